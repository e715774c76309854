// SPDX-License-Identifier: Apache-2.0
#include "tests/app/runner/schemas.h"
#include "solvers/problems/instance_schema.h"
#include "tests/paths.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

QString schema_errors(const Documents& documents, const QString& folder) {
    // The schema of instances is not a file: it is made from the kinds.
    const QTemporaryDir made;
    QFile instances(made.filePath(QStringLiteral("instance.schema.json")));
    if (!instances.open(QFile::WriteOnly) || instances.write(ks::instance_schema().c_str()) < 0)
        return instances.errorString();
    instances.close();
    QProcess python;
    python.setProcessChannelMode(QProcess::MergedChannels);
    python.start(
        QStringLiteral("/usr/bin/python3"),
        {QStringLiteral(KS_SOURCE_DIR "/tests/app/runner/validate.py"), folder, instances.fileName()});
    for (const auto& [schema, document] : documents)
        python.write(schema.toUtf8() + "\t" + document.trimmed() + "\n");
    python.closeWriteChannel();
    if (!python.waitForFinished(120'000))
        return QStringLiteral(
            "/usr/bin/python3 did not run: install the packages python3 and python3-jsonschema");
    const QString said = QString::fromUtf8(python.readAll());
    return python.exitCode() == 0 ? QString() : said;
}
