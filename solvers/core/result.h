// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/sentence.h"

#include <cassert>
#include <cstdint>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>

namespace ks {

/// Why something failed. The numbers are the runner's exit codes.
enum class ErrorCode {
    internal = 1, ///< a bug of this program
    usage = 2,    ///< unknown command, variant, preset, page, parameter or range; a kind or place not offered
    input = 3,    ///< input missing or malformed
    limit = 4,    ///< over a limit: memory, size, time
    device = 5,   ///< no such GPU, CUDA error, an emulator fault that voids the result
    cancelled = 6, ///< cancelled by the user
    check = 7,     ///< the verifier or the self-test failed
    output = 8,    ///< output not writable
};

/// What a program can do about an error. A program reads this, never the words of the error.
struct Remedy {
    enum class Kind {
        none,        ///< nothing that a program offers
        memory,      ///< a memory budget of `bytes`
        more_memory, ///< a memory budget of at least `bytes` more than now
        index,       ///< choosing one of the instances of the file
        capacity,    ///< stating the capacity
        count,       ///< checking how many items the file announces
    };
    Kind kind = Kind::none;
    std::int64_t bytes = 0;
    /// What a window advises instead of `Error::todo`, where that names options of a command line. It may be
    /// empty. No value: `Error::todo`.
    std::optional<Sentence> advice = {};

    friend bool operator==(const Remedy&, const Remedy&) = default;
};

/// An error is a sentence: what happened, where, and what to do about it.
struct Error {
    ErrorCode code = ErrorCode::internal;
    Sentence what;     ///< "the class is empty"
    std::string where; ///< "a.json:3:7", "a.json /classes/2", or empty
    Sentence todo;     ///< "give it at least one item", or empty
    Remedy remedy = {};

    /// "where: what; todo", leaving out what is empty: one line, whatever file names and texts are in it.
    std::string sentence() const;

    friend bool operator==(const Error&, const Error&) = default;
};

/// A value or an error; it cannot be ignored.
template <class T>
class [[nodiscard]] Result {
public:
    Result(T value) : state_(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : state_(std::in_place_index<1>, std::move(error)) {}
    template <class U>
    requires(std::is_convertible_v<U&&, T> && !std::is_same_v<std::remove_cvref_t<U>, T> &&
             !std::is_same_v<std::remove_cvref_t<U>, Error> &&
             !std::is_same_v<std::remove_cvref_t<U>, Result>) Result(U&& value)
        : state_(std::in_place_index<0>, std::forward<U>(value)) {}

    explicit operator bool() const { return state_.index() == 0; }

    T& operator*() & { return get(); }
    const T& operator*() const& { return get(); }
    T&& operator*() && { return std::move(get()); }
    T* operator->() { return &get(); }
    const T* operator->() const { return &get(); }

    const Error& error() const {
        assert(!*this);
        return *std::get_if<1>(&state_);
    }

private:
    T& get() {
        assert(*this);
        return *std::get_if<0>(&state_);
    }
    const T& get() const {
        assert(*this);
        return *std::get_if<0>(&state_);
    }

    std::variant<T, Error> state_;
};

/// Success without a value, or an error.
template <>
class [[nodiscard]] Result<void> {
public:
    Result() = default;
    Result(Error error) : error_(std::move(error)) {}

    explicit operator bool() const { return !error_; }
    const Error& error() const {
        assert(error_);
        return *error_;
    }

private:
    std::optional<Error> error_;
};

} // namespace ks

#define KS_CONCAT_(a, b) a##b
#define KS_CONCAT(a, b) KS_CONCAT_(a, b)
#define KS_TRY_(temporary, declaration, expression)                                                          \
    auto temporary = (expression);                                                                           \
    if (!temporary)                                                                                          \
        return temporary.error();                                                                            \
    declaration = *std::move(temporary)

/// KS_TRY(auto x, f()): x is the value of f(), or this function returns f()'s error.
#define KS_TRY(declaration, expression) KS_TRY_(KS_CONCAT(ks_try_, __LINE__), declaration, expression)

/// KS_CHECK(f()): goes on when f() succeeded, else this function returns its error.
#define KS_CHECK(expression)                                                                                 \
    if (auto ks_checked = (expression); !ks_checked)                                                         \
    return ks_checked.error()
