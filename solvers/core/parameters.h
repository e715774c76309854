// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace ks {

/// One setting of a variant or preset: an integer in a range, or one of some words.
struct Parameter {
    enum class Type { integer, choice };

    std::string name;
    Type type = Type::integer;
    std::int64_t min = 0, max = 0, step = 1; ///< integer: legal values are min, min + step, ... up to max
    std::int64_t standard = 0;               ///< integer: the default
    std::vector<std::string> values;         ///< choice: the first is the default
    std::string unit;                        ///< "threads", or empty
    std::string title;                       ///< label in forms
    bool answers =
        true; ///< false: a run with another value than the default gives no answer; it is for traces

    friend bool operator==(const Parameter&, const Parameter&) = default;
};

/// Checked values of every parameter of one variant or preset.
class Parameters {
public:
    /// Returns the values; missing ones get their defaults. An unknown name, a value out of range, or a name
    /// given twice is a usage error.
    static Result<Parameters> parse(std::span<const Parameter> known,
                                    std::span<const std::pair<std::string, std::string>> given);

    using Value = std::variant<std::int64_t, std::string>;
    using Values = std::map<std::string, Value, std::less<>>;
    /// Returns the values of a document, for a variant that this program need not know.
    static Parameters told(Values values);

    std::int64_t integer(std::string_view name) const;
    const std::string& choice(std::string_view name) const;

    const Values& values() const { return values_; }
    /// Returns name and value of each, as text.
    std::vector<std::pair<std::string, std::string>> texts() const;

    friend bool operator==(const Parameters&, const Parameters&) = default;

private:
    Values values_;
};

} // namespace ks
