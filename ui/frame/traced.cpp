// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/traced.h"

#include "ui/base/page.h"
#include "ui/base/session.h"

#include <algorithm>

namespace ks::ui {

Traced traced_on(const Page& page) {
    Traced settings;
    if (const auto step = page.shown_step(); step && step->figure == "trace")
        for (const auto& [name, value] : step->settings)
            settings.emplace_back(QString::fromStdString(name), QString::fromStdString(value));
    return settings;
}

void offer_again(Session& session, const Traced& traced) {
    const auto variant = std::ranges::find(traced, QStringLiteral("variant"), &Traced::value_type::first);
    if (variant != traced.end())
        session.choose_kernel(variant->second, traced);
}

} // namespace ks::ui
