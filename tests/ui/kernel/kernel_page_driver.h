// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/wait.h"
#include "tests/ui/window.h"
#include "ui/widgets/canvas.h"

#include <QComboBox>
#include <QLabel>

#include <algorithm>
#include <string>

namespace ks::tests {

/// Uses the Kernel page as a user does, mostly with its keys.
class KernelPageDriver : public QObject {
protected:
    /// The visible widget of this name. The name is not unique, because each half of the comparison has such
    /// parts.
    template <class T>
    static T* shown(const Window& the, const char* name = "") {
        for (T* each : the.window->current_page()->findChildren<T*>(QString::fromLatin1(name)))
            if (each->isVisible())
                return each;
        qFatal("there is no %s", name);
    }
    static void open(Window& the, const InstancePtr& instance) {
        the.session.open(instance);
        QTest::keyClick(the.window.get(), Qt::Key_6, Qt::ControlModifier);
        QCOMPARE(the.window->current_page()->info().id, QStringLiteral("kernel"));
    }
    static void choose(const Window& the, const char* chooser, const QString& data) {
        auto* box = the.find<QComboBox>(chooser);
        const int at = box->findData(data);
        QVERIFY2(at >= 0, qPrintable(data));
        box->setCurrentIndex(at);
    }
    static void trace(const Window& the) {
        QTest::keyClick(the.window->current_page(), Qt::Key_F5);
        KS_WAIT_FOR(!the.window->current_page()->busy());
        QVERIFY2(the.find<QLabel>("failure")->isHidden(), qPrintable(the.find<QLabel>("failure")->text()));
    }
    static QString label(const Window& the) {
        return the.window->current_page()
            ->transport_bar()
            ->findChild<QLabel*>(QStringLiteral("step-label"))
            ->text();
    }
    static std::string said(const Window& the, const char* canvas, const char* region) {
        for (const auto& each : shown<ui::Canvas>(the, canvas)->list().regions)
            if (each.id == region)
                return each.description;
        return {};
    }
    static void press(const Window& the, Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(shown<ui::Canvas>(the, "source"), key, modifiers);
    }
    /// Moves with the keys to a region of a canvas and chooses it.
    static void choose_region(const Window& the, const char* name, const char* region) {
        auto* canvas = shown<ui::Canvas>(the, name);
        canvas->setFocus();
        const auto& regions = canvas->list().regions;
        const auto at = std::ranges::find(regions, region, &scene::Region::id);
        QVERIFY2(at != regions.end(), region);
        const QString wanted = QString::fromStdString(at->description);
        for (std::size_t i = 0; i <= regions.size(); ++i) // moves to the first region
            QTest::keyClick(canvas, Qt::Key_Up);
        for (std::size_t i = 0; i < regions.size() && canvas->accessibleDescription() != wanted; ++i)
            QTest::keyClick(canvas, Qt::Key_Down);
        QCOMPARE(canvas->accessibleDescription(), wanted);
        QTest::keyClick(canvas, Qt::Key_Return);
    }
};

} // namespace ks::tests
