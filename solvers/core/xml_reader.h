// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <stop_token>
#include <string>
#include <string_view>

namespace ks {

/// Reads XML tag by tag through libexpat, to the extent that spreadsheet files need. A text that is not
/// well-formed ends the reading, and so does a document type, so that entities cannot expand. Without that
/// library no text can be read.
class XmlReader {
public:
    enum class Token { begin, end, text, done };

    /// `text` must outlive the reader. An empty text is done. A stop request ends it like broken XML.
    explicit XmlReader(std::string_view text, std::stop_token stop = {});
    XmlReader(XmlReader&&) noexcept;
    ~XmlReader();

    static bool available();

    /// Returns the next tag or text. `<a/>` is a begin and an end; a text may come in several parts.
    Token next();
    /// For a tag: returns its name without the prefix, "row" for `x:row`.
    std::string_view name() const;
    /// For a begin: returns the attribute with this name without its prefix; empty: there is none.
    std::string attribute(std::string_view name) const;
    /// For a text: returns the text with its references resolved.
    const std::string& text() const;
    /// Returns whether the text is not well-formed, has a document type, or has too deeply nested tags.
    bool broken() const;

private:
    struct Parser;
    std::unique_ptr<Parser> parser_;
};

} // namespace ks
