#pragma once

#include <QIcon>

class QAbstractButton;
class QAbstractItemView;
class QStyle;
class QToolBar;

namespace broadside {

/// An icon of resources/icons by name, drawn in the text colour of the current palette: readable on light and dark,
/// paler when disabled. Null when there is no icon of that name.
[[nodiscard]] QIcon themedIcon(const QString& name);

/// The same icon, as pale as a disabled one.
[[nodiscard]] QIcon fadedIcon(const QString& name);

/// Side of an icon in this style, which may scale all icons. @param usual in logical pixels, where small icons have 16
[[nodiscard]] int iconSide(const QStyle& style, int usual);

/// Gives the widget icons of a side, in logical pixels where small icons have 16, and again after each change of the
/// style.
void useIconSide(QAbstractButton& button, int usual);
void useIconSide(QToolBar& bar, int usual);
void useIconSide(QAbstractItemView& view, int usual);

} // namespace broadside
