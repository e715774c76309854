// SPDX-License-Identifier: Apache-2.0
#include "solvers/clp/clp_solver.h"
#include "solvers/run/place.h"
#include "solvers/run/registry.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <cmath>

using namespace ks;

/// COIN CLP through our interface, and a machine without it.
class ClpSolverTest : public QObject {
    Q_OBJECT

    static Result<clp::Functions> nothing() {
        return Error{
            .code = ErrorCode::usage, .what = "libClp.so.1 was not found", .todo = "install what it is in"};
    }

private slots:
    /// Two rows: first with a column for each, then with a column for both.
    void a_program_grows() {
        const auto made = clp::solver().program(2);
        KS_VERIFY_OK(made);
        LinearProgram& program = **made;
        program.set_demands(std::vector<double>{3, 1});
        program.add_column(1, std::vector<LinearProgram::Entry>{{0, 2}});
        program.add_column(1, std::vector<LinearProgram::Entry>{{1, 1}});
        const auto first = program.solve({});
        KS_VERIFY_OK(first);
        QVERIFY(std::abs(first->cost - 2.5) < 1e-9);
        QVERIFY(std::abs(first->duals[0] - 0.5) < 1e-9 && std::abs(first->duals[1] - 1) < 1e-9);
        program.add_column(1, std::vector<LinearProgram::Entry>{{0, 1}, {1, 1}});
        const auto second = program.solve({});
        KS_VERIFY_OK(second);
        QVERIFY(std::abs(second->cost - 2) < 1e-9);
        QVERIFY(std::abs(second->x[0] - 1) < 1e-9 && std::abs(second->x[2] - 1) < 1e-9);
    }

    void a_run_can_be_cancelled() {
        const auto made = clp::solver().program(1);
        KS_VERIFY_OK(made);
        (*made)->add_column(1, std::vector<LinearProgram::Entry>{{0, 1}});
        std::stop_source source;
        source.request_stop();
        const auto solved = (*made)->solve(source.get_token());
        QVERIFY(!solved);
        QCOMPARE(solved.error().code, ErrorCode::cancelled);
    }

    void a_demand_that_no_column_meets_is_a_bug() {
        const auto made = clp::solver().program(2);
        KS_VERIFY_OK(made);
        (*made)->set_demands(std::vector<double>{1, 1});
        for (int columns = 0; columns < 2; ++columns) {
            const auto solved = (*made)->solve({});
            QVERIFY(!solved);
            QCOMPARE(solved.error().code, ErrorCode::internal);
            (*made)->add_column(1, std::vector<LinearProgram::Entry>{{0, 1}});
        }
    }

    /// As on a GPU server without the library: everything else works, and a sentence states what is missing.
    void a_missing_library_is_reported() {
        const clp::ClpSolver none(nothing);
        QVERIFY(none.unavailable() == std::optional(nothing().error()));
        QVERIFY(!none.program(1));
        int asked = 0;
        for (const Variant* variant : variants()) {
            const VariantInfo& info = variant->info();
            if (info.place != Place::cpu)
                continue;
            const Machine bare{.providers = {}, .lp = &none};
            QCOMPARE(bare.available(info).empty(), info.linear_programs);
            const auto place = choose_place(info, "", bare);
            QCOMPARE(static_cast<bool>(place), !info.linear_programs);
            if (!info.linear_programs)
                continue;
            ++asked;
            const std::string sentence =
                info.id + " solves linear programs, which cannot be done here: libClp.so.1 was not "
                          "found; install what it is in, choose another "
                          "variant, or bring a file with the answer that a machine wrote which has "
                          "it";
            KS_COMPARE_ERROR(place, ErrorCode::usage, sentence.c_str());
            QVERIFY(!choose_place(info, "", Machine{}));
            QVERIFY(choose_place(info, "", Machine{.providers = {}, .lp = &clp::solver()}));
        }
        QVERIFY(asked > 0);
    }
};

KS_TEST(ClpSolverTest)
#include "clp_solver_test.moc"
