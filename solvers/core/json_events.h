// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/json_tree.h"
#include "solvers/core/key_set.h"
#include "solvers/core/sentence.h"

#include <deque>

namespace ks::json {

class Teller;

/// Receives the content of a JSON text piece by piece, in order. Readers that keep no tree derive from it. A
/// function that returns false has set `error` and ends the reading.
class Listener {
public:
    virtual ~Listener() = default;

    /// Receives null, true or false, a number or a text; `value` may be moved from.
    virtual bool scalar(Node& value) = 0;
    /// Receives integers, the most frequent values, without a Node, so that none has to be made.
    virtual bool integer(std::int64_t value) = 0;
    virtual bool begin_object() = 0;
    virtual bool key(const std::string& key) = 0; ///< key of the next value
    virtual bool end_object() = 0;
    virtual bool begin_array() = 0;
    virtual bool end_array() = 0;

    Error error;

protected:
    /// Returns the place of the current value, or of the array or object that begins or ends: "name
    /// /classes/2/0".
    std::string place() const;

private:
    friend class Teller;
    const Teller* teller_ = nullptr;
};

/// Passes the values of a document to a listener and checks the rules of every document: no key twice in an
/// object (a DOM silently keeps the last one), not too many values, and no too deep nesting. It knows the
/// place of each value.
class Teller {
public:
    Teller(Listener& listener, std::string document, const Limits& limits);
    Teller(const Teller&) = delete;
    Teller& operator=(const Teller&) = delete;

    bool scalar(Node& value) { return next() && plain() && listener_.scalar(value); }
    bool integer(std::int64_t value) { return next() && plain() && listener_.integer(value); }
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
        std::string key;          ///< object: key of the current member
        KeySet keys;              ///< object: keys of the members so far
        std::size_t plain = 0;    ///< object: number of members so far that are not objects or arrays
        std::size_t elements = 0; ///< array: number of elements so far
    };

    bool next();
    bool plain();
    bool open(bool object);
    bool close() {
        --depth_;
        return true;
    }
    std::string pointer() const;

    Listener& listener_;
    std::string document_;
    Limits limits_;
    std::size_t values_ = 0;
    std::deque<Open> open_; ///< the first depth_ entries are open; the others are kept to reuse their memory
    std::size_t depth_ = 0;
};

/// Reads one whole JSON text. `name` is the file's name for messages. Syntax errors have the place
/// "name:line:column", duplicate keys and too deep nesting "name /pointer". A stop request returns
/// `cancelled`, also within a long string.
Result<void> tell(std::string_view text, const std::string& name, Listener& listener,
                  const Limits& limits = {}, const std::stop_token& stop = {});
/// Passes on the content of a tree as if it were a separate text at the cursor's place.
Result<void> tell(const Cursor& at, Listener& listener);

} // namespace ks::json
