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
    const auto add = [&](HitResponse response, const char* name, const char* tip) {
        box.addItem(HitResponseText::tr(name), static_cast<int>(response));
        box.setItemData(box.count() - 1, HitResponseText::tr(tip), Qt::ToolTipRole);
    };
    add(HitResponse::None, "nothing", "A sensor: hits are counted, and the object moves on");
    add(HitResponse::Remove, "it is removed", "The object is removed when another object begins to overlap it");
    add(HitResponse::Bounce, "it bounces", "The object bounces back; a static object stays in place");
    add(HitResponse::Stop, "it stops", "The object stops at the other one; a static object stays in place");
}

HitResponse hitResponseIn(const QComboBox& box) { return static_cast<HitResponse>(box.currentData().toInt()); }

void showHitResponse(QComboBox& box, HitResponse response)
{
    box.setCurrentIndex(box.findData(static_cast<int>(response)));
}

} // namespace broadside
