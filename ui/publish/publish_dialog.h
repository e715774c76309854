// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/publish/publisher.h"

#include <QDialog>

class QComboBox;
class QFormLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace ks::ui {

class Session;

/// Asks for the format, the steps and the file of a publication, and shows the progress. It stays open, so
/// that the user can publish the lesson in another format as well.
class PublishDialog : public QDialog {
    Q_OBJECT

public:
    PublishDialog(Session& session, Lesson lesson, QWidget* parent);

    /// Publishes into this file, with the settings of the form.
    void publish_to(const QString& path);
    /// The form's settings, for a file of its format.
    PublishSettings settings(const QString& path) const;

public slots:
    void reject() override;

private:
    void build();
    void show_format();
    void ask_where();
    void show_headway(int done, int of);
    void show_end();
    QString suffix() const;

    Session& session_;
    Lesson lesson_;
    Publisher publisher_;
    QString path_;
    QComboBox* format_;
    QSpinBox *first_, *last_;
    QComboBox* per_page_;
    QComboBox* theme_;
    QFormLayout* form_;
    QLabel* about_;
    QLabel* said_;
    QProgressBar* bar_;
    QPushButton *publish_, *close_;
};

} // namespace ks::ui
