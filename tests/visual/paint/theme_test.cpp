// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QTest>

#include "tests/support/suite.h"
#include "visual/paint/colour.h"
#include "visual/paint/theme.h"

using namespace ks::paint;
using ks::scene::Role;

class ThemeTest : public QObject {
    Q_OBJECT

    static void legible(const Theme& theme, Role ink, const QColor& ground, const QString& where) {
        const double value = contrast(theme.ink(ink), ground);
        QVERIFY2(value >= 4.5, qPrintable(QString("%1: %2 on %3 has contrast %4")
                                              .arg(to_text(theme.id()).data(), to_text(ink).data(), where)
                                              .arg(value)));
    }

    static constexpr std::array grounds{Role::surface, Role::panel, Role::raised};
    static constexpr std::array marks{Role::read,   Role::about,      Role::changed, Role::optimal,
                                      Role::pruned, Role::infeasible, Role::masked,  Role::wasted};

private slots:
    void contrast_is_wcags() {
        QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
        QVERIFY(std::abs(contrast(QColor(0x767676), Qt::white) - 4.54) <
                0.005); // a well-known grey at WCAG's limit
    }

    void words_are_legible() {
        for (const ThemeId id : theme_ids)
            for (const Role ground : grounds) {
                const Theme& t = theme(id);
                for (const Role ink : {Role::text, Role::quiet, Role::accent})
                    legible(t, ink, t.mark(ground), to_text(ground).data());
                for (const Role ink : marks)
                    legible(t, ink, t.mark(ground), to_text(ground).data());
            }
    }

    void words_on_marks_are_legible() {
        for (const ThemeId id : theme_ids) {
            const Theme& t = theme(id);
            legible(t, Role::on_accent, t.mark(Role::accent), "accent");
            for (const Role mark : {Role::about, Role::changed, Role::optimal, Role::wasted, Role::pruned})
                legible(t, Role::on_mark, t.mark(mark), to_text(mark).data());
            for (const Role ground : grounds) {
                for (const Role mark : marks)
                    legible(t, Role::text, mixed(t.mark(ground), t.mark(mark), ks::scene::tint),
                            to_text(mark).data());
                legible(t, Role::text, mixed(t.mark(ground), t.mark(Role::accent), ks::scene::tint),
                        "accent");
            }
        }
    }

    /// By WCAG 2.1, 1.4.11, graphics that carry meaning need a contrast of 3 to 1.
    void outlines_stand_out() {
        for (const ThemeId id : theme_ids)
            for (const Role ground : grounds) {
                for (const Role mark : marks)
                    QVERIFY2(contrast(theme(id).line(mark), theme(id).mark(ground)) >= 3,
                             to_text(mark).data());
                QVERIFY(contrast(theme(id).line(Role::accent), theme(id).mark(ground)) >= 3);
            }
    }

    void inks_keep_their_hue() {
        for (const ThemeId id : theme_ids)
            for (const Role mark : {Role::read, Role::about, Role::changed, Role::optimal})
                for (const QColor& mixed : {theme(id).ink(mark), theme(id).line(mark)}) {
                    const int turn = std::abs(mixed.hsvHue() - theme(id).mark(mark).hsvHue());
                    QVERIFY2(std::min(turn, 360 - turn) < 12, to_text(mark).data());
                }
    }

    void the_heat_ramp_is_even_and_survives_greyscale() {
        constexpr int steps = 16; // coarse compared with the rounding to 8 bits
        for (const ThemeId id : theme_ids) {
            double smallest = 1e9, largest = 0;
            for (int i = 0; i < steps; ++i) {
                const QColor from = theme(id).heat(double(i) / steps),
                             to = theme(id).heat(double(i + 1) / steps);
                const Lab a = lab_of(from), b = lab_of(to);
                const double difference =
                    std::hypot(a.lightness - b.lightness, std::hypot(a.a - b.a, a.b - b.b));
                smallest = std::min(smallest, difference);
                largest = std::max(largest, difference);
                const bool rises = b.lightness > a.lightness;
                QCOMPARE(rises, id == ThemeId::dark);
            }
            QVERIFY2(largest < 1.25 * smallest, qPrintable(QString("%1 .. %2").arg(smallest).arg(largest)));
        }
    }

    void the_heat_ramp_stays_in_gamut() {
        for (const ThemeId id : theme_ids)
            for (int i = 0; i <= 100; ++i) {
                const Lab lab = lab_of(theme(id).heat(i / 100.0));
                // If a colour component were clipped, the straight line between the ends would bend.
                const Lab first = lab_of(theme(id).heat(0)), last = lab_of(theme(id).heat(1));
                const double share = i / 100.0;
                QVERIFY2(std::abs(lab.b - (first.b + share * (last.b - first.b))) < 1.5,
                         qPrintable(QString::number(share)));
                QVERIFY(std::abs(lab.lightness -
                                 (first.lightness + share * (last.lightness - first.lightness))) < 1);
            }
    }

    void minus_infinity_is_visible_and_differs_from_values() {
        const auto apart = [](const QColor& one, const QColor& other) {
            const Lab a = lab_of(one), b = lab_of(other);
            return std::hypot(a.lightness - b.lightness, std::hypot(a.a - b.a, a.b - b.b));
        };
        for (const ThemeId id : theme_ids) {
            const QColor quiet = theme(id).heat(NAN);
            QVERIFY(apart(quiet, theme(id).mark(Role::surface)) > 12);
            for (int i = 0; i <= 100; ++i)
                QVERIFY2(apart(quiet, theme(id).heat(i / 100.0)) > 12, qPrintable(QString::number(i)));
        }
    }

    void colours_go_to_lab_and_back() {
        for (const QRgb rgb : {0x000000u, 0xFFFFFFu, 0x0072B2u, 0xE69F00u, 0xD55E00u, 0x123456u})
            QCOMPARE(colour_of(lab_of(QColor(rgb))), QColor(rgb));
    }

    void names_round_trip() {
        for (const ThemeId id : theme_ids)
            QCOMPARE(theme_named(to_text(id)), std::optional(id));
        QVERIFY(!theme_named("Dark") && !theme_named(""));
        QCOMPARE(theme(ThemeId::projector).scale(), 1.5);
    }
};

KS_TEST(ThemeTest)
#include "theme_test.moc"
