// SPDX-License-Identifier: Apache-2.0
#include "solvers/occupancy/kernel_resources.h"

#include "solvers/core/document_format.h"
#include "solvers/core/formatted.h"
#include "solvers/core/json_tree.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <limits>
#include <new>
#include <utility>

namespace ks {

std::string_view kernel_resources_text(); // assets/kernel-resources.json, compiled in by
                                          // cmake/KsVariants.cmake

namespace {

std::pair<int, int> numbers_of(std::string_view cc) {
    const std::string text(cc);
    const auto point = text.find('.');
    return {std::atoi(text.c_str()), point == std::string::npos ? 0 : std::atoi(text.c_str() + point + 1)};
}

Result<int> count(const json::Cursor& object, std::string_view key) {
    KS_TRY(const json::Cursor member, object.member(key));
    KS_TRY(const std::int64_t value, member.integer(0, std::numeric_limits<int>::max()));
    return static_cast<int>(value);
}
Result<std::string> text_of(const json::Cursor& object, std::string_view key) {
    KS_TRY(const json::Cursor member, object.member(key));
    return member.string();
}

Result<KernelResources> read_kernel(const json::Cursor& object) {
    KernelResources kernel;
    KS_TRY(kernel.kernel, text_of(object, "kernel"));
    KS_TRY(kernel.instantiation, text_of(object, "instantiation"));
    KS_TRY(kernel.sm, text_of(object, "sm"));
    KS_TRY(kernel.registers, count(object, "registers"));
    KS_TRY(kernel.static_shared_bytes, count(object, "static_shared_bytes"));
    return kernel;
}

std::string in_quotes(std::string_view text) {
    std::string json;
    json::append_quoted(json, text);
    return json;
}

} // namespace

BlockNeeds needs_of(const KernelResources* kernel, const ComputeCapability& device, std::int64_t threads,
                    std::int64_t dynamic_shared_bytes) {
    if (kernel == nullptr)
        return {.threads = threads, .registers = std::nullopt, .shared_bytes = dynamic_shared_bytes};
    return {.threads = threads,
            .registers = std::min(kernel->registers, device.registers_per_thread),
            .shared_bytes = kernel->static_shared_bytes + dynamic_shared_bytes};
}

bool is_older(std::string_view cc, std::string_view than) {
    return numbers_of(cc) < numbers_of(than);
}

const KernelResources* KernelResourceTable::find(std::string_view kernel, std::string_view cc) const {
    const KernelResources* best = nullptr;
    for (const KernelResources& each : kernels) {
        if (each.kernel != kernel)
            continue;
        const bool above = is_older(cc, each.sm);
        const bool best_above = best != nullptr && is_older(cc, best->sm);
        const bool nearer = best == nullptr || (above ? best_above && is_older(each.sm, best->sm)
                                                      : best_above || is_older(best->sm, each.sm));
        if (nearer)
            best = &each;
    }
    return best;
}

Result<KernelResourceTable> read_kernel_resources(std::string_view text, const std::string& name) {
    KS_TRY(const json::Node node, json::parse(text, name));
    const json::Cursor root(node, name);
    KS_CHECK(check_format(root, document::kernel_resources));
    KernelResourceTable table;
    KS_TRY(table.nvcc, text_of(root, "nvcc"));
    KS_TRY(const json::Cursor list, root.member("kernels"));
    KS_TRY(const auto elements, list.elements());
    for (const json::Cursor& element : elements) {
        KS_TRY(KernelResources kernel, read_kernel(element));
        table.kernels.push_back(std::move(kernel));
    }
    return table;
}

/// Writes one line per kernel, so that changes can be read and merged line by line.
std::string write_kernel_resources(const KernelResourceTable& table) {
    std::string json =
        formatted("{{\n  \"format\": {},\n  \"version\": 1,\n  \"nvcc\": {},\n  \"kernels\": [",
                  in_quotes(document::kernel_resources), in_quotes(table.nvcc));
    const char* separator = "\n";
    for (const KernelResources& each : table.kernels) {
        json += std::exchange(separator, ",\n");
        json += formatted("    {{\"kernel\": {}, \"instantiation\": {}, \"sm\": {}, \"registers\": {}, "
                          "\"static_shared_bytes\": {}}}",
                          in_quotes(each.kernel), in_quotes(each.instantiation), in_quotes(each.sm),
                          each.registers, each.static_shared_bytes);
    }
    return json + "\n  ]\n}\n";
}

namespace {

const KernelResourceTable& compiled_in() {
    static const KernelResourceTable table = [] {
        auto read = read_kernel_resources(kernel_resources_text(), "assets/kernel-resources.json");
        if (!read && read.error().code == ErrorCode::limit)
            throw std::bad_alloc(); // it is read again at the next call
        assert(read);
        return read ? *std::move(read) : KernelResourceTable{};
    }();
    return table;
}

const KernelResourceTable* instead = nullptr; ///< used instead of the compiled-in table; null: no override

} // namespace

const KernelResourceTable& kernel_resources() {
    return instead != nullptr ? *instead : compiled_in();
}

WithoutFigures::WithoutFigures(std::string_view kernel) : others_(kernel_resources()), before_(instead) {
    std::erase_if(others_.kernels, [&](const KernelResources& each) { return each.kernel == kernel; });
    instead = &others_;
}

WithoutFigures::~WithoutFigures() {
    instead = before_;
}

} // namespace ks
