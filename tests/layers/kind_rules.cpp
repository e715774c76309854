// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/layers/kind_rules.h"

#include <algorithm>
#include <fstream>
#include <regex>
#include <set>

namespace ks::layers {
namespace {

namespace fs = std::filesystem;

/// The first argument of each line that begins with `macro`.
std::vector<std::string> listed(const fs::path& list, const std::string& macro) {
    const std::regex line_pattern("^" + macro + R"(\((\w+).*)");
    std::vector<std::string> names;
    std::ifstream stream(list);
    std::smatch match;
    for (std::string line; std::getline(stream, line);)
        if (std::regex_match(line, match, line_pattern))
            names.push_back(match[1]);
    return names;
}

/// Matches code that checks which kind an instance is.
std::regex questions(const fs::path& root) {
    // SomeInstance is the template parameter for the instance that a family passes.
    std::string words = R"(_cast<[^>]*\b(?!SomeInstance\b)\w+Instance\b|\bkind_id\b)";
    for (std::string kind : listed(root / "solvers/kinds/kinds.def", "KS_KIND")) {
        std::ranges::replace(kind, '_', '-');
        words += "|\"" + kind + "\"";
    }
    std::set<std::string> beginnings;
    for (const std::string& variant : listed(root / "solvers/variants.def", "KS_VARIANT"))
        beginnings.insert(variant.substr(0, variant.find('_')));
    for (const std::string& beginning : beginnings)
        words += "|\"" + beginning + R"(\.)";
    return std::regex(words);
}

bool is_code(const fs::path& path) {
    return path.extension() == ".cpp" || path.extension() == ".h";
}

/// A family knows its kind. `solvers/kinds` makes a family's variants and draws the numbers that several
/// families share.
bool may_know_a_kind(const std::string& path) {
    return path.starts_with("solvers/problems/") || path.starts_with("visual/scene/problems/") ||
           path == "solvers/kinds/variant_of.h" || path == "solvers/kinds/typed.h" ||
           path.starts_with("solvers/kinds/pisinger.");
}

void check_file(const fs::path& file, const std::string& path, const std::regex& question,
                std::vector<Violation>& found) {
    std::ifstream stream(file);
    int number = 0;
    for (std::string line; std::getline(stream, line);) {
        ++number;
        line = line.substr(0, line.find("//"));
        if (std::regex_search(line, question))
            found.push_back(
                {"kind", path + ":" + std::to_string(number) + " asks which kind it is: " + line});
    }
}

} // namespace

std::vector<Violation> check_kinds(const fs::path& root) {
    const std::regex question = questions(root);
    std::vector<Violation> found;
    for (const char* top : {"solvers", "visual", "ui", "app"}) {
        if (!fs::exists(root / top))
            continue;
        for (const auto& entry : fs::recursive_directory_iterator(root / top)) {
            const std::string path = fs::relative(entry.path(), root).generic_string();
            if (entry.is_regular_file() && is_code(path) && !may_know_a_kind(path))
                check_file(entry.path(), path, question, found);
        }
    }
    return found;
}

} // namespace ks::layers
