// SPDX-License-Identifier: Apache-2.0
// The place of a number in an instance's file, and back, for every kind.
#include "solvers/core/json_tree.h"
#include "solvers/formats/format.h"
#include "solvers/instance/field_pointer.h"
#include "solvers/kinds/conformance_case.h"
#include "solvers/kinds/kind.h"
#include "solvers/kinds/presets.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

using namespace ks;

namespace {

/// The number at a pointer of a JSON document.
Result<std::int64_t> number_in(const json::Cursor& document, std::string_view pointer) {
    json::Cursor at = document;
    while (!pointer.empty()) {
        pointer.remove_prefix(1);
        const std::string part(pointer.substr(0, pointer.find('/')));
        pointer.remove_prefix(part.size());
        if (const auto size = at.size())
            at = at.element(static_cast<std::size_t>(std::stoul(part)));
        else {
            KS_TRY(at, at.member(part));
        }
    }
    return at.integer(INT64_MIN, INT64_MAX);
}

/// Every required number of an instance.
std::vector<FieldAt> numbers_of(const Contents& contents) {
    std::vector<FieldAt> all;
    const auto add = [&all](std::span<const Field> fields, FieldAt at) {
        for (at.field = 0; at.field < fields.size(); ++at.field)
            if (fields[at.field].number != nullptr)
                all.push_back(at);
    };
    const Fields& fields = contents.fields();
    add(fields.scalars, {});
    for (std::size_t group = 0; group < contents.groups(); ++group) {
        if (fields.group)
            add(fields.of_group, FieldAt::of_group(0, group));
        for (std::size_t record = 0; record < contents.records(group); ++record)
            add(fields.of_record, FieldAt::of_record(0, group, record));
    }
    return all;
}

} // namespace

class FieldPointerTest : public QObject {
    Q_OBJECT

private slots:
    void every_number_is_found_in_its_file_data() {
        QTest::addColumn<QString>("kind");
        for (const Kind* kind : kinds())
            QTest::newRow(std::string(kind->id).c_str()) << QString::fromStdString(std::string(kind->id));
    }

    void every_number_is_found_in_its_file() {
        QFETCH(QString, kind);
        Random draw(test_seed());
        const InstancePtr instance = find_kind(kind.toStdString())->random_case(draw).instance;
        const Contents& contents = instance->contents();
        const auto text = json::parse(write_json(*instance), "instance");
        KS_VERIFY_OK(text);
        const json::Cursor document(*text, "instance");
        for (const FieldAt& at : numbers_of(contents)) {
            const std::string pointer = pointer_to(contents.fields(), at);
            const auto there = number_in(document, pointer);
            KS_VERIFY_OK(there);
            QCOMPARE(*there, contents.number(at));
            const auto back = number_at(contents, pointer);
            QVERIFY2(back, pointer.c_str());
            QCOMPARE(pointer_to(contents.fields(), *back), pointer);
        }
    }

    void invalid_pointers_lead_nowhere_data() {
        QTest::addColumn<QString>("pointer");
        for (const char* pointer :
             {"", "/", "capacity", "/capacities", "/capacity/0", "/name", "/classes", "/classes/0",
              "/classes/0/0", "/classes/3/0/weight", "/classes/0/2/weight", "/classes/0/0/price",
              "/classes/-1/0/weight", "/classes/00/0/weight", "/classes/0/0/weight/",
              "/classes/99999999999999999999/0/weight", "//////", "/0/0/0"})
            QTest::newRow(pointer) << QString::fromLatin1(pointer);
    }

    void invalid_pointers_lead_nowhere() {
        QFETCH(QString, pointer);
        const InstancePtr instance = *generate("thesis-2.2", "", {});
        QVERIFY(number_at(instance->contents(), "/classes/0/0/weight"));
        QVERIFY(!number_at(instance->contents(), pointer.toStdString()));
    }
};

KS_TEST(FieldPointerTest)
#include "field_pointer_test.moc"
