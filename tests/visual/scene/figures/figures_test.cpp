// SPDX-License-Identifier: GPL-3.0-or-later
// Every kind of figure: its display list with a golden file, and any settings at any size.
#include "tests/support/suite.h"
#include "tests/visual/golden.h"
#include "tests/visual/outside.h"
#include "tests/visual/scene/figures/figure_inputs.h"

#include <QTest>

#include <random>
#include <set>

using namespace ks;
using namespace ks::scene;
using namespace ks::tests;

class FiguresTest : public QObject {
    Q_OBJECT

private slots:
    void ids_are_unique_and_titles_describe_them() {
        std::set<std::string> ids;
        for (const FigureKind* kind : figure_kinds()) {
            QVERIFY2(ids.insert(kind->id).second, kind->id.c_str());
            QVERIFY(!kind->title.empty());
        }
        const auto unknown = find_figure("pie");
        QVERIFY(!unknown);
        QCOMPARE(unknown.error().code, ErrorCode::usage);
        QVERIFY(unknown.error().todo.find("launch") != std::string::npos);
        QVERIFY(!make_figure("launch", Settings{{"block", "0"}}, nullptr));
        QVERIFY(!make_figure("launch", Settings{{"blocks", "2"}}, nullptr));
    }

    void as_text_data() {
        QTest::addColumn<QString>("id");
        for (const FigureKind* kind : figure_kinds())
            if (kind->id != "kernels") // the numbers of that figure change with the kernels
                QTest::newRow(kind->id.c_str()) << QString::fromStdString(kind->id);
    }
    void as_text() {
        QFETCH(const QString, id);
        const std::string name = id.toStdString();
        const Figure made = figure(name.c_str(), settings_for(name), instance_for(name));
        ks::tests::compare_with_golden("visual", "figure-" + id,
                                       to_text(figure_scene(made, 720, 560, FixedMeasure())));
    }

    /// Four lines that state why a block is limited, in the smallest picture.
    void many_words_in_a_small_picture() {
        const Settings settings{{"device", "h200"}, {"threads", "321"}, {"registers", "4"}, {"shared", "6"}};
        const auto made = make_figure("occupancy", settings, instance_for("occupancy"), {}, {});
        QVERIFY(made);
        const QByteArray found = ks::tests::outside(figure_scene(*made, 430, 330, FixedMeasure()));
        QVERIFY2(found.isEmpty(), found.constData());
    }

    /// Any settings at any size give an error or a picture, and nothing is drawn outside the picture.
    void any_settings_at_any_size() {
        const std::uint64_t seed = std::random_device{}();
        qInfo("seed %llu", static_cast<unsigned long long>(seed));
        std::mt19937_64 random(seed);
        const std::vector<std::pair<double, double>> sizes{{430, 330}, {720, 560}, {1150, 850}};
        int drawn = 0;
        QByteArray found;
        for (const FigureKind* kind : figure_kinds()) {
            QByteArray bad;
            for (int n = 0; n < (kind->id == "kernels" ? 2 : 25) && bad.isEmpty(); ++n) {
                Settings settings;
                for (const Parameter& one : kind->parameters)
                    settings.emplace_back(one.name, one.type == Parameter::Type::choice && one.values.empty()
                                                        ? some_word(kind->id, one.name, random)
                                                        : some_value(one, random));
                const auto all = kind->parameters_with(settings);
                for (std::size_t own = kind->parameters.size(); own < all.size(); ++own)
                    settings.emplace_back(all[own].name, some_value(all[own], random));
                const auto made =
                    make_figure(kind->id, settings, n % 5 == 4 ? nullptr : instance_for(kind->id), {},
                                runs_for(kind->id));
                if (!made)
                    continue;
                ++drawn;
                for (const auto& [width, height] : sizes)
                    if (bad.isEmpty())
                        if (bad = ks::tests::outside(figure_scene(*made, width, height, FixedMeasure()));
                            !bad.isEmpty())
                            bad = describe(kind->id, settings, width, bad);
                figure_scene(*made, 40, 30, FixedMeasure()); // too small to fit, but no crash
            }
            found += bad;
        }
        QVERIFY2(found.isEmpty(), found.constData());
        QVERIFY(drawn > 60);
    }

private:
    static std::string some_value(const Parameter& parameter, std::mt19937_64& random) {
        if (parameter.type == Parameter::Type::choice)
            return parameter.values[random() % parameter.values.size()];
        const auto steps = static_cast<std::uint64_t>((parameter.max - parameter.min) / parameter.step + 1);
        const std::uint64_t most = random() % 2 == 0 ? std::min<std::uint64_t>(steps, 8) : steps;
        return std::to_string(parameter.min + static_cast<std::int64_t>(random() % most) * parameter.step);
    }

    /// For a parameter that takes any word: usually the word of the golden file.
    static std::string some_word(const std::string& id, const std::string& name, std::mt19937_64& random) {
        for (const auto& [known, value] : settings_for(id))
            if (known == name && random() % 8 != 0)
                return value;
        return random() % 4 != 0 ? "" : "kernels = 16";
    }

    static QByteArray describe(const std::string& id, const Settings& settings, double width,
                               const QByteArray& bad) {
        std::string text = id;
        for (const auto& [name, value] : settings)
            text += " " + name + "=" + value;
        return QByteArray::fromStdString(text + " at width " + std::to_string(width) + ": ") + bad;
    }
};

KS_TEST(FiguresTest)
#include "figures_test.moc"
