#pragma once

#include "editor/document/focus.h"
#include "editor/session/stage.h"

#include <QWidget>

class QLabel;

namespace broadside {

class LazyRefresh;

/// What is known of the selected objects of a recording at the moment that is shown: in the place of properties that
/// could be edited.
class RecordedObjects final : public QWidget {
    Q_OBJECT
public:
    /// @pre both outlive it.
    RecordedObjects(const Focus& focus, const Stage& stage, QWidget* parent = nullptr);

private:
    void refresh();
    [[nodiscard]] QString textOf(ObjectId id) const;

    const Focus& m_focus;
    const Stage& m_stage;
    QLabel* m_text;
    LazyRefresh* m_refresh;
};

} // namespace broadside
