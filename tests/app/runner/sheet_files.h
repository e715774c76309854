// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

/// Writes a sheet of one exercise, "Week 3", and the answers of Ada, both of which are right.
void write_sheet_files(const QString& sheet, const QString& answers);
