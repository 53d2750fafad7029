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

/// What is done to rows of the panel Objects, as undo commands, and what is dragged from there.
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
        QString refusal = {}; ///< Why not, with what helps; empty where there is nothing to say.
    };
    [[nodiscard]] bool renameObject(ObjectId id, const std::string& name); ///< False: it is not there.
    [[nodiscard]] Outcome renameFolder(const ObjectsTree::Folder& folder, const std::string& name);
    /// By so many places up. Returns why not; else empty.
    [[nodiscard]] QString moveLayer(const std::string& layer, int up);
    void putInto(const ObjectsTree::Folder* folder, const std::vector<ObjectId>& objects); ///< Null: the base layer.
    void setSeen(const std::vector<ObjectId>& objects, bool seen);
    void setLocked(const std::vector<ObjectId>& objects, bool locked);
    /// The eye or the lock of a layer. Returns why not; else empty.
    [[nodiscard]] QString toggleLayer(const std::string& layer, bool isEye);

    // What is dragged: objects, or one layer.
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
