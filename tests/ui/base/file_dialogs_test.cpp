// SPDX-License-Identifier: GPL-3.0-or-later
// The names of files in Qt's own dialog, which is shown on a desktop without a file dialog.
#include "solvers/instance/random.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/when_asked.h"
#include "tests/visual/quiet.h"
#include "ui/base/file_dialogs.h"
#include "ui/base/session.h"

#include <QAction>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include <array>

using namespace ks;

namespace {

/// Escape would close the dialog, and so would Return if no name is being edited.
constexpr std::array keys{Qt::Key_Tab,  Qt::Key_Backtab, Qt::Key_Return, Qt::Key_F2,
                          Qt::Key_Down, Qt::Key_Up,      Qt::Key_A,      Qt::Key_B};

bool edits_a_name(const QAbstractItemView& names) {
    const QWidget* const focus = QApplication::focusWidget();
    return qobject_cast<const QLineEdit*>(focus) != nullptr && names.isAncestorOf(focus);
}

} // namespace

class FileDialogsTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

private slots:
    void initTestCase() {
        QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        for (const char* name : {"a.json", "b.json", "c.json"})
            QVERIFY(QFile(folder_.filePath(name)).open(QIODevice::WriteOnly));
        QVERIFY(QDir(folder_.path()).mkdir("d"));
    }
    void init() { tests::fail_on_warnings(); }

    void the_chosen_path_is_returned() {
        ui::Session session;
        session.set_folder(folder_.path());
        QWidget parent;
        tests::when_asked<QFileDialog>([](QFileDialog& dialog) { QTest::keyClick(&dialog, Qt::Key_Return); });
        QCOMPARE(ui::ask_where_to_save(parent, session, "Save", "new.json", "JSON (*.json)"),
                 folder_.filePath("new.json"));
        tests::when_asked<QFileDialog>([&](QFileDialog& dialog) {
            dialog.selectFile(folder_.filePath("a.json"));
            QTest::keyClick(&dialog, Qt::Key_Return);
        });
        QCOMPARE(ui::ask_what_to_open(parent, session, "Open", "JSON (*.json)"), folder_.filePath("a.json"));
        tests::when_asked<QFileDialog>([](QFileDialog& dialog) { dialog.reject(); });
        QCOMPARE(ui::ask_for_folder(parent, session, "Folder"), QString());
    }

    void edited_names_print_no_warning() {
        Random random(test_seed());
        const auto below = [&](std::int64_t bound) { return static_cast<int>(random.between(0, bound - 1)); };
        ui::Session session;
        session.set_folder(folder_.path());
        QWidget parent;
        tests::when_asked<QFileDialog>([&](QFileDialog& dialog) {
            QVERIFY(!dialog.findChild<QAction*>("qt_rename_action")->isVisible());
            auto& names = *dialog.findChild<QTreeView*>("treeView");
            auto& fresh = *dialog.findChild<QToolButton*>("newFolderButton");
            dialog.setViewMode(QFileDialog::Detail);
            KS_WAIT_FOR(names.model()->rowCount(names.rootIndex()) >= 4);
            names.setCurrentIndex(names.model()->index(0, 0, names.rootIndex()));
            for (int i = 0; i < 300; ++i) {
                const Qt::Key key = keys[static_cast<std::size_t>(below(keys.size()))];
                if (below(10) == 0)
                    QTest::mouseClick(&fresh, Qt::LeftButton);
                else if (edits_a_name(names))
                    QTest::keyClick(QApplication::focusWidget(), key);
                else
                    QTest::keyClick(&names, key == Qt::Key_Return ? Qt::Key_F2 : key);
                if (below(3) == 0)
                    QCoreApplication::processEvents();
            }
            dialog.reject();
        });
        QCOMPARE(ui::ask_where_to_save(parent, session, "Save", "new.json", "JSON (*.json)"), QString());
    }
};

KS_TEST(FileDialogsTest)
#include "file_dialogs_test.moc"
