// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <locale.h>

namespace ks {

/// This thread has the C locale while this object lives. nlohmann's parser needs that: it hands a number on
/// with the decimal mark of the locale instead of its point, or with the first byte of a longer mark, and a
/// desktop sets the locale. JSON has one form everywhere.
class PlainNumbers {
public:
    PlainNumbers() : before_(::uselocale(plain())) {}
    ~PlainNumbers() { ::uselocale(before_); }
    PlainNumbers(const PlainNumbers&) = delete;
    PlainNumbers& operator=(const PlainNumbers&) = delete;

private:
    static locale_t plain() {
        static const locale_t c = ::newlocale(LC_ALL_MASK, "C", nullptr); // it allocates nothing
        return c;
    }

    locale_t before_;
};

} // namespace ks
