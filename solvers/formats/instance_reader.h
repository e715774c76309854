// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/json_events.h"
#include "solvers/formats/table_options.h"
#include "solvers/kinds/kind.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace ks {

/// What the JSON text of an instance may hold: no name is that long, and no object has that many fields.
inline constexpr json::Limits instance_limits{.string_bytes = std::size_t{1} << 20, .plain_members = 4096};

/// Reads what every document has besides its kind's fields, wherever it is in the text: format, version and
/// kind. Everything else is skipped, but the text must be JSON.
class HeaderReader final : public json::Listener {
public:
    explicit HeaderReader(std::stop_token stop) : stop_(std::move(stop)) {}

    /// The document with only these members; of a member that is no scalar only the type is kept.
    json::Node header;

private:
    bool scalar(json::Node& value) override { return take(std::move(value)); }
    bool integer(std::int64_t value) override;
    bool begin_object() override { return open(json::Node::Type::object); }
    bool key(const std::string& key) override;
    bool end_object() override { return close(); }
    bool begin_array() override { return open(json::Node::Type::array); }
    bool end_array() override { return close(); }

    bool take(json::Node value);
    bool open(json::Node::Type type);
    bool close() {
        --depth_;
        return true;
    }

    const std::stop_token stop_;
    std::size_t told_ = 0; ///< values so far
    int depth_ = 0;
    std::string key_; ///< of the document's member that comes next; empty: it is skipped
};

/// Reads an instance of one kind by the kind's fields, straight into typed columns.
class InstanceReader final : public json::Listener {
public:
    /// Multiplies numbers as `options` say. `needed` may be null; where numbers are not whole, it gets the
    /// factors that make all of them whole.
    InstanceReader(const Kind& kind, const TableOptions& options, TableOptions* needed, std::stop_token stop);

    Draft draft; ///< what was read; complete when the whole document has been passed

private:
    bool scalar(json::Node& value) override;
    bool integer(std::int64_t value) override;
    bool begin_object() override;
    bool key(const std::string& key) override;
    bool end_object() override;
    bool begin_array() override;
    bool end_array() override;

    /// Where the reader is: before the document, or in the object or list of that name.
    enum class In { nothing, document, groups, group, records, record, units, unit, known };
    /// What the last key of an object announced.
    enum class Member { header, name, source, units, known, field, list };
    /// An object that is open: what it may hold and what has come so far.
    struct Object {
        std::span<const Field> fields;
        std::string_view list; ///< the key of the list in it; empty: none
        Member member = Member::header;
        std::size_t field = 0;
        std::uint64_t seen = 0; ///< a bit a field; the list's comes after those of all fields
    };

    Object& object();
    FieldAt place_of(std::size_t field) const;
    bool take(const json::Node& value);
    bool take_field(const FieldAt& at, const Field& field, const json::Node& value);
    bool take_number(const FieldAt& at, const Field& field, const json::Node& value);
    std::int64_t factor_of(const Field& field) const;
    bool fail_at_fraction();
    int decimals_of_unit(const std::vector<const Field*>& unit) const;
    bool unit_key(const std::string& key);
    bool take_unit(const json::Node& value);
    bool take_known(const json::Node& value);
    bool refuse(const json::Node& value);
    std::string known_keys();
    bool fail(Error why) {
        error = std::move(why);
        return false;
    }

    /// The first number that is not whole.
    struct Fraction {
        Error error;
        std::vector<const Field*> unit; ///< the fields that have to be multiplied together
    };
    std::optional<Fraction> fraction_;
    std::vector<std::pair<const Field*, int>> decimals_; ///< the most of any number in a field
    const Fields& fields_;
    std::vector<std::pair<const Field*, std::int64_t>> factors_; ///< by which a field is multiplied
    TableOptions* needed_;
    std::stop_token stop_;
    std::vector<Unit> units_;    ///< [field of records]
    std::size_t unit_field_ = 0; ///< the field whose unit is read
    bool is_factor_ = false;     ///< the factor comes next, not the unit
    Selection known_;
    In in_ = In::nothing;
    Object document_, group_, record_;
    std::int64_t told_ = 0; ///< values so far
};

} // namespace ks
