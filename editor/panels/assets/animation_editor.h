#pragma once

#include "core/sprites/sprite.h"
#include "editor/session/sprite_atlases.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;
class QListWidget;
class QToolButton;

namespace broadside {

class NumberField;

/// An enlarged picture of an atlas. For an animation, which plays, also the strip of its frames, the duration of each,
/// and what happens after the last one.
///
/// Changes are written into the atlas's file at once. They belong to all scenes that use the atlas, so the undo button
/// is here, and the history of the scene does not contain them.
class AnimationEditor final : public QWidget {
    Q_OBJECT
public:
    /// @pre it outlives the widget
    explicit AnimationEditor(SpriteAtlases& atlases);
    ~AnimationEditor() override;

    /// Hidden for a sprite whose picture is not in the atlases.
    void showSprite(const Sprite& sprite);

signals:
    void refused(const QString& reason);

private:
    void makeParts();
    void showFrames(const LoadedAtlas& atlas, const Animation& animation);
    void showFields(const Animation& animation);
    void showPicture();
    void play(bool plays);
    void setSeconds(double seconds);
    void edit(const std::function<void(Animation&)>& change);
    void takeBack();
    struct AtlasFile {
        QString path;
        Atlas atlas;
        std::size_t animation; ///< Index into the animations of the atlas.
    };
    /// Reads the atlas of the sprite from its file; nothing on an error, which refused() reports. save() reports errors
    /// in the same way, and what was lost of the file before.
    [[nodiscard]] std::optional<AtlasFile> open(const Sprite& sprite);
    [[nodiscard]] static Animation& animationIn(AtlasFile& file);
    bool save(const AtlasFile& file);
    void setEditable(const LoadedAtlas& atlas);
    [[nodiscard]] const Animation* animation() const;
    [[nodiscard]] int currentFrame() const;

    SpriteAtlases& m_atlases;
    Sprite m_sprite;
    QLabel* m_preview;
    QListWidget* m_strip;
    QToolButton* m_play;
    QToolButton* m_undo;
    QComboBox* m_playback;
    NumberField* m_seconds;
    QWidget* m_fields;
    QFormLayout* m_form; // the form in m_fields
    QTimer m_tick;
    QElapsedTimer m_clock;
    double m_start = 0.0;         // state time at which m_clock started, seconds
    std::vector<QImage> m_frames; // pictures of the animation's frames, or of the region alone
    struct Before {
        Sprite sprite;
        Animation animation;
    };
    std::vector<Before> m_before; // the states that undo restores
};

} // namespace broadside
