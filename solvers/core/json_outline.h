// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace ks::json {

/// Finds where the members of an object begin and end. The text may still be arriving: each byte is read
/// once, so the outline is finished soon after the text's last byte. It checks as little as possible.
class Outline {
public:
    /// Reads the bytes that have arrived since the last call; `text` is all of the text so far.
    void read_on(std::string_view text);

    /// Returns the texts of the values with these keys; an empty text for a missing member. If a key exists
    /// twice, the first one counts. Returns nothing if the text is not an object up to the last of these
    /// members. `text` is the last argument of `read_on`.
    std::optional<std::vector<std::string_view>> values(std::string_view text,
                                                        std::span<const std::string_view> keys) const;

private:
    /// Offsets of the key, of the colon, and of the end of the value.
    struct Member {
        std::size_t begin = 0, colon = 0, end = 0;
    };

    void see(std::string_view text, std::size_t at, std::int64_t depth);
    void end_member(std::string_view text, std::size_t at);

    std::vector<Member> members_;
    Member open_; ///< the member being read; its colon is 0 until it is found
    std::size_t at_ = 0;
    std::int64_t depth_ = 0; ///< number of open brackets
    bool in_string_ = false;
    enum class State { before, inside, whole, broken } state_ = State::before;
};

} // namespace ks::json
