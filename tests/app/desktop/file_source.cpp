// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/file_source.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QDrag>
#include <QMimeData>
#include <QMouseEvent>
#include <QTimer>
#include <QUrl>

namespace ks::tests {

namespace {

constexpr int source_button = 1, source_side = 8;
constexpr int press_patience_ms = 5'000;
/// A window that does not accept a file does not report it, so the drag ends after this time.
constexpr int until_refused_ms = 1500;

} // namespace

FileSource::FileSource(XDisplay& display)
    : QWidget(nullptr, Qt::Window | Qt::BypassWindowManagerHint), display_(display) {
    setAttribute(Qt::WA_ShowWithoutActivating);
    setGeometry(0, 0, source_side, source_side);
}

void FileSource::mousePressEvent(QMouseEvent*) {
    pressed_ = true;
}

/// Presses the button on this window, which then receives all pointer events until the button is released.
bool FileSource::press() {
    pressed_ = false;
    show();
    raise();
    display_.move({source_side / 2, source_side / 2});
    display_.press(source_button);
    for (const QDeadlineTimer patience(press_patience_ms); !pressed_ && !patience.hasExpired();)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents | QEventLoop::AllEvents, 10);
    return pressed_;
}

bool FileSource::drop(const QString& file, QPoint to) {
    bool taken = false;
    if (press()) {
        auto* const drag = new QDrag(this); // the display part of Qt deletes it after the drop
        auto* const files = new QMimeData;
        files->setUrls({QUrl::fromLocalFile(file)});
        drag->setMimeData(files);
        const auto let_go = [this] { display_.release(source_button); };
        connect(drag, &QDrag::actionChanged, this, let_go); // the window would accept the file
        QTimer refused;
        refused.setSingleShot(true);
        connect(&refused, &QTimer::timeout, this, let_go);
        QTimer::singleShot(0, this, [&] {
            for (const QPoint& place : {to / 2, to - QPoint(1, 0), to})
                display_.move(place);
            refused.start(until_refused_ms);
        });
        taken = drag->exec(Qt::CopyAction) == Qt::CopyAction;
    }
    display_.release(source_button);
    hide();
    return taken;
}

} // namespace ks::tests
