// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/remembering.h"

#include "ui/base/key_choices.h"
#include "ui/base/session.h"
#include "ui/base/settings.h"
#include "ui/base/system_theme.h"
#include "ui/frame/file_commands.h"
#include "ui/frame/layout_commands.h"
#include "ui/frame/lesson_commands.h"
#include "ui/frame/main_window.h"
#include "ui/own_lesson/lesson_editor.h"
#include "ui/preferences/preferences_dialog.h"
#include "ui/present/presentation.h"
#include "ui/recovery/kept_answers.h"
#include "ui/recovery/kept_edits.h"
#include "ui/recovery/kept_lesson.h"
#include "ui/recovery/recovery_dialog.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/temporary_folder.h"
#include "visual/paint/theme.h"

#include <QScreen>

namespace ks::ui {
namespace {

QString name_of(paint::ThemeId theme) {
    return QString::fromStdString(std::string(paint::to_text(theme)));
}

} // namespace

Remembering::Remembering(MainWindow& window, Session& session, Settings& settings, Presentation& presented)
    : window_(window), session_(session), settings_(settings), presented_(presented) {
    bring_back();
    write_down();
    keep_edits();
    keep_answers();
}

Remembering::~Remembering() = default;

void Remembering::bring_back() {
    const auto theme = paint::theme_named(settings_.theme().toStdString());
    if (theme)
        session_.set_theme(*theme);
    else
        follow_system(true);
    session_.set_text_size(settings_.text_size());
    if (!window_.restoreGeometry(settings_.geometry()))
        fit_into(window_, window_.screen()->availableSize());
    window_.layouts().bring_back(usual_layouts_file());
    session_.set_folder(settings_.folder());
    session_.set_steps_reached(settings_.steps_reached());
    session_.set_hosts(settings_.hosts());
    session_.set_watch(settings_.watch());
    session_.set_memory(settings_.memory());
    session_.set_results_folder(settings_.results_folder());
    presented_.choose_theme(paint::theme_named(settings_.audience_theme().toStdString()));
}

void Remembering::write_down() {
    connect(&session_, &Session::watch_changed, this, [this] { settings_.set_watch(session_.watch()); });
    connect(&session_, &Session::hosts_changed, this, [this] { settings_.set_hosts(session_.hosts()); });
    connect(&session_, &Session::theme_chosen, this, [this] {
        follow_system(false);
        settings_.set_theme(name_of(session_.theme().id()));
    });
    connect(&session_, &Session::language_chosen, this,
            [this](const QString& id) { settings_.set_language(id); });
    connect(&session_, &Session::text_size_chosen, this,
            [this] { settings_.set_text_size(session_.text_size()); });
    connect(&presented_, &Presentation::theme_chosen, this, [this] {
        const auto theme = presented_.theme_choice();
        settings_.set_audience_theme(theme ? name_of(*theme) : QString());
    });
    connect(&session_, &Session::folder_changed, this, [this] { settings_.set_folder(session_.folder()); });
    connect(&session_, &Session::step_reached_changed, this, [this](const QString& lesson) {
        settings_.set_step_reached(lesson, session_.step_reached(lesson));
    });
}

void Remembering::follow_system(bool wanted) {
    if (!wanted) {
        system_.reset();
        return;
    }
    if (system_)
        return;
    system_ = std::make_unique<SystemTheme>();
    connect(system_.get(), &SystemTheme::changed, this, &Remembering::show_system_theme);
    show_system_theme();
}

void Remembering::show_system_theme() {
    session_.set_theme(system_->dark() ? paint::ThemeId::dark : paint::ThemeId::light);
}

void Remembering::keep_edits() {
    kept_ = std::make_unique<KeptEdits>(session_, KeptEdits::usual_folder());
    connect(kept_.get(), &KeptEdits::failed, this,
            [this](const Error& error) { window_.notice().say(sentence(error)); });
    connect(&window_.lessons(), &LessonCommands::editor_opened, this, &Remembering::keep_lesson);
}

void Remembering::keep_lesson(LessonEditor& editor) {
    auto* kept = new KeptLesson(editor, KeptEdits::usual_folder());
    connect(kept, &KeptLesson::failed, this,
            [this](const Error& error) { window_.notice().say(sentence(error)); });
}

/// The editor opens with the edits, which are kept again before the old file goes.
void Remembering::recover_lesson(const LeftBehind& kept) {
    const auto recovered = recovered_lesson(kept.file);
    if (!recovered)
        return window_.notice().say(sentence(recovered.error()));
    LessonEditor& editor = window_.lessons().edit(recovered->lesson);
    connect(&editor, &QObject::destroyed, this, [files = recovered->files] {}); // as long as it is edited
    editor.count_as_edited();
    editor.findChild<KeptLesson*>()->write();
    throw_away(kept);
}

void Remembering::keep_answers() {
    answers_ = std::make_unique<KeptAnswers>(session_, KeptAnswers::usual_folder());
    connect(answers_.get(), &KeptAnswers::brought_back, this, [this](qint64 answers) {
        window_.notice().tell(tr("Your earlier answers to this sheet are here again: %1.").arg(answers));
    });
    connect(answers_.get(), &KeptAnswers::failed, this,
            [this](const Error& error) { window_.notice().say(sentence(error)); });
}

void Remembering::leave_edits() {
    kept_->leave();
}

void Remembering::show_preferences() {
    auto* dialog = new PreferencesDialog(session_, settings_, &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &PreferencesDialog::system_theme_wanted, this, &Remembering::follow_system);
    dialog->open();
}

void Remembering::offer_left_behind() {
    std::vector<LeftBehind> documents = left_behind(KeptEdits::usual_folder());
    if (documents.empty())
        return;
    auto* dialog = new RecoveryDialog(std::move(documents), &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &RecoveryDialog::chosen, this, [this](const LeftBehind& document) {
        if (!document.instance)
            return recover_lesson(document);
        if (!window_.files().may_replace())
            return;
        session_.recover(document.instance, document.path);
        kept_->write(); // as this program's, before the other's goes
        throw_away(document);
        window_.show_page(QStringLiteral("instance"));
    });
    dialog->open();
}

} // namespace ks::ui
