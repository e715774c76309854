// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

class QLineEdit;

namespace ks::ui {

/// A file or a folder that the user may name: a field, and a button that asks for it.
class PlaceRow : public QWidget {
    Q_OBJECT

public:
    struct Words {
        QString name;      ///< the field's object name
        QString place;     ///< empty: none is named
        QString otherwise; ///< what is used then
        bool folder = false;
    };
    explicit PlaceRow(const Words& words);

signals:
    void changed(const QString& place);

private:
    void ask();

    QLineEdit* field_;
    bool folder_;
};

} // namespace ks::ui
