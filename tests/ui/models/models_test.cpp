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
#include "ui/commands/draft.h"
#include "ui/models/campaign_model.h"
#include "ui/models/class_model.h"
#include "ui/models/item_model.h"
#include "ui/models/run_model.h"
#include "ui/models/run_words.h"
#include "ui/pages/run_sheet.h"
#include "ui/session.h"

using namespace ks;
using namespace ks::ui;

class ModelsTest : public QObject {
    Q_OBJECT

    using Tester = QAbstractItemModelTester;
    static constexpr auto strict = Tester::FailureReportingMode::Fatal;

    /// One random edit of the open instance; refusals are fine.
    static void edit_somehow(Session& session, QRandomGenerator& random) {
        (void)session.edit(
            QStringLiteral("edit"), [&random](const Instance& instance) -> Result<InstancePtr> {
                const auto in_class =
                    static_cast<std::size_t>(random.bounded(static_cast<int>(class_count(instance))));
                const auto count = static_cast<int>(items_of(instance, in_class).size());
                const std::vector<std::size_t> one{static_cast<std::size_t>(random.bounded(count))};
                const Item item{random.bounded(100), random.bounded(100)};
                switch (random.bounded(has_classes(instance) ? 7 : 4)) {
                case 0:
                    return with_item(instance, in_class, one.front(), item);
                case 1:
                    return with_added_item(instance, in_class, one.front(), item);
                case 2:
                    return without_items(instance, in_class, one);
                case 3:
                    return with_duplicated_items(instance, in_class, one);
                case 4:
                    return with_added_class(instance, in_class);
                case 5:
                    return without_classes(instance, std::vector<std::size_t>{in_class});
                default:
                    return with_duplicated_classes(instance, std::vector<std::size_t>{in_class});
                }
            });
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
        ItemModel items(session);
        ClassModel classes(session);
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
            if (items.shown_class() < class_count(now)) {
                const auto shown = items_of(now, items.shown_class());
                QCOMPARE(items.rowCount(), static_cast<int>(shown.size()));
                for (int row = 0; row < items.rowCount(); ++row)
                    QCOMPARE(items.index(row, ItemModel::value).data(Qt::EditRole).toString(),
                             QString::number(shown[static_cast<std::size_t>(row)].value));
            }
            QCOMPARE(classes.rowCount(), has_classes(now) ? static_cast<int>(class_count(now)) : 0);
        }
        while (session.undo_stack().canUndo())
            session.undo_stack().undo();
        QCOMPARE(tests::json_of(session.instance()), before);
    }

    void an_edit_touches_only_its_row() {
        Session session;
        session.open(tests::table_2_2());
        ItemModel items(session);
        QSignalSpy changed(&items, &QAbstractItemModel::dataChanged),
            reset(&items, &QAbstractItemModel::modelReset);
        QVERIFY(items.setData(items.index(1, ItemModel::value), QStringLiteral("1 000"), Qt::EditRole));
        QCOMPARE(items_of(*session.instance(), 0)[1].value, 1000);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed[0][0].toModelIndex().row(), 1);
        QCOMPARE(changed[0][1].toModelIndex().row(), 1);
        QCOMPARE(reset.size(), 0);
    }

    void refused_edits_change_nothing_and_say_why_data() {
        QTest::addColumn<QString>("typed");
        for (const char* typed :
             {"-1", "9223372036854775808", "4611686018427387904", "1e2", "", "twelve", "1.5"})
            QTest::newRow(typed) << QString::fromLatin1(typed);
    }
    void refused_edits_change_nothing_and_say_why() {
        QFETCH(QString, typed);
        Session session;
        session.open(tests::table_2_2());
        ItemModel items(session);
        QSignalSpy refused(&items, &ItemModel::refused);
        const QByteArray before = tests::json_of(session.instance());
        QVERIFY(!items.setData(items.index(0, ItemModel::value), typed, Qt::EditRole));
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
        // An emulator's time is labelled as that and is no speedup.
        QCOMPARE(runs.index(2, RunModel::speedup).data().toString(), QStringLiteral("–"));
        QVERIFY(runs.index(2, RunModel::time).data().toString().contains(QStringLiteral("emulated")));
        session.clear_outcomes();
        QCOMPARE(runs.rowCount(), 0);
    }

    /// Answers that no variant gives yet: a front has no objective, nor has a plan.
    void fronts_and_plans_have_words() {
        const Outcome front = tests::outcome_of(tests::front()), plan = tests::outcome_of(tests::plan()),
                      sparse = tests::outcome_of(tests::sparse_selection());
        QCOMPARE(answer_text(front), QStringLiteral("2 points"));
        QCOMPARE(answer_text(plan), QStringLiteral("3 batches"));
        QCOMPARE(chosen_text(front, 1), QStringLiteral("0.5 at cost 0 and 1 more"));
        QCOMPARE(chosen_text(plan, 9), QStringLiteral("3 times 2 × fft + 1 × sort on each SM"));
        QCOMPARE(chosen_text(sparse, 9), QStringLiteral("–, 2"));
        QCOMPARE(check_sentence(front),
                 QStringLiteral("Checked: each point's selection is legal and sums as stated"));
        QCOMPARE(parameters_text(front), QStringLiteral("order = random, width = 3"));
        const Outcomes outcomes{std::make_shared<const Outcome>(front)};
        QCOMPARE(stage_names({}).size(), 6);
        QCOMPARE(stage_names(outcomes).last(), QStringLiteral("shake")); // a stage of its own
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
        const ItemModel items(session);
        QCOMPARE(items.index(0, ItemModel::density).data().toString(), QStringLiteral("0.00024"));
        QCOMPARE(items.index(1, ItemModel::density).data().toString(), QStringLiteral("0.50"));
        QCOMPARE(items.index(2, ItemModel::density).data().toString(), QStringLiteral("0.00"));
    }
};

KS_TEST(ModelsTest)
#include "models_test.moc"
