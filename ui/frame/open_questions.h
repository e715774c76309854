// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/problems/format.h"

#include <QString>

#include <filesystem>
#include <functional>
#include <span>
#include <string>

class QWidget;

namespace ks::ui {

/// A text that is to be opened: that of a file, or one that was dragged here.
struct OpenText {
    std::string text;
    QString called;               ///< what a question calls it
    std::string name{};           ///< in messages
    std::filesystem::path file{}; ///< empty: it is from no file
};

OpenText dragged_text(const QString& text);
Result<OpenText> text_of_file(const QString& path);

/// The format that a text is in, and which of its instances is meant, counted from 1; 0: it holds only one.
using Answered = std::function<void(const Format& format, std::size_t index)>;

/// The instance of a table of which the user has said what it means.
using TableAnswered = std::function<void(const InstancePtr& instance)>;

/// Whether a text leaves open which of several formats it is in, or which of its instances is meant, or what
/// a table means.
bool is_open_to_question(const OpenText& what, std::span<const Format> formats);

/// Asks what a text leaves open: which of several formats it is in, which of several instances is meant, and
/// what a table means. False: nothing is open, so nobody is asked. `window` is the parent of the dialogs.
bool ask_what_it_is(QWidget& window, const OpenText& what, std::span<const Format> formats,
                    const Answered& answered, const TableAnswered& table_answered = {});

} // namespace ks::ui
