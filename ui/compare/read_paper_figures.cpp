// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/paper_figures.h"

#include "assets/assets.h"
#include "solvers/core/json_tree.h"
#include "ui/widgets/files.h"

#include <array>

namespace ks::ui {
namespace {

using json::Cursor;

/// A text that stays as it is where the member is missing.
Result<void> read_text(const Cursor& owner, std::string_view key, std::string& text) {
    if (!owner.has(key))
        return {};
    KS_TRY(const auto member, owner.member(key));
    KS_TRY(text, member.string());
    return {};
}

Result<double> number_of(const Cursor& owner, std::string_view key) {
    KS_TRY(const auto member, owner.member(key));
    return member.number();
}

/// {"n": 36, "plant": "true"}: they are added to those known.
Result<void> read_settings(const Cursor& owner, std::string_view key, RecordedRow::Settings& settings) {
    if (!owner.has(key))
        return {};
    KS_TRY(const auto at, owner.member(key));
    KS_TRY(const auto members, at.members());
    for (const auto& [name, member] : members) {
        if (member.node().type == json::Node::Type::integer) {
            settings.emplace_back(name, std::to_string(member.node().integer));
        } else {
            KS_TRY(auto word, member.string());
            settings.emplace_back(name, std::move(word));
        }
    }
    return {};
}

/// What a figure, a table or a column says; the rest stays as it is.
Result<void> read_fields(const Cursor& at, PaperFigure& figure) {
    static constexpr std::array<std::string_view, 19> keys{
        "paper", "place",   "page",       "kind",         "value",          "to",   "statistic",
        "name",  "variant", "over",       "over_variant", "presets",        "note", "block",
        "stage", "fact",    "parameters", "set",          "over_parameters"};
    KS_CHECK(at.only(keys));
    for (const auto& [key, field] : {std::pair<std::string_view, std::string*>{"paper", &figure.paper},
                                     {"place", &figure.place},
                                     {"kind", &figure.kind},
                                     {"statistic", &figure.statistic},
                                     {"name", &figure.name},
                                     {"variant", &figure.variant},
                                     {"over", &figure.over},
                                     {"over_variant", &figure.over_variant},
                                     {"note", &figure.note},
                                     {"stage", &figure.stage},
                                     {"fact", &figure.fact}}) {
        KS_CHECK(read_text(at, key, *field));
    }
    if (const json::Node* page = at.node().find("page"); page && page->type != json::Node::Type::null) {
        KS_TRY(const auto member, at.member("page"));
        KS_TRY(figure.page, member.natural());
    }
    if (at.has("block")) {
        KS_TRY(const auto block, at.member("block"));
        KS_TRY(figure.block, block.natural());
    }
    KS_CHECK(read_settings(at, "parameters", figure.parameters));
    KS_CHECK(read_settings(at, "over_parameters", figure.over_parameters));
    KS_CHECK(read_settings(at, "set", figure.set));
    if (!at.has("presets"))
        return {};
    KS_TRY(const auto presets, at.member("presets"));
    KS_TRY(const auto elements, presets.elements());
    for (const Cursor& element : elements) {
        KS_TRY(auto preset, element.string());
        figure.presets.push_back(std::move(preset));
    }
    return {};
}

/// What the paper's times contain.
Result<void> read_times(const Cursor& paper, Measure::Of& times) {
    KS_TRY(const auto member, paper.member("times"));
    KS_TRY(const auto words, member.string());
    for (const auto& [name, of] : {std::pair<std::string_view, Measure::Of>{"whole", Measure::whole},
                                   {"kernel with copies", Measure::kernel_with_copies},
                                   {"kernel", Measure::kernel}}) {
        if (words == name) {
            times = of;
            return {};
        }
    }
    return member.error("this is not a kind of time", "use \"whole\", \"kernel with copies\" or \"kernel\"");
}

Result<void> read_paper(const Cursor& papers, PaperFigure& figure) {
    KS_TRY(const auto paper, papers.member(figure.paper));
    static constexpr std::array<std::string_view, 4> keys{"title", "machine", "method", "times"};
    KS_CHECK(paper.only(keys));
    KS_CHECK(read_text(paper, "machine", figure.machine));
    KS_CHECK(read_text(paper, "method", figure.method));
    return read_times(paper, figure.times);
}

Result<PaperFigure> read_figure(const Cursor& at, const Cursor& papers) {
    PaperFigure figure;
    KS_CHECK(read_fields(at, figure));
    KS_CHECK(read_paper(papers, figure));
    KS_TRY(figure.value, number_of(at, "value"));
    figure.to = figure.value;
    if (at.has("to")) {
        KS_TRY(figure.to, number_of(at, "to"));
    }
    return figure;
}

/// A table as it is printed: a row for each value of one setting, a figure in each column.
Result<void> read_table(const Cursor& at, const Cursor& papers, std::vector<PaperFigure>& figures) {
    static constexpr std::array<std::string_view, 4> keys{"all", "columns", "setting", "rows"};
    KS_CHECK(at.only(keys));
    KS_TRY(const auto all, at.member("all"));
    std::string setting;
    KS_CHECK(read_text(at, "setting", setting));
    KS_TRY(const auto columns, at.member("columns"));
    KS_TRY(const auto column_elements, columns.elements());
    std::vector<PaperFigure> heads;
    for (const Cursor& column : column_elements) {
        PaperFigure& head = heads.emplace_back();
        KS_CHECK(read_fields(all, head));
        KS_CHECK(read_fields(column, head));
        KS_CHECK(read_paper(papers, head));
    }
    KS_TRY(const auto rows, at.member("rows"));
    KS_TRY(const auto row_elements, rows.elements());
    for (const Cursor& row : row_elements) {
        KS_TRY(const auto cells, row.elements());
        if (cells.size() != heads.size() + 1)
            return row.error("a row has not one number for the setting and one for each column",
                             "write null where the paper prints nothing");
        KS_TRY(const std::int64_t value, cells.front().natural());
        for (std::size_t i = 0; i < heads.size(); ++i) {
            if (cells[i + 1].node().type == json::Node::Type::null)
                continue;
            PaperFigure figure = heads[i];
            KS_TRY(figure.value, cells[i + 1].number());
            figure.to = figure.value;
            figure.set.emplace_back(setting, std::to_string(value));
            figures.push_back(std::move(figure));
        }
    }
    return {};
}

} // namespace

Result<std::vector<PaperFigure>> read_paper_figures(std::string_view text, const std::string& name) {
    KS_TRY(const auto root, json::parse(text, name));
    const Cursor at(root, name);
    static constexpr std::array<std::string_view, 5> keys{"format", "version", "papers", "figures", "tables"};
    KS_CHECK(at.only(keys));
    std::string format;
    KS_CHECK(read_text(at, "format", format));
    if (format != "knapscope-paper-figures")
        return at.error("the format is not \"knapscope-paper-figures\"");
    KS_TRY(const auto version, at.member("version"));
    KS_CHECK(version.integer(1, 1));
    KS_TRY(const auto papers, at.member("papers"));
    KS_TRY(const auto list, at.member("figures"));
    KS_TRY(const auto elements, list.elements());
    std::vector<PaperFigure> figures;
    for (const Cursor& element : elements) {
        KS_TRY(auto figure, read_figure(element, papers));
        figures.push_back(std::move(figure));
    }
    if (at.has("tables")) {
        KS_TRY(const auto tables, at.member("tables"));
        KS_TRY(const auto printed, tables.elements());
        for (const Cursor& table : printed)
            KS_CHECK(read_table(table, papers, figures));
    }
    return figures;
}

const std::vector<PaperFigure>& paper_figures() {
    static const std::vector<PaperFigure> figures = [] {
        const auto text = read_file(asset_path(QStringLiteral("paper-figures.json")), json::document_limit);
        if (!text)
            return std::vector<PaperFigure>();
        auto read = read_paper_figures(*text, "paper-figures.json");
        return read ? *std::move(read) : std::vector<PaperFigure>();
    }();
    return figures;
}

} // namespace ks::ui
