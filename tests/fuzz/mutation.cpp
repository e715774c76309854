// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/mutation.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace ks::fuzz {

namespace {

constexpr std::array<std::string_view, 32> stumbling_blocks{"9223372036854775807",
                                                            "9223372036854775808",
                                                            "-9223372036854775808",
                                                            "18446744073709551615",
                                                            "-1",
                                                            "-0",
                                                            "0",
                                                            "1e99",
                                                            "1e-99",
                                                            "1.5",
                                                            "99",
                                                            "2147483648",
                                                            "null",
                                                            "true",
                                                            "\"\"",
                                                            "[]",
                                                            "{}",
                                                            "[[[[[[[[[[[[[[[[",
                                                            "\\u0000",
                                                            "\\ud800",
                                                            "\\ud83d\\ude00",
                                                            std::string_view("\0", 1),
                                                            "\xef\xbb\xbf",
                                                            "\xff",
                                                            "\xc0\x80",
                                                            "\n",
                                                            "\r",
                                                            "\t",
                                                            "\x1b[31m",
                                                            "\"",
                                                            ",",
                                                            "../x.json"};

class Mutation {
public:
    Mutation(std::span<const std::string> examples, std::mt19937_64& random)
        : examples_(examples), random_(random), text_(example()) {}

    std::string made() {
        for (std::size_t changes = 1 + below(4); changes > 0; --changes)
            change();
        return std::move(text_);
    }

private:
    std::size_t below(std::size_t end) { return end == 0 ? 0 : random_() % end; }
    const std::string& example() { return examples_[below(examples_.size())]; }
    std::size_t place() { return below(text_.size() + 1); }
    /// Usually a short part of a text, sometimes a long one.
    std::string part_of(const std::string& text) {
        const std::size_t begin = below(text.size());
        return text.substr(begin, 1 + below(below(8) == 0 ? text.size() : 16));
    }
    void change() {
        switch (below(8)) {
        case 0: // flip a bit
            if (!text_.empty())
                text_[below(text_.size())] ^= static_cast<char>(1 << below(8));
            break;
        case 1: // replace a byte
            text_.insert(place(), 1, static_cast<char>(below(256)));
            break;
        case 2: // remove a part
            if (!text_.empty())
                text_.erase(below(text_.size()), 1 + below(below(8) == 0 ? text_.size() : 8));
            break;
        case 3: // double a part
            text_.insert(place(), part_of(text_));
            break;
        case 4: // insert a part of another example
            text_.insert(place(), part_of(example()));
            break;
        case 5: // truncate
            if (below(4) == 0)
                text_.resize(place());
            break;
        case 6:
            text_.insert(place(), stumbling_blocks[below(stumbling_blocks.size())]);
            break;
        default:
            change_number();
        }
    }

    void change_number() {
        constexpr std::string_view digits = "0123456789";
        std::size_t begin = text_.find_first_of(digits, place());
        if (begin == std::string::npos)
            return;
        const std::size_t end = std::min(text_.find_first_not_of(digits, begin), text_.size());
        text_.replace(begin, end - begin, stumbling_blocks[below(12)]);
    }

    std::span<const std::string> examples_;
    std::mt19937_64& random_;
    std::string text_;
};

} // namespace

std::string mutated(std::span<const std::string> examples, std::mt19937_64& random) {
    return Mutation(examples, random).made();
}

} // namespace ks::fuzz
