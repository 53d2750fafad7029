#pragma once

#include "core/io/scene/scene_difference.h"
#include "core/math/vec2.h"

#include <QDialog>

#include <vector>

class QTreeWidget;

namespace broadside {

/// Lists what differs between the open scene and the one in its file: objects by name and id, and other sections.
/// Selected rows are selected in the world, as far as the open scene has the objects.
class SceneComparison final : public QDialog {
    Q_OBJECT
public:
    /// `fileName` is the name of the file. @pre `difference` is differenceOf(open, inFile)
    SceneComparison(const QString& fileName, const Scene& open, const Scene& inFile, const SceneDifference& difference,
                    QWidget* parent);

signals:
    /// The objects of the selected rows. An object that is in the file only is not in the open scene: `places` has
    /// where such objects are in the file, in metres.
    void chosen(const std::vector<broadside::ObjectId>& objects, const std::vector<broadside::Vec2>& places);

private:
    void choose();

    QTreeWidget* m_list;
};

} // namespace broadside
