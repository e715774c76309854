// SPDX-License-Identifier: Apache-2.0
// The example files are byte for byte what their presets generate, and the samples of formats can be opened.
#include "solvers/core/files.h"
#include "solvers/core/formatted.h"
#include "solvers/formats/format.h"
#include "solvers/kinds/presets.h"
#include "solvers/result/answer.h"
#include "solvers/run/registry.h"
#include "tests/support/checks.h"
#include "tests/support/paths.h"
#include "tests/support/suite.h"

#include <QRegularExpression>

#include <algorithm>
#include <filesystem>

using namespace ks;

namespace {

const std::filesystem::path examples = source_path("assets/examples").toStdString();

/// A line in the table of samples.
struct ShippedSample {
    std::string file, format;
    std::size_t index = 0;
    std::int64_t optimum = 0;
};

std::vector<ShippedSample> samples() {
    const auto text = read_file(examples / "formats/README.md", json::document_limit);
    if (!text)
        qFatal("%s", text.error().sentence().c_str());
    static const QRegularExpression line(
        QStringLiteral("^\\| (\\S+\\.\\S+) \\| (\\S*) ?\\| (\\d*) ?\\| (\\d+) \\|$"),
        QRegularExpression::MultilineOption);
    std::vector<ShippedSample> all;
    for (auto found = line.globalMatch(QString::fromStdString(*text)); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        all.push_back({.file = match.captured(1).toStdString(),
                       .format = match.captured(2).toStdString(),
                       .index = match.captured(3).toULongLong(),
                       .optimum = match.captured(4).toLongLong()});
    }
    return all;
}

/// Uses the kind's first variant that finds optima.
Result<Answer> optimum_of(const Instance& instance) {
    const auto variant = std::ranges::find_if(variants(), [&](const Variant* each) {
        const VariantInfo& info = each->info();
        return info.kind == instance.kind() && info.question == Question::optimise && info.exact &&
               info.place == Place::cpu;
    });
    KS_TRY(const Parameters parameters, Parameters::parse((*variant)->info().parameters, {}));
    Context context;
    return (*variant)->solve(instance, parameters, context);
}

} // namespace

class ExamplesTest : public QObject {
    Q_OBJECT
private slots:
    void equal_their_presets() {
        const std::string ending = ".knapscope.json";
        int seen = 0;
        for (const auto& entry : std::filesystem::directory_iterator(examples)) {
            if (entry.is_directory())
                continue;
            const std::string file = entry.path().filename().string();
            QVERIFY2(file.ends_with(ending), file.c_str());
            const auto made = generate(file.substr(0, file.size() - ending.size()), "", {});
            QVERIFY2(made, file.c_str());
            const auto text = read_file(entry.path(), json::document_limit);
            QVERIFY2(text, file.c_str());
            QCOMPARE(QString::fromStdString(*text), QString::fromStdString(write_json(**made)));
            ++seen;
        }
        QVERIFY(seen >= 2);
    }

    void samples_have_their_optimum() {
        QVERIFY(samples().size() > 15);
        for (const ShippedSample& sample : samples()) {
            const auto instance = read_instance_file(examples / "formats" / sample.file, sample.format,
                                                     ReadFrom::regular_file, sample.index);
            KS_VERIFY_OK(instance);
            const auto answer = optimum_of(**instance);
            KS_VERIFY_OK(answer);
            QVERIFY2(answer->objective == sample.optimum, sample.file.c_str());
        }
    }

    void every_format_has_a_page_of_the_manual_with_a_sample() {
        for (const Format& format : formats()) {
            const auto page =
                read_file(source_path("assets/manual/").toStdString() + formatted("format-{}.md", format.id),
                          json::document_limit);
            KS_VERIFY_OK(page);
            const std::string title = page->substr(0, page->find('\n'));
            QVERIFY2(title.ends_with(formatted(": {}", format.id)), title.c_str());
            const std::string folder = "`assets/examples/formats/";
            const std::size_t begin = page->find(folder);
            QVERIFY2(begin != std::string::npos, format.id.data());
            const std::size_t name = begin + folder.size();
            const auto sample =
                read_file(examples / "formats" / page->substr(name, page->find('`', name) - name),
                          json::document_limit);
            KS_VERIFY_OK(sample);
            QVERIFY2(std::ranges::count(most_sure(formats(), {.text = *sample}), format.id, &Format::id) == 1,
                     format.id.data());
        }
    }

    void files_for_other_solvers_are_shown_unchanged() {
        const auto bag = read_instance_file(examples / "formats/plain.txt", "plain");
        KS_VERIFY_OK(bag);
        for (const char* id : {"lp", "mps", "json"}) {
            const auto text =
                read_file(examples / "formats" / (std::string("bag.") + id), json::document_limit);
            KS_VERIFY_OK(text);
            QCOMPARE(QString::fromStdString(*text),
                     QString::fromStdString(*write_instance(**find_format(id), **bag)));
        }
    }
};

KS_TEST(ExamplesTest)
#include "shipped_examples_test.moc"
