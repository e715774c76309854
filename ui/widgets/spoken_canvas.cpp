// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/spoken_canvas.h"

#include "ui/widgets/canvas.h"
#include "ui/widgets/spoken_table.h"

#include <QAccessibleWidget>

#include <algorithm>

namespace ks::ui {

namespace {

/// A part of a picture that has a description and is not a cell of a table.
class SpokenRegion final : public QAccessibleInterface {
public:
    SpokenRegion(Canvas& canvas, std::size_t index) : canvas_(&canvas), index_(index) {}

    std::size_t index() const { return index_; }
    const scene::Region* region() const {
        const Canvas* shown = canvas_of(canvas_);
        return shown && index_ < shown->list().regions.size() ? &shown->list().regions[index_] : nullptr;
    }
    bool isValid() const override { return region() != nullptr; }
    QObject* object() const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    QAccessibleInterface* parent() const override {
        Canvas* shown = canvas_of(canvas_);
        return shown ? QAccessible::queryAccessibleInterface(shown) : nullptr;
    }
    QAccessibleInterface* child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Name && isValid() ? QString::fromStdString(region()->description)
                                                      : QString();
    }
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override {
        return isValid() ? canvas_of(canvas_)->on_screen(region()->rect) : QRect();
    }
    QAccessible::Role role() const override { return QAccessible::StaticText; }
    QAccessible::State state() const override {
        QAccessible::State state;
        state.readOnly = true;
        state.focusable = true;
        state.invalid = !isValid();
        const QAccessibleInterface* canvas = parent();
        state.focused = canvas && canvas->focusChild() == this;
        return state;
    }

private:
    QPointer<QObject> canvas_;
    std::size_t index_;
};

/// A canvas; its children are the tables of its picture, then the regions that are not cells.
class SpokenCanvas final : public QAccessibleWidget {
public:
    explicit SpokenCanvas(Canvas& canvas) : QAccessibleWidget(&canvas, QAccessible::Graphic) {}
    ~SpokenCanvas() override {
        for (const QAccessible::Id id : tables_)
            QAccessible::deleteAccessibleInterface(id);
    }

    int childCount() const override {
        return canvas() ? static_cast<int>(list().tables.size() + other_regions().size()) : 0;
    }
    QAccessibleInterface* child(int index) const override {
        if (!canvas() || index < 0)
            return nullptr;
        const auto at = static_cast<std::size_t>(index), tables = list().tables.size();
        if (at < tables)
            return table(at);
        const std::vector<std::size_t> others = other_regions();
        return at - tables < others.size() ? region(others[at - tables]) : nullptr;
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        if (!canvas())
            return -1;
        const std::size_t tables = list().tables.size();
        for (std::size_t i = 0; i < tables; ++i)
            if (table(i) == child)
                return static_cast<int>(i);
        const auto* part = dynamic_cast<const SpokenRegion*>(child);
        const std::vector<std::size_t> others = other_regions();
        const auto found = part ? std::ranges::find(others, part->index()) : others.end();
        return found == others.end() ? -1
                                     : static_cast<int>(tables) + static_cast<int>(found - others.begin());
    }
    QAccessibleInterface* childAt(int x, int y) const override {
        if (!canvas())
            return nullptr;
        std::vector<std::size_t> others = other_regions();
        for (; !others.empty(); others.pop_back()) // the last one is on top
            if (canvas()->on_screen(list().regions[others.back()].rect).contains(x, y))
                return region(others.back());
        for (std::size_t i = 0; i < list().tables.size(); ++i)
            if (table(i)->rect().contains(x, y))
                return table(i);
        return nullptr;
    }
    /// The part chosen by key, while the canvas has the focus.
    QAccessibleInterface* focusChild() const override {
        const Canvas* shown = canvas();
        return shown && shown->hasFocus() ? chosen() : nullptr;
    }

    void tell_new_picture() {
        for (std::size_t i = 0; i < list().tables.size(); ++i)
            table(i)->tell_new_picture();
    }
    void tell_chosen_part() {
        if (QAccessibleInterface* part = focusChild()) {
            QAccessibleEvent event(part, QAccessible::Focus);
            QAccessible::updateAccessibility(&event);
        }
    }

private:
    Canvas* canvas() const { return canvas_of(object()); }
    const scene::DisplayList& list() const { return canvas()->list(); }

    SpokenTable* table(std::size_t index) const {
        while (tables_.size() <= index)
            tables_.push_back(
                QAccessible::registerAccessibleInterface(new SpokenTable(*canvas(), tables_.size())));
        return static_cast<SpokenTable*>(QAccessible::accessibleInterface(tables_[index]));
    }
    QAccessibleInterface* region(std::size_t index) const {
        return regions_.get({static_cast<std::int64_t>(index), 0},
                            [&] { return new SpokenRegion(*canvas(), index); });
    }
    QAccessibleInterface* cell_of(const std::string& region) const {
        for (std::size_t i = 0; i < list().tables.size(); ++i)
            if (const auto at = list().tables[i].table->cell_of(region))
                return table(i)->cell(*at);
        return nullptr;
    }
    bool is_cell(const std::string& region) const {
        return std::ranges::any_of(list().tables, [&](const scene::PlacedTable& each) {
            return each.table->cell_of(region).has_value();
        });
    }
    std::vector<std::size_t> other_regions() const {
        std::vector<std::size_t> others;
        const auto& regions = list().regions;
        for (std::size_t i = 0; i < regions.size(); ++i)
            if (!is_cell(regions[i].id))
                others.push_back(i);
        return others;
    }
    QAccessibleInterface* chosen() const {
        const std::string id = canvas()->chosen_by_key().toStdString();
        const auto& regions = list().regions;
        const auto found = std::ranges::find(regions, id, &scene::Region::id);
        if (id.empty() || found == regions.end())
            return nullptr;
        QAccessibleInterface* cell = cell_of(id);
        return cell ? cell : region(static_cast<std::size_t>(found - regions.begin()));
    }

    mutable std::vector<QAccessible::Id> tables_;
    mutable SpokenParts regions_;
};

QAccessibleInterface* make_spoken(const QString& name, QObject* object) {
    Canvas* canvas =
        name == QLatin1String(Canvas::staticMetaObject.className()) ? canvas_of(object) : nullptr;
    return canvas ? new SpokenCanvas(*canvas) : nullptr;
}

/// Whether a screen reader is active; it may start and stop while the program runs.
class Listening final : public QAccessible::ActivationObserver {
public:
    static bool now() {
        static Listening listening;
        return listening.on_;
    }
    void accessibilityActiveChanged(bool on) override { on_ = on; }

private:
    Listening() { QAccessible::installActivationObserver(this); }
    bool on_ = QAccessible::isActive();
};

SpokenCanvas* spoken_canvas_of(Canvas& canvas) {
    return Listening::now() ? dynamic_cast<SpokenCanvas*>(QAccessible::queryAccessibleInterface(&canvas))
                            : nullptr;
}

} // namespace

void speak_canvases() {
    [[maybe_unused]] static const bool once =
        (QAccessible::installFactory(make_spoken), Listening::now(), true);
}

void tell_new_picture(Canvas& canvas) {
    if (SpokenCanvas* part = spoken_canvas_of(canvas))
        part->tell_new_picture();
}

void tell_chosen_part(Canvas& canvas) {
    if (SpokenCanvas* part = spoken_canvas_of(canvas))
        part->tell_chosen_part();
}

} // namespace ks::ui
