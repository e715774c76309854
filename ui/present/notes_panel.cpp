// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/present/notes_panel.h"

#include "ui/base/session.h"
#include "ui/present/picture_view.h"
#include "ui/present/presentation.h"
#include "ui/present/presenter_clock.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/reader.h"
#include "visual/paint/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace ks::ui {

NotesPanel::NotesPanel(Session& session, Presentation& presentation, QWidget& covered, int above)
    : QFrame(&covered), session_(session), presentation_(presentation), above_(above), words_(new Reader),
      next_title_(new ElidedLabel("heading")), next_(new PictureView(tr("The next picture"))) {
    setObjectName(QStringLiteral("notes-panel"));
    words_->setObjectName(QStringLiteral("notes"));
    words_->setAccessibleName(tr("Notes"));
    next_part_ = build_next();
    auto* clock = new QHBoxLayout;
    clock->addWidget(new PresenterClock(presentation_));
    clock->addStretch();
    auto* column = new QVBoxLayout;
    column->setSpacing(8);
    column->addLayout(clock);
    column->addWidget(words_, 1);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 12, 12, 12);
    row->setSpacing(16);
    row->addLayout(column, 3);
    row->addWidget(next_part_, 2);
    covered.installEventFilter(this);
    connect(&presentation, &Presentation::changed, this, &NotesPanel::show_state);
    connect(&session, &Session::theme_changed, this, [this] {
        shown_notes_.clear(); // lays them out in the new theme's size
        lay_out();
        show_state();
    });
    lay_out();
    show_state();
}

QWidget* NotesPanel::build_next() {
    auto* part = new QWidget;
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    next_title_->setObjectName(QStringLiteral("next-title"));
    next_->setObjectName(QStringLiteral("next"));
    column->addWidget(next_title_);
    column->addWidget(next_, 1);
    return part;
}

bool NotesPanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize)
        lay_out();
    return QFrame::eventFilter(watched, event);
}

void NotesPanel::lay_out() {
    constexpr double full_width = 860, full_height = 240, edge = 16;
    const double scale = session_.theme().scale();
    const QSize room = parentWidget()->size() - QSize(0, above_);
    const int width = std::min(qRound(full_width * scale), room.width() - qRound(2 * edge));
    const int height = std::min(qRound(full_height * scale), room.height() / 2);
    setGeometry((room.width() - width) / 2, room.height() - height - qRound(edge), width, height);
}

void NotesPanel::show_state() {
    if (presentation_.notes_shown()) { // laying the picture out takes longest
        show_notes();
        show_next();
    }
    setVisible(presentation_.notes_shown());
    raise();
}

void NotesPanel::show_notes() {
    const QString notes = presentation_.notes();
    if (notes == shown_notes_ && !words_->toPlainText().isEmpty())
        return;
    shown_notes_ = notes;
    words_->show_markdown(notes.isEmpty() ? tr("*No notes for this picture.*") : notes,
                          session_.theme().scale());
}

/// A page that does not step has no next picture.
void NotesPanel::show_next() {
    next_part_->setVisible(presentation_.slides());
    const auto& next = presentation_.next();
    next_->show_frame({.slide = next, .marks = {}}, presentation_, tr("This is the last picture"));
    next_title_->setText(next ? tr("Next · %1").arg(next->label) : QString());
}

} // namespace ks::ui
