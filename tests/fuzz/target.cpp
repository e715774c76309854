// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/target.h"

#include "solvers/core/text.h"

#include <algorithm>

namespace ks::fuzz {

#define KS_FUZZ_TARGET(reader) Verdict check_##reader(std::string_view bytes);
#include "tests/fuzz/targets.def"
#undef KS_FUZZ_TARGET

std::span<const Target> targets() {
    static constexpr Target all[] = {
#define KS_FUZZ_TARGET(reader) {.name = #reader, .check = check_##reader},
#include "tests/fuzz/targets.def"
#undef KS_FUZZ_TARGET
    };
    return all;
}

Verdict refused(const Error& error) {
    constexpr std::size_t most = 1000; // some documents name every variant
    const std::string sentence = error.sentence();
    const auto is_control = [](unsigned char byte) { return byte < 0x20 || byte == 0x7f; };
    const auto complaint = [&](std::string_view what) {
        return Verdict{.complaint = std::string(what) + ": " + printable(sentence, most)};
    };
    if (error.code == ErrorCode::internal)
        return complaint("the reader calls it a bug");
    if (error.what.empty() || error.where.empty())
        return complaint("the error has no place");
    if (std::ranges::any_of(sentence, is_control) || !is_utf8(sentence))
        return complaint("the error is not one line of text");
    if (sentence.size() > most)
        return complaint("the error is longer than anybody reads");
    return {};
}

} // namespace ks::fuzz
