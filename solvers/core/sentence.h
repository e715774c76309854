// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace ks {

struct SentenceOrigin;

/// What stands for a pair of braces in a form: a number, a text, or a sentence with a form of its own.
struct SentenceArgument {
    std::variant<std::int64_t, std::uint64_t, double, std::string> value;
    std::shared_ptr<const SentenceOrigin> origin{}; ///< null: it is no sentence
};

/// What a sentence was made of. The English form is its id, of `counted` both forms: "{} launch | {}
/// launches".
struct SentenceOrigin {
    std::string form;
    std::vector<SentenceArgument> arguments;
    std::optional<std::int64_t> count{}; ///< of a sentence made by `counted`
    std::string text;                    ///< the sentence as it was made
};

/// A text for people that may know what it was made of, so that another program can say it in its own
/// language. Everywhere else it is the text.
class Sentence : public std::string {
public:
    Sentence() = default;
    Sentence(const char* text) : std::string(text) {}
    Sentence(std::string text) : std::string(std::move(text)) {}
    explicit Sentence(std::shared_ptr<const SentenceOrigin> origin)
        : std::string(origin->text), origin_(std::move(origin)) {}

    /// Null where nothing is known of it, or the text was changed since.
    std::shared_ptr<const SentenceOrigin> origin() const {
        return origin_ && origin_->text == *this ? origin_ : nullptr;
    }

private:
    std::shared_ptr<const SentenceOrigin> origin_;
};

} // namespace ks
