// SPDX-License-Identifier: Apache-2.0
#include "solvers/questions/traced_exercise.h"

#include "solvers/core/json_members.h"
#include "solvers/questions/trace_questions.h"
#include "solvers/run/registry.h"
#include "solvers/run/trace_words.h"

#include <nlohmann/json.hpp>

#include <array>
#include <limits>

namespace ks {

using json::Cursor;

Result<TracedExercise> read_traced_exercise(const Cursor& at) {
    constexpr std::array<std::string_view, 6> keys{"device", "blocks", "launch", "block", "warp", "set"};
    KS_CHECK(at.only(keys));
    TracedExercise exercise;
    if (at.has("device")) {
        KS_TRY(exercise.device, json::text(at, "device"));
    }
    if (at.has("blocks")) {
        KS_TRY(exercise.blocks, json::number(at, "blocks"));
    }
    if (at.has("launch")) {
        KS_TRY(exercise.warp.launch, json::number(at, "launch"));
    }
    if (at.has("block")) {
        KS_TRY(exercise.warp.block, json::number(at, "block"));
    }
    if (at.has("warp")) {
        KS_TRY(exercise.warp.warp, json::number<int>(at, "warp"));
    }
    if (at.has("set")) {
        KS_TRY(const Cursor set, at.member("set"));
        KS_TRY(const auto members, set.members());
        for (const auto& [name, member] : members) {
            KS_TRY(std::string value, member.string());
            exercise.set.emplace_back(name, std::move(value));
        }
    }
    return exercise;
}

Json to_json(const TracedExercise& exercise) {
    Json json = {{"device", exercise.device},      {"blocks", exercise.blocks},
                 {"launch", exercise.warp.launch}, {"block", exercise.warp.block},
                 {"warp", exercise.warp.warp},     {"set", Json::object()}};
    for (const auto& [name, value] : exercise.set)
        json["set"][name] = value;
    return json;
}

bool is_same_trace(const std::string& variant, const TracedExercise& a, const TracedExercise& b) {
    const auto found = find_variant(variant);
    if (!found || a.device != b.device || a.blocks != b.blocks || !(a.warp == b.warp))
        return false;
    const auto first = Parameters::parse((*found)->info().parameters, a.set);
    const auto second = Parameters::parse((*found)->info().parameters, b.set);
    return first && second && *first == *second;
}

Result<std::shared_ptr<const Trace>> traced(const TracedExercise& exercise, const std::string& variant,
                                            const InstancePtr& instance, const std::stop_token& stop) {
    TraceRequest request;
    request.instance = instance;
    request.variant = variant;
    request.set = exercise.set;
    request.device = exercise.device;
    if (exercise.blocks > 0)
        request.blocks = exercise.blocks;
    request.window = exercise.warp;
    KS_TRY(Trace made, trace(request, {}, stop));
    return std::make_shared<const Trace>(std::move(made));
}

QuestionsAt questions_along(const std::shared_ptr<const Trace>& trace) {
    return [trace, order = counted_instructions(*trace)](std::int64_t position) {
        if (position < 0 || position >= static_cast<std::int64_t>(order.size()))
            return std::vector<QuizQuestion>();
        auto questions =
            trace_questions(*trace, static_cast<std::int64_t>(order[static_cast<std::size_t>(position)]));
        for (QuizQuestion& question : questions)
            question.position = position;
        return questions;
    };
}

} // namespace ks
