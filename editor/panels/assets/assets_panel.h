#pragma once

#include "core/sprites/sprite.h"
#include "editor/session/jobs/background.h"
#include "editor/session/sprite_atlases.h"
#include "editor/widgets/panel_widget.h"

#include <map>
#include <memory>
#include <set>
#include <string>

class QAction;
class QLabel;
class QLineEdit;
class QTreeWidgetItem;

namespace broadside {

class AnimationEditor;
class AssetsView;

/// The pictures for objects: the atlases of the scene, with thumbnails of their animations and regions, and the
/// problems of their files. Below the list the chosen picture or animation, which plays.
class AssetsPanel final : public PanelWidget {
    Q_OBJECT
public:
    /// `actions` are those of the buttons above the list, and the entries of its context menu. @pre all outlive the
    /// panel
    AssetsPanel(SpriteAtlases& atlases, const QList<QAction*>& actions, QWidget* parent = nullptr);
    ~AssetsPanel() override;

    /// The sprite chosen in the list; blank for an atlas, and when none is chosen.
    [[nodiscard]] Sprite currentSprite() const;
    /// The chosen atlas, as the scene lists it; empty when none is chosen.
    [[nodiscard]] std::string currentAtlas() const;
    /// Chooses the sprite in the list, now or as soon as its atlas is read.
    void choose(const Sprite& sprite);

signals:
    void currentChanged();
    void placeWanted();
    void removeWanted();
    void refused(const QString& reason);

private:
    QWidget* makeBody(const QList<QAction*>& actions);
    void refresh();
    void addAtlas(const LoadedAtlas& atlas);
    void addSprites(QTreeWidgetItem& parent, const LoadedAtlas& atlas);
    void makeThumbnails();
    void showProblems();
    void showCurrent();
    void filter();

    SpriteAtlases& m_atlases;
    QLineEdit* m_search;
    AssetsView* m_view;
    QLabel* m_empty;
    QLabel* m_problems;
    AnimationEditor* m_animation;
    std::set<std::string> m_folded; // collapsed entries
    Sprite m_wanted;                // to be chosen when its atlas is read
    Background m_thumbnails;
};

} // namespace broadside
