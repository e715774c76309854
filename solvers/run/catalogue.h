// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/json_out.h"
#include "solvers/core/json_tree.h"
#include "solvers/core/parameters.h"
#include "solvers/core/variant_words.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ks {

struct Machine;

/// What menus, forms and checks need to know about a variant, wherever its code is. `list` shows it.
struct CatalogueEntry {
    std::string id;    ///< "mckp.shared"
    std::string title; ///< "CUDA-SHARED: the class in shared memory"
    std::string kind;  ///< the instance kind's id
    Question question = Question::optimise;
    bool exact = true;
    std::vector<std::string> on;        ///< the places that it supports: "cpu", or "emulator" and "gpu"
    std::vector<std::string> available; ///< the places where it can run now
    std::string paper;                  ///< "thesis"; empty: no paper
    std::string section, algorithm;     ///< in that paper
    Complexity complexity{};
    bool steps = false; ///< has a recording for stepping
    bool table = false; ///< can write the rows of its table
    bool trace = false; ///< a kernel that the emulator can trace
    bool cooperative = false;
    std::vector<Parameter> parameters;

    bool on_cpu() const;
    /// Returns whether the variant supports such a place, even if the machine does not have it: "cpu",
    /// "emulator", "gpu", "gpu:1"; empty: the variant's default.
    bool offers(std::string_view place) const;
    /// Returns whether the machine also has that place.
    bool runs_on(std::string_view place) const;

    friend bool operator==(const CatalogueEntry&, const CatalogueEntry&) = default;
};

/// The available variants, of this program or as reported by another runner. It is a plain value.
class Catalogue {
public:
    Catalogue() = default;
    explicit Catalogue(std::vector<CatalogueEntry> entries) : entries_(std::move(entries)) {}

    const std::vector<CatalogueEntry>& entries() const { return entries_; }
    bool empty() const { return entries_.empty(); }

    /// Returns the entry, or null if no variant has this id.
    const CatalogueEntry* find(std::string_view id) const;
    /// Returns the entry. An unknown id is a usage error that lists the known ones.
    Result<const CatalogueEntry*> get(std::string_view id) const;
    /// Returns the entries that `list --kind` shows: those for a kind of instance; "demo": the kernels that
    /// solve no problem, which belong to no kind; empty: all of them.
    Catalogue listed(std::string_view kind) const;

    friend bool operator==(const Catalogue&, const Catalogue&) = default;

private:
    std::vector<CatalogueEntry> entries_;
};

/// Returns the variants of this program, and where they can run on a machine.
Catalogue catalogue_of(const Machine& machine);
/// Returns the same for a machine with only a processor.
const Catalogue& built_in_catalogue();

/// Writes a parameter of a variant, or a setting of a preset.
Json to_json(const Parameter& parameter);
/// The variants' part of the document of `list`, and its reader. Unknown members are ignored, because the
/// runner may be newer.
Json to_json(const Catalogue& catalogue);
Result<Catalogue> read_catalogue(const json::Cursor& document);

/// Returns the N of "gpu:N", 0 for "gpu"; empty for other words.
std::optional<int> gpu_index(std::string_view place);

} // namespace ks
