// SPDX-License-Identifier: GPL-3.0-or-later
// The entry point for libFuzzer (tests/fuzz.sh). KS_FUZZ_TARGET names the reader.
#include "tests/fuzz/target.h"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

namespace {

const ks::fuzz::Target& chosen() {
    const char* name = std::getenv("KS_FUZZ_TARGET");
    const auto all = ks::fuzz::targets();
    const auto found = std::ranges::find(all, std::string_view(name ? name : ""), &ks::fuzz::Target::name);
    if (found != all.end())
        return *found;
    std::fputs("KS_FUZZ_TARGET must be one of:", stderr);
    for (const ks::fuzz::Target& each : all)
        std::fprintf(stderr, " %s", each.name.data());
    std::fputs("\n", stderr);
    std::exit(2);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const ks::fuzz::Target& target = chosen();
    const auto verdict = target.check({reinterpret_cast<const char*>(data), size});
    if (verdict.complaint.empty())
        return 0;
    std::fprintf(stderr, "%s: %s\n", target.name.data(), verdict.complaint.c_str());
    std::abort();
}
