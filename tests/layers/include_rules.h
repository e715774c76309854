// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace ks::layers {

/// One include line of a source file.
struct Include {
    std::string from;   ///< the including file, relative to the root, with '/'
    int line = 0;       ///< from 1
    std::string name;   ///< as written between the quotes or brackets
    std::string target; ///< the file of ours it names, relative to the root; empty for a foreign header
};

/// A broken rule: its name (one of `include_rule_names`) and a sentence that says where.
struct Violation {
    std::string rule;
    std::string text;
};

/// Every include line of the sources (.h .cpp .inl .cu) under solvers, assets, visual, ui, app and tests;
/// tests/data is left out.
std::vector<Include> read_includes(const std::filesystem::path& root);

/// What the include lines break of the rules of the house (HACKING.md, "Layers").
std::vector<Violation> check_includes(const std::vector<Include>& includes);

/// The rules `check_includes` knows.
const std::vector<std::string>& include_rule_names();

} // namespace ks::layers
