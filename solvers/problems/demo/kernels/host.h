// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/variant.h"
#include "solvers/kernels/backend.h"
#include "solvers/problems/knapsack/instance.h"
#include "solvers/result/answer.h"

#include <string>
#include <vector>

namespace ks {

/// The host side of a teaching kernel. It answers no question; its answer is the empty selection, which is
/// always legal.
class Demo : public Variant {
public:
    const VariantInfo& info() const override { return info_; }
    Result<Estimate> estimate(const Instance& instance, const Parameters& parameters,
                              std::int64_t memory) const override;
    Result<LargestLaunch> largest_launch(const Instance& instance, const Parameters& parameters,
                                         Context& context) const override;
    Result<Answer> solve(const Instance& instance, const Parameters& parameters,
                         Context& context) const override;

protected:
    /// `id` after "demo.".
    Demo(const std::string& id, std::string title, std::vector<Parameter> parameters);

    /// Bytes on the device, and cells or elements to work on.
    virtual Estimate needs(const KnapsackInstance& instance, const Parameters& parameters) const = 0;
    /// Launches the kernel and returns what was found out.
    virtual Result<std::vector<Fact>> run(const KnapsackInstance& instance, const Parameters& parameters,
                                          Context& context) const = 0;

    VariantInfo info_;
};

Parameter demo_number(std::string name, std::int64_t min, std::int64_t max, std::int64_t standard,
                      std::string unit, std::string title);
/// Threads a block, in whole warps.
Parameter demo_block(std::int64_t standard, std::int64_t most = 1024);

/// A teaching kernel that makes one array of integers out of another: `from` holds 0, 1, 2 ...
class ArrayDemo : public Demo {
protected:
    using Demo::Demo;
    Estimate needs(const KnapsackInstance& instance, const Parameters& parameters) const override;
    Result<std::vector<Fact>> run(const KnapsackInstance& instance, const Parameters& parameters,
                                  Context& context) const override;

    /// Elements of `from` and of `to`.
    virtual std::int64_t size(const Parameters& parameters) const = 0;
    virtual Result<void> launch(const Parameters& parameters, const Buffer& from, const Buffer& to,
                                Context& context) const = 0;
};

/// A row of subset sums, a byte a cell: cell j of item i says whether some of the first i items weigh j. The
/// kernels differ in how many cells a thread makes, and how it reads them (SSO report, Section 4.3).
///
/// `sample` = n > 0 runs only n blocks of the first item's row, spread evenly, one in each launch. So the
/// cost of its accesses can be counted for rows that would not fit into memory. Each launch has the cells it
/// reads, at addresses that are the same modulo 256 as in the whole row.
class ByteRows : public Demo {
protected:
    /// `cells`: what a thread makes. `kernel`: (above, row, block, base, weight, capacity), where `block` is
    /// the launch's first block and `base` the cell that the buffers begin with.
    ByteRows(const std::string& id, std::string title, std::string kernel, int cells);

private:
    struct Shape {
        std::int64_t block_cells = 0, blocks = 0, sample = 0, buffer_cells = 0;
    };
    Shape shape(const KnapsackInstance& instance, const Parameters& parameters) const;
    Estimate needs(const KnapsackInstance& instance, const Parameters& parameters) const override;
    Result<std::vector<Fact>> run(const KnapsackInstance& instance, const Parameters& parameters,
                                  Context& context) const override;
    Result<std::vector<Fact>> run_sample(const KnapsackInstance& instance, const Shape& shape, int block,
                                         Context& context) const;
    Result<std::vector<Fact>> run_rows(const KnapsackInstance& instance, const Shape& shape, int block,
                                       Context& context) const;

    std::string kernel_;
    int cells_;
};

} // namespace ks
