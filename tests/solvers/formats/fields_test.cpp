// SPDX-License-Identifier: Apache-2.0
#include "solvers/formats/format.h"
#include "solvers/formats/instance_reader.h"
#include "solvers/kinds/kind.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <QRandomGenerator>

using namespace ks;

namespace {

struct TaskScalars {
    std::optional<std::int64_t> most_cost;
};
struct Task {
    std::string name;
    std::int64_t period = 0;
    friend bool operator==(const Task&, const Task&) = default;
};
struct Choice {
    std::int64_t gain = 0, cost = 0;
    friend bool operator==(const Choice&, const Choice&) = default;
};
using TaskContents = ContentsOf<TaskScalars, Task, Choice>;

/// A kind that uses every feature of declarations: an optional scalar, groups with a text and a number, and
/// lists of records that may be empty and whose records may have names.
const Fields& task_fields() {
    static constexpr auto scalars =
        field<&TaskScalars::most_cost>({.key = "max_cost", .title = "Most cost", .symbol = "B"});
    static constexpr auto task =
        field_list(field<&Task::name>({.key = "name", .title = "Name"}),
                   field<&Task::period>({.key = "period", .title = "Period", .unit = "cycles", .least = 1}));
    static constexpr auto choice =
        field_list(field<&Choice::gain>({.key = "gain", .title = "Gain"}),
                   field<&Choice::cost>({.key = "cost", .title = "Cost"}), record_name<Choice>());
    static constexpr Fields all{.scalars = scalars.fields,
                                .group = ListWords{"tasks", "task", "tasks"},
                                .of_group = task.fields,
                                .record = {"choices", "choice", "choices"},
                                .of_record = choice.fields,
                                .may_be_empty = true};
    return all;
}

struct Nothing {};
using NumberContents = ContentsOf<Nothing, NoFields, std::int64_t>;

/// A kind whose records are bare numbers.
const Fields& number_fields() {
    static constexpr auto number = bare_field({.key = "number", .title = "Number", .most = 99});
    static constexpr Fields all{
        .record = {"numbers", "number", "numbers"}, .of_record = number.fields, .records_are_bare = true};
    return all;
}

template <class SomeContents>
class Sample final : public Instance {
public:
    Sample(std::string_view kind, Draft&& draft)
        : Instance(std::move(draft.name), std::move(draft.source)), kind_(kind),
          contents_(static_cast<SomeContents&&>(*draft.contents)) {}
    std::string_view kind() const override { return kind_; }
    const Contents& contents() const override { return contents_; }

private:
    std::string_view kind_;
    SomeContents contents_;
};

Kind task_kind() {
    Kind kind{};
    kind.id = "tasks";
    kind.fields = task_fields;
    kind.empty = []() -> std::unique_ptr<Contents> { return std::make_unique<TaskContents>(task_fields()); };
    kind.build = [](Draft&& draft) -> Result<InstancePtr> {
        return InstancePtr(std::make_shared<Sample<TaskContents>>("tasks", std::move(draft)));
    };
    return kind;
}

Kind number_kind() {
    Kind kind{};
    kind.id = "numbers";
    kind.fields = number_fields;
    kind.empty = []() -> std::unique_ptr<Contents> {
        return std::make_unique<NumberContents>(number_fields());
    };
    kind.build = [](Draft&& draft) -> Result<InstancePtr> {
        return InstancePtr(std::make_shared<Sample<NumberContents>>("numbers", std::move(draft)));
    };
    return kind;
}

Result<InstancePtr> read(const Kind& kind, const std::string& text) {
    InstanceReader reader(kind, {}, nullptr, {});
    KS_CHECK(json::tell(text, "a", reader));
    return kind.build(std::move(reader.draft));
}

constexpr const char* tasks = R"({
  "format": "knapscope-instance",
  "version": 1,
  "kind": "tasks",
  "max_cost": 12,
  "tasks": [
    {"name": "crc 32", "period": 60, "choices": [{"gain": 3, "cost": 4}, {"gain": 5, "cost": 9, "name": "fast"}]},
    {"name": "", "period": 1, "choices": []}
  ]
}
)";

/// The sample with `from` replaced by `to`.
std::string tasks_with(const std::string& from, const std::string& to) {
    std::string text = tasks;
    return text.replace(text.find(from), from.size(), to);
}

/// A random valid change of the sample's contents.
Change some_change(const Contents& contents, QRandomGenerator& random) {
    const auto below = [&random](std::size_t count) {
        return static_cast<std::size_t>(random.bounded(static_cast<int>(count)));
    };
    const auto number = [&random] { return Value(std::int64_t{random.bounded(50)}); };
    const auto record = [&] {
        const int name = random.bounded(6); // most records have no name
        return RecordValues{number(), number(), name < 2 ? Value("n" + std::to_string(name)) : Value()};
    };
    const std::vector<std::size_t> new_group{below(contents.groups() + 1)};
    const GroupValues group{{std::string("t"), Value(std::int64_t{7})}, {record(), record()}};
    if (contents.groups() == 0 || random.bounded(6) == 0)
        return PutGroups{new_group, {group}};
    const std::size_t at = below(contents.groups());
    const std::vector<std::size_t> here{at};
    const std::size_t records = contents.records(at);
    switch (random.bounded(9)) {
    case 6: // case 6: adds or removes a name
        if (records > 0)
            return SetValue{FieldAt::of_record(2, at, below(records)),
                            random.bounded(3) == 0 ? Value(std::string("named")) : Value()};
        [[fallthrough]];
    case 0:
        return TakeGroups{here};
    case 1:
        return duplicated_groups(contents, here);
    case 2:
        return SetValue{FieldAt::of_group(0, at), std::string("renamed")};
    case 3:
        return SetValue{FieldAt::scalar(0), random.bounded(2) ? number() : Value()};
    case 4:
        return PutRecords{at, {0, records + 1}, {record(), record()}};
    case 5: { // one edit with three parts; the last depends on the first
        Changes several;
        several.in_order = {PutRecords{at, {records}, {record()}},
                            SetValue{FieldAt::of_group(0, at), std::string("several")},
                            SetValue{FieldAt::of_record(0, at, records), number()}};
        return several;
    }
    default:
        if (records == 0)
            return SetText{&Draft::name, "empty"};
        std::vector<std::size_t> some;
        for (std::size_t k = 0; k < records; ++k)
            if (random.bounded(2))
                some.push_back(k);
        return random.bounded(2) ? Change(TakeRecords{at, some}) : duplicated_records(contents, at, some);
    }
}

std::string text_of(const Draft& draft) {
    return write_json(Sample<TaskContents>("tasks", {draft.name, draft.source, draft.contents->clone()}));
}

} // namespace

/// The behaviour that follows from a kind's declaration of its fields, for every form of declaration.
class FieldsTest : public QObject {
    Q_OBJECT

private slots:
    void groups_with_fields_are_read_and_written() {
        const auto instance = read(task_kind(), tasks);
        KS_VERIFY_OK(instance);
        const Contents& contents = (*instance)->contents();
        QCOMPARE(contents.groups(), std::size_t{2});
        QCOMPARE(contents.records(1), std::size_t{0});
        QCOMPARE(contents.number(FieldAt::of_record(1, 0, 1)), std::int64_t{9});
        QVERIFY(contents.get(FieldAt::of_group(0, 0)) == Value(std::string("crc 32")));
        QCOMPARE(QByteArray::fromStdString(write_json(**instance)), QByteArray(tasks));
    }

    void an_optional_field_may_be_left_out() {
        const auto instance = read(task_kind(), tasks_with("  \"max_cost\": 12,\n", ""));
        KS_VERIFY_OK(instance);
        QVERIFY((*instance)->contents().get(FieldAt::scalar(0)) == Value());
        QVERIFY(write_json(**instance).find("max_cost") == std::string::npos);
    }

    void bare_records_are_read_and_written() {
        std::string text = "{\n  \"format\": \"knapscope-instance\",\n  \"version\": 1,\n  \"kind\": "
                           "\"numbers\",\n  \"numbers\": [";
        for (int i = 0; i < 20; ++i)
            text += (i == 0 ? "\n    " : i == 16 ? ",\n    " : ", ") + std::to_string(i);
        text += "\n  ]\n}\n";
        const auto instance = read(number_kind(), text);
        KS_VERIFY_OK(instance);
        QCOMPARE((*instance)->contents().all_records(), std::size_t{20});
        QCOMPARE(write_json(**instance), text);
        KS_COMPARE_ERROR(read(number_kind(), R"({"numbers": [1, {"number": 2}]})"), ErrorCode::input,
                         "a /numbers/1: expected an integer, found an object");
        KS_COMPARE_ERROR(read(number_kind(), R"({"numbers": [1, 100]})"), ErrorCode::input,
                         "a /numbers/1: 100 is not an integer from 0 to 99");
    }

    void errors_have_their_place_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArray>("sentence");
        const auto row = [](const char* name, const std::string& text, const char* sentence) {
            QTest::newRow(name) << QString::fromStdString(text) << QByteArray(sentence);
        };
        row("range of a group's field", tasks_with("\"period\": 1", "\"period\": 0"),
            "a /tasks/1/period: 0 is not an integer from 1 to 9223372036854775807");
        row("type of a group's field", tasks_with("\"\"", "7"),
            "a /tasks/1/name: expected a string, found an integer");
        row("field of a record", tasks_with("\"cost\": 9", "\"cost\": true"),
            "a /tasks/0/choices/1/cost: expected an integer, found true or false");
        row("unknown field of a group", tasks_with("\"period\": 1", "\"period\": 1, \"x\": 1"),
            "a /tasks/1/x: unknown field; the fields here are name, period, choices");
        row("missing list", tasks_with(", \"choices\": []", ""),
            "a /tasks/1: the field 'choices' is missing");
        row("missing groups", R"({"max_cost": 1})", "a: the field 'tasks' is missing");
        row("a group is no object", R"({"tasks": [[]]})", "a /tasks/0: expected an object, found an array");
        row("the list is no list", tasks_with("\"choices\": []", "\"choices\": {}"),
            "a /tasks/1/choices: expected an array, found an object");
        row("an optional field of the wrong type", R"({"max_cost": null, "tasks": []})",
            "a /max_cost: expected an integer, found null");
        row("a key twice", tasks_with("\"period\": 1", "\"period\": 1, \"period\": 1"),
            "a /tasks/1/period: the key appears twice in this object; keep one of the two");
    }
    void errors_have_their_place() {
        QFETCH(QString, text);
        QFETCH(QByteArray, sentence);
        KS_COMPARE_ERROR(read(task_kind(), text.toStdString()), ErrorCode::input, sentence);
    }

    void an_instance_within_a_document_has_its_place() {
        const auto root = json::parse(R"({"instance": {"numbers": [1, "2"]}})", "request");
        KS_VERIFY_OK(root);
        InstanceReader reader(number_kind(), {}, nullptr, {});
        const json::Cursor request(*root, "request");
        KS_COMPARE_ERROR(json::tell(*request.member("instance"), reader), ErrorCode::input,
                         "request /instance/numbers/1: expected an integer, found a string");
    }

    void every_change_is_undone() {
        const quint32 seed = QRandomGenerator::global()->generate();
        qInfo("seed %u", seed);
        QRandomGenerator random(seed);
        InstanceReader reader(task_kind(), {}, nullptr, {});
        KS_VERIFY_OK(json::tell(tasks, "a", reader));
        Draft& draft = reader.draft;
        std::vector<Change> back;
        std::vector<std::string> texts{text_of(draft)};
        for (int i = 0; i < 300; ++i) {
            back.push_back(carry_out(some_change(*draft.contents, random), draft));
            texts.push_back(text_of(draft));
            KS_VERIFY_OK(read(task_kind(), texts.back()));
        }
        QVERIFY(std::ranges::any_of(texts, [&](const auto& text) { return text != texts.front(); }));
        for (; !back.empty(); back.pop_back()) {
            const Change again = carry_out(back.back(), draft);
            QCOMPARE(text_of(draft), texts[back.size() - 1]);
            Draft copy{draft.name, draft.source, draft.contents->clone()};
            (void)carry_out(again, copy);
            QCOMPARE(text_of(copy), texts[back.size()]);
        }
    }

    void ranges_are_of_the_groups_asked_for() {
        const auto instance = read(task_kind(), tasks);
        KS_VERIFY_OK(instance);
        const Contents& contents = (*instance)->contents();
        QVERIFY((contents.range(0) == Contents::Range{3, 5}));
        QVERIFY((contents.range(1, 0, 1) == Contents::Range{4, 9}));
        QVERIFY((contents.range(1, 1, 2) == Contents::Range{0, 0})); // no records
    }
};

KS_TEST(FieldsTest)
#include "fields_test.moc"
