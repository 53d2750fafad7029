#pragma once

#include "core/base/object_id.h"
#include "core/math/vec2.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <vector>

class QPushButton;
class QWidget;

namespace broadside {

class FileBar;
class FileChanges;
class SceneComparison;
class SceneDocument;
struct ShownRegion;

/// The bar that says what another program did with the file of the open scene, with the answers: Reload, Keep mine,
/// Compare, Save again.
class ChangedFileBar final : public QObject {
    Q_OBJECT
public:
    struct Parts {
        FileChanges& changes;
        const SceneDocument& document;
        FileBar& bar;
        std::function<void()> saveAgain; ///< Saves the document into its file, which was deleted.
    };
    /// @pre the parts outlive this
    explicit ChangedFileBar(const Parts& parts);
    ~ChangedFileBar() override;

    /// Passes on what is selected in a comparison, and marks what differs until the comparison ends.
    void showDifferences(SceneComparison& comparison);

signals:
    /// See SceneComparison::chosen.
    void chosen(const std::vector<broadside::ObjectId>& objects, const std::vector<broadside::Vec2>& places);
    /// What differs, while the comparison is open; empty afterwards.
    void marked(const std::vector<broadside::ShownRegion>& regions);

private:
    void follow();
    void showComparison();
    [[nodiscard]] QString text() const;

    FileChanges& m_changes;
    const SceneDocument& m_document;
    FileBar& m_bar;
    QPushButton& m_reload;
    QPushButton& m_keep;
    QPushButton& m_compare;
    QPushButton& m_save;
    std::unique_ptr<SceneComparison> m_comparison; // null: not open
};

} // namespace broadside
