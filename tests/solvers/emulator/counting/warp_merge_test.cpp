// SPDX-License-Identifier: Apache-2.0
#include "solvers/emulator/counting/warp_merge.h"
#include "solvers/kinds/presets.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <map>
#include <memory>

using namespace ks;
using namespace ks::emulator;

namespace {

/// Source positions in ascending order, like the statements of a kernel; one per line, because not all
/// compilers report columns.
const SourceLocation places[] = {
    KS_HERE, //
    KS_HERE, //
    KS_HERE, //
    KS_HERE, //
    KS_HERE, //
    KS_HERE, //
    KS_HERE, //
    KS_HERE, //
    KS_HERE, //
    KS_HERE, //
    KS_HERE, //
    KS_HERE, //
    KS_HERE, //
    KS_HERE, //
    KS_HERE, //
    KS_HERE, //
    KS_HERE, //
    KS_HERE, //
    KS_HERE, //
    KS_HERE, //
    KS_HERE, //
};

/// A structured program: statements that access memory, branch or loop.
struct Statement {
    enum class Kind { access, branch, loop } kind = Kind::access;
    SourceLocation at{};
    int times = 1; ///< for an access: the number of repetitions (a loop without marks)
    std::vector<Statement> body;
};

class Program {
public:
    explicit Program(Random& random) : random_(random), body_(block(3)) {}

    /// One lane's run of the program. Decisions are random; it records the events and the merge keys that
    /// they must get.
    struct Lane {
        std::vector<Event> events;
        std::vector<std::string> paths; ///< by event; empty for loop marks
    };
    Lane run(bool uniform) {
        Lane lane;
        uniform_ = uniform;
        walk(body_, "", lane);
        return lane;
    }

    /// Loop heads: for each entry path and iteration, how many lanes evaluated the head and how many
    /// continued.
    std::map<std::string, std::pair<std::uint64_t, std::vector<std::pair<int, int>>>> heads;

private:
    std::vector<Statement> block(int depth) {
        std::vector<Statement> statements;
        for (auto left = random_.between(1, 3); left > 0 && next_ < std::size(places); --left) {
            Statement statement;
            statement.at = places[next_++];
            const auto kind = depth == 0 ? 0 : random_.between(0, 3);
            statement.times = static_cast<int>(random_.between(1, 2));
            statement.kind = kind <= 1   ? Statement::Kind::access
                             : kind == 2 ? Statement::Kind::branch
                                         : Statement::Kind::loop;
            if (statement.kind != Statement::Kind::access)
                statement.body = block(depth - 1);
            statements.push_back(std::move(statement));
        }
        return statements;
    }

    void walk(const std::vector<Statement>& statements, const std::string& path, Lane& lane) {
        for (const Statement& statement : statements) {
            const auto mark = [&](Op op) {
                lane.events.push_back({Event::code(statement.at, op), 0});
                lane.paths.emplace_back();
            };
            switch (statement.kind) {
            case Statement::Kind::access:
                for (int i = 0; i < statement.times; ++i)
                    event(lane, path, Event::code(statement.at, Op::load, emulator::Memory::global, 4),
                          static_cast<std::uint64_t>(random_.between(0, 100)) * 4);
                break;
            case Statement::Kind::branch: {
                const bool taken = uniform_ || random_.between(0, 1) == 1;
                event(lane, path, Event::code(statement.at, Op::branch), taken ? Event::taken : 0);
                if (taken)
                    walk(statement.body, path, lane);
                break;
            }
            case Statement::Kind::loop: {
                const auto rounds = uniform_ ? 2 : random_.between(0, 3);
                const bool breaks = !uniform_ && rounds > 0 && random_.between(0, 2) == 0;
                const std::string entry = path + "/" + std::to_string(position_key(statement.at));
                auto& [position, asked] = heads[entry];
                position = position_key(statement.at);
                asked.resize(std::max(asked.size(), static_cast<std::size_t>(rounds + 1)));
                mark(Op::loop_enter);
                for (std::int64_t round = 0; round < rounds; ++round) {
                    ++asked[static_cast<std::size_t>(round)].first;
                    ++asked[static_cast<std::size_t>(round)].second;
                    mark(Op::loop_next);
                    walk(statement.body, entry + ":" + std::to_string(round), lane);
                }
                asked[static_cast<std::size_t>(rounds)].first += !breaks;
                mark(breaks ? Op::loop_break : Op::loop_leave);
                break;
            }
            }
        }
    }

    void event(Lane& lane, const std::string& path, std::uint64_t what, std::uint64_t where) {
        lane.events.push_back({what, where});
        lane.paths.push_back(path + "#" + std::to_string(what));
    }

    Random& random_;
    std::size_t next_ = 0;
    bool uniform_ = false;
    std::vector<Statement> body_;
};

/// The definition, without merging: events with the same path, operation and number of earlier such events
/// form one instruction.
SiteTable by_definition(const Program& program, const std::vector<Program::Lane>& lanes) {
    struct Instruction {
        std::uint64_t what = 0;
        std::uint32_t mask = 0;
        std::vector<std::uint64_t> wheres;
    };
    std::map<std::string, Instruction> instructions;
    std::uint32_t bit = 1;
    for (const Program::Lane& lane : lanes) {
        std::map<std::string, int> count;
        for (std::size_t i = 0; i < lane.events.size(); ++i)
            if (!lane.paths[i].empty()) {
                Instruction& instruction =
                    instructions[lane.paths[i] + "#" + std::to_string(count[lane.paths[i]]++)];
                instruction.what = lane.events[i].what;
                instruction.mask |= bit;
                instruction.wheres.push_back(lane.events[i].where);
            }
        bit <<= 1;
    }
    const auto lowest = [](int many) { return static_cast<std::uint32_t>((std::uint64_t{1} << many) - 1); };
    SiteTable sites;
    for (const auto& [key, instruction] : instructions)
        sites.count(instruction.what, instruction.mask, instruction.wheres);
    for (const auto& [entry, head] : program.heads)
        for (const auto& [asked, went_on] : head.second)
            if (asked != 0)
                // Only the number of lanes matters.
                sites.count_loop(head.first, lowest(asked), lowest(went_on));
    return sites;
}

/// Feeds the streams in pieces, as a full log or a barrier would split them.
SiteTable merged(const std::vector<Program::Lane>& lanes, Random& random, bool& drained) {
    SiteTable sites;
    WarpMerge merge;
    merge.begin(static_cast<int>(lanes.size()));
    std::array<EventStream, 32> streams{};
    for (std::size_t i = 0; i < lanes.size(); ++i)
        streams[i] = {lanes[i].events.data(), lanes[i].events.data(), lanes[i].events.empty()};
    for (bool more = true; more;) {
        more = false;
        for (std::size_t i = 0; i < lanes.size(); ++i) {
            const Event* const last = lanes[i].events.data() + lanes[i].events.size();
            if (streams[i].empty() && !streams[i].ended) {
                streams[i].end += std::min<std::ptrdiff_t>(last - streams[i].end, random.between(1, 12));
                streams[i].ended = streams[i].end == last;
                more = true;
            }
        }
        if (!merge.consume(streams, sites))
            break;
    }
    drained =
        std::all_of(streams.begin(), streams.end(), [](const EventStream& stream) { return stream.empty(); });
    return sites;
}

} // namespace

class WarpMergeTest : public QObject {
    Q_OBJECT

private slots:
    void random_programs_data() {
        QTest::addColumn<bool>("uniform");
        QTest::newRow("all lanes alike") << true;
        QTest::newRow("lanes apart") << false;
    }
    void random_programs() {
        QFETCH(bool, uniform);
        Random random(test_seed());
        for (int i = 0; i < 3000; ++i) {
            Program program(random);
            std::vector<Program::Lane> lanes;
            for (auto left = random.between(1, 32); left > 0; --left)
                lanes.push_back(program.run(uniform));
            bool drained = false;
            const SiteTable found = merged(lanes, random, drained);
            QVERIFY(drained);
            QVERIFY2(found.sites() == by_definition(program, lanes).sites(), qPrintable(QString::number(i)));
        }
    }
};

KS_TEST(WarpMergeTest)
#include "warp_merge_test.moc"
