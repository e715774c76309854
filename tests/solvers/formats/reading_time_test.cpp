// SPDX-License-Identifier: Apache-2.0
// Reading is linear in the length of a file, in every format: a file of a million records is opened in
// seconds.
#include "solvers/core/formatted.h"
#include "solvers/core/sanitizers.h"
#include "solvers/core/xml_reader.h"
#include "solvers/core/zip_reader.h"
#include "solvers/formats/format.h"
#include "solvers/kinds/kind.h"
#include "tests/support/checks.h"
#include "tests/support/cpu_clock.h"
#include "tests/support/kept_memory.h"
#include "tests/support/suite.h"
#include "tests/support/workbooks.h"

#include <QTemporaryDir>
#include <algorithm>
#include <fstream>
#include <functional>

using namespace ks;

namespace {

constexpr std::size_t few = 100'000, many = 10 * few;

void fill(Contents& contents, std::span<const Field> fields, const FieldAt& first, std::size_t salt) {
    FieldAt at = first;
    for (at.field = 0; at.field < fields.size(); ++at.field) {
        const Field& field = fields[at.field];
        const auto extra = static_cast<std::int64_t>((salt * 7919 + at.field * 31) % 97);
        if (field.type == Field::Type::integer && !field.optional)
            contents.set(at, std::min(field.most, std::max(field.least, field.fresh) + extra));
    }
}

/// An instance of `records` records; for a kind with groups, ten per group. Returns an error if the kind does
/// not accept that many.
Result<InstancePtr> of_records(const Kind& kind, std::size_t records) {
    constexpr std::size_t a_group = 10;
    Draft draft{.contents = kind.empty()};
    Contents& contents = *draft.contents;
    const Fields& fields = kind.fields();
    fill(contents, fields.scalars, FieldAt::scalar(0), 1);
    for (std::size_t i = 0; i < records; ++i) {
        if (fields.group && i % a_group == 0) {
            contents.add_group();
            fill(contents, fields.of_group, FieldAt::of_group(0, contents.groups() - 1), i);
        }
        contents.add_record();
        const std::size_t group = contents.groups() - 1;
        fill(contents, fields.of_record, FieldAt::of_record(0, group, contents.records(group) - 1), i);
    }
    return build_instance(kind, std::move(draft));
}

/// A file of `records` records: one instance, or many of 20 records each.
Result<void> write_sample(const Format& format, const Kind& kind, std::size_t records, bool several,
                          const std::filesystem::path& file) {
    constexpr std::size_t each = 20;
    KS_TRY(const InstancePtr instance, of_records(kind, several ? each : records));
    KS_TRY(const std::vector<FileText> files, write_instance(format, *instance, file));
    for (const FileText& one : files) {
        std::ofstream out(one.file);
        std::string_view text = one.text;
        if (several && format.id == "mknap") { // the only format that states its number of instances
            out << records / each << '\n';
            text.remove_prefix(text.find('\n') + 1);
        }
        for (std::size_t k = 0; k < (several ? records / each : 1); ++k)
            out << text;
    }
    return {};
}

/// Opens the file and chooses its last instance; returns the CPU time in milliseconds.
Result<double> reading_ms(const Format& format, const std::filesystem::path& file) {
    const CpuClock clock(Cpu::thread);
    KS_TRY(const std::string text, read_document(file));
    InstanceText given{.text = text, .name = file.string(), .file = file};
    const auto claims = most_sure(formats(), given);
    if (std::ranges::find(claims, &format) == claims.end())
        return Error{.what = "the format does not claim its own file", .where = file.string()};
    if (format.titles != nullptr) {
        KS_TRY(const std::vector<std::string> titles, format.titles(given));
        given.index = titles.size();
    }
    KS_TRY(const InstancePtr instance, read_as(format, given));
    return clock.milliseconds();
}

/// The same for a file of another program, which no format claims as it is.
Result<double> opening_ms(const std::filesystem::path& file) {
    const CpuClock clock(Cpu::thread);
    KS_TRY(const InstancePtr instance, read_instance_file(file));
    return clock.milliseconds();
}

/// The least of up to four tries: it stops at the first that takes no longer than it may. Other processes can
/// only add to what reading takes.
Result<double> least_ms(const std::function<Result<double>()>& measure, double at_most) {
    KS_TRY(double least, measure());
    for (int more = 0; more < 3 && least > at_most; ++more) {
        KS_TRY(const double again, measure());
        least = std::min(least, again);
    }
    return least;
}

/// What ten times the records may take. The goals are 12 times and 5 s. On a busy or slow machine both take
/// up to a third more, because of its caches; quadratic time would be 100 times.
double most_ms(double small) {
    return std::min(16 * std::max(small, 20.0), 7500.0);
}

using MakeFile = std::string (*)(std::size_t records);

/// A list of objects has three values for each record, and JSON of other programs has at most 2^21 values.
std::string json_of_objects(std::size_t records) {
    std::string text = R"({"capacity": 19, "items": [)";
    for (std::size_t i = 0; i < records / 2; ++i)
        text += written(R"({}{{"weight": {}, "value": {}}})", i == 0 ? "" : ",\n", i % 89 + 1, i % 97 + 1);
    return text + "]}";
}
std::string json_of_lists(std::size_t records) {
    std::string weights, values;
    for (std::size_t i = 0; i < records; ++i) {
        weights += written("{}{}", i == 0 ? "" : ", ", i % 89 + 1);
        values += written("{}{}", i == 0 ? "" : ", ", i % 97 + 1);
    }
    return written(R"({{"max weight": 19, "item_weights": [{}], "profits": [{}]}})", weights, values);
}
std::string xlsx_of_items(std::size_t records) {
    return tests::xlsx_of({tests::knapsack_sheet("Bag", records)});
}
std::string ods_of_items(std::size_t records) {
    return tests::ods_of({tests::knapsack_sheet("Bag", records)});
}

struct OtherFile {
    const char* name;
    MakeFile make;
};
constexpr OtherFile other_files[] = {{"JSON, a list of objects", json_of_objects},
                                     {"JSON, lists of numbers", json_of_lists},
                                     {"xlsx", xlsx_of_items},
                                     {"ods", ods_of_items}};

} // namespace

class ReadingTimeTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        if (KS_ADDRESS_SANITIZER || KS_THREAD_SANITIZER)
            QSKIP("sanitizers multiply CPU time");
        keep_freed_memory();
    }
    /// Each reader checks for cancellation once per 4,096 numbers or rows.
    void a_stop_request_ends_every_reader_data() {
        QTest::addColumn<QByteArray>("id");
        QTest::addColumn<QByteArray>("kind");
        for (const Format& format : formats())
            for (const Kind* kind : kinds())
                if (format.read != nullptr && holds(format, kind->id) && of_records(*kind, few))
                    QTest::addRow("%s, %s", format.id.data(), kind->id.data())
                        << QByteArray(format.id.data()) << QByteArray(kind->id.data());
    }
    void a_stop_request_ends_every_reader() {
        QFETCH(QByteArray, id);
        QFETCH(QByteArray, kind);
        const Format& format = **find_format(id.toStdString());
        const QTemporaryDir folder;
        const std::filesystem::path file = folder.filePath("a_c.txt").toStdString();
        const auto sample = write_sample(format, *find_kind(kind.toStdString()), few, false, file);
        KS_VERIFY_OK(sample);
        const auto text = read_document(file);
        KS_VERIFY_OK(text);
        std::stop_source stop;
        stop.request_stop();
        const auto read =
            read_as(format, {.text = *text, .name = "a", .file = file, .index = 1, .stop = stop.get_token()});
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::cancelled);
    }

    void ten_times_the_records_take_ten_times_as_long_data() {
        QTest::addColumn<QByteArray>("id");
        QTest::addColumn<QByteArray>("kind");
        QTest::addColumn<bool>("several");
        for (const Format& format : formats())
            for (const Kind* kind : kinds()) {
                if (format.read == nullptr || !holds(format, kind->id) || !of_records(*kind, few))
                    continue;
                for (const bool several : {false, true})
                    if (!several || format.titles != nullptr)
                        QTest::addRow("%s, %s%s", format.id.data(), kind->id.data(),
                                      several ? ", many instances" : "")
                            << QByteArray(format.id.data()) << QByteArray(kind->id.data()) << several;
            }
    }
    void ten_times_the_records_take_ten_times_as_long() {
        QFETCH(QByteArray, id);
        QFETCH(QByteArray, kind);
        QFETCH(bool, several);
        const Format& format = **find_format(id.toStdString());
        const QTemporaryDir folder;
        const std::filesystem::path file = folder.filePath("a_c.txt").toStdString();
        const auto time = [&](std::size_t records, double at_most) -> Result<double> {
            KS_CHECK(write_sample(format, *find_kind(kind.toStdString()), records, several, file));
            return least_ms([&] { return reading_ms(format, file); }, at_most);
        };
        const auto small = time(few, 0);
        KS_VERIFY_OK(small);
        const double at_most = most_ms(*small);
        const auto large = time(many, at_most);
        KS_VERIFY_OK(large);
        qInfo("%zu records: %.0f ms; %zu records: %.0f ms", few, *small, many, *large);
        QVERIFY(*large <= at_most);
    }

    void files_of_other_programs_take_linear_time_data() {
        QTest::addColumn<std::size_t>("index");
        for (std::size_t i = 0; i < std::size(other_files); ++i)
            QTest::newRow(other_files[i].name) << i;
    }
    void files_of_other_programs_take_linear_time() {
        QFETCH(std::size_t, index);
        const OtherFile& other = other_files[index];
        if (std::string_view(other.name).size() <= 4 && (!ZipReader::available() || !XmlReader::available()))
            QSKIP("built without libzip or libexpat");
        const QTemporaryDir folder;
        const std::filesystem::path file = folder.filePath("a").toStdString();
        const auto time = [&](std::size_t records, double at_most) -> Result<double> {
            std::ofstream(file, std::ios::binary) << other.make(records);
            return least_ms([&] { return opening_ms(file); }, at_most);
        };
        const auto small = time(few, 0);
        KS_VERIFY_OK(small);
        const double at_most = most_ms(*small);
        const auto large = time(many, at_most);
        KS_VERIFY_OK(large);
        qInfo("%zu records: %.0f ms; %zu records: %.0f ms", few, *small, many, *large);
        QVERIFY(*large <= at_most);
    }
};

KS_TEST(ReadingTimeTest)
#include "reading_time_test.moc"
