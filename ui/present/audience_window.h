// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace ks::ui {

class PictureView;
class Presentation;
class Stepper;

/// The audience's screen: the picture alone. It takes the keys of a presenter as well, for a click may give
/// it the focus.
class AudienceWindow : public QWidget {
    Q_OBJECT

public:
    explicit AudienceWindow(Presentation& presentation);

    /// Makes the keys for stepping move this stepper.
    void step_with(Stepper& stepper);

signals:
    void left(); ///< Escape, or the window was closed

protected:
    PictureView& view() { return *view_; }
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void show_frame();
    void show_question();
    double scale() const;

    Presentation& presentation_;
    PictureView* view_;
    QLabel* question_;        ///< below the picture, where something is asked
    QWidget* keys_ = nullptr; ///< holds the keys for stepping
};

} // namespace ks::ui
