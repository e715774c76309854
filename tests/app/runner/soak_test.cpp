// SPDX-License-Identifier: Apache-2.0
// `serve` for a while, with random requests whose answers are known.
//   KS_SOAK_SECONDS  how long (60)
//   KS_SOAK_SEED     the seed (one that the clock chooses)
#include "solvers/bench/conformance.h"
#include "solvers/core/sanitizers.h"
#include "solvers/formats/format.h"
#include "solvers/kinds/kind.h"
#include "solvers/run/registry.h"
#include "tests/app/runner/oracles.h"
#include "tests/app/runner/runner_process.h"
#include "tests/support/suite.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QtTest>

#include <map>

using namespace ks;

namespace {

QByteArray compact(const QJsonObject& object) {
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

/// A request without an answer so far.
struct Asked {
    QString what; ///< "solve", ..., for messages
    Oracle wrong = any_document();
    std::vector<int> may_fail_with{}; ///< exit codes that are correct, too
    bool must_fail = false;
    QByteArray line{};
};

/// Sends requests, and checks the answers.
class Soak {
public:
    explicit Soak(quint32 seed) : random_(seed), kinds_random_(seed), runner_({"serve"}) {}

    /// Sends one request of a random type.
    void ask() {
        switch (random_.bounded(16)) {
        case 0:
            send("list", {}, {.what = "list"});
            break;
        case 1:
            send("devices", {}, {.what = "devices"});
            break;
        case 2:
            send("dance", {}, {.what = "an unknown request", .may_fail_with = {2}, .must_fail = true});
            break;
        case 3:
            send("cancel", {{"of", int(random_.bounded(next_id_ + 1))}}, {.what = "cancel"});
            break;
        case 4:
            look("trace", [](const VariantInfo& info) { return info.place == Place::kernel; });
            break;
        case 5:
            look("steps", [](const VariantInfo& info) { return info.steps; });
            break;
        case 6:
        case 7:
            find_front();
            break;
        case 8:
            plan();
            break;
        case 9:
            bench();
            break;
        default:
            solve();
        }
    }

    /// Sends requests until enough of them wait.
    void fill() {
        while (asked_.size() < 5)
            ask();
    }

    /// Takes the next event. Returns what is wrong with it.
    QString take() {
        const QJsonObject event = last_ = runner_.next();
        runner_.seen.clear();
        if (event.isEmpty())
            return "the runner has ended";
        const QString name = event["event"].toString();
        if (name != "result" && name != "error")
            return {};
        const auto found = asked_.find(event["id"].toInt(-1));
        if (found == asked_.end())
            return "an answer that nothing asked for: " + compact(event);
        const Asked asked = std::move(found->second);
        asked_.erase(found);
        ++answers_;
        const QString wrong = name == "result" ? wrong_result(asked, event) : wrong_error(asked, event);
        return wrong.isEmpty()
                   ? wrong
                   : wrong + "\nrequest: " + asked.line + "\nanswer: " + compact(event).left(2000);
    }

    /// Cancels a long request once it is being worked on, while others wait behind it. Returns what is wrong;
    /// `ms` is how long that took.
    QString cancel(double& ms) {
        const int id = next_id_++;
        runner_.send(R"({"id": )" + QByteArray::number(id) +
                     R"(, "do": "solve", "variant": "mckp.sequential", "instance": )" + long_ + "}");
        asked_[id] = {.what = "a long solve", .wrong = [](const QJsonObject&) {
                          return QString("a cancelled request has a result");
                      }};
        const auto at_work = [&] { return last_["id"] == id && last_["event"] == "progress"; };
        while (asked_.contains(id) && !at_work()) // a random cancel may end it
            if (const QString wrong = take(); !wrong.isEmpty())
                return wrong;
        fill();
        const double before = runner_.cpu_ms();
        QElapsedTimer clock;
        clock.start();
        send("cancel", {{"of", id}}, {.what = "cancel"});
        while (asked_.contains(id))
            if (const QString wrong = take(); !wrong.isEmpty())
                return wrong;
        // On a busy machine the elapsed time says nothing about the runner.
        ms = std::min(double(clock.elapsed()), runner_.cpu_ms() - before);
        return {};
    }

    std::size_t waiting() const { return asked_.size(); }
    qint64 answers() const { return answers_; }
    RunnerProcess& runner() { return runner_; }

private:
    void send(const char* what, QJsonObject request, Asked asked) {
        const int id = next_id_++;
        request["id"] = id;
        request["do"] = what;
        asked.line = compact(request);
        runner_.send(asked.line);
        asked_[id] = std::move(asked);
    }

    const Variant& some_variant(bool (*wanted)(const VariantInfo&)) {
        for (;;) {
            const Variant* one = variants()[random_.bounded(int(variants().size()))];
            if (one->info().question != Question::demo && wanted(one->info()))
                return *one;
        }
    }

    const Kind& some_kind(bool (*wanted)(const Kind&)) {
        for (;;)
            if (const Kind* one = kinds()[random_.bounded(int(kinds().size()))]; wanted(*one))
                return *one;
    }

    static QString id_of(const Variant& variant) {
        return QString::fromStdString(std::string(variant.info().id));
    }
    static QJsonObject instance_of(const ConformanceCase& test) {
        return QJsonDocument::fromJson(QByteArray::fromStdString(write_json(*test.instance))).object();
    }

    static QJsonObject request_for(const Variant& variant, const ConformanceCase& test) {
        QJsonObject request{{"variant", id_of(variant)}, {"instance", instance_of(test)}};
        if (variant.info().place == Place::kernel)
            request["on"] = "emulator";
        return request;
    }

    void solve() {
        const Variant& variant = some_variant([](const VariantInfo&) { return true; });
        const ConformanceCase test = random_case(variant.info().kind, kinds_random_);
        Asked asked{.what = "solve", .wrong = right_outcome(variant, test)};
        if (test.may_be_refused)
            asked.may_fail_with = {4};
        send("solve", request_for(variant, test), asked);
    }

    void look(const char* what, bool (*wanted)(const VariantInfo&)) {
        const Variant& variant = some_variant(wanted);
        const ConformanceCase test = random_case(variant.info().kind, kinds_random_);
        QJsonObject request = request_for(variant, test);
        request.remove("on");
        send(what, request, {.what = what, .may_fail_with = {4}});
    }

    void find_front() {
        const Kind& kind = some_kind([](const Kind& one) { return one.front != nullptr; });
        const ConformanceCase test = random_case(kind.id, kinds_random_);
        send("pareto", {{"instance", instance_of(test)}}, {.what = "pareto", .wrong = right_front(test)});
    }

    void plan() {
        const Variant& variant = some_variant([](const VariantInfo& info) {
            return info.place == Place::cpu && find_kind(info.kind)->plan != nullptr;
        });
        const ConformanceCase test = random_case(variant.info().kind, kinds_random_);
        send("plan", request_for(variant, test), {.what = "plan", .wrong = right_plan(variant, test)});
    }

    static QString written(const ConformanceCase& test, const QString& name) {
        QFile file(scratch_file(name));
        const QByteArray text = compact(instance_of(test));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("%s cannot be written", qPrintable(file.fileName()));
        return file.fileName();
    }

    /// Measures up to three variants of a kind.
    void bench() {
        std::vector<const Variant*> variants{&some_variant([](const VariantInfo&) { return true; })};
        const std::string_view kind = variants.front()->info().kind;
        QJsonArray runs;
        for (const Variant* other : ks::variants())
            if (other->info().kind == kind && other != variants.front() && variants.size() < 3 &&
                other->info().question != Question::demo && random_.bounded(4) == 0)
                variants.push_back(other);
        for (const Variant* each : variants)
            runs.append(QJsonObject{{"variant", id_of(*each)},
                                    {"on", each->info().place == Place::kernel ? "emulator" : "cpu"}});
        const ConformanceCase test = random_case(kind, kinds_random_);
        const QString path = written(test, QStringLiteral("soak-%1.json").arg(next_id_));
        const QJsonObject campaign{{"format", "knapscope-campaign"},
                                   {"version", 1},
                                   {"repetitions", 1},
                                   {"warmup", 0},
                                   {"instances", QJsonArray{QJsonObject{{"file", path}}}},
                                   {"runs", runs}};
        send("bench", {{"campaign", campaign}}, {.what = "bench", .wrong = right_rows(variants, test)});
    }

    static QString wrong_result(const Asked& asked, const QJsonObject& event) {
        return asked.must_fail ? QStringLiteral("a wrong request has a result")
                               : asked.wrong(event["result"].toObject());
    }

    static QString wrong_error(const Asked& asked, const QJsonObject& event) {
        const int code = event["code"].toInt();
        // A random `cancel` may have cancelled it.
        const bool right =
            code == 6 || std::ranges::find(asked.may_fail_with, code) != asked.may_fail_with.end();
        return right ? QString() : asked.what + " fails";
    }

    QRandomGenerator random_;
    Random kinds_random_;
    RunnerProcess runner_;
    std::map<int, Asked> asked_;
    QJsonObject last_; ///< the event that was taken last
    int next_id_ = 1;
    qint64 answers_ = 0;
    const QByteArray long_ = instance_line("thesis-set4", "multiple-choice");
};

} // namespace

class SoakTest : public QObject {
    Q_OBJECT

private slots:
    void random_requests_are_answered_rightly() {
        bool given = false;
        const int seconds = qEnvironmentVariableIntValue("KS_SOAK_SECONDS", &given);
        const qint64 ms = 1000 * (given ? qint64{seconds} : 60);
        const quint32 seed = qEnvironmentVariableIsSet("KS_SOAK_SEED")
                                 ? static_cast<quint32>(qgetenv("KS_SOAK_SEED").toULongLong())
                                 : QRandomGenerator::global()->generate();
        qInfo("seed %u; again: KS_SOAK_SEED=%u KS_SOAK_SECONDS=%lld", seed, seed,
              static_cast<long long>(ms / 1000));
        Soak soak(seed);
        QElapsedTimer clock;
        clock.start();
        qint64 early = 0; // bytes after a quarter of the time
        double slowest_cancel = 0;
        int cancels = 0;
        for (int round = 1; clock.elapsed() < ms; ++round) {
            soak.fill();
            if (const QString wrong = soak.take(); !wrong.isEmpty())
                QFAIL(qPrintable(wrong));
            if (early == 0 && clock.elapsed() > ms / 4)
                early = soak.runner().resident_bytes();
            if (round % 300 != 0)
                continue;
            double cancel_ms = 0;
            if (const QString wrong = soak.cancel(cancel_ms); !wrong.isEmpty())
                QFAIL(qPrintable(wrong));
            slowest_cancel = std::max(slowest_cancel, cancel_ms);
            ++cancels;
        }
        while (soak.waiting() > 0)
            if (const QString wrong = soak.take(); !wrong.isEmpty())
                QFAIL(qPrintable(wrong));
        const qint64 late = soak.runner().resident_bytes();
        qInfo("%lld answers, %d cancels of at most %.0f ms, %lld and %lld KiB",
              static_cast<long long>(soak.answers()), cancels, slowest_cancel,
              static_cast<long long>(early >> 10), static_cast<long long>(late >> 10));
#if !KS_ADDRESS_SANITIZER && !KS_THREAD_SANITIZER // sanitizers are slower and keep freed memory
        QVERIFY(slowest_cancel < 100);
        QVERIFY(late <= 2 * early);
#endif
        soak.runner().close_input();
        QCOMPARE(soak.runner().exit_code(), 0);
    }
};

KS_TEST(SoakTest)
#include "soak_test.moc"
