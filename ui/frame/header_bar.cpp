// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/header_bar.h"

#include "ui/base/session.h"
#include "ui/base/shortcuts.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/theme_titles.h"
#include "visual/paint/theme.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QSignalBlocker>
#include <QTextLayout>
#include <QToolButton>

namespace ks::ui {
namespace {

/// The file that is open, and where the instance's numbers come from, a line each.
QString where_from(const Session& session) {
    QStringList lines{session.path()};
    if (session.instance())
        lines << QString::fromStdString(session.instance()->source());
    lines.removeAll(QString());
    return lines.join(QLatin1Char('\n'));
}

/// The headline with its state, in at most two lines as wide as the label. What the second line cannot hold
/// is cut off the headline; the state always stays.
QString in_two_lines(QString headline, const QString& state, const QLabel& label) {
    const QFontMetrics metrics = label.fontMetrics();
    const int width = label.width();
    headline.replace(QLatin1Char('\n'), QLatin1Char(' '));
    const QString behind = state.isEmpty() ? QString() : QStringLiteral(" · ") + state;
    if (metrics.horizontalAdvance(headline + behind) <= width)
        return headline + behind;
    static const QString equals = QStringLiteral("\u00A0=\u00A0"); // "C = 10" stays in one line
    QTextLayout layout(QString(headline).replace(QStringLiteral(" = "), equals), label.font());
    QTextOption anywhere;
    anywhere.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere); // a name may be one long word
    layout.setTextOption(anywhere);
    layout.beginLayout();
    QTextLine first = layout.createLine();
    first.setLineWidth(width);
    layout.endLayout();
    const QString rest = headline.mid(first.textLength());
    const int room = width - metrics.horizontalAdvance(behind);
    return headline.left(first.textLength()).trimmed() + QLatin1Char('\n') +
           (rest.isEmpty() ? state : shortened_at_word(rest, metrics, room) + behind);
}

} // namespace

HeaderBar::HeaderBar(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), headline_(new QLabel), host_(new QToolButton),
      target_(new ChoiceBox), theme_(new ChoiceBox), present_(new QToolButton) {
    setObjectName(QStringLiteral("header"));
    setAttribute(Qt::WA_StyledBackground);
    headline_->setObjectName(QStringLiteral("headline"));
    headline_->setProperty("role", "sentence");
    headline_->setAccessibleName(tr("What is open"));
    headline_->setTextFormat(Qt::PlainText);
    headline_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);

    target_->setObjectName(QStringLiteral("target"));
    target_->setAccessibleName(tr("Where kernels run"));
    target_->setToolTip(
        tr("Where kernels run. The emulator runs the same source on the CPU and counts what it does; its "
           "times say nothing about a GPU."));
    set_devices({});
    target_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(target_, &QComboBox::activated, this,
            [this] { session_.set_target(target_->currentData().toString()); });

    host_->setObjectName(QStringLiteral("host"));
    host_->setToolTip(tr("On which machine runs are made"));
    host_->setMenu(new QMenu(host_));
    host_->setPopupMode(QToolButton::InstantPopup);
    connect(&session_, &Session::hosts_changed, this, &HeaderBar::show_hosts);
    connect(&session_, &Session::host_changed, this, &HeaderBar::show_hosts);

    theme_->setObjectName(QStringLiteral("theme"));
    theme_->setAccessibleName(tr("Theme"));
    theme_->setToolTip(with_key(tr("Theme"), "view.theme"));
    theme_->addItems(theme_titles());
    connect(theme_, &QComboBox::activated, this,
            [this](int index) { session_.choose_theme(paint::theme_ids[static_cast<std::size_t>(index)]); });

    present_->setObjectName(QStringLiteral("present"));
    present_->setText(tr("Present"));
    present_->setAccessibleName(tr("Present"));
    present_->setToolTip(with_key(tr("Give the whole screen to the page, or a second screen to the audience"),
                                  "view.present"));
    present_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    set_icon(*present_, QStringLiteral("present"));
    connect(present_, &QToolButton::clicked, this, &HeaderBar::present_wanted);

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(24, 8, 16, 8);
    layout->setSpacing(8);
    layout->addWidget(headline_, 1);
    layout->addWidget(host_);
    layout->addWidget(target_);
    layout->addWidget(theme_);
    auto* add_step =
        tool_button(QStringLiteral("add-step"), tr("Add to lesson"),
                    with_key(tr("Add the step that is shown to a lesson of your own"), "lesson.add-step"));
    add_step->setObjectName(QStringLiteral("add-step-button"));
    connect(add_step, &QToolButton::clicked, this, &HeaderBar::add_step_wanted);
    layout->addWidget(add_step);
    layout->addWidget(present_);

    connect(&session_, &Session::instance_changed, this, &HeaderBar::show_headline);
    connect(&session_, &Session::document_changed, this, &HeaderBar::show_headline);
    connect(&session_, &Session::theme_changed, this, &HeaderBar::show_theme);
    connect(&session_, &Session::target_changed, this,
            [this] { target_->setCurrentIndex(target_->findData(session_.target())); });
    show_headline();
    show_theme();
    show_hosts();
}

void HeaderBar::set_devices(const Devices& devices) {
    target_->clear();
    target_->addItem(tr("CPU only"), QStringLiteral("cpu"));
    target_->addItem(tr("Emulator"), QStringLiteral("emulator"));
    for (const DeviceEntry& gpu : devices.gpus)
        target_->addItem(gpu.name, gpu.id);
    // A GPU, if there is one, is the default. If the chosen GPU is gone, the emulator takes its place, and
    // the header shows that.
    if (!devices.gpus.empty() && session_.target() == QLatin1String("emulator"))
        session_.set_target(devices.gpus.front().id);
    if (target_->findData(session_.target()) < 0)
        session_.set_target(QStringLiteral("emulator"));
    target_->setCurrentIndex(target_->findData(session_.target()));
}

/// A menu, and no list that a wheel or a key turns: another choice cancels what runs.
void HeaderBar::show_hosts() {
    const auto& hosts = session_.hosts();
    const RunnerHost& now = session_.host();
    host_->setVisible(!hosts.isEmpty() || !now.here());
    host_->setText(
        host_->fontMetrics().elidedText(now.here() ? tr("This computer") : now.name, Qt::ElideRight, 220));
    host_->setAccessibleName(tr("Runs on %1").arg(now.here() ? tr("this computer") : now.name));
    QMenu& menu = *host_->menu();
    menu.clear();
    const auto add = [&](const QString& name, const RunnerHost& host) {
        QAction* action = menu.addAction(QString(name).replace(QLatin1Char('&'), QStringLiteral("&&")));
        action->setCheckable(true);
        action->setChecked(host == now || (host.here() && now.here()));
        // Queued, for the menu is made anew, and this action with it.
        connect(
            action, &QAction::triggered, this,
            [this, host] {
                session_.set_host(host);
                show_hosts(); // the one in use, chosen again, stays ticked
            },
            Qt::QueuedConnection);
    };
    add(tr("This computer"), {});
    for (const RunnerHost& host : hosts)
        add(host.name, host);
    menu.addSeparator();
    connect(menu.addAction(tr("Other machines…")), &QAction::triggered, this, &HeaderBar::hosts_wanted);
}

void HeaderBar::show_headline() {
    const bool document = page_headline_.isEmpty();
    const QString text = document ? session_.headline() : page_headline_;
    const QString state = document && session_.modified() ? tr("not saved") : QString();
    headline_->setToolTip(document ? plain_tip(where_from(session_)) : QString());
    headline_->setText(in_two_lines(text, state, *headline_));
    const bool long_one = headline_->text().contains(QLatin1Char('\n'));
    headline_->setFixedHeight((long_one ? 2 : 1) * headline_->fontMetrics().lineSpacing());
    headline_->setAccessibleDescription(state.isEmpty() ? text : tr("%1 · %2").arg(text, state));
}

void HeaderBar::set_page_headline(const QString& headline) {
    page_headline_ = headline;
    show_headline();
}

void HeaderBar::offer(bool devices, bool themes) {
    target_->setVisible(devices);
    theme_->setVisible(themes);
}

void HeaderBar::show_theme() {
    theme_->setCurrentIndex(static_cast<int>(session_.theme().id()));
}

void HeaderBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    show_headline();
}

} // namespace ks::ui
