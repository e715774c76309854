// SPDX-License-Identifier: GPL-3.0-or-later
// The layers hold in this source tree and in this build. Every rule can also fail: each bad tree below
// tests/data/layers breaks exactly the rule that it is named after.
#include "tests/layers/kind_rules.h"
#include "tests/layers/link_rules.h"
#include "tests/layers/locale_rules.h"
#include "tests/layers/tip_rules.h"
#include "tests/layers/word_rules.h"
#include "tests/support/paths.h"
#include "tests/support/suite.h"

#include <QtTest>

#include <fstream>
#include <map>

using namespace ks::layers;
namespace fs = std::filesystem;

namespace {

const fs::path source{ks::source_path().toStdString()};
const fs::path bad = source / "tests/data/layers";

QByteArray told(const std::vector<Violation>& violations) {
    std::string text;
    for (const Violation& violation : violations)
        text += "\n[" + violation.rule + "] " + violation.text;
    return QByteArray::fromStdString(text);
}

void verify_breaks_only(const std::vector<Violation>& violations, const std::string& rule) {
    QVERIFY2(!violations.empty(), ("nothing found against the rule " + rule).c_str());
    for (const Violation& violation : violations)
        QVERIFY2(violation.rule == rule, told(violations));
}

QStringList places_of(const std::vector<Violation>& violations) {
    QStringList places;
    for (const Violation& violation : violations)
        places << QString::fromStdString(violation.text).section(QLatin1Char(' '), 0, 0);
    places.sort();
    return places;
}

} // namespace

class LayeringTest : public QObject {
    Q_OBJECT
private slots:
    void includes_of_this_tree() {
        const auto includes = read_includes(source);
        QVERIFY2(includes.size() > 50, "the sources were not found");
        const auto violations = check_includes(includes);
        QVERIFY2(violations.empty(), told(violations));
    }

    /// For every include from one folder to another, an include in the opposite direction is detected.
    void a_line_the_other_way_is_found() {
        auto includes = read_includes(source);
        std::map<std::pair<std::string, std::string>, Include> lines;
        for (const Include& include : includes) {
            const auto folder = [](const std::string& file) {
                return fs::path(file).parent_path().generic_string();
            };
            if (!include.target.empty() && !include.from.starts_with("tests/") &&
                folder(include.from) != folder(include.target))
                lines.try_emplace({folder(include.from), folder(include.target)}, include);
        }
        QVERIFY(lines.size() > 100);
        for (const auto& [folders, line] : lines) {
            const Include back{line.target, 1, line.from, line.from};
            if (!check_includes({back}).empty())
                continue; // it breaks a rule alone; only cycles need the other includes
            includes.push_back(back);
            const auto violations = check_includes(includes);
            includes.pop_back();
            QVERIFY2(!violations.empty(), (folders.second + " may include " + folders.first).c_str());
        }
    }

    void no_code_asks_which_kind_it_is() {
        const auto violations = check_kinds(source);
        QVERIFY2(violations.empty(), told(violations));
    }

    void a_question_for_the_kind_is_found() {
        QCOMPARE(
            places_of(check_kinds(bad / "kinds")),
            QStringList({"solvers/table/layout.cpp:3", "ui/page.cpp:2", "ui/page.cpp:3", "ui/page.cpp:4"}));
    }

    void no_function_depends_on_the_locale() {
        const auto violations = check_locale(source);
        QVERIFY2(violations.empty(), told(violations));
    }

    void a_function_that_depends_on_the_locale_is_found() {
        const QString numbers = QStringLiteral("solvers/core/numbers.cpp:%1");
        QCOMPARE(
            places_of(check_locale(bad / "locale")),
            QStringList({numbers.arg(2), numbers.arg(3), numbers.arg(4), numbers.arg(5), numbers.arg(6),
                         numbers.arg(8), QStringLiteral("ui/page.cpp:4"), QStringLiteral("ui/page.cpp:6")}));
    }

    void every_tool_tip_is_plain_text() {
        const auto violations = check_tips(source);
        QVERIFY2(violations.empty(), told(violations));
    }

    void a_tool_tip_that_may_be_html_is_found() {
        QCOMPARE(places_of(check_tips(bad / "tips")),
                 QStringList({"ui/model.cpp", "ui/page.cpp:3", "ui/page.cpp:5", "ui/page.cpp:6"}));
    }

    void no_words_for_users_are_compared() {
        const auto violations = check_words(source);
        QVERIFY2(violations.empty(), told(violations));
    }

    void a_comparison_of_words_is_found() {
        const QString page = QStringLiteral("ui/page.cpp:%1"), units = QStringLiteral("solvers/units.cpp:%1");
        QCOMPARE(places_of(check_words(bad / "words")),
                 QStringList({units.arg(3), units.arg(6), units.arg(9), page.arg(12), page.arg(3),
                              page.arg(5), page.arg(7), page.arg(9)}));
    }

    void links_of_this_build() {
        std::ifstream stream(ks::build_path("link-graph.txt").toStdString());
        const LinkGraph graph = read_link_graph(stream);
        QVERIFY2(graph.links.contains("ks_core") && graph.programs.contains("knapscope-run"),
                 "no link graph");
        const auto violations = check_links(graph);
        QVERIFY2(violations.empty(), told(violations));
    }

    void each_include_rule_can_fail_data() {
        QTest::addColumn<QString>("rule");
        for (const std::string& rule : include_rule_names())
            QTest::newRow(rule.c_str()) << QString::fromStdString(rule);
    }
    void each_include_rule_can_fail() {
        QFETCH(QString, rule);
        const std::string name = rule.toStdString();
        verify_breaks_only(check_includes(read_includes(bad / "includes" / name)), name);
    }

    void each_link_rule_can_fail_data() {
        QTest::addColumn<QString>("rule");
        for (const std::string& rule : link_rule_names())
            QTest::newRow(rule.c_str()) << QString::fromStdString(rule);
    }
    void each_link_rule_can_fail() {
        QFETCH(QString, rule);
        const std::string name = rule.toStdString();
        std::ifstream stream(bad / "links" / (name + ".txt"));
        verify_breaks_only(check_links(read_link_graph(stream)), name);
    }
};

KS_TEST(LayeringTest)
#include "layering_test.moc"
