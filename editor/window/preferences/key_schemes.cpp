#include "editor/window/preferences/key_schemes.h"

#include <QMap>

#include <array>

namespace broadside {
namespace {

// Source: docs.mapeditor.org, "Keyboard Shortcuts" and "Editing Objects".
constexpr std::array kTiledKeys{
    KeyOfScheme{"selectTool", Qt::Key_S},
    KeyOfScheme{"vertexTool", Qt::Key_E},
    KeyOfScheme{"placeTool", Qt::Key_R},
    KeyOfScheme{"polygonTool", Qt::Key_P},
    KeyOfScheme{"turnRight", Qt::Key_Z},
    KeyOfScheme{"turnLeft", Qt::SHIFT | Qt::Key_Z},
    KeyOfScheme{"snapping", Qt::SHIFT | Qt::Key_S},
    KeyOfScheme{"showWorld", Qt::CTRL | Qt::Key_Slash},
};
// Source: docs.godotengine.org, "Default editor shortcuts", 2D editor.
constexpr std::array kGodotKeys{
    KeyOfScheme{"selectTool", Qt::Key_Q},
    KeyOfScheme{"queryTool", Qt::SHIFT | Qt::Key_Q},
    KeyOfScheme{"measureTool", Qt::Key_R},
    KeyOfScheme{"turnRight", Qt::ALT | Qt::Key_R},
    KeyOfScheme{"snapping", Qt::SHIFT | Qt::Key_S},
    KeyOfScheme{"snapToGrid", Qt::SHIFT | Qt::Key_G},
    KeyOfScheme{"run", Qt::Key_F5, Qt::Key_F6},
    KeyOfScheme{"pause", Qt::Key_F7, Qt::Key_Pause},
    KeyOfScheme{"stop", Qt::Key_F8},
    KeyOfScheme{"nextBreakpoint", Qt::Key_F12},
    KeyOfScheme{"lockObjects", Qt::CTRL | Qt::Key_L},
    KeyOfScheme{"pointerKeys", Qt::CTRL | Qt::Key_F7},
};
// Source: docs.blender.org, "Default Keymap".
constexpr std::array kBlenderKeys{
    KeyOfScheme{"placeTool", Qt::SHIFT | Qt::Key_A},
    KeyOfScheme{"duplicate", Qt::SHIFT | Qt::Key_D},
    KeyOfScheme{"delete", Qt::Key_X, Qt::Key_Delete},
    KeyOfScheme{"hideObjects", Qt::Key_H},
    KeyOfScheme{"selectAll", Qt::Key_A},
    KeyOfScheme{"invertSelection", Qt::CTRL | Qt::Key_I},
    KeyOfScheme{"frameSelection", Qt::Key_Period},
    KeyOfScheme{"findCommand", Qt::Key_F3},
    KeyOfScheme{"fullScreen", Qt::CTRL | Qt::Key_Space},
    KeyOfScheme{"firstStep", Qt::SHIFT | Qt::Key_Left},
    KeyOfScheme{"lastStep", Qt::SHIFT | Qt::Key_Right},
    KeyOfScheme{"flipHorizontally", Qt::SHIFT | Qt::Key_X},
    KeyOfScheme{"showHeat", Qt::SHIFT | Qt::Key_H},
    KeyOfScheme{"faster", Qt::ALT | Qt::Key_Period},
    KeyOfScheme{"slower", Qt::ALT | Qt::Key_Comma},
};

constexpr std::array kKeySchemes{
    KeyScheme{"Broadside", WheelUse::Zoom, {}},
    KeyScheme{QT_TRANSLATE_NOOP("KeySchemes", "Tiled"), WheelUse::Pan, kTiledKeys},
    KeyScheme{QT_TRANSLATE_NOOP("KeySchemes", "Godot"), WheelUse::Zoom, kGodotKeys},
    KeyScheme{QT_TRANSLATE_NOOP("KeySchemes", "Blender"), WheelUse::Zoom, kBlenderKeys},
};

QMap<QString, QStringList> keysOf(const KeyScheme& scheme)
{
    QMap<QString, QStringList> keys;
    for (const KeyOfScheme& row : scheme.keys)
        for (const QKeyCombination key : {row.key, row.secondKey})
            if (key.key() != Qt::Key_unknown)
                keys[QLatin1String(row.action)] += QKeySequence(key).toString(QKeySequence::PortableText);
    return keys;
}

} // namespace

std::span<const KeyScheme> keySchemes() noexcept { return kKeySchemes; }

std::optional<std::size_t> keySchemeIn(const Shortcuts& shortcuts)
{
    const QMap<QString, QStringList> changes = shortcuts.changes();
    for (std::size_t i = 0; i < kKeySchemes.size(); ++i)
        if (changes == shortcuts.changesFor(keysOf(kKeySchemes[i])))
            return i;
    return std::nullopt;
}

void useKeyScheme(Shortcuts& shortcuts, Preferences& preferences, std::size_t index)
{
    shortcuts.replaceAll(keysOf(kKeySchemes[index]));
    preferences.set(Preference::WheelUse, static_cast<int>(kKeySchemes[index].wheel));
}

} // namespace broadside
