// SPDX-License-Identifier: Apache-2.0
#include "app/runner/command.h"
#include "app/runner/exhausted.h"
#include "app/runner/interrupt.h"
#include "app/runner/standard_streams.h"
#include "solvers/clp/clp_solver.h"
#ifdef KS_HAVE_GPU
#include "solvers/gpu/provider.h"
#endif

int main(int argc, char** argv) {
    ks::runner::end_with_a_sentence_when_exhausted();
    ks::runner::occupy_closed_streams();
    ks::runner::Interrupt& interrupt = ks::runner::Interrupt::install();
    ks::Machine machine;
    machine.providers.push_back(ks::emulator_provider());
    machine.lp = &ks::clp::solver();
#ifdef KS_HAVE_GPU
    machine.providers.push_back(ks::gpu::provider());
#endif
    const std::vector<std::string> words(argv + 1, argv + argc);
    ks::runner::Output out;
    return ks::runner::run_program(words, machine, out, interrupt);
}
