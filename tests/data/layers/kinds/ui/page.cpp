// SPDX-License-Identifier: GPL-3.0-or-later
if (kind == "multiple-choice")
if (kind == MultipleChoiceInstance::kind_id)
if (id.startsWith(QLatin1String("mckp.")))
if (kind == "another")
