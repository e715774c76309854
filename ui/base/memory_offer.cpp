// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/memory_offer.h"

#include "solvers/core/machine_memory.h"
#include "solvers/core/units.h"
#include "ui/base/session.h"
#include "ui/widgets/error_words.h"

namespace ks::ui {

MemoryOffer::MemoryOffer(Session& session, const QString& text) : session_(session), text_(text) {
    setObjectName(QStringLiteral("allow-memory"));
    offer(0);
    connect(this, &QPushButton::clicked, this, [this] {
        session_.allow_memory(bytes_);
        hide();
        emit allowed();
    });
}

void MemoryOffer::offer_for(const Error* error) {
    offer(error ? memory_wanted(*error, session_.memory()).value_or(0) : 0);
}

void MemoryOffer::offer(std::int64_t bytes) {
    bytes_ = bytes;
    setText(text_.arg(QString::fromStdString(bytes_text(bytes))));
    setVisible(bytes > 0 && bytes <= memory_of_this_machine());
}

} // namespace ks::ui
