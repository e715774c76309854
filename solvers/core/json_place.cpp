// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/json_place.h"
#include "solvers/core/letters.h"

#include "solvers/core/json_tree.h"
#include "solvers/core/text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <iterator>

namespace ks::json {

namespace {

bool ends_word(char c) {
    return c == ',' || c == ':' || c == '{' || c == '}' || c == '[' || c == ']' || c == '"' || c == ' ' ||
           c == '\t' || c == '\r' || c == '\n';
}

/// Returns whether a key, written with its quotation marks, equals this reference token of a JSON Pointer.
bool is_token(std::string_view written, std::string_view token) {
    const auto plain = [](char c) { return c > ' ' && c < '\x7f' && c != '\\' && c != '/' && c != '~'; };
    constexpr std::size_t never_cut = 60; // pointer_token shortens long keys
    const std::string_view inner =
        written.substr(1, written.size() - std::min<std::size_t>(written.size(), 2));
    if (inner.size() < never_cut && std::ranges::all_of(inner, plain))
        return token.substr(1) == inner;
    const auto key = nlohmann::json::parse(written, nullptr, false);
    return key.is_string() && pointer_token(key.get<std::string>()) == token;
}

/// Skips values of a text that was parsed before, at least up to the value that is searched.
class Scanner {
public:
    Scanner(std::string_view text, const std::stop_token& stop)
        : text_(text), at_(text.size() - without_mark(text).size()), stop_(stop) {}

    std::optional<std::size_t> find(std::string_view pointer) {
        skip_blanks();
        while (!pointer.empty()) {
            const std::size_t end = std::min(pointer.find('/', 1), pointer.size());
            if (!(next() == '{' ? enter_member(pointer.substr(0, end))
                                : next() == '[' && enter_element(pointer.substr(1, end - 1))))
                return std::nullopt;
            pointer.remove_prefix(end);
        }
        return at_ < text_.size() ? std::optional(at_) : std::nullopt;
    }

private:
    char next() const { return at_ < text_.size() ? text_[at_] : '\0'; }
    void skip_blanks() {
        at_ = std::min(text_.find_first_not_of(white_space, at_), text_.size());
        check_stop();
    }

    /// After a stop request the text seems to end.
    void check_stop() {
        constexpr std::size_t between_checks = 1 << 14;
        if (++steps_ % between_checks == 0 && stop_.stop_requested())
            at_ = text_.size();
    }

    /// Skips to the next element of an object or a list. Returns false at its end.
    bool skip_comma() {
        skip_blanks();
        if (next() != ',')
            return false;
        ++at_;
        skip_blanks();
        return true;
    }

    /// Returns the text of a string with its quotation marks.
    std::string_view take_string() {
        const std::size_t begin = at_;
        for (++at_; at_ < text_.size() && text_[at_] != '"'; ++at_)
            at_ += text_[at_] == '\\' ? 1 : 0;
        at_ = std::min(at_ + 1, text_.size());
        return text_.substr(begin, at_ - begin);
    }

    /// Returns the key of a member with its quotation marks and skips the colon. Returns an empty text if the
    /// colon is missing.
    std::string_view take_key() {
        const std::string_view key = take_string();
        skip_blanks();
        if (next() != ':')
            return {};
        ++at_;
        skip_blanks();
        return key;
    }

    void skip_value() {
        const char c = next();
        if (c == '"') {
            take_string();
        } else if (c == '{' || c == '[') {
            skip_brackets();
        } else if (c == ',' || c == ':') {
            ++at_;
        } else { // a closing bracket: the value is missing
            while (at_ < text_.size() && !ends_word(text_[at_]))
                ++at_;
        }
    }

    /// Skips an object or an array, of which only brackets and strings are read.
    void skip_brackets() {
        std::size_t depth = 0;
        do {
            const char c = text_[at_];
            if (c == '"') {
                take_string();
                check_stop();
                continue;
            }
            depth += c == '{' || c == '[' ? 1 : 0;
            depth -= c == '}' || c == ']' ? 1 : 0;
            ++at_;
        } while (depth > 0 && at_ < text_.size());
    }

    bool enter_member(std::string_view token) {
        ++at_;
        skip_blanks();
        std::optional<std::size_t> found;
        while (next() == '"') {
            const std::string_view key = take_key();
            if (key.empty())
                break;
            if (is_token(key, token))
                found = at_;
            skip_value();
            if (!skip_comma())
                break;
        }
        at_ = found.value_or(text_.size());
        return found.has_value();
    }

    bool enter_element(std::string_view word) {
        std::size_t index = 0;
        if (std::from_chars(word.data(), word.data() + word.size(), index).ec != std::errc())
            return false;
        ++at_;
        skip_blanks();
        for (std::size_t i = 0; i < index; ++i) {
            skip_value();
            if (!skip_comma())
                return false;
        }
        return true;
    }

    std::string_view text_;
    std::size_t at_;
    const std::stop_token& stop_;
    std::size_t steps_ = 0;
};

} // namespace

std::optional<std::size_t> find_value(std::string_view text, std::string_view pointer,
                                      const std::stop_token& stop) {
    return Scanner(text, stop).find(pointer);
}

Error with_line(Error error, std::string_view text, const std::string& name, const std::stop_token& stop) {
    const std::string_view where = error.where;
    if (!where.starts_with(name + " /"))
        return error;
    const std::string pointer(where.substr(name.size() + 1));
    if (const auto at = find_value(text, pointer, stop))
        error.where = join_place(place_in(text, *at, name), pointer);
    return error;
}

} // namespace ks::json
