// SPDX-License-Identifier: Apache-2.0
// What two recordings have in common does not depend on what their units are called.
#include "solvers/core/language.h"
#include "solvers/kinds/presets.h"
#include "solvers/pairs/units.h"
#include "solvers/run/in_process.h"
#include "tests/support/suite.h"

#include <QtTest>

#include <algorithm>

using namespace ks;

namespace {

using RecordingPtr = std::shared_ptr<const Recording>;

RecordingPtr recorded(const char* variant, const char* preset) {
    return *in_process::record(variant, *generate(preset, "", {}, 1), {});
}

Language german() {
    Language language("de", ',');
    language.add("row {}", {"Zeile {}"});
    language.add("item {}", {"Gegenstand {}"});
    language.add("item", {"Gegenstand"});
    language.add("way back", {"Rückweg"});
    language.add("answer", {"Antwort"});
    return language;
}

std::vector<std::vector<Positions>> marks_of(const RecordingPtr& first, const RecordingPtr& second) {
    std::vector<std::vector<Positions>> marks;
    for (const PairUnit& unit : units_in_common(first, second))
        marks.push_back(unit.marks);
    return marks;
}

} // namespace

class UnitsTest : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { speak(nullptr); }

    void titles_are_not_compared_data() {
        QTest::addColumn<QByteArray>("first");
        QTest::addColumn<QByteArray>("second");
        QTest::newRow("tables") << QByteArray("knapsack.sequential") << QByteArray("knapsack.sequential");
        QTest::newRow("table and bars") << QByteArray("knapsack.sequential") << QByteArray("knapsack.greedy");
    }
    /// One recording is made while the program speaks another language.
    void titles_are_not_compared() {
        QFETCH(const QByteArray, first);
        QFETCH(const QByteArray, second);
        constexpr const char* preset = "greedy-trap";
        const RecordingPtr one = recorded(first, preset), english = recorded(second, preset);
        static const Language language = german();
        speak(&language);
        const RecordingPtr other = recorded(second, preset);
        const auto titles = [](const RecordingPtr& recording) {
            std::vector<std::string> all;
            for (const OutlineEntry& entry : recording->outline())
                all.push_back(entry.title);
            return all;
        };
        QVERIFY(titles(other) != titles(english));
        QVERIFY(marks_of(one, other) == marks_of(one, english));
    }

    void every_entry_has_an_id() {
        for (const char* variant : {"knapsack.sequential", "knapsack.greedy"}) {
            const RecordingPtr recording = recorded(variant, "greedy-trap"); // it holds the entries
            for (const OutlineEntry& entry : recording->outline())
                QVERIFY2(!entry.id.empty(), entry.title.c_str());
        }
    }
};

KS_TEST(UnitsTest)
#include "units_test.moc"
