// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"
#include "solvers/instance/instance.h"

#include <QDateTime>
#include <QObject>
#include <QString>
#include <QTimer>

#include <memory>
#include <vector>

class QLockFile;

namespace ks::ui {

class Session;

/// A document whose edits a program that ended unexpectedly had kept.
struct LeftBehind {
    QString file;         ///< where it is kept
    QString path;         ///< of the document; empty: it was never saved
    QDateTime when;       ///< of the last edit that was kept
    InstancePtr instance; ///< with the edits
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
    const QString& file() const { return file_; }

signals:
    /// It could not be written; said once for a document.
    void failed(const ks::Error& error);

private:
    void follow();
    void forget();

    Session& session_;
    QString folder_, file_;
    std::unique_ptr<QLockFile> alive_; ///< says to other programs that this one still runs
    QTimer timer_;
    bool said_ = false;
};

/// What programs that no longer run have left in the folder, the newest first. A file that cannot be read is
/// left where it is.
std::vector<LeftBehind> left_behind(const QString& folder);
/// Throws it away.
void throw_away(const LeftBehind& document);

} // namespace ks::ui
