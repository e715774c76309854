// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/run/variant_list.h"

#include "ui/base/session.h"
#include "ui/run/variant_words.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/parameter_form.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/texts.h"
#include "visual/paint/theme.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace ks::ui {
namespace {

QString gpu_name(const Session& session, const QString& target) {
    for (const DeviceEntry& gpu : session.devices().gpus)
        if (gpu.id == target)
            return gpu.name;
    return target;
}

} // namespace

VariantList::VariantList(Session& session, QWidget* parent) : QScrollArea(parent), session_(session) {
    setObjectName(QStringLiteral("variants"));
    setAccessibleName(tr("Variants"));
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFrameShape(QFrame::NoFrame);
    const auto if_other_kind = [this] {
        const QString kind = session_.instance()
                                 ? QString::fromStdString(std::string(session_.instance()->kind()))
                                 : QString();
        if (kind != kind_)
            rebuild();
    };
    connect(&session_, &Session::instance_changed, this, if_other_kind);
    connect(&session_, &Session::catalogue_changed, this, &VariantList::rebuild);
    connect(&session_, &Session::target_changed, this, &VariantList::rebuild);
    rebuild();
}

void VariantList::rebuild() {
    rows_.clear();
    kind_ =
        session_.instance() ? QString::fromStdString(std::string(session_.instance()->kind())) : QString();
    auto* content = new QWidget;
    content->setObjectName(QStringLiteral("content"));
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 8, 0);
    column->setSpacing(8);
    add_group(*column, tr("On the CPU"), QStringLiteral("cpu"), false);
    const QString target = session_.target();
    if (target == QLatin1String("emulator"))
        add_group(*column, tr("In the emulator"), target, true);
    else if (target != QLatin1String("cpu"))
        add_group(*column, tr("On %1").arg(gpu_name(session_, target)), target, true);
    if (!session_.runner_answered())
        add_trouble(*column);
    column->addStretch();
    setWidget(content);
    updateGeometry();
    retint(*content, session_.theme());
    emit ticks_changed();
}

QSize VariantList::minimumSizeHint() const {
    const QSize hint = QScrollArea::minimumSizeHint();
    const int wide = widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width();
    return {std::max({hint.width(), wide, 264}), hint.height()};
}

/// The content asks for another width when its letters get larger.
bool VariantList::eventFilter(QObject* watched, QEvent* event) {
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

void VariantList::add_trouble(QVBoxLayout& column) {
    const auto& problem = session_.runner_problem();
    auto* label =
        labelled(problem ? sentence(*problem) : tr("Asking the solving program what it can do…"), "quiet");
    label->setWordWrap(true);
    column.addWidget(label);
    if (!problem)
        return;
    auto* again = new QPushButton(tr("Try again"));
    again->setObjectName(QStringLiteral("again"));
    connect(again, &QPushButton::clicked, &session_, &Session::ask_runner);
    column.addWidget(again, 0, Qt::AlignLeft);
}

void VariantList::add_group(QVBoxLayout& column, const QString& title, const QString& on, bool kernels) {
    if (!session_.runner_answered())
        return;
    bool first = true;
    for (const CatalogueEntry& entry : session_.catalogue().entries()) {
        if (entry.kind != kind_.toStdString() || entry.on_cpu() == kernels ||
            entry.question == Question::demo)
            continue;
        if (first)
            column.addWidget(labelled(title, "heading"));
        first = false;
        add_row(column, entry, on);
    }
}

void VariantList::add_row(QVBoxLayout& column, const CatalogueEntry& entry, const QString& on) {
    const QString id = QString::fromStdString(entry.id), title = in_language(entry.title);
    const bool usable = entry.runs_on(on.toStdString());
    auto* box = new QCheckBox(id);
    box->setObjectName(id);
    box->setAccessibleDescription(title);
    box->setEnabled(usable);
    box->setChecked(usable && !unticked_.count(id));
    if (!usable)
        box->setToolTip(tr("Not available here"));
    connect(box, &QCheckBox::toggled, this, [this, id](bool on_now) {
        on_now ? static_cast<void>(unticked_.erase(id)) : static_cast<void>(unticked_.insert(id));
        emit ticks_changed();
    });

    const QString paper = paper_text(entry), complexity = complexity_text(entry);
    QString text = paper.isEmpty() ? title : tr("%1 (%2)").arg(title, paper);
    if (!complexity.isEmpty())
        text += QLatin1Char('\n') + complexity;
    auto* about = labelled(text, "quiet");
    about->setObjectName(QStringLiteral("about ") + id);
    about->setWordWrap(true);
    std::vector<Parameter> answering = entry.parameters; // the others are for traces
    std::erase_if(answering, [](const Parameter& parameter) { return !parameter.answers; });
    auto* form = new ParameterForm(answering);
    form->hide();
    auto* head = new QHBoxLayout;
    head->addWidget(box, 1);
    if (!form->empty()) {
        auto* fold = tool_button(QStringLiteral("folded"), tr("Parameters of %1").arg(id), tr("Parameters"));
        fold->setText({}); // the text would make the button wider
        fold->setObjectName(QStringLiteral("fold ") + id);
        fold->setCheckable(true);
        connect(fold, &QToolButton::toggled, this, [this, fold, form](bool open) {
            form->setVisible(open);
            set_icon(*fold, open ? QStringLiteral("unfolded") : QStringLiteral("folded"));
            retint(*fold->parentWidget(), session_.theme());
        });
        head->addWidget(fold);
    }
    auto* inset = new QVBoxLayout;
    inset->setContentsMargins(24, 0, 0, 8);
    inset->setSpacing(8);
    inset->addWidget(about);
    inset->addWidget(form);
    auto* row = new QVBoxLayout;
    row->setSpacing(0);
    row->addLayout(head);
    row->addLayout(inset);
    column.addLayout(row);
    rows_.push_back({id, on, box, form});
}

std::vector<SolveRequest> VariantList::ticked() const {
    std::vector<SolveRequest> requests;
    for (const Row& row : rows_)
        if (row.box->isChecked())
            requests.push_back({row.variant, row.on, row.form->values()});
    return requests;
}

void VariantList::tick(const QStringList& variants) {
    for (const CatalogueEntry& entry : session_.catalogue().entries())
        if (const QString id = QString::fromStdString(entry.id); variants.contains(id))
            unticked_.erase(id);
        else
            unticked_.insert(id);
    for (const Row& row : rows_)
        row.box->setChecked(row.box->isEnabled() && variants.contains(row.variant));
}

void VariantList::tick_all(bool on) {
    for (const Row& row : rows_)
        if (row.box->isEnabled())
            row.box->setChecked(on);
}

} // namespace ks::ui
