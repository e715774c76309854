// SPDX-License-Identifier: Apache-2.0
// The host side of two lists on a GPU: what it copies, refuses and stops.
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

struct CalledOften {
    int launches = 0, copies = 0, waits = 0;
    std::stop_source stop;
    int stop_at = 0; ///< the launch during which the run is to stop; 0: none
};

/// Calls itself a GPU. By its clock a launch takes one millisecond and a copy three.
class LikeAGpu : public ForwardingBackend {
public:
    LikeAGpu(std::unique_ptr<Backend> inner, CalledOften* calls)
        : ForwardingBackend(std::move(inner)), calls_(*calls) {}

    DeviceDescription device() const override { return {.id = "gpu:0", .name = "like a GPU", .cc = "9.0"}; }
    Result<void> launch(const Kernel& kernel, const LaunchShape& shape, std::span<const Argument> arguments,
                        Context& context) override {
        if (++calls_.launches == calls_.stop_at)
            calls_.stop.request_stop();
        return ForwardingBackend::launch(kernel, shape, arguments, context);
    }
    Result<void> upload(const Buffer& buffer, std::span<const std::byte> bytes, std::int64_t offset,
                        int queue) override {
        ++calls_.copies;
        return ForwardingBackend::upload(buffer, bytes, offset, queue);
    }
    Result<void> download(const Buffer& buffer, std::span<std::byte> bytes, std::int64_t offset,
                          int queue) override {
        ++calls_.copies;
        return ForwardingBackend::download(buffer, bytes, offset, queue);
    }
    Result<void> set_constant(std::string_view name, std::span<const std::byte> bytes) override {
        ++calls_.copies;
        return ForwardingBackend::set_constant(name, bytes);
    }
    Result<void> synchronise(Context& context) override {
        ++calls_.waits;
        return ForwardingBackend::synchronise(context);
    }
    Result<std::int64_t> mark(int) override {
        marks_.push_back(calls_.launches + 3 * calls_.copies);
        return static_cast<std::int64_t>(marks_.size()) - 1;
    }
    Result<double> between_ms(std::int64_t from, std::int64_t to) override {
        return marks_.at(static_cast<std::size_t>(to)) - marks_.at(static_cast<std::size_t>(from));
    }

private:
    CalledOften& calls_;
    std::vector<int> marks_;
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

    void the_share_of_the_copies_is_measured_data() { each_variant_data(); }
    void the_share_of_the_copies_is_measured() {
        QFETCH(QString, variant);
        CalledOften calls;
        const auto outcome =
            run(even_weights(qPrintable(variant), 12), Machine{{emulator_behind<LikeAGpu>(&calls)}}, {}, {});
        KS_VERIFY_OK(outcome);
        const double copies = 3.0 * calls.copies;
        QCOMPARE(fact(*outcome, "transfer-share"), copies / (copies + calls.launches));
    }

    /// Times in the emulator say nothing, and two traces would differ.
    void the_emulator_measures_no_share_data() { each_variant_data(); }
    void the_emulator_measures_no_share() {
        QFETCH(QString, variant);
        const auto outcome =
            run(even_weights(qPrintable(variant), 12), Machine{{emulator_provider()}}, {}, {});
        KS_VERIFY_OK(outcome);
        QCOMPARE(fact(*outcome, "transfer-share"), -1.0);
        QVERIFY(fact(*outcome, "picked-pairs") >= 0);
    }

    /// Algorithm 3 waits for every kernel of the generation stage; the improved one for its end alone.
    void who_waits_for_kernels() {
        for (const bool improved : {false, true}) {
            CalledOften calls;
            const auto outcome = run(even_weights(on_a_gpu[improved], 12),
                                     Machine{{emulator_behind<LikeAGpu>(&calls)}}, {}, {});
            KS_VERIFY_OK(outcome);
            const int others = 2; // pruning and search, whose results are copied
            QCOMPARE(calls.waits, improved ? 1 : calls.launches - others + 1);
        }
    }

    void stops_between_launches_data() { each_variant_data(); }
    void stops_between_launches() {
        QFETCH(QString, variant);
        CalledOften calls;
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
        QVERIFY2(beyond.error().what.find("2^41 sums") != std::string::npos, beyond.error().what.c_str());
        QCOMPARE(solve(80, standard_memory).error().code, ErrorCode::limit);

        const Variant& known = **find_variant(variant.toStdString());
        const RunRequest twenty = even_weights(qPrintable(variant), 20);
        const auto needed =
            known.estimate(*twenty.instance, *Parameters::parse(known.info().parameters, {}), INT64_MAX);
        KS_VERIFY_OK(needed);
        // Two lists of 2^10 sums, and a spare and a shifted one of half as many.
        QVERIFY(needed->device_bytes >= 3 * 1024 * 8 && needed->device_bytes < 4 * 1024 * 8);
        const std::int64_t lists = needed->host_bytes + needed->device_bytes;
        QCOMPARE(solve(20, lists - 1).error().code, ErrorCode::limit);
        constexpr std::int64_t stacks = std::int64_t{4} << 20; // of the emulator
        KS_VERIFY_OK(solve(20, lists + stacks));
    }

    /// As many bytes are allocated as were announced.
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
    /// Adds up what is allocated.
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

    /// -1: there is no such fact.
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
