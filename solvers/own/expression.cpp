// SPDX-License-Identifier: Apache-2.0
#include "solvers/own/expression.h"

#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/core/letters.h"
#include "solvers/core/text.h"

#include <algorithm>
#include <charconv>

namespace ks::own {

namespace {

constexpr int most_depth = 64;
constexpr std::size_t most_length = 1000;

using Number = Result<std::int64_t>;

/// Reads by recursive descent: a sum of products of units.
class Parser {
public:
    Parser(std::string_view text, const Lookup& lookup) : whole_(text), left_(text), lookup_(lookup) {}

    Number whole() {
        if (whole_.size() > most_length)
            return mistake(formatted("it is longer than {} characters", most_length));
        KS_TRY(const std::int64_t value, sum());
        skip();
        if (!left_.empty())
            return mistake(formatted("`{}` is not expected", printable(left_.substr(0, 1))));
        return value;
    }

private:
    Error mistake(Sentence why) const {
        return {.code = ErrorCode::input,
                .what = formatted("the expression `{}` cannot be computed: {}", printable(whole_), why)};
    }
    void skip() { left_.remove_prefix(std::min(left_.find_first_not_of(white_space), left_.size())); }
    bool take(char c) {
        skip();
        if (!left_.starts_with(c))
            return false;
        left_.remove_prefix(1);
        return true;
    }

    Number sum() {
        KS_TRY(std::int64_t value, product());
        for (;;) {
            const char op = take('+') ? '+' : take('-') ? '-' : '\0';
            if (op == '\0')
                return value;
            KS_TRY(const std::int64_t right, product());
            KS_TRY(value, combined(op, value, right));
        }
    }
    Number product() {
        KS_TRY(std::int64_t value, unit());
        for (;;) {
            const char op = take('*') ? '*' : take('/') ? '/' : take('%') ? '%' : '\0';
            if (op == '\0')
                return value;
            KS_TRY(const std::int64_t right, unit());
            KS_TRY(value, combined(op, value, right));
        }
    }
    Number unit() {
        if (++depth_ > most_depth)
            return mistake(said("its brackets are nested too deep"));
        const Number value = unit_at_depth();
        --depth_;
        return value;
    }
    Number unit_at_depth() {
        if (take('-')) {
            KS_TRY(const std::int64_t value, unit());
            return combined('-', 0, value);
        }
        if (take('(')) {
            KS_TRY(const std::int64_t value, sum());
            return closed(value);
        }
        skip();
        return !left_.empty() && is_digit(left_.front()) ? number() : named();
    }
    Number closed(std::int64_t value) {
        if (!take(')'))
            return mistake(said("a `)` is missing"));
        return value;
    }
    Number number() {
        std::int64_t value = 0;
        const auto [end, failed] = std::from_chars(left_.data(), left_.data() + left_.size(), value);
        if (failed != std::errc())
            return mistake(said("a number is too large"));
        left_.remove_prefix(static_cast<std::size_t>(end - left_.data()));
        return value;
    }
    Number named() {
        const auto is_part = [](char c) { return is_letter_or_digit(c) || c == '_' || c == '.'; };
        const auto end = std::ranges::find_if_not(left_, is_part);
        const std::string_view name = left_.substr(0, static_cast<std::size_t>(end - left_.begin()));
        if (name.empty())
            return mistake(said("a number is missing"));
        left_.remove_prefix(name.size());
        if (take('('))
            return call(name);
        if (const auto value = lookup_(name))
            return *value;
        return mistake(formatted("there is no number `{}`", printable(name)));
    }
    Number call(std::string_view name) {
        KS_TRY(const std::int64_t a, sum());
        if (!take(','))
            return mistake(formatted("the function `{}` takes two numbers", printable(name)));
        KS_TRY(const std::int64_t b, sum());
        KS_TRY(const std::int64_t both,
               name == "min"    ? Number(std::min(a, b))
               : name == "max"  ? Number(std::max(a, b))
               : name == "ceil" ? rounded_up(a, b)
                                : mistake(formatted("there is no function `{}`", printable(name))));
        return closed(both);
    }
    Number rounded_up(std::int64_t a, std::int64_t b) {
        if (b <= 0 || a < 0)
            return mistake(said("ceil takes a number that is not negative and one that is positive"));
        return a / b + (a % b != 0 ? 1 : 0);
    }
    Number combined(char op, std::int64_t a, std::int64_t b) {
        std::int64_t value = 0;
        bool lost = false;
        switch (op) {
        case '+':
            lost = __builtin_add_overflow(a, b, &value);
            break;
        case '-':
            lost = __builtin_sub_overflow(a, b, &value);
            break;
        case '*':
            lost = __builtin_mul_overflow(a, b, &value);
            break;
        default:
            if (b == 0)
                return mistake(said("it divides by zero"));
            if (b == -1)
                return op == '/' ? combined('-', 0, a) : Number(std::int64_t{0});
            value = op == '/' ? a / b : a % b;
        }
        if (lost)
            return mistake(said("a number is too large"));
        return value;
    }

    std::string_view whole_, left_;
    const Lookup& lookup_;
    int depth_ = 0;
};

} // namespace

Result<std::int64_t> evaluate(std::string_view text, const Lookup& lookup) {
    return Parser(text, lookup).whole();
}

} // namespace ks::own
