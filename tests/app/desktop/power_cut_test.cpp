// SPDX-License-Identifier: GPL-3.0-or-later
#include "solvers/core/files.h"
#include "solvers/formats/write_files.h"
#include "solvers/kinds/kind.h"
#include "tests/app/desktop/sheet_writers.h"
#include "tests/support/power_cut.h"
#include "tests/support/suite.h"
#include "tests/ui/samples.h"
#include "ui/base/session.h"
#include "ui/base/settings.h"
#include "ui/course/site_folder.h"
#include "ui/layouts/layouts.h"
#include "ui/lessons/lesson.h"
#include "ui/own_lesson/lesson_editor.h"
#include "ui/own_lesson/write_lesson.h"
#include "ui/recovery/kept_edits.h"
#include "ui/recovery/kept_lesson.h"
#include "ui/session_file/saved_session.h"
#include "visual/export/export.h"

#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QSettings>
#include <QTemporaryDir>
#include <QtTest>

using namespace ks;
using namespace ks::ui;
using tests::Found;
using tests::found;
using tests::word;
using tests::Writer;

namespace {

InstancePtr instance_of(bool newer) {
    return *changed(*tests::table_2_2(), SetText{.text = word(newer)});
}

void write_instance(const QString& folder, bool newer) {
    Session session;
    session.open(instance_of(newer));
    (void)session.save(folder + "/instance.json");
}

Found read_instance(const QString& folder) {
    const QString path = folder + "/instance.json";
    if (!QFile::exists(path))
        return Found::nothing;
    const auto text = read_file(path.toStdString(), {.bytes = 1 << 20});
    const auto file = text ? read_instance_of(*text, path) : Result<InstanceFile>(text.error());
    return file ? found(QString::fromStdString(file->instance->name())) : Found::broken;
}

void write_session_file(const QString& folder, bool newer) {
    const auto text =
        write_session({.page = "instance", .instance = instance_of(newer), .notes = word(newer)});
    (void)visual::write_whole(folder + "/a.knapscope-session", QByteArray::fromStdString(*text));
}

Found read_session_file(const QString& folder) {
    const QString path = folder + "/a.knapscope-session";
    if (!QFile::exists(path))
        return Found::nothing;
    const auto text = read_file(path.toStdString(), {.bytes = 1 << 20});
    const auto session = text ? read_session(*text, "a") : Result<SavedSession>(text.error());
    return session ? found(session->notes) : Found::broken;
}

Lesson lesson_of(const QString& folder, bool newer) {
    Lesson lesson;
    lesson.title = word(newer);
    lesson.folder = folder;
    for (int i = 0; i < (newer ? 3 : 2); ++i)
        add_step(lesson, {.instance = instance_of(newer), .variant = "mckp.sequential", .step = i},
                 word(newer), word(newer));
    return lesson;
}

void write_lesson(const QString& folder, bool newer) {
    (void)save_lesson(lesson_of(folder + "/mine", newer), folder + "/mine");
}

void write_copy_of_lesson(const QString& folder, bool newer) {
    (void)export_lesson(lesson_of(folder + "/nowhere", newer), folder + "/mine");
}

Found read_lesson_again(const QString& folder) {
    if (!QFile::exists(folder + "/mine"))
        return Found::nothing;
    const std::vector<Lesson> lessons = load_lessons({folder});
    if (lessons.size() != 1 || lessons[0].broken)
        return QDir(folder + "/mine").isEmpty() ? Found::nothing : Found::broken;
    const Lesson& lesson = lessons[0];
    const Found title = found(lesson.title);
    for (const LessonStep& step : lesson.steps)
        if (found(step.text.trimmed()) != title)
            return Found::broken;
    const bool whole = found(QString::fromStdString(lesson.instance->name())) == title &&
                       lesson.steps.size() == (title == Found::newer ? 3 : 2);
    return whole ? title : Found::broken;
}

void write_layouts_file(const QString& folder, bool newer) {
    Layouts layouts;
    layouts.named[QString::fromLatin1(word(newer))] = {};
    (void)store_layouts(folder + "/layouts.json", layouts);
}

Found read_layouts_file(const QString& folder) {
    if (!QFile::exists(folder + "/layouts.json"))
        return Found::nothing;
    const auto layouts = load_layouts(folder + "/layouts.json");
    return layouts && layouts->named.size() == 1 ? found(layouts->named.begin()->first) : Found::broken;
}

void write_kept_edits(const QString& folder, bool newer) {
    static Session session;
    static KeptEdits* const kept =
        new KeptEdits(session, folder + "/kept"); // its file stays, as after a crash
    if (!session.instance())
        session.open(tests::table_2_2());
    (void)session.edit("an edit", SetText{.text = word(newer)});
    kept->write();
}

Found read_kept_edits(const QString& folder) {
    const auto left = left_behind(folder + "/kept");
    if (left.empty())
        return QDir(folder + "/kept").entryList({"*.json"}, QDir::Files).isEmpty() ? Found::nothing
                                                                                   : Found::broken;
    return left.front().instance ? found(QString::fromStdString(left.front().instance->name()))
                                 : Found::broken;
}

/// The process that an editor is open in ends without closing it.
void write_kept_lesson(const QString& folder, bool newer) {
    static Session session;
    Lesson begun = lesson_of("/nowhere/mine", false);
    begun.title = "begun";
    static auto* const editor = new LessonEditor(session, begun, nullptr);
    static auto* const kept = new KeptLesson(*editor, folder + "/kept");
    auto* const title = editor->findChild<QLineEdit*>("title");
    title->clear();
    QTest::keyClicks(title, word(newer));
    kept->write();
}

Found read_kept_lesson(const QString& folder) {
    const auto left = left_behind(folder + "/kept");
    if (left.empty())
        return QDir(folder + "/kept").entryList({"*.json"}, QDir::Files).isEmpty() ? Found::nothing
                                                                                   : Found::broken;
    const auto lesson = recovered_lesson(left.front().file);
    return lesson ? found(lesson->lesson.title) : Found::broken;
}

void write_settings(const QString& folder, bool newer) {
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder);
    Settings().set_text_size(newer ? 150 : 125);
}

Found read_settings(const QString& folder) {
    const QString path = folder + "/knapscope/knapscope.ini";
    if (!QFile::exists(path))
        return Found::nothing;
    const int size = QSettings(path, QSettings::IniFormat).value("text_size").toInt();
    return size == 150 ? Found::newer : size == 125 ? Found::older : Found::broken;
}

QString site_in(const QString& folder) {
    return folder + QStringLiteral("/site");
}

/// Each word is a page of its own, so that the two sites have other files.
void write_course(const QString& folder, bool newer) {
    auto site = SiteFolder::make(site_in(folder));
    if (site && site->write("index.html", word(newer)) &&
        site->write(QStringLiteral("en/%1.html").arg(QLatin1String(word(newer))), word(newer)))
        (void)site->finish();
}

/// Publishes as a user whose shell is in the site's folder.
void write_course_from_within(const QString& folder, bool newer) {
    QDir().mkpath(site_in(folder));
    QDir::setCurrent(site_in(folder));
    write_course(folder, newer);
    QDir::setCurrent(QStringLiteral("/"));
}

QByteArray bytes_of(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

Found read_course(const QString& folder) {
    const QString site = site_in(folder);
    if (!QFile::exists(site))
        return Found::nothing;
    const QByteArray index = bytes_of(site + "/index.html");
    const bool whole = bytes_of(site + "/en/" + index + ".html") == index &&
                       bytes_of(site + "/knapscope-course.json").contains("en/" + index + ".html") &&
                       QDir(site + "/en").count() == 3; // with "." and ".."
    return whole ? found(QString::fromUtf8(index)) : Found::broken;
}

InstancePtr items_of(bool newer) {
    return tests::uncorrelated("knapsack", newer ? "5" : "4");
}

/// The files of an instance in the format "four-files".
std::vector<FileText> columns_of(const Instance& instance, const QString& folder = {}) {
    return *write_instance(**find_format("four-files"), instance, (folder + "/a_c.txt").toStdString());
}

std::string text_of(const Instance& instance) {
    std::string text;
    for (const FileText& each : columns_of(instance))
        text += each.text + '=';
    return text;
}

/// As *Export instance* does.
void write_columns(const QString& folder, bool newer) {
    (void)write_files(columns_of(*items_of(newer), folder));
}

Found read_columns(const QString& folder) {
    const QString path = folder + "/a_c.txt";
    if (!QFile::exists(path))
        return Found::nothing;
    const auto read = read_instance_file(path.toStdString(), "four-files");
    if (!read)
        return Found::broken;
    for (const bool newer : {false, true})
        if (text_of(**read) == text_of(*items_of(newer)))
            return found(word(newer));
    return Found::broken;
}

constexpr Writer course = {"course", write_course, read_course};

constexpr Writer writers[] = {
    course,
    {"columns in several files", write_columns, read_columns},
    {"instance", write_instance, read_instance},
    {"session", write_session_file, read_session_file},
    {"lesson", write_lesson, read_lesson_again},
    {"copy of a lesson", write_copy_of_lesson, read_lesson_again, /*replaces=*/false},
    {"layouts", write_layouts_file, read_layouts_file},
    {"kept edits", write_kept_edits, read_kept_edits},
    {"kept lesson", write_kept_lesson, read_kept_lesson},
    {"settings", write_settings, read_settings},
    {"sheet", tests::write_sheet, tests::read_sheet_again},
    {"answers", tests::write_answers, tests::read_answers_again},
    {"kept answers", tests::write_kept_answers, tests::read_kept_answers},
};

} // namespace

/// A window that is killed, or whose computer loses its power, leaves each document as it was or as it is to
/// be.
class PowerCutTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        if (const char* const why = tests::no_power_cut())
            QSKIP(why);
    }

    void documents_survive_data() {
        QTest::addColumn<int>("which");
        QTest::addColumn<bool>("over");
        for (int i = 0; i < int(std::size(writers)); ++i)
            for (const bool over : {false, true})
                if (!over || writers[i].replaces)
                    QTest::addRow("%s, %s", writers[i].name, over ? "over another" : "new") << i << over;
    }
    void documents_survive() {
        QFETCH(int, which);
        QFETCH(bool, over);
        const QString wrong = tests::wrong_after_any_cut(writers[which], over);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }

    /// The folder that the user is in stays, so its entries are replaced one by one. What a cut leaves is a
    /// course that the next publication replaces.
    void a_course_can_be_published_again_from_within() {
        constexpr Writer writer = {"course from within", write_course_from_within, read_course};
        long calls = 0;
        const QTemporaryDir whole;
        QCOMPARE(tests::write_and_cut(writer, whole.path(), {.over = true}, &calls), 0);
        QCOMPARE(read_course(whole.path()), Found::newer);
        for (long at = 1; at <= calls; ++at)
            for (const bool forget : {false, true}) {
                const QTemporaryDir folder;
                QCOMPARE(tests::write_and_cut(writer, folder.path(),
                                              {.over = true, .at = at, .forget = forget}, nullptr),
                         SIGKILL);
                QCOMPARE(tests::in_child([&] { write_course(folder.path(), true); }), 0);
                QVERIFY2(read_course(folder.path()) == Found::newer, qPrintable(QString::number(at)));
            }
    }
};

KS_TEST(PowerCutTest, .before = ks::tests::preload_power_cut)
#include "power_cut_test.moc"
