// SPDX-License-Identifier: Apache-2.0
#include "solvers/emulator/plain/printed.h"

#include "solvers/core/formatted.h"
#include "solvers/core/letters.h"
#include "solvers/emulator/engine/warp_runner.h"
#include "solvers/emulator/plain/access.h"

#include <algorithm>
#include <span>

namespace ks::plain {

namespace {

using emulator::running;

constexpr std::size_t most_text = 4096;

Printer& printer() {
    static Printer one;
    return one;
}

/// The text at an address, up to its zero byte or `most_text` bytes.
std::string text_at(std::uint64_t address, const Site* site) {
    std::string text;
    while (text.size() < most_text) {
        const Place at = place_of(address + text.size(), 1, emulator::Op::load, site);
        if (*at.host == std::byte{0})
            break;
        text += static_cast<char>(*at.host);
    }
    return text;
}

/// One conversion of a printf format: "%-8.3f".
struct Conversion {
    std::string flags, width, precision;
    char letter = 0;

    bool has(char flag) const { return flags.find(flag) != std::string::npos; }
    /// The same in libfmt's words, for a value of this type: "{:<8.3f}". libfmt refuses flags that mean
    /// nothing for a type.
    std::string spec(std::string_view type) const {
        const bool number = type != "s" && type != "c";
        const bool has_sign = number && letter != 'u' && type != "x" && type != "X" && type != "o";
        const bool zeros = number && has('0') && !has('-');
        std::string all = "{:";
        all += has('-') ? "<" : zeros ? "" : ">";
        all += !has_sign ? "" : has('+') ? "+" : has(' ') ? " " : "";
        all += number && has('#') ? "#" : "";
        all += zeros ? "0" : "";
        const bool precise = !precision.empty() && type != "c";
        return all + width + (precise ? "." + precision : "") + std::string(type) + "}";
    }
};

template <class T>
std::string with(const std::string& spec, const T& value) {
    return detail::write_erased(spec, fmt::make_format_args(value));
}

/// Reads a format and its values.
class Format {
public:
    Format(std::string_view format, std::span<const std::uint64_t> values, const Site* site)
        : left_(format), values_(values), site_(site) {}

    std::string text() {
        std::string all;
        while (!left_.empty() && all.size() < most_text) {
            const std::size_t plain = std::min(left_.find('%'), left_.size());
            all += left_.substr(0, plain);
            left_.remove_prefix(plain);
            if (!left_.empty())
                all += conversion();
        }
        return all;
    }

private:
    std::uint64_t value() {
        if (values_.empty())
            return 0;
        const std::uint64_t first = values_.front();
        values_ = values_.subspan(1);
        return first;
    }
    std::string take(std::string_view letters) {
        const std::size_t end = std::min(left_.find_first_not_of(letters), left_.size());
        const std::string taken(left_.substr(0, end));
        left_.remove_prefix(end);
        return taken;
    }
    /// A width or precision: digits, or `*` for the next value; at most 3 digits count.
    std::string size() {
        if (left_.starts_with('*')) {
            left_.remove_prefix(1);
            return written("{}", std::clamp(static_cast<std::int32_t>(value()), 0, 999));
        }
        return take("0123456789").substr(0, 3);
    }
    std::string conversion() {
        left_.remove_prefix(1);
        Conversion one{.flags = take("-+ #0"), .width = size(), .precision = {}};
        if (left_.starts_with('.')) {
            left_.remove_prefix(1);
            one.precision = size();
            if (one.precision.empty())
                one.precision = "0";
        }
        const bool wide = take("hljzt").find_first_of("ljzt") != std::string::npos;
        if (left_.empty())
            return "%";
        one.letter = left_.front();
        left_.remove_prefix(1);
        return shown(one, wide);
    }
    std::string shown(Conversion one, bool wide) {
        switch (one.letter) {
        case '%':
            return "%";
        case 'd':
        case 'i':
            return integer(
                one, wide ? static_cast<std::int64_t>(value()) : static_cast<std::int32_t>(value()), "d");
        case 'u':
            return integer(one, wide ? value() : static_cast<std::uint32_t>(value()), "d");
        case 'x':
            return integer(one, wide ? value() : static_cast<std::uint32_t>(value()), "x");
        case 'X':
            return integer(one, wide ? value() : static_cast<std::uint32_t>(value()), "X");
        case 'o':
            return integer(one, wide ? value() : static_cast<std::uint32_t>(value()), "o");
        case 'p':
            return with("{:#x}", value());
        case 'c':
            return with(one.spec("c"), static_cast<char>(value()));
        case 's':
            return with(one.spec("s"), text_at(value(), site_));
        case 'f':
        case 'F':
        case 'e':
        case 'E':
        case 'g':
        case 'G':
            if (one.precision.empty())
                one.precision = "6";
            return with(one.spec({&one.letter, 1}), std::bit_cast<double>(value()));
        default:
            return {'%', one.letter};
        }
    }
    /// libfmt knows no precision of an integer; CUDA code hardly uses one.
    template <class T>
    static std::string integer(Conversion one, T value, std::string_view type) {
        one.precision.clear();
        return with(one.spec(type), value);
    }

    std::string_view left_;
    std::span<const std::uint64_t> values_;
    const Site* site_;
};

void print(const std::string& text) {
    if (printer())
        printer()(static_cast<std::int64_t>(emulator::blockIdx.x), emulator::threadIdx.x, text);
}

} // namespace

void set_printer(Printer all) {
    printer() = std::move(all);
}

std::int32_t print_hook(std::uint64_t format, const std::uint64_t* values, std::uint32_t count,
                        const Site* site) {
    const std::string text = Format(text_at(format, site), {values, count}, site).text();
    print(text);
    return static_cast<std::int32_t>(text.size());
}

// A lane that leaves the launch destroys nothing on its stack, so no object that owns memory may be there.

void assert_hook(std::uint64_t condition, std::uint64_t /*file*/, std::uint32_t /*line*/,
                 std::uint64_t /*function*/, const Site* site) {
    {
        const std::string text = text_at(condition, site);
        running.runner->report_end(formatted("thread {} of block {}: the assertion `{}` fails",
                                             emulator::threadIdx.x, emulator::blockIdx.x, text),
                                   location_of(site));
    }
    emulator::leave_launch();
}

void trap_hook(const Site* site) {
    running.runner->report_end(
        formatted("thread {} of block {} calls __trap()", emulator::threadIdx.x, emulator::blockIdx.x),
        location_of(site));
    emulator::leave_launch();
}

} // namespace ks::plain
