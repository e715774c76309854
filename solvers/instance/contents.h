// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/instance/fields.h"
#include "solvers/instance/selection.h"
#include "solvers/instance/unit.h"

#include <algorithm>
#include <cassert>
#include <memory>
#include <vector>

namespace ks {

/// Ascending, unique indices.
using Indices = std::span<const std::size_t>;

/// The values of a group or record that was removed or is to be inserted, in the order of the fields.
using RecordValues = std::vector<Value>;
struct GroupValues {
    std::vector<Value> fields;
    std::vector<RecordValues> records;
    friend bool operator==(const GroupValues&, const GroupValues&) = default;
};

namespace typed_columns {

/// Removes the elements at these indices.
template <class T>
void take(std::vector<T>& from, Indices places) {
    if (places.empty())
        return;
    std::size_t next = 0, kept = places.front();
    for (std::size_t i = places.front(); i < from.size(); ++i) {
        if (next < places.size() && places[next] == i)
            ++next;
        else
            from[kept++] = std::move(from[i]);
    }
    from.resize(kept);
}

/// Inserts elements; `places` are their indices after the insertion. Works from the back, so that each
/// element moves once.
template <class T>
void put(std::vector<T>& into, Indices places, std::vector<T> made) {
    std::size_t old = into.size(), left = places.size();
    into.resize(old + left);
    for (std::size_t i = into.size(); left > 0; --i) {
        if (places[left - 1] == i - 1)
            into[i - 1] = std::move(made[--left]);
        else
            into[i - 1] = std::move(into[--old]);
    }
}

} // namespace typed_columns

/// The names of the records of all groups. They take no memory if no record has a name.
class RecordNames {
public:
    bool any() const { return !names_.empty(); }
    /// Empty: the record has no name.
    const std::string& of(std::size_t record) const {
        static const std::string none;
        return record < names_.size() ? names_[record] : none;
    }
    void set(std::size_t record, std::string name);
    /// Inserts the names of new records; `records` is the number of records before.
    void put(Indices places, std::vector<std::string> names, std::size_t records);
    void take(Indices places);

private:
    /// Removes empty names at the end.
    void forget_blanks();

    std::vector<std::string> names_; ///< [record]; records after the last one with a name are omitted
};

/// Returns a record's name for sentences and pictures: shortened if it is long, with control characters
/// escaped ("\\n").
std::string shown_record_name(const std::string& name);

/// All content of an instance except name and source, accessed by its fields. Groups and records are counted
/// from 0; indices must be valid. Only a kind's builder makes an instance from data of a file, the editor or
/// a preset.
class Contents {
public:
    virtual ~Contents() = default;
    virtual std::unique_ptr<Contents> clone() const = 0;

    const Fields& fields() const { return *fields_; }
    virtual std::size_t groups() const = 0; ///< 1 for a kind without groups
    virtual std::size_t records(std::size_t group) const = 0;
    virtual std::size_t all_records() const = 0;
    Value get(const FieldAt& at) const;
    /// Returns whether any record has a name that is stored separately.
    bool names_records() const { return names_.any(); }
    /// Returns the fields of records that have content: all except names that no record has.
    std::span<const Field> record_fields() const;
    /// Empty: the record has no name, or its kind has no names.
    std::string record_name(std::size_t group, std::size_t record) const;
    /// Returns "tent (40, 12)": the record's name, shortened if it is long, and its numbers; empty if it has
    /// no name.
    std::string named_record(std::size_t group, std::size_t record) const;
    /// The user's unit of a field of the records.
    const Unit& unit(std::size_t record_field) const {
        static const Unit none;
        return record_field < units_.size() ? units_[record_field] : none;
    }
    bool has_units() const { return !units_.empty(); }
    const std::vector<Unit>& units() const { return units_; }
    void set_units(std::vector<Unit> units);
    /// Returns a selection that came with the instance, such as the solution in a file. It may be illegal or
    /// not optimal.
    const std::optional<Selection>& known() const { return known_; }
    void set_known(std::optional<Selection> known) { known_ = std::move(known); }
    /// The value of a number that is not optional.
    std::int64_t number(const FieldAt& at) const { return field(at).number(owner(at)); }

    /// The smallest and the largest value of a number in the records of groups `first` to `last` - 1; {0, 0}
    /// without records.
    struct Range {
        std::int64_t least = 0, most = 0;
        friend bool operator==(const Range&, const Range&) = default;
    };
    virtual Range range(std::size_t field, std::size_t first, std::size_t last) const = 0;
    Range range(std::size_t field) const { return range(field, 0, groups()); }

    /// Returns whether both records have the same content; `other` must be of the same kind.
    virtual bool same_record(std::size_t group, std::size_t record, const Contents& other,
                             std::size_t other_group, std::size_t other_record) const = 0;
    virtual bool same_group(std::size_t group, const Contents& other, std::size_t other_group) const = 0;

    void set(const FieldAt& at, Value value);
    /// Adds a record of zeros and empty texts at the end of the last group.
    virtual void add_record() = 0;
    virtual void add_group() = 0; ///< adds an empty group at the end
    /// Inserts one record per index; the indices are those after the insertion.
    virtual void put_records(std::size_t group, Indices at, std::span<const RecordValues> records) = 0;
    virtual void take_records(std::size_t group, Indices at) = 0;
    virtual void put_groups(Indices at, std::span<const GroupValues> groups) = 0;
    virtual void take_groups(Indices at) = 0;

    RecordValues record_values(std::size_t group, std::size_t record) const;
    GroupValues group_values(std::size_t group) const;

protected:
    explicit Contents(const Fields& fields) : fields_(&fields) {}
    Contents(const Contents&) = default;
    Contents& operator=(const Contents&) = default;
    Contents(Contents&&) = default;
    Contents& operator=(Contents&&) = default;

    /// The object that has the field.
    virtual const void* owner(const FieldAt& at) const = 0;
    /// Returns the index of a record in `names`, where records are counted through all groups.
    virtual std::size_t place(std::size_t group, std::size_t record) const = 0;
    bool is_name(const FieldAt& at) const {
        return at.level == FieldAt::Level::record && fields_->of_record[at.field].beside;
    }

    /// Returns the names among these records' values; empty if the kind's records have no names.
    std::vector<std::string> names_in(std::span<const RecordValues> records) const;

    RecordNames names_;

private:
    const Field& field(const FieldAt& at) const;

    const Fields* fields_;
    std::vector<Unit> units_; ///< [field of records]; empty: no field has one
    std::optional<Selection> known_;
};

/// For groups that have records but no fields.
struct NoFields {
    friend bool operator==(const NoFields&, const NoFields&) = default;
};

/// The contents of one kind, in typed columns: the scalars, one `Group` per group, and all records, group
/// after group.
template <class Scalars, class Group, class Record>
class ContentsOf final : public Contents {
public:
    Scalars scalars{};
    std::vector<Group> group_fields;
    std::vector<std::size_t> offsets{0}; ///< group i has the records offsets[i] to offsets[i + 1] - 1
    std::vector<Record> all;

    /// Creates contents without groups. A kind that has no groups has one group of all records.
    explicit ContentsOf(const Fields& fields) : Contents(fields) {
        if (!fields.group)
            ContentsOf::add_group();
    }

    std::span<const Record> of_group(std::size_t group) const {
        return std::span(all).subspan(offsets[group], offsets[group + 1] - offsets[group]);
    }
    void add(Record record) {
        all.push_back(std::move(record));
        offsets.back() = all.size();
    }

    std::unique_ptr<Contents> clone() const override { return std::make_unique<ContentsOf>(*this); }
    std::size_t groups() const override { return offsets.size() - 1; }
    std::size_t records(std::size_t group) const override { return offsets[group + 1] - offsets[group]; }
    std::size_t all_records() const override { return all.size(); }

    Range range(std::size_t field, std::size_t first, std::size_t last) const override {
        const auto number_of = this->fields().of_record[field].number;
        Range range;
        for (std::size_t k = offsets[first]; k < offsets[last]; ++k) {
            const std::int64_t number = number_of(&all[k]);
            range = k == offsets[first] ? Range{number, number}
                                        : Range{std::min(range.least, number), std::max(range.most, number)};
        }
        return range;
    }

    bool same_record(std::size_t group, std::size_t record, const Contents& other, std::size_t other_group,
                     std::size_t other_record) const override {
        const auto& others = static_cast<const ContentsOf&>(other);
        const std::size_t here = place(group, record), there = others.place(other_group, other_record);
        return all[here] == others.all[there] && names_.of(here) == others.names_.of(there);
    }
    bool same_group(std::size_t group, const Contents& other, std::size_t other_group) const override {
        const auto& others = static_cast<const ContentsOf&>(other);
        if (group_fields[group] != others.group_fields[other_group] ||
            !std::ranges::equal(of_group(group), others.of_group(other_group)))
            return false;
        for (std::size_t k = 0; (names_.any() || others.names_.any()) && k < records(group); ++k)
            if (names_.of(place(group, k)) != others.names_.of(others.place(other_group, k)))
                return false;
        return true;
    }

    void add_record() override { add(Record{}); }
    void add_group() override {
        group_fields.emplace_back();
        offsets.push_back(all.size());
    }

    void put_records(std::size_t group, Indices at, std::span<const RecordValues> records) override {
        std::vector<Record> made;
        for (const RecordValues& values : records)
            made.push_back(make<Record>(this->fields().of_record, values));
        const std::vector<std::size_t> places = places_of(group, at);
        names_.put(places, names_in(records), all.size());
        typed_columns::put(all, places, std::move(made));
        for (std::size_t i = group + 1; i < offsets.size(); ++i)
            offsets[i] += at.size();
    }

    void take_records(std::size_t group, Indices at) override {
        take_from_all(places_of(group, at));
        for (std::size_t i = group + 1; i < offsets.size(); ++i)
            offsets[i] -= at.size();
    }

    void put_groups(Indices at, std::span<const GroupValues> groups) override {
        std::vector<Group> made;
        for (const GroupValues& values : groups)
            made.push_back(make<Group>(this->fields().of_group, values.fields));
        typed_columns::put(group_fields, at, std::move(made));
        std::vector<std::size_t> sizes = group_sizes();
        typed_columns::put(sizes, at, std::vector<std::size_t>(at.size(), 0));
        count_offsets(sizes);
        for (std::size_t k = 0; k < at.size(); ++k) {
            std::vector<std::size_t> places(groups[k].records.size());
            for (std::size_t j = 0; j < places.size(); ++j)
                places[j] = j;
            put_records(at[k], places, groups[k].records);
        }
    }

    void take_groups(Indices at) override {
        std::vector<std::size_t> places;
        for (const std::size_t group : at)
            for (std::size_t k = offsets[group]; k < offsets[group + 1]; ++k)
                places.push_back(k);
        take_from_all(places);
        std::vector<std::size_t> sizes = group_sizes();
        typed_columns::take(sizes, at);
        typed_columns::take(group_fields, at);
        count_offsets(sizes);
    }

protected:
    const void* owner(const FieldAt& at) const override {
        switch (at.level) {
        case FieldAt::Level::scalar:
            return &scalars;
        case FieldAt::Level::group:
            return &group_fields[at.group];
        case FieldAt::Level::record:
            return &all[offsets[at.group] + at.record];
        }
        return nullptr;
    }
    std::size_t place(std::size_t group, std::size_t record) const override {
        return offsets[group] + record;
    }

private:
    template <class Owner>
    static Owner make(std::span<const Field> fields, const std::vector<Value>& values) {
        assert(values.size() == fields.size());
        Owner made{};
        for (std::size_t f = 0; f < fields.size(); ++f)
            if (!fields[f].beside)
                fields[f].set(&made, Value(values[f]));
        return made;
    }

    std::vector<std::size_t> places_of(std::size_t group, Indices at) const {
        std::vector<std::size_t> places(at.begin(), at.end());
        for (std::size_t& place : places)
            place += offsets[group];
        return places;
    }
    void take_from_all(Indices places) {
        names_.take(places);
        typed_columns::take(all, places);
    }

    std::vector<std::size_t> group_sizes() const {
        std::vector<std::size_t> sizes;
        for (std::size_t i = 0; i < groups(); ++i)
            sizes.push_back(records(i));
        return sizes;
    }
    void count_offsets(const std::vector<std::size_t>& sizes) {
        offsets.assign(1, 0);
        for (const std::size_t size : sizes)
            offsets.push_back(offsets.back() + size);
    }
};

} // namespace ks
