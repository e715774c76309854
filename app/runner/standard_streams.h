// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace ks::runner {

/// Occupies those of the descriptors 0, 1 and 2 that the caller closed, so that nothing opened later gets
/// their numbers and is read as requests or written to as output. A closed input then reads as its end, and
/// writing to a closed output still fails. Call before anything is opened.
void occupy_closed_streams();

} // namespace ks::runner
