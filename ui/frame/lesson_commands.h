// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"
#include "ui/jobs/background_task.h"

#include <QObject>
#include <QString>

#include <vector>

class QMenu;

namespace ks::ui {

class LessonEditor;
struct Lesson;
class MainWindow;
class Session;

/// The commands on lessons of one's own: add the step that the open page shows, edit, open a folder.
class LessonCommands : public QObject {
    Q_OBJECT

public:
    LessonCommands(MainWindow& window, Session& session);

    /// Fills the window's menu *Lesson*.
    void fill_menu(QMenu& menu);
    void add_step();
    /// Edits the lesson that is open on the Lessons page, or else the one that a step was added to last. Of a
    /// lesson that ships with the program, a copy is edited.
    void edit();
    /// Opens the editor of this lesson.
    LessonEditor& edit(const Lesson& lesson);
    void open();
    /// Opens the window that grades a folder of answers, one for each of the program's windows.
    void grade();

signals:
    void editor_opened(ks::ui::LessonEditor& editor);

private:
    void edit_one_of(const std::vector<Lesson>& lessons, const QString& open);
    void say(const Error& error);

    MainWindow& window_;
    Session& session_;
    QString last_; ///< the folder of the lesson that a step was added to last
    BackgroundTask reading_;
};

} // namespace ks::ui
