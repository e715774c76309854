// SPDX-License-Identifier: Apache-2.0
#include "solvers/own/own_variant.h"

#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "solvers/kernels/backend.h"
#include "solvers/own/values.h"
#include "solvers/result/answer.h"

#include <algorithm>

namespace ks::own {

namespace {

Result<std::string> value_of(const Launch& launch, const plain::Parameter& parameter) {
    for (const auto& [name, value] : launch.arguments)
        if (name == parameter.name)
            return value;
    return Error{.code = ErrorCode::input,
                 .what =
                     formatted("the launch gives no value for the parameter `{}`", printable(parameter.name)),
                 .todo = "add it to `arguments`"};
}

/// Allocates a buffer and writes its content.
Result<Buffer> upload(Backend& backend, const std::string& name, std::int64_t element_bytes,
                      const Content& content) {
    KS_TRY(Buffer buffer, backend.allocate({.name = name,
                                            .element_bytes = static_cast<std::size_t>(element_bytes),
                                            .shape = {content.count}}));
    if (!content.bytes.empty())
        KS_CHECK(backend.upload(buffer, content.bytes));
    return buffer;
}

} // namespace

OwnVariant::OwnVariant(const plain::Program& program, const plain::Kernel& kernel, Launch launch,
                       std::string kind)
    : program_(program), kernel_(kernel), launch_(std::move(launch)) {
    info_.id = "own." + kernel.name;
    info_.title = kernel.name;
    info_.kind = std::move(kind);
    info_.question = Question::demo;
    info_.exact = false;
    info_.place = Place::kernel;
    info_.emulator_only = true;
    info_.cooperative = launch_.cooperative;
}

Result<Estimate> OwnVariant::estimate(const Instance& instance, const Parameters&, std::int64_t) const {
    Names names(instance);
    KS_TRY(const LaunchShape shape, shape_of(launch_, names));
    Estimate estimate{.operations = static_cast<double>(shape.grid) * shape.block};
    for (const plain::Parameter& each : kernel_.parameters) {
        if (each.kind != ArgumentKind::buffer)
            continue;
        KS_TRY(const std::string value, value_of(launch_, each));
        KS_TRY(const Content content, content_of(each, value, names));
        estimate.device_bytes += content.count * each.bytes;
    }
    return estimate;
}

Result<LargestLaunch> OwnVariant::largest_launch(const Instance& instance, const Parameters&,
                                                 Context&) const {
    Names names(instance);
    KS_TRY(const LaunchShape shape, shape_of(launch_, names));
    return LargestLaunch{.grid = shape.grid, .block = shape.block, .together = shape.cooperative};
}

Result<Answer> OwnVariant::solve(const Instance& instance, const Parameters&, Context& context) const {
    Backend& backend = *context.backend;
    Names names(instance);
    KS_TRY(const LaunchShape shape, shape_of(launch_, names));
    KS_TRY(const Kernel kernel, backend.kernel("own." + kernel_.name));
    context.begin_stage("upload");
    std::vector<Argument> arguments;
    for (const plain::Parameter& each : kernel_.parameters) {
        KS_TRY(const std::string value, value_of(launch_, each));
        if (each.kind != ArgumentKind::buffer) {
            KS_TRY(Argument number, number_of(each, value, names));
            arguments.push_back(std::move(number));
            continue;
        }
        KS_TRY(const Content content, content_of(each, value, names));
        KS_TRY(const Buffer buffer, upload(backend, each.name, each.bytes, content));
        arguments.emplace_back(buffer);
    }
    for (const int index : kernel_.variables) {
        const plain::Variable& variable = program_.variables[static_cast<std::size_t>(index)];
        const Content content{.count = static_cast<std::int64_t>(variable.bytes), .bytes = variable.initial};
        if (variable.kind == plain::Variable::Kind::constant) {
            KS_CHECK(backend.set_constant("own." + variable.name, variable.initial));
        } else if (variable.kind == plain::Variable::Kind::device) {
            KS_TRY(const Buffer buffer, upload(backend, variable.name, 1, content));
            arguments.emplace_back(buffer);
        }
    }
    context.begin_stage("compute");
    KS_CHECK(backend.launch(kernel, shape, arguments, context));
    KS_CHECK(backend.synchronise(context));
    context.end_stage();
    return Answer::none({});
}

} // namespace ks::own
