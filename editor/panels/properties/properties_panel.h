#pragma once

#include "editor/commands/templates/template_edits.h"
#include "editor/panels/properties/object_editor.h"
#include "editor/widgets/lazy_refresh.h"
#include "editor/widgets/panel_widget.h"

#include <QTimer>

#include <cstddef>
#include <span>
#include <vector>

class QAction;
class QCheckBox;
class QLabel;

namespace broadside {

class OverrideMarks;
class PropertySection;
class SpriteAtlases;

/// What the file says of the selected objects, in sections of fields; each finished entry is one undo step for all of
/// them. What cannot be is refused below its field, with the reason.
///
/// A field shows what all have in common, or that it is mixed; while a simulation is open, objects as they stand in it.
class PropertiesPanel final : public PanelWidget {
    Q_OBJECT
public:
    /// @pre all outlive the panel.
    PropertiesPanel(const SceneDocument& document, ObjectEdits& edits, TemplateEdits& templates, Focus& focus,
                    const SimulationSession& session, const SpriteAtlases& atlases, QWidget* parent = nullptr);
    ~PropertiesPanel() override;

    /// Buttons beside the name of the template, for instances.
    void setTemplateActions(const QList<QAction*>& actions);

    /// Scrolls to the field of a key of the file and lets it flash: "mask". Nothing for a key that has no field here.
    void showField(const QString& key);

signals:
    void refused(const QString& reason); ///< What was asked for cannot be; with what helps.

private:
    QWidget* makeBody();
    void follow();     ///< Refreshes; what takes a moment, later and once.
    void followTime(); ///< The same, at a pace for people.
    void refresh();
    void showSections(std::vector<ObjectPtr> objects);
    void showSection(PropertySection& section, std::span<const ObjectPtr> objects);
    void showAgreement(bool areSeveral);
    void showNextSection();
    void followSteps();
    [[nodiscard]] bool isTyping() const; ///< Somebody types in one of the fields, or chooses from a list.
    /// Why there is nothing to edit, or what editing several means.
    [[nodiscard]] QString note(std::span<const ObjectPtr> objects) const;

    Focus& m_focus;
    ObjectEditor m_editor;
    QLabel* m_note;
    QCheckBox* m_onlyDiffering;
    QLabel* m_allAgree;
    OverrideMarks* m_overrides;
    QWidget* m_object; // all sections
    LazyRefresh* m_refresh;
    bool m_mustShow = false; // what is typed was for other objects, or for what they were
    std::vector<PropertySection*> m_sections;
    QTimer m_nextSection; // of many objects, section by section, so that the window answers in between
    std::vector<ObjectPtr> m_coming;
    std::size_t m_shownSections = 0; // of m_coming
};

} // namespace broadside
