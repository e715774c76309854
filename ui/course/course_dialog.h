// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/course/publish_course.h"
#include "ui/publish/publisher.h"

#include <QDialog>

#include <memory>
#include <thread>

class QComboBox;
class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;

namespace ks::ui {

class Session;

/// Asks which lessons become a web site, and where; then shows how far it is. It stays open, so that one may
/// look at the site.
class CourseDialog : public QDialog {
    Q_OBJECT

public:
    CourseDialog(Session& session, QWidget* parent);

    /// Publishes into this folder as the form says.
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
    std::shared_ptr<CourseSize> size_; ///< of the site that was written last
    QListWidget* lessons_;
    QPushButton *all_, *none_;
    QComboBox* theme_;
    QLabel* said_;
    QProgressBar* bar_;
    QPushButton *open_, *publish_, *close_;
    std::jthread reader_; ///< of the list; the last member: it is joined before the others go
};

} // namespace ks::ui
