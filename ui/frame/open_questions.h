// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/formats/format.h"

#include <QString>

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
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
    TableOptions options{};       ///< what the user has said about it

    /// `index` as in InstanceText.
    InstanceText instance_text(const std::stop_token& stop = {}, std::size_t index = 0) const;
};

OpenText dragged_text(const QString& text);
Result<OpenText> text_of_file(const QString& path);

/// The format that a text is in, and which of its instances is meant, counted from 1; 0: it holds only one.
using Answered = std::function<void(const Format& format, std::size_t index)>;

/// The text with factors by which its numbers are to be multiplied; `reading` is what was read so far.
struct Multiplied;
using MultiplyAnswered = std::function<void(const Multiplied& multiplied)>;

/// The instance of a table of which the user has said what it means, and what was left out.
using TableAnswered = std::function<void(const InstancePtr& instance, const std::vector<Sentence>& left_out)>;

struct ProposedTable;

/// The number of the sheet of a workbook, from 1.
using SheetAnswered = std::function<void(std::size_t sheet)>;

/// What a text leaves open: which sheet of a workbook is meant, which of several formats it is in, which of
/// several instances is meant, whether its numbers may be multiplied, or what a table means.
struct OpenQuestion {
    struct Reading {
        const Format* format = nullptr;
        std::vector<std::string> titles{};      ///< of its instances, if it holds several
        std::shared_ptr<ProposedTable> table{}; ///< the dialog takes its content; null: no table, or no doubt
        std::size_t index = 0;                  ///< of the instance that was chosen, from 1
        TableOptions factors{};                 ///< that make all numbers whole; none: they are, or cannot be
        std::string fraction{};                 ///< with `factors`: "line 3: 4.5 is not a whole number"
    };
    OpenText what;
    std::vector<Reading> readings{};   ///< one or more, except where a sheet is asked for
    std::vector<std::string> sheets{}; ///< of a workbook, if several have values and none is chosen
};

struct Multiplied {
    OpenText what; ///< its options have the factors
    const Format* format = nullptr;
    std::size_t index = 0;
    bool only_format = false; ///< no other format was as sure of the text
};

/// The question that a text leaves open, if it does. It reads the whole text, on any thread.
std::optional<OpenQuestion> open_question(OpenText what, std::span<const Format> formats,
                                          const std::stop_token& stop = {});
/// The same for a text in this format, of which an instance is chosen.
std::optional<OpenQuestion> open_question(OpenText what, const Format& format, std::size_t index,
                                          const std::stop_token& stop = {});

/// Asks for the sheet, if the file is a workbook and several of its sheets have values.
std::optional<OpenQuestion> sheet_question(const QString& path, const std::stop_token& stop);

/// What happens with the answers.
struct Answers {
    Answered format;
    MultiplyAnswered multiply;
    TableAnswered table;
    SheetAnswered sheet;
};

/// Asks it in a dialog. `window` is the parent.
void ask(QWidget& window, const OpenQuestion& question, const Answers& answers);

} // namespace ks::ui
