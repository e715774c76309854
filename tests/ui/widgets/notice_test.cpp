// SPDX-License-Identifier: GPL-3.0-or-later
// The strip for messages: what is done goes away, what went wrong stays, and places in JSON are not named.
#include "solvers/core/files.h"
#include "solvers/core/language.h"
#include "solvers/core/result.h"
#include "tests/support/suite.h"
#include "ui/widgets/notice.h"

#include <QLabel>
#include <QTest>
#include <QTimer>

using namespace ks;
using namespace ks::ui;

class NoticeTest : public QObject {
    Q_OBJECT

private slots:
    void what_is_done_goes_away_and_what_went_wrong_stays() {
        Notice notice;
        auto* gone = notice.findChild<QTimer*>();
        QVERIFY(gone);
        notice.tell(QStringLiteral("Saved."));
        QCOMPARE(notice.property("wrong").toBool(), false);
        QVERIFY(gone->isActive() && gone->isSingleShot());
        notice.say(QStringLiteral("It is not."));
        QCOMPARE(notice.property("wrong").toBool(), true);
        QVERIFY(!gone->isActive());
        notice.tell(QStringLiteral("Saved."));
        gone->setInterval(0); // instead of some seconds
        QTRY_VERIFY(notice.text().isEmpty());
    }

    /// Why the system refuses a file is said in the window's language, whatever that of the desktop is.
    void reasons_of_the_system_are_in_the_spoken_language() {
        static Language german("de", ',');
        german.add("cannot be read: {}", {"kann nicht gelesen werden: {}"});
        german.add("No such file or directory", {"Datei oder Verzeichnis nicht gefunden"});
        speak(&german);
        const auto text = read_file(std::filesystem::path("/no/such/file"), {.bytes = 1, .of = "a file"});
        speak(nullptr);
        QVERIFY(!text);
        const QString what = QString::fromStdString(text.error().what);
        QVERIFY2(what.startsWith("kann nicht gelesen werden: Datei oder Verzeichnis"), qPrintable(what));
    }

    void a_value_that_is_seen_is_not_named_by_its_place() {
        const Error error{.code = ErrorCode::input, .what = "must be 0 or more", .where = "/items/0/weight"};
        QCOMPARE(sentence_without_place(error), QStringLiteral("Must be 0 or more."));
        Error file = error;
        file.where = "bag.json:/items/0/weight";
        QVERIFY(sentence_without_place(file).startsWith("bag.json"));
    }
};

KS_TEST(NoticeTest)
#include "notice_test.moc"
