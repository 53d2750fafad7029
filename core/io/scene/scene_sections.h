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
/// The table of what stands at the top of a scene document: reader, writer and comparison go through it. A new section
/// is a member of Scene and a row.

namespace broadside {

/// What the rows read with.
struct SectionReaders {
    ObjectReaders objects;
    ExtraMembers& extra;                     ///< Of the section.
    std::shared_ptr<const std::string> text; ///< The whole document.
};

using LineSink = std::function<void(const std::string& line)>;

struct SceneSection {
    std::string_view key;
    /// Logs what does not fit, and then leaves the scene alone. Null for what says what the document is.
    void (*read)(const SectionReaders& readers, const JsonValue& value, Scene& scene) = nullptr;
    /// The canonical value, on one line. Null for lists.
    void (*write)(JsonWriter& writer, const Scene& scene) = nullptr;
    /// The elements of a list, each on a line of its own. Null for others.
    void (*eachLine)(const Scene& scene, const LineSink& sink) = nullptr;
    /// A list over the text that it was read from, text[begin, end): what was not edited keeps its bytes. Null where a
    /// section that was edited is written whole.
    std::string (*splice)(const Scene& scene, const Scene& read, std::string_view text, std::size_t begin,
                          std::size_t end) = nullptr;
    bool (*isSame)(const Scene& a, const Scene& b) = nullptr;
    /// Null for the objects: those that were read are kept in another way.
    void (*copy)(const Scene& from, Scene& to) = nullptr;
    /// Whether a new file leaves the section out. Null: it never does.
    bool (*isDefault)(const Scene& scene) = nullptr;
    bool goesWhenDefault = false; ///< From a file that has it; else an empty list stays.
    bool isOfObjects = false;     ///< Read and spliced object by object.
};

/// In canonical order, the objects last.
[[nodiscard]] std::span<const SceneSection> sceneSections() noexcept;
[[nodiscard]] std::span<const std::string_view> sceneKeys() noexcept;
/// Null for a key that has no meaning.
[[nodiscard]] const SceneSection* sectionNamed(std::string_view key) noexcept;

/// Whether a section other than the objects, unknown members included, says something else than it did.
[[nodiscard]] bool isEdited(const SceneSection& section, const Scene& now, const Scene& read);

/// Whether two scenes say the same: all sections, and all unknown members.
[[nodiscard]] bool sameContent(const Scene& a, const Scene& b);

} // namespace broadside
