// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "solvers/core/joined_words.h"
#include "solvers/core/result.h"
#include "solvers/core/sayable.h"
#include "solvers/core/sentence_json.h"
#include "solvers/core/speaking_here.h"
#include "solvers/core/units.h"
#include "tests/support/locales.h"
#include "tests/support/suite.h"

#include <nlohmann/json.hpp>

#include <atomic>
#include <thread>
#include <vector>

using namespace ks;

/// A language with a few sentence forms. Each test switches to it, and back to English at its end.
class LanguageTest : public QObject {
    Q_OBJECT

    /// The sentence as another program reads it, in that program's language.
    static std::string sent(const Sentence& sentence, const Language* reader) {
        Json document = Json::object();
        put_sentence(document, "what", sentence);
        const auto parsed = json::parse(document.dump(), "a");
        if (!parsed)
            qFatal("the document is not JSON");
        speak(reader);
        const auto read = read_sentence(json::Cursor(*parsed, "a"), "what");
        if (!read || *read != sentence)
            qFatal("the English text was lost");
        const std::string text = voiced(*read);
        speak(nullptr);
        return text;
    }

private slots:
    void initTestCase() {
        german_.add("row {} of {}", {"Zeile {} von {}"});
        german_.add("{} on {}", {"auf {1}: {0}"});
        german_.add("{:.2f} s", {"{:.2f} s"});
        german_.add("no limit", {"keine Grenze"});
        german_.add("{} launch | {} launches", {"{} Start", "{} Starts"});
        german_.add("broken {}", {"kaputt {:d} {5}"});
        german_.add("unfinished {}", {""});
        german_.add("{{{}}}", {"{{{}}}!"});
        german_.add("{} or {}", {"{} oder {}"});
        german_.add("{} and {}", {"{} und {}"});
    }
    void init() { keep_origins(false); }
    void cleanup() {
        speak(nullptr);
        keep_origins(false);
    }

    void forms_are_translated() {
        QCOMPARE(std::string(formatted("row {} of {}", 3, 5)), std::string("row 3 of 5"));
        speak(&german_);
        QCOMPARE(std::string(formatted("row {} of {}", 3, 5)), std::string("Zeile 3 von 5"));
        QCOMPARE(std::string(formatted("{} on {}", "a", 7)), std::string("auf 7: a"));
        QCOMPARE(std::string(formatted("{{{}}}", 1)), std::string("{1}!"));
        QCOMPARE(QByteArray(said("no limit")), QByteArray("keine Grenze"));
        QCOMPARE(said(std::string("no limit")), std::string("keine Grenze"));
    }

    void a_thread_may_speak_another_language() {
        speak(&german_);
        {
            const SpeakingHere english(nullptr);
            QCOMPARE(std::string(formatted("row {} of {}", 3, 5)), std::string("row 3 of 5"));
            QVERIFY(!spoken());
            const SpeakingHere german(&german_);
            QCOMPARE(std::string(formatted("row {} of {}", 3, 5)), std::string("Zeile 3 von 5"));
        }
        QVERIFY(spoken() == &german_);
        const SpeakingHere english(nullptr);
        const Language* elsewhere = nullptr;
        std::thread([&elsewhere] { elsewhere = spoken(); }).join();
        QVERIFY(elsewhere == &german_); // a new thread uses the language of the process
    }

    void missing_translations_are_english() {
        speak(&german_);
        QCOMPARE(std::string(formatted("item {}", 3)), std::string("item 3"));
        QCOMPARE(std::string(formatted("unfinished {}", 3)), std::string("unfinished 3"));
        QCOMPARE(QByteArray(said("never said")), QByteArray("never said"));
        QCOMPARE(written("row {} of {}", 3, 5), std::string("row 3 of 5")); // other programs read this text
    }

    /// A translator's mistake neither throws nor gives an empty text.
    void a_form_that_does_not_fit_is_english() {
        speak(&german_);
        QCOMPARE(std::string(formatted("broken {}", "x")), std::string("broken x"));
    }

    void numbers_have_the_languages_mark() {
        QCOMPARE(std::string(formatted("{:.2f} s", 1.5)), std::string("1.50 s"));
        QCOMPARE(bytes_text(1536), std::string("1.5 KiB"));
        speak(&german_);
        QCOMPARE(std::string(formatted("{:.2f} s", 1234.5)), std::string("1234,50 s"));
        QCOMPARE(bytes_text(1536), std::string("1,5 KiB"));
        QCOMPARE(with_decimal_mark("0.25"), std::string("0,25"));
        QCOMPARE(written("{:.2f}", 1.5), std::string("1.50"));
    }

    void plurals_follow_the_count() {
        QCOMPARE(std::string(counted("{} launch", "{} launches", 1)), std::string("1 launch"));
        QCOMPARE(std::string(counted("{} launch", "{} launches", 0)), std::string("0 launches"));
        speak(&german_);
        QCOMPARE(std::string(counted("{} launch", "{} launches", 1)), std::string("1 Start"));
        QCOMPARE(std::string(counted("{} launch", "{} launches", 0)), std::string("0 Starts"));
        QCOMPARE(std::string(counted("{} launch", "{} launches", 12345, "12 345")),
                 std::string("12 345 Starts"));
    }

    void a_sentence_crosses_to_another_program() {
        keep_origins(true);
        const Sentence row = formatted("row {} of {}", 3, 5);
        const Sentence nested = formatted("{} on {}", row, -7);
        QCOMPARE(sent(row, nullptr), std::string("row 3 of 5"));
        QCOMPARE(sent(row, &german_), std::string("Zeile 3 von 5"));
        QCOMPARE(sent(nested, &german_), std::string("auf -7: Zeile 3 von 5"));
        QCOMPARE(sent(formatted("{:.2f} s", 1.5), &german_), std::string("1,50 s"));
        QCOMPARE(sent(counted("{} launch", "{} launches", 2), &german_), std::string("2 Starts"));
        QCOMPARE(sent(formatted("item {}", 3), &german_), std::string("item 3"));
        QCOMPARE(sent("no limit", &german_), std::string("keine Grenze"));
    }

    /// "{}; {}" is the same in every language; an entry of a table is translated where it is displayed.
    void a_form_without_words_needs_no_translation() {
        keep_origins(true);
        const Error error{.what = formatted("row {} of {}", 3, 5), .where = "a.json:3", .todo = "no limit"};
        QCOMPARE(sent(sentence_of(error), &german_), std::string("a.json:3: Zeile 3 von 5; keine Grenze"));
        QCOMPARE(sentence_of(error), error.sentence());
        QCOMPARE(sent(formatted("{}: {}", "a", 1.5), &german_), std::string("a: 1.5"));
        static constexpr Sayable words[] = {"", "no limit"};
        speak(&german_);
        QCOMPARE(QByteArray(said(words[1])), QByteArray("keine Grenze"));
        QCOMPARE(QByteArray(said(words[0])), QByteArray());
    }

    void lists_end_in_a_word() {
        const std::vector<std::string> none, one{"a"}, two{"a", "b"}, three{"a", "b", "c"};
        QCOMPARE(joined_by_or(none), Sentence());
        QCOMPARE(joined_by_or(one), Sentence("a"));
        QCOMPARE(joined_by_or(two), Sentence("a or b"));
        QCOMPARE(joined_by_or(three), Sentence("a, b or c"));
        QCOMPARE(joined_by_and(three), Sentence("a, b and c"));
        QCOMPARE(joined_by_or(three, [](const std::string& word) { return "--" + word; }),
                 Sentence("--a, --b or --c"));
        keep_origins(true);
        QCOMPARE(sent(joined_by_or(three), &german_), std::string("a, b oder c"));
        speak(&german_);
        QCOMPARE(joined_by_and(three), Sentence("a, b und c"));
    }

    /// A changed text no longer corresponds to its form.
    void a_changed_sentence_has_no_origin() {
        keep_origins(true);
        Sentence row = formatted("row {} of {}", 3, 5);
        QVERIFY(row.origin());
        row += ", the last";
        QVERIFY(!row.origin());
        QCOMPARE(sent(row, &german_), std::string("row 3 of 5, the last"));
        keep_origins(false);
        QVERIFY(!formatted("row {} of {}", 3, 5).origin());
    }

    /// Documents may come from strangers.
    void a_bad_origin_leaves_the_english_text_data() {
        QTest::addColumn<QByteArray>("made_of");
        QTest::newRow("no object") << QByteArray("7");
        QTest::newRow("no id") << QByteArray(R"({"arguments": [3, 5]})");
        QTest::newRow("too few arguments") << QByteArray(R"({"id": "row {} of {}", "arguments": [3]})");
        QTest::newRow("no list") << QByteArray(R"({"id": "row {} of {}", "arguments": 3})");
        QTest::newRow("an argument of no type")
            << QByteArray(R"({"id": "row {} of {}", "arguments": [3, []]})");
        QTest::newRow("a text for a number") << QByteArray(R"({"id": "{:.2f} s", "arguments": ["x"]})");
        QTest::newRow("another form") << QByteArray(R"({"id": "{:2000000000}", "arguments": [3]})");
    }
    void a_bad_origin_leaves_the_english_text() {
        QFETCH(QByteArray, made_of);
        const std::string text = R"({"what": "in English", "what_as": )" + made_of.toStdString() + "}";
        const auto parsed = json::parse(text, "a");
        QVERIFY(parsed);
        speak(&german_);
        const auto read = read_sentence(json::Cursor(*parsed, "a"), "what");
        QVERIFY(read);
        QCOMPARE(voiced(*read), std::string("in English"));
    }

    void a_sentence_is_read_alike_in_every_locale() {
        const tests::LocaleOfTest here(LC_NUMERIC, "de_DE.UTF-8");
        if (!here.is_set())
            KS_SKIP_FOR_WANT(tests::no_locales);
        keep_origins(true);
        const Sentence sentence = formatted("{:.2f} s", 2.5);
        keep_origins(false);
        QCOMPARE(sent(sentence, nullptr), std::string("2.50 s"));
        QCOMPARE(sent(sentence, &german_), std::string("2,50 s"));
    }

    void many_threads_look_up_at_once() {
        speak(&german_);
        std::atomic<int> wrong = 0;
        std::vector<std::thread> threads;
        for (int t = 0; t < 8; ++t)
            threads.emplace_back([&wrong, t] {
                for (int i = 0; i < 2'000; ++i) {
                    wrong += formatted("row {} of {}", i, t) !=
                             "Zeile " + std::to_string(i) + " von " + std::to_string(t);
                    wrong += std::string_view(said("no limit")) != "keine Grenze";
                }
            });
        for (std::thread& thread : threads)
            thread.join();
        QCOMPARE(wrong.load(), 0);
    }

private:
    Language german_{"de", ','};
};

KS_TEST(LanguageTest)
#include "language_test.moc"
