// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/json_out.h"
#include "solvers/core/json_tree.h"
#include "solvers/core/sentence.h"

#include <string>

// A sentence in a document for another program: the English text under its key. If its origin is known, there
// is also an object {"id", "arguments"} under the key with the suffix "_as", with "count" if the id is that
// of a plural.

namespace ks {

void put_sentence(Json& object, const std::string& key, const Sentence& sentence);

/// Returns the sentence under `key`, in English and with its origin, so that it can be stored and sent on.
Result<Sentence> read_sentence(const json::Cursor& object, const std::string& key);

/// Returns any sentence in the current language; a sentence that was read is in English until it is shown.
Sentence voiced(const Sentence& sentence);

/// Returns Error::sentence(), with its origin.
Sentence sentence_of(const Error& error);

} // namespace ks
