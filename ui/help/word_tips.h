// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/help/words.h"

#include <QObject>

#include <optional>

class QHelpEvent;
class QLabel;
class QWidget;

namespace ks::ui {

class Reader;

/// Explains words of the manual wherever the program shows them: a tip over a word in a label, a button, a
/// table's head, a picture or a text is the beginning of its entry. A widget's own tip goes before. In
/// labels and in the texts that are read such words are underlined by dots.
class WordTips : public QObject {
    Q_OBJECT

public:
    /// Works in all windows of the application until it is deleted.
    explicit WordTips(QObject* parent);

    /// The text of the tool tip at this place of a widget; empty if there is none.
    QString tip_at(QWidget& widget, QPoint position);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    const Words& words();
    void mark_words_of(Reader& reader);
    void read_words_later();
    void draw(QLabel& label, QEvent& event);

    std::optional<Words> words_; ///< read when the first tip is asked for, or a text is on the screen
    bool reading_ = false;
};

} // namespace ks::ui
