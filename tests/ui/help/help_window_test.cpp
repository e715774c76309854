// SPDX-License-Identifier: GPL-3.0-or-later
// The manual's window: opened from every page, searched, with links and a way to go back.
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/help/spoken.h"
#include "tests/ui/window.h"
#include "ui/help/help_window.h"
#include "ui/widgets/reader.h"
#include "visual/paint/theme.h"

#include <QAction>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>
#include <QTextBlock>
#include <QToolButton>
#include <QUrl>

using namespace ks;
using namespace ks::ui;

namespace {

struct Help {
    explicit Help(const tests::Window& the) {
        the.window->findChild<QAction*>(QStringLiteral("help.manual"))->trigger();
        window = the.window->findChild<HelpWindow*>();
        text = window->findChild<Reader*>(QStringLiteral("help-text"));
        list = window->findChild<QListWidget*>(QStringLiteral("help-list"));
        search = window->findChild<QLineEdit*>(QStringLiteral("help-search"));
        back = window->findChild<QToolButton*>(QStringLiteral("help-back"));
    }
    QString title() const { return text->toPlainText().section(QLatin1Char('\n'), 0, 0); }
    QString page() const { return window->place().page; }
    /// Presses shortcut keys, which need the window to be active.
    void press(Qt::Key key, Qt::KeyboardModifier with) const {
        window->activateWindow();
        if (!QTest::qWaitFor([this] { return QApplication::activeWindow() == window; }))
            qFatal("the manual does not come to the front");
        QTest::keyClick(window, key, with);
    }
    void follow(const char* link) const { emit text->anchorClicked(QUrl(QString::fromLatin1(link))); }

    HelpWindow* window;
    Reader* text;
    QListWidget* list;
    QLineEdit* search;
    QToolButton* back;
};

} // namespace

class HelpWindowTest : public QObject {
    Q_OBJECT

private slots:
    void init() { tests::fail_on_warnings(); }

    void every_page_opens_its_own() {
        tests::Window the;
        for (const Page* page : the.window->pages()) {
            the.window->show_page(page->info().id);
            QTest::keyClick(the.window.get(), Qt::Key_F1, Qt::ShiftModifier);
            const auto* help = the.window->findChild<HelpWindow*>();
            QVERIFY2(help && help->isVisible(), qPrintable(page->info().id));
            QCOMPARE(help->place().page, page->info().id);
        }
        QCOMPARE(the.window->findChildren<HelpWindow*>().size(), 1);
    }

    void it_does_not_block_the_window() {
        tests::Window the;
        const Help help(the);
        QVERIFY(!help.window->isModal());
        QVERIFY(!QApplication::activeModalWidget());
        QTest::keyClick(the.window.get(), Qt::Key_3, Qt::ControlModifier);
        QCOMPARE(the.window->current_page()->info().id, QStringLiteral("step"));
        QVERIFY(help.window->isVisible());
    }

    void the_list_and_links_open_pages_and_back_returns() {
        tests::Window the;
        const Help help(the);
        QCOMPARE(help.title(), QStringLiteral("Start here"));
        QVERIFY(!help.back->isEnabled());
        const auto words = help.list->findItems(QStringLiteral("Words"), Qt::MatchExactly);
        QCOMPARE(words.size(), 1);
        help.list->setCurrentItem(words.front());
        QCOMPARE(help.title(), QStringLiteral("Words"));
        help.text->verticalScrollBar()->setValue(200);
        help.follow("marks.md#ks_atomic_max"); // the second name of a heading
        QCOMPARE(help.page(), QStringLiteral("marks"));
        QVERIFY(help.text->textCursor().block().text().startsWith(QLatin1String("KS_ATOMIC_ADD")));
        QCOMPARE(help.list->currentItem()->text(), QStringLiteral("Marks in a kernel's source"));
        help.follow("https://example.org/"); // a link out of the manual
        QCOMPARE(help.page(), QStringLiteral("marks"));
        help.back->click();
        QCOMPARE(help.title(), QStringLiteral("Words"));
        QCOMPARE(help.text->verticalScrollBar()->value(), 200);
        help.press(Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(help.title(), QStringLiteral("Start here"));
        QVERIFY(!help.back->isEnabled());
    }

    void a_link_to_a_lesson_opens_it() {
        tests::Window the;
        the.window->show_page(QStringLiteral("run"));
        const Help help(the);
        help.follow("lesson:bank-conflicts");
        QCOMPARE(the.window->current_page()->info().id, QStringLiteral("lessons"));
        KS_WAIT_FOR(!the.window->current_page()->busy());
        QCOMPARE(the.window->current_page()->shown_view().options.lesson, QStringLiteral("bank-conflicts"));
    }

    /// Fourteen formats would hide the rest of the list.
    void pages_below_another_are_listed_with_it() {
        tests::Window the;
        const Help help(the);
        const auto listed = [&help](const char* title) {
            const auto found = help.list->findItems(QString::fromLatin1(title), Qt::MatchExactly);
            return found.size() == 1 && !found.front()->isHidden();
        };
        QVERIFY(listed("File formats") && !listed("Collection kplib: kplib"));
        help.follow("formats.md");
        QVERIFY(listed("Collection kplib: kplib"));
        QTest::keyClick(help.list, Qt::Key_Down);
        QCOMPARE(help.page(), QStringLiteral("format-json"));
        QVERIFY(listed("Collection kplib: kplib"));
        help.follow("format-kplib.md#a-sample");
        QCOMPARE(help.list->currentItem()->text(), QStringLiteral("Collection kplib: kplib"));
        QVERIFY(listed("File formats") && listed("OR-Library: mknap"));
        help.follow("step.md");
        QVERIFY(!listed("Collection kplib: kplib") && listed("File formats"));
        help.search->setText(QStringLiteral("kplib"));
        QCOMPARE(help.list->item(0)->text(), QStringLiteral("Collection kplib: kplib"));
        QVERIFY(!help.list->item(0)->isHidden());
        help.list->setCurrentRow(0);
        QCOMPARE(help.page(), QStringLiteral("format-kplib"));
    }

    void a_search_lists_what_it_finds_and_opens_it() {
        tests::Window the;
        const Help help(the);
        const int pages = help.list->count();
        help.press(Qt::Key_F, Qt::ControlModifier);
        QVERIFY(help.search->hasFocus());
        QTest::keyClicks(help.search, QStringLiteral("bank conflict"));
        QCOMPARE(help.list->item(0)->text(), QStringLiteral("bank conflict\nWords"));
        QCOMPARE(help.page(), QStringLiteral("words")); // the best result is shown at once
        QCOMPARE(help.text->textCursor().block().text(), QStringLiteral("bank conflict"));
        help.back->click();
        QCOMPARE(help.title(), QStringLiteral("Start here"));
        QTest::keyClick(help.search, Qt::Key_Return);
        QCOMPARE(help.page(), QStringLiteral("words"));
        QCOMPARE(help.text->textCursor().block().text(), QStringLiteral("bank conflict"));
        QVERIFY(!help.text->extraSelections().isEmpty());
        help.search->setText(QStringLiteral("aardvark"));
        QCOMPARE(help.list->count(), 1);
        QVERIFY(!help.list->item(0)->flags().testFlag(Qt::ItemIsEnabled));
        QTest::keyClick(help.window, Qt::Key_Escape);
        QCOMPARE(help.list->count(), pages);
        QVERIFY(help.window->isVisible());
        QTest::keyClick(help.window, Qt::Key_Escape);
        QVERIFY(!help.window->isVisible());
    }

    /// Links contain English headings; they lead to the same place in each language.
    void links_lead_to_their_place_in_german() {
        const tests::Spoken german(QStringLiteral("de"));
        tests::Window the;
        const Help help(the);
        help.follow("formats.md");
        help.follow("instance.md#numbers-from-a-spreadsheet");
        QCOMPARE(help.text->textCursor().block().text(),
                 QStringLiteral("Zahlen aus einer Tabellenkalkulation"));
        help.search->setText(QStringLiteral("RÜCKWEG"));
        QCOMPARE(help.list->item(0)->text(), QStringLiteral("Rückweg\nBegriffe"));
        help.list->setCurrentRow(0);
        QCOMPARE(help.text->textCursor().block().text(), QStringLiteral("Rückweg"));
        QVERIFY(!help.text->extraSelections().isEmpty());
    }

    /// 900x600 is the smallest supported window size.
    void it_fits_a_small_screen_in_every_theme() {
        tests::Window the;
        const Help help(the);
        for (const paint::ThemeId theme : paint::theme_ids) {
            the.session.set_theme(theme);
            const QSize screen = help.window->screen()->availableSize();
            QVERIFY(help.window->width() <= screen.width() && help.window->height() <= screen.height());
            const QSize least = help.window->minimumSizeHint();
            QVERIFY(least.width() <= 900 && least.height() <= 600);
            QVERIFY(help.text->width() > 300);
            QCOMPARE(help.text->document()->defaultFont().pixelSize(),
                     qRound(15 * the.session.theme().scale()));
        }
    }
};

KS_TEST(HelpWindowTest)
#include "help_window_test.moc"
