#include "editor/widgets/hit_response_items.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QStandardItemModel>

namespace broadside {
namespace {

QString translated(const char* text) { return QCoreApplication::translate("HitResponse", text); }

} // namespace

void addHitResponses(QComboBox& box)
{
    auto* items = qobject_cast<QStandardItemModel*>(box.model());
    const auto add = [&](HitResponse response, const char* name, const char* tip, bool simulated = true) {
        box.addItem(translated(name), static_cast<int>(response));
        const int row = box.count() - 1;
        const QString later =
            simulated ? QString() : translated("\nKept in files; this version does not simulate it yet.");
        box.setItemData(row, translated(tip) + later, Qt::ToolTipRole);
        if (items)
            items->item(row)->setEnabled(simulated);
    };
    add(HitResponse::None, "nothing", "A sensor: hits are noticed, the object goes on");
    add(HitResponse::Remove, "it is removed", "The object vanishes when something begins to overlap it");
    add(HitResponse::Bounce, "it bounces", "The object is thrown back; something static stays where it is", false);
    add(HitResponse::Stop, "it stops", "The object loses its speed into the other; something static stays where it is",
        false);
}

HitResponse hitResponseIn(const QComboBox& box) { return static_cast<HitResponse>(box.currentData().toInt()); }

void showHitResponse(QComboBox& box, HitResponse response)
{
    box.setCurrentIndex(box.findData(static_cast<int>(response)));
}

} // namespace broadside
