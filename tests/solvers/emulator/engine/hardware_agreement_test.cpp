// SPDX-License-Identifier: Apache-2.0
// Compares the emulator's counters with those of an H200 (assets/results/emulator-agreement, made by
// tests/counters.sh): the same launches, summed over all sites.
#include "solvers/kinds/presets.h"
#include "solvers/run/registry.h"
#include "solvers/run/trace.h"
#include "tests/support/checks.h"
#include "tests/support/paths.h"
#include "tests/support/suite.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <fstream>
#include <map>

using namespace ks;

namespace {

InstancePtr instance_of(const std::string& kind, const nlohmann::json& recipe) {
    std::vector<std::pair<std::string, std::string>> set;
    for (const auto& [name, value] : recipe["set"].items())
        set.emplace_back(name, std::to_string(value.get<int>()));
    const auto made =
        generate(recipe["preset"].get<std::string>(), kind, set, recipe["seed"].get<std::uint64_t>());
    return made ? *made : nullptr;
}

/// The value in a launch of the counter that the recorded document calls `name`.
std::optional<double> value(const TraceLaunch& launch, const std::string& name) {
    const bool global = name.starts_with("global ");
    const TraceTotals::Memory& memory = global ? launch.totals.global : launch.totals.shared;
    const Counters& counters = name.find(" load:") != std::string::npos ? memory.load : memory.store;
    const auto per_request = [&](std::int64_t count) {
        return static_cast<double>(count) / static_cast<double>(counters.requests);
    };
    const std::string what = name.substr(name.find(": ") + 2);
    if (what == "requests")
        return static_cast<double>(counters.requests);
    if (what == "sectors per request")
        return per_request(counters.sectors);
    if (what == "active lanes per request")
        return per_request(counters.active_lanes);
    if (what == "wavefronts")
        return static_cast<double>(counters.wavefronts);
    if (what == "active lanes")
        return static_cast<double>(counters.active_lanes);
    return std::nullopt;
}

} // namespace

class AgreementTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        for (const char* name : {"h200.json", "h200-two-list.json"}) {
            std::ifstream file(source_path("assets/results/emulator-agreement/").toStdString() + name);
            const auto recorded = nlohmann::json::parse(file);
            for (const auto& launch : recorded["launches"]) {
                launches_[launch["variant"]].push_back(launch);
                recipes_[launch["variant"]] = recorded["instances"][launch["instance"]];
            }
        }
    }

    void counters_are_the_hardwares_data() {
        QTest::addColumn<QString>("variant");
        for (const Variant* variant : variants())
            if (variant->info().place == Place::kernel && !variant->info().emulator_only)
                QTest::newRow(variant->info().id.c_str()) << QString::fromStdString(variant->info().id);
    }
    void counters_are_the_hardwares() {
        QFETCH(QString, variant);
        const auto& expected = launches_[variant.toStdString()];
        if (expected.empty())
            QSKIP(qPrintable(variant +
                             " is not measured yet: nobody has held it against a GPU (tests/counters.sh)"));
        TraceRequest request;
        request.variant = variant.toStdString();
        const std::string kind = expected.front()["instance"];
        request.instance = instance_of(kind, recipes_[request.variant]);
        QVERIFY(request.instance != nullptr);
        request.findings = false;
        const auto traced = trace(request, {}, {});
        KS_VERIFY_OK(traced);
        for (const auto& launch : expected) {
            const TraceLaunch& ours = traced->launches.at(launch["launch"].get<std::size_t>());
            QCOMPARE(ours.kernel, launch["kernel"].get<std::string>());
            for (const auto& counter : launch["counters"]) {
                const std::string name = counter["name"];
                const auto now = value(ours, name);
                QVERIFY2(now, name.c_str());
                const double then = counter["emulator"], hardware = counter["hardware"];
                QVERIFY2(std::abs(*now - then) <= 1e-9 * std::abs(then),
                         qPrintable(QString("%1: %2, recorded was %3; measure again")
                                        .arg(QString::fromStdString(ours.kernel + " " + name))
                                        .arg(*now)
                                        .arg(then)));
                const bool agrees = std::abs(*now - hardware) <= 1e-9 * hardware; // equal except for rounding
                QVERIFY2(agrees != counter.contains("why"), (ours.kernel + " " + name).c_str());
            }
        }
    }

private:
    // By variant.
    std::map<std::string, std::vector<nlohmann::json>> launches_;
    std::map<std::string, nlohmann::json> recipes_; ///< of the instances
};

KS_TEST(AgreementTest)
#include "hardware_agreement_test.moc"
