// SPDX-License-Identifier: GPL-3.0-or-later
// Lines of `serve`, as its queue reads them.
#include "app/runner/bench_work.h"
#include "app/runner/pareto_work.h"
#include "solvers/formats/format.h"
#include "tests/fuzz/target.h"

namespace ks::fuzz {

namespace {

Verdict instance_of(const RunRequest& request) {
    return written_and_read(
        write_json(*request.instance), [](std::string_view text) { return read_instance(text, "x.json"); },
        [](const InstancePtr& instance) { return write_json(*instance); });
}

template <class Asked>
Verdict verdict(const Result<Asked>& read) {
    return read ? taken() : refused(read.error());
}

Verdict check(runner::Request request, const std::string& what) {
    if (what == "bench")
        return verdict(runner::bench_request(std::move(request)));
    if (what == "trace")
        return verdict(runner::trace_request(std::move(request)));
    if (what == "pareto")
        return verdict(runner::pareto_request(std::move(request)));
    const auto read = runner::run_request(std::move(request));
    return read ? instance_of(*read) : refused(read.error());
}

} // namespace

Verdict check_request(std::string_view bytes) {
    auto document = json::parse(bytes, "request");
    if (!document)
        return refused(document.error());
    runner::Request request(*std::move(document), {});
    const auto what = request.fields().member("do");
    if (!what)
        return refused(what.error());
    const auto word = what->string();
    return word ? check(std::move(request), *word) : refused(word.error());
}

} // namespace ks::fuzz
