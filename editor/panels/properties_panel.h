#pragma once

#include "editor/panels/object_editor.h"
#include "editor/widgets/lazy_refresh.h"

#include <QDockWidget>

class QLabel;

namespace broadside {

class PropertySection;

/// What the file says of the selected object, in sections of fields; each finished entry is one undo step. What cannot
/// be is refused below its field, with the reason.
///
/// Of several selected objects it shows how many there are; while a simulation is open, the object as it stands in it.
class PropertiesPanel final : public QDockWidget {
    Q_OBJECT
public:
    /// @pre all outlive the panel.
    PropertiesPanel(const SceneDocument& document, ObjectEdits& edits, Focus& focus, const SimulationSession& session,
                    QWidget* parent = nullptr);
    ~PropertiesPanel() override;

private:
    QWidget* makeBody();
    void refresh();
    void followSteps();
    [[nodiscard]] QString note() const; ///< Why there is nothing to edit.

    Focus& m_focus;
    ObjectEditor m_editor;
    QLabel* m_note;
    QWidget* m_object; // all sections
    LazyRefresh* m_refresh;
    std::vector<PropertySection*> m_sections;
};

} // namespace broadside
