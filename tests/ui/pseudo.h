// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/language.h"

#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>
#include <QString>
#include <QTranslator>
#include <QXmlStreamReader>

#include <memory>
#include <string_view>
#include <vector>

namespace ks::tests {

/// A text in no language: "[Ôpén…···]" of "Open…". It stands between brackets, has letters that English does
/// not, and is a third longer, so that one sees what was not translated and what has no room.
inline QString pseudo(const QString& text) {
    static const QRegularExpression kept(
        QStringLiteral("<[^>]*>|\\{[^{}]*(?:\\{\\})?[^{}]*\\}|%L?\\d|%n|&|\\\\\\d"));
    const QString plain = QStringLiteral("aeiouAEIOUcnyz"), marked = QStringLiteral("áéîöûÁÉÎÖÛçñýž");
    QString out;
    qsizetype at = 0;
    const auto add = [&](const QString& piece) {
        for (const QChar letter : piece)
            out += plain.contains(letter) ? marked[plain.indexOf(letter)] : letter;
    };
    for (auto match = kept.globalMatch(text); match.hasNext();) {
        const auto next = match.next();
        add(text.mid(at, next.capturedStart() - at));
        out += next.captured();
        at = next.capturedEnd();
    }
    add(text.mid(at));
    return QLatin1Char('[') + out + QString(text.size() / 3, QChar(0x00B7)) + QLatin1Char(']');
}

/// The words of the window.
class PseudoTranslator : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* text, const char*, int) const override {
        // Qt's own, and what only places words.
        const QString source = QString::fromUtf8(text);
        static const QRegularExpression places(QStringLiteral("^(?:%\\d|[^A-Za-z])*$"));
        if (std::string_view(context).starts_with("Q") || places.match(source).hasMatch())
            return {};
        return pseudo(source);
    }
};

/// Every sentence that there is in other languages.
inline std::unique_ptr<Language> pseudo_sentences() {
    QFile file(QStringLiteral(":/assets/translations/sentences_de.ts"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("the sentences cannot be read");
    auto made = std::make_unique<Language>("xx", ',');
    for (QXmlStreamReader xml(&file); !xml.atEnd();) {
        if (xml.readNext() != QXmlStreamReader::StartElement || xml.name() != QLatin1String("message"))
            continue;
        const QString form = xml.attributes().value(QLatin1String("id")).toString();
        std::vector<std::string> said;
        for (const QString& each : form.split(QStringLiteral(" | ")))
            said.push_back(pseudo(each).toStdString());
        made->add(form.toStdString(), said);
    }
    return made;
}

/// While it lives the program speaks it.
class PseudoLanguage {
public:
    PseudoLanguage() : sentences_(pseudo_sentences()) {
        speak(sentences_.get());
        QCoreApplication::installTranslator(&words_);
    }
    ~PseudoLanguage() {
        QCoreApplication::removeTranslator(&words_);
        speak(nullptr);
    }

private:
    std::unique_ptr<Language> sentences_;
    PseudoTranslator words_;
};

} // namespace ks::tests
