// SPDX-License-Identifier: Apache-2.0
// JSON of other programs, written as a table.
#include "solvers/formats/foreign_json.h"

#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/core/text.h"
#include "solvers/formats/csv_columns.h"
#include "solvers/formats/instance_reader.h"
#include "solvers/formats/sheet_cells.h"

#include <algorithm>
#include <set>
#include <stop_token>
#include <utility>

namespace ks {

namespace {

using json::Node;

constexpr std::string_view json_example =
    R"({"capacity": 10, "items": [{"name": "tent", "value": 4, "weight": 3}, {"value": 5, "weight": 6}]})";

/// A tree of that many values takes about half a gigabyte.
constexpr json::Limits foreign_limits{.values = std::size_t{1} << 21,
                                      .string_bytes = instance_limits.string_bytes,
                                      .plain_members = instance_limits.plain_members};

bool is_scalar(const Node& node) {
    return node.type != Node::Type::array && node.type != Node::Type::object;
}

bool all_are(const Node& list, Node::Type type) {
    return !list.items.empty() &&
           std::ranges::all_of(list.items, [&](const Node& each) { return each.type == type; });
}

bool is_list_of_scalars(const Node& node) {
    return node.type == Node::Type::array && !node.items.empty() &&
           std::ranges::all_of(node.items, is_scalar);
}

/// A list of objects, or of lists of objects, which are classes.
bool is_list_of_records(const Node& node) {
    if (node.type != Node::Type::array)
        return false;
    return all_are(node, Node::Type::object) ||
           (all_are(node, Node::Type::array) && std::ranges::all_of(node.items, [](const Node& each) {
                return all_are(each, Node::Type::object);
            }));
}

/// An object whose members are all objects: its keys are names.
bool is_named_records(const Node& node) {
    return node.type == Node::Type::object && node.members.size() > 1 &&
           std::ranges::all_of(node.members, [](const auto& member) {
               return member.value.type == Node::Type::object && !member.value.members.empty() &&
                      std::ranges::all_of(member.value.members,
                                          [](const auto& inner) { return is_scalar(inner.value); });
           });
}

/// {"columns": ["weight", "value"], "data": [[8, 31], [5, 17]]}, as pandas writes tables.
bool is_split_table(const Node& node) {
    const Node* const columns = node.find("columns");
    const Node* const data = node.find("data");
    return columns != nullptr && data != nullptr && all_are(*columns, Node::Type::string) &&
           data->type == Node::Type::array && std::ranges::all_of(data->items, is_list_of_scalars);
}

/// "max weight" of "maxWeight", "weight" of "itemWeight" and "item_weight".
std::string heading_of_key(const std::string& key) {
    std::string words;
    for (std::size_t i = 0; i < key.size(); ++i) {
        const bool capital = key[i] >= 'A' && key[i] <= 'Z';
        if (capital && i > 0 && key[i - 1] >= 'a' && key[i - 1] <= 'z')
            words += ' ';
        words += key[i] == '_' ? ' ' : key[i];
    }
    constexpr std::string_view before = "item ";
    return words.starts_with(before) && words.size() > before.size() ? words.substr(before.size()) : words;
}

std::string text_of(const Node& node) {
    switch (node.type) {
    case Node::Type::integer:
        return std::to_string(node.integer);
    case Node::Type::boolean:
        return node.boolean ? "true" : "false";
    case Node::Type::number:
        return sheet_number(node.text);
    default:
        return node.text;
    }
}

std::string cell_of(const std::string& text) {
    if (text.find_first_of("\",;|#\t\r\n") == std::string::npos)
        return text;
    std::string quoted = "\"";
    for (const char c : text)
        quoted += c == '"' ? "\"\"" : std::string(1, c);
    return quoted + '"';
}

bool is_scalar_key(const std::string& key) {
    const std::string words = csv::heading_of(heading_of_key(key)).words;
    return std::ranges::any_of(kinds(),
                               [&](const Kind* kind) { return csv::scalar_of(*kind, words).has_value(); });
}

bool is_column_key(const std::string& key) {
    const std::string words = csv::heading_of(heading_of_key(key)).words;
    return std::ranges::any_of(kinds(), [&](const Kind* kind) {
        const auto column = csv::column_of(*kind, words);
        return column && column->what == csv::Column::What::record_field;
    });
}

/// Two lists of numbers for the same records that have different lengths.
Error different_lengths(const Node::Member& one, const Node::Member& other) {
    const auto numbers = [](const Node::Member& list) {
        return counted("{} number", "{} numbers", std::ssize(list.value.items));
    };
    return {.code = ErrorCode::input,
            .what = formatted("'{}' has {}, but '{}' has {}", printable(other.key, 40), numbers(other),
                              printable(one.key, 40), one.value.items.size()),
            .where = "/" + printable(other.key, 40),
            .todo = formatted("give both a number for each {}", said("item"))};
}

/// Writes the table line by line.
class Writer {
public:
    explicit Writer(std::stop_token stop) : stop_(std::move(stop)) {}

    /// An error without words: nothing in the text is a table.
    Result<TableOfJson> write(const Node& root) {
        if (is_list_of_records(root) || is_named_records(root)) {
            write_records(root);
        } else if (is_split_table(root)) {
            write_split(root);
        } else if (root.type == Node::Type::object) {
            const Node* inner = only_container(root);
            if (inner != nullptr && inner->type == Node::Type::object && !is_named_records(*inner)) {
                for (const auto& [key, value] : root.members)
                    if (is_scalar(value))
                        write_scalar(key, value);
                return write(*inner);
            }
            write_object(root);
        }
        if (broken_)
            return *broken_;
        if (!found_)
            return Error{};
        table_.text = head_ + body_;
        if (!not_listed_.empty())
            table_.left_out.push_back(counted("{} more member is left out", "{} more members are left out",
                                              std::ssize(not_listed_)));
        return std::move(table_);
    }

private:
    /// The only member that is a list or an object.
    static const Node* only_container(const Node& object) {
        const Node* only = nullptr;
        for (const auto& [key, value] : object.members) {
            if (is_scalar(value))
                continue;
            if (only != nullptr)
                return nullptr;
            only = &value;
        }
        return only;
    }

    void write_object(const Node& object) {
        const Node* records = nullptr;
        std::vector<const Node::Member*> columns;
        for (const Node::Member& member : object.members) {
            const Node& value = member.value;
            if (is_scalar(value))
                write_scalar(member.key, value);
            else if (records == nullptr && (is_list_of_records(value) || is_named_records(value)))
                records = &value;
            else if (is_list_of_scalars(value) &&
                     (columns.empty() || value.items.size() == columns.front()->value.items.size()))
                columns.push_back(&member);
            else
                take_other(member, columns);
        }
        if (records != nullptr) {
            for (const Node::Member* column : columns)
                leave_out(column->key);
            return write_records(*records);
        }
        write_columns(columns);
    }

    /// A member that is neither a number, nor a list of the same length as the others.
    void take_other(const Node::Member& member, const std::vector<const Node::Member*>& columns) {
        if (is_list_of_scalars(member.value) && !columns.empty() && is_column_key(member.key) &&
            is_column_key(columns.front()->key))
            broken_ = different_lengths(*columns.front(), member);
        leave_out(member.key);
    }

    void write_scalar(const std::string& key, const Node& value) {
        const std::string words = csv::heading_of(key).words;
        const bool text = value.type == Node::Type::string;
        if (text && (words == "name" || words == "title"))
            head_ += "name," + cell_of(value.text) + '\n';
        else if (text && (words == "source" || words == "description" || words == "comment"))
            head_ += "source," + cell_of(value.text) + '\n';
        else if (is_scalar_key(key))
            head_ += cell_of(heading_of_key(key)) + ',' + cell_of(text_of(value)) + '\n';
        else if (value.type != Node::Type::null)
            leave_out(key);
    }

    void write_split(const Node& table) {
        found_ = true;
        for (const auto& [key, value] : table.members)
            if (is_scalar(value))
                write_scalar(key, value);
        std::vector<std::string> cells;
        for (const Node& heading : table.find("columns")->items)
            cells.push_back(heading_of_key(heading.text));
        write_row(cells);
        for (const Node& row : table.find("data")->items) {
            cells.clear();
            for (const Node& cell : row.items)
                cells.push_back(text_of(cell));
            write_row(cells);
        }
    }

    void write_columns(const std::vector<const Node::Member*>& columns) {
        found_ = !columns.empty();
        std::vector<std::string> cells;
        for (const Node::Member* column : columns)
            cells.push_back(heading_of_key(column->key));
        write_row(cells);
        for (std::size_t row = 0; found_ && row < columns.front()->value.items.size(); ++row) {
            for (std::size_t i = 0; i < columns.size(); ++i)
                cells[i] = text_of(columns[i]->value.items[row]);
            write_row(cells);
        }
    }

    /// A list of records, a list of classes of records, or records by their names.
    void write_records(const Node& list) {
        found_ = true;
        const bool named = list.type == Node::Type::object;
        const bool classes = !named && list.items.front().type == Node::Type::array;
        if (named || classes)
            keys_.emplace_back(named ? "name" : "class");
        const std::size_t first = keys_.size();
        for_each_record(list, [&](const std::string&, const Node& record) {
            for (const auto& [key, value] : record.members)
                note_key(key, value, first);
        });
        std::vector<std::string> cells;
        for (std::size_t i = 0; i < keys_.size(); ++i)
            cells.push_back(i < first ? keys_[i] : heading_of_key(keys_[i]));
        write_row(cells);
        for_each_record(list, [&](const std::string& before, const Node& record) {
            std::ranges::fill(cells, std::string());
            if (first > 0)
                cells[0] = before;
            for (const auto& [key, value] : record.members)
                if (const std::size_t column = column_of(key, first);
                    column < cells.size() && is_scalar(value))
                    cells[column] = text_of(value);
            write_row(cells);
        });
    }

    template <class Each>
    void for_each_record(const Node& list, Each each) const {
        for (const auto& [key, record] : list.members)
            each(key, record);
        for (std::size_t i = 0; i < list.items.size(); ++i) {
            const Node& item = list.items[i];
            if (item.type == Node::Type::object)
                each("", item);
            for (const Node& record : item.items)
                each(std::to_string(i + 1), record);
        }
    }

    std::size_t column_of(const std::string& key, std::size_t first) const {
        return static_cast<std::size_t>(
            std::find(keys_.begin() + static_cast<std::ptrdiff_t>(first), keys_.end(), key) - keys_.begin());
    }

    void note_key(const std::string& key, const Node& value, std::size_t first) {
        constexpr std::size_t most = 64;
        if (!is_scalar(value))
            leave_out(key);
        else if (column_of(key, first) == keys_.size() && keys_.size() < most)
            keys_.push_back(key);
        else if (column_of(key, first) == keys_.size())
            leave_out(key);
    }

    /// After a stop request the table has no further rows, and writing it is an error.
    void write_row(const std::vector<std::string>& cells) {
        if (rows_++ % 4096 == 0 && stop_.stop_requested())
            broken_ = Error{.code = ErrorCode::cancelled, .what = "cancelled"};
        if (broken_)
            return;
        for (std::size_t i = 0; i < cells.size(); ++i)
            body_ += (i == 0 ? "" : ",") + cell_of(cells[i]);
        body_ += '\n';
    }

    void leave_out(const std::string& key) {
        constexpr std::size_t most = 20;
        Sentence words = formatted("member '{}' is left out", printable(key, 40));
        if (std::ranges::find(table_.left_out, words) != table_.left_out.end())
            return;
        if (table_.left_out.size() < most)
            table_.left_out.push_back(std::move(words));
        else
            not_listed_.insert(key);
    }

    std::stop_token stop_;
    std::size_t rows_ = 0;
    TableOfJson table_;
    std::set<std::string> not_listed_; ///< further keys that are left out
    std::string head_, body_;
    std::vector<std::string> keys_; ///< of the columns
    bool found_ = false;
    std::optional<Error> broken_; ///< what is wrong with a table
};

/// "an object with the members a, b, c, ..."
Sentence shape_of(const Node& root) {
    constexpr std::size_t most = 6;
    if (root.type == Node::Type::array)
        return root.items.empty() ? Sentence("it is an empty list")
                                  : counted("it is a list of {} entry without keys for value and weight",
                                            "it is a list of {} entries without keys for value and weight",
                                            static_cast<std::int64_t>(root.items.size()));
    if (root.members.empty())
        return "it is an empty object";
    std::vector<std::string> keys;
    for (std::size_t i = 0; i < std::min(root.members.size(), most); ++i)
        keys.push_back(printable(root.members[i].key, 40));
    if (root.members.size() > most)
        keys.emplace_back("...");
    return counted("it is an object with the member {}", "it is an object with the members {}",
                   std::ssize(root.members), joined(keys));
}

Error not_a_table(const Node& root, const std::string& name) {
    return {.code = ErrorCode::input,
            .what = formatted("is JSON, but no instance: {}", shape_of(root)),
            .where = name,
            .todo = formatted("write it like this: {}", json_example)};
}

} // namespace

Result<TableOfJson> table_of_json(const InstanceText& given) {
    KS_TRY(const Node root, json::parse(given.text, given.name, foreign_limits, given.stop));
    Result<TableOfJson> table = Writer(given.stop).write(root);
    if (!table && !table.error().what.empty()) {
        Error error = table.error();
        error.where = json::join_place(given.name, error.where);
        return error;
    }
    if (!table || (*find_format("csv"))->claim({.text = table->text}) == Claim::none)
        return not_a_table(root, given.name);
    return table;
}

} // namespace ks
