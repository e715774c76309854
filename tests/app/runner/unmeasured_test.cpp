// SPDX-License-Identifier: Apache-2.0
#include "app/runner/command.h"
#include "app/runner/occupancy_text.h"
#include "app/runner/trace_text.h"
#include "solvers/kinds/presets.h"
#include "solvers/run/documents.h"
#include "solvers/run/trace.h"
#include "tests/app/runner/schemas.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <QtTest>

#include <nlohmann/json.hpp>

using namespace ks;

/// The runner's messages about a kernel whose registers were never measured. It runs in this process, where
/// the numbers can be hidden.
class UnmeasuredTest : public QObject {
    Q_OBJECT

    const std::string kernel_ = "mckp_shared.row<int32>";

    static Result<runner::OccupancyQuestion> question(const std::vector<std::string>& words) {
        const auto arguments = runner::Arguments::parse(runner::occupancy_command.grammar, words);
        return arguments ? runner::occupancy_question(*arguments) : arguments.error();
    }
    static QByteArray text_of(const nlohmann::json& document) {
        return QByteArray::fromStdString(document.dump());
    }

private slots:
    void occupancy_states_what_is_missing() {
        const std::vector<std::string> words{"--block", "256", "--shared", "4096", "--kernel", kernel_};
        const auto known = question(words);
        KS_VERIFY_OK(known);
        QVERIFY(runner::occupancy_text(*known).find("not measured yet") == std::string::npos);

        const WithoutFigures hidden(kernel_);
        const auto asked = question(words);
        KS_VERIFY_OK(asked);
        const std::string text = runner::occupancy_text(*asked);
        for (const char* part :
             {"256 threads a block, an unknown number of registers a thread, 4,096 bytes of shared memory a "
              "block\n"
              "mckp_shared.row<int32>: registers and static shared memory are not measured yet, so that "
              "fewer blocks "
              "may fit\n",
              "Blocks an SM  8\n", "registers           -            not measured yet, and left out\n",
              "a block takes 5120 bytes beside static ones, not measured yet, 1024 of them for the system"})
            QVERIFY2(text.find(part) != std::string::npos, text.c_str());

        const nlohmann::json document = occupancy_document(*asked->preset, asked->needs, asked->kernel);
        QVERIFY(document["registers"].is_null() && document["limits"]["registers"].is_null());
        QCOMPARE(document["kernel"]["name"].get<std::string>(), kernel_);
        QVERIFY(document["kernel"]["registers"].is_null() &&
                document["kernel"]["static_shared_bytes"].is_null());
        const QString errors = schema_errors({{"occupancy", text_of(document)}});
        QVERIFY2(errors.isEmpty(), qPrintable(errors));
    }

    void a_trace_states_what_its_schedule_omits() {
        TraceRequest request;
        const auto instance = generate("thesis-2.2", "multiple-choice", {});
        KS_VERIFY_OK(instance);
        request.instance = *instance;
        request.variant = "mckp.shared";
        const auto known = trace(request, {}, {});
        KS_VERIFY_OK(known);
        QVERIFY(!nlohmann::json(to_json(*known))["launches"][0]["schedule"].contains("measured"));
        QVERIFY(runner::trace_text(*known).find("not measured yet") == std::string::npos);

        const WithoutFigures hidden(kernel_);
        const auto traced = trace(request, {}, {});
        KS_VERIFY_OK(traced);
        const std::string text = runner::trace_text(*traced);
        QVERIFY2(text.ends_with(
                     "mckp_shared.row<int32>: registers and static shared memory are not measured yet; fewer "
                     "blocks may be resident than this run had\n"),
                 text.c_str());
        const nlohmann::json document = to_json(*traced);
        QCOMPARE(document["launches"][0]["schedule"]["measured"].get<bool>(), false);
        const QString errors = schema_errors({{"trace", text_of(document)}});
        QVERIFY2(errors.isEmpty(), qPrintable(errors));
        const auto read = read_trace(document.dump(), "trace");
        KS_VERIFY_OK(read);
        QVERIFY(read->launches[0].schedule == traced->launches[0].schedule);
        QVERIFY(traced->outcome && traced->outcome->answer.objective == 7);
    }
};

KS_TEST(UnmeasuredTest)
#include "unmeasured_test.moc"
