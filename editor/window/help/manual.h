#pragma once

#include <QObject>
#include <QPointer>
#include <QString>

#include <span>

class QDialog;
class QTextBrowser;
class QWidget;

namespace broadside {

/// Names of pages of the manual, which is part of the program.
inline const QString kLayoutPage = QStringLiteral("layout");
inline const QString kAlgorithmsPage = QStringLiteral("algorithms");
inline const QString kTracesPage = QStringLiteral("traces");
inline const QString kNumbersPage = QStringLiteral("numbers");
inline const QString kDebuggingPage = QStringLiteral("debugging");
inline const QString kMysteriesPage = QStringLiteral("mysteries"); ///< Solutions of the broken worlds.

/// A page in the menu Help, in the list of the manual, and in the README.
struct ManualPage {
    const char* name;  ///< Name of its file, without ".md".
    const char* title; ///< Its heading with a mnemonic, to be translated in the context "Manual".
    const char* tip;   ///< Its tooltip, to be translated in the same context.
};
/// All pages in the order of the list.
[[nodiscard]] std::span<const ManualPage> manualPages() noexcept;

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
