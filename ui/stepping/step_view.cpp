// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stepping/step_view.h"

#include "solvers/core/formatted.h"
#include "solvers/steps/record.h"
#include "solvers/steps/table_layers.h"
#include "ui/base/session.h"
#include "ui/stepping/table_rows.h"
#include "ui/stepping/track.h"
#include "ui/stepping/why_card.h"
#include "ui/widgets/canvas.h"
#include "ui/widgets/dock_area.h"
#include "visual/export/export.h"
#include "visual/scene/numbers.h"
#include "visual/scene/side_by_side.h"
#include "visual/scene/whole_table.h"

#include <QAction>
#include <QApplication>
#include <QGridLayout>
#include <QMetaMethod>
#include <QMouseEvent>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace ks::ui {

namespace {

/// Whether a table is so large that it is first shown as a heat map and exported in parts.
bool is_large(const TableRecording& recording) {
    return recording.rows() * recording.columns() > most_recorded_cells;
}

constexpr QSizeF unseen_size(1600, 1000); // the size that an export without a window assumes for the screen

int as_bar(std::int64_t value) {
    return static_cast<int>(std::min<std::int64_t>(value, INT_MAX));
}

} // namespace

StepView::StepView(Session& session, Parts parts)
    : session_(session), parts_(parts), canvas_(new Canvas), across_(new QScrollBar(Qt::Horizontal)),
      down_(new QScrollBar(Qt::Vertical)) {
    canvas_->setObjectName(QStringLiteral("table"));
    canvas_->setAccessibleName(tr("Table"));
    auto* picture = new QWidget;
    auto* grid = new QGridLayout(picture);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(0);
    grid->addWidget(canvas_, 0, 0);
    grid->addWidget(down_, 0, 1);
    grid->addWidget(across_, 1, 0);
    across_->hide();
    down_->hide();
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(parts == Parts::page ? build_docks(*picture) : picture);
    setFocusProxy(canvas_);
    why_ = new WhyCard(session, *this);
    connect(why_, &WhyCard::step_wanted, this, &StepView::step_chosen);
    add_menu();
    for (Canvas* each : {canvas_, code_, words_}) {
        if (!each)
            continue;
        each->set_theme(session.theme());
        connect(&session, &Session::theme_changed, each, [this, each] { each->set_theme(session_.theme()); });
    }
    connect(across_, &QScrollBar::valueChanged, this,
            [this](int value) { scroll_to(view_.first_row, value); });
    connect(down_, &QScrollBar::valueChanged, this,
            [this](int value) { scroll_to(value, view_.first_column); });
    canvas_->installEventFilter(this);
}

/// The picture is the centre; what explains it is at its right.
DockArea* StepView::build_docks(QWidget& picture) {
    constexpr int line_ends = 16;
    auto* docks = new DockArea(picture, {.lines = Qt::Horizontal | Qt::Vertical, .line_ends = line_ends});
    const auto canvas = [](const char* name, const QString& title) {
        auto* made = new Canvas;
        made->setObjectName(QLatin1String(name));
        made->setAccessibleName(title);
        return made;
    };
    code_ = canvas("code", tr("Pseudo-code"));
    words_ = canvas("words", tr("What happens"));
    const auto wanted = [](QSizeF page) {
        const scene::StepPieces pieces = scene::step_pieces(page.width(), page.height());
        return QSizeF(pieces.explanation, pieces.words);
    };
    docks->add(*code_, {.name = "code",
                        .title = code_->accessibleName(),
                        .place = DockPlace::right,
                        .wanted = [wanted](QSizeF page) { return QSizeF(wanted(page).width(), 0); }});
    docks->add(
        *words_,
        {.name = "words", .title = words_->accessibleName(), .place = DockPlace::right, .wanted = wanted});
    return docks;
}

/// The pseudo-code and the words of the step; nothing without a recording.
void StepView::show_explanation() {
    if (!code_)
        return;
    words_->set_words(recording_ ? readable(moment_.step.text) : QString());
    const auto draw = [this](Canvas& canvas, auto scene) {
        canvas.set_scene(!recording_ ? Canvas::Scene() : [this, scene](QSizeF size) {
            return scene(*recording_, moment_, size.width(), size.height(), measure_);
        });
    };
    draw(*code_, &scene::step_code_scene);
    draw(*words_, &scene::step_words_scene);
}

void StepView::show_step(std::shared_ptr<const Recording> recording, std::int64_t step,
                         std::vector<CellAt> highlight) {
    const auto before = recording_; // the picture that is still there was drawn from it
    why_->close();
    if (recording != recording_) {
        recording_ = std::move(recording);
        table_ = as_table(recording_);
        view_ = {};
        if (table_ && is_large(*table_))
            view_.zoom = 0;
        canvas_->setAccessibleName(table_ || !recording_ ? tr("Table") : tr("Picture of the algorithm"));
    }
    highlight_ = std::move(highlight);
    following_ = true;
    if (recording_)
        moment_ = scene::moment_of(*recording_, step);
    canvas_->set_words(recording_ ? readable(moment_.step.text) : QString());
    if (!shows_table()) {
        across_->hide();
        down_->hide();
    }
    show_explanation();
    if (recording_) {
        canvas_->set_scene([this](QSizeF size) { return scene_for(size); });
    } else {
        canvas_->set_scene({});
    }
}

void StepView::set_differences(std::vector<At> differs) {
    differs_ = std::move(differs);
    canvas_->refresh();
}

/// Where the table is on the screen; in an exported picture the explanation is beside it.
scene::Rect StepView::frame_for(QSizeF size) const {
    return parts_ == Parts::page ? scene::step_picture_frame(size.width(), size.height())
                                 : frame_in_picture(size);
}

scene::Rect StepView::frame_in_picture(QSizeF size) const {
    switch (parts_) {
    case Parts::page:
        return scene::step_frames(size.width(), size.height()).table;
    case Parts::lesson:
        return scene::lesson_table_frame(size.width(), size.height());
    case Parts::side:
        break;
    }
    return scene::side_frame(size.width(), size.height());
}

QSizeF StepView::scene_size() const {
    return QSizeF(canvas_->size()) / session_.theme().scale();
}

scene::Point StepView::scene_point(QPointF position) const {
    return {position.x() / session_.theme().scale(), position.y() / session_.theme().scale()};
}

scene::TableLayout StepView::layout() const {
    return scene::table_layout(*table_, view_, frame_for(scene_size()), measure_);
}

QWidget& StepView::picture_widget() const {
    return *canvas_;
}

std::optional<QRect> StepView::place_of(CellAt at) const {
    if (!shows_table())
        return std::nullopt;
    const scene::TableLayout now = layout();
    return now.readable() && now.shows_whole(at) ? visible_place_of(at) : std::nullopt;
}

std::optional<QRect> StepView::visible_place_of(CellAt at) const {
    if (!shows_table() || !layout().shows(at))
        return std::nullopt;
    const scene::Rect cell = layout().cell(at);
    const double scale = session_.theme().scale();
    return QRectF(cell.x * scale, cell.y * scale, cell.width * scale, cell.height * scale).toRect();
}

scene::DisplayList StepView::scene_of(const scene::TableView& view, QSizeF size) const {
    if (parts_ == Parts::page)
        return scene::step_scene(*recording_, moment_, view, size.width(), size.height(), measure_);
    if (parts_ == Parts::side)
        return scene::side_scene(
            {.recording = *recording_, .moment = moment_, .view = view, .differs = differs_}, size.width(),
            size.height(), measure_);
    return scene::lesson_scene(*recording_, moment_.step, view, size.width(), size.height(), measure_,
                               highlight_);
}

scene::DisplayList StepView::drawn(const scene::TableView& view, QSizeF size) const {
    if (parts_ == Parts::page)
        return scene::step_picture_scene(*recording_, moment_, view, size.width(), size.height(), measure_);
    return scene_of(view, size);
}

bool StepView::shows_table() const {
    return table_ && !table_->front(moment_.step.index);
}

scene::DisplayList StepView::scene_for(QSizeF size) {
    if (!shows_table())
        return drawn(view_, size);
    const scene::Rect frame = frame_for(size);
    const bool all = view_.zoom == 0;
    if (following_)
        view_ = scene::followed(*table_, moment_.step, view_, frame, measure_);
    const scene::TableLayout layout = scene::table_layout(*table_, view_, frame, measure_);
    view_ = layout.view;
    if (all)
        view_.zoom = 0; // in a window of another size the view still shows the whole table
    show_bars(layout);
    return drawn(view_, size);
}

void StepView::show_bars(const scene::TableLayout& layout) {
    const auto set = [&](QScrollBar& bar, double first, std::int64_t visible, std::int64_t all) {
        const QSignalBlocker quiet(bar);
        bar.setRange(0, as_bar(all - visible));
        bar.setPageStep(as_bar(visible));
        bar.setSingleStep(as_bar(std::max<std::int64_t>(1, visible / 20)));
        bar.setValue(as_bar(std::llround(first)));
        // Whether a bar takes space depends on the table, not on the zoom; if there is nothing to scroll, it
        // is empty.
        bar.setVisible(!layout.fits || visible < all);
        bar.setEnabled(visible < all);
    };
    set(*across_, layout.view.first_column, layout.whole_columns, layout.all_columns);
    set(*down_, layout.view.first_row, layout.whole_rows, layout.all_rows);
}

void StepView::explain_clicks(bool on) {
    explains_clicks_ = on;
    if (!on)
        why_->close();
}

/// Whether the page goes to the step that computes this cell.
bool StepView::can_go(CellAt at) const {
    return isSignalConnected(QMetaMethod::fromSignal(&StepView::step_chosen)) &&
           (!reachable_ || reachable_(table_->step_of(at)));
}

QString StepView::content_words(CellAt at) const {
    if (!shows_table())
        return {};
    const TableRecording::Shown shown = table_->shown(moment_.step.index, at);
    return shown.computed ? tr("In your cell: %1 = %2.")
                                .arg(readable(cell_name(*table_, at)),
                                     QString::fromStdString(scene::cell_text(shown.value)))
                          : tr("In your cell: nothing is computed yet.");
}

/// What the picture's menu offers for the cell under the pointer.
void StepView::add_menu() {
    why_in_menu_ = new QAction(tr("Why this value?"), canvas_);
    connect(why_in_menu_, &QAction::triggered, this,
            [this] { why_->explain(*table_, *menu_cell_, moment_.step.index, can_go(*menu_cell_)); });
    go_in_menu_ = new QAction(tr("Go to this step"), canvas_);
    connect(go_in_menu_, &QAction::triggered, this,
            [this] { emit step_chosen(table_->step_of(*menu_cell_)); });
    for (QAction* action : {why_in_menu_, go_in_menu_}) {
        action->setVisible(false);
        canvas_->addAction(action);
    }
}

void StepView::offer_in_menu(QPointF position) {
    menu_cell_ = shows_table() ? layout().at(scene_point(position)) : std::nullopt;
    why_in_menu_->setVisible(menu_cell_ && explains_clicks_);
    go_in_menu_->setVisible(menu_cell_ && can_go(*menu_cell_));
}

void StepView::click(QPointF position) {
    const auto at = layout().at(scene_point(position));
    if (at && explains_clicks_ && why_->cell() != at)
        why_->explain(*table_, *at, moment_.step.index, can_go(*at));
    else
        why_->close();
    if (at)
        emit cell_clicked(*at);
}

void StepView::move_to(const scene::TableView& view) {
    why_->close();
    following_ = false;
    view_ = view;
    canvas_->refresh();
}

void StepView::scroll_to(double row, double column) {
    if (shows_table())
        move_to({.first_row = row, .first_column = column, .zoom = view_.zoom});
}

void StepView::zoom_at(double factor, scene::Point anchor) {
    scene::TableView view = scene::zoomed(*table_, view_, factor, anchor, frame_for(scene_size()), measure_);
    if (view.zoom <= layout().least_zoom)
        view.zoom = 0;
    move_to(view);
}

void StepView::zoom(double factor) {
    if (!shows_table())
        return;
    const scene::Rect cells = layout().cells;
    zoom_at(factor, {cells.x + cells.width / 2, cells.y + cells.height / 2});
}

void StepView::pan(double across, double down) {
    if (!shows_table())
        return;
    const scene::TableLayout now = layout();
    const auto moved = [&](double first, double part, std::int64_t visible) {
        const double cells = part * static_cast<double>(visible);
        if (cells == 0)
            return first;
        return now.readable() ? std::round(first + (cells > 0 ? std::ceil(cells) : std::floor(cells)))
                              : first + cells;
    };
    scroll_to(moved(now.view.first_row, down, now.whole_rows),
              moved(now.view.first_column, across, now.whole_columns));
}

void StepView::drag_to(QPointF position) {
    const scene::TableLayout now = layout();
    const QPointF by = (position - drag_->begin) / session_.theme().scale();
    double rows = by.y() / now.cell_height, columns = by.x() / now.cell_width;
    if (now.readable()) { // by whole cells, as the scroll bars do; the cells at the edges stay cut as much as
                          // they are
        rows = std::round(rows);
        columns = std::round(columns);
    }
    scroll_to(drag_->view.first_row - rows, drag_->view.first_column - columns);
}

bool StepView::eventFilter(QObject* watched, QEvent* event) {
    const auto* mouse = dynamic_cast<const QMouseEvent*>(event);
    if (watched == canvas_ && event->type() == QEvent::MouseButtonPress && mouse->button() == Qt::RightButton)
        offer_in_menu(mouse->position()); // of a picture that is not a table nothing
    if (!shows_table() || watched != canvas_)
        return QWidget::eventFilter(watched, event);
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        if (mouse->button() == Qt::LeftButton && layout().at(scene_point(mouse->position())))
            drag_ = Drag{.begin = mouse->position(), .view = layout().view};
        break;
    case QEvent::MouseMove:
        if (drag_ &&
            (mouse->position() - drag_->begin).manhattanLength() >= QApplication::startDragDistance())
            drag_to(mouse->position());
        break;
    case QEvent::MouseButtonRelease:
        if (drag_ && (mouse->position() - drag_->begin).manhattanLength() < QApplication::startDragDistance())
            click(mouse->position());
        drag_.reset();
        break;
    case QEvent::MouseButtonDblClick:
        drag_.reset();
        if (const auto at = layout().at(scene_point(mouse->position())); at && can_go(*at))
            emit step_chosen(table_->step_of(*at));
        break;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

void StepView::wheelEvent(QWheelEvent* event) {
    if (!shows_table())
        return;
    constexpr double notch = 120, pixels_a_notch = 48, zoom_a_notch = 1.25, cells_a_notch = 3;
    const QPoint turned = event->angleDelta();
    const double notches = (turned.y() != 0 ? turned.y() : turned.x()) / notch;
    const scene::TableLayout now = layout();
    const auto by = [&](double cell) {
        return notches * (now.readable() ? cells_a_notch : std::max(1.0, pixels_a_notch / cell));
    };
    if (event->modifiers() & Qt::ControlModifier)
        zoom_at(std::pow(zoom_a_notch * (now.readable() ? 1 : 1.2), notches),
                scene_point(canvas_->mapFrom(this, event->position())));
    else if ((event->modifiers() & Qt::ShiftModifier) || turned.y() == 0)
        scroll_to(now.view.first_row, now.view.first_column - by(now.cell_width));
    else
        scroll_to(now.view.first_row - by(now.cell_height), now.view.first_column);
    event->accept();
}

scene::TableView StepView::view_for(QSizeF size) const {
    if (!shows_table())
        return view_;
    const scene::Rect frame = frame_in_picture(size);
    const bool follows = following_ || !is_large(*table_);
    scene::TableView view = scene::view_of_picture(*table_, view_, frame, measure_);
    // Where no picture is large enough for all cells, colours show the whole table, and the optimum in it.
    const QSizeF pixels = size * session_.theme().scale();
    if (parts_ == Parts::page && view.zoom == 1 && whole_size(pixels) == pixels &&
        !scene::table_layout(*table_, view, frame, measure_).complete())
        view = {.zoom = 0, .says_part = true};
    return follows ? scene::followed(*table_, moment_.step, view, frame, measure_) : view;
}

QSizeF StepView::whole_size(QSizeF least) const {
    if (!shows_table() || is_large(*table_))
        return least;
    const double scale = session_.theme().scale();
    const auto extent = [scale](QSizeF size) {
        return scene::Extent{.width = size.width() / scale, .height = size.height() / scale};
    };
    const scene::Extent whole = scene::whole_table_size(
        *table_, extent(least), extent(visual::most_by_itself),
        [this](double width, double height) {
            return frame_in_picture({width, height});
        },
        measure_);
    return QSizeF(whole.width, whole.height) * scale;
}

visual::Picture StepView::picture(QSizeF size) const {
    const QSizeF inner = size / session_.theme().scale();
    return visual::picture_of(scene_of(view_for(inner), inner), session_.theme());
}

Canvas::Scene StepView::scene_at(std::int64_t step) const {
    if (!recording_)
        return {};
    return [recording = recording_, table = table_, zoom = view_.zoom,
            moment = scene::moment_of(*recording_, step)](QSizeF size) {
        const paint::FontMeasure measure;
        scene::TableView view{.zoom = zoom};
        if (table && !table->front(moment.step.index))
            view = scene::followed(*table, moment.step, view,
                                   scene::step_frames(size.width(), size.height()).table, measure);
        return scene::step_scene(*recording, moment, view, size.width(), size.height(), measure);
    };
}

Result<QByteArray> StepView::csv() const {
    if (!recording_)
        return QByteArray();
    if (!table_)
        return Error{.code = ErrorCode::usage,
                     .what = formatted("a recording of the shape '{}' has no rows to write as CSV",
                                       to_text(recording_->shape())),
                     .todo = "export a picture, or let `knapscope-run steps` write the steps"};
    const std::int64_t step = moment_.step.index;
    if (!is_large(*table_))
        return visual::csv_of(all_rows(*table_, step));
    const scene::Rect frame = isVisible() ? frame_for(scene_size()) : frame_in_picture(unseen_size);
    return visual::csv_of(visible_rows(*table_, step, scene::table_layout(*table_, view_, frame, measure_)));
}

} // namespace ks::ui
