// SPDX-License-Identifier: GPL-3.0-or-later
// The command line's options are applied, even if the file raises a question.
#include "ui/frame/show_line.h"

#include "tests/support/checks.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/window.h"
#include "ui/frame/command_line.h"
#include "ui/frame/table_dialog.h"

#include <QLineEdit>

using namespace ks;
using namespace ks::ui;

class ShowLineTest : public QObject {
    Q_OBJECT

    /// The line `knapscope FILE --step end --variant A --variant B`.
    static CommandLine line_of(const QString& file) {
        const auto line = read_command_line({file, "--step", "end", "--variant", "knapsack.sequential",
                                             "--variant", "knapsack.branch-and-bound"});
        if (!line)
            qFatal("%s", line.error().sentence().c_str());
        return *line;
    }
    static TableDialog* dialog_of(const tests::Window& the) {
        auto* dialog = the.window->findChild<TableDialog*>();
        return dialog != nullptr && dialog->isVisible() ? dialog : nullptr;
    }
    static ViewOptions shown_in(const tests::Window& the) {
        return the.window->current_page()->shown_view().options;
    }
    /// The options after opening a file that raises no question.
    static ViewOptions shown_at_once() {
        tests::Window the;
        const CommandLine line =
            line_of(the.write(QStringLiteral("whole.csv"), "capacity;19\nweight;value\n8;31\n5;17\n"));
        const auto shown = show_line(*the.window, the.session, line);
        if (!shown)
            qFatal("%s", shown.error().sentence().c_str());
        return QTest::qWaitFor([&] { return !the.window->current_page()->busy(); }, 60'000) ? shown_in(the)
                                                                                            : ViewOptions();
    }

private slots:
    void init() { tests::fail_on_warnings(); }

    /// A table without a capacity raises a question. After the answer, the step and both variants are shown.
    void options_are_kept_while_a_table_is_asked_about() {
        const ViewOptions expected = shown_at_once();
        QCOMPARE(expected.variants.size(), 2);
        QVERIFY(!expected.step.isEmpty() && expected.step != QLatin1String("1"));
        tests::Window the;
        const CommandLine line = line_of(the.write(QStringLiteral("open.csv"), "weight;value\n8;31\n5;17\n"));
        std::function<void()> asks;
        int times = 0;
        show_line_later(*the.window, the.session, line,
                        [&](const Result<void>& shown, const std::function<void()>& ask) {
                            KS_VERIFY_OK(shown);
                            asks = ask;
                            ++times;
                        });
        KS_WAIT_FOR(asks != nullptr);
        asks();
        KS_WAIT_FOR(dialog_of(the) != nullptr);
        QTest::keyClicks(dialog_of(the)->findChild<QLineEdit*>(QStringLiteral("capacity")),
                         QStringLiteral("19"));
        dialog_of(the)->accept();
        KS_WAIT_FOR(times == 2 && !the.window->current_page()->busy());
        QCOMPARE(the.window->current_page()->info().id, QStringLiteral("step"));
        QCOMPARE(shown_in(the).variants, expected.variants);
        QCOMPARE(shown_in(the).step, expected.step);
    }

    /// The question is cancelled. A file opened later is shown without the options.
    void options_are_forgotten_when_the_question_is_not_answered() {
        tests::Window the;
        const CommandLine line = line_of(the.write(QStringLiteral("open.csv"), "weight;value\n8;31\n5;17\n"));
        std::function<void()> asks;
        int times = 0;
        show_line_later(*the.window, the.session, line,
                        [&](const Result<void>&, const std::function<void()>& ask) {
                            asks = ask;
                            ++times;
                        });
        KS_WAIT_FOR(asks != nullptr);
        asks();
        KS_WAIT_FOR(dialog_of(the) != nullptr);
        dialog_of(the)->reject();
        KS_VERIFY_OK(the.window->open_path(
            the.write(QStringLiteral("whole.csv"), "capacity;19\nweight;value\n8;31\n5;17\n")));
        KS_WAIT_FOR(!the.window->current_page()->busy());
        QCOMPARE(times, 1);
        QVERIFY(shown_in(the).variants.size() < 2);
    }
};

KS_TEST(ShowLineTest)
#include "show_line_test.moc"
