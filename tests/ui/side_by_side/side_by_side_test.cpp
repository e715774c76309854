// SPDX-License-Identifier: GPL-3.0-or-later
// Two recordings on the Step page: another variant, a what-if, or the state before the last edit. Everything
// can be done with keys.
#include "solvers/core/language.h"
#include "solvers/kinds/presets.h"
#include "solvers/problems/knapsack/instance.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/page_window.h"
#include "tests/visual/quiet.h"
#include "ui/base/page.h"
#include "ui/base/session.h"
#include "ui/side_by_side/instance_changes.h"
#include "ui/side_by_side/partners.h"
#include "ui/side_by_side/side_pair.h"
#include "ui/stepping/slides.h"
#include "ui/stepping/step_view.h"
#include "ui/widgets/canvas.h"
#include "ui/widgets/long_spin_box.h"
#include "visual/paint/fonts.h"
#include "visual/paint/theme.h"
#include "visual/scene/side_by_side.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <limits>
#include <memory>

namespace ks::ui {
Page* make_step_page(Session& session);
}

using namespace ks;
using namespace ks::ui;

namespace {

/// The Step page with the knapsack example of the thesis.
struct PairWindow : tests::PageWindow {
    explicit PairWindow(Session& session) : PageWindow(make_step_page(session)) {}

    template <class Widget>
    Widget* part(const char* name) const {
        return findChild<Widget*>(QLatin1String(name));
    }
    bool paired() const { return part<SidePair>("side-by-side")->isVisible(); }
    QString label() const {
        return part<QLabel>("step-label")->toolTip().isEmpty() ? part<QLabel>("step-label")->text()
                                                               : part<QLabel>("step-label")->toolTip();
    }
    std::string words() const {
        const auto& regions = part<Canvas>("differences")->list().regions;
        return regions.empty() ? std::string() : regions.front().description;
    }
    QString title(bool right) const { return part<QLabel>(right ? "right-title" : "left-title")->text(); }
    /// Opens the comparison by its key and chooses the entry of its list that begins with `entry`.
    void open(const QString& entry) {
        press(Qt::Key_B, Qt::ControlModifier);
        auto* list = part<QComboBox>("beside");
        const int index = list->findText(entry, Qt::MatchStartsWith);
        QVERIFY2(index >= 0, qPrintable(entry));
        list->setCurrentIndex(index);
        emit list->activated(index);
        KS_WAIT_FOR(!page->busy() && paired());
    }
};

} // namespace

class SideBySideTest : public QObject {
    Q_OBJECT

    static InstancePtr example() { return *generate("thesis-2.1", "", {}); }

private slots:
    void initTestCase() { QVERIFY(paint::load_fonts()); }
    void init() { tests::fail_on_warnings(); }

    void the_key_opens_and_closes() {
        Session session;
        session.open(example());
        PairWindow window(session);
        window.bring_up();
        for (int i = 0; i < 20; ++i)
            window.press(Qt::Key_Right);
        const QString alone = window.label();
        window.press(Qt::Key_B, Qt::ControlModifier);
        KS_WAIT_FOR(!window.page->busy() && window.paired());
        QVERIFY(window.label() != alone);
        window.press(Qt::Key_B, Qt::ControlModifier);
        QVERIFY(!window.paired());
        QCOMPARE(window.label(), alone); // at the single recording's step
    }

    /// The pictures and the words below them have the page's usual margins, in each theme.
    void the_pair_is_within_the_margins_of_the_page() {
        Session session;
        session.open(example());
        PairWindow window(session);
        window.bring_up();
        window.press(Qt::Key_B, Qt::ControlModifier);
        KS_WAIT_FOR(!window.page->busy() && window.paired());
        constexpr int page_margin = 24;
        const auto left_of = [&window](const QWidget* part) {
            return part->mapTo(window.page, QPoint()).x();
        };
        for (const paint::ThemeId theme :
             {paint::ThemeId::light, paint::ThemeId::dark, paint::ThemeId::projector}) {
            session.set_theme(theme);
            QCoreApplication::processEvents(); // applies the layout
            const int of_the_picture = qRound(scene::side_edge * session.theme().scale());
            const auto* title = window.part<QLabel>("left-title");
            QCOMPARE(left_of(title) + title->contentsMargins().left(), page_margin);
            QCOMPARE(left_of(window.part<Canvas>("differences")) + of_the_picture, page_margin);
            const auto* line = window.part<QWidget>("line-below");
            QCOMPARE(left_of(line), page_margin);
            const auto to_the_right_of = [&](const QWidget* part) {
                return window.page->width() - left_of(part) - part->width();
            };
            QCOMPARE(to_the_right_of(line), page_margin);
            QCOMPARE(to_the_right_of(window.part<StepView>("right")) + of_the_picture, page_margin);
        }
    }

    void titles_are_in_the_spoken_language() {
        static Language german("de", ',');
        german.add("Sequential: one core, row by row", {"Sequenziell"});
        german.add("Branch and bound: the best item first, branches cut by the LP bound", {"Verzweigen"});
        german.add("Value", {"Wert"});
        speak(&german);
        Session session;
        session.open(example());
        PairWindow window(session);
        window.bring_up();
        window.open(QStringLiteral("Verzweigen"));
        QCOMPARE(window.title(false), QStringLiteral("Sequenziell"));
        QCOMPARE(window.title(true), QStringLiteral("Verzweigen"));
        QVERIFY(
            window.part<QComboBox>("what-if-field")->findText(QStringLiteral("Wert"), Qt::MatchStartsWith) >=
            0);
        speak(nullptr);
    }

    /// Steps seen in a comparison count as seen: Predict gives no points for them.
    void steps_seen_side_by_side_count_as_shown() {
        Session session;
        session.open(example());
        PairWindow window(session);
        window.bring_up();
        window.press(Qt::Key_B, Qt::ControlModifier);
        KS_WAIT_FOR(!window.page->busy() && window.paired());
        QVERIFY(!window.part<QAbstractButton>("step.predict")->isEnabled());
        QVERIFY(
            window.part<QAbstractButton>("step.predict")->toolTip().startsWith("It asks about one alone"));
        window.press(Qt::Key_End);
        window.press(Qt::Key_Home);
        window.press(Qt::Key_B, Qt::ControlModifier);
        window.press(Qt::Key_Right);
        window.press(Qt::Key_P);
        QVERIFY(window.part<QLabel>("because")->text().startsWith("It was on the screen already"));
    }

    void both_end_together_and_step_by_rows() {
        Session session;
        session.open(*generate("thesis-2.1", "", {}));
        PairWindow window(session);
        window.bring_up();
        window.open(QStringLiteral("What if"));
        QCOMPARE(window.label(), "both before the first step");
        window.press(Qt::Key_PageDown); // the phase before the rows
        window.press(Qt::Key_PageDown);
        window.press(Qt::Key_PageDown);
        QVERIFY2(window.label().startsWith("both at row 2"), qPrintable(window.label()));
        window.press(Qt::Key_Right);
        QVERIFY2(window.label().startsWith("on to row 3"), qPrintable(window.label()));
        window.press(Qt::Key_PageUp);
        QVERIFY2(window.label().startsWith("both at row 2"), qPrintable(window.label()));
        window.press(Qt::Key_End);
        QVERIFY2(window.label().startsWith("both at the end"), qPrintable(window.label()));
        QCOMPARE(QString::fromStdString(window.words()),
                 "No difference in the 55 cells that both have.\nBoth answer: 9. Chosen (items): the same on "
                 "both sides.");
    }

    void a_what_if_changes_a_number() {
        Session session;
        session.open(example());
        PairWindow window(session);
        window.bring_up();
        window.open(QStringLiteral("What if"));
        window.press(Qt::Key_End);
        auto* fields = window.part<QComboBox>("what-if-field");
        QVERIFY(fields->isVisible());
        const int value = fields->findText(QStringLiteral("Value"), Qt::MatchStartsWith);
        fields->setCurrentIndex(value);
        emit fields->activated(value);
        window.part<LongSpinBox>("what-if-which")->set_value(4);
        window.part<LongSpinBox>("what-if-number")->set_value(9);
        KS_WAIT_FOR(!window.page->busy() && window.title(true).contains("→ 9"));
        QCOMPARE(window.title(true), "What if: Value of item 4: 6 → 9");
        QVERIFY2(window.words().find("differ") != std::string::npos, window.words().c_str());
        // one remains at its end
        QVERIFY2(window.label().startsWith("both at the end"), qPrintable(window.label()));

        // After Apply it is the open instance, and its former state is on the left.
        QTest::mouseClick(window.part<QAbstractButton>("what-if-apply"), Qt::LeftButton);
        KS_WAIT_FOR(!window.page->busy() && window.title(false) == "Before the edit");
        QCOMPARE(window.title(true), "Now: Value of item 4: 6 → 9");
        QCOMPARE(std::static_pointer_cast<const KnapsackInstance>(session.instance())->items()[3].value, 9);
        session.undo_stack().undo();
        KS_WAIT_FOR(!window.page->busy() && window.title(true) == "Now: Value of item 4: 9 → 6");
    }

    void a_refused_number_is_explained() {
        Session session;
        session.open(example());
        PairWindow window(session);
        window.bring_up();
        window.open(QStringLiteral("What if"));
        auto* fields = window.part<QComboBox>("what-if-field");
        const int value = fields->findText(QStringLiteral("Value"), Qt::MatchStartsWith);
        fields->setCurrentIndex(value);
        emit fields->activated(value);
        auto* number = window.part<LongSpinBox>("what-if-number");
        number->set_value(std::numeric_limits<qint64>::max());
        auto* why = window.part<QLabel>("beside-refusal");
        KS_WAIT_FOR(why->isVisible());
        QVERIFY2(why->text().contains("2^62"), qPrintable(why->text()));
        QVERIFY2(!why->text().contains("/items"), qPrintable(why->text())); // without a place in the JSON
        QVERIFY(window.paired());                                           // the previous comparison stays
        number->set_value(11);
        KS_WAIT_FOR(!why->isVisible() && !window.page->busy());
        QCOMPARE(window.title(true), "What if: Value of item 1: 2 → 11");
    }

    void a_what_if_comes_back_from_a_view() {
        Session session;
        session.open(example());
        PairWindow window(session);
        window.bring_up();
        const ViewOptions wanted{.variants = {"knapsack.sequential"},
                                 .step = "end",
                                 .lesson = {},
                                 .what_if = {"/items/3/value=9"},
                                 .together_by = "step"};
        KS_VERIFY_OK(window.page->apply(wanted));
        KS_WAIT_FOR(!window.page->busy());
        QVERIFY(window.paired());
        QCOMPARE(window.title(true), "What if: Value of item 4: 6 → 9");
        QCOMPARE(window.part<QComboBox>("what-if-field")->currentText(), "Value of item");
        QCOMPARE(window.part<LongSpinBox>("what-if-which")->value(), 4);
        QCOMPARE(window.part<LongSpinBox>("what-if-number")->value(), 9);
        const ViewOptions shown = window.page->shown_view().options;
        QCOMPARE(shown.what_if, wanted.what_if);
        QCOMPARE(shown.together_by, wanted.together_by);
        // Apply makes an edit that Undo reverts.
        QTest::mouseClick(window.part<QAbstractButton>("what-if-apply"), Qt::LeftButton);
        KS_WAIT_FOR(!window.page->busy() && window.title(false) == "Before the edit");
        QVERIFY(window.page->shown_view().options.what_if.isEmpty());
    }

    /// The first number that cannot be tried is the error; the others are shown.
    void a_number_that_cannot_be_tried() {
        Session session;
        session.open(example());
        PairWindow window(session);
        window.bring_up();
        const auto refused = window.page->apply(
            {.variants = {}, .step = {}, .lesson = {}, .what_if = {"/capacity=twelve", "/capacity=12"}});
        QCOMPARE(refused.error().code, ErrorCode::usage);
        QVERIFY(refused.error().sentence().find("'twelve'") != std::string::npos);
        KS_WAIT_FOR(!window.page->busy());
        QVERIFY(window.paired());
        QCOMPARE(window.page->shown_view().options.what_if, QStringList{"/capacity=12"});
    }

    void the_unit_can_be_chosen() {
        Session session;
        session.open(example());
        PairWindow window(session);
        window.bring_up();
        window.open(QStringLiteral("What if"));
        auto* units = window.part<QComboBox>("together-by");
        QStringList words;
        for (int i = 0; i < units->count(); ++i)
            words << units->itemText(i);
        QCOMPARE(words, (QStringList{"row", "cell", "phase", "step", "share of the run"}));
        QCOMPARE(units->currentText(), "row");
        for (int i = 0; i < 30; ++i)
            window.press(Qt::Key_Right);
        units->setCurrentIndex(1);
        emit units->activated(1);
        QVERIFY2(window.label().startsWith("both at z"), qPrintable(window.label()));
        QVERIFY2(window.label().endsWith("30 | 30"), qPrintable(window.label()));
    }

    void another_variant_comes_back_from_a_view() {
        Session session;
        session.open(example());
        PairWindow window(session);
        window.bring_up();
        const ViewOptions wanted{
            .variants = {"knapsack.sequential", "knapsack.branch-and-bound"}, .step = "end", .lesson = {}};
        KS_VERIFY_OK(window.page->apply(wanted));
        KS_WAIT_FOR(!window.page->busy());
        QVERIFY(!window.page->problem());
        QVERIFY(window.paired());
        const ShownView shown = window.page->shown_view();
        QCOMPARE(shown.options.variants, wanted.variants);
        QVERIFY(shown.options.step.toInt() > 0);
        QVERIFY(window.page->picture({1280, 720}));
        const auto slide = window.page->slides()->picture(3);
        const auto regions = slide({960, 600}).regions;
        QVERIFY(std::ranges::find(regions, "differences", &scene::Region::id) != regions.end());
        const auto refused = window.page->apply(
            {.variants = {"knapsack.sequential", "knapsack.minknap"}, .step = {}, .lesson = {}});
        QCOMPARE(refused.error().code, ErrorCode::usage);
        KS_VERIFY_OK(window.page->apply({.variants = {"knapsack.sequential"}, .step = "3", .lesson = {}}));
        KS_WAIT_FOR(!window.page->busy());
        QVERIFY(!window.paired());
    }

    /// The ids of original and improved variant share their beginning.
    void the_closest_variant_comes_first() {
        const auto first = [](const char* id) { return partners_of(built_in_catalogue(), id).front()->id; };
        QCOMPARE(first("subset-sum.two-list.gpu"), "subset-sum.two-list.gpu-improved");
        QCOMPARE(first("subset-sum.two-list.gpu-improved"), "subset-sum.two-list.gpu");
        QCOMPARE(first("subset-sum.exhaustive.plain"), "subset-sum.exhaustive.smart");
        QVERIFY(partners_of(built_in_catalogue(), "nothing").empty());
    }

    void questions_wait_until_one_is_shown() {
        Session session;
        session.open(example());
        PairWindow window(session);
        window.bring_up();
        auto* predict = window.part<QAbstractButton>("step.predict");
        QVERIFY(predict->isEnabled());
        window.press(Qt::Key_B, Qt::ControlModifier);
        KS_WAIT_FOR(!window.page->busy() && window.paired());
        QVERIFY(!predict->isEnabled());
        window.press(Qt::Key_B, Qt::ControlModifier);
        QVERIFY(predict->isEnabled());
    }
};

KS_TEST(SideBySideTest)
#include "side_by_side_test.moc"
