<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
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
        <source>Place</source>
        <translation>Colocar</translation>
    </message>
    <message>
        <source>A scene has at most %1 objects. Split it into several scenes.</source>
        <translation>Una escena tiene como máximo %1 objetos. Dividirla en varias escenas.</translation>
    </message>
    <message>
        <source>Ids end at %1. Give the object with the largest id a smaller one in the file, and open it again.</source>
        <translation>El id más alto posible es %1. Dar en el archivo un id menor al objeto con el id más alto y volver a abrirlo.</translation>
    </message>
</context>
<context>
    <name>AgeText</name>
    <message>
        <source>just now</source>
        <translation>ahora mismo</translation>
    </message>
    <message>
        <source>%1 ago</source>
        <translation>hace %1</translation>
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
        <source>Set the masks of %1</source>
        <translation>Establecer las máscaras de %1</translation>
    </message>
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
        <source> and </source>
        <translation> y </translation>
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
        <source>Delete %1 templates</source>
        <translation>Eliminar %1 plantillas</translation>
    </message>
    <message>
        <source>Use the project's template %1</source>
        <translation>Usar la plantilla %1 del proyecto</translation>
    </message>
    <message>
        <source>Use %1 templates of the project</source>
        <translation>Usar %1 plantillas del proyecto</translation>
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
        <source>Nudge</source>
        <translation>Desplazar</translation>
    </message>
</context>
<context>
    <name>ArrangeActions</name>
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
        <source>Add %1 atlases</source>
        <translation>Añadir %1 atlas</translation>
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
        <source>All %1 targets hit! Shift+F5 restores them. </source>
        <translation>¡Alcanzados los %1 blancos! Mayús+F5 los restaura. </translation>
    </message>
    <message>
        <source>%1 of %2 targets hit. </source>
        <translation>%1 de %2 blancos alcanzados. </translation>
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
        <source>, %1</source>
        <translation>, %1</translation>
    </message>
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
    <message>
        <source>About Broadside</source>
        <translation>Acerca de Broadside</translation>
    </message>
    <message>
        <source>Lays out 2D worlds and shows what the collision broad phase of such a world really does.

Built with Qt %1.</source>
        <translation>Diseña mundos 2D y muestra lo que hace de verdad la broad phase de colisiones de un mundo así.

Creado con Qt %1.</translation>
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
    <name>LevelActions</name>
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
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>%1 are %2 m apart</source>
        <translation>%1: distancia %2 m</translation>
    </message>
    <message>
        <source>%1 touch or overlap</source>
        <translation>%1 se tocan o se solapan</translation>
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
    <name>PlacePanel</name>
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
        <source>Snapped to %1. Ctrl switches snapping %2</source>
        <translation>Ajustado a %1. Con Ctrl, ajuste %2</translation>
    </message>
    <message>
        <source>off</source>
        <translation>desactivado</translation>
    </message>
    <message>
        <source>on</source>
        <translation>activado</translation>
    </message>
    <message>
        <source>Click to place an instance of %1%2, Shift+drag for a row; the panel Place has other shapes</source>
        <translation>Clic para colocar una instancia de %1%2, Mayús+arrastrar para una fila; el panel Colocar tiene otras formas</translation>
    </message>
    <message>
        <source>Click or drag to place an object in this simulation; the scene does not change</source>
        <translation>Clic o arrastrar para colocar un objeto en esta simulación; la escena no cambia</translation>
    </message>
    <message>
        <source>Click to place%1, drag to set its size, Shift+drag for a row; choose the shape in the panel Place</source>
        <translation>Clic para colocar%1, arrastrar para dar el tamaño, Mayús+arrastrar para una fila; la forma se elige en el panel Colocar</translation>
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
        <source> on %1 (%2: choose another in Objects)</source>
        <translation> en %1 (estado: %2; elegir otra en Objetos)</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>bloqueado</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>oculto</translation>
    </message>
    <message>
        <source> on %1</source>
        <translation> en %1</translation>
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
        <source>Click to add a vertex%1; the first vertex, a double click or Enter closes; Backspace removes one</source>
        <translation>Clic para añadir un vértice%1; el primer vértice, doble clic o Intro cierran; Retroceso quita uno</translation>
    </message>
    <message>
        <source> at %1</source>
        <translation> en %1</translation>
    </message>
</context>
<context>
    <name>PropertiesPanel</name>
    <message>
        <source>

The scene itself has components: %1. They stay in the file and have no effect: this version runs only components of objects.</source>
        <translation>

La propia escena tiene componentes: %1. Siguen en el archivo y no tienen efecto: esta versión solo ejecuta componentes de objetos.</translation>
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
        <source>, nearest %1 m away</source>
        <translation>, el más cercano a %1 m</translation>
    </message>
    <message>
        <source>%1; %2 µs. Esc ends the query</source>
        <translation>%1; %2 µs. Esc termina la consulta</translation>
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
        <source>Delete</source>
        <translation>Eliminar</translation>
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
        <source>Move</source>
        <translation>Mover</translation>
    </message>
    <message>
        <source>A recording is read only. Convert a step to a scene to move its objects</source>
        <translation>Una grabación es de solo lectura. Para mover sus objetos, convertir un paso en escena</translation>
    </message>
    <message>
        <source>The selected objects are locked. Unlock them to move them</source>
        <translation>Los objetos seleccionados están bloqueados. Desbloquearlos para moverlos</translation>
    </message>
    <message>
        <source>Release to drop, Esc to cancel; Ctrl switches snapping %1</source>
        <translation>Soltar para dejar, Esc para cancelar; con Ctrl, ajuste %1</translation>
    </message>
    <message>
        <source>off</source>
        <translation>desactivado</translation>
    </message>
    <message>
        <source>on</source>
        <translation>activado</translation>
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
</context>
<context>
    <name>SelectionActions</name>
    <message>
        <source>Duplicate %1</source>
        <translation>Duplicar %1</translation>
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
    <name>SnapActions</name>
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
        <source>Add %1 templates</source>
        <translation>Añadir %1 plantillas</translation>
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
        <source>Make %1 templates</source>
        <translation>Crear %1 plantillas</translation>
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
        <source>Detach</source>
        <translation>Desvincular</translation>
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
        <source>Delete %1 templates</source>
        <translation>Eliminar %1 plantillas</translation>
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
        <source>Use %1 templates of the project</source>
        <translation>Usar %1 plantillas del proyecto</translation>
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
        <source>Rotate</source>
        <translation>Rotar</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Voltear</translation>
    </message>
</context>
<context>
    <name>Transformer</name>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>by %1°</source>
        <translation>%1° de giro</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Rotar</translation>
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
        <source>. Snapped to %1</source>
        <translation>. Ajustado a %1</translation>
    </message>
    <message>
        <source>%1%2. Release to apply, Esc to cancel</source>
        <translation>%1%2. Soltar para aplicar, Esc para cancelar</translation>
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
        <source>%1. Drag to resize; Shift keeps proportions, Alt resizes about the centre or the cross, Ctrl switches snapping %2</source>
        <translation>%1. Arrastrar para cambiar el tamaño; Mayús mantiene las proporciones, Alt lo cambia desde el centro o la cruz; con Ctrl, ajuste %2</translation>
    </message>
    <message>
        <source>off</source>
        <translation>desactivado</translation>
    </message>
    <message>
        <source>on</source>
        <translation>activado</translation>
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
        <source>Add a vertex to</source>
        <translation>Añadir un vértice a</translation>
    </message>
    <message>
        <source>Move vertices of</source>
        <translation>Mover vértices de</translation>
    </message>
    <message>
        <source>a %1 keeps its handles; Esc and Delete removes the whole object</source>
        <translation>una forma «%1» conserva sus tiradores; Esc y Supr eliminan el objeto entero</translation>
    </message>
    <message>
        <source>a polygon needs three vertices and a mesh one triangle; Esc and Delete removes the whole object</source>
        <translation>un polígono necesita tres vértices y una malla, un triángulo; Esc y Supr eliminan el objeto entero</translation>
    </message>
    <message>
        <source>Remove vertices of</source>
        <translation>Quitar vértices de</translation>
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
        <source>%1 of %2 vertices</source>
        <translation>%1 de %2 vértices</translation>
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
</context>
<context>
    <name>ViewActions</name>
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
        <source>%1 problems with the pictures of the scene. Missing pictures are shown as checkers.</source>
        <translation>%1 problemas con las imágenes de la escena. Las imágenes que faltan se muestran como un damero.</translation>
    </message>
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
        <source> with boxes too small</source>
        <translation> con cajas demasiado pequeñas</translation>
    </message>
    <message>
        <source>%1, %2 in %3.</source>
        <translation>%1, %2 (%3).</translation>
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
        <source> The list and the timeline show %1 of %2.</source>
        <translation> La lista y la línea de tiempo muestran %1 de %2.</translation>
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
        <source>Searching for the next breakpoint: %1 steps simulated</source>
        <translation>Buscando el siguiente breakpoint: %1 pasos simulados</translation>
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
        <source> m</source>
        <translation> m</translation>
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
        <source> Not everything was checked, because too many objects overlap or have their own masks.</source>
        <translation> No se revisó todo, porque demasiados objetos se solapan o tienen máscaras propias.</translation>
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
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Left out: %1 to objects that are not in this scene.</source>
        <translation>Sin incluir: %1 a objetos que no están en esta escena.</translation>
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
        <source>Checks</source>
        <translation>Chequeos</translation>
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
        <source> These steps were made for the diagnosis.</source>
        <translation> Estos pasos se hicieron para el diagnóstico.</translation>
    </message>
    <message>
        <source> Some steps could not be read: %1</source>
        <translation> No se pudieron leer algunos pasos: %1</translation>
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
        <source>Select one or two objects and choose Debug &gt; Expect a hit, Expect to stay or Expect no contact. Or drag from one object to another with the tool Expect. This panel then says whether it happens, and why not.</source>
        <translation>Seleccionar uno o dos objetos y elegir en Depurar una de las entradas «Expectativa». O arrastrar de un objeto a otro con la herramienta Expectativa. Este panel dice entonces si se cumple, y por qué no.</translation>
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
        <source>. This replaces the existing file.</source>
        <translation>. Esto reemplaza el archivo existente.</translation>
    </message>
    <message>
        <source>.</source>
        <translation>.</translation>
    </message>
    <message>
        <source>This takes %1: a smaller size is faster, and SVG and PDF have no pixels. You can cancel it at any time.</source>
        <translation>Esto tarda %1: un tamaño menor es más rápido, y SVG y PDF no tienen píxeles. Se puede cancelar en cualquier momento.</translation>
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
        <source>The file was read with %1 notes.</source>
        <translation>El archivo se leyó con %1 notas.</translation>
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
        <source>%1 of %2 objects are enough to show it, in step %3</source>
        <translation>Bastan %1 de %2 objetos para mostrarlo, en el paso %3</translation>
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
        <source>Not fixed: steps %1 to %2 were simulated again and show the finding %3 times, before the fix %4 times.</source>
        <translation>Sin corregir: se simularon de nuevo los pasos %1 a %2 y muestran el hallazgo %3 veces; antes de la corrección, %4 veces.</translation>
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
        <source>Add guides at the edges of</source>
        <translation>Añadir guías en los bordes de</translation>
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
    <message>
        <source>%1; %2 steps count, %3 to %4</source>
        <translation>%1; cuentan %2 pasos, %3 a %4</translation>
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
        <source>hit</source>
        <translation>impacto</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>impactos</translation>
    </message>
    <message>
        <source>The shapes that the ray meets, nearest first</source>
        <translation>Las formas que encuentra el rayo, la más cercana primero</translation>
    </message>
    <message>
        <source>shape overlaps</source>
        <translation>forma se solapa</translation>
    </message>
    <message>
        <source>shapes overlap</source>
        <translation>formas se solapan</translation>
    </message>
    <message>
        <source>Their shapes overlap in the narrow phase</source>
        <translation>Sus formas se solapan en la narrow phase</translation>
    </message>
    <message>
        <source>box overlaps only</source>
        <translation>se solapa solo la caja</translation>
    </message>
    <message>
        <source>boxes overlap only</source>
        <translation>se solapan solo las cajas</translation>
    </message>
    <message>
        <source>Their axis-aligned boxes overlap, their shapes do not</source>
        <translation>Sus cajas alineadas con los ejes se solapan, sus formas no</translation>
    </message>
    <message>
        <source>candidate only</source>
        <translation>solo candidato</translation>
    </message>
    <message>
        <source>candidates only</source>
        <translation>solo candidatos</translation>
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
        <source>%1 cells: %2</source>
        <translation>%1 celdas: %2</translation>
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
        <source>%1 %2</source>
        <translation>%1 %2</translation>
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
        <translation type="unfinished" />
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
        <source> and %1</source>
        <translation> y %1</translation>
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
        <source> Left out by the game: %1.</source>
        <translation> Descartado por el juego: %1.</translation>
    </message>
    <message>
        <source> Lost here: %1.</source>
        <translation> Perdido aquí: %1.</translation>
    </message>
    <message>
        <source> The recording is full. Save it, then attach the game again.</source>
        <translation> La grabación está llena. Guardarla y volver a conectar el juego.</translation>
    </message>
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
        <source> The project %1 was closed. Its open scenes stay open as files.</source>
        <translation> El proyecto %1 se cerró. Sus escenas abiertas siguen abiertas como archivos.</translation>
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
        <source> %1 missing; the rest works. The panel Project marks missing files; locate or remove them there.</source>
        <translation> %1; lo demás funciona. El panel Proyecto marca los archivos que faltan; localizarlos o quitarlos allí.</translation>
    </message>
    <message>
        <source>One file is</source>
        <translation>Falta un archivo</translation>
    </message>
    <message>
        <source>%1 files are</source>
        <translation>Faltan %1 archivos</translation>
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
        <source>%1 files are not in the project's folder.</source>
        <translation>%1 archivos no están en la carpeta del proyecto.</translation>
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
        <source>%1 objects are selected. A new value applies to all of them; += 1 or *= 2 changes each number.</source>
        <translation>%1 objetos seleccionados. Un valor nuevo se aplica a todos; += 1 o *= 2 cambia cada número.</translation>
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
        <source> Not recorded: %1.</source>
        <translation> Sin grabar: %1.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
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
        <source> Its own broad phase: %1.</source>
        <translation> Su propia broad phase: %1.</translation>
    </message>
    <message>
        <source> Its step numbers do not ascend, so frames are counted.</source>
        <translation> Sus números de paso no ascienden, así que se cuentan los fotogramas.</translation>
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
        <source>%1 of the shape, before the object's scale</source>
        <translation>%1 de la forma, antes de la escala del objeto</translation>
    </message>
    <message>
        <source>%1 of the whole shape; the other side follows, so that circles stay circles</source>
        <translation>%1 de la forma entera; el otro lado la sigue, para que los círculos sigan siendo círculos</translation>
    </message>
    <message>
        <source>%1 of the whole shape: all points move away from the object's position or towards it</source>
        <translation>%1 de la forma entera: todos los puntos se alejan de la posición del objeto o se acercan a ella</translation>
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
        <source>Conflict: "%1" has this key and loses it when you assign it.</source>
        <translation>Conflicto: «%1» tiene esta tecla y la pierde al asignarla.</translation>
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
        <source>Step %1 has taken %2 s so far: %3 over %4 objects</source>
        <translation>El paso %1 lleva ya %2 s: %3 con %4 objetos</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Stay at step %1</source>
        <translation>Quedarse en el paso %1</translation>
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
        <source> (%1 spared)</source>
        <translation> (ahorro: %1)</translation>
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
</context>
<context>
    <name>broadside::StepReadout</name>
    <message>
        <source>Steps and simulated time since the start</source>
        <translation>Pasos y tiempo simulado desde el inicio</translation>
    </message>
    <message>
        <source>   1/%1 speed</source>
        <translation>   velocidad 1/%1</translation>
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
        <source>%1   %2 s</source>
        <translation>%1   %2 s</translation>
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
        <source>%1 tunnelled</source>
        <translation>efecto túnel: %1</translation>
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
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>%1 edited</source>
        <translation>edición: %1</translation>
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
        <source> m</source>
        <translation> m</translation>
    </message>
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
        <source> Measured on one frame.</source>
        <translation> Medido en un fotograma.</translation>
    </message>
    <message>
        <source> Measured on %1 frames.</source>
        <translation> Medido en %1 fotogramas.</translation>
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
        <source> and %1 more</source>
        <translation> y %1 más</translation>
    </message>
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
