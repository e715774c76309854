// SPDX-License-Identifier: GPL-3.0-or-later
// Every path of the sources that a README, HACKING or a page of docs/ names exists, and HACKING's map names
// every folder of solvers/, visual/ and app/.
#include "tests/support/paths.h"
#include "tests/support/suite.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QtTest>

/// A path is a word of letters, digits and _ . + - / * in backticks, or the target of a link, with a slash or
/// a source's extension. It is searched from the root of the sources, from the document's folder, and as the
/// end of any path. Words in capitals (`ui/NAME/NAME_page.cpp`), an N and stars stand for any name;
/// `trace_run` stands for `trace_run.h` and `trace_run.cpp`, `a.h/.cpp` for `a.h` and `a.cpp`.
class DocumentPathsTest : public QObject {
    Q_OBJECT

    QStringList paths_; ///< files and folders below the root, each with a slash before it
    QStringList documents_;

    void add(const QString& folder) {
        static const QRegularExpression not_ours("^/(build|\\.git)(/|$)");
        QDirIterator entries(folder, QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
        while (entries.hasNext()) {
            const QFileInfo entry(entries.next());
            const QString path = entry.filePath().mid(ks::source_path().size());
            if (not_ours.match(path).hasMatch())
                continue;
            paths_ << path;
            if (entry.isDir())
                add(entry.filePath());
            else if (path.endsWith("/README.md") || (path.endsWith(".md") && !path.startsWith("/assets/")))
                documents_ << path;
        }
    }

    /// Names that a document may contain although the sources do not: files made by a build or a user.
    static bool is_made(const QString& name) {
        static const QRegularExpression made(
            "^(build/|/|\\./|\\.|include/|tests/"
            "built\\.h$|layouts\\.json$|[A-Za-z0-9_-]*\\.(csv|txt|json|png|svg)$)");
        return made.match(name).hasMatch();
    }

    static bool looks_like_a_path(const QString& name) {
        static const QRegularExpression letters("^[A-Za-z0-9_.+*/-]+$");
        static const QRegularExpression path("/|\\.(h|cpp|inl|cu|def|md|py|sh|cmake|json|ts|svg|png|txt)$");
        return letters.match(name).hasMatch() && path.match(name).hasMatch() && !is_made(name);
    }

    static QString pattern(QString name) {
        if (name.endsWith("/.cpp")) // `a.h/.cpp`
            name.chop(int(sizeof "/.cpp") - 1);
        while (name.endsWith('/'))
            name.chop(1);
        name = QRegularExpression::escape(name);
        static const QRegularExpression any("\\\\\\*|[A-Z]{2,}|\\bN\\b");
        return name.replace(any, "[^/]*");
    }

    bool exists(const QString& document, const QString& name) const {
        const QString folder = document.left(document.lastIndexOf('/') + 1);
        for (const QString& place : {name, QDir::cleanPath(folder.mid(1) + name)}) {
            const QRegularExpression wanted('/' + pattern(place) + "(\\.h|\\.cpp)?$");
            if (std::ranges::any_of(paths_,
                                    [&](const QString& path) { return wanted.match(path).hasMatch(); }))
                return true;
        }
        return false;
    }

private slots:
    void initTestCase() {
        add(ks::source_path());
        for (const char* document :
             {"/HACKING.md", "/solvers/dp/README.md", "/assets/translations/README.md"})
            QVERIFY2(documents_.contains(document), document);
    }

    void a_path_that_is_not_there_is_noticed() {
        QVERIFY(exists("/HACKING.md", "solvers/core/result.h"));
        QVERIFY(exists("/solvers/core/README.md", "result.h/.cpp"));
        QVERIFY(exists("/HACKING.md", "ui/NAME/NAME_page.cpp"));
        QVERIFY(exists("/ui/kernel/README.md", "../help/README.md"));
        QVERIFY(!exists("/HACKING.md", "solvers/core/results.h"));
        QVERIFY(!exists("/solvers/core/README.md", "esult.h"));
        QVERIFY(!exists("/ui/kernel/README.md", "../nothing/README.md"));
        QVERIFY(looks_like_a_path("solvers/dp") && !looks_like_a_path("--page") &&
                !looks_like_a_path("a/b c"));
    }

    void the_map_names_every_folder() {
        QFile file(ks::source_path() + "/HACKING.md");
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString hacking = QString::fromUtf8(file.readAll());
        const qsizetype begin = hacking.indexOf("\n## Map\n");
        QVERIFY(begin > 0);
        const QString map = hacking.mid(begin, hacking.indexOf("\n**", begin) - begin);
        static const QRegularExpression folder("^/(solvers|visual|app)/[^/.]+$");
        const QStringList folders = paths_.filter(folder);
        QVERIFY(folders.contains("/app/runner") && folders.contains("/visual/scene"));
        for (const QString& path : folders) {
            const QRegularExpression word("^ .*\\b" + path.section('/', 2) + "\\b",
                                          QRegularExpression::MultilineOption);
            QVERIFY2(word.match(map).hasMatch(), qPrintable(path));
        }
    }

    void every_path_exists_data() {
        QTest::addColumn<QString>("document");
        for (const QString& document : std::as_const(documents_))
            QTest::newRow(qPrintable(document.mid(1))) << document;
    }
    void every_path_exists() {
        QFETCH(QString, document);
        QFile file(ks::source_path() + document);
        QVERIFY(file.open(QIODevice::ReadOnly));
        static const QRegularExpression word("`([^`\\s]+)`|\\]\\(([^)#\\s]+)");
        QStringList missing;
        int line = 0;
        while (!file.atEnd()) {
            ++line;
            auto found = word.globalMatch(QString::fromUtf8(file.readLine()));
            while (found.hasNext()) {
                const auto match = found.next();
                const QString name = match.captured(1) + match.captured(2);
                if (looks_like_a_path(name) && !exists(document, name))
                    missing << QString("line %1: %2").arg(line).arg(name);
            }
        }
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join('\n')));
    }
};

KS_TEST(DocumentPathsTest)
#include "document_paths_test.moc"
