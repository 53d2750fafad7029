// The actions of the clipboard, of groups, and of what is hidden, locked and on top: texts, keys and tips.

#include "editor/window/actions/actions.h"

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
    pasteInPlace = make("pasteInPlace", tr("Paste in plac&e"), nullptr, {key(Qt::CTRL | Qt::SHIFT | Qt::Key_V)},
                        tr("Place the objects of the clipboard where they were copied"));
}

void Actions::makeLevelActions()
{
    group = make("group", tr("&Group"), nullptr, {key(Qt::CTRL | Qt::Key_G)},
                 tr("Make the selected objects one group: a click on one selects all, a double click that one alone"));
    ungroup = make("ungroup", tr("&Ungroup"), nullptr, {key(Qt::CTRL | Qt::SHIFT | Qt::Key_G)},
                   tr("Take the outermost group of the selected objects apart; groups inside it stay"));
    const auto order = [this](Reorder reorderTo, const char* name, const QString& text, QKeyCombination keys,
                              const QString& tip) {
        reorder[static_cast<std::size_t>(reorderTo)] = make(name, text, nullptr, {key(keys)}, tip);
    };
    order(Reorder::ToFront, "orderToFront", tr("To the &front"), Qt::CTRL | Qt::SHIFT | Qt::Key_BracketRight,
          tr("Bring the selected objects to the front of their layer, among those of their kind"));
    order(Reorder::Raise, "orderRaise", tr("&Raise"), Qt::CTRL | Qt::Key_BracketRight,
          tr("Bring the selected objects over the next one of their layer and kind"));
    order(Reorder::Lower, "orderLower", tr("&Lower"), Qt::CTRL | Qt::Key_BracketLeft,
          tr("Bring the selected objects under the next one of their layer and kind"));
    order(Reorder::ToBack, "orderToBack", tr("To the &back"), Qt::CTRL | Qt::SHIFT | Qt::Key_BracketLeft,
          tr("Send the selected objects to the back of their layer, among those of their kind"));
    hideObjects = make("hideObjects", tr("&Hide or show"), nullptr, {key(Qt::SHIFT | Qt::Key_H)},
                       tr("Hide the selected objects: they are neither drawn nor picked; again shows them"));
    lockObjects = make("lockObjects", tr("&Lock or unlock"), nullptr, {key(Qt::SHIFT | Qt::Key_L)},
                       tr("Lock the selected objects: they stay where they are; again unlocks them"));
    showAll = make("showAllObjects", tr("&Show all"), nullptr, {key(Qt::CTRL | Qt::SHIFT | Qt::Key_H)},
                   tr("Show every object that is hidden itself; hidden layers stay hidden"));
    unlockAll = make("unlockAllObjects", tr("Unloc&k all"), nullptr, {key(Qt::CTRL | Qt::SHIFT | Qt::Key_L)},
                     tr("Unlock every object that is locked itself; locked layers stay locked"));
}

} // namespace broadside
