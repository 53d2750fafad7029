<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>ActionRegistry</name>
    <message>
        <source>Select an object first.</source>
        <translation>Zuerst ein Objekt auswählen.</translation>
    </message>
    <message>
        <source>Select two or more objects first. Shift+click adds one.</source>
        <translation>Zuerst mindestens zwei Objekte auswählen. Umschalt+Klick fügt eines hinzu.</translation>
    </message>
    <message>
        <source>Select three or more objects first. Shift+click adds one.</source>
        <translation>Zuerst mindestens drei Objekte auswählen. Umschalt+Klick fügt eines hinzu.</translation>
    </message>
    <message>
        <source>Select one object first.</source>
        <translation>Zuerst ein einzelnes Objekt auswählen.</translation>
    </message>
    <message>
        <source>Select two objects first.</source>
        <translation>Zuerst zwei Objekte auswählen.</translation>
    </message>
    <message>
        <source>Stop the simulation first (Shift+F5).</source>
        <translation>Zuerst die Simulation stoppen (Umschalt+F5).</translation>
    </message>
    <message>
        <source>A recording is read only. Convert a step to a scene to edit it.</source>
        <translation>Eine Aufzeichnung ist schreibgeschützt. Zum Bearbeiten einen Schritt in eine Szene umwandeln.</translation>
    </message>
    <message>
        <source>The game made the steps of a recording. Convert a step to a scene to simulate it.</source>
        <translation>Die Schritte einer Aufzeichnung stammen vom Spiel. Zum Simulieren einen Schritt in eine Szene umwandeln.</translation>
    </message>
</context>
<context>
    <name>AddObjects</name>
    <message>
        <source>Place</source>
        <translation>Platzieren</translation>
    </message>
    <message>
        <source>A scene has at most %1 objects. Split it into several scenes.</source>
        <translation>Eine Szene hat höchstens %1 Objekte. Auf mehrere Szenen aufteilen.</translation>
    </message>
    <message>
        <source>Ids end at %1. Give the object with the largest id a smaller one in the file, and open it again.</source>
        <translation>IDs enden bei %1. Dem Objekt mit der größten ID in der Datei eine kleinere geben und sie neu öffnen.</translation>
    </message>
</context>
<context>
    <name>AgeText</name>
    <message>
        <source>just now</source>
        <translation>gerade eben</translation>
    </message>
    <message>
        <source>%1 ago</source>
        <translation>vor %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>AlgorithmWords</name>
    <message>
        <source>Kept with its published faults, for study.</source>
        <translation>Mit seinen veröffentlichten Fehlern erhalten, zum Studium.</translation>
    </message>
    <message>
        <source>Cost: %1.</source>
        <translation>Aufwand: %1.</translation>
    </message>
    <message>
        <source>Use it %1.</source>
        <translation>Einsatz: %1.</translation>
    </message>
    <message>
        <source>Faults: %1.</source>
        <translation>Fehler: %1.</translation>
    </message>
    <message>
        <source>Not available in this version.</source>
        <translation>In dieser Version nicht verfügbar.</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Zellen</translation>
    </message>
    <message>
        <source>Columns x rows of the grid</source>
        <translation>Spalten x Zeilen des Gitters</translation>
    </message>
    <message>
        <source>Cells of all sizes</source>
        <translation>Zellen aller Größen</translation>
    </message>
    <message>
        <source>Registrations</source>
        <translation>Registrierungen</translation>
    </message>
    <message>
        <source>Entries in all cells: an object that touches four cells counts four times</source>
        <translation>Einträge in allen Zellen: Ein Objekt, das vier Zellen berührt, zählt vierfach</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Nodes of the tree, from the root to the leaves</source>
        <translation>Knoten des Baums, von der Wurzel bis zu den Blättern</translation>
    </message>
    <message>
        <source>Entries in all nodes: each object is in one node</source>
        <translation>Einträge in allen Knoten: Jedes Objekt ist in einem Knoten</translation>
    </message>
    <message>
        <source>Intervals</source>
        <translation>Intervalle</translation>
    </message>
    <message>
        <source>The x ranges of the objects, kept in order</source>
        <translation>Die x-Bereiche der Objekte, sortiert gehalten</translation>
    </message>
    <message>
        <source>Entries in the sorted lists: each object has one interval</source>
        <translation>Einträge in den sortierten Listen: Jedes Objekt hat ein Intervall</translation>
    </message>
</context>
<context>
    <name>ApplyEdits</name>
    <message>
        <source>Apply edits of %1</source>
        <translation>Änderungen übernehmen: %1</translation>
    </message>
</context>
<context>
    <name>ApplyFix</name>
    <message>
        <source>Set the masks of %1</source>
        <translation>Masken setzen: %1</translation>
    </message>
    <message>
        <source>category of %1 to %2</source>
        <translation>Kategorie von %1 auf %2</translation>
    </message>
    <message>
        <source>mask of %1 to %2</source>
        <translation>Maske von %1 auf %2</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>%1 setzen</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>Set cell size to %1 m</source>
        <translation>Zellgröße auf %1 m setzen</translation>
    </message>
    <message>
        <source>Use the algorithm %1</source>
        <translation>Algorithmus %1 verwenden</translation>
    </message>
    <message>
        <source>Turn on swept collision</source>
        <translation>Sweep-Kollision einschalten</translation>
    </message>
    <message>
        <source>Delete template %1</source>
        <translation>Vorlage %1 löschen</translation>
    </message>
    <message>
        <source>Delete %1 templates</source>
        <translation>%1 Vorlagen löschen</translation>
    </message>
    <message>
        <source>Use the project's template %1</source>
        <translation>Vorlage %1 des Projekts verwenden</translation>
    </message>
    <message>
        <source>Use %1 templates of the project</source>
        <translation>%1 Vorlagen des Projekts verwenden</translation>
    </message>
</context>
<context>
    <name>Arrange</name>
    <message>
        <source>Align %1 left</source>
        <translation>%1 links ausrichten</translation>
    </message>
    <message>
        <source>Align %1 at the horizontal centre</source>
        <translation>%1 horizontal mittig ausrichten</translation>
    </message>
    <message>
        <source>Align %1 right</source>
        <translation>%1 rechts ausrichten</translation>
    </message>
    <message>
        <source>Align %1 at the top</source>
        <translation>%1 oben ausrichten</translation>
    </message>
    <message>
        <source>Align %1 at the vertical centre</source>
        <translation>%1 vertikal mittig ausrichten</translation>
    </message>
    <message>
        <source>Align %1 at the bottom</source>
        <translation>%1 unten ausrichten</translation>
    </message>
    <message>
        <source>Distribute the centres of %1 horizontally</source>
        <translation>Mitten horizontal verteilen: %1</translation>
    </message>
    <message>
        <source>Distribute the centres of %1 vertically</source>
        <translation>Mitten vertikal verteilen: %1</translation>
    </message>
    <message>
        <source>Distribute %1 with equal horizontal gaps</source>
        <translation>%1 mit gleichen horizontalen Abständen verteilen</translation>
    </message>
    <message>
        <source>Distribute %1 with equal vertical gaps</source>
        <translation>%1 mit gleichen vertikalen Abständen verteilen</translation>
    </message>
    <message>
        <source>Give %1 the same width</source>
        <translation>%1 auf gleiche Breite bringen</translation>
    </message>
    <message>
        <source>Give %1 the same height</source>
        <translation>%1 auf gleiche Höhe bringen</translation>
    </message>
    <message>
        <source>Give %1 the same size</source>
        <translation>%1 auf gleiche Größe bringen</translation>
    </message>
    <message>
        <source>Nudge</source>
        <translation>Verschieben:</translation>
    </message>
</context>
<context>
    <name>ArrangeActions</name>
    <message>
        <source>&amp;Left edges</source>
        <translation>Linke Kanten</translation>
    </message>
    <message>
        <source>Align the left edges of the boxes (AABBs) with the leftmost one</source>
        <translation>Linke Kanten der Boxen (AABBs) an der äußersten linken ausrichten</translation>
    </message>
    <message>
        <source>Horizontal &amp;centres</source>
        <translation>Horizontale Mitten</translation>
    </message>
    <message>
        <source>Align the centres with the centre of the selection, horizontally</source>
        <translation>Mitten horizontal an der Mitte der Auswahl ausrichten</translation>
    </message>
    <message>
        <source>&amp;Right edges</source>
        <translation>Rechte Kanten</translation>
    </message>
    <message>
        <source>Align the right edges of the boxes (AABBs) with the rightmost one</source>
        <translation>Rechte Kanten der Boxen (AABBs) an der äußersten rechten ausrichten</translation>
    </message>
    <message>
        <source>&amp;Top edges</source>
        <translation>Obere Kanten</translation>
    </message>
    <message>
        <source>Align the top edges of the boxes (AABBs) with the topmost one</source>
        <translation>Obere Kanten der Boxen (AABBs) an der obersten ausrichten</translation>
    </message>
    <message>
        <source>&amp;Vertical centres</source>
        <translation>Vertikale Mitten</translation>
    </message>
    <message>
        <source>Align the centres with the centre of the selection, vertically</source>
        <translation>Mitten vertikal an der Mitte der Auswahl ausrichten</translation>
    </message>
    <message>
        <source>&amp;Bottom edges</source>
        <translation>Untere Kanten</translation>
    </message>
    <message>
        <source>Align the bottom edges of the boxes (AABBs) with the lowest one</source>
        <translation>Untere Kanten der Boxen (AABBs) an der untersten ausrichten</translation>
    </message>
    <message>
        <source>Centres &amp;horizontally</source>
        <translation>Mitten horizontal</translation>
    </message>
    <message>
        <source>Space the centres equally in x; the leftmost and the rightmost object stay in place</source>
        <translation>Mitten in x gleichmäßig verteilen; das linke und das rechte äußere Objekt bleiben stehen</translation>
    </message>
    <message>
        <source>Centres &amp;vertically</source>
        <translation>Mitten vertikal</translation>
    </message>
    <message>
        <source>Space the centres equally in y; the lowest and the topmost object stay in place</source>
        <translation>Mitten in y gleichmäßig verteilen; das unterste und das oberste Objekt bleiben stehen</translation>
    </message>
    <message>
        <source>Equal gaps h&amp;orizontally</source>
        <translation>Gleiche Abstände horizontal</translation>
    </message>
    <message>
        <source>Make the gaps between neighbours equal in x; the leftmost and the rightmost object stay in place</source>
        <translation>Lücken zwischen Nachbarn in x gleich groß machen; das linke und das rechte äußere Objekt bleiben stehen</translation>
    </message>
    <message>
        <source>Equal gaps v&amp;ertically</source>
        <translation>Gleiche Abstände vertikal</translation>
    </message>
    <message>
        <source>Make the gaps between neighbours equal in y; the lowest and the topmost object stay in place</source>
        <translation>Lücken zwischen Nachbarn in y gleich groß machen; das unterste und das oberste Objekt bleiben stehen</translation>
    </message>
    <message>
        <source>Same &amp;width</source>
        <translation>Gleiche Breite</translation>
    </message>
    <message>
        <source>Give the selected objects the width of the last selected one; circles, compounds and rotated objects keep their proportions</source>
        <translation>Den ausgewählten Objekten die Breite des zuletzt ausgewählten geben; Kreise, Verbundformen und gedrehte Objekte behalten ihre Proportionen</translation>
    </message>
    <message>
        <source>Same &amp;height</source>
        <translation>Gleiche Höhe</translation>
    </message>
    <message>
        <source>Give the selected objects the height of the last selected one; circles, compounds and rotated objects keep their proportions</source>
        <translation>Den ausgewählten Objekten die Höhe des zuletzt ausgewählten geben; Kreise, Verbundformen und gedrehte Objekte behalten ihre Proportionen</translation>
    </message>
    <message>
        <source>Same &amp;size</source>
        <translation>Gleiche Größe</translation>
    </message>
    <message>
        <source>Give the selected objects the size of the last selected one; circles, compounds and rotated objects change only if their proportions match</source>
        <translation>Den ausgewählten Objekten die Größe des zuletzt ausgewählten geben; Kreise, Verbundformen und gedrehte Objekte ändern sich nur, wenn ihre Proportionen passen</translation>
    </message>
    <message>
        <source>&amp;Left</source>
        <translation>Nach links</translation>
    </message>
    <message>
        <source>Move the selected objects by 0.1 m</source>
        <translation>Ausgewählte Objekte um 0.1 m verschieben</translation>
    </message>
    <message>
        <source>&amp;Right</source>
        <translation>Nach rechts</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Far l&amp;eft</source>
        <translation>Weit nach links</translation>
    </message>
    <message>
        <source>Move the selected objects by ten steps: 1 m</source>
        <translation>Ausgewählte Objekte um zehn Schritte verschieben: 1 m</translation>
    </message>
    <message>
        <source>Far ri&amp;ght</source>
        <translation>Weit nach rechts</translation>
    </message>
    <message>
        <source>Far u&amp;p</source>
        <translation>Weit nach oben</translation>
    </message>
    <message>
        <source>Far d&amp;own</source>
        <translation>Weit nach unten</translation>
    </message>
</context>
<context>
    <name>Atlases</name>
    <message>
        <source>A scene has at most %1 atlases. Remove one that is not needed, or pack several into one.</source>
        <translation>Eine Szene hat höchstens %1 Atlanten. Einen entfernen, der nicht gebraucht wird, oder mehrere in einen packen.</translation>
    </message>
    <message>
        <source>Add atlas %1</source>
        <translation>Atlas %1 hinzufügen</translation>
    </message>
    <message>
        <source>Add %1 atlases</source>
        <translation>%1 Atlanten hinzufügen</translation>
    </message>
    <message>
        <source>Remove atlas %1</source>
        <translation>Atlas %1 entfernen</translation>
    </message>
</context>
<context>
    <name>BreakpointWords</name>
    <message>
        <source>Pair begins to overlap</source>
        <translation>Paar beginnt zu überlappen</translation>
    </message>
    <message>
        <source>The first step in which the shapes of two objects overlap</source>
        <translation>Der erste Schritt, in dem sich die Formen zweier Objekte überlappen</translation>
    </message>
    <message>
        <source>Pair stops overlapping</source>
        <translation>Paar überlappt nicht mehr</translation>
    </message>
    <message>
        <source>The first step in which two objects no longer overlap, also because one was removed</source>
        <translation>Der erste Schritt, in dem sich zwei Objekte nicht mehr überlappen, auch weil eines entfernt wurde</translation>
    </message>
    <message>
        <source>Object is hit</source>
        <translation>Objekt wird getroffen</translation>
    </message>
    <message>
        <source>An object begins to overlap another one, and one of the two responds to hits</source>
        <translation>Ein Objekt beginnt, ein anderes zu überlappen, und eines der beiden reagiert auf Treffer</translation>
    </message>
    <message>
        <source>Object enters a region</source>
        <translation>Objekt betritt Bereich</translation>
    </message>
    <message>
        <source>The box of an object begins to touch a region that you draw</source>
        <translation>Die Box eines Objekts beginnt, einen selbst gezeichneten Bereich zu berühren</translation>
    </message>
    <message>
        <source>Object leaves a region</source>
        <translation>Objekt verlässt Bereich</translation>
    </message>
    <message>
        <source>The box of an object no longer touches a region</source>
        <translation>Die Box eines Objekts berührt einen Bereich nicht mehr</translation>
    </message>
    <message>
        <source>Object leaves the world</source>
        <translation>Objekt verlässt die Welt</translation>
    </message>
    <message>
        <source>The position of an object goes beyond the edges of the world</source>
        <translation>Die Position eines Objekts überschreitet die Ränder der Welt</translation>
    </message>
    <message>
        <source>Candidates above a number</source>
        <translation>Kandidaten über einer Anzahl</translation>
    </message>
    <message>
        <source>The broad phase reports more candidates than this number in a step</source>
        <translation>Die Broadphase meldet in einem Schritt mehr Kandidaten als diese Anzahl</translation>
    </message>
    <message>
        <source>Missed pair</source>
        <translation>Übersehenes Paar</translation>
    </message>
    <message>
        <source>Two boxes overlap and the broad phase does not report the pair: a bug of the broad phase.
Each step is audited for this, which takes time.</source>
        <translation>Zwei Boxen überlappen sich, und die Broadphase meldet das Paar nicht: ein Fehler der Broadphase.
Jeder Schritt wird dafür auditiert, was Zeit kostet.</translation>
    </message>
    <message>
        <source>Tunnelling</source>
        <translation>Tunneling</translation>
    </message>
    <message>
        <source>An object passes through another one within one step</source>
        <translation>Ein Objekt geht innerhalb eines Schritts durch ein anderes hindurch</translation>
    </message>
    <message>
        <source>Not a number</source>
        <translation>Keine Zahl (NaN)</translation>
    </message>
    <message>
        <source>An object's position or velocity becomes NaN or infinite</source>
        <translation>Position oder Geschwindigkeit eines Objekts wird NaN oder unendlich</translation>
    </message>
    <message>
        <source>Candidates that do not overlap</source>
        <translation>Kandidaten ohne Überlappung</translation>
    </message>
    <message>
        <source>The first step in which two objects are candidates and their shapes do not overlap</source>
        <translation>Der erste Schritt, in dem zwei Objekte Kandidaten sind und ihre Formen sich nicht überlappen</translation>
    </message>
</context>
<context>
    <name>CannonTool</name>
    <message>
        <source>%1 m/s, limited to %2 m/s by the world's terminal speed</source>
        <translation>%1 m/s, durch die Endgeschwindigkeit der Welt auf %2 m/s begrenzt</translation>
    </message>
    <message>
        <source>%1 m/s</source>
        <translation>%1 m/s</translation>
    </message>
    <message>
        <source>All %1 targets hit! Shift+F5 restores them. </source>
        <translation>Alle %1 Ziele getroffen! Umschalt+F5 stellt sie wieder her. </translation>
    </message>
    <message>
        <source>%1 of %2 targets hit. </source>
        <translation>%1 von %2 Zielen getroffen. </translation>
    </message>
    <message>
        <source>Arrows aim, Enter shoots, Esc ends</source>
        <translation>Pfeiltasten zielen, Enter schießt, Esc beendet</translation>
    </message>
    <message>
        <source>Release to shoot, Esc to cancel</source>
        <translation>Loslassen, um zu schießen, Esc bricht ab</translation>
    </message>
    <message>
        <source>Drag away from the cannon: a longer drag is a faster shot</source>
        <translation>Von der Kanone wegziehen: je länger der Zug, desto schneller der Schuss</translation>
    </message>
    <message>
        <source>This scene has no cannon. Select an object and add a launcher in Properties, or open the cannon world</source>
        <translation>Diese Szene hat keine Kanone. Ein Objekt auswählen und in „Eigenschaften“ einen Launcher hinzufügen, oder die Kanonenwelt öffnen</translation>
    </message>
    <message>
        <source>The cannon has no projectile. Choose a dynamic object as its projectile in Properties</source>
        <translation>Die Kanone hat kein Projektil. In „Eigenschaften“ ein dynamisches Objekt als Projektil wählen</translation>
    </message>
    <message>
        <source>Drag to aim, release to shoot; or arrows and Enter</source>
        <translation>Ziehen zum Zielen, Loslassen zum Schießen; oder Pfeiltasten und Enter</translation>
    </message>
</context>
<context>
    <name>ComponentBox</name>
    <message>
        <source>There is no object %1 in this scene. Choose another one.</source>
        <translation>In dieser Szene gibt es kein Objekt %1. Ein anderes wählen.</translation>
    </message>
    <message>
        <source>Has no effect while the object is static. Make it dynamic.</source>
        <translation>Wirkt nicht, solange das Objekt statisch ist. Das Objekt dynamisch machen.</translation>
    </message>
    <message>
        <source>The projectile is static and cannot fly. Choose a dynamic object, or make it dynamic.</source>
        <translation>Das Projektil ist statisch und kann nicht fliegen. Ein dynamisches Objekt wählen oder es dynamisch machen.</translation>
    </message>
    <message>
        <source>This version does not know this type of component. The component stays in the file and has no effect.</source>
        <translation>Diese Version kennt diesen Komponententyp nicht. Die Komponente bleibt in der Datei und hat keine Wirkung.</translation>
    </message>
</context>
<context>
    <name>ComponentsSection</name>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 von %2: %3</translation>
    </message>
</context>
<context>
    <name>DifferenceWords</name>
    <message>
        <source>added</source>
        <translation>hinzugefügt</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>%1: %2 (object %3)</source>
        <translation>%1: %2 (Objekt %3)</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und noch %1</translation>
    </message>
</context>
<context>
    <name>ExpectTool</name>
    <message>
        <source>hits %1</source>
        <translation>trifft %1</translation>
    </message>
    <message>
        <source>%1 x %2 m</source>
        <translation>%1 x %2 m</translation>
    </message>
    <message>
        <source>Release to expect that %1 hits %2. Esc cancels</source>
        <translation>Loslassen für die Erwartung „%1 trifft %2“. Esc bricht ab</translation>
    </message>
    <message>
        <source>Drag to the object that %1 should hit. Esc cancels</source>
        <translation>Auf das Objekt ziehen, das %1 treffen soll. Esc bricht ab</translation>
    </message>
    <message>
        <source>Select one object first: the one that should stay inside the region</source>
        <translation>Zuerst ein Objekt auswählen: das, das im Bereich bleiben soll</translation>
    </message>
    <message>
        <source>Drag from one object to another: the first should hit the second</source>
        <translation>Von einem Objekt zum anderen ziehen: Das erste soll das zweite treffen</translation>
    </message>
    <message>
        <source>Release to expect that %1 stays inside. Esc cancels</source>
        <translation>Loslassen für die Erwartung „%1 bleibt im Bereich“. Esc bricht ab</translation>
    </message>
    <message>
        <source>Drag from object to object: the first should hit the second. Drag from empty ground: %1 should stay inside</source>
        <translation>Von Objekt zu Objekt ziehen: Das erste soll das zweite treffen. Auf leerem Grund ziehen: %1 soll darin bleiben</translation>
    </message>
</context>
<context>
    <name>ExpectationWords</name>
    <message>
        <source>%1 hits %2</source>
        <translation>%1 trifft %2</translation>
    </message>
    <message>
        <source>%1 stays inside %2 to %3 m</source>
        <translation>%1 bleibt innerhalb von %2 bis %3 m</translation>
    </message>
    <message>
        <source>Nothing touches %1</source>
        <translation>Nichts berührt %1</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Scenes (*.broadside)</source>
        <translation>Szenen (*.broadside)</translation>
    </message>
    <message>
        <source>Projects (*.broadside-project)</source>
        <translation>Projekte (*.broadside-project)</translation>
    </message>
    <message>
        <source>Traces of games (*.bstrace)</source>
        <translation>Traces von Spielen (*.bstrace)</translation>
    </message>
    <message>
        <source>JSON Lines of games (*.jsonl *.ndjson)</source>
        <translation>JSON Lines von Spielen (*.jsonl *.ndjson)</translation>
    </message>
    <message>
        <source>Tables of boxes (*.csv *.tsv)</source>
        <translation>Tabellen mit Boxen (*.csv *.tsv)</translation>
    </message>
    <message>
        <source>All supported files (%1)</source>
        <translation>Alle unterstützten Dateien (%1)</translation>
    </message>
    <message>
        <source>Levels of other editors (%1)</source>
        <translation>Level anderer Editoren (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Save the changes of %1?</source>
        <translation>Änderungen an %1 speichern?</translation>
    </message>
    <message>
        <source>Unsaved changes are lost.</source>
        <translation>Ungespeicherte Änderungen gehen verloren.</translation>
    </message>
    <message>
        <source>Unsaved recording</source>
        <translation>Ungespeicherte Aufzeichnung</translation>
    </message>
    <message>
        <source>Save the recording of %1?</source>
        <translation>Aufzeichnung von %1 speichern?</translation>
    </message>
    <message>
        <source>The recording of the game is lost when its tab is closed.</source>
        <translation>Die Aufzeichnung des Spiels geht verloren, wenn ihr Tab geschlossen wird.</translation>
    </message>
    <message>
        <source>The pasted table is lost when its tab is closed.</source>
        <translation>Die eingefügte Tabelle geht verloren, wenn ihr Tab geschlossen wird.</translation>
    </message>
    <message>
        <source>%1 Saving keeps the tab open. Close it afterwards.</source>
        <translation>%1 Beim Speichern bleibt der Tab offen. Danach den Tab schließen.</translation>
    </message>
    <message>
        <source>Changed on disk</source>
        <translation>Auf dem Datenträger geändert</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened here.</source>
        <translation>%1 wurde von einem anderen Programm geändert, seit die Datei hier geöffnet wurde.</translation>
    </message>
    <message>
        <source>%1

Overwriting replaces that version by the open scene. "Save as" keeps both.</source>
        <translation>%1

Überschreiben ersetzt jene Version durch die offene Szene. „Speichern unter“ behält beide.</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Überschreiben</translation>
    </message>
    <message>
        <source>Save as...</source>
        <translation>Speichern unter...</translation>
    </message>
    <message>
        <source>Open project</source>
        <translation>Projekt öffnen</translation>
    </message>
    <message>
        <source>Open scene</source>
        <translation>Szene öffnen</translation>
    </message>
    <message>
        <source>Save scene as</source>
        <translation>Szene speichern unter</translation>
    </message>
    <message>
        <source>Save the recording as</source>
        <translation>Aufzeichnung speichern unter</translation>
    </message>
    <message>
        <source>New project: its folder holds the scenes</source>
        <translation>Neues Projekt: sein Ordner enthält die Szenen</translation>
    </message>
    <message>
        <source>Project not saved</source>
        <translation>Projekt nicht gespeichert</translation>
    </message>
    <message>
        <source>The project %1 could not be saved.</source>
        <translation>Das Projekt %1 konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>%1

Its last changes are lost when it is closed.</source>
        <translation>%1

Die letzten Änderungen gehen verloren, wenn es geschlossen wird.</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Trotzdem schließen</translation>
    </message>
</context>
<context>
    <name>FindingWords</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Missed pairs are unknown, because the recording has no candidates of the game's broad phase (BST_CANDIDATES and bst_candidate in the game). An audit can find objects that pass through others. The panel Cell size and Debug &gt; Compare algorithms try Broadside's algorithms on these boxes.</source>
        <translation>Übersehene Paare sind unbekannt, weil die Aufzeichnung keine Kandidaten der Broadphase des Spiels enthält (BST_CANDIDATES und bst_candidate im Spiel). Ein Audit kann Objekte finden, die durch andere hindurchgehen. Das Panel „Zellgröße“ und Debuggen &gt; Algorithmen vergleichen probieren Broadsides Algorithmen an diesen Boxen aus.</translation>
    </message>
</context>
<context>
    <name>FirstHints</name>
    <message>
        <source>&lt;b&gt;Aim and shoot.&lt;/b&gt; Choose the Cannon (C), press in the world, pull away and release: the farther, the faster. Stop puts everything back.</source>
        <translation>&lt;b&gt;Zielen und schießen.&lt;/b&gt; Die Kanone wählen (C), in der Welt drücken, wegziehen und loslassen: je weiter, desto schneller. Stoppen stellt alles wieder her.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hover.&lt;/b&gt; Move the mouse over an object: its cells and the objects that the broad phase reports for it light up.</source>
        <translation>&lt;b&gt;Zeigen.&lt;/b&gt; Die Maus über ein Objekt bewegen: Seine Zellen und die Objekte, die die Broadphase dafür meldet, leuchten auf.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Drag the cell size&lt;/b&gt; and watch the grid, the candidates and the funnel.</source>
        <translation>&lt;b&gt;Die Zellgröße ziehen&lt;/b&gt; und dabei Gitter, Kandidaten und Trichter beobachten.</translation>
    </message>
</context>
<context>
    <name>Groups</name>
    <message>
        <source>Group %1</source>
        <translation>Gruppe: %1</translation>
    </message>
    <message>
        <source>Ungroup %1</source>
        <translation>Gruppierung aufheben: %1</translation>
    </message>
    <message>
        <source>Rename the group of %1</source>
        <translation>Gruppe umbenennen: %1</translation>
    </message>
    <message>
        <source>Move %1 to another layer</source>
        <translation>%1 auf eine andere Ebene verschieben</translation>
    </message>
    <message>
        <source>Move %1 in the list</source>
        <translation>%1 in der Liste verschieben</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>%1 einblenden</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>%1 ausblenden</translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation>%1 sperren</translation>
    </message>
    <message>
        <source>Unlock %1</source>
        <translation>%1 entsperren</translation>
    </message>
</context>
<context>
    <name>GuideTool</name>
    <message>
        <source>, %1</source>
        <translation>, %1</translation>
    </message>
    <message>
        <source>Release to move the guide to %1, Esc to cancel</source>
        <translation>Loslassen, um die Hilfslinie nach %1 zu verschieben, Esc bricht ab</translation>
    </message>
    <message>
        <source>Release to add a guide at %1, Esc to cancel</source>
        <translation>Loslassen, um bei %1 eine Hilfslinie hinzuzufügen, Esc bricht ab</translation>
    </message>
    <message>
        <source>Guide at %1: drag it, or move it with Left and Right; Delete removes it, double-click to type its position</source>
        <translation>Hilfslinie bei %1: ziehen oder mit Links und Rechts verschieben; Entf entfernt sie, Doppelklick zum Eingeben der Position</translation>
    </message>
    <message>
        <source>Guide at %1: drag it, or move it with Up and Down; Delete removes it, double-click to type its position</source>
        <translation>Hilfslinie bei %1: ziehen oder mit Hoch und Runter verschieben; Entf entfernt sie, Doppelklick zum Eingeben der Position</translation>
    </message>
    <message>
        <source>Click to add a vertical guide, Shift+click for a horizontal one</source>
        <translation>Klick fügt eine vertikale Hilfslinie hinzu, Umschalt+Klick eine horizontale</translation>
    </message>
    <message>
        <source>Click to add a vertical guide, Shift+click for a horizontal one; drag a guide to move it, Enter selects the next one</source>
        <translation>Klick fügt eine vertikale Hilfslinie hinzu, Umschalt+Klick eine horizontale; zum Verschieben ziehen, Enter wählt die nächste</translation>
    </message>
</context>
<context>
    <name>Guides</name>
    <message>
        <source>Move guide to %1</source>
        <translation>Hilfslinie nach %1 verschieben</translation>
    </message>
    <message>
        <source>x %1 m</source>
        <translation>x %1 m</translation>
    </message>
    <message>
        <source>y %1 m</source>
        <translation>y %1 m</translation>
    </message>
    <message>
        <source>A scene has at most %1 guides in each direction. Remove those that are not needed.</source>
        <translation>Eine Szene hat höchstens %1 Hilfslinien je Richtung. Nicht benötigte entfernen.</translation>
    </message>
    <message>
        <source>A guide must be within %1 m of 0. Move it nearer to the world.</source>
        <translation>Eine Hilfslinie darf höchstens %1 m von 0 entfernt sein. Näher an die Welt rücken.</translation>
    </message>
    <message>
        <source>Add guide at %1</source>
        <translation>Hilfslinie bei %1 hinzufügen</translation>
    </message>
    <message>
        <source>Remove guide at %1</source>
        <translation>Hilfslinie bei %1 entfernen</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>&lt;h3&gt;The first minute&lt;/h3&gt;&lt;ol&gt;&lt;li&gt;&lt;b&gt;Hover.&lt;/b&gt; Move the mouse over a target. Its cells light up, and every object that the broad phase reports for it gets a colour: the legend and the Inspector say what each means.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Aim and shoot.&lt;/b&gt; Choose the Cannon (C), press in the world, release. Targets that are hit vanish; the status bar counts the pairs. Stop (Shift+F5) puts everything back.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Tune the cells.&lt;/b&gt; Drag the cell size in the Broad phase panel. Large cells: many candidates. Small cells: much memory. Undo (Ctrl+Z) takes one drag back.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Place.&lt;/b&gt; Choose Place (P) and a shape in its panel, then click in the world. Select (V) moves what is there, Properties has all its numbers; Delete removes it.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Step.&lt;/b&gt; F10 simulates one step, Ctrl+F10 takes it back, F5 runs, F6 holds. The number next to Step says how many steps a press goes. Comma and full stop run slower and faster: slow motion down to 1/64.&lt;/li&gt;&lt;/ol&gt;&lt;p&gt;Around: the wheel zooms at the pointer, Space or the middle button drags the view, Home shows the world, F frames the selection, Tab hides the panels.&lt;/p&gt;&lt;h3&gt;Words&lt;/h3&gt;&lt;p&gt;&lt;b&gt;Broad phase&lt;/b&gt;: finds the pairs that may collide. &lt;b&gt;Candidate&lt;/b&gt;: a pair that it reports. &lt;b&gt;Narrow phase&lt;/b&gt;: tests the shapes of a candidate. &lt;b&gt;AABB&lt;/b&gt;: axis-aligned bounding box. &lt;b&gt;Funnel&lt;/b&gt;: all pairs &amp;gt; candidates &amp;gt; overlapping boxes &amp;gt; overlapping shapes. &lt;b&gt;Spared&lt;/b&gt;: the share of all pairs that never had to be tested.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Die erste Minute&lt;/h3&gt;&lt;ol&gt;&lt;li&gt;&lt;b&gt;Zeigen.&lt;/b&gt; Die Maus über ein Ziel bewegen. Seine Zellen leuchten auf, und jedes Objekt, das die Broadphase dafür meldet, bekommt eine Farbe: Legende und Inspektor sagen, was jede bedeutet.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Zielen und schießen.&lt;/b&gt; Die Kanone wählen (C), in der Welt drücken, loslassen. Getroffene Ziele verschwinden; die Statusleiste zählt die Paare. Stoppen (Umschalt+F5) stellt alles wieder her.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Zellen einstellen.&lt;/b&gt; Im Panel „Broadphase“ die Zellgröße ziehen. Große Zellen: viele Kandidaten. Kleine Zellen: viel Speicher. Rückgängig (Strg+Z) nimmt einen ganzen Zug zurück.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Platzieren.&lt;/b&gt; „Platzieren“ (P) und in dessen Panel eine Form wählen, dann in die Welt klicken. „Auswählen“ (V) verschiebt, was da ist, „Eigenschaften“ zeigt alle Zahlen dazu; Entf entfernt es.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Schritte.&lt;/b&gt; F10 simuliert einen Schritt, Strg+F10 nimmt ihn zurück, F5 startet, F6 hält an. Die Zahl neben „Schritt“ sagt, wie viele Schritte ein Klick geht. Komma und Punkt: langsamer und schneller, in Zeitlupe bis 1/64.&lt;/li&gt;&lt;/ol&gt;&lt;p&gt;Umsehen: Das Mausrad zoomt am Zeiger, Leertaste oder mittlere Taste ziehen die Ansicht, Pos1 zeigt die Welt, F passt die Auswahl ein, Tab blendet die Panels aus.&lt;/p&gt;&lt;h3&gt;Begriffe&lt;/h3&gt;&lt;p&gt;&lt;b&gt;Broadphase&lt;/b&gt;: findet die Paare, die kollidieren könnten. &lt;b&gt;Kandidat&lt;/b&gt;: ein Paar, das sie meldet. &lt;b&gt;Narrowphase&lt;/b&gt;: testet die Formen eines Kandidaten. &lt;b&gt;AABB&lt;/b&gt;: achsenparallele Box um eine Form. &lt;b&gt;Trichter&lt;/b&gt;: alle Paare &amp;gt; Kandidaten &amp;gt; überlappende Boxen &amp;gt; überlappende Formen. &lt;b&gt;Eingespart&lt;/b&gt;: der Anteil aller Paare, die nie getestet werden mussten.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>First minute</source>
        <translation>Erste Minute</translation>
    </message>
    <message>
        <source>About Broadside</source>
        <translation>Über Broadside</translation>
    </message>
    <message>
        <source>Lays out 2D worlds and shows what the collision broad phase of such a world really does.

Built with Qt %1.</source>
        <translation>Gestaltet 2D-Welten und zeigt, was die Broadphase der Kollisionserkennung in einer solchen Welt wirklich tut.

Erstellt mit Qt %1.</translation>
    </message>
</context>
<context>
    <name>Layers</name>
    <message>
        <source>A scene has at most %1 layers, and this needs %2. Combine layers that are hidden together.</source>
        <translation>Eine Szene hat höchstens %1 Ebenen, hierfür wären %2 nötig. Ebenen zusammenlegen, die gemeinsam ausgeblendet werden.</translation>
    </message>
    <message>
        <source>Add layer %1</source>
        <translation>Ebene %1 hinzufügen</translation>
    </message>
    <message>
        <source>Show layer %1</source>
        <translation>Ebene %1 einblenden</translation>
    </message>
    <message>
        <source>Hide layer %1</source>
        <translation>Ebene %1 ausblenden</translation>
    </message>
    <message>
        <source>Lock layer %1</source>
        <translation>Ebene %1 sperren</translation>
    </message>
    <message>
        <source>Unlock layer %1</source>
        <translation>Ebene %1 entsperren</translation>
    </message>
    <message>
        <source>Base layer</source>
        <translation>Basisebene</translation>
    </message>
    <message>
        <source>Move layer %1</source>
        <translation>Ebene %1 verschieben</translation>
    </message>
    <message>
        <source>Rename layer %1 to %2</source>
        <translation>Ebene %1 in %2 umbenennen</translation>
    </message>
    <message>
        <source>Delete layer %1</source>
        <translation>Ebene %1 löschen</translation>
    </message>
</context>
<context>
    <name>LevelActions</name>
    <message>
        <source>Bring %1 to the front</source>
        <translation>%1 ganz nach vorn bringen</translation>
    </message>
    <message>
        <source>Raise %1</source>
        <translation>%1 weiter nach vorn bringen</translation>
    </message>
    <message>
        <source>Lower %1</source>
        <translation>%1 weiter nach hinten bringen</translation>
    </message>
    <message>
        <source>Send %1 to the back</source>
        <translation>%1 ganz nach hinten bringen</translation>
    </message>
</context>
<context>
    <name>Manual</name>
    <message>
        <source>&amp;Laying out a world</source>
        <translation>Eine Welt gestalten</translation>
    </message>
    <message>
        <source>Select, align, distribute, size and nudge objects, and the keys for it</source>
        <translation>Objekte auswählen, ausrichten, verteilen, skalieren und verschieben, und die Tasten dafür</translation>
    </message>
    <message>
        <source>Spr&amp;ites</source>
        <translation>Sprites</translation>
    </message>
    <message>
        <source>Pictures, atlases and animations, and how a scene names them</source>
        <translation>Bilder, Atlanten und Animationen, und wie eine Szene sie benennt</translation>
    </message>
    <message>
        <source>&amp;Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Import pictures, put bounding shapes over them, export what is seen</source>
        <translation>Bilder importieren, Kollisionsformen darüberlegen, Gezeigtes exportieren</translation>
    </message>
    <message>
        <source>Levels of &amp;other editors</source>
        <translation>Level anderer Editoren</translation>
    </message>
    <message>
        <source>Maps of Tiled as scenes, scenes as maps, and what becomes what</source>
        <translation>Tiled-Karten als Szenen, Szenen als Karten, und was woraus wird</translation>
    </message>
    <message>
        <source>The &amp;algorithms</source>
        <translation>Die Algorithmen</translation>
    </message>
    <message>
        <source>Costs, memory, when to use which, and the faults of the textbook grids</source>
        <translation>Aufwand, Speicher, wann welcher passt, und die Fehler der Lehrbuch-Gitter</translation>
    </message>
    <message>
        <source>Findin&amp;g what is wrong</source>
        <translation>Fehler finden</translation>
    </message>
    <message>
        <source>Missed pairs, tunnelling, the smallest scene that shows them, and the cell size</source>
        <translation>Übersehene Paare, Tunneling, die kleinste Szene, die sie zeigt, und die Zellgröße</translation>
    </message>
    <message>
        <source>The &amp;mysteries, solved</source>
        <translation>Die Rätsel, gelöst</translation>
    </message>
    <message>
        <source>How the fault of each broken world is found, step by step</source>
        <translation>Wie der Fehler jeder kaputten Welt gefunden wird, Schritt für Schritt</translation>
    </message>
    <message>
        <source>&amp;Three faults and how they were found</source>
        <translation>Drei Fehler und wie sie gefunden wurden</translation>
    </message>
    <message>
        <source>Three games whose broad phase misses pairs: recorded, diagnosed and mended</source>
        <translation>Drei Spiele, deren Broadphase Paare übersieht: aufgezeichnet, diagnostiziert und repariert</translation>
    </message>
    <message>
        <source>&amp;Your own game</source>
        <translation>Das eigene Spiel</translation>
    </message>
    <message>
        <source>How your game shows its broad phase here: five lines in it, and what the window does with them</source>
        <translation>Wie ein Spiel hier seine Broadphase zeigt: fünf Zeilen im Spiel, und was das Fenster daraus macht</translation>
    </message>
    <message>
        <source>Games in ot&amp;her languages</source>
        <translation>Spiele in anderen Sprachen</translation>
    </message>
    <message>
        <source>Recorders for C#, Java, Lua, Python, JavaScript, GDScript and Rust</source>
        <translation>Rekorder für C#, Java, Lua, Python, JavaScript, GDScript und Rust</translation>
    </message>
    <message>
        <source>Record a game engine: Matter.&amp;js, pygame and others</source>
        <translation>Eine Spiel-Engine aufzeichnen: Matter.js, pygame und andere</translation>
    </message>
    <message>
        <source>A file to copy for each engine, and what Broadside says of its broad phase</source>
        <translation>Eine Datei zum Kopieren für jede Engine, und was Broadside über ihre Broadphase sagt</translation>
    </message>
    <message>
        <source>Which moment to recor&amp;d</source>
        <translation>Welchen Moment aufzeichnen?</translation>
    </message>
    <message>
        <source>Recordings that seem to miss pairs, and where to put the calls instead</source>
        <translation>Aufzeichnungen, die scheinbar Paare übersehen, und wohin die Aufrufe stattdessen gehören</translation>
    </message>
    <message>
        <source>Gallery: e&amp;xamples of recorded games</source>
        <translation>Galerie: Beispiele aufgezeichneter Spiele</translation>
    </message>
    <message>
        <source>Ten recordings with pictures, and what was found in each</source>
        <translation>Zehn Aufzeichnungen mit Bildern, und was in jeder gefunden wurde</translation>
    </message>
    <message>
        <source>Test yo&amp;ur broad phase</source>
        <translation>Die eigene Broadphase testen</translation>
    </message>
    <message>
        <source>Worlds that are made to break it, and the functions that the test wants</source>
        <translation>Welten, die sie zu Fall bringen sollen, und die Funktionen, die der Test braucht</translation>
    </message>
    <message>
        <source>On a build serve&amp;r</source>
        <translation>Auf einem Build-Server</translation>
    </message>
    <message>
        <source>JUnit and SARIF reports, baselines of accepted findings, recipes</source>
        <translation>JUnit- und SARIF-Berichte, Baselines akzeptierter Befunde, Rezepte</translation>
    </message>
    <message>
        <source>Files and &amp;versions</source>
        <translation>Dateien und Versionen</translation>
    </message>
    <message>
        <source>What files of older and newer versions do, and schemas for VS Code</source>
        <translation>Was mit Dateien älterer und neuerer Versionen geschieht, und Schemas für VS Code</translation>
    </message>
    <message>
        <source>File format&amp;s, key by key</source>
        <translation>Dateiformate, Schlüssel für Schlüssel</translation>
    </message>
    <message>
        <source>Every key of scenes, projects and atlases, and every byte of traces</source>
        <translation>Jeder Schlüssel von Szenen, Projekten und Atlanten, und jedes Byte von Traces</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Exact and bounded results, and what makes a simulation repeat</source>
        <translation>Exakte Ergebnisse und solche mit Schranke, und was eine Simulation wiederholbar macht</translation>
    </message>
    <message>
        <source>Sp&amp;eed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>How fast the algorithms are, measured, and how to measure it again</source>
        <translation>Wie schnell die Algorithmen sind, gemessen, und wie sich das nachmessen lässt</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Go back to the previous page</source>
        <translation>Zur vorigen Seite zurückgehen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
</context>
<context>
    <name>MeasureTool</name>
    <message>
        <source>corner of %1</source>
        <translation>Ecke von %1</translation>
    </message>
    <message>
        <source>centre of %1</source>
        <translation>Mitte von %1</translation>
    </message>
    <message>
        <source>edge of %1</source>
        <translation>Kante von %1</translation>
    </message>
    <message>
        <source>%1 m (%2 px), dx %3 m, dy %4 m, %5°</source>
        <translation>%1 m (%2 px), dx %3 m, dy %4 m, %5°</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 are %2 m apart</source>
        <translation>%1: %2 m Abstand</translation>
    </message>
    <message>
        <source>%1 touch or overlap</source>
        <translation>%1 berühren oder überlappen sich</translation>
    </message>
    <message>
        <source>a free point</source>
        <translation>freier Punkt</translation>
    </message>
    <message>
        <source>%1. From %2 to %3. Esc ends it</source>
        <translation>%1. Von: %2; bis: %3. Esc beendet</translation>
    </message>
    <message>
        <source>Drag to measure from the %1; Ctrl uses a free point</source>
        <translation>Ziehen, um ab hier zu messen (%1); Strg nimmt einen freien Punkt</translation>
    </message>
    <message>
        <source>Drag to measure; with two objects selected, their distance is shown here</source>
        <translation>Ziehen zum Messen; sind zwei Objekte ausgewählt, steht hier ihr Abstand</translation>
    </message>
    <message>
        <source>%1. Drag to measure</source>
        <translation>%1. Ziehen zum Messen</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Arrange</source>
        <translation>Anordnen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>&amp;World</source>
        <translation>Welt</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>&amp;Simulation</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>&amp;Debug</source>
        <translation>Debuggen</translation>
    </message>
    <message>
        <source>Wi&amp;ndow</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>Design</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>As the &amp;desktop</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>ObjectEditor</name>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>Set %1 of %2</source>
        <translation>%1 ändern: %2</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Add %1 to %2</source>
        <translation>%1 hinzufügen: %2</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Remove %1 from %2</source>
        <translation>%1 entfernen: %2</translation>
    </message>
</context>
<context>
    <name>ObjectsModel</name>
    <message>
        <source>dynamic</source>
        <translation>dynamisch</translation>
    </message>
    <message>
        <source>static</source>
        <translation>statisch</translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>Objects</source>
        <translation>Objekte</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platzieren</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Broad phase</source>
        <translation>Broadphase</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Expectation</source>
        <translation>Erwartung</translation>
    </message>
    <message>
        <source>Breakpoints</source>
        <translation>Haltepunkte</translation>
    </message>
    <message>
        <source>Cell size</source>
        <translation>Zellgröße</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>Diagnose</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>Abfragen</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>Werdegang</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>Assets</source>
        <translation>Assets</translation>
    </message>
    <message>
        <source>Shape over picture</source>
        <translation>Form über Bild</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projekt</translation>
    </message>
</context>
<context>
    <name>Paste</name>
    <message>
        <source>They would be beyond 1e9 m, the limit of coordinates. Paste them nearer to 0.</source>
        <translation>Sie lägen jenseits von 1e9 m, der Grenze für Koordinaten. Näher an 0 einfügen.</translation>
    </message>
</context>
<context>
    <name>PasteAtlases</name>
    <message>
        <source>The pasted objects use the atlas %1, which is searched next to the file of this scene. Save the scene in the folder of the atlas.</source>
        <translation>Die eingefügten Objekte verwenden den Atlas %1, der neben der Datei dieser Szene gesucht wird. Die Szene im Ordner des Atlas speichern.</translation>
    </message>
    <message>
        <source>The pasted objects use the atlas %1, which is not in the folder of this scene. Copy it with its picture to %2.</source>
        <translation>Die eingefügten Objekte verwenden den Atlas %1, der nicht im Ordner dieser Szene ist. Ihn mit seinem Bild nach %2 kopieren.</translation>
    </message>
</context>
<context>
    <name>PlacePanel</name>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>A static object that is removed when an object hits it</source>
        <translation>Ein statisches Objekt, das entfernt wird, wenn ein Objekt es trifft</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Wand</translation>
    </message>
    <message>
        <source>A static object that stays when an object hits it: ground, walls, platforms</source>
        <translation>Ein statisches Objekt, das bleibt, wenn ein Objekt es trifft: Boden, Wände, Plattformen</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Körper</translation>
    </message>
    <message>
        <source>A dynamic object that falls, flies and bounces off the objects that it hits</source>
        <translation>Ein dynamisches Objekt, das fällt, fliegt und von den Objekten abprallt, die es trifft</translation>
    </message>
</context>
<context>
    <name>PlaceTool</name>
    <message>
        <source>The angle is not a number</source>
        <translation>Der Winkel ist keine Zahl</translation>
    </message>
    <message>
        <source>Objects must be within %1 m of the origin</source>
        <translation>Objekte müssen innerhalb von %1 m um den Ursprung liegen</translation>
    </message>
    <message>
        <source>Nothing can be placed. %1</source>
        <translation>Nichts kann platziert werden. %1</translation>
    </message>
    <message>
        <source>Release to place it, %1. Alt: from the centre; Esc cancels</source>
        <translation>Loslassen zum Platzieren, %1. Alt: von der Mitte aus; Esc bricht ab</translation>
    </message>
    <message>
        <source>Release to place it here, drag to set its size; Esc cancels</source>
        <translation>Loslassen platziert es hier, Ziehen bestimmt die Größe; Esc bricht ab</translation>
    </message>
    <message>
        <source>Release to place %1 in a row; Esc cancels</source>
        <translation>Loslassen platziert %1 in einer Reihe; Esc bricht ab</translation>
    </message>
    <message>
        <source>Drag to place a row; set the step in the panel Place</source>
        <translation>Ziehen, um eine Reihe zu platzieren; den Schritt im Panel „Platzieren“ einstellen</translation>
    </message>
    <message>
        <source>Release to place %1; Esc cancels</source>
        <translation>Loslassen platziert %1; Esc bricht ab</translation>
    </message>
    <message>
        <source>Click or drag to scatter objects; set brush, count and distance in the panel Place</source>
        <translation>Klicken oder ziehen, um Objekte zu streuen; Pinsel, Anzahl und Abstand im Panel „Platzieren“ einstellen</translation>
    </message>
    <message>
        <source>Snapped to %1. Ctrl switches snapping %2</source>
        <translation>Eingerastet: %1. Strg schaltet Einrasten %2</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>on</source>
        <translation>ein</translation>
    </message>
    <message>
        <source>Click to place an instance of %1%2, Shift+drag for a row; the panel Place has other shapes</source>
        <translation>Klick platziert eine Instanz von %1%2, Umschalt+Ziehen eine Reihe; andere Formen im Panel „Platzieren“</translation>
    </message>
    <message>
        <source>Click or drag to place an object in this simulation; the scene does not change</source>
        <translation>Klicken oder ziehen, um ein Objekt in dieser Simulation zu platzieren; die Szene ändert sich nicht</translation>
    </message>
    <message>
        <source>Click to place%1, drag to set its size, Shift+drag for a row; choose the shape in the panel Place</source>
        <translation>Klicken zum Platzieren%1, Ziehen für die Größe, Umschalt+Ziehen für eine Reihe; Form im Panel „Platzieren“ wählen</translation>
    </message>
    <message>
        <source>the base layer</source>
        <translation>der Basisebene</translation>
    </message>
    <message>
        <source>the layer %1</source>
        <translation>Ebene %1</translation>
    </message>
    <message>
        <source> on %1 (%2: choose another in Objects)</source>
        <translation> auf %1 (%2: in „Objekte“ eine andere wählen)</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>ausgeblendet</translation>
    </message>
    <message>
        <source> on %1</source>
        <translation> auf %1</translation>
    </message>
</context>
<context>
    <name>PolygonTool</name>
    <message>
        <source>a polygon has three vertices or more</source>
        <translation>ein Polygon hat mindestens drei Eckpunkte</translation>
    </message>
    <message>
        <source>objects must be within %1 m of the origin</source>
        <translation>Objekte müssen innerhalb von %1 m um den Ursprung liegen</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>Polygon</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>Not closed: %1. Backspace removes the last vertex, Esc cancels</source>
        <translation>Nicht geschlossen: %1. Rücktaste entfernt den letzten Eckpunkt, Esc bricht ab</translation>
    </message>
    <message>
        <source>Click to close the polygon</source>
        <translation>Klicken, um das Polygon zu schließen</translation>
    </message>
    <message>
        <source>Click to draw a polygon, vertex by vertex; set its kind in the panel Place</source>
        <translation>Klicken, um ein Polygon Eckpunkt für Eckpunkt zu zeichnen; seine Art im Panel „Platzieren“ einstellen</translation>
    </message>
    <message>
        <source>Click to add a vertex%1; the first vertex, a double click or Enter closes; Backspace removes one</source>
        <translation>Klick fügt einen Eckpunkt hinzu%1; der erste Eckpunkt, ein Doppelklick oder Enter schließt; Rücktaste entfernt einen</translation>
    </message>
    <message>
        <source> at %1</source>
        <translation> bei %1</translation>
    </message>
</context>
<context>
    <name>PropertiesPanel</name>
    <message>
        <source>

The scene itself has components: %1. They stay in the file and have no effect: this version runs only components of objects.</source>
        <translation>

Die Szene selbst hat Komponenten: %1. Sie bleiben in der Datei und haben keine Wirkung: Diese Version führt nur Komponenten von Objekten aus.</translation>
    </message>
</context>
<context>
    <name>PropertyRow</name>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation>Ja oder nein</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objekt</translation>
    </message>
</context>
<context>
    <name>PropertySection</name>
    <message>
        <source>Fold or unfold</source>
        <translation>Auf- oder zuklappen</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>gemischt</translation>
    </message>
    <message>
        <source>%1 of %2 shown; edit the others in the file.</source>
        <translation>%1 von %2 gezeigt; die übrigen in der Datei bearbeiten.</translation>
    </message>
</context>
<context>
    <name>QueryTool</name>
    <message>
        <source>%1 &gt; %2 &gt; %3</source>
        <translation>%1 &gt; %2 &gt; %3</translation>
    </message>
    <message>
        <source>– candidates (not recorded)</source>
        <translation>– Kandidaten (nicht aufgezeichnet)</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>radius %1 m</source>
        <translation>Radius %1 m</translation>
    </message>
    <message>
        <source>%1 x %2 m</source>
        <translation>%1 x %2 m</translation>
    </message>
    <message>
        <source>Click to query a point, drag for a box, Shift+drag for a circle, Ctrl+drag for a ray</source>
        <translation>Klick fragt einen Punkt ab, Ziehen eine Box, Umschalt+Ziehen einen Kreis, Strg+Ziehen einen Strahl</translation>
    </message>
    <message>
        <source>, nearest %1 m away</source>
        <translation>, nächstes %1 m entfernt</translation>
    </message>
    <message>
        <source>%1; %2 µs. Esc ends the query</source>
        <translation>%1; %2 µs. Esc beendet die Abfrage</translation>
    </message>
</context>
<context>
    <name>QueryWords</name>
    <message>
        <source>point %1</source>
        <translation>Punkt %1</translation>
    </message>
    <message>
        <source>box %1 x %2 m around %3</source>
        <translation>Box %1 x %2 m um %3</translation>
    </message>
    <message>
        <source>circle of radius %1 m around %2</source>
        <translation>Kreis mit Radius %1 m um %2</translation>
    </message>
    <message>
        <source>ray of %1 m from %2</source>
        <translation>Strahl von %1 m ab %2</translation>
    </message>
</context>
<context>
    <name>RegionTool</name>
    <message>
        <source>%1 x %2 m</source>
        <translation>%1 x %2 m</translation>
    </message>
    <message>
        <source>Release to set the region, Esc to cancel</source>
        <translation>Loslassen, um den Bereich zu setzen, Esc bricht ab</translation>
    </message>
    <message>
        <source>Drag to draw the region of the breakpoint again</source>
        <translation>Ziehen, um den Bereich des Haltepunkts neu zu zeichnen</translation>
    </message>
    <message>
        <source>Drag to draw a region: the simulation stops when something enters it</source>
        <translation>Ziehen, um einen Bereich zu zeichnen: Die Simulation hält an, wenn etwas ihn betritt</translation>
    </message>
</context>
<context>
    <name>RemoveObjects</name>
    <message>
        <source>Delete</source>
        <translation>Löschen:</translation>
    </message>
</context>
<context>
    <name>RowEdits</name>
    <message>
        <source>Rename object</source>
        <translation>Objekt umbenennen</translation>
    </message>
    <message>
        <source>The group keeps its name: "%1" contains a slash. Type a name without "/".</source>
        <translation>Die Gruppe behält ihren Namen: „%1“ enthält einen Schrägstrich. Einen Namen ohne „/“ eingeben.</translation>
    </message>
    <message>
        <source>The layer keeps its name: there is already a layer "%1". Type another name.</source>
        <translation>Die Ebene behält ihren Namen: Eine Ebene „%1“ gibt es schon. Einen anderen Namen eingeben.</translation>
    </message>
</context>
<context>
    <name>RowLooks</name>
    <message>
        <source>Base layer</source>
        <translation>Basisebene</translation>
    </message>
    <message>
        <source>Layer %1, drawn at %2 %</source>
        <translation>Ebene %1, mit %2 % gezeichnet</translation>
    </message>
    <message>
        <source>Group %1</source>
        <translation>Gruppe: %1</translation>
    </message>
    <message>
        <source>Visible. Click to hide it</source>
        <translation>Sichtbar. Klicken zum Ausblenden</translation>
    </message>
    <message>
        <source>Hidden: neither drawn nor picked. Click to show it</source>
        <translation>Ausgeblendet: weder gezeichnet noch auswählbar. Klicken zum Einblenden</translation>
    </message>
    <message>
        <source>Locked: cannot be dragged. Click to unlock it</source>
        <translation>Gesperrt: nicht mit der Maus verschiebbar. Klicken zum Entsperren</translation>
    </message>
    <message>
        <source>Not locked. Click to lock it</source>
        <translation>Nicht gesperrt. Klicken zum Sperren</translation>
    </message>
    <message>
        <source>visible</source>
        <translation>sichtbar</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>ausgeblendet</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>not locked</source>
        <translation>nicht gesperrt</translation>
    </message>
    <message>
        <source>%1 - %2 %3, id %4</source>
        <translation>%1 – %2, %3, ID %4</translation>
    </message>
    <message>
        <source>Instance of the template %1.</source>
        <translation>Instanz der Vorlage %1.</translation>
    </message>
    <message>
        <source>Its layer is hidden.</source>
        <translation>Seine Ebene ist ausgeblendet.</translation>
    </message>
    <message>
        <source>Not in this step of the recording.</source>
        <translation>Nicht in diesem Schritt der Aufzeichnung.</translation>
    </message>
    <message>
        <source>Removed in this simulation; it is back after Stop.</source>
        <translation>In dieser Simulation entfernt; nach dem Stoppen wieder da.</translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <source>Cannon world</source>
        <translation>Kanonenwelt</translation>
    </message>
    <message>
        <source>A cannon, a ball and 20 targets in 8 cells: aim, shoot, and see which objects are tested</source>
        <translation>Eine Kanone, ein Ball und 20 Ziele in 8 Zellen: zielen, schießen und sehen, welche Objekte getestet werden</translation>
    </message>
    <message>
        <source>Cannon world, 12 cells</source>
        <translation>Kanonenwelt, 12 Zellen</translation>
    </message>
    <message>
        <source>The same in a world of 9.6 x 6.4 m</source>
        <translation>Dasselbe in einer Welt von 9.6 x 6.4 m</translation>
    </message>
    <message>
        <source>500 circles</source>
        <translation>500 Kreise</translation>
    </message>
    <message>
        <source>Move the mouse over them and drag the cell size</source>
        <translation>Die Maus darüber bewegen und die Zellgröße ziehen</translation>
    </message>
    <message>
        <source>Pong</source>
        <translation>Pong</translation>
    </message>
    <message>
        <source>Run it (F5) and steer the left paddle with Up and Down; the right one follows the ball</source>
        <translation>Starten (F5) und den linken Schläger mit Hoch und Runter steuern; der rechte folgt dem Ball</translation>
    </message>
    <message>
        <source>Pinball</source>
        <translation>Flipper</translation>
    </message>
    <message>
        <source>Run it (F5) and press Left and Right: the flippers keep the ball in play</source>
        <translation>Starten (F5) und Links und Rechts drücken: Die Flipperhebel halten den Ball im Spiel</translation>
    </message>
    <message>
        <source>Walkers</source>
        <translation>Läufer</translation>
    </message>
    <message>
        <source>Ten walkers whose masks keep them apart: no pair is ever tested</source>
        <translation>Zehn Läufer, deren Masken sie auseinanderhalten: Kein Paar wird je getestet</translation>
    </message>
    <message>
        <source>Small and large</source>
        <translation>Klein und groß</translation>
    </message>
    <message>
        <source>200 boxes, oriented boxes and circles of 0.05 to 50 m: no cell size suits all</source>
        <translation>200 Boxen, orientierte Boxen und Kreise von 0.05 bis 50 m: Keine Zellgröße passt für alle</translation>
    </message>
    <message>
        <source>Level of 10 000 objects</source>
        <translation>Level mit 10 000 Objekten</translation>
    </message>
    <message>
        <source>Tiles and platforms with 500 balls and crates: compare the algorithms here</source>
        <translation>Kacheln und Plattformen mit 500 Bällen und Kisten: hier die Algorithmen vergleichen</translation>
    </message>
    <message>
        <source>Empty world</source>
        <translation>Leere Welt</translation>
    </message>
    <message>
        <source>Nothing but a world</source>
        <translation>Nichts als eine Welt</translation>
    </message>
    <message>
        <source>The ball that goes through the wall</source>
        <translation>Der Ball, der durch die Wand geht</translation>
    </message>
    <message>
        <source>Three balls fly at one wall. Two come back. The fast one is behind it, every time.</source>
        <translation>Drei Bälle fliegen auf eine Wand. Zwei kommen zurück. Der schnelle ist dahinter, jedes Mal.</translation>
    </message>
    <message>
        <source>The boss that is hit only at its corners</source>
        <translation>Der Boss, der nur an den Ecken getroffen wird</translation>
    </message>
    <message>
        <source>Nine darts at a boss, one at an imp. The imp takes its dart. Of the nine two hit, and seven fly through.</source>
        <translation>Neun Pfeile auf einen Boss, einer auf einen Kobold. Der Kobold bekommt seinen Pfeil ab. Von den neun treffen zwei, und sieben fliegen hindurch.</translation>
    </message>
    <message>
        <source>Fast on the left, slow on the right</source>
        <translation>Links schnell, rechts langsam</translation>
    </message>
    <message>
        <source>The cells were chosen by the book: five times the largest object. All is well among the barrels; among the crumbs the game stutters.</source>
        <translation>Die Zellen sind nach Lehrbuch gewählt: fünfmal das größte Objekt. Bei den Fässern ist alles gut; bei den Krümeln ruckelt das Spiel.</translation>
    </message>
    <message>
        <source>The row where nothing collides</source>
        <translation>Die Reihe, in der nichts kollidiert</translation>
    </message>
    <message>
        <source>Three rows of coins, and collectors that pass over all of them. The coins of the top row stay.</source>
        <translation>Drei Reihen Münzen, und Sammler, die über alle hinweggehen. Die Münzen der obersten Reihe bleiben.</translation>
    </message>
    <message>
        <source>The enemy that cannot be shot</source>
        <translation>Der Gegner, der nicht zu treffen ist</translation>
    </message>
    <message>
        <source>Five enemies, a shot for each. Four fall. The third stands, and its shot goes right through.</source>
        <translation>Fünf Gegner, ein Schuss für jeden. Vier fallen. Der dritte steht, und sein Schuss geht mitten hindurch.</translation>
    </message>
    <message>
        <source>Two runs that differ</source>
        <translation>Zwei Läufe, die sich unterscheiden</translation>
    </message>
    <message>
        <source>Two builds of one game have different grids. Run in both, a marble goes another way after two seconds. Which missed pair was it?</source>
        <translation>Zwei Builds eines Spiels haben verschiedene Gitter. In beiden gestartet, nimmt eine Murmel nach zwei Sekunden einen anderen Weg. Welches übersehene Paar war es?</translation>
    </message>
</context>
<context>
    <name>SelectTool</name>
    <message>
        <source>Move</source>
        <translation>Verschieben:</translation>
    </message>
    <message>
        <source>A recording is read only. Convert a step to a scene to move its objects</source>
        <translation>Eine Aufzeichnung ist schreibgeschützt. Zum Verschieben ihrer Objekte einen Schritt in eine Szene umwandeln</translation>
    </message>
    <message>
        <source>The selected objects are locked. Unlock them to move them</source>
        <translation>Die ausgewählten Objekte sind gesperrt. Zum Verschieben entsperren</translation>
    </message>
    <message>
        <source>Release to drop, Esc to cancel; Ctrl switches snapping %1</source>
        <translation>Loslassen zum Ablegen, Esc bricht ab; Strg schaltet Einrasten %1</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>on</source>
        <translation>ein</translation>
    </message>
    <message>
        <source>Snapped to %1. Esc cancels</source>
        <translation>Eingerastet: %1. Esc bricht ab</translation>
    </message>
    <message>
        <source>Selects enclosed objects; drag left to select touched objects</source>
        <translation>Wählt umschlossene Objekte; nach links ziehen, um berührte Objekte zu wählen</translation>
    </message>
    <message>
        <source>Selects touched objects; drag right to select enclosed objects</source>
        <translation>Wählt berührte Objekte; nach rechts ziehen, um umschlossene Objekte zu wählen</translation>
    </message>
    <message>
        <source>Click to select, drag on empty ground to select several; a recording cannot be edited</source>
        <translation>Klicken zum Auswählen, auf leerem Grund ziehen, um mehrere auszuwählen; eine Aufzeichnung lässt sich nicht bearbeiten</translation>
    </message>
    <message>
        <source>Click to select, drag to move objects in this simulation; the scene does not change</source>
        <translation>Klicken zum Auswählen, ziehen, um Objekte in dieser Simulation zu verschieben; die Szene ändert sich nicht</translation>
    </message>
    <message>
        <source>Click to select, drag to move, drag on empty ground to select several</source>
        <translation>Klicken zum Auswählen, ziehen zum Verschieben, auf leerem Grund ziehen, um mehrere auszuwählen</translation>
    </message>
    <message>
        <source>Selected: %1. %2</source>
        <translation>Ausgewählt: %1. %2</translation>
    </message>
</context>
<context>
    <name>SelectionActions</name>
    <message>
        <source>Duplicate %1</source>
        <translation>%1 duplizieren</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>Tab moves to the next field and hides the panels</source>
        <translation>Tab springt zum nächsten Feld und blendet die Panels aus</translation>
    </message>
    <message>
        <source>Shift+Tab moves to the previous field</source>
        <translation>Umschalt+Tab springt zum vorigen Feld</translation>
    </message>
    <message>
        <source>Space pans the view while held and presses buttons</source>
        <translation>Die Leertaste verschiebt die Ansicht, solange sie gedrückt ist, und betätigt Schaltflächen</translation>
    </message>
    <message>
        <source>Esc cancels the current action</source>
        <translation>Esc bricht die laufende Aktion ab</translation>
    </message>
    <message>
        <source>Return finishes typing</source>
        <translation>Return beendet die Eingabe</translation>
    </message>
    <message>
        <source>Enter finishes typing</source>
        <translation>Enter beendet die Eingabe</translation>
    </message>
</context>
<context>
    <name>SnapActions</name>
    <message>
        <source>To &amp;objects</source>
        <translation>An Objekten</translation>
    </message>
    <message>
        <source>Snap edges and centres to those of visible objects near by, and to those of the world</source>
        <translation>Kanten und Mitten an denen naher sichtbarer Objekte und an denen der Welt einrasten</translation>
    </message>
    <message>
        <source>To &amp;equal gaps</source>
        <translation>An gleichen Abständen</translation>
    </message>
    <message>
        <source>Snap to the same gap to a neighbour as that neighbour has to the next object of the row</source>
        <translation>Beim gleichen Abstand zum Nachbarn einrasten, den dieser zum nächsten Objekt der Reihe hat</translation>
    </message>
    <message>
        <source>To g&amp;uides</source>
        <translation>An Hilfslinien</translation>
    </message>
    <message>
        <source>Snap edges and centres to the visible guides of the Guide tool</source>
        <translation>Kanten und Mitten an den sichtbaren Hilfslinien des Werkzeugs „Hilfslinien“ einrasten</translation>
    </message>
    <message>
        <source>To &amp;cell borders</source>
        <translation>An Zellgrenzen</translation>
    </message>
    <message>
        <source>Snap edges and centres to the cell borders of the broad phase</source>
        <translation>Kanten und Mitten an den Zellgrenzen der Broadphase einrasten</translation>
    </message>
    <message>
        <source>To the &amp;grid</source>
        <translation>Am Raster</translation>
    </message>
    <message>
        <source>Snap to a grid of its own, which is shown, unless something nearer attracts the object</source>
        <translation>An einem eigenen, sichtbaren Raster einrasten, sofern nichts Näheres das Objekt anzieht</translation>
    </message>
    <message>
        <source>To &amp;pixels</source>
        <translation>An Pixeln</translation>
    </message>
    <message>
        <source>Snap left and bottom edges to whole pixels of your pictures, unless something else attracts the object</source>
        <translation>Linke und untere Kanten auf ganzen Pixeln der Bilder einrasten, sofern nichts anderes das Objekt anzieht</translation>
    </message>
</context>
<context>
    <name>Snapper</name>
    <message>
        <source>x: %1</source>
        <translation>x: %1</translation>
    </message>
    <message>
        <source>y: %1</source>
        <translation>y: %1</translation>
    </message>
    <message>
        <source>equal gaps of %1 m</source>
        <translation>gleiche Abstände von %1 m</translation>
    </message>
    <message>
        <source>guide at %1 m</source>
        <translation>Hilfslinie bei %1 m</translation>
    </message>
    <message>
        <source>cell border at %1 m</source>
        <translation>Zellgrenze bei %1 m</translation>
    </message>
    <message>
        <source>grid, %1 m</source>
        <translation>Raster, %1 m</translation>
    </message>
    <message>
        <source>pixel %1</source>
        <translation>Pixel %1</translation>
    </message>
    <message>
        <source>the world</source>
        <translation>Welt</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>left edge of %1</source>
        <translation>linke Kante von %1</translation>
    </message>
    <message>
        <source>bottom edge of %1</source>
        <translation>untere Kante von %1</translation>
    </message>
    <message>
        <source>right edge of %1</source>
        <translation>rechte Kante von %1</translation>
    </message>
    <message>
        <source>top edge of %1</source>
        <translation>obere Kante von %1</translation>
    </message>
    <message>
        <source>centre of %1</source>
        <translation>Mitte von %1</translation>
    </message>
</context>
<context>
    <name>SpriteSection</name>
    <message>
        <source>text "%1"</source>
        <translation>Text „%1“</translation>
    </message>
</context>
<context>
    <name>StoryWords</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1, up to step %2</source>
        <translation>%1, bis Schritt %2</translation>
    </message>
</context>
<context>
    <name>StructureValues</name>
    <message>
        <source>Empty cells</source>
        <translation>Leere Zellen</translation>
    </message>
    <message>
        <source>Cells without any object. If nearly all are empty, the cells are small for this world.</source>
        <translation>Zellen ohne Objekt. Sind fast alle leer, sind die Zellen klein für diese Welt.</translation>
    </message>
    <message>
        <source>Objects per cell</source>
        <translation>Objekte je Zelle</translation>
    </message>
    <message>
        <source>Mean of the occupied cells, and the fullest cell.
Many objects in a cell mean many candidates: the cells are large.</source>
        <translation>Mittel der belegten Zellen, und die vollste Zelle.
Viele Objekte in einer Zelle bedeuten viele Kandidaten: Die Zellen sind groß.</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Of the structure, without the objects</source>
        <translation>Der Struktur, ohne die Objekte</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>nicht aufgezeichnet</translation>
    </message>
    <message>
        <source>%1 (%2 an object)</source>
        <translation>%1 (%2 je Objekt)</translation>
    </message>
    <message>
        <source>%1 x %2 = %3</source>
        <translation>%1 x %2 = %3</translation>
    </message>
    <message>
        <source>nearly all</source>
        <translation>fast alle</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>mean %1, most %2</source>
        <translation>Mittel %1, höchstens %2</translation>
    </message>
</context>
<context>
    <name>Templates</name>
    <message>
        <source>Follow templates</source>
        <translation>Vorlagen folgen</translation>
    </message>
    <message>
        <source>A template needs a name, because its instances refer to it.</source>
        <translation>Eine Vorlage braucht einen Namen, weil ihre Instanzen sich darauf beziehen.</translation>
    </message>
    <message>
        <source>The name is longer than %1 bytes, the limit.</source>
        <translation>Der Name ist länger als %1 Byte, die Grenze.</translation>
    </message>
    <message>
        <source>There is a template %1 already. Choose another name.</source>
        <translation>Eine Vorlage %1 gibt es schon. Einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>angle</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>Skalierung</translation>
    </message>
    <message>
        <source>velocity</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>acceleration</source>
        <translation>Beschleunigung</translation>
    </message>
    <message>
        <source>mass</source>
        <translation>Masse</translation>
    </message>
    <message>
        <source>force</source>
        <translation>Kraft</translation>
    </message>
    <message>
        <source>gravity scale</source>
        <translation>Schwerkraftfaktor</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>Maske</translation>
    </message>
    <message>
        <source>response to hits</source>
        <translation>Reaktion auf Treffer</translation>
    </message>
    <message>
        <source>restitution</source>
        <translation>Restitution</translation>
    </message>
    <message>
        <source>sprite</source>
        <translation>Sprite</translation>
    </message>
    <message>
        <source>components</source>
        <translation>Komponenten</translation>
    </message>
    <message>
        <source>custom properties</source>
        <translation>Eigene Eigenschaften</translation>
    </message>
    <message>
        <source>Stop the simulation first (Shift+F5).</source>
        <translation>Zuerst die Simulation stoppen (Umschalt+F5).</translation>
    </message>
    <message>
        <source>There is no template %1.</source>
        <translation>Eine Vorlage %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>%1 is shared with other scenes, and their project is not open.</source>
        <translation>%1 wird mit anderen Szenen geteilt, und deren Projekt ist nicht offen.</translation>
    </message>
    <message>
        <source>It is shared by the project, and scenes that are not open would not find it under another name. Make it local to this scene first.</source>
        <translation>Das Projekt teilt sie, und nicht geöffnete Szenen würden sie unter einem anderen Namen nicht finden. Sie zuerst lokal für diese Szene machen.</translation>
    </message>
    <message>
        <source>Add template %1</source>
        <translation>Vorlage %1 hinzufügen</translation>
    </message>
    <message>
        <source>Add %1 templates</source>
        <translation>%1 Vorlagen hinzufügen</translation>
    </message>
    <message>
        <source>No template can be made. %1</source>
        <translation>Keine Vorlage kann erstellt werden. %1</translation>
    </message>
    <message>
        <source>All selected objects are already instances of templates. Detach them first to make templates of them.</source>
        <translation>Alle ausgewählten Objekte sind schon Instanzen von Vorlagen. Zuerst von diesen lösen, um Vorlagen daraus zu erstellen.</translation>
    </message>
    <message>
        <source>Make template %1</source>
        <translation>Vorlage %1 erstellen</translation>
    </message>
    <message>
        <source>Make %1 templates</source>
        <translation>%1 Vorlagen erstellen</translation>
    </message>
    <message>
        <source>It is not an instance of a template.</source>
        <translation>Es ist keine Instanz einer Vorlage.</translation>
    </message>
    <message>
        <source>The template %1 cannot be changed. %2</source>
        <translation>Die Vorlage %1 kann nicht geändert werden. %2</translation>
    </message>
    <message>
        <source>Apply %1 to template %2</source>
        <translation>%1 auf Vorlage %2 übertragen</translation>
    </message>
    <message>
        <source>Apply %1 of %2 to template %3</source>
        <translation>%1 von %2 auf Vorlage %3 übertragen</translation>
    </message>
    <message>
        <source>Nothing can be reset. %1</source>
        <translation>Nichts kann zurückgesetzt werden. %1</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>%1 zurücksetzen</translation>
    </message>
    <message>
        <source>Reset %1 of %2</source>
        <translation>%1 zurücksetzen: %2</translation>
    </message>
    <message>
        <source>The shape of the template does not allow the scale of the object. Reset both.</source>
        <translation>Die Form der Vorlage erlaubt die Skalierung des Objekts nicht. Beides zurücksetzen.</translation>
    </message>
    <message>
        <source>Nothing can be detached. %1</source>
        <translation>Nichts kann gelöst werden. %1</translation>
    </message>
    <message>
        <source>Detach</source>
        <translation>Von Vorlage lösen:</translation>
    </message>
    <message>
        <source>The template %1 cannot be renamed. %2</source>
        <translation>Die Vorlage %1 kann nicht umbenannt werden. %2</translation>
    </message>
    <message>
        <source>There are already instances of a missing template %1. Choose another name.</source>
        <translation>Es gibt schon Instanzen einer fehlenden Vorlage %1. Einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>Rename template %1 to %2</source>
        <translation>Vorlage %1 in %2 umbenennen</translation>
    </message>
    <message>
        <source>The template %1 cannot be deleted. %2</source>
        <translation>Die Vorlage %1 kann nicht gelöscht werden. %2</translation>
    </message>
    <message>
        <source>Delete template %1</source>
        <translation>Vorlage %1 löschen</translation>
    </message>
    <message>
        <source>Delete %1 templates</source>
        <translation>%1 Vorlagen löschen</translation>
    </message>
    <message>
        <source>Nothing can follow its template. %1</source>
        <translation>Nichts kann seiner Vorlage folgen. %1</translation>
    </message>
    <message>
        <source>Let %1 follow</source>
        <translation>%1 folgen lassen</translation>
    </message>
    <message>
        <source>A scene has at most %1 templates, and this needs %2. Delete those that no object uses.</source>
        <translation>Eine Szene hat höchstens %1 Vorlagen, hierfür wären %2 nötig. Vorlagen löschen, die kein Objekt verwendet.</translation>
    </message>
    <message>
        <source>The template %1 names an object, in a component or a property, and an object is of one scene only: scenes cannot share that. Let the instances say which object they mean.</source>
        <translation>Die Vorlage %1 nennt in einer Komponente oder Eigenschaft ein Objekt, und ein Objekt gehört nur zu einer Szene: Szenen können das nicht teilen. Die Instanzen sagen lassen, welches Objekt sie meinen.</translation>
    </message>
    <message>
        <source>%1 is already shared by the project.</source>
        <translation>%1 wird schon vom Projekt geteilt.</translation>
    </message>
    <message>
        <source>Open the project of this scene first (File &gt; Open project, File &gt; Add this scene to the project).</source>
        <translation>Zuerst das Projekt dieser Szene öffnen (Datei &gt; Projekt öffnen, Datei &gt; Diese Szene zum Projekt hinzufügen).</translation>
    </message>
    <message>
        <source>The project already has a template %1. Rename this one, or use the shared one (panel Checks).</source>
        <translation>Das Projekt hat schon eine Vorlage %1. Diese hier umbenennen oder die geteilte verwenden (Panel „Prüfungen“).</translation>
    </message>
    <message>
        <source>%1 is already local to this scene.</source>
        <translation>%1 ist schon lokal für diese Szene.</translation>
    </message>
    <message>
        <source>The template %1 cannot be shared. %2</source>
        <translation>Die Vorlage %1 kann nicht geteilt werden. %2</translation>
    </message>
    <message>
        <source>Share template %1</source>
        <translation>Vorlage %1 teilen</translation>
    </message>
    <message>
        <source>The template %1 cannot be copied. %2</source>
        <translation>Die Vorlage %1 kann nicht kopiert werden. %2</translation>
    </message>
    <message>
        <source>Make template %1 local, as %2</source>
        <translation>Vorlage %1 lokal machen, als %2</translation>
    </message>
    <message>
        <source>The templates of the project cannot be used. %1</source>
        <translation>Die Vorlagen des Projekts können nicht verwendet werden. %1</translation>
    </message>
    <message>
        <source>Use the project's template %1</source>
        <translation>Vorlage %1 des Projekts verwenden</translation>
    </message>
    <message>
        <source>Use %1 templates of the project</source>
        <translation>%1 Vorlagen des Projekts verwenden</translation>
    </message>
</context>
<context>
    <name>TimelinePanel</name>
    <message>
        <source>Object %1</source>
        <translation>Objekt %1</translation>
    </message>
</context>
<context>
    <name>TransformObjects</name>
    <message>
        <source>Rotate</source>
        <translation>Drehen:</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Spiegeln:</translation>
    </message>
</context>
<context>
    <name>Transformer</name>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>by %1°</source>
        <translation>um %1°</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Drehen:</translation>
    </message>
    <message>
        <source>%1 x %2 m</source>
        <translation>%1 x %2 m</translation>
    </message>
    <message>
        <source>%1, %2°</source>
        <translation>%1, %2°</translation>
    </message>
    <message>
        <source>Release to rotate about this point, Esc to cancel</source>
        <translation>Loslassen macht diesen Punkt zum Drehpunkt, Esc bricht ab</translation>
    </message>
    <message>
        <source>. Snapped to %1</source>
        <translation>. Eingerastet: %1</translation>
    </message>
    <message>
        <source>%1%2. Release to apply, Esc to cancel</source>
        <translation>%1%2. Loslassen zum Anwenden, Esc bricht ab</translation>
    </message>
    <message>
        <source>Drag to rotate about the cross, or about the centre; Shift uses steps of 15 degrees</source>
        <translation>Ziehen dreht um das Kreuz oder um die Mitte; Umschalt dreht in Schritten von 15 Grad</translation>
    </message>
    <message>
        <source>Drag the pivot; double-click to move it back to the centre</source>
        <translation>Den Drehpunkt ziehen; Doppelklick setzt ihn zurück in die Mitte</translation>
    </message>
    <message>
        <source>Drag this cross to set the pivot; it starts at the centre</source>
        <translation>Dieses Kreuz ziehen, um den Drehpunkt zu setzen; anfangs liegt es in der Mitte</translation>
    </message>
    <message>
        <source>%1. Drag to resize; Shift keeps proportions, Alt resizes about the centre or the cross, Ctrl switches snapping %2</source>
        <translation>%1. Ziehen ändert die Größe; Umschalt behält die Proportionen, Alt skaliert um die Mitte oder das Kreuz, Strg schaltet Einrasten %2</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>on</source>
        <translation>ein</translation>
    </message>
</context>
<context>
    <name>UnrecordedWords</name>
    <message>
        <source>The recording does not say which candidates the broad phase of your game found.
To see them, record BST_CANDIDATES and call bst_candidate in your game.</source>
        <translation>Die Aufzeichnung sagt nicht, welche Kandidaten die Broadphase des Spiels gefunden hat.
Um sie zu sehen, BST_CANDIDATES aufzeichnen und im Spiel bst_candidate aufrufen.</translation>
    </message>
    <message>
        <source>The recording does not say how long this took.
To see it, call bst_counter in your game, with a name such as "broad phase".</source>
        <translation>Die Aufzeichnung sagt nicht, wie lange das gedauert hat.
Um es zu sehen, im Spiel bst_counter mit einem Namen wie „broad phase“ aufrufen.</translation>
    </message>
</context>
<context>
    <name>VertexTool</name>
    <message>
        <source>Add a vertex to</source>
        <translation>Eckpunkt hinzufügen:</translation>
    </message>
    <message>
        <source>Move vertices of</source>
        <translation>Eckpunkte verschieben:</translation>
    </message>
    <message>
        <source>a %1 keeps its handles; Esc and Delete removes the whole object</source>
        <translation>%1 behält die Anfasser; Esc, dann Entf entfernt das ganze Objekt</translation>
    </message>
    <message>
        <source>a polygon needs three vertices and a mesh one triangle; Esc and Delete removes the whole object</source>
        <translation>ein Polygon braucht drei Eckpunkte und ein Mesh ein Dreieck; Esc, dann Entf entfernt das ganze Objekt</translation>
    </message>
    <message>
        <source>Remove vertices of</source>
        <translation>Eckpunkte entfernen:</translation>
    </message>
    <message>
        <source>%1, %2 m</source>
        <translation>%1, %2 m</translation>
    </message>
    <message>
        <source>Vertex %1 of %2: x %3 m, y %4 m</source>
        <translation>Eckpunkt %1 von %2: x %3 m, y %4 m</translation>
    </message>
    <message>
        <source>%1 of %2 vertices</source>
        <translation>%1 von %2 Eckpunkten</translation>
    </message>
    <message>
        <source>Not possible: %1</source>
        <translation>Nicht möglich: %1</translation>
    </message>
    <message>
        <source>Click a polygon or a mesh, or another shape with handles, that is not locked to edit its vertices</source>
        <translation>Ein nicht gesperrtes Polygon, Mesh oder eine andere Form mit Anfassern anklicken, um die Eckpunkte zu bearbeiten</translation>
    </message>
    <message>
        <source>Release to drop it here, Esc to cancel</source>
        <translation>Loslassen zum Ablegen, Esc bricht ab</translation>
    </message>
    <message>
        <source>Snapped to %1</source>
        <translation>Eingerastet: %1</translation>
    </message>
    <message>
        <source>Drag a handle to change the shape</source>
        <translation>Einen Anfasser ziehen, um die Form zu ändern</translation>
    </message>
    <message>
        <source>%1. Drag the handle to change the shape, arrows move it by 0.1 m, Shift+arrows by 1 m</source>
        <translation>%1. Den Anfasser ziehen, um die Form zu ändern; Pfeiltasten verschieben ihn um 0.1 m, mit Umschalt um 1 m</translation>
    </message>
    <message>
        <source>Drag vertices, click an edge to add one, drag on empty ground to select several</source>
        <translation>Eckpunkte ziehen, Klick auf eine Kante fügt einen hinzu, auf leerem Grund ziehen wählt mehrere aus</translation>
    </message>
    <message>
        <source>%1. Delete removes, arrows move by 0.1 m, Shift+arrows by 1 m, Esc deselects</source>
        <translation>%1. Entf entfernt, Pfeiltasten verschieben um 0.1 m, mit Umschalt um 1 m, Esc hebt die Auswahl auf</translation>
    </message>
</context>
<context>
    <name>ViewActions</name>
    <message>
        <source>&amp;Grid cells</source>
        <translation>Gitterzellen</translation>
    </message>
    <message>
        <source>Show the borders of the cells, if the algorithm has cells</source>
        <translation>Grenzen der Zellen zeigen, falls der Algorithmus Zellen hat</translation>
    </message>
    <message>
        <source>Cell &amp;ids</source>
        <translation>Zell-IDs</translation>
    </message>
    <message>
        <source>Show the cell ids of the algorithm: most count from the lower left, range-grid from the upper left</source>
        <translation>Zell-IDs des Algorithmus zeigen: die meisten zählen von links unten, range-grid von links oben</translation>
    </message>
    <message>
        <source>&amp;Objects per cell</source>
        <translation>Objekte je Zelle</translation>
    </message>
    <message>
        <source>Show how many objects are registered in each cell</source>
        <translation>Zeigen, wie viele Objekte in jeder Zelle registriert sind</translation>
    </message>
    <message>
        <source>&amp;Faults of textbook algorithms</source>
        <translation>Fehler der Lehrbuch-Algorithmen</translation>
    </message>
    <message>
        <source>Mark the objects that the algorithm loses</source>
        <translation>Objekte markieren, die der Algorithmus verliert</translation>
    </message>
    <message>
        <source>Sprites of the &amp;world</source>
        <translation>Sprites der Welt</translation>
    </message>
    <message>
        <source>Show the pictures of the objects</source>
        <translation>Bilder der Objekte zeigen</translation>
    </message>
    <message>
        <source>&amp;Shapes</source>
        <translation>Formen</translation>
    </message>
    <message>
        <source>Show the bounding shapes of the objects; only outlines over sprites</source>
        <translation>Kollisionsformen der Objekte zeigen; über Sprites nur Umrisse</translation>
    </message>
    <message>
        <source>Box&amp;es (AABBs)</source>
        <translation>Boxen (AABBs)</translation>
    </message>
    <message>
        <source>Show the axis-aligned boxes that the broad phase uses</source>
        <translation>Die achsenparallelen Boxen zeigen, mit denen die Broadphase arbeitet</translation>
    </message>
    <message>
        <source>&amp;Dim all but the focus</source>
        <translation>Alles außer dem Fokus abdunkeln</translation>
    </message>
    <message>
        <source>Dim everything except the object under the pointer, its cells and candidates, or else the selected objects</source>
        <translation>Alles abdunkeln außer dem Objekt unter dem Zeiger, seinen Zellen und Kandidaten, oder sonst den ausgewählten Objekten</translation>
    </message>
    <message>
        <source>Na&amp;mes</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Show the names of the objects, where there is room</source>
        <translation>Namen der Objekte zeigen, wo Platz ist</translation>
    </message>
    <message>
        <source>A&amp;xes</source>
        <translation>Achsen</translation>
    </message>
    <message>
        <source>Show the axes at the origin, and the size of the world</source>
        <translation>Achsen am Ursprung und Größe der Welt zeigen</translation>
    </message>
    <message>
        <source>&amp;Legend</source>
        <translation>Legende</translation>
    </message>
    <message>
        <source>Show what the colours mean</source>
        <translation>Zeigen, was die Farben bedeuten</translation>
    </message>
    <message>
        <source>Move the view &amp;left</source>
        <translation>Ansicht nach links</translation>
    </message>
    <message>
        <source>Move the view &amp;right</source>
        <translation>Ansicht nach rechts</translation>
    </message>
    <message>
        <source>Move the view &amp;up</source>
        <translation>Ansicht nach oben</translation>
    </message>
    <message>
        <source>Move the view &amp;down</source>
        <translation>Ansicht nach unten</translation>
    </message>
</context>
<context>
    <name>WhyPanel</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
</context>
<context>
    <name>broadside::AnimationEditor</name>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Play or pause the animation here</source>
        <translation>Die Animation hier abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo the last change of an animation in the file of the atlas</source>
        <translation>Die letzte Änderung einer Animation in der Datei des Atlas rückgängig machen</translation>
    </message>
    <message>
        <source>Time of the frame</source>
        <translation>Dauer des Frames</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>The chosen picture</source>
        <translation>Das gewählte Bild</translation>
    </message>
    <message>
        <source>Frames of the animation</source>
        <translation>Frames der Animation</translation>
    </message>
    <message>
        <source>The frames, from first to last; the time below is that of the chosen frame</source>
        <translation>Die Frames, vom ersten bis zum letzten; die Dauer darunter ist die des gewählten Frames</translation>
    </message>
    <message>
        <source>After the last frame</source>
        <translation>Nach dem letzten Frame</translation>
    </message>
    <message>
        <source>looping</source>
        <translation>in Schleife</translation>
    </message>
    <message>
        <source>once</source>
        <translation>einmal</translation>
    </message>
    <message>
        <source>ping-pong</source>
        <translation>Pingpong</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Looping starts again, once stops at the last frame, ping-pong plays forward and back. Saved in the file of the atlas.</source>
        <translation>In Schleife beginnt von vorn, einmal hält beim letzten Frame an, Pingpong spielt vor und zurück. Wird in der Datei des Atlas gespeichert.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Time that the chosen frame, or each frame if none is chosen, is shown, in seconds. Saved in the file of the atlas.</source>
        <translation>Wie lange der gewählte Frame gezeigt wird, oder jeder Frame, wenn keiner gewählt ist, in Sekunden. Wird in der Datei des Atlas gespeichert.</translation>
    </message>
    <message>
        <source>%1, %2 s</source>
        <translation>%1, %2 s</translation>
    </message>
    <message>
        <source>The atlas %1 no longer exists.</source>
        <translation>Den Atlas %1 gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>The animation %1 is no longer in its file.</source>
        <translation>Die Animation %1 ist nicht mehr in ihrer Datei.</translation>
    </message>
    <message>
        <source>The atlas is part of the program and cannot be changed. Add your own atlas to set its times.</source>
        <translation>Der Atlas ist Teil des Programms und kann nicht geändert werden. Für andere Zeiten einen eigenen Atlas hinzufügen.</translation>
    </message>
</context>
<context>
    <name>broadside::ArrangeActions</name>
    <message>
        <source>&amp;Align</source>
        <translation>Ausrichten</translation>
    </message>
    <message>
        <source>The objects are already aligned.</source>
        <translation>Die Objekte sind schon ausgerichtet.</translation>
    </message>
    <message>
        <source>&amp;Distribute</source>
        <translation>Verteilen</translation>
    </message>
    <message>
        <source>The objects are already distributed.</source>
        <translation>Die Objekte sind schon verteilt.</translation>
    </message>
    <message>
        <source>The last selected object is not in the world.</source>
        <translation>Das zuletzt ausgewählte Objekt ist nicht in der Welt.</translation>
    </message>
    <message>
        <source>Now: as %1</source>
        <translation>Jetzt: wie %1</translation>
    </message>
    <message>
        <source>S&amp;ize</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>The objects already match.</source>
        <translation>Die Objekte stimmen schon überein.</translation>
    </message>
    <message>
        <source>&amp;Nudge</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>%1 not changed: locked, or on a locked layer. Shift+L unlocks objects; the panel Objects unlocks layers.</source>
        <translation>%1 nicht geändert: gesperrt oder auf einer gesperrten Ebene. Umschalt+L entsperrt Objekte; das Panel „Objekte“ entsperrt Ebenen.</translation>
    </message>
    <message>
        <source>%1 not changed: the shape does not allow it (circles and rotated objects keep their proportions), or a limit of the scene is reached.</source>
        <translation>%1 nicht geändert: Die Form lässt es nicht zu (Kreise und gedrehte Objekte behalten ihre Proportionen), oder eine Grenze der Szene ist erreicht.</translation>
    </message>
    <message>
        <source>Nothing changed. %1</source>
        <translation>Nichts geändert. %1</translation>
    </message>
</context>
<context>
    <name>broadside::AssetActions</name>
    <message>
        <source>P&amp;ictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>&amp;Add pictures...</source>
        <translation>Bilder hinzufügen...</translation>
    </message>
    <message>
        <source>Add pictures, atlases, or sheets of Aseprite or TexturePacker to the scene; dropping the files onto the window does the same</source>
        <translation>Der Szene Bilder, Atlanten oder Sheets von Aseprite oder TexturePacker hinzufügen; die Dateien ins Fenster zu ziehen bewirkt dasselbe</translation>
    </message>
    <message>
        <source>&amp;Place in the world</source>
        <translation>In der Welt platzieren</translation>
    </message>
    <message>
        <source>Place objects that show the picture chosen in the panel Assets, with a box that fits it</source>
        <translation>Objekte platzieren, die das im Panel „Assets“ gewählte Bild zeigen, mit einer passenden Box</translation>
    </message>
    <message>
        <source>Choose a region or an animation in the panel Assets first.</source>
        <translation>Zuerst im Panel „Assets“ eine Region oder Animation wählen.</translation>
    </message>
    <message>
        <source>Edit &amp;shape over picture</source>
        <translation>Form über Bild bearbeiten</translation>
    </message>
    <message>
        <source>Show the picture of the selected object with its bounding shape, to edit it pixel by pixel</source>
        <translation>Das Bild des ausgewählten Objekts mit seiner Kollisionsform zeigen, um sie pixelgenau zu bearbeiten</translation>
    </message>
    <message>
        <source>Re&amp;load the files</source>
        <translation>Dateien neu laden</translation>
    </message>
    <message>
        <source>Read pictures and atlases again that changed on the disk; Broadside also does this by itself</source>
        <translation>Bilder und Atlanten neu lesen, die sich auf dem Datenträger geändert haben; Broadside tut das auch von selbst</translation>
    </message>
    <message>
        <source>&amp;Remove atlas</source>
        <translation>Atlas entfernen</translation>
    </message>
    <message>
        <source>Remove the atlas that is chosen in the panel Assets from the scene; its files stay</source>
        <translation>Den im Panel „Assets“ gewählten Atlas aus der Szene entfernen; seine Dateien bleiben</translation>
    </message>
    <message>
        <source>Choose an atlas in the panel Assets first.</source>
        <translation>Zuerst im Panel „Assets“ einen Atlas wählen.</translation>
    </message>
    <message>
        <source>The scene has no file yet, and pictures are found relative to it. Save the scene first, then add the pictures.</source>
        <translation>Die Szene hat noch keine Datei, und Bilder werden relativ zu ihr gefunden. Zuerst die Szene speichern, dann die Bilder hinzufügen.</translation>
    </message>
    <message>
        <source>Pictures, atlases and sheets (%1 *.json)</source>
        <translation>Bilder, Atlanten und Sheets (%1 *.json)</translation>
    </message>
    <message>
        <source>Add pictures</source>
        <translation>Bilder hinzufügen</translation>
    </message>
    <message>
        <source>The pictures were not listed: the scene that they were added to, %1, is not open here any more.</source>
        <translation>Die Bilder wurden nicht aufgenommen: Die Szene %1, zu der sie hinzugefügt wurden, ist hier nicht mehr offen.</translation>
    </message>
    <message>
        <source>... and %1 more.</source>
        <translation>... und %1 weitere.</translation>
    </message>
    <message>
        <source>picture %1</source>
        <translation>Bild %1</translation>
    </message>
</context>
<context>
    <name>broadside::AssetNotice</name>
    <message>
        <source>%1 problems with the pictures of the scene. Missing pictures are shown as checkers.</source>
        <translation>%1 Probleme mit den Bildern der Szene. Fehlende Bilder werden als Schachbrett gezeigt.</translation>
    </message>
    <message>
        <source>Show assets</source>
        <translation>Assets zeigen</translation>
    </message>
    <message>
        <source>Show the panel that lists pictures and atlases</source>
        <translation>Das Panel zeigen, das Bilder und Atlanten auflistet</translation>
    </message>
</context>
<context>
    <name>broadside::AssetsPanel</name>
    <message>
        <source>%1 (built in)</source>
        <translation>%1 (eingebaut)</translation>
    </message>
    <message>
        <source>Search pictures</source>
        <translation>Bilder suchen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Show regions and animations whose names contain this text</source>
        <translation>Regionen und Animationen zeigen, deren Namen diesen Text enthalten</translation>
    </message>
    <message>
        <source>No pictures yet.

Add pictures (png, jpg, bmp, webp), an atlas, or a sheet of Aseprite or TexturePacker; or drop the files onto the window.</source>
        <translation>Noch keine Bilder.

Bilder (png, jpg, bmp, webp), einen Atlas oder ein Sheet von Aseprite oder TexturePacker hinzufügen; oder die Dateien ins Fenster ziehen.</translation>
    </message>
    <message>
        <source>Atlases, their animations and regions</source>
        <translation>Atlanten, ihre Animationen und Regionen</translation>
    </message>
    <message>
        <source>Return or a double click places objects with it; or drag it into the world.</source>
        <translation>Return oder Doppelklick platziert Objekte damit; oder in die Welt ziehen.</translation>
    </message>
    <message>
        <source>Animation of %1, %2 s</source>
        <translation>Animation: %1, %2 s</translation>
    </message>
    <message>
        <source>Picture of %1 pixels at %2, %3 of the atlas</source>
        <translation>Bild von %1 Pixeln, im Atlas bei %2, %3</translation>
    </message>
    <message>
        <source>%1 pixels, %2 pixels per metre</source>
        <translation>%1 Pixel, %2 Pixel je Meter</translation>
    </message>
    <message>
        <source>problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>... and %1 more: see the tooltips of the atlases.</source>
        <translation>... und %1 weitere: siehe die Tooltips der Atlanten.</translation>
    </message>
</context>
<context>
    <name>broadside::AuditView</name>
    <message>
        <source>Audit this step</source>
        <translation>Schritt auditieren</translation>
    </message>
    <message>
        <source>Every step</source>
        <translation>Jeden Schritt</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Beheben</translation>
    </message>
    <message>
        <source>Reduce</source>
        <translation>Reduzieren</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Undo reverts the fix.</source>
        <translation>Rückgängig nimmt die Korrektur zurück.</translation>
    </message>
    <message>
        <source>The recorded steps were simulated again with the fix. The simulation itself did not change.</source>
        <translation>Die aufgezeichneten Schritte wurden mit der Korrektur neu simuliert. Die Simulation selbst hat sich nicht geändert.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stop the search; no scene is opened</source>
        <translation>Die Suche abbrechen; keine Szene wird geöffnet</translation>
    </message>
    <message>
        <source>Searching for the smallest scene that shows it: %1 of %2 left, after %3</source>
        <translation>Suche nach der kleinsten Szene, die es zeigt: noch %1 von %2 (%3)</translation>
    </message>
    <message>
        <source>%1 Some steps could not be read: %2</source>
        <translation>%1 Einige Schritte konnten nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>Auditing...</source>
        <translation>Audit läuft...</translation>
    </message>
    <message>
        <source>An audit lists each missed pair, and objects that pass through others.</source>
        <translation>Ein Audit listet jedes übersehene Paar auf, und Objekte, die durch andere hindurchgehen.</translation>
    </message>
    <message>
        <source> with boxes too small</source>
        <translation> mit zu kleinen Boxen</translation>
    </message>
    <message>
        <source>%1, %2 in %3.</source>
        <translation>%3: %1, %2.</translation>
    </message>
    <message>
        <source>Missed pairs not recorded</source>
        <translation>Übersehene Paare nicht aufgezeichnet</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>steps %1 to %2</source>
        <translation>Schritte %1 bis %2</translation>
    </message>
    <message>
        <source> The list and the timeline show %1 of %2.</source>
        <translation> Liste und Zeitleiste zeigen %1 von %2.</translation>
    </message>
    <message>
        <source>Step %1, %2 and %3. %4</source>
        <translation>Schritt %1, %2 und %3. %4</translation>
    </message>
    <message>
        <source>Find objects that passed through others since the previous step; the recording has no candidates</source>
        <translation>Objekte finden, die seit dem vorigen Schritt durch andere hindurchgegangen sind; die Aufzeichnung hat keine Kandidaten</translation>
    </message>
    <message>
        <source>Compare the candidates of this step with all pairs whose boxes overlap</source>
        <translation>Die Kandidaten dieses Schritts mit allen Paaren vergleichen, deren Boxen sich überlappen</translation>
    </message>
    <message>
        <source>Find objects that passed through others in all steps</source>
        <translation>Objekte finden, die in irgendeinem Schritt durch andere hindurchgegangen sind</translation>
    </message>
    <message>
        <source>Audit all recorded steps and each new step in the background</source>
        <translation>Alle aufgezeichneten Schritte und jeden neuen Schritt im Hintergrund auditieren</translation>
    </message>
    <message>
        <source>Choose a finding in the list first.</source>
        <translation>Zuerst einen Befund in der Liste wählen.</translation>
    </message>
    <message>
        <source>The broad phase is that of the game. The tooltip of a finding says what to change in the game.</source>
        <translation>Die Broadphase ist die des Spiels. Der Tooltip eines Befunds sagt, was im Spiel zu ändern ist.</translation>
    </message>
    <message>
        <source>The fix is already applied. Run the simulation again from its start.</source>
        <translation>Die Korrektur ist schon angewendet. Die Simulation noch einmal von Anfang an laufen lassen.</translation>
    </message>
    <message>
        <source>%1. Undo reverts it.</source>
        <translation>%1. Rückgängig nimmt es zurück.</translation>
    </message>
    <message>
        <source>This cannot be reduced to a scene: it is about the time between two frames, or about boxes of a recording.</source>
        <translation>Dies lässt sich nicht auf eine Szene reduzieren: Es betrifft die Zeit zwischen zwei Frames oder Boxen einer Aufzeichnung.</translation>
    </message>
    <message>
        <source>A finding is being reduced.</source>
        <translation>Ein Befund wird gerade reduziert.</translation>
    </message>
    <message>
        <source>Find the smallest scene that still shows this, and open it in a new tab</source>
        <translation>Die kleinste Szene suchen, die dies noch zeigt, und sie in einem neuen Tab öffnen</translation>
    </message>
    <message>
        <source>Looking for the smallest scene that shows it</source>
        <translation>Suche nach der kleinsten Szene, die es zeigt</translation>
    </message>
</context>
<context>
    <name>broadside::BreakpointActions</name>
    <message>
        <source>&amp;Add a breakpoint</source>
        <translation>Haltepunkt hinzufügen</translation>
    </message>
    <message>
        <source>Stop the simulation when the two selected objects meet, or when the selected object is hit</source>
        <translation>Die Simulation anhalten, wenn die beiden ausgewählten Objekte sich treffen oder wenn das ausgewählte Objekt getroffen wird</translation>
    </message>
    <message>
        <source>Continue to the &amp;next breakpoint</source>
        <translation>Weiter zum nächsten Haltepunkt</translation>
    </message>
    <message>
        <source>Go to the next step in which a breakpoint fires: first in the recorded steps, then by simulating as fast as possible</source>
        <translation>Zum nächsten Schritt gehen, in dem ein Haltepunkt auslöst: zuerst in den aufgezeichneten Schritten, dann durch schnellstmögliches Simulieren</translation>
    </message>
    <message>
        <source>Continue &amp;backwards</source>
        <translation>Zurück zum vorigen Haltepunkt</translation>
    </message>
    <message>
        <source>Go back to the last recorded step in which a breakpoint fired</source>
        <translation>Zum letzten aufgezeichneten Schritt zurückgehen, in dem ein Haltepunkt ausgelöst hat</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Bring these objects into view</source>
        <translation>Diese Objekte ins Blickfeld holen</translation>
    </message>
    <message>
        <source>Searching for the next breakpoint: %1 steps simulated</source>
        <translation>Suche nach dem nächsten Haltepunkt: %1 Schritte simuliert</translation>
    </message>
    <message>
        <source>Searching the recorded steps: %1 of %2</source>
        <translation>Durchsuche die aufgezeichneten Schritte: %1 von %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stop at the step that is reached</source>
        <translation>Beim erreichten Schritt anhalten</translation>
    </message>
    <message>
        <source>Add a breakpoint first (F9).</source>
        <translation>Zuerst einen Haltepunkt hinzufügen (F9).</translation>
    </message>
    <message>
        <source>Turn a breakpoint on first.</source>
        <translation>Zuerst einen Haltepunkt einschalten.</translation>
    </message>
    <message>
        <source>There is no earlier step.</source>
        <translation>Es gibt keinen früheren Schritt.</translation>
    </message>
</context>
<context>
    <name>broadside::BreakpointEditor</name>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>What the breakpoint waits for</source>
        <translation>Worauf der Haltepunkt wartet</translation>
    </message>
    <message>
        <source>Ids, category bits or a part of the name, between commas: "2, 7", "category 0x4", "name tar".
All that is given must hold; empty for any object.</source>
        <translation>IDs, Kategoriebits oder ein Teil des Namens, durch Kommas getrennt: „2, 7“, „category 0x4“, „name tar“.
Alle Angaben müssen zutreffen; leer für jedes Objekt.</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>Objekte</translation>
    </message>
    <message>
        <source>Other objects</source>
        <translation>Andere Objekte</translation>
    </message>
    <message>
        <source>any object</source>
        <translation>jedes Objekt</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>%1: the selected objects</source>
        <translation>%1: die ausgewählten Objekte</translation>
    </message>
    <message>
        <source>Left of the region</source>
        <translation>Links vom Bereich</translation>
    </message>
    <message>
        <source>Left side of the region</source>
        <translation>Linke Seite des Bereichs</translation>
    </message>
    <message>
        <source>Bottom of the region</source>
        <translation>Unten vom Bereich</translation>
    </message>
    <message>
        <source>Lower side of the region</source>
        <translation>Untere Seite des Bereichs</translation>
    </message>
    <message>
        <source>Width of the region</source>
        <translation>Breite des Bereichs</translation>
    </message>
    <message>
        <source>Height of the region</source>
        <translation>Höhe des Bereichs</translation>
    </message>
    <message>
        <source>Draw it in the world</source>
        <translation>In der Welt zeichnen</translation>
    </message>
    <message>
        <source>Limit of candidates</source>
        <translation>Grenze für Kandidaten</translation>
    </message>
    <message>
        <source> candidates</source>
        <translation> Kandidaten</translation>
    </message>
    <message>
        <source>Times to ignore</source>
        <translation>So oft übergehen</translation>
    </message>
    <message>
        <source> times</source>
        <translation> Mal</translation>
    </message>
    <message>
        <source>Stops when</source>
        <translation>Hält an, wenn</translation>
    </message>
    <message>
        <source>The event that stops the simulation</source>
        <translation>Das Ereignis, das die Simulation anhält</translation>
    </message>
    <message>
        <source>and</source>
        <translation>und</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Ab</translation>
    </message>
    <message>
        <source>Lower left corner of the region, metres</source>
        <translation>Linke untere Ecke des Bereichs, Meter</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Width and height of the region, metres</source>
        <translation>Breite und Höhe des Bereichs, Meter</translation>
    </message>
    <message>
        <source>Drag the region in the world (B); Esc cancels</source>
        <translation>Den Bereich in der Welt aufziehen (B); Esc bricht ab</translation>
    </message>
    <message>
        <source>More than</source>
        <translation>Mehr als</translation>
    </message>
    <message>
        <source>Fires when a step has more candidates than this and the previous step had not</source>
        <translation>Löst aus, wenn ein Schritt mehr Kandidaten als diese Zahl hat und der vorige Schritt nicht</translation>
    </message>
    <message>
        <source>Pass first</source>
        <translation>Übergehen</translation>
    </message>
    <message>
        <source>How many times it happens before the simulation stops</source>
        <translation>Wie oft es geschieht, bevor die Simulation anhält</translation>
    </message>
    <message>
        <source>Only for the selected objects: %1</source>
        <translation>Nur für die ausgewählten Objekte: %1</translation>
    </message>
    <message>
        <source>Only for the selected objects
Select an object first.</source>
        <translation>Nur für die ausgewählten Objekte
Zuerst ein Objekt auswählen.</translation>
    </message>
</context>
<context>
    <name>broadside::BreakpointSession</name>
    <message>
        <source>No breakpoint that is on fires after this step</source>
        <translation>Kein eingeschalteter Haltepunkt löst nach diesem Schritt aus</translation>
    </message>
    <message>
        <source>No breakpoint that is on fires before this step</source>
        <translation>Kein eingeschalteter Haltepunkt löst vor diesem Schritt aus</translation>
    </message>
</context>
<context>
    <name>broadside::BreakpointsPanel</name>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Stop the simulation when something happens, to the selected objects or to any object</source>
        <translation>Die Simulation anhalten, wenn den ausgewählten Objekten oder irgendeinem Objekt etwas geschieht</translation>
    </message>
    <message>
        <source>A breakpoint stops the simulation at the first step in which an event happens, and finds the earlier steps in which it happened.

Add one here, or select one or two objects and press F9.</source>
        <translation>Ein Haltepunkt hält die Simulation beim ersten Schritt an, in dem ein Ereignis eintritt, und findet die früheren Schritte, in denen es eintrat.

Hier einen hinzufügen, oder ein oder zwei Objekte auswählen und F9 drücken.</translation>
    </message>
    <message>
        <source>Breakpoints</source>
        <translation>Haltepunkte</translation>
    </message>
    <message>
        <source>Stop when</source>
        <translation>Anhalten, wenn</translation>
    </message>
    <message>
        <source>Fired</source>
        <translation>Ausgelöst</translation>
    </message>
    <message>
        <source>On or off, and the event of a step</source>
        <translation>Ein oder aus, und das Ereignis eines Schritts</translation>
    </message>
    <message>
        <source>The number of recorded steps in which it fired</source>
        <translation>In wie vielen aufgezeichneten Schritten er ausgelöst hat</translation>
    </message>
    <message>
        <source>Delete the breakpoint</source>
        <translation>Haltepunkt löschen</translation>
    </message>
    <message>
        <source>For any object</source>
        <translation>Für jedes Objekt</translation>
    </message>
    <message>
        <source>For the selected objects: %1</source>
        <translation>Für die ausgewählten Objekte: %1</translation>
    </message>
    <message>
        <source>Delete the breakpoint that is selected in the list (Del)</source>
        <translation>Den in der Liste ausgewählten Haltepunkt löschen (Entf)</translation>
    </message>
    <message>
        <source>Delete the breakpoint that is selected in the list
Select a breakpoint first.</source>
        <translation>Den in der Liste ausgewählten Haltepunkt löschen
Zuerst einen Haltepunkt auswählen.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>The number of recorded steps in which it fired; ●: it stopped the simulation here</source>
        <translation>In wie vielen aufgezeichneten Schritten er ausgelöst hat; ●: Er hat die Simulation hier angehalten</translation>
    </message>
    <message>
        <source>Older steps are still being searched</source>
        <translation>Ältere Schritte werden noch durchsucht</translation>
    </message>
</context>
<context>
    <name>broadside::BroadPhasePanel</name>
    <message>
        <source>Cell size in metres</source>
        <translation>Zellgröße in Metern</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Verwenden</translation>
    </message>
    <message>
        <source>Broad phase algorithm</source>
        <translation>Broadphase-Algorithmus</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>Algorithmus</translation>
    </message>
    <message>
        <source>The algorithm that finds the pairs that may collide (candidates), so that not every pair has to be tested</source>
        <translation>Der Algorithmus, der die Paare findet, die kollidieren könnten (Kandidaten), damit nicht jedes Paar getestet werden muss</translation>
    </message>
    <message>
        <source>Cell size</source>
        <translation>Zellgröße</translation>
    </message>
    <message>
        <source>Side of the square cells of the grid, in metres</source>
        <translation>Seitenlänge der quadratischen Gitterzellen, in Metern</translation>
    </message>
    <message>
        <source>Cell size, logarithmic</source>
        <translation>Zellgröße, logarithmisch</translation>
    </message>
    <message>
        <source>Drag to change the cell size while you watch the grid and the funnel.
From a thousandth of the world to the whole of it; one drag is one undo step.</source>
        <translation>Ziehen, um die Zellgröße zu ändern und dabei Gitter und Trichter zu beobachten.
Von einem Tausendstel der Welt bis zur ganzen; ein Zug ist ein Rückgängig-Schritt.</translation>
    </message>
    <message>
        <source>About the algorithms</source>
        <translation>Über die Algorithmen</translation>
    </message>
    <message>
        <source>Costs, memory, when to use which, and the faults of the textbook grids</source>
        <translation>Aufwand, Speicher, wann welcher passt, und die Fehler der Lehrbuch-Gitter</translation>
    </message>
    <message>
        <source>Five times the longest side of the largest object that collides.
A first guess: the funnel below shows how well it works here.</source>
        <translation>Das Fünffache der längsten Seite des größten Objekts, das kollidiert.
Ein erster Ansatz: Der Trichter darunter zeigt, wie gut er hier passt.</translation>
    </message>
    <message>
        <source>Rule of thumb</source>
        <translation>Faustregel</translation>
    </message>
    <message>
        <source>Funnel</source>
        <translation>Trichter</translation>
    </message>
    <message>
        <source>All pairs that can collide &gt; candidate pairs of the broad phase &gt; pairs whose boxes overlap &gt; pairs whose shapes overlap</source>
        <translation>Alle Paare, die kollidieren können &gt; Kandidaten der Broadphase &gt; Paare mit überlappenden Boxen &gt; Paare mit überlappenden Formen</translation>
    </message>
    <message>
        <source>Spared</source>
        <translation>Eingespart</translation>
    </message>
    <message>
        <source>Share of all pairs that the narrow phase did not have to test</source>
        <translation>Anteil aller Paare, die die Narrowphase nicht testen musste</translation>
    </message>
    <message>
        <source>Change algorithm</source>
        <translation>Algorithmus ändern</translation>
    </message>
    <message>
        <source>Change cell size</source>
        <translation>Zellgröße ändern</translation>
    </message>
    <message>
        <source>A recording has the broad phase of the game.</source>
        <translation>Eine Aufzeichnung hat die Broadphase des Spiels.</translation>
    </message>
    <message>
        <source>As recorded: %1. These are the candidates that the game reported. Debug &gt; Compare algorithms shows those of Broadside's algorithms.</source>
        <translation>Wie aufgezeichnet: %1. Dies sind die Kandidaten, die das Spiel gemeldet hat. Debuggen &gt; Algorithmen vergleichen zeigt die von Broadsides Algorithmen.</translation>
    </message>
    <message>
        <source>The recording has no candidates of the game's broad phase. Debug &gt; Compare algorithms shows those of Broadside's algorithms.</source>
        <translation>Die Aufzeichnung hat keine Kandidaten der Broadphase des Spiels. Debuggen &gt; Algorithmen vergleichen zeigt die von Broadsides Algorithmen.</translation>
    </message>
    <message>
        <source>The cell size of %1 cannot be chosen. Choose grid or hashed-grid.</source>
        <translation>Die Zellgröße von %1 ist nicht wählbar. grid oder hashed-grid wählen.</translation>
    </message>
    <message>
        <source> m</source>
        <translation> m</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Use the rule of thumb as the cell size</source>
        <translation>Die Faustregel als Zellgröße verwenden</translation>
    </message>
    <message>
        <source>The cell size of %1 cannot be chosen.</source>
        <translation>Die Zellgröße von %1 ist nicht wählbar.</translation>
    </message>
    <message>
        <source>No two objects of this world can collide, so no cell size can be derived.</source>
        <translation>In dieser Welt können keine zwei Objekte kollidieren, also lässt sich keine Zellgröße ableiten.</translation>
    </message>
    <message>
        <source>The cells already have this size.</source>
        <translation>Die Zellen haben schon diese Größe.</translation>
    </message>
    <message>
        <source>Make the cells %1 m</source>
        <translation>Die Zellen %1 m groß machen</translation>
    </message>
    <message>
        <source>- (no pair can collide)</source>
        <translation>- (kein Paar kann kollidieren)</translation>
    </message>
</context>
<context>
    <name>broadside::BrushSection</name>
    <message>
        <source>Step of a row</source>
        <translation>Schritt einer Reihe</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>Radius of the brush</source>
        <translation>Radius des Pinsels</translation>
    </message>
    <message>
        <source>Number of objects that the brush places</source>
        <translation>Anzahl der Objekte, die der Pinsel platziert</translation>
    </message>
    <message>
        <source>Least distance of scattered objects</source>
        <translation>Kleinster Abstand gestreuter Objekte</translation>
    </message>
    <message>
        <source>Seed of the brush</source>
        <translation>Seed des Pinsels</translation>
    </message>
    <message>
        <source>May overlap</source>
        <translation>Überlappen erlaubt</translation>
    </message>
    <message>
        <source>Objects that a drag places</source>
        <translation>Objekte, die ein Zug platziert</translation>
    </message>
    <message>
        <source>one object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>a row</source>
        <translation>eine Reihe</translation>
    </message>
    <message>
        <source>scattered</source>
        <translation>gestreut</translation>
    </message>
    <message>
        <source>A drag places</source>
        <translation>Ziehen platziert</translation>
    </message>
    <message>
        <source>One object at the place of release, a row along the drag (also with Shift), or scattered objects within a brush</source>
        <translation>Ein Objekt, wo losgelassen wird, eine Reihe entlang des Zugs (auch mit Umschalt), oder gestreute Objekte innerhalb eines Pinsels</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Distance between the objects of a row, metres</source>
        <translation>Abstand zwischen den Objekten einer Reihe, Meter</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>Pinsel</translation>
    </message>
    <message>
        <source>Radius of the brush, metres</source>
        <translation>Radius des Pinsels, Meter</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>How many objects the brush tries to place at each spot; a drag makes a new spot after each radius</source>
        <translation>Wie viele Objekte der Pinsel an jeder Stelle zu platzieren versucht; beim Ziehen folgt nach jedem Radius eine neue Stelle</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Smallest distance between the positions of scattered objects, metres</source>
        <translation>Kleinster Abstand zwischen den Positionen gestreuter Objekte, Meter</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>The same seed and the same drag give the same positions</source>
        <translation>Derselbe Seed und derselbe Zug ergeben dieselben Positionen</translation>
    </message>
    <message>
        <source>Also place objects over others; boxes (AABBs) count</source>
        <translation>Objekte auch über anderen platzieren; die Boxen (AABBs) zählen</translation>
    </message>
</context>
<context>
    <name>broadside::ChangedFileBar</name>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Replace the open scene by the one in the file; undo restores it</source>
        <translation>Die offene Szene durch die in der Datei ersetzen; Rückgängig stellt sie wieder her</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Eigene behalten</translation>
    </message>
    <message>
        <source>Keep the open scene; the next save replaces the file</source>
        <translation>Die offene Szene behalten; das nächste Speichern ersetzt die Datei</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>List the objects that differ between the open scene and the file</source>
        <translation>Die Objekte auflisten, in denen sich offene Szene und Datei unterscheiden</translation>
    </message>
    <message>
        <source>Save again</source>
        <translation>Erneut speichern</translation>
    </message>
    <message>
        <source>Save the open scene to a new file of the same name</source>
        <translation>Die offene Szene in einer neuen Datei gleichen Namens speichern</translation>
    </message>
    <message>
        <source>%1 was changed by another program, and the open scene differs from it.</source>
        <translation>%1 wurde von einem anderen Programm geändert, und die offene Szene weicht davon ab.</translation>
    </message>
    <message>
        <source>%1 was deleted or renamed by another program. Saving makes the file again.</source>
        <translation>%1 wurde von einem anderen Programm gelöscht oder umbenannt. Speichern legt die Datei neu an.</translation>
    </message>
    <message>
        <source>%1 was changed by another program and cannot be read. The open scene is kept, and the file is read again after its next change. %2</source>
        <translation>%1 wurde von einem anderen Programm geändert und ist nicht lesbar. Die offene Szene bleibt, und die Datei wird nach ihrer nächsten Änderung erneut gelesen. %2</translation>
    </message>
</context>
<context>
    <name>broadside::ChecksPanel</name>
    <message>
        <source>Fix</source>
        <translation>Beheben</translation>
    </message>
    <message>
        <source>Likely mistakes</source>
        <translation>Mögliche Fehler</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>Checks (%1)</source>
        <translation>Prüfungen (%1)</translation>
    </message>
    <message>
        <source>Checking the level...</source>
        <translation>Das Level wird geprüft...</translation>
    </message>
    <message>
        <source>No remarks: all objects are in the world, no static object is inside another one, and every mask can meet an object.</source>
        <translation>Keine Anmerkungen: Alle Objekte sind in der Welt, kein statisches Objekt steckt in einem anderen, und jede Maske kann auf ein Objekt treffen.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source> Not everything was checked, because too many objects overlap or have their own masks.</source>
        <translation> Nicht alles wurde geprüft, weil zu viele Objekte sich überlappen oder eigene Masken haben.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Click, or press Return, to select all listed objects.</source>
        <translation>Klicken oder Return drücken, um alle aufgelisteten Objekte auszuwählen.</translation>
    </message>
    <message>
        <source>Click, or press Return, to select and show the objects.</source>
        <translation>Klicken oder Return drücken, um die Objekte auszuwählen und zu zeigen.</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und noch %1</translation>
    </message>
    <message>
        <source>%1. Undo reverts it.</source>
        <translation>%1. Rückgängig nimmt es zurück.</translation>
    </message>
    <message>
        <source>Choose a remark or a heading in the list first.</source>
        <translation>Zuerst eine Anmerkung oder Überschrift in der Liste wählen.</translation>
    </message>
    <message>
        <source>Stop the simulation first: the checks are about the scene.</source>
        <translation>Zuerst die Simulation stoppen: Die Prüfungen betreffen die Szene.</translation>
    </message>
    <message>
        <source>The level is being checked.</source>
        <translation>Das Level wird gerade geprüft.</translation>
    </message>
    <message>
        <source>This has no automatic fix: only you know what is right here.</source>
        <translation>Hierfür gibt es keine automatische Korrektur: Was hier richtig ist, kann das Programm nicht wissen.</translation>
    </message>
</context>
<context>
    <name>broadside::ClipboardActions</name>
    <message>
        <source>Cu&amp;t</source>
        <translation>Ausschneiden</translation>
    </message>
    <message>
        <source>Copy the selected objects to the clipboard as scene text, and delete them</source>
        <translation>Die ausgewählten Objekte als Szenentext in die Zwischenablage kopieren und löschen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the selected objects to the clipboard as scene text</source>
        <translation>Die ausgewählten Objekte als Szenentext in die Zwischenablage kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Paste the objects of the clipboard at the mouse, or in the middle of the view; the text of a scene file works, too</source>
        <translation>Die Objekte der Zwischenablage bei der Maus oder in der Mitte der Ansicht einfügen; auch der Text einer Szenendatei funktioniert</translation>
    </message>
    <message>
        <source>Paste in plac&amp;e</source>
        <translation>An alter Position einfügen</translation>
    </message>
    <message>
        <source>Paste the objects of the clipboard at their old positions</source>
        <translation>Die Objekte der Zwischenablage an ihren alten Positionen einfügen</translation>
    </message>
    <message>
        <source>The clipboard has no text. Copy objects first (Ctrl+C), here or in a scene file.</source>
        <translation>Die Zwischenablage enthält keinen Text. Zuerst hier oder in einer Szenendatei Objekte kopieren (Strg+C).</translation>
    </message>
    <message>
        <source>A recording is read only, so nothing can be pasted into it. Convert a step to a scene first.</source>
        <translation>Eine Aufzeichnung ist schreibgeschützt, darum lässt sich nichts einfügen. Zuerst einen Schritt in eine Szene umwandeln.</translation>
    </message>
    <message>
        <source>The objects on the clipboard cannot be pasted. %1</source>
        <translation>Die Objekte der Zwischenablage können nicht eingefügt werden. %1</translation>
    </message>
    <message>
        <source>The clipboard cannot be pasted: line %1, column %2: %3. %4.</source>
        <translation>Die Zwischenablage kann nicht eingefügt werden: Zeile %1, Spalte %2: %3. %4.</translation>
    </message>
    <message>
        <source>The scene on the clipboard has no objects. Copy some first (Ctrl+C).</source>
        <translation>Die Szene in der Zwischenablage hat keine Objekte. Zuerst welche kopieren (Strg+C).</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen:</translation>
    </message>
    <message>
        <source>Left out: %1 to objects that are not in this scene.</source>
        <translation>Weggelassen: %1 auf Objekte, die nicht in dieser Szene sind.</translation>
    </message>
</context>
<context>
    <name>broadside::CollisionSection</name>
    <message>
        <source>Collision</source>
        <translation>Kollision</translation>
    </message>
    <message>
        <source>When hit</source>
        <translation>Bei Treffer</translation>
    </message>
    <message>
        <source>What happens to this object when another object overlaps it</source>
        <translation>Was mit diesem Objekt geschieht, wenn ein anderes es überlappt</translation>
    </message>
    <message>
        <source>response</source>
        <translation>Reaktion</translation>
    </message>
    <message>
        <source>Restitution</source>
        <translation>Restitution</translation>
    </message>
    <message>
        <source>restitution</source>
        <translation>Restitution</translation>
    </message>
    <message>
        <source>Speed after a bounce: 1 keeps all of it, 0 nothing; for two objects the product counts</source>
        <translation>Geschwindigkeit nach einem Abprall: 1 behält alles, 0 nichts; bei zwei Objekten zählt das Produkt</translation>
    </message>
    <message>
        <source>Category bits</source>
        <translation>Kategoriebits</translation>
    </message>
    <message>
        <source>category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Bits of the object's own categories</source>
        <translation>Bits der eigenen Kategorien des Objekts</translation>
    </message>
    <message>
        <source>Mask bits</source>
        <translation>Maskenbits</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>Maske</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Maske</translation>
    </message>
    <message>
        <source>Bits of the categories that the object can collide with; 0: none.
Two objects can collide if each mask has a bit of the other's category.</source>
        <translation>Bits der Kategorien, mit denen das Objekt kollidieren kann; 0: keine.
Zwei Objekte können kollidieren, wenn jede Maske ein Bit der Kategorie des anderen hat.</translation>
    </message>
    <message>
        <source>"%1" is not a 32-bit number. Type a number from 0 to 4294967295, or 0x and up to eight hexadecimal digits.</source>
        <translation>„%1“ ist keine 32-Bit-Zahl. Eine Zahl von 0 bis 4294967295 eingeben, oder 0x und bis zu acht Hexadezimalziffern.</translation>
    </message>
</context>
<context>
    <name>broadside::CommandPalette</name>
    <message>
        <source>Find a command</source>
        <translation>Befehl suchen</translation>
    </message>
    <message>
        <source>Search for a command</source>
        <translation>Einen Befehl suchen</translation>
    </message>
    <message>
        <source>Type a few letters of a command</source>
        <translation>Ein paar Buchstaben eines Befehls eingeben</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>No command matches. Type fewer letters.</source>
        <translation>Kein Befehl passt. Weniger Buchstaben eingeben.</translation>
    </message>
</context>
<context>
    <name>broadside::ComparisonTables</name>
    <message>
        <source>Numbers of the algorithms</source>
        <translation>Zahlen der Algorithmen</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Boxen</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Übersehen</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Distinct pairs that the algorithm reports</source>
        <translation>Verschiedene Paare, die der Algorithmus meldet</translation>
    </message>
    <message>
        <source>Candidates whose boxes overlap</source>
        <translation>Kandidaten, deren Boxen sich überlappen</translation>
    </message>
    <message>
        <source>Pairs that can collide and whose boxes overlap, but that the algorithm does not report</source>
        <translation>Paare, die kollidieren können und deren Boxen sich überlappen, die der Algorithmus aber nicht meldet</translation>
    </message>
    <message>
        <source>Tests of the published loop, with duplicates</source>
        <translation>Tests der veröffentlichten Schleife, samt Duplikaten</translation>
    </message>
    <message>
        <source>Of the structure, without the objects</source>
        <translation>Der Struktur, ohne die Objekte</translation>
    </message>
    <message>
        <source>Time to add all objects and report all candidates, measured once in the background. For a decision, measure with the panel Cell size or "broadside compare".</source>
        <translation>Zeit, um alle Objekte hinzuzufügen und alle Kandidaten zu melden, einmal im Hintergrund gemessen. Für eine Entscheidung mit dem Panel „Zellgröße“ oder mit „broadside compare“ messen.</translation>
    </message>
    <message>
        <source>Pairs about which they disagree</source>
        <translation>Paare, bei denen sie uneins sind</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>Reported by</source>
        <translation>Gemeldet von</translation>
    </message>
    <message>
        <source>Not by</source>
        <translation>Nicht von</translation>
    </message>
    <message>
        <source>Click to select the two and bring them into view</source>
        <translation>Klicken, um die beiden auszuwählen und ins Blickfeld zu holen</translation>
    </message>
    <message>
        <source>Overlap: algorithms that do not report the pair miss it. Apart: algorithms that report the pair test it for nothing.</source>
        <translation>Überlappend: Algorithmen, die das Paar nicht melden, übersehen es. Getrennt: Algorithmen, die das Paar melden, testen es umsonst.</translation>
    </message>
    <message>
        <source>Algorithms that report the pair</source>
        <translation>Algorithmen, die das Paar melden</translation>
    </message>
    <message>
        <source>Algorithms that do not</source>
        <translation>Algorithmen, die es nicht melden</translation>
    </message>
    <message>
        <source>%1 µs</source>
        <translation>%1 µs</translation>
    </message>
    <message>
        <source>overlap</source>
        <translation>überlappend</translation>
    </message>
    <message>
        <source>apart</source>
        <translation>getrennt</translation>
    </message>
</context>
<context>
    <name>broadside::ComparisonWindow</name>
    <message>
        <source>Compare algorithms</source>
        <translation>Algorithmen vergleichen</translation>
    </message>
    <message>
        <source>Algorithm %1</source>
        <translation>Algorithmus %1</translation>
    </message>
    <message>
        <source>An algorithm to compare; it uses the cell size of the scene</source>
        <translation>Ein Algorithmus zum Vergleichen; er verwendet die Zellgröße der Szene</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(keiner)</translation>
    </message>
    <message>
        <source>World with algorithm %1</source>
        <translation>Welt mit Algorithmus %1</translation>
    </message>
    <message>
        <source>Drag to pan all views, use the wheel to zoom. Purple: this algorithm misses the pair. Dashed: only this algorithm reports the pair, for nothing.</source>
        <translation>Ziehen verschiebt alle Ansichten, das Mausrad zoomt. Violett: Dieser Algorithmus übersieht das Paar. Gestrichelt: Nur dieser Algorithmus meldet das Paar, und zwar umsonst.</translation>
    </message>
    <message>
        <source>Show &amp;world</source>
        <translation>Welt zeigen</translation>
    </message>
    <message>
        <source>Show the whole world in every view</source>
        <translation>In jeder Ansicht die ganze Welt zeigen</translation>
    </message>
    <message>
        <source>Comparing...</source>
        <translation>Vergleiche...</translation>
    </message>
    <message>
        <source>All algorithms report the same pairs.</source>
        <translation>Alle Algorithmen melden dieselben Paare.</translation>
    </message>
    <message>
        <source>Only some algorithms report %1. Their boxes do not overlap, so no pair is missed.</source>
        <translation>Nur einige Algorithmen melden %1. Die Boxen überlappen sich nicht, also wird kein Paar übersehen.</translation>
    </message>
    <message>
        <source>Only some algorithms report %1. The boxes of %2 overlap: the other algorithms miss them.</source>
        <translation>Nur einige Algorithmen melden %1. Davon mit überlappenden Boxen: %2. Diese übersehen die anderen Algorithmen.</translation>
    </message>
    <message>
        <source>%1, %2 missed</source>
        <translation>%1, %2 übersehen</translation>
    </message>
    <message>
        <source>An algorithm reports more than %1 pairs. They are counted, and not compared one by one.</source>
        <translation>Ein Algorithmus meldet mehr als %1 Paare. Sie werden gezählt und nicht einzeln verglichen.</translation>
    </message>
</context>
<context>
    <name>broadside::ComponentActions</name>
    <message>
        <source>&amp;Add component</source>
        <translation>Komponente hinzufügen</translation>
    </message>
    <message>
        <source>Remo&amp;ve component</source>
        <translation>Komponente entfernen</translation>
    </message>
    <message>
        <source>Make the selected objects act by themselves</source>
        <translation>Die ausgewählten Objekte selbst handeln lassen</translation>
    </message>
    <message>
        <source>Remove a component from all selected objects that have it</source>
        <translation>Eine Komponente von allen ausgewählten Objekten entfernen, die sie haben</translation>
    </message>
    <message>
        <source>All selected objects already have this component.</source>
        <translation>Alle ausgewählten Objekte haben diese Komponente schon.</translation>
    </message>
    <message>
        <source>For the %1 of %2 objects without one</source>
        <translation>Für %1 von %2 Objekten, die keine haben</translation>
    </message>
    <message>
        <source>From %1, with all its values</source>
        <translation>Von: %1; mit allen Werten</translation>
    </message>
    <message>
        <source>No selected object has a component</source>
        <translation>Kein ausgewähltes Objekt hat eine Komponente</translation>
    </message>
</context>
<context>
    <name>broadside::ComponentBox</name>
    <message>
        <source>Component %1</source>
        <translation>Komponente %1</translation>
    </message>
    <message>
        <source>A component of another program, or of a newer version</source>
        <translation>Eine Komponente eines anderen Programms oder einer neueren Version</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Remove this component from the object</source>
        <translation>Diese Komponente vom Objekt entfernen</translation>
    </message>
    <message>
        <source>Select the object that %1 names</source>
        <translation>Das in %1 genannte Objekt auswählen</translation>
    </message>
    <message>
        <source>Select this object, and show its properties</source>
        <translation>Dieses Objekt auswählen und seine Eigenschaften zeigen</translation>
    </message>
    <message>
        <source>Choose an object of this scene first.</source>
        <translation>Zuerst ein Objekt dieser Szene wählen.</translation>
    </message>
</context>
<context>
    <name>broadside::ComponentsSection</name>
    <message>
        <source>Components</source>
        <translation>Komponenten</translation>
    </message>
    <message>
        <source>Add component</source>
        <translation>Komponente hinzufügen</translation>
    </message>
    <message>
        <source>Make the object act by itself</source>
        <translation>Das Objekt selbst handeln lassen</translation>
    </message>
    <message>
        <source>The selected objects have no component in common. Select fewer objects.</source>
        <translation>Die ausgewählten Objekte haben keine gemeinsame Komponente. Weniger Objekte auswählen.</translation>
    </message>
    <message>
        <source>Some objects have more. Select fewer objects to edit these.</source>
        <translation>Einige Objekte haben weitere. Weniger Objekte auswählen, um diese zu bearbeiten.</translation>
    </message>
    <message>
        <source>No components. A component makes the object shoot, walk, spawn or follow.</source>
        <translation>Keine Komponenten. Eine Komponente lässt das Objekt schießen, laufen, spawnen oder folgen.</translation>
    </message>
    <message>
        <source>The object already has this component.</source>
        <translation>Das Objekt hat diese Komponente schon.</translation>
    </message>
    <message>
        <source>All selected objects already have this component.</source>
        <translation>Alle ausgewählten Objekte haben diese Komponente schon.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>broadside::CurveChart</name>
    <message>
        <source>Left and Right go from point to point, Enter uses the point</source>
        <translation>Links und Rechts gehen von Punkt zu Punkt, Enter verwendet den Punkt</translation>
    </message>
</context>
<context>
    <name>broadside::CustomSection</name>
    <message>
        <source>Custom properties</source>
        <translation>Eigene Eigenschaften</translation>
    </message>
    <message>
        <source>Add property</source>
        <translation>Eigenschaft hinzufügen</translation>
    </message>
    <message>
        <source>Add your own value for the program that loads the scene; the simulation does not use it</source>
        <translation>Einen eigenen Wert für das Programm hinzufügen, das die Szene lädt; die Simulation verwendet ihn nicht</translation>
    </message>
    <message>
        <source>Add a property of this kind, and name it</source>
        <translation>Eine Eigenschaft dieser Art hinzufügen und benennen</translation>
    </message>
    <message>
        <source>The selected objects have no property in common. Select fewer objects.</source>
        <translation>Die ausgewählten Objekte haben keine gemeinsame Eigenschaft. Weniger Objekte auswählen.</translation>
    </message>
    <message>
        <source>Some objects have more. Select fewer objects to edit these.</source>
        <translation>Einige Objekte haben weitere. Weniger Objekte auswählen, um diese zu bearbeiten.</translation>
    </message>
    <message>
        <source>No properties. A property is a name and a value for the program that loads the scene.</source>
        <translation>Keine Eigenschaften. Eine Eigenschaft ist ein Name und ein Wert für das Programm, das die Szene lädt.</translation>
    </message>
    <message>
        <source>Add property %1</source>
        <translation>Eigenschaft %1 hinzufügen</translation>
    </message>
    <message>
        <source>Add property %1 to %2</source>
        <translation>Eigenschaft %1 hinzufügen: %2</translation>
    </message>
    <message>
        <source>property %1</source>
        <translation>Eigenschaft %1</translation>
    </message>
    <message>
        <source>Rename property %1</source>
        <translation>Eigenschaft %1 umbenennen</translation>
    </message>
    <message>
        <source>Rename property %1 of %2</source>
        <translation>Eigenschaft %1 umbenennen: %2</translation>
    </message>
    <message>
        <source>Remove property %1</source>
        <translation>Eigenschaft %1 entfernen</translation>
    </message>
    <message>
        <source>Remove property %1 from %2</source>
        <translation>Eigenschaft %1 entfernen: %2</translation>
    </message>
</context>
<context>
    <name>broadside::DebugActions</name>
    <message>
        <source>&amp;Diagnose</source>
        <translation>Diagnostizieren</translation>
    </message>
    <message>
        <source>Find the few faults that explain all missed pairs of the recorded steps</source>
        <translation>Die wenigen Fehler finden, die alle übersehenen Paare der aufgezeichneten Schritte erklären</translation>
    </message>
    <message>
        <source>Audit this &amp;step</source>
        <translation>Diesen Schritt auditieren</translation>
    </message>
    <message>
        <source>Find the missed pairs of this step with their causes, and objects that passed through others</source>
        <translation>Die übersehenen Paare dieses Schritts mit ihren Ursachen finden, und Objekte, die durch andere hindurchgegangen sind</translation>
    </message>
    <message>
        <source>Audit e&amp;very step</source>
        <translation>Jeden Schritt auditieren</translation>
    </message>
    <message>
        <source>Find missed pairs, and objects that pass through others, in all recorded steps and in each new step</source>
        <translation>Übersehene Paare und Objekte, die durch andere hindurchgehen, in allen aufgezeichneten Schritten und in jedem neuen Schritt finden</translation>
    </message>
    <message>
        <source>Expect a &amp;hit</source>
        <translation>Treffer erwarten</translation>
    </message>
    <message>
        <source>Find the step in which the two selected objects touch, or the reason why they never do</source>
        <translation>Den Schritt finden, in dem sich die beiden ausgewählten Objekte berühren, oder den Grund, warum sie es nie tun</translation>
    </message>
    <message>
        <source>Expect to stay in the &amp;world</source>
        <translation>Verbleib in der Welt erwarten</translation>
    </message>
    <message>
        <source>Find the first step in which the selected object leaves the world, and why</source>
        <translation>Den ersten Schritt finden, in dem das ausgewählte Objekt die Welt verlässt, und warum</translation>
    </message>
    <message>
        <source>Expect to stay h&amp;ere...</source>
        <translation>Verbleib hier erwarten...</translation>
    </message>
    <message>
        <source>Draw a region, and find the first step in which the selected object leaves it</source>
        <translation>Einen Bereich zeichnen und den ersten Schritt finden, in dem das ausgewählte Objekt ihn verlässt</translation>
    </message>
    <message>
        <source>Expect &amp;that nothing touches it</source>
        <translation>Keine Berührung erwarten</translation>
    </message>
    <message>
        <source>Find the first step in which another object touches the selected one, and why</source>
        <translation>Den ersten Schritt finden, in dem ein anderes Objekt das ausgewählte berührt, und warum</translation>
    </message>
    <message>
        <source>Com&amp;pare algorithms...</source>
        <translation>Algorithmen vergleichen...</translation>
    </message>
    <message>
        <source>Compare two to four algorithms on the same steps: what each reports, misses and costs</source>
        <translation>Zwei bis vier Algorithmen an denselben Schritten vergleichen: was jeder meldet, übersieht und kostet</translation>
    </message>
    <message>
        <source>Why? Pin the object &amp;under the mouse</source>
        <translation>Warum? Objekt unter der Maus anheften</translation>
    </message>
    <message>
        <source>Pin one object as A and another as B: the panel Why explains why they collide or not; from the menu, the selected objects</source>
        <translation>Ein Objekt als A und ein anderes als B anheften: Das Panel „Warum“ erklärt, warum sie kollidieren oder nicht; aus dem Menü die ausgewählten Objekte</translation>
    </message>
    <message>
        <source>Move the mouse over an object, or select one or two objects.</source>
        <translation>Die Maus über ein Objekt bewegen oder ein oder zwei Objekte auswählen.</translation>
    </message>
</context>
<context>
    <name>broadside::DeterminismAction</name>
    <message>
        <source>&amp;Check determinism</source>
        <translation>Determinismus prüfen</translation>
    </message>
    <message>
        <source>Simulate the recorded steps again in the background, and compare every bit</source>
        <translation>Die aufgezeichneten Schritte im Hintergrund noch einmal simulieren und jedes Bit vergleichen</translation>
    </message>
    <message>
        <source>&amp;Repeat with another algorithm</source>
        <translation>Mit anderem Algorithmus wiederholen</translation>
    </message>
    <message>
        <source>Simulate the recorded steps with another broad phase, and find the first difference</source>
        <translation>Die aufgezeichneten Schritte mit einer anderen Broadphase simulieren und den ersten Unterschied finden</translation>
    </message>
    <message>
        <source>Simulating the recorded steps again: %1 of %2</source>
        <translation>Die aufgezeichneten Schritte werden noch einmal simuliert: %1 von %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stop without a result</source>
        <translation>Ohne Ergebnis abbrechen</translation>
    </message>
    <message>
        <source>The record changed during the check. Check again.</source>
        <translation>Die aufgezeichneten Schritte haben sich während der Prüfung geändert. Noch einmal prüfen.</translation>
    </message>
    <message>
        <source>Steps %1 to %2</source>
        <translation>Schritte %1 bis %2</translation>
    </message>
    <message>
        <source>%1 are the same with %2, bit for bit</source>
        <translation>%1 sind mit %2 Bit für Bit gleich</translation>
    </message>
    <message>
        <source>%1 repeat bit for bit</source>
        <translation>%1 wiederholen sich Bit für Bit</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Dorthin</translation>
    </message>
    <message>
        <source>Show the world after this step, with the object selected</source>
        <translation>Die Welt nach diesem Schritt zeigen, mit dem Objekt ausgewählt</translation>
    </message>
    <message>
        <source>The recorded steps are already being checked.</source>
        <translation>Die aufgezeichneten Schritte werden schon geprüft.</translation>
    </message>
    <message>
        <source>No steps are recorded. Run or step the simulation first.</source>
        <translation>Keine Schritte sind aufgezeichnet. Zuerst die Simulation starten oder einen Schritt machen.</translation>
    </message>
</context>
<context>
    <name>broadside::DiagnosisPanel</name>
    <message>
        <source>Diagnose</source>
        <translation>Diagnose</translation>
    </message>
    <message>
        <source>Progress of the diagnosis</source>
        <translation>Fortschritt der Diagnose</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stop the diagnosis. The last one stays.</source>
        <translation>Die Diagnose abbrechen. Die letzte bleibt.</translation>
    </message>
    <message>
        <source>Find the few faults that explain all missed pairs of the recorded steps</source>
        <translation>Die wenigen Fehler finden, die alle übersehenen Paare der aufgezeichneten Schritte erklären</translation>
    </message>
    <message>
        <source>Find the few faults that explain all missed pairs of the first %1 steps of this scene</source>
        <translation>Die wenigen Fehler finden, die alle übersehenen Paare der ersten %1 Schritte dieser Szene erklären</translation>
    </message>
    <message>
        <source>Diagnosing...</source>
        <translation>Diagnose läuft...</translation>
    </message>
    <message>
        <source>Diagnose finds the fault behind all findings, and what to change.</source>
        <translation>„Diagnose“ findet den Fehler hinter allen Befunden, und was zu ändern ist.</translation>
    </message>
    <message>
        <source> These steps were made for the diagnosis.</source>
        <translation> Diese Schritte wurden für die Diagnose gemacht.</translation>
    </message>
    <message>
        <source> Some steps could not be read: %1</source>
        <translation> Einige Schritte konnten nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>steps %1 to %2</source>
        <translation>Schritte %1 bis %2</translation>
    </message>
    <message>
        <source>%1 in %2. No known fault explains them, and nothing sets them apart from found pairs.</source>
        <translation>%2: %1. Kein bekannter Fehler erklärt sie, und nichts unterscheidet sie von gefundenen Paaren.</translation>
    </message>
    <message>
        <source>%1 in %2.</source>
        <translation>%2: %1.</translation>
    </message>
    <message>
        <source>No missed pairs in %1.</source>
        <translation>%1: keine übersehenen Paare.</translation>
    </message>
    <message>
        <source>Nothing is missed and nothing passes through anything in %1.</source>
        <translation>%1: Nichts wird übersehen, und nichts geht durch etwas hindurch.</translation>
    </message>
    <message>
        <source>No pair is missed in %1.</source>
        <translation>%1: Kein Paar wird übersehen.</translation>
    </message>
</context>
<context>
    <name>broadside::EarlierVersionsDialog</name>
    <message>
        <source>&amp;Open in a new tab</source>
        <translation>In neuem Tab öffnen</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Earlier versions of %1</source>
        <translation>Frühere Versionen von %1</translation>
    </message>
    <message>
        <source>No earlier version is kept. Each save keeps the version that it replaces.</source>
        <translation>Keine frühere Version ist aufbewahrt. Jedes Speichern bewahrt die Version auf, die es ersetzt.</translation>
    </message>
    <message>
        <source>Each save keeps the version that it replaces. Select one to see its picture and how it differs from the open scene.</source>
        <translation>Jedes Speichern bewahrt die Version auf, die es ersetzt. Eine auswählen, um ihr Bild und ihre Unterschiede zur offenen Szene zu sehen.</translation>
    </message>
    <message>
        <source>The next save removes older versions above this number; 0 keeps none</source>
        <translation>Das nächste Speichern entfernt ältere Versionen über dieser Zahl; 0 bewahrt keine auf</translation>
    </message>
    <message>
        <source>&amp;Versions kept of each file:</source>
        <translation>Aufbewahrte Versionen je Datei:</translation>
    </message>
    <message>
        <source>Earlier versions</source>
        <translation>Frühere Versionen</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>Objekte</translation>
    </message>
    <message>
        <source>Compared with the open scene</source>
        <translation>Verglichen mit der offenen Szene</translation>
    </message>
    <message>
        <source>Objects that differ</source>
        <translation>Objekte mit Unterschieden</translation>
    </message>
    <message>
        <source>no difference</source>
        <translation>kein Unterschied</translation>
    </message>
    <message>
        <source>reading...</source>
        <translation>wird gelesen...</translation>
    </message>
    <message>
        <source>Select a version first.</source>
        <translation>Zuerst eine Version auswählen.</translation>
    </message>
    <message>
        <source>This version cannot be read.</source>
        <translation>Diese Version ist nicht lesbar.</translation>
    </message>
    <message>
        <source>Open this version as an untitled scene; the file stays as it is</source>
        <translation>Diese Version als unbenannte Szene öffnen; die Datei bleibt, wie sie ist</translation>
    </message>
    <message>
        <source>Replace the open scene by this version, as one undo step; the file changes when you save</source>
        <translation>Die offene Szene durch diese Version ersetzen, als ein Rückgängig-Schritt; die Datei ändert sich beim Speichern</translation>
    </message>
</context>
<context>
    <name>broadside::EditActions</name>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo the last edit</source>
        <translation>Die letzte Änderung rückgängig machen</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Redo the edit</source>
        <translation>Die Änderung wiederholen</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>Wiederholen: %1</translation>
    </message>
    <message>
        <source>Dup&amp;licate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Copy the selected objects to a place next to them</source>
        <translation>Die ausgewählten Objekte daneben kopieren</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Rename the selected object</source>
        <translation>Das ausgewählte Objekt umbenennen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete the selected objects</source>
        <translation>Die ausgewählten Objekte löschen</translation>
    </message>
    <message>
        <source>World se&amp;ttings...</source>
        <translation>Welteinstellungen...</translation>
    </message>
    <message>
        <source>Size, gravity, wind and edges of the world</source>
        <translation>Größe, Schwerkraft, Wind und Ränder der Welt</translation>
    </message>
    <message>
        <source>The selected objects cannot be duplicated. %1</source>
        <translation>Die ausgewählten Objekte können nicht dupliziert werden. %1</translation>
    </message>
</context>
<context>
    <name>broadside::EventsModel</name>
    <message>
        <source>launched with %1 m/s</source>
        <translation>mit %1 m/s abgeschossen</translation>
    </message>
    <message>
        <source>speed limited from %1 to %2 m/s</source>
        <translation>Geschwindigkeit von %1 auf %2 m/s begrenzt</translation>
    </message>
    <message>
        <source>spawned</source>
        <translation>gespawnt</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>removed by a hit</source>
        <translation>durch einen Treffer entfernt</translation>
    </message>
    <message>
        <source>removed at the end of its lifetime</source>
        <translation>am Ende der Lebensdauer entfernt</translation>
    </message>
    <message>
        <source>removed at the edge of the world</source>
        <translation>am Rand der Welt entfernt</translation>
    </message>
    <message>
        <source>Click to go to this step and select the object</source>
        <translation>Klicken, um zu diesem Schritt zu gehen und das Objekt auszuwählen</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Durch</translation>
    </message>
</context>
<context>
    <name>broadside::EventsPanel</name>
    <message>
        <source>Search events</source>
        <translation>Ereignisse suchen</translation>
    </message>
    <message>
        <source>Search...</source>
        <translation>Suchen...</translation>
    </message>
    <message>
        <source>Show only events whose text or names contain this</source>
        <translation>Nur Ereignisse zeigen, deren Text oder Namen dies enthalten</translation>
    </message>
    <message>
        <source>Shown events</source>
        <translation>Gezeigte Ereignisse</translation>
    </message>
    <message>
        <source>The kinds of events in the list</source>
        <translation>Die Arten von Ereignissen in der Liste</translation>
    </message>
    <message>
        <source>All events</source>
        <translation>Alle Ereignisse</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Removals</source>
        <translation>Entfernt</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>Abschüsse</translation>
    </message>
    <message>
        <source>Spawns</source>
        <translation>Spawns</translation>
    </message>
    <message>
        <source>Limited speeds</source>
        <translation>Tempolimits</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Object %1</source>
        <translation>Objekt %1</translation>
    </message>
    <message>
        <source>A recording has no events, only the places of the objects.</source>
        <translation>Eine Aufzeichnung hat keine Ereignisse, nur die Positionen der Objekte.</translation>
    </message>
    <message>
        <source>Run or step the simulation: hits, removals, launches and spawns are listed here.</source>
        <translation>Die Simulation starten oder einen Schritt machen: Treffer, Entferntes, Abschüsse und Spawns stehen dann hier.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>broadside::ExampleView</name>
    <message>
        <source>Picture of the example</source>
        <translation>Bild des Beispiels</translation>
    </message>
    <message>
        <source>The picture is being made.</source>
        <translation>Das Bild wird erstellt.</translation>
    </message>
    <message>
        <source>Click to go to step %1 and pin the two objects.</source>
        <translation>Klicken, um zu Schritt %1 zu gehen und die beiden Objekte anzuheften.</translation>
    </message>
    <message>
        <source>There is not enough memory for the picture.</source>
        <translation>Der Speicher reicht nicht für das Bild.</translation>
    </message>
</context>
<context>
    <name>broadside::ExpectationPanel</name>
    <message>
        <source>step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>A click on a step goes there</source>
        <translation>Ein Klick auf einen Schritt führt dorthin</translation>
    </message>
    <message>
        <source>The reasons, from the outcome to its causes. A click on a step goes there.</source>
        <translation>Die Gründe, vom Ergebnis zu seinen Ursachen. Ein Klick auf einen Schritt führt dorthin.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>What to do about it</source>
        <translation>Was dagegen zu tun ist</translation>
    </message>
    <message>
        <source>Remove the expectation</source>
        <translation>Die Erwartung entfernen</translation>
    </message>
    <message>
        <source>Expected: %1.</source>
        <translation>Erwartet: %1.</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Erneut prüfen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Examine the recorded steps from the first one on</source>
        <translation>Die aufgezeichneten Schritte vom ersten an untersuchen</translation>
    </message>
    <message>
        <source>Stop examining the recorded steps</source>
        <translation>Die Untersuchung der aufgezeichneten Schritte abbrechen</translation>
    </message>
    <message>
        <source>steps %1 to %2</source>
        <translation>Schritte %1 bis %2</translation>
    </message>
    <message>
        <source>Holds: first in %1.</source>
        <translation>Erfüllt: zuerst in %1.</translation>
    </message>
    <message>
        <source>Holds in %1.</source>
        <translation>Erfüllt: %1.</translation>
    </message>
    <message>
        <source>Fails: first in %1.</source>
        <translation>Nicht erfüllt: zuerst in %1.</translation>
    </message>
    <message>
        <source>Fails in %1.</source>
        <translation>Nicht erfüllt: %1.</translation>
    </message>
    <message>
        <source>They are nearest in %1: %2 m.</source>
        <translation>Am nächsten kommen sie sich in %1: %2 m.</translation>
    </message>
    <message>
        <source>The steps from %1 on were made again with the fix.</source>
        <translation>Die Schritte ab %1 wurden mit der Korrektur neu gemacht.</translation>
    </message>
    <message>
        <source>Select one or two objects and choose Debug &gt; Expect a hit, Expect to stay or Expect no contact. Or drag from one object to another with the tool Expect. This panel then says whether it happens, and why not.</source>
        <translation>Ein oder zwei Objekte auswählen und im Menü „Debuggen“ einen Treffer, den Verbleib oder keine Berührung erwarten. Oder mit dem Werkzeug „Erwarten“ von einem Objekt zum anderen ziehen. Dieses Panel sagt dann, ob es geschieht, und wenn nicht, warum.</translation>
    </message>
    <message>
        <source>Examining the recorded steps: %1 %</source>
        <translation>Untersuche die aufgezeichneten Schritte: %1 %</translation>
    </message>
    <message>
        <source>The search was cancelled.</source>
        <translation>Die Suche wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Run or step the simulation: its recorded steps are then checked.</source>
        <translation>Die Simulation starten oder einen Schritt machen: Ihre aufgezeichneten Schritte werden dann geprüft.</translation>
    </message>
    <message>
        <source>Pause the simulation to check its latest steps.</source>
        <translation>Die Simulation pausieren, um ihre neuesten Schritte zu prüfen.</translation>
    </message>
    <message>
        <source>object %1</source>
        <translation>Objekt %1</translation>
    </message>
</context>
<context>
    <name>broadside::ExplanationView</name>
    <message>
        <source>Show me</source>
        <translation>Vorführen</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Beheben</translation>
    </message>
    <message>
        <source>Explanations</source>
        <translation>Erklärungen</translation>
    </message>
    <message>
        <source>Undo reverts the fix.</source>
        <translation>Rückgängig nimmt die Korrektur zurück.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Remedy: %1</source>
        <translation>Abhilfe: %1</translation>
    </message>
    <message>
        <source>Explains as much: %1</source>
        <translation>Erklärt ebenso viel: %1</translation>
    </message>
    <message>
        <source>To be surer: %1</source>
        <translation>Für mehr Gewissheit: %1</translation>
    </message>
    <message>
        <source>The broad phase is the game's own. The remedy says what to change there.</source>
        <translation>Die Broadphase ist die des Spiels. Die Abhilfe sagt, was dort zu ändern ist.</translation>
    </message>
    <message>
        <source>Choose an explanation first.</source>
        <translation>Zuerst eine Erklärung wählen.</translation>
    </message>
    <message>
        <source>The fix is applied already.</source>
        <translation>Die Korrektur ist schon angewendet.</translation>
    </message>
    <message>
        <source>The objects are not part of the scene.</source>
        <translation>Die Objekte gehören nicht zur Szene.</translation>
    </message>
    <message>
        <source>%1, and make the run again with it</source>
        <translation>%1 und den Lauf damit wiederholen</translation>
    </message>
    <message>
        <source>Play the steps before the example in slow motion, and pause there</source>
        <translation>Die Schritte vor dem Beispiel in Zeitlupe abspielen und dort pausieren</translation>
    </message>
    <message>
        <source>Choose an explanation with an example first.</source>
        <translation>Zuerst eine Erklärung mit Beispiel wählen.</translation>
    </message>
</context>
<context>
    <name>broadside::ExplanationsModel</name>
    <message>
        <source>%1 through %2</source>
        <translation>%1 durch %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Missed pairs that are not explained</source>
        <translation>Nicht erklärte übersehene Paare</translation>
    </message>
    <message>
        <source>%1
Click to go to the first of these steps.</source>
        <translation>%1
Klicken, um zum ersten dieser Schritte zu gehen.</translation>
    </message>
    <message>
        <source>%1
Click to go to the example.</source>
        <translation>%1
Klicken, um zum Beispiel zu gehen.</translation>
    </message>
    <message>
        <source>The explanations, best first, and the pairs that each explains</source>
        <translation>Die Erklärungen, die beste zuerst, und die Paare, die jede erklärt</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Erklärung</translation>
    </message>
    <message>
        <source>The first step that shows it</source>
        <translation>Der erste Schritt, der es zeigt</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Erster Schritt</translation>
    </message>
    <message>
        <source>The last step that shows it</source>
        <translation>Der letzte Schritt, der es zeigt</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Letzter Schritt</translation>
    </message>
    <message>
        <source>The number of steps of a pair, or of all its pairs together</source>
        <translation>Die Anzahl der Schritte eines Paars, oder aller Paare der Erklärung zusammen</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
</context>
<context>
    <name>broadside::ExportAction</name>
    <message>
        <source>&amp;Export picture...</source>
        <translation>Bild exportieren...</translation>
    </message>
    <message>
        <source>Export the view, the world, or every recorded step as PNG, SVG or PDF</source>
        <translation>Die Ansicht, die Welt oder jeden aufgezeichneten Schritt als PNG, SVG oder PDF exportieren</translation>
    </message>
    <message>
        <source>untitled</source>
        <translation>unbenannt</translation>
    </message>
    <message>
        <source>Only one step of a recording can be exported at a time.</source>
        <translation>Von einer Aufzeichnung kann immer nur ein Schritt exportiert werden.</translation>
    </message>
    <message>
        <source>Edits wait for the next step. Make a step, or undo them, first.</source>
        <translation>Änderungen warten auf den nächsten Schritt. Zuerst einen Schritt machen oder sie rückgängig machen.</translation>
    </message>
    <message>
        <source>The picture was not exported.</source>
        <translation>Das Bild wurde nicht exportiert.</translation>
    </message>
    <message>
        <source>Pictures are already being exported.</source>
        <translation>Bilder werden schon exportiert.</translation>
    </message>
    <message>
        <source>Exporting pictures ...</source>
        <translation>Exportiere Bilder ...</translation>
    </message>
    <message>
        <source>Exporting %1 ...</source>
        <translation>Exportiere %1 ...</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Exported %1, up to %2.</source>
        <translation>Exportiert: %1, bis %2.</translation>
    </message>
    <message>
        <source>Exported %1.</source>
        <translation>Exportiert: %1.</translation>
    </message>
    <message>
        <source>The export was cancelled.</source>
        <translation>Der Export wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The export was cancelled after %1.</source>
        <translation>Der Export wurde nach %1 abgebrochen.</translation>
    </message>
</context>
<context>
    <name>broadside::ExportDialog</name>
    <message>
        <source>Width of the picture</source>
        <translation>Breite des Bildes</translation>
    </message>
    <message>
        <source>px</source>
        <translation>px</translation>
    </message>
    <message>
        <source>Height of the picture</source>
        <translation>Höhe des Bildes</translation>
    </message>
    <message>
        <source>a picture of each recorded step</source>
        <translation>ein Bild je aufgezeichnetem Schritt</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Erster Schritt</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Letzter Schritt</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>Zeigt</translation>
    </message>
    <message>
        <source>what the view shows</source>
        <translation>was die Ansicht zeigt</translation>
    </message>
    <message>
        <source>the whole world</source>
        <translation>die ganze Welt</translation>
    </message>
    <message>
        <source>out-0001.png and so on, with the number of the step</source>
        <translation>out-0001.png und so weiter, mit der Nummer des Schritts</translation>
    </message>
    <message>
        <source>Run the simulation first: no step is recorded.</source>
        <translation>Zuerst die Simulation starten: Es ist kein Schritt aufgezeichnet.</translation>
    </message>
    <message>
        <source>Browse...</source>
        <translation>Durchsuchen...</translation>
    </message>
    <message>
        <source>The end of the name sets the format: .png, .svg or .pdf</source>
        <translation>Das Ende des Namens bestimmt das Format: .png, .svg oder .pdf</translation>
    </message>
    <message>
        <source>Export what the View menu shows: grid, ids, shapes, sprites ...</source>
        <translation>Exportieren, was das Menü „Ansicht“ zeigt: Gitter, IDs, Formen, Sprites ...</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Width and height in pixels</source>
        <translation>Breite und Höhe in Pixeln</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Export an animation of the recorded steps, picture by picture</source>
        <translation>Eine Animation der aufgezeichneten Schritte exportieren, Bild für Bild</translation>
    </message>
    <message>
        <source>From, to</source>
        <translation>Von, bis</translation>
    </message>
    <message>
        <source>Numbers of the first and the last step</source>
        <translation>Nummern des ersten und des letzten Schritts</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.pdf)</source>
        <translation>Bilder (*.png *.svg *.pdf)</translation>
    </message>
    <message>
        <source>Enter a file name.</source>
        <translation>Einen Dateinamen eingeben.</translation>
    </message>
    <message>
        <source>End the name with .png, .svg or .pdf.</source>
        <translation>Den Namen mit .png, .svg oder .pdf enden lassen.</translation>
    </message>
    <message>
        <source>The folder %1 does not exist. Choose another one.</source>
        <translation>Den Ordner %1 gibt es nicht. Einen anderen wählen.</translation>
    </message>
    <message>
        <source>The first step is after the last step.</source>
        <translation>Der erste Schritt liegt nach dem letzten.</translation>
    </message>
    <message>
        <source>%1 x %2 pixels</source>
        <translation>%1 x %2 Pixel</translation>
    </message>
    <message>
        <source>%1 x %2 pixels of 1/96 inch; lines and texts stay sharp at any size</source>
        <translation>%1 x %2 Pixel zu 1/96 Zoll; Linien und Texte bleiben in jeder Größe scharf</translation>
    </message>
    <message>
        <source>%1, from %2 on, each %3.</source>
        <translation>%1, ab %2, je %3.</translation>
    </message>
    <message>
        <source>. This replaces the existing file.</source>
        <translation>. Dies ersetzt die vorhandene Datei.</translation>
    </message>
    <message>
        <source>.</source>
        <translation>.</translation>
    </message>
    <message>
        <source>This takes %1: a smaller size is faster, and SVG and PDF have no pixels. You can cancel it at any time.</source>
        <translation>Dauer: %1. Eine kleinere Größe ist schneller, und SVG und PDF haben keine Pixel. Abbrechen ist jederzeit möglich.</translation>
    </message>
</context>
<context>
    <name>broadside::FaultNote</name>
    <message>
        <source>Select them</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Faults of the algorithm</source>
        <translation>Fehler des Algorithmus</translation>
    </message>
    <message>
        <source>Objects with which the published algorithm would crash or lose pairs.
They are framed in the world. Click the number for the list. An audit finds the pairs that are lost now.</source>
        <translation>Objekte, bei denen der veröffentlichte Algorithmus abstürzen oder Paare verlieren würde.
Sie sind in der Welt umrahmt. Ein Klick auf die Zahl zeigt die Liste. Ein Audit findet die Paare, die jetzt verloren sind.</translation>
    </message>
    <message>
        <source>Objects with faults</source>
        <translation>Objekte mit Fehlern</translation>
    </message>
    <message>
        <source>&lt;b&gt;No faults&lt;/b&gt; in the registration of these objects. An audit also finds faults of rounding.</source>
        <translation>&lt;b&gt;Keine Fehler&lt;/b&gt; bei der Registrierung dieser Objekte. Ein Audit findet auch Rundungsfehler.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Faults: &lt;a href="list"&gt;%1&lt;/a&gt;.&lt;/b&gt; %2: %3. %4.</source>
        <translation>&lt;b&gt;Fehler: &lt;a href="list"&gt;%1&lt;/a&gt;.&lt;/b&gt; %2: %3. %4.</translation>
    </message>
    <message>
        <source>Select it</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Select the objects with a fault: %1</source>
        <translation>Die Objekte mit einem Fehler auswählen: %1</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
</context>
<context>
    <name>broadside::FileActions</name>
    <message>
        <source>Unsaved changes would be lost if the program ended now, because no copy of them can be made.</source>
        <translation>Ungespeicherte Änderungen gingen verloren, wenn das Programm jetzt endete, weil sich keine Kopie davon anlegen lässt.</translation>
    </message>
    <message>
        <source>%1 (sample)</source>
        <translation>%1 (Beispiel)</translation>
    </message>
    <message>
        <source>%1 could not be opened.</source>
        <translation>%1 konnte nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>It is larger than %1 MiB. Split it into several tables, or write a trace.</source>
        <translation>Die Datei ist größer als %1 MiB. Sie auf mehrere Tabellen aufteilen oder einen Trace schreiben.</translation>
    </message>
    <message>
        <source>%1 could not be imported.</source>
        <translation>%1 konnte nicht importiert werden.</translation>
    </message>
    <message>
        <source>Reading %1 ...</source>
        <translation>Lese %1 ...</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>%1 was not opened, because the scene was changed while it was read. Open it again.</source>
        <translation>%1 wurde nicht geöffnet, weil sich die Szene während des Lesens geändert hat. Die Datei noch einmal öffnen.</translation>
    </message>
    <message>
        <source>%1

The open scene stays as it is.</source>
        <translation>%1

Die offene Szene bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>The file was read with %1 notes.</source>
        <translation>Die Datei wurde mit %1 Hinweisen gelesen.</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>%1 konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>%1 was missing. Saving has made it again.</source>
        <translation>%1 fehlte. Speichern hat die Datei neu angelegt.</translation>
    </message>
    <message>
        <source>%1 was saved, but its version before that was not kept.</source>
        <translation>%1 wurde gespeichert, aber die Version davor wurde nicht aufbewahrt.</translation>
    </message>
    <message>
        <source>%1, saved %2</source>
        <translation>%1, gespeichert %2</translation>
    </message>
    <message>
        <source>Restore earlier version</source>
        <translation>Frühere Version wiederherstellen</translation>
    </message>
    <message>
        <source>The saved file cannot be read. %1</source>
        <translation>Die gespeicherte Datei ist nicht lesbar. %1</translation>
    </message>
    <message>
        <source>In the file, compared with the open scene: %1.</source>
        <translation>In der Datei, verglichen mit der offenen Szene: %1.</translation>
    </message>
    <message>
        <source>%1
The file no longer exists.</source>
        <translation>%1
Die Datei gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>Keine zuletzt geöffneten Dateien</translation>
    </message>
    <message>
        <source>Files that you open or save are listed here</source>
        <translation>Geöffnete oder gespeicherte Dateien stehen hier</translation>
    </message>
    <message>
        <source>Clear this list</source>
        <translation>Diese Liste leeren</translation>
    </message>
</context>
<context>
    <name>broadside::FileBar</name>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
    <message>
        <source>Close the message about the file</source>
        <translation>Die Meldung über die Datei schließen</translation>
    </message>
</context>
<context>
    <name>broadside::FileChanges</name>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>%1 was changed by another program and is reloaded. Undo restores the scene as it was before.</source>
        <translation>%1 wurde von einem anderen Programm geändert und neu geladen. Rückgängig stellt die Szene von vorher wieder her.</translation>
    </message>
    <message>
        <source>Save the scene into a file first.</source>
        <translation>Zuerst die Szene in einer Datei speichern.</translation>
    </message>
    <message>
        <source>There are no changes since the scene was saved.</source>
        <translation>Seit dem Speichern der Szene gibt es keine Änderungen.</translation>
    </message>
    <message>
        <source>The file is missing. Save the scene to make it again.</source>
        <translation>Die Datei fehlt. Die Szene speichern, um sie neu anzulegen.</translation>
    </message>
    <message>
        <source>%1 was not reverted.</source>
        <translation>%1 wurde nicht zurückgesetzt.</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>The scene is again as in %1. Undo restores the changes.</source>
        <translation>Die Szene ist wieder wie in %1. Rückgängig stellt die Änderungen wieder her.</translation>
    </message>
</context>
<context>
    <name>broadside::FileMenu</name>
    <message>
        <source>&amp;New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Create an empty scene</source>
        <translation>Eine leere Szene anlegen</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>Öffnen...</translation>
    </message>
    <message>
        <source>Open a scene file</source>
        <translation>Eine Szenendatei öffnen</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Open sa&amp;mple</source>
        <translation>Beispiel öffnen</translation>
    </message>
    <message>
        <source>Open m&amp;ystery</source>
        <translation>Rätsel öffnen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save the scene to its file</source>
        <translation>Die Szene in ihrer Datei speichern</translation>
    </message>
    <message>
        <source>Save &amp;as...</source>
        <translation>Speichern unter...</translation>
    </message>
    <message>
        <source>Save the scene to another file</source>
        <translation>Die Szene in einer anderen Datei speichern</translation>
    </message>
    <message>
        <source>Re&amp;vert</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Replace the scene by the last saved version, as one undo step</source>
        <translation>Die Szene durch die zuletzt gespeicherte Version ersetzen, als ein Rückgängig-Schritt</translation>
    </message>
    <message>
        <source>Ear&amp;lier versions...</source>
        <translation>Frühere Versionen...</translation>
    </message>
    <message>
        <source>Show earlier saved versions of this file, open one or restore it</source>
        <translation>Früher gespeicherte Versionen dieser Datei zeigen, eine öffnen oder wiederherstellen</translation>
    </message>
    <message>
        <source>Save the scene to a file first.</source>
        <translation>Zuerst die Szene in einer Datei speichern.</translation>
    </message>
    <message>
        <source>&amp;Import the level again</source>
        <translation>Level erneut importieren</translation>
    </message>
    <message>
        <source>Apply the changes of the level's own editor to this scene; your edits stay</source>
        <translation>Die Änderungen aus dem Editor des Levels auf diese Szene anwenden; eigene Änderungen bleiben</translation>
    </message>
</context>
<context>
    <name>broadside::FindingLinks</name>
    <message>
        <source>Reduced</source>
        <translation>Reduziert</translation>
    </message>
    <message>
        <source>%1 of %2 objects are enough to show it, in step %3</source>
        <translation>%1 von %2 Objekten genügen, um es zu zeigen, in Schritt %3</translation>
    </message>
    <message>
        <source>In step %1 the fault needs the inputs of the simulation, such as shots, and a scene has no inputs</source>
        <translation>In Schritt %1 braucht der Fehler die Eingaben der Simulation, etwa Schüsse, und eine Szene hat keine Eingaben</translation>
    </message>
</context>
<context>
    <name>broadside::FindingsModel</name>
    <message>
        <source>Tunnelled: passed through another object</source>
        <translation>Getunnelt: durch ein anderes Objekt hindurchgegangen</translation>
    </message>
    <message>
        <source>Box smaller than its shape: the shapes overlap, but the boxes do not</source>
        <translation>Box kleiner als ihre Form: Die Formen überlappen sich, die Boxen aber nicht</translation>
    </message>
    <message>
        <source>Missed: %1</source>
        <translation>Übersehen: %1</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>Steps %1 to %2</source>
        <translation>Schritte %1 bis %2</translation>
    </message>
    <message>
        <source>%1 through %2</source>
        <translation>%1 durch %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The boxes overlap, but the broad phase does not report the pair: %1.
</source>
        <translation>Die Boxen überlappen sich, aber die Broadphase meldet das Paar nicht: %1.
</translation>
    </message>
    <message>
        <source>The shapes overlap, but the boxes do not: a box is smaller than its shape.
</source>
        <translation>Die Formen überlappen sich, die Boxen aber nicht: Eine Box ist kleiner als ihre Form.
</translation>
    </message>
    <message>
        <source>Click to go to the first of these steps and show the two objects.</source>
        <translation>Klicken, um zum ersten dieser Schritte zu gehen und die beiden Objekte zu zeigen.</translation>
    </message>
    <message>
        <source>Click to go to the first of these findings.</source>
        <translation>Klicken, um zum ersten dieser Befunde zu gehen.</translation>
    </message>
    <message>
        <source>Findings by cause, then the pairs, then the steps</source>
        <translation>Befunde nach Ursache, dann die Paare, dann die Schritte</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>The first step that shows it</source>
        <translation>Der erste Schritt, der es zeigt</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Erster Schritt</translation>
    </message>
    <message>
        <source>The last step that shows it</source>
        <translation>Der letzte Schritt, der es zeigt</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Letzter Schritt</translation>
    </message>
    <message>
        <source>The number of steps of a pair, or of all pairs of an explanation together</source>
        <translation>Die Anzahl der Schritte eines Paars, oder aller Paare einer Erklärung zusammen</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
</context>
<context>
    <name>broadside::FixButton</name>
    <message>
        <source>Fix: %1</source>
        <translation>Beheben: %1</translation>
    </message>
    <message>
        <source>%1. Undo reverts it.</source>
        <translation>%1. Rückgängig nimmt es zurück.</translation>
    </message>
</context>
<context>
    <name>broadside::FixProof</name>
    <message>
        <source>Trying the fix: step %1 is simulated again</source>
        <translation>Die Korrektur wird erprobt: Schritt %1 wird neu simuliert</translation>
    </message>
    <message>
        <source>Fixed: step %1 was simulated again with the fix, and the finding is gone</source>
        <translation>Behoben: Schritt %1 wurde mit der Korrektur neu simuliert, und der Befund ist weg</translation>
    </message>
    <message>
        <source>Not fixed: step %1 was simulated again with the fix, and the finding is still there</source>
        <translation>Nicht behoben: Schritt %1 wurde mit der Korrektur neu simuliert, und der Befund ist noch da</translation>
    </message>
</context>
<context>
    <name>broadside::FixRun</name>
    <message>
        <source>The fix is applied. Steps %1 to %2 are simulated again.</source>
        <translation>Die Korrektur ist angewendet. Schritte %1 bis %2 werden neu simuliert.</translation>
    </message>
    <message>
        <source>Fixed: steps %1 to %2 were simulated again, and no step shows the finding.</source>
        <translation>Behoben: Schritte %1 bis %2 wurden neu simuliert, und kein Schritt zeigt den Befund.</translation>
    </message>
    <message>
        <source>Not fixed: steps %1 to %2 were simulated again and show the finding %3 times, before the fix %4 times.</source>
        <translation>Nicht behoben: Schritte %1 bis %2 wurden neu simuliert und zeigen den Befund %3-mal, vor der Korrektur %4-mal.</translation>
    </message>
</context>
<context>
    <name>broadside::FixTester</name>
    <message>
        <source>Not tried. Pause the simulation, then the fix is tried on the recorded steps.</source>
        <translation>Nicht erprobt. Die Simulation pausieren, dann wird die Korrektur an den aufgezeichneten Schritten erprobt.</translation>
    </message>
    <message>
        <source>Not tried, because the step before the finding is not recorded.</source>
        <translation>Nicht erprobt, weil der Schritt vor dem Befund nicht aufgezeichnet ist.</translation>
    </message>
    <message>
        <source>Not tried.</source>
        <translation>Nicht erprobt.</translation>
    </message>
    <message>
        <source>The fix is being tried on the recorded steps.</source>
        <translation>Die Korrektur wird an den aufgezeichneten Schritten erprobt.</translation>
    </message>
    <message>
        <source>Not tried, because the world cannot be made with this fix.</source>
        <translation>Nicht erprobt, weil sich die Welt mit dieser Korrektur nicht erstellen lässt.</translation>
    </message>
    <message>
        <source> Only swept motion was tried.</source>
        <translation> Nur Sweep-Bewegung wurde erprobt.</translation>
    </message>
</context>
<context>
    <name>broadside::GameSign</name>
    <message>
        <source>Run with F5. %1.</source>
        <translation>Mit F5 starten. %1.</translation>
    </message>
    <message>
        <source>Score %1</source>
        <translation>Punkte: %1</translation>
    </message>
</context>
<context>
    <name>broadside::GuideActions</name>
    <message>
        <source>&amp;Guides</source>
        <translation>Hilfslinien</translation>
    </message>
    <message>
        <source>&amp;Show guides</source>
        <translation>Hilfslinien zeigen</translation>
    </message>
    <message>
        <source>Show the guides of the scene; objects do not snap to hidden guides</source>
        <translation>Die Hilfslinien der Szene zeigen; an ausgeblendeten rasten Objekte nicht ein</translation>
    </message>
    <message>
        <source>&amp;Add guide...</source>
        <translation>Hilfslinie hinzufügen...</translation>
    </message>
    <message>
        <source>Add a vertical or horizontal guide at a typed position</source>
        <translation>Eine vertikale oder horizontale Hilfslinie an einer eingegebenen Position hinzufügen</translation>
    </message>
    <message>
        <source>Guides at the &amp;edges of the selection</source>
        <translation>Hilfslinien an den Kanten der Auswahl</translation>
    </message>
    <message>
        <source>Add four guides along the box around the selected objects</source>
        <translation>Vier Hilfslinien entlang der Box um die ausgewählten Objekte hinzufügen</translation>
    </message>
    <message>
        <source>The scene has no guides.</source>
        <translation>Die Szene hat keine Hilfslinien.</translation>
    </message>
    <message>
        <source>&amp;Remove all guides</source>
        <translation>Alle Hilfslinien entfernen</translation>
    </message>
    <message>
        <source>Remove every guide of the scene; objects stay</source>
        <translation>Jede Hilfslinie der Szene entfernen; Objekte bleiben</translation>
    </message>
    <message>
        <source>Add guide</source>
        <translation>Hilfslinie hinzufügen</translation>
    </message>
    <message>
        <source>Place of the guide</source>
        <translation>Position der Hilfslinie</translation>
    </message>
    <message>
        <source>Add guides at the edges of</source>
        <translation>Hilfslinien an den Kanten hinzufügen:</translation>
    </message>
</context>
<context>
    <name>broadside::GuideDialog</name>
    <message>
        <source>Place of the guide</source>
        <translation>Position der Hilfslinie</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>Direction of the guide</source>
        <translation>Richtung der Hilfslinie</translation>
    </message>
    <message>
        <source>vertical, at an x</source>
        <translation>vertikal, bei einem x</translation>
    </message>
    <message>
        <source>horizontal, at a y</source>
        <translation>horizontal, bei einem y</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Hilfslinie</translation>
    </message>
    <message>
        <source>A vertical guide holds left, right and middle; a horizontal one top, bottom and middle</source>
        <translation>An einer vertikalen Hilfslinie rasten links, rechts und Mitte ein; an einer horizontalen oben, unten und Mitte</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platzieren</translation>
    </message>
    <message>
        <source>Metres from 0, which is the lower left corner of the world</source>
        <translation>Meter ab 0, der linken unteren Ecke der Welt</translation>
    </message>
</context>
<context>
    <name>broadside::HeatSection</name>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>The meaning of a cell's colour.
Candidates: reported pairs of which both objects are registered in the cell.
False positives: candidates whose boxes do not overlap.</source>
        <translation>Was die Farbe einer Zelle bedeutet.
Kandidaten: gemeldete Paare, deren beide Objekte in der Zelle registriert sind.
False Positives: Kandidaten, deren Boxen sich nicht überlappen.</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>This step, or the mean of the recorded steps up to it.
Steps with other cells do not count.</source>
        <translation>Dieser Schritt, oder das Mittel der aufgezeichneten Schritte bis dahin.
Schritte mit anderen Zellen zählen nicht.</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Skalierung</translation>
    </message>
    <message>
        <source>A logarithmic scale shows differences of low numbers, a linear one those of high numbers</source>
        <translation>Logarithmisch zeigt Unterschiede niedriger Zahlen, linear die hoher Zahlen</translation>
    </message>
    <message>
        <source>Objects per cell</source>
        <translation>Objekte je Zelle</translation>
    </message>
    <message>
        <source>Candidates per cell</source>
        <translation>Kandidaten je Zelle</translation>
    </message>
    <message>
        <source>False positives per cell</source>
        <translation>False Positives je Zelle</translation>
    </message>
    <message>
        <source>This step</source>
        <translation>Dieser Schritt</translation>
    </message>
    <message>
        <source>Mean of the last 60</source>
        <translation>Mittel der letzten 60</translation>
    </message>
    <message>
        <source>Mean of the last 600</source>
        <translation>Mittel der letzten 600</translation>
    </message>
    <message>
        <source>Mean of all recorded</source>
        <translation>Mittel aller aufgezeichneten</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>Logarithmisch</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Linear</translation>
    </message>
    <message>
        <source>Counting: %1 %</source>
        <translation>Zähle: %1 %</translation>
    </message>
    <message>
        <source>At most %1 in a cell</source>
        <translation>Höchstens %1 in einer Zelle</translation>
    </message>
    <message>
        <source>%1; %2 steps count, %3 to %4</source>
        <translation>%1; %2 Schritte zählen, %3 bis %4</translation>
    </message>
</context>
<context>
    <name>broadside::HelpActions</name>
    <message>
        <source>Find a &amp;command...</source>
        <translation>Befehl suchen...</translation>
    </message>
    <message>
        <source>Find any command by a few of its letters</source>
        <translation>Einen beliebigen Befehl anhand einiger Buchstaben finden</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts...</source>
        <translation>Tastenkürzel...</translation>
    </message>
    <message>
        <source>Show and change the keys of all commands</source>
        <translation>Die Tasten aller Befehle zeigen und ändern</translation>
    </message>
    <message>
        <source>&amp;Welcome</source>
        <translation>Willkommen</translation>
    </message>
    <message>
        <source>Show recent files, sample worlds, and mysteries: broken worlds to solve</source>
        <translation>Zuletzt geöffnete Dateien, Beispielwelten und Rätsel zeigen: kaputte Welten zum Lösen</translation>
    </message>
    <message>
        <source>&amp;First minute</source>
        <translation>Erste Minute</translation>
    </message>
    <message>
        <source>Show what to try first</source>
        <translation>Zeigen, was sich als Erstes ausprobieren lässt</translation>
    </message>
    <message>
        <source>A&amp;bout Broadside</source>
        <translation>Über Broadside</translation>
    </message>
    <message>
        <source>Show the version and the parts of this program</source>
        <translation>Version und Bestandteile dieses Programms zeigen</translation>
    </message>
</context>
<context>
    <name>broadside::Hints</name>
    <message>
        <source>No more hints</source>
        <translation>Keine Tipps mehr</translation>
    </message>
    <message>
        <source>Close the hints for good; Help &gt; First minute has the same content</source>
        <translation>Die Tipps endgültig schließen; Hilfe &gt; Erste Minute hat denselben Inhalt</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>broadside::HistoryPanel</name>
    <message>
        <source>Edits of the scene</source>
        <translation>Änderungen der Szene</translation>
    </message>
    <message>
        <source>As opened</source>
        <translation>Wie geöffnet</translation>
    </message>
    <message>
        <source>Click an edit to go to the state after it. Later edits are kept until you edit something there. The disk marks the saved state.</source>
        <translation>Eine Änderung anklicken, um zum Stand danach zu gehen. Spätere Änderungen bleiben erhalten, bis dort etwas bearbeitet wird. Die Diskette markiert den gespeicherten Stand.</translation>
    </message>
    <message>
        <source>Edits of the simulation</source>
        <translation>Änderungen der Simulation</translation>
    </message>
    <message>
        <source>As simulated</source>
        <translation>Wie simuliert</translation>
    </message>
    <message>
        <source>Edits of this simulation, which are not in the scene. An edit that a step has used is reverted by a new edit.</source>
        <translation>Änderungen dieser Simulation, die nicht in der Szene sind. Eine Änderung, die ein Schritt verwendet hat, wird durch eine neue Änderung zurückgenommen.</translation>
    </message>
    <message>
        <source>In this simulation</source>
        <translation>In dieser Simulation</translation>
    </message>
</context>
<context>
    <name>broadside::InspectorPanel</name>
    <message>
        <source>Move the mouse over an object or a point of the world. This panel then lists the candidates for it, and the tests that each of them passes.</source>
        <translation>Die Maus über ein Objekt oder einen Punkt der Welt bewegen. Dieses Panel listet dann die Kandidaten dafür auf, und die Tests, die jeder davon besteht.</translation>
    </message>
    <message>
        <source>Potential colliders</source>
        <translation>Mögliche Kollisionspartner</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>The shapes that the ray meets, nearest first</source>
        <translation>Die Formen, auf die der Strahl trifft, die nächste zuerst</translation>
    </message>
    <message>
        <source>shape overlaps</source>
        <translation>mit Formüberlappung</translation>
    </message>
    <message>
        <source>shapes overlap</source>
        <translation>mit Formüberlappung</translation>
    </message>
    <message>
        <source>Their shapes overlap in the narrow phase</source>
        <translation>Ihre Formen überlappen sich in der Narrowphase</translation>
    </message>
    <message>
        <source>box overlaps only</source>
        <translation>nur mit Boxüberlappung</translation>
    </message>
    <message>
        <source>boxes overlap only</source>
        <translation>nur mit Boxüberlappung</translation>
    </message>
    <message>
        <source>Their axis-aligned boxes overlap, their shapes do not</source>
        <translation>Ihre achsenparallelen Boxen überlappen sich, ihre Formen nicht</translation>
    </message>
    <message>
        <source>candidate only</source>
        <translation>nur Kandidat</translation>
    </message>
    <message>
        <source>candidates only</source>
        <translation>nur Kandidaten</translation>
    </message>
    <message>
        <source>False positives: candidates whose boxes do not overlap</source>
        <translation>False Positives: Kandidaten, deren Boxen sich nicht überlappen</translation>
    </message>
    <message>
        <source>%1 candidates: %2</source>
        <translation>%1 Kandidaten: %2</translation>
    </message>
    <message>
        <source>The panel Broad phase says why.</source>
        <translation>Das Panel „Broadphase“ sagt, warum.</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>nicht aufgezeichnet</translation>
    </message>
    <message>
        <source>no broad phase</source>
        <translation>keine Broadphase</translation>
    </message>
    <message>
        <source>Registered with its own box</source>
        <translation>Mit eigener Box registriert</translation>
    </message>
    <message>
        <source>Registered %1 m away from where it is</source>
        <translation>%1 m neben der tatsächlichen Position registriert</translation>
    </message>
    <message>
        <source>Registered with a larger box, at least %1 m on each side</source>
        <translation>Mit größerer Box registriert, mindestens %1 m auf jeder Seite</translation>
    </message>
    <message>
        <source>Sticks out of its registered box by %1 m</source>
        <translation>Ragt %1 m aus der registrierten Box heraus</translation>
    </message>
    <message>
        <source>In no cell</source>
        <translation>In keiner Zelle</translation>
    </message>
    <message>
        <source>Cell %1</source>
        <translation>Zelle %1</translation>
    </message>
    <message>
        <source>%1 cells: %2</source>
        <translation>%1 Zellen: %2</translation>
    </message>
    <message>
        <source>Cells %1</source>
        <translation>Zellen %1</translation>
    </message>
    <message>
        <source>
Nearest: %1, %2 m away</source>
        <translation>
Am nächsten: %1, %2 m entfernt</translation>
    </message>
    <message>
        <source>
First hit: %1 at %2</source>
        <translation>
Erster Treffer: %1 bei %2</translation>
    </message>
    <message>
        <source>
Answered in %1 µs</source>
        <translation>
Beantwortet in %1 µs</translation>
    </message>
    <message>
        <source>Query: %1</source>
        <translation>Abfrage: %1</translation>
    </message>
    <message>
        <source>Point %1</source>
        <translation>Punkt %1</translation>
    </message>
    <message>
        <source>%1 (pinned)</source>
        <translation>%1 (angeheftet)</translation>
    </message>
    <message>
        <source>Candidates and cells are not recorded.</source>
        <translation>Kandidaten und Zellen sind nicht aufgezeichnet.</translation>
    </message>
    <message>
        <source>There is no broad phase. The panel Broad phase says why.</source>
        <translation>Es gibt keine Broadphase. Das Panel „Broadphase“ sagt, warum.</translation>
    </message>
    <message>
        <source>Outside the grid, where cells have no ids.</source>
        <translation>Außerhalb des Gitters, wo Zellen keine IDs haben.</translation>
    </message>
    <message>
        <source>In no cell: the algorithm has no cell here.</source>
        <translation>In keiner Zelle: Der Algorithmus hat hier keine Zelle.</translation>
    </message>
    <message>
        <source>%1; touches, but is not in %2</source>
        <translation>%1; berührt auch %2, ist dort aber nicht</translation>
    </message>
    <message>
        <source>This algorithm has no structure: every pair is a candidate.</source>
        <translation>Dieser Algorithmus hat keine Struktur: Jedes Paar ist ein Kandidat.</translation>
    </message>
    <message>
        <source>This algorithm has no cells.</source>
        <translation>Dieser Algorithmus hat keine Zellen.</translation>
    </message>
    <message>
        <source>x interval %1 to %2 m</source>
        <translation>x-Intervall %1 bis %2 m</translation>
    </message>
    <message>
        <source>Tree node at depth %1, which holds %2 itself</source>
        <translation>Baumknoten in Tiefe %1, der selbst %2 enthält</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Click to select all of them.</source>
        <translation>Klicken, um alle auszuwählen.</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und noch %1</translation>
    </message>
    <message>
        <source>Click to select it</source>
        <translation>Klicken zum Auswählen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Object %1</source>
        <translation>Objekt %1</translation>
    </message>
</context>
<context>
    <name>broadside::LanguageSwitch</name>
    <message>
        <source>A game has attached to this window, so the language changes with the next start.</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>broadside::LayerBar</name>
    <message>
        <source>Base layer</source>
        <translation>Basisebene</translation>
    </message>
    <message>
        <source>Add a layer</source>
        <translation>Ebene hinzufügen</translation>
    </message>
    <message>
        <source>Add a layer on top of all others</source>
        <translation>Eine Ebene über allen anderen hinzufügen</translation>
    </message>
    <message>
        <source>Raise the layer</source>
        <translation>Ebene anheben</translation>
    </message>
    <message>
        <source>Lower the layer</source>
        <translation>Ebene absenken</translation>
    </message>
    <message>
        <source>Colour of the layer</source>
        <translation>Farbe der Ebene</translation>
    </message>
    <message>
        <source>Hide the layer</source>
        <translation>Ebene ausblenden</translation>
    </message>
    <message>
        <source>Lock the layer</source>
        <translation>Ebene sperren</translation>
    </message>
    <message>
        <source>Delete the layer</source>
        <translation>Ebene löschen</translation>
    </message>
    <message>
        <source>Opacity of the layer</source>
        <translation>Deckkraft der Ebene</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Layer: %1</source>
        <translation>Ebene: %1</translation>
    </message>
    <message>
        <source>Opacity of %1</source>
        <translation>Deckkraft von %1</translation>
    </message>
    <message>
        <source>Mark %1 with a colour in this list</source>
        <translation>%1 in dieser Liste mit einer Farbe markieren</translation>
    </message>
    <message>
        <source>Show the layer</source>
        <translation>Ebene einblenden</translation>
    </message>
    <message>
        <source>Hide %1, so that it is neither drawn nor picked</source>
        <translation>%1 ausblenden: weder gezeichnet noch auswählbar</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>%1 einblenden</translation>
    </message>
    <message>
        <source>Unlock the layer</source>
        <translation>Ebene entsperren</translation>
    </message>
    <message>
        <source>Unlock %1</source>
        <translation>%1 entsperren</translation>
    </message>
    <message>
        <source>Lock %1, so that its objects cannot be dragged</source>
        <translation>%1 sperren: Ihre Objekte lassen sich nicht mehr mit der Maus verschieben</translation>
    </message>
    <message>
        <source>A scene has at most %1 layers.</source>
        <translation>Eine Szene hat höchstens %1 Ebenen.</translation>
    </message>
    <message>
        <source>Raise %1 by one layer</source>
        <translation>%1 um eine Ebene anheben</translation>
    </message>
    <message>
        <source>This is the top layer.</source>
        <translation>Dies ist die oberste Ebene.</translation>
    </message>
    <message>
        <source>There is no other layer.</source>
        <translation>Es gibt keine andere Ebene.</translation>
    </message>
    <message>
        <source>Lower %1 by one layer</source>
        <translation>%1 um eine Ebene absenken</translation>
    </message>
    <message>
        <source>This is the lowest layer.</source>
        <translation>Dies ist die unterste Ebene.</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 löschen</translation>
    </message>
    <message>
        <source>The base layer cannot be deleted. Choose another layer in the list.</source>
        <translation>Die Basisebene kann nicht gelöscht werden. In der Liste eine andere Ebene wählen.</translation>
    </message>
    <message>
        <source>Stop the simulation first (Shift+F5).</source>
        <translation>Zuerst die Simulation stoppen (Umschalt+F5).</translation>
    </message>
    <message>
        <source>&amp;Delete %1</source>
        <translation>%1 löschen</translation>
    </message>
    <message>
        <source>&amp;Delete %1, keep %2</source>
        <translation>%1 löschen, %2 behalten</translation>
    </message>
    <message>
        <source>Its objects go to the base layer</source>
        <translation>Ihre Objekte kommen auf die Basisebene</translation>
    </message>
    <message>
        <source>Delete %1 &amp;and %2</source>
        <translation>%1 und %2 löschen</translation>
    </message>
    <message>
        <source>Its objects are deleted, too</source>
        <translation>Ihre Objekte werden mitgelöscht</translation>
    </message>
    <message>
        <source>Change the opacity of %1 to %2 %</source>
        <translation>Deckkraft von %1 auf %2 % ändern</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>Farbe von %1</translation>
    </message>
    <message>
        <source>Change the colour of %1</source>
        <translation>Farbe von %1 ändern</translation>
    </message>
</context>
<context>
    <name>broadside::LayoutActions</name>
    <message>
        <source>&amp;Layout</source>
        <translation>Gestalten</translation>
    </message>
    <message>
        <source>Show the panels for building a world</source>
        <translation>Die Panels zum Gestalten einer Welt zeigen</translation>
    </message>
    <message>
        <source>&amp;Debug</source>
        <translation>Debuggen</translation>
    </message>
    <message>
        <source>Show the panels for debugging the broad phase</source>
        <translation>Die Panels zum Debuggen der Broadphase zeigen</translation>
    </message>
    <message>
        <source>&amp;Reset this layout</source>
        <translation>Dieses Layout zurücksetzen</translation>
    </message>
    <message>
        <source>Move all panels back to their first places</source>
        <translation>Alle Panels an ihre ursprünglichen Plätze zurücksetzen</translation>
    </message>
    <message>
        <source>Hide the &amp;panels</source>
        <translation>Panels ausblenden</translation>
    </message>
    <message>
        <source>Show only the world in the window, or the panels again (Tab in the world)</source>
        <translation>Nur die Welt im Fenster zeigen, oder die Panels wieder (Tab in der Welt)</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Show the window on the whole screen, or as before</source>
        <translation>Das Fenster auf dem ganzen Bildschirm zeigen, oder wie zuvor</translation>
    </message>
</context>
<context>
    <name>broadside::LevelActions</name>
    <message>
        <source>&amp;Move to layer</source>
        <translation>Auf Ebene verschieben</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>Gruppieren</translation>
    </message>
    <message>
        <source>Group the selected objects: a click selects the whole group, a double click one object</source>
        <translation>Die ausgewählten Objekte gruppieren: Ein Klick wählt die ganze Gruppe, ein Doppelklick ein Objekt</translation>
    </message>
    <message>
        <source>&amp;Ungroup</source>
        <translation>Gruppierung aufheben</translation>
    </message>
    <message>
        <source>Ungroup the outermost group of the selected objects; groups inside it stay</source>
        <translation>Die äußerste Gruppe der ausgewählten Objekte auflösen; Gruppen darin bleiben</translation>
    </message>
    <message>
        <source>No selected object is in a group.</source>
        <translation>Kein ausgewähltes Objekt ist in einer Gruppe.</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>To the &amp;front</source>
        <translation>Ganz nach vorn</translation>
    </message>
    <message>
        <source>Bring the selected objects to the front of their layer, among those of their kind</source>
        <translation>Die ausgewählten Objekte auf ihrer Ebene ganz nach vorn bringen, unter denen ihrer Art</translation>
    </message>
    <message>
        <source>&amp;Raise</source>
        <translation>Weiter nach vorn</translation>
    </message>
    <message>
        <source>Move the selected objects in front of the next one of their layer and kind</source>
        <translation>Die ausgewählten Objekte vor das nächste ihrer Ebene und Art bringen</translation>
    </message>
    <message>
        <source>&amp;Lower</source>
        <translation>Weiter nach hinten</translation>
    </message>
    <message>
        <source>Move the selected objects behind the next one of their layer and kind</source>
        <translation>Die ausgewählten Objekte hinter das nächste ihrer Ebene und Art bringen</translation>
    </message>
    <message>
        <source>To the &amp;back</source>
        <translation>Ganz nach hinten</translation>
    </message>
    <message>
        <source>Send the selected objects to the back of their layer, among those of their kind</source>
        <translation>Die ausgewählten Objekte auf ihrer Ebene ganz nach hinten bringen, unter denen ihrer Art</translation>
    </message>
    <message>
        <source>&amp;Hide or show</source>
        <translation>Aus- oder einblenden</translation>
    </message>
    <message>
        <source>Hide the selected objects, so that they are neither drawn nor picked, or show them again</source>
        <translation>Die ausgewählten Objekte ausblenden, sodass sie weder gezeichnet noch auswählbar sind, oder wieder einblenden</translation>
    </message>
    <message>
        <source>&amp;Lock or unlock</source>
        <translation>Sperren oder entsperren</translation>
    </message>
    <message>
        <source>Lock the selected objects, so that they cannot be dragged, or unlock them</source>
        <translation>Die ausgewählten Objekte sperren, sodass sie sich nicht mit der Maus verschieben lassen, oder entsperren</translation>
    </message>
    <message>
        <source>&amp;Show all</source>
        <translation>Alle einblenden</translation>
    </message>
    <message>
        <source>Show all hidden objects; hidden layers stay hidden</source>
        <translation>Alle ausgeblendeten Objekte einblenden; ausgeblendete Ebenen bleiben ausgeblendet</translation>
    </message>
    <message>
        <source>Unloc&amp;k all</source>
        <translation>Alle entsperren</translation>
    </message>
    <message>
        <source>Unlock all locked objects; locked layers stay locked</source>
        <translation>Alle gesperrten Objekte entsperren; gesperrte Ebenen bleiben gesperrt</translation>
    </message>
    <message>
        <source>Base layer</source>
        <translation>Basisebene</translation>
    </message>
    <message>
        <source>Move the selected objects to this layer</source>
        <translation>Die ausgewählten Objekte auf diese Ebene verschieben</translation>
    </message>
    <message>
        <source>&amp;New layer</source>
        <translation>Neue Ebene</translation>
    </message>
    <message>
        <source>Stop the simulation first (Shift+F5).</source>
        <translation>Zuerst die Simulation stoppen (Umschalt+F5).</translation>
    </message>
    <message>
        <source>Add a layer on top of all others, and move the selected objects to it</source>
        <translation>Eine Ebene über allen anderen hinzufügen und die ausgewählten Objekte darauf verschieben</translation>
    </message>
    <message>
        <source>Move %1 to the new layer %2</source>
        <translation>%1 auf die neue Ebene %2 verschieben</translation>
    </message>
</context>
<context>
    <name>broadside::LevelDialog</name>
    <message>
        <source>Show the &amp;pictures of tile layers</source>
        <translation>Bilder der Kachelebenen zeigen</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>%1 importieren</translation>
    </message>
    <message>
        <source>How many pixels of the level are one metre of the scene</source>
        <translation>Wie viele Pixel des Levels ein Meter der Szene sind</translation>
    </message>
    <message>
        <source>Add an object for each tile, which collides with nothing</source>
        <translation>Für jede Kachel ein Objekt hinzufügen, das mit nichts kollidiert</translation>
    </message>
    <message>
        <source>The scene is written to this file; its atlases are written next to it</source>
        <translation>Die Szene wird in diese Datei geschrieben; ihre Atlanten werden daneben geschrieben</translation>
    </message>
    <message>
        <source>What the scene does not have</source>
        <translation>Was die Szene nicht hat</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>What the scene does not have, and why</source>
        <translation>Was die Szene nicht hat, und warum</translation>
    </message>
    <message>
        <source>&amp;Browse...</source>
        <translation>Durchsuchen...</translation>
    </message>
    <message>
        <source>Level:</source>
        <translation>Level:</translation>
    </message>
    <message>
        <source>%1, a %2</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Pixels per metre:</source>
        <translation>Pixel je Meter:</translation>
    </message>
    <message>
        <source>&amp;Scene file:</source>
        <translation>Szenendatei:</translation>
    </message>
    <message>
        <source>Reading...</source>
        <translation>Wird gelesen...</translation>
    </message>
    <message>
        <source>There is not enough memory for this level. Close other documents first.</source>
        <translation>Der Speicher reicht nicht für dieses Level. Zuerst andere Dokumente schließen.</translation>
    </message>
    <message>
        <source> and %1</source>
        <translation> und %1</translation>
    </message>
    <message>
        <source>%1; the world is %2 wide and %3 high. %4.</source>
        <translation>%1; die Welt ist %2 breit und %3 hoch. %4.</translation>
    </message>
    <message>
        <source>Nothing is left out</source>
        <translation>Nichts fehlt</translation>
    </message>
    <message>
        <source>Enter the file of the scene first.</source>
        <translation>Zuerst die Datei der Szene eingeben.</translation>
    </message>
    <message>
        <source>The level is being read.</source>
        <translation>Das Level wird gelesen.</translation>
    </message>
    <message>
        <source>This level cannot be read.</source>
        <translation>Dieses Level ist nicht lesbar.</translation>
    </message>
    <message>
        <source>Write the scene and open it</source>
        <translation>Die Szene schreiben und öffnen</translation>
    </message>
    <message>
        <source>Replace scene</source>
        <translation>Szene ersetzen</translation>
    </message>
    <message>
        <source>Replace %1 by the imported level?</source>
        <translation>%1 durch das importierte Level ersetzen?</translation>
    </message>
    <message>
        <source>The scene that it has now is kept as an earlier version.</source>
        <translation>Die jetzige Szene darin wird als frühere Version aufbewahrt.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
</context>
<context>
    <name>broadside::LevelImporter</name>
    <message>
        <source>This scene was not imported from a level of another editor.</source>
        <translation>Diese Szene wurde nicht aus einem Level eines anderen Editors importiert.</translation>
    </message>
    <message>
        <source>The level file is missing: %1.</source>
        <translation>Die Level-Datei fehlt: %1.</translation>
    </message>
    <message>
        <source>The level is being read.</source>
        <translation>Das Level wird gelesen.</translation>
    </message>
    <message>
        <source>The settings of the import could not be saved, so %1 cannot be imported again.</source>
        <translation>Die Einstellungen des Imports konnten nicht gespeichert werden, darum lässt sich %1 nicht erneut importieren.</translation>
    </message>
    <message>
        <source>There is not enough memory for this level. Close other documents first.</source>
        <translation>Der Speicher reicht nicht für dieses Level. Zuerst andere Dokumente schließen.</translation>
    </message>
    <message>
        <source>%1 could not be imported again.</source>
        <translation>%1 konnte nicht erneut importiert werden.</translation>
    </message>
    <message>
        <source>%1 was not imported, because the scene was changed while it was read. Import it again.</source>
        <translation>%1 wurde nicht importiert, weil sich die Szene während des Lesens geändert hat. Noch einmal importieren.</translation>
    </message>
    <message>
        <source>%1 was read again. Nothing changed.</source>
        <translation>%1 wurde erneut gelesen. Nichts hat sich geändert.</translation>
    </message>
    <message>
        <source>Import again</source>
        <translation>Erneut importieren</translation>
    </message>
    <message>
        <source>%1 was imported again: %2 changed, %3 added, %4 removed.</source>
        <translation>%1 wurde erneut importiert: %2 geändert, %3 hinzugefügt, %4 entfernt.</translation>
    </message>
    <message>
        <source>%1 changed in the level and in the scene. The values of the scene stay.</source>
        <translation>%1 im Level und in der Szene geändert. Die Werte der Szene bleiben.</translation>
    </message>
</context>
<context>
    <name>broadside::LiveBar</name>
    <message>
        <source> Left out by the game: %1.</source>
        <translation> Vom Spiel weggelassen: %1.</translation>
    </message>
    <message>
        <source> Lost here: %1.</source>
        <translation> Hier verloren: %1.</translation>
    </message>
    <message>
        <source> The recording is full. Save it, then attach the game again.</source>
        <translation> Die Aufzeichnung ist voll. Sie speichern, dann das Spiel neu verbinden.</translation>
    </message>
    <message>
        <source>Pause the game</source>
        <translation>Spiel pausieren</translation>
    </message>
    <message>
        <source>Continue the game</source>
        <translation>Spiel fortsetzen</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>Broadside is not listening.</source>
        <translation>Broadside wartet auf kein Spiel.</translation>
    </message>
    <message>
        <source>Waiting for a game under the name "%1".</source>
        <translation>Wartet auf ein Spiel unter dem Namen „%1“.</translation>
    </message>
    <message>
        <source>A program has connected and has sent no header yet.</source>
        <translation>Ein Programm hat sich verbunden und noch keinen Header gesendet.</translation>
    </message>
    <message>
        <source>%1 is attached and sends nothing: it may be stopped in a debugger. The next game that connects replaces it.</source>
        <translation>%1 ist verbunden und sendet nichts: Vielleicht steht es in einem Debugger. Das nächste Spiel, das sich verbindet, ersetzt es.</translation>
    </message>
    <message>
        <source>%1 is attached and paused.</source>
        <translation>%1 ist verbunden und pausiert.</translation>
    </message>
    <message>
        <source>%1 is attached.</source>
        <translation>%1 ist verbunden.</translation>
    </message>
    <message>
        <source>%1 has ended. Its recording is here. Waiting for the next game.</source>
        <translation>%1 wurde beendet. Die Aufzeichnung ist hier. Wartet auf das nächste Spiel.</translation>
    </message>
    <message>
        <source>%1 has ended without bst_close(), so its recording stays in this tab. Waiting for the next game.</source>
        <translation>%1 wurde ohne bst_close() beendet, darum bleibt die Aufzeichnung in diesem Tab. Wartet auf das nächste Spiel.</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Ein Schritt</translation>
    </message>
    <message>
        <source>Save the recording...</source>
        <translation>Aufzeichnung speichern...</translation>
    </message>
    <message>
        <source>Stop listening</source>
        <translation>Nicht mehr warten</translation>
    </message>
    <message>
        <source>Save the recording so far as a trace (*.bstrace)</source>
        <translation>Die bisherige Aufzeichnung als Trace speichern (*.bstrace)</translation>
    </message>
    <message>
        <source>Disconnect the game; its recording stays here</source>
        <translation>Das Spiel trennen; seine Aufzeichnung bleibt hier</translation>
    </message>
    <message>
        <source>This game is no longer attached. Its recording is here.</source>
        <translation>Dieses Spiel ist nicht mehr verbunden. Seine Aufzeichnung ist hier.</translation>
    </message>
    <message>
        <source>This game is no longer attached.</source>
        <translation>Dieses Spiel ist nicht mehr verbunden.</translation>
    </message>
    <message>
        <source>The game cannot pause: set settings.can_pause and call bst_poll in its code.</source>
        <translation>Das Spiel kann nicht pausieren: In seinem Code settings.can_pause setzen und bst_poll aufrufen.</translation>
    </message>
    <message>
        <source>No game is attached.</source>
        <translation>Kein Spiel ist verbunden.</translation>
    </message>
    <message>
        <source>Pause the game itself; you can look through the recording without that</source>
        <translation>Das Spiel selbst pausieren; die Aufzeichnung lässt sich auch so durchsehen</translation>
    </message>
    <message>
        <source>Let the game make one step and pause again</source>
        <translation>Das Spiel einen Schritt machen und wieder pausieren lassen</translation>
    </message>
    <message>
        <source>Pause the game first.</source>
        <translation>Zuerst das Spiel pausieren.</translation>
    </message>
</context>
<context>
    <name>broadside::LiveDialog</name>
    <message>
        <source>Attach to a game</source>
        <translation>Mit einem Spiel verbinden</translation>
    </message>
    <message>
        <source>Games find this window by it: letters, digits, '-', '_' and '.', up to 32 of them</source>
        <translation>Daran finden Spiele dieses Fenster: Buchstaben, Ziffern, '-', '_' und '.', höchstens 32 Zeichen</translation>
    </message>
    <message>
        <source>Code for the game</source>
        <translation>Code für das Spiel</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the lines to the clipboard</source>
        <translation>Die Zeilen in die Zwischenablage kopieren</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>In the game, with broadside_trace.h, instead of bst_open_file:</source>
        <translation>Im Spiel, mit broadside_trace.h, statt bst_open_file:</translation>
    </message>
    <message>
        <source>&amp;Stop listening</source>
        <translation>Nicht mehr warten</translation>
    </message>
    <message>
        <source>&amp;Listen</source>
        <translation>Warten</translation>
    </message>
    <message>
        <source>Enter a valid name first.</source>
        <translation>Zuerst einen gültigen Namen eingeben.</translation>
    </message>
    <message>
        <source>Disconnect the game; its recording stays in its tab</source>
        <translation>Das Spiel trennen; seine Aufzeichnung bleibt in ihrem Tab</translation>
    </message>
    <message>
        <source>Wait for one game at a time; programs of other users cannot connect</source>
        <translation>Auf jeweils ein Spiel warten; Programme anderer Benutzer können sich nicht verbinden</translation>
    </message>
</context>
<context>
    <name>broadside::LockNotice</name>
    <message>
        <source>%1 is also open in another tab. Edit and save it in one of them only.</source>
        <translation>%1 ist auch in einem anderen Tab offen. Nur in einem davon bearbeiten und speichern.</translation>
    </message>
    <message>
        <source>process %1</source>
        <translation>Prozess %1</translation>
    </message>
    <message>
        <source>process %1 of %2 on %3</source>
        <translation>Prozess %1 von %2 auf %3</translation>
    </message>
    <message>
        <source>%1 is also open in another Broadside (%2). Each asks before it replaces what the other has saved.</source>
        <translation>%1 ist auch in einem anderen Broadside offen (%2). Beide fragen nach, bevor sie ersetzen, was das andere gespeichert hat.</translation>
    </message>
</context>
<context>
    <name>broadside::MainWindow</name>
    <message>
        <source>&amp;Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Das Fenster schließen</translation>
    </message>
    <message>
        <source>Tool &amp;bar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>There is not enough memory for that, so it was not finished. Everything that was open is still open. Save your scenes, then close other tabs or programs, or use fewer objects.</source>
        <translation>Dafür reicht der Speicher nicht, darum wurde es nicht abgeschlossen. Alles, was offen war, ist noch offen. Die Szenen speichern, dann andere Tabs oder Programme schließen oder weniger Objekte verwenden.</translation>
    </message>
    <message>
        <source>%1[*] - %2 - Broadside</source>
        <translation>%1[*] – %2 – Broadside</translation>
    </message>
    <message>
        <source>%1[*] - Broadside</source>
        <translation>%1[*] – Broadside</translation>
    </message>
</context>
<context>
    <name>broadside::MessageBar</name>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
    <message>
        <source>Close message</source>
        <translation>Meldung schließen</translation>
    </message>
</context>
<context>
    <name>broadside::Minimap</name>
    <message>
        <source>Overview of the world</source>
        <translation>Übersicht der Welt</translation>
    </message>
    <message>
        <source>The whole world. The frame is the visible part: click or drag to move it.</source>
        <translation>Die ganze Welt. Der Rahmen ist der sichtbare Teil: zum Verschieben klicken oder ziehen.</translation>
    </message>
</context>
<context>
    <name>broadside::MotionSection</name>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>%1 x</source>
        <translation>%1 x</translation>
    </message>
    <message>
        <source>%1 y</source>
        <translation>%1 y</translation>
    </message>
    <message>
        <source>Velocity</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>m/s</source>
        <translation>m/s</translation>
    </message>
    <message>
        <source>At the start of the simulation</source>
        <translation>Zu Beginn der Simulation</translation>
    </message>
    <message>
        <source>Acceleration</source>
        <translation>Beschleunigung</translation>
    </message>
    <message>
        <source>m/s²</source>
        <translation>m/s²</translation>
    </message>
    <message>
        <source>Added to gravity and wind</source>
        <translation>Kommt zu Schwerkraft und Wind hinzu</translation>
    </message>
    <message>
        <source>Force</source>
        <translation>Kraft</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Force divided by mass is added to the acceleration</source>
        <translation>Kraft geteilt durch Masse kommt zur Beschleunigung hinzu</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation>Masse</translation>
    </message>
    <message>
        <source>kg</source>
        <translation>kg</translation>
    </message>
    <message>
        <source>Divides the force and counts in bounces</source>
        <translation>Teilt die Kraft und zählt beim Abprallen</translation>
    </message>
    <message>
        <source>Gravity scale</source>
        <translation>Schwerkraftfaktor</translation>
    </message>
    <message>
        <source>Factor of the world's gravity: 0 floats, -1 rises</source>
        <translation>Faktor für die Schwerkraft der Welt: 0 schwebt, -1 steigt</translation>
    </message>
    <message>
        <source>Static objects do not move. Make the object dynamic first.</source>
        <translation>Statische Objekte bewegen sich nicht. Zuerst das Objekt dynamisch machen.</translation>
    </message>
    <message>
        <source>%1 of the %2 objects are static and do not move. Make them dynamic first, or deselect them.</source>
        <translation>%1 der %2 Objekte sind statisch und bewegen sich nicht. Sie zuerst dynamisch machen oder aus der Auswahl nehmen.</translation>
    </message>
</context>
<context>
    <name>broadside::NumberField</name>
    <message>
        <source>mixed</source>
        <translation>gemischt</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1 is too small. Type %2 or more.</source>
        <translation>%1 ist zu klein. %2 oder mehr eingeben.</translation>
    </message>
    <message>
        <source>%1 is too large. Type %2 or less.</source>
        <translation>%1 ist zu groß. %2 oder weniger eingeben.</translation>
    </message>
    <message>
        <source>%1 is not a whole number. Type one without a fraction.</source>
        <translation>%1 ist keine ganze Zahl. Eine ohne Nachkommastellen eingeben.</translation>
    </message>
    <message>
        <source>Calculations work too: 2.5*3, sqrt(2)/2; += 1 or *= 2 change what is there</source>
        <translation>Rechnen geht auch: 2.5*3, sqrt(2)/2; += 1 oder *= 2 ändern, was da steht</translation>
    </message>
</context>
<context>
    <name>broadside::ObjectChooser</name>
    <message>
        <source>none</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1 (not in this scene)</source>
        <translation>%1 (nicht in dieser Szene)</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>gemischt</translation>
    </message>
    <message>
        <source>There is no object "%1" in this scene. Type a name or an id, or choose from the list.</source>
        <translation>Es gibt kein Objekt „%1“ in dieser Szene. Einen Namen oder eine ID eingeben oder aus der Liste wählen.</translation>
    </message>
</context>
<context>
    <name>broadside::ObjectsModel</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Visible</source>
        <translation>Sichtbar</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Gesperrt</translation>
    </message>
</context>
<context>
    <name>broadside::ObjectsPanel</name>
    <message>
        <source>Search objects</source>
        <translation>Objekte suchen</translation>
    </message>
    <message>
        <source>Search name, kind, shape or id</source>
        <translation>Name, Art, Form oder ID suchen</translation>
    </message>
    <message>
        <source>All words must match: "target static" finds the static targets. Layers, groups, templates and properties are searched, too. Enter selects the results.</source>
        <translation>Alle Wörter müssen passen: „target statisch“ findet statische Objekte mit „target“ im Namen. Auch Ebenen, Gruppen, Vorlagen und Eigenschaften werden durchsucht. Enter wählt die Ergebnisse aus.</translation>
    </message>
    <message>
        <source>Select the results</source>
        <translation>Ergebnisse auswählen</translation>
    </message>
    <message>
        <source>Objects of the scene</source>
        <translation>Objekte der Szene</translation>
    </message>
    <message>
        <source>%1; %2 of the first step removed</source>
        <translation>%1; %2 des ersten Schritts entfernt</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>The list comes in a moment.</source>
        <translation>Die Liste kommt gleich.</translation>
    </message>
    <message>
        <source>No objects in this step.</source>
        <translation>Keine Objekte in diesem Schritt.</translation>
    </message>
    <message>
        <source>Too many objects to list them.
Select them in the world.</source>
        <translation>Zu viele Objekte, um sie aufzulisten.
Sie in der Welt auswählen.</translation>
    </message>
    <message>
        <source>No objects yet.
Choose the Place tool and click in the world.</source>
        <translation>Noch keine Objekte.
Das Werkzeug „Platzieren“ wählen und in die Welt klicken.</translation>
    </message>
    <message>
        <source>No object matches the search.</source>
        <translation>Kein Objekt passt zur Suche.</translation>
    </message>
</context>
<context>
    <name>broadside::OpenPages</name>
    <message>
        <source>table</source>
        <translation>Tabelle</translation>
    </message>
</context>
<context>
    <name>broadside::OverrideMarks</name>
    <message>
        <source>Reset %1 to the template</source>
        <translation>%1 auf die Vorlage zurücksetzen</translation>
    </message>
    <message>
        <source>Instance of %1</source>
        <translation>Instanz von %1</translation>
    </message>
    <message>
        <source>Instances of %1</source>
        <translation>Instanzen von %1</translation>
    </message>
    <message>
        <source>Overrides nothing</source>
        <translation>Überschreibt nichts</translation>
    </message>
    <message>
        <source>Overrides: %1</source>
        <translation>Überschreibt: %1</translation>
    </message>
    <message>
        <source>The template %1 is missing. The selected objects keep their values. Detach them, or restore the template.</source>
        <translation>Die Vorlage %1 fehlt. Die ausgewählten Objekte behalten ihre Werte. Sie lösen oder die Vorlage wiederherstellen.</translation>
    </message>
    <message>
        <source>%1.
All other values follow the template.</source>
        <translation>%1.
Alle anderen Werte folgen der Vorlage.</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1 (fehlt)</translation>
    </message>
    <message>
        <source>Overridden: the %1 is not that of the template. Click to reset it.</source>
        <translation>Überschrieben: %1 weicht von der Vorlage ab. Klicken zum Zurücksetzen.</translation>
    </message>
    <message>
        <source>The value is that of the template.</source>
        <translation>Der Wert ist der der Vorlage.</translation>
    </message>
    <message>
        <source>Select one instance only.</source>
        <translation>Nur eine Instanz auswählen.</translation>
    </message>
    <message>
        <source>&amp;Reset to template</source>
        <translation>Auf Vorlage zurücksetzen</translation>
    </message>
    <message>
        <source>Reset the %1 to that of the template</source>
        <translation>%1 auf den Wert der Vorlage zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Apply to template</source>
        <translation>Auf Vorlage übertragen</translation>
    </message>
    <message>
        <source>Copy this %1 to the template; the other instances follow</source>
        <translation>%1 in die Vorlage kopieren; die anderen Instanzen folgen</translation>
    </message>
</context>
<context>
    <name>broadside::PaddleKeys</name>
    <message>
        <source>the flippers</source>
        <translation>die Flipperhebel</translation>
    </message>
    <message>
        <source>the paddles</source>
        <translation>die Schläger</translation>
    </message>
    <message>
        <source>The arrow keys, or W A S D,</source>
        <translation>Pfeiltasten oder W A S D</translation>
    </message>
    <message>
        <source>Up and Down, or W and S,</source>
        <translation>Hoch und Runter oder W und S</translation>
    </message>
    <message>
        <source>Left and Right, or A and D,</source>
        <translation>Links und Rechts oder A und D</translation>
    </message>
    <message>
        <source>%1 steer %2</source>
        <translation>%1 steuern %2</translation>
    </message>
    <message>
        <source>%1: click into the world first</source>
        <translation>%1: zuerst in die Welt klicken</translation>
    </message>
</context>
<context>
    <name>broadside::Page</name>
    <message>
        <source>World</source>
        <translation>Welt</translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation>Zwischenablage</translation>
    </message>
    <message>
        <source>Arrows move the pointer, Space presses and releases; F7 ends this mode</source>
        <translation>Pfeiltasten bewegen den Zeiger, Leertaste drückt und lässt los; F7 beendet diesen Modus</translation>
    </message>
</context>
<context>
    <name>broadside::PageActions</name>
    <message>
        <source>Attach to a &amp;game...</source>
        <translation>Mit einem Spiel verbinden...</translation>
    </message>
    <message>
        <source>Show what the broad phase of your game does while the game runs</source>
        <translation>Zeigen, was die Broadphase des eigenen Spiels tut, während es läuft</translation>
    </message>
    <message>
        <source>&amp;Close scene</source>
        <translation>Szene schließen</translation>
    </message>
    <message>
        <source>Close this scene; after the last one, an empty scene opens</source>
        <translation>Diese Szene schließen; nach der letzten öffnet sich eine leere Szene</translation>
    </message>
    <message>
        <source>&amp;Next scene</source>
        <translation>Nächste Szene</translation>
    </message>
    <message>
        <source>Show the scene in the tab on the right; after the last one, the first</source>
        <translation>Die Szene im Tab rechts zeigen; nach der letzten die erste</translation>
    </message>
    <message>
        <source>&amp;Previous scene</source>
        <translation>Vorige Szene</translation>
    </message>
    <message>
        <source>Show the scene in the tab on the left; before the first one, the last</source>
        <translation>Die Szene im Tab links zeigen; vor der ersten die letzte</translation>
    </message>
    <message>
        <source>Move tab ri&amp;ght</source>
        <translation>Tab nach rechts</translation>
    </message>
    <message>
        <source>Move this tab one place to the right; from the last place, to the first</source>
        <translation>Diesen Tab um einen Platz nach rechts verschieben; vom letzten Platz auf den ersten</translation>
    </message>
    <message>
        <source>Move tab le&amp;ft</source>
        <translation>Tab nach links</translation>
    </message>
    <message>
        <source>Move this tab one place to the left; from the first place, to the last</source>
        <translation>Diesen Tab um einen Platz nach links verschieben; vom ersten Platz auf den letzten</translation>
    </message>
    <message>
        <source>No other scene is open.</source>
        <translation>Keine andere Szene ist offen.</translation>
    </message>
</context>
<context>
    <name>broadside::PanelDocks</name>
    <message>
        <source>A recording is read only. Convert a step to a scene to edit it.</source>
        <translation>Eine Aufzeichnung ist schreibgeschützt. Zum Bearbeiten einen Schritt in eine Szene umwandeln.</translation>
    </message>
</context>
<context>
    <name>broadside::PictureCanvas</name>
    <message>
        <source>The picture with its bounding shape</source>
        <translation>Das Bild mit seiner Kollisionsform</translation>
    </message>
    <message>
        <source>Drag handles, edges or the whole shape; Ctrl: between the pixels.
Page up and down choose a handle, arrows move it by a pixel, with Shift by 8; + and - zoom, 0 shows all; Delete removes a vertex.</source>
        <translation>Anfasser, Kanten oder die ganze Form ziehen; Strg: zwischen den Pixeln.
Bild auf und ab wählen einen Anfasser, Pfeiltasten verschieben ihn um ein Pixel, mit Umschalt um 8; + und - zoomen, 0 zeigt alles; Entf entfernt einen Eckpunkt.</translation>
    </message>
</context>
<context>
    <name>broadside::PictureShapePanel</name>
    <message>
        <source>Pixels</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>px</source>
        <translation>px</translation>
    </message>
    <message>
        <source>Fit &amp;box</source>
        <translation>Box einpassen</translation>
    </message>
    <message>
        <source>Fit the smallest box around the opaque part of the picture</source>
        <translation>Die kleinste Box um den deckenden Teil des Bildes legen</translation>
    </message>
    <message>
        <source>Fit &amp;circle</source>
        <translation>Kreis einpassen</translation>
    </message>
    <message>
        <source>Fit the smallest circle around the opaque part of the picture</source>
        <translation>Den kleinsten Kreis um den deckenden Teil des Bildes legen</translation>
    </message>
    <message>
        <source>&amp;Trace outline</source>
        <translation>Nachzeichnen</translation>
    </message>
    <message>
        <source>Trace a polygon around the opaque part, with as few points as the tolerance allows; several pieces become a compound</source>
        <translation>Den deckenden Teil mit einem Polygon nachzeichnen, mit so wenigen Punkten, wie die Toleranz erlaubt; mehrere Stücke werden eine Verbundform</translation>
    </message>
    <message>
        <source>&amp;Shrink</source>
        <translation>Schrumpfen</translation>
    </message>
    <message>
        <source>Shrink the shape about its centre, so that hits feel right</source>
        <translation>Die Form um ihre Mitte schrumpfen, damit sich Treffer richtig anfühlen</translation>
    </message>
    <message>
        <source>Tolerance of the outline</source>
        <translation>Toleranz des Umrisses</translation>
    </message>
    <message>
        <source>Largest distance of the outline from the border of the picture, in pixels</source>
        <translation>Größte Entfernung des Umrisses vom Rand des Bildes, in Pixeln</translation>
    </message>
    <message>
        <source>How much smaller</source>
        <translation>Wie viel kleiner</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Percent of width and height; below 0 it grows</source>
        <translation>Prozent von Breite und Höhe; unter 0 wächst sie</translation>
    </message>
    <message>
        <source>Fit box to picture</source>
        <translation>Box in Bild einpassen</translation>
    </message>
    <message>
        <source>Fit circle to picture</source>
        <translation>Kreis in Bild einpassen</translation>
    </message>
    <message>
        <source>Trace outline of picture</source>
        <translation>Umriss des Bildes nachzeichnen</translation>
    </message>
    <message>
        <source>Shapes are edited one object at a time: select one.</source>
        <translation>Formen werden für jedes Objekt einzeln bearbeitet: eines auswählen.</translation>
    </message>
    <message>
        <source>Select an object that shows a picture: its shape is edited here, over the picture.</source>
        <translation>Ein Objekt auswählen, das ein Bild zeigt: Seine Form wird hier über dem Bild bearbeitet.</translation>
    </message>
    <message>
        <source>The object shows no picture. Choose one under Sprite in the panel Properties, or place one from the panel Assets.</source>
        <translation>Das Objekt zeigt kein Bild. Eines unter „Sprite“ im Panel „Eigenschaften“ wählen oder eines aus dem Panel „Assets“ platzieren.</translation>
    </message>
    <message>
        <source>The picture of the object is missing. The panel Assets says why.</source>
        <translation>Das Bild des Objekts fehlt. Das Panel „Assets“ sagt, warum.</translation>
    </message>
    <message>
        <source>Edit shape over picture</source>
        <translation>Form über Bild bearbeiten</translation>
    </message>
    <message>
        <source>The %1 must be above 0 pixels.</source>
        <translation>%1 muss über 0 Pixel liegen.</translation>
    </message>
    <message>
        <source>Remove vertex</source>
        <translation>Eckpunkt entfernen</translation>
    </message>
    <message>
        <source>The shape needs this vertex.</source>
        <translation>Die Form braucht diesen Eckpunkt.</translation>
    </message>
    <message>
        <source>Shrink shape</source>
        <translation>Form schrumpfen</translation>
    </message>
</context>
<context>
    <name>broadside::PlacePanel</name>
    <message>
        <source>Width of placed objects</source>
        <translation>Breite platzierter Objekte</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>Height of placed objects</source>
        <translation>Höhe platzierter Objekte</translation>
    </message>
    <message>
        <source>Radius of placed objects</source>
        <translation>Radius platzierter Objekte</translation>
    </message>
    <message>
        <source>Number of corners of placed objects</source>
        <translation>Eckenzahl platzierter Objekte</translation>
    </message>
    <message>
        <source>Thickness of placed objects</source>
        <translation>Dicke platzierter Objekte</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Angle of placed objects</source>
        <translation>Winkel platzierter Objekte</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Restitution of placed objects</source>
        <translation>Restitution platzierter Objekte</translation>
    </message>
    <message>
        <source>&lt;b&gt;Places instances of %1.&lt;/b&gt; Choose a shape to place that instead.</source>
        <translation>&lt;b&gt;Platziert Instanzen von %1.&lt;/b&gt; Eine Form wählen, um stattdessen diese zu platzieren.</translation>
    </message>
    <message>
        <source>Kind of placed objects</source>
        <translation>Art platzierter Objekte</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>A target is removed when it is hit, a wall stays, a body moves and bounces</source>
        <translation>Ein Ziel wird bei einem Treffer entfernt, eine Wand bleibt, ein Körper bewegt sich und prallt ab</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>Degrees counter-clockwise</source>
        <translation>Grad gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Width and height, metres</source>
        <translation>Breite und Höhe, Meter</translation>
    </message>
    <message>
        <source>Width, metres</source>
        <translation>Breite, Meter</translation>
    </message>
    <message>
        <source>Height, metres</source>
        <translation>Höhe, Meter</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>Metres, from the centre to the outermost corners</source>
        <translation>Meter, von der Mitte bis zu den äußersten Ecken</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Ecken</translation>
    </message>
    <message>
        <source>How many, %1 to %2</source>
        <translation>Wie viele, %1 bis %2</translation>
    </message>
    <message>
        <source>Thickness</source>
        <translation>Dicke</translation>
    </message>
    <message>
        <source>Percent of the largest thickness for this size</source>
        <translation>Prozent der größten Dicke für diese Größe</translation>
    </message>
    <message>
        <source>Response to hits</source>
        <translation>Reaktion auf Treffer</translation>
    </message>
    <message>
        <source>When hit</source>
        <translation>Bei Treffer</translation>
    </message>
    <message>
        <source>What happens to the placed object when another object overlaps it</source>
        <translation>Was mit dem platzierten Objekt geschieht, wenn ein anderes es überlappt</translation>
    </message>
    <message>
        <source>Restitution</source>
        <translation>Restitution</translation>
    </message>
    <message>
        <source>Speed after a bounce: 1 keeps all of it, 0 nothing; for two objects the product counts</source>
        <translation>Geschwindigkeit nach einem Abprall: 1 behält alles, 0 nichts; bei zwei Objekten zählt das Produkt</translation>
    </message>
</context>
<context>
    <name>broadside::PlacementSection</name>
    <message>
        <source>Placement</source>
        <translation>Platzierung</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>The name in lists and messages</source>
        <translation>Der Name in Listen und Meldungen</translation>
    </message>
    <message>
        <source>Rename object</source>
        <translation>Objekt umbenennen</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>%1 umbenennen</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>static</source>
        <translation>statisch</translation>
    </message>
    <message>
        <source>dynamic</source>
        <translation>dynamisch</translation>
    </message>
    <message>
        <source>Static objects never move; two static objects never collide</source>
        <translation>Statische Objekte bewegen sich nie; zwei statische Objekte kollidieren nie</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Move object</source>
        <translation>Objekt verschieben</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 verschieben</translation>
    </message>
    <message>
        <source>Rotate object</source>
        <translation>Objekt drehen</translation>
    </message>
    <message>
        <source>Rotate %1</source>
        <translation>%1 drehen</translation>
    </message>
    <message>
        <source>Scale object</source>
        <translation>Objekt skalieren</translation>
    </message>
    <message>
        <source>Scale %1</source>
        <translation>%1 skalieren</translation>
    </message>
    <message>
        <source>Position x</source>
        <translation>Position x</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>Position y</source>
        <translation>Position y</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>x to the right, y up, metres from the world's corner</source>
        <translation>x nach rechts, y nach oben, Meter ab der Ecke der Welt</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Degrees counter-clockwise</source>
        <translation>Grad gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Scale x</source>
        <translation>Skalierung x</translation>
    </message>
    <message>
        <source>Scale y</source>
        <translation>Skalierung y</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Skalierung</translation>
    </message>
    <message>
        <source>Factors of the shape's width and height before rotation; circles and compounds have one factor for both</source>
        <translation>Faktoren für Breite und Höhe der Form vor der Drehung; Kreise und Verbundformen haben einen Faktor für beide</translation>
    </message>
    <message>
        <source>visible</source>
        <translation>sichtbar</translation>
    </message>
    <message>
        <source>An invisible object still collides</source>
        <translation>Ein unsichtbares Objekt kollidiert trotzdem</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>A locked object cannot be dragged in the world; the fields still change it</source>
        <translation>Ein gesperrtes Objekt lässt sich in der Welt nicht mit der Maus verschieben; die Felder ändern es trotzdem</translation>
    </message>
    <message>
        <source>Editing</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Visibility and lock in the editor</source>
        <translation>Sichtbarkeit und Sperre im Editor</translation>
    </message>
    <message>
        <source>"%1"</source>
        <translation>„%1“</translation>
    </message>
</context>
<context>
    <name>broadside::ProjectDesk</name>
    <message>
        <source>New pro&amp;ject...</source>
        <translation>Neues Projekt...</translation>
    </message>
    <message>
        <source>Create a project: a list of scenes that belong together, in the same folder</source>
        <translation>Ein Projekt anlegen: eine Liste zusammengehöriger Szenen im selben Ordner</translation>
    </message>
    <message>
        <source>Open projec&amp;t...</source>
        <translation>Projekt öffnen...</translation>
    </message>
    <message>
        <source>Open a project and close the current one; its scenes stay open</source>
        <translation>Ein Projekt öffnen und das aktuelle schließen; dessen Szenen bleiben offen</translation>
    </message>
    <message>
        <source>A&amp;dd this scene to the project</source>
        <translation>Diese Szene zum Projekt hinzufügen</translation>
    </message>
    <message>
        <source>Add this scene to the open project, which is saved at once</source>
        <translation>Diese Szene zum offenen Projekt hinzufügen, das sofort gespeichert wird</translation>
    </message>
    <message>
        <source>Close t&amp;he project</source>
        <translation>Projekt schließen</translation>
    </message>
    <message>
        <source>Close the project; its scenes stay open as files</source>
        <translation>Das Projekt schließen; seine Szenen bleiben als Dateien offen</translation>
    </message>
    <message>
        <source>Open a project first.</source>
        <translation>Zuerst ein Projekt öffnen.</translation>
    </message>
    <message>
        <source>A recording is read only. Convert a step to a scene first.</source>
        <translation>Eine Aufzeichnung ist schreibgeschützt. Zuerst einen Schritt in eine Szene umwandeln.</translation>
    </message>
    <message>
        <source>Save the scene in the folder of the project first.</source>
        <translation>Zuerst die Szene im Ordner des Projekts speichern.</translation>
    </message>
    <message>
        <source>The project could not be saved: %1 Your changes stay here and are saved with the next change.</source>
        <translation>Das Projekt konnte nicht gespeichert werden: %1 Die Änderungen bleiben hier und werden mit der nächsten Änderung gespeichert.</translation>
    </message>
    <message>
        <source> The project %1 was closed. Its open scenes stay open as files.</source>
        <translation> Das Projekt %1 wurde geschlossen. Seine offenen Szenen bleiben als Dateien offen.</translation>
    </message>
    <message>
        <source>The project could not be made.</source>
        <translation>Das Projekt konnte nicht angelegt werden.</translation>
    </message>
    <message>
        <source>The project %1 has no scenes yet. The panel Project adds them, and so does File &gt; Add this scene to the project.</source>
        <translation>Das Projekt %1 hat noch keine Szenen. Das Panel „Projekt“ fügt sie hinzu, ebenso Datei &gt; Diese Szene zum Projekt hinzufügen.</translation>
    </message>
    <message>
        <source>%1 could not be opened.</source>
        <translation>%1 konnte nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>%1

All open files stay as they are.</source>
        <translation>%1

Alle offenen Dateien bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>The project %1 is open: %2.</source>
        <translation>Das Projekt %1 ist offen: %2.</translation>
    </message>
    <message>
        <source> %1 missing; the rest works. The panel Project marks missing files; locate or remove them there.</source>
        <translation> %1; der Rest funktioniert. Das Panel „Projekt“ markiert fehlende Dateien; dort lassen sie sich suchen oder entfernen.</translation>
    </message>
    <message>
        <source>One file is</source>
        <translation>Eine Datei fehlt</translation>
    </message>
    <message>
        <source>%1 files are</source>
        <translation>%1 Dateien fehlen</translation>
    </message>
    <message>
        <source>%1 is not in the project's folder, %2. Save it there first (File &gt; Save as).</source>
        <translation>%1 ist nicht im Ordner des Projekts, %2. Zuerst dort speichern (Datei &gt; Speichern unter).</translation>
    </message>
    <message>
        <source>%1 already belongs to the project %2.</source>
        <translation>%1 gehört schon zum Projekt %2.</translation>
    </message>
    <message>
        <source>%1 now belongs to the project %2, which is saved.</source>
        <translation>%1 gehört jetzt zum Projekt %2, das gespeichert ist.</translation>
    </message>
</context>
<context>
    <name>broadside::ProjectDocument</name>
    <message>
        <source>Another program changed the project, and it can no longer be read: %1. The open project stays, and your next change replaces the file.</source>
        <translation>Ein anderes Programm hat das Projekt geändert, und es ist nicht mehr lesbar: %1. Das offene Projekt bleibt, und die nächste Änderung ersetzt die Datei.</translation>
    </message>
    <message>
        <source>Another program changed the project. It was reloaded.</source>
        <translation>Ein anderes Programm hat das Projekt geändert. Es wurde neu geladen.</translation>
    </message>
</context>
<context>
    <name>broadside::ProjectPanel</name>
    <message>
        <source>&amp;Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Add &amp;scenes...</source>
        <translation>Szenen hinzufügen...</translation>
    </message>
    <message>
        <source>Add &amp;pictures...</source>
        <translation>Bilder hinzufügen...</translation>
    </message>
    <message>
        <source>&amp;Locate...</source>
        <translation>Suchen...</translation>
    </message>
    <message>
        <source>&amp;Remove from the project</source>
        <translation>Aus dem Projekt entfernen</translation>
    </message>
    <message>
        <source>No project is open. A project lists scenes that belong together and the pictures that they share. The files stay in the folder of the project.</source>
        <translation>Kein Projekt ist offen. Ein Projekt listet zusammengehörige Szenen auf und die Bilder, die sie teilen. Die Dateien bleiben im Ordner des Projekts.</translation>
    </message>
    <message>
        <source>Save the project to its file again</source>
        <translation>Das Projekt noch einmal in seiner Datei speichern</translation>
    </message>
    <message>
        <source>Files of the project</source>
        <translation>Dateien des Projekts</translation>
    </message>
    <message>
        <source>Scenes</source>
        <translation>Szenen</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4. Changes are saved at once.</source>
        <translation>%1: %2, %3, %4. Änderungen werden sofort gespeichert.</translation>
    </message>
    <message>
        <source>The project is not saved: %1</source>
        <translation>Das Projekt ist nicht gespeichert: %1</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1 (fehlt)</translation>
    </message>
    <message>
        <source>None yet: "Add scenes", below</source>
        <translation>Noch keine: „Szenen hinzufügen“, unten</translation>
    </message>
    <message>
        <source>None yet: "Add pictures", below</source>
        <translation>Noch keine: „Bilder hinzufügen“, unten</translation>
    </message>
    <message>
        <source>Choose a file in the list first.</source>
        <translation>Zuerst eine Datei in der Liste wählen.</translation>
    </message>
    <message>
        <source>Add scene files that lie in the project's folder</source>
        <translation>Szenendateien hinzufügen, die im Ordner des Projekts liegen</translation>
    </message>
    <message>
        <source>Add pictures that lie in the project's folder</source>
        <translation>Bilder hinzufügen, die im Ordner des Projekts liegen</translation>
    </message>
    <message>
        <source>Choose the new place of the missing file</source>
        <translation>Den neuen Ort der fehlenden Datei wählen</translation>
    </message>
    <message>
        <source>The file is not missing.</source>
        <translation>Die Datei fehlt nicht.</translation>
    </message>
    <message>
        <source>Remove it from the list (Delete); the file stays</source>
        <translation>Aus der Liste entfernen (Entf); die Datei bleibt</translation>
    </message>
    <message>
        <source>Not in the project's folder</source>
        <translation>Nicht im Ordner des Projekts</translation>
    </message>
    <message>
        <source>%1 is not in the project's folder.</source>
        <translation>%1 ist nicht im Ordner des Projekts.</translation>
    </message>
    <message>
        <source>%1 files are not in the project's folder.</source>
        <translation>%1 Dateien sind nicht im Ordner des Projekts.</translation>
    </message>
    <message>
        <source>A project lists only files in its own folder, %1, so that both can be moved together. Move or copy them there first.</source>
        <translation>Ein Projekt listet nur Dateien im eigenen Ordner auf, %1, damit sich beides zusammen verschieben lässt. Sie zuerst dorthin verschieben oder kopieren.</translation>
    </message>
    <message>
        <source>Add scenes to the project</source>
        <translation>Szenen zum Projekt hinzufügen</translation>
    </message>
    <message>
        <source>Add pictures to the project</source>
        <translation>Bilder zum Projekt hinzufügen</translation>
    </message>
    <message>
        <source>Scenes (*.broadside)</source>
        <translation>Szenen (*.broadside)</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.bmp *.webp)</source>
        <translation>Bilder (*.png *.jpg *.jpeg *.bmp *.webp)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>New place of %1</source>
        <translation>Neuer Ort von %1</translation>
    </message>
    <message>
        <source>The same kind (*.%1)</source>
        <translation>Derselbe Dateityp (*.%1)</translation>
    </message>
</context>
<context>
    <name>broadside::PropertiesPanel</name>
    <message>
        <source>Show only what differs</source>
        <translation>Nur Unterschiede zeigen</translation>
    </message>
    <message>
        <source>All values shown here are equal.</source>
        <translation>Alle hier gezeigten Werte sind gleich.</translation>
    </message>
    <message>
        <source>Hide the fields with equal values</source>
        <translation>Felder mit gleichen Werten ausblenden</translation>
    </message>
    <message>
        <source>Nothing is selected.
Click an object in the world or in the list to see and edit it.</source>
        <translation>Nichts ist ausgewählt.
Ein Objekt in der Welt oder in der Liste anklicken, um es zu sehen und zu bearbeiten.</translation>
    </message>
    <message>
        <source>The selected object is not in the world: the simulation removed it.
Step back or stop to restore it.</source>
        <translation>Das ausgewählte Objekt ist nicht in der Welt: Die Simulation hat es entfernt.
Einen Schritt zurückgehen oder stoppen, um es wiederherzustellen.</translation>
    </message>
    <message>
        <source>%1 objects are selected. A new value applies to all of them; += 1 or *= 2 changes each number.</source>
        <translation>%1 Objekte sind ausgewählt. Ein neuer Wert gilt für alle; += 1 oder *= 2 ändert jede einzelne Zahl.</translation>
    </message>
    <message>
        <source>
%1 of them are not in the world: the simulation removed them.</source>
        <translation>
%1 davon sind nicht in der Welt: Die Simulation hat sie entfernt.</translation>
    </message>
    <message>
        <source>
Locked: %1. They cannot be dragged; the fields still change them.</source>
        <translation>
Gesperrt: %1. Mit der Maus nicht verschiebbar; die Felder ändern sie trotzdem.</translation>
    </message>
</context>
<context>
    <name>broadside::PropertyRow</name>
    <message>
        <source>The name of the property; type another name to rename it</source>
        <translation>Der Name der Eigenschaft; zum Umbenennen einen anderen Namen eingeben</translation>
    </message>
    <message>
        <source>Remove this property</source>
        <translation>Diese Eigenschaft entfernen</translation>
    </message>
    <message>
        <source>A text</source>
        <translation>Ein Text</translation>
    </message>
    <message>
        <source>The text is longer than %1 bytes. Type a shorter one.</source>
        <translation>Der Text ist länger als %1 Byte. Einen kürzeren eingeben.</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>Eine Zahl</translation>
    </message>
    <message>
        <source>A number: %1</source>
        <translation>Eine Zahl: %1</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation>Ja oder nein</translation>
    </message>
    <message>
        <source>A colour: # and two hexadecimal digits each for red, green and blue</source>
        <translation>Eine Farbe: # und je zwei Hexadezimalziffern für Rot, Grün und Blau</translation>
    </message>
    <message>
        <source>Choose a colour</source>
        <translation>Farbe wählen</translation>
    </message>
    <message>
        <source>"%1" is not a colour. Type # and six hexadecimal digits, or choose one.</source>
        <translation>„%1“ ist keine Farbe. # und sechs Hexadezimalziffern eingeben oder eine wählen.</translation>
    </message>
    <message>
        <source>An object: choose it, or type its name or id. An arrow in the world points to it while its owner is selected.</source>
        <translation>Ein Objekt: wählen oder seinen Namen oder seine ID eingeben. Ein Pfeil in der Welt zeigt darauf, solange das Objekt mit dieser Eigenschaft ausgewählt ist.</translation>
    </message>
    <message>
        <source>Choose the object by a click in the world or in the list</source>
        <translation>Das Objekt durch Klick in der Welt oder in der Liste wählen</translation>
    </message>
    <message>
        <source>Choose the object</source>
        <translation>Objekt wählen</translation>
    </message>
    <message>
        <source>Click the object in the world or in the list, or empty ground for no object.</source>
        <translation>Das Objekt in der Welt oder in der Liste anklicken, oder leeren Grund für kein Objekt.</translation>
    </message>
    <message>
        <source>Read only: a value of this kind (a list, a table, or an integer above 2^53) cannot be edited here. It stays in the file.</source>
        <translation>Schreibgeschützt: Ein Wert dieser Art (eine Liste, eine Tabelle oder eine Ganzzahl über 2^53) lässt sich hier nicht bearbeiten. Er bleibt in der Datei.</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>gemischt</translation>
    </message>
    <message>
        <source>Name of property %1</source>
        <translation>Name der Eigenschaft %1</translation>
    </message>
    <message>
        <source>Property %1</source>
        <translation>Eigenschaft %1</translation>
    </message>
    <message>
        <source>Remove property %1</source>
        <translation>Eigenschaft %1 entfernen</translation>
    </message>
    <message>
        <source>There is no object %1 in this scene. Choose another one.</source>
        <translation>In dieser Szene gibt es kein Objekt %1. Ein anderes wählen.</translation>
    </message>
</context>
<context>
    <name>broadside::QueriesPanel</name>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>Query the broad phase with the Query tool (Q), then keep the query. It is repeated after every step and shown in the world with its name.</source>
        <translation>Die Broadphase mit dem Werkzeug „Abfrage“ (Q) abfragen, dann die Abfrage behalten. Sie wird nach jedem Schritt wiederholt und in der Welt mit ihrem Namen gezeigt.</translation>
    </message>
    <message>
        <source>&amp;Keep the query</source>
        <translation>Abfrage behalten</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Kept queries</source>
        <translation>Behaltene Abfragen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Zellen</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Boxen</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Formen</translation>
    </message>
    <message>
        <source>Nearest</source>
        <translation>Am nächsten</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Double-click to rename</source>
        <translation>Doppelklick zum Umbenennen</translation>
    </message>
    <message>
        <source>Cells that the query searches</source>
        <translation>Zellen, die die Abfrage durchsucht</translation>
    </message>
    <message>
        <source>Candidates that the broad phase reports for the query</source>
        <translation>Kandidaten, die die Broadphase für die Abfrage meldet</translation>
    </message>
    <message>
        <source>Candidates whose boxes it overlaps</source>
        <translation>Kandidaten, deren Boxen sie überlappt</translation>
    </message>
    <message>
        <source>Objects whose shapes it overlaps</source>
        <translation>Objekte, deren Formen sie überlappt</translation>
    </message>
    <message>
        <source>Distance of the nearest shape; 0 when it overlaps</source>
        <translation>Abstand der nächsten Form; 0, wenn sie überlappt</translation>
    </message>
    <message>
        <source>How long the last answer took</source>
        <translation>Wie lange die letzte Antwort gedauert hat</translation>
    </message>
    <message>
        <source>Delete a query first: %1 is the limit.</source>
        <translation>Zuerst eine Abfrage löschen: %1 ist die Grenze.</translation>
    </message>
    <message>
        <source>Repeat this query after every step</source>
        <translation>Diese Abfrage nach jedem Schritt wiederholen</translation>
    </message>
    <message>
        <source>Choose the Query tool (Q) first, then click or drag in the world.</source>
        <translation>Zuerst das Werkzeug „Abfrage“ (Q) wählen, dann in der Welt klicken oder ziehen.</translation>
    </message>
    <message>
        <source>Delete the chosen query</source>
        <translation>Die gewählte Abfrage löschen</translation>
    </message>
    <message>
        <source>Choose a query first.</source>
        <translation>Zuerst eine Abfrage wählen.</translation>
    </message>
    <message>
        <source>%1 µs</source>
        <translation>%1 µs</translation>
    </message>
</context>
<context>
    <name>broadside::QueryBook</name>
    <message>
        <source>Object</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Box</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>Kreis</translation>
    </message>
    <message>
        <source>Ray</source>
        <translation>Strahl</translation>
    </message>
</context>
<context>
    <name>broadside::RecordedObjects</name>
    <message>
        <source>Search the log of the game</source>
        <translation>Log des Spiels durchsuchen</translation>
    </message>
    <message>
        <source>Search the log...</source>
        <translation>Log durchsuchen...</translation>
    </message>
    <message>
        <source>Find the next step with a log line that contains this text (Enter)</source>
        <translation>Den nächsten Schritt mit einer Logzeile finden, die diesen Text enthält (Enter)</translation>
    </message>
    <message>
        <source>Log of the game in this step</source>
        <translation>Log des Spiels in diesem Schritt</translation>
    </message>
    <message>
        <source>Selected objects of the recording</source>
        <translation>Ausgewählte Objekte der Aufzeichnung</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Früher</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Type a text to search for first.</source>
        <translation>Zuerst einen Suchtext eingeben.</translation>
    </message>
    <message>
        <source>Go to the previous step with such a log line</source>
        <translation>Zum vorigen Schritt mit einer solchen Logzeile gehen</translation>
    </message>
    <message>
        <source>Go to the next step with such a log line (Enter)</source>
        <translation>Zum nächsten Schritt mit einer solchen Logzeile gehen (Enter)</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Searching: %1 %</source>
        <translation>Suche: %1 %</translation>
    </message>
    <message>
        <source>No such line in later steps.</source>
        <translation>Keine solche Zeile in späteren Schritten.</translation>
    </message>
    <message>
        <source>No such line in earlier steps.</source>
        <translation>Keine solche Zeile in früheren Schritten.</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>Schritt %1: %2</translation>
    </message>
    <message>
        <source>Object %1 is not in this step.</source>
        <translation>Objekt %1 ist nicht in diesem Schritt.</translation>
    </message>
    <message>
        <source>%1 (%2), %3
box from %4 to %5
%6 wide, %7 high
category %8, mask %9</source>
        <translation>%1 (%2), %3
Box von %4 bis %5
%6 breit, %7 hoch
Kategorie %8, Maske %9</translation>
    </message>
    <message>
        <source>dynamic</source>
        <translation>dynamisch</translation>
    </message>
    <message>
        <source>static</source>
        <translation>statisch</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>The game logged in this step:</source>
        <translation>In diesem Schritt ins Log geschrieben:</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und noch %1</translation>
    </message>
    <message>
        <source>Select an object. This panel then shows what the recording says of it in this step. To edit it, convert the step to a scene.</source>
        <translation>Ein Objekt auswählen. Dieses Panel zeigt dann, was die Aufzeichnung in diesem Schritt darüber sagt. Zum Bearbeiten den Schritt in eine Szene umwandeln.</translation>
    </message>
</context>
<context>
    <name>broadside::RecordingBar</name>
    <message>
        <source>the recording does not say which candidates the game's broad phase reported (BST_CANDIDATES and bst_candidate in the game)</source>
        <translation>die Aufzeichnung sagt nicht, welche Kandidaten die Broadphase des Spiels gemeldet hat (BST_CANDIDATES und bst_candidate im Spiel)</translation>
    </message>
    <message>
        <source>the recording does not say in which cells the game has its objects (BST_CELLS and bst_cells in the game)</source>
        <translation>die Aufzeichnung sagt nicht, in welchen Zellen das Spiel seine Objekte hat (BST_CELLS und bst_cells im Spiel)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Convert this step to a scene</source>
        <translation>Diesen Schritt in eine Szene umwandeln</translation>
    </message>
    <message>
        <source>Searched share of the file</source>
        <translation>Durchsuchter Anteil der Datei</translation>
    </message>
    <message>
        <source>The file has no index, so Broadside searches all of it for frames.
You can already use the frames that were found.</source>
        <translation>Die Datei hat keinen Index, darum durchsucht Broadside sie ganz nach Frames.
Die gefundenen Frames sind schon verwendbar.</translation>
    </message>
    <message>
        <source>Stop the search; the frames that were found stay</source>
        <translation>Die Suche abbrechen; die gefundenen Frames bleiben</translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>Zellen</translation>
    </message>
    <message>
        <source> Not recorded: %1.</source>
        <translation> Nicht aufgezeichnet: %1.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Reading %1 ...</source>
        <translation>Lese %1 ...</translation>
    </message>
    <message>
        <source>Recording, read only: no frame has arrived yet.</source>
        <translation>Aufzeichnung, schreibgeschützt: Noch kein Frame ist angekommen.</translation>
    </message>
    <message>
        <source>a game</source>
        <translation>einem Spiel</translation>
    </message>
    <message>
        <source> Its own broad phase: %1.</source>
        <translation> Eigene Broadphase: %1.</translation>
    </message>
    <message>
        <source> Its step numbers do not ascend, so frames are counted.</source>
        <translation> Die Schrittnummern steigen nicht an, darum werden Frames gezählt.</translation>
    </message>
    <message>
        <source>Recording of %1, read only: %2.</source>
        <translation>Aufzeichnung von %1, schreibgeschützt: %2.</translation>
    </message>
    <message>
        <source>There is no step yet.</source>
        <translation>Es gibt noch keinen Schritt.</translation>
    </message>
    <message>
        <source>Open the objects of this step in a new tab as a scene that can be edited and simulated</source>
        <translation>Die Objekte dieses Schritts in einem neuen Tab als Szene öffnen, die sich bearbeiten und simulieren lässt</translation>
    </message>
</context>
<context>
    <name>broadside::RecordingPage</name>
    <message>
        <source>%1 (recording)</source>
        <translation>%1 (Aufzeichnung)</translation>
    </message>
    <message>
        <source>%1, step %2</source>
        <translation>%1, Schritt %2</translation>
    </message>
    <message>
        <source>The objects of step %1 as a scene, at rest, with a grid of Broadside: a trace has their places, not their velocities.</source>
        <translation>Die Objekte von Schritt %1 als Szene, in Ruhe, mit einem Gitter von Broadside: Ein Trace hat ihre Positionen, nicht ihre Geschwindigkeiten.</translation>
    </message>
</context>
<context>
    <name>broadside::RecordingSaver</name>
    <message>
        <source>The recording could not be saved.</source>
        <translation>Die Aufzeichnung konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>The recording so far was saved as %1.</source>
        <translation>Die bisherige Aufzeichnung wurde als %1 gespeichert.</translation>
    </message>
</context>
<context>
    <name>broadside::RecoveryDialog</name>
    <message>
        <source>&amp;Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>&amp;Discard...</source>
        <translation>Verwerfen...</translation>
    </message>
    <message>
        <source>Recover unsaved work</source>
        <translation>Ungespeicherte Arbeit wiederherstellen</translation>
    </message>
    <message>
        <source>Broadside ended before this work was saved. Open it to go on where you were; files are changed only when you save.</source>
        <translation>Broadside endete, bevor diese Arbeit gespeichert war. Zum Weitermachen öffnen; Dateien ändern sich erst beim Speichern.</translation>
    </message>
    <message>
        <source>Scenes and recordings that were not saved</source>
        <translation>Szenen und Aufzeichnungen, die nicht gespeichert waren</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Last change</source>
        <translation>Letzte Änderung</translation>
    </message>
    <message>
        <source>Changes since the file was saved</source>
        <translation>Änderungen seit dem Speichern der Datei</translation>
    </message>
    <message>
        <source>Open what is selected with its unsaved changes, each in a tab</source>
        <translation>Das Ausgewählte mit seinen ungespeicherten Änderungen öffnen, jedes in einem Tab</translation>
    </message>
    <message>
        <source>&amp;Keep for later</source>
        <translation>Für später behalten</translation>
    </message>
    <message>
        <source>Close this window; Broadside offers the work again at its next start</source>
        <translation>Dieses Fenster schließen; Broadside bietet die Arbeit beim nächsten Start wieder an</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Aufzeichnung</translation>
    </message>
    <message>
        <source>a recording that was never saved: %1</source>
        <translation>eine nie gespeicherte Aufzeichnung: %1</translation>
    </message>
    <message>
        <source>never saved: %1</source>
        <translation>nie gespeichert: %1</translation>
    </message>
    <message>
        <source>its file is missing: %1</source>
        <translation>Datei fehlt: %1</translation>
    </message>
    <message>
        <source>its file cannot be read: %1</source>
        <translation>Datei nicht lesbar: %1</translation>
    </message>
    <message>
        <source>with edits made during a simulation</source>
        <translation>mit Änderungen während einer Simulation</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>reading...</source>
        <translation>wird gelesen...</translation>
    </message>
    <message>
        <source>Select a row first.</source>
        <translation>Zuerst eine Zeile auswählen.</translation>
    </message>
    <message>
        <source>The selected work is being read.</source>
        <translation>Die ausgewählte Arbeit wird gelesen.</translation>
    </message>
    <message>
        <source>The selected work cannot be read.</source>
        <translation>Die ausgewählte Arbeit ist nicht lesbar.</translation>
    </message>
    <message>
        <source>Delete the unsaved work of the selected rows</source>
        <translation>Die ungespeicherte Arbeit der ausgewählten Zeilen löschen</translation>
    </message>
    <message>
        <source>Discard unsaved work</source>
        <translation>Ungespeicherte Arbeit verwerfen</translation>
    </message>
    <message>
        <source>Discard the unsaved work of %1?</source>
        <translation>Ungespeicherte Arbeit verwerfen (%1)?</translation>
    </message>
    <message>
        <source>They cannot be restored afterwards.</source>
        <translation>Sie lässt sich danach nicht wiederherstellen.</translation>
    </message>
</context>
<context>
    <name>broadside::RestNotice</name>
    <message>
        <source>Nothing moves in this world.</source>
        <translation>Nichts bewegt sich in dieser Welt.</translation>
    </message>
    <message>
        <source>Nothing in the world has moved since step %1.</source>
        <translation>Seit Schritt %1 hat sich nichts in der Welt bewegt.</translation>
    </message>
    <message>
        <source>%1 left the world and cannot return.</source>
        <translation>Aus der Welt verschwunden, ohne Rückkehr: %1.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Pause now, and later whenever nothing moves any more</source>
        <translation>Jetzt pausieren, und später immer, wenn sich nichts mehr bewegt</translation>
    </message>
</context>
<context>
    <name>broadside::SceneComparison</name>
    <message>
        <source>Compare with %1</source>
        <translation>Mit %1 vergleichen</translation>
    </message>
    <message>
        <source>In the file, compared with the open scene: %1.</source>
        <translation>In der Datei, verglichen mit der offenen Szene: %1.</translation>
    </message>
    <message>
        <source>Objects that differ</source>
        <translation>Objekte mit Unterschieden</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>In der Datei</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The list has the first %1 of them.</source>
        <translation>Die Liste enthält die ersten %1 davon.</translation>
    </message>
    <message>
        <source>Select all in the world</source>
        <translation>Alle in der Welt auswählen</translation>
    </message>
    <message>
        <source>No object differs.</source>
        <translation>Kein Objekt unterscheidet sich.</translation>
    </message>
    <message>
        <source>Select the objects of all rows that the open scene has</source>
        <translation>Die Objekte aller Zeilen auswählen, die die offene Szene hat</translation>
    </message>
</context>
<context>
    <name>broadside::SceneDocument</name>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
</context>
<context>
    <name>broadside::ScenePage</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1. Simulation &gt; Restore discarded steps undoes that, until the next step.</source>
        <translation>%1. Simulation &gt; Verworfene Schritte wiederherstellen macht das bis zum nächsten Schritt rückgängig.</translation>
    </message>
    <message>
        <source>This scene has instances of templates of the project %1, but is not in that project. Add it, so that they follow (File &gt; Add this scene to the project).</source>
        <translation>Diese Szene hat Instanzen von Vorlagen des Projekts %1, gehört aber nicht zu diesem Projekt. Sie hinzufügen, damit die Instanzen folgen (Datei &gt; Diese Szene zum Projekt hinzufügen).</translation>
    </message>
</context>
<context>
    <name>broadside::SceneTabs</name>
    <message>
        <source>Open scenes</source>
        <translation>Offene Szenen</translation>
    </message>
    <message>
        <source>%1 (recording)</source>
        <translation>%1 (Aufzeichnung)</translation>
    </message>
    <message>
        <source>This recording has no file</source>
        <translation>Diese Aufzeichnung hat keine Datei</translation>
    </message>
    <message>
        <source>This scene has no file yet</source>
        <translation>Diese Szene hat noch keine Datei</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close the &amp;others</source>
        <translation>Andere schließen</translation>
    </message>
    <message>
        <source>Copy the &amp;path</source>
        <translation>Pfad kopieren</translation>
    </message>
</context>
<context>
    <name>broadside::SelectActions</name>
    <message>
        <source>Select a cate&amp;gory</source>
        <translation>Kategorie auswählen</translation>
    </message>
    <message>
        <source>The scene has no objects.</source>
        <translation>Die Szene hat keine Objekte.</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Alles auswählen</translation>
    </message>
    <message>
        <source>Select every object of the scene</source>
        <translation>Jedes Objekt der Szene auswählen</translation>
    </message>
    <message>
        <source>Select n&amp;one</source>
        <translation>Nichts auswählen</translation>
    </message>
    <message>
        <source>Select nothing</source>
        <translation>Die Auswahl aufheben</translation>
    </message>
    <message>
        <source>In&amp;vert the selection</source>
        <translation>Auswahl umkehren</translation>
    </message>
    <message>
        <source>Select the objects that are not selected, and deselect the others</source>
        <translation>Die nicht ausgewählten Objekte auswählen und die anderen abwählen</translation>
    </message>
    <message>
        <source>Select the same t&amp;ype</source>
        <translation>Gleichen Typ auswählen</translation>
    </message>
    <message>
        <source>Select all objects of the same kind (static or dynamic) with the same type of shape</source>
        <translation>Alle Objekte derselben Art (statisch oder dynamisch) mit dem gleichen Formtyp auswählen</translation>
    </message>
    <message>
        <source>Select the next one &amp;below</source>
        <translation>Nächstes darunter auswählen</translation>
    </message>
    <message>
        <source>Select the next object below the pointer; Alt+click or a second click at the same place does the same</source>
        <translation>Das nächste Objekt unter dem Zeiger auswählen; Alt+Klick oder ein zweiter Klick an derselben Stelle tut dasselbe</translation>
    </message>
    <message>
        <source>There is no object below. Move the pointer over objects that cover each other.</source>
        <translation>Darunter ist kein Objekt. Den Zeiger über Objekte bewegen, die einander verdecken.</translation>
    </message>
    <message>
        <source>&amp;Find objects</source>
        <translation>Objekte suchen</translation>
    </message>
    <message>
        <source>Search the list of objects by name, kind, shape or id</source>
        <translation>Die Liste der Objekte nach Name, Art, Form oder ID durchsuchen</translation>
    </message>
    <message>
        <source>&amp;Select the results</source>
        <translation>Ergebnisse auswählen</translation>
    </message>
    <message>
        <source>Select all objects that the search finds; Enter in the search field does the same</source>
        <translation>Alle Objekte auswählen, die die Suche findet; Enter im Suchfeld tut dasselbe</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Select every object whose category has this bit</source>
        <translation>Jedes Objekt auswählen, dessen Kategorie dieses Bit hat</translation>
    </message>
    <message>
        <source>No object has a category</source>
        <translation>Kein Objekt hat eine Kategorie</translation>
    </message>
    <message>
        <source>Type a search first (Ctrl+F).</source>
        <translation>Zuerst eine Suche eingeben (Strg+F).</translation>
    </message>
    <message>
        <source>The search finds no object.</source>
        <translation>Die Suche findet kein Objekt.</translation>
    </message>
</context>
<context>
    <name>broadside::ShapeEditor</name>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>Radius of the shape before the object's scale, metres</source>
        <translation>Radius der Form vor der Skalierung des Objekts, Meter</translation>
    </message>
    <message>
        <source>Change size</source>
        <translation>Größe ändern</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Width and height of the shape, before the object's scale; metres</source>
        <translation>Breite und Höhe der Form, vor der Skalierung des Objekts; Meter</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>Points of the shape</source>
        <translation>Punkte der Form</translation>
    </message>
    <message>
        <source>x (m)</source>
        <translation>x (m)</translation>
    </message>
    <message>
        <source>y (m)</source>
        <translation>y (m)</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>In the object's own frame: relative to its position, before scale and rotation</source>
        <translation>Im Koordinatensystem des Objekts: relativ zu seiner Position, vor Skalierung und Drehung</translation>
    </message>
    <message>
        <source>Parts of the compound</source>
        <translation>Teile der Verbundform</translation>
    </message>
    <message>
        <source>angle (°)</source>
        <translation>Winkel (°)</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add a shape to the compound</source>
        <translation>Der Verbundform eine Form hinzufügen</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>Position and angle of each part in the compound</source>
        <translation>Position und Winkel jedes Teils in der Verbundform</translation>
    </message>
    <message>
        <source>%1 of the shape, before the object's scale</source>
        <translation>%1 der Form, vor der Skalierung des Objekts</translation>
    </message>
    <message>
        <source>%1 of the whole shape; the other side follows, so that circles stay circles</source>
        <translation>%1 der ganzen Form; die andere Seite folgt, damit Kreise Kreise bleiben</translation>
    </message>
    <message>
        <source>%1 of the whole shape: all points move away from the object's position or towards it</source>
        <translation>%1 der ganzen Form: Alle Punkte rücken von der Position des Objekts weg oder auf sie zu</translation>
    </message>
    <message>
        <source>All points are on one line, so this size is 0.</source>
        <translation>Alle Punkte liegen auf einer Linie, daher ist diese Größe 0.</translation>
    </message>
    <message>
        <source>Click a point in the table first.</source>
        <translation>Zuerst einen Punkt in der Tabelle anklicken.</translation>
    </message>
    <message>
        <source>Insert a point half way to the next one</source>
        <translation>Einen Punkt auf halbem Weg zum nächsten einfügen</translation>
    </message>
    <message>
        <source>Remove the chosen point (Delete)</source>
        <translation>Den gewählten Punkt entfernen (Entf)</translation>
    </message>
    <message>
        <source>A polygon has at least three points.</source>
        <translation>Ein Polygon hat mindestens drei Punkte.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Part %1: %2</source>
        <translation>Teil %1: %2</translation>
    </message>
    <message>
        <source>Remove the chosen part (Delete)</source>
        <translation>Den gewählten Teil entfernen (Entf)</translation>
    </message>
    <message>
        <source>A compound has at least one part.</source>
        <translation>Eine Verbundform hat mindestens einen Teil.</translation>
    </message>
    <message>
        <source>Move point</source>
        <translation>Punkt verschieben</translation>
    </message>
    <message>
        <source>Insert point</source>
        <translation>Punkt einfügen</translation>
    </message>
    <message>
        <source>Remove point</source>
        <translation>Punkt entfernen</translation>
    </message>
    <message>
        <source>Move part</source>
        <translation>Teil verschieben</translation>
    </message>
    <message>
        <source>Add part</source>
        <translation>Teil hinzufügen</translation>
    </message>
    <message>
        <source>Remove part</source>
        <translation>Teil entfernen</translation>
    </message>
</context>
<context>
    <name>broadside::ShapeSection</name>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Change to</source>
        <translation>Ändern in</translation>
    </message>
    <message>
        <source>Replace the shape by another one of about the same size</source>
        <translation>Die Form durch eine andere von etwa gleicher Größe ersetzen</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Bounding shape, used to test for overlaps</source>
        <translation>Kollisionsform, mit der Überlappungen getestet werden</translation>
    </message>
    <message>
        <source>radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Radius of all</source>
        <translation>Radius aller</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>Of every shape, before its object's scale; metres</source>
        <translation>Jeder Form, vor der Skalierung ihres Objekts; Meter</translation>
    </message>
    <message>
        <source>Width of all</source>
        <translation>Breite aller</translation>
    </message>
    <message>
        <source>Height of all</source>
        <translation>Höhe aller</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Width and height of every shape, before its object's scale; metres.
Round shapes and compounds keep their proportions: the other side follows.</source>
        <translation>Breite und Höhe jeder Form, vor der Skalierung ihres Objekts; Meter.
Runde Formen und Verbundformen behalten ihre Proportionen: Die andere Seite folgt.</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>gemischt</translation>
    </message>
    <message>
        <source>Points and parts are edited one object at a time: select one.</source>
        <translation>Punkte und Teile werden für jedes Objekt einzeln bearbeitet: eines auswählen.</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>Form</translation>
    </message>
</context>
<context>
    <name>broadside::SharedFollower</name>
    <message>
        <source>%1 followed templates of the project that changed since this scene was saved: %2. Save to keep this, or undo it.</source>
        <translation>Vorlagen des Projekts gefolgt, die sich seit dem Speichern dieser Szene geändert haben: %1 (%2). Speichern behält das, Rückgängig nimmt es zurück.</translation>
    </message>
    <message>
        <source>%1 followed templates of the project: %2. Undo reverts that in this scene.</source>
        <translation>Vorlagen des Projekts gefolgt: %1 (%2). Rückgängig nimmt das in dieser Szene zurück.</translation>
    </message>
</context>
<context>
    <name>broadside::ShortcutsDialog</name>
    <message>
        <source>&amp;Assign</source>
        <translation>Zuweisen</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>Keine Taste</translation>
    </message>
    <message>
        <source>&amp;Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search by name or key</source>
        <translation>Nach Name oder Taste suchen</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Befehle und ihre Tasten</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alle zurücksetzen</translation>
    </message>
    <message>
        <source>Reset the keys of all commands to their defaults</source>
        <translation>Die Tasten aller Befehle auf ihren Standard zurücksetzen</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Neue Taste</translation>
    </message>
    <message>
        <source>Press the new key of the command</source>
        <translation>Die neue Taste des Befehls drücken</translation>
    </message>
    <message>
        <source>Remove the key of the command</source>
        <translation>Die Taste des Befehls entfernen</translation>
    </message>
    <message>
        <source>Reset the command to its default key</source>
        <translation>Den Befehl auf seine Standardtaste zurücksetzen</translation>
    </message>
    <message>
        <source>New &amp;key</source>
        <translation>Neue Taste</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Changed; default: %1</source>
        <translation>Geändert; Standard: %1</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>keine Taste</translation>
    </message>
    <message>
        <source>Choose a command to give it another key.</source>
        <translation>Einen Befehl wählen, um ihm eine andere Taste zu geben.</translation>
    </message>
    <message>
        <source>Press the key for: %1</source>
        <translation>Die Taste drücken für: %1</translation>
    </message>
    <message>
        <source>This key cannot be used: %1.</source>
        <translation>Diese Taste ist nicht verwendbar: %1.</translation>
    </message>
    <message>
        <source>That key is free.</source>
        <translation>Diese Taste ist frei.</translation>
    </message>
    <message>
        <source>Conflict: "%1" has this key and loses it when you assign it.</source>
        <translation>Konflikt: „%1“ hat diese Taste und verliert sie beim Zuweisen.</translation>
    </message>
</context>
<context>
    <name>broadside::SimulationActions</name>
    <message>
        <source>&amp;Run</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Run or continue the simulation</source>
        <translation>Die Simulation starten oder fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>Pausieren</translation>
    </message>
    <message>
        <source>Pause the simulation</source>
        <translation>Die Simulation pausieren</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Make one step, or as many as the field next to Step says</source>
        <translation>Einen Schritt machen, oder so viele, wie das Feld neben „Schritt“ sagt</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>&amp;Back to the first step</source>
        <translation>Zurück zum ersten Schritt</translation>
    </message>
    <message>
        <source>End the simulation and go back to the authored scene</source>
        <translation>Die Simulation beenden und zur bearbeiteten Szene zurückkehren</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Go back one step, or as many as the field next to Step says</source>
        <translation>Einen Schritt zurückgehen, oder so viele, wie das Feld neben „Schritt“ sagt</translation>
    </message>
    <message>
        <source>&amp;First recorded step</source>
        <translation>Erster aufgezeichneter Schritt</translation>
    </message>
    <message>
        <source>Go to the oldest recorded step</source>
        <translation>Zum ältesten aufgezeichneten Schritt gehen</translation>
    </message>
    <message>
        <source>&amp;Last recorded step</source>
        <translation>Letzter aufgezeichneter Schritt</translation>
    </message>
    <message>
        <source>Go to the latest recorded step</source>
        <translation>Zum neuesten aufgezeichneten Schritt gehen</translation>
    </message>
    <message>
        <source>Restore &amp;discarded steps</source>
        <translation>Verworfene Schritte wiederherstellen</translation>
    </message>
    <message>
        <source>Go back to the step after which recorded steps were discarded, and restore them</source>
        <translation>Zu dem Schritt zurückgehen, nach dem aufgezeichnete Schritte verworfen wurden, und sie wiederherstellen</translation>
    </message>
    <message>
        <source>Slo&amp;wer</source>
        <translation>Langsamer</translation>
    </message>
    <message>
        <source>Run at half the speed: slow motion down to 1/64 of real time</source>
        <translation>Mit halbem Tempo laufen: Zeitlupe bis 1/64 der Echtzeit</translation>
    </message>
    <message>
        <source>Fast&amp;er</source>
        <translation>Schneller</translation>
    </message>
    <message>
        <source>Run at twice the speed, up to real time</source>
        <translation>Mit doppeltem Tempo laufen, bis zur Echtzeit</translation>
    </message>
    <message>
        <source>This is the last step of the recording.</source>
        <translation>Dies ist der letzte Schritt der Aufzeichnung.</translation>
    </message>
    <message>
        <source>The simulation is already running.</source>
        <translation>Die Simulation läuft schon.</translation>
    </message>
    <message>
        <source>The simulation is not running.</source>
        <translation>Die Simulation läuft nicht.</translation>
    </message>
    <message>
        <source>Start the simulation first (F5).</source>
        <translation>Zuerst die Simulation starten (F5).</translation>
    </message>
    <message>
        <source>This is the first step of the recording.</source>
        <translation>Dies ist der erste Schritt der Aufzeichnung.</translation>
    </message>
    <message>
        <source>The world is already at its first step.</source>
        <translation>Die Welt ist schon bei ihrem ersten Schritt.</translation>
    </message>
    <message>
        <source>Step %1 is the oldest step in the memory for recorded steps.</source>
        <translation>Schritt %1 ist der älteste Schritt im Speicher für aufgezeichnete Schritte.</translation>
    </message>
    <message>
        <source>This is the latest step.</source>
        <translation>Dies ist der neueste Schritt.</translation>
    </message>
    <message>
        <source>No steps have been discarded.</source>
        <translation>Keine Schritte wurden verworfen.</translation>
    </message>
    <message>
        <source>The slowest speed is 1/%1 of real time.</source>
        <translation>Das langsamste Tempo ist 1/%1 der Echtzeit.</translation>
    </message>
    <message>
        <source>The simulation already runs in real time.</source>
        <translation>Die Simulation läuft schon in Echtzeit.</translation>
    </message>
</context>
<context>
    <name>broadside::SimulationPanel</name>
    <message>
        <source>not started</source>
        <translation>nicht gestartet</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>pausiert</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>When nothing moves</source>
        <translation>Bei Stillstand</translation>
    </message>
    <message>
        <source>Swept (continuous)</source>
        <translation>Sweep (kontinuierlich)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Step by</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Real time</source>
        <translation>Echtzeit</translation>
    </message>
    <message>
        <source>1/%1 of real time</source>
        <translation>1/%1 der Echtzeit</translation>
    </message>
    <message>
        <source>The speed of Run, for slow motion. The steps themselves do not change.</source>
        <translation>Wie schnell „Starten“ läuft, für Zeitlupe. Die Schritte selbst ändern sich nicht.</translation>
    </message>
    <message>
        <source>Pause when nothing moves any more</source>
        <translation>Pausieren, wenn sich nichts mehr bewegt</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Pauses the simulation when nothing moves any more and no component will act.
Objects that have left the world for good do not count.</source>
        <translation>Pausiert die Simulation, wenn sich nichts mehr bewegt und keine Komponente mehr handeln wird.
Objekte, die die Welt endgültig verlassen haben, zählen nicht.</translation>
    </message>
    <message>
        <source>Time step</source>
        <translation>Zeitschritt</translation>
    </message>
    <message>
        <source>Simulated seconds per step: 1/60, 0.02 or 16 ms</source>
        <translation>Simulierte Sekunden pro Schritt: 1/60, 0.02 oder 16 ms</translation>
    </message>
    <message>
        <source>Integrator</source>
        <translation>Integrator</translation>
    </message>
    <message>
        <source>Semi-implicit Euler</source>
        <translation>Semi-impliziter Euler</translation>
    </message>
    <message>
        <source>Velocity first, then position with the new velocity: stable, what most games use.
A fall of 1 s at steps of 0.1 s ends 10 % too low, and bounces lose height.</source>
        <translation>Erst die Geschwindigkeit, dann die Position mit der neuen Geschwindigkeit: stabil, in den meisten Spielen üblich.
Ein Fall von 1 s endet bei Schritten von 0.1 s 10 % zu tief, und Abpraller verlieren an Höhe.</translation>
    </message>
    <message>
        <source>Explicit Euler</source>
        <translation>Expliziter Euler</translation>
    </message>
    <message>
        <source>Position first, with the old velocity: gains energy, springs explode</source>
        <translation>Erst die Position, mit der alten Geschwindigkeit: gewinnt Energie, Federn explodieren</translation>
    </message>
    <message>
        <source>Velocity Verlet</source>
        <translation>Velocity Verlet</translation>
    </message>
    <message>
        <source>Exact under constant acceleration, at any step</source>
        <translation>Exakt bei konstanter Beschleunigung, bei jedem Schritt</translation>
    </message>
    <message>
        <source>How velocity and position advance in a step</source>
        <translation>Wie Geschwindigkeit und Position in einem Schritt fortschreiten</translation>
    </message>
    <message>
        <source>Swept collision</source>
        <translation>Sweep-Kollision</translation>
    </message>
    <message>
        <source>Collision</source>
        <translation>Kollision</translation>
    </message>
    <message>
        <source>Sweeps moving objects along their paths, so that a fast object does not pass through a thin one between two
steps. Off: only the positions at the ends of the steps are tested, as in most simple games.</source>
        <translation>Bewegt die Formen beim Testen ihre Bahnen entlang, damit ein schnelles Objekt nicht zwischen zwei Schritten durch ein dünnes geht.
Aus: Nur die Positionen am Ende der Schritte werden getestet, wie in den meisten einfachen Spielen.</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Not started: the scene is shown as you made it. Stop returns to it.</source>
        <translation>Nicht gestartet: Die Szene wird gezeigt, wie sie bearbeitet wurde. Stoppen kehrt zu ihr zurück.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Steps since the start</source>
        <translation>Schritte seit dem Start</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Simulated seconds</source>
        <translation>Simulierte Sekunden</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Overlaps that began and made at least one of the two objects respond</source>
        <translation>Überlappungen, die begannen und mindestens eines der beiden Objekte reagieren ließen</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Entfernt</translation>
    </message>
    <message>
        <source>Objects that were removed by hits, lifetimes or edges. Click the number for the list.</source>
        <translation>Objekte, die durch Treffer, Lebensdauer oder Ränder entfernt wurden. Ein Klick auf die Zahl zeigt die Liste.</translation>
    </message>
    <message>
        <source>Objects left</source>
        <translation>Objekte übrig</translation>
    </message>
    <message>
        <source>Objects in the world now</source>
        <translation>Objekte, die jetzt in der Welt sind</translation>
    </message>
    <message>
        <source>State hash</source>
        <translation>Zustands-Hash</translation>
    </message>
    <message>
        <source>Equal hashes mean equal positions, angles and speeds, to the last bit.
The same scene and the same shots give the same hash on every machine.</source>
        <translation>Gleiche Hashes bedeuten gleiche Positionen, Winkel und Geschwindigkeiten, bis aufs letzte Bit.
Dieselbe Szene und dieselben Schüsse ergeben auf jedem Rechner denselben Hash.</translation>
    </message>
    <message>
        <source>Copy the state hash</source>
        <translation>Den Zustands-Hash kopieren</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Letzter Schritt</translation>
    </message>
    <message>
        <source>Time that each phase of the step took</source>
        <translation>Zeit, die jede Phase des Schritts gebraucht hat</translation>
    </message>
    <message>
        <source>Change integrator</source>
        <translation>Integrator ändern</translation>
    </message>
    <message>
        <source>Switch swept collision on</source>
        <translation>Sweep-Kollision einschalten</translation>
    </message>
    <message>
        <source>Switch swept collision off</source>
        <translation>Sweep-Kollision ausschalten</translation>
    </message>
    <message>
        <source>"%1" is not a time step, so it stays %2. Type more than 0 and up to 60 seconds, such as 1/60, 0.02 or 16 ms.</source>
        <translation>„%1“ ist kein Zeitschritt, darum bleibt es bei %2. Mehr als 0 und höchstens 60 Sekunden eingeben, etwa 1/60, 0.02 oder 16 ms.</translation>
    </message>
    <message>
        <source>Change time step</source>
        <translation>Zeitschritt ändern</translation>
    </message>
    <message>
        <source>The game made the steps of a recording.</source>
        <translation>Die Schritte einer Aufzeichnung stammen vom Spiel.</translation>
    </message>
    <message>
        <source>- (not recorded)</source>
        <translation>- (nicht aufgezeichnet)</translation>
    </message>
    <message>
        <source>recording, %1</source>
        <translation>Aufzeichnung, %1</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>wird gelesen</translation>
    </message>
    <message>
        <source>making step %1</source>
        <translation>macht Schritt %1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Copy the state hash to the clipboard</source>
        <translation>Den Zustands-Hash in die Zwischenablage kopieren</translation>
    </message>
    <message>
        <source>Start the simulation first (F5).</source>
        <translation>Zuerst die Simulation starten (F5).</translation>
    </message>
    <message>
        <source>Not recorded: call bst_frame_end_hash in the game</source>
        <translation>Nicht aufgezeichnet: im Spiel bst_frame_end_hash aufrufen</translation>
    </message>
    <message>
        <source>- (press Step or Run)</source>
        <translation>- („Schritt“ oder „Starten“ drücken)</translation>
    </message>
    <message>
        <source>- (not recorded: bst_counter in the game)</source>
        <translation>- (nicht aufgezeichnet: bst_counter im Spiel)</translation>
    </message>
    <message>
        <source>- (being counted)</source>
        <translation>- (wird gezählt)</translation>
    </message>
    <message>
        <source>move %1
broad phase %2
narrow phase %3
responses %4</source>
        <translation>Bewegen %1
Broadphase %2
Narrowphase %3
Reaktionen %4</translation>
    </message>
</context>
<context>
    <name>broadside::SimulationSession</name>
    <message>
        <source>The simulation ended because objects of the scene were edited</source>
        <translation>Die Simulation wurde beendet, weil Objekte der Szene bearbeitet wurden</translation>
    </message>
    <message>
        <source>Recorded step %1 was discarded, because you changed something</source>
        <translation>Der aufgezeichnete Schritt %1 wurde verworfen, weil etwas geändert wurde</translation>
    </message>
    <message>
        <source>Recorded steps %1 to %2 were discarded, because you changed something in step %1</source>
        <translation>Die aufgezeichneten Schritte %1 bis %2 wurden verworfen, weil in Schritt %1 etwas geändert wurde</translation>
    </message>
    <message>
        <source>The step does not fit into memory. The simulation ended, and the scene did not change</source>
        <translation>Der Schritt passt nicht in den Speicher. Die Simulation wurde beendet, und die Szene hat sich nicht geändert</translation>
    </message>
    <message>
        <source>The step does not fit into memory. The world is as it was before the step</source>
        <translation>Der Schritt passt nicht in den Speicher. Die Welt ist wie vor dem Schritt</translation>
    </message>
    <message>
        <source>Use fewer objects, larger cells or another algorithm</source>
        <translation>Weniger Objekte, größere Zellen oder einen anderen Algorithmus verwenden</translation>
    </message>
</context>
<context>
    <name>broadside::SlowStep</name>
    <message>
        <source>Step %1 has taken %2 s so far: %3 over %4 objects</source>
        <translation>Schritt %1 dauert schon %2 s: %3 mit %4 Objekten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stay at step %1</source>
        <translation>Bei Schritt %1 bleiben</translation>
    </message>
</context>
<context>
    <name>broadside::SnapActions</name>
    <message>
        <source>&amp;Snapping</source>
        <translation>Einrasten</translation>
    </message>
    <message>
        <source>&amp;Snap</source>
        <translation>Einrasten</translation>
    </message>
    <message>
        <source>Snap moved and placed objects to edges, centres and borders near by; hold Ctrl while you drag to do the opposite</source>
        <translation>Verschobene und platzierte Objekte an nahen Kanten, Mitten und Grenzen einrasten; Strg beim Ziehen halten bewirkt das Gegenteil</translation>
    </message>
    <message>
        <source>Grid s&amp;tep and pixels...</source>
        <translation>Rasterschritt und Pixel...</translation>
    </message>
    <message>
        <source>Set the step of the grid, and the pixels per metre</source>
        <translation>Den Rasterschritt und die Pixel je Meter einstellen</translation>
    </message>
</context>
<context>
    <name>broadside::SnapDialog</name>
    <message>
        <source>Step of the grid</source>
        <translation>Rasterschritt</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>Pixels per metre</source>
        <translation>Pixel je Meter</translation>
    </message>
    <message>
        <source>px/m</source>
        <translation>px/m</translation>
    </message>
    <message>
        <source>Snapping</source>
        <translation>Einrasten</translation>
    </message>
    <message>
        <source>Grid step</source>
        <translation>Rasterschritt</translation>
    </message>
    <message>
        <source>Distance between the lines of the grid, metres; one line is at 0</source>
        <translation>Abstand zwischen den Linien des Rasters, Meter; eine Linie liegt bei 0</translation>
    </message>
    <message>
        <source>Pixels of your pictures per metre; left and bottom edges snap to whole pixels</source>
        <translation>Pixel der Bilder je Meter; linke und untere Kanten rasten auf ganzen Pixeln ein</translation>
    </message>
</context>
<context>
    <name>broadside::SpriteSection</name>
    <message>
        <source>Sprite</source>
        <translation>Sprite</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>A region or an animation of the scene's atlases, which the panel Assets lists. The bounding shape does not change.</source>
        <translation>Eine Region oder Animation der Atlanten der Szene, die das Panel „Assets“ auflistet. Die Kollisionsform ändert sich nicht.</translation>
    </message>
    <message>
        <source>sprite size</source>
        <translation>Spritegröße</translation>
    </message>
    <message>
        <source>sprite offset</source>
        <translation>Spriteversatz</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>Sprite width</source>
        <translation>Spritebreite</translation>
    </message>
    <message>
        <source>Sprite height</source>
        <translation>Spritehöhe</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Width and height before the object's scale, metres; 0 is natural: from the atlas's pixels per metre</source>
        <translation>Breite und Höhe vor der Skalierung des Objekts, Meter; 0 ist natürlich: nach den Pixeln je Meter des Atlas</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Versatz</translation>
    </message>
    <message>
        <source>Sprite offset x</source>
        <translation>Spriteversatz x</translation>
    </message>
    <message>
        <source>Sprite offset y</source>
        <translation>Spriteversatz y</translation>
    </message>
    <message>
        <source>From the object's position to the middle of the picture, metres</source>
        <translation>Von der Position des Objekts zur Mitte des Bildes, Meter</translation>
    </message>
    <message>
        <source>mirroring</source>
        <translation>Spiegelung</translation>
    </message>
    <message>
        <source>left-right</source>
        <translation>links-rechts</translation>
    </message>
    <message>
        <source>Mirrored from left to right</source>
        <translation>Von links nach rechts gespiegelt</translation>
    </message>
    <message>
        <source>up-down</source>
        <translation>oben-unten</translation>
    </message>
    <message>
        <source>Mirrored from top to bottom</source>
        <translation>Von oben nach unten gespiegelt</translation>
    </message>
    <message>
        <source>Mirrored</source>
        <translation>Gespiegelt</translation>
    </message>
    <message>
        <source>Mirror the picture</source>
        <translation>Das Bild spiegeln</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Blickt</translation>
    </message>
    <message>
        <source>either way</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>Direction that the picture looks; it is mirrored while its object moves the other way</source>
        <translation>Richtung, in die das Bild blickt; es wird gespiegelt, solange sich sein Objekt in die andere bewegt</translation>
    </message>
    <message>
        <source>facing</source>
        <translation>Blickrichtung</translation>
    </message>
    <message>
        <source>Tint</source>
        <translation>Tönung</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Deckkraft</translation>
    </message>
    <message>
        <source>opacity</source>
        <translation>Deckkraft</translation>
    </message>
    <message>
        <source>The colours of the picture are multiplied by the tint; white changes nothing. Opacity is from 0 to 1</source>
        <translation>Die Farben des Bildes werden mit der Tönung multipliziert; Weiß ändert nichts. Deckkraft geht von 0 bis 1</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Z-Ordnung</translation>
    </message>
    <message>
        <source>order</source>
        <translation>Z-Ordnung</translation>
    </message>
    <message>
        <source>Start time</source>
        <translation>Startzeit</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>start time</source>
        <translation>Startzeit</translation>
    </message>
    <message>
        <source>Higher numbers are drawn over lower ones; numbers below 0 under all shapes</source>
        <translation>Höhere Zahlen werden über niedrigeren gezeichnet; Zahlen unter 0 unter allen Formen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Seconds into its animation when the simulation starts</source>
        <translation>Sekunden innerhalb der Animation, bei denen sie zu Beginn der Simulation steht</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>tint</source>
        <translation>Tönung</translation>
    </message>
    <message>
        <source>natural</source>
        <translation>natürlich</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1 (fehlt)</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>gemischt</translation>
    </message>
</context>
<context>
    <name>broadside::StatusLine</name>
    <message>
        <source>-00.00, -00.00 m</source>
        <translation>-00.00, -00.00 m</translation>
    </message>
    <message>
        <source>The point under the mouse, metres</source>
        <translation>Der Punkt unter der Maus, Meter</translation>
    </message>
    <message>
        <source>cell (00, 00) = 000</source>
        <translation>Zelle (00, 00) = 000</translation>
    </message>
    <message>
        <source>Column, row and id of the cell under the mouse, counted from the lower left; range-grid counts from the upper left</source>
        <translation>Spalte, Zeile und ID der Zelle unter der Maus, von links unten gezählt; range-grid zählt von links oben</translation>
    </message>
    <message>
        <source> (%1 spared)</source>
        <translation> (%1 eingespart)</translation>
    </message>
    <message>
        <source>outside the grid</source>
        <translation>außerhalb des Gitters</translation>
    </message>
    <message>
        <source>no cell, treated as %1</source>
        <translation>keine Zelle, behandelt als %1</translation>
    </message>
    <message>
        <source>cell (%1, %2) = %3</source>
        <translation>Zelle (%1, %2) = %3</translation>
    </message>
    <message>
        <source>no broad phase: see the panel Broad phase</source>
        <translation>keine Broadphase: siehe Panel „Broadphase“</translation>
    </message>
    <message>
        <source>All pairs that can collide &gt; candidates of the broad phase &gt; overlapping boxes &gt; overlapping shapes</source>
        <translation>Alle Paare, die kollidieren können &gt; Kandidaten der Broadphase &gt; überlappende Boxen &gt; überlappende Formen</translation>
    </message>
</context>
<context>
    <name>broadside::StepReadout</name>
    <message>
        <source>Steps and simulated time since the start</source>
        <translation>Schritte und simulierte Zeit seit dem Start</translation>
    </message>
    <message>
        <source>   1/%1 speed</source>
        <translation>   1/%1 Tempo</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>nicht gestartet</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>%1   %2 s</source>
        <translation>%1   %2 s</translation>
    </message>
</context>
<context>
    <name>broadside::StoryModel</name>
    <message>
        <source>Go to step %1</source>
        <translation>Zu Schritt %1 gehen</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
</context>
<context>
    <name>broadside::StoryPanel</name>
    <message>
        <source>Story</source>
        <translation>Werdegang</translation>
    </message>
    <message>
        <source>Search again</source>
        <translation>Weitersuchen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Examine the recorded steps from where the search was cancelled</source>
        <translation>Die aufgezeichneten Schritte ab der Stelle untersuchen, an der die Suche abgebrochen wurde</translation>
    </message>
    <message>
        <source>Stop examining the recorded steps</source>
        <translation>Die Untersuchung der aufgezeichneten Schritte abbrechen</translation>
    </message>
    <message>
        <source>%1, steps %2 to %3.</source>
        <translation>%1, Schritte %2 bis %3.</translation>
    </message>
    <message>
        <source>Select an object. This panel then lists what happened to it in the recorded steps, and why.</source>
        <translation>Ein Objekt auswählen. Dieses Panel listet dann auf, was in den aufgezeichneten Schritten mit ihm geschah, und warum.</translation>
    </message>
    <message>
        <source>Select one object only: this panel tells the story of a single object.</source>
        <translation>Nur ein Objekt auswählen: Dieses Panel zeigt den Werdegang eines einzelnen Objekts.</translation>
    </message>
    <message>
        <source>Run or step the simulation. This panel then lists what happened to the selected object, and why.</source>
        <translation>Die Simulation starten oder einen Schritt machen. Dieses Panel listet dann auf, was mit dem ausgewählten Objekt geschah, und warum.</translation>
    </message>
    <message>
        <source>Examining the recorded steps: %1 %</source>
        <translation>Untersuche die aufgezeichneten Schritte: %1 %</translation>
    </message>
    <message>
        <source>The search was cancelled.</source>
        <translation>Die Suche wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Pause the simulation to examine its latest steps.</source>
        <translation>Die Simulation pausieren, um ihre neuesten Schritte zu untersuchen.</translation>
    </message>
    <message>
        <source>The object is in none of the recorded steps.</source>
        <translation>Das Objekt ist in keinem der aufgezeichneten Schritte.</translation>
    </message>
</context>
<context>
    <name>broadside::StrideField</name>
    <message>
        <source>Steps per press</source>
        <translation>Schritte je Klick</translation>
    </message>
    <message>
        <source>How many steps one press of Step or Step back goes</source>
        <translation>Wie viele Schritte ein Klick auf „Schritt“ oder „Schritt zurück“ geht</translation>
    </message>
</context>
<context>
    <name>broadside::StripChart</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Left and Right go one step, Page Up and Page Down ten, Home and End to the first and the last</source>
        <translation>Links und Rechts gehen einen Schritt, Bild auf und Bild ab zehn, Pos1 und Ende zum ersten und zum letzten</translation>
    </message>
    <message>
        <source>Step %1, %2 s</source>
        <translation>Schritt %1, %2 s</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Schritt %1</translation>
    </message>
</context>
<context>
    <name>broadside::StructureSwitch</name>
    <message>
        <source>S&amp;tructure of the algorithm</source>
        <translation>Struktur des Algorithmus</translation>
    </message>
    <message>
        <source>Show the structure of the algorithm: occupied cells, tree nodes or intervals</source>
        <translation>Die Struktur des Algorithmus zeigen: belegte Zellen, Baumknoten oder Intervalle</translation>
    </message>
    <message>
        <source>Show structure</source>
        <translation>Struktur zeigen</translation>
    </message>
</context>
<context>
    <name>broadside::TableColumnChoices</name>
    <message>
        <source>Meaning of each column</source>
        <translation>Bedeutung jeder Spalte</translation>
    </message>
    <message>
        <source>Meaning of the column %1</source>
        <translation>Bedeutung der Spalte %1</translation>
    </message>
    <message>
        <source>Choose the meaning of the column %1, if its name does not tell it</source>
        <translation>Die Bedeutung der Spalte %1 wählen, falls ihr Name sie nicht verrät</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignorieren</translation>
    </message>
</context>
<context>
    <name>broadside::TableDialog</name>
    <message>
        <source>tabs</source>
        <translation>Tabulatoren</translation>
    </message>
    <message>
        <source>semicolons</source>
        <translation>Semikolons</translation>
    </message>
    <message>
        <source>commas</source>
        <translation>Kommas</translation>
    </message>
    <message>
        <source>Units of the table in a metre</source>
        <translation>Einheiten der Tabelle je Meter</translation>
    </message>
    <message>
        <source>Boxes that only touch do &amp;not overlap</source>
        <translation>Boxen, die sich nur berühren, überlappen nicht</translation>
    </message>
    <message>
        <source>As a &amp;world: a new scene, not saved yet</source>
        <translation>Als Welt: eine neue Szene, noch nicht gespeichert</translation>
    </message>
    <message>
        <source>As &amp;frames over steps: a recording to go through</source>
        <translation>Als Frames über Schritte: eine Aufzeichnung zum Durchgehen</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>%1 importieren</translation>
    </message>
    <message>
        <source>First rows, as they are read</source>
        <translation>Die ersten Zeilen, wie sie gelesen werden</translation>
    </message>
    <message>
        <source>Errors of the table</source>
        <translation>Fehler der Tabelle</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Problem and remedy</source>
        <translation>Problem und Abhilfe</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>The middle of a box</source>
        <translation>Die Mitte einer Box</translation>
    </message>
    <message>
        <source>The corner with the smallest x and y</source>
        <translation>Die Ecke mit dem kleinsten x und y</translation>
    </message>
    <message>
        <source>Upwards</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Downwards, as on screens</source>
        <translation>Nach unten, wie auf Bildschirmen</translation>
    </message>
    <message>
        <source>Commas</source>
        <translation>Kommas</translation>
    </message>
    <message>
        <source>Semicolons</source>
        <translation>Semikolons</translation>
    </message>
    <message>
        <source>Tabs</source>
        <translation>Tabulatoren</translation>
    </message>
    <message>
        <source>A decimal point</source>
        <translation>Dezimalpunkt</translation>
    </message>
    <message>
        <source>A decimal comma</source>
        <translation>Dezimalkomma</translation>
    </message>
    <message>
        <source>For games that compare with &lt; and not with &lt;=</source>
        <translation>Für Spiele, die mit &lt; statt mit &lt;= vergleichen</translation>
    </message>
    <message>
        <source>Between columns</source>
        <translation>Zwischen Spalten</translation>
    </message>
    <message>
        <source>The character between the fields of a line</source>
        <translation>Das Zeichen zwischen den Feldern einer Zeile</translation>
    </message>
    <message>
        <source>Numbers have</source>
        <translation>Zahlen mit</translation>
    </message>
    <message>
        <source>How fractions are written: 1.5 or 1,5</source>
        <translation>Wie Brüche geschrieben sind: 1.5 oder 1,5</translation>
    </message>
    <message>
        <source>x and y are</source>
        <translation>x und y sind</translation>
    </message>
    <message>
        <source>The point of a box to which the columns x and y refer</source>
        <translation>Der Punkt einer Box, auf den sich die Spalten x und y beziehen</translation>
    </message>
    <message>
        <source>y grows</source>
        <translation>y wächst</translation>
    </message>
    <message>
        <source>Broadside shows y upwards and flips tables whose y grows downwards</source>
        <translation>Broadside zeigt y nach oben und spiegelt Tabellen, deren y nach unten wächst</translation>
    </message>
    <message>
        <source>Units per metre</source>
        <translation>Einheiten je Meter</translation>
    </message>
    <message>
        <source>How many units of the table, such as pixels, are one metre.
1 keeps all numbers.</source>
        <translation>Wie viele Einheiten der Tabelle, etwa Pixel, ein Meter sind.
1 behält alle Zahlen.</translation>
    </message>
    <message>
        <source>Open the objects of the first step as a scene that can be edited and simulated</source>
        <translation>Die Objekte des ersten Schritts als Szene öffnen, die sich bearbeiten und simulieren lässt</translation>
    </message>
    <message>
        <source>Open all steps as a recording, which is read only</source>
        <translation>Alle Schritte als schreibgeschützte Aufzeichnung öffnen</translation>
    </message>
    <message>
        <source>The table is being read.</source>
        <translation>Die Tabelle wird gelesen.</translation>
    </message>
    <message>
        <source>Reading...</source>
        <translation>Wird gelesen...</translation>
    </message>
    <message>
        <source>a decimal comma</source>
        <translation>Dezimalkomma</translation>
    </message>
    <message>
        <source>a decimal point</source>
        <translation>Dezimalpunkt</translation>
    </message>
    <message>
        <source>Columns between %1, numbers with %2: %3. x and y are %4, y grows %5.</source>
        <translation>Spalten durch %1 getrennt, Zahlen mit %2: %3. x und y sind %4, y wächst %5.</translation>
    </message>
    <message>
        <source>not named, so taken for %1</source>
        <translation>unbenannt, daher gedeutet als %1</translation>
    </message>
    <message>
        <source>the middle of a box</source>
        <translation>die Mitte einer Box</translation>
    </message>
    <message>
        <source>the corner of a box</source>
        <translation>die Ecke einer Box</translation>
    </message>
    <message>
        <source>downwards</source>
        <translation>nach unten</translation>
    </message>
    <message>
        <source>upwards</source>
        <translation>nach oben</translation>
    </message>
    <message>
        <source>%1 in %2, %3.</source>
        <translation>%1, %2, %3.</translation>
    </message>
    <message>
        <source>The table cannot be read with these settings. Nothing is imported.</source>
        <translation>Die Tabelle ist mit diesen Einstellungen nicht lesbar. Nichts wird importiert.</translation>
    </message>
    <message>
        <source>Correct the errors of the table first; the list shows them.</source>
        <translation>Zuerst die Fehler der Tabelle beheben; die Liste zeigt sie.</translation>
    </message>
    <message>
        <source>The table has no boxes.</source>
        <translation>Die Tabelle hat keine Boxen.</translation>
    </message>
    <message>
        <source>Open the table in a new tab</source>
        <translation>Die Tabelle in einem neuen Tab öffnen</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Unten</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>dynamic</source>
        <translation>dynamisch</translation>
    </message>
    <message>
        <source>static</source>
        <translation>statisch</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
</context>
<context>
    <name>broadside::TableReadings</name>
    <message>
        <source>Middle, y down</source>
        <translation>Mitte, y nach unten</translation>
    </message>
    <message>
        <source>Middle, y up</source>
        <translation>Mitte, y nach oben</translation>
    </message>
    <message>
        <source>Corner, y down</source>
        <translation>Ecke, y nach unten</translation>
    </message>
    <message>
        <source>Corner, y up</source>
        <translation>Ecke, y nach oben</translation>
    </message>
    <message>
        <source>Click the picture that looks like your game: it shows the first step of the table with this setting.</source>
        <translation>Das Bild anklicken, das wie das eigene Spiel aussieht: Es zeigt den ersten Schritt der Tabelle mit dieser Einstellung.</translation>
    </message>
</context>
<context>
    <name>broadside::TemplateActions</name>
    <message>
        <source>Te&amp;mplate</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>&amp;New from selection</source>
        <translation>Neu aus Auswahl</translation>
    </message>
    <message>
        <source>Make templates of the selected objects, which become instances of them; equal objects share one template</source>
        <translation>Aus den ausgewählten Objekten Vorlagen machen, deren Instanzen sie werden; gleiche Objekte bekommen eine gemeinsame Vorlage</translation>
    </message>
    <message>
        <source>&amp;Place instances</source>
        <translation>Instanzen platzieren</translation>
    </message>
    <message>
        <source>Place instances of the template that is chosen in the panel Templates</source>
        <translation>Instanzen der im Panel „Vorlagen“ gewählten Vorlage platzieren</translation>
    </message>
    <message>
        <source>&amp;Select instances</source>
        <translation>Instanzen auswählen</translation>
    </message>
    <message>
        <source>Select all instances of the template that is chosen in the panel Templates</source>
        <translation>Alle Instanzen der im Panel „Vorlagen“ gewählten Vorlage auswählen</translation>
    </message>
    <message>
        <source>&amp;Apply to template</source>
        <translation>Auf Vorlage übertragen</translation>
    </message>
    <message>
        <source>Copy the overrides of the selected instance to its template; all other instances follow</source>
        <translation>Die Überschreibungen der ausgewählten Instanz in ihre Vorlage kopieren; alle anderen Instanzen folgen</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Übertragen</translation>
    </message>
    <message>
        <source>&amp;Reset to template</source>
        <translation>Auf Vorlage zurücksetzen</translation>
    </message>
    <message>
        <source>Remove all overrides of the selected instances, so that they follow their templates again</source>
        <translation>Alle Überschreibungen der ausgewählten Instanzen entfernen, sodass sie wieder ihren Vorlagen folgen</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Detach</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Detach the selected instances from their templates: they keep their values and become usual objects</source>
        <translation>Die ausgewählten Instanzen von ihren Vorlagen lösen: Sie behalten ihre Werte und werden gewöhnliche Objekte</translation>
    </message>
    <message>
        <source>S&amp;hare with the project</source>
        <translation>Mit dem Projekt teilen</translation>
    </message>
    <message>
        <source>Move the chosen template into the project, for all of its scenes; the project is saved at once</source>
        <translation>Die gewählte Vorlage ins Projekt verschieben, für alle seine Szenen; das Projekt wird sofort gespeichert</translation>
    </message>
    <message>
        <source>&amp;Make local to this scene</source>
        <translation>Lokal für diese Szene machen</translation>
    </message>
    <message>
        <source>Let the instances of a shared template follow a local copy of it; the project keeps the template</source>
        <translation>Die Instanzen einer geteilten Vorlage einer lokalen Kopie davon folgen lassen; das Projekt behält die Vorlage</translation>
    </message>
    <message>
        <source>Rename &amp;template...</source>
        <translation>Vorlage umbenennen...</translation>
    </message>
    <message>
        <source>Rename the template that is chosen in the panel Templates (there: F2)</source>
        <translation>Die im Panel „Vorlagen“ gewählte Vorlage umbenennen (dort: F2)</translation>
    </message>
    <message>
        <source>D&amp;elete template</source>
        <translation>Vorlage löschen</translation>
    </message>
    <message>
        <source>Delete the template that is chosen in the panel Templates; its instances become usual objects</source>
        <translation>Die im Panel „Vorlagen“ gewählte Vorlage löschen; ihre Instanzen werden gewöhnliche Objekte</translation>
    </message>
    <message>
        <source>No object is an instance of %1. Place one, or delete the template.</source>
        <translation>Kein Objekt ist eine Instanz von %1. Eine platzieren oder die Vorlage löschen.</translation>
    </message>
    <message>
        <source>Choose a template in the panel Templates first, or select an instance.</source>
        <translation>Zuerst im Panel „Vorlagen“ eine Vorlage wählen oder eine Instanz auswählen.</translation>
    </message>
    <message>
        <source>Select an object first.</source>
        <translation>Zuerst ein Objekt auswählen.</translation>
    </message>
    <message>
        <source>Select an instance of a template first.</source>
        <translation>Zuerst eine Instanz einer Vorlage auswählen.</translation>
    </message>
    <message>
        <source>Select one object only.</source>
        <translation>Nur ein Objekt auswählen.</translation>
    </message>
</context>
<context>
    <name>broadside::TemplatesPanel</name>
    <message>
        <source>Search templates</source>
        <translation>Vorlagen suchen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Show templates whose names contain this text</source>
        <translation>Vorlagen zeigen, deren Namen diesen Text enthalten</translation>
    </message>
    <message>
        <source>No templates yet.

Select objects and choose New from selection (Ctrl+T): each becomes an instance of a template. Place more instances. They follow all changes of the template.</source>
        <translation>Noch keine Vorlagen.

Objekte auswählen und „Neu aus Auswahl“ wählen (Strg+T): Jedes wird eine Instanz einer Vorlage. Weitere Instanzen platzieren. Sie folgen allen Änderungen der Vorlage.</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>project</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>dynamic</source>
        <translation>dynamisch</translation>
    </message>
    <message>
        <source>static</source>
        <translation>statisch</translation>
    </message>
    <message>
        <source>%1: %2 %3, %4.
Return or a double click places instances; or drag it into the world.</source>
        <translation>%1: %2, %3, %4.
Return oder Doppelklick platziert Instanzen; oder in die Welt ziehen.</translation>
    </message>
    <message>
        <source>Shared with the other scenes of the project.</source>
        <translation>Mit den anderen Szenen des Projekts geteilt.</translation>
    </message>
    <message>
        <source>%1 (shared)</source>
        <translation>%1 (geteilt)</translation>
    </message>
</context>
<context>
    <name>broadside::TimelinePanel</name>
    <message>
        <source>Candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>Pairs that the broad phase reported in a step; each costs a box test</source>
        <translation>Paare, die die Broadphase in einem Schritt gemeldet hat; jedes kostet einen Boxtest</translation>
    </message>
    <message>
        <source>Overlaps</source>
        <translation>Überlappungen</translation>
    </message>
    <message>
        <source>Pairs whose shapes overlapped in a step</source>
        <translation>Paare, deren Formen sich in einem Schritt überlappten</translation>
    </message>
    <message>
        <source>False positives</source>
        <translation>False Positives</translation>
    </message>
    <message>
        <source>The share of the candidates whose boxes do not overlap</source>
        <translation>Der Anteil der Kandidaten, deren Boxen sich nicht überlappen</translation>
    </message>
    <message>
        <source>There are no candidates in this step, or they are not recorded.</source>
        <translation>In diesem Schritt gibt es keine Kandidaten, oder sie sind nicht aufgezeichnet.</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>Schrittzeit</translation>
    </message>
    <message>
        <source>Time of each phase of a step, from the bottom up: moving, broad phase, shape tests,
responses. Measured on this machine; the values differ a little from run to run.</source>
        <translation>Zeit jeder Phase eines Schritts, von unten nach oben: Bewegen, Broadphase, Formtests,
Reaktionen. Auf diesem Rechner gemessen; die Werte schwanken von Lauf zu Lauf ein wenig.</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Bewegen</translation>
    </message>
    <message>
        <source>Broad phase</source>
        <translation>Broadphase</translation>
    </message>
    <message>
        <source>Shape tests</source>
        <translation>Formtests</translation>
    </message>
    <message>
        <source>Responses</source>
        <translation>Reaktionen</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>Objekte</translation>
    </message>
    <message>
        <source>Objects that are in the world at the end of a step</source>
        <translation>Objekte, die am Ende eines Schritts in der Welt sind</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Inputs and edits</source>
        <translation>Eingaben und Änderungen</translation>
    </message>
    <message>
        <source>Missed, tunnelled</source>
        <translation>Übersehen, getunnelt</translation>
    </message>
    <message>
        <source>Breakpoints</source>
        <translation>Haltepunkte</translation>
    </message>
    <message>
        <source>Selected object</source>
        <translation>Ausgewähltes Objekt</translation>
    </message>
    <message>
        <source>%1 tunnelled</source>
        <translation>%1 getunnelt</translation>
    </message>
    <message numerus="yes">
        <source>, %n removed</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 edited</source>
        <translation>%1 bearbeitet</translation>
    </message>
    <message>
        <source>steered or aimed</source>
        <translation>gesteuert oder gezielt</translation>
    </message>
    <message>
        <source>settings changed</source>
        <translation>Einstellungen geändert</translation>
    </message>
    <message>
        <source>Restore discarded steps</source>
        <translation>Verworfene Schritte wiederherstellen</translation>
    </message>
    <message>
        <source>Run or step the simulation. Every step is recorded here, and you can go back to any of them.</source>
        <translation>Die Simulation starten oder einen Schritt machen. Jeder Schritt wird hier aufgezeichnet, und jeder bleibt erreichbar.</translation>
    </message>
    <message>
        <source>The current step, and the steps that you can go to</source>
        <translation>Der aktuelle Schritt und die erreichbaren Schritte</translation>
    </message>
    <message>
        <source>Memory for recorded steps. When it is full, the oldest steps are discarded.</source>
        <translation>Speicher für aufgezeichnete Schritte. Ist er voll, werden die ältesten Schritte verworfen.</translation>
    </message>
    <message>
        <source>Memory for recorded steps</source>
        <translation>Speicher für aufgezeichnete Schritte</translation>
    </message>
    <message>
        <source>Restores the steps that were replaced because something was changed in the past.
The new steps are discarded instead.</source>
        <translation>Stellt die Schritte wieder her, die ersetzt wurden, weil etwas in der Vergangenheit geändert wurde.
Stattdessen werden die neuen Schritte verworfen.</translation>
    </message>
    <message>
        <source>Breakpoint: %1</source>
        <translation>Haltepunkt: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Step %1 of %2 to %3</source>
        <translation>Schritt %1 von %2 bis %3</translation>
    </message>
    <message>
        <source>Nothing recorded.</source>
        <translation>Nichts aufgezeichnet.</translation>
    </message>
    <message>
        <source>%1 of</source>
        <translation>%1 von</translation>
    </message>
</context>
<context>
    <name>broadside::ToolActions</name>
    <message>
        <source>&amp;Select</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Select objects with a click or a rubber band, drag them to move them</source>
        <translation>Objekte mit einem Klick oder Gummiband auswählen, zum Verschieben ziehen</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>Platzieren</translation>
    </message>
    <message>
        <source>Place objects with a click; what and how large is chosen in the Place panel</source>
        <translation>Objekte mit einem Klick platzieren; was und wie groß, bestimmt das Panel „Platzieren“</translation>
    </message>
    <message>
        <source>&amp;Draw a polygon</source>
        <translation>Polygon zeichnen</translation>
    </message>
    <message>
        <source>Draw a polygon vertex by vertex; a click on the first vertex, a double click or Enter closes it</source>
        <translation>Ein Polygon Eckpunkt für Eckpunkt zeichnen; ein Klick auf den ersten Eckpunkt, ein Doppelklick oder Enter schließt es</translation>
    </message>
    <message>
        <source>Edit &amp;vertices</source>
        <translation>Eckpunkte bearbeiten</translation>
    </message>
    <message>
        <source>Move, add and remove vertices of the selected polygon or mesh; a double click on the object starts this, too</source>
        <translation>Eckpunkte des ausgewählten Polygons oder Meshs verschieben, hinzufügen und entfernen; auch ein Doppelklick auf das Objekt startet dies</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Drag to measure a distance, an angle and the cells in between; with two objects selected, their distance</source>
        <translation>Ziehen misst einen Abstand, einen Winkel und die Zellen dazwischen; bei zwei ausgewählten Objekten deren Abstand</translation>
    </message>
    <message>
        <source>&amp;Guides</source>
        <translation>Hilfslinien</translation>
    </message>
    <message>
        <source>Click to add a vertical guide, Shift+click for a horizontal one, drag guides to move them: objects snap to guides</source>
        <translation>Klick fügt eine vertikale Hilfslinie hinzu, Umschalt+Klick eine horizontale, zum Verschieben ziehen: Objekte rasten an Hilfslinien ein</translation>
    </message>
    <message>
        <source>&amp;Cannon</source>
        <translation>Kanone</translation>
    </message>
    <message>
        <source>Press in the world to aim, release to shoot; a longer drag is a faster shot; or use the arrows and Enter</source>
        <translation>In der Welt drücken zum Zielen, loslassen zum Schießen; je länger der Zug, desto schneller der Schuss; oder Pfeiltasten und Enter</translation>
    </message>
    <message>
        <source>&amp;Query</source>
        <translation>Abfrage</translation>
    </message>
    <message>
        <source>Query the broad phase: click for a point, drag for a box, Shift+drag for a circle, Ctrl+drag for a ray</source>
        <translation>Die Broadphase abfragen: Klick für einen Punkt, Ziehen für eine Box, Umschalt+Ziehen für einen Kreis, Strg+Ziehen für einen Strahl</translation>
    </message>
    <message>
        <source>&amp;Breakpoint region</source>
        <translation>Haltepunktbereich</translation>
    </message>
    <message>
        <source>Drag a region: the simulation stops when an object enters it</source>
        <translation>Einen Bereich aufziehen: Die Simulation hält an, wenn ein Objekt ihn betritt</translation>
    </message>
    <message>
        <source>E&amp;xpect</source>
        <translation>Erwarten</translation>
    </message>
    <message>
        <source>Drag from one object to another that it should hit, or draw the region in which the selected object should stay</source>
        <translation>Von einem Objekt zu einem anderen ziehen, das es treffen soll, oder den Bereich zeichnen, in dem das ausgewählte Objekt bleiben soll</translation>
    </message>
</context>
<context>
    <name>broadside::ToolBar</name>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Show this button on the tool bar</source>
        <translation>Diese Schaltfläche in der Werkzeugleiste zeigen</translation>
    </message>
</context>
<context>
    <name>broadside::TransformActions</name>
    <message>
        <source>&amp;Rotate and flip</source>
        <translation>Drehen und spiegeln</translation>
    </message>
    <message>
        <source>Rotate &amp;left</source>
        <translation>Nach links drehen</translation>
    </message>
    <message>
        <source>Rotate the selected objects by 90 degrees counter-clockwise, about their centre</source>
        <translation>Die ausgewählten Objekte um ihre Mitte um 90 Grad gegen den Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Rotate &amp;right</source>
        <translation>Nach rechts drehen</translation>
    </message>
    <message>
        <source>Rotate the selected objects by 90 degrees clockwise, about their centre</source>
        <translation>Die ausgewählten Objekte um ihre Mitte um 90 Grad im Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Flip &amp;horizontally</source>
        <translation>Horizontal spiegeln</translation>
    </message>
    <message>
        <source>Flip the selected objects from left to right</source>
        <translation>Die ausgewählten Objekte von links nach rechts spiegeln</translation>
    </message>
    <message>
        <source>Flip &amp;vertically</source>
        <translation>Vertikal spiegeln</translation>
    </message>
    <message>
        <source>Flip the selected objects from top to bottom</source>
        <translation>Die ausgewählten Objekte von oben nach unten spiegeln</translation>
    </message>
    <message>
        <source>Nothing changed: an object would be outside the limits.</source>
        <translation>Nichts geändert: Ein Objekt läge außerhalb der Grenzen.</translation>
    </message>
    <message>
        <source>%1 not changed: locked.</source>
        <translation>%1 nicht geändert: gesperrt.</translation>
    </message>
</context>
<context>
    <name>broadside::TunerPanel</name>
    <message>
        <source> m</source>
        <translation> m</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Copy as</source>
        <translation>Kopieren als</translation>
    </message>
    <message>
        <source>Copy the recommended size with the other settings, for your own game</source>
        <translation>Die empfohlene Größe mit den übrigen Einstellungen für das eigene Spiel kopieren</translation>
    </message>
    <message>
        <source>Measures the last recorded steps with many cell sizes.
This runs in the background and does not change the world.</source>
        <translation>Misst die letzten aufgezeichneten Schritte mit vielen Zellgrößen.
Dies läuft im Hintergrund und ändert die Welt nicht.</translation>
    </message>
    <message>
        <source>Shown quantity</source>
        <translation>Gezeigte Größe</translation>
    </message>
    <message>
        <source>The quantity that the curve shows for each cell size</source>
        <translation>Was die Kurve für jede Zellgröße zeigt</translation>
    </message>
    <message>
        <source>Time per step</source>
        <translation>Zeit je Schritt</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Shown cells</source>
        <translation>Gezeigte Zellen</translation>
    </message>
    <message>
        <source>The curve of Broadside's algorithm, or that of the rule by which your game makes pairs</source>
        <translation>Die Kurve von Broadsides Algorithmus, oder die der Regel, nach der das eigene Spiel Paare bildet</translation>
    </message>
    <message>
        <source>Broadside's algorithm</source>
        <translation>Broadsides Algorithmus</translation>
    </message>
    <message>
        <source>Your game's own rule</source>
        <translation>Regel des eigenen Spiels</translation>
    </message>
    <message>
        <source>Progress of the measurement</source>
        <translation>Fortschritt der Messung</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stop the measurement; the last result stays</source>
        <translation>Die Messung abbrechen; das letzte Ergebnis bleibt</translation>
    </message>
    <message>
        <source>Cost of cell sizes</source>
        <translation>Aufwand der Zellgrößen</translation>
    </message>
    <message>
        <source>Each point is a cell size that was measured. Click a point to use its size.</source>
        <translation>Jeder Punkt ist eine gemessene Zellgröße. Einen Punkt anklicken, um seine Größe zu verwenden.</translation>
    </message>
    <message>
        <source>Press Measure. This chart then shows what each cell size costs in this world.</source>
        <translation>„Messen“ drücken. Dieses Diagramm zeigt dann, was jede Zellgröße in dieser Welt kostet.</translation>
    </message>
    <message>
        <source>A &amp;sentence</source>
        <translation>Ein Satz</translation>
    </message>
    <message>
        <source>&amp;C++</source>
        <translation>C++</translation>
    </message>
    <message>
        <source>constexpr double kCellSize = %1; // metres</source>
        <translation>constexpr double kCellSize = %1; // Meter</translation>
    </message>
    <message>
        <source>&amp;JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>cell size</source>
        <translation>Zellgröße</translation>
    </message>
    <message>
        <source>rule of thumb</source>
        <translation>Faustregel</translation>
    </message>
    <message>
        <source>without large objects</source>
        <translation>ohne große Objekte</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>best</source>
        <translation>beste</translation>
    </message>
    <message>
        <source> Measured on one frame.</source>
        <translation> An einem Frame gemessen.</translation>
    </message>
    <message>
        <source> Measured on %1 frames.</source>
        <translation> An %1 Frames gemessen.</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>%1 verwenden</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Verwenden</translation>
    </message>
    <message>
        <source>These are steps of a recording. Use the size in the game, or convert a step to a scene.</source>
        <translation>Dies sind Schritte einer Aufzeichnung. Die Größe im Spiel verwenden oder einen Schritt in eine Szene umwandeln.</translation>
    </message>
    <message>
        <source>Measure first.</source>
        <translation>Zuerst messen.</translation>
    </message>
    <message>
        <source>The scene already uses this size.</source>
        <translation>Die Szene verwendet diese Größe schon.</translation>
    </message>
    <message>
        <source>Set the cell size of the scene</source>
        <translation>Die Zellgröße der Szene setzen</translation>
    </message>
    <message>
        <source>Use measured cell size</source>
        <translation>Gemessene Zellgröße verwenden</translation>
    </message>
    <message>
        <source>Of %1 measured, %2 suits this world best: %3 a step with %4.</source>
        <translation>Gemessen: %1. Am besten passt %2 zu dieser Welt: %3 je Schritt mit %4.</translation>
    </message>
</context>
<context>
    <name>broadside::ViewActions</name>
    <message>
        <source>Show the &amp;world</source>
        <translation>Welt zeigen</translation>
    </message>
    <message>
        <source>Show the whole world</source>
        <translation>Die ganze Welt zeigen</translation>
    </message>
    <message>
        <source>&amp;Frame selection</source>
        <translation>Auswahl einpassen</translation>
    </message>
    <message>
        <source>Frame the selected objects in the view</source>
        <translation>Die ausgewählten Objekte in die Ansicht einpassen</translation>
    </message>
    <message>
        <source>F&amp;ollow the shot</source>
        <translation>Dem Schuss folgen</translation>
    </message>
    <message>
        <source>Keep the shot in the middle of the view while it flies</source>
        <translation>Den Schuss im Flug in der Mitte der Ansicht halten</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>&amp;Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>&amp;Move the view</source>
        <translation>Ansicht verschieben</translation>
    </message>
    <message>
        <source>O&amp;verview</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>Show the whole world in a corner, while the view shows a part of it</source>
        <translation>Die ganze Welt in einer Ecke zeigen, solange die Ansicht einen Teil davon zeigt</translation>
    </message>
    <message>
        <source>Pointer by &amp;keys</source>
        <translation>Zeiger mit Tasten</translation>
    </message>
    <message>
        <source>Move a pointer in the world with the arrow keys; Space presses and releases the button</source>
        <translation>Einen Zeiger in der Welt mit den Pfeiltasten bewegen; die Leertaste drückt die Maustaste und lässt sie los</translation>
    </message>
    <message>
        <source>Conte&amp;xt menu</source>
        <translation>Kontextmenü</translation>
    </message>
    <message>
        <source>Open the context menu of the focused widget, as a right click or the Menu key does</source>
        <translation>Das Kontextmenü des fokussierten Elements öffnen, wie ein Rechtsklick oder die Menütaste</translation>
    </message>
    <message>
        <source>Move the view by a tenth of its size</source>
        <translation>Die Ansicht um ein Zehntel ihrer Größe verschieben</translation>
    </message>
    <message>
        <source>S&amp;how</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>&amp;Heat map of the cells</source>
        <translation>Heatmap der Zellen</translation>
    </message>
    <message>
        <source>Colour the cells by their objects or their cost; choose which in the panel Broad phase</source>
        <translation>Die Zellen nach ihren Objekten oder ihrem Aufwand einfärben; wonach, bestimmt das Panel „Broadphase“</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>Heatmap</translation>
    </message>
</context>
<context>
    <name>broadside::ViewportWidget</name>
    <message>
        <source>World</source>
        <translation>Welt</translation>
    </message>
    <message>
        <source>The world with its cells and objects. Drag with the middle button, or with Space held, to pan; use the wheel to zoom.</source>
        <translation>Die Welt mit ihren Zellen und Objekten. Zum Verschieben mit der mittleren Taste oder bei gedrückter Leertaste ziehen; das Mausrad zoomt.</translation>
    </message>
</context>
<context>
    <name>broadside::Welcome</name>
    <message>
        <source>%1. %2 Run it (F5) and find out why.</source>
        <translation>%1. %2 Starten (F5) und herausfinden, warum.</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>Show in the manual how this fault is found</source>
        <translation>Im Handbuch zeigen, wie dieser Fehler gefunden wird</translation>
    </message>
    <message>
        <source>Welcome to Broadside</source>
        <translation>Willkommen bei Broadside</translation>
    </message>
    <message>
        <source>Show at &amp;start</source>
        <translation>Beim Start zeigen</translation>
    </message>
    <message>
        <source>Show this page when Broadside starts without a file. Help &gt; Welcome shows it at any time.</source>
        <translation>Diese Seite zeigen, wenn Broadside ohne Datei startet. Hilfe &gt; Willkommen zeigt sie jederzeit.</translation>
    </message>
    <message>
        <source>Open the &amp;last file at start</source>
        <translation>Beim Start die letzte Datei öffnen</translation>
    </message>
    <message>
        <source>Open the files of the last session at a start without a file. Then this page is not shown.</source>
        <translation>Beim Start ohne Datei die Dateien der letzten Sitzung öffnen. Dann erscheint diese Seite nicht.</translation>
    </message>
</context>
<context>
    <name>broadside::WelcomePage</name>
    <message>
        <source>Welcome</source>
        <translation>Willkommen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>New scene</source>
        <translation>Neue Szene</translation>
    </message>
    <message>
        <source>An empty world; Ctrl+N</source>
        <translation>Eine leere Welt; Strg+N</translation>
    </message>
    <message>
        <source>Open...</source>
        <translation>Öffnen...</translation>
    </message>
    <message>
        <source>A scene file; Ctrl+O</source>
        <translation>Eine Szenendatei; Strg+O</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1 (fehlt)</translation>
    </message>
    <message>
        <source>Scenes that you open or save appear here.</source>
        <translation>Geöffnete oder gespeicherte Szenen erscheinen hier.</translation>
    </message>
    <message>
        <source>Sample worlds</source>
        <translation>Beispielwelten</translation>
    </message>
    <message>
        <source>Mysteries</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Six broken worlds. Find the fault of each: with the debugger it takes less than a minute.</source>
        <translation>Sechs kaputte Welten. Den Fehler jeder Welt finden: Mit dem Debugger dauert es weniger als eine Minute.</translation>
    </message>
</context>
<context>
    <name>broadside::WhyPanel</name>
    <message>
        <source> and %1 more</source>
        <translation> und %1 weitere</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Go to that step</source>
        <translation>Zu diesem Schritt</translation>
    </message>
    <message>
        <source>Object A</source>
        <translation>Objekt A</translation>
    </message>
    <message>
        <source>Object B</source>
        <translation>Objekt B</translation>
    </message>
    <message>
        <source>Clear A and B, also in the world</source>
        <translation>A und B leeren, auch in der Welt</translation>
    </message>
    <message>
        <source>Choose from the list, type a name or an id, select two objects,
or press Shift+P over an object in the world.</source>
        <translation>Aus der Liste wählen, einen Namen oder eine ID eingeben, zwei Objekte auswählen
oder über einem Objekt in der Welt Umschalt+P drücken.</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>The first of the two objects.</source>
        <translation>Das erste der beiden Objekte.</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>The second of the two objects.</source>
        <translation>Das zweite der beiden Objekte.</translation>
    </message>
    <message>
        <source>Why the two collide or not in the shown step</source>
        <translation>Warum die beiden im gezeigten Schritt kollidieren oder nicht</translation>
    </message>
    <message>
        <source>What to do about it</source>
        <translation>Was dagegen zu tun ist</translation>
    </message>
    <message>
        <source>The meetings of the two in the whole run. Click a step to go there.</source>
        <translation>Die Begegnungen der beiden im ganzen Lauf. Ein Klick auf einen Schritt führt dorthin.</translation>
    </message>
    <message>
        <source>The recorded steps were simulated again with the fix. The simulation itself did not change.</source>
        <translation>Die aufgezeichneten Schritte wurden mit der Korrektur neu simuliert. Die Simulation selbst hat sich nicht geändert.</translation>
    </message>
    <message>
        <source>Can collide</source>
        <translation>Kollidierbar</translation>
    </message>
    <message>
        <source>Their masks accept each other, and at least one of the two is dynamic</source>
        <translation>Ihre Masken akzeptieren einander, und mindestens eines der beiden ist dynamisch</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>The broad phase reports the pair for a box test</source>
        <translation>Die Broadphase meldet das Paar für einen Boxtest</translation>
    </message>
    <message>
        <source>Cells of both</source>
        <translation>Zellen beider</translation>
    </message>
    <message>
        <source>Cells that both touch, by their ids; drawn hatched in the world</source>
        <translation>Zellen, die beide berühren, mit ihren IDs; in der Welt schraffiert</translation>
    </message>
    <message>
        <source>Boxes overlap</source>
        <translation>Boxen überlappen</translation>
    </message>
    <message>
        <source>Their axis-aligned boxes overlap; touching counts</source>
        <translation>Ihre achsenparallelen Boxen überlappen sich; Berühren zählt</translation>
    </message>
    <message>
        <source>Shapes overlap</source>
        <translation>Formen überlappen</translation>
    </message>
    <message>
        <source>The shapes really touch in the narrow phase</source>
        <translation>Die Formen berühren sich wirklich, in der Narrowphase</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Between the shapes, in metres; 0 when they overlap</source>
        <translation>Zwischen den Formen, in Metern; 0, wenn sie sich überlappen</translation>
    </message>
    <message>
        <source>Missed because</source>
        <translation>Übersehen, weil</translation>
    </message>
    <message>
        <source>The cause why the broad phase does not report the pair although its boxes overlap</source>
        <translation>Die Ursache, warum die Broadphase das Paar nicht meldet, obwohl sich die Boxen überlappen</translation>
    </message>
    <message>
        <source>Nearest</source>
        <translation>Am nächsten</translation>
    </message>
    <message>
        <source>The smallest distance between the two in all recorded steps, and the first step that has it</source>
        <translation>Der kleinste Abstand zwischen den beiden in allen aufgezeichneten Schritten, und der erste Schritt damit</translation>
    </message>
    <message>
        <source>Passed through</source>
        <translation>Getunnelt</translation>
    </message>
    <message>
        <source>The last step so far in which one of the two passed through the other between two frames, if both moved in straight lines</source>
        <translation>Der bisher letzte Schritt, in dem eines der beiden zwischen zwei Frames durch das andere hindurchging, falls sich beide geradlinig bewegten</translation>
    </message>
    <message>
        <source>Stop the search for steps in which one passed through the other</source>
        <translation>Die Suche nach Schritten abbrechen, in denen eines durch das andere hindurchging</translation>
    </message>
    <message>
        <source>Select two objects, or press Shift+P over one and then over another. This panel then says why the two collide, or why they do not.</source>
        <translation>Zwei Objekte auswählen, oder über einem und dann über einem anderen Umschalt+P drücken. Dieses Panel sagt dann, warum die beiden kollidieren oder warum nicht.</translation>
    </message>
    <message>
        <source>Choose B, or press Shift+P over it in the world.</source>
        <translation>B wählen oder in der Welt darüber Umschalt+P drücken.</translation>
    </message>
    <message>
        <source>This step is simulated again, to see how its pairs were tested.</source>
        <translation>Dieser Schritt wird noch einmal simuliert, um zu sehen, wie seine Paare getestet wurden.</translation>
    </message>
    <message>
        <source>There is no broad phase. The panel Broad phase says why.</source>
        <translation>Es gibt keine Broadphase. Das Panel „Broadphase“ sagt, warum.</translation>
    </message>
    <message>
        <source>One of the two is not in the world in this step. Go to a step in which both are.</source>
        <translation>Eines der beiden ist in diesem Schritt nicht in der Welt. Zu einem Schritt gehen, in dem beide es sind.</translation>
    </message>
    <message>
        <source>No objects are chosen.</source>
        <translation>Keine Objekte sind gewählt.</translation>
    </message>
    <message>
        <source>This shows the objects after hits have moved or removed them. Pause to see how the pair was tested.</source>
        <translation>Dies zeigt die Objekte, nachdem Treffer sie bewegt oder entfernt haben. Pausieren, um zu sehen, wie das Paar getestet wurde.</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>nicht aufgezeichnet</translation>
    </message>
    <message>
        <source>the algorithm has no cells</source>
        <translation>der Algorithmus hat keine Zellen</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>not missed</source>
        <translation>nicht übersehen</translation>
    </message>
    <message>
        <source>Object %1</source>
        <translation>Objekt %1</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>%1 passed through %2 in %3</source>
        <translation>%1 ging in %3 durch %2 hindurch</translation>
    </message>
    <message>
        <source>and %1 more times</source>
        <translation>und noch %1-mal</translation>
    </message>
    <message>
        <source>%1 was removed in %2</source>
        <translation>%1 wurde in %2 entfernt</translation>
    </message>
    <message>
        <source>they came nearest in %1: %2 m</source>
        <translation>am nächsten kamen sie sich in %1: %2 m</translation>
    </message>
    <message>
        <source>they first overlapped in %1</source>
        <translation>zuerst überlappten sie sich in %1</translation>
    </message>
    <message>
        <source>In the whole run: %1.</source>
        <translation>Im ganzen Lauf: %1.</translation>
    </message>
    <message>
        <source>%1 m in step %2</source>
        <translation>%1 m in Schritt %2</translation>
    </message>
    <message>
        <source>searching</source>
        <translation>wird gesucht</translation>
    </message>
    <message>
        <source>nothing is recorded yet</source>
        <translation>noch nichts aufgezeichnet</translation>
    </message>
    <message>
        <source>Run or step the simulation first.</source>
        <translation>Zuerst die Simulation starten oder einen Schritt machen.</translation>
    </message>
    <message>
        <source>This is the step in which the two are nearest.</source>
        <translation>In diesem Schritt sind sich die beiden am nächsten.</translation>
    </message>
    <message>
        <source>Go to the step in which the two are nearest</source>
        <translation>Zu dem Schritt gehen, in dem sich die beiden am nächsten sind</translation>
    </message>
    <message>
        <source>in step %1</source>
        <translation>in Schritt %1</translation>
    </message>
    <message>
        <source>searching, %1 %</source>
        <translation>wird gesucht, %1 %</translation>
    </message>
    <message>
        <source>not searched</source>
        <translation>nicht gesucht</translation>
    </message>
    <message>
        <source>not up to this step</source>
        <translation>bis zu diesem Schritt nicht</translation>
    </message>
    <message>
        <source>The scene already has the fix, but this was recorded without it. Run the simulation again from its start.</source>
        <translation>Die Szene hat die Korrektur schon, aber dies wurde ohne sie aufgezeichnet. Die Simulation noch einmal von Anfang an laufen lassen.</translation>
    </message>
</context>
<context>
    <name>broadside::WorldDialog</name>
    <message>
        <source>Width of the world</source>
        <translation>Breite der Welt</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>Height of the world</source>
        <translation>Höhe der Welt</translation>
    </message>
    <message>
        <source>Gravity x</source>
        <translation>Schwerkraft x</translation>
    </message>
    <message>
        <source>m/s²</source>
        <translation>m/s²</translation>
    </message>
    <message>
        <source>Gravity y</source>
        <translation>Schwerkraft y</translation>
    </message>
    <message>
        <source>Wind x</source>
        <translation>Wind x</translation>
    </message>
    <message>
        <source>Wind y</source>
        <translation>Wind y</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Begrenzt</translation>
    </message>
    <message>
        <source>Terminal speed</source>
        <translation>Endgeschwindigkeit</translation>
    </message>
    <message>
        <source>m/s</source>
        <translation>m/s</translation>
    </message>
    <message>
        <source>World settings</source>
        <translation>Welteinstellungen</translation>
    </message>
    <message>
        <source>Open: nothing happens</source>
        <translation>Offen: nichts geschieht</translation>
    </message>
    <message>
        <source>Wrap: comes in at the opposite edge</source>
        <translation>Umlaufend: kommt am gegenüberliegenden Rand herein</translation>
    </message>
    <message>
        <source>Bounce</source>
        <translation>Abprallen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Width, height</source>
        <translation>Breite, Höhe</translation>
    </message>
    <message>
        <source>Gravity x, y</source>
        <translation>Schwerkraft x, y</translation>
    </message>
    <message>
        <source>Wind x, y</source>
        <translation>Wind x, y</translation>
    </message>
    <message>
        <source>Beyond an edge</source>
        <translation>Hinter dem Rand</translation>
    </message>
    <message>
        <source>Change world</source>
        <translation>Welt ändern</translation>
    </message>
</context>
<context>
    <name>broadside::WorldEditsBar</name>
    <message>
        <source>Apply to scene</source>
        <translation>In Szene übernehmen</translation>
    </message>
    <message>
        <source>Make the same edits in the scene, as one undo step, without the effects of the steps</source>
        <translation>Dieselben Änderungen in der Szene machen, als ein Rückgängig-Schritt, ohne die Auswirkungen der Schritte</translation>
    </message>
    <message>
        <source>Close this message; the scene stays as it is</source>
        <translation>Diese Meldung schließen; die Szene bleibt, wie sie ist</translation>
    </message>
    <message>
        <source>Close the offer to apply edits</source>
        <translation>Das Angebot schließen, Änderungen zu übernehmen</translation>
    </message>
    <message>
        <source>Edits of %1 are part of this simulation only.</source>
        <translation>Änderungen (%1) gehören nur zu dieser Simulation.</translation>
    </message>
    <message>
        <source>Edits of %1 were part of the simulation that has ended.</source>
        <translation>Änderungen (%1) gehörten zu der Simulation, die beendet ist.</translation>
    </message>
</context>
<context>
    <name>broadside::WorldMenu</name>
    <message>
        <source>&amp;Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>&amp;Expect</source>
        <translation>Erwarten</translation>
    </message>
    <message>
        <source>&amp;Paste here</source>
        <translation>Hier einfügen</translation>
    </message>
    <message>
        <source>Place the objects of the clipboard where you clicked</source>
        <translation>Die Objekte der Zwischenablage an der angeklickten Stelle platzieren</translation>
    </message>
    <message>
        <source>No object here</source>
        <translation>Kein Objekt hier</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Select the topmost object here</source>
        <translation>Das oberste Objekt hier auswählen</translation>
    </message>
    <message>
        <source>Select this object, which is covered</source>
        <translation>Dieses verdeckte Objekt auswählen</translation>
    </message>
    <message>
        <source>and %1 below</source>
        <translation>und noch %1 darunter</translation>
    </message>
</context>
<context>
    <name>funnel</name>
    <message>
        <source>counting pairs…</source>
        <translation>zähle Paare…</translation>
    </message>
    <message>
        <source>too many pairs to count in memory</source>
        <translation>zu viele Paare, um sie im Speicher zu zählen</translation>
    </message>
</context>
<context>
    <name>messages</name>
    <message>
        <source>{first} {second}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{what}: {why}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{list}, {next}</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>{count} objects</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} pairs</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} steps</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cells</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} frames</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
</context>
</TS>
