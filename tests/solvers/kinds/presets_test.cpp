// SPDX-License-Identifier: Apache-2.0
#include "solvers/formats/format.h"
#include "solvers/kinds/presets.h"
#include "solvers/problems/knapsack/instance.h"
#include "solvers/problems/multiple_choice/instance.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <algorithm>
#include <utility>
#include <vector>

using namespace ks;

namespace {

using Settings = std::vector<std::pair<std::string, std::string>>;

auto make(std::string_view preset, std::string_view kind = "", const Settings& settings = {},
          std::uint64_t seed = 1) {
    return generate(preset, kind, settings, seed);
}

const MultipleChoiceInstance& choice(const InstancePtr& instance) {
    return static_cast<const MultipleChoiceInstance&>(*instance);
}

} // namespace

class PresetsTest : public QObject {
    Q_OBJECT

private slots:
    void check_vector() {
        Random random(1);
        for (const std::int64_t expected : {5666, 7458, 9711, 4444, 4443})
            QCOMPARE(random.between(1, 10000), expected);
    }

    void splitmix64_of_its_authors() {
        Random random(1234567);
        QCOMPARE(random.next(), std::uint64_t{6457827717110365317U});
        QCOMPARE(random.next(), std::uint64_t{3203168211198807973U});
    }

    void draws_cover_their_range() {
        Random random(test_seed());
        bool seen[3] = {};
        for (int i = 0; i < 200; ++i) {
            const std::int64_t drawn = random.between(-1, 1);
            QVERIFY(drawn >= -1 && drawn <= 1);
            seen[drawn + 1] = true;
        }
        QVERIFY(seen[0] && seen[1] && seen[2]);
        QCOMPARE(random.between(7, 7), std::int64_t{7});
        bool negative = false, positive = false; // the widest range has 2^64 numbers
        for (int i = 0; i < 200; ++i)
            (random.between(INT64_MIN, INT64_MAX) < 0 ? negative : positive) = true;
        QVERIFY(negative && positive);
    }

    void trials_can_be_made_data() {
        QTest::addColumn<QString>("preset");
        QTest::addColumn<QString>("kind");
        QTest::addColumn<int>("trial");
        for (const Preset& preset : presets())
            for (std::size_t i = 0; i < preset.trials.size(); ++i)
                QTest::addRow("%s %s %s", std::string(preset.kind).c_str(), std::string(preset.id).c_str(),
                              std::string(preset.trials[i].use).c_str())
                    << QString::fromStdString(std::string(preset.id))
                    << QString::fromStdString(std::string(preset.kind)) << static_cast<int>(i);
    }
    /// Settings are split like in tests/kernels.py: words "name=value".
    void trials_can_be_made() {
        QFETCH(QString, preset);
        QFETCH(QString, kind);
        QFETCH(int, trial);
        const auto found = find_preset(preset.toStdString(), kind.toStdString());
        KS_VERIFY_OK(found);
        const Trial& made = (*found)->trials[static_cast<std::size_t>(trial)];
        Settings settings;
        const QString text =
            QString::fromUtf8(made.settings.data(), static_cast<qsizetype>(made.settings.size()));
        for (const QString& word : text.split(' ', Qt::SkipEmptyParts))
            settings.emplace_back(word.section('=', 0, 0).toStdString(), word.section('=', 1).toStdString());
        KS_VERIFY_OK(make((*found)->id, (*found)->kind, settings, made.seed));
        QCOMPARE(made.memory.empty(), made.use != "little-memory");
    }

    void examples() {
        const auto first = make("thesis-2.1");
        KS_VERIFY_OK(first);
        const auto& knapsack = static_cast<const KnapsackInstance&>(**first);
        const Item items[] = {{2, 4}, {4, 6}, {3, 2}, {6, 7}};
        QVERIFY(std::ranges::equal(knapsack.items(), items));
        const auto second = make("thesis-2.2");
        KS_VERIFY_OK(second);
        QCOMPARE(choice(*second).class_count(), std::size_t{3});
        QVERIFY((choice(*second).items(2)[2] == Item{4, 3})); // the table prints (4, 2), which is wrong
    }

    void sets_of_table_5_2_data() {
        QTest::addColumn<QString>("preset");
        QTest::addColumn<int>("m");
        QTest::addColumn<int>("capacity");
        QTest::addColumn<QString>("sha256");
        QTest::newRow("1") << "thesis-set1" << 5 << 12665
                           << "67636f13c1bc66e11e39d7bf6de8e8e8bbc0bb9aec31618c9b05d53ed46475c3";
        QTest::newRow("2") << "thesis-set2" << 10 << 15700
                           << "f3e8aa29259de3971080e2da92ffa39870a02d631f4835bafcc40ac87f158678";
        QTest::newRow("3") << "thesis-set3" << 20 << 94280
                           << "31fbfc355f93138184e193f2e9bacfc2f10c59e2540480bae39f93c88661ff0c";
        QTest::newRow("4") << "thesis-set4" << 50 << 390500
                           << "536025a16f32113c8ad2b7654257e18d6c8bd1092137448cea1da129365b2c69";
        QTest::newRow("5") << "thesis-set5" << 100 << 303500
                           << "5cf2e54b5fcd9e6bd136aa0b97fb2766ff380f31f0d11b24911457d736941e89";
    }
    void sets_of_table_5_2() {
        QFETCH(QString, preset);
        QFETCH(int, m);
        QFETCH(int, capacity);
        QFETCH(QString, sha256);
        const auto made = make(preset.toStdString());
        KS_VERIFY_OK(made);
        const MultipleChoiceInstance& instance = choice(*made);
        QCOMPARE(instance.class_count(), static_cast<std::size_t>(m));
        QCOMPARE(instance.capacity(), std::int64_t{capacity});
        for (std::size_t i = 0; i < instance.class_count(); ++i)
            QVERIFY(instance.items(i).size() >= 10 && instance.items(i).size() <= 1024);
        for (const Item& item : instance.all_items()) {
            QVERIFY(item.value >= 1 && item.value <= 10000);
            QVERIFY(item.weight >= 1 && item.weight <= 10000);
        }
        QVERIFY(instance.source().find(preset.toStdString() + ", seed 1") != std::string::npos);
        QCOMPARE(QString::fromStdString(fingerprint(instance)), sha256);
        QVERIFY(fingerprint(**make(preset.toStdString(), "", {}, 2)) != fingerprint(instance));
    }

    void draw_order() {
        // The generator of the check vector draws n_i in 10..1024 first, then value and weight of each item.
        Random random(1);
        const auto made = make("thesis-set1");
        KS_VERIFY_OK(made);
        for (std::size_t i = 0; i < choice(*made).class_count(); ++i) {
            const auto items = choice(*made).items(i);
            QCOMPARE(static_cast<std::int64_t>(items.size()), random.between(10, 1024));
            for (const Item& item : items) {
                QCOMPARE(item.value, random.between(1, 10000));
                QCOMPARE(item.weight, random.between(1, 10000));
            }
        }
    }

    void instances_of_table_5_3() {
        const std::int64_t spreads[] = {10000, 1000, 100, 10, 0};
        for (int row = 1; row <= 5; ++row) {
            const auto made = make("thesis-spread" + std::to_string(row));
            KS_VERIFY_OK(made);
            const MultipleChoiceInstance& instance = choice(*made);
            QCOMPARE(instance.class_count(), std::size_t{50});
            QCOMPARE(instance.capacity(), std::int64_t{390500});
            std::int64_t lightest = 0;
            for (std::size_t i = 0; i < instance.class_count(); ++i) {
                const auto items = instance.items(i);
                QVERIFY(items.size() >= 10 && items.size() <= 1024);
                const auto [least, most] = std::ranges::minmax(items, {}, &Item::weight);
                QCOMPARE(most.weight - least.weight, spreads[row - 1]);
                QVERIFY(least.weight >= 1 && least.weight <= 10000);
                lightest += least.weight;
            }
            QVERIFY(lightest <= instance.capacity()); // the instance has a solution
        }
    }

    void uncorrelated_knapsack() {
        const auto made = make("uncorrelated", "knapsack", {{"n", "3"}, {"R", "10000"}, {"fraction", "333"}});
        KS_VERIFY_OK(made);
        const auto& instance = static_cast<const KnapsackInstance&>(**made);
        QCOMPARE(instance.items().size(), std::size_t{3});
        QVERIFY((instance.items()[0] == Item{5666, 7458}));
        QVERIFY((instance.items()[1] == Item{9711, 4444}));
        const std::int64_t sum = 7458 + 4444 + instance.items()[2].weight;
        QCOMPARE(instance.capacity(), sum * 333 / 1000);
        QCOMPARE(instance.source(),
                 std::string("preset uncorrelated, n = 3, R = 10000, fraction = 333, seed 1"));
    }

    void uncorrelated_multiple_choice() {
        const auto made =
            make("uncorrelated", "multiple-choice", {{"n", "4"}, {"m", "6"}, {"fraction", "250"}}, 9);
        KS_VERIFY_OK(made);
        std::int64_t extremes = 0;
        QCOMPARE(choice(*made).class_count(), std::size_t{6});
        for (std::size_t i = 0; i < 6; ++i) {
            QCOMPARE(choice(*made).items(i).size(), std::size_t{4});
            const auto [least, most] = std::ranges::minmax(choice(*made).items(i), {}, &Item::weight);
            extremes += least.weight + most.weight;
        }
        QCOMPARE(choice(*made).capacity(), extremes * 250 / 1000);
        QCOMPARE(choice(*made).source(),
                 std::string("preset uncorrelated, n = 4, m = 6, R = 1000, fraction = 250, seed 9"));
    }

    void pisingers_classes_data() {
        QTest::addColumn<QString>("preset");
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("sha256");
        QTest::newRow("weakly knapsack")
            << "weakly"
            << "knapsack"
            << "59570f3fcd884c7bbf6f16b35b7cd8a18bd0117f6d39efb005bc938712057f0c";
        QTest::newRow("strongly knapsack")
            << "strongly"
            << "knapsack"
            << "0674711f4fd2e2560ab15ebec0809f69516230cf66c4daec68a53dc965bb7896";
        QTest::newRow("inverse-strongly knapsack")
            << "inverse-strongly"
            << "knapsack"
            << "78f8cc45581073d7da8a22eb2740efc675b92e7f593e81c35f6f1ddc1fa68a83";
        QTest::newRow("almost-strongly knapsack")
            << "almost-strongly"
            << "knapsack"
            << "4e44e6a92e30c18b7637dab8660dcbb209a6f53151d3f0c5943ddb0825b30c82";
        QTest::newRow("subset-sum knapsack")
            << "subset-sum"
            << "knapsack"
            << "e669cba8e3d2aa6af66ae49bb0cdfc4ac1a4dfa3969bc69c1b194126b118b6aa";
        QTest::newRow("similar-weights knapsack")
            << "similar-weights"
            << "knapsack"
            << "0e4d3fdc25b0cd766146b9e5f268e38ab5cfe8841edf490df7e86cffb8ba14d4";
        QTest::newRow("weakly multiple-choice")
            << "weakly"
            << "multiple-choice"
            << "2ef740983d0557ca19fe1f252258f02727dca40f64569327eb10b0e8b63c8238";
        QTest::newRow("strongly multiple-choice")
            << "strongly"
            << "multiple-choice"
            << "7500ba21a240292ececd98f366f712e526711d1881780604ba2b660a7c5d42f5";
        QTest::newRow("inverse-strongly multiple-choice")
            << "inverse-strongly"
            << "multiple-choice"
            << "6e1646e517bcd707f1cc4ae673704f81d5437721ec9f53081c1189790be62f43";
        QTest::newRow("almost-strongly multiple-choice")
            << "almost-strongly"
            << "multiple-choice"
            << "0665d74f01c4d2151bb42cf6b872f1c2e13f249df61ffd440113714f50191086";
        QTest::newRow("subset-sum multiple-choice")
            << "subset-sum"
            << "multiple-choice"
            << "592e297b303aa937a2b00aa85dd91b2a45bf0e59f40b7682c81938a9e960f13b";
        QTest::newRow("similar-weights multiple-choice")
            << "similar-weights"
            << "multiple-choice"
            << "a82645bb0dd06fbdededb73b5f0557a53c3c72ba66e0b8a2276bb0006df0127d";
    }
    /// With the default settings.
    void pisingers_classes() {
        QFETCH(QString, preset);
        QFETCH(QString, kind);
        QFETCH(QString, sha256);
        const auto made = make(preset.toStdString(), kind.toStdString());
        KS_VERIFY_OK(made);
        QCOMPARE(QString::fromStdString(fingerprint(**made)), sha256);
    }

    /// The formulas in the presets' titles, with R = 5000: R/10 = 500, R/500 = 10.
    void values_follow_weights() {
        const auto items_of = [](const char* preset) {
            const auto made = make(preset, "knapsack", {{"n", "2000"}, {"R", "5000"}}, 7);
            const auto items = static_cast<const KnapsackInstance&>(**made).items();
            return std::vector<Item>(items.begin(), items.end());
        };
        const auto apart = [&](const char* preset) { // the smallest and the largest value of v - w
            const auto [least, most] = std::ranges::minmax(
                items_of(preset), {}, [](const Item& item) { return item.value - item.weight; });
            return std::pair(least.value - least.weight, most.value - most.weight);
        };
        const auto between = [](const std::vector<Item>& items, auto member, std::int64_t a, std::int64_t b) {
            return std::ranges::all_of(
                items, [=](std::int64_t x) { return a <= x && x <= b; }, member);
        };
        QVERIFY((apart("weakly").first < -490 && apart("weakly").first >= -500));
        QVERIFY((apart("weakly").second > 490 && apart("weakly").second <= 500));
        QCOMPARE(apart("strongly"), std::pair(std::int64_t{500}, std::int64_t{500}));
        QCOMPARE(apart("inverse-strongly"), std::pair(std::int64_t{-500}, std::int64_t{-500}));
        QCOMPARE(apart("almost-strongly"), std::pair(std::int64_t{490}, std::int64_t{510}));
        QCOMPARE(apart("subset-sum"), std::pair(std::int64_t{0}, std::int64_t{0}));
        QVERIFY(between(items_of("weakly"), &Item::value, 1, 5500));
        QVERIFY(between(items_of("inverse-strongly"), &Item::value, 1, 5000));
        QVERIFY(between(items_of("similar-weights"), &Item::weight, 500'000, 500'500));
        QVERIFY(between(items_of("similar-weights"), &Item::value, 1, 5000));
        for (const char* preset : {"weakly", "strongly", "almost-strongly", "subset-sum"})
            QVERIFY(between(items_of(preset), &Item::weight, 1, 5000));
    }

    void extreme_settings() {
        const auto least = make("uncorrelated", "knapsack", {{"n", "1"}, {"R", "1"}, {"fraction", "0"}});
        KS_VERIFY_OK(least);
        QCOMPARE(static_cast<const KnapsackInstance&>(**least).capacity(), std::int64_t{0});
        KS_VERIFY_OK(make("uncorrelated", "multiple-choice",
                          {{"n", "1"}, {"m", "100000"}, {"R", "1000000000"}, {"fraction", "1000"}},
                          UINT64_MAX));
        for (const char* preset :
             {"weakly", "strongly", "inverse-strongly", "almost-strongly", "subset-sum", "similar-weights"})
            KS_VERIFY_OK(make(preset, "knapsack", {{"n", "1"}, {"R", "1"}}));
        const auto heavy =
            make("similar-weights", "knapsack", {{"n", "1000000"}, {"R", "1000000000"}, {"fraction", "999"}});
        KS_VERIFY_OK(heavy); // 10^17 together; a thousand times this exceeds 64 bits
        const auto& instance = static_cast<const KnapsackInstance&>(**heavy);
        QCOMPARE(instance.capacity(),
                 instance.heaviest() / 1000 * 999 + instance.heaviest() % 1000 * 999 / 1000);
    }

    void sizes_are_refused_beforehand() {
        KS_COMPARE_ERROR(
            make("uncorrelated", "multiple-choice", {{"n", "4194304"}, {"m", "4194304"}}), ErrorCode::limit,
            "17592186044416 items are more than the 4194304 that one instance may be generated with; "
            "choose smaller settings");
        KS_COMPARE_ERROR(make("uncorrelated", "knapsack", {{"n", "4194305"}}), ErrorCode::usage,
                         "n cannot be '4194305'; give 1 to 4194304 items");
    }

    void usage_errors() {
        KS_COMPARE_ERROR(make("thesis-set6"), ErrorCode::usage,
                         "there is no preset 'thesis-set6'; the presets are " +
                             QByteArray(preset_names().c_str()));
        KS_COMPARE_ERROR(
            make("thesis-set1", "knapsack"), ErrorCode::usage,
            "the preset thesis-set1 makes no instances of kind 'knapsack'; it makes multiple-choice");
        KS_COMPARE_ERROR(make("thesis-set1", "", {{"n", "3"}}), ErrorCode::usage,
                         "there is no parameter 'n'; none can be set here");
    }

    void every_preset_survives_a_file() {
        for (const Preset& preset : presets()) {
            const auto made = make(preset.id, preset.kind, {}, 3);
            KS_VERIFY_OK(made);
            QCOMPARE((*made)->kind(), preset.kind);
            QVERIFY(!(*made)->name().empty() && !(*made)->source().empty());
            const auto back = read_instance(write_json(**made), "a");
            KS_VERIFY_OK(back);
            QCOMPARE(fingerprint(**back), fingerprint(**made));
            QCOMPARE(fingerprint(**make(preset.id, preset.kind, {}, 4)) != fingerprint(**made),
                     preset.random);
        }
    }
};

KS_TEST(PresetsTest)
#include "presets_test.moc"
