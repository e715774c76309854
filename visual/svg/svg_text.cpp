// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/svg/svg_text.h"

#include <QBuffer>
#include <QImage>

#include <algorithm>
#include <array>
#include <cmath>

#include "solvers/core/formatted.h"
#include "visual/paint/fonts.h"
#include "visual/paint/painter.h"
#include "visual/paint/shapes.h"
#include "visual/scene/numbers.h"
#include "visual/scene/rich_text.h"
#include "visual/svg/svg_colours.h"

namespace ks::visual {
namespace {

/// "z1(0)" for "z_{1}(0)": a title has no subscripts.
std::string without_markup(const std::string& text) {
    std::string plain;
    for (const scene::RichPiece& piece : scene::braced_pieces(text))
        plain += piece.text;
    return plain;
}

using scene::Role;

/// A length with at most two decimals; a hundredth of a pixel is invisible.
std::string short_number(double value) {
    std::string text = written("{:.2f}", value);
    text.erase(text.find_last_not_of('0') + 1);
    if (text.back() == '.')
        text.pop_back();
    return text == "-0" ? "0" : text;
}

/// ` name="12.5"`
std::string attribute(std::string_view name, double value) {
    return written(" {}=\"{}\"", name, short_number(value));
}

std::string place(const QRectF& rect) {
    return attribute("x", rect.x()) + attribute("y", rect.y()) + attribute("width", rect.width()) +
           attribute("height", rect.height());
}

std::string points_of(const QPolygonF& points) {
    std::string text;
    for (const QPointF& point : points)
        text += (text.empty() ? "" : " ") + short_number(point.x()) + "," + short_number(point.y());
    return text;
}

QByteArray png_in_base64(const QImage& image) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes.toBase64();
}

/// Writes primitives one after the other.
class SvgWriter {
public:
    SvgWriter(std::span<const paint::Theme* const> themes, Letters& letters)
        : themes_(themes), letters_(letters) {}

    void operator()(const scene::Box& box) {
        const QRectF rect(box.rect.x, box.rect.y, box.rect.width, box.rect.height);
        if (rect.width() < 0 || rect.height() < 0)
            return;
        const bool framed = box.stroke && box.stroke->width > 0;
        if (framed && box.fill && !box.stroke->dashed) { // the frame covers the fill's edge
            frame(rect, *box.stroke, box.radius, fill_class(*box.fill) + " ", opacity(*box.fill));
        } else {
            if (box.fill)
                out_ += written("<rect class=\"{}\"{}{}{}/>\n", fill_class(*box.fill), place(rect),
                                rounding(box.radius), opacity(*box.fill));
            if (framed)
                frame(rect, *box.stroke, box.radius, {}, " fill=\"none\"");
        }
        if (box.corner_mark)
            corner_mark(rect, box.radius,
                        box.stroke ? box.stroke->role
                        : box.fill ? box.fill->role
                                   : Role::optimal);
    }

    void operator()(const scene::Polyline& line) {
        const auto [points, head] = paint::drawn(line);
        if (points.isEmpty())
            return;
        out_ += written("<polyline class=\"l-{}\" points=\"{}\"{}/>\n", to_text(line.stroke.role),
                        points_of(points), stroke(line.stroke, line.stroke.width));
        if (!head.isEmpty())
            out_ += written("<polygon class=\"a-{}\" points=\"{}\"/>\n", to_text(line.stroke.role),
                            points_of(head));
    }

    void operator()(const scene::Text& text) { add_line(std::span(&text, 1)); }

    /// Texts that form one word on the screen, such as "z", a small "2" and "(7)", become one element, so
    /// that the word can be found and copied.
    void add_line(std::span<const scene::Text> pieces) {
        const scene::Text& text = pieces.front();
        std::string more;
        for (const scene::Text& piece : pieces.subspan(1))
            more += written("<tspan{}{}{}>{}</tspan>", attribute("x", piece.rect.x),
                            attribute("y", baseline_of(piece)), font_size(piece), words(piece));
        const auto [shift, anchor] = text.align == scene::Align::left     ? std::pair(0.0, "")
                                     : text.align == scene::Align::centre ? std::pair(0.5, " c")
                                                                          : std::pair(1.0, " e");
        const char* weight = text.weight == scene::Weight::bold     ? " w7"
                             : text.weight == scene::Weight::medium ? " w5"
                                                                    : "";
        out_ += written("<text class=\"t-{}{}{}{}\"{}{}{}>{}{}</text>\n", to_text(text.role),
                        text.face == scene::Face::mono ? " mono" : "", weight, anchor,
                        attribute("x", text.rect.x + shift * text.rect.width),
                        attribute("y", baseline_of(text)), font_size(text), words(text), more);
    }

    void operator()(const scene::HeatMap& map) {
        const QRectF rect(map.rect.x, map.rect.y, map.rect.width, map.rect.height);
        // The image has a pixel per cell, which the viewer enlarges, or per screen pixel if cells are
        // smaller.
        const auto pixels = [](std::int64_t cells, double length) {
            return static_cast<int>(std::min(static_cast<double>(cells), std::ceil(length)));
        };
        for (const paint::Theme* theme : themes_) {
            const QImage image = paint::heat_image(map, *theme, pixels(map.columns, rect.width()),
                                                   pixels(map.rows, rect.height()));
            if (image.isNull() || rect.isEmpty())
                return;
            const std::string only =
                themes_.size() > 1 ? written(" class=\"only-{}\"", paint::to_text(theme->id())) : "";
            out_ += written("<image{}{} preserveAspectRatio=\"none\" href=\"data:image/png;base64,{}\"/>\n",
                            only, place(rect), png_in_base64(image).toStdString());
        }
    }

    void add(const scene::Region& region) {
        const QRectF rect(region.rect.x, region.rect.y, region.rect.width, region.rect.height);
        if (!rect.isEmpty() && !region.description.empty())
            out_ += written("<rect role=\"img\"{}><title>{}</title></rect>\n", place(rect),
                            escaped_for_xml(without_markup(region.description)));
    }

    std::string take() { return std::move(out_); }

private:
    static double baseline_of(const scene::Text& text) {
        const double width = paint::text_runs(text.text, text.face, text.size, text.weight).width;
        return paint::text_origin(text, width).y();
    }
    static std::string font_size(const scene::Text& text) {
        return attribute("font-size", std::max(1.0, std::round(text.size)));
    }
    static std::string fill_class(const scene::Fill& fill) {
        return written("{}-{}", fill.pattern == scene::Pattern::hatch ? 'h' : 'm', to_text(fill.role));
    }
    static std::string opacity(const scene::Fill& fill) {
        return fill.opacity < 1 ? attribute("fill-opacity", std::max(0.0, fill.opacity)) : "";
    }
    static std::string rounding(double radius) { return radius > 0 ? attribute("rx", radius) : ""; }

    static std::string stroke(const scene::Stroke& stroke, double width) {
        std::string text = width == 1 ? "" : attribute("stroke-width", width);
        if (const QVector<qreal> dashes = paint::dashes_of(stroke); !dashes.isEmpty())
            text += written(" stroke-dasharray=\"{} {}\"", short_number(dashes[0]), short_number(dashes[1]));
        return text;
    }

    /// The stroke is inside `rect`.
    void frame(const QRectF& rect, const scene::Stroke& line, double radius, const std::string& fill,
               const std::string& more) {
        const double width = std::min({line.width, rect.width() / 2, rect.height() / 2});
        const double inset = width / 2;
        out_ += written("<rect class=\"{}l-{}\"{}{}{}{}/>\n", fill, to_text(line.role),
                        place(rect.adjusted(inset, inset, -inset, -inset)),
                        rounding(std::max(0.0, radius - inset)), stroke(line, width), more);
    }

    void corner_mark(const QRectF& rect, double radius, Role role) {
        const double leg = std::min({paint::corner_mark_size, rect.width() / 2, rect.height() / 2});
        const double round = std::clamp(radius, 0.0, leg);
        const QPointF corner = rect.topRight();
        out_ += written("<path class=\"m-{}\" d=\"M{} {}H{}A{} {} 0 0 1 {} {}V{}z\"/>\n", to_text(role),
                        short_number(corner.x() - leg), short_number(corner.y()),
                        short_number(corner.x() - round), short_number(round), short_number(round),
                        short_number(corner.x()), short_number(corner.y() + round),
                        short_number(corner.y() + leg));
    }

    /// The text with its thin spaces as gaps, because they are not glyphs (scene/numbers.h).
    std::string words(const scene::Text& text) {
        std::string spans;
        std::string_view rest = text.text;
        double gap = 0;
        while (true) {
            const std::size_t end = std::min(rest.find(scene::thin_space), rest.size());
            const std::string_view run = rest.substr(0, end);
            letters_.add(text.face, text.weight, run);
            if (!run.empty())
                spans += gap > 0 ? written("<tspan{}>{}</tspan>", attribute("dx", std::exchange(gap, 0)),
                                           escaped_for_xml(run))
                                 : escaped_for_xml(run);
            if (end == rest.size())
                return spans;
            rest.remove_prefix(end + scene::thin_space.size());
            gap += scene::thin_space_em * text.size;
        }
    }

    std::span<const paint::Theme* const> themes_;
    Letters& letters_;
    std::string out_;
};

/// Whether a text directly continues the previous one, as a subscript does, or the text after it.
bool goes_on(const scene::Text& before, const scene::Text& next) {
    constexpr double nothing = 0.01;
    return before.align == scene::Align::left && next.align == scene::Align::left &&
           before.role == next.role && before.face == next.face && before.weight == next.weight &&
           before.size != next.size && std::abs(next.rect.y - before.rect.y) < before.size &&
           std::abs(before.rect.x + before.rect.width - next.rect.x) < nothing;
}

std::string drawing_of(const scene::DisplayList& list, std::span<const paint::Theme* const> themes,
                       Letters& letters) {
    SvgWriter writer(themes, letters);
    std::vector<scene::Text> line;
    const auto end_line = [&] {
        if (!line.empty())
            writer.add_line(line);
        line.clear();
    };
    for (const scene::Primitive& item : list.items) {
        const auto* text = std::get_if<scene::Text>(&item);
        if (text == nullptr || line.empty() || !goes_on(line.back(), *text))
            end_line();
        if (text != nullptr)
            line.push_back(*text);
        else
            std::visit(writer, item);
    }
    end_line();
    return writer.take();
}

std::string regions_of(const scene::DisplayList& list, Letters& letters) {
    SvgWriter writer({}, letters);
    for (const scene::Region& region : list.regions)
        writer.add(region);
    return "<g fill=\"none\" pointer-events=\"all\">\n" + writer.take() + "</g>\n";
}

std::string head_of(const scene::DisplayList& list, std::string_view name, std::string_view more) {
    return written("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" role=\"group\" "
                   "aria-label=\"{2}\"{3}>\n",
                   short_number(list.width), short_number(list.height), escaped_for_xml(name), more);
}

} // namespace

std::string escaped_for_xml(std::string_view text) {
    std::string out;
    out.reserve(text.size());
    for (const char letter : text)
        switch (letter) {
        case '&':
            out += "&amp;";
            break;
        case '<':
            out += "&lt;";
            break;
        case '>':
            out += "&gt;";
            break;
        case '"':
            out += "&quot;";
            break;
        default:
            if (static_cast<unsigned char>(letter) >= ' ' || letter == '\n' || letter == '\t')
                out += letter;
        }
    return out;
}

std::string svg_element(const scene::DisplayList& list, std::string_view name,
                        std::span<const paint::Theme* const> themes, Letters& letters) {
    return head_of(list, name, "") + "<g aria-hidden=\"true\">\n" + drawing_of(list, themes, letters) +
           "</g>\n" + regions_of(list, letters) + "</svg>\n";
}

Result<QByteArray> svg_file(const scene::DisplayList& list, std::string_view title, const paint::Theme& theme,
                            std::string_view below, double factor) {
    const double scale = theme.scale() * factor;
    Letters letters;
    const std::array themes{&theme};
    // The regions are below the words, and the drawing ignores the pointer, so that both can be reached.
    const std::string content = regions_of(list, letters) + "<g pointer-events=\"none\">\n" +
                                std::string(below) + drawing_of(list, themes, letters) + "</g>\n";
    KS_TRY(const QByteArray fonts, font_rules(letters));
    const std::string size = written(" width=\"{}\" height=\"{}\" xml:space=\"preserve\"",
                                     short_number(list.width * scale), short_number(list.height * scale));
    return QByteArray("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n") +
           QByteArray::fromStdString(head_of(list, title, size) +
                                     written("<title>{}</title>\n", escaped_for_xml(title))) +
           "<style>\n" + fonts + picture_rules(Colours::of_theme, theme) +
           "text{pointer-events:auto}\n</style>\n<defs>" + hatch_patterns() +
           "</defs>\n<rect class=\"m-surface\" width=\"100%\" height=\"100%\"/>\n" +
           QByteArray::fromStdString(content) + "</svg>\n";
}

} // namespace ks::visual
