// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/file_commands.h"

#include "solvers/bench/results.h"
#include "solvers/core/files.h"
#include "solvers/problems/kind.h"
#include "solvers/problems/redraw.h"
#include "solvers/questions/sheet.h"
#include "solvers/run/live_document.h"
#include "solvers/run/trace_file.h"
#include "ui/base/file_dialogs.h"
#include "ui/base/session.h"
#include "ui/base/settings.h"
#include "ui/frame/file_names.h"
#include "ui/frame/lesson_commands.h"
#include "ui/frame/open_questions.h"
#include "ui/frame/session_commands.h"
#include "ui/instance/generate_dialog.h"
#include "ui/lessons/lesson.h"
#include "ui/publish/publish_dialog.h"
#include "ui/widgets/files.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/texts.h"

#include <QFileInfo>
#include <QInputDialog>
#include <QMessageBox>
#include <QRandomGenerator>

#include <limits>

namespace ks::ui {
namespace {

constexpr int width_of_name = 480; ///< the most pixels of a file's name in a question

} // namespace

FileCommands::FileCommands(QWidget& window, Session& session, Settings* settings, Notice& notice)
    : QObject(&window), window_(window), session_(session), settings_(settings), notice_(notice) {}

Result<void> FileCommands::open_path(const QString& path) {
    if (lessons_ && QFileInfo(path).isDir())
        return lessons_->open_folder(path);
    KS_TRY(const auto text, read_document(native(path)));
    if (sessions_)
        sessions_->forget();
    if (sessions_ && looks_like_session(text)) {
        KS_CHECK(sessions_->open(text, path));
        remember(path);
        return {}; // the notice may say what it lacks
    }
    if (lessons_ && names_format(text, "knapscope-lesson"))
        return lessons_->open_folder(QFileInfo(path).absolutePath());
    if (looks_like_results(text)) {
        KS_CHECK(session_.open_results(path));
        emit page_wanted(QStringLiteral("compare"));
    } else if (looks_like_campaign(text)) {
        session_.open_campaign_file(path);
        emit page_wanted(QStringLiteral("run"));
    } else if (looks_like_trace_file(text)) {
        emit page_wanted(QStringLiteral("kernel"));
        session_.open_trace_file(path);
    } else if (looks_like_live_run(text)) {
        emit page_wanted(QStringLiteral("run"));
        session_.open_live_file(path);
    } else if (looks_like_sheet(text)) {
        KS_TRY(Sheet sheet, read_sheet_file(native(path)));
        session_.open_sheet(std::make_shared<const Sheet>(std::move(sheet)));
    } else {
        KS_CHECK(session_.open_file(path));
        remember(path);
    }
    notice_.hide();
    return {};
}

bool FileCommands::open_or_say(const QString& path) {
    if (!may_replace())
        return false;
    const auto opened = open_path(path);
    if (opened)
        return true;
    const auto what = text_of_file(path);
    if (!what || !ask(*what, path))
        say(opened.error());
    return true;
}

/// Whether the text left something open, so that the user was asked.
bool FileCommands::ask(const OpenText& what, const QString& path) {
    return ask_what_it_is(
        window_, what, formats_,
        [this, what, path](const Format& format, std::size_t index) { import(what, path, format, index); },
        [this, path](const InstancePtr& instance) { show_imported(instance, path); });
}

void FileCommands::open_all_or_say(const QStringList& paths) {
    constexpr qsizetype most = 8; // each is a window, and a program
    if (paths.isEmpty() || !open_or_say(paths.front()))
        return;
    for (const QString& path : paths.mid(1, most - 1))
        emit window_wanted(path);
    if (paths.size() > most && !notice_.isVisible()) // else the first one's error is there to be read
        notice_.say(
            tr("%1 files at once are too many: the first %2 were opened, each in a window of its own.")
                .arg(paths.size())
                .arg(most));
}

void FileCommands::open_text_or_say(const QString& text) {
    if (!may_replace())
        return;
    const OpenText what = dragged_text(text);
    auto instance = read_instance(what.text, what.name);
    if (!instance && ask(what, {}))
        return;
    if (!instance)
        return say(instance.error());
    session_.open(*std::move(instance));
    notice_.hide();
    emit page_wanted(QStringLiteral("instance"));
}

void FileCommands::import(const OpenText& what, const QString& path, const Format& format,
                          std::size_t index) {
    const auto instance =
        read_as(format, {.text = what.text, .name = what.name, .file = what.file, .index = index});
    if (!instance)
        return say(instance.error());
    show_imported(*instance, path);
}

void FileCommands::show_imported(const InstancePtr& instance, const QString& path) {
    // Without the file's name, for a file is only written again in the native format.
    session_.open(instance);
    notice_.hide();
    if (path.isEmpty())
        emit page_wanted(QStringLiteral("instance"));
    else
        remember(path);
}

void FileCommands::say(const Error& error) {
    notice_.say(sentence(error));
}

void FileCommands::remember(const QString& path) {
    if (!settings_)
        return;
    settings_->add_recent_file(path);
    emit recent_changed();
}

QStringList FileCommands::recent_files() const {
    return settings_ ? settings_->recent_files() : QStringList();
}

void FileCommands::new_instance(const QString& kind) {
    if (!may_replace())
        return;
    auto made = fresh_instance(*find_kind(kind.toStdString()));
    if (!made)
        return say(made.error());
    session_.open(*std::move(made));
    emit page_wanted(QStringLiteral("instance"));
}

void FileCommands::generate() {
    auto* dialog = new GenerateDialog(&window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &GenerateDialog::generated, this, [this](const InstancePtr& instance) {
        if (!may_replace())
            return;
        session_.open(instance);
        emit page_wanted(QStringLiteral("instance"));
    });
    dialog->open();
}

void FileCommands::open() {
    const QString path =
        ask_what_to_open(window_, session_, tr("Open"),
                         tr("Instances, results, campaigns, traces, watched runs and sessions "
                            "(*.json *.csv *.txt *.kp *.in *.kstrace *.knapscope-session);;All files (*)"));
    if (!path.isEmpty())
        open_or_say(path);
}

bool FileCommands::save() {
    if (session_.path().isEmpty())
        return save_as();
    if (session_.changed_on_disk())
        return save_over_changes();
    return write();
}

bool FileCommands::write() {
    const auto saved = session_.save(session_.path());
    if (!saved)
        say(saved.error());
    return static_cast<bool>(saved);
}

/// Another program has written the file: neither its changes nor those made here are lost unasked.
bool FileCommands::save_over_changes() {
    QMessageBox box(QMessageBox::Warning, tr("Save"), {}, QMessageBox::Cancel, &window_);
    box.setTextFormat(Qt::PlainText);
    box.setText(tr("%1 was changed by another program since it was opened here.")
                    .arg(box.fontMetrics().elidedText(QFileInfo(session_.path()).fileName(), Qt::ElideMiddle,
                                                      width_of_name)));
    const auto* elsewhere = box.addButton(tr("Save as…"), QMessageBox::AcceptRole);
    const auto* over = box.addButton(tr("Overwrite it"), QMessageBox::DestructiveRole);
    const auto* theirs =
        box.addButton(tr("Open it, without the edits made here"), QMessageBox::DestructiveRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    if (box.clickedButton() == elsewhere)
        return save_as();
    if (box.clickedButton() == over)
        return write();
    if (box.clickedButton() == theirs)
        if (const auto opened = session_.open_file(session_.path()); !opened)
            say(opened.error());
    return false;
}

bool FileCommands::save_as() {
    const QString name = session_.path().isEmpty()
                             ? file_name_for(*session_.instance(), QStringLiteral(".knapscope.json"))
                             : session_.path();
    const QString path =
        ask_where_to_save(window_, session_, tr("Save as"), name, tr("Instances (*.knapscope.json)"));
    if (path.isEmpty())
        return false;
    const auto saved = session_.save(path);
    if (!saved)
        say(saved.error());
    else
        remember(path);
    return static_cast<bool>(saved);
}

void FileCommands::publish(const QString& lesson) {
    auto found = find_lesson(lesson);
    if (!found)
        return say(found.error());
    auto* dialog = new PublishDialog(session_, *std::move(found), &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void FileCommands::obey(const QString& command) {
    if (command == QLatin1String("open"))
        open();
    else if (command == QLatin1String("generate"))
        generate();
    else if (command == QLatin1String("redraw"))
        redraw();
    else if (command == QLatin1String("redraw by seed"))
        redraw_by_seed();
    else if (command.startsWith(QLatin1String("new ")))
        new_instance(command.mid(4));
    else if (command.startsWith(QLatin1String("publish ")))
        publish(command.mid(8));
}

void FileCommands::redraw() {
    constexpr quint32 seeds = 1'000'000; // a number that one can read out
    redraw(1 + QRandomGenerator::global()->bounded(seeds));
}

void FileCommands::redraw_by_seed() {
    bool typed = false;
    const int seed =
        QInputDialog::getInt(&window_, tr("Another instance"), tr("Seed of the draw:"),
                             static_cast<int>(seed_), 1, std::numeric_limits<int>::max(), 1, &typed);
    if (typed)
        redraw(static_cast<std::uint64_t>(seed));
}

void FileCommands::redraw(std::uint64_t seed) {
    if (!session_.instance() || !may_replace())
        return;
    const InstancePtr from = session_.instance() == drawn_ ? drawn_from_ : session_.instance();
    const Result<InstancePtr> drawn = redrawn(*from, seed);
    if (!drawn)
        return say(drawn.error());
    drawn_from_ = from;
    drawn_ = *drawn;
    seed_ = seed;
    session_.open(drawn_);
}

bool FileCommands::may_replace() {
    if (!session_.edited())
        return true; // no edit would be lost, and what was generated can be generated again
    QMessageBox box(QMessageBox::Question, tr("Knapscope"), {},
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &window_);
    box.setTextFormat(Qt::PlainText); // a name may look like HTML
    box.setText(tr("“%1” has edits that are not saved.")
                    .arg(box.fontMetrics().elidedText(shown_name(session_.instance()->name()),
                                                      Qt::ElideMiddle, width_of_name)));
    box.setDefaultButton(QMessageBox::Save);
    const int answer = box.exec();
    return answer == QMessageBox::Discard || (answer == QMessageBox::Save && save());
}

} // namespace ks::ui
