// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/json_tree.h"
#include "solvers/core/sentence.h"

#include <deque>
#include <unordered_set>

namespace ks::json {

class Teller;

/// Receives what a JSON text holds, piece by piece and in order. Readers that keep no tree derive from it. A
/// function that returns false has set `error` and ends the reading.
class Listener {
public:
    virtual ~Listener() = default;

    /// null, true or false, a number or a text; `value` may be moved from.
    virtual bool scalar(Node& value) = 0;
    /// Integers, the most frequent values, are passed without a Node, so that none has to be made for them.
    virtual bool integer(std::int64_t value) = 0;
    virtual bool begin_object() = 0;
    virtual bool key(const std::string& key) = 0; ///< of the value that comes next
    virtual bool end_object() = 0;
    virtual bool begin_array() = 0;
    virtual bool end_array() = 0;

    Error error;

protected:
    /// The place of the current value, or of the array or object that begins or ends: "name /classes/2/0".
    std::string place() const;

private:
    friend class Teller;
    const Teller* teller_ = nullptr;
};

/// Passes the values of a document on to a listener and checks what holds for every document: no key is twice
/// in an object (a DOM keeps the last one silently), there are not too many values, and they are not nested
/// too deep. It knows the place of each value.
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

    bool fail(ErrorCode code, Sentence what, std::string where, Sentence todo = "");
    std::string place() const;
    const std::string& document() const { return document_; }

private:
    /// An array or object that is still open.
    struct Open {
        bool object = false;
        std::string key;                      ///< object: of the current member
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
/// Passes on what a tree holds, as if it were a separate text at the cursor's place.
Result<void> tell(const Cursor& at, Listener& listener);

} // namespace ks::json
