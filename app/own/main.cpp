// SPDX-License-Identifier: Apache-2.0
// knapscope-own: compiles a CUDA file of the user's and traces one of its kernels in the emulator. It is a
// program of its own, so that nothing a kernel does reaches the program that asked for it. The request comes
// on standard input, the reply goes to standard output (solvers/own/helper_protocol.h).
#include "app/own/trace_own.h"
#include "solvers/core/guard.h"
#include "solvers/run/documents.h"

#include <cstdio>
#include <iostream>
#include <iterator>
#include <string>
#include <unistd.h>

namespace {

/// The largest request; the instance takes most of it.
constexpr std::size_t most_request = std::size_t{1} << 30;

std::string read_all() {
    std::string all;
    char piece[65'536];
    for (ssize_t count = 0;
         all.size() < most_request && (count = read(STDIN_FILENO, piece, sizeof piece)) > 0;)
        all.append(piece, static_cast<std::size_t>(count));
    return all;
}

void write_all(std::string_view text) {
    while (!text.empty()) {
        const ssize_t count = write(STDOUT_FILENO, text.data(), text.size());
        if (count <= 0)
            return;
        text.remove_prefix(static_cast<std::size_t>(count));
    }
}

} // namespace

int main(int argc, char** argv) {
    if (argc > 1 && std::string_view(argv[1]) == "--version") {
        std::printf("knapscope-own %s\n", std::string(ks::version()).c_str());
        return 0;
    }
    if (argc > 1 || isatty(STDIN_FILENO) != 0) {
        std::fputs(
            "knapscope-own is a helper of knapscope and knapscope-run: see `knapscope-run trace --help`, "
            "option --kernel\n",
            stderr);
        return static_cast<int>(ks::ErrorCode::usage);
    }
    ks::Result<ks::own::OwnReply> reply = ks::guarded([] { return ks::own::trace_own(read_all()); });
    write_all(ks::own::write_reply(reply));
    std::fflush(stdout);
    _exit(reply ? 0 : static_cast<int>(reply.error().code)); // the locked process cannot clean up
}
