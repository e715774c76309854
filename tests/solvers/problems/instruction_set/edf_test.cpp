// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/instruction_set/edf.h"

#include "solvers/front/problem.h"
#include "solvers/instance/random.h"
#include "solvers/kinds/kind.h"
#include "solvers/kinds/presets.h"
#include "solvers/kinds/typed.h"
#include "tests/support/suite.h"

#include <QDateTime>
#include <QtTest>

using namespace ks;

/// Earliest deadline first, compared with schedules made by hand and with the utilisation.
class EdfTest : public QObject {
    Q_OBJECT

    using Pieces = std::vector<Schedule::Piece>;
    static Schedule run(const std::vector<PeriodicTask>& tasks, std::size_t most = 10'000) {
        return earliest_deadline_first(tasks, most);
    }
    static std::string text(const Pieces& pieces) {
        std::string all;
        for (const auto& piece : pieces)
            all += std::to_string(piece.begin) + "-" + std::to_string(piece.end) + "#" +
                   std::to_string(piece.job) + (piece.late ? "late " : " ");
        return all;
    }
    static InstancePtr three_tasks() { return *generate("ise-three-tasks", "", {}); }

private slots:
    /// U = 1/2 + 1/2: the processor is never idle, and no deadline is missed.
    void at_exactly_1_nothing_is_missed() {
        const Schedule schedule = run({{.execution = 1, .period = 2}, {.execution = 2, .period = 4}});
        QCOMPARE(schedule.whole, 4);
        QCOMPARE(schedule.end, 4);
        QVERIFY(!schedule.cut);
        QCOMPARE(schedule.misses, 0);
        QCOMPARE(text(schedule.lanes[0].pieces), std::string("0-1#0 2-3#1 "));
        QCOMPARE(text(schedule.lanes[1].pieces), std::string("1-2#0 3-4#0 "));
    }

    /// At time 2 both tasks have a job with deadline 4, and the earlier task runs first; the other is
    /// preempted.
    void ties_go_to_the_earlier_task_and_a_nearer_deadline_preempts() {
        const Schedule schedule = run({{.execution = 3, .period = 6}, {.execution = 1, .period = 2}});
        QCOMPARE(text(schedule.lanes[1].pieces), std::string("0-1#0 2-3#1 5-6#2 "));
        QCOMPARE(text(schedule.lanes[0].pieces), std::string("1-2#0 3-5#0 "));
        QCOMPARE(schedule.misses, 0);
    }

    /// U = 3/2: the second task's only job in the hyperperiod gets half of the time it needs.
    void above_1_a_deadline_is_missed_and_the_job_goes_on_late() {
        const Schedule schedule = run({{.execution = 1, .period = 2}, {.execution = 4, .period = 4}});
        QCOMPARE(schedule.whole, 4);
        QCOMPARE(schedule.misses, 1);
        QCOMPARE(schedule.lanes[1].missed, (std::vector<std::int64_t>{4}));
        const Schedule longer = run({{.execution = 3, .period = 2}, {.execution = 1, .period = 6}});
        QCOMPARE(text(longer.lanes[0].pieces), std::string("0-2#0 2-3#0late 3-4#1 4-6#1late "));
        QCOMPARE(longer.lanes[0].missed, (std::vector<std::int64_t>{2, 4, 6}));
        QCOMPARE(longer.lanes[1].missed, (std::vector<std::int64_t>{6}));
        QCOMPARE(longer.misses, 4);
    }

    void a_task_that_needs_nothing_has_no_pieces() {
        const Schedule schedule = run({{.execution = 0, .period = 3}, {.execution = 1, .period = 5}});
        QCOMPARE(schedule.whole, 15);
        QVERIFY(schedule.lanes[0].pieces.empty());
        QCOMPARE(schedule.lanes[1].pieces.size(), std::size_t{3});
        QCOMPARE(schedule.misses, 0);
        const Schedule idle = run({{.execution = 0, .period = 3}});
        QCOMPARE(idle.end, 3);
    }

    void pieces_are_bounded() {
        const Schedule schedule =
            run({{.execution = 1, .period = 1'000'003}, {.execution = 1, .period = 2}}, 50);
        QVERIFY(schedule.cut);
        QCOMPARE(schedule.whole, 2'000'006);
        QVERIFY(schedule.end < schedule.whole);
        QVERIFY(schedule.lanes[0].pieces.size() + schedule.lanes[1].pieces.size() <= 51);
        // The common multiple exceeds 2^62: the schedule has no end, and the bound still applies.
        const std::int64_t large = (std::int64_t{1} << 40) + 1, prime = 1'099'511'627'791;
        const Schedule endless =
            run({{.execution = 1, .period = large}, {.execution = 1, .period = prime}}, 50);
        QCOMPARE(endless.whole, 0);
        QVERIFY(endless.cut);
        QCOMPARE(endless.misses, 0);
    }

    /// The builder accepts times up to 2^63 - 1, and the second task begins later than 0.
    void times_near_2_to_63() {
        const Schedule schedule =
            run({{.execution = 2, .period = 4}, {.execution = INT64_MAX, .period = INT64_MAX}}, 50);
        QCOMPARE(schedule.whole, 0);
        QVERIFY(schedule.cut);
        QCOMPARE(schedule.misses, 0);
        QVERIFY(text(schedule.lanes[0].pieces).starts_with("0-2#0 4-6#1 8-10#2 "));
        QVERIFY(text(schedule.lanes[1].pieces).starts_with("2-4#0 6-8#0 10-12#0 "));
    }

    /// Each piece is found by visiting all tasks; the limit keeps this from taking minutes.
    void very_many_tasks_end_earlier() {
        const std::vector<PeriodicTask> tasks(200'000, {.execution = 1, .period = 1'000'000});
        const Schedule schedule = run(tasks, 20'000);
        QVERIFY(schedule.cut);
        QVERIFY(schedule.end > 100 && schedule.end < 1000);
        QCOMPARE(schedule.misses, 0);
    }

    /// The theorem, for random sets with small periods: a deadline is missed if and only if U > 1. Each lane
    /// gets the time that its jobs need.
    void missed_exactly_above_1() {
        const auto seed = static_cast<std::uint64_t>(QDateTime::currentMSecsSinceEpoch());
        qInfo() << "seed" << seed;
        Random random(seed);
        int within = 0, beyond = 0;
        for (int round = 0; round < 400; ++round) {
            std::vector<PeriodicTask> tasks(static_cast<std::size_t>(random.between(1, 4)));
            for (auto& task : tasks) {
                task.period = random.between(1, 12);
                task.execution = random.between(0, (task.period + 1) / 2 + 1);
            }
            const Schedule schedule = run(tasks, 1'000'000);
            std::int64_t need = 0;
            for (const auto& task : tasks)
                need += task.execution * (schedule.whole / task.period);
            QVERIFY(!schedule.cut);
            QCOMPARE(schedule.misses > 0, need > schedule.whole);
            (need > schedule.whole ? beyond : within)++;
            std::int64_t busy = 0, last = 0;
            for (std::size_t i = 0; i < tasks.size(); ++i) {
                std::int64_t own = 0;
                for (const auto& piece : schedule.lanes[i].pieces) {
                    QVERIFY(piece.end > piece.begin && piece.begin >= piece.job * tasks[i].period);
                    own += piece.end - piece.begin;
                    last = std::max(last, piece.end);
                }
                busy += own;
                if (need <= schedule.whole)
                    QCOMPARE(own, tasks[i].execution * (schedule.whole / tasks[i].period));
            }
            QVERIFY(busy <= schedule.end && last <= schedule.end);
            if (need >= schedule.whole)
                QCOMPARE(busy, schedule.end); // the processor is never idle
        }
        QVERIFY(within > 20 && beyond > 20);
    }

    /// Hyperperiod 60; U = 113/60 all in software, 11/12 at cost 9.
    void the_three_tasks() {
        const InstancePtr instance = three_tasks();
        const KindFront& front = *kind_of(*instance).front;
        QVERIFY(front.schedule);
        const auto before = front.schedule(*instance, std::vector<std::int32_t>{-1, -1, -1});
        QVERIFY(before);
        QCOMPARE(before->whole, 60);
        QVERIFY(before->misses > 0);
        QVERIFY(!before->lanes[0].name.empty());
        const auto problem = front.problem(*instance);
        QVERIFY(problem);
        // For every selection: a deadline is missed if and only if U > 1.
        int selections = 0, schedulable = 0;
        const auto& groups = problem->groups;
        std::vector<std::int32_t> chosen(3);
        const auto sizes = [&](std::size_t i) { return static_cast<std::int32_t>(groups[i].choices.size()); };
        for (chosen[0] = -1; chosen[0] < sizes(0); ++chosen[0])
            for (chosen[1] = -1; chosen[1] < sizes(1); ++chosen[1])
                for (chosen[2] = -1; chosen[2] < sizes(2); ++chosen[2]) {
                    std::int64_t gain = 0;
                    for (std::size_t i = 0; i < 3; ++i)
                        if (chosen[i] >= 0)
                            gain += groups[i].choices[static_cast<std::size_t>(chosen[i])].gain;
                    const auto schedule = front.schedule(*instance, chosen);
                    QVERIFY(schedule);
                    const bool fits = problem->base - gain <= problem->denominator;
                    QCOMPARE(schedule->misses == 0, fits);
                    ++selections;
                    schedulable += fits;
                }
        QVERIFY(selections > 8 && schedulable > 0 && schedulable < selections);
    }

    void an_invalid_selection_is_refused() {
        const InstancePtr instance = three_tasks();
        QCOMPARE(typed<edf_schedule>(*instance, std::vector<std::int32_t>{-1, -1}).error().code,
                 ErrorCode::usage);
        QCOMPARE(typed<edf_schedule>(*instance, std::vector<std::int32_t>{-1, 99, -1}).error().code,
                 ErrorCode::usage);
    }
};

KS_TEST(EdfTest)
#include "edf_test.moc"
