// SPDX-License-Identifier: GPL-3.0-or-later
// Random input from outside into the real program, on a display server without a screen.
//   KS_MONKEY_SECONDS  how long each seed takes (60)
//   KS_MONKEY_SEEDS    seeds, separated by commas (1)
#include "tests/app/desktop/display_server.h"
#include "tests/app/desktop/monkey.h"
#include "tests/app/desktop/sandbox.h"
#include "tests/app/desktop/watched_window.h"
#include "tests/support/missing.h"
#include "tests/support/paths.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QPixmap>
#include <QScreen>
#include <QTest>

using namespace ks;

namespace {

constexpr int remembered_acts = 40;
constexpr qint64 life_ms = 20'000; ///< then the program starts again, with other arguments

/// A run with one seed.
class Attempt {
public:
    Attempt(tests::XDisplay& display, quint32 seed, qint64 ms) : display_(display), ms_(ms), random_(seed) {
        sandbox_.add_files(random_);
        monkey_ = std::make_unique<tests::Monkey>(display, seed, sandbox_.files());
    }

    /// Returns the first thing that is wrong; empty: nothing is.
    QString run() {
        clock_.start();
        while (clock_.elapsed() < ms_)
            if (const QString wrong = live(); !wrong.isEmpty())
                return wrong;
        return {};
    }

    const QStringList& acts() const { return acts_; }
    const QByteArray& output() const { return output_; }
    int count() const { return monkey_->count(); }
    int starts() const { return starts_; }

private:
    /// One life of the program.
    QString live() {
        const QStringList arguments = some_arguments();
        note(QStringLiteral("start ") + arguments.join(u' '));
        ++starts_;
        tests::WatchedWindow window(display_, sandbox_, arguments);
        QElapsedTimer life;
        life.start();
        QString wrong = window.wait_for_answers();
        while (wrong.isEmpty() && window.runs() && life.elapsed() < life_ms && clock_.elapsed() < ms_) {
            note(monkey_->act(window.windows()));
            if (random_.bounded(4) != 0) // mostly it waits for the program, as users do
                wrong = window.wait_for_answers();
            if (wrong.isEmpty())
                wrong = window.finding();
        }
        monkey_->let_go();
        if (wrong.isEmpty())
            wrong = window.end();
        if (!wrong.isEmpty())
            keep_picture();
        output_ = window.output();
        return wrong;
    }

    QStringList some_arguments() {
        const auto one_of = [this](const QStringList& all) { return all[random_.bounded(int(all.size()))]; };
        QStringList arguments;
        switch (random_.bounded(5)) {
        case 0:
            break; // it shows what it showed last
        case 1:
            arguments << QStringLiteral("--lesson") << one_of(sandbox_.lessons());
            break;
        default:
            arguments << one_of(sandbox_.files());
        }
        if (random_.bounded(4) == 0)
            arguments << QStringLiteral("--language")
                      << one_of({QStringLiteral("de"), QStringLiteral("it"), QStringLiteral("en")});
        if (random_.bounded(4) == 0)
            arguments << QStringLiteral("--text-size")
                      << one_of({QStringLiteral("80"), QStringLiteral("150"), QStringLiteral("200")});
        return arguments;
    }

    void note(const QString& act) {
        acts_ << act;
        if (acts_.size() > remembered_acts)
            acts_.removeFirst();
    }

    static void keep_picture() {
        const QString folder = qEnvironmentVariable("KS_ARTIFACTS", build_path(QStringLiteral("artifacts")));
        QDir().mkpath(folder);
        QGuiApplication::primaryScreen()->grabWindow().save(folder + QStringLiteral("/monkey.png"));
    }

    tests::XDisplay& display_;
    qint64 ms_;
    QRandomGenerator random_;
    tests::Sandbox sandbox_;
    std::unique_ptr<tests::Monkey> monkey_;
    QElapsedTimer clock_;
    QStringList acts_;
    QByteArray output_;
    int starts_ = 0;
};

} // namespace

class MonkeyTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        const QString& missing = tests::DisplayServer::of_suite().missing();
        if (!missing.isEmpty())
            KS_SKIP_FOR_WANT(qPrintable(missing));
    }

    void random_input_breaks_nothing_data() {
        QTest::addColumn<quint32>("seed");
        const QByteArray seeds = qgetenv("KS_MONKEY_SEEDS");
        for (const QByteArray& seed : (seeds.isEmpty() ? QByteArray("1") : seeds).split(','))
            QTest::addRow("%s", seed.constData()) << static_cast<quint32>(seed.toULongLong());
    }
    void random_input_breaks_nothing() {
        QFETCH(quint32, seed);
        qInfo("seed %u; again: tests/monkey.sh %u SECONDS", seed, seed);
        tests::XDisplay display;
        QVERIFY(display.works());
        bool given = false;
        const int seconds = qEnvironmentVariableIntValue("KS_MONKEY_SECONDS", &given);
        Attempt attempt(display, seed, qint64{1000} * (given ? seconds : 60));
        const QString wrong = attempt.run();
        qInfo("%d acts, %d starts", attempt.count(), attempt.starts());
        if (!wrong.isEmpty())
            QFAIL(qPrintable(QStringLiteral("%1\nIt did last:\n%2\nIt printed:\n%3")
                                 .arg(wrong, attempt.acts().join(u'\n'),
                                      QString::fromUtf8(attempt.output().right(4000)))));
    }
};

KS_TEST(MonkeyTest, .before = ks::tests::DisplayServer::start_x11)
#include "monkey_test.moc"
