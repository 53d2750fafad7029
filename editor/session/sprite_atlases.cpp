#include "editor/session/sprite_atlases.h"

#include <chrono>

namespace broadside {
namespace {

constexpr std::chrono::milliseconds kSettle(150);

} // namespace

SpriteAtlases::SpriteAtlases(const SceneDocument& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_watch(kSettle)
{
    connect(&m_watch, &PathWatch::noticed, this, &SpriteAtlases::reload);
    connect(&document, &SceneDocument::changed, this, &SpriteAtlases::onDocumentChanged);
    connect(&document, &SceneDocument::pathChanged, this, &SpriteAtlases::reload);
    reload();
}

SpriteAtlases::~SpriteAtlases() = default;

void SpriteAtlases::setProject(const QString& path)
{
    if (path == m_project)
        return;
    m_project = path;
    reload();
}

AtlasPlaces SpriteAtlases::places() const { return {m_document.path(), m_project}; }

void SpriteAtlases::onDocumentChanged(const SceneChange& change)
{
    using Kind = SceneChange::Kind;
    const bool isOther = m_document.scene().atlases != m_entries;
    if (change.kind == Kind::Reset && (isOther || m_placesOfSet != places()) && !m_set->atlases().empty()) {
        m_set = std::make_shared<const AtlasSet>(); // The old set belongs to another scene.
        emit changed();                             // A scene without pictures loads nothing that would emit it.
    }
    if (isOther && (change.kind == Kind::Reset || change.kind == Kind::Atlases))
        reload();
}

void SpriteAtlases::reload()
{
    m_entries = m_document.scene().atlases;
    m_placesLoaded = places();
    if (m_entries.empty() && m_set->atlases().empty()) {
        m_background.cancel();
        watch();
        return;
    }
    m_background.start([entries = m_entries, places = m_placesLoaded,
                        before = m_set](const std::stop_token&,
                                        const Background::Post&) { return loadAtlases(entries, places, *before); },
                       [this](AtlasSet set) { take(std::move(set)); });
}

void SpriteAtlases::take(AtlasSet set)
{
    m_set = std::make_shared<const AtlasSet>(std::move(set));
    m_placesOfSet = m_placesLoaded;
    watch();
    emit changed();
}

void SpriteAtlases::watch() { m_watch.watch(watchedPathsOf(*m_set, m_placesLoaded)); }

} // namespace broadside
