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

/// A kernel to run concurrently with others. The number of blocks among which its threads are divided is not
/// fixed.
struct MixKernel {
    std::optional<std::string> name{};
    std::int64_t registers = 0;    ///< r, per thread
    std::int64_t shared_bytes = 0; ///< s, per block of any size
    std::int64_t threads = 1;      ///< on the whole device
    std::int64_t copies = 1;       ///< how often the kernel runs

    friend bool operator==(const MixKernel&, const MixKernel&) = default;
};

/// The device on which the kernels run: a preset, or a custom device, for which all five numbers are given.
/// If neither is given, it is `KernelMixInstance::usual_device`.
struct MixDevice {
    std::optional<std::string> device{}; ///< a preset's id
    std::optional<std::int64_t> sms{};
    std::optional<std::int64_t> sm_warps{}, sm_blocks{}, sm_registers{}, sm_shared_bytes{};
};
using KernelMixContents = ContentsOf<MixDevice, NoFields, MixKernel>;

const Fields& kernel_mix_fields();

/// Kernels to run on one GPU at the same time, as many as fit. The question is with how many blocks, and of
/// how many threads, each is launched (concurrency paper, Section III-A). A kernel's blocks are spread evenly
/// over all multiprocessors, so it is enough to look at a single multiprocessor.
class KernelMixInstance final : public Instance {
public:
    static constexpr std::string_view kind_id = "kernel-mix";
    static constexpr std::string_view usual_device = "h200"; ///< the default of the runner's --device
    static constexpr std::int64_t most_launches = 1'000'000;

    std::string_view kind() const override { return kind_id; }
    const Contents& contents() const override { return contents_; }

    std::span<const MixKernel> kernels() const { return contents_.all; }
    /// Returns the name of kernel i, such as "scan"; a kernel without a name is called "K3", counted from 1.
    std::string kernel_name(std::size_t i) const;
    /// Returns the number of copies of all kernels; at most `most_launches`.
    std::int64_t launches() const { return launches_; }

    /// Returns the preset; null: a custom device.
    const DevicePreset* preset() const { return preset_; }
    std::int64_t sms() const { return sms_; }
    /// Returns the capacity of a multiprocessor and its allocation units. A custom device has units of 1, and
    /// one block may take everything.
    const ComputeCapability& sm() const { return sm_; }
    /// Returns W, B, R and S of the paper.
    Plan::Resources limits() const;

    /// Returns the warps per multiprocessor for the kernel's threads: c / 32, rounded up.
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

    /// Returns the instance. Input errors: no kernel; a number out of its field's range; an unknown preset; a
    /// preset together with numbers, or only some of the five numbers; more than `most_launches` copies in
    /// all. `where` of the error is the JSON Pointer of the wrong field.
    Result<std::shared_ptr<const KernelMixInstance>> build() &&;

private:
    static Result<void> check_kernel(const MixKernel& kernel, std::size_t i);
    static Result<void> find_device(KernelMixInstance& instance);

    std::string name_, source_;
    KernelMixContents contents_;
};

} // namespace ks
