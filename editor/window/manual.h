#pragma once

#include <QString>

class QWidget;

namespace broadside {

/// The pages of the manual, which travels inside the program.
inline const QString kAlgorithmsPage = QStringLiteral("algorithms");
inline const QString kNumbersPage = QStringLiteral("numbers");
inline const QString kDebuggingPage = QStringLiteral("debugging");

/// Shows a page in a window that may stay open beside the world; one that is open already turns to the page. Links lead
/// to other pages only: no network is used.
void showManual(QWidget& window, const QString& page);

} // namespace broadside
