#include "editor/window/actions/asset_actions.h"

#include "core/geometry/placed_shape.h"
#include "editor/commands/edit_atlases.h"
#include "editor/document/message_text.h"
#include "editor/document/picture_file.h"
#include "editor/panels/assets/assets_panel.h"
#include "editor/panels/place_panel.h"
#include "editor/tools/place_tool.h"
#include "editor/widgets/picture_shape.h"
#include "editor/widgets/region_picture.h"
#include "editor/window/actions/action_registry.h"
#include "editor/window/layout/panels.h"
#include "editor/window/message_bar.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>

#include <utility>

namespace broadside {

std::optional<SceneObject> objectShowing(const AtlasSet& set, const Sprite& sprite)
{
    const AtlasSet::Look look = set.lookOf(sprite);
    if (!look.from || !look.region)
        return std::nullopt;
    SceneObject object;
    object.name = look.animation ? look.animation->name : look.region->name;
    object.sprite = sprite;
    const Vec2 size = naturalSizeOf(*look.from->atlas, *look.region);
    object.shape = Box{size.x, size.y};
    const QImage picture = pictureOf(*look.from, *look.region);
    const AlphaBytes alpha(picture);
    if (const auto box = opaqueBox(alpha.view()))
        object.shape = shapeOfBox(boxInModel(PicturePlace::of(*look.from->atlas, *look.region, sprite), *box));
    return object;
}

AssetActions::AssetActions(const Parts& parts)
    : m_parts(parts)
{
    addActions();
    parts.panels.whenMade<AssetsPanel>([this](AssetsPanel& panel) {
        connect(&panel, &AssetsPanel::placeWanted, m_place, &QAction::trigger);
        connect(&panel, &AssetsPanel::removeWanted, m_remove, &QAction::trigger);
        connect(&panel, &AssetsPanel::currentChanged, this, [this] { m_parts.actions.showAvailable(); });
        connect(&panel, &AssetsPanel::refused, this, &AssetActions::say);
    });
}

void AssetActions::addActions()
{
    QMenu& menu = m_parts.actions.addMenu(MenuSection::EditObjects, tr("P&ictures"));
    const auto addTo = [&](const ActionSpec& spec) {
        ActionSpec edit = spec;
        edit.needs.editing = true;
        return &m_parts.actions.add(*this, menu, edit);
    };
    addTo({.name = "addAssets",
           .text = tr("&Add pictures..."),
           .icon = "layer-add",
           .tip = tr("Add pictures, atlases, or sheets of Aseprite or TexturePacker to the scene; "
                     "dropping the files onto the window does the same"),
           .perform = [this] { askForFiles(); }});
    m_place =
        addTo({.name = "placeSprite",
               .text = tr("&Place in the world"),
               .icon = "place",
               .tip = tr("Place objects that show the picture selected in the panel Assets, with a box that fits it"),
               .needs = {.reason =
                             [this] {
                                 return currentSprite().isBlank()
                                            ? tr("Select a region or an animation in the panel Assets first.")
                                            : QString();
                             }},
               .perform = [this] { place(currentSprite()); }});
    addTo({.name = "editOverPicture",
           .text = tr("Edit &shape over picture"),
           .icon = "polygon",
           .tip = tr("Show the picture of the selected object with its bounding shape, to edit it pixel by pixel"),
           .perform = [this] { emit shapePanelWanted(); }});
    menu.addSeparator();
    addTo({.name = "reloadAssets",
           .text = tr("Re&load the files"),
           .icon = "reset",
           .tip = tr("Reload pictures and atlases that changed on disk; Broadside also does this automatically"),
           .perform = [this] { m_parts.atlases.reload(); }});
    m_remove = addTo({.name = "removeAtlas",
                      .text = tr("&Remove atlas"),
                      .icon = "delete",
                      .tip = tr("Remove the atlas that is selected in the panel Assets from the scene; its files stay"),
                      .needs = {.reason =
                                    [this] {
                                        return currentAtlas().empty() ? tr("Select an atlas in the panel Assets first.")
                                                                      : QString();
                                    }},
                      .perform = [this] { removeCurrent(); }});
}

void AssetActions::say(const QString& refusal)
{
    if (!refusal.isEmpty())
        m_parts.messages.show(MessageBar::Kind::Warning, refusal);
}

void AssetActions::askForFiles()
{
    if (m_parts.document.path().isEmpty())
        return say(
            tr("The scene is not saved yet, and paths of pictures are relative to its file. Save the scene first, then "
               "add the pictures."));
    QStringList patterns;
    for (const QString& suffix : pictureSuffixes())
        patterns.append(QStringLiteral("*.") + suffix);
    const QString all = tr("Pictures, atlases and sheets (%1 *.json)").arg(patterns.join(QLatin1Char(' ')));
    QFileDialog dialog(&m_parts.window, tr("Add pictures"), QFileInfo(m_parts.document.path()).absolutePath(), all);
    dialog.setObjectName(QStringLiteral("addPictures"));
    dialog.setFileMode(QFileDialog::ExistingFiles);
    if (dialog.exec() == QDialog::Accepted)
        add(dialog.selectedFiles());
}

void AssetActions::add(const QStringList& files)
{
    if (m_import.isRunning()) {
        m_waiting.append(files); // another start() would cancel the current import
        return;
    }
    m_import.start([files, places = m_parts.atlases.places()](
                       const std::stop_token&, const Background::Post&) { return importAssets(files, places); },
                   [this, scene = m_parts.document.path()](const AssetImport& import) { take(import, scene); });
}

/// `scene` is the file of the scene that the pictures were added to.
void AssetActions::take(const AssetImport& import, const QString& scene)
{
    if (const QStringList waiting = std::exchange(m_waiting, {}); !waiting.isEmpty())
        add(waiting);
    if (m_parts.document.path() != scene)
        return say(tr("The pictures were not added to %1, because that scene is no longer open.").arg(scene));
    QStringList told;
    if (const QString refusal = addAtlases(m_parts.document, import.entries); !refusal.isEmpty())
        told.append(refusal);
    constexpr std::size_t kShown = 3;
    for (std::size_t i = 0; i < import.problems.size() && i < kShown; ++i)
        told.append(described(import.problems[i]));
    if (import.problems.size() > kShown)
        told.append(tr("... and %1 more.").arg(import.problems.size() - kShown));
    say(told.join(QLatin1Char('\n')));
    if (import.entries.empty())
        return;
    Sprite added;
    added.atlas = import.entries.back();
    m_parts.panels.bringUp(Panel::Assets);
    m_parts.panels.get<AssetsPanel>().choose(added);
}

Sprite AssetActions::currentSprite() const
{
    const auto* panel = m_parts.panels.find<AssetsPanel>();
    return panel ? panel->currentSprite() : Sprite{};
}

std::string AssetActions::currentAtlas() const
{
    const auto* panel = m_parts.panels.find<AssetsPanel>();
    return panel ? panel->currentAtlas() : std::string();
}

void AssetActions::removeCurrent()
{
    const std::string entry = currentAtlas();
    if (!entry.empty())
        removeAtlas(m_parts.document, entry);
}

bool AssetActions::place(const Sprite& sprite)
{
    auto object = objectShowing(*m_parts.atlases.set(), sprite);
    if (!object)
        return false;
    m_parts.tool.setPrototype(*object);
    m_parts.panels.get<PlacePanel>().showTemplate(tr("picture %1").arg(QString::fromStdString(object->name)));
    emit placeToolWanted();
    return true;
}

} // namespace broadside
