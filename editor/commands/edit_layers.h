#pragma once

#include "editor/commands/object_edits.h"
#include "editor/commands/scene_command.h"

#include <string>
#include <vector>

namespace broadside {

/// Replaces the list of layers. Commands of one gesture (a drag of the opacity) merge into one step, which is removed
/// when the list ends as it began. A simulation continues, because it does not depend on layers.
class EditLayers final : public SceneCommand {
public:
    EditLayers(SceneDocument& document, const QString& text, std::vector<Layer> after, GestureId gesture);
    void redo() override { set(m_after); }
    void undo() override { set(m_before); }
    int id() const override { return static_cast<int>(CommandId::EditLayers); }
    bool mergeWith(const QUndoCommand* other) override;

private:
    void set(const std::vector<Layer>& layers);

    std::vector<Layer> m_before;
    std::vector<Layer> m_after;
    GestureId m_gesture;
};

/// All layers of the scene from bottom to top, including the base layer and layers that only objects name. Cost:
/// O(objects).
[[nodiscard]] std::vector<Layer> allLayers(const Scene& scene);

/// "Layer 1", or the first name with a free number. Cost: O(layers).
[[nodiscard]] std::string freeLayerName(const std::vector<Layer>& layers);

/// Why a list cannot have so many layers and what to do, as sentences; empty when it can.
[[nodiscard]] QString refusalOfLayers(std::size_t count);

/// Makes `all` the layers of the scene in one undo step. Layers that the scene did not list are listed only when their
/// state or order requires it, because objects may name more layers than a file may list. Returns a refusal, or an
/// empty text.
QString setLayers(SceneDocument& document, const QString& text, std::vector<Layer> all, GestureId gesture);

// Each is one undo step. Unknown layers are ignored. Those with a text return why they failed and what to do, or an
// empty text.
QString addLayer(SceneDocument& document, const std::string& name); ///< Adds the layer on top. @pre the name is free
/// Calls `edit(layer)` for the layer, and adds an entry to the list when it needs one.
template<class Edit>
QString editLayer(SceneDocument& document, const std::string& name, const QString& text, GestureId gesture, Edit&& edit)
{
    std::vector<Layer> layers = allLayers(document.scene());
    for (Layer& layer : layers)
        if (layer.name == name)
            edit(layer);
    return setLayers(document, text, std::move(layers), gesture);
}
enum class LayerSwitch { Visible, Locked };
/// Toggles between shown and hidden, or between locked and unlocked.
QString toggleLayer(SceneDocument& document, const std::string& name, LayerSwitch what);
/// Moves the layer up by `up` places; a negative number moves it down.
QString moveLayer(SceneDocument& document, const std::string& name, int up);
/// The layer's objects stay on it. Ends the simulation when it has objects. @pre not the base layer; the new name is
/// free
QString renameLayer(SceneDocument& document, const std::string& from, const std::string& to);
enum class ObjectsOfLayer { ToBaseLayer, Deleted };
/// Ends the simulation when the layer has objects. Refused when the layer or one of its objects is locked. @pre not the
/// base layer
QString deleteLayer(SceneDocument& document, const std::string& name, ObjectsOfLayer objects);

} // namespace broadside
