// SPDX-License-Identifier: Apache-2.0
#include "solvers/formats/format.h"
#include "solvers/run/registry.h"
#include "solvers/steps/recording.h"
#include "solvers/steps/two_list_recording.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

using namespace ks;

namespace {

constexpr const char* shelf =
    R"({"format": "knapscope-instance", "version": 1, "kind": "subset-sum", "target": 11,
    "weights": [{"weight": 5, "name": "bread"}, {"weight": 4, "name": "milk"}, 3, {"weight": 6, "name": "rice"}]})";

} // namespace

class NamedWeightsTest : public QObject {
    Q_OBJECT

private slots:
    void every_recording_calls_weights_by_their_names_data() {
        QTest::addColumn<QByteArray>("id");
        for (const Variant* variant : variants())
            if (variant->info().kind == "subset-sum" && variant->info().steps)
                QTest::addRow("%s", variant->info().id.c_str())
                    << QByteArray::fromStdString(variant->info().id);
    }
    void every_recording_calls_weights_by_their_names() {
        QFETCH(QByteArray, id);
        const auto variant = find_variant(id.toStdString());
        KS_VERIFY_OK(variant);
        const auto instance = read_instance(shelf, "a.json");
        KS_VERIFY_OK(instance);
        const auto recording = (*variant)->record(*instance, {});
        KS_VERIFY_OK(recording);
        std::string all;
        for (std::int64_t step = 0; step <= (*recording)->count(); ++step)
            all += (*recording)->at(step).text + "\n";
        QVERIFY2(all.find("bread (5)") != std::string::npos, all.c_str());
        if (const auto* lists = dynamic_cast<const TwoListRecording*>(recording->get())) {
            std::string names;
            for (int list = 0; list < 2; ++list)
                for (std::size_t i = 0; i < lists->weights(list).size(); ++i)
                    names += lists->weight_name(list, i) + ";";
            QVERIFY2(names.find("milk;") != std::string::npos, names.c_str());
        }
    }
};

KS_TEST(NamedWeightsTest)
#include "named_weights_test.moc"
