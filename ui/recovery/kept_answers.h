// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"

#include <QObject>
#include <QString>

namespace ks::ui {

class Session;
class SheetWork;

/// Keeps the answers to the open sheet of exercises in a file of the program's own, one for each sheet. Who
/// opens the same sheet again, also at a later start, goes on where they stopped. The file goes when the user
/// leaves the sheet.
class KeptAnswers : public QObject {
    Q_OBJECT

public:
    /// Where the program keeps them.
    static QString usual_folder();

    KeptAnswers(Session& session, QString folder);

    /// The file of the open sheet. Call it only while there is one.
    QString file() const;

signals:
    void brought_back(qint64 answers); ///< how many were given at an earlier start
    /// They could not be written; reported once for a sheet.
    void failed(const ks::Error& error);

private:
    void bring_back();
    void write();
    void forget();

    SheetWork& work_;
    QString folder_;
    QString sheet_; ///< the fingerprint of the open sheet
    bool failed_ = false;
};

} // namespace ks::ui
