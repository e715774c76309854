// SPDX-License-Identifier: GPL-3.0-or-later
// Instances in any format but the native one, as the content says.
#include "solvers/problems/format.h"
#include "tests/fuzz/target.h"

namespace ks::fuzz {

Verdict check_plain(std::string_view bytes) {
    const std::vector<const Format*> claims = most_sure(formats(), bytes);
    if (claims.empty())
        if (const auto read = read_instance(bytes, "x.txt"); !read)
            return refused(read.error());
    Verdict verdict;
    for (const Format& format : formats()) {
        if (format.id == "json")
            continue;
        const Verdict one = written_and_read(
            bytes, [&](std::string_view text) { return read_instance(text, "x.txt", format.id); },
            [&](const InstancePtr& instance) { return *write_instance(format, *instance); });
        verdict.read = verdict.read || one.read;
        verdict.complaint += one.complaint;
    }
    return verdict;
}

} // namespace ks::fuzz
