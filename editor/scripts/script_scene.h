#pragma once

#include "core/base/message/message.h"
#include "core/scene/scene.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace broadside {

/// A scene that a script reads and edits as JSON text with the keys of the scene file. Each edit is checked as when a
/// file is read; an edit that fails changes nothing, and the message says why and what to do. It knows neither Qt nor
/// undo: the caller makes one undo step of the difference.
class ScriptScene {
public:
    explicit ScriptScene(Scene scene);

    [[nodiscard]] const Scene& scene() const noexcept { return m_scene; }
    /// Counts the edits.
    [[nodiscard]] std::size_t edits() const noexcept { return m_edits; }

    [[nodiscard]] std::string ids() const;     ///< "[1, 2, 3]".
    [[nodiscard]] std::string objects() const; ///< A JSON array. Cost: O(objects).
    /// The object's canonical JSON; "null" if there is no such object.
    [[nodiscard]] std::string object(ObjectId id) const;
    /// A section other than the objects; nothing for an unknown key.
    [[nodiscard]] std::optional<std::string> section(std::string_view key) const;

    /// Returns the problem; nothing if the edit was done.
    [[nodiscard]] std::optional<Message> add(const std::string& json);
    [[nodiscard]] std::optional<Message> replace(const std::string& json); ///< The object with the id in `json`.
    /// All of them, or none. Cost: O(objects).
    [[nodiscard]] std::optional<Message> remove(std::span<const ObjectId> ids);
    [[nodiscard]] std::optional<Message> setSection(std::string_view key, const std::string& json);

private:
    [[nodiscard]] const std::string& head();

    Scene m_scene;
    std::string m_head; // the sections as text, up to the objects; empty: out of date
    std::size_t m_edits = 0;
};

} // namespace broadside
