// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/comparison.h"

#include "solvers/bench/statistics.h"
#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/core/sentence_json.h"
#include "ui/base/session.h"
#include "ui/compare/variant_colour.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

namespace ks::ui {
namespace {

std::string place_words(const std::string& on) {
    return on == "cpu" ? "CPU" : on;
}

void add_name(std::vector<std::string>& names, const std::string& name) {
    if (std::ranges::find(names, name) == names.end())
        names.push_back(name);
}

/// Notes which stages and facts the run has.
void note_names(Comparison& comparison, const Outcome& run) {
    for (const Stage& stage : run.stages)
        add_name(comparison.stages, stage.name);
    for (const Fact& fact : run.answer.facts)
        if (number_of(fact))
            add_name(comparison.facts, fact.name);
}
void note_names(Comparison& comparison, const RecordedRow& row) {
    for (const RecordedRow::StageTimes& stage : row.stages)
        add_name(comparison.stages, stage.name);
    for (const RecordedRow::FactValues& fact : row.facts)
        add_name(comparison.facts, fact.name);
}

Comparison::Entry entry_of(const std::vector<const Outcome*>& runs, const Measure& measure,
                           const QString& host) {
    const Outcome& run = *runs.front();
    visual::Timing timing;
    std::vector<double> seconds;
    seconds.reserve(runs.size());
    for (const Outcome* each : runs)
        if (const auto value = value_of(*each, measure))
            seconds.push_back(*value);
    if (seconds.empty())
        timing.failed = no_value(measure);
    const Spread spread = seconds.empty() ? Spread{} : spread_of(std::move(seconds));
    timing.group = place_words(run.on);
    timing.source = run.emulated() ? visual::Source::emulated : visual::Source::measured;
    const QString processor = run.host_processor.empty() ? host : QString::fromStdString(run.host_processor);
    timing.where = (run.on == "cpu" ? processor : where_text(run)).toStdString();
    if (!run.host.empty()) { // what one computer did is not divided by what another did
        timing.machine = run.host;
        timing.group += " on " + run.host;
        if (!run.emulated())
            timing.source = visual::Source::recorded;
    }
    timing.seconds = spread.median;
    if (runs.size() > 1)
        timing.spread = visual::Spread{.min = spread.min, .max = spread.max};
    timing.provenance = measure_words(measure);
    return {.variant = run.variant,
            .parameters = run.parameters.texts(),
            .timing = std::move(timing),
            .answer = noted(run)};
}

Comparison::Entry entry_of(const RecordedRow& row, const RecordedResults& results,
                           const std::string& provenance, const Measure& measure, bool here) {
    visual::Timing timing;
    timing.group = place_words(row.on);
    timing.source = row.on == "emulator" ? visual::Source::emulated
                    : here               ? visual::Source::measured
                                         : visual::Source::recorded;
    for (const std::string& part :
         {row.on == "cpu" ? results.host : results.device, results.date.substr(0, 10)})
        if (!part.empty())
            timing.where += (timing.where.empty() ? "" : ", ") + part;
    if (row.error) {
        timing.failed = voiced(row.error->what);
    } else {
        const auto value = value_of(row, measure);
        if (value) {
            timing.seconds = value->median;
            timing.spread = value->spread;
        } else {
            timing.failed = no_value(measure);
        }
    }
    if (!here)
        timing.machine = results.host.empty() ? "there" : results.host;
    timing.recording = results.date + results.command;
    timing.provenance = provenance;
    return {.variant = row.variant,
            .parameters = row.parameters,
            .timing = std::move(timing),
            .answer = noted(row)};
}

/// When, on what and by which command the results were recorded. What is not known is left out.
std::string provenance_of(const RecordedResults& results, bool here) {
    std::string text = here ? said("Measured") : said("Recorded");
    if (!results.date.empty())
        text += " " + results.date.substr(0, 10);
    if (!results.device.empty())
        text += formatted(" on {}", results.device);
    if (!results.driver.empty())
        text += formatted(", driver {}", results.driver);
    if (!results.host.empty())
        text +=
            results.device.empty() ? formatted(" on {}", results.host) : formatted(", host {}", results.host);
    if (!results.commit.empty())
        text += formatted("; commit {}", results.commit.substr(0, 12));
    if (!results.command.empty())
        text += "; " + results.command;
    return text + ".";
}

/// The part of a row's name that all seeds share: "thesis-set5", "uncorrelated (n = 20, m = 5)".
QString family_of(const RecordedRow& row) {
    return QString::fromStdString(row.instance.empty() ? row.instance_sha256.substr(0, 12)
                                                       : instance_words(row));
}

QString said_seed(const RecordedRow& row) {
    return row.seed ? QString::fromStdString(formatted(", seed {}", *row.seed)) : QString();
}

/// How good the answers to several instances are on average.
visual::Quality mean_of(const std::vector<visual::Quality>& answers) {
    const auto poor =
        std::ranges::find_if(answers, [](const visual::Quality& each) { return !each.words.empty(); });
    if (poor == answers.end())
        return answers.front();
    double sum = 0;
    for (const visual::Quality& each : answers) {
        if (!each.share)
            return *poor;
        sum += *each.share;
    }
    const double share = sum / static_cast<double>(answers.size());
    return {.words = formatted("{} of the optimum on average", visual::share_text(share)), .share = share};
}

/// The mean over several instances of one family. An entry that has no time for one of the instances is left
/// out.
Comparison mean_of(const std::vector<const Comparison*>& all, const QString& family) {
    const QString rest = QStringLiteral(", mean of %1 instances").arg(all.size());
    Comparison mean{.instance = family + rest,
                    .preset = all.front()->preset,
                    .settings = all.front()->settings,
                    .rest = rest,
                    .said_rest = QString::fromStdString(formatted(", mean of {} instances", all.size())),
                    .stages = all.front()->stages,
                    .facts = all.front()->facts};
    for (Comparison::Entry entry : all.front()->entries) {
        std::vector<double> seconds;
        std::vector<visual::Quality> answers;
        for (const Comparison* each : all)
            for (const Comparison::Entry& other : each->entries)
                if (other.variant == entry.variant && other.parameters == entry.parameters &&
                    other.timing.group == entry.timing.group && other.timing.failed.empty()) {
                    seconds.push_back(other.timing.seconds);
                    answers.push_back(other.timing.quality);
                }
        if (seconds.size() != all.size())
            continue;
        const auto [least, most] = std::ranges::minmax(seconds);
        entry.timing.quality = mean_of(answers);
        entry.answer = {}; // it is that of one instance
        entry.timing.seconds =
            std::accumulate(seconds.begin(), seconds.end(), 0.0) / static_cast<double>(seconds.size());
        entry.timing.spread = visual::Spread{.min = least, .max = most};
        entry.timing.provenance += formatted(
            " Bars are means over {} instances of their medians, whiskers the smallest and largest of these.",
            all.size());
        mean.entries.push_back(std::move(entry));
    }
    return mean;
}

/// The comparison of the same instance. Fingerprints decide where both are known, otherwise names do.
Comparison* find_same(std::vector<Comparison>& all, const QString& sha256, const QString& instance) {
    const auto found = std::ranges::find_if(all, [&](const Comparison& known) {
        return sha256.isEmpty() || known.sha256.isEmpty() ? known.instance == instance
                                                          : known.sha256 == sha256;
    });
    return found == all.end() ? nullptr : &*found;
}

bool recorded_already(const Comparison& comparison, const Comparison::Entry& entry) {
    return entry.timing.source == visual::Source::recorded &&
           std::ranges::any_of(comparison.entries, [&entry](const Comparison::Entry& known) {
               return known.timing.source == visual::Source::recorded && known.variant == entry.variant &&
                      known.parameters == entry.parameters && known.timing.group == entry.timing.group &&
                      known.timing.machine == entry.timing.machine;
           });
}

} // namespace

std::vector<visual::Timing> Comparison::timings() const {
    return timings_of({this}).front();
}

std::vector<std::vector<visual::Timing>> timings_of(const std::vector<const Comparison*>& comparisons) {
    std::map<std::pair<std::string, std::string>, std::set<std::string>>
        values; // the values of each variant's parameter
    for (const Comparison* comparison : comparisons)
        for (const Comparison::Entry& entry : comparison->entries)
            for (const auto& [name, value] :
                 entry.timing.only_base ? RecordedRow::Settings() : entry.parameters)
                values[{entry.variant, name}].insert(value);
    std::vector<std::vector<visual::Timing>> all;
    for (const Comparison* comparison : comparisons) {
        std::vector<visual::Timing>& timings = all.emplace_back();
        for (const Comparison::Entry& entry : comparison->entries) {
            std::string differing;
            for (const auto& [name, value] : entry.parameters)
                if (const auto& shown = values[{entry.variant, name}];
                    shown.size() > 1 || !shown.contains(value))
                    differing += formatted("{}{} = {}", differing.empty() ? "" : ", ", name, value);
            timings.push_back(entry.timing);
            timings.back().colour = colour_number(entry.variant);
            timings.back().label =
                differing.empty() ? entry.variant : formatted("{} ({})", entry.variant, differing);
        }
    }
    return all;
}

std::vector<Comparison> comparisons_of(const Outcomes& outcomes, const Measure& measure,
                                       const QString& host) {
    struct Runs {
        Comparison comparison;
        std::vector<std::vector<const Outcome*>> alike; ///< same variant, place and parameters
    };
    std::vector<Runs> instances;
    for (const auto& run : outcomes) {
        const QString sha256 = QString::fromStdString(run->instance_sha256);
        auto at =
            std::ranges::find(instances, sha256, [](const Runs& runs) { return runs.comparison.sha256; });
        if (at == instances.end()) {
            const QString name = instance_text(*run, outcomes);
            at = instances.insert(at, Runs{.comparison = Comparison{.instance = name, .sha256 = sha256}});
        }
        const auto same = std::ranges::find_if(at->alike, [&run](const auto& runs) {
            const Outcome& first = *runs.front();
            return first.variant == run->variant && first.on == run->on && first.host == run->host &&
                   first.parameters == run->parameters;
        });
        if (same == at->alike.end())
            at->alike.push_back({run.get()});
        else
            same->push_back(run.get());
    }
    std::vector<Comparison> comparisons;
    for (Runs& runs : instances) {
        for (const auto& alike : runs.alike) {
            runs.comparison.entries.push_back(entry_of(alike, measure, host));
            for (const Outcome* run : alike)
                note_names(runs.comparison, *run);
        }
        comparisons.push_back(std::move(runs.comparison));
    }
    return comparisons;
}

std::vector<Comparison> comparisons_of(const RecordedResults& results, const Measure& measure, bool here) {
    const std::string words = measure_words(measure);
    const std::string provenance = provenance_of(results, here) + (words.empty() ? "" : " " + words);
    std::vector<Comparison> comparisons;
    std::map<QString, std::vector<std::size_t>> families; // the comparisons of each family
    for (const RecordedRow& row : results.rows) {
        const QString family = family_of(row);
        const QString rest = row.seed ? QStringLiteral(", seed %1").arg(*row.seed) : QString();
        const QString instance = family + rest;
        const QString sha256 = QString::fromStdString(row.instance_sha256);
        Comparison* at = find_same(comparisons, sha256, instance);
        if (!at) {
            const QString preset = row.instance_is_file ? QString() : QString::fromStdString(row.instance);
            families[family].push_back(comparisons.size());
            at = &comparisons.emplace_back(Comparison{.instance = instance,
                                                      .sha256 = sha256,
                                                      .preset = preset,
                                                      .settings = row.instance_set,
                                                      .rest = rest,
                                                      .said_rest = said_seed(row)});
        }
        at->entries.push_back(entry_of(row, results, provenance, measure, here));
        note_names(*at, row);
    }
    for (Comparison& comparison : comparisons)
        note_quality(comparison);
    for (const auto& [family, members] : families) {
        if (members.size() < 2)
            continue;
        std::vector<const Comparison*> all;
        for (const std::size_t member : members)
            all.push_back(&comparisons[member]);
        Comparison mean = mean_of(all, family);
        if (!mean.entries.empty())
            comparisons.push_back(std::move(mean));
    }
    return comparisons;
}

void put_beside(std::vector<Comparison>& all, std::vector<Comparison> more) {
    for (Comparison& each : more) {
        Comparison* at = find_same(all, each.sha256, each.instance);
        if (!at) {
            all.push_back(std::move(each));
            continue;
        }
        if (at->preset.isEmpty()) {
            at->preset = each.preset;
            at->rest = each.rest;
            at->said_rest = each.said_rest;
            at->settings = each.settings;
        }
        for (const std::string& stage : each.stages)
            add_name(at->stages, stage);
        for (const std::string& fact : each.facts)
            add_name(at->facts, fact);
        for (Comparison::Entry& entry : each.entries) {
            entry.timing.only_base = entry.timing.only_base || recorded_already(*at, entry);
            at->entries.push_back(std::move(entry));
        }
    }
}

void show_usual_settings(std::vector<Comparison>& all) {
    const auto counts = [](const Comparison::Entry& entry) {
        return entry.timing.source == visual::Source::recorded && entry.timing.failed.empty();
    };
    std::map<std::pair<std::string, RecordedRow::Settings>, int> times_recorded;
    for (const Comparison& comparison : all)
        for (const Comparison::Entry& entry : comparison.entries)
            times_recorded[{entry.variant, entry.parameters}] += counts(entry);
    for (Comparison& comparison : all)
        for (Comparison::Entry& entry : comparison.entries) {
            const auto more_usual = [&](const Comparison::Entry& other) {
                return counts(other) && other.variant == entry.variant &&
                       other.timing.group == entry.timing.group &&
                       other.timing.machine == entry.timing.machine &&
                       times_recorded[{other.variant, other.parameters}] >
                           times_recorded[{entry.variant, entry.parameters}];
            };
            if (entry.timing.source == visual::Source::recorded &&
                std::ranges::any_of(comparison.entries, more_usual))
                entry.timing.only_base = true;
        }
}

void note_quality(Comparison& comparison) {
    std::vector<NotedAnswer> answers;
    for (const Comparison::Entry& entry : comparison.entries)
        answers.push_back(entry.answer);
    for (Comparison::Entry& entry : comparison.entries)
        if (!entry.answer.status.empty())
            entry.timing.quality = quality_of(entry.answer, answers);
}

void keep_variants(Comparison& comparison, const QStringList& variants) {
    if (!variants.isEmpty())
        std::erase_if(comparison.entries, [&variants](const Comparison::Entry& entry) {
            return !variants.contains(QString::fromStdString(entry.variant));
        });
}

std::size_t standard_baseline(const std::vector<visual::Timing>& timings) {
    const auto real = [](const visual::Timing& t) { return visual::is_choice(t, t.label); };
    const auto sequential = std::ranges::find_if(timings, [&real](const visual::Timing& t) {
        return real(t) && t.label.find(".sequential") != std::string::npos;
    });
    const auto chosen = sequential != timings.end() ? sequential : std::ranges::find_if(timings, real);
    return chosen == timings.end() ? 0 : static_cast<std::size_t>(chosen - timings.begin());
}

std::optional<std::size_t> campaign_baseline(const Comparison& comparison, const RecordedCampaign& campaign) {
    if (!campaign.baseline)
        return {};
    const auto is_it = [&baseline = *campaign.baseline](const Comparison::Entry& entry) {
        const bool alike = std::ranges::all_of(baseline.parameters, [&entry](const auto& setting) {
            return std::ranges::find(entry.parameters, setting) != entry.parameters.end();
        });
        return alike && entry.variant == baseline.variant &&
               entry.timing.group.starts_with(place_words(baseline.on)) &&
               visual::is_choice(entry.timing, entry.timing.label);
    };
    const auto found = std::ranges::find_if(comparison.entries, is_it);
    if (found == comparison.entries.end())
        return {};
    return static_cast<std::size_t>(found - comparison.entries.begin());
}

} // namespace ks::ui
