// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/context.h"
#include "solvers/emulator/trace.h"
#include "solvers/instance/instance.h"

#include <functional>
#include <variant>
#include <vector>

namespace ks::emulator {

/// Compares the rows that a traced run hands out with those of Algorithms 2.1 and 2.2 (thesis), which it
/// computes beside them: two rows of C + 1 cells, one operation for each of the emulator's loop rounds.
/// It looks no further than the first wrong cell.
class RowCheck final : public RowSink {
public:
    /// Tells who wrote the byte at an offset of the row being handed out; nothing: nobody knows.
    using Writer = std::function<std::optional<WindowPlace>(std::int64_t offset)>;

    RowCheck(InstancePtr instance, Writer writer, std::stop_token stop);

    /// Bytes that it takes; nothing for a kind without rows.
    static std::optional<std::int64_t> bytes(const Instance& instance);

    Result<void> row(std::int64_t index, std::span<const std::int32_t> cells) override;
    Result<void> row(std::int64_t index, std::span<const std::int64_t> cells) override;

    const ComparedRows& compared() const { return compared_; }

private:
    template <class Cell>
    Result<void> compare(std::int64_t index, std::span<const Cell> cells);
    template <class Cell>
    Result<void> fill(std::int64_t index, const Cell* above, Cell* row) const;

    InstancePtr instance_;
    Writer writer_;
    Context context_;
    std::variant<std::vector<std::int32_t>, std::vector<std::int64_t>> above_; ///< the right row before
    ComparedRows compared_;
};

} // namespace ks::emulator
