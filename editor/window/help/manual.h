#pragma once

#include <QObject>
#include <QPointer>
#include <QString>

class QDialog;
class QTextBrowser;
class QWidget;

namespace broadside {

/// Names of pages of the manual, which is part of the program. manual/contents.h has the list of all.
inline const QString kContentsPage = QStringLiteral("contents");
inline const QString kTutorialPage = QStringLiteral("first-minute"); ///< The page for the first start.
inline const QString kLayoutPage = QStringLiteral("layout");
inline const QString kAlgorithmsPage = QStringLiteral("algorithms");
inline const QString kTracesPage = QStringLiteral("traces");
inline const QString kNumbersPage = QStringLiteral("numbers");
inline const QString kDebuggingPage = QStringLiteral("debugging");
inline const QString kMysteriesPage = QStringLiteral("mysteries"); ///< Solutions of the broken worlds.

/// The dialog of the manual, which may stay open next to the world. Links lead to other pages only; no network is used.
class Manual final : public QObject {
    Q_OBJECT
public:
    /// @pre the window outlives it
    explicit Manual(QWidget& window);

    /// Shows a page. An open dialog goes to the page. With `heading`, scrolls to this heading of the page.
    void show(const QString& page, const QString& heading = {});

private:
    void makeDialog();

    QWidget& m_window;
    QPointer<QDialog> m_dialog;        // null: not open
    QTextBrowser* m_browser = nullptr; // in the dialog
};

} // namespace broadside
