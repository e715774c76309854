// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/publish/animation.h"
#include "ui/publish/palette.h"

#include <cmath>
#include <vector>

#include <gif_lib.h>

namespace ks::ui {
namespace {

Error no_gif() {
    return {.code = ErrorCode::internal, .what = "the animation cannot be written as GIF"};
}

int append(GifFileType* gif, const GifByteType* bytes, int count) {
    static_cast<QByteArray*>(gif->UserData)->append(reinterpret_cast<const char*>(bytes), count);
    return count;
}

/// Writes an animation into memory, frame by frame. Each frame has its own palette.
class GifWriter {
public:
    explicit GifWriter(QSize size) {
        int error = 0;
        gif_ = EGifOpen(&bytes_, append, &error);
        if (!gif_)
            return;
        EGifSetGifVersion(gif_, true);
        sound_ = EGifPutScreenDesc(gif_, size.width(), size.height(), 8, 0, nullptr) == GIF_OK;
        const unsigned char for_ever[] = {1, 0, 0};
        sound_ = sound_ && EGifPutExtensionLeader(gif_, APPLICATION_EXT_FUNC_CODE) == GIF_OK &&
                 EGifPutExtensionBlock(gif_, 11, "NETSCAPE2.0") == GIF_OK &&
                 EGifPutExtensionBlock(gif_, sizeof for_ever, for_ever) == GIF_OK &&
                 EGifPutExtensionTrailer(gif_) == GIF_OK;
    }
    ~GifWriter() { close(); }
    GifWriter(const GifWriter&) = delete;
    GifWriter& operator=(const GifWriter&) = delete;

    Result<void> add(const QImage& image, double seconds, const std::stop_token& stop) {
        Palette palette(image);
        if (!gif_ || !begin_frame(image.size(), palette.colours(), seconds))
            return no_gif();
        std::vector<GifPixelType> row(static_cast<std::size_t>(image.width()));
        for (int y = 0; y < image.height() && !stop.stop_requested(); ++y) {
            const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
            for (int x = 0; x < image.width(); ++x)
                row[static_cast<std::size_t>(x)] = x > 0 && line[x] == line[x - 1]
                                                       ? row[static_cast<std::size_t>(x) - 1]
                                                       : palette.nearest(line[x]);
            if (EGifPutLine(gif_, row.data(), image.width()) != GIF_OK)
                return no_gif();
        }
        return {};
    }

    Result<QByteArray> bytes() {
        if (!close() || !sound_)
            return no_gif();
        return bytes_;
    }

private:
    bool begin_frame(QSize size, const std::vector<QRgb>& colours, double seconds) {
        const GraphicsControlBlock control{.DisposalMode = DISPOSE_DO_NOT,
                                           .UserInputFlag = false,
                                           .DelayTime = static_cast<int>(std::lround(seconds * 100)),
                                           .TransparentColor = NO_TRANSPARENT_COLOR};
        GifByteType extension[4];
        EGifGCBToExtension(&control, extension);
        ColorMapObject* map = GifMakeMapObject(256, nullptr);
        if (!map)
            return false;
        for (std::size_t i = 0; i < colours.size(); ++i)
            map->Colors[i] = {static_cast<GifByteType>(qRed(colours[i])),
                              static_cast<GifByteType>(qGreen(colours[i])),
                              static_cast<GifByteType>(qBlue(colours[i]))};
        const bool begun =
            EGifPutExtension(gif_, GRAPHICS_EXT_FUNC_CODE, sizeof extension, extension) == GIF_OK &&
            EGifPutImageDesc(gif_, 0, 0, size.width(), size.height(), false, map) == GIF_OK;
        GifFreeMapObject(map);
        return begun;
    }

    bool close() {
        int error = 0;
        GifFileType* gif = std::exchange(gif_, nullptr);
        return gif && EGifCloseFile(gif, &error) == GIF_OK;
    }

    QByteArray bytes_;
    GifFileType* gif_ = nullptr;
    bool sound_ = false;
};

} // namespace

Result<QByteArray> gif_animation(const Publication& publication, const paint::Theme& theme,
                                 const Headway& headway) {
    std::optional<GifWriter> gif;
    int done = 0;
    for (const Publication::Picture& picture : publication.pictures()) {
        const QImage image = frame_of(publication, picture, theme);
        if (!gif)
            gif.emplace(image.size());
        KS_CHECK(gif->add(image, time_for(picture), headway.stop));
        KS_CHECK(headway.tell(++done, publication.count()));
    }
    return gif->bytes();
}

} // namespace ks::ui
