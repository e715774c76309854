// SPDX-License-Identifier: Apache-2.0
#include "app/runner/command.h"
#include "solvers/kinds/instance_schema.h"

namespace ks::runner {

namespace {

Result<void> run_schema(const Arguments&, Session& session) {
    return session.out.write(instance_schema());
}

} // namespace

const Command schema_command = {.name = "schema",
                                .summary = "prints the JSON Schema of instances of every kind",
                                .grammar = {.operands = {}},
                                .run = run_schema};

} // namespace ks::runner
