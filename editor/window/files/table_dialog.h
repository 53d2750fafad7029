#pragma once

#include "core/scene/scene.h"
#include "core/trace/table_reader.h"
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
class TableReadings;

/// How a table of boxes is to be read, with what comes out of it, before anything is imported: its first rows, its
/// counts, and what is wrong with it by line and column. A table with errors cannot be imported. The text is read
/// beside the GUI thread, anew with each choice.
class TableDialog final : public QDialog {
    Q_OBJECT
public:
    enum class Target { World, Frames };

    /// `name`: where the text is from, for titles and problems.
    TableDialog(const QByteArray& text, const QString& name, QWidget* parent);
    ~TableDialog() override;

    // @pre it was accepted
    [[nodiscard]] Target target() const;
    /// A frame a step.
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
    QComboBox* m_anchor;
    QComboBox* m_yAxis;
    QComboBox* m_separator;
    QComboBox* m_decimals;
    NumberField* m_units;
    QCheckBox* m_halfOpen;
    TableReadings* m_readings;
    QLabel* m_guess;
    QLabel* m_summary;
    QTableWidget* m_rows;
    QTreeWidget* m_problems;
    QRadioButton* m_world;
    QRadioButton* m_frames;
    QDialogButtonBox* m_buttons;
    bool m_targetIsChosen = false;
    std::shared_ptr<const trace::TableReading> m_reading; // null until the first is there
    Background m_background;
};

/// Whether a text looks like a table of boxes: it can be read as one. O(its first lines)
[[nodiscard]] bool looksLikeTable(const QString& text);

} // namespace broadside
