// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/edit_commands.h"

#include "ui/widgets/cell_text.h"
#include "visual/export/export.h"

#include <QAbstractItemView>
#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QImage>
#include <QMimeData>

#include <algorithm>
#include <cstring>
#include <memory>

namespace ks::ui {
namespace {

struct Words {
    const char* id;
    const char* text;
};
constexpr Words all_words[] = {
    {"edit.cut", QT_TRANSLATE_NOOP("EditCommands", "Cu&t")},
    {"edit.copy", QT_TRANSLATE_NOOP("EditCommands", "&Copy")},
    {"edit.copy-headings", QT_TRANSLATE_NOOP("EditCommands", "Copy with &headings")},
    {"edit.copy-png", QT_TRANSLATE_NOOP("EditCommands", "Copy picture as PN&G")},
    {"edit.copy-svg", QT_TRANSLATE_NOOP("EditCommands", "Copy picture as S&VG")},
    {"edit.copy-data", QT_TRANSLATE_NOOP("EditCommands", "Copy the &numbers behind the view")},
    {"edit.paste", QT_TRANSLATE_NOOP("EditCommands", "&Paste")},
    {"edit.paste-rows", QT_TRANSLATE_NOOP("EditCommands", "Paste as new ro&ws")},
    {"", ""},
    {"edit.add", QT_TRANSLATE_NOOP("EditCommands", "&Add")},
    {"edit.duplicate", QT_TRANSLATE_NOOP("EditCommands", "&Duplicate")},
    {"edit.remove", QT_TRANSLATE_NOOP("EditCommands", "Re&move")},
};

EditCommands* own(const QWidget& widget) {
    return widget.findChild<EditCommands*>(QString(), Qt::FindDirectChildrenOnly);
}

/// Puts a picture on the clipboard in these formats; the program that pastes takes a format it knows.
Result<void> put_picture(const Result<visual::Picture>& picture, const std::vector<visual::Format>& formats) {
    KS_CHECK(picture);
    auto data = std::make_unique<QMimeData>();
    for (const visual::Format format : formats) {
        KS_TRY(const QByteArray bytes, visual::encoded(*picture, format));
        if (format == visual::Format::png)
            data->setImageData(QImage::fromData(bytes, "PNG"));
        else
            data->setData(QStringLiteral("image/svg+xml"), bytes);
    }
    QGuiApplication::clipboard()->setMimeData(data.release());
    return {};
}

} // namespace

EditCommands::EditCommands(QWidget& widget) : QObject(&widget) {}

EditCommands& EditCommands::of(QWidget& widget) {
    EditCommands* commands = own(widget);
    return commands ? *commands : *new EditCommands(widget);
}

bool EditCommands::has(const QWidget& widget) {
    return own(widget) != nullptr;
}

const EditCommands::Command* EditCommands::find(QWidget* from, const QString& id) {
    for (QWidget* widget = from; widget; widget = widget->parentWidget()) {
        const EditCommands* commands = own(*widget);
        if (!commands)
            continue;
        const auto found = std::ranges::find_if(
            commands->commands_, [&id](const Command& command) { return id == QLatin1String(command.id); });
        if (found != commands->commands_.end())
            return &*found;
    }
    return nullptr;
}

void EditCommands::set(Command command) {
    std::erase_if(commands_, [&command](const Command& old) { return std::strcmp(old.id, command.id) == 0; });
    commands_.push_back(std::move(command));
}

const std::vector<const char*>& edit_ids() {
    static const std::vector<const char*> ids = [] {
        std::vector<const char*> made;
        for (const Words& words : all_words)
            made.push_back(words.id);
        return made;
    }();
    return ids;
}

QString edit_words(const QString& id) {
    for (const Words& words : all_words)
        if (id == QLatin1String(words.id))
            return QCoreApplication::translate("EditCommands", words.text);
    return id;
}

void copies_cells(QAbstractItemView& table) {
    const auto copy = [&table](bool headings) -> Result<void> {
        QGuiApplication::clipboard()->setText(selected_text(table, headings));
        return {};
    };
    const auto any = [&table] { return table.selectionModel() && table.selectionModel()->hasSelection(); };
    EditCommands& commands = EditCommands::of(table);
    commands.set({.id = "edit.copy", .run = [copy] { return copy(false); }, .possible = any});
    commands.set({.id = "edit.copy-headings", .run = [copy] { return copy(true); }, .possible = any});
}

void copies_picture(QWidget& widget, std::function<Result<visual::Picture>()> picture) {
    using visual::Format;
    EditCommands& commands = EditCommands::of(widget);
    commands.set({.id = "edit.copy", .run = [picture] {
                      return put_picture(picture(), {Format::png, Format::svg});
                  }});
    commands.set({.id = "edit.copy-png", .run = [picture] { return put_picture(picture(), {Format::png}); }});
    commands.set({.id = "edit.copy-svg", .run = [picture] { return put_picture(picture(), {Format::svg}); }});
}

void copies_words(QWidget& widget, std::function<QString()> words) {
    EditCommands::of(widget).set({.id = "edit.copy",
                                  .run = [words]() -> Result<void> {
                                      QGuiApplication::clipboard()->setText(words());
                                      return {};
                                  },
                                  .possible = [words] { return !words().isEmpty(); }});
}

} // namespace ks::ui
