// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"
#include "ui/base/shown_step.h"
#include "ui/base/window_command.h"
#include "visual/export/picture.h"

#include <QStringList>
#include <QWidget>

#include <map>
#include <optional>
#include <vector>

namespace ks::ui {

class EmptyState;
class Session;
struct Slides;

/// What the command line asks a page to show. A page uses the options that apply to it and ignores the
/// others.
struct ViewOptions {
    QStringList variants;  ///< --variant, in order
    QString step;          ///< --step: a number, "2.3" of a lesson, "end", or empty
    QString lesson;        ///< --lesson
    QString instance{};    ///< --instance
    QStringList what_if{}; ///< --what-if, in order: "/capacity=12"
    QString together_by{}; ///< --together-by: "row", "cell" ...
    /// Further choices on the page, by the chooser's name; only session files contain them. The words do not
    /// depend on the language.
    std::map<QString, QString> choices{};

    friend bool operator==(const ViewOptions&, const ViewOptions&) = default;
};

/// A document that a page shows in addition to the open instance: a trace, results, a watched run.
struct ShownFile {
    QString name;       ///< the file name without folders
    QString path;       ///< empty: it was never saved
    QByteArray bytes{}; ///< the content, if it was never saved
};

/// What a page shows. When its files are open, `apply` shows it again.
struct ShownView {
    ViewOptions options{};
    std::vector<ShownFile> files{};
};

/// The rail's button for a page: icon, word and key.
struct PageInfo {
    QString id;    ///< "instance", as in --page; its icon is assets/icons/<id>.svg
    QString title; ///< one word for the rail, translated
    int number;    ///< Ctrl+number opens it
};

/// The line of pages.def with this name. An unknown name is a programming error (asserted).
PageInfo page_info(const char* name);

/// One page of the window: a file ui/<name>/<name>_page.cpp with `Page* make_<name>_page(Session&)`, and a
/// line in ui/pages.def. A page follows the session's signals; no other code refers to it.
class Page : public QWidget {
    Q_OBJECT

public:
    Page(Session& session, PageInfo info);

    const PageInfo& info() const { return info_; }
    Session& session() const { return session_; }

    /// The bar at the bottom of the window while this page is open; null if the page has none. The page owns
    /// the bar until the window has taken it as a child.
    virtual QWidget* transport_bar() { return nullptr; }

    /// The pictures of this page for a presentation (ui/stepping/slides.h); null if the page does not step.
    /// The object lives as long as the page.
    virtual const Slides* slides() const { return nullptr; }

    /// The header's text on a page that shows something other than the session's document; empty on all other
    /// pages.
    virtual QString headline() const { return {}; }

    /// Called when the page comes to the front, and when another page replaces it.
    virtual void activated() {}
    virtual void deactivated() {}

    /// Whether the page is too small for all its parts. Then lists fold and forms collapse, so that the main
    /// part stays: `make_room` decides what is hidden.
    bool is_small() const;

    /// Shows what the command line asks for. Fails (usage) for things that do not exist. Work that has to be
    /// done first (a recording, a run) continues after the call; `busy` is true until it ends.
    virtual Result<void> apply(const ViewOptions& options);

    /// The current view, so that a session file can restore it. A page whose view depends only on the
    /// instance adds nothing.
    virtual ShownView shown_view() const { return {}; }

    /// The variants whose pictures are shown, for titles of documents.
    virtual QStringList shown_variants() const { return shown_view().options.variants; }

    /// The current step, so that it can be added to a lesson. The error (usage) states why there is none.
    virtual Result<ShownStep> shown_step() const;

    /// Whether work that the view waits for is still running; `settled` follows when it ends.
    virtual bool busy() const { return false; }
    /// Why the view that `apply` asked for could not be shown. Valid once the page is not busy.
    virtual std::optional<Error> problem() const { return {}; }

    /// The smallest size from `least` to visual::most_by_itself at which picture() shows the whole of a view
    /// that can be scrolled; `least` if every size or no size does.
    virtual QSizeF whole_size(QSizeF least) const { return least; }

    /// The size (pixels) at which picture() shows everything except a large table; larger exports have larger
    /// letters. Empty if a larger picture shows more instead.
    virtual QSizeF complete_from() const { return {}; }

    /// The main view, laid out again for `size` (pixels at scale 1) in the session's theme. If there is
    /// nothing to show, fails (input) with a message that states what to do.
    virtual Result<visual::Picture> picture(QSizeF size) = 0;
    /// The data of the view, as CSV (RFC 4180, a header line first).
    virtual Result<QByteArray> csv() = 0;

signals:
    void settled();
    void headline_changed();
    /// Asks the window to open another page ("run"). An empty page emits this to guide the user.
    void page_wanted(const QString& id);
    /// Asks the window for something that only it can do.
    void command_wanted(const ks::ui::WindowCommand& command);

protected:
    /// Adds the two buttons that lead to an instance to the page's empty state: generate one, open one.
    void offer_instances(EmptyState& empty);

    /// Hides less important parts on a small page. Called when the page's size or the theme's scale has
    /// changed.
    virtual void make_room() {}
    void resizeEvent(QResizeEvent* event) override;

private:
    Session& session_;
    PageInfo info_;
};

} // namespace ks::ui
