// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <memory>

namespace ks::ui {

class KeptAnswers;
class KeptEdits;
struct LeftBehind;
class LessonEditor;
class MainWindow;
class Presentation;
class Session;
class Settings;
class SystemTheme;

/// Ties a window to what is remembered: brings back what was chosen at earlier starts, writes down what is
/// chosen now, follows the system's theme where that is wished, and keeps edits against a crash.
class Remembering : public QObject {
    Q_OBJECT

public:
    Remembering(MainWindow& window, Session& session, Settings& settings, Presentation& presented);
    ~Remembering() override;

    void show_preferences();
    /// Offers the edits that a program kept which ended unexpectedly.
    void offer_left_behind();
    /// Keeps the edits for the next start, because this program ends without asking the user.
    void leave_edits();

private:
    void bring_back();
    void write_down();
    void follow_system(bool wanted);
    void show_system_theme();
    void keep_edits();
    void keep_lesson(LessonEditor& editor);
    void recover_lesson(const LeftBehind& kept);
    void keep_answers();

    MainWindow& window_;
    Session& session_;
    Settings& settings_;
    Presentation& presented_;
    std::unique_ptr<SystemTheme> system_; ///< null: the theme is the user's choice
    std::unique_ptr<KeptEdits> kept_;
    std::unique_ptr<KeptAnswers> answers_;
};

} // namespace ks::ui
