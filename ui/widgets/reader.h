// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTextBrowser>

namespace ks::ui {

/// The name of a heading in a link: "Bank conflict" is "bank-conflict".
QString anchor_of(const QString& heading);
/// Whether a link with this anchor means the heading. A heading of several names, "KS_ANY, KS_ALL", is meant
/// by the anchor of each.
bool has_anchor(const QString& heading, const QString& anchor);

/// Shows a text in Markdown as lessons and the manual are read: at the size of a sentence, with space between
/// the paragraphs. "R_{TA}" is a subscript. The text opens no links by itself, and its pictures come from one
/// folder alone.
class Reader : public QTextBrowser {
    Q_OBJECT

public:
    Reader();

    /// Where the text's pictures lie; empty: it has none.
    void set_folder(const QString& folder) { folder_ = folder; }
    /// `scale` is how much larger than at scale 1.
    void show_markdown(const QString& markdown, double scale);
    /// Puts the heading at the top; returns false if there is none with this anchor.
    bool scroll_to(const QString& anchor);

signals:
    void text_shown(); ///< show_markdown has put another text in the place of the one before

protected:
    void changeEvent(QEvent* event) override;
    QVariant loadResource(int type, const QUrl& name) override;

private:
    QString folder_;
    QTextDocument* words_ = nullptr; ///< what is shown, once something was
};

} // namespace ks::ui
