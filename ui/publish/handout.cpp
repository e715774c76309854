// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/publish/handout.h"

#include "solvers/core/formatted.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/markdown.h"
#include "visual/paint/copied_text.h"
#include "visual/paint/fonts.h"
#include "visual/paint/painter.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QCoreApplication>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QTextDocument>

#include <algorithm>
#include <cmath>
#include <memory>
#include <variant>

namespace ks::ui {
namespace {

// In pixels of 1/96 inch.
constexpr int dots_per_inch = 96;
constexpr QSizeF paper(793.7, 1122.5); // A4
constexpr double margin = 57, head_height = 30, foot_height = 26, gap_of_blocks = 22;
constexpr double gap = 10;
constexpr int least_notes = 3;      ///< lines for notes in each block, below its picture
constexpr double most_on_paper = 2; ///< for a large table, as a multiple of the size of other pictures

/// The layout of the blocks on a page. Each block has its title on top.
struct HandoutLayout {
    int columns = 1, rows = 1;
    bool words_beside = false; ///< to the right of the picture instead of above it
    QSizeF drawn = {};         ///< the size for which a picture is laid out before it is scaled to its place
    double picture = 1;        ///< the largest share of the block's width
    double words_most = 0;     ///< height of the words above the picture; 0: no words
    double scale = 1;          ///< of words
    double note_line = 24;     ///< the distance between two lines
};

HandoutLayout layout_for(int per_page) {
    switch (per_page) {
    case 1:
        return {.columns = 1, .rows = 1, .drawn = {860, 560}, .words_most = 380, .scale = 0.9};
    case 2:
        return {.columns = 1,
                .rows = 2,
                .words_beside = true,
                .drawn = {640, 500},
                .picture = 0.62,
                .scale = 0.72};
    default:
        return {.columns = 2, .rows = 3, .drawn = {560, 380}, .scale = 0.66, .note_line = 20};
    }
}

/// The lower end of a drawing's item.
struct ItemEnd {
    double operator()(const scene::Polyline& line) const {
        return line.points.empty() ? 0 : std::ranges::max(line.points, {}, &scene::Point::y).y;
    }
    double operator()(const scene::Text& words) const {
        return words.text.empty() ? 0 : words.rect.y + words.rect.height;
    }
    double operator()(const auto& item) const { return item.rect.y + item.rect.height; }
};

/// The lower end of a drawing. Below it is the room for the sentence, which is not in the drawing here.
double end_of(const scene::DisplayList& list) {
    constexpr double edge = 4;
    double end = 0;
    for (const scene::Primitive& item : list.items)
        end = std::max(end, std::visit(ItemEnd(), item));
    return end + edge;
}

/// A place on a page: a picture with its step's words or their beginning, or the continuation of the words.
struct HandoutBlock {
    const Publication::Picture* picture;
    std::shared_ptr<const QTextDocument> words; ///< null: no words
    int part = 0;                               ///< page number within the words' document
};

class Handout {
public:
    Handout(const Publication& publication, int per_page, const paint::Theme& theme)
        : publication_(publication), layout_(layout_for(per_page)), per_page_(per_page), theme_(theme) {
        make_blocks();
    }

    Result<QByteArray> pdf(const Headway& headway) {
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        QPdfWriter writer(&buffer);
        writer.setCreator(QStringLiteral("Knapscope"));
        writer.setTitle(publication_.lesson().title);
        writer.setResolution(dots_per_inch);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(QMarginsF());
        QPainter painter;
        if (!painter.begin(&writer))
            return Error{.code = ErrorCode::internal, .what = "the handout cannot be written as PDF"};
        painter.setRenderHint(QPainter::Antialiasing);
        int shown = 0;
        for (int i = 0; i < static_cast<int>(blocks_.size()); ++i) {
            if (i > 0 && i % per_page_ == 0)
                writer.newPage();
            if (i % per_page_ == 0)
                page_frame(painter, i / per_page_ + 1);
            const HandoutBlock& block = blocks_[static_cast<std::size_t>(i)];
            draw(painter, block, place_of(i % per_page_));
            shown += block.part == 0;
            KS_CHECK(headway.tell(shown, publication_.count()));
        }
        painter.end();
        return bytes;
    }

private:
    QRectF inner() const {
        return {margin, margin + head_height, paper.width() - 2 * margin,
                paper.height() - 2 * margin - head_height - foot_height};
    }

    QRectF place_of(int index) const {
        const QRectF all = inner();
        const double width = (all.width() - gap_of_blocks * (layout_.columns - 1)) / layout_.columns;
        const double height = (all.height() - gap_of_blocks * (layout_.rows - 1)) / layout_.rows;
        return {all.x() + (width + gap_of_blocks) * (index % layout_.columns),
                all.y() + (height + gap_of_blocks) * (index / layout_.columns), width, height};
    }

    double title_height() const { return std::round(34 * layout_.scale); }

    /// The size of the words in a block.
    QSizeF words_size() const {
        const QRectF block = place_of(0);
        if (layout_.words_beside)
            return {block.width() * (1 - layout_.picture) - 2 * gap, block.height() - title_height()};
        return {block.width(), layout_.words_most};
    }

    void make_blocks() {
        for (const Publication::Picture& picture : publication_.pictures()) {
            const bool with_words = picture.begins_step && (layout_.words_beside || layout_.words_most > 0);
            const auto words = with_words ? words_of(publication_.step_of(picture)) : nullptr;
            for (int part = 0; part < (words ? std::max(1, words->pageCount()) : 1); ++part)
                blocks_.push_back({&picture, words, part});
        }
    }

    std::shared_ptr<const QTextDocument> words_of(const LessonStep& step) const {
        auto words = std::make_shared<QTextDocument>();
        words->setResourceProvider([folder = publication_.lesson().folder](const QUrl& name) {
            return QVariant(QImage::fromData(picture_of_text(folder, name)));
        });
        set_markdown(*words, step.text, layout_.scale);
        paint::set_copied(*words);
        words->setPageSize(words_size());
        return words;
    }

    void page_frame(QPainter& painter, int number) const {
        const int pages = (static_cast<int>(blocks_.size()) + per_page_ - 1) / per_page_;
        const QRectF head(margin, margin, paper.width() - 2 * margin, 16);
        line_of_text(painter, head, Qt::AlignLeft, publication_.lesson().title, 11, scene::Weight::medium,
                     scene::Role::quiet);
        hairline(painter, margin, margin + 20, head.width());
        const QRectF foot(margin, paper.height() - margin - 14, head.width(), 14);
        line_of_text(painter, foot, Qt::AlignLeft, QStringLiteral("Knapscope"), 9, scene::Weight::regular,
                     scene::Role::quiet);
        line_of_text(painter, foot, Qt::AlignRight,
                     QCoreApplication::translate("Handout", "Page %1 of %2").arg(number).arg(pages), 9,
                     scene::Weight::regular, scene::Role::quiet);
    }

    void draw(QPainter& painter, const HandoutBlock& block, QRectF place) const {
        QString title = heading_of(publication_, *block.picture);
        if (block.part > 0)
            title = QCoreApplication::translate("Handout", "%1 (continued)").arg(title);
        line_of_text(painter, QRectF(place.topLeft(), QSizeF(place.width(), title_height())), Qt::AlignLeft,
                     title, 19 * layout_.scale, scene::Weight::bold, scene::Role::text);
        place.setTop(place.top() + title_height());
        if (layout_.words_beside)
            draw_beside(painter, block, place);
        else
            draw_below(painter, block, place);
    }

    /// Draws words, picture, its sentence and notes, one below the other.
    void draw_below(QPainter& painter, const HandoutBlock& block, QRectF place) const {
        if (block.words)
            place.setTop(place.top() + draw_words(painter, block, place.topLeft()) + gap);
        if (block.part == 0)
            place.setTop(draw_picture(painter, *block.picture, place));
        notes(painter, place);
    }

    /// Draws the picture with its sentence and notes on the left, words and further notes on the right.
    void draw_beside(QPainter& painter, const HandoutBlock& block, const QRectF& place) const {
        QRectF left = place, right = place;
        left.setWidth(place.width() * layout_.picture);
        right.setLeft(left.right() + 2 * gap);
        if (block.words)
            right.setTop(right.top() + draw_words(painter, block, right.topLeft()) + gap);
        if (block.part == 0)
            left.setTop(draw_picture(painter, *block.picture, left));
        notes(painter, left);
        notes(painter, right);
    }

    /// Draws a part of the words and returns the height used.
    double draw_words(QPainter& painter, const HandoutBlock& block, QPointF at) const {
        const QSizeF size = block.words->pageSize();
        const double begin = block.part * size.height();
        QAbstractTextDocumentLayout::PaintContext context;
        context.palette = paint::theme(paint::ThemeId::light).palette();
        context.clip = QRectF(0, begin, size.width(), size.height());
        painter.save();
        painter.translate(at - QPointF(0, begin));
        painter.setClipRect(context.clip);
        block.words->documentLayout()->draw(&painter, context);
        painter.restore();
        return std::min(size.height(), block.words->size().height() - begin);
    }

    /// The height of a picture after the notes are subtracted. If the sentence is very long, the notes get
    /// the rest.
    double room_for_picture(const QRectF& place, double sentence) const {
        constexpr double least = 0.4; ///< as a share of the block
        const double without_notes = place.height() - sentence - 2 * gap;
        return std::max(std::min(without_notes, least * place.height()),
                        without_notes - least_notes * layout_.note_line);
    }

    /// Draws the picture and its sentence from the top of the place, and returns the y of their lower end.
    double draw_picture(QPainter& painter, const Publication::Picture& picture, const QRectF& place) const {
        QTextDocument sentence;
        sentence.setDocumentMargin(0);
        sentence.setDefaultFont(
            paint::font(scene::Face::interface, 16 * layout_.scale, scene::Weight::medium));
        sentence.setHtml(QString::fromStdString(sentence_in_html(picture)));
        paint::set_copied(sentence);
        sentence.setTextWidth(place.width());
        const double room = room_for_picture(place, sentence.size().height());
        scene::DisplayList list =
            publication_.drawing(picture, layout_.drawn, WithSentence::no, layout_.drawn * most_on_paper);
        list.height = std::min(list.height, end_of(list));
        const double scale = std::min(place.width() / list.width, room / list.height);
        painter.save();
        painter.translate(place.topLeft());
        if (theme_.id() == paint::ThemeId::dark) // on paper, the light theme's background is the paper
            paint::paint(painter, list, theme_, scale);
        else
            paint::paint_items(painter, list, theme_, scale);
        painter.translate(0, list.height * scale + gap);
        sentence.drawContents(&painter);
        painter.restore();
        return place.top() + list.height * scale + sentence.size().height() + 2 * gap;
    }

    void notes(QPainter& painter, const QRectF& place) const {
        const double line = layout_.note_line;
        for (double y = place.top() + line; y < place.bottom() + 0.5; y += line)
            hairline(painter, place.left(), y, place.width());
    }

    static void hairline(QPainter& painter, double x, double y, double width) {
        const QColor colour = paint::theme(paint::ThemeId::light).mark(scene::Role::hairline);
        painter.fillRect(QRectF(x, y, width, 0.75), colour);
    }

    /// One line, which ends after a word where there is no more room.
    static void line_of_text(QPainter& painter, const QRectF& place, Qt::Alignment align, const QString& text,
                             double size, scene::Weight weight, scene::Role role) {
        const paint::SizedFont& sized = paint::sized_font(scene::Face::interface, size, weight);
        const QString shown =
            shortened_at_word(text, QFontMetrics(sized.font), static_cast<int>(place.width()));
        const double spare = place.width() - sized.metrics.horizontalAdvance(shown);
        painter.setPen(paint::theme(paint::ThemeId::light).ink(role));
        paint::draw_copied(
            painter, place.topLeft() + QPointF(align & Qt::AlignRight ? spare : 0, sized.metrics.ascent()),
            shown, sized.font);
    }

    const Publication& publication_;
    HandoutLayout layout_;
    int per_page_;
    const paint::Theme& theme_;
    std::vector<HandoutBlock> blocks_;
};

} // namespace

Result<QByteArray> handout(const Publication& publication, int per_page, const paint::Theme& theme,
                           const Headway& headway) {
    return Handout(publication, per_page, theme).pdf(headway);
}

} // namespace ks::ui
