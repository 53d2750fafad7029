#pragma once

#include "editor/commands/object_edits.h"
#include "editor/commands/scene_command.h"

#include <string>
#include <vector>

namespace broadside {

/// Exchanges the list of layers. Commands of one gesture (a drag of the opacity) merge into one step, which vanishes
/// when it ends where it began. A simulation goes on: layers are no matter to it.
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

/// All layers of the scene, bottom to top, those that only objects name and the base layer included. Cost: O(objects).
[[nodiscard]] std::vector<Layer> allLayers(const Scene& scene);

/// "Layer 1", or the next number that is free. Cost: O(layers).
[[nodiscard]] std::string freeLayerName(const std::vector<Layer>& layers);

/// Why a list cannot have so many layers, as a sentence with what helps; empty when it can.
[[nodiscard]] QString refusalOfLayers(std::size_t count);

/// Makes `all` the layers of the scene in one undo step. Of those that the scene did not list, only as many are listed
/// as their state and order need: objects may name more layers than a file may list. Returns a refusal, or empty.
QString setLayers(SceneDocument& document, const QString& text, std::vector<Layer> all, GestureId gesture);

// Each is one undo step. What is not there already is left alone. Each returns why it could not, with what helps; else
// empty.
QString addLayer(SceneDocument& document, const std::string& name); ///< On top. @pre the name is free
/// Changes the layer's entry in the list, which gets one when it has none: `edit(layer)`.
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
/// Hides or shows it, locks or unlocks it.
QString toggleLayer(SceneDocument& document, const std::string& name, LayerSwitch what);
QString moveLayer(SceneDocument& document, const std::string& name, int up); ///< By so many places; below 0: down.
/// Its objects go with it. @pre not the base layer; the new name is free. The simulation ends when there are objects.
QString renameLayer(SceneDocument& document, const std::string& from, const std::string& to);
enum class ObjectsOfLayer { ToBaseLayer, Deleted };
/// @pre not the base layer. The simulation ends when there are objects.
void deleteLayer(SceneDocument& document, const std::string& name, ObjectsOfLayer objects);

} // namespace broadside
