// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/catalogue.h"

#include <QCoreApplication>
#include <QJsonArray>

namespace ks::ui {
namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("Catalogue", text);
}

Error malformed(const char* document) {
    return {ErrorCode::input, "knapscope-run's answer is not a document of format " + std::string(document),
            "", "check that it has the version of this program"};
}

QString text_of(const QJsonObject& object, const char* key) {
    return object.value(QLatin1String(key)).toString();
}

QStringList words_of(const QJsonObject& object, const char* key) {
    QStringList words;
    for (const auto& word : object.value(QLatin1String(key)).toArray())
        words << word.toString();
    return words;
}

Parameter read_parameter(const QJsonObject& object) {
    Parameter parameter;
    parameter.name = text_of(object, "name").toStdString();
    parameter.title = text_of(object, "title").toStdString();
    parameter.unit = text_of(object, "unit").toStdString();
    if (text_of(object, "type") == QLatin1String("choice")) {
        parameter.type = Parameter::Type::choice;
        for (const QString& word : words_of(object, "values"))
            parameter.values.push_back(word.toStdString());
    } else {
        parameter.min = object.value(QLatin1String("min")).toInteger();
        parameter.max = object.value(QLatin1String("max")).toInteger();
        parameter.step = std::max<qint64>(1, object.value(QLatin1String("step")).toInteger(1));
        parameter.standard = object.value(QLatin1String("default")).toInteger(parameter.min);
    }
    return parameter;
}

QString read_paper(const QJsonObject& paper) {
    QStringList parts;
    if (const QString key = text_of(paper, "key"); !key.isEmpty())
        parts << key;
    if (const QString section = text_of(paper, "section"); !section.isEmpty())
        parts << tr("Section %1").arg(section);
    if (const QString algorithm = text_of(paper, "algorithm"); !algorithm.isEmpty())
        parts << tr("Algorithm %1").arg(algorithm);
    return parts.join(QStringLiteral(", "));
}

/// Time and space as the paper with this key gives them.
QString read_complexity(const QJsonObject& complexity, const QString& key) {
    QStringList parts;
    if (const QString time = text_of(complexity, "time"); !time.isEmpty())
        parts << tr("time %1").arg(time);
    if (const QString space = text_of(complexity, "space"); !space.isEmpty())
        parts << tr("space %1").arg(space);
    if (parts.isEmpty())
        return {};
    return tr("%1 (%2, %3)").arg(parts.join(QStringLiteral(", ")), key, text_of(complexity, "source"));
}

std::vector<DeviceEntry> read_entries(const QJsonArray& array) {
    std::vector<DeviceEntry> entries;
    for (const auto& value : array) {
        const QJsonObject object = value.toObject();
        entries.push_back({text_of(object, "id"), text_of(object, "name"), text_of(object, "cc")});
    }
    return entries;
}

} // namespace

Result<std::vector<VariantEntry>> read_variants(const QJsonObject& document) {
    if (text_of(document, "format") != QLatin1String("knapscope-variants"))
        return malformed("knapscope-variants");
    std::vector<VariantEntry> entries;
    for (const auto& value : document.value(QLatin1String("variants")).toArray()) {
        const QJsonObject object = value.toObject();
        VariantEntry entry;
        entry.id = text_of(object, "id");
        entry.title = text_of(object, "title");
        entry.kind = text_of(object, "kind");
        entry.question = text_of(object, "question");
        entry.exact = object.value(QLatin1String("exact")).toBool(true);
        entry.on = words_of(object, "on");
        entry.available = words_of(object, "available");
        entry.paper = read_paper(object.value(QLatin1String("paper")).toObject());
        entry.complexity = read_complexity(object.value(QLatin1String("complexity")).toObject(),
                                           text_of(object.value(QLatin1String("paper")).toObject(), "key"));
        for (const auto& parameter : object.value(QLatin1String("parameters")).toArray())
            entry.parameters.push_back(read_parameter(parameter.toObject()));
        if (entry.id.isEmpty() || entry.kind.isEmpty() || entry.on.isEmpty())
            return malformed("knapscope-variants");
        entries.push_back(std::move(entry));
    }
    return entries;
}

Result<Devices> read_devices(const QJsonObject& document) {
    if (text_of(document, "format") != QLatin1String("knapscope-devices"))
        return malformed("knapscope-devices");
    Devices devices;
    devices.host = text_of(document, "host");
    devices.gpus = read_entries(document.value(QLatin1String("gpus")).toArray());
    devices.no_gpu = text_of(document, "no_gpu");
    devices.presets = read_entries(document.value(QLatin1String("presets")).toArray());
    return devices;
}

QString place_kind(const QString& place) {
    return place.section(QLatin1Char(':'), 0, 0);
}

} // namespace ks::ui
