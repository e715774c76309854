// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/publish/publication.h"

#include <QByteArray>
#include <QJsonArray>
#include <QString>

#include <vector>

namespace ks::ui {

/// The words of a lesson's step for the search.
struct StepWords {
    QString picture; ///< the number of its first picture, the target of a link
    QString title;
    QString words;
};
std::vector<StepWords> step_words(const Publication& publication);

/// The data for the search in one language's contents: the words of every lesson.
class SearchWords {
public:
    /// Adds a lesson, in the order of the course. `page` is the address of its page relative to the contents.
    void add(const Lesson& lesson, const std::string& page, const std::vector<StepWords>& steps);
    /// The data as a script, which a page loads when the reader searches. A page opened from a disk may load
    /// scripts, but no other files.
    QByteArray script() const;

private:
    QJsonArray lessons_;
};

} // namespace ks::ui
