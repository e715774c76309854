// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/file_commands.h"

#include "solvers/kinds/kind.h"
#include "solvers/kinds/redraw.h"
#include "ui/base/file_dialogs.h"
#include "ui/base/session.h"
#include "ui/base/settings.h"
#include "ui/course/course_dialog.h"
#include "ui/frame/file_names.h"
#include "ui/frame/open_questions.h"
#include "ui/frame/session_commands.h"
#include "ui/instance/generate_dialog.h"
#include "ui/lessons/lesson.h"
#include "ui/predict/may_leave_sheet.h"
#include "ui/predict/sheet_work.h"
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

/// Whether something else is open after this was shown. A watched run, results and the like are shown as
/// well.
bool replaces_document(const OpenedFile& file) {
    return std::holds_alternative<InstanceFile>(file) || std::holds_alternative<OpenedTrace>(file) ||
           std::holds_alternative<std::shared_ptr<const Sheet>>(file) ||
           std::holds_alternative<std::shared_ptr<OpenedSession>>(file);
}

/// What reading left out, as one notice.
QString words_of(const std::vector<Sentence>& left_out, const QString& file) {
    QStringList words;
    for (const Sentence& each : left_out)
        words << to_qt(each);
    const QString all = words.join(QStringLiteral("; "));
    return file.isEmpty() ? FileCommands::tr("Not all was read: %1.").arg(all)
                          : FileCommands::tr("Not all of %1 was read: %2.").arg(file, all);
}

} // namespace

FileCommands::FileCommands(QWidget& window, Session& session, Settings* settings, Notice& notice,
                           SessionCommands& sessions)
    : QObject(&window), window_(window), session_(session), settings_(settings), notice_(notice),
      sessions_(sessions) {
    connect(&session, &Session::document_opened, &reading_, &FileReading::cancel); // it is a later one
}

ReadingContext FileCommands::context() const {
    return {.catalogue = std::make_shared<const Catalogue>(session_.catalogue()),
            .folder = session_.folder()};
}

Result<void> FileCommands::open_path(const QString& path) {
    std::vector<Sentence> left_out;
    KS_TRY(OpenedFile file, read_any_file(path, context(), {}, &left_out));
    show(std::move(file), path, left_out);
    return {};
}

void FileCommands::show(OpenedFile file, const QString& path, const std::vector<Sentence>& left_out) {
    sessions_.forget();
    if (SheetWork& sheet = SheetWork::of(session_); sheet.running())
        sheet.leave();
    if (auto* session = std::get_if<std::shared_ptr<OpenedSession>>(&file)) {
        sessions_.open(std::move(**session));
        session_.set_source(path);
        remember(path);
        return; // the notice may say what it lacks
    }
    if (const auto* instance = std::get_if<InstanceFile>(&file)) {
        InstanceFile named = *instance;
        if (named.called.isEmpty())
            named.called = path;
        session_.open(std::move(named));
        emit instance_read();
        path.isEmpty() ? emit page_wanted(QStringLiteral("instance")) : remember(path);
    } else {
        show_on_its_page(file);
    }
    left_out.empty() ? notice_.hide() : notice_.say(words_of(left_out, QFileInfo(path).fileName()));
}

void FileCommands::show_on_its_page(const OpenedFile& file) {
    if (const auto* results = std::get_if<ResultsFile>(&file)) {
        session_.open_results(*results);
        emit page_wanted(QStringLiteral("compare"));
    } else if (const auto* campaign = std::get_if<CampaignFile>(&file)) {
        session_.open_campaign(*campaign);
        emit page_wanted(QStringLiteral("run"));
    } else if (const auto* trace = std::get_if<OpenedTrace>(&file)) {
        emit page_wanted(QStringLiteral("kernel"));
        session_.open_trace(*trace);
    } else if (const auto* run = std::get_if<OpenedLiveRun>(&file)) {
        emit page_wanted(QStringLiteral("run"));
        session_.open_live_file(run->path);
    } else if (const auto* sheet = std::get_if<std::shared_ptr<const Sheet>>(&file)) {
        session_.open_sheet(*sheet);
    } else if (const auto* lesson = std::get_if<Lesson>(&file)) {
        emit page_wanted(QStringLiteral("lessons"));
        session_.open_lesson_folder(lesson->folder);
    }
}

/// Reads on another thread. Edits that are made meanwhile are not lost unasked either.
void FileCommands::read(const QString& name, const QString& path, ReadIt read_it, Then then) {
    reading_.start(name,
                   [this, path, read_it = std::move(read_it), then = std::move(then),
                    before = session_.instance()](const std::stop_token& stop) -> FileReading::Open {
                       auto outcome = std::make_shared<ReadOutcome>(read_it(stop));
                       return [this, path, then, before, outcome] {
                           const bool edited_meanwhile = session_.instance() != before;
                           if (outcome->file && edited_meanwhile && replaces_document(*outcome->file) &&
                               !may_replace())
                               return;
                           if (outcome->file)
                               show(*std::move(outcome->file), path, outcome->left_out);
                           then(*outcome);
                       };
                   });
}

void FileCommands::open_then(const QString& path, Then then) {
    read(
        QFileInfo(path).fileName(), path,
        [path, context = context(), formats = formats_](const std::stop_token& stop) {
            return read_or_ask(path, context, formats, stop);
        },
        std::move(then));
}

bool FileCommands::open_or_say(const QString& path) {
    if (!may_replace())
        return false;
    open_then(path, [this, path](const ReadOutcome& outcome) { ask_or_say(outcome, path); });
    return true;
}

void FileCommands::ask_or_say(const ReadOutcome& outcome, const QString& path,
                              const std::function<void()>& shown) {
    if (outcome.question)
        ask_about(*outcome.question, {.path = path, .shown = shown});
    else if (!outcome.file)
        say(outcome.file.error());
    else if (shown)
        shown();
}

FileCommands::Then FileCommands::ask_or_say_then(const Asked& asked) {
    return [this, asked](const ReadOutcome& outcome) { ask_or_say(outcome, asked.path, asked.shown); };
}

void FileCommands::ask_about(const OpenQuestion& question, const Asked& asked) {
    ask(window_, question,
        {.format = [this, what = question.what,
                    asked](const Format& format, std::size_t index) { import(what, format, index, asked); },
         .multiply = [this, asked](const Multiplied& multiplied) { multiply(multiplied, asked); },
         .table =
             [this, asked](const InstancePtr& instance, const std::vector<Sentence>& left_out) {
                 show(OpenedFile(InstanceFile{.instance = instance}), asked.path, left_out);
                 if (asked.shown)
                     asked.shown();
             },
         .sheet =
             [this, what = question.what, asked](std::size_t sheet) {
                 OpenText chosen = what;
                 chosen.options.sheet = std::to_string(sheet);
                 read_text(chosen, asked);
             }});
}

void FileCommands::read_text(const OpenText& what, const Asked& asked) {
    read(
        what.called, asked.path,
        [what, formats = formats_](const std::stop_token& stop) { return read_or_ask(what, formats, stop); },
        ask_or_say_then(asked));
}

/// With whole numbers another format may fit as well, which is then asked.
void FileCommands::multiply(const Multiplied& multiplied, const Asked& asked) {
    const OpenText& what = multiplied.what;
    if (!multiplied.only_format || multiplied.index > 0)
        return import(what, *multiplied.format, multiplied.index, asked);
    read_text(what, asked);
}

void FileCommands::open_all_or_say(const QStringList& paths) {
    constexpr qsizetype most = 8; // each is a window, and a program
    if (paths.isEmpty() || !may_replace())
        return;
    open_then(paths.front(), [this, path = paths.front(), count = paths.size()](const ReadOutcome& outcome) {
        ask_or_say(outcome, path);
        if (count > most && outcome.file && notice_.text().isEmpty()) // else there is something to be read
            notice_.say(
                tr("%1 files at once are too many: the first %2 were opened, each in a window of its own.")
                    .arg(count)
                    .arg(most));
    });
    for (const QString& path : paths.mid(1, most - 1))
        emit window_wanted(path);
}

void FileCommands::open_text_or_say(const QString& text) {
    if (may_replace())
        read_text(dragged_text(text), {});
}

void FileCommands::import(const OpenText& what, const Format& format, std::size_t index, const Asked& asked) {
    read(
        what.called, asked.path,
        [what, &format, index](const std::stop_token& stop) -> ReadOutcome {
            std::vector<Sentence> left_out;
            InstanceText given = what.instance_text(stop, index);
            given.left_out = &left_out;
            auto instance = read_as(format, given);
            if (!instance)
                return {.file = instance.error(), .question = open_question(what, format, index, stop)};
            // Without the file's name, because a file is only written again in the native format.
            return {.file = OpenedFile(InstanceFile{.instance = *std::move(instance)}),
                    .left_out = std::move(left_out)};
        },
        ask_or_say_then(asked));
}

void FileCommands::open_results_then(const QString& path, bool here, Then then) {
    read(
        QFileInfo(path).fileName(), path,
        [path, here](const std::stop_token& stop) {
            return ReadOutcome{read_only_results(path, here, stop)};
        },
        std::move(then));
}

Result<void> FileCommands::open_results(const QString& path) {
    KS_TRY(OpenedFile file, read_only_results(path, false));
    show(std::move(file), path);
    return {};
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
    const QString path = ask_what_to_open(
        window_, session_, tr("Open"),
        tr("Instances, results, campaigns, traces, watched runs and sessions "
           "(*.json *.csv *.xlsx *.ods *.txt *.kp *.in *.kstrace *.knapscope-session);;All files (*)"));
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

bool FileCommands::write_to(const QString& path) {
    const auto saved = session_.save(path);
    if (saved)
        notice_.tell(tr("Saved as %1.").arg(QFileInfo(path).fileName()));
    else
        say(saved.error());
    return static_cast<bool>(saved);
}

bool FileCommands::write() {
    return write_to(session_.path());
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
        open_then(session_.path(), [this](const ReadOutcome& outcome) { ask_or_say(outcome, {}); });
    return false;
}

bool FileCommands::save_as() {
    const QString name = session_.path().isEmpty()
                             ? file_name_for(session_.called(), QStringLiteral(".knapscope.json"))
                             : session_.path();
    const QString path =
        ask_where_to_save(window_, session_, tr("Save as"), name, tr("Instances (*.knapscope.json)"));
    if (path.isEmpty())
        return false;
    const bool saved = write_to(path);
    if (saved)
        remember(path);
    return saved;
}

void FileCommands::publish(const QString& lesson) {
    auto found = find_lesson(lesson);
    if (!found)
        return say(found.error());
    auto* dialog = new PublishDialog(session_, *std::move(found), &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void FileCommands::publish_course() {
    auto* dialog = new CourseDialog(session_, &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void FileCommands::obey(const WindowCommand& command) {
    switch (command.act) {
    case WindowCommand::open:
        return open();
    case WindowCommand::open_results:
        return open_results_then(command.of, true,
                                 [this](const ReadOutcome& outcome) { ask_or_say(outcome, {}); });
    case WindowCommand::generate:
        return generate();
    case WindowCommand::new_instance:
        return new_instance(command.of);
    case WindowCommand::redraw:
        return redraw();
    case WindowCommand::redraw_by_seed:
        return redraw_by_seed();
    case WindowCommand::publish:
        return publish(command.of);
    }
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
    const SheetWork& sheet = SheetWork::of(session_);
    if (!sheet.is_kept() && !may_leave_sheet(sheet, window_))
        return false;
    if (!session_.edited())
        return true; // no edit would be lost, and what was generated can be generated again
    QMessageBox box(QMessageBox::Question, tr("Knapscope"), {},
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &window_);
    box.setTextFormat(Qt::PlainText); // a name may look like HTML
    box.setText(tr("“%1” has edits that are not saved.")
                    .arg(box.fontMetrics().elidedText(session_.called(), Qt::ElideMiddle, width_of_name)));
    box.setDefaultButton(QMessageBox::Save);
    const int answer = box.exec();
    return answer == QMessageBox::Discard || (answer == QMessageBox::Save && save());
}

} // namespace ks::ui
