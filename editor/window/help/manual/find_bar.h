#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;

namespace broadside {

class ManualPageView;

/// Finds a text in the shown page, and marks all its places. Hidden until open().
class ManualFindBar final : public QWidget {
    Q_OBJECT
public:
    /// @pre the view outlives it
    explicit ManualFindBar(ManualPageView& view, QWidget* parent = nullptr);

    void open();   ///< Shows the field, with the focus.
    void leave();  ///< Hides it and removes the marks.
    void repeat(); ///< Marks the text in another page that is shown now.

private:
    void search();
    void go(bool backward);
    void keyPressEvent(QKeyEvent* event) override;

    ManualPageView& m_view;
    QLineEdit* m_text;
    QLabel* m_count;
};

} // namespace broadside
