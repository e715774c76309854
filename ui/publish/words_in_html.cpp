// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/publish/words_in_html.h"

#include "solvers/core/formatted.h"
#include "ui/widgets/markdown.h"
#include "visual/svg/svg_text.h"

#include <QMimeDatabase>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextFrame>
#include <QTextList>
#include <QTextTable>
#include <QUrl>

#include <algorithm>
#include <vector>

namespace ks::ui {
namespace {

std::string escaped(const QString& text) {
    return visual::escaped_for_xml(text.toStdString());
}

/// Walks through a document as parsed by Qt. Each block has properties with its type, so tags of lists and
/// code, which contain several blocks, are opened and closed between blocks.
class HtmlWalk {
public:
    explicit HtmlWalk(const QString& folder) : folder_(folder) {}

    void frame(const QTextFrame& frame) {
        for (auto part = frame.begin(); !part.atEnd(); ++part)
            if (const auto* table = qobject_cast<QTextTable*>(part.currentFrame()))
                add_table(*table);
            else if (part.currentFrame())
                this->frame(*part.currentFrame());
            else
                block(part.currentBlock());
        leave_lists(0);
        leave_code();
    }

    std::string take() { return std::move(html_); }

private:
    void block(const QTextBlock& block) {
        const QTextBlockFormat format = block.blockFormat();
        if (format.hasProperty(QTextFormat::BlockCodeFence) || format.nonBreakableLines())
            return add_code(block);
        leave_code();
        if (format.hasProperty(QTextFormat::BlockTrailingHorizontalRulerWidth)) {
            leave_lists(0);
            html_ += "<hr/>\n";
            return;
        }
        if (const QTextList* list = block.textList())
            return add_item(block, *list);
        leave_lists(0);
        if (block.text().trimmed().isEmpty())
            return;
        const int level = format.headingLevel();
        const std::string tag = level > 0 ? formatted("h{}", std::clamp(level + 1, 3, 6)) : "p";
        const bool quoted = format.intProperty(QTextFormat::BlockQuoteLevel) > 0;
        html_ += formatted("{0}<{1}>{2}</{1}>{3}\n", quoted ? "<blockquote>" : "", tag,
                           inline_of(block, level > 0), quoted ? "</blockquote>" : "");
    }

    void add_code(const QTextBlock& block) {
        leave_lists(0);
        html_ += in_code_ ? "\n" : "<pre><code>";
        in_code_ = true;
        html_ += escaped(block.text());
    }
    void leave_code() {
        if (std::exchange(in_code_, false))
            html_ += "</code></pre>\n";
    }

    void add_item(const QTextBlock& block, const QTextList& list) {
        const auto depth = static_cast<std::size_t>(std::max(1, list.format().indent()));
        leave_lists(depth);
        if (lists_.size() == depth)
            html_ += "</li>\n";
        while (lists_.size() < depth) {
            lists_.push_back(list.format().style() <= QTextListFormat::ListDecimal ? "ol" : "ul");
            html_ += written("<{}>\n", lists_.back());
            if (lists_.size() < depth)
                html_ += "<li>"; // a list that begins at a deeper level is inside an item without words
        }
        html_ += "<li>" + inline_of(block);
    }
    /// Closes lists deeper than `depth`.
    void leave_lists(std::size_t depth) {
        for (; lists_.size() > depth; lists_.pop_back())
            html_ += written("</li>\n</{}>\n", lists_.back());
    }

    void add_table(const QTextTable& table) {
        leave_lists(0);
        leave_code();
        html_ += "<table>\n";
        for (int row = 0; row < table.rows(); ++row) {
            const char* cell = row < std::max(1, table.format().headerRowCount()) ? "th" : "td";
            html_ += "<tr>";
            for (int column = 0; column < table.columns(); ++column)
                html_ += written("<{0}>{1}</{0}>", cell,
                                 inline_of(table.cellAt(row, column).firstCursorPosition().block(),
                                           std::string_view(cell) == "th"));
            html_ += "</tr>\n";
        }
        html_ += "</table>\n";
    }

    /// A heading is all bold; its tag implies this.
    std::string inline_of(const QTextBlock& block, bool in_heading = false) const {
        std::string html;
        for (auto piece = block.begin(); !piece.atEnd(); ++piece)
            html += inline_of(piece.fragment(), in_heading);
        return html;
    }

    std::string inline_of(const QTextFragment& piece, bool in_heading) const {
        const QTextCharFormat format = piece.charFormat();
        if (format.isImageFormat())
            return picture(format.toImageFormat());
        std::string html = escaped(piece.text().replace(QChar::LineSeparator, QLatin1Char('\n')));
        for (std::size_t at = 0; (at = html.find('\n', at)) != std::string::npos; at += 5)
            html.replace(at, 1, "<br/>");
        const auto within = [&html](bool is, const char* tag) {
            if (is)
                html = written("<{0}>{1}</{0}>", tag, html);
        };
        within(format.fontFixedPitch(), "code");
        within(format.verticalAlignment() == QTextCharFormat::AlignSubScript, "sub");
        within(format.fontWeight() > QFont::Medium && !in_heading, "strong");
        within(format.fontItalic(), "em");
        // Only web addresses become links: the page has no other files.
        if (const QUrl to(format.anchorHref()); to.scheme() == QLatin1String("https"))
            html = written("<a href=\"{}\" rel=\"noreferrer\">{}</a>", escaped(to.toString()), html);
        return html;
    }

    std::string picture(const QTextImageFormat& format) const {
        const QByteArray bytes = picture_of_text(folder_, format.name());
        const QString type = QMimeDatabase().mimeTypeForData(bytes).name();
        if (bytes.isEmpty() || !type.startsWith(QLatin1String("image/")))
            return {};
        return written("<img alt=\"{}\" src=\"data:{};base64,{}\"/>",
                       escaped(format.stringProperty(QTextFormat::ImageAltText)), type.toStdString(),
                       bytes.toBase64().toStdString());
    }

    QString folder_;
    std::string html_;
    std::vector<const char*> lists_; ///< the open ones, outermost first
    bool in_code_ = false;
};

} // namespace

std::string words_in_html(const QString& markdown, const QString& folder) {
    QTextDocument document;
    set_markdown(document, markdown, 1);
    HtmlWalk walk(folder);
    walk.frame(*document.rootFrame());
    return walk.take();
}

} // namespace ks::ui
