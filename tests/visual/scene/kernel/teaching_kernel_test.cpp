// SPDX-License-Identifier: GPL-3.0-or-later
// demo.* kernels on the Kernel page: they solve nothing, so they have no wrong answer.
#include "solvers/problems/knapsack/recording.h"
#include "solvers/problems/presets.h"
#include "solvers/run/trace.h"
#include "solvers/steps/record.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"
#include "visual/scene/kernel/kernel_moment.h"

using namespace ks;

class TeachingKernelTest : public QObject {
    Q_OBJECT

private slots:
    void its_answer_is_not_judged() {
        TraceRequest request;
        request.instance = *generate("thesis-2.1", "", {});
        request.variant = "demo.missing-barrier";
        auto traced = trace(request, {}, {});
        KS_VERIFY_OK(traced);
        QVERIFY(!traced->findings.empty());
        const auto recording = record_knapsack(request.instance, {});
        KS_VERIFY_OK(recording);
        const auto reference = std::dynamic_pointer_cast<const TableRecording>(*recording);
        QVERIFY(reference);
        QCOMPARE(said(*traced, reference, Question::demo), std::string());
        QVERIFY(
            said(*traced, reference, Question::optimise).starts_with("The answer 0 is wrong: 9 is right."));
    }

private:
    static std::string said(const Trace& trace, std::shared_ptr<const TableRecording> reference,
                            Question question) {
        return scene::wrong_sentence({std::make_shared<const Trace>(trace), "", "", std::move(reference)},
                                     question);
    }
};

KS_TEST(TeachingKernelTest)
#include "teaching_kernel_test.moc"
