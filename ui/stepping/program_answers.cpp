// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stepping/program_answers.h"

#include "solvers/formats/format.h"
#include "ui/base/session.h"
#include "ui/jobs/runner.h"

#include <utility>

namespace ks::ui {

void ProgramAnswers::ask(const Instance& instance, const std::string& variant) {
    drop();
    Request steps(QStringLiteral("steps"));
    steps.text("variant", QString::fromStdString(variant));
    steps.number("count", 1); // the steps themselves are made here
    steps.json("instance", QByteArray::fromStdString(write_json(instance)));
    job_ = session_.runner().work(steps);
    connect(job_, &Job::result, this, [this](const Message& document) {
        job_ = nullptr;
        if (const Result<Message> programs = document.part("programs"))
            emit came(*programs);
        else
            emit failed(programs.error());
    });
    connect(job_, &Job::failed, this, [this](const Error& error) {
        job_ = nullptr;
        emit failed(error);
    });
}

void ProgramAnswers::drop() {
    Job* const job = std::exchange(job_, nullptr);
    if (!job)
        return;
    job->disconnect(this);
    job->cancel();
}

} // namespace ks::ui
