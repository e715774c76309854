// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace ks::ui {

/// The beginning of a line of text that fits `room` pixels. It ends after a word, with " …"; only a word that
/// fills half of the line is cut inside.
QString shortened_at_word(const QString& text, const QFontMetrics& metrics, int room);

/// A line of text that is cut after a word if it does not fit; its tool tip then has the whole text. It
/// requests no width.
class ElidedLabel : public QLabel {
    Q_OBJECT

public:
    explicit ElidedLabel(const char* role); ///< see labelled()

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace ks::ui
