// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"
#include "ui/layouts/page_layout.h"

#include <QString>
#include <QStringList>

#include <map>
#include <string>
#include <string_view>

namespace ks::ui {

/// The layout of every page, by the page's id; a page that is not in it is as at first.
using WindowLayout = std::map<QString, PageLayout>;

/// The layouts that the user has: how the window was left, and those with a name.
struct Layouts {
    WindowLayout now;
    QString chosen; ///< the name of the one that was chosen last; empty: none
    std::map<QString, WindowLayout> named;

    /// The name that a layout has which is called so, whatever the case of its letters; empty: none has.
    QString find(const QString& name) const;
    QStringList names() const; ///< as one reads them in a list

    friend bool operator==(const Layouts&, const Layouts&) = default;
};

/// The most characters of a name, and the most layouts.
inline constexpr int most_layout_name = 60, most_layouts = 100;

/// What is typed as a name without what no menu can show: control characters and spaces around it.
QString clean_layout_name(const QString& typed);

/// Where the layouts are kept, beside the user's other things.
QString usual_layouts_file();

/// The text of the file. Nothing in it names a place on this computer.
std::string write_layouts(const Layouts& layouts);
/// Reads what `write_layouts` wrote. In a layout what makes no sense is left out.
Result<Layouts> read_layouts(std::string_view text, const std::string& name);

/// Reads the file; where there is none yet there are no layouts.
Result<Layouts> load_layouts(const QString& path);
/// Writes the file. One that is broken is kept beside it, as FILE.broken; one of a newer version stays, and
/// that is an error (output).
Result<void> store_layouts(const QString& path, const Layouts& layouts);

} // namespace ks::ui
