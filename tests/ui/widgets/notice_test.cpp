// SPDX-License-Identifier: GPL-3.0-or-later
// The strip for messages: reports of success disappear, errors stay, and places in JSON are not named.
#include "solvers/core/files.h"
#include "solvers/core/language.h"
#include "solvers/core/result.h"
#include "tests/support/suite.h"
#include "ui/widgets/notice.h"

#include <QDir>
#include <QLabel>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace ks;
using namespace ks::ui;

class NoticeTest : public QObject {
    Q_OBJECT

private slots:
    void success_messages_disappear_and_errors_stay() {
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

    /// The system's reason for an error is shown in the window's language, for any language of the desktop.
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

    void a_visible_value_is_not_named_by_its_place() {
        const Error error{.code = ErrorCode::input, .what = "must be 0 or more", .where = "/items/0/weight"};
        QCOMPARE(sentence_without_place(error), QStringLiteral("Must be 0 or more."));
        Error file = error;
        file.where = "bag.json:/items/0/weight";
        QVERIFY(sentence_without_place(file).startsWith("bag.json"));
    }

    /// A user reads a line of a file. A folder may have a name that ends in a space.
    void a_sentence_has_no_json_pointer() {
        Error error{
            .code = ErrorCode::input, .what = "must be 0 or more", .where = "bag.json:3:16 /items/0/weight"};
        QCOMPARE(sentence(error), QStringLiteral("bag.json:3:16: must be 0 or more."));
        error.where = "bag.json /items/0/weight";
        QCOMPARE(sentence(error), QStringLiteral("bag.json: must be 0 or more."));
        const QTemporaryDir home;
        const QString folder = home.filePath("my ");
        QVERIFY(QDir().mkdir(folder));
        error.where = (folder + "/bag.json").toStdString();
        QVERIFY(sentence(error).startsWith(folder + "/bag.json: "));
    }
};

KS_TEST(NoticeTest)
#include "notice_test.moc"
