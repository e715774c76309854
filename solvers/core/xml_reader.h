// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ks {

/// Reads XML tag by tag, as far as the files of spreadsheets need it. It knows no document types, so no
/// entity can grow. A text that is not well-formed ends it.
class XmlReader {
public:
    enum class Token { begin, end, text, done };

    explicit XmlReader(std::string_view text) : text_(text) {}

    /// The next tag or text. `<a/>` is a begin and an end.
    Token next();
    /// Of a tag: its name without the prefix, "row" of `x:row`.
    std::string_view name() const { return name_; }
    /// Of a begin: the attribute of this name without its prefix; empty: there is none.
    std::string attribute(std::string_view name) const;
    /// Of a text: the text with its references resolved.
    const std::string& text() const { return said_; }
    /// Whether the text ended in the middle of something.
    bool broken() const { return broken_; }

private:
    Token fail();
    bool skip(std::string_view opening, std::string_view closing);
    Token read_tag();

    std::string_view text_, name_;
    std::vector<std::pair<std::string_view, std::string_view>> attributes_;
    std::string said_;
    bool ends_itself_ = false, broken_ = false;
};

} // namespace ks
