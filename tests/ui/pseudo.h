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

/// A text in a pseudo-language: "[Ôpén…···]" for "Open…". It is in brackets, contains letters that English
/// does not have, and is a third longer, so that untranslated texts and texts without enough room become
/// visible.
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

/// Translates the words of the window.
class PseudoTranslator : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* text, const char*, int) const override {
        // Qt's own texts, and texts that only place words.
        const QString source = QString::fromUtf8(text);
        static const QRegularExpression places(QStringLiteral("^(?:%\\d|[^A-Za-z])*$"));
        if (std::string_view(context).starts_with("Q") || places.match(source).hasMatch())
            return {};
        return pseudo(source);
    }
};

/// The sentences of all catalogues, in the pseudo-language.
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

/// Sets the pseudo-language for the lifetime of this object.
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
