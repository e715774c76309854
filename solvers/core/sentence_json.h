// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/json_out.h"
#include "solvers/core/json_tree.h"
#include "solvers/core/sentence.h"

#include <string>

// A sentence that goes to another program: the English text under its key and, where it is known what it was
// made of, an object {"id", "arguments"} under the key with "_as" behind it, and "count" where the id is that
// of a plural.

namespace ks {

void put_sentence(Json& object, const std::string& key, const Sentence& sentence);

/// The sentence under `key`, in English and with what it was made of, so that it can be kept and sent on.
Result<Sentence> read_sentence(const json::Cursor& object, const std::string& key);

/// Any sentence in the language that is spoken: one that was read is in English until somebody shows it.
Sentence voiced(const Sentence& sentence);

/// Error::sentence(), which knows what it was made of.
Sentence sentence_of(const Error& error);

} // namespace ks
