// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/json_events.h"

#include "solvers/core/formatted.h"
#include "solvers/core/plain_numbers.h"
#include "solvers/core/text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <new>
#include <optional>

namespace ks::json {

namespace {

std::string last_character(const std::string& token) {
    std::size_t at = token.empty() ? 0 : token.size() - 1;
    while (at > 0 && (static_cast<unsigned char>(token[at]) & 0xC0) == 0x80) // a byte within a character
        --at;
    return printable(std::string_view(token).substr(at));
}

/// Whether the text ends with a comma and a closing bracket: `[1, 2, ]`.
bool ends_after_comma(std::string_view text) {
    if (text.empty() || (text.back() != ']' && text.back() != '}'))
        return false;
    const std::size_t last = text.find_last_not_of(" \t\r\n", text.size() - 2);
    return text.size() > 1 && last != std::string_view::npos && text[last] == ',';
}

/// Whether the text begins with a word that other programs write for a value that is not a number.
bool is_not_a_number(std::string_view text) {
    return text.starts_with("NaN") || text.starts_with("Infinity");
}

/// Returns the error of a text in this program's words, because nlohmann's `message` names grammar rules.
/// `token` is the last token read. Its last character is in `text` at the position `last`.
Error syntax_error(std::string_view message, const std::string& token, std::string_view text,
                   std::size_t last) {
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
    } else if (ends_after_comma(text.substr(0, last + 1))) {
        error.what = "is not valid JSON: there is a comma after the last entry";
        error.todo = "remove the comma before this bracket";
    } else if (is_not_a_number(text.substr(std::min(last, text.size())))) {
        error.what = "is not valid JSON: NaN and Infinity are not numbers in JSON";
        error.todo = "write a number, or leave the entry out";
    } else {
        error.what = formatted("is not valid JSON: '{}' is not expected here", last_character(token));
        error.todo = "correct this place: a comma, quote or bracket may be missing before it";
    }
    return error;
}

/// Passes nlohmann's SAX events to a teller; a function that returns false stops the parser.
class Sax {
public:
    Sax(std::string_view text, Teller& teller, const std::stop_token& stop)
        : text_(text), teller_(teller), stop_(stop) {}

    bool null() { return scalar({.type = Node::Type::null}); }
    bool boolean(bool value) { return scalar({.type = Node::Type::boolean, .boolean = value}); }
    bool number_integer(std::int64_t value) {
        // This event is only for numbers with a minus sign, so 0 was written "-0", which is not an integer
        // here.
        return value == 0 ? number("-0") : teller_.integer(value);
    }
    bool number_unsigned(std::uint64_t value) {
        return value > INT64_MAX ? number(std::to_string(value))
                                 : teller_.integer(static_cast<std::int64_t>(value));
    }
    bool number_float(double, const std::string& written) { return number(written); }
    bool string(std::string& value) { return scalar({.type = Node::Type::string, .text = std::move(value)}); }
    bool binary(std::vector<std::uint8_t>&) { return false; } // does not occur in JSON text
    bool start_object(std::size_t) { return teller_.begin_object(); }
    bool start_array(std::size_t) { return teller_.begin_array(); }
    bool end_object() { return teller_.end_object(); }
    bool end_array() { return teller_.end_array(); }
    bool key(std::string& key) { return teller_.key(key); }
    bool parse_error(std::size_t position, const std::string& token,
                     const nlohmann::json::exception& exception) {
        if (stop_.stop_requested())
            return false; // the text seemed to end
        const std::size_t last_read = position == 0 ? 0 : position - 1;
        const Error error = syntax_error(exception.what(), token, text_, last_read);
        return teller_.fail(error.code, error.what, place_in(text_, last_read, teller_.document()),
                            error.todo);
    }

private:
    bool scalar(Node value) { return teller_.scalar(value); }
    bool number(const std::string& written) { return scalar({.type = Node::Type::number, .text = written}); }

    std::string_view text_;
    Teller& teller_;
    const std::stop_token& stop_;
};

/// Iterates over the characters of a text, which seems to end after a stop request.
class Characters {
public:
    using iterator_category = std::forward_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    Characters(const char* at, const char* end, const std::stop_token& stop)
        : at_(at), end_(end), stop_(&stop) {}

    reference operator*() const { return *at_; }
    Characters& operator++() {
        constexpr std::ptrdiff_t between_checks = 1 << 16; // about a millisecond
        ++at_;
        if ((end_ - at_) % between_checks == 0 && stop_->stop_requested())
            at_ = end_;
        return *this;
    }
    bool operator==(const Characters& other) const { return at_ == other.at_; }

private:
    const char* at_;
    const char* end_;
    const std::stop_token* stop_;
};

/// Returns the end of the string that begins with the quote at `at`: the index of its closing quote, or
/// `end`.
std::size_t end_of_string(std::string_view text, std::size_t at, std::size_t end) {
    for (++at; at < end && text[at] != '"'; ++at)
        at += text[at] == '\\' ? 1 : 0;
    return std::min(at, end);
}

/// Returns whether a string of more than `most` bytes is likely: a long part of the text has no quotation
/// mark. It reads few characters of an ordinary text.
bool may_have_long_string(std::string_view text, std::size_t most) {
    const std::size_t part = std::max<std::size_t>(most / 2, 1);
    for (std::size_t from = 0; from + part <= text.size(); from += part) {
        std::size_t quote = text.find('"', from);
        while (quote < from + part && quote > 0 && text[quote - 1] == '\\') // it may belong to a string
            quote = text.find('"', quote + 1);
        if (quote >= from + part)
            return true;
    }
    return false;
}

/// Returns the beginning of the first string of more than `most` bytes.
std::optional<std::size_t> long_string(std::string_view text, std::size_t most) {
    if (text.size() <= most || !may_have_long_string(text, most))
        return std::nullopt;
    for (std::size_t at = text.find('"'); at != std::string_view::npos; at = text.find('"', at)) {
        const std::size_t end = end_of_string(text, at, at + 1 + std::min(text.size() - at - 1, most + 1));
        if (end - at - 1 > most)
            return at;
        at = std::min(end + 1, text.size());
    }
    return std::nullopt;
}

/// Rejects a text that would take too much memory, before any of it is parsed.
Result<void> check_sizes(std::string_view text, const std::string& name, const Limits& limits) {
    if (text.size() > max_bytes)
        return Error{.code = ErrorCode::limit,
                     .what = formatted("is larger than {} bytes", max_bytes),
                     .where = name,
                     .todo = "use a smaller file"};
    if (const auto at = long_string(text, limits.string_bytes))
        return Error{.code = ErrorCode::limit,
                     .what = formatted("the text in quotes is longer than {} bytes", limits.string_bytes),
                     .where = place_in(text, *at, name),
                     .todo = "shorten it"};
    return {};
}

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

Teller::Teller(Listener& listener, std::string document, const Limits& limits)
    : listener_(listener), document_(std::move(document)), limits_(limits) {
    listener_.teller_ = this;
}

bool Teller::key(const std::string& key) {
    Open& object = open_[depth_ - 1];
    const bool repeated = !object.keys.add(key);
    object.key = key;
    if (repeated)
        return fail(ErrorCode::input, "the key appears twice in this object", place(), "keep one of the two");
    return listener_.key(key);
}

/// Called before every value.
bool Teller::next() {
    if (++values_ > limits_.values)
        return fail(ErrorCode::limit, formatted("holds more than {} values", limits_.values), document_,
                    "use a smaller file");
    if (depth_ > 0)
        ++open_[depth_ - 1].elements;
    return true;
}

/// Called before every value that is not an object or an array.
bool Teller::plain() {
    if (depth_ == 0 || !open_[depth_ - 1].object || ++open_[depth_ - 1].plain <= limits_.plain_members)
        return true;
    --depth_; // the place of the object itself
    return fail(ErrorCode::limit,
                formatted("has more than {} numbers and texts as members", limits_.plain_members), place(),
                "write a list instead: [...]");
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
    opened.plain = 0;
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

/// Returns the path of the open objects' keys and the open arrays' last indices.
std::string Teller::pointer() const {
    std::string text;
    for (std::size_t i = 0; i < depth_; ++i)
        text += open_[i].object ? pointer_token(open_[i].key) : formatted("/{}", open_[i].elements - 1);
    return text;
}

Result<void> tell(std::string_view text, const std::string& name, Listener& listener, const Limits& limits,
                  const std::stop_token& stop) {
    KS_CHECK(check_sizes(text, name, limits));
    // nlohmann's parser accepts a byte order mark, and treats a NUL byte as the end of the text.
    if (const std::size_t nul = text.find('\0'); nul != std::string_view::npos)
        return Error{.code = ErrorCode::input,
                     .what = "holds a NUL byte, so the file is damaged or no text",
                     .where = place_in(text, nul, name)};
    Teller teller(listener, name, limits);
    Sax sax(text, teller, stop);
    const PlainNumbers plain;
    const char* const end = text.data() + text.size();
    try {
        const bool whole =
            nlohmann::json::sax_parse(Characters(text.data(), end, stop), Characters(end, end, stop), &sax);
        if (stop.stop_requested())
            return Error{.code = ErrorCode::cancelled, .what = "cancelled"};
        if (whole)
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
    Teller teller(listener, "", {});
    if (tell_node(at.node(), teller))
        return {};
    return listener.error.code == ErrorCode::cancelled ? listener.error : at.below(listener.error);
}

} // namespace ks::json
