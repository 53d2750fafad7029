#pragma once

#include "core/geometry/shape_presets.h"
#include "core/scene/scene_object.h"
#include "editor/widgets/panel_widget.h"

class QAction;
class QButtonGroup;
class QComboBox;
class QFormLayout;
class QLabel;
class QToolButton;

namespace broadside {

class BrushSection;
class NumberField;

/// Settings of the Place tool: a shape from a gallery of all kinds, its size, and its purpose: a target, which is
/// removed when hit, a wall, which stays, or a body, which bounces.
class PlacePanel final : public PanelWidget {
    Q_OBJECT
public:
    /// `deleteSelection` is the action of the button that deletes the selection: it provides the button's state, and
    /// the reason when it is disabled. @pre it outlives the panel
    explicit PlacePanel(QAction& deleteSelection, QWidget* parent = nullptr);
    ~PlacePanel() override;

    /// An object without id and position. The names of the copies begin with its name.
    [[nodiscard]] const SceneObject& prototype() const noexcept { return m_prototype; }
    /// Chooses a target (0), a wall (1) or a body (2), as the user would, but emits nothing.
    void choosePurpose(int purpose);
    /// How many objects a drag places, and how.
    [[nodiscard]] BrushSection& brush() const noexcept { return *m_brush; }
    /// Shows that instances of the template are placed instead of the prototype; an empty name ends this.
    void showTemplate(const QString& name);

signals:
    /// The user chose here what to place, perhaps the same object again, and wants to place it now.
    void prototypeChanged(const broadside::SceneObject& prototype);

private:
    QWidget* makeBody();
    QWidget* makeGallery();
    void addFields();
    void addSizeFields();
    void addHitFields();

    [[nodiscard]] const ShapePreset& preset() const;
    [[nodiscard]] PresetSize size() const;
    void onShapeClicked();
    void onKindChosen();
    void showResponseOfKind();
    void onChanged();
    void readFields();
    void showFieldsOfPreset();
    void showIcons();

    SceneObject m_prototype;
    QButtonGroup* m_gallery;
    QLabel* m_title;
    QLabel* m_template;
    QComboBox* m_kind;
    NumberField* m_width;
    NumberField* m_height;
    NumberField* m_radius;
    NumberField* m_corners;
    NumberField* m_thickness;
    NumberField* m_angle;
    QComboBox* m_onHit;
    NumberField* m_restitution;
    BrushSection* m_brush;
    QToolButton* m_delete;
    QFormLayout* m_form;
    QWidget* m_sides = nullptr; // the fields of width and height
};

} // namespace broadside
