// SPDX-License-Identifier: GPL-3.0-or-later
// Instances in any non-native format, recognised by their content.
#include "solvers/formats/format.h"
#include "tests/fuzz/target.h"

namespace ks::fuzz {

Verdict check_plain(std::string_view bytes) {
    if (const auto read = read_instance(bytes, "x.txt"); !read)
        if (const Verdict verdict = refused(read.error()); !verdict.complaint.empty())
            return verdict;
    Verdict verdict;
    for (const Format& format : formats()) {
        if (format.id == "json" || format.read == nullptr)
            continue;
        const auto read = [&](std::string_view text) {
            return read_instance({.text = text, .name = "x.txt", .index = 1}, format.id);
        };
        const Verdict one = written_and_read(
            bytes, read, [&](const InstancePtr& instance) { return *write_instance(format, *instance); });
        verdict.read = verdict.read || one.read;
        verdict.complaint += one.complaint;
    }
    return verdict;
}

} // namespace ks::fuzz
