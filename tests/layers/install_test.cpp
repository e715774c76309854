// SPDX-License-Identifier: GPL-3.0-or-later
// `cmake --install` puts everything in its place, and the desktop's own tools accept our files.
#include "tests/built.h"
#include "tests/support/missing.h"
#include "tests/support/paths.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtEndian>
#include <QtTest>

namespace {

struct Ran {
    int code = -1;
    QByteArray output;
};

Ran run(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(program, arguments);
    if (!process.waitForFinished(120000))
        return {-1, process.errorString().toLocal8Bit()};
    return {process.exitCode(), process.readAll()};
}

QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

const QString id = QStringLiteral("io.github.knapscope.Knapscope");

} // namespace

class InstallTest : public QObject {
    Q_OBJECT
    QTemporaryDir place_;
    QString share(const QString& path) const { return place_.filePath("share/" + path); }
    static QStringList programs() {
        QStringList all{"knapscope-run"};
#ifdef KS_HAS_DESKTOP
        all << "knapscope";
#endif
        return all;
    }

private slots:
    void initTestCase() {
        const Ran installed = run("cmake", {"--install", ks::build_path(), "--prefix", place_.path()});
        QVERIFY2(installed.code == 0, installed.output);
    }

    void the_runner_runs_from_there() {
        const Ran version = run(place_.filePath("bin/knapscope-run"), {"--version"});
        QVERIFY2(version.code == 0 && version.output.contains("knapscope"), version.output);
    }

    void campaigns_and_results_are_there() {
        QVERIFY(QFile::exists(share("knapscope/campaigns/thesis-table-5.2.json")));
        QVERIFY(QFile::exists(share("knapscope/results/h200-thesis-table-5.2.json")));
    }

    void the_licences_are_there() {
        QVERIFY(QFile::exists(share("doc/knapscope-run/copyright")));
    }

    void manual_pages_and_completions_are_there() {
        for (const QString& program : programs()) {
            const Ran page = run("gzip", {"-dc", share("man/man1/" + program + ".1.gz")});
            QVERIFY2(page.code == 0 && page.output.startsWith(".TH "), page.output.left(200));
            QVERIFY2(page.output.contains("SYNOPSIS"), qPrintable(program));
            const QByteArray bash = contents(share("bash-completion/completions/" + program));
            QVERIFY2(bash.contains("complete ") && bash.contains(program.toUtf8()), bash.left(200));
            const QByteArray zsh = contents(share("zsh/vendor-completions/_" + program));
            QVERIFY2(zsh.startsWith("#compdef " + program.toUtf8()), zsh.left(200));
        }
    }

    void the_documents_that_one_is_sent_to_are_there() {
        for (const char* name : {"contract.md", "text-output.md", "python.md", "runner.md"})
            QVERIFY2(!contents(share(QStringLiteral("doc/knapscope-run/") + name)).isEmpty(), name);
    }

    /// The version is in CMakeLists.txt, in the list of changes (from which the package's changelog is made),
    /// and in the description for software centres.
    void the_version_is_one() {
        const QByteArray said = run(place_.filePath("bin/knapscope-run"), {"--version"}).output;
        const QByteArray version = said.split(' ').value(1).trimmed();
        QVERIFY2(version.count('.') == 2, said);
        const QByteArray changes = contents(ks::source_path("CHANGELOG.md"));
        const QByteArray newest = changes.mid(changes.indexOf("\n## ") + 4);
        QVERIFY2(newest.startsWith(version + ' '), newest.left(60));
        const QByteArray centre = contents(ks::source_path("assets/desktop/") + id + ".metainfo.xml");
        const QByteArray release = centre.mid(centre.indexOf("<release "));
        QVERIFY2(release.startsWith("<release version=\"" + version + '"'), release.left(80));
    }

    /// app/package.sh runs dpkg-shlibdeps and similar tools; this test checks the content of each component.
    void desktop_files_are_not_in_the_runners_package() {
        QTemporaryDir alone;
        const Ran installed =
            run("cmake", {"--install", ks::build_path(), "--component", "runner", "--prefix", alone.path()});
        QVERIFY2(installed.code == 0, installed.output);
        QVERIFY(QFile::exists(alone.filePath("bin/knapscope-run")));
        QVERIFY(!QFile::exists(alone.filePath("bin/knapscope")));
        QVERIFY(!QFile::exists(alone.filePath("share/applications")));
    }

#ifdef KS_HAS_DESKTOP
    void the_program_is_installed_next_to_its_runner() {
        const Ran version = run(place_.filePath("bin/knapscope"), {"--version"});
        QVERIFY2(version.code == 0 && version.output.contains("knapscope"), version.output);
    }

    void the_icon_is_there_in_every_size() {
        QVERIFY(QFile::exists(share("icons/hicolor/scalable/apps/" + id + ".svg")));
        for (const int size : {16, 22, 24, 32, 48, 64, 128, 256, 512}) {
            QFile icon(share(QStringLiteral("icons/hicolor/%1x%1/apps/%2.png").arg(size).arg(id)));
            QVERIFY2(icon.open(QIODevice::ReadOnly), qPrintable(icon.fileName()));
            const QByteArray head = icon.read(24); // the signature, then IHDR with width and height
            QVERIFY(head.startsWith("\x89PNG"));
            QCOMPARE(qFromBigEndian<qint32>(head.constData() + 16), size);
            QCOMPARE(qFromBigEndian<qint32>(head.constData() + 20), size);
        }
    }

    void validators_accept_data() {
        QTest::addColumn<QString>("program");
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("menu entry") << "desktop-file-validate"
                                    << QStringList{share("applications/" + id + ".desktop")};
        QTest::newRow("description") << "appstreamcli"
                                     << QStringList{"validate", "--no-net",
                                                    share("metainfo/" + id + ".metainfo.xml")};
        QTest::newRow("Flatpak") << "flatpak-builder"
                                 << QStringList{"--show-manifest",
                                                ks::source_path("assets/package/") + id + ".yml"};
        QTest::newRow("file type") << "update-mime-database" << QStringList{share("mime")};
    }
    void validators_accept() {
        QFETCH(QString, program);
        QFETCH(QStringList, arguments);
        if (QStandardPaths::findExecutable(program).isEmpty())
            KS_SKIP_FOR_WANT(qPrintable(program + " is not installed"));
        const Ran validated = run(program, arguments);
        QVERIFY2(validated.code == 0, validated.output);
        QVERIFY2(!validated.output.contains("error") && !validated.output.contains("hint"), validated.output);
    }

    void instances_have_a_file_type() {
        QFile globs(share("mime/globs2"));
        if (!globs.open(QIODevice::ReadOnly))
            KS_SKIP_FOR_WANT("update-mime-database is not installed");
        const QByteArray all = globs.readAll();
        QVERIFY(all.contains("application/vnd.knapscope.instance+json:*.knapscope.json"));
        QVERIFY(all.contains("application/vnd.knapscope.session+json:*.knapscope-session"));
        QVERIFY(all.contains("application/vnd.knapscope.live+json:*.knapscope-live.json"));
        QVERIFY(all.contains("application/vnd.knapscope.trace:*.kstrace"));
        QVERIFY(all.contains("application/vnd.knapscope.results+json:*.knapscope-results.json"));
    }
#endif
};

KS_TEST(InstallTest)
#include "install_test.moc"
