// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/message.h"

namespace ks::ui {

Result<Message> Message::parse(std::string_view line) {
    const char* name = "knapscope-run's answer";
    KS_TRY(json::Node root, json::parse(line, name));
    auto shared = std::make_shared<const json::Node>(std::move(root));
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
