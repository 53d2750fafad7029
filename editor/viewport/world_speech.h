#pragma once

#include "editor/document/focus.h"
#include "editor/session/hover.h"
#include "editor/session/shown_world.h"

#include <QObject>
#include <QString>

class QWidget;

namespace broadside {

/// Tells screen readers which object of the world is hovered, and which are selected: as description of the
/// viewport, with an event after each change.
class WorldSpeech final : public QObject {
    Q_OBJECT
public:
    /// A child of `viewport`. @pre all outlive this
    WorldSpeech(const ShownWorld& shownWorld, const Focus& focus, const Hover& hover, QWidget& viewport);

    [[nodiscard]] QString text() const; ///< Whole sentences; empty when nothing is hovered or selected.

private:
    void tell();
    [[nodiscard]] QString nameOf(ObjectId id) const;

    const ShownWorld& m_shownWorld;
    const Focus& m_focus;
    const Hover& m_hover;
    QWidget& m_viewport;
    QString m_told;
};

} // namespace broadside
