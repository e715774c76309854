// SPDX-License-Identifier: Apache-2.0
// The differences between two recordings, for small instances: the sentences, word for word.
#include "solvers/kinds/kind.h"
#include "solvers/kinds/presets.h"
#include "solvers/pairs/differences.h"
#include "solvers/pairs/units.h"
#include "solvers/problems/subset_sum/instance.h"
#include "solvers/run/in_process.h"
#include "tests/support/checks.h"
#include "tests/support/one_row.h"
#include "tests/support/suite.h"

#include <algorithm>

using namespace ks;

namespace {

using RecordingPtr = std::shared_ptr<const Recording>;

InstancePtr example(const char* preset) {
    return *generate(preset, "", {});
}

InstancePtr with_number(const InstancePtr& instance, const FieldAt& at, std::int64_t value) {
    return *changed(*instance, SetValue{.at = at, .value = value});
}

RecordingPtr steps_of(const char* variant, const InstancePtr& instance) {
    return *in_process::record(variant, instance, {});
}

Differences at_the_end(const RecordingPtr& first, const RecordingPtr& second) {
    return differences(*first, first->count(), *second, second->count());
}
QString answers(const RecordingPtr& first, const RecordingPtr& second) {
    return QString::fromStdString(at_the_end(first, second).answers);
}
std::string ends(const RecordingPtr& first, const RecordingPtr& second) {
    return sentence_of(at_the_end(first, second));
}

std::vector<std::string> ids_of(const std::vector<PairUnit>& units) {
    std::vector<std::string> ids;
    for (const PairUnit& unit : units)
        ids.emplace_back(unit.id);
    return ids;
}

} // namespace

class DifferencesTest : public QObject {
    Q_OBJECT

private slots:
    void another_value() {
        const InstancePtr before = example("thesis-2.1");
        const auto table = steps_of("knapsack.sequential", before);
        const auto edited =
            steps_of("knapsack.sequential", with_number(before, FieldAt::of_record(0, 0, 3), 1));
        QCOMPARE(QString::fromStdString(ends(table, table)), "No difference in the 55 cells that both have.");
        const Differences found = at_the_end(table, edited);
        QCOMPARE(found.parts, "cells");
        QVERIFY(found.differ > 0);
        for (const At& at : found.where[0])
            QCOMPARE(at.cell().row, 4); // the item with the changed value is the last
        QCOMPARE(answers(table, edited),
                 "Answers: 9 on the left, 7 on the right. Chosen (items): only on the left 4; only on the "
                 "right 2.");
    }

    void another_capacity_compares_what_both_have() {
        const InstancePtr before = example("thesis-2.1");
        const auto table = steps_of("knapsack.sequential", before);
        const auto wider = steps_of("knapsack.sequential", with_number(before, FieldAt::scalar(0), 12));
        const Differences found = differences(*table, table->count(), *wider, wider->count());
        QCOMPARE(found.compared, 55);
        QCOMPARE(found.differ, 0);
        QVERIFY(found.note.starts_with("Compared are columns 0 to 10, which both tables have."));
    }

    /// From the right, columns that only the wider table has come first, and the other table waits.
    void cells_go_together_where_the_order_is_the_same() {
        const InstancePtr before = example("thesis-2.1");
        const auto& one_row = tests::variant_knapsack_one_row();
        const RecordingPtr narrow = *one_row.record(before, {}),
                           wide = *one_row.record(with_number(before, FieldAt::scalar(0), 12), {});
        const auto units = units_in_common(narrow, wide);
        QCOMPARE(ids_of(units), (std::vector<std::string>{"row", "cell", "phase", "step", "run"}));
        const PairUnit& cell = units[1];
        QCOMPARE(cell.words, "cell");
        const auto first = as_table(narrow), second = as_table(wide);
        for (const Positions& mark : cell.marks) {
            const auto here = first->place(mark[0]), there = second->place(mark[1]);
            QCOMPARE(here.row, there.row);
            QCOMPARE(here.column, there.column);
        }
        // The columns are walked from the left and from the right, so only the number of finished cells can
        // be equal.
        QCOMPARE(units_in_common(steps_of("knapsack.sequential", before), narrow)[1].words, "cells of a row");
    }

    void a_table_and_a_tree_go_together_by_steps_alone() {
        const InstancePtr instance = example("thesis-2.1");
        const auto table = steps_of("knapsack.sequential", instance),
                   tree = steps_of("knapsack.branch-and-bound", instance);
        QCOMPARE(ids_of(units_in_common(table, tree)), (std::vector<std::string>{"step", "run"}));
        QCOMPARE(QString::fromStdString(ends(table, tree)),
                 "The two show different things, a table and a tree: no part of one is a part of the other.");
        QCOMPARE(answers(table, tree), "Both answer: 9. Chosen (items): the same on both sides.");
        // one recording is not at its end
        QVERIFY(differences(*table, 0, *tree, tree->count()).answers.empty());
    }

    /// For all shapes: the answers of both recordings, and the choices that differ.
    void answers_of_every_family() {
        SubsetSumBuilder builder;
        builder.target(9);
        for (const std::int64_t weight : {4, 5, 3, 6})
            builder.add(weight);
        const InstancePtr subset = *std::move(builder).build();
        const auto full = steps_of("subset-sum.dp.v1", subset), kept = steps_of("subset-sum.dp.v2", subset),
                   lists = steps_of("subset-sum.two-list.sequential", subset),
                   parry = steps_of("subset-sum.parry.dp.v3", subset);
        QCOMPARE(answers(full, kept), "Both answer: 9. Only the left tells what is chosen for it.");
        QCOMPARE(answers(kept, parry), "Both answer: 9. Neither tells what is chosen for it.");
        QVERIFY2(answers(full, lists).startsWith("Both answer: 9. Chosen (weights): "),
                 qPrintable(answers(full, lists)));
        const auto none = steps_of("subset-sum.dp.v1", with_number(subset, FieldAt::scalar(0), 2));
        QCOMPARE(answers(full, none), "Answers: 9 on the left, no solution on the right.");
        QCOMPARE(answers(none, none), "Neither finds a solution.");

        const InstancePtr classes = example("thesis-2.2");
        QCOMPARE(answers(steps_of("mckp.sequential", classes),
                         steps_of("mckp.sequential", with_number(classes, FieldAt::scalar(0), 14))),
                 "Answers: 7 on the left, 10 on the right. Chosen (items): only on the left 2a; only on the "
                 "right 2b.");

        const InstancePtr tasks = example("ise-three-tasks");
        const auto table = steps_of("instruction-set.sequential", tasks),
                   front = steps_of("instruction-set.front-list", tasks);
        QCOMPARE(answers(table, table),
                 "Both answer: 10 points. 10 points that both have are reached by the same choices.");
        QVERIFY2(answers(table, front).startsWith("Both answer: 10 points. "),
                 qPrintable(answers(table, front)));

        const InstancePtr kernels = example("concurrency-register-trap");
        const auto batches = steps_of("kernel-mix.first-fit", kernels),
                   at_once = steps_of("kernel-mix.paper-dp", kernels);
        QCOMPARE(answers(batches, at_once), "Answers: 1 batch on the left, no solution on the right.");
        QCOMPARE(answers(batches, batches),
                 "Both answer: 1 batch. Chosen (batches, by blocks on each SM): the same on both sides.");
    }

    void a_search_that_cuts_reaches_fewer_nodes() {
        SubsetSumBuilder builder;
        builder.target(10);
        for (const std::int64_t weight : {3, 4, 5, 6})
            builder.add(weight);
        const InstancePtr instance = *std::move(builder).build();
        const auto plain = steps_of("subset-sum.exhaustive.plain", instance),
                   smart = steps_of("subset-sum.exhaustive.smart", instance);
        const Differences found = differences(*plain, plain->count(), *smart, smart->count());
        QCOMPARE(found.parts, "nodes");
        QCOMPARE(found.only[1], 0);
        QVERIFY(found.only[0] > 0);
        QVERIFY(ids_of(units_in_common(plain, smart)).front() == "row");
    }

    void nothing_to_compare_before_the_first_step() {
        const auto table = steps_of("mckp.sequential", example("thesis-2.2"));
        QCOMPARE(QString::fromStdString(sentence_of(differences(*table, 0, *table, 0))),
                 "Both have nothing to compare yet.");
    }
};

KS_TEST(DifferencesTest)
#include "differences_test.moc"
