// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/kinds/conformance_case.h"
#include "solvers/kinds/kind.h"
#include "solvers/kinds/presets.h"
#include "solvers/table/file_layout.h"

#include <string>
#include <string_view>

namespace ks::tests {

/// An instance of any kind with a table, for tests that need a few rows. It has uncorrelated items or uniform
/// weights (`rows` of them, or classes of `items`) up to `range`. For a kind without such a preset it is the
/// case of its corpus with the most rows.
inline InstancePtr some_instance(std::string_view kind, int rows, int items, int range) {
    for (const char* preset : {"uncorrelated", "uniform"}) {
        if (!find_preset(preset, kind))
            continue;
        const bool groups = find_kind(kind)->fields().group.has_value();
        std::vector<std::pair<std::string, std::string>> settings{{"R", std::to_string(range)}};
        settings.emplace_back(groups ? "m" : "n", std::to_string(rows));
        if (groups)
            settings.emplace_back("n", std::to_string(items));
        return *generate(preset, kind, settings);
    }
    InstancePtr most;
    for (const ConformanceCase& test : find_kind(kind)->corpus())
        if (!most || table_shape(*test.instance)->rows > table_shape(*most)->rows)
            most = test.instance;
    return most;
}

} // namespace ks::tests
