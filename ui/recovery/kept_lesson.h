// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/lessons/lesson.h"
#include "ui/recovery/kept_file.h"

#include <QJsonObject>
#include <QObject>
#include <QTimer>

#include <memory>

namespace ks::ui {

class LessonEditor;
class TemporaryFolder;

/// Keeps the edits of a lesson in a file of the program's own while its editor is open. The file goes when
/// the lesson is saved and when the editor is closed. It stays if the program ends in any other way.
class KeptLesson : public QObject {
    Q_OBJECT

public:
    /// Edits that are younger than this are lost in a crash.
    static constexpr int after_ms = 2000;

    /// Follows the editor, and goes with it.
    KeptLesson(LessonEditor& editor, QString folder);
    ~KeptLesson() override;

    /// Writes at once what is still to be written.
    void write();

signals:
    /// The edits could not be written; reported once.
    void failed(const ks::Error& error);

private:
    void follow();

    LessonEditor& editor_;
    KeptFile kept_;
    Lesson lesson_;       ///< as it is in the editor, which goes before this
    bool edited_ = false; ///< there is something to keep
    bool failed_ = false;
    QTimer timer_;
};

/// A lesson whose edits were kept.
struct RecoveredLesson {
    Lesson lesson;                          ///< its folder is the one it was to be saved in
    std::shared_ptr<TemporaryFolder> files; ///< holds its recorded runs while it is edited
};

/// Returns the title of the lesson that a KeptLesson wrote; empty: the document is something else.
QString title_of_kept_lesson(const QJsonObject& document);
/// Reads what a KeptLesson wrote.
Result<RecoveredLesson> recovered_lesson(const QString& file);

} // namespace ks::ui
