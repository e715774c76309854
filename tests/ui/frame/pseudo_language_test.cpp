// SPDX-License-Identifier: GPL-3.0-or-later
// The window in the pseudo-language (tests/ui/pseudo.h), which is a third longer than English and puts texts
// in brackets: untranslated texts have no brackets, and cut texts would not fit in German.
#include <QMenu>
#include <QMenuBar>

#include "solvers/kinds/presets.h"
#include "solvers/questions/sheet.h"
#include "solvers/run/in_process.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/pseudo_words.h"
#include "tests/ui/window.h"
#include "ui/base/shortcuts.h"
#include "visual/paint/theme.h"

using namespace ks;
using namespace ks::ui;

class PseudoLanguageTest : public QObject {
    Q_OBJECT

    static QStringList pages() {
        return {
#define KS_PAGE(name, number, title) QStringLiteral(#name),
#include "ui/pages.def"
#undef KS_PAGE
        };
    }

    /// The window, 1280 x 800, with an instance and a laid-out page.
    struct Shown : tests::Window {
        explicit Shown(paint::ThemeId theme = paint::ThemeId::light) {
            session.set_theme(theme);
            session.open(*generate("thesis-2.2", "multiple-choice", {}));
            window->resize(1280, 800);
        }
        void show(const QString& page) {
            window->show_page(page);
            KS_WAIT_FOR(!window->current_page()->busy());
            for (int round = 0; round < 4; ++round)
                QCoreApplication::processEvents();
        }
    };

private slots:
    /// The dark theme has the same sizes as the light one.
    void nothing_is_cut_data() {
        QTest::addColumn<bool>("projector");
        QTest::newRow("light") << false;
        QTest::newRow("projector") << true;
    }
    void nothing_is_cut() {
        QFETCH(bool, projector);
        Shown the(projector ? paint::ThemeId::projector : paint::ThemeId::light);
        QStringList cut;
        for (const QString& page : pages()) {
            the.show(page);
            cut += tests::cut_in(*the.window);
        }
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join(QLatin1Char('\n'))));
    }

    void everything_is_translated() {
        Shown the;
        QStringList english;
        for (const QString& page : pages()) {
            if (page == QLatin1String("lessons")) // a lesson has a separate file for each language
                continue;
            the.show(page);
            english += tests::english_in(*the.window);
        }
        english.removeDuplicates();
        QVERIFY2(english.isEmpty(), qPrintable(english.join(QLatin1Char('\n'))));
    }

    void every_menu_is_translated() {
        Shown the;
        the.show(QStringLiteral("step"));
        QStringList english;
        const std::function<void(const QMenu&)> look = [&](const QMenu& menu) {
            for (const QAction* action : menu.actions()) {
                if (!tests::is_data(action->text()))
                    english << action->text();
                if (action->menu())
                    look(*action->menu());
            }
        };
        for (const QAction* action : the.window->menuBar()->actions()) {
            if (!tests::is_data(action->text()))
                english << action->text();
            look(*action->menu());
        }
        QVERIFY2(english.isEmpty(), qPrintable(english.join(QLatin1Char('\n'))));
    }

    /// Texts for programs are not translated.
    void tables_for_programs_are_english() {
        Shown the;
        the.show(QStringLiteral("step"));
        const auto csv = the.window->current_page()->csv();
        QVERIFY(csv);
        QVERIFY2(!csv->contains('['), csv->constData());
    }

    void every_step_is_translated_data() {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<QString>("preset");
        for (const auto& [variant, preset] : {std::pair{"knapsack.sequential", "thesis-2.1"},
                                              {"knapsack.branch-and-bound", "thesis-2.1"},
                                              {"mckp.sequential", "thesis-2.2"},
                                              {"instruction-set.sequential", "ise-three-tasks"},
                                              {"instruction-set.front-list", "ise-three-tasks"},
                                              {"kernel-mix.first-fit", "concurrency-table1"},
                                              {"subset-sum.dp.v1", "sso-toy"},
                                              {"subset-sum.two-list.sequential", "two-list-example"}})
            QTest::newRow(variant) << QString::fromLatin1(variant) << QString::fromLatin1(preset);
    }
    void every_step_is_translated() {
        QFETCH(QString, variant);
        QFETCH(QString, preset);
        const auto instance = generate(preset.toStdString(), "", {});
        KS_VERIFY_OK(instance);
        const auto steps = asked({.title = "",
                                  .variant = variant.toStdString(),
                                  .instance = *instance,
                                  .plan = {.pace = Pace::step, .asks = {}},
                                  .most = 200},
                                 1);
        const auto recorded = in_process::record(variant.toStdString(), *instance, {});
        KS_VERIFY_OK(recorded);
        const Recording& recording = **recorded;
        QStringList english;
        for (std::int64_t step = 1; step <= std::min<std::int64_t>(recording.count(), 400); ++step) {
            const QString text = QString::fromStdString(recording.at(step).text);
            if (!tests::is_data(text))
                english << text;
        }
        // Some recordings have no questions.
        for (const QuizQuestion& question : steps ? steps->questions : std::vector<QuizQuestion>()) {
            if (!tests::is_data(QString::fromStdString(question.text)))
                english << QString::fromStdString(question.text);
            for (const auto& wrong : question.misconceptions)
                if (!tests::is_data(QString::fromStdString(wrong.sentence)))
                    english << QString::fromStdString(wrong.sentence);
        }
        english.removeDuplicates();
        QVERIFY2(english.isEmpty(), qPrintable(english.mid(0, 20).join(QLatin1Char('\n'))));
    }

private:
    tests::PseudoLanguage language_;
};

KS_TEST(PseudoLanguageTest)
#include "pseudo_language_test.moc"
