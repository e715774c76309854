// SPDX-License-Identifier: Apache-2.0
#include "app/runner/spared_files.h"

#include "solvers/core/files.h"
#include "solvers/core/formatted.h"
#include "solvers/problems/knapsack/four_files.h"

namespace ks::runner {

namespace {

namespace fs = std::filesystem;

/// Returns the path without links, "." and "..". The path is made absolute first, because
/// `weakly_canonical` keeps a relative name whose first part does not exist.
fs::path resolved(const fs::path& path) {
    std::error_code failed;
    return fs::weakly_canonical(fs::absolute(path, failed), failed);
}

Result<void> check_two_outputs(const Arguments& arguments, std::string_view first, std::string_view second) {
    const auto one = arguments.value(first), other = arguments.value(second);
    if (!one || !other || resolved(*one) != resolved(*other))
        return {};
    return Error{.code = ErrorCode::usage,
                 .what = formatted("{} and {} name the same file", first, second),
                 .where = *one,
                 .todo = "give two different file names"};
}

} // namespace

std::vector<fs::path> files_read(const Arguments& arguments,
                                 std::initializer_list<std::string_view> options) {
    std::vector<fs::path> files = files_of_instance(arguments.operand(0));
    for (const std::string_view option : options)
        if (const auto file = arguments.value(option))
            files.emplace_back(*file);
    return files;
}

Result<void> check_spares_all(const fs::path& output, std::span<const fs::path> read) {
    for (const fs::path& input : read)
        KS_CHECK(check_spares(output, input));
    return {};
}

Result<void> check_outputs(const Arguments& arguments, std::initializer_list<std::string_view> options,
                           std::span<const fs::path> read) {
    for (auto option = options.begin(); option != options.end(); ++option) {
        if (const auto output = arguments.value(*option))
            KS_CHECK(check_spares_all(*output, read));
        for (auto before = options.begin(); before != option; ++before)
            KS_CHECK(check_two_outputs(arguments, *before, *option));
    }
    return {};
}

} // namespace ks::runner
