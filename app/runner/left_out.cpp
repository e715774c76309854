// SPDX-License-Identifier: Apache-2.0
#include "app/runner/left_out.h"

#include "solvers/core/formatted.h"
#include "solvers/core/standard_input.h"
#include "solvers/core/text.h"
#include "solvers/formats/format.h"

#include <cstdio>
#include <string>

namespace ks::runner {

Result<InstancePtr> read_and_warn(const std::string& file, const std::string& format, std::size_t index,
                                  const TableOptions& table) {
    std::vector<Sentence> left_out;
    KS_TRY(InstancePtr instance,
           read_instance_file(file, format, ReadFrom::anything, index, table, &left_out));
    warn_about(name_of(file, ReadFrom::anything), left_out);
    return instance;
}

void warn_about(const std::string& file, const std::vector<Sentence>& warnings) {
    for (const Sentence& warning : warnings)
        std::fputs(
            (printable(written("knapscope-run: warning: {}: {}", file, warning), std::string::npos) + "\n")
                .c_str(),
            stderr);
}

} // namespace ks::runner
