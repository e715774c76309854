// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/layers/include_rules.h"

#include "tests/layers/cycles.h"
#include "tests/layers/floors.h"

#include <algorithm>
#include <fstream>
#include <map>
#include <regex>

namespace ks::layers {

namespace fs = std::filesystem;

bool is_source(const fs::path& file) {
    static const std::set<std::string> endings{".h", ".cpp", ".inl", ".cu", ".cuh"};
    return endings.contains(file.extension().string());
}

namespace {

bool under(const std::string& path, const std::string& folder) {
    return path.starts_with(folder + "/");
}

// For each part of the source tree, the parts that it may include.
const std::map<std::string, std::set<std::string>>& allowed_arrows() {
    static const std::map<std::string, std::set<std::string>> arrows{
        {"solvers", {"solvers"}},
        {"assets", {"assets"}},
        {"app/commit", {"solvers", "app/commit"}},
        {"app/runner", {"solvers", "app/commit", "app/runner"}},
        {"visual/scene", {"solvers", "visual/scene"}},
        {"visual/paint", {"solvers", "assets", "visual/scene", "visual/paint"}},
        {"visual/svg", {"solvers", "assets", "visual/scene", "visual/paint", "visual/svg"}},
        {"visual/export",
         {"solvers", "assets", "visual/scene", "visual/paint", "visual/svg", "visual/export"}},
        {"visual/charts",
         {"solvers", "assets", "visual/scene", "visual/paint", "visual/export", "visual/charts"}},
        {"ui",
         {"solvers", "assets", "visual/scene", "visual/paint", "visual/export", "visual/svg", "visual/charts",
          "ui"}},
        {"app/desktop",
         {"solvers", "assets", "visual/scene", "visual/paint", "visual/export", "visual/svg", "visual/charts",
          "ui", "app/commit", "app/desktop"}},
    };
    return arrows;
}

// The part of a file; empty for tests, which may include everything.
std::string part_of(const std::string& path) {
    for (const auto& [part, targets] : allowed_arrows())
        if (under(path, part))
            return part;
    return {};
}

bool is_qt(const Include& include) {
    static const std::regex qt(R"(^(Qt?[A-Z][A-Za-z0-9]*(/.*)?|q[a-z0-9]+\.h)$)");
    return include.target.empty() && std::regex_match(include.name, qt);
}

bool is_charts(const Include& include) {
    static const std::regex charts(
        R"(^(QtCharts(/.*)?|Q\w*(Chart|ChartView|Series|Axis|BarSet|BoxSet|CandlestickSet|Legend|LegendMarker|PieSlice|ModelMapper))$)");
    return include.target.empty() && std::regex_match(include.name, charts);
}

bool is_cuda(const Include& include) {
    static const std::regex cuda(
        R"(^(cuda|cooperative_groups|cupti|nvml|nvrtc|nvtx|nvperf|nvToolsExt|device_launch|vector_types|sm_[0-9]|cub/|thrust/|cuco/).*)");
    return include.target.empty() && std::regex_match(include.name, cuda);
}

std::string at(const Include& include) {
    return include.from + ":" + std::to_string(include.line) + " includes " + include.name;
}

bool may_include(const std::string& part, const Include& include) {
    return part.empty() || include.target.empty() ||
           allowed_arrows().at(part).contains(part_of(include.target));
}

void check_line(const Include& include, std::vector<Violation>& found) {
    const std::string part = part_of(include.from);
    const auto broken = [&](const char* rule, const char* why) {
        found.push_back({rule, at(include) + ": " + why});
    };
    if (!may_include(part, include))
        broken("arrow",
               "solvers <- visual (scene <- paint <- export <- charts) <- ui <- app, never the other way");
    if (is_qt(include) &&
        (part == "solvers" || part == "app/runner" || part == "app/commit" || part == "visual/scene"))
        broken("qt", "solvers, the runner and visual/scene know no Qt");
    if (is_charts(include) && !part.empty() && part != "visual/charts")
        broken("charts", "Qt Charts is used in visual/charts alone");
    if (is_cuda(include) && !part.empty() && !under(include.from, "solvers/gpu") &&
        !under(include.from, "solvers/kernels"))
        broken("cuda", "CUDA headers are used in solvers/gpu and solvers/kernels alone");
    if (under(include.from, "solvers") && include.from.ends_with(".inl"))
        broken("kernel", "a kernel file includes nothing; its prelude does");
}

// The folder of a source; empty for tests.
std::string house_folder(const std::string& path) {
    const std::string folder = fs::path(path).parent_path().generic_string();
    return path.starts_with("tests/") ? std::string() : folder;
}

void check_folders(const Include& include, std::vector<Violation>& found) {
    if (!may_include(part_of(include.from), include))
        return; // another rule reports it
    const std::string from = house_folder(include.from), to = house_folder(include.target);
    const auto above = floor_of(from), below = floor_of(to);
    for (const auto& [folder, floor] : {std::pair(from, above), std::pair(to, below)})
        if (!floor) {
            found.push_back(
                {"floor", folder + " stands on no floor: give it one in tests/layers/floors.cpp"});
            return;
        }
    if (*below > *above)
        found.push_back({"floor", at(include) + ": " + to + " is on a higher floor than " + from +
                                      " (tests/layers/floors.cpp)"});
    const std::string ours = family_of(from), theirs = family_of(to);
    if (!ours.empty() && !theirs.empty() && ours != theirs && ours != "demo")
        found.push_back(
            {"family", at(include) + ": a family includes no other; only the teaching kernels do"});
}

// The program with a window asks a catalogue for the variants, because the runner may have variants that are
// not compiled into the program. This also means that changing a variant recompiles nothing of the program.
void check_catalogue(const Graph& files, std::vector<Violation>& found) {
    for (const auto& [from, targets] : files) {
        const std::string part = part_of(from);
        if (part.empty() || part == "solvers" || part == "app/runner")
            continue;
        const std::set<std::string> all = reachable(files, from);
        for (const char* header : {"solvers/core/variant.h", "solvers/run/registry.h", "solvers/run/run.h"})
            if (all.contains(header))
                found.push_back({"catalogue", from + " comes to " + header +
                                                  ": ask the catalogue, or solvers/run/in_process.h"});
    }
}

} // namespace

std::vector<Include> read_includes(const fs::path& root) {
    static const std::regex line_pattern(R"(^\s*#\s*include\s*[<"]([^>"]+)[>"].*)");
    std::vector<fs::path> files;
    for (const char* top : {"solvers", "assets", "visual", "ui", "app", "tests"}) {
        if (!fs::exists(root / top))
            continue;
        for (const auto& entry : fs::recursive_directory_iterator(root / top))
            if (entry.is_regular_file() && is_source(entry.path()))
                files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());

    std::vector<Include> includes;
    for (const fs::path& file : files) {
        Include include;
        include.from = fs::relative(file, root).generic_string();
        if (under(include.from, "tests/data"))
            continue;
        std::ifstream stream(file);
        std::smatch match;
        for (std::string text; std::getline(stream, text);) {
            ++include.line;
            if (!std::regex_match(text, match, line_pattern))
                continue;
            include.name = match[1];
            include.target.clear();
            for (const fs::path& candidate : {root / include.name, file.parent_path() / include.name})
                if (include.target.empty() && fs::is_regular_file(candidate))
                    include.target = fs::relative(candidate, root).generic_string();
            includes.push_back(include);
        }
    }
    return includes;
}

std::vector<Violation> check_includes(const std::vector<Include>& includes) {
    std::vector<Violation> found;
    Graph files, folders;
    for (const Include& include : includes) {
        check_line(include, found);
        if (include.target.empty())
            continue;
        files[include.from].insert(include.target);
        const std::string from = house_folder(include.from), to = house_folder(include.target);
        if (from.empty() || to.empty() || from == to)
            continue;
        check_folders(include, found);
        folders[from].insert(to);
    }
    check_catalogue(files, found);
    if (const auto cycle = find_cycle(files); !cycle.empty())
        found.push_back({"file-cycle", "files include each other: " + joined(cycle)});
    else if (const auto round = find_cycle(folders); !round.empty())
        found.push_back({"folder-cycle", "folders include each other: " + joined(round)});
    return found;
}

const std::vector<std::string>& include_rule_names() {
    static const std::vector<std::string> names{"arrow",      "qt",          "charts", "cuda",
                                                "kernel",     "catalogue",   "family", "floor",
                                                "file-cycle", "folder-cycle"};
    return names;
}

} // namespace ks::layers
