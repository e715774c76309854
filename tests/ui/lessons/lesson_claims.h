// SPDX-License-Identifier: GPL-3.0-or-later
// The content of the claims of a lesson or a document, and their check. ui/lessons/README.md lists the types
// of claims.
#pragma once

#include "tests/ui/lessons/claim_files.h"
#include "tests/ui/lessons/claim_values.h"
#include "tests/ui/lessons/spelled_numbers.h"

#include <QDir>

#include <functional>

namespace ks::tests {

/// A row of a table in a text: its cells, and their positions.
struct TableRow {
    std::vector<TextSpan> cells;

    TableRow(const QString& text, const TextSpan& line) {
        for (qsizetype at = line.from; at < line.to;) {
            const qsizetype bar = text.indexOf(u'|', at);
            if (at > line.from && bar >= 0 && bar < line.to)
                cells.push_back({.from = at, .to = bar});
            at = bar < 0 ? line.to : bar + 1;
        }
    }
};

/// The check of a claim: `wrong` lists errors, and `held` the numbers in the step's text that the claim
/// justifies.
class CheckedClaim {
public:
    QString wrong;
    std::vector<TextSpan> held;
    std::vector<TextSpan> measured; ///< justified only by this line

    CheckedClaim(const LessonClaim& claim, const LessonWords& lesson)
        : claim_(claim), lesson_(lesson), words_(claim.words()) {
        check();
    }

private:
    void check() {
        if (claim_.step() < 0 || claim_.step() >= static_cast<int>(lesson_.steps.size()))
            return fail("there is no such step");
        if (!claim_.json.contains("table")) {
            if (words_.trimmed().isEmpty())
                return fail("\"text says\" is empty: a claim is about words of the text");
            if (!step().text.contains(words_))
                return fail("the text does not say so: " + step().text.left(400));
        }
        static const QStringList printed{"printed", "place", "name", "block", "instance", "stage", "set"};
        static const QStringList query =
            printed + QStringList{"recorded", "variant", "on", "seed", "fact", "number", "over", "as"};
        struct Kind {
            QString member;
            QStringList others;
            void (CheckedClaim::*check)();
        };
        static const std::vector<Kind> kinds{
            {"measured", {"table"}, &CheckedClaim::check_measured},
            {"table", QStringList{"columns", "rows", "is", "where"} + query, &CheckedClaim::check_table},
            {"picture", {"picture says"}, &CheckedClaim::check_picture},
            {"figure", {"picture says"}, &CheckedClaim::check_figure},
            {"asset", {"asset says"}, &CheckedClaim::check_asset},
            {"with", {"is", "where"}, &CheckedClaim::check_formula},
            {"is", QStringList{"where"} + query, &CheckedClaim::check_value},
            {"source", {}, &CheckedClaim::check_source},
            {"recorded", query, &CheckedClaim::check_turns},
            {"printed", printed, &CheckedClaim::check_turns}};
        QStringList members = claim_.json.keys();
        for (const char* place : {"step", "section", "text says"})
            members.removeAll(QLatin1String(place));
        for (const Kind& kind : kinds)
            if (members.contains(kind.member) && std::ranges::all_of(members, [&](const QString& member) {
                    return member == kind.member || kind.others.contains(member);
                }))
                return (this->*kind.check)();
        fail("no claim has these members: " + claim_.json.keys().join(", "));
    }
    void fail(const QString& why) { wrong = claim_.name() + ": " + why; }
    QString text(const char* member) const { return claim_.json[QLatin1String(member)].toString(); }
    const StepWords& step() const { return lesson_.steps[static_cast<std::size_t>(claim_.step())]; }

    /// The places where the text has the claim's words.
    std::vector<TextSpan> places() const {
        std::vector<TextSpan> all;
        for (qsizetype at = step().text.indexOf(words_); at >= 0; at = step().text.indexOf(words_, at + 1))
            all.push_back({.from = at, .to = at + words_.size()});
        return all;
    }
    /// The numbers within a span of the text, with their positions.
    std::vector<Numeral> numerals_in(const TextSpan& span) const {
        std::vector<Numeral> found = numerals_of(step().text.mid(span.from, span.length()));
        for (Numeral& numeral : found)
            numeral.at += span.from;
        return found;
    }
    void hold(const Numeral& numeral) { held.push_back({.from = numeral.at, .to = numeral.end()}); }
    /// Marks the numbers in the claim's words that `which` accepts as justified, at all occurrences of these
    /// words.
    std::size_t hold(const std::function<bool(const Numeral&)>& which) {
        std::size_t count = 0;
        for (const TextSpan& place : places())
            for (const Numeral& numeral : numerals_in(place))
                if (which(numeral)) {
                    hold(numeral);
                    ++count;
                }
        return count;
    }
    /// "picture says" and "asset says" are a sentence or a list of sentences, all of which must occur.
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

    void check_picture() {
        const PictureWords* const shown = picture_of(lesson_, claim_.step(), claim_.json["picture"]);
        if (!shown)
            return fail("there is no such picture");
        all_said("picture says", shown->says + u'\n' + shown->labels,
                 "the picture, \"" + shown->says + "\",");
    }
    /// A figure for the lesson's instance that the lesson does not show.
    void check_figure() {
        const QJsonObject call = claim_.json["figure"].toObject();
        std::vector<std::pair<std::string, std::string>> settings;
        for (const QString& key : call.keys())
            if (key != QLatin1String("id"))
                settings.emplace_back(key.toStdString(), text_of(call[key]));
        const auto figure = scene::make_figure(text_of(call["id"]), settings, lesson_.instance);
        if (!figure)
            return fail(QString::fromStdString(figure.error().sentence()));
        const QString sentence = bare(QString::fromStdString(figure->sentence));
        all_said("picture says", sentence, "the figure, \"" + sentence + "\",");
    }
    /// Text in a file of the repository: recorded results, register counts of nvcc.
    void check_asset() {
        QFile file(QDir(source_path("assets/")).filePath(text("asset"))); // some are not inside the program
        if (!file.open(QIODevice::ReadOnly))
            return fail("there is no " + file.fileName());
        all_said("asset says", bare(QString::fromUtf8(file.readAll())), file.fileName());
    }
    /// A number printed in a paper that is nowhere in the program. Only this line justifies the words, so use
    /// it as a last resort.
    void check_source() {
        static const QRegularExpression place(QStringLiteral(
            "^(thesis|short paper|SSO report|two-list paper|concurrency paper|.+ \\d{4}), \\S"));
        if (!place.match(text("source")).hasMatch())
            return fail("a source is a paper and a place in it");
        if (hold([](const Numeral&) { return true; }) == 0)
            return fail("there is no number in it");
    }

    /// A calculated number. Its operands are in the same words, are printed in the lesson, are named in
    /// "where", or are small counts.
    void check_value() {
        if (const QString why = unknown_operand(); !why.isEmpty())
            return fail(why);
        const ClaimValues values(claim_.json, lesson_, claim_.step());
        if (!values.wrong.isEmpty())
            return fail(values.wrong);
        if (values.numbers.size() > 1)
            return hold_everywhere(values);
        const double value = values.numbers.front();
        if (hold([&](const Numeral& numeral) { return numeral.rounds(value); }) == 0 && !spells(value))
            return fail(QStringLiteral("it is %1").arg(value, 0, 'g', 12));
        Material operands;
        operands.add(text("is"));
        hold([&](const Numeral& numeral) {
            return (operands.has(numeral) || values.settings.has(numeral)) && !numeral.rounds(value);
        });
    }
    /// Why the expressions of "is" are not a justification: one calculates nothing, or has an operand of
    /// unknown origin.
    QString unknown_operand() const {
        const QJsonValue is = claim_.json["is"];
        Material given;
        given.add(words_);
        for (const auto& each : is.isArray() ? is.toArray() : QJsonArray{is}) {
            const QString expression = each.toString();
            const std::vector<Numeral> numbers = numerals_of(expression);
            if (numbers.size() == 1 && numbers.front().written == expression.trimmed() &&
                !expression.contains(u'^'))
                return QStringLiteral("\"is\" works nothing out");
            for (const Numeral& operand : numbers)
                if (!(given.has(operand) || lesson_.all.has(operand) || is_plain(*operand.value)))
                    return "nobody says " + operand.written;
        }
        return {};
    }
    /// Whether the words contain the number spelled out.
    bool spells(double value) const {
        static const QHash<QString, int> spelled = spelled_numbers();
        const QStringList words = words_.toLower().split(QRegularExpression(QStringLiteral("[^\\w-]+")));
        return std::ranges::any_of(words,
                                   [&](const QString& word) { return spelled.value(word, -1) == value; });
    }
    /// A formula in the text: with these values for its letters it equals the value of "is".
    void check_formula() {
        const auto of = [this](const char* member) {
            return ClaimValues::single(claim_.json[QLatin1String(member)].toObject(), lesson_, claim_.step());
        };
        const auto letters = of("with"), names = of("where");
        if (!letters || !names)
            return fail("this is no single number");
        const auto formula = Arithmetic::value(words_, *letters),
                   value = Arithmetic::value(text("is"), *names);
        if (!formula || !value || letters->empty())
            return fail("the formula, or \"is\", cannot be worked out");
        if (*formula != *value)
            return fail(QStringLiteral("it gives %1, not %2").arg(*formula).arg(*value));
        hold([](const Numeral&) { return true; });
    }

    /// The numbers in the words are the values, in order.
    void check_turns() {
        const ClaimValues values(claim_.json, lesson_, claim_.step());
        if (!values.wrong.isEmpty())
            return fail(values.wrong);
        hold_everywhere(values);
    }
    void hold_everywhere(const ClaimValues& values) {
        for (const TextSpan& place : places())
            if (const QString why = hold_in_turn(place, values, {}); !why.isEmpty())
                return fail(why);
    }
    /// Marks the numbers in a span that are the values in order, and settings of the query; returns the
    /// error. `unit` is the unit of numbers without one.
    QString hold_in_turn(const TextSpan& place, const ClaimValues& values, const QString& unit) {
        std::vector<Numeral> found = numerals_in(place), settings;
        if (found.size() > values.numbers.size())
            std::erase_if(found, [&](const Numeral& numeral) {
                const bool is_setting = values.settings.has(numeral);
                if (is_setting)
                    settings.push_back(numeral);
                return is_setting;
            });
        bool right = found.size() == values.numbers.size();
        QStringList all;
        for (std::size_t i = 0; i < values.numbers.size(); ++i) {
            const double factor = values.times && i < found.size()
                                      ? factor_behind({.from = found[i].end(), .to = place.to}, unit)
                                      : 1;
            right = right && found[i].rounds(values.numbers[i] * factor);
            all << QString::number(values.numbers[i] * factor, 'g', 6);
        }
        if (!right)
            return "\"" + step().text.mid(place.from, place.length()).trimmed() + "\": it is " +
                   all.join(", ");
        for (const Numeral& numeral : found)
            hold(numeral);
        for (const Numeral& numeral : settings)
            hold(numeral);
        return {};
    }
    /// The factor from ms to the unit of time that follows in a span or, if there is none, in its line.
    double factor_behind(const TextSpan& stretch, const QString& otherwise) const {
        static const QRegularExpression unit(QStringLiteral("(?<=[\\d ])(us|ms|s)(?![\\w'])"));
        const qsizetype end = std::max(stretch.to, step().text.indexOf(u'\n', stretch.from));
        auto match = unit.match(step().text.mid(stretch.from, stretch.length()));
        if (!match.hasMatch() && otherwise.isEmpty())
            match = unit.match(step().text.mid(stretch.from, end - stretch.from));
        const QString name = match.hasMatch() ? match.captured(1) : otherwise;
        return name == QLatin1String("s") ? 1e-3 : name == QLatin1String("us") ? 1e3 : 1;
    }

    /// The lines of the table whose heading has these words, the heading first.
    std::vector<TableRow> table_rows() const {
        std::vector<TableRow> rows;
        const QString& all = step().text;
        const qsizetype at = all.indexOf(bare(text("table")));
        for (qsizetype from = at < 0 ? -1 : all.lastIndexOf(u'\n', at) + 1;
             from >= 0 && from < all.size() && all[from] == u'|';) {
            const qsizetype end = all.indexOf(u'\n', from);
            if (!all.mid(from, end - from).startsWith("| ---"))
                rows.emplace_back(all, TextSpan{.from = from, .to = end});
            from = end + 1;
        }
        return rows;
    }
    /// A table: each cell is the number that the members of the claim, its row and its column together
    /// specify.
    void check_table() {
        const std::vector<TableRow> rows = table_rows();
        const QJsonArray given = claim_.json["rows"].toArray();
        if (rows.empty())
            return fail("there is no such table");
        if (static_cast<std::size_t>(given.size()) != rows.size() - 1)
            return fail(QStringLiteral("the table has %1 rows").arg(rows.size() - 1));
        for (std::size_t r = 1; r < rows.size() && wrong.isEmpty(); ++r)
            if (const QJsonValue row = given[static_cast<qsizetype>(r - 1)]; row.isObject())
                check_row(rows.front(), rows[r], row.toObject());
    }
    void check_row(const TableRow& heading, const TableRow& row, const QJsonObject& of) {
        const QJsonArray columns =
            (of.contains("columns") ? of["columns"] : claim_.json["columns"]).toArray();
        if (static_cast<std::size_t>(columns.size()) + 1 != row.cells.size())
            return fail(QStringLiteral("the table has %1 columns").arg(row.cells.size()));
        for (std::size_t c = 1; c < row.cells.size() && wrong.isEmpty(); ++c) {
            const QJsonValue column = columns[static_cast<qsizetype>(c - 1)];
            if (!column.isObject() || numerals_in(row.cells[c]).empty())
                continue;
            QJsonObject query = merged(merged(claim_.json, of), column.toObject());
            const ClaimValues values(query, lesson_, claim_.step());
            const QString why = values.wrong.isEmpty()
                                    ? hold_in_turn(row.cells[c], values, unit_in(row.cells[0]))
                                    : values.wrong;
            if (!why.isEmpty())
                return fail(why);
            for (const TextSpan& label : {row.cells[0], heading.cells[c]})
                for (const Numeral& numeral : numerals_in(label))
                    if (values.settings.has(numeral))
                        hold(numeral);
        }
    }
    /// "ms" of a label "rows, ms".
    QString unit_in(const TextSpan& label) const {
        static const QRegularExpression unit(QStringLiteral(", (us|ms|s)\\b"));
        return unit.match(step().text.mid(label.from, label.length())).captured(1);
    }

    /// A number whose raw data are not stored. The section must name device, date and command.
    void check_measured() {
        const QJsonObject how = claim_.json["measured"].toObject();
        if (how.keys() != QStringList{"command", "commit", "date", "device"})
            return fail("\"measured\" has a command, a commit, a date and a device");
        static const QRegularExpression commit(QStringLiteral("^[0-9a-f]{8,40}$"));
        if (!commit.match(text_of_how(how, "commit")).hasMatch())
            return fail("this is no commit");
        for (const char* named : {"command", "date", "device"})
            if (const QString words = text_of_how(how, named);
                words.isEmpty() || !step().text.contains(words))
                return fail("the section does not say \"" + words + "\"");
        if (!claim_.json.contains("table")) {
            hold([](const Numeral&) { return true; });
            return;
        }
        const std::vector<TableRow> rows = table_rows();
        if (rows.empty())
            return fail("there is no such table");
        for (const TableRow& row : rows)
            for (const TextSpan& cell : row.cells)
                measured.push_back(cell);
    }
    static QString text_of_how(const QJsonObject& how, const char* member) {
        return bare(how[QLatin1String(member)].toString());
    }

    const LessonClaim& claim_;
    const LessonWords& lesson_;
    QString words_;
};

} // namespace ks::tests
