// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/runner.h"

#include "solvers/core/remedy_json.h"
#include "solvers/core/sentence_json.h"
#include "solvers/core/text.h"
#include "ui/jobs/start_failure.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <unistd.h>

namespace ks::ui {
namespace {

constexpr qsizetype long_line_bytes = 64 << 10; ///< a shorter one is read in less than a millisecond
constexpr int watch_ms = 100;
constexpr int turn_ms = 6; ///< for lines; then the window paints and hears its user

/// A sentence of the runner, which may hold whatever it read; no true one is longer.
Sentence in_one_line(const Sentence& sentence) {
    std::string text = printable(sentence, 1'000);
    return text == sentence ? sentence : Sentence(std::move(text));
}

Sentence told(const Message& event, const char* key) {
    const auto sentence = read_sentence(event.at(), key);
    return sentence ? in_one_line(*sentence) : Sentence();
}

Remedy told_remedy(const Message& event) {
    Remedy remedy = read_remedy(event.at());
    if (remedy.advice)
        remedy.advice = in_one_line(*remedy.advice);
    return remedy;
}

Error device_error(const QString& what, const QString& todo) {
    return {.code = ErrorCode::device, .what = what.toStdString(), .todo = todo.toStdString()};
}

} // namespace

Job::Job(Runner& runner, int id) : QObject(&runner), runner_(runner), id_(id) {}

void Job::cancel() {
    if (cancelling_)
        return;
    cancelling_ = true;
    runner_.cancel(*this);
}

Runner::Runner(RunnerHost host, QObject* parent) : QObject(parent), host_(std::move(host)) {
    clock_.start();
    watch_.setInterval(watch_ms);
    connect(&watch_, &QTimer::timeout, this, &Runner::watch);
}

Runner::~Runner() {
    drop_process();
    for (auto* dying : findChildren<QProcess*>())
        dying->waitForFinished(1000);
}

namespace {
QString preferred; // by the user, for this start of the program
} // namespace

void Runner::prefer(const QString& program) {
    preferred = program;
}

QString Runner::program() {
    const QString asked = qEnvironmentVariable("KNAPSCOPE_RUNNER");
    const QString& named = asked.isEmpty() ? preferred : asked;
    if (!named.isEmpty())
        return QFileInfo(named).isExecutable() ? named : QString();
    const QFileInfo beside(QDir(QCoreApplication::applicationDirPath()), QStringLiteral("knapscope-run"));
    if (beside.isExecutable())
        return beside.absoluteFilePath();
    return QStandardPaths::findExecutable(QStringLiteral("knapscope-run"));
}

Job* Runner::ask(const QString& what) {
    const int id = next_id_++;
    deadlines_[id] = deadline(patience_.answer_ms);
    return send(id, Request(what));
}

/// The time that is so far from now. The first word takes longer: on a busy machine the process starts
/// slowly, and another machine may have to log in.
qint64 Runner::deadline(int milliseconds) const {
    const int more = host_.here() ? 3 * milliseconds : patience_.far_ms;
    return clock_.elapsed() + milliseconds + (heard_ ? 0 : more);
}

/// What runs, in a sentence.
QString Runner::subject() const {
    return host_.here() ? tr("the solving program knapscope-run") : tr("knapscope-run on %1").arg(host_.name);
}

Job* Runner::send(int id, const Request& request) {
    auto* job = new Job(*this, id);
    jobs_.insert(id, job);
    QString why;
    if (ensure_started(why)) {
        if (jobs_.size() == 1)
            last_sign_ = clock_.elapsed();
        process_->write(request.line(id));
        watch_.start();
        return job;
    }
    // The signal is emitted later, when the caller has connected to it.
    QMetaObject::invokeMethod(
        job,
        [this, job, why] {
            emit job->failed(device_error(why, tr("put it beside knapscope or name it in KNAPSCOPE_RUNNER")));
            settle(job);
        },
        Qt::QueuedConnection);
    return job;
}

bool Runner::ensure_started(QString& why) {
    if (process_)
        return true;
    if (host_.here())
        return start_here(why);
    start_there();
    return true;
}

void Runner::make_process() {
    process_ = new QProcess(this);
    heard_ = false;
    complaints_.clear();
    connect(process_, &QProcess::readyReadStandardOutput, this, &Runner::read);
    connect(process_, &QProcess::bytesWritten, this, &Runner::note_sign);
    connect(process_, &QProcess::finished, this, &Runner::ended);
    connect(process_, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            ended();
    });
}

/// What the command says on standard error, such as `ssh: connect to host ...`, tells why it ended.
void Runner::start_there() {
    constexpr qsizetype kept = 4096;
    make_process();
    connect(process_, &QProcess::readyReadStandardError, this,
            [this] { complaints_ = (complaints_ + process_->readAllStandardError()).right(kept); });
    // Without a terminal, ssh says that it may not ask for a password instead of asking where nobody looks.
    process_->setChildProcessModifier([] { ::setsid(); });
    QStringList words = host_.words();
    const QString first = words.takeFirst();
    process_->start(first, words);
}

bool Runner::start_here(QString& why) {
    const QString file = program();
    if (file.isEmpty()) {
        const QString named = qEnvironmentVariable("KNAPSCOPE_RUNNER");
        why = !named.isEmpty()       ? tr("KNAPSCOPE_RUNNER names %1, which cannot be run").arg(named)
              : !preferred.isEmpty() ? tr("the preferences name %1, which cannot be run").arg(preferred)
                                     : tr("the solving program knapscope-run was not found");
        return false;
    }
    make_process();
    process_->setStandardErrorFile(QProcess::nullDevice());
    process_->start(file, {QStringLiteral("serve")});
    return true;
}

void Runner::cancel(Job& job) {
    if (!process_)
        return;
    const QByteArray id = QByteArray::number(next_id_++);
    process_->write("{\"id\":" + id + ",\"do\":\"cancel\",\"of\":" + QByteArray::number(job.id()) + "}\n");
    deadlines_[job.id()] = clock_.elapsed() + patience_.cancel_ms;
}

/// A long request or answer is on its way: that is a sign of life, and a question behind it has to wait.
void Runner::note_sign() {
    last_sign_ = clock_.elapsed();
    if (ping_)
        deadlines_[ping_] = deadline(patience_.answer_ms);
}

void Runner::read() {
    input_ += process_->readAllStandardOutput();
    take_apart();
    searched_ = input_.size();
    if (searched_ > long_line_bytes)
        note_sign();
    take_lines();
    if (input_.size() > limits_.line_bytes)
        give_up(device_error(tr("%1 wrote a line without an end").arg(subject()), tr("run it again")));
    else if (waiting_bytes_ > limits_.waiting_bytes)
        give_up(device_error(tr("%1 writes more than can be read").arg(subject()), tr("run it again")));
}

/// Makes lines of what was read. Each byte is copied once at most, whether there are many lines or a long
/// one.
void Runner::take_apart() {
    qsizetype begin = 0;
    for (qsizetype end; (end = input_.indexOf('\n', std::max(begin, searched_))) >= 0;) {
        waiting_bytes_ += end - begin;
        if (begin == 0 && end > input_.size() / 2) {
            QByteArray rest = input_.mid(end + 1);
            input_.truncate(end);
            lines_.push_back(std::exchange(input_, std::move(rest)));
        } else {
            lines_.push_back(input_.mid(begin, end - begin));
            begin = end + 1;
        }
        searched_ = 0;
    }
    input_.remove(0, begin);
}

/// Takes the lines in their order; while a long one is read, the others wait, and so they do now and then
/// for the window.
void Runner::take_lines() {
    if (resting_)
        return;
    QElapsedTimer turn;
    turn.start();
    while (process_ && !reading_aside_.busy() && !lines_.empty()) {
        if (turn.elapsed() >= turn_ms) {
            resting_ = true;
            QTimer::singleShot(0, this, [this] {
                resting_ = false;
                take_lines();
            });
            return;
        }
        QByteArray line = std::move(lines_.front());
        lines_.pop_front();
        waiting_bytes_ -= line.size();
        if (line.size() > long_line_bytes)
            read_aside(std::move(line));
        else if (!line.trimmed().isEmpty())
            take(Message::parse({line.constData(), static_cast<std::size_t>(line.size())}), line);
    }
    if (process_ && !reading_aside_.busy() && last_word_) {
        const Error why = *last_word_; // which goes with the process
        give_up(why);
    }
}

void Runner::read_aside(QByteArray line) {
    const auto read = [line](const std::stop_token& stop) {
        return Message::parse({line.constData(), static_cast<std::size_t>(line.size())}, stop);
    };
    reading_aside_.start(read, [this, line](const Result<Message>& event) {
        take(event, line);
        take_lines();
    });
}

void Runner::take(const Result<Message>& event, const QByteArray& line) {
    const QString what = event ? event->text("event") : QString();
    heard_ = true;
    if (what.isEmpty()) {
        const QString sample =
            QString::fromStdString(printable(line.left(200).simplified().toStdString(), 40));
        give_up(device_error(tr("%1 wrote something that is not an event (“%2”)").arg(subject(), sample),
                             tr("check that it has the version of this program")));
        return;
    }
    const int id = static_cast<int>(event->integer("id"));
    Job* job = jobs_.value(id);
    if (!job && id != ping_)
        return; // an answer that nobody waits for is no sign of life
    last_sign_ = clock_.elapsed();
    if (id == ping_) {
        ping_ = 0;
        deadlines_.remove(id);
    }
    if (job)
        hand_on(*job, what, *event);
}

void Runner::hand_on(Job& job, const QString& what, const Message& event) {
    if (what == QLatin1String("started")) {
        emit job.started(event.text("on"));
        emit job.told(what, event);
    } else if (what == QLatin1String("progress")) {
        emit job.told(what, event);
        emit job.progressed(event.number("fraction"), event.text("phase"), event.integer("row"),
                            event.integer("rows"));
    } else if (what == QLatin1String("stage")) {
        emit job.stage_finished(event.text("name"), event.number("begin"), event.number("ms"));
    } else if (what == QLatin1String("result")) {
        if (const auto document = event.part("result"))
            emit job.result(*document);
        else
            emit job.failed(document.error());
        settle(&job);
    } else if (what == QLatin1String("error")) {
        const qint64 code = event.integer("code");
        emit job.failed({.code = code >= 2 && code <= 8 ? static_cast<ErrorCode>(code) : ErrorCode::internal,
                         .what = told(event, "what"),
                         .where = told(event, "where"),
                         .todo = told(event, "todo"),
                         .remedy = told_remedy(event)});
        settle(&job);
    } else {
        emit job.told(what, event);
    }
}

void Runner::settle(Job* job) {
    jobs_.remove(job->id());
    deadlines_.remove(job->id());
    job->deleteLater();
    if (jobs_.isEmpty())
        watch_.stop();
}

void Runner::watch() {
    if (reading_aside_.busy() || resting_)
        return; // an answer may be among the lines that wait
    const qint64 now = clock_.elapsed();
    for (auto i = deadlines_.cbegin(); i != deadlines_.cend(); ++i) {
        if (now < i.value())
            continue;
        give_up(device_error(tr("%1 does not answer").arg(subject()) + complaint(),
                             tr("it was stopped and starts again with the next run")));
        return;
    }
    if (!ping_ && !jobs_.isEmpty() && now - last_sign_ > patience_.silence_ms) {
        ping_ = next_id_++;
        deadlines_[ping_] = deadline(patience_.answer_ms);
        process_->write("{\"id\":" + QByteArray::number(ping_) + ",\"do\":\"list\"}\n");
    }
}

/// Ends the process and fails every job: as cancelled if the job was being cancelled, otherwise with
/// `error`.
void Runner::give_up(const Error& error) {
    drop_process();
    const auto jobs = std::exchange(jobs_, {});
    watch_.stop();
    for (const QPointer<Job>& job : jobs) {
        if (!job)
            continue;
        if (job->cancelling())
            emit job->failed({.code = ErrorCode::cancelled, .what = tr("cancelled").toStdString()});
        else
            emit job->failed(error);
        if (job)
            job->deleteLater();
    }
    emit died();
}

void Runner::ended() {
    if (!process_)
        return;
    read(); // the process may have written more before it ended
    if (!process_)
        return;
    if (!host_.here() && process_->error() == QProcess::FailedToStart) {
        last_word_ = device_error(tr("the command of %1 could not be started (%2)")
                                      .arg(host_.name, start_failure(process_->program())),
                                  tr("check it under Other machines"));
        return take_lines();
    }
    QString what;
    if (process_->error() == QProcess::FailedToStart)
        what = tr("%1 could not be started (%2)").arg(subject(), start_failure(process_->program()));
    else if (process_->exitStatus() == QProcess::CrashExit)
        what = tr("%1 crashed").arg(subject());
    else
        what = tr("%1 ended with code %2").arg(subject()).arg(process_->exitCode());
    what += complaint();
    last_word_ = device_error(what, host_.here() ? tr("it starts again with the next run")
                                                 : tr("check the way to %1 and try again").arg(host_.name));
    take_lines();
}

/// The last line on standard error of another machine's command, in brackets; empty: it said nothing.
QString Runner::complaint() {
    if (host_.here())
        return {};
    const QList<QByteArray> lines = (complaints_ + process_->readAllStandardError()).trimmed().split('\n');
    const QString said = QString::fromStdString(printable(lines.back().trimmed().toStdString(), 200));
    return said.isEmpty() ? said : tr(" (“%1”)").arg(said);
}

void Runner::leave() {
    give_up({.code = ErrorCode::cancelled, .what = tr("cancelled").toStdString()});
}

void Runner::drop_process() {
    input_.clear();
    searched_ = 0;
    lines_.clear();
    waiting_bytes_ = 0;
    reading_aside_.forget();
    last_word_.reset();
    deadlines_.clear();
    ping_ = 0;
    if (!process_)
        return;
    QProcess* process = std::exchange(process_, nullptr);
    process->disconnect(this);
    if (process->state() == QProcess::NotRunning) {
        process->deleteLater();
        return;
    }
    connect(process, &QProcess::finished, process, &QObject::deleteLater);
    if (!host_.here()) { // `srun` has to end its step; what hangs is killed a little later, and nobody waits
        process->setParent(nullptr);
        process->closeWriteChannel();
        process->terminate();
        QTimer::singleShot(2000, process, &QProcess::kill);
        return;
    }
    process->kill(); // a kill spoils nothing, and a stalled process would not react to anything else
}

} // namespace ks::ui
