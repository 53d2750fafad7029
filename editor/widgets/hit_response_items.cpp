#include "editor/widgets/hit_response_items.h"

#include <QComboBox>
#include <QCoreApplication>

namespace broadside {
namespace {

// The translation context of the texts in this file.
class HitResponseText {
    Q_DECLARE_TR_FUNCTIONS(HitResponse)
};

} // namespace

void addHitResponses(QComboBox& box)
{
    const auto add = [&](HitResponse response, const QString& name, const QString& tip) {
        box.addItem(name, static_cast<int>(response));
        box.setItemData(box.count() - 1, tip, Qt::ToolTipRole);
    };
    add(HitResponse::None, HitResponseText::tr("nothing"),
        HitResponseText::tr("A sensor: hits are counted, and the object moves on"));
    add(HitResponse::Remove, HitResponseText::tr("it is removed"),
        HitResponseText::tr("The object is removed when another object begins to overlap it"));
    add(HitResponse::Bounce, HitResponseText::tr("it bounces"),
        HitResponseText::tr("The object bounces back; a static object stays in place"));
    add(HitResponse::Stop, HitResponseText::tr("it stops"),
        HitResponseText::tr("The object stops at the other one; a static object stays in place"));
}

HitResponse hitResponseIn(const QComboBox& box) { return static_cast<HitResponse>(box.currentData().toInt()); }

void showHitResponse(QComboBox& box, HitResponse response)
{
    box.setCurrentIndex(box.findData(static_cast<int>(response)));
}

} // namespace broadside
