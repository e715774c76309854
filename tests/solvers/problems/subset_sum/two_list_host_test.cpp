// SPDX-License-Identifier: Apache-2.0
// The host side of two lists on a GPU: its copies, its refusals and its cancellation.
#include "solvers/run/registry.h"
#include "solvers/run/run.h"
#include "tests/solvers/problems/subset_sum/weights.h"
#include "tests/support/checks.h"
#include "tests/support/forwarding_backend.h"
#include "tests/support/suite.h"

using namespace ks;
using tests::weights;

namespace {

const char* const on_a_gpu[] = {"subset-sum.two-list.gpu", "subset-sum.two-list.gpu-improved"};

/// The calls that a backend received, and its planned behaviour.
struct TwoListCalls {
    int launches = 0, added_items = 0, waits = 0;
    std::stop_source stop;
    int stop_at = 0;       ///< the launch during which the run is cancelled; 0: none
    const char* slow = ""; ///< the kind of copy that takes 2 ms
    double slow_ms = 0;    ///< the time of those copies
};

/// Reports itself as a GPU.
class LikeAGpu : public ForwardingBackend {
public:
    LikeAGpu(std::unique_ptr<Backend> inner, TwoListCalls* calls)
        : ForwardingBackend(std::move(inner)), calls_(*calls) {}

    DeviceDescription device() const override { return {.id = "gpu:0", .name = "like a GPU", .cc = "9.0"}; }
    Result<void> launch(const Kernel& kernel, const LaunchShape& shape, std::span<const Argument> arguments,
                        Context& context) override {
        if (++calls_.launches == calls_.stop_at)
            calls_.stop.request_stop();
        calls_.added_items += kernel.name.ends_with(".add-item");
        return ForwardingBackend::launch(kernel, shape, arguments, context);
    }
    Result<void> upload(const Buffer& buffer, std::span<const std::byte> bytes, std::int64_t offset,
                        int queue) override {
        take_time("upload");
        return ForwardingBackend::upload(buffer, bytes, offset, queue);
    }
    Result<void> download(const Buffer& buffer, std::span<std::byte> bytes, std::int64_t offset,
                          int queue) override {
        take_time("download");
        return ForwardingBackend::download(buffer, bytes, offset, queue);
    }
    Result<void> set_constant(std::string_view name, std::span<const std::byte> bytes) override {
        take_time("constant");
        return ForwardingBackend::set_constant(name, bytes);
    }
    Result<void> synchronise(Context& context) override {
        ++calls_.waits;
        return ForwardingBackend::synchronise(context);
    }

private:
    void take_time(std::string_view kind) {
        if (kind != calls_.slow)
            return;
        const auto begin = Context::Clock::now();
        std::chrono::duration<double, std::milli> passed{};
        while (passed.count() < 2)
            passed = Context::Clock::now() - begin;
        calls_.slow_ms += passed.count();
    }

    TwoListCalls& calls_;
};

RunRequest even_weights(const char* variant, std::int64_t n) {
    RunRequest request;
    request.instance = weights(n * 7 | 1, std::vector<std::int64_t>(static_cast<std::size_t>(n), 18));
    request.variant = variant;
    return request;
}

} // namespace

class TwoListHostTest : public QObject {
    Q_OBJECT

private slots:
    void each_variant_data() {
        QTest::addColumn<QString>("variant");
        for (const char* variant : on_a_gpu)
            QTest::newRow(variant) << QString(variant);
    }

    void the_share_of_the_copies_is_measured_data() {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<QString>("slow");
        for (const char* variant : on_a_gpu)
            for (const char* slow : {"upload", "download", "constant"})
                QTest::addRow("%s %s", variant, slow) << variant << slow;
    }
    /// A share is at least the time of the copies of one kind, divided by the elapsed time.
    void the_share_of_the_copies_is_measured() {
        QFETCH(QString, variant);
        QFETCH(QString, slow);
        const QByteArray kind = slow.toLatin1();
        TwoListCalls calls;
        calls.slow = kind.constData();
        const auto begin = Context::Clock::now();
        const auto outcome =
            run(even_weights(qPrintable(variant), 12), Machine{{emulator_behind<LikeAGpu>(&calls)}}, {}, {});
        const std::chrono::duration<double, std::milli> all = Context::Clock::now() - begin;
        KS_VERIFY_OK(outcome);
        const double share = fact(*outcome, "transfer-share");
        QVERIFY(calls.slow_ms > 0 && share < 1);
        QVERIFY2(share >= calls.slow_ms / all.count(), qPrintable(QString::number(share)));
    }

    /// Times in the emulator are meaningless, and two traces would differ.
    void the_emulator_measures_no_share_data() { each_variant_data(); }
    void the_emulator_measures_no_share() {
        QFETCH(QString, variant);
        const auto outcome =
            run(even_weights(qPrintable(variant), 12), Machine{{emulator_provider()}}, {}, {});
        KS_VERIFY_OK(outcome);
        QCOMPARE(fact(*outcome, "transfer-share"), -1.0);
        QVERIFY(fact(*outcome, "picked-pairs") >= 0);
    }

    /// Algorithm 3 waits for every kernel of the generation stage; the improved variant waits only where it
    /// copies, and at its end.
    void variants_that_wait_for_kernels() {
        for (const bool improved : {false, true}) {
            TwoListCalls calls;
            KS_VERIFY_OK(run(even_weights(on_a_gpu[improved], 12),
                             Machine{{emulator_behind<LikeAGpu>(&calls)}}, {}, {}));
            QCOMPARE(calls.added_items, 10);
            const int others = 2; // pruning and search
            const int within = improved ? calls.added_items : calls.launches - others;
            QCOMPARE(calls.waits, within + 1 + others);
        }
    }

    void stops_between_launches_data() { each_variant_data(); }
    void stops_between_launches() {
        QFETCH(QString, variant);
        TwoListCalls calls;
        calls.stop_at = 9;
        const auto outcome = run(even_weights(qPrintable(variant), 20),
                                 Machine{{emulator_behind<LikeAGpu>(&calls)}}, {}, calls.stop.get_token());
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().code, ErrorCode::cancelled);
        QCOMPARE(calls.launches, calls.stop_at);
    }

    void refuses_what_does_not_fit_data() { each_variant_data(); }
    void refuses_what_does_not_fit() {
        QFETCH(QString, variant);
        const auto solve = [&](std::int64_t n, std::int64_t memory) {
            RunRequest request = even_weights(qPrintable(variant), n);
            request.memory = memory;
            return run(request, Machine{{emulator_provider()}}, {}, {});
        };
        const auto beyond = solve(81, INT64_MAX);
        QVERIFY(!beyond);
        QCOMPARE(beyond.error().code, ErrorCode::limit);
        QVERIFY2(beyond.error().what.find("81 weights") != std::string::npos, beyond.error().what.c_str());
        QCOMPARE(solve(80, standard_memory).error().code, ErrorCode::limit);

        const Variant& known = **find_variant(variant.toStdString());
        const RunRequest twenty = even_weights(qPrintable(variant), 20);
        const auto needed =
            known.estimate(*twenty.instance, *Parameters::parse(known.info().parameters, {}), INT64_MAX);
        KS_VERIFY_OK(needed);
        // Two lists with 2^10 sums, and a spare list and a shifted list of half that size.
        QVERIFY(needed->device_bytes >= 3 * 1024 * 8 && needed->device_bytes < 4 * 1024 * 8);
        const std::int64_t lists = needed->host_bytes + needed->device_bytes;
        QCOMPARE(solve(20, lists - 1).error().code, ErrorCode::limit);
        constexpr std::int64_t stacks = std::int64_t{4} << 20; // the emulator's stacks
        KS_VERIFY_OK(solve(20, lists + stacks));
    }

    /// The allocated memory equals the estimate.
    void takes_what_was_estimated_data() { each_variant_data(); }
    void takes_what_was_estimated() {
        QFETCH(QString, variant);
        const Variant& known = **find_variant(variant.toStdString());
        for (const std::int64_t n : {1, 2, 3, 4, 5, 13, 18}) {
            const RunRequest request = even_weights(qPrintable(variant), n);
            const auto parameters = Parameters::parse(known.info().parameters, {});
            const auto estimate = known.estimate(*request.instance, *parameters, INT64_MAX);
            KS_VERIFY_OK(estimate);
            std::int64_t allocated = 0;
            KS_VERIFY_OK(run(request, Machine{{emulator_behind<Adding>(&allocated)}}, {}, {}));
            QCOMPARE(allocated, estimate->device_bytes);
        }
    }

private:
    /// Adds up the allocated bytes.
    class Adding : public ForwardingBackend {
    public:
        Adding(std::unique_ptr<Backend> inner, std::int64_t* bytes)
            : ForwardingBackend(std::move(inner)), bytes_(*bytes) {}
        Result<Buffer> allocate(BufferSpec spec) override {
            bytes_ += spec.bytes();
            return ForwardingBackend::allocate(std::move(spec));
        }

    private:
        std::int64_t& bytes_;
    };

    /// Returns -1 if the fact is missing.
    static double fact(const Outcome& outcome, std::string_view name) {
        for (const Fact& each : outcome.answer.facts)
            if (each.name == name)
                return each.value.index() == 0 ? static_cast<double>(std::get<std::int64_t>(each.value))
                                               : std::get<double>(each.value);
        return -1;
    }
};

KS_TEST(TwoListHostTest)
#include "two_list_host_test.moc"
