#pragma once

#include "core/io/scene/scene_difference.h"
#include "core/math/vec2.h"
#include "editor/viewport/paint/scene_view.h"
#include "editor/window/files/file_dialogs.h"

#include <QDialog>

#include <vector>

class QBoxLayout;
class QTreeWidget;

namespace broadside {

/// Lists what differs between the open scene and the one in its file: objects by name and id, and other sections.
/// Selected rows are selected in the world, as far as the open scene has the objects. It can also ask whether the open
/// scene may replace the file.
class SceneComparison final : public QDialog {
    Q_OBJECT
public:
    enum class Purpose {
        Look,      ///< The window stays usable.
        Overwrite, ///< Asks before a saving replaces what another program wrote: see answer().
    };
    struct Contents {
        QString fileName; ///< Without its folder.
        const Scene& open;
        const Scene& inFile;
        const SceneDifference& difference; ///< differenceOf(open, inFile)
    };
    /// The contents are not needed afterwards.
    SceneComparison(const Contents& contents, Purpose purpose, QWidget* parent);

    /// The objects of the list as regions of the world, the first ones only.
    [[nodiscard]] const std::vector<ShownRegion>& marks() const noexcept { return m_marks; }
    /// Cancel until another one is chosen. @pre the purpose is Overwrite
    [[nodiscard]] OverwriteAnswer answer() const noexcept { return m_answer; }

signals:
    /// The objects of the selected rows. An object that is in the file only is not in the open scene: `places` has
    /// where such objects are in the file, in metres.
    void chosen(const std::vector<broadside::ObjectId>& objects, const std::vector<broadside::Vec2>& places);

private:
    void fillList(const Contents& contents);
    void addButtons(QBoxLayout& layout, bool asks, bool hasObjects);
    void choose();

    QTreeWidget* m_list;
    std::vector<ShownRegion> m_marks;
    OverwriteAnswer m_answer = OverwriteAnswer::Cancel;
};

} // namespace broadside
