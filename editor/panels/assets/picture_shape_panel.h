#pragma once

#include "editor/panels/properties/object_editor.h"
#include "editor/session/jobs/background.h"
#include "editor/session/sprite_atlases.h"
#include "editor/widgets/panel_widget.h"
#include "editor/widgets/picture_shape.h"

#include <functional>
#include <optional>
#include <vector>

class QLabel;
class QPushButton;

namespace broadside {

class NumberField;
class PictureCanvas;
class StepSession;

/// The picture of the selected object with its bounding shape over it, both in the picture's pixels. The user drags the
/// shape or types its numbers, fits a box or a circle to the opaque pixels, traces their outline, or shrinks the shape
/// a little. Each change is one undo step.
class PictureShapePanel final : public PanelWidget {
    Q_OBJECT
public:
    /// @pre all outlive the panel
    PictureShapePanel(const SceneDocument& document, ObjectEdits& edits, const Focus& focus, const StepSession& steps,
                      const SpriteAtlases& atlases, QWidget* parent = nullptr);
    ~PictureShapePanel() override;

    [[nodiscard]] bool isWorking() const noexcept { return m_work.isRunning(); }

private:
    QWidget* makeBody();
    QWidget* makeNumbers();
    QWidget* makeButtons();
    void refresh();
    void showNumbers();
    [[nodiscard]] ObjectPtr only() const; ///< The selected object; null unless exactly one is selected.
    /// Why the object cannot be edited here; empty when it can.
    [[nodiscard]] QString obstacle(const ObjectPtr& object) const;
    void takeForm(const PixelForm& form);
    void takeNumber(std::size_t which, double value);
    void removeVertex(std::size_t vertex);
    /// Takes the shape, or shows below the picture why it is refused.
    void take(const QString& text, const Shape& shape);
    /// Makes a shape from the picture, in a background thread. An error is shown instead of a shape.
    using Fit = std::function<Result<Shape>(const QImage& picture, const PicturePlace& place)>;
    void fit(const QString& text, const Fit& made);
    void shrink();

    ObjectEditor m_editor;
    const Focus& m_focus;
    const SpriteAtlases& m_atlases;
    PictureCanvas* m_canvas;
    QLabel* m_note;
    QLabel* m_fault;
    std::vector<NumberField*> m_numbers;
    std::vector<QLabel*> m_names;
    NumberField* m_tolerance = nullptr;
    NumberField* m_percent = nullptr;
    QWidget* m_numberRow = nullptr;
    QWidget* m_buttonRow = nullptr;
    ObjectPtr m_object; // the shown object; null: none
    QImage m_picture;
    std::optional<PicturePlace> m_place;
    Background m_work;
};

} // namespace broadside
