// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace ks::ui {

class Session;

/// The session's notes, in a window of their own beside the program's. What is typed is the session's at
/// once.
class NotesDialog : public QDialog {
    Q_OBJECT

public:
    NotesDialog(Session& session, QWidget* parent);
};

} // namespace ks::ui
