// SPDX-License-Identifier: Apache-2.0
#include "solvers/own/launch.h"

#include "solvers/core/formatted.h"
#include "solvers/core/json_out.h"
#include "solvers/core/language.h"

#include <nlohmann/json.hpp>

namespace ks::own {

namespace {

constexpr std::string_view format = "knapscope-launch";
constexpr std::size_t most_dimensions = 3;

/// A number as an expression: 256, or "capacity / 2".
Result<std::string> expression(const json::Cursor& at) {
    if (at.node().type == json::Node::Type::string)
        return at.string();
    KS_TRY(const std::int64_t value, at.natural());
    return written("{}", value);
}

Result<std::vector<std::string>> dimensions(const json::Cursor& at) {
    std::vector<std::string> all;
    if (at.node().type != json::Node::Type::array) {
        KS_TRY(std::string one, expression(at));
        all.push_back(std::move(one));
        return all;
    }
    KS_TRY(const auto elements, at.elements());
    if (elements.empty() || elements.size() > most_dimensions)
        return at.error(formatted("there are {} dimensions", elements.size()), "write 1 to 3 numbers");
    for (const json::Cursor& each : elements) {
        KS_TRY(std::string one, expression(each));
        all.push_back(std::move(one));
    }
    return all;
}

Result<void> check_head(const json::Cursor& document) {
    KS_CHECK(document.only(std::array<std::string_view, 8>{"format", "version", "kernel", "block", "grid",
                                                           "shared", "cooperative", "arguments"}));
    KS_TRY(const auto stated, document.member("format"));
    KS_TRY(const std::string name, stated.string());
    if (name != format)
        return stated.error(said("this file does not describe the launch of a kernel"),
                            formatted("write \"{}\"", format));
    KS_TRY(const auto version, document.member("version"));
    KS_CHECK(version.integer(1, 1));
    return {};
}

Json dimensions_json(const std::vector<std::string>& all) {
    return all.size() == 1 ? Json(all.front()) : Json(all);
}

} // namespace

Result<Launch> read_launch(std::string_view text, const std::string& name) {
    KS_TRY(const json::Node node, json::parse(text, name));
    const json::Cursor document(node, name);
    KS_CHECK(check_head(document));
    Launch launch;
    KS_TRY(const auto kernel, document.member("kernel"));
    KS_TRY(launch.kernel, kernel.string());
    if (document.has("block")) {
        KS_TRY(launch.block, dimensions(*document.member("block")));
    }
    if (document.has("grid")) {
        KS_TRY(launch.grid, dimensions(*document.member("grid")));
    }
    if (document.has("shared")) {
        KS_TRY(launch.shared, expression(*document.member("shared")));
    }
    if (document.has("cooperative")) {
        KS_TRY(launch.cooperative, (*document.member("cooperative")).boolean());
    }
    if (!document.has("arguments"))
        return launch;
    KS_TRY(const auto arguments, (*document.member("arguments")).members());
    for (const auto& [parameter, value] : arguments) {
        KS_TRY(std::string one, expression(value));
        launch.arguments.emplace_back(parameter, std::move(one));
    }
    return launch;
}

std::string write_launch(const Launch& launch) {
    Json arguments = Json::object();
    for (const auto& [parameter, value] : launch.arguments)
        arguments[parameter] = value;
    Json document{{"format", format}, {"version", 1}, {"kernel", launch.kernel}};
    document["block"] = dimensions_json(launch.block);
    document["grid"] = dimensions_json(launch.grid);
    document["shared"] = launch.shared;
    if (launch.cooperative)
        document["cooperative"] = true;
    document["arguments"] = std::move(arguments);
    return document.dump(2) + "\n";
}

} // namespace ks::own
