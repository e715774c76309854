// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/instance/contents.h"

#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace ks {

/// The parts of an instance. Changes are made to it, and a kind's builder makes an instance from it.
struct Draft {
    std::string name, source;
    std::unique_ptr<Contents> contents;
};

/// Sets a text that every instance has in addition to its contents.
struct SetText {
    std::string Draft::*which = &Draft::name;
    std::string text;
};
struct SetValue {
    FieldAt at;
    Value value;
};
/// Sets the units of the fields of records, in their order, and the known selection.
struct SetUnits {
    std::vector<Unit> units;
};
struct SetKnown {
    bool any = false; ///< false: no units are known
    Selection selection;
};
/// Records or groups to insert, each with its index after the insertion; and records or groups to remove.
struct PutRecords {
    std::size_t group = 0;
    std::vector<std::size_t> at;
    std::vector<RecordValues> records;
};
struct TakeRecords {
    std::size_t group = 0;
    std::vector<std::size_t> at;
};
struct PutGroups {
    std::vector<std::size_t> at;
    std::vector<GroupValues> groups;
};
struct TakeGroups {
    std::vector<std::size_t> at;
};

/// Several changes in order that make one edit.
struct Changes {
    std::vector<
        std::variant<SetText, SetValue, SetUnits, SetKnown, PutRecords, TakeRecords, PutGroups, TakeGroups>>
        in_order;
};

/// One edit of an instance. It holds only what changes, so an undo stack of changes stays small however large
/// the instance is.
using Change = std::variant<SetText, SetValue, SetUnits, SetKnown, PutRecords, TakeRecords, PutGroups,
                            TakeGroups, Changes>;

/// Changes the draft and returns the change that undoes it. Indices must be ascending, unique and valid.
Change carry_out(const Change& change, Draft& draft);

/// Returns the values of a new record or group: the smallest numbers and empty texts.
std::vector<Value> blank_values(std::span<const Field> fields);

/// Returns the change that inserts copies, each directly after its original.
Change duplicated_records(const Contents& contents, std::size_t group, Indices at);
Change duplicated_groups(const Contents& contents, Indices at);

} // namespace ks
