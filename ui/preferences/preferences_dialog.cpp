// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/preferences_dialog.h"

#include "ui/base/language.h"
#include "ui/base/session.h"
#include "ui/base/settings.h"
#include "ui/jobs/runner.h"
#include "ui/preferences/keys_tab.h"
#include "ui/preferences/place_row.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/theme_titles.h"
#include "visual/paint/theme.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QSpinBox>
#include <QTabWidget>
#include <QVBoxLayout>

#include <array>

namespace ks::ui {
namespace {

constexpr std::int64_t gibibyte = std::int64_t{1} << 30;
constexpr int most_gibibytes = 1024;

/// A tab: the form, and below it a quiet sentence.
QWidget* tab_of(QFormLayout* form, const QString& sentence) {
    auto* tab = new QWidget;
    auto* layout = new QVBoxLayout(tab);
    layout->addLayout(form);
    auto* quiet = labelled(sentence, "quiet");
    quiet->setWordWrap(true);
    layout->addWidget(quiet);
    layout->addStretch();
    return tab;
}

} // namespace

PreferencesDialog::PreferencesDialog(Session& session, Settings& settings, QWidget* parent)
    : QDialog(parent), session_(session), settings_(settings) {
    setObjectName(QStringLiteral("preferences"));
    setWindowTitle(tr("Preferences"));
    auto* tabs = new QTabWidget;
    tabs->addTab(looks(), tr("&Looks"));
    tabs->addTab(runs(), tr("&Runs"));
    tabs->addTab(new KeysTab(settings), tr("&Keys"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(tabs);
    layout->addWidget(buttons);
    resize(620, 480);
}

QWidget* PreferencesDialog::looks() {
    auto* theme = new ChoiceBox;
    theme->setObjectName(QStringLiteral("theme"));
    theme->addItem(tr("As the system: light or dark"), QString());
    const QStringList titles = theme_titles();
    for (std::size_t i = 0; i < paint::theme_ids.size(); ++i)
        theme->addItem(titles[static_cast<qsizetype>(i)],
                       QString::fromStdString(std::string(paint::to_text(paint::theme_ids[i]))));
    theme->setCurrentIndex(std::max(0, theme->findData(settings_.theme())));
    connect(theme, &QComboBox::activated, this, [this, theme] {
        const QString name = theme->currentData().toString();
        if (const auto id = paint::theme_named(name.toStdString())) {
            session_.choose_theme(*id); // the window remembers it
        } else {
            settings_.set_theme({});
        }
        emit system_theme_wanted(name.isEmpty());
    });
    auto* size = new ChoiceBox;
    size->setObjectName(QStringLiteral("text-size"));
    for (const int percent : text_sizes)
        size->addItem(tr("%1 %").arg(percent), percent);
    size->setCurrentIndex(size->findData(session_.text_size()));
    connect(size, &QComboBox::activated, this,
            [this, size] { session_.choose_text_size(size->currentData().toInt()); });
    auto* language = new ChoiceBox;
    language->setObjectName(QStringLiteral("language"));
    for (const LanguageName& each : languages())
        language->addItem(QString::fromUtf8(each.name), QString::fromLatin1(each.id));
    language->setCurrentIndex(
        language->findData(settings_.language().isEmpty() ? spoken_language() : settings_.language()));
    connect(language, &QComboBox::activated, this,
            [this, language] { session_.choose_language(language->currentData().toString()); });
    auto* form = new QFormLayout;
    form->addRow(tr("&Theme"), theme);
    form->addRow(tr("Text &size"), size);
    form->addRow(tr("L&anguage"), language);
    return tab_of(form, tr("The projector theme draws everything larger, with more contrast."));
}

QWidget* PreferencesDialog::runs() {
    auto* memory = new QSpinBox;
    memory->setObjectName(QStringLiteral("memory"));
    memory->setRange(1, most_gibibytes);
    memory->setSuffix(tr(" GiB"));
    memory->setValue(
        static_cast<int>(std::clamp<std::int64_t>(session_.memory() / gibibyte, 1, most_gibibytes)));
    connect(memory, &QSpinBox::valueChanged, this, [this](int gibibytes) {
        session_.set_memory(gibibytes * gibibyte);
        settings_.set_memory(gibibytes * gibibyte);
    });
    auto* runner = new PlaceRow({.name = QStringLiteral("runner"),
                                 .place = settings_.runner(),
                                 .otherwise = tr("the one beside this program"),
                                 .folder = false});
    connect(runner, &PlaceRow::changed, this, [this](const QString& path) {
        settings_.set_runner(path);
        Runner::prefer(path);
    });
    auto* results = new PlaceRow({.name = QStringLiteral("results"),
                                  .place = settings_.results_folder(),
                                  .otherwise = session_.results_folder(),
                                  .folder = true});
    connect(results, &PlaceRow::changed, this, [this](const QString& path) {
        settings_.set_results_folder(path);
        session_.set_results_folder(path);
    });
    auto* form = new QFormLayout;
    form->addRow(tr("&Memory of a run"), memory);
    form->addRow(tr("&Solving program"), runner);
    form->addRow(tr("R&esults go to"), results);
    return tab_of(form,
                  tr("A run that needs more memory is refused before it begins. Another solving program is "
                     "used from the next start on; other computers are named under Edit, Other machines."));
}

} // namespace ks::ui
