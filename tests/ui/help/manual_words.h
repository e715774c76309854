// SPDX-License-Identifier: GPL-3.0-or-later
// The shipped manual, and the parts of its text that also occur in the program: keys, and words of the
// window.
#pragma once

#include "tests/support/paths.h"

#include <QFile>
#include <QHash>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QString>
#include <QStringList>
#include <QXmlStreamReader>

namespace ks::tests {

/// The folders of the manual that ships.
inline const QStringList shipped_manual{QStringLiteral(":/assets/manual")};

/// The matches of the expression's group, sorted.
inline QStringList found_in(const QString& text, const QRegularExpression& wanted) {
    QStringList found;
    for (auto match = wanted.globalMatch(text); match.hasNext();) {
        const QRegularExpressionMatch next = match.next();
        found << next.captured(next.lastCapturedIndex());
    }
    found.sort();
    return found;
}

/// The keys that a text names, in Qt's English notation.
inline QStringList keys_in(QString text, const QString& language) {
    static const QHash<QString, QMap<QString, QString>> names{{QStringLiteral("de"),
                                                               {{"Strg", "Ctrl"},
                                                                {"Umschalt", "Shift"},
                                                                {"Links", "Left"},
                                                                {"Rechts", "Right"},
                                                                {"Hoch", "Up"},
                                                                {"Herunter", "Down"},
                                                                {"Bild aufwärts", "PgUp"},
                                                                {"Bild abwärts", "PgDown"}}},
                                                              {QStringLiteral("it"),
                                                               {{"Sinistra", "Left"},
                                                                {"Destra", "Right"},
                                                                {"Su", "Up"},
                                                                {"Giù", "Down"},
                                                                {"Pag↑", "PgUp"},
                                                                {"Pag↓", "PgDown"}}}};
    const QMap<QString, QString> there = names.value(language);
    for (auto name = there.cbegin(); name != there.cend(); ++name) {
        text.replace(name.key() + QLatin1Char('+'), name.value() + QLatin1Char('+'));
        text.replace(QLatin1Char('+') + name.key(), QLatin1Char('+') + name.value());
    }
    static const QRegularExpression key(
        QStringLiteral("(\\b(?:(?:Ctrl|Alt|Shift)\\+)+(?:[A-Z]\\w*|[0-9]|\\+|-)|\\bF[0-9]{1,2}\\b)"));
    return found_in(text, key);
}

/// The texts in bold or italics.
inline QStringList emphasised(const QString& text) {
    static const QRegularExpression spans(QStringLiteral("\\*\\*([^*]+)\\*\\*|\\*([^*\\n]+)\\*"));
    return found_in(text, spans);
}

/// A word of the window without a menu's additions.
inline QString plain(QString word) {
    static const QRegularExpression mark(QStringLiteral("&(?=\\w)"),
                                         QRegularExpression::UseUnicodePropertiesOption);
    word.remove(mark).replace(QChar(0x2019), QLatin1Char('\''));
    if (word.endsWith(QChar(0x2026)))
        word.chop(1);
    return word.trimmed().toLower();
}

/// The program's translations of each English word: the files in assets/translations.
inline QHash<QString, QSet<QString>> said_in(const QString& language) {
    QHash<QString, QSet<QString>> said;
    for (const char* name : {"knapscope", "sentences"}) {
        QFile file(source_path("assets/translations/%1_%2.ts").arg(QString::fromLatin1(name), language));
        if (!file.open(QIODevice::ReadOnly))
            qFatal("cannot read %s", qPrintable(file.fileName()));
        QString english;
        for (QXmlStreamReader xml(&file); !xml.atEnd();) {
            if (xml.readNext() != QXmlStreamReader::StartElement)
                continue;
            if (xml.name() == QLatin1String("message"))
                english = plain(xml.attributes().value(QLatin1String("id")).toString());
            else if (xml.name() == QLatin1String("source"))
                english = plain(xml.readElementText());
            else if (xml.name() == QLatin1String("translation"))
                said[english].insert(plain(xml.readElementText(QXmlStreamReader::IncludeChildElements)));
        }
    }
    return said;
}

} // namespace ks::tests
