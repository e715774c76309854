// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace ks::ui {

class Notice;
class Session;

/// Asks in which of the formats that can hold it the open instance is to be written, and where, and writes
/// it. The document stays the file that it is. The notice shows what went wrong. `window` is the parent of
/// the dialogs.
void export_instance(QWidget& window, Session& session, Notice& notice);

} // namespace ks::ui
