<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>Lays out 2D worlds and shows what the collision broad phase of such a world really does.</source>
        <translation>Compone mundos 2D y muestra qué hace de verdad la broad phase de sus colisiones.</translation>
    </message>
    <message>
        <source>Parts of others in this program, with their licences:</source>
        <translation>Componentes de terceros en este programa, con sus licencias:</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Copyright (c) the authors of Broadside. MIT licence.</source>
        <translation>Copyright (c) los autores de Broadside. Licencia MIT.</translation>
    </message>
    <message>
        <source>What did you do? The clicks, or the command line:


What happened, and what did you expect?


A scene or recording that shows it (broadside reduce makes it small):


Versions:
%1
</source>
        <translation>¿Qué se hizo? Los clics o la línea de órdenes:


¿Qué ocurrió y qué se esperaba?


Una escena o grabación que lo muestre (broadside reduce la hace pequeña):


Versiones:
%1
</translation>
    </message>
    <message>
        <source>About Broadside</source>
        <translation>Acerca de Broadside</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licencias</translation>
    </message>
    <message>
        <source>&amp;Copy version information</source>
        <translation>Copiar la información de versiones</translation>
    </message>
    <message>
        <source>&amp;Report a problem...</source>
        <translation>Informar de un problema...</translation>
    </message>
    <message>
        <source>What is &amp;new</source>
        <translation>Novedades</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Informar de un problema</translation>
    </message>
    <message>
        <source>Fill in the text and copy it to where Broadside's problems are collected. Nothing is sent from here.</source>
        <translation>Completar el texto y copiarlo donde se recogen los problemas de Broadside. Desde aquí no se envía nada.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>&amp;Copy the text</source>
        <translation>Copiar el texto</translation>
    </message>
</context>
<context>
    <name>ActionRegistry</name>
    <message>
        <source>Select an object first.</source>
        <translation>Seleccionar primero un objeto.</translation>
    </message>
    <message>
        <source>Select two or more objects first. Shift+click adds one.</source>
        <translation>Seleccionar primero dos o más objetos. Mayús+clic añade uno.</translation>
    </message>
    <message>
        <source>Select three or more objects first. Shift+click adds one.</source>
        <translation>Seleccionar primero tres o más objetos. Mayús+clic añade uno.</translation>
    </message>
    <message>
        <source>Select one object first.</source>
        <translation>Seleccionar primero un solo objeto.</translation>
    </message>
    <message>
        <source>Select two objects first.</source>
        <translation>Seleccionar primero dos objetos.</translation>
    </message>
    <message>
        <source>Stop the simulation first (Shift+F5).</source>
        <translation>Detener primero la simulación (Mayús+F5).</translation>
    </message>
    <message>
        <source>A recording is read only. Convert a step to a scene to edit it.</source>
        <translation>Una grabación es de solo lectura. Para editarla, convertir un paso en escena.</translation>
    </message>
    <message>
        <source>The game made the steps of a recording. Convert a step to a scene to simulate it.</source>
        <translation>Los pasos de una grabación los hizo el juego. Para simularla, convertir un paso en escena.</translation>
    </message>
</context>
<context>
    <name>AddObjects</name>
    <message>
        <source>A scene has at most %1 objects. Split it into several scenes.</source>
        <translation>Una escena tiene como máximo %1 objetos. Dividirla en varias escenas.</translation>
    </message>
    <message>
        <source>Ids end at %1. Give the object with the largest id a smaller one in the file, and open it again.</source>
        <translation>El id más alto posible es %1. Dar en el archivo un id menor al objeto con el id más alto y volver a abrirlo.</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>AgeText</name>
    <message>
        <source>just now</source>
        <translation>ahora mismo</translation>
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
        <translation>Se conserva con los fallos publicados, para su estudio.</translation>
    </message>
    <message>
        <source>Cost: %1.</source>
        <translation>Coste: %1.</translation>
    </message>
    <message>
        <source>Use it %1.</source>
        <translation>Uso: %1.</translation>
    </message>
    <message>
        <source>Faults: %1.</source>
        <translation>Fallos: %1.</translation>
    </message>
    <message>
        <source>Not available in this version.</source>
        <translation>No disponible en esta versión.</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Celdas</translation>
    </message>
    <message>
        <source>Columns x rows of the grid</source>
        <translation>Columnas x filas de la cuadrícula</translation>
    </message>
    <message>
        <source>Cells of all sizes</source>
        <translation>Celdas de todos los tamaños</translation>
    </message>
    <message>
        <source>Registrations</source>
        <translation>Registros</translation>
    </message>
    <message>
        <source>Entries in all cells: an object that touches four cells counts four times</source>
        <translation>Entradas en todas las celdas: un objeto que toca cuatro celdas cuenta cuatro veces</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nodos</translation>
    </message>
    <message>
        <source>Nodes of the tree, from the root to the leaves</source>
        <translation>Nodos del árbol, de la raíz a las hojas</translation>
    </message>
    <message>
        <source>Entries in all nodes: each object is in one node</source>
        <translation>Entradas en todos los nodos: cada objeto está en un nodo</translation>
    </message>
    <message>
        <source>Intervals</source>
        <translation>Intervalos</translation>
    </message>
    <message>
        <source>The x ranges of the objects, kept in order</source>
        <translation>Los rangos en x de los objetos, ordenados</translation>
    </message>
    <message>
        <source>Entries in the sorted lists: each object has one interval</source>
        <translation>Entradas en las listas ordenadas: cada objeto tiene un intervalo</translation>
    </message>
</context>
<context>
    <name>ApplyEdits</name>
    <message>
        <source>Apply edits of %1</source>
        <translation>Aplicar ediciones de %1</translation>
    </message>
</context>
<context>
    <name>ApplyFix</name>
    <message>
        <source>category of %1 to %2</source>
        <translation>categoría de %1 = %2</translation>
    </message>
    <message>
        <source>mask of %1 to %2</source>
        <translation>máscara de %1 = %2</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>Establecer %1</translation>
    </message>
    <message>
        <source>Set cell size to %1 m</source>
        <translation>Establecer tamaño de celda: %1 m</translation>
    </message>
    <message>
        <source>Use the algorithm %1</source>
        <translation>Usar el algoritmo %1</translation>
    </message>
    <message>
        <source>Turn on swept collision</source>
        <translation>Activar la colisión por barrido</translation>
    </message>
    <message>
        <source>Delete template %1</source>
        <translation>Eliminar plantilla %1</translation>
    </message>
    <message>
        <source>Use the project's template %1</source>
        <translation>Usar la plantilla %1 del proyecto</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
</context>
<context>
    <name>Arrange</name>
    <message>
        <source>Align %1 left</source>
        <translation>Alinear %1 a la izquierda</translation>
    </message>
    <message>
        <source>Align %1 at the horizontal centre</source>
        <translation>Centrar %1 en horizontal</translation>
    </message>
    <message>
        <source>Align %1 right</source>
        <translation>Alinear %1 a la derecha</translation>
    </message>
    <message>
        <source>Align %1 at the top</source>
        <translation>Alinear %1 arriba</translation>
    </message>
    <message>
        <source>Align %1 at the vertical centre</source>
        <translation>Centrar %1 en vertical</translation>
    </message>
    <message>
        <source>Align %1 at the bottom</source>
        <translation>Alinear %1 abajo</translation>
    </message>
    <message>
        <source>Distribute the centres of %1 horizontally</source>
        <translation>Distribuir en horizontal los centros de %1</translation>
    </message>
    <message>
        <source>Distribute the centres of %1 vertically</source>
        <translation>Distribuir en vertical los centros de %1</translation>
    </message>
    <message>
        <source>Distribute %1 with equal horizontal gaps</source>
        <translation>Distribuir %1 con huecos horizontales iguales</translation>
    </message>
    <message>
        <source>Distribute %1 with equal vertical gaps</source>
        <translation>Distribuir %1 con huecos verticales iguales</translation>
    </message>
    <message>
        <source>Give %1 the same width</source>
        <translation>Dar a %1 la misma anchura</translation>
    </message>
    <message>
        <source>Give %1 the same height</source>
        <translation>Dar a %1 la misma altura</translation>
    </message>
    <message>
        <source>Give %1 the same size</source>
        <translation>Dar a %1 el mismo tamaño</translation>
    </message>
    <message>
        <source>Nudge %1</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>AssetsPanel</name>
    <message>
        <source>%1 x %2</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>Atlases</name>
    <message>
        <source>A scene has at most %1 atlases. Remove one that is not needed, or pack several into one.</source>
        <translation>Una escena tiene como máximo %1 atlas. Quitar uno que no haga falta o empaquetar varios en uno.</translation>
    </message>
    <message>
        <source>Add atlas %1</source>
        <translation>Añadir atlas %1</translation>
    </message>
    <message>
        <source>Remove atlas %1</source>
        <translation>Quitar atlas %1</translation>
    </message>
</context>
<context>
    <name>BreakpointWords</name>
    <message>
        <source>Pair begins to overlap</source>
        <translation>Comienza un solapamiento</translation>
    </message>
    <message>
        <source>The first step in which the shapes of two objects overlap</source>
        <translation>El primer paso en que se solapan las formas de dos objetos</translation>
    </message>
    <message>
        <source>Pair stops overlapping</source>
        <translation>Termina un solapamiento</translation>
    </message>
    <message>
        <source>The first step in which two objects no longer overlap, also because one was removed</source>
        <translation>El primer paso en que dos objetos ya no se solapan, también si se eliminó uno</translation>
    </message>
    <message>
        <source>Object is hit</source>
        <translation>Objeto recibe impacto</translation>
    </message>
    <message>
        <source>An object begins to overlap another one, and one of the two responds to hits</source>
        <translation>Un objeto empieza a solaparse con otro y uno de los dos responde a impactos</translation>
    </message>
    <message>
        <source>Object enters a region</source>
        <translation>Objeto entra en región</translation>
    </message>
    <message>
        <source>The box of an object begins to touch a region that you draw</source>
        <translation>La caja de un objeto empieza a tocar una región dibujada</translation>
    </message>
    <message>
        <source>Object leaves a region</source>
        <translation>Objeto sale de región</translation>
    </message>
    <message>
        <source>The box of an object no longer touches a region</source>
        <translation>La caja de un objeto ya no toca una región</translation>
    </message>
    <message>
        <source>Object leaves the world</source>
        <translation>Objeto sale del mundo</translation>
    </message>
    <message>
        <source>The position of an object goes beyond the edges of the world</source>
        <translation>La posición de un objeto rebasa los bordes del mundo</translation>
    </message>
    <message>
        <source>Candidates above a number</source>
        <translation>Más de N candidatos</translation>
    </message>
    <message>
        <source>The broad phase reports more candidates than this number in a step</source>
        <translation>La broad phase notifica más candidatos que este número en un paso</translation>
    </message>
    <message>
        <source>Missed pair</source>
        <translation>Par omitido</translation>
    </message>
    <message>
        <source>Two boxes overlap and the broad phase does not report the pair: a bug of the broad phase.
Each step is audited for this, which takes time.</source>
        <translation>Dos cajas se solapan y la broad phase no notifica el par: un bug de la broad phase.
Para esto se audita cada paso, lo que lleva tiempo.</translation>
    </message>
    <message>
        <source>Tunnelling</source>
        <translation>Efecto túnel</translation>
    </message>
    <message>
        <source>An object passes through another one within one step</source>
        <translation>Un objeto atraviesa otro dentro de un solo paso</translation>
    </message>
    <message>
        <source>Not a number</source>
        <translation>Valor NaN</translation>
    </message>
    <message>
        <source>An object's position or velocity becomes NaN or infinite</source>
        <translation>La posición o la velocidad de un objeto pasa a ser NaN o infinita</translation>
    </message>
    <message>
        <source>Candidates that do not overlap</source>
        <translation>Candidatos que no se solapan</translation>
    </message>
    <message>
        <source>The first step in which two objects are candidates and their shapes do not overlap</source>
        <translation>El primer paso en que dos objetos son candidatos y sus formas no se solapan</translation>
    </message>
</context>
<context>
    <name>CannonTool</name>
    <message>
        <source>%1 m/s, limited to %2 m/s by the world's terminal speed</source>
        <translation>%1 m/s, limitada a %2 m/s por la velocidad límite del mundo</translation>
    </message>
    <message>
        <source>%1 m/s</source>
        <translation>%1 m/s</translation>
    </message>
    <message>
        <source>Arrows aim, Enter shoots, Esc ends</source>
        <translation>Flechas: apuntar; Intro: disparar; Esc: terminar</translation>
    </message>
    <message>
        <source>Release to shoot, Esc to cancel</source>
        <translation>Soltar para disparar, Esc para cancelar</translation>
    </message>
    <message>
        <source>Drag away from the cannon: a longer drag is a faster shot</source>
        <translation>Arrastrar alejándose del cañón: cuanto más largo, más rápido el disparo</translation>
    </message>
    <message>
        <source>This scene has no cannon. Select an object and add a launcher in Properties, or open the cannon world</source>
        <translation>Esta escena no tiene cañón. Seleccionar un objeto y añadirle un lanzador en Propiedades, o abrir el mundo del cañón</translation>
    </message>
    <message>
        <source>The cannon has no projectile. Choose a dynamic object as its projectile in Properties</source>
        <translation>El cañón no tiene proyectil. Elegir en Propiedades un objeto dinámico como proyectil</translation>
    </message>
    <message>
        <source>Drag to aim, release to shoot; or arrows and Enter</source>
        <translation>Arrastrar para apuntar, soltar para disparar; o las flechas e Intro</translation>
    </message>
</context>
<context>
    <name>CauseWords</name>
    <message>
        <source>one is registered with old bounds</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>they overlap outside the world or the grid</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>they overlap in a row or column that the table does not have</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>one is larger than the cells and not registered in between</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>one is not registered</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>coordinates are cut to whole numbers</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>rounding put them into different cells</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
</context>
<context>
    <name>Changes</name>
    <message>
        <source>What is new</source>
        <translation>Novedades</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Cambios</translation>
    </message>
</context>
<context>
    <name>ComponentBox</name>
    <message>
        <source>There is no object %1 in this scene. Choose another one.</source>
        <translation>En esta escena no hay ningún objeto %1. Elegir otro.</translation>
    </message>
    <message>
        <source>Has no effect while the object is static. Make it dynamic.</source>
        <translation>No tiene efecto mientras el objeto sea estático. Hacerlo dinámico.</translation>
    </message>
    <message>
        <source>The projectile is static and cannot fly. Choose a dynamic object, or make it dynamic.</source>
        <translation>El proyectil es estático y no puede volar. Elegir un objeto dinámico o hacerlo dinámico.</translation>
    </message>
    <message>
        <source>This version does not know this type of component. The component stays in the file and has no effect.</source>
        <translation>Esta versión no conoce este tipo de componente. El componente sigue en el archivo y no tiene efecto.</translation>
    </message>
</context>
<context>
    <name>ComponentsSection</name>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 de %2: %3</translation>
    </message>
</context>
<context>
    <name>DifferenceWords</name>
    <message>
        <source>added</source>
        <translation>añadido</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>quitado</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>modificado</translation>
    </message>
    <message>
        <source>%1: %2 (object %3)</source>
        <translation>%1: %2 (objeto %3)</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>y %1 más</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 removed</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 changed</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>another order of objects</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>changed: %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>also changed: %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>DurationText</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
</context>
<context>
    <name>ExpectTool</name>
    <message>
        <source>hits %1</source>
        <translation>impacta en %1</translation>
    </message>
    <message>
        <source>%1 x %2 m</source>
        <translation>%1 x %2 m</translation>
    </message>
    <message>
        <source>Release to expect that %1 hits %2. Esc cancels</source>
        <translation>Soltar para la expectativa: %1 impacta en %2. Esc cancela</translation>
    </message>
    <message>
        <source>Drag to the object that %1 should hit. Esc cancels</source>
        <translation>Arrastrar hasta el objeto en el que debería impactar %1. Esc cancela</translation>
    </message>
    <message>
        <source>Select one object first: the one that should stay inside the region</source>
        <translation>Seleccionar primero un objeto: el que debería quedar dentro de la región</translation>
    </message>
    <message>
        <source>Drag from one object to another: the first should hit the second</source>
        <translation>Arrastrar de un objeto a otro: el primero debería impactar en el segundo</translation>
    </message>
    <message>
        <source>Release to expect that %1 stays inside. Esc cancels</source>
        <translation>Soltar para la expectativa: %1 queda dentro. Esc cancela</translation>
    </message>
    <message>
        <source>Drag from object to object: the first should hit the second. Drag from empty ground: %1 should stay inside</source>
        <translation>Arrastrar de un objeto a otro: el primero debería impactar en el segundo. Arrastrar desde un lugar vacío: %1 debería quedar dentro</translation>
    </message>
</context>
<context>
    <name>ExpectationWords</name>
    <message>
        <source>%1 hits %2</source>
        <translation>%1 impacta en %2</translation>
    </message>
    <message>
        <source>%1 stays inside %2 to %3 m</source>
        <translation>%1 queda dentro de la región %2 a %3 m</translation>
    </message>
    <message>
        <source>Nothing touches %1</source>
        <translation>Nada toca %1</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Scenes (*.broadside)</source>
        <translation>Escenas (*.broadside)</translation>
    </message>
    <message>
        <source>Projects (*.broadside-project)</source>
        <translation>Proyectos (*.broadside-project)</translation>
    </message>
    <message>
        <source>Traces of games (*.bstrace)</source>
        <translation>Trazas de juegos (*.bstrace)</translation>
    </message>
    <message>
        <source>JSON Lines of games (*.jsonl *.ndjson)</source>
        <translation>JSON Lines de juegos (*.jsonl *.ndjson)</translation>
    </message>
    <message>
        <source>Tables of boxes (*.csv *.tsv)</source>
        <translation>Tablas de cajas (*.csv *.tsv)</translation>
    </message>
    <message>
        <source>All supported files (%1)</source>
        <translation>Todos los archivos compatibles (%1)</translation>
    </message>
    <message>
        <source>Levels of other editors (%1)</source>
        <translation>Niveles de otros editores (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Cambios sin guardar</translation>
    </message>
    <message>
        <source>Save the changes of %1?</source>
        <translation>¿Guardar los cambios de %1?</translation>
    </message>
    <message>
        <source>Unsaved changes are lost.</source>
        <translation>Los cambios sin guardar se pierden.</translation>
    </message>
    <message>
        <source>Unsaved recording</source>
        <translation>Grabación sin guardar</translation>
    </message>
    <message>
        <source>Save the recording of %1?</source>
        <translation>¿Guardar la grabación de %1?</translation>
    </message>
    <message>
        <source>The recording of the game is lost when its tab is closed.</source>
        <translation>La grabación del juego se pierde al cerrar su pestaña.</translation>
    </message>
    <message>
        <source>The pasted table is lost when its tab is closed.</source>
        <translation>La tabla pegada se pierde al cerrar su pestaña.</translation>
    </message>
    <message>
        <source>%1 Saving keeps the tab open. Close it afterwards.</source>
        <translation>%1 Al guardar, la pestaña sigue abierta. Cerrarla después.</translation>
    </message>
    <message>
        <source>Changed on disk</source>
        <translation>Modificado en el disco</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened here.</source>
        <translation>Otro programa ha modificado %1 desde que se abrió aquí.</translation>
    </message>
    <message>
        <source>%1

Overwriting replaces that version by the open scene. "Save as" keeps both.</source>
        <translation>%1

Sobrescribir reemplaza esa versión por la escena abierta. «Guardar como» conserva las dos.</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Sobrescribir</translation>
    </message>
    <message>
        <source>Save as...</source>
        <translation>Guardar como...</translation>
    </message>
    <message>
        <source>Open project</source>
        <translation>Abrir proyecto</translation>
    </message>
    <message>
        <source>Open scene</source>
        <translation>Abrir escena</translation>
    </message>
    <message>
        <source>Save scene as</source>
        <translation>Guardar escena como</translation>
    </message>
    <message>
        <source>Save the recording as</source>
        <translation>Guardar la grabación como</translation>
    </message>
    <message>
        <source>New project: its folder holds the scenes</source>
        <translation>Nuevo proyecto: su carpeta contiene las escenas</translation>
    </message>
    <message>
        <source>Project not saved</source>
        <translation>Proyecto sin guardar</translation>
    </message>
    <message>
        <source>The project %1 could not be saved.</source>
        <translation>No se pudo guardar el proyecto %1.</translation>
    </message>
    <message>
        <source>%1

Its last changes are lost when it is closed.</source>
        <translation>%1

Sus últimos cambios se pierden al cerrarlo.</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Cerrar igualmente</translation>
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
        <translation>No se conocen los pares omitidos, porque la grabación no contiene los candidatos de la broad phase del juego (BST_CANDIDATES y bst_candidate en el juego). Una auditoría puede encontrar objetos que atraviesan otros. El panel Tamaño de celda y Depurar &gt; Comparar algoritmos prueban los algoritmos de Broadside con estas cajas.</translation>
    </message>
</context>
<context>
    <name>FirstHints</name>
    <message>
        <source>&lt;b&gt;Aim and shoot.&lt;/b&gt; Choose the Cannon (C), press in the world, pull away and release: the farther, the faster. Stop puts everything back.</source>
        <translation>&lt;b&gt;Apuntar y disparar.&lt;/b&gt; Elegir el cañón (C), pulsar en el mundo, tirar y soltar: cuanto más lejos, más rápido. Detener devuelve todo a su sitio.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hover.&lt;/b&gt; Move the mouse over an object: its cells and the objects that the broad phase reports for it light up.</source>
        <translation>&lt;b&gt;Señalar.&lt;/b&gt; Pasar el ratón sobre un objeto: se iluminan sus celdas y los objetos que la broad phase notifica para él.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Drag the cell size&lt;/b&gt; and watch the grid, the candidates and the funnel.</source>
        <translation>&lt;b&gt;Arrastrar el tamaño de celda&lt;/b&gt; y observar la cuadrícula, los candidatos y el embudo.</translation>
    </message>
</context>
<context>
    <name>Groups</name>
    <message>
        <source>Group %1</source>
        <translation>Grupo: %1</translation>
    </message>
    <message>
        <source>Ungroup %1</source>
        <translation>Desagrupar %1</translation>
    </message>
    <message>
        <source>Rename the group of %1</source>
        <translation>Renombrar el grupo de %1</translation>
    </message>
    <message>
        <source>Move %1 to another layer</source>
        <translation>Mover %1 a otra capa</translation>
    </message>
    <message>
        <source>Move %1 in the list</source>
        <translation>Mover %1 en la lista</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>Mostrar %1</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>Ocultar %1</translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation>Bloquear %1</translation>
    </message>
    <message>
        <source>Unlock %1</source>
        <translation>Desbloquear %1</translation>
    </message>
</context>
<context>
    <name>GuideTool</name>
    <message>
        <source>Release to move the guide to %1, Esc to cancel</source>
        <translation>Soltar para mover la guía a %1, Esc para cancelar</translation>
    </message>
    <message>
        <source>Release to add a guide at %1, Esc to cancel</source>
        <translation>Soltar para añadir una guía en %1, Esc para cancelar</translation>
    </message>
    <message>
        <source>Guide at %1: drag it, or move it with Left and Right; Delete removes it, double-click to type its position</source>
        <translation>Guía en %1: arrastrarla o moverla con Izquierda y Derecha; Supr la quita, doble clic para escribir su posición</translation>
    </message>
    <message>
        <source>Guide at %1: drag it, or move it with Up and Down; Delete removes it, double-click to type its position</source>
        <translation>Guía en %1: arrastrarla o moverla con Arriba y Abajo; Supr la quita, doble clic para escribir su posición</translation>
    </message>
    <message>
        <source>Click to add a vertical guide, Shift+click for a horizontal one</source>
        <translation>Clic para añadir una guía vertical, Mayús+clic para una horizontal</translation>
    </message>
    <message>
        <source>Click to add a vertical guide, Shift+click for a horizontal one; drag a guide to move it, Enter selects the next one</source>
        <translation>Clic para añadir una guía vertical, Mayús+clic para una horizontal; arrastrar una guía para moverla, Intro selecciona la siguiente</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>Guides</name>
    <message>
        <source>Move guide to %1</source>
        <translation>Mover guía a %1</translation>
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
        <translation>Una escena tiene como máximo %1 guías en cada dirección. Quitar las que no hagan falta.</translation>
    </message>
    <message>
        <source>A guide must be within %1 m of 0. Move it nearer to the world.</source>
        <translation>Una guía debe estar a menos de %1 m de 0. Acercarla al mundo.</translation>
    </message>
    <message>
        <source>Add guide at %1</source>
        <translation>Añadir guía en %1</translation>
    </message>
    <message>
        <source>Remove guide at %1</source>
        <translation>Quitar guía en %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Quitar %1</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>&lt;h3&gt;The first minute&lt;/h3&gt;&lt;ol&gt;&lt;li&gt;&lt;b&gt;Hover.&lt;/b&gt; Move the mouse over a target. Its cells light up, and every object that the broad phase reports for it gets a colour: the legend and the Inspector say what each means.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Aim and shoot.&lt;/b&gt; Choose the Cannon (C), press in the world, release. Targets that are hit vanish; the status bar counts the pairs. Stop (Shift+F5) puts everything back.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Tune the cells.&lt;/b&gt; Drag the cell size in the Broad phase panel. Large cells: many candidates. Small cells: much memory. Undo (Ctrl+Z) takes one drag back.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Place.&lt;/b&gt; Choose Place (P) and a shape in its panel, then click in the world. Select (V) moves what is there, Properties has all its numbers; Delete removes it.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Step.&lt;/b&gt; F10 simulates one step, Ctrl+F10 takes it back, F5 runs, F6 holds. The number next to Step says how many steps a press goes. Comma and full stop run slower and faster: slow motion down to 1/64.&lt;/li&gt;&lt;/ol&gt;&lt;p&gt;Around: the wheel zooms at the pointer, Space or the middle button drags the view, Home shows the world, F frames the selection, Tab hides the panels.&lt;/p&gt;&lt;h3&gt;Words&lt;/h3&gt;&lt;p&gt;&lt;b&gt;Broad phase&lt;/b&gt;: finds the pairs that may collide. &lt;b&gt;Candidate&lt;/b&gt;: a pair that it reports. &lt;b&gt;Narrow phase&lt;/b&gt;: tests the shapes of a candidate. &lt;b&gt;AABB&lt;/b&gt;: axis-aligned bounding box. &lt;b&gt;Funnel&lt;/b&gt;: all pairs &amp;gt; candidates &amp;gt; overlapping boxes &amp;gt; overlapping shapes. &lt;b&gt;Spared&lt;/b&gt;: the share of all pairs that never had to be tested.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;El primer minuto&lt;/h3&gt;&lt;ol&gt;&lt;li&gt;&lt;b&gt;Señalar.&lt;/b&gt; Pasar el ratón sobre un blanco. Sus celdas se iluminan y cada objeto que la broad phase notifica para él recibe un color: la leyenda y el Inspector dicen qué significa cada uno.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Apuntar y disparar.&lt;/b&gt; Elegir el cañón (C), pulsar en el mundo y soltar. Los blancos alcanzados desaparecen; la barra de estado cuenta los pares. Detener (Mayús+F5) devuelve todo a su sitio.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Afinar las celdas.&lt;/b&gt; Arrastrar el tamaño de celda en el panel Broad phase. Celdas grandes: muchos candidatos. Celdas pequeñas: mucha memoria. Deshacer (Ctrl+Z) anula un arrastre entero.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Colocar.&lt;/b&gt; Elegir Colocar (P) y una forma en su panel; después, clic en el mundo. Seleccionar (V) mueve lo que hay, Propiedades tiene todos sus números; Supr lo elimina.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Avanzar.&lt;/b&gt; F10 simula un paso, Ctrl+F10 lo retrocede, F5 ejecuta, F6 pausa. El número junto a Avanzar dice cuántos pasos da cada pulsación. La coma y el punto ralentizan y aceleran: cámara lenta hasta 1/64.&lt;/li&gt;&lt;/ol&gt;&lt;p&gt;Para moverse: la rueda amplía en el puntero, Espacio o el botón central arrastran la vista, Inicio muestra el mundo, F encuadra la selección, Tab oculta los paneles.&lt;/p&gt;&lt;h3&gt;Palabras&lt;/h3&gt;&lt;p&gt;&lt;b&gt;Broad phase&lt;/b&gt;: encuentra los pares que podrían colisionar. &lt;b&gt;Candidato&lt;/b&gt;: un par que ella notifica. &lt;b&gt;Narrow phase&lt;/b&gt;: prueba las formas de un candidato. &lt;b&gt;AABB&lt;/b&gt;: caja alineada con los ejes. &lt;b&gt;Embudo&lt;/b&gt;: todos los pares &amp;gt; candidatos &amp;gt; cajas que se solapan &amp;gt; formas que se solapan. &lt;b&gt;Ahorro&lt;/b&gt;: la parte de todos los pares que nunca hubo que probar.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>First minute</source>
        <translation>Primer minuto</translation>
    </message>
</context>
<context>
    <name>HitResponse</name>
    <message>
        <source>nothing</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A sensor: hits are counted, and the object moves on</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>it is removed</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The object is removed when another object begins to overlap it</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>it bounces</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The object bounces back; a static object stays in place</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>it stops</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The object stops at the other one; a static object stays in place</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>Layers</name>
    <message>
        <source>A scene has at most %1 layers, and this needs %2. Combine layers that are hidden together.</source>
        <translation>Una escena tiene como máximo %1 capas, y esto necesita %2. Unir capas que se ocultan juntas.</translation>
    </message>
    <message>
        <source>Add layer %1</source>
        <translation>Añadir capa %1</translation>
    </message>
    <message>
        <source>Show layer %1</source>
        <translation>Mostrar capa %1</translation>
    </message>
    <message>
        <source>Hide layer %1</source>
        <translation>Ocultar capa %1</translation>
    </message>
    <message>
        <source>Lock layer %1</source>
        <translation>Bloquear capa %1</translation>
    </message>
    <message>
        <source>Unlock layer %1</source>
        <translation>Desbloquear capa %1</translation>
    </message>
    <message>
        <source>Base layer</source>
        <translation>Capa base</translation>
    </message>
    <message>
        <source>Move layer %1</source>
        <translation>Mover capa %1</translation>
    </message>
    <message>
        <source>Rename layer %1 to %2</source>
        <translation>Renombrar capa %1 a %2</translation>
    </message>
    <message>
        <source>Delete layer %1</source>
        <translation>Eliminar capa %1</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>hovered object</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>its cells</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>touched, not registered</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>potential colliders</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>box overlaps</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>shape overlaps</source>
        <translation>forma se solapa</translation>
    </message>
    <message>
        <source>missed pairs</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>static objects</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>dynamic objects</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>cannon</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>world frame</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>cell lines</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>structure</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>faults</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A and its cells</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>B and its cells</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>cells of both</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>where it is registered</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>Manual</name>
    <message>
        <source>&amp;Laying out a world</source>
        <translation>Diseñar un mundo</translation>
    </message>
    <message>
        <source>Select, align, distribute, size and nudge objects, and the keys for it</source>
        <translation>Seleccionar, alinear, distribuir, dimensionar y desplazar objetos, y las teclas para hacerlo</translation>
    </message>
    <message>
        <source>Spr&amp;ites</source>
        <translation>Sprites</translation>
    </message>
    <message>
        <source>Pictures, atlases and animations, and how a scene names them</source>
        <translation>Imágenes, atlas y animaciones, y cómo las nombra una escena</translation>
    </message>
    <message>
        <source>&amp;Pictures</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>Import pictures, put bounding shapes over them, export what is seen</source>
        <translation>Importar imágenes, poner formas de colisión sobre ellas, exportar lo que se ve</translation>
    </message>
    <message>
        <source>Levels of &amp;other editors</source>
        <translation>Niveles de otros editores</translation>
    </message>
    <message>
        <source>Maps of Tiled as scenes, scenes as maps, and what becomes what</source>
        <translation>Mapas de Tiled como escenas, escenas como mapas, y en qué se convierte cada cosa</translation>
    </message>
    <message>
        <source>The &amp;algorithms</source>
        <translation>Los algoritmos</translation>
    </message>
    <message>
        <source>Costs, memory, when to use which, and the faults of the textbook grids</source>
        <translation>Costes, memoria, cuándo usar cada uno, y los fallos de las cuadrículas de libro</translation>
    </message>
    <message>
        <source>Findin&amp;g what is wrong</source>
        <translation>Encontrar lo que falla</translation>
    </message>
    <message>
        <source>Missed pairs, tunnelling, the smallest scene that shows them, and the cell size</source>
        <translation>Pares omitidos, efecto túnel, la escena más pequeña que los muestra, y el tamaño de celda</translation>
    </message>
    <message>
        <source>The &amp;mysteries, solved</source>
        <translation>Los misterios, resueltos</translation>
    </message>
    <message>
        <source>How the fault of each broken world is found, step by step</source>
        <translation>Cómo se encuentra el fallo de cada mundo roto, paso a paso</translation>
    </message>
    <message>
        <source>&amp;Three faults and how they were found</source>
        <translation>Tres fallos y cómo se encontraron</translation>
    </message>
    <message>
        <source>Three games whose broad phase misses pairs: recorded, diagnosed and mended</source>
        <translation>Tres juegos cuya broad phase omite pares: grabados, diagnosticados y reparados</translation>
    </message>
    <message>
        <source>&amp;Your own game</source>
        <translation>El juego propio</translation>
    </message>
    <message>
        <source>How your game shows its broad phase here: five lines in it, and what the window does with them</source>
        <translation>Cómo muestra el juego aquí su broad phase: cinco líneas en él, y lo que la ventana hace con ellas</translation>
    </message>
    <message>
        <source>Games in ot&amp;her languages</source>
        <translation>Juegos en otros lenguajes</translation>
    </message>
    <message>
        <source>Recorders for C#, Java, Lua, Python, JavaScript, GDScript and Rust</source>
        <translation>Grabadores para C#, Java, Lua, Python, JavaScript, GDScript y Rust</translation>
    </message>
    <message>
        <source>Record a game engine: Matter.&amp;js, pygame and others</source>
        <translation>Grabar un motor: Matter.js, pygame y otros</translation>
    </message>
    <message>
        <source>A file to copy for each engine, and what Broadside says of its broad phase</source>
        <translation>Un archivo que copiar para cada motor, y lo que dice Broadside de su broad phase</translation>
    </message>
    <message>
        <source>Which moment to recor&amp;d</source>
        <translation>Qué momento grabar</translation>
    </message>
    <message>
        <source>Recordings that seem to miss pairs, and where to put the calls instead</source>
        <translation>Grabaciones que parecen omitir pares, y dónde poner las llamadas en su lugar</translation>
    </message>
    <message>
        <source>Gallery: e&amp;xamples of recorded games</source>
        <translation>Galería: ejemplos de juegos grabados</translation>
    </message>
    <message>
        <source>Ten recordings with pictures, and what was found in each</source>
        <translation>Diez grabaciones con imágenes, y lo que se encontró en cada una</translation>
    </message>
    <message>
        <source>Test yo&amp;ur broad phase</source>
        <translation>Probar la broad phase propia</translation>
    </message>
    <message>
        <source>Worlds that are made to break it, and the functions that the test wants</source>
        <translation>Mundos hechos para romperla, y las funciones que la prueba necesita</translation>
    </message>
    <message>
        <source>On a build serve&amp;r</source>
        <translation>En un servidor de integración</translation>
    </message>
    <message>
        <source>JUnit and SARIF reports, baselines of accepted findings, recipes</source>
        <translation>Informes JUnit y SARIF, líneas base de hallazgos aceptados, recetas</translation>
    </message>
    <message>
        <source>Files and &amp;versions</source>
        <translation>Archivos y versiones</translation>
    </message>
    <message>
        <source>What files of older and newer versions do, and schemas for VS Code</source>
        <translation>Qué hacen los archivos de versiones anteriores y posteriores, y esquemas para VS Code</translation>
    </message>
    <message>
        <source>File format&amp;s, key by key</source>
        <translation>Formatos de archivo, clave por clave</translation>
    </message>
    <message>
        <source>Every key of scenes, projects and atlases, and every byte of traces</source>
        <translation>Cada clave de escenas, proyectos y atlas, y cada byte de las trazas</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>Exact and bounded results, and what makes a simulation repeat</source>
        <translation>Resultados exactos y acotados, y qué hace que una simulación se repita</translation>
    </message>
    <message>
        <source>Sp&amp;eed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>How fast the algorithms are, measured, and how to measure it again</source>
        <translation>Qué velocidad alcanzan los algoritmos, medida, y cómo volver a medirla</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Go back to the previous page</source>
        <translation>Volver a la página anterior</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
</context>
<context>
    <name>MeasureTool</name>
    <message>
        <source>corner of %1</source>
        <translation>esquina de %1</translation>
    </message>
    <message>
        <source>centre of %1</source>
        <translation>centro de %1</translation>
    </message>
    <message>
        <source>edge of %1</source>
        <translation>borde de %1</translation>
    </message>
    <message>
        <source>%1 m (%2 px), dx %3 m, dy %4 m, %5°</source>
        <translation>%1 m (%2 px), dx %3 m, dy %4 m, %5°</translation>
    </message>
    <message>
        <source>a free point</source>
        <translation>un punto libre</translation>
    </message>
    <message>
        <source>%1. From %2 to %3. Esc ends it</source>
        <translation>%1. De %2 a %3. Esc termina</translation>
    </message>
    <message>
        <source>Drag to measure from the %1; Ctrl uses a free point</source>
        <translation>Arrastrar para medir desde: %1; Ctrl usa un punto libre</translation>
    </message>
    <message>
        <source>Drag to measure; with two objects selected, their distance is shown here</source>
        <translation>Arrastrar para medir; con dos objetos seleccionados, aquí se muestra su distancia</translation>
    </message>
    <message>
        <source>%1. Drag to measure</source>
        <translation>%1. Arrastrar para medir</translation>
    </message>
    <message>
        <source>%1 and %2 are %3 m apart</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 and %2 touch or overlap</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>&amp;Arrange</source>
        <translation>Organizar</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Ver</translation>
    </message>
    <message>
        <source>&amp;World</source>
        <translation>Mundo</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>Herramientas</translation>
    </message>
    <message>
        <source>&amp;Simulation</source>
        <translation>Simulación</translation>
    </message>
    <message>
        <source>&amp;Debug</source>
        <translation>Depurar</translation>
    </message>
    <message>
        <source>Wi&amp;ndow</source>
        <translation>Ventana</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>As the &amp;desktop</source>
        <translation>Como el escritorio</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>MessageWords</name>
    <message>
        <source>warning</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>info</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>error</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1.</source>
        <translation type="unfinished">%1.</translation>
    </message>
    <message>
        <source>%1 (object %2).</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 %2.</source>
        <comment>a sentence, and what to do</comment>
        <translation type="unfinished">%1 %2.</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 µs</source>
        <translation>%1 µs</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>What separates the parts of a list, as in "box, circle, polygon"</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>; </source>
        <extracomment>What separates the parts of a list whose parts contain commas</extracomment>
        <translation type="unfinished" />
    </message>
    <message>
        <source> </source>
        <comment>between two sentences</comment>
        <extracomment>What separates two sentences</extracomment>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>.</source>
        <comment>the end of a sentence</comment>
        <translation>.</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 KiB</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 MiB</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 GiB</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1, %2 m</source>
        <translation>%1, %2 m</translation>
    </message>
</context>
<context>
    <name>ObjectEditor</name>
    <message>
        <source>Change %1</source>
        <translation>Cambiar %1</translation>
    </message>
    <message>
        <source>Set %1 of %2</source>
        <translation>Cambiar %1 de %2</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Añadir %1</translation>
    </message>
    <message>
        <source>Add %1 to %2</source>
        <translation>Añadir %1 a %2</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Quitar %1</translation>
    </message>
    <message>
        <source>Remove %1 from %2</source>
        <translation>Quitar %1 de %2</translation>
    </message>
</context>
<context>
    <name>ObjectsModel</name>
    <message>
        <source>dynamic</source>
        <translation>dinámico</translation>
    </message>
    <message>
        <source>static</source>
        <translation>estático</translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>Objects</source>
        <translation>Objetos</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>Simulación</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Colocar</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Propiedades</translation>
    </message>
    <message>
        <source>Broad phase</source>
        <translation>Broad phase</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspector</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Línea de tiempo</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>Expectation</source>
        <translation>Expectativa</translation>
    </message>
    <message>
        <source>Breakpoints</source>
        <translation>Breakpoints</translation>
    </message>
    <message>
        <source>Cell size</source>
        <translation>Tamaño de celda</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>Diagnóstico</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>Consultas</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Chequeos</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>Crónica</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Plantillas</translation>
    </message>
    <message>
        <source>Assets</source>
        <translation>Recursos</translation>
    </message>
    <message>
        <source>Shape over picture</source>
        <translation>Forma sobre imagen</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Proyecto</translation>
    </message>
</context>
<context>
    <name>Paste</name>
    <message>
        <source>They would be beyond 1e9 m, the limit of coordinates. Paste them nearer to 0.</source>
        <translation>Quedarían más allá de 1e9 m, el límite de las coordenadas. Pegarlos más cerca de 0.</translation>
    </message>
</context>
<context>
    <name>PasteAtlases</name>
    <message>
        <source>The pasted objects use the atlas %1, which is searched next to the file of this scene. Save the scene in the folder of the atlas.</source>
        <translation>Los objetos pegados usan el atlas %1, que se busca junto al archivo de esta escena. Guardar la escena en la carpeta del atlas.</translation>
    </message>
    <message>
        <source>The pasted objects use the atlas %1, which is not in the folder of this scene. Copy it with its picture to %2.</source>
        <translation>Los objetos pegados usan el atlas %1, que no está en la carpeta de esta escena. Copiarlo con su imagen a %2.</translation>
    </message>
</context>
<context>
    <name>PlaceTool</name>
    <message>
        <source>The angle is not a number</source>
        <translation>El ángulo no es un número</translation>
    </message>
    <message>
        <source>Objects must be within %1 m of the origin</source>
        <translation>Los objetos deben estar a menos de %1 m del origen</translation>
    </message>
    <message>
        <source>Nothing can be placed. %1</source>
        <translation>No se puede colocar nada. %1</translation>
    </message>
    <message>
        <source>Release to place it, %1. Alt: from the centre; Esc cancels</source>
        <translation>Soltar para colocar, %1. Alt: desde el centro; Esc cancela</translation>
    </message>
    <message>
        <source>Release to place it here, drag to set its size; Esc cancels</source>
        <translation>Soltar para colocar aquí, arrastrar para dar el tamaño; Esc cancela</translation>
    </message>
    <message>
        <source>Release to place %1 in a row; Esc cancels</source>
        <translation>Soltar para colocar %1 en fila; Esc cancela</translation>
    </message>
    <message>
        <source>Drag to place a row; set the step in the panel Place</source>
        <translation>Arrastrar para colocar una fila; el paso se fija en el panel Colocar</translation>
    </message>
    <message>
        <source>Release to place %1; Esc cancels</source>
        <translation>Soltar para colocar %1; Esc cancela</translation>
    </message>
    <message>
        <source>Click or drag to scatter objects; set brush, count and distance in the panel Place</source>
        <translation>Clic o arrastrar para dispersar objetos; pincel, número y distancia están en el panel Colocar</translation>
    </message>
    <message>
        <source>Click or drag to place an object in this simulation; the scene does not change</source>
        <translation>Clic o arrastrar para colocar un objeto en esta simulación; la escena no cambia</translation>
    </message>
    <message>
        <source>the base layer</source>
        <translation>la capa base</translation>
    </message>
    <message>
        <source>the layer %1</source>
        <translation>la capa %1</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <translation type="unfinished">%1: %2. {1.?}</translation>
    </message>
    <message>
        <source>%1 m × %2 m</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Snapped to %1. Ctrl switches snapping off</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Snapped to %1. Ctrl switches snapping on</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Click to place an instance of %1, Shift+drag for a row; the panel Place has other shapes</source>
        <translation type="unfinished">Clic para colocar una instancia de %1%2, Mayús+arrastrar para una fila; el panel Colocar tiene otras formas {1,?}</translation>
    </message>
    <message>
        <source>Click to place an instance of %1 on %2, Shift+drag for a row; the panel Place has other shapes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Click to place, drag to set its size, Shift+drag for a row; choose the shape in the panel Place</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Click to place on %1, drag to set its size, Shift+drag for a row; choose the shape in the panel Place</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 (locked: choose another in Objects)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 (hidden: choose another in Objects)</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>PolygonTool</name>
    <message>
        <source>a polygon has three vertices or more</source>
        <translation>un polígono tiene tres vértices o más</translation>
    </message>
    <message>
        <source>objects must be within %1 m of the origin</source>
        <translation>los objetos deben estar a menos de %1 m del origen</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>Polígono</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>Not closed: %1. Backspace removes the last vertex, Esc cancels</source>
        <translation>Sin cerrar: %1. Retroceso quita el último vértice, Esc cancela</translation>
    </message>
    <message>
        <source>Click to close the polygon</source>
        <translation>Clic para cerrar el polígono</translation>
    </message>
    <message>
        <source>Click to draw a polygon, vertex by vertex; set its kind in the panel Place</source>
        <translation>Clic para dibujar un polígono, vértice a vértice; su tipo se elige en el panel Colocar</translation>
    </message>
    <message>
        <source>Click to add a vertex; the first vertex, a double click or Enter closes; Backspace removes one</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Click to add a vertex at %1; the first vertex, a double click or Enter closes; Backspace removes one</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>PropertiesPanel</name>
    <message>
        <source>The scene itself has components: %1. They stay in the file and have no effect: this version runs only components of objects.</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>PropertyRow</name>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation>Sí o no</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objeto</translation>
    </message>
</context>
<context>
    <name>PropertySection</name>
    <message>
        <source>Fold or unfold</source>
        <translation>Plegar o desplegar</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>varios</translation>
    </message>
    <message>
        <source>%1 of %2 shown; edit the others in the file.</source>
        <translation>Se muestran %1 de %2; editar los demás en el archivo.</translation>
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
        <translation>– candidatos (no grabados)</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>radius %1 m</source>
        <translation>radio %1 m</translation>
    </message>
    <message>
        <source>%1 x %2 m</source>
        <translation>%1 x %2 m</translation>
    </message>
    <message>
        <source>Click to query a point, drag for a box, Shift+drag for a circle, Ctrl+drag for a ray</source>
        <translation>Clic para consultar un punto, arrastrar para una caja, Mayús+arrastrar para un círculo, Ctrl+arrastrar para un rayo</translation>
    </message>
    <message>
        <source>%1; %2 µs. Esc ends the query</source>
        <translation>%1; %2 µs. Esc termina la consulta</translation>
    </message>
    <message>
        <source>nearest %1 m away</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>QueryWords</name>
    <message>
        <source>point %1</source>
        <translation>punto %1</translation>
    </message>
    <message>
        <source>box %1 x %2 m around %3</source>
        <translation>caja de %1 x %2 m alrededor de %3</translation>
    </message>
    <message>
        <source>circle of radius %1 m around %2</source>
        <translation>círculo de radio %1 m alrededor de %2</translation>
    </message>
    <message>
        <source>ray of %1 m from %2</source>
        <translation>rayo de %1 m desde %2</translation>
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
        <translation>Soltar para fijar la región, Esc para cancelar</translation>
    </message>
    <message>
        <source>Drag to draw the region of the breakpoint again</source>
        <translation>Arrastrar para volver a dibujar la región del breakpoint</translation>
    </message>
    <message>
        <source>Drag to draw a region: the simulation stops when something enters it</source>
        <translation>Arrastrar para dibujar una región: la simulación se detiene cuando algo entra en ella</translation>
    </message>
</context>
<context>
    <name>RemoveObjects</name>
    <message>
        <source>Delete %1</source>
        <translation>Eliminar %1</translation>
    </message>
</context>
<context>
    <name>RowEdits</name>
    <message>
        <source>Rename object</source>
        <translation>Renombrar objeto</translation>
    </message>
    <message>
        <source>The group keeps its name: "%1" contains a slash. Type a name without "/".</source>
        <translation>El grupo conserva su nombre: «%1» contiene una barra. Escribir un nombre sin «/».</translation>
    </message>
    <message>
        <source>The layer keeps its name: there is already a layer "%1". Type another name.</source>
        <translation>La capa conserva su nombre: ya hay una capa «%1». Escribir otro nombre.</translation>
    </message>
</context>
<context>
    <name>RowLooks</name>
    <message>
        <source>Base layer</source>
        <translation>Capa base</translation>
    </message>
    <message>
        <source>Layer %1, drawn at %2 %</source>
        <translation>Capa %1, dibujada al %2 %</translation>
    </message>
    <message>
        <source>Group %1</source>
        <translation>Grupo: %1</translation>
    </message>
    <message>
        <source>Visible. Click to hide it</source>
        <translation>Visible. Clic para ocultar</translation>
    </message>
    <message>
        <source>Hidden: neither drawn nor picked. Click to show it</source>
        <translation>Oculto: ni se dibuja ni se selecciona. Clic para mostrar</translation>
    </message>
    <message>
        <source>Locked: cannot be dragged. Click to unlock it</source>
        <translation>Bloqueado: no se puede arrastrar. Clic para desbloquear</translation>
    </message>
    <message>
        <source>Not locked. Click to lock it</source>
        <translation>Sin bloquear. Clic para bloquear</translation>
    </message>
    <message>
        <source>visible</source>
        <translation>visible</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>oculto</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>bloqueado</translation>
    </message>
    <message>
        <source>not locked</source>
        <translation>sin bloquear</translation>
    </message>
    <message>
        <source>%1 - %2 %3, id %4</source>
        <translation>%1 - %3, %2, id %4</translation>
    </message>
    <message>
        <source>Instance of the template %1.</source>
        <translation>Instancia de la plantilla %1.</translation>
    </message>
    <message>
        <source>Its layer is hidden.</source>
        <translation>Su capa está oculta.</translation>
    </message>
    <message>
        <source>Not in this step of the recording.</source>
        <translation>No está en este paso de la grabación.</translation>
    </message>
    <message>
        <source>Removed in this simulation; it is back after Stop.</source>
        <translation>Eliminado en esta simulación; vuelve tras Detener.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <source>Cannon world</source>
        <translation>Mundo del cañón</translation>
    </message>
    <message>
        <source>A cannon, a ball and 20 targets in 8 cells: aim, shoot, and see which objects are tested</source>
        <translation>Un cañón, una bola y 20 blancos en 8 celdas: apuntar, disparar y ver qué objetos se prueban</translation>
    </message>
    <message>
        <source>Cannon world, 12 cells</source>
        <translation>Mundo del cañón, 12 celdas</translation>
    </message>
    <message>
        <source>The same in a world of 9.6 x 6.4 m</source>
        <translation>Lo mismo en un mundo de 9.6 x 6.4 m</translation>
    </message>
    <message>
        <source>500 circles</source>
        <translation>500 círculos</translation>
    </message>
    <message>
        <source>Move the mouse over them and drag the cell size</source>
        <translation>Pasar el ratón sobre ellos y arrastrar el tamaño de celda</translation>
    </message>
    <message>
        <source>Pong</source>
        <translation>Pong</translation>
    </message>
    <message>
        <source>Run it (F5) and steer the left paddle with Up and Down; the right one follows the ball</source>
        <translation>Ejecutarlo (F5) y mover la pala izquierda con Arriba y Abajo; la derecha sigue la bola</translation>
    </message>
    <message>
        <source>Pinball</source>
        <translation>Pinball</translation>
    </message>
    <message>
        <source>Run it (F5) and press Left and Right: the flippers keep the ball in play</source>
        <translation>Ejecutarlo (F5) y pulsar Izquierda y Derecha: los flippers mantienen la bola en juego</translation>
    </message>
    <message>
        <source>Walkers</source>
        <translation>Caminantes</translation>
    </message>
    <message>
        <source>Ten walkers whose masks keep them apart: no pair is ever tested</source>
        <translation>Diez caminantes a los que sus máscaras mantienen separados: nunca se prueba ningún par</translation>
    </message>
    <message>
        <source>Small and large</source>
        <translation>Pequeños y grandes</translation>
    </message>
    <message>
        <source>200 boxes, oriented boxes and circles of 0.05 to 50 m: no cell size suits all</source>
        <translation>200 cajas, cajas orientadas y círculos de 0.05 a 50 m: ningún tamaño de celda sirve para todos</translation>
    </message>
    <message>
        <source>Level of 10 000 objects</source>
        <translation>Nivel de 10 000 objetos</translation>
    </message>
    <message>
        <source>Tiles and platforms with 500 balls and crates: compare the algorithms here</source>
        <translation>Tiles y plataformas con 500 bolas y cajones: aquí conviene comparar los algoritmos</translation>
    </message>
    <message>
        <source>Empty world</source>
        <translation>Mundo vacío</translation>
    </message>
    <message>
        <source>Nothing but a world</source>
        <translation>Nada más que un mundo</translation>
    </message>
    <message>
        <source>The ball that goes through the wall</source>
        <translation>La bola que atraviesa el muro</translation>
    </message>
    <message>
        <source>Three balls fly at one wall. Two come back. The fast one is behind it, every time.</source>
        <translation>Tres bolas vuelan hacia un muro. Dos vuelven. La rápida acaba detrás, todas las veces.</translation>
    </message>
    <message>
        <source>The boss that is hit only at its corners</source>
        <translation>El jefe al que solo se acierta en las esquinas</translation>
    </message>
    <message>
        <source>Nine darts at a boss, one at an imp. The imp takes its dart. Of the nine two hit, and seven fly through.</source>
        <translation>Nueve dardos contra un jefe, uno contra un diablillo. El diablillo recibe su dardo. De los nueve, dos aciertan y siete lo atraviesan.</translation>
    </message>
    <message>
        <source>Fast on the left, slow on the right</source>
        <translation>Rápido a la izquierda, lento a la derecha</translation>
    </message>
    <message>
        <source>The cells were chosen by the book: five times the largest object. All is well among the barrels; among the crumbs the game stutters.</source>
        <translation>Las celdas se eligieron según la regla: cinco veces el objeto más grande. Entre los barriles todo va bien; entre las migas, el juego va a tirones.</translation>
    </message>
    <message>
        <source>The row where nothing collides</source>
        <translation>La fila en la que nada colisiona</translation>
    </message>
    <message>
        <source>Three rows of coins, and collectors that pass over all of them. The coins of the top row stay.</source>
        <translation>Tres filas de monedas, y recolectores que pasan por todas. Las monedas de la fila superior se quedan.</translation>
    </message>
    <message>
        <source>The enemy that cannot be shot</source>
        <translation>El enemigo al que ningún disparo acierta</translation>
    </message>
    <message>
        <source>Five enemies, a shot for each. Four fall. The third stands, and its shot goes right through.</source>
        <translation>Cinco enemigos, un disparo para cada uno. Cuatro caen. El tercero sigue en pie, y el disparo lo atraviesa.</translation>
    </message>
    <message>
        <source>Two runs that differ</source>
        <translation>Dos ejecuciones que difieren</translation>
    </message>
    <message>
        <source>Two builds of one game have different grids. Run in both, a marble goes another way after two seconds. Which missed pair was it?</source>
        <translation>Dos compilaciones de un juego tienen cuadrículas distintas. Al ejecutarlo en ambas, una canica toma otro camino a los dos segundos. ¿Qué par omitido fue?</translation>
    </message>
</context>
<context>
    <name>SelectTool</name>
    <message>
        <source>A recording is read only. Convert a step to a scene to move its objects</source>
        <translation>Una grabación es de solo lectura. Para mover sus objetos, convertir un paso en escena</translation>
    </message>
    <message>
        <source>The selected objects are locked. Unlock them to move them</source>
        <translation>Los objetos seleccionados están bloqueados. Desbloquearlos para moverlos</translation>
    </message>
    <message>
        <source>Snapped to %1. Esc cancels</source>
        <translation>Ajustado a %1. Esc cancela</translation>
    </message>
    <message>
        <source>Selects enclosed objects; drag left to select touched objects</source>
        <translation>Selecciona los objetos encerrados; arrastrar a la izquierda, los tocados</translation>
    </message>
    <message>
        <source>Selects touched objects; drag right to select enclosed objects</source>
        <translation>Selecciona los objetos tocados; arrastrar a la derecha, los encerrados</translation>
    </message>
    <message>
        <source>Click to select, drag on empty ground to select several; a recording cannot be edited</source>
        <translation>Clic para seleccionar, arrastrar desde un lugar vacío para seleccionar varios; una grabación no se puede editar</translation>
    </message>
    <message>
        <source>Click to select, drag to move objects in this simulation; the scene does not change</source>
        <translation>Clic para seleccionar, arrastrar para mover objetos en esta simulación; la escena no cambia</translation>
    </message>
    <message>
        <source>Click to select, drag to move, drag on empty ground to select several</source>
        <translation>Clic para seleccionar, arrastrar para mover, arrastrar desde un lugar vacío para seleccionar varios</translation>
    </message>
    <message>
        <source>Selected: %1. %2</source>
        <translation>Selección: %1. %2</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Mover %1</translation>
    </message>
    <message>
        <source>Release to drop, Esc to cancel; Ctrl switches snapping off</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Release to drop, Esc to cancel; Ctrl switches snapping on</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>SelectionActions</name>
    <message>
        <source>Duplicate %1</source>
        <translation>Duplicar %1</translation>
    </message>
</context>
<context>
    <name>ShapeWords</name>
    <message>
        <source>circle</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>box</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>oriented-box</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>capsule</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>mesh</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>polygon</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>compound</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>Tab moves to the next field and hides the panels</source>
        <translation>Tab pasa al campo siguiente y oculta los paneles</translation>
    </message>
    <message>
        <source>Shift+Tab moves to the previous field</source>
        <translation>Mayús+Tab pasa al campo anterior</translation>
    </message>
    <message>
        <source>Space pans the view while held and presses buttons</source>
        <translation>Espacio desplaza la vista mientras se mantiene pulsado y acciona botones</translation>
    </message>
    <message>
        <source>Esc cancels the current action</source>
        <translation>Esc cancela la acción en curso</translation>
    </message>
    <message>
        <source>Return finishes typing</source>
        <translation>Retorno termina la escritura</translation>
    </message>
    <message>
        <source>Enter finishes typing</source>
        <translation>Intro termina la escritura</translation>
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
        <translation>huecos iguales de %1 m</translation>
    </message>
    <message>
        <source>guide at %1 m</source>
        <translation>guía en %1 m</translation>
    </message>
    <message>
        <source>cell border at %1 m</source>
        <translation>borde de celda en %1 m</translation>
    </message>
    <message>
        <source>grid, %1 m</source>
        <translation>cuadrícula, %1 m</translation>
    </message>
    <message>
        <source>pixel %1</source>
        <translation>píxel %1</translation>
    </message>
    <message>
        <source>the world</source>
        <translation>el mundo</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objeto</translation>
    </message>
    <message>
        <source>left edge of %1</source>
        <translation>borde izquierdo de %1</translation>
    </message>
    <message>
        <source>bottom edge of %1</source>
        <translation>borde inferior de %1</translation>
    </message>
    <message>
        <source>right edge of %1</source>
        <translation>borde derecho de %1</translation>
    </message>
    <message>
        <source>top edge of %1</source>
        <translation>borde superior de %1</translation>
    </message>
    <message>
        <source>centre of %1</source>
        <translation>centro de %1</translation>
    </message>
    <message>
        <source>x: %1; y: %2</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>SpriteSection</name>
    <message>
        <source>text "%1"</source>
        <translation>texto «%1»</translation>
    </message>
</context>
<context>
    <name>StoryWords</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1, up to step %2</source>
        <translation>%1, hasta el paso %2</translation>
    </message>
</context>
<context>
    <name>StructureValues</name>
    <message>
        <source>Empty cells</source>
        <translation>Celdas vacías</translation>
    </message>
    <message>
        <source>Cells without any object. If nearly all are empty, the cells are small for this world.</source>
        <translation>Celdas sin ningún objeto. Si casi todas están vacías, las celdas son pequeñas para este mundo.</translation>
    </message>
    <message>
        <source>Objects per cell</source>
        <translation>Objetos por celda</translation>
    </message>
    <message>
        <source>Mean of the occupied cells, and the fullest cell.
Many objects in a cell mean many candidates: the cells are large.</source>
        <translation>Media de las celdas ocupadas, y la celda más llena.
Muchos objetos en una celda significan muchos candidatos: las celdas son grandes.</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Of the structure, without the objects</source>
        <translation>De la estructura, sin los objetos</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>no grabado</translation>
    </message>
    <message>
        <source>%1 (%2 an object)</source>
        <translation>%1 (%2 por objeto)</translation>
    </message>
    <message>
        <source>%1 x %2 = %3</source>
        <translation>%1 x %2 = %3</translation>
    </message>
    <message>
        <source>nearly all</source>
        <translation>casi todas</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>mean %1, most %2</source>
        <translation>media %1, máximo %2</translation>
    </message>
</context>
<context>
    <name>Templates</name>
    <message>
        <source>Follow templates</source>
        <translation>Seguir plantillas</translation>
    </message>
    <message>
        <source>A template needs a name, because its instances refer to it.</source>
        <translation>Una plantilla necesita un nombre, porque sus instancias se refieren a él.</translation>
    </message>
    <message>
        <source>The name is longer than %1 bytes, the limit.</source>
        <translation>El nombre supera los %1 bytes, el límite.</translation>
    </message>
    <message>
        <source>There is a template %1 already. Choose another name.</source>
        <translation>Ya hay una plantilla %1. Elegir otro nombre.</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>tipo</translation>
    </message>
    <message>
        <source>angle</source>
        <translation>ángulo</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>escala</translation>
    </message>
    <message>
        <source>velocity</source>
        <translation>velocidad</translation>
    </message>
    <message>
        <source>acceleration</source>
        <translation>aceleración</translation>
    </message>
    <message>
        <source>mass</source>
        <translation>masa</translation>
    </message>
    <message>
        <source>force</source>
        <translation>fuerza</translation>
    </message>
    <message>
        <source>gravity scale</source>
        <translation>escala de gravedad</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>forma</translation>
    </message>
    <message>
        <source>category</source>
        <translation>categoría</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>máscara</translation>
    </message>
    <message>
        <source>response to hits</source>
        <translation>respuesta a impactos</translation>
    </message>
    <message>
        <source>restitution</source>
        <translation>restitución</translation>
    </message>
    <message>
        <source>sprite</source>
        <translation>sprite</translation>
    </message>
    <message>
        <source>components</source>
        <translation>componentes</translation>
    </message>
    <message>
        <source>custom properties</source>
        <translation>propiedades personalizadas</translation>
    </message>
    <message>
        <source>Stop the simulation first (Shift+F5).</source>
        <translation>Detener primero la simulación (Mayús+F5).</translation>
    </message>
    <message>
        <source>There is no template %1.</source>
        <translation>No hay ninguna plantilla %1.</translation>
    </message>
    <message>
        <source>%1 is shared with other scenes, and their project is not open.</source>
        <translation>%1 se comparte con otras escenas, y su proyecto no está abierto.</translation>
    </message>
    <message>
        <source>It is shared by the project, and scenes that are not open would not find it under another name. Make it local to this scene first.</source>
        <translation>El proyecto la comparte, y las escenas que no están abiertas no la encontrarían con otro nombre. Hacerla antes local en esta escena.</translation>
    </message>
    <message>
        <source>Add template %1</source>
        <translation>Añadir plantilla %1</translation>
    </message>
    <message>
        <source>No template can be made. %1</source>
        <translation>No se puede crear ninguna plantilla. %1</translation>
    </message>
    <message>
        <source>All selected objects are already instances of templates. Detach them first to make templates of them.</source>
        <translation>Todos los objetos seleccionados ya son instancias de plantillas. Desvincularlos antes para crear plantillas con ellos.</translation>
    </message>
    <message>
        <source>Make template %1</source>
        <translation>Crear plantilla %1</translation>
    </message>
    <message>
        <source>It is not an instance of a template.</source>
        <translation>No es una instancia de una plantilla.</translation>
    </message>
    <message>
        <source>The template %1 cannot be changed. %2</source>
        <translation>No se puede modificar la plantilla %1. %2</translation>
    </message>
    <message>
        <source>Apply %1 to template %2</source>
        <translation>Aplicar %1 a la plantilla %2</translation>
    </message>
    <message>
        <source>Apply %1 of %2 to template %3</source>
        <translation>Aplicar a la plantilla %3: %1 de %2</translation>
    </message>
    <message>
        <source>Nothing can be reset. %1</source>
        <translation>No se puede restablecer nada. %1</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>Restablecer %1</translation>
    </message>
    <message>
        <source>Reset %1 of %2</source>
        <translation>Restablecer %1 de %2</translation>
    </message>
    <message>
        <source>The shape of the template does not allow the scale of the object. Reset both.</source>
        <translation>La forma de la plantilla no permite la escala del objeto. Restablecer ambas.</translation>
    </message>
    <message>
        <source>Nothing can be detached. %1</source>
        <translation>No se puede desvincular nada. %1</translation>
    </message>
    <message>
        <source>The template %1 cannot be renamed. %2</source>
        <translation>No se puede renombrar la plantilla %1. %2</translation>
    </message>
    <message>
        <source>There are already instances of a missing template %1. Choose another name.</source>
        <translation>Ya hay instancias de una plantilla %1 que falta. Elegir otro nombre.</translation>
    </message>
    <message>
        <source>Rename template %1 to %2</source>
        <translation>Renombrar plantilla %1 a %2</translation>
    </message>
    <message>
        <source>The template %1 cannot be deleted. %2</source>
        <translation>No se puede eliminar la plantilla %1. %2</translation>
    </message>
    <message>
        <source>Delete template %1</source>
        <translation>Eliminar plantilla %1</translation>
    </message>
    <message>
        <source>Nothing can follow its template. %1</source>
        <translation>Nada puede seguir a su plantilla. %1</translation>
    </message>
    <message>
        <source>Let %1 follow</source>
        <translation>Seguir plantilla: %1</translation>
    </message>
    <message>
        <source>A scene has at most %1 templates, and this needs %2. Delete those that no object uses.</source>
        <translation>Una escena tiene como máximo %1 plantillas, y esto necesita %2. Eliminar las que no use ningún objeto.</translation>
    </message>
    <message>
        <source>The template %1 names an object, in a component or a property, and an object is of one scene only: scenes cannot share that. Let the instances say which object they mean.</source>
        <translation>La plantilla %1 nombra un objeto, en un componente o una propiedad, y un objeto pertenece a una sola escena: las escenas no pueden compartir eso. Indicar el objeto en las instancias.</translation>
    </message>
    <message>
        <source>%1 is already shared by the project.</source>
        <translation>El proyecto ya comparte %1.</translation>
    </message>
    <message>
        <source>Open the project of this scene first (File &gt; Open project, File &gt; Add this scene to the project).</source>
        <translation>Abrir antes el proyecto de esta escena (Archivo &gt; Abrir proyecto, Archivo &gt; Añadir esta escena al proyecto).</translation>
    </message>
    <message>
        <source>The project already has a template %1. Rename this one, or use the shared one (panel Checks).</source>
        <translation>El proyecto ya tiene una plantilla %1. Renombrar esta o usar la compartida (panel Chequeos).</translation>
    </message>
    <message>
        <source>%1 is already local to this scene.</source>
        <translation>%1 ya es local en esta escena.</translation>
    </message>
    <message>
        <source>The template %1 cannot be shared. %2</source>
        <translation>No se puede compartir la plantilla %1. %2</translation>
    </message>
    <message>
        <source>Share template %1</source>
        <translation>Compartir plantilla %1</translation>
    </message>
    <message>
        <source>The template %1 cannot be copied. %2</source>
        <translation>No se puede copiar la plantilla %1. %2</translation>
    </message>
    <message>
        <source>Make template %1 local, as %2</source>
        <translation>Hacer local la plantilla %1, como %2</translation>
    </message>
    <message>
        <source>The templates of the project cannot be used. %1</source>
        <translation>No se pueden usar las plantillas del proyecto. %1</translation>
    </message>
    <message>
        <source>Use the project's template %1</source>
        <translation>Usar la plantilla %1 del proyecto</translation>
    </message>
    <message>
        <source>Detach %1</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>TimelinePanel</name>
    <message>
        <source>Object %1</source>
        <translation>Objeto %1</translation>
    </message>
</context>
<context>
    <name>TransformObjects</name>
    <message>
        <source>Rotate %1</source>
        <translation>Rotar %1</translation>
    </message>
    <message>
        <source>Flip %1</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>Transformer</name>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>by %1°</source>
        <translation>%1° de giro</translation>
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
        <translation>Soltar para rotar alrededor de este punto, Esc para cancelar</translation>
    </message>
    <message>
        <source>Drag to rotate about the cross, or about the centre; Shift uses steps of 15 degrees</source>
        <translation>Arrastrar para rotar alrededor de la cruz o del centro; Mayús usa pasos de 15 grados</translation>
    </message>
    <message>
        <source>Drag the pivot; double-click to move it back to the centre</source>
        <translation>Arrastrar el pivote; doble clic para devolverlo al centro</translation>
    </message>
    <message>
        <source>Drag this cross to set the pivot; it starts at the centre</source>
        <translation>Arrastrar esta cruz para fijar el pivote; empieza en el centro</translation>
    </message>
    <message>
        <source>Size %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Rotate %1</source>
        <translation>Rotar %1</translation>
    </message>
    <message>
        <source>%1. Release to apply, Esc to cancel</source>
        <translation type="unfinished">%1%2. Soltar para aplicar, Esc para cancelar {1.?}</translation>
    </message>
    <message>
        <source>%1. Snapped to %2. Release to apply, Esc to cancel</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1. Drag to resize; Shift keeps proportions, Alt resizes about the centre or the cross, Ctrl switches snapping off</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1. Drag to resize; Shift keeps proportions, Alt resizes about the centre or the cross, Ctrl switches snapping on</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>UnrecordedWords</name>
    <message>
        <source>The recording does not say which candidates the broad phase of your game found.
To see them, record BST_CANDIDATES and call bst_candidate in your game.</source>
        <translation>La grabación no dice qué candidatos encontró la broad phase del juego.
Para verlos, grabar BST_CANDIDATES y llamar a bst_candidate en el juego.</translation>
    </message>
    <message>
        <source>The recording does not say how long this took.
To see it, call bst_counter in your game, with a name such as "broad phase".</source>
        <translation>La grabación no dice cuánto tardó esto.
Para verlo, llamar a bst_counter en el juego, con un nombre como «broad phase».</translation>
    </message>
</context>
<context>
    <name>VertexTool</name>
    <message>
        <source>a %1 keeps its handles; Esc and Delete removes the whole object</source>
        <translation>una forma «%1» conserva sus tiradores; Esc y Supr eliminan el objeto entero</translation>
    </message>
    <message>
        <source>a polygon needs three vertices and a mesh one triangle; Esc and Delete removes the whole object</source>
        <translation>un polígono necesita tres vértices y una malla, un triángulo; Esc y Supr eliminan el objeto entero</translation>
    </message>
    <message>
        <source>%1, %2 m</source>
        <translation>%1, %2 m</translation>
    </message>
    <message>
        <source>Vertex %1 of %2: x %3 m, y %4 m</source>
        <translation>Vértice %1 de %2: x %3 m, y %4 m</translation>
    </message>
    <message>
        <source>Not possible: %1</source>
        <translation>No es posible: %1</translation>
    </message>
    <message>
        <source>Click a polygon or a mesh, or another shape with handles, that is not locked to edit its vertices</source>
        <translation>Clic en un polígono, una malla u otra forma con tiradores, sin bloquear, para editar sus vértices</translation>
    </message>
    <message>
        <source>Release to drop it here, Esc to cancel</source>
        <translation>Soltar para dejarlo aquí, Esc para cancelar</translation>
    </message>
    <message>
        <source>Snapped to %1</source>
        <translation>Ajustado a %1</translation>
    </message>
    <message>
        <source>Drag a handle to change the shape</source>
        <translation>Arrastrar un tirador para cambiar la forma</translation>
    </message>
    <message>
        <source>%1. Drag the handle to change the shape, arrows move it by 0.1 m, Shift+arrows by 1 m</source>
        <translation>%1. Arrastrar el tirador para cambiar la forma; las flechas lo mueven 0.1 m, Mayús+flechas 1 m</translation>
    </message>
    <message>
        <source>Drag vertices, click an edge to add one, drag on empty ground to select several</source>
        <translation>Arrastrar vértices, clic en un borde para añadir uno, arrastrar desde un lugar vacío para seleccionar varios</translation>
    </message>
    <message>
        <source>%1. Delete removes, arrows move by 0.1 m, Shift+arrows by 1 m, Esc deselects</source>
        <translation>%1. Supr quita, las flechas mueven 0.1 m, Mayús+flechas 1 m, Esc deselecciona</translation>
    </message>
    <message>
        <source>Add a vertex to %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Move vertices of %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Remove vertices of %1</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>WhyPanel</name>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
</context>
<context>
    <name>broadside::AnimationEditor</name>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Play or pause the animation here</source>
        <translation>Reproducir o pausar aquí la animación</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undo the last change of an animation in the file of the atlas</source>
        <translation>Deshacer el último cambio de una animación en el archivo del atlas</translation>
    </message>
    <message>
        <source>Time of the frame</source>
        <translation>Tiempo del fotograma</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>The chosen picture</source>
        <translation>La imagen elegida</translation>
    </message>
    <message>
        <source>Frames of the animation</source>
        <translation>Fotogramas de la animación</translation>
    </message>
    <message>
        <source>The frames, from first to last; the time below is that of the chosen frame</source>
        <translation>Los fotogramas, del primero al último; el tiempo de abajo es el del fotograma elegido</translation>
    </message>
    <message>
        <source>After the last frame</source>
        <translation>Tras el último fotograma</translation>
    </message>
    <message>
        <source>looping</source>
        <translation>bucle</translation>
    </message>
    <message>
        <source>once</source>
        <translation>una vez</translation>
    </message>
    <message>
        <source>ping-pong</source>
        <translation>ping-pong</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>Reproducción</translation>
    </message>
    <message>
        <source>Looping starts again, once stops at the last frame, ping-pong plays forward and back. Saved in the file of the atlas.</source>
        <translation>«bucle» vuelve a empezar, «una vez» se detiene en el último fotograma, «ping-pong» va hacia delante y hacia atrás. Se guarda en el archivo del atlas.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Time that the chosen frame, or each frame if none is chosen, is shown, in seconds. Saved in the file of the atlas.</source>
        <translation>Tiempo, en segundos, que se muestra el fotograma elegido, o cada fotograma si no hay ninguno elegido. Se guarda en el archivo del atlas.</translation>
    </message>
    <message>
        <source>%1, %2 s</source>
        <translation>%1, %2 s</translation>
    </message>
    <message>
        <source>The atlas %1 no longer exists.</source>
        <translation>El atlas %1 ya no existe.</translation>
    </message>
    <message>
        <source>The animation %1 is no longer in its file.</source>
        <translation>La animación %1 ya no está en su archivo.</translation>
    </message>
    <message>
        <source>The atlas is part of the program and cannot be changed. Add your own atlas to set its times.</source>
        <translation>El atlas es parte del programa y no se puede modificar. Añadir un atlas propio para fijar sus tiempos.</translation>
    </message>
</context>
<context>
    <name>broadside::ArrangeActions</name>
    <message>
        <source>&amp;Align</source>
        <translation>Alinear</translation>
    </message>
    <message>
        <source>The objects are already aligned.</source>
        <translation>Los objetos ya están alineados.</translation>
    </message>
    <message>
        <source>&amp;Distribute</source>
        <translation>Distribuir</translation>
    </message>
    <message>
        <source>The objects are already distributed.</source>
        <translation>Los objetos ya están distribuidos.</translation>
    </message>
    <message>
        <source>The last selected object is not in the world.</source>
        <translation>El último objeto seleccionado no está en el mundo.</translation>
    </message>
    <message>
        <source>Now: as %1</source>
        <translation>Ahora: como %1</translation>
    </message>
    <message>
        <source>S&amp;ize</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>The objects already match.</source>
        <translation>Los objetos ya coinciden.</translation>
    </message>
    <message>
        <source>&amp;Nudge</source>
        <translation>Desplazar</translation>
    </message>
    <message>
        <source>%1 not changed: locked, or on a locked layer. Shift+L unlocks objects; the panel Objects unlocks layers.</source>
        <translation>Sin cambios: %1, por su bloqueo o el de su capa. Mayús+L desbloquea objetos; el panel Objetos desbloquea capas.</translation>
    </message>
    <message>
        <source>%1 not changed: the shape does not allow it (circles and rotated objects keep their proportions), or a limit of the scene is reached.</source>
        <translation>Sin cambios: %1, porque la forma no lo permite (círculos y objetos rotados mantienen sus proporciones) o se alcanza un límite de la escena.</translation>
    </message>
    <message>
        <source>Nothing changed. %1</source>
        <translation>No cambió nada. %1</translation>
    </message>
    <message>
        <source>&amp;Left edges</source>
        <translation>Bordes izquierdos</translation>
    </message>
    <message>
        <source>Align the left edges of the boxes (AABBs) with the leftmost one</source>
        <translation>Alinear los bordes izquierdos de las cajas (AABB) con el de más a la izquierda</translation>
    </message>
    <message>
        <source>Horizontal &amp;centres</source>
        <translation>Centros en horizontal</translation>
    </message>
    <message>
        <source>Align the centres with the centre of the selection, horizontally</source>
        <translation>Alinear los centros con el centro de la selección, en horizontal</translation>
    </message>
    <message>
        <source>&amp;Right edges</source>
        <translation>Bordes derechos</translation>
    </message>
    <message>
        <source>Align the right edges of the boxes (AABBs) with the rightmost one</source>
        <translation>Alinear los bordes derechos de las cajas (AABB) con el de más a la derecha</translation>
    </message>
    <message>
        <source>&amp;Top edges</source>
        <translation>Bordes superiores</translation>
    </message>
    <message>
        <source>Align the top edges of the boxes (AABBs) with the topmost one</source>
        <translation>Alinear los bordes superiores de las cajas (AABB) con el más alto</translation>
    </message>
    <message>
        <source>&amp;Vertical centres</source>
        <translation>Centros en vertical</translation>
    </message>
    <message>
        <source>Align the centres with the centre of the selection, vertically</source>
        <translation>Alinear los centros con el centro de la selección, en vertical</translation>
    </message>
    <message>
        <source>&amp;Bottom edges</source>
        <translation>Bordes inferiores</translation>
    </message>
    <message>
        <source>Align the bottom edges of the boxes (AABBs) with the lowest one</source>
        <translation>Alinear los bordes inferiores de las cajas (AABB) con el más bajo</translation>
    </message>
    <message>
        <source>Centres &amp;horizontally</source>
        <translation>Centros en horizontal</translation>
    </message>
    <message>
        <source>Space the centres equally in x; the leftmost and the rightmost object stay in place</source>
        <translation>Espaciar los centros por igual en x; el objeto de más a la izquierda y el de más a la derecha no se mueven</translation>
    </message>
    <message>
        <source>Centres &amp;vertically</source>
        <translation>Centros en vertical</translation>
    </message>
    <message>
        <source>Space the centres equally in y; the lowest and the topmost object stay in place</source>
        <translation>Espaciar los centros por igual en y; el objeto más bajo y el más alto no se mueven</translation>
    </message>
    <message>
        <source>Equal gaps h&amp;orizontally</source>
        <translation>Huecos horizontales iguales</translation>
    </message>
    <message>
        <source>Make the gaps between neighbours equal in x; the leftmost and the rightmost object stay in place</source>
        <translation>Igualar los huecos entre vecinos en x; el objeto de más a la izquierda y el de más a la derecha no se mueven</translation>
    </message>
    <message>
        <source>Equal gaps v&amp;ertically</source>
        <translation>Huecos verticales iguales</translation>
    </message>
    <message>
        <source>Make the gaps between neighbours equal in y; the lowest and the topmost object stay in place</source>
        <translation>Igualar los huecos entre vecinos en y; el objeto más bajo y el más alto no se mueven</translation>
    </message>
    <message>
        <source>Same &amp;width</source>
        <translation>Misma anchura</translation>
    </message>
    <message>
        <source>Give the selected objects the width of the last selected one; circles, compounds and rotated objects keep their proportions</source>
        <translation>Dar a los objetos seleccionados la anchura del último seleccionado; círculos, formas compuestas y objetos rotados mantienen sus proporciones</translation>
    </message>
    <message>
        <source>Same &amp;height</source>
        <translation>Misma altura</translation>
    </message>
    <message>
        <source>Give the selected objects the height of the last selected one; circles, compounds and rotated objects keep their proportions</source>
        <translation>Dar a los objetos seleccionados la altura del último seleccionado; círculos, formas compuestas y objetos rotados mantienen sus proporciones</translation>
    </message>
    <message>
        <source>Same &amp;size</source>
        <translation>Mismo tamaño</translation>
    </message>
    <message>
        <source>Give the selected objects the size of the last selected one; circles, compounds and rotated objects change only if their proportions match</source>
        <translation>Dar a los objetos seleccionados el tamaño del último seleccionado; círculos, formas compuestas y objetos rotados solo cambian si sus proporciones coinciden</translation>
    </message>
    <message>
        <source>&amp;Left</source>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>Move the selected objects by 0.1 m</source>
        <translation>Mover los objetos seleccionados 0.1 m</translation>
    </message>
    <message>
        <source>&amp;Right</source>
        <translation>Derecha</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>Arriba</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>Abajo</translation>
    </message>
    <message>
        <source>Far l&amp;eft</source>
        <translation>Muy a la izquierda</translation>
    </message>
    <message>
        <source>Move the selected objects by ten steps: 1 m</source>
        <translation>Mover los objetos seleccionados diez pasos: 1 m</translation>
    </message>
    <message>
        <source>Far ri&amp;ght</source>
        <translation>Muy a la derecha</translation>
    </message>
    <message>
        <source>Far u&amp;p</source>
        <translation>Muy arriba</translation>
    </message>
    <message>
        <source>Far d&amp;own</source>
        <translation>Muy abajo</translation>
    </message>
</context>
<context>
    <name>broadside::AssetActions</name>
    <message>
        <source>P&amp;ictures</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>&amp;Add pictures...</source>
        <translation>Añadir imágenes...</translation>
    </message>
    <message>
        <source>Add pictures, atlases, or sheets of Aseprite or TexturePacker to the scene; dropping the files onto the window does the same</source>
        <translation>Añadir a la escena imágenes, atlas u hojas de Aseprite o TexturePacker; soltar los archivos en la ventana hace lo mismo</translation>
    </message>
    <message>
        <source>&amp;Place in the world</source>
        <translation>Colocar en el mundo</translation>
    </message>
    <message>
        <source>Place objects that show the picture chosen in the panel Assets, with a box that fits it</source>
        <translation>Colocar objetos que muestran la imagen elegida en el panel Recursos, con una caja a su medida</translation>
    </message>
    <message>
        <source>Choose a region or an animation in the panel Assets first.</source>
        <translation>Elegir primero una región o una animación en el panel Recursos.</translation>
    </message>
    <message>
        <source>Edit &amp;shape over picture</source>
        <translation>Editar forma sobre imagen</translation>
    </message>
    <message>
        <source>Show the picture of the selected object with its bounding shape, to edit it pixel by pixel</source>
        <translation>Mostrar la imagen del objeto seleccionado con su forma de colisión, para editarla píxel a píxel</translation>
    </message>
    <message>
        <source>Re&amp;load the files</source>
        <translation>Recargar los archivos</translation>
    </message>
    <message>
        <source>Read pictures and atlases again that changed on the disk; Broadside also does this by itself</source>
        <translation>Volver a leer las imágenes y los atlas que cambiaron en el disco; Broadside también lo hace por sí solo</translation>
    </message>
    <message>
        <source>&amp;Remove atlas</source>
        <translation>Quitar atlas</translation>
    </message>
    <message>
        <source>Remove the atlas that is chosen in the panel Assets from the scene; its files stay</source>
        <translation>Quitar de la escena el atlas elegido en el panel Recursos; sus archivos permanecen</translation>
    </message>
    <message>
        <source>Choose an atlas in the panel Assets first.</source>
        <translation>Elegir primero un atlas en el panel Recursos.</translation>
    </message>
    <message>
        <source>The scene has no file yet, and pictures are found relative to it. Save the scene first, then add the pictures.</source>
        <translation>La escena aún no tiene archivo, y las imágenes se buscan a partir de él. Guardar primero la escena y después añadir las imágenes.</translation>
    </message>
    <message>
        <source>Pictures, atlases and sheets (%1 *.json)</source>
        <translation>Imágenes, atlas y hojas (%1 *.json)</translation>
    </message>
    <message>
        <source>Add pictures</source>
        <translation>Añadir imágenes</translation>
    </message>
    <message>
        <source>The pictures were not listed: the scene that they were added to, %1, is not open here any more.</source>
        <translation>No se incluyeron las imágenes en la lista: la escena a la que se añadieron, %1, ya no está abierta aquí.</translation>
    </message>
    <message>
        <source>... and %1 more.</source>
        <translation>... y %1 más.</translation>
    </message>
    <message>
        <source>picture %1</source>
        <translation>imagen %1</translation>
    </message>
</context>
<context>
    <name>broadside::AssetNotice</name>
    <message>
        <source>Show assets</source>
        <translation>Mostrar recursos</translation>
    </message>
    <message>
        <source>Show the panel that lists pictures and atlases</source>
        <translation>Mostrar el panel con la lista de imágenes y atlas</translation>
    </message>
</context>
<context>
    <name>broadside::AssetsPanel</name>
    <message>
        <source>%1 (built in)</source>
        <translation>%1 (integrado)</translation>
    </message>
    <message>
        <source>Search pictures</source>
        <translation>Buscar imágenes</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Show regions and animations whose names contain this text</source>
        <translation>Mostrar las regiones y animaciones cuyo nombre contiene este texto</translation>
    </message>
    <message>
        <source>No pictures yet.

Add pictures (png, jpg, bmp, webp), an atlas, or a sheet of Aseprite or TexturePacker; or drop the files onto the window.</source>
        <translation>Aún no hay imágenes.

Añadir imágenes (png, jpg, bmp, webp), un atlas o una hoja de Aseprite o TexturePacker; o soltar los archivos en la ventana.</translation>
    </message>
    <message>
        <source>Atlases, their animations and regions</source>
        <translation>Atlas, sus animaciones y regiones</translation>
    </message>
    <message>
        <source>Return or a double click places objects with it; or drag it into the world.</source>
        <translation>Intro o doble clic coloca objetos con ella; también se puede arrastrar al mundo.</translation>
    </message>
    <message>
        <source>Animation of %1, %2 s</source>
        <translation>Animación de %1, %2 s</translation>
    </message>
    <message>
        <source>Picture of %1 pixels at %2, %3 of the atlas</source>
        <translation>Imagen de %1 píxeles en %2, %3 del atlas</translation>
    </message>
    <message>
        <source>%1 pixels, %2 pixels per metre</source>
        <translation>%1 píxeles, %2 píxeles por metro</translation>
    </message>
    <message>
        <source>problem</source>
        <translation>problema</translation>
    </message>
    <message>
        <source>... and %1 more: see the tooltips of the atlases.</source>
        <translation>... y %1 más: ver los mensajes emergentes de los atlas.</translation>
    </message>
</context>
<context>
    <name>broadside::AuditView</name>
    <message>
        <source>Audit this step</source>
        <translation>Auditar este paso</translation>
    </message>
    <message>
        <source>Every step</source>
        <translation>Cada paso</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Corregir</translation>
    </message>
    <message>
        <source>Reduce</source>
        <translation>Reducir</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Hallazgos</translation>
    </message>
    <message>
        <source>Undo reverts the fix.</source>
        <translation>Deshacer revierte la corrección.</translation>
    </message>
    <message>
        <source>The recorded steps were simulated again with the fix. The simulation itself did not change.</source>
        <translation>Los pasos grabados se simularon de nuevo con la corrección. La simulación misma no cambió.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Stop the search; no scene is opened</source>
        <translation>Detener la búsqueda; no se abre ninguna escena</translation>
    </message>
    <message>
        <source>Searching for the smallest scene that shows it: %1 of %2 left, after %3</source>
        <translation>Buscando la escena más pequeña que lo muestra: quedan %1 de %2, tras %3</translation>
    </message>
    <message>
        <source>%1 Some steps could not be read: %2</source>
        <translation>%1 No se pudieron leer algunos pasos: %2</translation>
    </message>
    <message>
        <source>Auditing...</source>
        <translation>Auditando...</translation>
    </message>
    <message>
        <source>An audit lists each missed pair, and objects that pass through others.</source>
        <translation>Una auditoría enumera cada par omitido y los objetos que atraviesan otros.</translation>
    </message>
    <message>
        <source>Missed pairs not recorded</source>
        <translation>Pares omitidos no grabados</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>paso %1</translation>
    </message>
    <message>
        <source>steps %1 to %2</source>
        <translation>pasos %1 a %2</translation>
    </message>
    <message>
        <source>Step %1, %2 and %3. %4</source>
        <translation>Paso %1, %2 y %3. %4</translation>
    </message>
    <message>
        <source>Find objects that passed through others since the previous step; the recording has no candidates</source>
        <translation>Encontrar objetos que atravesaron otros desde el paso anterior; la grabación no tiene candidatos</translation>
    </message>
    <message>
        <source>Compare the candidates of this step with all pairs whose boxes overlap</source>
        <translation>Comparar los candidatos de este paso con todos los pares cuyas cajas se solapan</translation>
    </message>
    <message>
        <source>Find objects that passed through others in all steps</source>
        <translation>Encontrar objetos que atravesaron otros en todos los pasos</translation>
    </message>
    <message>
        <source>Audit all recorded steps and each new step in the background</source>
        <translation>Auditar en segundo plano todos los pasos grabados y cada paso nuevo</translation>
    </message>
    <message>
        <source>Choose a finding in the list first.</source>
        <translation>Elegir primero un hallazgo en la lista.</translation>
    </message>
    <message>
        <source>The broad phase is that of the game. The tooltip of a finding says what to change in the game.</source>
        <translation>La broad phase es la del juego. El mensaje emergente de un hallazgo dice qué cambiar en el juego.</translation>
    </message>
    <message>
        <source>The fix is already applied. Run the simulation again from its start.</source>
        <translation>La corrección ya está aplicada. Volver a ejecutar la simulación desde el principio.</translation>
    </message>
    <message>
        <source>%1. Undo reverts it.</source>
        <translation>%1. Deshacer lo revierte.</translation>
    </message>
    <message>
        <source>This cannot be reduced to a scene: it is about the time between two frames, or about boxes of a recording.</source>
        <translation>Esto no se puede reducir a una escena: trata del tiempo entre dos fotogramas o de cajas de una grabación.</translation>
    </message>
    <message>
        <source>A finding is being reduced.</source>
        <translation>Ya se está reduciendo un hallazgo.</translation>
    </message>
    <message>
        <source>Find the smallest scene that still shows this, and open it in a new tab</source>
        <translation>Encontrar la escena más pequeña que aún lo muestra y abrirla en una pestaña nueva</translation>
    </message>
    <message>
        <source>Looking for the smallest scene that shows it</source>
        <translation>Buscando la escena más pequeña que lo muestra</translation>
    </message>
    <message>
        <source>%1 in %2.</source>
        <translation>%1 en los %2.</translation>
    </message>
    <message>
        <source>The list and the timeline show %1 of %2.</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>broadside::BreakpointActions</name>
    <message>
        <source>&amp;Add a breakpoint</source>
        <translation>Añadir un breakpoint</translation>
    </message>
    <message>
        <source>Stop the simulation when the two selected objects meet, or when the selected object is hit</source>
        <translation>Detener la simulación cuando los dos objetos seleccionados se encuentren o el objeto seleccionado reciba un impacto</translation>
    </message>
    <message>
        <source>Continue to the &amp;next breakpoint</source>
        <translation>Continuar al siguiente breakpoint</translation>
    </message>
    <message>
        <source>Go to the next step in which a breakpoint fires: first in the recorded steps, then by simulating as fast as possible</source>
        <translation>Ir al siguiente paso en que salta un breakpoint: primero en los pasos grabados, después simulando lo más rápido posible</translation>
    </message>
    <message>
        <source>Continue &amp;backwards</source>
        <translation>Continuar hacia atrás</translation>
    </message>
    <message>
        <source>Go back to the last recorded step in which a breakpoint fired</source>
        <translation>Volver al último paso grabado en que saltó un breakpoint</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Bring these objects into view</source>
        <translation>Llevar la vista a estos objetos</translation>
    </message>
    <message>
        <source>Searching the recorded steps: %1 of %2</source>
        <translation>Buscando en los pasos grabados: %1 de %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Stop at the step that is reached</source>
        <translation>Detenerse en el paso alcanzado</translation>
    </message>
    <message>
        <source>Add a breakpoint first (F9).</source>
        <translation>Añadir primero un breakpoint (F9).</translation>
    </message>
    <message>
        <source>Turn a breakpoint on first.</source>
        <translation>Activar primero un breakpoint.</translation>
    </message>
    <message>
        <source>There is no earlier step.</source>
        <translation>No hay ningún paso anterior.</translation>
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
        <translation>Lo que espera el breakpoint</translation>
    </message>
    <message>
        <source>Ids, category bits or a part of the name, between commas: "2, 7", "category 0x4", "name tar".
All that is given must hold; empty for any object.</source>
        <translation>Id, bits de categoría o parte del nombre, separados por comas: «2, 7», «category 0x4», «name tar».
Debe cumplirse todo lo indicado; vacío: cualquier objeto.</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>Objetos</translation>
    </message>
    <message>
        <source>Other objects</source>
        <translation>Otros objetos</translation>
    </message>
    <message>
        <source>any object</source>
        <translation>cualquier objeto</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Selección</translation>
    </message>
    <message>
        <source>%1: the selected objects</source>
        <translation>%1: los objetos seleccionados</translation>
    </message>
    <message>
        <source>Left of the region</source>
        <translation>Izquierda de la región</translation>
    </message>
    <message>
        <source>Left side of the region</source>
        <translation>Lado izquierdo de la región</translation>
    </message>
    <message>
        <source>Bottom of the region</source>
        <translation>Parte inferior de la región</translation>
    </message>
    <message>
        <source>Lower side of the region</source>
        <translation>Lado inferior de la región</translation>
    </message>
    <message>
        <source>Width of the region</source>
        <translation>Anchura de la región</translation>
    </message>
    <message>
        <source>Height of the region</source>
        <translation>Altura de la región</translation>
    </message>
    <message>
        <source>Draw it in the world</source>
        <translation>Dibujar en el mundo</translation>
    </message>
    <message>
        <source>Limit of candidates</source>
        <translation>Límite de candidatos</translation>
    </message>
    <message>
        <source> candidates</source>
        <translation> candidatos</translation>
    </message>
    <message>
        <source>Times to ignore</source>
        <translation>Veces que se ignora</translation>
    </message>
    <message>
        <source> times</source>
        <translation> veces</translation>
    </message>
    <message>
        <source>Stops when</source>
        <translation>Se detiene si</translation>
    </message>
    <message>
        <source>The event that stops the simulation</source>
        <translation>El evento que detiene la simulación</translation>
    </message>
    <message>
        <source>and</source>
        <translation>y</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>Lower left corner of the region, metres</source>
        <translation>Esquina inferior izquierda de la región, en metros</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Width and height of the region, metres</source>
        <translation>Anchura y altura de la región, en metros</translation>
    </message>
    <message>
        <source>Drag the region in the world (B); Esc cancels</source>
        <translation>Arrastrar la región en el mundo (B); Esc cancela</translation>
    </message>
    <message>
        <source>More than</source>
        <translation>Más de</translation>
    </message>
    <message>
        <source>Fires when a step has more candidates than this and the previous step had not</source>
        <translation>Salta cuando un paso tiene más candidatos que estos y el paso anterior no los tenía</translation>
    </message>
    <message>
        <source>Pass first</source>
        <translation>Ignorar antes</translation>
    </message>
    <message>
        <source>How many times it happens before the simulation stops</source>
        <translation>Cuántas veces ocurre antes de que se detenga la simulación</translation>
    </message>
    <message>
        <source>Only for the selected objects: %1</source>
        <translation>Solo para los objetos seleccionados: %1</translation>
    </message>
    <message>
        <source>Only for the selected objects
Select an object first.</source>
        <translation>Solo para los objetos seleccionados
Seleccionar primero un objeto.</translation>
    </message>
</context>
<context>
    <name>broadside::BreakpointSession</name>
    <message>
        <source>No breakpoint that is on fires after this step</source>
        <translation>Tras este paso no salta ningún breakpoint activo</translation>
    </message>
    <message>
        <source>No breakpoint that is on fires before this step</source>
        <translation>Antes de este paso no salta ningún breakpoint activo</translation>
    </message>
</context>
<context>
    <name>broadside::BreakpointsPanel</name>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Stop the simulation when something happens, to the selected objects or to any object</source>
        <translation>Detener la simulación cuando les ocurra algo a los objetos seleccionados o a cualquier objeto</translation>
    </message>
    <message>
        <source>A breakpoint stops the simulation at the first step in which an event happens, and finds the earlier steps in which it happened.

Add one here, or select one or two objects and press F9.</source>
        <translation>Un breakpoint detiene la simulación en el primer paso en que ocurre un evento, y encuentra los pasos anteriores en que ocurrió.

Añadir uno aquí, o seleccionar uno o dos objetos y pulsar F9.</translation>
    </message>
    <message>
        <source>Breakpoints</source>
        <translation>Breakpoints</translation>
    </message>
    <message>
        <source>Stop when</source>
        <translation>Se detiene si</translation>
    </message>
    <message>
        <source>Fired</source>
        <translation>Veces</translation>
    </message>
    <message>
        <source>On or off, and the event of a step</source>
        <translation>Activo o no, y el evento de un paso</translation>
    </message>
    <message>
        <source>The number of recorded steps in which it fired</source>
        <translation>El número de pasos grabados en que saltó</translation>
    </message>
    <message>
        <source>Delete the breakpoint</source>
        <translation>Eliminar el breakpoint</translation>
    </message>
    <message>
        <source>For any object</source>
        <translation>Para cualquier objeto</translation>
    </message>
    <message>
        <source>For the selected objects: %1</source>
        <translation>Para los objetos seleccionados: %1</translation>
    </message>
    <message>
        <source>Delete the breakpoint that is selected in the list (Del)</source>
        <translation>Eliminar el breakpoint seleccionado en la lista (Supr)</translation>
    </message>
    <message>
        <source>Delete the breakpoint that is selected in the list
Select a breakpoint first.</source>
        <translation>Eliminar el breakpoint seleccionado en la lista
Seleccionar primero un breakpoint.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>desactivado</translation>
    </message>
    <message>
        <source>The number of recorded steps in which it fired; ●: it stopped the simulation here</source>
        <translation>El número de pasos grabados en que saltó; ●: detuvo aquí la simulación</translation>
    </message>
    <message>
        <source>Older steps are still being searched</source>
        <translation>Aún se buscan pasos más antiguos</translation>
    </message>
</context>
<context>
    <name>broadside::BroadPhasePanel</name>
    <message>
        <source>Cell size in metres</source>
        <translation>Tamaño de celda en metros</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Usar</translation>
    </message>
    <message>
        <source>Broad phase algorithm</source>
        <translation>Algoritmo de la broad phase</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>Algoritmo</translation>
    </message>
    <message>
        <source>The algorithm that finds the pairs that may collide (candidates), so that not every pair has to be tested</source>
        <translation>El algoritmo que encuentra los pares que podrían colisionar (candidatos), para no tener que probar cada par</translation>
    </message>
    <message>
        <source>Cell size</source>
        <translation>Tamaño de celda</translation>
    </message>
    <message>
        <source>Side of the square cells of the grid, in metres</source>
        <translation>Lado de las celdas cuadradas de la cuadrícula, en metros</translation>
    </message>
    <message>
        <source>Cell size, logarithmic</source>
        <translation>Tamaño de celda, logarítmico</translation>
    </message>
    <message>
        <source>Drag to change the cell size while you watch the grid and the funnel.
From a thousandth of the world to the whole of it; one drag is one undo step.</source>
        <translation>Arrastrar para cambiar el tamaño de celda mientras se observan la cuadrícula y el embudo.
Desde una milésima del mundo hasta el mundo entero; un arrastre es un solo paso al deshacer.</translation>
    </message>
    <message>
        <source>About the algorithms</source>
        <translation>Sobre los algoritmos</translation>
    </message>
    <message>
        <source>Costs, memory, when to use which, and the faults of the textbook grids</source>
        <translation>Costes, memoria, cuándo usar cada uno, y los fallos de las cuadrículas de libro</translation>
    </message>
    <message>
        <source>Five times the longest side of the largest object that collides.
A first guess: the funnel below shows how well it works here.</source>
        <translation>Cinco veces el lado más largo del mayor objeto que colisiona.
Una primera estimación: el embudo de abajo muestra si funciona bien aquí.</translation>
    </message>
    <message>
        <source>Rule of thumb</source>
        <translation>Regla práctica</translation>
    </message>
    <message>
        <source>Funnel</source>
        <translation>Embudo</translation>
    </message>
    <message>
        <source>All pairs that can collide &gt; candidate pairs of the broad phase &gt; pairs whose boxes overlap &gt; pairs whose shapes overlap</source>
        <translation>Todos los pares que pueden colisionar &gt; pares candidatos de la broad phase &gt; pares cuyas cajas se solapan &gt; pares cuyas formas se solapan</translation>
    </message>
    <message>
        <source>Spared</source>
        <translation>Ahorro</translation>
    </message>
    <message>
        <source>Share of all pairs that the narrow phase did not have to test</source>
        <translation>Parte de todos los pares que la narrow phase no tuvo que probar</translation>
    </message>
    <message>
        <source>Change algorithm</source>
        <translation>Cambiar algoritmo</translation>
    </message>
    <message>
        <source>Change cell size</source>
        <translation>Cambiar tamaño de celda</translation>
    </message>
    <message>
        <source>A recording has the broad phase of the game.</source>
        <translation>Una grabación tiene la broad phase del juego.</translation>
    </message>
    <message>
        <source>As recorded: %1. These are the candidates that the game reported. Debug &gt; Compare algorithms shows those of Broadside's algorithms.</source>
        <translation>Según la grabación: %1. Estos son los candidatos que notificó el juego. Depurar &gt; Comparar algoritmos muestra los de los algoritmos de Broadside.</translation>
    </message>
    <message>
        <source>The recording has no candidates of the game's broad phase. Debug &gt; Compare algorithms shows those of Broadside's algorithms.</source>
        <translation>La grabación no tiene candidatos de la broad phase del juego. Depurar &gt; Comparar algoritmos muestra los de los algoritmos de Broadside.</translation>
    </message>
    <message>
        <source>The cell size of %1 cannot be chosen. Choose grid or hashed-grid.</source>
        <translation>No se puede elegir el tamaño de celda de %1. Elegir grid o hashed-grid.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Use the rule of thumb as the cell size</source>
        <translation>Usar la regla práctica como tamaño de celda</translation>
    </message>
    <message>
        <source>The cell size of %1 cannot be chosen.</source>
        <translation>No se puede elegir el tamaño de celda de %1.</translation>
    </message>
    <message>
        <source>No two objects of this world can collide, so no cell size can be derived.</source>
        <translation>No hay dos objetos de este mundo que puedan colisionar, así que no se puede deducir un tamaño de celda.</translation>
    </message>
    <message>
        <source>The cells already have this size.</source>
        <translation>Las celdas ya tienen este tamaño.</translation>
    </message>
    <message>
        <source>Make the cells %1 m</source>
        <translation>Hacer las celdas de %1 m</translation>
    </message>
    <message>
        <source>- (no pair can collide)</source>
        <translation>- (ningún par puede colisionar)</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
</context>
<context>
    <name>broadside::BrushSection</name>
    <message>
        <source>Step of a row</source>
        <translation>Paso de una fila</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>Radius of the brush</source>
        <translation>Radio del pincel</translation>
    </message>
    <message>
        <source>Number of objects that the brush places</source>
        <translation>Número de objetos que coloca el pincel</translation>
    </message>
    <message>
        <source>Least distance of scattered objects</source>
        <translation>Distancia mínima entre objetos dispersos</translation>
    </message>
    <message>
        <source>Seed of the brush</source>
        <translation>Semilla del pincel</translation>
    </message>
    <message>
        <source>May overlap</source>
        <translation>Pueden solaparse</translation>
    </message>
    <message>
        <source>Objects that a drag places</source>
        <translation>Objetos que coloca un arrastre</translation>
    </message>
    <message>
        <source>one object</source>
        <translation>un objeto</translation>
    </message>
    <message>
        <source>a row</source>
        <translation>una fila</translation>
    </message>
    <message>
        <source>scattered</source>
        <translation>dispersos</translation>
    </message>
    <message>
        <source>A drag places</source>
        <translation>Al arrastrar</translation>
    </message>
    <message>
        <source>One object at the place of release, a row along the drag (also with Shift), or scattered objects within a brush</source>
        <translation>Un objeto donde se suelta, una fila a lo largo del arrastre (también con Mayús) u objetos dispersos dentro de un pincel</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Distance between the objects of a row, metres</source>
        <translation>Distancia entre los objetos de una fila, en metros</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>Pincel</translation>
    </message>
    <message>
        <source>Radius of the brush, metres</source>
        <translation>Radio del pincel, en metros</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>How many objects the brush tries to place at each spot; a drag makes a new spot after each radius</source>
        <translation>Cuántos objetos intenta colocar el pincel en cada punto; un arrastre crea un punto nuevo tras cada radio</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distancia</translation>
    </message>
    <message>
        <source>Smallest distance between the positions of scattered objects, metres</source>
        <translation>Distancia mínima entre las posiciones de los objetos dispersos, en metros</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>The same seed and the same drag give the same positions</source>
        <translation>La misma semilla y el mismo arrastre dan las mismas posiciones</translation>
    </message>
    <message>
        <source>Also place objects over others; boxes (AABBs) count</source>
        <translation>Colocar objetos también sobre otros; cuentan las cajas (AABB)</translation>
    </message>
</context>
<context>
    <name>broadside::ChangedFileBar</name>
    <message>
        <source>Reload</source>
        <translation>Recargar</translation>
    </message>
    <message>
        <source>Replace the open scene by the one in the file; undo restores it</source>
        <translation>Reemplazar la escena abierta por la del archivo; Deshacer la restaura</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Conservar la mía</translation>
    </message>
    <message>
        <source>Keep the open scene; the next save replaces the file</source>
        <translation>Conservar la escena abierta; el próximo guardado reemplaza el archivo</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>List the objects that differ between the open scene and the file</source>
        <translation>Listar los objetos que difieren entre la escena abierta y el archivo</translation>
    </message>
    <message>
        <source>Save again</source>
        <translation>Guardar de nuevo</translation>
    </message>
    <message>
        <source>Save the open scene to a new file of the same name</source>
        <translation>Guardar la escena abierta en un archivo nuevo con el mismo nombre</translation>
    </message>
    <message>
        <source>%1 was changed by another program, and the open scene differs from it.</source>
        <translation>Otro programa modificó %1, y la escena abierta es distinta.</translation>
    </message>
    <message>
        <source>%1 was deleted or renamed by another program. Saving makes the file again.</source>
        <translation>Otro programa eliminó o renombró %1. Al guardar se vuelve a crear el archivo.</translation>
    </message>
    <message>
        <source>%1 was changed by another program and cannot be read. The open scene is kept, and the file is read again after its next change. %2</source>
        <translation>Otro programa modificó %1, y no se puede leer. La escena abierta se conserva, y el archivo se volverá a leer tras su próximo cambio. %2</translation>
    </message>
</context>
<context>
    <name>broadside::ChecksPanel</name>
    <message>
        <source>Fix</source>
        <translation>Corregir</translation>
    </message>
    <message>
        <source>Likely mistakes</source>
        <translation>Errores probables</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Chequeos</translation>
    </message>
    <message>
        <source>Checks (%1)</source>
        <translation>Chequeos (%1)</translation>
    </message>
    <message>
        <source>Checking the level...</source>
        <translation>Revisando el nivel...</translation>
    </message>
    <message>
        <source>No remarks: all objects are in the world, no static object is inside another one, and every mask can meet an object.</source>
        <translation>Sin observaciones: todos los objetos están en el mundo, ningún objeto estático está dentro de otro, y cada máscara puede encontrar un objeto.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Click, or press Return, to select all listed objects.</source>
        <translation>Clic o Intro para seleccionar todos los objetos de la lista.</translation>
    </message>
    <message>
        <source>Click, or press Return, to select and show the objects.</source>
        <translation>Clic o Intro para seleccionar y mostrar los objetos.</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>y %1 más</translation>
    </message>
    <message>
        <source>%1. Undo reverts it.</source>
        <translation>%1. Deshacer lo revierte.</translation>
    </message>
    <message>
        <source>Choose a remark or a heading in the list first.</source>
        <translation>Elegir primero una observación o un título en la lista.</translation>
    </message>
    <message>
        <source>Stop the simulation first: the checks are about the scene.</source>
        <translation>Detener primero la simulación: los chequeos tratan de la escena.</translation>
    </message>
    <message>
        <source>The level is being checked.</source>
        <translation>Se está revisando el nivel.</translation>
    </message>
    <message>
        <source>This has no automatic fix: only you know what is right here.</source>
        <translation>Esto no tiene corrección automática: qué es lo correcto solo lo sabe el autor.</translation>
    </message>
    <message>
        <source>Not everything was checked, because too many objects overlap or have their own masks.</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>broadside::ClipboardActions</name>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cortar</translation>
    </message>
    <message>
        <source>Copy the selected objects to the clipboard as scene text, and delete them</source>
        <translation>Copiar los objetos seleccionados al portapapeles como texto de escena y eliminarlos</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy the selected objects to the clipboard as scene text</source>
        <translation>Copiar los objetos seleccionados al portapapeles como texto de escena</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Paste the objects of the clipboard at the mouse, or in the middle of the view; the text of a scene file works, too</source>
        <translation>Pegar los objetos del portapapeles donde está el ratón o en el centro de la vista; también vale el texto de un archivo de escena</translation>
    </message>
    <message>
        <source>Paste in plac&amp;e</source>
        <translation>Pegar en el sitio</translation>
    </message>
    <message>
        <source>Paste the objects of the clipboard at their old positions</source>
        <translation>Pegar los objetos del portapapeles en sus posiciones anteriores</translation>
    </message>
    <message>
        <source>The clipboard has no text. Copy objects first (Ctrl+C), here or in a scene file.</source>
        <translation>El portapapeles no tiene texto. Copiar primero objetos (Ctrl+C), aquí o en un archivo de escena.</translation>
    </message>
    <message>
        <source>A recording is read only, so nothing can be pasted into it. Convert a step to a scene first.</source>
        <translation>Una grabación es de solo lectura, así que no se puede pegar nada en ella. Convertir primero un paso en escena.</translation>
    </message>
    <message>
        <source>The objects on the clipboard cannot be pasted. %1</source>
        <translation>No se pueden pegar los objetos del portapapeles. %1</translation>
    </message>
    <message>
        <source>The clipboard cannot be pasted: line %1, column %2: %3. %4.</source>
        <translation>No se puede pegar el portapapeles: línea %1, columna %2: %3. %4.</translation>
    </message>
    <message>
        <source>The scene on the clipboard has no objects. Copy some first (Ctrl+C).</source>
        <translation>La escena del portapapeles no tiene objetos. Copiar primero algunos (Ctrl+C).</translation>
    </message>
    <message>
        <source>Left out: %1 to objects that are not in this scene.</source>
        <translation>Sin incluir: %1 a objetos que no están en esta escena.</translation>
    </message>
    <message>
        <source>Paste %1</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>broadside::CollisionSection</name>
    <message>
        <source>Collision</source>
        <translation>Colisión</translation>
    </message>
    <message>
        <source>When hit</source>
        <translation>Ante impactos</translation>
    </message>
    <message>
        <source>What happens to this object when another object overlaps it</source>
        <translation>Lo que le ocurre a este objeto cuando otro se solapa con él</translation>
    </message>
    <message>
        <source>response</source>
        <translation>respuesta</translation>
    </message>
    <message>
        <source>Restitution</source>
        <translation>Restitución</translation>
    </message>
    <message>
        <source>restitution</source>
        <translation>restitución</translation>
    </message>
    <message>
        <source>Speed after a bounce: 1 keeps all of it, 0 nothing; for two objects the product counts</source>
        <translation>Velocidad tras un rebote: 1 la conserva toda, 0 nada; entre dos objetos cuenta el producto</translation>
    </message>
    <message>
        <source>Category bits</source>
        <translation>Bits de categoría</translation>
    </message>
    <message>
        <source>category</source>
        <translation>categoría</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoría</translation>
    </message>
    <message>
        <source>Bits of the object's own categories</source>
        <translation>Bits de las categorías propias del objeto</translation>
    </message>
    <message>
        <source>Mask bits</source>
        <translation>Bits de máscara</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>máscara</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Máscara</translation>
    </message>
    <message>
        <source>Bits of the categories that the object can collide with; 0: none.
Two objects can collide if each mask has a bit of the other's category.</source>
        <translation>Bits de las categorías con las que el objeto puede colisionar; 0: ninguna.
Dos objetos pueden colisionar si cada máscara tiene un bit de la categoría del otro.</translation>
    </message>
    <message>
        <source>"%1" is not a 32-bit number. Type a number from 0 to 4294967295, or 0x and up to eight hexadecimal digits.</source>
        <translation>«%1» no es un número de 32 bits. Escribir un número de 0 a 4294967295, o 0x y hasta ocho cifras hexadecimales.</translation>
    </message>
</context>
<context>
    <name>broadside::CommandPalette</name>
    <message>
        <source>Find a command</source>
        <translation>Buscar un comando</translation>
    </message>
    <message>
        <source>Search for a command</source>
        <translation>Buscar un comando</translation>
    </message>
    <message>
        <source>Type a few letters of a command</source>
        <translation>Escribir unas letras de un comando</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Comandos</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tecla</translation>
    </message>
    <message>
        <source>No command matches. Type fewer letters.</source>
        <translation>Ningún comando coincide. Escribir menos letras.</translation>
    </message>
</context>
<context>
    <name>broadside::ComparisonTables</name>
    <message>
        <source>Numbers of the algorithms</source>
        <translation>Números de los algoritmos</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Candidatos</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Cajas</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Omitidos</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Distinct pairs that the algorithm reports</source>
        <translation>Pares distintos que notifica el algoritmo</translation>
    </message>
    <message>
        <source>Candidates whose boxes overlap</source>
        <translation>Candidatos cuyas cajas se solapan</translation>
    </message>
    <message>
        <source>Pairs that can collide and whose boxes overlap, but that the algorithm does not report</source>
        <translation>Pares que pueden colisionar y cuyas cajas se solapan, pero que el algoritmo no notifica</translation>
    </message>
    <message>
        <source>Tests of the published loop, with duplicates</source>
        <translation>Pruebas del bucle publicado, con duplicados</translation>
    </message>
    <message>
        <source>Of the structure, without the objects</source>
        <translation>De la estructura, sin los objetos</translation>
    </message>
    <message>
        <source>Time to add all objects and report all candidates, measured once in the background. For a decision, measure with the panel Cell size or "broadside compare".</source>
        <translation>Tiempo para añadir todos los objetos y notificar todos los candidatos, medido una vez en segundo plano. Para decidir, medir con el panel Tamaño de celda o con «broadside compare».</translation>
    </message>
    <message>
        <source>Pairs about which they disagree</source>
        <translation>Pares en los que discrepan</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Reported by</source>
        <translation>Notificado por</translation>
    </message>
    <message>
        <source>Not by</source>
        <translation>No por</translation>
    </message>
    <message>
        <source>Click to select the two and bring them into view</source>
        <translation>Clic para seleccionar los dos y llevar la vista a ellos</translation>
    </message>
    <message>
        <source>Overlap: algorithms that do not report the pair miss it. Apart: algorithms that report the pair test it for nothing.</source>
        <translation>Se solapan: los algoritmos que no notifican el par lo omiten. Separados: los algoritmos que notifican el par lo prueban para nada.</translation>
    </message>
    <message>
        <source>Algorithms that report the pair</source>
        <translation>Algoritmos que notifican el par</translation>
    </message>
    <message>
        <source>Algorithms that do not</source>
        <translation>Algoritmos que no lo notifican</translation>
    </message>
    <message>
        <source>%1 µs</source>
        <translation>%1 µs</translation>
    </message>
    <message>
        <source>overlap</source>
        <translation>se solapan</translation>
    </message>
    <message>
        <source>apart</source>
        <translation>separados</translation>
    </message>
    <message>
        <source>Checks</source>
        <comment>tests of an algorithm</comment>
        <translation>Chequeos</translation>
    </message>
</context>
<context>
    <name>broadside::ComparisonWindow</name>
    <message>
        <source>Compare algorithms</source>
        <translation>Comparar algoritmos</translation>
    </message>
    <message>
        <source>Algorithm %1</source>
        <translation>Algoritmo %1</translation>
    </message>
    <message>
        <source>An algorithm to compare; it uses the cell size of the scene</source>
        <translation>Un algoritmo para comparar; usa el tamaño de celda de la escena</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(ninguno)</translation>
    </message>
    <message>
        <source>World with algorithm %1</source>
        <translation>Mundo con el algoritmo %1</translation>
    </message>
    <message>
        <source>Drag to pan all views, use the wheel to zoom. Purple: this algorithm misses the pair. Dashed: only this algorithm reports the pair, for nothing.</source>
        <translation>Arrastrar para desplazar todas las vistas; la rueda amplía o reduce. Morado: este algoritmo omite el par. Discontinuo: solo este algoritmo notifica el par, para nada.</translation>
    </message>
    <message>
        <source>Show &amp;world</source>
        <translation>Mostrar el mundo</translation>
    </message>
    <message>
        <source>Show the whole world in every view</source>
        <translation>Mostrar el mundo entero en cada vista</translation>
    </message>
    <message>
        <source>Comparing...</source>
        <translation>Comparando...</translation>
    </message>
    <message>
        <source>All algorithms report the same pairs.</source>
        <translation>Todos los algoritmos notifican los mismos pares.</translation>
    </message>
    <message>
        <source>Only some algorithms report %1. Their boxes do not overlap, so no pair is missed.</source>
        <translation>Solo algunos algoritmos notifican %1. Sus cajas no se solapan, así que no se omite ningún par.</translation>
    </message>
    <message>
        <source>Only some algorithms report %1. The boxes of %2 overlap: the other algorithms miss them.</source>
        <translation>Solo algunos algoritmos notifican %1. Se solapan las cajas de %2: los demás algoritmos omiten esos pares.</translation>
    </message>
    <message>
        <source>%1, %2 missed</source>
        <translation>%1, omitidos: %2</translation>
    </message>
    <message>
        <source>An algorithm reports more than %1 pairs. They are counted, and not compared one by one.</source>
        <translation>Un algoritmo notifica más de %1 pares. Se cuentan, y no se comparan uno a uno.</translation>
    </message>
</context>
<context>
    <name>broadside::ComponentActions</name>
    <message>
        <source>&amp;Add component</source>
        <translation>Añadir componente</translation>
    </message>
    <message>
        <source>Remo&amp;ve component</source>
        <translation>Quitar componente</translation>
    </message>
    <message>
        <source>Make the selected objects act by themselves</source>
        <translation>Hacer que los objetos seleccionados actúen por sí mismos</translation>
    </message>
    <message>
        <source>Remove a component from all selected objects that have it</source>
        <translation>Quitar un componente de todos los objetos seleccionados que lo tienen</translation>
    </message>
    <message>
        <source>All selected objects already have this component.</source>
        <translation>Todos los objetos seleccionados ya tienen este componente.</translation>
    </message>
    <message>
        <source>For the %1 of %2 objects without one</source>
        <translation>Para los %1 de %2 objetos que no lo tienen</translation>
    </message>
    <message>
        <source>From %1, with all its values</source>
        <translation>De %1, con todos sus valores</translation>
    </message>
    <message>
        <source>No selected object has a component</source>
        <translation>Ningún objeto seleccionado tiene un componente</translation>
    </message>
</context>
<context>
    <name>broadside::ComponentBox</name>
    <message>
        <source>Component %1</source>
        <translation>Componente %1</translation>
    </message>
    <message>
        <source>A component of another program, or of a newer version</source>
        <translation>Un componente de otro programa o de una versión posterior</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Quitar %1</translation>
    </message>
    <message>
        <source>Remove this component from the object</source>
        <translation>Quitar este componente del objeto</translation>
    </message>
    <message>
        <source>Select the object that %1 names</source>
        <translation>Seleccionar el objeto que nombra %1</translation>
    </message>
    <message>
        <source>Select this object, and show its properties</source>
        <translation>Seleccionar este objeto y mostrar sus propiedades</translation>
    </message>
    <message>
        <source>Choose an object of this scene first.</source>
        <translation>Elegir primero un objeto de esta escena.</translation>
    </message>
</context>
<context>
    <name>broadside::ComponentsSection</name>
    <message>
        <source>Components</source>
        <translation>Componentes</translation>
    </message>
    <message>
        <source>Add component</source>
        <translation>Añadir componente</translation>
    </message>
    <message>
        <source>Make the object act by itself</source>
        <translation>Hacer que el objeto actúe por sí mismo</translation>
    </message>
    <message>
        <source>The selected objects have no component in common. Select fewer objects.</source>
        <translation>Los objetos seleccionados no tienen ningún componente en común. Seleccionar menos objetos.</translation>
    </message>
    <message>
        <source>Some objects have more. Select fewer objects to edit these.</source>
        <translation>Algunos objetos tienen más. Para editarlos, seleccionar menos objetos.</translation>
    </message>
    <message>
        <source>No components. A component makes the object shoot, walk, spawn or follow.</source>
        <translation>Sin componentes. Un componente hace que el objeto dispare, camine, genere objetos o siga a otro.</translation>
    </message>
    <message>
        <source>The object already has this component.</source>
        <translation>El objeto ya tiene este componente.</translation>
    </message>
    <message>
        <source>All selected objects already have this component.</source>
        <translation>Todos los objetos seleccionados ya tienen este componente.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>broadside::CurveChart</name>
    <message>
        <source>Left and Right go from point to point, Enter uses the point</source>
        <translation>Izquierda y Derecha van de punto en punto, Intro usa el punto</translation>
    </message>
</context>
<context>
    <name>broadside::CustomSection</name>
    <message>
        <source>Custom properties</source>
        <translation>Propiedades personalizadas</translation>
    </message>
    <message>
        <source>Add property</source>
        <translation>Añadir propiedad</translation>
    </message>
    <message>
        <source>Add your own value for the program that loads the scene; the simulation does not use it</source>
        <translation>Añadir un valor propio para el programa que carga la escena; la simulación no lo usa</translation>
    </message>
    <message>
        <source>Add a property of this kind, and name it</source>
        <translation>Añadir una propiedad de este tipo y darle nombre</translation>
    </message>
    <message>
        <source>The selected objects have no property in common. Select fewer objects.</source>
        <translation>Los objetos seleccionados no tienen ninguna propiedad en común. Seleccionar menos objetos.</translation>
    </message>
    <message>
        <source>Some objects have more. Select fewer objects to edit these.</source>
        <translation>Algunos objetos tienen más. Para editarlos, seleccionar menos objetos.</translation>
    </message>
    <message>
        <source>No properties. A property is a name and a value for the program that loads the scene.</source>
        <translation>Sin propiedades. Una propiedad es un nombre y un valor para el programa que carga la escena.</translation>
    </message>
    <message>
        <source>Add property %1</source>
        <translation>Añadir propiedad %1</translation>
    </message>
    <message>
        <source>Add property %1 to %2</source>
        <translation>Añadir propiedad %1 a %2</translation>
    </message>
    <message>
        <source>property %1</source>
        <translation>propiedad %1</translation>
    </message>
    <message>
        <source>Rename property %1</source>
        <translation>Renombrar propiedad %1</translation>
    </message>
    <message>
        <source>Rename property %1 of %2</source>
        <translation>Renombrar propiedad %1 de %2</translation>
    </message>
    <message>
        <source>Remove property %1</source>
        <translation>Quitar propiedad %1</translation>
    </message>
    <message>
        <source>Remove property %1 from %2</source>
        <translation>Quitar propiedad %1 de %2</translation>
    </message>
</context>
<context>
    <name>broadside::DebugActions</name>
    <message>
        <source>&amp;Diagnose</source>
        <translation>Diagnosticar</translation>
    </message>
    <message>
        <source>Find the few faults that explain all missed pairs of the recorded steps</source>
        <translation>Encontrar los pocos fallos que explican todos los pares omitidos de los pasos grabados</translation>
    </message>
    <message>
        <source>Audit this &amp;step</source>
        <translation>Auditar este paso</translation>
    </message>
    <message>
        <source>Find the missed pairs of this step with their causes, and objects that passed through others</source>
        <translation>Encontrar los pares omitidos de este paso, con sus causas, y los objetos que atravesaron otros</translation>
    </message>
    <message>
        <source>Audit e&amp;very step</source>
        <translation>Auditar cada paso</translation>
    </message>
    <message>
        <source>Find missed pairs, and objects that pass through others, in all recorded steps and in each new step</source>
        <translation>Encontrar pares omitidos y objetos que atraviesan otros en todos los pasos grabados y en cada paso nuevo</translation>
    </message>
    <message>
        <source>Expect a &amp;hit</source>
        <translation>Expectativa: impacto</translation>
    </message>
    <message>
        <source>Find the step in which the two selected objects touch, or the reason why they never do</source>
        <translation>Encontrar el paso en que se tocan los dos objetos seleccionados, o la razón por la que nunca lo hacen</translation>
    </message>
    <message>
        <source>Expect to stay in the &amp;world</source>
        <translation>Expectativa: quedar en el mundo</translation>
    </message>
    <message>
        <source>Find the first step in which the selected object leaves the world, and why</source>
        <translation>Encontrar el primer paso en que el objeto seleccionado sale del mundo, y por qué</translation>
    </message>
    <message>
        <source>Expect to stay h&amp;ere...</source>
        <translation>Expectativa: quedar aquí...</translation>
    </message>
    <message>
        <source>Draw a region, and find the first step in which the selected object leaves it</source>
        <translation>Dibujar una región y encontrar el primer paso en que el objeto seleccionado sale de ella</translation>
    </message>
    <message>
        <source>Expect &amp;that nothing touches it</source>
        <translation>Expectativa: nada lo toca</translation>
    </message>
    <message>
        <source>Find the first step in which another object touches the selected one, and why</source>
        <translation>Encontrar el primer paso en que otro objeto toca el seleccionado, y por qué</translation>
    </message>
    <message>
        <source>Com&amp;pare algorithms...</source>
        <translation>Comparar algoritmos...</translation>
    </message>
    <message>
        <source>Compare two to four algorithms on the same steps: what each reports, misses and costs</source>
        <translation>Comparar de dos a cuatro algoritmos en los mismos pasos: qué notifica, omite y cuesta cada uno</translation>
    </message>
    <message>
        <source>Why? Pin the object &amp;under the mouse</source>
        <translation>¿Por qué? Fijar el objeto bajo el ratón</translation>
    </message>
    <message>
        <source>Pin one object as A and another as B: the panel Why explains why they collide or not; from the menu, the selected objects</source>
        <translation>Fijar un objeto como A y otro como B: el panel Por qué explica por qué colisionan o no; desde el menú, los objetos seleccionados</translation>
    </message>
    <message>
        <source>Move the mouse over an object, or select one or two objects.</source>
        <translation>Pasar el ratón sobre un objeto o seleccionar uno o dos objetos.</translation>
    </message>
</context>
<context>
    <name>broadside::DeterminismAction</name>
    <message>
        <source>&amp;Check determinism</source>
        <translation>Comprobar determinismo</translation>
    </message>
    <message>
        <source>Simulate the recorded steps again in the background, and compare every bit</source>
        <translation>Volver a simular en segundo plano los pasos grabados y comparar cada bit</translation>
    </message>
    <message>
        <source>&amp;Repeat with another algorithm</source>
        <translation>Repetir con otro algoritmo</translation>
    </message>
    <message>
        <source>Simulate the recorded steps with another broad phase, and find the first difference</source>
        <translation>Simular los pasos grabados con otra broad phase y encontrar la primera diferencia</translation>
    </message>
    <message>
        <source>Simulating the recorded steps again: %1 of %2</source>
        <translation>Simulando de nuevo los pasos grabados: %1 de %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Stop without a result</source>
        <translation>Detener sin resultado</translation>
    </message>
    <message>
        <source>The record changed during the check. Check again.</source>
        <translation>Lo grabado cambió durante la comprobación. Repetirla.</translation>
    </message>
    <message>
        <source>Steps %1 to %2</source>
        <translation>Pasos %1 a %2</translation>
    </message>
    <message>
        <source>%1 are the same with %2, bit for bit</source>
        <translation>%1: iguales con %2, bit a bit</translation>
    </message>
    <message>
        <source>%1 repeat bit for bit</source>
        <translation>%1: se repiten bit a bit</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Ir allí</translation>
    </message>
    <message>
        <source>Show the world after this step, with the object selected</source>
        <translation>Mostrar el mundo tras este paso, con el objeto seleccionado</translation>
    </message>
    <message>
        <source>The recorded steps are already being checked.</source>
        <translation>Ya se están comprobando los pasos grabados.</translation>
    </message>
    <message>
        <source>No steps are recorded. Run or step the simulation first.</source>
        <translation>No hay pasos grabados. Ejecutar o avanzar primero la simulación.</translation>
    </message>
</context>
<context>
    <name>broadside::DiagnosisPanel</name>
    <message>
        <source>Diagnose</source>
        <translation>Diagnosticar</translation>
    </message>
    <message>
        <source>Progress of the diagnosis</source>
        <translation>Progreso del diagnóstico</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Stop the diagnosis. The last one stays.</source>
        <translation>Detener el diagnóstico. Queda el último.</translation>
    </message>
    <message>
        <source>Find the few faults that explain all missed pairs of the recorded steps</source>
        <translation>Encontrar los pocos fallos que explican todos los pares omitidos de los pasos grabados</translation>
    </message>
    <message>
        <source>Find the few faults that explain all missed pairs of the first %1 steps of this scene</source>
        <translation>Encontrar los pocos fallos que explican todos los pares omitidos de los primeros %1 pasos de esta escena</translation>
    </message>
    <message>
        <source>Diagnosing...</source>
        <translation>Diagnosticando...</translation>
    </message>
    <message>
        <source>Diagnose finds the fault behind all findings, and what to change.</source>
        <translation>El diagnóstico encuentra el fallo que hay tras todos los hallazgos, y qué cambiar.</translation>
    </message>
    <message>
        <source>steps %1 to %2</source>
        <translation>pasos %1 a %2</translation>
    </message>
    <message>
        <source>%1 in %2. No known fault explains them, and nothing sets them apart from found pairs.</source>
        <translation>%1 en los %2. No los explica ningún fallo conocido, y nada los distingue de los pares encontrados.</translation>
    </message>
    <message>
        <source>%1 in %2.</source>
        <translation>%1 en los %2.</translation>
    </message>
    <message>
        <source>No missed pairs in %1.</source>
        <translation>Ningún par omitido en los %1.</translation>
    </message>
    <message>
        <source>Nothing is missed and nothing passes through anything in %1.</source>
        <translation>En los %1 no se omite nada y nada atraviesa nada.</translation>
    </message>
    <message>
        <source>No pair is missed in %1.</source>
        <translation>No se omite ningún par en los %1.</translation>
    </message>
    <message>
        <source>These steps were made for the diagnosis.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Some steps could not be read: %1</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>broadside::EarlierVersionsDialog</name>
    <message>
        <source>&amp;Open in a new tab</source>
        <translation>Abrir en una pestaña nueva</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Earlier versions of %1</source>
        <translation>Versiones anteriores de %1</translation>
    </message>
    <message>
        <source>No earlier version is kept. Each save keeps the version that it replaces.</source>
        <translation>No se conserva ninguna versión anterior. Cada guardado conserva la versión que reemplaza.</translation>
    </message>
    <message>
        <source>Each save keeps the version that it replaces. Select one to see its picture and how it differs from the open scene.</source>
        <translation>Cada guardado conserva la versión que reemplaza. Seleccionar una para ver su imagen y en qué difiere de la escena abierta.</translation>
    </message>
    <message>
        <source>The next save removes older versions above this number; 0 keeps none</source>
        <translation>El próximo guardado quita las versiones más antiguas que excedan este número; 0 no conserva ninguna</translation>
    </message>
    <message>
        <source>&amp;Versions kept of each file:</source>
        <translation>Versiones que se conservan de cada archivo:</translation>
    </message>
    <message>
        <source>Earlier versions</source>
        <translation>Versiones anteriores</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Guardada</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>Objetos</translation>
    </message>
    <message>
        <source>Compared with the open scene</source>
        <translation>Comparada con la escena abierta</translation>
    </message>
    <message>
        <source>Objects that differ</source>
        <translation>Objetos que difieren</translation>
    </message>
    <message>
        <source>no difference</source>
        <translation>ninguna diferencia</translation>
    </message>
    <message>
        <source>reading...</source>
        <translation>leyendo...</translation>
    </message>
    <message>
        <source>Select a version first.</source>
        <translation>Seleccionar primero una versión.</translation>
    </message>
    <message>
        <source>This version cannot be read.</source>
        <translation>No se puede leer esta versión.</translation>
    </message>
    <message>
        <source>Open this version as an untitled scene; the file stays as it is</source>
        <translation>Abrir esta versión como escena sin título; el archivo queda como está</translation>
    </message>
    <message>
        <source>Replace the open scene by this version, as one undo step; the file changes when you save</source>
        <translation>Reemplazar la escena abierta por esta versión, como un solo paso al deshacer; el archivo cambia al guardar</translation>
    </message>
</context>
<context>
    <name>broadside::EditActions</name>
    <message>
        <source>There is nothing to undo.</source>
        <translation>No hay nada que deshacer.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>No hay nada que rehacer.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undo the last edit</source>
        <translation>Deshacer la última edición</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>Deshacer %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Redo the edit</source>
        <translation>Rehacer la edición</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>Rehacer %1</translation>
    </message>
    <message>
        <source>Dup&amp;licate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Copy the selected objects to a place next to them</source>
        <translation>Copiar los objetos seleccionados a un lugar junto a ellos</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Renombrar</translation>
    </message>
    <message>
        <source>Rename the selected object</source>
        <translation>Renombrar el objeto seleccionado</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Delete the selected objects</source>
        <translation>Eliminar los objetos seleccionados</translation>
    </message>
    <message>
        <source>World se&amp;ttings...</source>
        <translation>Ajustes del mundo...</translation>
    </message>
    <message>
        <source>Size, gravity, wind and edges of the world</source>
        <translation>Tamaño, gravedad, viento y bordes del mundo</translation>
    </message>
    <message>
        <source>The selected objects cannot be duplicated. %1</source>
        <translation>No se pueden duplicar los objetos seleccionados. %1</translation>
    </message>
</context>
<context>
    <name>broadside::EventsModel</name>
    <message>
        <source>launched with %1 m/s</source>
        <translation>lanzado a %1 m/s</translation>
    </message>
    <message>
        <source>speed limited from %1 to %2 m/s</source>
        <translation>velocidad limitada de %1 a %2 m/s</translation>
    </message>
    <message>
        <source>spawned</source>
        <translation>generado</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>impacto</translation>
    </message>
    <message>
        <source>removed by a hit</source>
        <translation>eliminado por un impacto</translation>
    </message>
    <message>
        <source>removed at the end of its lifetime</source>
        <translation>eliminado al terminar su tiempo de vida</translation>
    </message>
    <message>
        <source>removed at the edge of the world</source>
        <translation>eliminado en el borde del mundo</translation>
    </message>
    <message>
        <source>Click to go to this step and select the object</source>
        <translation>Clic para ir a este paso y seleccionar el objeto</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objeto</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Por</translation>
    </message>
</context>
<context>
    <name>broadside::EventsPanel</name>
    <message>
        <source>Search events</source>
        <translation>Buscar eventos</translation>
    </message>
    <message>
        <source>Search...</source>
        <translation>Buscar...</translation>
    </message>
    <message>
        <source>Show only events whose text or names contain this</source>
        <translation>Mostrar solo los eventos cuyo texto o cuyos nombres contienen esto</translation>
    </message>
    <message>
        <source>Shown events</source>
        <translation>Eventos mostrados</translation>
    </message>
    <message>
        <source>The kinds of events in the list</source>
        <translation>Los tipos de eventos de la lista</translation>
    </message>
    <message>
        <source>All events</source>
        <translation>Todos los eventos</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Impactos</translation>
    </message>
    <message>
        <source>Removals</source>
        <translation>Eliminaciones</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>Lanzamientos</translation>
    </message>
    <message>
        <source>Spawns</source>
        <translation>Generaciones</translation>
    </message>
    <message>
        <source>Limited speeds</source>
        <translation>Velocidades limitadas</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>Object %1</source>
        <translation>Objeto %1</translation>
    </message>
    <message>
        <source>A recording has no events, only the places of the objects.</source>
        <translation>Una grabación no tiene eventos, solo los lugares de los objetos.</translation>
    </message>
    <message>
        <source>Run or step the simulation: hits, removals, launches and spawns are listed here.</source>
        <translation>Ejecutar o avanzar la simulación: aquí se enumeran impactos, eliminaciones, lanzamientos y generaciones.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>broadside::ExampleView</name>
    <message>
        <source>Picture of the example</source>
        <translation>Imagen del ejemplo</translation>
    </message>
    <message>
        <source>The picture is being made.</source>
        <translation>Se está creando la imagen.</translation>
    </message>
    <message>
        <source>Click to go to step %1 and pin the two objects.</source>
        <translation>Clic para ir al paso %1 y fijar los dos objetos.</translation>
    </message>
    <message>
        <source>There is not enough memory for the picture.</source>
        <translation>No hay memoria suficiente para la imagen.</translation>
    </message>
</context>
<context>
    <name>broadside::ExpectationPanel</name>
    <message>
        <source>step %1</source>
        <translation>paso %1</translation>
    </message>
    <message>
        <source>A click on a step goes there</source>
        <translation>Un clic en un paso lleva a él</translation>
    </message>
    <message>
        <source>The reasons, from the outcome to its causes. A click on a step goes there.</source>
        <translation>Las razones, del resultado a sus causas. Un clic en un paso lleva a él.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>What to do about it</source>
        <translation>Qué hacer al respecto</translation>
    </message>
    <message>
        <source>Remove the expectation</source>
        <translation>Quitar la expectativa</translation>
    </message>
    <message>
        <source>Expected: %1.</source>
        <translation>Expectativa: %1.</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Volver a comprobar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Examine the recorded steps from the first one on</source>
        <translation>Examinar los pasos grabados desde el primero</translation>
    </message>
    <message>
        <source>Stop examining the recorded steps</source>
        <translation>Dejar de examinar los pasos grabados</translation>
    </message>
    <message>
        <source>steps %1 to %2</source>
        <translation>pasos %1 a %2</translation>
    </message>
    <message>
        <source>Holds: first in %1.</source>
        <translation>Se cumple: por primera vez en el %1.</translation>
    </message>
    <message>
        <source>Holds in %1.</source>
        <translation>Se cumple en los %1.</translation>
    </message>
    <message>
        <source>Fails: first in %1.</source>
        <translation>No se cumple: por primera vez en el %1.</translation>
    </message>
    <message>
        <source>Fails in %1.</source>
        <translation>No se cumple en los %1.</translation>
    </message>
    <message>
        <source>They are nearest in %1: %2 m.</source>
        <translation>Están más cerca en el %1: %2 m.</translation>
    </message>
    <message>
        <source>The steps from %1 on were made again with the fix.</source>
        <translation>Desde el %1, los pasos se hicieron de nuevo con la corrección.</translation>
    </message>
    <message>
        <source>Examining the recorded steps: %1 %</source>
        <translation>Examinando los pasos grabados: %1 %</translation>
    </message>
    <message>
        <source>The search was cancelled.</source>
        <translation>La búsqueda se canceló.</translation>
    </message>
    <message>
        <source>Run or step the simulation: its recorded steps are then checked.</source>
        <translation>Ejecutar o avanzar la simulación: después se comprueban sus pasos grabados.</translation>
    </message>
    <message>
        <source>Pause the simulation to check its latest steps.</source>
        <translation>Pausar la simulación para comprobar sus últimos pasos.</translation>
    </message>
    <message>
        <source>object %1</source>
        <translation>objeto %1</translation>
    </message>
    <message>
        <source>Select one or two objects and choose Debug &gt; Expect a hit, Expect to stay in the world, Expect to stay here or Expect that nothing touches it. Or drag from one object to another with the tool Expect. This panel then says whether it happens, and why not.</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>broadside::ExplanationView</name>
    <message>
        <source>Show me</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Corregir</translation>
    </message>
    <message>
        <source>Explanations</source>
        <translation>Explicaciones</translation>
    </message>
    <message>
        <source>Undo reverts the fix.</source>
        <translation>Deshacer revierte la corrección.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Remedy: %1</source>
        <translation>Remedio: %1</translation>
    </message>
    <message>
        <source>Explains as much: %1</source>
        <translation>Explica lo mismo: %1</translation>
    </message>
    <message>
        <source>To be surer: %1</source>
        <translation>Para más certeza: %1</translation>
    </message>
    <message>
        <source>The broad phase is the game's own. The remedy says what to change there.</source>
        <translation>La broad phase es la del juego. El remedio dice qué cambiar allí.</translation>
    </message>
    <message>
        <source>Choose an explanation first.</source>
        <translation>Elegir primero una explicación.</translation>
    </message>
    <message>
        <source>The fix is applied already.</source>
        <translation>La corrección ya está aplicada.</translation>
    </message>
    <message>
        <source>The objects are not part of the scene.</source>
        <translation>Los objetos no forman parte de la escena.</translation>
    </message>
    <message>
        <source>%1, and make the run again with it</source>
        <translation>%1, y repetir con ello la ejecución</translation>
    </message>
    <message>
        <source>Play the steps before the example in slow motion, and pause there</source>
        <translation>Reproducir a cámara lenta los pasos previos al ejemplo y pausar allí</translation>
    </message>
    <message>
        <source>Choose an explanation with an example first.</source>
        <translation>Elegir primero una explicación con ejemplo.</translation>
    </message>
</context>
<context>
    <name>broadside::ExplanationsModel</name>
    <message>
        <source>%1 through %2</source>
        <translation>%1 a través de %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Missed pairs that are not explained</source>
        <translation>Pares omitidos sin explicar</translation>
    </message>
    <message>
        <source>%1
Click to go to the first of these steps.</source>
        <translation>%1
Clic para ir al primero de estos pasos.</translation>
    </message>
    <message>
        <source>%1
Click to go to the example.</source>
        <translation>%1
Clic para ir al ejemplo.</translation>
    </message>
    <message>
        <source>The explanations, best first, and the pairs that each explains</source>
        <translation>Las explicaciones, la mejor primero, y los pares que explica cada una</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Explicación</translation>
    </message>
    <message>
        <source>The first step that shows it</source>
        <translation>El primer paso que lo muestra</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Primer paso</translation>
    </message>
    <message>
        <source>The last step that shows it</source>
        <translation>El último paso que lo muestra</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Último paso</translation>
    </message>
    <message>
        <source>The number of steps of a pair, or of all its pairs together</source>
        <translation>El número de pasos de un par, o de todos sus pares juntos</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Número</translation>
    </message>
</context>
<context>
    <name>broadside::ExportAction</name>
    <message>
        <source>&amp;Export picture...</source>
        <translation>Exportar imagen...</translation>
    </message>
    <message>
        <source>Export the view, the world, or every recorded step as PNG, SVG or PDF</source>
        <translation>Exportar la vista, el mundo o cada paso grabado como PNG, SVG o PDF</translation>
    </message>
    <message>
        <source>untitled</source>
        <translation>sin título</translation>
    </message>
    <message>
        <source>Only one step of a recording can be exported at a time.</source>
        <translation>De una grabación solo se puede exportar un paso cada vez.</translation>
    </message>
    <message>
        <source>Edits wait for the next step. Make a step, or undo them, first.</source>
        <translation>Hay ediciones a la espera del próximo paso. Avanzar antes un paso o deshacerlas.</translation>
    </message>
    <message>
        <source>The picture was not exported.</source>
        <translation>No se exportó la imagen.</translation>
    </message>
    <message>
        <source>Pictures are already being exported.</source>
        <translation>Ya se están exportando imágenes.</translation>
    </message>
    <message>
        <source>Exporting pictures ...</source>
        <translation>Exportando imágenes ...</translation>
    </message>
    <message>
        <source>Exporting %1 ...</source>
        <translation>Exportando %1 ...</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Exported %1, up to %2.</source>
        <translation>Exportado: %1, hasta %2.</translation>
    </message>
    <message>
        <source>Exported %1.</source>
        <translation>Exportado: %1.</translation>
    </message>
    <message>
        <source>The export was cancelled.</source>
        <translation>La exportación se canceló.</translation>
    </message>
    <message>
        <source>The export was cancelled after %1.</source>
        <translation>La exportación se canceló tras %1.</translation>
    </message>
</context>
<context>
    <name>broadside::ExportDialog</name>
    <message>
        <source>Width of the picture</source>
        <translation>Anchura de la imagen</translation>
    </message>
    <message>
        <source>px</source>
        <translation>px</translation>
    </message>
    <message>
        <source>Height of the picture</source>
        <translation>Altura de la imagen</translation>
    </message>
    <message>
        <source>a picture of each recorded step</source>
        <translation>una imagen de cada paso grabado</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Primer paso</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Último paso</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>Exportar imagen</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>Muestra</translation>
    </message>
    <message>
        <source>what the view shows</source>
        <translation>lo que muestra la vista</translation>
    </message>
    <message>
        <source>the whole world</source>
        <translation>el mundo entero</translation>
    </message>
    <message>
        <source>out-0001.png and so on, with the number of the step</source>
        <translation>out-0001.png y así sucesivamente, con el número del paso</translation>
    </message>
    <message>
        <source>Run the simulation first: no step is recorded.</source>
        <translation>Ejecutar primero la simulación: no hay ningún paso grabado.</translation>
    </message>
    <message>
        <source>Browse...</source>
        <translation>Examinar...</translation>
    </message>
    <message>
        <source>The end of the name sets the format: .png, .svg or .pdf</source>
        <translation>El final del nombre determina el formato: .png, .svg o .pdf</translation>
    </message>
    <message>
        <source>Export what the View menu shows: grid, ids, shapes, sprites ...</source>
        <translation>Exportar lo que muestra el menú Ver: cuadrícula, id, formas, sprites ...</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Width and height in pixels</source>
        <translation>Anchura y altura en píxeles</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Export an animation of the recorded steps, picture by picture</source>
        <translation>Exportar una animación de los pasos grabados, imagen a imagen</translation>
    </message>
    <message>
        <source>From, to</source>
        <translation>Desde, hasta</translation>
    </message>
    <message>
        <source>Numbers of the first and the last step</source>
        <translation>Números del primer y del último paso</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.pdf)</source>
        <translation>Imágenes (*.png *.svg *.pdf)</translation>
    </message>
    <message>
        <source>Enter a file name.</source>
        <translation>Escribir un nombre de archivo.</translation>
    </message>
    <message>
        <source>End the name with .png, .svg or .pdf.</source>
        <translation>Terminar el nombre en .png, .svg o .pdf.</translation>
    </message>
    <message>
        <source>The folder %1 does not exist. Choose another one.</source>
        <translation>La carpeta %1 no existe. Elegir otra.</translation>
    </message>
    <message>
        <source>The first step is after the last step.</source>
        <translation>El primer paso es posterior al último.</translation>
    </message>
    <message>
        <source>%1 x %2 pixels</source>
        <translation>%1 x %2 píxeles</translation>
    </message>
    <message>
        <source>%1 x %2 pixels of 1/96 inch; lines and texts stay sharp at any size</source>
        <translation>%1 x %2 píxeles de 1/96 de pulgada; líneas y textos quedan nítidos a cualquier tamaño</translation>
    </message>
    <message>
        <source>%1, from %2 on, each %3.</source>
        <translation>%1, a partir de %2; cada una, %3.</translation>
    </message>
    <message>
        <source>This takes %1: a smaller size is faster, and SVG and PDF have no pixels. You can cancel it at any time.</source>
        <translation>Esto tarda %1: un tamaño menor es más rápido, y SVG y PDF no tienen píxeles. Se puede cancelar en cualquier momento.</translation>
    </message>
    <message>
        <source>%1. This replaces the existing file.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1.</source>
        <translation type="unfinished">%1.</translation>
    </message>
</context>
<context>
    <name>broadside::FaultNote</name>
    <message>
        <source>Select them</source>
        <translation>Seleccionarlos</translation>
    </message>
    <message>
        <source>Faults of the algorithm</source>
        <translation>Fallos del algoritmo</translation>
    </message>
    <message>
        <source>Objects with which the published algorithm would crash or lose pairs.
They are framed in the world. Click the number for the list. An audit finds the pairs that are lost now.</source>
        <translation>Objetos con los que el algoritmo publicado haría caer el programa o perdería pares.
Están enmarcados en el mundo. Clic en el número para ver la lista. Una auditoría encuentra los pares que se pierden ahora.</translation>
    </message>
    <message>
        <source>Objects with faults</source>
        <translation>Objetos con fallos</translation>
    </message>
    <message>
        <source>&lt;b&gt;No faults&lt;/b&gt; in the registration of these objects. An audit also finds faults of rounding.</source>
        <translation>&lt;b&gt;Sin fallos&lt;/b&gt; en el registro de estos objetos. Una auditoría también encuentra fallos de redondeo.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Faults: &lt;a href="list"&gt;%1&lt;/a&gt;.&lt;/b&gt; %2: %3. %4.</source>
        <translation>&lt;b&gt;Fallos: &lt;a href="list"&gt;%1&lt;/a&gt;.&lt;/b&gt; %2: %3. %4.</translation>
    </message>
    <message>
        <source>Select it</source>
        <translation>Seleccionarlo</translation>
    </message>
    <message>
        <source>Select the objects with a fault: %1</source>
        <translation>Seleccionar los objetos con un fallo: %1</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 más</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>broadside::FileActions</name>
    <message>
        <source>Unsaved changes would be lost if the program ended now, because no copy of them can be made.</source>
        <translation>Los cambios sin guardar se perderían si el programa terminara ahora, porque no se puede hacer una copia de ellos.</translation>
    </message>
    <message>
        <source>%1 (sample)</source>
        <translation>%1 (ejemplo)</translation>
    </message>
    <message>
        <source>%1 could not be opened.</source>
        <translation>No se pudo abrir %1.</translation>
    </message>
    <message>
        <source>It is larger than %1 MiB. Split it into several tables, or write a trace.</source>
        <translation>Supera los %1 MiB. Dividirla en varias tablas o escribir una traza.</translation>
    </message>
    <message>
        <source>%1 could not be imported.</source>
        <translation>No se pudo importar %1.</translation>
    </message>
    <message>
        <source>Reading %1 ...</source>
        <translation>Leyendo %1 ...</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Abriendo</translation>
    </message>
    <message>
        <source>%1 was not opened, because the scene was changed while it was read. Open it again.</source>
        <translation>No se abrió %1, porque la escena cambió mientras se leía. Volver a abrir el archivo.</translation>
    </message>
    <message>
        <source>%1

The open scene stays as it is.</source>
        <translation>%1

La escena abierta queda como está.</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>No se pudo guardar %1.</translation>
    </message>
    <message>
        <source>%1 was missing. Saving has made it again.</source>
        <translation>Faltaba %1. Al guardar se ha vuelto a crear.</translation>
    </message>
    <message>
        <source>%1 was saved, but its version before that was not kept.</source>
        <translation>%1 se guardó, pero no se conservó su versión anterior.</translation>
    </message>
    <message>
        <source>%1, saved %2</source>
        <translation>%1, guardado %2</translation>
    </message>
    <message>
        <source>Restore earlier version</source>
        <translation>Restaurar versión anterior</translation>
    </message>
    <message>
        <source>The saved file cannot be read. %1</source>
        <translation>No se puede leer el archivo guardado. %1</translation>
    </message>
    <message>
        <source>In the file, compared with the open scene: %1.</source>
        <translation>En el archivo, en comparación con la escena abierta: %1.</translation>
    </message>
    <message>
        <source>%1
The file no longer exists.</source>
        <translation>%1
El archivo ya no existe.</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>No hay archivos recientes</translation>
    </message>
    <message>
        <source>Files that you open or save are listed here</source>
        <translation>Aquí se enumeran los archivos abiertos o guardados</translation>
    </message>
    <message>
        <source>Clear this list</source>
        <translation>Vaciar esta lista</translation>
    </message>
</context>
<context>
    <name>broadside::FileBar</name>
    <message>
        <source>Close this message</source>
        <translation>Cerrar este mensaje</translation>
    </message>
    <message>
        <source>Close the message about the file</source>
        <translation>Cerrar el mensaje sobre el archivo</translation>
    </message>
</context>
<context>
    <name>broadside::FileChanges</name>
    <message>
        <source>Reload</source>
        <translation>Recargar</translation>
    </message>
    <message>
        <source>%1 was changed by another program and is reloaded. Undo restores the scene as it was before.</source>
        <translation>Otro programa modificó %1, y se ha recargado. Deshacer restaura la escena tal como estaba.</translation>
    </message>
    <message>
        <source>Save the scene into a file first.</source>
        <translation>Guardar primero la escena en un archivo.</translation>
    </message>
    <message>
        <source>There are no changes since the scene was saved.</source>
        <translation>No hay cambios desde que se guardó la escena.</translation>
    </message>
    <message>
        <source>The file is missing. Save the scene to make it again.</source>
        <translation>Falta el archivo. Guardar la escena para volver a crearlo.</translation>
    </message>
    <message>
        <source>%1 was not reverted.</source>
        <translation>%1 no se revirtió.</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Revertir</translation>
    </message>
    <message>
        <source>The scene is again as in %1. Undo restores the changes.</source>
        <translation>La escena vuelve a estar como en %1. Deshacer restaura los cambios.</translation>
    </message>
</context>
<context>
    <name>broadside::FileMenu</name>
    <message>
        <source>&amp;New</source>
        <translation>Nueva</translation>
    </message>
    <message>
        <source>Create an empty scene</source>
        <translation>Crear una escena vacía</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>Abrir...</translation>
    </message>
    <message>
        <source>Open a scene file</source>
        <translation>Abrir un archivo de escena</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir reciente</translation>
    </message>
    <message>
        <source>Open sa&amp;mple</source>
        <translation>Abrir ejemplo</translation>
    </message>
    <message>
        <source>Open m&amp;ystery</source>
        <translation>Abrir misterio</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Save the scene to its file</source>
        <translation>Guardar la escena en su archivo</translation>
    </message>
    <message>
        <source>Save &amp;as...</source>
        <translation>Guardar como...</translation>
    </message>
    <message>
        <source>Save the scene to another file</source>
        <translation>Guardar la escena en otro archivo</translation>
    </message>
    <message>
        <source>Re&amp;vert</source>
        <translation>Revertir</translation>
    </message>
    <message>
        <source>Replace the scene by the last saved version, as one undo step</source>
        <translation>Reemplazar la escena por la última versión guardada, como un solo paso al deshacer</translation>
    </message>
    <message>
        <source>Ear&amp;lier versions...</source>
        <translation>Versiones anteriores...</translation>
    </message>
    <message>
        <source>Show earlier saved versions of this file, open one or restore it</source>
        <translation>Mostrar versiones guardadas anteriores de este archivo, abrir una o restaurarla</translation>
    </message>
    <message>
        <source>Save the scene to a file first.</source>
        <translation>Guardar primero la escena en un archivo.</translation>
    </message>
    <message>
        <source>&amp;Import the level again</source>
        <translation>Volver a importar el nivel</translation>
    </message>
    <message>
        <source>Apply the changes of the level's own editor to this scene; your edits stay</source>
        <translation>Aplicar a esta escena los cambios hechos en el editor del nivel; las ediciones propias permanecen</translation>
    </message>
</context>
<context>
    <name>broadside::FindingLinks</name>
    <message>
        <source>Reduced</source>
        <translation>Reducida</translation>
    </message>
    <message>
        <source>In step %1 the fault needs the inputs of the simulation, such as shots, and a scene has no inputs</source>
        <translation>En el paso %1, el fallo necesita las entradas de la simulación, como los disparos, y una escena no tiene entradas</translation>
    </message>
</context>
<context>
    <name>broadside::FindingsModel</name>
    <message>
        <source>Tunnelled: passed through another object</source>
        <translation>Efecto túnel: atravesó otro objeto</translation>
    </message>
    <message>
        <source>Box smaller than its shape: the shapes overlap, but the boxes do not</source>
        <translation>Caja menor que su forma: las formas se solapan, pero las cajas no</translation>
    </message>
    <message>
        <source>Missed: %1</source>
        <translation>Omitido: %1</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Paso %1</translation>
    </message>
    <message>
        <source>Steps %1 to %2</source>
        <translation>Pasos %1 a %2</translation>
    </message>
    <message>
        <source>%1 through %2</source>
        <translation>%1 a través de %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The boxes overlap, but the broad phase does not report the pair: %1.
</source>
        <translation>Las cajas se solapan, pero la broad phase no notifica el par: %1.
</translation>
    </message>
    <message>
        <source>The shapes overlap, but the boxes do not: a box is smaller than its shape.
</source>
        <translation>Las formas se solapan, pero las cajas no: una caja es menor que su forma.
</translation>
    </message>
    <message>
        <source>Click to go to the first of these steps and show the two objects.</source>
        <translation>Clic para ir al primero de estos pasos y mostrar los dos objetos.</translation>
    </message>
    <message>
        <source>Click to go to the first of these findings.</source>
        <translation>Clic para ir al primero de estos hallazgos.</translation>
    </message>
    <message>
        <source>Findings by cause, then the pairs, then the steps</source>
        <translation>Hallazgos por causa; dentro, los pares y los pasos</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Hallazgo</translation>
    </message>
    <message>
        <source>The first step that shows it</source>
        <translation>El primer paso que lo muestra</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Primer paso</translation>
    </message>
    <message>
        <source>The last step that shows it</source>
        <translation>El último paso que lo muestra</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Último paso</translation>
    </message>
    <message>
        <source>The number of steps of a pair, or of all pairs of an explanation together</source>
        <translation>El número de pasos de un par, o de todos los pares de una explicación juntos</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Número</translation>
    </message>
</context>
<context>
    <name>broadside::FixButton</name>
    <message>
        <source>Fix: %1</source>
        <translation>Corregir: %1</translation>
    </message>
    <message>
        <source>%1. Undo reverts it.</source>
        <translation>%1. Deshacer lo revierte.</translation>
    </message>
</context>
<context>
    <name>broadside::FixProof</name>
    <message>
        <source>Trying the fix: step %1 is simulated again</source>
        <translation>Probando la corrección: se simula de nuevo el paso %1</translation>
    </message>
    <message>
        <source>Fixed: step %1 was simulated again with the fix, and the finding is gone</source>
        <translation>Corregido: se simuló de nuevo el paso %1 con la corrección, y el hallazgo desapareció</translation>
    </message>
    <message>
        <source>Not fixed: step %1 was simulated again with the fix, and the finding is still there</source>
        <translation>Sin corregir: se simuló de nuevo el paso %1 con la corrección, y el hallazgo sigue ahí</translation>
    </message>
</context>
<context>
    <name>broadside::FixRun</name>
    <message>
        <source>The fix is applied. Steps %1 to %2 are simulated again.</source>
        <translation>La corrección está aplicada. Se simulan de nuevo los pasos %1 a %2.</translation>
    </message>
    <message>
        <source>Fixed: steps %1 to %2 were simulated again, and no step shows the finding.</source>
        <translation>Corregido: se simularon de nuevo los pasos %1 a %2, y ninguno muestra el hallazgo.</translation>
    </message>
    <message>
        <source>Not fixed: steps %1 to %2 were simulated again and show the finding %3, before the fix %4.</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>broadside::FixTester</name>
    <message>
        <source>Not tried. Pause the simulation, then the fix is tried on the recorded steps.</source>
        <translation>Sin probar. Al pausar la simulación, la corrección se prueba en los pasos grabados.</translation>
    </message>
    <message>
        <source>Not tried, because the step before the finding is not recorded.</source>
        <translation>Sin probar, porque el paso anterior al hallazgo no está grabado.</translation>
    </message>
    <message>
        <source>Not tried.</source>
        <translation>Sin probar.</translation>
    </message>
    <message>
        <source>The fix is being tried on the recorded steps.</source>
        <translation>Se está probando la corrección en los pasos grabados.</translation>
    </message>
    <message>
        <source>Not tried, because the world cannot be made with this fix.</source>
        <translation>Sin probar, porque el mundo no se puede crear con esta corrección.</translation>
    </message>
    <message>
        <source> Only swept motion was tried.</source>
        <translation> Solo se probó el movimiento por barrido.</translation>
    </message>
</context>
<context>
    <name>broadside::GameSign</name>
    <message>
        <source>Run with F5. %1.</source>
        <translation>Ejecutar con F5. %1.</translation>
    </message>
    <message>
        <source>Score %1</source>
        <translation>Puntos: %1</translation>
    </message>
</context>
<context>
    <name>broadside::GuideActions</name>
    <message>
        <source>&amp;Guides</source>
        <translation>Guías</translation>
    </message>
    <message>
        <source>&amp;Show guides</source>
        <translation>Mostrar guías</translation>
    </message>
    <message>
        <source>Show the guides of the scene; objects do not snap to hidden guides</source>
        <translation>Mostrar las guías de la escena; los objetos no se ajustan a guías ocultas</translation>
    </message>
    <message>
        <source>&amp;Add guide...</source>
        <translation>Añadir guía...</translation>
    </message>
    <message>
        <source>Add a vertical or horizontal guide at a typed position</source>
        <translation>Añadir una guía vertical u horizontal en una posición escrita</translation>
    </message>
    <message>
        <source>Guides at the &amp;edges of the selection</source>
        <translation>Guías en los bordes de la selección</translation>
    </message>
    <message>
        <source>Add four guides along the box around the selected objects</source>
        <translation>Añadir cuatro guías en la caja que rodea los objetos seleccionados</translation>
    </message>
    <message>
        <source>The scene has no guides.</source>
        <translation>La escena no tiene guías.</translation>
    </message>
    <message>
        <source>&amp;Remove all guides</source>
        <translation>Quitar todas las guías</translation>
    </message>
    <message>
        <source>Remove every guide of the scene; objects stay</source>
        <translation>Quitar todas las guías de la escena; los objetos permanecen</translation>
    </message>
    <message>
        <source>Add guide</source>
        <translation>Añadir guía</translation>
    </message>
    <message>
        <source>Place of the guide</source>
        <translation>Lugar de la guía</translation>
    </message>
    <message>
        <source>Add guides at the edges of %1</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>broadside::GuideDialog</name>
    <message>
        <source>Place of the guide</source>
        <translation>Lugar de la guía</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>Direction of the guide</source>
        <translation>Dirección de la guía</translation>
    </message>
    <message>
        <source>vertical, at an x</source>
        <translation>vertical, en una x</translation>
    </message>
    <message>
        <source>horizontal, at a y</source>
        <translation>horizontal, en una y</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guía</translation>
    </message>
    <message>
        <source>A vertical guide holds left, right and middle; a horizontal one top, bottom and middle</source>
        <translation>Una guía vertical atrae izquierda, derecha y centro; una horizontal, arriba, abajo y centro</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Colocar</translation>
    </message>
    <message>
        <source>Metres from 0, which is the lower left corner of the world</source>
        <translation>Metros desde 0, que es la esquina inferior izquierda del mundo</translation>
    </message>
</context>
<context>
    <name>broadside::HeatSection</name>
    <message>
        <source>Count</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>The meaning of a cell's colour.
Candidates: reported pairs of which both objects are registered in the cell.
False positives: candidates whose boxes do not overlap.</source>
        <translation>El significado del color de una celda.
Candidatos: pares notificados cuyos dos objetos están registrados en la celda.
Falsos positivos: candidatos cuyas cajas no se solapan.</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>This step, or the mean of the recorded steps up to it.
Steps with other cells do not count.</source>
        <translation>Este paso, o la media de los pasos grabados hasta él.
Los pasos con otras celdas no cuentan.</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Escala</translation>
    </message>
    <message>
        <source>A logarithmic scale shows differences of low numbers, a linear one those of high numbers</source>
        <translation>Una escala logarítmica muestra diferencias entre números bajos; una lineal, entre números altos</translation>
    </message>
    <message>
        <source>Objects per cell</source>
        <translation>Objetos por celda</translation>
    </message>
    <message>
        <source>Candidates per cell</source>
        <translation>Candidatos por celda</translation>
    </message>
    <message>
        <source>False positives per cell</source>
        <translation>Falsos positivos por celda</translation>
    </message>
    <message>
        <source>This step</source>
        <translation>Este paso</translation>
    </message>
    <message>
        <source>Mean of the last 60</source>
        <translation>Media de los últimos 60</translation>
    </message>
    <message>
        <source>Mean of the last 600</source>
        <translation>Media de los últimos 600</translation>
    </message>
    <message>
        <source>Mean of all recorded</source>
        <translation>Media de todos los grabados</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>Logarítmica</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Lineal</translation>
    </message>
    <message>
        <source>Counting: %1 %</source>
        <translation>Contando: %1 %</translation>
    </message>
    <message>
        <source>At most %1 in a cell</source>
        <translation>Máximo en una celda: %1</translation>
    </message>
</context>
<context>
    <name>broadside::HelpActions</name>
    <message>
        <source>Find a &amp;command...</source>
        <translation>Buscar un comando...</translation>
    </message>
    <message>
        <source>Find any command by a few of its letters</source>
        <translation>Encontrar cualquier comando con unas pocas letras</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts...</source>
        <translation>Atajos de teclado...</translation>
    </message>
    <message>
        <source>Show and change the keys of all commands</source>
        <translation>Mostrar y cambiar las teclas de todos los comandos</translation>
    </message>
    <message>
        <source>&amp;Welcome</source>
        <translation>Bienvenida</translation>
    </message>
    <message>
        <source>Show recent files, sample worlds, and mysteries: broken worlds to solve</source>
        <translation>Mostrar archivos recientes, mundos de ejemplo y misterios: mundos rotos por resolver</translation>
    </message>
    <message>
        <source>&amp;First minute</source>
        <translation>Primer minuto</translation>
    </message>
    <message>
        <source>Show what to try first</source>
        <translation>Mostrar qué probar primero</translation>
    </message>
    <message>
        <source>A&amp;bout Broadside</source>
        <translation>Acerca de Broadside</translation>
    </message>
    <message>
        <source>Show the version and the parts of this program</source>
        <translation>Mostrar la versión y las partes de este programa</translation>
    </message>
    <message>
        <source>What is new</source>
        <translation>Novedades</translation>
    </message>
    <message>
        <source>Show the changes of all versions</source>
        <translation>Mostrar los cambios de todas las versiones</translation>
    </message>
    <message>
        <source>Report a problem...</source>
        <translation>Informar de un problema...</translation>
    </message>
    <message>
        <source>Fill in a text with the versions, to copy; nothing is sent</source>
        <translation>Completar un texto con las versiones para copiarlo; no se envía nada</translation>
    </message>
</context>
<context>
    <name>broadside::Hints</name>
    <message>
        <source>No more hints</source>
        <translation>No más consejos</translation>
    </message>
    <message>
        <source>Close the hints for good; Help &gt; First minute has the same content</source>
        <translation>Cerrar los consejos para siempre; Ayuda &gt; Primer minuto tiene el mismo contenido</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Entendido</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
</context>
<context>
    <name>broadside::HistoryPanel</name>
    <message>
        <source>Edits of the scene</source>
        <translation>Ediciones de la escena</translation>
    </message>
    <message>
        <source>As opened</source>
        <translation>Al abrir</translation>
    </message>
    <message>
        <source>Click an edit to go to the state after it. Later edits are kept until you edit something there. The disk marks the saved state.</source>
        <translation>Clic en una edición para ir al estado posterior a ella. Las ediciones posteriores se conservan hasta que se edita algo allí. El disco marca el estado guardado.</translation>
    </message>
    <message>
        <source>Edits of the simulation</source>
        <translation>Ediciones de la simulación</translation>
    </message>
    <message>
        <source>As simulated</source>
        <translation>Como se simuló</translation>
    </message>
    <message>
        <source>Edits of this simulation, which are not in the scene. An edit that a step has used is reverted by a new edit.</source>
        <translation>Ediciones de esta simulación, que no están en la escena. Una edición que ya usó un paso se revierte con una edición nueva.</translation>
    </message>
    <message>
        <source>In this simulation</source>
        <translation>En esta simulación</translation>
    </message>
</context>
<context>
    <name>broadside::InspectorPanel</name>
    <message>
        <source>Move the mouse over an object or a point of the world. This panel then lists the candidates for it, and the tests that each of them passes.</source>
        <translation>Pasar el ratón sobre un objeto o un punto del mundo. Este panel enumera entonces sus candidatos y las pruebas que supera cada uno.</translation>
    </message>
    <message>
        <source>Potential colliders</source>
        <translation>Colisiones posibles</translation>
    </message>
    <message>
        <source>The shapes that the ray meets, nearest first</source>
        <translation>Las formas que encuentra el rayo, la más cercana primero</translation>
    </message>
    <message>
        <source>Their shapes overlap in the narrow phase</source>
        <translation>Sus formas se solapan en la narrow phase</translation>
    </message>
    <message>
        <source>Their axis-aligned boxes overlap, their shapes do not</source>
        <translation>Sus cajas alineadas con los ejes se solapan, sus formas no</translation>
    </message>
    <message>
        <source>False positives: candidates whose boxes do not overlap</source>
        <translation>Falsos positivos: candidatos cuyas cajas no se solapan</translation>
    </message>
    <message>
        <source>%1 candidates: %2</source>
        <translation>%1 candidatos: %2</translation>
    </message>
    <message>
        <source>The panel Broad phase says why.</source>
        <translation>El panel Broad phase dice por qué.</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>no grabado</translation>
    </message>
    <message>
        <source>no broad phase</source>
        <translation>sin broad phase</translation>
    </message>
    <message>
        <source>Registered with its own box</source>
        <translation>Registrado con su propia caja</translation>
    </message>
    <message>
        <source>Registered %1 m away from where it is</source>
        <translation>Registrado a %1 m de donde está</translation>
    </message>
    <message>
        <source>Registered with a larger box, at least %1 m on each side</source>
        <translation>Registrado con una caja mayor, al menos %1 m por cada lado</translation>
    </message>
    <message>
        <source>Sticks out of its registered box by %1 m</source>
        <translation>Sobresale %1 m de su caja registrada</translation>
    </message>
    <message>
        <source>In no cell</source>
        <translation>En ninguna celda</translation>
    </message>
    <message>
        <source>Cell %1</source>
        <translation>Celda %1</translation>
    </message>
    <message>
        <source>Cells %1</source>
        <translation>Celdas %1</translation>
    </message>
    <message>
        <source>
Nearest: %1, %2 m away</source>
        <translation>
El más cercano: %1, a %2 m</translation>
    </message>
    <message>
        <source>
First hit: %1 at %2</source>
        <translation>
Primer impacto: %1 en %2</translation>
    </message>
    <message>
        <source>
Answered in %1 µs</source>
        <translation>
Respuesta en %1 µs</translation>
    </message>
    <message>
        <source>Query: %1</source>
        <translation>Consulta: %1</translation>
    </message>
    <message>
        <source>Point %1</source>
        <translation>Punto %1</translation>
    </message>
    <message>
        <source>%1 (pinned)</source>
        <translation>%1 (fijado)</translation>
    </message>
    <message>
        <source>Candidates and cells are not recorded.</source>
        <translation>Los candidatos y las celdas no están grabados.</translation>
    </message>
    <message>
        <source>There is no broad phase. The panel Broad phase says why.</source>
        <translation>No hay broad phase. El panel Broad phase dice por qué.</translation>
    </message>
    <message>
        <source>Outside the grid, where cells have no ids.</source>
        <translation>Fuera de la cuadrícula, donde las celdas no tienen id.</translation>
    </message>
    <message>
        <source>In no cell: the algorithm has no cell here.</source>
        <translation>En ninguna celda: el algoritmo no tiene celda aquí.</translation>
    </message>
    <message>
        <source>%1; touches, but is not in %2</source>
        <translation>%1; toca estas celdas, pero no está en ellas: %2</translation>
    </message>
    <message>
        <source>This algorithm has no structure: every pair is a candidate.</source>
        <translation>Este algoritmo no tiene estructura: cada par es un candidato.</translation>
    </message>
    <message>
        <source>This algorithm has no cells.</source>
        <translation>Este algoritmo no tiene celdas.</translation>
    </message>
    <message>
        <source>x interval %1 to %2 m</source>
        <translation>intervalo x de %1 a %2 m</translation>
    </message>
    <message>
        <source>Tree node at depth %1, which holds %2 itself</source>
        <translation>Nodo del árbol a profundidad %1, que contiene directamente %2</translation>
    </message>
    <message>
        <source>Click to select all of them.</source>
        <translation>Clic para seleccionarlos todos.</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>y %1 más</translation>
    </message>
    <message>
        <source>Click to select it</source>
        <translation>Clic para seleccionarlo</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Object %1</source>
        <translation>Objeto %1</translation>
    </message>
</context>
<context>
    <name>broadside::LanguageSwitch</name>
    <message>
        <source>A game has attached to this window, so the language changes with the next start.</source>
        <translation>Un juego se ha conectado a esta ventana, así que el idioma cambiará en el próximo inicio.</translation>
    </message>
</context>
<context>
    <name>broadside::LayerBar</name>
    <message>
        <source>Base layer</source>
        <translation>Capa base</translation>
    </message>
    <message>
        <source>Add a layer</source>
        <translation>Añadir una capa</translation>
    </message>
    <message>
        <source>Add a layer on top of all others</source>
        <translation>Añadir una capa encima de todas las demás</translation>
    </message>
    <message>
        <source>Raise the layer</source>
        <translation>Subir la capa</translation>
    </message>
    <message>
        <source>Lower the layer</source>
        <translation>Bajar la capa</translation>
    </message>
    <message>
        <source>Colour of the layer</source>
        <translation>Color de la capa</translation>
    </message>
    <message>
        <source>Hide the layer</source>
        <translation>Ocultar la capa</translation>
    </message>
    <message>
        <source>Lock the layer</source>
        <translation>Bloquear la capa</translation>
    </message>
    <message>
        <source>Delete the layer</source>
        <translation>Eliminar la capa</translation>
    </message>
    <message>
        <source>Opacity of the layer</source>
        <translation>Opacidad de la capa</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Layer: %1</source>
        <translation>Capa: %1</translation>
    </message>
    <message>
        <source>Opacity of %1</source>
        <translation>Opacidad de %1</translation>
    </message>
    <message>
        <source>Mark %1 with a colour in this list</source>
        <translation>Marcar %1 con un color en esta lista</translation>
    </message>
    <message>
        <source>Show the layer</source>
        <translation>Mostrar la capa</translation>
    </message>
    <message>
        <source>Hide %1, so that it is neither drawn nor picked</source>
        <translation>Ocultar %1, para que no se dibuje ni se pueda seleccionar</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>Mostrar %1</translation>
    </message>
    <message>
        <source>Unlock the layer</source>
        <translation>Desbloquear la capa</translation>
    </message>
    <message>
        <source>Unlock %1</source>
        <translation>Desbloquear %1</translation>
    </message>
    <message>
        <source>Lock %1, so that its objects cannot be dragged</source>
        <translation>Bloquear %1, para que sus objetos no se puedan arrastrar</translation>
    </message>
    <message>
        <source>A scene has at most %1 layers.</source>
        <translation>Una escena tiene como máximo %1 capas.</translation>
    </message>
    <message>
        <source>Raise %1 by one layer</source>
        <translation>Subir %1 una capa</translation>
    </message>
    <message>
        <source>This is the top layer.</source>
        <translation>Esta es la capa superior.</translation>
    </message>
    <message>
        <source>There is no other layer.</source>
        <translation>No hay otra capa.</translation>
    </message>
    <message>
        <source>Lower %1 by one layer</source>
        <translation>Bajar %1 una capa</translation>
    </message>
    <message>
        <source>This is the lowest layer.</source>
        <translation>Esta es la capa inferior.</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Eliminar %1</translation>
    </message>
    <message>
        <source>The base layer cannot be deleted. Choose another layer in the list.</source>
        <translation>La capa base no se puede eliminar. Elegir otra capa en la lista.</translation>
    </message>
    <message>
        <source>Stop the simulation first (Shift+F5).</source>
        <translation>Detener primero la simulación (Mayús+F5).</translation>
    </message>
    <message>
        <source>&amp;Delete %1</source>
        <translation>Eliminar %1</translation>
    </message>
    <message>
        <source>&amp;Delete %1, keep %2</source>
        <translation>Eliminar %1, conservar %2</translation>
    </message>
    <message>
        <source>Its objects go to the base layer</source>
        <translation>Sus objetos pasan a la capa base</translation>
    </message>
    <message>
        <source>Delete %1 &amp;and %2</source>
        <translation>Eliminar %1 y %2</translation>
    </message>
    <message>
        <source>Its objects are deleted, too</source>
        <translation>Sus objetos también se eliminan</translation>
    </message>
    <message>
        <source>Change the opacity of %1 to %2 %</source>
        <translation>Cambiar la opacidad de %1 al %2 %</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>Color de %1</translation>
    </message>
    <message>
        <source>Change the colour of %1</source>
        <translation>Cambiar el color de %1</translation>
    </message>
</context>
<context>
    <name>broadside::LayoutActions</name>
    <message>
        <source>&amp;Layout</source>
        <translation>Disposición</translation>
    </message>
    <message>
        <source>Show the panels for building a world</source>
        <translation>Mostrar los paneles para construir un mundo</translation>
    </message>
    <message>
        <source>&amp;Debug</source>
        <translation>Depurar</translation>
    </message>
    <message>
        <source>Show the panels for debugging the broad phase</source>
        <translation>Mostrar los paneles para depurar la broad phase</translation>
    </message>
    <message>
        <source>&amp;Reset this layout</source>
        <translation>Restablecer esta disposición</translation>
    </message>
    <message>
        <source>Move all panels back to their first places</source>
        <translation>Devolver todos los paneles a su lugar original</translation>
    </message>
    <message>
        <source>Hide the &amp;panels</source>
        <translation>Ocultar los paneles</translation>
    </message>
    <message>
        <source>Show only the world in the window, or the panels again (Tab in the world)</source>
        <translation>Mostrar solo el mundo en la ventana, o de nuevo los paneles (Tab en el mundo)</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Show the window on the whole screen, or as before</source>
        <translation>Mostrar la ventana en toda la pantalla o como antes</translation>
    </message>
</context>
<context>
    <name>broadside::LevelActions</name>
    <message>
        <source>&amp;Move to layer</source>
        <translation>Mover a la capa</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>Agrupar</translation>
    </message>
    <message>
        <source>Group the selected objects: a click selects the whole group, a double click one object</source>
        <translation>Agrupar los objetos seleccionados: un clic selecciona el grupo entero; doble clic, un objeto</translation>
    </message>
    <message>
        <source>&amp;Ungroup</source>
        <translation>Desagrupar</translation>
    </message>
    <message>
        <source>Ungroup the outermost group of the selected objects; groups inside it stay</source>
        <translation>Disolver el grupo exterior de los objetos seleccionados; los grupos interiores permanecen</translation>
    </message>
    <message>
        <source>No selected object is in a group.</source>
        <translation>Ningún objeto seleccionado está en un grupo.</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>To the &amp;front</source>
        <translation>Al frente</translation>
    </message>
    <message>
        <source>Bring the selected objects to the front of their layer, among those of their kind</source>
        <translation>Traer los objetos seleccionados al frente de su capa, entre los de su tipo</translation>
    </message>
    <message>
        <source>&amp;Raise</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Move the selected objects in front of the next one of their layer and kind</source>
        <translation>Poner los objetos seleccionados delante del siguiente de su capa y tipo</translation>
    </message>
    <message>
        <source>&amp;Lower</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Move the selected objects behind the next one of their layer and kind</source>
        <translation>Poner los objetos seleccionados detrás del siguiente de su capa y tipo</translation>
    </message>
    <message>
        <source>To the &amp;back</source>
        <translation>Al fondo</translation>
    </message>
    <message>
        <source>Send the selected objects to the back of their layer, among those of their kind</source>
        <translation>Enviar los objetos seleccionados al fondo de su capa, entre los de su tipo</translation>
    </message>
    <message>
        <source>&amp;Hide or show</source>
        <translation>Ocultar o mostrar</translation>
    </message>
    <message>
        <source>Hide the selected objects, so that they are neither drawn nor picked, or show them again</source>
        <translation>Ocultar los objetos seleccionados, para que no se dibujen ni se puedan seleccionar, o volver a mostrarlos</translation>
    </message>
    <message>
        <source>&amp;Lock or unlock</source>
        <translation>Bloquear o desbloquear</translation>
    </message>
    <message>
        <source>Lock the selected objects, so that they cannot be dragged, or unlock them</source>
        <translation>Bloquear los objetos seleccionados, para que no se puedan arrastrar, o desbloquearlos</translation>
    </message>
    <message>
        <source>&amp;Show all</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>Show all hidden objects; hidden layers stay hidden</source>
        <translation>Mostrar todos los objetos ocultos; las capas ocultas siguen ocultas</translation>
    </message>
    <message>
        <source>Unloc&amp;k all</source>
        <translation>Desbloquear todo</translation>
    </message>
    <message>
        <source>Unlock all locked objects; locked layers stay locked</source>
        <translation>Desbloquear todos los objetos bloqueados; las capas bloqueadas siguen bloqueadas</translation>
    </message>
    <message>
        <source>Base layer</source>
        <translation>Capa base</translation>
    </message>
    <message>
        <source>Move the selected objects to this layer</source>
        <translation>Mover los objetos seleccionados a esta capa</translation>
    </message>
    <message>
        <source>&amp;New layer</source>
        <translation>Capa nueva</translation>
    </message>
    <message>
        <source>Stop the simulation first (Shift+F5).</source>
        <translation>Detener primero la simulación (Mayús+F5).</translation>
    </message>
    <message>
        <source>Add a layer on top of all others, and move the selected objects to it</source>
        <translation>Añadir una capa encima de todas las demás y mover a ella los objetos seleccionados</translation>
    </message>
    <message>
        <source>Move %1 to the new layer %2</source>
        <translation>Mover %1 a la capa nueva %2</translation>
    </message>
    <message>
        <source>Bring %1 to the front</source>
        <translation>Traer %1 al frente</translation>
    </message>
    <message>
        <source>Raise %1</source>
        <translation>Subir %1</translation>
    </message>
    <message>
        <source>Lower %1</source>
        <translation>Bajar %1</translation>
    </message>
    <message>
        <source>Send %1 to the back</source>
        <translation>Enviar %1 al fondo</translation>
    </message>
</context>
<context>
    <name>broadside::LevelDialog</name>
    <message>
        <source>Show the &amp;pictures of tile layers</source>
        <translation>Mostrar las imágenes de las capas de tiles</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>Importar %1</translation>
    </message>
    <message>
        <source>How many pixels of the level are one metre of the scene</source>
        <translation>Cuántos píxeles del nivel son un metro de la escena</translation>
    </message>
    <message>
        <source>Add an object for each tile, which collides with nothing</source>
        <translation>Añadir un objeto por cada tile, que no colisiona con nada</translation>
    </message>
    <message>
        <source>The scene is written to this file; its atlases are written next to it</source>
        <translation>La escena se escribe en este archivo; sus atlas se escriben junto a él</translation>
    </message>
    <message>
        <source>What the scene does not have</source>
        <translation>Lo que la escena no tiene</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>What the scene does not have, and why</source>
        <translation>Lo que la escena no tiene, y por qué</translation>
    </message>
    <message>
        <source>&amp;Browse...</source>
        <translation>Examinar...</translation>
    </message>
    <message>
        <source>Level:</source>
        <translation>Nivel:</translation>
    </message>
    <message>
        <source>%1, a %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>&amp;Pixels per metre:</source>
        <translation>Píxeles por metro:</translation>
    </message>
    <message>
        <source>&amp;Scene file:</source>
        <translation>Archivo de escena:</translation>
    </message>
    <message>
        <source>Reading...</source>
        <translation>Leyendo...</translation>
    </message>
    <message>
        <source>There is not enough memory for this level. Close other documents first.</source>
        <translation>No hay memoria suficiente para este nivel. Cerrar antes otros documentos.</translation>
    </message>
    <message>
        <source>%1; the world is %2 wide and %3 high. %4.</source>
        <translation>%1; el mundo mide %2 de ancho y %3 de alto. %4.</translation>
    </message>
    <message>
        <source>Nothing is left out</source>
        <translation>No se excluye nada</translation>
    </message>
    <message>
        <source>Enter the file of the scene first.</source>
        <translation>Escribir primero el archivo de la escena.</translation>
    </message>
    <message>
        <source>The level is being read.</source>
        <translation>Se está leyendo el nivel.</translation>
    </message>
    <message>
        <source>This level cannot be read.</source>
        <translation>No se puede leer este nivel.</translation>
    </message>
    <message>
        <source>Write the scene and open it</source>
        <translation>Escribir la escena y abrirla</translation>
    </message>
    <message>
        <source>Replace scene</source>
        <translation>Reemplazar escena</translation>
    </message>
    <message>
        <source>Replace %1 by the imported level?</source>
        <translation>¿Reemplazar %1 por el nivel importado?</translation>
    </message>
    <message>
        <source>The scene that it has now is kept as an earlier version.</source>
        <translation>La escena que contiene ahora se conserva como versión anterior.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
</context>
<context>
    <name>broadside::LevelImporter</name>
    <message>
        <source>This scene was not imported from a level of another editor.</source>
        <translation>Esta escena no se importó de un nivel de otro editor.</translation>
    </message>
    <message>
        <source>The level file is missing: %1.</source>
        <translation>Falta el archivo del nivel: %1.</translation>
    </message>
    <message>
        <source>The level is being read.</source>
        <translation>Se está leyendo el nivel.</translation>
    </message>
    <message>
        <source>The settings of the import could not be saved, so %1 cannot be imported again.</source>
        <translation>Los ajustes de la importación no se pudieron guardar, así que no se puede volver a importar %1.</translation>
    </message>
    <message>
        <source>There is not enough memory for this level. Close other documents first.</source>
        <translation>No hay memoria suficiente para este nivel. Cerrar antes otros documentos.</translation>
    </message>
    <message>
        <source>%1 could not be imported again.</source>
        <translation>No se pudo volver a importar %1.</translation>
    </message>
    <message>
        <source>%1 was not imported, because the scene was changed while it was read. Import it again.</source>
        <translation>No se importó %1, porque la escena cambió mientras se leía. Volver a importarlo.</translation>
    </message>
    <message>
        <source>%1 was read again. Nothing changed.</source>
        <translation>Se leyó de nuevo %1. No cambió nada.</translation>
    </message>
    <message>
        <source>Import again</source>
        <translation>Volver a importar</translation>
    </message>
    <message>
        <source>%1 was imported again: %2 changed, %3 added, %4 removed.</source>
        <translation>Se importó de nuevo %1. Modificado: %2; añadido: %3; quitado: %4.</translation>
    </message>
    <message>
        <source>%1 changed in the level and in the scene. The values of the scene stay.</source>
        <translation>Cambios tanto en el nivel como en la escena: %1. Permanecen los valores de la escena.</translation>
    </message>
</context>
<context>
    <name>broadside::LiveBar</name>
    <message>
        <source>Pause the game</source>
        <translation>Pausar el juego</translation>
    </message>
    <message>
        <source>Continue the game</source>
        <translation>Continuar el juego</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>El juego</translation>
    </message>
    <message>
        <source>Broadside is not listening.</source>
        <translation>Broadside no está escuchando.</translation>
    </message>
    <message>
        <source>Waiting for a game under the name "%1".</source>
        <translation>Esperando un juego con el nombre «%1».</translation>
    </message>
    <message>
        <source>A program has connected and has sent no header yet.</source>
        <translation>Se ha conectado un programa y aún no ha enviado ninguna cabecera.</translation>
    </message>
    <message>
        <source>%1 is attached and sends nothing: it may be stopped in a debugger. The next game that connects replaces it.</source>
        <translation>%1 está conectado y no envía nada: puede estar detenido en un depurador. El próximo juego que se conecte lo reemplaza.</translation>
    </message>
    <message>
        <source>%1 is attached and paused.</source>
        <translation>%1 está conectado y en pausa.</translation>
    </message>
    <message>
        <source>%1 is attached.</source>
        <translation>%1 está conectado.</translation>
    </message>
    <message>
        <source>%1 has ended. Its recording is here. Waiting for the next game.</source>
        <translation>%1 ha terminado. Su grabación está aquí. Esperando el próximo juego.</translation>
    </message>
    <message>
        <source>%1 has ended without bst_close(), so its recording stays in this tab. Waiting for the next game.</source>
        <translation>%1 ha terminado sin bst_close(), así que su grabación queda en esta pestaña. Esperando el próximo juego.</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Un paso</translation>
    </message>
    <message>
        <source>Save the recording...</source>
        <translation>Guardar la grabación...</translation>
    </message>
    <message>
        <source>Stop listening</source>
        <translation>Dejar de escuchar</translation>
    </message>
    <message>
        <source>Save the recording so far as a trace (*.bstrace)</source>
        <translation>Guardar la grabación hasta ahora como traza (*.bstrace)</translation>
    </message>
    <message>
        <source>Disconnect the game; its recording stays here</source>
        <translation>Desconectar el juego; su grabación queda aquí</translation>
    </message>
    <message>
        <source>This game is no longer attached. Its recording is here.</source>
        <translation>Este juego ya no está conectado. Su grabación está aquí.</translation>
    </message>
    <message>
        <source>This game is no longer attached.</source>
        <translation>Este juego ya no está conectado.</translation>
    </message>
    <message>
        <source>The game cannot pause: set settings.can_pause and call bst_poll in its code.</source>
        <translation>El juego no puede pausarse: establecer settings.can_pause y llamar a bst_poll en su código.</translation>
    </message>
    <message>
        <source>No game is attached.</source>
        <translation>No hay ningún juego conectado.</translation>
    </message>
    <message>
        <source>Pause the game itself; you can look through the recording without that</source>
        <translation>Pausar el propio juego; la grabación se puede recorrer sin eso</translation>
    </message>
    <message>
        <source>Let the game make one step and pause again</source>
        <translation>Dejar que el juego dé un paso y vuelva a pausarse</translation>
    </message>
    <message>
        <source>Pause the game first.</source>
        <translation>Pausar primero el juego.</translation>
    </message>
    <message>
        <source>Left out by the game: %1.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Lost here: %1.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The recording is full. Save it, then attach the game again.</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>broadside::LiveDialog</name>
    <message>
        <source>Attach to a game</source>
        <translation>Conectar con un juego</translation>
    </message>
    <message>
        <source>Games find this window by it: letters, digits, '-', '_' and '.', up to 32 of them</source>
        <translation>Los juegos encuentran esta ventana por él: hasta 32 letras, cifras, '-', '_' y '.'</translation>
    </message>
    <message>
        <source>Code for the game</source>
        <translation>Código para el juego</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy the lines to the clipboard</source>
        <translation>Copiar las líneas al portapapeles</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>In the game, with broadside_trace.h, instead of bst_open_file:</source>
        <translation>En el juego, con broadside_trace.h, en lugar de bst_open_file:</translation>
    </message>
    <message>
        <source>&amp;Stop listening</source>
        <translation>Dejar de escuchar</translation>
    </message>
    <message>
        <source>&amp;Listen</source>
        <translation>Escuchar</translation>
    </message>
    <message>
        <source>Enter a valid name first.</source>
        <translation>Escribir primero un nombre válido.</translation>
    </message>
    <message>
        <source>Disconnect the game; its recording stays in its tab</source>
        <translation>Desconectar el juego; su grabación queda en su pestaña</translation>
    </message>
    <message>
        <source>Wait for one game at a time; programs of other users cannot connect</source>
        <translation>Esperar un juego cada vez; los programas de otros usuarios no se pueden conectar</translation>
    </message>
</context>
<context>
    <name>broadside::LockNotice</name>
    <message>
        <source>%1 is also open in another tab. Edit and save it in one of them only.</source>
        <translation>%1 también está abierto en otra pestaña. Editar y guardar en una sola de ellas.</translation>
    </message>
    <message>
        <source>process %1</source>
        <translation>proceso %1</translation>
    </message>
    <message>
        <source>process %1 of %2 on %3</source>
        <translation>proceso %1 de %2 en %3</translation>
    </message>
    <message>
        <source>%1 is also open in another Broadside (%2). Each asks before it replaces what the other has saved.</source>
        <translation>%1 también está abierto en otro Broadside (%2). Cada uno pregunta antes de reemplazar lo que guardó el otro.</translation>
    </message>
</context>
<context>
    <name>broadside::MainWindow</name>
    <message>
        <source>&amp;Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Cerrar la ventana</translation>
    </message>
    <message>
        <source>Tool &amp;bar</source>
        <translation>Barra de herramientas</translation>
    </message>
    <message>
        <source>There is not enough memory for that, so it was not finished. Everything that was open is still open. Save your scenes, then close other tabs or programs, or use fewer objects.</source>
        <translation>No hay memoria suficiente para eso, así que no se terminó. Todo lo que estaba abierto sigue abierto. Guardar las escenas y después cerrar otras pestañas o programas, o usar menos objetos.</translation>
    </message>
    <message>
        <source>%1[*] - %2 - Broadside</source>
        <translation>%1[*] - %2 - Broadside</translation>
    </message>
    <message>
        <source>%1[*] - Broadside</source>
        <translation>%1[*] - Broadside</translation>
    </message>
</context>
<context>
    <name>broadside::MessageBar</name>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Cerrar este mensaje</translation>
    </message>
    <message>
        <source>Close message</source>
        <translation>Cerrar mensaje</translation>
    </message>
</context>
<context>
    <name>broadside::Minimap</name>
    <message>
        <source>Overview of the world</source>
        <translation>Vista general del mundo</translation>
    </message>
    <message>
        <source>The whole world. The frame is the visible part: click or drag to move it.</source>
        <translation>El mundo entero. El marco es la parte visible: clic o arrastrar para moverlo.</translation>
    </message>
</context>
<context>
    <name>broadside::MotionSection</name>
    <message>
        <source>Motion</source>
        <translation>Movimiento</translation>
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
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>m/s</source>
        <translation>m/s</translation>
    </message>
    <message>
        <source>At the start of the simulation</source>
        <translation>Al inicio de la simulación</translation>
    </message>
    <message>
        <source>Acceleration</source>
        <translation>Aceleración</translation>
    </message>
    <message>
        <source>m/s²</source>
        <translation>m/s²</translation>
    </message>
    <message>
        <source>Added to gravity and wind</source>
        <translation>Se suma a la gravedad y al viento</translation>
    </message>
    <message>
        <source>Force</source>
        <translation>Fuerza</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Force divided by mass is added to the acceleration</source>
        <translation>La fuerza dividida por la masa se suma a la aceleración</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation>Masa</translation>
    </message>
    <message>
        <source>kg</source>
        <translation>kg</translation>
    </message>
    <message>
        <source>Divides the force and counts in bounces</source>
        <translation>Divide la fuerza y cuenta en los rebotes</translation>
    </message>
    <message>
        <source>Gravity scale</source>
        <translation>Escala de gravedad</translation>
    </message>
    <message>
        <source>Factor of the world's gravity: 0 floats, -1 rises</source>
        <translation>Factor de la gravedad del mundo: 0 flota, -1 asciende</translation>
    </message>
    <message>
        <source>Static objects do not move. Make the object dynamic first.</source>
        <translation>Los objetos estáticos no se mueven. Hacer primero dinámico el objeto.</translation>
    </message>
    <message>
        <source>%1 of the %2 objects are static and do not move. Make them dynamic first, or deselect them.</source>
        <translation>%1 de los %2 objetos son estáticos y no se mueven. Hacerlos antes dinámicos o deseleccionarlos.</translation>
    </message>
    <message>
        <source>velocity</source>
        <translation>velocidad</translation>
    </message>
    <message>
        <source>acceleration</source>
        <translation>aceleración</translation>
    </message>
    <message>
        <source>force</source>
        <translation>fuerza</translation>
    </message>
    <message>
        <source>mass</source>
        <translation>masa</translation>
    </message>
    <message>
        <source>gravity scale</source>
        <translation>escala de gravedad</translation>
    </message>
</context>
<context>
    <name>broadside::NumberField</name>
    <message>
        <source>mixed</source>
        <translation>varios</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1 is too small. Type %2 or more.</source>
        <translation>%1 es demasiado pequeño. Escribir %2 o más.</translation>
    </message>
    <message>
        <source>%1 is too large. Type %2 or less.</source>
        <translation>%1 es demasiado grande. Escribir %2 o menos.</translation>
    </message>
    <message>
        <source>%1 is not a whole number. Type one without a fraction.</source>
        <translation>%1 no es un número entero. Escribir uno sin decimales.</translation>
    </message>
    <message>
        <source>Calculations work too: 2.5*3, sqrt(2)/2; += 1 or *= 2 change what is there</source>
        <translation>También valen cálculos: 2.5*3, sqrt(2)/2; += 1 o *= 2 cambian el valor actual</translation>
    </message>
</context>
<context>
    <name>broadside::ObjectChooser</name>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>%1 (not in this scene)</source>
        <translation>%1 (no está en esta escena)</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>varios</translation>
    </message>
    <message>
        <source>There is no object "%1" in this scene. Type a name or an id, or choose from the list.</source>
        <translation>En esta escena no hay ningún objeto «%1». Escribir un nombre o un id, o elegir de la lista.</translation>
    </message>
</context>
<context>
    <name>broadside::ObjectsModel</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Visible</source>
        <translation>Visible</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Bloqueado</translation>
    </message>
</context>
<context>
    <name>broadside::ObjectsPanel</name>
    <message>
        <source>Search objects</source>
        <translation>Buscar objetos</translation>
    </message>
    <message>
        <source>Search name, kind, shape or id</source>
        <translation>Buscar nombre, tipo, forma o id</translation>
    </message>
    <message>
        <source>All words must match: "target static" finds the static targets. Layers, groups, templates and properties are searched, too. Enter selects the results.</source>
        <translation>Todas las palabras deben coincidir: «target estático» encuentra los objetos estáticos llamados target. También se busca en capas, grupos, plantillas y propiedades. Intro selecciona los resultados.</translation>
    </message>
    <message>
        <source>Select the results</source>
        <translation>Seleccionar los resultados</translation>
    </message>
    <message>
        <source>Objects of the scene</source>
        <translation>Objetos de la escena</translation>
    </message>
    <message>
        <source>%1; %2 of the first step removed</source>
        <translation>%1; eliminados desde el primer paso: %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>The list comes in a moment.</source>
        <translation>La lista llega enseguida.</translation>
    </message>
    <message>
        <source>No objects in this step.</source>
        <translation>No hay objetos en este paso.</translation>
    </message>
    <message>
        <source>Too many objects to list them.
Select them in the world.</source>
        <translation>Demasiados objetos para una lista.
Seleccionarlos en el mundo.</translation>
    </message>
    <message>
        <source>No objects yet.
Choose the Place tool and click in the world.</source>
        <translation>Aún no hay objetos.
Elegir la herramienta Colocar y hacer clic en el mundo.</translation>
    </message>
    <message>
        <source>No object matches the search.</source>
        <translation>Ningún objeto coincide con la búsqueda.</translation>
    </message>
</context>
<context>
    <name>broadside::OpenPages</name>
    <message>
        <source>table</source>
        <translation>tabla</translation>
    </message>
</context>
<context>
    <name>broadside::OverrideMarks</name>
    <message>
        <source>Reset %1 to the template</source>
        <translation>Restablecer según la plantilla: %1</translation>
    </message>
    <message>
        <source>Instance of %1</source>
        <translation>Instancia de %1</translation>
    </message>
    <message>
        <source>Instances of %1</source>
        <translation>Instancias de %1</translation>
    </message>
    <message>
        <source>Overrides nothing</source>
        <translation>Sin valores propios</translation>
    </message>
    <message>
        <source>Overrides: %1</source>
        <translation>Valores propios: %1</translation>
    </message>
    <message>
        <source>The template %1 is missing. The selected objects keep their values. Detach them, or restore the template.</source>
        <translation>Falta la plantilla %1. Los objetos seleccionados conservan sus valores. Desvincularlos o restaurar la plantilla.</translation>
    </message>
    <message>
        <source>%1.
All other values follow the template.</source>
        <translation>%1.
Todos los demás valores siguen la plantilla.</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1 (falta)</translation>
    </message>
    <message>
        <source>Overridden: the %1 is not that of the template. Click to reset it.</source>
        <translation>Valor propio (%1): no es el de la plantilla. Clic para restablecerlo.</translation>
    </message>
    <message>
        <source>The value is that of the template.</source>
        <translation>El valor es el de la plantilla.</translation>
    </message>
    <message>
        <source>Select one instance only.</source>
        <translation>Seleccionar una sola instancia.</translation>
    </message>
    <message>
        <source>&amp;Reset to template</source>
        <translation>Restablecer según plantilla</translation>
    </message>
    <message>
        <source>Reset the %1 to that of the template</source>
        <translation>Restablecer este valor (%1) al de la plantilla</translation>
    </message>
    <message>
        <source>&amp;Apply to template</source>
        <translation>Aplicar a la plantilla</translation>
    </message>
    <message>
        <source>Copy this %1 to the template; the other instances follow</source>
        <translation>Copiar este valor (%1) a la plantilla; las demás instancias la siguen</translation>
    </message>
</context>
<context>
    <name>broadside::PaddleKeys</name>
    <message>
        <source>the flippers</source>
        <translation>los flippers</translation>
    </message>
    <message>
        <source>the paddles</source>
        <translation>las palas</translation>
    </message>
    <message>
        <source>The arrow keys, or W A S D,</source>
        <translation>Las flechas, o W A S D,</translation>
    </message>
    <message>
        <source>Up and Down, or W and S,</source>
        <translation>Arriba y Abajo, o W y S,</translation>
    </message>
    <message>
        <source>Left and Right, or A and D,</source>
        <translation>Izquierda y Derecha, o A y D,</translation>
    </message>
    <message>
        <source>%1 steer %2</source>
        <translation>%1 mueven %2</translation>
    </message>
    <message>
        <source>%1: click into the world first</source>
        <translation>%1: hacer clic antes en el mundo</translation>
    </message>
</context>
<context>
    <name>broadside::Page</name>
    <message>
        <source>World</source>
        <translation>Mundo</translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation>portapapeles</translation>
    </message>
    <message>
        <source>Arrows move the pointer, Space presses and releases; F7 ends this mode</source>
        <translation>Las flechas mueven el puntero, Espacio pulsa y suelta; F7 termina este modo</translation>
    </message>
    <message>
        <source>. </source>
        <comment>between hints</comment>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>broadside::PageActions</name>
    <message>
        <source>Attach to a &amp;game...</source>
        <translation>Conectar con un juego...</translation>
    </message>
    <message>
        <source>Show what the broad phase of your game does while the game runs</source>
        <translation>Mostrar lo que hace la broad phase del juego mientras este se ejecuta</translation>
    </message>
    <message>
        <source>&amp;Close scene</source>
        <translation>Cerrar escena</translation>
    </message>
    <message>
        <source>Close this scene; after the last one, an empty scene opens</source>
        <translation>Cerrar esta escena; tras la última se abre una escena vacía</translation>
    </message>
    <message>
        <source>&amp;Next scene</source>
        <translation>Escena siguiente</translation>
    </message>
    <message>
        <source>Show the scene in the tab on the right; after the last one, the first</source>
        <translation>Mostrar la escena de la pestaña derecha; tras la última, la primera</translation>
    </message>
    <message>
        <source>&amp;Previous scene</source>
        <translation>Escena anterior</translation>
    </message>
    <message>
        <source>Show the scene in the tab on the left; before the first one, the last</source>
        <translation>Mostrar la escena de la pestaña izquierda; antes de la primera, la última</translation>
    </message>
    <message>
        <source>Move tab ri&amp;ght</source>
        <translation>Mover pestaña a la derecha</translation>
    </message>
    <message>
        <source>Move this tab one place to the right; from the last place, to the first</source>
        <translation>Mover esta pestaña un lugar a la derecha; desde el último, al primero</translation>
    </message>
    <message>
        <source>Move tab le&amp;ft</source>
        <translation>Mover pestaña a la izquierda</translation>
    </message>
    <message>
        <source>Move this tab one place to the left; from the first place, to the last</source>
        <translation>Mover esta pestaña un lugar a la izquierda; desde el primero, al último</translation>
    </message>
    <message>
        <source>No other scene is open.</source>
        <translation>No hay otra escena abierta.</translation>
    </message>
</context>
<context>
    <name>broadside::PanelDocks</name>
    <message>
        <source>A recording is read only. Convert a step to a scene to edit it.</source>
        <translation>Una grabación es de solo lectura. Para editarla, convertir un paso en escena.</translation>
    </message>
</context>
<context>
    <name>broadside::PictureCanvas</name>
    <message>
        <source>The picture with its bounding shape</source>
        <translation>La imagen con su forma de colisión</translation>
    </message>
    <message>
        <source>Drag handles, edges or the whole shape; Ctrl: between the pixels.
Page up and down choose a handle, arrows move it by a pixel, with Shift by 8; + and - zoom, 0 shows all; Delete removes a vertex.</source>
        <translation>Arrastrar tiradores, bordes o la forma entera; Ctrl: entre los píxeles.
Re Pág y Av Pág eligen un tirador, las flechas lo mueven un píxel, con Mayús 8; + y - cambian el zoom, 0 muestra todo; Supr quita un vértice.</translation>
    </message>
</context>
<context>
    <name>broadside::PictureShapePanel</name>
    <message>
        <source>Pixels</source>
        <translation>Píxeles</translation>
    </message>
    <message>
        <source>px</source>
        <translation>px</translation>
    </message>
    <message>
        <source>Fit &amp;box</source>
        <translation>Adaptar caja</translation>
    </message>
    <message>
        <source>Fit the smallest box around the opaque part of the picture</source>
        <translation>Adaptar la caja más pequeña a la parte opaca de la imagen</translation>
    </message>
    <message>
        <source>Fit &amp;circle</source>
        <translation>Adaptar círculo</translation>
    </message>
    <message>
        <source>Fit the smallest circle around the opaque part of the picture</source>
        <translation>Adaptar el círculo más pequeño a la parte opaca de la imagen</translation>
    </message>
    <message>
        <source>&amp;Trace outline</source>
        <translation>Trazar contorno</translation>
    </message>
    <message>
        <source>Trace a polygon around the opaque part, with as few points as the tolerance allows; several pieces become a compound</source>
        <translation>Trazar un polígono alrededor de la parte opaca, con tan pocos puntos como permita la tolerancia; varias piezas dan una forma compuesta</translation>
    </message>
    <message>
        <source>&amp;Shrink</source>
        <translation>Encoger</translation>
    </message>
    <message>
        <source>Shrink the shape about its centre, so that hits feel right</source>
        <translation>Encoger la forma desde su centro, para que los impactos se sientan justos</translation>
    </message>
    <message>
        <source>Tolerance of the outline</source>
        <translation>Tolerancia del contorno</translation>
    </message>
    <message>
        <source>Largest distance of the outline from the border of the picture, in pixels</source>
        <translation>Distancia máxima entre el contorno y el borde de la imagen, en píxeles</translation>
    </message>
    <message>
        <source>How much smaller</source>
        <translation>Cuánto encoger</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Percent of width and height; below 0 it grows</source>
        <translation>Porcentaje de la anchura y la altura; por debajo de 0, crece</translation>
    </message>
    <message>
        <source>Fit box to picture</source>
        <translation>Adaptar caja a la imagen</translation>
    </message>
    <message>
        <source>Fit circle to picture</source>
        <translation>Adaptar círculo a la imagen</translation>
    </message>
    <message>
        <source>Trace outline of picture</source>
        <translation>Trazar contorno de la imagen</translation>
    </message>
    <message>
        <source>Shapes are edited one object at a time: select one.</source>
        <translation>Las formas se editan objeto por objeto: seleccionar uno.</translation>
    </message>
    <message>
        <source>Select an object that shows a picture: its shape is edited here, over the picture.</source>
        <translation>Seleccionar un objeto que muestre una imagen: su forma se edita aquí, sobre la imagen.</translation>
    </message>
    <message>
        <source>The object shows no picture. Choose one under Sprite in the panel Properties, or place one from the panel Assets.</source>
        <translation>El objeto no muestra ninguna imagen. Elegir una en Sprite del panel Propiedades, o colocar una desde el panel Recursos.</translation>
    </message>
    <message>
        <source>The picture of the object is missing. The panel Assets says why.</source>
        <translation>Falta la imagen del objeto. El panel Recursos dice por qué.</translation>
    </message>
    <message>
        <source>Edit shape over picture</source>
        <translation>Editar forma sobre imagen</translation>
    </message>
    <message>
        <source>The %1 must be above 0 pixels.</source>
        <translation>%1: debe ser mayor que 0 píxeles.</translation>
    </message>
    <message>
        <source>Remove vertex</source>
        <translation>Quitar vértice</translation>
    </message>
    <message>
        <source>The shape needs this vertex.</source>
        <translation>La forma necesita este vértice.</translation>
    </message>
    <message>
        <source>Shrink shape</source>
        <translation>Encoger forma</translation>
    </message>
    <message>
        <source>x</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>y</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>radius</source>
        <translation>radio</translation>
    </message>
    <message>
        <source>width</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>height</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>broadside::PlacePanel</name>
    <message>
        <source>Width of placed objects</source>
        <translation>Anchura de los objetos colocados</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>Height of placed objects</source>
        <translation>Altura de los objetos colocados</translation>
    </message>
    <message>
        <source>Radius of placed objects</source>
        <translation>Radio de los objetos colocados</translation>
    </message>
    <message>
        <source>Number of corners of placed objects</source>
        <translation>Número de esquinas de los objetos colocados</translation>
    </message>
    <message>
        <source>Thickness of placed objects</source>
        <translation>Grosor de los objetos colocados</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Angle of placed objects</source>
        <translation>Ángulo de los objetos colocados</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Restitution of placed objects</source>
        <translation>Restitución de los objetos colocados</translation>
    </message>
    <message>
        <source>&lt;b&gt;Places instances of %1.&lt;/b&gt; Choose a shape to place that instead.</source>
        <translation>&lt;b&gt;Coloca instancias de %1.&lt;/b&gt; Elegir una forma para colocar esa en su lugar.</translation>
    </message>
    <message>
        <source>Kind of placed objects</source>
        <translation>Tipo de los objetos colocados</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>A target is removed when it is hit, a wall stays, a body moves and bounces</source>
        <translation>Un blanco se elimina al recibir un impacto, un muro permanece, un cuerpo se mueve y rebota</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Ángulo</translation>
    </message>
    <message>
        <source>Degrees counter-clockwise</source>
        <translation>Grados en sentido antihorario</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Width and height, metres</source>
        <translation>Anchura y altura, en metros</translation>
    </message>
    <message>
        <source>Width, metres</source>
        <translation>Anchura, en metros</translation>
    </message>
    <message>
        <source>Height, metres</source>
        <translation>Altura, en metros</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radio</translation>
    </message>
    <message>
        <source>Metres, from the centre to the outermost corners</source>
        <translation>Metros, del centro a las esquinas más alejadas</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Esquinas</translation>
    </message>
    <message>
        <source>How many, %1 to %2</source>
        <translation>Cuántas, de %1 a %2</translation>
    </message>
    <message>
        <source>Thickness</source>
        <translation>Grosor</translation>
    </message>
    <message>
        <source>Percent of the largest thickness for this size</source>
        <translation>Porcentaje del grosor máximo para este tamaño</translation>
    </message>
    <message>
        <source>Response to hits</source>
        <translation>Respuesta a impactos</translation>
    </message>
    <message>
        <source>When hit</source>
        <translation>Ante impactos</translation>
    </message>
    <message>
        <source>What happens to the placed object when another object overlaps it</source>
        <translation>Lo que le ocurre al objeto colocado cuando otro se solapa con él</translation>
    </message>
    <message>
        <source>Restitution</source>
        <translation>Restitución</translation>
    </message>
    <message>
        <source>Speed after a bounce: 1 keeps all of it, 0 nothing; for two objects the product counts</source>
        <translation>Velocidad tras un rebote: 1 la conserva toda, 0 nada; entre dos objetos cuenta el producto</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>A static object that is removed when an object hits it</source>
        <translation>Un objeto estático que se elimina cuando otro impacta en él</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Muro</translation>
    </message>
    <message>
        <source>A static object that stays when an object hits it: ground, walls, platforms</source>
        <translation>Un objeto estático que permanece cuando otro impacta en él: suelo, muros, plataformas</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Cuerpo</translation>
    </message>
    <message>
        <source>A dynamic object that falls, flies and bounces off the objects that it hits</source>
        <translation>Un objeto dinámico que cae, vuela y rebota en los objetos en los que impacta</translation>
    </message>
</context>
<context>
    <name>broadside::PlacementSection</name>
    <message>
        <source>Placement</source>
        <translation>Colocación</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>The name in lists and messages</source>
        <translation>El nombre en listas y mensajes</translation>
    </message>
    <message>
        <source>Rename object</source>
        <translation>Renombrar objeto</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>Renombrar %1</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>static</source>
        <translation>estático</translation>
    </message>
    <message>
        <source>dynamic</source>
        <translation>dinámico</translation>
    </message>
    <message>
        <source>Static objects never move; two static objects never collide</source>
        <translation>Los objetos estáticos nunca se mueven; dos objetos estáticos nunca colisionan</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>tipo</translation>
    </message>
    <message>
        <source>Move object</source>
        <translation>Mover objeto</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Mover %1</translation>
    </message>
    <message>
        <source>Rotate object</source>
        <translation>Rotar objeto</translation>
    </message>
    <message>
        <source>Rotate %1</source>
        <translation>Rotar %1</translation>
    </message>
    <message>
        <source>Scale object</source>
        <translation>Escalar objeto</translation>
    </message>
    <message>
        <source>Scale %1</source>
        <translation>Escalar %1</translation>
    </message>
    <message>
        <source>Position x</source>
        <translation>Posición x</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>Position y</source>
        <translation>Posición y</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>x to the right, y up, metres from the world's corner</source>
        <translation>eje x hacia la derecha, eje y hacia arriba; metros desde la esquina del mundo</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Ángulo</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Degrees counter-clockwise</source>
        <translation>Grados en sentido antihorario</translation>
    </message>
    <message>
        <source>Scale x</source>
        <translation>Escala x</translation>
    </message>
    <message>
        <source>Scale y</source>
        <translation>Escala y</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Escala</translation>
    </message>
    <message>
        <source>Factors of the shape's width and height before rotation; circles and compounds have one factor for both</source>
        <translation>Factores de la anchura y la altura de la forma antes de rotar; círculos y formas compuestas tienen un solo factor para ambas</translation>
    </message>
    <message>
        <source>visible</source>
        <translation>visible</translation>
    </message>
    <message>
        <source>An invisible object still collides</source>
        <translation>Un objeto invisible también colisiona</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>bloqueado</translation>
    </message>
    <message>
        <source>A locked object cannot be dragged in the world; the fields still change it</source>
        <translation>Un objeto bloqueado no se puede arrastrar en el mundo; los campos sí lo cambian</translation>
    </message>
    <message>
        <source>Editing</source>
        <translation>Edición</translation>
    </message>
    <message>
        <source>Visibility and lock in the editor</source>
        <translation>Visibilidad y bloqueo en el editor</translation>
    </message>
    <message>
        <source>"%1"</source>
        <translation>«%1»</translation>
    </message>
</context>
<context>
    <name>broadside::ProjectDesk</name>
    <message>
        <source>New pro&amp;ject...</source>
        <translation>Nuevo proyecto...</translation>
    </message>
    <message>
        <source>Create a project: a list of scenes that belong together, in the same folder</source>
        <translation>Crear un proyecto: una lista de escenas relacionadas, en la misma carpeta</translation>
    </message>
    <message>
        <source>Open projec&amp;t...</source>
        <translation>Abrir proyecto...</translation>
    </message>
    <message>
        <source>Open a project and close the current one; its scenes stay open</source>
        <translation>Abrir un proyecto y cerrar el actual; sus escenas siguen abiertas</translation>
    </message>
    <message>
        <source>A&amp;dd this scene to the project</source>
        <translation>Añadir esta escena al proyecto</translation>
    </message>
    <message>
        <source>Add this scene to the open project, which is saved at once</source>
        <translation>Añadir esta escena al proyecto abierto, que se guarda al instante</translation>
    </message>
    <message>
        <source>Close t&amp;he project</source>
        <translation>Cerrar el proyecto</translation>
    </message>
    <message>
        <source>Close the project; its scenes stay open as files</source>
        <translation>Cerrar el proyecto; sus escenas siguen abiertas como archivos</translation>
    </message>
    <message>
        <source>Open a project first.</source>
        <translation>Abrir primero un proyecto.</translation>
    </message>
    <message>
        <source>A recording is read only. Convert a step to a scene first.</source>
        <translation>Una grabación es de solo lectura. Convertir primero un paso en escena.</translation>
    </message>
    <message>
        <source>Save the scene in the folder of the project first.</source>
        <translation>Guardar primero la escena en la carpeta del proyecto.</translation>
    </message>
    <message>
        <source>The project could not be saved: %1 Your changes stay here and are saved with the next change.</source>
        <translation>No se pudo guardar el proyecto: %1 Los cambios permanecen aquí y se guardan con el próximo cambio.</translation>
    </message>
    <message>
        <source>The project could not be made.</source>
        <translation>No se pudo crear el proyecto.</translation>
    </message>
    <message>
        <source>The project %1 has no scenes yet. The panel Project adds them, and so does File &gt; Add this scene to the project.</source>
        <translation>El proyecto %1 aún no tiene escenas. Se añaden en el panel Proyecto o con Archivo &gt; Añadir esta escena al proyecto.</translation>
    </message>
    <message>
        <source>%1 could not be opened.</source>
        <translation>No se pudo abrir %1.</translation>
    </message>
    <message>
        <source>%1

All open files stay as they are.</source>
        <translation>%1

Todos los archivos abiertos quedan como están.</translation>
    </message>
    <message>
        <source>The project %1 is open: %2.</source>
        <translation>El proyecto %1 está abierto: %2.</translation>
    </message>
    <message>
        <source>%1 is not in the project's folder, %2. Save it there first (File &gt; Save as).</source>
        <translation>%1 no está en la carpeta del proyecto, %2. Guardarlo antes allí (Archivo &gt; Guardar como).</translation>
    </message>
    <message>
        <source>%1 already belongs to the project %2.</source>
        <translation>%1 ya pertenece al proyecto %2.</translation>
    </message>
    <message>
        <source>%1 now belongs to the project %2, which is saved.</source>
        <translation>%1 pertenece ahora al proyecto %2, ya guardado.</translation>
    </message>
    <message>
        <source>The project %1 was closed. Its open scenes stay open as files.</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>broadside::ProjectDocument</name>
    <message>
        <source>Another program changed the project, and it can no longer be read: %1. The open project stays, and your next change replaces the file.</source>
        <translation>Otro programa modificó el proyecto, y ya no se puede leer: %1. El proyecto abierto permanece, y el próximo cambio reemplaza el archivo.</translation>
    </message>
    <message>
        <source>Another program changed the project. It was reloaded.</source>
        <translation>Otro programa modificó el proyecto. Se ha recargado.</translation>
    </message>
</context>
<context>
    <name>broadside::ProjectPanel</name>
    <message>
        <source>&amp;Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Add &amp;scenes...</source>
        <translation>Añadir escenas...</translation>
    </message>
    <message>
        <source>Add &amp;pictures...</source>
        <translation>Añadir imágenes...</translation>
    </message>
    <message>
        <source>&amp;Locate...</source>
        <translation>Localizar...</translation>
    </message>
    <message>
        <source>&amp;Remove from the project</source>
        <translation>Quitar del proyecto</translation>
    </message>
    <message>
        <source>No project is open. A project lists scenes that belong together and the pictures that they share. The files stay in the folder of the project.</source>
        <translation>No hay ningún proyecto abierto. Un proyecto enumera escenas relacionadas y las imágenes que comparten. Los archivos permanecen en la carpeta del proyecto.</translation>
    </message>
    <message>
        <source>Save the project to its file again</source>
        <translation>Guardar otra vez el proyecto en su archivo</translation>
    </message>
    <message>
        <source>Files of the project</source>
        <translation>Archivos del proyecto</translation>
    </message>
    <message>
        <source>Scenes</source>
        <translation>Escenas</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4. Changes are saved at once.</source>
        <translation>%1: %2, %3, %4. Los cambios se guardan al instante.</translation>
    </message>
    <message>
        <source>The project is not saved: %1</source>
        <translation>El proyecto no está guardado: %1</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1 (falta)</translation>
    </message>
    <message>
        <source>None yet: "Add scenes", below</source>
        <translation>Ninguna aún: «Añadir escenas», abajo</translation>
    </message>
    <message>
        <source>None yet: "Add pictures", below</source>
        <translation>Ninguna aún: «Añadir imágenes», abajo</translation>
    </message>
    <message>
        <source>Choose a file in the list first.</source>
        <translation>Elegir primero un archivo en la lista.</translation>
    </message>
    <message>
        <source>Add scene files that lie in the project's folder</source>
        <translation>Añadir archivos de escena que estén en la carpeta del proyecto</translation>
    </message>
    <message>
        <source>Add pictures that lie in the project's folder</source>
        <translation>Añadir imágenes que estén en la carpeta del proyecto</translation>
    </message>
    <message>
        <source>Choose the new place of the missing file</source>
        <translation>Elegir el nuevo lugar del archivo que falta</translation>
    </message>
    <message>
        <source>The file is not missing.</source>
        <translation>El archivo no falta.</translation>
    </message>
    <message>
        <source>Remove it from the list (Delete); the file stays</source>
        <translation>Quitarlo de la lista (Supr); el archivo permanece</translation>
    </message>
    <message>
        <source>Not in the project's folder</source>
        <translation>Fuera de la carpeta del proyecto</translation>
    </message>
    <message>
        <source>%1 is not in the project's folder.</source>
        <translation>%1 no está en la carpeta del proyecto.</translation>
    </message>
    <message>
        <source>A project lists only files in its own folder, %1, so that both can be moved together. Move or copy them there first.</source>
        <translation>Un proyecto solo enumera archivos de su propia carpeta, %1, para que todo se pueda mover junto. Moverlos o copiarlos antes allí.</translation>
    </message>
    <message>
        <source>Add scenes to the project</source>
        <translation>Añadir escenas al proyecto</translation>
    </message>
    <message>
        <source>Add pictures to the project</source>
        <translation>Añadir imágenes al proyecto</translation>
    </message>
    <message>
        <source>Scenes (*.broadside)</source>
        <translation>Escenas (*.broadside)</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.bmp *.webp)</source>
        <translation>Imágenes (*.png *.jpg *.jpeg *.bmp *.webp)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>New place of %1</source>
        <translation>Nuevo lugar de %1</translation>
    </message>
    <message>
        <source>The same kind (*.%1)</source>
        <translation>El mismo tipo (*.%1)</translation>
    </message>
</context>
<context>
    <name>broadside::PropertiesPanel</name>
    <message>
        <source>Show only what differs</source>
        <translation>Mostrar solo lo que difiere</translation>
    </message>
    <message>
        <source>All values shown here are equal.</source>
        <translation>Todos los valores mostrados aquí son iguales.</translation>
    </message>
    <message>
        <source>Hide the fields with equal values</source>
        <translation>Ocultar los campos con valores iguales</translation>
    </message>
    <message>
        <source>Nothing is selected.
Click an object in the world or in the list to see and edit it.</source>
        <translation>No hay nada seleccionado.
Clic en un objeto del mundo o de la lista para verlo y editarlo.</translation>
    </message>
    <message>
        <source>The selected object is not in the world: the simulation removed it.
Step back or stop to restore it.</source>
        <translation>El objeto seleccionado no está en el mundo: la simulación lo eliminó.
Retroceder o detener para restaurarlo.</translation>
    </message>
    <message>
        <source>
%1 of them are not in the world: the simulation removed them.</source>
        <translation>
%1 de ellos no están en el mundo: la simulación los eliminó.</translation>
    </message>
    <message>
        <source>
Locked: %1. They cannot be dragged; the fields still change them.</source>
        <translation>
Bloqueados: %1. No se pueden arrastrar; los campos sí los cambian.</translation>
    </message>
</context>
<context>
    <name>broadside::PropertyRow</name>
    <message>
        <source>The name of the property; type another name to rename it</source>
        <translation>El nombre de la propiedad; escribir otro la renombra</translation>
    </message>
    <message>
        <source>Remove this property</source>
        <translation>Quitar esta propiedad</translation>
    </message>
    <message>
        <source>A text</source>
        <translation>Un texto</translation>
    </message>
    <message>
        <source>The text is longer than %1 bytes. Type a shorter one.</source>
        <translation>El texto supera los %1 bytes. Escribir uno más corto.</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>Un número</translation>
    </message>
    <message>
        <source>A number: %1</source>
        <translation>Un número: %1</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation>Sí o no</translation>
    </message>
    <message>
        <source>A colour: # and two hexadecimal digits each for red, green and blue</source>
        <translation>Un color: # y dos cifras hexadecimales para cada uno de rojo, verde y azul</translation>
    </message>
    <message>
        <source>Choose a colour</source>
        <translation>Elegir un color</translation>
    </message>
    <message>
        <source>"%1" is not a colour. Type # and six hexadecimal digits, or choose one.</source>
        <translation>«%1» no es un color. Escribir # y seis cifras hexadecimales, o elegir uno.</translation>
    </message>
    <message>
        <source>An object: choose it, or type its name or id. An arrow in the world points to it while its owner is selected.</source>
        <translation>Un objeto: elegirlo, o escribir su nombre o id. Una flecha en el mundo apunta a él mientras su dueño está seleccionado.</translation>
    </message>
    <message>
        <source>Choose the object by a click in the world or in the list</source>
        <translation>Elegir el objeto con un clic en el mundo o en la lista</translation>
    </message>
    <message>
        <source>Choose the object</source>
        <translation>Elegir el objeto</translation>
    </message>
    <message>
        <source>Click the object in the world or in the list, or empty ground for no object.</source>
        <translation>Clic en el objeto, en el mundo o en la lista; o en un lugar vacío para no elegir ninguno.</translation>
    </message>
    <message>
        <source>Read only: a value of this kind (a list, a table, or an integer above 2^53) cannot be edited here. It stays in the file.</source>
        <translation>Solo lectura: un valor de este tipo (una lista, una tabla o un entero superior a 2^53) no se puede editar aquí. Sigue en el archivo.</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>varios</translation>
    </message>
    <message>
        <source>Name of property %1</source>
        <translation>Nombre de la propiedad %1</translation>
    </message>
    <message>
        <source>Property %1</source>
        <translation>Propiedad %1</translation>
    </message>
    <message>
        <source>Remove property %1</source>
        <translation>Quitar propiedad %1</translation>
    </message>
    <message>
        <source>There is no object %1 in this scene. Choose another one.</source>
        <translation>En esta escena no hay ningún objeto %1. Elegir otro.</translation>
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
        <translation>Consultar la broad phase con la herramienta Consulta (Q) y después conservar la consulta. Se repite tras cada paso y se muestra en el mundo con su nombre.</translation>
    </message>
    <message>
        <source>&amp;Keep the query</source>
        <translation>Conservar la consulta</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Kept queries</source>
        <translation>Consultas conservadas</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Celdas</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Candidatos</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Cajas</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Formas</translation>
    </message>
    <message>
        <source>Nearest</source>
        <translation>Más cercano</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Double-click to rename</source>
        <translation>Doble clic para renombrar</translation>
    </message>
    <message>
        <source>Cells that the query searches</source>
        <translation>Celdas en las que busca la consulta</translation>
    </message>
    <message>
        <source>Candidates that the broad phase reports for the query</source>
        <translation>Candidatos que la broad phase notifica para la consulta</translation>
    </message>
    <message>
        <source>Candidates whose boxes it overlaps</source>
        <translation>Candidatos con cuyas cajas se solapa</translation>
    </message>
    <message>
        <source>Objects whose shapes it overlaps</source>
        <translation>Objetos con cuyas formas se solapa</translation>
    </message>
    <message>
        <source>Distance of the nearest shape; 0 when it overlaps</source>
        <translation>Distancia a la forma más cercana; 0 si se solapa</translation>
    </message>
    <message>
        <source>How long the last answer took</source>
        <translation>Cuánto tardó la última respuesta</translation>
    </message>
    <message>
        <source>Delete a query first: %1 is the limit.</source>
        <translation>Eliminar primero una consulta: el límite es %1.</translation>
    </message>
    <message>
        <source>Repeat this query after every step</source>
        <translation>Repetir esta consulta tras cada paso</translation>
    </message>
    <message>
        <source>Choose the Query tool (Q) first, then click or drag in the world.</source>
        <translation>Elegir primero la herramienta Consulta (Q); después, clic o arrastrar en el mundo.</translation>
    </message>
    <message>
        <source>Delete the chosen query</source>
        <translation>Eliminar la consulta elegida</translation>
    </message>
    <message>
        <source>Choose a query first.</source>
        <translation>Elegir primero una consulta.</translation>
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
        <translation>Objeto</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Punto</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Caja</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>Círculo</translation>
    </message>
    <message>
        <source>Ray</source>
        <translation>Rayo</translation>
    </message>
</context>
<context>
    <name>broadside::RecordedObjects</name>
    <message>
        <source>Search the log of the game</source>
        <translation>Buscar en el log del juego</translation>
    </message>
    <message>
        <source>Search the log...</source>
        <translation>Buscar en el log...</translation>
    </message>
    <message>
        <source>Find the next step with a log line that contains this text (Enter)</source>
        <translation>Encontrar el siguiente paso con una línea del log que contenga este texto (Intro)</translation>
    </message>
    <message>
        <source>Log of the game in this step</source>
        <translation>Log del juego en este paso</translation>
    </message>
    <message>
        <source>Selected objects of the recording</source>
        <translation>Objetos seleccionados de la grabación</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Type a text to search for first.</source>
        <translation>Escribir primero un texto que buscar.</translation>
    </message>
    <message>
        <source>Go to the previous step with such a log line</source>
        <translation>Ir al paso anterior con una línea así en el log</translation>
    </message>
    <message>
        <source>Go to the next step with such a log line (Enter)</source>
        <translation>Ir al paso siguiente con una línea así en el log (Intro)</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Buscando</translation>
    </message>
    <message>
        <source>Searching: %1 %</source>
        <translation>Buscando: %1 %</translation>
    </message>
    <message>
        <source>No such line in later steps.</source>
        <translation>No hay ninguna línea así en pasos posteriores.</translation>
    </message>
    <message>
        <source>No such line in earlier steps.</source>
        <translation>No hay ninguna línea así en pasos anteriores.</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>Paso %1: %2</translation>
    </message>
    <message>
        <source>Object %1 is not in this step.</source>
        <translation>El objeto %1 no está en este paso.</translation>
    </message>
    <message>
        <source>%1 (%2), %3
box from %4 to %5
%6 wide, %7 high
category %8, mask %9</source>
        <translation>%1 (%2), %3
caja de %4 a %5
%6 de ancho, %7 de alto
categoría %8, máscara %9</translation>
    </message>
    <message>
        <source>dynamic</source>
        <translation>dinámico</translation>
    </message>
    <message>
        <source>static</source>
        <translation>estático</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>The game logged in this step:</source>
        <translation>El juego escribió en el log en este paso:</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>y %1 más</translation>
    </message>
    <message>
        <source>Select an object. This panel then shows what the recording says of it in this step. To edit it, convert the step to a scene.</source>
        <translation>Seleccionar un objeto. Este panel muestra entonces lo que la grabación dice de él en este paso. Para editarlo, convertir el paso en escena.</translation>
    </message>
</context>
<context>
    <name>broadside::RecordingBar</name>
    <message>
        <source>the recording does not say which candidates the game's broad phase reported (BST_CANDIDATES and bst_candidate in the game)</source>
        <translation>la grabación no dice qué candidatos notificó la broad phase del juego (BST_CANDIDATES y bst_candidate en el juego)</translation>
    </message>
    <message>
        <source>the recording does not say in which cells the game has its objects (BST_CELLS and bst_cells in the game)</source>
        <translation>la grabación no dice en qué celdas tiene el juego sus objetos (BST_CELLS y bst_cells en el juego)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Convert this step to a scene</source>
        <translation>Convertir este paso en escena</translation>
    </message>
    <message>
        <source>Searched share of the file</source>
        <translation>Parte del archivo ya buscada</translation>
    </message>
    <message>
        <source>The file has no index, so Broadside searches all of it for frames.
You can already use the frames that were found.</source>
        <translation>El archivo no tiene índice, así que Broadside busca fotogramas en todo él.
Los fotogramas encontrados ya se pueden usar.</translation>
    </message>
    <message>
        <source>Stop the search; the frames that were found stay</source>
        <translation>Detener la búsqueda; los fotogramas encontrados permanecen</translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>candidatos</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>celdas</translation>
    </message>
    <message>
        <source>Reading %1 ...</source>
        <translation>Leyendo %1 ...</translation>
    </message>
    <message>
        <source>Recording, read only: no frame has arrived yet.</source>
        <translation>Grabación, solo lectura: aún no ha llegado ningún fotograma.</translation>
    </message>
    <message>
        <source>a game</source>
        <translation>un juego</translation>
    </message>
    <message>
        <source>Recording of %1, read only: %2.</source>
        <translation>Grabación de %1, solo lectura: %2.</translation>
    </message>
    <message>
        <source>There is no step yet.</source>
        <translation>Aún no hay ningún paso.</translation>
    </message>
    <message>
        <source>Open the objects of this step in a new tab as a scene that can be edited and simulated</source>
        <translation>Abrir los objetos de este paso en una pestaña nueva como escena que se puede editar y simular</translation>
    </message>
    <message>
        <source>Not recorded: %1.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Its own broad phase: %1.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Its step numbers do not ascend, so frames are counted.</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>broadside::RecordingPage</name>
    <message>
        <source>%1 (recording)</source>
        <translation>%1 (grabación)</translation>
    </message>
    <message>
        <source>%1, step %2</source>
        <translation>%1, paso %2</translation>
    </message>
    <message>
        <source>The objects of step %1 as a scene, at rest, with a grid of Broadside: a trace has their places, not their velocities.</source>
        <translation>Los objetos del paso %1 como escena, en reposo, con una cuadrícula de Broadside: una traza tiene sus lugares, no sus velocidades.</translation>
    </message>
</context>
<context>
    <name>broadside::RecordingSaver</name>
    <message>
        <source>The recording could not be saved.</source>
        <translation>No se pudo guardar la grabación.</translation>
    </message>
    <message>
        <source>The recording so far was saved as %1.</source>
        <translation>La grabación hasta ahora se guardó como %1.</translation>
    </message>
</context>
<context>
    <name>broadside::RecoveryDialog</name>
    <message>
        <source>&amp;Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>&amp;Discard...</source>
        <translation>Descartar...</translation>
    </message>
    <message>
        <source>Recover unsaved work</source>
        <translation>Recuperar trabajo sin guardar</translation>
    </message>
    <message>
        <source>Broadside ended before this work was saved. Open it to go on where you were; files are changed only when you save.</source>
        <translation>Broadside terminó antes de guardarse este trabajo. Abrirlo para seguir donde quedó; los archivos solo cambian al guardar.</translation>
    </message>
    <message>
        <source>Scenes and recordings that were not saved</source>
        <translation>Escenas y grabaciones que no se guardaron</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Last change</source>
        <translation>Último cambio</translation>
    </message>
    <message>
        <source>Changes since the file was saved</source>
        <translation>Cambios desde que se guardó el archivo</translation>
    </message>
    <message>
        <source>Open what is selected with its unsaved changes, each in a tab</source>
        <translation>Abrir lo seleccionado con sus cambios sin guardar, cada cosa en una pestaña</translation>
    </message>
    <message>
        <source>&amp;Keep for later</source>
        <translation>Conservar para después</translation>
    </message>
    <message>
        <source>Close this window; Broadside offers the work again at its next start</source>
        <translation>Cerrar esta ventana; Broadside vuelve a ofrecer el trabajo en su próximo inicio</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Grabación</translation>
    </message>
    <message>
        <source>a recording that was never saved: %1</source>
        <translation>una grabación que nunca se guardó: %1</translation>
    </message>
    <message>
        <source>never saved: %1</source>
        <translation>nunca se guardó: %1</translation>
    </message>
    <message>
        <source>its file is missing: %1</source>
        <translation>falta su archivo: %1</translation>
    </message>
    <message>
        <source>its file cannot be read: %1</source>
        <translation>no se puede leer su archivo: %1</translation>
    </message>
    <message>
        <source>with edits made during a simulation</source>
        <translation>con ediciones hechas durante una simulación</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>reading...</source>
        <translation>leyendo...</translation>
    </message>
    <message>
        <source>Select a row first.</source>
        <translation>Seleccionar primero una fila.</translation>
    </message>
    <message>
        <source>The selected work is being read.</source>
        <translation>Se está leyendo el trabajo seleccionado.</translation>
    </message>
    <message>
        <source>The selected work cannot be read.</source>
        <translation>No se puede leer el trabajo seleccionado.</translation>
    </message>
    <message>
        <source>Delete the unsaved work of the selected rows</source>
        <translation>Eliminar el trabajo sin guardar de las filas seleccionadas</translation>
    </message>
    <message>
        <source>Discard unsaved work</source>
        <translation>Descartar trabajo sin guardar</translation>
    </message>
    <message>
        <source>Discard the unsaved work of %1?</source>
        <translation>¿Descartar el trabajo sin guardar de %1?</translation>
    </message>
    <message>
        <source>They cannot be restored afterwards.</source>
        <translation>Después no se puede restaurar.</translation>
    </message>
</context>
<context>
    <name>broadside::RestNotice</name>
    <message>
        <source>Nothing moves in this world.</source>
        <translation>En este mundo no se mueve nada.</translation>
    </message>
    <message>
        <source>Nothing in the world has moved since step %1.</source>
        <translation>Nada se ha movido en el mundo desde el paso %1.</translation>
    </message>
    <message>
        <source>%1 left the world and cannot return.</source>
        <translation>Han salido del mundo y no pueden volver: %1.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Pause now, and later whenever nothing moves any more</source>
        <translation>Pausar ahora y, más adelante, siempre que ya no se mueva nada</translation>
    </message>
</context>
<context>
    <name>broadside::SceneComparison</name>
    <message>
        <source>Compare with %1</source>
        <translation>Comparar con %1</translation>
    </message>
    <message>
        <source>In the file, compared with the open scene: %1.</source>
        <translation>En el archivo, en comparación con la escena abierta: %1.</translation>
    </message>
    <message>
        <source>Objects that differ</source>
        <translation>Objetos que difieren</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>En el archivo</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objeto</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The list has the first %1 of them.</source>
        <translation>La lista contiene los primeros %1.</translation>
    </message>
    <message>
        <source>Select all in the world</source>
        <translation>Seleccionar todos en el mundo</translation>
    </message>
    <message>
        <source>No object differs.</source>
        <translation>Ningún objeto difiere.</translation>
    </message>
    <message>
        <source>Select the objects of all rows that the open scene has</source>
        <translation>Seleccionar los objetos de todas las filas que tiene la escena abierta</translation>
    </message>
</context>
<context>
    <name>broadside::SceneDocument</name>
    <message>
        <source>Untitled</source>
        <translation>Sin título</translation>
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
        <translation>%1. Simulación &gt; Restaurar pasos descartados lo deshace, hasta el próximo paso.</translation>
    </message>
    <message>
        <source>This scene has instances of templates of the project %1, but is not in that project. Add it, so that they follow (File &gt; Add this scene to the project).</source>
        <translation>Esta escena tiene instancias de plantillas del proyecto %1, pero no está en ese proyecto. Añadirla para que las sigan (Archivo &gt; Añadir esta escena al proyecto).</translation>
    </message>
</context>
<context>
    <name>broadside::SceneTabs</name>
    <message>
        <source>Open scenes</source>
        <translation>Escenas abiertas</translation>
    </message>
    <message>
        <source>%1 (recording)</source>
        <translation>%1 (grabación)</translation>
    </message>
    <message>
        <source>This recording has no file</source>
        <translation>Esta grabación no tiene archivo</translation>
    </message>
    <message>
        <source>This scene has no file yet</source>
        <translation>Esta escena aún no tiene archivo</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close the &amp;others</source>
        <translation>Cerrar las demás</translation>
    </message>
    <message>
        <source>Copy the &amp;path</source>
        <translation>Copiar la ruta</translation>
    </message>
</context>
<context>
    <name>broadside::SelectActions</name>
    <message>
        <source>Select a cate&amp;gory</source>
        <translation>Seleccionar una categoría</translation>
    </message>
    <message>
        <source>The scene has no objects.</source>
        <translation>La escena no tiene objetos.</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Seleccionar todo</translation>
    </message>
    <message>
        <source>Select every object of the scene</source>
        <translation>Seleccionar todos los objetos de la escena</translation>
    </message>
    <message>
        <source>Select n&amp;one</source>
        <translation>Deseleccionar</translation>
    </message>
    <message>
        <source>Select nothing</source>
        <translation>Quitar toda la selección</translation>
    </message>
    <message>
        <source>In&amp;vert the selection</source>
        <translation>Invertir la selección</translation>
    </message>
    <message>
        <source>Select the objects that are not selected, and deselect the others</source>
        <translation>Seleccionar los objetos no seleccionados y deseleccionar los demás</translation>
    </message>
    <message>
        <source>Select the same t&amp;ype</source>
        <translation>Seleccionar el mismo tipo</translation>
    </message>
    <message>
        <source>Select all objects of the same kind (static or dynamic) with the same type of shape</source>
        <translation>Seleccionar todos los objetos del mismo tipo (estático o dinámico) con el mismo tipo de forma</translation>
    </message>
    <message>
        <source>Select the next one &amp;below</source>
        <translation>Seleccionar el siguiente de abajo</translation>
    </message>
    <message>
        <source>Select the next object below the pointer; Alt+click or a second click at the same place does the same</source>
        <translation>Seleccionar el siguiente objeto debajo del puntero; Alt+clic o un segundo clic en el mismo lugar hace lo mismo</translation>
    </message>
    <message>
        <source>There is no object below. Move the pointer over objects that cover each other.</source>
        <translation>No hay ningún objeto debajo. Poner el puntero sobre objetos que se tapan entre sí.</translation>
    </message>
    <message>
        <source>&amp;Find objects</source>
        <translation>Buscar objetos</translation>
    </message>
    <message>
        <source>Search the list of objects by name, kind, shape or id</source>
        <translation>Buscar en la lista de objetos por nombre, tipo, forma o id</translation>
    </message>
    <message>
        <source>&amp;Select the results</source>
        <translation>Seleccionar los resultados</translation>
    </message>
    <message>
        <source>Select all objects that the search finds; Enter in the search field does the same</source>
        <translation>Seleccionar todos los objetos que encuentra la búsqueda; Intro en el campo de búsqueda hace lo mismo</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Seleccionar</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Select every object whose category has this bit</source>
        <translation>Seleccionar todos los objetos cuya categoría tiene este bit</translation>
    </message>
    <message>
        <source>No object has a category</source>
        <translation>Ningún objeto tiene categoría</translation>
    </message>
    <message>
        <source>Type a search first (Ctrl+F).</source>
        <translation>Escribir primero una búsqueda (Ctrl+F).</translation>
    </message>
    <message>
        <source>The search finds no object.</source>
        <translation>La búsqueda no encuentra ningún objeto.</translation>
    </message>
</context>
<context>
    <name>broadside::ShapeEditor</name>
    <message>
        <source>Radius</source>
        <translation>Radio</translation>
    </message>
    <message>
        <source>Radius of the shape before the object's scale, metres</source>
        <translation>Radio de la forma antes de la escala del objeto, en metros</translation>
    </message>
    <message>
        <source>Change size</source>
        <translation>Cambiar tamaño</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Anchura</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Altura</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Width and height of the shape, before the object's scale; metres</source>
        <translation>Anchura y altura de la forma, antes de la escala del objeto; en metros</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>Points of the shape</source>
        <translation>Puntos de la forma</translation>
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
        <translation>Insertar</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>In the object's own frame: relative to its position, before scale and rotation</source>
        <translation>En el sistema propio del objeto: relativos a su posición, antes de escala y rotación</translation>
    </message>
    <message>
        <source>Parts of the compound</source>
        <translation>Partes de la forma compuesta</translation>
    </message>
    <message>
        <source>angle (°)</source>
        <translation>ángulo (°)</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Add a shape to the compound</source>
        <translation>Añadir una forma a la forma compuesta</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Partes</translation>
    </message>
    <message>
        <source>Position and angle of each part in the compound</source>
        <translation>Posición y ángulo de cada parte en la forma compuesta</translation>
    </message>
    <message>
        <source>All points are on one line, so this size is 0.</source>
        <translation>Todos los puntos están en una recta, así que este tamaño es 0.</translation>
    </message>
    <message>
        <source>Click a point in the table first.</source>
        <translation>Clic primero en un punto de la tabla.</translation>
    </message>
    <message>
        <source>Insert a point half way to the next one</source>
        <translation>Insertar un punto a mitad de camino del siguiente</translation>
    </message>
    <message>
        <source>Remove the chosen point (Delete)</source>
        <translation>Quitar el punto elegido (Supr)</translation>
    </message>
    <message>
        <source>A polygon has at least three points.</source>
        <translation>Un polígono tiene al menos tres puntos.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Part %1: %2</source>
        <translation>Parte %1: %2</translation>
    </message>
    <message>
        <source>Remove the chosen part (Delete)</source>
        <translation>Quitar la parte elegida (Supr)</translation>
    </message>
    <message>
        <source>A compound has at least one part.</source>
        <translation>Una forma compuesta tiene al menos una parte.</translation>
    </message>
    <message>
        <source>Move point</source>
        <translation>Mover punto</translation>
    </message>
    <message>
        <source>Insert point</source>
        <translation>Insertar punto</translation>
    </message>
    <message>
        <source>Remove point</source>
        <translation>Quitar punto</translation>
    </message>
    <message>
        <source>Move part</source>
        <translation>Mover parte</translation>
    </message>
    <message>
        <source>Add part</source>
        <translation>Añadir parte</translation>
    </message>
    <message>
        <source>Remove part</source>
        <translation>Quitar parte</translation>
    </message>
    <message>
        <source>Width of the whole shape; the other side follows, so that circles stay circles</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Width of the shape, before the object's scale</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Width of the whole shape: all points move away from the object's position or towards it</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Height of the whole shape; the other side follows, so that circles stay circles</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Height of the shape, before the object's scale</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Height of the whole shape: all points move away from the object's position or towards it</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>broadside::ShapeSection</name>
    <message>
        <source>Shape</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Change to</source>
        <translation>Cambiar a</translation>
    </message>
    <message>
        <source>Replace the shape by another one of about the same size</source>
        <translation>Reemplazar la forma por otra de un tamaño parecido</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Bounding shape, used to test for overlaps</source>
        <translation>Forma de colisión, usada para probar solapamientos</translation>
    </message>
    <message>
        <source>radius</source>
        <translation>radio</translation>
    </message>
    <message>
        <source>size</source>
        <translation>tamaño</translation>
    </message>
    <message>
        <source>Radius of all</source>
        <translation>Radio de todas</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radio</translation>
    </message>
    <message>
        <source>Of every shape, before its object's scale; metres</source>
        <translation>De cada forma, antes de la escala de su objeto; en metros</translation>
    </message>
    <message>
        <source>Width of all</source>
        <translation>Anchura de todas</translation>
    </message>
    <message>
        <source>Height of all</source>
        <translation>Altura de todas</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Width and height of every shape, before its object's scale; metres.
Round shapes and compounds keep their proportions: the other side follows.</source>
        <translation>Anchura y altura de cada forma, antes de la escala de su objeto; en metros.
Las formas redondas y las compuestas mantienen sus proporciones: el otro lado las sigue.</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>varios</translation>
    </message>
    <message>
        <source>Points and parts are edited one object at a time: select one.</source>
        <translation>Los puntos y las partes se editan objeto por objeto: seleccionar uno.</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>forma</translation>
    </message>
</context>
<context>
    <name>broadside::SharedFollower</name>
    <message>
        <source>%1 followed templates of the project that changed since this scene was saved: %2. Save to keep this, or undo it.</source>
        <translation>%1: actualización según plantillas del proyecto que cambiaron desde que se guardó esta escena (%2). Guardar para conservarla o deshacerla.</translation>
    </message>
    <message>
        <source>%1 followed templates of the project: %2. Undo reverts that in this scene.</source>
        <translation>%1: actualización según plantillas del proyecto (%2). Deshacer la revierte en esta escena.</translation>
    </message>
</context>
<context>
    <name>broadside::ShortcutsDialog</name>
    <message>
        <source>&amp;Assign</source>
        <translation>Asignar</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>Sin tecla</translation>
    </message>
    <message>
        <source>&amp;Default</source>
        <translation>Por defecto</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search by name or key</source>
        <translation>Buscar por nombre o tecla</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Comandos y sus teclas</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Restablecer todo</translation>
    </message>
    <message>
        <source>Reset the keys of all commands to their defaults</source>
        <translation>Restablecer las teclas por defecto de todos los comandos</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Tecla nueva</translation>
    </message>
    <message>
        <source>Press the new key of the command</source>
        <translation>Pulsar la tecla nueva del comando</translation>
    </message>
    <message>
        <source>Remove the key of the command</source>
        <translation>Quitar la tecla del comando</translation>
    </message>
    <message>
        <source>Reset the command to its default key</source>
        <translation>Restablecer la tecla por defecto del comando</translation>
    </message>
    <message>
        <source>New &amp;key</source>
        <translation>Tecla nueva</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Por defecto</translation>
    </message>
    <message>
        <source>Changed; default: %1</source>
        <translation>Cambiada; por defecto: %1</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>sin tecla</translation>
    </message>
    <message>
        <source>Choose a command to give it another key.</source>
        <translation>Elegir un comando para darle otra tecla.</translation>
    </message>
    <message>
        <source>Press the key for: %1</source>
        <translation>Pulsar la tecla para: %1</translation>
    </message>
    <message>
        <source>This key cannot be used: %1.</source>
        <translation>Esta tecla no se puede usar: %1.</translation>
    </message>
    <message>
        <source>That key is free.</source>
        <translation>Esa tecla está libre.</translation>
    </message>
    <message>
        <source>"%1"</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>Conflict: %1 has this key and loses it when you assign it.</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>broadside::SimulationActions</name>
    <message>
        <source>&amp;Run</source>
        <translation>Ejecutar</translation>
    </message>
    <message>
        <source>Run or continue the simulation</source>
        <translation>Ejecutar o continuar la simulación</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Pause the simulation</source>
        <translation>Pausar la simulación</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>Avanzar</translation>
    </message>
    <message>
        <source>Make one step, or as many as the field next to Step says</source>
        <translation>Dar un paso, o tantos como diga el campo junto a Avanzar</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>&amp;Back to the first step</source>
        <translation>Volver al primer paso</translation>
    </message>
    <message>
        <source>End the simulation and go back to the authored scene</source>
        <translation>Terminar la simulación y volver a la escena original</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Retroceder</translation>
    </message>
    <message>
        <source>Go back one step, or as many as the field next to Step says</source>
        <translation>Retroceder un paso, o tantos como diga el campo junto a Avanzar</translation>
    </message>
    <message>
        <source>&amp;First recorded step</source>
        <translation>Primer paso grabado</translation>
    </message>
    <message>
        <source>Go to the oldest recorded step</source>
        <translation>Ir al paso grabado más antiguo</translation>
    </message>
    <message>
        <source>&amp;Last recorded step</source>
        <translation>Último paso grabado</translation>
    </message>
    <message>
        <source>Go to the latest recorded step</source>
        <translation>Ir al paso grabado más reciente</translation>
    </message>
    <message>
        <source>Restore &amp;discarded steps</source>
        <translation>Restaurar pasos descartados</translation>
    </message>
    <message>
        <source>Go back to the step after which recorded steps were discarded, and restore them</source>
        <translation>Volver al paso tras el que se descartaron pasos grabados y restaurarlos</translation>
    </message>
    <message>
        <source>Slo&amp;wer</source>
        <translation>Más lento</translation>
    </message>
    <message>
        <source>Run at half the speed: slow motion down to 1/64 of real time</source>
        <translation>Ejecutar a la mitad de velocidad: cámara lenta hasta 1/64 del tiempo real</translation>
    </message>
    <message>
        <source>Fast&amp;er</source>
        <translation>Más rápido</translation>
    </message>
    <message>
        <source>Run at twice the speed, up to real time</source>
        <translation>Ejecutar al doble de velocidad, hasta el tiempo real</translation>
    </message>
    <message>
        <source>This is the last step of the recording.</source>
        <translation>Este es el último paso de la grabación.</translation>
    </message>
    <message>
        <source>The simulation is already running.</source>
        <translation>La simulación ya se está ejecutando.</translation>
    </message>
    <message>
        <source>The simulation is not running.</source>
        <translation>La simulación no se está ejecutando.</translation>
    </message>
    <message>
        <source>Start the simulation first (F5).</source>
        <translation>Iniciar primero la simulación (F5).</translation>
    </message>
    <message>
        <source>This is the first step of the recording.</source>
        <translation>Este es el primer paso de la grabación.</translation>
    </message>
    <message>
        <source>The world is already at its first step.</source>
        <translation>El mundo ya está en su primer paso.</translation>
    </message>
    <message>
        <source>Step %1 is the oldest step in the memory for recorded steps.</source>
        <translation>El paso %1 es el más antiguo en la memoria de pasos grabados.</translation>
    </message>
    <message>
        <source>This is the latest step.</source>
        <translation>Este es el paso más reciente.</translation>
    </message>
    <message>
        <source>No steps have been discarded.</source>
        <translation>No se ha descartado ningún paso.</translation>
    </message>
    <message>
        <source>The slowest speed is 1/%1 of real time.</source>
        <translation>La velocidad mínima es 1/%1 del tiempo real.</translation>
    </message>
    <message>
        <source>The simulation already runs in real time.</source>
        <translation>La simulación ya va en tiempo real.</translation>
    </message>
</context>
<context>
    <name>broadside::SimulationPanel</name>
    <message>
        <source>not started</source>
        <translation>sin iniciar</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pausa</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en ejecución</translation>
    </message>
    <message>
        <source>When nothing moves</source>
        <translation>Si nada se mueve</translation>
    </message>
    <message>
        <source>Swept (continuous)</source>
        <translation>Por barrido (continua)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Step by</source>
        <translation>Avance</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Real time</source>
        <translation>Tiempo real</translation>
    </message>
    <message>
        <source>1/%1 of real time</source>
        <translation>1/%1 del tiempo real</translation>
    </message>
    <message>
        <source>The speed of Run, for slow motion. The steps themselves do not change.</source>
        <translation>La velocidad de Ejecutar, para cámara lenta. Los pasos mismos no cambian.</translation>
    </message>
    <message>
        <source>Pause when nothing moves any more</source>
        <translation>Pausar cuando ya no se mueva nada</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Pauses the simulation when nothing moves any more and no component will act.
Objects that have left the world for good do not count.</source>
        <translation>Pausa la simulación cuando ya no se mueve nada y no va a actuar ningún componente.
No cuentan los objetos que han salido del mundo para siempre.</translation>
    </message>
    <message>
        <source>Time step</source>
        <translation>Paso de tiempo</translation>
    </message>
    <message>
        <source>Simulated seconds per step: 1/60, 0.02 or 16 ms</source>
        <translation>Segundos simulados por paso: 1/60, 0.02 o 16 ms</translation>
    </message>
    <message>
        <source>Integrator</source>
        <translation>Integrador</translation>
    </message>
    <message>
        <source>Semi-implicit Euler</source>
        <translation>Euler semiimplícito</translation>
    </message>
    <message>
        <source>Velocity first, then position with the new velocity: stable, what most games use.
A fall of 1 s at steps of 0.1 s ends 10 % too low, and bounces lose height.</source>
        <translation>Primero la velocidad, después la posición con la velocidad nueva: estable, lo que usa la mayoría de los juegos.
Una caída de 1 s con pasos de 0.1 s acaba un 10 % demasiado abajo, y los rebotes pierden altura.</translation>
    </message>
    <message>
        <source>Explicit Euler</source>
        <translation>Euler explícito</translation>
    </message>
    <message>
        <source>Position first, with the old velocity: gains energy, springs explode</source>
        <translation>Primero la posición, con la velocidad anterior: gana energía, los muelles explotan</translation>
    </message>
    <message>
        <source>Velocity Verlet</source>
        <translation>Verlet con velocidad</translation>
    </message>
    <message>
        <source>Exact under constant acceleration, at any step</source>
        <translation>Exacto con aceleración constante, con cualquier paso</translation>
    </message>
    <message>
        <source>How velocity and position advance in a step</source>
        <translation>Cómo avanzan la velocidad y la posición en un paso</translation>
    </message>
    <message>
        <source>Swept collision</source>
        <translation>Colisión por barrido</translation>
    </message>
    <message>
        <source>Collision</source>
        <translation>Colisión</translation>
    </message>
    <message>
        <source>Sweeps moving objects along their paths, so that a fast object does not pass through a thin one between two
steps. Off: only the positions at the ends of the steps are tested, as in most simple games.</source>
        <translation>Barre los objetos en movimiento a lo largo de sus trayectorias, para que un objeto rápido no atraviese otro delgado entre dos
pasos. Desactivada: solo se prueban las posiciones al final de los pasos, como en la mayoría de los juegos sencillos.</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Not started: the scene is shown as you made it. Stop returns to it.</source>
        <translation>Sin iniciar: la escena se muestra tal como se hizo. Detener vuelve a ella.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Steps since the start</source>
        <translation>Pasos desde el inicio</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Simulated seconds</source>
        <translation>Segundos simulados</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Impactos</translation>
    </message>
    <message>
        <source>Overlaps that began and made at least one of the two objects respond</source>
        <translation>Solapamientos que empezaron y a los que respondió al menos uno de los dos objetos</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Eliminados</translation>
    </message>
    <message>
        <source>Objects that were removed by hits, lifetimes or edges. Click the number for the list.</source>
        <translation>Objetos eliminados por impactos, tiempo de vida o bordes. Clic en el número para ver la lista.</translation>
    </message>
    <message>
        <source>Objects left</source>
        <translation>Quedan</translation>
    </message>
    <message>
        <source>Objects in the world now</source>
        <translation>Objetos que hay ahora en el mundo</translation>
    </message>
    <message>
        <source>State hash</source>
        <translation>Hash del estado</translation>
    </message>
    <message>
        <source>Equal hashes mean equal positions, angles and speeds, to the last bit.
The same scene and the same shots give the same hash on every machine.</source>
        <translation>Hashes iguales significan posiciones, ángulos y velocidades iguales hasta el último bit.
La misma escena y los mismos disparos dan el mismo hash en cualquier máquina.</translation>
    </message>
    <message>
        <source>Copy the state hash</source>
        <translation>Copiar el hash del estado</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Último paso</translation>
    </message>
    <message>
        <source>Time that each phase of the step took</source>
        <translation>Tiempo que tardó cada fase del paso</translation>
    </message>
    <message>
        <source>Change integrator</source>
        <translation>Cambiar integrador</translation>
    </message>
    <message>
        <source>Switch swept collision on</source>
        <translation>Activar colisión por barrido</translation>
    </message>
    <message>
        <source>Switch swept collision off</source>
        <translation>Desactivar colisión por barrido</translation>
    </message>
    <message>
        <source>"%1" is not a time step, so it stays %2. Type more than 0 and up to 60 seconds, such as 1/60, 0.02 or 16 ms.</source>
        <translation>«%1» no es un paso de tiempo, así que sigue siendo %2. Escribir más de 0 y hasta 60 segundos, como 1/60, 0.02 o 16 ms.</translation>
    </message>
    <message>
        <source>Change time step</source>
        <translation>Cambiar paso de tiempo</translation>
    </message>
    <message>
        <source>The game made the steps of a recording.</source>
        <translation>Los pasos de una grabación los hizo el juego.</translation>
    </message>
    <message>
        <source>- (not recorded)</source>
        <translation>- (no grabado)</translation>
    </message>
    <message>
        <source>recording, %1</source>
        <translation>grabación, %1</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>leyendo</translation>
    </message>
    <message>
        <source>making step %1</source>
        <translation>calculando el paso %1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Copy the state hash to the clipboard</source>
        <translation>Copiar el hash del estado al portapapeles</translation>
    </message>
    <message>
        <source>Start the simulation first (F5).</source>
        <translation>Iniciar primero la simulación (F5).</translation>
    </message>
    <message>
        <source>Not recorded: call bst_frame_end_hash in the game</source>
        <translation>No grabado: llamar a bst_frame_end_hash en el juego</translation>
    </message>
    <message>
        <source>- (press Step or Run)</source>
        <translation>- (pulsar Avanzar o Ejecutar)</translation>
    </message>
    <message>
        <source>- (not recorded: bst_counter in the game)</source>
        <translation>- (no grabado: bst_counter en el juego)</translation>
    </message>
    <message>
        <source>- (being counted)</source>
        <translation>- (contando)</translation>
    </message>
    <message>
        <source>move %1
broad phase %2
narrow phase %3
responses %4</source>
        <translation>movimiento %1
broad phase %2
narrow phase %3
respuestas %4</translation>
    </message>
</context>
<context>
    <name>broadside::SimulationSession</name>
    <message>
        <source>The simulation ended because objects of the scene were edited</source>
        <translation>La simulación terminó porque se editaron objetos de la escena</translation>
    </message>
    <message>
        <source>Recorded step %1 was discarded, because you changed something</source>
        <translation>Se descartó el paso grabado %1, porque hubo un cambio</translation>
    </message>
    <message>
        <source>Recorded steps %1 to %2 were discarded, because you changed something in step %1</source>
        <translation>Se descartaron los pasos grabados %1 a %2, porque hubo un cambio en el paso %1</translation>
    </message>
    <message>
        <source>The step does not fit into memory. The simulation ended, and the scene did not change</source>
        <translation>El paso no cabe en la memoria. La simulación terminó, y la escena no cambió</translation>
    </message>
    <message>
        <source>The step does not fit into memory. The world is as it was before the step</source>
        <translation>El paso no cabe en la memoria. El mundo está como antes del paso</translation>
    </message>
    <message>
        <source>Use fewer objects, larger cells or another algorithm</source>
        <translation>Usar menos objetos, celdas más grandes u otro algoritmo</translation>
    </message>
</context>
<context>
    <name>broadside::SlowStep</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Stay at step %1</source>
        <translation>Quedarse en el paso %1</translation>
    </message>
    <message>
        <source>Step %1 has taken %2 s so far: %3 over %4</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>broadside::SnapActions</name>
    <message>
        <source>&amp;Snapping</source>
        <translation>Ajuste</translation>
    </message>
    <message>
        <source>&amp;Snap</source>
        <translation>Ajustar</translation>
    </message>
    <message>
        <source>Snap moved and placed objects to edges, centres and borders near by; hold Ctrl while you drag to do the opposite</source>
        <translation>Ajustar los objetos movidos y colocados a bordes, centros y límites cercanos; mantener Ctrl al arrastrar para hacer lo contrario</translation>
    </message>
    <message>
        <source>Grid s&amp;tep and pixels...</source>
        <translation>Paso de cuadrícula y píxeles...</translation>
    </message>
    <message>
        <source>Set the step of the grid, and the pixels per metre</source>
        <translation>Fijar el paso de la cuadrícula y los píxeles por metro</translation>
    </message>
    <message>
        <source>To &amp;objects</source>
        <translation>A objetos</translation>
    </message>
    <message>
        <source>Snap edges and centres to those of visible objects near by, and to those of the world</source>
        <translation>Ajustar bordes y centros a los de objetos visibles cercanos y a los del mundo</translation>
    </message>
    <message>
        <source>To &amp;equal gaps</source>
        <translation>A huecos iguales</translation>
    </message>
    <message>
        <source>Snap to the same gap to a neighbour as that neighbour has to the next object of the row</source>
        <translation>Ajustar al mismo hueco con un vecino que ese vecino tiene con el siguiente objeto de la fila</translation>
    </message>
    <message>
        <source>To g&amp;uides</source>
        <translation>A guías</translation>
    </message>
    <message>
        <source>Snap edges and centres to the visible guides of the Guide tool</source>
        <translation>Ajustar bordes y centros a las guías visibles de la herramienta Guías</translation>
    </message>
    <message>
        <source>To &amp;cell borders</source>
        <translation>A bordes de celdas</translation>
    </message>
    <message>
        <source>Snap edges and centres to the cell borders of the broad phase</source>
        <translation>Ajustar bordes y centros a los bordes de las celdas de la broad phase</translation>
    </message>
    <message>
        <source>To the &amp;grid</source>
        <translation>A la cuadrícula</translation>
    </message>
    <message>
        <source>Snap to a grid of its own, which is shown, unless something nearer attracts the object</source>
        <translation>Ajustar a una cuadrícula propia, que se muestra, salvo que algo más cercano atraiga el objeto</translation>
    </message>
    <message>
        <source>To &amp;pixels</source>
        <translation>A píxeles</translation>
    </message>
    <message>
        <source>Snap left and bottom edges to whole pixels of your pictures, unless something else attracts the object</source>
        <translation>Ajustar los bordes izquierdo e inferior a píxeles enteros de las imágenes, salvo que otra cosa atraiga el objeto</translation>
    </message>
</context>
<context>
    <name>broadside::SnapDialog</name>
    <message>
        <source>Step of the grid</source>
        <translation>Paso de la cuadrícula</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>Pixels per metre</source>
        <translation>Píxeles por metro</translation>
    </message>
    <message>
        <source>px/m</source>
        <translation>px/m</translation>
    </message>
    <message>
        <source>Snapping</source>
        <translation>Ajuste</translation>
    </message>
    <message>
        <source>Grid step</source>
        <translation>Paso de cuadrícula</translation>
    </message>
    <message>
        <source>Distance between the lines of the grid, metres; one line is at 0</source>
        <translation>Distancia entre las líneas de la cuadrícula, en metros; una línea está en 0</translation>
    </message>
    <message>
        <source>Pixels of your pictures per metre; left and bottom edges snap to whole pixels</source>
        <translation>Píxeles de las imágenes por metro; los bordes izquierdo e inferior se ajustan a píxeles enteros</translation>
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
        <translation>Imagen</translation>
    </message>
    <message>
        <source>A region or an animation of the scene's atlases, which the panel Assets lists. The bounding shape does not change.</source>
        <translation>Una región o una animación de los atlas de la escena, que enumera el panel Recursos. La forma de colisión no cambia.</translation>
    </message>
    <message>
        <source>sprite size</source>
        <translation>tamaño del sprite</translation>
    </message>
    <message>
        <source>sprite offset</source>
        <translation>offset del sprite</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>Sprite width</source>
        <translation>Anchura del sprite</translation>
    </message>
    <message>
        <source>Sprite height</source>
        <translation>Altura del sprite</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Width and height before the object's scale, metres; 0 is natural: from the atlas's pixels per metre</source>
        <translation>Anchura y altura antes de la escala del objeto, en metros; 0 es natural: según los píxeles por metro del atlas</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Offset</translation>
    </message>
    <message>
        <source>Sprite offset x</source>
        <translation>Offset x del sprite</translation>
    </message>
    <message>
        <source>Sprite offset y</source>
        <translation>Offset y del sprite</translation>
    </message>
    <message>
        <source>From the object's position to the middle of the picture, metres</source>
        <translation>De la posición del objeto al centro de la imagen, en metros</translation>
    </message>
    <message>
        <source>mirroring</source>
        <translation>reflejo</translation>
    </message>
    <message>
        <source>left-right</source>
        <translation>izq.-der.</translation>
    </message>
    <message>
        <source>Mirrored from left to right</source>
        <translation>Reflejada de izquierda a derecha</translation>
    </message>
    <message>
        <source>up-down</source>
        <translation>arriba-abajo</translation>
    </message>
    <message>
        <source>Mirrored from top to bottom</source>
        <translation>Reflejada de arriba abajo</translation>
    </message>
    <message>
        <source>Mirrored</source>
        <translation>Reflejada</translation>
    </message>
    <message>
        <source>Mirror the picture</source>
        <translation>Reflejar la imagen</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Mira a</translation>
    </message>
    <message>
        <source>either way</source>
        <translation>cualquier lado</translation>
    </message>
    <message>
        <source>left</source>
        <translation>izquierda</translation>
    </message>
    <message>
        <source>right</source>
        <translation>derecha</translation>
    </message>
    <message>
        <source>Direction that the picture looks; it is mirrored while its object moves the other way</source>
        <translation>Dirección a la que mira la imagen; se refleja mientras su objeto se mueve hacia el otro lado</translation>
    </message>
    <message>
        <source>facing</source>
        <translation>orientación</translation>
    </message>
    <message>
        <source>Tint</source>
        <translation>Tinte</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Opacidad</translation>
    </message>
    <message>
        <source>opacity</source>
        <translation>opacidad</translation>
    </message>
    <message>
        <source>The colours of the picture are multiplied by the tint; white changes nothing. Opacity is from 0 to 1</source>
        <translation>Los colores de la imagen se multiplican por el tinte; el blanco no cambia nada. La opacidad va de 0 a 1</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>order</source>
        <translation>orden</translation>
    </message>
    <message>
        <source>Start time</source>
        <translation>Tiempo inicial</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>start time</source>
        <translation>tiempo inicial</translation>
    </message>
    <message>
        <source>Higher numbers are drawn over lower ones; numbers below 0 under all shapes</source>
        <translation>Los números mayores se dibujan sobre los menores; los números por debajo de 0, bajo todas las formas</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Seconds into its animation when the simulation starts</source>
        <translation>Segundos de su animación ya transcurridos al iniciar la simulación</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>imagen</translation>
    </message>
    <message>
        <source>tint</source>
        <translation>tinte</translation>
    </message>
    <message>
        <source>natural</source>
        <translation>natural</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1 (falta)</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>varios</translation>
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
        <translation>El punto bajo el ratón, en metros</translation>
    </message>
    <message>
        <source>cell (00, 00) = 000</source>
        <translation>celda (00, 00) = 000</translation>
    </message>
    <message>
        <source>Column, row and id of the cell under the mouse, counted from the lower left; range-grid counts from the upper left</source>
        <translation>Columna, fila e id de la celda bajo el ratón, contadas desde abajo a la izquierda; range-grid cuenta desde arriba a la izquierda</translation>
    </message>
    <message>
        <source>outside the grid</source>
        <translation>fuera de la cuadrícula</translation>
    </message>
    <message>
        <source>no cell, treated as %1</source>
        <translation>sin celda, se trata como la %1</translation>
    </message>
    <message>
        <source>cell (%1, %2) = %3</source>
        <translation>celda (%1, %2) = %3</translation>
    </message>
    <message>
        <source>no broad phase: see the panel Broad phase</source>
        <translation>sin broad phase: ver el panel Broad phase</translation>
    </message>
    <message>
        <source>All pairs that can collide &gt; candidates of the broad phase &gt; overlapping boxes &gt; overlapping shapes</source>
        <translation>Todos los pares que pueden colisionar &gt; candidatos de la broad phase &gt; cajas que se solapan &gt; formas que se solapan</translation>
    </message>
    <message>
        <source>%1 (%2 spared)</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>broadside::StepReadout</name>
    <message>
        <source>Steps and simulated time since the start</source>
        <translation>Pasos y tiempo simulado desde el inicio</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>sin iniciar</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>paso %1 de %2</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>paso %1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>1/%1 speed</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>broadside::StoryModel</name>
    <message>
        <source>Go to step %1</source>
        <translation>Ir al paso %1</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Qué ocurrió</translation>
    </message>
</context>
<context>
    <name>broadside::StoryPanel</name>
    <message>
        <source>Story</source>
        <translation>Crónica</translation>
    </message>
    <message>
        <source>Search again</source>
        <translation>Buscar de nuevo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Examine the recorded steps from where the search was cancelled</source>
        <translation>Examinar los pasos grabados desde donde se canceló la búsqueda</translation>
    </message>
    <message>
        <source>Stop examining the recorded steps</source>
        <translation>Dejar de examinar los pasos grabados</translation>
    </message>
    <message>
        <source>%1, steps %2 to %3.</source>
        <translation>%1, pasos %2 a %3.</translation>
    </message>
    <message>
        <source>Select an object. This panel then lists what happened to it in the recorded steps, and why.</source>
        <translation>Seleccionar un objeto. Este panel enumera entonces lo que le ocurrió en los pasos grabados, y por qué.</translation>
    </message>
    <message>
        <source>Select one object only: this panel tells the story of a single object.</source>
        <translation>Seleccionar un solo objeto: este panel muestra la crónica de un único objeto.</translation>
    </message>
    <message>
        <source>Run or step the simulation. This panel then lists what happened to the selected object, and why.</source>
        <translation>Ejecutar o avanzar la simulación. Este panel enumera entonces lo que le ocurrió al objeto seleccionado, y por qué.</translation>
    </message>
    <message>
        <source>Examining the recorded steps: %1 %</source>
        <translation>Examinando los pasos grabados: %1 %</translation>
    </message>
    <message>
        <source>The search was cancelled.</source>
        <translation>La búsqueda se canceló.</translation>
    </message>
    <message>
        <source>Pause the simulation to examine its latest steps.</source>
        <translation>Pausar la simulación para examinar sus últimos pasos.</translation>
    </message>
    <message>
        <source>The object is in none of the recorded steps.</source>
        <translation>El objeto no está en ninguno de los pasos grabados.</translation>
    </message>
</context>
<context>
    <name>broadside::StrideField</name>
    <message>
        <source>Steps per press</source>
        <translation>Pasos por pulsación</translation>
    </message>
    <message>
        <source>How many steps one press of Step or Step back goes</source>
        <translation>Cuántos pasos da una pulsación de Avanzar o Retroceder</translation>
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
        <translation>Línea de tiempo</translation>
    </message>
    <message>
        <source>Left and Right go one step, Page Up and Page Down ten, Home and End to the first and the last</source>
        <translation>Izquierda y Derecha van un paso; Re Pág y Av Pág, diez; Inicio y Fin, al primero y al último</translation>
    </message>
    <message>
        <source>Step %1, %2 s</source>
        <translation>Paso %1, %2 s</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Paso %1</translation>
    </message>
</context>
<context>
    <name>broadside::StructureSwitch</name>
    <message>
        <source>S&amp;tructure of the algorithm</source>
        <translation>Estructura del algoritmo</translation>
    </message>
    <message>
        <source>Show the structure of the algorithm: occupied cells, tree nodes or intervals</source>
        <translation>Mostrar la estructura del algoritmo: celdas ocupadas, nodos del árbol o intervalos</translation>
    </message>
    <message>
        <source>Show structure</source>
        <translation>Mostrar estructura</translation>
    </message>
</context>
<context>
    <name>broadside::TableColumnChoices</name>
    <message>
        <source>Meaning of each column</source>
        <translation>Significado de cada columna</translation>
    </message>
    <message>
        <source>Meaning of the column %1</source>
        <translation>Significado de la columna %1</translation>
    </message>
    <message>
        <source>Choose the meaning of the column %1, if its name does not tell it</source>
        <translation>Elegir el significado de la columna %1, si su nombre no lo dice</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automático</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignorar</translation>
    </message>
</context>
<context>
    <name>broadside::TableDialog</name>
    <message>
        <source>tabs</source>
        <translation>tabuladores</translation>
    </message>
    <message>
        <source>semicolons</source>
        <translation>puntos y comas</translation>
    </message>
    <message>
        <source>commas</source>
        <translation>comas</translation>
    </message>
    <message>
        <source>Units of the table in a metre</source>
        <translation>Unidades de la tabla en un metro</translation>
    </message>
    <message>
        <source>Boxes that only touch do &amp;not overlap</source>
        <translation>Las cajas que solo se tocan no se solapan</translation>
    </message>
    <message>
        <source>As a &amp;world: a new scene, not saved yet</source>
        <translation>Como mundo: una escena nueva, aún sin guardar</translation>
    </message>
    <message>
        <source>As &amp;frames over steps: a recording to go through</source>
        <translation>Como fotogramas a lo largo de pasos: una grabación para recorrer</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>Importar %1</translation>
    </message>
    <message>
        <source>First rows, as they are read</source>
        <translation>Primeras filas, tal como se leen</translation>
    </message>
    <message>
        <source>Errors of the table</source>
        <translation>Errores de la tabla</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>Problem and remedy</source>
        <translation>Problema y remedio</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automático</translation>
    </message>
    <message>
        <source>The middle of a box</source>
        <translation>El centro de una caja</translation>
    </message>
    <message>
        <source>The corner with the smallest x and y</source>
        <translation>La esquina con la x y la y menores</translation>
    </message>
    <message>
        <source>Upwards</source>
        <translation>Hacia arriba</translation>
    </message>
    <message>
        <source>Downwards, as on screens</source>
        <translation>Hacia abajo, como en pantallas</translation>
    </message>
    <message>
        <source>Commas</source>
        <translation>Comas</translation>
    </message>
    <message>
        <source>Semicolons</source>
        <translation>Puntos y comas</translation>
    </message>
    <message>
        <source>Tabs</source>
        <translation>Tabuladores</translation>
    </message>
    <message>
        <source>A decimal point</source>
        <translation>Punto decimal</translation>
    </message>
    <message>
        <source>A decimal comma</source>
        <translation>Coma decimal</translation>
    </message>
    <message>
        <source>For games that compare with &lt; and not with &lt;=</source>
        <translation>Para juegos que comparan con &lt; y no con &lt;=</translation>
    </message>
    <message>
        <source>Between columns</source>
        <translation>Entre columnas</translation>
    </message>
    <message>
        <source>The character between the fields of a line</source>
        <translation>El carácter entre los campos de una línea</translation>
    </message>
    <message>
        <source>Numbers have</source>
        <translation>Los números llevan</translation>
    </message>
    <message>
        <source>How fractions are written: 1.5 or 1,5</source>
        <translation>Cómo se escriben los decimales: 1.5 o 1,5</translation>
    </message>
    <message>
        <source>x and y are</source>
        <translation>x e y son</translation>
    </message>
    <message>
        <source>The point of a box to which the columns x and y refer</source>
        <translation>El punto de una caja al que se refieren las columnas x e y</translation>
    </message>
    <message>
        <source>y grows</source>
        <translation>El eje y crece</translation>
    </message>
    <message>
        <source>Broadside shows y upwards and flips tables whose y grows downwards</source>
        <translation>Broadside muestra el eje y hacia arriba y voltea las tablas cuyo eje y crece hacia abajo</translation>
    </message>
    <message>
        <source>Units per metre</source>
        <translation>Unidades por metro</translation>
    </message>
    <message>
        <source>How many units of the table, such as pixels, are one metre.
1 keeps all numbers.</source>
        <translation>Cuántas unidades de la tabla, como píxeles, son un metro.
1 conserva todos los números.</translation>
    </message>
    <message>
        <source>Open the objects of the first step as a scene that can be edited and simulated</source>
        <translation>Abrir los objetos del primer paso como escena que se puede editar y simular</translation>
    </message>
    <message>
        <source>Open all steps as a recording, which is read only</source>
        <translation>Abrir todos los pasos como grabación, que es de solo lectura</translation>
    </message>
    <message>
        <source>The table is being read.</source>
        <translation>Se está leyendo la tabla.</translation>
    </message>
    <message>
        <source>Reading...</source>
        <translation>Leyendo...</translation>
    </message>
    <message>
        <source>a decimal comma</source>
        <translation>coma decimal</translation>
    </message>
    <message>
        <source>a decimal point</source>
        <translation>punto decimal</translation>
    </message>
    <message>
        <source>Columns between %1, numbers with %2: %3. x and y are %4, y grows %5.</source>
        <translation>Separador de columnas: %1; números con %2: %3. x e y son %4; el eje y crece %5.</translation>
    </message>
    <message>
        <source>not named, so taken for %1</source>
        <translation>sin nombre, interpretadas como %1</translation>
    </message>
    <message>
        <source>the middle of a box</source>
        <translation>el centro de una caja</translation>
    </message>
    <message>
        <source>the corner of a box</source>
        <translation>la esquina de una caja</translation>
    </message>
    <message>
        <source>downwards</source>
        <translation>hacia abajo</translation>
    </message>
    <message>
        <source>upwards</source>
        <translation>hacia arriba</translation>
    </message>
    <message>
        <source>%1 in %2, %3.</source>
        <translation>%1 en %2, %3.</translation>
    </message>
    <message>
        <source>The table cannot be read with these settings. Nothing is imported.</source>
        <translation>No se puede leer la tabla con estos ajustes. No se importa nada.</translation>
    </message>
    <message>
        <source>Correct the errors of the table first; the list shows them.</source>
        <translation>Corregir primero los errores de la tabla; la lista los muestra.</translation>
    </message>
    <message>
        <source>The table has no boxes.</source>
        <translation>La tabla no tiene cajas.</translation>
    </message>
    <message>
        <source>Open the table in a new tab</source>
        <translation>Abrir la tabla en una pestaña nueva</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Abajo</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Anchura</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Altura</translation>
    </message>
    <message>
        <source>dynamic</source>
        <translation>dinámico</translation>
    </message>
    <message>
        <source>static</source>
        <translation>estático</translation>
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
        <translation>Centro, eje y abajo</translation>
    </message>
    <message>
        <source>Middle, y up</source>
        <translation>Centro, eje y arriba</translation>
    </message>
    <message>
        <source>Corner, y down</source>
        <translation>Esquina, eje y abajo</translation>
    </message>
    <message>
        <source>Corner, y up</source>
        <translation>Esquina, eje y arriba</translation>
    </message>
    <message>
        <source>Click the picture that looks like your game: it shows the first step of the table with this setting.</source>
        <translation>Clic en la imagen que se parece al juego: muestra el primer paso de la tabla con este ajuste.</translation>
    </message>
</context>
<context>
    <name>broadside::TemplateActions</name>
    <message>
        <source>Te&amp;mplate</source>
        <translation>Plantilla</translation>
    </message>
    <message>
        <source>&amp;New from selection</source>
        <translation>Nueva a partir de la selección</translation>
    </message>
    <message>
        <source>Make templates of the selected objects, which become instances of them; equal objects share one template</source>
        <translation>Crear plantillas con los objetos seleccionados, que pasan a ser instancias de ellas; los objetos iguales comparten una plantilla</translation>
    </message>
    <message>
        <source>&amp;Place instances</source>
        <translation>Colocar instancias</translation>
    </message>
    <message>
        <source>Place instances of the template that is chosen in the panel Templates</source>
        <translation>Colocar instancias de la plantilla elegida en el panel Plantillas</translation>
    </message>
    <message>
        <source>&amp;Select instances</source>
        <translation>Seleccionar instancias</translation>
    </message>
    <message>
        <source>Select all instances of the template that is chosen in the panel Templates</source>
        <translation>Seleccionar todas las instancias de la plantilla elegida en el panel Plantillas</translation>
    </message>
    <message>
        <source>&amp;Apply to template</source>
        <translation>Aplicar a la plantilla</translation>
    </message>
    <message>
        <source>Copy the overrides of the selected instance to its template; all other instances follow</source>
        <translation>Copiar los valores propios de la instancia seleccionada a su plantilla; todas las demás instancias los siguen</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>&amp;Reset to template</source>
        <translation>Restablecer según plantilla</translation>
    </message>
    <message>
        <source>Remove all overrides of the selected instances, so that they follow their templates again</source>
        <translation>Quitar todos los valores propios de las instancias seleccionadas, para que vuelvan a seguir sus plantillas</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>&amp;Detach</source>
        <translation>Desvincular</translation>
    </message>
    <message>
        <source>Detach the selected instances from their templates: they keep their values and become usual objects</source>
        <translation>Desvincular las instancias seleccionadas de sus plantillas: conservan sus valores y pasan a ser objetos normales</translation>
    </message>
    <message>
        <source>S&amp;hare with the project</source>
        <translation>Compartir con el proyecto</translation>
    </message>
    <message>
        <source>Move the chosen template into the project, for all of its scenes; the project is saved at once</source>
        <translation>Mover la plantilla elegida al proyecto, para todas sus escenas; el proyecto se guarda al instante</translation>
    </message>
    <message>
        <source>&amp;Make local to this scene</source>
        <translation>Hacer local en esta escena</translation>
    </message>
    <message>
        <source>Let the instances of a shared template follow a local copy of it; the project keeps the template</source>
        <translation>Hacer que las instancias de una plantilla compartida sigan una copia local; el proyecto conserva la plantilla</translation>
    </message>
    <message>
        <source>Rename &amp;template...</source>
        <translation>Renombrar plantilla...</translation>
    </message>
    <message>
        <source>Rename the template that is chosen in the panel Templates (there: F2)</source>
        <translation>Renombrar la plantilla elegida en el panel Plantillas (allí: F2)</translation>
    </message>
    <message>
        <source>D&amp;elete template</source>
        <translation>Eliminar plantilla</translation>
    </message>
    <message>
        <source>Delete the template that is chosen in the panel Templates; its instances become usual objects</source>
        <translation>Eliminar la plantilla elegida en el panel Plantillas; sus instancias pasan a ser objetos normales</translation>
    </message>
    <message>
        <source>No object is an instance of %1. Place one, or delete the template.</source>
        <translation>Ningún objeto es instancia de %1. Colocar una o eliminar la plantilla.</translation>
    </message>
    <message>
        <source>Choose a template in the panel Templates first, or select an instance.</source>
        <translation>Elegir primero una plantilla en el panel Plantillas o seleccionar una instancia.</translation>
    </message>
    <message>
        <source>Select an object first.</source>
        <translation>Seleccionar primero un objeto.</translation>
    </message>
    <message>
        <source>Select an instance of a template first.</source>
        <translation>Seleccionar primero una instancia de una plantilla.</translation>
    </message>
    <message>
        <source>Select one object only.</source>
        <translation>Seleccionar un solo objeto.</translation>
    </message>
</context>
<context>
    <name>broadside::TemplatesPanel</name>
    <message>
        <source>Search templates</source>
        <translation>Buscar plantillas</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Show templates whose names contain this text</source>
        <translation>Mostrar las plantillas cuyo nombre contiene este texto</translation>
    </message>
    <message>
        <source>No templates yet.

Select objects and choose New from selection (Ctrl+T): each becomes an instance of a template. Place more instances. They follow all changes of the template.</source>
        <translation>Aún no hay plantillas.

Seleccionar objetos y elegir Nueva a partir de la selección (Ctrl+T): cada uno pasa a ser una instancia de una plantilla. Colocar más instancias. Siguen todos los cambios de la plantilla.</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Plantillas</translation>
    </message>
    <message>
        <source>project</source>
        <translation>proyecto</translation>
    </message>
    <message>
        <source>dynamic</source>
        <translation>dinámico</translation>
    </message>
    <message>
        <source>static</source>
        <translation>estático</translation>
    </message>
    <message>
        <source>%1: %2 %3, %4.
Return or a double click places instances; or drag it into the world.</source>
        <translation>%1: %3, %2; %4.
Intro o doble clic coloca instancias; también se puede arrastrar al mundo.</translation>
    </message>
    <message>
        <source>Shared with the other scenes of the project.</source>
        <translation>Compartida con las demás escenas del proyecto.</translation>
    </message>
    <message>
        <source>%1 (shared)</source>
        <translation>%1 (compartida)</translation>
    </message>
</context>
<context>
    <name>broadside::TimelinePanel</name>
    <message>
        <source>Candidates</source>
        <translation>Candidatos</translation>
    </message>
    <message>
        <source>Pairs that the broad phase reported in a step; each costs a box test</source>
        <translation>Pares que la broad phase notificó en un paso; cada uno cuesta una prueba de cajas</translation>
    </message>
    <message>
        <source>Overlaps</source>
        <translation>Solapamientos</translation>
    </message>
    <message>
        <source>Pairs whose shapes overlapped in a step</source>
        <translation>Pares cuyas formas se solaparon en un paso</translation>
    </message>
    <message>
        <source>False positives</source>
        <translation>Falsos positivos</translation>
    </message>
    <message>
        <source>The share of the candidates whose boxes do not overlap</source>
        <translation>La parte de los candidatos cuyas cajas no se solapan</translation>
    </message>
    <message>
        <source>There are no candidates in this step, or they are not recorded.</source>
        <translation>En este paso no hay candidatos, o no están grabados.</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>Tiempo del paso</translation>
    </message>
    <message>
        <source>Time of each phase of a step, from the bottom up: moving, broad phase, shape tests,
responses. Measured on this machine; the values differ a little from run to run.</source>
        <translation>Tiempo de cada fase de un paso, de abajo arriba: movimiento, broad phase, pruebas de formas,
respuestas. Medido en esta máquina; los valores varían un poco entre ejecuciones.</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Broad phase</source>
        <translation>Broad phase</translation>
    </message>
    <message>
        <source>Shape tests</source>
        <translation>Pruebas de formas</translation>
    </message>
    <message>
        <source>Responses</source>
        <translation>Respuestas</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>Objetos</translation>
    </message>
    <message>
        <source>Objects that are in the world at the end of a step</source>
        <translation>Objetos que están en el mundo al final de un paso</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Impactos</translation>
    </message>
    <message>
        <source>Inputs and edits</source>
        <translation>Entradas y ediciones</translation>
    </message>
    <message>
        <source>Missed, tunnelled</source>
        <translation>Omitidos, efecto túnel</translation>
    </message>
    <message>
        <source>Breakpoints</source>
        <translation>Breakpoints</translation>
    </message>
    <message>
        <source>Selected object</source>
        <translation>Objeto seleccionado</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>steered or aimed</source>
        <translation>control o puntería</translation>
    </message>
    <message>
        <source>settings changed</source>
        <translation>ajustes cambiados</translation>
    </message>
    <message>
        <source>Restore discarded steps</source>
        <translation>Restaurar pasos descartados</translation>
    </message>
    <message>
        <source>Run or step the simulation. Every step is recorded here, and you can go back to any of them.</source>
        <translation>Ejecutar o avanzar la simulación. Cada paso se graba aquí, y se puede volver a cualquiera de ellos.</translation>
    </message>
    <message>
        <source>The current step, and the steps that you can go to</source>
        <translation>El paso actual y los pasos a los que se puede volver</translation>
    </message>
    <message>
        <source>Memory for recorded steps. When it is full, the oldest steps are discarded.</source>
        <translation>Memoria para pasos grabados. Cuando se llena, se descartan los pasos más antiguos.</translation>
    </message>
    <message>
        <source>Memory for recorded steps</source>
        <translation>Memoria para pasos grabados</translation>
    </message>
    <message>
        <source>Restores the steps that were replaced because something was changed in the past.
The new steps are discarded instead.</source>
        <translation>Restaura los pasos que se reemplazaron porque algo cambió en el pasado.
En su lugar se descartan los pasos nuevos.</translation>
    </message>
    <message>
        <source>Breakpoint: %1</source>
        <translation>Breakpoint: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Step %1 of %2 to %3</source>
        <translation>Paso %1 de %2 a %3</translation>
    </message>
    <message>
        <source>Nothing recorded.</source>
        <translation>No hay nada grabado.</translation>
    </message>
    <message>
        <source>%1 of</source>
        <translation>%1 de</translation>
    </message>
</context>
<context>
    <name>broadside::ToolActions</name>
    <message>
        <source>&amp;Select</source>
        <translation>Seleccionar</translation>
    </message>
    <message>
        <source>Select objects with a click or a rubber band, drag them to move them</source>
        <translation>Seleccionar objetos con un clic o un marco, arrastrarlos para moverlos</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>Colocar</translation>
    </message>
    <message>
        <source>Place objects with a click; what and how large is chosen in the Place panel</source>
        <translation>Colocar objetos con un clic; cuáles y de qué tamaño se elige en el panel Colocar</translation>
    </message>
    <message>
        <source>&amp;Draw a polygon</source>
        <translation>Dibujar un polígono</translation>
    </message>
    <message>
        <source>Draw a polygon vertex by vertex; a click on the first vertex, a double click or Enter closes it</source>
        <translation>Dibujar un polígono vértice a vértice; un clic en el primer vértice, doble clic o Intro lo cierra</translation>
    </message>
    <message>
        <source>Edit &amp;vertices</source>
        <translation>Editar vértices</translation>
    </message>
    <message>
        <source>Move, add and remove vertices of the selected polygon or mesh; a double click on the object starts this, too</source>
        <translation>Mover, añadir y quitar vértices del polígono o la malla seleccionados; doble clic en el objeto también lo inicia</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>Medir</translation>
    </message>
    <message>
        <source>Drag to measure a distance, an angle and the cells in between; with two objects selected, their distance</source>
        <translation>Arrastrar para medir una distancia, un ángulo y las celdas intermedias; con dos objetos seleccionados, su distancia</translation>
    </message>
    <message>
        <source>&amp;Guides</source>
        <translation>Guías</translation>
    </message>
    <message>
        <source>Click to add a vertical guide, Shift+click for a horizontal one, drag guides to move them: objects snap to guides</source>
        <translation>Clic para añadir una guía vertical, Mayús+clic para una horizontal, arrastrar guías para moverlas: los objetos se ajustan a las guías</translation>
    </message>
    <message>
        <source>&amp;Cannon</source>
        <translation>Cañón</translation>
    </message>
    <message>
        <source>Press in the world to aim, release to shoot; a longer drag is a faster shot; or use the arrows and Enter</source>
        <translation>Pulsar en el mundo para apuntar, soltar para disparar; cuanto más largo el arrastre, más rápido el disparo; o usar las flechas e Intro</translation>
    </message>
    <message>
        <source>&amp;Query</source>
        <translation>Consulta</translation>
    </message>
    <message>
        <source>Query the broad phase: click for a point, drag for a box, Shift+drag for a circle, Ctrl+drag for a ray</source>
        <translation>Consultar la broad phase: clic para un punto, arrastrar para una caja, Mayús+arrastrar para un círculo, Ctrl+arrastrar para un rayo</translation>
    </message>
    <message>
        <source>&amp;Breakpoint region</source>
        <translation>Región de breakpoint</translation>
    </message>
    <message>
        <source>Drag a region: the simulation stops when an object enters it</source>
        <translation>Arrastrar una región: la simulación se detiene cuando un objeto entra en ella</translation>
    </message>
    <message>
        <source>E&amp;xpect</source>
        <translation>Expectativa</translation>
    </message>
    <message>
        <source>Drag from one object to another that it should hit, or draw the region in which the selected object should stay</source>
        <translation>Arrastrar de un objeto a otro en el que debería impactar, o dibujar la región en la que debería quedar el objeto seleccionado</translation>
    </message>
</context>
<context>
    <name>broadside::ToolBar</name>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
    <message>
        <source>Show this button on the tool bar</source>
        <translation>Mostrar este botón en la barra de herramientas</translation>
    </message>
</context>
<context>
    <name>broadside::TransformActions</name>
    <message>
        <source>&amp;Rotate and flip</source>
        <translation>Rotar y voltear</translation>
    </message>
    <message>
        <source>Rotate &amp;left</source>
        <translation>Rotar a la izquierda</translation>
    </message>
    <message>
        <source>Rotate the selected objects by 90 degrees counter-clockwise, about their centre</source>
        <translation>Rotar los objetos seleccionados 90 grados en sentido antihorario, alrededor de su centro</translation>
    </message>
    <message>
        <source>Rotate &amp;right</source>
        <translation>Rotar a la derecha</translation>
    </message>
    <message>
        <source>Rotate the selected objects by 90 degrees clockwise, about their centre</source>
        <translation>Rotar los objetos seleccionados 90 grados en sentido horario, alrededor de su centro</translation>
    </message>
    <message>
        <source>Flip &amp;horizontally</source>
        <translation>Voltear en horizontal</translation>
    </message>
    <message>
        <source>Flip the selected objects from left to right</source>
        <translation>Voltear los objetos seleccionados de izquierda a derecha</translation>
    </message>
    <message>
        <source>Flip &amp;vertically</source>
        <translation>Voltear en vertical</translation>
    </message>
    <message>
        <source>Flip the selected objects from top to bottom</source>
        <translation>Voltear los objetos seleccionados de arriba abajo</translation>
    </message>
    <message>
        <source>Nothing changed: an object would be outside the limits.</source>
        <translation>No cambió nada: un objeto quedaría fuera de los límites.</translation>
    </message>
    <message>
        <source>%1 not changed: locked.</source>
        <translation>Sin cambios por bloqueo: %1.</translation>
    </message>
</context>
<context>
    <name>broadside::TunerPanel</name>
    <message>
        <source>Measure</source>
        <translation>Medir</translation>
    </message>
    <message>
        <source>Copy as</source>
        <translation>Copiar como</translation>
    </message>
    <message>
        <source>Copy the recommended size with the other settings, for your own game</source>
        <translation>Copiar el tamaño recomendado con los demás ajustes, para el juego propio</translation>
    </message>
    <message>
        <source>Measures the last recorded steps with many cell sizes.
This runs in the background and does not change the world.</source>
        <translation>Mide los últimos pasos grabados con muchos tamaños de celda.
Se hace en segundo plano y no cambia el mundo.</translation>
    </message>
    <message>
        <source>Shown quantity</source>
        <translation>Magnitud mostrada</translation>
    </message>
    <message>
        <source>The quantity that the curve shows for each cell size</source>
        <translation>La magnitud que muestra la curva para cada tamaño de celda</translation>
    </message>
    <message>
        <source>Time per step</source>
        <translation>Tiempo por paso</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Candidatos</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Shown cells</source>
        <translation>Celdas mostradas</translation>
    </message>
    <message>
        <source>The curve of Broadside's algorithm, or that of the rule by which your game makes pairs</source>
        <translation>La curva del algoritmo de Broadside o la de la regla con la que el juego forma pares</translation>
    </message>
    <message>
        <source>Broadside's algorithm</source>
        <translation>Algoritmo de Broadside</translation>
    </message>
    <message>
        <source>Your game's own rule</source>
        <translation>Regla propia del juego</translation>
    </message>
    <message>
        <source>Progress of the measurement</source>
        <translation>Progreso de la medición</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Stop the measurement; the last result stays</source>
        <translation>Detener la medición; queda el último resultado</translation>
    </message>
    <message>
        <source>Cost of cell sizes</source>
        <translation>Coste de los tamaños de celda</translation>
    </message>
    <message>
        <source>Each point is a cell size that was measured. Click a point to use its size.</source>
        <translation>Cada punto es un tamaño de celda medido. Clic en un punto para usar su tamaño.</translation>
    </message>
    <message>
        <source>Press Measure. This chart then shows what each cell size costs in this world.</source>
        <translation>Pulsar Medir. Este gráfico muestra entonces lo que cuesta cada tamaño de celda en este mundo.</translation>
    </message>
    <message>
        <source>A &amp;sentence</source>
        <translation>Una frase</translation>
    </message>
    <message>
        <source>&amp;C++</source>
        <translation>C++</translation>
    </message>
    <message>
        <source>constexpr double kCellSize = %1; // metres</source>
        <translation>constexpr double kCellSize = %1; // metros</translation>
    </message>
    <message>
        <source>&amp;JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>cell size</source>
        <translation>tamaño de celda</translation>
    </message>
    <message>
        <source>rule of thumb</source>
        <translation>regla práctica</translation>
    </message>
    <message>
        <source>without large objects</source>
        <translation>sin objetos grandes</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ahora</translation>
    </message>
    <message>
        <source>best</source>
        <translation>óptimo</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Usar %1</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Usar</translation>
    </message>
    <message>
        <source>These are steps of a recording. Use the size in the game, or convert a step to a scene.</source>
        <translation>Estos son pasos de una grabación. Usar el tamaño en el juego o convertir un paso en escena.</translation>
    </message>
    <message>
        <source>Measure first.</source>
        <translation>Medir primero.</translation>
    </message>
    <message>
        <source>The scene already uses this size.</source>
        <translation>La escena ya usa este tamaño.</translation>
    </message>
    <message>
        <source>Set the cell size of the scene</source>
        <translation>Establecer el tamaño de celda de la escena</translation>
    </message>
    <message>
        <source>Use measured cell size</source>
        <translation>Usar tamaño de celda medido</translation>
    </message>
    <message>
        <source>Of %1 measured, %2 suits this world best: %3 a step with %4.</source>
        <translation>De %1 medidos, %2 es el mejor para este mundo: %3 por paso con %4.</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
</context>
<context>
    <name>broadside::ViewActions</name>
    <message>
        <source>Show the &amp;world</source>
        <translation>Mostrar el mundo</translation>
    </message>
    <message>
        <source>Show the whole world</source>
        <translation>Mostrar el mundo entero</translation>
    </message>
    <message>
        <source>&amp;Frame selection</source>
        <translation>Encuadrar selección</translation>
    </message>
    <message>
        <source>Frame the selected objects in the view</source>
        <translation>Encuadrar en la vista los objetos seleccionados</translation>
    </message>
    <message>
        <source>F&amp;ollow the shot</source>
        <translation>Seguir el disparo</translation>
    </message>
    <message>
        <source>Keep the shot in the middle of the view while it flies</source>
        <translation>Mantener el disparo en el centro de la vista mientras vuela</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Acercar</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Acercar</translation>
    </message>
    <message>
        <source>&amp;Zoom out</source>
        <translation>Alejar</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Alejar</translation>
    </message>
    <message>
        <source>&amp;Move the view</source>
        <translation>Mover la vista</translation>
    </message>
    <message>
        <source>O&amp;verview</source>
        <translation>Vista general</translation>
    </message>
    <message>
        <source>Show the whole world in a corner, while the view shows a part of it</source>
        <translation>Mostrar el mundo entero en una esquina, mientras la vista muestra una parte</translation>
    </message>
    <message>
        <source>Pointer by &amp;keys</source>
        <translation>Puntero por teclado</translation>
    </message>
    <message>
        <source>Move a pointer in the world with the arrow keys; Space presses and releases the button</source>
        <translation>Mover un puntero en el mundo con las flechas; Espacio pulsa y suelta el botón</translation>
    </message>
    <message>
        <source>Conte&amp;xt menu</source>
        <translation>Menú contextual</translation>
    </message>
    <message>
        <source>Open the context menu of the focused widget, as a right click or the Menu key does</source>
        <translation>Abrir el menú contextual del elemento enfocado, como con un clic derecho o la tecla Menú</translation>
    </message>
    <message>
        <source>Move the view by a tenth of its size</source>
        <translation>Mover la vista una décima parte de su tamaño</translation>
    </message>
    <message>
        <source>S&amp;how</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>&amp;Heat map of the cells</source>
        <translation>Mapa de calor de las celdas</translation>
    </message>
    <message>
        <source>Colour the cells by their objects or their cost; choose which in the panel Broad phase</source>
        <translation>Colorear las celdas según sus objetos o su coste; se elige en el panel Broad phase</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>Mapa de calor</translation>
    </message>
    <message>
        <source>&amp;Grid cells</source>
        <translation>Cuadrícula de celdas</translation>
    </message>
    <message>
        <source>Show the borders of the cells, if the algorithm has cells</source>
        <translation>Mostrar los bordes de las celdas, si el algoritmo tiene celdas</translation>
    </message>
    <message>
        <source>Cell &amp;ids</source>
        <translation>Id de celdas</translation>
    </message>
    <message>
        <source>Show the cell ids of the algorithm: most count from the lower left, range-grid from the upper left</source>
        <translation>Mostrar los id de celda del algoritmo: la mayoría cuenta desde abajo a la izquierda, range-grid desde arriba a la izquierda</translation>
    </message>
    <message>
        <source>&amp;Objects per cell</source>
        <translation>Objetos por celda</translation>
    </message>
    <message>
        <source>Show how many objects are registered in each cell</source>
        <translation>Mostrar cuántos objetos hay registrados en cada celda</translation>
    </message>
    <message>
        <source>&amp;Faults of textbook algorithms</source>
        <translation>Fallos de algoritmos de libro</translation>
    </message>
    <message>
        <source>Mark the objects that the algorithm loses</source>
        <translation>Marcar los objetos que el algoritmo pierde</translation>
    </message>
    <message>
        <source>Sprites of the &amp;world</source>
        <translation>Sprites del mundo</translation>
    </message>
    <message>
        <source>Show the pictures of the objects</source>
        <translation>Mostrar las imágenes de los objetos</translation>
    </message>
    <message>
        <source>&amp;Shapes</source>
        <translation>Formas</translation>
    </message>
    <message>
        <source>Show the bounding shapes of the objects; only outlines over sprites</source>
        <translation>Mostrar las formas de colisión de los objetos; sobre sprites, solo contornos</translation>
    </message>
    <message>
        <source>Box&amp;es (AABBs)</source>
        <translation>Cajas (AABB)</translation>
    </message>
    <message>
        <source>Show the axis-aligned boxes that the broad phase uses</source>
        <translation>Mostrar las cajas alineadas con los ejes que usa la broad phase</translation>
    </message>
    <message>
        <source>&amp;Dim all but the focus</source>
        <translation>Atenuar todo salvo el foco</translation>
    </message>
    <message>
        <source>Dim everything except the object under the pointer, its cells and candidates, or else the selected objects</source>
        <translation>Atenuar todo salvo el objeto bajo el puntero, sus celdas y candidatos, o bien los objetos seleccionados</translation>
    </message>
    <message>
        <source>Na&amp;mes</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>Show the names of the objects, where there is room</source>
        <translation>Mostrar los nombres de los objetos, donde haya sitio</translation>
    </message>
    <message>
        <source>A&amp;xes</source>
        <translation>Ejes</translation>
    </message>
    <message>
        <source>Show the axes at the origin, and the size of the world</source>
        <translation>Mostrar los ejes en el origen y el tamaño del mundo</translation>
    </message>
    <message>
        <source>&amp;Legend</source>
        <translation>Leyenda</translation>
    </message>
    <message>
        <source>Show what the colours mean</source>
        <translation>Mostrar qué significan los colores</translation>
    </message>
    <message>
        <source>Move the view &amp;left</source>
        <translation>Mover la vista a la izquierda</translation>
    </message>
    <message>
        <source>Move the view &amp;right</source>
        <translation>Mover la vista a la derecha</translation>
    </message>
    <message>
        <source>Move the view &amp;up</source>
        <translation>Mover la vista arriba</translation>
    </message>
    <message>
        <source>Move the view &amp;down</source>
        <translation>Mover la vista abajo</translation>
    </message>
</context>
<context>
    <name>broadside::ViewportWidget</name>
    <message>
        <source>World</source>
        <translation>Mundo</translation>
    </message>
    <message>
        <source>The world with its cells and objects. Drag with the middle button, or with Space held, to pan; use the wheel to zoom.</source>
        <translation>El mundo con sus celdas y objetos. Arrastrar con el botón central, o con Espacio pulsado, para desplazar la vista; la rueda amplía o reduce.</translation>
    </message>
</context>
<context>
    <name>broadside::Welcome</name>
    <message>
        <source>%1. %2 Run it (F5) and find out why.</source>
        <translation>%1. %2 Ejecutarlo (F5) y averiguar por qué.</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solución</translation>
    </message>
    <message>
        <source>Show in the manual how this fault is found</source>
        <translation>Mostrar en el manual cómo se encuentra este fallo</translation>
    </message>
    <message>
        <source>Welcome to Broadside</source>
        <translation>Bienvenida a Broadside</translation>
    </message>
    <message>
        <source>Show at &amp;start</source>
        <translation>Mostrar al iniciar</translation>
    </message>
    <message>
        <source>Show this page when Broadside starts without a file. Help &gt; Welcome shows it at any time.</source>
        <translation>Mostrar esta página cuando Broadside se inicia sin archivo. Ayuda &gt; Bienvenida la muestra en cualquier momento.</translation>
    </message>
    <message>
        <source>Open the &amp;last file at start</source>
        <translation>Abrir los últimos archivos al iniciar</translation>
    </message>
    <message>
        <source>Open the files of the last session at a start without a file. Then this page is not shown.</source>
        <translation>Abrir los archivos de la última sesión al iniciar sin archivo. Entonces no se muestra esta página.</translation>
    </message>
</context>
<context>
    <name>broadside::WelcomePage</name>
    <message>
        <source>Welcome</source>
        <translation>Bienvenida</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>New scene</source>
        <translation>Escena nueva</translation>
    </message>
    <message>
        <source>An empty world; Ctrl+N</source>
        <translation>Un mundo vacío; Ctrl+N</translation>
    </message>
    <message>
        <source>Open...</source>
        <translation>Abrir...</translation>
    </message>
    <message>
        <source>A scene file; Ctrl+O</source>
        <translation>Un archivo de escena; Ctrl+O</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Archivos recientes</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1 (falta)</translation>
    </message>
    <message>
        <source>Scenes that you open or save appear here.</source>
        <translation>Aquí aparecen las escenas abiertas o guardadas.</translation>
    </message>
    <message>
        <source>Sample worlds</source>
        <translation>Mundos de ejemplo</translation>
    </message>
    <message>
        <source>Mysteries</source>
        <translation>Misterios</translation>
    </message>
    <message>
        <source>Six broken worlds. Find the fault of each: with the debugger it takes less than a minute.</source>
        <translation>Seis mundos rotos. Encontrar el fallo de cada uno: con el depurador se tarda menos de un minuto.</translation>
    </message>
</context>
<context>
    <name>broadside::WhyPanel</name>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Go to that step</source>
        <translation>Ir a ese paso</translation>
    </message>
    <message>
        <source>Object A</source>
        <translation>Objeto A</translation>
    </message>
    <message>
        <source>Object B</source>
        <translation>Objeto B</translation>
    </message>
    <message>
        <source>Clear A and B, also in the world</source>
        <translation>Borrar A y B, también en el mundo</translation>
    </message>
    <message>
        <source>Choose from the list, type a name or an id, select two objects,
or press Shift+P over an object in the world.</source>
        <translation>Elegir de la lista, escribir un nombre o un id, seleccionar dos objetos,
o pulsar Mayús+P sobre un objeto en el mundo.</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>The first of the two objects.</source>
        <translation>El primero de los dos objetos.</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>The second of the two objects.</source>
        <translation>El segundo de los dos objetos.</translation>
    </message>
    <message>
        <source>Why the two collide or not in the shown step</source>
        <translation>Por qué los dos colisionan o no en el paso mostrado</translation>
    </message>
    <message>
        <source>What to do about it</source>
        <translation>Qué hacer al respecto</translation>
    </message>
    <message>
        <source>The meetings of the two in the whole run. Click a step to go there.</source>
        <translation>Los encuentros de los dos en toda la ejecución. Clic en un paso para ir a él.</translation>
    </message>
    <message>
        <source>The recorded steps were simulated again with the fix. The simulation itself did not change.</source>
        <translation>Los pasos grabados se simularon de nuevo con la corrección. La simulación misma no cambió.</translation>
    </message>
    <message>
        <source>Can collide</source>
        <translation>Pueden colisionar</translation>
    </message>
    <message>
        <source>Their masks accept each other, and at least one of the two is dynamic</source>
        <translation>Sus máscaras se aceptan entre sí, y al menos uno de los dos es dinámico</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Candidatos</translation>
    </message>
    <message>
        <source>The broad phase reports the pair for a box test</source>
        <translation>La broad phase notifica el par para una prueba de cajas</translation>
    </message>
    <message>
        <source>Cells of both</source>
        <translation>Celdas comunes</translation>
    </message>
    <message>
        <source>Cells that both touch, by their ids; drawn hatched in the world</source>
        <translation>Celdas que ambos tocan, por su id; dibujadas con rayas en el mundo</translation>
    </message>
    <message>
        <source>Boxes overlap</source>
        <translation>Cajas solapadas</translation>
    </message>
    <message>
        <source>Their axis-aligned boxes overlap; touching counts</source>
        <translation>Sus cajas alineadas con los ejes se solapan; tocarse cuenta</translation>
    </message>
    <message>
        <source>Shapes overlap</source>
        <translation>Formas solapadas</translation>
    </message>
    <message>
        <source>The shapes really touch in the narrow phase</source>
        <translation>Las formas se tocan de verdad en la narrow phase</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distancia</translation>
    </message>
    <message>
        <source>Between the shapes, in metres; 0 when they overlap</source>
        <translation>Entre las formas, en metros; 0 si se solapan</translation>
    </message>
    <message>
        <source>Missed because</source>
        <translation>Omitido por</translation>
    </message>
    <message>
        <source>The cause why the broad phase does not report the pair although its boxes overlap</source>
        <translation>La causa por la que la broad phase no notifica el par aunque sus cajas se solapan</translation>
    </message>
    <message>
        <source>Nearest</source>
        <translation>Más cercano</translation>
    </message>
    <message>
        <source>The smallest distance between the two in all recorded steps, and the first step that has it</source>
        <translation>La distancia mínima entre los dos en todos los pasos grabados, y el primer paso que la tiene</translation>
    </message>
    <message>
        <source>Passed through</source>
        <translation>Atravesó</translation>
    </message>
    <message>
        <source>The last step so far in which one of the two passed through the other between two frames, if both moved in straight lines</source>
        <translation>El último paso hasta ahora en que uno de los dos atravesó el otro entre dos fotogramas, si ambos se movieron en línea recta</translation>
    </message>
    <message>
        <source>Stop the search for steps in which one passed through the other</source>
        <translation>Detener la búsqueda de pasos en que uno atravesó el otro</translation>
    </message>
    <message>
        <source>Select two objects, or press Shift+P over one and then over another. This panel then says why the two collide, or why they do not.</source>
        <translation>Seleccionar dos objetos, o pulsar Mayús+P sobre uno y después sobre otro. Este panel dice entonces por qué colisionan, o por qué no.</translation>
    </message>
    <message>
        <source>Choose B, or press Shift+P over it in the world.</source>
        <translation>Elegir B, o pulsar Mayús+P sobre él en el mundo.</translation>
    </message>
    <message>
        <source>This step is simulated again, to see how its pairs were tested.</source>
        <translation>Este paso se simula de nuevo, para ver cómo se probaron sus pares.</translation>
    </message>
    <message>
        <source>There is no broad phase. The panel Broad phase says why.</source>
        <translation>No hay broad phase. El panel Broad phase dice por qué.</translation>
    </message>
    <message>
        <source>One of the two is not in the world in this step. Go to a step in which both are.</source>
        <translation>Uno de los dos no está en el mundo en este paso. Ir a un paso en que estén ambos.</translation>
    </message>
    <message>
        <source>No objects are chosen.</source>
        <translation>No se han elegido objetos.</translation>
    </message>
    <message>
        <source>This shows the objects after hits have moved or removed them. Pause to see how the pair was tested.</source>
        <translation>Esto muestra los objetos después de que los impactos los movieran o eliminaran. Pausar para ver cómo se probó el par.</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>no grabado</translation>
    </message>
    <message>
        <source>the algorithm has no cells</source>
        <translation>el algoritmo no tiene celdas</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>not missed</source>
        <translation>no omitido</translation>
    </message>
    <message>
        <source>Object %1</source>
        <translation>Objeto %1</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>paso %1</translation>
    </message>
    <message>
        <source>%1 passed through %2 in %3</source>
        <translation>%1 atravesó %2 en el %3</translation>
    </message>
    <message>
        <source>and %1 more times</source>
        <translation>y %1 veces más</translation>
    </message>
    <message>
        <source>%1 was removed in %2</source>
        <translation>%1 se eliminó en el %2</translation>
    </message>
    <message>
        <source>they came nearest in %1: %2 m</source>
        <translation>estuvieron más cerca en el %1: %2 m</translation>
    </message>
    <message>
        <source>they first overlapped in %1</source>
        <translation>se solaparon por primera vez en el %1</translation>
    </message>
    <message>
        <source>In the whole run: %1.</source>
        <translation>En toda la ejecución: %1.</translation>
    </message>
    <message>
        <source>%1 m in step %2</source>
        <translation>%1 m en el paso %2</translation>
    </message>
    <message>
        <source>searching</source>
        <translation>buscando</translation>
    </message>
    <message>
        <source>nothing is recorded yet</source>
        <translation>aún no hay nada grabado</translation>
    </message>
    <message>
        <source>Run or step the simulation first.</source>
        <translation>Ejecutar o avanzar primero la simulación.</translation>
    </message>
    <message>
        <source>This is the step in which the two are nearest.</source>
        <translation>Este es el paso en que los dos están más cerca.</translation>
    </message>
    <message>
        <source>Go to the step in which the two are nearest</source>
        <translation>Ir al paso en que los dos están más cerca</translation>
    </message>
    <message>
        <source>in step %1</source>
        <translation>en el paso %1</translation>
    </message>
    <message>
        <source>searching, %1 %</source>
        <translation>buscando, %1 %</translation>
    </message>
    <message>
        <source>not searched</source>
        <translation>sin buscar</translation>
    </message>
    <message>
        <source>not up to this step</source>
        <translation>no hasta este paso</translation>
    </message>
    <message>
        <source>The scene already has the fix, but this was recorded without it. Run the simulation again from its start.</source>
        <translation>La escena ya tiene la corrección, pero esto se grabó sin ella. Volver a ejecutar la simulación desde el principio.</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>broadside::WorldDialog</name>
    <message>
        <source>Width of the world</source>
        <translation>Anchura del mundo</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>Height of the world</source>
        <translation>Altura del mundo</translation>
    </message>
    <message>
        <source>Gravity x</source>
        <translation>Gravedad x</translation>
    </message>
    <message>
        <source>m/s²</source>
        <translation>m/s²</translation>
    </message>
    <message>
        <source>Gravity y</source>
        <translation>Gravedad y</translation>
    </message>
    <message>
        <source>Wind x</source>
        <translation>Viento x</translation>
    </message>
    <message>
        <source>Wind y</source>
        <translation>Viento y</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Límite</translation>
    </message>
    <message>
        <source>Terminal speed</source>
        <translation>Velocidad límite</translation>
    </message>
    <message>
        <source>m/s</source>
        <translation>m/s</translation>
    </message>
    <message>
        <source>World settings</source>
        <translation>Ajustes del mundo</translation>
    </message>
    <message>
        <source>Open: nothing happens</source>
        <translation>Abierto: no ocurre nada</translation>
    </message>
    <message>
        <source>Wrap: comes in at the opposite edge</source>
        <translation>Cíclico: entra por el borde opuesto</translation>
    </message>
    <message>
        <source>Bounce</source>
        <translation>Rebote</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Width, height</source>
        <translation>Anchura, altura</translation>
    </message>
    <message>
        <source>Gravity x, y</source>
        <translation>Gravedad x, y</translation>
    </message>
    <message>
        <source>Wind x, y</source>
        <translation>Viento x, y</translation>
    </message>
    <message>
        <source>Beyond an edge</source>
        <translation>Más allá del borde</translation>
    </message>
    <message>
        <source>Change world</source>
        <translation>Cambiar mundo</translation>
    </message>
</context>
<context>
    <name>broadside::WorldEditsBar</name>
    <message>
        <source>Apply to scene</source>
        <translation>Aplicar a la escena</translation>
    </message>
    <message>
        <source>Make the same edits in the scene, as one undo step, without the effects of the steps</source>
        <translation>Hacer las mismas ediciones en la escena, como un solo paso al deshacer, sin los efectos de los pasos</translation>
    </message>
    <message>
        <source>Close this message; the scene stays as it is</source>
        <translation>Cerrar este mensaje; la escena queda como está</translation>
    </message>
    <message>
        <source>Close the offer to apply edits</source>
        <translation>Cerrar la oferta de aplicar ediciones</translation>
    </message>
    <message>
        <source>Edits of %1 are part of this simulation only.</source>
        <translation>Las ediciones de %1 solo forman parte de esta simulación.</translation>
    </message>
    <message>
        <source>Edits of %1 were part of the simulation that has ended.</source>
        <translation>Las ediciones de %1 formaban parte de la simulación que ha terminado.</translation>
    </message>
</context>
<context>
    <name>broadside::WorldMenu</name>
    <message>
        <source>&amp;Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>&amp;Expect</source>
        <translation>Expectativa</translation>
    </message>
    <message>
        <source>&amp;Paste here</source>
        <translation>Pegar aquí</translation>
    </message>
    <message>
        <source>Place the objects of the clipboard where you clicked</source>
        <translation>Colocar los objetos del portapapeles donde se hizo clic</translation>
    </message>
    <message>
        <source>No object here</source>
        <translation>No hay ningún objeto aquí</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Seleccionar</translation>
    </message>
    <message>
        <source>Select the topmost object here</source>
        <translation>Seleccionar el objeto de encima</translation>
    </message>
    <message>
        <source>Select this object, which is covered</source>
        <translation>Seleccionar este objeto, que está tapado</translation>
    </message>
    <message>
        <source>and %1 below</source>
        <translation>y %1 debajo</translation>
    </message>
</context>
<context>
    <name>funnel</name>
    <message>
        <source>counting pairs…</source>
        <translation>contando pares…</translation>
    </message>
    <message>
        <source>too many pairs to count in memory</source>
        <translation>demasiados pares para contarlos en memoria</translation>
    </message>
    <message>
        <source>%1 candidates</source>
        <translation type="unfinished" />
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
    <message>
        <source>{names} and {count} more</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{first} or {second}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Uniform grid over the world: objects that share a cell are candidates</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>update O(n + cells), pairs O(n + pairs that share a cell)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>for objects of similar size in a world of known size</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The uniform grid without borders: cells are found by hashing</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>update O(n), pairs O(n + pairs that share a cell)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>for worlds without borders, or far larger than the area of the objects</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The fastest here: packed rows of cells that size themselves</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>update O(n), pairs O(n + pairs whose boxes overlap)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>when speed is all that counts</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Every pair is a candidate: slow, and right by definition</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>update nothing, pairs O(n^2)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>for fewer than about 50 objects, and to check the others</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Squares divided in four where objects crowd</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>update O(n log n), pairs O(n log n + candidates)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>for objects that crowd in places; many that straddle the middle lines make it slow</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Sorted along x: objects whose x intervals overlap are candidates</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>update O(n log n), pairs O(n + pairs whose x intervals overlap)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>for worlds that are wide and low; one narrow column makes it brute force</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A balanced tree of boxes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>update O(m log m), pairs O(m log n + pairs whose boxes overlap)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>for objects of very different sizes, in worlds without borders</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Textbook grid that registers four corners only: misses what spans three cells</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>update O(n), pairs O(n + pairs that share a bucket)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>to see what the grid of a book misses; choose grid to get it right</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>misses what spans three or more cells or lies outside the world; a static object that moved is still found where it stood before</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Textbook grid in whole pixels: misses what truncation cuts off</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>update O(n + registrations), pairs O(n + pairs that share a bucket)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>to see what whole pixels miss; choose grid to get it right</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>misses what touches, or overlaps by less than a pixel, at a cell border, and what lies outside; a static object that moved is still found where it stood before</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Textbook grid of buckets: faults in a partial last row and outside the world</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>to see what the grid of a blog misses; choose grid to get it right</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>has no buckets for a partial last row and for what lies outside, where the original crashes; misses what spans three or more cells; a partial last column adds false candidates; a static object that moved is still found where it stood before</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The algorithm "{name}" cannot be run by this version</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Choose one of {names}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Cells of {size} m in a world of {width} x {height} m make {count} cells; the limit is {limit}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Make the cells {size} m or larger</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>its box reaches bucket {bucket}, which does not exist; the original would have crashed, here the object is not registered there</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Choose cells that divide the height of the world, keep objects inside it, or choose grid</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>it needs more buckets than there is room for, so it is not registered and never found</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Choose larger cells, or choose grid</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>it lies in no bucket, so it is not registered and never found</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Keep objects inside the world, or choose grid</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>it spans three or more cells but is registered at its corners only, so it is not found from in between</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Choose cells at least as large as the object, or choose grid</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>it was moved but is still registered where it stood before, so it is found there and not here</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Reload the scene, or choose grid, which follows what moves</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The system starts no other process</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>End other programs, or allow more processes with ulimit -u</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>operation {number} (object {id} is added)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>operation {number} (object {id} moves)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>operation {number} (object {id} is removed)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the last operation</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>After {operation}, the boxes of objects {a} and {b} overlap, and the pair is not reported.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>After {operation}, a query with the box of object {a} does not find object {b}, which overlaps it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>After {operation}, object {id} is reported, which is not there.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>After {operation}, object {id} is reported as its own partner.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>In {operation}, it ends the process.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>While a world is created or destroyed, it ends the process.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>In {operation}, it crashes with {signal}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>While a world is created or destroyed, it crashes with {signal}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>In {operation}, it takes too long.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>While a world is created or destroyed, it takes too long.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a segmentation fault</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>an abort</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a division by zero or another arithmetic fault</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>signal {number}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Compute the box of an object from its shape, with the angle and the size that it has in that step.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{object} went {path} m in a step of {dt} s. From the first touch to the middle of {through} it is {inside} m; beyond the middle a response pushes it on.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{object} went {path} m in a step of {dt} s and overlapped {through} for {inside} m of it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{object} went {path} m between two frames, {dt} s, and overlapped {through} for {inside} m of it, if both went straight and did not turn: in neither of the two frames do they overlap.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Sweep what moves ("Swept" in the panel Simulation, --continuous on the command line).</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Sweep what moves ("Swept" in the panel Simulation, --continuous on the command line) or {order}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Sweep what moves ("Swept" in the panel Simulation, --continuous on the command line), {first}, or {second}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Sweep what moves ("Swept" in the panel Simulation, --continuous on the command line), {first}, {second}, or {third}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Sweep what moves.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Sweep what moves or {order}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Sweep what moves, {first}, or {second}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>let a step last at most {dt} s</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>let a frame of the game last at most {dt} s</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>keep the speed of {speed} m/s below {limit} m/s</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>make {through} thicker by {missing} m</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{remedy} None of this was tried.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>any object</source>
        <translation>cualquier objeto</translation>
    </message>
    <message>
        <source>Any object</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>any two objects</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Any two objects</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>one of {count} objects</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>One of {count} objects</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{first} or {second} or {third}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{objects} of category {bits}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{objects} called "{name}"</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{both} begin to overlap</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{both} stop overlapping</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{object} is hit</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{object} enters the region ({left}, {low}) to ({right}, {high}) m</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{object} leaves the region ({left}, {low}) to ({right}, {high}) m</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{object} leaves the world</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The candidates of a step exceed {count}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The broad phase misses {both}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{both} pass through each other</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{object} leaves the range of numbers</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{both} become candidates that do not overlap</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{condition}, from the {number}st time on</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{condition}, from the {number}nd time on</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{condition}, from the {number}rd time on</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{condition}, from the {number}th time on</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>"{text}" is not a set of category bits</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write a number from 1 to 4294967295, or 0x and up to eight hexadecimal digits</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>"name" says no name</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Two names are asked for</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write one part of a name: only objects that have it in their name count</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Step {step}: {what}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Step {step}: {what}, and so for {count} more.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{a} and {b} began to overlap</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{a} and {b} do not overlap any more</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{name} was hit by {other}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{name} entered the region</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{name} left the region</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{name} left the world at ({x}, {y}) m</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>The broad phase reported {count} candidates, more than {limit}</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>{a} and {b} are a missed pair, because of {cause}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{object} passed through {through} with {speed} m/s, unseen</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{object} passed through {through} with {speed} m/s, seen too late</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{object} passed through {through} with {speed} m/s, unseen, if both went straight</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{object} passed through {through} with {speed} m/s, seen too late, if both went straight</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{name} left the range of numbers and was stopped</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{a} and {b} are candidates and do not overlap</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Objects are registered in the cell of their centre only, and only that cell is searched.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Objects are registered in the cell of their centre and one ring of cells around it is searched: objects larger than the cells reach beyond.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Objects are registered in the cell of their centre and {count} rings of cells around it is searched: objects larger than the cells reach beyond.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Objects are registered in the cell of their centre only, and the cells that the asking object touches are searched.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Objects are registered in the cell of their lowest corner only.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Objects outside the table of cells are not registered.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Objects are registered in some of the cells that their box touches only: {which}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>those of its four corners, so that an object that spans three or more cells is missing in between</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>those of two opposite corners</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>those of its centre and of the middles of its sides</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>those whose middle is in a circle as wide as the longer side of the box, and that of its centre</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>those whose middle is in a circle as wide as the shorter side of the box, and that of its centre</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>every second one, like the fields of one colour of a chess board</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>those whose column plus row is even, like the fields of one colour of a chess board</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>those whose column plus row is even, like the fields of one colour of a chess board, where they are more than {count}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>that of its centre and the four next to it, so that a larger object reaches beyond them</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>those in the row of its centre</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>those in the column of its centre</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>those whose middle is in the box, and that of its centre</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>those that are wholly in the box, and that of its centre</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>those of the last row</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>those of the last column</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>those along its outline, so that a small object within a large one shares no cell with it</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>those along its diagonal</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>those at {count} points along its diagonal</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>not those of the first row</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>not those of the last row</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>not those of the first column</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>not those of the last column</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>those of the first {count} columns</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>those of the first {count} rows</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first {count}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>floor(width/size) + 1 columns, wherever in its first cell the box begins</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>as many rows as it has columns, and the other way round</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>from the cell border nearest to its low side on</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Cause</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Tendency, not certain</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Cost</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>Explains {count} passages of an object through another.</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>Explains {count} overlaps without a collision, counted in each step. The masks may be wanted.</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>Explains {count} of {all} of a step, on average.</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>{count} candidate pairs</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} missed pairs</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} found pairs</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>Explains {count} of {missed}; none of {found} that were looked at speaks against it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Explains about {count} of {missed}; none of {found} that were looked at speaks against it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Explains {count} of {missed}; {against} of {found} that were looked at speak against it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Explains about {count} of {missed}; {against} of {found} that were looked at speak against it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs are missed because one of them is registered with bounds that are not its own.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs are missed because they overlap only outside the world or the grid.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs are missed because they overlap only in a row or column that its table does not have.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs are missed because one of them spans three or more cells and is registered at its corners only.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs are missed because one of them is not registered.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs are missed because the algorithm cuts coordinates to whole pixels.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs are missed because rounding put one of them on the other side of a cell border.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs are missed for a reason that is not known.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Objects tunnel: they move so far in one step that they pass through others.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Masks keep objects apart, although others of the same names can collide.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Boxes that only touch, or overlap by the last bits of their coordinates, are not reported.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Boxes that only touch along x, side by side, are not reported; those that touch along y are.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Boxes that only touch along y, one above the other, are not reported; those that touch along x are.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Boxes that only touch at their corners are not reported; those that touch along a side are.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Boxes that only touch at a border of cells are not reported; those that touch elsewhere are.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Boxes that only touch at a border of the squares of a tree, {width} wide and {height} high, are not reported; those that touch elsewhere are.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>All objects are registered with boxes that are {inset} smaller than their own on each side: those that touch are apart, and not reported.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Record the cells or the boxes with which the broad phase has each object.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Record the names of objects.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Record more steps.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>at their centre only</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>at their centre only along {axis}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>at the corner with the lowest coordinates only</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>at the corner with the lowest coordinates only along {axis}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>at the corner with the highest coordinates only</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>at the corner with the highest coordinates only along {axis}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with {factor} of their size, about the centre</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with {factor} of their size along {axis}, about the centre</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with {factor} of their size, from the lowest corner</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with {factor} of their size along {axis}, from the lowest corner</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with the length of the wrong side</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with the length of the wrong side along {axis}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with the size that they had when they appeared</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with the size that they had when they appeared along {axis}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with a size of {size}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with a size of {size} along {axis}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{inset} too small on each side</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{inset} too small on each side along {axis}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with a size of at most {size}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with a size of at most {size} along {axis}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{shift} too far along x and y</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{shift} too far along {axis}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>too far back, by {distance}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>too far back along {axis}, by {distance}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>too far on, by {distance}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>too far on along {axis}, by {distance}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>their size</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{factor} of their size</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>at {place} plus {added}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>at {place} plus {added} along {axis}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>at {place} minus {added}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>at {place} minus {added} along {axis}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>their place</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{factor} of their coordinates</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>from their centre on: the position is taken for the lowest corner</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>from their centre on along {axis}: the position is taken for the lowest corner</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>half their size too low: the lowest corner is taken for the centre</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>half their size too low along {axis}: the lowest corner is taken for the centre</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with coordinates cut to whole numbers</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with coordinates cut to whole numbers along {axis}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>without their last unit (x + width - 1)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>without their last unit along {axis} (x + width - 1)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>as squares of their shorter side</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>as squares of their longer side</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with a box that is rotated by whole quarter turns only</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with the box that they have without rotation</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>at their place, but with the box of the angle that they had {time} ago</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>at their place, but with the box of {factor} times the angle that they had {time} ago</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with the box of another angle: it is rotated by {degrees} degrees too much</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with the box of {factor} times their angle</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with the box of {factor} times their angle: it is in degrees, but sine and cosine take radians</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with the box of {factor} times their angle: it is in radians, and is converted from degrees to radians again</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with the box of an earlier angle, until the angle has changed by more than {radians} radians</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with boxes that are too small where sine and cosine of their angle have different signs: |w cos + h sin| wide and |w sin + h cos| high</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with boxes that are rotated about {point}, and not about their middle</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the middle of their {side}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>their upper left corner</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>their upper right corner</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>their lower left corner</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>their lower right corner</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>as far from (0, 0) as they are, but in another direction: they are moved first and then rotated about (0, 0)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with the size of the first object of their name: the size is kept once for each name</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with their width for the height, too</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with their height for the width, too</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>left side</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>right side</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>upper side</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>lower side</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{distance} too far left</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{distance} too far right</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{distance} too far up</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{distance} too far down</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>their width</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>their height</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>half their width</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>half their height</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{factor} of their width</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{factor} of their height</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>their shorter side</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>their longer side</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a width that is {length} less than their own</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a width that is {length} more than their own</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a height that is {length} less than their own</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a height that is {length} more than their own</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a width of {length}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a height of {length}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a width of at most {length}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a height of at most {length}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a width of at least {length}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a height of at least {length}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{length} for the width</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{length} for the height</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{length} and {added} more</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{length} and {added} less</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with {lengths}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with boxes that are {length} smaller than their own on each side</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with boxes that are {length} larger than their own on each side</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with boxes that are {length} smaller than their own in width and height</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with boxes that are {length} larger than their own in width and height</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>as points</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with a size of {size}, whatever their own is</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with a size of {size}, whatever their own is: that of a margin of {margin} around a point</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with {factor} of their size</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with width and height swapped</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with width and height swapped, and {added} more</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with width and height swapped, and {added} less</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with a width and height of at most {size}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with a width and height of at least {size}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{sizes}, whatever their own size is</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{sizes}, from their {side} on</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{sizes}, from their {first} and {second} on</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with {other} for {axis}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>all with their {side} at {axis} = {place}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>mirrored, with {place} - {axis} for {axis}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>all at {axis} = {place}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with {factor} times {axis} for {axis}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>as if zoomed by {factor} about {axis} = {place}</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>{count} columns of cells</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} rows of cells</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>as far from (0, 0) as they are, but in another direction, as if they were moved first and then rotated</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>beside their places, all by the same in a step and by another in other steps, like the place of a camera</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>as if zoomed by {factor} about a place that differs from step to step, like that of a camera</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>as if zoomed by {x} along x and by {y} along y about a place that differs from step to step, like that of a camera</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>as if all coordinates were multiplied by {factor}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>as if zoomed by {factor} about ({x}, {y})</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with their upper left corner at ({x}, {y}), wherever they are</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with their lower left corner at ({x}, {y}), wherever they are</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with x and y swapped</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>as if the middle of an object, to which they belong, were (0, 0)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>as if the middle of an object named {name}, to which they belong, were (0, 0)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with the middle of an object, to which they belong, added to their own</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with the middle of an object named {name}, to which they belong, added to their own</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{how}, apart from a margin of {margin} on each side</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Objects</source>
        <translation>Objetos</translation>
    </message>
    <message>
        <source>Dynamic objects</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Static objects</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Objects without a name</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Dynamic objects without a name</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Static objects without a name</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Objects named {name}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Dynamic objects named {name}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Static objects named {name}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Objects longer than {size}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Objects of at most {size}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Objects with odd ids</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Objects with even ids</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>All objects</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Some objects</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>objects</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>dynamic objects</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>static objects</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>objects without a name</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>dynamic objects without a name</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>static objects without a name</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>objects named {name}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>dynamic objects named {name}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>static objects named {name}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>objects longer than {size}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>objects of at most {size}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>objects with odd ids</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>objects with even ids</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{objects} {which}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{objects} that rotate</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{objects} that are put elsewhere</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{objects} that move after a rest of {time}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{objects} that begin to move after a rest</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{objects} that have been at rest for {time}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{objects} that appeared less than {time} ago</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{objects} that were put elsewhere less than {time} ago</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{objects}, from step {step} on,</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{objects}, in steps with more than {count} objects,</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{objects} that move to the left</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{objects} that move to the right</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{objects} that move up</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{objects} that move down</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{objects} behind the first {count} of the list</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{objects}, in every second step,</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{objects} are registered {how}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{objects} are tested {how}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{objects} are all registered {how}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{objects} are all tested {how}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{objects} are registered again only {when}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{objects} are updated only {when}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Registrations are right, but pairs are tested with other boxes: {sentence}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{number}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>at least {number}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>at most {number}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>({names})</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>steps since the two began to overlap</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>steps since the younger of the two appeared</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>steps without motion of the one that rests less</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>steps without motion of the one that rests longer</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>objects before the later of the two</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the higher id</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the distance between the centres</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the left end of the overlap</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the right end of the overlap</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the lower end of the overlap</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the upper end of the overlap</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>objects before the later of the two in their cell</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>objects before the earlier of the two in their cell</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>objects between the two in the sweep</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the sweep passes an object that is apart along y</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the sweep by centres passes an object further right</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the one further right has the lower side along y</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the two overlapped before</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>steps between the cells of the two centres</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>low bits of an id shared with another object</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>another pair with the same sum of ids</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>another pair with the same exclusive or of ids</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>another pair with the same product of ids</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>another pair with the same number in a triangle</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>another pair with the same hash of ids</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>another pair with the same key of a multiple</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>low bits of both ids shared with another pair</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the names of the two</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>equal names</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>different names of the two</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>only the one with the lower id is static</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>one of the two is static</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>steps without motion of the one with the lower id</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>steps without motion of the one with the higher id</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>steps without motion of the one further left</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>steps without motion of the one further right</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the share of its box in which the lower id must look</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the share of its box in which one of the two must look</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the distance of one of the two from its partners</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the share of partners that are apart from one of the two</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the past box of a dynamic one overlaps the other one</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the past box of one of the two overlaps the other one</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the past box of the lower id overlaps the other one</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>one moves towards the cell of the other</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>steps without motion of one of the two when they met</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the step in which the two met first</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>one of the two has not moved since it was put elsewhere</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>steps since one of the two was reported with another object</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>entries of cells before the other one in the search of the lower id</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>entries of cells before the other one in a search</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>overlaps that are found before it</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>overlaps that objects of the same name find before it</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>objects after the earlier of the two in their cell</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>cells that both touch</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the two touch an even number of common cells</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first cell of the lower id is not a cell of the other one</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first cell of the higher id is not a cell of the other one</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first cell of neither is a cell of the other one</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the distance between the centres in mean widths</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the distance between the centres in mean heights</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the distance between the centres in mean shorter sides</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the distance between the centres in mean longer sides</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>motion along x of the one that meets a static one</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>motion along y of the one that meets a static one</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>only leaves of static objects should have found it</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>only new leaves should have found it</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>only the leaf of the lower id should have found it</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>only the leaf of the higher id should have found it</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the motion of the fastest leaf that should have found it</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the motion of the slowest leaf that should have found it</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>changed leaves before the one that should have found it</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the box of the leaf that should have found it is apart from the other leaf</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>steps since the search that should have found it</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the name of the leaves that should have found it</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>only changed leaves of certain names should have found it</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>for both of the two id plus step is odd</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>for both of the two place plus step is odd</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>lost by a sweep with one pass of sorting</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>lost by a sweep with one pass of sorting, from the right</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>lost by a sweep in which new objects are not sorted</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>lost by a sweep that does not sort what moves right</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>lost by a sweep that does not sort what moves left</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>lost by a sweep that sorts by the places of the step before</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>lost by a sweep that sorts every second step</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>lost by a sweep that sorts every third step</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>lost by a sweep that sorts every fourth step</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>lost by a sweep that sorts every fifth step</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>lost by a sweep that sorts every tenth step</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>lost by a sweep that sorts only when the number of objects changes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>lost by a sweep that compares whole units only</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>lost by a sweep that fills gaps with its last object</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>lost by a sweep that skips objects in its active list</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>objects that are active when the first one comes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>lost by a tree that searches its lowest nodes only</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the size of nodes that one of the two needs</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the size of nodes that a dynamic one of the two needs</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the size of nodes by width that one of the two needs</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the size of nodes by width that a dynamic one of the two needs</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>open nodes with which a tree loses the two</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>lost by a tree in which only the parents of changed leaves grow</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>lost by a tree in which the parents of right leaves do not grow</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>lost by a tree in which the parents of left leaves do not grow</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>lost by a tree in which the parents of new leaves do not grow</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>open nodes with which a tree of leaves loses the two</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the two parted before</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>steps without motion of one of the two, from before the other appeared</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the one with the lower id comes later in your list</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the rest of both ids by 2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the rest of both ids by 3</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the rest of both ids by 4</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the rest of both ids by 8</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the rest of both places in your list by 2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the rest of both places in your list by 3</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the rest of both places in your list by 4</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the rest of both places in your list by 8</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>centres in different parts of the world</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>first places in different parts of the world</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>different blocks of objects</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>out of the part of the box with which objects look for others</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>an object vanished in each step in which it should have been found</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>names of one group</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>names of different groups</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>other reported pairs of the step</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>reported pairs before it in the order of objects</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>other pairs that are reported for the first time</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>other partners of the object with the lower id</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>pairs that were reported before</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>other pairs that are reported for the first time ever</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>other reported pairs of the same name</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>other partners of one of the two</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>steps since the older of the two appeared</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>objects before the earlier of the two</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the lower id</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the difference of the ids</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>low bits that the two ids share</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>low bits that the places of the two in your list share</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the side of the larger one</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the side of the smaller one</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the speed of the faster one</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the speed of the slower one</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the relative speed</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the lesser motion along x</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the greater motion along x</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the lesser motion along y</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the greater motion along y</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the depth of the overlap</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the distance from the origin</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>objects in the step</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the step</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>objects of the two that are asleep</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A pair is reported only after its boxes have overlapped for {time}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs of objects that appeared less than {time} ago are not reported.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs of two objects that have been at rest for {time} are not reported.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs of an object that has been at rest for {time} are not reported.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs of an object that has been at rest for {time} are not reported, if it has the lower id.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs of an object that has been at rest for {time} are not reported, if it has the higher id.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs of an object that has been at rest for {time} are not reported, if it is the one further left.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs of an object that has been at rest for {time} are not reported, if it is the one further right.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Objects with an id of {id} or more get no pairs.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Objects after the first {count} get no pairs.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs whose centres are {distance} or more apart are not reported.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs that overlap wholly at x &gt;= {place} are not reported.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs that overlap wholly at x &lt;= {place} are not reported.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs that overlap wholly at y &gt;= {place} are not reported.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs that overlap wholly at y &lt;= {place} are not reported.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs that overlap wholly between x {left} and {right} and between y {low} and {high} are not reported.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs in a part of the world are not reported: {conditions}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs are taken for another one whose ids have the same lowest {bits} bits or fewer.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs of two objects whose ids have the same lowest {bits} bits are not reported: they are taken for one object, or for an object and its owner.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Ids are cut to their lowest {bits} bits or fewer: objects with equal bits replace each other.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs with equal keys replace each other: the key is {key}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{key} of the lower and the higher id</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{key} in a float</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{key} in {bits} bits</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>made of both ids</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a sum of the two ids</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>an exclusive or of the two ids</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>low * (low - 1) / 2 + high of the two ids</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>low * {factor} + high of the lower and the higher id</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a product of the two ids</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs with a static object are not reported.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs whose object with the lower id is static are not reported, where the other one is dynamic.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs of {names} are not reported.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs of an object named {name} and one with another name are not reported.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs with an object named {name} are not reported.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This holds for pairs of {names} only.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This holds for pairs of an object named {name} and one with another name only.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This holds for pairs with an object named {name} only.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs of two objects with the same name are not reported.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs of two objects of one group are not reported. The groups: {groups}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs of two objects of different groups are not reported. The groups: {groups}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Objects of the first group are at most {small} long, those of the other one at least {large}: perhaps objects are divided by size.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Objects of the second group are at most {small} long, those of the other one at least {large}: perhaps objects are divided by size.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs of two objects whose ids both leave {rest} when they are divided by {divisor} are not reported: they count as one group.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs of two objects whose places in your list (from 0) both leave {rest} when they are divided by {divisor} are not reported: they count as one group.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs of a static object and one that moves to the right are not reported.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs of a static object and one that moves to the left are not reported.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs of a static object and one that moves up are not reported.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs of a static object and one that moves down are not reported.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs of a static object and one that does not move to the right by more than {motion} are not reported.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs of a static object and one that does not move to the left by more than {motion} are not reported.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs of a static object and one that does not move up by more than {motion} are not reported.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs of a static object and one that does not move down by more than {motion} are not reported.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs are not reported if one of the two had been at rest for {time} or more when they met first: the filter is asked only then, and its answer is kept.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs that came together first in step {step} or before are not reported: the filter is asked only then, and its answer is kept.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>There are places for {count} pairs, and those of pairs that parted are not free again: later pairs are not reported.</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>The broad phase begins at most {count} new pairs in a step: others wait.</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>The broad phase reports at most {count} pairs in a step for all objects of one name: those that have the lower id of a pair.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The broad phase reports at most {count} pairs in a step.</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>The broad phase begins at most {count} new pairs in a step.</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>A search ends after {count} partners: an object gets no more in a step as the one with the lower id.</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>An object gets at most {count} partners in a step.</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>Only the first {count} objects of a cell are compared with the others in it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A cell keeps only the last {count} objects that are added: they overwrite earlier ones.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Only the first {count} objects of a cell are found in it: later ones are registered there in vain.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A cell holds only {count} objects: later ones are dropped.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The list of pairs has {count} places in a step, and a pair takes one in each common cell: what is found later is dropped.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The list of pairs, one for each name of the object with the lower id, has {count} places in a step, and a pair takes one in each common cell: what is found later is dropped.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A search ends after {count} entries of the cells of an object: an object counts once in each of these cells, and so does the object itself.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A search ends after {count} entries of the cells of an object: an object counts once in each of these cells, and so does the object itself, and of two objects the lower id searches.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A pair that parted once is not reported again, also when a new object has one of the two ids.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>An object that has been at rest for {time} or more is not tested with objects that appeared after it came to rest.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A pair is not reported where the object with the lower id comes later in your list: the search goes by the order of the list, and the test that leaves out repeated pairs compares ids.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A pair that was tested once is never tested again.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>An object that has not moved since it was put elsewhere is not tested with those that have: it is still marked as what it was before.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>An object is not tested for {time} after it was reported with another one that it overlapped.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The test along y looks only for objects whose low side is within this one, and misses those that begin below it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The cells at the corners of an object's cell are not searched.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Only the object's own cell is searched.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The cells around that of an object are searched, but not its own cell.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs that overlap by at most {depth} are not reported.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A pair that shares an even number of cells is not reported: each cell switches it on or off.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A pair that shares {count} cells or more is not reported.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A pair is tested only in the first cell of the object with the lower id.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A pair is tested only in the first cell of the object with the higher id.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A pair is tested only in the first cell of one of its objects.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Circles are tested before boxes: pairs whose centres are {factor} of the mean of their widths or more apart are not reported.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Circles are tested before boxes: pairs whose centres are {factor} of the mean of their heights or more apart are not reported.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Circles are tested before boxes: pairs whose centres are {factor} of the mean of their shorter sides or more apart are not reported.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Circles are tested before boxes: pairs whose centres are {factor} of the mean of their longer sides or more apart are not reported.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>An object looks for others with the box that it had one step before.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>An object looks for others with the box that it had one step before, and of two objects the lower id looks.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>An object searches only its own cell and those in the direction of its motion.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>An object looks for others only in every second step, in turns by the ids of objects.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>An object looks for others only in every second step, in turns by the order of objects.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>An object looks for others only with {part}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>An object looks for others only with {part}, and of two objects the lower id looks.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>An object looks for others only with its centre.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>An object looks for others only with its centre, and of two objects the lower id looks.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>An object looks for others only in the innermost {share} of its box.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>An object looks for others only in the innermost {share} of its box, and of two objects the lower id looks.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Some objects are registered in other places than where they are: all their reported partners are {distance} or more away from them.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Some objects are registered in other places than where they are: of their reported partners {percent} % or more are apart from them.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The list of active objects of the sweep has only {count} places: others are dropped.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The sweep compares an object only with the next {count} in its order.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The sweep ends at the first object that is apart along y.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The sweep goes through objects in the order of their centres, and ends at the first one whose left side is beyond the right side of this one.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>When an active object of the sweep ends, the last one of the active list takes its place and is not tested with the new object.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The list of the sweep is sorted by one pass in each step: an object that passes several others is out of order.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The list of the sweep is sorted without new objects: they are appended, and sorted only in the next step.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The list of the sweep is sorted without objects that move to the right.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The list of the sweep is sorted without objects that move to the left.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The list of the sweep is sorted by where objects were one step before.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The list of the sweep is sorted only in every second step.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The list of the sweep is sorted only in every third step.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The list of the sweep is sorted only in every fourth step.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The list of the sweep is sorted only in every fifth step.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The list of the sweep is sorted only in every tenth step.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The list of the sweep is sorted only in steps in which the number of objects changes.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The list of the sweep is sorted by differences that are cut to whole numbers: objects less than 1 apart stay out of order.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The list of the sweep is out of order: when an object is removed, the last one takes its place.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs with centres in different parts of the world are not reported: the world is divided {borders}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs of dynamic objects with centres in different parts of the world are not reported: the world is divided {borders}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs that appeared in different parts of the world are not reported: the world is divided {borders}, and an object keeps the part in which it appeared.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs of dynamic objects that appeared in different parts of the world are not reported: the world is divided {borders}, and an object keeps the part in which it appeared.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>at {axis} = {place}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>along {axis} in parts of {size}, counted from {axis} = {origin}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs of an object with an id below {id} and one with a higher id are not reported.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs of dynamic objects of an object with an id below {id} and one with a higher id are not reported.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs of one of the first {count} objects of your list and a later one are not reported.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs of dynamic objects of one of the first {count} objects of your list and a later one are not reported.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs whose ids are in different blocks of {count} are not reported.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs of dynamic objects whose ids are in different blocks of {count} are not reported.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs in different blocks of your list, of {count} objects each, are not reported.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs of dynamic objects in different blocks of your list, of {count} objects each, are not reported.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the corner of its {x} and its {y}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the {part} of its box</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the {x} along x and the {y} along y of its box</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>middle</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>whole</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>left half</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>right half</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>upper half</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>lower half</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The missed pairs have in common: {conditions}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{what}: {value}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{name} and any other</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{objects} are not registered ({wrong} of {registrations}).</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{objects} are not registered ({wrong} of {registrations}): those with a cell {cells}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{objects}, outside the table of cells, are not registered ({wrong} of {registrations}).</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{objects}, outside the table of cells, are not registered ({wrong} of {registrations}): those with a cell {cells}.</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>{count} recorded registrations</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>{objects} are not registered in all cells that their boxes touch: {missing} of {all} are missing.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{objects} are not registered in all cells that their boxes touch: {missing} of {all} are missing, those {cells}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{objects} are registered in fewer cells than their boxes touch, as if they were smaller: {missing} of {all} are missing.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{objects} are registered with another size than theirs: on average {width} of their width and {height} of their height.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{objects} are registered beside their place, on average by {x} along x and {y} along y.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{objects} are registered behind their place, against their motion.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{objects} are registered behind their place, against their motion, by {steps} of it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{objects} are registered behind their place, against their motion, by {steps} of it, as with a margin for the motion that has the wrong sign.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{objects} are registered ahead of their place, in the direction of their motion.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{objects} are registered ahead of their place, in the direction of their motion, by {steps} of it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{objects} are registered ahead of their place, in the direction of their motion, by {steps} of it, as with a margin for the motion that has the wrong sign.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>1 step</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{objects} are registered where they were in an earlier step.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{objects} are registered in other places than where they are: their middles are off by {nearest} to {farthest}, on average by {x} along x and {y} along y.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Of those, {share}% are {objects}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Of those, {share}% are {objects} with a cell {cells}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Of those, {share}% are {cells}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Of those, {share}% are {cells}, of {objects}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Register the whole box, from its least to its greatest x and y.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Register the whole box: look for the line that takes this off its size.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Take the width for x and the height for y.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Take the width for x and the height for y. If these objects rotate, look for a quarter turn too much.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Register the present size when it changes.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Register each object with its own size.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Register each object with its own size: look for a constant in its place, or for a half that is zero in whole numbers.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Look for this factor where the size of the box is computed: half sizes that are halved again, a scale, or other units.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Register width and height, each with its own value.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Do not limit the size of the box.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Use the same coordinates for registration and for collision tests: look for a camera, parent or origin offset.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Use the same coordinates for registration and for collision tests: look for a camera, parent or origin with this offset.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Subtract the whole offset of the picture from the position.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Use the same coordinates for registration and for collision tests: look for an axis with the other direction, a scale or an offset.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Look for this scale where the place of the box is computed: other units, a zoom that is not undone, or an axis that points the other way.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Compute the box from the angle that the object has.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Compute the box from the angle that the object has now: it is |w cos| + |h sin| wide and |w sin| + |h cos| high.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Update the angle before the box is computed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Look at the direction that angle 0 has: that of the picture and that of the object must be the same.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Convert the angle to radians once, before sine and cosine are taken.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Take the absolute values of sine and cosine before they are added: the box is |w cos| + |h sin| wide and |w sin| + |h cos| high.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Rotate the box about the middle of the object, as the object itself.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Rotate the box about its own middle first, and move it to its place then.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Take the height for y.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Take the width for x.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Subtract half the size from the position of the centre.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Add half the size to the corner, or do not subtract it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Use floor for the lower and ceil for the upper side, or keep fractions.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Register up to x + width, and let touching cells count.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Add the place of the parent to that of its child before the box is computed: register places in the level.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Add the place of the parent once: what is computed in the level holds it already.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Take x for x and y for y where the place of the box is computed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Register places in the level, not on the screen: undo the camera's place, and its zoom, where the box is computed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Put an object in its place before it is registered, or register it again in the same step.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Look at which point of an object its place is, the corner or the middle, also after a flip: add or subtract that share of the size once.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Test pairs with the present boxes of both objects.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Register each object again in every step in which its box changed, before pairs are asked for.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Register the box at the place that the object has, in each step.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Register them again after every move, or grow the registered box by {distance} on each side.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Update the broad phase after objects have moved, and before its pairs are asked for.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Carry out all waiting moves in each step, before pairs are asked for.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Ask for pairs with the boxes that collisions are tested with: move objects first, or register the box of now.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Compare the range of cells from floor(minX/size) to floor(maxX/size), and on y, instead of the cell of the centre.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Compare the cells of both corners of the box, not only the first one.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Compare columns and rows of both corners of the box.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Add the object to each cell that it touches now and did not touch before.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Register an object again as soon as its registered box does not hold its whole box, on both axes.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Set the counter of steps at rest to zero when an object moves.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Register an object again in each step in which it moves, also after a rest.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Register the box at the place of the object in each step.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Set the registered box to the place of the object when it begins to move.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Register the box at the place of the object, not at a smoothed one.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Cut the sum of all motions, not each of them, or register the box at the place of the object.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Set the registered place when an object is put elsewhere, do not add to it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Go on in the next step where the last one ended, so that each object has its turn.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Remove objects after the loop that updates them, or step back by one place after each removal.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Remove objects after the loop that updates them, or do not step on after a removal.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Tell the table of places when the last object moves into a gap.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Look at what removes an object, or empties a cell, and does not add again what is still there.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Look at the condition on which an object is registered again, and at what loses its entry.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Remove an object from the broad phase when it dies, before its id is used again.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Set the box of a slot when a new object gets it, and in each step from then on.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Remove an object from the broad phase when it dies, and register the new one when it gets the id.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Keep them in the broad phase.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Add them to the broad phase.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Add an object to the broad phase in the step in which it appears, before pairs are asked for.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Add an object to the broad phase in the step in which it appears.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Keep objects at rest registered: only skip their update.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Let the list of the broad phase grow with the objects.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Let the list of the broad phase grow with the objects, and update all of them.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Let the table that ids index grow with the largest id.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Look at what tells the broad phase of a new object: it must do so for each one.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Add all new objects in the step in which they appear, not only one of them.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Let the array of the broad phase grow with the slots of objects.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>When an object is removed, remove only its own entry, and keep the others in its cell.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Let the list of a node of the deepest level grow.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>When a node is divided, put the new object into one of its children, too.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Let the pool of links between objects and cells grow.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Make a cell that does not exist yet when a static object is put into it, too.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Delete a cell only when it holds no object at all, static ones included.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Update the broad phase after objects have moved, and before its pairs are asked for; if boxes are enlarged for the motion, enlarge them towards it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Look at each function that changes where an object is registered: adding, moving, removing.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Look at each function that changes where such an object is registered: adding, moving, removing. Look also at the line that computes its box: its place, its parent, its units and its origin.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Look at the line that computes the box of such an object for the broad phase: its place, its parent, its units and its origin.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Look for what keeps such an object from being added to the broad phase, or takes it out.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Register objects in every cell from floor(minX/size) to floor(maxX/size), and likewise on y.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Or make the cells as large as the largest object.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Clamp cell numbers to the table, or make the table as large as the world: ceil(width/size) columns and ceil(height/size) rows.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Look at the bounds of the table, and at the number of its columns and rows.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Make the table of cells, or the root of the tree, as large as the world: ceil(width/size) columns and ceil(height/size) rows.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Look at the table of cells, or at the root of the tree: it must be as large as the world, with ceil(width/size) columns and ceil(height/size) rows, and no part of it may be overwritten.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Look for the cells or nodes of that region: they are not made, not loaded, or overwritten.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Let the list of a cell grow.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Go through the whole list of the cell.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Search all eight cells around the cell of the centre.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Search the own cell, too.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Add a pair once, and skip it when it is found again in another cell.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Test a pair in the first cell that both objects share.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Report a pair in the first step in which its boxes overlap.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Keep reporting pairs of objects at rest, or keep their last contacts.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Wake objects at rest when another one touches their box.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Search as far as half the size of both objects, not a fixed distance.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Search with the whole box of the object.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Search with the present box of the object, after all objects have moved.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Let every object look for others in every step.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Ask the filter again in every step, or when an object begins to move.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Ask the filter again in every step, or forget its answers when what it asks for changes.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Set the marks and lists of an object again when it is put elsewhere.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Let only the response wait after a hit, and report all pairs.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Use both whole ids as the key of a pair.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Compare whole ids.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Use the whole id as the key.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Use both ids as the key, such as (uint64_t(a) &lt;&lt; 32) | b with a &lt; b.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Let each dynamic object ask for static ones, whatever their ids are.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Compare masks and categories of the two kinds, and what else leaves pairs out.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Compare ids, not names or types, to leave out the object itself.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Look at the filter that leaves out objects of the same group, and at how groups are given to objects.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Look at what divides objects into groups, such as levels, layers or lists, and let each object search in all groups that its mask matches.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Let a rule for one-way platforms hold for these platforms only.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Free the place of a pair when its boxes part or one of its objects is removed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Let the list of new pairs grow.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Let the list of pairs of each kind of object grow.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Let the list of pairs grow.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Let the list of pairs grow, and add a pair only once.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Let the search go on until it has found all partners.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Let the search go through all entries of all cells.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Let the list of partners grow.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Remove a pair from the list of known pairs when its boxes part or one of its objects is removed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Test new objects with objects at rest, too.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Compare the same in both: two places in the list, or two ids.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Clear the marks of tested pairs in each step.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Report every overlap, and let the response ignore shallow ones.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Make the circle large enough for the corners of the box, or test the boxes.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Let the list of active objects grow.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Go on until the left side of the next object lies beyond the right side of this one.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Skip an object that is apart along y, and go on until the left side of the next one lies beyond the right side of this one.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Sort by the left sides, which is what ends the search.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Compare both ways: a.minY &lt;= b.maxY and b.minY &lt;= a.maxY.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Test the object that takes the place before going on to the next place.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Sort the whole list by the left sides in every step, before pairs are looked for.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Test an object with the objects of each part that its box touches.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Give an object to another part when it moves there, and test it in each part that its box touches.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Test the objects of each block with those of the other blocks, too.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Compare with &lt;= where touching counts, or say in the recording that it does not (half-open boxes); record coordinates with all their bits.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Let every leaf that is added or changed search for new partners.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Keep the list of changed leaves when an object is removed: take only the removed one off it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Skip a pair only when both leaves search in the same step.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Let the list of changed leaves grow.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Change all leaves first, then let the changed ones search.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Search with the box of the leaf.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Test the objects of every node that the search goes through.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Keep an object in the smallest node that holds its whole box, or make the boxes of nodes twice as large as their squares.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Choose the level by the longer side of the object.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Let the stack of the search grow.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>After a leaf is added or changed, let all nodes above it grow, up to the root.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with the box that they had {time} before</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>late, and later and later: by one more step after each {time}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>where they will be after {time} more</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>where a box is that follows them by at most {motion} in a step</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>where a box is that follows them: in each step by {share} of the remaining distance</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>where they first came to such a rest, until they rest so again</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>where {share} of their motion since they appeared leads: they drift away from their box</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>where their motions lead, each cut to a multiple of {unit}: slow objects stay behind</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>where they came from, and their later motion is added to that</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>where they came from for {time}, and their later motion is added to that</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>half-way between their old and their new place, and their later motion is added to that</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>half-way between their old and their new place for {time}, and their later motion is added to that</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>between their old and their new place, and their later motion is added to that</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>between their old and their new place for {time}, and their later motion is added to that</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>in other places than where they are</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>when their centre enters another cell: cells that their sides reach in between are missing</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>when the low corner of their box enters another cell: cells that their other sides reach in between are missing</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>when they enter another column of cells, whatever row they are in</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>when they enter another row of cells, whatever column they are in</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>when their box leaves {box}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>when their centre leaves {box}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>when their box leaves along x {box}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>when their box leaves along y {box}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the registered box</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the tested box</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a box that reaches {margin} beyond the one that they had</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>in steps in which the number of objects changes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>when their centre enters another square of {unit} units: coordinates are compared as whole numbers</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>when the low corner of their box enters another square of {unit} units: coordinates are compared as whole numbers</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>in steps in which their box touches the part of the world from ({left}, {low}) to ({right}, {high}): perhaps that is the screen</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>in steps in which their box touches what is around the player, or another lone object, from ({left}, {low}) to ({right}, {high}) from its middle: perhaps that is the screen</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>after {time} of motion</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>when they are more than {distance} away from their registered place</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>when they are more than {distance} away from their tested place</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>in steps in which they move by at least {motion}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>in steps in which they move by at most {motion}: after a jump the old place stays</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>once in {count} steps</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>when they move along x</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>when they move along y</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{objects} are removed from cells that they leave, but not added to cells that they enter.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{objects} are never registered again once they have been at rest for {time} in all.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{objects} are never tested again once they have been at rest for {time} in all.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{objects} are never registered again once they have been at rest for {time} in a row.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{objects} are never tested again once they have been at rest for {time} in a row.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Only the first {count} objects are registered again when they move.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>only the first {count} objects are updated when they move.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{objects} are not registered again in steps in which others are removed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{objects} are not tested again in steps in which others are removed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>When an object is removed, the last one of the list takes its place, and is never registered again.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>when an object is removed, the last one of the list takes its place, and is never tested again.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Some objects are not registered any more, each from a step of its own on.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>some objects are not tested any more, each from a step of its own on.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Some objects are not registered again, each from a step of its own on.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>some objects are not tested again, each from a step of its own on.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>New objects are registered for {first}, then not for {second}, and then again.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>new objects are tested for {first}, then not for {second}, and then again.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{objects} keep the box with which they were first registered.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{objects} keep the box with which they were first tested.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{objects} are registered again in turns by their ids, each only once in {count} steps.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{objects} are updated in turns by their ids, each only once in {count} steps.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A new object is not registered again: in the slot of one that was removed it keeps the last box of that one, in a new slot its own first box.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a new object is not tested again: in the slot of one that was removed it keeps the last box of that one, in a new slot its own first box.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A new object is not registered again for {time}: in the slot of one that was removed it keeps the last box of that one, in a new slot its own first box.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a new object is not tested again for {time}: in the slot of one that was removed it keeps the last box of that one, in a new slot its own first box.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A new object with the id of an earlier one keeps the earlier one's box.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a new object with the id of an earlier one keeps the earlier one's box.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A new object with the id of an earlier one keeps the earlier one's box for {time}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a new object with the id of an earlier one keeps the earlier one's box for {time}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A new object with the id of an earlier one keeps the earlier one's box until it moves.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a new object with the id of an earlier one keeps the earlier one's box until it moves.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{objects} are not registered.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{objects} are not tested.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{objects} are not registered at all.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{objects} are not tested at all.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>New objects are not registered in their first step.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>new objects are not tested in their first step.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>New objects are not registered in their first {time}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>new objects are not tested in their first {time}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{objects} are not registered any more after {time} without motion.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{objects} are not tested any more after {time} without motion.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Only the first {count} objects are registered.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>only the first {count} objects are tested.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Objects with an id of {id} or more are not registered.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>objects with an id of {id} or more are not tested.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Leaves of static objects do not search for new partners when they are changed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Leaves of objects named {name} do not search for partners.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Leaves of objects named {names} do not search for new partners when they are changed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Leaves that are changed in a step in which an object is removed do not search for new partners.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>New leaves do not search for partners.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Of two leaves only that of the higher id finds the pair: when only the other one is changed, it is left out.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Of two leaves only that of the lower id finds the pair: when only the other one is changed, it is left out.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Leaves of objects that move by at most {motion} do not search for new partners when they are changed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Leaves of objects that do not move do not search for new partners when they are changed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Leaves of objects that move by {motion} or more in a step do not search for new partners.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The list of changed leaves has only {count} places: later ones do not search for partners.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Changed leaves search for new partners {time} late: before the leaves of the step are changed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A changed leaf searches with the box of its object, not with its own larger box: objects that meet later within both leaves are not found.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A search in the quadtree looks only at objects in its lowest nodes, not at those that are kept in the nodes above.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Nodes of the quadtree are too small: an object is kept in the node with its centre, and can reach beyond the box with which the node is searched.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The level of an object in the quadtree is chosen by its width alone: high objects reach beyond the boxes of their nodes.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A search in the tree has places for only {count} open nodes: others are dropped, and all that is below them.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>When a leaf of the tree is changed, only its parent grows: the nodes above do not hold it any more.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The nodes above a changed leaf do not grow if it is a right child: searches do not come to it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The nodes above a changed leaf do not grow if it is a left child: searches do not come to it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The nodes above a new leaf do not grow: searches do not come to it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>that are not wholly within the world</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>that are wholly within the world</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>outside the world</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>that are at least partly within the world</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>that reach the border of the world at x = {x} or y = {y}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>that do not reach the border of the world at x = {x} or y = {y}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>that come within {distance} of the border of the world at x = {x} or y = {y}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>that do not come within {distance} of the border of the world at x = {x} or y = {y}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>that stick out of the table of cells</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>that are wholly within the table of cells</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>at least {distance} away from {name} along {axis}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>at most {distance} away from {name} along {axis}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with their middle in columns of cells from {column} on</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with their middle in columns of cells up to {column}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with their middle in rows of cells from {row} on</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with their middle in rows of cells up to {row}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>wholly at x &gt;= {place}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>that begin at x &lt;= {place}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>that end at x &gt;= {place}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>wholly at x &lt;= {place}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>wholly at y &gt;= {place}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>that begin at y &lt;= {place}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>that end at y &gt;= {place}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>wholly at y &lt;= {place}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>that move by {motion} along x in a step</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>that move by {motion} along y in a step</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>that move by {motion} in a step</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>whose last motion along x was to the left</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>whose last motion along x was to the right</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with a longer side of {length}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>that appeared at least {time} ago</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>that appeared at most {time} ago</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>that have been at rest for at least {time}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>that have been at rest for at most {time}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>that were once at rest for {time} or more</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>that were never at rest for more than {time}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>that have been at rest for {time} or more in all</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>that have been at rest for at most {time} in all</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>that touch {count} cells</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>that began to move at least {time} ago</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>that began to move at most {time} ago</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>that jumped at least {time} ago</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>that jumped at most {time} ago</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with the id of an earlier one</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with an id of their own</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>after the first {count} in the list</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>among the first {count} in the list</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with an id of {id}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>whose id leaves {rest} when divided by {divisor}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>whose id has the same lowest {bits} bits as that of an object that was removed</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>whose id has at most the same lowest {bits} bits as that of an object that was removed</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>from step {step} on</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>up to step {step}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>whose birth is the {first}, {second}, {third} and so on of the recording</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>that appear after {count} or more others in the same step</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>that appear after at most {count} others in the same step</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>that wait in a queue of new objects, of which one is added in a step,</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>that have come out of a queue of new objects, of which one is added in a step,</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>in slot {slot} or a higher one of an array (from 0), in which the slot that became free last is used first</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>in slot {slot} or a lower one of an array (from 0), in which the slot that became free last is used first</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>from which each object that was removed since they appeared was at least {distance} away</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>from which another object was at most {distance} away when it was removed, at any time since they appeared,</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>in steps with fewer objects than the step before</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>in steps with at least {count} fewer objects than the step before</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>in steps in which the number of objects does not rise</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>in steps with at most {count} more objects than the step before</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>in steps with more objects than the step before</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>in steps with at least {count} more objects than the step before</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>in steps in which the number of objects does not fall</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>in steps with at most {count} fewer objects than the step before</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>that come after {count} other object in a node of the deepest level of the tree</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>that come after {count} other objects in a node of the deepest level of the tree</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>that come after at most {count} others in a node of the deepest level of the tree</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>for which a node of the tree is divided</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>for which no node of the tree is divided</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>after the {lines}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>after the {lines} of the object</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>in the {lines}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>in the {lines} of the object</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>first column</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>first {count} columns</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>last column</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>last {count} columns</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>first row</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>first {count} rows</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>last row</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>last {count} rows</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>in columns from {column} on</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>in columns up to {column}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>in rows from {row} on</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>in rows up to {row}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>from number {number} on in the table, as row * {columns} + column</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>up to number {number} in the table, as row * {columns} + column</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>in columns whose number leaves {rest} when divided by {divisor}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>in rows whose number leaves {rest} when divided by {divisor}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>into which {count} objects or more belong that come earlier in the list</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>into which at most {count} objects belong that come earlier in the list</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>into which {count} objects or more belong that come later in the list</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>into which at most {count} objects belong that come later in the list</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>of which the list is emptied whenever it holds {count} objects</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>after the first {count} cells of all objects in a step, counted in the order of the list</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>among the first {count} cells of all objects in a step, counted in the order of the list</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>in which there was no dynamic object in the first step</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>in which there were at least {count} dynamic objects in the first step</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>in which there were at most {count} dynamic objects in the first step</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>from which another object was removed since this one came there</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>from which no other object was removed since this one came there</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>which all dynamic objects had left at some time before</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>which dynamic objects had never left before</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>of objects {which}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{cells} of objects {which}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>1st</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>2nd</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>3rd</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>4th</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>5th</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>6th</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>7th</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>8th</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>9th</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>10th</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>11th</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>12th</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>13th</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>14th</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>15th</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Nothing needs to change.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Step {step}: {sentence}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{a} and {b} touch in step {step}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{a} and {b} are never in the world at the end of the same step.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Let both be in the world at the same time.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{a} and {b} do not touch; they are nearest at the end of step {step}, {distance} m apart.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Change the path of one of the two: {distance} m are missing.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The shapes of {a} and {b} overlap at the end of step {step}, but no step has a contact of the two.</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>The box of {name} is inside the region at the end of {count} steps, all those with it.</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>The box of {name} reaches over {side} by {excess} m in step {step}, the first one with it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>In step {step} the box of {name} reaches over {side} by {excess} m.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the left side of the region</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the right side of the region</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the lower side of the region</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the upper side of the region</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Place {name} inside the region, or make the region larger.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The box of {name} is larger than the region: {width} m x {height} m, and the region is {regionWidth} m x {regionHeight} m.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Make the region larger than the box.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Change what moves {name}, or put something in its way that stops it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No step has a contact of {name} with another object.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{name} touches {other} in step {step}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{name} touches {first} and {second} in step {step}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{name} touches {first}, {second} and {third} in step {step}.</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>{name} touches {first}, {second}, {third} and {count} more objects in step {step}.</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>Keep {other} away, or set the mask of {name} to {mask}, which does not accept the category {category} of {other}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Keep the two apart.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>object {id} is named twice</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Name two different objects</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>there is no object {id} in step {step}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>there is no object {id} in steps {first} to {last}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Name an object that is there, or examine more steps</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{name} is not in the world before step {step}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Let {name} stay in the world for longer, or let the two meet before step {step}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{a} and {b} are both static, and static objects are not tested with each other.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Masks keep the two apart: {reason}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Make one of them dynamic.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Make one of them dynamic, and {change}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{change}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The {key} {value} of {name} comes from the template "{template}".</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>The {key} {value} of {name} comes from the template "{template}": a change there changes {count} instances.</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>The {key} {value} of {name} overrides that of its template "{template}".</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The {key} {value} of {name} overrides that of its template "{template}", which is {other}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The game did not record a contact in step {step}, although the shapes overlap.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Look at the narrow phase of your game, and at what records contacts.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The shapes overlap at the end of step {step}, but they were {distance} m apart when the pairs of this step were tested.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The boxes of {a} and {b} overlap at the end of step {step}, but their shapes are {distance} m apart.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Enlarge one of the shapes by {distance} m, or move its path closer.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>At the end of step {step}, {inner} is in a hole or a notch of the shape of {outer}, {distance} m away from it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Fill the hole or the notch in the shape of {outer}, if it should be solid.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Neither {a} nor {b} responds to a hit (`onHit` is none), so the contact changes nothing.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Set `onHit` of one of them if something should happen when they meet.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>In step {step} it touches {other}, which does not push it back, because the `onHit` of {name} is none.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Set `onHit` of {name} to bounce or stop.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{object} passed through {through} between the frame of step {step} and the frame before it, if both went straight.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{object} passed the middle of {through} in step {step}, in which they were found to overlap: too late to push it back.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{mover} met {name} in step {step}, which is between it and {target}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Move {name} out of the way.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{name} is hidden.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{name} is hidden by its layer "{layer}".</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{name} is locked.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{name} is locked by its layer "{layer}".</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The terminal speed of the world limits {name} to {speed} m/s in step {step}; without it: {asked} m/s.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The terminal speed of the world limits {name} to {speed} m/s in step {step}; without it: {asked} m/s, launched by {launcher}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{launcher} never launches {name}, its projectile.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Shoot with {launcher}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Neither {a} nor {b} moves.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Give one of the two a velocity, or place them so that their shapes overlap.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{launcher} launched {name} with {speed} m/s in step {step}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{name} was spawned in step {step}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{name} was spawned by {spawner} in step {step}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{name} met {other} in step {step}, and its `onHit` is {response}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{name} leaves the world over one edge in step {step}, and enters at the opposite one.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>An input changes {name} in step {step}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{name} moves by {distance} m in step {step}, from ({fromX}, {fromY}) to ({toX}, {toY}).</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Only step {step} was examined.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The last step, {step}, still brings them nearer, by {distance} m.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Examine more steps.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the algorithm {name}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The algorithm {name}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the broad phase</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The broad phase</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Step {step} is not repeated: for {subject} the record has {recorded}, the repetition {repeated}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>With {algorithm} the run goes another way from step {step} on: for {subject} the record has {recorded}, the run with {algorithm} {repeated}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the position</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the angle</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the velocity</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the age</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the presence</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the spawned objects</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the overlaps</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the counters</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the report</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{field} of {name} ({id})</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>({x}, {y}) m</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{angle} degrees</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>({x}, {y}) m/s</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{time} s</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>there</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>gone</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{count} spawned</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{count} overlaps</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>steps of {dt} s since step {step} at {time} s, {spawned}, next id {id}, {steered}</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>{count} spawned objects</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} steered paddles</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>{candidates} candidates, {overlaps} overlaps, {hits} hits, hash {hash}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Outside the world</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The cells of a grid end at the border of the world, and so does what a player sees.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Static objects in each other</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Something was placed twice, or two walls share a corner: what hits there is hit by both.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Larger than a cell</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>An object is in every cell that it covers: each of them reports it, and some algorithms lose it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Masks that meet nothing</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>What no other object accepts, or what accepts none, never collides.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The same name</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A script, a report or a colleague who looks for the name finds one of them.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>So fast that it passes through</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>It can stand before a thing in one step and behind it in the next: the two are never seen together.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Unused templates</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>They make the list of templates longer and harder to read.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Templates that are missing</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Objects name them, stand as they are, and can follow no longer.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Instances unlike their templates</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>They differ in what they do not override: the next edit of the template would change them.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Templates that hide the project's</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The objects of this scene are instances of its own template, and do not follow the project's of that name.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A category or mask of 0</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>With a 0 an object collides with nothing, although it moves, or responds to hits.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Axis-aligned boxes that are rotated</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>An axis-aligned box with an angle collides as the box around the rotated one, which is larger.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Hidden or locked copies</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>An object that is hidden or locked is easily forgotten, and collides all the same.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Copies that nothing removes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>They add up, and every step costs more.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>One unlike its likes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>One of many was set by mistake, or left out of a change.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Launches that the speed limit cuts</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>From some distance on, aiming farther away no longer shoots faster.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{name} stands at ({x} m, {y} m), outside the world of {width} m by {height} m</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Move it into the world, or make the world larger</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{name} stands exactly where {other} stands, and says the same</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Delete one of the two</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{a} and {b}, both static, reach into each other</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Move one of them until they only touch, or leave it so if it is meant</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{name}, {width} m by {height} m, spans three or more cells of {cell} m: {algorithm} registers only the cells at the ends, and misses what is met in between</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{count} objects span three or more cells of {cell} m; the largest is {name}, {width} m by {height} m: {algorithm} registers only the cells at the ends, and misses what is met in between</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Use the algorithm {name}, or larger cells</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{name}, {width} m by {height} m, is larger than a cell of {cell} m: a candidate for whatever shares one of the cells that are covered</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{count} objects are larger than a cell of {cell} m; the largest is {name}, {width} m by {height} m: a candidate for whatever shares one of the cells that are covered</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Nothing is missed for that; measure whether larger cells are faster</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{name}, an axis-aligned box of {width} m by {height} m, is rotated by {angle} degrees: it collides as a box of {boxWidth} m by {boxHeight} m</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Make it an oriented box, or set its angle to 0</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{name}, which is hidden, stands exactly where {other} stands, and has the same shape</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{name}, which is locked, stands exactly where {other} stands, and has the same shape</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Delete the hidden one, or show it and move it</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Delete one of the two, or unlock the locked one and move it</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{name} (category {category}, mask {mask}) meets nothing: of what could collide with it nothing has a category of that mask and a mask for that category</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>{name} and {count} more objects (category {category}, mask {mask}) meet nothing: of what could collide with it nothing has a category of that mask and a mask for that category</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>Give it a category that others accept and a mask for theirs, or the mask 0 if it is to meet nothing</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{name} (category {category}, mask {mask}) meets nothing: {other} (category {otherCategory}, mask {otherMask}) accepts it, and is not accepted itself</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>{name} and {count} more objects (category {category}, mask {mask}) meet nothing: {other} (category {otherCategory}, mask {otherMask}) accepts it, and is not accepted itself</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>Set the mask to {mask}, or to 0 if it is to meet nothing</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the mask 0</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the category 0</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the category 0 and the mask 0</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{name} has {zeros}, so it never collides, although it is to be removed when hit</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{name} has {zeros}, so it never collides, although it is to bounce</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{name} has {zeros}, so it never collides, although it is to stop when hit</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{name} has {zeros}, so it never collides, although it is dynamic</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Give it a category and a mask other than 0, or leave it so if nothing is to meet it</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{name} starts with {speed} m/s, {distance} m in a step: it can pass through {other}, which is {thickness} m thick</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Turn swept collision on ("continuous"), or make the step shorter</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{name} falls: over the {height} m of the world, gravity makes it as fast as {speed} m/s. That is {distance} m in a step: it can pass through {other}, which is {thickness} m thick</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{name} falls: over the {height} m of the world, gravity makes it as fast as {speed} m/s, the speed limit of the world. That is {distance} m in a step: it can pass through {other}, which is {thickness} m thick</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{name} rises: over the {height} m of the world, gravity makes it as fast as {speed} m/s. That is {distance} m in a step: it can pass through {other}, which is {thickness} m thick</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{name} rises: over the {height} m of the world, gravity makes it as fast as {speed} m/s, the speed limit of the world. That is {distance} m in a step: it can pass through {other}, which is {thickness} m thick</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Turn swept collision on ("continuous"), make the step shorter, or set a speed limit</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{name} is only {thickness} m thick: {projectile}, which {launcher} shoots with up to {speed} m/s, moves {distance} m in a step and can pass through it</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Turn swept collision on ("continuous"), make the step shorter, or the wall thicker</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{name} shoots with up to {speed} m/s, but nothing in this world is faster than {limit} m/s: from {distance} m on, aiming farther away changes only the direction</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Raise the world's terminal speed, or set the power to {power} or less</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{count} objects are called {name}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Number them, if anything looks for them by name</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{name} makes up to {limit} copies of {copied}, and nothing removes them</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Give {name} a lifetime, let it be removed when hit, or let the edges of the world remove what leaves it</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No object is an instance of the template {name}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Place one, or delete the template</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>The template {name} is missing; {count} objects of it can follow no longer</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>Detach what is left of it, or bring the template back: with the project if scenes share it</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>{count} instances of the template {name} differ from it and do not override it: its next edit would change them</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>Let them follow it, or name in "overrides" what is their own</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The scene has a template {name} of its own, which hides the project's</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The scene has a template {name} of its own, which hides the project's; the two are alike</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Use the project's, or give the scene's another name</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{name} has {setting}; the {count} others like it have {theirs}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Give it what the others have, or leave it so if it is meant</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the category {category}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the mask {mask}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the kind dynamic</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the kind static</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>no response to hits</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the response that removes it when hit</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the response that lets it bounce</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the response that stops it when hit</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a lifetime of {seconds} s</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>no lifetime</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>{count} calls name the id 0, or one above 2^53, and nothing of them is recorded. Number the objects from 1 on.</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} boxes have left &gt; right or low &gt; high, the first that of object {id}. Give the smaller x and y first.</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} ranges of cells end before the first cell, the first that of object {id}; such a range is ignored. Give the first column and row, then the last.</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} boxes are of an object that had one in the same step already, the first that of object {id}; the last one counts. Give each object an id of its own, and one box in each step.</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>The finding does not show in a world made of that frame, nor from the start of the simulation</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Audit the step again, or run the simulation from its start with the present settings</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No scene shows it: no textbook grid with the game's cells misses this pair for the same cause</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Convert this step to a scene to look at the whole frame</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{subject} meets {other}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{subject} still touches {other}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{subject} reaches the edge of the world</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{subject} is changed by an input</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{subject} is steered by its {component}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{subject} is steered by its {component}, which follows {other}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{subject} is steered by its {component}, which follows {other},</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{subject} changes its velocity abruptly</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{what} and starts to move with ({x}, {y}) m/s</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{what} and stops; its velocity was ({x}, {y}) m/s</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{what} and changes its direction from ({fromX}, {fromY}) to ({toX}, {toY}) m/s</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{what} and slows down from ({fromX}, {fromY}) to ({toX}, {toY}) m/s</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{what} and speeds up from ({fromX}, {fromY}) to ({toX}, {toY}) m/s</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{what} and rotates from {from} to {to} degrees</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{what} and moves from ({fromX}, {fromY}) to ({toX}, {toY}) m</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{what}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{what}; its motion does not change.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{what}; no object was near.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The normal is ({x}, {y}).</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The normal is ({x}, {y}), the restitution {restitution}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The normal is ({x}, {y}); it was pushed out of the overlap by {push} m.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The normal is ({x}, {y}), the restitution {restitution}; it was pushed out of the overlap by {push} m.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{subject} is removed: {reason}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{subject} is removed; the recording does not show why.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{subject} is removed; the recording does not show why. It overlapped {other} at that time.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{subject} vanishes; the recording does not show why.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{subject} vanishes; the recording does not show why. It overlapped {other} at that time.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{subject} is removed because it hit {other}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{subject} vanishes while it overlaps {other}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{subject} is removed at the end of its lifetime.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{subject} vanishes at the end of its lifetime.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{subject} is removed at the edge of the world.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{subject} vanishes outside the world.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{subject} is removed by an edit.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{subject} vanishes by an edit.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{subject} is there from the start.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{subject} is there from the start at ({x}, {y}) m.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{subject} appears.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{subject} appears at ({x}, {y}) m.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{subject} is put into the world by an edit.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{subject} is put into the world by an edit at ({x}, {y}) m.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{subject} is put into the world again by {other}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{subject} is put into the world again by {other} at ({x}, {y}) m.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{subject} is spawned by {spawner}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{subject} is launched by {launcher} with {speed} m/s.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{subject} is launched by {launcher} with {speed} m/s from ({x}, {y}) m.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{subject} left the range of numbers and was stopped.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{launcher} launched {subject} with {asked} m/s; the terminal speed of the world cuts it to {limit} m/s.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{subject} would reach {asked} m/s; the terminal speed of the world cuts it to {limit} m/s.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{subject} was put elsewhere: from ({fromX}, {fromY}) to ({toX}, {toY}) m.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{subject} is asleep.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{subject} wakes up.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>appears</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>spawned</source>
        <translation>generado</translation>
    </message>
    <message>
        <source>launched</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>contact</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>pushed</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>speed limited</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>edge of the world</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>input</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>steered</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>steered by its {component}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>put elsewhere</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>falls asleep</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>wakes up</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>abrupt change</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>removed</source>
        <translation>quitado</translation>
    </message>
    <message>
        <source>removed by a hit</source>
        <translation>eliminado por un impacto</translation>
    </message>
    <message>
        <source>removed by lifetime</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>removed by edge</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>removed by input</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{what} with {other}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{what} by {other}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Nothing accelerates it, because it is static.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Nothing accelerates it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>In each second, {what} changes its velocity by ({x}, {y}) m/s.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>In each second, {list} change its velocity by ({x}, {y}) m/s.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>gravity ({x}, {y})</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>wind ({x}, {y})</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>its force ({x}, {y})</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>its own acceleration ({x}, {y})</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The cell size hardly matters: from {from} m to {to} m all times are within 10 % of each other.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>With cells of {size} m a step takes {time}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>With cells of {size} m a step takes {time}; the present {present} m miss more pairs.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>With cells of {size} m a step takes {time}, {saved} less than with the present {present} m ({presentTime}).</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>With cells of {size} m a step takes {time}; the present {present} m are as good ({presentTime}).</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Anything from {from} m to {to} m is within 10 % of it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Sizes with which {algorithm} misses more pairs are left out.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Keep the present cells of {size} m: with them a step takes {time}, and with the best of the other sizes, {other} m, {otherTime}.</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>{count} candidate pairs in all frames and {time} a step</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>Your game's own rule ({rule}): keep the present cells of {size} m, with {counted}. No other size is faster without more candidate pairs or missed pairs.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Your game's own rule ({rule}) has {counted} with cells of {size} m, instead of {presentCounted} with the present {present} m.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>With its best cells, Broadside's own algorithm takes {time}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>all cells that the box touches</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the cell of the centre</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>{rule}, with {count} rings of neighbours</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>{rule}; objects outside are in the outermost cells</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{size} m</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{size} m ({units} units of your game)</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>{count} reported pairs</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>The cells of {size} are too large: half of the objects are at most {median} large, and a step has {count} candidate pairs.</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>Use cells of {size}: then a step has {count} candidate pairs, {share} less.</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>The cells of {size} are too small: half of the objects are in {cells} cells or more, and a step makes {count} tests, because a pair is met in each cell that it shares.</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>Use cells of {size}: then a step makes {count} tests, {share} less.</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>Different cells share a bucket of the hash: of {all} a step, {count} are of objects whose cells are 3 or more apart.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Make the table larger, mix the bits of both coordinates in the hash, or compare the cells before you report a pair: without these pairs {count} remain.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Static objects are tested with static objects: {count} of {all} a step.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Let only dynamic objects look for partners: then {count} pairs remain.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Objects of the name "{name}" ({count}) never move in these steps, and none is marked as static: {pairs} of {all} a step are between two of them.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Objects of the name "{name}" ({count}) and of {others} never move in these steps, and none is marked as static: {pairs} of {all} a step are between two of them.</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>{count} other names</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>Mark them as static, or let them sleep, so that only moving objects look for partners: then {count} candidate pairs remain.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The box of {name} covers {share} of the world.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This object is in {count} of {all} a step.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This object is in {count} of {all} a step, and touches in {touching}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{name} and {others} are in {count} of {all} a step.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{name} and {others} are in {count} of {all} a step, and touch in {touching}.</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>{count} other large objects</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>Split it into parts that are not larger than other objects, or leave out by its mask what need not touch it: then {count} candidate pairs remain.</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>Up to {count} idle objects are parked at ({x}, {y}) and are in {pairs} of {all} a step.</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>Take idle objects out of the broad phase, or set their masks to 0: then {count} candidate pairs remain.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>"{name}" become more and more: {first} in step {from}, {last} in step {to}. Of {seen} that appeared, {gone} were removed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>"{name}" become more and more: {first} in step {from}, {last} in step {to}, spawned by {spawner}. Of {seen} that appeared, {gone} were removed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Remove each of them some time after it appears: with {life} steps, a step has {after} candidate pairs instead of {before}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The boxes of {a} and {b} overlap, but {broadPhase} missed the pair, {reason}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The boxes of {a} and {b} overlap, but {broadPhase} missed the pair, {reason}; {where}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Tell the broad phase whenever something moved. A textbook grid does not even then register a static object again: choose {algorithm}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Choose a correct algorithm: {algorithm} misses nothing, inside the world or outside of it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>because one of them is registered with bounds that are not its own</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>because they overlap only outside the world or the grid</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>because they overlap only outside the world</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>because they overlap only outside the grid</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>because they overlap only in a row or column that its table does not have</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>because one of them spans three or more cells and is registered at its corners only</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>because one of them is not registered</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>because it cuts coordinates to whole pixels</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>because rounding put one of them on the other side of a cell border</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>for a reason that is not known</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>because {name} is registered with bounds that are not its own</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>because both are registered with bounds that are not their own</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>because {name} spans three or more cells and is registered at its corners only</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>because both span three or more cells and are registered at their corners only</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>because {name} is not registered</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>because neither is registered</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Tell the broad phase whenever something moved, before it is asked.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Keep what lies outside in the outermost cells, or let the cells go on.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Round the number of columns and rows up, so that the last cells reach the end of the world.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Register an object in every cell from its lower left to its upper right corner, not at its corners alone.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Register each object as soon as it is there, in every cell that its box touches.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Divide by the cell size before you round, round down with floor, and count the upper edge in.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Compute the cells of both sides of a box with the same numbers, in the precision of the box itself.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Record in which cells, or with which boxes, objects are registered. Diagnose the recording, too: many missed pairs together can show the fault.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Look at what the game does between its cells and the pairs that it reports: limits, filters, and pairs that are taken for the same. Diagnose the recording, too: many missed pairs together can show the fault.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>an object is not in the frame</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>an object is not registered</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>registrations do not meet</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>not reported, for no recorded reason</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>kept apart by masks</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>box smaller than its shape</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>reported, no contact recorded</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>contact without a response</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Tried on this run: swept, {left}. Nothing else was tried.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Tried on this run: swept, {left}; with steps of {dt} s, {leftThen}. Nothing else was tried.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>nothing passes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{left} of {passages} still pass</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>step {step}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>steps {first} to {last}</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>{after} missed pairs instead of {before}</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{after} passages through objects instead of {before}</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{after} candidates instead of {before}</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>Tried on the world as loaded: {missed}, {candidates}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Tried on {steps}: {missed}, {passages}, {candidates}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>It ends this finding.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>It does not end this finding.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{name} is not in the world in step {step}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Ask about a step in which it was there.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>To see the two before that, ask about step {step}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{name} was removed in step {step}, so nothing meets it any more.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{name} was removed in step {step}, at the end of its lifetime.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{name} was removed in step {step}, when it left the world, whose edges remove.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{name} was removed in step {step}, when it was found to overlap {other}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{name} was removed in step {step} by an input.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{name} is no longer in the world from step {step} on.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{name} has the category 0, which no mask accepts</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the mask {mask} of {owner} does not accept the category {category} of {other}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{first}, and {second}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>give {name} a category that the mask {mask} of {owner} accepts</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Give {name} a category that the mask {mask} of {owner} accepts</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>set the mask of {owner} to {mask}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Set the mask of {owner} to {mask}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{a} and {b} never collide: both are static, and static objects are not tested with each other.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{a} and {b} never collide: both are static, and static objects are not tested with each other; besides, {reason}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Make one of them dynamic, if they should collide.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Make one of them dynamic, and {change}, if they should collide.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{a} and {b} never collide: {reason}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{change}, if they should collide.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>cell {id}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>cells {first} and {second}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>cells {first}, {second} and {third}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>cells {first}, {second}, {third} and {fourth}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>cells {first}, {second}, {third} and {count} more</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{cells} of {grid}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>cells outside {grid}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a cell outside the grid</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>in {cells}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>in {cells} and outside the grid</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>in no cell</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>outside the grid</source>
        <translation>fuera de la cuadrícula</translation>
    </message>
    <message>
        <source>{a} is {whereA}, {b} {whereB}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{a} is registered {whereA}, {b} {whereB}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{distance} m apart</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>only touching</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>so close that only their boxes, which are a little smaller, are apart</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>touching, which is no overlap here</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The shapes of {a} and {b} overlap, but their boxes are {apart}: the boxes of both are smaller than their shapes.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The shapes of {a} and {b} overlap, but their boxes are {apart}: the box of {name} is smaller than its shape.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{object} passed through {through} between two frames of the game, the second of which is step {step}, if both went straight: in neither of the two do they overlap.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{object} passed through {through} within step {step}, although they were found to overlap: too late, {object} was beyond the middle of {through} by then.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{object} passed through {through} within step {step}, unseen: they overlap neither before that step nor after it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{a} and {b} overlap; whether the broad phase reports them is not recorded.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{a} and {b} are {apart}, and their boxes overlap; whether the broad phase reports them is not recorded.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{a} and {b} are {apart}; whether the broad phase reports them is not recorded.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Record the candidates (BST_CANDIDATES and bst_candidate in the game), or ask about one of Broadside's algorithms on the same boxes.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{a} and {b} are {apart}, and {broadPhase} does not report the pair.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{a} and {b} are {apart}, and {broadPhase} does not report the pair, although they share {cells}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{a} and {b} are {apart} and share no cell: {where}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Nothing is wrong: their boxes do not overlap, so the pair need not be a candidate. Move them closer, or ask about another step, if they should meet.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{a} and {b} share {cells}, but their boxes are {apart}: a false positive.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{a} and {b} share {cells}, but their boxes are {apart} and touch no common cell: a false positive of {broadPhase}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Choose grid, in which two objects meet only in cells that both touch; the box test sorts the pair out.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Look at how the game computes the cells of the two; the box test sorts the pair out.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{broadPhase} reports {a} and {b}, but their boxes are {apart}: a false positive.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{broadPhase} reports {a} and {b}, although they share no cell: {where}. Their boxes are {apart}: a false positive.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Choose another algorithm, such as grid: {name} makes every pair a candidate.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>That is far for a candidate: look for pairs that stay in the list from an earlier step, and for ids that are used twice.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Nothing is wrong: the box test sorts the pair out.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Look for pairs that stay in the list from an earlier step, for ids that are used twice, and for cells that are kept under one number.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A grid that also asks the cells around does so. The box test sorts the pair out.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Leave it: cells small enough to separate the two for sure would cost more than this one box test.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Cells of {size} m or smaller separate the two wherever they stand; one such pair costs a single box test, so look at all candidates before you change them.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The boxes of {a} and {b} overlap, but their shapes only touch, or miss each other by rounding.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Nothing is wrong: closer than numbers can tell, either answer may be given. Move one of them a little if this should count as a hit.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The boxes of {a} and {b} overlap, but their shapes are {distance} m apart.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Nothing is wrong: the narrow phase sorts the pair out. Enlarge a shape if this should count as a hit.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{a} and {b} overlap</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{a} and {b} overlap since the first step</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{a} and {b} overlap since step {step}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{a} and {b} met in step {step}, and are {distance} m apart at its end</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{overlap}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{overlap}; {name} is removed in this step.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{overlap}; {a} is removed in this step, {b} is removed in this step.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Nothing is wrong with the broad phase: the pair is a candidate. If nothing happens in the game, look at its narrow phase and at what responds to a hit.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Nothing is wrong: the response (`onHit`) comes when the overlap begins.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Set `onHit` of one of them if something should happen when they meet: neither responds to a hit.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>object {id} cannot be placed: objects of the world have higher ids already</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Place it with the id {id} or a higher one</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>object {id} has no launcher, so it cannot shoot</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>there is no object {id} to shoot with</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Name an object that has a launcher component</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the launcher's projectile {id} is static, so it cannot fly</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the launcher's projectile {id} does not exist</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Set `projectile` to the id of a dynamic object</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>there is no object {id} to make copies of</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Set `object` of the spawner to the id of an object</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{count} pairs of boxes overlap, more than the {limit} that a step keeps: nothing responds to anything in this step</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>more than {limit} pairs of objects come near each other, too many for continuous collision: in this step they go their way as if they were alone</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Look for objects that lie upon each other (the heat map of objects per cell shows where) and spread them, or set masks so that they do not collide</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{object} left the range of numbers and was stopped</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>object {id} left the range of numbers and was stopped</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Lower its velocity, force or acceleration, set a terminal speed, or close the world's edges</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Circle</source>
        <translation>Círculo</translation>
    </message>
    <message>
        <source>A circle</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Box</source>
        <translation>Caja</translation>
    </message>
    <message>
        <source>A box along the axes; turned by an angle it becomes the box around its turned corners</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Oriented box</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A box that turns without growing</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Capsule</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A segment with a radius: a bar with a round end on either side</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Triangle</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A mesh of one triangle that stands upright</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Ramp</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A mesh of one triangle with a right angle</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Fan</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A mesh of triangles around their common corner</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Polygon</source>
        <translation>Polígono</translation>
    </message>
    <message>
        <source>A regular polygon</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Star</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A concave polygon with points</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>L</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A concave polygon of two arms</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Cup</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A concave polygon that is open above</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Cross</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A concave polygon of four arms</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Arrow</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A concave polygon that points to the right</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Dumbbell</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A compound: two circles joined by a bar</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Frame</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A compound: four boxes around a hole</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Cart</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A compound: a box on two wheels</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>triangles</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>corners</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>points</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>inner radius</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>arms</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>walls</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>shaft</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>bar</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{value}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>not a number</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>infinite</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>minus infinite</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>({x}, {y})</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{type} {name} is {size}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Give a {name} above 0 m</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{type} {name} is {size}, more than {limit} m</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Give a {name} of at most {limit} m</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{type} "{key}" is {point}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>polygon point {number} is {point}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>mesh vertex {number} is {point}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>offset is {point}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Give coordinates between -{limit} m and {limit} m</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>angle is {angle}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Give an angle in degrees</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>polygon has {count} points, more than {limit}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Leave points out, or split the shape into the parts of a compound</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>mesh has {count} vertices, more than {limit}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Leave vertices out, or split the shape into the parts of a compound</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>polygon has {count} points</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>Give at least three points</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>polygon points {first} and {second} are both {point}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Remove one of them</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>polygon folds back on itself at point {number}, {point}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Move or remove that point</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>polygon side from point {from} to point {to} meets the side from point {otherFrom} to point {otherTo}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Move the points so that sides meet only at shared corners</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>mesh has no triangles</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Give at least one triangle</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>mesh has {count} indices, not a multiple of three</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Give three indices for each triangle</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>mesh has {count} triangles, more than {limit}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Leave triangles out, or split the mesh into the parts of a compound</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>mesh index {index} is too large for a mesh with {count} vertices</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Give indices from 0 to one less than the number of vertices</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>compound has no parts</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Give at least one part</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>compounds are nested more than {limit} deep</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Put the innermost parts into an outer compound</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>compound has more than {limit} parts</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Split it into several objects</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>part {number}: {fault}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>scale is {scale}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Give a scale above 0</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{type} scale is {scale}, which differs between the axes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Give one number for both axes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>scale {scale} makes the shape larger than {limit} m</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Give a smaller scale</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>two whole numbers [width, height] from 1 to {limit}, the picture's pixels</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>an array of regions</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>an array of animations</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>an array of frames</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>There are {count} regions, more than the limit of {limit}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>There are {count} animations, more than the limit of {limit}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>There are {count} frames, more than the limit of {limit}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Split the atlas</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Add "{key}": a text in double quotes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The region has no "{key}", and is left out</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The region {name} has no "rect" of four whole numbers, and is left out</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write "rect": [x, y, width, height] in pixels</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The "trim" of the region {name} is {value}, in which what was left does not lie; the region is left out</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write "trim": [x, y, width, height]: where in the whole picture the rest begins, and the whole's size</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The "glyph" of the region {name} is {value}, not one character; the region is left out</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write one character, such as "A"</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The animation has no "{key}", and is left out</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The frame of {animation} has no "{key}", and is left out</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A frame of {animation} is shown for {time} seconds, and is left out</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A frame of {animation} is shown for no seconds, and is left out</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write "seconds": a number above 0, such as 0.2, and no more than a million</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The region {name} does not lie in the picture of {width} x {height} pixels, and is left out</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Correct its "rect", or the atlas's "size"</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The region {name} is given twice: the first one counts</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Give each region a name of its own</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A frame of {animation} shows {region}, which is no region, and is left out</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write the name of a region</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The animation {name} has no frames, and is left out</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write "frames": [{{"region": "name", "seconds": 0.2}}]</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The animation {name} is given twice: the first one counts</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Give each animation a name of its own</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The atlas has no "size"</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Add "size": [width, height], the picture's pixels</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The atlas names no picture</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Add "picture": the path of a png, jpg, bmp or webp next to it</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A sprite sheet is one JSON object, and this is something else</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Export the sheet as JSON, "hash" or "array"</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a whole number of pixels from 0 to {limit}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>"{key}" has a side of 0 pixels</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Give both sides at least one pixel, or leave empty pictures out of the export</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The sheet has more than the limit of {limit} frames</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Split it into several sheets</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>objects with "frame", the place of each picture</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The frame {name}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>What was left of {name} does not lie in its "sourceSize": it is taken as if nothing had been trimmed</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Export the sheet again, or correct "spriteSourceSize"</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The frame {name} is shown for {time} ms: 100 ms are taken</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Give it a duration above 0 ms</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>an object with "image" and "size"</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>an array of tags</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>There are more than the limit of {limit} tags</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Export fewer tags</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A tag has no name, and is left out</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Name it in the program that made the sheet</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>an object with a list of frames under each name, at most {limit}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>An animation is no list of frames under a name, and is left out</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write "name": ["first.png", "second.png"]</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>an object or an array of frames</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This is a list of several sheets in one file</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Export each of them on its own, as JSON "hash" or "array"</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The frame {name} does not lie in the picture of {width} x {height} pixels, and is left out</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Export the sheet and its picture again</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Give it frames in the program that made the sheet</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The animation {name} names the frame {frame}, which is not there</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Export the sheet again</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This is no sprite sheet: it has no "frames"</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The sheet has no "meta", which names its picture</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Add "meta": {{"image": "sheet.png", "size": {{"w": 256, "h": 256}}}}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>scene</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>project</source>
        <translation>proyecto</translation>
    </message>
    <message>
        <source>atlas</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>sprite sheet</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>There is no such file</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Check the path, or choose another file</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This is a folder, not a file</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Choose a {kind} file in it</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The file cannot be reached: {cause}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Check the path and the permissions of its folders</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This is a device or a pipe, not a file</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Save the {kind} to a file first</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The file has {bytes} bytes, more than the limit of {limit} MiB</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Split it into several files</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The file needs about {needed} MiB of memory, and only {free} MiB are free</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Close other files and programs, or split the file into several</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The file cannot be opened: {cause}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Check the permissions of the file</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The file cannot be read: {cause}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Copy it to another disk, or restore it from a backup</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The file is empty</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Choose another file, or restore this one from a backup</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The file is in the encoding UTF-16 or UTF-32, not UTF-8, or no text at all</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Save it in the encoding UTF-8</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The file is binary, not text: it holds a byte 0</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Choose a text file</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The byte 0x{byte} is not UTF-8 here</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Save the file in the encoding UTF-8</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The file cannot be written: {cause}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>it has no name</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Name a file</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>it is a folder</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Name a file inside of it</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>its links lead round in a circle</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>it is a device or a pipe</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Name a regular file</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>there is no folder "{folder}"</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Create the folder, or save it in one that exists</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the file that is there is not writable</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Save it under another name, or in a folder that you may write to</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Free some space or save it in another folder; the file on disk is as it was</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>it is in place, but its folder could not be synced ({cause})</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Save again, or save it in another folder</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{file} was saved, but without {losses} of the file before.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the group</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the owner</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the access control list</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the extended attribute {name}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the other names (hard links)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A scene file is one JSON object, and this is something else</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This is not a Broadside scene: {why}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Choose a scene file, or write "format": "{format}"</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Choose a scene file, or add "format": "{format}"</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The scene has no "version"</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A project file is one JSON object, and this is something else</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This is not a Broadside project: {why}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Choose a project file, or write "format": "{format}"</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Choose a project file, or add "format": "{format}"</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The project has no "version"</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>An atlas file is one JSON object, and this is something else</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This is not a Broadside atlas: {why}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Choose an atlas file, or write "format": "{format}"</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Choose an atlas file, or add "format": "{format}"</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The atlas has no "version"</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Begin the file with {{"format": "{format}", "version": {version}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>"format" is {value}, not "{format}"</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>it has no "format"</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The file has version {version}, and this program reads up to version {known}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Open it with a newer Broadside, or save it there as version {known}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>"version" is {value}, which no Broadside wrote</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write "version": {version}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Add "version": {version}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{what}, first in line {line}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{what}, before {text}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>an object</source>
        <translation>un objeto</translation>
    </message>
    <message numerus="yes">
        <source>an array of {count} values</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>a number</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a number above 0</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a number that is not below 0</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a number from 0 to 1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a number from -1e9 to 1e9, the limit for coordinates</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a number above 0 and up to 1e9, the limit for sizes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>two numbers [x, y]</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a text in double quotes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a whole number from 1 to 9007199254740992</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a whole number from 0 to 4294967295</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>"{key}" is {value}, not {expected}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write {expected}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{what} has no "{key}"</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Add "{key}": {example}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>"{key}" is {value}, which is not known</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Did you mean "{word}"? Write {words}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The key {key} is not known and does nothing</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Did you mean "{key}"? It is kept as it is</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The key {key} stands twice in the same object</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Remove one of the two</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The number {number} is too large for the arithmetic of computers</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write a number below 1.8e308</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A string has {count} bytes, more than the limit of {limit}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Shorten it</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The document has more than {limit} members</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Remove the members that are not needed</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This value holds more than {limit} values</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Split it, or move data that is not part of the scene to a file of its own</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Values are nested deeper than {limit} levels</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Nest fewer arrays and objects in each other</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The string {string} holds half a surrogate pair, which is no character</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A \u escape is half a surrogate pair, which is no character</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write \u escapes above \uD7FF in pairs, or write the character itself</source>
        <translation>Escribir en pares las secuencias \u por encima de \uD7FF, o el propio carácter</translation>
    </message>
    <message>
        <source>The text holds nothing but white space</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Choose a file with a scene in it</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>More text follows after the end of the document</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Remove what follows the last closing brace</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A key in double quotes is missing here</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write "key": value, without a comma before the brace</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A colon is missing after a key</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write a colon between key and value</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A comma or a closing brace }} is missing here</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Separate members by commas and close the object</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A comma or a closing bracket ] is missing here</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Separate elements by commas and close the array</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>\u is not followed by four hexadecimal digits</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write \u and four digits, as in \u00e9</source>
        <translation>Escribir \u y cuatro cifras, como en \u00e9</translation>
    </message>
    <message>
        <source>A string holds an unknown escape or a control character</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write \\ for a backslash, \n for a line break and \t for a tab</source>
        <translation>Escribir \\ para una barra inversa, \n para un salto de línea y \t para un tabulador</translation>
    </message>
    <message>
        <source>A string is not closed</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write the closing double quote</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A number has no digit after its point</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write a digit after the point, as in 1.0</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A number has no digit in its exponent</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write a digit after the e, as in 1e3</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No JSON value stands here</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write a number, a string in double quotes, true, false, null, an object or an array</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The text ends in the middle of the document: the file is cut off</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Restore the file from a backup, or write what is missing</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The line ends where {what} is missing</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Print the whole frame in one line, and end the game properly</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{what} is missing before {text}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Print JSON: numbers with a decimal point, names in double quotes, commas between values</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>"," or "{end}"</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{what} is {value}, but must be a whole number from {low} to {high}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Print such a number</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A text has more than the limit of {limit} bytes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Print a shorter one</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A text is never closed</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Close it with a double quote in the same line</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A text has an escape that JSON does not know: {escape}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Print \\ for a backslash, and \u with four hexadecimal digits</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Nest fewer lists and objects in each other</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Put it back, say where it is now, or remove it from the project</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Check the permissions of its folders</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This is no file</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Remove it from the project</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Links lead from here out of the project's folder, to {target}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Put the file itself into the project's folder</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The template {name} names an object by its id, and in each scene that is another one</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Let the instances say which object they mean, or make it a template of one scene</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>an array of paths</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The project lists {count} files in "{key}", more than the limit of {limit}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Split it into several projects</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The path {path} is given twice</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The object</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The template</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The layer</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The section</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The shape</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The part</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The component</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The {type}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a number that no other object has</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>"static", or "dynamic" if it moves</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>[x, y] in metres</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a colour such as "#e69f00"</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>an object {{"id": 1, ...}}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>an array [ ... ]</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>an array of templates</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>an object such as {{"name": "Crate", "kind": "static", "shape": ...}}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>an array of layers</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>an object such as {{"name": "Walls"}}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>an array of components</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>an object such as {{"type": "launcher", "projectile": 2}}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the id of an object</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>an object such as {{"x": [1.5], "y": [2]}}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>an array of numbers such as [1.5, 3]</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>an array of paths such as ["cannon.atlas.json"]</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>an object {{ ... }}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>an object such as {{"type": "box", "width": 1, "height": 1}}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with one of {names}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>an array of points [x, y]</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>six numbers [x1, y1, x2, y2, x3, y3]</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>an array of triangles</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>an array of indices</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>an array of parts</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>an object with offset, angle and shape</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The scene has more than {limit} objects, the limit</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Split it into several scenes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The text has {bytes} bytes, more than the limit of {limit} MiB</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The id {id} is given twice</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Give each object an id of its own, such as one above the largest</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>"scale" cannot be used: {why}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The shape cannot be used: {why}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The template's name is empty: no object could name it</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write a name, such as "Crate"</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>There are {count} templates, more than the limit of {limit}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Remove those that no object uses</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The template {name} is given twice</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Give each template a name of its own</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The text ends in the middle of an object or a list</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Copy it whole, up to its closing bracket</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>"{key}" has {count} elements, more than the limit of {limit}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Leave some out, or split the shape into the parts of a compound</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A mesh needs either "triangles", or "vertices" with "indices"</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write the one or the other</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Components of type {type} are not known to this version and do nothing</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Did you mean "{type}"? They are kept as they are</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Components of type {type} are not known to this version: they are kept and do nothing</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Nothing needs to be done, unless a newer Broadside should act on them</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The {type}'s {key} {id} is no object of this scene</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write the id of an object, or the {type} has nothing to act on</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A property names the object {id}, which is not in this scene</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write the id of an object, or remove the property</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The sprite's "{key}" is {value}, not {expected}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write {expected}; it is kept as it is, and does nothing</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The scene has {count} layers, more than the limit of {limit}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Put objects that are hidden together on one layer</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The layer {name} is given twice</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Give each layer a name of its own</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The layer {name} is not in the list of layers: it lies on top</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Add {{"name": {name}}} to "layers", or write the name of a layer</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>There are {count} paths in "atlases", more than the limit of {limit}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pack the pictures into fewer atlases</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The atlas {path} is given twice</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>There are {count} guides in "{key}", more than the limit of {limit}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Remove those that are not needed</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The guide at {axis} {place} is given twice</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{body} is left out: it has no fixtures</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>its fixtures have different restitutions: the first counts</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>groups of collisions (groupIndex) are not kept; categories and masks are</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>its fixtures have different filters, so it becomes {count} objects, which do not move together</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>its fixture {fixture} has no shape that can be read</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Export it from PhysicsEditor again</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Export fewer shapes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The property list has more than the limit of {most} MiB</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The file is not XML: {why}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>"{key}" is {text}, not a number</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>"{key}" is not a whole number of 32 bits</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{text} is not a point such as {{ 1.5, 2 }</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A polygon has more than the limit of {most} points</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Draw a simpler one</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The file has more than the limit of {most} polygons and circles</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The file has more than the limit of {most} bodies</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This is no list of shapes of PhysicsEditor for Box2D: it has no "bodies"</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Export it from PhysicsEditor with the exporter for Box2D (plist)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>"ptm_ratio" is not above 0</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A world of R.U.B.E. is one JSON object, and this is something else</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Export the world from R.U.B.E. as JSON</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This is no world of R.U.B.E.: it has no list "body"</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Export the world from R.U.B.E. as JSON; scenes (.rube) are not read</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a number, or the bits of one in hexadecimal digits</source>
        <translation>un número, o sus bits en cifras hexadecimales</translation>
    </message>
    <message>
        <source>an object with x and y</source>
        <translation>un objeto con x e y</translation>
    </message>
    <message>
        <source>two lists x and y of at most {most} numbers, of equal length</source>
        <translation>dos listas x e y de igual longitud, con {most} números como máximo</translation>
    </message>
    <message>
        <source>0, 1 or 2</source>
        <translation>0, 1 o 2</translation>
    </message>
    <message>
        <source>Split the world</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The world has more than the limit of {most} points</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The world has more than the limit of {most} fixtures</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The world has more than the limit of {most} custom properties</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The world has more than the limit of {most} bodies</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>it rotates in Box2D, and keeps its angle here</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>its damping is not kept</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>it has too many custom properties, which are not kept</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>it is kinematic: here it is dynamic, and has no gravity</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>The world has {count} joints, which are left out</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>The world has {count} images, which are left out</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>The file {file} is not named by a path in the project</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Choose it in Godot again</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Save the scene in Godot again</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This is no scene of Godot: it does not begin with [gd_scene]</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This is no scene of Godot: it is empty</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This is a resource of Godot, not a scene</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Choose a scene that Godot saved as text, .tscn</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The format of this file is not 2, 3 or 4</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Save it with Godot 3 or 4</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Split the scene</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The scene has more than the limit of {most} properties</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The scene has more than the limit of {most} nodes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The scene has more than the limit of {most} resources</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The scene has more than the limit of {most} numbers</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The nodes of the scene have more than the limit of {most} properties, with those of its instances</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The scene has more than the limit of {most} nodes, with those of its instances, or their paths are too long</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The scene has too many instances, or a path of nodes is longer than the limit of {most} bytes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The path of this node is longer than the limit of {most} bytes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Shorten the names of nodes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This name has more than the limit of {most} bytes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This text has more than the limit of {most} bytes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Values are nested deeper than the limit of {most}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Use fewer levels</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the end of the file</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Here is {found}, not '{wanted}' after {name}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Here is {found} instead of a value</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A section has no name</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The head of a section does not end with ']'</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Here is neither a section nor a property</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>An escape in a text is not a number of {count} hexadecimal digits</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This text has no closing quote</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{text} is not a number</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The node {path}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The node {path} is left out: its parent is not a body or an area</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Make it a child of the body</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The node {path} is left out: its shapes are disabled, until the game's code enables them</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The node {path} is left out: nodes of the type {type} are not read</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The node {path} is left out: {why}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Save that scene as text (.tscn), or leave it out</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>it is an instance of a file that the scene does not name</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>it is an instance of {file}, which is not a scene in text form (.tscn)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>it is an instance of {file}, which is not a scene</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>instances are nested deeper than the limit of {most}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the game's code loads this instance</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>an animation or code moves it in Godot; here it is static</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>code moves it in Godot; here it has no gravity</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>it does not follow {node}, which it is a part of in Godot</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>its node {node}: {note}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>its node {node} is disabled, and is left out</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>its node {node} collides from one side in Godot; here from all sides</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>it has no valid points</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>it has no valid segments</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a concave polygon of segments becomes lines without a thickness</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>its two ends are the same point</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>it has no end, and shapes of a scene have one: use a rectangle</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>it is a ray, which only pushes its own body</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>shapes of the type {type} are not read</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>In Godot the mask of one of two objects is enough for a collision: {count} objects ({names}) have a wider mask or category here, so that the same pairs collide</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>Set their categories and masks by hand</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>In Godot, objects with the layers of {a} and of {b} do not meet; here they do</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>In Godot, objects with the layers of {a} and of {b} meet; here they do not</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>There are too many different layers to compare: in Godot one of two masks is enough for a collision; here both count</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Save the project in LDtk again</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Choose a project that LDtk saved, .ldtk</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A project of LDtk is one JSON object, and this is something else</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A level of LDtk is one JSON object, and this is something else</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This is no project of LDtk: it has no "levels"</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The project was saved by LDtk {version}, and only projects of LDtk 0.8 and later are read</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Open it in a newer LDtk, and save it</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The file {file} of the level {level} is not named by a relative path</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The level {level} has no "layerInstances"</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>The layer {layer} has {count} values, not one for each of its {columns} x {rows} cells</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>This part of the project</source>
        <translation>Esta parte del proyecto</translation>
    </message>
    <message>
        <source>The IntGrid layer {layer}</source>
        <translation>La capa IntGrid {layer}</translation>
    </message>
    <message>
        <source>a whole number from {low} to {high}</source>
        <translation>un número entero de {low} a {high}</translation>
    </message>
    <message>
        <source>a whole number that is not below 0</source>
        <translation>un número entero no menor que 0</translation>
    </message>
    <message>
        <source>a value of the type {type}</source>
        <translation>un valor del tipo {type}</translation>
    </message>
    <message>
        <source>The project has more than the limit of {most} cells</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The project has more than the limit of {most} fields of entities</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The project has more than the limit of {most} entities</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The project has more than the limit of {most} layers</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The project has more than the limit of {most} levels</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Split the project</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The entity {entity} has more than the limit of {most} tags and fields</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Use fewer</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The project has {count} worlds: they are next to each other</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The levels have {count} depths: all are in one plane here</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Where levels lie on each other, give their objects different categories and masks</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The world's upper left corner is the pixel {x}, {y} of LDtk's world</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>its field {field} refers to an entity that is not there</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>its field {field} has no value for this field of objects, and is a property</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>its field {field} has a type that is not kept</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The layer {layer}: {cells} became {objects}</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>The layer {layer}: {count} tiles are pictures, and are left out</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>Fields of {count} levels ({names}) are not kept</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>Pictures of {count} entities ({names}) are not shown</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>map of Tiled</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>project of LDtk</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>scene of Godot</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>world of R.U.B.E.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>list of shapes of PhysicsEditor</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>level</source>
        <translation>nivel</translation>
    </message>
    <message>
        <source>The level consists of more than the limit of {most} files</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Use fewer files</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The level needs this level: {why}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The level needs this scene: {why}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The level needs this resource: {why}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The files of the level have more than the limit of {most} MiB together</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Split the level</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This program was built without pugixml, so it reads no XML</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Read it with a Broadside that has pugixml</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Read it with a Broadside that has pugixml, or save the map of Tiled as JSON (.tmj)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>an array</source>
        <translation>una matriz</translation>
    </message>
    <message>
        <source>The level is larger than the limit of 1 000 000 000 m</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Use more pixels per metre</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>Friction of {count} objects ({names}) is not kept: objects of a scene have no friction</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>There are {count} more notes like these</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>Correct the first ones, and convert the level again</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The level becomes more than the limit of {most} objects</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Split the level, or make fewer tiles solid</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The shapes of the level's objects have too many points together</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Draw simpler shapes, or split the level</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{notes}; {more}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{object} is left out: {why}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Correct its shape in your level editor</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>it has no shape</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>it has no size</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>it has fewer than two different points</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>it is too far from the origin</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>{count} static objects</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>{object} is too far from the origin, and is left out</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Move it closer, or use more pixels per metre</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>its scale or skew makes a polygon of its rectangle</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>its scale or skew makes a polygon of its circle</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>its scale or skew makes a polygon of its capsule</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The {key} of {object} was changed here and in the level: the value of the scene stays</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The position, angle or scale of {object} was changed here and in the level: the value of the scene stays</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The property {name} of {object} was changed here and in the level: the value of the scene stays</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{object} was removed here, and changed in the level: it stays removed</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{object} was changed here, and removed from the level: it stays</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The world</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The step</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The components of the scene</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The other properties of the scene</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The layer {name}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The template {name}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The atlas {name}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{what} was changed here and in the level: the values of the scene stay</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{what} were changed here and in the level: the values of the scene stay</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{what} was removed here, and changed in the level: it stays removed</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The scene has {count} objects, more than the limit of {most} of a map</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The world has {pixels} pixels on one side, more than the limit of 2 147 483 647 of a map</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Use fewer pixels per metre: --pixels-per-metre 1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Ids are larger than 2 147 483 647, the limit of Tiled: all objects get new ids, from 1 on</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>its sprite is not written</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>its components are not written</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>its group is not written</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>its key {key} is not written</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>its template is not written, only the values</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a property that Tiled has no type for becomes text</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>its shape becomes {count} objects, because an object of Tiled has one shape; convert joins them again</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a rotated "box" becomes the rectangle around it, without its angle</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The scene's key {key} is not written</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The scene's components are not written</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The scene's atlases are not written</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Choose a map that Tiled saved, .tmx or .tmj</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This is no map of Tiled</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A map of Tiled is one JSON object, and this is something else</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The file has more than {most} values</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Split the map, or save it as .tmx</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The file has too many elements: reading them takes more than {most} MiB of memory</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Split the map, or store its layers of tiles as CSV or Base64</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Save the map in Tiled again, or restore it from a backup</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The file has a DOCTYPE with definitions, which maps of Tiled do not need</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Remove the DOCTYPE</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The file {file} is not named by a relative path</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The picture {file} is not named by a relative path</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Put it next to the map, and choose it in Tiled again</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The map mentions more than the limit of {most} files</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Put several tilesets into one</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The map needs this tileset: {why}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The map needs this template: {why}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The files of the map have more than the limit of {most} MiB together</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This is no tileset of Tiled</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Choose a tileset, .tsx or .tsj, in the map</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This is no template of Tiled: it has no object</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Choose a template, .tx or .tj, in the map</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This template is made from another template, which Tiled does not allow</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Save the template in Tiled again</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Save the map in Tiled again</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Split the map</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>"{key}" of {element} is {value}, not a number of at most 1 000 000 000</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write a number of at most 1 000 000 000, or save the map in Tiled again</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>"{key}" of {element} is {value}, not a whole number from {low} to {high}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write a whole number from {low} to {high}, or save the map in Tiled again</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>"{key}" of {element} is {value}, not 0 or 1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write 0 or 1, or save the map in Tiled again</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>"{key}" has {bytes} bytes, more than the limit of {most}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The map has no "{key}"</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The names of the groups and the layer together are too long</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Shorten them</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The map has more than the limit of {most} objects</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The objects up to this one need more than the limit of {most} MiB</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Make the templates smaller, or split the map</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The layers have more than the limit of {most} tiles together</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The map has more than the limit of {most} layers</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Join some of them</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A layer is of the unknown kind {kind}, and is left out</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Use layers of tiles or of objects</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Groups are nested deeper than {most} levels</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Nest fewer groups in each other</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Layer {layer}: {why}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Save the map in Tiled again, with the tile layer format CSV</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The layer has fewer than {count} tiles</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Tile {number} of the layer is {text}, not a number from 0 to 4 294 967 295</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>There is no comma after tile {number} of the layer</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The layer has not exactly {count} tiles</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The tiles of the layer are not Base64</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The tiles of the layer are damaged: they do not become {count} tiles</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The encoding {encoding} of the layer is unknown</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The compression {compression} of the layer is unknown</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The tileset describes more than the limit of {most} tiles</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Split it into several tilesets</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The tileset describes tile {tile} twice</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Save the tileset in Tiled again</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Save the tileset in Tiled again, so that it has the size of its picture</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A point of this {form} is not two numbers</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write points as in 0,0 16,0 16,16, or draw the object in Tiled again</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This {form} has more than the limit of {most} points</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Split the object into several ones</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The tile {tile} is in no tileset of the map</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Add its tileset to the map; the object is read as a rectangle until then</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The object has a size below 0</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Give it a width and a height of at least 0</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This element has more than the limit of {most} properties</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Use a property of type class for them, or remove some</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The property {name} has more than the limit of {most} bytes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The property {name} is given twice: the first is used</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>object {id}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{object} has the property {name}, whose value does not fit this field</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Correct it, or rename the property; it is kept as a property</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{object} has a property "class": its class {name} is not kept</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Rename the property</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The id {id} is given twice: this object gets the id {other}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The ids of the map's objects are used up</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Draw it in another form</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>an ellipse becomes a polygon of {points} points, at most {gap} pixels smaller</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a polygon of two points becomes a line</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a rotated rectangle in a stretched tile becomes a polygon</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a stretched capsule becomes a polygon</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a rectangle without area becomes a line</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>it is no simple polygon ({why}), and becomes a mesh of triangles, which may cover another area</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a point has no shape: it becomes a small circle that collides with nothing</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a text becomes a rectangle that collides with nothing; its words are in the property "text"</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>its picture is not shown, because sprites have no diagonal flip</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>its picture is not shown, because the tileset does not say where it is</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>its tile has no size</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>only sprites have an opacity of their own: it is kept as the property "opacity"</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The layer {layer} has a parallax factor, which is not kept: layers do not move</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The layer {layer} has a tint colour, which is not kept</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The layer {layer} has the class {name}, which is not kept</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The layer {layer} is a picture, and is left out</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Give an object a sprite to show a picture</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The layer {layer} is left out: tiles of {orientation} maps are no rectangles</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Draw collision shapes on an object layer</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>The layer {layer} has {count} tiles of no tileset of the map, left out</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>Add the tileset to the map in Tiled</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>The layer {layer} has {count} tiles that nothing makes solid</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>The layer {layer} has {count} tiles that nothing makes solid, left out</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>For walls, give the layer or the tiles the bool property "solid", or draw collision shapes</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>The layer {layer}: {count} tiles are pictures that collide with nothing</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>The layer {layer} has {count} tiles whose picture is not shown, because the tileset does not say where it is</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>The layer {layer}: {tiles} became {objects}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The layer {layer}: {tiles} became {objects}; pictures of tiles are not shown</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>{count} solid tiles</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>Tile {tile} of {tileset} in the layer {layer}: {note}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The map is larger than the limit of 1 000 000 000 m</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The map is isometric: its objects are placed as on squares of the tile's height, seen from above</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The map is {orientation}: only its objects are read</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The map is infinite: the world's upper left corner is the pixel {x}, {y}</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>{count} objects ({names}) came from templates: their values were copied, and do not follow the template</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>A pair names object {index}, but there are {count} objects, counted from 0</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A registration names object {index}, but there are {count} objects, counted from 0</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Use the places of OwnPairs::objects as indices</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The box of object {index} is empty or not finite</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Leave the object out, or give it a box with lo &lt;= hi</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The trace has no candidates</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Record the pairs that your broad phase reports</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>what is computed at character {place} has no value</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Choose other numbers there</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>what is computed at character {place} is too large</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Choose smaller numbers there</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>")" closes nothing</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Remove it, or open it</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a comma stands only between groups of three digits and between the arguments of a function</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write decimals with a point: 0.5</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>an operator is missing before "{word}"</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write one, such as *</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>nothing can be divided by 0</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Divide by another number</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a division by 0 at character {place}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>more than {limit} parentheses and signs within each other</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write it shorter</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a number is missing at the end</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a number is missing before "{word}"</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write one there, or take the rest away</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>")" is missing at the end</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Close what was opened</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>"{text}" is not a number</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Type one with a point and perhaps an exponent (0.5, -3, 1e6), or a calculation (2.5*3)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Type one with a point and perhaps an exponent: 0.5, -3, 1e6</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>"(" is missing after "{name}"</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write {name}(...)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{name} takes one number</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Remove what follows the comma</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{text} is more, or less, than a number can be</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Type one between 1e-307 and 1e308</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>more than {limit} characters</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Aims at the pointer and shoots an object</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Walks along x at a constant speed</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Puts copies of an object into the world</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Removes its owner after some time</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Moves along one axis, steered by keys or after an object</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Rotates about its position while a key is pressed</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Counts what hits its owner</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The object that it shoots</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Launch speed for every metre between cannon and pointer</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>How fast it walks</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Where it walks at the start</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>How far its animation is at the start</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The object that it copies</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Time between two copies</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Copies in all</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>How long its owner stays in the world</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Along which axis it moves</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>How fast it moves</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The object that it goes after; none: the arrow keys steer it</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Its key: left swings counter-clockwise, right clockwise</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>How far it rotates about its owner's position</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>How fast it rotates</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Points for each hit</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The player who gets them: 1, 2, ...</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The path</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The path {path}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The picture {path}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{what} is empty</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{what} has a backslash in it</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write '/' between folders</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{what} is not as plain as it can be</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write it without ".", "//" and a '/' at its end</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{what} is absolute: elsewhere the project would not find it</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write the path from the folder of the project's file, such as {example}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{what} goes up with "..", where it could leave the project's folder</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Move the file into the project's folder, and write its path without ".."</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{what} is absolute: elsewhere the atlas would not find it</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write the path from the folder of the atlas's file, such as {example}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{what} goes up with "..", where it could leave the atlas's folder</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Move the file into the atlas's folder, and write its path without ".."</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{what} is absolute: elsewhere the scene would not find it</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write the path from the folder of the scene's file, such as {example}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{what} goes up with "..", where it could leave the scene's folder</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Move the file into the scene's folder, and write its path without ".."</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A cannon, its ball and targets in 9.6 x 4.8 m</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The same in 9.6 x 6.4 m: twelve cells of 2.5 m</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Boxes of about 0.5 m, a quarter of them moving, 4 m^2 for each</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The same boxes in crowds of 50: most cells empty, a few full</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Boxes, oriented boxes and circles of 0.05 to 50 m; half move</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A level of 1 m tiles and platforms, 5 % balls and crates</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Walkers of 1 m in 4.8 x 3.2 m that come back at the other edge</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Two paddles, two walls and a ball; the right paddle follows it</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A ball that falls through bumpers between slanted walls</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Moving circles of about 1 m radius in 100 x 100 m</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A world of 9.6 x 4.8 m with nothing in it</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{count} targets are too many; the limit is {limit}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{count} objects are too many; the limit is {limit}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{count} walkers are too many; the limit is {limit}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{count} balls are too many; the limit is {limit}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{count} bumpers are too many; the limit is {limit}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{count} circles are too many; the limit is {limit}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The world "{name}" has no objects</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Leave the count out, or choose another kind of world</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Ask for {limit} or fewer</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>There is no sample world called {name}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write "{name}"; there are {names}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>two numbers [width, height] above 0 and up to 1e9</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>two numbers [x, y] from -1e9 to 1e9</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a whole number from -2147483648 to 2147483647</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A picture of {width} x {height} pixels is too large to trace: the limit is {limit} pixels</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Trace a region of it, or a smaller picture</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Begin with the line {{"broadside":"frames","version":1}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The first line does not say that frames follow</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>More text follows after the first line</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Print each frame into a line of its own</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The first line has no "broadside":"frames"</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The first line has no "version"</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The first line announces {kind}, not "frames"</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The frames are of version {version}, this program reads up to version 1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Open them with a newer Broadside</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>"unitsPerMetre" is below 0.000 000 001</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Print a larger number</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>"dt" is not a number of 0 or more</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Print the seconds of a frame</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{key} is not a finite number</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Print a number, or leave the key out</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>There are more than the limit of 1 000 parameters</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Print fewer</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The world is larger than the limit of 1 000 000 000 m</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Print a larger "unitsPerMetre"</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The key {key} is there twice</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Leave one of the two out</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Print it once in each frame</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Print {form}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Print {form} in your units</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The list has other than the numbers {form}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The number is not finite, or beyond the limit of 1 000 000 000</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{key} is not a number above 0, up to 1 000 000 000</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Print such a number, or leave the key out</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The world is no rectangle with a width and a height</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Print [left,low,right,high], and with "yDown" [left,top,right,bottom]</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A cell has a width or a height that is not above 0</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Print the size of a cell</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{key} is not the id of an object</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Print the id in double quotes, such as "7"</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>An id</source>
        <translation>Un id</translation>
    </message>
    <message>
        <source>The version</source>
        <translation>La versión</translation>
    </message>
    <message>
        <source>A column or row</source>
        <translation>Una columna o fila</translation>
    </message>
    <message>
        <source>The number of a grid</source>
        <translation>El número de una cuadrícula</translation>
    </message>
    <message>
        <source>A category</source>
        <translation>Una categoría</translation>
    </message>
    <message>
        <source>A mask</source>
        <translation>Una máscara</translation>
    </message>
    <message>
        <source>More text follows after the frame</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The frame has no "boxes"</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Print the boxes of all objects: "boxes":[[1,0,0,2,2]]</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This is a first line, not a frame</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write each run of the game into a file of its own</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The time is not a finite number</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Look where the game computes it</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The list has more than the limit of {most} entries</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Print a smaller world</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A box has other than the values {values}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A registered box has other than the values {values}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A pair has other than the values {values}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>An entry of "cells" has other than the values {values}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The frame has more than the limit of {most} objects</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A pair has only one id</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>There are more than the limit of {most} entries</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Print only what changes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The kind {kind} is neither static nor dynamic</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Print one of the two</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The frame has more than the limit of 1 000 counters</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Print fewer counters</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The columns or rows of a grid are no whole numbers of 0 or more</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Print [x,y,columns,rows], with 0 for cells that go on without end</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>There are more than the limit of {most} ids</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>There are more than the limit of {most} reasons</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Print the reasons of this frame only</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The frame has more than the limit of 64 grids</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Print the grids that matter most</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A grid has no "cellSize"</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Print "cellSize":[width,height]</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Grid {number} is there twice</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Give each grid a "number" of its own</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>More than the limit of {most} objects have names or kinds</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Use the ids of removed objects again</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The object {id} is there twice</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Give each object an id of its own</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The line is longer than the limit of 128 MiB</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The frame has more than the limit of 256 MiB</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The lines cannot be read</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Copy the file to another disk, or let the game run again</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The lines after this one cannot be read</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Copy the file to another disk</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>There are {count} more problems up to this line</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>Mend those of the first lines</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No line is a whole frame</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Print a line for each frame: {{"step":0,"boxes":[[1,0,0,2,2]],"pairs":[]}</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>This is the first frame with "pairs"; {count} earlier frames are left out</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} frames have no "{key}", so that of no frame is used</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>Print "{key}":[] if there are none</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The frame has no "pairs", but earlier frames have</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The box of object {id} has a number that is NaN or infinite</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The disk has no more room for the frames, which are kept there while they are looked at</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Make room, or name another folder for temporary files with TMPDIR</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Let the game write the trace again</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Let the game write it again</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Let the game write the trace again, with a broadside_trace.h that is not changed</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Open it with a newer Broadside</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write smaller blocks</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>trace</source>
        <translation>traza</translation>
    </message>
    <message>
        <source>The file cannot be opened: {why}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The recording has no place there: {why}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Check the permissions of the folder, and the space that is left</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The recording cannot be read back from the disk</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Look whether the disk works, and record once more</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The file cannot be read</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Copy it to another disk, or let the game write it again</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The file ends before it says what it is</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This is not a trace: it does not begin with "BSTRACE"</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Choose a file that broadside_trace.h, or broadside, has written</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The trace is of version {version}, this program reads up to version {newest}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>There is no version 0 of the format</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The trace does not begin with a header</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The trace ends within its header</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The header is too short</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The header has {count} parameters, more than the limit of 1 000</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The parameter {name} is not a number</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The seconds of a frame are not a number of 0 or more</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The units of a metre are not a number above 0</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Let units_per_metre be 1, or above 0</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Numbers have {bytes} bytes, not 4 or 8</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The convention of overlaps is neither closed nor half-open</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The direction of y is neither up nor down</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The world is no rectangle of numbers up to 1 000 000 000</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Give the lower left and the upper right corner, or leave the world out</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{what}, at byte {byte}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{what}; its frames are left out</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>More is wrong from here on than is said</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A block is too short to be one</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A block is compressed in a way that this version does not know</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A block has more than the limit of 64 MiB</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A block has more than the limit of 72 MiB</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A block is compressed with Zstandard, which this build does not have</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Build Broadside with libzstd-dev, or write the trace without compression</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A block is damaged</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A block has fewer frames than the index says</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The index at the end is damaged: it does not fit into the file; it was built again</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The index at the end is damaged: it cannot be read; it was built again</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The index at the end is damaged: its checksum is wrong; it was built again</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The index at the end is damaged: it names places that are none; it was built again</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Convert the trace, to have a whole one</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The index says step {indexed}, the frame says step {found}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Cut the index off the file, or let the game write the trace again</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>There are more than {most} frames; the rest is left out</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write several traces</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The first frame does not say everything; frames up to the first that does are left out</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Begin traces with a keyframe</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>There is no frame in the trace</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Let the game run for longer</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The trace ends in the middle of a message; everything before it is here</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>End the game properly, so that it closes the trace</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A frame is too short to be one, and is left out</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A frame has more than the limit of 256 MiB</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A frame is not there any more: the file is shorter than it was</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>There is no frame where the index says there is one</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Let the game write with a broadside_trace.h that is not changed</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The game sends a message that only files contain</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The game announces a message of {bytes} bytes, more than the limit of {most}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Let the game say less in a frame, or write a file</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The game sends a frame that is too short to be one</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A frame is shorter than it says</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A message of a frame is shorter than it says</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A shape is shorter than it says</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A definition is shorter than it says</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A list of destroyed objects is shorter than it says</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A list of states is shorter than it says</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A list of cells is shorter than it says</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A list of cells of grids is shorter than it says</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A list of registered boxes is shorter than it says</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A list of candidates is shorter than it says</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A list of contacts is shorter than it says</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A query is shorter than it says</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A counter is shorter than it says</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A line of the log is shorter than it says</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The end of a frame is shorter than it says</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>An order of objects is shorter than it says</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The surroundings of a frame is shorter than it says</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A list of marked objects is shorter than it says</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The reason of a removal is shorter than it says</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A list of wrong calls is shorter than it says</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>There are more objects than the limit of {most}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Trace a smaller world</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The id {id} is not one: ids are 1 to 9 007 199 254 740 992 (2^53)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Number the objects from 1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A part of a shape is of the kind 0, which says that its box is in the state</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Let the game write the part as a box with a width and a height (kind 6)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A part of a shape is of the kind {kind}, which this version does not know</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The time of a frame is not a number</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A frame has no end</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>States are laid out in a way that this version does not know</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A frame has {count} grids, more than the limit of 64</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Describe the grids that matter most</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The world of a frame is no rectangle of numbers up to 1 000 000 000</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Give bst_world() the corner with the smallest x and y, then the one with the largest</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Grid {number} has a corner or a cell that is no valid number</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Give bst_grid() cells with a width and a height above 0, up to 1 000 000 000</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the game's broad phase</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the game's {algorithm}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>grid {number}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the grid {name}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>object {id} is left out, because {why}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>object {id} ({name}) is left out, because {why}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>it lies beyond 1 000 000 000 m, the limit for coordinates</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>it lies beyond 1 000 000 000 units, the limit for coordinates</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>its shape cannot be used: {why}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>its box contains NaN or infinity</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>its box has its sides the wrong way round</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>its position or its angle is no number up to 1 000 000 000</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>step {step} has more than the limit of {most} candidate pairs, too many for a frame of a trace</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Choose an algorithm that reports fewer, such as packed-grid, or a smaller world</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>step {step} has another algorithm or other cells than the beginning of the trace, which describes one only</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Finish the trace before the change, and start another one after it</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{choice} does not say which column has which meaning</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write MEANING=COLUMN with commas between them, such as id=entity,left=min_x</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{word} is no meaning of a column</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write {word}; there are {list}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Choose one of {list}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The first line has no names, and fewer than five numbers</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Begin with a line: id,x,y,w,h</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Begin with a line: step,a,b</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Begin with a line: step,id,firstColumn,firstRow,lastColumn,lastRow</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The table has no column {column}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Name the column {column}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Name a column of the first line, or give its number from 1 to {most}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Two columns are chosen for {meaning}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Choose one of the two</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The column {column} is not understood and left out</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Call it id, x, y, w, h, step, name, kind, category or mask, if it is one of these</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The column {column} is there twice</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The column {column} says what another column says, and is left out</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Choose another column for it, such as with --columns, if it should count</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The first line names no column {list}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Name the columns id,x,y,w,h or id,left,low,right,high in the first line, in any order; or say which column is which, such as with --columns id=entity,x=3</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>The first line has {count} numbers and no names</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>table</source>
        <translation>tabla</translation>
    </message>
    <message>
        <source>The table has no rows</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write a line for each object under the first one</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The table has more than the limit of 4 000 000 rows</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write a trace instead, with broadside_trace.h</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The table has more than the limit of 8 000 000 rows</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Print JSON Lines, or write a trace with broadside_trace.h</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A quote is never closed</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Close it, or leave it out</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The table is empty</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The table has more than the limit of 1 000 columns</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Leave out what is not needed</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>The line has {count} fields, fewer than the columns need</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>Fill it in, or leave the line out</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The line has {fields} fields, but the first line has {columns}: the others are left out</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The line has {fields} fields, but the first line has {columns}: the others are left out, here and in {lines}</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>{count} other lines</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>Put quotes around fields that hold a comma, or name the columns in the first line</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Put quotes around fields that hold a semicolon, or name the columns in the first line</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Put quotes around fields that hold a tab, or name the columns in the first line</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>x</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>y</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The width</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The height</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The right side</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The high side</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The id</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The category</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The mask</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{what} {text} is not a number</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write all numbers with a decimal point, or all with a decimal comma</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write a number such as 2.5</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{what} {text} is beyond the limit of 1 000 000 000</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write the table in larger units</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{what} {text} is not above 0</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Give the box a size, or leave the line out</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{what} {text} is not a whole number from {low} to {high}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The {column} {text} is not a whole number from {low} to {high}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write such a number</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write one of the two</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The object {id} is there twice in step {step}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Leave one of the two lines out, or give it another id</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Give it another id, or add a column step if these are frames</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The box has its sides the wrong way round</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write the smaller x on the left, and the smaller y first</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The box reaches beyond the limit of 1 000 000 000</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The table has no column step, but the objects have {count} steps</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write the step of each row</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The step {step} has no objects</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write the objects of this step into the table of objects, or leave the row out</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The table is empty, so it counts as not recorded</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write at least the first line, with the names of the columns, and let the game close the file</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>{count} guides</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>Set the masks of {count} objects</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>Move {count} objects into the world</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>Number the names of {count} objects</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete {count} objects</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>Detach {count} objects</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>Let {count} objects follow their templates</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>Make {count} objects oriented boxes</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>Add {count} templates</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>Make {count} templates</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete {count} templates</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>Use {count} templates of the project</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>Add {count} atlases</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} times</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>A property needs a name. Type one, or remove the property.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The name is longer than {limit} bytes. Type a shorter one.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>There is a property "{name}" already. Type another name, or remove that one.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Layer {number}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>There are no pictures to pack</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Choose some</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>There are {count} pictures, more than the limit of {limit}</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>Pack them into several atlases</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A picture has no name</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Give every picture a name</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Two pictures are called {name}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Rename one of the two: regions are found by their names</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The picture {name} of {width} x {height} pixels, and its border, have no room on an atlas of {side} pixels</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>Choose a larger atlas, of up to {limit} pixels, or a smaller picture</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>There is no memory for an atlas of {width} x {height} pixels</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Choose smaller atlases</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The file is outside the folder of the scene</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Copy it, with its picture, into the folder {folder}, and add it from there</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The packed picture could not be encoded</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Use fewer or smaller pictures</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The scene has no file yet, and pictures are found relative to it</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Save the scene, then add the pictures</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Put it there, or name another file</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The program has no such atlas</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Name one of its own, or a file</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Add "picture" to its file</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>The pictures of this scene take more than {limit} MiB of memory, the limit: this one is not shown</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>Make some of them smaller, or remove atlases that are not needed</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The picture has {width} x {height} pixels, and its atlas says {ownWidth} x {ownHeight}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Correct "size" and the regions of the atlas, or put the right picture there</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The atlas is searched next to the scene's file, and the scene has none</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Save the scene into the folder of the atlas</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This is no picture that can be read</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Choose a png, jpg, bmp or webp; webp needs the package qt6-image-formats-plugins</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The picture does not say how large it is</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Save it again as a png</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>The picture has {width} x {height} pixels, more than the limit of {limit} on a side</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>The picture of {width} x {height} pixels would take {size} MiB of memory, more than the limit of {limit} MiB</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>Make it smaller, or cut it into several</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The picture is damaged: {why}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Save it again from where it was made</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>there is no memory for its pixels</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The picture cannot be opened: {why}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Check that it is there, and its permissions</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The folder for copies of unsaved work cannot be made</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Free some space on the disk, or allow writing there</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Open the last saved version, and keep this file</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>It is not a copy of a scene</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The copy cannot be read: {why}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The copy is too large</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The copy is damaged</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The version before this save could not be kept: {why}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the folder for versions cannot be made</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Open the level itself to import it once more</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>It is not known how this scene was imported</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The record of the import is too large</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>Measured on {count} frames.</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} removed</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} objects tunnelled</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} objects edited</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} pairs with boxes too small</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>mesh of {count} triangles</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>polygon of {count} points</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>compound of {count} parts</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} hits</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} shapes overlap</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} boxes overlap only</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} candidates only</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{most}; {count} steps count, {first} to {last}</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} files are not in the project's folder.</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} objects are selected. A new value applies to all of them; += 1 or *= 2 changes each number.</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cells: {ids}</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>The picture has nothing opaque</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Choose another picture</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Broadside cannot listen there: {why}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Check XDG_RUNTIME_DIR, and the permissions there</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Another game replaced one that had sent nothing for a long time</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Attach one game at a time, each with its own name</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A program connected and disconnected before it had sent a header</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>A program connected and sent no header within {count} seconds</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>Use broadside_trace.h in the game</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The game disconnected in the middle of a frame; the frames before it are here</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>End the game with bst_close()</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The folder for the socket cannot be made: {why}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Other users can enter the folder for the socket</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Remove it, or set XDG_RUNTIME_DIR to a folder that no other user can enter</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Another program already listens under the name "{name}"</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Choose another name, or close the other window</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The path of the socket is used by another file</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Choose another name, or remove that file</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This name is not valid</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Use up to 32 letters, digits, '-', '_' and '.', without '.' in front: my-game</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The path of the socket is too long</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Set XDG_RUNTIME_DIR to a shorter one</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The name cannot be claimed: {why}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Check the permissions there</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>In step {step} {why}.</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>In step {step} {why}; {count} objects in all.</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>In step {step}: {fault}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Step {step} cannot be read: {why}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Step {step} cannot be read and is left out: {why}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Steps {first} to {last} cannot be read: {why}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Steps {first} to {last} cannot be read and are left out: {why}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The world is too large to record a single frame of it</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Measure a smaller world</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>All {count} targets hit! Shift+F5 restores them.</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{hit} of {count} targets hit.</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{chosen} of {count} vertices</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>x {from} to {to} m</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>level {level}: {count} objects</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>depth {depth}: {count} objects</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>fault</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>tunnelled: {length} m in one step</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>missed: {cause}</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>{count} missed: {cause}</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>stop on entering</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>stop on entering (off)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>stop on leaving</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>stop on leaving (off)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{object} should stay inside</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{object}: registered here</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{object}: in no cell</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>query</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>point</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{object} (pinned)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>its cells</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>cells of {object}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>its nodes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>nodes of {object}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>its interval</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>interval of {object}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>– (not recorded)</source>
        <translation>– (no grabado)</translation>
    </message>
    <message>
        <source>tunnelled</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>missed or tunnelled</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>where it is</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{algorithm}: {structure}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{algorithm}: {structure}; not all, zoom in for the rest</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>as recorded</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>no structure, every pair is a candidate</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>no structure is known</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>no structure</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>{count} occupied cells in view</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} occupied cells in view, {coarse} of them coarser (dashed), for large objects</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} nodes in view, depth 0</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} nodes in view, depth 0 to {depth}, the deeper the fainter</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} x intervals in view, stronger where more overlap</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} occupied cells</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} occupied cells of more</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} tree nodes</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} tree nodes of more</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} x intervals</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} x intervals of more</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>candidatos</translation>
    </message>
    <message>
        <source>false positives</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{quantity} per cell</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{quantity} per {side} x {side} cells</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{what} (linear)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{what} (logarithmic)</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>{what}, mean of steps {first} to {last} (linear)</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}, mean of steps {first} to {last} (logarithmic)</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>there is no such object in step {step}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Diagnose again</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a picture cannot have {width} x {height} pixels</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>Choose sides from 1 to {limit} pixels, which is what programs read; show less, or export it in parts</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>there is no memory for a picture of {width} x {height} pixels</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Choose a smaller picture</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the export was cancelled</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Export it again</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>about {count} minutes or more</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>about {count} hours or more</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>a picture of {width} x {height} pixels has no room for anything</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Give a width and a height of at least one pixel</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the part of the world to show is empty</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Give it a width and a height above 0</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>there is no object {id} to highlight</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Name the id of an object of the scene</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>an empty name in the list of what to show</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>"{name}" is nothing that can be shown</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Choose from {names}, separated by commas</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the Qt platform '{platform}' has no windows with OpenGL</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Start on a desktop (unset QT_QPA_PLATFORM and the option -platform), or use the commands that need no window, such as 'broadside render'</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>this display offers no surface for OpenGL</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>this display offers no OpenGL</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the OpenGL of this display cannot be used</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>OpenGL 3.3 core is needed and this display offers {major}.{minor}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Install a graphics driver with OpenGL 3.3 (libgl1-mesa-dri draws in software), or use the commands that need no window, such as 'broadside render'</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the graphics driver refuses the shader '{name}': {log}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>this graphics driver has no OpenGL 3.3 core profile</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Update the graphics driver, or start with LIBGL_ALWAYS_SOFTWARE=1</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>A picture of {width} x {height} pixels is more than this graphics driver takes, which is {limit} a side: the view shows it coarser</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>Split its atlas (broadside pack --size {limit}), or export a picture, which has all of its pixels</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>{count} box overlaps</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} candidates</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cell sizes</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} documents</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} events</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} instances</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} other remarks</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} pictures</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} references</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} rows</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} runs</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} scenes</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} shape overlaps</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} shared templates</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} shots</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} tunnellings</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} values</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} warnings</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} boxes</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>a number is missing</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>{count} minutes ago</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} hours ago</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} days ago</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} atlas files</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} notes</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} files are missing; the rest works. The panel Project marks missing files; locate or remove them there.</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} problems with the pictures of the scene. Missing pictures are shown as checkers.</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>Searching for the next breakpoint: {count} steps simulated</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>The file was read with {count} notes.</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of {all} objects are enough to show it, in step {step}</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>There is not enough memory for a copy of the unsaved scene</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Save it now</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>there is not enough memory for it</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Close other tabs or programs, or split it into smaller files</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No broad phase is known in this step</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Convert the step to a scene, and export that</source>
        <translation type="unfinished" />
    </message>
</context>
</TS>
