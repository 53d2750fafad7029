#include "editor/panels/assets/animation_editor.h"

#include "core/io/atlas/atlas_reader.h"
#include "editor/document/file_path.h"
#include "editor/document/message_text.h"
#include "editor/document/scene_file.h"
#include "editor/widgets/icons.h"
#include "editor/widgets/number_field.h"
#include "editor/widgets/panel_form.h"
#include "editor/widgets/region_picture.h"
#include "editor/widgets/words/number_text.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace broadside {
namespace {

constexpr int kPreviewSide = 96;
constexpr int kFrameSide = 40;
constexpr int kTickMilliseconds = 16;
constexpr double kMostSeconds = 1e6;

QToolButton* makePlayButton(const QString& name, const QString& icon, const QString& text, const QString& tip)
{
    auto* button = new QToolButton;
    button->setObjectName(name);
    button->setIcon(themedIcon(icon));
    button->setText(text);
    button->setAccessibleName(text);
    button->setToolTip(tip);
    button->setAutoRaise(true);
    return button;
}

} // namespace

AnimationEditor::AnimationEditor(SpriteAtlases& atlases)
    : m_atlases(atlases)
    , m_preview(new QLabel)
    , m_strip(new QListWidget)
    , m_play(makePlayButton(QStringLiteral("animationPlay"), QStringLiteral("run"), tr("Play"),
                            tr("Play or pause the animation here")))
    , m_undo(makePlayButton(QStringLiteral("animationUndo"), QStringLiteral("undo"), tr("Undo"),
                            tr("Undo the last change of an animation in the file of the atlas")))
    , m_playback(new QComboBox)
    , m_seconds(new NumberField(QStringLiteral("frameSeconds"), tr("Time of the frame"), tr("s")))
    , m_fields(new QWidget)
    , m_form(makeForm())
{
    setObjectName(QStringLiteral("animationEditor"));
    makeParts();
    m_tick.setInterval(kTickMilliseconds);
    connect(&m_tick, &QTimer::timeout, this, &AnimationEditor::showPicture);
    connect(m_play, &QToolButton::toggled, this, &AnimationEditor::play);
    connect(m_undo, &QToolButton::clicked, this, &AnimationEditor::takeBack);
    connect(m_strip, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0)
            m_play->setChecked(false); // stops, to show the chosen frame
        showPicture();
        if (const Animation* shown = animation())
            showFields(*shown);
    });
    connect(m_playback, &QComboBox::activated, this, [this] {
        edit([chosen = m_playback->currentData().toInt()](Animation& changed) {
            changed.playback = static_cast<Playback>(chosen);
        });
    });
    connect(m_seconds, &NumberField::entered, this,
            [this](TypedNumber typed) { setSeconds(typed.appliedTo(m_seconds->value())); });
    connect(m_seconds, &NumberField::refused, this, &AnimationEditor::refused);
    hide();
}

AnimationEditor::~AnimationEditor() { stopListeningToFields(*this); }

void AnimationEditor::makeParts()
{
    m_preview->setObjectName(QStringLiteral("assetPreview"));
    m_preview->setAccessibleName(tr("The selected picture"));
    m_preview->setFixedSize(kPreviewSide, kPreviewSide);
    m_preview->setAlignment(Qt::AlignCenter);
    m_play->setCheckable(true);
    m_strip->setObjectName(QStringLiteral("animationFrames"));
    m_strip->setAccessibleName(tr("Frames of the animation"));
    m_strip->setToolTip(tr("The frames, from first to last; the time below is that of the selected frame"));
    m_strip->setFlow(QListView::LeftToRight);
    m_strip->setWrapping(false);
    m_strip->setIconSize({kFrameSide, kFrameSide});
    m_strip->setFixedHeight(kPreviewSide);
    m_strip->setMinimumWidth(60);
    m_playback->setObjectName(QStringLiteral("animationPlayback"));
    m_playback->setAccessibleName(tr("After the last frame"));
    const auto addPlayback = [this](Playback playback, const QString& text) {
        m_playback->addItem(text, static_cast<int>(playback));
    };
    addPlayback(Playback::Loop, tr("looping"));
    addPlayback(Playback::Once, tr("once"));
    addPlayback(Playback::PingPong, tr("ping-pong"));
    m_seconds->setRange(0.001, kMostSeconds);
    m_seconds->setSingleStep(0.05);

    m_form->setContentsMargins(0, 0, 0, 0);
    addField(*m_form, tr("Playback"), m_playback,
             tr("Looping starts again, once stops at the last frame, ping-pong plays forward and back. Saved in the "
                "file of the atlas."));
    addField(*m_form, tr("Time"), m_seconds,
             tr("Seconds that the selected frame is shown, or each frame if none is selected. Saved in the file of the "
                "atlas."));
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_play);
    buttons->addWidget(m_undo);
    buttons->addStretch(1);
    auto* fields = new QVBoxLayout(m_fields);
    fields->setContentsMargins(0, 0, 0, 0);
    fields->setSpacing(2);
    fields->addLayout(buttons);
    fields->addLayout(m_form);
    auto* pictures = new QHBoxLayout;
    pictures->addWidget(m_preview);
    pictures->addWidget(m_strip, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(pictures);
    layout->addWidget(m_fields);
}

const Animation* AnimationEditor::animation() const { return m_atlases.set()->lookOf(m_sprite).animation; }

int AnimationEditor::currentFrame() const { return m_strip->currentRow(); }

void AnimationEditor::showSprite(const Sprite& sprite)
{
    const AtlasSet::Look look = m_atlases.set()->lookOf(sprite);
    const bool same = sprite == m_sprite && look.animation != nullptr;
    const int frame = same ? currentFrame() : -1;
    const bool plays = same && m_play->isChecked();
    m_sprite = sprite;
    m_frames.clear();
    setVisible(look.from && look.region);
    m_strip->setVisible(look.animation != nullptr);
    m_fields->setVisible(look.animation != nullptr);
    m_undo->setEnabled(!m_before.empty());
    if (!look.from || !look.region) {
        m_tick.stop();
        return;
    }
    if (look.animation)
        showFrames(*look.from, *look.animation);
    else
        m_frames.push_back(pictureOf(*look.from, *look.region));
    if (!same)
        m_start = 0.0;
    {
        const QSignalBlocker silent(m_strip);
        m_strip->setCurrentRow(frame);
    }
    if (look.animation) {
        setEditable(*look.from);
        showFields(*look.animation);
    }
    m_play->setChecked(plays);
    showPicture();
}

void AnimationEditor::showFrames(const LoadedAtlas& atlas, const Animation& animation)
{
    const QSignalBlocker silent(m_strip);
    m_strip->clear();
    for (const Animation::Frame& frame : animation.frames) {
        const AtlasRegion* region = regionNamed(*atlas.atlas, frame.region);
        m_frames.push_back(region ? pictureOf(atlas, *region) : QImage());
        const QImage small = thumbnailOf(m_frames.back(), kFrameSide);
        auto* item = new QListWidgetItem(QIcon(QPixmap::fromImage(small)), QString(), m_strip);
        item->setToolTip(tr("%1, %2 s").arg(QString::fromStdString(frame.region)).arg(rounded(frame.seconds)));
        item->setData(Qt::AccessibleTextRole, item->toolTip());
    }
}

void AnimationEditor::showFields(const Animation& animation)
{
    m_playback->setCurrentIndex(m_playback->findData(static_cast<int>(animation.playback)));
    const int frame = currentFrame();
    const auto& frames = animation.frames;
    const bool one = frame >= 0 && static_cast<std::size_t>(frame) < frames.size();
    const double seconds = frames[one ? static_cast<std::size_t>(frame) : 0].seconds;
    const bool differ = !one && std::ranges::any_of(frames, [seconds](const Animation::Frame& other) {
        return other.seconds != seconds;
    });
    if (differ)
        m_seconds->showMixed();
    else
        m_seconds->show(seconds);
}

void AnimationEditor::play(bool plays)
{
    m_play->setIcon(themedIcon(plays ? QStringLiteral("pause") : QStringLiteral("run")));
    if (!plays) {
        m_tick.stop();
        return;
    }
    const QSignalBlocker silent(m_strip);
    m_strip->setCurrentRow(-1);
    if (const Animation* shown = animation())
        showFields(*shown);
    m_start = 0.0;
    m_clock.start();
    m_tick.start();
}

void AnimationEditor::showPicture()
{
    std::size_t frame = 0;
    if (const Animation* shown = animation()) {
        if (currentFrame() >= 0)
            frame = static_cast<std::size_t>(currentFrame());
        else if (m_tick.isActive())
            frame = shown->frameAt(m_start + static_cast<double>(m_clock.elapsed()) / 1000.0);
    }
    if (frame >= m_frames.size())
        return;
    QPixmap picture(kPreviewSide, kPreviewSide);
    QPainter painter(&picture);
    drawCheckerboard(painter, picture.rect(), palette());
    painter.drawImage(0, 0, thumbnailOf(m_frames[frame], kPreviewSide));
    painter.end();
    m_preview->setPixmap(picture);
    m_preview->setProperty("frame", static_cast<int>(frame));
}

void AnimationEditor::setSeconds(double seconds)
{
    if (!(seconds >= m_seconds->minimum() && seconds <= m_seconds->maximum()))
        return;
    edit([seconds, frame = currentFrame()](Animation& changed) {
        for (std::size_t i = 0; i < changed.frames.size(); ++i)
            if (frame < 0 || static_cast<std::size_t>(frame) == i)
                changed.frames[i].seconds = seconds;
    });
}

void AnimationEditor::edit(const std::function<void(Animation&)>& change)
{
    auto file = open(m_sprite);
    if (file) {
        Animation& animation = animationIn(*file);
        const Before before{m_sprite, animation};
        change(animation);
        if (animation == before.animation)
            return;
        if (save(*file)) {
            m_before.push_back(before);
            m_undo->setEnabled(true);
        }
    }
    m_atlases.reload();
    if (const Animation* shown = animation())
        showFields(*shown); // shows the old values until the file is read again
}

void AnimationEditor::takeBack()
{
    if (m_before.empty())
        return;
    const Before& before = m_before.back();
    auto file = open(before.sprite);
    if (!file)
        return;
    animationIn(*file) = before.animation;
    if (!save(*file))
        return;
    m_before.pop_back();
    m_undo->setEnabled(!m_before.empty());
    m_atlases.reload();
}

/// Reads the file again: what another program wrote into it since then is kept, and only the animation is replaced.
std::optional<AnimationEditor::AtlasFile> AnimationEditor::open(const Sprite& sprite)
{
    const AtlasSet::Look look = m_atlases.set()->lookOf(sprite);
    if (!look.from || look.from->file.path.isEmpty()) {
        emit refused(tr("The atlas %1 no longer exists.").arg(QString::fromStdString(sprite.atlas)));
        return std::nullopt;
    }
    const QString path = look.from->file.path;
    AtlasReading reading = readAtlasFile(encodedPath(path));
    if (!reading.atlas) {
        emit refused(described(reading.firstError()));
        return std::nullopt;
    }
    const auto& animations = reading.atlas->animations;
    const auto found = std::ranges::find(animations, sprite.animation, &Animation::name);
    if (found == animations.end()) {
        emit refused(tr("The animation %1 is no longer in its file.").arg(QString::fromStdString(sprite.animation)));
        return std::nullopt;
    }
    const auto number = static_cast<std::size_t>(found - animations.begin());
    return AtlasFile{path, *std::move(reading.atlas), number};
}

Animation& AnimationEditor::animationIn(AtlasFile& file) { return file.atlas.animations[file.animation]; }

bool AnimationEditor::save(const AtlasFile& file)
{
    std::vector<Message> losses;
    const auto problem = writeFileAtomically(file.path, QByteArray::fromStdString(writeAtlas(file.atlas)), &losses);
    if (problem)
        emit refused(described(*problem));
    else if (!losses.empty())
        emit refused(translatedLoss(file.path, losses));
    return !problem;
}

void AnimationEditor::setEditable(const LoadedAtlas& atlas)
{
    const bool can = !isBuiltIn(atlas.entry);
    const QString why = tr("This atlas is part of the program and cannot be changed. Add an atlas of your own to set "
                           "the times of its frames.");
    for (QWidget* field : {static_cast<QWidget*>(m_playback), static_cast<QWidget*>(m_seconds)}) {
        field->setEnabled(can);
        field->setToolTip(can ? m_form->labelForField(field)->toolTip() : why);
    }
}

} // namespace broadside
