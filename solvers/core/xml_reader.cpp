// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/xml_reader.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <utility>

namespace ks {

namespace {

constexpr std::string_view blanks = " \t\r\n";

std::string_view without_prefix(std::string_view name) {
    const std::size_t colon = name.find(':');
    return colon == std::string_view::npos ? name : name.substr(colon + 1);
}

void append_utf8(std::string& text, std::uint32_t code) {
    if (code < 0x80) {
        text += static_cast<char>(code);
    } else if (code < 0x800) {
        text += static_cast<char>(0xC0 | code >> 6);
        text += static_cast<char>(0x80 | (code & 0x3F));
    } else if (code < 0x10000) {
        text += static_cast<char>(0xE0 | code >> 12);
        text += static_cast<char>(0x80 | (code >> 6 & 0x3F));
        text += static_cast<char>(0x80 | (code & 0x3F));
    } else if (code < 0x110000) {
        text += static_cast<char>(0xF0 | code >> 18);
        text += static_cast<char>(0x80 | (code >> 12 & 0x3F));
        text += static_cast<char>(0x80 | (code >> 6 & 0x3F));
        text += static_cast<char>(0x80 | (code & 0x3F));
    }
}

/// Appends what `&name;` means; one that is not known stays as it is.
void append_reference(std::string& text, std::string_view name) {
    constexpr std::array<std::pair<std::string_view, char>, 5> named{
        {{"amp", '&'}, {"lt", '<'}, {"gt", '>'}, {"quot", '"'}, {"apos", '\''}}};
    for (const auto& [known, letter] : named)
        if (name == known) {
            text += letter;
            return;
        }
    if (name.starts_with('#')) {
        const bool hex = name.size() > 1 && (name[1] == 'x' || name[1] == 'X');
        const std::string_view number = name.substr(hex ? 2 : 1);
        std::uint32_t code = 0;
        if (std::from_chars(number.data(), number.data() + number.size(), code, hex ? 16 : 10).ec ==
            std::errc())
            return append_utf8(text, code);
    }
    text += '&';
    text += name;
    text += ';';
}

std::string resolved(std::string_view raw) {
    constexpr std::size_t longest = 12;
    std::string text;
    while (!raw.empty()) {
        const std::size_t mark = std::min(raw.find('&'), raw.size());
        text += raw.substr(0, mark);
        raw.remove_prefix(mark);
        if (raw.empty())
            break;
        const std::size_t end = raw.substr(0, longest).find(';');
        if (end == std::string_view::npos) {
            text += '&';
            raw.remove_prefix(1);
            continue;
        }
        append_reference(text, raw.substr(1, end - 1));
        raw.remove_prefix(end + 1);
    }
    return text;
}

} // namespace

std::string XmlReader::attribute(std::string_view name) const {
    for (const auto& [key, value] : attributes_)
        if (without_prefix(key) == name)
            return resolved(value);
    return {};
}

XmlReader::Token XmlReader::fail() {
    text_ = {};
    broken_ = true;
    return Token::done;
}

/// Passes over what begins so, as a comment. False: something else is next.
bool XmlReader::skip(std::string_view opening, std::string_view closing) {
    if (!text_.starts_with(opening))
        return false;
    const std::size_t end = text_.find(closing, opening.size());
    broken_ = broken_ || end == std::string_view::npos;
    text_.remove_prefix(broken_ ? text_.size() : end + closing.size());
    return true;
}

XmlReader::Token XmlReader::next() {
    if (std::exchange(ends_itself_, false))
        return Token::end;
    while (!text_.empty()) {
        if (text_.front() != '<') {
            const std::size_t end = std::min(text_.find('<'), text_.size());
            said_ = resolved(text_.substr(0, end));
            text_.remove_prefix(end);
            return Token::text;
        }
        constexpr std::string_view cdata = "<![CDATA[";
        if (text_.starts_with(cdata)) {
            const std::size_t end = text_.find("]]>");
            if (end == std::string_view::npos)
                return fail();
            said_ = text_.substr(cdata.size(), end - cdata.size());
            text_.remove_prefix(end + 3);
            return Token::text;
        }
        if (skip("<!--", "-->") || skip("<?", "?>"))
            continue;
        return text_.starts_with("<!") ? fail() : read_tag();
    }
    return Token::done;
}

XmlReader::Token XmlReader::read_tag() {
    const bool closes = text_.starts_with("</");
    text_.remove_prefix(closes ? 2 : 1);
    const std::size_t length = std::min(text_.find_first_of(" \t\r\n/>"), text_.size());
    name_ = without_prefix(text_.substr(0, length));
    text_.remove_prefix(length);
    attributes_.clear();
    for (;;) {
        text_.remove_prefix(std::min(text_.find_first_not_of(blanks), text_.size()));
        if (text_.starts_with('>') || text_.starts_with("/>"))
            break;
        const std::size_t equals = text_.find('=');
        if (equals == std::string_view::npos)
            return fail();
        const std::string_view key = text_.substr(0, text_.substr(0, equals).find_last_not_of(blanks) + 1);
        text_.remove_prefix(equals + 1);
        text_.remove_prefix(std::min(text_.find_first_not_of(blanks), text_.size()));
        const std::size_t end = text_.starts_with('"') || text_.starts_with('\'')
                                    ? text_.find(text_.front(), 1)
                                    : std::string_view::npos;
        if (end == std::string_view::npos)
            return fail();
        attributes_.emplace_back(key, text_.substr(1, end - 1));
        text_.remove_prefix(end + 1);
    }
    ends_itself_ = !closes && text_.front() == '/';
    text_.remove_prefix(ends_itself_ ? 2 : 1);
    return closes ? Token::end : Token::begin;
}

} // namespace ks
