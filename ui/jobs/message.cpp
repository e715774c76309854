// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/message.h"

#include <system_error>
#include <thread>

namespace ks::ui {

namespace {

/// Frees a tree. A large one takes as long as it took to read, so another thread does it.
void free_aside(const json::Node* tree) {
    try {
        std::thread([tree] { delete tree; }).detach();
    } catch (const std::system_error&) { // there is no thread to be had
        delete tree;
    }
}

} // namespace

Result<Message> Message::parse(std::string_view line, const std::stop_token& stop) {
    constexpr std::size_t large = std::size_t{1} << 20;
    const char* name = "knapscope-run's answer";
    KS_TRY(json::Node root, json::parse(line, name, {}, stop));
    std::shared_ptr<const json::Node> shared;
    if (line.size() < large)
        shared = std::make_shared<const json::Node>(std::move(root));
    else
        shared.reset(new json::Node(std::move(root)), free_aside);
    json::Cursor at(*shared, name);
    return Message(std::move(shared), std::move(at));
}

Result<Message> Message::part(std::string_view key) const {
    KS_TRY(json::Cursor at, at_.member(key));
    return Message(line_, std::move(at));
}

QString Message::text(std::string_view key) const {
    const json::Node* node = at_.node().find(key);
    return node && node->type == json::Node::Type::string ? QString::fromStdString(node->text) : QString();
}

double Message::number(std::string_view key) const {
    const auto member = at_.member(key);
    const auto number = member ? member->number() : Result<double>(0.0);
    return number ? *number : 0;
}

qint64 Message::integer(std::string_view key) const {
    const json::Node* node = at_.node().find(key);
    return node && node->type == json::Node::Type::integer ? node->integer : 0;
}

bool Message::boolean(std::string_view key) const {
    const json::Node* node = at_.node().find(key);
    return node && node->type == json::Node::Type::boolean && node->boolean;
}

} // namespace ks::ui
