// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace ks::runner {

/// Text for people in aligned columns, two spaces apart. Widths count characters, not bytes. A cell is always
/// one line: line ends and other control characters in it are escaped (`printable`).
class Table {
public:
    enum class Align { left, right };

    /// Columns beyond those named are left-aligned.
    explicit Table(std::vector<Align> alignment = {}) : alignment_(std::move(alignment)) {}

    void row(std::vector<std::string> cells);
    bool empty() const { return rows_.empty(); }
    /// One line for each row, without spaces at its end.
    std::string text() const;

private:
    std::vector<Align> alignment_;
    std::vector<std::vector<std::string>> rows_;
};

/// 1234567 as "1,234,567".
std::string grouped(std::int64_t number);
/// Milliseconds with three digits behind the point: "1,234.500".
std::string milliseconds(double ms);

} // namespace ks::runner
