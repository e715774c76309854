// SPDX-License-Identifier: Apache-2.0
#include "tests/app/runner/schemas.h"
#include "solvers/kinds/instance_schema.h"
#include "tests/support/paths.h"

#include <QCoreApplication>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <map>

namespace {

/// A process that checks documents against the schemas of a folder. One process is used for a whole suite,
/// because Python needs 0.2 s to load the library and to check the schemas.
class Checker {
public:
    explicit Checker(const QString& folder) {
        // The schema of instances is not a file: it is generated from the kinds.
        QFile instances(made_.filePath(QStringLiteral("instance.schema.json")));
        if (!instances.open(QFile::WriteOnly) || instances.write(ks::instance_schema().c_str()) < 0)
            qFatal("%s", qPrintable(instances.errorString()));
        instances.close();
        python_.setProcessChannelMode(QProcess::MergedChannels);
        python_.start(QStringLiteral("/usr/bin/python3"),
                      {ks::source_path("tests/app/runner/validate.py"), folder, instances.fileName()});
    }
    ~Checker() {
        python_.closeWriteChannel();
        python_.waitForFinished();
    }

    QString errors(const Documents& documents) {
        for (const auto& [schema, document] : documents)
            python_.write(schema.toUtf8() + "\t" + document.trimmed() + "\n");
        python_.write("\n");
        QByteArray said;
        for (;;) {
            while (!python_.canReadLine())
                if (!python_.waitForReadyRead(120'000) && !python_.canReadLine())
                    return QString::fromUtf8(said + python_.readAll()) +
                           QStringLiteral("/usr/bin/python3 ended, or did not run: install the packages "
                                          "python3 and python3-jsonschema");
            const QByteArray line = python_.readLine();
            if (line == "\n")
                return QString::fromUtf8(said);
            said += line;
        }
    }

private:
    const QTemporaryDir made_;
    QProcess python_;
};

std::map<QString, Checker>& checkers() {
    static std::map<QString, Checker> by_folder;
    return by_folder;
}

} // namespace

QString schema_errors(const Documents& documents, const QString& folder) {
    if (checkers().empty())
        qAddPostRoutine([] { checkers().clear(); }); // a process must not outlive the application
    return checkers().try_emplace(folder, folder).first->second.errors(documents);
}
