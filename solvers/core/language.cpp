// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/language.h"

#include "solvers/core/speaking_here.h"

#include <algorithm>
#include <atomic>
#include <optional>
#include <utility>

namespace ks {

namespace {

std::atomic<const Language*> the_language = nullptr;
/// The language of this thread; nothing: that of the process.
thread_local std::optional<const Language*> language_here;

/// Sets only the decimal mark; digits are grouped elsewhere.
struct DecimalMark : std::numpunct<char> {
    explicit DecimalMark(char shown) : mark(shown) {}
    char do_decimal_point() const override { return mark; }
    char mark;
};

/// Returns the end of the field that begins after the brace at `begin`: its closing brace, or npos.
std::size_t end_of_field(std::string_view form, std::size_t begin) {
    int depth = 1;
    for (std::size_t i = begin; i < form.size(); ++i) {
        depth += form[i] == '{' ? 1 : form[i] == '}' ? -1 : 0;
        if (depth == 0)
            return i;
    }
    return std::string_view::npos;
}

/// Returns "{:.2Lf}" for "{:.2f}", so that decimals are written as in the language.
std::string with_numbers_of_the_language(const std::string& form) {
    static constexpr std::string_view real = "aAeEfFgG";
    std::string out;
    for (std::size_t i = 0; i < form.size(); ++i) {
        out += form[i];
        if (form[i] != '{')
            continue;
        if (i + 1 < form.size() && form[i + 1] == '{') { // an escaped brace
            out += form[++i];
            continue;
        }
        const std::size_t end = end_of_field(form, i + 1);
        if (end == std::string::npos)
            continue; // libfmt will reject it
        std::string field = form.substr(i + 1, end - i - 1);
        if (field.find(':') != std::string::npos && real.find(field.back()) != std::string_view::npos)
            field.insert(field.size() - 1, "L");
        out += field;
        i = end - 1;
    }
    return out;
}

} // namespace

Language::Language(std::string id, char decimal_mark)
    : id_(std::move(id)), decimal_mark_(decimal_mark),
      numbers_(std::locale::classic(), new DecimalMark(decimal_mark)) {}

void Language::add(std::string form, std::vector<std::string> said) {
    if (said.empty() || std::ranges::any_of(said, &std::string::empty))
        return;
    for (std::string& each : said)
        each = with_numbers_of_the_language(each);
    sentences_[std::move(form)] = std::move(said);
}

const std::string* Language::find(std::string_view form, std::int64_t count) const {
    const auto found = sentences_.find(form);
    if (found == sentences_.end())
        return nullptr;
    return &found->second[std::min(plural_form(count), found->second.size() - 1)];
}

void speak(const Language* language) {
    the_language = language;
}

const Language* spoken() {
    return language_here ? *language_here : the_language.load();
}

SpeakingHere::SpeakingHere(const Language* language) : before_(std::exchange(language_here, language)) {}

SpeakingHere::~SpeakingHere() {
    language_here = before_;
}

const char* said(const char* text) {
    const Language* const language = spoken();
    const std::string* const found = language ? language->find(text) : nullptr;
    return found ? found->c_str() : text;
}

std::string said(const std::string& text) {
    const Language* const language = spoken();
    const std::string* const found = language ? language->find(text) : nullptr;
    return found ? *found : text;
}

std::string within_sentence(std::string_view title) {
    std::string text = said(std::string(title));
    const bool keeps_capitals = spoken() && spoken()->id() == "de";
    if (!keeps_capitals && !text.empty() && text.front() >= 'A' && text.front() <= 'Z')
        text.front() = static_cast<char>(text.front() - 'A' + 'a');
    return text;
}

std::size_t plural_form(std::int64_t count) {
    return count == 1 || count == -1 ? 0 : 1;
}

std::string with_decimal_mark(std::string number) {
    if (const Language* const language = spoken())
        std::ranges::replace(number, '.', language->decimal_mark());
    return number;
}

} // namespace ks
