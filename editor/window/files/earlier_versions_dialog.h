#pragma once

#include "core/io/scene/scene_difference.h"
#include "core/scene/scene.h"
#include "editor/document/version_store.h"
#include "editor/session/jobs/background.h"
#include "editor/viewport/display/glyph_atlas.h"
#include "editor/viewport/paint/colors.h"

#include <QDialog>
#include <QImage>

#include <memory>
#include <vector>

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;
class QTreeWidget;
class QTreeWidgetItem;

namespace broadside {

/// Lists the earlier versions of a scene's file: when each was saved, how it differs from the open scene, and a
/// picture. A version can be opened in a tab of its own, or replace the open scene. The versions are read in the
/// background.
class EarlierVersionsDialog final : public QDialog {
    Q_OBJECT
public:
    struct Contents {
        QString fileName; ///< For the title.
        std::vector<EarlierVersion> versions;
        Scene open;   ///< The open scene.
        int most = 0; ///< How many versions of a file are kept.
        Theme theme;  ///< For the pictures.
    };
    EarlierVersionsDialog(const Contents& contents, QWidget* parent);
    ~EarlierVersionsDialog() override;

signals:
    void openWanted(const std::shared_ptr<broadside::Scene>& scene, const QString& when);
    /// `difference` is that from the open scene to the version.
    void restoreWanted(const std::shared_ptr<broadside::Scene>& scene, const broadside::SceneDifference& difference);
    void mostChanged(int versions);

private:
    void setUpParts();
    void read(const Contents& contents);
    /// What was found out about a version.
    struct Reading {
        std::shared_ptr<Scene> scene; ///< Null: it cannot be read.
        SceneDifference difference;   ///< From the open scene to the version.
        QString objects;
        QString changes; ///< The differences in words, or why the version cannot be read.
        QString details; ///< The objects that differ, one a line.
        QImage picture;
    };
    [[nodiscard]] static Reading readingOf(const EarlierVersion& version, const Contents& contents, GlyphAtlas& glyphs);
    void addRow(const EarlierVersion& version);
    void show(std::size_t version, Reading reading);
    void showSelected();
    [[nodiscard]] std::size_t selected() const; ///< @pre a row is selected

    std::vector<Reading> m_readings;
    QTreeWidget* m_list;
    QLabel* m_picture;
    QPlainTextEdit* m_details;
    QPushButton* m_open;
    QPushButton* m_restore;
    Background m_background; // declared last: its destructor waits for the thread
};

} // namespace broadside
