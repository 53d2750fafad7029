#pragma once

#include "editor/document/recovery_store.h"
#include "editor/session/jobs/background.h"
#include "editor/viewport/paint/colors.h"

#include <QDialog>
#include <QImage>

#include <memory>
#include <optional>
#include <vector>

class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace broadside {

/// Offers documents that an earlier run of the program left unsaved: to open them, to discard them, or to keep them for
/// later. Shows for each a picture, when its copy was made, and what it would change in the document's file. The copies
/// are read in the background.
class RecoveryDialog final : public QDialog {
    Q_OBJECT
public:
    /// @pre there is a document
    RecoveryDialog(std::vector<UnsavedDocument> documents, const Theme& theme, QWidget* parent);
    ~RecoveryDialog() override;

signals:
    void openWanted(const broadside::UnsavedDocument& document, const std::shared_ptr<broadside::Scene>& scene);
    void recordingWanted(const broadside::UnsavedDocument& document, const QString& name);

private:
    /// What was found out about a copy.
    struct Reading {
        std::shared_ptr<Scene> scene; ///< The last step of a recording. Null: it cannot be read.
        QString name;                 ///< The name of a recording; empty: as in the copy.
        QString changes;              ///< The changes in words, or why the copy cannot be read.
        QImage picture;
    };
    [[nodiscard]] static Reading readingOf(const UnsavedDocument& document);
    [[nodiscard]] static Reading readingOfRecording(const UnsavedDocument& document);
    void addRow(std::size_t document);
    void show(std::size_t document, Reading reading);
    void showAvailable();
    void openChosen();
    void discardChosen();
    void endWithoutRows();
    [[nodiscard]] static std::size_t documentOf(const QTreeWidgetItem& row);

    std::vector<UnsavedDocument> m_documents;
    std::vector<Reading> m_readings; // without a scene until read
    QTreeWidget* m_list;
    QPushButton* m_open;
    QPushButton* m_discard;
    Background m_background; // declared last: its destructor waits for the thread
};

} // namespace broadside
