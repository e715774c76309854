// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <locale.h>

namespace ks {

/// This thread has the C locale while this object lives. nlohmann's parser needs it: it replaces the point of
/// a number by the decimal mark of the locale, or by the first byte of a longer mark, and desktops set the
/// locale. JSON has one form everywhere.
class PlainNumbers {
public:
    PlainNumbers() : before_(::uselocale(plain())) {}
    ~PlainNumbers() { ::uselocale(before_); }
    PlainNumbers(const PlainNumbers&) = delete;
    PlainNumbers& operator=(const PlainNumbers&) = delete;

private:
    static locale_t plain() {
        static const locale_t c = ::newlocale(LC_ALL_MASK, "C", nullptr); // the C locale needs no allocation
        return c;
    }

    locale_t before_;
};

} // namespace ks
