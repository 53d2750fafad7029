#pragma once

#include <QString>

#include <span>

class QWidget;

namespace broadside {

/// The pages of the manual, which travels inside the program.
inline const QString kLayoutPage = QStringLiteral("layout"); ///< Select, align, size, nudge.
inline const QString kAlgorithmsPage = QStringLiteral("algorithms");
inline const QString kTracesPage = QStringLiteral("traces");
inline const QString kNumbersPage = QStringLiteral("numbers");
inline const QString kDebuggingPage = QStringLiteral("debugging");
inline const QString kMysteriesPage = QStringLiteral("mysteries"); ///< How each broken world is solved.

/// A page as Help, the list in the manual and the README have it.
struct ManualPage {
    const char* name;  ///< Of its file, without ".md".
    const char* title; ///< Its heading, with a mnemonic; to be translated in the context "Manual".
    const char* tip;   ///< To be translated, too.
};
/// All of them, in the order in which they are listed.
[[nodiscard]] std::span<const ManualPage> manualPages() noexcept;

/// Shows a page in a window that may stay open beside the world; one that is open already turns to the page. Links lead
/// to other pages only: no network is used. With a heading of the page: from there on.
void showManual(QWidget& window, const QString& page, const QString& heading = {});

} // namespace broadside
