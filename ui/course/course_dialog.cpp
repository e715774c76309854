// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/course/course_dialog.h"

#include "ui/base/file_dialogs.h"
#include "ui/base/language.h"
#include "ui/base/session.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/room_for_words.h"
#include "ui/widgets/theme_titles.h"

#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QDir>
#include <QFormLayout>
#include <QLabel>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QUrl>
#include <QVBoxLayout>

namespace ks::ui {
namespace {

/// This folder is created inside the folder that the user chooses, so that no file of the user's is touched.
const QString course_folder = QStringLiteral("knapscope-course");

QString id_of(const QListWidgetItem& item) {
    return item.data(Qt::UserRole).toString();
}

} // namespace

CourseDialog::CourseDialog(Session& session, QWidget* parent)
    : QDialog(parent), session_(session), size_(std::make_shared<CourseSize>()), lessons_(new QListWidget),
      all_(new QPushButton(tr("All"))), none_(new QPushButton(tr("None"))), theme_(new ChoiceBox),
      said_(labelled({}, "sentence")), bar_(new QProgressBar), open_(new QPushButton(tr("Open in browser"))),
      publish_(new QPushButton(tr("Publish…"))), close_(new QPushButton(tr("Close"))) {
    setObjectName(QStringLiteral("publish-course"));
    setWindowTitle(tr("Publish course"));
    setMinimumSize(560, 520);
    build();
    connect(all_, &QPushButton::clicked, this, [this] { tick_all(true); });
    connect(none_, &QPushButton::clicked, this, [this] { tick_all(false); });
    connect(lessons_, &QListWidget::itemChanged, this, &CourseDialog::show_ticked);
    connect(open_, &QPushButton::clicked, this, [this] {
        QDesktopServices::openUrl(QUrl::fromLocalFile(QDir(folder_).filePath(QStringLiteral("index.html"))));
    });
    connect(publish_, &QPushButton::clicked, this, &CourseDialog::ask_where);
    connect(close_, &QPushButton::clicked, this, &CourseDialog::reject);
    connect(&publisher_, &Publisher::told, this, &CourseDialog::show_headway);
    connect(&publisher_, &Publisher::finished, this, &CourseDialog::show_end);
    keep_room_for_words(*this);
    lessons_->setFocus();
    read_lessons();
}

void CourseDialog::build() {
    lessons_->setObjectName(QStringLiteral("lessons"));
    lessons_->setAccessibleName(tr("Lessons"));
    all_->setObjectName(QStringLiteral("all"));
    none_->setObjectName(QStringLiteral("none"));
    theme_->setObjectName(QStringLiteral("theme"));
    theme_->setAccessibleName(tr("Theme"));
    theme_->addItem(tr("the reader's"));
    const QStringList titles = theme_titles();
    for (std::size_t i = 0; i < paint::theme_ids.size(); ++i)
        theme_->addItem(titles[static_cast<qsizetype>(i)], static_cast<int>(paint::theme_ids[i]));
    bar_->setObjectName(QStringLiteral("headway"));
    bar_->setAccessibleName(tr("Lessons done"));
    said_->setObjectName(QStringLiteral("said"));
    said_->setWordWrap(true);
    open_->setObjectName(QStringLiteral("open-site"));
    publish_->setObjectName(QStringLiteral("publish-now"));
    publish_->setProperty("primary", true);
    publish_->setDefault(true);
    close_->setObjectName(QStringLiteral("close"));

    auto* about = labelled(tr("A folder with a web site in all languages: contents, lessons with their "
                              "questions, a search. It needs no server and no network, and works on any web "
                              "server as well."),
                           "quiet");
    about->setWordWrap(true);
    auto* ticks = new QHBoxLayout;
    ticks->setSpacing(8);
    ticks->addWidget(labelled(tr("Lessons"), "heading"));
    ticks->addStretch();
    ticks->addWidget(all_);
    ticks->addWidget(none_);
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(16);
    form->addRow(tr("Theme"), theme_);
    auto* outcome = new QHBoxLayout;
    outcome->setSpacing(16);
    outcome->addWidget(said_, 1);
    outcome->addWidget(open_);
    auto* buttons = new QDialogButtonBox;
    buttons->addButton(publish_, QDialogButtonBox::ActionRole);
    buttons->addButton(close_, QDialogButtonBox::ActionRole);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 24, 24, 16);
    column->setSpacing(16);
    column->addWidget(labelled(tr("The course as a web site"), "title"));
    column->addWidget(about);
    column->addLayout(ticks);
    column->addWidget(lessons_, 1);
    column->addLayout(form);
    column->addWidget(bar_);
    column->addLayout(outcome);
    column->addWidget(buttons);
    bar_->hide();
    said_->hide();
    open_->hide();
    publish_->setEnabled(false);
}

/// Lessons are read from files, in another thread.
void CourseDialog::read_lessons() {
    reading_.start([](const std::stop_token& /*stop*/) { return load_lessons(lesson_folders()); },
                   [this](const std::vector<Lesson>& lessons) { fill(lessons); });
}

void CourseDialog::fill(const std::vector<Lesson>& lessons) {
    for (const Lesson& lesson : lessons) {
        if (lesson.broken)
            continue;
        auto* item = new QListWidgetItem(numbered(lesson), lessons_);
        item->setData(Qt::UserRole, lesson.id);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(lesson.place.chapter > 0 ? Qt::Checked : Qt::Unchecked);
    }
    lessons_->setCurrentRow(0);
    show_ticked();
}

void CourseDialog::tick_all(bool ticked) {
    for (int i = 0; i < lessons_->count(); ++i)
        lessons_->item(i)->setCheckState(ticked ? Qt::Checked : Qt::Unchecked);
}

void CourseDialog::show_ticked() {
    publish_->setEnabled(!publisher_.busy() && !settings({}).lessons.isEmpty());
}

CourseSettings CourseDialog::settings(const QString& folder) const {
    CourseSettings settings{.folder = folder, .language = spoken_language()};
    for (int i = 0; i < lessons_->count(); ++i)
        if (const QListWidgetItem& item = *lessons_->item(i); item.checkState() == Qt::Checked)
            settings.lessons << id_of(item);
    if (const QVariant theme = theme_->currentData(); theme.isValid())
        settings.theme = static_cast<paint::ThemeId>(theme.toInt());
    return settings;
}

void CourseDialog::ask_where() {
    const QString chosen =
        ask_for_folder(*this, session_, tr("Where to put the folder %1").arg(course_folder));
    if (chosen.isEmpty())
        return;
    const bool is_it = QDir(chosen).dirName() == course_folder;
    publish_to(is_it ? chosen : QDir(chosen).filePath(course_folder));
}

void CourseDialog::publish_to(const QString& folder) {
    folder_ = folder;
    bar_->setRange(0, 0); // until the number of lessons is known
    bar_->show();
    said_->hide();
    open_->hide();
    publish_->setEnabled(false);
    close_->setText(tr("Cancel"));
    publisher_.start([settings = settings(folder), size = size_](const Headway& headway) -> Result<void> {
        KS_TRY(*size, publish_course(settings, headway));
        return {};
    });
}

void CourseDialog::show_headway(int done, int of) {
    bar_->setRange(0, of);
    bar_->setValue(done);
}

void CourseDialog::show_end() {
    bar_->hide();
    close_->setText(tr("Close"));
    close_->setEnabled(true);
    show_ticked();
    const auto& error = publisher_.error();
    said_->setText(!error                                ? written_words(*size_, folder_)
                   : error->code == ErrorCode::cancelled ? tr("Cancelled; nothing was written.")
                                                         : sentence(*error));
    said_->setProperty("role", error && error->code != ErrorCode::cancelled ? "error" : "sentence");
    restyle(*said_);
    said_->show();
    open_->setVisible(!error);
}

/// While a course is being published, the first Escape or click cancels it, and the dialog stays open.
void CourseDialog::reject() {
    if (!publisher_.busy())
        return QDialog::reject();
    publisher_.cancel();
    close_->setEnabled(false);
}

} // namespace ks::ui
