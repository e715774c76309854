// SPDX-License-Identifier: Apache-2.0
#include "solvers/bench/campaign.h"

#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/core/text.h"
#include "solvers/formats/format.h"
#include "solvers/kinds/presets.h"
#include "solvers/run/place.h"
#include "solvers/run/registry.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <map>

namespace ks {

namespace {

using Clock = std::chrono::steady_clock;

/// Rounds to nanoseconds, the clock's resolution, as results are written, so that figures are computed from
/// the same samples that readers see.
double rounded(double ms) {
    return std::round(ms * 1e6) / 1e6;
}

/// A run of the current instance: its unfinished row and the measurements so far.
struct Turn {
    std::size_t slot = 0;
    const CampaignRun* run = nullptr;
    RecordedRow row;
    std::vector<double> totals;
    std::vector<std::pair<std::string, std::vector<double>>> stages; ///< in order of first appearance
    std::vector<RecordedRow::FactValues> facts;                      ///< values so far are in `samples` only
};

/// Adds one repetition's stages; a stage that is missing in a repetition counts as 0 there.
void add_stages(Turn& turn, const std::vector<Stage>& stages) {
    const std::size_t repetition = turn.totals.size();
    for (const Stage& stage : stages) {
        auto at = std::ranges::find(turn.stages, stage.name, [](const auto& each) { return each.first; });
        if (at == turn.stages.end())
            at = turn.stages.insert(at, {stage.name, {}});
        at->second.resize(repetition + 1);
        at->second.back() += stage.ms;
    }
}

/// Adds the facts of one repetition; call it before its time is added.
void add_facts(Turn& turn, const std::vector<Fact>& facts) {
    const std::size_t repetition = turn.totals.size();
    for (const Fact& fact : facts) {
        const auto number = number_of(fact);
        auto at = std::ranges::find(turn.facts, fact.name, &RecordedRow::FactValues::name);
        if (!number)
            continue;
        if (at == turn.facts.end())
            at = turn.facts.insert(at, {.name = fact.name, .unit = fact.unit, .value = {}});
        if (at->value.samples.size() == repetition) // only if every repetition before reported it
            at->value.samples.push_back(*number);
    }
}

void finish(Turn& turn) {
    for (RecordedRow::FactValues& fact : turn.facts)
        if (fact.value.samples.size() == turn.totals.size()) {
            fact.value = spread_of(std::move(fact.value.samples));
            turn.row.facts.push_back(std::move(fact));
        }
    turn.row.total_ms = spread_of(turn.totals);
    for (auto& [name, samples] : turn.stages) {
        samples.resize(turn.totals.size());
        for (double& ms : samples)
            ms = rounded(ms);
        turn.row.stages.push_back({.name = name, .ms = spread_of(samples)});
    }
}

void fail(RecordedRow& row, const Error& error) {
    row.status = "error";
    row.objective = row.points = row.batches = std::nullopt;
    row.verified.reset();
    row.error = error;
}

/// Returns whether the campaign continues after a run that failed with this error; its row then contains the
/// error.
bool goes_on(const Error& error, const std::string& on) {
    return error.code == ErrorCode::limit || (error.code == ErrorCode::device && !on.starts_with("gpu"));
}

bool same_row(const RecordedRow& a, const RecordedRow& b) {
    return a.variant == b.variant && a.on == b.on && a.parameters == b.parameters &&
           a.instance == b.instance && a.instance_is_file == b.instance_is_file &&
           a.instance_index == b.instance_index && a.instance_kind == b.instance_kind &&
           a.instance_set == b.instance_set && a.seed == b.seed;
}

/// Returns the row of a slot before any measurement; slots are those of run_campaign, in its order.
RecordedRow blank_row(const Campaign& campaign, std::size_t slot, const std::string& on) {
    const CampaignInstance& instance = campaign.instances[slot / campaign.runs.size()];
    const CampaignRun& run = campaign.runs[slot % campaign.runs.size()];
    RecordedRow row;
    row.variant = run.variant;
    row.on = on;
    row.parameters = run.parameters.texts();
    row.instance_is_file = !instance.file.empty();
    row.instance = row.instance_is_file ? instance.file : instance.preset;
    row.instance_index = instance.index;
    row.instance_kind = instance.kind;
    row.instance_set = instance.set;
    if (!row.instance_is_file)
        row.seed = instance.seed;
    return row;
}

/// Returns whether the row is a run of this campaign on one of its instances; any place is allowed if the
/// campaign names none.
bool is_row_of(const Campaign& campaign, const RecordedRow& row) {
    if (!row.error && row.total_ms.samples.size() != static_cast<std::size_t>(campaign.repetitions))
        return false;
    for (std::size_t slot = 0; slot < campaign.rows(); ++slot) {
        const std::string& named = campaign.runs[slot % campaign.runs.size()].on;
        const std::string on = named.empty() ? row.on : named == "gpu" ? "gpu:0" : named;
        if (same_row(blank_row(campaign, slot, on), row))
            return true;
    }
    return false;
}

/// Returns whether one of two exact answers to the same instance must be wrong, and the text about it.
bool differ(const RecordedRow& a, const RecordedRow& b) {
    return a.status == "optimal" && b.status == "optimal" && a.instance_sha256 == b.instance_sha256 &&
           !same_answer(a, b);
}
std::string difference(const RecordedRow& a, const RecordedRow& b) {
    return formatted("{} and {} differ: {} and {}", printable(a.variant), printable(b.variant),
                     answer_words(a), answer_words(b));
}

/// Runs one campaign.
class Runner {
public:
    Runner(const Campaign& campaign, const Machine& machine, const CampaignEvents& events,
           std::stop_token stop)
        : campaign_(campaign), machine_(machine), events_(events), stop_(std::move(stop)) {}

    Result<RecordedResults> run(RecordedResults results) {
        KS_CHECK(keep(results));
        results_ = std::move(results);
        KS_CHECK(check_instances());
        tell_progress(0, "");
        for (std::size_t i = 0; i < campaign_.instances.size(); ++i)
            KS_CHECK(measure(i));
        tell_progress(0, "");
        return results_;
    }

private:
    std::size_t slot_of(std::size_t instance, std::size_t run) const {
        return instance * campaign_.runs.size() + run;
    }

    RecordedRow blank(std::size_t slot) const {
        return blank_row(campaign_, slot, place_of(campaign_.runs[slot % campaign_.runs.size()], machine_));
    }

    /// Takes the rows that the results already contain.
    Result<void> keep(const RecordedResults& results) {
        std::vector<RecordedRow> blanks;
        for (std::size_t slot = 0; slot < campaign_.rows(); ++slot) {
            blanks.push_back(blank(slot));
            for (std::size_t same = slot - slot % campaign_.runs.size(); same < slot; ++same)
                if (same_row(blanks[same], blanks[slot]))
                    return Error{.code = ErrorCode::usage,
                                 .what = "two runs are the same on this machine",
                                 .where = campaign_.runs[slot % campaign_.runs.size()].where,
                                 .todo = "leave one out"};
        }
        for (const RecordedRow& row : results.rows) {
            const auto at =
                std::ranges::find_if(blanks, [&row](const RecordedRow& each) { return same_row(each, row); });
            const auto slot = static_cast<std::size_t>(at - blanks.begin());
            if (at == blanks.end() || !finished_.emplace(slot, row).second)
                return Error{.code = ErrorCode::usage,
                             .what = "the results hold a row that is not of this campaign",
                             .where = formatted("{} on {}", printable(row.variant), printable(row.instance)),
                             .todo = "write to another file"};
        }
        done_ = static_cast<std::int64_t>(finished_.size()) * rounds();
        return {};
    }

    /// Checks every instance: it can be loaded, has the kind that every run solves, and is the one on which
    /// the existing rows were measured.
    Result<void> check_instances() {
        for (std::size_t i = 0; i < campaign_.instances.size(); ++i) {
            if (stop_.stop_requested())
                return Error{.code = ErrorCode::cancelled, .what = "cancelled"};
            KS_TRY(const auto instance, load(campaign_.instances[i], campaign_.folder));
            for (const CampaignRun& run : campaign_.runs)
                if (auto fits = check_kind((*find_variant(run.variant))->info(), *instance); !fits)
                    return Error{.code = fits.error().code,
                                 .what = fits.error().what,
                                 .where = campaign_.instances[i].where,
                                 .todo = "make a campaign for each kind"};
            sha256_.push_back(fingerprint(*instance));
            for (std::size_t r = 0; r < campaign_.runs.size(); ++r) {
                const auto kept = finished_.find(slot_of(i, r));
                if (kept != finished_.end() && kept->second.instance_sha256 != sha256_[i])
                    return Error{.code = ErrorCode::usage,
                                 .what = "the instance is not the one that the results were measured on",
                                 .where = campaign_.instances[i].where,
                                 .todo = "write to another file"};
            }
        }
        return {};
    }

    /// Measures the unfinished runs of one instance. They alternate, first for the warm-ups, then for the
    /// repetitions.
    Result<void> measure(std::size_t instance_index) {
        KS_TRY(std::vector<Turn> turns, turns_of(instance_index));
        if (turns.empty())
            return {};
        KS_TRY(const auto instance, load(campaign_.instances[instance_index], campaign_.folder));
        const std::string label = campaign_.instances[instance_index].label();
        for (std::int64_t round = 1 - campaign_.warmup; round <= campaign_.repetitions; ++round)
            for (auto turn = turns.begin(); turn != turns.end();) {
                KS_TRY(const bool stays, take_turn(*turn, instance, label, round));
                turn = stays ? turn + 1 : turns.erase(turn);
            }
        return {};
    }

    Result<std::vector<Turn>> turns_of(std::size_t instance) {
        std::vector<Turn> turns;
        for (std::size_t r = 0; r < campaign_.runs.size(); ++r) {
            Turn turn;
            turn.slot = slot_of(instance, r);
            if (finished_.contains(turn.slot))
                continue;
            turn.run = &campaign_.runs[r];
            turn.row = blank(turn.slot);
            turn.row.instance_sha256 = sha256_[instance];
            const auto place =
                choose_place((*find_variant(turn.run->variant))->info(), turn.run->on, machine_);
            if (place) {
                turns.push_back(std::move(turn));
                continue;
            }
            fail(turn.row, place.error());
            KS_CHECK(complete(std::move(turn), rounds()));
        }
        return turns;
    }

    /// Makes one run. Returns true if more runs of this row follow.
    Result<bool> take_turn(Turn& turn, const InstancePtr& instance, const std::string& label,
                           std::int64_t round) {
        const bool warmup = round <= 0;
        const std::int64_t number = warmup ? round + campaign_.warmup : round;
        const std::string phase = formatted("{}: {}, {} {}", label, turn.row.variant,
                                            warmup ? said("warm-up") : said("repetition"), number);
        tell_progress(0, phase);
        RunEvents events;
        events.progress = [&](const Progress& progress) { tell_progress(progress.fraction, phase); };
        const Result<Outcome> outcome = ks::run(request(turn, instance), machine_, events, stop_);
        if (!outcome) {
            if (!goes_on(outcome.error(), turn.row.on))
                return outcome.error();
            fail(turn.row, outcome.error());
            KS_CHECK(complete(std::move(turn), campaign_.repetitions - round + 1));
            return false;
        }
        KS_CHECK(agrees(turn, *outcome));
        const double total_ms = rounded(outcome->total_ms);
        if (!warmup) {
            add_stages(turn, outcome->stages);
            add_facts(turn, outcome->answer.facts);
            turn.totals.push_back(total_ms);
        }
        if (events_.measured)
            events_.measured({.row = turn.row, .repetition = number, .warmup = warmup, .total_ms = total_ms});
        if (round < campaign_.repetitions) {
            ++done_;
            return true;
        }
        finish(turn);
        KS_CHECK(complete(std::move(turn), 1));
        return false;
    }

    RunRequest request(const Turn& turn, const InstancePtr& instance) const {
        RunRequest request;
        request.instance = instance;
        request.variant = turn.run->variant;
        request.on = turn.run->on;
        request.set = turn.run->parameters.texts();
        request.memory = campaign_.memory;
        if (campaign_.timeout)
            request.timeout = std::chrono::duration<double>(*campaign_.timeout);
        return request;
    }

    /// Stores the answer in the row. It must be the same in every repetition, and for exact variants in every
    /// row of the instance.
    Result<void> agrees(Turn& turn, const Outcome& outcome) const {
        RecordedRow now = turn.row;
        note(now, outcome.answer);
        now.verified = outcome.verified;
        const bool first = turn.row.status.empty();
        if (!first && (turn.row.status != now.status || !same_answer(turn.row, now)))
            return Error{.code = ErrorCode::check,
                         .what = formatted("{} gave different answers to the same question", now.variant),
                         .where = now.instance,
                         .todo = "report it"};
        for (const auto& [slot, other] : finished_)
            if (differ(now, other))
                return Error{.code = ErrorCode::check,
                             .what = difference(now, other),
                             .where = now.instance,
                             .todo = "report it"};
        turn.row = std::move(now);
        return {};
    }

    /// Stores a finished row and reports it; progress counts `rounds` more runs as done.
    Result<void> complete(Turn turn, std::int64_t rounds) {
        done_ += rounds;
        const auto at = finished_.emplace(turn.slot, std::move(turn.row)).first;
        results_.rows.clear();
        for (const auto& [slot, row] : finished_)
            results_.rows.push_back(row);
        return events_.row ? events_.row(results_, at->second) : Result<void>();
    }

    std::int64_t rounds() const { return campaign_.warmup + campaign_.repetitions; }

    /// Reports progress at most 60 times per second, but always the first and the last time. `within` is the
    /// finished fraction of the current run.
    void tell_progress(double within, std::string_view phase) {
        const std::int64_t all = static_cast<std::int64_t>(campaign_.rows()) * rounds();
        const auto now = Clock::now();
        if (!events_.progress || (done_ < all && now - told_ < std::chrono::microseconds(16'700)))
            return;
        told_ = now;
        events_.progress({.fraction = (static_cast<double>(done_) + within) / static_cast<double>(all),
                          .phase = phase,
                          .row = static_cast<std::int64_t>(finished_.size()),
                          .rows = static_cast<std::int64_t>(campaign_.rows())});
    }

    const Campaign& campaign_;
    const Machine& machine_;
    const CampaignEvents& events_;
    std::stop_token stop_;
    RecordedResults results_;
    std::map<std::size_t, RecordedRow> finished_; ///< by slot: instance-major
    std::vector<std::string> sha256_;             ///< by instance
    std::int64_t done_ = 0;                       ///< number of runs, including warm-ups
    Clock::time_point told_{};
};

} // namespace

std::string CampaignInstance::label() const {
    RecordedRow named;
    named.instance = file.empty() ? preset : file;
    named.instance_index = index;
    named.instance_set = set;
    return file.empty() ? written("{}, seed {}", instance_words(named), seed) : instance_words(named);
}

namespace {

/// Loads a file. If it has several instances, the campaign states which one to use.
Result<InstancePtr> load_file(const CampaignInstance& instance, const std::filesystem::path& folder) {
    auto read = read_instance_file(folder / instance.file, "", ReadFrom::regular_file,
                                   static_cast<std::size_t>(instance.index));
    if (read || instance.index > 0 || read.error().remedy.kind != Remedy::Kind::index)
        return read;
    Error error = read.error();
    error.todo = "take one of them: write \"index\": N next to \"file\"";
    return error;
}

} // namespace

Result<InstancePtr> load(const CampaignInstance& instance, const std::filesystem::path& folder) {
    if (!instance.file.empty())
        return load_file(instance, folder);
    Result<InstancePtr> made =
        generate(instance.preset, instance.kind, instance.set, static_cast<std::uint64_t>(instance.seed));
    if (made)
        return made;
    Error error = made.error();
    error.where = instance.where;
    return error;
}

std::string place_of(const CampaignRun& run, const Machine& machine) {
    const VariantInfo& info = (*find_variant(run.variant))->info();
    if (info.place == Place::cpu)
        return "cpu";
    if (run.on.empty()) {
        const auto place = choose_place(info, "", machine);
        return place && place->provider->id == "gpu" ? "gpu:0" : "emulator";
    }
    return run.on == "gpu" ? "gpu:0" : run.on;
}

Result<void> check_row(const Campaign& campaign, const std::vector<RecordedRow>& before,
                       const RecordedRow& row) {
    const auto refused = [&row](Sentence what) {
        return Error{.code = ErrorCode::check,
                     .what = std::move(what),
                     .where = formatted("{} on {}", printable(row.variant), printable(row.instance)),
                     .todo = "check that knapscope-run has the version of this program"};
    };
    if (!is_row_of(campaign, row))
        return refused("the row is not one of this campaign");
    for (const RecordedRow& other : before) {
        if (same_row(other, row))
            return refused("the row was there before");
        if (differ(row, other))
            return refused(difference(row, other));
    }
    return {};
}

Result<RecordedResults> run_campaign(const Campaign& campaign, const Machine& machine,
                                     RecordedResults results, const CampaignEvents& events,
                                     std::stop_token stop) {
    return Runner(campaign, machine, events, std::move(stop)).run(std::move(results));
}

} // namespace ks
