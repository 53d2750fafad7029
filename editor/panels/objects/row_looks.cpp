#include "editor/panels/objects/row_looks.h"

#include "editor/panels/objects/object_search.h"
#include "editor/session/object_name.h"
#include "editor/widgets/icons.h"
#include "editor/widgets/object_icon.h"
#include "editor/widgets/words/number_text.h"

#include <QFont>
#include <QGuiApplication>
#include <QKeySequence>
#include <QPalette>
#include <QPixmap>

#include <algorithm>

namespace broadside {
namespace {

QIcon swatch(Rgb color)
{
    QPixmap pixmap(16, 16);
    pixmap.fill(QColor(color.r, color.g, color.b));
    return QIcon(pixmap);
}

} // namespace

RowLooks::RowLooks(const ListedObjects& objects, const ObjectsTree& tree)
    : m_objects(objects)
    , m_tree(tree)
    , m_eye(themedIcon(QStringLiteral("eye")))
    , m_eyeOff(themedIcon(QStringLiteral("eye-off")))
    , m_lock(themedIcon(QStringLiteral("lock")))
    , m_fadedLock(fadedIcon(QStringLiteral("lock")))
    , m_unlock(themedIcon(QStringLiteral("unlock")))
    , m_layer(themedIcon(QStringLiteral("layer")))
    , m_group(themedIcon(QStringLiteral("group")))
{}

QVariant RowLooks::ofObject(const SceneObject& object, bool isHovered, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return shownName(object);
    case Qt::EditRole:
        return QString::fromStdString(object.name);
    case Qt::DecorationRole:
        return objectIcon(object);
    case Qt::ToolTipRole:
        return tipOf(object);
    case Qt::ForegroundRole:
        return m_objects.isGone(object.id) || !object.visible || !m_objects.stateOfLayer(*object.layer).visible
                   ? QVariant(QGuiApplication::palette().color(QPalette::Disabled, QPalette::WindowText))
                   : QVariant();
    case Qt::FontRole: {
        QFont font;
        font.setStrikeOut(m_objects.isGone(object.id));
        font.setItalic(!object.instanceOf.isEmpty());
        font.setUnderline(isHovered);
        return font;
    }
    default:
        return {};
    }
}

QVariant RowLooks::ofFolder(const ObjectsTree::Folder& folder, int role) const
{
    const bool isLayer = folder.kind == ObjectsTree::Kind::Layer;
    const auto count = [&] { return grouped(m_tree.countIn(m_tree.folder(folder.parent).folders[folder.row])); };
    const QString name = isLayer ? (folder.layer.empty() ? tr("Base layer") : QString::fromStdString(folder.layer))
                                 : QString::fromStdString(folder.name);
    switch (role) {
    case Qt::DisplayRole:
        return isLayer ? QStringLiteral("%1  (%2)").arg(name, count()) : tr("%1  (group of %2)").arg(name, count());
    case Qt::EditRole:
        return QString::fromStdString(folder.name);
    case Qt::DecorationRole: {
        if (!isLayer)
            return m_group;
        const auto& layers = m_objects.scene().layers;
        const auto entry = std::ranges::find(layers, folder.layer, &Layer::name);
        return entry != layers.end() && entry->color ? swatch(*entry->color) : m_layer;
    }
    case Qt::ToolTipRole:
        return isLayer ? tr("Layer %1, drawn at %2 %")
                             .arg(name)
                             .arg(qRound(100.0 * m_objects.stateOfLayer(folder.layer).opacity))
                       : tr("Group %1").arg(QString::fromStdString(folder.group));
    case Qt::ForegroundRole:
        return isLayer && !m_objects.stateOfLayer(folder.layer).visible
                   ? QVariant(QGuiApplication::palette().color(QPalette::Disabled, QPalette::WindowText))
                   : QVariant();
    case Qt::FontRole: {
        QFont font;
        font.setBold(isLayer);
        return font;
    }
    default:
        return {};
    }
}

QVariant RowLooks::ofSwitch(Switch which, bool on, bool isOfLayer, int role) const
{
    if (role != Qt::DecorationRole && role != Qt::ToolTipRole && role != Qt::AccessibleTextRole)
        return {};
    const bool isEye = which == Switch::Eye;
    const auto withKey = [&](const QString& tip, Qt::Key key) {
        // The shortcut applies to the selected objects.
        return isOfLayer ? tip
                         : tr("%1 (%2)").arg(tip, QKeySequence(Qt::SHIFT | key).toString(QKeySequence::NativeText));
    };
    switch (role) {
    case Qt::DecorationRole:
        return isEye ? (on ? m_eye : m_eyeOff) : (on ? m_lock : m_unlock);
    case Qt::ToolTipRole:
        return isEye ? withKey(on ? tr("Visible. Click to hide it")
                                  : tr("Hidden: neither drawn nor picked. Click to show it"),
                               Qt::Key_H)
                     : withKey(on ? tr("Locked: no edit changes it. Click to unlock it")
                                  : tr("Not locked. Click to lock it"),
                               Qt::Key_L);
    case Qt::AccessibleTextRole:
        return isEye ? (on ? tr("visible") : tr("hidden")) : (on ? tr("locked") : tr("not locked"));
    default:
        return {};
    }
}

QVariant RowLooks::ofLockByLayer(const std::string& layer, int role) const
{
    switch (role) {
    case Qt::DecorationRole:
        return m_fadedLock;
    case Qt::ToolTipRole:
        return layer.empty() ? tr("Locked by the base layer. Unlock the layer to change its objects")
                             : tr("Locked by its layer %1. Unlock the layer to change its objects")
                                   .arg(QString::fromStdString(layer));
    case Qt::AccessibleTextRole:
        return tr("locked by its layer");
    default:
        return {};
    }
}

QString RowLooks::tipOf(const SceneObject& object) const
{
    QString text =
        tr("%1 - %2 %3, id %4").arg(shownName(object), kindText(object), shapeText(object)).arg(object.id.value);
    if (!object.instanceOf.isEmpty())
        text +=
            QLatin1Char('\n') + tr("Instance of the template %1.").arg(QString::fromStdString(object.instanceOf->name));
    if (!m_objects.stateOfLayer(*object.layer).visible)
        text += QLatin1Char('\n') + tr("Its layer is hidden.");
    if (m_objects.isGone(object.id))
        text +=
            QLatin1Char('\n') + (m_objects.listsShownStep() ? tr("Not in this step of the recording.")
                                                            : tr("Removed in this simulation; it is back after Stop."));
    return text;
}

} // namespace broadside
