// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <string_view>

namespace ks::tests {

/// Texts that are JSON (RFC 8259), and texts that are not. Where the RFC leaves the choice to the reader,
/// they define our choice: no duplicate keys, no lone surrogates, no number beyond a double. (They are in a
/// separate file because moc does not understand them.)
std::span<const std::string_view> json_accepted();
std::span<const std::string_view> json_refused();

} // namespace ks::tests
