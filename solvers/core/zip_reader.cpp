// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/zip_reader.h"

#include <algorithm>

#if __has_include(<zip.h>) // libzip-dev has both the header and the library
#include <zip.h>
#define KS_HAVE_ZIP 1
#endif

namespace ks {

#ifdef KS_HAVE_ZIP

constexpr std::size_t least_unpacked = std::size_t{16} << 20;

struct ZipReader::Archive {
    Archive(zip_t* opened, std::size_t bytes) : zip(opened), left(std::max(least_unpacked, bytes * 100)) {}
    Archive(const Archive&) = delete;
    Archive& operator=(const Archive&) = delete;
    ~Archive() { zip_discard(zip); }

    zip_t* zip;
    std::size_t left; ///< bytes that may still be unpacked
};

bool ZipReader::available() {
    return true;
}

std::optional<ZipReader> ZipReader::open(std::string_view bytes) {
    zip_source_t* source = zip_source_buffer_create(bytes.data(), bytes.size(), 0, nullptr);
    if (source == nullptr)
        return std::nullopt;
    zip_t* zip = zip_open_from_source(source, ZIP_RDONLY, nullptr);
    if (zip == nullptr) {
        zip_source_free(source);
        return std::nullopt;
    }
    return ZipReader(std::make_shared<Archive>(zip, bytes.size()));
}

bool ZipReader::has(const std::string& name) const {
    return zip_name_locate(archive_->zip, name.c_str(), 0) >= 0;
}

std::optional<std::string> ZipReader::read(const std::string& name, std::size_t most,
                                           const std::stop_token& stop) const {
    zip_file_t* file = zip_fopen(archive_->zip, name.c_str(), 0);
    if (file == nullptr)
        return std::nullopt;
    // The sizes that the archive states are not trusted.
    std::string content;
    constexpr std::size_t piece = std::size_t{1} << 16;
    zip_int64_t count = 0;
    do {
        const std::size_t before = content.size();
        content.resize(before + piece);
        count = zip_fread(file, content.data() + before, piece);
        content.resize(before + static_cast<std::size_t>(count > 0 ? count : 0));
    } while (count > 0 && content.size() <= std::min(most, archive_->left) && !stop.stop_requested());
    archive_->left -= std::min(archive_->left, content.size());
    const bool whole = zip_fclose(file) == 0 && count == 0;
    return whole ? std::optional(std::move(content)) : std::nullopt;
}

std::optional<std::string> ZipReader::beginning(const std::string& name, std::size_t most) const {
    zip_file_t* file = zip_fopen(archive_->zip, name.c_str(), 0);
    if (file == nullptr)
        return std::nullopt;
    std::string content(most, '\0');
    const zip_int64_t count = zip_fread(file, content.data(), most);
    (void)zip_fclose(file); // the checksum is of the whole file
    if (count < 0)
        return std::nullopt;
    content.resize(static_cast<std::size_t>(count));
    return content;
}

#else

struct ZipReader::Archive {};

bool ZipReader::available() {
    return false;
}

std::optional<ZipReader> ZipReader::open(std::string_view) {
    return std::nullopt;
}

bool ZipReader::has(const std::string&) const {
    return false;
}

std::optional<std::string> ZipReader::read(const std::string&, std::size_t, const std::stop_token&) const {
    return std::nullopt;
}

std::optional<std::string> ZipReader::beginning(const std::string&, std::size_t) const {
    return std::nullopt;
}

#endif

} // namespace ks
