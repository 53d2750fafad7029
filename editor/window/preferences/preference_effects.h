#pragma once

#include "editor/window/preferences/preferences.h"

#include <QObject>

namespace broadside {

/// Applies the preferences that concern all windows of the program: theme, size of texts, unit of
/// lengths, colours of the world.
class PreferenceEffects final : public QObject {
    Q_OBJECT
public:
    /// Applies font, unit and colours at once; the theme is that of the application until the preference changes.
    /// @pre `preferences` outlives this; there is a QApplication
    explicit PreferenceEffects(const Preferences& preferences);

private:
    void apply(Preference changed);
    void applySizes() const;
    void applyUnit() const;
    void applyColors();

    const Preferences& m_preferences;
    bool m_colorsChanged = false; // their repaint is on its way
};

} // namespace broadside
