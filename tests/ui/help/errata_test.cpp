// SPDX-License-Identifier: GPL-3.0-or-later
#include "assets/assets.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"
#include "tests/ui/window.h"
#include "ui/help/errata.h"
#include "ui/help/help_window.h"
#include "ui/widgets/reader.h"

#include <QAction>
#include <QFile>
#include <QTest>

#include <set>

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

    /// A lesson or a comment that names an erratum by its paper and place refers to exactly one.
    void no_two_errata_of_a_paper_have_the_same_place() {
        const auto papers = read_errata(shipped(), "errata.json");
        KS_VERIFY_OK(papers);
        for (const PaperErrata& paper : *papers) {
            std::set<QString> places;
            for (const Erratum& erratum : paper.errata)
                QVERIFY2(places.insert(erratum.place).second, qPrintable(erratum.place));
        }
    }

    /// Checked against the papers' pages: Algorithms 2, 7, 11 and 12 of the two-list paper handle equality,
    /// the thesis fetches less with fewer blocks, and the concurrency paper's prices are dual.
    void a_paper_is_not_accused_of_what_it_does() {
        const std::string all = shipped();
        for (const char* wrong : {"Only the cases less and greater", "12 and 73", "row's own entries",
                                  "The best sum c' is less than c", "that of the Pascal card"})
            QVERIFY2(all.find(wrong) == all.npos, wrong);
        for (const char* missing : {"The number of fetches decreases", "n begins at 0", "dual price",
                                    "Equations 18 to 20 and 27 to 29", "B is at most 16"})
            QVERIFY2(all.find(missing) != all.npos, missing);
    }

    void a_broken_file_is_refused_with_its_place() {
        std::string text = shipped();
        text.replace(text.find("\"paper\": \"thesis\""), 17, "\"paper\": \"theses\"");
        const auto papers = read_errata(text, "e.json");
        QVERIFY(!papers);
        QCOMPARE(QString::fromStdString(papers.error().where), QStringLiteral("e.json /errata/0/paper"));
    }

    void words_of_a_paper_mean_nothing_in_markdown() {
        const PaperErrata paper{.authors = QStringLiteral("A. *Author*"),
                                .title = QStringLiteral("<b>T</b> # 1"),
                                .year = 2011,
                                .errata = {{.place = QStringLiteral("Line 6"),
                                            .printed = QStringLiteral("w_i < j, _{x}"),
                                            .right = QStringLiteral("`a` | [b](c)")}}};
        Reader reader;
        reader.show_markdown(errata_markdown({paper}), 1);
        QCOMPARE(reader.toPlainText(), QStringLiteral("<b>T</b> # 1\nA. *Author* (2011)\n"
                                                      "Line 6. Printed: w_i < j, _{x} Right: `a` | [b](c)"));
    }

    void help_shows_them() {
        tests::Window the;
        auto* action = the.window->findChild<QAction*>(QStringLiteral("help.papers"));
        QVERIFY(action);
        action->trigger();
        const auto* help = the.window->findChild<HelpWindow*>();
        QVERIFY(help && help->isVisible());
        const QString words = help->findChild<Reader*>()->toPlainText();
        QVERIFY(words.contains(QStringLiteral("B. Suri (2011)")));
        QVERIFY(words.contains(
            QStringLiteral("Algorithm 2.1, line 6. Printed: An item is left out if w_i < j.")));
        QVERIFY(words.contains(QStringLiteral("A. La Greca (2023)")));
    }
};

KS_TEST(ErrataTest)
#include "errata_test.moc"
