// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/problems/format.h"

#include <QString>

#include <functional>
#include <span>

class QWidget;

namespace ks::ui {

/// The format that a file is in, and which of its instances is meant, counted from 1; 0: it holds only one.
using Answered = std::function<void(const Format& format, std::size_t index)>;

/// Whether the content of a file leaves open which of several formats it is in, or which of its instances is
/// meant.
bool is_open_to_question(const QString& path, std::span<const Format> formats);

/// Asks what the content of a file leaves open: which of several formats it is in, and which of several
/// instances is meant. False: nothing is open, so nobody is asked. `window` is the parent of the dialogs.
bool ask_what_it_is(QWidget& window, const QString& path, std::span<const Format> formats,
                    const Answered& answered);

} // namespace ks::ui
