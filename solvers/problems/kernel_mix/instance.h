// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"
#include "solvers/instance/contents.h"
#include "solvers/instance/instance.h"
#include "solvers/occupancy/devices.h"
#include "solvers/result/plan.h"

#include <optional>
#include <span>
#include <string>

namespace ks {

/// A kernel that is to run beside others. How many blocks its threads are divided among is left open.
struct MixKernel {
    std::optional<std::string> name{};
    std::int64_t registers = 0;    ///< r, of a thread
    std::int64_t shared_bytes = 0; ///< s, of a block, whatever its size
    std::int64_t threads = 1;      ///< on the whole device
    std::int64_t copies = 1;       ///< it runs so often

    friend bool operator==(const MixKernel&, const MixKernel&) = default;
};

/// Where the kernels run: a preset, or a device of the user's own, of which all five numbers are given. With
/// none of them it is `KernelMixInstance::usual_device`.
struct MixDevice {
    std::optional<std::string> device{}; ///< a preset's id
    std::optional<std::int64_t> sms{};
    std::optional<std::int64_t> sm_warps{}, sm_blocks{}, sm_registers{}, sm_shared_bytes{};
};
using KernelMixContents = ContentsOf<MixDevice, NoFields, MixKernel>;

const Fields& kernel_mix_fields();

/// Kernels that run on one GPU at the same time, as many as it holds: with how many blocks, and of how many
/// threads, is each launched (concurrency paper, Section III-A)? A kernel's blocks are spread over all
/// multiprocessors alike, so the question is one of a single multiprocessor.
class KernelMixInstance final : public Instance {
public:
    static constexpr std::string_view kind_id = "kernel-mix";
    static constexpr std::string_view usual_device = "h200"; ///< that of the runner's --device
    static constexpr std::int64_t most_launches = 1'000'000;

    std::string_view kind() const override { return kind_id; }
    const Contents& contents() const override { return contents_; }

    std::span<const MixKernel> kernels() const { return contents_.all; }
    /// "scan", or where it has no name "K3", counted from 1.
    std::string kernel_name(std::size_t i) const;
    /// All copies of all kernels; at most `most_launches`.
    std::int64_t launches() const { return launches_; }

    /// The preset that was named; null: the device is the user's own.
    const DevicePreset* preset() const { return preset_; }
    std::int64_t sms() const { return sms_; }
    /// What a multiprocessor has, and in which units it gives it out. Those of a user's own device are 1, and
    /// one block may take all there is.
    const ComputeCapability& sm() const { return sm_; }
    /// W, B, R and S of the paper.
    Plan::Resources limits() const;

    /// The warps that a multiprocessor's part of the kernel's threads fills: c / 32, rounded up.
    std::int64_t warps_of(const MixKernel& kernel) const;

private:
    friend class KernelMixBuilder;
    KernelMixInstance(std::string name, std::string source, KernelMixContents contents)
        : Instance(std::move(name), std::move(source)), contents_(std::move(contents)) {}

    KernelMixContents contents_;
    const DevicePreset* preset_ = nullptr;
    std::int64_t sms_ = 1;
    ComputeCapability sm_;
    std::int64_t launches_ = 0;
};

class KernelMixBuilder {
public:
    KernelMixBuilder() : contents_(kernel_mix_fields()) {}
    KernelMixBuilder(std::string name, std::string source, KernelMixContents contents)
        : name_(std::move(name)), source_(std::move(source)), contents_(std::move(contents)) {}

    KernelMixBuilder& name(std::string text);
    KernelMixBuilder& source(std::string text);
    KernelMixBuilder& device(MixDevice device);
    KernelMixBuilder& add(MixKernel kernel);

    /// Refuses (input): no kernel; a number out of its field's range; an unknown preset; a preset beside
    /// numbers, or some of the five numbers without the others; more than `most_launches` copies together.
    /// `where` of the error is the JSON Pointer of the offending field.
    Result<std::shared_ptr<const KernelMixInstance>> build() &&;

private:
    static Result<void> check_kernel(const MixKernel& kernel, std::size_t i);
    static Result<void> find_device(KernelMixInstance& instance);

    std::string name_, source_;
    KernelMixContents contents_;
};

} // namespace ks
