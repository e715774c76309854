// SPDX-License-Identifier: Apache-2.0
#include "solvers/table/table_file.h"

#include "solvers/base/xxh64.h"
#include "solvers/problems/format.h"
#include "solvers/problems/presets.h"
#include "solvers/table/table_writer.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QTemporaryDir>

#include <csignal>
#include <cstring>
#include <sys/resource.h>

using namespace ks;

namespace {

template <class Cell>
using Rows = std::vector<std::vector<Cell>>;

template <class Cell>
Rows<Cell> some_rows(std::int64_t rows, std::int64_t columns) {
    Rows<Cell> table(static_cast<std::size_t>(rows), std::vector<Cell>(static_cast<std::size_t>(columns)));
    for (std::size_t i = 0; i < table.size(); ++i)
        for (std::size_t j = 0; j < table[i].size(); ++j)
            table[i][j] = j < i ? minus_infinity<Cell> : static_cast<Cell>(1000 * i + j);
    return table;
}

TableDescription described(std::int64_t rows, std::int64_t columns, RowWidth width) {
    return {rows, columns, width, std::string(64, 'a'), "mckp.shared", "gpu:0", "NVIDIA H200"};
}

template <class Cell>
Result<void> write(const std::string& path, const Rows<Cell>& rows, TableDescription table) {
    KS_TRY(TableWriter writer, TableWriter::create(path, std::move(table), {}));
    for (std::size_t i = 0; i < rows.size(); ++i)
        KS_CHECK(writer.row(static_cast<std::int64_t>(i) + 1, std::span<const Cell>(rows[i])));
    return writer.finish();
}

QByteArray content(const std::string& path) {
    QFile file(QString::fromStdString(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void put(const std::string& path, const QByteArray& bytes) {
    QFile file(QString::fromStdString(path));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", path.c_str());
}

template <class Number>
QByteArray with_number(QByteArray bytes, qsizetype at, Number number) {
    std::memcpy(bytes.data() + at, &number, sizeof number);
    return bytes;
}

/// The header with a seal that fits it, so that what it claims has to be refused for itself.
QByteArray sealed(QByteArray bytes, qsizetype checksums) {
    const auto all = std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size())));
    const auto seal = table_seal(all.first(static_cast<std::size_t>(TableLayout::header_bytes)),
                                 all.subspan(all.size() - static_cast<std::size_t>(checksums) - 8,
                                             static_cast<std::size_t>(checksums)));
    return with_number(bytes, bytes.size() - 8, seal);
}

} // namespace

/// Table files: what is written comes back, and nothing else is taken for a table.
class TableFileTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    std::string path(const char* name = "t") const { return folder_.filePath(name).toStdString(); }
    QStringList left() const { return QDir(folder_.path()).entryList(QDir::Files | QDir::Hidden); }

    template <class Cell>
    void round_trip(std::int64_t m, std::int64_t columns) {
        const RowWidth width = sizeof(Cell) == 4 ? RowWidth::bits32 : RowWidth::bits64;
        const auto rows = some_rows<Cell>(m, columns);
        KS_VERIFY_OK(write(path(), rows, described(m, columns, width)));
        const auto table = TableFile::open(path());
        KS_VERIFY_OK(table);
        QCOMPARE((*table)->description(), described(m, columns, width));
        KS_VERIFY_OK((*table)->check_rows({}));
        for (std::int64_t i = 0; i <= m; ++i) {
            const auto row = (*table)->row<Cell>(i);
            KS_VERIFY_OK(row);
            QCOMPARE(std::vector<Cell>(row->begin(), row->end()),
                     i == 0 ? std::vector<Cell>(static_cast<std::size_t>(columns))
                            : rows[static_cast<std::size_t>(i - 1)]);
        }
        for (const std::int64_t outside : {std::int64_t{-1}, m + 1, INT64_MIN, INT64_MAX})
            QCOMPARE((*table)->row<Cell>(outside).error().code, ErrorCode::usage);
        using Other = std::conditional_t<sizeof(Cell) == 4, std::int64_t, std::int32_t>;
        QCOMPARE((*table)->row<Other>(0).error().code, ErrorCode::usage);
    }

private slots:
    void cleanup() {
        for (const QString& name : left())
            QFile::remove(folder_.filePath(name));
    }

    void what_is_written_comes_back() {
        for (const auto& [m, columns] :
             std::vector<std::pair<int, int>>{{1, 1}, {3, 11}, {7, 1000}, {0, 5}, {300, 1}}) {
            round_trip<std::int32_t>(m, columns);
            round_trip<std::int64_t>(m, columns);
            QCOMPARE(left(), QStringList{"t"});
        }
    }

    void the_format_stays_as_documented() {
        KS_VERIFY_OK(write(path(), Rows<std::int32_t>{{7, -1}}, described(1, 2, RowWidth::bits32)));
        const QByteArray bytes = content(path());
        QCOMPARE(bytes.size(), 320 + 8 + 8 + 8);
        QCOMPARE(bytes.first(40).toHex(), QByteArray("894b5354420d0a1a"
                                                     "01000000"
                                                     "40010000"
                                                     "04000000"
                                                     "00000000"
                                                     "0100000000000000"
                                                     "0200000000000000"));
        QCOMPARE(bytes.mid(40, 64), QByteArray(64, 'a'));
        QCOMPARE(bytes.mid(104, 12), QByteArray("mckp.shared\0", 12));
        QCOMPARE(bytes.mid(168, 6), QByteArray("gpu:0\0", 6));
        QCOMPARE(bytes.mid(200, 12), QByteArray("NVIDIA H200\0", 12));
        QCOMPARE(bytes.mid(320, 8).toHex(), QByteArray("07000000ffffffff"));
    }

    void a_file_cut_anywhere_is_refused() {
        KS_VERIFY_OK(write(path(), some_rows<std::int32_t>(3, 11), described(3, 11, RowWidth::bits32)));
        const QByteArray whole = content(path());
        for (qsizetype bytes = 0; bytes < whole.size(); ++bytes) {
            put(path(), whole.first(bytes));
            const auto table = TableFile::open(path());
            QVERIFY2(!table && table.error().code == ErrorCode::input, qPrintable(QString::number(bytes)));
            QCOMPARE(table.error().where, path());
            QVERIFY(!table.error().todo.empty());
        }
        put(path(), whole + "x");
        QVERIFY(!TableFile::open(path()));
        put(path(), whole);
        KS_VERIFY_OK(TableFile::open(path()));
    }

    void every_altered_byte_is_found() {
        KS_VERIFY_OK(write(path(), some_rows<std::int64_t>(3, 5), described(3, 5, RowWidth::bits64)));
        const QByteArray whole = content(path());
        for (qsizetype at = 0; at < whole.size(); ++at)
            for (const char mask : {'\x01', '\x80', '\xff'}) {
                QByteArray altered = whole;
                altered[at] = static_cast<char>(altered[at] ^ mask);
                put(path(), altered);
                const auto table = TableFile::open(path());
                const qsizetype row = (at - TableLayout::header_bytes) / 40 + 1;
                const bool in_row = at >= TableLayout::header_bytes && row <= 3;
                QCOMPARE(bool(table), in_row); // outside the rows at once, a row when it is looked at
                if (!in_row)
                    continue;
                for (int time = 0; time < 2; ++time)
                    for (std::int64_t i = 1; i <= 3; ++i)
                        QCOMPARE(bool((*table)->row<std::int64_t>(i)), i != row);
                KS_COMPARE_ERROR((*table)->row<std::int64_t>(row), ErrorCode::input,
                                 QByteArray::fromStdString(
                                     path() + ": row " + std::to_string(row) +
                                     " is damaged; write it again with `knapscope-run solve --table`"));
                QVERIFY(!(*table)->check_rows({}));
            }
    }

    void headers_that_lie_are_refused_data() {
        QTest::addColumn<qsizetype>("at");
        QTest::addColumn<int>("bytes");
        QTest::addColumn<qint64>("number");
        QTest::addColumn<QString>("what");
        const qint64 large = std::numeric_limits<qint64>::max();
        const auto add = [](const char* name, qsizetype at, int bytes, qint64 number, const char* what) {
            QTest::newRow(name) << at << bytes << number << what;
        };
        add("magic", 0, 4, 0, "not a table file");
        add("another version", 8, 4, 2, "version 2");
        add("header bytes", 12, 4, 4096, "header is damaged");
        add("cell bytes", 16, 4, 2, "header is damaged");
        add("other cell bytes", 16, 4, 8, "cut short");
        add("reserved", 20, 4, 1, "header is damaged");
        add("no columns", 32, 8, 0, "header is damaged");
        add("negative columns", 32, 8, -1, "header is damaged");
        add("negative rows", 24, 8, -3, "header is damaged");
        add("one row more", 24, 8, 4, "cut short");
        add("one row less", 24, 8, 2, "something was added");
        add("rows beyond counting", 24, 8, large, "header is damaged");
        add("columns beyond counting", 32, 8, large, "header is damaged");
        add("rows whose bytes wrap to few", 24, 8, qint64{1} << 62, "header is damaged");
        add("columns whose bytes wrap to few", 32, 8, (qint64{1} << 62) + 11, "header is damaged");
        add("a size that no disk has", 24, 8, qint64{1} << 40, "cut short");
    }
    void headers_that_lie_are_refused() {
        QFETCH(qsizetype, at);
        QFETCH(int, bytes);
        QFETCH(qint64, number);
        QFETCH(QString, what);
        KS_VERIFY_OK(write(path(), some_rows<std::int32_t>(3, 11), described(3, 11, RowWidth::bits32)));
        const QByteArray whole = content(path());
        QCOMPARE(sealed(whole, 3 * 8), whole);
        const QByteArray lying = bytes == 4 ? with_number(whole, at, static_cast<std::int32_t>(number))
                                            : with_number(whole, at, number);
        put(path(), sealed(lying, 3 * 8));
        const auto table = TableFile::open(path());
        QVERIFY(!table);
        QCOMPARE(table.error().code, ErrorCode::input);
        QVERIFY2(table.error().what.find(what.toStdString()) != std::string::npos, sentence_of(table));
    }

    void what_is_no_file_is_refused() {
        QCOMPARE(TableFile::open(path("missing")).error().code, ErrorCode::input);
        QCOMPARE(TableFile::open(folder_.path().toStdString()).error().code, ErrorCode::input);
        QCOMPARE(TableFile::open("/dev/zero").error().code, ErrorCode::input);
        put(path(), "{\"format\": \"knapscope-instance\"}");
        KS_COMPARE_ERROR(
            TableFile::open(path()), ErrorCode::input,
            QByteArray::fromStdString(path() + ": this is not a table file of Knapscope; write it again with "
                                               "`knapscope-run solve --table`"));
    }

    void another_instance_is_refused() {
        const InstancePtr own = *generate("thesis-2.2", "multiple-choice", {});
        const InstancePtr other = *generate("thesis-set1", "multiple-choice", {});
        TableDescription table = *table_shape(*own);
        table.instance_sha256 = fingerprint(*own);
        const auto rows = some_rows<std::int32_t>(table.rows, table.columns);
        KS_VERIFY_OK(write(path(), rows, table));
        const auto opened = TableFile::open(path());
        KS_VERIFY_OK((*opened)->check_instance(*own));
        QCOMPARE((*opened)->check_instance(*other).error().code, ErrorCode::input);
        table.instance_sha256[0] ^= 1;
        KS_VERIFY_OK(write(path(), rows, table));
        QCOMPARE((*TableFile::open(path()))->check_instance(*own).error().code, ErrorCode::input);
    }

    void a_mapped_table_outlives_its_replacement() {
        KS_VERIFY_OK(write(path(), Rows<std::int32_t>{{1, 2}}, described(1, 2, RowWidth::bits32)));
        const auto first = TableFile::open(path());
        KS_VERIFY_OK(write(path(), Rows<std::int32_t>{{3}}, described(1, 1, RowWidth::bits32)));
        QCOMPARE((*(*first)->row<std::int32_t>(1))[1], 2);
        QCOMPARE((*(*TableFile::open(path()))->row<std::int32_t>(1))[0], 3);
    }

    void a_writer_that_does_not_finish_leaves_nothing() {
        const std::vector<std::int32_t> row{1, 2};
        {
            auto writer = TableWriter::create(path(), described(2, 2, RowWidth::bits32), {});
            KS_VERIFY_OK(writer);
            KS_VERIFY_OK(writer->row(1, std::span<const std::int32_t>(row)));
            QCOMPARE(left().size(), 1); // beside the target
            QVERIFY(!left().contains("t"));
            QCOMPARE(writer->finish().error().code, ErrorCode::internal); // a row is missing
        }
        QCOMPARE(left(), QStringList());
    }

    void only_the_announced_rows_are_taken() {
        auto writer = TableWriter::create(path(), described(2, 2, RowWidth::bits32), {});
        const std::vector<std::int32_t> row{1, 2}, longer{1, 2, 3};
        const std::vector<std::int64_t> wide{1, 2};
        QCOMPARE(writer->row(2, std::span<const std::int32_t>(row)).error().code, ErrorCode::internal);
        QCOMPARE(writer->row(1, std::span<const std::int32_t>(longer)).error().code, ErrorCode::internal);
        QCOMPARE(writer->row(1, std::span<const std::int64_t>(wide)).error().code, ErrorCode::internal);
        KS_VERIFY_OK(writer->row(1, std::span<const std::int32_t>(row)));
        KS_VERIFY_OK(writer->row(2, std::span<const std::int32_t>(row)));
        QCOMPARE(writer->row(3, std::span<const std::int32_t>(row)).error().code, ErrorCode::internal);
    }

    void a_stop_request_ends_writing() {
        std::stop_source stop;
        auto writer = TableWriter::create(path(), described(1, 2, RowWidth::bits32), stop.get_token());
        KS_VERIFY_OK(writer);
        stop.request_stop();
        const std::vector<std::int32_t> row{1, 2};
        QCOMPARE(writer->row(1, std::span<const std::int32_t>(row)).error().code, ErrorCode::cancelled);
    }

    void what_cannot_be_written_is_said() {
        const auto refused = [](const std::string& where, std::int64_t columns = 2) {
            return TableWriter::create(where, described(1, columns, RowWidth::bits32), {}).error();
        };
        QCOMPARE(refused(path("no/folder")).code, ErrorCode::output);
        QCOMPARE(refused(folder_.path().toStdString()).code, ErrorCode::output);
        QCOMPARE(refused("").code, ErrorCode::output);
        const Error full = refused(path(), std::int64_t{1} << 55);
        QCOMPARE(full.code, ErrorCode::output);
        QVERIFY2(full.what.find(" free") != std::string::npos, full.what.c_str());
        QCOMPARE(refused(path(), INT64_MAX).code, ErrorCode::limit);
        QCOMPARE(left(), QStringList());
    }

    /// A limit on the size of files stands for a disk that fills up on the way.
    void a_disk_that_fills_up_leaves_the_old_file() {
        KS_VERIFY_OK(write(path(), Rows<std::int32_t>{{1, 2}}, described(1, 2, RowWidth::bits32)));
        const QByteArray before = content(path());
        rlimit old{};
        QCOMPARE(getrlimit(RLIMIT_FSIZE, &old), 0);
        const auto handler = std::signal(SIGXFSZ, SIG_IGN);
        rlimit small = old;
        for (const rlim_t bytes :
             {rlim_t{100}, rlim_t{400}, rlim_t{320 + 3 * 4000}, rlim_t{320 + 3 * 4000 + 24}}) {
            small.rlim_cur = bytes;
            QCOMPARE(setrlimit(RLIMIT_FSIZE, &small), 0);
            const auto written =
                write(path(), some_rows<std::int32_t>(3, 1000), described(3, 1000, RowWidth::bits32));
            setrlimit(RLIMIT_FSIZE, &old);
            QVERIFY(!written);
            QCOMPARE(written.error().code, ErrorCode::output);
            QCOMPARE(content(path()), before);
            QCOMPARE(left(), QStringList{"t"});
        }
        std::signal(SIGXFSZ, handler);
    }
};

KS_TEST(TableFileTest)
#include "table_file_test.moc"
