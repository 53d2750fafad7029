#pragma once

#include "core/debug/history/history.h"

#include <QDialog>
#include <QSize>
#include <QString>

#include <optional>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace broadside {

class NumberField;

/// What is exported, and into which file.
struct ExportRequest {
    QString file; ///< Absolute; its suffix decides the format.
    bool wholeWorld = false;
    QSize size;                     ///< In pixels.
    std::optional<StepRange> steps; ///< One picture for each; empty: only the step that is shown.
};

/// Asks what to export as a picture, and describes the result.
class ExportDialog final : public QDialog {
    Q_OBJECT
public:
    struct Offer {
        QString file;                      ///< The proposed file.
        QSize view;                        ///< Size of the view in pixels; its exports have the same proportions.
        double worldRatio = 2.0;           ///< Width divided by height of the world.
        bool wholeWorld = false;           ///< The choice at first.
        int width = 1920;                  ///< The proposed width, in pixels.
        std::optional<StepRange> recorded; ///< Empty: there is only one step.
        QString stepsObstacle;             ///< Why recorded steps cannot be exported; empty: no obstacle.
    };
    explicit ExportDialog(const Offer& offer, QWidget* parent = nullptr);

    [[nodiscard]] ExportRequest request() const;
    /// Why the request is impossible; empty: it is possible.
    [[nodiscard]] QString obstacle() const;

private:
    void makeFields();
    void connectFields();
    void browse();
    void followRatio();
    void showOutcome();
    [[nodiscard]] double ratio() const;

    Offer m_offer;
    QLineEdit* m_file;
    QComboBox* m_what;
    NumberField* m_width;
    NumberField* m_height;
    QCheckBox* m_eachStep;
    NumberField* m_first;
    NumberField* m_last;
    QLabel* m_outcome;
    QPushButton* m_export = nullptr;
};

} // namespace broadside
