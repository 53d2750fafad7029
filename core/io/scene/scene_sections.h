#pragma once

#include "core/io/json/json_writer.h"
#include "core/io/scene/object_json.h"
#include "core/scene/scene.h"

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>

/// @file
/// The table of the top-level members of a scene document. Reader, writer and comparison use it. A new section is a
/// member of Scene and a row.

namespace broadside {

/// Everything that rows need for reading.
struct SectionReaders {
    ObjectReaders objects;
    ExtraMembers& extra;    ///< Unknown members of the section.
    SourceSlice::Text text; ///< The whole document.
};

using LineSink = std::function<void(const std::string& line)>;

struct SceneSection {
    std::string_view key;
    KeyNotes notes = {}; ///< Empty for format and version.
    /// Logs a value that does not fit, and then leaves the scene unchanged. Null for format and version.
    void (*read)(const SectionReaders& readers, const JsonValue& value, Scene& scene) = nullptr;
    /// The canonical value, on one line. Null for lists.
    void (*write)(JsonWriter& writer, const Scene& scene) = nullptr;
    /// The elements of a list, each on its own line. Null for other sections.
    void (*eachLine)(const Scene& scene, const LineSink& sink) = nullptr;
    /// A list, written into the text that it was read from, text[begin, end): parts that were not edited keep their
    /// bytes. Null if an edited section is written as a whole.
    std::string (*splice)(const Scene& scene, const Scene& read, std::string_view text, std::size_t begin,
                          std::size_t end) = nullptr;
    bool (*isSame)(const Scene& a, const Scene& b) = nullptr;
    /// Null for the objects.
    void (*copy)(const Scene& from, Scene& to) = nullptr;
    /// Whether a new file leaves the section out. Null: it is always written.
    bool (*isDefault)(const Scene& scene) = nullptr;
    bool removedWhenDefault =
        false;                ///< Whether it is removed from an existing file, too. Otherwise an empty list stays.
    bool isOfObjects = false; ///< Whether it is read and spliced object by object.
};

/// All sections in canonical order, the objects last.
[[nodiscard]] std::span<const SceneSection> sceneSections() noexcept;
[[nodiscard]] std::span<const std::string_view> sceneKeys() noexcept;
[[nodiscard]] KeyTable sceneKeyTable();
/// Null for an unknown key.
[[nodiscard]] const SceneSection* sectionNamed(std::string_view key) noexcept;

/// Whether a section other than the objects has changed since it was read, including unknown members.
[[nodiscard]] bool isEdited(const SceneSection& section, const Scene& now, const Scene& read);

/// Whether two scenes have the same content: all sections and all unknown members.
[[nodiscard]] bool sameContent(const Scene& a, const Scene& b);

} // namespace broadside
