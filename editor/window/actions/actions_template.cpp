#include "editor/window/actions/actions.h"

namespace broadside {

void Actions::makeTemplateActions()
{
    makeTemplate =
        make("makeTemplate", tr("&New from selection"), "template", {QKeySequence(Qt::CTRL | Qt::Key_T)},
             tr("Make templates of the selected objects, which become their first instances; objects that are alike "
                "share one"));
    placeTemplate = make("placeTemplate", tr("&Place instances"), "place", {},
                         tr("Place instances of the template that is chosen in the panel Templates"));
    applyToTemplate = make("applyToTemplate", tr("&Apply to template"), "up", {},
                           tr("Give the template what the selected instance overrides: all other instances follow"));
    applyToTemplate->setIconText(tr("Apply"));
    resetToTemplate = make("resetToTemplate", tr("&Reset to template"), "reset", {},
                           tr("Let the selected instances take everything from their templates again"));
    resetToTemplate->setIconText(tr("Reset"));
    detachInstances = make("detachInstances", tr("&Detach"), nullptr, {},
                           tr("Make the selected instances objects like others: they keep their looks, and follow "
                              "their templates no longer"));
    selectInstances = make("selectInstances", tr("&Select instances"), "select", {},
                           tr("Select all instances of the template that is chosen in the panel Templates"));
    shareTemplate = make("shareTemplate", tr("S&hare with the project"), "layer-add", {},
                         tr("Move the template that is chosen in the panel Templates into the project, for all its "
                            "scenes; the project is saved at once"));
    ownTemplate =
        make("ownTemplate", tr("&Make it this scene's own"), nullptr, {},
             tr("Let the instances of a template of the project follow a copy of it that is this scene's own; "
                "the project keeps the template"));
    renameTemplate = make("renameTemplate", tr("Rename &template..."), "rename", {},
                          tr("Rename the template that is chosen in the panel Templates (there: F2)"));
    deleteTemplate = make("deleteTemplate", tr("D&elete template"), "delete", {},
                          tr("Delete the template that is chosen in the panel Templates; its instances stay, as "
                             "objects like others"));
}

} // namespace broadside
