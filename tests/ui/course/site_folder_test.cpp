// SPDX-License-Identifier: GPL-3.0-or-later
// The folder of a site appears completely or not at all, and no other file is touched.
#include "tests/support/suite.h"
#include "tests/ui/synced.h"
#include "tests/visual/quiet.h"
#include "ui/course/site_folder.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace ks;
using namespace ks::ui;

namespace {

QStringList files_in(const QString& folder) {
    QStringList names;
    QDirIterator all(folder, QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot,
                     QDirIterator::Subdirectories);
    while (all.hasNext())
        names << QDir(folder).relativeFilePath(all.next());
    names.sort();
    return names;
}

void put(const QString& path, const QByteArray& text) {
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
}

QByteArray text_of(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class SiteFolderTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> place_;
    QString path(const char* name) const { return place_->filePath(QString::fromLatin1(name)); }

    /// Writes a site of one page; it replaces the other files of an earlier site.
    static void write_site(const QString& folder, const QString& name, const QByteArray& text) {
        auto site = SiteFolder::make(folder);
        QVERIFY2(site, site ? "" : site.error().sentence().c_str());
        QVERIFY(site->write(name, text));
        const auto done = site->finish();
        QVERIFY2(done, done ? "" : done.error().sentence().c_str());
    }
    void refuses(const QString& folder, const char* what) const {
        const auto site = SiteFolder::make(folder);
        QVERIFY(!site);
        QCOMPARE(site.error().code, ErrorCode::output);
        QVERIFY2(QByteArray(site.error().sentence().c_str()).contains(what), site.error().sentence().c_str());
    }

private slots:
    /// Cuts at the renaming of the site's folder, or of each of its files.
    void a_site_survives_a_power_cut() {
        tests::forget_synced();
        write_site(path("site"), QStringLiteral("index.html"), "one");
        QVERIFY(tests::was_synced(QFileInfo(place_->path()).canonicalFilePath()));
        tests::forget_synced();
        write_site(path("site"), QStringLiteral("index.html"), "two");
        QVERIFY(tests::was_synced(QFileInfo(place_->path()).canonicalFilePath()));
    }

    /// The shell of the user is in the folder.
    void a_site_that_is_published_from_within_stays_the_same_folder() {
        write_site(path("site"), QStringLiteral("it/old.html"), "one");
        const QString before = QDir::currentPath();
        QVERIFY(QDir::setCurrent(path("site")));
        tests::forget_synced();
        write_site(QStringLiteral("."), QStringLiteral("index.html"), "two");
        const QStringList seen = files_in(QStringLiteral("."));
        QVERIFY(QDir::setCurrent(before));
        QCOMPARE(seen, QStringList({"index.html", "knapscope-course.json"}));
        QCOMPARE(files_in(path("site")), seen);
        QVERIFY(tests::was_synced(QFileInfo(path("site")).canonicalFilePath()));
    }

    void init() {
        tests::fail_on_warnings();
        place_ = std::make_unique<QTemporaryDir>();
    }

    void it_appears_when_it_is_finished() {
        {
            auto site = SiteFolder::make(path("site"));
            QVERIFY(site);
            QVERIFY(site->write("index.html", "a"));
            QVERIFY(site->write("de/index.html", "bc"));
            QVERIFY(!QFileInfo::exists(path("site")));
            QVERIFY(site->finish());
            QCOMPARE(site->files(), 3); // with the list of its files
        }
        QCOMPARE(files_in(place_->path()), QStringList({"site", "site/de", "site/de/index.html",
                                                        "site/index.html", "site/knapscope-course.json"}));
        QCOMPARE(text_of(path("site/de/index.html")), QByteArray("bc"));
        QVERIFY(QFileInfo(path("site")).permission(QFile::ReadUser | QFile::ExeUser));
    }

    void an_unfinished_site_leaves_nothing() {
        for (const bool exists : {false, true}) {
            if (exists)
                write_site(path("site"), "old.html", "old");
            const QStringList before = files_in(place_->path());
            {
                auto site = SiteFolder::make(path("site"));
                QVERIFY(site && site->write("new.html", "new"));
            }
            QCOMPARE(files_in(place_->path()), before);
        }
    }

    void a_site_takes_the_place_of_an_earlier_one() {
        write_site(path("site"), "it/old.html", "old");
        write_site(path("site"), "new.html", "new");
        QCOMPARE(files_in(path("site")), QStringList({"knapscope-course.json", "new.html"}));
    }

    void the_folder_stays_the_same_one() {
        QVERIFY(QDir(place_->path()).mkdir("real"));
        QVERIFY(QFile::link(path("real"), path("link")));
        write_site(path("link"), "index.html", "a");
        QVERIFY(QFileInfo(path("link")).isSymLink());
        QCOMPARE(text_of(path("real/index.html")), QByteArray("a"));
    }

    void other_files_are_refused_and_kept() {
        put(path("mine/thesis.tex"), "years of work");
        refuses(path("mine"), "thesis.tex");
        write_site(path("site"), "index.html", "a");
        put(path("site/de/notes.txt"), "mine");
        refuses(path("site"), "de/notes.txt");
        put(path("hidden/.git/config"), "mine");
        refuses(path("hidden"), ".git/config");
        put(path("listed/knapscope-course.json"), "{\"files\": 7}");
        put(path("listed/a.txt"), "mine");
        refuses(path("listed"), "a.txt");
        QCOMPARE(text_of(path("mine/thesis.tex")), QByteArray("years of work"));
        QCOMPARE(text_of(path("site/de/notes.txt")), QByteArray("mine"));
    }

    void a_file_that_comes_meanwhile_is_kept() {
        write_site(path("site"), "index.html", "old");
        auto site = SiteFolder::make(path("site"));
        QVERIFY(site && site->write("index.html", "new"));
        put(path("site/mine.txt"), "mine");
        const auto done = site->finish();
        QVERIFY(!done);
        QCOMPARE(done.error().code, ErrorCode::output);
        QCOMPARE(text_of(path("site/mine.txt")), QByteArray("mine"));
        QCOMPARE(text_of(path("site/index.html")), QByteArray("old"));
    }

    void places_that_cannot_be_written_are_refused() {
        put(path("file"), "a");
        refuses(path("file"), "it is a file");
        refuses(path("no such folder/site"), "no such folder");
        refuses(QStringLiteral("/proc/site"), "/proc");
    }
};

KS_TEST(SiteFolderTest)
#include "site_folder_test.moc"
