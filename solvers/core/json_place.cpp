// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/json_place.h"

#include "solvers/core/json_tree.h"
#include "solvers/core/text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>

namespace ks::json {

namespace {

constexpr std::string_view blanks = " \t\r\n";

/// Passes over the values of a text that was read before, at least up to the value that is looked for.
class Scanner {
public:
    explicit Scanner(std::string_view text) : text_(text), at_(text.size() - without_mark(text).size()) {}

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
    void skip_blanks() { at_ = std::min(text_.find_first_not_of(blanks, at_), text_.size()); }

    /// Passes over one more element of an object or a list. False: it has ended.
    bool skip_comma() {
        skip_blanks();
        if (next() != ',')
            return false;
        ++at_;
        skip_blanks();
        return true;
    }

    /// The text of a string with its quotation marks.
    std::string_view take_string() {
        const std::size_t begin = at_;
        for (++at_; at_ < text_.size() && text_[at_] != '"'; ++at_)
            at_ += text_[at_] == '\\' ? 1 : 0;
        at_ = std::min(at_ + 1, text_.size());
        return text_.substr(begin, at_ - begin);
    }

    void skip_value() {
        std::size_t depth = 0;
        do {
            skip_blanks();
            const char c = next();
            if (c == '"') {
                take_string();
            } else if (c == '{' || c == '[') {
                ++depth;
                ++at_;
            } else if (c == '}' || c == ']') {
                if (depth == 0)
                    return; // the value is missing
                --depth;
                ++at_;
            } else if (c == ',' || c == ':') {
                ++at_;
            } else {
                at_ = std::min(text_.find_first_of(" \t\r\n,:{}[]\"", at_), text_.size());
            }
        } while (depth > 0 && at_ < text_.size());
    }

    bool enter_member(std::string_view token) {
        ++at_;
        skip_blanks();
        std::optional<std::size_t> found;
        while (next() == '"') {
            const auto key = nlohmann::json::parse(take_string(), nullptr, false);
            skip_blanks();
            if (next() != ':')
                break;
            ++at_;
            skip_blanks();
            if (key.is_string() && pointer_token(key.get<std::string>()) == token)
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
};

} // namespace

std::optional<std::size_t> find_value(std::string_view text, std::string_view pointer) {
    return Scanner(text).find(pointer);
}

Error with_line(Error error, std::string_view text, const std::string& name) {
    const std::string_view where = error.where;
    if (!where.starts_with(name + " /"))
        return error;
    const std::string pointer(where.substr(name.size() + 1));
    if (const auto at = find_value(text, pointer))
        error.where = join_place(place_in(text, *at, name), pointer);
    return error;
}

} // namespace ks::json
