// SPDX-License-Identifier: GPL-3.0-or-later
// Every source file names the licence that is right for its place, and the text of each named licence is in
// LICENSES/.
#include "tests/support/paths.h"
#include "tests/support/suite.h"

#include <QtTest>

#include <filesystem>
#include <fstream>
#include <set>
#include <string>
#include <vector>

namespace fs = std::filesystem;

namespace {

const fs::path root{ks::source_path().toStdString()};
const std::string tag = "SPDX-License-Identifier: ";

bool under(const std::string& path, std::initializer_list<const char*> folders) {
    for (const char* folder : folders)
        if (path.starts_with(std::string(folder) + "/"))
            return true;
    return false;
}

/// The licence that a file must name. Qt Charts makes the desktop program GPL; solvers and runner may link
/// the CUDA runtime.
std::string expected_licence(const std::string& path) {
    if (under(path, {"tests/solvers", "tests/app/runner", "tests/support"}))
        return "Apache-2.0";
    if (under(path, {"tests/data"}))
        return {}; // these files replace files of any part
    if (path.ends_with(".metainfo.xml"))
        return "FSFAP"; // AppStream requires a permissive licence for the description
    if (under(path, {"app/desktop", "ui", "visual", "tests"}))
        return "GPL-3.0-or-later";
    return "Apache-2.0";
}

/// Whether a file is one of our sources or scripts, and can contain a comment.
bool carries_tag(const fs::path& path) {
    static const std::set<std::string> endings{".h",  ".cpp", ".inl",   ".cu",      ".def", ".cuh",
                                               ".sh", ".py",  ".cmake", ".desktop", ".svg", ".xml"};
    return path.filename() == "CMakeLists.txt" || endings.contains(path.extension().string());
}

std::vector<std::string> tagged_files() {
    std::vector<std::string> files{".ci/run", ".clang-format", ".clang-tidy", "CMakeLists.txt"};
    for (const char* top : {"app", "assets", "cmake", "python", "solvers", "tests", "ui", "visual"})
        for (const auto& entry : fs::recursive_directory_iterator(root / top))
            if (entry.is_regular_file() && carries_tag(entry.path()))
                files.push_back(fs::relative(entry.path(), root).generic_string());
    return files;
}

/// The licence named in the first three lines (after `#!` or an XML declaration); empty if there is none.
std::string named_licence(const fs::path& path) {
    std::ifstream stream(path);
    std::string line;
    for (int i = 0; i < 3 && std::getline(stream, line); ++i)
        if (const auto found = line.find(tag); found != std::string::npos) {
            const auto begin = found + tag.size();
            return line.substr(begin, line.find_first_of(" \r", begin) - begin);
        }
    return {};
}

} // namespace

class LicencesTest : public QObject {
    Q_OBJECT
private slots:
    void every_file_names_the_right_licence() {
        QStringList wrong;
        const auto files = tagged_files();
        QVERIFY2(files.size() > 50, "the sources were not found");
        for (const std::string& file : files) {
            const std::string named = named_licence(root / file), expected = expected_licence(file);
            if (named.empty() || (!expected.empty() && named != expected))
                wrong << QString::fromStdString(file + ": names '" + named + "', expected '" + expected +
                                                "'");
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
    }

    void every_licence_has_its_text_and_is_used() {
        std::set<std::string> used;
        for (const std::string& file : tagged_files())
            used.insert(named_licence(root / file));
        if (fs::exists(root / "assets/fonts"))
            used.insert("OFL-1.1");
        QStringList texts, wanted;
        for (const auto& entry : fs::directory_iterator(root / "LICENSES")) {
            QVERIFY2(entry.file_size() > 200, entry.path().c_str());
            texts << QString::fromStdString(entry.path().stem().string());
        }
        for (const std::string& name : used)
            wanted << QString::fromStdString(name);
        texts.sort();
        QCOMPARE(texts, wanted);
    }
};

KS_TEST(LicencesTest)
#include "licences_test.moc"
