// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

namespace ks::ui {

/// A button for an option of a question. Its words wrap where it is narrower than they are.
class OptionButton : public QPushButton {
    Q_OBJECT

public:
    OptionButton(const QString& words, QWidget* parent);

    QSize sizeHint() const override; ///< all words in one line
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QSize frame() const;
    QString wrapped(int width) const;
    QSize size_of(const QString& text) const;

    QString words_; ///< "&" would underline the next letter, so each is doubled
};

} // namespace ks::ui
