// SPDX-License-Identifier: Apache-2.0
#include "app/runner/user_ceilings.h"

#include "solvers/core/files.h"
#include "solvers/core/formatted.h"
#include "solvers/core/letters.h"
#include "solvers/core/system_words.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdlib>
#include <system_error>

namespace ks::runner {

namespace {

constexpr FileLimit ceilings_limit{.bytes = std::uintmax_t{1} << 20, .of = "a file of ceilings"};

/// An environment variable that names a folder. The XDG rules have relative ones ignored.
std::filesystem::path folder_of(const char* variable) {
    const char* const value = std::getenv(variable);
    const std::filesystem::path path = value != nullptr ? value : "";
    return path.is_absolute() ? path : std::filesystem::path();
}

/// A file's name from a GPU's uuid, or from its name where it has none.
std::string file_name_of(const roofline::Ceilings& ceilings) {
    std::string name = ceilings.uuid.empty() ? ceilings.device : ceilings.uuid;
    std::ranges::replace_if(
        name, [](char c) { return !is_letter_or_digit(c) && c != '-'; }, '-');
    return (name.empty() ? "gpu" : name) + ".json";
}

Result<roofline::Ceilings> read_ceilings_file(const std::filesystem::path& path) {
    KS_TRY(const std::string text, read_file(path, ceilings_limit));
    return roofline::read_ceilings(text, path.string());
}

} // namespace

Result<std::filesystem::path> ceilings_folder() {
    if (const auto data = folder_of("XDG_DATA_HOME"); !data.empty())
        return data / "Knapscope" / "ceilings";
    if (const auto home = folder_of("HOME"); !home.empty())
        return home / ".local" / "share" / "Knapscope" / "ceilings";
    return Error{.code = ErrorCode::output,
                 .what =
                     "there is no place to keep the ceilings: neither XDG_DATA_HOME nor HOME names a folder",
                 .todo = "set one of them"};
}

UserCeilings user_ceilings() {
    UserCeilings read;
    const auto folder = ceilings_folder();
    if (!folder)
        return read;
    std::vector<std::filesystem::path> files;
    std::error_code failed;
    for (std::filesystem::directory_iterator at(*folder, failed), end; !failed && at != end;
         at.increment(failed))
        if (at->path().extension() == ".json")
            files.push_back(at->path());
    std::ranges::sort(files); // the order of a folder is nobody's choice
    for (const auto& file : files) {
        if (auto one = read_ceilings_file(file))
            read.ceilings.push_back(*std::move(one));
        else
            read.unreadable.push_back(one.error());
    }
    return read;
}

Result<void> prepare_ceilings_folder() {
    KS_TRY(const auto folder, ceilings_folder());
    std::error_code failed;
    std::filesystem::create_directories(folder, failed);
    if (failed)
        return Error{
            .code = ErrorCode::output,
            .what = formatted("the folder for ceilings cannot be made: {}", system_words(failed.value())),
            .where = folder.string(),
            .todo = "let XDG_DATA_HOME name another place"};
    return {};
}

Result<std::filesystem::path> keep_ceilings(const roofline::Ceilings& ceilings) {
    KS_CHECK(prepare_ceilings_folder());
    KS_TRY(const auto folder, ceilings_folder());
    const std::filesystem::path path = folder / file_name_of(ceilings);
    KS_CHECK(write_file(path, to_json(ceilings).dump(2) + "\n"));
    return path;
}

} // namespace ks::runner
