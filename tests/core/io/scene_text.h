#pragma once

#include "core/io/scene/scene_reader.h"

#include <QtGlobal>

#include <initializer_list>
#include <string>
#include <string_view>

/// @file
/// Scene texts for the tests of reader and writer.

namespace broadside::test {

/// The example of the file format, canonical.
inline const std::string kExample = R"({
  "format": "broadside-scene",
  "version": 1,
  "world": {"width": 9.6, "height": 4.8, "gravity": [0, -10], "wind": [0, 0], "terminalSpeed": null, "edges": "open"},
  "broadPhase": {"algorithm": "grid", "cellSize": 2.5},
  "step": {"dt": 0.016666666666666666, "integrator": "semi-implicit-euler", "continuous": false},
  "components": [],
  "objects": [
    {"id": 1, "name": "Cannon", "kind": "static", "position": [0, 0], "shape": {"type": "mesh", "triangles": [[-0.5, -0.5, 0.5, 0, -0.5, 0.5]]}, "mask": 0, "components": [{"type": "launcher", "projectile": 2, "power": 2}]},
    {"id": 2, "name": "Ball", "kind": "dynamic", "position": [0, 0], "shape": {"type": "box", "width": 0.2, "height": 0.2}},
    {"id": 3, "name": "Target 1", "kind": "static", "position": [3.25, 1.5], "shape": {"type": "box", "width": 0.5, "height": 0.5}, "onHit": "remove"}
  ]
}
)";

/// A scene with these objects; each is a JSON object without a comma at the end.
inline std::string sceneOf(std::initializer_list<std::string> objects)
{
    std::string text = "{\n  \"format\": \"broadside-scene\",\n  \"version\": 1,\n  \"objects\": [";
    bool first = true;
    for (const std::string& object : objects) {
        text += first ? "\n    " : ",\n    ";
        text += object;
        first = false;
    }
    return text + "\n  ]\n}\n";
}

/// A box with additional members, such as R"("mass": 2)".
inline std::string boxWith(const std::string& members, int id = 1)
{
    return R"({"id": )" + std::to_string(id) +
           R"(, "kind": "static", "position": [0, 0], "shape": {"type": "box", "width": 1, "height": 1})" +
           (members.empty() ? "" : ", " + members) + "}";
}

/// All problems, for the message of a failed test.
inline std::string describeAll(const SceneReading& reading)
{
    std::string text;
    for (const Problem& problem : reading.problems)
        text += describe(problem) + "\n";
    return text;
}

/// @pre The text is a valid scene.
inline Scene sceneIn(const std::string& text)
{
    SceneReading reading = readScene(text, "test.broadside");
    if (!reading.scene)
        qFatal("not a scene: %s", describeAll(reading).c_str());
    return std::move(*reading.scene);
}

/// A copy of the scene in which one object was edited.
template<class Edit>
Scene withEdited(Scene scene, std::uint64_t id, Edit&& edit)
{
    scene.replace(edited(*scene.find(ObjectId{id}), std::forward<Edit>(edit)));
    return scene;
}

/// `text` with the only occurrence of `from` replaced.
inline std::string replacedIn(std::string text, std::string_view from, std::string_view to)
{
    const std::size_t at = text.find(from);
    if (at == std::string::npos || text.find(from, at + 1) != std::string::npos)
        qFatal("not exactly once: %s", std::string(from).c_str());
    return text.replace(at, from.size(), to);
}

} // namespace broadside::test
