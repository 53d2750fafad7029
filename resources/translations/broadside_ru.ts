<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>ActionRegistry</name>
    <message>
        <source>Select an object first.</source>
        <translation>Сначала выделите объект.</translation>
    </message>
    <message>
        <source>Select two or more objects first. Shift+click adds one.</source>
        <translation>Сначала выделите два объекта или больше. Shift+щелчок добавляет объект.</translation>
    </message>
    <message>
        <source>Select three or more objects first. Shift+click adds one.</source>
        <translation>Сначала выделите три объекта или больше. Shift+щелчок добавляет объект.</translation>
    </message>
    <message>
        <source>Select one object first.</source>
        <translation>Сначала выделите один объект.</translation>
    </message>
    <message>
        <source>Select two objects first.</source>
        <translation>Сначала выделите два объекта.</translation>
    </message>
    <message>
        <source>Stop the simulation first (Shift+F5).</source>
        <translation>Сначала остановите симуляцию (Shift+F5).</translation>
    </message>
    <message>
        <source>A recording is read only. Convert a step to a scene to edit it.</source>
        <translation>Запись доступна только для чтения. Чтобы править шаг, превратите его в сцену.</translation>
    </message>
    <message>
        <source>The game made the steps of a recording. Convert a step to a scene to simulate it.</source>
        <translation>Шаги записи сделала игра. Чтобы симулировать шаг, превратите его в сцену.</translation>
    </message>
</context>
<context>
    <name>AddObjects</name>
    <message>
        <source>Place</source>
        <translation>Разместить</translation>
    </message>
    <message>
        <source>A scene has at most %1 objects. Split it into several scenes.</source>
        <translation>В сцене может быть не больше объектов: %1. Разделите её на несколько сцен.</translation>
    </message>
    <message>
        <source>Ids end at %1. Give the object with the largest id a smaller one in the file, and open it again.</source>
        <translation>Наибольший ID — %1. Дайте объекту с наибольшим ID меньший ID в файле и откройте файл снова.</translation>
    </message>
</context>
<context>
    <name>AgeText</name>
    <message>
        <source>just now</source>
        <translation>только что</translation>
    </message>
    <message>
        <source>%1 ago</source>
        <translation>%1 назад</translation>
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
        <translation>Сохранён с опубликованными ошибками, для изучения.</translation>
    </message>
    <message>
        <source>Cost: %1.</source>
        <translation>Цена: %1.</translation>
    </message>
    <message>
        <source>Use it %1.</source>
        <translation>Когда применять: %1.</translation>
    </message>
    <message>
        <source>Faults: %1.</source>
        <translation>Ошибки: %1.</translation>
    </message>
    <message>
        <source>Not available in this version.</source>
        <translation>Недоступно в этой версии.</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Ячейки</translation>
    </message>
    <message>
        <source>Columns x rows of the grid</source>
        <translation>Столбцы × строки сетки</translation>
    </message>
    <message>
        <source>Cells of all sizes</source>
        <translation>Ячейки всех размеров</translation>
    </message>
    <message>
        <source>Registrations</source>
        <translation>Регистрации</translation>
    </message>
    <message>
        <source>Entries in all cells: an object that touches four cells counts four times</source>
        <translation>Записи во всех ячейках: объект, который касается четырёх ячеек, считается четыре раза</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Узлы</translation>
    </message>
    <message>
        <source>Nodes of the tree, from the root to the leaves</source>
        <translation>Узлы дерева, от корня до листьев</translation>
    </message>
    <message>
        <source>Entries in all nodes: each object is in one node</source>
        <translation>Записи во всех узлах: каждый объект лежит в одном узле</translation>
    </message>
    <message>
        <source>Intervals</source>
        <translation>Интервалы</translation>
    </message>
    <message>
        <source>The x ranges of the objects, kept in order</source>
        <translation>Отрезки объектов по x, упорядоченные</translation>
    </message>
    <message>
        <source>Entries in the sorted lists: each object has one interval</source>
        <translation>Записи в отсортированных списках: у каждого объекта один интервал</translation>
    </message>
</context>
<context>
    <name>ApplyEdits</name>
    <message>
        <source>Apply edits of %1</source>
        <translation>Применить правки: %1</translation>
    </message>
</context>
<context>
    <name>ApplyFix</name>
    <message>
        <source>Set the masks of %1</source>
        <translation>Задать маски: %1</translation>
    </message>
    <message>
        <source>category of %1 to %2</source>
        <translation>категория %1: %2</translation>
    </message>
    <message>
        <source>mask of %1 to %2</source>
        <translation>маска %1: %2</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>Задать: %1</translation>
    </message>
    <message>
        <source> and </source>
        <translation> и </translation>
    </message>
    <message>
        <source>Set cell size to %1 m</source>
        <translation>Задать размер ячеек %1 м</translation>
    </message>
    <message>
        <source>Use the algorithm %1</source>
        <translation>Использовать алгоритм %1</translation>
    </message>
    <message>
        <source>Turn on swept collision</source>
        <translation>Включить CCD</translation>
    </message>
    <message>
        <source>Delete template %1</source>
        <translation>Удалить шаблон %1</translation>
    </message>
    <message>
        <source>Delete %1 templates</source>
        <translation>Удалить шаблоны: %1</translation>
    </message>
    <message>
        <source>Use the project's template %1</source>
        <translation>Использовать шаблон проекта %1</translation>
    </message>
    <message>
        <source>Use %1 templates of the project</source>
        <translation>Использовать шаблоны проекта: %1</translation>
    </message>
</context>
<context>
    <name>Arrange</name>
    <message>
        <source>Align %1 left</source>
        <translation>Выровнять %1 по левому краю</translation>
    </message>
    <message>
        <source>Align %1 at the horizontal centre</source>
        <translation>Выровнять %1 по центру по горизонтали</translation>
    </message>
    <message>
        <source>Align %1 right</source>
        <translation>Выровнять %1 по правому краю</translation>
    </message>
    <message>
        <source>Align %1 at the top</source>
        <translation>Выровнять %1 по верхнему краю</translation>
    </message>
    <message>
        <source>Align %1 at the vertical centre</source>
        <translation>Выровнять %1 по центру по вертикали</translation>
    </message>
    <message>
        <source>Align %1 at the bottom</source>
        <translation>Выровнять %1 по нижнему краю</translation>
    </message>
    <message>
        <source>Distribute the centres of %1 horizontally</source>
        <translation>Распределить центры по горизонтали: %1</translation>
    </message>
    <message>
        <source>Distribute the centres of %1 vertically</source>
        <translation>Распределить центры по вертикали: %1</translation>
    </message>
    <message>
        <source>Distribute %1 with equal horizontal gaps</source>
        <translation>Распределить %1 с равными промежутками по горизонтали</translation>
    </message>
    <message>
        <source>Distribute %1 with equal vertical gaps</source>
        <translation>Распределить %1 с равными промежутками по вертикали</translation>
    </message>
    <message>
        <source>Give %1 the same width</source>
        <translation>Задать одинаковую ширину: %1</translation>
    </message>
    <message>
        <source>Give %1 the same height</source>
        <translation>Задать одинаковую высоту: %1</translation>
    </message>
    <message>
        <source>Give %1 the same size</source>
        <translation>Задать одинаковый размер: %1</translation>
    </message>
    <message>
        <source>Nudge</source>
        <translation>Сдвинуть</translation>
    </message>
</context>
<context>
    <name>ArrangeActions</name>
    <message>
        <source>&amp;Left edges</source>
        <translation>По левому краю</translation>
    </message>
    <message>
        <source>Align the left edges of the boxes (AABBs) with the leftmost one</source>
        <translation>Выровнять левые края AABB по самому левому</translation>
    </message>
    <message>
        <source>Horizontal &amp;centres</source>
        <translation>По центру по горизонтали</translation>
    </message>
    <message>
        <source>Align the centres with the centre of the selection, horizontally</source>
        <translation>Выровнять центры объектов по центру выделения, по горизонтали</translation>
    </message>
    <message>
        <source>&amp;Right edges</source>
        <translation>По правому краю</translation>
    </message>
    <message>
        <source>Align the right edges of the boxes (AABBs) with the rightmost one</source>
        <translation>Выровнять правые края AABB по самому правому</translation>
    </message>
    <message>
        <source>&amp;Top edges</source>
        <translation>По верхнему краю</translation>
    </message>
    <message>
        <source>Align the top edges of the boxes (AABBs) with the topmost one</source>
        <translation>Выровнять верхние края AABB по самому верхнему</translation>
    </message>
    <message>
        <source>&amp;Vertical centres</source>
        <translation>По центру по вертикали</translation>
    </message>
    <message>
        <source>Align the centres with the centre of the selection, vertically</source>
        <translation>Выровнять центры объектов по центру выделения, по вертикали</translation>
    </message>
    <message>
        <source>&amp;Bottom edges</source>
        <translation>По нижнему краю</translation>
    </message>
    <message>
        <source>Align the bottom edges of the boxes (AABBs) with the lowest one</source>
        <translation>Выровнять нижние края AABB по самому нижнему</translation>
    </message>
    <message>
        <source>Centres &amp;horizontally</source>
        <translation>Центры по горизонтали</translation>
    </message>
    <message>
        <source>Space the centres equally in x; the leftmost and the rightmost object stay in place</source>
        <translation>Сделать равными расстояния между центрами по x; крайние левый и правый объекты остаются на месте</translation>
    </message>
    <message>
        <source>Centres &amp;vertically</source>
        <translation>Центры по вертикали</translation>
    </message>
    <message>
        <source>Space the centres equally in y; the lowest and the topmost object stay in place</source>
        <translation>Сделать равными расстояния между центрами по y; самый нижний и самый верхний объекты остаются на месте</translation>
    </message>
    <message>
        <source>Equal gaps h&amp;orizontally</source>
        <translation>Равные промежутки по горизонтали</translation>
    </message>
    <message>
        <source>Make the gaps between neighbours equal in x; the leftmost and the rightmost object stay in place</source>
        <translation>Сделать равными промежутки между соседями по x; крайние левый и правый объекты остаются на месте</translation>
    </message>
    <message>
        <source>Equal gaps v&amp;ertically</source>
        <translation>Равные промежутки по вертикали</translation>
    </message>
    <message>
        <source>Make the gaps between neighbours equal in y; the lowest and the topmost object stay in place</source>
        <translation>Сделать равными промежутки между соседями по y; самый нижний и самый верхний объекты остаются на месте</translation>
    </message>
    <message>
        <source>Same &amp;width</source>
        <translation>Одинаковая ширина</translation>
    </message>
    <message>
        <source>Give the selected objects the width of the last selected one; circles, compounds and rotated objects keep their proportions</source>
        <translation>Задать выделенным объектам ширину последнего выделенного; круги, составные формы и повёрнутые объекты сохраняют пропорции</translation>
    </message>
    <message>
        <source>Same &amp;height</source>
        <translation>Одинаковая высота</translation>
    </message>
    <message>
        <source>Give the selected objects the height of the last selected one; circles, compounds and rotated objects keep their proportions</source>
        <translation>Задать выделенным объектам высоту последнего выделенного; круги, составные формы и повёрнутые объекты сохраняют пропорции</translation>
    </message>
    <message>
        <source>Same &amp;size</source>
        <translation>Одинаковый размер</translation>
    </message>
    <message>
        <source>Give the selected objects the size of the last selected one; circles, compounds and rotated objects change only if their proportions match</source>
        <translation>Задать выделенным объектам размер последнего выделенного; круги, составные формы и повёрнутые объекты меняются, только если совпадают пропорции</translation>
    </message>
    <message>
        <source>&amp;Left</source>
        <translation>Влево</translation>
    </message>
    <message>
        <source>Move the selected objects by 0.1 m</source>
        <translation>Сдвинуть выделенные объекты на 0.1 м</translation>
    </message>
    <message>
        <source>&amp;Right</source>
        <translation>Вправо</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>Вверх</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>Вниз</translation>
    </message>
    <message>
        <source>Far l&amp;eft</source>
        <translation>Далеко влево</translation>
    </message>
    <message>
        <source>Move the selected objects by ten steps: 1 m</source>
        <translation>Сдвинуть выделенные объекты на десять шагов: 1 м</translation>
    </message>
    <message>
        <source>Far ri&amp;ght</source>
        <translation>Далеко вправо</translation>
    </message>
    <message>
        <source>Far u&amp;p</source>
        <translation>Далеко вверх</translation>
    </message>
    <message>
        <source>Far d&amp;own</source>
        <translation>Далеко вниз</translation>
    </message>
</context>
<context>
    <name>Atlases</name>
    <message>
        <source>A scene has at most %1 atlases. Remove one that is not needed, or pack several into one.</source>
        <translation>В сцене может быть не больше атласов: %1. Уберите ненужный или упакуйте несколько в один.</translation>
    </message>
    <message>
        <source>Add atlas %1</source>
        <translation>Добавить атлас %1</translation>
    </message>
    <message>
        <source>Add %1 atlases</source>
        <translation>Добавить атласы: %1</translation>
    </message>
    <message>
        <source>Remove atlas %1</source>
        <translation>Убрать атлас %1</translation>
    </message>
</context>
<context>
    <name>BreakpointWords</name>
    <message>
        <source>Pair begins to overlap</source>
        <translation>Пара начинает пересекаться</translation>
    </message>
    <message>
        <source>The first step in which the shapes of two objects overlap</source>
        <translation>Первый шаг, на котором формы двух объектов пересекаются</translation>
    </message>
    <message>
        <source>Pair stops overlapping</source>
        <translation>Пара больше не пересекается</translation>
    </message>
    <message>
        <source>The first step in which two objects no longer overlap, also because one was removed</source>
        <translation>Первый шаг, на котором два объекта больше не пересекаются, в том числе потому, что один из них удалён</translation>
    </message>
    <message>
        <source>Object is hit</source>
        <translation>Попадание в объект</translation>
    </message>
    <message>
        <source>An object begins to overlap another one, and one of the two responds to hits</source>
        <translation>Объект начинает пересекаться с другим, и один из них реагирует на попадания</translation>
    </message>
    <message>
        <source>Object enters a region</source>
        <translation>Объект входит в область</translation>
    </message>
    <message>
        <source>The box of an object begins to touch a region that you draw</source>
        <translation>AABB объекта начинает касаться области, которую вы рисуете</translation>
    </message>
    <message>
        <source>Object leaves a region</source>
        <translation>Объект покидает область</translation>
    </message>
    <message>
        <source>The box of an object no longer touches a region</source>
        <translation>AABB объекта больше не касается области</translation>
    </message>
    <message>
        <source>Object leaves the world</source>
        <translation>Объект покидает мир</translation>
    </message>
    <message>
        <source>The position of an object goes beyond the edges of the world</source>
        <translation>Позиция объекта выходит за края мира</translation>
    </message>
    <message>
        <source>Candidates above a number</source>
        <translation>Кандидатов больше числа</translation>
    </message>
    <message>
        <source>The broad phase reports more candidates than this number in a step</source>
        <translation>Широкая фаза выдаёт за шаг больше кандидатов, чем это число</translation>
    </message>
    <message>
        <source>Missed pair</source>
        <translation>Пропущенная пара</translation>
    </message>
    <message>
        <source>Two boxes overlap and the broad phase does not report the pair: a bug of the broad phase.
Each step is audited for this, which takes time.</source>
        <translation>Два AABB пересекаются, а широкая фаза не выдаёт пару: это баг широкой фазы.
Для этого каждый шаг проходит аудит, и это требует времени.</translation>
    </message>
    <message>
        <source>Tunnelling</source>
        <translation>Туннелирование</translation>
    </message>
    <message>
        <source>An object passes through another one within one step</source>
        <translation>Объект проходит сквозь другой за один шаг</translation>
    </message>
    <message>
        <source>Not a number</source>
        <translation>Не число (NaN)</translation>
    </message>
    <message>
        <source>An object's position or velocity becomes NaN or infinite</source>
        <translation>Позиция или скорость объекта становится NaN или бесконечной</translation>
    </message>
    <message>
        <source>Candidates that do not overlap</source>
        <translation>Кандидаты не пересекаются</translation>
    </message>
    <message>
        <source>The first step in which two objects are candidates and their shapes do not overlap</source>
        <translation>Первый шаг, на котором два объекта — кандидаты, а их формы не пересекаются</translation>
    </message>
</context>
<context>
    <name>CannonTool</name>
    <message>
        <source>%1 m/s, limited to %2 m/s by the world's terminal speed</source>
        <translation>%1 м/с, ограничено до %2 м/с предельной скоростью мира</translation>
    </message>
    <message>
        <source>%1 m/s</source>
        <translation>%1 м/с</translation>
    </message>
    <message>
        <source>All %1 targets hit! Shift+F5 restores them. </source>
        <translation>Поражены все цели (%1)! Shift+F5 вернёт их. </translation>
    </message>
    <message>
        <source>%1 of %2 targets hit. </source>
        <translation>Поражено целей: %1 из %2. </translation>
    </message>
    <message>
        <source>Arrows aim, Enter shoots, Esc ends</source>
        <translation>Стрелки — прицелиться, Enter — выстрелить, Esc — закончить</translation>
    </message>
    <message>
        <source>Release to shoot, Esc to cancel</source>
        <translation>Отпустите, чтобы выстрелить; Esc — отмена</translation>
    </message>
    <message>
        <source>Drag away from the cannon: a longer drag is a faster shot</source>
        <translation>Тяните от пушки: чем дальше, тем быстрее выстрел</translation>
    </message>
    <message>
        <source>This scene has no cannon. Select an object and add a launcher in Properties, or open the cannon world</source>
        <translation>В этой сцене нет пушки. Выделите объект и добавьте компонент launcher на панели «Свойства» или откройте мир с пушкой</translation>
    </message>
    <message>
        <source>The cannon has no projectile. Choose a dynamic object as its projectile in Properties</source>
        <translation>У пушки нет снаряда. Выберите для неё динамический объект на панели «Свойства»</translation>
    </message>
    <message>
        <source>Drag to aim, release to shoot; or arrows and Enter</source>
        <translation>Тяните, чтобы прицелиться, отпустите, чтобы выстрелить; или стрелки и Enter</translation>
    </message>
</context>
<context>
    <name>ComponentBox</name>
    <message>
        <source>There is no object %1 in this scene. Choose another one.</source>
        <translation>В этой сцене нет объекта %1. Выберите другой.</translation>
    </message>
    <message>
        <source>Has no effect while the object is static. Make it dynamic.</source>
        <translation>Не действует, пока объект статический. Сделайте его динамическим.</translation>
    </message>
    <message>
        <source>The projectile is static and cannot fly. Choose a dynamic object, or make it dynamic.</source>
        <translation>Снаряд статический и не может лететь. Выберите динамический объект или сделайте этот динамическим.</translation>
    </message>
    <message>
        <source>This version does not know this type of component. The component stays in the file and has no effect.</source>
        <translation>Эта версия не знает такого типа компонентов. Компонент остаётся в файле и не действует.</translation>
    </message>
</context>
<context>
    <name>ComponentsSection</name>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 из %2: %3</translation>
    </message>
</context>
<context>
    <name>DifferenceWords</name>
    <message>
        <source>added</source>
        <translation>добавлен</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>удалён</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>изменён</translation>
    </message>
    <message>
        <source>%1: %2 (object %3)</source>
        <translation>%1: %2 (объект %3)</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>и ещё %1</translation>
    </message>
</context>
<context>
    <name>ExpectTool</name>
    <message>
        <source>hits %1</source>
        <translation>попадёт в %1</translation>
    </message>
    <message>
        <source>%1 x %2 m</source>
        <translation>%1 × %2 м</translation>
    </message>
    <message>
        <source>Release to expect that %1 hits %2. Esc cancels</source>
        <translation>Отпустите — ожидание: %1 попадает в %2. Esc — отмена</translation>
    </message>
    <message>
        <source>Drag to the object that %1 should hit. Esc cancels</source>
        <translation>Тяните к объекту, в который должен попасть %1. Esc — отмена</translation>
    </message>
    <message>
        <source>Select one object first: the one that should stay inside the region</source>
        <translation>Сначала выделите один объект: тот, который должен оставаться в области</translation>
    </message>
    <message>
        <source>Drag from one object to another: the first should hit the second</source>
        <translation>Тяните от одного объекта к другому: первый должен попасть во второй</translation>
    </message>
    <message>
        <source>Release to expect that %1 stays inside. Esc cancels</source>
        <translation>Отпустите — ожидание: %1 остаётся внутри. Esc — отмена</translation>
    </message>
    <message>
        <source>Drag from object to object: the first should hit the second. Drag from empty ground: %1 should stay inside</source>
        <translation>Тяните от объекта к объекту: первый должен попасть во второй. Тяните от пустого места: %1 остаётся внутри</translation>
    </message>
</context>
<context>
    <name>ExpectationWords</name>
    <message>
        <source>%1 hits %2</source>
        <translation>%1 попадает в %2</translation>
    </message>
    <message>
        <source>%1 stays inside %2 to %3 m</source>
        <translation>%1 остаётся внутри %2–%3 м</translation>
    </message>
    <message>
        <source>Nothing touches %1</source>
        <translation>Ничто не касается %1</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Scenes (*.broadside)</source>
        <translation>Сцены (*.broadside)</translation>
    </message>
    <message>
        <source>Projects (*.broadside-project)</source>
        <translation>Проекты (*.broadside-project)</translation>
    </message>
    <message>
        <source>Traces of games (*.bstrace)</source>
        <translation>Трейсы игр (*.bstrace)</translation>
    </message>
    <message>
        <source>JSON Lines of games (*.jsonl *.ndjson)</source>
        <translation>JSON Lines игр (*.jsonl *.ndjson)</translation>
    </message>
    <message>
        <source>Tables of boxes (*.csv *.tsv)</source>
        <translation>Таблицы AABB (*.csv *.tsv)</translation>
    </message>
    <message>
        <source>All supported files (%1)</source>
        <translation>Все поддерживаемые файлы (%1)</translation>
    </message>
    <message>
        <source>Levels of other editors (%1)</source>
        <translation>Уровни других редакторов (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Несохранённые изменения</translation>
    </message>
    <message>
        <source>Save the changes of %1?</source>
        <translation>Сохранить изменения в %1?</translation>
    </message>
    <message>
        <source>Unsaved changes are lost.</source>
        <translation>Несохранённые изменения будут потеряны.</translation>
    </message>
    <message>
        <source>Unsaved recording</source>
        <translation>Несохранённая запись</translation>
    </message>
    <message>
        <source>Save the recording of %1?</source>
        <translation>Сохранить запись %1?</translation>
    </message>
    <message>
        <source>The recording of the game is lost when its tab is closed.</source>
        <translation>Запись игры пропадёт, когда вы закроете её вкладку.</translation>
    </message>
    <message>
        <source>The pasted table is lost when its tab is closed.</source>
        <translation>Вставленная таблица пропадёт, когда вы закроете её вкладку.</translation>
    </message>
    <message>
        <source>%1 Saving keeps the tab open. Close it afterwards.</source>
        <translation>%1 После сохранения вкладка остаётся открытой. Закройте её потом.</translation>
    </message>
    <message>
        <source>Changed on disk</source>
        <translation>Файл изменён на диске</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened here.</source>
        <translation>Другая программа изменила %1, пока файл был открыт здесь.</translation>
    </message>
    <message>
        <source>%1

Overwriting replaces that version by the open scene. "Save as" keeps both.</source>
        <translation>%1

Перезапись заменит ту версию открытой сценой. «Сохранить как» оставит обе.</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Перезаписать</translation>
    </message>
    <message>
        <source>Save as...</source>
        <translation>Сохранить как...</translation>
    </message>
    <message>
        <source>Open project</source>
        <translation>Открыть проект</translation>
    </message>
    <message>
        <source>Open scene</source>
        <translation>Открыть сцену</translation>
    </message>
    <message>
        <source>Save scene as</source>
        <translation>Сохранить сцену как</translation>
    </message>
    <message>
        <source>Save the recording as</source>
        <translation>Сохранить запись как</translation>
    </message>
    <message>
        <source>New project: its folder holds the scenes</source>
        <translation>Новый проект: сцены лежат в его папке</translation>
    </message>
    <message>
        <source>Project not saved</source>
        <translation>Проект не сохранён</translation>
    </message>
    <message>
        <source>The project %1 could not be saved.</source>
        <translation>Не удалось сохранить проект %1.</translation>
    </message>
    <message>
        <source>%1

Its last changes are lost when it is closed.</source>
        <translation>%1

Если закрыть проект, последние изменения пропадут.</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Всё равно закрыть</translation>
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
        <translation>Пропущенные пары неизвестны: в записи нет кандидатов широкой фазы игры (BST_CANDIDATES и bst_candidate в игре). Аудит может найти объекты, которые проходят сквозь другие. Панель «Размер ячеек» и «Отладка &gt; Сравнить алгоритмы» испытывают алгоритмы Broadside на этих AABB.</translation>
    </message>
</context>
<context>
    <name>FirstHints</name>
    <message>
        <source>&lt;b&gt;Aim and shoot.&lt;/b&gt; Choose the Cannon (C), press in the world, pull away and release: the farther, the faster. Stop puts everything back.</source>
        <translation>&lt;b&gt;Цельтесь и стреляйте.&lt;/b&gt; Выберите пушку (C), нажмите кнопку мыши в мире, тяните в сторону и отпустите: чем дальше, тем быстрее. «Стоп» вернёт всё на место.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hover.&lt;/b&gt; Move the mouse over an object: its cells and the objects that the broad phase reports for it light up.</source>
        <translation>&lt;b&gt;Наведите мышь.&lt;/b&gt; Проведите мышью над объектом: подсветятся его ячейки и объекты, которые выдаёт для него широкая фаза.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Drag the cell size&lt;/b&gt; and watch the grid, the candidates and the funnel.</source>
        <translation>&lt;b&gt;Меняйте размер ячеек&lt;/b&gt; ползунком и смотрите на сетку, кандидатов и воронку.</translation>
    </message>
</context>
<context>
    <name>Groups</name>
    <message>
        <source>Group %1</source>
        <translation>Группа: %1</translation>
    </message>
    <message>
        <source>Ungroup %1</source>
        <translation>Разгруппировать %1</translation>
    </message>
    <message>
        <source>Rename the group of %1</source>
        <translation>Переименовать группу: %1</translation>
    </message>
    <message>
        <source>Move %1 to another layer</source>
        <translation>Переместить %1 на другой слой</translation>
    </message>
    <message>
        <source>Move %1 in the list</source>
        <translation>Переместить %1 в списке</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>Показать %1</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>Скрыть %1</translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation>Заблокировать %1</translation>
    </message>
    <message>
        <source>Unlock %1</source>
        <translation>Разблокировать %1</translation>
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
        <translation>Отпустите, чтобы переместить направляющую: %1; Esc — отмена</translation>
    </message>
    <message>
        <source>Release to add a guide at %1, Esc to cancel</source>
        <translation>Отпустите, чтобы добавить направляющую: %1; Esc — отмена</translation>
    </message>
    <message>
        <source>Guide at %1: drag it, or move it with Left and Right; Delete removes it, double-click to type its position</source>
        <translation>Направляющая %1: перетащите её или двигайте стрелками влево и вправо; Delete удаляет, двойной щелчок — ввести позицию</translation>
    </message>
    <message>
        <source>Guide at %1: drag it, or move it with Up and Down; Delete removes it, double-click to type its position</source>
        <translation>Направляющая %1: перетащите её или двигайте стрелками вверх и вниз; Delete удаляет, двойной щелчок — ввести позицию</translation>
    </message>
    <message>
        <source>Click to add a vertical guide, Shift+click for a horizontal one</source>
        <translation>Щелчок добавляет вертикальную направляющую, Shift+щелчок — горизонтальную</translation>
    </message>
    <message>
        <source>Click to add a vertical guide, Shift+click for a horizontal one; drag a guide to move it, Enter selects the next one</source>
        <translation>Щелчок добавляет вертикальную направляющую, Shift+щелчок — горизонтальную; перетаскивание двигает, Enter выбирает следующую</translation>
    </message>
</context>
<context>
    <name>Guides</name>
    <message>
        <source>Move guide to %1</source>
        <translation>Переместить направляющую: %1</translation>
    </message>
    <message>
        <source>x %1 m</source>
        <translation>x %1 м</translation>
    </message>
    <message>
        <source>y %1 m</source>
        <translation>y %1 м</translation>
    </message>
    <message>
        <source>A scene has at most %1 guides in each direction. Remove those that are not needed.</source>
        <translation>В сцене может быть не больше направляющих каждого направления: %1. Удалите ненужные.</translation>
    </message>
    <message>
        <source>A guide must be within %1 m of 0. Move it nearer to the world.</source>
        <translation>Направляющая должна быть не дальше %1 м от 0. Передвиньте её ближе к миру.</translation>
    </message>
    <message>
        <source>Add guide at %1</source>
        <translation>Добавить направляющую: %1</translation>
    </message>
    <message>
        <source>Remove guide at %1</source>
        <translation>Удалить направляющую: %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Убрать %1</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>&lt;h3&gt;The first minute&lt;/h3&gt;&lt;ol&gt;&lt;li&gt;&lt;b&gt;Hover.&lt;/b&gt; Move the mouse over a target. Its cells light up, and every object that the broad phase reports for it gets a colour: the legend and the Inspector say what each means.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Aim and shoot.&lt;/b&gt; Choose the Cannon (C), press in the world, release. Targets that are hit vanish; the status bar counts the pairs. Stop (Shift+F5) puts everything back.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Tune the cells.&lt;/b&gt; Drag the cell size in the Broad phase panel. Large cells: many candidates. Small cells: much memory. Undo (Ctrl+Z) takes one drag back.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Place.&lt;/b&gt; Choose Place (P) and a shape in its panel, then click in the world. Select (V) moves what is there, Properties has all its numbers; Delete removes it.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Step.&lt;/b&gt; F10 simulates one step, Ctrl+F10 takes it back, F5 runs, F6 holds. The number next to Step says how many steps a press goes. Comma and full stop run slower and faster: slow motion down to 1/64.&lt;/li&gt;&lt;/ol&gt;&lt;p&gt;Around: the wheel zooms at the pointer, Space or the middle button drags the view, Home shows the world, F frames the selection, Tab hides the panels.&lt;/p&gt;&lt;h3&gt;Words&lt;/h3&gt;&lt;p&gt;&lt;b&gt;Broad phase&lt;/b&gt;: finds the pairs that may collide. &lt;b&gt;Candidate&lt;/b&gt;: a pair that it reports. &lt;b&gt;Narrow phase&lt;/b&gt;: tests the shapes of a candidate. &lt;b&gt;AABB&lt;/b&gt;: axis-aligned bounding box. &lt;b&gt;Funnel&lt;/b&gt;: all pairs &amp;gt; candidates &amp;gt; overlapping boxes &amp;gt; overlapping shapes. &lt;b&gt;Spared&lt;/b&gt;: the share of all pairs that never had to be tested.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Первая минута&lt;/h3&gt;&lt;ol&gt;&lt;li&gt;&lt;b&gt;Наведите мышь.&lt;/b&gt; Проведите мышью над целью. Её ячейки подсветятся, а каждый объект, который выдаёт для неё широкая фаза, получит цвет: легенда и инспектор объясняют, что он значит.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Цельтесь и стреляйте.&lt;/b&gt; Выберите пушку (C), нажмите кнопку мыши в мире, отпустите. Поражённые цели исчезают; строка состояния считает пары. «Стоп» (Shift+F5) вернёт всё на место.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Подберите ячейки.&lt;/b&gt; Двигайте размер ячеек на панели «Широкая фаза». Большие ячейки — много кандидатов. Маленькие ячейки — много памяти. Отмена (Ctrl+Z) возвращает одно движение ползунка.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Размещайте.&lt;/b&gt; Выберите инструмент «Разместить» (P) и форму на панели «Разместить», затем щёлкните в мире. «Выделить» (V) двигает то, что уже есть, на панели «Свойства» — все его числа; Delete удаляет.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Шагайте.&lt;/b&gt; F10 симулирует один шаг, Ctrl+F10 возвращает его, F5 запускает, F6 ставит на паузу. Число рядом с кнопкой «Шаг» задаёт, сколько шагов делает одно нажатие. Запятая и точка — медленнее и быстрее: замедление до 1/64.&lt;/li&gt;&lt;/ol&gt;&lt;p&gt;Навигация: колесо масштабирует у указателя, пробел или средняя кнопка двигают вид, Home показывает весь мир, F — выделение, Tab скрывает панели.&lt;/p&gt;&lt;h3&gt;Термины&lt;/h3&gt;&lt;p&gt;&lt;b&gt;Широкая фаза (broad phase)&lt;/b&gt;: находит пары, которые могут столкнуться. &lt;b&gt;Кандидат&lt;/b&gt;: пара, которую она выдаёт. &lt;b&gt;Узкая фаза (narrow phase)&lt;/b&gt;: проверяет формы кандидата. &lt;b&gt;AABB&lt;/b&gt;: ограничивающий прямоугольник со сторонами вдоль осей. &lt;b&gt;Воронка&lt;/b&gt;: все пары &amp;gt; кандидаты &amp;gt; пересекающиеся AABB &amp;gt; пересекающиеся формы. &lt;b&gt;Отсеяно&lt;/b&gt;: доля всех пар, которые не пришлось проверять.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>First minute</source>
        <translation>Первая минута</translation>
    </message>
    <message>
        <source>About Broadside</source>
        <translation>О программе Broadside</translation>
    </message>
    <message>
        <source>Lays out 2D worlds and shows what the collision broad phase of such a world really does.

Built with Qt %1.</source>
        <translation>Строит 2D-миры и показывает, что широкая фаза столкновений на самом деле делает в таком мире.

Использует Qt %1.</translation>
    </message>
</context>
<context>
    <name>Layers</name>
    <message>
        <source>A scene has at most %1 layers, and this needs %2. Combine layers that are hidden together.</source>
        <translation>В сцене может быть не больше слоёв: %1, а здесь нужно %2. Объедините слои, которые скрываются вместе.</translation>
    </message>
    <message>
        <source>Add layer %1</source>
        <translation>Добавить слой %1</translation>
    </message>
    <message>
        <source>Show layer %1</source>
        <translation>Показать слой %1</translation>
    </message>
    <message>
        <source>Hide layer %1</source>
        <translation>Скрыть слой %1</translation>
    </message>
    <message>
        <source>Lock layer %1</source>
        <translation>Заблокировать слой %1</translation>
    </message>
    <message>
        <source>Unlock layer %1</source>
        <translation>Разблокировать слой %1</translation>
    </message>
    <message>
        <source>Base layer</source>
        <translation>Базовый слой</translation>
    </message>
    <message>
        <source>Move layer %1</source>
        <translation>Переместить слой %1</translation>
    </message>
    <message>
        <source>Rename layer %1 to %2</source>
        <translation>Переименовать слой %1 в %2</translation>
    </message>
    <message>
        <source>Delete layer %1</source>
        <translation>Удалить слой %1</translation>
    </message>
</context>
<context>
    <name>LevelActions</name>
    <message>
        <source>Bring %1 to the front</source>
        <translation>Переместить %1 на передний план</translation>
    </message>
    <message>
        <source>Raise %1</source>
        <translation>Поднять %1</translation>
    </message>
    <message>
        <source>Lower %1</source>
        <translation>Опустить %1</translation>
    </message>
    <message>
        <source>Send %1 to the back</source>
        <translation>Переместить %1 на задний план</translation>
    </message>
</context>
<context>
    <name>Manual</name>
    <message>
        <source>&amp;Laying out a world</source>
        <translation>Построение мира</translation>
    </message>
    <message>
        <source>Select, align, distribute, size and nudge objects, and the keys for it</source>
        <translation>Выделение, выравнивание, распределение, размер и сдвиг объектов, и клавиши для этого</translation>
    </message>
    <message>
        <source>Spr&amp;ites</source>
        <translation>Спрайты</translation>
    </message>
    <message>
        <source>Pictures, atlases and animations, and how a scene names them</source>
        <translation>Картинки, атласы и анимации, и как сцена на них ссылается</translation>
    </message>
    <message>
        <source>&amp;Pictures</source>
        <translation>Картинки</translation>
    </message>
    <message>
        <source>Import pictures, put bounding shapes over them, export what is seen</source>
        <translation>Импорт картинок, ограничивающие формы на них, экспорт видимого</translation>
    </message>
    <message>
        <source>Levels of &amp;other editors</source>
        <translation>Уровни других редакторов</translation>
    </message>
    <message>
        <source>Maps of Tiled as scenes, scenes as maps, and what becomes what</source>
        <translation>Карты Tiled как сцены, сцены как карты, и что во что превращается</translation>
    </message>
    <message>
        <source>The &amp;algorithms</source>
        <translation>Алгоритмы</translation>
    </message>
    <message>
        <source>Costs, memory, when to use which, and the faults of the textbook grids</source>
        <translation>Цена, память, когда какой применять, и ошибки сеток из учебников</translation>
    </message>
    <message>
        <source>Findin&amp;g what is wrong</source>
        <translation>Поиск ошибок</translation>
    </message>
    <message>
        <source>Missed pairs, tunnelling, the smallest scene that shows them, and the cell size</source>
        <translation>Пропущенные пары, туннелирование, самая маленькая сцена с ошибкой и размер ячеек</translation>
    </message>
    <message>
        <source>The &amp;mysteries, solved</source>
        <translation>Загадки с решениями</translation>
    </message>
    <message>
        <source>How the fault of each broken world is found, step by step</source>
        <translation>Как шаг за шагом найти ошибку каждого сломанного мира</translation>
    </message>
    <message>
        <source>&amp;Three faults and how they were found</source>
        <translation>Три ошибки и как их нашли</translation>
    </message>
    <message>
        <source>Three games whose broad phase misses pairs: recorded, diagnosed and mended</source>
        <translation>Три игры, широкая фаза которых пропускает пары: запись, диагноз, исправление</translation>
    </message>
    <message>
        <source>&amp;Your own game</source>
        <translation>Ваша игра</translation>
    </message>
    <message>
        <source>How your game shows its broad phase here: five lines in it, and what the window does with them</source>
        <translation>Как ваша игра показывает здесь свою широкую фазу: пять строк в ней, и что с ними делает окно</translation>
    </message>
    <message>
        <source>Games in ot&amp;her languages</source>
        <translation>Игры на других языках</translation>
    </message>
    <message>
        <source>Recorders for C#, Java, Lua, Python, JavaScript, GDScript and Rust</source>
        <translation>Библиотеки записи для C#, Java, Lua, Python, JavaScript, GDScript и Rust</translation>
    </message>
    <message>
        <source>Record a game engine: Matter.&amp;js, pygame and others</source>
        <translation>Запись движков: Matter.js, pygame и другие</translation>
    </message>
    <message>
        <source>A file to copy for each engine, and what Broadside says of its broad phase</source>
        <translation>По файлу для каждого движка, и что Broadside говорит о его широкой фазе</translation>
    </message>
    <message>
        <source>Which moment to recor&amp;d</source>
        <translation>Какой момент записывать</translation>
    </message>
    <message>
        <source>Recordings that seem to miss pairs, and where to put the calls instead</source>
        <translation>Записи, в которых будто бы пропущены пары, и где должны стоять вызовы</translation>
    </message>
    <message>
        <source>Gallery: e&amp;xamples of recorded games</source>
        <translation>Галерея: примеры записанных игр</translation>
    </message>
    <message>
        <source>Ten recordings with pictures, and what was found in each</source>
        <translation>Десять записей с картинками, и что нашлось в каждой</translation>
    </message>
    <message>
        <source>Test yo&amp;ur broad phase</source>
        <translation>Тест вашей широкой фазы</translation>
    </message>
    <message>
        <source>Worlds that are made to break it, and the functions that the test wants</source>
        <translation>Миры, которые созданы, чтобы её сломать, и функции, которые нужны тесту</translation>
    </message>
    <message>
        <source>On a build serve&amp;r</source>
        <translation>На сервере сборки</translation>
    </message>
    <message>
        <source>JUnit and SARIF reports, baselines of accepted findings, recipes</source>
        <translation>Отчёты JUnit и SARIF, списки принятых находок, рецепты</translation>
    </message>
    <message>
        <source>Files and &amp;versions</source>
        <translation>Файлы и версии</translation>
    </message>
    <message>
        <source>What files of older and newer versions do, and schemas for VS Code</source>
        <translation>Что происходит с файлами старых и новых версий, и схемы для VS Code</translation>
    </message>
    <message>
        <source>File format&amp;s, key by key</source>
        <translation>Форматы файлов, ключ за ключом</translation>
    </message>
    <message>
        <source>Every key of scenes, projects and atlases, and every byte of traces</source>
        <translation>Каждый ключ сцен, проектов и атласов и каждый байт трейсов</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>Числа</translation>
    </message>
    <message>
        <source>Exact and bounded results, and what makes a simulation repeat</source>
        <translation>Точные и приближённые результаты, и что делает симуляцию повторяемой</translation>
    </message>
    <message>
        <source>Sp&amp;eed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>How fast the algorithms are, measured, and how to measure it again</source>
        <translation>Насколько быстры алгоритмы, с замерами, и как их повторить</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Руководство</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Go back to the previous page</source>
        <translation>Вернуться на предыдущую страницу</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Страницы</translation>
    </message>
</context>
<context>
    <name>MeasureTool</name>
    <message>
        <source>corner of %1</source>
        <translation>угол %1</translation>
    </message>
    <message>
        <source>centre of %1</source>
        <translation>центр %1</translation>
    </message>
    <message>
        <source>edge of %1</source>
        <translation>край %1</translation>
    </message>
    <message>
        <source>%1 m (%2 px), dx %3 m, dy %4 m, %5°</source>
        <translation>%1 м (%2 px), dx %3 м, dy %4 м, %5°</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 и %2</translation>
    </message>
    <message>
        <source>%1 are %2 m apart</source>
        <translation>%1: расстояние %2 м</translation>
    </message>
    <message>
        <source>%1 touch or overlap</source>
        <translation>%1: касаются или пересекаются</translation>
    </message>
    <message>
        <source>a free point</source>
        <translation>свободная точка</translation>
    </message>
    <message>
        <source>%1. From %2 to %3. Esc ends it</source>
        <translation>%1. Откуда: %2, куда: %3. Esc — закончить</translation>
    </message>
    <message>
        <source>Drag to measure from the %1; Ctrl uses a free point</source>
        <translation>Тяните, чтобы измерить от точки: %1; Ctrl — от свободной точки</translation>
    </message>
    <message>
        <source>Drag to measure; with two objects selected, their distance is shown here</source>
        <translation>Тяните, чтобы измерить; если выделены два объекта, здесь показано расстояние между ними</translation>
    </message>
    <message>
        <source>%1. Drag to measure</source>
        <translation>%1. Тяните, чтобы измерить</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Правка</translation>
    </message>
    <message>
        <source>&amp;Arrange</source>
        <translation>Расстановка</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>&amp;World</source>
        <translation>Мир</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>Инструменты</translation>
    </message>
    <message>
        <source>&amp;Simulation</source>
        <translation>Симуляция</translation>
    </message>
    <message>
        <source>&amp;Debug</source>
        <translation>Отладка</translation>
    </message>
    <message>
        <source>Wi&amp;ndow</source>
        <translation>Окно</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Справка</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>Тема</translation>
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
        <translation>Изменить: %1</translation>
    </message>
    <message>
        <source>Set %1 of %2</source>
        <translation>Изменить: %1 (%2)</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Добавить %1</translation>
    </message>
    <message>
        <source>Add %1 to %2</source>
        <translation>Добавить %1 (%2)</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Убрать %1</translation>
    </message>
    <message>
        <source>Remove %1 from %2</source>
        <translation>Убрать %1 (%2)</translation>
    </message>
</context>
<context>
    <name>ObjectsModel</name>
    <message>
        <source>dynamic</source>
        <translation>динамический</translation>
    </message>
    <message>
        <source>static</source>
        <translation>статический</translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>Objects</source>
        <translation>Объекты</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>Симуляция</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Разместить</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Свойства</translation>
    </message>
    <message>
        <source>Broad phase</source>
        <translation>Широкая фаза</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Инспектор</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Таймлайн</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Почему</translation>
    </message>
    <message>
        <source>Expectation</source>
        <translation>Ожидание</translation>
    </message>
    <message>
        <source>Breakpoints</source>
        <translation>Точки останова</translation>
    </message>
    <message>
        <source>Cell size</source>
        <translation>Размер ячеек</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>Диагноз</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>Запросы</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Проверки</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>События</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>Хроника</translation>
    </message>
    <message>
        <source>History</source>
        <translation>История</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Шаблоны</translation>
    </message>
    <message>
        <source>Assets</source>
        <translation>Ассеты</translation>
    </message>
    <message>
        <source>Shape over picture</source>
        <translation>Форма на картинке</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Проект</translation>
    </message>
</context>
<context>
    <name>Paste</name>
    <message>
        <source>They would be beyond 1e9 m, the limit of coordinates. Paste them nearer to 0.</source>
        <translation>Они оказались бы дальше 1e9 м, а это предел координат. Вставьте их ближе к 0.</translation>
    </message>
</context>
<context>
    <name>PasteAtlases</name>
    <message>
        <source>The pasted objects use the atlas %1, which is searched next to the file of this scene. Save the scene in the folder of the atlas.</source>
        <translation>Вставленные объекты используют атлас %1, который ищется рядом с файлом этой сцены. Сохраните сцену в папке атласа.</translation>
    </message>
    <message>
        <source>The pasted objects use the atlas %1, which is not in the folder of this scene. Copy it with its picture to %2.</source>
        <translation>Вставленные объекты используют атлас %1, которого нет в папке этой сцены. Скопируйте его вместе с картинкой в %2.</translation>
    </message>
</context>
<context>
    <name>PlacePanel</name>
    <message>
        <source>Target</source>
        <translation>Цель</translation>
    </message>
    <message>
        <source>A static object that is removed when an object hits it</source>
        <translation>Статический объект, который удаляется, когда в него попадает другой объект</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Стена</translation>
    </message>
    <message>
        <source>A static object that stays when an object hits it: ground, walls, platforms</source>
        <translation>Статический объект, который остаётся, когда в него попадает другой объект: земля, стены, платформы</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Тело</translation>
    </message>
    <message>
        <source>A dynamic object that falls, flies and bounces off the objects that it hits</source>
        <translation>Динамический объект, который падает, летит и отскакивает от объектов, в которые попадает</translation>
    </message>
</context>
<context>
    <name>PlaceTool</name>
    <message>
        <source>The angle is not a number</source>
        <translation>Угол — не число</translation>
    </message>
    <message>
        <source>Objects must be within %1 m of the origin</source>
        <translation>Объекты должны быть не дальше %1 м от начала координат</translation>
    </message>
    <message>
        <source>Nothing can be placed. %1</source>
        <translation>Разместить ничего нельзя. %1</translation>
    </message>
    <message>
        <source>Release to place it, %1. Alt: from the centre; Esc cancels</source>
        <translation>Отпустите, чтобы разместить, %1. Alt — от центра; Esc — отмена</translation>
    </message>
    <message>
        <source>Release to place it here, drag to set its size; Esc cancels</source>
        <translation>Отпустите, чтобы разместить здесь, тяните, чтобы задать размер; Esc — отмена</translation>
    </message>
    <message>
        <source>Release to place %1 in a row; Esc cancels</source>
        <translation>Отпустите, чтобы разместить %1 в ряд; Esc — отмена</translation>
    </message>
    <message>
        <source>Drag to place a row; set the step in the panel Place</source>
        <translation>Тяните, чтобы разместить ряд; шаг задаётся на панели «Разместить»</translation>
    </message>
    <message>
        <source>Release to place %1; Esc cancels</source>
        <translation>Отпустите, чтобы разместить %1; Esc — отмена</translation>
    </message>
    <message>
        <source>Click or drag to scatter objects; set brush, count and distance in the panel Place</source>
        <translation>Щёлкните или тяните, чтобы разбросать объекты; кисть, число и расстояние задаются на панели «Разместить»</translation>
    </message>
    <message>
        <source>Snapped to %1. Ctrl switches snapping %2</source>
        <translation>Привязка: %1. Ctrl %2 привязку</translation>
    </message>
    <message>
        <source>off</source>
        <translation>выключает</translation>
    </message>
    <message>
        <source>on</source>
        <translation>включает</translation>
    </message>
    <message>
        <source>Click to place an instance of %1%2, Shift+drag for a row; the panel Place has other shapes</source>
        <translation>Щелчок размещает экземпляр %1%2, Shift+перетаскивание — ряд; другие формы — на панели «Разместить»</translation>
    </message>
    <message>
        <source>Click or drag to place an object in this simulation; the scene does not change</source>
        <translation>Щёлкните или тяните, чтобы разместить объект в этой симуляции; сцена не изменится</translation>
    </message>
    <message>
        <source>Click to place%1, drag to set its size, Shift+drag for a row; choose the shape in the panel Place</source>
        <translation>Щелчок размещает объект%1, перетаскивание задаёт размер, Shift+перетаскивание — ряд; форма выбирается на панели «Разместить»</translation>
    </message>
    <message>
        <source>the base layer</source>
        <translation>базовый слой</translation>
    </message>
    <message>
        <source>the layer %1</source>
        <translation>слой %1</translation>
    </message>
    <message>
        <source> on %1 (%2: choose another in Objects)</source>
        <translation> (%1, %2: выберите другой на панели «Объекты»)</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>заблокирован</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>скрыт</translation>
    </message>
    <message>
        <source> on %1</source>
        <translation> (%1)</translation>
    </message>
</context>
<context>
    <name>PolygonTool</name>
    <message>
        <source>a polygon has three vertices or more</source>
        <translation>у полигона не меньше трёх вершин</translation>
    </message>
    <message>
        <source>objects must be within %1 m of the origin</source>
        <translation>объекты должны быть не дальше %1 м от начала координат</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>Полигон</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 м</translation>
    </message>
    <message>
        <source>Not closed: %1. Backspace removes the last vertex, Esc cancels</source>
        <translation>Не замкнут: %1. Backspace удаляет последнюю вершину, Esc — отмена</translation>
    </message>
    <message>
        <source>Click to close the polygon</source>
        <translation>Щёлкните, чтобы замкнуть полигон</translation>
    </message>
    <message>
        <source>Click to draw a polygon, vertex by vertex; set its kind in the panel Place</source>
        <translation>Рисуйте полигон щелчками, вершину за вершиной; его тип задаётся на панели «Разместить»</translation>
    </message>
    <message>
        <source>Click to add a vertex%1; the first vertex, a double click or Enter closes; Backspace removes one</source>
        <translation>Щелчок добавляет вершину%1; первая вершина, двойной щелчок или Enter замыкают; Backspace удаляет вершину</translation>
    </message>
    <message>
        <source> at %1</source>
        <translation> (%1)</translation>
    </message>
</context>
<context>
    <name>PropertiesPanel</name>
    <message>
        <source>

The scene itself has components: %1. They stay in the file and have no effect: this version runs only components of objects.</source>
        <translation>

Компоненты есть у самой сцены: %1. Они остаются в файле и не действуют: эта версия выполняет только компоненты объектов.</translation>
    </message>
</context>
<context>
    <name>PropertyRow</name>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Число</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation>Да или нет</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Цвет</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Объект</translation>
    </message>
</context>
<context>
    <name>PropertySection</name>
    <message>
        <source>Fold or unfold</source>
        <translation>Свернуть или развернуть</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>разные</translation>
    </message>
    <message>
        <source>%1 of %2 shown; edit the others in the file.</source>
        <translation>Показано %1 из %2; остальные правьте в файле.</translation>
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
        <translation>– кандидатов (не записаны)</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 м</translation>
    </message>
    <message>
        <source>radius %1 m</source>
        <translation>радиус %1 м</translation>
    </message>
    <message>
        <source>%1 x %2 m</source>
        <translation>%1 × %2 м</translation>
    </message>
    <message>
        <source>Click to query a point, drag for a box, Shift+drag for a circle, Ctrl+drag for a ray</source>
        <translation>Щелчок — запрос в точке, перетаскивание — прямоугольник, Shift+перетаскивание — круг, Ctrl+перетаскивание — луч</translation>
    </message>
    <message>
        <source>, nearest %1 m away</source>
        <translation>, ближайший в %1 м</translation>
    </message>
    <message>
        <source>%1; %2 µs. Esc ends the query</source>
        <translation>%1; %2 мкс. Esc — закончить запрос</translation>
    </message>
</context>
<context>
    <name>QueryWords</name>
    <message>
        <source>point %1</source>
        <translation>точка %1</translation>
    </message>
    <message>
        <source>box %1 x %2 m around %3</source>
        <translation>прямоугольник %1 × %2 м вокруг %3</translation>
    </message>
    <message>
        <source>circle of radius %1 m around %2</source>
        <translation>круг радиусом %1 м вокруг %2</translation>
    </message>
    <message>
        <source>ray of %1 m from %2</source>
        <translation>луч длиной %1 м из %2</translation>
    </message>
</context>
<context>
    <name>RegionTool</name>
    <message>
        <source>%1 x %2 m</source>
        <translation>%1 × %2 м</translation>
    </message>
    <message>
        <source>Release to set the region, Esc to cancel</source>
        <translation>Отпустите, чтобы задать область; Esc — отмена</translation>
    </message>
    <message>
        <source>Drag to draw the region of the breakpoint again</source>
        <translation>Тяните, чтобы нарисовать область точки останова заново</translation>
    </message>
    <message>
        <source>Drag to draw a region: the simulation stops when something enters it</source>
        <translation>Тяните, чтобы нарисовать область: симуляция остановится, когда в неё что-то войдёт</translation>
    </message>
</context>
<context>
    <name>RemoveObjects</name>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
</context>
<context>
    <name>RowEdits</name>
    <message>
        <source>Rename object</source>
        <translation>Переименовать объект</translation>
    </message>
    <message>
        <source>The group keeps its name: "%1" contains a slash. Type a name without "/".</source>
        <translation>Имя группы не изменилось: «%1» содержит косую черту. Введите имя без «/».</translation>
    </message>
    <message>
        <source>The layer keeps its name: there is already a layer "%1". Type another name.</source>
        <translation>Имя слоя не изменилось: слой «%1» уже есть. Введите другое имя.</translation>
    </message>
</context>
<context>
    <name>RowLooks</name>
    <message>
        <source>Base layer</source>
        <translation>Базовый слой</translation>
    </message>
    <message>
        <source>Layer %1, drawn at %2 %</source>
        <translation>Слой %1, непрозрачность %2 %</translation>
    </message>
    <message>
        <source>Group %1</source>
        <translation>Группа: %1</translation>
    </message>
    <message>
        <source>Visible. Click to hide it</source>
        <translation>Виден. Щелчок скрывает</translation>
    </message>
    <message>
        <source>Hidden: neither drawn nor picked. Click to show it</source>
        <translation>Скрыт: не рисуется и не выделяется мышью. Щелчок показывает</translation>
    </message>
    <message>
        <source>Locked: cannot be dragged. Click to unlock it</source>
        <translation>Заблокирован: перетащить нельзя. Щелчок разблокирует</translation>
    </message>
    <message>
        <source>Not locked. Click to lock it</source>
        <translation>Не заблокирован. Щелчок блокирует</translation>
    </message>
    <message>
        <source>visible</source>
        <translation>виден</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>скрыт</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>заблокирован</translation>
    </message>
    <message>
        <source>not locked</source>
        <translation>не заблокирован</translation>
    </message>
    <message>
        <source>%1 - %2 %3, id %4</source>
        <translation>%1 — %2, %3, ID %4</translation>
    </message>
    <message>
        <source>Instance of the template %1.</source>
        <translation>Экземпляр шаблона %1.</translation>
    </message>
    <message>
        <source>Its layer is hidden.</source>
        <translation>Его слой скрыт.</translation>
    </message>
    <message>
        <source>Not in this step of the recording.</source>
        <translation>Нет на этом шаге записи.</translation>
    </message>
    <message>
        <source>Removed in this simulation; it is back after Stop.</source>
        <translation>Удалён в этой симуляции; вернётся после «Стоп».</translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <source>Cannon world</source>
        <translation>Мир с пушкой</translation>
    </message>
    <message>
        <source>A cannon, a ball and 20 targets in 8 cells: aim, shoot, and see which objects are tested</source>
        <translation>Пушка, шар и 20 целей в 8 ячейках: цельтесь, стреляйте и смотрите, какие объекты проверяются</translation>
    </message>
    <message>
        <source>Cannon world, 12 cells</source>
        <translation>Мир с пушкой, 12 ячеек</translation>
    </message>
    <message>
        <source>The same in a world of 9.6 x 6.4 m</source>
        <translation>То же в мире 9.6 × 6.4 м</translation>
    </message>
    <message>
        <source>500 circles</source>
        <translation>500 кругов</translation>
    </message>
    <message>
        <source>Move the mouse over them and drag the cell size</source>
        <translation>Водите над ними мышью и меняйте размер ячеек</translation>
    </message>
    <message>
        <source>Pong</source>
        <translation>Понг</translation>
    </message>
    <message>
        <source>Run it (F5) and steer the left paddle with Up and Down; the right one follows the ball</source>
        <translation>Запустите (F5) и двигайте левую ракетку стрелками вверх и вниз; правая следит за мячом</translation>
    </message>
    <message>
        <source>Pinball</source>
        <translation>Пинбол</translation>
    </message>
    <message>
        <source>Run it (F5) and press Left and Right: the flippers keep the ball in play</source>
        <translation>Запустите (F5) и нажимайте стрелки влево и вправо: флипперы держат шарик в игре</translation>
    </message>
    <message>
        <source>Walkers</source>
        <translation>Пешеходы</translation>
    </message>
    <message>
        <source>Ten walkers whose masks keep them apart: no pair is ever tested</source>
        <translation>Десять пешеходов, которых разделяют маски: ни одна пара не проверяется</translation>
    </message>
    <message>
        <source>Small and large</source>
        <translation>Маленькие и большие</translation>
    </message>
    <message>
        <source>200 boxes, oriented boxes and circles of 0.05 to 50 m: no cell size suits all</source>
        <translation>200 прямоугольников, ориентированных прямоугольников и кругов от 0.05 до 50 м: один размер ячеек не подходит всем</translation>
    </message>
    <message>
        <source>Level of 10 000 objects</source>
        <translation>Уровень из 10 000 объектов</translation>
    </message>
    <message>
        <source>Tiles and platforms with 500 balls and crates: compare the algorithms here</source>
        <translation>Тайлы и платформы, 500 шаров и ящиков: здесь удобно сравнивать алгоритмы</translation>
    </message>
    <message>
        <source>Empty world</source>
        <translation>Пустой мир</translation>
    </message>
    <message>
        <source>Nothing but a world</source>
        <translation>Ничего, кроме мира</translation>
    </message>
    <message>
        <source>The ball that goes through the wall</source>
        <translation>Мяч, который летит сквозь стену</translation>
    </message>
    <message>
        <source>Three balls fly at one wall. Two come back. The fast one is behind it, every time.</source>
        <translation>Три мяча летят в одну стену. Два возвращаются. Быстрый каждый раз оказывается за ней.</translation>
    </message>
    <message>
        <source>The boss that is hit only at its corners</source>
        <translation>Босс, в которого можно попасть только по углам</translation>
    </message>
    <message>
        <source>Nine darts at a boss, one at an imp. The imp takes its dart. Of the nine two hit, and seven fly through.</source>
        <translation>Девять дротиков летят в босса, один — в беса. Бес получает свой дротик. Из девяти попадают два, а семь пролетают насквозь.</translation>
    </message>
    <message>
        <source>Fast on the left, slow on the right</source>
        <translation>Слева быстро, справа медленно</translation>
    </message>
    <message>
        <source>The cells were chosen by the book: five times the largest object. All is well among the barrels; among the crumbs the game stutters.</source>
        <translation>Ячейки выбраны по учебнику: в пять раз больше самого большого объекта. Среди бочек всё хорошо; среди крошек игра тормозит.</translation>
    </message>
    <message>
        <source>The row where nothing collides</source>
        <translation>Ряд, где ничего не сталкивается</translation>
    </message>
    <message>
        <source>Three rows of coins, and collectors that pass over all of them. The coins of the top row stay.</source>
        <translation>Три ряда монет, и сборщики проходят над всеми. Монеты верхнего ряда остаются.</translation>
    </message>
    <message>
        <source>The enemy that cannot be shot</source>
        <translation>Враг, которого нельзя подстрелить</translation>
    </message>
    <message>
        <source>Five enemies, a shot for each. Four fall. The third stands, and its shot goes right through.</source>
        <translation>Пять врагов, на каждого по выстрелу. Четыре падают. Третий стоит, и снаряд летит прямо сквозь него.</translation>
    </message>
    <message>
        <source>Two runs that differ</source>
        <translation>Два разных прогона</translation>
    </message>
    <message>
        <source>Two builds of one game have different grids. Run in both, a marble goes another way after two seconds. Which missed pair was it?</source>
        <translation>В двух сборках одной игры разные сетки. Через две секунды после запуска шарик в них катится по-разному. Из-за какой пропущенной пары?</translation>
    </message>
</context>
<context>
    <name>SelectTool</name>
    <message>
        <source>Move</source>
        <translation>Переместить</translation>
    </message>
    <message>
        <source>A recording is read only. Convert a step to a scene to move its objects</source>
        <translation>Запись доступна только для чтения. Чтобы двигать объекты шага, превратите его в сцену</translation>
    </message>
    <message>
        <source>The selected objects are locked. Unlock them to move them</source>
        <translation>Выделенные объекты заблокированы. Чтобы двигать их, разблокируйте</translation>
    </message>
    <message>
        <source>Release to drop, Esc to cancel; Ctrl switches snapping %1</source>
        <translation>Отпустите, чтобы оставить здесь, Esc — отмена; Ctrl %1 привязку</translation>
    </message>
    <message>
        <source>off</source>
        <translation>выключает</translation>
    </message>
    <message>
        <source>on</source>
        <translation>включает</translation>
    </message>
    <message>
        <source>Snapped to %1. Esc cancels</source>
        <translation>Привязка: %1. Esc — отмена</translation>
    </message>
    <message>
        <source>Selects enclosed objects; drag left to select touched objects</source>
        <translation>Выделяет объекты целиком внутри; тяните влево, чтобы выделять и задетые</translation>
    </message>
    <message>
        <source>Selects touched objects; drag right to select enclosed objects</source>
        <translation>Выделяет задетые объекты; тяните вправо, чтобы выделять только целиком внутри</translation>
    </message>
    <message>
        <source>Click to select, drag on empty ground to select several; a recording cannot be edited</source>
        <translation>Щелчок выделяет, перетаскивание от пустого места выделяет несколько; запись править нельзя</translation>
    </message>
    <message>
        <source>Click to select, drag to move objects in this simulation; the scene does not change</source>
        <translation>Щелчок выделяет, перетаскивание двигает объекты в этой симуляции; сцена не меняется</translation>
    </message>
    <message>
        <source>Click to select, drag to move, drag on empty ground to select several</source>
        <translation>Щелчок выделяет, перетаскивание двигает, перетаскивание от пустого места выделяет несколько</translation>
    </message>
    <message>
        <source>Selected: %1. %2</source>
        <translation>Выделено: %1. %2</translation>
    </message>
</context>
<context>
    <name>SelectionActions</name>
    <message>
        <source>Duplicate %1</source>
        <translation>Дублировать %1</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>Tab moves to the next field and hides the panels</source>
        <translation>Tab переходит к следующему полю и скрывает панели</translation>
    </message>
    <message>
        <source>Shift+Tab moves to the previous field</source>
        <translation>Shift+Tab переходит к предыдущему полю</translation>
    </message>
    <message>
        <source>Space pans the view while held and presses buttons</source>
        <translation>Пробел двигает вид, пока нажат, и нажимает кнопки</translation>
    </message>
    <message>
        <source>Esc cancels the current action</source>
        <translation>Esc отменяет текущее действие</translation>
    </message>
    <message>
        <source>Return finishes typing</source>
        <translation>Return завершает ввод</translation>
    </message>
    <message>
        <source>Enter finishes typing</source>
        <translation>Enter завершает ввод</translation>
    </message>
</context>
<context>
    <name>SnapActions</name>
    <message>
        <source>To &amp;objects</source>
        <translation>К объектам</translation>
    </message>
    <message>
        <source>Snap edges and centres to those of visible objects near by, and to those of the world</source>
        <translation>Привязывать края и центры к краям и центрам видимых объектов поблизости и к краям мира</translation>
    </message>
    <message>
        <source>To &amp;equal gaps</source>
        <translation>К равным промежуткам</translation>
    </message>
    <message>
        <source>Snap to the same gap to a neighbour as that neighbour has to the next object of the row</source>
        <translation>Привязывать к такому же промежутку до соседа, какой у соседа до следующего объекта ряда</translation>
    </message>
    <message>
        <source>To g&amp;uides</source>
        <translation>К направляющим</translation>
    </message>
    <message>
        <source>Snap edges and centres to the visible guides of the Guide tool</source>
        <translation>Привязывать края и центры к видимым направляющим инструмента «Направляющие»</translation>
    </message>
    <message>
        <source>To &amp;cell borders</source>
        <translation>К границам ячеек</translation>
    </message>
    <message>
        <source>Snap edges and centres to the cell borders of the broad phase</source>
        <translation>Привязывать края и центры к границам ячеек широкой фазы</translation>
    </message>
    <message>
        <source>To the &amp;grid</source>
        <translation>К сетке</translation>
    </message>
    <message>
        <source>Snap to a grid of its own, which is shown, unless something nearer attracts the object</source>
        <translation>Привязывать к отдельной сетке, которая показана, если ничто ближе не притягивает объект</translation>
    </message>
    <message>
        <source>To &amp;pixels</source>
        <translation>К пикселям</translation>
    </message>
    <message>
        <source>Snap left and bottom edges to whole pixels of your pictures, unless something else attracts the object</source>
        <translation>Привязывать левые и нижние края к целым пикселям ваших картинок, если ничто другое не притягивает объект</translation>
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
        <translation>равные промежутки %1 м</translation>
    </message>
    <message>
        <source>guide at %1 m</source>
        <translation>направляющая на %1 м</translation>
    </message>
    <message>
        <source>cell border at %1 m</source>
        <translation>граница ячейки на %1 м</translation>
    </message>
    <message>
        <source>grid, %1 m</source>
        <translation>сетка, %1 м</translation>
    </message>
    <message>
        <source>pixel %1</source>
        <translation>пиксель %1</translation>
    </message>
    <message>
        <source>the world</source>
        <translation>мир</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>объект</translation>
    </message>
    <message>
        <source>left edge of %1</source>
        <translation>левый край, %1</translation>
    </message>
    <message>
        <source>bottom edge of %1</source>
        <translation>нижний край, %1</translation>
    </message>
    <message>
        <source>right edge of %1</source>
        <translation>правый край, %1</translation>
    </message>
    <message>
        <source>top edge of %1</source>
        <translation>верхний край, %1</translation>
    </message>
    <message>
        <source>centre of %1</source>
        <translation>центр %1</translation>
    </message>
</context>
<context>
    <name>SpriteSection</name>
    <message>
        <source>text "%1"</source>
        <translation>текст «%1»</translation>
    </message>
</context>
<context>
    <name>StoryWords</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>%1, up to step %2</source>
        <translation>%1, до шага %2</translation>
    </message>
</context>
<context>
    <name>StructureValues</name>
    <message>
        <source>Empty cells</source>
        <translation>Пустые ячейки</translation>
    </message>
    <message>
        <source>Cells without any object. If nearly all are empty, the cells are small for this world.</source>
        <translation>Ячейки без объектов. Если пусты почти все, ячейки малы для этого мира.</translation>
    </message>
    <message>
        <source>Objects per cell</source>
        <translation>Объектов в ячейке</translation>
    </message>
    <message>
        <source>Mean of the occupied cells, and the fullest cell.
Many objects in a cell mean many candidates: the cells are large.</source>
        <translation>Среднее по занятым ячейкам и самая полная ячейка.
Много объектов в ячейке — много кандидатов: ячейки велики.</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Память</translation>
    </message>
    <message>
        <source>Of the structure, without the objects</source>
        <translation>Самой структуры, без объектов</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>не записано</translation>
    </message>
    <message>
        <source>%1 (%2 an object)</source>
        <translation>%1 (%2 на объект)</translation>
    </message>
    <message>
        <source>%1 x %2 = %3</source>
        <translation>%1 × %2 = %3</translation>
    </message>
    <message>
        <source>nearly all</source>
        <translation>почти все</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>mean %1, most %2</source>
        <translation>среднее %1, максимум %2</translation>
    </message>
</context>
<context>
    <name>Templates</name>
    <message>
        <source>Follow templates</source>
        <translation>Обновить по шаблонам</translation>
    </message>
    <message>
        <source>A template needs a name, because its instances refer to it.</source>
        <translation>Шаблону нужно имя: на него ссылаются экземпляры.</translation>
    </message>
    <message>
        <source>The name is longer than %1 bytes, the limit.</source>
        <translation>Имя длиннее предела, байт: %1.</translation>
    </message>
    <message>
        <source>There is a template %1 already. Choose another name.</source>
        <translation>Шаблон %1 уже есть. Выберите другое имя.</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>тип</translation>
    </message>
    <message>
        <source>angle</source>
        <translation>угол</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>масштаб</translation>
    </message>
    <message>
        <source>velocity</source>
        <translation>скорость</translation>
    </message>
    <message>
        <source>acceleration</source>
        <translation>ускорение</translation>
    </message>
    <message>
        <source>mass</source>
        <translation>масса</translation>
    </message>
    <message>
        <source>force</source>
        <translation>сила</translation>
    </message>
    <message>
        <source>gravity scale</source>
        <translation>масштаб гравитации</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>форма</translation>
    </message>
    <message>
        <source>category</source>
        <translation>категория</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>маска</translation>
    </message>
    <message>
        <source>response to hits</source>
        <translation>реакция на попадание</translation>
    </message>
    <message>
        <source>restitution</source>
        <translation>упругость</translation>
    </message>
    <message>
        <source>sprite</source>
        <translation>спрайт</translation>
    </message>
    <message>
        <source>components</source>
        <translation>компоненты</translation>
    </message>
    <message>
        <source>custom properties</source>
        <translation>свои свойства</translation>
    </message>
    <message>
        <source>Stop the simulation first (Shift+F5).</source>
        <translation>Сначала остановите симуляцию (Shift+F5).</translation>
    </message>
    <message>
        <source>There is no template %1.</source>
        <translation>Шаблона %1 нет.</translation>
    </message>
    <message>
        <source>%1 is shared with other scenes, and their project is not open.</source>
        <translation>Шаблон %1 общий с другими сценами, а их проект не открыт.</translation>
    </message>
    <message>
        <source>It is shared by the project, and scenes that are not open would not find it under another name. Make it local to this scene first.</source>
        <translation>Он общий для проекта, и закрытые сцены не нашли бы его под другим именем. Сначала сделайте его локальным для этой сцены.</translation>
    </message>
    <message>
        <source>Add template %1</source>
        <translation>Добавить шаблон %1</translation>
    </message>
    <message>
        <source>Add %1 templates</source>
        <translation>Добавить шаблоны: %1</translation>
    </message>
    <message>
        <source>No template can be made. %1</source>
        <translation>Создать шаблон нельзя. %1</translation>
    </message>
    <message>
        <source>All selected objects are already instances of templates. Detach them first to make templates of them.</source>
        <translation>Все выделенные объекты — уже экземпляры шаблонов. Чтобы сделать из них шаблоны, сначала отвяжите их.</translation>
    </message>
    <message>
        <source>Make template %1</source>
        <translation>Создать шаблон %1</translation>
    </message>
    <message>
        <source>Make %1 templates</source>
        <translation>Создать шаблоны: %1</translation>
    </message>
    <message>
        <source>It is not an instance of a template.</source>
        <translation>Это не экземпляр шаблона.</translation>
    </message>
    <message>
        <source>The template %1 cannot be changed. %2</source>
        <translation>Изменить шаблон %1 нельзя. %2</translation>
    </message>
    <message>
        <source>Apply %1 to template %2</source>
        <translation>Применить %1 к шаблону %2</translation>
    </message>
    <message>
        <source>Apply %1 of %2 to template %3</source>
        <translation>Применить к шаблону %3: %1 (%2)</translation>
    </message>
    <message>
        <source>Nothing can be reset. %1</source>
        <translation>Сбросить ничего нельзя. %1</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>Сбросить %1</translation>
    </message>
    <message>
        <source>Reset %1 of %2</source>
        <translation>Сбросить: %1 (%2)</translation>
    </message>
    <message>
        <source>The shape of the template does not allow the scale of the object. Reset both.</source>
        <translation>Форма шаблона не допускает масштаба объекта. Сбросьте оба значения.</translation>
    </message>
    <message>
        <source>Nothing can be detached. %1</source>
        <translation>Отвязать ничего нельзя. %1</translation>
    </message>
    <message>
        <source>Detach</source>
        <translation>Отвязать</translation>
    </message>
    <message>
        <source>The template %1 cannot be renamed. %2</source>
        <translation>Переименовать шаблон %1 нельзя. %2</translation>
    </message>
    <message>
        <source>There are already instances of a missing template %1. Choose another name.</source>
        <translation>Уже есть экземпляры недостающего шаблона %1. Выберите другое имя.</translation>
    </message>
    <message>
        <source>Rename template %1 to %2</source>
        <translation>Переименовать шаблон %1 в %2</translation>
    </message>
    <message>
        <source>The template %1 cannot be deleted. %2</source>
        <translation>Удалить шаблон %1 нельзя. %2</translation>
    </message>
    <message>
        <source>Delete template %1</source>
        <translation>Удалить шаблон %1</translation>
    </message>
    <message>
        <source>Delete %1 templates</source>
        <translation>Удалить шаблоны: %1</translation>
    </message>
    <message>
        <source>Nothing can follow its template. %1</source>
        <translation>Обновить по шаблону ничего нельзя. %1</translation>
    </message>
    <message>
        <source>Let %1 follow</source>
        <translation>Обновить по шаблонам: %1</translation>
    </message>
    <message>
        <source>A scene has at most %1 templates, and this needs %2. Delete those that no object uses.</source>
        <translation>В сцене может быть не больше шаблонов: %1, а здесь нужно %2. Удалите те, которые не использует ни один объект.</translation>
    </message>
    <message>
        <source>The template %1 names an object, in a component or a property, and an object is of one scene only: scenes cannot share that. Let the instances say which object they mean.</source>
        <translation>Шаблон %1 ссылается на объект в компоненте или свойстве, а объект есть только в одной сцене: сделать такой шаблон общим для сцен нельзя. Пусть объект указывают сами экземпляры.</translation>
    </message>
    <message>
        <source>%1 is already shared by the project.</source>
        <translation>%1 уже общий для проекта.</translation>
    </message>
    <message>
        <source>Open the project of this scene first (File &gt; Open project, File &gt; Add this scene to the project).</source>
        <translation>Сначала откройте проект этой сцены («Файл &gt; Открыть проект», «Файл &gt; Добавить эту сцену в проект»).</translation>
    </message>
    <message>
        <source>The project already has a template %1. Rename this one, or use the shared one (panel Checks).</source>
        <translation>В проекте уже есть шаблон %1. Переименуйте этот или используйте общий (панель «Проверки»).</translation>
    </message>
    <message>
        <source>%1 is already local to this scene.</source>
        <translation>%1 уже локальный для этой сцены.</translation>
    </message>
    <message>
        <source>The template %1 cannot be shared. %2</source>
        <translation>Сделать шаблон %1 общим нельзя. %2</translation>
    </message>
    <message>
        <source>Share template %1</source>
        <translation>Сделать шаблон %1 общим</translation>
    </message>
    <message>
        <source>The template %1 cannot be copied. %2</source>
        <translation>Скопировать шаблон %1 нельзя. %2</translation>
    </message>
    <message>
        <source>Make template %1 local, as %2</source>
        <translation>Сделать шаблон %1 локальным, под именем %2</translation>
    </message>
    <message>
        <source>The templates of the project cannot be used. %1</source>
        <translation>Использовать шаблоны проекта нельзя. %1</translation>
    </message>
    <message>
        <source>Use the project's template %1</source>
        <translation>Использовать шаблон проекта %1</translation>
    </message>
    <message>
        <source>Use %1 templates of the project</source>
        <translation>Использовать шаблоны проекта: %1</translation>
    </message>
</context>
<context>
    <name>TimelinePanel</name>
    <message>
        <source>Object %1</source>
        <translation>Объект %1</translation>
    </message>
</context>
<context>
    <name>TransformObjects</name>
    <message>
        <source>Rotate</source>
        <translation>Повернуть</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Отразить</translation>
    </message>
</context>
<context>
    <name>Transformer</name>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>by %1°</source>
        <translation>на %1°</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Повернуть</translation>
    </message>
    <message>
        <source>%1 x %2 m</source>
        <translation>%1 × %2 м</translation>
    </message>
    <message>
        <source>%1, %2°</source>
        <translation>%1, %2°</translation>
    </message>
    <message>
        <source>Release to rotate about this point, Esc to cancel</source>
        <translation>Отпустите, чтобы поворачивать вокруг этой точки; Esc — отмена</translation>
    </message>
    <message>
        <source>. Snapped to %1</source>
        <translation>. Привязка: %1</translation>
    </message>
    <message>
        <source>%1%2. Release to apply, Esc to cancel</source>
        <translation>%1%2. Отпустите, чтобы применить; Esc — отмена</translation>
    </message>
    <message>
        <source>Drag to rotate about the cross, or about the centre; Shift uses steps of 15 degrees</source>
        <translation>Тяните, чтобы повернуть вокруг креста или вокруг центра; Shift — с шагом 15 градусов</translation>
    </message>
    <message>
        <source>Drag the pivot; double-click to move it back to the centre</source>
        <translation>Перетащите опорную точку; двойной щелчок вернёт её в центр</translation>
    </message>
    <message>
        <source>Drag this cross to set the pivot; it starts at the centre</source>
        <translation>Перетащите этот крест, чтобы задать опорную точку; сначала он в центре</translation>
    </message>
    <message>
        <source>%1. Drag to resize; Shift keeps proportions, Alt resizes about the centre or the cross, Ctrl switches snapping %2</source>
        <translation>%1. Тяните, чтобы изменить размер; Shift сохраняет пропорции, Alt — относительно центра или креста, Ctrl %2 привязку</translation>
    </message>
    <message>
        <source>off</source>
        <translation>выключает</translation>
    </message>
    <message>
        <source>on</source>
        <translation>включает</translation>
    </message>
</context>
<context>
    <name>UnrecordedWords</name>
    <message>
        <source>The recording does not say which candidates the broad phase of your game found.
To see them, record BST_CANDIDATES and call bst_candidate in your game.</source>
        <translation>Запись не говорит, каких кандидатов нашла широкая фаза вашей игры.
Чтобы видеть их, записывайте BST_CANDIDATES и вызывайте bst_candidate в игре.</translation>
    </message>
    <message>
        <source>The recording does not say how long this took.
To see it, call bst_counter in your game, with a name such as "broad phase".</source>
        <translation>Запись не говорит, сколько времени это заняло.
Чтобы видеть время, вызывайте bst_counter в игре, например с именем «broad phase».</translation>
    </message>
</context>
<context>
    <name>VertexTool</name>
    <message>
        <source>Add a vertex to</source>
        <translation>Добавить вершину:</translation>
    </message>
    <message>
        <source>Move vertices of</source>
        <translation>Переместить вершины:</translation>
    </message>
    <message>
        <source>a %1 keeps its handles; Esc and Delete removes the whole object</source>
        <translation>у этой формы (%1) маркеры удалить нельзя; Esc, затем Delete удаляет весь объект</translation>
    </message>
    <message>
        <source>a polygon needs three vertices and a mesh one triangle; Esc and Delete removes the whole object</source>
        <translation>полигону нужны три вершины, а мешу — один треугольник; Esc, затем Delete удаляет весь объект</translation>
    </message>
    <message>
        <source>Remove vertices of</source>
        <translation>Удалить вершины:</translation>
    </message>
    <message>
        <source>%1, %2 m</source>
        <translation>%1, %2 м</translation>
    </message>
    <message>
        <source>Vertex %1 of %2: x %3 m, y %4 m</source>
        <translation>Вершина %1 из %2: x %3 м, y %4 м</translation>
    </message>
    <message>
        <source>%1 of %2 vertices</source>
        <translation>Вершины: %1 из %2</translation>
    </message>
    <message>
        <source>Not possible: %1</source>
        <translation>Невозможно: %1</translation>
    </message>
    <message>
        <source>Click a polygon or a mesh, or another shape with handles, that is not locked to edit its vertices</source>
        <translation>Щёлкните незаблокированный полигон, меш или другую форму с маркерами, чтобы править вершины</translation>
    </message>
    <message>
        <source>Release to drop it here, Esc to cancel</source>
        <translation>Отпустите, чтобы оставить здесь; Esc — отмена</translation>
    </message>
    <message>
        <source>Snapped to %1</source>
        <translation>Привязка: %1</translation>
    </message>
    <message>
        <source>Drag a handle to change the shape</source>
        <translation>Перетащите маркер, чтобы изменить форму</translation>
    </message>
    <message>
        <source>%1. Drag the handle to change the shape, arrows move it by 0.1 m, Shift+arrows by 1 m</source>
        <translation>%1. Перетащите маркер, чтобы изменить форму; стрелки двигают его на 0.1 м, Shift+стрелки — на 1 м</translation>
    </message>
    <message>
        <source>Drag vertices, click an edge to add one, drag on empty ground to select several</source>
        <translation>Перетаскивание двигает вершины, щелчок по ребру добавляет вершину, перетаскивание от пустого места выделяет несколько</translation>
    </message>
    <message>
        <source>%1. Delete removes, arrows move by 0.1 m, Shift+arrows by 1 m, Esc deselects</source>
        <translation>%1. Delete удаляет, стрелки двигают на 0.1 м, Shift+стрелки — на 1 м, Esc снимает выделение</translation>
    </message>
</context>
<context>
    <name>ViewActions</name>
    <message>
        <source>&amp;Grid cells</source>
        <translation>Сетка ячеек</translation>
    </message>
    <message>
        <source>Show the borders of the cells, if the algorithm has cells</source>
        <translation>Показывать границы ячеек, если у алгоритма есть ячейки</translation>
    </message>
    <message>
        <source>Cell &amp;ids</source>
        <translation>ID ячеек</translation>
    </message>
    <message>
        <source>Show the cell ids of the algorithm: most count from the lower left, range-grid from the upper left</source>
        <translation>Показывать ID ячеек алгоритма: обычно отсчёт слева снизу, у range-grid — слева сверху</translation>
    </message>
    <message>
        <source>&amp;Objects per cell</source>
        <translation>Объекты в ячейках</translation>
    </message>
    <message>
        <source>Show how many objects are registered in each cell</source>
        <translation>Показывать, сколько объектов зарегистрировано в каждой ячейке</translation>
    </message>
    <message>
        <source>&amp;Faults of textbook algorithms</source>
        <translation>Ошибки алгоритмов из учебников</translation>
    </message>
    <message>
        <source>Mark the objects that the algorithm loses</source>
        <translation>Отмечать объекты, которые алгоритм теряет</translation>
    </message>
    <message>
        <source>Sprites of the &amp;world</source>
        <translation>Спрайты мира</translation>
    </message>
    <message>
        <source>Show the pictures of the objects</source>
        <translation>Показывать картинки объектов</translation>
    </message>
    <message>
        <source>&amp;Shapes</source>
        <translation>Формы</translation>
    </message>
    <message>
        <source>Show the bounding shapes of the objects; only outlines over sprites</source>
        <translation>Показывать ограничивающие формы объектов; поверх спрайтов — только контуры</translation>
    </message>
    <message>
        <source>Box&amp;es (AABBs)</source>
        <translation>AABB</translation>
    </message>
    <message>
        <source>Show the axis-aligned boxes that the broad phase uses</source>
        <translation>Показывать прямоугольники со сторонами вдоль осей, с которыми работает широкая фаза</translation>
    </message>
    <message>
        <source>&amp;Dim all but the focus</source>
        <translation>Приглушать всё, кроме фокуса</translation>
    </message>
    <message>
        <source>Dim everything except the object under the pointer, its cells and candidates, or else the selected objects</source>
        <translation>Приглушать всё, кроме объекта под указателем, его ячеек и кандидатов, а если их нет — кроме выделенных объектов</translation>
    </message>
    <message>
        <source>Na&amp;mes</source>
        <translation>Имена</translation>
    </message>
    <message>
        <source>Show the names of the objects, where there is room</source>
        <translation>Показывать имена объектов там, где есть место</translation>
    </message>
    <message>
        <source>A&amp;xes</source>
        <translation>Оси</translation>
    </message>
    <message>
        <source>Show the axes at the origin, and the size of the world</source>
        <translation>Показывать оси в начале координат и размер мира</translation>
    </message>
    <message>
        <source>&amp;Legend</source>
        <translation>Легенда</translation>
    </message>
    <message>
        <source>Show what the colours mean</source>
        <translation>Показывать, что значат цвета</translation>
    </message>
    <message>
        <source>Move the view &amp;left</source>
        <translation>Сдвинуть вид влево</translation>
    </message>
    <message>
        <source>Move the view &amp;right</source>
        <translation>Сдвинуть вид вправо</translation>
    </message>
    <message>
        <source>Move the view &amp;up</source>
        <translation>Сдвинуть вид вверх</translation>
    </message>
    <message>
        <source>Move the view &amp;down</source>
        <translation>Сдвинуть вид вниз</translation>
    </message>
</context>
<context>
    <name>WhyPanel</name>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
</context>
<context>
    <name>broadside::AnimationEditor</name>
    <message>
        <source>Play</source>
        <translation>Воспроизвести</translation>
    </message>
    <message>
        <source>Play or pause the animation here</source>
        <translation>Воспроизвести анимацию здесь или приостановить её</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Undo the last change of an animation in the file of the atlas</source>
        <translation>Отменить последнее изменение анимации в файле атласа</translation>
    </message>
    <message>
        <source>Time of the frame</source>
        <translation>Время кадра</translation>
    </message>
    <message>
        <source>s</source>
        <translation>с</translation>
    </message>
    <message>
        <source>The chosen picture</source>
        <translation>Выбранная картинка</translation>
    </message>
    <message>
        <source>Frames of the animation</source>
        <translation>Кадры анимации</translation>
    </message>
    <message>
        <source>The frames, from first to last; the time below is that of the chosen frame</source>
        <translation>Кадры от первого до последнего; время ниже относится к выбранному кадру</translation>
    </message>
    <message>
        <source>After the last frame</source>
        <translation>После последнего кадра</translation>
    </message>
    <message>
        <source>looping</source>
        <translation>по кругу</translation>
    </message>
    <message>
        <source>once</source>
        <translation>один раз</translation>
    </message>
    <message>
        <source>ping-pong</source>
        <translation>туда-обратно</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>Повтор</translation>
    </message>
    <message>
        <source>Looping starts again, once stops at the last frame, ping-pong plays forward and back. Saved in the file of the atlas.</source>
        <translation>«По кругу» начинает сначала, «один раз» останавливается на последнем кадре, «туда-обратно» идёт вперёд и назад. Сохраняется в файле атласа.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Time that the chosen frame, or each frame if none is chosen, is shown, in seconds. Saved in the file of the atlas.</source>
        <translation>Сколько секунд показывается выбранный кадр или, если ни один не выбран, каждый кадр. Сохраняется в файле атласа.</translation>
    </message>
    <message>
        <source>%1, %2 s</source>
        <translation>%1, %2 с</translation>
    </message>
    <message>
        <source>The atlas %1 no longer exists.</source>
        <translation>Атласа %1 больше нет.</translation>
    </message>
    <message>
        <source>The animation %1 is no longer in its file.</source>
        <translation>Анимации %1 больше нет в её файле.</translation>
    </message>
    <message>
        <source>The atlas is part of the program and cannot be changed. Add your own atlas to set its times.</source>
        <translation>Этот атлас — часть программы, изменить его нельзя. Добавьте свой атлас, чтобы задать время кадров.</translation>
    </message>
</context>
<context>
    <name>broadside::ArrangeActions</name>
    <message>
        <source>&amp;Align</source>
        <translation>Выровнять</translation>
    </message>
    <message>
        <source>The objects are already aligned.</source>
        <translation>Объекты уже выровнены.</translation>
    </message>
    <message>
        <source>&amp;Distribute</source>
        <translation>Распределить</translation>
    </message>
    <message>
        <source>The objects are already distributed.</source>
        <translation>Объекты уже распределены.</translation>
    </message>
    <message>
        <source>The last selected object is not in the world.</source>
        <translation>Последнего выделенного объекта нет в мире.</translation>
    </message>
    <message>
        <source>Now: as %1</source>
        <translation>Сейчас: как у %1</translation>
    </message>
    <message>
        <source>S&amp;ize</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>The objects already match.</source>
        <translation>Размеры уже совпадают.</translation>
    </message>
    <message>
        <source>&amp;Nudge</source>
        <translation>Сдвинуть</translation>
    </message>
    <message>
        <source>%1 not changed: locked, or on a locked layer. Shift+L unlocks objects; the panel Objects unlocks layers.</source>
        <translation>Заблокировано (сами или слой), не изменено: %1. Shift+L разблокирует объекты, панель «Объекты» — слои.</translation>
    </message>
    <message>
        <source>%1 not changed: the shape does not allow it (circles and rotated objects keep their proportions), or a limit of the scene is reached.</source>
        <translation>Не изменено: %1. Не допускает форма (круги и повёрнутые объекты сохраняют пропорции), или достигнут предел сцены.</translation>
    </message>
    <message>
        <source>Nothing changed. %1</source>
        <translation>Ничего не изменено. %1</translation>
    </message>
</context>
<context>
    <name>broadside::AssetActions</name>
    <message>
        <source>P&amp;ictures</source>
        <translation>Картинки</translation>
    </message>
    <message>
        <source>&amp;Add pictures...</source>
        <translation>Добавить картинки...</translation>
    </message>
    <message>
        <source>Add pictures, atlases, or sheets of Aseprite or TexturePacker to the scene; dropping the files onto the window does the same</source>
        <translation>Добавить в сцену картинки, атласы или листы Aseprite и TexturePacker; можно и перетащить файлы в окно</translation>
    </message>
    <message>
        <source>&amp;Place in the world</source>
        <translation>Разместить в мире</translation>
    </message>
    <message>
        <source>Place objects that show the picture chosen in the panel Assets, with a box that fits it</source>
        <translation>Размещать объекты с картинкой, выбранной на панели «Ассеты», и подходящим к ней прямоугольником</translation>
    </message>
    <message>
        <source>Choose a region or an animation in the panel Assets first.</source>
        <translation>Сначала выберите регион или анимацию на панели «Ассеты».</translation>
    </message>
    <message>
        <source>Edit &amp;shape over picture</source>
        <translation>Править форму на картинке</translation>
    </message>
    <message>
        <source>Show the picture of the selected object with its bounding shape, to edit it pixel by pixel</source>
        <translation>Показать картинку выделенного объекта с ограничивающей формой, чтобы править её по пикселям</translation>
    </message>
    <message>
        <source>Re&amp;load the files</source>
        <translation>Перезагрузить файлы</translation>
    </message>
    <message>
        <source>Read pictures and atlases again that changed on the disk; Broadside also does this by itself</source>
        <translation>Перечитать картинки и атласы, которые изменились на диске; Broadside делает это и сам</translation>
    </message>
    <message>
        <source>&amp;Remove atlas</source>
        <translation>Убрать атлас</translation>
    </message>
    <message>
        <source>Remove the atlas that is chosen in the panel Assets from the scene; its files stay</source>
        <translation>Убрать из сцены атлас, выбранный на панели «Ассеты»; его файлы останутся</translation>
    </message>
    <message>
        <source>Choose an atlas in the panel Assets first.</source>
        <translation>Сначала выберите атлас на панели «Ассеты».</translation>
    </message>
    <message>
        <source>The scene has no file yet, and pictures are found relative to it. Save the scene first, then add the pictures.</source>
        <translation>У сцены ещё нет файла, а картинки ищутся относительно него. Сначала сохраните сцену, затем добавьте картинки.</translation>
    </message>
    <message>
        <source>Pictures, atlases and sheets (%1 *.json)</source>
        <translation>Картинки, атласы и листы (%1 *.json)</translation>
    </message>
    <message>
        <source>Add pictures</source>
        <translation>Добавить картинки</translation>
    </message>
    <message>
        <source>The pictures were not listed: the scene that they were added to, %1, is not open here any more.</source>
        <translation>Картинки не добавлены: сцена %1, в которую они добавлялись, здесь больше не открыта.</translation>
    </message>
    <message>
        <source>... and %1 more.</source>
        <translation>... и ещё %1.</translation>
    </message>
    <message>
        <source>picture %1</source>
        <translation>картинка %1</translation>
    </message>
</context>
<context>
    <name>broadside::AssetNotice</name>
    <message>
        <source>%1 problems with the pictures of the scene. Missing pictures are shown as checkers.</source>
        <translation>Проблем с картинками сцены: %1. Вместо недостающих картинок показаны шахматные клетки.</translation>
    </message>
    <message>
        <source>Show assets</source>
        <translation>Показать ассеты</translation>
    </message>
    <message>
        <source>Show the panel that lists pictures and atlases</source>
        <translation>Показать панель со списком картинок и атласов</translation>
    </message>
</context>
<context>
    <name>broadside::AssetsPanel</name>
    <message>
        <source>%1 (built in)</source>
        <translation>%1 (встроенный)</translation>
    </message>
    <message>
        <source>Search pictures</source>
        <translation>Поиск картинок</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Show regions and animations whose names contain this text</source>
        <translation>Показывать регионы и анимации, имена которых содержат этот текст</translation>
    </message>
    <message>
        <source>No pictures yet.

Add pictures (png, jpg, bmp, webp), an atlas, or a sheet of Aseprite or TexturePacker; or drop the files onto the window.</source>
        <translation>Картинок пока нет.

Добавьте картинки (png, jpg, bmp, webp), атлас либо лист Aseprite или TexturePacker; можно и перетащить файлы в окно.</translation>
    </message>
    <message>
        <source>Atlases, their animations and regions</source>
        <translation>Атласы, их анимации и регионы</translation>
    </message>
    <message>
        <source>Return or a double click places objects with it; or drag it into the world.</source>
        <translation>Return или двойной щелчок размещает объекты с этой картинкой; можно и перетащить её в мир.</translation>
    </message>
    <message>
        <source>Animation of %1, %2 s</source>
        <translation>Анимация: %1, %2 с</translation>
    </message>
    <message>
        <source>Picture of %1 pixels at %2, %3 of the atlas</source>
        <translation>Картинка, пикселей: %1, место в атласе: %2, %3</translation>
    </message>
    <message>
        <source>%1 pixels, %2 pixels per metre</source>
        <translation>Пикселей: %1, на метр: %2</translation>
    </message>
    <message>
        <source>problem</source>
        <translation>проблема</translation>
    </message>
    <message>
        <source>... and %1 more: see the tooltips of the atlases.</source>
        <translation>... и ещё %1: смотрите подсказки атласов.</translation>
    </message>
</context>
<context>
    <name>broadside::AuditView</name>
    <message>
        <source>Audit this step</source>
        <translation>Аудит шага</translation>
    </message>
    <message>
        <source>Every step</source>
        <translation>Каждый шаг</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Исправить</translation>
    </message>
    <message>
        <source>Reduce</source>
        <translation>Сократить</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Находки</translation>
    </message>
    <message>
        <source>Undo reverts the fix.</source>
        <translation>Исправление можно отменить.</translation>
    </message>
    <message>
        <source>The recorded steps were simulated again with the fix. The simulation itself did not change.</source>
        <translation>Записанные шаги симулированы снова с исправлением. Сама симуляция не изменилась.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Stop the search; no scene is opened</source>
        <translation>Остановить поиск; сцена не откроется</translation>
    </message>
    <message>
        <source>Searching for the smallest scene that shows it: %1 of %2 left, after %3</source>
        <translation>Поиск самой маленькой сцены с этой находкой: осталось %1 из %2, сделано: %3</translation>
    </message>
    <message>
        <source>%1 Some steps could not be read: %2</source>
        <translation>%1 Некоторые шаги не удалось прочитать: %2</translation>
    </message>
    <message>
        <source>Auditing...</source>
        <translation>Идёт аудит...</translation>
    </message>
    <message>
        <source>An audit lists each missed pair, and objects that pass through others.</source>
        <translation>Аудит находит все пропущенные пары и объекты, которые проходят сквозь другие.</translation>
    </message>
    <message>
        <source> with boxes too small</source>
        <translation> со слишком маленькими AABB</translation>
    </message>
    <message>
        <source>%1, %2 in %3.</source>
        <translation>%1, %2 (%3).</translation>
    </message>
    <message>
        <source>Missed pairs not recorded</source>
        <translation>Пропущенные пары не записаны</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>шаг %1</translation>
    </message>
    <message>
        <source>steps %1 to %2</source>
        <translation>шаги %1–%2</translation>
    </message>
    <message>
        <source> The list and the timeline show %1 of %2.</source>
        <translation> В списке и на таймлайне показано %1 из %2.</translation>
    </message>
    <message>
        <source>Step %1, %2 and %3. %4</source>
        <translation>Шаг %1: %2 и %3. %4</translation>
    </message>
    <message>
        <source>Find objects that passed through others since the previous step; the recording has no candidates</source>
        <translation>Найти объекты, которые прошли сквозь другие с предыдущего шага; кандидатов в записи нет</translation>
    </message>
    <message>
        <source>Compare the candidates of this step with all pairs whose boxes overlap</source>
        <translation>Сравнить кандидатов этого шага со всеми парами, AABB которых пересекаются</translation>
    </message>
    <message>
        <source>Find objects that passed through others in all steps</source>
        <translation>Найти объекты, которые прошли сквозь другие, на всех шагах</translation>
    </message>
    <message>
        <source>Audit all recorded steps and each new step in the background</source>
        <translation>Проводить в фоне аудит всех записанных шагов и каждого нового</translation>
    </message>
    <message>
        <source>Choose a finding in the list first.</source>
        <translation>Сначала выберите находку в списке.</translation>
    </message>
    <message>
        <source>The broad phase is that of the game. The tooltip of a finding says what to change in the game.</source>
        <translation>Это широкая фаза игры. Подсказка находки говорит, что изменить в игре.</translation>
    </message>
    <message>
        <source>The fix is already applied. Run the simulation again from its start.</source>
        <translation>Исправление уже применено. Запустите симуляцию снова с самого начала.</translation>
    </message>
    <message>
        <source>%1. Undo reverts it.</source>
        <translation>%1. Это можно отменить.</translation>
    </message>
    <message>
        <source>This cannot be reduced to a scene: it is about the time between two frames, or about boxes of a recording.</source>
        <translation>Это нельзя сократить до сцены: дело во времени между двумя кадрами или в AABB записи.</translation>
    </message>
    <message>
        <source>A finding is being reduced.</source>
        <translation>Одна находка уже сокращается.</translation>
    </message>
    <message>
        <source>Find the smallest scene that still shows this, and open it in a new tab</source>
        <translation>Найти самую маленькую сцену, в которой это ещё видно, и открыть её в новой вкладке</translation>
    </message>
    <message>
        <source>Looking for the smallest scene that shows it</source>
        <translation>Поиск самой маленькой сцены, в которой это видно</translation>
    </message>
</context>
<context>
    <name>broadside::BreakpointActions</name>
    <message>
        <source>&amp;Add a breakpoint</source>
        <translation>Добавить точку останова</translation>
    </message>
    <message>
        <source>Stop the simulation when the two selected objects meet, or when the selected object is hit</source>
        <translation>Остановить симуляцию, когда два выделенных объекта встретятся или когда в выделенный объект попадут</translation>
    </message>
    <message>
        <source>Continue to the &amp;next breakpoint</source>
        <translation>Дальше до точки останова</translation>
    </message>
    <message>
        <source>Go to the next step in which a breakpoint fires: first in the recorded steps, then by simulating as fast as possible</source>
        <translation>Перейти к следующему шагу, на котором сработает точка останова: сначала по записанным шагам, затем симулируя как можно быстрее</translation>
    </message>
    <message>
        <source>Continue &amp;backwards</source>
        <translation>Назад до точки останова</translation>
    </message>
    <message>
        <source>Go back to the last recorded step in which a breakpoint fired</source>
        <translation>Вернуться к последнему записанному шагу, на котором сработала точка останова</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>Bring these objects into view</source>
        <translation>Показать эти объекты в окне</translation>
    </message>
    <message>
        <source>Searching for the next breakpoint: %1 steps simulated</source>
        <translation>Поиск следующей точки останова, симулировано шагов: %1</translation>
    </message>
    <message>
        <source>Searching the recorded steps: %1 of %2</source>
        <translation>Поиск по записанным шагам: %1 из %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Stop at the step that is reached</source>
        <translation>Остановиться на достигнутом шаге</translation>
    </message>
    <message>
        <source>Add a breakpoint first (F9).</source>
        <translation>Сначала добавьте точку останова (F9).</translation>
    </message>
    <message>
        <source>Turn a breakpoint on first.</source>
        <translation>Сначала включите точку останова.</translation>
    </message>
    <message>
        <source>There is no earlier step.</source>
        <translation>Более раннего шага нет.</translation>
    </message>
</context>
<context>
    <name>broadside::BreakpointEditor</name>
    <message>
        <source>m</source>
        <translation>м</translation>
    </message>
    <message>
        <source>What the breakpoint waits for</source>
        <translation>Чего ждёт точка останова</translation>
    </message>
    <message>
        <source>Ids, category bits or a part of the name, between commas: "2, 7", "category 0x4", "name tar".
All that is given must hold; empty for any object.</source>
        <translation>ID, биты категории или часть имени, через запятую: «2, 7», «category 0x4», «name tar».
Все условия должны выполняться; пусто — любой объект.</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>Объекты</translation>
    </message>
    <message>
        <source>Other objects</source>
        <translation>Другие объекты</translation>
    </message>
    <message>
        <source>any object</source>
        <translation>любой объект</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Выделенные</translation>
    </message>
    <message>
        <source>%1: the selected objects</source>
        <translation>%1: выделенные объекты</translation>
    </message>
    <message>
        <source>Left of the region</source>
        <translation>Левый край области</translation>
    </message>
    <message>
        <source>Left side of the region</source>
        <translation>Левая сторона области</translation>
    </message>
    <message>
        <source>Bottom of the region</source>
        <translation>Нижний край области</translation>
    </message>
    <message>
        <source>Lower side of the region</source>
        <translation>Нижняя сторона области</translation>
    </message>
    <message>
        <source>Width of the region</source>
        <translation>Ширина области</translation>
    </message>
    <message>
        <source>Height of the region</source>
        <translation>Высота области</translation>
    </message>
    <message>
        <source>Draw it in the world</source>
        <translation>Нарисовать в мире</translation>
    </message>
    <message>
        <source>Limit of candidates</source>
        <translation>Предел кандидатов</translation>
    </message>
    <message>
        <source> candidates</source>
        <translation> кандидатов</translation>
    </message>
    <message>
        <source>Times to ignore</source>
        <translation>Сколько раз пропустить</translation>
    </message>
    <message>
        <source> times</source>
        <translation> раз</translation>
    </message>
    <message>
        <source>Stops when</source>
        <translation>Стоп, когда</translation>
    </message>
    <message>
        <source>The event that stops the simulation</source>
        <translation>Событие, которое останавливает симуляцию</translation>
    </message>
    <message>
        <source>and</source>
        <translation>и</translation>
    </message>
    <message>
        <source>From</source>
        <translation>От</translation>
    </message>
    <message>
        <source>Lower left corner of the region, metres</source>
        <translation>Левый нижний угол области, метры</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>Width and height of the region, metres</source>
        <translation>Ширина и высота области, метры</translation>
    </message>
    <message>
        <source>Drag the region in the world (B); Esc cancels</source>
        <translation>Нарисуйте область в мире (B); Esc — отмена</translation>
    </message>
    <message>
        <source>More than</source>
        <translation>Больше</translation>
    </message>
    <message>
        <source>Fires when a step has more candidates than this and the previous step had not</source>
        <translation>Срабатывает, когда на шаге больше кандидатов, чем это число, а на предыдущем не было</translation>
    </message>
    <message>
        <source>Pass first</source>
        <translation>Пропустить</translation>
    </message>
    <message>
        <source>How many times it happens before the simulation stops</source>
        <translation>Сколько раз это произойдёт, прежде чем симуляция остановится</translation>
    </message>
    <message>
        <source>Only for the selected objects: %1</source>
        <translation>Только для выделенных объектов: %1</translation>
    </message>
    <message>
        <source>Only for the selected objects
Select an object first.</source>
        <translation>Только для выделенных объектов
Сначала выделите объект.</translation>
    </message>
</context>
<context>
    <name>broadside::BreakpointSession</name>
    <message>
        <source>No breakpoint that is on fires after this step</source>
        <translation>После этого шага не срабатывает ни одна включённая точка останова</translation>
    </message>
    <message>
        <source>No breakpoint that is on fires before this step</source>
        <translation>До этого шага не срабатывает ни одна включённая точка останова</translation>
    </message>
</context>
<context>
    <name>broadside::BreakpointsPanel</name>
    <message>
        <source>Add</source>
        <translation>Добавить</translation>
    </message>
    <message>
        <source>Stop the simulation when something happens, to the selected objects or to any object</source>
        <translation>Остановить симуляцию, когда что-то произойдёт с выделенными объектами или с любым объектом</translation>
    </message>
    <message>
        <source>A breakpoint stops the simulation at the first step in which an event happens, and finds the earlier steps in which it happened.

Add one here, or select one or two objects and press F9.</source>
        <translation>Точка останова останавливает симуляцию на первом шаге, на котором происходит событие, и находит более ранние шаги, на которых оно было.

Добавьте её здесь или выделите один или два объекта и нажмите F9.</translation>
    </message>
    <message>
        <source>Breakpoints</source>
        <translation>Точки останова</translation>
    </message>
    <message>
        <source>Stop when</source>
        <translation>Стоп, когда</translation>
    </message>
    <message>
        <source>Fired</source>
        <translation>Сработала</translation>
    </message>
    <message>
        <source>On or off, and the event of a step</source>
        <translation>Включена или нет, и событие шага</translation>
    </message>
    <message>
        <source>The number of recorded steps in which it fired</source>
        <translation>На скольких записанных шагах она сработала</translation>
    </message>
    <message>
        <source>Delete the breakpoint</source>
        <translation>Удалить точку останова</translation>
    </message>
    <message>
        <source>For any object</source>
        <translation>Для любого объекта</translation>
    </message>
    <message>
        <source>For the selected objects: %1</source>
        <translation>Для выделенных объектов: %1</translation>
    </message>
    <message>
        <source>Delete the breakpoint that is selected in the list (Del)</source>
        <translation>Удалить точку останова, выбранную в списке (Del)</translation>
    </message>
    <message>
        <source>Delete the breakpoint that is selected in the list
Select a breakpoint first.</source>
        <translation>Удалить точку останова, выбранную в списке
Сначала выберите точку останова.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>выключает</translation>
    </message>
    <message>
        <source>The number of recorded steps in which it fired; ●: it stopped the simulation here</source>
        <translation>На скольких записанных шагах она сработала; ●: здесь она остановила симуляцию</translation>
    </message>
    <message>
        <source>Older steps are still being searched</source>
        <translation>Поиск по более старым шагам ещё идёт</translation>
    </message>
</context>
<context>
    <name>broadside::BroadPhasePanel</name>
    <message>
        <source>Cell size in metres</source>
        <translation>Размер ячеек в метрах</translation>
    </message>
    <message>
        <source>m</source>
        <translation>м</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Применить</translation>
    </message>
    <message>
        <source>Broad phase algorithm</source>
        <translation>Алгоритм широкой фазы</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>Алгоритм</translation>
    </message>
    <message>
        <source>The algorithm that finds the pairs that may collide (candidates), so that not every pair has to be tested</source>
        <translation>Алгоритм, который находит пары, способные столкнуться (кандидатов), чтобы не проверять каждую пару</translation>
    </message>
    <message>
        <source>Cell size</source>
        <translation>Размер ячеек</translation>
    </message>
    <message>
        <source>Side of the square cells of the grid, in metres</source>
        <translation>Сторона квадратных ячеек сетки, в метрах</translation>
    </message>
    <message>
        <source>Cell size, logarithmic</source>
        <translation>Размер ячеек, логарифмический</translation>
    </message>
    <message>
        <source>Drag to change the cell size while you watch the grid and the funnel.
From a thousandth of the world to the whole of it; one drag is one undo step.</source>
        <translation>Двигайте, чтобы менять размер ячеек, и смотрите на сетку и воронку.
От тысячной доли мира до всего мира; одно движение отменяется одним действием.</translation>
    </message>
    <message>
        <source>About the algorithms</source>
        <translation>Об алгоритмах</translation>
    </message>
    <message>
        <source>Costs, memory, when to use which, and the faults of the textbook grids</source>
        <translation>Цена, память, когда какой применять, и ошибки сеток из учебников</translation>
    </message>
    <message>
        <source>Five times the longest side of the largest object that collides.
A first guess: the funnel below shows how well it works here.</source>
        <translation>Самая длинная сторона самого большого объекта, который сталкивается, умноженная на пять.
Первое приближение: воронка ниже покажет, насколько оно здесь годится.</translation>
    </message>
    <message>
        <source>Rule of thumb</source>
        <translation>Прикидка</translation>
    </message>
    <message>
        <source>Funnel</source>
        <translation>Воронка</translation>
    </message>
    <message>
        <source>All pairs that can collide &gt; candidate pairs of the broad phase &gt; pairs whose boxes overlap &gt; pairs whose shapes overlap</source>
        <translation>Все пары, которые могут столкнуться &gt; пары-кандидаты широкой фазы &gt; пары с пересекающимися AABB &gt; пары с пересекающимися формами</translation>
    </message>
    <message>
        <source>Spared</source>
        <translation>Отсеяно</translation>
    </message>
    <message>
        <source>Share of all pairs that the narrow phase did not have to test</source>
        <translation>Доля всех пар, которые узкой фазе не пришлось проверять</translation>
    </message>
    <message>
        <source>Change algorithm</source>
        <translation>Сменить алгоритм</translation>
    </message>
    <message>
        <source>Change cell size</source>
        <translation>Изменить размер ячеек</translation>
    </message>
    <message>
        <source>A recording has the broad phase of the game.</source>
        <translation>У записи — широкая фаза самой игры.</translation>
    </message>
    <message>
        <source>As recorded: %1. These are the candidates that the game reported. Debug &gt; Compare algorithms shows those of Broadside's algorithms.</source>
        <translation>Как записано: %1. Это кандидаты, которых выдала игра. Кандидатов алгоритмов Broadside показывает «Отладка &gt; Сравнить алгоритмы».</translation>
    </message>
    <message>
        <source>The recording has no candidates of the game's broad phase. Debug &gt; Compare algorithms shows those of Broadside's algorithms.</source>
        <translation>В записи нет кандидатов широкой фазы игры. Кандидатов алгоритмов Broadside показывает «Отладка &gt; Сравнить алгоритмы».</translation>
    </message>
    <message>
        <source>The cell size of %1 cannot be chosen. Choose grid or hashed-grid.</source>
        <translation>Размер ячеек у %1 выбрать нельзя. Выберите grid или hashed-grid.</translation>
    </message>
    <message>
        <source> m</source>
        <translation> м</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>Use the rule of thumb as the cell size</source>
        <translation>Взять прикидку как размер ячеек</translation>
    </message>
    <message>
        <source>The cell size of %1 cannot be chosen.</source>
        <translation>Размер ячеек у %1 выбрать нельзя.</translation>
    </message>
    <message>
        <source>No two objects of this world can collide, so no cell size can be derived.</source>
        <translation>В этом мире никакие два объекта не могут столкнуться, поэтому размер ячеек вывести нельзя.</translation>
    </message>
    <message>
        <source>The cells already have this size.</source>
        <translation>У ячеек уже этот размер.</translation>
    </message>
    <message>
        <source>Make the cells %1 m</source>
        <translation>Сделать ячейки по %1 м</translation>
    </message>
    <message>
        <source>- (no pair can collide)</source>
        <translation>- (ни одна пара не может столкнуться)</translation>
    </message>
</context>
<context>
    <name>broadside::BrushSection</name>
    <message>
        <source>Step of a row</source>
        <translation>Шаг ряда</translation>
    </message>
    <message>
        <source>m</source>
        <translation>м</translation>
    </message>
    <message>
        <source>Radius of the brush</source>
        <translation>Радиус кисти</translation>
    </message>
    <message>
        <source>Number of objects that the brush places</source>
        <translation>Число объектов, которые размещает кисть</translation>
    </message>
    <message>
        <source>Least distance of scattered objects</source>
        <translation>Наименьшее расстояние между разбросанными объектами</translation>
    </message>
    <message>
        <source>Seed of the brush</source>
        <translation>Сид кисти</translation>
    </message>
    <message>
        <source>May overlap</source>
        <translation>Можно поверх других</translation>
    </message>
    <message>
        <source>Objects that a drag places</source>
        <translation>Объекты, которые размещает перетаскивание</translation>
    </message>
    <message>
        <source>one object</source>
        <translation>один объект</translation>
    </message>
    <message>
        <source>a row</source>
        <translation>ряд</translation>
    </message>
    <message>
        <source>scattered</source>
        <translation>вразброс</translation>
    </message>
    <message>
        <source>A drag places</source>
        <translation>Размещает</translation>
    </message>
    <message>
        <source>One object at the place of release, a row along the drag (also with Shift), or scattered objects within a brush</source>
        <translation>Один объект там, где отпущена кнопка, ряд вдоль перетаскивания (также с Shift) или объекты вразброс внутри кисти</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>Distance between the objects of a row, metres</source>
        <translation>Расстояние между объектами ряда, метры</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>Кисть</translation>
    </message>
    <message>
        <source>Radius of the brush, metres</source>
        <translation>Радиус кисти, метры</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Число</translation>
    </message>
    <message>
        <source>How many objects the brush tries to place at each spot; a drag makes a new spot after each radius</source>
        <translation>Сколько объектов кисть пробует разместить в каждом месте; при перетаскивании новое место — через каждый радиус</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Расстояние</translation>
    </message>
    <message>
        <source>Smallest distance between the positions of scattered objects, metres</source>
        <translation>Наименьшее расстояние между позициями разбросанных объектов, метры</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Сид</translation>
    </message>
    <message>
        <source>The same seed and the same drag give the same positions</source>
        <translation>Одинаковый сид и одинаковое движение дают одинаковые позиции</translation>
    </message>
    <message>
        <source>Also place objects over others; boxes (AABBs) count</source>
        <translation>Размещать и поверх других объектов; считаются AABB</translation>
    </message>
</context>
<context>
    <name>broadside::ChangedFileBar</name>
    <message>
        <source>Reload</source>
        <translation>Перезагрузить</translation>
    </message>
    <message>
        <source>Replace the open scene by the one in the file; undo restores it</source>
        <translation>Заменить открытую сцену сценой из файла; отмена вернёт прежнюю</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Оставить мою</translation>
    </message>
    <message>
        <source>Keep the open scene; the next save replaces the file</source>
        <translation>Оставить открытую сцену; следующее сохранение заменит файл</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Сравнить</translation>
    </message>
    <message>
        <source>List the objects that differ between the open scene and the file</source>
        <translation>Показать объекты, которыми открытая сцена отличается от файла</translation>
    </message>
    <message>
        <source>Save again</source>
        <translation>Сохранить снова</translation>
    </message>
    <message>
        <source>Save the open scene to a new file of the same name</source>
        <translation>Сохранить открытую сцену в новый файл с тем же именем</translation>
    </message>
    <message>
        <source>%1 was changed by another program, and the open scene differs from it.</source>
        <translation>Другая программа изменила %1, и открытая сцена отличается от файла.</translation>
    </message>
    <message>
        <source>%1 was deleted or renamed by another program. Saving makes the file again.</source>
        <translation>Другая программа удалила или переименовала %1. Сохранение создаст файл снова.</translation>
    </message>
    <message>
        <source>%1 was changed by another program and cannot be read. The open scene is kept, and the file is read again after its next change. %2</source>
        <translation>Другая программа изменила %1, и прочитать файл нельзя. Открытая сцена остаётся, а файл будет прочитан снова после следующего изменения. %2</translation>
    </message>
</context>
<context>
    <name>broadside::ChecksPanel</name>
    <message>
        <source>Fix</source>
        <translation>Исправить</translation>
    </message>
    <message>
        <source>Likely mistakes</source>
        <translation>Вероятные ошибки</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Проверки</translation>
    </message>
    <message>
        <source>Checks (%1)</source>
        <translation>Проверки (%1)</translation>
    </message>
    <message>
        <source>Checking the level...</source>
        <translation>Уровень проверяется...</translation>
    </message>
    <message>
        <source>No remarks: all objects are in the world, no static object is inside another one, and every mask can meet an object.</source>
        <translation>Замечаний нет: все объекты внутри мира, ни один статический объект не лежит внутри другого, и каждая маска может встретить объект.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source> Not everything was checked, because too many objects overlap or have their own masks.</source>
        <translation> Проверено не всё: слишком много объектов, которые пересекаются или имеют свои маски.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Click, or press Return, to select all listed objects.</source>
        <translation>Щёлкните или нажмите Return, чтобы выделить все объекты из списка.</translation>
    </message>
    <message>
        <source>Click, or press Return, to select and show the objects.</source>
        <translation>Щёлкните или нажмите Return, чтобы выделить и показать объекты.</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>и ещё %1</translation>
    </message>
    <message>
        <source>%1. Undo reverts it.</source>
        <translation>%1. Это можно отменить.</translation>
    </message>
    <message>
        <source>Choose a remark or a heading in the list first.</source>
        <translation>Сначала выберите замечание или заголовок в списке.</translation>
    </message>
    <message>
        <source>Stop the simulation first: the checks are about the scene.</source>
        <translation>Сначала остановите симуляцию: проверки относятся к сцене.</translation>
    </message>
    <message>
        <source>The level is being checked.</source>
        <translation>Уровень проверяется.</translation>
    </message>
    <message>
        <source>This has no automatic fix: only you know what is right here.</source>
        <translation>Автоматического исправления нет: только вы знаете, как здесь правильно.</translation>
    </message>
</context>
<context>
    <name>broadside::ClipboardActions</name>
    <message>
        <source>Cu&amp;t</source>
        <translation>Вырезать</translation>
    </message>
    <message>
        <source>Copy the selected objects to the clipboard as scene text, and delete them</source>
        <translation>Копировать выделенные объекты в буфер обмена как текст сцены и удалить их</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Copy the selected objects to the clipboard as scene text</source>
        <translation>Копировать выделенные объекты в буфер обмена как текст сцены</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Вставить</translation>
    </message>
    <message>
        <source>Paste the objects of the clipboard at the mouse, or in the middle of the view; the text of a scene file works, too</source>
        <translation>Вставить объекты из буфера обмена на место указателя или в середину вида; подходит и текст файла сцены</translation>
    </message>
    <message>
        <source>Paste in plac&amp;e</source>
        <translation>Вставить на место</translation>
    </message>
    <message>
        <source>Paste the objects of the clipboard at their old positions</source>
        <translation>Вставить объекты из буфера обмена на их прежние позиции</translation>
    </message>
    <message>
        <source>The clipboard has no text. Copy objects first (Ctrl+C), here or in a scene file.</source>
        <translation>В буфере обмена нет текста. Сначала скопируйте объекты (Ctrl+C), здесь или в файле сцены.</translation>
    </message>
    <message>
        <source>A recording is read only, so nothing can be pasted into it. Convert a step to a scene first.</source>
        <translation>Запись доступна только для чтения, вставить в неё ничего нельзя. Сначала превратите шаг в сцену.</translation>
    </message>
    <message>
        <source>The objects on the clipboard cannot be pasted. %1</source>
        <translation>Объекты из буфера обмена вставить нельзя. %1</translation>
    </message>
    <message>
        <source>The clipboard cannot be pasted: line %1, column %2: %3. %4.</source>
        <translation>Содержимое буфера обмена вставить нельзя: строка %1, столбец %2: %3. %4.</translation>
    </message>
    <message>
        <source>The scene on the clipboard has no objects. Copy some first (Ctrl+C).</source>
        <translation>В сцене из буфера обмена нет объектов. Сначала скопируйте их (Ctrl+C).</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Вставить</translation>
    </message>
    <message>
        <source>Left out: %1 to objects that are not in this scene.</source>
        <translation>Пропущено: %1 на объекты, которых нет в этой сцене.</translation>
    </message>
</context>
<context>
    <name>broadside::CollisionSection</name>
    <message>
        <source>Collision</source>
        <translation>Столкновения</translation>
    </message>
    <message>
        <source>When hit</source>
        <translation>Попадание</translation>
    </message>
    <message>
        <source>What happens to this object when another object overlaps it</source>
        <translation>Что происходит с этим объектом, когда с ним пересекается другой</translation>
    </message>
    <message>
        <source>response</source>
        <translation>реакция</translation>
    </message>
    <message>
        <source>Restitution</source>
        <translation>Упругость</translation>
    </message>
    <message>
        <source>restitution</source>
        <translation>упругость</translation>
    </message>
    <message>
        <source>Speed after a bounce: 1 keeps all of it, 0 nothing; for two objects the product counts</source>
        <translation>Скорость после отскока: 1 сохраняет всю, 0 — ничего; для двух объектов значения перемножаются</translation>
    </message>
    <message>
        <source>Category bits</source>
        <translation>Биты категории</translation>
    </message>
    <message>
        <source>category</source>
        <translation>категория</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Категория</translation>
    </message>
    <message>
        <source>Bits of the object's own categories</source>
        <translation>Биты собственных категорий объекта</translation>
    </message>
    <message>
        <source>Mask bits</source>
        <translation>Биты маски</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>маска</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Маска</translation>
    </message>
    <message>
        <source>Bits of the categories that the object can collide with; 0: none.
Two objects can collide if each mask has a bit of the other's category.</source>
        <translation>Биты категорий, с которыми объект может сталкиваться; 0 — ни с одной.
Два объекта могут столкнуться, если в маске каждого есть бит категории другого.</translation>
    </message>
    <message>
        <source>"%1" is not a 32-bit number. Type a number from 0 to 4294967295, or 0x and up to eight hexadecimal digits.</source>
        <translation>«%1» — не 32-битное число. Введите число от 0 до 4294967295 или 0x и до восьми шестнадцатеричных цифр.</translation>
    </message>
</context>
<context>
    <name>broadside::CommandPalette</name>
    <message>
        <source>Find a command</source>
        <translation>Найти команду</translation>
    </message>
    <message>
        <source>Search for a command</source>
        <translation>Поиск команды</translation>
    </message>
    <message>
        <source>Type a few letters of a command</source>
        <translation>Введите несколько букв команды</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Команды</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Меню</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Клавиша</translation>
    </message>
    <message>
        <source>No command matches. Type fewer letters.</source>
        <translation>Ни одна команда не подходит. Введите меньше букв.</translation>
    </message>
</context>
<context>
    <name>broadside::ComparisonTables</name>
    <message>
        <source>Numbers of the algorithms</source>
        <translation>Числа алгоритмов</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Кандидаты</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>AABB</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Пропущено</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Проверки</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Память</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Distinct pairs that the algorithm reports</source>
        <translation>Разные пары, которые выдаёт алгоритм</translation>
    </message>
    <message>
        <source>Candidates whose boxes overlap</source>
        <translation>Кандидаты с пересекающимися AABB</translation>
    </message>
    <message>
        <source>Pairs that can collide and whose boxes overlap, but that the algorithm does not report</source>
        <translation>Пары, которые могут столкнуться и AABB которых пересекаются, но которые алгоритм не выдаёт</translation>
    </message>
    <message>
        <source>Tests of the published loop, with duplicates</source>
        <translation>Проверки опубликованного цикла, с повторами</translation>
    </message>
    <message>
        <source>Of the structure, without the objects</source>
        <translation>Самой структуры, без объектов</translation>
    </message>
    <message>
        <source>Time to add all objects and report all candidates, measured once in the background. For a decision, measure with the panel Cell size or "broadside compare".</source>
        <translation>Время, чтобы добавить все объекты и выдать всех кандидатов; один замер в фоне. Чтобы принять решение, измерьте на панели «Размер ячеек» или командой «broadside compare».</translation>
    </message>
    <message>
        <source>Pairs about which they disagree</source>
        <translation>Пары, о которых алгоритмы расходятся</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Пара</translation>
    </message>
    <message>
        <source>Reported by</source>
        <translation>Выдают</translation>
    </message>
    <message>
        <source>Not by</source>
        <translation>Не выдают</translation>
    </message>
    <message>
        <source>Click to select the two and bring them into view</source>
        <translation>Щёлкните, чтобы выделить оба объекта и показать их</translation>
    </message>
    <message>
        <source>Overlap: algorithms that do not report the pair miss it. Apart: algorithms that report the pair test it for nothing.</source>
        <translation>Пересекаются: алгоритмы, которые не выдают пару, её пропускают. Раздельно: алгоритмы, которые выдают пару, проверяют её зря.</translation>
    </message>
    <message>
        <source>Algorithms that report the pair</source>
        <translation>Алгоритмы, которые выдают пару</translation>
    </message>
    <message>
        <source>Algorithms that do not</source>
        <translation>Алгоритмы, которые её не выдают</translation>
    </message>
    <message>
        <source>%1 µs</source>
        <translation>%1 мкс</translation>
    </message>
    <message>
        <source>overlap</source>
        <translation>пересекаются</translation>
    </message>
    <message>
        <source>apart</source>
        <translation>раздельно</translation>
    </message>
</context>
<context>
    <name>broadside::ComparisonWindow</name>
    <message>
        <source>Compare algorithms</source>
        <translation>Сравнить алгоритмы</translation>
    </message>
    <message>
        <source>Algorithm %1</source>
        <translation>Алгоритм %1</translation>
    </message>
    <message>
        <source>An algorithm to compare; it uses the cell size of the scene</source>
        <translation>Алгоритм для сравнения; размер ячеек — как в сцене</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(нет)</translation>
    </message>
    <message>
        <source>World with algorithm %1</source>
        <translation>Мир с алгоритмом %1</translation>
    </message>
    <message>
        <source>Drag to pan all views, use the wheel to zoom. Purple: this algorithm misses the pair. Dashed: only this algorithm reports the pair, for nothing.</source>
        <translation>Перетаскивание двигает все виды, колесо масштабирует. Фиолетовое: этот алгоритм пропускает пару. Пунктир: только этот алгоритм выдаёт пару, и зря.</translation>
    </message>
    <message>
        <source>Show &amp;world</source>
        <translation>Показать мир</translation>
    </message>
    <message>
        <source>Show the whole world in every view</source>
        <translation>Показать весь мир во всех видах</translation>
    </message>
    <message>
        <source>Comparing...</source>
        <translation>Идёт сравнение...</translation>
    </message>
    <message>
        <source>All algorithms report the same pairs.</source>
        <translation>Все алгоритмы выдают одни и те же пары.</translation>
    </message>
    <message>
        <source>Only some algorithms report %1. Their boxes do not overlap, so no pair is missed.</source>
        <translation>Не все алгоритмы выдают: %1. AABB в них не пересекаются, так что ни одна пара не пропущена.</translation>
    </message>
    <message>
        <source>Only some algorithms report %1. The boxes of %2 overlap: the other algorithms miss them.</source>
        <translation>Не все алгоритмы выдают: %1. С пересекающимися AABB: %2. Остальные алгоритмы их пропускают.</translation>
    </message>
    <message>
        <source>%1, %2 missed</source>
        <translation>%1, пропущено: %2</translation>
    </message>
    <message>
        <source>An algorithm reports more than %1 pairs. They are counted, and not compared one by one.</source>
        <translation>Один из алгоритмов выдаёт больше %1 пар. Они сосчитаны, но не сравниваются по одной.</translation>
    </message>
</context>
<context>
    <name>broadside::ComponentActions</name>
    <message>
        <source>&amp;Add component</source>
        <translation>Добавить компонент</translation>
    </message>
    <message>
        <source>Remo&amp;ve component</source>
        <translation>Убрать компонент</translation>
    </message>
    <message>
        <source>Make the selected objects act by themselves</source>
        <translation>Заставить выделенные объекты действовать самостоятельно</translation>
    </message>
    <message>
        <source>Remove a component from all selected objects that have it</source>
        <translation>Убрать компонент у всех выделенных объектов, у которых он есть</translation>
    </message>
    <message>
        <source>All selected objects already have this component.</source>
        <translation>Этот компонент уже есть у всех выделенных объектов.</translation>
    </message>
    <message>
        <source>For the %1 of %2 objects without one</source>
        <translation>Для объектов, у которых его нет: %1 из %2</translation>
    </message>
    <message>
        <source>From %1, with all its values</source>
        <translation>Затронет %1, со всеми значениями компонента</translation>
    </message>
    <message>
        <source>No selected object has a component</source>
        <translation>Ни у одного выделенного объекта нет компонента</translation>
    </message>
</context>
<context>
    <name>broadside::ComponentBox</name>
    <message>
        <source>Component %1</source>
        <translation>Компонент %1</translation>
    </message>
    <message>
        <source>A component of another program, or of a newer version</source>
        <translation>Компонент другой программы или более новой версии</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Убрать %1</translation>
    </message>
    <message>
        <source>Remove this component from the object</source>
        <translation>Убрать этот компонент у объекта</translation>
    </message>
    <message>
        <source>Select the object that %1 names</source>
        <translation>Выделить объект, на который указывает %1</translation>
    </message>
    <message>
        <source>Select this object, and show its properties</source>
        <translation>Выделить этот объект и показать его свойства</translation>
    </message>
    <message>
        <source>Choose an object of this scene first.</source>
        <translation>Сначала выберите объект этой сцены.</translation>
    </message>
</context>
<context>
    <name>broadside::ComponentsSection</name>
    <message>
        <source>Components</source>
        <translation>Компоненты</translation>
    </message>
    <message>
        <source>Add component</source>
        <translation>Добавить компонент</translation>
    </message>
    <message>
        <source>Make the object act by itself</source>
        <translation>Заставить объект действовать самостоятельно</translation>
    </message>
    <message>
        <source>The selected objects have no component in common. Select fewer objects.</source>
        <translation>У выделенных объектов нет общих компонентов. Выделите меньше объектов.</translation>
    </message>
    <message>
        <source>Some objects have more. Select fewer objects to edit these.</source>
        <translation>У некоторых объектов есть ещё. Чтобы править их, выделите меньше объектов.</translation>
    </message>
    <message>
        <source>No components. A component makes the object shoot, walk, spawn or follow.</source>
        <translation>Компонентов нет. С компонентом объект стреляет, ходит, создаёт другие объекты или следует за ними.</translation>
    </message>
    <message>
        <source>The object already has this component.</source>
        <translation>У объекта уже есть этот компонент.</translation>
    </message>
    <message>
        <source>All selected objects already have this component.</source>
        <translation>Этот компонент уже есть у всех выделенных объектов.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
</context>
<context>
    <name>broadside::CurveChart</name>
    <message>
        <source>Left and Right go from point to point, Enter uses the point</source>
        <translation>Стрелки влево и вправо переходят от точки к точке, Enter применяет точку</translation>
    </message>
</context>
<context>
    <name>broadside::CustomSection</name>
    <message>
        <source>Custom properties</source>
        <translation>Свои свойства</translation>
    </message>
    <message>
        <source>Add property</source>
        <translation>Добавить свойство</translation>
    </message>
    <message>
        <source>Add your own value for the program that loads the scene; the simulation does not use it</source>
        <translation>Добавить своё значение для программы, которая загружает сцену; симуляция его не использует</translation>
    </message>
    <message>
        <source>Add a property of this kind, and name it</source>
        <translation>Добавить свойство этого типа и дать ему имя</translation>
    </message>
    <message>
        <source>The selected objects have no property in common. Select fewer objects.</source>
        <translation>У выделенных объектов нет общих свойств. Выделите меньше объектов.</translation>
    </message>
    <message>
        <source>Some objects have more. Select fewer objects to edit these.</source>
        <translation>У некоторых объектов есть ещё. Чтобы править их, выделите меньше объектов.</translation>
    </message>
    <message>
        <source>No properties. A property is a name and a value for the program that loads the scene.</source>
        <translation>Свойств нет. Свойство — это имя и значение для программы, которая загружает сцену.</translation>
    </message>
    <message>
        <source>Add property %1</source>
        <translation>Добавить свойство %1</translation>
    </message>
    <message>
        <source>Add property %1 to %2</source>
        <translation>Добавить свойство %1 (%2)</translation>
    </message>
    <message>
        <source>property %1</source>
        <translation>свойство %1</translation>
    </message>
    <message>
        <source>Rename property %1</source>
        <translation>Переименовать свойство %1</translation>
    </message>
    <message>
        <source>Rename property %1 of %2</source>
        <translation>Переименовать свойство %1 (%2)</translation>
    </message>
    <message>
        <source>Remove property %1</source>
        <translation>Убрать свойство %1</translation>
    </message>
    <message>
        <source>Remove property %1 from %2</source>
        <translation>Убрать свойство %1 (%2)</translation>
    </message>
</context>
<context>
    <name>broadside::DebugActions</name>
    <message>
        <source>&amp;Diagnose</source>
        <translation>Диагностировать</translation>
    </message>
    <message>
        <source>Find the few faults that explain all missed pairs of the recorded steps</source>
        <translation>Найти те немногие ошибки, которые объясняют все пропущенные пары записанных шагов</translation>
    </message>
    <message>
        <source>Audit this &amp;step</source>
        <translation>Аудит этого шага</translation>
    </message>
    <message>
        <source>Find the missed pairs of this step with their causes, and objects that passed through others</source>
        <translation>Найти пропущенные пары этого шага с причинами и объекты, которые прошли сквозь другие</translation>
    </message>
    <message>
        <source>Audit e&amp;very step</source>
        <translation>Аудит каждого шага</translation>
    </message>
    <message>
        <source>Find missed pairs, and objects that pass through others, in all recorded steps and in each new step</source>
        <translation>Найти пропущенные пары и объекты, которые проходят сквозь другие, на всех записанных и каждом новом шаге</translation>
    </message>
    <message>
        <source>Expect a &amp;hit</source>
        <translation>Ожидать попадания</translation>
    </message>
    <message>
        <source>Find the step in which the two selected objects touch, or the reason why they never do</source>
        <translation>Найти шаг, на котором два выделенных объекта касаются, или причину, почему этого не происходит</translation>
    </message>
    <message>
        <source>Expect to stay in the &amp;world</source>
        <translation>Ожидать, что останется в мире</translation>
    </message>
    <message>
        <source>Find the first step in which the selected object leaves the world, and why</source>
        <translation>Найти первый шаг, на котором выделенный объект покидает мир, и причину</translation>
    </message>
    <message>
        <source>Expect to stay h&amp;ere...</source>
        <translation>Ожидать, что останется здесь...</translation>
    </message>
    <message>
        <source>Draw a region, and find the first step in which the selected object leaves it</source>
        <translation>Нарисовать область и найти первый шаг, на котором выделенный объект её покидает</translation>
    </message>
    <message>
        <source>Expect &amp;that nothing touches it</source>
        <translation>Ожидать, что ничто не коснётся</translation>
    </message>
    <message>
        <source>Find the first step in which another object touches the selected one, and why</source>
        <translation>Найти первый шаг, на котором другой объект касается выделенного, и причину</translation>
    </message>
    <message>
        <source>Com&amp;pare algorithms...</source>
        <translation>Сравнить алгоритмы...</translation>
    </message>
    <message>
        <source>Compare two to four algorithms on the same steps: what each reports, misses and costs</source>
        <translation>Сравнить от двух до четырёх алгоритмов на одних и тех же шагах: что каждый выдаёт, пропускает и чего стоит</translation>
    </message>
    <message>
        <source>Why? Pin the object &amp;under the mouse</source>
        <translation>Почему? Закрепить объект под мышью</translation>
    </message>
    <message>
        <source>Pin one object as A and another as B: the panel Why explains why they collide or not; from the menu, the selected objects</source>
        <translation>Закрепить один объект как A и другой как B: панель «Почему» объяснит, почему они сталкиваются или нет; из меню — выделенные объекты</translation>
    </message>
    <message>
        <source>Move the mouse over an object, or select one or two objects.</source>
        <translation>Наведите мышь на объект или выделите один или два объекта.</translation>
    </message>
</context>
<context>
    <name>broadside::DeterminismAction</name>
    <message>
        <source>&amp;Check determinism</source>
        <translation>Проверить детерминизм</translation>
    </message>
    <message>
        <source>Simulate the recorded steps again in the background, and compare every bit</source>
        <translation>Симулировать записанные шаги ещё раз в фоне и сравнить каждый бит</translation>
    </message>
    <message>
        <source>&amp;Repeat with another algorithm</source>
        <translation>Повторить с другим алгоритмом</translation>
    </message>
    <message>
        <source>Simulate the recorded steps with another broad phase, and find the first difference</source>
        <translation>Симулировать записанные шаги с другой широкой фазой и найти первое различие</translation>
    </message>
    <message>
        <source>Simulating the recorded steps again: %1 of %2</source>
        <translation>Записанные шаги симулируются снова: %1 из %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Stop without a result</source>
        <translation>Остановить без результата</translation>
    </message>
    <message>
        <source>The record changed during the check. Check again.</source>
        <translation>Запись шагов изменилась во время проверки. Проверьте снова.</translation>
    </message>
    <message>
        <source>Steps %1 to %2</source>
        <translation>Шаги %1–%2</translation>
    </message>
    <message>
        <source>%1 are the same with %2, bit for bit</source>
        <translation>%1: с %2 то же самое, бит в бит</translation>
    </message>
    <message>
        <source>%1 repeat bit for bit</source>
        <translation>%1: повторяются бит в бит</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Перейти туда</translation>
    </message>
    <message>
        <source>Show the world after this step, with the object selected</source>
        <translation>Показать мир после этого шага и выделить объект</translation>
    </message>
    <message>
        <source>The recorded steps are already being checked.</source>
        <translation>Записанные шаги уже проверяются.</translation>
    </message>
    <message>
        <source>No steps are recorded. Run or step the simulation first.</source>
        <translation>Ни один шаг не записан. Сначала запустите симуляцию или сделайте шаг.</translation>
    </message>
</context>
<context>
    <name>broadside::DiagnosisPanel</name>
    <message>
        <source>Diagnose</source>
        <translation>Диагностировать</translation>
    </message>
    <message>
        <source>Progress of the diagnosis</source>
        <translation>Ход диагностики</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Stop the diagnosis. The last one stays.</source>
        <translation>Остановить диагностику. Прежний диагноз останется.</translation>
    </message>
    <message>
        <source>Find the few faults that explain all missed pairs of the recorded steps</source>
        <translation>Найти те немногие ошибки, которые объясняют все пропущенные пары записанных шагов</translation>
    </message>
    <message>
        <source>Find the few faults that explain all missed pairs of the first %1 steps of this scene</source>
        <translation>Найти те немногие ошибки, которые объясняют все пропущенные пары первых шагов этой сцены (%1)</translation>
    </message>
    <message>
        <source>Diagnosing...</source>
        <translation>Идёт диагностика...</translation>
    </message>
    <message>
        <source>Diagnose finds the fault behind all findings, and what to change.</source>
        <translation>Диагностика находит ошибку, которая стоит за всеми находками, и что изменить.</translation>
    </message>
    <message>
        <source> These steps were made for the diagnosis.</source>
        <translation> Эти шаги сделаны для диагностики.</translation>
    </message>
    <message>
        <source> Some steps could not be read: %1</source>
        <translation> Некоторые шаги не удалось прочитать: %1</translation>
    </message>
    <message>
        <source>steps %1 to %2</source>
        <translation>шаги %1–%2</translation>
    </message>
    <message>
        <source>%1 in %2. No known fault explains them, and nothing sets them apart from found pairs.</source>
        <translation>%1 (%2). Ни одна известная ошибка их не объясняет, и они ничем не отличаются от найденных пар.</translation>
    </message>
    <message>
        <source>%1 in %2.</source>
        <translation>%1 (%2).</translation>
    </message>
    <message>
        <source>No missed pairs in %1.</source>
        <translation>Пропущенных пар нет (%1).</translation>
    </message>
    <message>
        <source>Nothing is missed and nothing passes through anything in %1.</source>
        <translation>Ничего не пропущено, и ничто не проходит ни сквозь что (%1).</translation>
    </message>
    <message>
        <source>No pair is missed in %1.</source>
        <translation>Ни одна пара не пропущена (%1).</translation>
    </message>
</context>
<context>
    <name>broadside::EarlierVersionsDialog</name>
    <message>
        <source>&amp;Open in a new tab</source>
        <translation>Открыть в новой вкладке</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>Earlier versions of %1</source>
        <translation>Прежние версии %1</translation>
    </message>
    <message>
        <source>No earlier version is kept. Each save keeps the version that it replaces.</source>
        <translation>Прежних версий нет. Каждое сохранение оставляет версию, которую оно заменяет.</translation>
    </message>
    <message>
        <source>Each save keeps the version that it replaces. Select one to see its picture and how it differs from the open scene.</source>
        <translation>Каждое сохранение оставляет версию, которую оно заменяет. Выберите версию, чтобы увидеть её картинку и отличия от открытой сцены.</translation>
    </message>
    <message>
        <source>The next save removes older versions above this number; 0 keeps none</source>
        <translation>Следующее сохранение удалит старые версии сверх этого числа; 0 — не хранить</translation>
    </message>
    <message>
        <source>&amp;Versions kept of each file:</source>
        <translation>Хранить версий каждого файла:</translation>
    </message>
    <message>
        <source>Earlier versions</source>
        <translation>Прежние версии</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Сохранено</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>Объекты</translation>
    </message>
    <message>
        <source>Compared with the open scene</source>
        <translation>По сравнению с открытой сценой</translation>
    </message>
    <message>
        <source>Objects that differ</source>
        <translation>Отличающиеся объекты</translation>
    </message>
    <message>
        <source>no difference</source>
        <translation>отличий нет</translation>
    </message>
    <message>
        <source>reading...</source>
        <translation>чтение...</translation>
    </message>
    <message>
        <source>Select a version first.</source>
        <translation>Сначала выберите версию.</translation>
    </message>
    <message>
        <source>This version cannot be read.</source>
        <translation>Эту версию нельзя прочитать.</translation>
    </message>
    <message>
        <source>Open this version as an untitled scene; the file stays as it is</source>
        <translation>Открыть эту версию как сцену без имени; файл не изменится</translation>
    </message>
    <message>
        <source>Replace the open scene by this version, as one undo step; the file changes when you save</source>
        <translation>Заменить открытую сцену этой версией (отменяется одним действием); файл изменится, когда вы сохраните</translation>
    </message>
</context>
<context>
    <name>broadside::EditActions</name>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Отменять нечего.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Повторять нечего.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Undo the last edit</source>
        <translation>Отменить последнюю правку</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>Отменить «%1»</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>Redo the edit</source>
        <translation>Повторить правку</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>Повторить «%1»</translation>
    </message>
    <message>
        <source>Dup&amp;licate</source>
        <translation>Дублировать</translation>
    </message>
    <message>
        <source>Copy the selected objects to a place next to them</source>
        <translation>Скопировать выделенные объекты на место рядом с ними</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Переименовать</translation>
    </message>
    <message>
        <source>Rename the selected object</source>
        <translation>Переименовать выделенный объект</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Delete the selected objects</source>
        <translation>Удалить выделенные объекты</translation>
    </message>
    <message>
        <source>World se&amp;ttings...</source>
        <translation>Настройки мира...</translation>
    </message>
    <message>
        <source>Size, gravity, wind and edges of the world</source>
        <translation>Размер, гравитация, ветер и края мира</translation>
    </message>
    <message>
        <source>The selected objects cannot be duplicated. %1</source>
        <translation>Дублировать выделенные объекты нельзя. %1</translation>
    </message>
</context>
<context>
    <name>broadside::EventsModel</name>
    <message>
        <source>launched with %1 m/s</source>
        <translation>запуск, %1 м/с</translation>
    </message>
    <message>
        <source>speed limited from %1 to %2 m/s</source>
        <translation>скорость ограничена: %1 → %2 м/с</translation>
    </message>
    <message>
        <source>spawned</source>
        <translation>создан</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>попадание</translation>
    </message>
    <message>
        <source>removed by a hit</source>
        <translation>удалён при попадании</translation>
    </message>
    <message>
        <source>removed at the end of its lifetime</source>
        <translation>удалён по истечении времени жизни</translation>
    </message>
    <message>
        <source>removed at the edge of the world</source>
        <translation>удалён на краю мира</translation>
    </message>
    <message>
        <source>Click to go to this step and select the object</source>
        <translation>Щёлкните, чтобы перейти к этому шагу и выделить объект</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Что</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Объект</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Чем</translation>
    </message>
</context>
<context>
    <name>broadside::EventsPanel</name>
    <message>
        <source>Search events</source>
        <translation>Поиск событий</translation>
    </message>
    <message>
        <source>Search...</source>
        <translation>Поиск...</translation>
    </message>
    <message>
        <source>Show only events whose text or names contain this</source>
        <translation>Показывать только события, текст или имена которых содержат это</translation>
    </message>
    <message>
        <source>Shown events</source>
        <translation>Показанные события</translation>
    </message>
    <message>
        <source>The kinds of events in the list</source>
        <translation>Типы событий в списке</translation>
    </message>
    <message>
        <source>All events</source>
        <translation>Все события</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Попадания</translation>
    </message>
    <message>
        <source>Removals</source>
        <translation>Удаления</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>Запуски</translation>
    </message>
    <message>
        <source>Spawns</source>
        <translation>Создания</translation>
    </message>
    <message>
        <source>Limited speeds</source>
        <translation>Ограничения скорости</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>События</translation>
    </message>
    <message>
        <source>Object %1</source>
        <translation>Объект %1</translation>
    </message>
    <message>
        <source>A recording has no events, only the places of the objects.</source>
        <translation>В записи нет событий, только места объектов.</translation>
    </message>
    <message>
        <source>Run or step the simulation: hits, removals, launches and spawns are listed here.</source>
        <translation>Запустите симуляцию или сделайте шаг: здесь появятся попадания, удаления, запуски и создания.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
</context>
<context>
    <name>broadside::ExampleView</name>
    <message>
        <source>Picture of the example</source>
        <translation>Картинка примера</translation>
    </message>
    <message>
        <source>The picture is being made.</source>
        <translation>Картинка готовится.</translation>
    </message>
    <message>
        <source>Click to go to step %1 and pin the two objects.</source>
        <translation>Щёлкните, чтобы перейти к шагу %1 и закрепить оба объекта.</translation>
    </message>
    <message>
        <source>There is not enough memory for the picture.</source>
        <translation>Для картинки не хватает памяти.</translation>
    </message>
</context>
<context>
    <name>broadside::ExpectationPanel</name>
    <message>
        <source>step %1</source>
        <translation>шаг %1</translation>
    </message>
    <message>
        <source>A click on a step goes there</source>
        <translation>Щелчок по шагу переходит к нему</translation>
    </message>
    <message>
        <source>The reasons, from the outcome to its causes. A click on a step goes there.</source>
        <translation>Причины, от результата к его истокам. Щелчок по шагу переходит к нему.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Очистить</translation>
    </message>
    <message>
        <source>What to do about it</source>
        <translation>Что с этим делать</translation>
    </message>
    <message>
        <source>Remove the expectation</source>
        <translation>Убрать ожидание</translation>
    </message>
    <message>
        <source>Expected: %1.</source>
        <translation>Ожидается: %1.</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Проверить снова</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Examine the recorded steps from the first one on</source>
        <translation>Изучить записанные шаги, начиная с первого</translation>
    </message>
    <message>
        <source>Stop examining the recorded steps</source>
        <translation>Остановить изучение записанных шагов</translation>
    </message>
    <message>
        <source>steps %1 to %2</source>
        <translation>шаги %1–%2</translation>
    </message>
    <message>
        <source>Holds: first in %1.</source>
        <translation>Выполняется, впервые: %1.</translation>
    </message>
    <message>
        <source>Holds in %1.</source>
        <translation>Выполняется: %1.</translation>
    </message>
    <message>
        <source>Fails: first in %1.</source>
        <translation>Не выполняется, впервые: %1.</translation>
    </message>
    <message>
        <source>Fails in %1.</source>
        <translation>Не выполняется: %1.</translation>
    </message>
    <message>
        <source>They are nearest in %1: %2 m.</source>
        <translation>Ближе всего друг к другу: %1, %2 м.</translation>
    </message>
    <message>
        <source>The steps from %1 on were made again with the fix.</source>
        <translation>Шаги сделаны снова с исправлением, начиная отсюда: %1.</translation>
    </message>
    <message>
        <source>Select one or two objects and choose Debug &gt; Expect a hit, Expect to stay or Expect no contact. Or drag from one object to another with the tool Expect. This panel then says whether it happens, and why not.</source>
        <translation>Выделите один или два объекта и выберите в меню «Отладка» один из пунктов «Ожидать…». Или проведите инструментом «Ожидать» от одного объекта к другому. Эта панель скажет, выполняется ли ожидание, а если нет — почему.</translation>
    </message>
    <message>
        <source>Examining the recorded steps: %1 %</source>
        <translation>Изучаются записанные шаги: %1 %</translation>
    </message>
    <message>
        <source>The search was cancelled.</source>
        <translation>Поиск прерван.</translation>
    </message>
    <message>
        <source>Run or step the simulation: its recorded steps are then checked.</source>
        <translation>Запустите симуляцию или сделайте шаг: записанные шаги будут проверены.</translation>
    </message>
    <message>
        <source>Pause the simulation to check its latest steps.</source>
        <translation>Поставьте симуляцию на паузу, чтобы проверить последние шаги.</translation>
    </message>
    <message>
        <source>object %1</source>
        <translation>объект %1</translation>
    </message>
</context>
<context>
    <name>broadside::ExplanationView</name>
    <message>
        <source>Show me</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Исправить</translation>
    </message>
    <message>
        <source>Explanations</source>
        <translation>Объяснения</translation>
    </message>
    <message>
        <source>Undo reverts the fix.</source>
        <translation>Исправление можно отменить.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Remedy: %1</source>
        <translation>Совет: %1</translation>
    </message>
    <message>
        <source>Explains as much: %1</source>
        <translation>Объясняет столько же: %1</translation>
    </message>
    <message>
        <source>To be surer: %1</source>
        <translation>Для уверенности: %1</translation>
    </message>
    <message>
        <source>The broad phase is the game's own. The remedy says what to change there.</source>
        <translation>Широкая фаза принадлежит игре. Совет говорит, что изменить в ней.</translation>
    </message>
    <message>
        <source>Choose an explanation first.</source>
        <translation>Сначала выберите объяснение.</translation>
    </message>
    <message>
        <source>The fix is applied already.</source>
        <translation>Исправление уже применено.</translation>
    </message>
    <message>
        <source>The objects are not part of the scene.</source>
        <translation>Эти объекты не входят в сцену.</translation>
    </message>
    <message>
        <source>%1, and make the run again with it</source>
        <translation>%1 и повторить прогон</translation>
    </message>
    <message>
        <source>Play the steps before the example in slow motion, and pause there</source>
        <translation>Воспроизвести шаги перед примером замедленно и остановиться на нём</translation>
    </message>
    <message>
        <source>Choose an explanation with an example first.</source>
        <translation>Сначала выберите объяснение с примером.</translation>
    </message>
</context>
<context>
    <name>broadside::ExplanationsModel</name>
    <message>
        <source>%1 through %2</source>
        <translation>%1 сквозь %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 и %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Missed pairs that are not explained</source>
        <translation>Пропущенные пары без объяснения</translation>
    </message>
    <message>
        <source>%1
Click to go to the first of these steps.</source>
        <translation>%1
Щёлкните, чтобы перейти к первому из этих шагов.</translation>
    </message>
    <message>
        <source>%1
Click to go to the example.</source>
        <translation>%1
Щёлкните, чтобы перейти к примеру.</translation>
    </message>
    <message>
        <source>The explanations, best first, and the pairs that each explains</source>
        <translation>Объяснения, лучшие сначала, и пары, которые каждое объясняет</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Объяснение</translation>
    </message>
    <message>
        <source>The first step that shows it</source>
        <translation>Первый шаг, на котором это видно</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Первый шаг</translation>
    </message>
    <message>
        <source>The last step that shows it</source>
        <translation>Последний шаг, на котором это видно</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Последний шаг</translation>
    </message>
    <message>
        <source>The number of steps of a pair, or of all its pairs together</source>
        <translation>Число шагов одной пары или всех её пар вместе</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Число</translation>
    </message>
</context>
<context>
    <name>broadside::ExportAction</name>
    <message>
        <source>&amp;Export picture...</source>
        <translation>Экспорт картинки...</translation>
    </message>
    <message>
        <source>Export the view, the world, or every recorded step as PNG, SVG or PDF</source>
        <translation>Экспортировать вид, мир или каждый записанный шаг в PNG, SVG или PDF</translation>
    </message>
    <message>
        <source>untitled</source>
        <translation>без имени</translation>
    </message>
    <message>
        <source>Only one step of a recording can be exported at a time.</source>
        <translation>Из записи можно экспортировать только по одному шагу.</translation>
    </message>
    <message>
        <source>Edits wait for the next step. Make a step, or undo them, first.</source>
        <translation>Правки ждут следующего шага. Сначала сделайте шаг или отмените их.</translation>
    </message>
    <message>
        <source>The picture was not exported.</source>
        <translation>Картинка не экспортирована.</translation>
    </message>
    <message>
        <source>Pictures are already being exported.</source>
        <translation>Картинки уже экспортируются.</translation>
    </message>
    <message>
        <source>Exporting pictures ...</source>
        <translation>Экспорт картинок ...</translation>
    </message>
    <message>
        <source>Exporting %1 ...</source>
        <translation>Экспорт %1 ...</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Exported %1, up to %2.</source>
        <translation>Экспортировано: %1, последняя — %2.</translation>
    </message>
    <message>
        <source>Exported %1.</source>
        <translation>Экспортировано: %1.</translation>
    </message>
    <message>
        <source>The export was cancelled.</source>
        <translation>Экспорт прерван.</translation>
    </message>
    <message>
        <source>The export was cancelled after %1.</source>
        <translation>Экспорт прерван после %1.</translation>
    </message>
</context>
<context>
    <name>broadside::ExportDialog</name>
    <message>
        <source>Width of the picture</source>
        <translation>Ширина картинки</translation>
    </message>
    <message>
        <source>px</source>
        <translation>px</translation>
    </message>
    <message>
        <source>Height of the picture</source>
        <translation>Высота картинки</translation>
    </message>
    <message>
        <source>a picture of each recorded step</source>
        <translation>по картинке на каждый записанный шаг</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Первый шаг</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Последний шаг</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>Экспорт картинки</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>Что</translation>
    </message>
    <message>
        <source>what the view shows</source>
        <translation>то, что показывает вид</translation>
    </message>
    <message>
        <source>the whole world</source>
        <translation>весь мир</translation>
    </message>
    <message>
        <source>out-0001.png and so on, with the number of the step</source>
        <translation>out-0001.png и так далее, с номером шага</translation>
    </message>
    <message>
        <source>Run the simulation first: no step is recorded.</source>
        <translation>Сначала запустите симуляцию: ни один шаг не записан.</translation>
    </message>
    <message>
        <source>Browse...</source>
        <translation>Обзор...</translation>
    </message>
    <message>
        <source>The end of the name sets the format: .png, .svg or .pdf</source>
        <translation>Окончание имени задаёт формат: .png, .svg или .pdf</translation>
    </message>
    <message>
        <source>Export what the View menu shows: grid, ids, shapes, sprites ...</source>
        <translation>Экспортируется то, что включено в меню «Вид»: сетка, ID, формы, спрайты ...</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>Width and height in pixels</source>
        <translation>Ширина и высота в пикселях</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Шаги</translation>
    </message>
    <message>
        <source>Export an animation of the recorded steps, picture by picture</source>
        <translation>Экспортировать анимацию записанных шагов, картинку за картинкой</translation>
    </message>
    <message>
        <source>From, to</source>
        <translation>От, до</translation>
    </message>
    <message>
        <source>Numbers of the first and the last step</source>
        <translation>Номера первого и последнего шагов</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>Экспортировать</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.pdf)</source>
        <translation>Картинки (*.png *.svg *.pdf)</translation>
    </message>
    <message>
        <source>Enter a file name.</source>
        <translation>Введите имя файла.</translation>
    </message>
    <message>
        <source>End the name with .png, .svg or .pdf.</source>
        <translation>Имя должно кончаться на .png, .svg или .pdf.</translation>
    </message>
    <message>
        <source>The folder %1 does not exist. Choose another one.</source>
        <translation>Папки %1 нет. Выберите другую.</translation>
    </message>
    <message>
        <source>The first step is after the last step.</source>
        <translation>Первый шаг позже последнего.</translation>
    </message>
    <message>
        <source>%1 x %2 pixels</source>
        <translation>%1 × %2 пикселей</translation>
    </message>
    <message>
        <source>%1 x %2 pixels of 1/96 inch; lines and texts stay sharp at any size</source>
        <translation>%1 × %2 пикселей по 1/96 дюйма; линии и тексты чёткие при любом размере</translation>
    </message>
    <message>
        <source>%1, from %2 on, each %3.</source>
        <translation>%1, начиная с %2, каждая %3.</translation>
    </message>
    <message>
        <source>. This replaces the existing file.</source>
        <translation>. Существующий файл будет заменён.</translation>
    </message>
    <message>
        <source>.</source>
        <translation>.</translation>
    </message>
    <message>
        <source>This takes %1: a smaller size is faster, and SVG and PDF have no pixels. You can cancel it at any time.</source>
        <translation>Это займёт %1: с меньшим размером быстрее, а в SVG и PDF нет пикселей. Прервать можно в любой момент.</translation>
    </message>
</context>
<context>
    <name>broadside::FaultNote</name>
    <message>
        <source>Select them</source>
        <translation>Выделить их</translation>
    </message>
    <message>
        <source>Faults of the algorithm</source>
        <translation>Ошибки алгоритма</translation>
    </message>
    <message>
        <source>Objects with which the published algorithm would crash or lose pairs.
They are framed in the world. Click the number for the list. An audit finds the pairs that are lost now.</source>
        <translation>Объекты, с которыми опубликованный алгоритм упал бы или потерял пары.
В мире они обведены. Щёлкните число, чтобы открыть список. Пары, потерянные сейчас, находит аудит.</translation>
    </message>
    <message>
        <source>Objects with faults</source>
        <translation>Объекты с ошибками</translation>
    </message>
    <message>
        <source>&lt;b&gt;No faults&lt;/b&gt; in the registration of these objects. An audit also finds faults of rounding.</source>
        <translation>&lt;b&gt;Нет ошибок&lt;/b&gt; в регистрации этих объектов. Аудит находит и ошибки округления.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Faults: &lt;a href="list"&gt;%1&lt;/a&gt;.&lt;/b&gt; %2: %3. %4.</source>
        <translation>&lt;b&gt;Ошибки: &lt;a href="list"&gt;%1&lt;/a&gt;.&lt;/b&gt; %2: %3. %4.</translation>
    </message>
    <message>
        <source>Select it</source>
        <translation>Выделить его</translation>
    </message>
    <message>
        <source>Select the objects with a fault: %1</source>
        <translation>Выделить объекты с ошибкой: %1</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>ещё %1</translation>
    </message>
</context>
<context>
    <name>broadside::FileActions</name>
    <message>
        <source>Unsaved changes would be lost if the program ended now, because no copy of them can be made.</source>
        <translation>Несохранённые изменения пропали бы, если бы программа сейчас завершилась: их копию создать не удаётся.</translation>
    </message>
    <message>
        <source>%1 (sample)</source>
        <translation>%1 (пример)</translation>
    </message>
    <message>
        <source>%1 could not be opened.</source>
        <translation>Не удалось открыть %1.</translation>
    </message>
    <message>
        <source>It is larger than %1 MiB. Split it into several tables, or write a trace.</source>
        <translation>Файл больше %1 МиБ. Разделите его на несколько таблиц или пишите трейс.</translation>
    </message>
    <message>
        <source>%1 could not be imported.</source>
        <translation>Не удалось импортировать %1.</translation>
    </message>
    <message>
        <source>Reading %1 ...</source>
        <translation>Чтение %1 ...</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Открытие</translation>
    </message>
    <message>
        <source>%1 was not opened, because the scene was changed while it was read. Open it again.</source>
        <translation>%1: файл не открыт, потому что сцена изменилась во время чтения. Откройте его снова.</translation>
    </message>
    <message>
        <source>%1

The open scene stays as it is.</source>
        <translation>%1

Открытая сцена остаётся как есть.</translation>
    </message>
    <message>
        <source>The file was read with %1 notes.</source>
        <translation>Файл прочитан, замечаний: %1.</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>Не удалось сохранить %1.</translation>
    </message>
    <message>
        <source>%1 was missing. Saving has made it again.</source>
        <translation>Файла %1 не было. Сохранение создало его снова.</translation>
    </message>
    <message>
        <source>%1 was saved, but its version before that was not kept.</source>
        <translation>%1: файл сохранён, но прежнюю версию оставить не удалось.</translation>
    </message>
    <message>
        <source>%1, saved %2</source>
        <translation>%1, сохранено %2</translation>
    </message>
    <message>
        <source>Restore earlier version</source>
        <translation>Вернуть прежнюю версию</translation>
    </message>
    <message>
        <source>The saved file cannot be read. %1</source>
        <translation>Сохранённый файл нельзя прочитать. %1</translation>
    </message>
    <message>
        <source>In the file, compared with the open scene: %1.</source>
        <translation>В файле по сравнению с открытой сценой: %1.</translation>
    </message>
    <message>
        <source>%1
The file no longer exists.</source>
        <translation>%1
Файла больше нет.</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>Недавних файлов нет</translation>
    </message>
    <message>
        <source>Files that you open or save are listed here</source>
        <translation>Здесь появятся файлы, которые вы открываете или сохраняете</translation>
    </message>
    <message>
        <source>Clear this list</source>
        <translation>Очистить этот список</translation>
    </message>
</context>
<context>
    <name>broadside::FileBar</name>
    <message>
        <source>Close this message</source>
        <translation>Закрыть это сообщение</translation>
    </message>
    <message>
        <source>Close the message about the file</source>
        <translation>Закрыть сообщение о файле</translation>
    </message>
</context>
<context>
    <name>broadside::FileChanges</name>
    <message>
        <source>Reload</source>
        <translation>Перезагрузить</translation>
    </message>
    <message>
        <source>%1 was changed by another program and is reloaded. Undo restores the scene as it was before.</source>
        <translation>Другая программа изменила %1, файл перезагружен. Отмена вернёт прежнюю сцену.</translation>
    </message>
    <message>
        <source>Save the scene into a file first.</source>
        <translation>Сначала сохраните сцену в файл.</translation>
    </message>
    <message>
        <source>There are no changes since the scene was saved.</source>
        <translation>Со времени сохранения сцены изменений нет.</translation>
    </message>
    <message>
        <source>The file is missing. Save the scene to make it again.</source>
        <translation>Файла нет. Сохраните сцену, чтобы создать его снова.</translation>
    </message>
    <message>
        <source>%1 was not reverted.</source>
        <translation>Не удалось вернуть сохранённую версию %1.</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Вернуть сохранённую версию</translation>
    </message>
    <message>
        <source>The scene is again as in %1. Undo restores the changes.</source>
        <translation>Сцена снова такая, как в %1. Отмена вернёт изменения.</translation>
    </message>
</context>
<context>
    <name>broadside::FileMenu</name>
    <message>
        <source>&amp;New</source>
        <translation>Создать</translation>
    </message>
    <message>
        <source>Create an empty scene</source>
        <translation>Создать пустую сцену</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>Открыть...</translation>
    </message>
    <message>
        <source>Open a scene file</source>
        <translation>Открыть файл сцены</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Открыть недавние</translation>
    </message>
    <message>
        <source>Open sa&amp;mple</source>
        <translation>Открыть пример</translation>
    </message>
    <message>
        <source>Open m&amp;ystery</source>
        <translation>Открыть загадку</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Save the scene to its file</source>
        <translation>Сохранить сцену в её файл</translation>
    </message>
    <message>
        <source>Save &amp;as...</source>
        <translation>Сохранить как...</translation>
    </message>
    <message>
        <source>Save the scene to another file</source>
        <translation>Сохранить сцену в другой файл</translation>
    </message>
    <message>
        <source>Re&amp;vert</source>
        <translation>Вернуть сохранённую версию</translation>
    </message>
    <message>
        <source>Replace the scene by the last saved version, as one undo step</source>
        <translation>Заменить сцену последней сохранённой версией (отменяется одним действием)</translation>
    </message>
    <message>
        <source>Ear&amp;lier versions...</source>
        <translation>Прежние версии...</translation>
    </message>
    <message>
        <source>Show earlier saved versions of this file, open one or restore it</source>
        <translation>Показать прежние сохранённые версии этого файла, открыть или вернуть одну из них</translation>
    </message>
    <message>
        <source>Save the scene to a file first.</source>
        <translation>Сначала сохраните сцену в файл.</translation>
    </message>
    <message>
        <source>&amp;Import the level again</source>
        <translation>Импортировать уровень снова</translation>
    </message>
    <message>
        <source>Apply the changes of the level's own editor to this scene; your edits stay</source>
        <translation>Перенести в эту сцену изменения из редактора уровня; ваши правки останутся</translation>
    </message>
</context>
<context>
    <name>broadside::FindingLinks</name>
    <message>
        <source>Reduced</source>
        <translation>Сокращённая сцена</translation>
    </message>
    <message>
        <source>%1 of %2 objects are enough to show it, in step %3</source>
        <translation>Чтобы это показать, достаточно объектов: %1 из %2, шаг %3</translation>
    </message>
    <message>
        <source>In step %1 the fault needs the inputs of the simulation, such as shots, and a scene has no inputs</source>
        <translation>На шаге %1 для ошибки нужны вводы симуляции, например выстрелы, а в сцене вводов нет</translation>
    </message>
</context>
<context>
    <name>broadside::FindingsModel</name>
    <message>
        <source>Tunnelled: passed through another object</source>
        <translation>Туннелирование: прошёл сквозь другой объект</translation>
    </message>
    <message>
        <source>Box smaller than its shape: the shapes overlap, but the boxes do not</source>
        <translation>AABB меньше своей формы: формы пересекаются, а AABB — нет</translation>
    </message>
    <message>
        <source>Missed: %1</source>
        <translation>Пропущена: %1</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Шаг %1</translation>
    </message>
    <message>
        <source>Steps %1 to %2</source>
        <translation>Шаги %1–%2</translation>
    </message>
    <message>
        <source>%1 through %2</source>
        <translation>%1 сквозь %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 и %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The boxes overlap, but the broad phase does not report the pair: %1.
</source>
        <translation>AABB пересекаются, а широкая фаза не выдаёт пару: %1.
</translation>
    </message>
    <message>
        <source>The shapes overlap, but the boxes do not: a box is smaller than its shape.
</source>
        <translation>Формы пересекаются, а AABB — нет: AABB меньше своей формы.
</translation>
    </message>
    <message>
        <source>Click to go to the first of these steps and show the two objects.</source>
        <translation>Щёлкните, чтобы перейти к первому из этих шагов и показать оба объекта.</translation>
    </message>
    <message>
        <source>Click to go to the first of these findings.</source>
        <translation>Щёлкните, чтобы перейти к первой из этих находок.</translation>
    </message>
    <message>
        <source>Findings by cause, then the pairs, then the steps</source>
        <translation>Находки по причинам, затем пары, затем шаги</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Находка</translation>
    </message>
    <message>
        <source>The first step that shows it</source>
        <translation>Первый шаг, на котором это видно</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Первый шаг</translation>
    </message>
    <message>
        <source>The last step that shows it</source>
        <translation>Последний шаг, на котором это видно</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Последний шаг</translation>
    </message>
    <message>
        <source>The number of steps of a pair, or of all pairs of an explanation together</source>
        <translation>Число шагов одной пары или всех пар объяснения вместе</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Число</translation>
    </message>
</context>
<context>
    <name>broadside::FixButton</name>
    <message>
        <source>Fix: %1</source>
        <translation>Исправить: %1</translation>
    </message>
    <message>
        <source>%1. Undo reverts it.</source>
        <translation>%1. Это можно отменить.</translation>
    </message>
</context>
<context>
    <name>broadside::FixProof</name>
    <message>
        <source>Trying the fix: step %1 is simulated again</source>
        <translation>Исправление проверяется: шаг %1 симулируется снова</translation>
    </message>
    <message>
        <source>Fixed: step %1 was simulated again with the fix, and the finding is gone</source>
        <translation>Исправлено: шаг %1 симулирован снова с исправлением, находки больше нет</translation>
    </message>
    <message>
        <source>Not fixed: step %1 was simulated again with the fix, and the finding is still there</source>
        <translation>Не исправлено: шаг %1 симулирован снова с исправлением, находка осталась</translation>
    </message>
</context>
<context>
    <name>broadside::FixRun</name>
    <message>
        <source>The fix is applied. Steps %1 to %2 are simulated again.</source>
        <translation>Исправление применено. Шаги %1–%2 симулируются снова.</translation>
    </message>
    <message>
        <source>Fixed: steps %1 to %2 were simulated again, and no step shows the finding.</source>
        <translation>Исправлено: шаги %1–%2 симулированы снова, находки нет ни на одном.</translation>
    </message>
    <message>
        <source>Not fixed: steps %1 to %2 were simulated again and show the finding %3 times, before the fix %4 times.</source>
        <translation>Не исправлено: шаги %1–%2 симулированы снова. Сколько раз видна находка: %3, до исправления: %4.</translation>
    </message>
</context>
<context>
    <name>broadside::FixTester</name>
    <message>
        <source>Not tried. Pause the simulation, then the fix is tried on the recorded steps.</source>
        <translation>Не проверено. Поставьте симуляцию на паузу, и исправление будет проверено на записанных шагах.</translation>
    </message>
    <message>
        <source>Not tried, because the step before the finding is not recorded.</source>
        <translation>Не проверено: шаг перед находкой не записан.</translation>
    </message>
    <message>
        <source>Not tried.</source>
        <translation>Не проверено.</translation>
    </message>
    <message>
        <source>The fix is being tried on the recorded steps.</source>
        <translation>Исправление проверяется на записанных шагах.</translation>
    </message>
    <message>
        <source>Not tried, because the world cannot be made with this fix.</source>
        <translation>Не проверено: с этим исправлением мир создать нельзя.</translation>
    </message>
    <message>
        <source> Only swept motion was tried.</source>
        <translation> Проверено только непрерывное движение (CCD).</translation>
    </message>
</context>
<context>
    <name>broadside::GameSign</name>
    <message>
        <source>Run with F5. %1.</source>
        <translation>Запуск — F5. %1.</translation>
    </message>
    <message>
        <source>Score %1</source>
        <translation>Счёт: %1</translation>
    </message>
</context>
<context>
    <name>broadside::GuideActions</name>
    <message>
        <source>&amp;Guides</source>
        <translation>Направляющие</translation>
    </message>
    <message>
        <source>&amp;Show guides</source>
        <translation>Показывать направляющие</translation>
    </message>
    <message>
        <source>Show the guides of the scene; objects do not snap to hidden guides</source>
        <translation>Показывать направляющие сцены; к скрытым направляющим объекты не привязываются</translation>
    </message>
    <message>
        <source>&amp;Add guide...</source>
        <translation>Добавить направляющую...</translation>
    </message>
    <message>
        <source>Add a vertical or horizontal guide at a typed position</source>
        <translation>Добавить вертикальную или горизонтальную направляющую с введённой позицией</translation>
    </message>
    <message>
        <source>Guides at the &amp;edges of the selection</source>
        <translation>Направляющие по краям выделения</translation>
    </message>
    <message>
        <source>Add four guides along the box around the selected objects</source>
        <translation>Добавить четыре направляющие вдоль AABB вокруг выделенных объектов</translation>
    </message>
    <message>
        <source>The scene has no guides.</source>
        <translation>В сцене нет направляющих.</translation>
    </message>
    <message>
        <source>&amp;Remove all guides</source>
        <translation>Удалить все направляющие</translation>
    </message>
    <message>
        <source>Remove every guide of the scene; objects stay</source>
        <translation>Удалить все направляющие сцены; объекты остаются</translation>
    </message>
    <message>
        <source>Add guide</source>
        <translation>Добавить направляющую</translation>
    </message>
    <message>
        <source>Place of the guide</source>
        <translation>Позиция направляющей</translation>
    </message>
    <message>
        <source>Add guides at the edges of</source>
        <translation>Добавить направляющие по краям:</translation>
    </message>
</context>
<context>
    <name>broadside::GuideDialog</name>
    <message>
        <source>Place of the guide</source>
        <translation>Позиция направляющей</translation>
    </message>
    <message>
        <source>m</source>
        <translation>м</translation>
    </message>
    <message>
        <source>Direction of the guide</source>
        <translation>Направление направляющей</translation>
    </message>
    <message>
        <source>vertical, at an x</source>
        <translation>вертикальная, на x</translation>
    </message>
    <message>
        <source>horizontal, at a y</source>
        <translation>горизонтальная, на y</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Направляющая</translation>
    </message>
    <message>
        <source>A vertical guide holds left, right and middle; a horizontal one top, bottom and middle</source>
        <translation>К вертикальной направляющей привязываются левый и правый края и середина, к горизонтальной — верхний и нижний края и середина</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Разместить</translation>
    </message>
    <message>
        <source>Metres from 0, which is the lower left corner of the world</source>
        <translation>В метрах от 0, то есть от левого нижнего угла мира</translation>
    </message>
</context>
<context>
    <name>broadside::HeatSection</name>
    <message>
        <source>Count</source>
        <translation>Число</translation>
    </message>
    <message>
        <source>The meaning of a cell's colour.
Candidates: reported pairs of which both objects are registered in the cell.
False positives: candidates whose boxes do not overlap.</source>
        <translation>Что значит цвет ячейки.
Кандидаты: выданные пары, оба объекта которых зарегистрированы в ячейке.
Ложные срабатывания: кандидаты, AABB которых не пересекаются.</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Шаги</translation>
    </message>
    <message>
        <source>This step, or the mean of the recorded steps up to it.
Steps with other cells do not count.</source>
        <translation>Этот шаг или среднее по записанным шагам до него.
Шаги с другими ячейками не учитываются.</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Масштаб</translation>
    </message>
    <message>
        <source>A logarithmic scale shows differences of low numbers, a linear one those of high numbers</source>
        <translation>Логарифмическая шкала показывает различия малых чисел, линейная — больших</translation>
    </message>
    <message>
        <source>Objects per cell</source>
        <translation>Объектов в ячейке</translation>
    </message>
    <message>
        <source>Candidates per cell</source>
        <translation>Кандидаты в ячейке</translation>
    </message>
    <message>
        <source>False positives per cell</source>
        <translation>Ложные срабатывания в ячейке</translation>
    </message>
    <message>
        <source>This step</source>
        <translation>Этот шаг</translation>
    </message>
    <message>
        <source>Mean of the last 60</source>
        <translation>Среднее за последние 60</translation>
    </message>
    <message>
        <source>Mean of the last 600</source>
        <translation>Среднее за последние 600</translation>
    </message>
    <message>
        <source>Mean of all recorded</source>
        <translation>Среднее за все записанные</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>Логарифмический</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Линейный</translation>
    </message>
    <message>
        <source>Counting: %1 %</source>
        <translation>Подсчёт: %1 %</translation>
    </message>
    <message>
        <source>At most %1 in a cell</source>
        <translation>Максимум в ячейке: %1</translation>
    </message>
    <message>
        <source>%1; %2 steps count, %3 to %4</source>
        <translation>%1; учтено шагов: %2, с %3 по %4</translation>
    </message>
</context>
<context>
    <name>broadside::HelpActions</name>
    <message>
        <source>Find a &amp;command...</source>
        <translation>Найти команду...</translation>
    </message>
    <message>
        <source>Find any command by a few of its letters</source>
        <translation>Найти любую команду по нескольким буквам</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts...</source>
        <translation>Горячие клавиши...</translation>
    </message>
    <message>
        <source>Show and change the keys of all commands</source>
        <translation>Показать и изменить клавиши всех команд</translation>
    </message>
    <message>
        <source>&amp;Welcome</source>
        <translation>Начальная страница</translation>
    </message>
    <message>
        <source>Show recent files, sample worlds, and mysteries: broken worlds to solve</source>
        <translation>Показать недавние файлы, примеры миров и загадки: сломанные миры, которые надо разгадать</translation>
    </message>
    <message>
        <source>&amp;First minute</source>
        <translation>Первая минута</translation>
    </message>
    <message>
        <source>Show what to try first</source>
        <translation>Показать, что попробовать сначала</translation>
    </message>
    <message>
        <source>A&amp;bout Broadside</source>
        <translation>О программе Broadside</translation>
    </message>
    <message>
        <source>Show the version and the parts of this program</source>
        <translation>Показать версию и составные части этой программы</translation>
    </message>
</context>
<context>
    <name>broadside::Hints</name>
    <message>
        <source>No more hints</source>
        <translation>Больше не подсказывать</translation>
    </message>
    <message>
        <source>Close the hints for good; Help &gt; First minute has the same content</source>
        <translation>Закрыть подсказки насовсем; то же самое есть в «Справка &gt; Первая минута»</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Понятно</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Дальше</translation>
    </message>
</context>
<context>
    <name>broadside::HistoryPanel</name>
    <message>
        <source>Edits of the scene</source>
        <translation>Правки сцены</translation>
    </message>
    <message>
        <source>As opened</source>
        <translation>Как при открытии</translation>
    </message>
    <message>
        <source>Click an edit to go to the state after it. Later edits are kept until you edit something there. The disk marks the saved state.</source>
        <translation>Щёлкните правку, чтобы перейти к состоянию после неё. Более поздние правки остаются, пока вы не измените что-нибудь там. Дискета отмечает сохранённое состояние.</translation>
    </message>
    <message>
        <source>Edits of the simulation</source>
        <translation>Правки симуляции</translation>
    </message>
    <message>
        <source>As simulated</source>
        <translation>Как симулировано</translation>
    </message>
    <message>
        <source>Edits of this simulation, which are not in the scene. An edit that a step has used is reverted by a new edit.</source>
        <translation>Правки этой симуляции, которых нет в сцене. Правку, которую уже использовал шаг, отменяет новая правка.</translation>
    </message>
    <message>
        <source>In this simulation</source>
        <translation>В этой симуляции</translation>
    </message>
</context>
<context>
    <name>broadside::InspectorPanel</name>
    <message>
        <source>Move the mouse over an object or a point of the world. This panel then lists the candidates for it, and the tests that each of them passes.</source>
        <translation>Наведите мышь на объект или точку мира. Эта панель покажет кандидатов и проверки, которые прошёл каждый из них.</translation>
    </message>
    <message>
        <source>Potential colliders</source>
        <translation>Возможные столкновения</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>попадание</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>задеты лучом</translation>
    </message>
    <message>
        <source>The shapes that the ray meets, nearest first</source>
        <translation>Формы, которые встречает луч, ближайшие сначала</translation>
    </message>
    <message>
        <source>shape overlaps</source>
        <translation>пересекается формой</translation>
    </message>
    <message>
        <source>shapes overlap</source>
        <translation>пересекаются формами</translation>
    </message>
    <message>
        <source>Their shapes overlap in the narrow phase</source>
        <translation>Их формы пересекаются в узкой фазе</translation>
    </message>
    <message>
        <source>box overlaps only</source>
        <translation>пересекается только AABB</translation>
    </message>
    <message>
        <source>boxes overlap only</source>
        <translation>пересекаются только AABB</translation>
    </message>
    <message>
        <source>Their axis-aligned boxes overlap, their shapes do not</source>
        <translation>Их AABB пересекаются, а формы — нет</translation>
    </message>
    <message>
        <source>candidate only</source>
        <translation>только кандидат</translation>
    </message>
    <message>
        <source>candidates only</source>
        <translation>только кандидаты</translation>
    </message>
    <message>
        <source>False positives: candidates whose boxes do not overlap</source>
        <translation>Ложные срабатывания: кандидаты, AABB которых не пересекаются</translation>
    </message>
    <message>
        <source>%1 candidates: %2</source>
        <translation>%1 кандидатов: %2</translation>
    </message>
    <message>
        <source>The panel Broad phase says why.</source>
        <translation>Почему — написано на панели «Широкая фаза».</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>не записано</translation>
    </message>
    <message>
        <source>no broad phase</source>
        <translation>нет широкой фазы</translation>
    </message>
    <message>
        <source>Registered with its own box</source>
        <translation>Зарегистрирован со своим AABB</translation>
    </message>
    <message>
        <source>Registered %1 m away from where it is</source>
        <translation>Зарегистрирован в %1 м от того места, где находится</translation>
    </message>
    <message>
        <source>Registered with a larger box, at least %1 m on each side</source>
        <translation>Зарегистрирован с большим AABB, не меньше чем на %1 м с каждой стороны</translation>
    </message>
    <message>
        <source>Sticks out of its registered box by %1 m</source>
        <translation>Выступает из зарегистрированного AABB на %1 м</translation>
    </message>
    <message>
        <source>In no cell</source>
        <translation>Ни в одной ячейке</translation>
    </message>
    <message>
        <source>Cell %1</source>
        <translation>Ячейка %1</translation>
    </message>
    <message>
        <source>%1 cells: %2</source>
        <translation>Ячеек: %1 (%2)</translation>
    </message>
    <message>
        <source>Cells %1</source>
        <translation>Ячейки %1</translation>
    </message>
    <message>
        <source>
Nearest: %1, %2 m away</source>
        <translation>
Ближайший: %1, расстояние %2 м</translation>
    </message>
    <message>
        <source>
First hit: %1 at %2</source>
        <translation>
Первое попадание: %1, %2</translation>
    </message>
    <message>
        <source>
Answered in %1 µs</source>
        <translation>
Ответ за %1 мкс</translation>
    </message>
    <message>
        <source>Query: %1</source>
        <translation>Запрос: %1</translation>
    </message>
    <message>
        <source>Point %1</source>
        <translation>Точка %1</translation>
    </message>
    <message>
        <source>%1 (pinned)</source>
        <translation>%1 (закреплён)</translation>
    </message>
    <message>
        <source>Candidates and cells are not recorded.</source>
        <translation>Кандидаты и ячейки не записаны.</translation>
    </message>
    <message>
        <source>There is no broad phase. The panel Broad phase says why.</source>
        <translation>Широкой фазы нет. Почему — написано на панели «Широкая фаза».</translation>
    </message>
    <message>
        <source>Outside the grid, where cells have no ids.</source>
        <translation>Вне сетки, где у ячеек нет ID.</translation>
    </message>
    <message>
        <source>In no cell: the algorithm has no cell here.</source>
        <translation>Ни в одной ячейке: у алгоритма здесь нет ячейки.</translation>
    </message>
    <message>
        <source>%1; touches, but is not in %2</source>
        <translation>%1; касается, но не внесён: %2</translation>
    </message>
    <message>
        <source>This algorithm has no structure: every pair is a candidate.</source>
        <translation>У этого алгоритма нет структуры: каждая пара — кандидат.</translation>
    </message>
    <message>
        <source>This algorithm has no cells.</source>
        <translation>У этого алгоритма нет ячеек.</translation>
    </message>
    <message>
        <source>x interval %1 to %2 m</source>
        <translation>интервал по x от %1 до %2 м</translation>
    </message>
    <message>
        <source>Tree node at depth %1, which holds %2 itself</source>
        <translation>Узел дерева на глубине %1, в нём самом %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Click to select all of them.</source>
        <translation>Щёлкните, чтобы выделить их все.</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>и ещё %1</translation>
    </message>
    <message>
        <source>Click to select it</source>
        <translation>Щёлкните, чтобы выделить</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Object %1</source>
        <translation>Объект %1</translation>
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
        <translation>Базовый слой</translation>
    </message>
    <message>
        <source>Add a layer</source>
        <translation>Добавить слой</translation>
    </message>
    <message>
        <source>Add a layer on top of all others</source>
        <translation>Добавить слой поверх всех остальных</translation>
    </message>
    <message>
        <source>Raise the layer</source>
        <translation>Поднять слой</translation>
    </message>
    <message>
        <source>Lower the layer</source>
        <translation>Опустить слой</translation>
    </message>
    <message>
        <source>Colour of the layer</source>
        <translation>Цвет слоя</translation>
    </message>
    <message>
        <source>Hide the layer</source>
        <translation>Скрыть слой</translation>
    </message>
    <message>
        <source>Lock the layer</source>
        <translation>Заблокировать слой</translation>
    </message>
    <message>
        <source>Delete the layer</source>
        <translation>Удалить слой</translation>
    </message>
    <message>
        <source>Opacity of the layer</source>
        <translation>Непрозрачность слоя</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Layer: %1</source>
        <translation>Слой: %1</translation>
    </message>
    <message>
        <source>Opacity of %1</source>
        <translation>Непрозрачность: %1</translation>
    </message>
    <message>
        <source>Mark %1 with a colour in this list</source>
        <translation>Отметить «%1» цветом в этом списке</translation>
    </message>
    <message>
        <source>Show the layer</source>
        <translation>Показать слой</translation>
    </message>
    <message>
        <source>Hide %1, so that it is neither drawn nor picked</source>
        <translation>Скрыть «%1»: слой не рисуется и не выделяется мышью</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>Показать %1</translation>
    </message>
    <message>
        <source>Unlock the layer</source>
        <translation>Разблокировать слой</translation>
    </message>
    <message>
        <source>Unlock %1</source>
        <translation>Разблокировать %1</translation>
    </message>
    <message>
        <source>Lock %1, so that its objects cannot be dragged</source>
        <translation>Заблокировать «%1»: объекты слоя нельзя перетащить</translation>
    </message>
    <message>
        <source>A scene has at most %1 layers.</source>
        <translation>В сцене может быть не больше слоёв: %1.</translation>
    </message>
    <message>
        <source>Raise %1 by one layer</source>
        <translation>Поднять «%1» на один слой</translation>
    </message>
    <message>
        <source>This is the top layer.</source>
        <translation>Это самый верхний слой.</translation>
    </message>
    <message>
        <source>There is no other layer.</source>
        <translation>Другого слоя нет.</translation>
    </message>
    <message>
        <source>Lower %1 by one layer</source>
        <translation>Опустить «%1» на один слой</translation>
    </message>
    <message>
        <source>This is the lowest layer.</source>
        <translation>Это самый нижний слой.</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Удалить %1</translation>
    </message>
    <message>
        <source>The base layer cannot be deleted. Choose another layer in the list.</source>
        <translation>Базовый слой удалить нельзя. Выберите в списке другой слой.</translation>
    </message>
    <message>
        <source>Stop the simulation first (Shift+F5).</source>
        <translation>Сначала остановите симуляцию (Shift+F5).</translation>
    </message>
    <message>
        <source>&amp;Delete %1</source>
        <translation>Удалить «%1»</translation>
    </message>
    <message>
        <source>&amp;Delete %1, keep %2</source>
        <translation>Удалить «%1», оставить %2</translation>
    </message>
    <message>
        <source>Its objects go to the base layer</source>
        <translation>Его объекты перейдут на базовый слой</translation>
    </message>
    <message>
        <source>Delete %1 &amp;and %2</source>
        <translation>Удалить «%1» и %2</translation>
    </message>
    <message>
        <source>Its objects are deleted, too</source>
        <translation>Его объекты тоже будут удалены</translation>
    </message>
    <message>
        <source>Change the opacity of %1 to %2 %</source>
        <translation>Изменить непрозрачность: %1, %2 %</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>Цвет: %1</translation>
    </message>
    <message>
        <source>Change the colour of %1</source>
        <translation>Изменить цвет: %1</translation>
    </message>
</context>
<context>
    <name>broadside::LayoutActions</name>
    <message>
        <source>&amp;Layout</source>
        <translation>Раскладка</translation>
    </message>
    <message>
        <source>Show the panels for building a world</source>
        <translation>Показать панели для построения мира</translation>
    </message>
    <message>
        <source>&amp;Debug</source>
        <translation>Отладка</translation>
    </message>
    <message>
        <source>Show the panels for debugging the broad phase</source>
        <translation>Показать панели для отладки широкой фазы</translation>
    </message>
    <message>
        <source>&amp;Reset this layout</source>
        <translation>Сбросить эту раскладку</translation>
    </message>
    <message>
        <source>Move all panels back to their first places</source>
        <translation>Вернуть все панели на исходные места</translation>
    </message>
    <message>
        <source>Hide the &amp;panels</source>
        <translation>Скрыть панели</translation>
    </message>
    <message>
        <source>Show only the world in the window, or the panels again (Tab in the world)</source>
        <translation>Показать в окне только мир или вернуть панели (Tab в мире)</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Полный экран</translation>
    </message>
    <message>
        <source>Show the window on the whole screen, or as before</source>
        <translation>Развернуть окно на весь экран или вернуть, как было</translation>
    </message>
</context>
<context>
    <name>broadside::LevelActions</name>
    <message>
        <source>&amp;Move to layer</source>
        <translation>Переместить на слой</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>Сгруппировать</translation>
    </message>
    <message>
        <source>Group the selected objects: a click selects the whole group, a double click one object</source>
        <translation>Сгруппировать выделенные объекты: щелчок выделяет всю группу, двойной щелчок — один объект</translation>
    </message>
    <message>
        <source>&amp;Ungroup</source>
        <translation>Разгруппировать</translation>
    </message>
    <message>
        <source>Ungroup the outermost group of the selected objects; groups inside it stay</source>
        <translation>Разобрать внешнюю группу выделенных объектов; группы внутри неё остаются</translation>
    </message>
    <message>
        <source>No selected object is in a group.</source>
        <translation>Ни один выделенный объект не входит в группу.</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>Порядок</translation>
    </message>
    <message>
        <source>To the &amp;front</source>
        <translation>На передний план</translation>
    </message>
    <message>
        <source>Bring the selected objects to the front of their layer, among those of their kind</source>
        <translation>Переместить выделенные объекты на передний план их слоя, среди объектов того же типа</translation>
    </message>
    <message>
        <source>&amp;Raise</source>
        <translation>Поднять</translation>
    </message>
    <message>
        <source>Move the selected objects in front of the next one of their layer and kind</source>
        <translation>Переместить выделенные объекты перед следующим объектом их слоя и типа</translation>
    </message>
    <message>
        <source>&amp;Lower</source>
        <translation>Опустить</translation>
    </message>
    <message>
        <source>Move the selected objects behind the next one of their layer and kind</source>
        <translation>Переместить выделенные объекты за следующий объект их слоя и типа</translation>
    </message>
    <message>
        <source>To the &amp;back</source>
        <translation>На задний план</translation>
    </message>
    <message>
        <source>Send the selected objects to the back of their layer, among those of their kind</source>
        <translation>Переместить выделенные объекты на задний план их слоя, среди объектов того же типа</translation>
    </message>
    <message>
        <source>&amp;Hide or show</source>
        <translation>Скрыть или показать</translation>
    </message>
    <message>
        <source>Hide the selected objects, so that they are neither drawn nor picked, or show them again</source>
        <translation>Скрыть выделенные объекты, чтобы они не рисовались и не выделялись мышью, или показать их снова</translation>
    </message>
    <message>
        <source>&amp;Lock or unlock</source>
        <translation>Заблокировать или разблокировать</translation>
    </message>
    <message>
        <source>Lock the selected objects, so that they cannot be dragged, or unlock them</source>
        <translation>Заблокировать выделенные объекты, чтобы их нельзя было перетащить, или разблокировать их</translation>
    </message>
    <message>
        <source>&amp;Show all</source>
        <translation>Показать все</translation>
    </message>
    <message>
        <source>Show all hidden objects; hidden layers stay hidden</source>
        <translation>Показать все скрытые объекты; скрытые слои остаются скрытыми</translation>
    </message>
    <message>
        <source>Unloc&amp;k all</source>
        <translation>Разблокировать все</translation>
    </message>
    <message>
        <source>Unlock all locked objects; locked layers stay locked</source>
        <translation>Разблокировать все заблокированные объекты; заблокированные слои остаются заблокированными</translation>
    </message>
    <message>
        <source>Base layer</source>
        <translation>Базовый слой</translation>
    </message>
    <message>
        <source>Move the selected objects to this layer</source>
        <translation>Переместить выделенные объекты на этот слой</translation>
    </message>
    <message>
        <source>&amp;New layer</source>
        <translation>Новый слой</translation>
    </message>
    <message>
        <source>Stop the simulation first (Shift+F5).</source>
        <translation>Сначала остановите симуляцию (Shift+F5).</translation>
    </message>
    <message>
        <source>Add a layer on top of all others, and move the selected objects to it</source>
        <translation>Добавить слой поверх всех остальных и переместить на него выделенные объекты</translation>
    </message>
    <message>
        <source>Move %1 to the new layer %2</source>
        <translation>Переместить %1 на новый слой %2</translation>
    </message>
</context>
<context>
    <name>broadside::LevelDialog</name>
    <message>
        <source>Show the &amp;pictures of tile layers</source>
        <translation>Показывать картинки слоёв тайлов</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>Импортировать</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>Импорт %1</translation>
    </message>
    <message>
        <source>How many pixels of the level are one metre of the scene</source>
        <translation>Сколько пикселей уровня приходится на один метр сцены</translation>
    </message>
    <message>
        <source>Add an object for each tile, which collides with nothing</source>
        <translation>Добавить для каждого тайла объект, который ни с чем не сталкивается</translation>
    </message>
    <message>
        <source>The scene is written to this file; its atlases are written next to it</source>
        <translation>Сцена записывается в этот файл, её атласы — рядом с ним</translation>
    </message>
    <message>
        <source>What the scene does not have</source>
        <translation>Чего не будет в сцене</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Где</translation>
    </message>
    <message>
        <source>What the scene does not have, and why</source>
        <translation>Чего не будет в сцене и почему</translation>
    </message>
    <message>
        <source>&amp;Browse...</source>
        <translation>Обзор...</translation>
    </message>
    <message>
        <source>Level:</source>
        <translation>Уровень:</translation>
    </message>
    <message>
        <source>%1, a %2</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Pixels per metre:</source>
        <translation>Пикселей на метр:</translation>
    </message>
    <message>
        <source>&amp;Scene file:</source>
        <translation>Файл сцены:</translation>
    </message>
    <message>
        <source>Reading...</source>
        <translation>Чтение...</translation>
    </message>
    <message>
        <source>There is not enough memory for this level. Close other documents first.</source>
        <translation>Для этого уровня не хватает памяти. Сначала закройте другие документы.</translation>
    </message>
    <message>
        <source> and %1</source>
        <translation> и %1</translation>
    </message>
    <message>
        <source>%1; the world is %2 wide and %3 high. %4.</source>
        <translation>%1; ширина мира %2, высота %3. %4.</translation>
    </message>
    <message>
        <source>Nothing is left out</source>
        <translation>Ничего не пропущено</translation>
    </message>
    <message>
        <source>Enter the file of the scene first.</source>
        <translation>Сначала введите файл сцены.</translation>
    </message>
    <message>
        <source>The level is being read.</source>
        <translation>Уровень читается.</translation>
    </message>
    <message>
        <source>This level cannot be read.</source>
        <translation>Этот уровень нельзя прочитать.</translation>
    </message>
    <message>
        <source>Write the scene and open it</source>
        <translation>Записать сцену и открыть её</translation>
    </message>
    <message>
        <source>Replace scene</source>
        <translation>Замена сцены</translation>
    </message>
    <message>
        <source>Replace %1 by the imported level?</source>
        <translation>Заменить %1 импортированным уровнем?</translation>
    </message>
    <message>
        <source>The scene that it has now is kept as an earlier version.</source>
        <translation>Сцена, которая там сейчас, останется как прежняя версия.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Заменить</translation>
    </message>
</context>
<context>
    <name>broadside::LevelImporter</name>
    <message>
        <source>This scene was not imported from a level of another editor.</source>
        <translation>Эта сцена не импортирована из уровня другого редактора.</translation>
    </message>
    <message>
        <source>The level file is missing: %1.</source>
        <translation>Файла уровня нет: %1.</translation>
    </message>
    <message>
        <source>The level is being read.</source>
        <translation>Уровень читается.</translation>
    </message>
    <message>
        <source>The settings of the import could not be saved, so %1 cannot be imported again.</source>
        <translation>%1: настройки импорта сохранить не удалось, поэтому импортировать файл ещё раз нельзя.</translation>
    </message>
    <message>
        <source>There is not enough memory for this level. Close other documents first.</source>
        <translation>Для этого уровня не хватает памяти. Сначала закройте другие документы.</translation>
    </message>
    <message>
        <source>%1 could not be imported again.</source>
        <translation>Не удалось импортировать %1 снова.</translation>
    </message>
    <message>
        <source>%1 was not imported, because the scene was changed while it was read. Import it again.</source>
        <translation>%1: файл не импортирован, потому что сцена изменилась во время чтения. Импортируйте его снова.</translation>
    </message>
    <message>
        <source>%1 was read again. Nothing changed.</source>
        <translation>%1: файл прочитан снова. Ничего не изменилось.</translation>
    </message>
    <message>
        <source>Import again</source>
        <translation>Импортировать снова</translation>
    </message>
    <message>
        <source>%1 was imported again: %2 changed, %3 added, %4 removed.</source>
        <translation>%1: файл импортирован снова. Изменено: %2, добавлено: %3, удалено: %4.</translation>
    </message>
    <message>
        <source>%1 changed in the level and in the scene. The values of the scene stay.</source>
        <translation>Изменены и в уровне, и в сцене: %1. Остаются значения сцены.</translation>
    </message>
</context>
<context>
    <name>broadside::LiveBar</name>
    <message>
        <source> Left out by the game: %1.</source>
        <translation> Пропущено игрой: %1.</translation>
    </message>
    <message>
        <source> Lost here: %1.</source>
        <translation> Потеряно здесь: %1.</translation>
    </message>
    <message>
        <source> The recording is full. Save it, then attach the game again.</source>
        <translation> Запись заполнена. Сохраните её и подключите игру снова.</translation>
    </message>
    <message>
        <source>Pause the game</source>
        <translation>Пауза игры</translation>
    </message>
    <message>
        <source>Continue the game</source>
        <translation>Продолжить игру</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Broadside is not listening.</source>
        <translation>Broadside не ждёт подключений.</translation>
    </message>
    <message>
        <source>Waiting for a game under the name "%1".</source>
        <translation>Ожидание игры под именем «%1».</translation>
    </message>
    <message>
        <source>A program has connected and has sent no header yet.</source>
        <translation>Программа подключилась, но ещё не прислала заголовок.</translation>
    </message>
    <message>
        <source>%1 is attached and sends nothing: it may be stopped in a debugger. The next game that connects replaces it.</source>
        <translation>%1: подключена, но ничего не присылает, — возможно, остановлена в отладчике. Следующая игра, которая подключится, займёт её место.</translation>
    </message>
    <message>
        <source>%1 is attached and paused.</source>
        <translation>%1: подключена, на паузе.</translation>
    </message>
    <message>
        <source>%1 is attached.</source>
        <translation>%1: подключена.</translation>
    </message>
    <message>
        <source>%1 has ended. Its recording is here. Waiting for the next game.</source>
        <translation>%1: завершена. Её запись здесь. Ожидание следующей игры.</translation>
    </message>
    <message>
        <source>%1 has ended without bst_close(), so its recording stays in this tab. Waiting for the next game.</source>
        <translation>%1: завершена без bst_close(), поэтому её запись остаётся в этой вкладке. Ожидание следующей игры.</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Один шаг</translation>
    </message>
    <message>
        <source>Save the recording...</source>
        <translation>Сохранить запись...</translation>
    </message>
    <message>
        <source>Stop listening</source>
        <translation>Не ждать подключений</translation>
    </message>
    <message>
        <source>Save the recording so far as a trace (*.bstrace)</source>
        <translation>Сохранить запись на этот момент как трейс (*.bstrace)</translation>
    </message>
    <message>
        <source>Disconnect the game; its recording stays here</source>
        <translation>Отключить игру; её запись останется здесь</translation>
    </message>
    <message>
        <source>This game is no longer attached. Its recording is here.</source>
        <translation>Эта игра больше не подключена. Её запись здесь.</translation>
    </message>
    <message>
        <source>This game is no longer attached.</source>
        <translation>Эта игра больше не подключена.</translation>
    </message>
    <message>
        <source>The game cannot pause: set settings.can_pause and call bst_poll in its code.</source>
        <translation>Игра не умеет вставать на паузу: в её коде задайте settings.can_pause и вызывайте bst_poll.</translation>
    </message>
    <message>
        <source>No game is attached.</source>
        <translation>Ни одна игра не подключена.</translation>
    </message>
    <message>
        <source>Pause the game itself; you can look through the recording without that</source>
        <translation>Поставить на паузу саму игру; просматривать запись можно и без этого</translation>
    </message>
    <message>
        <source>Let the game make one step and pause again</source>
        <translation>Дать игре сделать один шаг и снова встать на паузу</translation>
    </message>
    <message>
        <source>Pause the game first.</source>
        <translation>Сначала поставьте игру на паузу.</translation>
    </message>
</context>
<context>
    <name>broadside::LiveDialog</name>
    <message>
        <source>Attach to a game</source>
        <translation>Подключение к игре</translation>
    </message>
    <message>
        <source>Games find this window by it: letters, digits, '-', '_' and '.', up to 32 of them</source>
        <translation>По этому имени игры находят окно: буквы, цифры, «-», «_» и «.», до 32 знаков</translation>
    </message>
    <message>
        <source>Code for the game</source>
        <translation>Код для игры</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Copy the lines to the clipboard</source>
        <translation>Копировать строки в буфер обмена</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>In the game, with broadside_trace.h, instead of bst_open_file:</source>
        <translation>В игре, с broadside_trace.h, вместо bst_open_file:</translation>
    </message>
    <message>
        <source>&amp;Stop listening</source>
        <translation>Не ждать подключений</translation>
    </message>
    <message>
        <source>&amp;Listen</source>
        <translation>Ждать подключений</translation>
    </message>
    <message>
        <source>Enter a valid name first.</source>
        <translation>Сначала введите допустимое имя.</translation>
    </message>
    <message>
        <source>Disconnect the game; its recording stays in its tab</source>
        <translation>Отключить игру; её запись останется в своей вкладке</translation>
    </message>
    <message>
        <source>Wait for one game at a time; programs of other users cannot connect</source>
        <translation>Ждать одну игру за раз; программы других пользователей подключиться не могут</translation>
    </message>
</context>
<context>
    <name>broadside::LockNotice</name>
    <message>
        <source>%1 is also open in another tab. Edit and save it in one of them only.</source>
        <translation>%1: файл открыт и в другой вкладке. Правьте и сохраняйте его только в одной из них.</translation>
    </message>
    <message>
        <source>process %1</source>
        <translation>процесс %1</translation>
    </message>
    <message>
        <source>process %1 of %2 on %3</source>
        <translation>процесс %1, пользователь %2, компьютер %3</translation>
    </message>
    <message>
        <source>%1 is also open in another Broadside (%2). Each asks before it replaces what the other has saved.</source>
        <translation>%1: файл открыт и в другом Broadside (%2). Каждый спросит, прежде чем заменить то, что сохранил другой.</translation>
    </message>
</context>
<context>
    <name>broadside::MainWindow</name>
    <message>
        <source>&amp;Quit</source>
        <translation>Выход</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Закрыть окно</translation>
    </message>
    <message>
        <source>Tool &amp;bar</source>
        <translation>Панель инструментов</translation>
    </message>
    <message>
        <source>There is not enough memory for that, so it was not finished. Everything that was open is still open. Save your scenes, then close other tabs or programs, or use fewer objects.</source>
        <translation>Для этого не хватает памяти, поэтому действие не завершено. Всё, что было открыто, открыто и сейчас. Сохраните сцены, затем закройте другие вкладки или программы либо уменьшите число объектов.</translation>
    </message>
    <message>
        <source>%1[*] - %2 - Broadside</source>
        <translation>%1[*] — %2 — Broadside</translation>
    </message>
    <message>
        <source>%1[*] - Broadside</source>
        <translation>%1[*] — Broadside</translation>
    </message>
</context>
<context>
    <name>broadside::MessageBar</name>
    <message>
        <source>Details</source>
        <translation>Подробности</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Закрыть это сообщение</translation>
    </message>
    <message>
        <source>Close message</source>
        <translation>Закрыть сообщение</translation>
    </message>
</context>
<context>
    <name>broadside::Minimap</name>
    <message>
        <source>Overview of the world</source>
        <translation>Обзор мира</translation>
    </message>
    <message>
        <source>The whole world. The frame is the visible part: click or drag to move it.</source>
        <translation>Весь мир. Рамка — видимая часть: щёлкните или тяните, чтобы передвинуть её.</translation>
    </message>
</context>
<context>
    <name>broadside::MotionSection</name>
    <message>
        <source>Motion</source>
        <translation>Движение</translation>
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
        <translation>Скорость</translation>
    </message>
    <message>
        <source>m/s</source>
        <translation>м/с</translation>
    </message>
    <message>
        <source>At the start of the simulation</source>
        <translation>В начале симуляции</translation>
    </message>
    <message>
        <source>Acceleration</source>
        <translation>Ускорение</translation>
    </message>
    <message>
        <source>m/s²</source>
        <translation>м/с²</translation>
    </message>
    <message>
        <source>Added to gravity and wind</source>
        <translation>Добавляется к гравитации и ветру</translation>
    </message>
    <message>
        <source>Force</source>
        <translation>Сила</translation>
    </message>
    <message>
        <source>N</source>
        <translation>Н</translation>
    </message>
    <message>
        <source>Force divided by mass is added to the acceleration</source>
        <translation>Сила, делённая на массу, добавляется к ускорению</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation>Масса</translation>
    </message>
    <message>
        <source>kg</source>
        <translation>кг</translation>
    </message>
    <message>
        <source>Divides the force and counts in bounces</source>
        <translation>Делит силу и учитывается при отскоках</translation>
    </message>
    <message>
        <source>Gravity scale</source>
        <translation>Масштаб гравитации</translation>
    </message>
    <message>
        <source>Factor of the world's gravity: 0 floats, -1 rises</source>
        <translation>Множитель гравитации мира: 0 — парит, -1 — поднимается</translation>
    </message>
    <message>
        <source>Static objects do not move. Make the object dynamic first.</source>
        <translation>Статические объекты не двигаются. Сначала сделайте объект динамическим.</translation>
    </message>
    <message>
        <source>%1 of the %2 objects are static and do not move. Make them dynamic first, or deselect them.</source>
        <translation>Статических объектов: %1 из %2, они не двигаются. Сначала сделайте их динамическими или снимите с них выделение.</translation>
    </message>
</context>
<context>
    <name>broadside::NumberField</name>
    <message>
        <source>mixed</source>
        <translation>разные</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1 is too small. Type %2 or more.</source>
        <translation>%1 — слишком мало. Введите %2 или больше.</translation>
    </message>
    <message>
        <source>%1 is too large. Type %2 or less.</source>
        <translation>%1 — слишком много. Введите %2 или меньше.</translation>
    </message>
    <message>
        <source>%1 is not a whole number. Type one without a fraction.</source>
        <translation>%1 — не целое число. Введите число без дробной части.</translation>
    </message>
    <message>
        <source>Calculations work too: 2.5*3, sqrt(2)/2; += 1 or *= 2 change what is there</source>
        <translation>Можно и вычислять: 2.5*3, sqrt(2)/2; += 1 или *= 2 меняют текущее значение</translation>
    </message>
</context>
<context>
    <name>broadside::ObjectChooser</name>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>%1 (not in this scene)</source>
        <translation>%1 (нет в этой сцене)</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>разные</translation>
    </message>
    <message>
        <source>There is no object "%1" in this scene. Type a name or an id, or choose from the list.</source>
        <translation>В этой сцене нет объекта «%1». Введите имя или ID либо выберите из списка.</translation>
    </message>
</context>
<context>
    <name>broadside::ObjectsModel</name>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Visible</source>
        <translation>Виден</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Заблокирован</translation>
    </message>
</context>
<context>
    <name>broadside::ObjectsPanel</name>
    <message>
        <source>Search objects</source>
        <translation>Поиск объектов</translation>
    </message>
    <message>
        <source>Search name, kind, shape or id</source>
        <translation>Поиск: имя, тип, форма или ID</translation>
    </message>
    <message>
        <source>All words must match: "target static" finds the static targets. Layers, groups, templates and properties are searched, too. Enter selects the results.</source>
        <translation>Должны подходить все слова: «target static» находит статические цели. Поиск идёт и по слоям, группам, шаблонам и свойствам. Enter выделяет найденное.</translation>
    </message>
    <message>
        <source>Select the results</source>
        <translation>Выделить найденное</translation>
    </message>
    <message>
        <source>Objects of the scene</source>
        <translation>Объекты сцены</translation>
    </message>
    <message>
        <source>%1; %2 of the first step removed</source>
        <translation>%1; с первого шага удалено: %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>The list comes in a moment.</source>
        <translation>Список сейчас появится.</translation>
    </message>
    <message>
        <source>No objects in this step.</source>
        <translation>На этом шаге нет объектов.</translation>
    </message>
    <message>
        <source>Too many objects to list them.
Select them in the world.</source>
        <translation>Слишком много объектов для списка.
Выделяйте их в мире.</translation>
    </message>
    <message>
        <source>No objects yet.
Choose the Place tool and click in the world.</source>
        <translation>Объектов пока нет.
Выберите инструмент «Разместить» и щёлкните в мире.</translation>
    </message>
    <message>
        <source>No object matches the search.</source>
        <translation>Поиску не подходит ни один объект.</translation>
    </message>
</context>
<context>
    <name>broadside::OpenPages</name>
    <message>
        <source>table</source>
        <translation>таблица</translation>
    </message>
</context>
<context>
    <name>broadside::OverrideMarks</name>
    <message>
        <source>Reset %1 to the template</source>
        <translation>Сбросить по шаблону: %1</translation>
    </message>
    <message>
        <source>Instance of %1</source>
        <translation>Экземпляр %1</translation>
    </message>
    <message>
        <source>Instances of %1</source>
        <translation>Экземпляры %1</translation>
    </message>
    <message>
        <source>Overrides nothing</source>
        <translation>Ничего не переопределено</translation>
    </message>
    <message>
        <source>Overrides: %1</source>
        <translation>Переопределено: %1</translation>
    </message>
    <message>
        <source>The template %1 is missing. The selected objects keep their values. Detach them, or restore the template.</source>
        <translation>Шаблона %1 нет. Выделенные объекты сохраняют свои значения. Отвяжите их или верните шаблон.</translation>
    </message>
    <message>
        <source>%1.
All other values follow the template.</source>
        <translation>%1.
Все остальные значения следуют шаблону.</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1 (отсутствует)</translation>
    </message>
    <message>
        <source>Overridden: the %1 is not that of the template. Click to reset it.</source>
        <translation>Переопределено (%1): значение не из шаблона. Щёлкните, чтобы сбросить.</translation>
    </message>
    <message>
        <source>The value is that of the template.</source>
        <translation>Значение из шаблона.</translation>
    </message>
    <message>
        <source>Select one instance only.</source>
        <translation>Выделите только один экземпляр.</translation>
    </message>
    <message>
        <source>&amp;Reset to template</source>
        <translation>Сбросить по шаблону</translation>
    </message>
    <message>
        <source>Reset the %1 to that of the template</source>
        <translation>Взять значение из шаблона: %1</translation>
    </message>
    <message>
        <source>&amp;Apply to template</source>
        <translation>Применить к шаблону</translation>
    </message>
    <message>
        <source>Copy this %1 to the template; the other instances follow</source>
        <translation>Скопировать в шаблон: %1; остальные экземпляры изменятся так же</translation>
    </message>
</context>
<context>
    <name>broadside::PaddleKeys</name>
    <message>
        <source>the flippers</source>
        <translation>флипперы</translation>
    </message>
    <message>
        <source>the paddles</source>
        <translation>ракетки</translation>
    </message>
    <message>
        <source>The arrow keys, or W A S D,</source>
        <translation>Стрелки или W A S D</translation>
    </message>
    <message>
        <source>Up and Down, or W and S,</source>
        <translation>Стрелки вверх и вниз или W и S</translation>
    </message>
    <message>
        <source>Left and Right, or A and D,</source>
        <translation>Стрелки влево и вправо или A и D</translation>
    </message>
    <message>
        <source>%1 steer %2</source>
        <translation>%1 двигают %2</translation>
    </message>
    <message>
        <source>%1: click into the world first</source>
        <translation>%1: сначала щёлкните в мире</translation>
    </message>
</context>
<context>
    <name>broadside::Page</name>
    <message>
        <source>World</source>
        <translation>Мир</translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation>буфер обмена</translation>
    </message>
    <message>
        <source>Arrows move the pointer, Space presses and releases; F7 ends this mode</source>
        <translation>Стрелки двигают указатель, пробел нажимает и отпускает кнопку; F7 завершает этот режим</translation>
    </message>
</context>
<context>
    <name>broadside::PageActions</name>
    <message>
        <source>Attach to a &amp;game...</source>
        <translation>Подключиться к игре...</translation>
    </message>
    <message>
        <source>Show what the broad phase of your game does while the game runs</source>
        <translation>Показывать, что делает широкая фаза вашей игры, пока игра работает</translation>
    </message>
    <message>
        <source>&amp;Close scene</source>
        <translation>Закрыть сцену</translation>
    </message>
    <message>
        <source>Close this scene; after the last one, an empty scene opens</source>
        <translation>Закрыть эту сцену; после последней откроется пустая сцена</translation>
    </message>
    <message>
        <source>&amp;Next scene</source>
        <translation>Следующая сцена</translation>
    </message>
    <message>
        <source>Show the scene in the tab on the right; after the last one, the first</source>
        <translation>Показать сцену во вкладке справа; после последней — первую</translation>
    </message>
    <message>
        <source>&amp;Previous scene</source>
        <translation>Предыдущая сцена</translation>
    </message>
    <message>
        <source>Show the scene in the tab on the left; before the first one, the last</source>
        <translation>Показать сцену во вкладке слева; перед первой — последнюю</translation>
    </message>
    <message>
        <source>Move tab ri&amp;ght</source>
        <translation>Вкладку вправо</translation>
    </message>
    <message>
        <source>Move this tab one place to the right; from the last place, to the first</source>
        <translation>Переместить эту вкладку на одно место вправо; с последнего места — на первое</translation>
    </message>
    <message>
        <source>Move tab le&amp;ft</source>
        <translation>Вкладку влево</translation>
    </message>
    <message>
        <source>Move this tab one place to the left; from the first place, to the last</source>
        <translation>Переместить эту вкладку на одно место влево; с первого места — на последнее</translation>
    </message>
    <message>
        <source>No other scene is open.</source>
        <translation>Другие сцены не открыты.</translation>
    </message>
</context>
<context>
    <name>broadside::PanelDocks</name>
    <message>
        <source>A recording is read only. Convert a step to a scene to edit it.</source>
        <translation>Запись доступна только для чтения. Чтобы править шаг, превратите его в сцену.</translation>
    </message>
</context>
<context>
    <name>broadside::PictureCanvas</name>
    <message>
        <source>The picture with its bounding shape</source>
        <translation>Картинка с ограничивающей формой</translation>
    </message>
    <message>
        <source>Drag handles, edges or the whole shape; Ctrl: between the pixels.
Page up and down choose a handle, arrows move it by a pixel, with Shift by 8; + and - zoom, 0 shows all; Delete removes a vertex.</source>
        <translation>Перетаскивайте маркеры, края или всю форму; Ctrl — между пикселями.
Page Up и Page Down выбирают маркер, стрелки двигают его на пиксель, с Shift — на 8; + и - меняют масштаб, 0 показывает всё; Delete удаляет вершину.</translation>
    </message>
</context>
<context>
    <name>broadside::PictureShapePanel</name>
    <message>
        <source>Pixels</source>
        <translation>Пиксели</translation>
    </message>
    <message>
        <source>px</source>
        <translation>px</translation>
    </message>
    <message>
        <source>Fit &amp;box</source>
        <translation>Прямоугольник</translation>
    </message>
    <message>
        <source>Fit the smallest box around the opaque part of the picture</source>
        <translation>Построить наименьший прямоугольник вокруг непрозрачной части картинки</translation>
    </message>
    <message>
        <source>Fit &amp;circle</source>
        <translation>Круг</translation>
    </message>
    <message>
        <source>Fit the smallest circle around the opaque part of the picture</source>
        <translation>Построить наименьший круг вокруг непрозрачной части картинки</translation>
    </message>
    <message>
        <source>&amp;Trace outline</source>
        <translation>Обвести контур</translation>
    </message>
    <message>
        <source>Trace a polygon around the opaque part, with as few points as the tolerance allows; several pieces become a compound</source>
        <translation>Обвести непрозрачную часть полигоном с наименьшим числом точек, какое допускает точность; из нескольких кусков получится составная форма</translation>
    </message>
    <message>
        <source>&amp;Shrink</source>
        <translation>Сжать</translation>
    </message>
    <message>
        <source>Shrink the shape about its centre, so that hits feel right</source>
        <translation>Сжать форму к её центру, чтобы попадания ощущались правильно</translation>
    </message>
    <message>
        <source>Tolerance of the outline</source>
        <translation>Точность контура</translation>
    </message>
    <message>
        <source>Largest distance of the outline from the border of the picture, in pixels</source>
        <translation>Наибольшее расстояние от контура до края картинки, в пикселях</translation>
    </message>
    <message>
        <source>How much smaller</source>
        <translation>Насколько меньше</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Percent of width and height; below 0 it grows</source>
        <translation>Процент ширины и высоты; меньше 0 — форма растёт</translation>
    </message>
    <message>
        <source>Fit box to picture</source>
        <translation>Построить прямоугольник по картинке</translation>
    </message>
    <message>
        <source>Fit circle to picture</source>
        <translation>Построить круг по картинке</translation>
    </message>
    <message>
        <source>Trace outline of picture</source>
        <translation>Обвести контур картинки</translation>
    </message>
    <message>
        <source>Shapes are edited one object at a time: select one.</source>
        <translation>Формы правятся по одному объекту: выделите один.</translation>
    </message>
    <message>
        <source>Select an object that shows a picture: its shape is edited here, over the picture.</source>
        <translation>Выделите объект с картинкой: его форма правится здесь, поверх картинки.</translation>
    </message>
    <message>
        <source>The object shows no picture. Choose one under Sprite in the panel Properties, or place one from the panel Assets.</source>
        <translation>У объекта нет картинки. Выберите её в разделе «Спрайт» на панели «Свойства» или разместите объект с панели «Ассеты».</translation>
    </message>
    <message>
        <source>The picture of the object is missing. The panel Assets says why.</source>
        <translation>Картинки объекта нет. Почему — написано на панели «Ассеты».</translation>
    </message>
    <message>
        <source>Edit shape over picture</source>
        <translation>Править форму на картинке</translation>
    </message>
    <message>
        <source>The %1 must be above 0 pixels.</source>
        <translation>Нужно значение больше 0 пикселей: %1.</translation>
    </message>
    <message>
        <source>Remove vertex</source>
        <translation>Удалить вершину</translation>
    </message>
    <message>
        <source>The shape needs this vertex.</source>
        <translation>Эта вершина нужна форме.</translation>
    </message>
    <message>
        <source>Shrink shape</source>
        <translation>Сжать форму</translation>
    </message>
</context>
<context>
    <name>broadside::PlacePanel</name>
    <message>
        <source>Width of placed objects</source>
        <translation>Ширина размещаемых объектов</translation>
    </message>
    <message>
        <source>m</source>
        <translation>м</translation>
    </message>
    <message>
        <source>Height of placed objects</source>
        <translation>Высота размещаемых объектов</translation>
    </message>
    <message>
        <source>Radius of placed objects</source>
        <translation>Радиус размещаемых объектов</translation>
    </message>
    <message>
        <source>Number of corners of placed objects</source>
        <translation>Число углов размещаемых объектов</translation>
    </message>
    <message>
        <source>Thickness of placed objects</source>
        <translation>Толщина размещаемых объектов</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Angle of placed objects</source>
        <translation>Угол размещаемых объектов</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Restitution of placed objects</source>
        <translation>Упругость размещаемых объектов</translation>
    </message>
    <message>
        <source>&lt;b&gt;Places instances of %1.&lt;/b&gt; Choose a shape to place that instead.</source>
        <translation>&lt;b&gt;Размещаются экземпляры %1.&lt;/b&gt; Чтобы размещать другое, выберите форму.</translation>
    </message>
    <message>
        <source>Kind of placed objects</source>
        <translation>Тип размещаемых объектов</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Тип</translation>
    </message>
    <message>
        <source>A target is removed when it is hit, a wall stays, a body moves and bounces</source>
        <translation>Цель удаляется при попадании, стена остаётся, тело движется и отскакивает</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Угол</translation>
    </message>
    <message>
        <source>Degrees counter-clockwise</source>
        <translation>Градусы против часовой стрелки</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>Width and height, metres</source>
        <translation>Ширина и высота, метры</translation>
    </message>
    <message>
        <source>Width, metres</source>
        <translation>Ширина, метры</translation>
    </message>
    <message>
        <source>Height, metres</source>
        <translation>Высота, метры</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Радиус</translation>
    </message>
    <message>
        <source>Metres, from the centre to the outermost corners</source>
        <translation>Метры, от центра до самых дальних углов</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Углы</translation>
    </message>
    <message>
        <source>How many, %1 to %2</source>
        <translation>Сколько, от %1 до %2</translation>
    </message>
    <message>
        <source>Thickness</source>
        <translation>Толщина</translation>
    </message>
    <message>
        <source>Percent of the largest thickness for this size</source>
        <translation>Процент наибольшей толщины для этого размера</translation>
    </message>
    <message>
        <source>Response to hits</source>
        <translation>Реакция на попадание</translation>
    </message>
    <message>
        <source>When hit</source>
        <translation>Попадание</translation>
    </message>
    <message>
        <source>What happens to the placed object when another object overlaps it</source>
        <translation>Что происходит с размещённым объектом, когда с ним пересекается другой</translation>
    </message>
    <message>
        <source>Restitution</source>
        <translation>Упругость</translation>
    </message>
    <message>
        <source>Speed after a bounce: 1 keeps all of it, 0 nothing; for two objects the product counts</source>
        <translation>Скорость после отскока: 1 сохраняет всю, 0 — ничего; для двух объектов значения перемножаются</translation>
    </message>
</context>
<context>
    <name>broadside::PlacementSection</name>
    <message>
        <source>Placement</source>
        <translation>Положение</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>The name in lists and messages</source>
        <translation>Имя в списках и сообщениях</translation>
    </message>
    <message>
        <source>Rename object</source>
        <translation>Переименовать объект</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>Переименовать %1</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Тип</translation>
    </message>
    <message>
        <source>static</source>
        <translation>статический</translation>
    </message>
    <message>
        <source>dynamic</source>
        <translation>динамический</translation>
    </message>
    <message>
        <source>Static objects never move; two static objects never collide</source>
        <translation>Статические объекты никогда не двигаются; два статических объекта никогда не сталкиваются</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>тип</translation>
    </message>
    <message>
        <source>Move object</source>
        <translation>Переместить объект</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Переместить %1</translation>
    </message>
    <message>
        <source>Rotate object</source>
        <translation>Повернуть объект</translation>
    </message>
    <message>
        <source>Rotate %1</source>
        <translation>Повернуть %1</translation>
    </message>
    <message>
        <source>Scale object</source>
        <translation>Масштабировать объект</translation>
    </message>
    <message>
        <source>Scale %1</source>
        <translation>Масштабировать %1</translation>
    </message>
    <message>
        <source>Position x</source>
        <translation>Позиция x</translation>
    </message>
    <message>
        <source>m</source>
        <translation>м</translation>
    </message>
    <message>
        <source>Position y</source>
        <translation>Позиция y</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Позиция</translation>
    </message>
    <message>
        <source>x to the right, y up, metres from the world's corner</source>
        <translation>x вправо, y вверх, в метрах от угла мира</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Угол</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Degrees counter-clockwise</source>
        <translation>Градусы против часовой стрелки</translation>
    </message>
    <message>
        <source>Scale x</source>
        <translation>Масштаб x</translation>
    </message>
    <message>
        <source>Scale y</source>
        <translation>Масштаб y</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Масштаб</translation>
    </message>
    <message>
        <source>Factors of the shape's width and height before rotation; circles and compounds have one factor for both</source>
        <translation>Множители ширины и высоты формы до поворота; у кругов и составных форм один множитель на обе стороны</translation>
    </message>
    <message>
        <source>visible</source>
        <translation>виден</translation>
    </message>
    <message>
        <source>An invisible object still collides</source>
        <translation>Невидимый объект всё равно сталкивается</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>заблокирован</translation>
    </message>
    <message>
        <source>A locked object cannot be dragged in the world; the fields still change it</source>
        <translation>Заблокированный объект нельзя перетащить в мире; поля по-прежнему меняют его</translation>
    </message>
    <message>
        <source>Editing</source>
        <translation>Правка</translation>
    </message>
    <message>
        <source>Visibility and lock in the editor</source>
        <translation>Видимость и блокировка в редакторе</translation>
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
        <translation>Новый проект...</translation>
    </message>
    <message>
        <source>Create a project: a list of scenes that belong together, in the same folder</source>
        <translation>Создать проект: список связанных сцен в одной папке</translation>
    </message>
    <message>
        <source>Open projec&amp;t...</source>
        <translation>Открыть проект...</translation>
    </message>
    <message>
        <source>Open a project and close the current one; its scenes stay open</source>
        <translation>Открыть проект и закрыть текущий; его сцены останутся открытыми</translation>
    </message>
    <message>
        <source>A&amp;dd this scene to the project</source>
        <translation>Добавить эту сцену в проект</translation>
    </message>
    <message>
        <source>Add this scene to the open project, which is saved at once</source>
        <translation>Добавить эту сцену в открытый проект, который сразу сохраняется</translation>
    </message>
    <message>
        <source>Close t&amp;he project</source>
        <translation>Закрыть проект</translation>
    </message>
    <message>
        <source>Close the project; its scenes stay open as files</source>
        <translation>Закрыть проект; его сцены останутся открытыми как файлы</translation>
    </message>
    <message>
        <source>Open a project first.</source>
        <translation>Сначала откройте проект.</translation>
    </message>
    <message>
        <source>A recording is read only. Convert a step to a scene first.</source>
        <translation>Запись доступна только для чтения. Сначала превратите шаг в сцену.</translation>
    </message>
    <message>
        <source>Save the scene in the folder of the project first.</source>
        <translation>Сначала сохраните сцену в папке проекта.</translation>
    </message>
    <message>
        <source>The project could not be saved: %1 Your changes stay here and are saved with the next change.</source>
        <translation>Не удалось сохранить проект: %1 Изменения остаются здесь и сохранятся вместе со следующим.</translation>
    </message>
    <message>
        <source> The project %1 was closed. Its open scenes stay open as files.</source>
        <translation> Проект %1 закрыт. Его открытые сцены остаются открытыми как файлы.</translation>
    </message>
    <message>
        <source>The project could not be made.</source>
        <translation>Не удалось создать проект.</translation>
    </message>
    <message>
        <source>The project %1 has no scenes yet. The panel Project adds them, and so does File &gt; Add this scene to the project.</source>
        <translation>В проекте %1 пока нет сцен. Их добавляют на панели «Проект» или командой «Файл &gt; Добавить эту сцену в проект».</translation>
    </message>
    <message>
        <source>%1 could not be opened.</source>
        <translation>Не удалось открыть %1.</translation>
    </message>
    <message>
        <source>%1

All open files stay as they are.</source>
        <translation>%1

Все открытые файлы остаются как есть.</translation>
    </message>
    <message>
        <source>The project %1 is open: %2.</source>
        <translation>Проект %1 открыт: %2.</translation>
    </message>
    <message>
        <source> %1 missing; the rest works. The panel Project marks missing files; locate or remove them there.</source>
        <translation> Не найдено: %1; остальное работает. На панели «Проект» недостающие файлы отмечены: там можно указать их место или убрать их.</translation>
    </message>
    <message>
        <source>One file is</source>
        <translation>один файл</translation>
    </message>
    <message>
        <source>%1 files are</source>
        <translation>файлов: %1</translation>
    </message>
    <message>
        <source>%1 is not in the project's folder, %2. Save it there first (File &gt; Save as).</source>
        <translation>%1: не в папке проекта (%2). Сначала сохраните файл там («Файл &gt; Сохранить как»).</translation>
    </message>
    <message>
        <source>%1 already belongs to the project %2.</source>
        <translation>%1: уже в проекте %2.</translation>
    </message>
    <message>
        <source>%1 now belongs to the project %2, which is saved.</source>
        <translation>%1: теперь в проекте %2, проект сохранён.</translation>
    </message>
</context>
<context>
    <name>broadside::ProjectDocument</name>
    <message>
        <source>Another program changed the project, and it can no longer be read: %1. The open project stays, and your next change replaces the file.</source>
        <translation>Другая программа изменила проект, и теперь его нельзя прочитать: %1. Открытый проект остаётся, а ваше следующее изменение заменит файл.</translation>
    </message>
    <message>
        <source>Another program changed the project. It was reloaded.</source>
        <translation>Другая программа изменила проект. Он перезагружен.</translation>
    </message>
</context>
<context>
    <name>broadside::ProjectPanel</name>
    <message>
        <source>&amp;Try again</source>
        <translation>Повторить попытку</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Add &amp;scenes...</source>
        <translation>Добавить сцены...</translation>
    </message>
    <message>
        <source>Add &amp;pictures...</source>
        <translation>Добавить картинки...</translation>
    </message>
    <message>
        <source>&amp;Locate...</source>
        <translation>Указать место...</translation>
    </message>
    <message>
        <source>&amp;Remove from the project</source>
        <translation>Убрать из проекта</translation>
    </message>
    <message>
        <source>No project is open. A project lists scenes that belong together and the pictures that they share. The files stay in the folder of the project.</source>
        <translation>Проект не открыт. Проект — это список связанных сцен и их общих картинок. Файлы остаются в папке проекта.</translation>
    </message>
    <message>
        <source>Save the project to its file again</source>
        <translation>Сохранить проект в его файл снова</translation>
    </message>
    <message>
        <source>Files of the project</source>
        <translation>Файлы проекта</translation>
    </message>
    <message>
        <source>Scenes</source>
        <translation>Сцены</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Картинки</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4. Changes are saved at once.</source>
        <translation>%1: %2, %3, %4. Изменения сохраняются сразу.</translation>
    </message>
    <message>
        <source>The project is not saved: %1</source>
        <translation>Проект не сохранён: %1</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1 (отсутствует)</translation>
    </message>
    <message>
        <source>None yet: "Add scenes", below</source>
        <translation>Пока нет: «Добавить сцены» внизу</translation>
    </message>
    <message>
        <source>None yet: "Add pictures", below</source>
        <translation>Пока нет: «Добавить картинки» внизу</translation>
    </message>
    <message>
        <source>Choose a file in the list first.</source>
        <translation>Сначала выберите файл в списке.</translation>
    </message>
    <message>
        <source>Add scene files that lie in the project's folder</source>
        <translation>Добавить файлы сцен из папки проекта</translation>
    </message>
    <message>
        <source>Add pictures that lie in the project's folder</source>
        <translation>Добавить картинки из папки проекта</translation>
    </message>
    <message>
        <source>Choose the new place of the missing file</source>
        <translation>Выбрать новое место недостающего файла</translation>
    </message>
    <message>
        <source>The file is not missing.</source>
        <translation>Файл на месте.</translation>
    </message>
    <message>
        <source>Remove it from the list (Delete); the file stays</source>
        <translation>Убрать из списка (Delete); файл остаётся</translation>
    </message>
    <message>
        <source>Not in the project's folder</source>
        <translation>Не в папке проекта</translation>
    </message>
    <message>
        <source>%1 is not in the project's folder.</source>
        <translation>%1: не в папке проекта.</translation>
    </message>
    <message>
        <source>%1 files are not in the project's folder.</source>
        <translation>Файлов не из папки проекта: %1.</translation>
    </message>
    <message>
        <source>A project lists only files in its own folder, %1, so that both can be moved together. Move or copy them there first.</source>
        <translation>В проект входят только файлы из его собственной папки, %1, чтобы переносить их вместе. Сначала переместите или скопируйте файлы туда.</translation>
    </message>
    <message>
        <source>Add scenes to the project</source>
        <translation>Добавление сцен в проект</translation>
    </message>
    <message>
        <source>Add pictures to the project</source>
        <translation>Добавление картинок в проект</translation>
    </message>
    <message>
        <source>Scenes (*.broadside)</source>
        <translation>Сцены (*.broadside)</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.bmp *.webp)</source>
        <translation>Картинки (*.png *.jpg *.jpeg *.bmp *.webp)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>New place of %1</source>
        <translation>Новое место: %1</translation>
    </message>
    <message>
        <source>The same kind (*.%1)</source>
        <translation>Тот же тип (*.%1)</translation>
    </message>
</context>
<context>
    <name>broadside::PropertiesPanel</name>
    <message>
        <source>Show only what differs</source>
        <translation>Показывать только различия</translation>
    </message>
    <message>
        <source>All values shown here are equal.</source>
        <translation>Все показанные здесь значения одинаковы.</translation>
    </message>
    <message>
        <source>Hide the fields with equal values</source>
        <translation>Скрыть поля с одинаковыми значениями</translation>
    </message>
    <message>
        <source>Nothing is selected.
Click an object in the world or in the list to see and edit it.</source>
        <translation>Ничего не выделено.
Щёлкните объект в мире или в списке, чтобы увидеть и изменить его.</translation>
    </message>
    <message>
        <source>The selected object is not in the world: the simulation removed it.
Step back or stop to restore it.</source>
        <translation>Выделенного объекта нет в мире: его удалила симуляция.
Сделайте шаг назад или нажмите «Стоп», чтобы вернуть его.</translation>
    </message>
    <message>
        <source>%1 objects are selected. A new value applies to all of them; += 1 or *= 2 changes each number.</source>
        <translation>Выделено объектов: %1. Новое значение получат все; += 1 или *= 2 меняет каждое число.</translation>
    </message>
    <message>
        <source>
%1 of them are not in the world: the simulation removed them.</source>
        <translation>
Из них нет в мире: %1. Их удалила симуляция.</translation>
    </message>
    <message>
        <source>
Locked: %1. They cannot be dragged; the fields still change them.</source>
        <translation>
Заблокировано: %1. Перетащить их нельзя; поля по-прежнему меняют их.</translation>
    </message>
</context>
<context>
    <name>broadside::PropertyRow</name>
    <message>
        <source>The name of the property; type another name to rename it</source>
        <translation>Имя свойства; чтобы переименовать, введите другое</translation>
    </message>
    <message>
        <source>Remove this property</source>
        <translation>Убрать это свойство</translation>
    </message>
    <message>
        <source>A text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>The text is longer than %1 bytes. Type a shorter one.</source>
        <translation>Текст длиннее %1 байт. Введите короче.</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>Число</translation>
    </message>
    <message>
        <source>A number: %1</source>
        <translation>Число: %1</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation>Да или нет</translation>
    </message>
    <message>
        <source>A colour: # and two hexadecimal digits each for red, green and blue</source>
        <translation>Цвет: # и по две шестнадцатеричные цифры для красного, зелёного и синего</translation>
    </message>
    <message>
        <source>Choose a colour</source>
        <translation>Выбрать цвет</translation>
    </message>
    <message>
        <source>"%1" is not a colour. Type # and six hexadecimal digits, or choose one.</source>
        <translation>«%1» — не цвет. Введите # и шесть шестнадцатеричных цифр или выберите цвет.</translation>
    </message>
    <message>
        <source>An object: choose it, or type its name or id. An arrow in the world points to it while its owner is selected.</source>
        <translation>Объект: выберите его или введите имя либо ID. Пока владелец выделен, стрелка в мире указывает на этот объект.</translation>
    </message>
    <message>
        <source>Choose the object by a click in the world or in the list</source>
        <translation>Выбрать объект щелчком в мире или в списке</translation>
    </message>
    <message>
        <source>Choose the object</source>
        <translation>Выбрать объект</translation>
    </message>
    <message>
        <source>Click the object in the world or in the list, or empty ground for no object.</source>
        <translation>Щёлкните объект в мире или в списке; щелчок по пустому месту — без объекта.</translation>
    </message>
    <message>
        <source>Read only: a value of this kind (a list, a table, or an integer above 2^53) cannot be edited here. It stays in the file.</source>
        <translation>Только для чтения: значение этого типа (список, таблицу или целое больше 2^53) здесь править нельзя. Оно остаётся в файле.</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>разные</translation>
    </message>
    <message>
        <source>Name of property %1</source>
        <translation>Имя свойства %1</translation>
    </message>
    <message>
        <source>Property %1</source>
        <translation>Свойство %1</translation>
    </message>
    <message>
        <source>Remove property %1</source>
        <translation>Убрать свойство %1</translation>
    </message>
    <message>
        <source>There is no object %1 in this scene. Choose another one.</source>
        <translation>В этой сцене нет объекта %1. Выберите другой.</translation>
    </message>
</context>
<context>
    <name>broadside::QueriesPanel</name>
    <message>
        <source>%1 m</source>
        <translation>%1 м</translation>
    </message>
    <message>
        <source>Query the broad phase with the Query tool (Q), then keep the query. It is repeated after every step and shown in the world with its name.</source>
        <translation>Сделайте запрос к широкой фазе инструментом «Запрос» (Q) и закрепите его. Он будет повторяться после каждого шага и показываться в мире под своим именем.</translation>
    </message>
    <message>
        <source>&amp;Keep the query</source>
        <translation>Закрепить запрос</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Kept queries</source>
        <translation>Закреплённые запросы</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Ячейки</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Кандидаты</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>AABB</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Формы</translation>
    </message>
    <message>
        <source>Nearest</source>
        <translation>Ближайший</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Double-click to rename</source>
        <translation>Двойной щелчок — переименовать</translation>
    </message>
    <message>
        <source>Cells that the query searches</source>
        <translation>Ячейки, которые просматривает запрос</translation>
    </message>
    <message>
        <source>Candidates that the broad phase reports for the query</source>
        <translation>Кандидаты, которых широкая фаза выдаёт для запроса</translation>
    </message>
    <message>
        <source>Candidates whose boxes it overlaps</source>
        <translation>Кандидаты, AABB которых пересекает запрос</translation>
    </message>
    <message>
        <source>Objects whose shapes it overlaps</source>
        <translation>Объекты, формы которых пересекает запрос</translation>
    </message>
    <message>
        <source>Distance of the nearest shape; 0 when it overlaps</source>
        <translation>Расстояние до ближайшей формы; 0, если пересекается</translation>
    </message>
    <message>
        <source>How long the last answer took</source>
        <translation>Сколько времени занял последний ответ</translation>
    </message>
    <message>
        <source>Delete a query first: %1 is the limit.</source>
        <translation>Сначала удалите один из запросов: предел — %1.</translation>
    </message>
    <message>
        <source>Repeat this query after every step</source>
        <translation>Повторять этот запрос после каждого шага</translation>
    </message>
    <message>
        <source>Choose the Query tool (Q) first, then click or drag in the world.</source>
        <translation>Сначала выберите инструмент «Запрос» (Q), затем щёлкните или тяните в мире.</translation>
    </message>
    <message>
        <source>Delete the chosen query</source>
        <translation>Удалить выбранный запрос</translation>
    </message>
    <message>
        <source>Choose a query first.</source>
        <translation>Сначала выберите запрос.</translation>
    </message>
    <message>
        <source>%1 µs</source>
        <translation>%1 мкс</translation>
    </message>
</context>
<context>
    <name>broadside::QueryBook</name>
    <message>
        <source>Object</source>
        <translation>Объект</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Точка</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Прямоугольник</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>Круг</translation>
    </message>
    <message>
        <source>Ray</source>
        <translation>Луч</translation>
    </message>
</context>
<context>
    <name>broadside::RecordedObjects</name>
    <message>
        <source>Search the log of the game</source>
        <translation>Поиск в журнале игры</translation>
    </message>
    <message>
        <source>Search the log...</source>
        <translation>Поиск в журнале...</translation>
    </message>
    <message>
        <source>Find the next step with a log line that contains this text (Enter)</source>
        <translation>Найти следующий шаг, в журнале которого есть этот текст (Enter)</translation>
    </message>
    <message>
        <source>Log of the game in this step</source>
        <translation>Журнал игры на этом шаге</translation>
    </message>
    <message>
        <source>Selected objects of the recording</source>
        <translation>Выделенные объекты записи</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Раньше</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Позже</translation>
    </message>
    <message>
        <source>Type a text to search for first.</source>
        <translation>Сначала введите текст для поиска.</translation>
    </message>
    <message>
        <source>Go to the previous step with such a log line</source>
        <translation>Перейти к предыдущему шагу с такой строкой журнала</translation>
    </message>
    <message>
        <source>Go to the next step with such a log line (Enter)</source>
        <translation>Перейти к следующему шагу с такой строкой журнала (Enter)</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Searching: %1 %</source>
        <translation>Поиск: %1 %</translation>
    </message>
    <message>
        <source>No such line in later steps.</source>
        <translation>На следующих шагах такой строки нет.</translation>
    </message>
    <message>
        <source>No such line in earlier steps.</source>
        <translation>На предыдущих шагах такой строки нет.</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>Шаг %1: %2</translation>
    </message>
    <message>
        <source>Object %1 is not in this step.</source>
        <translation>Объекта %1 нет на этом шаге.</translation>
    </message>
    <message>
        <source>%1 (%2), %3
box from %4 to %5
%6 wide, %7 high
category %8, mask %9</source>
        <translation>%1 (%2), %3
AABB от %4 до %5
ширина %6, высота %7
категория %8, маска %9</translation>
    </message>
    <message>
        <source>dynamic</source>
        <translation>динамический</translation>
    </message>
    <message>
        <source>static</source>
        <translation>статический</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 м</translation>
    </message>
    <message>
        <source>The game logged in this step:</source>
        <translation>Журнал игры на этом шаге:</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>и ещё %1</translation>
    </message>
    <message>
        <source>Select an object. This panel then shows what the recording says of it in this step. To edit it, convert the step to a scene.</source>
        <translation>Выделите объект. Эта панель покажет, что говорит о нём запись на этом шаге. Чтобы править объект, превратите шаг в сцену.</translation>
    </message>
</context>
<context>
    <name>broadside::RecordingBar</name>
    <message>
        <source>the recording does not say which candidates the game's broad phase reported (BST_CANDIDATES and bst_candidate in the game)</source>
        <translation>запись не говорит, каких кандидатов выдала широкая фаза игры (BST_CANDIDATES и bst_candidate в игре)</translation>
    </message>
    <message>
        <source>the recording does not say in which cells the game has its objects (BST_CELLS and bst_cells in the game)</source>
        <translation>запись не говорит, в каких ячейках у игры лежат объекты (BST_CELLS и bst_cells в игре)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Convert this step to a scene</source>
        <translation>Превратить этот шаг в сцену</translation>
    </message>
    <message>
        <source>Searched share of the file</source>
        <translation>Просмотренная доля файла</translation>
    </message>
    <message>
        <source>The file has no index, so Broadside searches all of it for frames.
You can already use the frames that were found.</source>
        <translation>В файле нет индекса, поэтому Broadside ищет кадры во всём файле.
Найденные кадры можно смотреть уже сейчас.</translation>
    </message>
    <message>
        <source>Stop the search; the frames that were found stay</source>
        <translation>Остановить поиск; найденные кадры останутся</translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>кандидаты</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>ячейки</translation>
    </message>
    <message>
        <source> Not recorded: %1.</source>
        <translation> Не записано: %1.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Reading %1 ...</source>
        <translation>Чтение %1 ...</translation>
    </message>
    <message>
        <source>Recording, read only: no frame has arrived yet.</source>
        <translation>Запись, только для чтения: ни одного кадра ещё не пришло.</translation>
    </message>
    <message>
        <source>a game</source>
        <translation>игра</translation>
    </message>
    <message>
        <source> Its own broad phase: %1.</source>
        <translation> Широкая фаза игры: %1.</translation>
    </message>
    <message>
        <source> Its step numbers do not ascend, so frames are counted.</source>
        <translation> Номера шагов в ней не возрастают, поэтому считаются кадры.</translation>
    </message>
    <message>
        <source>Recording of %1, read only: %2.</source>
        <translation>Запись, только для чтения: %1, %2.</translation>
    </message>
    <message>
        <source>There is no step yet.</source>
        <translation>Шага пока нет.</translation>
    </message>
    <message>
        <source>Open the objects of this step in a new tab as a scene that can be edited and simulated</source>
        <translation>Открыть объекты этого шага в новой вкладке как сцену, которую можно править и симулировать</translation>
    </message>
</context>
<context>
    <name>broadside::RecordingPage</name>
    <message>
        <source>%1 (recording)</source>
        <translation>%1 (запись)</translation>
    </message>
    <message>
        <source>%1, step %2</source>
        <translation>%1, шаг %2</translation>
    </message>
    <message>
        <source>The objects of step %1 as a scene, at rest, with a grid of Broadside: a trace has their places, not their velocities.</source>
        <translation>Объекты шага %1 как сцена, в покое, с сеткой Broadside: в трейсе есть их места, но нет скоростей.</translation>
    </message>
</context>
<context>
    <name>broadside::RecordingSaver</name>
    <message>
        <source>The recording could not be saved.</source>
        <translation>Не удалось сохранить запись.</translation>
    </message>
    <message>
        <source>The recording so far was saved as %1.</source>
        <translation>Запись на этот момент сохранена: %1.</translation>
    </message>
</context>
<context>
    <name>broadside::RecoveryDialog</name>
    <message>
        <source>&amp;Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>&amp;Discard...</source>
        <translation>Удалить...</translation>
    </message>
    <message>
        <source>Recover unsaved work</source>
        <translation>Восстановление несохранённой работы</translation>
    </message>
    <message>
        <source>Broadside ended before this work was saved. Open it to go on where you were; files are changed only when you save.</source>
        <translation>Broadside завершился раньше, чем эта работа была сохранена. Откройте её, чтобы продолжить с того же места; файлы изменятся, только когда вы сохраните.</translation>
    </message>
    <message>
        <source>Scenes and recordings that were not saved</source>
        <translation>Несохранённые сцены и записи</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Папка</translation>
    </message>
    <message>
        <source>Last change</source>
        <translation>Последнее изменение</translation>
    </message>
    <message>
        <source>Changes since the file was saved</source>
        <translation>Изменения со времени сохранения файла</translation>
    </message>
    <message>
        <source>Open what is selected with its unsaved changes, each in a tab</source>
        <translation>Открыть выбранное с несохранёнными изменениями, каждое в своей вкладке</translation>
    </message>
    <message>
        <source>&amp;Keep for later</source>
        <translation>Оставить на потом</translation>
    </message>
    <message>
        <source>Close this window; Broadside offers the work again at its next start</source>
        <translation>Закрыть это окно; при следующем запуске Broadside предложит эту работу снова</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Запись</translation>
    </message>
    <message>
        <source>a recording that was never saved: %1</source>
        <translation>запись, которая ни разу не сохранялась: %1</translation>
    </message>
    <message>
        <source>never saved: %1</source>
        <translation>ни разу не сохранялось: %1</translation>
    </message>
    <message>
        <source>its file is missing: %1</source>
        <translation>файла нет: %1</translation>
    </message>
    <message>
        <source>its file cannot be read: %1</source>
        <translation>файл нельзя прочитать: %1</translation>
    </message>
    <message>
        <source>with edits made during a simulation</source>
        <translation>с правками, сделанными во время симуляции</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>неизвестно</translation>
    </message>
    <message>
        <source>reading...</source>
        <translation>чтение...</translation>
    </message>
    <message>
        <source>Select a row first.</source>
        <translation>Сначала выберите строку.</translation>
    </message>
    <message>
        <source>The selected work is being read.</source>
        <translation>Выбранная работа читается.</translation>
    </message>
    <message>
        <source>The selected work cannot be read.</source>
        <translation>Выбранную работу нельзя прочитать.</translation>
    </message>
    <message>
        <source>Delete the unsaved work of the selected rows</source>
        <translation>Удалить несохранённую работу выбранных строк</translation>
    </message>
    <message>
        <source>Discard unsaved work</source>
        <translation>Удаление несохранённой работы</translation>
    </message>
    <message>
        <source>Discard the unsaved work of %1?</source>
        <translation>Удалить несохранённую работу (%1)?</translation>
    </message>
    <message>
        <source>They cannot be restored afterwards.</source>
        <translation>Вернуть её потом нельзя.</translation>
    </message>
</context>
<context>
    <name>broadside::RestNotice</name>
    <message>
        <source>Nothing moves in this world.</source>
        <translation>В этом мире ничего не движется.</translation>
    </message>
    <message>
        <source>Nothing in the world has moved since step %1.</source>
        <translation>В мире ничего не двигалось с шага %1.</translation>
    </message>
    <message>
        <source>%1 left the world and cannot return.</source>
        <translation>Мир покинули и не вернутся: %1.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Pause now, and later whenever nothing moves any more</source>
        <translation>Поставить на паузу сейчас и впредь — каждый раз, когда всё замирает</translation>
    </message>
</context>
<context>
    <name>broadside::SceneComparison</name>
    <message>
        <source>Compare with %1</source>
        <translation>Сравнить с %1</translation>
    </message>
    <message>
        <source>In the file, compared with the open scene: %1.</source>
        <translation>В файле по сравнению с открытой сценой: %1.</translation>
    </message>
    <message>
        <source>Objects that differ</source>
        <translation>Отличающиеся объекты</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>В файле</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Объект</translation>
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
        <translation>В списке первые из них: %1.</translation>
    </message>
    <message>
        <source>Select all in the world</source>
        <translation>Выделить все в мире</translation>
    </message>
    <message>
        <source>No object differs.</source>
        <translation>Объекты не отличаются.</translation>
    </message>
    <message>
        <source>Select the objects of all rows that the open scene has</source>
        <translation>Выделить объекты всех строк, которые есть в открытой сцене</translation>
    </message>
</context>
<context>
    <name>broadside::SceneDocument</name>
    <message>
        <source>Untitled</source>
        <translation>Без имени</translation>
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
        <translation>%1. Это отменяет «Симуляция &gt; Вернуть отброшенные шаги», пока не сделан следующий шаг.</translation>
    </message>
    <message>
        <source>This scene has instances of templates of the project %1, but is not in that project. Add it, so that they follow (File &gt; Add this scene to the project).</source>
        <translation>В этой сцене есть экземпляры шаблонов проекта %1, но она в него не входит. Добавьте её, чтобы экземпляры следовали шаблонам («Файл &gt; Добавить эту сцену в проект»).</translation>
    </message>
</context>
<context>
    <name>broadside::SceneTabs</name>
    <message>
        <source>Open scenes</source>
        <translation>Открытые сцены</translation>
    </message>
    <message>
        <source>%1 (recording)</source>
        <translation>%1 (запись)</translation>
    </message>
    <message>
        <source>This recording has no file</source>
        <translation>У этой записи нет файла</translation>
    </message>
    <message>
        <source>This scene has no file yet</source>
        <translation>У этой сцены ещё нет файла</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Close the &amp;others</source>
        <translation>Закрыть остальные</translation>
    </message>
    <message>
        <source>Copy the &amp;path</source>
        <translation>Копировать путь</translation>
    </message>
</context>
<context>
    <name>broadside::SelectActions</name>
    <message>
        <source>Select a cate&amp;gory</source>
        <translation>Выделить категорию</translation>
    </message>
    <message>
        <source>The scene has no objects.</source>
        <translation>В сцене нет объектов.</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Выделить все</translation>
    </message>
    <message>
        <source>Select every object of the scene</source>
        <translation>Выделить все объекты сцены</translation>
    </message>
    <message>
        <source>Select n&amp;one</source>
        <translation>Снять выделение</translation>
    </message>
    <message>
        <source>Select nothing</source>
        <translation>Ничего не выделять</translation>
    </message>
    <message>
        <source>In&amp;vert the selection</source>
        <translation>Инвертировать выделение</translation>
    </message>
    <message>
        <source>Select the objects that are not selected, and deselect the others</source>
        <translation>Выделить невыделенные объекты и снять выделение с остальных</translation>
    </message>
    <message>
        <source>Select the same t&amp;ype</source>
        <translation>Выделить тот же тип</translation>
    </message>
    <message>
        <source>Select all objects of the same kind (static or dynamic) with the same type of shape</source>
        <translation>Выделить все объекты того же типа (статические или динамические) с тем же типом формы</translation>
    </message>
    <message>
        <source>Select the next one &amp;below</source>
        <translation>Выделить следующий ниже</translation>
    </message>
    <message>
        <source>Select the next object below the pointer; Alt+click or a second click at the same place does the same</source>
        <translation>Выделить следующий объект под указателем; то же делает Alt+щелчок или второй щелчок в том же месте</translation>
    </message>
    <message>
        <source>There is no object below. Move the pointer over objects that cover each other.</source>
        <translation>Ниже объектов нет. Наведите указатель туда, где объекты закрывают друг друга.</translation>
    </message>
    <message>
        <source>&amp;Find objects</source>
        <translation>Найти объекты</translation>
    </message>
    <message>
        <source>Search the list of objects by name, kind, shape or id</source>
        <translation>Искать в списке объектов по имени, типу, форме или ID</translation>
    </message>
    <message>
        <source>&amp;Select the results</source>
        <translation>Выделить найденное</translation>
    </message>
    <message>
        <source>Select all objects that the search finds; Enter in the search field does the same</source>
        <translation>Выделить все объекты, которые нашёл поиск; то же делает Enter в поле поиска</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Выделить</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Select every object whose category has this bit</source>
        <translation>Выделить все объекты, в категории которых есть этот бит</translation>
    </message>
    <message>
        <source>No object has a category</source>
        <translation>Ни у одного объекта нет категории</translation>
    </message>
    <message>
        <source>Type a search first (Ctrl+F).</source>
        <translation>Сначала введите запрос для поиска (Ctrl+F).</translation>
    </message>
    <message>
        <source>The search finds no object.</source>
        <translation>Поиск не нашёл ни одного объекта.</translation>
    </message>
</context>
<context>
    <name>broadside::ShapeEditor</name>
    <message>
        <source>Radius</source>
        <translation>Радиус</translation>
    </message>
    <message>
        <source>Radius of the shape before the object's scale, metres</source>
        <translation>Радиус формы до масштаба объекта, метры</translation>
    </message>
    <message>
        <source>Change size</source>
        <translation>Изменить размер</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Ширина</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Высота</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>Width and height of the shape, before the object's scale; metres</source>
        <translation>Ширина и высота формы до масштаба объекта; метры</translation>
    </message>
    <message>
        <source>m</source>
        <translation>м</translation>
    </message>
    <message>
        <source>Points of the shape</source>
        <translation>Точки формы</translation>
    </message>
    <message>
        <source>x (m)</source>
        <translation>x (м)</translation>
    </message>
    <message>
        <source>y (m)</source>
        <translation>y (м)</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Вставить</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Точки</translation>
    </message>
    <message>
        <source>In the object's own frame: relative to its position, before scale and rotation</source>
        <translation>В системе координат объекта: относительно его позиции, до масштаба и поворота</translation>
    </message>
    <message>
        <source>Parts of the compound</source>
        <translation>Части составной формы</translation>
    </message>
    <message>
        <source>angle (°)</source>
        <translation>угол (°)</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Добавить</translation>
    </message>
    <message>
        <source>Add a shape to the compound</source>
        <translation>Добавить ещё одну форму в составную</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Части</translation>
    </message>
    <message>
        <source>Position and angle of each part in the compound</source>
        <translation>Позиция и угол каждой части в составной форме</translation>
    </message>
    <message>
        <source>%1 of the shape, before the object's scale</source>
        <translation>%1 формы, до масштаба объекта</translation>
    </message>
    <message>
        <source>%1 of the whole shape; the other side follows, so that circles stay circles</source>
        <translation>%1 всей формы; вторая сторона меняется вместе с ней, чтобы круги оставались кругами</translation>
    </message>
    <message>
        <source>%1 of the whole shape: all points move away from the object's position or towards it</source>
        <translation>%1 всей формы: все точки удаляются от позиции объекта или приближаются к ней</translation>
    </message>
    <message>
        <source>All points are on one line, so this size is 0.</source>
        <translation>Все точки лежат на одной прямой, поэтому этот размер — 0.</translation>
    </message>
    <message>
        <source>Click a point in the table first.</source>
        <translation>Сначала щёлкните точку в таблице.</translation>
    </message>
    <message>
        <source>Insert a point half way to the next one</source>
        <translation>Вставить точку посередине до следующей</translation>
    </message>
    <message>
        <source>Remove the chosen point (Delete)</source>
        <translation>Удалить выбранную точку (Delete)</translation>
    </message>
    <message>
        <source>A polygon has at least three points.</source>
        <translation>У полигона не меньше трёх точек.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Part %1: %2</source>
        <translation>Часть %1: %2</translation>
    </message>
    <message>
        <source>Remove the chosen part (Delete)</source>
        <translation>Удалить выбранную часть (Delete)</translation>
    </message>
    <message>
        <source>A compound has at least one part.</source>
        <translation>В составной форме не меньше одной части.</translation>
    </message>
    <message>
        <source>Move point</source>
        <translation>Переместить точку</translation>
    </message>
    <message>
        <source>Insert point</source>
        <translation>Вставить точку</translation>
    </message>
    <message>
        <source>Remove point</source>
        <translation>Удалить точку</translation>
    </message>
    <message>
        <source>Move part</source>
        <translation>Переместить часть</translation>
    </message>
    <message>
        <source>Add part</source>
        <translation>Добавить часть</translation>
    </message>
    <message>
        <source>Remove part</source>
        <translation>Удалить часть</translation>
    </message>
</context>
<context>
    <name>broadside::ShapeSection</name>
    <message>
        <source>Shape</source>
        <translation>Форма</translation>
    </message>
    <message>
        <source>Change to</source>
        <translation>Заменить на</translation>
    </message>
    <message>
        <source>Replace the shape by another one of about the same size</source>
        <translation>Заменить форму другой примерно того же размера</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Тип</translation>
    </message>
    <message>
        <source>Bounding shape, used to test for overlaps</source>
        <translation>Ограничивающая форма, по которой проверяются пересечения</translation>
    </message>
    <message>
        <source>radius</source>
        <translation>радиус</translation>
    </message>
    <message>
        <source>size</source>
        <translation>размер</translation>
    </message>
    <message>
        <source>Radius of all</source>
        <translation>Радиус всех</translation>
    </message>
    <message>
        <source>m</source>
        <translation>м</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Радиус</translation>
    </message>
    <message>
        <source>Of every shape, before its object's scale; metres</source>
        <translation>Каждой формы, до масштаба её объекта; метры</translation>
    </message>
    <message>
        <source>Width of all</source>
        <translation>Ширина всех</translation>
    </message>
    <message>
        <source>Height of all</source>
        <translation>Высота всех</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>Width and height of every shape, before its object's scale; metres.
Round shapes and compounds keep their proportions: the other side follows.</source>
        <translation>Ширина и высота каждой формы до масштаба её объекта; метры.
Круглые и составные формы сохраняют пропорции: вторая сторона меняется вместе с первой.</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>разные</translation>
    </message>
    <message>
        <source>Points and parts are edited one object at a time: select one.</source>
        <translation>Точки и части правятся по одному объекту: выделите один.</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>форма</translation>
    </message>
</context>
<context>
    <name>broadside::SharedFollower</name>
    <message>
        <source>%1 followed templates of the project that changed since this scene was saved: %2. Save to keep this, or undo it.</source>
        <translation>По шаблонам проекта, которые изменились после сохранения сцены, обновлено: %1. Шаблоны: %2. Сохраните сцену, чтобы оставить это, или отмените.</translation>
    </message>
    <message>
        <source>%1 followed templates of the project: %2. Undo reverts that in this scene.</source>
        <translation>По шаблонам проекта обновлено: %1. Шаблоны: %2. В этой сцене это можно отменить.</translation>
    </message>
</context>
<context>
    <name>broadside::ShortcutsDialog</name>
    <message>
        <source>&amp;Assign</source>
        <translation>Назначить</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>Без клавиши</translation>
    </message>
    <message>
        <source>&amp;Default</source>
        <translation>По умолчанию</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Горячие клавиши</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Search by name or key</source>
        <translation>Поиск по имени или клавише</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Команды и их клавиши</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Сбросить все</translation>
    </message>
    <message>
        <source>Reset the keys of all commands to their defaults</source>
        <translation>Вернуть всем командам клавиши по умолчанию</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Новая клавиша</translation>
    </message>
    <message>
        <source>Press the new key of the command</source>
        <translation>Нажмите новую клавишу команды</translation>
    </message>
    <message>
        <source>Remove the key of the command</source>
        <translation>Убрать клавишу команды</translation>
    </message>
    <message>
        <source>Reset the command to its default key</source>
        <translation>Вернуть команде клавишу по умолчанию</translation>
    </message>
    <message>
        <source>New &amp;key</source>
        <translation>Новая клавиша</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>По умолчанию</translation>
    </message>
    <message>
        <source>Changed; default: %1</source>
        <translation>Изменено; по умолчанию: %1</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>нет клавиши</translation>
    </message>
    <message>
        <source>Choose a command to give it another key.</source>
        <translation>Выберите команду, чтобы дать ей другую клавишу.</translation>
    </message>
    <message>
        <source>Press the key for: %1</source>
        <translation>Нажмите клавишу для команды: %1</translation>
    </message>
    <message>
        <source>This key cannot be used: %1.</source>
        <translation>Эту клавишу использовать нельзя: %1.</translation>
    </message>
    <message>
        <source>That key is free.</source>
        <translation>Эта клавиша свободна.</translation>
    </message>
    <message>
        <source>Conflict: "%1" has this key and loses it when you assign it.</source>
        <translation>Конфликт: эта клавиша сейчас у команды «%1», которая потеряет её при назначении.</translation>
    </message>
</context>
<context>
    <name>broadside::SimulationActions</name>
    <message>
        <source>&amp;Run</source>
        <translation>Пуск</translation>
    </message>
    <message>
        <source>Run or continue the simulation</source>
        <translation>Запустить или продолжить симуляцию</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Pause the simulation</source>
        <translation>Поставить симуляцию на паузу</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>Make one step, or as many as the field next to Step says</source>
        <translation>Сделать один шаг или столько, сколько указано рядом с кнопкой «Шаг»</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>Стоп</translation>
    </message>
    <message>
        <source>&amp;Back to the first step</source>
        <translation>К первому шагу</translation>
    </message>
    <message>
        <source>End the simulation and go back to the authored scene</source>
        <translation>Завершить симуляцию и вернуться к исходной сцене</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Шаг назад</translation>
    </message>
    <message>
        <source>Go back one step, or as many as the field next to Step says</source>
        <translation>Вернуться на один шаг или на столько, сколько указано рядом с кнопкой «Шаг»</translation>
    </message>
    <message>
        <source>&amp;First recorded step</source>
        <translation>Первый записанный шаг</translation>
    </message>
    <message>
        <source>Go to the oldest recorded step</source>
        <translation>Перейти к самому старому записанному шагу</translation>
    </message>
    <message>
        <source>&amp;Last recorded step</source>
        <translation>Последний записанный шаг</translation>
    </message>
    <message>
        <source>Go to the latest recorded step</source>
        <translation>Перейти к самому новому записанному шагу</translation>
    </message>
    <message>
        <source>Restore &amp;discarded steps</source>
        <translation>Вернуть отброшенные шаги</translation>
    </message>
    <message>
        <source>Go back to the step after which recorded steps were discarded, and restore them</source>
        <translation>Вернуться к шагу, после которого записанные шаги были отброшены, и вернуть их</translation>
    </message>
    <message>
        <source>Slo&amp;wer</source>
        <translation>Медленнее</translation>
    </message>
    <message>
        <source>Run at half the speed: slow motion down to 1/64 of real time</source>
        <translation>Вдвое медленнее: замедление до 1/64 реального времени</translation>
    </message>
    <message>
        <source>Fast&amp;er</source>
        <translation>Быстрее</translation>
    </message>
    <message>
        <source>Run at twice the speed, up to real time</source>
        <translation>Вдвое быстрее, до реального времени</translation>
    </message>
    <message>
        <source>This is the last step of the recording.</source>
        <translation>Это последний шаг записи.</translation>
    </message>
    <message>
        <source>The simulation is already running.</source>
        <translation>Симуляция уже идёт.</translation>
    </message>
    <message>
        <source>The simulation is not running.</source>
        <translation>Симуляция не идёт.</translation>
    </message>
    <message>
        <source>Start the simulation first (F5).</source>
        <translation>Сначала запустите симуляцию (F5).</translation>
    </message>
    <message>
        <source>This is the first step of the recording.</source>
        <translation>Это первый шаг записи.</translation>
    </message>
    <message>
        <source>The world is already at its first step.</source>
        <translation>Мир уже на первом шаге.</translation>
    </message>
    <message>
        <source>Step %1 is the oldest step in the memory for recorded steps.</source>
        <translation>Шаг %1 — самый старый в памяти для записанных шагов.</translation>
    </message>
    <message>
        <source>This is the latest step.</source>
        <translation>Это самый новый шаг.</translation>
    </message>
    <message>
        <source>No steps have been discarded.</source>
        <translation>Ни один шаг не отброшен.</translation>
    </message>
    <message>
        <source>The slowest speed is 1/%1 of real time.</source>
        <translation>Самая низкая скорость — 1/%1 реального времени.</translation>
    </message>
    <message>
        <source>The simulation already runs in real time.</source>
        <translation>Симуляция уже идёт в реальном времени.</translation>
    </message>
</context>
<context>
    <name>broadside::SimulationPanel</name>
    <message>
        <source>not started</source>
        <translation>не запущена</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>на паузе</translation>
    </message>
    <message>
        <source>running</source>
        <translation>идёт</translation>
    </message>
    <message>
        <source>When nothing moves</source>
        <translation>Когда всё замерло</translation>
    </message>
    <message>
        <source>Swept (continuous)</source>
        <translation>Непрерывно (CCD)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Step by</source>
        <translation>Шагать по</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>Real time</source>
        <translation>Реальное время</translation>
    </message>
    <message>
        <source>1/%1 of real time</source>
        <translation>1/%1 реального времени</translation>
    </message>
    <message>
        <source>The speed of Run, for slow motion. The steps themselves do not change.</source>
        <translation>С какой скоростью работает «Пуск»: для замедления. Сами шаги не меняются.</translation>
    </message>
    <message>
        <source>Pause when nothing moves any more</source>
        <translation>Ставить на паузу, когда всё замирает</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Pauses the simulation when nothing moves any more and no component will act.
Objects that have left the world for good do not count.</source>
        <translation>Ставит симуляцию на паузу, когда ничто больше не движется и ни один компонент не будет действовать.
Объекты, навсегда покинувшие мир, не считаются.</translation>
    </message>
    <message>
        <source>Time step</source>
        <translation>Шаг времени</translation>
    </message>
    <message>
        <source>Simulated seconds per step: 1/60, 0.02 or 16 ms</source>
        <translation>Симулируемых секунд за шаг: 1/60, 0.02 или 16 ms</translation>
    </message>
    <message>
        <source>Integrator</source>
        <translation>Интегратор</translation>
    </message>
    <message>
        <source>Semi-implicit Euler</source>
        <translation>Полунеявный Эйлер</translation>
    </message>
    <message>
        <source>Velocity first, then position with the new velocity: stable, what most games use.
A fall of 1 s at steps of 0.1 s ends 10 % too low, and bounces lose height.</source>
        <translation>Сначала скорость, затем позиция с новой скоростью: устойчив, так делает большинство игр.
Падение длиной 1 с при шаге 0.1 с кончается на 10 % ниже, а отскоки теряют высоту.</translation>
    </message>
    <message>
        <source>Explicit Euler</source>
        <translation>Явный Эйлер</translation>
    </message>
    <message>
        <source>Position first, with the old velocity: gains energy, springs explode</source>
        <translation>Сначала позиция, со старой скоростью: энергия растёт, пружины взрываются</translation>
    </message>
    <message>
        <source>Velocity Verlet</source>
        <translation>Скоростной Верле</translation>
    </message>
    <message>
        <source>Exact under constant acceleration, at any step</source>
        <translation>Точен при постоянном ускорении, с любым шагом</translation>
    </message>
    <message>
        <source>How velocity and position advance in a step</source>
        <translation>Как скорость и позиция меняются за шаг</translation>
    </message>
    <message>
        <source>Swept collision</source>
        <translation>CCD (непрерывная проверка)</translation>
    </message>
    <message>
        <source>Collision</source>
        <translation>Столкновения</translation>
    </message>
    <message>
        <source>Sweeps moving objects along their paths, so that a fast object does not pass through a thin one between two
steps. Off: only the positions at the ends of the steps are tested, as in most simple games.</source>
        <translation>Проверяет движущиеся объекты вдоль всего пути, чтобы быстрый объект не проходил сквозь тонкий между двумя
шагами. Выключено: проверяются только позиции в концах шагов, как в большинстве простых игр.</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>Not started: the scene is shown as you made it. Stop returns to it.</source>
        <translation>Не запущена: сцена показана такой, какой вы её сделали. «Стоп» возвращает к ней.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>Steps since the start</source>
        <translation>Шагов с начала</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Simulated seconds</source>
        <translation>Симулируемые секунды</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Попадания</translation>
    </message>
    <message>
        <source>Overlaps that began and made at least one of the two objects respond</source>
        <translation>Начавшиеся пересечения, на которые реагирует хотя бы один из двух объектов</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Удалено</translation>
    </message>
    <message>
        <source>Objects that were removed by hits, lifetimes or edges. Click the number for the list.</source>
        <translation>Объекты, удалённые попаданиями, по времени жизни или на краях. Щёлкните число, чтобы открыть список.</translation>
    </message>
    <message>
        <source>Objects left</source>
        <translation>Осталось</translation>
    </message>
    <message>
        <source>Objects in the world now</source>
        <translation>Объекты, которые сейчас в мире</translation>
    </message>
    <message>
        <source>State hash</source>
        <translation>Хеш состояния</translation>
    </message>
    <message>
        <source>Equal hashes mean equal positions, angles and speeds, to the last bit.
The same scene and the same shots give the same hash on every machine.</source>
        <translation>Равные хеши означают равные позиции, углы и скорости, до последнего бита.
Одна и та же сцена с одними и теми же выстрелами даёт один и тот же хеш на любой машине.</translation>
    </message>
    <message>
        <source>Copy the state hash</source>
        <translation>Копировать хеш состояния</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Последний шаг</translation>
    </message>
    <message>
        <source>Time that each phase of the step took</source>
        <translation>Время, которое заняла каждая фаза шага</translation>
    </message>
    <message>
        <source>Change integrator</source>
        <translation>Сменить интегратор</translation>
    </message>
    <message>
        <source>Switch swept collision on</source>
        <translation>Включить CCD</translation>
    </message>
    <message>
        <source>Switch swept collision off</source>
        <translation>Выключить CCD</translation>
    </message>
    <message>
        <source>"%1" is not a time step, so it stays %2. Type more than 0 and up to 60 seconds, such as 1/60, 0.02 or 16 ms.</source>
        <translation>«%1» — не шаг времени, поэтому остаётся %2. Введите больше 0 и до 60 секунд, например 1/60, 0.02 или 16 ms.</translation>
    </message>
    <message>
        <source>Change time step</source>
        <translation>Изменить шаг времени</translation>
    </message>
    <message>
        <source>The game made the steps of a recording.</source>
        <translation>Шаги записи сделала игра.</translation>
    </message>
    <message>
        <source>- (not recorded)</source>
        <translation>- (не записано)</translation>
    </message>
    <message>
        <source>recording, %1</source>
        <translation>запись, %1</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>читается</translation>
    </message>
    <message>
        <source>making step %1</source>
        <translation>делается шаг %1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 с</translation>
    </message>
    <message>
        <source>Copy the state hash to the clipboard</source>
        <translation>Копировать хеш состояния в буфер обмена</translation>
    </message>
    <message>
        <source>Start the simulation first (F5).</source>
        <translation>Сначала запустите симуляцию (F5).</translation>
    </message>
    <message>
        <source>Not recorded: call bst_frame_end_hash in the game</source>
        <translation>Не записано: вызывайте в игре bst_frame_end_hash</translation>
    </message>
    <message>
        <source>- (press Step or Run)</source>
        <translation>- (нажмите «Шаг» или «Пуск»)</translation>
    </message>
    <message>
        <source>- (not recorded: bst_counter in the game)</source>
        <translation>- (не записано: нужен bst_counter в игре)</translation>
    </message>
    <message>
        <source>- (being counted)</source>
        <translation>- (идёт подсчёт)</translation>
    </message>
    <message>
        <source>move %1
broad phase %2
narrow phase %3
responses %4</source>
        <translation>движение %1
широкая фаза %2
узкая фаза %3
реакции %4</translation>
    </message>
</context>
<context>
    <name>broadside::SimulationSession</name>
    <message>
        <source>The simulation ended because objects of the scene were edited</source>
        <translation>Симуляция завершена, потому что объекты сцены изменены</translation>
    </message>
    <message>
        <source>Recorded step %1 was discarded, because you changed something</source>
        <translation>Записанный шаг %1 отброшен, потому что вы что-то изменили</translation>
    </message>
    <message>
        <source>Recorded steps %1 to %2 were discarded, because you changed something in step %1</source>
        <translation>Записанные шаги %1–%2 отброшены, потому что вы что-то изменили на шаге %1</translation>
    </message>
    <message>
        <source>The step does not fit into memory. The simulation ended, and the scene did not change</source>
        <translation>Шаг не помещается в память. Симуляция завершена, сцена не изменилась</translation>
    </message>
    <message>
        <source>The step does not fit into memory. The world is as it was before the step</source>
        <translation>Шаг не помещается в память. Мир такой же, каким был до шага</translation>
    </message>
    <message>
        <source>Use fewer objects, larger cells or another algorithm</source>
        <translation>Уменьшите число объектов, увеличьте ячейки или возьмите другой алгоритм</translation>
    </message>
</context>
<context>
    <name>broadside::SlowStep</name>
    <message>
        <source>Step %1 has taken %2 s so far: %3 over %4 objects</source>
        <translation>Шаг %1 идёт уже %2 с: %3, объектов: %4</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Stay at step %1</source>
        <translation>Остаться на шаге %1</translation>
    </message>
</context>
<context>
    <name>broadside::SnapActions</name>
    <message>
        <source>&amp;Snapping</source>
        <translation>Привязка</translation>
    </message>
    <message>
        <source>&amp;Snap</source>
        <translation>Привязка</translation>
    </message>
    <message>
        <source>Snap moved and placed objects to edges, centres and borders near by; hold Ctrl while you drag to do the opposite</source>
        <translation>Привязывать перемещаемые и размещаемые объекты к ближайшим краям, центрам и границам; Ctrl при перетаскивании делает наоборот</translation>
    </message>
    <message>
        <source>Grid s&amp;tep and pixels...</source>
        <translation>Шаг сетки и пиксели...</translation>
    </message>
    <message>
        <source>Set the step of the grid, and the pixels per metre</source>
        <translation>Задать шаг сетки и число пикселей на метр</translation>
    </message>
</context>
<context>
    <name>broadside::SnapDialog</name>
    <message>
        <source>Step of the grid</source>
        <translation>Шаг сетки</translation>
    </message>
    <message>
        <source>m</source>
        <translation>м</translation>
    </message>
    <message>
        <source>Pixels per metre</source>
        <translation>Пикселей на метр</translation>
    </message>
    <message>
        <source>px/m</source>
        <translation>px/м</translation>
    </message>
    <message>
        <source>Snapping</source>
        <translation>Привязка</translation>
    </message>
    <message>
        <source>Grid step</source>
        <translation>Шаг сетки</translation>
    </message>
    <message>
        <source>Distance between the lines of the grid, metres; one line is at 0</source>
        <translation>Расстояние между линиями сетки, метры; одна линия проходит через 0</translation>
    </message>
    <message>
        <source>Pixels of your pictures per metre; left and bottom edges snap to whole pixels</source>
        <translation>Сколько пикселей ваших картинок в метре; левые и нижние края привязываются к целым пикселям</translation>
    </message>
</context>
<context>
    <name>broadside::SpriteSection</name>
    <message>
        <source>Sprite</source>
        <translation>Спрайт</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Картинка</translation>
    </message>
    <message>
        <source>A region or an animation of the scene's atlases, which the panel Assets lists. The bounding shape does not change.</source>
        <translation>Регион или анимация атласов сцены, перечисленных на панели «Ассеты». Ограничивающая форма не меняется.</translation>
    </message>
    <message>
        <source>sprite size</source>
        <translation>размер спрайта</translation>
    </message>
    <message>
        <source>sprite offset</source>
        <translation>смещение спрайта</translation>
    </message>
    <message>
        <source>m</source>
        <translation>м</translation>
    </message>
    <message>
        <source>Sprite width</source>
        <translation>Ширина спрайта</translation>
    </message>
    <message>
        <source>Sprite height</source>
        <translation>Высота спрайта</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>Width and height before the object's scale, metres; 0 is natural: from the atlas's pixels per metre</source>
        <translation>Ширина и высота до масштаба объекта, метры; 0 — обычный размер: по пикселям на метр из атласа</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Смещение</translation>
    </message>
    <message>
        <source>Sprite offset x</source>
        <translation>Смещение спрайта по x</translation>
    </message>
    <message>
        <source>Sprite offset y</source>
        <translation>Смещение спрайта по y</translation>
    </message>
    <message>
        <source>From the object's position to the middle of the picture, metres</source>
        <translation>От позиции объекта до середины картинки, метры</translation>
    </message>
    <message>
        <source>mirroring</source>
        <translation>отражение</translation>
    </message>
    <message>
        <source>left-right</source>
        <translation>по ширине</translation>
    </message>
    <message>
        <source>Mirrored from left to right</source>
        <translation>Отражён слева направо</translation>
    </message>
    <message>
        <source>up-down</source>
        <translation>по высоте</translation>
    </message>
    <message>
        <source>Mirrored from top to bottom</source>
        <translation>Отражён сверху вниз</translation>
    </message>
    <message>
        <source>Mirrored</source>
        <translation>Отражение</translation>
    </message>
    <message>
        <source>Mirror the picture</source>
        <translation>Отразить картинку</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Смотрит</translation>
    </message>
    <message>
        <source>either way</source>
        <translation>в обе стороны</translation>
    </message>
    <message>
        <source>left</source>
        <translation>влево</translation>
    </message>
    <message>
        <source>right</source>
        <translation>вправо</translation>
    </message>
    <message>
        <source>Direction that the picture looks; it is mirrored while its object moves the other way</source>
        <translation>Куда смотрит картинка; она отражается, пока объект движется в другую сторону</translation>
    </message>
    <message>
        <source>facing</source>
        <translation>направление взгляда</translation>
    </message>
    <message>
        <source>Tint</source>
        <translation>Оттенок</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Непрозрачность</translation>
    </message>
    <message>
        <source>opacity</source>
        <translation>непрозрачность</translation>
    </message>
    <message>
        <source>The colours of the picture are multiplied by the tint; white changes nothing. Opacity is from 0 to 1</source>
        <translation>Цвета картинки умножаются на оттенок; белый ничего не меняет. Непрозрачность — от 0 до 1</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Порядок</translation>
    </message>
    <message>
        <source>order</source>
        <translation>порядок</translation>
    </message>
    <message>
        <source>Start time</source>
        <translation>Время начала</translation>
    </message>
    <message>
        <source>s</source>
        <translation>с</translation>
    </message>
    <message>
        <source>start time</source>
        <translation>время начала</translation>
    </message>
    <message>
        <source>Higher numbers are drawn over lower ones; numbers below 0 under all shapes</source>
        <translation>Большие значения рисуются поверх меньших; меньше 0 — под всеми формами</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Seconds into its animation when the simulation starts</source>
        <translation>С какой секунды анимации начинать, когда запускается симуляция</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>картинка</translation>
    </message>
    <message>
        <source>tint</source>
        <translation>оттенок</translation>
    </message>
    <message>
        <source>natural</source>
        <translation>обычный</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1 (отсутствует)</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>разные</translation>
    </message>
</context>
<context>
    <name>broadside::StatusLine</name>
    <message>
        <source>-00.00, -00.00 m</source>
        <translation>-00.00, -00.00 м</translation>
    </message>
    <message>
        <source>The point under the mouse, metres</source>
        <translation>Точка под мышью, метры</translation>
    </message>
    <message>
        <source>cell (00, 00) = 000</source>
        <translation>ячейка (00, 00) = 000</translation>
    </message>
    <message>
        <source>Column, row and id of the cell under the mouse, counted from the lower left; range-grid counts from the upper left</source>
        <translation>Столбец, строка и ID ячейки под мышью, считая слева снизу; range-grid считает слева сверху</translation>
    </message>
    <message>
        <source> (%1 spared)</source>
        <translation> (отсеяно %1)</translation>
    </message>
    <message>
        <source>outside the grid</source>
        <translation>вне сетки</translation>
    </message>
    <message>
        <source>no cell, treated as %1</source>
        <translation>нет ячейки, считается как %1</translation>
    </message>
    <message>
        <source>cell (%1, %2) = %3</source>
        <translation>ячейка (%1, %2) = %3</translation>
    </message>
    <message>
        <source>no broad phase: see the panel Broad phase</source>
        <translation>нет широкой фазы: см. панель «Широкая фаза»</translation>
    </message>
    <message>
        <source>All pairs that can collide &gt; candidates of the broad phase &gt; overlapping boxes &gt; overlapping shapes</source>
        <translation>Все пары, которые могут столкнуться &gt; кандидаты широкой фазы &gt; пересекающиеся AABB &gt; пересекающиеся формы</translation>
    </message>
</context>
<context>
    <name>broadside::StepReadout</name>
    <message>
        <source>Steps and simulated time since the start</source>
        <translation>Шаги и симулируемое время с начала</translation>
    </message>
    <message>
        <source>   1/%1 speed</source>
        <translation>   скорость 1/%1</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>не запущена</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>шаг %1 из %2</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>шаг %1</translation>
    </message>
    <message>
        <source>%1   %2 s</source>
        <translation>%1   %2 с</translation>
    </message>
</context>
<context>
    <name>broadside::StoryModel</name>
    <message>
        <source>Go to step %1</source>
        <translation>Перейти к шагу %1</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Что произошло</translation>
    </message>
</context>
<context>
    <name>broadside::StoryPanel</name>
    <message>
        <source>Story</source>
        <translation>Хроника</translation>
    </message>
    <message>
        <source>Search again</source>
        <translation>Искать снова</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Examine the recorded steps from where the search was cancelled</source>
        <translation>Изучить записанные шаги с того места, где поиск прерван</translation>
    </message>
    <message>
        <source>Stop examining the recorded steps</source>
        <translation>Остановить изучение записанных шагов</translation>
    </message>
    <message>
        <source>%1, steps %2 to %3.</source>
        <translation>%1, шаги %2–%3.</translation>
    </message>
    <message>
        <source>Select an object. This panel then lists what happened to it in the recorded steps, and why.</source>
        <translation>Выделите объект. Эта панель покажет, что происходило с ним на записанных шагах и почему.</translation>
    </message>
    <message>
        <source>Select one object only: this panel tells the story of a single object.</source>
        <translation>Выделите только один объект: эта панель показывает хронику одного объекта.</translation>
    </message>
    <message>
        <source>Run or step the simulation. This panel then lists what happened to the selected object, and why.</source>
        <translation>Запустите симуляцию или сделайте шаг. Эта панель покажет, что происходило с выделенным объектом и почему.</translation>
    </message>
    <message>
        <source>Examining the recorded steps: %1 %</source>
        <translation>Изучаются записанные шаги: %1 %</translation>
    </message>
    <message>
        <source>The search was cancelled.</source>
        <translation>Поиск прерван.</translation>
    </message>
    <message>
        <source>Pause the simulation to examine its latest steps.</source>
        <translation>Поставьте симуляцию на паузу, чтобы изучить последние шаги.</translation>
    </message>
    <message>
        <source>The object is in none of the recorded steps.</source>
        <translation>Этого объекта нет ни на одном из записанных шагов.</translation>
    </message>
</context>
<context>
    <name>broadside::StrideField</name>
    <message>
        <source>Steps per press</source>
        <translation>Шагов за нажатие</translation>
    </message>
    <message>
        <source>How many steps one press of Step or Step back goes</source>
        <translation>Сколько шагов делает одно нажатие «Шаг» или «Шаг назад»</translation>
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
        <translation>Таймлайн</translation>
    </message>
    <message>
        <source>Left and Right go one step, Page Up and Page Down ten, Home and End to the first and the last</source>
        <translation>Стрелки влево и вправо — на один шаг, Page Up и Page Down — на десять, Home и End — к первому и последнему</translation>
    </message>
    <message>
        <source>Step %1, %2 s</source>
        <translation>Шаг %1, %2 с</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Шаг %1</translation>
    </message>
</context>
<context>
    <name>broadside::StructureSwitch</name>
    <message>
        <source>S&amp;tructure of the algorithm</source>
        <translation>Структура алгоритма</translation>
    </message>
    <message>
        <source>Show the structure of the algorithm: occupied cells, tree nodes or intervals</source>
        <translation>Показывать структуру алгоритма: занятые ячейки, узлы дерева или интервалы</translation>
    </message>
    <message>
        <source>Show structure</source>
        <translation>Показывать структуру</translation>
    </message>
</context>
<context>
    <name>broadside::TableColumnChoices</name>
    <message>
        <source>Meaning of each column</source>
        <translation>Значение каждого столбца</translation>
    </message>
    <message>
        <source>Meaning of the column %1</source>
        <translation>Значение столбца %1</translation>
    </message>
    <message>
        <source>Choose the meaning of the column %1, if its name does not tell it</source>
        <translation>Выбрать значение столбца %1, если оно не ясно из имени</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Автоматически</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Пропустить</translation>
    </message>
</context>
<context>
    <name>broadside::TableDialog</name>
    <message>
        <source>tabs</source>
        <translation>табуляция</translation>
    </message>
    <message>
        <source>semicolons</source>
        <translation>точка с запятой</translation>
    </message>
    <message>
        <source>commas</source>
        <translation>запятая</translation>
    </message>
    <message>
        <source>Units of the table in a metre</source>
        <translation>Единиц таблицы в метре</translation>
    </message>
    <message>
        <source>Boxes that only touch do &amp;not overlap</source>
        <translation>AABB, которые только касаются, не пересекаются</translation>
    </message>
    <message>
        <source>As a &amp;world: a new scene, not saved yet</source>
        <translation>Как мир: новая сцена, ещё не сохранённая</translation>
    </message>
    <message>
        <source>As &amp;frames over steps: a recording to go through</source>
        <translation>Как кадры по шагам: запись для просмотра</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>Импорт %1</translation>
    </message>
    <message>
        <source>First rows, as they are read</source>
        <translation>Первые строки, как они прочитаны</translation>
    </message>
    <message>
        <source>Errors of the table</source>
        <translation>Ошибки таблицы</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Строка</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Столбец</translation>
    </message>
    <message>
        <source>Problem and remedy</source>
        <translation>Ошибка и совет</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>Импортировать</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Автоматически</translation>
    </message>
    <message>
        <source>The middle of a box</source>
        <translation>Середина AABB</translation>
    </message>
    <message>
        <source>The corner with the smallest x and y</source>
        <translation>Угол с наименьшими x и y</translation>
    </message>
    <message>
        <source>Upwards</source>
        <translation>Вверх</translation>
    </message>
    <message>
        <source>Downwards, as on screens</source>
        <translation>Вниз, как на экранах</translation>
    </message>
    <message>
        <source>Commas</source>
        <translation>Запятая</translation>
    </message>
    <message>
        <source>Semicolons</source>
        <translation>Точка с запятой</translation>
    </message>
    <message>
        <source>Tabs</source>
        <translation>Табуляция</translation>
    </message>
    <message>
        <source>A decimal point</source>
        <translation>Десятичная точка</translation>
    </message>
    <message>
        <source>A decimal comma</source>
        <translation>Десятичная запятая</translation>
    </message>
    <message>
        <source>For games that compare with &lt; and not with &lt;=</source>
        <translation>Для игр, которые сравнивают через &lt;, а не через &lt;=</translation>
    </message>
    <message>
        <source>Between columns</source>
        <translation>Между столбцами</translation>
    </message>
    <message>
        <source>The character between the fields of a line</source>
        <translation>Знак между полями строки</translation>
    </message>
    <message>
        <source>Numbers have</source>
        <translation>В числах</translation>
    </message>
    <message>
        <source>How fractions are written: 1.5 or 1,5</source>
        <translation>Как записана дробная часть: 1.5 или 1,5</translation>
    </message>
    <message>
        <source>x and y are</source>
        <translation>x и y — это</translation>
    </message>
    <message>
        <source>The point of a box to which the columns x and y refer</source>
        <translation>Точка AABB, к которой относятся столбцы x и y</translation>
    </message>
    <message>
        <source>y grows</source>
        <translation>y растёт</translation>
    </message>
    <message>
        <source>Broadside shows y upwards and flips tables whose y grows downwards</source>
        <translation>Broadside показывает y вверх и переворачивает таблицы, где y растёт вниз</translation>
    </message>
    <message>
        <source>Units per metre</source>
        <translation>Единиц на метр</translation>
    </message>
    <message>
        <source>How many units of the table, such as pixels, are one metre.
1 keeps all numbers.</source>
        <translation>Сколько единиц таблицы, например пикселей, в одном метре.
1 сохраняет все числа.</translation>
    </message>
    <message>
        <source>Open the objects of the first step as a scene that can be edited and simulated</source>
        <translation>Открыть объекты первого шага как сцену, которую можно править и симулировать</translation>
    </message>
    <message>
        <source>Open all steps as a recording, which is read only</source>
        <translation>Открыть все шаги как запись, доступную только для чтения</translation>
    </message>
    <message>
        <source>The table is being read.</source>
        <translation>Таблица читается.</translation>
    </message>
    <message>
        <source>Reading...</source>
        <translation>Чтение...</translation>
    </message>
    <message>
        <source>a decimal comma</source>
        <translation>десятичная запятая</translation>
    </message>
    <message>
        <source>a decimal point</source>
        <translation>десятичная точка</translation>
    </message>
    <message>
        <source>Columns between %1, numbers with %2: %3. x and y are %4, y grows %5.</source>
        <translation>Столбцы разделяет %1, в числах %2: %3. x и y — %4, y растёт %5.</translation>
    </message>
    <message>
        <source>not named, so taken for %1</source>
        <translation>без имён, приняты за %1</translation>
    </message>
    <message>
        <source>the middle of a box</source>
        <translation>середина AABB</translation>
    </message>
    <message>
        <source>the corner of a box</source>
        <translation>угол AABB</translation>
    </message>
    <message>
        <source>downwards</source>
        <translation>вниз</translation>
    </message>
    <message>
        <source>upwards</source>
        <translation>вверх</translation>
    </message>
    <message>
        <source>%1 in %2, %3.</source>
        <translation>%1, %2, %3.</translation>
    </message>
    <message>
        <source>The table cannot be read with these settings. Nothing is imported.</source>
        <translation>С этими настройками таблицу прочитать нельзя. Ничего не импортируется.</translation>
    </message>
    <message>
        <source>Correct the errors of the table first; the list shows them.</source>
        <translation>Сначала исправьте ошибки таблицы; они показаны в списке.</translation>
    </message>
    <message>
        <source>The table has no boxes.</source>
        <translation>В таблице нет AABB.</translation>
    </message>
    <message>
        <source>Open the table in a new tab</source>
        <translation>Открыть таблицу в новой вкладке</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Тип</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Слева</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Снизу</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Ширина</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Высота</translation>
    </message>
    <message>
        <source>dynamic</source>
        <translation>динамический</translation>
    </message>
    <message>
        <source>static</source>
        <translation>статический</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 м</translation>
    </message>
</context>
<context>
    <name>broadside::TableReadings</name>
    <message>
        <source>Middle, y down</source>
        <translation>Середина, y вниз</translation>
    </message>
    <message>
        <source>Middle, y up</source>
        <translation>Середина, y вверх</translation>
    </message>
    <message>
        <source>Corner, y down</source>
        <translation>Угол, y вниз</translation>
    </message>
    <message>
        <source>Corner, y up</source>
        <translation>Угол, y вверх</translation>
    </message>
    <message>
        <source>Click the picture that looks like your game: it shows the first step of the table with this setting.</source>
        <translation>Щёлкните картинку, похожую на вашу игру: на ней первый шаг таблицы с этой настройкой.</translation>
    </message>
</context>
<context>
    <name>broadside::TemplateActions</name>
    <message>
        <source>Te&amp;mplate</source>
        <translation>Шаблон</translation>
    </message>
    <message>
        <source>&amp;New from selection</source>
        <translation>Создать из выделения</translation>
    </message>
    <message>
        <source>Make templates of the selected objects, which become instances of them; equal objects share one template</source>
        <translation>Создать шаблоны из выделенных объектов, которые станут их экземплярами; у одинаковых объектов один шаблон</translation>
    </message>
    <message>
        <source>&amp;Place instances</source>
        <translation>Размещать экземпляры</translation>
    </message>
    <message>
        <source>Place instances of the template that is chosen in the panel Templates</source>
        <translation>Размещать экземпляры шаблона, выбранного на панели «Шаблоны»</translation>
    </message>
    <message>
        <source>&amp;Select instances</source>
        <translation>Выделить экземпляры</translation>
    </message>
    <message>
        <source>Select all instances of the template that is chosen in the panel Templates</source>
        <translation>Выделить все экземпляры шаблона, выбранного на панели «Шаблоны»</translation>
    </message>
    <message>
        <source>&amp;Apply to template</source>
        <translation>Применить к шаблону</translation>
    </message>
    <message>
        <source>Copy the overrides of the selected instance to its template; all other instances follow</source>
        <translation>Скопировать переопределения выделенного экземпляра в его шаблон; все остальные экземпляры изменятся так же</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Применить</translation>
    </message>
    <message>
        <source>&amp;Reset to template</source>
        <translation>Сбросить по шаблону</translation>
    </message>
    <message>
        <source>Remove all overrides of the selected instances, so that they follow their templates again</source>
        <translation>Убрать все переопределения выделенных экземпляров, чтобы они снова следовали своим шаблонам</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Сбросить</translation>
    </message>
    <message>
        <source>&amp;Detach</source>
        <translation>Отвязать</translation>
    </message>
    <message>
        <source>Detach the selected instances from their templates: they keep their values and become usual objects</source>
        <translation>Отвязать выделенные экземпляры от шаблонов: они сохранят свои значения и станут обычными объектами</translation>
    </message>
    <message>
        <source>S&amp;hare with the project</source>
        <translation>Сделать общим для проекта</translation>
    </message>
    <message>
        <source>Move the chosen template into the project, for all of its scenes; the project is saved at once</source>
        <translation>Перенести выбранный шаблон в проект, для всех его сцен; проект сразу сохраняется</translation>
    </message>
    <message>
        <source>&amp;Make local to this scene</source>
        <translation>Сделать локальным для сцены</translation>
    </message>
    <message>
        <source>Let the instances of a shared template follow a local copy of it; the project keeps the template</source>
        <translation>Перевести экземпляры общего шаблона на его локальную копию; в проекте шаблон остаётся</translation>
    </message>
    <message>
        <source>Rename &amp;template...</source>
        <translation>Переименовать шаблон...</translation>
    </message>
    <message>
        <source>Rename the template that is chosen in the panel Templates (there: F2)</source>
        <translation>Переименовать шаблон, выбранный на панели «Шаблоны» (там — F2)</translation>
    </message>
    <message>
        <source>D&amp;elete template</source>
        <translation>Удалить шаблон</translation>
    </message>
    <message>
        <source>Delete the template that is chosen in the panel Templates; its instances become usual objects</source>
        <translation>Удалить шаблон, выбранный на панели «Шаблоны»; его экземпляры станут обычными объектами</translation>
    </message>
    <message>
        <source>No object is an instance of %1. Place one, or delete the template.</source>
        <translation>Экземпляров %1 нет. Разместите экземпляр или удалите шаблон.</translation>
    </message>
    <message>
        <source>Choose a template in the panel Templates first, or select an instance.</source>
        <translation>Сначала выберите шаблон на панели «Шаблоны» или выделите экземпляр.</translation>
    </message>
    <message>
        <source>Select an object first.</source>
        <translation>Сначала выделите объект.</translation>
    </message>
    <message>
        <source>Select an instance of a template first.</source>
        <translation>Сначала выделите экземпляр шаблона.</translation>
    </message>
    <message>
        <source>Select one object only.</source>
        <translation>Выделите только один объект.</translation>
    </message>
</context>
<context>
    <name>broadside::TemplatesPanel</name>
    <message>
        <source>Search templates</source>
        <translation>Поиск шаблонов</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Show templates whose names contain this text</source>
        <translation>Показывать шаблоны, имена которых содержат этот текст</translation>
    </message>
    <message>
        <source>No templates yet.

Select objects and choose New from selection (Ctrl+T): each becomes an instance of a template. Place more instances. They follow all changes of the template.</source>
        <translation>Шаблонов пока нет.

Выделите объекты и выберите «Создать из выделения» (Ctrl+T): каждый станет экземпляром шаблона. Размещайте новые экземпляры. Они повторяют все изменения шаблона.</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Шаблоны</translation>
    </message>
    <message>
        <source>project</source>
        <translation>проект</translation>
    </message>
    <message>
        <source>dynamic</source>
        <translation>динамический</translation>
    </message>
    <message>
        <source>static</source>
        <translation>статический</translation>
    </message>
    <message>
        <source>%1: %2 %3, %4.
Return or a double click places instances; or drag it into the world.</source>
        <translation>%1: %2, %3, %4.
Return или двойной щелчок размещает экземпляры; можно и перетащить шаблон в мир.</translation>
    </message>
    <message>
        <source>Shared with the other scenes of the project.</source>
        <translation>Общий с другими сценами проекта.</translation>
    </message>
    <message>
        <source>%1 (shared)</source>
        <translation>%1 (общий)</translation>
    </message>
</context>
<context>
    <name>broadside::TimelinePanel</name>
    <message>
        <source>Candidates</source>
        <translation>Кандидаты</translation>
    </message>
    <message>
        <source>Pairs that the broad phase reported in a step; each costs a box test</source>
        <translation>Пары, которые широкая фаза выдала на шаге; каждая стоит одной проверки AABB</translation>
    </message>
    <message>
        <source>Overlaps</source>
        <translation>Пересечения</translation>
    </message>
    <message>
        <source>Pairs whose shapes overlapped in a step</source>
        <translation>Пары, формы которых пересекались на шаге</translation>
    </message>
    <message>
        <source>False positives</source>
        <translation>Ложные срабатывания</translation>
    </message>
    <message>
        <source>The share of the candidates whose boxes do not overlap</source>
        <translation>Доля кандидатов, AABB которых не пересекаются</translation>
    </message>
    <message>
        <source>There are no candidates in this step, or they are not recorded.</source>
        <translation>На этом шаге нет кандидатов, или они не записаны.</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>Время шага</translation>
    </message>
    <message>
        <source>Time of each phase of a step, from the bottom up: moving, broad phase, shape tests,
responses. Measured on this machine; the values differ a little from run to run.</source>
        <translation>Время каждой фазы шага, снизу вверх: движение, широкая фаза, проверки форм,
реакции. Измерено на этой машине; от прогона к прогону значения немного меняются.</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Движение</translation>
    </message>
    <message>
        <source>Broad phase</source>
        <translation>Широкая фаза</translation>
    </message>
    <message>
        <source>Shape tests</source>
        <translation>Проверки форм</translation>
    </message>
    <message>
        <source>Responses</source>
        <translation>Реакции</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>Объекты</translation>
    </message>
    <message>
        <source>Objects that are in the world at the end of a step</source>
        <translation>Объекты, которые остаются в мире в конце шага</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Попадания</translation>
    </message>
    <message>
        <source>Inputs and edits</source>
        <translation>Вводы и правки</translation>
    </message>
    <message>
        <source>Missed, tunnelled</source>
        <translation>Пропуск, туннелирование</translation>
    </message>
    <message>
        <source>Breakpoints</source>
        <translation>Точки останова</translation>
    </message>
    <message>
        <source>Selected object</source>
        <translation>Выделенный объект</translation>
    </message>
    <message>
        <source>%1 tunnelled</source>
        <translation>туннелирование: %1</translation>
    </message>
    <message numerus="yes">
        <source>, %n removed</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 и %2</translation>
    </message>
    <message>
        <source>%1 edited</source>
        <translation>изменено: %1</translation>
    </message>
    <message>
        <source>steered or aimed</source>
        <translation>управление или прицеливание</translation>
    </message>
    <message>
        <source>settings changed</source>
        <translation>изменены настройки</translation>
    </message>
    <message>
        <source>Restore discarded steps</source>
        <translation>Вернуть отброшенные шаги</translation>
    </message>
    <message>
        <source>Run or step the simulation. Every step is recorded here, and you can go back to any of them.</source>
        <translation>Запустите симуляцию или сделайте шаг. Здесь записывается каждый шаг, и можно вернуться к любому.</translation>
    </message>
    <message>
        <source>The current step, and the steps that you can go to</source>
        <translation>Текущий шаг и шаги, к которым можно перейти</translation>
    </message>
    <message>
        <source>Memory for recorded steps. When it is full, the oldest steps are discarded.</source>
        <translation>Память для записанных шагов. Когда она заполнена, самые старые шаги отбрасываются.</translation>
    </message>
    <message>
        <source>Memory for recorded steps</source>
        <translation>Память для записанных шагов</translation>
    </message>
    <message>
        <source>Restores the steps that were replaced because something was changed in the past.
The new steps are discarded instead.</source>
        <translation>Возвращает шаги, которые были заменены, потому что в прошлом что-то изменили.
Вместо них отбрасываются новые шаги.</translation>
    </message>
    <message>
        <source>Breakpoint: %1</source>
        <translation>Точка останова: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Step %1 of %2 to %3</source>
        <translation>Шаг %1 из %2–%3</translation>
    </message>
    <message>
        <source>Nothing recorded.</source>
        <translation>Ничего не записано.</translation>
    </message>
    <message>
        <source>%1 of</source>
        <translation>%1 из</translation>
    </message>
</context>
<context>
    <name>broadside::ToolActions</name>
    <message>
        <source>&amp;Select</source>
        <translation>Выделить</translation>
    </message>
    <message>
        <source>Select objects with a click or a rubber band, drag them to move them</source>
        <translation>Выделять объекты щелчком или рамкой; перетаскивание двигает их</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>Разместить</translation>
    </message>
    <message>
        <source>Place objects with a click; what and how large is chosen in the Place panel</source>
        <translation>Размещать объекты щелчком; какие и какого размера — выбирается на панели «Разместить»</translation>
    </message>
    <message>
        <source>&amp;Draw a polygon</source>
        <translation>Нарисовать полигон</translation>
    </message>
    <message>
        <source>Draw a polygon vertex by vertex; a click on the first vertex, a double click or Enter closes it</source>
        <translation>Рисовать полигон вершина за вершиной; щелчок по первой вершине, двойной щелчок или Enter замыкает его</translation>
    </message>
    <message>
        <source>Edit &amp;vertices</source>
        <translation>Править вершины</translation>
    </message>
    <message>
        <source>Move, add and remove vertices of the selected polygon or mesh; a double click on the object starts this, too</source>
        <translation>Перемещать, добавлять и удалять вершины выделенного полигона или меша; то же начинает двойной щелчок по объекту</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>Измерить</translation>
    </message>
    <message>
        <source>Drag to measure a distance, an angle and the cells in between; with two objects selected, their distance</source>
        <translation>Тяните, чтобы измерить расстояние, угол и ячейки между точками; если выделены два объекта — расстояние между ними</translation>
    </message>
    <message>
        <source>&amp;Guides</source>
        <translation>Направляющие</translation>
    </message>
    <message>
        <source>Click to add a vertical guide, Shift+click for a horizontal one, drag guides to move them: objects snap to guides</source>
        <translation>Щелчок добавляет вертикальную направляющую, Shift+щелчок — горизонтальную, перетаскивание двигает: объекты привязываются к направляющим</translation>
    </message>
    <message>
        <source>&amp;Cannon</source>
        <translation>Пушка</translation>
    </message>
    <message>
        <source>Press in the world to aim, release to shoot; a longer drag is a faster shot; or use the arrows and Enter</source>
        <translation>Нажмите кнопку мыши в мире, чтобы прицелиться, отпустите, чтобы выстрелить; чем дальше тянуть, тем быстрее выстрел; или стрелки и Enter</translation>
    </message>
    <message>
        <source>&amp;Query</source>
        <translation>Запрос</translation>
    </message>
    <message>
        <source>Query the broad phase: click for a point, drag for a box, Shift+drag for a circle, Ctrl+drag for a ray</source>
        <translation>Запрос к широкой фазе: щелчок — точка, перетаскивание — прямоугольник, Shift+перетаскивание — круг, Ctrl+перетаскивание — луч</translation>
    </message>
    <message>
        <source>&amp;Breakpoint region</source>
        <translation>Область останова</translation>
    </message>
    <message>
        <source>Drag a region: the simulation stops when an object enters it</source>
        <translation>Нарисуйте область: симуляция остановится, когда в неё войдёт объект</translation>
    </message>
    <message>
        <source>E&amp;xpect</source>
        <translation>Ожидать</translation>
    </message>
    <message>
        <source>Drag from one object to another that it should hit, or draw the region in which the selected object should stay</source>
        <translation>Проведите от одного объекта к другому, в который он должен попасть, или нарисуйте область, в которой должен остаться выделенный объект</translation>
    </message>
</context>
<context>
    <name>broadside::ToolBar</name>
    <message>
        <source>Tools</source>
        <translation>Инструменты</translation>
    </message>
    <message>
        <source>Show this button on the tool bar</source>
        <translation>Показывать эту кнопку на панели инструментов</translation>
    </message>
</context>
<context>
    <name>broadside::TransformActions</name>
    <message>
        <source>&amp;Rotate and flip</source>
        <translation>Повернуть и отразить</translation>
    </message>
    <message>
        <source>Rotate &amp;left</source>
        <translation>Повернуть влево</translation>
    </message>
    <message>
        <source>Rotate the selected objects by 90 degrees counter-clockwise, about their centre</source>
        <translation>Повернуть выделенные объекты на 90 градусов против часовой стрелки вокруг их центра</translation>
    </message>
    <message>
        <source>Rotate &amp;right</source>
        <translation>Повернуть вправо</translation>
    </message>
    <message>
        <source>Rotate the selected objects by 90 degrees clockwise, about their centre</source>
        <translation>Повернуть выделенные объекты на 90 градусов по часовой стрелке вокруг их центра</translation>
    </message>
    <message>
        <source>Flip &amp;horizontally</source>
        <translation>Отразить по горизонтали</translation>
    </message>
    <message>
        <source>Flip the selected objects from left to right</source>
        <translation>Отразить выделенные объекты слева направо</translation>
    </message>
    <message>
        <source>Flip &amp;vertically</source>
        <translation>Отразить по вертикали</translation>
    </message>
    <message>
        <source>Flip the selected objects from top to bottom</source>
        <translation>Отразить выделенные объекты сверху вниз</translation>
    </message>
    <message>
        <source>Nothing changed: an object would be outside the limits.</source>
        <translation>Ничего не изменено: объект вышел бы за допустимые пределы.</translation>
    </message>
    <message>
        <source>%1 not changed: locked.</source>
        <translation>Заблокировано, не изменено: %1.</translation>
    </message>
</context>
<context>
    <name>broadside::TunerPanel</name>
    <message>
        <source> m</source>
        <translation> м</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Измерить</translation>
    </message>
    <message>
        <source>Copy as</source>
        <translation>Копировать как</translation>
    </message>
    <message>
        <source>Copy the recommended size with the other settings, for your own game</source>
        <translation>Копировать рекомендованный размер с остальными настройками для вашей игры</translation>
    </message>
    <message>
        <source>Measures the last recorded steps with many cell sizes.
This runs in the background and does not change the world.</source>
        <translation>Измеряет последние записанные шаги со многими размерами ячеек.
Идёт в фоне и не меняет мир.</translation>
    </message>
    <message>
        <source>Shown quantity</source>
        <translation>Показанная величина</translation>
    </message>
    <message>
        <source>The quantity that the curve shows for each cell size</source>
        <translation>Величина, которую кривая показывает для каждого размера ячеек</translation>
    </message>
    <message>
        <source>Time per step</source>
        <translation>Время шага</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Кандидаты</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Память</translation>
    </message>
    <message>
        <source>Shown cells</source>
        <translation>Показанные ячейки</translation>
    </message>
    <message>
        <source>The curve of Broadside's algorithm, or that of the rule by which your game makes pairs</source>
        <translation>Кривая алгоритма Broadside или правила, по которому пары составляет ваша игра</translation>
    </message>
    <message>
        <source>Broadside's algorithm</source>
        <translation>Алгоритм Broadside</translation>
    </message>
    <message>
        <source>Your game's own rule</source>
        <translation>Правило вашей игры</translation>
    </message>
    <message>
        <source>Progress of the measurement</source>
        <translation>Ход измерения</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Stop the measurement; the last result stays</source>
        <translation>Остановить измерение; последний результат останется</translation>
    </message>
    <message>
        <source>Cost of cell sizes</source>
        <translation>Цена размеров ячеек</translation>
    </message>
    <message>
        <source>Each point is a cell size that was measured. Click a point to use its size.</source>
        <translation>Каждая точка — измеренный размер ячеек. Щёлкните точку, чтобы применить её размер.</translation>
    </message>
    <message>
        <source>Press Measure. This chart then shows what each cell size costs in this world.</source>
        <translation>Нажмите «Измерить». График покажет, чего стоит каждый размер ячеек в этом мире.</translation>
    </message>
    <message>
        <source>A &amp;sentence</source>
        <translation>Фразу</translation>
    </message>
    <message>
        <source>&amp;C++</source>
        <translation>C++</translation>
    </message>
    <message>
        <source>constexpr double kCellSize = %1; // metres</source>
        <translation>constexpr double kCellSize = %1; // метры</translation>
    </message>
    <message>
        <source>&amp;JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>cell size</source>
        <translation>размер ячеек</translation>
    </message>
    <message>
        <source>rule of thumb</source>
        <translation>прикидка</translation>
    </message>
    <message>
        <source>without large objects</source>
        <translation>без больших объектов</translation>
    </message>
    <message>
        <source>now</source>
        <translation>сейчас</translation>
    </message>
    <message>
        <source>best</source>
        <translation>лучший</translation>
    </message>
    <message>
        <source> Measured on one frame.</source>
        <translation> Измерено на одном кадре.</translation>
    </message>
    <message>
        <source> Measured on %1 frames.</source>
        <translation> Измерено, кадров: %1.</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Применить %1</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Применить</translation>
    </message>
    <message>
        <source>These are steps of a recording. Use the size in the game, or convert a step to a scene.</source>
        <translation>Это шаги записи. Используйте размер в игре или превратите шаг в сцену.</translation>
    </message>
    <message>
        <source>Measure first.</source>
        <translation>Сначала измерьте.</translation>
    </message>
    <message>
        <source>The scene already uses this size.</source>
        <translation>Сцена уже использует этот размер.</translation>
    </message>
    <message>
        <source>Set the cell size of the scene</source>
        <translation>Задать размер ячеек сцены</translation>
    </message>
    <message>
        <source>Use measured cell size</source>
        <translation>Применить измеренный размер ячеек</translation>
    </message>
    <message>
        <source>Of %1 measured, %2 suits this world best: %3 a step with %4.</source>
        <translation>Измерено: %1. Лучше всего этому миру подходит %2: %3 на шаг, алгоритм %4.</translation>
    </message>
</context>
<context>
    <name>broadside::ViewActions</name>
    <message>
        <source>Show the &amp;world</source>
        <translation>Показать мир</translation>
    </message>
    <message>
        <source>Show the whole world</source>
        <translation>Показать весь мир</translation>
    </message>
    <message>
        <source>&amp;Frame selection</source>
        <translation>Показать выделение</translation>
    </message>
    <message>
        <source>Frame the selected objects in the view</source>
        <translation>Показать в окне выделенные объекты</translation>
    </message>
    <message>
        <source>F&amp;ollow the shot</source>
        <translation>Следить за снарядом</translation>
    </message>
    <message>
        <source>Keep the shot in the middle of the view while it flies</source>
        <translation>Держать снаряд в середине вида, пока он летит</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Увеличить</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Увеличить</translation>
    </message>
    <message>
        <source>&amp;Zoom out</source>
        <translation>Уменьшить</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Уменьшить</translation>
    </message>
    <message>
        <source>&amp;Move the view</source>
        <translation>Сдвинуть вид</translation>
    </message>
    <message>
        <source>O&amp;verview</source>
        <translation>Обзор мира</translation>
    </message>
    <message>
        <source>Show the whole world in a corner, while the view shows a part of it</source>
        <translation>Показывать весь мир в углу, пока вид показывает его часть</translation>
    </message>
    <message>
        <source>Pointer by &amp;keys</source>
        <translation>Указатель с клавиатуры</translation>
    </message>
    <message>
        <source>Move a pointer in the world with the arrow keys; Space presses and releases the button</source>
        <translation>Двигать указатель в мире стрелками; пробел нажимает и отпускает кнопку</translation>
    </message>
    <message>
        <source>Conte&amp;xt menu</source>
        <translation>Контекстное меню</translation>
    </message>
    <message>
        <source>Open the context menu of the focused widget, as a right click or the Menu key does</source>
        <translation>Открыть контекстное меню элемента в фокусе, как правая кнопка или клавиша меню</translation>
    </message>
    <message>
        <source>Move the view by a tenth of its size</source>
        <translation>Сдвинуть вид на десятую часть его размера</translation>
    </message>
    <message>
        <source>S&amp;how</source>
        <translation>Показывать</translation>
    </message>
    <message>
        <source>&amp;Heat map of the cells</source>
        <translation>Тепловая карта ячеек</translation>
    </message>
    <message>
        <source>Colour the cells by their objects or their cost; choose which in the panel Broad phase</source>
        <translation>Раскрасить ячейки по числу объектов или по цене; что именно — выбирается на панели «Широкая фаза»</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>Тепловая карта</translation>
    </message>
</context>
<context>
    <name>broadside::ViewportWidget</name>
    <message>
        <source>World</source>
        <translation>Мир</translation>
    </message>
    <message>
        <source>The world with its cells and objects. Drag with the middle button, or with Space held, to pan; use the wheel to zoom.</source>
        <translation>Мир с ячейками и объектами. Средняя кнопка или перетаскивание с пробелом двигают вид, колесо масштабирует.</translation>
    </message>
</context>
<context>
    <name>broadside::Welcome</name>
    <message>
        <source>%1. %2 Run it (F5) and find out why.</source>
        <translation>%1. %2 Запустите (F5) и выясните почему.</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Решение</translation>
    </message>
    <message>
        <source>Show in the manual how this fault is found</source>
        <translation>Показать в руководстве, как найти эту ошибку</translation>
    </message>
    <message>
        <source>Welcome to Broadside</source>
        <translation>Добро пожаловать в Broadside</translation>
    </message>
    <message>
        <source>Show at &amp;start</source>
        <translation>Показывать при запуске</translation>
    </message>
    <message>
        <source>Show this page when Broadside starts without a file. Help &gt; Welcome shows it at any time.</source>
        <translation>Показывать эту страницу, когда Broadside запущен без файла. «Справка &gt; Начальная страница» показывает её в любой момент.</translation>
    </message>
    <message>
        <source>Open the &amp;last file at start</source>
        <translation>При запуске открывать последний файл</translation>
    </message>
    <message>
        <source>Open the files of the last session at a start without a file. Then this page is not shown.</source>
        <translation>При запуске без файла открывать файлы прошлого сеанса. Тогда эта страница не показывается.</translation>
    </message>
</context>
<context>
    <name>broadside::WelcomePage</name>
    <message>
        <source>Welcome</source>
        <translation>Начальная страница</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>New scene</source>
        <translation>Новая сцена</translation>
    </message>
    <message>
        <source>An empty world; Ctrl+N</source>
        <translation>Пустой мир; Ctrl+N</translation>
    </message>
    <message>
        <source>Open...</source>
        <translation>Открыть...</translation>
    </message>
    <message>
        <source>A scene file; Ctrl+O</source>
        <translation>Файл сцены; Ctrl+O</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Недавние файлы</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1 (отсутствует)</translation>
    </message>
    <message>
        <source>Scenes that you open or save appear here.</source>
        <translation>Здесь появятся сцены, которые вы открываете или сохраняете.</translation>
    </message>
    <message>
        <source>Sample worlds</source>
        <translation>Примеры миров</translation>
    </message>
    <message>
        <source>Mysteries</source>
        <translation>Загадки</translation>
    </message>
    <message>
        <source>Six broken worlds. Find the fault of each: with the debugger it takes less than a minute.</source>
        <translation>Шесть сломанных миров. Найдите ошибку каждого: с отладчиком на это нужно меньше минуты.</translation>
    </message>
</context>
<context>
    <name>broadside::WhyPanel</name>
    <message>
        <source> and %1 more</source>
        <translation> и ещё %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Очистить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Go to that step</source>
        <translation>Перейти к этому шагу</translation>
    </message>
    <message>
        <source>Object A</source>
        <translation>Объект A</translation>
    </message>
    <message>
        <source>Object B</source>
        <translation>Объект B</translation>
    </message>
    <message>
        <source>Clear A and B, also in the world</source>
        <translation>Очистить A и B, также и в мире</translation>
    </message>
    <message>
        <source>Choose from the list, type a name or an id, select two objects,
or press Shift+P over an object in the world.</source>
        <translation>Выберите из списка, введите имя или ID, выделите два объекта
или нажмите Shift+P над объектом в мире.</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>The first of the two objects.</source>
        <translation>Первый из двух объектов.</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>The second of the two objects.</source>
        <translation>Второй из двух объектов.</translation>
    </message>
    <message>
        <source>Why the two collide or not in the shown step</source>
        <translation>Почему эти двое сталкиваются или нет на показанном шаге</translation>
    </message>
    <message>
        <source>What to do about it</source>
        <translation>Что с этим делать</translation>
    </message>
    <message>
        <source>The meetings of the two in the whole run. Click a step to go there.</source>
        <translation>Встречи этих двоих за весь прогон. Щёлкните шаг, чтобы перейти к нему.</translation>
    </message>
    <message>
        <source>The recorded steps were simulated again with the fix. The simulation itself did not change.</source>
        <translation>Записанные шаги симулированы снова с исправлением. Сама симуляция не изменилась.</translation>
    </message>
    <message>
        <source>Can collide</source>
        <translation>Могут столкнуться</translation>
    </message>
    <message>
        <source>Their masks accept each other, and at least one of the two is dynamic</source>
        <translation>Их маски допускают друг друга, и хотя бы один из двух динамический</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Кандидаты</translation>
    </message>
    <message>
        <source>The broad phase reports the pair for a box test</source>
        <translation>Широкая фаза выдаёт пару для проверки AABB</translation>
    </message>
    <message>
        <source>Cells of both</source>
        <translation>Общие ячейки</translation>
    </message>
    <message>
        <source>Cells that both touch, by their ids; drawn hatched in the world</source>
        <translation>Ячейки, которых касаются оба, по ID; в мире заштрихованы</translation>
    </message>
    <message>
        <source>Boxes overlap</source>
        <translation>AABB пересекаются</translation>
    </message>
    <message>
        <source>Their axis-aligned boxes overlap; touching counts</source>
        <translation>Их AABB пересекаются; касание считается</translation>
    </message>
    <message>
        <source>Shapes overlap</source>
        <translation>Формы пересекаются</translation>
    </message>
    <message>
        <source>The shapes really touch in the narrow phase</source>
        <translation>В узкой фазе формы действительно касаются</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Расстояние</translation>
    </message>
    <message>
        <source>Between the shapes, in metres; 0 when they overlap</source>
        <translation>Между формами, в метрах; 0, если они пересекаются</translation>
    </message>
    <message>
        <source>Missed because</source>
        <translation>Причина пропуска</translation>
    </message>
    <message>
        <source>The cause why the broad phase does not report the pair although its boxes overlap</source>
        <translation>Причина, по которой широкая фаза не выдаёт пару, хотя AABB пересекаются</translation>
    </message>
    <message>
        <source>Nearest</source>
        <translation>Ближайший</translation>
    </message>
    <message>
        <source>The smallest distance between the two in all recorded steps, and the first step that has it</source>
        <translation>Наименьшее расстояние между ними за все записанные шаги и первый шаг, на котором оно достигнуто</translation>
    </message>
    <message>
        <source>Passed through</source>
        <translation>Прошёл сквозь</translation>
    </message>
    <message>
        <source>The last step so far in which one of the two passed through the other between two frames, if both moved in straight lines</source>
        <translation>Последний шаг на данный момент, на котором один из двух прошёл сквозь другой между двумя кадрами, если оба двигались по прямой</translation>
    </message>
    <message>
        <source>Stop the search for steps in which one passed through the other</source>
        <translation>Остановить поиск шагов, на которых один прошёл сквозь другой</translation>
    </message>
    <message>
        <source>Select two objects, or press Shift+P over one and then over another. This panel then says why the two collide, or why they do not.</source>
        <translation>Выделите два объекта или нажмите Shift+P над одним, а затем над другим. Эта панель скажет, почему они сталкиваются или не сталкиваются.</translation>
    </message>
    <message>
        <source>Choose B, or press Shift+P over it in the world.</source>
        <translation>Выберите B или нажмите Shift+P над ним в мире.</translation>
    </message>
    <message>
        <source>This step is simulated again, to see how its pairs were tested.</source>
        <translation>Этот шаг симулируется снова, чтобы увидеть, как проверялись его пары.</translation>
    </message>
    <message>
        <source>There is no broad phase. The panel Broad phase says why.</source>
        <translation>Широкой фазы нет. Почему — написано на панели «Широкая фаза».</translation>
    </message>
    <message>
        <source>One of the two is not in the world in this step. Go to a step in which both are.</source>
        <translation>Одного из двух нет в мире на этом шаге. Перейдите к шагу, на котором есть оба.</translation>
    </message>
    <message>
        <source>No objects are chosen.</source>
        <translation>Объекты не выбраны.</translation>
    </message>
    <message>
        <source>This shows the objects after hits have moved or removed them. Pause to see how the pair was tested.</source>
        <translation>Объекты показаны после того, как попадания сдвинули или удалили их. Поставьте на паузу, чтобы увидеть, как проверялась пара.</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>не записано</translation>
    </message>
    <message>
        <source>the algorithm has no cells</source>
        <translation>у алгоритма нет ячеек</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 м</translation>
    </message>
    <message>
        <source>not missed</source>
        <translation>не пропущена</translation>
    </message>
    <message>
        <source>Object %1</source>
        <translation>Объект %1</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>шаг %1</translation>
    </message>
    <message>
        <source>%1 passed through %2 in %3</source>
        <translation>%1 проходит сквозь %2 (%3)</translation>
    </message>
    <message>
        <source>and %1 more times</source>
        <translation>ещё таких случаев: %1</translation>
    </message>
    <message>
        <source>%1 was removed in %2</source>
        <translation>удалён: %1 (%2)</translation>
    </message>
    <message>
        <source>they came nearest in %1: %2 m</source>
        <translation>ближе всего: %1, %2 м</translation>
    </message>
    <message>
        <source>they first overlapped in %1</source>
        <translation>первое пересечение: %1</translation>
    </message>
    <message>
        <source>In the whole run: %1.</source>
        <translation>За весь прогон: %1.</translation>
    </message>
    <message>
        <source>%1 m in step %2</source>
        <translation>%1 м на шаге %2</translation>
    </message>
    <message>
        <source>searching</source>
        <translation>идёт поиск</translation>
    </message>
    <message>
        <source>nothing is recorded yet</source>
        <translation>пока ничего не записано</translation>
    </message>
    <message>
        <source>Run or step the simulation first.</source>
        <translation>Сначала запустите симуляцию или сделайте шаг.</translation>
    </message>
    <message>
        <source>This is the step in which the two are nearest.</source>
        <translation>Это и есть шаг, на котором они ближе всего.</translation>
    </message>
    <message>
        <source>Go to the step in which the two are nearest</source>
        <translation>Перейти к шагу, на котором они ближе всего</translation>
    </message>
    <message>
        <source>in step %1</source>
        <translation>на шаге %1</translation>
    </message>
    <message>
        <source>searching, %1 %</source>
        <translation>поиск, %1 %</translation>
    </message>
    <message>
        <source>not searched</source>
        <translation>поиск прерван</translation>
    </message>
    <message>
        <source>not up to this step</source>
        <translation>до этого шага — нет</translation>
    </message>
    <message>
        <source>The scene already has the fix, but this was recorded without it. Run the simulation again from its start.</source>
        <translation>В сцене исправление уже есть, но эти шаги записаны без него. Запустите симуляцию снова с самого начала.</translation>
    </message>
</context>
<context>
    <name>broadside::WorldDialog</name>
    <message>
        <source>Width of the world</source>
        <translation>Ширина мира</translation>
    </message>
    <message>
        <source>m</source>
        <translation>м</translation>
    </message>
    <message>
        <source>Height of the world</source>
        <translation>Высота мира</translation>
    </message>
    <message>
        <source>Gravity x</source>
        <translation>Гравитация x</translation>
    </message>
    <message>
        <source>m/s²</source>
        <translation>м/с²</translation>
    </message>
    <message>
        <source>Gravity y</source>
        <translation>Гравитация y</translation>
    </message>
    <message>
        <source>Wind x</source>
        <translation>Ветер x</translation>
    </message>
    <message>
        <source>Wind y</source>
        <translation>Ветер y</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Предел</translation>
    </message>
    <message>
        <source>Terminal speed</source>
        <translation>Предельная скорость</translation>
    </message>
    <message>
        <source>m/s</source>
        <translation>м/с</translation>
    </message>
    <message>
        <source>World settings</source>
        <translation>Настройки мира</translation>
    </message>
    <message>
        <source>Open: nothing happens</source>
        <translation>Открыт: ничего не происходит</translation>
    </message>
    <message>
        <source>Wrap: comes in at the opposite edge</source>
        <translation>Перенос: появляется у противоположного края</translation>
    </message>
    <message>
        <source>Bounce</source>
        <translation>Отскок</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Width, height</source>
        <translation>Ширина, высота</translation>
    </message>
    <message>
        <source>Gravity x, y</source>
        <translation>Гравитация x, y</translation>
    </message>
    <message>
        <source>Wind x, y</source>
        <translation>Ветер x, y</translation>
    </message>
    <message>
        <source>Beyond an edge</source>
        <translation>За краем</translation>
    </message>
    <message>
        <source>Change world</source>
        <translation>Изменить мир</translation>
    </message>
</context>
<context>
    <name>broadside::WorldEditsBar</name>
    <message>
        <source>Apply to scene</source>
        <translation>Применить к сцене</translation>
    </message>
    <message>
        <source>Make the same edits in the scene, as one undo step, without the effects of the steps</source>
        <translation>Сделать те же правки в сцене (отменяются одним действием), без последствий шагов</translation>
    </message>
    <message>
        <source>Close this message; the scene stays as it is</source>
        <translation>Закрыть это сообщение; сцена останется как есть</translation>
    </message>
    <message>
        <source>Close the offer to apply edits</source>
        <translation>Закрыть предложение применить правки</translation>
    </message>
    <message>
        <source>Edits of %1 are part of this simulation only.</source>
        <translation>Правки относятся только к этой симуляции: %1.</translation>
    </message>
    <message>
        <source>Edits of %1 were part of the simulation that has ended.</source>
        <translation>Правки относились к завершённой симуляции: %1.</translation>
    </message>
</context>
<context>
    <name>broadside::WorldMenu</name>
    <message>
        <source>&amp;Order</source>
        <translation>Порядок</translation>
    </message>
    <message>
        <source>&amp;Expect</source>
        <translation>Ожидать</translation>
    </message>
    <message>
        <source>&amp;Paste here</source>
        <translation>Вставить сюда</translation>
    </message>
    <message>
        <source>Place the objects of the clipboard where you clicked</source>
        <translation>Разместить объекты из буфера обмена там, где вы щёлкнули</translation>
    </message>
    <message>
        <source>No object here</source>
        <translation>Здесь нет объектов</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Выделить</translation>
    </message>
    <message>
        <source>Select the topmost object here</source>
        <translation>Выделить здесь самый верхний объект</translation>
    </message>
    <message>
        <source>Select this object, which is covered</source>
        <translation>Выделить этот объект, который закрыт другими</translation>
    </message>
    <message>
        <source>and %1 below</source>
        <translation>и ниже ещё %1</translation>
    </message>
</context>
<context>
    <name>funnel</name>
    <message>
        <source>counting pairs…</source>
        <translation>подсчёт пар…</translation>
    </message>
    <message>
        <source>too many pairs to count in memory</source>
        <translation>пар слишком много, чтобы считать их в памяти</translation>
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
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} pairs</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} steps</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cells</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} frames</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
            <numerusform />
        </translation>
    </message>
</context>
</TS>
