// SPDX-License-Identifier: Apache-2.0
#include "solvers/kernels/kernel_sources.h"
#include "solvers/run/registry.h"
#include "tests/support/suite.h"

#include <QTest>

#include <map>
#include <regex>
#include <set>

using namespace ks;

/// The list's information about every variant is consistent, for any set of variants.
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

    /// A variant that launches other variants' kernels has no file.
    void each_file_of_kernels_is_the_source_of_one_variant() {
        for (const KernelSource& source : kernel_sources()) {
            std::vector<std::string> ids;
            for (const Variant* variant : variants())
                if (kernel_source_of(variant->info().id).data() == source.text.data())
                    ids.push_back(variant->info().id);
            QVERIFY2(ids.size() == 1, std::string(source.name).c_str());
            QVERIFY2((*find_variant(ids.front()))->info().place == Place::kernel, ids.front().c_str());
        }
        QVERIFY(kernel_source_of("knapsack.sequential").empty());
    }

    /// A reader can look up a number of a paper only if its place is given.
    void variants_of_papers_have_their_place() {
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

    /// The complexities in the papers, checked against these pages: two-list paper, Sections 1, 2.2, 4.2, 4.3
    /// and 5.1; thesis, Table 1.1 and Sections 2.2.2, 4.1 and 6.1; SSO report, Sections 2 and 3; concurrency
    /// paper, Section IV-A.
    void complexities_are_the_papers() {
        const std::map<std::string, std::pair<std::string, std::string>> printed{
            {"subset-sum.two-list.sequential", {"O(n · 2^(n/2))", "O(2^(n/2))"}},
            {"subset-sum.two-list.multicore", {"O(3N/k) + O(k) + O(6N/k)", "O(2^(n/2))"}},
            {"subset-sum.two-list.gpu", {"O(3N/k) + O(k) + O(6N/k)", "O(2^(n/2))"}},
            {"subset-sum.two-list.gpu-improved",
             {"O(3N/k) + O(2 log k + k) + O(4 log(N/k) + 2N/k)", "O(2^(n/2))"}},
            {"subset-sum.schroeppel-shamir", {"O(n · 2^(n/2))", "O(2^(n/4))"}},
            {"subset-sum.dp-decision", {"O(n · M)", "O(n · M)"}},
            {"subset-sum.exhaustive.smart", {"O(2^n)", "O(n)"}},
            {"subset-sum.dp.v1", {"Θ(n · c)", "Θ(n · c)"}},
            {"subset-sum.dp.v2", {"Θ(n · c)", "Θ(2 · c)"}},
            {"subset-sum.dp.v3", {"O(n · c)", "Θ(c)"}},
            {"knapsack.sequential", {"O(N · C)", "O(n · C)"}},
            {"mckp.sequential", {"O(m · (C + 1) · N)", "O(m · C)"}},
            {"mckp.global", {"O(m · (C + 1) · N / P)", "O(m · C)"}},
            {"instruction-set.sequential", {"O(n · m · C)", "O(m² · C)"}},
            {"instruction-set.multicore", {"O(n · m · C)", "O(m² · C)"}},
            {"instruction-set.global", {"O(n · m · C)", "O(m² · C)"}},
            {"kernel-mix.paper-dp", {"O(nBW)", "O(nBW)"}}};
        for (const auto& [id, complexity] : printed) {
            const auto variant = find_variant(id);
            QVERIFY2(variant, id.c_str());
            const Complexity& given = (*variant)->info().complexity;
            QCOMPARE(given.time, complexity.first);
            QCOMPARE(given.space, complexity.second);
        }
    }
};

KS_TEST(RegistryTest)
#include "registry_test.moc"
