// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/formatted.h"
#include "solvers/instance/instance.h"

#include <QByteArray>

namespace ks {

/// "19: tent 31,8 17,5": the capacity, then the name, the value and the weight of each item.
inline QByteArray short_contents(const Instance& instance) {
    const Contents& contents = instance.contents();
    std::string text = written("{}:", contents.number(FieldAt::scalar(0)));
    for (std::size_t g = 0; g < contents.groups(); ++g) {
        text += g > 0 ? " |" : "";
        for (std::size_t r = 0; r < contents.records(g); ++r) {
            const std::string name(contents.record_name(g, r));
            text += " " + name + (name.empty() ? "" : " ");
            for (std::size_t f = 0; f < contents.fields().of_record.size(); ++f)
                if (contents.fields().of_record[f].type == Field::Type::integer)
                    text += written("{}{}", f > 0 ? "," : "", contents.number(FieldAt::of_record(f, g, r)));
        }
    }
    return QByteArray::fromStdString(text);
}

} // namespace ks
