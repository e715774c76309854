// SPDX-License-Identifier: Apache-2.0
#include "app/runner/interrupt.h"
#include "app/runner/line_reader.h"
#include "app/runner/server.h"

#include <utility>

namespace ks::runner {

namespace {

/// Reads requests until the input ends, the server ends by itself, or a signal ends the program.
void serve_input(Server& server, Session& session) {
    std::stop_source either;
    const auto stop = [&either] { either.request_stop(); };
    const std::stop_callback on_stop(session.stop, stop);
    const std::stop_callback on_end(server.ended(), stop);
    LineReader input(0, json::max_bytes, either.get_token());
    std::string line;
    json::Outline outline;
    for (;;) {
        switch (input.next(line, outline)) {
        case LineReader::Got::line:
            server.take(std::move(line), outline);
            break;
        case LineReader::Got::too_long:
            server.refuse_long_line();
            break;
        case LineReader::Got::end:
            return;
        }
    }
}

Result<void> run_serve(const Arguments&, Session& session) {
    Server server(session);
    session.interrupt.on_overdue([&server] { server.abandon(); });
    serve_input(server, session);
    if (!server.ended().stop_requested())
        session.interrupt.stop(0); // the input has ended: the running job has a moment to stop and report
    Result<void> closed = server.close();
    session.interrupt.on_overdue({});
    if (closed && session.interrupt.signalled())
        return Error{.code = ErrorCode::cancelled, .what = "cancelled"};
    return closed;
}

} // namespace

const Command serve_command = {
    .name = "serve",
    .summary =
        "works for another program: requests as JSON Lines on standard input, events on standard output",
    .run = run_serve};

} // namespace ks::runner
