// SPDX-License-Identifier: Apache-2.0
#include "solvers/run/catalogue.h"

#include "solvers/kinds/kind.h"
#include "solvers/run/registry.h"
#include "solvers/run/run.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <QTest>

#include <nlohmann/json.hpp>

using namespace ks;

namespace {

Result<Catalogue> read_list(const Json& list) {
    KS_TRY(const json::Node root, json::parse(to_line(list), "list"));
    return read_catalogue(json::Cursor(root, "list"));
}

Machine with_gpu() {
    return {{emulator_provider(), BackendProvider{"gpu", "", {GpuInfo{}, GpuInfo{}}, {}}}};
}

} // namespace

/// The output of `list` about the variants, written and read back.
class CatalogueTest : public QObject {
    Q_OBJECT

private slots:
    void a_list_reads_back_to_the_same() {
        for (const Machine& machine : {Machine{}, with_gpu()}) {
            const Catalogue catalogue = catalogue_of(machine);
            QCOMPARE(catalogue.entries().size(), variants().size());
            const auto read = read_list(to_json(catalogue));
            KS_VERIFY_OK(read);
            QVERIFY(*read == catalogue);
            QCOMPARE(to_line(to_json(*read)), to_line(to_json(catalogue)));
        }
        QVERIFY(built_in_catalogue() == catalogue_of({}));
    }

    void entries_have_the_data_of_the_variants() {
        for (const Variant* variant : variants()) {
            const VariantInfo& info = variant->info();
            const CatalogueEntry* entry =
                catalogue_of(with_gpu()).find(info.id) ? built_in_catalogue().find(info.id) : nullptr;
            QVERIFY2(entry, info.id.c_str());
            QCOMPARE(entry->title, info.title);
            QCOMPARE(entry->on_cpu(), info.place == Place::cpu);
            QCOMPARE(entry->trace, info.place == Place::kernel);
            QCOMPARE(entry->steps, info.steps);
            QVERIFY(entry->parameters == info.parameters);
        }
    }

    void places() {
        const Catalogue catalogue = catalogue_of(with_gpu());
        const CatalogueEntry &cpu = *catalogue.find("mckp.sequential"),
                             &kernel = *catalogue.find("mckp.global"),
                             &demo = *catalogue.find("demo.missing-barrier");
        QVERIFY(cpu.offers("cpu") && cpu.offers("") && !cpu.offers("emulator") && !cpu.offers("gpu:0"));
        QVERIFY(kernel.offers("gpu") && kernel.offers("gpu:7") && kernel.offers("emulator") &&
                !kernel.offers("cpu"));
        for (const char* place : {"gpu:", "gpu:x", "gpu:-1", "GPU", "moon"})
            QVERIFY2(!kernel.offers(place), place);
        QVERIFY(demo.offers("emulator") && !demo.offers("gpu"));
        QVERIFY(kernel.runs_on("gpu:0") && cpu.runs_on("cpu"));
        // GPUs have not been searched for yet.
        QVERIFY(!built_in_catalogue().find("mckp.global")->runs_on("gpu:0"));
    }

    void variants_of_a_kind() {
        const Catalogue all = built_in_catalogue();
        std::size_t counted = all.listed("demo").entries().size();
        QVERIFY(counted > 0);
        for (const Kind* kind : kinds()) {
            const Catalogue some = all.listed(kind->id);
            for (const CatalogueEntry& entry : some.entries())
                QVERIFY(entry.kind == kind->id && entry.question != Question::demo);
            counted += some.entries().size();
        }
        QCOMPARE(counted, all.entries().size());
        QVERIFY(all.listed("") == all);
        QVERIFY(all.listed("moon").empty());
    }

    void an_unknown_variant_is_a_usage_error_that_names_those_like_it() {
        const auto none = built_in_catalogue().get("mckp.seqential");
        QVERIFY(!none);
        QCOMPARE(none.error().code, ErrorCode::usage);
        QCOMPARE(none.error().what, std::string("there is no variant 'mckp.seqential'"));
        QVERIFY(none.error().todo.starts_with("those most like it are mckp.sequential, "));
    }

    /// The runner may be newer than the program that reads its list, and it may have further variants.
    void unknown_members_of_a_newer_list_are_ignored() {
        Json list = to_json(built_in_catalogue());
        list["since"] = 2030;
        list["variants"][0]["colour"] = "red";
        list["variants"][0]["id"] = "knapsack.theirs";
        const auto read = read_list(list);
        KS_VERIFY_OK(read);
        QVERIFY(read->find("knapsack.theirs"));
    }

    void broken_lists_are_refused_with_the_place() {
        const auto refused = [](const char* pointer, const Json& value, const char* place) {
            Json wrong = to_json(built_in_catalogue());
            wrong[Json::json_pointer(pointer)] = value;
            const auto read = read_list(wrong);
            QVERIFY2(!read, pointer);
            QCOMPARE(read.error().code, ErrorCode::input);
            QCOMPARE(QByteArray::fromStdString(read.error().where), QByteArray(place));
        };
        refused("/format", "knapscope-devices", "list /format");
        refused("/version", 2, "list /version");
        refused("/variants/1/id", "", "list /variants/1");
        refused("/variants/1/on", Json::array(), "list /variants/1");
        refused("/variants/1/question", "why", "list /variants/1/question");
        refused("/variants/1/steps", "yes", "list /variants/1/steps");
        Json parameter = {{"name", "block"}, {"type", "integer"}, {"min", 4},
                          {"max", 2},        {"step", 1},         {"default", 4}};
        refused("/variants/1/parameters", Json::array({parameter}), "list /variants/1/parameters/0/max");
        parameter["max"] = 8;
        parameter["default"] = 9;
        refused("/variants/1/parameters", Json::array({parameter}), "list /variants/1/parameters/0/default");
        parameter = {{"name", "order"}, {"type", "choice"}, {"values", Json::array()}, {"default", ""}};
        refused("/variants/1/parameters", Json::array({parameter}), "list /variants/1/parameters/0");
    }
};

KS_TEST(CatalogueTest)
#include "catalogue_test.moc"
