#pragma once

#include "editor/panels/objects/listed_objects.h"
#include "editor/panels/objects/objects_tree.h"

#include <QCoreApplication>
#include <QIcon>
#include <QString>
#include <QVariant>

#include <string>

namespace broadside {

/// The look of the rows of the panel Objects: names, icons, tooltips and fonts, by Qt::ItemDataRole. An invalid variant
/// for other roles.
class RowLooks {
    Q_DECLARE_TR_FUNCTIONS(RowLooks)
public:
    enum class Switch { Eye, Lock };

    /// @pre both outlive this
    RowLooks(const ListedObjects& objects, const ObjectsTree& tree);

    [[nodiscard]] QVariant ofObject(const SceneObject& object, bool isHovered, int role) const;
    [[nodiscard]] QVariant ofFolder(const ObjectsTree::Folder& folder, int role) const;
    [[nodiscard]] QVariant ofSwitch(Switch which, bool on, bool isOfLayer, int role) const;
    /// The lock of an object or a group that is not locked itself, but whose layer is.
    [[nodiscard]] QVariant ofLockByLayer(const std::string& layer, int role) const;

private:
    [[nodiscard]] QString tipOf(const SceneObject& object) const;

    const ListedObjects& m_objects;
    const ObjectsTree& m_tree;
    QIcon m_eye, m_eyeOff, m_lock, m_fadedLock, m_unlock, m_layer, m_group;
};

} // namespace broadside
