// SPDX-License-Identifier: GPL-3.0-or-later
#include "assets/assets.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"
#include "tests/ui/window.h"
#include "ui/frame/errata.h"

#include <QDialog>
#include <QFile>
#include <QLabel>
#include <QTest>

using namespace ks;
using namespace ks::ui;

class ErrataTest : public QObject {
    Q_OBJECT

    static std::string shipped() {
        QFile file(asset_path(QStringLiteral("errata.json")));
        return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
    }

private slots:
    void every_paper_has_some() {
        const auto papers = read_errata(shipped(), "errata.json");
        KS_VERIFY_OK(papers);
        QCOMPARE(papers->size(), 5u);
        std::size_t all = 0;
        for (const PaperErrata& paper : *papers) {
            QVERIFY(!paper.authors.isEmpty() && !paper.title.isEmpty());
            all += paper.errata.size();
        }
        QVERIFY(all > 20);
        QCOMPARE(papers->front().year, std::optional(2011));
    }

    void a_broken_file_is_refused_with_its_place() {
        std::string text = shipped();
        text.replace(text.find("\"paper\": \"thesis\""), 17, "\"paper\": \"theses\"");
        const auto papers = read_errata(text, "e.json");
        QVERIFY(!papers);
        QCOMPARE(QString::fromStdString(papers.error().where), QStringLiteral("e.json /errata/0/paper"));
    }

    void help_shows_them() {
        tests::Window the;
        auto* action = the.window->findChild<QAction*>(QStringLiteral("help.errata"));
        QVERIFY(action);
        action->trigger();
        auto* dialog = the.window->findChild<QDialog*>(QStringLiteral("errata"));
        QVERIFY(dialog);
        QStringList words;
        for (const QLabel* label : dialog->findChildren<QLabel*>())
            words << label->text();
        QVERIFY(words.contains(QStringLiteral("Algorithm 2.1, line 6")));
        QVERIFY(words.filter(QStringLiteral("Suri (2011)")).size() == 1);
        dialog->close();
    }
};

KS_TEST(ErrataTest)
#include "errata_test.moc"
