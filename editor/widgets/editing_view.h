#pragma once

#include <QAbstractItemView>

namespace broadside {

/// A view for models that an edit in it may reset, such as a list that is sorted again after a rename. The reset closes
/// the editor, and then its delegate asks the view to close it again: Qt would print a warning, and this view ignores
/// it.
template<class View>
class EditingView : public View {
public:
    using View::View;

protected:
    void closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint) override
    {
        if (!editor || !editor->isHidden()) // a reset hides the editors and drops them
            View::closeEditor(editor, hint);
    }
};

} // namespace broadside
