// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/print_view.h"

#include "ui/base/page.h"

#include <QAction>
#include <QCoreApplication>
#include <QPainter>
#include <QPrintDialog>
#include <QPrintPreviewDialog>
#include <QPrinter>

namespace ks::ui {
namespace {

constexpr double pixels_per_inch = 96; // a picture's, at scale 1

QPrinter* new_printer(const Page& page) {
    auto* printer = new QPrinter(QPrinter::HighResolution);
    printer->setPageOrientation(QPageLayout::Landscape);
    printer->setDocName(QStringLiteral("Knapscope – %1").arg(page.info().title));
    printer->setCreator(QStringLiteral("Knapscope"));
    return printer;
}

/// Removes the button for the paper where the printer writes to a file: Qt has no such dialog for it.
void offer_paper_of_printers_only(QPrintPreviewDialog& dialog) {
    if (dialog.printer()->outputFormat() == QPrinter::NativeFormat)
        return;
    const QString name = QCoreApplication::translate("QPrintPreviewDialog", "Page setup");
    for (QAction* action : dialog.findChildren<QAction*>())
        if (action->text() == name)
            action->setVisible(false);
}

} // namespace

Result<void> print_to(Page& page, QPrinter& printer) {
    const QSizeF paper = printer.pageRect(QPrinter::Inch).size() * pixels_per_inch;
    KS_TRY(const visual::Picture picture, page.picture(paper));
    QPainter painter;
    if (!painter.begin(&printer))
        return Error{.code = ErrorCode::output,
                     .what = "the printer cannot be used",
                     .todo = "choose another one, or print to a file"};
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    // A page may need more than the paper has; all of it is then made smaller.
    const double fits =
        std::min({1.0, paper.width() / picture.size.width(), paper.height() / picture.size.height()});
    painter.scale(printer.logicalDpiX() / pixels_per_inch * fits,
                  printer.logicalDpiY() / pixels_per_inch * fits);
    visual::paint_picture(painter, picture);
    return {};
}

Result<void> print_view(Page& page, QWidget& window) {
    const std::unique_ptr<QPrinter> printer(new_printer(page));
    QPrintDialog dialog(printer.get(), &window);
    if (dialog.exec() != QDialog::Accepted)
        return {};
    return print_to(page, *printer);
}

Result<void> preview_print(Page& page, QWidget& window) {
    const std::unique_ptr<QPrinter> printer(new_printer(page));
    QPrintPreviewDialog dialog(printer.get(), &window);
    dialog.setObjectName(QStringLiteral("print-preview"));
    dialog.resize(window.size() * 0.9);
    offer_paper_of_printers_only(dialog);
    Result<void> done;
    QObject::connect(&dialog, &QPrintPreviewDialog::paintRequested, &dialog, [&](QPrinter* onto) {
        done = print_to(page, *onto);
        if (!done)
            dialog.reject();
    });
    dialog.exec();
    return done;
}

} // namespace ks::ui
