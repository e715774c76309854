// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/hosts_dialog.h"

#include "solvers/bench/host_text.h"
#include "ui/base/session.h"
#include "ui/jobs/documents.h"
#include "ui/jobs/runner.h"
#include "ui/widgets/error_words.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/parts.h"
#include "visual/paint/theme.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace ks::ui {
namespace {

QLineEdit* field(const char* id, const QString& name, const QString& example) {
    auto* edit = new QLineEdit;
    edit->setObjectName(QString::fromLatin1(id));
    edit->setAccessibleName(name);
    edit->setPlaceholderText(example);
    edit->setMaxLength(1000);
    return edit;
}

/// "AMD EPYC, 96 logical cores; NVIDIA H200"
QString in_words(const Devices& devices) {
    QStringList gpus;
    for (const DeviceEntry& gpu : devices.gpus)
        gpus << gpu.name;
    const QString host = QString::fromStdString(host_words(devices.host.toStdString()));
    return gpus.isEmpty() ? HostsDialog::tr("%1; no GPU: %2").arg(host, devices.no_gpu)
                          : HostsDialog::tr("%1; %2").arg(host, gpus.join(QStringLiteral(", ")));
}

QString usual_command(const QString& name) {
    return QStringLiteral("ssh -o BatchMode=yes ") + name;
}

} // namespace

HostsDialog::HostsDialog(Session& session, QWidget* parent)
    : QDialog(parent), session_(session), hosts_(session.hosts()), list_(new QListWidget),
      name_(field("host-name", tr("Name"), tr("gpuhost"))),
      command_(field("host-command", tr("Command"), tr("ssh -o BatchMode=yes gpuhost"))),
      program_(field("host-program", tr("Program there"), QStringLiteral("knapscope-run"))),
      remove_(new QPushButton(tr("Remove"))), test_(new QPushButton(tr("Test"))),
      said_(labelled({}, "sentence")) {
    setWindowTitle(tr("Other machines"));
    setObjectName(QStringLiteral("hosts"));
    auto* words = labelled(tr("Runs can be made on another computer that has knapscope-run. The command "
                              "carries its standard input and output there: ssh, srun, or a script of yours, "
                              "with double quotes around what has spaces. Instances travel with it; no file "
                              "is needed there."),
                           "quiet");
    words->setWordWrap(true);
    list_->setObjectName(QStringLiteral("host-list"));
    list_->setAccessibleName(tr("Other machines"));
    list_->setMaximumWidth(220);
    auto* add_button = new QPushButton(tr("Add"));
    add_button->setObjectName(QStringLiteral("host-add"));
    remove_->setObjectName(QStringLiteral("host-remove"));
    test_->setObjectName(QStringLiteral("host-test"));
    said_->setObjectName(QStringLiteral("host-said"));
    said_->setWordWrap(true);
    said_->setTextFormat(Qt::PlainText);
    said_->setMinimumHeight(3 * said_->fontMetrics().lineSpacing());
    said_->setAlignment(Qt::AlignTop | Qt::AlignLeft);

    auto* form = new QFormLayout;
    form->addRow(tr("&Name"), name_);
    form->addRow(tr("&Command"), command_);
    form->addRow(tr("&Program there"), program_);
    auto* right = new QVBoxLayout;
    right->addLayout(form);
    right->addWidget(test_, 0, Qt::AlignLeft);
    right->addWidget(said_, 1);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(add_button);
    buttons->addWidget(remove_);
    auto* left = new QVBoxLayout;
    left->addWidget(list_, 1);
    left->addLayout(buttons);
    auto* body = new QHBoxLayout;
    body->setSpacing(16);
    body->addLayout(left);
    body->addLayout(right, 1);
    auto* ends = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 16, 24, 16);
    column->setSpacing(16);
    column->addWidget(words);
    column->addLayout(body, 1);
    column->addWidget(ends);
    resize(QSize(720, 420) * session.theme().scale());

    connect(add_button, &QPushButton::clicked, this, &HostsDialog::add);
    connect(remove_, &QPushButton::clicked, this, &HostsDialog::remove);
    connect(test_, &QPushButton::clicked, this, &HostsDialog::test);
    connect(list_, &QListWidget::currentRowChanged, this, &HostsDialog::show_chosen);
    for (QLineEdit* edit : {name_, command_, program_})
        connect(edit, &QLineEdit::textEdited, this, &HostsDialog::note_edit);
    connect(ends, &QDialogButtonBox::accepted, this, &HostsDialog::take);
    connect(ends, &QDialogButtonBox::rejected, this, &QDialog::reject);
    for (const RunnerHost& host : hosts_)
        list_->addItem(host.name);
    list_->setCurrentRow(hosts_.isEmpty() ? -1 : 0);
    show_chosen();
}

HostsDialog::~HostsDialog() = default;

void HostsDialog::add() {
    QString name = tr("machine");
    for (int n = 2; !list_->findItems(name, Qt::MatchExactly).isEmpty(); ++n)
        name = tr("machine %1").arg(n);
    hosts_.append({.name = name, .command = usual_command(name)});
    list_->addItem(name);
    list_->setCurrentRow(list_->count() - 1);
    name_->setFocus();
    name_->selectAll();
}

void HostsDialog::remove() {
    const int row = list_->currentRow();
    if (row < 0)
        return;
    hosts_.removeAt(row);
    delete list_->takeItem(row);
    show_chosen();
}

void HostsDialog::show_chosen() {
    const int row = list_->currentRow();
    const RunnerHost host = row >= 0 && row < hosts_.size() ? hosts_[row] : RunnerHost{.program = {}};
    name_->setText(host.name);
    command_->setText(host.command);
    program_->setText(host.program);
    for (QWidget* widget : std::initializer_list<QWidget*>{name_, command_, program_, remove_, test_})
        widget->setEnabled(row >= 0);
    tested_.reset();
    say(row >= 0 ? QString() : tr("No other machine is named yet: press Add."));
}

void HostsDialog::note_edit() {
    const int row = list_->currentRow();
    if (row < 0)
        return;
    RunnerHost& host = hosts_[row];
    if (sender() == name_ && host.command == usual_command(host.name)) // it was not edited, so it follows
        command_->setText(usual_command(name_->text().trimmed()));
    host = {.name = name_->text().trimmed(),
            .command = command_->text().trimmed(),
            .program = program_->text().trimmed().isEmpty() ? QStringLiteral("knapscope-run")
                                                            : program_->text().trimmed()};
    list_->item(row)->setText(host.name);
    tested_.reset(); // what was asked is no longer what is written
    say({});
}

void HostsDialog::say(const QString& text) {
    said_->setText(text);
    said_->setAccessibleName(text);
}

void HostsDialog::test() {
    const RunnerHost host = hosts_.value(list_->currentRow());
    if (host.here())
        return say(tr("Name the command first."));
    say(tr("Asking %1…").arg(host.name));
    tested_ = std::make_unique<Runner>(host);
    Job* job = tested_->devices();
    const auto answered = [this](const QString& text) { // a GPU that it holds there may be the only one
        say(text);
        QMetaObject::invokeMethod(
            this, [this] { tested_.reset(); }, Qt::QueuedConnection);
    };
    connect(job, &Job::failed, this, [answered](const Error& error) { answered(sentence(error)); });
    connect(job, &Job::result, this, [answered](const Message& document) {
        const auto devices = read_devices(document);
        answered(devices ? tr("It answers: %1.").arg(in_words(*devices)) : sentence(devices.error()));
    });
}

/// Takes the list, unless a machine has no name, no command, or the name of another.
void HostsDialog::take() {
    QStringList names;
    for (const RunnerHost& host : hosts_) {
        if (host.name.isEmpty() || host.here() || names.contains(host.name)) {
            list_->setCurrentRow(static_cast<int>(hosts_.indexOf(host)));
            return say(host.name.isEmpty() ? tr("Give this machine a name.")
                       : host.here()       ? tr("Give this machine a command.")
                                           : tr("Another machine has this name already."));
        }
        names << host.name;
    }
    session_.set_hosts(hosts_);
    accept();
}

} // namespace ks::ui
