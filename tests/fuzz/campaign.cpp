// SPDX-License-Identifier: GPL-3.0-or-later
// Campaigns for `bench`.
#include "solvers/bench/campaign.h"
#include "solvers/core/json_out.h"
#include "tests/fuzz/target.h"

#include <nlohmann/json.hpp>

namespace ks::fuzz {

Verdict check_campaign(std::string_view bytes) {
    return written_and_read(
        bytes,
        [](std::string_view text) -> Result<Campaign> {
            KS_TRY(const json::Node document, json::parse(text, "x.json"));
            return read_campaign(json::Cursor(document, "x.json"), ".", built_in_catalogue());
        },
        [](const Campaign& campaign) { return to_line(to_json(campaign)); });
}

} // namespace ks::fuzz
