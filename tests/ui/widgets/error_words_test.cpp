// SPDX-License-Identifier: GPL-3.0-or-later
#include "solvers/core/over_budget.h"
#include "tests/support/suite.h"
#include "ui/widgets/error_words.h"
#include "ui/widgets/notice.h"

#include <QTest>

using namespace ks;
using namespace ks::ui;

namespace {

constexpr std::int64_t gib = std::int64_t{1} << 30;

std::optional<std::int64_t> wanted(const MissingMemory& missing) {
    return memory_wanted(over_budget("too little", "choose a smaller instance", missing), 4 * gib);
}

} // namespace

class ErrorWordsTest : public QObject {
    Q_OBJECT

private slots:
    void the_window_advises_what_it_has_a_control_for() {
        Error error{.todo = "press Trace, or name a kernel with --variant"};
        QCOMPARE(advice_in_the_window(error), error.todo);
        error.remedy.advice = "press Trace";
        QCOMPARE(advice_in_the_window(error), *error.remedy.advice);
        error.remedy.advice = "";
        QVERIFY(advice_in_the_window(error).empty());
    }

    void a_sentence_says_it_in_the_window() {
        const Error error = over_budget("the run needs about 11 GiB and the memory budget is 4 GiB",
                                        "choose a smaller instance", {.needed = 12 * gib});
        QCOMPARE(sentence(error), QStringLiteral("The run needs about 11 GiB and the memory budget is 4 GiB; "
                                                 "choose a smaller instance."));
    }

    void memory_is_wanted_where_more_would_help() {
        QCOMPARE(wanted({.needed = 12 * gib}), 12 * gib);
        QCOMPARE(wanted({.more = 3 << 20}), 8 * gib);
        QCOMPARE(wanted({.more = 6 * gib}), 10 * gib);
        QCOMPARE(wanted({}), 8 * gib);
    }

    /// The words of an error are never data.
    void words_alone_offer_no_memory() {
        const Error error{.code = ErrorCode::limit, .todo = "raise it with --memory 12G"};
        QVERIFY(!memory_wanted(error, 4 * gib));
    }
};

KS_TEST(ErrorWordsTest)
#include "error_words_test.moc"
