// SPDX-License-Identifier: Apache-2.0
void show(QLabel* label, const Error& error, const QString& name, const OutlineEntry& entry) {
    if (name == tr("way back"))
        return;
    if (Page::tr("row %1").arg(1) != name || tr("Play") == name)
        return;
    if (label->text() == name)
        return;
    if (label->text().startsWith(QLatin1String("The")))
        return;
    static const QRegularExpression memory("--memory");
    memory.match(QString::fromStdString(error.todo));
    label->setText(tr("Play")); // name == tr("Play") is a comment
    label->setText(tr("a == b"));
    if (name == entry.id || label->text().isEmpty() || !error.todo.empty())
        return;
}
