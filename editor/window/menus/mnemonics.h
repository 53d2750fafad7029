#pragma once

#include <QString>

class QMenu;
class QMenuBar;

namespace broadside {

/// The text with an & before a letter that is not in `used`, which gets that letter. An & of the text is kept if its
/// letter is free. A text without Latin, Greek or Cyrillic letters gets one at its end: "文件(&F)".
[[nodiscard]] QString withMnemonic(const QString& text, QString& used);

/// Gives each entry of a menu, and of the menus in it, a letter of its own. Translations have none, so that they cannot
/// collide.
void giveMnemonics(QMenu& menu);
/// The same for the titles of the menus, and for each menu whenever it opens: texts change with the page in front. Does
/// nothing when a title has a letter: the English texts have theirs.
void giveMnemonics(QMenuBar& bar);

} // namespace broadside
