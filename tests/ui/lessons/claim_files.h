// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/lessons/claimed_words.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <vector>

namespace ks::tests {

/// One line of a claims.json: words of a step's text, and their justification.
struct LessonClaim {
    QJsonObject json;

    int step() const { return json["step"].toInt(-1); }
    QString words() const { return bare(json["text says"].toString()); }
    QString name() const {
        const QString place =
            json["section"].isString() ? json["section"].toString() : QString::number(step());
        return place + ": " + (json.contains("table") ? json["table"] : json["text says"]).toString();
    }
};

inline QJsonArray read_claims(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(file.readAll(), &error);
    if (!document.isArray())
        qFatal("%s at %d: %s", qPrintable(path), error.offset, qPrintable(error.errorString()));
    return document.array();
}

/// The claims of a shipped lesson; empty if it has no such file.
inline std::vector<LessonClaim> claims_of(const QString& lesson) {
    std::vector<LessonClaim> claims;
    for (const auto& each : read_claims(QStringLiteral(":/assets/lessons/%1/claims.json").arg(lesson)))
        claims.push_back({.json = each.toObject()});
    return claims;
}

/// The claims of a document. They name a section by its heading ("" is the text before the first one); here a
/// section is a step.
inline std::vector<LessonClaim> claims_of_document(const QString& path, const LessonWords& words) {
    std::vector<LessonClaim> claims;
    for (const auto& each : read_claims(path)) {
        QJsonObject claim = each.toObject();
        const auto section =
            std::ranges::find(words.steps, claim["section"].toString("no section"), &StepWords::heading);
        claim["step"] = section == words.steps.end() ? -1 : int(section - words.steps.begin());
        for (const char* member : {"text says", "table"})
            if (claim.contains(QLatin1String(member)))
                claim[QLatin1String(member)] = ungrouped(claim[QLatin1String(member)].toString());
        claims.push_back({.json = claim});
    }
    return claims;
}

} // namespace ks::tests
