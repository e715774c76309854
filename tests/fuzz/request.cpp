// SPDX-License-Identifier: GPL-3.0-or-later
// Lines of `serve`, as its queue reads them.
#include "app/runner/bench_work.h"
#include "app/runner/requests.h"
#include "app/runner/trace_work.h"
#include "solvers/problems/format.h"
#include "tests/fuzz/target.h"

namespace ks::fuzz {

namespace {

Verdict instance_of(const RunRequest& request) {
    return written_and_read(
        write_json(*request.instance), [](std::string_view text) { return read_instance(text, "x.json"); },
        [](const InstancePtr& instance) { return write_json(*instance); });
}

Verdict check(const json::Cursor& request, const std::string& what) {
    if (what == "bench") {
        const auto read = runner::bench_request(request);
        return read ? taken() : refused(read.error());
    }
    if (what == "trace") {
        const auto read = runner::trace_request(request, {});
        return read ? taken() : refused(read.error());
    }
    const auto read = runner::run_request(request, {});
    return read ? instance_of(*read) : refused(read.error());
}

} // namespace

Verdict check_request(std::string_view bytes) {
    const auto document = json::parse(bytes, "request");
    if (!document)
        return refused(document.error());
    const json::Cursor request(*document, "request");
    const auto what = request.member("do");
    if (!what)
        return refused(what.error());
    const auto word = what->string();
    return word ? check(request, *word) : refused(word.error());
}

} // namespace ks::fuzz
