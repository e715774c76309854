// SPDX-License-Identifier: GPL-3.0-or-later
// Combo boxes whose entry is longer than the closed box.
#include <QLineEdit>
#include <QStyleOptionComboBox>
#include <QTest>

#include "tests/support/suite.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/filter_box.h"

using namespace ks::ui;

namespace {

const QString long_name = QStringLiteral("Two lists on the GPU: bounds in a vector, a launch for each level");

class Shown : public ChoiceBox {
public:
    QString text() const {
        QStyleOptionComboBox option;
        initStyleOption(&option);
        return option.currentText;
    }
};

} // namespace

class ChoiceBoxTest : public QObject {
    Q_OBJECT

private slots:
    void a_long_entry_ends_in_dots() {
        Shown box;
        box.addItem(long_name);
        box.resize(200, 32);
        QVERIFY2(box.text().endsWith(QStringLiteral(" …")) && long_name.startsWith(box.text().chopped(2)),
                 qUtf8Printable(box.text()));
        QVERIFY(box.fontMetrics().horizontalAdvance(box.text()) < 200);
        QCOMPARE(box.currentText(), long_name);
        box.resize(2000, 32);
        QCOMPARE(box.text(), long_name);
    }

    /// The line of an editable chooser is painted like this while the user does not type.
    void a_long_entry_of_a_filter_ends_in_dots() {
        FilterBox box;
        box.addItem(long_name);
        box.resize(200, 32);
        box.ensurePolished();
        box.grab(); // lays the line out
        auto* line = box.lineEdit();
        const auto painted = [size = line->size()](QWidget& of) {
            QImage image(size, QImage::Format_ARGB32);
            image.fill(Qt::white);
            of.render(&image);
            return image;
        };
        QLineEdit plain;
        plain.setFrame(false);
        plain.setFont(line->font());
        plain.setPalette(line->palette());
        const auto showing = [&](const QString& text) {
            plain.setText(text);
            plain.setCursorPosition(0);
            plain.resize(line->size());
            return painted(plain);
        };
        const QString elided =
            line->fontMetrics().elidedText(long_name, Qt::ElideRight, line->contentsRect().width() - 4);
        QVERIFY(elided != long_name);
        QCOMPARE(painted(*line), showing(elided));
        QVERIFY(painted(*line) != showing(long_name));
        QCOMPARE(box.currentText(), long_name);
    }
};

KS_TEST(ChoiceBoxTest)
#include "choice_box_test.moc"
