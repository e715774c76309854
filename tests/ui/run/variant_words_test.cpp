// SPDX-License-Identifier: GPL-3.0-or-later
// The words about a variant in the list of variants.
#include "solvers/core/language.h"
#include "solvers/run/registry.h"
#include "tests/support/suite.h"
#include "ui/base/language.h"

#include <QTest>

using namespace ks;
using namespace ks::ui;

class VariantWordsTest : public QObject {
    Q_OBJECT

private slots:
    void the_place_of_a_running_time_is_in_every_language_data() {
        QTest::addColumn<QString>("id");
        for (const LanguageName& each : languages().subspan(1)) // English is first
            QTest::newRow(each.id) << QString::fromLatin1(each.id);
    }
    void the_place_of_a_running_time_is_in_every_language() {
        QFETCH(QString, id);
        const auto language =
            read_sentences(QStringLiteral(":/assets/translations/sentences_%1.ts").arg(id), id);
        QVERIFY(language);
        for (const Variant* variant : variants()) {
            const std::string& source = variant->info().complexity.source;
            QVERIFY2(source.empty() || (*language)->find(source),
                     (variant->info().id + ": " + source).c_str());
        }
    }
};

KS_TEST(VariantWordsTest)
#include "variant_words_test.moc"
