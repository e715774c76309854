// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ks::cli {

/// One option of a program or of one of its commands, as `--help` shows it.
struct Option {
    std::string_view name;  ///< "--variant"
    std::string_view value; ///< "ID"; empty: a flag
    std::string_view help;
    bool repeated = false; ///< may be given several times
};

/// What a program or a command takes: its operands by name ("FILE"), of which the last `optional` may be left
/// out, and its options.
struct Grammar {
    std::span<const std::string_view> operands;
    std::span<const Option> options;
    std::size_t optional = 0;
};

/// A line for each option, "  --variant ID  how to solve it", in two columns.
std::string help_lines(std::span<const Option> options);

/// Returns the file's name if the word is a path that is absolute or leaves the working folder: "set5.json"
/// of "/home/ada/set5.json" or "../set5.json". Such a path names a user, and no other machine has that
/// folder. Other words are returned as they are.
std::string without_folder_elsewhere(const std::string& word);

/// The checked words of one command line.
class Arguments {
public:
    /// Sorts words into operands and options ("--name value", "--name=value"; "--" ends the options).
    /// Unknown, doubled and incomplete ones are usage errors.
    static Result<Arguments> parse(const Grammar& grammar, std::span<const std::string> words);

    /// The operand's text; empty where it may be left out and was.
    const std::string& operand(std::size_t index) const {
        static const std::string none;
        return index < operands_.size() ? operands_[index] : none;
    }
    bool has(std::string_view option) const;
    std::optional<std::string> value(std::string_view option) const; ///< the last one given
    std::vector<std::string> values(std::string_view option) const;
    std::string value_or(std::string_view option, std::string_view otherwise) const;

    /// The values of `option` read as numbers. Other text, or a number outside the range, is a usage error.
    Result<std::optional<std::int64_t>> integer(std::string_view option, std::int64_t least,
                                                std::int64_t most) const;
    Result<std::optional<std::int64_t>> bytes(std::string_view option, std::int64_t least = 1) const;
    Result<std::optional<std::chrono::duration<double>>> seconds(std::string_view option) const;
    /// Every "--set name=value".
    Result<std::vector<std::pair<std::string, std::string>>> settings() const;

    /// The words as a user types them, for documents: "FILE --variant ID", each `without_folder_elsewhere`.
    std::string text() const;

private:
    std::vector<std::string> operands_;
    std::vector<std::pair<std::string, std::string>> options_;
};

} // namespace ks::cli
