// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/ratio_histograms.h"

#include "solvers/core/formatted.h"
#include "tests/support/suite.h"
#include "tests/visual/outside.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace ks;
using namespace ks::scene;

class RatioHistogramsTest : public QObject {
    Q_OBJECT

private slots:
    void a_panel_states_which_was_faster() {
        const RatioHistograms what{.groups = {group("any", "kernels = 16", {0.5, 1.5, 1.5})}, .over = "plan"};
        const DisplayList list = drawn(what, 400, 300);
        QVERIFY(says(list, "over any, kernels = 16"));
        QVERIFY(says(list, "any was faster in 1 of 3"));
        QVERIFY(says(list, "least 0.50×, mean 1.17×, most 1.50×"));
    }

    /// All panels have the same bins on the same axis. The highest bar fills the height, the others are in
    /// proportion.
    void panels_have_the_same_bins() {
        const RatioHistograms what{.groups = {group("own", "16", {2, 2, 2.5}), group("own", "31", {1, 3}),
                                              group("any", "16", {0.5, 2}), group("any", "31", {1})},
                                   .over = "plan"};
        const DisplayList list = drawn(what, 900, 500);
        const Region &two = bin(list, 1, 2), &two_and_a_half = bin(list, 1, 2.5), &below = bin(list, 3, 2);
        QVERIFY(two.description.ends_with("2 of 3 runs"));
        QVERIFY(two_and_a_half.description.ends_with("1 of 3 runs"));
        QCOMPARE(below.rect.x, two.rect.x);
        QVERIFY(below.rect.y > two.rect.y);
        QCOMPARE(bin(list, 4, 1).rect.x, bin(list, 2, 1).rect.x);
        QCOMPARE(bin(list, 4, 1).rect.y, below.rect.y);
        QVERIFY(bin(list, 2, 1).rect.x > two_and_a_half.rect.x);
        QVERIFY(std::abs(2 * bar(list, two_and_a_half).rect.height - bar(list, two).rect.height) <= 2);
    }

    void slower_runs_look_different() {
        const RatioHistograms what{.groups = {group("any", "", {0.5, 1})}, .over = "plan"};
        const DisplayList list = drawn(what, 400, 300);
        const auto pattern = [&](double ratio) { return bar(list, bin(list, 1, ratio)).fill->pattern; };
        QVERIFY(pattern(0.5) != pattern(1));
    }

    void any_number_of_panels_at_any_size() {
        RatioHistograms what{.groups = {}, .over = "plan"};
        for (std::size_t n = 1; n <= RatioHistograms::most_panels; ++n) {
            what.groups.push_back(group(n % 2 ? "a-random-shape" : "b", formatted("kernels = {}", n * n * n),
                                        {0.5, 1.0, 1.1 * static_cast<double>(n)}));
            for (const auto& [width, height] : {std::pair{398.0, 180.0}, {640, 420}, {1200, 900}}) {
                const QByteArray bad = ks::tests::outside(drawn(what, width, height));
                QVERIFY2(bad.isEmpty(), bad.constData());
            }
            drawn(what, 20, 10); // too small to fit, but no crash
        }
    }

private:
    static RatioGroup group(const char* of, const std::string& instances, const std::vector<double>& ratios) {
        RatioGroup made{.of = of, .instances = instances};
        for (const double each : ratios)
            made.ratios.push_back({.of_ms = each, .over_ms = 1});
        return made;
    }
    static DisplayList drawn(const RatioHistograms& what, double width, double height) {
        DisplayList list{.width = width, .height = height};
        add_ratio_histograms(list, what, {0, 0, width, height}, FixedMeasure());
        return list;
    }
    static bool says(const DisplayList& list, const std::string& words) {
        return std::ranges::any_of(list.items, [&](const Primitive& item) {
            const Text* text = std::get_if<Text>(&item);
            return text != nullptr && text->text == words;
        });
    }
    /// The region of the bin that contains the ratio, in a panel counted from 1.
    static const Region& bin(const DisplayList& list, int panel, double ratio) {
        for (const Region& each : list.regions) {
            const std::string id = formatted("ratios {} bin ", panel);
            if (!each.id.starts_with(id))
                continue;
            static const QRegularExpression range("^([0-9.]+)\\S* to ([0-9.]+)");
            const auto found = range.match(QString::fromStdString(each.description));
            const double from = found.captured(1).toDouble(), to = found.captured(2).toDouble();
            if (from <= ratio && ratio < to)
                return each;
        }
        qFatal("panel %d has no bin for %g", panel, ratio);
    }
    /// The bar in this region.
    static const Box& bar(const DisplayList& list, const Region& place) {
        for (const Primitive& item : list.items)
            if (const Box* box = std::get_if<Box>(&item))
                if (box->rect.x >= place.rect.x && box->rect.x < place.rect.x + place.rect.width &&
                    box->rect.y >= place.rect.y && box->rect.y < place.rect.y + place.rect.height)
                    return *box;
        qFatal("no bar in %s", place.description.c_str());
    }
};

KS_TEST(RatioHistogramsTest)
#include "ratio_histograms_test.moc"
