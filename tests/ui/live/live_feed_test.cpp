// SPDX-License-Identifier: GPL-3.0-or-later
// Recorded events of watched runs, valid and invalid: what is collected, and what is dropped and reported.
#include "solvers/core/formatted.h"
#include "tests/support/cpu_clock.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/live_samples.h"
#include "ui/live/live_feed.h"

#include <QSignalSpy>
#include <QTest>

using namespace ks;
using namespace ks::ui;

namespace {

Message told(const std::string& json) {
    auto message = Message::parse(json);
    if (!message)
        qFatal("not JSON: %s", json.c_str());
    return *message;
}

std::string sample_text(double t, const std::string& occupancy = "[0.5,0.5]") {
    return R"({"event":"sample","id":1,"t":)" + written("{}", t) + R"(,"occupancy":)" + occupancy +
           R"(,"barriers":null,"telemetry":null})";
}

std::string timeline_text(int sm) {
    // One block of one launch; the columns are packed integers (solvers/core/packed_integers.h).
    const std::string packed_sm = sm == 0 ? "AA==" : "CA=="; // 0, 4
    return R"({"event":"timeline","id":1,"t":1,"timeline":{"source":"probe","by":"warp","sms":2,"max_warps":64,"length":9,
        "launches_left_out":0,"launches":[{"kernel":"k","grid":1,"block":32,"registers":0,"shared_bytes":0,"blocks_per_sm":8,
        "begin":0,"end":9,"recorded":true}],"blocks":{"count":1,"begin":"AA==","length":"Eg==","warp_time":"Eg==",
        "launch":"AA==","block":"AA==","sm":")" +
           packed_sm + R"("},"waits":{"count":0,"begin":"","length":"","launch":"","block":"","sm":""}}})";
}

} // namespace

class LiveFeedTest : public QObject {
    Q_OBJECT

private slots:
    void events_are_collected() {
        LiveFeed feed;
        LiveRunPtr ended;
        connect(&feed, &LiveFeed::ended, this, [&ended](const LiveRunPtr& run) { ended = run; });
        feed.begin({.variant = "mckp.sync"}, {.probe = true});
        feed.take("started", told(R"({"event":"started","on":"gpu:0","device":{"name":"H","cc":"9.0"}})"));
        feed.take("sample", told(sample_text(0.1)));
        feed.take_stage("upload", 0, 1);
        feed.take("solved", told(R"({"event":"solved","t":0.2,"total_ms":1.5,"probe":"warp"})"));
        feed.take_stage("upload", 0, 2); // of the next solve
        feed.take("timeline", told(timeline_text(0)));
        QVERIFY(feed.running());
        feed.end(nullptr); // the timeline may still be read
        KS_WAIT_FOR(ended);
        QCOMPARE(ended->device, std::string("H"));
        QCOMPARE(ended->samples.size(), std::size_t{1});
        QCOMPARE(ended->solves.size(), std::size_t{1});
        QCOMPARE(ended->stages.size(), std::size_t{1});
        QCOMPARE(ended->stages.front().ms, 1.0); // the next solve did not end
        QVERIFY(ended->timeline && ended->timeline->blocks.size() == 1);
        QVERIFY(!feed.running());
    }

    /// Only the stages of a solve without the probe are shown, if there is one, and never stages of the
    /// preparation.
    void stages_are_of_one_solve_without_the_probe() {
        LiveFeed feed;
        feed.begin({.variant = "mckp.sync"}, {.probe = true});
        feed.take_stage("prepare", 0, 500);
        feed.take_stage("compute", 0, 1);
        // during the first solve they are shown as they arrive
        QCOMPARE(feed.run().stages.size(), std::size_t{1});
        feed.take("solved", told(R"({"event":"solved","t":0.2,"total_ms":1,"probe":"none"})"));
        feed.take_stage("compute", 0, 2);
        feed.take("solved", told(R"({"event":"solved","t":0.3,"total_ms":2,"probe":"warp"})"));
        QCOMPARE(feed.run().stages.front().ms, 1.0);
        feed.take_stage("compute", 0, 3);
        QCOMPARE(feed.run().stages.front().ms, 1.0);
        feed.take("solved", told(R"({"event":"solved","t":0.4,"total_ms":3,"probe":"none"})"));
        QCOMPARE(feed.run().stages.front().ms, 3.0);
        feed.take("solved",
                  told(R"({"event":"solved","t":0.5,"total_ms":3,"probe":"none"})")); // without stages
        QCOMPARE(feed.run().stages.front().ms, 3.0);
    }

    void impossible_events_are_dropped_and_reported_data() {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("said");
        const auto sample = [](const char* name, const char* told, const char* said) {
            QTest::newRow(name) << "sample" << QString::fromLatin1(told) << QString::fromLatin1(said);
        };
        sample("negative time", R"({"t":-1,"occupancy":[0.5,0.5]})", "negative");
        sample("too full", R"({"t":2,"occupancy":[0.5,7]})", "from 0 to 1");
        sample("not a number", R"({"t":2,"occupancy":[0.5,null]})", "expected a number, found null");
        sample("other SMs", R"({"t":2,"occupancy":[0.5,0.5,0.5]})", "3 SMs, the one before 2");
        sample("back in time", R"({"t":0.5,"occupancy":[0.5,0.5]})", "comes after");
        sample("busier than busy", R"({"t":2,"telemetry":{"busy":3}})", "share of 3");
        sample("nothing at all", R"({})", "t");
        QTest::newRow("a negative solve") << "solved"
                                          << R"({"t":2,"total_ms":-3,"probe":"none"})"
                                          << "negative";
        QTest::newRow("no probe") << "solved"
                                  << R"({"t":2,"total_ms":3,"probe":"spoon"})"
                                  << "'spoon' is none of the words";
        QTest::newRow("an SM that there is not")
            << "timeline" << QString::fromStdString(timeline_text(4)) << "an SM that there is not";
        QTest::newRow("no timeline") << "timeline"
                                     << R"({"event":"timeline"})"
                                     << "timeline";
        QTest::newRow("no counters") << "counters"
                                     << R"({"counters":[]})"
                                     << "expected an object, found an array";
    }
    void impossible_events_are_dropped_and_reported() {
        QFETCH(QString, what);
        QFETCH(QString, text);
        QFETCH(QString, said);
        LiveFeed feed;
        feed.begin({}, {.probe = true});
        feed.take("sample", told(sample_text(1)));
        QVERIFY(feed.complaint().isEmpty());
        feed.take(what, told(text.toStdString()));
        KS_WAIT_FOR(!feed.complaint().isEmpty());
        QVERIFY2(feed.complaint().contains(said), qPrintable(feed.complaint()));
        QCOMPARE(feed.run().samples.size(), std::size_t{1});
        QVERIFY(feed.run().solves.empty() && !feed.run().timeline && !feed.run().counters);
        feed.take("sample", told(sample_text(3))); // and the run continues
        QCOMPARE(feed.run().samples.size(), std::size_t{2});
    }

    void memory_stays_bounded() {
        LiveFeed feed;
        feed.begin({}, {.probe = true});
        const std::size_t count = 3 * LiveFeed::most_kept;
        for (std::size_t i = 0; i < count; ++i) {
            feed.take("sample", told(sample_text(static_cast<double>(i) / 1000)));
            feed.take("solved", told(R"({"t":)" + std::to_string(i) + R"(,"total_ms":1,"probe":"none"})"));
        }
        QVERIFY(feed.complaint().isEmpty());
        QVERIFY(feed.run().samples.size() <= LiveFeed::most_kept);
        QVERIFY(feed.run().samples.size() > LiveFeed::most_kept / 4); // it is thinned out, not emptied
        QVERIFY(feed.run().solves.size() <= LiveFeed::most_kept);
        QCOMPARE(feed.run().samples.front().t, 0.0);
        QVERIFY(std::ranges::is_sorted(feed.run().samples, {}, &live::Sample::t));
        QVERIFY(feed.run().samples.back().t > static_cast<double>(count) / 1000 - 0.01);
    }

    /// For any number of events, the window gets a few signals, and always one for the last event.
    void changes_are_signalled_together() {
        LiveFeed feed;
        feed.begin({}, {.probe = true});
        QSignalSpy changed(&feed, &LiveFeed::changed);
        for (int i = 0; i < 1000; ++i)
            feed.take("sample", told(sample_text(i)));
        QCOMPARE(changed.size(), 0); // the event loop has not run yet
        feed.changes().flush();
        QCOMPARE(changed.size(), 1);
        feed.changes().flush();
        QCOMPARE(changed.size(), 1);
    }

    /// A run that begins while data of an earlier one are being read does not receive them.
    void an_earlier_run_leaves_nothing_behind() {
        LiveFeed feed;
        feed.begin({}, {.probe = true});
        feed.take("timeline", told(timeline_text(0)));
        feed.begin({}, {.probe = true});
        feed.take("timeline", told(timeline_text(4)));
        KS_WAIT_FOR(!feed.complaint().isEmpty());
        QVERIFY(!feed.run().timeline);
    }

    /// A sample of 132 SMs is handled in far less than a frame.
    void a_sample_takes_little_work() {
        std::string full = "[0.5";
        for (int sm = 1; sm < 132; ++sm)
            full += ",0.5";
        std::vector<Message> events;
        for (int i = 0; i < 2000; ++i)
            events.push_back(told(sample_text(i, full + "]")));
        LiveFeed feed;
        feed.begin({}, {.probe = true});
        const CpuClock work;
        for (const Message& each : events)
            feed.take("sample", each);
        QVERIFY2(work.milliseconds() / 2000 < 1, qPrintable(QString::number(work.milliseconds())));
        QCOMPARE(feed.run().samples.size(), events.size());
    }
};

KS_TEST(LiveFeedTest)
#include "live_feed_test.moc"
