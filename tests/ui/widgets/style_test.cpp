// SPDX-License-Identifier: GPL-3.0-or-later
// Effects that the style sheet must not have.
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "ui/widgets/style.h"
#include "visual/paint/fonts.h"
#include "visual/paint/theme.h"

#include <QApplication>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

using namespace ks;

class StyleTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(paint::load_fonts()); }
    void cleanupTestCase() { qApp->setStyleSheet({}); }

    /// The border is wider with the focus, and the padding narrower.
    void nothing_moves_when_a_field_gets_the_focus() {
        for (const paint::ThemeId theme : paint::theme_ids) {
            ui::apply_style(paint::theme(theme));
            QWidget window;
            auto* row = new QHBoxLayout(&window);
            QComboBox* box = new QComboBox;
            box->addItem(QStringLiteral("one"));
            const QList<QWidget*> fields{new QLineEdit, new QSpinBox, box,
                                         new QPushButton(QStringLiteral("Answer"))};
            for (QWidget* field : fields)
                row->addWidget(field);
            window.show();
            window.activateWindow();
            KS_WAIT_FOR(window.isActiveWindow());
            for (qsizetype i = 0; i < fields.size(); ++i) {
                fields[(i + 1) % fields.size()]->setFocus();
                const QSize before = fields[i]->sizeHint();
                fields[i]->setFocus();
                KS_WAIT_FOR(fields[i]->hasFocus());
                QCOMPARE(fields[i]->sizeHint(), before);
            }
        }
    }
};

KS_TEST(StyleTest)
#include "style_test.moc"
