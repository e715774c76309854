// SPDX-License-Identifier: GPL-3.0-or-later
// An exported file does not depend on the desktop's locale.
#include "tests/support/locales.h"
#include "tests/support/paths.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <memory>
#include <vector>

using namespace ks;

namespace {

/// The program in one locale; it starts at once, so that all of them run in parallel.
class Export {
public:
    /// `category` is LC_ALL, or the only category that is not C.UTF-8.
    Export(const QString& category, const QString& locale, QStringList arguments, const QString& to)
        : to_(to) {
        auto environment = QProcessEnvironment::systemEnvironment();
        for (const QString& name : environment.keys())
            if (name.startsWith(QLatin1String("LC_")) || name.startsWith(QLatin1String("LANG")))
                environment.remove(name);
        environment.insert(QStringLiteral("LANG"), QStringLiteral("C.UTF-8"));
        environment.insert(category, locale);
        environment.insert(QStringLiteral("LOCPATH"), build_path("locales"));
        program_.setProcessEnvironment(environment);
        program_.start(built_desktop(), arguments << QStringLiteral("--language") << QStringLiteral("en")
                                                  << QStringLiteral("--export") << to);
    }

    /// Returns the file (empty if the program made none) and the program's output.
    std::pair<QByteArray, QByteArray> ended() {
        QFile file(to_);
        const bool done = program_.waitForFinished(60000) && program_.exitStatus() == QProcess::NormalExit &&
                          program_.exitCode() == 0 && file.open(QIODevice::ReadOnly);
        return {done ? file.readAll() : QByteArray(), program_.readAllStandardError()};
    }

private:
    QString to_;
    QProcess program_;
};

} // namespace

class LocaleTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

private slots:
    void an_export_is_the_same_in_every_locale_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("suffix");
        const QString results = source_path("assets/results/");
        const QStringList compare{"--page", "compare", "--results", results + "h200-thesis-figure-5.1.json"};
        const QStringList run{"--page", "run", results + "live/h200-mckp-sync-1024.knapscope-live.json"};
        const QStringList lesson{"--lesson", "concurrency-is-not-time", "--step", "4"};
        for (const char* suffix : {"csv", "svg"}) {
            QTest::addRow("compare, %s", suffix) << compare << suffix;
            QTest::addRow("a replayed run, %s", suffix) << run << suffix;
            QTest::addRow("a lesson, %s", suffix) << lesson << suffix;
        }
    }
    void an_export_is_the_same_in_every_locale() {
        for (const char* locale : {"de_DE.UTF-8", "it_IT.UTF-8"})
            if (!QFileInfo::exists(build_path("locales/%1/LC_NUMERIC").arg(locale)))
                KS_SKIP_FOR_WANT(tests::no_locales);
        QFETCH(QStringList, arguments);
        QFETCH(QString, suffix);
        const std::array<std::pair<const char*, const char*>, 4> locales{{{"LC_ALL", "C.UTF-8"},
                                                                          {"LC_ALL", "de_DE.UTF-8"},
                                                                          {"LC_ALL", "it_IT.UTF-8"},
                                                                          {"LC_NUMERIC", "de_DE.UTF-8"}}};
        std::vector<std::unique_ptr<Export>> exports;
        for (std::size_t i = 0; i < locales.size(); ++i)
            exports.push_back(std::make_unique<Export>(
                locales[i].first, locales[i].second, arguments,
                folder_.filePath(
                    QStringLiteral("%1 in %2.%3").arg(QTest::currentDataTag()).arg(i).arg(suffix))));
        const auto [expected, problem] = exports.front()->ended();
        QVERIFY2(!expected.isEmpty(), problem.constData());
        for (std::size_t i = 1; i < locales.size(); ++i) {
            const auto [file, printed] = exports[i]->ended();
            const QByteArray place = QByteArray(locales[i].first) + "=" + locales[i].second + ": " + printed;
            QVERIFY2(file == expected, place.constData());
        }
    }

    /// If its translations are installed, the C library reports the reason in German, too.
    void an_error_is_in_the_language_of_the_program() {
        Export wrong(QStringLiteral("LC_ALL"), QStringLiteral("de_DE.UTF-8"), {"--lesson", "greedy-fails"},
                     QStringLiteral("/nowhere/at/all.png"));
        QCOMPARE(wrong.ended().second,
                 QByteArray("knapscope: /nowhere/at/all.png: cannot be written: No such file or directory; "
                            "choose another place\n"));
    }
};

KS_TEST(LocaleTest)
#include "locale_test.moc"
