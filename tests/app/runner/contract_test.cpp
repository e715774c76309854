// SPDX-License-Identifier: Apache-2.0
#include "tests/app/runner/runner_process.h"
#include "tests/support/paths.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

/// docs/contract.md agrees with the programs and the schemas.
class ContractTest : public QObject {
    Q_OBJECT

    static QString read(const QString& path) {
        QFile file(source_path(path));
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }
    static QStringList all(const QString& pattern, const QString& text) {
        QStringList found;
        for (auto it = QRegularExpression(pattern, QRegularExpression::MultilineOption).globalMatch(text);
             it.hasNext();)
            found << it.next().captured(1);
        return found;
    }
    /// The line of a table that begins with this word in backticks.
    QString line_of(const QString& word) const {
        for (const QString& line : contract_.split(QLatin1Char('\n')))
            if (line.startsWith(QStringLiteral("| `") + word + QLatin1Char('`')) ||
                line.startsWith(QStringLiteral("| `") + word + QLatin1Char(' ')))
                return line;
        return {};
    }
    static QStringList sorted(QStringList words) {
        words.sort();
        return words;
    }

private slots:
    void initTestCase() {
        contract_ = read(QStringLiteral("docs/contract.md"));
        QVERIFY(!contract_.isEmpty());
    }

    void every_command_and_option() {
        const QString help = QString::fromUtf8(run_runner({"--help"}).out);
        const QStringList commands = all(QStringLiteral("^  ([a-z]+) "), help);
        QVERIFY(commands.size() > 10);
        for (const QString& command : commands) {
            const QString options = QString::fromUtf8(run_runner({command, "--help"}).out);
            QStringList expected = all(QStringLiteral("^  (-[-a-z]+)"), options);
            expected.removeAll(QStringLiteral("--help"));
            const QString line = line_of(command);
            QVERIFY2(!line.isEmpty(), qPrintable(command));
            const QString listed = line.section(QLatin1Char('|'), 2, 2);
            QCOMPARE(sorted(all(QStringLiteral("`(-[-a-z]+)`"), listed)), sorted(expected));
        }
    }

    void every_exit_code() {
        const QString help = QString::fromUtf8(run_runner({"--help"}).out);
        const QStringList codes =
            all(QStringLiteral("(?:^|[ :·] *)([0-9]) [a-z]"), help.section("Exit codes", 1));
        QCOMPARE(codes.size(), 9);
        for (const QString& code : codes)
            QVERIFY2(contract_.contains(QStringLiteral("\n| ") + code + QStringLiteral(" | ")),
                     qPrintable(code));
    }

    void every_document_and_its_members() {
        int documents = 0;
        for (const QString& folder : {QStringLiteral("app/runner/schemas"), QStringLiteral("assets/schemas")})
            for (const QString& name : QDir(source_path(folder)).entryList({"*.schema.json"})) {
                QVERIFY2(contract_.contains(QLatin1Char('`') + name + QLatin1Char('`')), qPrintable(name));
                const QStringList lines =
                    contract_.split(QLatin1Char('\n')).filter(QStringLiteral("| `") + name);
                if (lines.isEmpty())
                    continue; // errors and events are described in a sentence, not in a table
                const auto schema =
                    QJsonDocument::fromJson(read(folder + QLatin1Char('/') + name).toUtf8()).object();
                QStringList required;
                for (const QJsonValue member : schema["required"].toArray())
                    required << member.toString();
                QCOMPARE(all(QStringLiteral("`([a-z_0-9]+)`"), lines.front().section(QLatin1Char('|'), 4)),
                         required);
                ++documents;
            }
        QVERIFY(documents >= 10);
    }

    void every_event() {
        const auto schema =
            QJsonDocument::fromJson(read(QStringLiteral("app/runner/schemas/event.schema.json")).toUtf8())
                .object();
        for (const QJsonValue event : schema["oneOf"].toArray()) {
            const QString name =
                event["$ref"].toString().section(QLatin1Char('/'), -1).section(QLatin1Char('.'), 0, 0);
            QVERIFY2(contract_.contains(QLatin1Char('`') + name + QLatin1Char('`')), qPrintable(name));
        }
    }

private:
    QString contract_;
};

KS_TEST(ContractTest)
#include "contract_test.moc"
