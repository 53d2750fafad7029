#include "editor/window/actions/clipboard_actions.h"

#include "core/io/scene/scene_fragment.h"
#include "editor/commands/arranging/move_objects.h"
#include "editor/commands/command_messages.h"
#include "editor/commands/edit_atlases.h"
#include "editor/commands/locked_objects.h"
#include "editor/commands/object_commands.h"
#include "editor/document/message_text.h"
#include "editor/document/undo_order.h"
#include "editor/session/sprite_atlases.h"
#include "editor/widgets/words/count_messages.h"
#include "editor/window/actions/action_registry.h"
#include "editor/window/actions/object_selection.h"
#include "editor/window/files/table_dialog.h"
#include "editor/window/message_bar.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

#include <algorithm>

namespace broadside {
namespace {

/// Prefers the text of a scene to other text on the clipboard.
QString clipboardText()
{
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    if (!data)
        return {};
    const QString type = QLatin1String(ClipboardActions::kMimeType);
    return data->hasFormat(type) ? QString::fromUtf8(data->data(type)) : data->text();
}

/// Sorts the objects as in the file, which is their order from bottom to top.
void sortAsInFile(std::vector<ObjectPtr>& objects, const Scene& scene)
{
    std::vector<std::pair<std::size_t, ObjectPtr>> placed;
    placed.reserve(objects.size());
    for (ObjectPtr& object : objects)
        placed.emplace_back(scene.indexOf(object->id).value_or(scene.size()), std::move(object));
    std::ranges::stable_sort(placed, {}, &std::pair<std::size_t, ObjectPtr>::first);
    std::ranges::transform(placed, objects.begin(), [](auto& entry) { return std::move(entry.second); });
}

} // namespace

ClipboardActions::ClipboardActions(const Parts& parts, std::function<Vec2()> middleOfView)
    : m_messages(parts.messages)
    , m_document(parts.document)
    , m_atlases(parts.atlases)
    , m_templates(parts.templates)
    , m_edits(parts.edits)
    , m_focus(parts.focus)
    , m_undo(parts.undo)
    , m_middleOfView(std::move(middleOfView))
{
    addActions(parts.actions);
}

void ClipboardActions::addActions(ActionRegistry& actions)
{
    const auto add = [&](const ActionSpec& spec) { return &actions.add(*this, MenuSection::EditClipboard, spec); };
    add({.name = "cut",
         .text = tr("Cu&t"),
         .icon = "cut",
         .keys = {QKeySequence(Qt::CTRL | Qt::Key_X)},
         .tip = tr("Copy the selected objects to the clipboard as scene text, and delete them"),
         .needs = {.editing = true, .selection = NeededSelection::Any},
         .perform = [this] { cut(); }});
    add({.name = "copy",
         .text = tr("&Copy"),
         .icon = "copy",
         .keys = {QKeySequence(Qt::CTRL | Qt::Key_C)},
         .tip = tr("Copy the selected objects to the clipboard as scene text"),
         .needs = {.editing = true, .selection = NeededSelection::Any},
         .perform = [this] { copy(m_focus.selection()); }});
    // A table of boxes can also be pasted while a recording is shown, because it becomes a page of its own.
    add({.name = "paste",
         .text = tr("&Paste"),
         .icon = "paste",
         .keys = {QKeySequence(Qt::CTRL | Qt::Key_V)},
         .tip = tr("Paste the objects of the clipboard at the pointer, or in the centre of the view; the text of a "
                   "scene file works, too"),
         .perform = [this] { paste(m_focus.pointer() ? *m_focus.pointer() : m_middleOfView()); }});
    add({.name = "pasteInPlace",
         .text = tr("Paste in plac&e"),
         .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V)},
         .tip = tr("Paste the objects of the clipboard at their old positions"),
         .needs = {.editing = true},
         .perform = [this] { paste(std::nullopt); }});
}

bool ClipboardActions::copy(const std::vector<ObjectId>& ids)
{
    std::vector<ObjectPtr> objects = objectsOf(m_edits, ids);
    if (objects.empty()) {
        say(tr("No selected object exists in this step. Select other objects, or go to another step."));
        return false;
    }
    sortAsInFile(objects, m_document.scene());
    const QByteArray text =
        QByteArray::fromStdString(writeFragment(m_document.scene(), objects, m_templates.library().shared()));
    auto* data = new QMimeData; // the clipboard owns it later
    data->setText(QString::fromUtf8(text));
    data->setData(QLatin1String(kMimeType), text);
    data->setData(QLatin1String(kPlacesMimeType), placesData(m_atlases.places()));
    QGuiApplication::clipboard()->setMimeData(data);
    takeBack();
    return true;
}

void ClipboardActions::cut()
{
    const std::vector<ObjectId> ids = unlockedOf(m_edits, m_focus.selection());
    if (ids.empty() && !lockNotice(m_edits, m_focus.selection()).isEmpty())
        return;    // the user knows why
    if (copy(ids)) // locked objects stay, so a paste must not add them
        m_edits.remove(ids);
}

void ClipboardActions::say(const QString& text)
{
    m_messages.show(MessageBar::Kind::Warning, text);
    m_said = text;
}

/// Removes the last warning, which is not true any more.
void ClipboardActions::takeBack()
{
    if (!m_said.isEmpty() && m_messages.text() == m_said)
        m_messages.hide();
    m_said.clear();
}

void ClipboardActions::paste(std::optional<Vec2> middle)
{
    const QString text = clipboardText();
    if (text.trimmed().isEmpty()) {
        say(tr("The clipboard has no text. Copy objects first (Ctrl+C), here or in a scene file."));
        return;
    }
    const bool isOurs = text.trimmed().startsWith(QLatin1Char('{'));
    if (!isOurs && looksLikeTable(text)) {
        emit tableFound(text);
        return;
    }
    if (m_document.isReadOnly()) {
        say(tr("A recording is read only, so nothing can be pasted into it. Convert a step to a scene first."));
        return;
    }
    std::optional<Scene> scene = read(text);
    if (!scene)
        return;
    std::vector<ObjectPtr> objects = addable(scene->objects());
    if (objects.empty())
        return;
    const PastedAtlases atlases = adopt(objects, *scene);
    Pasted copies = pasted(m_edits, objects, middle, {&m_templates.library(), scene->templates});
    if (!copies.refusal.isEmpty()) {
        say(tr("The objects on the clipboard cannot be pasted. %1").arg(copies.refusal));
        return;
    }
    add(std::move(copies), atlases);
}

/// Returns the objects whose layers are not locked here, and says which ones are left out.
std::vector<ObjectPtr> ClipboardActions::addable(std::span<const ObjectPtr> objects) const
{
    const LayerStates layers(m_edits.layers());
    std::vector<ObjectPtr> result;
    QString refusal;
    for (const ObjectPtr& object : objects)
        if (!layers.of(*object).locked)
            result.push_back(object);
        else if (refusal.isEmpty())
            refusal = refusalToAddTo(m_edits.layers(), *object->layer);
    const std::size_t leftOut = objects.size() - result.size();
    if (leftOut > 0)
        m_edits.noteLocked(result.empty() ? refusal
                                          : joinedSentences({translated(texts::lockedLeftOut(leftOut)), refusal}));
    return result;
}

std::optional<Scene> ClipboardActions::read(const QString& text)
{
    SceneReading reading = readFragment(text.toStdString());
    if (!reading.scene) {
        const Problem& problem = reading.firstError();
        say(tr("The clipboard cannot be pasted: line %1, column %2: %3. %4.")
                .arg(problem.line)
                .arg(problem.column)
                .arg(translated(problem.message), translated(problem.remedy)));
    } else if (reading.scene->size() == 0) {
        say(tr("The scene on the clipboard has no objects. Copy some first (Ctrl+C)."));
        return std::nullopt;
    }
    return std::move(reading.scene);
}

PastedAtlases ClipboardActions::adopt(std::vector<ObjectPtr>& objects, Scene& from) const
{
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    const QByteArray places = data ? data->data(QLatin1String(kPlacesMimeType)) : QByteArray();
    PastedAtlases atlases =
        pastedAtlases(from.atlases, placesFrom(places), m_atlases.places(), m_document.scene().atlases);
    if (atlases.names.empty())
        return atlases;
    for (ObjectPtr& object : objects)
        object = withAtlasNames(object, atlases.names);
    for (Template& content : from.templates)
        content.object = withAtlasNames(content.object, atlases.names);
    return atlases;
}

void ClipboardActions::add(Pasted copies, const PastedAtlases& atlases)
{
    std::vector<ObjectId> ids;
    for (const ObjectPtr& object : copies.objects)
        ids.push_back(object->id);
    const QString name = commandText(tr("Paste %1"), copies.objects);
    const UndoOrder::Together together(m_undo); // the simulation has its own undo stack, next to that of the scene
    const bool isMacro = !atlases.entries.empty() && !m_edits.isLive();
    if (isMacro)
        m_document.undoStack().beginMacro(name);
    const QString refusal = addAtlases(m_document, atlases.entries);
    m_templates.add(name, std::move(copies.templates), std::move(copies.objects));
    if (isMacro)
        m_document.undoStack().endMacro();
    m_focus.select(std::move(ids));
    takeBack();
    if (!refusal.isEmpty())
        say(refusal);
    else if (!atlases.missing.empty())
        say(missingAtlasText(atlases.missing, m_atlases.places()));
    else if (copies.dropped > 0)
        m_messages.show(MessageBar::Kind::Info, tr("Left out: %1 to objects that are not in this scene.")
                                                    .arg(translated(texts::countedReferences(copies.dropped))));
}

} // namespace broadside
