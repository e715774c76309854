// SPDX-License-Identifier: Apache-2.0
#include "solvers/run/place.h"

#include "solvers/core/formatted.h"
#include "solvers/core/joined_words.h"
#include "solvers/core/language.h"
#include "solvers/core/text.h"
#include "solvers/core/variant.h"
#include "solvers/run/catalogue.h"

#include <algorithm>

namespace ks {

namespace {

const BackendProvider* find_provider(const Machine& machine, std::string_view id) {
    for (const BackendProvider& provider : machine.providers)
        if (provider.id == id)
            return &provider;
    return nullptr;
}

bool usable(const BackendProvider* provider) {
    return provider && provider->unavailable.empty();
}

Error not_offered(const VariantInfo& info, std::string_view on, const Machine& machine) {
    return {.code = ErrorCode::usage,
            .what = formatted("{} does not run on '{}'", info.id, printable(on)),
            .todo = formatted("choose --on {}", joined_by_or(machine.offered(info))),
            .remedy = {.advice = formatted("choose where kernels run, at the top of the window: {}",
                                           joined_by_or(machine.offered(info)))}};
}

/// Returns why no linear program can be solved here, and what to do about it; empty: it is possible.
std::optional<Error> no_lp(const Machine& machine) {
    return machine.lp ? machine.lp->unavailable()
                      : Error{.what = "this program was built without a solver", .todo = "ask knapscope-run"};
}

Result<ChosenPlace> cpu(const VariantInfo& info, const Machine& machine) {
    const std::optional<Error> missing = info.linear_programs ? no_lp(machine) : std::nullopt;
    if (!missing)
        return ChosenPlace{};
    return Error{
        .code = ErrorCode::usage,
        .what = formatted("{} solves linear programs, which cannot be done here: {}", info.id, missing->what),
        .todo = formatted(
            "{}, choose another variant, or bring a file with the answer that a machine wrote which has it",
            missing->todo)};
}

Result<ChosenPlace> emulator(const Machine& machine) {
    const BackendProvider* provider = find_provider(machine, "emulator");
    if (usable(provider))
        return ChosenPlace{.provider = provider};
    const Sentence why = provider ? provider->unavailable : said("this program was built without it");
    return Error{.code = ErrorCode::usage,
                 .what = formatted("the emulator is not there: {}", why),
                 .todo = "install Boost.Context and build again"};
}

Error no_gpu(std::string_view on, const Sentence& why) {
    return {.code = ErrorCode::device,
            .what = formatted("there is no GPU '{}' here: {}", printable(on), why),
            .todo = "see `knapscope-run devices`, or choose --on emulator",
            .remedy = {.advice = "see `knapscope-run devices`, or choose where kernels run, at the top of "
                                 "the window: emulator"}};
}

Result<ChosenPlace> gpu(std::string_view on, int index, const Machine& machine) {
    const BackendProvider* provider = find_provider(machine, "gpu");
    if (!provider)
        return no_gpu(on, "this program was built without CUDA");
    if (!usable(provider))
        return no_gpu(on, provider->unavailable);
    if (static_cast<std::size_t>(index) >= provider->gpus.size())
        return no_gpu(on, formatted("it has {}, counted from gpu:0", provider->gpus.size()));
    return ChosenPlace{.provider = provider, .index = index};
}

} // namespace

std::vector<std::string> Machine::offered(const VariantInfo& info) const {
    if (info.place == Place::cpu)
        return {"cpu"};
    return info.emulator_only ? std::vector<std::string>{"emulator"}
                              : std::vector<std::string>{"emulator", "gpu"};
}

std::vector<std::string> Machine::available(const VariantInfo& info) const {
    if (info.place == Place::cpu && !cpu(info, *this))
        return {};
    std::vector<std::string> places = offered(info);
    std::erase_if(places, [this](const std::string& place) {
        return place != "cpu" && !usable(find_provider(*this, place));
    });
    return places;
}

Result<ChosenPlace> choose_place(const VariantInfo& info, std::string_view on, const Machine& machine) {
    if (info.place == Place::cpu)
        return on.empty() || on == "cpu" ? cpu(info, machine) : not_offered(info, on, machine);
    if (info.emulator_only)
        return on.empty() || on == "emulator" ? emulator(machine) : not_offered(info, on, machine);
    if (on.empty())
        return usable(find_provider(machine, "gpu")) ? gpu("gpu", 0, machine) : emulator(machine);
    if (on == "emulator")
        return emulator(machine);
    if (const std::optional<int> index = gpu_index(on))
        return gpu(on, *index, machine);
    return not_offered(info, on, machine);
}

Result<ChosenPlace> choose_gpu(std::string_view on, const Machine& machine) {
    const std::optional<int> index = gpu_index(on.empty() ? "gpu" : on);
    if (!index)
        return Error{.code = ErrorCode::usage,
                     .what = formatted("'{}' is no GPU", printable(on)),
                     .todo = "choose gpu or gpu:N"};
    Result<ChosenPlace> place = gpu(on.empty() ? "gpu" : on, *index, machine);
    if (place)
        return place;
    Error error = place.error();
    error.todo = "see `knapscope-run devices`; only a GPU's ceilings can be measured";
    return error;
}

} // namespace ks
