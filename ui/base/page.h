// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"
#include "ui/base/shown_step.h"
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

/// What the command line asks a page to show. A page uses the options that concern it and ignores the
/// others.
struct ViewOptions {
    QStringList variants;  ///< --variant, in order
    QString step;          ///< --step: a number, "2.3" of a lesson, "end", or empty
    QString lesson;        ///< --lesson
    QString instance{};    ///< --instance
    QStringList what_if{}; ///< --what-if, in order: "/capacity=12"
    QString together_by{}; ///< --together-by: "row", "cell" ...
    /// What was chosen on the page besides, by the chooser's name: of session files alone. Whatever the
    /// language, the words are the same.
    std::map<QString, QString> choices{};

    friend bool operator==(const ViewOptions&, const ViewOptions&) = default;
};

/// A document that a page shows beside the open instance: a trace, results, a watched run.
struct ShownFile {
    QString name;       ///< without folders
    QString path;       ///< empty: it was never saved
    QByteArray bytes{}; ///< what was never saved
};

/// What a page shows. With its files open, `apply` shows it again.
struct ShownView {
    ViewOptions options{};
    std::vector<ShownFile> files{};
};

/// What the rail shows of a page: icon, word and key.
struct PageInfo {
    QString id;    ///< "instance", as --page takes it; its icon is assets/icons/<id>.svg
    QString title; ///< one word for the rail, translated
    int number;    ///< Ctrl+number opens it
};

/// The line of pages.def with this name. A name that is not listed is a programming error (asserted).
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

    /// What of this page can be presented picture by picture (ui/stepping/slides.h); null on a page that does
    /// not step. It lives as long as the page.
    virtual const Slides* slides() const { return nullptr; }

    /// What the header calls open on a page that shows something other than the session's document; empty on
    /// every other page.
    virtual QString headline() const { return {}; }

    /// Called when the page comes to the front, and when another page replaces it.
    virtual void activated() {}
    virtual void deactivated() {}

    /// Whether the page has less room than all of its parts need. Then its lists fold and its forms collapse,
    /// so that the main thing stays: `make_room` says what gives way.
    bool is_small() const;

    /// Shows what the command line asks for. It refuses (usage) what does not exist. Work that has to come
    /// first (a recording, a run) continues after the call; `busy` is true until it ends.
    virtual Result<void> apply(const ViewOptions& options);

    /// What is shown, so that a session file can bring it back. A page that always shows the same of an
    /// instance has nothing to add.
    virtual ShownView shown_view() const { return {}; }

    /// The step that is shown, so that it can be added to a lesson. An error (usage) says why there is none.
    virtual Result<ShownStep> shown_step() const;

    /// Whether work that the view waits for is still running; `settled` follows when it ends.
    virtual bool busy() const { return false; }
    /// Why the view that `apply` asked for could not be shown. Valid once the page is not busy.
    virtual std::optional<Error> problem() const { return {}; }

    /// The size from `least` to visual::most_by_itself at which picture() shows all of a view that could be
    /// scrolled; `least` where it does so at any size or at none.
    virtual QSizeF whole_size(QSizeF least) const { return least; }

    /// The main view, laid out anew for `size` (pixels at scale 1) in the session's theme. If there is
    /// nothing to show, the result is an error (input) that says what to do.
    virtual Result<visual::Picture> picture(QSizeF size) = 0;
    /// The data behind the view, as CSV (RFC 4180, a header line first).
    virtual Result<QByteArray> csv() = 0;

signals:
    void settled();
    void headline_changed();
    /// Another page ("run") should open; an empty page emits this to lead the user there.
    void page_wanted(const QString& id);
    /// The user asked for something that the window does: "open", "generate", "new KIND", "publish
    /// LESSON".
    void command_wanted(const QString& id);

protected:
    /// Gives the page's empty state the two buttons that lead to an instance: generate one, open one.
    void offer_instances(EmptyState& empty);

    /// Hides what gives way on a small page. Called when the page's size or the theme's has changed.
    virtual void make_room() {}
    void resizeEvent(QResizeEvent* event) override;

private:
    Session& session_;
    PageInfo info_;
};

} // namespace ks::ui
