#pragma once

#include "core/trace/tables/table_reader.h"
#include "editor/session/jobs/background.h"

#include <QImage>
#include <QWidget>

#include <array>
#include <string>

class QButtonGroup;
class QToolButton;

namespace broadside {

/// Four small pictures of the first step, for the four ways to read the positions of a table: x and y are a corner or
/// the centre of a box, and y grows upwards or downwards. The user clicks the picture that looks right.
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
    /// Paints the pictures again, in the background, from the first lines of the text.
    void show(const std::string& text, const trace::TableOptions& options);
    /// Marks the present way to read the table.
    void setChoice(Choice choice);

signals:
    void chosen(broadside::TableReadings::Choice choice); ///< Emitted when the user clicks a picture.

private:
    static constexpr int kChoices = 4;
    [[nodiscard]] static Choice choiceOf(int index) noexcept { return {(index & 1) != 0, (index & 2) != 0}; }

    std::array<QToolButton*, kChoices> m_buttons{};
    QButtonGroup* m_group;
    Background m_background; // the last member, because its destructor waits for the thread
};

/// The boxes of the first step, as large as possible, in two colours. An empty table gives an empty picture.
[[nodiscard]] QImage pictureOf(const trace::Table& table, QSize pixels, QRgb line, QRgb ground);

} // namespace broadside
