// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/layers/tip_rules.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <regex>

namespace ks::layers {
namespace {

namespace fs = std::filesystem;

std::string text_of(const fs::path& file) {
    std::ifstream stream(file);
    return {std::istreambuf_iterator<char>(stream), {}};
}

/// The text with each string literal replaced by an empty one, and without line comments.
std::string without_words(const std::string& text) {
    static const std::regex literal(R"re("(\\.|[^"\\\n])*")re"), comment("//[^\n]*");
    return std::regex_replace(std::regex_replace(text, literal, "\"\""), comment, "");
}

/// The text from `begin` to the parenthesis that closes the one before it.
std::string argument_at(const std::string& text, std::size_t begin) {
    int depth = 1;
    std::size_t end = begin;
    for (; end < text.size() && depth > 0; ++end)
        depth += text[end] == '(' ? 1 : text[end] == ')' ? -1 : 0;
    return text.substr(begin, end - begin - (depth == 0 ? 1 : 0));
}

/// Whether the whole argument is one call of a function whose result Qt shows literally.
bool is_plain_call(const std::string& argument) {
    const std::size_t begin = argument.find('(') + 1;
    const std::string called = argument.substr(0, begin);
    return (called == "plain_tip(" || called == "with_key(") &&
           begin + argument_at(argument, begin).size() + 1 == argument.size();
}

/// Whether Qt shows each alternative of a tool tip literally.
bool is_plain(std::string argument) {
    if (is_plain_call(argument))
        return true;
    static const std::regex qualified("::"), condition(R"([^?:]*\?)"), space(R"(\s+)");
    static const std::regex plain(R"((plain_tip|with_key)\(.*|(QCoreApplication__)?tr(anslate)?\([", ]*\))"
                                  R"(|QString\(\)|\{\})");
    argument = std::regex_replace(argument, qualified, "__");
    argument = std::regex_replace(argument, condition, "");
    argument = std::regex_replace(argument, space, "");
    const std::regex colon(":");
    return std::all_of(std::sregex_token_iterator(argument.begin(), argument.end(), colon, -1),
                       std::sregex_token_iterator(),
                       [](const std::string& each) { return std::regex_match(each, plain); });
}

void check_file(const fs::path& file, const std::string& path, std::vector<Violation>& found) {
    const std::string text = without_words(text_of(file));
    const std::string call = "setToolTip(";
    for (std::size_t at = text.find(call); at != std::string::npos; at = text.find(call, at + 1)) {
        const std::string argument = argument_at(text, at + call.size());
        const auto line = 1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n');
        if (!is_plain(argument))
            found.push_back({"tips", path + ":" + std::to_string(line) +
                                         " has a tool tip without plain_tip(): " + argument});
    }
    const std::regex of_model("== *Qt::ToolTipRole|case Qt::ToolTipRole|, *Qt::ToolTipRole\\);");
    if (std::regex_search(text, of_model) && text.find("plain_tip(") == std::string::npos)
        found.push_back({"tips", path + " has a model's tool tip without plain_tip()"});
}

} // namespace

std::vector<Violation> check_tips(const fs::path& root) {
    std::vector<Violation> found;
    for (const auto& entry : fs::recursive_directory_iterator(root / "ui"))
        if (entry.is_regular_file() && entry.path().extension() == ".cpp")
            check_file(entry.path(), fs::relative(entry.path(), root).generic_string(), found);
    return found;
}

} // namespace ks::layers
