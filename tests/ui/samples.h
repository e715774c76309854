// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/formats/format.h"
#include "solvers/kinds/presets.h"
#include "tests/support/paths.h"
#include "ui/jobs/runner_host.h"

#include <QByteArray>
#include <QString>

namespace ks::tests {

/// Table 2.2 of the thesis: three classes, capacity 10.
inline InstancePtr table_2_2() {
    return *ks::generate("thesis-2.2", "", {});
}

inline InstancePtr uncorrelated(const char* kind, const char* items, const char* classes = "3") {
    std::vector<std::pair<std::string, std::string>> settings{{"n", items}};
    if (std::string(kind) != "knapsack")
        settings.emplace_back("m", classes);
    return *ks::generate("uncorrelated", kind, settings);
}

inline QByteArray json_of(const InstancePtr& instance) {
    return QByteArray::fromStdString(write_json(*instance));
}

/// Table 2.1: four items, capacity 10.
inline InstancePtr table_2_1() {
    return *ks::generate("thesis-2.1", "", {});
}

/// Makes the client use tests/ui/fake_runner.sh as its runner, with this misbehaviour. Its results name this
/// instance.
inline void use_fake_runner(const char* behaviour, const InstancePtr& instance = table_2_2()) {
    qputenv("KNAPSCOPE_RUNNER", source_path("tests/ui/fake_runner.sh").toLocal8Bit());
    qputenv("KS_FAKE", behaviour);
    qputenv("KS_FAKE_SHA", QByteArray::fromStdString(fingerprint(*instance)));
}
/// Another computer: the command tests/ui/far.py with the real runner behind it.
inline ui::RunnerHost far_host(const char* mode) {
    return {.name = QStringLiteral("gpuhost"),
            .command = QStringLiteral("\"%1/tests/ui/far.py\" %2").arg(source_path(), QLatin1String(mode)),
            .program = QStringLiteral("\"%1\"").arg(built_runner())};
}
inline void use_real_runner() {
    qputenv("KNAPSCOPE_RUNNER", built_runner().toLocal8Bit());
}

} // namespace ks::tests
