// SPDX-License-Identifier: Apache-2.0
#include "solvers/gpu/nvtx_marks.h"

#include "solvers/core/formatted.h"

#include <nvtx3/nvToolsExt.h>

#include <string>

namespace ks::gpu {

namespace {

class NvtxMarks final : public RunMarks {
public:
    explicit NvtxMarks(nvtxDomainHandle_t domain) : domain_(domain) {}

    void stage_begins(std::string_view name) override {
        end(stage_open_);
        begin(stage_open_, std::string(name));
    }
    void stage_ends() override {
        end(row_open_);
        end(stage_open_);
    }
    void row_begins(std::int64_t row, std::int64_t rows) override {
        end(row_open_);
        begin(row_open_, formatted("row {} of {}", row + 1, rows));
    }

private:
    void begin(bool& open, const std::string& name) {
        nvtxEventAttributes_t attributes{};
        attributes.version = NVTX_VERSION;
        attributes.size = NVTX_EVENT_ATTRIB_STRUCT_SIZE;
        attributes.messageType = NVTX_MESSAGE_TYPE_ASCII;
        attributes.message.ascii = name.c_str();
        nvtxDomainRangePushEx(domain_, &attributes);
        open = true;
    }
    void end(bool& open) {
        if (open)
            nvtxDomainRangePop(domain_);
        open = false;
    }

    nvtxDomainHandle_t domain_;
    bool stage_open_ = false, row_open_ = false;
};

} // namespace

RunMarks* nvtx_marks() {
    // Without a tool the domain is null. Ranges belong to a thread, so each running thread has separate
    // ranges.
    static const nvtxDomainHandle_t domain = nvtxDomainCreateA("knapscope");
    if (!domain)
        return nullptr;
    thread_local NvtxMarks marks(domain);
    return &marks;
}

} // namespace ks::gpu
