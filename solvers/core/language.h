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

/// The sentences of a language other than English. The English form is the id of a sentence
/// (assets/translations).
class Language {
public:
    /// `id` such as "de"; `decimal_mark` as in "3,5".
    Language(std::string id, char decimal_mark);

    /// Adds the translation of a form: one text, or for a form that counts one text per plural form of the
    /// language, singular first. An empty text is ignored.
    void add(std::string form, std::vector<std::string> said);

    const std::string& id() const { return id_; }
    char decimal_mark() const { return decimal_mark_; }
    const std::locale& numbers() const { return numbers_; }

    /// Returns null if the language lacks the form, so English is used.
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

/// Sets the language of the process, which must live as long as the process; null: English. Set once, before
/// threads are started and before any sentence is made.
void speak(const Language* language);
/// Returns the current language; null: English.
const Language* spoken();

/// Returns a text without numbers in the current language, or unchanged if it has no translation. A literal
/// that is passed to this function or to `formatted` must be in the files of assets/translations; a test
/// lists the missing ones.
const char* said(const char* text);
std::string said(const std::string& text);

/// Returns a title within a sentence, in the current language: "weight" for "Weight". German nouns stay
/// unchanged.
std::string within_sentence(std::string_view title);

/// Returns the plural form of a count: 0 for one, 1 for zero or several. This is the same in English, German
/// and Italian.
std::size_t plural_form(std::int64_t count);

/// Returns "3,5" for "3.5" if the current language has a decimal comma. For readers only: files have a point.
std::string with_decimal_mark(std::string number);

} // namespace ks
