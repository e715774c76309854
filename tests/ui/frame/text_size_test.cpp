// SPDX-License-Identifier: GPL-3.0-or-later
// The size of text and pictures: with the View menu and its keys, while presenting, and in the overview of
// keys.
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/window.h"
#include "ui/widgets/canvas.h"
#include "visual/paint/theme.h"

#include <QAction>
#include <QApplication>
#include <QDialogButtonBox>
#include <QFontInfo>
#include <QHash>
#include <QLabel>
#include <QListWidget>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>

#include <algorithm>

using namespace ks;
using namespace ks::ui;

namespace {

constexpr auto with_alt = Qt::ControlModifier | Qt::AltModifier;

double largest_text(const scene::DisplayList& list) {
    double largest = 0;
    for (const auto& item : list.items)
        if (const auto* text = std::get_if<scene::Text>(&item))
            largest = std::max(largest, text->size);
    return largest;
}

/// Counts how often each widget of the program is styled.
class StyleChanges : public QObject {
public:
    StyleChanges() { qApp->installEventFilter(this); }
    int most() const { return counts_.empty() ? 0 : std::ranges::max(counts_); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (watched->isWidgetType() && event->type() == QEvent::StyleChange)
            ++counts_[watched];
        return false;
    }

private:
    QHash<const QObject*, int> counts_;
};

} // namespace

class TextSizeTest : public QObject {
    Q_OBJECT

private slots:
    void init() { tests::fail_on_warnings(); }

    void keys_change_text_and_pictures_alike() {
        tests::Window the;
        the.window->show_page(QStringLiteral("occupancy"));
        const auto* headline = the.window->findChild<QLabel*>(QStringLiteral("headline"));
        const auto* picture = the.find<Canvas>("picture");
        const double laid_out = picture->list().width;
        QCOMPARE(QFontInfo(headline->font()).pixelSize(), 15);

        QTest::keyClick(the.window.get(), Qt::Key_Plus, with_alt);
        QCOMPARE(the.session.text_size(), 110);
        the.session.choose_text_size(175);
        for (int i = 0; i < 2; ++i) // the second has no effect
            QTest::keyClick(the.window.get(), Qt::Key_Plus, with_alt);
        QCOMPARE(the.session.text_size(), 200);
        QCOMPARE(QFontInfo(headline->font()).pixelSize(), 30);
        // laid out for a smaller size, and painted larger
        KS_WAIT_FOR(picture->list().width < 0.65 * laid_out);
        QVERIFY(largest_text(picture->list()) > 0);

        the.session.choose_text_size(90);
        for (int i = 0; i < 2; ++i)
            QTest::keyClick(the.window.get(), Qt::Key_Minus, with_alt);
        QCOMPARE(the.session.text_size(), 80);
        QCOMPARE(QFontInfo(headline->font()).pixelSize(), 12);
        QTest::keyClick(the.window.get(), Qt::Key_0, with_alt);
        QCOMPARE(the.session.text_size(), 100);
    }

    /// A change takes half a second, not the seconds that Qt would need to style a widget once for each of
    /// its parents.
    void a_change_styles_each_widget_a_few_times() {
        tests::Window the;
        StyleChanges changes;
        the.session.choose_theme(paint::ThemeId::dark);
        the.session.choose_text_size(150);
        QVERIFY(changes.most() > 0);
        QVERIFY2(changes.most() <= 8, qPrintable(QString::number(changes.most())));
    }

    /// While all widgets are styled again, or a presentation begins, the pointer shows that the program is at
    /// work.
    void the_pointer_shows_the_work_of_a_theme_and_of_presenting() {
        struct Pointer : QObject {
            bool eventFilter(QObject* watched, QEvent* event) override {
                const bool works = event->type() == QEvent::StyleChange ||
                                   (event->type() == QEvent::Show && watched->objectName() == "audience");
                if (works && watched->isWidgetType()) {
                    const QCursor* const shown = QApplication::overrideCursor();
                    (shown && shown->shape() == Qt::WaitCursor ? waits : rests) += 1;
                }
                return false;
            }
            int waits = 0, rests = 0;
        } pointer;
        tests::Window the;
        KS_WAIT_FOR(!the.window->current_page()->busy());
        qApp->installEventFilter(&pointer);
        the.session.choose_theme(paint::ThemeId::dark);
        QVERIFY(pointer.waits > 0);
        QCOMPARE(pointer.rests, 0);
        QVERIFY(!QApplication::overrideCursor());
        pointer.waits = 0;
        QTest::keyClick(the.window.get(), Qt::Key_F11);
        QVERIFY(the.window->presenting() && pointer.waits > 0);
        QVERIFY(!QApplication::overrideCursor());
        qApp->removeEventFilter(&pointer);
        the.window->set_presenting(false);
    }

    void the_menu_shows_the_size() {
        tests::Window the;
        const auto chosen = [&] {
            QStringList sizes;
            for (const QAction* action : the.window->findChildren<QAction*>())
                if (action->isChecked() && action->text().endsWith(QStringLiteral(" %")))
                    sizes << action->text();
            return sizes;
        };
        QCOMPARE(chosen(), QStringList{"100 %"});
        the.session.choose_text_size(150);
        QCOMPARE(chosen(), QStringList{"150 %"});
    }

    /// A page without steps is itself shown full-screen on a projector.
    void presenting_enlarges_to_the_screen() {
        tests::Window the;
        the.window->show_page(QStringLiteral("occupancy"));
        the.window->resize(1280, 800);
        the.window->set_presenting(true);
        the.window->resize(1920, 1080); // the size of a projector's screen
        QCOMPARE(the.session.theme().scale(), 1.5);
        the.session.choose_text_size(125);
        QCOMPARE(the.session.theme().scale(), 1.5 * 1.25);
        the.window->set_presenting(false);
        QCOMPARE(the.session.theme().scale(), 1.25);
    }

    void the_overview_of_keys_fits_the_screen_data() {
        QTest::addColumn<int>("text_size");
        QTest::newRow("100 %") << 100;
        QTest::newRow("200 %") << 200;
    }
    void the_overview_of_keys_fits_the_screen() {
        QFETCH(int, text_size);
        tests::Window the;
        the.session.set_theme(paint::ThemeId::projector);
        the.session.set_text_size(text_size);
        QTest::keyClick(the.window.get(), Qt::Key_F1);
        const auto* overview = the.window->findChild<QWidget*>(QStringLiteral("shortcuts"));
        QVERIFY(overview);
        QCoreApplication::processEvents();
        const QSize screen = the.window->screen()->availableSize();
        QVERIFY2(overview->width() <= screen.width() && overview->height() <= screen.height(),
                 qPrintable(QStringLiteral("%1 x %2").arg(overview->width()).arg(overview->height())));
        const auto* buttons = overview->findChild<QDialogButtonBox*>();
        QVERIFY(overview->rect().contains(buttons->geometry()));
        const auto* area = overview->findChild<QScrollArea*>();
        QVERIFY(area->verticalScrollBar()->maximum() > 0);
        if (text_size == 100) // the halves are one below the other, so that they fit the screen
            QCOMPARE(area->horizontalScrollBar()->maximum(), 0);
    }
};

KS_TEST(TextSizeTest)
#include "text_size_test.moc"
