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

/// A picture of an atlas, large; of an animation, which plays, also the strip of its frames, how long each is shown,
/// and what happens behind the last one.
///
/// What is changed here is written into the atlas's file at once: it belongs to all scenes that use the atlas, not to
/// one, so its undo is the button here and not the history of the scene.
class AnimationEditor final : public QWidget {
    Q_OBJECT
public:
    /// @pre it outlives the widget
    explicit AnimationEditor(SpriteAtlases& atlases);
    ~AnimationEditor() override;

    /// Hidden for a sprite that names nothing of the atlases.
    void showSprite(const Sprite& sprite);

signals:
    void refused(const QString& reason);

private:
    void makeParts();
    void showFrames(const LoadedAtlas& atlas, const Animation& animation);
    void showFields(const Animation& animation);
    void showMoment();
    void play(bool plays);
    void setSeconds(double seconds);
    void edit(const std::function<void(Animation&)>& change);
    void takeBack();
    struct AtlasFile {
        QString path;
        Atlas atlas;
        std::size_t animation; ///< Which of its animations.
    };
    /// As the atlas of the sprite stands on the disk now; nothing: it was refused, with the reason. So is save().
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
    QFormLayout* m_form; // in it
    QTimer m_tick;
    QElapsedTimer m_clock;
    double m_start = 0.0;         // state time at which the clock began, seconds
    std::vector<QImage> m_frames; // of the animation, or the region alone
    struct Before {
        Sprite sprite;
        Animation animation;
    };
    std::vector<Before> m_before; // what can be taken back
};

} // namespace broadside
