// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/instruction_set/instance.h"

#include "solvers/formats/format.h"
#include "solvers/kinds/presets.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

using namespace ks;

namespace {

struct OfTask {
    Task task;
    std::vector<CustomInstruction> choices;
};

auto build(const std::vector<OfTask>& tasks, std::optional<std::int64_t> max_cost = {}) {
    InstructionSetBuilder builder;
    builder.max_cost(max_cost);
    for (const OfTask& of : tasks) {
        builder.begin_task(of.task);
        for (const CustomInstruction& choice : of.choices)
            builder.add(choice);
    }
    return std::move(builder).build();
}

constexpr std::int64_t two_to(int exponent) {
    return std::int64_t{1} << exponent;
}

#define KS_REFUSES(tasks, sentence) KS_COMPARE_ERROR(build tasks, ErrorCode::input, sentence)

} // namespace

class InstanceTest : public QObject {
    Q_OBJECT

private slots:
    void holds_what_was_given() {
        const auto built = build({{{.name = "a", .execution = 3, .period = 4}, {{1, 2}, {2, 5}}},
                                  {{.execution = 2, .period = 3}, {}}},
                                 4);
        KS_VERIFY_OK(built);
        const InstructionSetInstance& instance = **built;
        QCOMPARE(instance.task_count(), std::size_t{2});
        QCOMPARE(instance.task_name(0), std::string("a"));
        QCOMPARE(instance.task_name(1), std::string("T2"));
        QCOMPARE(instance.choices(0).size(), std::size_t{2});
        QVERIFY((instance.choices(0)[1] == CustomInstruction{.gain = 2, .cost = 5}));
        QVERIFY(instance.choices(1).empty());
        QCOMPARE(instance.capacity(), std::int64_t{4});
        QCOMPARE(instance.heaviest(), std::int64_t{5});
        QCOMPARE(instance.denominator(), std::int64_t{12});
        QCOMPARE(instance.software(), std::int64_t{17}); // 3/4 + 2/3
        QCOMPARE(instance.gain(0, instance.choices(0)[1]), std::int64_t{6});
    }

    void without_a_largest_cost_the_dearest_selection_is_it() {
        const auto built = build({{{.execution = 3, .period = 4}, {{1, 2}, {2, 5}}}});
        KS_VERIFY_OK(built);
        QCOMPARE((*built)->capacity(), std::int64_t{5});
    }

    /// The least common denominator: fractions are reduced first.
    void the_denominator_is_the_least_there_is() {
        const auto built =
            build({{{.execution = 30, .period = 60}, {{10, 1}}}, {{.execution = 500, .period = 1000}, {}}});
        KS_VERIFY_OK(built);
        QCOMPARE((*built)->denominator(), std::int64_t{6}); // 10/60 is 1/6, 500/1000 is 1/2
        QCOMPARE((*built)->software(), std::int64_t{6});
    }

    void numerators_below_2_to_30_take_narrow_rows() {
        const auto width = [](std::int64_t execution) {
            return (*build({{{.execution = execution, .period = 1}, {}}}))->row_width();
        };
        QCOMPARE(width(two_to(30) - 1), RowWidth::bits32);
        QCOMPARE(width(two_to(30)), RowWidth::bits64);
    }

    void numbers_that_cannot_be() {
        KS_REFUSES(({}), "/tasks: there is no task; give at least one task");
        KS_REFUSES(({{{.execution = 1, .period = 1}, {}}}, -1),
                   "/max_cost: the largest cost is negative; give 0 or more");
        KS_REFUSES(({{{.execution = 1, .period = 1}, {}}, {{.execution = -1, .period = 1}, {}}}),
                   "/tasks/1/execution: the execution time is negative; give 0 or more");
        KS_REFUSES(({{{.execution = 0, .period = 0}, {}}}),
                   "/tasks/0/period: the period is less than 1; give 1 or more");
        KS_REFUSES(({{{.execution = 0, .period = -5}, {}}}),
                   "/tasks/0/period: the period is less than 1; give 1 or more");
        KS_REFUSES(({{{.execution = 2, .period = 3}, {{1, 1}, {-1, 1}}}}),
                   "/tasks/0/choices/1/gain: the gain is negative; give 0 or more");
        KS_REFUSES(
            ({{{.execution = 2, .period = 3}, {{2, 1}, {3, 1}}}}),
            "/tasks/0/choices/1/gain: the gain 3 is more than the task's execution time 2; give at most "
            "the execution time");
        KS_REFUSES(({{{.execution = 2, .period = 3}, {{1, -1}}}}),
                   "/tasks/0/choices/0/cost: the cost is negative; give 0 or more");
        KS_REFUSES(({{{.name = "\xff", .execution = 2, .period = 3}, {}}}),
                   "/tasks/0/name: the task's name is not valid UTF-8; write it in UTF-8");
        KS_REFUSES(({{{.name = std::string(201, 'x'), .execution = 2, .period = 3}, {}}}),
                   "/tasks/0/name: the task's name is longer than 200 bytes; shorten it");
        KS_VERIFY_OK(build({{{.name = std::string(200, 'x'), .execution = 0, .period = 1}, {{0, 0}}}}, 0));
    }

    void denominators_that_pass_2_to_62() {
        constexpr std::int64_t p = 2'147'483'629, q = 2'147'483'587; // primes; their product is below 2^62
        KS_VERIFY_OK(build({{{.execution = 1, .period = p}, {}}, {{.execution = 1, .period = q}, {}}}));
        KS_REFUSES(({{{.execution = 1, .period = p}, {}},
                     {{.execution = 1, .period = q}, {}},
                     {{.execution = 1, .period = 3}, {}}}),
                   "/tasks/2/period: up to here the utilisations have no common denominator below 2^62; use "
                   "periods with common factors");
        KS_REFUSES(({{{.execution = 1, .period = two_to(62)}, {}}}),
                   "/tasks/0/period: up to here the utilisations have no common denominator below 2^62; use "
                   "periods with common factors");
        KS_VERIFY_OK(build({{{.execution = two_to(62), .period = two_to(62)}, {}}})); // 1 / 1
        KS_REFUSES(({{{.execution = two_to(62), .period = two_to(62)}, {{1, 1}}}}),
                   "/tasks/0/period: up to here the utilisations have no common denominator below 2^62; use "
                   "periods with common factors");
    }

    void numerators_that_pass_2_to_62() {
        KS_VERIFY_OK(build({{{.execution = two_to(62) - 1, .period = 1}, {}}}));
        KS_REFUSES(({{{.execution = two_to(62), .period = 1}, {}}}),
                   "/tasks/0: up to here the utilisations sum to 2^62 or more over their common denominator; "
                   "use shorter times or periods with common factors");
        KS_REFUSES(
            ({{{.execution = two_to(61), .period = 1}, {}}, {{.execution = two_to(61), .period = 1}, {}}}),
            "/tasks/1: up to here the utilisations sum to 2^62 or more over their common denominator; "
            "use shorter times or periods with common factors");
        KS_REFUSES(({{{.execution = two_to(60), .period = 1}, {}}, {{.execution = 1, .period = 5}, {}}}),
                   "/tasks/0: up to here the utilisations sum to 2^62 or more over their common denominator; "
                   "use shorter times or periods with common factors");
    }

    void costs_that_pass_2_to_63() {
        KS_VERIFY_OK(build({{{.execution = 1, .period = 1}, {{0, two_to(62)}, {0, 7}}},
                            {{.execution = 1, .period = 1}, {{0, two_to(62) - 1}}}}));
        KS_REFUSES(({{{.execution = 1, .period = 1}, {{0, two_to(62)}, {0, 7}}},
                     {{.execution = 1, .period = 1}, {{0, two_to(62)}}}}),
                   "/tasks/1: up to here the dearest choices sum to 2^63 or more; use smaller costs");
    }

    void presets_are_the_same_everywhere_data() {
        QTest::addColumn<QString>("preset");
        QTest::addColumn<QString>("sha256");
        QTest::newRow("ise-three-tasks")
            << "ise-three-tasks"
            << "2da4f62ae427e988d485b2de4fe61b67e8a438607b371bd5563264822bec598a";
        QTest::newRow("thesis-ise1") << "thesis-ise1"
                                     << "80383e698ce775bd69f3fb35ffdcf71e7c203b319983c0a12221c2860c1ec444";
        QTest::newRow("thesis-ise2") << "thesis-ise2"
                                     << "fdf6b4eb564561895937ba9872783f8ee377b85158b9f7f21f1a375034d98d02";
        QTest::newRow("thesis-ise3") << "thesis-ise3"
                                     << "bf198de65dccbdd420bcea912a3763a50356fd74435078404204b0bee453dfc8";
        QTest::newRow("thesis-ise4") << "thesis-ise4"
                                     << "c6de5a40cb3c04208e09ed790498d547237cc9cae04ae98996f3c36d0d8d23c6";
        QTest::newRow("thesis-ise5") << "thesis-ise5"
                                     << "30083f4ad2c074602a6d0a75325c484d2ae68bc8a28a3412111119a80fde134c";
        QTest::newRow("ise-drawn") << "ise-drawn"
                                   << "6915a66ad45c5d62c02a23e0fd4d5585bf4afb674bade828705a8dd65ec82edf";
    }
    void presets_are_the_same_everywhere() {
        QFETCH(QString, preset);
        QFETCH(QString, sha256);
        const auto made = ks::generate(preset.toStdString(), "", {});
        KS_VERIFY_OK(made);
        QCOMPARE(QString::fromStdString(fingerprint(**made)), sha256);
    }

    /// As in the thesis's sets, a benchmark is the same task in every set.
    void a_benchmark_is_the_same_in_every_set() {
        const auto set = [](const char* id) {
            return std::static_pointer_cast<const InstructionSetInstance>(*ks::generate(id, "", {}));
        };
        const auto first = set("thesis-ise1");
        QCOMPARE(first->task_count(), std::size_t{12});
        std::size_t tasks = 11;
        for (const char* id : {"thesis-ise2", "thesis-ise3", "thesis-ise4", "thesis-ise5"}) {
            const auto other = set(id);
            QCOMPARE(other->task_count(), tasks--);
            for (std::size_t i = 0; i < other->task_count(); ++i) {
                std::size_t same = 0;
                while (first->task_name(same) != other->task_name(i))
                    ++same;
                QVERIFY(first->task(same) == other->task(i));
                QVERIFY(std::ranges::equal(first->choices(same), other->choices(i)));
            }
        }
    }

    /// The descriptions of the sets promise that a more expensive choice gains more, with decreasing gain per
    /// unit.
    void gains_of_drawn_tasks_rise_ever_less() {
        const auto made = ks::generate("ise-drawn", "",
                                       std::vector<std::pair<std::string, std::string>>{
                                           {"tasks", "7"}, {"choices", "50"}, {"cost", "5000"}});
        KS_VERIFY_OK(made);
        const auto& instance = static_cast<const InstructionSetInstance&>(**made);
        QCOMPARE(instance.task_count(), std::size_t{7});
        for (std::size_t i = 0; i < instance.task_count(); ++i) {
            const auto choices = instance.choices(i);
            QCOMPARE(choices.size(), std::size_t{50});
            const double most = static_cast<double>(choices.back().gain),
                         dearest = static_cast<double>(choices.back().cost);
            for (std::size_t k = 0; k < choices.size(); ++k) {
                QVERIFY(k == 0 ||
                        (choices[k].cost >= choices[k - 1].cost && choices[k].gain >= choices[k - 1].gain));
                const double part = static_cast<double>(choices[k].cost) / dearest;
                QVERIFY(std::abs(static_cast<double>(choices[k].gain) - most * part * (2 - part)) <= 1);
            }
        }
    }
};

KS_TEST(InstanceTest)
#include "instance_test.moc"
