// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/json_tree.h"

#include "solvers/core/json_events.h"
#include "solvers/core/text.h"

#include <algorithm>

namespace ks::json {

namespace {

/// Builds the tree of a document while the document is parsed.
class Builder : public Listener {
public:
    bool scalar(Node& value) override {
        add() = std::move(value);
        return true;
    }
    bool integer(std::int64_t value) override {
        Node& node = add();
        node.type = Node::Type::integer;
        node.integer = value;
        return true;
    }
    bool begin_object() override { return open(Node::Type::object); }
    bool begin_array() override { return open(Node::Type::array); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool key(const std::string& key) override {
        key_ = key;
        return true;
    }

    Node root;

private:
    Node& add() {
        if (open_.empty())
            return root;
        Node& parent = *open_.back();
        return parent.type == Node::Type::array
                   ? parent.items.emplace_back()
                   : parent.members.emplace_back(Node::Member{.key = key_}).value;
    }
    bool open(Node::Type type) {
        Node& node = add();
        node.type = type;
        // An open node keeps its address: its parent's vector grows only when it is closed.
        open_.push_back(&node);
        return true;
    }
    bool close() {
        open_.pop_back();
        return true;
    }

    std::vector<Node*> open_;
    std::string key_; ///< key of the next member
};

} // namespace

const Node* Node::find(std::string_view key) const {
    const auto at = std::ranges::find_if(members, [&](const auto& member) { return member.key == key; });
    return at == members.end() ? nullptr : &at->value;
}

Result<Node> parse(std::string_view text, const std::string& name, const Limits& limits,
                   const std::stop_token& stop) {
    Builder builder;
    KS_CHECK(tell(text, name, builder, limits, stop));
    return std::move(builder.root);
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
