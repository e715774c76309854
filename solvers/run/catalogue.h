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

/// What menus, forms and checks need to know of a variant, wherever its code is. It is what `list` shows of
/// it.
struct CatalogueEntry {
    std::string id;    ///< "mckp.shared"
    std::string title; ///< "CUDA-SHARED: the class in shared memory"
    std::string kind;  ///< the instance kind's id
    Question question = Question::optimise;
    bool exact = true;
    std::vector<std::string> on;        ///< where it is offered: "cpu", or "emulator" and "gpu"
    std::vector<std::string> available; ///< where of these it can run here and now
    std::string paper;                  ///< "thesis"; empty: in none
    std::string section, algorithm;     ///< there
    Complexity complexity{};
    bool steps = false; ///< has a recording for stepping
    bool table = false; ///< can write the rows of its table
    bool trace = false; ///< a kernel: the emulator can trace it
    bool cooperative = false;
    std::vector<Parameter> parameters;

    bool on_cpu() const;
    /// Whether the variant runs at such a place, even if the machine does not have it: "cpu", "emulator",
    /// "gpu", "gpu:1"; empty: the variant's own choice.
    bool offers(std::string_view place) const;
    /// Whether the machine also has that place.
    bool runs_on(std::string_view place) const;

    friend bool operator==(const CatalogueEntry&, const CatalogueEntry&) = default;
};

/// The variants that there are, as this program was built or as a runner elsewhere says. It is a plain value.
class Catalogue {
public:
    Catalogue() = default;
    explicit Catalogue(std::vector<CatalogueEntry> entries) : entries_(std::move(entries)) {}

    const std::vector<CatalogueEntry>& entries() const { return entries_; }
    bool empty() const { return entries_.empty(); }

    /// Null: there is none of this id.
    const CatalogueEntry* find(std::string_view id) const;
    /// An unknown id is a usage error that names the known ones.
    Result<const CatalogueEntry*> get(std::string_view id) const;
    /// As `list --kind` shows them: those for a kind of instance, "demo": the kernels that answer
    /// no question, which no other kind has; empty: all of them.
    Catalogue listed(std::string_view kind) const;

    friend bool operator==(const Catalogue&, const Catalogue&) = default;

private:
    std::vector<CatalogueEntry> entries_;
};

/// The variants that this program was built with, and where they can run on a machine.
Catalogue catalogue_of(const Machine& machine);
/// The same for a machine of which nothing but its processor is known.
const Catalogue& built_in_catalogue();

/// A parameter of a variant, or a setting of a preset.
Json to_json(const Parameter& parameter);
/// The variants' part of the document of `list`, and its reader. Members that this program does not know are
/// ignored, because the runner may be a newer one.
Json to_json(const Catalogue& catalogue);
Result<Catalogue> read_catalogue(const json::Cursor& document);

/// The N of "gpu:N", 0 for "gpu"; empty for other words.
std::optional<int> gpu_index(std::string_view place);

} // namespace ks
