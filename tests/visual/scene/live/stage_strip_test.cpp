// SPDX-License-Identifier: GPL-3.0-or-later
// The stages of a solve: every one is in the strip and in its legend.
#include "visual/scene/live/stage_strip.h"

#include "tests/support/suite.h"
#include "tests/visual/outside.h"
#include "visual/scene/live/solve_times.h"

#include <QTest>

#include <cmath>
#include <set>

using namespace ks;
using namespace ks::scene;

namespace {

const FixedMeasure strip_letters;

std::vector<live::SolveTime> solves_of(int count) {
    std::vector<live::SolveTime> made;
    for (int i = 0; i < count; ++i)
        made.push_back({.t = 0.01 * (i + 1), .total_ms = 1.8});
    return made;
}

DisplayList drawn_strip_of(const SolveTimes& times, double width = 720) {
    DisplayList list{.width = width, .height = 260};
    const double used = add_solve_times(list, times, {8, 8, width - 16, 244}, strip_letters).used;
    list.height = std::max(260.0, used + 16);
    return list;
}

QString texts_of_strip(const DisplayList& list) {
    QStringList words;
    for (const Primitive& item : list.items)
        if (const auto* text = std::get_if<Text>(&item))
            words << QString::fromStdString(text->text).trimmed();
    return words.join(QLatin1Char(' ')).replace(QChar(0x202F), QLatin1Char('_'));
}

} // namespace

class StageStripTest : public QObject {
    Q_OBJECT

private slots:
    /// As for mckp.sync on an H200, whose way back includes the download: its time is at the beginning of the
    /// way back.
    void every_stage_of_the_legend_is_in_the_strip() {
        const std::vector<live::StageTime> stages{{.name = "upload", .begin_ms = 0.02, .ms = 0.16},
                                                  {.name = "compute", .begin_ms = 0.18, .ms = 8.68},
                                                  {.name = "way-back", .begin_ms = 8.86, .ms = 0.31},
                                                  {.name = "download", .begin_ms = 8.87, .ms = 0.99},
                                                  {.name = "verify", .begin_ms = 10.2, .ms = 0.003}};
        const std::vector<StagePiece> pieces = stage_pieces(stages);
        std::vector<std::string> names;
        double end = 0;
        for (const StagePiece& piece : pieces) {
            names.push_back(piece.stage ? piece.stage->name : "");
            QCOMPARE(piece.begin_ms, end); // no overlaps and no gaps
            end = piece.end_ms;
            if (piece.stage)
                QVERIFY(std::abs(piece.end_ms - piece.begin_ms - piece.stage->ms) < 1e-9);
        }
        QCOMPARE(names,
                 (std::vector<std::string>{"", "upload", "compute", "way-back", "download", "", "verify"}));
        const auto one = solves_of(1);
        const DisplayList list = drawn_strip_of({.solves = one, .stages = stages}, 500);
        const QString words = texts_of_strip(list);
        QVERIFY2(words.contains("Stages of the solve, 10.2_ms in all"), qPrintable(words));
        for (const char* text : {"upload 160_µs", "compute 8.68_ms", "way-back 310_µs", "download 990_µs",
                                 "verify 3.00_µs", "in no stage 60.0_µs"})
            QVERIFY2(words.contains(QString::fromUtf8(text)), text);
        for (std::size_t i = 0; i < stages.size(); ++i)
            QVERIFY(std::ranges::any_of(list.regions, [&](const Region& region) {
                return region.id == "stage " + std::to_string(i) && region.rect.width >= 1;
            }));
    }

    /// Seven stages have seven marks.
    void stages_are_distinguished() {
        std::vector<live::StageTime> stages;
        for (int i = 0; i < 7; ++i)
            stages.push_back(
                {.name = std::string(1, static_cast<char>('a' + i)), .begin_ms = 1.0 * i, .ms = 1});
        std::set<std::pair<Role, Pattern>> marks;
        const auto one = solves_of(1);
        const DisplayList list = drawn_strip_of({.solves = one, .stages = stages});
        for (const Region& region : list.regions)
            for (const Primitive& item : list.items)
                if (const auto* box = std::get_if<Box>(&item); box && region.id.starts_with("stage ") &&
                                                               box->rect.x == region.rect.x &&
                                                               box->rect.y == region.rect.y && box->fill)
                    marks.emplace(box->fill->role, box->fill->pattern);
        QCOMPARE(marks.size(), std::size_t(7));
    }

    void stages_state_their_solve() {
        const std::vector<live::StageTime> stages{{.name = "compute", .ms = 1}};
        auto turns = solves_of(4);
        QVERIFY(texts_of_strip(drawn_strip_of({.solves = turns, .stages = stages}))
                    .contains("Stages of one of the solves, 1"));
        turns[1].probe = turns[3].probe = live::Grain::warp;
        QVERIFY(texts_of_strip(drawn_strip_of({.solves = turns, .stages = stages}))
                    .contains("Stages of a solve without the probe, 1"));
    }

    void without_stages_nothing_is_drawn() {
        const StageStrip none({}, "", 400, strip_letters);
        QCOMPARE(none.height(), 0.0);
        DisplayList list;
        none.draw(list, 0, 0);
        QVERIFY(list.items.empty());
    }
};

KS_TEST(StageStripTest)
#include "stage_strip_test.moc"
