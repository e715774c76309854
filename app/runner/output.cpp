// SPDX-License-Identifier: Apache-2.0
#include "app/runner/output.h"

#include "solvers/core/files.h"
#include "solvers/core/formatted.h"
#include "solvers/core/system_words.h"
#include "solvers/core/text.h"

#include <algorithm>
#include <cerrno>
#include <string>
#include <unistd.h>

namespace ks::runner {

std::string printable_lines(std::string_view text) {
    std::string lines;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        std::string_view line = text.substr(begin, end - begin);
        if (end < text.size() && line.ends_with('\r'))
            line.remove_suffix(1);
        lines += printable(line, std::string::npos);
        if (end < text.size())
            lines += '\n';
        begin = end + 1;
    }
    return lines;
}

Output::Output(int descriptor) : descriptor_(descriptor), is_terminal_(::isatty(descriptor) == 1) {}

Result<void> Output::write(std::string_view text) {
    const std::lock_guard lock(mutex_);
    return write_locked(text);
}

Result<void> Output::text(std::string_view text) {
    return write(printable_lines(text));
}

Result<void> Output::document(std::string_view text) {
    return is_terminal_ ? write(printable_lines(text)) : write(text);
}

Result<void> Output::line(std::string text) {
    text += '\n';
    return document(text);
}

bool Output::last_line(std::string text) {
    text += '\n';
    if (is_terminal_)
        text = printable_lines(text);
    const std::lock_guard lock(mutex_);
    if (closed_)
        return false;
    (void)write_locked(text);
    closed_ = true;
    return true;
}

Result<void> Output::state() const {
    const std::lock_guard lock(mutex_);
    return state_;
}

Result<void> Output::write_locked(std::string_view text) {
    if (!state_ || closed_ || write_all(descriptor_, text))
        return state_;
    state_ = Error{.code = ErrorCode::output,
                   .what = formatted("cannot write: {}", system_words(errno)),
                   .where = "standard output",
                   .todo = "check where it leads and how much room is left there"};
    if (failed)
        failed();
    return state_;
}

void Output::close() {
    const std::lock_guard lock(mutex_);
    closed_ = true;
}

} // namespace ks::runner
