// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/kernels/backend.h"

namespace ks {

/// A backend that forwards every call. Derive from it to change or observe some calls.
class ForwardingBackend : public Backend {
public:
    explicit ForwardingBackend(std::unique_ptr<Backend> inner) : inner_(std::move(inner)) {}

    DeviceDescription device() const override { return inner_->device(); }
    Result<Kernel> kernel(std::string_view name) override { return inner_->kernel(name); }
    Result<Buffer> allocate(BufferSpec spec) override { return inner_->allocate(std::move(spec)); }
    Result<void> fill(const Buffer& buffer, std::int64_t offset, std::int64_t bytes, std::byte value,
                      int queue) override {
        return inner_->fill(buffer, offset, bytes, value, queue);
    }
    Result<void> upload(const Buffer& buffer, std::span<const std::byte> bytes, std::int64_t offset,
                        int queue) override {
        return inner_->upload(buffer, bytes, offset, queue);
    }
    Result<void> download(const Buffer& buffer, std::span<std::byte> bytes, std::int64_t offset,
                          int queue) override {
        return inner_->download(buffer, bytes, offset, queue);
    }
    Result<void> set_constant(std::string_view name, std::span<const std::byte> bytes) override {
        return inner_->set_constant(name, bytes);
    }
    Result<void> copy(const Buffer& from, std::int64_t from_offset, const Buffer& to, std::int64_t to_offset,
                      std::int64_t bytes, int queue) override {
        return inner_->copy(from, from_offset, to, to_offset, bytes, queue);
    }
    Result<void> open_queues(int count) override { return inner_->open_queues(count); }
    Result<void> launch(const Kernel& kernel, const LaunchShape& shape, std::span<const Argument> arguments,
                        Context& context) override {
        return inner_->launch(kernel, shape, arguments, context);
    }
    Result<void> synchronise(Context& context) override { return inner_->synchronise(context); }
    Result<void> replay(const std::function<Result<void>(Context&)>& body, std::int64_t times,
                        Context& context) override {
        return inner_->replay(body, times, context);
    }
    Result<std::int64_t> mark(int queue) override { return inner_->mark(queue); }
    Result<double> between_ms(std::int64_t from, std::int64_t to) override {
        return inner_->between_ms(from, to);
    }
    Result<void> wait(int queue, std::int64_t mark) override { return inner_->wait(queue, mark); }
    Result<std::int64_t> coresident_blocks(const Kernel& kernel, const LaunchShape& shape) override {
        return inner_->coresident_blocks(kernel, shape);
    }
    Result<std::optional<KernelResources>> resources(const Kernel& kernel) override {
        return inner_->resources(kernel);
    }
    const ComputeCapability& limits() const override { return inner_->limits(); }
    int sms() const override { return inner_->sms(); }
    std::int64_t free_bytes() const override { return inner_->free_bytes(); }
    std::int64_t own_bytes(const LargestLaunch& launch, std::int64_t left) const override {
        return inner_->own_bytes(launch, left);
    }

private:
    std::unique_ptr<Backend> inner_;
};

} // namespace ks
