// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/course/publish_course.h"

#include "solvers/core/formatted.h"
#include "ui/course/contents_page.h"
#include "ui/course/course_frame.h"
#include "ui/course/course_site.h"
#include "ui/course/search_words.h"
#include "ui/course/site_folder.h"
#include "ui/publish/html_page.h"
#include "ui/widgets/texts.h"
#include "visual/scene/numbers.h"

namespace ks::ui {
namespace {

/// A lesson as it is published in one language.
struct Published {
    LessonBody body;
    LessonFacts facts;
    std::vector<StepWords> words;
};

class SiteWriter {
public:
    SiteWriter(const CourseSite& site, SiteFolder& folder, const CourseSettings& settings,
               const Headway& headway)
        : site_(site), folder_(folder), theme_(settings.theme), headway_(headway), facts_(site.count()),
          searches_(site.languages().size()) {}

    Result<void> write() {
        for (std::size_t lesson = 0; lesson < site_.count(); ++lesson) {
            KS_CHECK(headway_.tell(static_cast<int>(lesson), static_cast<int>(site_.count())));
            KS_CHECK(write_lesson(lesson));
        }
        for (std::size_t i = 0; i < site_.languages().size(); ++i)
            KS_CHECK(write_contents(i));
        return headway_.tell(static_cast<int>(site_.count()), static_cast<int>(site_.count()));
    }

private:
    /// A lesson that is not translated is only in the English folder. The search of every language contains
    /// its words.
    Result<void> write_lesson(std::size_t lesson) {
        KS_TRY(const Published english, published(site_.english(), lesson));
        facts_[lesson] = english.facts;
        for (std::size_t i = 0; i < site_.languages().size(); ++i) {
            const SiteLanguage& language = site_.languages()[i];
            if (!site_.has_page(language, lesson)) {
                add_words(i, lesson, english);
            } else if (&language == &site_.english()) {
                KS_CHECK(write_page(i, lesson, english));
            } else {
                KS_TRY(const Published own, published(language, lesson));
                KS_CHECK(write_page(i, lesson, own));
            }
        }
        return {};
    }

    Result<Published> published(const SiteLanguage& language, std::size_t lesson) const {
        const SpeakingTongue here(*language.tongue);
        KS_TRY(auto track, LessonTrack::make(language.lessons[lesson], headway_.stop));
        KS_TRY(const Publication publication, Publication::make(std::move(track), {}));
        KS_TRY(LessonBody body, lesson_body(publication, theme_, {.stop = headway_.stop}));
        Published made{.body = std::move(body), .facts = {}, .words = step_words(publication)};
        made.facts.steps = static_cast<int>(publication.lesson().steps.size());
        for (const Publication::Picture& picture : publication.pictures())
            made.facts.questions += picture.question != nullptr;
        return made;
    }

    Result<void> write_page(std::size_t i, std::size_t lesson, const Published& made) {
        const SiteLanguage& language = site_.languages()[i];
        const SpeakingTongue here(*language.tongue);
        KS_TRY(const QByteArray page,
               lesson_page(made.body, theme_, course_frame(site_, language, lesson, made.facts)));
        add_words(i, lesson, made);
        return folder_.write(language.tongue->id + QLatin1Char('/') + file_of(site_.id(lesson)), page);
    }

    void add_words(std::size_t i, std::size_t lesson, const Published& made) {
        const SiteLanguage& language = site_.languages()[i];
        searches_[i].add(language.lessons[lesson], site_.page_of(language, lesson), made.words);
    }

    Result<void> write_contents(std::size_t i) {
        const SiteLanguage& language = site_.languages()[i];
        const SpeakingTongue here(*language.tongue);
        const QString folder = language.tongue->id + QLatin1Char('/');
        const CourseContents contents{.site = site_, .language = language, .facts = facts_, .theme = theme_};
        KS_TRY(const QByteArray page, contents_page(contents, ContentsPlace::of_language));
        KS_CHECK(folder_.write(folder + QStringLiteral("index.html"), page));
        KS_CHECK(folder_.write(folder + QStringLiteral("search.js"), searches_[i].script()));
        if (i > 0)
            return {};
        KS_TRY(const QByteArray first, contents_page(contents, ContentsPlace::first));
        return folder_.write(QStringLiteral("index.html"), first);
    }

    const CourseSite& site_;
    SiteFolder& folder_;
    std::optional<paint::ThemeId> theme_;
    const Headway& headway_;
    std::vector<LessonFacts> facts_;    ///< by lesson
    std::vector<SearchWords> searches_; ///< by language
};

} // namespace

Result<CourseSize> publish_course(const CourseSettings& settings, const Headway& headway) {
    KS_TRY(const CourseSite site, CourseSite::read(settings.lessons, settings.language, headway.stop));
    KS_TRY(SiteFolder folder, SiteFolder::make(settings.folder));
    KS_CHECK(SiteWriter(site, folder, settings, headway).write());
    KS_CHECK(folder.finish());
    return CourseSize{.lessons = static_cast<int>(site.count()),
                      .languages = static_cast<int>(site.languages().size()),
                      .files = folder.files(),
                      .bytes = folder.bytes()};
}

QString written_words(const CourseSize& size, const QString& folder) {
    return to_qt(formatted("Wrote {} in {} to {}: {}, {}.", counted("{} lesson", "{} lessons", size.lessons),
                           counted("{} language", "{} languages", size.languages), folder.toStdString(),
                           counted("{} file", "{} files", size.files),
                           scene::bytes(static_cast<std::uint64_t>(size.bytes))));
}

} // namespace ks::ui
