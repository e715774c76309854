// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/system_words.h"

#include "solvers/core/sayable.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>

namespace ks {

namespace {

/// A frequent reason.
struct Reason {
    int error;
    Sayable words;
};
constexpr std::array reasons{Reason{.error = EACCES, .words = "Permission denied"},
                             Reason{.error = EPERM, .words = "Operation not permitted"},
                             Reason{.error = ENOENT, .words = "No such file or directory"},
                             Reason{.error = ENOTDIR, .words = "Not a directory"},
                             Reason{.error = EISDIR, .words = "Is a directory"},
                             Reason{.error = EEXIST, .words = "File exists"},
                             Reason{.error = ENOSPC, .words = "No space left on device"},
                             Reason{.error = EDQUOT, .words = "Disk quota exceeded"},
                             Reason{.error = EROFS, .words = "Read-only file system"},
                             Reason{.error = EFBIG, .words = "File too large"},
                             Reason{.error = ENAMETOOLONG, .words = "File name too long"},
                             Reason{.error = ELOOP, .words = "Too many levels of symbolic links"},
                             Reason{.error = EMFILE, .words = "Too many open files"},
                             Reason{.error = EBUSY, .words = "Device or resource busy"},
                             Reason{.error = EIO, .words = "Input/output error"},
                             Reason{.error = ENOMEM, .words = "Cannot allocate memory"},
                             Reason{.error = ENOEXEC, .words = "Exec format error"},
                             Reason{.error = EPIPE, .words = "Broken pipe"}};

} // namespace

Sentence system_words(int error) {
    const auto known = std::ranges::find(reasons, error, &Reason::error);
    return known == reasons.end() ? Sentence(std::strerror(error)) : Sentence(said(known->words));
}

} // namespace ks
