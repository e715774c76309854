// SPDX-License-Identifier: Apache-2.0
#include "app/own/file_access.h"

#include "app/own/headers.h"

#include <llvm/ADT/STLExtras.h>
#include <llvm/Support/MemoryBuffer.h>

#include <filesystem>

namespace ks::own {

namespace fs = std::filesystem;

namespace {

/// The largest file that is read.
constexpr std::uint64_t most_bytes = 16u << 20;

/// Whether a file lies in a folder, links followed.
bool is_below(const std::string& path, const std::string& folder) {
    std::error_code failed;
    const fs::path whole = fs::weakly_canonical(path, failed);
    if (failed)
        return false;
    const fs::path begin = folder;
    return std::ranges::mismatch(begin, whole).in1 == begin.end();
}

class LimitedFileSystem : public llvm::vfs::ProxyFileSystem {
public:
    LimitedFileSystem(llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> real, std::vector<std::string> folders)
        : ProxyFileSystem(std::move(real)), folders_(std::move(folders)) {}

    /// clang asks whether folders such as "." exist. The answer may be given: no file is read.
    llvm::ErrorOr<llvm::vfs::Status> status(const llvm::Twine& path) override {
        llvm::ErrorOr<llvm::vfs::Status> found = ProxyFileSystem::status(path);
        if (!found || found->isDirectory())
            return found;
        if (!found->isRegularFile() || found->getSize() > most_bytes || !is_allowed(path.str()))
            return std::make_error_code(std::errc::no_such_file_or_directory);
        return found;
    }
    llvm::ErrorOr<std::unique_ptr<llvm::vfs::File>> openFileForRead(const llvm::Twine& path) override {
        const llvm::ErrorOr<llvm::vfs::Status> found = status(path);
        if (!found)
            return found.getError();
        return ProxyFileSystem::openFileForRead(path);
    }

private:
    bool is_allowed(const std::string& path) const {
        return llvm::any_of(folders_, [&](const std::string& folder) { return is_below(path, folder); });
    }

    std::vector<std::string> folders_;
};

/// The newest folder of a compiler's own headers, such as /usr/include/c++/12; empty: there is none.
std::string newest_below(const std::string& folder) {
    std::string newest;
    int version = -1;
    std::error_code failed;
    for (const auto& each : fs::directory_iterator(folder, failed)) {
        const std::string name = each.path().filename().string();
        const int number = std::atoi(name.c_str());
        if (number > version) {
            version = number;
            newest = each.path().string();
        }
    }
    return newest;
}

} // namespace

std::vector<std::string> system_header_folders() {
    std::vector<std::string> folders;
    for (const char* of_library : {"/usr/include/c++", "/usr/include/x86_64-linux-gnu/c++"})
        if (std::string newest = newest_below(of_library); !newest.empty())
            folders.push_back(std::move(newest));
    // stddef.h and the like are the compiler's own; those of g++ serve clang as well.
    if (const std::string newest = newest_below("/usr/lib/gcc/x86_64-linux-gnu"); !newest.empty())
        folders.push_back(newest + "/include");
    folders.push_back("/usr/include/x86_64-linux-gnu");
    folders.push_back("/usr/include");
    return folders;
}

llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> file_access(const std::string& folder) {
    llvm::IntrusiveRefCntPtr<llvm::vfs::InMemoryFileSystem> headers(new llvm::vfs::InMemoryFileSystem);
    for (const Header& each : kernel_headers())
        headers->addFile(
            std::string(header_folder) + "/" + each.name, 0,
            llvm::MemoryBuffer::getMemBuffer(llvm::StringRef(each.text.data(), each.text.size()), each.name));
    std::error_code failed;
    std::vector<std::string> folders{fs::canonical(folder, failed).string(), "/usr/include", "/usr/lib/gcc"};
    llvm::IntrusiveRefCntPtr<llvm::vfs::OverlayFileSystem> both(new llvm::vfs::OverlayFileSystem(
        new LimitedFileSystem(llvm::vfs::getRealFileSystem(), std::move(folders))));
    both->pushOverlay(headers);
    return both;
}

} // namespace ks::own
