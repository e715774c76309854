// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/own_lesson/add_dialog.h"

#include "assets/assets.h"
#include "ui/base/session.h"
#include "ui/own_lesson/step_preview.h"
#include "ui/own_lesson/write_lesson.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/parts.h"
#include "visual/paint/theme.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ks::ui {

AddDialog::AddDialog(Session& session, ShownStep shown, const QString& lesson, QWidget* parent)
    : QDialog(parent), session_(session), shown_(std::move(shown)), lessons_(new ChoiceBox),
      pictures_(new ChoiceBox), name_(new QLineEdit), title_(new QLineEdit), text_(new QPlainTextEdit),
      name_label_(new QLabel(tr("Its title"))), picture_label_(new QLabel(tr("Picture"))),
      failure_(labelled({}, "error")), preview_(new StepPreview(session)) {
    setObjectName(QStringLiteral("add-step"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Add to lesson"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 16, 24, 16);
    column->setSpacing(16);
    auto* row = new QHBoxLayout;
    row->setSpacing(24);
    row->addWidget(build_form(), 2);
    row->addWidget(preview_, 3);
    column->addLayout(row, 1);
    failure_->setWordWrap(true);
    failure_->setObjectName(QStringLiteral("failure"));
    failure_->hide();
    column->addWidget(failure_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    add_ = buttons->addButton(tr("Add"), QDialogButtonBox::AcceptRole);
    add_->setObjectName(QStringLiteral("add"));
    add_->setProperty("primary", true);
    add_->setDefault(true);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &AddDialog::add);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(preview_, &StepPreview::settled, this, &AddDialog::allow_adding);
    resize(QSize(900, 520) * session.theme().scale());
    offer_pictures();
    offer_lessons(lesson);
    show_picture();
    text_->setFocus();
}

/// Reads the user's lessons, and offers this one first.
void AddDialog::offer_lessons(const QString& folder) {
    lessons_->setEnabled(false);
    show_choice();
    work_.start(
        [](const std::stop_token& stop) {
            return load_lessons({user_folder(QStringLiteral("lessons"))}, {}, stop);
        },
        [this, folder](const std::vector<Lesson>& own) {
            for (const Lesson& each : own)
                if (!each.broken)
                    lessons_->insertItem(lessons_->count() - 1, each.title, each.folder);
            lessons_->setCurrentIndex(
                std::max(0, folder.isEmpty() ? lessons_->count() - 1 : lessons_->findData(folder)));
            lessons_->setEnabled(true);
            show_choice();
            allow_adding();
        });
}

void AddDialog::allow_adding() {
    add_->setEnabled(!work_.busy() && !preview_->busy() && !preview_->error());
}

QWidget* AddDialog::build_form() {
    auto* side = new QWidget;
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    auto* form = new QFormLayout;
    column->addLayout(form);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(16);
    form->setVerticalSpacing(8);
    form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    lessons_->addItem(tr("New lesson"));
    const auto name = [](QWidget* field, const char* id, const QString& called) {
        field->setObjectName(QString::fromLatin1(id));
        field->setAccessibleName(called);
    };
    name(lessons_, "lesson", tr("Lesson"));
    name(name_, "lesson-title", tr("Its title"));
    name(pictures_, "picture", tr("Picture"));
    name(title_, "step-title", tr("Heading of the step"));
    name(text_, "step-text", tr("What you say to it"));
    name_->setPlaceholderText(tr("My lesson"));
    title_->setPlaceholderText(tr("Step"));
    text_->setPlaceholderText(shown_.sentence);
    text_->setTabChangesFocus(true);
    form->addRow(tr("Lesson"), lessons_);
    form->addRow(name_label_, name_);
    form->addRow(picture_label_, pictures_);
    form->addRow(tr("Heading of the step"), title_);
    column->addWidget(new QLabel(tr("What you say to it (Markdown)")));
    column->addWidget(text_, 1); // a form would give it no more than its usual height
    connect(lessons_, &QComboBox::currentIndexChanged, this, &AddDialog::show_choice);
    connect(pictures_, &QComboBox::activated, this, &AddDialog::show_picture);
    return side;
}

/// A kernel's page shows three pictures at once; a lesson shows one of them.
void AddDialog::offer_pictures() {
    const auto show = std::ranges::find(shown_.settings, "show", &std::pair<std::string, std::string>::first);
    const bool kernel = shown_.figure == "trace" && show != shown_.settings.end();
    pictures_->setVisible(kernel);
    picture_label_->setVisible(kernel);
    if (!kernel)
        return;
    for (const auto& [id, words] : {std::pair("source", tr("The source")),
                                    {"memory", tr("What memory moves")},
                                    {"lanes", tr("The lanes")},
                                    {"findings", tr("The source and what was found")}})
        pictures_->addItem(words, QString::fromLatin1(id));
    pictures_->setCurrentIndex(std::max(0, pictures_->findData(QString::fromStdString(show->second))));
}

void AddDialog::show_choice() {
    const bool fresh = lessons_->currentData().toString().isEmpty();
    name_->setVisible(fresh);
    name_label_->setVisible(fresh);
}

void AddDialog::show_picture() {
    if (pictures_->count() > 0)
        std::ranges::find(shown_.settings, "show", &std::pair<std::string, std::string>::first)->second =
            pictures_->currentData().toString().toStdString();
    Lesson alone;
    add_step(alone, shown_, tr("Step"), {});
    add_->setEnabled(false);
    preview_->show_step(alone, 0);
}

/// The lesson is read again, because it may have been edited since the dialog opened.
void AddDialog::add() {
    if (work_.busy() || preview_->busy() || preview_->error())
        return;
    Lesson lesson;
    lesson.folder = lessons_->currentData().toString();
    if (lesson.folder.isEmpty()) {
        lesson.title = name_->text().trimmed().isEmpty() ? name_->placeholderText() : name_->text();
        lesson.folder = folder_for(lesson.title);
        return add_to(std::move(lesson));
    }
    add_->setEnabled(false);
    work_.start(
        [folder = lesson.folder](const std::stop_token&) { return load_lessons({}, {folder}).front(); },
        [this](Lesson read) {
            allow_adding();
            if (read.broken)
                say(sentence(*read.broken));
            else
                add_to(std::move(read));
        });
}

void AddDialog::add_to(Lesson lesson) {
    const QString text = text_->toPlainText().trimmed();
    QString title = title_->text().trimmed();
    if (title.isEmpty())
        title = tr("Step %1").arg(lesson.steps.size() + 1);
    add_step(lesson, shown_, title, text.isEmpty() ? shown_.sentence : text);
    if (const auto saved = save_lesson(lesson, lesson.folder); !saved)
        return say(sentence(saved.error()));
    emit added(lesson.folder);
    accept();
}

void AddDialog::say(const QString& text) {
    failure_->setText(text);
    failure_->setAccessibleName(text);
    failure_->show();
}

} // namespace ks::ui
