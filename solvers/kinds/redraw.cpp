// SPDX-License-Identifier: Apache-2.0
#include "solvers/kinds/redraw.h"

#include "solvers/core/formatted.h"
#include "solvers/instance/random.h"
#include "solvers/kinds/kind.h"

namespace ks {

namespace {

constexpr int most_tries = 50;

std::unique_ptr<Contents> drawn_like(const Contents& contents, Random& random) {
    std::unique_ptr<Contents> drawn = contents.clone();
    const std::span<const Field> fields = contents.fields().of_record;
    for (std::size_t field = 0; field < fields.size(); ++field) {
        if (fields[field].number == nullptr)
            continue;
        const Contents::Range range = contents.range(field);
        for (std::size_t group = 0; group < contents.groups(); ++group)
            for (std::size_t record = 0; record < contents.records(group); ++record)
                drawn->set(
                    {.level = FieldAt::Level::record, .field = field, .group = group, .record = record},
                    random.between(range.least, range.most));
    }
    drawn->set_known({}); // it was for the old numbers
    return drawn;
}

} // namespace

Result<InstancePtr> redrawn(const Instance& instance, std::uint64_t seed) {
    Random random(seed);
    const std::string name = instance.name().empty() ? std::string("Drawn anew") : instance.name();
    Result<InstancePtr> made = Error{.code = ErrorCode::internal, .what = "nothing was drawn"};
    for (int left = most_tries; left > 0 && !made; --left) {
        Draft draft{.name = written("{}, drawn anew ({})", name, seed), .source = instance.source()};
        draft.contents = drawn_like(instance.contents(), random);
        made = build_instance(kind_of(instance), std::move(draft));
    }
    if (made)
        return made;
    Error error = made.error();
    error.code = ErrorCode::input;
    error.what = formatted("no instance like this one could be drawn: {}", error.what);
    error.todo = "choose a preset, or change the instance by hand";
    return error;
}

} // namespace ks
