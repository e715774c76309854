// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/language.h"

#include <QCoreApplication>
#include <QTranslator>

#include <memory>

namespace ks::tests {

/// Sets the program's language (window and sentences) for the lifetime of this object.
class Spoken {
public:
    explicit Spoken(const QString& id) {
        if (id == QLatin1String("en"))
            return;
        auto read = ui::read_sentences(QStringLiteral(":/assets/translations/sentences_%1.ts").arg(id), id);
        if (!read || !words_.load(QStringLiteral("knapscope_") + id, QStringLiteral(":/translations")))
            qFatal("the language %s cannot be read", qPrintable(id));
        sentences_ = *std::move(read);
        speak(sentences_.get());
        QCoreApplication::installTranslator(&words_);
    }
    ~Spoken() {
        speak(nullptr);
        QCoreApplication::removeTranslator(&words_);
    }
    Spoken(const Spoken&) = delete;
    Spoken& operator=(const Spoken&) = delete;

private:
    std::unique_ptr<Language> sentences_;
    QTranslator words_;
};

} // namespace ks::tests
