// SPDX-License-Identifier: GPL-3.0-or-later
// The texts that claims are about: a lesson's steps, with the program's texts there, and documents.
#pragma once

#include "solvers/formats/format.h"
#include "tests/ui/lessons/lesson_numerals.h"
#include "ui/lessons/lesson_picture.h"
#include "ui/lessons/lesson_text.h"
#include "ui/lessons/lesson_track.h"
#include "visual/paint/fonts.h"

#include <memory>

namespace ks::tests {

/// The texts of one picture: its sentence and question, then its labels and possible answers.
struct PictureWords {
    QString says, labels;
    std::shared_ptr<const scene::Figure> figure; ///< null: a step of a recording
};

/// A step's text without markup, and the program's texts for it. Step 0 is the part before the first step
/// (title, summary and introduction), with the program's texts for the whole lesson.
struct StepWords {
    QString text;       ///< title, text and notes
    QString heading;    ///< of a document's section
    TextSpan body = {}; ///< only its text
    std::vector<PictureWords> pictures;
    Material said; ///< in sentences, questions and instances, but not in labels
};

struct LessonWords {
    std::vector<StepWords> steps; ///< by number
    Material all;                 ///< anywhere in the lesson, including labels
    InstancePtr instance;         ///< the lesson's; null: none

    /// For a document: a section for each heading. The program has no texts for it; the document's own
    /// numbers can be used in calculations.
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
    /// A document with each paragraph, list item and table row in one line. Lines of code are omitted: they
    /// are examples and make no statements.
    static QString lines_of(const QString& markdown) {
        static const QRegularExpression begins(QStringLiteral("^(?:$|\\||#|[-*>] |!)"));
        static const QRegularExpression ends(QStringLiteral("^(?:$|\\||#|!)"));
        QString text;
        bool alone = true; // whether the previous line ends its paragraph
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
