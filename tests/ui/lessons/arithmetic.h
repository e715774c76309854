// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <optional>
#include <vector>

namespace ks::tests {

/// Values of the letters in a formula, by name.
using Named = std::map<QString, double>;

/// Evaluates expressions in the notation of lessons: + − · / mod, brackets, powers (2⁸, 2^8), √x, log₂ x, and
/// max, min, floor, ceil, gcd and abs. Numbers are written without the spaces that group their digits.
class Arithmetic {
public:
    /// Returns nothing if the text is not an expression, or contains an unknown name.
    static std::optional<double> value(const QString& text, const Named& names = {}) {
        Arithmetic of(text, names);
        const double result = of.sum();
        of.skip();
        return of.wrong_ || of.at_ != text.size() || !std::isfinite(result) ? std::nullopt
                                                                            : std::optional(result);
    }

private:
    Arithmetic(const QString& text, const Named& names) : text_(text), names_(names) {}

    void skip() {
        while (at_ < text_.size() && text_[at_].isSpace())
            ++at_;
    }
    bool take(QStringView words) {
        skip();
        if (!QStringView(text_).sliced(at_).startsWith(words))
            return false;
        at_ += words.size();
        return true;
    }
    bool take_any(const QStringList& signs) {
        return std::ranges::any_of(signs, [this](const QString& sign) { return take(sign); });
    }

    double sum() {
        double result = product();
        for (;;)
            if (take(u"+"))
                result += product();
            else if (take_any({"−", "-"}))
                result -= product();
            else
                return result;
    }
    double product() {
        double result = signed_power();
        for (;;)
            if (take_any({"·", "*"}))
                result *= signed_power();
            else if (take(u"/"))
                result /= signed_power();
            else if (take(u"mod"))
                result = std::fmod(result, signed_power());
            else
                return result;
    }
    double signed_power() {
        if (take_any({"−", "-"}))
            return -signed_power();
        const double base = operand();
        if (take(u"^"))
            return std::pow(base, operand());
        static const QString raised = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
        double exponent = 0;
        bool any = false;
        for (; at_ < text_.size() && raised.contains(text_[at_]); ++at_, any = true)
            exponent = exponent * 10 + static_cast<double>(raised.indexOf(text_[at_]));
        return any ? std::pow(base, exponent) : base;
    }
    double operand() {
        if (take(u"("))
            return inner();
        if (take(u"√"))
            return std::sqrt(operand());
        if (take(u"log₂"))
            return std::log2(operand());
        skip();
        const qsizetype from = at_;
        while (at_ < text_.size() && (text_[at_].isDigit() || text_[at_] == QLatin1Char('.')))
            ++at_;
        if (at_ > from && at_ + 1 < text_.size() && text_[at_] == QLatin1Char('e') &&
            text_[at_ + 1].isDigit())
            for (++at_; at_ < text_.size() && text_[at_].isDigit();) // 2.33e9
                ++at_;
        if (at_ > from) {
            const double number = QStringView(text_).sliced(from, at_ - from).toDouble();
            return at_ < text_.size() && text_[at_].isLetter() ? number * operand() : number; // 2k
        }
        while (at_ < text_.size() && text_[at_].isLetter())
            ++at_;
        return named(text_.mid(from, at_ - from));
    }
    double inner() {
        const double result = sum();
        if (!take(u")"))
            wrong_ = true;
        return result;
    }
    double named(const QString& name) {
        if (const auto found = names_.find(name); found != names_.end())
            return found->second;
        if (name.isEmpty() || !take(u"(")) {
            wrong_ = true;
            return 0;
        }
        std::vector<double> values{sum()};
        while (take(u","))
            values.push_back(sum());
        if (!take(u")"))
            wrong_ = true;
        return applied(name, values);
    }
    double applied(const QString& function, const std::vector<double>& to) {
        if (function == QLatin1String("max"))
            return std::ranges::max(to);
        if (function == QLatin1String("min"))
            return std::ranges::min(to);
        if (function == QLatin1String("floor"))
            return std::floor(to.front());
        if (function == QLatin1String("ceil"))
            return std::ceil(to.front());
        if (function == QLatin1String("abs"))
            return std::abs(to.front());
        if (function == QLatin1String("gcd") && to.size() == 2)
            return static_cast<double>(
                std::gcd(static_cast<std::int64_t>(to[0]), static_cast<std::int64_t>(to[1])));
        wrong_ = true;
        return 0;
    }

    const QString& text_;
    const Named& names_;
    qsizetype at_ = 0;
    bool wrong_ = false;
};

} // namespace ks::tests
