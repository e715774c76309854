// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/core/sentence_json.h"
#include "solvers/kernels/kernel_sources.h"
#include "solvers/kinds/presets.h"
#include "solvers/run/trace.h"
#include "solvers/run/trace_file.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <QRegularExpression>

#include <nlohmann/json.hpp>

#include <random>

using namespace ks;

namespace {

Trace traced(const std::string& variant, std::optional<std::int64_t> blocks = {}) {
    TraceRequest request;
    request.instance = *generate("thesis-2.2", "", {});
    request.variant = variant;
    request.blocks = blocks;
    Trace trace = *ks::trace(request, {}, {});
    // The document must be able to store these, although the engine did not find them.
    trace.findings.push_back({.kind = "same-value",
                              .severity = "benign",
                              .launch = 0,
                              .block = 0,
                              .lanes = {3, 4},
                              .address = 4294967296,
                              .sites = {0, 1},
                              .count = 7,
                              .text = "two lanes write the same"});
    return trace;
}

InstancePtr example() {
    return *generate("thesis-2.2", "", {});
}

} // namespace

/// The trace document and the trace file are written and read back.
class TraceDocumentTest : public QObject {
    Q_OBJECT

private slots:
    void documents_read_back_to_the_same() {
        for (const char* variant : {"mckp.global", "mckp.shared", "mckp.sync"}) {
            const Json written = to_json(::traced(variant, 1));
            const auto read = read_trace(to_line(written), "t.json");
            KS_VERIFY_OK(read);
            QCOMPARE(to_line(to_json(*read)), to_line(written));
        }
    }

    /// The reader of the document shows its sentences in another language.
    void findings_are_shown_in_the_readers_language() {
        keep_origins(true);
        TraceRequest request;
        request.instance = *generate("thesis-2.1", "", {});
        request.variant = "demo.missing-barrier";
        auto made = ks::trace(request, {}, {});
        KS_VERIFY_OK(made);
        Trace trace = *std::move(made);
        trace.window = RecordedWarp{
            .cut = formatted("The warp ran {} instructions; the first {} of them are recorded.", 20'000, 3)};
        keep_origins(false);
        QVERIFY(!trace.findings.empty());
        const std::string document = to_line(to_json(trace));

        Language german("de", ',');
        german.add("{}, {} {} it at {}, and nothing puts the two in order", {"{}; {} {} es in {}"});
        german.add("{} {} {} at {}", {"{} {} {} in {}"});
        german.add("thread {} of block {}", {"Thread {} von Block {}"});
        german.add("byte {} of shared memory (array '{}')", {"Byte {} ('{}')"});
        german.add("reads", {"liest"});
        german.add("writes", {"schreibt"});
        german.add("The warp ran {} instructions; the first {} of them are recorded.", {"{} Befehle, {} da"});
        speak(&german);
        const auto read = read_trace(document, "t.json");
        std::string said;
        for (const Finding& finding : read ? read->findings : std::vector<Finding>())
            if (finding.kind.starts_with("race"))
                said = voiced(finding.text);
        const std::string cut = read && read->window ? voiced(read->window->cut) : std::string();
        speak(nullptr);
        KS_VERIFY_OK(read);
        QVERIFY2(QString::fromStdString(said).contains(QRegularExpression(QStringLiteral(
                     "^Thread \\d+ von Block 0 (liest|schreibt) Byte \\d+ \\('\\w+'\\) in \\S+; "
                     "Thread \\d+ von Block 0 (liest|schreibt) es in \\S+$"))),
                 said.c_str());
        QCOMPARE(cut, std::string("20000 Befehle, 3 da"));
        QCOMPARE(read->findings.front().text, trace.findings.front().text); // in English, as written
        QCOMPARE(to_line(to_json(*read)), document);                        // and forwarded unchanged
    }

    /// Documents of earlier versions contain only the texts.
    void findings_without_origins_are_read() {
        Json document = to_json(::traced("mckp.global"));
        QVERIFY(!document["findings"][0].contains("text_as"));
        const auto read = read_trace(to_line(document), "t.json");
        KS_VERIFY_OK(read);
        QCOMPARE(voiced(read->findings[0].text), Sentence("two lanes write the same"));
        document["findings"][0]["text_as"] = {{"id", "{}"}, {"arguments", 7}};
        KS_VERIFY_OK(read_trace(to_line(document), "t.json")); // an invalid origin is ignored
    }

    void wrong_documents_are_refused_with_the_place() {
        const Json right = to_json(::traced("mckp.global"));
        const auto refused = [&](const char* pointer, const Json& value, const char* sentence) {
            Json wrong = right;
            wrong[Json::json_pointer(pointer)] = value;
            const auto read = read_trace(to_line(wrong), "t.json");
            KS_COMPARE_ERROR(read, ErrorCode::input, sentence);
        };
        refused("/format", "other", R"(t.json /format: the format is "other"; give a "knapscope-trace")");
        refused("/version", 2, "t.json /version: the version is not 1; open it with a newer Knapscope");
        refused("/launches/0/sites/0/op", "jump",
                "t.json /launches/0/sites/0/op: 'jump' is none of the words allowed here");
        refused("/findings/0/sites/1", 1000,
                ("t.json /findings/0/sites/1: 1000 is not an integer from 0 to " +
                 std::to_string(right["launches"][0]["sites"].size() - 1))
                    .c_str());
        refused("/findings/0/extra", 1,
                "t.json /findings/0/extra: unknown field; the fields here are kind, severity, launch, block, "
                "lanes, address, sites, count, text, text_as");
        // The reader sums up the counts, so sums must fit into 63 bits.
        for (const char* counted : {"/launches/0/sites/0/requests", "/totals/global/load/sectors",
                                    "/totals/branches", "/findings/0/count"}) {
            const std::string least = counted == std::string("/findings/0/count") ? "1" : "0";
            refused(counted, INT64_MAX,
                    formatted("t.json {}: 9223372036854775807 is not an integer from {} to 1099511627776",
                              counted, least)
                        .c_str());
        }
        refused("/launches/0/grid", INT64_MAX,
                "t.json /launches/0/grid: 9223372036854775807 is not an integer from 1 to 2147483647");
        refused("/parameters/block", nullptr, "t.json /parameters/block: expected a string, found null");
    }

    /// In a trace of another program's kernel the parameters and their values are not checked.
    void a_variant_of_another_program_is_accepted_unchecked() {
        Json theirs = to_json(::traced("mckp.global"));
        for (Json* each : {&theirs, &theirs["result"]}) {
            (*each)["variant"] = "mckp.theirs";
            (*each)["parameters"] = {{"block", 33}, {"colour", "red"}};
        }
        const auto read = read_trace(to_line(theirs), "t.json");
        KS_VERIFY_OK(read);
        QCOMPARE(read->variant, std::string("mckp.theirs"));
        QCOMPARE(read->parameters.choice("colour"), std::string("red"));
        QCOMPARE(read->outcome->parameters.integer("block"), std::int64_t{33});
        QCOMPARE(to_line(to_json(*read)), to_line(theirs));
    }

    void windows_are_refused_when_they_do_not_fit() {
        Json right = to_json(::traced("mckp.global"));
        const Json& sites = right["launches"][0]["sites"];
        std::size_t load = 0;
        while (sites[load]["op"] != "load")
            ++load;
        right["window"] = {
            {"launch", 0},
            {"block", 0},
            {"warp", 0},
            {"count", 1},
            {"cut", nullptr},
            {"instructions",
             {{{"site", load}, {"mask", 5}, {"addresses", {4294967296, 4294967300}}, {"values", {-3, 9}}}}}};
        const auto read = read_trace(to_line(right), "t.json");
        KS_VERIFY_OK(read);
        QCOMPARE(to_line(to_json(*read)), to_line(right));
        QCOMPARE(read->window->instructions[0].values[0], -3);
        Json vectors = right;
        vectors["window"]["instructions"][0]["values"] = {{1, 2}, {3, 4}};
        const auto parts = read_trace(to_line(vectors), "t.json");
        KS_VERIFY_OK(parts);
        QCOMPARE(parts->window->instructions[0].parts, 2);
        QCOMPARE(to_line(to_json(*parts)), to_line(vectors));
        const auto refused = [&](const char* pointer, const Json& value) {
            Json wrong = right;
            wrong[Json::json_pointer(pointer)] = value;
            const auto result = read_trace(to_line(wrong), "t.json");
            QVERIFY2(!result && result.error().code == ErrorCode::input, pointer);
            QVERIFY2(result.error().where.starts_with("t.json /window"), result.error().where.c_str());
        };
        refused("/window/launch", 3);
        refused("/window/block", 1);
        refused("/window/warp", 32);
        refused("/window/count", 0);
        refused("/window/instructions/0/mask", 7);
        refused("/window/instructions/0/mask", 0);
        refused("/window/instructions/0/site", 100);
        refused("/window/instructions/0/values", {1});
        refused("/window/instructions/0/values", {1, {2, 3}});
    }

    /// Documents have no checksum. An altered one may be refused; an accepted one can be written again.
    void altered_documents_are_read_or_refused() {
        TraceRequest request;
        request.instance = ::example();
        request.variant = "mckp.shared";
        request.window = WarpPlace{1, 0, 0};
        const std::string whole = to_line(to_json(*ks::trace(request, {}, {})));
        std::mt19937_64 random(test_seed());
        int taken = 0;
        for (int i = 0; i < 1000; ++i) {
            std::string altered = whole;
            const auto at = static_cast<std::size_t>(random() % whole.size());
            if (i % 2 == 0)
                altered[at] = static_cast<char>('0' + random() % 10);
            else
                altered.erase(at, 1 + static_cast<std::size_t>(random() % 3));
            const auto read = read_trace(altered, "t.json");
            if (read) {
                ++taken;
                QVERIFY(read_trace(to_line(to_json(*read)), "t.json"));
            } else {
                QVERIFY2(read.error().where.starts_with("t.json"), read.error().sentence().c_str());
            }
        }
        QVERIFY(taken > 0 && taken < 900);
    }

    void places_are_read() {
        const auto place = parse_warp_place("2:1000000:31");
        KS_VERIFY_OK(place);
        QCOMPARE(*place, (WarpPlace{2, 1000000, 31}));
        for (const char* wrong : {"", ":", "1", "1:2", "1:2:", "1:2:32", "1:2:3:4", "-1:0:0", "1:0:0 ",
                                  "a:b:c", "99999999999999999999:0:0"}) {
            const auto refused = parse_warp_place(wrong);
            QVERIFY2(!refused && refused.error().code == ErrorCode::usage, wrong);
        }
    }

    void files_carry_instance_and_sources() {
        const Trace trace = ::traced("mckp.shared");
        const std::string bytes = trace_file(trace, *::example());
        QVERIFY(looks_like_trace_file(bytes));
        const auto file = parse_trace_file(bytes, "t.kstrace");
        KS_VERIFY_OK(file);
        QCOMPARE(to_line(to_json(file->trace)), to_line(to_json(trace)));
        const std::string_view source =
            file->source("solvers/problems/multiple_choice/kernels/mckp_shared.inl");
        QCOMPARE(source, kernel_source("solvers/problems/multiple_choice/kernels/mckp_shared.inl"));
        // The file had this path in earlier versions.
        QCOMPARE(source, kernel_source("solvers/kernels/mckp_shared.inl"));
        QVERIFY(source.find("KS_KERNEL") != std::string_view::npos);
        QVERIFY(kernel_source("none.inl").empty());
        const auto other =
            parse_trace_file(trace_file(trace, **generate("thesis-set1", "", {})), "t.kstrace");
        KS_COMPARE_ERROR(other, ErrorCode::input,
                         "t.kstrace /instance: this is not the instance that was traced");
        Trace edited = trace;
        edited.sources[0].sha256[0] = edited.sources[0].sha256[0] == 'a' ? 'b' : 'a';
        const auto stale = parse_trace_file(trace_file(edited, *::example()), "t.kstrace");
        KS_COMPARE_ERROR(stale, ErrorCode::input,
                         "t.kstrace: the text of solvers/problems/multiple_choice/kernels/mckp_shared.inl is "
                         "not the one that was traced");
    }

    void damaged_files_are_refused() {
        const std::string whole = trace_file(::traced("mckp.global"), *::example());
        std::mt19937_64 random(test_seed());
        const auto below = [&](std::size_t end) { return static_cast<std::size_t>(random() % end); };
        const auto refused = [](const std::string& bytes) {
            const auto file = parse_trace_file(bytes, "t.kstrace");
            return !file && file.error().code == ErrorCode::input && file.error().where == "t.kstrace" &&
                   !file.error().todo.empty();
        };
        for (std::size_t length = 0; length < 40; ++length)
            QVERIFY(refused(whole.substr(0, length)));
        for (int i = 0; i < 500; ++i) {
            QVERIFY(refused(whole.substr(0, below(whole.size()))));
            std::string altered = whole;
            altered[below(whole.size())] ^= static_cast<char>(1 << below(8));
            QVERIFY(refused(altered));
            std::string garbage(below(200), ' ');
            for (char& byte : garbage)
                byte = static_cast<char>(random());
            QVERIFY(refused(garbage));
            QVERIFY(refused(whole.substr(0, 8) + garbage));
            QVERIFY(refused(whole + garbage + "x"));
        }
        KS_COMPARE_ERROR(parse_trace_file(whole.substr(0, whole.size() - 2), "t.kstrace"), ErrorCode::input,
                         "t.kstrace: the file is cut off: 2 bytes are missing; write it again with "
                         "`knapscope-run trace -o`");
    }
};

KS_TEST(TraceDocumentTest)
#include "trace_document_test.moc"
