// SPDX-License-Identifier: GPL-3.0-or-later
// Session files of the window.
#include "tests/fuzz/target.h"
#include "ui/session_file/saved_session.h"

namespace ks::fuzz {

Verdict check_session(std::string_view bytes) {
    return written_and_read(
        bytes, [](std::string_view text) { return ui::read_session(text, "x.json"); },
        [](const ui::SavedSession& session) {
            const auto text = ui::write_session(session);
            return text ? *text : text.error().sentence();
        });
}

} // namespace ks::fuzz
