// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

namespace ks {

/// The files in a ZIP archive, through libzip. Without that library no archive can be opened.
class ZipReader {
public:
    /// Opens an archive. Nothing: it is not an archive, or libzip is missing. `bytes` must outlive the
    /// reader.
    static std::optional<ZipReader> open(std::string_view bytes);
    bool has(const std::string& name) const;
    /// The file of this name. Nothing: there is none, it is damaged or encrypted, it has more than `most`
    /// bytes, or a stop was requested. All files that are read may together have 100 times the bytes of the
    /// archive, and 16 MiB in any case, because the memory that a file takes depends on its size.
    std::optional<std::string> read(const std::string& name, std::size_t most,
                                    const std::stop_token& stop = {}) const;
    /// Up to `most` bytes of its beginning. Nothing: there is no such file, or it is damaged or encrypted.
    std::optional<std::string> beginning(const std::string& name, std::size_t most) const;

    static bool available();

private:
    struct Archive;
    explicit ZipReader(std::shared_ptr<Archive> archive) : archive_(std::move(archive)) {}
    std::shared_ptr<Archive> archive_;
};

} // namespace ks
