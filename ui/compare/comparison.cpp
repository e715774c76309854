// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/comparison.h"

#include "solvers/bench/host_text.h"
#include "solvers/bench/statistics.h"
#include "solvers/core/arguments.h"
#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/core/sentence_json.h"
#include "ui/base/session.h"

#include <algorithm>
#include <map>
#include <sstream>
#include <string_view>
#include <unordered_map>

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
void note_names(Comparison::Entry& entry, const Outcome& run) {
    for (const Stage& stage : run.stages)
        add_name(entry.stages, stage.name);
    for (const Fact& fact : run.answer.facts)
        if (number_of(fact))
            add_name(entry.facts, fact.name);
}
void note_names(Comparison::Entry& entry, const RecordedRow& row) {
    for (const RecordedRow::StageTimes& stage : row.stages)
        add_name(entry.stages, stage.name);
    for (const RecordedRow::FactValues& fact : row.facts)
        add_name(entry.facts, fact.name);
}

/// A machine as a bar's name has room for it: "Intel Xeon" of "Intel(R) Xeon(R) Processor, 16
/// logical cores".
std::string short_machine(const std::string& machine) {
    std::string name = machine.substr(0, machine.find(','));
    for (const std::string_view mark : {"(R)", "(TM)"})
        for (std::size_t at = name.find(mark); at != name.npos; at = name.find(mark))
            name.erase(at, mark.size());
    constexpr std::string_view kind = " Processor";
    return name.ends_with(kind) ? name.substr(0, name.size() - kind.size()) : name;
}

/// "NVIDIA H200, 2026-11-22"; what is not known is left out.
std::string machine_and_date(const std::string& machine, const std::string& date) {
    return machine.empty() || date.empty() ? machine + date : machine + ", " + date;
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
    timing.runs = seconds.size();
    const Spread spread = seconds.empty() ? Spread{} : spread_of(std::move(seconds));
    timing.group = place_words(run.on);
    timing.source = run.emulated() ? visual::Source::emulated : visual::Source::measured;
    const QString processor = run.host_processor.empty() ? host : QString::fromStdString(run.host_processor);
    timing.where = run.on == "cpu" ? host_words(processor.toStdString()) : where_text(run).toStdString();
    if (!run.host.empty()) { // what one computer did is not divided by what another did
        timing.machine = run.host;
        timing.group = formatted("{} on {}", timing.group, run.host);
        if (!run.emulated())
            timing.source = visual::Source::recorded;
    }
    timing.seconds = spread.median;
    if (runs.size() > 1)
        timing.spread = visual::Spread{.min = spread.min, .max = spread.max};
    timing.recording.named = machine_and_date(short_machine(timing.where), said("this session"));
    timing.provenance = measure_words(measure);
    Comparison::Entry entry{.variant = run.variant,
                            .parameters = run.parameters.texts(),
                            .timing = std::move(timing),
                            .answer = noted(run)};
    entry.timing.settings = settings_words(entry.parameters);
    for (const Outcome* each : runs)
        note_names(entry, *each);
    return entry;
}

/// What all rows of a results file have in common.
struct Recorded {
    const RecordedResults& results;
    const Measure& measure;
    bool here; ///< measured by this session
    std::string file, machine, provenance, provenance_today;
};

Comparison::Entry entry_of(const RecordedRow& row, const Recorded& recorded) {
    const auto& [results, measure, here, file, machine, provenance, provenance_today] = recorded;
    visual::Timing timing;
    timing.group = place_words(row.on);
    timing.source = row.on == "emulator" ? visual::Source::emulated
                    : here               ? visual::Source::measured
                                         : visual::Source::recorded;
    const std::string& device = row.on == "cpu" ? results.host : results.device;
    const std::string date = results.date.substr(0, 10);
    timing.where = machine_and_date(row.on == "cpu" ? host_words(device) : device, date);
    if (row.error) {
        timing.failed = voiced(row.error->what);
    } else if (const auto value = value_of(row, measure)) {
        timing.seconds = value->median;
        timing.spread = value->spread;
        timing.runs = value->runs;
    } else {
        timing.failed = no_value(measure);
    }
    timing.machine = machine;
    timing.recording = {.key = written("{}|{}|{}", file, results.date, results.command),
                        .file = file,
                        .named = machine_and_date(short_machine(device), date),
                        .date = results.date};
    timing.provenance = provenance;
    timing.settings = settings_words(row.parameters);
    Comparison::Entry entry{.variant = row.variant,
                            .parameters = row.parameters,
                            .timing = std::move(timing),
                            .provenance_today = provenance_today,
                            .answer = noted(row)};
    note_names(entry, row);
    return entry;
}

/// The command without the folders of the computer that it ran on.
std::string shown_command(const std::string& command) {
    std::string shown;
    std::istringstream words(command);
    for (std::string word; words >> word;)
        shown += (shown.empty() ? "" : " ") + cli::without_folder_elsewhere(word);
    return shown;
}

/// "0123456789ab", "0123456789ab with uncommitted changes" of "0123456789abcdef-dirty".
std::string commit_words(const std::string& commit) {
    constexpr std::size_t telling = 12; // digits; git needs no more to find it
    const std::size_t dash = commit.find('-');
    const std::string hash = commit.substr(0, dash).substr(0, telling);
    return dash == commit.npos ? hash : std::string(formatted("{} with uncommitted changes", hash));
}

/// Returns in which file, when, on which machine and by which command the results were recorded. Unknown
/// fields are omitted. `age` is in parentheses after the date, unless it is empty.
std::string provenance_of(const RecordedResults& results, bool here, const std::string& file,
                          const std::string& age) {
    std::string text = (file.empty() ? "" : file + ": ") + (here ? said("Measured") : said("Recorded"));
    if (!results.date.empty())
        text += " " + visual::date_and_time(results.date) + (age.empty() ? "" : " (" + age + ")");
    if (!results.device.empty())
        text += formatted(" on {}", results.device);
    if (!results.driver.empty())
        text += formatted(", driver {}", results.driver);
    if (!results.host.empty())
        text += results.device.empty() ? formatted(" on {}", host_words(results.host))
                                       : formatted(", host {}", host_words(results.host));
    if (!results.commit.empty())
        text += formatted("; commit {}", commit_words(results.commit));
    if (!results.command.empty())
        text += "; " + shown_command(results.command);
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

/// Finds the comparison of the same instance: the first one, if several are. Fingerprints decide where both
/// are known, otherwise names do.
class ByInstance {
public:
    explicit ByInstance(const std::vector<Comparison>& all) {
        for (std::size_t i = 0; i < all.size(); ++i)
            add(all[i], i);
    }

    void add(const Comparison& comparison, std::size_t at) {
        names_.emplace(comparison.instance, at);
        if (comparison.sha256.isEmpty())
            names_alone_.emplace(comparison.instance, at);
        else
            fingerprints_.emplace(comparison.sha256, at);
    }

    std::optional<std::size_t> find(const QString& sha256, const QString& instance) const {
        if (sha256.isEmpty())
            return at(names_, instance);
        const auto same = at(fingerprints_, sha256), alike = at(names_alone_, instance);
        return same && alike ? std::min(same, alike) : same ? same : alike;
    }

private:
    using Places = std::unordered_map<QString, std::size_t>;

    static std::optional<std::size_t> at(const Places& places, const QString& key) {
        const auto found = places.find(key);
        return found == places.end() ? std::nullopt : std::optional(found->second);
    }

    Places fingerprints_, names_;
    Places names_alone_; ///< of comparisons without a fingerprint
};

} // namespace

std::string age_words(const std::string& date, const std::optional<QDateTime>& now) {
    const QDateTime recorded = QDateTime::fromString(QString::fromStdString(date), Qt::ISODate);
    if (!recorded.isValid() || !now || recorded > *now)
        return {};
    constexpr std::int64_t seconds_in_a_day = 86400, most_days = 60, most_months = 23;
    const std::int64_t days = recorded.secsTo(*now) / seconds_in_a_day, months = days * 12 / 365;
    if (days == 0)
        return said("less than a day ago");
    if (days <= most_days)
        return counted("{} day ago", "{} days ago", days);
    return months <= most_months ? formatted("{} months ago", months)
                                 : formatted("{} years ago", months / 12);
}

std::vector<std::string> Comparison::stages() const {
    std::vector<std::string> names;
    for (const Entry& entry : entries)
        for (const std::string& stage : entry.stages)
            add_name(names, stage);
    return names;
}

std::vector<std::string> Comparison::facts() const {
    std::vector<std::string> names;
    for (const Entry& entry : entries)
        for (const std::string& fact : entry.facts)
            add_name(names, fact);
    return names;
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
        for (const auto& alike : runs.alike)
            runs.comparison.entries.push_back(entry_of(alike, measure, host));
        comparisons.push_back(std::move(runs.comparison));
    }
    return comparisons;
}

std::vector<Comparison> comparisons_of(const RecordedResults& results, const Measure& measure, bool here,
                                       const std::string& file, const std::string& age) {
    const std::string words = measure_words(measure), more = words.empty() ? "" : " " + words;
    const Recorded recorded{.results = results,
                            .measure = measure,
                            .here = here,
                            .file = file,
                            .machine = here ? "" : machine_of(results),
                            .provenance = provenance_of(results, here, file, {}) + more,
                            .provenance_today = provenance_of(results, here, file, age) + more};
    std::vector<Comparison> comparisons;
    ByInstance known(comparisons);
    std::map<QString, std::vector<std::size_t>> families; // the comparisons of each family
    for (const RecordedRow& row : results.rows) {
        const QString family = family_of(row);
        const QString rest = row.seed ? QStringLiteral(", seed %1").arg(*row.seed) : QString();
        const QString instance = family + rest;
        const QString sha256 = QString::fromStdString(row.instance_sha256);
        auto at = known.find(sha256, instance);
        if (!at) {
            const QString preset = row.instance_is_file ? QString() : QString::fromStdString(row.instance);
            families[family].push_back(comparisons.size());
            at = comparisons.size();
            comparisons.push_back(Comparison{.instance = instance,
                                             .sha256 = sha256,
                                             .preset = preset,
                                             .settings = row.instance_set,
                                             .rest = rest,
                                             .said_rest = said_seed(row)});
            known.add(comparisons.back(), *at);
        }
        comparisons[*at].entries.push_back(entry_of(row, recorded));
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
    ByInstance known(all);
    for (Comparison& each : more) {
        const auto at = known.find(each.sha256, each.instance);
        if (!at) {
            known.add(each, all.size());
            all.push_back(std::move(each));
            continue;
        }
        Comparison& same = all[*at];
        if (same.preset.isEmpty()) {
            same.preset = each.preset;
            same.rest = each.rest;
            same.said_rest = each.said_rest;
            same.settings = each.settings;
        }
        std::ranges::move(each.entries, std::back_inserter(same.entries));
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
                       other.timing.recording == entry.timing.recording &&
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
        comparison.entries.removeIf([&variants](const Comparison::Entry& entry) {
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
