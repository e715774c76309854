// SPDX-License-Identifier: Apache-2.0
#include "solvers/emulator/engine/emulator_backend.h"
#include "solvers/occupancy/kernel_resources.h"
#include "tests/support/checks.h"
#include "tests/support/paths.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QFile>

#include <cxxabi.h>
#include <map>
#include <regex>
#include <set>
#include <sstream>

using namespace ks;

namespace {

std::string demangled(const std::string& symbol) {
    int status = 0;
    const std::unique_ptr<char, decltype(&std::free)> text(
        abi::__cxa_demangle(symbol.c_str(), nullptr, nullptr, &status), &std::free);
    return status == 0 ? text.get() : symbol;
}

/// Returns the function name in a demangled signature, with template arguments and without namespace:
/// "mckp_global_row<int>" for "void ks::device::mckp_global_row<int>(int const*, ...)".
std::string function_in(const std::string& text, const std::string& space) {
    const auto found = text.find(space);
    if (found == std::string::npos)
        return {};
    const auto begin = found + space.size();
    int depth = 0;
    for (auto at = begin; at < text.size(); ++at) {
        depth += text[at] == '<' ? 1 : text[at] == '>' ? -1 : 0;
        // The ABI tag of a function that is not a template comes directly after its name.
        if (depth < 0 || (depth == 0 && text[at] == '('))
            return text.substr(begin, at - begin);
    }
    return text.substr(begin);
}

/// The name of each instantiation in programs, by "family.function".
std::map<std::string, std::string> names_of_instantiations() {
    std::map<std::string, std::string> names;
    const std::string tag = "FunctionTag<&(";
    for (const auto& list : emulator::built_in_kernels())
        for (const EmulatedKernel& each : list) {
            if (!each.tag)
                continue; // an array in constant memory
            const std::string text = demangled(each.tag);
            const auto inside = text.find(tag);
            const std::string function = function_in(
                inside == std::string::npos ? text : text.substr(inside + tag.size()), "ks::emulated::");
            names[std::string(each.family) + "." + function] = std::string(each.family) + "." + each.name;
        }
    return names;
}

/// Reads the output of `ptxas -v` for one kernel file, for every architecture.
void read_report(const QString& path, const std::map<std::string, std::string>& names,
                 std::vector<KernelResources>& kernels) {
    QFile file(path);
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(path));
    static const std::regex entry("Compiling entry function '([^']+)' for 'sm_([0-9]+)([0-9])'");
    static const std::regex used("Used ([0-9]+) registers");
    static const std::regex shared("([0-9]+) bytes smem");
    const std::string family = QFileInfo(path).fileName().section('.', 0, 0).toStdString();
    KernelResources now;
    std::istringstream text(file.readAll().toStdString());
    for (std::string line; std::getline(text, line);) {
        std::smatch match;
        if (std::regex_search(line, match, entry)) {
            now = {};
            now.sm = match[2].str() + "." + match[3].str();
            now.instantiation = function_in(demangled(match[1].str()), "ks::device::");
            const auto name = names.find(family + "." + now.instantiation);
            QVERIFY2(name != names.end(),
                     qPrintable(QString::fromStdString(now.instantiation +
                                                       " is compiled but not in KS_KERNELS of " + family)));
            now.kernel = name->second;
        } else if (std::regex_search(line, match, used)) {
            now.registers = std::stoi(match[1].str());
            if (std::regex_search(line, match, shared))
                now.static_shared_bytes = std::stoi(match[1].str());
            kernels.push_back(now);
        }
    }
}

} // namespace

/// Compares assets/kernel-resources.json with the current output of ptxas. With KS_REFRESH=1 (the target
/// kernel-resources) the test writes the file.
class StaleResourcesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        built_.nvcc = KS_NVCC_VERSION;
        built_.nvcc = built_.nvcc.substr(0, built_.nvcc.find('.', built_.nvcc.find('.') + 1));
        const std::map<std::string, std::string> names = names_of_instantiations();
        const QDir folder(KS_PTXAS_REPORTS);
        const QStringList reports = folder.entryList({"*.ptxas.txt"}, QDir::Files, QDir::Name);
        QVERIFY(!reports.isEmpty());
        for (const QString& report : reports) {
            read_report(folder.filePath(report), names, built_.kernels);
            if (QTest::currentTestFailed())
                return;
        }
        std::ranges::sort(built_.kernels, [](const KernelResources& a, const KernelResources& b) {
            return a.kernel != b.kernel ? a.kernel < b.kernel : is_older(a.sm, b.sm);
        });
        if (qEnvironmentVariableIntValue("KS_REFRESH") != 0) {
            QFile file(path);
            const QByteArray text = QByteArray::fromStdString(write_kernel_resources(built_));
            QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
            QCOMPARE(file.write(text), text.size());
        }
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto read = read_kernel_resources(file.readAll().toStdString(), "assets/kernel-resources.json");
        KS_VERIFY_OK(read);
        committed_ = *read;
        if (committed_.nvcc != built_.nvcc && qEnvironmentVariable("KS_REQUIRE_NVCC") != "1")
            QSKIP("the figures are those of another nvcc");
        QVERIFY2(committed_.nvcc == built_.nvcc, stale().c_str());
    }

    void figures_are_up_to_date_data() {
        QTest::addColumn<QString>("kernel");
        std::set<std::string> names;
        for (const KernelResourceTable* table : {&built_, &committed_})
            for (const KernelResources& each : table->kernels)
                names.insert(each.kernel);
        for (const std::string& name : names)
            QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }
    /// A kernel without numbers is not measured yet; numbers that differ from the current output of ptxas are
    /// out of date.
    void figures_are_up_to_date() {
        QFETCH(QString, kernel);
        const auto committed = figures(committed_, kernel.toStdString());
        if (committed.empty())
            QSKIP(qPrintable(kernel + " is not measured yet; " +
                             QString::fromUtf8(refresh_kernel_resources.data(),
                                               static_cast<qsizetype>(refresh_kernel_resources.size()))));
        QVERIFY2(committed == figures(built_, kernel.toStdString()), stale().c_str());
    }

private:
    const QString path = source_path("assets/kernel-resources.json");

    static std::string stale() {
        return "assets/kernel-resources.json is stale; " + std::string(refresh_kernel_resources);
    }
    static std::vector<KernelResources> figures(const KernelResourceTable& table, const std::string& kernel) {
        std::vector<KernelResources> found;
        std::ranges::copy_if(table.kernels, std::back_inserter(found),
                             [&](const KernelResources& each) { return each.kernel == kernel; });
        return found;
    }

    KernelResourceTable built_, committed_;
};

KS_TEST(StaleResourcesTest)
#include "recorded_resources_test.moc"
