// SPDX-License-Identifier: GPL-3.0-or-later
#include "solvers/core/json_members.h"
#include "solvers/core/sha256.h"
#include "solvers/problems/format.h"
#include "solvers/run/check_outcome.h"
#include "ui/base/session.h"
#include "ui/session_file/saved_session.h"
#include "ui/widgets/files.h"

#include <array>

namespace ks::ui {

namespace {

constexpr int least_side = 200, most_side = 16384; ///< of a window, in pixels

Result<QString> short_text(const json::Cursor& at, qsizetype most = most_name) {
    KS_TRY(const std::string text, at.string());
    const QString read = QString::fromStdString(text);
    if (read.size() > most)
        return at.error("longer than " + std::to_string(most) + " characters");
    return read;
}

/// A member that may be left out; empty then.
Result<QString> text_if_there(const json::Cursor& at, std::string_view key, qsizetype most = most_name) {
    if (!at.has(key))
        return QString();
    KS_TRY(const json::Cursor member, at.member(key));
    return short_text(member, most);
}

Result<ViewOptions> read_view(const json::Cursor& at) {
    static constexpr std::array<std::string_view, 4> keys{"variants", "step", "lesson", "instance"};
    KS_CHECK(at.only(keys));
    ViewOptions view;
    if (at.has("variants")) {
        KS_TRY(const json::Cursor list, at.member("variants"));
        KS_TRY(const std::vector<json::Cursor> variants, list.elements());
        for (const json::Cursor& variant : variants) {
            KS_TRY(const QString id, short_text(variant));
            view.variants << id;
        }
    }
    KS_TRY(view.step, text_if_there(at, "step"));
    KS_TRY(view.lesson, text_if_there(at, "lesson"));
    KS_TRY(view.instance, text_if_there(at, "instance"));
    return view;
}

Result<SavedFile> read_saved_file(const json::Cursor& at) {
    static constexpr std::array<std::string_view, 3> keys{"name", "sha256", "base64"};
    KS_CHECK(at.only(keys));
    SavedFile file;
    KS_TRY(const json::Cursor name, at.member("name"));
    KS_TRY(file.name, short_text(name));
    if (file.name.isEmpty() || file.name.startsWith(QLatin1Char('.')) ||
        file.name.contains(QLatin1Char('/')) || file.name.contains(QLatin1Char('\\')) ||
        file.name.contains(QChar(0)))
        return name.error("not the name of a file", "leave folders out");
    KS_TRY(file.sha256, json::text(at, "sha256"));
    if (!at.has("base64"))
        return file;
    KS_TRY(const json::Cursor content, at.member("base64"));
    KS_TRY(const std::string text, content.string());
    const auto decoded = QByteArray::fromBase64Encoding(QByteArray::fromStdString(text),
                                                        QByteArray::AbortOnBase64DecodingErrors);
    if (!decoded || decoded.decoded.isEmpty())
        return content.error("not a file in base64");
    file.bytes = decoded.decoded;
    if (sha256({file.bytes.constData(), static_cast<std::size_t>(file.bytes.size())}) != file.sha256)
        return content.error("its sum is not that of \"sha256\"", "save the session again");
    return file;
}

Result<SavedRun> read_run(const json::Cursor& at, const InstancePtr& instance) {
    static constexpr std::array<std::string_view, 3> keys{"host", "processor", "result"};
    KS_CHECK(at.only(keys));
    SavedRun run;
    KS_TRY(run.host, text_if_there(at, "host"));
    KS_TRY(run.processor, text_if_there(at, "processor"));
    KS_TRY(const json::Cursor result, at.member("result"));
    KS_TRY(run.outcome, read_outcome(result));
    if (!instance)
        return result.error("a run, and no instance", "save the session again");
    if (const auto checked = check_outcome(run.outcome, *instance); !checked)
        return result.error(checked.error().what, checked.error().todo);
    return run;
}

Result<void> read_window(const json::Cursor& at, SavedSession& session) {
    static constexpr std::array<std::string_view, 3> keys{"width", "height", "maximised"};
    KS_CHECK(at.only(keys));
    KS_TRY(const int width, json::number<int>(at, "width", least_side, most_side));
    KS_TRY(const int height, json::number<int>(at, "height", least_side, most_side));
    session.window = {width, height};
    KS_TRY(const json::Cursor maximised, at.member("maximised"));
    KS_TRY(session.maximised, maximised.boolean());
    return {};
}

/// The sizes of a splitter's parts; none that is absurd.
std::vector<int> read_sizes(const json::Cursor& at) {
    std::vector<int> sizes;
    const auto parts = at.elements();
    if (!parts || parts->size() > most_parts)
        return {};
    for (const json::Cursor& part : *parts) {
        const auto size = part.integer(0, most_part);
        if (!size)
            return {};
        sizes.push_back(static_cast<int>(*size));
    }
    return sizes;
}

/// The members of an object that is a member; none where there is no such thing.
std::vector<std::pair<std::string, json::Cursor>> members_of(const json::Cursor& at, std::string_view key) {
    const auto member = at.has(key) ? at.member(key) : at.error("missing");
    const auto members = member ? member->members() : member.error();
    return members && members->size() <= most_parts ? *members
                                                    : std::vector<std::pair<std::string, json::Cursor>>();
}

/// What is wrong in it is left out: it is not worth refusing a session.
PageLayout read_layout(const json::Cursor& root) {
    PageLayout layout;
    const auto at = root.has("layout") ? root.member("layout") : root.error("missing");
    if (!at || !at->members())
        return layout;
    for (const auto& [name, member] : members_of(*at, "splitters"))
        if (auto sizes = read_sizes(member); !sizes.empty())
            layout.splitters[QString::fromStdString(name)] = std::move(sizes);
    for (const auto& [name, member] : members_of(*at, "panels"))
        if (const auto shown = member.boolean())
            layout.panels[QString::fromStdString(name)] = *shown;
    return layout;
}

/// What is shown: instance, runs and files.
Result<void> read_shown(const json::Cursor& root, SavedSession& session) {
    if (root.has("instance")) {
        KS_TRY(const json::Cursor instance, root.member("instance"));
        KS_TRY(session.instance, read_instance(instance));
    }
    if (root.has("runs"))
        KS_CHECK(json::list(root, "runs", session.runs,
                            [&session](const json::Cursor& at) { return read_run(at, session.instance); }));
    if (root.has("files"))
        KS_CHECK(json::list(root, "files", session.files, read_saved_file));
    return {};
}

} // namespace

bool looks_like_session(std::string_view text) {
    return names_format(text, "knapscope-session");
}

Result<SavedSession> read_session(std::string_view text, const std::string& name) {
    KS_TRY(const json::Node document, json::parse(text, name));
    const json::Cursor root(document, name);
    static constexpr std::array<std::string_view, 12> keys{"format", "version",   "page",     "view",
                                                           "theme",  "text_size", "window",   "notes",
                                                           "runs",   "files",     "instance", "layout"};
    KS_CHECK(root.only(keys));
    static constexpr std::array<std::string_view, 1> formats{"knapscope-session"};
    KS_CHECK(json::word(root, "format", formats));
    KS_TRY(const json::Cursor version, root.member("version"));
    if (!version.integer(1, 1))
        return version.error("this program reads version 1 of session files", "take a newer Knapscope");
    SavedSession session;
    KS_TRY(const json::Cursor page, root.member("page"));
    KS_TRY(session.page, short_text(page));
    if (root.has("view")) {
        KS_TRY(const json::Cursor view, root.member("view"));
        KS_TRY(session.view, read_view(view));
    }
    KS_TRY(session.theme, text_if_there(root, "theme"));
    if (root.has("text_size")) {
        KS_TRY(session.text_size,
               json::number<int>(root, "text_size", text_sizes.front(), text_sizes.back()));
    }
    if (root.has("window")) {
        KS_TRY(const json::Cursor window, root.member("window"));
        KS_CHECK(read_window(window, session));
    }
    session.layout = read_layout(root);
    KS_TRY(session.notes, text_if_there(root, "notes", most_notes));
    KS_CHECK(read_shown(root, session));
    return session;
}

} // namespace ks::ui
