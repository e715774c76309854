// SPDX-License-Identifier: Apache-2.0
#include "solvers/run/registry.h"
#include "tests/support/suite.h"

#include <QTest>

#include <regex>
#include <set>

using namespace ks;

/// What the list says about every variant is consistent, whatever variants there are.
class RegistryTest : public QObject {
    Q_OBJECT

private slots:
    void ids_are_unique_and_lead_back() {
        std::set<std::string> ids;
        for (const Variant* variant : variants()) {
            const std::string& id = variant->info().id;
            QVERIFY2(ids.insert(id).second, id.c_str());
            const auto found = find_variant(id);
            QVERIFY2(found && *found == variant, id.c_str());
        }
        QVERIFY(!ids.empty());
    }

    /// A reader can look up a figure of a paper only if its place is given.
    void what_a_paper_gives_has_its_place() {
        const std::regex place("(Section|Table|Equation|Algorithm|Figure)s? [0-9A-Z]");
        for (const Variant* variant : variants()) {
            const VariantInfo& info = variant->info();
            const Complexity& complexity = info.complexity;
            QVERIFY2(info.paper.empty() == (info.section.empty() && info.algorithm.empty()), info.id.c_str());
            QVERIFY2(complexity.time.empty() || !info.paper.empty(), info.id.c_str());
            QVERIFY2(complexity.space.empty() || !complexity.time.empty(), info.id.c_str());
            QVERIFY2(complexity.source.empty() == complexity.time.empty(), info.id.c_str());
            QVERIFY2(complexity.source.empty() || std::regex_search(complexity.source, place),
                     info.id.c_str());
        }
    }
};

KS_TEST(RegistryTest)
#include "registry_test.moc"
