// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/tongue.h"

#include "assets/assets.h"
#include "solvers/core/formatted.h"
#include "ui/base/language.h"

#include <QCoreApplication>
#include <QMap>
#include <QTranslator>

#include <algorithm>
#include <memory>
#include <mutex>
#include <utility>

namespace ks::ui {
namespace {

thread_local const Tongue* tongue_here = nullptr;

/// Returns the words in the thread's language, before all other translators are tried.
class ThreadTranslator final : public QTranslator {
public:
    using QTranslator::QTranslator;

    bool isEmpty() const override { return false; }

    QString translate(const char* context, const char* text, const char* meaning, int n) const override {
        if (!tongue_here)
            return {}; // the next translator is tried
        const QTranslator* words = tongue_here->words;
        const QString found = words ? words->translate(context, text, meaning, n) : QString();
        return found.isNull() ? QString::fromUtf8(text) : found;
    }
};

Result<const Tongue*> read_tongue(const QString& id) {
    const auto is_it = [&id](const LanguageName& each) { return id == QLatin1String(each.id); };
    if (!std::ranges::any_of(languages(), is_it))
        return Error{.code = ErrorCode::usage,
                     .what = formatted("there is no language '{}'", id.toStdString())};
    auto tongue = std::make_unique<Tongue>();
    tongue->id = id;
    if (!is_it(languages().front())) {
        KS_TRY(auto sentences,
               read_sentences(asset_path(QStringLiteral("translations/sentences_%1.ts").arg(id)), id));
        auto words = std::make_unique<QTranslator>();
        if (!words->load(QStringLiteral("knapscope_") + id, QStringLiteral(":/translations")))
            return Error{.code = ErrorCode::internal, .what = "the words of the window cannot be read"};
        tongue->sentences = sentences.release(); // texts may refer to them until the program ends
        tongue->words = words.release();
    }
    return tongue.release();
}

} // namespace

Result<const Tongue*> tongue_of(const QString& id) {
    static std::mutex mutex;
    static QMap<QString, const Tongue*> known;
    const std::lock_guard lock(mutex);
    if (const Tongue* found = known.value(id))
        return found;
    KS_TRY(const Tongue* tongue, read_tongue(id));
    known[id] = tongue;
    return tongue;
}

void let_threads_speak() {
    static auto* const translator = new ThreadTranslator(QCoreApplication::instance());
    QCoreApplication::removeTranslator(translator);
    QCoreApplication::installTranslator(translator); // the last one installed is tried first
}

SpeakingTongue::SpeakingTongue(const Tongue& tongue)
    : sentences_(tongue.sentences), before_(std::exchange(tongue_here, &tongue)) {}

SpeakingTongue::~SpeakingTongue() {
    tongue_here = before_;
}

} // namespace ks::ui
