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
/// They are drawn by layer of the scene, then by their order, then texture by texture, so that the sprites of one
/// texture are one batch; within it as objects are: by kind, then by place in the file. Those of an order below 0 lie
/// under all cells and shapes; the others over them. A picture that is missing is a checker.
class SpritePainter {
public:
    SpritePainter(const SceneView& view, const TableLayers& layers, DisplayList& list);
    /// For addLoose() alone.
    SpritePainter(const SceneView& view, DisplayList& list);

    /// Whether sprites are shown, and the object has one.
    [[nodiscard]] bool draws(const SceneObject& object) const noexcept
    {
        return m_atlases && !object.sprite.isEmpty() && !object.sprite->isBlank();
    }
    /// @pre draws() it
    void add(ObjectIndex row, const SceneObject& object);
    /// Puts what was added into the list, in order.
    void finish();

    /// Of an object that is not in the table, or as it is not in there, over whatever the items have.
    /// @pre draws() it
    void addLoose(const SceneObject& object, double opacity, DisplayLayerItems& items);

private:
    /// Whose sprite it is.
    struct Subject {
        const SceneObject& object;
        const Pose& pose;
        std::optional<ObjectIndex> row; ///< Nothing: it is not in the table.
        double opacity = 1.0;           ///< Beside the sprite's own.
    };
    /// What is the same for all quads of one object.
    struct Frame {
        Vec2 center;
        Vec2 right; ///< Half of the sprite's width.
        Vec2 up;
        Rgba tint;
    };
    struct Entry {
        std::size_t layer = 0;
        std::int32_t order = 0;
        int rank = 0;
        std::size_t index = 0; ///< Of m_sprites.
    };

    [[nodiscard]] Frame frameOf(const Subject& subject, Vec2 size) const;
    [[nodiscard]] bool isTurnedRound(const Subject& subject) const;
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
    const TableLayers* m_layers; // null: all are loose
    DisplayList& m_list;
    const AtlasSet* m_atlases; // null: sprites are not shown
    std::vector<Entry> m_entries;
    std::vector<DisplaySprite> m_sprites;
    Entry m_current;                      // of the object that is added
    const Sprite* m_lastSprite = nullptr; // that m_lastLook is of: neighbours often share theirs
    AtlasSet::Look m_lastLook;
    const SpriteTexture* m_lastTexture = nullptr;
    std::uint32_t m_lastNumber = 0;
};

} // namespace broadside
