// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/base/json_tree.h"
#include "solvers/instance/instance.h"

#include <span>
#include <stop_token>
#include <string>

namespace ks {

/// What files and menus need to know of a kind of instance. One per kind, listed in kinds.def.
struct Kind {
    std::string_view id;    ///< "multiple-choice"
    std::string_view title; ///< "Multiple-choice knapsack"
    /// Reads the kind's own fields; format, version, kind, name and source were read before.
    Result<InstancePtr> (*read)(const json::Cursor& document, std::string name, std::string source,
                                const std::stop_token& stop);
    /// Appends the kind's own fields to a JSON object's text, one line a field, the last line without a
    /// comma.
    void (*write)(const Instance& instance, std::string& text);
    /// The keys `read` knows beside the common ones.
    std::span<const std::string_view> keys;
    /// "3 classes · C = 10": what the header line says of an instance.
    std::string (*summary)(const Instance& instance);
};

#define KS_KIND(name) const Kind& kind_##name();
#include "solvers/instance/kinds.def"
#undef KS_KIND

std::span<const Kind* const> kinds();
const Kind* find_kind(std::string_view id);
/// The kind of an instance; every instance has one.
const Kind& kind_of(const Instance& instance);

} // namespace ks
