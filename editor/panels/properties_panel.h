#pragma once

#include "editor/panels/object_editor.h"

#include <QDockWidget>

class QLabel;

namespace broadside {

class PropertySection;

/// What the file says of the selected object, in sections of fields; each finished entry is one undo step. What cannot
/// be is refused below its field, with the reason.
///
/// Of several selected objects it shows how many there are.
class PropertiesPanel final : public QDockWidget {
    Q_OBJECT
public:
    /// @pre all outlive the panel.
    PropertiesPanel(SceneDocument& document, Focus& focus, QWidget* parent = nullptr);
    ~PropertiesPanel() override;

private:
    QWidget* makeBody();
    void refresh();

    Focus& m_focus;
    ObjectEditor m_editor;
    QLabel* m_note;
    QWidget* m_object; // all sections
    std::vector<PropertySection*> m_sections;
};

} // namespace broadside
