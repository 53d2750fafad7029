#pragma once

#include "editor/document/atlas_set.h"
#include "editor/document/scene_document.h"
#include "editor/session/jobs/background.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

#include <memory>
#include <string>
#include <vector>

namespace broadside {

/// The atlases of the open scene, read beside the GUI thread, and again when its list or their files change.
///
/// While they are read, what was there before is still there; of another scene nothing is.
class SpriteAtlases final : public QObject {
    Q_OBJECT
public:
    /// @pre the document outlives this
    explicit SpriteAtlases(const SceneDocument& document, QObject* parent = nullptr);
    ~SpriteAtlases() override;

    /// Never null. Another one after every changed().
    [[nodiscard]] const std::shared_ptr<const AtlasSet>& set() const noexcept { return m_set; }
    [[nodiscard]] bool isLoading() const noexcept { return m_background.isRunning(); }
    /// Whether none of them is read yet: a picture is not missing then.
    [[nodiscard]] bool isWaiting() const noexcept { return isLoading() && m_set->atlases().empty(); }
    /// The file of the project that the scene belongs to; empty: none.
    void setProject(const QString& path);
    [[nodiscard]] AtlasPlaces places() const;

public slots:
    void reload(); ///< Looks at all files again; only those that changed are read.

signals:
    void changed();

private:
    void onDocumentChanged(const SceneChange& change);
    void take(AtlasSet set);
    void watch();

    const SceneDocument& m_document;
    QString m_project;
    std::vector<std::string> m_entries; // that m_set is of, or is being made of
    AtlasPlaces m_placesLoaded;
    AtlasPlaces m_placesOfSet;
    std::shared_ptr<const AtlasSet> m_set = std::make_shared<const AtlasSet>();
    QFileSystemWatcher m_watcher;
    QTimer m_reloadSoon; // a program that saves a file tells several times
    Background m_background;
};

} // namespace broadside
