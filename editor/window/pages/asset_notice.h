#pragma once

#include "editor/session/sprite_atlases.h"
#include "editor/widgets/panel_widget.h"

#include <QObject>
#include <QString>

namespace broadside {

class MessageBar;

/// Tells what is missing or damaged of the pictures of a scene, which is drawn as a checker: once, until something else
/// is.
class AssetNotice final : public QObject {
    Q_OBJECT
public:
    /// `panel` lists pictures and atlases. @pre all outlive this
    AssetNotice(MessageBar& messages, const SpriteAtlases& atlases, PanelWidget& panel);

private:
    void follow();
    void tell();

    MessageBar& m_messages;
    const SpriteAtlases& m_atlases;
    PanelWidget& m_panel;
    QString m_told;  // all problems
    QString m_shown; // what the bar shows of them; empty: nothing
};

} // namespace broadside
