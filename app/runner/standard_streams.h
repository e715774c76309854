// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace ks::runner {

/// Opens /dev/null for each of the descriptors 0, 1 and 2 that the caller closed. Otherwise a file opened
/// later could get such a number and be read as requests or overwritten with output. A closed input then
/// reads as ended, and writing to a closed output still fails. Call this before anything is opened.
void occupy_closed_streams();

} // namespace ks::runner
