// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/export_instance.h"

#include "solvers/formats/format.h"
#include "solvers/formats/write_files.h"
#include "ui/base/file_dialogs.h"
#include "ui/base/session.h"
#include "ui/frame/file_names.h"
#include "ui/widgets/files.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/texts.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QInputDialog>
#include <QMessageBox>

#include <vector>

namespace ks::ui {
namespace {

QString tr_export(const char* text) {
    return QCoreApplication::translate("ExportInstance", text);
}

std::vector<const Format*> formats_for(const Instance& instance) {
    std::vector<const Format*> fitting;
    for (const Format& format : formats())
        if (holds(format, instance.kind()))
            fitting.push_back(&format);
    return fitting;
}

/// Of the file that was named the dialog has asked; of those beside it nobody knows but the format.
bool may_overwrite(QWidget& window, const std::vector<FileText>& files, const QString& named) {
    QStringList there;
    for (const FileText& each : files)
        if (const QFileInfo file(each.file); file.exists() && file != QFileInfo(named))
            there << file.fileName();
    return there.isEmpty() ||
           QMessageBox::question(&window, tr_export("Export instance"),
                                 tr_export("These files are there already: %1. Are they to be replaced?")
                                     .arg(there.join(QStringLiteral(", "))),
                                 QMessageBox::Yes | QMessageBox::No, QMessageBox::No) == QMessageBox::Yes;
}

/// Writes the files, unless the user would rather keep those that are there.
Result<void> write_all_files(QWidget& window, const Format& format, const Instance& instance,
                             const QString& path) {
    KS_TRY(const std::vector<FileText> files, write_instance(format, instance, native(path)));
    return may_overwrite(window, files, path) ? write_files(files) : Result<void>();
}

/// Says that the file was written, and what the instance has and the file does not keep.
void tell(Notice& notice, const QString& path, const std::vector<Sentence>& lost) {
    if (lost.empty())
        return notice.tell(tr_export("%1 was written.").arg(path));
    QStringList words;
    for (const Sentence& each : lost)
        words << to_qt(each);
    notice.say(tr_export("%1 was written, but %2.").arg(path, words.join(QStringLiteral("; "))));
}

} // namespace

void export_instance(QWidget& window, Session& session, Notice& notice) {
    const InstancePtr instance = session.instance();
    if (!instance)
        return;
    const std::vector<const Format*> fitting = formats_for(*instance);
    QStringList titles;
    for (const Format* format : fitting)
        titles << in_language(format->title);
    auto* dialog = new QInputDialog(&window);
    dialog->setObjectName(QStringLiteral("export-format"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr_export("Export instance"));
    dialog->setLabelText(tr_export("In which format is it to be written?"));
    dialog->setComboBoxItems(titles);
    dialog->setOption(QInputDialog::UseListViewForComboBoxItems);
    QObject::connect(dialog, &QInputDialog::textValueSelected, &window,
                     [&window, &session, &notice, instance, fitting, titles](const QString& title) {
                         const Format& format = *fitting[static_cast<std::size_t>(titles.indexOf(title))];
                         const QString path =
                             ask_where_to_save(window, session, tr_export("Export instance"),
                                               file_name_for(session.called(), to_qt(format.ending)),
                                               tr_export("All files (*)"));
                         if (path.isEmpty())
                             return;
                         if (const auto written = write_all_files(window, format, *instance, path); !written)
                             notice.say(sentence(written.error()));
                         else
                             tell(notice, path, lost_in(format, *instance));
                     });
    dialog->open();
}

} // namespace ks::ui
