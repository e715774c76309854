// SPDX-License-Identifier: Apache-2.0
#include "tests/solvers/symbols.h"

#include "tests/support/process.h"

#include <QFile>
#include <QRegularExpression>
#include <QSet>

namespace ks {

namespace {

/// The names of kernels, device functions, classes and host functions that the file defines.
QSet<QString> names_of(const QString& inl) {
    QFile file(inl);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QString text = QString::fromUtf8(file.readAll());
    QSet<QString> names;
    for (const char* pattern : {R"(KS_KERNEL void (\w+))", R"(KS_DEVICE \w+ (\w+)\()", R"(^ *class (\w+))",
                                R"(^const Variant& (\w+)\()"}) {
        const QRegularExpression expression(pattern, QRegularExpression::MultilineOption);
        for (auto match = expression.globalMatch(text); match.hasNext();)
            names << match.next().captured(1);
    }
    const QRegularExpression list(R"(KS_KERNELS\((\w+))");
    names << "kernels_" + list.match(text).captured(1);
    return names;
}

bool belongs(const QString& symbol) {
    static const QRegularExpression ours(
        R"(^((vtable|typeinfo|typeinfo name|guard variable) for )?([\w:<>\*&, ]* |decltype ?\(.*\) )?(ks|std|__gnu_cxx|nlohmann|fmt)::)");
    static const QRegularExpression compilers(R"(^(DW\.ref\.|_|operator (new|delete)))");
    return ours.match(symbol).hasMatch() || compilers.match(symbol).hasMatch();
}

} // namespace

QStringList misplaced_symbols(const QString& object, const QString& inl, const QString& home) {
    const QSet<QString> names = names_of(inl);
    const Ran nm =
        run_tool("nm", {"--demangle", "--defined-only", "--extern-only", "--format=posix", object});
    if (nm.status != 0 || names.size() < 2)
        return {"cannot read " + object + " or " + inl};
    static const QRegularExpression line(R"(^(.*) [A-Za-z] [0-9a-f]+ ?[0-9a-f]*$)");
    QStringList misplaced;
    for (const QString& each : nm.output.split('\n', Qt::SkipEmptyParts)) {
        const QString symbol = line.match(each).captured(1);
        bool wrong = !belongs(symbol);
        for (const QString& name : names) {
            const QRegularExpression entity(R"((^|[^\w:]|(\w+::)+))" + name + R"(\b)");
            if (const auto match = entity.match(symbol); match.hasMatch())
                wrong |= !match.captured(1).startsWith(home + "::");
        }
        if (wrong)
            misplaced << symbol;
    }
    return misplaced;
}

} // namespace ks
