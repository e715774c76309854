// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/course/publish_course.h"
#include "ui/jobs/background_task.h"
#include "ui/publish/publisher.h"

#include <QDialog>

#include <memory>

class QComboBox;
class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;

namespace ks::ui {

class Session;

/// Asks which lessons to publish as a web site, and where, and shows the progress. It stays open, so that the
/// user can look at the site.
class CourseDialog : public QDialog {
    Q_OBJECT

public:
    CourseDialog(Session& session, QWidget* parent);

    /// Publishes into this folder, with the settings of the form.
    void publish_to(const QString& folder);
    /// The form's settings, for a folder.
    CourseSettings settings(const QString& folder) const;

public slots:
    void reject() override;

private:
    void build();
    void read_lessons();
    void fill(const std::vector<Lesson>& lessons);
    void tick_all(bool ticked);
    void show_ticked();
    void ask_where();
    void show_headway(int done, int of);
    void show_end();

    Session& session_;
    Publisher publisher_;
    QString folder_;
    std::shared_ptr<CourseSize> size_; ///< of the site written last
    QListWidget* lessons_;
    QPushButton *all_, *none_;
    QComboBox* theme_;
    QLabel* said_;
    QProgressBar* bar_;
    QPushButton *open_, *publish_, *close_;
    BackgroundTask reading_; ///< of the list
};

} // namespace ks::ui
