#pragma once

#include "editor/commands/object_edits.h"
#include "editor/panels/objects/objects_tree.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <optional>
#include <string>
#include <vector>

class QMimeData;

namespace broadside {

/// The edits of rows of the panel Objects, as undo commands, and the data of drags from there.
class RowEdits {
    Q_DECLARE_TR_FUNCTIONS(RowEdits)
public:
    /// @pre both outlive this
    RowEdits(SceneDocument& document, ObjectEdits& edits)
        : m_document(document)
        , m_edits(edits)
    {}

    struct Outcome {
        bool isDone = false;
        QString refusal = {}; ///< Why it was refused, with the remedy; empty where there is nothing to report.
    };
    [[nodiscard]] bool renameObject(ObjectId id,
                                    const std::string& name); ///< False: the object is locked, or does not exist.
    [[nodiscard]] Outcome renameFolder(const ObjectsTree::Folder& folder, const std::string& name);
    /// Moves the layer up by `up` places. Returns why it was refused, or empty.
    [[nodiscard]] QString moveLayer(const std::string& layer, int up);
    /// Null folder: the base layer.
    void putInto(const ObjectsTree::Folder* folder, const std::vector<ObjectId>& objects);
    void setSeen(const std::vector<ObjectId>& objects, bool seen);
    void setLocked(const std::vector<ObjectId>& objects, bool locked);
    /// Toggles the visibility or the lock of a layer. Returns why it was refused, or empty.
    [[nodiscard]] QString toggleLayer(const std::string& layer, bool isEye);

    // The data of a drag: objects, or one layer.
    [[nodiscard]] static QStringList mimeTypes();
    [[nodiscard]] static QMimeData* packed(const std::vector<ObjectId>& objects);
    [[nodiscard]] static QMimeData* packed(const std::string& layer);
    [[nodiscard]] static std::optional<std::vector<ObjectId>> objectsIn(const QMimeData& data);
    [[nodiscard]] static std::optional<std::string> layerIn(const QMimeData& data);

private:
    SceneDocument& m_document;
    ObjectEdits& m_edits;
};

} // namespace broadside
