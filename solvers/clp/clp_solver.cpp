// SPDX-License-Identifier: Apache-2.0
#include "solvers/clp/clp_solver.h"

#include "solvers/core/formatted.h"

#include <algorithm>
#include <limits>
#include <new>

namespace ks::clp {

namespace {

constexpr double infinite = std::numeric_limits<double>::max(); // CLP's value for infinity

class ClpProgram final : public LinearProgram {
public:
    ClpProgram(const Functions& functions, std::size_t rows)
        : clp_(functions), rows_(rows), model_(clp_.make()) {
        clp_.log_level(model_, 0);
        clp_.perturbation(model_, 100);
        clp_.resize(model_, static_cast<int>(rows), 0);
        const std::vector<double> none(rows, 0), any(rows, infinite);
        clp_.row_lower(model_, none.data());
        clp_.row_upper(model_, any.data());
    }
    ~ClpProgram() override { clp_.unmake(model_); }
    ClpProgram(const ClpProgram&) = delete;
    ClpProgram& operator=(const ClpProgram&) = delete;

    void add_column(double cost, std::span<const Entry> entries) override {
        for (const Entry& entry : entries) {
            new_.rows.push_back(static_cast<int>(entry.row));
            new_.gives.push_back(entry.gives);
        }
        new_.starts.push_back(static_cast<int>(new_.rows.size()));
        new_.costs.push_back(cost);
        ++columns_;
    }

    void set_demands(std::span<const double> demands) override { clp_.row_lower(model_, demands.data()); }

    /// CLP does not support cancellation, so it runs a few iterations at a time. An iteration takes longer
    /// with more rows.
    Result<Solution> solve(const std::stop_token& stop) override {
        if (columns_ == 0) // CLP would dereference null
            return failed("a linear program has no column");
        hand_over();
        const std::size_t iterations = std::clamp<std::size_t>(20'000 / (rows_ + 1), 5, 200);
        clp_.most_iterations(model_, static_cast<int>(iterations));
        do {
            if (stop.stop_requested())
                return Error{.code = ErrorCode::cancelled, .what = "cancelled"};
            KS_CHECK(go_on());
        } while (clp_.status(model_) == Status::stopped);
        if (clp_.status(model_) != Status::optimal)
            return failed(formatted("COIN CLP ends with status {}", clp_.status(model_)));
        const double *x = clp_.columns(model_), *duals = clp_.duals(model_);
        return Solution{.cost = clp_.value(model_), .x = {x, x + columns_}, .duals = {duals, duals + rows_}};
    }

private:
    /// New columns; CLP gets them together before it solves.
    struct NewColumns {
        std::vector<int> starts{0}, rows;
        std::vector<double> gives, costs;
    };
    void hand_over() {
        const std::vector<double> least(new_.costs.size(), 0), most(new_.costs.size(), infinite);
        if (!new_.costs.empty())
            clp_.add_columns(model_, static_cast<int>(new_.costs.size()), least.data(), most.data(),
                             new_.costs.data(), new_.starts.data(), new_.rows.data(), new_.gives.data());
        new_ = {};
    }

    static Error failed(Sentence what) {
        return {.what = std::move(what), .where = "", .todo = "report this as a bug"};
    }

    /// CLP's exceptions are not derived from std::exception.
    Result<void> go_on() {
        try {
            clp_.primal(model_, 0);
        } catch (const std::bad_alloc&) {
            throw;
        } catch (...) {
            return failed("COIN CLP gave up");
        }
        return {};
    }

    const Functions& clp_;
    std::size_t rows_, columns_ = 0;
    NewColumns new_;
    Model* model_;
};

} // namespace

const Result<Functions>& ClpSolver::functions() const {
    std::call_once(once_, [this] { functions_.emplace(load_()); });
    return *functions_;
}

std::optional<Error> ClpSolver::unavailable() const {
    return functions() ? std::nullopt : std::optional(functions().error());
}

Result<std::unique_ptr<LinearProgram>> ClpSolver::program(std::size_t rows) const {
    const Result<Functions>& functions = this->functions();
    if (!functions)
        return functions.error();
    return std::unique_ptr<LinearProgram>(std::make_unique<ClpProgram>(*functions, rows));
}

const LpSolver& solver() {
    static const ClpSolver only;
    return only;
}

} // namespace ks::clp
