// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/spoken_rail.h"

#include "ui/frame/rail.h"

#include <QAccessibleWidget>
#include <QToolButton>

namespace ks::ui {
namespace {

class SpokenTab final : public QAccessibleWidget {
public:
    explicit SpokenTab(QToolButton& button) : QAccessibleWidget(&button, QAccessible::PageTab) {}

    QAccessible::State state() const override {
        QAccessible::State state = QAccessibleWidget::state();
        state.selectable = true;
        state.selected = button()->isChecked();
        return state;
    }
    QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString& action) override {
        if (action == pressAction())
            button()->click();
    }

private:
    QToolButton* button() const { return static_cast<QToolButton*>(object()); }
};

QAccessibleInterface* make_spoken_rail(const QString& name, QObject* object) {
    if (name == QLatin1String(Rail::staticMetaObject.className()))
        return new QAccessibleWidget(static_cast<QWidget*>(object), QAccessible::PageTabList);
    auto* const button = name == QLatin1String("QToolButton") ? qobject_cast<QToolButton*>(object) : nullptr;
    return button && qobject_cast<Rail*>(button->parent()) ? new SpokenTab(*button) : nullptr;
}

} // namespace

void speak_rail() {
    [[maybe_unused]] static const bool once = (QAccessible::installFactory(make_spoken_rail), true);
}

} // namespace ks::ui
