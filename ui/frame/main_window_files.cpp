// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/main_window.h"

#include "solvers/bench/results.h"
#include "solvers/core/files.h"
#include "solvers/problems/format.h"
#include "solvers/problems/kind.h"
#include "solvers/run/trace_file.h"
#include "ui/base/settings.h"
#include "ui/frame/export_view.h"
#include "ui/instance/generate_dialog.h"
#include "ui/widgets/notice.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>

namespace ks::ui {
Result<void> MainWindow::open_path(const QString& path) {
    KS_TRY(const auto text, read_document(path.toStdString()));
    if (looks_like_results(text)) {
        KS_CHECK(session_.open_results(path));
        show_page(QStringLiteral("compare"));
    } else if (looks_like_campaign(text)) {
        session_.open_campaign_file(path);
        show_page(QStringLiteral("run"));
    } else if (looks_like_trace_file(text)) {
        show_page(QStringLiteral("kernel"));
        session_.open_trace_file(path);
    } else {
        KS_CHECK(session_.open_file(path));
        if (settings_)
            settings_->add_recent_file(path);
    }
    notice_->hide();
    return {};
}

void MainWindow::open_or_say(const QString& path) {
    if (!may_replace())
        return;
    const auto opened = open_path(path);
    if (opened)
        return;
    const auto text = read_document(path.toStdString());
    const auto claims = text ? most_sure(formats_, *text) : std::vector<const Format*>();
    if (claims.size() > 1)
        ask_format(path, claims);
    else
        notice_->say(sentence(opened.error()));
}

void MainWindow::ask_format(const QString& path, const std::vector<const Format*>& claims) {
    QStringList titles;
    for (const Format* format : claims)
        titles << QString::fromUtf8(format->title.data(), static_cast<qsizetype>(format->title.size()));
    auto* dialog = new QInputDialog(this);
    dialog->setObjectName(QStringLiteral("format"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Open"));
    dialog->setLabelText(
        tr("%1 may be in one of these formats. Which is it?").arg(QFileInfo(path).fileName()));
    dialog->setComboBoxItems(titles);
    connect(dialog, &QInputDialog::textValueSelected, this,
            [this, path, claims, titles](const QString& title) {
                const Format* chosen = claims[static_cast<std::size_t>(titles.indexOf(title))];
                if (const auto opened = session_.open_file(path, chosen); !opened)
                    notice_->say(sentence(opened.error()));
            });
    dialog->open();
}

void MainWindow::new_instance(const QString& kind) {
    if (!may_replace())
        return;
    auto made = fresh_instance(*find_kind(kind.toStdString()));
    if (!made) {
        notice_->say(sentence(made.error()));
        return;
    }
    session_.open(*std::move(made));
    show_page(QStringLiteral("instance"));
}

void MainWindow::open() {
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Open"), QFileInfo(session_.path()).path(),
        tr("Instances, results, campaigns and traces (*.json *.txt *.kstrace);;All files (*)"));
    if (!path.isEmpty())
        open_or_say(path);
}

bool MainWindow::save() {
    if (session_.path().isEmpty())
        return save_as();
    const auto saved = session_.save(session_.path());
    if (!saved)
        notice_->say(sentence(saved.error()));
    return static_cast<bool>(saved);
}

bool MainWindow::save_as() {
    QString name = session_.path();
    if (name.isEmpty())
        name = QStringLiteral("%1.knapscope.json").arg(QString::fromStdString(session_.instance()->name()));
    const QString path =
        QFileDialog::getSaveFileName(this, tr("Save as"), name, tr("Instances (*.knapscope.json)"));
    if (path.isEmpty())
        return false;
    const auto saved = session_.save(path);
    if (!saved)
        notice_->say(sentence(saved.error()));
    else if (settings_)
        settings_->add_recent_file(path);
    return static_cast<bool>(saved);
}

void MainWindow::generate() {
    auto* dialog = new GenerateDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &GenerateDialog::generated, this, [this](const InstancePtr& instance) {
        if (!may_replace())
            return;
        session_.open(instance);
        show_page(QStringLiteral("instance"));
    });
    dialog->open();
}

void MainWindow::export_current() {
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Export view"), current_page()->info().id + QStringLiteral(".png"),
        tr("PNG picture (*.png);;SVG drawing (*.svg);;PDF document (*.pdf);;Data as CSV (*.csv)"));
    if (path.isEmpty())
        return;
    Result<void> done = check_export_name(path);
    if (done)
        done = export_view(*current_page(), path, {1600, 1000});
    if (!done)
        notice_->say(sentence(done.error()));
}

void MainWindow::obey(const QString& command) {
    if (command == QLatin1String("open"))
        open();
    else if (command == QLatin1String("generate"))
        generate();
    else if (command == QLatin1String("new"))
        new_instance(QString::fromStdString(std::string(kinds().front()->id))); // as the shortcut does
}

} // namespace ks::ui
