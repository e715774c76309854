// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/samples.h"
#include "tests/ui/shown.h"
#include "tests/visual/quiet.h"
#include "ui/base/page.h"
#include "ui/base/session.h"
#include "ui/frame/main_window.h"
#include "ui/run/variant_list.h"
#include "ui/widgets/notice.h"
#include "visual/paint/fonts.h"

#include <QApplication>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace ks::tests {

/// Create this before a window: otherwise the style sheet of an earlier window would style the whole new
/// window again for each layout that its parts are added to, which takes four seconds.
struct Unstyled {
    Unstyled() { qApp->setStyleSheet({}); }
};

/// The program's window, visible, with its own session and an empty folder.
struct Window {
    Window() {
        if (!paint::load_fonts())
            qFatal("the fonts are not linked in");
        window = std::make_unique<ui::MainWindow>(session);
        window->show();
        if (!QTest::qWaitForWindowExposed(window.get()))
            qFatal("the window does not show");
    }

    QString write(const QString& name, const QByteArray& bytes) const {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", qPrintable(file.fileName()));
        return file.fileName();
    }
    static QByteArray read(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable");
    }
    template <class T>
    T* find(const char* name) const {
        return shown_in<T>(*window->current_page(), QString::fromLatin1(name));
    }

    /// The number of runs that the Run page would start. All variants are ticked, whichever exist.
    std::size_t ticked() const { return find<ui::VariantList>("variants")->ticked().size(); }

    QTemporaryDir folder;
    ui::Session session;
    Unstyled unstyled;
    std::unique_ptr<ui::MainWindow> window;
};

/// Makes an edit of the open instance, for any kind.
inline void make_an_edit(ui::Session& session) {
    if (!session.edit(QStringLiteral("an edit"), SetText{.which = &Draft::source, .text = "edited here"}))
        qFatal("the edit was refused");
}

} // namespace ks::tests
