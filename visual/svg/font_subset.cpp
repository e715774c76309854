// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/svg/font_subset.h"

#include <QFile>
#include <QString>

#include <memory>

#include <harfbuzz/hb-subset.h>

#include "visual/paint/font_files.h"

namespace ks::visual {
namespace {

template <auto destroy>
struct Destroy {
    template <class T>
    void operator()(T* object) const {
        destroy(object);
    }
};
using Blob = std::unique_ptr<hb_blob_t, Destroy<hb_blob_destroy>>;
using FontFace = std::unique_ptr<hb_face_t, Destroy<hb_face_destroy>>;
using SubsetInput = std::unique_ptr<hb_subset_input_t, Destroy<hb_subset_input_destroy>>;

Error no_subset() {
    return {.code = ErrorCode::internal, .what = "the program's font cannot be cut to the letters needed"};
}

const char* css_weight(scene::Weight weight) {
    switch (weight) {
    case scene::Weight::regular:
        return "400";
    case scene::Weight::medium:
        return "500";
    case scene::Weight::bold:
        return "700";
    }
    return "400";
}

} // namespace

void Letters::add(scene::Face face, scene::Weight weight, std::string_view text) {
    if (face == scene::Face::mono && weight == scene::Weight::medium)
        weight = scene::Weight::regular; // the weight that replaces it
    std::set<char32_t>& letters = letters_[{face, weight}];
    for (const char32_t letter : QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())).toUcs4())
        letters.insert(letter);
}

Result<QByteArray> subset_of(const QByteArray& font, const std::set<char32_t>& letters) {
    const Blob whole(hb_blob_create(font.constData(), static_cast<unsigned>(font.size()),
                                    HB_MEMORY_MODE_READONLY, nullptr, nullptr));
    const FontFace face(hb_face_create(whole.get(), 0));
    const SubsetInput input(hb_subset_input_create_or_fail());
    if (!input)
        return no_subset();
    for (const char32_t letter : letters)
        hb_set_add(hb_subset_input_unicode_set(input.get()), letter);
    const FontFace part(hb_subset_or_fail(face.get(), input.get()));
    if (!part)
        return no_subset();
    const Blob bytes(hb_face_reference_blob(part.get()));
    unsigned size = 0;
    const char* data = hb_blob_get_data(bytes.get(), &size);
    return QByteArray(data, static_cast<qsizetype>(size));
}

Result<QByteArray> font_rules(const Letters& letters) {
    QByteArray rules;
    for (const auto& [font, wanted] : letters.of_fonts()) {
        const auto& [face, weight] = font;
        QFile file(paint::font_file(face, weight));
        if (!file.open(QIODevice::ReadOnly))
            return no_subset();
        KS_TRY(const QByteArray part, subset_of(file.readAll(), wanted));
        rules += QByteArray("@font-face{font-family:") + (face == scene::Face::mono ? "ks-mono" : "ks") +
                 ";font-weight:" + css_weight(weight) + ";src:url(data:font/" +
                 (file.fileName().endsWith(QLatin1String(".otf")) ? "otf" : "ttf") + ";base64," +
                 part.toBase64() + ")}\n";
    }
    return rules;
}

} // namespace ks::visual
