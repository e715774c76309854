// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/base/json_tree.h"
#include "solvers/dp/row_source.h"
#include "solvers/instance/instance.h"

#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace ks {

struct Answer;
struct ConformanceCase;
struct Context;
struct Preset;
class Random;
class Recording;

/// A kind's table of dynamic programming: rows 1..m above a base row that is known, each of the same columns.
struct TableShape {
    std::int64_t rows = 0;    ///< m
    std::int64_t columns = 0; ///< C + 1
    RowWidth width = RowWidth::bits32;
};

/// What those ask who work on a table of any kind: table files, the check of rows, stepping through a file.
struct KindTable {
    TableShape (*shape)(const Instance& instance);
    /// Row i of 1..m from row i - 1 as the kind's algorithm fills it: what other rows are held against.
    Result<void> (*fill_32)(const Instance& instance, std::int64_t i, const std::int32_t* above,
                            std::int32_t* row, const Context& context);
    Result<void> (*fill_64)(const Instance& instance, std::int64_t i, const std::int64_t* above,
                            std::int64_t* row, const Context& context);
    /// The recording of the kind's algorithm, over a table that is computed and kept.
    Result<std::shared_ptr<const Recording>> (*record)(InstancePtr instance, std::stop_token stop);
    /// The same over rows that lie somewhere else.
    Result<std::shared_ptr<const Recording>> (*map)(InstancePtr instance, RowSource rows);
};

/// All that files, menus, the self-test and the pictures need to know of a kind of instance, so that nobody
/// else asks which kind it is. One a kind, put together in its family's kind.cpp and listed in kinds.def.
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
    /// What item `item` of group `group`, both from 0, is called: "2c". A kind without groups leaves `group`
    /// aside: "4". So item_name(i, selection[i]) is what entry i of an answer's selection is called.
    std::string (*item_name)(std::int64_t group, std::int64_t item);
    /// What the parts of such a name are: "class and item".
    std::string_view item_name_is;

    /// The kind's own part of the verifier: whether the answer's selection, each of its front or its plan is
    /// legal and sums as stated; or, of an answer `infeasible`, whether the definition leaves that possible.
    /// It shares no code with the variants.
    Result<void> (*check)(const Instance& instance, const Answer& answer);
    const KindTable* table; ///< null: a kind without one

    /// The edge cases, the same ones everywhere, and a small random instance; with their optima.
    std::vector<ConformanceCase> (*corpus)();
    ConformanceCase (*random_case)(Random& random);
    std::span<const Preset> (*presets)();
};

#define KS_KIND(name) const Kind& kind_##name();
#include "solvers/problems/kinds.def"
#undef KS_KIND

std::span<const Kind* const> kinds();
const Kind* find_kind(std::string_view id);
/// The kind of an instance; every instance has one.
const Kind& kind_of(const Instance& instance);

} // namespace ks
