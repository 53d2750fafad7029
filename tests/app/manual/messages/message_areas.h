#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <algorithm>

/// @file
/// Into which pages the reference of messages is divided. The area of a message is its id up to the first dot.

namespace broadside::test {

struct MessageArea {
    const char* name;       ///< "scene-file"
    const char* heading;    ///< In the page.
    bool isFinding = false; ///< Its problems are findings about a broad phase or a level, not about what was asked.
};

struct MessagePage {
    const char* name; ///< Of the file: reference/messages-NAME.md.
    const char* title;
    const char* about; ///< Sentences below the title.
    QList<MessageArea> areas;
};

inline const QList<MessagePage>& messagePages()
{
    static const QList<MessagePage> pages{
        {"files",
         "Messages about scenes and other files",
         "What Broadside says when it reads and writes scenes, projects, atlases, sprite sheets and pictures.",
         {{"file", "Files"},
          {"document", "Documents of the window"},
          {"json", "JSON"},
          {"scene-file", "Scenes"},
          {"project", "Projects"},
          {"shape", "Shapes"},
          {"preset", "Shapes to choose from"},
          {"number", "Numbers and calculations"},
          {"component", "Components"},
          {"path", "Paths of objects"},
          {"sprite", "Sprites"},
          {"atlas", "Atlases"},
          {"sheet", "Sprite sheets"},
          {"pack", "Packing pictures"},
          {"asset", "Assets"},
          {"picture", "Pictures"},
          {"kept", "Copies of unsaved work"},
          {"sample", "Sample worlds"},
          {"problem", "Problems in all files"},
          {"name", "Names of objects"},
          {"names", "Lists of names"},
          {"common", "Common words"}}},
        {"levels",
         "Messages about levels of other editors",
         "What Broadside says when it imports levels and exports them.",
         {{"tiled", "Tiled"},
          {"tiled-export", "Export to Tiled"},
          {"ldtk", "LDtk"},
          {"godot", "Godot"},
          {"rube", "R.U.B.E."},
          {"plist", "PhysicsEditor"},
          {"box2d", "Bodies of Box2D"},
          {"reimport", "Importing a level again"}}},
        {"recordings",
         "Messages about recordings",
         "What Broadside says of traces, JSON Lines, tables, live games and recorders.",
         {{"trace", "Traces"},
          {"lines", "JSON Lines"},
          {"table", "Tables"},
          {"live", "Games that are attached"},
          {"recorder", "Recorders"},
          {"recording", "Recordings in the window"},
          {"library", "The library for games"},
          {"frame", "Recorded steps"}}},
        {"why",
         "Messages about pairs",
         "What Broadside says of two objects: why they collide or not, where a pair is lost, and what passes through "
         "what.",
         {{"why", "Why", true},
          {"missed", "Causes of missed pairs", true},
          {"mend", "What ends a missed pair", true},
          {"lost", "Where a missed pair was lost", true},
          {"stage", "Where a pair is lost", true},
          {"cells", "Cells of two objects", true},
          {"cell-rule", "Rules for cells", true},
          {"masks", "Categories and masks", true},
          {"removed", "Objects that are gone", true},
          {"passage", "Objects that pass through others", true},
          {"tried", "Changes that were tried", true},
          {"audit", "Audits", true},
          {"story", "The story of an object", true},
          {"determinism", "Repeated runs", true},
          {"step", "Steps"}}},
        {"diagnosis",
         "Messages of the diagnosis: faults",
         "The sentences in which the diagnosis explains missed pairs, with the change that ends each fault.",
         {{"diagnosis", "Diagnosis", true},
          {"rule", "Rules", true},
          {"fault-box", "Wrong boxes", true},
          {"fault-cells", "Wrong cells", true},
          {"fault-tree", "Trees", true},
          {"fault-pair", "Lost pairs", true},
          {"fault-place", "Places of the structure", true},
          {"fault-remedy", "What to change", true}}},
        {"diagnosis-parts",
         "Messages of the diagnosis: parts of sentences",
         "The words with which the diagnosis says which objects, steps and properties a fault is about.",
         {{"fault", "Objects and boxes", true},
          {"fault-feature", "Properties of objects and steps", true},
          {"fault-time", "When", true},
          {"fault-which", "Which objects", true}}},
        {"checks",
         "Messages of checks and measurements",
         "What Broadside says of expectations, breakpoints, levels, algorithms and costs.",
         {{"expect", "Expectations", true},
          {"break", "Breakpoints"},
          {"level", "Checks of a level and notes of its import", true},
          {"algorithm", "Algorithms"},
          {"broad-phase", "Broad phases"},
          {"structure", "Structures in the world"},
          {"check", "Tests of your broad phase"},
          {"tune", "Cell sizes"},
          {"tuner", "The panel Cell size"},
          {"waste", "Wasted work", true},
          {"reduction", "Reduced worlds"},
          {"report", "Reports"}}},
        {"window",
         "Messages of the window and of scripts",
         "What the window says, apart from its menus and fields, and what scripts say.",
         {{"command", "Commands"},
          {"tool", "Tools"},
          {"panel", "Panels"},
          {"viewport", "World"},
          {"legend", "Legend"},
          {"heat", "Heat map"},
          {"show", "What is shown"},
          {"export", "Exported pictures"},
          {"gl", "OpenGL"},
          {"script", "Scripts"},
          {"extension", "Extensions"},
          {"keys", "Keys"},
          {"session", "Sessions"},
          {"window", "Window"},
          {"count", "Counts"},
          {"age", "Times"}}},
        {"command-line",
         "Messages of the command line",
         "What `broadside` says when it is used on the command line, always in English.",
         {{"cli-usage", "Wrong command lines"},
          {"cli-input", "Files, displays, plugins, and notes"},
          {"cli-answer", "Answers"},
          {"cli-rule", "Rules and findings in reports", true}}},
    };
    return pages;
}

} // namespace broadside::test
