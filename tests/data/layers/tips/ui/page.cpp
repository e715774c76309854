// SPDX-License-Identifier: GPL-3.0-or-later
button->setToolTip(tr("Opens a file (or a folder): the last one"));
button->setToolTip(name);
button->setToolTip(shown == text() ? QString() : plain_tip(text()));
button->setToolTip(shown == text() ? QString() : text());
button->setToolTip(tr("Opens %1").arg(name));
button->setToolTip(with_key(tr("Opens"), "open"));
