// SPDX-License-Identifier: GPL-3.0-or-later
// Checks every number in every shipped lesson, and in the documents with claims in docs/claims, against the
// program: its sentences and pictures next to the text, the numbers that the suites of this folder compute,
// recorded results, and the claims.
#include "solvers/core/formatted.h"
#include "solvers/core/result.h"
#include "tests/support/suite.h"
#include "tests/ui/lessons/held_numbers.h"
#include "tests/ui/lessons/lesson_claims.h"
#include "tests/ui/lessons/lesson_words.h"
#include "tests/visual/quiet.h"
#include "ui/lessons/lesson.h"
#include "ui/lessons/lesson_track.h"
#include "visual/paint/fonts.h"

#include <QDir>
#include <QTest>

#include <map>
#include <numeric>
#include <set>

using namespace ks;
using namespace ks::ui;

namespace {

using Rows = std::vector<std::vector<std::string>>;

/// The number in a column of the row that begins with these cells.
std::int64_t cell(const Rows& data, const std::string& column, const std::vector<std::string>& begin) {
    const auto at = std::ranges::find(data.front(), column) - data.front().begin();
    for (const auto& row : data)
        if (std::equal(begin.begin(), begin.end(), row.begin()))
            return std::stoll(row[static_cast<std::size_t>(at)]);
    qFatal("no row begins with %s", begin.front().c_str());
}

std::int64_t sum(const Rows& data, const std::string& column) {
    const auto at = std::ranges::find(data.front(), column) - data.front().begin();
    std::int64_t all = 0;
    for (std::size_t row = 1; row < data.size(); ++row)
        all += std::stoll(data[row][static_cast<std::size_t>(at)]);
    return all;
}

/// The percentage of the bytes moved by this access to global memory that its lanes use; each lane accesses 4
/// bytes, at a multiple of 4.
double used_percentage(const Rows& data) {
    const auto at = std::ranges::find(data.front(), "address") - data.front().begin();
    std::set<std::int64_t> words, sectors;
    for (std::size_t row = 1; row < data.size(); ++row)
        if (const std::string& address = data[row][static_cast<std::size_t>(at)]; !address.empty()) {
            words.insert(std::stoll(address) / 4);
            sectors.insert(std::stoll(address) / 32);
        }
    return 100.0 * 4 * static_cast<double>(words.size()) / (32 * static_cast<double>(sectors.size()));
}

/// The values of the active lanes, in order.
std::vector<std::int64_t> values(const Rows& data) {
    const auto column = [&](const char* name) {
        return static_cast<std::size_t>(std::ranges::find(data.front(), name) - data.front().begin());
    };
    std::vector<std::int64_t> all;
    for (std::size_t row = 1; row < data.size(); ++row)
        if (data[row][column("active")] == "1")
            all.push_back(std::stoll(data[row][column("value")]));
    return all;
}

} // namespace

class LessonClaimsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QVERIFY(paint::load_fonts());
        for (Lesson& lesson : load_lessons({":/assets/lessons"})) {
            QVERIFY2(!lesson.broken, lesson.broken ? lesson.broken->sentence().c_str() : "");
            const auto track = LessonTrack::make(lesson);
            QVERIFY2(track, track ? "" : track.error().sentence().c_str());
            words_.emplace(lesson.id, **track);
            claims_[lesson.id] = tests::claims_of(lesson.id);
            tracks_[lesson.id] = *track;
        }
        QVERIFY(tracks_.size() >= 24);
        read_documents();
    }
    void init() { tests::fail_on_warnings(); }

    void each_claim_is_so_data() { each_lesson(); }
    void each_claim_is_so() {
        QFETCH(const QString, lesson);
        QStringList wrong;
        for (const tests::LessonClaim& claim : claims_.at(lesson))
            if (const tests::CheckedClaim checked(claim, words_.at(lesson)); !checked.wrong.isEmpty())
                wrong << checked.wrong;
        QVERIFY2(wrong.isEmpty(), qPrintable(few_of(wrong)));
    }

    void every_number_is_held_data() { each_lesson(); }
    void every_number_is_held() {
        QFETCH(const QString, lesson);
        QStringList wrong;
        for (std::size_t i = 0; i < words_.at(lesson).steps.size(); ++i) {
            const tests::HeldNumbers held = held_numbers(lesson, words_.at(lesson), i);
            wrong << held.wrong;
            for (const auto& [numeral, way] : held.numbers)
                ++count_[way];
        }
        QVERIFY2(wrong.isEmpty(),
                 qPrintable(few_of(wrong) + "add lines to its claims.json (ui/lessons/README.md)"));
    }

    /// Each digit in turn is replaced by the next one. (In steps that a suite checks, that suite would detect
    /// it.)
    void another_digit_is_noticed_data() { each_lesson(); }
    void another_digit_is_noticed() {
        QFETCH(const QString, lesson);
        tests::LessonWords words = words_.at(lesson);
        QStringList unnoticed;
        for (std::size_t i = 0; i < words.steps.size(); ++i) {
            const QString text = words.steps[i].text;
            const tests::StepWords before = words.steps[i];
            for (const auto& [numeral, way] : held_numbers(lesson, words, i).numbers) {
                if (way == tests::Way::place_in_paper || way == tests::Way::suite ||
                    way == tests::Way::measured)
                    continue;
                for (qsizetype at = numeral.at; at < numeral.end(); ++at) {
                    if (!text[at].isDigit())
                        continue;
                    words.steps[i].text[at] = QLatin1Char("1234567890"[text[at].digitValue()]);
                    if (all_is_held(lesson, words, i))
                        unnoticed << tests::place_of(before, numeral, i);
                    words.steps[i].text = text;
                }
            }
        }
        QVERIFY2(unnoticed.isEmpty(), qPrintable(few_of(unnoticed) + "claim them in its claims.json"));
    }

    void a_claim_that_is_not_so_is_refused_data() {
        QTest::addColumn<QString>("claim");
        QTest::addColumn<QString>("why");
        const auto add = [](const char* claim, const char* why) { QTest::newRow(why) << claim << why; };
        add(R"({"step": 11, "text says": "10", "source": "thesis, Section 2"})", "there is no such step");
        add(R"({"step": 1, "text says": "", "source": "thesis, Section 2"})", "\"text says\" is empty");
        add(R"({"step": 1, "text says": "at most 11", "source": "thesis, Section 2"})",
            "the text does not say so");
        add(R"({"step": 1, "text says": "at most 10"})", "no claim has these members");
        add(R"({"step": 1, "text says": "at most 10", "picture": 2, "picture says": "10"})",
            "there is no such picture");
        add(R"({"step": 1, "text says": "at most 10", "picture": 1, "picture says": "from 0 to 11"})",
            "does not say \"from 0 to 11\"");
        add(R"({"step": 1, "text says": "at most 10", "picture": 1, "picture says": ["0 to 10", ""]})",
            "does not say \"\"");
        add(R"({"step": 1, "text says": "at most 10", "asset": "errata.json", "asset says": "no errata"})",
            "errata.json does not say");
        add(R"({"step": 1, "text says": "at most 10", "is": "10"})", "works nothing out");
        add(R"({"step": 1, "text says": "at most 10", "is": "2 * 6"})", "it is 12");
        add(R"({"step": 1, "text says": "at most 10", "is": "333 - 323"})", "nobody says 333");
        add(R"({"step": 1, "text says": "at most 10", "is": "ten + 0", "where": {"ten": {"cores of": "x"}}})",
            "this is no single number");
        add(R"({"step": 1, "text says": "at most 10", "source": "somebody"})", "a source is a paper");
        add(R"({"step": 10, "text says": "n · C", "with": {"n": 4, "C": 10}, "is": "4 * 11"})",
            "it gives 40, not 44");
    }
    void a_claim_that_is_not_so_is_refused() {
        QFETCH(const QString, claim);
        QFETCH(const QString, why);
        const tests::LessonClaim line{.json = QJsonDocument::fromJson(claim.toUtf8()).object()};
        const tests::CheckedClaim checked(line, words_.at("thesis-example-2.1"));
        QVERIFY2(checked.wrong.contains(why), qPrintable(claim + ": " + checked.wrong));
        QVERIFY(checked.held.empty());
    }

    /// Prints the justifications of all lessons.
    void cleanupTestCase() {
        QString ways;
        for (const auto& [way, count] : count_)
            ways += QStringLiteral(" %1: %2;").arg(name_of(way)).arg(count);
        qInfo("numbers held%s", qPrintable(ways));
    }

    /// If lanes alternate, all but the last find what their neighbour wrote; if they run ahead, none does.
    void lanes_without_a_barrier() {
        const Rows turns = figure("missing-barrier", 2, 1).data, ahead = figure("missing-barrier", 2, 2).data;
        for (int lane = 0; lane < 32; ++lane) {
            const std::vector<std::string> row{"3", "11", std::to_string(lane)};
            QCOMPARE(cell(turns, "value", row), lane < 31 ? lane + 1 : 1515870810);
            QCOMPARE(cell(ahead, "value", row), 1515870810);
        }
    }

    /// After the barrier block 0 reads what block 1 wrote before it: each element is twice its index.
    void lanes_behind_the_barrier_of_the_grid() {
        const Rows wrote = figure("grid-deadlock", 2, 1).data, read = figure("grid-deadlock", 2, 2).data;
        for (int lane = 0; lane < 32; ++lane) {
            QCOMPARE(cell(wrote, "value", {"1", "8", std::to_string(lane)}), 2 * lane);
            QCOMPARE(cell(read, "value", {"3", "10", std::to_string(lane)}), 2 * (32 + lane));
        }
    }

    /// With one iteration no loop head diverges, and neither does that of a kernel with one iteration per
    /// item of a class.
    void heads_of_the_loop() {
        QCOMPARE(sum(figure("divergent-loop", 3, 2).data, "divergent"), 0);
        const Rows classes = figure("divergent-loop", 4, 1).data; // mckp.global
        QVERIFY(cell(classes, "branches", {"13"}) > 0);
        QCOMPARE(cell(classes, "divergent", {"13"}), 0);
        QVERIFY(cell(classes, "divergent", {"15"}) > 0);
    }

    /// Shares that a picture shows as a number and its sentence does not state.
    void shares_of_what_is_moved() {
        QCOMPARE(used_percentage(figure("coalescing", 2, 1).data), 50.0);
        QCOMPARE(used_percentage(figure("coalescing", 2, 2).data), 12.5);
        QCOMPARE(used_percentage(figure("coalescing", 4, 1).data), 80.0);
        QCOMPARE(used_percentage(figure("coalescing", 8, 3).data), 12.5);
    }

    /// The rows that the lesson mentions, and the weights.
    void rows_of_the_lesson_on_sectors() {
        for (const auto& [file, cells] : {std::pair{"row.json", 256}, {"longer-row.json", 257}}) {
            QFile read(QStringLiteral(":/assets/lessons/coalescing/") + file);
            QVERIFY(read.open(QIODevice::ReadOnly));
            const QJsonObject instance = QJsonDocument::fromJson(read.readAll()).object();
            QCOMPARE(instance["capacity"].toInt() + 1, cells);
            QCOMPARE(instance["items"][0]["weight"].toInt(), 64);
            QCOMPARE(instance["items"][1]["weight"].toInt(), 33);
        }
    }

    /// Without an atomic, a warp whose lanes alternate counts one; with it, each lane gets another number.
    void lanes_that_add_to_one_counter() {
        using Values = std::vector<std::int64_t>;
        Values from_0(32), from_97(32);
        std::iota(from_0.begin(), from_0.end(), 0);
        std::iota(from_97.begin(), from_97.end(), 97);
        QCOMPARE(values(figure("atomics", 1, 2).data), Values(32, 0));
        QCOMPARE(values(figure("atomics", 2, 1).data), Values(32, 1));
        QCOMPARE(values(figure("atomics", 2, 2).data), Values(32, 4));
        QCOMPARE(values(figure("atomics", 2, 3).data), from_97); // the last lane writes 128
        QCOMPARE(values(figure("atomics", 4, 2).data), from_0);
    }

    /// The cells that three choices lead to, their values, and what the maximum keeps.
    void lanes_that_name_their_choice() {
        using Values = std::vector<std::int64_t>;
        QCOMPARE(values(figure("atomics", 6, 1).data), (Values{4, 4, 3}));
        QCOMPARE(values(figure("atomics", 6, 2).data), (Values{2, 3, 4}));
        QCOMPARE(values(figure("atomics", 7, 1).data), (Values{-1, 1}));
        QCOMPARE(values(figure("atomics", 7, 2).data), Values(32, 2));
    }

    /// 4 blocks of 4 warps: each number is read once, each warp waits 7 times, each block adds once.
    void a_tree_in_the_place_of_atomics() {
        const Rows lines = figure("atomics", 9, 3).data;
        QCOMPARE(cell(lines, "bytes used", {"9"}), 4 * 10'000);
        QCOMPARE(cell(lines, "warp instructions", {"17"}), 4 * 4 * 7);
        QCOMPARE(cell(lines, "global sectors", {"20"}), 4);
        // For a kernel without stores, the sentence does not state that they use nothing.
        const QString said = tests::bare(QString::fromStdString(figure("atomics", 9, 3).sentence));
        QVERIFY2(said.startsWith("Of the bytes that global memory moves, loads use 100.00 %. Shared"),
                 qPrintable(said));
    }

    /// A run without findings shows "No race seen"; a run cannot prove the absence of races.
    void no_lesson_claims_the_absence_of_races() {
        for (const auto& [id, track] : tracks_)
            for (const LessonStep& step : track->lesson().steps)
                QVERIFY2(!step.text.contains("race free", Qt::CaseInsensitive) &&
                             !step.text.contains("race-free", Qt::CaseInsensitive),
                         qPrintable(id));
    }

private:
    /// A document is treated as a lesson without pictures; its sections are the steps.
    void read_documents() {
        const QDir claims(source_path("docs/claims"));
        for (const QString& name : claims.entryList({"*.json"})) {
            const QString document = QFileInfo(name).baseName() + ".md";
            const QDir root(source_path());
            QFile file(root.filePath(root.exists(document) ? document : "docs/" + document));
            QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(document));
            const auto& words = words_.emplace(document, QString::fromUtf8(file.readAll())).first->second;
            claims_[document] = tests::claims_of_document(claims.filePath(name), words);
        }
        QVERIFY(words_.contains("README.md") && words_.contains("measurements.md"));
    }
    void each_lesson() const {
        QTest::addColumn<QString>("lesson");
        for (const auto& [lesson, words] : words_)
            QTest::newRow(qPrintable(lesson)) << lesson;
    }
    /// The justifications of a step's numbers; errors of its claims count as wrong, too.
    tests::HeldNumbers held_numbers(const QString& lesson, const tests::LessonWords& words,
                                    std::size_t step) const {
        const bool worked_out = std::ranges::any_of(
            tests::worked_out(), [&](const tests::WorkedOut& each) { return each.has(lesson, step); });
        std::vector<tests::TextSpan> claimed, measured;
        QStringList wrong;
        for (const tests::LessonClaim& claim : claims_.at(lesson)) {
            if (claim.step() != static_cast<int>(step))
                continue;
            const tests::CheckedClaim checked(claim, words);
            claimed.insert(claimed.end(), checked.held.begin(), checked.held.end());
            measured.insert(measured.end(), checked.measured.begin(), checked.measured.end());
            if (!checked.wrong.isEmpty())
                wrong << checked.wrong;
        }
        tests::HeldNumbers held(words.steps[step], step, worked_out, claimed, measured);
        held.wrong << wrong;
        return held;
    }
    /// Fast checks come first: most claims make or read something.
    bool all_is_held(const QString& lesson, const tests::LessonWords& words, std::size_t step) const {
        return std::ranges::all_of(claims_.at(lesson),
                                   [&](const tests::LessonClaim& claim) {
                                       return claim.step() != static_cast<int>(step) ||
                                              words.steps[step].text.contains(claim.words());
                                   }) &&
               held_numbers(lesson, words, step).wrong.isEmpty();
    }
    /// Only the first ones, because messages of QtTest are limited; the others are printed line by line.
    static QString few_of(const QStringList& wrong) {
        constexpr qsizetype few = 6;
        QString text = u'\n' + wrong.mid(0, few).join(u'\n') + u'\n';
        if (wrong.size() > few)
            text += QStringLiteral("and %1 more, above\n").arg(wrong.size() - few);
        for (const QString& each : wrong.mid(few))
            qInfo("%s", qPrintable(each));
        return text;
    }
    static const char* name_of(tests::Way way) {
        switch (way) {
        case tests::Way::place_in_paper:
            return "places in papers";
        case tests::Way::suite:
            return "worked out by a suite";
        case tests::Way::claim:
            return "by a claim";
        case tests::Way::measured:
            return "measured, data not kept";
        case tests::Way::equation:
            return "by an equation";
        case tests::Way::said:
            return "said beside the text";
        case tests::Way::nothing:
            return "by nothing";
        }
        return "";
    }

    /// A picture of a step; both are counted from 1.
    const scene::Figure& figure(const QString& lesson, int step, int picture) const {
        const LessonTrack& track = *tracks_.at(lesson);
        for (std::int64_t at = 0; at <= track.count(); ++at)
            if (track.lesson_step(at) == static_cast<std::size_t>(step - 1))
                return *track.figure(at + picture - 1);
        qFatal("no such step");
    }

    std::map<QString, std::shared_ptr<const LessonTrack>> tracks_;
    std::map<QString, tests::LessonWords> words_;
    std::map<QString, std::vector<tests::LessonClaim>> claims_;
    std::map<tests::Way, int> count_;
};

KS_TEST(LessonClaimsTest)
#include "lesson_claims_test.moc"
