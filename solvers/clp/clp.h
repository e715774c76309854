// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"

// The used part of COIN CLP's C interface. The library is loaded at its first use, so a runner starts equally
// fast without it, and also starts where it is missing. Its header is not needed to build.
namespace ks::clp {

struct Model; ///< Clp_Simplex

/// CLP's problem status after a solve.
enum Status : int { optimal = 0, stopped = 3 };

struct Functions {
    Model* (*make)() = nullptr;       ///< Clp_newModel
    void (*unmake)(Model*) = nullptr; ///< Clp_deleteModel
    void (*log_level)(Model*, int) = nullptr;
    void (*perturbation)(Model*, int) = nullptr; ///< 100: none
    void (*resize)(Model*, int rows, int columns) = nullptr;
    void (*row_lower)(Model*, const double*) = nullptr; ///< Clp_chgRowLower
    void (*row_upper)(Model*, const double*) = nullptr;
    void (*add_columns)(Model*, int count, const double* lower, const double* upper, const double* cost,
                        const int* starts, const int* rows, const double* elements) = nullptr;
    void (*most_iterations)(Model*, int) = nullptr; ///< for each solve; Clp_setMaximumIterations
    int (*primal)(Model*, int values_pass) = nullptr;
    int (*status)(Model*) = nullptr;
    double (*value)(Model*) = nullptr;    ///< Clp_objectiveValue
    double* (*columns)(Model*) = nullptr; ///< Clp_primalColumnSolution
    double* (*duals)(Model*) = nullptr;   ///< Clp_dualRowSolution
};

/// Loads the system's library, which then stays loaded. A usage error names what is missing.
Result<Functions> load();

} // namespace ks::clp
