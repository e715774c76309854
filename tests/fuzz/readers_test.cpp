// SPDX-License-Identifier: GPL-3.0-or-later
// Fuzzes every reader for a short time: its examples, then random changes of them. `tests/fuzz.sh` does the
// same for any length of time.
#include "solvers/core/files.h"
#include "solvers/core/text.h"
#include "tests/fuzz/mutation.h"
#include "tests/fuzz/target.h"
#include "tests/support/checks.h"
#include "tests/support/cpu_clock.h"
#include "tests/support/paths.h"
#include "tests/support/suite.h"

#include <QDir>

#include <algorithm>

using namespace ks;

namespace {

struct Example {
    QString file;
    std::string bytes;
};

std::vector<Example> examples_of(std::string_view target) {
    std::vector<Example> examples;
    const QDir folder(source_path("tests/fuzz/corpus/") +
                      QString::fromUtf8(target.data(), static_cast<qsizetype>(target.size())));
    for (const QString& file : folder.entryList(QDir::Files)) {
        const auto bytes = read_file(folder.filePath(file).toStdString(), {1 << 20});
        if (!bytes)
            qFatal("%s", bytes.error().sentence().c_str());
        examples.push_back({file, *bytes});
    }
    return examples;
}

} // namespace

class ReadersTest : public QObject {
    Q_OBJECT

    void each_target() {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < fuzz::targets().size(); ++i)
            QTest::newRow(fuzz::targets()[i].name.data()) << static_cast<int>(i);
    }

private slots:
    void examples_data() { each_target(); }
    void examples() {
        QFETCH(int, index);
        const fuzz::Target& target = fuzz::targets()[static_cast<std::size_t>(index)];
        const std::vector<Example> all = examples_of(target.name);
        QVERIFY2(std::ranges::any_of(all, [](const Example& each) { return each.bytes.empty(); }),
                 "no example is empty");
        int read = 0;
        for (const Example& example : all) {
            const fuzz::Verdict verdict = target.check(example.bytes);
            QVERIFY2(verdict.complaint.empty(),
                     (example.file.toStdString() + ": " + verdict.complaint).c_str());
            read += verdict.read;
        }
        QVERIFY2(read > 0, "the reader takes none of the examples, so that their changes try little");
    }

    void changes_data() { each_target(); }
    /// Half a second of CPU time per reader, so that the test takes seconds.
    void changes() {
        QFETCH(int, index);
        const fuzz::Target& target = fuzz::targets()[static_cast<std::size_t>(index)];
        std::vector<std::string> examples;
        for (Example& example : examples_of(target.name))
            examples.push_back(std::move(example.bytes));
        std::mt19937_64 random(test_seed());
        const CpuClock clock;
        for (int tried = 0; tried < 20'000 && clock.milliseconds() < 500; ++tried) {
            const std::string bytes = fuzz::mutated(examples, random);
            const fuzz::Verdict verdict = target.check(bytes);
            QVERIFY2(verdict.complaint.empty(),
                     (verdict.complaint + " [" + printable(bytes, 2000) + "]").c_str());
        }
    }
};

KS_TEST(ReadersTest)
#include "readers_test.moc"
