#pragma once

#include <QString>

class QWidget;

namespace broadside {

/// The pages of the manual, which travels inside the program.
inline const QString kLayoutPage = QStringLiteral("layout"); ///< Select, align, size, nudge.
inline const QString kAlgorithmsPage = QStringLiteral("algorithms");
inline const QString kTracesPage = QStringLiteral("traces");
inline const QString kNumbersPage = QStringLiteral("numbers");
inline const QString kDebuggingPage = QStringLiteral("debugging");
inline const QString kMysteriesPage = QStringLiteral("mysteries"); ///< How each broken world is solved.

/// Shows a page in a window that may stay open beside the world; one that is open already turns to the page. Links lead
/// to other pages only: no network is used. With a heading of the page: from there on.
void showManual(QWidget& window, const QString& page, const QString& heading = {});

} // namespace broadside
