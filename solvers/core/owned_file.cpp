// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/owned_file.h"

#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/core/new_file.h"

#include <cerrno>
#include <fcntl.h>
#include <fstream>
#include <sstream>
#include <sys/file.h>
#include <sys/stat.h>

namespace ks {

namespace {

namespace fs = std::filesystem;

/// Returns "process 4711", or "another process" if the system does not report it. A line of /proc/locks is
/// "1: FLOCK ADVISORY WRITE 4711 fd:01:393222 0 EOF"; the sixth word ends with the file's inode.
Sentence owner_of(const struct stat& status) {
    std::ifstream locks("/proc/locks");
    for (std::string line; std::getline(locks, line);) {
        std::istringstream words(line);
        std::string number, kind, advisory, write, process, file;
        words >> number >> kind >> advisory >> write >> process >> file;
        if (kind == "FLOCK" && process != "0" && file.ends_with(written(":{}", status.st_ino)))
            return formatted("process {}", process);
    }
    return said("another process");
}

/// Returns whether the file still has this name: another process may have replaced it meanwhile.
bool is_at(const fs::path& path, const struct stat& status) {
    struct stat now {};
    return ::stat(path.c_str(), &now) == 0 && now.st_dev == status.st_dev && now.st_ino == status.st_ino;
}

} // namespace

Result<OwnedFile> OwnedFile::open(const fs::path& path) {
    KS_TRY(fs::path target, replaceable(path));
    for (;;) {
        Descriptor file(::open(target.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666));
        struct stat status {};
        if (!file || ::fstat(file.number(), &status) != 0)
            return cannot_write(path);
        if (::flock(file.number(), LOCK_EX | LOCK_NB) != 0)
            return errno == EWOULDBLOCK ? cannot_write(path, formatted("{} is writing it", owner_of(status)))
                                        : cannot_write(path);
        if (is_at(target, status))
            return OwnedFile(std::move(target), std::move(file));
    }
}

Result<void> OwnedFile::replace(std::string_view bytes) {
    KS_TRY(NewFile file, NewFile::open(path_));
    Descriptor lock = file.hold(); // before the file has the name, so that it is locked at every moment
    KS_CHECK(file.write(bytes));
    KS_CHECK(file.commit());
    lock_ = std::move(lock);
    return {};
}

} // namespace ks
