// SPDX-License-Identifier: Apache-2.0
#include "solvers/questions/traced_exercise.h"

#include "solvers/core/json_fields.h"
#include "solvers/questions/trace_questions.h"
#include "solvers/run/registry.h"
#include "solvers/run/trace_words.h"

namespace ks {

namespace {

using json::defaulted, json::within;

constexpr json::Field<TracedExercise> traced_fields[] = {
    defaulted<&TracedExercise::device>("device"),
    defaulted<&TracedExercise::blocks>("blocks"),
    defaulted<within<&TracedExercise::warp, &WarpPlace::launch>>("launch"),
    defaulted<within<&TracedExercise::warp, &WarpPlace::block>>("block"),
    defaulted<within<&TracedExercise::warp, &WarpPlace::warp>>("warp"),
    defaulted<&TracedExercise::set>("set"),
};

} // namespace

Result<TracedExercise> read_traced_exercise(const json::Cursor& at) {
    return json::read_object(at, traced_fields);
}

Json to_json(const TracedExercise& exercise) {
    return json::written_object(exercise, traced_fields);
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
