// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/instance/instance.h"
#include "solvers/parameters.h"

#include <span>
#include <string>

namespace ks {

/// A named way to make an instance: the papers' examples and the generators (interface.md, "Presets of
/// generate"). The same preset, kind, settings and seed give the same instance everywhere.
struct Preset {
    std::string_view id;                     ///< "thesis-set5"
    std::string_view title;                  ///< for menus
    std::span<const std::string_view> kinds; ///< the kinds it can make, by id
    std::span<const Parameter> settings;
    bool random = false; ///< whether the seed matters
    Result<InstancePtr> (*make)(std::string_view kind, const Parameters& settings, std::uint64_t seed);
};

std::span<const Preset> presets();
/// An unknown preset is a usage error that names the known ones.
Result<const Preset*> find_preset(std::string_view id);

/// Makes an instance; `kind` empty: the preset's first. Settings are given as name=value text and checked.
Result<InstancePtr> generate(std::string_view preset, std::string_view kind,
                             std::span<const std::pair<std::string, std::string>> settings,
                             std::uint64_t seed = 1);

/// The most items of a generated instance: the file it would be saved to can then be read again.
inline constexpr std::int64_t most_generated_items = std::int64_t{1} << 22;

/// A limit error above that; for presets, before they allocate anything.
Result<void> check_generated_size(std::int64_t items);

/// SplitMix64 and the draw of interface.md: an integer in [a, b] is a + high64(next * (b - a + 1)).
/// Check vector, seed 1, 1..10000: 5666, 7458, 9711, 4444, 4443.
class Random {
public:
    explicit Random(std::uint64_t seed) : state_(seed) {}
    std::uint64_t next();
    /// `least` <= `most`.
    std::int64_t between(std::int64_t least, std::int64_t most);

private:
    std::uint64_t state_;
};

} // namespace ks
