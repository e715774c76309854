// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"
#include "solvers/instance/instance.h"
#include "ui/recovery/kept_file.h"

#include <QDateTime>
#include <QObject>
#include <QString>
#include <QTimer>

#include <vector>

namespace ks::ui {

class Session;

/// A document or a lesson whose edits a program that ended unexpectedly had kept.
struct LeftBehind {
    QString file;         ///< where it is kept
    QString path;         ///< of the document; empty: it was never saved. Of a lesson: its folder
    QDateTime when;       ///< of the last edit that was kept
    InstancePtr instance; ///< with the edits; null: it is a lesson
    QString lesson{};     ///< the title of the lesson
};

/// Keeps the edits of the open document in a file of its own, so that a crash or a power cut loses no more
/// than the last few seconds. The file goes when the document is saved or given up, and when the program ends
/// as it should.
class KeptEdits : public QObject {
    Q_OBJECT

public:
    /// Edits are lost that are younger than this.
    static constexpr int after_ms = 2000;

    /// Where the program keeps them.
    static QString usual_folder();

    KeptEdits(Session& session, QString folder);
    ~KeptEdits() override;

    /// Writes at once what is still to be written.
    void write();
    /// Writes it, and leaves the file for the next start. Call it when the program ends without asking.
    void leave();
    const QString& file() const { return kept_.path(); }

signals:
    /// It could not be written; said once for a document.
    void failed(const ks::Error& error);

private:
    void follow();
    void forget();

    Session& session_;
    KeptFile kept_;
    QTimer timer_;
    bool said_ = false;
};

/// What programs that no longer run have left in the folder, the newest first. A file that cannot be read is
/// left where it is.
std::vector<LeftBehind> left_behind(const QString& folder);
/// Throws it away.
void throw_away(const LeftBehind& document);

} // namespace ks::ui
