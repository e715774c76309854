// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/wait.h"
#include "ui/base/page.h"

#include <QTest>
#include <QVBoxLayout>
#include <QWidget>

namespace ks::tests {

/// A page above its transport bar, without the program's window, which is not needed for keys and words.
struct PageWindow : QWidget {
    explicit PageWindow(ui::Page* shown) : page(shown) {
        auto* column = new QVBoxLayout(this);
        column->addWidget(page, 1);
        column->addWidget(page->transport_bar());
        page->transport_bar()->show();
        resize(1200, 760);
    }
    void bring_up() {
        show();
        page->activated();
        KS_WAIT_FOR(!page->busy());
        activateWindow();
        KS_WAIT_FOR(isActiveWindow());
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(this, key, modifiers); }

    ui::Page* page;
};

} // namespace ks::tests
