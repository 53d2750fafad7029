#pragma once

#include "editor/commands/templates/template_edits.h"
#include "editor/panels/properties/object_editor.h"
#include "editor/widgets/lazy_refresh.h"
#include "editor/widgets/panel_widget.h"

#include <QTimer>

#include <cstddef>
#include <memory>
#include <span>
#include <vector>

class QAction;
class QCheckBox;
class QLabel;

namespace broadside {

class OverrideMarks;
class PropertySection;
class SpriteAtlases;
class StepSession;

/// The data of the selected objects in a scene file, in sections of fields. Each finished entry is one undo step for
/// all of them. A refused entry is explained below its field.
///
/// A field shows the value that all objects have in common, or that the values are mixed. While a simulation is open it
/// shows the objects of the simulation.
class PropertiesPanel final : public PanelWidget {
    Q_OBJECT
public:
    /// `ofTemplate` are the actions of the buttons next to the name of the template, for instances.
    /// @pre all outlive the panel.
    PropertiesPanel(const SceneDocument& document, ObjectEdits& edits, TemplateEdits& templates, Focus& focus,
                    const StepSession& steps, const SpriteAtlases& atlases, const QList<QAction*>& ofTemplate,
                    QWidget* parent = nullptr);
    ~PropertiesPanel() override;

    /// Scrolls to the field of a key of the scene file, such as "mask", and makes it flash. Does nothing for a key
    /// without a field here.
    void showField(const QString& key);

signals:
    void refused(const QString& reason); ///< A command was refused; `reason` includes the remedy.

private:
    template<class Section, class... Parts>
    void addSection(Parts&... parts);
    QWidget* makeBody();
    void follow();     ///< Refreshes now; for many objects later, and only once.
    void followSeek(); ///< The same, at most ten times a second.
    void refresh();
    void showSections(std::vector<ObjectPtr> objects);
    void showSection(PropertySection& section, std::span<const ObjectPtr> objects);
    void showAgreement(bool areSeveral);
    void showNextSection();
    void followSteps();
    [[nodiscard]] bool isTyping() const; ///< The user types in one of the fields, or chooses from a list.
    /// Why there is nothing to edit, or how several objects are edited.
    [[nodiscard]] QString note(std::span<const ObjectPtr> objects) const;

    Focus& m_focus;
    ObjectEditor m_editor;
    QLabel* m_note;
    QCheckBox* m_onlyDiffering;
    QLabel* m_allAgree;
    OverrideMarks* m_overrides;
    QWidget* m_object; // contains all sections
    LazyRefresh* m_refresh;
    bool m_mustShow = false;                                  // the objects changed: an entry in progress is dropped
    std::vector<std::unique_ptr<PropertySection>> m_sections; // after m_editor, which they use
    QTimer m_nextSection; // shows many objects section by section, so that the window stays responsive
    std::vector<ObjectPtr> m_objectsToShow;
    std::size_t m_shownSections = 0; // sections that show m_objectsToShow
};

} // namespace broadside
