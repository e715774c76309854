// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractSpinBox>

namespace ks::ui {

/// A spin box for 64-bit integers: least, least + step, ... up to most.
class LongSpinBox : public QAbstractSpinBox {
    Q_OBJECT

public:
    LongSpinBox(qint64 least, qint64 most, qint64 step, qint64 value, const QString& unit = {});
    qint64 value() const;
    void set_value(qint64 value);
    /// Shows the text `why` instead of a number until a number is set or typed.
    void set_unknown(const QString& why);
    bool is_unknown() const { return unknown_; }
    /// Sets the range and clamps the value to it.
    void set_range(qint64 least, qint64 most);

    void stepBy(int steps) override;
    QValidator::State validate(QString& text, int& position) const override;
    void fixup(QString& text) const override;
    QSize sizeHint() const override;

protected:
    StepEnabled stepEnabled() const override;

signals:
    void value_changed(qint64 value);

private:
    qint64 nearest(qint64 value) const;

    qint64 least_, most_, step_, standard_;
    bool unknown_ = false;
};

} // namespace ks::ui
