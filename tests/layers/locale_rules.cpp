// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/layers/locale_rules.h"

#include <fstream>
#include <regex>

namespace ks::layers {
namespace {

namespace fs = std::filesystem;

/// std::from_chars, Cursor::number, `written` and core/letters.h behave the same on every machine.
const std::string anywhere =
    R"(strto(d|f|ld)|atof|sto(d|f|ld)|v?sn?printf|v?[fs]?scanf)"
    R"(|to(upper|lower)|is(alnum|alpha|blank|cntrl|digit|graph|lower|print|punct|space|upper|xdigit))"
    R"(|strcoll|strxfrm|localeconv|nl_langinfo|strfmon|localeAwareCompare)";
const std::string in_solvers = R"(|v?[fd]?printf|setlocale|locale::global)";
/// They use nlohmann's parser, which needs PlainNumbers.
const std::regex parser(R"(\bJson::parse\b|\bsax_parse\b)");
const std::regex plain_numbers(R"(\bPlainNumbers \w+;)");

void find_calls(const fs::path& file, const std::string& path, const std::regex& names,
                std::vector<Violation>& found) {
    std::ifstream stream(file);
    int number = 0;
    bool is_plain = false;
    std::smatch match;
    for (std::string line; std::getline(stream, line);) {
        ++number;
        line = line.substr(0, line.find("//"));
        is_plain = is_plain || std::regex_search(line, plain_numbers);
        if (std::regex_search(line, match, names) || (!is_plain && std::regex_search(line, match, parser)))
            found.push_back({"locale", path + ":" + std::to_string(number) +
                                           " depends on the locale: " + match[0].str()});
    }
}

} // namespace

std::vector<Violation> check_locale(const fs::path& root) {
    std::vector<Violation> found;
    for (const std::string top : {"solvers", "visual", "ui", "app"}) {
        const std::regex names("\\b(" + anywhere + (top == "solvers" ? in_solvers : "") + ")\\b");
        if (!fs::exists(root / top))
            continue;
        for (const auto& entry : fs::recursive_directory_iterator(root / top))
            if (entry.is_regular_file() && is_source(entry.path()))
                find_calls(entry.path(), fs::relative(entry.path(), root).generic_string(), names, found);
    }
    return found;
}

} // namespace ks::layers
