// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace ks {

/// Returns the processor and the number of logical cores that a process may use, in the form of results: "AMD
/// EPYC 9654, 96 logical cores". 0 cores means unknown. The text is English in every language, because
/// programs read it.
std::string host_text(const std::string& processor, unsigned cores);

/// Returns a host text in the language of the reader. Any other text is returned unchanged.
std::string host_words(const std::string& host_text);

} // namespace ks
