// SPDX-License-Identifier: Apache-2.0
auto typed = static_cast<const MultipleChoiceInstance&>(instance); // its own room
