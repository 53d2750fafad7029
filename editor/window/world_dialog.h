#pragma once

#include "editor/document/scene_document.h"

#include <QDialog>

class QCheckBox;
class QComboBox;

namespace broadside {

class NumberField;

/// Size, gravity, wind, terminal speed and edges of the world. OK is one undo step, or none when nothing changed.
class WorldDialog final : public QDialog {
    Q_OBJECT
public:
    /// @pre `document` outlives the dialog.
    WorldDialog(SceneDocument& document, QWidget* parent);
    void accept() override;

private:
    void showSettings(const WorldSettings& world);
    [[nodiscard]] WorldSettings entered() const;

    SceneDocument& m_document;
    NumberField* m_width;
    NumberField* m_height;
    NumberField* m_gravityX;
    NumberField* m_gravityY;
    NumberField* m_windX;
    NumberField* m_windY;
    QCheckBox* m_limited;
    NumberField* m_terminalSpeed;
    QComboBox* m_edges;
};

} // namespace broadside
