// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stepping/why_card.h"

#include "solvers/steps/table_layers.h"
#include "ui/base/session.h"
#include "ui/stepping/step_view.h"
#include "ui/widgets/rich_words.h"
#include "visual/scene/rich_text.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cstdint>

namespace ks::ui {

/// The outlines of the cells that a card is about. The pointer goes through them.
class WhyCard::Outlines : public QWidget {
public:
    Outlines(const Session& session, StepView& view)
        : QWidget(&view.picture_widget()), session_(session), view_(view) {
        setObjectName(QStringLiteral("why-cells"));
        setAttribute(Qt::WA_TransparentForMouseEvents);
        hide();
    }

    void show_cells(CellAt cell, const std::vector<CellValue>& read) {
        cell_ = cell;
        read_.clear();
        for (const CellValue& each : read)
            read_.push_back(each.at.cell());
        setGeometry(view_.picture_widget().rect());
        show();
        raise();
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        for (const CellAt& at : read_)
            draw(painter, at, scene::Role::read, Qt::SolidLine);
        draw(painter, cell_, scene::Role::accent, Qt::DashLine);
    }

private:
    void draw(QPainter& painter, CellAt at, scene::Role role, Qt::PenStyle style) const {
        const double width = 3 * session_.theme().scale();
        if (const auto cell = view_.visible_place_of(at)) {
            painter.setPen(QPen(session_.theme().line(role), width, style, Qt::SquareCap, Qt::MiterJoin));
            const double inset = width / 2;
            painter.drawRect(QRectF(*cell).adjusted(inset, inset, -inset, -inset));
        }
    }

    const Session& session_;
    StepView& view_;
    CellAt cell_;
    std::vector<CellAt> read_;
};

namespace {

QString rich(const std::string& words) {
    return QString::fromStdString(rich_in_html(scene::readable(words)));
}

} // namespace

WhyCard::WhyCard(const Session& session, StepView& view)
    : QFrame(&view.picture_widget()), session_(session), view_(view), outlines_(new Outlines(session, view)),
      sentence_(new QLabel), go_(new QPushButton(tr("Go to this step"))) {
    setObjectName(QStringLiteral("why"));
    setAccessibleName(tr("Why this value?"));
    sentence_->setObjectName(QStringLiteral("why-sentence"));
    go_->setObjectName(QStringLiteral("why-go"));
    go_->setFocusPolicy(Qt::TabFocus);
    sentence_->setTextFormat(Qt::RichText);
    sentence_->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 10);
    column->setSpacing(4);
    column->addWidget(sentence_);
    column->addWidget(go_, 0, Qt::AlignLeft);
    connect(go_, &QPushButton::clicked, this, [this] { emit step_wanted(step_); });
    view.picture_widget().installEventFilter(this);
    hide();
}

void WhyCard::explain(const TableRecording& table, CellAt at, std::int64_t now, bool can_go) {
    step_ = table.step_of(at);
    const bool computed = step_ <= now;
    const Step step = computed ? table.at(step_) : Step{};
    sentence_->setText(computed ? rich(step.text)
                                : tr("%1 is not computed yet.").arg(rich(cell_name(table, at))));
    go_->setVisible(computed && can_go && step_ != now);
    spared_.clear();
    for (const CellValue& each : table.at(now).changed)
        spared_.push_back(each.at.cell());
    for (const CellValue& each : step.read)
        spared_.push_back(each.at.cell());
    cell_ = at;
    outlines_->show_cells(at, step.read);
    place();
    show();
    raise();
}

void WhyCard::close() {
    cell_.reset();
    outlines_->hide();
    hide();
}

/// Beside its cell: below, above, or at a side, and never over it.
void WhyCard::place() {
    const auto cell = view_.visible_place_of(*cell_);
    if (!cell)
        return close();
    constexpr int most_width = 360;
    const int width = std::min(qRound(most_width * session_.theme().scale()), parentWidget()->width());
    setFixedWidth(width);
    const int height = std::max(heightForWidth(width), layout()->minimumHeightForWidth(width));
    setGeometry(free_place(*cell, {width, height}));
}

/// The first place beside the cell that covers neither it nor the spared cells; if there is none, the place
/// that covers least of them.
QRect WhyCard::free_place(const QRect& cell, QSize size) const {
    constexpr int gap = 6;
    const QRect room = parentWidget()->rect();
    const auto within = [&](QPoint at) {
        at.setX(std::clamp(at.x(), 0, std::max(0, room.width() - size.width())));
        at.setY(std::clamp(at.y(), 0, std::max(0, room.height() - size.height())));
        return QRect(at, size);
    };
    const int middle = cell.center().x() - size.width() / 2, below = cell.bottom() + gap,
              above = cell.top() - gap - size.height(), right = cell.right() + gap,
              left = cell.left() - gap - size.width();
    std::vector<QRect> seen{cell};
    for (const CellAt& at : spared_)
        if (const auto place = view_.visible_place_of(at))
            seen.push_back(*place);
    const auto covered = [&seen](const QRect& place) {
        std::int64_t area = 0;
        for (const QRect& each : seen) {
            const QRect both = each.intersected(place);
            area += std::int64_t{both.width()} * both.height();
        }
        return area;
    };
    const std::vector<QRect> places{within({middle, below}),     within({middle, above}),
                                    within({right, below}),      within({left, below}),
                                    within({right, above}),      within({left, above}),
                                    within({right, cell.top()}), within({left, cell.top()})};
    return *std::ranges::min_element(places, {}, covered);
}

bool WhyCard::eventFilter(QObject* watched, QEvent* event) {
    if (cell_ && event->type() == QEvent::Resize)
        close();
    if (cell_ && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        close();
        return true;
    }
    return QFrame::eventFilter(watched, event);
}

void WhyCard::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        close();
        view_.picture_widget().setFocus();
    } else {
        QFrame::keyPressEvent(event);
    }
}

} // namespace ks::ui
