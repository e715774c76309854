// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pareto/point_side.h"

#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/front/points.h"
#include "solvers/kinds/kind.h"
#include "ui/pareto/wide_enough.h"
#include "ui/widgets/edit_commands.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/texts.h"
#include "visual/scene/numbers.h"
#include "visual/scene/pareto/front_picture.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace ks::ui {

namespace {

constexpr int most_rows = 12, most_changes = 6;

QLabel* paragraph(const char* role, const char* id) {
    auto* label = labelled({}, role);
    label->setWordWrap(true);
    label->setObjectName(QLatin1String(id));
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

/// One line, so that the widgets below do not move when the text changes.
QLabel* line(const char* role, const char* id) {
    auto* label = new ElidedLabel(role);
    label->setObjectName(QLatin1String(id));
    return label;
}

/// "U = 11/12": the whole fraction, however long.
QString exact_words(const FoundFront& found, std::size_t point) {
    const KindFront& words = found.words();
    const Fraction exact = found.front.exact(point);
    const std::string name =
        words.symbol.empty() ? said(std::string(words.value)) : std::string(words.symbol);
    return QString::fromStdString(
        exact.is_whole() ? formatted("{} {}", name,
                                     scene::number_with_unit(static_cast<std::int64_t>(exact.numerator()),
                                                             sum_units_of(*found.instance).value))
                         : formatted("{} = {}", name, exact.text()));
}

/// " ≈ 0.916667 · schedulable"
QString value_note(const FoundFront& found, std::size_t point) {
    const KindFront& words = found.words();
    QString note;
    if (!found.front.exact(point).is_whole())
        note += QStringLiteral(" ≈ ") + QString::fromStdString(scene::number(found.front.value(point), 6));
    if (!words.within.empty())
        note +=
            QStringLiteral(" · ") +
            in_language(found.front.points()[point].numerator <= found.front.denominator() ? words.within
                                                                                           : words.beyond);
    return note;
}

} // namespace

PointSide::PointSide()
    : cost_(line("title", "point")), value_(line("sentence", "point-value")),
      cheaper_(paragraph("quiet", "cheaper")), dearer_(paragraph("quiet", "dearer")),
      compared_(paragraph("", "compared")), neighbours_(new QWidget), model_(new ChoicesModel(this)),
      table_(new QTableView) {
    table_->setObjectName(QStringLiteral("choices"));
    table_->setAccessibleName(tr("What the point takes"));
    table_->setModel(model_);
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setSizePolicy(QSizePolicy::Expanding,
                          QSizePolicy::Fixed); // remaining room is below all parts
    table_->setShowGrid(false);
    table_->setTextElideMode(Qt::ElideMiddle);
    table_->setTabKeyNavigation(false); // Tab goes to the next field; arrow keys move between rows
    table_->verticalHeader()->hide();
    table_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table_->horizontalHeader()->setHighlightSections(false);
    copies_cells(*table_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(cost_);
    column->addWidget(value_);
    column->addWidget(build_questions());
    column->addWidget(table_);
    auto* below = new QVBoxLayout(neighbours_);
    below->setContentsMargins(0, 0, 0, 0);
    below->setSpacing(8);
    below->addWidget(cheaper_);
    below->addWidget(dearer_);
    below->addWidget(build_pins());
    connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this] { emit group_chosen(); });
}

QWidget* PointSide::build_questions() {
    auto* questions = new QWidget;
    auto* row = new QHBoxLayout(questions);
    row->setContentsMargins(0, 0, 0, 0);
    knee_ = new QPushButton(tr("Knee"));
    knee_->setObjectName(QStringLiteral("knee"));
    knee_->setToolTip(
        tr("The point farthest from the line between the ends: behind it more cost gains little"));
    within_ = new LongSpinBox(0, INT64_MAX, 1, 0);
    within_->setObjectName(QStringLiteral("within"));
    auto* label = labelled(tr("Best within"), "quiet");
    label->setBuddy(within_);
    within_->setAccessibleName(tr("Best within this cost"));
    row->addWidget(knee_);
    row->addStretch();
    row->addWidget(label);
    row->addWidget(within_);
    connect(knee_, &QPushButton::clicked, this, [this] {
        if (found_ && found_->knee)
            emit point_wanted(*found_->knee);
    });
    connect(within_, &LongSpinBox::value_changed, this, [this](qint64 cost) {
        if (!found_)
            return;
        if (const auto best = best_within(found_->front, cost))
            emit point_wanted(*best);
    });
    return questions;
}

QWidget* PointSide::build_pins() {
    auto* box = new QWidget;
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    auto* row = new QHBoxLayout;
    for (std::size_t i = 0; i < pins_.size(); ++i) {
        const QString letter(QLatin1Char(static_cast<char>('A' + i)));
        pins_[i] = new QPushButton(tr("Pin as %1").arg(letter));
        pins_[i]->setObjectName(QStringLiteral("pin-") + letter.toLower());
        pins_[i]->setCheckable(true);
        pins_[i]->setToolTip(plain_tip(tr("Keeps this point as %1, to compare two").arg(letter)));
        row->addWidget(pins_[i]);
        connect(pins_[i], &QPushButton::clicked, this, [this, i] { emit pin_wanted(i); });
    }
    row->addStretch();
    column->addLayout(row);
    column->addWidget(compared_);
    return box;
}

void PointSide::set_neighbours_after(QWidget& before) {
    setTabOrder(&before, pins_[0]);
    setTabOrder(pins_[0], pins_[1]);
}

std::size_t PointSide::group() const {
    return static_cast<std::size_t>(std::max(0, table_->currentIndex().row()));
}

void PointSide::show_point(const FoundFrontPtr& found, std::size_t point, const Pins& pins) {
    const bool other = found != found_;
    found_ = found;
    if (!found_) {
        model_->show_point(nullptr, 0);
        return;
    }
    const KindFront& words = found_->words();
    cost_->setText(tr("%1 %2").arg(in_language(words.cost),
                                   to_qt(scene::number_with_unit(found_->front.points()[point].cost,
                                                                 sum_units_of(*found_->instance).weight))));
    value_->setText(exact_words(*found_, point) + value_note(*found_, point));
    value_->setVisible(!found_->only_costs);
    model_->show_point(found_, point);
    const int rows = std::min(most_rows, model_->rowCount()); // the theme determines their height
    table_->setFixedHeight(table_->horizontalHeader()->sizeHint().height() +
                           rows * table_->verticalHeader()->defaultSectionSize() + 4);
    if (other) {
        table_->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
        knee_->setEnabled(found_->knee.has_value());
        knee_->setVisible(!words.within.empty()); // otherwise the page's own button does this
    }
    if (!within_->hasFocus()) {
        const QSignalBlocker quiet(within_);
        const auto points = found_->front.points();
        within_->set_range(points.front().cost, points.back().cost);
        make_wide_enough(*within_, points.back().cost);
        within_->set_value(points[point].cost);
    }
    show_neighbours(point);
    show_pins(point, pins);
}

void PointSide::show_neighbours(std::size_t point) {
    const auto tell = [&](QLabel& label, bool there, std::size_t other, const QString& name) {
        label.setVisible(there);
        if (there)
            label.setText(QStringLiteral("%1: %2\n%3")
                              .arg(name, difference_words(*found_, point, other),
                                   changes_words(*found_, point, other, most_changes)));
    };
    tell(*cheaper_, point > 0, point - 1, tr("The next cheaper"));
    tell(*dearer_, point + 1 < found_->front.size(), point + 1, tr("The next dearer"));
}

void PointSide::show_pins(std::size_t point, const Pins& pins) {
    for (std::size_t i = 0; i < pins.size(); ++i)
        pins_[i]->setChecked(pins[i] == point);
    compared_->setVisible(pins[0] && pins[1]);
    if (!pins[0] || !pins[1])
        return;
    const auto a = found_->by_group(*pins[0]), b = found_->by_group(*pins[1]);
    int differ = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        differ += a[i] != b[i];
    QString words = tr("From A to B: %1").arg(difference_words(*found_, *pins[0], *pins[1]));
    if (differ > 0)
        words += QStringLiteral("\n") + changes_words(*found_, *pins[0], *pins[1], 2 * most_changes);
    compared_->setText(words);
}

} // namespace ks::ui
