// SPDX-License-Identifier: GPL-3.0-or-later
// Each page and each dialog: Tab reaches every control that accepts keys and leaves it again, and each has a
// name and a role for screen readers.
#include "solvers/kinds/presets.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/spoken.h"
#include "tests/ui/window.h"
#include "ui/stepping/slides.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAction>
#include <QApplication>
#include <QButtonGroup>
#include <QDialog>
#include <QFileDialog>
#include <QInputDialog>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QPrintPreviewDialog>
#include <QRadioButton>
#include <QSet>
#include <QTimer>

using namespace ks;
using namespace ks::ui;

namespace {

QString called(const QWidget& widget) {
    return QStringLiteral("%1 “%2” in “%3”")
        .arg(QString::fromLatin1(widget.metaObject()->className()), widget.objectName(),
             widget.parentWidget() ? widget.parentWidget()->objectName() : QString());
}

/// Tab moves to the selected button of a group; arrow keys move on from there.
bool waits_for_arrows(const QWidget& widget) {
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    if (!button || button->isChecked())
        return false;
    return qobject_cast<const QRadioButton*>(button) || button->autoExclusive() ||
           (button->group() && button->group()->exclusive());
}

/// The visible controls in this window that accept keys.
QList<QWidget*> controls_of(const QWidget& window) {
    QList<QWidget*> all;
    for (QWidget* widget : window.findChildren<QWidget*>())
        if (widget->window() == &window && widget->isVisible() && widget->isEnabled() &&
            !widget->focusProxy() && (widget->focusPolicy() & Qt::TabFocus) == Qt::TabFocus)
            all << widget;
    return all;
}

/// The controls without a name, or with a meaningless role.
QStringList unnamed(const QWidget& window) {
    QStringList wrong;
    for (QWidget* widget : controls_of(window)) {
        const QAccessibleInterface* part = QAccessible::queryAccessibleInterface(widget);
        const QAccessible::Role role = part->role();
        if (part->text(QAccessible::Name).isEmpty())
            wrong << called(*widget) + QStringLiteral(" has no name");
        if (qobject_cast<QAbstractScrollArea*>(widget))
            continue; // it accepts keys for scrolling, and Qt gives it no role
        if (role == QAccessible::NoRole || role == QAccessible::Client || role == QAccessible::Pane)
            wrong << called(*widget) + QStringLiteral(" has no role");
    }
    return wrong;
}

/// The controls that Tab does not reach, from any focus; or where it gets stuck.
QStringList not_reached(QWidget& window) {
    QSet<QWidget*> left;
    for (QWidget* widget : controls_of(window))
        if (!waits_for_arrows(*widget))
            left.insert(widget);
    QWidget* before = nullptr;
    int stays = 0;
    for (int presses = 0; presses < 600 && !left.isEmpty(); ++presses) {
        QWidget* focus = window.focusWidget() ? window.focusWidget() : &window;
        stays = focus == before ? stays + 1 : 0;
        if (stays > 60)
            return {called(*focus) + QStringLiteral(" keeps Tab")};
        left.remove(focus);
        before = focus;
        QTest::keyClick(focus, Qt::Key_Tab);
    }
    QStringList names;
    for (const QWidget* widget : left)
        names << called(*widget) + QStringLiteral(" is not reached");
    return names;
}

QStringList wrong_in(QWidget& window) {
    return unnamed(window) + not_reached(window);
}

/// Calls `open`, checks the dialog or window that appears, and closes it.
QStringList wrong_in_what_opens(const std::function<void()>& open, QStringList& seen) {
    QStringList wrong;
    QList<QPointer<QWidget>> before;
    for (QWidget* widget : QApplication::topLevelWidgets())
        before << widget;
    QTimer poll;
    const auto look = [&](QWidget& window) {
        seen << QString::fromLatin1(window.metaObject()->className());
        const bool is_qts = qobject_cast<QFileDialog*>(&window) || qobject_cast<QInputDialog*>(&window) ||
                            qobject_cast<QPrintPreviewDialog*>(&window);
        if (!is_qts)
            for (const QString& each : wrong_in(window))
                wrong << QStringLiteral("%1: %2").arg(seen.back(), each);
        window.close();
    };
    QObject::connect(&poll, &QTimer::timeout, [&] {
        if (QWidget* dialog = QApplication::activeModalWidget(); dialog && dialog->isVisible())
            look(*dialog);
        else if (QWidget* menu = QApplication::activePopupWidget()) {
            seen << QString::fromLatin1(menu->metaObject()->className());
            menu->close();
        }
    });
    poll.start(0);
    open();
    poll.stop();
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (widget->isVisible() && widget->isWindow() && !qobject_cast<QMenu*>(widget) &&
            !before.contains(widget) && (widget->windowFlags() & Qt::Window) == Qt::Window)
            look(*widget);
    return wrong;
}

void entries_of(const QMenu& menu, QList<QAction*>& into) {
    for (QAction* action : menu.actions())
        action->menu() ? entries_of(*action->menu(), into) : into.append(action);
}

} // namespace

class KeyboardAloneTest : public QObject {
    Q_OBJECT

    static void every_page() {
        QTest::addColumn<QString>("page");
#define KS_PAGE(name, number, title) QTest::newRow(#name) << QStringLiteral(#name);
#include "ui/pages.def"
#undef KS_PAGE
    }
    /// Shows the page in an active window, and waits for its work.
    static void show(tests::Window& the, const QString& page) {
        the.window->resize(1280, 800);
        the.window->activateWindow();
        KS_WAIT_FOR(the.window->isActiveWindow());
        the.window->show_page(page);
        KS_WAIT_FOR(!the.window->current_page()->busy());
    }
    static InstancePtr instance_for(const QString& page) {
        return page == QLatin1String("concurrency") ? *generate("concurrency-table1", "", {})
                                                    : tests::table_2_2();
    }

private slots:
    void initTestCase() {
        QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    }
    void init() {
        tests::fail_on_warnings();
        tests::use_fake_runner("good");
    }

    void pages_without_an_instance_data() {
        every_page();
    }
    void pages_without_an_instance() {
        QFETCH(QString, page);
        tests::Window the;
        show(the, page);
        const QStringList wrong = wrong_in(*the.window);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    void pages_data() {
        every_page();
    }
    void pages() {
        QFETCH(QString, page);
        tests::Window the;
        the.session.open(instance_for(page));
        show(the, page);
        const QStringList wrong = wrong_in(*the.window);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    /// Tab moves to the current page's button; arrow keys move from there to the others.
    void arrows_go_from_page_to_page() {
        tests::Window the;
        show(the, QStringLiteral("instance"));
        auto* rail = the.window->findChild<QWidget*>(QStringLiteral("rail"));
        QVERIFY(QApplication::focusWidget());
        for (int presses = 0; presses < 100 && QApplication::focusWidget()->parentWidget() != rail; ++presses)
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("instance"));
        for (const char* next : {"step", "run"}) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
            QCOMPARE(the.window->current_page()->info().id, QString::fromLatin1(next));
            QCOMPARE(QApplication::focusWidget()->objectName(), QString::fromLatin1(next));
        }
    }

    /// Menu entries and buttons that end in three dots open dialogs.
    void dialogs_of_menus() {
        tests::Window the;
        the.session.open(tests::table_2_2());
        show(the, QStringLiteral("step"));
        QList<QAction*> entries;
        for (const QAction* title : the.window->menuBar()->actions()) {
            emit title->menu()->aboutToShow();
            entries_of(*title->menu(), entries);
        }
        QStringList wrong, seen;
        for (QAction* entry : entries)
            if (entry->isEnabled() && entry->text().endsWith(QChar(0x2026)))
                wrong += wrong_in_what_opens([entry] { entry->trigger(); }, seen);
        QVERIFY2(seen.size() > 5, qPrintable(seen.join(u' ')));
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    void dialogs_of_pages_data() {
        every_page();
    }
    void dialogs_of_pages() {
        QFETCH(QString, page);
        tests::Window the;
        the.session.open(instance_for(page));
        show(the, page);
        QStringList wrong, seen;
        QList<QPointer<QAbstractButton>> buttons;
        for (auto* button : the.window->current_page()->findChildren<QAbstractButton*>())
            buttons << button;
        for (const QPointer<QAbstractButton>& button : buttons)
            if (button && button->isVisible() && button->isEnabled() &&
                button->text().endsWith(QChar(0x2026)))
                wrong += wrong_in_what_opens([&] { button->click(); }, seen);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }
};

KS_TEST(KeyboardAloneTest)
#include "keyboard_alone_test.moc"
