// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "ui/widgets/error_words.h"
#include "ui/widgets/notice.h"

#include <QTest>

using namespace ks;
using namespace ks::ui;

namespace {

constexpr std::int64_t gib = std::int64_t{1} << 30;

std::optional<std::int64_t> wanted(const char* todo, ErrorCode code = ErrorCode::limit) {
    return memory_wanted({.code = code, .what = "too little", .todo = todo}, 4 * gib);
}

} // namespace

class ErrorWordsTest : public QObject {
    Q_OBJECT

private slots:
    void advice_names_what_the_window_has_data() {
        QTest::addColumn<QString>("todo");
        QTest::addColumn<QString>("said");
        QTest::newRow("none") << ""
                              << "";
        QTest::newRow("no option") << "give a, b or c"
                                   << "give a, b or c";
        QTest::newRow("memory") << "raise it with --memory 12G, or choose a smaller instance"
                                << "choose a smaller instance";
        QTest::newRow("memory alone") << "raise --memory"
                                      << "";
        QTest::newRow("block") << "raise --memory by 3M or launch fewer or smaller blocks"
                               << "launch fewer or smaller blocks";
        QTest::newRow("findings") << "raise --memory, leave findings out with --no-findings, or choose a "
                                     "smaller instance"
                                  << "choose a smaller instance";
        QTest::newRow("time") << "raise it with --timeout, or choose a smaller instance or a faster variant"
                              << "choose a smaller instance or a faster variant";
        QTest::newRow("blocks") << "trace a part with --blocks 12, or choose a smaller instance"
                                << "trace a part with at most 12 blocks, or choose a smaller instance";
        QTest::newRow("place") << "see `knapscope-run devices`, or choose --on emulator"
                               << "see `knapscope-run devices`, or choose where kernels run, at the top of "
                                  "the window: emulator";
        QTest::newRow("last") << "press Trace, or name a kernel with --variant"
                              << "press Trace";
        QTest::newRow("a command") << "write it again with `knapscope-run solve --table`"
                                   << "write it again with `knapscope-run solve --table`";
    }
    void advice_names_what_the_window_has() {
        QFETCH(QString, todo);
        QTEST(advice_in_the_window(todo), "said");
    }

    void a_sentence_says_it_in_the_window() {
        const Error error{.code = ErrorCode::limit,
                          .what = "the run needs about 11 GiB and the memory budget is 4 GiB",
                          .todo = "raise it with --memory 12G, or choose a smaller instance"};
        QCOMPARE(sentence(error), QStringLiteral("The run needs about 11 GiB and the memory budget is 4 GiB; "
                                                 "choose a smaller instance."));
    }

    void memory_is_wanted_where_more_would_help() {
        QCOMPARE(wanted("raise it with --memory 12G, or choose a smaller instance"), 12 * gib);
        QCOMPARE(wanted("raise --memory by 3M or choose a smaller block"), 8 * gib);
        QCOMPARE(wanted("raise --memory by 6G or choose a smaller block"), 10 * gib);
        QCOMPARE(wanted("raise --memory, leave findings out with --no-findings"), 8 * gib);
        QCOMPARE(wanted("raise --memory"), 8 * gib);
        QVERIFY(!wanted("choose a smaller instance"));
        QVERIFY(!wanted("raise --memory", ErrorCode::usage));
        QVERIFY(!wanted("raise it with --timeout, or choose a smaller instance"));
    }
};

KS_TEST(ErrorWordsTest)
#include "error_words_test.moc"
