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

/// The argument for a pair of braces in a form: a number, a text, or a sentence with a separate form.
struct SentenceArgument {
    std::variant<std::int64_t, std::uint64_t, double, std::string> value;
    std::shared_ptr<const SentenceOrigin> origin{}; ///< null: it is not a sentence
};

/// The origin of a sentence. The English form is its id; for `counted` both forms: "{} launch | {} launches".
struct SentenceOrigin {
    std::string form;
    std::vector<SentenceArgument> arguments;
    std::optional<std::int64_t> count{}; ///< of a sentence made by `counted`
    std::string text;                    ///< the text of the sentence as made here
};

/// A text for readers that may know its origin, so that another program can translate it. In all other
/// respects it is a string.
class Sentence : public std::string {
public:
    Sentence() = default;
    Sentence(const char* text) : std::string(text) {}
    Sentence(std::string text) : std::string(std::move(text)) {}
    explicit Sentence(std::shared_ptr<const SentenceOrigin> origin)
        : std::string(origin->text), origin_(std::move(origin)) {}

    /// Returns the origin; null if it is not known, or if the text was changed.
    std::shared_ptr<const SentenceOrigin> origin() const {
        return origin_ && origin_->text == *this ? origin_ : nullptr;
    }

private:
    std::shared_ptr<const SentenceOrigin> origin_;
};

} // namespace ks
