// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/json_tree.h"

#include <deque>
#include <unordered_set>

namespace ks::json {

class Teller;

/// Hears what a JSON text holds, piece by piece, in order: what a reader is that keeps no tree. A function
/// that returns false ends the reading; it has set `error` then.
class Listener {
public:
    virtual ~Listener() = default;

    /// null, true or false, a number or a text; `value` may be moved from.
    virtual bool scalar(Node& value) = 0;
    /// The most frequent one by itself, so that nothing is made for it.
    virtual bool integer(std::int64_t value) = 0;
    virtual bool begin_object() = 0;
    virtual bool key(const std::string& key) = 0; ///< of the value that comes next
    virtual bool end_object() = 0;
    virtual bool begin_array() = 0;
    virtual bool end_array() = 0;

    Error error;

protected:
    /// The place of what is being told, "name /classes/2/0": a value, or the whole of what begins or ends.
    std::string place() const;

private:
    friend class Teller;
    const Teller* teller_ = nullptr;
};

/// Tells a listener, and sees to what every document must keep: no key twice in an object (a DOM keeps the
/// last one silently), not too many values, not too deep. It knows the place of each value.
class Teller {
public:
    Teller(Listener& listener, std::string document, std::size_t most_values);
    Teller(const Teller&) = delete;
    Teller& operator=(const Teller&) = delete;

    bool scalar(Node& value) { return next() && listener_.scalar(value); }
    bool integer(std::int64_t value) { return next() && listener_.integer(value); }
    bool begin_object() { return next() && listener_.begin_object() && open(true); }
    bool end_object() { return close() && listener_.end_object(); }
    bool begin_array() { return next() && listener_.begin_array() && open(false); }
    bool end_array() { return close() && listener_.end_array(); }
    bool key(const std::string& key);

    bool fail(ErrorCode code, std::string what, std::string where, std::string todo = "");
    std::string place() const;
    const std::string& document() const { return document_; }

private:
    /// An array or object that is still open.
    struct Open {
        bool object = false;
        std::string key;                      ///< object: of the member being told
        std::vector<std::string> keys;        ///< object: of the members so far, the first few
        std::unordered_set<std::string> many; ///< object: all of them, once there are many
        std::size_t elements = 0;             ///< array: so far
    };

    bool next();
    bool open(bool object);
    bool close() {
        --depth_;
        return true;
    }
    std::string pointer() const;

    Listener& listener_;
    std::string document_;
    std::size_t most_values_;
    std::size_t values_ = 0;
    std::deque<Open> open_; ///< the first depth_ of them; the others are kept for their memory
    std::size_t depth_ = 0;
};

/// Reads one whole JSON text. `name` is the file's name for messages. Syntax errors carry "name:line:column",
/// duplicate keys and too deep nesting "name /pointer".
Result<void> tell(std::string_view text, const std::string& name, Listener& listener,
                  std::size_t most_values = max_values);
/// Tells what a tree holds, as if it were a text of its own that is at the cursor's place.
Result<void> tell(const Cursor& at, Listener& listener);

} // namespace ks::json
