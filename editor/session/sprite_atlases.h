#pragma once

#include "editor/document/atlas_set.h"
#include "editor/document/path_watch.h"
#include "editor/document/scene_document.h"
#include "editor/session/jobs/background.h"

#include <QObject>

#include <memory>
#include <string>
#include <vector>

namespace broadside {

/// The atlases of the open scene. They are read in a background thread, and again when the list or the files change.
///
/// While they are read, the previous ones stay valid, except those of another scene.
class SpriteAtlases final : public QObject {
    Q_OBJECT
public:
    /// @pre the document outlives this
    explicit SpriteAtlases(const SceneDocument& document, QObject* parent = nullptr);
    ~SpriteAtlases() override;

    /// Never null. Replaced at every changed().
    [[nodiscard]] const std::shared_ptr<const AtlasSet>& set() const noexcept { return m_set; }
    [[nodiscard]] bool isLoading() const noexcept { return m_background.isRunning(); }
    /// Whether the first reading still runs: pictures are then not missing.
    [[nodiscard]] bool isWaiting() const noexcept { return isLoading() && m_set->atlases().empty(); }
    /// The file of the project to which the scene belongs; empty: none.
    void setProject(const QString& path);
    [[nodiscard]] AtlasPlaces places() const;

public slots:
    void reload(); ///< Checks all files again; reads only those that changed.

signals:
    void changed();

private:
    void onDocumentChanged(const SceneChange& change);
    void take(AtlasSet set);
    void watch();

    const SceneDocument& m_document;
    QString m_project;
    std::vector<std::string> m_entries; // Entries of m_set, or of the set that is being read.
    AtlasPlaces m_placesLoaded;
    AtlasPlaces m_placesOfSet;
    std::shared_ptr<const AtlasSet> m_set = std::make_shared<const AtlasSet>();
    PathWatch m_watch;
    Background m_background;
};

} // namespace broadside
