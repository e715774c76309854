// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <string_view>

namespace ks::tests {

/// Texts that are JSON (RFC 8259), and texts that are none. Where the RFC leaves the choice to the reader,
/// they say what ours does: no duplicate keys, no lone surrogates, no number beyond a double. (In a file of
/// their own, because moc does not understand them.)
std::span<const std::string_view> json_accepted();
std::span<const std::string_view> json_refused();

} // namespace ks::tests
