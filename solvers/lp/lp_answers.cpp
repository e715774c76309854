// SPDX-License-Identifier: Apache-2.0
#include "solvers/lp/lp_answers.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace ks {

namespace {

/// Programs with more columns are never solved for stepping, so a document with more is invalid.
constexpr std::int64_t most_columns = 1'000'000;

Json solution_json(const LinearProgram::Solution& solution) {
    Json x = Json::array();
    for (std::size_t column = 0; column < solution.x.size(); ++column)
        if (solution.x[column] != 0)
            x.push_back({column, solution.x[column]});
    return {{"cost", solution.cost},
            {"columns", solution.x.size()},
            {"x", std::move(x)},
            {"duals", solution.duals}};
}

Result<LinearProgram::Solution> read_solution(const json::Cursor& answer) {
    LinearProgram::Solution solution;
    KS_TRY(const json::Cursor cost, answer.member("cost"));
    KS_TRY(solution.cost, cost.number());
    KS_TRY(const json::Cursor columns, answer.member("columns"));
    KS_TRY(const std::int64_t count, columns.integer(0, most_columns));
    solution.x.resize(static_cast<std::size_t>(count));
    KS_TRY(const json::Cursor used, answer.member("x"));
    KS_TRY(const auto pairs, used.elements());
    for (const json::Cursor& pair : pairs) {
        KS_TRY(const std::size_t size, pair.size());
        if (size != 2)
            return pair.error("this is not a column and its x");
        KS_TRY(const std::int64_t column, pair.element(0).integer(0, count - 1));
        KS_TRY(solution.x[static_cast<std::size_t>(column)], pair.element(1).number());
    }
    KS_TRY(const json::Cursor duals, answer.member("duals"));
    KS_TRY(const auto each, duals.elements());
    for (const json::Cursor& dual : each) {
        KS_TRY(const double value, dual.number());
        solution.duals.push_back(value);
    }
    return solution;
}

Error no_answer() {
    return {.code = ErrorCode::input,
            .what = "the answers to the linear programs do not belong to this instance",
            .todo = "use a program that solves and a window of the same version"};
}

} // namespace

Json to_json(const LpAnswers& answers) {
    Json list = Json::array();
    for (const LinearProgram::Solution& solution : answers)
        list.push_back(solution_json(solution));
    return list;
}

Result<LpAnswers> read_lp_answers(const json::Cursor& answers) {
    KS_TRY(const auto all, answers.elements());
    LpAnswers read;
    for (const json::Cursor& each : all) {
        KS_TRY(LinearProgram::Solution solution, read_solution(each));
        read.push_back(std::move(solution));
    }
    return read;
}

class LpNotes::Program final : public LinearProgram {
public:
    Program(const LpNotes& notes, std::unique_ptr<LinearProgram> solved)
        : notes_(notes), solved_(std::move(solved)) {}

    void add_column(double cost, std::span<const Entry> entries) override {
        solved_->add_column(cost, entries);
    }
    void set_demands(std::span<const double> demands) override { solved_->set_demands(demands); }
    Result<Solution> solve(const std::stop_token& stop) override {
        KS_TRY(Solution solution, solved_->solve(stop));
        const std::lock_guard lock(notes_.mutex_);
        notes_.answers_.push_back(solution);
        return solution;
    }

private:
    const LpNotes& notes_;
    std::unique_ptr<LinearProgram> solved_;
};

Result<std::unique_ptr<LinearProgram>> LpNotes::program(std::size_t rows) const {
    KS_TRY(std::unique_ptr<LinearProgram> solved, solver_.program(rows));
    return std::unique_ptr<LinearProgram>(std::make_unique<Program>(*this, std::move(solved)));
}

LpAnswers LpNotes::answers() const {
    const std::lock_guard lock(mutex_);
    return answers_;
}

class LpKept::Program final : public LinearProgram {
public:
    Program(const LpKept& kept, std::size_t rows) : kept_(kept), demands_(rows) {}

    void add_column(double cost, std::span<const Entry> entries) override {
        columns_.push_back({.cost = cost, .entries = {entries.begin(), entries.end()}});
    }
    void set_demands(std::span<const double> demands) override {
        demands_.assign(demands.begin(), demands.end());
    }
    Result<Solution> solve(const std::stop_token& stop) override {
        if (stop.stop_requested())
            return Error{.code = ErrorCode::cancelled, .what = "cancelled"};
        KS_TRY(Solution solution, kept_.next());
        return is_least(solution) ? Result<Solution>(std::move(solution)) : no_answer();
    }

private:
    struct Column {
        double cost = 0;
        std::vector<Entry> entries;
    };

    /// Solvers return results within about 1e-7 of the constraints.
    static bool at_most(double a, double b) { return a <= b + 1e-5 * (1 + std::abs(b)); }
    static bool equal(double a, double b) { return at_most(a, b) && at_most(b, a); }

    /// Returns whether x covers the demands, no column costs less than its worth by the duals, and both have
    /// the same cost. Then no cheaper solution exists.
    bool is_least(const Solution& solution) const {
        if (solution.x.size() != columns_.size() || solution.duals.size() != demands_.size())
            return false;
        const auto legal = [](double value) { return at_most(0, value); };
        if (!std::ranges::all_of(solution.x, legal) || !std::ranges::all_of(solution.duals, legal))
            return false;
        std::vector<double> given(demands_.size());
        double cost = 0, worth = 0;
        for (std::size_t j = 0; j < columns_.size(); ++j) {
            double priced = 0;
            for (const Entry& entry : columns_[j].entries) {
                given[entry.row] += entry.gives * solution.x[j];
                priced += entry.gives * solution.duals[entry.row];
            }
            if (!at_most(priced, columns_[j].cost))
                return false;
            cost += columns_[j].cost * solution.x[j];
        }
        for (std::size_t row = 0; row < demands_.size(); ++row) {
            if (!at_most(demands_[row], given[row]))
                return false;
            worth += demands_[row] * solution.duals[row];
        }
        return equal(cost, solution.cost) && equal(worth, solution.cost);
    }

    const LpKept& kept_;
    std::vector<Column> columns_;
    std::vector<double> demands_;
};

Result<std::unique_ptr<LinearProgram>> LpKept::program(std::size_t rows) const {
    return std::unique_ptr<LinearProgram>(std::make_unique<Program>(*this, rows));
}

Result<LinearProgram::Solution> LpKept::next() const {
    const std::lock_guard lock(mutex_);
    if (given_ == answers_.size())
        return no_answer();
    return answers_[given_++];
}

} // namespace ks
