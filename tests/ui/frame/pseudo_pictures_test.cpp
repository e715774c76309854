// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures in the pseudo-language (tests/ui/pseudo.h). Nothing in them may be English: texts, sentences,
// legends, and descriptions for screen readers.
#include "solvers/run/catalogue.h"
#include "solvers/run/in_process.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/pseudo.h"
#include "tests/ui/pseudo_words.h"
#include "tests/ui/window.h"
#include "tests/visual/scene/figures/figure_inputs.h"
#include "ui/widgets/canvas.h"
#include "visual/scene/measure.h"

#include <QLabel>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace ks;
using namespace ks::scene;

namespace {

/// Whether there is a word of three letters or more with an English vowel; the pseudo-language has none. A
/// text in a picture may be a line of a longer one, so brackets prove nothing.
bool is_english(const std::string& text, const QString& data) {
    static const QRegularExpression word(QStringLiteral("\\b(?=[A-Za-z]*[aeiou])[A-Za-z]{3,}\\b"));
    static const QRegularExpression names(QStringLiteral("\\binf\\b|Knapscope|GiB|MiB|KiB|NVIDIA|[A-Z][A-Z-]+"
                                                         "|[a-z0-9_]+[-.][A-Za-z0-9_.-]+(?:<[a-z0-9_,]*>)?"));
    QString rest = QString::fromStdString(text).remove(names);
    if (!data.isEmpty())
        rest.remove(QRegularExpression(QStringLiteral("\\b(?:%1)\\b").arg(data)));
    return rest.contains(word);
}

/// The texts of a picture that are neither translated nor data.
QStringList english_of(const DisplayList& list, const QString& data = {}) {
    QStringList english;
    const auto look = [&](const std::string& text) {
        static const QRegularExpression digits(QStringLiteral("\\d+"));
        if (is_english(text, data)) // reported once for all lanes or cells
            english << QString::fromStdString(text).replace(digits, QStringLiteral("N"));
    };
    for (const Primitive& item : list.items)
        if (const auto* text = std::get_if<Text>(&item))
            look(text->text);
    for (const Region& region : list.regions)
        look(region.description);
    english.removeDuplicates();
    return english;
}

QStringList english_of(const Figure& figure, const QString& data = {}) {
    QStringList english = english_of(figure_scene(figure, 1150, 850, FixedMeasure()), data);
    if (is_english(figure.sentence, data))
        english << QString::fromStdString(figure.sentence);
    for (const LegendEntry& entry : figure.legend)
        if (is_english(entry.text, data))
            english << QString::fromStdString(entry.text);
    return english;
}

/// The names in the figure's own instance, run or results.
QString data_of(const std::string& figure) {
    if (figure == "tasks")
        return QStringLiteral("upload|compute|verify|table|row");
    if (figure == "schedule")
        return QStringLiteral("control|filter|display");
    if (figure == "phases")
        return QStringLiteral("Init"); // the thesis's term
    if (figure == "live")
        return QStringLiteral("block");
    if (figure == "ratios")
        return QStringLiteral("own|plan|any|compute|kernels = \\d+");
    if (figure == "crossover")
        return QStringLiteral("weakly|almost strongly|cpu|gpu");
    return figure == "multiprocessor" ? QStringLiteral("wide|narrow") : QString();
}

} // namespace

class PseudoPicturesTest : public QObject {
    Q_OBJECT

private slots:
    void every_figure_is_translated_data() {
        QTest::addColumn<QString>("id");
        for (const FigureKind* kind : figure_kinds())
            if (kind->id != "trace") // it shows a kernel's source
                QTest::newRow(kind->id.c_str()) << QString::fromStdString(kind->id);
    }
    void every_figure_is_translated() {
        QFETCH(QString, id);
        const std::string name = id.toStdString();
        const QStringList english = english_of(
            tests::figure(name.c_str(), tests::settings_for(name), tests::instance_for(name)), data_of(name));
        QVERIFY2(english.isEmpty(), qPrintable(english.join(QLatin1Char('\n'))));
    }

    /// The pictures of the Step page: for every variant with steps, its first preset.
    void every_step_is_translated_data() {
        QTest::addColumn<QString>("variant");
        for (const CatalogueEntry& entry : built_in_catalogue().entries())
            if (entry.steps && !in_process::records_with_programs(entry.id))
                QTest::newRow(entry.id.c_str()) << QString::fromStdString(entry.id);
    }
    void every_step_is_translated() {
        QFETCH(QString, variant);
        const std::string id = variant.toStdString();
        const std::string kind = (*built_in_catalogue().get(id))->kind;
        const auto preset = std::ranges::find(presets(), kind, &Preset::kind);
        const auto instance = generate(std::string(preset->id), kind, {});
        KS_VERIFY_OK(instance);
        constexpr std::int64_t looks = 40;
        const std::int64_t count = (*in_process::record(id, *instance, {}))->count();
        QStringList english;
        for (std::int64_t step = 0; step <= count; step += std::max<std::int64_t>(1, count / looks)) {
            const auto made =
                make_figure("step", tests::Settings{{"of", id}, {"step", std::to_string(step)}}, *instance);
            KS_VERIFY_OK(made);
            english += english_of(*made);
        }
        english.removeDuplicates();
        QVERIFY2(english.isEmpty(), qPrintable(english.join(QLatin1Char('\n'))));
    }

    /// The pictures drawn by pages: a kernel's source is English, and so are names of kernels and tasks.
    void every_page_is_translated() {
        tests::use_real_runner();
        tests::Window the;
        the.window->resize(1280, 800);
        QStringList english;
        for (const auto& [page, preset] : {std::pair{"kernel", "thesis-2.2"},
                                           {"occupancy", "thesis-2.2"},
                                           {"pareto", "ise-three-tasks"},
                                           {"pareto", "thesis-2.1"},
                                           {"concurrency", "concurrency-table1"}}) {
            the.session.open(*generate(preset, "", {}));
            the.window->show_page(QString::fromLatin1(page));
            KS_WAIT_FOR(!the.window->current_page()->busy());
            if (QLatin1String(page) == QLatin1String("kernel")) {
                QTest::keyClick(the.window->current_page(), Qt::Key_F5);
                KS_WAIT_FOR(!the.window->current_page()->busy());
            }
            int seen = 0;
            for (const auto* canvas : the.window->current_page()->findChildren<ui::Canvas*>())
                if (canvas->isVisible() && canvas->objectName() != QLatin1String("source")) {
                    for (const QString& text :
                         english_of(canvas->list(), QStringLiteral("control|filter|display")))
                        english << QStringLiteral("%1: %2").arg(QString::fromLatin1(page), text);
                    ++seen;
                }
            QVERIFY2(seen > 0, page);
            for (const QLabel* label : the.window->current_page()->findChildren<QLabel*>())
                if (label->isVisible() && label->inherits("ks::ui::ElidedLabel") &&
                    !tests::is_data(label->text()))
                    english << QStringLiteral("%1: %2").arg(QString::fromLatin1(page), label->text());
        }
        english.removeDuplicates();
        QVERIFY2(english.isEmpty(), qPrintable(english.join(QLatin1Char('\n'))));
    }

private:
    tests::PseudoLanguage language_;
};

KS_TEST(PseudoPicturesTest)
#include "pseudo_pictures_test.moc"
