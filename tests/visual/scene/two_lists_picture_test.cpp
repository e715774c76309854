// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of two-list recordings: their content, that objects do not move, and that they fit any frame.
#include "solvers/problems/subset_sum/instance.h"
#include "solvers/problems/subset_sum/two_list/recording.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"
#include "tests/visual/golden.h"
#include "tests/visual/outside.h"
#include "visual/scene/shape_picture.h"
#include "visual/scene/step_scene.h"
#include "visual/scene/two_lists/two_lists.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <random>

using namespace ks;
using namespace ks::scene;

namespace {

using TwoLists = std::shared_ptr<const TwoListRecording>;

const FixedMeasure letters;

TwoLists recorded(TwoListMethod method, const std::vector<std::int64_t>& weights, std::int64_t target) {
    SubsetSumBuilder builder;
    builder.target(target);
    for (const std::int64_t weight : weights)
        builder.add(weight);
    auto made = record_two_list("two-list", method, **std::move(builder).build(), {});
    if (!made)
        qFatal("%s", made.error().sentence().c_str());
    return std::static_pointer_cast<const TwoListRecording>(*made);
}

/// Even weights and an odd target, so that nothing ends the search early.
TwoLists eight(TwoListMethod method) {
    return recorded(method, {52, 60, 50, 18, 28, 28, 24, 24}, 143);
}

DisplayList picture(const TwoListRecording& recording, std::int64_t step, double width, double height) {
    DisplayList list{.width = width, .height = height};
    const Step at = recording.at(step);
    add_picture(
        list,
        {.recording = recording, .step = at, .view = {}, .frame = {0, 0, width, height}, .measure = letters});
    return list;
}

std::map<std::string, Region> regions_of(const DisplayList& list) {
    std::map<std::string, Region> regions;
    for (const Region& region : list.regions)
        regions.emplace(region.id, region);
    return regions;
}

/// The first step whose state satisfies `wanted`.
template <class Wanted>
std::int64_t first_step(const TwoListRecording& recording, const Wanted& wanted) {
    for (std::int64_t step = 0; step <= recording.count(); ++step)
        if (wanted(recording.at(step), recording.state(step)))
            return step;
    qFatal("no such step");
}

/// Two overlapping texts of the list, or nothing.
QByteArray overlapping(const DisplayList& list) {
    struct Written {
        Rect rect;
        std::string words;
    };
    std::vector<Written> all;
    for (const Primitive& item : list.items) {
        const auto* text = std::get_if<Text>(&item);
        if (!text)
            continue;
        const double wide = width(letters, *text), tall = text->size * 0.7; // of capitals and digits
        const double spare = text->rect.width - wide;
        const double x = text->rect.x + (text->align == Align::left     ? 0
                                         : text->align == Align::centre ? spare / 2
                                                                        : spare);
        all.push_back({{x, text->rect.y + (text->rect.height - tall) / 2, wide, tall}, text->text});
    }
    for (std::size_t i = 0; i < all.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            const Rect &a = all[i].rect, &b = all[j].rect;
            if (a.x + 1 < b.x + b.width && b.x + 1 < a.x + a.width && a.y + 1 < b.y + b.height &&
                b.y + 1 < a.y + a.height)
                return QByteArray::fromStdString("'" + all[i].words + "' lies on '" + all[j].words + "'");
        }
    return {};
}

/// A text that touches a bold outline or an arrow head, or nothing.
QByteArray touched(const DisplayList& list) {
    for (const Primitive& item : list.items) {
        const auto* text = std::get_if<Text>(&item);
        if (!text || text->align != Align::centre)
            continue;
        const double middle = text->rect.x + text->rect.width / 2, tall = text->size * 0.7;
        const double top = text->rect.y + (text->rect.height - tall) / 2, below = top + tall;
        for (const Primitive& other : list.items) {
            const auto* box = std::get_if<Box>(&other);
            if (box && box->stroke && box->stroke->width == 2 && !box->fill && box->rect.x < middle &&
                middle < box->rect.x + box->rect.width && top < box->rect.y && box->rect.y - 1 < below + 1)
                return QByteArray::fromStdString("an outline touches '" + text->text + "'");
            const auto* line = std::get_if<Polyline>(&other);
            if (line && line->arrow && std::abs(line->points.back().x - middle) < 4 &&
                top < line->points.back().y + 1 && line->points.back().y < below)
                return QByteArray::fromStdString("an arrow ends in '" + text->text + "'");
        }
    }
    return {};
}

bool is_merging(const Step&, const TwoListState& state) {
    return state.list == 0 && state.lists[0].weights_done == 3 && state.lists[0].merged.size() == 9;
}

} // namespace

class TwoListsPictureTest : public QObject {
    Q_OBJECT

private slots:
    void as_text_data() {
        QTest::addColumn<int>("method");
        QTest::addColumn<qint64>("step");
        const auto row = [](const char* name, TwoListMethod method, auto wanted) {
            QTest::newRow(name) << static_cast<int>(method)
                                << static_cast<qint64>(first_step(*eight(method), wanted));
        };
        row("partition", TwoListMethod::original, [](const Step&, const TwoListState& state) {
            return state.lists[0].weights_done == 3 && state.partition.size() == 7;
        });
        row("merge", TwoListMethod::original, is_merging);
        row("discard", TwoListMethod::improved, [](const Step&, const TwoListState& state) {
            return std::ranges::count(state.lists[0].discarded, true) > 0;
        });
        row("pruning", TwoListMethod::original, [](const Step& step, const TwoListState& state) {
            return step.phase == "pruning" && state.row == 2 && state.column == 0;
        });
        row("search", TwoListMethod::improved,
            [](const Step& step, const TwoListState&) { return step.phase == "search"; });
        row("whole-lists", TwoListMethod::sequential, [](const Step& step, const TwoListState& state) {
            return step.phase == "search" && state.pointer[0] == 5;
        });
    }
    void as_text() {
        QFETCH(const int, method);
        QFETCH(const qint64, step);
        ks::tests::compare_with_golden(
            "visual", QStringLiteral("two-lists-") + QTest::currentDataTag(),
            to_text(picture(*eight(static_cast<TwoListMethod>(method)), step, 800, 560)));
    }

    /// An object drawn in two steps is at the same place: elements of the list being built, nodes, pairs of
    /// blocks. An element of the new list may have another sum, so only its column counts.
    void nothing_moves() {
        for (const TwoListMethod method : {TwoListMethod::original, TwoListMethod::improved}) {
            const TwoLists recording = eight(method);
            std::map<std::string, double> places;
            for (std::int64_t step = 0; step <= recording->count(); ++step) {
                const TwoListState state = recording->state(step);
                const auto phase = phase_of(recording->at(step), state, recording->end());
                for (const auto& [id, region] : regions_of(picture(*recording, step, 800, 560))) {
                    const bool stays = id.starts_with("node") || id.starts_with("pair") ||
                                       id.starts_with("new") || id.starts_with("shifted");
                    if (!stays)
                        continue;
                    // A node's width and height do not change, nor does the left edge of a pair.
                    const std::string name =
                        id + " " + std::to_string(static_cast<int>(phase)) + " " + std::to_string(state.list);
                    const auto [known, fresh] = places.emplace(name, region.rect.x);
                    QVERIFY2(fresh || known->second == region.rect.x,
                             qPrintable(QString::fromStdString(name + " moved")));
                }
            }
            QVERIFY(places.size() > 60);
        }
    }

    void fates_are_shown_with_their_lemma() {
        const TwoLists recording = eight(TwoListMethod::original);
        const std::int64_t end =
            first_step(*recording,
                       [](const Step& step, const TwoListState&) { return step.phase == "search"; }) -
            1;
        const TwoListState state = recording->state(end);
        const DisplayList list = picture(*recording, end, 800, 560);
        const auto regions = regions_of(list);
        std::int64_t picked = 0;
        for (std::size_t a = 0; a < 4; ++a)
            for (std::size_t b = 0; b < 4; ++b) {
                const BlockFate fate = state.fates[4 * a + b];
                picked += fate == BlockFate::picked;
                const std::string& told =
                    regions.at("pair " + std::to_string(a) + " " + std::to_string(b)).description;
                QVERIFY2(told.find(fate == BlockFate::above_by_lemma_1   ? "Lemma 1"
                                   : fate == BlockFate::below_by_lemma_2 ? "Lemma 2"
                                                                         : "picked") != std::string::npos,
                         told.c_str());
            }
        QCOMPARE(regions.at("counts").description,
                 "picked " + std::to_string(picked) + " of at most 2 · 4 − 1 = 7");
        QVERIFY(regions.at("pair 0 0").description.starts_with("A1 with B1: sums from 76 to 156"));
    }

    void merged_elements_show_their_source() {
        const TwoLists recording = eight(TwoListMethod::original);
        const std::int64_t step = first_step(*recording, is_merging);
        const TwoListState state = recording->state(step);
        const auto regions = regions_of(picture(*recording, step, 800, 560));
        for (std::size_t i = 0; i < 9; ++i) {
            const std::string& told = regions.at("new 0 " + std::to_string(i)).description;
            QVERIFY2(told.ends_with(state.lists[0].merged_from_shifted[i] ? "from the shifted list"
                                                                          : "from the list"),
                     told.c_str());
        }
        QVERIFY(!regions.contains("new 0 9"));
        const std::int64_t leaf = leaf_merged(state);
        QVERIFY(regions.at("node " + std::to_string(leaf)).description.ends_with(", now"));
    }

    void outlines_and_arrows_are_free_of_values() {
        for (const TwoListMethod method :
             {TwoListMethod::sequential, TwoListMethod::original, TwoListMethod::improved}) {
            const TwoLists recording = eight(method);
            for (std::int64_t step = 0; step <= recording->count(); ++step)
                for (const auto& [width, height] :
                     {std::pair(800.0, 560.0), {862.0, 690.0}, {430.0, 300.0}}) {
                    const QByteArray bad = touched(picture(*recording, step, width, height));
                    QVERIFY2(bad.isEmpty(), bad + " at step " + QByteArray::number(qint64(step)));
                }
        }
    }

    /// Words of rows are written after the arrows, with a background, and no arrow ends under them.
    void arrows_pass_behind_the_words_of_rows() {
        const TwoLists recording = eight(TwoListMethod::original);
        for (std::int64_t step = 0; step <= recording->count(); ++step) {
            const DisplayList list = picture(*recording, step, 800, 560);
            double head = -1;
            for (const Primitive& item : list.items) {
                if (const auto* line = std::get_if<Polyline>(&item); line && line->arrow)
                    head = line->points.back().y;
                const auto* text = std::get_if<Text>(&item);
                const bool words =
                    text && (text->text.find(" merged") != std::string::npos || text->text.find(" + ") == 1);
                if (words && head >= 0 && recording->at(step).phase.starts_with("generation"))
                    QVERIFY2(head <= text->rect.y || head >= text->rect.y + text->rect.height,
                             text->text.c_str());
            }
        }
    }

    void the_letters_of_the_small_matrix_are_explained() {
        const TwoLists recording = eight(TwoListMethod::improved);
        const std::int64_t step =
            first_step(*recording, [](const Step& at, const TwoListState&) { return at.phase == "search"; });
        const Step at = recording->at(step);
        DisplayList list;
        const StepPicture what{
            .recording = *recording, .step = at, .view = {}, .frame = {0, 0, 500, 400}, .measure = letters};
        for (const double height : {24.0, 32.0}) { // they do not all fit into one line
            list.items.clear();
            add_picture_legend(list, what, {0, 0, 500, height});
            std::vector<std::string> words;
            for (const Primitive& item : list.items)
                if (const auto* text = std::get_if<Text>(&item)) {
                    words.push_back(text->text);
                    QVERIFY(text->rect.x + width(letters, *text) <= 500);
                }
            const auto has = [&](const char* wanted) { return std::ranges::count(words, wanted) == 1; };
            QVERIFY(has("of A") && has("pointed at"));
            QCOMPARE(has("> pruned, above M") && has("• picked"), height > 28);
        }
    }

    void a_solution_is_marked() {
        for (const TwoListMethod method :
             {TwoListMethod::sequential, TwoListMethod::original, TwoListMethod::improved}) {
            const TwoLists recording = recorded(method, {52, 60, 50, 18, 28, 28, 24, 25}, 137);
            const std::int64_t step =
                first_step(*recording, [](const Step&, const TwoListState& state) { return state.found; });
            const auto regions = regions_of(picture(*recording, step, 800, 560));
            const TwoListState state = recording->state(step);
            if (phase_of(recording->at(step), state, recording->end()) == TwoListPhase::search)
                QVERIFY2(regions.at("sum").description.ends_with("= 137: found"),
                         regions.at("sum").description.c_str());
            if (method != TwoListMethod::sequential)
                QVERIFY(std::ranges::find(state.fates, BlockFate::found) != state.fates.end());
        }
    }

    /// For any instance and any frame, everything is inside, and no words overlap.
    void every_step_fits_any_frame() {
        std::mt19937_64 random(test_seed());
        QByteArray bad;
        for (const std::size_t n : {1, 2, 3, 5, 8, 9, 11, 12, 14, 20})
            for (const TwoListMethod method :
                 {TwoListMethod::sequential, TwoListMethod::original, TwoListMethod::improved}) {
                const std::int64_t heaviest = random() % 3 == 0 ? 100'000'000 : 99;
                std::vector<std::int64_t> weights(n);
                std::int64_t all = 0;
                for (std::int64_t& weight : weights)
                    all += weight =
                        1 + static_cast<std::int64_t>(random() % static_cast<std::uint64_t>(heaviest));
                const auto target = static_cast<std::int64_t>(random() % static_cast<std::uint64_t>(all + 2));
                const TwoLists recording = recorded(method, weights, target);
                for (int time = 0; time < 20 && bad.isEmpty(); ++time) {
                    const auto step = static_cast<std::int64_t>(
                        random() % static_cast<std::uint64_t>(recording->count() + 1));
                    for (const auto& [width, height] :
                         {std::pair{700.0, 420.0}, {1500.0, 900.0}, {420.0, 330.0}, {800.0, 560.0}}) {
                        const DisplayList list = picture(*recording, step, width, height);
                        QVERIFY(!list.items.empty());
                        bad += ks::tests::outside(list);
                        if (bad.isEmpty() && width >= 700)
                            bad += overlapping(list);
                        if (!bad.isEmpty()) {
                            bad = "n = " + QByteArray::number(n) + ", method " +
                                  QByteArray::number(static_cast<int>(method)) + ", step " +
                                  QByteArray::number(static_cast<qint64>(step)) + " (" +
                                  recording->at(step).text.c_str() + "), width " + QByteArray::number(width) +
                                  ": " + bad;
                            break;
                        }
                    }
                    picture(*recording, step, 40, 30); // too small to fit, but no crash
                }
            }
        QVERIFY2(bad.isEmpty(), bad.constData());
    }

    /// The window's default sizes: picture, legend, code and sentence together.
    void the_page_has_them_all() {
        const TwoLists recording = eight(TwoListMethod::improved);
        for (const auto& [width, height] : {std::pair{1280.0, 620.0}, {853.0, 480.0}, {1920.0, 900.0}})
            for (std::int64_t step = 0; step <= recording->count(); step += 7) {
                const QByteArray bad =
                    ks::tests::outside(step_scene(*recording, step, {}, width, height, letters));
                QVERIFY2(bad.isEmpty(), bad.constData());
            }
    }

    /// Long lists: curves and a matrix without letters, in a picture of normal size.
    void long_lists_are_curves() {
        std::vector<std::int64_t> weights;
        for (std::int64_t i = 0; i < 28; ++i)
            weights.push_back(2 * (1000 + 37 * i * i % 997));
        const TwoLists recording = recorded(TwoListMethod::improved, weights, 28'001);
        QVERIFY(!recording->fine());
        const std::int64_t pruned =
            first_step(*recording,
                       [](const Step& step, const TwoListState&) { return step.phase == "search"; }) -
            1;
        const DisplayList matrix = picture(*recording, pruned, 1200, 700);
        QVERIFY(regions_of(matrix).contains("pairs"));
        QVERIFY(!regions_of(matrix).contains("pair 0 0"));
        QVERIFY2(matrix.items.size() < 3000, QByteArray::number(qsizetype(matrix.items.size())).constData());
        const auto regions = regions_of(picture(*recording, 30, 1200, 700));
        QVERIFY(regions.contains("curve A") && regions.contains("densities"));
        QVERIFY2(regions.at("curve A").description.find("sums from 0 to ") != std::string::npos,
                 regions.at("curve A").description.c_str());
    }
};

KS_TEST(TwoListsPictureTest)
#include "two_lists_picture_test.moc"
