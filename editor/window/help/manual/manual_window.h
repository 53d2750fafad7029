#pragma once

#include <QDialog>

class QSettings;
class QToolBar;

namespace broadside {

class ManualContentsList;
class ManualFindBar;
class ManualPageView;

/// The window of the manual: contents and search at the left, a page at the right. It may stay open next to the world,
/// and opens again where it was closed.
class ManualWindow final : public QDialog {
    Q_OBJECT
public:
    /// @pre `storage` outlives it
    ManualWindow(QSettings& storage, QWidget& parent);
    ~ManualWindow() override;

    void showPage(const QString& page, const QString& anchor);
    void focusSearch();

private:
    void makeTools(QToolBar& tools);
    void addZoom(QToolBar& tools);
    void connectParts();
    void markSearched();
    void restore();
    void keyPressEvent(QKeyEvent* event) override;

    QSettings& m_storage;
    ManualContentsList* m_contents;
    ManualPageView* m_view;
    ManualFindBar* m_find;
};

} // namespace broadside
