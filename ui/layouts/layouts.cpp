// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/layouts/layouts.h"

#include "solvers/core/json_members.h"
#include "solvers/core/language.h"
#include "ui/recovery/kept_file.h"
#include "ui/widgets/files.h"

#include <nlohmann/json.hpp>

#include <QCollator>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <array>

namespace ks::ui {
namespace {

constexpr int version = 1;
constexpr FileLimit file_limit{.bytes = 4 << 20, .of = "the layouts"};

Json window_json(const WindowLayout& window) {
    Json json = Json::object();
    for (const auto& [page, layout] : window)
        json[page.toStdString()] = layout_json(layout);
    return json;
}

Result<WindowLayout> read_window(const json::Cursor& at) {
    WindowLayout window;
    KS_TRY(const auto pages, at.members());
    for (const auto& [page, member] : pages)
        if (PageLayout layout = read_page_layout(member); !layout.empty())
            window[QString::fromStdString(page)] = std::move(layout);
    return window;
}

Result<void> read_named(const json::Cursor& at, Layouts& layouts) {
    KS_TRY(const auto elements, at.elements());
    for (const json::Cursor& element : elements) {
        static constexpr std::array<std::string_view, 2> keys{"name", "pages"};
        KS_CHECK(element.only(keys));
        KS_TRY(const std::string text, json::text(element, "name"));
        const QString name = clean_layout_name(QString::fromStdString(text));
        if (name.isEmpty())
            return element.error("a layout without a name");
        KS_TRY(const json::Cursor pages, element.member("pages"));
        KS_TRY(layouts.named[name], read_window(pages));
    }
    return {};
}

Error newer(const QString& path) {
    return {.code = ErrorCode::output,
            .what = "a newer Knapscope wrote this file, which stays as it is",
            .where = path.toStdString(),
            .todo = "take a newer Knapscope to change layouts"};
}

/// The version that the file names; 0: it names none.
std::int64_t version_of(std::string_view text) {
    const auto document = json::parse(text, "layouts");
    const json::Node* named = document ? document->find("version") : nullptr;
    return named ? named->integer : 0;
}

} // namespace

QString Layouts::find(const QString& name) const {
    for (const auto& [each, window] : named)
        if (each.compare(name, Qt::CaseInsensitive) == 0)
            return each;
    return {};
}

QStringList Layouts::names() const {
    QStringList names;
    for (const auto& [name, window] : named)
        names << name;
    QCollator order;
    order.setNumericMode(true);
    std::ranges::sort(names, order);
    return names;
}

QString clean_layout_name(const QString& typed) {
    QString name;
    for (const QChar letter : typed.simplified())
        if (letter.isPrint() || letter.isSurrogate())
            name += letter;
    name = name.left(most_layout_name);
    if (!name.isEmpty() && name.back().isHighSurrogate())
        name.chop(1); // half a letter
    return name.trimmed();
}

QString usual_layouts_file() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
           QStringLiteral("/layouts.json");
}

std::string write_layouts(const Layouts& layouts) {
    Json json = {{"format", "knapscope-layouts"},
                 {"version", version},
                 {"now", window_json(layouts.now)},
                 {"chosen", layouts.chosen.toStdString()},
                 {"layouts", Json::array()}};
    for (const auto& [name, window] : layouts.named)
        json["layouts"].push_back({{"name", name.toStdString()}, {"pages", window_json(window)}});
    return json.dump(1) + "\n";
}

Result<Layouts> read_layouts(std::string_view text, const std::string& name) {
    KS_TRY(const json::Node document, json::parse(text, name));
    const json::Cursor root(document, name);
    static constexpr std::array<std::string_view, 5> keys{"format", "version", "now", "chosen", "layouts"};
    KS_CHECK(root.only(keys));
    static constexpr std::array<std::string_view, 1> formats{"knapscope-layouts"};
    KS_CHECK(json::word(root, "format", formats));
    KS_CHECK(json::number<int>(root, "version", version, version));
    Layouts layouts;
    KS_TRY(const json::Cursor now, root.member("now"));
    KS_TRY(layouts.now, read_window(now));
    KS_TRY(const json::Cursor named, root.member("layouts"));
    KS_CHECK(read_named(named, layouts));
    KS_TRY(const std::string chosen, json::text(root, "chosen"));
    if (const QString its = QString::fromStdString(chosen); layouts.named.contains(its))
        layouts.chosen = its;
    return layouts;
}

Result<Layouts> load_layouts(const QString& path) {
    if (!QFileInfo::exists(path))
        return Layouts();
    KS_TRY(const std::string text, read_file(path, file_limit));
    if (version_of(text) > version)
        return newer(path);
    return read_layouts(text, path.toStdString());
}

Result<void> store_layouts(const QString& path, const Layouts& layouts) {
    if (const auto before = load_layouts(path); !before) {
        if (before.error().code == ErrorCode::output)
            return before.error();
        const QString aside = path + QStringLiteral(".broken");
        QFile::remove(aside);
        QFile::rename(path, aside);
    }
    return write_kept(path, QByteArray::fromStdString(write_layouts(layouts)),
                      said("make this folder writable, or the layouts are lost when the program ends"));
}

} // namespace ks::ui
