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
    std::string_view value; ///< "ID"; empty: the option is a flag
    std::string_view help;
    bool repeated = false; ///< it may be given several times
};

/// The command line of a program or a command: its operands by name ("FILE"), of which the last `optional`
/// may be omitted, and its options.
struct Grammar {
    std::span<const std::string_view> operands;
    std::span<const Option> options;
    std::size_t optional = 0;
};

/// Returns a line for each option, "  --variant ID  how to solve it", in two columns.
std::string help_lines(std::span<const Option> options);

/// Returns the file's name if the word is a path that is absolute or leaves the working folder: "set5.json"
/// for "/home/ada/set5.json" or "../set5.json". Such a path contains a user's name, and other machines do not
/// have that folder. Other words are returned unchanged.
std::string without_folder_elsewhere(const std::string& word);

/// The checked words of one command line.
class Arguments {
public:
    /// Sorts words into operands and options ("--name value", "--name=value"; "--" ends the options).
    /// Unknown, repeated and incomplete options are usage errors.
    static Result<Arguments> parse(const Grammar& grammar, std::span<const std::string> words);

    /// Returns the operand's text; empty for an omitted optional operand.
    const std::string& operand(std::size_t index) const {
        static const std::string none;
        return index < operands_.size() ? operands_[index] : none;
    }
    bool has(std::string_view option) const;
    std::optional<std::string> value(std::string_view option) const; ///< the last one given
    std::vector<std::string> values(std::string_view option) const;
    std::string value_or(std::string_view option, std::string_view otherwise) const;

    /// Returns the values of `option` as numbers. Other text, or a number outside the range, is a usage
    /// error.
    Result<std::optional<std::int64_t>> integer(std::string_view option, std::int64_t least,
                                                std::int64_t most) const;
    Result<std::optional<std::int64_t>> bytes(std::string_view option, std::int64_t least = 1) const;
    Result<std::optional<std::chrono::duration<double>>> seconds(std::string_view option) const;
    /// Returns every "--set name=value".
    Result<std::vector<std::pair<std::string, std::string>>> settings() const;

    /// Returns the words as a user types them, for documents: "FILE --variant ID", each passed through
    /// `without_folder_elsewhere`.
    std::string text() const;

private:
    std::vector<std::string> operands_;
    std::vector<std::pair<std::string, std::string>> options_;
};

} // namespace ks::cli
