// SPDX-License-Identifier: GPL-3.0-or-later
// The Kernel page's statement about a kernel's answer. demo.* kernels solve nothing, so they have no wrong
// answer.
#include "solvers/kinds/kind.h"
#include "solvers/kinds/presets.h"
#include "solvers/kinds/typed.h"
#include "solvers/problems/knapsack/recording.h"
#include "solvers/run/in_process.h"
#include "solvers/run/registry.h"
#include "solvers/run/trace.h"
#include "solvers/steps/record.h"
#include "tests/support/checks.h"
#include "tests/support/some_instance.h"
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
        const auto recording = typed<record_knapsack>(request.instance, {});
        KS_VERIFY_OK(recording);
        const auto reference = std::dynamic_pointer_cast<const TableRecording>(*recording);
        QVERIFY(reference);
        QVERIFY(traced->outcome && !traced->outcome->answer.objective);
        QCOMPARE(said(*traced, reference, Question::demo), std::string());
        traced->outcome->answer.objective = 0; // the answer to another question would be checked
        QVERIFY(
            said(*traced, reference, Question::optimise).starts_with("The answer 0 is wrong: 9 is right."));
    }

    /// For tables of values and tables of truth values: a correct answer is never called wrong.
    void a_right_answer_is_not_called_wrong() {
        int judged = 0;
        for (const Variant* variant : variants()) {
            const VariantInfo& info = variant->info();
            if (info.place != Place::kernel || info.question != Question::optimise)
                continue;
            TraceRequest request;
            request.instance = tests::some_instance(info.kind, 4, 3, 20);
            request.variant = info.id;
            const auto traced = trace(request, {}, {});
            KS_VERIFY_OK(traced);
            const auto recording =
                in_process::record(kind_of(*request.instance).table->variant, request.instance, {});
            KS_VERIFY_OK(recording);
            const std::string told = said(*traced, as_table(*recording), info.question);
            QVERIFY2(told.empty(), (info.id + ": " + told).c_str());
            ++judged;
        }
        QVERIFY(judged >= 20);
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
