// SPDX-License-Identifier: GPL-3.0-or-later
// The file of layouts: written layouts can be read, and a broken file does not stop the program.
#include "tests/support/suite.h"
#include "tests/ui/when_asked.h"
#include "tests/visual/quiet.h"
#include "ui/layouts/layout_name_dialog.h"
#include "ui/layouts/layouts.h"

#include <QDialogButtonBox>
#include <QFile>
#include <QInputDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

using namespace ks;
using namespace ks::ui;

namespace {

Layouts example() {
    const PageLayout kernel{
        .docks = {.parts = {{"source", {.place = DockPlace::right, .order = 1}},
                            {"lanes", {.place = DockPlace::bottom, .shown = false}},
                            {"findings",
                             {.place = DockPlace::left, .floating = true, .window = {-1900, 20, 640, 480}}}},
                  .splitters = {{"halves", {700, 500}}}},
        .panels = {{"fold-controls", true}}};
    return {.now = {{"kernel", kernel}},
            .chosen = "Two screens",
            .named = {{"Two screens", {{"kernel", kernel}}}, {"Lecture 2 & 3", {}}, {"Größe <b>", {}}}};
}

void write(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
}

QByteArray read(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class LayoutsTest : public QObject {
    Q_OBJECT

private slots:
    void init() { tests::fail_on_warnings(); }

    void written_data_is_read() {
        const auto read = read_layouts(write_layouts(example()), "layouts.json");
        QVERIFY2(read, read ? "" : read.error().sentence().c_str());
        QVERIFY(*read == example());
    }

    void a_file_comes_with_its_folder() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("new/knapscope/layouts.json");
        QVERIFY(load_layouts(path)); // no layouts yet
        QVERIFY(load_layouts(path)->named.empty());
        QVERIFY(store_layouts(path, example()));
        QVERIFY(*load_layouts(path) == example());
    }

    void a_broken_file_is_a_sentence_and_is_kept_data() {
        QTest::addColumn<QByteArray>("bytes");
        for (
            const char* bytes :
            {"", "{", "7", "[]", "null", R"({"format": "knapscope-session", "version": 1})",
             R"({"format": "knapscope-layouts", "version": 0, "now": {}, "chosen": "", "layouts": []})",
             R"({"format": "knapscope-layouts", "version": 1, "now": [], "chosen": "", "layouts": []})",
             R"({"format": "knapscope-layouts", "version": 1, "now": {}, "chosen": 3, "layouts": []})",
             R"({"format": "knapscope-layouts", "version": 1, "now": {}, "chosen": "", "layouts": [7]})",
             R"({"format": "knapscope-layouts", "version": 1, "now": {}, "chosen": "", "layouts": [{"name": " ", "pages": {}}]})",
             "\xff\xfe\x00garbage"})
            QTest::addRow("%.60s", bytes) << QByteArray(bytes);
    }
    void a_broken_file_is_a_sentence_and_is_kept() {
        QFETCH(const QByteArray, bytes);
        const QTemporaryDir folder;
        const QString path = folder.filePath("layouts.json");
        write(path, bytes);
        const auto loaded = load_layouts(path);
        QVERIFY(!loaded);
        QVERIFY2(loaded.error().sentence().find("layouts.json") != std::string::npos,
                 loaded.error().sentence().c_str());
        QVERIFY(store_layouts(path, example()));
        QVERIFY(*load_layouts(path) == example());
        QCOMPARE(read(path + ".broken"), bytes);
    }

    void absurd_parts_of_a_layout_are_ignored() {
        const auto read = read_layouts(
            R"({"format": "knapscope-layouts", "version": 1, "chosen": "gone", "layouts": [], "now": {
                "kernel": {"parts": {"a": 7, "b": {}, "c": {"place": "above"}, "d": {"place": "left", "order": -4,
                           "shown": "yes", "floating": 1, "window": [1, 2, 3]}}},
                "step": {"splitters": {"across": [-1, 4]}, "panels": 4, "parts": []},
                "run": []}})",
            "layouts.json");
        QVERIFY2(read, read ? "" : read.error().sentence().c_str());
        QCOMPARE(read->chosen, QString());
        QCOMPARE(read->now.size(), std::size_t{1});
        const DockLayout& docks = read->now.at("kernel").docks;
        QCOMPARE(docks.parts.size(), std::size_t{1});
        QVERIFY(docks.parts.at("d") == DockState{.place = DockPlace::left});
    }

    void the_file_of_a_newer_version_stays_as_it_is() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("layouts.json");
        const QByteArray newer = R"({"format": "knapscope-layouts", "version": 2, "rooms": []})";
        write(path, newer);
        QVERIFY(!load_layouts(path));
        QVERIFY(!store_layouts(path, example()));
        QCOMPARE(read(path), newer);
    }

    /// The user did not choose the folder, so the sentence proposes no other place.
    void a_folder_that_cannot_be_written_is_named() {
        const QTemporaryDir folder;
        write(folder.filePath("file"), "not a folder");
        const auto stored = store_layouts(folder.filePath("file/layouts.json"), example());
        QVERIFY(!stored);
        const QString words = QString::fromStdString(stored.error().sentence());
        QVERIFY2(words.contains(folder.filePath("file")) && words.contains("make this folder writable"),
                 qPrintable(words));
        QVERIFY2(!words.contains("another place"), qPrintable(words));
    }

    void names_are_what_a_menu_can_show() {
        QCOMPARE(clean_layout_name("  two \t\n screens "), QStringLiteral("two screens"));
        QCOMPARE(clean_layout_name(QStringLiteral("a\x01\x7f") + QChar(0x202e) + "b"), QStringLiteral("ab"));
        QCOMPARE(clean_layout_name(" \n\t "), QString());
        QCOMPARE(clean_layout_name(QString(1000, 'x')).size(), most_layout_name);
        const QString smiles = QString::fromUcs4(U"\U0001F642").repeated(40);
        QVERIFY(!clean_layout_name("x" + smiles).back().isHighSurrogate());
        QCOMPARE(example().find("two SCREENS"), QStringLiteral("Two screens"));
        QCOMPARE(example().find("three"), QString());
    }

    void an_empty_name_cannot_be_confirmed() {
        QWidget parent;
        tests::when_asked<QInputDialog>([](QInputDialog& dialog) {
            auto* line = dialog.findChild<QLineEdit*>();
            QPushButton* confirm = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
            QVERIFY(!confirm->isEnabled());
            line->setText("  ");
            QVERIFY(!confirm->isEnabled());
            line->setText(" Lecture ");
            QVERIFY(confirm->isEnabled());
            QTest::keyClick(line, Qt::Key_Return);
        });
        QCOMPARE(ask_layout_name(parent, "Save layout", example(), {}), QStringLiteral("Lecture"));
    }

    /// If the user does not want to replace the old layout, the dialog asks for another name.
    void a_name_that_is_taken_is_asked_about() {
        for (const bool replace : {true, false}) {
            QWidget parent;
            int asked = 0;
            const std::function<void(QInputDialog&)> type = [&](QInputDialog& dialog) {
                dialog.setTextValue(++asked == 1 ? "two screens" : "Three screens");
                if (asked == 1)
                    tests::when_asked<QMessageBox>([&](QMessageBox& box) {
                        QVERIFY(box.text().contains("Two screens"));
                        if (!replace)
                            tests::when_asked<QInputDialog>(type);
                        box.button(replace ? QMessageBox::Yes : QMessageBox::No)->click();
                    });
                dialog.accept();
            };
            tests::when_asked<QInputDialog>(type);
            QCOMPARE(ask_layout_name(parent, "Save layout", example(), {}),
                     replace ? QStringLiteral("Two screens") : QStringLiteral("Three screens"));
        }
    }
};

KS_TEST(LayoutsTest)
#include "layouts_test.moc"
