// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/json_fields.h"
#include "tests/support/suite.h"

#include <QtTest>

using namespace ks;

namespace {

struct Size {
    int width = 1;
    std::uint64_t seed = 0;
};

struct Picture {
    std::string title;
    Size size;
    std::vector<double> points;
    std::vector<std::pair<std::string, std::string>> colours;
    std::optional<Size> frame;
    bool dark = false;
};

constexpr json::Field<Size> frame_fields[] = {
    json::field<&Size::width, json::From<int, 1, 9>>("width"),
    json::optional<&Size::seed>("seed"),
};

/// A frame that is there.
struct Frame {
    static Json write(const std::optional<Size>& frame) { return json::Object<frame_fields>::write(*frame); }
    static Result<Size> read(const json::Cursor& at) { return json::Object<frame_fields>::read(at); }
};

constexpr json::Field<Picture> picture_fields[] = {
    json::field<&Picture::title>("title"),
    json::defaulted<json::within<&Picture::size, &Size::seed>>("seed"),
    json::field<&Picture::points>("points"),
    json::field<&Picture::colours>("colours"),
    json::optional<&Picture::frame, Frame>("frame"),
    json::optional<&Picture::dark>("dark"),
};

Result<Picture> read(const std::string& text) {
    KS_TRY(const json::Node node, json::parse(text, "p.json"));
    return json::read_document(document::plan, json::Cursor(node, "p.json"), picture_fields);
}

const std::string least = R"({"format":"knapscope-plan","version":1,"title":"A","points":[],"colours":{}})";

} // namespace

/// A document is declared once: what is written is read, and an error has its place.
class JsonFieldsTest : public QObject {
    Q_OBJECT

private slots:
    void writes_the_fields_in_their_order_and_reads_them_back() {
        const std::string text =
            R"({"format":"knapscope-plan","version":1,"title":"A","seed":7,"points":[0.5,2.0],)"
            R"("colours":{"line":"red"},"frame":{"width":3},"dark":true})";
        const auto picture = read(text);
        QVERIFY(picture);
        QCOMPARE(picture->size.seed, std::uint64_t{7});
        QCOMPARE(picture->points.size(), std::size_t{2});
        QCOMPARE(picture->colours.front().second, std::string("red"));
        QCOMPARE(picture->frame->width, 3);
        QCOMPARE(to_line(json::written_document(document::plan, *picture, picture_fields)), text);
    }

    void leaves_out_an_empty_field_and_reads_a_document_without_it() {
        const auto picture = read(least);
        QVERIFY(picture && !picture->frame && !picture->dark && picture->size.seed == 0);
        const std::string text = to_line(json::written_document(document::plan, *picture, picture_fields));
        QVERIFY(text.find("frame") == std::string::npos && text.find("dark") == std::string::npos);
        QVERIFY(text.find(R"("seed":0)") != std::string::npos);
    }

    void an_error_has_its_place_data() {
        QTest::addColumn<QByteArray>("members");
        QTest::addColumn<QByteArray>("sentence");
        const QByteArray rest = R"(,"points":[],"colours":{}})";
        const auto row = [&](const char* name, const QByteArray& members, const char* sentence) {
            QTest::newRow(name) << members << QByteArray(sentence);
        };
        row("missing", R"({"points":[],"colours":{}})", "p.json: the field 'title' is missing");
        row("unknown", R"({"title":"A","titel":"B")" + rest,
            "p.json /titel: unknown field; the fields here are format, version, title, seed, points, "
            "colours, frame, dark");
        row("another type", R"({"title":7)" + rest, "p.json /title: expected a string, found an integer");
        row("outside a range", R"({"title":"A","frame":{"width":10})" + rest,
            "p.json /frame/width: 10 is not an integer from 1 to 9");
        row("negative", R"({"title":"A","seed":-1)" + rest,
            "p.json /seed: -1 is not an integer from 0 to 9223372036854775807");
        row("in a list", R"({"title":"A","points":[1,"x"],"colours":{}})",
            "p.json /points/1: expected a number, found a string");
    }
    void an_error_has_its_place() {
        QFETCH(QByteArray, members);
        QFETCH(QByteArray, sentence);
        const auto picture =
            read(R"({"format":"knapscope-plan","version":1,)" + members.mid(1).toStdString());
        QVERIFY(!picture);
        QCOMPARE(picture.error().sentence(), sentence.toStdString());
    }

    void an_open_object_ignores_what_a_newer_program_wrote() {
        const auto node = json::parse(R"({"width":2,"depth":4})", "s.json");
        const json::Cursor at(*node, "s.json");
        QVERIFY(!json::Object<frame_fields>::read(at));
        const auto size = json::OpenObject<frame_fields>::read(at);
        QVERIFY(size && size->width == 2);
    }
};

KS_TEST(JsonFieldsTest)
#include "json_fields_test.moc"
