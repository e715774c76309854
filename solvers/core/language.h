// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>
#include <locale>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace ks {

/// The sentences of a language other than English, by the English form, which is their id
/// (assets/translations).
class Language {
public:
    /// `id` as in "de"; `decimal_mark` as in "3,5".
    Language(std::string id, char decimal_mark);

    /// What is said in the place of the form: one text, or where the form counts things one for each form of
    /// the language's plural, singular first. An empty one is ignored.
    void add(std::string form, std::vector<std::string> said);

    const std::string& id() const { return id_; }
    char decimal_mark() const { return decimal_mark_; }
    const std::locale& numbers() const { return numbers_; }

    /// Null: there is none, so English is said.
    const std::string* find(std::string_view form) const { return find(form, 1); }
    const std::string* find(std::string_view form, std::int64_t count) const;

private:
    struct Hash {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
    };
    std::string id_;
    char decimal_mark_;
    std::locale numbers_;
    std::unordered_map<std::string, std::vector<std::string>, Hash, std::equal_to<>> sentences_;
};

/// From now on the process speaks this language, which lives as long as the process does; null: English. Set
/// once, before threads are started and before anything is said.
void speak(const Language* language);
/// Null: English.
const Language* spoken();

/// A text without figures in the language that is spoken, or as it is where that has none. A literal in the
/// sources that is said here or by `formatted` belongs into the files of assets/translations, and a test
/// says which are missing.
const char* said(const char* text);
std::string said(const std::string& text);

/// A title within a sentence, in the language that is spoken: "weight" of "Weight". German's nouns stay as
/// they are.
std::string within_sentence(std::string_view title);

/// Which form of the plural a count takes: 0 for one thing, 1 for none or several. English, German and
/// Italian agree in that.
std::size_t plural_form(std::int64_t count);

/// "3,5" of "3.5", if that is how it is written where the language is spoken. For people: files have a point.
std::string with_decimal_mark(std::string number);

} // namespace ks
