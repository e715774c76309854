// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/json_tree.h"

#include <QString>

namespace ks::ui {

/// A line of the runner, or a part of one. Copies share the tree, so that a large document can be read on
/// another thread.
class Message {
public:
    /// A line that is no JSON document is an input error. A stop request is an error of code cancelled.
    static Result<Message> parse(std::string_view line, const std::stop_token& stop = {});

    const json::Cursor& at() const { return at_; }
    /// The member `key` as a message; an input error if there is none.
    Result<Message> part(std::string_view key) const;

    /// Members of an object. A missing one, or one of another type, is empty or 0: an event may say less than
    /// it could.
    QString text(std::string_view key) const;
    double number(std::string_view key) const;
    qint64 integer(std::string_view key) const;
    bool boolean(std::string_view key) const;

private:
    Message(std::shared_ptr<const json::Node> line, json::Cursor at)
        : line_(std::move(line)), at_(std::move(at)) {}

    std::shared_ptr<const json::Node> line_;
    json::Cursor at_;
};

} // namespace ks::ui
