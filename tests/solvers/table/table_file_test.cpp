// SPDX-License-Identifier: Apache-2.0
#include "solvers/table/table_file.h"

#include "solvers/core/xxhash.h"
#include "solvers/formats/format.h"
#include "solvers/kinds/presets.h"
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

TableDescription described(std::int64_t rows, std::int64_t columns, CellType cell, std::int64_t layers = 1) {
    return {{rows, columns, cell, layers}, std::string(64, 'a'), "mckp.shared", "gpu:0", "NVIDIA H200"};
}

/// The cell type for rows of this C++ type.
template <class Cell>
constexpr CellType type_of = std::is_same_v<Cell, std::int32_t>   ? CellType::int32
                             : std::is_same_v<Cell, std::int64_t> ? CellType::int64
                                                                  : CellType::float64;

template <class Cell>
Result<void> write(const std::string& path, const Rows<Cell>& rows, TableDescription table) {
    KS_TRY(TableWriter writer, TableWriter::create(path, std::move(table), {}));
    for (std::size_t i = 0; i < rows.size(); ++i)
        KS_CHECK(writer.row(static_cast<std::int64_t>(i) + 1, RowCells(std::span(rows[i]))));
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

/// The file with a seal that matches its altered header, so that the file must be refused for the header's
/// values.
QByteArray sealed(QByteArray bytes, qsizetype checksums, int version = 2) {
    const auto all = std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size())));
    const auto seal = table_seal(version, all.first(static_cast<std::size_t>(FileLayout::header_bytes)),
                                 all.subspan(all.size() - static_cast<std::size_t>(checksums) - 8,
                                             static_cast<std::size_t>(checksums)));
    return with_number(bytes, bytes.size() - 8, seal);
}

} // namespace

/// Data written to a table file can be read back, and other files are not accepted as tables.
class TableFileTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    std::string path(const char* name = "t") const { return folder_.filePath(name).toStdString(); }
    QStringList left() const { return QDir(folder_.path()).entryList(QDir::Files | QDir::Hidden); }

    template <class Cell>
    void round_trip(std::int64_t m, std::int64_t columns, std::int64_t layers) {
        const TableDescription description = described(m, columns, type_of<Cell>, layers);
        const auto rows = some_rows<Cell>(m * layers, columns);
        KS_VERIFY_OK(write(path(), rows, description));
        const auto table = TableFile::open(path());
        KS_VERIFY_OK(table);
        QCOMPARE((*table)->description(), description);
        KS_VERIFY_OK((*table)->check_rows({}));
        for (std::int64_t i = 1; i <= m * layers; ++i) {
            const auto row = (*table)->row(i);
            KS_VERIFY_OK(row);
            QCOMPARE(row->columns(), columns);
            const auto cells = row->elements<Cell>();
            QCOMPARE(std::vector<Cell>(cells.begin(), cells.end()), rows[static_cast<std::size_t>(i - 1)]);
        }
        for (const std::int64_t outside :
             {std::int64_t{0}, std::int64_t{-1}, m * layers + 1, INT64_MIN, INT64_MAX})
            QCOMPARE((*table)->row(outside).error().code, ErrorCode::usage);
    }

private slots:
    void cleanup() {
        for (const QString& name : left())
            QFile::remove(folder_.filePath(name));
    }

    void an_empty_file_is_not_a_table() {
        KS_COMPARE_ERROR(from_header({}, "x.kstable"), ErrorCode::input,
                         "x.kstable: this is not a table file of Knapscope; write it again with "
                         "`knapscope-run solve --table`");
    }

    void written_data_comes_back() {
        for (const auto& [m, columns] :
             std::vector<std::pair<int, int>>{{1, 1}, {3, 11}, {7, 1000}, {0, 5}, {300, 1}}) {
            for (const std::int64_t layers : {1, 3}) {
                round_trip<std::int32_t>(m, columns, layers);
                round_trip<std::int64_t>(m, columns, layers);
                round_trip<double>(m, columns, layers);
            }
            QCOMPARE(left(), QStringList{"t"});
        }
    }

    void the_format_stays_as_documented() {
        KS_VERIFY_OK(write(path(), Rows<std::int32_t>{{7, -1, 2}}, described(1, 3, CellType::int32)));
        const QByteArray bytes = content(path());
        QCOMPARE(bytes.size(), 320 + 16 + 8 + 8);
        QCOMPARE(bytes.first(48).toHex(), QByteArray("894b5354420d0a1a"
                                                     "02000000"
                                                     "40010000"
                                                     "696e743332000000"
                                                     "0100000000000000"
                                                     "0100000000000000"
                                                     "0300000000000000"));
        QCOMPARE(bytes.mid(48, 64), QByteArray(64, 'a'));
        QCOMPARE(bytes.mid(112, 12), QByteArray("mckp.shared\0", 12));
        QCOMPARE(bytes.mid(176, 6), QByteArray("gpu:0\0", 6));
        QCOMPARE(bytes.mid(208, 12), QByteArray("NVIDIA H200\0", 12));
        QCOMPARE(bytes.mid(320, 16).toHex(), QByteArray("07000000ffffffff0200000000000000"));
        const auto all = std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size())));
        QCOMPARE(bytes.mid(336, 8), with_number(QByteArray(8, 0), 0, xxh3(all.subspan(320, 16))));
        QCOMPARE(bytes.mid(344, 8),
                 with_number(QByteArray(8, 0), 0, xxh3(all.subspan(336, 8), xxh3(all.first(320)))));
    }

    /// The least significant bit of a word is its first column. Bits after the last column are not written.
    void bits_have_the_documented_order() {
        const std::vector<std::uint64_t> words{0x8000000000000005, ~std::uint64_t{0}};
        auto writer = TableWriter::create(path(), described(2, 67, CellType::bit), {});
        KS_VERIFY_OK(writer);
        KS_VERIFY_OK(writer->row(1, {std::span(words), 67}));
        KS_VERIFY_OK(writer->row(2, {std::span(words), 67}));
        KS_VERIFY_OK(writer->finish());
        const QByteArray bytes = content(path());
        QCOMPARE(bytes.size(), 320 + 2 * 16 + 2 * 8 + 8);
        QCOMPARE(bytes.mid(16, 8), QByteArray("bit\0\0\0\0\0", 8));
        QCOMPARE(bytes.mid(320, 16).toHex(), QByteArray("05000000000000800700000000000000"));
        const auto table = TableFile::open(path());
        KS_VERIFY_OK(table);
        for (std::int64_t j = 0; j < 67; ++j)
            QCOMPARE((*table)->row(2)->integer(j), j == 0 || j == 2 || j >= 63 ? 1 : 0);
    }

    /// A file in version 1 of the format, as mckp.sequential wrote it for Example 2.2.
    void version_1_is_still_read() {
        const auto text = [](const char* of, qsizetype bytes) {
            return QByteArray(of).leftJustified(bytes, '\0');
        };
        const QByteArray file =
            QByteArray::fromHex(
                "894b5354420d0a1a0100000040010000040000000000000003000000000000000b00000000000000") +
            text("9b214e2aa258b517b4927add8ec856a33315b4191b7491eb7f574e5b47825d07", 64) +
            text("mckp.sequential", 64) + text("cpu", 32) + text("", 120) +
            QByteArray::fromHex(
                "000000c0000000c0000000c002000000030000000300000003000000030000000300000003000000"
                "03000000"
                "000000c0000000c0000000c0000000c0010000c0010000c0010000c0030000000400000004000000"
                "04000000"
                "000000c0020000c0030000c0040000c0040000c0040000c0040000c0050000c00500000006000000"
                "07000000"
                "15ffe6a8b5caaee402e12b3d2386e936956966ebc514ebad0d25ef91e0747645");
        put(path(), file);
        const auto table = TableFile::open(path());
        KS_VERIFY_OK(table);
        QCOMPARE((*table)->description().version, 1);
        KS_VERIFY_OK((*table)->check_rows({}));
        KS_VERIFY_OK((*table)->check_instance(**generate("thesis-2.2", "", {})));
        const std::vector<std::vector<std::int64_t>> right{{-1, -1, -1, 2, 3, 3, 3, 3, 3, 3, 3},
                                                           {-1, -1, -1, -1, -1, -1, -1, 3, 4, 4, 4},
                                                           {-1, -1, -1, -1, -1, -1, -1, -1, 5, 6, 7}};
        for (std::int64_t i = 1; i <= 3; ++i)
            for (std::int64_t j = 0; j < 11; ++j)
                QVERIFY((*table)->row(i)->operator[](j).value_or(-1) ==
                        CellNumber(right[static_cast<std::size_t>(i - 1)][static_cast<std::size_t>(j)]));
        for (qsizetype at = 0; at < file.size(); ++at) {
            put(path(), QByteArray(file).replace(at, 1, QByteArray(1, static_cast<char>(file[at] ^ 4))));
            const auto altered = TableFile::open(path());
            QVERIFY2(!altered || !(*altered)->check_rows({}), qPrintable(QString::number(at)));
        }
        put(path(), sealed(with_number(file, 20, 1), 3 * 8, 1));
        QVERIFY(TableFile::open(path()).error().what.find("header is damaged") != std::string::npos);
        put(path(), sealed(with_number(file, 16, 2), 3 * 8, 1));
        QVERIFY(TableFile::open(path()).error().what.find("header is damaged") != std::string::npos);
    }

    void a_file_cut_anywhere_is_refused() {
        KS_VERIFY_OK(write(path(), some_rows<std::int32_t>(3, 11), described(3, 11, CellType::int32)));
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

    /// This includes the padding, which is the upper half of a row's last 8 bytes.
    void every_altered_byte_is_found() {
        KS_VERIFY_OK(write(path(), some_rows<std::int32_t>(3, 9), described(3, 9, CellType::int32)));
        const QByteArray whole = content(path());
        for (qsizetype at = 0; at < whole.size(); ++at)
            for (const char mask : {'\x01', '\x80', '\xff'}) {
                QByteArray altered = whole;
                altered[at] = static_cast<char>(altered[at] ^ mask);
                put(path(), altered);
                const auto table = TableFile::open(path());
                const qsizetype row = (at - FileLayout::header_bytes) / 40 + 1;
                const bool in_row = at >= FileLayout::header_bytes && row <= 3;
                // an error outside the rows is found at once, in a row when that row is read
                QCOMPARE(bool(table), in_row);
                if (!in_row)
                    continue;
                for (int time = 0; time < 2; ++time)
                    for (std::int64_t i = 1; i <= 3; ++i)
                        QCOMPARE(bool((*table)->row(i)), i != row);
                KS_COMPARE_ERROR((*table)->row(row), ErrorCode::input,
                                 QByteArray::fromStdString(
                                     path() + ": row " + std::to_string(row) +
                                     " is damaged; write it again with `knapscope-run solve --table`"));
                QVERIFY(!(*table)->check_rows({}));
            }
    }

    void wrong_headers_are_refused_data() {
        QTest::addColumn<qsizetype>("at");
        QTest::addColumn<int>("bytes");
        QTest::addColumn<qint64>("number");
        QTest::addColumn<QString>("what");
        const qint64 large = std::numeric_limits<qint64>::max();
        const auto add = [](const char* name, qsizetype at, int bytes, qint64 number, const char* what) {
            QTest::newRow(name) << at << bytes << number << what;
        };
        add("magic", 0, 4, 0, "not a table file");
        add("another version", 8, 4, 3, "version 3");
        add("version 1 with a header of version 2", 8, 4, 1, "header is damaged");
        add("header bytes", 12, 4, 4096, "header is damaged");
        add("a cell that nobody knows", 16, 8, 0x3436656c626f64, "header is damaged"); // "doble64"
        add("no cell", 16, 8, 0, "header is damaged");
        add("another cell", 16, 8, 0x3436746e69, "cut short");         // "int64"
        add("a smaller cell", 16, 8, 0x746962, "something was added"); // "bit"
        add("no layers", 24, 8, 0, "header is damaged");
        add("negative layers", 24, 8, -1, "header is damaged");
        add("two layers", 24, 8, 2, "cut short");
        add("layers beyond counting", 24, 8, large, "header is damaged");
        add("layers whose rows wrap to few", 24, 8, qint64{1} << 62, "header is damaged");
        add("no columns", 40, 8, 0, "header is damaged");
        add("negative columns", 40, 8, -1, "header is damaged");
        add("negative rows", 32, 8, -3, "header is damaged");
        add("one row more", 32, 8, 4, "cut short");
        add("one row less", 32, 8, 2, "something was added");
        add("rows beyond counting", 32, 8, large, "header is damaged");
        add("columns beyond counting", 40, 8, large, "header is damaged");
        add("rows whose bytes wrap to few", 32, 8, qint64{1} << 62, "header is damaged");
        add("columns whose bytes wrap to few", 40, 8, (qint64{1} << 62) + 11, "header is damaged");
        add("a size that no disk has", 32, 8, qint64{1} << 40, "cut short");
    }
    void wrong_headers_are_refused() {
        QFETCH(qsizetype, at);
        QFETCH(int, bytes);
        QFETCH(qint64, number);
        QFETCH(QString, what);
        KS_VERIFY_OK(write(path(), some_rows<std::int32_t>(3, 11), described(3, 11, CellType::int32)));
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

    void paths_that_are_not_files_are_refused() {
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
        TableDescription table;
        table.shape = *table_shape(*own);
        table.instance_sha256 = fingerprint(*own);
        const auto rows = some_rows<std::int32_t>(table.shape.rows, table.shape.columns);
        KS_VERIFY_OK(write(path(), rows, table));
        const auto opened = TableFile::open(path());
        KS_VERIFY_OK((*opened)->check_instance(*own));
        QCOMPARE((*opened)->check_instance(*other).error().code, ErrorCode::input);
        table.instance_sha256[0] ^= 1;
        KS_VERIFY_OK(write(path(), rows, table));
        QCOMPARE((*TableFile::open(path()))->check_instance(*own).error().code, ErrorCode::input);
    }

    void a_mapped_table_outlives_its_replacement() {
        KS_VERIFY_OK(write(path(), Rows<std::int32_t>{{1, 2}}, described(1, 2, CellType::int32)));
        const auto first = TableFile::open(path());
        KS_VERIFY_OK(write(path(), Rows<std::int32_t>{{3}}, described(1, 1, CellType::int32)));
        QCOMPARE((*first)->row(1)->integer(1), 2);
        QCOMPARE((*TableFile::open(path()))->row(1)->integer(0), 3);
    }

    void a_writer_that_does_not_finish_leaves_nothing() {
        const std::vector<std::int32_t> row{1, 2};
        {
            auto writer = TableWriter::create(path(), described(2, 2, CellType::int32), {});
            KS_VERIFY_OK(writer);
            KS_VERIFY_OK(writer->row(1, RowCells(std::span(row))));
            QVERIFY(!left().contains("t"));
            QCOMPARE(writer->finish().error().code, ErrorCode::internal); // a row is missing
        }
        QCOMPARE(left(), QStringList());
    }

    void only_the_announced_rows_are_taken() {
        auto writer = TableWriter::create(path(), described(2, 2, CellType::int32), {});
        const std::vector<std::int32_t> row{1, 2}, longer{1, 2, 3};
        const std::vector<std::int64_t> wide{1, 2};
        QCOMPARE(writer->row(2, RowCells(std::span(row))).error().code, ErrorCode::internal);
        QCOMPARE(writer->row(1, RowCells(std::span(longer))).error().code, ErrorCode::internal);
        QCOMPARE(writer->row(1, RowCells(std::span(wide))).error().code, ErrorCode::internal);
        KS_VERIFY_OK(writer->row(1, RowCells(std::span(row))));
        KS_VERIFY_OK(writer->row(2, RowCells(std::span(row))));
        QCOMPARE(writer->row(3, RowCells(std::span(row))).error().code, ErrorCode::internal);
    }

    void a_stop_request_ends_writing() {
        std::stop_source stop;
        auto writer = TableWriter::create(path(), described(1, 2, CellType::int32), stop.get_token());
        KS_VERIFY_OK(writer);
        stop.request_stop();
        const std::vector<std::int32_t> row{1, 2};
        QCOMPARE(writer->row(1, RowCells(std::span(row))).error().code, ErrorCode::cancelled);
    }

    void an_unwritable_output_is_reported() {
        const auto refused = [](const std::string& where, std::int64_t columns = 2) {
            return TableWriter::create(where, described(1, columns, CellType::int32), {}).error();
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

    /// A limit on file size simulates a disk that fills up during the write.
    void a_disk_that_fills_up_leaves_the_old_file() {
        KS_VERIFY_OK(write(path(), Rows<std::int32_t>{{1, 2}}, described(1, 2, CellType::int32)));
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
                write(path(), some_rows<std::int32_t>(3, 1000), described(3, 1000, CellType::int32));
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
