// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/parameters.h"
#include "solvers/instance/instance.h"
#include "solvers/instance/random.h"

#include <span>
#include <string>

namespace ks {

/// A test of a kind's kernels on machines with a GPU, with instances of a preset (tests/gpu.sh,
/// tests/counters.sh).
struct Trial {
    /// "answers": compared with the CPU's answers; "little-memory": the same within `memory`; "sanitizers":
    /// small, with several rows and blocks of 64 threads; "counters": small, with a last block that is not
    /// full.
    std::string_view use;
    std::string_view settings = ""; ///< "n=12 R=50"
    std::uint64_t seed = 1;
    std::string_view memory = ""; ///< "128M"; empty: the default of a run
};

/// A named way to make an instance of a kind: the papers' examples and the generators. The same preset, kind,
/// settings and seed give the same instance everywhere. Two kinds may have presets of the same name; these
/// have the same meaning.
struct Preset {
    std::string_view id;    ///< "thesis-set5"
    std::string_view title; ///< for menus
    std::string_view kind;  ///< the id of the kind that it makes
    std::span<const Parameter> settings;
    bool random = false; ///< whether the seed matters
    Result<InstancePtr> (*make)(const Parameters& settings, std::uint64_t seed);
    std::span<const Trial> trials = {}; ///< a kind without one for a use is tried with its first preset
    std::string_view paper = "";        ///< whose instances these are, by CatalogueEntry::paper; empty: ours
};

/// Returns the presets of every kind, kind by kind.
std::span<const Preset> presets();
/// Returns "thesis-2.1, greedy-trap", each name once; `kind` empty: for all kinds.
std::string preset_names(std::string_view kind = "");
/// Returns a preset. An unknown preset is a usage error that lists the known ones, and so is a kind that it
/// does not make. `kind` empty: the first kind that has it.
Result<const Preset*> find_preset(std::string_view id, std::string_view kind = "");

/// Makes an instance. `kind` empty: the first kind that has the preset. Settings are given as name=value text
/// and checked.
Result<InstancePtr> generate(std::string_view preset, std::string_view kind,
                             std::span<const std::pair<std::string, std::string>> settings,
                             std::uint64_t seed = 1);

/// Maximum number of items of a generated instance, so that its file can be read again.
inline constexpr std::int64_t most_generated_items = std::int64_t{1} << 22;

/// Returns a limit error for more items. Presets call this before they allocate anything.
Result<void> check_generated_size(std::int64_t items);

} // namespace ks
