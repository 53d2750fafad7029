#pragma once

#include "editor/scripts/script_job.h"

#include <QDialog>

class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace broadside {

/// What extensions printed and found, and their errors, in a window next to the main window. It keeps the last 10,000
/// lines.
class ScriptOutput final : public QDialog {
    Q_OBJECT
public:
    explicit ScriptOutput(QWidget* parent);

    void add(const QString& extension, const ScriptOutcome& outcome);

signals:
    void objectChosen(broadside::ObjectId object); ///< The user activated the finding of an object.

private:
    void addLine(const QString& text, ScriptLine::Kind kind, ObjectId object = {});
    void choose(const QListWidgetItem& item);

    QListWidget* m_lines;
    QPushButton* m_clear;
};

} // namespace broadside
