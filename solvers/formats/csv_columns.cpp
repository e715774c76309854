// SPDX-License-Identifier: Apache-2.0
#include "solvers/formats/csv_columns.h"

#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/core/text.h"
#include "solvers/formats/csv_number.h"
#include "solvers/kinds/kind.h"

#include <algorithm>
#include <map>
#include <unordered_map>

namespace ks::csv {

bool is_called(std::string_view cell, std::string_view name) {
    return std::ranges::equal(cell, name, [](unsigned char a, unsigned char b) {
        const auto lower = [](unsigned char c) { return c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : int{c}; };
        return lower(a) == lower(b);
    });
}

namespace {

/// The words that people write for what has this key, separated by bars.
struct OtherWords {
    std::string_view key, words;
};
constexpr OtherWords other_words[] = {
    {"value",
     "values|val|v|vi|vj|profit|profits|p|pi|pj|benefit|benefits|utility|worth|"
     "wert|werte|nutzen|nutzwert|gewinn|profite|valore|valori|profitto|profitti|beneficio|guadagno|utilità"},
    {"weight",
     "weights|wt|w|wi|wj|size|sizes|mass|gewicht|gewichte|masse|größe|groesse|grösse|peso|pesi|massa"},
    {"capacity",
     "capacities|c|cap|w|budget|knapsack capacity|max weight|maximum weight|weight limit|limit|"
     "kapazität|kapazitaet|max gewicht|maximalgewicht|höchstgewicht|maximales gewicht|gewichtsgrenze|"
     "tragfähigkeit|tragkraft|capacità|capacita|capacita'|peso massimo|peso max|portata|capienza"},
    {"target", "target sum|zielsumme|ziel|somma obiettivo|obiettivo"},
    {"class", "classes|klasse|klassen|classe|classi"},
};

/// What the column of a record's field is called: by its key, unless groups have a field of that key. Then
/// "choice_name".
std::string record_column(const Fields& fields, const Field& field) {
    const bool taken = std::ranges::find(fields.of_group, field.key, &Field::key) != fields.of_group.end();
    return taken ? written("{}_{}", fields.record.singular, field.key) : std::string(field.key);
}

/// Words above a column that counts the records, or names them.
constexpr std::string_view counting_words =
    "id|no|nr|number|index|#|i|j|k|items|pos|position|nummer|numero|n|lfd nr|"
    "item #|item no|item nr|item number|item id|sku|code|codice|artikelnummer|artikelnr|"
    "gegenstand|gegenstände|artikel|objekt|object|article|oggetto|oggetti|"
    "articolo|elemento";
constexpr std::string_view naming_words =
    "name|names|label|title|product|thing|bezeichnung|benennung|produkt|nome|nomi|prodotto|denominazione";
constexpr std::string_view number_words = ///< above the only column of a kind with bare records
    "zahl|zahlen|numbers|numeri|summand|summanden|addends|addendi";
constexpr std::string_view remark_words =
    "note|notes|remark|remarks|comment|comments|description|bemerkung|bemerkungen|notiz|notizen|anmerkung|"
    "anmerkungen|kommentar|kommentare|beschreibung|nota|commento|commenti|osservazioni|descrizione";
constexpr std::string_view ratio_words =
    "ratio|density|value / weight|value/weight|v/w|p/w|wert/gewicht|verhältnis|rapporto|valore/peso";

template <class Take>
void for_each_word(std::string_view words, Take take) {
    while (!words.empty()) {
        const std::size_t end = std::min(words.find('|'), words.size());
        take(std::string(words.substr(0, end)));
        words.remove_prefix(std::min(end + 1, words.size()));
    }
}

std::string without_punctuation(std::string text) {
    while (!text.empty() && std::string_view(" :=.*").find(text.back()) != std::string_view::npos)
        text.pop_back();
    return text;
}

/// All headings that mean something for a kind.
struct Words {
    std::unordered_map<std::string, Column> columns;
    std::unordered_map<std::string, std::size_t> scalars;
};

template <class Add>
void for_each_word_of(std::string_view key, std::string_view title, Add add) {
    add(heading_of(key).words);
    add(heading_of(title).words);
    for (const OtherWords& other : other_words)
        if (other.key == key)
            for_each_word(other.words, add);
}

Words words_of(const Fields& fields) {
    Words words;
    const auto add = [&](Column column, std::string_view key, std::string_view title) {
        for_each_word_of(key, title, [&](const std::string& word) { words.columns.emplace(word, column); });
    };
    if (fields.group)
        add({.what = Column::What::group}, fields.group->singular, fields.group->singular);
    for (std::size_t f = 0; f < fields.of_group.size(); ++f)
        add({.what = Column::What::group_field, .field = f}, fields.of_group[f].key,
            fields.of_group[f].title);
    for (std::size_t f = 0; f < fields.of_record.size(); ++f)
        add({.what = Column::What::record_field, .field = f}, record_column(fields, fields.of_record[f]),
            fields.of_record[f].title);
    if (fields.records_are_bare)
        for_each_word(number_words, [&](const std::string& word) {
            words.columns.emplace(word, Column{.what = Column::What::record_field});
        });
    words.columns.emplace(std::string(fields.record.singular), Column{.what = Column::What::record});
    for_each_word(counting_words, [&](const std::string& word) {
        words.columns.emplace(word, Column{.what = Column::What::record});
    });
    const auto named = words.columns.find(std::string(name_key));
    const Column name = named != words.columns.end() ? named->second : Column{.what = Column::What::name};
    for_each_word(naming_words, [&](const std::string& word) { words.columns.emplace(word, name); });
    for (std::size_t f = 0; f < fields.scalars.size(); ++f)
        for_each_word_of(fields.scalars[f].key, fields.scalars[f].title,
                         [&](const std::string& word) { words.scalars.emplace(word, f); });
    return words;
}

const Words& words_of(const Kind& kind) {
    static const std::map<const Kind*, Words> all = [] {
        std::map<const Kind*, Words> made;
        for (const Kind* each : kinds())
            made.emplace(each, words_of(each->fields()));
        return made;
    }();
    return all.at(&kind);
}

/// Whether these are the letters that a formula counts with: "w_i", "w[i]".
bool is_index(std::string_view words) {
    return words == "i" || words == "j" || words == "k";
}

} // namespace

std::string small(std::string_view text) {
    std::string small;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto c = static_cast<unsigned char>(text[i]);
        const auto next = static_cast<unsigned char>(i + 1 < text.size() ? text[i + 1] : 0);
        if (c == 0xC3 && next >= 0x80 && next <= 0x9E && next != 0x97) {
            small += text[i];
            small += static_cast<char>(next + 0x20);
            ++i;
        } else if ((c == 0xC2 && next == 0xA0) || c <= ' ' || c == '_') {
            i += c == 0xC2 ? 1U : 0U;
            if (!small.empty() && small.back() != ' ')
                small += ' ';
        } else if (c != '.' || next > ' ') { // "Max. weight"
            small += c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : text[i];
        }
    }
    while (small.ends_with(' '))
        small.pop_back();
    return small;
}

/// Every cell that may be a heading is asked about, so no text is copied.
bool is_one_of(std::string_view words, std::string_view asked) {
    while (!words.empty()) {
        const std::size_t end = std::min(words.find('|'), words.size());
        if (words.substr(0, end) == asked)
            return true;
        words.remove_prefix(std::min(end + 1, words.size()));
    }
    return false;
}

Heading heading_of(std::string_view cell) {
    Heading heading{.words = without_punctuation(small(cell)), .unit = {}};
    std::string& words = heading.words;
    for (const std::string_view brackets : {"()", "[]"})
        if (const std::size_t open = words.rfind(brackets[0]);
            open != std::string::npos && open > 0 && words.ends_with(brackets[1])) {
            const std::size_t at = std::min(cell.rfind(brackets[0]), cell.size() - 1);
            heading.unit = cell.substr(at + 1, cell.find(brackets[1], at) - at - 1);
            words = without_punctuation(words.substr(0, open));
            if (words.size() == 1 && is_index(heading.unit))
                heading.unit.clear();
            return heading;
        }
    const bool letter = words.size() == 3 && std::string_view("wvp").find(words[0]) != std::string_view::npos;
    if (letter && words[1] == ' ' && is_index(words.substr(2)))
        words.resize(1);
    for (const std::string_view before : {" in ", "/", " "})
        if (const std::size_t at = words.rfind(before); at != std::string::npos && at > 0)
            if (const std::string unit = words.substr(at + before.size()); is_unit(unit)) {
                heading.unit = unit;
                words = without_punctuation(words.substr(0, at));
                return heading;
            }
    return heading;
}

bool counts_records(const Fields& fields) {
    return !fields.records_are_bare;
}

std::optional<std::size_t> scalar_of(const Kind& kind, const std::string& words) {
    const auto& scalars = words_of(kind).scalars;
    const auto at = scalars.find(words);
    return at == scalars.end() ? std::nullopt : std::optional(at->second);
}

std::optional<Column> column_of(const Kind& kind, const std::string& words) {
    const auto& columns = words_of(kind).columns;
    if (const auto at = columns.find(words); at != columns.end())
        return at->second;
    if (const auto scalar = scalar_of(kind, words))
        return Column{.what = Column::What::scalar, .field = *scalar};
    return std::nullopt;
}

bool is_remark(const std::string& words) {
    return is_one_of(remark_words, words);
}

bool is_note(const std::string& words) {
    return is_remark(words) || is_one_of(ratio_words, words);
}

bool is_count(const std::string& words) {
    return is_one_of("n|items|count|number of items|anzahl|gegenstände|numero di oggetti|oggetti", words);
}

std::vector<std::string> column_keys(const Fields& fields, std::span<const Field> of_record) {
    std::vector<std::string> names;
    if (fields.group)
        names.emplace_back(fields.group->singular);
    for (const Field& field : fields.of_group)
        names.emplace_back(field.key);
    if (counts_records(fields))
        names.emplace_back(fields.record.singular);
    for (const Field& field : of_record)
        names.push_back(record_column(fields, field));
    return names;
}

std::string column_names(const Fields& fields) {
    return joined(column_keys(fields, fields.of_record));
}

std::string role_name(const Fields& fields, const Column& column) {
    switch (column.what) {
    case Column::What::group:
        return std::string(fields.group->singular);
    case Column::What::group_field:
        return std::string(fields.of_group[column.field].key);
    case Column::What::record:
        return std::string(fields.record.singular);
    case Column::What::record_field:
        return record_column(fields, fields.of_record[column.field]);
    case Column::What::name:
        return std::string(name_key);
    case Column::What::scalar:
        return std::string(fields.scalars[column.field].key);
    case Column::What::ignored:
        break;
    }
    return "ignored";
}

std::string role_words(const Fields& fields, const Column& column) {
    switch (column.what) {
    case Column::What::group:
        return said(std::string(fields.group->singular));
    case Column::What::group_field:
        return within_sentence(fields.of_group[column.field].title);
    case Column::What::record_field:
        return within_sentence(fields.of_record[column.field].title);
    case Column::What::scalar:
        return within_sentence(fields.scalars[column.field].title);
    default:
        return said(role_name(fields, column));
    }
}

std::optional<Column> role_of(const Kind& kind, std::string_view name) {
    if (is_called(name, "ignored"))
        return Column{};
    return column_of(kind, heading_of(name).words);
}

} // namespace ks::csv
