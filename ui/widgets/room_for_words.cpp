// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/room_for_words.h"

#include <QDialog>
#include <QEvent>
#include <QLayout>
#include <QScreen>

#include <algorithm>

namespace ks::ui {
namespace {

class RoomForWords : public QObject {
public:
    explicit RoomForWords(QDialog& dialog) : QObject(&dialog), dialog_(dialog) {
        dialog.installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        const QEvent::Type type = event->type();
        if (watched == &dialog_ &&
            (type == QEvent::Show || type == QEvent::Resize || type == QEvent::LayoutRequest))
            keep();
        return false;
    }

private:
    void keep() {
        const QLayout* layout = dialog_.layout();
        if (!layout || !layout->hasHeightForWidth())
            return;
        const int screen = dialog_.screen()->availableGeometry().height();
        dialog_.setMinimumHeight(std::min(layout->totalMinimumHeightForWidth(dialog_.width()), screen));
    }

    QDialog& dialog_;
};

} // namespace

void keep_room_for_words(QDialog& dialog) {
    new RoomForWords(dialog); // deleted by the dialog
}

} // namespace ks::ui
