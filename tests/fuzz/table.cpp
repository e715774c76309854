// SPDX-License-Identifier: GPL-3.0-or-later
// Table files. Random bytes never have correct checksums, so if the header has the right size they are
// recomputed.
#include "solvers/core/descriptor.h"
#include "solvers/table/table_file.h"
#include "tests/fuzz/target.h"

#include <cstring>
#include <span>
#include <sys/mman.h>
#include <unistd.h>
#include <vector>

namespace ks::fuzz {

namespace {

using Bytes = std::vector<std::byte>;

/// The same bytes with correct checksums and seal; unchanged if the header is not valid or the size is
/// wrong.
Bytes sealed(std::string_view text) {
    const auto given = std::as_bytes(std::span(text));
    Bytes bytes(given.begin(), given.end());
    const auto table = from_header(bytes, "x.kstable");
    if (!table)
        return bytes;
    const auto layout = FileLayout::of(*table);
    if (!layout || layout->file_bytes != static_cast<std::int64_t>(bytes.size()))
        return bytes;
    const std::span<std::byte> all(bytes);
    const auto at = [](std::int64_t number) { return static_cast<std::size_t>(number); };
    const auto put = [&](std::int64_t place, std::uint64_t sum) {
        std::memcpy(&all[at(place)], &sum, sizeof sum);
    };
    for (std::int64_t i = 1; i <= table->shape.all_rows(); ++i)
        put(layout->checksums + (i - 1) * FileLayout::checksum_bytes,
            row_checksum(table->version, all.subspan(at(layout->row(i)), at(layout->row_bytes))));
    put(layout->seal, table_seal(table->version, all.first(at(FileLayout::header_bytes)),
                                 all.subspan(at(layout->checksums), at(layout->seal - layout->checksums))));
    return bytes;
}

/// A file in memory, with a path that is valid while it is open.
class File {
public:
    explicit File(const Bytes& bytes) : descriptor_(::memfd_create("fuzz", MFD_CLOEXEC)) {
        sound_ =
            ::write(descriptor_.number(), bytes.data(), bytes.size()) == static_cast<ssize_t>(bytes.size());
    }
    bool sound() const { return sound_; }
    std::string path() const { return "/proc/self/fd/" + std::to_string(descriptor_.number()); }

private:
    Descriptor descriptor_;
    bool sound_ = false;
};

} // namespace

Verdict check_table(std::string_view bytes) {
    const File file(sealed(bytes));
    if (!file.sound())
        return {.complaint = "no file in memory"};
    const auto table = TableFile::open(file.path());
    if (!table)
        return refused(table.error());
    if (const auto checked = (*table)->check_rows({}); !checked)
        return refused(checked.error());
    for (std::int64_t i = 1; i <= (*table)->rows(); ++i)
        if (const auto row = (*table)->row(i); !row)
            return taken("row " + std::to_string(i) + " was checked, and is refused");
        else if (row->columns() != (*table)->columns())
            return taken("row " + std::to_string(i) + " has not the columns of the table");
    TableDescription described = (*table)->description();
    described.version = 2; // the newest version is written
    const auto again = from_header(to_header(described), file.path());
    return taken(again && *again == described ? ""
                                              : "a header that was read is another one once it is written");
}

} // namespace ks::fuzz
