// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/layers/word_rules.h"

#include <fstream>
#include <regex>
#include <set>

namespace ks::layers {
namespace {

namespace fs = std::filesystem;

/// What these compare is data, or has no other name.
const std::set<std::string> exempt{
    "solvers/core/fraction.cpp",       // the canonical form of a number
    "ui/frame/print_view.cpp",         // Qt's dialog gives its actions no name
    "ui/instance/instance_fields.cpp", // the text of an input field
    "ui/predict/cell_inputs.cpp",      // the text of an input field
};

const std::string equal = R"(\s*(==|!=)\s*)";
const std::string searches =
    R"(\.(find|contains|starts_with|ends_with|substr|compare|startsWith|endsWith|indexOf|split|mid)\()";
/// A call of what returns words in the user's language, and the rest of its arguments.
const std::string words = R"(\b(\w+::)*(tr|translate|said|formatted|counted|voiced|in_language)\()";
const std::string arguments = R"(([^()]|\([^()]*\))*\))";
/// Words of an error, and of a unit or a document.
const std::string of_error = R"(\b(error(\(\))?(\.|->)what|\w+(\(\))?(\.|->)todo)\b(?!\())";
const std::string title = R"(\b\w+(\(\))?(\.|->)title\b(?!\())";
/// What a label, a button, an action or a window shows, and a search in it for a text.
const std::string shown = R"((\.|->)(text|toolTip|windowTitle|accessibleName)\(\))";
const std::string a_text = R"((QStringLiteral|QLatin1String|tr|said|"))";

const std::regex compares(equal + words + "|" + words + arguments + equal                       //
                          + "|(" + of_error + "|" + title + "|" + shown + ")" + equal           //
                          + "|" + equal + R"([\w.>()*-]*)" + "(" + of_error + "|" + title + ")" //
                          + "|" + of_error + searches + "|" + shown + searches + a_text         //
                          + R"(|\b(match|globalMatch|regex_search|regex_match|regex_replace)\([^;]*)" +
                          of_error //
                          + R"(|\[[^\]]*(\.|->)title\])");

/// The line without its comment and the contents of its literals.
std::string code_of(const std::string& line) {
    static const std::regex literal(R"re("(\\.|[^"\\])*")re"), comment("//.*");
    return std::regex_replace(std::regex_replace(line, literal, "\"\""), comment, "");
}

/// Whether the rule may apply: reading every line with the expression would take seconds.
bool may_compare(const std::string& line) {
    for (const char* part : {"==", "!=", "todo", "what", "title", "text()", "Tip()", "Title()", "Name()"})
        if (line.find(part) != std::string::npos)
            return true;
    return false;
}

void check_words_of(const fs::path& file, const std::string& path, std::vector<Violation>& found) {
    std::ifstream stream(file);
    int number = 0;
    std::smatch match;
    for (std::string line; std::getline(stream, line);) {
        ++number;
        if (!may_compare(line))
            continue;
        const std::string code = code_of(line);
        if (std::regex_search(code, match, compares))
            found.push_back({"words", path + ":" + std::to_string(number) +
                                          " compares words for users: " + match[0].str()});
    }
}

} // namespace

std::vector<Violation> check_words(const fs::path& root) {
    std::vector<Violation> found;
    for (const std::string top : {"solvers", "visual", "ui", "app"}) {
        if (!fs::exists(root / top))
            continue;
        for (const auto& entry : fs::recursive_directory_iterator(root / top)) {
            const std::string path = fs::relative(entry.path(), root).generic_string();
            if (entry.is_regular_file() && is_source(entry.path()) && !exempt.contains(path))
                check_words_of(entry.path(), path, found);
        }
    }
    return found;
}

} // namespace ks::layers
