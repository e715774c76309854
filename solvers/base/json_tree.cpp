// SPDX-License-Identifier: Apache-2.0
#include "solvers/base/json_tree.h"

#include "solvers/base/text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <new>
#include <unordered_set>

namespace ks::json {

namespace {

/// nlohmann's "[json.exception...] parse error at line 1, column 2: syntax error while ..." without its
/// beginning.
std::string reason_of(std::string_view message) {
    const std::size_t column = message.find("column ");
    const std::size_t from =
        column == std::string_view::npos ? message.find("] ") : message.find(": ", column);
    return printable(from == std::string_view::npos ? message : message.substr(from + 2), 200);
}

/// An array or object that is still open.
struct Open {
    Node* node;
    std::string key;                      ///< object: of the member being read
    std::unordered_set<std::string> seen; ///< object: its keys, once there are many
};

/// Builds the tree from nlohmann's SAX events; a false return stops the parser with `error` set.
class Builder {
public:
    Builder(std::string_view text, const std::string& name, std::size_t most_values)
        : text_(text), name_(name), most_values_(most_values) {}

    bool null() { return add(Node::Type::null) != nullptr; }
    bool boolean(bool value) {
        Node* node = add(Node::Type::boolean);
        return node && (node->boolean = value, true);
    }
    bool number_integer(std::int64_t value) {
        // This event is for numbers with a minus sign, so 0 was written "-0": not a whole number here.
        return value == 0 ? number_text("-0") : integer(value);
    }
    bool number_unsigned(std::uint64_t value) {
        return value > INT64_MAX ? number_text(std::to_string(value))
                                 : integer(static_cast<std::int64_t>(value));
    }
    bool number_float(double, const std::string& written) { return number_text(written); }
    bool string(std::string& value) {
        Node* node = add(Node::Type::string);
        return node && (node->text = std::move(value), true);
    }
    bool binary(std::vector<std::uint8_t>&) { return false; } // JSON text has none
    bool start_object(std::size_t) { return open(Node::Type::object); }
    bool start_array(std::size_t) { return open(Node::Type::array); }
    bool end_object() { return close(); }
    bool end_array() { return close(); }
    bool key(std::string& key);
    bool parse_error(std::size_t position, const std::string&, const nlohmann::json::exception& exception) {
        const std::size_t last_read = position == 0 ? 0 : position - 1;
        return fail(ErrorCode::input, "is not valid JSON: " + reason_of(exception.what()),
                    place_in(text_, last_read, name_));
    }

    Node root;
    Error error;

private:
    Node* add(Node::Type type);
    bool open(Node::Type type);
    bool close() {
        open_.pop_back();
        return true;
    }
    bool integer(std::int64_t value) {
        Node* node = add(Node::Type::integer);
        return node && (node->integer = value, true);
    }
    bool number_text(const std::string& written) {
        Node* node = add(Node::Type::number);
        return node && (node->text = written, true);
    }
    bool fail(ErrorCode code, std::string what, std::string where, std::string todo = "") {
        error = {code, std::move(what), std::move(where), std::move(todo)};
        return false;
    }
    std::string pointer() const;

    std::string_view text_;
    const std::string& name_;
    std::vector<Open> open_;
    std::size_t most_values_;
    std::size_t values_ = 0;
};

bool Builder::key(std::string& key) {
    Open& object = open_.back();
    const auto& members = object.node->members;
    constexpr std::size_t few = 16; // a set pays off only beyond that
    bool repeated = false;
    if (members.size() < few) {
        repeated = std::ranges::any_of(members, [&](const auto& member) { return member.key == key; });
    } else {
        if (object.seen.empty())
            for (const auto& member : members)
                object.seen.insert(member.key);
        repeated = !object.seen.insert(key).second;
    }
    object.key = std::move(key);
    return !repeated || fail(ErrorCode::input, "the key appears twice in this object",
                             join_place(name_, pointer()), "keep one of the two");
}

Node* Builder::add(Node::Type type) {
    if (++values_ > most_values_) {
        fail(ErrorCode::limit, "holds more than " + std::to_string(most_values_) + " values", name_,
             "use a smaller file");
        return nullptr;
    }
    Node* node = &root;
    if (!open_.empty()) {
        Open& parent = open_.back();
        node = parent.node->type == Node::Type::array
                   ? &parent.node->items.emplace_back()
                   : &parent.node->members.emplace_back(Node::Member{parent.key, {}}).value;
    }
    node->type = type;
    return node;
}

bool Builder::open(Node::Type type) {
    Node* node = add(type);
    if (!node)
        return false;
    if (open_.size() == max_depth)
        return fail(ErrorCode::input, "is nested deeper than " + std::to_string(max_depth) + " levels",
                    join_place(name_, printable(pointer(), 160)), "use a flatter file");
    // An open node keeps its address: its parent's vector grows only when it is closed.
    open_.push_back({node, {}, {}});
    return true;
}

/// Where the parser is: the open objects' keys and the open arrays' last indices.
std::string Builder::pointer() const {
    std::string text;
    for (const Open& open : open_)
        text += open.node->type == Node::Type::object ? pointer_token(open.key)
                                                      : "/" + std::to_string(open.node->items.size() - 1);
    return text;
}

} // namespace

const Node* Node::find(std::string_view key) const {
    const auto at = std::ranges::find_if(members, [&](const auto& member) { return member.key == key; });
    return at == members.end() ? nullptr : &at->value;
}

Result<Node> parse(std::string_view text, const std::string& name, std::size_t most_values) {
    if (text.size() > max_bytes)
        return Error{ErrorCode::limit, "is larger than " + std::to_string(max_bytes) + " bytes", name,
                     "use a smaller file"};
    Builder builder(text, name, most_values);
    try {
        if (nlohmann::json::sax_parse(text.data(), text.data() + text.size(), &builder))
            return std::move(builder.root);
    } catch (const std::bad_alloc&) {
        return Error{ErrorCode::limit, "does not fit into memory", name, "use a smaller file"};
    }
    return builder.error;
}

void append_quoted(std::string& json, std::string_view text) {
    json += '"';
    for (const char c : text) {
        const auto code = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\')
            (json += '\\') += c;
        else if (c == '\n')
            json += "\\n";
        else if (c == '\t')
            json += "\\t";
        else if (code < 0x20)
            ((json += "\\u00") += "0123456789abcdef"[code >> 4]) += "0123456789abcdef"[code & 15];
        else
            json += c;
    }
    json += '"';
}

std::string pointer_token(std::string_view key) {
    std::string token = "/";
    for (const char c : printable(key))
        token += c == '~' ? "~0" : c == '/' ? "~1" : std::string(1, c);
    return token;
}

std::string join_place(std::string_view document, std::string_view pointer) {
    std::string place(document);
    if (!document.empty() && !pointer.empty())
        place += ' ';
    return place += pointer;
}

} // namespace ks::json
