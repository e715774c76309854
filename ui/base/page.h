// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"
#include "visual/export/picture.h"

#include <QStringList>
#include <QWidget>

#include <optional>

namespace ks::ui {

class Session;

/// What the command line asks a page to show; a page looks at what concerns it and leaves the rest.
struct ViewOptions {
    QStringList variants; ///< --variant, in order
    QString step;         ///< --step: a number, "end", or empty
    QString lesson;       ///< --lesson
    QString instance{};   ///< --instance
};

/// What the rail shows of a page.
struct PageInfo {
    QString id;    ///< "instance", as --page takes it; its icon is assets/icons/<id>.svg
    QString title; ///< one word for the rail, translated
    int number;    ///< Ctrl+number opens it
};

/// The line of pages.def with this name; a name that is not there is a programming error (asserted).
PageInfo page_info(const char* name);

/// One page of the window: a file ui/<name>/<name>_page.cpp with `Page* make_<name>_page(Session&)`, and
/// a line in ui/pages.def. It follows the session's signals; nothing else knows about it.
class Page : public QWidget {
    Q_OBJECT

public:
    Page(Session& session, PageInfo info);

    const PageInfo& info() const { return info_; }
    Session& session() const { return session_; }

    /// The bar at the bottom of the window while this page is open; null: none. The page owns it until the
    /// window has taken it as a child.
    virtual QWidget* transport_bar() { return nullptr; }

    /// What the header says is open, on a page that shows something else than the session's document; empty
    /// otherwise.
    virtual QString headline() const { return {}; }

    /// Called when the page comes to the front, and when it leaves it.
    virtual void activated() {}
    virtual void deactivated() {}

    /// Full screen before a class, and back: a page may keep only what there is to look at.
    virtual void present([[maybe_unused]] bool on) {}

    /// Shows what the command line asks for. Refuses (usage) what does not exist; work it must wait for first
    /// (a recording, a run) goes on afterwards, `busy` meanwhile.
    virtual Result<void> apply(const ViewOptions& options);

    /// Whether work that the view waits for is still going on; `settled` follows when it ends.
    virtual bool busy() const { return false; }
    /// Why the view asked for by `apply` could not be shown, once not busy.
    virtual std::optional<Error> problem() const { return {}; }

    /// The main view, laid out anew for `size` (pixels at scale 1), in the session's theme. An empty view is
    /// an error (input) that says what to do.
    virtual Result<visual::Picture> picture(QSizeF size) = 0;
    /// The data behind the view, as CSV (RFC 4180, a header line first).
    virtual Result<QByteArray> csv() = 0;

signals:
    void settled();
    void headline_changed();
    /// Another page should open ("run"): the way on from an empty state.
    void page_wanted(const QString& id);
    /// The user asked for something the window does: "open", "generate".
    void command_wanted(const QString& id);

private:
    Session& session_;
    PageInfo info_;
};

} // namespace ks::ui
