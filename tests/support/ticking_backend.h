// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/support/forwarding_backend.h"

namespace ks {

/// A backend whose clock does not depend on the machine: a launch takes a millisecond plus one for each unit
/// of its integer arguments; a copy takes a millisecond per KiB.
class TickingBackend : public ForwardingBackend {
public:
    using ForwardingBackend::ForwardingBackend;

    Result<void> launch(const Kernel& kernel, const LaunchShape& shape, std::span<const Argument> arguments,
                        Context& context) override {
        now_ += 1;
        for (const Argument& argument : arguments)
            if (argument.kind == ArgumentKind::integer)
                now_ += static_cast<double>(argument.bits);
        return ForwardingBackend::launch(kernel, shape, arguments, context);
    }
    Result<void> copy(const Buffer& from, std::int64_t from_offset, const Buffer& to, std::int64_t to_offset,
                      std::int64_t bytes, int queue) override {
        now_ += static_cast<double>(bytes) / 1024;
        return ForwardingBackend::copy(from, from_offset, to, to_offset, bytes, queue);
    }
    Result<std::int64_t> mark(int) override {
        marks_.push_back(now_);
        return static_cast<std::int64_t>(marks_.size()) - 1;
    }
    Result<double> between_ms(std::int64_t from, std::int64_t to) override {
        return marks_.at(static_cast<std::size_t>(to)) - marks_.at(static_cast<std::size_t>(from));
    }

private:
    double now_ = 0;
    std::vector<double> marks_;
};

} // namespace ks
