// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/files.h"
#include "solvers/core/result.h"

#include <cstdint>
#include <memory>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ks::json {

/// One value of a JSON text, parsed by SAX. Duplicate keys are rejected (a DOM silently keeps the last one).
/// Numbers that are not integers have a separate type, so that `10.0` can be rejected where an integer is
/// required.
struct Node {
    struct Member;
    enum class Type { null, boolean, integer, number, string, array, object };

    Type type = Type::null;
    bool boolean = false;
    std::int64_t integer = 0; ///< integer: its value; a magnitude above 2^63 - 1, and -0, are of type number
    std::string text = {};    ///< string: its text; number: as it was written
    std::vector<Node> items = {}; ///< array: its elements
    std::vector<Member> members;  ///< object: in order of appearance; no `= {}`, because Member is incomplete
                                  ///< here

    const Node* find(std::string_view key) const;
};

struct Node::Member {
    std::string key;
    Node value;
};

/// The largest text that `parse` accepts; larger ones are rejected (limit) before anything is allocated.
inline constexpr std::size_t max_bytes = std::size_t{256} << 20;
/// The limit for a file with one document: an instance, a campaign, results, a trace.
inline constexpr FileLimit document_limit{.bytes = max_bytes, .of = "a document"};

/// The default maximum of values in a document (limit), and of nesting levels (input).
inline constexpr std::size_t max_values = std::size_t{1} << 24;
inline constexpr std::size_t max_depth = 64;

/// The limits of a text; more is a limit error.
struct Limits {
    std::size_t values = max_values;
    std::size_t string_bytes = max_bytes; ///< of one string, as written between its quotes
    std::size_t plain_members = 1 << 16;  ///< of one object: members that are not objects or arrays
};

/// Reads one whole JSON document. `name` is the file's name for messages. Syntax errors have the place
/// "name:line:column", duplicate keys and too deep nesting "name /pointer". A stop request returns
/// `cancelled`.
Result<Node> parse(std::string_view text, const std::string& name, const Limits& limits = {},
                   const std::stop_token& stop = {});

/// Appends `text` as a JSON string, including quotes. `text` must be UTF-8; only the required characters are
/// escaped.
void append_quoted(std::string& json, std::string_view text);

/// Returns one reference token of a JSON Pointer (RFC 6901) with its slash, printable in a message.
std::string pointer_token(std::string_view key);

/// Returns "place pointer", or the one that is not empty: where in a document an error is.
std::string join_place(std::string_view document, std::string_view pointer);

/// A node with its JSON Pointer. Readers of documents use it, so that every error has its place. The node
/// must outlive it.
class Cursor {
public:
    Cursor(const Node& node, std::string document)
        : node_(&node), document_(std::make_shared<const std::string>(std::move(document))) {}

    const Node& node() const { return *node_; }
    /// Returns "name /classes/2/0".
    std::string place() const;
    /// Returns an input error at this place.
    Error error(Sentence what, Sentence todo = "") const;
    /// Completes the place of an error that is a JSON Pointer below this node.
    Error below(Error error) const;

    /// Returns an error for a value that is not an object, and for any member whose key is not listed.
    Result<void> only(std::span<const std::string_view> keys) const;
    bool has(std::string_view key) const { return node_->find(key) != nullptr; }
    Result<Cursor> member(std::string_view key) const; ///< a missing member is an error at this object
    /// Returns all members of an object in order of appearance. Use it for objects with many members, where
    /// `member` would search for each one.
    Result<std::vector<std::pair<std::string, Cursor>>> members() const;
    Result<std::vector<Cursor>> elements() const;
    Result<std::size_t> size() const;    ///< of an array
    Cursor element(std::size_t i) const; ///< i < size()
    Result<std::int64_t> integer(std::int64_t least, std::int64_t most) const;
    Result<std::int64_t> natural() const; ///< 0 .. 2^63 - 1
    Result<double> number() const;
    Result<std::string> string() const;
    Result<bool> boolean() const;

private:
    Cursor(const Node& node, std::shared_ptr<const std::string> document, std::string pointer)
        : node_(&node), document_(std::move(document)), pointer_(std::move(pointer)) {}

    const Node* node_;
    std::shared_ptr<const std::string> document_;
    std::string pointer_;
};

} // namespace ks::json
