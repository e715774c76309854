// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "ui/base/page.h"
#include "ui/base/session.h"
#include "ui/base/shortcuts.h"
#include "ui/frame/page_list.h"

#include <QSet>
#include <QTest>

#include <algorithm>

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

    void every_page_has_its_key() {
        Session session;
        QWidget parent;
        const std::vector<Page*> pages = make_pages(session);
        QVERIFY(!pages.empty());
        for (Page* page : pages) {
            page->setParent(&parent);
            const std::string id = "page." + std::to_string(page->info().number);
            const auto line = std::ranges::find(shortcuts(), id, &Shortcut::id);
            QVERIFY2(line != shortcuts().end(), id.c_str());
            QCOMPARE(page->info().title, QString::fromLatin1(line->text));
            QCOMPARE(key_text(line->id), QStringLiteral("Ctrl+%1").arg(page->info().number));
        }
    }
};

KS_TEST(ShortcutsTest)
#include "shortcuts_test.moc"
