// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/problems/format.h"

#include <QString>

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

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

struct DoubtedTable;

/// What a text leaves open: which of several formats it is in, which of several instances is meant, or what a
/// table means.
struct OpenQuestion {
    struct Reading {
        const Format* format = nullptr;
        std::vector<std::string> titles{};     ///< of its instances, if it holds several
        std::shared_ptr<DoubtedTable> table{}; ///< the dialog takes its content; null: no table, or no doubt
    };
    OpenText what;
    std::vector<Reading> readings; ///< one or more
};

/// The question that a text leaves open, if it does. It reads the whole text, on any thread.
std::optional<OpenQuestion> open_question(OpenText what, std::span<const Format> formats);

/// Asks it in a dialog. `window` is the parent.
void ask(QWidget& window, const OpenQuestion& question, const Answered& answered,
         const TableAnswered& table_answered);

} // namespace ks::ui
