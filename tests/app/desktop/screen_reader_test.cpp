// SPDX-License-Identifier: GPL-3.0-or-later
// The program as a screen reader sees it, over the accessibility bus (AT-SPI), and the events of a picture's
// table. Qt sends events only while a screen reader is active, so this needs a display with such a bus.
#include "tests/app/desktop/display_server.h"
#include "tests/app/desktop/window_manners.h"
#include "tests/support/missing.h"
#include "tests/support/suite.h"
#include "tests/ui/spoken.h"
#include "ui/stepping/slides.h"
#include "ui/widgets/canvas.h"

#include <QAccessible>
#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusConnectionInterface>
#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QDBusVariant>
#include <QTest>

#include <algorithm>
#include <functional>
#include <iterator>
#include <optional>
#include <vector>

using namespace ks;

namespace {

/// A part of a program on the accessibility bus: the program and the object's path.
struct Spoken {
    QString program, path;
};

/// Invalid until at-spi2-core has made it.
QDBusConnection bus() {
    static QString address;
    if (address.isEmpty())
        address = QDBusConnection::sessionBus()
                      .call(QDBusMessage::createMethodCall(
                          QStringLiteral("org.a11y.Bus"), QStringLiteral("/org/a11y/bus"),
                          QStringLiteral("org.a11y.Bus"), QStringLiteral("GetAddress")))
                      .arguments()
                      .value(0)
                      .toString();
    return QDBusConnection::connectToBus(address, QStringLiteral("reader"));
}

QVariantList asked(const Spoken& part, const QString& interface, const QString& method,
                   const QVariantList& arguments = {}) {
    auto call = QDBusMessage::createMethodCall(part.program, part.path, interface, method);
    call.setArguments(arguments);
    return bus().call(call).arguments();
}

QVariant property(const Spoken& part, const char* interface, const char* name) {
    const QVariantList answer =
        asked(part, QStringLiteral("org.freedesktop.DBus.Properties"), QStringLiteral("Get"),
              {QStringLiteral("org.a11y.atspi.") + QLatin1String(interface), QString::fromLatin1(name)});
    return answer.value(0).value<QDBusVariant>().variant();
}

QString name_of(const Spoken& part) {
    return property(part, "Accessible", "Name").toString();
}

Spoken read_part(const QDBusArgument& from) {
    Spoken part;
    QDBusObjectPath path;
    from.beginStructure();
    from >> part.program >> path;
    from.endStructure();
    part.path = path.path();
    return part;
}

std::vector<Spoken> children_of(const Spoken& part) {
    std::vector<Spoken> children;
    const QVariantList answer =
        asked(part, QStringLiteral("org.a11y.atspi.Accessible"), QStringLiteral("GetChildren"));
    if (answer.isEmpty() || !answer[0].canConvert<QDBusArgument>())
        return children;
    const auto all = answer[0].value<QDBusArgument>();
    for (all.beginArray(); !all.atEnd();)
        children.push_back(read_part(all));
    all.endArray();
    return children;
}

/// Whether it is on the screen: pages that are not open and closed lists are not read.
bool is_showing(const Spoken& part) {
    constexpr unsigned showing = 1U << 25; // ATSPI_STATE_SHOWING
    const QVariantList answer =
        asked(part, QStringLiteral("org.a11y.atspi.Accessible"), QStringLiteral("GetState"));
    return (qdbus_cast<QList<unsigned>>(answer.value(0)).value(0) & showing) != 0;
}

/// The first visible part below this one that satisfies the condition, level by level.
std::optional<Spoken> find_part(const Spoken& from, const std::function<bool(const Spoken&)>& wanted) {
    std::vector<Spoken> level{from};
    while (!level.empty()) {
        std::vector<Spoken> next;
        for (const Spoken& part : level) {
            if (wanted(part))
                return part;
            std::ranges::copy_if(children_of(part), std::back_inserter(next), is_showing);
        }
        level = std::move(next);
    }
    return std::nullopt;
}

/// The program with this name; nothing until it has registered on the bus.
std::optional<Spoken> program_called(const QString& name) {
    for (const QString& each : bus().interface()->registeredServiceNames().value()) {
        // This process is on the bus, too, but cannot answer while it asks.
        if (bus().interface()->servicePid(each).value() ==
            static_cast<uint>(QCoreApplication::applicationPid()))
            continue;
        const Spoken root{.program = each, .path = QStringLiteral("/org/a11y/atspi/accessible/root")};
        if (each.startsWith(u':') && each != bus().baseService() && name_of(root) == name)
            return root;
    }
    return std::nullopt;
}

/// A table with the columns of Greedy trap: capacities 0 to 10.
bool is_its_table(const Spoken& part) {
    return property(part, "Table", "NColumns").toInt() == 11;
}

/// The events that a screen reader would receive, in order, each with the name of its object.
QStringList told;
void hear(QAccessibleEvent* event) {
    if (const QAccessibleInterface* part = event->accessibleInterface())
        told << QStringLiteral("%1 %2")
                    .arg(static_cast<int>(event->type()))
                    .arg(part->text(QAccessible::Name));
}

} // namespace

class ScreenReaderTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        const QString& missing = tests::DisplayServer::of_suite().missing();
        if (!missing.isEmpty())
            KS_SKIP_FOR_WANT(qPrintable(missing));
        QCOMPARE(QGuiApplication::platformName(), QStringLiteral("xcb"));
        KS_WAIT_FOR(bus().isConnected());
    }

    /// The real program from outside: its window, the key of a page, and the table of a picture, cell by
    /// cell.
    void the_program_is_read_over_the_bus() {
        const tests::Program program({}, {QStringLiteral("--page"), QStringLiteral("step"),
                                          QStringLiteral("--variant"), QStringLiteral("knapsack.sequential"),
                                          QStringLiteral("--step"), QStringLiteral("1")});
        std::optional<Spoken> root;
        KS_WAIT_FOR((root = program_called(QStringLiteral("Knapscope"))));
        std::optional<Spoken> table;
        KS_WAIT_FOR((table = find_part(*root, is_its_table)));
        QVERIFY(
            find_part(*root, [](const Spoken& part) { return name_of(part) == tests::Program::title(); }));
        QVERIFY(
            find_part(*root, [](const Spoken& part) { return name_of(part) == QStringLiteral("Lessons"); }));
        QVERIFY(!name_of(*table).isEmpty());
        const QVariantList answer =
            asked(*table, QStringLiteral("org.a11y.atspi.Table"), QStringLiteral("GetAccessibleAt"), {0, 3});
        QVERIFY(!answer.isEmpty());
        QCOMPARE(name_of(read_part(answer[0].value<QDBusArgument>())), QStringLiteral("0"));
    }

    /// A step reports the cells with new values, and the selected cell.
    void a_step_is_announced() {
        tests::Window the;
        the.session.open(tests::table_2_1());
        the.window->show_page(QStringLiteral("step"));
        KS_WAIT_FOR(!the.window->current_page()->busy());
        KS_WAIT_FOR(QAccessible::isActive());
        ui::Stepper& stepper = the.window->current_page()->slides()->stepper;
        stepper.go(20);
        QVERIFY(!tests::spoken_tables(*the.window->current_page()).empty());
        const auto before = QAccessible::installUpdateHandler(hear);
        told.clear();
        stepper.go(30); // this step computes a cell
        QAccessible::installUpdateHandler(before);
        const QAccessibleTableInterface& table =
            *tests::spoken_tables(*the.window->current_page()).front()->tableInterface();
        const QString cell = table.selectedCells().value(0)->text(QAccessible::Name);
        QVERIFY2(told.contains(QStringLiteral("%1 %2").arg(QAccessible::Selection).arg(cell)),
                 qPrintable(told.join(u'\n')));
        QVERIFY2(!told.filter(QString::number(QAccessible::TableModelChanged)).isEmpty(),
                 qPrintable(told.join(u'\n')));
    }
};

KS_TEST(ScreenReaderTest, .before = ks::tests::DisplayServer::start_x11_with_speech)
#include "screen_reader_test.moc"
