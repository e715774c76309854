// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/instance/instance.h"
#include "ui/jobs/job.h"

#include <QObject>
#include <QPointer>

#include <string>

namespace ks::ui {

class Session;

/// Asks the runner for the answers to the linear programs of a recording, which are not solved in this
/// program. A new request or `drop` ends the previous one.
class ProgramAnswers : public QObject {
    Q_OBJECT

public:
    explicit ProgramAnswers(Session& session) : session_(session) {}
    ~ProgramAnswers() override { drop(); }

    void ask(const Instance& instance, const std::string& variant);
    void drop(); ///< no signal follows
    bool asking() const { return !job_.isNull(); }

signals:
    void came(const ks::ui::Message& programs);
    void failed(const ks::Error& error);

private:
    Session& session_;
    QPointer<Job> job_;
};

} // namespace ks::ui
