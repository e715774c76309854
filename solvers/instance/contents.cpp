// SPDX-License-Identifier: Apache-2.0
#include "solvers/instance/contents.h"

namespace ks {

const Field& Contents::field(const FieldAt& at) const {
    switch (at.level) {
    case FieldAt::Level::scalar:
        return fields_->scalars[at.field];
    case FieldAt::Level::group:
        return fields_->of_group[at.field];
    default:
        return fields_->of_record[at.field];
    }
}

RecordValues Contents::record_values(std::size_t group, std::size_t record) const {
    RecordValues values;
    for (std::size_t f = 0; f < fields_->of_record.size(); ++f)
        values.push_back(get(FieldAt::of_record(f, group, record)));
    return values;
}

GroupValues Contents::group_values(std::size_t group) const {
    GroupValues values;
    for (std::size_t f = 0; f < fields_->of_group.size(); ++f)
        values.fields.push_back(get(FieldAt::of_group(f, group)));
    for (std::size_t k = 0; k < records(group); ++k)
        values.records.push_back(record_values(group, k));
    return values;
}

} // namespace ks
