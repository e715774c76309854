// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/sandbox.h"

#include "solvers/formats/format.h"
#include "solvers/kinds/presets.h"
#include "tests/support/paths.h"
#include "ui/widgets/texts.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>

#include <csignal>
#include <sys/stat.h>
#include <unistd.h>

namespace ks::tests {

namespace {

constexpr qint64 largest_copied = 2 << 20;

QByteArray content(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool put(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

/// Truncates the bytes, changes some of them or repeats a part.
QByteArray broken(QByteArray bytes, QRandomGenerator& random) {
    const auto place = [&] { return static_cast<qsizetype>(random.bounded(static_cast<int>(bytes.size()))); };
    for (int i = 1 + static_cast<int>(random.bounded(4)); i > 0 && !bytes.isEmpty(); --i) {
        const qsizetype at = place();
        switch (random.bounded(3)) {
        case 0:
            bytes[at] = static_cast<char>(random.bounded(256));
            break;
        case 1:
            bytes.truncate(std::max<qsizetype>(at, bytes.size() / 2));
            break;
        default:
            bytes.insert(at, bytes.mid(place(), 1 + static_cast<qsizetype>(random.bounded(40))));
        }
    }
    return bytes;
}

} // namespace

Sandbox::Sandbox() {
    for (const char* name : {"home", "tmp", "files", "runtime", "bin"})
        QDir(folder_.path()).mkdir(QLatin1String(name));
    QFile::setPermissions(path(QStringLiteral("runtime")),
                          QFile::ReadUser | QFile::WriteUser | QFile::ExeUser);
}

Sandbox::~Sandbox() {
    for (const pid_t process : processes())
        ::kill(process, SIGKILL);
}

QProcessEnvironment Sandbox::environment() const {
    auto environment = QProcessEnvironment::systemEnvironment();
    const auto set = [&](const char* name, const QString& value) {
        environment.insert(QLatin1String(name), value);
    };
    for (const char* name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"})
        set(name, path(QStringLiteral("home")));
    set("HOME", path(QStringLiteral("home")));
    set("TMPDIR", path(QStringLiteral("tmp")));
    set("XDG_RUNTIME_DIR", path(QStringLiteral("runtime")));
    set("PATH", path(QStringLiteral("bin")));
    set("DBUS_SESSION_BUS_ADDRESS", QStringLiteral("unix:path=/nowhere"));
    set("LD_PRELOAD", build_path(QStringLiteral("tests/libsandbox.so")));
    set("KS_SANDBOX", folder_.path());
    set("KS_SANDBOX_LOG", path(QStringLiteral("signals")));
    set("QT_MESSAGE_PATTERN", QStringLiteral("Qt %{type}: %{message}"));
    set("QT_FATAL_WARNINGS", QStringLiteral("1")); // so that the stack of a warning is logged
    set("ASAN_OPTIONS",
        qEnvironmentVariable("ASAN_OPTIONS") + QStringLiteral(":verify_asan_link_order=0:detect_leaks=0"));
    return environment;
}

void Sandbox::add_copies(const QString& folder) {
    QDirIterator each(folder, QDir::Files, QDirIterator::Subdirectories);
    while (each.hasNext()) {
        const QFileInfo file(each.next());
        if (file.size() > largest_copied)
            continue;
        const QString copy = path(QStringLiteral("files/%1-%2").arg(files_.size()).arg(file.fileName()));
        if (put(copy, content(file.filePath())))
            files_ << copy;
    }
}

void Sandbox::add_broken(QRandomGenerator& random) {
    const QStringList good = files_;
    for (int i = 0; i < 40 && !good.isEmpty(); ++i) {
        const QString& one = good[static_cast<qsizetype>(random.bounded(static_cast<int>(good.size())))];
        const QString copy = path(QStringLiteral("files/broken-%1-%2").arg(i).arg(QFileInfo(one).fileName()));
        if (put(copy, broken(content(one), random)))
            files_ << copy;
    }
    const QString empty = path(QStringLiteral("files/empty.json")),
                  pipe = path(QStringLiteral("files/pipe.json"));
    if (put(empty, {}))
        files_ << empty;
    if (::mkfifo(QFile::encodeName(pipe).constData(), 0600) == 0)
        files_ << pipe;
}

void Sandbox::add_files(QRandomGenerator& random) {
    for (const char* folder : {"assets/examples", "tests/fuzz/corpus", "assets/campaigns"})
        add_copies(source_path(QLatin1String(folder)));
    add_broken(random);
    for (const Preset& preset : presets()) {
        const auto instance = generate(preset.id, preset.kind, {});
        const QString file =
            path(QStringLiteral("files/%1-%2.json").arg(ui::to_qt(preset.kind), ui::to_qt(preset.id)));
        if (!instance || !put(file, QByteArray::fromStdString(write_json(**instance))))
            qFatal("the preset %s cannot be written", qPrintable(file));
        files_ << file;
    }
    QDirIterator each(source_path(QStringLiteral("assets/lessons")), QDir::Dirs | QDir::NoDotAndDotDot);
    while (each.hasNext())
        lessons_ << QFileInfo(each.next()).fileName();
    lessons_.sort();
}

QString Sandbox::signals_seen() const {
    return QString::fromUtf8(content(path(QStringLiteral("signals"))));
}

std::vector<pid_t> Sandbox::processes() const {
    const QByteArray mark = "KS_SANDBOX=" + QFile::encodeName(folder_.path());
    std::vector<pid_t> found;
    for (const QString& name : QDir(QStringLiteral("/proc")).entryList(QDir::Dirs)) {
        bool is_number = false;
        const int process = name.toInt(&is_number);
        if (is_number && content(QStringLiteral("/proc/%1/environ").arg(process)).split('\0').contains(mark))
            found.push_back(process);
    }
    return found;
}

} // namespace ks::tests
