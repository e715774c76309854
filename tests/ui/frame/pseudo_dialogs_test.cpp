// SPDX-License-Identifier: GPL-3.0-or-later
// The dialogs in the pseudo-language (tests/ui/pseudo.h): untranslated texts have no brackets, and cut texts
// would not fit in German.
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/frame/every_dialog.h"
#include "tests/ui/pseudo_words.h"
#include "visual/paint/theme.h"

#include <QTabWidget>

#include <memory>

using namespace ks;
using namespace ks::ui;

class PseudoDialogsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { shown_ = std::make_unique<tests::DialogWindow>(); }
    void cleanupTestCase() { shown_.reset(); }

    void nothing_is_cut_or_english_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("projector");
        for (const bool projector : {false, true})
            for (const auto& [name, make] : tests::dialogs())
                QTest::addRow("%s%s", qPrintable(name), projector ? ", projector" : "") << name << projector;
    }
    void nothing_is_cut_or_english() {
        QFETCH(QString, name);
        QFETCH(bool, projector);
        shown_->session.set_theme(projector ? paint::ThemeId::projector : paint::ThemeId::light);
        const std::unique_ptr<QDialog> dialog(tests::dialogs().at(name)(*shown_));
        QVERIFY(dialog);
        dialog->setAttribute(Qt::WA_DeleteOnClose, false);
        dialog->show();
        QVERIFY(QTest::qWaitForWindowExposed(dialog.get()));
        QStringList faults;
        const auto look = [&] {
            for (int round = 0; round < 4; ++round)
                QCoreApplication::processEvents();
            faults += tests::cut_in(*dialog) + tests::english_in(*dialog);
        };
        if (!tests::is_data(dialog->windowTitle()))
            faults << dialog->windowTitle();
        look();
        for (auto* tabs : dialog->findChildren<QTabWidget*>())
            for (int i = 0; i < tabs->count(); ++i) {
                tabs->setCurrentIndex(i);
                look();
            }
        faults.removeDuplicates();
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
    }

private:
    tests::PseudoLanguage language_;
    std::unique_ptr<tests::DialogWindow> shown_;
};

KS_TEST(PseudoDialogsTest)
#include "pseudo_dialogs_test.moc"
