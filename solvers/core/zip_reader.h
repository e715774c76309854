// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace ks {

/// The files in a ZIP archive, through libzip. Without that library no archive can be opened.
class ZipReader {
public:
    /// Nothing: it is not an archive, or libzip is missing. `bytes` must outlive the reader.
    static std::optional<ZipReader> open(std::string_view bytes);
    /// The file of this name. Nothing: there is none, it is damaged or encrypted, or it has more than `most`
    /// bytes.
    std::optional<std::string> read(const std::string& name, std::size_t most) const;

    static bool available();

private:
    struct Archive;
    explicit ZipReader(std::shared_ptr<Archive> archive) : archive_(std::move(archive)) {}
    std::shared_ptr<Archive> archive_;
};

} // namespace ks
