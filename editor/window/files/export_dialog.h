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

/// What is to be exported, and into which file.
struct ExportRequest {
    QString file; ///< Absolute; its end says the format.
    bool wholeWorld = false;
    QSize size;                     ///< Pixels.
    std::optional<StepRange> steps; ///< A picture of each; nothing: one of what is shown.
};

/// Asks what to export as a picture, and says what will come of it.
class ExportDialog final : public QDialog {
    Q_OBJECT
public:
    struct Offer {
        QString file;                      ///< Proposed.
        QSize view;                        ///< Pixels of the view: its shape is kept while the view is exported.
        double worldRatio = 2.0;           ///< Width over height of the world.
        bool wholeWorld = false;           ///< Chosen at first.
        int width = 1920;                  ///< Proposed.
        std::optional<StepRange> recorded; ///< Nothing: there is only one moment.
        QString stepsObstacle;             ///< Why steps cannot be exported although some are recorded; else empty.
    };
    explicit ExportDialog(const Offer& offer, QWidget* parent = nullptr);

    [[nodiscard]] ExportRequest request() const;
    /// Why it cannot be done so; empty when it can.
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
