// SPDX-License-Identifier: Apache-2.0
#include "solvers/clp/clp.h"

#include "solvers/core/formatted.h"

#include <dlfcn.h>

namespace ks::clp {

namespace {

constexpr const char* library_name = "libClp.so.1";

Error missing(Sentence what) {
    return {.code = ErrorCode::usage,
            .what = what,
            .where = "",
            .todo = "install COIN CLP (Debian: coinor-libclp1)"};
}

class Library {
public:
    explicit Library(void* library) : library_(library) {}

    template <class Function>
    void find(Function& function, const char* name) {
        function = reinterpret_cast<Function>(dlsym(library_, name));
        if (!function && lacks_ == nullptr)
            lacks_ = name;
    }
    /// The first function that was not found; null: all were.
    const char* lacks() const { return lacks_; }

private:
    void* library_;
    const char* lacks_ = nullptr;
};

} // namespace

Result<Functions> load() {
    void* const opened = dlopen(library_name, RTLD_NOW | RTLD_LOCAL);
    if (!opened)
        return missing(formatted("{} was not found", library_name));
    Library library(opened);
    Functions f;
    library.find(f.make, "Clp_newModel");
    library.find(f.unmake, "Clp_deleteModel");
    library.find(f.log_level, "Clp_setLogLevel");
    library.find(f.perturbation, "Clp_setPerturbation");
    library.find(f.resize, "Clp_resize");
    library.find(f.row_lower, "Clp_chgRowLower");
    library.find(f.row_upper, "Clp_chgRowUpper");
    library.find(f.add_columns, "Clp_addColumns");
    library.find(f.most_iterations, "Clp_setMaximumIterations");
    library.find(f.primal, "Clp_primal");
    library.find(f.status, "Clp_status");
    library.find(f.value, "Clp_objectiveValue");
    library.find(f.columns, "Clp_primalColumnSolution");
    library.find(f.duals, "Clp_dualRowSolution");
    if (library.lacks() != nullptr)
        return missing(formatted("{} has no {}", library_name, library.lacks()));
    return f;
}

} // namespace ks::clp
