// SPDX-License-Identifier: Apache-2.0
#include "solvers/bench/campaign.h"
#include "solvers/core/document_format.h"
#include "solvers/core/files.h"
#include "solvers/core/formatted.h"
#include "solvers/core/json_members.h"
#include "solvers/core/json_place.h"
#include "solvers/core/sha256.h"
#include "solvers/core/standard_input.h"
#include "solvers/core/text.h"
#include "solvers/core/units.h"
#include "solvers/formats/looks_like.h"
#include "solvers/kinds/presets.h"
#include "solvers/run/outcome.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace ks {

namespace {

using json::Cursor;
using json::Node;
using Settings = RecordedRow::Settings;

/// Adds the place in the campaign to the error of a failed look-up.
Error at_place(const Cursor& at, Error error) {
    error.where = at.place();
    return error;
}

Result<std::string> optional_text(const Cursor& at, std::string_view key) {
    if (!at.has(key))
        return std::string();
    KS_TRY(const auto member, at.member(key));
    return member.string();
}

Result<std::int64_t> optional_integer(const Cursor& at, std::string_view key, std::int64_t least,
                                      std::int64_t most, std::int64_t standard) {
    if (!at.has(key))
        return standard;
    KS_TRY(const auto member, at.member(key));
    return member.integer(least, most);
}

Result<std::vector<Cursor>> filled(const Cursor& list) {
    KS_TRY(auto elements, list.elements());
    if (elements.empty())
        return list.error("the list is empty", "give at least one");
    return elements;
}

Result<std::vector<Cursor>> filled_list(const Cursor& owner, std::string_view key) {
    KS_TRY(const auto list, owner.member(key));
    return filled(list);
}

Result<std::string> value_text(const Cursor& at) {
    if (at.node().type == Node::Type::integer)
        return std::to_string(at.node().integer);
    if (at.node().type == Node::Type::string)
        return at.node().text;
    return at.error("a value must be an integer or a word");
}

/// Reads {"name": value or [values]}: the values of each name.
Result<std::vector<std::pair<std::string, std::vector<std::string>>>> value_lists(const Cursor& owner) {
    std::vector<std::pair<std::string, std::vector<std::string>>> all;
    if (!owner.has("set"))
        return all;
    KS_TRY(const auto set, owner.member("set"));
    KS_TRY(const auto members, set.members());
    for (const auto& [name, member] : members) {
        std::vector<Cursor> values = {member};
        if (member.node().type == Node::Type::array) {
            KS_TRY(values, filled(member));
        }
        std::vector<std::string> texts;
        for (const Cursor& value : values) {
            KS_TRY(auto text, value_text(value));
            texts.push_back(std::move(text));
        }
        all.emplace_back(name, std::move(texts));
    }
    return all;
}

Error too_many_rows(const Cursor& at) {
    return {.code = ErrorCode::limit,
            .what = formatted("the campaign has more than {} rows", Campaign::most_rows),
            .where = at.place(),
            .todo = "split it into several campaigns"};
}

/// Returns every combination of the values, with the last name changing fastest.
Result<std::vector<Settings>> combinations(const Cursor& owner) {
    KS_TRY(const auto lists, value_lists(owner));
    std::vector<Settings> all(1);
    for (const auto& [name, values] : lists) {
        if (all.size() * values.size() > static_cast<std::size_t>(Campaign::most_rows))
            return too_many_rows(owner);
        std::vector<Settings> longer;
        for (const Settings& settings : all)
            for (const std::string& value : values) {
                longer.push_back(settings);
                longer.back().emplace_back(name, value);
            }
        all = std::move(longer);
    }
    return all;
}

/// Returns the runs of one entry: every combination of its values.
Result<std::vector<CampaignRun>> read_run(const Cursor& at, const Catalogue& catalogue) {
    KS_CHECK(json::only(at, {"variant", "on", "set"}));
    KS_TRY(const auto name, at.member("variant"));
    KS_TRY(const auto id, name.string());
    const Result<const CatalogueEntry*> known = catalogue.get(id);
    if (!known)
        return at_place(name, known.error());
    const CatalogueEntry& variant = **known;
    KS_TRY(const auto on, optional_text(at, "on"));
    if (!variant.offers(on))
        return at_place(*at.member("on"),
                        {.code = ErrorCode::usage,
                         .what = formatted("{} does not run on '{}'", id, printable(on)),
                         .todo = variant.on_cpu() ? "choose cpu" : "choose emulator, gpu or gpu:N"});
    KS_TRY(const auto sets, combinations(at));
    std::vector<CampaignRun> runs;
    for (const Settings& set : sets) {
        const Result<Parameters> parameters = Parameters::parse(variant.parameters, set);
        if (!parameters)
            return at_place(*at.member("set"), parameters.error());
        runs.push_back({.variant = id, .on = on, .set = set, .parameters = *parameters, .where = at.place()});
    }
    return runs;
}

/// Reads {"from": 1, "to": 400}.
Result<std::vector<std::int64_t>> seeds_between(const Cursor& at) {
    KS_CHECK(json::only(at, {"from", "to"}));
    KS_TRY(const auto from, at.member("from"));
    KS_TRY(const std::int64_t first, from.natural());
    KS_TRY(const auto to, at.member("to"));
    KS_TRY(const std::int64_t last, to.integer(first, INT64_MAX));
    if (last - first >= Campaign::most_rows)
        return too_many_rows(at);
    std::vector<std::int64_t> seeds(static_cast<std::size_t>(last - first) + 1);
    std::iota(seeds.begin(), seeds.end(), first);
    return seeds;
}

Result<std::vector<std::int64_t>> read_seeds(const Cursor& at) {
    if (!at.has("seeds"))
        return std::vector<std::int64_t>{1};
    const Cursor field = *at.member("seeds");
    if (field.node().type == Node::Type::object)
        return seeds_between(field);
    KS_TRY(const auto elements, filled_list(at, "seeds"));
    std::vector<std::int64_t> seeds;
    for (const Cursor& element : elements) {
        KS_TRY(const auto seed, element.natural());
        seeds.push_back(seed);
    }
    return seeds;
}

/// Checks that the preset exists, makes that kind and accepts these settings.
Result<void> check_preset(const Cursor& at, const CampaignInstance& instance) {
    if (const auto known = find_preset(instance.preset); !known)
        return at_place(*at.member("preset"), known.error());
    const Result<const Preset*> preset = find_preset(instance.preset, instance.kind);
    if (!preset)
        return at_place(*at.member("kind"), preset.error());
    if (const auto settings = Parameters::parse((*preset)->settings, instance.set); !settings)
        return at_place(*at.member("set"), settings.error());
    return {};
}

/// Returns the instances of one entry: one for each combination of its values and each seed, or the file.
Result<std::vector<CampaignInstance>> read_instances(const Cursor& at) {
    KS_CHECK(json::only(at, {"preset", "kind", "set", "seeds", "file", "index"}));
    CampaignInstance instance;
    instance.where = at.place();
    if (at.has("file")) {
        KS_CHECK(json::only(at, {"file", "index"}));
        KS_TRY(instance.file, optional_text(at, "file"));
        if (instance.file.empty())
            return at.member("file")->error("the name is empty", "name a file");
        KS_TRY(instance.index, optional_integer(at, "index", 1, INT64_MAX, 0));
        return std::vector{instance};
    }
    KS_CHECK(json::only(at, {"preset", "kind", "set", "seeds"}));
    KS_TRY(const auto preset, at.member("preset"));
    KS_TRY(instance.preset, preset.string());
    KS_TRY(instance.kind, optional_text(at, "kind"));
    KS_TRY(const auto sets, combinations(at));
    KS_TRY(const auto seeds, read_seeds(at));
    if (sets.size() * seeds.size() > static_cast<std::size_t>(Campaign::most_rows))
        return too_many_rows(at);
    std::vector<CampaignInstance> instances;
    for (const Settings& set : sets) {
        instance.set = set;
        KS_CHECK(check_preset(at, instance));
        for (const std::int64_t seed : seeds) {
            instances.push_back(instance);
            instances.back().seed = seed;
        }
    }
    return instances;
}

bool same_run(const CampaignRun& a, const CampaignRun& b) {
    return a.variant == b.variant && a.on == b.on && a.parameters == b.parameters;
}

/// Compares the seeds first, because most instances of a campaign differ only in the seed, and each is
/// compared with all others.
bool same_instance(const CampaignInstance& a, const CampaignInstance& b) {
    return a.seed == b.seed && a.set == b.set && a.preset == b.preset && a.kind == b.kind &&
           a.file == b.file && a.index == b.index;
}

/// Appends the result of one entry. Rejects duplicates, because they could not be distinguished in the
/// results.
template <class T>
Result<void> append(std::vector<T>& all, std::vector<T> more, const Cursor& at,
                    bool (*same)(const T&, const T&)) {
    for (T& each : more) {
        if (std::ranges::any_of(all, [&](const T& other) { return same(other, each); }))
            return at.error("this is in the campaign already", "list it once");
        all.push_back(std::move(each));
        if (all.size() > static_cast<std::size_t>(Campaign::most_rows))
            return too_many_rows(at);
    }
    return {};
}

/// Returns the run that the entry `baseline` names.
Result<std::size_t> read_baseline(const Cursor& at, const std::vector<CampaignRun>& runs,
                                  const Catalogue& catalogue) {
    KS_TRY(const auto named, read_run(at, catalogue));
    const auto found =
        std::ranges::find_if(runs, [&](const CampaignRun& run) { return same_run(run, named.front()); });
    if (named.size() != 1 || found == runs.end())
        return at.error("the baseline is not one of the runs",
                        "give one of them, with one value a parameter");
    return static_cast<std::size_t>(found - runs.begin());
}

Result<void> read_limits(const Cursor& at, Campaign& campaign) {
    if (at.has("memory")) {
        KS_TRY(const auto memory, at.member("memory"));
        if (memory.node().type == Node::Type::string) {
            const Result<std::int64_t> bytes = parse_bytes(memory.node().text);
            if (!bytes)
                return at_place(memory, bytes.error());
            campaign.memory = *bytes;
        } else {
            KS_TRY(campaign.memory, memory.integer(1, INT64_MAX));
        }
    }
    if (at.has("timeout")) {
        KS_TRY(const auto timeout, at.member("timeout"));
        KS_TRY(campaign.timeout, timeout.number());
        if (!(*campaign.timeout > 0) || !std::isfinite(*campaign.timeout))
            return timeout.error("the time limit must be above 0", "give seconds");
    }
    return {};
}

Json settings_json(const Settings& settings, std::span<const Parameter> known) {
    Json json = Json::object();
    for (const auto& [name, value] : settings) {
        const auto parameter = std::ranges::find(known, name, &Parameter::name);
        const bool integer = parameter != known.end() && parameter->type == Parameter::Type::integer;
        json[name] = integer ? Json(std::stoll(value)) : Json(value);
    }
    return json;
}

Json to_json(const CampaignInstance& instance) {
    if (!instance.file.empty())
        return instance.index == 0 ? Json{{"file", instance.file}}
                                   : Json{{"file", instance.file}, {"index", instance.index}};
    Json json = {{"preset", instance.preset}};
    if (!instance.kind.empty())
        json["kind"] = instance.kind;
    if (!instance.set.empty())
        json["set"] = settings_json(instance.set, (*find_preset(instance.preset, instance.kind))->settings);
    json["seeds"] = Json::array({instance.seed});
    return json;
}

Json to_json(const CampaignRun& run) {
    Json json = {{"variant", run.variant}};
    if (!run.on.empty())
        json["on"] = run.on;
    json["set"] = Json::object();
    // In the order of `values`, which is alphabetical, so that the order in the campaign file does not
    // matter.
    for (const auto& [name, value] : run.parameters.values())
        if (std::ranges::find(run.set, name, &Settings::value_type::first) != run.set.end())
            json["set"][name] = std::visit([](const auto& each) { return Json(each); }, value);
    return json;
}

/// Returns what is measured and how. Two campaigns are the same if these documents are equal.
Json measured_json(const Campaign& campaign) {
    Json json = {{"instances", Json::array()}, {"runs", Json::array()}};
    for (const CampaignInstance& instance : campaign.instances)
        json["instances"].push_back(to_json(instance));
    for (const CampaignRun& run : campaign.runs)
        json["runs"].push_back(to_json(run));
    json["repetitions"] = campaign.repetitions;
    json["warmup"] = campaign.warmup;
    json["memory"] = campaign.memory;
    if (campaign.timeout)
        json["timeout"] = *campaign.timeout;
    return json;
}

} // namespace

Result<Campaign> read_campaign(const Cursor& at, const std::filesystem::path& folder,
                               const Catalogue& catalogue) {
    KS_CHECK(check_format(at, document::campaign));
    KS_CHECK(json::only(at, {"format", "version", "title", "paper", "instances", "runs", "repetitions",
                             "warmup", "baseline", "memory", "timeout"}));
    Campaign campaign;
    campaign.folder = folder;
    KS_TRY(campaign.title, optional_text(at, "title"));
    KS_TRY(campaign.paper, optional_text(at, "paper"));
    KS_TRY(const auto instances, filled_list(at, "instances"));
    for (const Cursor& entry : instances) {
        KS_TRY(auto more, read_instances(entry));
        KS_CHECK(append(campaign.instances, std::move(more), entry, same_instance));
    }
    KS_TRY(const auto runs, filled_list(at, "runs"));
    for (const Cursor& entry : runs) {
        KS_TRY(auto more, read_run(entry, catalogue));
        KS_CHECK(append(campaign.runs, std::move(more), entry, same_run));
    }
    if (campaign.rows() > static_cast<std::size_t>(Campaign::most_rows))
        return too_many_rows(at);
    KS_TRY(campaign.repetitions,
           optional_integer(at, "repetitions", 1, Campaign::most_repetitions, campaign.repetitions));
    KS_TRY(campaign.warmup, optional_integer(at, "warmup", 0, Campaign::most_repetitions, campaign.warmup));
    if (at.has("baseline")) {
        KS_TRY(const auto baseline, at.member("baseline"));
        KS_TRY(campaign.baseline, read_baseline(baseline, campaign.runs, catalogue));
    }
    KS_CHECK(read_limits(at, campaign));
    return campaign;
}

Result<Campaign> read_campaign_file(const std::filesystem::path& path, const Catalogue& catalogue,
                                    ReadFrom from) {
    KS_TRY(const auto text, read_file(path, json::document_limit, from));
    const std::string name = name_of(path, from);
    KS_CHECK(check_json(text, name, document::campaign));
    KS_TRY(const auto root, json::parse(text, name));
    auto campaign = read_campaign(Cursor(root, name), path.parent_path(), catalogue);
    return campaign ? campaign : json::with_line(campaign.error(), text, name);
}

Json to_json(const Campaign& campaign) {
    Json json = {{"format", document::campaign}, {"version", 1}};
    if (!campaign.title.empty())
        json["title"] = campaign.title;
    if (!campaign.paper.empty())
        json["paper"] = campaign.paper;
    json.update(measured_json(campaign));
    if (campaign.baseline)
        json["baseline"] = to_json(campaign.runs[*campaign.baseline]);
    return json;
}

std::string fingerprint(const Campaign& campaign) {
    return sha256(to_line(measured_json(campaign)));
}

RecordedCampaign recorded(const Campaign& campaign, const Machine& machine) {
    RecordedCampaign recorded;
    recorded.sha256 = fingerprint(campaign);
    recorded.repetitions = campaign.repetitions;
    recorded.warmup = campaign.warmup;
    recorded.paper = campaign.paper;
    if (campaign.baseline) {
        const CampaignRun& run = campaign.runs[*campaign.baseline];
        recorded.baseline = {
            .variant = run.variant, .on = place_of(run, machine), .parameters = run.parameters.texts()};
    }
    return recorded;
}

} // namespace ks
