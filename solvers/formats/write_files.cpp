// SPDX-License-Identifier: Apache-2.0
#include "solvers/formats/write_files.h"

#include "solvers/core/files.h"
#include "solvers/core/written_together.h"

namespace ks {

Result<void> write_files(const std::vector<FileText>& files, const std::stop_token& stop) {
    if (files.size() == 1)
        return write_file(files.front().file, files.front().text, stop);
    std::vector<NamedBytes> named;
    for (const FileText& each : files)
        named.push_back({.name = each.file.filename().string(), .bytes = each.text});
    return write_together(ready_folder(files.front().file), named, stop);
}

} // namespace ks
