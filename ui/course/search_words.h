// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/publish/publication.h"

#include <QByteArray>
#include <QJsonArray>
#include <QString>

#include <vector>

namespace ks::ui {

/// The words of a lesson's step as a search reads them.
struct StepWords {
    QString picture; ///< the number of its first picture, to which a link leads
    QString title;
    QString words;
};
std::vector<StepWords> step_words(const Publication& publication);

/// What the search of one language's contents reads: the words of every lesson.
class SearchWords {
public:
    /// Adds a lesson, in the order of the course.
    /// `page` is the address of its page, seen from the contents.
    void add(const Lesson& lesson, const std::string& page, const std::vector<StepWords>& steps);
    /// All of it as a script, which a page loads when someone searches. A page that is opened from a disk may
    /// load scripts, but no other files.
    QByteArray script() const;

private:
    QJsonArray lessons_;
};

} // namespace ks::ui
