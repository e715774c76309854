// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QProcess>
#include <QTemporaryFile>
#include <QTest>
#include <QTranslator>

#include "solvers/core/formatted.h"
#include "solvers/core/units.h"
#include "tests/paths.h"
#include "tests/support/suite.h"
#include "ui/base/language.h"
#include "visual/scene/numbers.h"

using namespace ks;
using namespace ks::ui;

/// The files in assets/translations.
class TranslationsTest : public QObject {
    Q_OBJECT

    static void each_language() {
        QTest::addColumn<QString>("id");
        for (const LanguageName& each : languages())
            if (std::string_view(each.id) != "en")
                QTest::newRow(each.id) << QString::fromLatin1(each.id);
    }
    static std::unique_ptr<Language> language(const QString& id) {
        auto read = read_sentences(QStringLiteral(":/assets/translations/sentences_%1.ts").arg(id), id);
        if (!read)
            qFatal("%s", read.error().sentence().c_str());
        return *std::move(read);
    }

private slots:
    void cleanup() { speak(nullptr); }

    /// Every text of the sources is there, finished, with the same places for figures, and nothing else.
    void they_are_complete() {
        QProcess check;
        check.setProcessChannelMode(QProcess::MergedChannels);
        check.start(
            QStringLiteral("python3"),
            {QStringLiteral(KS_SOURCE_DIR "/assets/translations/update.py"), QStringLiteral("--check")});
        QVERIFY(check.waitForFinished(60'000));
        const QByteArray said = check.readAll();
        QVERIFY2(check.exitStatus() == QProcess::NormalExit && check.exitCode() == 0, said.constData());
    }

    void the_windows_words_are_linked_in_data() { each_language(); }
    void the_windows_words_are_linked_in() {
        QFETCH(QString, id);
        QTranslator words;
        QVERIFY(words.load(QStringLiteral("knapscope_") + id, QStringLiteral(":/translations")));
        const QString step = words.translate("pages", "Instance");
        QVERIFY(!step.isEmpty() && step != QLatin1String("Instance"));
    }

    void numbers_and_plurals_are_the_languages_data() { each_language(); }
    void numbers_and_plurals_are_the_languages() {
        QFETCH(QString, id);
        const auto german_or_italian = language(id);
        speak(german_or_italian.get());
        QCOMPARE(scene::number(1234.5, 1), std::string("1\u202F234,5"));
        QCOMPARE(scene::duration(1.88e-3), std::string("1,88\u202Fms"));
        QCOMPARE(scene::with_separators("1234,5 2,25 12665 of 3,4"),
                 std::string("1234,5 2,25 12\u202F665 of 3,4"));
        QCOMPARE(seconds_text(12.5), std::string("12,5 s"));
        const bool german = id == QLatin1String("de");
        QCOMPARE(std::string(counted("{} block", "{} blocks", 1)),
                 std::string(german ? "1 Block" : "1 blocco"));
        QCOMPARE(std::string(counted("{} block", "{} blocks", 3)),
                 std::string(german ? "3 Blöcke" : "3 blocchi"));
    }

    void the_language_is_chosen() {
        QCOMPARE(language_of(QStringLiteral("it"), QStringLiteral("de")), QStringLiteral("it"));
        QCOMPARE(language_of({}, QStringLiteral("de")), QStringLiteral("de"));
        QCOMPARE(language_of(QStringLiteral("xx"), QStringLiteral("yy")), QStringLiteral("en"));
    }

    void a_file_with_a_mistake_says_where() {
        QTemporaryFile file;
        QVERIFY(file.open());
        file.write("<TS>\n<message id=\"a\"><translation>b</translation>\n</TS>");
        file.close();
        const auto read = read_sentences(file.fileName(), QStringLiteral("de"));
        QVERIFY(!read);
        QVERIFY(read.error().where.ends_with(":3"));
    }
};

KS_TEST(TranslationsTest)
#include "translations_test.moc"
