// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTextBrowser>

namespace ks::ui {

/// The anchor of a heading: "Bank conflict" is "bank-conflict".
QString anchor_of(const QString& heading);
/// Whether a link with this anchor refers to the heading. A heading with several names, "KS_ANY, KS_ALL", has
/// an anchor for each.
bool has_anchor(const QString& heading, const QString& anchor);

/// Shows a Markdown text in the style of lessons and the manual: letters of sentence size, space between
/// paragraphs. "R_{TA}" is a subscript. It does not open links, and loads pictures from only one folder.
class Reader : public QTextBrowser {
    Q_OBJECT

public:
    Reader();

    /// The folder of the text's pictures; empty: no pictures.
    void set_folder(const QString& folder) { folder_ = folder; }
    /// `scale` is the enlargement relative to scale 1.
    void show_markdown(const QString& markdown, double scale);
    /// Scrolls so that the heading is at the top; returns false if no heading has this anchor.
    bool scroll_to(const QString& anchor);

signals:
    void text_shown(); ///< show_markdown has replaced the text

protected:
    void changeEvent(QEvent* event) override;
    QVariant loadResource(int type, const QUrl& name) override;

private:
    QString folder_;
    QTextDocument* words_ = nullptr; ///< the current document; null before the first text
};

} // namespace ks::ui
