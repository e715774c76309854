// SPDX-License-Identifier: GPL-3.0-or-later
// What a lesson's claims.json says, and whether it is so. ui/lessons/README.md has the kinds of claims.
#pragma once

#include "solvers/bench/results.h"
#include "solvers/occupancy/devices.h"
#include "solvers/problems/format.h"
#include "tests/paths.h"
#include "tests/ui/lessons/lesson_numerals.h"
#include "ui/compare/paper_figures.h"
#include "ui/lessons/lesson_picture.h"
#include "ui/lessons/lesson_text.h"
#include "ui/lessons/lesson_track.h"
#include "visual/paint/fonts.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <functional>
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
    TextSpan body = {}; ///< its text alone
    std::vector<PictureWords> pictures;
    Material said; ///< by sentences, questions and instances, but not by labels
};

struct LessonWords {
    std::vector<StepWords> steps; ///< by their numbers
    Material all;                 ///< said anywhere in the lesson, by labels as well

    explicit LessonWords(const ui::LessonTrack& track) : steps(track.lesson().steps.size() + 1) {
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
        const QString instance =
            track.instance(at) ? QString::fromStdString(write_json(*track.instance(at))) : QString();
        for (Material* material : {&step.said, &steps[0].said}) {
            material->add(picture.says);
            material->add(instance);
        }
        for (const QString& words : {picture.says, picture.labels, instance})
            all.add(words);
        step.pictures.push_back(std::move(picture));
    }
};

/// One line of a claims.json: words of a step's text, and what they rest on.
struct LessonClaim {
    QJsonObject json;

    int step() const { return json["step"].toInt(-1); }
    QString words() const { return bare(json["text says"].toString()); }
    QString name() const { return QStringLiteral("%1: %2").arg(step()).arg(json["text says"].toString()); }
};

/// The claims of a lesson that ships; none if it has no such file.
inline std::vector<LessonClaim> claims_of(const QString& lesson) {
    QFile file(QStringLiteral(":/assets/lessons/%1/claims.json").arg(lesson));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    std::vector<LessonClaim> claims;
    for (const auto& each : QJsonDocument::fromJson(file.readAll()).array())
        claims.push_back({.json = each.toObject()});
    return claims;
}

/// Whether a claim is so: `wrong` says what is not, and `held` which numbers of the step's text rest on it.
class CheckedClaim {
public:
    QString wrong;
    std::vector<TextSpan> held;

    CheckedClaim(const LessonClaim& claim, const LessonWords& lesson)
        : claim_(claim), lesson_(lesson), words_(claim.words()) {
        check();
    }

private:
    void check() {
        if (claim_.step() < 0 || claim_.step() >= static_cast<int>(lesson_.steps.size()))
            return fail("there is no such step");
        if (words_.trimmed().isEmpty())
            return fail("\"text says\" is empty: a claim is about words of the text");
        if (!step().text.contains(words_))
            return fail("the text does not say so: " + step().text);
        static const std::map<QStringList, void (CheckedClaim::*)()> kinds{
            {{"picture", "picture says", "step", "text says"}, &CheckedClaim::check_picture},
            {{"figure", "picture says", "step", "text says"}, &CheckedClaim::check_figure},
            {{"asset", "asset says", "step", "text says"}, &CheckedClaim::check_asset},
            {{"is", "step", "text says"}, &CheckedClaim::check_value},
            {{"is", "step", "text says", "where"}, &CheckedClaim::check_value},
            {{"is", "step", "text says", "with"}, &CheckedClaim::check_formula},
            {{"is", "step", "text says", "where", "with"}, &CheckedClaim::check_formula},
            {{"source", "step", "text says"}, &CheckedClaim::check_source}};
        const auto kind = kinds.find(claim_.json.keys());
        if (kind == kinds.end())
            return fail("no claim has these members: " + claim_.json.keys().join(", "));
        (this->*kind->second)();
    }
    void fail(const QString& why) { wrong = claim_.name() + ": " + why; }
    QString text(const char* member) const { return claim_.json[QLatin1String(member)].toString(); }
    const StepWords& step() const { return lesson_.steps[static_cast<std::size_t>(claim_.step())]; }

    /// The numbers of the claim's words that `which` takes, wherever the text has these words.
    std::size_t hold(const std::function<bool(const Numeral&)>& which) {
        std::size_t count = 0;
        for (qsizetype at = step().text.indexOf(words_); at >= 0; at = step().text.indexOf(words_, at + 1))
            for (const Numeral& numeral : numerals_of(words_))
                if (which(numeral)) {
                    held.push_back({.from = at + numeral.at, .to = at + numeral.end()});
                    ++count;
                }
        return count;
    }
    /// What "picture says", or "asset says", is a sentence or a list of them; all have to be there.
    bool all_said(const char* member, const QString& in, const QString& who) {
        const QJsonValue given = claim_.json[QLatin1String(member)];
        const QJsonArray sayings = given.isArray() ? given.toArray() : QJsonArray{given};
        Material numbers;
        for (const auto& each : sayings) {
            const QString said = bare(each.toString());
            if (said.isEmpty() || !in.contains(said)) {
                fail(who + " does not say \"" + said + "\"");
                return false;
            }
            numbers.add(said);
        }
        hold([&](const Numeral& numeral) { return numbers.has(numeral); });
        return !sayings.isEmpty();
    }
    /// 2 is the second picture of the claim's own step, "5.2" that of step 5. Null: there is none.
    const PictureWords* picture(const QJsonValue& named) const {
        const QStringList parts = named.toString().split(u'.');
        const auto of = static_cast<std::size_t>(named.isString() ? parts.front().toInt() : claim_.step());
        const auto number = static_cast<std::size_t>(named.isString() ? parts.back().toInt() : named.toInt());
        if (of >= lesson_.steps.size() || number < 1 || number > lesson_.steps[of].pictures.size())
            return nullptr;
        return &lesson_.steps[of].pictures[number - 1];
    }

    void check_picture() {
        const PictureWords* const shown = picture(claim_.json["picture"]);
        if (!shown)
            return fail("there is no such picture");
        all_said("picture says", shown->says + u'\n' + shown->labels,
                 "the picture, \"" + shown->says + "\",");
    }
    /// A figure that the lesson does not show.
    void check_figure() {
        const QJsonObject call = claim_.json["figure"].toObject();
        std::vector<std::pair<std::string, std::string>> settings;
        for (const QString& key : call.keys())
            if (key != QLatin1String("id"))
                settings.emplace_back(key.toStdString(), call[key].toVariant().toString().toStdString());
        const auto figure = scene::make_figure(call["id"].toString().toStdString(), settings, nullptr);
        if (!figure)
            return fail(QString::fromStdString(figure.error().sentence()));
        const QString sentence = bare(QString::fromStdString(figure->sentence));
        all_said("picture says", sentence, "the figure, \"" + sentence + "\",");
    }
    /// Text of a file that ships with the program: results that were recorded, registers that nvcc needs.
    void check_asset() {
        QFile file(KS_SOURCE_DIR "/assets/" + text("asset")); // not all of them are files inside the program
        if (!file.open(QIODevice::ReadOnly))
            return fail("there is no " + file.fileName());
        all_said("asset says", bare(QString::fromUtf8(file.readAll())), file.fileName());
    }
    /// What a paper prints, and the program has nowhere. It holds the words against this line alone, so it is
    /// for what nothing else can hold.
    void check_source() {
        static const QRegularExpression place(QStringLiteral(
            "^(thesis|short paper|SSO report|two-list paper|concurrency paper|.+ \\d{4}), \\S"));
        if (!place.match(text("source")).hasMatch())
            return fail("a source is a paper and a place in it");
        if (hold([](const Numeral&) { return true; }) == 0)
            return fail("there is no number in it");
    }

    /// A number that is worked out. What goes into it is given in the same words, is said in the lesson, is
    /// named below "where", or is a small count.
    void check_value() {
        const auto given_names = names_below("where");
        if (!given_names)
            return;
        const Named& names = *given_names;
        const QString expression = text("is");
        const auto value = Arithmetic::value(expression, names);
        if (!value)
            return fail("\"is\" cannot be worked out");
        Material operands, given;
        operands.add(expression);
        given.add(words_);
        const std::vector<Numeral> numbers = numerals_of(expression);
        if (numbers.size() == 1 && numbers.front().written == expression.trimmed())
            return fail("\"is\" works nothing out");
        for (const Numeral& operand : numbers)
            if (!(given.has(operand) || lesson_.all.has(operand) || is_plain(*operand.value)))
                return fail("nobody says " + operand.written);
        if (hold([&](const Numeral& numeral) { return numeral.rounds(*value); }) == 0)
            return fail(QStringLiteral("it is %1").arg(*value, 0, 'g', 12));
        hold([&](const Numeral& numeral) { return operands.has(numeral) && !numeral.rounds(*value); });
    }
    /// Small counts, and what units are made of: per cent, milli, KiB.
    static bool is_plain(double number) {
        return number <= 10 || number == 100 || number == 1000 || number == 1024;
    }
    /// A formula of the text: with these values for its letters it gives what "is" gives.
    void check_formula() {
        const auto letters = names_below("with"), names = names_below("where");
        if (!letters || !names)
            return;
        const auto formula = Arithmetic::value(words_, *letters),
                   value = Arithmetic::value(text("is"), *names);
        if (!formula || !value || letters->empty())
            return fail("the formula, or \"is\", cannot be worked out");
        if (*formula != *value)
            return fail(QStringLiteral("it gives %1, not %2").arg(*formula).arg(*value));
        hold([](const Numeral&) { return true; });
    }
    std::optional<Named> names_below(const char* member) {
        Named names;
        const QJsonObject given = claim_.json[QLatin1String(member)].toObject();
        for (const QString& name : given.keys()) {
            const auto value = given[name].isDouble() ? std::optional(given[name].toDouble())
                                                      : named(given[name].toObject());
            if (!value)
                return {};
            names[name] = *value;
        }
        return names;
    }
    std::optional<double> named(const QJsonObject& from) {
        std::optional<double> value = from.contains("column")     ? cell(from)
                                      : from.contains("lines")    ? lines(from)
                                      : from.contains("cores of") ? cores(from)
                                      : from.contains("recorded") ? recorded_ms(from)
                                      : from.contains("printed")  ? printed(from)
                                                                  : std::nullopt;
        if (!value)
            fail("this is no single number: " + QString::fromUtf8(QJsonDocument(from).toJson()));
        return value;
    }
    /// {"picture": 2, "column": NAME, "row": [...]}: of the data behind a figure, the row that begins so.
    std::optional<double> cell(const QJsonObject& from) const {
        const PictureWords* const shown = picture(from["picture"]);
        if (!shown || !shown->figure)
            return {};
        const auto& data = shown->figure->data;
        const auto column = std::ranges::find(data.front(), from["column"].toString().toStdString());
        if (column == data.front().end())
            return {};
        const QJsonArray begin = from["row"].toArray();
        std::optional<double> found;
        for (const auto& row : data) {
            if (!std::equal(begin.begin(), begin.end(), row.begin(), [](const auto& a, const std::string& b) {
                    return a.toString().toStdString() == b;
                }))
                continue;
            if (found)
                return {};
            found = std::stod(row[static_cast<std::size_t>(column - data.front().begin())]);
        }
        return found;
    }
    /// {"picture": 1, "lines": PATTERN}: how many labels of a picture are of this kind.
    std::optional<double> lines(const QJsonObject& from) const {
        const PictureWords* const shown = picture(from["picture"]);
        if (!shown)
            return {};
        return static_cast<double>(
            shown->labels.split(u'\n').filter(QRegularExpression(from["lines"].toString())).size());
    }
    /// {"cores of": DEVICE}
    static std::optional<double> cores(const QJsonObject& from) {
        const auto device = find_device_preset(from["cores of"].toString().toStdString());
        return device ? std::optional(static_cast<double>((*device)->cores)) : std::nullopt;
    }
    /// {"recorded": FILE, "variant": ID, "instance": ID, "set": {...}}: the whole time of a run, in ms.
    std::optional<double> recorded_ms(const QJsonObject& from) const {
        QFile file(":/assets/results/" + from["recorded"].toString() + ".json");
        if (!file.open(QIODevice::ReadOnly))
            return {};
        const auto results = read_results(file.readAll().toStdString(), "results");
        std::optional<double> found;
        for (const RecordedRow& row : results ? results->rows : std::vector<RecordedRow>()) {
            if (row.variant != from["variant"].toString().toStdString() ||
                row.instance != from["instance"].toString().toStdString() ||
                !has(row, from["set"].toObject()))
                continue;
            if (found)
                return {};
            found = row.total_ms.median;
        }
        return found;
    }
    static bool has(const RecordedRow& row, const QJsonObject& settings) {
        return std::ranges::all_of(settings.keys(), [&](const QString& key) {
            const std::pair wanted{key.toStdString(), settings[key].toString().toStdString()};
            return std::ranges::find(row.parameters, wanted) != row.parameters.end() ||
                   std::ranges::find(row.instance_set, wanted) != row.instance_set.end();
        });
    }
    /// {"printed": PAPER, "place": ..., "name": ..., "block": N}: what a paper prints, as Compare shows it.
    static std::optional<double> printed(const QJsonObject& from) {
        std::optional<double> found;
        for (const ui::PaperFigure& each : ui::paper_figures()) {
            if (each.paper != from["printed"].toString().toStdString() ||
                each.place != from["place"].toString().toStdString() ||
                each.name != from["name"].toString().toStdString() ||
                (from.contains("block") && each.block != from["block"].toInt()) ||
                (from.contains("n") &&
                 std::ranges::find(each.set, std::pair<std::string, std::string>(
                                                 "n", from["n"].toString().toStdString())) == each.set.end()))
                continue;
            if (found)
                return {};
            found = each.value;
        }
        return found;
    }

    const LessonClaim& claim_;
    const LessonWords& lesson_;
    QString words_;
};

} // namespace ks::tests
