// SPDX-License-Identifier: GPL-3.0-or-later
#include "solvers/core/formatted.h"
#include "solvers/core/json_members.h"
#include "solvers/core/json_place.h"
#include "solvers/core/sha256.h"
#include "solvers/formats/format.h"
#include "solvers/run/check_outcome.h"
#include "ui/base/session.h"
#include "ui/session_file/saved_session.h"
#include "ui/side_by_side/tried_numbers.h"
#include "ui/widgets/files.h"
#include "ui/widgets/notice.h"

#include <array>
#include <functional>

namespace ks::ui {

namespace {

constexpr int least_side = 200, most_side = 16384; ///< of a window, in pixels

Result<QString> short_text(const json::Cursor& at, qsizetype most = most_name) {
    KS_TRY(const std::string text, at.string());
    const QString read = QString::fromStdString(text);
    if (read.size() > most)
        return at.error(formatted("longer than {} characters", most));
    return read;
}

/// A member that may be left out; empty then.
Result<QString> text_if_there(const json::Cursor& at, std::string_view key, qsizetype most = most_name) {
    if (!at.has(key))
        return QString();
    KS_TRY(const json::Cursor member, at.member(key));
    return short_text(member, most);
}

/// "/capacity=12", if the session's instance has such a number.
Result<QString> read_what_if(const json::Cursor& at, const Instance* instance) {
    static constexpr std::array<std::string_view, 2> keys{"at", "number"};
    KS_CHECK(at.only(keys));
    KS_TRY(const json::Cursor place, at.member("at"));
    KS_TRY(const QString text, short_text(place));
    KS_TRY(const json::Cursor number, at.member("number"));
    KS_TRY(const std::int64_t value, number.integer(INT64_MIN, INT64_MAX));
    const QString tried = QStringLiteral("%1=%2").arg(text).arg(value);
    std::vector<TriedNumber> numbers;
    if (const auto read = instance ? read_tried(*instance, {tried}, numbers) : Result<void>(); !read)
        return at.error(read.error().what, "the session is shown without it");
    return tried;
}

/// A number that cannot be tried is reported by `left_out` and left out: it is not worth refusing a session.
void read_what_ifs(const json::Cursor& view, SavedSession& session,
                   const std::function<void(const Error&)>& left_out) {
    if (!view.has("what_if"))
        return;
    const auto list = view.member("what_if")->elements();
    if (!list)
        return left_out(list.error());
    if (list->size() > most_tried)
        return left_out(view.member("what_if")->error(formatted("more than {} numbers", most_tried)));
    for (const json::Cursor& at : *list)
        if (const Result<QString> tried = read_what_if(at, session.instance.get()))
            session.view.what_if << *tried;
        else
            left_out(tried.error());
}

Result<std::map<QString, QString>> read_choices(const json::Cursor& view) {
    std::map<QString, QString> choices;
    if (!view.has("choices"))
        return choices;
    KS_TRY(const json::Cursor at, view.member("choices"));
    KS_TRY(const auto members, at.members());
    if (members.size() > most_choices)
        return at.error(formatted("a page has at most {} choices", most_choices));
    for (const auto& [chooser, choice] : members) {
        KS_TRY(choices[QString::fromStdString(chooser)], short_text(choice));
    }
    return choices;
}

Result<ViewOptions> read_view(const json::Cursor& at) {
    static constexpr std::array<std::string_view, 7> keys{"variants", "step",        "lesson", "instance",
                                                          "what_if",  "together_by", "choices"};
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
    KS_TRY(view.together_by, text_if_there(at, "together_by"));
    KS_TRY(view.choices, read_choices(at));
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
        return result.error(checked.error().what, "save the session again");
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

/// Reads a whole session. What of it is left out is reported by `left_out`.
Result<SavedSession> read_whole(std::string_view text, const std::string& name, const std::stop_token& stop,
                                const std::function<void(const Error&)>& left_out) {
    KS_TRY(const json::Node document, json::parse(text, name, {}, stop));
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
    KS_CHECK(read_shown(root, session));
    if (root.has("view")) {
        KS_TRY(const json::Cursor view, root.member("view"));
        KS_TRY(session.view, read_view(view));
        read_what_ifs(view, session, left_out);
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
    if (root.has("layout")) {
        KS_TRY(const json::Cursor layout, root.member("layout"));
        session.layout = read_page_layout(layout);
    }
    KS_TRY(session.notes, text_if_there(root, "notes", most_notes));
    return session;
}

} // namespace

bool looks_like_session(std::string_view text) {
    return names_format(text, "knapscope-session");
}

Result<SavedSession> read_session(std::string_view text, const std::string& name,
                                  const std::stop_token& stop) {
    QStringList left_out;
    auto session = read_whole(text, name, stop, [&](const Error& error) {
        left_out << sentence(json::with_line(error, text, name, stop));
    });
    if (!session)
        return json::with_line(session.error(), text, name, stop);
    session->left_out = left_out;
    return session;
}

} // namespace ks::ui
