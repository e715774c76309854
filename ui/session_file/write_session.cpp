// SPDX-License-Identifier: GPL-3.0-or-later
#include "solvers/core/formatted.h"
#include "solvers/formats/format.h"
#include "ui/session_file/saved_session.h"

#include <nlohmann/json.hpp>

namespace ks::ui {

namespace {

Json words_of(const QStringList& list) {
    Json words = Json::array();
    for (const QString& word : list)
        words.push_back(word.toStdString());
    return words;
}

/// "/capacity=12": the place and the number.
Json tried_of(const QString& text) {
    const qsizetype sign = text.lastIndexOf(QLatin1Char('='));
    return {{"at", text.left(sign).toStdString()}, {"number", text.mid(sign + 1).toLongLong()}};
}

/// What is empty is left out.
Json view_of(const ViewOptions& view) {
    Json json = Json::object();
    if (!view.variants.isEmpty())
        json["variants"] = words_of(view.variants);
    const auto add = [&json](const char* key, const QString& text) {
        if (!text.isEmpty())
            json[key] = text.toStdString();
    };
    add("step", view.step);
    add("lesson", view.lesson);
    add("instance", view.instance);
    add("together_by", view.together_by);
    for (const auto& [chooser, choice] : view.choices)
        json["choices"][chooser.toStdString()] = choice.toStdString();
    for (const QString& text : view.what_if)
        json["what_if"].push_back(tried_of(text));
    return json;
}

Json file_of(const SavedFile& file) {
    Json json = {{"name", file.name.toStdString()}, {"sha256", file.sha256}};
    if (!file.bytes.isEmpty())
        json["base64"] = file.bytes.toBase64().toStdString();
    return json;
}

Json run_of(const SavedRun& run) {
    return {{"host", run.host.toStdString()},
            {"processor", run.processor.toStdString()},
            {"result", to_json(run.outcome)}};
}

template <class T, class F>
void add_list(Json& json, const char* key, const std::vector<T>& list, F each) {
    if (list.empty())
        return;
    json[key] = Json::array();
    for (const T& item : list)
        json[key].push_back(each(item));
}

} // namespace

Result<std::string> write_session(const SavedSession& session) {
    if (session.notes.size() > most_notes)
        return Error{.code = ErrorCode::limit,
                     .what = formatted("the notes have more than {} characters", most_notes),
                     .todo = "shorten them"};
    Json json = {{"format", "knapscope-session"},
                 {"version", 1},
                 {"page", session.page.toStdString()},
                 {"view", view_of(session.view)}};
    if (!session.theme.isEmpty())
        json["theme"] = session.theme.toStdString();
    json["text_size"] = session.text_size;
    if (!session.window.isEmpty())
        json["window"] = {{"width", session.window.width()},
                          {"height", session.window.height()},
                          {"maximised", session.maximised}};
    if (!session.layout.empty())
        json["layout"] = layout_json(session.layout);
    if (!session.notes.isEmpty())
        json["notes"] = session.notes.toStdString();
    add_list(json, "runs", session.runs, run_of);
    add_list(json, "files", session.files, file_of);
    std::string text = to_line(json);
    if (session.instance) {
        text.back() = ','; // the instance goes in as it would be saved, before the closing brace
        text += "\n\"instance\": " + write_json(*session.instance) + "}";
    }
    return text + "\n";
}

} // namespace ks::ui
