// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>

#include "solvers/bench/results.h"
#include "tests/solvers/answers.h"
#include "tests/support/suite.h"
#include "tests/ui/samples.h"
#include "tests/visual/quiet.h"
#include "ui/base/session.h"
#include "ui/instance/group_model.h"
#include "ui/instance/record_model.h"
#include "ui/run/campaign_model.h"
#include "ui/run/run_model.h"
#include "ui/runs/run_sheet.h"
#include "ui/runs/run_words.h"

using namespace ks;
using namespace ks::ui;

class ModelsTest : public QObject {
    Q_OBJECT

    using Tester = QAbstractItemModelTester;
    static constexpr auto strict = Tester::FailureReportingMode::Fatal;

    /// Makes one random edit of the open instance, which may be refused.
    static void edit_somehow(Session& session, QRandomGenerator& random) {
        const Contents& contents = session.instance()->contents();
        const auto below = [&random](std::size_t count) {
            return static_cast<std::size_t>(random.bounded(static_cast<int>(count)));
        };
        const std::vector<std::size_t> group{below(contents.groups())};
        const std::vector<std::size_t> one{below(contents.records(group[0]))};
        const RecordValues record{std::int64_t{random.bounded(100)}, std::int64_t{random.bounded(100)},
                                  random.bounded(3) == 0 ? Value(std::string("tent")) : Value()};
        const auto change = [&]() -> Change {
            switch (random.bounded(contents.fields().group ? 7 : 4)) {
            case 0:
                return SetValue{FieldAt::of_record(below(2), group[0], one[0]), record[0]};
            case 1:
                return PutRecords{group[0], one, {record}};
            case 2:
                return TakeRecords{group[0], one};
            case 3:
                return duplicated_records(contents, group[0], one);
            case 4:
                return PutGroups{group, {GroupValues{{}, {record}}}};
            case 5:
                return TakeGroups{group};
            default:
                return duplicated_groups(contents, group);
            }
        };
        (void)session.edit(QStringLiteral("edit"), change());
    }

private slots:
    void init() { tests::fail_on_warnings(); }

    void models_follow_random_edits_undo_and_redo_data() {
        QTest::addColumn<QString>("kind");
        QTest::newRow("knapsack") << QStringLiteral("knapsack");
        QTest::newRow("multiple-choice") << QStringLiteral("multiple-choice");
    }
    void models_follow_random_edits_undo_and_redo() {
        QFETCH(QString, kind);
        const quint32 seed = QRandomGenerator::global()->generate();
        qInfo("seed %u", seed);
        QRandomGenerator random(seed);
        Session session;
        RecordModel items(session);
        GroupModel classes(session);
        const Tester item_tester(&items, strict), class_tester(&classes, strict);
        session.open(tests::uncorrelated(kind.toUtf8().constData(), "5"));
        const QByteArray before = tests::json_of(session.instance());
        for (int i = 0; i < 400; ++i) {
            const int what = random.bounded(10);
            if (what == 0)
                session.undo_stack().undo();
            else if (what == 1)
                session.undo_stack().redo();
            else
                edit_somehow(session, random);
            const Instance& now = *session.instance();
            const Contents& contents = now.contents();
            if (const std::size_t group = items.shown_group(); group < contents.groups()) {
                QCOMPARE(items.rowCount(), static_cast<int>(contents.records(group)));
                for (int row = 0; row < items.rowCount(); ++row)
                    QCOMPARE(items.index(row, 0).data(Qt::EditRole).toString(),
                             QString::number(contents.number(
                                 FieldAt::of_record(0, group, static_cast<std::size_t>(row)))));
            }
            QCOMPARE(classes.rowCount(), contents.fields().group ? static_cast<int>(contents.groups()) : 0);
        }
        while (session.undo_stack().canUndo())
            session.undo_stack().undo();
        QCOMPARE(tests::json_of(session.instance()), before);
    }

    void an_edit_touches_only_its_row() {
        Session session;
        session.open(tests::table_2_2());
        RecordModel items(session);
        QSignalSpy changed(&items, &QAbstractItemModel::dataChanged),
            reset(&items, &QAbstractItemModel::modelReset);
        QVERIFY(items.setData(items.index(1, 0), QStringLiteral("1 000"), Qt::EditRole));
        QCOMPARE(session.instance()->contents().number(FieldAt::of_record(0, 0, 1)), 1000);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed[0][0].toModelIndex().row(), 1);
        QCOMPARE(changed[0][1].toModelIndex().row(), 1);
        QCOMPARE(reset.size(), 0);
    }

    void refused_edits_change_nothing_and_are_explained_data() {
        QTest::addColumn<QString>("typed");
        for (const char* typed :
             {"-1", "9223372036854775808", "4611686018427387904", "1e99", "", "twelve", "1.5"})
            QTest::newRow(typed) << QString::fromLatin1(typed);
    }
    void refused_edits_change_nothing_and_are_explained() {
        QFETCH(QString, typed);
        Session session;
        session.open(tests::table_2_2());
        RecordModel items(session);
        QSignalSpy refused(&items, &RecordModel::refused);
        const QByteArray before = tests::json_of(session.instance());
        QVERIFY(!items.setData(items.index(0, 0), typed, Qt::EditRole));
        QCOMPARE(refused.size(), 1);
        QVERIFY(refused[0][0].toString().size() > 10);
        QCOMPARE(tests::json_of(session.instance()), before);
        QVERIFY(!session.undo_stack().canUndo());
    }

    void runs_follow_the_session() {
        Session session;
        RunModel runs(session);
        const Tester tester(&runs, strict);
        const auto outcome = [](const char* variant, const char* on, double ms) {
            auto made = std::make_shared<Outcome>();
            made->variant = variant;
            made->on = on;
            made->instance_sha256 = "00";
            made->answer.status = Status::optimal;
            made->total_ms = ms;
            return made;
        };
        session.add_outcome(outcome("mckp.global", "gpu:0", 2));
        QCOMPARE(runs.index(0, RunModel::speedup).data().toString(), QStringLiteral("–"));
        session.add_outcome(outcome("mckp.sequential", "cpu", 10));
        session.add_outcome(outcome("mckp.global", "emulator", 5));
        QCOMPARE(runs.rowCount(), 3);
        QVERIFY(runs.index(0, RunModel::speedup).data().toString().startsWith(QStringLiteral("5.00")));
        // A time in the emulator is labelled as such and gives no speedup.
        QCOMPARE(runs.index(2, RunModel::speedup).data().toString(), QStringLiteral("–"));
        QVERIFY(runs.index(2, RunModel::time).data().toString().contains(QStringLiteral("emulated")));
        session.clear_outcomes();
        QCOMPARE(runs.rowCount(), 0);
    }

    /// No variant gives such answers yet. Fronts and plans have no objective.
    void fronts_and_plans_have_words() {
        const Outcome front = tests::outcome_of(tests::front()), plan = tests::outcome_of(tests::plan()),
                      sparse = tests::outcome_of(tests::sparse_selection());
        QCOMPARE(answer_text(front), QStringLiteral("2 points"));
        QCOMPARE(answer_text(plan), QStringLiteral("3 batches"));
        Outcome demo = tests::outcome_of(Answer::none({})); // the variant answers no question
        demo.verified.reset();
        QCOMPARE(answer_text(demo), QStringLiteral("no answer"));
        QCOMPARE(checked_text(demo), QStringLiteral("–"));
        QCOMPARE(chosen_text(front, 1), QStringLiteral("1 at cost 0 and 1 more"));
        QCOMPARE(chosen_text(plan, 9), QStringLiteral("3 times 2 × fft + 1 × sort on each SM"));
        QCOMPARE(chosen_text(sparse, 9), QStringLiteral("–, 2"));
        Outcome named = sparse;
        named.names = {"", "tent"};
        QCOMPARE(chosen_text(named, 9), QStringLiteral("–, tent"));
        QCOMPARE(check_sentence(front),
                 QStringLiteral("Checked: each point's selection is legal and sums as stated"));
        QCOMPARE(parameters_text(front), QStringLiteral("order = random, width = 3"));
        const Outcomes outcomes{std::make_shared<const Outcome>(front)};
        // The standard stages that it has, then the one that only this variant has.
        QCOMPARE(stage_names(outcomes), (QStringList{QStringLiteral("verify"), QStringLiteral("shake")}));
        QCOMPARE(stage_parts(front).size(), std::size_t{2});
        QVERIFY(runs_csv(outcomes).contains("shake_ms"));
        RecordedRow row;
        note(row, front.answer);
        QCOMPARE(CampaignModel::text(row, CampaignModel::answer), QStringLiteral("2 points"));
    }

    void a_small_ratio_keeps_two_digits() {
        Session session;
        session.open(*ks::read_instance(
            R"({"format": "knapscope-instance", "version": 1, "kind": "knapsack", "capacity": 9,
               "items": [{"value": 24, "weight": 100000}, {"value": 1, "weight": 2}, {"value": 0, "weight": 7}]})",
            ""));
        const RecordModel items(session);
        QCOMPARE(items.index(0, 3).data().toString(), QStringLiteral("0.00024"));
        QCOMPARE(items.index(1, 3).data().toString(), QStringLiteral("0.50"));
        QCOMPARE(items.index(2, 3).data().toString(), QStringLiteral("0.00"));
    }
};

KS_TEST(ModelsTest)
#include "models_test.moc"
