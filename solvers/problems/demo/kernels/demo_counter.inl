// SPDX-License-Identifier: Apache-2.0
// Every thread adds 1 to the same counter: wrong in two steps, right in one atomic step.

/// Wrong on purpose: between a thread's read and its write, other threads read the same number.
KS_KERNEL void demo_counter_plain(sptr<int> counter) {
    const int before = counter[0];
    KS_WATCH(before);
    counter[0] = before + 1;
}

/// Reads, adds and writes in one step.
KS_KERNEL void demo_counter_atomic(sptr<int> counter) {
    const int before = KS_ATOMIC_ADD(counter[0], 1);
    KS_WATCH(before);
}

KS_KERNELS(demo_counter, KS_ENTRY("plain", demo_counter_plain), KS_ENTRY("atomic", demo_counter_atomic))

#ifdef KS_HOST_PART
class DemoCounter final : public Demo {
public:
    DemoCounter()
        : Demo("counter", "Every thread adds to one counter: a race, or an atomic",
               {demo_block(64),
                demo_number("blocks", 1, 1000, 2, "blocks", "Blocks"),
                {.name = "add",
                 .type = Parameter::Type::choice,
                 .values = {"plain", "atomic"},
                 .title = "How a thread adds: by a read and a write, or in one step"}}) {}

private:
    static std::int64_t threads(const Parameters& parameters) {
        return parameters.integer("block") * parameters.integer("blocks");
    }
    Estimate needs(const KnapsackInstance&, const Parameters& parameters) const override {
        return {.host_bytes = 4, .device_bytes = 4, .operations = static_cast<double>(threads(parameters))};
    }
    Result<std::vector<Fact>> run(const KnapsackInstance&, const Parameters& parameters,
                                  Context& context) const override {
        Backend& backend = *context.backend;
        std::array<int, 1> counted{0};
        context.begin_stage("upload");
        KS_TRY(const Buffer counter, backend.allocate({.name = "counter", .element_bytes = 4, .shape = {1}}));
        KS_CHECK(backend.upload_items(counter, std::span<const int>(counted)));
        context.begin_stage("compute");
        KS_TRY(const Kernel kernel, backend.kernel("demo_counter." + parameters.choice("add")));
        KS_CHECK(backend.launch(
            context, kernel,
            {.grid = parameters.integer("blocks"), .block = static_cast<int>(parameters.integer("block"))},
            counter));
        KS_CHECK(backend.synchronise(context));
        KS_CHECK(backend.download_items(counter, std::span<int>(counted)));
        context.end_stage();
        return std::vector<Fact>{{.name = "counted",
                                  .value = std::int64_t{counted[0]},
                                  .sentence = ks::counted("The counter holds {}; {} thread has added 1.",
                                                          "The counter holds {}; {} threads have added 1.",
                                                          threads(parameters), counted[0], threads(parameters))}};
    }
};

const Variant& variant_demo_counter() {
    static const DemoCounter variant;
    return variant;
}
#endif
