#pragma once

#include "core/io/scene/scene_reader.h"
#include "core/io/scene/scene_sections.h"
#include "core/io/scene/scene_writer.h"
#include "tests/fuzz/require.h"

#include <algorithm>
#include <string>

/// @file
/// Arbitrary bytes never crash the reader. A scene that can be read keeps its bytes when it is saved without an edit.
/// It has the same content when it is written canonically, or after each object in turn was edited, and read again.

namespace broadside::fuzz {

inline void requireSameWhenRead(const Scene& scene, const std::string& written, const char* what)
{
    const SceneReading reading = readScene(written, "written");
    require(reading.scene.has_value(), what, written);
    require(sameContent(scene, *reading.scene), what, written);
}

inline void requireRemedies(const SceneReading& reading, const std::string& text)
{
    require(reading.scene.has_value() || std::ranges::count(reading.problems, Severity::Error, &Problem::severity) > 0,
            "no scene and no error", text);
    for (const Problem& problem : reading.problems)
        require(!problem.message.empty() && !problem.remedy.empty() && problem.line > 0 && problem.column > 0,
                "a problem without place, message or remedy", text);
}

inline void editEachObject(const Scene& scene)
{
    Scene edit = scene;
    for (std::size_t i = 0; i < std::min<std::size_t>(scene.size(), 8); ++i) {
        edit.replace(edited(*scene.objects()[i], [](SceneObject& object) { object.name += "'"; }));
        requireSameWhenRead(edit, writeScene(edit), "an edited scene reads differently");
    }
    for (std::size_t i = 0; i < std::min<std::size_t>(scene.size(), 8); ++i) {
        const ObjectId id = scene.objects()[i]->id;
        edit.remove({&id, 1});
        requireSameWhenRead(edit, writeScene(edit), "a scene with less objects reads differently");
    }
    edit.world.wind.x += 1.0;
    edit.components.emplace_back(Launcher{ObjectId{1}, 2.0});
    edit.append(edited(SceneObject{}, [&](SceneObject& object) { object.id = edit.nextId(); }));
    requireSameWhenRead(edit, writeScene(edit), "a scene with new parts reads differently");
}

/// Checks any input. Aborts when a property is false.
inline void checkScene(const std::string& text)
{
    const SceneReading reading = readScene(text, "input");
    requireRemedies(reading, text);
    if (!reading.scene)
        return;
    const Scene& scene = *reading.scene;
    require(writeScene(scene) == text, "an unedited scene changed its bytes", text);
    requireSameWhenRead(scene, writeSceneCanonically(scene), "the canonical scene reads differently");
    if (scene.nextId().value <= ObjectId::kLargest)
        editEachObject(scene);
}

} // namespace broadside::fuzz
