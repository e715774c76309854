// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/predict/ask_kinds.h"

#include "ui/widgets/parts.h"
#include "ui/widgets/texts.h"

#include <QAction>
#include <QMenu>

#include <algorithm>

namespace ks::ui {

AskKinds::AskKinds(Predictor& predictor) : predictor_(predictor) {
    setObjectName(QStringLiteral("kinds"));
    setAccessibleName(tr("What is asked about"));
    auto* all = new QMenu(this);
    all->setObjectName(QStringLiteral("kinds-menu"));
    setMenu(all);
    connect(all, &QMenu::aboutToShow, this, &AskKinds::fill);
    connect(&predictor, &Predictor::changed, this, &AskKinds::show_choice);
    show_choice();
}

void AskKinds::fill() {
    menu()->clear();
    const std::vector<Ask>& chosen = predictor_.plan().asks;
    const auto add = [this](const QString& words, bool checked, std::vector<Ask> asks) {
        QAction* action = menu()->addAction(words);
        action->setCheckable(true);
        action->setChecked(checked);
        connect(action, &QAction::triggered, this, [this, asks = std::move(asks)] { choose(asks); });
    };
    add(tr("All kinds"), chosen.empty(), {});
    menu()->addSeparator();
    for (const Ask ask : predictor_.kinds()) {
        std::vector<Ask> then = chosen; // with this one, or without it
        const auto found = std::ranges::find(then, ask);
        const bool is_chosen = found != then.end();
        if (is_chosen)
            then.erase(found);
        else
            then.push_back(ask);
        add(capitalised(words_of(ask)), is_chosen, std::move(then));
    }
}

void AskKinds::choose(std::vector<Ask> asks) {
    std::ranges::sort(asks);
    AskPlan plan = predictor_.plan();
    plan.asks = std::move(asks);
    predictor_.set_plan(std::move(plan));
}

void AskKinds::show_choice() {
    const std::vector<Ask>& chosen = predictor_.plan().asks;
    QStringList words;
    for (const Ask ask : chosen)
        words << in_language(words_of(ask));
    setText(chosen.empty()       ? tr("All kinds")
            : chosen.size() == 1 ? tr("1 kind")
                                 : tr("%1 kinds").arg(chosen.size()));
    setToolTip(chosen.empty() ? tr("Choose what is asked about; the score begins again")
                              : plain_tip(tr("Asked about: %1").arg(words.join(QStringLiteral(", ")))));
}

} // namespace ks::ui
