// SPDX-License-Identifier: Apache-2.0
#include "solvers/result/answer.h"

namespace ks {

std::string_view to_text(Status status) {
    switch (status) {
    case Status::optimal:
        return "optimal";
    case Status::feasible:
        return "feasible";
    case Status::infeasible:
        return "infeasible";
    case Status::found:
        return "found";
    case Status::not_found:
        return "not-found";
    case Status::bound:
        return "bound";
    case Status::ran:
        return "ran";
    }
    return "";
}

} // namespace ks
