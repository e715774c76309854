// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/side_by_side/instance_changes.h"

#include "solvers/kinds/kind.h"
#include "ui/widgets/texts.h"
#include "visual/scene/numbers.h"

#include <QCoreApplication>
#include <QStringList>

#include <span>

namespace ks::ui {

namespace {

constexpr qsizetype most_changes = 3;

QString changes_words(const char* text) {
    return QCoreApplication::translate("InstanceChanges", text);
}

QString value_words(const Value& value) {
    if (const auto* number = std::get_if<std::int64_t>(&value))
        return QString::fromStdString(scene::number(*number));
    if (const auto* text = std::get_if<std::string>(&value))
        return QString::fromStdString(*text);
    return QStringLiteral("–");
}

/// Collects the fields whose values differ.
class Changed {
public:
    Changed(const Instance& before, const Instance& after) : before_(before), after_(after) {}

    void look(std::span<const Field> fields, FieldAt at) {
        for (at.field = 0; at.field < fields.size() && !full(); ++at.field) {
            const Value was = before_.contents().get(at), is = after_.contents().get(at);
            if (was != is)
                add(QStringLiteral("%1: %2 → %3")
                        .arg(place_words(after_, at), value_words(was), value_words(is)));
        }
    }
    void add(const QString& words) { found_ << words; }
    bool full() const { return found_.size() > most_changes; }
    QString words() const {
        QStringList told = found_.first(std::min(most_changes, found_.size()));
        if (full())
            told << changes_words("and more");
        return told.join(QStringLiteral(", "));
    }

private:
    const Instance &before_, &after_;
    QStringList found_;
};

} // namespace

QString place_words(const Instance& instance, const FieldAt& at) {
    const Kind& kind = kind_of(instance);
    const Fields& fields = kind.fields();
    const auto title = [](std::string_view text) { return in_language(text); };
    switch (at.level) {
    case FieldAt::Level::scalar:
        return title(fields.scalars[at.field].title);
    case FieldAt::Level::group:
        return changes_words("%1 of %2 %3")
            .arg(title(fields.of_group[at.field].title), title(fields.group->singular))
            .arg(at.group + 1);
    case FieldAt::Level::record:
        break;
    }
    return changes_words("%1 of %2 %3")
        .arg(title(fields.of_record[at.field].title), title(fields.record.singular),
             QString::fromStdString(short_item_words(instance, static_cast<std::int64_t>(at.group),
                                                     static_cast<std::int64_t>(at.record))));
}

QString changes_between(const Instance& before, const Instance& after) {
    const Contents &was = before.contents(), &is = after.contents();
    const Fields& fields = is.fields();
    Changed changed(before, after);
    changed.look(fields.scalars, {});
    if (was.groups() != is.groups() || was.all_records() != is.all_records()) {
        const auto count = [&](const Contents& contents) {
            return was.groups() != is.groups() ? counted(contents.groups(), *fields.group)
                                               : counted(contents.all_records(), fields.record);
        };
        changed.add(QStringLiteral("%1 → %2").arg(QString::fromStdString(count(was)),
                                                  QString::fromStdString(count(is))));
        return changed.words();
    }
    for (std::size_t group = 0; group < is.groups() && !changed.full(); ++group) {
        if (fields.group)
            changed.look(fields.of_group, FieldAt::of_group(0, group));
        for (std::size_t record = 0;
             record < std::min(was.records(group), is.records(group)) && !changed.full(); ++record)
            changed.look(fields.of_record, FieldAt::of_record(0, group, record));
    }
    return changed.words();
}

} // namespace ks::ui
