#pragma once

#include "core/scene/layers.h"
#include "editor/viewport/display/display_list.h"
#include "editor/viewport/paint/scene_view.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace broadside {

/// Puts the sprites of objects into a display list.
///
/// The order of drawing is: layer of the scene, order of the sprite, texture (so that sprites of one texture are one
/// batch), kind of object, place in the file. Sprites with an order below 0 are below all cells and shapes; the others
/// are above them. A missing picture is drawn as a checker.
class SpritePainter {
public:
    SpritePainter(const SceneView& view, const TableLayers& layers, DisplayList& list);
    /// Only for addLoose().
    SpritePainter(const SceneView& view, DisplayList& list);

    /// True if sprites are shown and the object has one.
    [[nodiscard]] bool draws(const SceneObject& object) const noexcept
    {
        return m_atlases && !object.sprite.isEmpty() && !object.sprite->isBlank();
    }
    /// @pre draws() it
    void add(ObjectIndex row, const SceneObject& object);
    /// Puts the added sprites into the list, in order of drawing.
    void finish();

    /// Adds the sprite of an object that is not in the table, or differs from it, on top of the items.
    /// @pre draws() it
    void addLoose(const SceneObject& object, double opacity, DisplayLayerItems& items);

private:
    /// The object of a sprite.
    struct Subject {
        const SceneObject& object;
        const Pose& pose;
        std::optional<ObjectIndex> row; ///< Nothing: the object is not in the table.
        double opacity = 1.0;           ///< Multiplied by the sprite's own opacity.
    };
    /// Data that all quads of one object share.
    struct Frame {
        Vec2 center;
        Vec2 right; ///< Half of the sprite's width as a vector.
        Vec2 up;
        Rgba tint;
    };
    struct Entry {
        std::size_t layer = 0;
        std::int32_t order = 0;
        int rank = 0;
        std::size_t index = 0; ///< Index into m_sprites.
    };

    [[nodiscard]] Frame frameOf(const Subject& subject, Vec2 size) const;
    [[nodiscard]] bool isMirroredByDirection(const Subject& subject) const;
    [[nodiscard]] double stateTime(const SceneObject& object) const;
    [[nodiscard]] Vec2 placeholderSize(const Subject& subject) const;
    void add(const Subject& subject);
    void addPicture(const Subject& subject, const AtlasSet::Look& look);
    void addText(const Subject& subject);
    void addPlaceholder(const Subject& subject);
    void addRegion(const Frame& frame, const LoadedAtlas& atlas, const AtlasRegion& region);
    void addChecker(const Frame& frame);
    void push(const DisplaySprite& sprite);
    [[nodiscard]] std::uint32_t textureOf(const LoadedAtlas& atlas);
    [[nodiscard]] std::uint32_t numberOf(const std::shared_ptr<const SpriteTexture>& texture);

    const SceneView& m_view;
    const TableLayers* m_layers; // Null: all sprites are loose.
    DisplayList& m_list;
    const AtlasSet* m_atlases; // Null: sprites are not shown.
    std::vector<Entry> m_entries;
    std::vector<DisplaySprite> m_sprites;
    Entry m_current;                      // The entry of the object that is being added.
    const Sprite* m_lastSprite = nullptr; // The sprite of m_lastLook. Neighbours often share it.
    AtlasSet::Look m_lastLook;
    const SpriteTexture* m_lastTexture = nullptr;
    std::uint32_t m_lastNumber = 0;
};

} // namespace broadside
