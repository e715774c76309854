// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/zip_reader.h"

#if __has_include(<zip.h>) // libzip-dev has both the header and the library
#include <zip.h>
#define KS_HAVE_ZIP 1
#endif

namespace ks {

#ifdef KS_HAVE_ZIP

struct ZipReader::Archive {
    explicit Archive(zip_t* opened) : zip(opened) {}
    Archive(const Archive&) = delete;
    Archive& operator=(const Archive&) = delete;
    ~Archive() { zip_discard(zip); }

    zip_t* zip;
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
    return ZipReader(std::make_shared<Archive>(zip));
}

std::optional<std::string> ZipReader::read(const std::string& name, std::size_t most) const {
    zip_file_t* file = zip_fopen(archive_->zip, name.c_str(), 0);
    if (file == nullptr)
        return std::nullopt;
    // What the archive says of its sizes is not believed.
    std::string content;
    constexpr std::size_t piece = std::size_t{1} << 16;
    zip_int64_t count = 0;
    do {
        const std::size_t before = content.size();
        content.resize(before + piece);
        count = zip_fread(file, content.data() + before, piece);
        content.resize(before + static_cast<std::size_t>(count > 0 ? count : 0));
    } while (count > 0 && content.size() <= most);
    const bool whole = zip_fclose(file) == 0 && count == 0;
    return whole ? std::optional(std::move(content)) : std::nullopt;
}

#else

struct ZipReader::Archive {};

bool ZipReader::available() {
    return false;
}

std::optional<ZipReader> ZipReader::open(std::string_view) {
    return std::nullopt;
}

std::optional<std::string> ZipReader::read(const std::string&, std::size_t) const {
    return std::nullopt;
}

#endif

} // namespace ks
