#pragma once

#include "core/levels/level_formats.h"
#include "core/levels/level_reading.h"
#include "editor/document/import_store.h"
#include "editor/session/jobs/background.h"
#include "editor/viewport/paint/colors.h"

#include <QDialog>
#include <QImage>
#include <QTimer>

#include <memory>

class QCheckBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;

namespace broadside {

/// Imports a level of another editor: shows a picture of the scene that it becomes, and everything that the scene does
/// not have, object by object. The user chooses the scale and the file of the scene. The level is read in the
/// background.
class LevelDialog final : public QDialog {
    Q_OBJECT
public:
    /// @pre levelFormatOf(path)
    LevelDialog(const QString& path, const Theme& theme, QWidget* parent);
    ~LevelDialog() override;

    [[nodiscard]] QString target() const;                                        ///< The file of the scene, absolute.
    [[nodiscard]] const Scene& scene() const { return *m_reading->level.scene; } ///< @pre the dialog was accepted
    [[nodiscard]] ImportedLevel level() const; ///< How it was made. @pre the dialog was accepted
    /// Writes the scene and its atlases. Pictures that could not be copied become notes.
    [[nodiscard]] std::optional<Problem> write(std::vector<Problem>& notes) const; ///< @pre the dialog was accepted

private:
    void setUpParts();
    [[nodiscard]] QLayout* makeForm();
    void connectParts();
    /// The level as it was read.
    struct Reading {
        levels::LevelReading level;
        std::vector<ImportedFile> files;
        QImage picture;
    };
    void read();
    void readLater(); ///< After a change of what the user chose.
    void show(std::shared_ptr<const Reading> reading);
    void showAvailable();
    void chooseTarget();
    void acceptLevel();

    QString m_path;
    const levels::LevelFormat& m_format;
    Theme m_theme;
    QDoubleSpinBox* m_scale;
    QCheckBox* m_pictures;
    QLineEdit* m_target;
    QLabel* m_picture;
    QLabel* m_summary;
    QTreeWidget* m_notes;
    QLabel* m_note; // the selected note as a whole
    QPushButton* m_import;
    bool m_hasScale = false;                  // the level's own scale is known, or the user has chosen one
    std::shared_ptr<const Reading> m_reading; // null until read
    QTimer m_later;                           // reads again when the scale rests
    Background m_background;                  // declared last: its destructor waits for the thread
};

} // namespace broadside
