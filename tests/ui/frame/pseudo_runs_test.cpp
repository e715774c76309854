// SPDX-License-Identifier: GPL-3.0-or-later
// The texts about a run of each variant, in the pseudo-language (tests/ui/pseudo.h). The run is made in
// English, written and read as a document, as by the runner.
#include "solvers/bench/conformance.h"
#include "solvers/core/formatted.h"
#include "solvers/core/sentence_json.h"
#include "solvers/emulator/engine/emulator_backend.h"
#include "solvers/kinds/conformance_case.h"
#include "solvers/run/catalogue.h"
#include "solvers/run/outcome.h"
#include "solvers/run/run.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"
#include "tests/ui/pseudo.h"
#include "tests/ui/pseudo_words.h"
#include "ui/runs/run_words.h"
#include "ui/widgets/texts.h"

#include <QTest>

#include <nlohmann/json.hpp>

using namespace ks;

namespace {

/// The run in the form in which the window reads it from the runner.
Result<Outcome> read_as_document(const Outcome& outcome) {
    KS_TRY(const json::Node root, json::parse(to_line(to_json(outcome)), "result"));
    return read_outcome(json::Cursor(root, "result"));
}

} // namespace

class PseudoRunsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { keep_origins(true); } // like the runner
    void cleanupTestCase() { keep_origins(false); }

    void every_run_is_translated_data() {
        QTest::addColumn<QString>("variant");
        for (const CatalogueEntry& entry : built_in_catalogue().entries())
            QTest::newRow(entry.id.c_str()) << QString::fromStdString(entry.id);
    }
    void every_run_is_translated() {
        QFETCH(QString, variant);
        constexpr std::size_t most_runs = 6;
        const CatalogueEntry& entry = **built_in_catalogue().get(variant.toStdString());
        std::vector<Outcome> runs;
        for (const ConformanceCase& each : conformance_corpus(entry.kind)) {
            if (runs.size() == most_runs || each.may_be_refused)
                continue;
            const RunRequest request{.instance = each.instance, .variant = entry.id};
            const auto outcome = run(request, Machine{{emulator_provider()}}, {}, {});
            if (!outcome) // it needs a solver of linear programs, or the question is another one
                continue;
            auto read = read_as_document(*outcome);
            KS_VERIFY_OK(read);
            runs.push_back(std::move(*read));
        }
        const tests::PseudoLanguage pseudo;
        QStringList english;
        const auto look = [&english](const QString& words) {
            if (!tests::is_data(words))
                english << words;
        };
        look(ui::in_language(entry.title));
        for (const Parameter& parameter : entry.parameters)
            look(ui::in_language(parameter.title));
        for (const Outcome& each : runs) {
            look(ui::facts_text(each));
            look(ui::answer_text(each));
            look(ui::check_sentence(each));
        }
        english.removeDuplicates();
        QVERIFY2(english.isEmpty(), qPrintable(english.join(QLatin1Char('\n'))));
    }
};

KS_TEST(PseudoRunsTest)
#include "pseudo_runs_test.moc"
