// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace ks::layers {

/// One include line of a source file.
struct Include {
    std::string from; ///< the including file, relative to the root, with '/'
    int line = 0;     ///< from 1
    std::string name; ///< as written between the quotes or brackets
    /// The file of this repository that is included, relative to the root; empty for a foreign header.
    std::string target;
};

/// A broken rule: its name (one of `include_rule_names`) and a sentence with the place.
struct Violation {
    std::string rule;
    std::string text;
};

/// Whether a file is a source with code: .h .cpp .inl .cu .cuh.
bool is_source(const std::filesystem::path& file);

/// Every include line of the sources below solvers, assets, visual, ui, app and tests,
/// except tests/data.
std::vector<Include> read_includes(const std::filesystem::path& root);

/// Checks the include lines against the layers (HACKING.md, "Layers").
std::vector<Violation> check_includes(const std::vector<Include>& includes);

/// The names of the rules that `check_includes` checks.
const std::vector<std::string>& include_rule_names();

} // namespace ks::layers
