// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/session_commands.h"

#include "solvers/core/files.h"
#include "solvers/core/json_tree.h"
#include "solvers/core/sha256.h"
#include "solvers/formats/format.h"
#include "ui/base/file_dialogs.h"
#include "ui/base/session.h"
#include "ui/frame/file_commands.h"
#include "ui/frame/main_window.h"
#include "ui/frame/opened_file.h"
#include "ui/session_file/notes_dialog.h"
#include "ui/widgets/files.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/temporary_folder.h"
#include "visual/export/export.h"
#include "visual/paint/theme.h"

#include <QFileInfo>
#include <QScreen>
#include <QSysInfo>

namespace ks::ui {
namespace {

const QString ending = QStringLiteral(".knapscope-session");

std::string_view view_of(const QByteArray& bytes) {
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

/// The content of a file that a page shows.
Result<QByteArray> bytes_of(const ShownFile& file) {
    if (file.path.isEmpty())
        return file.bytes;
    KS_TRY(const std::string text, read_file(file.path, json::document_limit));
    return QByteArray::fromStdString(text);
}

} // namespace

SessionCommands::SessionCommands(MainWindow& window, Session& session)
    : QObject(&window), window_(window), session_(session) {}

SessionCommands::~SessionCommands() = default;

void SessionCommands::save() {
    const QString name =
        session_.instance() ? QString::fromStdString(session_.instance()->name()) : QString();
    QString path = ask_where_to_save(
        window_, session_, tr("Save session"),
        (name.isEmpty() || name.contains(QLatin1Char('/')) || name.size() > 100 ? tr("Session") : name) +
            ending,
        tr("Sessions (*%1)").arg(ending));
    if (path.isEmpty())
        return;
    if (!path.endsWith(ending))
        path += ending;
    const auto left_out = save_to(path);
    if (!left_out)
        window_.notice().say(sentence(left_out.error()));
    else if (!left_out->isEmpty())
        window_.notice().say(left_out->join(QLatin1Char(' ')));
    else
        window_.notice().tell(tr("The session is saved as %1.").arg(QFileInfo(path).fileName()));
}

Result<QStringList> SessionCommands::save_to(const QString& path) {
    const Page& page = *window_.current_page();
    ShownView shown = page.shown_view();
    SavedSession saved{.page = page.info().id,
                       .view = std::move(shown.options),
                       .instance = session_.instance(),
                       .notes = session_.notes(),
                       .theme = QString::fromStdString(std::string(paint::to_text(session_.theme().id()))),
                       .text_size = session_.text_size(),
                       .window = window_.isMaximized() ? window_.normalGeometry().size() : window_.size(),
                       .maximised = window_.isMaximized(),
                       .layout = layout_of(page)};
    collect_runs(saved);
    QStringList left_out = collect_files(saved, std::move(shown.files), path);
    KS_TRY(const std::string text, write_session(saved));
    KS_CHECK(visual::write_whole(path, QByteArray::fromStdString(text)));
    session_.set_source(path);
    session_.keep_edits_elsewhere(); // the file holds the instance
    return left_out;
}

/// The runs on the open instance. The file names the computer that made them: documents do not.
void SessionCommands::collect_runs(SavedSession& saved) const {
    if (!saved.instance || session_.outcomes().empty())
        return;
    const std::string sum = fingerprint(*saved.instance);
    for (const auto& outcome : session_.outcomes()) {
        if (outcome->instance_sha256 != sum)
            continue;
        SavedRun run{.outcome = *outcome,
                     .host = outcome->host.empty() ? QSysInfo::machineHostName()
                                                   : QString::fromStdString(outcome->host),
                     .processor = QString::fromStdString(outcome->host_processor)};
        run.outcome.table.clear(); // a file of this computer
        saved.runs.push_back(std::move(run));
    }
}

QStringList SessionCommands::collect_files(SavedSession& saved, std::vector<ShownFile> files,
                                           const QString& path) const {
    QStringList left_out;
    for (const ShownFile& file : files) {
        const auto bytes = bytes_of(file);
        if (!bytes) {
            left_out << sentence(bytes.error());
            continue;
        }
        const bool embedded = bytes->size() <= most_embedded;
        if (!embedded && file.path.isEmpty()) {
            left_out
                << tr("%1 was never saved and is too large to be in the session: save it, open it from its "
                      "file, and save the session again.")
                       .arg(file.name);
            continue;
        }
        if (!embedded && QFileInfo(file.path).absolutePath() != QFileInfo(path).absolutePath())
            left_out
                << tr("%1 is too large to be in the session: give both away in one folder.").arg(file.name);
        saved.files.push_back({.name = file.name,
                               .sha256 = sha256(view_of(*bytes)),
                               .bytes = embedded ? *bytes : QByteArray()});
    }
    return left_out;
}

void SessionCommands::open(OpenedSession opened) {
    SavedSession& saved = opened.saved;
    if (saved.instance)
        session_.open(saved.instance);
    for (SavedRun& run : saved.runs) {
        const bool here = run.host == QSysInfo::machineHostName();
        run.outcome.host = here ? std::string() : run.host.toStdString();
        run.outcome.host_processor = run.processor.toStdString();
        session_.add_outcome(std::make_shared<const Outcome>(std::move(run.outcome)));
    }
    session_.set_notes(saved.notes);
    QStringList lacking = saved.left_out;
    lacking << show_looks(saved);
    lacking << show_files(opened);
    lacking << show_page(std::move(saved));
    restored_ = true;
    lacking.isEmpty() ? window_.notice().hide() : window_.notice().say(lacking.join(QLatin1Char(' ')));
}

QStringList SessionCommands::show_looks(const SavedSession& saved) {
    session_.set_text_size(saved.text_size);
    if (!saved.window.isEmpty() && !window_.presenting()) {
        window_.setWindowState(Qt::WindowNoState);
        window_.resize(saved.window);
        if (saved.maximised)
            window_.setWindowState(Qt::WindowMaximized);
        else
            fit_into(window_, window_.screen()->availableSize());
    }
    if (saved.theme.isEmpty())
        return {};
    const auto theme = paint::theme_named(saved.theme.toStdString());
    if (!theme)
        return {tr("This program has no theme “%1”.").arg(saved.theme)};
    session_.set_theme(*theme);
    return {};
}

QStringList SessionCommands::show_files(OpenedSession& opened) {
    QStringList lacking;
    for (Result<OpenedFile>& file : opened.files)
        if (file)
            window_.files().show(*std::move(file), {});
        else
            lacking << sentence(file.error());
    for (auto& folder : opened.unpacked)
        unpacked_.push_back(std::move(folder));
    return lacking;
}

/// Shows the page, as far as this program has it and what it shows.
QStringList SessionCommands::show_page(SavedSession saved) {
    QStringList lacking;
    if (!window_.show_page(saved.page))
        return {tr("This program has no page “%1”.").arg(saved.page)};
    const auto unknown = [this](const QString& id) { return !session_.catalogue().find(id.toStdString()); };
    for (const QString& id : saved.view.variants)
        if (unknown(id))
            lacking << tr("This program does not have the variant %1.").arg(id);
    saved.view.variants.removeIf(unknown);
    Page* page = window_.current_page();
    if (const auto shown = page->apply(saved.view); !shown)
        lacking << sentence(shown.error());
    window_.say_problem_when_settled();
    if (page->busy()) // what it will show may have parts of its own
        connect(
            page, &Page::settled, this, [page, layout = saved.layout] { lay_out(*page, layout); },
            Qt::SingleShotConnection);
    lay_out(*page, saved.layout);
    return lacking;
}

void SessionCommands::show_notes() {
    if (auto* open = window_.findChild<NotesDialog*>(QString(), Qt::FindDirectChildrenOnly))
        return open->activateWindow();
    (new NotesDialog(session_, &window_))->show();
}

} // namespace ks::ui
