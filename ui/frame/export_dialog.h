// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QSize>

class QLabel;
class QSpinBox;

namespace ks::ui {

class ChoiceBox;

/// How a view is exported: into which format, how large it is laid out, and for a PNG with how many pixels.
struct ExportChoice {
    QString suffix = QStringLiteral("png"); ///< png, svg, pdf or csv
    QSize size{1600, 1000};                 ///< of the layout, in pixels at scale 1
    int times = 1;                          ///< a PNG has so many pixels for one of the layout
};

/// Asks for format, size and resolution before the file is named.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    ExportDialog(const ExportChoice& last, QWidget* parent);
    ExportChoice choice() const;

private:
    void show_what_it_gives();

    ChoiceBox *format_, *size_, *times_;
    QSpinBox *width_, *height_;
    QLabel* gives_;
};

} // namespace ks::ui
