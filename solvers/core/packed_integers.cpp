// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/packed_integers.h"

#include "solvers/core/formatted.h"

#include <array>
#include <optional>

namespace ks {

namespace {

constexpr std::string_view base64_digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

std::string base64(std::string_view bytes) {
    std::string text;
    text.reserve((bytes.size() + 2) / 3 * 4);
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        const std::size_t here = std::min<std::size_t>(3, bytes.size() - i);
        std::uint32_t group = 0;
        for (std::size_t k = 0; k < 3; ++k)
            group = group << 8 | (k < here ? static_cast<unsigned char>(bytes[i + k]) : 0U);
        for (std::size_t k = 0; k < 4; ++k)
            text += k <= here ? base64_digits[group >> (18 - 6 * k) & 63] : '=';
    }
    return text;
}

constexpr std::array<std::int8_t, 256> values_of_digits() {
    std::array<std::int8_t, 256> values{};
    values.fill(-1);
    for (std::size_t i = 0; i < base64_digits.size(); ++i)
        values[static_cast<unsigned char>(base64_digits[i])] = static_cast<std::int8_t>(i);
    return values;
}

std::optional<std::string> bytes_of(std::string_view text) {
    static constexpr auto values = values_of_digits();
    if (text.size() % 4 != 0)
        return std::nullopt;
    std::size_t length = text.size();
    while (length > 0 && text.size() - length < 2 && text[length - 1] == '=')
        --length;
    std::string bytes;
    bytes.reserve(length / 4 * 3 + 2);
    std::uint32_t group = 0;
    int bits = 0;
    for (const char digit : text.substr(0, length)) {
        const int value = values[static_cast<unsigned char>(digit)];
        if (value < 0)
            return std::nullopt;
        group = group << 6 | static_cast<std::uint32_t>(value);
        bits += 6;
        if (bits >= 8) {
            bits -= 8;
            bytes += static_cast<char>(group >> bits & 255);
        }
    }
    return bytes;
}

Error broken(Sentence what) {
    return {.code = ErrorCode::input, .what = std::move(what)};
}

} // namespace

std::string pack_integers(std::span<const std::int64_t> integers) {
    std::string bytes;
    std::uint64_t before = 0;
    for (const std::int64_t integer : integers) {
        // The difference wraps, so that it exists for every pair of integers.
        const std::uint64_t difference = static_cast<std::uint64_t>(integer) - before;
        before = static_cast<std::uint64_t>(integer);
        std::uint64_t rest = difference << 1 ^ (difference >> 63 ? ~std::uint64_t{0} : 0);
        for (; rest >= 128; rest >>= 7)
            bytes += static_cast<char>((rest & 127) | 128);
        bytes += static_cast<char>(rest);
    }
    return base64(bytes);
}

Result<std::vector<std::int64_t>> unpack_integers(std::string_view text, std::size_t count) {
    const std::optional<std::string> bytes = bytes_of(text);
    if (!bytes)
        return broken("the packed numbers are not base64");
    if (count > bytes->size()) // each takes a byte or more, so nothing is allocated for a wrong count
        return broken(counted("there should be {} packed number and there is none",
                              "there should be {} packed numbers and there are fewer",
                              static_cast<std::int64_t>(count)));
    std::vector<std::int64_t> integers;
    integers.reserve(count);
    std::uint64_t before = 0, rest = 0;
    unsigned shift = 0;
    for (const char each : *bytes) {
        const auto byte = static_cast<unsigned char>(each);
        if (shift > 63)
            return broken("a packed number has more than 64 bits");
        rest |= static_cast<std::uint64_t>(byte & 127U) << shift;
        shift += 7;
        if (byte & 128U)
            continue;
        before += rest >> 1 ^ (rest & 1 ? ~std::uint64_t{0} : 0);
        integers.push_back(static_cast<std::int64_t>(before));
        rest = 0;
        shift = 0;
    }
    if (shift != 0 || integers.size() != count)
        return broken(counted("there should be {} packed number and there are {}",
                              "there should be {} packed numbers and there are {}",
                              static_cast<std::int64_t>(count), count, integers.size()));
    return integers;
}

} // namespace ks
