// SPDX-License-Identifier: GPL-3.0-or-later
// What the lessons on kernels state, against what the emulator finds when their pictures are made.
#include "solvers/base/result.h"
#include "tests/visual/quiet.h"
#include "ui/lessons/lesson.h"
#include "ui/lessons/lesson_track.h"
#include "visual/paint/fonts.h"

#include <QTest>

#include <map>

using namespace ks;
using namespace ks::ui;

namespace {

QString plain(QString text) {
    return text.replace(QChar(0x202F), QLatin1Char(' ')).replace(QChar(0x00A0), QLatin1Char(' '));
}

using Rows = std::vector<std::vector<std::string>>;

/// The number in a column of the row that begins with these.
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

} // namespace

class LessonClaimsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QVERIFY(paint::load_fonts());
        for (Lesson& lesson : load_lessons({":/assets/lessons"})) {
            QVERIFY2(!lesson.broken, lesson.broken ? lesson.broken->sentence().c_str() : "");
            for (const Lesson::Step& step : lesson.steps)
                for (const Lesson::Stop& stop : step.show)
                    if (stop.figure && stop.figure->id == "trace" && !tracks_.contains(lesson.id)) {
                        const auto track = LessonTrack::make(lesson);
                        QVERIFY2(track, track ? "" : track.error().sentence().c_str());
                        tracks_[lesson.id] = *track;
                    }
        }
        QCOMPARE(tracks_.size(), std::size_t(6));
    }
    void init() { tests::fail_on_warnings(); }

    /// A part of the picture's sentence, which the emulator's counts make, and the words of the same step
    /// that rest on it.
    void words_and_pictures_agree_data() {
        QTest::addColumn<QString>("lesson");
        QTest::addColumn<int>("step");
        QTest::addColumn<int>("picture");
        QTest::addColumn<QString>("said");
        QTest::addColumn<QString>("written");
        auto row = [n = 0](const char* lesson, int step, int picture, const char* said,
                           const char* written) mutable {
            QTest::addRow("%s %d.%d #%d", lesson, step, picture, ++n)
                << lesson << step << picture << said << written;
        };
        row("missing-barrier", 3, 1, "writes byte 4", "writes a word");
        row("missing-barrier", 3, 1, "nothing puts the two in order", "nothing puts the two **in order**");
        row("missing-barrier", 4, 1, "wait for the others", "meet at a **barrier**");
        row("missing-barrier", 4, 2, "No race seen", "**No race seen**");
        row("out-of-bounds", 1, 2, "200 cells, 64 threads a block: 4 blocks", "4 blocks: **256** threads");
        row("out-of-bounds", 1, 2, "56 threads have no cell", "56 of them have no element");
        row("out-of-bounds", 2, 1, "4 sectors for 128 bytes: each lane", "32 neighbours");
        row("out-of-bounds", 3, 1, "Thread 8 of block 3 reads element 200", "Thread 8 of block 3 has");
        row("out-of-bounds", 4, 1, "No race seen, and nothing else found",
            "no race seen, and nothing else found");
        row("out-of-bounds", 5, 1, "the condition holds for 24 lanes, not for the other 8",
            "holds for 24 lanes");
        row("out-of-bounds", 5, 2, "8 of 32 lanes write", "The other **8** write");
        row("out-of-bounds", 5, 3, "No race seen, and nothing else found", "");
        row("bank-conflicts", 1, 1, "1 wavefront for 128 bytes", "One pass, a **wavefront**");
        row("bank-conflicts", 2, 1, "2 wavefronts for 128 bytes", "takes **2** wavefronts");
        row("bank-conflicts", 2, 2, "8 wavefronts for 128 bytes", "**8** wavefronts");
        row("bank-conflicts", 3, 1, "32 wavefronts for 128 bytes", "**32** wavefronts for 32 words");
        row("bank-conflicts", 4, 1, "1 wavefront for 128 bytes", "**1** wavefront again");
        row("bank-conflicts", 4, 2, "1 wavefront for 128 bytes", "Any **odd** stride will do, 3");
        row("bank-conflicts", 5, 1, "256 wavefronts for 8 requests",
            "8 requests. With a stride of 32 they take **256**");
        row("bank-conflicts", 5, 2, "8 wavefronts for 8 requests", "with 33 they take **8**");
        row("grid-deadlock", 3, 1, "the device holds 132 of the launch's 133 blocks",
            "**133** blocks. 132 wait");
        row("grid-deadlock", 4, 2, "No race seen", "");
        row("divergent-loop", 2, 2, "Line 9 runs 8 times", "after **8** rounds");
        row("divergent-loop", 2, 2, "Of its 256 turns 144 do something: 56.2 %",
            "256 turns, 144 do something: **56.2 %**");
        row("byte-rows", 1, 1, "1 sector for 32 bytes", "**1 sector**");
        row("byte-rows", 1, 2, "2 sectors for 32 bytes", "**2 sectors**");
        row("byte-rows", 2, 1, "8 sectors for 32 bytes", "**8 sectors** for 32 bytes");
        row("byte-rows", 3, 1, "16 sectors for 32 bytes", "**16 sectors** for 32 bytes");
        row("byte-rows", 4, 1, "loads use 66.70 % and stores 100.00 %", "loads **66.70 %**, stores 100 %");
        row("byte-rows", 4, 2, "loads use 11.77 % and stores 12.50 %", "loads **11.77 %**, stores 12.50 %");
        row("byte-rows", 4, 3, "loads use 6.07 % and stores 6.25 %", "loads **6.07 %**, stores 6.25 %");
        row("byte-rows", 5, 1, "8 sectors for 256 bytes", "256 bytes, **8 sectors**");
        row("byte-rows", 5, 2, "loads use 92.31 % and stores 100.00 %", "**92.31 %**");
    }
    void words_and_pictures_agree() {
        QFETCH(const QString, lesson);
        QFETCH(const int, step);
        QFETCH(const int, picture);
        QFETCH(const QString, said);
        QFETCH(const QString, written);
        const QString sentence = plain(QString::fromStdString(figure(lesson, step, picture).sentence));
        QVERIFY2(sentence.contains(said), qPrintable(sentence));
        const QString text =
            plain(tracks_.at(lesson)->lesson().steps[static_cast<std::size_t>(step - 1)].text);
        QVERIFY2(text.contains(written), qPrintable(text));
    }

    /// Taking turns, the lanes find what their neighbours wrote, but for the last; running ahead, none does.
    void lanes_without_a_barrier() {
        const Rows turns = figure("missing-barrier", 2, 1).data, ahead = figure("missing-barrier", 2, 2).data;
        for (int lane = 0; lane < 32; ++lane) {
            const std::vector<std::string> row{"3", "11", std::to_string(lane)};
            QCOMPARE(cell(turns, "value", row), lane < 31 ? lane + 1 : 1515870810);
            QCOMPARE(cell(ahead, "value", row), 1515870810);
        }
        QVERIFY(plain(text("missing-barrier", 2)).contains("1 515 870 810"));
    }

    /// Block 0 reads behind the barrier what block 1 wrote before it: elements are twice their number.
    void lanes_behind_the_barrier_of_the_grid() {
        const Rows wrote = figure("grid-deadlock", 2, 1).data, read = figure("grid-deadlock", 2, 2).data;
        for (int lane = 0; lane < 32; ++lane) {
            QCOMPARE(cell(wrote, "value", {"1", "8", std::to_string(lane)}), 2 * lane);
            QCOMPARE(cell(read, "value", {"3", "10", std::to_string(lane)}), 2 * (32 + lane));
        }
    }

    /// 4 warps: each diverges at 31 of 33 heads of up to 32 rounds, at none of one round.
    void heads_of_the_loop() {
        const Rows many = figure("divergent-loop", 3, 1).data, one = figure("divergent-loop", 3, 2).data;
        QCOMPARE(cell(many, "branches", {"8"}), 4 * 33);
        QCOMPARE(cell(many, "divergent", {"8"}), 4 * 31);
        QCOMPARE(sum(one, "divergent"), 0);
        QVERIFY(text("divergent-loop", 3).contains("At 31 of 33 heads it diverges"));
        const auto rounds = scene::make_figure(
            "trace",
            std::vector<std::pair<std::string, std::string>>{{"variant", "demo.divergent-loop"},
                                                             {"spread", "32"},
                                                             {"show", "lanes"},
                                                             {"instruction", "2"},
                                                             {"rounds", "32"}},
            nullptr);
        QVERIFY(rounds);
        QVERIFY(
            plain(QString::fromStdString(rounds->sentence)).contains("1 024 turns 528 do something: 51.6 %"));
        QVERIFY(plain(text("divergent-loop", 3)).contains("1 024 turns 528 do something: **51.6 %**"));
        const Rows classes = figure("divergent-loop", 4, 1).data; // mckp.global
        QVERIFY(cell(classes, "branches", {"13"}) > 0);
        QCOMPARE(cell(classes, "divergent", {"13"}), 0);
        QVERIFY(cell(classes, "divergent", {"15"}) > 0);
    }

    /// "No race seen" is what a run without findings shows; nobody can see that there is none.
    void no_lesson_says_that_there_are_no_races() {
        for (const auto& [id, track] : tracks_)
            for (const Lesson::Step& step : track->lesson().steps)
                QVERIFY2(!step.text.contains("race free", Qt::CaseInsensitive) &&
                             !step.text.contains("race-free", Qt::CaseInsensitive),
                         qPrintable(id));
    }

private:
    /// Of a step, counted from 1, the picture, counted from 1.
    const scene::Figure& figure(const QString& lesson, int step, int picture) const {
        const LessonTrack& track = *tracks_.at(lesson);
        for (std::int64_t at = 0; at <= track.count(); ++at)
            if (track.lesson_step(at) == static_cast<std::size_t>(step - 1))
                return *track.figure(at + picture - 1);
        qFatal("no such step");
    }
    QString text(const QString& lesson, int step) const {
        return tracks_.at(lesson)->lesson().steps[static_cast<std::size_t>(step - 1)].text;
    }

    std::map<QString, std::shared_ptr<const LessonTrack>> tracks_;
};

QTEST_MAIN(LessonClaimsTest)
#include "lesson_claims_test.moc"
