// SPDX-License-Identifier: Apache-2.0
#include "solvers/run/pareto_document.h"

#include "solvers/core/csv_dialect.h"
#include "solvers/core/document_format.h"
#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "solvers/formats/format.h"
#include "solvers/kinds/kind.h"

#include <nlohmann/json.hpp>

namespace ks {

namespace {

constexpr std::size_t piece_bytes = std::size_t{1} << 20;

bool is_compared_with_one(const KindFront& kind) {
    return !kind.within.empty();
}

/// A whole number stays one, whatever its size; a double would tell it only up to 2^53.
Json value_json(const Front& front, const Front::Point& point) {
    return front.denominator() == 1 ? Json(point.numerator) : Json(front.value(point));
}

Json point_json(const KindFront& kind, const Front& front, std::size_t i) {
    const Front::Point& point = front.points()[i];
    Json json = {{"cost", point.cost}};
    if (is_compared_with_one(kind)) {
        json[std::string(kind.value)] = front.exact(point).text();
        json["value"] = front.value(point);
        json[std::string(kind.within)] = point.numerator <= front.denominator();
    } else {
        json["value"] = value_json(front, point);
    }
    Json& choices = json["choices"] = Json::array();
    for (const Front::Chosen chosen : front.chosen(i))
        choices.push_back(chosen == Front::none ? Json(nullptr) : Json(chosen));
    return json;
}

/// The document without its points.
Json head_json(const Instance& instance, const ParetoQuestion& question) {
    Json json = {{"format", document::pareto},
                 {"version", 1},
                 {"variant", question.variant.empty() ? Json(nullptr) : Json(question.variant)},
                 {"instance",
                  {{"name", instance.name()}, {"kind", instance.kind()}, {"sha256", fingerprint(instance)}}}};
    if (question.range.from > 0)
        json["from"] = question.range.from;
    if (question.range.to < INT64_MAX)
        json["to"] = question.range.to;
    if (!question.take.empty())
        json["take"] = question.take;
    if (!question.without.empty())
        json["without"] = question.without;
    return json;
}

/// Collects lines and hands them on in large pieces.
class Pieces {
public:
    explicit Pieces(const TakePiece& take) : take_(take) {}

    Result<void> add(std::string_view text) {
        held_ += text;
        return held_.size() < piece_bytes ? Result<void>() : flush();
    }
    Result<void> flush() {
        const Result<void> taken = take_(held_);
        held_.clear();
        return taken;
    }

private:
    const TakePiece& take_;
    std::string held_;
};

std::string csv_line(const std::vector<std::string>& cells, const CsvDialect& dialect) {
    return joined(cells, std::identity(), std::string_view(&dialect.separator, 1)) + '\n';
}

std::vector<std::string> csv_heads(const KindFront& kind) {
    if (is_compared_with_one(kind))
        return {"cost", std::string(kind.value), std::string(kind.within), "choices"};
    return {"cost", "value", "choices"};
}

std::vector<std::string> csv_cells(const Instance& instance, const KindFront& kind, const Front& front,
                                   std::size_t i, const CsvDialect& dialect) {
    const Front::Point& point = front.points()[i];
    const bool whole = !is_compared_with_one(kind) && front.denominator() == 1;
    std::vector<std::string> cells{std::to_string(point.cost),
                                   whole ? std::to_string(point.numerator)
                                         : csv_number(written("{}", front.value(point)), dialect)};
    if (is_compared_with_one(kind))
        cells.emplace_back(point.numerator <= front.denominator() ? "true" : "false");
    cells.push_back(choices_text(instance, front, i));
    return cells;
}

} // namespace

Json to_json(const Instance& instance, const Front& front, const ParetoQuestion& question) {
    const KindFront& kind = *kind_of(instance).front;
    Json json = head_json(instance, question);
    Json& points = json["points"] = Json::array();
    for (std::size_t i = 0; i < front.size(); ++i)
        points.push_back(point_json(kind, front, i));
    return json;
}

Result<void> write_pareto_json(const Instance& instance, const Front& front, const ParetoQuestion& question,
                               const TakePiece& take) {
    const KindFront& kind = *kind_of(instance).front;
    Pieces pieces(take);
    std::string head = to_line(head_json(instance, question));
    head.pop_back(); // the closing brace
    KS_CHECK(pieces.add(head + ",\"points\":["));
    for (std::size_t i = 0; i < front.size(); ++i)
        KS_CHECK(pieces.add((i == 0 ? "" : ",") + to_line(point_json(kind, front, i))));
    KS_CHECK(pieces.add("]}\n"));
    return pieces.flush();
}

Result<void> write_pareto_csv(const Instance& instance, const Front& front, const TakePiece& take) {
    const KindFront& kind = *kind_of(instance).front;
    const CsvDialect dialect = csv_dialect();
    Pieces pieces(take);
    KS_CHECK(pieces.add(csv_beginning(dialect)));
    KS_CHECK(pieces.add(csv_line(csv_heads(kind), dialect)));
    for (std::size_t i = 0; i < front.size(); ++i)
        KS_CHECK(pieces.add(csv_line(csv_cells(instance, kind, front, i, dialect), dialect)));
    return pieces.flush();
}

std::string pareto_csv(const Instance& instance, const Front& front) {
    std::string text;
    (void)write_pareto_csv(instance, front, [&text](std::string_view piece) -> Result<void> {
        text += piece;
        return {};
    });
    return text;
}

std::string choices_text(const Instance& instance, const Front& front, std::size_t i,
                         std::string_view between) {
    const Kind& kind = kind_of(instance);
    std::string text;
    std::int64_t group = 0;
    for (const Front::Chosen chosen : front.chosen(i)) {
        if (chosen != Front::none) {
            text += text.empty() ? "" : between;
            text += kind.item_name(group, chosen);
        }
        ++group;
    }
    return text;
}

} // namespace ks
