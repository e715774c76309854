// SPDX-License-Identifier: GPL-3.0-or-later
bool a = kind == "multiple-choice";
bool b = kind == MultipleChoiceInstance::kind_id;
bool c = id.startsWith(QLatin1String("mckp."));
bool d = kind == "another";
