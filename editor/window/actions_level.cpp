// The actions of the clipboard, of groups, and of what is hidden, locked and on top: texts, keys and tips.

#include "editor/window/actions.h"

namespace broadside {
namespace {

QKeySequence key(QKeyCombination combination) { return {combination}; }

} // namespace

void Actions::makeClipboardActions()
{
    cut = make("cut", tr("Cu&t"), "cut", {key(Qt::CTRL | Qt::Key_X)},
               tr("Put the selected objects on the clipboard, as the text of a scene, and delete them"));
    copy = make("copy", tr("&Copy"), "copy", {key(Qt::CTRL | Qt::Key_C)},
                tr("Put the selected objects on the clipboard, as the text of a scene"));
    paste = make("paste", tr("&Paste"), "paste", {key(Qt::CTRL | Qt::Key_V)},
                 tr("Place the objects of the clipboard at the mouse, or in the middle of the view; text of a scene "
                    "file will do"));
    pasteInPlace = make("pasteInPlace", tr("Paste &in place"), nullptr, {key(Qt::CTRL | Qt::SHIFT | Qt::Key_V)},
                        tr("Place the objects of the clipboard where they were copied"));
}

} // namespace broadside
