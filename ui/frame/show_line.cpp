// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/show_line.h"

#include "ui/base/page.h"
#include "ui/base/session.h"
#include "ui/frame/command_line.h"
#include "ui/frame/file_commands.h"
#include "ui/frame/main_window.h"
#include "ui/frame/session_commands.h"
#include "ui/frame/traced.h"
#include "ui/lessons/lesson.h"

#include <QEventLoop>

#include <algorithm>

namespace ks::ui {
namespace {

/// A variant that this program was built without may be one of the runner's, so this asks the runner and
/// waits for its answer.
void learn_variants(Session& session, const QStringList& variants) {
    const auto known = [&session](const QString& id) {
        return session.catalogue().find(id.toStdString()) != nullptr;
    };
    if (std::ranges::all_of(variants, known))
        return;
    QEventLoop loop;
    QObject::connect(&session, &Session::catalogue_changed, &loop, [&] {
        if (session.runner_answered() || session.runner_problem())
            loop.quit();
    });
    session.ask_runner();
    loop.exec();
}

void set_looks(Session& session, const CommandLine& line) {
    if (line.theme)
        session.set_theme(*line.theme);
    if (line.text_size)
        session.set_text_size(*line.text_size);
}

/// Shows the page that the command line asks for, as far as that is possible at once. Its files are open.
Result<void> show_view(MainWindow& window, Session& session, const CommandLine& line,
                       const Page* page_before) {
    if (!line.page.isEmpty())
        window.show_page(line.page);
    else if (!line.file.isEmpty() && session.instance() && window.current_page() == page_before &&
             !window.sessions().restored())
        window.show_page(QStringLiteral("instance"));
    if (window.sessions().restored() && line.view == ViewOptions{})
        return {}; // the session said what its page shows
    offer_again(session, line.traced);
    if (!line.view.lesson.isEmpty() && line.file.isEmpty()) // before there is a window, it may be read here
        KS_CHECK(find_lesson(line.view.lesson));
    return window.current_page()->apply(line.view);
}

} // namespace

Result<void> show_line(MainWindow& window, Session& session, const CommandLine& line) {
    learn_variants(session, line.view.variants);
    const Page* const before = window.current_page();
    // First, because a session brings a theme and a size of text.
    const Result<void> opened = line.file.isEmpty() ? Result<void>() : window.open_path(line.file);
    set_looks(session, line);
    KS_CHECK(opened);
    if (!line.results.isEmpty())
        KS_CHECK(window.files().open_results(line.results));
    return show_view(window, session, line, before);
}

void show_line_later(MainWindow& window, Session& session, const CommandLine& line, const LineShown& done) {
    learn_variants(session, line.view.variants);
    FileCommands& files = window.files();
    const auto view = [&window, &session, &line, done, before = window.current_page()] {
        done(show_view(window, session, line, before), nullptr);
    };
    const auto results = [&window, &files, &line, done, view] {
        if (line.results.isEmpty())
            return view();
        files.open_results_then(line.results, false,
                                [&window, &line, done, view](const ReadOutcome& outcome) {
                                    if (outcome.file)
                                        return view();
                                    window.show_page(line.page); // where the results would be
                                    done(outcome.file.error(), nullptr);
                                });
    };
    if (line.file.isEmpty()) {
        set_looks(session, line);
        return results();
    }
    files.open_then(line.file, [&, done, results](const ReadOutcome& outcome) {
        set_looks(session, line); // last, because a session brings a theme and a size of text
        if (outcome.file)
            return results();
        if (!outcome.question)
            return done(outcome.file.error(), nullptr);
        window.show_page(line.page.isEmpty() ? QStringLiteral("instance") : line.page);
        done({}, [&files, &line, outcome, results] { files.ask_or_say(outcome, line.file, results); });
    });
}

} // namespace ks::ui
