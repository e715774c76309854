// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/written_together.h"

#include "solvers/core/files.h"
#include "solvers/core/new_file.h"
#include "solvers/core/system_words.h"

#include <algorithm>
#include <cerrno>

namespace ks {

namespace {

namespace fs = std::filesystem;

/// A folder that is removed with this object, unless it has taken another name.
struct Unfinished {
    fs::path path;

    explicit Unfinished(fs::path at) : path(std::move(at)) { remove(); }
    Unfinished(const Unfinished&) = delete;
    Unfinished& operator=(const Unfinished&) = delete;
    ~Unfinished() { remove(); }

    void remove() const {
        std::error_code failed;
        fs::remove_all(path, failed);
    }
};

fs::path around(const fs::path& ready) {
    return ready.has_parent_path() ? ready.parent_path() : fs::path(".");
}

bool is_folder(const fs::path& path) {
    std::error_code failed;
    return fs::symlink_status(path, failed).type() == fs::file_type::directory;
}

std::vector<std::string> files_in(const fs::path& folder) {
    std::vector<std::string> names;
    std::error_code failed;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, failed))
        if (entry.is_regular_file(failed))
            names.push_back(entry.path().filename().string());
    return names;
}

} // namespace

Result<void> write_together(const fs::path& ready, std::span<const NamedBytes> files,
                            const std::stop_token& stop) {
    std::vector<std::string> names;
    for (const NamedBytes& file : files)
        names.push_back(file.name);
    KS_CHECK(finish_writing(ready, names));
    fs::path part = ready;
    part += "-part";
    const Unfinished unfinished(part);
    std::error_code failed;
    if (!fs::create_directory(part, failed))
        return cannot_write(part, system_words(failed ? failed.value() : EEXIST));
    for (const NamedBytes& file : files) {
        KS_CHECK(replaceable(around(ready) / file.name));
        KS_CHECK(write_file(part / file.name, file.bytes, stop));
    }
    fs::rename(part, ready, failed);
    if (failed)
        return cannot_write(ready, system_words(failed.value()));
    sync_folder(around(ready));
    return finish_writing(ready, names);
}

Result<void> finish_writing(const fs::path& ready, const std::vector<std::string>& names) {
    if (!is_folder(ready))
        return {};
    for (const std::string& name : files_in(ready)) {
        if (!names.empty() && std::ranges::find(names, name) == names.end())
            continue;
        const fs::path target = around(ready) / name;
        std::error_code failed;
        fs::rename(ready / name, target, failed);
        if (failed && failed != std::errc::no_such_file_or_directory) // another reader may have moved it
            return cannot_write(target, system_words(failed.value()));
    }
    sync_folder(around(ready));
    std::error_code failed;
    fs::remove(ready, failed);
    return {};
}

fs::path ready_folder(const fs::path& first) {
    return first.parent_path() / ("." + first.filename().string() + ".saved");
}

} // namespace ks
