// SPDX-License-Identifier: GPL-3.0-or-later
// Campaigns for `bench`.
#include "solvers/bench/campaign.h"
#include "tests/fuzz/document_target.h"

namespace ks::fuzz {

Verdict check_campaign(std::string_view bytes) {
    return document_written_and_read(
        bytes, [](const json::Cursor& root) { return read_campaign(root, ".", built_in_catalogue()); });
}

} // namespace ks::fuzz
