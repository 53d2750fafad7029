#pragma once

#include "core/trace/table_reader.h"
#include "editor/session/jobs/background.h"

#include <QImage>
#include <QWidget>

#include <array>
#include <string>

class QButtonGroup;
class QToolButton;

namespace broadside {

/// The four ways to read the positions of a table, each as a small picture of the first step: x and y are a corner or
/// the middle of a box, and y grows upwards or downwards. The user recognises the right one and clicks it.
class TableReadings final : public QWidget {
    Q_OBJECT
public:
    explicit TableReadings(QWidget* parent = nullptr);
    ~TableReadings() override;

    struct Choice {
        bool isCentre = false;
        bool yDown = false;
        friend bool operator==(const Choice&, const Choice&) = default;
    };
    /// Paints the pictures anew, in the background, from the first lines of the text.
    void show(const std::string& text, const trace::TableOptions& options);
    /// How the table is read now.
    void setChoice(Choice choice);

signals:
    void chosen(broadside::TableReadings::Choice choice); ///< By the user.

private:
    static constexpr int kChoices = 4;
    [[nodiscard]] static Choice choiceOf(int index) noexcept { return {(index & 1) != 0, (index & 2) != 0}; }

    std::array<QToolButton*, kChoices> m_buttons{};
    QButtonGroup* m_group;
    Background m_background; // last: its end waits for the thread
};

/// The boxes of the first step, as large as fits, in two colours. An empty table gives an empty picture.
[[nodiscard]] QImage pictureOf(const trace::Table& table, QSize pixels, QRgb line, QRgb ground);

} // namespace broadside
