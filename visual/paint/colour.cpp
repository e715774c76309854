// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/paint/colour.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace ks::paint {
namespace {

/// IEC 61966-2-1: converts an encoded component to linear light, and back.
double linear(double encoded) {
    return encoded <= 0.04045 ? encoded / 12.92 : std::pow((encoded + 0.055) / 1.055, 2.4);
}
double encoded(double light) {
    return light <= 0.0031308 ? 12.92 * light : 1.055 * std::pow(light, 1 / 2.4) - 0.055;
}

std::array<double, 3> light_of(const QColor& colour) {
    return {linear(colour.red() / 255.0), linear(colour.green() / 255.0), linear(colour.blue() / 255.0)};
}

constexpr std::array white{0.95047, 1.0, 1.08883}; // D65 in XYZ
constexpr double knee = 6.0 / 29;

double lab_curve(double t) {
    return t > knee * knee * knee ? std::cbrt(t) : t / (3 * knee * knee) + 4.0 / 29;
}
double lab_curve_inverse(double t) {
    return t > knee ? t * t * t : 3 * knee * knee * (t - 4.0 / 29);
}

int component(double light) {
    return static_cast<int>(std::lround(255 * std::clamp(encoded(std::max(light, 0.0)), 0.0, 1.0)));
}

} // namespace

double luminance(const QColor& colour) {
    const auto [red, green, blue] = light_of(colour);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

double contrast(const QColor& a, const QColor& b) {
    const auto [dark, light] = std::minmax({luminance(a), luminance(b)});
    return (light + 0.05) / (dark + 0.05);
}

QColor mixed(const QColor& under, const QColor& over, double share) {
    const auto mix = [share](int from, int to) {
        return static_cast<int>(std::lround(from + share * (to - from)));
    };
    return {mix(under.red(), over.red()), mix(under.green(), over.green()), mix(under.blue(), over.blue())};
}

Lab lab_of(const QColor& colour) {
    const auto [red, green, blue] = light_of(colour);
    const double x = lab_curve((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / white[0]);
    const double y = lab_curve((0.2126729 * red + 0.7151522 * green + 0.0721750 * blue) / white[1]);
    const double z = lab_curve((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / white[2]);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

QColor colour_of(const Lab& lab) {
    const double level = (lab.lightness + 16) / 116;
    const double x = white[0] * lab_curve_inverse(level + lab.a / 500);
    const double y = white[1] * lab_curve_inverse(level);
    const double z = white[2] * lab_curve_inverse(level - lab.b / 200);
    return {component(3.2404542 * x - 1.5371385 * y - 0.4985314 * z),
            component(-0.9692660 * x + 1.8760108 * y + 0.0415560 * z),
            component(0.0556434 * x - 0.2040259 * y + 1.0572252 * z)};
}

} // namespace ks::paint
