// The actions of the menu Edit > Pictures: texts, keys and tips.

#include "editor/window/actions/actions.h"

namespace broadside {

void Actions::makeAssetActions()
{
    addAssets =
        make("addAssets", tr("&Add pictures..."), "layer-add", {},
             tr("Add pictures, atlases, or sheets of Aseprite or TexturePacker to the scene; dropping the files "
                "onto the window does the same"));
    placeSprite = make("placeSprite", tr("&Place in the world"), "place", {},
                       tr("Place objects that show the picture chosen in the panel Assets, with a box that fits it"));
    editOverPicture = make("editOverPicture", tr("Edit &shape over picture"), "polygon", {},
                           tr("Show the picture of the selected object with its bounding shape, to edit it pixel by "
                              "pixel"));
    reloadAssets = make("reloadAssets", tr("&Look at the files again"), "reset", {},
                        tr("Read pictures and atlases that changed on the disk; this happens by itself, too"));
    removeAtlas = make("removeAtlas", tr("&Remove atlas"), "delete", {},
                       tr("Take the atlas chosen in the panel Assets off the scene's list; its files stay"));
}

} // namespace broadside
