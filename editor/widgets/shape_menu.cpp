#include "editor/widgets/shape_menu.h"

#include "editor/document/message_text.h"
#include "editor/widgets/object_icon.h"
#include "editor/widgets/words/number_text.h"

#include <QMenu>

namespace broadside {

void fillShapeMenu(QMenu& menu, std::function<void(const ShapePreset&)> chosen)
{
    QObject::connect(&menu, &QMenu::aboutToShow, &menu, [&menu, chosen = std::move(chosen)] {
        if (!menu.isEmpty())
            return;
        for (const ShapePreset& preset : shapePresets()) {
            QAction* action = menu.addAction(iconOf(preset, ObjectKind::Static), translated(preset.title.message()));
            action->setToolTip(translated(preset.help.message()));
            QObject::connect(action, &QAction::triggered, &menu, [&preset, chosen] { chosen(preset); });
        }
    });
}

} // namespace broadside
