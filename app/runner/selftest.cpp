// SPDX-License-Identifier: Apache-2.0
#include "app/runner/command.h"
#include "app/runner/table.h"
#include "solvers/bench/conformance.h"
#include "solvers/bench/resource_check.h"
#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "solvers/core/units.h"
#include "solvers/formats/format.h"
#include "solvers/run/place.h"
#include "solvers/run/registry.h"

#include <algorithm>
#include <random>

namespace ks::runner {

namespace {

constexpr double standard_seconds = 10;

/// One variant at one place, and how many cases it passed there.
struct Subject {
    const Variant* variant = nullptr;
    std::string place;
    std::int64_t corpus = 0, random = 0;
};

bool same_place(std::string_view offered, std::string_view asked) {
    return asked == offered || (offered == "gpu" && asked.starts_with("gpu:"));
}

/// What to test: every variant except the teaching kernels, at every usable place or, if `on` names one, only
/// there.
std::vector<Subject> subjects_of(const Machine& machine, const std::string& on) {
    std::vector<Subject> subjects;
    for (const Variant* variant : variants()) {
        if (variant->info().question == Question::demo)
            continue;
        for (const std::string& place : machine.available(variant->info()))
            if (on.empty() || same_place(place, on))
                subjects.push_back({.variant = variant, .place = on.empty() ? place : on});
    }
    return subjects;
}

/// An unknown place is a usage error; a GPU that is not there is a device error.
Result<void> check_place(const std::string& on, const Machine& machine) {
    if (on.empty() || on == "cpu")
        return {};
    if (on != "emulator" && !same_place("gpu", on))
        return Error{.code = ErrorCode::usage,
                     .what = formatted("there is no place '{}'", printable(on)),
                     .where = "--on",
                     .todo = "choose cpu, emulator or gpu"};
    VariantInfo kernel;
    kernel.id = "a kernel";
    kernel.place = Place::kernel;
    const auto chosen = choose_place(kernel, on, machine);
    return chosen ? Result<void>() : chosen.error();
}

class SelfTest {
public:
    SelfTest(std::vector<Subject> subjects, Session& session)
        : subjects_(std::move(subjects)), session_(session) {}

    /// Runs the case with every subject of its kind, and counts the right answers in `passed`.
    Result<void> put(const ConformanceCase& test, std::int64_t Subject::*passed) {
        for (Subject& subject : subjects_) {
            const VariantInfo& info = subject.variant->info();
            if (info.kind != test.instance->kind())
                continue;
            RunRequest request;
            request.instance = test.instance;
            request.variant = info.id;
            request.on = subject.place;
            const Result<Outcome> outcome = run(request, session_.machine, {}, session_.stop);
            if (!outcome && outcome.error().code == ErrorCode::limit && test.may_be_refused)
                continue;
            if (!outcome)
                return failed(subject, test, outcome.error());
            if (const auto right = conforms(test, *outcome, info); !right)
                return failed(subject, test, right.error());
            ++(subject.*passed);
        }
        return {};
    }

    /// Whether a variant for instances of this kind is tested.
    bool has_kind(std::string_view kind) const {
        return std::any_of(subjects_.begin(), subjects_.end(),
                           [kind](const Subject& subject) { return subject.variant->info().kind == kind; });
    }

    std::string report() const {
        using Align = Table::Align;
        Table table({Align::left, Align::left, Align::right, Align::right});
        table.row({"VARIANT", "ON", "CORPUS", "RANDOM"});
        for (const Subject& subject : subjects_)
            table.row({subject.variant->info().id, subject.place, grouped(subject.corpus),
                       grouped(subject.random)});
        return table.text();
    }

private:
    /// Prints the instance, so that the failure can be run again; a cancelled run is no failure.
    Result<void> failed(const Subject& subject, const ConformanceCase& test, const Error& error) {
        if (error.code == ErrorCode::cancelled)
            return error;
        (void)session_.out.write(
            formatted("The instance that failed ({}):\n{}", test.name, write_json(*test.instance)));
        // A machine that is too small says nothing about the variant.
        return Error{
            .code = error.code == ErrorCode::limit ? ErrorCode::limit : ErrorCode::check,
            .what = formatted("{} failed on {}: {}", subject.variant->info().id, subject.place, error.what),
            .where = test.name,
            .todo = "the instance is on standard output"};
    }

    std::vector<Subject> subjects_;
    Session& session_;
};

std::vector<std::string_view> tested_kinds(const SelfTest& test) {
    std::vector<std::string_view> kinds;
    for (const Variant* variant : variants()) {
        const std::string_view kind = variant->info().kind;
        if (test.has_kind(kind) && std::find(kinds.begin(), kinds.end(), kind) == kinds.end())
            kinds.push_back(kind);
    }
    return kinds;
}

/// Runs the corpus once, then random instances until the time is up, at least one of each kind.
Result<void> test_all(SelfTest& test, std::uint64_t seed, double seconds, const Session& session) {
    const std::vector<std::string_view> kinds = tested_kinds(test);
    for (const std::string_view kind : kinds)
        for (const ConformanceCase& each : conformance_corpus(kind))
            KS_CHECK(test.put(each, &Subject::corpus));
    Random random(seed);
    do {
        for (const std::string_view kind : kinds)
            KS_CHECK(test.put(random_case(kind, random), &Subject::random));
    } while (session.seconds() < seconds);
    return {};
}

/// Compares what a GPU says of each kernel with assets/kernel-resources.json, if both come from the same
/// nvcc. Returns a line about it.
Result<std::string> confirm_resources(const Subject& subject, const Session& session) {
    KS_TRY(const ChosenPlace place, choose_place(subject.variant->info(), subject.place, session.machine));
    const auto index = static_cast<std::size_t>(place.index);
    const std::string& nvcc = kernel_resources().nvcc;
    if (place.provider->gpus[index].runtime != nvcc)
        return formatted(
            "Registers of kernels are known only for nvcc {}, so they were not compared on {}.\n", nvcc,
            subject.place);
    KS_TRY(const auto backend, place.provider->open({.index = place.index}));
    KS_TRY(const ResourceCheck check, check_kernel_resources(*backend));
    const std::string missing =
        check.not_measured.empty() ? "" : "; not measured yet: " + joined(check.not_measured);
    return formatted("Registers and static shared memory of {} kernels on {} are those of "
                     "assets/kernel-resources.json{}.\n",
                     check.compared, subject.place, missing);
}

/// The same for every GPU among the subjects.
Result<std::string> confirm_resources(const std::vector<Subject>& subjects, const Session& session) {
    std::string text;
    std::vector<std::string> seen;
    for (const Subject& subject : subjects) {
        if (!subject.place.starts_with("gpu") || std::ranges::find(seen, subject.place) != seen.end())
            continue;
        seen.push_back(subject.place);
        KS_TRY(const std::string line, confirm_resources(subject, session));
        text += line;
    }
    return text;
}

std::uint64_t any_seed() {
    return std::random_device{}() & 0x7fffffff;
}

Result<void> run_selftest(const Arguments& arguments, Session& session) {
    const std::string on = arguments.value_or("--on", "");
    KS_CHECK(check_place(on, session.machine));
    KS_TRY(const auto limit, arguments.seconds("--seconds"));
    KS_TRY(const auto given_seed, arguments.integer("--seed", 0, INT64_MAX));
    const auto seed = given_seed ? static_cast<std::uint64_t>(*given_seed) : any_seed();

    std::vector<Subject> subjects = subjects_of(session.machine, on);
    if (subjects.empty())
        return Error{.code = ErrorCode::check,
                     .what = formatted("nothing ran on {}", on.empty() ? "any place" : on),
                     .todo = "see `knapscope-run devices`"};
    KS_TRY(const std::string confirmed, confirm_resources(subjects, session));
    SelfTest test(std::move(subjects), session);
    KS_CHECK(session.out.line(formatted("seed {}", seed)));
    const double seconds = limit ? limit->count() : standard_seconds;
    KS_CHECK(test_all(test, seed, seconds, session));
    return session.out.write(formatted(
        "{}{}Exact variants agree with brute force, heuristics stay below it and bounds above ({}).\n",
        test.report(), confirmed, seconds_text(session.seconds())));
}

constexpr Option selftest_options[] = {
    {.name = "--on",
     .value = "PLACE",
     .help = "cpu, emulator or gpu (default: every place that is usable here)"},
    {.name = "--seconds", .value = "S", .help = "how long to draw random instances (default: 10)"},
    {.name = "--seed", .value = "N", .help = "of the random instances (default: a new one, printed)"},
};

} // namespace

const Command selftest_command = {.name = "selftest",
                                  .summary = "checks every variant on known cases and random instances",
                                  .grammar = {.options = selftest_options},
                                  .run = run_selftest};

} // namespace ks::runner
