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
    /// "answers": they are compared with the CPU's; "little-memory": the same within `memory`; "sanitizers":
    /// small, with several rows and blocks of 64 threads; "counters": small, with a last block that is not
    /// full.
    std::string_view use;
    std::string_view settings = ""; ///< "n=12 R=50"
    std::uint64_t seed = 1;
    std::string_view memory = ""; ///< "128M"; empty: what a run has by default
};

/// A named way to make an instance of a kind: the papers' examples and the generators. The same preset, kind,
/// settings and seed give the same instance everywhere. Two kinds may have presets of the same name, which
/// then mean the same for both.
struct Preset {
    std::string_view id;    ///< "thesis-set5"
    std::string_view title; ///< for menus
    std::string_view kind;  ///< the id of what it makes
    std::span<const Parameter> settings;
    bool random = false; ///< whether the seed matters
    Result<InstancePtr> (*make)(const Parameters& settings, std::uint64_t seed);
    std::span<const Trial> trials = {}; ///< a kind without one for a use is tried with its first preset
};

/// The presets of every kind, kind by kind.
std::span<const Preset> presets();
/// "thesis-2.1, greedy-trap": each name once; `kind` empty: of all kinds.
std::string preset_names(std::string_view kind = "");
/// An unknown preset is a usage error that names the known ones, and so is a kind that it does not make;
/// `kind` empty: the first that has it.
Result<const Preset*> find_preset(std::string_view id, std::string_view kind = "");

/// Makes an instance; `kind` empty: the first that has the preset. Settings are given as name=value text and
/// checked.
Result<InstancePtr> generate(std::string_view preset, std::string_view kind,
                             std::span<const std::pair<std::string, std::string>> settings,
                             std::uint64_t seed = 1);

/// The most items of a generated instance: the file it would be saved to can then be read again.
inline constexpr std::int64_t most_generated_items = std::int64_t{1} << 22;

/// It is a limit error to generate more. Presets call this before they allocate anything.
Result<void> check_generated_size(std::int64_t items);

} // namespace ks
