// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/json_events.h"

#include "solvers/core/formatted.h"
#include "solvers/core/plain_numbers.h"
#include "solvers/core/text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <new>

namespace ks::json {

namespace {

std::string last_character(const std::string& token) {
    std::size_t at = token.empty() ? 0 : token.size() - 1;
    while (at > 0 && (static_cast<unsigned char>(token[at]) & 0xC0) == 0x80) // a byte within a character
        --at;
    return printable(std::string_view(token).substr(at));
}

/// What is wrong with a text, in the program's own words: nlohmann's `message` names the rules of a grammar.
/// `token` is what was read last.
Error syntax_error(std::string_view message, const std::string& token) {
    const auto about = [message](std::string_view words) {
        return message.find(words) != std::string_view::npos;
    };
    Error error{.code = ErrorCode::input};
    if (about("unexpected end of input") || about("missing closing quote")) {
        error.what = "is not valid JSON: the text ends before it is complete";
        error.todo = "the file may have been cut off: copy or save it again";
    } else if (about("ill-formed UTF-8")) {
        error.what = "is not valid JSON: this character is not in UTF-8";
        error.todo = "save the file as UTF-8";
    } else if (about("control character")) {
        error.what = "is not valid JSON: a line break or another control character is inside quotes";
        error.todo = "end the text with a quote on the same line";
    } else if (about("number overflow")) {
        error.what = formatted("the number {} is too large", printable(token, 40));
        error.todo = "write a number up to 9223372036854775807";
    } else {
        error.what = formatted("is not valid JSON: '{}' is not expected here", last_character(token));
        error.todo = "correct this place: a comma, quote or bracket may be missing before it";
    }
    return error;
}

/// Passes nlohmann's SAX events on to a teller; a function that returns false stops the parser.
class Sax {
public:
    Sax(std::string_view text, Teller& teller) : text_(text), teller_(teller) {}

    bool null() { return scalar({.type = Node::Type::null}); }
    bool boolean(bool value) { return scalar({.type = Node::Type::boolean, .boolean = value}); }
    bool number_integer(std::int64_t value) {
        // This event is for numbers with a minus sign, so 0 was written "-0": not a whole number here.
        return value == 0 ? number("-0") : teller_.integer(value);
    }
    bool number_unsigned(std::uint64_t value) {
        return value > INT64_MAX ? number(std::to_string(value))
                                 : teller_.integer(static_cast<std::int64_t>(value));
    }
    bool number_float(double, const std::string& written) { return number(written); }
    bool string(std::string& value) { return scalar({.type = Node::Type::string, .text = std::move(value)}); }
    bool binary(std::vector<std::uint8_t>&) { return false; } // JSON text has none
    bool start_object(std::size_t) { return teller_.begin_object(); }
    bool start_array(std::size_t) { return teller_.begin_array(); }
    bool end_object() { return teller_.end_object(); }
    bool end_array() { return teller_.end_array(); }
    bool key(std::string& key) { return teller_.key(key); }
    bool parse_error(std::size_t position, const std::string& token,
                     const nlohmann::json::exception& exception) {
        const std::size_t last_read = position == 0 ? 0 : position - 1;
        const Error error = syntax_error(exception.what(), token);
        return teller_.fail(error.code, error.what, place_in(text_, last_read, teller_.document()),
                            error.todo);
    }

private:
    bool scalar(Node value) { return teller_.scalar(value); }
    bool number(const std::string& written) { return scalar({.type = Node::Type::number, .text = written}); }

    std::string_view text_;
    Teller& teller_;
};

bool tell_node(const Node& node, Teller& teller) {
    switch (node.type) {
    case Node::Type::integer:
        return teller.integer(node.integer);
    case Node::Type::array:
        return teller.begin_array() &&
               std::ranges::all_of(node.items, [&](const Node& item) { return tell_node(item, teller); }) &&
               teller.end_array();
    case Node::Type::object:
        return teller.begin_object() &&
               std::ranges::all_of(node.members,
                                   [&](const auto& member) {
                                       return teller.key(member.key) && tell_node(member.value, teller);
                                   }) &&
               teller.end_object();
    default: {
        Node copy = node;
        return teller.scalar(copy);
    }
    }
}

} // namespace

std::string Listener::place() const {
    return teller_->place();
}

Teller::Teller(Listener& listener, std::string document, std::size_t most_values)
    : listener_(listener), document_(std::move(document)), most_values_(most_values) {
    listener_.teller_ = this;
}

bool Teller::key(const std::string& key) {
    Open& object = open_[depth_ - 1];
    constexpr std::size_t few = 16; // a set pays off only beyond that
    bool repeated = false;
    if (object.keys.size() < few) {
        repeated = std::ranges::find(object.keys, key) != object.keys.end();
        object.keys.push_back(key);
    } else {
        if (object.many.empty())
            object.many.insert(object.keys.begin(), object.keys.end());
        repeated = !object.many.insert(key).second;
    }
    object.key = key;
    if (repeated)
        return fail(ErrorCode::input, "the key appears twice in this object", place(), "keep one of the two");
    return listener_.key(key);
}

/// Called before every value.
bool Teller::next() {
    if (++values_ > most_values_)
        return fail(ErrorCode::limit, formatted("holds more than {} values", most_values_), document_,
                    "use a smaller file");
    if (depth_ > 0)
        ++open_[depth_ - 1].elements;
    return true;
}

bool Teller::open(bool object) {
    if (depth_ == max_depth)
        return fail(ErrorCode::input, formatted("is nested deeper than {} levels", max_depth),
                    join_place(document_, printable(pointer(), 160)), "use a flatter file");
    if (depth_ == open_.size())
        open_.emplace_back();
    Open& opened = open_[depth_++];
    opened.object = object;
    opened.keys.clear();
    opened.many.clear();
    opened.elements = 0;
    return true;
}

bool Teller::fail(ErrorCode code, Sentence what, std::string where, Sentence todo) {
    listener_.error = {
        .code = code, .what = std::move(what), .where = std::move(where), .todo = std::move(todo)};
    return false;
}

std::string Teller::place() const {
    return join_place(document_, pointer());
}

/// The open objects' keys and the open arrays' last indices.
std::string Teller::pointer() const {
    std::string text;
    for (std::size_t i = 0; i < depth_; ++i)
        text += open_[i].object ? pointer_token(open_[i].key) : formatted("/{}", open_[i].elements - 1);
    return text;
}

Result<void> tell(std::string_view text, const std::string& name, Listener& listener,
                  std::size_t most_values) {
    if (text.size() > max_bytes)
        return Error{.code = ErrorCode::limit,
                     .what = formatted("is larger than {} bytes", max_bytes),
                     .where = name,
                     .todo = "use a smaller file"};
    // nlohmann's parser accepts a byte order mark, takes a NUL byte for the end of the text and would not
    // read what follows it.
    if (const std::size_t nul = text.find('\0'); nul != std::string_view::npos)
        return Error{.code = ErrorCode::input,
                     .what = "holds a NUL byte, so the file is damaged or no text",
                     .where = place_in(text, nul, name)};
    Teller teller(listener, name, most_values);
    Sax sax(text, teller);
    const PlainNumbers plain;
    try {
        if (nlohmann::json::sax_parse(text.data(), text.data() + text.size(), &sax))
            return {};
    } catch (const std::bad_alloc&) {
        return Error{.code = ErrorCode::limit,
                     .what = "does not fit into memory",
                     .where = name,
                     .todo = "use a smaller file"};
    }
    return listener.error;
}

Result<void> tell(const Cursor& at, Listener& listener) {
    Teller teller(listener, "", max_values);
    if (tell_node(at.node(), teller))
        return {};
    return listener.error.code == ErrorCode::cancelled ? listener.error : at.below(listener.error);
}

} // namespace ks::json
