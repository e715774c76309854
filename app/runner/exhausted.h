// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace ks::runner {

/// Where memory or threads run out and nobody is left to say so (in a destructor, in a thread, in the report
/// of that very error), the process ends with one sentence and the code `limit` instead of by abort(). It
/// holds from before main() on; main() calls this first, which also links it.
void end_with_a_sentence_when_exhausted();

} // namespace ks::runner
