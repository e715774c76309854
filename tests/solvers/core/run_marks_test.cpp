// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/context.h"
#include "solvers/core/run_marks.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace ks;

namespace {

/// Records the marks: "[compute", "row 1 of 3", "]".
class WrittenMarks final : public RunMarks {
public:
    std::vector<std::string> lines;

    void stage_begins(std::string_view name) override { lines.push_back("[" + std::string(name)); }
    void stage_ends() override { lines.emplace_back("]"); }
    void row_begins(std::int64_t row, std::int64_t rows) override {
        lines.push_back(std::to_string(row) + " of " + std::to_string(rows));
    }
};

} // namespace

class RunMarksTest : public QObject {
    Q_OBJECT

private slots:
    void stages_and_rows_are_reported_when_they_begin() {
        WrittenMarks marks;
        Context context;
        context.marks = &marks;
        context.begin_stage("upload");
        context.begin_stage("compute");
        context.report("compute", 0, 2);
        context.report("compute", 0, 2, 0.5);
        context.report_within(0.75);
        context.report("compute", 1, 2);
        context.report("compute", 2, 2); // all rows are done, so no row begins
        context.end_stage();
        context.end_stage();
        const std::vector<std::string> expected{"[upload", "]", "[compute", "0 of 2", "1 of 2", "]"};
        QCOMPARE(marks.lines, expected);
    }

    void the_same_row_of_another_phase_begins_again() {
        WrittenMarks marks;
        Context context;
        context.marks = &marks;
        context.report("compute", 0, 2);
        context.report("way-back", 0, 2);
        QCOMPARE(marks.lines.size(), std::size_t{2});
    }
};

KS_TEST(RunMarksTest)
#include "run_marks_test.moc"
