// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "ui/widgets/long_spin_box.h"
#include "ui/widgets/parts.h"

#include <QtTest>

using namespace ks::ui;

/// Tool tips with texts from files: Qt would read one that looks like HTML as HTML, and load its pictures.
class ToolTipsTest : public QObject {
    Q_OBJECT

private slots:
    void markup_is_shown_as_written() {
        QCOMPARE(plain_tip("a < b"), QStringLiteral("a < b"));
        QCOMPARE(plain_tip("<img src='x'>"), QStringLiteral("<span>&lt;img src='x'&gt;</span>"));
    }

    void the_unit_of_a_number_is_no_markup() {
        const LongSpinBox box(0, 9, 1, 0, QStringLiteral("<b>kg</b>"));
        QCOMPARE(box.toolTip(), QStringLiteral("<span>0 to 9 &lt;b&gt;kg&lt;/b&gt;</span>"));
    }
};

KS_TEST(ToolTipsTest)
#include "tool_tips_test.moc"
