#include "editor/panels/assets/assets_panel.h"

#include "core/base/message/common_messages.h"
#include "editor/document/message_text.h"
#include "editor/document/sprite_texture.h"
#include "editor/panels/assets/animation_editor.h"
#include "editor/panels/assets/assets_view.h"
#include "editor/widgets/action_buttons.h"
#include "editor/widgets/icons.h"
#include "editor/widgets/panel_form.h"
#include "editor/widgets/region_picture.h"
#include "editor/widgets/words/number_text.h"

#include <QAction>
#include <QCoreApplication>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <utility>

namespace broadside {
namespace {

constexpr int kThumbnail = 48;                  // Pixels: sharp on screens with twice the pixel density.
constexpr std::size_t kMostThumbnails = 20'000; // The pictures after these have no thumbnail; they are found by name.

QString sizeText(PixelSize size)
{
    return QCoreApplication::translate("broadside::AssetsPanel", "%1 x %2").arg(size.width).arg(size.height);
}

/// The atlas as the scene lists it; for a part of the program "walker (built in)".
QString entryName(const std::string& entry)
{
    const QString path = QString::fromStdString(entry);
    return isBuiltIn(entry) ? AssetsPanel::tr("%1 (built in)").arg(QFileInfo(path).baseName()) : path;
}

/// Thumbnails of all atlases and of their sprites.
struct Thumbnails {
    std::vector<QImage> ofAtlases;
    std::vector<std::vector<QImage>> ofSprites; // animations, then regions, by atlas
};

Thumbnails thumbnailsOf(const AtlasSet& set, const std::stop_token& stop)
{
    Thumbnails made;
    std::size_t count = 0;
    for (const LoadedAtlas& loaded : set.atlases()) {
        std::vector<QImage>& images = made.ofSprites.emplace_back();
        made.ofAtlases.push_back(loaded.texture ? thumbnailOf(loaded.texture->image, kThumbnail) : QImage());
        if (!loaded.atlas)
            continue;
        const auto add = [&](const AtlasRegion* region) {
            if (region && !stop.stop_requested() && count++ < kMostThumbnails)
                images.push_back(thumbnailOf(pictureOf(loaded, *region), kThumbnail));
            else
                images.emplace_back();
        };
        for (const Animation& animation : loaded.atlas->animations)
            add(regionNamed(*loaded.atlas, animation.frames.front().region));
        for (const AtlasRegion& region : loaded.atlas->regions)
            add(&region);
    }
    return made;
}

} // namespace

AssetsPanel::AssetsPanel(SpriteAtlases& atlases, const QList<QAction*>& actions, QWidget* parent)
    : PanelWidget(parent)
    , m_atlases(atlases)
    , m_search(makeSearch(QStringLiteral("assetsSearch"), tr("Search pictures"), tr("Search"),
                          tr("Show regions and animations whose names contain this text")))
    , m_view(new AssetsView)
    , m_empty(makeEmptyNote(QStringLiteral("assetsEmpty"),
                            tr("No pictures yet.\n\nAdd pictures (png, jpg, bmp, webp), an atlas, or a sheet of "
                               "Aseprite or TexturePacker; or drop the files onto the window.")))
    , m_problems(makeProblemNote(QStringLiteral("assetsProblems")))
    , m_animation(new AnimationEditor(atlases))
{
    setObjectName(QStringLiteral("AssetsPanel"));
    setWidget(makeBody(actions));
    connect(&atlases, &SpriteAtlases::changed, this, &AssetsPanel::refresh);
    connect(m_search, &QLineEdit::textChanged, this, &AssetsPanel::filter);
    connect(m_view, &AssetsView::currentItemChanged, this, [this] {
        showCurrent();
        emit currentChanged();
    });
    connect(m_view, &AssetsView::placeWanted, this, &AssetsPanel::placeWanted);
    connect(m_view, &AssetsView::itemDoubleClicked, this, [this] {
        if (!currentSprite().isBlank())
            emit placeWanted();
    });
    connect(m_view, &AssetsView::removeWanted, this, &AssetsPanel::removeWanted);
    connect(m_animation, &AnimationEditor::refused, this, &AssetsPanel::refused);
    refresh();
}

AssetsPanel::~AssetsPanel() { stopListeningToFields(*this); }

QWidget* AssetsPanel::makeBody(const QList<QAction*>& actions)
{
    m_view->setObjectName(QStringLiteral("assetsView"));
    m_view->setAccessibleName(tr("Atlases, their animations and regions"));
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_view->addActions(actions);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(2);
    insertActionButtons(*buttons, 0, actions, true);
    buttons->addStretch(1);
    auto* body = new QWidget;
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(6, 4, 6, 4);
    layout->setSpacing(4);
    layout->addLayout(buttons);
    layout->addWidget(m_search);
    layout->addWidget(m_problems);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_empty, 1);
    for (QWidget* list : std::initializer_list<QWidget*>{m_search, m_view})
        // They stay hidden until there is something to list: with the empty note they would need too much height.
        list->hide();
    layout->addWidget(m_animation);
    return body;
}

Sprite AssetsPanel::currentSprite() const
{
    const QTreeWidgetItem* item = m_view->currentItem();
    return item ? spriteFrom(item->data(0, AssetsView::kSprite).toByteArray()) : Sprite{};
}

std::string AssetsPanel::currentAtlas() const
{
    const QTreeWidgetItem* item = m_view->currentItem();
    return item ? item->data(0, AssetsView::kEntry).toString().toStdString() : std::string();
}

void AssetsPanel::choose(const Sprite& sprite)
{
    m_wanted = sprite;
    const QByteArray wanted = spriteData(sprite);
    for (int i = 0; i < m_view->topLevelItemCount(); ++i) {
        QTreeWidgetItem* atlas = m_view->topLevelItem(i);
        if (atlas->data(0, AssetsView::kEntry).toString().toStdString() != sprite.atlas)
            continue;
        QTreeWidgetItem* found = sprite.isBlank() ? atlas : nullptr;
        for (int child = 0; child < atlas->childCount() && !found; ++child)
            if (atlas->child(child)->data(0, AssetsView::kSprite).toByteArray() == wanted)
                found = atlas->child(child);
        if (found) {
            m_wanted = {};
            m_view->setCurrentItem(found);
        }
    }
}

void AssetsPanel::addSprites(QTreeWidgetItem& parent, const LoadedAtlas& atlas)
{
    const auto add = [&](const Sprite& sprite, const std::string& name, const QString& what, const QString& tip) {
        auto* item = new QTreeWidgetItem(&parent);
        item->setText(0, QString::fromStdString(name));
        item->setText(1, what);
        item->setToolTip(0,
                         tip + QLatin1Char('\n') +
                             tr("Press Return or double-click to place objects with it, or drag it into the world."));
        item->setData(0, AssetsView::kSprite, spriteData(sprite));
        item->setData(0, AssetsView::kEntry, QString::fromStdString(atlas.entry));
        item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
    };
    for (const Animation& animation : atlas.atlas->animations) {
        Sprite sprite;
        sprite.atlas = atlas.entry;
        sprite.animation = animation.name;
        const QString frames = translated(texts::frameCount(animation.frames.size()));
        const QString seconds = rounded(animation.duration(), 3);
        add(sprite, animation.name, frames, tr("Animation of %1, %2 s").arg(frames, seconds));
    }
    for (const AtlasRegion& region : atlas.atlas->regions) {
        Sprite sprite;
        sprite.atlas = atlas.entry;
        sprite.region = region.name;
        add(sprite, region.name, sizeText(region.size()),
            tr("Picture of %1 pixels at %2, %3 of the atlas")
                .arg(sizeText(region.size()))
                .arg(region.rect.x)
                .arg(region.rect.y));
    }
}

void AssetsPanel::addAtlas(const LoadedAtlas& atlas)
{
    auto* item = new QTreeWidgetItem(m_view);
    const QString entry = QString::fromStdString(atlas.entry);
    item->setText(0, entryName(atlas.entry));
    item->setData(0, AssetsView::kEntry, entry);
    item->setFlags(item->flags() & ~Qt::ItemIsDragEnabled);
    QStringList tip{atlas.file.path.isEmpty() ? entry : atlas.file.path};
    if (atlas.atlas) {
        tip.append(
            tr("%1 pixels, %2 pixels per metre").arg(sizeText(atlas.atlas->size)).arg(atlas.atlas->pixelsPerMetre));
        addSprites(*item, atlas);
    }
    if (!atlas.problems.empty()) {
        item->setText(1, tr("problem"));
        for (const Problem& problem : atlas.problems)
            tip.append(described(problem));
    }
    item->setToolTip(0, tip.join(QLatin1Char('\n')));
    item->setToolTip(1, item->toolTip(0));
    item->setExpanded(!m_folded.contains(atlas.entry));
}

void AssetsPanel::refresh()
{
    const Sprite current = m_wanted.atlas.empty() ? currentSprite() : m_wanted;
    const std::string entry = current.isBlank() && current.atlas.empty() ? currentAtlas() : current.atlas;
    m_folded.clear();
    for (int i = 0; i < m_view->topLevelItemCount(); ++i)
        if (const QTreeWidgetItem* item = m_view->topLevelItem(i); !item->isExpanded())
            m_folded.insert(item->data(0, AssetsView::kEntry).toString().toStdString());
    {
        const QSignalBlocker silent(m_view);
        m_view->clear();
        for (const LoadedAtlas& atlas : m_atlases.set()->atlases())
            addAtlas(atlas);
    }
    const bool any = m_view->topLevelItemCount() > 0;
    m_empty->setVisible(!any);
    m_view->setVisible(any);
    m_search->setVisible(any);
    filter();
    showProblems();
    makeThumbnails();
    if (!entry.empty()) {
        Sprite again = current;
        again.atlas = entry;
        const bool waits = !m_wanted.atlas.empty();
        choose(again);
        if (!waits)
            m_wanted = {};
    }
    showCurrent();
    emit currentChanged();
}

void AssetsPanel::makeThumbnails()
{
    m_thumbnails.start(
        [set = m_atlases.set()](const std::stop_token& stop, const Background::Post&) {
            return std::pair(set, thumbnailsOf(*set, stop));
        },
        [this](std::pair<std::shared_ptr<const AtlasSet>, Thumbnails> made) {
            if (made.first != m_atlases.set())
                return;
            const auto show = [](QTreeWidgetItem* item, const QImage& image) {
                if (!image.isNull())
                    item->setIcon(0, QIcon(QPixmap::fromImage(image)));
            };
            for (int i = 0; i < m_view->topLevelItemCount(); ++i) {
                QTreeWidgetItem* atlas = m_view->topLevelItem(i);
                const auto place = static_cast<std::size_t>(i);
                show(atlas, made.second.ofAtlases[place]);
                for (int child = 0; child < atlas->childCount(); ++child)
                    show(atlas->child(child), made.second.ofSprites[place][static_cast<std::size_t>(child)]);
            }
        });
}

void AssetsPanel::showProblems()
{
    const std::vector<Problem> problems = m_atlases.set()->problems();
    m_problems->setVisible(!problems.empty());
    if (problems.empty())
        return;
    constexpr std::size_t kShown = 2;
    QStringList lines;
    for (std::size_t i = 0; i < problems.size() && i < kShown; ++i)
        lines.append(described(problems[i]));
    if (problems.size() > kShown)
        lines.append(tr("... and %1 more: see the tooltips of the atlases.").arg(problems.size() - kShown));
    m_problems->setText(lines.join(QLatin1Char('\n')));
}

void AssetsPanel::showCurrent() { m_animation->showSprite(currentSprite()); }

void AssetsPanel::filter()
{
    const QString wanted = m_search->text().trimmed();
    for (int i = 0; i < m_view->topLevelItemCount(); ++i) {
        QTreeWidgetItem* atlas = m_view->topLevelItem(i);
        for (int child = 0; child < atlas->childCount(); ++child)
            atlas->child(child)->setHidden(!atlas->child(child)->text(0).contains(wanted, Qt::CaseInsensitive));
    }
}

} // namespace broadside
