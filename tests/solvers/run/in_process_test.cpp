// SPDX-License-Identifier: Apache-2.0
#include "solvers/kinds/presets.h"
#include "solvers/run/in_process.h"
#include "solvers/run/registry.h"
#include "tests/support/suite.h"

#include <QTest>

#include <map>

using namespace ks;

class InProcessTest : public QObject {
    Q_OBJECT

private slots:
    /// A catalogue that is outdated or wrong may offer a variant for an instance of another kind.
    void every_variant_refuses_instances_of_other_kinds() {
        std::map<std::string_view, InstancePtr> of_kind;
        for (const Preset& preset : presets())
            if (!of_kind.contains(preset.kind))
                of_kind[preset.kind] = *generate(preset.id, preset.kind, {});
        QVERIFY(of_kind.size() > 1);
        for (const Variant* variant : variants())
            for (const auto& [kind, instance] : of_kind) {
                const std::string& id = variant->info().id;
                if (kind == variant->info().kind)
                    continue;
                const std::string named = id + " " + std::string(kind);
                const auto recorded = in_process::record(id, instance, {});
                QVERIFY2(!recorded && recorded.error().code == ErrorCode::usage, named.c_str());
                const auto with = in_process::record_with({}, id, instance, {});
                QVERIFY2(!with && with.error().code == ErrorCode::usage, named.c_str());
            }
    }
};

KS_TEST(InProcessTest)
#include "in_process_test.moc"
