// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace ks {

/// Reads XML tag by tag through libexpat, as far as the files of spreadsheets need it. A text that is not
/// well-formed ends it, and so does a document type, so that no entity can grow. Without that library no text
/// can be read.
class XmlReader {
public:
    enum class Token { begin, end, text, done };

    /// `text` must outlive the reader. An empty text is done.
    explicit XmlReader(std::string_view text);
    XmlReader(XmlReader&&) noexcept;
    ~XmlReader();

    static bool available();

    /// The next tag or text. `<a/>` is a begin and an end; a text may come in several parts.
    Token next();
    /// Of a tag: its name without the prefix, "row" of `x:row`.
    std::string_view name() const;
    /// Of a begin: the attribute of this name without its prefix; empty: there is none.
    std::string attribute(std::string_view name) const;
    /// Of a text: the text with its references resolved.
    const std::string& text() const;
    /// Whether the text is not well-formed, has a document type, or has tags too deep in each other.
    bool broken() const;

private:
    struct Parser;
    std::unique_ptr<Parser> parser_;
};

} // namespace ks
