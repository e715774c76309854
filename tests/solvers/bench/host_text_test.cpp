// SPDX-License-Identifier: Apache-2.0
#include "solvers/bench/host_text.h"
#include "solvers/core/language.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace ks;

/// Results describe the host in English. Readers see it in their language.
class HostTextTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        german_.add("{} logical core | {} logical cores", {"{} logischer Kern", "{} logische Kerne"});
        speak(&german_);
    }
    void cleanupTestCase() { speak(nullptr); }

    void the_text_is_english_in_every_language() {
        QCOMPARE(host_text("EPYC, 2nd", 16), std::string("EPYC, 2nd, 16 logical cores"));
        QCOMPARE(host_text("EPYC", 1), std::string("EPYC, 1 logical core"));
        QCOMPARE(host_text("EPYC", 0), std::string("EPYC"));
    }

    void the_words_are_of_the_language_of_the_reader() {
        QCOMPARE(host_words(host_text("EPYC, 2nd", 16)), std::string("EPYC, 2nd, 16 logische Kerne"));
        QCOMPARE(host_words(host_text("EPYC", 1)), std::string("EPYC, 1 logischer Kern"));
    }

    void another_text_stays_as_it_is() {
        for (const char* text : {"", "EPYC", "EPYC, 2nd", "EPYC, 16 cores", "EPYC, 99999999999 logical cores",
                                 "EPYC, 1 logical cores", "EPYC, logical cores", ", "})
            QCOMPARE(host_words(text), std::string(text));
    }

private:
    Language german_{"de", ','};
};

KS_TEST(HostTextTest)
#include "host_text_test.moc"
