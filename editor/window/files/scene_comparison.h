#pragma once

#include "core/io/scene/scene_difference.h"
#include "core/math/vec2.h"
#include "editor/viewport/paint/scene_view.h"

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

    /// The objects of the list as regions of the world, the first ones only.
    [[nodiscard]] const std::vector<ShownRegion>& marks() const noexcept { return m_marks; }

signals:
    /// The objects of the selected rows. An object that is in the file only is not in the open scene: `places` has
    /// where such objects are in the file, in metres.
    void chosen(const std::vector<broadside::ObjectId>& objects, const std::vector<broadside::Vec2>& places);

private:
    void choose();

    QTreeWidget* m_list;
    std::vector<ShownRegion> m_marks;
};

} // namespace broadside
