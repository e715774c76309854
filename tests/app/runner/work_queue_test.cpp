// SPDX-License-Identifier: Apache-2.0
#include "app/runner/work_queue.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"

#include <QtTest>

#include <nlohmann/json.hpp>

#include <latch>
#include <new>
#include <stdexcept>

using namespace ks;
using namespace ks::runner;

/// The queue of `serve`, with jobs that misbehave.
class WorkQueueTest : public QObject {
    Q_OBJECT

    struct Log {
        std::mutex mutex;
        std::vector<Json> events;

        void add(const std::string& line) {
            const std::lock_guard lock(mutex);
            events.push_back(Json::parse(line));
        }
        std::vector<Json> of(std::int64_t id) {
            const std::lock_guard lock(mutex);
            std::vector<Json> some;
            for (const Json& event : events)
                if (event.at("id") == id)
                    some.push_back(event);
            return some;
        }
    };

    static std::shared_ptr<Job> job(std::int64_t id, Job::Work work) {
        auto job = std::make_shared<Job>();
        job->id = id;
        job->work = std::move(work);
        return job;
    }
    static Result<std::string> answer(const Job&, const Job::Emit&) { return "42"; }

private slots:
    void an_exception_ends_its_job_only() {
        Log log;
        WorkQueue queue([&log](const std::string& line) { log.add(line); }, [] { return Result<void>(); });
        QVERIFY(queue.submit(job(1, [](const Job&, const Job::Emit&) -> Result<std::string> {
            throw std::runtime_error("out of the blue");
        })));
        QVERIFY(queue.submit(
            job(2, [](const Job&, const Job::Emit&) -> Result<std::string> { throw std::bad_alloc(); })));
        QVERIFY(queue.submit(job(3, answer)));
        KS_WAIT_FOR_EQUAL(log.of(3).size(), std::size_t(1));
        QCOMPARE(log.of(1).at(0).at("code").get<int>(), 1);
        QVERIFY(log.of(1).at(0).at("what").get<std::string>().find("out of the blue") != std::string::npos);
        QCOMPARE(log.of(2).at(0).at("code").get<int>(), 4);
        QCOMPARE(log.of(3).at(0).at("result").get<int>(), 42);
    }

    void the_queue_is_bounded() {
        Log log;
        std::latch go_on(1);
        WorkQueue queue([&log](const std::string& line) { log.add(line); }, [] { return Result<void>(); });
        const auto first = job(0, [&go_on](const Job&, const Job::Emit&) -> Result<std::string> {
            go_on.wait();
            return "0";
        });
        const auto of = [](std::int64_t id, std::size_t bytes) {
            auto sized = job(id, answer);
            sized->bytes = bytes;
            return sized;
        };
        std::vector<Result<void>> taken;
        taken.push_back(queue.submit(first));
        taken.push_back(queue.submit(of(1, WorkQueue::most_waiting_bytes)));
        taken.push_back(queue.submit(of(2, 1000)));
        go_on.count_down();
        QVERIFY(taken[0] && taken[1]);
        QVERIFY(!taken[2]);
        QCOMPARE(taken[2].error().code, ErrorCode::limit);
        KS_WAIT_FOR_EQUAL(log.of(1).size(), std::size_t(1));
    }

    void work_may_be_cancelled_twice() {
        Log log;
        std::latch begun(1), go_on(1);
        WorkQueue queue([&log](const std::string& line) { log.add(line); }, [] { return Result<void>(); });
        const auto slow = job(1, [&](const Job& self, const Job::Emit&) -> Result<std::string> {
            begun.count_down();
            go_on.wait();
            if (self.stop.stop_requested())
                return Error{ErrorCode::cancelled, "cancelled", "", ""};
            return "1";
        });
        QVERIFY(queue.submit(slow));
        begun.wait();
        const bool first = queue.cancel(1), second = queue.cancel(1), other = queue.cancel(2);
        go_on.count_down();
        QVERIFY(first && second && !other);
        KS_WAIT_FOR_EQUAL(log.of(1).size(), std::size_t(1));
        QCOMPARE(log.of(1).at(0).at("code").get<int>(), 6);
    }
};

KS_TEST(WorkQueueTest)
#include "work_queue_test.moc"
