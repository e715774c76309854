// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QRegularExpression>
#include <QString>
#include <QStringList>
#include <QTabBar>
#include <QWidget>

#include "tests/ui/cut_texts.h"
#include "tests/ui/pseudo.h"

// The texts of widgets in the pseudo-language, and which of them are English.

namespace ks::tests {

/// Whether a text is the same in every language: numbers, ids, names, the content of lessons and instances.
inline bool is_data(const QString& text) {
    static const QRegularExpression words(QStringLiteral("[A-Za-z]{3,}"));
    static const QRegularExpression names(
        QStringLiteral("^/"
                       "[^\\[\\]]*|knapscope-run[^\\[\\]]*|\\b(?:Ins|Del|Down|Up)\\b|Knapscope|knapscope|"
                       "English|Deutsch|Italiano|Ctrl|Shift|Alt|Home|End|Left|Right|Space|"
                       ":\\d+ [a-z_]+: |" // the place of a field in a file
                       "F\\d+|GiB|MiB|KiB|GHz|CPU|GPU|RTX|GTX|TITAN|Tesla|GeForce|Table|"
                       "thesis, Example|Thesis|Pisinger|Suri|Hopper|(?:mean of )?\\d+ instances|mean of|seed|"
                       "(?:[a-z-]+ )?\\([^()]*=[^()]*\\)|[a-z0-9_]+[-.][A-Za-z0-9_.-]+(?:<[a-z0-9_,]*>)?"));
    QString rest = text;
    static const QRegularExpression bracketed(QStringLiteral("\\[[^\\[\\]]*\\]"));
    for (qsizetype before = -1; before != rest.size();) { // brackets may be nested
        before = rest.size();
        rest.remove(bracketed);
    }
    return !rest.remove(names).contains(words);
}

/// Whether Qt translates the text with its own files: "Cancel" in a dialog.
inline bool is_qts_own(const QWidget& widget) {
    auto* button = qobject_cast<QAbstractButton*>(const_cast<QWidget*>(&widget));
    const auto* box = qobject_cast<const QDialogButtonBox*>(widget.parentWidget());
    return (button && box && box->standardButton(button) != QDialogButtonBox::NoButton) ||
           widget.objectName().startsWith(QLatin1String("qt_"));
}

/// The texts that are not translated.
inline QStringList english_in(const QWidget& window) {
    QStringList english;
    const auto look = [&english](const QString& text) {
        if (!is_data(text))
            english << text;
    };
    for (const QWidget* widget : visible_in(window)) {
        if (is_qts_own(*widget))
            continue;
        const QString icon = widget->property("icon_name").toString(); // of a button that shows nothing else
        for (const QString& text : {text_of(*widget), widget->toolTip(), widget->accessibleName()})
            if (text != icon)
                look(text);
        if (const auto* box = qobject_cast<const QComboBox*>(widget))
            for (int i = 0; i < box->count(); ++i)
                look(box->itemText(i));
        if (const auto* tabs = qobject_cast<const QTabBar*>(widget))
            for (int i = 0; i < tabs->count(); ++i)
                look(tabs->tabText(i));
        if (const auto* table = qobject_cast<const QAbstractItemView*>(widget); table && table->model())
            for (int i = 0; i < table->model()->columnCount(); ++i)
                look(table->model()->headerData(i, Qt::Horizontal).toString());
    }
    english.removeDuplicates();
    return english;
}

} // namespace ks::tests
