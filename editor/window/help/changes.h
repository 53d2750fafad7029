#pragma once

class QSettings;
class QWidget;

namespace broadside {

/// Shows the changes of all versions, in a dialog that may stay open next to the world.
void showChanges(QWidget& window);
/// The same, but only at the first start of a newer version than the last one that started with these settings. A first
/// start shows nothing.
void showChangesOnce(QWidget& window, QSettings& storage);

} // namespace broadside
