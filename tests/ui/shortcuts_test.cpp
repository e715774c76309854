// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSet>
#include <QTest>

#include "ui/shortcuts.h"

using namespace ks::ui;

class ShortcutsTest : public QObject {
    Q_OBJECT

private slots:
    void no_two_lines_share_an_id_or_a_key() {
        QSet<QString> ids, keys;
        for (const Shortcut& line : shortcuts()) {
            QVERIFY2(!ids.contains(QString::fromLatin1(line.id)), line.id);
            ids.insert(QString::fromLatin1(line.id));
            QVERIFY2(!keys_of(line.id).isEmpty(), line.id);
            for (const QKeySequence& key : keys_of(line.id)) {
                const QString text = key.toString(QKeySequence::PortableText);
                QVERIFY2(!text.isEmpty(), line.id);
                QVERIFY2(!keys.contains(text), qPrintable(text));
                keys.insert(text);
            }
        }
    }

    void the_pages_have_their_numbers() {
        for (int number = 1; number <= 9; ++number)
            QCOMPARE(key_text(("page." + std::to_string(number)).c_str()),
                     QStringLiteral("Ctrl+%1").arg(number));
    }
};

QTEST_GUILESS_MAIN(ShortcutsTest)
#include "shortcuts_test.moc"
