// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/spoken_choice.h"

#include <QAbstractItemView>
#include <QAccessibleWidget>
#include <QComboBox>
#include <QLineEdit>

namespace ks::ui {
namespace {

class SpokenChoice final : public QAccessibleWidget {
public:
    explicit SpokenChoice(QComboBox& box) : QAccessibleWidget(&box, QAccessible::ComboBox) {}

    int childCount() const override { return box()->isEditable() ? 2 : 1; }
    QAccessibleInterface* child(int index) const override {
        return index == 0   ? QAccessible::queryAccessibleInterface(box()->view())
               : index == 1 ? QAccessible::queryAccessibleInterface(box()->lineEdit())
                            : nullptr;
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        return child->object() == box()->view() ? 0 : child->object() == box()->lineEdit() ? 1 : -1;
    }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }

    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Value || kind == QAccessible::Description ? box()->currentText()
                                                                              : QAccessibleWidget::text(kind);
    }
    QAccessible::State state() const override {
        QAccessible::State state = QAccessibleWidget::state();
        state.expandable = true;
        state.expanded = box()->view()->isVisible();
        state.editable = box()->isEditable();
        return state;
    }
    QStringList actionNames() const override { return {showMenuAction(), pressAction(), setFocusAction()}; }
    void doAction(const QString& action) override {
        if (action != showMenuAction() && action != pressAction())
            return QAccessibleWidget::doAction(action);
        if (box()->view()->isVisible())
            box()->hidePopup();
        else
            box()->showPopup();
    }

private:
    QComboBox* box() const { return static_cast<QComboBox*>(object()); }
};

QAccessibleInterface* make_spoken_choice(const QString& name, QObject* object) {
    auto* const box = name == QLatin1String("QComboBox") ? qobject_cast<QComboBox*>(object) : nullptr;
    return box ? new SpokenChoice(*box) : nullptr;
}

} // namespace

void speak_choices() {
    [[maybe_unused]] static const bool once = (QAccessible::installFactory(make_spoken_choice), true);
}

} // namespace ks::ui
