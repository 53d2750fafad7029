#pragma once

#include "core/base/name_tally.h"
#include "core/levels/building/level_report.h"
#include "core/levels/tiled/pixel_shape.h"
#include "core/scene/scene.h"

#include <map>
#include <memory>
#include <string>
#include <unordered_set>
#include <vector>

namespace broadside::levels {

/// Makes a scene from the objects of a level, and reports what the scene does not have.
///
/// Input is in units of the level (pixels, or metres), y down, degrees clockwise; output is in metres, y up.
class LevelBuilder {
public:
    /// `level` is the place for notes about the whole level.
    LevelBuilder(LevelPlace level, double unitsPerMetre);

    [[nodiscard]] Scene& scene() noexcept { return m_scene; }
    [[nodiscard]] double unitsPerMetre() const noexcept { return m_unitsPerMetre; }
    [[nodiscard]] LevelPlace level() const noexcept { return m_report.level(); }
    [[nodiscard]] ObjectId takeId() noexcept { return {m_nextId++}; }
    /// Adds the layer to the scene once. Layers lie on each other in the order of their first calls.
    void useLayer(const std::string& name, bool visible = true, double opacity = 1.0);

    /// An object on its way into the scene. Its shapes are in units of the level.
    struct Draft {
        LevelPlace place;
        SceneObject object;                    ///< Everything but shape and pose.
        Message name;                          ///< How notes call it: a name, or a path of nodes.
        std::vector<tiled::PixelShape> shapes; ///< Around the origin, before rotation.
        Vec2 origin;
        double rotation = 0.0;           ///< Degrees clockwise.
        std::vector<Message> notes;      ///< What is different in the scene.
        std::vector<Message> shapeNotes; ///< The same of its shapes: shapes that are missing, and why.
    };
    /// Sets shape and pose, reports the notes, and adds the object. The object's position is the middle of its shapes.
    /// An object without a valid shape, or beyond the limits of scenes, is left out with a warning.
    void add(Draft draft);
    /// No more objects can be added: a limit was reached and is reported.
    [[nodiscard]] bool isFull() const noexcept { return m_report.isFull(); }

    void note(const LevelPlace& place, ObjectId object, Message message, Message remedy = {})
    {
        m_report.note(place, object, std::move(message), std::move(remedy));
    }
    void warn(const LevelPlace& place, ObjectId object, Message message, Message remedy)
    {
        m_report.warn(place, object, std::move(message), std::move(remedy));
    }

    /// Counts an object with friction, which a scene does not have. finish() reports how many there are.
    void countFriction(Message name) { m_frictions.add(std::move(name)); }

    /// The rectangle of the level that becomes the world. Call it before finish(), or the world is the box around all
    /// objects, in whole metres.
    void setArea(Vec2 corner, Vec2 size);
    /// Adds the objects to the scene, and sets the size of the world and of its cells. Call it once, at the end.
    /// `cell`: a usual size of cells in units of the level; 0 means that the size of objects decides.
    void finish(double cell);

private:
    [[nodiscard]] bool isWithinLimits(const Draft& draft);
    void setAreaOfObjects();
    void setCells(double cell);

    LevelReport m_report;
    double m_unitsPerMetre;
    Scene m_scene;
    std::vector<std::pair<LevelPlace, std::shared_ptr<SceneObject>>> m_objects;
    std::unordered_set<std::string> m_layers;
    std::uint64_t m_nextId = 1;
    NameTally m_frictions;
    Vec2 m_lowerLeft; ///< Metres, y up: becomes the origin of the world.
    bool m_hasArea = false;
};

/// The size of cells in metres: the usual one, but no more cells than a dense grid can have.
[[nodiscard]] double levelCellSize(const WorldSettings& world, double usual);

/// The shape after the map, with a note if it becomes another kind of shape.
[[nodiscard]] tiled::PixelShape mappedShape(const tiled::PixelShape& shape, const tiled::PixelMap& map,
                                            std::vector<Message>& notes);

} // namespace broadside::levels
