#pragma once

#include <QString>

#include <span>

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
    const char* tip;   ///< To be translated in the same context.
};
/// All pages in the order of the list.
[[nodiscard]] std::span<const ManualPage> manualPages() noexcept;

/// Shows a page in a dialog that may stay open next to the world. An open dialog goes to the page. Links lead to other
/// pages only; no network is used. With `heading`, scrolls to this heading of the page.
void showManual(QWidget& window, const QString& page, const QString& heading = {});

} // namespace broadside
