// SPDX-License-Identifier: Apache-2.0
#include "app/runner/line_reader.h"

#include <array>
#include <cerrno>
#include <cstdint>
#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>
#include <utility>

namespace ks::runner {

void LineReader::Wake::operator()() const {
    const std::uint64_t one = 1;
    (void)!::write(descriptor, &one, sizeof one);
}

LineReader::LineReader(int descriptor, std::size_t longest, std::stop_token stop)
    : descriptor_(descriptor), longest_(longest), wake_(::eventfd(0, EFD_CLOEXEC)), stop_(std::move(stop)) {
    on_stop_.emplace(stop_, Wake{wake_});
}

LineReader::~LineReader() {
    on_stop_.reset(); // before the system can reuse the descriptor
    ::close(wake_);
}

LineReader::Got LineReader::next(std::string& line, json::Outline& outline) {
    for (;;) {
        const std::size_t end = buffer_.find('\n', searched_);
        if (end != std::string::npos) {
            take(end, line);
            searched_ = 0;
            outline = std::exchange(outline_, {});
            if (!std::exchange(skipping_, false))
                return Got::line;
            continue;
        }
        searched_ = buffer_.size();
        if (buffer_.size() > longest_ || skipping_) {
            buffer_.clear();
            searched_ = 0;
            outline_ = {};
            if (!std::exchange(skipping_, true))
                return Got::too_long;
        }
        outline_.read_on(buffer_);
        if (fill())
            continue;
        if (buffer_.empty() || stop_.stop_requested())
            return Got::end;
        line = std::exchange(buffer_, {});
        searched_ = 0;
        outline = std::exchange(outline_, {});
        return Got::line;
    }
}

/// Moves what is before `end` into `line`. A long line, which may have many megabytes, is not copied.
void LineReader::take(std::size_t end, std::string& line) {
    if (buffer_.size() - end < end) {
        std::string rest(buffer_, end + 1);
        line = std::exchange(buffer_, std::move(rest));
        line.resize(end);
    } else {
        line.assign(buffer_, 0, end);
        buffer_.erase(0, end + 1);
    }
}

/// Reads once. False at the end of the input, on an error, and after a stop request.
bool LineReader::fill() {
    std::array<pollfd, 2> waiting = {
        {{.fd = descriptor_, .events = POLLIN}, {.fd = wake_, .events = POLLIN}}};
    std::array<char, 65536> piece{};
    for (;;) {
        if (::poll(waiting.data(), waiting.size(), -1) < 0 && errno != EINTR)
            return false;
        if (stop_.stop_requested())
            return false;
        const ssize_t got = ::read(descriptor_, piece.data(), piece.size());
        if (got > 0) {
            buffer_.append(piece.data(), static_cast<std::size_t>(got));
            return true;
        }
        if (got == 0 || (errno != EINTR && errno != EAGAIN))
            return false;
    }
}

} // namespace ks::runner
