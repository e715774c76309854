// SPDX-License-Identifier: GPL-3.0-or-later
// What is claimed: the words of a lesson's steps, with what the program says there, and those of a document.
#pragma once

#include "solvers/problems/format.h"
#include "tests/ui/lessons/lesson_numerals.h"
#include "ui/lessons/lesson_picture.h"
#include "ui/lessons/lesson_text.h"
#include "ui/lessons/lesson_track.h"
#include "visual/paint/fonts.h"

#include <memory>

namespace ks::tests {

/// What the program says of one picture: its sentence and what is asked there, then every label in it and
/// what can be answered.
struct PictureWords {
    QString says, labels;
    std::shared_ptr<const scene::Figure> figure; ///< null: a step of a recording
};

/// A step's own words, bare, and what the program says there. The step 0 has what stands before the first
/// step: title, summary and introduction, for which the program says what it says in the whole lesson.
struct StepWords {
    QString text;       ///< title, text and notes
    QString heading;    ///< of a document's section
    TextSpan body = {}; ///< its text alone
    std::vector<PictureWords> pictures;
    Material said; ///< by sentences, questions and instances, but not by labels
};

struct LessonWords {
    std::vector<StepWords> steps; ///< by their numbers
    Material all;                 ///< said anywhere in the lesson, by labels as well
    InstancePtr instance;         ///< the lesson's; null: it has none

    /// Of a document: a section for each heading. Nothing is said beside it; what it says itself counts for
    /// what is worked out.
    explicit LessonWords(const QString& markdown) : steps(1) {
        for (const QString& line : lines_of(markdown).split(u'\n')) {
            if (line.startsWith("## ") || line.startsWith("### ")) {
                steps.emplace_back();
                steps.back().heading = bare(line.section(u' ', 1));
            }
            steps.back().text += line + u'\n';
        }
        for (StepWords& section : steps) {
            section.text = bare(section.text);
            all.add(section.text);
        }
    }
    explicit LessonWords(const ui::LessonTrack& track)
        : steps(track.lesson().steps.size() + 1), instance(track.lesson().instance) {
        const ui::Lesson& lesson = track.lesson();
        const auto text = ui::read_lesson_text(lesson.folder, lesson.id);
        const ui::HeadedSection before = text ? text->sections.value(QString()) : ui::HeadedSection();
        steps[0].text = bare(QStringList{lesson.title, lesson.summary, before.text}.join(u'\n'));
        for (std::size_t i = 0; i < lesson.steps.size(); ++i)
            add_text(steps[i + 1], lesson.steps[i]);
        for (std::int64_t at = 0; at <= track.count(); ++at)
            add_picture(track, at);
    }

private:
    /// A document in which each paragraph, list item and row of a table is one line. Lines of code are left
    /// out: they are examples and state nothing.
    static QString lines_of(const QString& markdown) {
        static const QRegularExpression begins(QStringLiteral("^(?:$|\\||#|[-*>] |!)"));
        static const QRegularExpression ends(QStringLiteral("^(?:$|\\||#|!)"));
        QString text;
        bool alone = true; // whether the line before ends there
        for (const QString& line : ungrouped(markdown).split(u'\n')) {
            if (line.startsWith("    "))
                continue;
            text += alone || begins.match(line).hasMatch() ? u'\n' + line : u' ' + line.trimmed();
            alone = ends.match(line).hasMatch();
        }
        return text;
    }
    static void add_text(StepWords& to, const ui::LessonStep& step) {
        to.text = bare(step.title) + u'\n';
        to.body.from = to.text.size();
        to.text += bare(step.text) + u'\n';
        to.body.to = to.text.size();
        to.text += bare(step.notes);
    }
    void add_picture(const ui::LessonTrack& track, std::int64_t at) {
        StepWords& step = steps[track.lesson_step(at) + 1];
        PictureWords picture{.says = QString::fromStdString(
                                 track.figure(at) ? track.figure(at)->sentence
                                                  : track.recording()->at(track.recording_step(at)).text),
                             .labels = {},
                             .figure = track.figure(at)};
        if (const auto& question = track.question(at)) {
            picture.says += u'\n' + QString::fromStdString(question->text);
            for (const QuizQuestion::Option& option : question->options)
                picture.labels += QString::fromStdString(option.text) + u'\n';
        }
        const paint::FontMeasure measure;
        const scene::DisplayList drawn = ui::shown_at(track, at, 1600, 1000, measure);
        for (const scene::Primitive& item : drawn.items)
            if (const auto* label = std::get_if<scene::Text>(&item))
                picture.labels += QString::fromStdString(label->text) + u'\n';
        for (const scene::Region& region : drawn.regions)
            picture.labels += QString::fromStdString(region.description) + u'\n';
        picture.says = bare(picture.says);
        picture.labels = bare(picture.labels);
        const QString given =
            track.instance(at) ? QString::fromStdString(write_json(*track.instance(at))) : QString();
        for (Material* material : {&step.said, &steps[0].said}) {
            material->add(picture.says);
            material->add(given);
        }
        for (const QString& words : {picture.says, picture.labels, given})
            all.add(words);
        step.pictures.push_back(std::move(picture));
    }
};

} // namespace ks::tests
