// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/program.h"

#include "solvers/core/files.h"
#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/core/system_words.h"
#include "solvers/core/text.h"
#include "ui/base/clock.h"
#include "ui/base/key_choices.h"
#include "ui/base/language.h"
#include "ui/base/page.h"
#include "ui/base/session.h"
#include "ui/base/settings.h"
#include "ui/base/system_theme.h"
#include "ui/course/publish_course.h"
#include "ui/frame/another_window.h"
#include "ui/frame/command_line.h"
#include "ui/frame/desk.h"
#include "ui/frame/export_view.h"
#include "ui/frame/file_commands.h"
#include "ui/frame/interrupted.h"
#include "ui/frame/left_off.h"
#include "ui/frame/main_window.h"
#include "ui/frame/opened_file.h"
#include "ui/frame/program_words.h"
#include "ui/frame/show_line.h"
#include "ui/jobs/file_reading.h"
#include "ui/jobs/runner.h"
#include "ui/jobs/table_fill.h"
#include "ui/lessons/lesson_track.h"
#include "ui/publish/publish.h"
#include "ui/widgets/error_words.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/temporary_folder.h"
#include "visual/paint/fonts.h"
#include "visual/paint/theme.h"

#include <ks_version.h>

#include <QApplication>
#include <QEventLoop>
#include <QIcon>
#include <QThreadPool>
#include <QTimer>

#include <cerrno>
#include <chrono>
#include <clocale>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <unistd.h>

namespace ks::ui {
namespace {

constexpr int first_moment_ms = 200;
constexpr std::chrono::milliseconds patience_at_the_end(100);

QtMessageHandler usual_messages = nullptr;

/// Prints messages during an export, except those of the offscreen platform about windows that it does not
/// show.
void messages_of_an_export(QtMsgType type, const QMessageLogContext& context, const QString& text) {
    if (!text.startsWith(QLatin1String("This plugin does not support")) &&
        !text.startsWith(QLatin1String("QStandardPaths: XDG_RUNTIME_DIR not set")))
        usual_messages(type, context, text);
}

int report(Error error) {
    if (error.code == ErrorCode::limit) // a run was refused, and its options are not this program's
        error.todo = Sentence(advice_in_the_window(error));
    std::fprintf(stderr, "knapscope: %s\n", error.sentence().c_str());
    return static_cast<int>(error.code);
}

/// Writes to standard output and returns the exit code.
int write_output(std::string_view text) {
    if (write_all(STDOUT_FILENO, text))
        return 0;
    return report({.code = ErrorCode::output,
                   .what = formatted("cannot be written: {}", system_words(errno)),
                   .where = "standard output",
                   .todo = "check where it leads and how much room is left there"});
}

/// Waits until the page shows what was asked for.
Result<void> settle(Page& page) {
    QEventLoop loop;
    QObject::connect(&page, &Page::settled, &loop, &QEventLoop::quit);
    while (page.busy())
        loop.exec();
    if (const auto problem = page.problem())
        return *problem;
    return {};
}

Result<void> export_as_asked(MainWindow& window, const CommandLine& line) {
    KS_CHECK(settle(*window.current_page()));
    if (!line.window)
        return export_view(*window.current_page(), line.export_to, line.size);
    window.setWindowState(Qt::WindowNoState); // a session may have maximised it
    window.resize(line.size.value_or(usual_picture_size));
    window.show();
    for (int round = 0; round < 4; ++round) // a layout may ask its parent for room, and that its own
        QCoreApplication::processEvents();
    return export_window(window, line.export_to);
}

/// The lesson that is named, or that of a folder.
Result<Lesson> asked_lesson(const CommandLine& line) {
    return line.file.isEmpty() ? find_lesson(line.view.lesson) : read_lesson_in(line.file);
}

int publish_as_asked(const CommandLine& line) {
    const auto done = [&]() -> Result<void> {
        KS_CHECK(paint::load_fonts());
        KS_TRY(Lesson lesson, asked_lesson(line));
        KS_TRY(auto track, LessonTrack::make(std::move(lesson)));
        return publish(std::move(track), *line.publish, {});
    }();
    return done ? 0 : report(done.error());
}

/// Prints how far it is, a line for each lesson, and at the end what was written.
int publish_course_as_asked(CourseSettings settings) {
    const std::stop_token stop = stop_when_interrupted();
    const auto print = [](int done, int of) {
        if (done < of)
            std::fprintf(stderr, "%s\n", formatted("Lesson {} of {}", done + 1, of).c_str());
    };
    settings.language = spoken_language();
    const auto done = [&]() -> Result<CourseSize> {
        KS_CHECK(paint::load_fonts());
        return publish_course(settings, {.stop = stop, .told = print});
    }();
    if (!done)
        return report(done.error());
    const std::string words = written_words(*done, settings.folder).toStdString();
    return write_output(printable(words, std::string::npos) + "\n");
}

/// QApplication gives the C library the locale of the desktop. Nothing here reads or writes a number by that
/// locale, and this keeps libraries from doing so. English sentences quote the reasons of the system in
/// English.
void leave_locale_of_the_desktop() {
    std::setlocale(LC_NUMERIC, "C");
    if (spoken() == nullptr)
        std::setlocale(LC_MESSAGES, "C");
}

int export_without_window(MainWindow& window, Session& session, const CommandLine& line) {
    const Result<void> shown = show_line(window, session, line);
    if (!shown)
        return report(shown.error());
    if (const QString lacking = window.notice().text(); !lacking.isEmpty())
        std::fprintf(stderr, "knapscope: %s\n", printable(lacking.toStdString(), std::string::npos).c_str());
    const Result<void> done = export_as_asked(window, line);
    return done ? 0 : report(done.error());
}

/// Follows the wishes of a window that another one may take the place of.
void serve(MainWindow& window) {
    QObject::connect(&window.files(), &FileCommands::window_wanted, &window, [&window](const QString& path) {
        if (open_another_window(path) == 0)
            window.notice().say(MainWindow::tr("No other window could be opened for %1.").arg(path));
    });
}

int show_window(QApplication& application, Desk& desk, Session& session, const CommandLine& line) {
    MainWindow& window = desk.window();
    std::optional<int> failed; // a wrong page or variant ends the program before there is a window
    bool done = false, interrupted = false;
    std::function<void()> asks; // in front of a window that is there
    QEventLoop first_moment;
    when_interrupted(&application, [&] {
        interrupted = true;
        desk.window().leave();
        first_moment.quit();
        QCoreApplication::exit(0); // quit() would ask what becomes of the edits, which are kept already
    });
    show_line_later(window, session, line, [&](const Result<void>& shown, const std::function<void()>& ask) {
        done = true;
        asks = ask;
        if (asks && window.isVisible())
            asks();
        if (line.goes_on && (shown || shown.error().code == ErrorCode::usage))
            return first_moment.quit(); // what was shown last may be no more, which nobody asked for
        const bool usage = !shown && shown.error().code == ErrorCode::usage;
        if (usage && !window.isVisible())
            failed = report(shown.error());
        else if (!shown)
            window.notice().say(sentence(shown.error()));
        else
            window.say_problem_when_settled();
        first_moment.quit();
    });
    if (!done) { // a file that is soon read appears together with the window
        QTimer::singleShot(first_moment_ms, &first_moment, &QEventLoop::quit);
        first_moment.exec();
    }
    if (failed)
        return *failed;
    if (interrupted)
        return 0;
    QThreadPool::globalInstance()->start([] {
        for (const QString& begin : {TemporaryFolder::usual_begin(), TableFill::folder_begin()})
            sweep_temporary_folders(begin); // of programs that were killed
    });
    serve(window);
    QObject::connect(&desk, &Desk::built, &desk, [&desk] { serve(desk.window()); });
    session.ask_runner();
    window.show();
    window.offer_left_behind();
    if (asks)
        asks();
    return application.exec();
}

int run(QApplication& application, const CommandLine& given) {
    if (const auto fonts = paint::load_fonts(); !fonts)
        return report(fonts.error());
    const bool exporting = !given.export_to.isEmpty();
    auto settings = exporting ? nullptr : std::make_unique<Settings>();
    const CommandLine line = settings ? continued(given, settings->left_off()) : given;
    if (settings) {
        Runner::prefer(settings->runner()); // before the session makes one
        KeyChoices::of_program().restore(settings->keys());
        set_clock([] { return QDateTime::currentDateTimeUtc(); });
    }
    Session session;
    Desk desk(session, settings.get());
    return exporting ? export_without_window(desk.window(), session, line)
                     : show_window(application, desk, session, line);
}

} // namespace

int run_program(int count, char** arguments, const std::string& version) {
    QStringList words;
    for (int i = 1; i < count; ++i) {
        words << QString::fromLocal8Bit(arguments[i]);
        if (words.back().toLocal8Bit() != arguments[i]) // it would name another file
            return report({.code = ErrorCode::usage,
                           .what = "is not UTF-8",
                           .where = printable(arguments[i]),
                           .todo = "rename the file, or give knapscope-run its name"});
    }
    const auto line = read_command_line(words);
    if (!line)
        return report(line.error());
    if (line->help)
        return write_output(command_line_help().toStdString());
    if (line->version)
        return write_output("knapscope " + version + "\n");
    if (!line->describe.isEmpty()) {
        const Result<std::string> text = cli::described(program_words(version), line->describe.toStdString());
        return text ? write_output(*text) : report(text.error());
    }
    // QApplication aborts without a display, which an export or a publication does not need.
    const bool files_only = !line->export_to.isEmpty() || line->publish || line->course;
    if (files_only) {
        if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
            qputenv("QT_QPA_PLATFORM", "offscreen");
        usual_messages = qInstallMessageHandler(messages_of_an_export);
    }
    QCoreApplication::setApplicationName(QStringLiteral("Knapscope"));
    QCoreApplication::setApplicationVersion(QStringLiteral(KS_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("io.github.knapscope.Knapscope"));
    QApplication application(count, arguments);
    SystemTheme::look_at_palette();
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/assets/icons/knapscope.svg")));
    // A picture or a publication does not depend on what somebody chose in the window.
    const QString language = language_of(line->language, files_only ? QString() : Settings().language());
    if (const auto speaking = speak_language(language); !speaking)
        std::fprintf(stderr, "knapscope: %s\n", speaking.error().sentence().c_str());
    leave_locale_of_the_desktop();
    write_csv_in(line->csv);
    const int code = line->course    ? publish_course_as_asked(*line->course)
                     : line->publish ? publish_as_asked(*line)
                                     : run(application, *line);
    // A reader that does not check for cancellation may still be busy with a file that nobody waits for.
    if (FileReading::workers_ended(patience_at_the_end))
        return code;
    std::fflush(nullptr);
    std::_Exit(code);
}

} // namespace ks::ui
