// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/variant.h"
#include "solvers/problems/subset_sum/byte_rows.h"

namespace ks::cpu {

/// The SSO report's decisions by rows of bytes, a variant for each version: `subset-sum.dp.*` asks for the
/// instance's own target. They keep no table, so the subset is found with `exact_subset` (stage `way-back`).
class ByteRowsDecision : public Variant {
public:
    const VariantInfo& info() const final { return info_; }
    Result<Estimate> estimate(const Instance& instance, const Parameters& parameters,
                              std::int64_t memory) const final;
    Result<Answer> solve(const Instance& instance, const Parameters& parameters,
                         Context& context) const final;

    Result<std::shared_ptr<const Recording>> record(InstancePtr instance, std::stop_token stop) const final {
        return recorder_(std::move(instance), std::move(stop));
    }

protected:
    using Recorder = Result<std::shared_ptr<const Recording>> (*)(InstancePtr instance, std::stop_token stop);
    ByteRowsDecision(const ByteRows& rows, Recorder recorder);

private:
    const ByteRows& rows_;
    Recorder recorder_;
    VariantInfo info_;
};

/// The same within Parry's loop (parry.h): `subset-sum.parry.dp.*`.
class ByteRowsParry : public Variant {
public:
    const VariantInfo& info() const final { return info_; }
    Result<Estimate> estimate(const Instance& instance, const Parameters& parameters,
                              std::int64_t memory) const final;
    Result<Answer> solve(const Instance& instance, const Parameters& parameters,
                         Context& context) const final;
    /// Parry's loop, decision by decision.
    Result<std::shared_ptr<const Recording>> record(InstancePtr instance, std::stop_token stop) const final;

protected:
    explicit ByteRowsParry(const ByteRows& rows);

private:
    const ByteRows& rows_;
    VariantInfo info_;
};

} // namespace ks::cpu
