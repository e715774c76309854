// SPDX-License-Identifier: GPL-3.0-or-later
// Every dialog on a screen of 1280 x 800: it fits in every theme, language and text size.
#include "tests/support/suite.h"
#include "tests/ui/frame/every_dialog.h"
#include "tests/ui/present/virtual_screens.h"
#include "ui/base/language.h"
#include "ui/widgets/choice_box.h"
#include "visual/paint/theme.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QDirIterator>
#include <QFontMetrics>
#include <QInputDialog>
#include <QRegularExpression>
#include <QScreen>
#include <QScrollArea>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QTextStream>

#include <memory>
#include <set>

using namespace ks;
using namespace ks::ui;

namespace {

/// The names of the dialog classes in the window's sources.
std::set<QString> classes_in_sources() {
    static const QRegularExpression declared(QStringLiteral("class (\\w+) (?:final )?: public QDialog"));
    std::set<QString> classes;
    QDirIterator headers(source_path("ui"), {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files,
                         QDirIterator::Subdirectories);
    while (headers.hasNext()) {
        QFile file(headers.next());
        if (!file.open(QIODevice::ReadOnly))
            qFatal("cannot read %s", qPrintable(file.fileName()));
        for (const auto& match : declared.globalMatch(QString::fromUtf8(file.readAll())))
            classes.insert(match.captured(1));
    }
    return classes;
}

QString words(QSize size) {
    return QStringLiteral("%1 x %2").arg(size.width()).arg(size.height());
}

} // namespace

class EveryDialogTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QDialog> shown(const QString& name) {
        std::unique_ptr<QDialog> dialog(tests::dialogs().at(name)(*the_));
        dialog->setAttribute(Qt::WA_DeleteOnClose, false);
        dialog->show();
        for (int round = 0; round < 4; ++round)
            QCoreApplication::processEvents(); // applies the layout
        return dialog;
    }

    /// Returns the error in the size of a dialog; empty if there is none.
    QString fault(const QDialog& dialog) {
        const QSize screen = the_->window->screen()->availableSize();
        if (dialog.width() > screen.width() || dialog.height() > screen.height())
            return words(dialog.size());
        const QLayout& rows = *dialog.layout();
        const QRect last = rows.itemAt(rows.count() - 1)->geometry();
        return dialog.rect().contains(last) ? QString() : QStringLiteral("the buttons are cut");
    }

private slots:
    void initTestCase() {
        the_ = std::make_unique<tests::DialogWindow>();
        QCOMPARE(the_->window->screen()->availableSize(), QSize(1280, 800));
    }
    void cleanupTestCase() {
        the_.reset();
        QVERIFY(speak_language(QStringLiteral("en")));
    }

    void the_list_has_every_dialog() {
        std::set<QString> listed;
        for (const auto& [name, make] : tests::dialogs())
            listed.insert(QString::fromLatin1(shown(name)->metaObject()->className()).section(u':', -1));
        for (const QString& name : classes_in_sources())
            QVERIFY2(listed.contains(name),
                     qPrintable(name + " is missing in tests/ui/frame/every_dialog.h"));
    }

    void each_fits_data() {
        QTest::addColumn<int>("theme");
        QTest::addColumn<int>("text_size");
        for (const paint::ThemeId theme : paint::theme_ids)
            for (const int text_size : text_sizes)
                QTest::addRow("%s, %d %%", std::string(paint::to_text(theme)).c_str(), text_size)
                    << static_cast<int>(theme) << text_size;
    }
    void each_fits() {
        QFETCH(int, theme);
        QFETCH(int, text_size);
        the_->session.set_theme(static_cast<paint::ThemeId>(theme));
        the_->session.set_text_size(text_size);
        QStringList faults;
        for (const LanguageName& language : languages()) {
            QVERIFY(speak_language(QString::fromLatin1(language.id)));
            for (const auto& [name, make] : tests::dialogs())
                if (const QString wrong = fault(*shown(name)); !wrong.isEmpty())
                    faults << QStringLiteral("%1 in %2: %3").arg(name, QLatin1String(language.id), wrong);
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
    }

    /// A window manager's title has about the letter size of the desktop, and buttons next to it.
    void each_is_wide_enough_for_its_title() {
        the_->session.set_theme(paint::ThemeId::light);
        the_->session.set_text_size(100);
        QInputDialog short_question(the_->window.get());
        short_question.setWindowTitle(QStringLiteral("Export answers"));
        short_question.show();
        const QFontMetrics letters{QGuiApplication::font()};
        for (const QDialog* dialog : the_->window->findChildren<QDialog*>())
            if (dialog->isVisible())
                QVERIFY2(dialog->width() > letters.horizontalAdvance(dialog->windowTitle()) + 100,
                         qPrintable(dialog->windowTitle() + ' ' + words(dialog->size())));
        QVERIFY(short_question.isVisible());
    }

    void an_open_list_has_room_for_its_entries() {
        QComboBox box(the_->window.get());
        box.addItem(QStringLiteral("Two lists on the GPU: bounds in a vector, a launch for each level"));
        box.resize(80, 30);
        box.move(the_->window->width() - 90, 0);
        box.show();
        box.showPopup();
        const QWidget& list = *box.view()->window();
        QTRY_VERIFY(list.isVisible());
        QVERIFY(box.view()->viewport()->width() >= box.view()->sizeHintForColumn(0));
        QVERIFY(box.screen()->availableGeometry().contains(list.geometry()));
        box.hidePopup();
    }

    /// On X11, Qt's list over a combo box is one line too low in every theme, and has scroll arrows.
    void an_open_list_shows_all_of_a_few_entries() {
        for (const auto theme : paint::theme_ids) {
            the_->session.set_theme(theme);
            auto* const box = the_->window->findChild<ui::ChoiceBox*>(QStringLiteral("theme"));
            QVERIFY(box && box->isVisible());
            box->showPopup();
            const QAbstractItemView& list = *box->view();
            QTRY_VERIFY(list.window()->isVisible());
            const QRect last = list.visualRect(list.model()->index(box->count() - 1, 0));
            QVERIFY(last.height() >= QFontMetrics(list.font()).height());
            QVERIFY2(list.viewport()->rect().contains(last), qPrintable(words(list.size())));
            QStyleOptionComboBox option;
            option.initFrom(box);
            QVERIFY(!box->style()->styleHint(QStyle::SH_ComboBox_Popup, &option, box));
            box->hidePopup();
        }
    }

    /// The rows that do not fit scroll, and the buttons stay visible.
    void rows_that_do_not_fit_scroll() {
        QVERIFY(speak_language(QStringLiteral("en")));
        the_->session.set_theme(paint::ThemeId::projector);
        the_->session.set_text_size(text_sizes.back());
        const auto editor = shown(QStringLiteral("lesson editor"));
        const auto* area = editor->findChild<QScrollArea*>(QStringLiteral("dialog-contents"));
        QVERIFY(area && area->isVisible());
        const auto* save = editor->findChild<QWidget*>(QStringLiteral("save"));
        QVERIFY(save->isVisible() && !area->isAncestorOf(save));
        QVERIFY(area->isAncestorOf(editor->findChild<QWidget*>(QStringLiteral("title"))));
    }

private:
    std::unique_ptr<tests::DialogWindow> the_;
};

KS_TEST(EveryDialogTest, .before = tests::with_one_screen)
#include "every_dialog_test.moc"
