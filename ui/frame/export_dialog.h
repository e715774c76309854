// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QSize>

#include <optional>

class QLabel;
class QSpinBox;

namespace ks::ui {

class ChoiceBox;

/// How a view is exported: into which format, how large it is laid out, and for a PNG with how many pixels.
struct ExportChoice {
    QString suffix = QStringLiteral("png"); ///< png, svg, pdf or csv
    std::optional<QSize> size = {}; ///< of the layout, in pixels at scale 1; none: what the view needs
    int times = 1;                  ///< a PNG has so many pixels for one of the layout
};

/// Asks for format, size and resolution before the file is named. `by_itself` is the size that the view
/// needs.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    ExportDialog(const ExportChoice& last, QSize by_itself, QWidget* parent);
    ExportChoice choice() const;

private:
    void add_sizes(const std::optional<QSize>& last);
    void show_what_it_gives();

    QSize by_itself_;
    ChoiceBox *format_, *size_, *times_;
    QSpinBox *width_, *height_;
    QLabel* gives_;
};

} // namespace ks::ui
