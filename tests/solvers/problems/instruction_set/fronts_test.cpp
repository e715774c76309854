// SPDX-License-Identifier: Apache-2.0
// The answers of the variants, compared with the definition of a front, and the wrong answers that the
// verifier rejects.
#include "solvers/front/points.h"
#include "solvers/kinds/kind.h"
#include "solvers/kinds/presets.h"
#include "solvers/kinds/verifier.h"
#include "solvers/problems/instruction_set/instance.h"
#include "solvers/problems/instruction_set/parts.h"
#include "solvers/result/answer.h"
#include "solvers/run/registry.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <functional>

using namespace ks;

namespace {

using InstancePointer = std::shared_ptr<const InstructionSetInstance>;

/// Cost, and the numerator of the utilisation over the instance's denominator.
struct Vector {
    std::int64_t cost = 0, utilisation = 0;
};

/// The vectors of all selections within the largest cost, in odometer order.
std::vector<Vector> every_vector(const InstructionSetInstance& instance) {
    std::vector<Vector> all{{.utilisation = instance.software()}};
    for (std::size_t i = 0; i < instance.task_count(); ++i) {
        const std::vector<Vector> without = all;
        for (const CustomInstruction& choice : instance.choices(i))
            for (const Vector& vector : without)
                all.push_back(
                    {vector.cost + choice.cost,
                     vector.utilisation - choice.gain * (instance.denominator() / instance.task(i).period)});
    }
    std::erase_if(all, [&](const Vector& vector) { return vector.cost > instance.capacity(); });
    return all;
}

/// Periods divide the denominator, so that the test can divide exactly.
InstancePointer random_instance(Random& random) {
    InstructionSetBuilder builder;
    for (std::int64_t left = random.between(1, 5); left > 0; --left) {
        const std::int64_t period = std::int64_t{1} << random.between(0, 5);
        // odd, so that fractions are not reduced
        const std::int64_t execution = random.between(0, 1000) * 2 + 1;
        builder.begin_task({.execution = execution, .period = period});
        for (std::int64_t k = random.between(0, 6); k > 0; --k)
            builder.add({.gain = random.between(0, execution), .cost = random.between(0, 40)});
    }
    if (random.between(0, 1) == 0)
        builder.max_cost(random.between(0, 100));
    return *std::move(builder).build();
}

Result<Answer> solve(const Variant& variant, const Instance& instance) {
    Context context;
    KS_TRY(const Parameters parameters, Parameters::parse(variant.info().parameters, {}));
    return variant.solve(instance, parameters, context);
}

std::vector<const Variant*> cpu_variants() {
    std::vector<const Variant*> all;
    for (const Variant* variant : variants())
        if (variant->info().kind == InstructionSetInstance::kind_id && variant->info().place == Place::cpu)
            all.push_back(variant);
    return all;
}

/// The preset ise-three-tasks, with its front.
struct ThreeTasks {
    InstancePtr instance = *ks::generate("ise-three-tasks", "", {});
    Answer answer;

    ThreeTasks() {
        answer.status = Status::optimal;
        answer.front = brute_force(static_cast<const InstructionSetInstance&>(*instance));
    }
    /// The verdict on the front after `change` is applied to point p: its cost, its numerator, its selection.
    auto with(std::size_t p, const std::function<void(Front::Point&, std::vector<Front::Chosen>&)>& change) {
        Answer changed = answer;
        changed.front = Front(answer.front->denominator());
        for (std::size_t i = 0; i < answer.front->size(); ++i) {
            Front::Point point = answer.front->points()[i];
            std::vector<Front::Chosen> chosen(answer.front->chosen(i).begin(), answer.front->chosen(i).end());
            if (i == p)
                change(point, chosen);
            changed.front->add(point, chosen);
        }
        return verify(*instance, changed);
    }
};

#define KS_COMPARE_WRONG(result, what)                                                                       \
    KS_COMPARE_ERROR(result, ErrorCode::check, "the answer is wrong: " what "; report this as a bug")

} // namespace

class FrontsTest : public QObject {
    Q_OBJECT

private slots:
    void a_front_satisfies_its_definition_data() {
        QTest::addColumn<QString>("variant");
        for (const Variant* variant : cpu_variants())
            QTest::newRow(variant->info().id.c_str()) << QString::fromStdString(variant->info().id);
    }
    /// No point dominates another, each can be reached, and every vector is a point or is dominated by one.
    void a_front_satisfies_its_definition() {
        QFETCH(QString, variant);
        const Variant& of = **find_variant(variant.toStdString());
        Random random(test_seed());
        for (int left = 150; left > 0; --left) {
            const InstancePointer instance = random_instance(random);
            const auto answer = solve(of, *instance);
            KS_VERIFY_OK(answer);
            const Front& front = *answer->front;
            QCOMPARE(front.denominator(), instance->denominator());
            const std::vector<Vector> all = every_vector(*instance);
            for (const Front::Point& point : front.points()) {
                const auto beats = [&](const Vector& vector) {
                    return vector.cost <= point.cost && vector.utilisation <= point.numerator &&
                           (vector.cost < point.cost || vector.utilisation < point.numerator);
                };
                QVERIFY(std::ranges::none_of(all, beats));
                QVERIFY(std::ranges::any_of(all, [&](const Vector& vector) {
                    return vector.cost == point.cost && vector.utilisation == point.numerator;
                }));
            }
            for (const Vector& vector : all)
                QVERIFY(std::ranges::any_of(front.points(), [&](const Front::Point& point) {
                    return point.cost <= vector.cost && point.numerator <= vector.utilisation;
                }));
            KS_VERIFY_OK(verify(*instance, *answer));
        }
    }

    /// The two variants that read tables make the same choice if several are equally good.
    void multicore_chooses_as_sequential_does() {
        Random random(test_seed());
        for (int left = 100; left > 0; --left) {
            const InstancePointer instance = random_instance(random);
            const auto sequential = solve(**find_variant("instruction-set.sequential"), *instance);
            const auto multicore = solve(**find_variant("instruction-set.multicore"), *instance);
            KS_VERIFY_OK(sequential);
            KS_VERIFY_OK(multicore);
            QVERIFY(*sequential->front == *multicore->front);
        }
    }

    /// By hand: U = 113/60 in software; from cost 9 on it is 55/60.
    void three_tasks() {
        for (const Variant* variant : cpu_variants()) {
            const ThreeTasks three;
            const auto answer = solve(*variant, *three.instance);
            KS_VERIFY_OK(answer);
            const Front& front = *answer->front;
            QVERIFY(Front::same_points(front, *three.answer.front));
            QCOMPARE(front.size(), std::size_t{10});
            QCOMPARE(front.exact(0).text(), std::string("113/60"));
            QCOMPARE(front.exact(9).text(), std::string("47/60"));
            const auto schedulable = cheapest_at_most_one(front);
            QVERIFY(schedulable);
            QCOMPARE(front.points()[*schedulable].cost, std::int64_t{9});
            QCOMPARE(front.exact(*schedulable).text(), std::string("11/12"));
        }
    }

    void utilisation_1_exactly_is_schedulable() {
        InstructionSetBuilder builder;
        builder.begin_task({.execution = 3, .period = 4}).add({1, 2}).add({2, 5}); // 3/4, 1/2, 1/4
        builder.begin_task({.execution = 1, .period = 2});
        const InstancePointer instance = *std::move(builder).build();
        for (const Variant* variant : cpu_variants()) {
            const auto answer = solve(*variant, *instance);
            KS_VERIFY_OK(answer);
            const auto schedulable = cheapest_at_most_one(*answer->front);
            QCOMPARE(schedulable, std::optional<std::size_t>(1));
            QCOMPARE(answer->front->exact(1).text(), std::string("1"));
        }
    }

    void a_right_front_passes() {
        const ThreeTasks three;
        const auto verdict = verify(*three.instance, three.answer);
        KS_VERIFY_OK(verdict);
        QCOMPARE(*verdict, std::optional(true));
    }

    void wrong_fronts_are_noticed() {
        ThreeTasks three;
        const auto unchanged = three.with(3, [](auto&, auto&) {});
        KS_VERIFY_OK(unchanged);
        KS_COMPARE_WRONG(three.with(3, [](auto&, auto& chosen) { chosen.pop_back(); }),
                         "a point has choices for 2 tasks of 3");
        KS_COMPARE_WRONG(three.with(3, [](auto&, auto& chosen) { chosen.push_back(Front::none); }),
                         "a point has choices for 4 tasks of 3");
        KS_COMPARE_WRONG(three.with(3, [](auto&, auto& chosen) { chosen[1] = 1; }), "task 1 has no choice 1");
        KS_COMPARE_WRONG(three.with(3, [](auto&, auto& chosen) { chosen[1] = -2; }),
                         "task 1 has no choice -2");
        // The first point is at cost 0 with nothing chosen; the second choice of the first task costs 5.
        KS_COMPARE_WRONG(three.with(0, [](auto&, auto& chosen) { chosen[0] = 1; }),
                         "the selection of the point of cost 0 costs 5");
        KS_COMPARE_WRONG(three.with(9, [](auto& point, auto&) { ++point.cost; }),
                         "the selection of the point of cost 13 costs 12");
        KS_COMPARE_WRONG(three.with(0, [](auto& point, auto&) { ++point.numerator; }),
                         "the point of cost 0 has not the utilisation 19/10");
        Answer nothing = three.answer;
        nothing.front.reset();
        QVERIFY(!verify(*three.instance, nothing));
    }

    void a_point_above_the_largest_cost_is_noticed() {
        const ThreeTasks three;
        InstructionSetBuilder builder;
        builder.max_cost(11);
        builder.begin_task({.execution = 3, .period = 4}).add({1, 2}).add({2, 5});
        builder.begin_task({.execution = 2, .period = 3}).add({1, 3});
        builder.begin_task({.execution = 7, .period = 15}).add({2, 1}).add({4, 4});
        const InstancePointer limited = *std::move(builder).build();
        KS_COMPARE_WRONG(verify(*limited, three.answer), "a selection costs more than 11");
    }

    /// The rounded value of a point is correct, but its exact value is not.
    void a_point_wrong_by_less_than_a_double_resolves() {
        InstructionSetBuilder builder;
        builder.begin_task({.execution = 1'073'741'788, .period = 1'073'741'789});
        builder.begin_task({.execution = 1'073'741'782, .period = 1'073'741'783});
        const InstancePointer instance = *std::move(builder).build();
        Answer answer;
        answer.status = Status::optimal;
        answer.front = Front(instance->denominator());
        answer.front->add({.cost = 0, .numerator = instance->software() + 1},
                          std::vector<Front::Chosen>{Front::none, Front::none});
        QCOMPARE(answer.front->value(0),
                 static_cast<double>(instance->software()) / static_cast<double>(instance->denominator()));
        QVERIFY(!verify(*instance, answer));
    }
};

KS_TEST(FrontsTest)
#include "fronts_test.moc"
