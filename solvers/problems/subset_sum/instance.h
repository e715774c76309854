// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"
#include "solvers/instance/contents.h"
#include "solvers/instance/instance.h"

#include <span>

namespace ks {

struct SubsetSumScalars {
    std::int64_t target = 0;
};
using SubsetSumContents = ContentsOf<SubsetSumScalars, NoFields, std::int64_t>;
const Fields& subset_sum_fields();

/// Subset sum: choose weights whose sum comes closest to the target from below (SSO report, Section 1.1), or
/// decide whether a sum is exactly the target. The variant determines which of the two it solves.
class SubsetSumInstance final : public Instance {
public:
    static constexpr std::string_view kind_id = "subset-sum";

    std::string_view kind() const override { return kind_id; }
    const Contents& contents() const override { return contents_; }
    /// Returns c of the SSO report, M of the two-list paper.
    std::int64_t target() const { return contents_.scalars.target; }
    /// Returns the limit for the sum, which other kinds call the capacity.
    std::int64_t capacity() const { return target(); }
    std::span<const std::int64_t> weights() const { return contents_.all; }
    /// Returns the sum of all weights; the builder proved that it is below 2^63.
    std::int64_t heaviest() const { return heaviest_; }

private:
    friend class SubsetSumBuilder;
    SubsetSumInstance(std::string name, std::string source, SubsetSumContents contents)
        : Instance(std::move(name), std::move(source)), contents_(std::move(contents)) {}

    SubsetSumContents contents_;
    std::int64_t heaviest_ = 0;
};

class SubsetSumBuilder {
public:
    SubsetSumBuilder() : contents_(subset_sum_fields()) {}
    SubsetSumBuilder(std::string name, std::string source, SubsetSumContents contents)
        : name_(std::move(name)), source_(std::move(source)), contents_(std::move(contents)) {}

    SubsetSumBuilder& name(std::string text);
    SubsetSumBuilder& source(std::string text);
    SubsetSumBuilder& target(std::int64_t value);
    SubsetSumBuilder& add(std::int64_t weight);

    /// Returns the instance. Input errors: no weight, a negative number, a sum of weights of 2^63 or more.
    /// `where` of the error is the JSON Pointer of the wrong field.
    Result<std::shared_ptr<const SubsetSumInstance>> build() &&;

private:
    std::string name_, source_;
    SubsetSumContents contents_;
};

} // namespace ks
