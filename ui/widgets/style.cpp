// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/style.h"

#include "visual/paint/colour.h"
#include "visual/paint/fonts.h"
#include "visual/paint/theme.h"

#include <QApplication>
#include <QGuiApplication>
#include <QMap>
#include <QScreen>
#include <QStyleFactory>

namespace ks::ui {
namespace {

using scene::Role;

// $name is a colour, @n is a length in pixels at scale 1.
constexpr char sheet[] = R"(
* { outline: none; }
QWidget { color: $text; font-family: "$interface"; font-size: @13; }
QMainWindow, QDialog, QStackedWidget, QScrollArea, QScrollArea > QWidget > QWidget#content { background: $surface; }
QToolTip { background: $raised; color: $text; border: 1px solid $hairline; padding: @4 @8; }

QLabel[role="title"] { font-size: @20; font-weight: 600; }
QLabel[role="sentence"] { font-size: @15; }
QLabel[role="heading"] { font-weight: 600; }
QLabel[role="quiet"], QCheckBox[role="quiet"] { color: $quiet; }
QLabel[role="chapter"] { color: $accent_ink; background: $surface; font-weight: 600; padding: @16 @8 @6 @12; }
QLabel[role="code"] { font-family: "$mono"; }
QLabel[role="error"] { color: $optimal_ink; }
QLabel[role="reached"] { color: $accent_ink; font-weight: 600; }
QLabel[role="sign"] { color: $quiet; border-radius: @6; padding: @4 @8; }
QLabel[role="sign"][loud="true"] { background: $accent; color: $on_accent; font-weight: 600; }
QLabel[role="figure"] { font-size: @20; font-weight: 700; font-family: "$mono"; }

QMenuBar { background: $panel; border-bottom: 1px solid $hairline; padding: 0 @4; }
QMenuBar::item { background: transparent; padding: @4 @8; border-radius: @4; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: $hover; }
QMenu { background: $raised; border: 1px solid $hairline; padding: @4; }
QMenu::item { padding: @4 @24 @4 @16; border-radius: @4; }
QMenu::item:selected { background: $select; color: $text; }
QMenu::item:disabled { color: $quiet; }
QMenu::separator { height: 1px; background: $hairline; margin: @4 @8; }

QPushButton, QComboBox { background: $surface; border: 1px solid $line; border-radius: @6; padding: $rim @12;
    min-height: @28; }
QPushButton:hover, QComboBox:hover { background: $hover; }
QPushButton:pressed { background: $select; }
QPushButton:checked { background: $select; border: @2 solid $accent; padding: 0 $button_pad; font-weight: 600; }
QPushButton:focus, QComboBox:focus, QToolButton:focus { border: @2 solid $accent; }
QPushButton:focus, QComboBox:focus { padding: 0 $button_pad; }
QPushButton:disabled, QComboBox:disabled { color: $quiet; background: $panel; border-color: $hairline; }
QPushButton:checked:disabled { background: $select; color: $text; border: @2 solid $accent; padding: 0 $button_pad; }
QPushButton[primary="true"] { background: $accent; color: $on_accent; border: 1px solid $accent; font-weight: 600; }
QPushButton[primary="true"]:hover { background: $accent_hover; }
QPushButton[primary="true"]:focus { border: @2 solid $text; }
QPushButton[primary="true"]:disabled { background: $hairline; color: $quiet; border-color: $hairline; }
QComboBox { combobox-popup: 0; } /* a list below the box: Qt makes a menu over it too low, and adds arrows */
QComboBox::drop-down { border: none; width: @20; }
QComboBox::down-arrow { image: none; width: 0; height: 0; border-left: @4 solid $surface; border-right: @4 solid $surface;
    border-top: @5 solid $quiet; margin-right: @8; }
QComboBox::down-arrow:hover { border-left-color: $hover; border-right-color: $hover; }
QPushButton::menu-indicator { image: none; width: 0; height: 0; border-left: @4 solid $surface; border-right: @4 solid $surface;
    border-top: @5 solid $quiet; subcontrol-origin: padding; subcontrol-position: right center; right: @4; }
QComboBox QAbstractItemView { background: $raised; border: 1px solid $hairline; selection-background-color: $select;
    selection-color: $text; padding: @4; }
QComboBox QAbstractItemView::item { min-height: @28; padding: 0 @8; }
QToolButton { background: transparent; border: @2 solid transparent; border-radius: @6; padding: @4 @6; }
QToolButton:hover { background: $hover; }
QToolButton:checked { background: $select; }
QToolButton:disabled { color: $quiet; }
QToolButton::menu-indicator { image: none; }

QLineEdit, QAbstractSpinBox { background: $surface; border: 1px solid $line; border-radius: @6; padding: $rim @8;
    min-height: @28; selection-background-color: $accent; selection-color: $on_accent; }
QLineEdit:focus, QAbstractSpinBox:focus { border: @2 solid $accent; padding: 0 $field_pad; }
QLineEdit[wrong="true"] { border: @2 solid $optimal; padding: 0 $field_pad; }
QLineEdit:disabled, QAbstractSpinBox:disabled { background: $panel; color: $quiet; border-color: $hairline; }
QPlainTextEdit { background: $surface; border: 1px solid $line; border-radius: @6; padding: @4; selection-background-color: $accent;
    selection-color: $on_accent; }
QPlainTextEdit:focus { border: @2 solid $accent; padding: @3; }
QAbstractItemView QLineEdit { border-radius: 0; min-height: 0; padding: 0 @4; }
QLineEdit[role="cell"], QLineEdit[role="cell"]:focus { border-radius: 0; min-height: 0; padding: 0; font-family: "$mono"; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { width: @16; border: none; background: transparent; }
QAbstractSpinBox::up-arrow { width: 0; height: 0; border-left: @4 solid $surface; border-right: @4 solid $surface;
    border-bottom: @4 solid $quiet; }
QAbstractSpinBox::down-arrow { width: 0; height: 0; border-left: @4 solid $surface; border-right: @4 solid $surface;
    border-top: @4 solid $quiet; }

QCheckBox, QRadioButton { spacing: @8; min-height: @24; }
QCheckBox::indicator, QTableView::indicator { width: @14; height: @14; border: @2 solid $quiet; border-radius: @4; background: $surface; }
QCheckBox::indicator:hover { border-color: $accent; }
QCheckBox::indicator:focus { border-color: $accent; }
QCheckBox::indicator:checked, QTableView::indicator:checked { background: $accent; border-color: $accent; image: url(:/assets/icons/$tick); }
QCheckBox::indicator:disabled { border-color: $hairline; background: $panel; }
QCheckBox:disabled { color: $quiet; }
QCheckBox:focus { color: $accent_ink; }

QAbstractItemView { background: $surface; alternate-background-color: $panel; border: 1px solid $hairline;
    border-radius: @6; gridline-color: $hairline; selection-background-color: $select; selection-color: $text; }
QTableView { font-family: "$mono"; padding: @1; }
QTableView::item { padding: 0 @8; border: none; }
QTableView#campaign-rows::item, QTableView#runs::item, QTableView#choices::item { padding: 0 @5; }
QTableView#campaign-rows QHeaderView::section, QTableView#runs QHeaderView::section, QTableView#choices QHeaderView::section { padding: @4 @8; }
QTableView::item:selected { background: $select; color: $text; }
QTableView:focus { border: @2 solid $accent; padding: 0; }
QListWidget::item { padding: @6 @8; }
QListWidget#lesson-list { background: transparent; border: @2 solid transparent; }
QListWidget#lesson-list::item { padding: 0; } /* cards have margins of their own */
QTextBrowser[role="lesson"] { background: transparent; border: @2 solid transparent; }
QListWidget#lesson-list:focus, QTextBrowser[role="lesson"]:focus { border-color: $accent; }
QHeaderView { background: transparent; border: none; }
QHeaderView::section { background: $panel; color: $quiet; border: none; border-bottom: 1px solid $hairline;
    padding: @4 @11; font-family: "$interface"; font-weight: 600; }
QHeaderView::section:vertical { border-bottom: none; border-right: 1px solid $hairline; font-weight: 400; }
QTableCornerButton::section { background: $panel; border: none; }

QScrollArea { border: none; }
QScrollBar { background: transparent; border: none; margin: 0; }
QScrollBar:vertical { width: @12; }
QScrollBar:horizontal { height: @12; }
QScrollBar::handle { background: $line; border-radius: @4; margin: @2; min-height: @24; min-width: @24; }
QScrollBar::handle:hover { background: $quiet; }
QScrollBar::handle:disabled { background: transparent; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QSplitter::handle { background: transparent; }
QSplitter::handle:horizontal { width: @16; }
QSplitter::handle:vertical { height: @16; }

QWidget[role="dock-title"] { background: $panel; border-radius: @6; min-height: @28; max-height: @28; }
QWidget[role="dock-title"] QToolButton { padding: @2 @6; }
QFrame#dock-target { background: $target; border: @2 solid $accent; border-radius: @6; }
QWidget[role="dock-window"] { background: $surface; }

QProgressBar { background: $hairline; border: none; border-radius: @4; max-height: @8; min-height: @8; }
QProgressBar::chunk { background: $accent; border-radius: @4; }

QFrame[role="hairline"] { background: $hairline; border: none; max-height: 1px; min-height: 1px; }
QFrame[role="hairline-vertical"] { background: $hairline; border: none; max-width: 1px; min-width: 1px; }
QWidget[role="panel"] { background: $panel; border-radius: @6; }
QFrame#outline-panel, QFrame#notes-panel, QFrame#why { background: $surface; border: 1px solid $line; border-radius: @6; }
QFrame#present-controls { background: $surface; border: none; border-top: 1px solid $line; }
QFrame#outline-panel QTreeView { border: none; border-radius: 0; }
QFrame#outline-panel QTreeView::item { padding: @3 0; }
QFrame#notice { background: $done; border: none; border-bottom: 1px solid $hairline; }
QFrame#notice[wrong="true"] { background: $notice; }
QFrame#reading { border: none; border-bottom: 1px solid $hairline; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QWidget#header { background: $surface; }
QWidget#rail { background: $panel; }
QWidget#rail QToolButton { border: none; border-left: @4 solid transparent; border-radius: 0; padding: @6 @4 @6 @0;
    font-size: @11; color: $quiet; }
QWidget#rail QToolButton:hover, QWidget#rail QToolButton:focus { background: $hover; color: $text; }
QWidget#rail QToolButton:checked { background: $select; border-left-color: $accent; color: $text; font-weight: 600; }
QWidget#rail QToolButton:focus { text-decoration: underline; }
QStatusBar { background: $panel; }
)";

QString scaled_lengths(const QString& text, double scale) {
    QString out;
    out.reserve(text.size() * 2);
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] != QLatin1Char('@')) {
            out += text[i];
            continue;
        }
        int pixels = 0;
        for (; i + 1 < text.size() && text[i + 1].isDigit(); ++i)
            pixels = pixels * 10 + text[i + 1].digitValue();
        out += QString::number(qRound(pixels * scale)) + QLatin1String("px");
    }
    return out;
}

} // namespace

QString style_sheet(const paint::Theme& theme) {
    const QColor surface = theme.mark(Role::surface);
    const QColor accent = theme.mark(Role::accent);
    const QColor text = theme.ink(Role::text);
    const bool dark = paint::luminance(surface) < 0.5;
    const int grown = qRound(2 * theme.scale()) - 1; // the border with the focus is wider by this many pixels
    const QMap<QString, QString> values{
        {QStringLiteral("surface"), surface.name()},
        {QStringLiteral("panel"), theme.mark(Role::panel).name()},
        {QStringLiteral("raised"), theme.mark(Role::raised).name()},
        {QStringLiteral("hairline"), theme.mark(Role::hairline).name()},
        {QStringLiteral("line"), paint::mixed(theme.mark(Role::hairline), text, 0.2).name()},
        {QStringLiteral("text"), text.name()},
        {QStringLiteral("quiet"), theme.ink(Role::quiet).name()},
        {QStringLiteral("accent"), accent.name()},
        {QStringLiteral("accent_ink"), theme.ink(Role::accent).name()},
        {QStringLiteral("accent_hover"), paint::mixed(accent, text, 0.15).name()},
        {QStringLiteral("on_accent"), theme.mark(Role::on_accent).name()},
        {QStringLiteral("hover"), paint::mixed(surface, text, 0.07).name()},
        {QStringLiteral("select"), paint::mixed(surface, accent, 0.2).name()},
        {QStringLiteral("target"),
         QStringLiteral("rgba(%1, %2, %3, 15%)").arg(accent.red()).arg(accent.green()).arg(accent.blue())},
        {QStringLiteral("done"), paint::mixed(surface, theme.mark(Role::accent), 0.08).name()},
        {QStringLiteral("notice"), paint::mixed(surface, theme.mark(Role::optimal), 0.14).name()},
        {QStringLiteral("optimal"), theme.mark(Role::optimal).name()},
        {QStringLiteral("optimal_ink"), theme.ink(Role::optimal).name()},
        {QStringLiteral("interface"), paint::font(scene::Face::interface, 13).family()},
        // A border is wider with the focus. These paddings compensate for it, so that nothing moves.
        {QStringLiteral("rim"), QStringLiteral("%1px").arg(grown)},
        {QStringLiteral("field_pad"), QStringLiteral("%1px").arg(qRound(8 * theme.scale()) - grown)},
        {QStringLiteral("button_pad"), QStringLiteral("%1px").arg(qRound(12 * theme.scale()) - grown)},
        {QStringLiteral("mono"), paint::font(scene::Face::mono, 13).family()},
        {QStringLiteral("tick"), dark ? QStringLiteral("tick-dark.svg") : QStringLiteral("tick-light.svg")},
    };
    QString text_out = QString::fromUtf8(sheet);
    // Longer names come first, so that $accent_hover is not read as $accent.
    QStringList names = values.keys();
    std::sort(names.begin(), names.end(),
              [](const QString& a, const QString& b) { return a.size() > b.size(); });
    for (const QString& name : names)
        text_out.replace(QLatin1Char('$') + name, values[name]);
    return scaled_lengths(text_out, theme.scale());
}

namespace {

/// The same font with its size in points. Qt's print preview multiplies the point size of the program's font,
/// and a font with a size in pixels has none.
QFont in_points(QFont font) {
    const QScreen* const screen = QGuiApplication::primaryScreen();
    const double per_inch = screen ? screen->logicalDotsPerInchY() : 96;
    font.setPointSizeF(font.pixelSize() * 72.0 / per_inch);
    return font;
}

} // namespace

void prepare_style(const paint::Theme& theme) {
    if (!qApp->property("ks_style").toBool()) {
        QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
        qApp->setProperty("ks_style", true);
    }
    QApplication::setPalette(theme.palette());
    QApplication::setFont(in_points(paint::font(scene::Face::interface, 13 * theme.scale())));
}

void apply_style(const paint::Theme& theme) {
    // Without this, replacing the sheet makes Qt style each widget again for every widget above it, which
    // takes five times as long.
    qApp->setStyleSheet({});
    prepare_style(theme);
    qApp->setStyleSheet(style_sheet(theme));
}

} // namespace ks::ui
