// SPDX-License-Identifier: Apache-2.0
// a "multiple-choice" instance
auto* classes = dynamic_cast<const MultipleChoiceInstance*>(&instance);
