// SPDX-License-Identifier: Apache-2.0
#include "app/runner/standard_streams.h"

#include <cerrno>
#include <fcntl.h>
#include <initializer_list>
#include <unistd.h>

namespace ks::runner {

void occupy_closed_streams() {
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (::fcntl(stream, F_GETFD) < 0 && errno == EBADF)
            (void)!::open("/dev/null", O_RDONLY); // the lowest free number, which is this one
}

} // namespace ks::runner
