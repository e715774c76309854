// SPDX-License-Identifier: GPL-3.0-or-later
// The names of buttons, combo boxes and tabs for screen readers, on every page and in every dialog.
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/frame/every_dialog.h"
#include "tests/ui/spoken.h"

#include <QAccessible>
#include <QComboBox>

using namespace ks;
using namespace ks::ui;

namespace {

bool is_control(QAccessible::Role role) {
    switch (role) {
    case QAccessible::PushButton:
    case QAccessible::CheckBox:
    case QAccessible::RadioButton:
    case QAccessible::ButtonMenu:
    case QAccessible::ButtonDropDown:
    case QAccessible::ComboBox:
    case QAccessible::PageTab:
        return true;
    default:
        return false;
    }
}

/// Whether it is a part of a control that has a name: the clear button of a field.
bool is_part(const QAccessibleInterface& part) {
    const QAccessibleInterface* above = part.parent();
    return above && (above->role() == QAccessible::EditableText || above->role() == QAccessible::ComboBox);
}

/// The controls below a widget without a name, by class and id.
QStringList nameless(QWidget& widget) {
    QStringList faults;
    tests::each_spoken(QAccessible::queryAccessibleInterface(&widget), [&](QAccessibleInterface& part) {
        if (part.state().invisible || !is_control(part.role()) || is_part(part) ||
            !part.text(QAccessible::Name).trimmed().isEmpty())
            return;
        const QObject* object = part.object();
        faults << (object ? QStringLiteral("%1 '%2' in '%3'")
                                .arg(QLatin1String(object->metaObject()->className()), object->objectName(),
                                     object->parent() ? object->parent()->objectName() : QString())
                          : QStringLiteral("a part"));
    });
    return faults;
}

} // namespace

class SpokenControlsTest : public QObject {
    Q_OBJECT

private slots:
    void init() { tests::fail_on_warnings(); }

    void every_control_of_a_page_has_a_name() {
        tests::DialogWindow the;
        for (const Page* page : the.window->pages()) {
            the.window->show_page(page->info().id);
            KS_WAIT_FOR(!page->busy());
            const QStringList faults = nameless(*the.window);
            QVERIFY2(faults.isEmpty(), qPrintable(page->info().id + ": " + faults.join(u'\n')));
        }
    }

    void every_control_of_a_dialog_has_a_name() {
        tests::DialogWindow the;
        for (const auto& [name, make] : tests::dialogs()) {
            const std::unique_ptr<QDialog> dialog(make(the));
            dialog->setAttribute(Qt::WA_DeleteOnClose, false);
            dialog->show();
            const QStringList faults = nameless(*dialog);
            QVERIFY2(faults.isEmpty(), qPrintable(name + ": " + faults.join(u'\n')));
        }
    }

    void a_combo_box_is_named_by_what_it_chooses() {
        tests::DialogWindow the;
        the.window->show_page(QStringLiteral("occupancy"));
        auto* device = the.find<QComboBox>("device");
        QAccessibleInterface& spoken = *QAccessible::queryAccessibleInterface(device);
        QCOMPARE(spoken.role(), QAccessible::ComboBox);
        QCOMPARE(spoken.text(QAccessible::Name), QStringLiteral("Device"));
        QCOMPARE(spoken.text(QAccessible::Value), device->currentText());
        QVERIFY(!spoken.state().expanded);
        spoken.actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QTRY_VERIFY(spoken.state().expanded);
        spoken.actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QTRY_VERIFY(!spoken.state().expanded);
    }

    void pages_are_tabs() {
        tests::DialogWindow the;
        auto* rail = the.window->findChild<QWidget*>(QStringLiteral("rail"));
        QAccessibleInterface& spoken = *QAccessible::queryAccessibleInterface(rail);
        QCOMPARE(spoken.role(), QAccessible::PageTabList);
        QCOMPARE(spoken.childCount(), static_cast<int>(the.window->pages().size()));
        the.window->show_page(QStringLiteral("run"));
        for (int i = 0; i < spoken.childCount(); ++i) {
            QAccessibleInterface& tab = *spoken.child(i);
            QCOMPARE(tab.role(), QAccessible::PageTab);
            QVERIFY(!tab.text(QAccessible::Name).isEmpty());
            QCOMPARE(bool(tab.state().selected), tab.object()->objectName() == QLatin1String("run"));
        }
        spoken.child(0)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(the.window->current_page()->info().id, the.window->pages().front()->info().id);
    }
};

KS_TEST(SpokenControlsTest)
#include "spoken_controls_test.moc"
