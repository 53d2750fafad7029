#pragma once

#include "editor/session/sprite_atlases.h"

#include <QObject>
#include <QString>

#include <functional>

namespace broadside {

class MessageBar;

/// Reports missing or damaged pictures of a scene, which are drawn as checkers. Each list of problems is reported once.
class AssetNotice final : public QObject {
    Q_OBJECT
public:
    /// `showAssets` shows the list of pictures and atlases. @pre all outlive this
    AssetNotice(MessageBar& messages, const SpriteAtlases& atlases, std::function<void()> showAssets);

private:
    void follow();
    void tell();

    MessageBar& m_messages;
    const SpriteAtlases& m_atlases;
    std::function<void()> m_showAssets;
    QString m_told;  // all problems
    QString m_shown; // the message in the bar; empty: none
};

} // namespace broadside
