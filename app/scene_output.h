#pragma once

#include "app/console.h"
#include "core/base/problem.h"
#include "core/io/scene/scene_stream.h"
#include "core/scene/scene.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace broadside {

/// Prints a note if a file lost something when it was replaced: AtomicFile::losses().
void sayLosses(const std::string& path, const std::vector<Message>& losses, Console& console);

/// Writes a text file in one piece, and replaces an existing file. A note names what is lost of the file before, such
/// as its owner.
[[nodiscard]] std::optional<Problem> writeTextFile(const std::string& path, const std::string& text, Console& console);

/// Reads the text of a scene back before it writes it. A world after some steps, or the content of a recording, can
/// exceed the limits of a scene. Then the file stays unchanged, and the problem names the object.
[[nodiscard]] std::optional<Problem> writeSceneFile(const std::string& path, const Scene& scene,
                                                    const std::string& text, Console& console);

/// Does the same without the whole text in memory, for large scenes: it reads the new file back before that replaces
/// the old one. `write` passes the text to its sink; what it alone needs can be freed when it returns. `find`: the
/// objects for the problem.
[[nodiscard]] std::optional<Problem> streamSceneFile(const std::string& path,
                                                     const std::function<void(const TextSink& sink)>& write,
                                                     const std::function<const SceneObject*(ObjectId id)>& find,
                                                     Console& console);

/// True if both paths name the same file, existing or not. Follows links.
[[nodiscard]] bool isSameFile(const std::string& a, const std::string& b);

/// The problem of a name whose ending is no format of scenes; nothing if scenes can be written under it.
[[nodiscard]] std::optional<Problem> sceneNameProblem(const std::string& path);

} // namespace broadside
