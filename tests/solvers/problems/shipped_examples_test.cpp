// SPDX-License-Identifier: Apache-2.0
// The example files are byte for byte what their presets generate.
#include "solvers/core/files.h"
#include "solvers/problems/format.h"
#include "solvers/problems/presets.h"
#include "tests/paths.h"
#include "tests/support/suite.h"

#include <QtTest>

#include <filesystem>

using namespace ks;

class ExamplesTest : public QObject {
    Q_OBJECT
private slots:
    void equal_their_presets() {
        const std::string ending = ".knapscope.json";
        int seen = 0;
        for (const auto& entry : std::filesystem::directory_iterator(KS_SOURCE_DIR "/assets/examples")) {
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
};

KS_TEST(ExamplesTest)
#include "shipped_examples_test.moc"
