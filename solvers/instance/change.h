// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/instance/contents.h"

#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace ks {

/// An instance taken apart: what changes are made to, and what a kind's builder takes.
struct Draft {
    std::string name, source;
    std::unique_ptr<Contents> contents;
};

/// A text that every instance has beside its contents.
struct SetText {
    std::string Draft::*which = &Draft::name;
    std::string text;
};
struct SetValue {
    FieldAt at;
    Value value;
};
/// Records or groups that come, each standing at its index when all are there; and such that go.
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

/// One edit of an instance. It knows what changes only, so an undo stack of them stays small however large
/// the instance is.
using Change = std::variant<SetText, SetValue, PutRecords, TakeRecords, PutGroups, TakeGroups>;

/// Changes the draft; what is given back undoes that. Indices are ascending, each once, and exist.
Change carry_out(const Change& change, Draft& draft);

/// The values of a record or group that somebody is about to fill in: the smallest numbers, empty texts.
std::vector<Value> blank_values(std::span<const Field> fields);

/// Copies, each right after its original.
Change duplicated_records(const Contents& contents, std::size_t group, Indices at);
Change duplicated_groups(const Contents& contents, Indices at);

} // namespace ks
