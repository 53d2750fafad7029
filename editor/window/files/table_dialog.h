#pragma once

#include "core/scene/scene.h"
#include "core/trace/tables/table_reader.h"
#include "core/trace/trace_reader.h"
#include "editor/session/jobs/background.h"

#include <QByteArray>
#include <QDialog>

#include <memory>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QLabel;
class QRadioButton;
class QTableWidget;
class QTreeWidget;

namespace broadside {

class NumberField;
class TableColumnChoices;
class TableReadings;

/// Asks how to read a table of boxes, and shows the result before it is imported: the first rows, counts, and errors
/// with line and column. A table with errors cannot be imported. Each choice reads the text again in the background.
class TableDialog final : public QDialog {
    Q_OBJECT
public:
    enum class Target { World, Frames };

    /// `name`: where the text is from, for titles and problems. `folder`: of the tables next to it, as of
    /// trace::readTableFolder(), or empty.
    TableDialog(const QByteArray& text, const QString& name, QWidget* parent, const QString& folder = {});
    ~TableDialog() override;

    // @pre the dialog was accepted
    [[nodiscard]] Target target() const;
    /// One frame per step.
    [[nodiscard]] trace::TraceReader recording() const;
    [[nodiscard]] trace::TableOptions options() const;
    /// The first step as a scene.
    [[nodiscard]] Scene scene() const;

private:
    QWidget* makeChoices();
    QWidget* makeTargets();
    void connectParts();
    void read();
    void takeChoice(bool isCentre, bool yDown);
    void take(std::shared_ptr<const trace::TableReading> reading);
    void showReading();
    void showRows(const trace::Table& table);
    void showProblems();
    [[nodiscard]] QString guessText() const;

    std::string m_text;
    std::string m_name;
    std::string m_folder;
    QComboBox* m_anchor;
    QComboBox* m_yAxis;
    QComboBox* m_separator;
    QComboBox* m_decimals;
    NumberField* m_units;
    QCheckBox* m_halfOpen;
    TableReadings* m_readings;
    TableColumnChoices* m_columns;
    QLabel* m_guess;
    QLabel* m_summary;
    QTableWidget* m_rows;
    QTreeWidget* m_problems;
    QRadioButton* m_world;
    QRadioButton* m_frames;
    QDialogButtonBox* m_buttons;
    bool m_targetIsChosen = false;
    std::shared_ptr<const trace::TableReading> m_reading; // null until the text was read for the first time
    Background m_background;
};

/// True when the text can be read as a table of boxes. Cost: linear in its first lines.
[[nodiscard]] bool looksLikeTable(const QString& text);

} // namespace broadside
