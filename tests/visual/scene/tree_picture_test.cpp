// SPDX-License-Identifier: GPL-3.0-or-later
#include "solvers/kinds/presets.h"
#include "solvers/problems/subset_sum/instance.h"
#include "solvers/run/registry.h"
#include "tests/support/suite.h"
#include "visual/scene/step_scene.h"

#include <QTest>

#include <algorithm>

using namespace ks;
using namespace ks::scene;

namespace {

std::shared_ptr<const Recording>
search(const char* variant, const char* preset,
       const std::vector<std::pair<std::string, std::string>>& settings = {}) {
    return *(*find_variant(variant))->record(*ks::generate(preset, "subset-sum", settings), {});
}

DisplayList at(const Recording& recording, std::int64_t step, double width, double height) {
    return step_scene(recording, step, {}, width, height, FixedMeasure());
}

const Region* region(const DisplayList& list, const std::string& id) {
    const auto found = std::ranges::find(list.regions, id, &Region::id);
    return found == list.regions.end() ? nullptr : &*found;
}

} // namespace

class TreePictureTest : public QObject {
    Q_OBJECT

private slots:
    void a_tree_grows_and_nothing_moves() {
        const auto tree = search("subset-sum.exhaustive.smart", "sso-toy");
        const DisplayList all = at(*tree, tree->count(), 1200, 700);
        for (std::int64_t step = 0; step < tree->count(); ++step) {
            const DisplayList list = at(*tree, step, 1200, 700);
            for (std::int64_t node = 0; node <= tree->count(); ++node) {
                const std::string id = "node " + std::to_string(node);
                const Region* const drawn = region(list, id);
                QCOMPARE(drawn != nullptr, node <= step); // the next one is drawn, too
                if (!drawn)
                    continue;
                const Rect& there = region(all, id)->rect;
                QCOMPARE(drawn->rect.x, there.x);
                QCOMPARE(drawn->rect.y, there.y);
            }
        }
    }

    void nodes_say_what_they_are() {
        const auto tree = search("subset-sum.exhaustive.smart", "sso-toy");
        QCOMPARE(region(at(*tree, 0, 1200, 700), "node 0")->description, std::string("the root: 0, next"));
        QCOMPARE(region(at(*tree, 1, 1200, 700), "node 0")->description,
                 std::string("the root: 0, reached now"));
        const DisplayList all = at(*tree, tree->count(), 1200, 700);
        std::vector<std::string> said;
        for (const Region& each : all.regions)
            said.push_back(each.description);
        for (const char* words : {"node 1010: 11, the best so far", "node 0011: 18, cut", "node 0100: 5"})
            QVERIFY2(std::ranges::find(said, words) != said.end(), words);
        const auto every = search("subset-sum.exhaustive.plain", "sso-toy");
        const DisplayList end = at(*every, every->count(), 1200, 700);
        QVERIFY(std::ranges::find(end.regions, "node 0111: 23, beyond the target", &Region::description) !=
                end.regions.end());
    }

    /// A tree with a thousand leaves is still within its frame, as dots.
    void many_leaves_are_dots() {
        const auto tree = search("subset-sum.exhaustive.plain", "uniform", {{"n", "10"}, {"R", "50"}});
        for (const auto& [width, height] : {std::pair{1200.0, 700.0}, {640.0, 400.0}, {300.0, 200.0}}) {
            const DisplayList list = at(*tree, tree->count(), width, height);
            const Rect frame = step_frames(width, height).table;
            int nodes = 0;
            for (const Region& each : list.regions) {
                if (!each.id.starts_with("node "))
                    continue;
                ++nodes;
                QVERIFY(each.rect.x >= frame.x && each.rect.x + each.rect.width <= frame.x + frame.width + 1);
                QVERIFY(each.rect.y >= frame.y);
            }
            QCOMPARE(nodes, 2047);
        }
    }

    /// 99 weights that do not fit give 99 levels.
    void many_levels_stay_in_the_frame() {
        SubsetSumBuilder builder;
        builder.target(5);
        for (int i = 0; i < 99; ++i)
            builder.add(9);
        const InstancePtr deep = *std::move(builder).build();
        const auto tree = *(*find_variant("subset-sum.exhaustive.smart"))->record(deep, {});
        const Rect frame = step_frames(1200, 700).table;
        for (const Region& each : at(*tree, tree->count(), 1200, 700).regions)
            if (each.id.starts_with("node "))
                QVERIFY2(each.rect.y + each.rect.height <= frame.y + frame.height, each.id.c_str());
    }
};

KS_TEST(TreePictureTest)
#include "tree_picture_test.moc"
