// SPDX-License-Identifier: Apache-2.0
#include "tests/app/runner/runner_process.h"
#include "tests/support/paths.h"

#include "solvers/formats/format.h"
#include "solvers/kinds/presets.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QTemporaryDir>

#include <csignal>
#include <unistd.h>

namespace {

constexpr int patience_ms = 300'000; // sanitizers on a busy machine are slow

QString program() {
    return ks::runner_path();
}

QJsonObject object(const QByteArray& line) {
    return QJsonDocument::fromJson(line).object();
}

std::string instance_text(const char* preset, const char* kind, const QStringList& settings) {
    std::vector<std::pair<std::string, std::string>> pairs;
    for (const QString& setting : settings)
        pairs.emplace_back(setting.section('=', 0, 0).toStdString(), setting.section('=', 1).toStdString());
    const auto instance = ks::generate(preset, kind, pairs);
    if (!instance)
        qFatal("%s", instance.error().sentence().c_str());
    return ks::write_json(**instance);
}

} // namespace

QList<QByteArray> Ran::lines() const {
    QList<QByteArray> lines = out.split('\n');
    if (!lines.isEmpty() && lines.last().isEmpty())
        lines.removeLast();
    return lines;
}

QList<QJsonObject> Ran::events() const {
    QList<QJsonObject> events;
    for (const QByteArray& line : lines())
        events.append(object(line));
    return events;
}

QJsonObject Ran::document() const {
    return lines().size() == 1 ? object(out) : QJsonObject();
}

Ran run_runner(const QStringList& arguments) {
    QProcess process;
    process.setStandardInputFile(QProcess::nullDevice());
    process.start(program(), arguments);
    if (!process.waitForFinished(patience_ms) || process.exitStatus() != QProcess::NormalExit)
        return {-1, process.readAllStandardOutput(), process.readAllStandardError()};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

RunnerProcess::RunnerProcess(const QStringList& arguments) {
    process_.start(program(), arguments);
    if (!process_.waitForStarted(patience_ms))
        qFatal("cannot start %s", qPrintable(program()));
}

RunnerProcess::RunnerProcess(const QStringList& arguments, int lines) {
    process_.setStandardOutputProcess(&reader_);
    process_.start(program(), arguments);
    reader_.start(QStringLiteral("head"), {QStringLiteral("-n"), QString::number(lines)});
    if (!process_.waitForStarted(patience_ms) || !reader_.waitForStarted(patience_ms))
        qFatal("cannot start %s", qPrintable(program()));
}

RunnerProcess::~RunnerProcess() {
    if (process_.state() != QProcess::NotRunning) {
        process_.kill();
        process_.waitForFinished(patience_ms);
    }
    if (reader_.state() != QProcess::NotRunning)
        reader_.waitForFinished(patience_ms);
}

void RunnerProcess::send(const QByteArray& line) {
    process_.write(line + "\n");
    while (process_.bytesToWrite() > 0 && process_.waitForBytesWritten(patience_ms)) {
    }
}

void RunnerProcess::close_input() {
    process_.closeWriteChannel();
}
qint64 RunnerProcess::resident_bytes() const {
    return status_bytes("VmRSS:");
}
qint64 RunnerProcess::peak_bytes() const {
    return status_bytes("VmHWM:");
}
double RunnerProcess::cpu_ms() const {
    QFile file(QStringLiteral("/proc/%1/stat").arg(process_.processId()));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    const QByteArray stat = file.readAll();
    const auto words = stat.mid(stat.lastIndexOf(')') + 2).split(' ');
    if (words.size() < 13) // fields 12 and 13 after the name are the ticks in user and in system mode
        return 0;
    return (words[11].toDouble() + words[12].toDouble()) * 1000 / double(sysconf(_SC_CLK_TCK));
}
qint64 RunnerProcess::status_bytes(const QByteArray& name) const {
    QFile status(QStringLiteral("/proc/%1/status").arg(process_.processId()));
    if (status.open(QIODevice::ReadOnly))
        for (const QByteArray& line : status.readAll().split('\n'))
            if (line.startsWith(name))
                return line.mid(name.size()).trimmed().split(' ').first().toLongLong() * 1024;
    return -1;
}

void RunnerProcess::signal(int number) {
    ::kill(static_cast<pid_t>(process_.processId()), number);
}

QJsonObject RunnerProcess::next() {
    while (!process_.canReadLine())
        if (!process_.waitForReadyRead(patience_ms) && !process_.canReadLine())
            return {};
    seen.append(object(process_.readLine()));
    return seen.last();
}

QJsonObject RunnerProcess::until(const std::function<bool(const QJsonObject&)>& wanted) {
    for (;;) {
        const QJsonObject event = next();
        if (event.isEmpty() || wanted(event))
            return event;
    }
}

QJsonObject RunnerProcess::until(const QString& event, int id) {
    return until([&](const QJsonObject& each) { return each["event"] == event && each["id"] == id; });
}

QJsonObject RunnerProcess::until(const QString& event) {
    return until([&](const QJsonObject& each) { return each["event"] == event; });
}

int RunnerProcess::exit_code() {
    if (process_.state() != QProcess::NotRunning && !process_.waitForFinished(patience_ms))
        return -1;
    return process_.exitStatus() == QProcess::NormalExit ? process_.exitCode() : -1;
}

QString scratch_file(const QString& name) {
    static const QTemporaryDir folder;
    return folder.filePath(name);
}

QString instance_file(const char* preset, const char* kind, const QStringList& settings) {
    const QString path =
        scratch_file(QStringLiteral("%1-%2%3.json").arg(preset, kind, settings.join('-').replace('=', '-')));
    QFile file(path);
    if (!file.exists() && file.open(QIODevice::WriteOnly))
        file.write(QByteArray::fromStdString(instance_text(preset, kind, settings)));
    return path;
}

QByteArray instance_line(const char* preset, const char* kind, const QStringList& settings) {
    return QByteArray::fromStdString(instance_text(preset, kind, settings)).replace('\n', ' ');
}

QString long_instance() {
    return instance_file("thesis-set4", "multiple-choice");
}
