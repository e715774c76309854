// SPDX-License-Identifier: GPL-3.0-or-later
// Predict's *Begin again*: another instance of the same kind and size, or the same one by its seed.
#include "solvers/formats/format.h"
#include "solvers/kinds/kind.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/when_asked.h"
#include "tests/ui/window.h"

#include <QAction>
#include <QInputDialog>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>

using namespace ks;
using namespace ks::ui;

class RedrawTest : public QObject {
    Q_OBJECT

    /// The Step page in prediction mode.
    struct Predicting : tests::Window {
        Predicting() {
            window->resize(1500, 950);
            session.open(tests::table_2_1());
            QTest::keyClick(window.get(), Qt::Key_3, Qt::ControlModifier);
            settle();
            QTest::keyClick(window->current_page(), Qt::Key_P);
        }
        void settle() const { KS_WAIT_FOR(!window->current_page()->busy()); }
        void choose(const char* way) const {
            window->current_page()->findChild<QAction*>(QLatin1String(way))->trigger();
            settle();
        }
        void choose_by_seed(int seed) const {
            tests::when_asked<QInputDialog>([seed](QInputDialog& dialog) {
                dialog.setIntValue(seed);
                dialog.accept();
            });
            choose("by-seed");
        }
        QString text(const char* label) const { return find<QLabel>(label)->text(); }
    };
    static int seed_of(const Instance& instance) {
        static const QRegularExpression seed(QStringLiteral("drawn anew \\(([0-9]+)\\)$"));
        return seed.match(QString::fromStdString(instance.name())).captured(1).toInt();
    }

private slots:
    void init() { tests::fail_on_warnings(); }

    void another_instance_of_the_same_kind_and_size() {
        Predicting the;
        const InstancePtr first = the.session.instance();
        QTest::keyClick(the.window->current_page(), Qt::Key_Right);
        the.find<QPushButton>("leave-out")->click();
        QVERIFY(the.text("score") != "No answer yet");
        QTest::keyClick(the.window->current_page(), Qt::Key_End); // now all steps have been seen
        the.choose("another-instance");
        const InstancePtr second = the.session.instance();
        QVERIFY(second != first && write_json(*second) != write_json(*first));
        QCOMPARE(second->kind(), first->kind());
        QCOMPARE(second->contents().records(0), first->contents().records(0));
        QVERIFY(seed_of(*second) > 0); // the name contains it
        QCOMPARE(the.text("score"), QStringLiteral("No answer yet"));
        KS_WAIT_FOR(the.find<QLabel>("question")->isVisible()); // the steps are available
        QTest::keyClick(the.window->current_page(), Qt::Key_Right);
        QVERIFY(the.find<QPushButton>("leave-out")->isVisible());
        QCOMPARE(the.text("because"), QString()); // none of it was seen
    }

    /// A draw is based on the instance before the first draw, so the seed alone determines the result.
    void a_seed_draws_the_same_again() {
        Predicting the;
        the.choose("another-instance");
        const InstancePtr drawn = the.session.instance();
        the.choose("another-instance");
        QVERIFY(write_json(*the.session.instance()) != write_json(*drawn));
        the.choose_by_seed(seed_of(*drawn));
        QCOMPARE(write_json(*the.session.instance()), write_json(*drawn));
        the.choose_by_seed(7);
        QCOMPARE(seed_of(*the.session.instance()), 7);
        tests::when_asked<QInputDialog>([](QInputDialog& dialog) {
            QCOMPARE(dialog.intValue(), 7); // the last one is suggested
            dialog.reject();
        });
        the.choose("by-seed");
        QCOMPARE(seed_of(*the.session.instance()), 7);
    }

    void edits_are_asked_about() {
        Predicting the;
        tests::make_an_edit(the.session);
        the.settle();
        const InstancePtr edited = the.session.instance();
        tests::when_asked<QMessageBox>([](QMessageBox& box) { box.button(QMessageBox::Cancel)->click(); });
        the.choose("another-instance");
        QCOMPARE(the.session.instance(), edited);
    }
};

KS_TEST(RedrawTest)
#include "redraw_test.moc"
