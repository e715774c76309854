// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/publish/publish_dialog.h"

#include "ui/base/file_dialogs.h"
#include "ui/base/session.h"
#include "ui/publish/handout.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/room_for_words.h"
#include "ui/widgets/texts.h"
#include "ui/widgets/theme_titles.h"
#include "visual/scene/numbers.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace ks::ui {
namespace {

/// A format in the dialog's list. A zip file has two entries, one for each kind of pictures.
struct Offer {
    const char* suffix;
    const char* filter;
    const char* name;
    const char* about;
    PictureFiles files = PictureFiles::png;
};
constexpr std::array offers{
    Offer{.suffix = "html",
          .filter = QT_TRANSLATE_NOOP("PublishDialog", "Web page (*.html)"),
          .name = QT_TRANSLATE_NOOP("PublishDialog", "Web page (HTML)"),
          .about = QT_TRANSLATE_NOOP("PublishDialog",
                                     "One file that any browser opens, without a network: words, pictures "
                                     "and keys as here.")},
    Offer{.suffix = "pdf",
          .filter = QT_TRANSLATE_NOOP("PublishDialog", "PDF document (*.pdf)"),
          .name = QT_TRANSLATE_NOOP("PublishDialog", "Handout (PDF)"),
          .about = QT_TRANSLATE_NOOP("PublishDialog",
                                     "A4 pages with pictures and room for notes. With six a page there is "
                                     "no room for the words.")},
    Offer{.suffix = "zip",
          .filter = QT_TRANSLATE_NOOP("PublishDialog", "Zip file (*.zip)"),
          .name = QT_TRANSLATE_NOOP("PublishDialog", "Pictures (PNG in a zip file)"),
          .about = QT_TRANSLATE_NOOP("PublishDialog", "A file for each picture, named by its step.")},
    Offer{.suffix = "zip",
          .filter = QT_TRANSLATE_NOOP("PublishDialog", "Zip file (*.zip)"),
          .name = QT_TRANSLATE_NOOP("PublishDialog", "Drawings (SVG in a zip file)"),
          .about = QT_TRANSLATE_NOOP("PublishDialog",
                                     "A file for each picture, named by its step, whose words stay words."),
          .files = PictureFiles::svg},
    Offer{.suffix = "gif",
          .filter = QT_TRANSLATE_NOOP("PublishDialog", "Animation (*.gif)"),
          .name = QT_TRANSLATE_NOOP("PublishDialog", "Animation (GIF)"),
          .about = QT_TRANSLATE_NOOP("PublishDialog",
                                     "One picture after the other, each as long as its sentence takes to "
                                     "read.")},
    Offer{.suffix = "mp4",
          .filter = QT_TRANSLATE_NOOP("PublishDialog", "Film (*.mp4)"),
          .name = QT_TRANSLATE_NOOP("PublishDialog", "Film (MP4)"),
          .about = QT_TRANSLATE_NOOP("PublishDialog",
                                     "The same as a film. It is made by ffmpeg, which must be installed.")},
};

const Offer& offer_in(const QComboBox& box) {
    return offers[static_cast<std::size_t>(box.currentIndex())];
}

/// A spin box for one of the lesson's steps.
QSpinBox* step_box(const char* id, const QString& name, int most, int value) {
    auto* box = new QSpinBox;
    box->setObjectName(QString::fromLatin1(id));
    box->setAccessibleName(name);
    box->setRange(1, most);
    box->setValue(value);
    return box;
}

} // namespace

PublishDialog::PublishDialog(Session& session, Lesson lesson, QWidget* parent)
    : QDialog(parent), session_(session), lesson_(std::move(lesson)), format_(new ChoiceBox),
      first_(step_box("first", tr("First step"), static_cast<int>(lesson_.steps.size()), 1)),
      last_(step_box("last", tr("Last step"), static_cast<int>(lesson_.steps.size()),
                     static_cast<int>(lesson_.steps.size()))),
      per_page_(new ChoiceBox), theme_(new ChoiceBox), form_(new QFormLayout), about_(labelled({}, "quiet")),
      said_(labelled({}, "sentence")), bar_(new QProgressBar), publish_(new QPushButton(tr("Publish…"))),
      close_(new QPushButton(tr("Close"))) {
    setObjectName(QStringLiteral("publish"));
    setWindowTitle(tr("Publish lesson"));
    setMinimumWidth(520);
    build();
    connect(format_, &QComboBox::currentIndexChanged, this, &PublishDialog::show_format);
    connect(first_, &QSpinBox::valueChanged, last_, &QSpinBox::setMinimum);
    connect(last_, &QSpinBox::valueChanged, first_, &QSpinBox::setMaximum);
    connect(publish_, &QPushButton::clicked, this, &PublishDialog::ask_where);
    connect(close_, &QPushButton::clicked, this, &PublishDialog::reject);
    connect(&publisher_, &Publisher::told, this, &PublishDialog::show_headway);
    connect(&publisher_, &Publisher::finished, this, &PublishDialog::show_end);
    show_format();
    keep_room_for_words(*this);
}

void PublishDialog::build() {
    format_->setObjectName(QStringLiteral("format"));
    format_->setAccessibleName(tr("Format"));
    for (const Offer& offer : offers)
        format_->addItem(tr(offer.name));
    per_page_->setObjectName(QStringLiteral("per-page"));
    per_page_->setAccessibleName(tr("Pictures a page"));
    for (const int count : handout_sizes)
        per_page_->addItem(QString::number(count), count);
    per_page_->setCurrentIndex(1);
    theme_->setObjectName(QStringLiteral("theme"));
    theme_->setAccessibleName(tr("Theme"));
    const QStringList titles = theme_titles();
    for (std::size_t i = 0; i < paint::theme_ids.size(); ++i)
        theme_->addItem(titles[static_cast<qsizetype>(i)], static_cast<int>(paint::theme_ids[i]));
    bar_->setObjectName(QStringLiteral("headway"));
    bar_->setAccessibleName(tr("Pictures done"));
    said_->setObjectName(QStringLiteral("said"));
    for (QLabel* label : {about_, said_})
        label->setWordWrap(true);
    publish_->setObjectName(QStringLiteral("publish-now"));
    publish_->setProperty("primary", true);
    publish_->setDefault(true);
    close_->setObjectName(QStringLiteral("close"));

    auto* steps = new QHBoxLayout;
    steps->setSpacing(8);
    steps->addWidget(first_);
    steps->addWidget(new QLabel(tr("to")));
    steps->addWidget(last_);
    steps->addStretch();
    form_->setHorizontalSpacing(16);
    form_->setVerticalSpacing(8);
    form_->addRow(tr("Format"), format_);
    form_->addRow(QString(), about_);
    form_->addRow(tr("Steps"), steps);
    form_->addRow(tr("Pictures a page"), per_page_);
    form_->addRow(tr("Theme"), theme_);
    auto* buttons = new QDialogButtonBox;
    buttons->addButton(publish_, QDialogButtonBox::ActionRole);
    buttons->addButton(close_, QDialogButtonBox::ActionRole);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 24, 24, 16);
    column->setSpacing(16);
    column->addWidget(labelled(lesson_.title, "title"));
    column->addLayout(form_);
    column->addWidget(bar_);
    column->addWidget(said_);
    column->addStretch();
    column->addWidget(buttons);
    bar_->hide();
    said_->hide();
}

QString PublishDialog::suffix() const {
    return QString::fromLatin1(offer_in(*format_).suffix);
}

void PublishDialog::show_format() {
    about_->setText(tr(offer_in(*format_).about));
    form_->setRowVisible(per_page_, suffix() == QLatin1String("pdf"));
    // A web page has a theme switch; initially it follows the reader's system.
    const bool own_switch = suffix() == QLatin1String("html");
    if (own_switch && theme_->findText(tr("the reader's")) < 0)
        theme_->insertItem(0, tr("the reader's"));
    else if (!own_switch && theme_->findText(tr("the reader's")) >= 0)
        theme_->removeItem(0);
    theme_->setCurrentIndex(0);
}

PublishSettings PublishDialog::settings(const QString& path) const {
    const QVariant theme = theme_->currentData();
    return {.path = path,
            .steps = {.first = first_->value(), .last = last_->value()},
            .per_page = per_page_->currentData().toInt(),
            .files = offer_in(*format_).files,
            .theme =
                theme.isValid() ? std::optional(static_cast<paint::ThemeId>(theme.toInt())) : std::nullopt};
}

void PublishDialog::ask_where() {
    const Offer& offer = offer_in(*format_);
    QString path = ask_where_to_save(*this, session_, tr("Publish lesson"),
                                     QStringLiteral("%1.%2").arg(lesson_.id, suffix()), tr(offer.filter));
    if (path.isEmpty())
        return;
    if (QFileInfo(path).suffix().toLower() != suffix())
        path += QLatin1Char('.') + suffix();
    publish_to(path);
}

void PublishDialog::publish_to(const QString& path) {
    path_ = path;
    bar_->setRange(0, 0); // until the number of pictures is known
    bar_->show();
    said_->hide();
    publish_->setEnabled(false);
    close_->setText(tr("Cancel"));
    close_->setEnabled(true);
    publisher_.start(lesson_, settings(path));
}

void PublishDialog::show_headway(int done, int of) {
    bar_->setRange(0, of);
    bar_->setValue(done);
}

void PublishDialog::show_end() {
    bar_->hide();
    publish_->setEnabled(true);
    close_->setText(tr("Close"));
    close_->setEnabled(true);
    const auto& error = publisher_.error();
    const QString size =
        QString::fromStdString(scene::bytes(static_cast<std::uint64_t>(error ? 0 : QFileInfo(path_).size())));
    said_->setText(!error                                ? tr("Written to %1 (%2).").arg(path_, size)
                   : error->code == ErrorCode::cancelled ? tr("Cancelled; nothing was written.")
                                                         : sentence(*error));
    said_->setProperty("role", error && error->code != ErrorCode::cancelled ? "error" : "sentence");
    restyle(*said_);
    said_->show();
}

/// While a lesson is being published, the first Escape or click cancels it, and the dialog stays open.
void PublishDialog::reject() {
    if (!publisher_.busy())
        return QDialog::reject();
    publisher_.cancel();
    close_->setEnabled(false);
}

} // namespace ks::ui
