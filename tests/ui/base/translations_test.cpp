// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QTemporaryFile>
#include <QTest>
#include <QTranslator>

#include "solvers/core/formatted.h"
#include "solvers/core/joined_words.h"
#include "solvers/core/units.h"
#include "tests/support/paths.h"
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

    /// The findings of the check in a source: the sentences in a line, and then a line for each error.
    static QList<QByteArray> forms_and_faults(const QByteArray& source) {
        QTemporaryDir root;
        const auto write = [&root](const char* name, const QByteArray& text) {
            QFile file(root.filePath(QLatin1String(name)));
            return QDir(root.path()).mkpath(QFileInfo(file).path()) && file.open(QIODevice::WriteOnly) &&
                   file.write(text) == text.size();
        };
        if (!write("assets/lessons/chapters.json", R"({"chapters": []})") ||
            !write("solvers/a.cpp", source) ||
            !write("assets/paper-figures.json", R"({"papers": {}, "figures": [], "tables": []})"))
            return {"not written"};
        QProcess check;
        check.start(QStringLiteral("python3"),
                    {QStringLiteral("-c"),
                     QStringLiteral("import sys; sys.path.insert(0, sys.argv[1]); import update\n"
                                    "faults = []; forms = update.sentences(sys.argv[2], faults)\n"
                                    "print('|'.join(sorted(forms)), *faults, sep='\\n')"),
                     source_path("assets/translations"), root.path()});
        return check.waitForFinished(60'000) ? check.readAllStandardOutput().trimmed().split('\n')
                                             : QList<QByteArray>();
    }

private slots:
    void cleanup() { speak(nullptr); }

    /// The catalogue contains every text of the sources, finished, with the same placeholders, and no other
    /// text.
    void they_are_complete() {
        QProcess check;
        check.setProcessChannelMode(QProcess::MergedChannels);
        check.start(QStringLiteral("python3"),
                    {source_path("assets/translations/update.py"), QStringLiteral("--check")});
        QVERIFY(check.waitForFinished(60'000));
        const QByteArray said = check.readAll();
        QVERIFY2(check.exitStatus() == QProcess::NormalExit && check.exitCode() == 0, said.constData());
    }

    /// A translated page of the manual contains a hash of the English text that it translates.
    void a_page_that_has_changed_since_is_named() {
        const QTemporaryDir root;
        QVERIFY(QDir(root.path()).mkpath(QStringLiteral("assets/manual")));
        const QString page = root.filePath(QStringLiteral("assets/manual/a.md")),
                      translated = root.filePath(QStringLiteral("assets/manual/a.de.md"));
        const auto write = [](const QString& path, const char* text) {
            QFile file(path);
            return file.open(QIODevice::WriteOnly) && file.write(text) >= 0;
        };
        const auto python = [](const QStringList& arguments) {
            QProcess process;
            process.setWorkingDirectory(source_path("assets/translations"));
            process.start(QStringLiteral("python3"), QStringList{QStringLiteral("-B")} + arguments);
            return process.waitForFinished(60'000) && process.exitCode() == 0 ? process.readAll().trimmed()
                                                                              : QByteArray("failed");
        };
        const auto faults = [&] {
            return python(
                {QStringLiteral("-c"),
                 QStringLiteral("import pages; print(*pages.faults('%1', ['de']))").arg(root.path())});
        };
        QVERIFY(write(page, "# A\n<!-- order: 1 -->\n\nText.\n"));
        QCOMPARE(faults(), QByteArray("a.de.md: not translated"));
        QVERIFY(write(translated, "# Ä\n\nText.\n"));
        QVERIFY(faults().startsWith("a.de.md: a.md has changed since"));
        QCOMPARE(python({QStringLiteral("pages.py"), translated}), QByteArray());
        QCOMPARE(faults(), QByteArray());
        QVERIFY(write(page, "# A\n<!-- order: 1 -->\n\nAnother text.\n"));
        QVERIFY(faults().startsWith("a.de.md: a.md has changed since"));
        QCOMPARE(python({QStringLiteral("pages.py"), page}), QByteArray("failed")); // not a translation
    }

    /// A text concatenated with `+` cannot be translated: the check reports its place.
    void a_sentence_of_pieces_is_found() {
        const QList<QByteArray> lines = forms_and_faults(R"(struct Fault {
    Sentence what, todo;
};
Fault refuse(Sentence what, std::string where);
Fault a(const std::string& name) {
    if (name == "no name")
        return refuse("it has no name", "/name of all");
    if (name.empty())
        return refuse("there is no " + name, "");
    return {.what = name.size() > 3 ? "too long" : name + " is too short", .todo = "take another"};
}
)");
        QCOMPARE(lines.size(), 3);
        QCOMPARE(lines[0], QByteArray("it has no name|take another|too long"));
        QVERIFY2(lines[1].startsWith("solvers/a.cpp:9:") && lines[1].endsWith("'there is no '"), lines[1]);
        QVERIFY2(lines[2].startsWith("solvers/a.cpp:10:") && lines[2].endsWith("' is too short'"), lines[2]);
    }

    /// If one branch of a condition is translated, the other must be translated, too.
    void a_condition_with_one_untranslated_branch_is_found() {
        const QList<QByteArray> lines = forms_and_faults(R"cpp(void a(int n) {
    const std::string some = n > 0 ? formatted("there are {} (of {})", n, most(n)) : "there are none";
    const std::string side = n > 0 ? "on the left" : said("on the right");
    const std::string both = n > 0 ? said("before it") : said("after it"), none = n > 0 ? said("all of it") : "";
}
)cpp");
        QCOMPARE(lines.size(), 3);
        QVERIFY2(lines[1].startsWith("solvers/a.cpp:2:") && lines[1].endsWith("'there are none'"), lines[1]);
        QVERIFY2(lines[2].startsWith("solvers/a.cpp:3:") && lines[2].endsWith("'on the left'"), lines[2]);
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

    void numbers_and_plurals_are_english_where_nothing_else_is_spoken() {
        QCOMPARE(scene::number(1234.5, 1), std::string("1\u202F234.5"));
        QCOMPARE(scene::duration(1.88e-3), std::string("1.88\u202Fms"));
        QCOMPARE(seconds_text(12.5), std::string("12.5 s"));
        QCOMPARE(std::string(counted("{} block", "{} blocks", 1)), std::string("1 block"));
        QCOMPARE(std::string(counted("{} block", "{} blocks", 0)), std::string("0 blocks"));
    }

    void lists_and_none_are_the_languages_data() { each_language(); }
    void lists_and_none_are_the_languages() {
        QFETCH(QString, id);
        const auto german_or_italian = language(id);
        speak(german_or_italian.get());
        const bool german = id == QLatin1String("de");
        QCOMPARE(std::string(counted("{} block", "{} blocks", 0)),
                 std::string(german ? "0 Blöcke" : "0 blocchi"));
        QCOMPARE(joined_by_or(std::vector<std::string>{"a", "b", "c"}),
                 Sentence(german ? "a, b oder c" : "a, b o c"));
        QCOMPARE(joined_by_and(std::vector<std::string>{"a", "b"}), Sentence(german ? "a und b" : "a e b"));
    }

    void the_language_is_chosen() {
        QCOMPARE(language_of(QStringLiteral("it"), QStringLiteral("de")), QStringLiteral("it"));
        QCOMPARE(language_of({}, QStringLiteral("de")), QStringLiteral("de"));
        QCOMPARE(language_of(QStringLiteral("xx"), QStringLiteral("yy")), QStringLiteral("en"));
    }

    void a_mistake_in_a_file_has_its_place() {
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
