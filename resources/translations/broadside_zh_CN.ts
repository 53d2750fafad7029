<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>ActionRegistry</name>
    <message>
        <source>Select an object first.</source>
        <translation>请先选择一个对象。</translation>
    </message>
    <message>
        <source>Select two or more objects first. Shift+click adds one.</source>
        <translation>请先选择两个或更多对象。按住 Shift 单击可加选。</translation>
    </message>
    <message>
        <source>Select three or more objects first. Shift+click adds one.</source>
        <translation>请先选择三个或更多对象。按住 Shift 单击可加选。</translation>
    </message>
    <message>
        <source>Select one object first.</source>
        <translation>请先选择一个对象。</translation>
    </message>
    <message>
        <source>Select two objects first.</source>
        <translation>请先选择两个对象。</translation>
    </message>
    <message>
        <source>Stop the simulation first (Shift+F5).</source>
        <translation>请先停止模拟 (Shift+F5)。</translation>
    </message>
    <message>
        <source>A recording is read only. Convert a step to a scene to edit it.</source>
        <translation>录制是只读的。要编辑，请将某一步转换为场景。</translation>
    </message>
    <message>
        <source>The game made the steps of a recording. Convert a step to a scene to simulate it.</source>
        <translation>录制中的步是由游戏产生的。要模拟，请将某一步转换为场景。</translation>
    </message>
</context>
<context>
    <name>AddObjects</name>
    <message>
        <source>Place</source>
        <translation>放置</translation>
    </message>
    <message>
        <source>A scene has at most %1 objects. Split it into several scenes.</source>
        <translation>一个场景最多有 %1 个对象。请将它拆分为多个场景。</translation>
    </message>
    <message>
        <source>Ids end at %1. Give the object with the largest id a smaller one in the file, and open it again.</source>
        <translation>ID 最大为 %1。请在文件中把最大的对象 ID 改小，然后重新打开。</translation>
    </message>
</context>
<context>
    <name>AgeText</name>
    <message>
        <source>just now</source>
        <translation>刚刚</translation>
    </message>
    <message>
        <source>%1 ago</source>
        <translation>%1前</translation>
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
        <translation>保留了发表时的缺陷，供研究用。</translation>
    </message>
    <message>
        <source>Cost: %1.</source>
        <translation>开销：%1。</translation>
    </message>
    <message>
        <source>Use it %1.</source>
        <translation>适用：%1。</translation>
    </message>
    <message>
        <source>Faults: %1.</source>
        <translation>缺陷：%1。</translation>
    </message>
    <message>
        <source>Not available in this version.</source>
        <translation>此版本中不可用。</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>单元格</translation>
    </message>
    <message>
        <source>Columns x rows of the grid</source>
        <translation>网格的列数 × 行数</translation>
    </message>
    <message>
        <source>Cells of all sizes</source>
        <translation>各种大小的单元格</translation>
    </message>
    <message>
        <source>Registrations</source>
        <translation>登记数</translation>
    </message>
    <message>
        <source>Entries in all cells: an object that touches four cells counts four times</source>
        <translation>所有单元格中的条目：一个对象接触四个单元格就计四次</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Nodes of the tree, from the root to the leaves</source>
        <translation>树的节点，从根到叶</translation>
    </message>
    <message>
        <source>Entries in all nodes: each object is in one node</source>
        <translation>所有节点中的条目：每个对象只在一个节点中</translation>
    </message>
    <message>
        <source>Intervals</source>
        <translation>区间</translation>
    </message>
    <message>
        <source>The x ranges of the objects, kept in order</source>
        <translation>对象在 x 方向的范围，保持有序</translation>
    </message>
    <message>
        <source>Entries in the sorted lists: each object has one interval</source>
        <translation>有序列表中的条目：每个对象有一个区间</translation>
    </message>
</context>
<context>
    <name>ApplyEdits</name>
    <message>
        <source>Apply edits of %1</source>
        <translation>应用 %1 的编辑</translation>
    </message>
</context>
<context>
    <name>ApplyFix</name>
    <message>
        <source>Set the masks of %1</source>
        <translation>设置 %1 的掩码</translation>
    </message>
    <message>
        <source>category of %1 to %2</source>
        <translation>%1 的类别为 %2</translation>
    </message>
    <message>
        <source>mask of %1 to %2</source>
        <translation>%1 的掩码为 %2</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>设置 %1</translation>
    </message>
    <message>
        <source> and </source>
        <translation> 和 </translation>
    </message>
    <message>
        <source>Set cell size to %1 m</source>
        <translation>将单元格大小设为 %1 m</translation>
    </message>
    <message>
        <source>Use the algorithm %1</source>
        <translation>使用算法 %1</translation>
    </message>
    <message>
        <source>Turn on swept collision</source>
        <translation>开启扫掠碰撞</translation>
    </message>
    <message>
        <source>Delete template %1</source>
        <translation>删除模板“%1”</translation>
    </message>
    <message>
        <source>Delete %1 templates</source>
        <translation>删除 %1 个模板</translation>
    </message>
    <message>
        <source>Use the project's template %1</source>
        <translation>使用项目的模板“%1”</translation>
    </message>
    <message>
        <source>Use %1 templates of the project</source>
        <translation>使用项目的 %1 个模板</translation>
    </message>
</context>
<context>
    <name>Arrange</name>
    <message>
        <source>Align %1 left</source>
        <translation>左对齐 %1</translation>
    </message>
    <message>
        <source>Align %1 at the horizontal centre</source>
        <translation>水平居中对齐 %1</translation>
    </message>
    <message>
        <source>Align %1 right</source>
        <translation>右对齐 %1</translation>
    </message>
    <message>
        <source>Align %1 at the top</source>
        <translation>顶端对齐 %1</translation>
    </message>
    <message>
        <source>Align %1 at the vertical centre</source>
        <translation>垂直居中对齐 %1</translation>
    </message>
    <message>
        <source>Align %1 at the bottom</source>
        <translation>底端对齐 %1</translation>
    </message>
    <message>
        <source>Distribute the centres of %1 horizontally</source>
        <translation>按中心水平分布 %1</translation>
    </message>
    <message>
        <source>Distribute the centres of %1 vertically</source>
        <translation>按中心垂直分布 %1</translation>
    </message>
    <message>
        <source>Distribute %1 with equal horizontal gaps</source>
        <translation>等间隙水平分布 %1</translation>
    </message>
    <message>
        <source>Distribute %1 with equal vertical gaps</source>
        <translation>等间隙垂直分布 %1</translation>
    </message>
    <message>
        <source>Give %1 the same width</source>
        <translation>使 %1 等宽</translation>
    </message>
    <message>
        <source>Give %1 the same height</source>
        <translation>使 %1 等高</translation>
    </message>
    <message>
        <source>Give %1 the same size</source>
        <translation>使 %1 大小相同</translation>
    </message>
    <message>
        <source>Nudge</source>
        <translation>微移</translation>
    </message>
</context>
<context>
    <name>ArrangeActions</name>
    <message>
        <source>&amp;Left edges</source>
        <translation>左边缘</translation>
    </message>
    <message>
        <source>Align the left edges of the boxes (AABBs) with the leftmost one</source>
        <translation>将包围盒 (AABB) 的左边缘对齐到最左的一个</translation>
    </message>
    <message>
        <source>Horizontal &amp;centres</source>
        <translation>水平居中</translation>
    </message>
    <message>
        <source>Align the centres with the centre of the selection, horizontally</source>
        <translation>将中心在水平方向上对齐到选区中心</translation>
    </message>
    <message>
        <source>&amp;Right edges</source>
        <translation>右边缘</translation>
    </message>
    <message>
        <source>Align the right edges of the boxes (AABBs) with the rightmost one</source>
        <translation>将包围盒 (AABB) 的右边缘对齐到最右的一个</translation>
    </message>
    <message>
        <source>&amp;Top edges</source>
        <translation>上边缘</translation>
    </message>
    <message>
        <source>Align the top edges of the boxes (AABBs) with the topmost one</source>
        <translation>将包围盒 (AABB) 的上边缘对齐到最高的一个</translation>
    </message>
    <message>
        <source>&amp;Vertical centres</source>
        <translation>垂直居中</translation>
    </message>
    <message>
        <source>Align the centres with the centre of the selection, vertically</source>
        <translation>将中心在垂直方向上对齐到选区中心</translation>
    </message>
    <message>
        <source>&amp;Bottom edges</source>
        <translation>下边缘</translation>
    </message>
    <message>
        <source>Align the bottom edges of the boxes (AABBs) with the lowest one</source>
        <translation>将包围盒 (AABB) 的下边缘对齐到最低的一个</translation>
    </message>
    <message>
        <source>Centres &amp;horizontally</source>
        <translation>中心水平分布</translation>
    </message>
    <message>
        <source>Space the centres equally in x; the leftmost and the rightmost object stay in place</source>
        <translation>使中心在 x 方向上等距；最左和最右的对象不动</translation>
    </message>
    <message>
        <source>Centres &amp;vertically</source>
        <translation>中心垂直分布</translation>
    </message>
    <message>
        <source>Space the centres equally in y; the lowest and the topmost object stay in place</source>
        <translation>使中心在 y 方向上等距；最低和最高的对象不动</translation>
    </message>
    <message>
        <source>Equal gaps h&amp;orizontally</source>
        <translation>水平等间隙</translation>
    </message>
    <message>
        <source>Make the gaps between neighbours equal in x; the leftmost and the rightmost object stay in place</source>
        <translation>使相邻对象在 x 方向上的间隙相等；最左和最右的对象不动</translation>
    </message>
    <message>
        <source>Equal gaps v&amp;ertically</source>
        <translation>垂直等间隙</translation>
    </message>
    <message>
        <source>Make the gaps between neighbours equal in y; the lowest and the topmost object stay in place</source>
        <translation>使相邻对象在 y 方向上的间隙相等；最低和最高的对象不动</translation>
    </message>
    <message>
        <source>Same &amp;width</source>
        <translation>宽度相同</translation>
    </message>
    <message>
        <source>Give the selected objects the width of the last selected one; circles, compounds and rotated objects keep their proportions</source>
        <translation>使所选对象与最后选中的对象等宽；圆、复合形状和旋转过的对象保持比例</translation>
    </message>
    <message>
        <source>Same &amp;height</source>
        <translation>高度相同</translation>
    </message>
    <message>
        <source>Give the selected objects the height of the last selected one; circles, compounds and rotated objects keep their proportions</source>
        <translation>使所选对象与最后选中的对象等高；圆、复合形状和旋转过的对象保持比例</translation>
    </message>
    <message>
        <source>Same &amp;size</source>
        <translation>大小相同</translation>
    </message>
    <message>
        <source>Give the selected objects the size of the last selected one; circles, compounds and rotated objects change only if their proportions match</source>
        <translation>使所选对象与最后选中的对象大小相同；圆、复合形状和旋转过的对象仅在比例相符时改变</translation>
    </message>
    <message>
        <source>&amp;Left</source>
        <translation>向左</translation>
    </message>
    <message>
        <source>Move the selected objects by 0.1 m</source>
        <translation>将所选对象移动 0.1 m</translation>
    </message>
    <message>
        <source>&amp;Right</source>
        <translation>向右</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>向上</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>向下</translation>
    </message>
    <message>
        <source>Far l&amp;eft</source>
        <translation>大幅向左</translation>
    </message>
    <message>
        <source>Move the selected objects by ten steps: 1 m</source>
        <translation>将所选对象移动十倍距离：1 m</translation>
    </message>
    <message>
        <source>Far ri&amp;ght</source>
        <translation>大幅向右</translation>
    </message>
    <message>
        <source>Far u&amp;p</source>
        <translation>大幅向上</translation>
    </message>
    <message>
        <source>Far d&amp;own</source>
        <translation>大幅向下</translation>
    </message>
</context>
<context>
    <name>Atlases</name>
    <message>
        <source>A scene has at most %1 atlases. Remove one that is not needed, or pack several into one.</source>
        <translation>一个场景最多有 %1 个图集。请移除不需要的图集，或将多个图集合并为一个。</translation>
    </message>
    <message>
        <source>Add atlas %1</source>
        <translation>添加图集“%1”</translation>
    </message>
    <message>
        <source>Add %1 atlases</source>
        <translation>添加 %1 个图集</translation>
    </message>
    <message>
        <source>Remove atlas %1</source>
        <translation>移除图集“%1”</translation>
    </message>
</context>
<context>
    <name>BreakpointWords</name>
    <message>
        <source>Pair begins to overlap</source>
        <translation>配对开始重叠</translation>
    </message>
    <message>
        <source>The first step in which the shapes of two objects overlap</source>
        <translation>两个对象的形状重叠的第一步</translation>
    </message>
    <message>
        <source>Pair stops overlapping</source>
        <translation>配对停止重叠</translation>
    </message>
    <message>
        <source>The first step in which two objects no longer overlap, also because one was removed</source>
        <translation>两个对象不再重叠的第一步，包括其中一个被移除的情况</translation>
    </message>
    <message>
        <source>Object is hit</source>
        <translation>对象被命中</translation>
    </message>
    <message>
        <source>An object begins to overlap another one, and one of the two responds to hits</source>
        <translation>一个对象开始与另一个重叠，且其中之一会响应命中</translation>
    </message>
    <message>
        <source>Object enters a region</source>
        <translation>对象进入区域</translation>
    </message>
    <message>
        <source>The box of an object begins to touch a region that you draw</source>
        <translation>对象的包围盒开始接触所绘制的区域</translation>
    </message>
    <message>
        <source>Object leaves a region</source>
        <translation>对象离开区域</translation>
    </message>
    <message>
        <source>The box of an object no longer touches a region</source>
        <translation>对象的包围盒不再接触区域</translation>
    </message>
    <message>
        <source>Object leaves the world</source>
        <translation>对象离开世界</translation>
    </message>
    <message>
        <source>The position of an object goes beyond the edges of the world</source>
        <translation>对象的位置超出世界的边缘</translation>
    </message>
    <message>
        <source>Candidates above a number</source>
        <translation>候选对超过上限</translation>
    </message>
    <message>
        <source>The broad phase reports more candidates than this number in a step</source>
        <translation>粗检测在一步中报告的候选对多于此数</translation>
    </message>
    <message>
        <source>Missed pair</source>
        <translation>漏检对</translation>
    </message>
    <message>
        <source>Two boxes overlap and the broad phase does not report the pair: a bug of the broad phase.
Each step is audited for this, which takes time.</source>
        <translation>两个包围盒重叠，而粗检测没有报告这个配对：这是粗检测的 bug。
为此每一步都要核查，会花费时间。</translation>
    </message>
    <message>
        <source>Tunnelling</source>
        <translation>穿透</translation>
    </message>
    <message>
        <source>An object passes through another one within one step</source>
        <translation>一个对象在一步之内穿过另一个对象</translation>
    </message>
    <message>
        <source>Not a number</source>
        <translation>非数字</translation>
    </message>
    <message>
        <source>An object's position or velocity becomes NaN or infinite</source>
        <translation>对象的位置或速度变为 NaN 或无穷大</translation>
    </message>
    <message>
        <source>Candidates that do not overlap</source>
        <translation>不重叠的候选对</translation>
    </message>
    <message>
        <source>The first step in which two objects are candidates and their shapes do not overlap</source>
        <translation>两个对象是候选对而形状不重叠的第一步</translation>
    </message>
</context>
<context>
    <name>CannonTool</name>
    <message>
        <source>%1 m/s, limited to %2 m/s by the world's terminal speed</source>
        <translation>%1 m/s，被世界的终端速度限制为 %2 m/s</translation>
    </message>
    <message>
        <source>%1 m/s</source>
        <translation>%1 m/s</translation>
    </message>
    <message>
        <source>All %1 targets hit! Shift+F5 restores them. </source>
        <translation>%1 个目标全部命中！按 Shift+F5 恢复。 </translation>
    </message>
    <message>
        <source>%1 of %2 targets hit. </source>
        <translation>已命中 %1 / %2 个目标。 </translation>
    </message>
    <message>
        <source>Arrows aim, Enter shoots, Esc ends</source>
        <translation>方向键瞄准，Enter 射击，Esc 结束</translation>
    </message>
    <message>
        <source>Release to shoot, Esc to cancel</source>
        <translation>松开以射击，按 Esc 取消</translation>
    </message>
    <message>
        <source>Drag away from the cannon: a longer drag is a faster shot</source>
        <translation>从大炮处向外拖动：拖得越远，射得越快</translation>
    </message>
    <message>
        <source>This scene has no cannon. Select an object and add a launcher in Properties, or open the cannon world</source>
        <translation>此场景没有大炮。请选择一个对象并在“属性”面板中添加发射器，或打开大炮世界</translation>
    </message>
    <message>
        <source>The cannon has no projectile. Choose a dynamic object as its projectile in Properties</source>
        <translation>大炮没有投射物。请在“属性”面板中选择一个动态对象作为投射物</translation>
    </message>
    <message>
        <source>Drag to aim, release to shoot; or arrows and Enter</source>
        <translation>拖动以瞄准，松开以射击；也可用方向键和 Enter</translation>
    </message>
</context>
<context>
    <name>ComponentBox</name>
    <message>
        <source>There is no object %1 in this scene. Choose another one.</source>
        <translation>此场景中没有对象 %1。请选择其他对象。</translation>
    </message>
    <message>
        <source>Has no effect while the object is static. Make it dynamic.</source>
        <translation>对象为静态时不起作用。请将它改为动态。</translation>
    </message>
    <message>
        <source>The projectile is static and cannot fly. Choose a dynamic object, or make it dynamic.</source>
        <translation>投射物是静态的，无法飞行。请选择一个动态对象，或将它改为动态。</translation>
    </message>
    <message>
        <source>This version does not know this type of component. The component stays in the file and has no effect.</source>
        <translation>此版本不认识这种组件。组件保留在文件中，不起作用。</translation>
    </message>
</context>
<context>
    <name>ComponentsSection</name>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 / %2：%3</translation>
    </message>
</context>
<context>
    <name>DifferenceWords</name>
    <message>
        <source>added</source>
        <translation>已添加</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>已移除</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>已更改</translation>
    </message>
    <message>
        <source>%1: %2 (object %3)</source>
        <translation>%1：%2（对象 %3）</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>还有 %1</translation>
    </message>
</context>
<context>
    <name>ExpectTool</name>
    <message>
        <source>hits %1</source>
        <translation>命中 %1</translation>
    </message>
    <message>
        <source>%1 x %2 m</source>
        <translation>%1 × %2 m</translation>
    </message>
    <message>
        <source>Release to expect that %1 hits %2. Esc cancels</source>
        <translation>松开以预期 %1 命中 %2。按 Esc 取消</translation>
    </message>
    <message>
        <source>Drag to the object that %1 should hit. Esc cancels</source>
        <translation>拖到 %1 应当命中的对象。按 Esc 取消</translation>
    </message>
    <message>
        <source>Select one object first: the one that should stay inside the region</source>
        <translation>请先选择一个对象，即应当留在区域内的对象</translation>
    </message>
    <message>
        <source>Drag from one object to another: the first should hit the second</source>
        <translation>从一个对象拖到另一个对象：前者应当命中后者</translation>
    </message>
    <message>
        <source>Release to expect that %1 stays inside. Esc cancels</source>
        <translation>松开以预期 %1 留在区域内。按 Esc 取消</translation>
    </message>
    <message>
        <source>Drag from object to object: the first should hit the second. Drag from empty ground: %1 should stay inside</source>
        <translation>从对象拖到对象：前者应当命中后者。从空白处拖动：%1 应当留在区域内</translation>
    </message>
</context>
<context>
    <name>ExpectationWords</name>
    <message>
        <source>%1 hits %2</source>
        <translation>%1 命中 %2</translation>
    </message>
    <message>
        <source>%1 stays inside %2 to %3 m</source>
        <translation>%1 留在 %2 至 %3 m 之内</translation>
    </message>
    <message>
        <source>Nothing touches %1</source>
        <translation>没有任何对象接触 %1</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Scenes (*.broadside)</source>
        <translation>场景 (*.broadside)</translation>
    </message>
    <message>
        <source>Projects (*.broadside-project)</source>
        <translation>项目 (*.broadside-project)</translation>
    </message>
    <message>
        <source>Traces of games (*.bstrace)</source>
        <translation>游戏的跟踪文件 (*.bstrace)</translation>
    </message>
    <message>
        <source>JSON Lines of games (*.jsonl *.ndjson)</source>
        <translation>游戏的 JSON Lines (*.jsonl *.ndjson)</translation>
    </message>
    <message>
        <source>Tables of boxes (*.csv *.tsv)</source>
        <translation>包围盒表格 (*.csv *.tsv)</translation>
    </message>
    <message>
        <source>All supported files (%1)</source>
        <translation>所有支持的文件 (%1)</translation>
    </message>
    <message>
        <source>Levels of other editors (%1)</source>
        <translation>其他编辑器的关卡 (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message>
        <source>Save the changes of %1?</source>
        <translation>要保存对“%1”的更改吗？</translation>
    </message>
    <message>
        <source>Unsaved changes are lost.</source>
        <translation>未保存的更改将丢失。</translation>
    </message>
    <message>
        <source>Unsaved recording</source>
        <translation>未保存的录制</translation>
    </message>
    <message>
        <source>Save the recording of %1?</source>
        <translation>要保存“%1”的录制吗？</translation>
    </message>
    <message>
        <source>The recording of the game is lost when its tab is closed.</source>
        <translation>关闭标签页后，游戏的录制将丢失。</translation>
    </message>
    <message>
        <source>The pasted table is lost when its tab is closed.</source>
        <translation>关闭标签页后，粘贴的表格将丢失。</translation>
    </message>
    <message>
        <source>%1 Saving keeps the tab open. Close it afterwards.</source>
        <translation>%1 保存后标签页仍保持打开，之后再关闭即可。</translation>
    </message>
    <message>
        <source>Changed on disk</source>
        <translation>磁盘上的文件已更改</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened here.</source>
        <translation>“%1”在此打开之后，又被其他程序更改过。</translation>
    </message>
    <message>
        <source>%1

Overwriting replaces that version by the open scene. "Save as" keeps both.</source>
        <translation>%1

覆盖会用打开的场景替换那个版本。“另存为”则两者都保留。</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>覆盖</translation>
    </message>
    <message>
        <source>Save as...</source>
        <translation>另存为...</translation>
    </message>
    <message>
        <source>Open project</source>
        <translation>打开项目</translation>
    </message>
    <message>
        <source>Open scene</source>
        <translation>打开场景</translation>
    </message>
    <message>
        <source>Save scene as</source>
        <translation>场景另存为</translation>
    </message>
    <message>
        <source>Save the recording as</source>
        <translation>录制另存为</translation>
    </message>
    <message>
        <source>New project: its folder holds the scenes</source>
        <translation>新建项目：场景放在项目的文件夹中</translation>
    </message>
    <message>
        <source>Project not saved</source>
        <translation>项目未保存</translation>
    </message>
    <message>
        <source>The project %1 could not be saved.</source>
        <translation>无法保存项目“%1”。</translation>
    </message>
    <message>
        <source>%1

Its last changes are lost when it is closed.</source>
        <translation>%1

关闭后，最近的更改将丢失。</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>仍然关闭</translation>
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
        <translation>漏检对未知，因为录制中没有游戏粗检测的候选对（游戏中的 BST_CANDIDATES 和 bst_candidate）。核查可以找出穿过其他对象的对象。“单元格大小”面板和“调试 &gt; 比较算法”可用这些包围盒试验 Broadside 的算法。</translation>
    </message>
</context>
<context>
    <name>FirstHints</name>
    <message>
        <source>&lt;b&gt;Aim and shoot.&lt;/b&gt; Choose the Cannon (C), press in the world, pull away and release: the farther, the faster. Stop puts everything back.</source>
        <translation>&lt;b&gt;瞄准并射击。&lt;/b&gt;选择“大炮”(C)，在世界中按下，拉开后松开：拉得越远，射得越快。“停止”会让一切复原。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hover.&lt;/b&gt; Move the mouse over an object: its cells and the objects that the broad phase reports for it light up.</source>
        <translation>&lt;b&gt;悬停。&lt;/b&gt;将鼠标移到对象上：它的单元格，以及粗检测为它报告的对象，都会亮起。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Drag the cell size&lt;/b&gt; and watch the grid, the candidates and the funnel.</source>
        <translation>&lt;b&gt;拖动单元格大小&lt;/b&gt;，观察网格、候选对和漏斗。</translation>
    </message>
</context>
<context>
    <name>Groups</name>
    <message>
        <source>Group %1</source>
        <translation>编组 %1</translation>
    </message>
    <message>
        <source>Ungroup %1</source>
        <translation>取消编组 %1</translation>
    </message>
    <message>
        <source>Rename the group of %1</source>
        <translation>重命名 %1 的编组</translation>
    </message>
    <message>
        <source>Move %1 to another layer</source>
        <translation>将 %1 移到其他图层</translation>
    </message>
    <message>
        <source>Move %1 in the list</source>
        <translation>在列表中移动 %1</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>显示 %1</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>隐藏 %1</translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation>锁定 %1</translation>
    </message>
    <message>
        <source>Unlock %1</source>
        <translation>解锁 %1</translation>
    </message>
</context>
<context>
    <name>GuideTool</name>
    <message>
        <source>, %1</source>
        <translation>，%1</translation>
    </message>
    <message>
        <source>Release to move the guide to %1, Esc to cancel</source>
        <translation>松开以将参考线移到 %1，按 Esc 取消</translation>
    </message>
    <message>
        <source>Release to add a guide at %1, Esc to cancel</source>
        <translation>松开以在 %1 添加参考线，按 Esc 取消</translation>
    </message>
    <message>
        <source>Guide at %1: drag it, or move it with Left and Right; Delete removes it, double-click to type its position</source>
        <translation>参考线位于 %1：拖动它，或用左/右方向键移动；Delete 移除，双击可输入位置</translation>
    </message>
    <message>
        <source>Guide at %1: drag it, or move it with Up and Down; Delete removes it, double-click to type its position</source>
        <translation>参考线位于 %1：拖动它，或用上/下方向键移动；Delete 移除，双击可输入位置</translation>
    </message>
    <message>
        <source>Click to add a vertical guide, Shift+click for a horizontal one</source>
        <translation>单击添加垂直参考线，Shift+单击添加水平参考线</translation>
    </message>
    <message>
        <source>Click to add a vertical guide, Shift+click for a horizontal one; drag a guide to move it, Enter selects the next one</source>
        <translation>单击添加垂直参考线，Shift+单击添加水平参考线；拖动可移动参考线，Enter 选择下一条</translation>
    </message>
</context>
<context>
    <name>Guides</name>
    <message>
        <source>Move guide to %1</source>
        <translation>将参考线移到 %1</translation>
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
        <translation>一个场景在每个方向上最多有 %1 条参考线。请移除不需要的参考线。</translation>
    </message>
    <message>
        <source>A guide must be within %1 m of 0. Move it nearer to the world.</source>
        <translation>参考线到 0 的距离不能超过 %1 m。请将它移近世界。</translation>
    </message>
    <message>
        <source>Add guide at %1</source>
        <translation>在 %1 添加参考线</translation>
    </message>
    <message>
        <source>Remove guide at %1</source>
        <translation>移除 %1 处的参考线</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除 %1</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>&lt;h3&gt;The first minute&lt;/h3&gt;&lt;ol&gt;&lt;li&gt;&lt;b&gt;Hover.&lt;/b&gt; Move the mouse over a target. Its cells light up, and every object that the broad phase reports for it gets a colour: the legend and the Inspector say what each means.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Aim and shoot.&lt;/b&gt; Choose the Cannon (C), press in the world, release. Targets that are hit vanish; the status bar counts the pairs. Stop (Shift+F5) puts everything back.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Tune the cells.&lt;/b&gt; Drag the cell size in the Broad phase panel. Large cells: many candidates. Small cells: much memory. Undo (Ctrl+Z) takes one drag back.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Place.&lt;/b&gt; Choose Place (P) and a shape in its panel, then click in the world. Select (V) moves what is there, Properties has all its numbers; Delete removes it.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Step.&lt;/b&gt; F10 simulates one step, Ctrl+F10 takes it back, F5 runs, F6 holds. The number next to Step says how many steps a press goes. Comma and full stop run slower and faster: slow motion down to 1/64.&lt;/li&gt;&lt;/ol&gt;&lt;p&gt;Around: the wheel zooms at the pointer, Space or the middle button drags the view, Home shows the world, F frames the selection, Tab hides the panels.&lt;/p&gt;&lt;h3&gt;Words&lt;/h3&gt;&lt;p&gt;&lt;b&gt;Broad phase&lt;/b&gt;: finds the pairs that may collide. &lt;b&gt;Candidate&lt;/b&gt;: a pair that it reports. &lt;b&gt;Narrow phase&lt;/b&gt;: tests the shapes of a candidate. &lt;b&gt;AABB&lt;/b&gt;: axis-aligned bounding box. &lt;b&gt;Funnel&lt;/b&gt;: all pairs &amp;gt; candidates &amp;gt; overlapping boxes &amp;gt; overlapping shapes. &lt;b&gt;Spared&lt;/b&gt;: the share of all pairs that never had to be tested.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;一分钟上手&lt;/h3&gt;&lt;ol&gt;&lt;li&gt;&lt;b&gt;悬停。&lt;/b&gt;将鼠标移到一个目标上。它的单元格会亮起，粗检测为它报告的每个对象都会着色：图例和“检视器”说明各种颜色的含义。&lt;/li&gt;&lt;li&gt;&lt;b&gt;瞄准并射击。&lt;/b&gt;选择“大炮”(C)，在世界中按下，然后松开。被命中的目标会消失；状态栏统计配对。“停止”(Shift+F5) 让一切复原。&lt;/li&gt;&lt;li&gt;&lt;b&gt;调整单元格。&lt;/b&gt;在“粗检测”面板中拖动单元格大小。单元格大：候选对多。单元格小：内存占用多。“撤销”(Ctrl+Z) 一次撤回一次拖动。&lt;/li&gt;&lt;li&gt;&lt;b&gt;放置。&lt;/b&gt;选择“放置”(P)，在其面板中选择一种形状，然后在世界中单击。“选择”(V) 移动已有的对象，“属性”面板有对象的全部数值；Delete 删除对象。&lt;/li&gt;&lt;li&gt;&lt;b&gt;单步。&lt;/b&gt;F10 模拟一步，Ctrl+F10 退回一步，F5 运行，F6 暂停。“单步”旁的数字是每按一次前进的步数。逗号键减慢，句号键加快：慢动作最低为 1/64。&lt;/li&gt;&lt;/ol&gt;&lt;p&gt;浏览：滚轮以指针为中心缩放，空格键或中键拖动视图，Home 显示整个世界，F 将选区置于视图中，Tab 隐藏面板。&lt;/p&gt;&lt;h3&gt;术语&lt;/h3&gt;&lt;p&gt;&lt;b&gt;粗检测（Broad Phase）&lt;/b&gt;：找出可能碰撞的配对。&lt;b&gt;候选对&lt;/b&gt;：它报告的配对。&lt;b&gt;细检测（Narrow Phase）&lt;/b&gt;：检测候选对的形状。&lt;b&gt;AABB&lt;/b&gt;：轴对齐包围盒。&lt;b&gt;漏斗&lt;/b&gt;：所有配对 &amp;gt; 候选对 &amp;gt; 包围盒重叠 &amp;gt; 形状重叠。&lt;b&gt;省去&lt;/b&gt;：所有配对中完全不必检测的比例。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>First minute</source>
        <translation>一分钟上手</translation>
    </message>
    <message>
        <source>About Broadside</source>
        <translation>关于 Broadside</translation>
    </message>
    <message>
        <source>Lays out 2D worlds and shows what the collision broad phase of such a world really does.

Built with Qt %1.</source>
        <translation>布置 2D 世界，并展示这个世界的碰撞粗检测究竟做了什么。

使用 Qt %1 构建。</translation>
    </message>
</context>
<context>
    <name>Layers</name>
    <message>
        <source>A scene has at most %1 layers, and this needs %2. Combine layers that are hidden together.</source>
        <translation>一个场景最多有 %1 个图层，而此操作需要 %2 个。请合并那些一起隐藏的图层。</translation>
    </message>
    <message>
        <source>Add layer %1</source>
        <translation>添加图层“%1”</translation>
    </message>
    <message>
        <source>Show layer %1</source>
        <translation>显示图层“%1”</translation>
    </message>
    <message>
        <source>Hide layer %1</source>
        <translation>隐藏图层“%1”</translation>
    </message>
    <message>
        <source>Lock layer %1</source>
        <translation>锁定图层“%1”</translation>
    </message>
    <message>
        <source>Unlock layer %1</source>
        <translation>解锁图层“%1”</translation>
    </message>
    <message>
        <source>Base layer</source>
        <translation>基础图层</translation>
    </message>
    <message>
        <source>Move layer %1</source>
        <translation>移动图层“%1”</translation>
    </message>
    <message>
        <source>Rename layer %1 to %2</source>
        <translation>将图层“%1”重命名为“%2”</translation>
    </message>
    <message>
        <source>Delete layer %1</source>
        <translation>删除图层“%1”</translation>
    </message>
</context>
<context>
    <name>LevelActions</name>
    <message>
        <source>Bring %1 to the front</source>
        <translation>将 %1 移到最前</translation>
    </message>
    <message>
        <source>Raise %1</source>
        <translation>上移 %1</translation>
    </message>
    <message>
        <source>Lower %1</source>
        <translation>下移 %1</translation>
    </message>
    <message>
        <source>Send %1 to the back</source>
        <translation>将 %1 移到最后</translation>
    </message>
</context>
<context>
    <name>Manual</name>
    <message>
        <source>&amp;Laying out a world</source>
        <translation>布置世界</translation>
    </message>
    <message>
        <source>Select, align, distribute, size and nudge objects, and the keys for it</source>
        <translation>选择、对齐、分布、调整大小和微移对象，以及相应的按键</translation>
    </message>
    <message>
        <source>Spr&amp;ites</source>
        <translation>精灵</translation>
    </message>
    <message>
        <source>Pictures, atlases and animations, and how a scene names them</source>
        <translation>图片、图集和动画，以及场景如何引用它们</translation>
    </message>
    <message>
        <source>&amp;Pictures</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Import pictures, put bounding shapes over them, export what is seen</source>
        <translation>导入图片，在图片上放置碰撞形状，导出所见画面</translation>
    </message>
    <message>
        <source>Levels of &amp;other editors</source>
        <translation>其他编辑器的关卡</translation>
    </message>
    <message>
        <source>Maps of Tiled as scenes, scenes as maps, and what becomes what</source>
        <translation>Tiled 地图转为场景，场景转为地图，以及各部分如何对应</translation>
    </message>
    <message>
        <source>The &amp;algorithms</source>
        <translation>算法</translation>
    </message>
    <message>
        <source>Costs, memory, when to use which, and the faults of the textbook grids</source>
        <translation>开销、内存、何时用哪种，以及教科书网格的缺陷</translation>
    </message>
    <message>
        <source>Findin&amp;g what is wrong</source>
        <translation>查找问题</translation>
    </message>
    <message>
        <source>Missed pairs, tunnelling, the smallest scene that shows them, and the cell size</source>
        <translation>漏检对、穿透、能重现它们的最小场景，以及单元格大小</translation>
    </message>
    <message>
        <source>The &amp;mysteries, solved</source>
        <translation>谜题解答</translation>
    </message>
    <message>
        <source>How the fault of each broken world is found, step by step</source>
        <translation>如何一步步找出每个出错世界的缺陷</translation>
    </message>
    <message>
        <source>&amp;Three faults and how they were found</source>
        <translation>三个缺陷及其发现过程</translation>
    </message>
    <message>
        <source>Three games whose broad phase misses pairs: recorded, diagnosed and mended</source>
        <translation>三个粗检测会漏检的游戏：录制、诊断和修正</translation>
    </message>
    <message>
        <source>&amp;Your own game</source>
        <translation>您自己的游戏</translation>
    </message>
    <message>
        <source>How your game shows its broad phase here: five lines in it, and what the window does with them</source>
        <translation>游戏如何在这里展示它的粗检测：加入五行代码，以及窗口如何使用它们</translation>
    </message>
    <message>
        <source>Games in ot&amp;her languages</source>
        <translation>其他语言的游戏</translation>
    </message>
    <message>
        <source>Recorders for C#, Java, Lua, Python, JavaScript, GDScript and Rust</source>
        <translation>C#、Java、Lua、Python、JavaScript、GDScript 和 Rust 的录制器</translation>
    </message>
    <message>
        <source>Record a game engine: Matter.&amp;js, pygame and others</source>
        <translation>录制游戏引擎：Matter.js、pygame 等</translation>
    </message>
    <message>
        <source>A file to copy for each engine, and what Broadside says of its broad phase</source>
        <translation>每种引擎一个可复制的文件，以及 Broadside 对其粗检测的说明</translation>
    </message>
    <message>
        <source>Which moment to recor&amp;d</source>
        <translation>该录制哪个时刻</translation>
    </message>
    <message>
        <source>Recordings that seem to miss pairs, and where to put the calls instead</source>
        <translation>看似漏检的录制，以及应把调用放在哪里</translation>
    </message>
    <message>
        <source>Gallery: e&amp;xamples of recorded games</source>
        <translation>图库：游戏录制示例</translation>
    </message>
    <message>
        <source>Ten recordings with pictures, and what was found in each</source>
        <translation>十个带图片的录制，以及各自发现了什么</translation>
    </message>
    <message>
        <source>Test yo&amp;ur broad phase</source>
        <translation>测试您的粗检测</translation>
    </message>
    <message>
        <source>Worlds that are made to break it, and the functions that the test wants</source>
        <translation>专为击垮它而造的世界，以及测试所需的函数</translation>
    </message>
    <message>
        <source>On a build serve&amp;r</source>
        <translation>在构建服务器上</translation>
    </message>
    <message>
        <source>JUnit and SARIF reports, baselines of accepted findings, recipes</source>
        <translation>JUnit 和 SARIF 报告、已接受问题的基线、常用做法</translation>
    </message>
    <message>
        <source>Files and &amp;versions</source>
        <translation>文件和版本</translation>
    </message>
    <message>
        <source>What files of older and newer versions do, and schemas for VS Code</source>
        <translation>新旧版本文件的处理方式，以及 VS Code 用的 schema</translation>
    </message>
    <message>
        <source>File format&amp;s, key by key</source>
        <translation>文件格式：逐键说明</translation>
    </message>
    <message>
        <source>Every key of scenes, projects and atlases, and every byte of traces</source>
        <translation>场景、项目和图集的每个键，以及跟踪文件的每个字节</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Exact and bounded results, and what makes a simulation repeat</source>
        <translation>精确结果与有界结果，以及模拟可重现的条件</translation>
    </message>
    <message>
        <source>Sp&amp;eed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>How fast the algorithms are, measured, and how to measure it again</source>
        <translation>实测的算法速度，以及如何重新测量</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>手册</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Go back to the previous page</source>
        <translation>返回上一页</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
</context>
<context>
    <name>MeasureTool</name>
    <message>
        <source>corner of %1</source>
        <translation>%1 的角点</translation>
    </message>
    <message>
        <source>centre of %1</source>
        <translation>%1 的中心</translation>
    </message>
    <message>
        <source>edge of %1</source>
        <translation>%1 的边缘</translation>
    </message>
    <message>
        <source>%1 m (%2 px), dx %3 m, dy %4 m, %5°</source>
        <translation>%1 m (%2 px)，dx %3 m，dy %4 m，%5°</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>%1 are %2 m apart</source>
        <translation>%1 相距 %2 m</translation>
    </message>
    <message>
        <source>%1 touch or overlap</source>
        <translation>%1 接触或重叠</translation>
    </message>
    <message>
        <source>a free point</source>
        <translation>自由点</translation>
    </message>
    <message>
        <source>%1. From %2 to %3. Esc ends it</source>
        <translation>%1。从 %2 到 %3。按 Esc 结束</translation>
    </message>
    <message>
        <source>Drag to measure from the %1; Ctrl uses a free point</source>
        <translation>从 %1 拖动以测量；Ctrl 使用自由点</translation>
    </message>
    <message>
        <source>Drag to measure; with two objects selected, their distance is shown here</source>
        <translation>拖动以测量；选中两个对象时，此处显示它们的距离</translation>
    </message>
    <message>
        <source>%1. Drag to measure</source>
        <translation>%1。拖动以测量</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>&amp;Arrange</source>
        <translation>排列</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>&amp;World</source>
        <translation>世界</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>&amp;Simulation</source>
        <translation>模拟</translation>
    </message>
    <message>
        <source>&amp;Debug</source>
        <translation>调试</translation>
    </message>
    <message>
        <source>Wi&amp;ndow</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题</translation>
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
        <translation>更改%1</translation>
    </message>
    <message>
        <source>Set %1 of %2</source>
        <translation>设置 %2 的%1</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>添加 %1</translation>
    </message>
    <message>
        <source>Add %1 to %2</source>
        <translation>将 %1 添加到 %2</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>Remove %1 from %2</source>
        <translation>从 %2 移除 %1</translation>
    </message>
</context>
<context>
    <name>ObjectsModel</name>
    <message>
        <source>dynamic</source>
        <translation>动态</translation>
    </message>
    <message>
        <source>static</source>
        <translation>静态</translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>Objects</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>模拟</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>放置</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>Broad phase</source>
        <translation>粗检测</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>检视器</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间轴</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>为什么</translation>
    </message>
    <message>
        <source>Expectation</source>
        <translation>预期</translation>
    </message>
    <message>
        <source>Breakpoints</source>
        <translation>断点</translation>
    </message>
    <message>
        <source>Cell size</source>
        <translation>单元格大小</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>诊断</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>经历</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史记录</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>模板</translation>
    </message>
    <message>
        <source>Assets</source>
        <translation>资源</translation>
    </message>
    <message>
        <source>Shape over picture</source>
        <translation>图片上的形状</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>项目</translation>
    </message>
</context>
<context>
    <name>Paste</name>
    <message>
        <source>They would be beyond 1e9 m, the limit of coordinates. Paste them nearer to 0.</source>
        <translation>它们会超出 1e9 m 的坐标上限。请粘贴到离 0 更近的位置。</translation>
    </message>
</context>
<context>
    <name>PasteAtlases</name>
    <message>
        <source>The pasted objects use the atlas %1, which is searched next to the file of this scene. Save the scene in the folder of the atlas.</source>
        <translation>粘贴的对象使用图集“%1”，程序会在此场景文件所在的文件夹中查找它。请将场景保存到图集所在的文件夹。</translation>
    </message>
    <message>
        <source>The pasted objects use the atlas %1, which is not in the folder of this scene. Copy it with its picture to %2.</source>
        <translation>粘贴的对象使用图集“%1”，而此场景的文件夹中没有它。请将图集连同图片复制到“%2”。</translation>
    </message>
</context>
<context>
    <name>PlacePanel</name>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>A static object that is removed when an object hits it</source>
        <translation>被对象命中时移除的静态对象</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>墙</translation>
    </message>
    <message>
        <source>A static object that stays when an object hits it: ground, walls, platforms</source>
        <translation>被对象命中时保留的静态对象：地面、墙、平台</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>物体</translation>
    </message>
    <message>
        <source>A dynamic object that falls, flies and bounces off the objects that it hits</source>
        <translation>会下落、飞行，并从命中的对象上反弹的动态对象</translation>
    </message>
</context>
<context>
    <name>PlaceTool</name>
    <message>
        <source>The angle is not a number</source>
        <translation>角度不是数字</translation>
    </message>
    <message>
        <source>Objects must be within %1 m of the origin</source>
        <translation>对象到原点的距离不能超过 %1 m</translation>
    </message>
    <message>
        <source>Nothing can be placed. %1</source>
        <translation>无法放置。%1</translation>
    </message>
    <message>
        <source>Release to place it, %1. Alt: from the centre; Esc cancels</source>
        <translation>松开以放置，%1。Alt：以中心为起点；Esc 取消</translation>
    </message>
    <message>
        <source>Release to place it here, drag to set its size; Esc cancels</source>
        <translation>松开以放在此处，拖动以设置大小；Esc 取消</translation>
    </message>
    <message>
        <source>Release to place %1 in a row; Esc cancels</source>
        <translation>松开以将 %1 放成一行；Esc 取消</translation>
    </message>
    <message>
        <source>Drag to place a row; set the step in the panel Place</source>
        <translation>拖动以放置一行；在“放置”面板中设置步距</translation>
    </message>
    <message>
        <source>Release to place %1; Esc cancels</source>
        <translation>松开以放置 %1；Esc 取消</translation>
    </message>
    <message>
        <source>Click or drag to scatter objects; set brush, count and distance in the panel Place</source>
        <translation>单击或拖动以散布对象；在“放置”面板中设置笔刷、数量和距离</translation>
    </message>
    <message>
        <source>Snapped to %1. Ctrl switches snapping %2</source>
        <translation>已吸附到：%1。Ctrl %2吸附</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>on</source>
        <translation>开启</translation>
    </message>
    <message>
        <source>Click to place an instance of %1%2, Shift+drag for a row; the panel Place has other shapes</source>
        <translation>单击放置“%1”的实例%2，Shift+拖动放置一行；“放置”面板中有其他形状</translation>
    </message>
    <message>
        <source>Click or drag to place an object in this simulation; the scene does not change</source>
        <translation>单击或拖动以在此模拟中放置对象；场景不变</translation>
    </message>
    <message>
        <source>Click to place%1, drag to set its size, Shift+drag for a row; choose the shape in the panel Place</source>
        <translation>单击放置%1，拖动设置大小，Shift+拖动放置一行；在“放置”面板中选择形状</translation>
    </message>
    <message>
        <source>the base layer</source>
        <translation>基础图层</translation>
    </message>
    <message>
        <source>the layer %1</source>
        <translation>图层“%1”</translation>
    </message>
    <message>
        <source> on %1 (%2: choose another in Objects)</source>
        <translation> 到%1（%2：请在“对象”面板中另选）</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>已锁定</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>已隐藏</translation>
    </message>
    <message>
        <source> on %1</source>
        <translation> 到%1</translation>
    </message>
</context>
<context>
    <name>PolygonTool</name>
    <message>
        <source>a polygon has three vertices or more</source>
        <translation>多边形至少要有三个顶点</translation>
    </message>
    <message>
        <source>objects must be within %1 m of the origin</source>
        <translation>对象到原点的距离不能超过 %1 m</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>多边形</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>Not closed: %1. Backspace removes the last vertex, Esc cancels</source>
        <translation>未闭合：%1。Backspace 移除最后一个顶点，Esc 取消</translation>
    </message>
    <message>
        <source>Click to close the polygon</source>
        <translation>单击以闭合多边形</translation>
    </message>
    <message>
        <source>Click to draw a polygon, vertex by vertex; set its kind in the panel Place</source>
        <translation>单击以逐个顶点绘制多边形；在“放置”面板中设置其类型</translation>
    </message>
    <message>
        <source>Click to add a vertex%1; the first vertex, a double click or Enter closes; Backspace removes one</source>
        <translation>单击添加顶点%1；单击第一个顶点、双击或 Enter 闭合；Backspace 移除一个</translation>
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

场景本身有组件：%1。它们保留在文件中，不起作用：此版本只运行对象的组件。</translation>
    </message>
</context>
<context>
    <name>PropertyRow</name>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation>是或否</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>对象</translation>
    </message>
</context>
<context>
    <name>PropertySection</name>
    <message>
        <source>Fold or unfold</source>
        <translation>折叠或展开</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>多个值</translation>
    </message>
    <message>
        <source>%1 of %2 shown; edit the others in the file.</source>
        <translation>显示了 %1 / %2 项；其余请在文件中编辑。</translation>
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
        <translation>– 候选对（未录制）</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>radius %1 m</source>
        <translation>半径 %1 m</translation>
    </message>
    <message>
        <source>%1 x %2 m</source>
        <translation>%1 × %2 m</translation>
    </message>
    <message>
        <source>Click to query a point, drag for a box, Shift+drag for a circle, Ctrl+drag for a ray</source>
        <translation>单击查询点，拖动查询矩形，Shift+拖动查询圆，Ctrl+拖动查询射线</translation>
    </message>
    <message>
        <source>, nearest %1 m away</source>
        <translation>，最近的距离 %1 m</translation>
    </message>
    <message>
        <source>%1; %2 µs. Esc ends the query</source>
        <translation>%1；%2 µs。按 Esc 结束查询</translation>
    </message>
</context>
<context>
    <name>QueryWords</name>
    <message>
        <source>point %1</source>
        <translation>点 %1</translation>
    </message>
    <message>
        <source>box %1 x %2 m around %3</source>
        <translation>矩形 %1 × %2 m，中心 %3</translation>
    </message>
    <message>
        <source>circle of radius %1 m around %2</source>
        <translation>圆，半径 %1 m，中心 %2</translation>
    </message>
    <message>
        <source>ray of %1 m from %2</source>
        <translation>射线，长 %1 m，起点 %2</translation>
    </message>
</context>
<context>
    <name>RegionTool</name>
    <message>
        <source>%1 x %2 m</source>
        <translation>%1 × %2 m</translation>
    </message>
    <message>
        <source>Release to set the region, Esc to cancel</source>
        <translation>松开以设置区域，按 Esc 取消</translation>
    </message>
    <message>
        <source>Drag to draw the region of the breakpoint again</source>
        <translation>拖动以重新绘制断点的区域</translation>
    </message>
    <message>
        <source>Drag to draw a region: the simulation stops when something enters it</source>
        <translation>拖动以绘制区域：有对象进入时，模拟停止</translation>
    </message>
</context>
<context>
    <name>RemoveObjects</name>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
</context>
<context>
    <name>RowEdits</name>
    <message>
        <source>Rename object</source>
        <translation>重命名对象</translation>
    </message>
    <message>
        <source>The group keeps its name: "%1" contains a slash. Type a name without "/".</source>
        <translation>编组的名称不变：“%1”中有斜杠。请输入不含“/”的名称。</translation>
    </message>
    <message>
        <source>The layer keeps its name: there is already a layer "%1". Type another name.</source>
        <translation>图层的名称不变：已有图层“%1”。请输入其他名称。</translation>
    </message>
</context>
<context>
    <name>RowLooks</name>
    <message>
        <source>Base layer</source>
        <translation>基础图层</translation>
    </message>
    <message>
        <source>Layer %1, drawn at %2 %</source>
        <translation>图层“%1”，以 %2% 的不透明度绘制</translation>
    </message>
    <message>
        <source>Group %1</source>
        <translation>编组 %1</translation>
    </message>
    <message>
        <source>Visible. Click to hide it</source>
        <translation>可见。单击以隐藏</translation>
    </message>
    <message>
        <source>Hidden: neither drawn nor picked. Click to show it</source>
        <translation>已隐藏：既不绘制，也不能选取。单击以显示</translation>
    </message>
    <message>
        <source>Locked: cannot be dragged. Click to unlock it</source>
        <translation>已锁定：不能拖动。单击以解锁</translation>
    </message>
    <message>
        <source>Not locked. Click to lock it</source>
        <translation>未锁定。单击以锁定</translation>
    </message>
    <message>
        <source>visible</source>
        <translation>可见</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>已隐藏</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>已锁定</translation>
    </message>
    <message>
        <source>not locked</source>
        <translation>未锁定</translation>
    </message>
    <message>
        <source>%1 - %2 %3, id %4</source>
        <translation>%1 - %2 %3，ID %4</translation>
    </message>
    <message>
        <source>Instance of the template %1.</source>
        <translation>模板“%1”的实例。</translation>
    </message>
    <message>
        <source>Its layer is hidden.</source>
        <translation>它的图层已隐藏。</translation>
    </message>
    <message>
        <source>Not in this step of the recording.</source>
        <translation>不在录制的这一步中。</translation>
    </message>
    <message>
        <source>Removed in this simulation; it is back after Stop.</source>
        <translation>在此模拟中已移除；停止后会恢复。</translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <source>Cannon world</source>
        <translation>大炮世界</translation>
    </message>
    <message>
        <source>A cannon, a ball and 20 targets in 8 cells: aim, shoot, and see which objects are tested</source>
        <translation>8 个单元格中有一门大炮、一个球和 20 个目标：瞄准、射击，看看哪些对象会被检测</translation>
    </message>
    <message>
        <source>Cannon world, 12 cells</source>
        <translation>大炮世界，12 个单元格</translation>
    </message>
    <message>
        <source>The same in a world of 9.6 x 6.4 m</source>
        <translation>同样的内容，世界为 9.6 × 6.4 m</translation>
    </message>
    <message>
        <source>500 circles</source>
        <translation>500 个圆</translation>
    </message>
    <message>
        <source>Move the mouse over them and drag the cell size</source>
        <translation>将鼠标移到它们上面，并拖动单元格大小</translation>
    </message>
    <message>
        <source>Pong</source>
        <translation>Pong</translation>
    </message>
    <message>
        <source>Run it (F5) and steer the left paddle with Up and Down; the right one follows the ball</source>
        <translation>运行 (F5)，用上/下方向键控制左边的球拍；右边的会跟随球</translation>
    </message>
    <message>
        <source>Pinball</source>
        <translation>弹珠台</translation>
    </message>
    <message>
        <source>Run it (F5) and press Left and Right: the flippers keep the ball in play</source>
        <translation>运行 (F5)，按左/右方向键：挡板让球留在场内</translation>
    </message>
    <message>
        <source>Walkers</source>
        <translation>行走者</translation>
    </message>
    <message>
        <source>Ten walkers whose masks keep them apart: no pair is ever tested</source>
        <translation>十个行走者，掩码使它们互不碰撞：没有任何配对会被检测</translation>
    </message>
    <message>
        <source>Small and large</source>
        <translation>大大小小</translation>
    </message>
    <message>
        <source>200 boxes, oriented boxes and circles of 0.05 to 50 m: no cell size suits all</source>
        <translation>200 个 0.05 至 50 m 的矩形、定向矩形和圆：没有一种单元格大小适合所有对象</translation>
    </message>
    <message>
        <source>Level of 10 000 objects</source>
        <translation>10 000 个对象的关卡</translation>
    </message>
    <message>
        <source>Tiles and platforms with 500 balls and crates: compare the algorithms here</source>
        <translation>图块和平台，加上 500 个球和箱子：适合在这里比较算法</translation>
    </message>
    <message>
        <source>Empty world</source>
        <translation>空世界</translation>
    </message>
    <message>
        <source>Nothing but a world</source>
        <translation>只有世界，别无他物</translation>
    </message>
    <message>
        <source>The ball that goes through the wall</source>
        <translation>穿墙的球</translation>
    </message>
    <message>
        <source>Three balls fly at one wall. Two come back. The fast one is behind it, every time.</source>
        <translation>三个球飞向同一面墙。两个弹了回来。快的那个每次都跑到了墙后。</translation>
    </message>
    <message>
        <source>The boss that is hit only at its corners</source>
        <translation>只有四角能命中的 Boss</translation>
    </message>
    <message>
        <source>Nine darts at a boss, one at an imp. The imp takes its dart. Of the nine two hit, and seven fly through.</source>
        <translation>九支飞镖射向 Boss，一支射向小鬼。小鬼中了镖。九支当中两支命中，七支穿了过去。</translation>
    </message>
    <message>
        <source>Fast on the left, slow on the right</source>
        <translation>左边快，右边慢</translation>
    </message>
    <message>
        <source>The cells were chosen by the book: five times the largest object. All is well among the barrels; among the crumbs the game stutters.</source>
        <translation>单元格按教科书选取：最大对象的五倍。木桶那边一切正常；碎屑那边游戏卡顿。</translation>
    </message>
    <message>
        <source>The row where nothing collides</source>
        <translation>什么都碰不到的一行</translation>
    </message>
    <message>
        <source>Three rows of coins, and collectors that pass over all of them. The coins of the top row stay.</source>
        <translation>三行金币，收集者从全部金币上经过。最上面一行的金币却留了下来。</translation>
    </message>
    <message>
        <source>The enemy that cannot be shot</source>
        <translation>打不中的敌人</translation>
    </message>
    <message>
        <source>Five enemies, a shot for each. Four fall. The third stands, and its shot goes right through.</source>
        <translation>五个敌人，每个一发。四个倒下。第三个还站着，炮弹从它身上直穿而过。</translation>
    </message>
    <message>
        <source>Two runs that differ</source>
        <translation>两次不同的运行</translation>
    </message>
    <message>
        <source>Two builds of one game have different grids. Run in both, a marble goes another way after two seconds. Which missed pair was it?</source>
        <translation>同一个游戏的两个构建使用不同的网格。各运行一次，两秒后有一颗弹珠走了不同的路线。是哪个漏检对造成的？</translation>
    </message>
</context>
<context>
    <name>SelectTool</name>
    <message>
        <source>Move</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>A recording is read only. Convert a step to a scene to move its objects</source>
        <translation>录制是只读的。要移动其中的对象，请将某一步转换为场景</translation>
    </message>
    <message>
        <source>The selected objects are locked. Unlock them to move them</source>
        <translation>所选对象已锁定。要移动，请先解锁</translation>
    </message>
    <message>
        <source>Release to drop, Esc to cancel; Ctrl switches snapping %1</source>
        <translation>松开以放下，按 Esc 取消；Ctrl %1吸附</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>on</source>
        <translation>开启</translation>
    </message>
    <message>
        <source>Snapped to %1. Esc cancels</source>
        <translation>已吸附到：%1。按 Esc 取消</translation>
    </message>
    <message>
        <source>Selects enclosed objects; drag left to select touched objects</source>
        <translation>选择完全框住的对象；向左拖动则选择接触到的对象</translation>
    </message>
    <message>
        <source>Selects touched objects; drag right to select enclosed objects</source>
        <translation>选择接触到的对象；向右拖动则选择完全框住的对象</translation>
    </message>
    <message>
        <source>Click to select, drag on empty ground to select several; a recording cannot be edited</source>
        <translation>单击以选择，在空白处拖动以选择多个；录制不能编辑</translation>
    </message>
    <message>
        <source>Click to select, drag to move objects in this simulation; the scene does not change</source>
        <translation>单击以选择，拖动以移动此模拟中的对象；场景不变</translation>
    </message>
    <message>
        <source>Click to select, drag to move, drag on empty ground to select several</source>
        <translation>单击以选择，拖动以移动，在空白处拖动以选择多个</translation>
    </message>
    <message>
        <source>Selected: %1. %2</source>
        <translation>已选择：%1。%2</translation>
    </message>
</context>
<context>
    <name>SelectionActions</name>
    <message>
        <source>Duplicate %1</source>
        <translation>创建 %1 的副本</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>Tab moves to the next field and hides the panels</source>
        <translation>Tab 移到下一个字段，并隐藏面板</translation>
    </message>
    <message>
        <source>Shift+Tab moves to the previous field</source>
        <translation>Shift+Tab 移到上一个字段</translation>
    </message>
    <message>
        <source>Space pans the view while held and presses buttons</source>
        <translation>空格键按住时平移视图，也用于按下按钮</translation>
    </message>
    <message>
        <source>Esc cancels the current action</source>
        <translation>Esc 取消当前操作</translation>
    </message>
    <message>
        <source>Return finishes typing</source>
        <translation>回车键结束输入</translation>
    </message>
    <message>
        <source>Enter finishes typing</source>
        <translation>Enter 结束输入</translation>
    </message>
</context>
<context>
    <name>SnapActions</name>
    <message>
        <source>To &amp;objects</source>
        <translation>吸附到对象</translation>
    </message>
    <message>
        <source>Snap edges and centres to those of visible objects near by, and to those of the world</source>
        <translation>将边缘和中心吸附到附近可见对象的边缘和中心，以及世界的边缘和中心</translation>
    </message>
    <message>
        <source>To &amp;equal gaps</source>
        <translation>吸附到等间隙</translation>
    </message>
    <message>
        <source>Snap to the same gap to a neighbour as that neighbour has to the next object of the row</source>
        <translation>吸附到与相邻对象的等间隙处，间隙等于该对象与行中下一个对象的间隙</translation>
    </message>
    <message>
        <source>To g&amp;uides</source>
        <translation>吸附到参考线</translation>
    </message>
    <message>
        <source>Snap edges and centres to the visible guides of the Guide tool</source>
        <translation>将边缘和中心吸附到“参考线”工具的可见参考线</translation>
    </message>
    <message>
        <source>To &amp;cell borders</source>
        <translation>吸附到单元格边界</translation>
    </message>
    <message>
        <source>Snap edges and centres to the cell borders of the broad phase</source>
        <translation>将边缘和中心吸附到粗检测的单元格边界</translation>
    </message>
    <message>
        <source>To the &amp;grid</source>
        <translation>吸附到网格</translation>
    </message>
    <message>
        <source>Snap to a grid of its own, which is shown, unless something nearer attracts the object</source>
        <translation>吸附到一个单独的、会显示出来的网格，除非有更近的目标吸引对象</translation>
    </message>
    <message>
        <source>To &amp;pixels</source>
        <translation>吸附到像素</translation>
    </message>
    <message>
        <source>Snap left and bottom edges to whole pixels of your pictures, unless something else attracts the object</source>
        <translation>将左边缘和下边缘吸附到图片的整像素，除非有其他目标吸引对象</translation>
    </message>
</context>
<context>
    <name>Snapper</name>
    <message>
        <source>x: %1</source>
        <translation>x：%1</translation>
    </message>
    <message>
        <source>y: %1</source>
        <translation>y：%1</translation>
    </message>
    <message>
        <source>equal gaps of %1 m</source>
        <translation>等间隙 %1 m</translation>
    </message>
    <message>
        <source>guide at %1 m</source>
        <translation>参考线 %1 m</translation>
    </message>
    <message>
        <source>cell border at %1 m</source>
        <translation>单元格边界 %1 m</translation>
    </message>
    <message>
        <source>grid, %1 m</source>
        <translation>网格，%1 m</translation>
    </message>
    <message>
        <source>pixel %1</source>
        <translation>像素 %1</translation>
    </message>
    <message>
        <source>the world</source>
        <translation>世界</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>某个对象</translation>
    </message>
    <message>
        <source>left edge of %1</source>
        <translation>%1 的左边缘</translation>
    </message>
    <message>
        <source>bottom edge of %1</source>
        <translation>%1 的下边缘</translation>
    </message>
    <message>
        <source>right edge of %1</source>
        <translation>%1 的右边缘</translation>
    </message>
    <message>
        <source>top edge of %1</source>
        <translation>%1 的上边缘</translation>
    </message>
    <message>
        <source>centre of %1</source>
        <translation>%1 的中心</translation>
    </message>
</context>
<context>
    <name>SpriteSection</name>
    <message>
        <source>text "%1"</source>
        <translation>文本“%1”</translation>
    </message>
</context>
<context>
    <name>StoryWords</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>%1, up to step %2</source>
        <translation>%1，至第 %2 步</translation>
    </message>
</context>
<context>
    <name>StructureValues</name>
    <message>
        <source>Empty cells</source>
        <translation>空单元格</translation>
    </message>
    <message>
        <source>Cells without any object. If nearly all are empty, the cells are small for this world.</source>
        <translation>没有任何对象的单元格。如果几乎全空，说明单元格对这个世界来说偏小。</translation>
    </message>
    <message>
        <source>Objects per cell</source>
        <translation>每单元格对象数</translation>
    </message>
    <message>
        <source>Mean of the occupied cells, and the fullest cell.
Many objects in a cell mean many candidates: the cells are large.</source>
        <translation>非空单元格的平均值，以及最满的单元格。
单元格中的对象多意味着候选对多：单元格偏大。</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Of the structure, without the objects</source>
        <translation>仅结构本身，不含对象</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>未录制</translation>
    </message>
    <message>
        <source>%1 (%2 an object)</source>
        <translation>%1（每个对象 %2）</translation>
    </message>
    <message>
        <source>%1 x %2 = %3</source>
        <translation>%1 × %2 = %3</translation>
    </message>
    <message>
        <source>nearly all</source>
        <translation>几乎全部</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>mean %1, most %2</source>
        <translation>平均 %1，最多 %2</translation>
    </message>
</context>
<context>
    <name>Templates</name>
    <message>
        <source>Follow templates</source>
        <translation>跟随模板</translation>
    </message>
    <message>
        <source>A template needs a name, because its instances refer to it.</source>
        <translation>模板需要名称，因为实例通过名称引用它。</translation>
    </message>
    <message>
        <source>The name is longer than %1 bytes, the limit.</source>
        <translation>名称超过 %1 字节的上限。</translation>
    </message>
    <message>
        <source>There is a template %1 already. Choose another name.</source>
        <translation>已有模板“%1”。请选择其他名称。</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>velocity</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>acceleration</source>
        <translation>加速度</translation>
    </message>
    <message>
        <source>mass</source>
        <translation>质量</translation>
    </message>
    <message>
        <source>force</source>
        <translation>力</translation>
    </message>
    <message>
        <source>gravity scale</source>
        <translation>重力倍率</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>response to hits</source>
        <translation>命中响应</translation>
    </message>
    <message>
        <source>restitution</source>
        <translation>恢复系数</translation>
    </message>
    <message>
        <source>sprite</source>
        <translation>精灵</translation>
    </message>
    <message>
        <source>components</source>
        <translation>组件</translation>
    </message>
    <message>
        <source>custom properties</source>
        <translation>自定义属性</translation>
    </message>
    <message>
        <source>Stop the simulation first (Shift+F5).</source>
        <translation>请先停止模拟 (Shift+F5)。</translation>
    </message>
    <message>
        <source>There is no template %1.</source>
        <translation>没有模板“%1”。</translation>
    </message>
    <message>
        <source>%1 is shared with other scenes, and their project is not open.</source>
        <translation>“%1”与其他场景共享，而它们的项目没有打开。</translation>
    </message>
    <message>
        <source>It is shared by the project, and scenes that are not open would not find it under another name. Make it local to this scene first.</source>
        <translation>它由项目共享，未打开的场景按新名称将找不到它。请先将它改为此场景的本地模板。</translation>
    </message>
    <message>
        <source>Add template %1</source>
        <translation>添加模板“%1”</translation>
    </message>
    <message>
        <source>Add %1 templates</source>
        <translation>添加 %1 个模板</translation>
    </message>
    <message>
        <source>No template can be made. %1</source>
        <translation>无法创建模板。%1</translation>
    </message>
    <message>
        <source>All selected objects are already instances of templates. Detach them first to make templates of them.</source>
        <translation>所有选中的对象都已是模板的实例。请先让它们脱离模板，再用它们创建模板。</translation>
    </message>
    <message>
        <source>Make template %1</source>
        <translation>创建模板“%1”</translation>
    </message>
    <message>
        <source>Make %1 templates</source>
        <translation>创建 %1 个模板</translation>
    </message>
    <message>
        <source>It is not an instance of a template.</source>
        <translation>它不是模板的实例。</translation>
    </message>
    <message>
        <source>The template %1 cannot be changed. %2</source>
        <translation>无法更改模板“%1”。%2</translation>
    </message>
    <message>
        <source>Apply %1 to template %2</source>
        <translation>将 %1 应用到模板“%2”</translation>
    </message>
    <message>
        <source>Apply %1 of %2 to template %3</source>
        <translation>将 %2 的%1应用到模板“%3”</translation>
    </message>
    <message>
        <source>Nothing can be reset. %1</source>
        <translation>没有可重置的内容。%1</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>重置 %1</translation>
    </message>
    <message>
        <source>Reset %1 of %2</source>
        <translation>重置 %2 的%1</translation>
    </message>
    <message>
        <source>The shape of the template does not allow the scale of the object. Reset both.</source>
        <translation>模板的形状不允许对象的缩放。请两者一起重置。</translation>
    </message>
    <message>
        <source>Nothing can be detached. %1</source>
        <translation>没有可脱离模板的对象。%1</translation>
    </message>
    <message>
        <source>Detach</source>
        <translation>脱离模板</translation>
    </message>
    <message>
        <source>The template %1 cannot be renamed. %2</source>
        <translation>无法重命名模板“%1”。%2</translation>
    </message>
    <message>
        <source>There are already instances of a missing template %1. Choose another name.</source>
        <translation>已有缺失模板“%1”的实例。请选择其他名称。</translation>
    </message>
    <message>
        <source>Rename template %1 to %2</source>
        <translation>将模板“%1”重命名为“%2”</translation>
    </message>
    <message>
        <source>The template %1 cannot be deleted. %2</source>
        <translation>无法删除模板“%1”。%2</translation>
    </message>
    <message>
        <source>Delete template %1</source>
        <translation>删除模板“%1”</translation>
    </message>
    <message>
        <source>Delete %1 templates</source>
        <translation>删除 %1 个模板</translation>
    </message>
    <message>
        <source>Nothing can follow its template. %1</source>
        <translation>没有可跟随模板的对象。%1</translation>
    </message>
    <message>
        <source>Let %1 follow</source>
        <translation>让 %1 跟随模板</translation>
    </message>
    <message>
        <source>A scene has at most %1 templates, and this needs %2. Delete those that no object uses.</source>
        <translation>一个场景最多有 %1 个模板，而此操作需要 %2 个。请删除没有对象使用的模板。</translation>
    </message>
    <message>
        <source>The template %1 names an object, in a component or a property, and an object is of one scene only: scenes cannot share that. Let the instances say which object they mean.</source>
        <translation>模板“%1”在组件或属性中引用了一个对象，而对象只属于一个场景，场景之间无法共享。请在各实例中指定引用的对象。</translation>
    </message>
    <message>
        <source>%1 is already shared by the project.</source>
        <translation>“%1”已由项目共享。</translation>
    </message>
    <message>
        <source>Open the project of this scene first (File &gt; Open project, File &gt; Add this scene to the project).</source>
        <translation>请先打开此场景的项目（文件 &gt; 打开项目，文件 &gt; 将此场景添加到项目）。</translation>
    </message>
    <message>
        <source>The project already has a template %1. Rename this one, or use the shared one (panel Checks).</source>
        <translation>项目中已有模板“%1”。请重命名这个模板，或使用共享的那个（“检查”面板）。</translation>
    </message>
    <message>
        <source>%1 is already local to this scene.</source>
        <translation>“%1”已是此场景的本地模板。</translation>
    </message>
    <message>
        <source>The template %1 cannot be shared. %2</source>
        <translation>无法共享模板“%1”。%2</translation>
    </message>
    <message>
        <source>Share template %1</source>
        <translation>共享模板“%1”</translation>
    </message>
    <message>
        <source>The template %1 cannot be copied. %2</source>
        <translation>无法复制模板“%1”。%2</translation>
    </message>
    <message>
        <source>Make template %1 local, as %2</source>
        <translation>将模板“%1”改为本地模板“%2”</translation>
    </message>
    <message>
        <source>The templates of the project cannot be used. %1</source>
        <translation>无法使用项目的模板。%1</translation>
    </message>
    <message>
        <source>Use the project's template %1</source>
        <translation>使用项目的模板“%1”</translation>
    </message>
    <message>
        <source>Use %1 templates of the project</source>
        <translation>使用项目的 %1 个模板</translation>
    </message>
</context>
<context>
    <name>TimelinePanel</name>
    <message>
        <source>Object %1</source>
        <translation>对象 %1</translation>
    </message>
</context>
<context>
    <name>TransformObjects</name>
    <message>
        <source>Rotate</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>翻转</translation>
    </message>
</context>
<context>
    <name>Transformer</name>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>by %1°</source>
        <translation>转动 %1°</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>%1 x %2 m</source>
        <translation>%1 × %2 m</translation>
    </message>
    <message>
        <source>%1, %2°</source>
        <translation>%1，%2°</translation>
    </message>
    <message>
        <source>Release to rotate about this point, Esc to cancel</source>
        <translation>松开后绕此点旋转，按 Esc 取消</translation>
    </message>
    <message>
        <source>. Snapped to %1</source>
        <translation>。已吸附到：%1</translation>
    </message>
    <message>
        <source>%1%2. Release to apply, Esc to cancel</source>
        <translation>%1%2。松开以应用，按 Esc 取消</translation>
    </message>
    <message>
        <source>Drag to rotate about the cross, or about the centre; Shift uses steps of 15 degrees</source>
        <translation>拖动以绕十字或中心旋转；Shift 以 15 度为一档</translation>
    </message>
    <message>
        <source>Drag the pivot; double-click to move it back to the centre</source>
        <translation>拖动轴心；双击可将它移回中心</translation>
    </message>
    <message>
        <source>Drag this cross to set the pivot; it starts at the centre</source>
        <translation>拖动此十字以设置轴心；它的初始位置在中心</translation>
    </message>
    <message>
        <source>%1. Drag to resize; Shift keeps proportions, Alt resizes about the centre or the cross, Ctrl switches snapping %2</source>
        <translation>%1。拖动以调整大小；Shift 保持比例，Alt 以中心或十字为基准，Ctrl %2吸附</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>on</source>
        <translation>开启</translation>
    </message>
</context>
<context>
    <name>UnrecordedWords</name>
    <message>
        <source>The recording does not say which candidates the broad phase of your game found.
To see them, record BST_CANDIDATES and call bst_candidate in your game.</source>
        <translation>录制中没有说明游戏的粗检测找到了哪些候选对。
要查看它们，请录制 BST_CANDIDATES，并在游戏中调用 bst_candidate。</translation>
    </message>
    <message>
        <source>The recording does not say how long this took.
To see it, call bst_counter in your game, with a name such as "broad phase".</source>
        <translation>录制中没有说明这花了多长时间。
要查看它，请在游戏中调用 bst_counter，名称可用“broad phase”之类。</translation>
    </message>
</context>
<context>
    <name>VertexTool</name>
    <message>
        <source>Add a vertex to</source>
        <translation>添加顶点：</translation>
    </message>
    <message>
        <source>Move vertices of</source>
        <translation>移动顶点：</translation>
    </message>
    <message>
        <source>a %1 keeps its handles; Esc and Delete removes the whole object</source>
        <translation>%1 的控制点不能移除；按 Esc 再按 Delete 可移除整个对象</translation>
    </message>
    <message>
        <source>a polygon needs three vertices and a mesh one triangle; Esc and Delete removes the whole object</source>
        <translation>多边形至少要有三个顶点，三角网格至少要有一个三角形；按 Esc 再按 Delete 可移除整个对象</translation>
    </message>
    <message>
        <source>Remove vertices of</source>
        <translation>移除顶点：</translation>
    </message>
    <message>
        <source>%1, %2 m</source>
        <translation>%1，%2 m</translation>
    </message>
    <message>
        <source>Vertex %1 of %2: x %3 m, y %4 m</source>
        <translation>顶点 %1 / %2：x %3 m，y %4 m</translation>
    </message>
    <message>
        <source>%1 of %2 vertices</source>
        <translation>%1 / %2 个顶点</translation>
    </message>
    <message>
        <source>Not possible: %1</source>
        <translation>无法执行：%1</translation>
    </message>
    <message>
        <source>Click a polygon or a mesh, or another shape with handles, that is not locked to edit its vertices</source>
        <translation>单击未锁定的多边形、三角网格或其他带控制点的形状，以编辑其顶点</translation>
    </message>
    <message>
        <source>Release to drop it here, Esc to cancel</source>
        <translation>松开以放在此处，按 Esc 取消</translation>
    </message>
    <message>
        <source>Snapped to %1</source>
        <translation>已吸附到：%1</translation>
    </message>
    <message>
        <source>Drag a handle to change the shape</source>
        <translation>拖动控制点以改变形状</translation>
    </message>
    <message>
        <source>%1. Drag the handle to change the shape, arrows move it by 0.1 m, Shift+arrows by 1 m</source>
        <translation>%1。拖动控制点以改变形状，方向键移动 0.1 m，Shift+方向键移动 1 m</translation>
    </message>
    <message>
        <source>Drag vertices, click an edge to add one, drag on empty ground to select several</source>
        <translation>拖动顶点，单击边可添加顶点，在空白处拖动可选择多个</translation>
    </message>
    <message>
        <source>%1. Delete removes, arrows move by 0.1 m, Shift+arrows by 1 m, Esc deselects</source>
        <translation>%1。Delete 移除，方向键移动 0.1 m，Shift+方向键移动 1 m，Esc 取消选择</translation>
    </message>
</context>
<context>
    <name>ViewActions</name>
    <message>
        <source>&amp;Grid cells</source>
        <translation>网格的单元格</translation>
    </message>
    <message>
        <source>Show the borders of the cells, if the algorithm has cells</source>
        <translation>显示单元格的边界（如果算法有单元格）</translation>
    </message>
    <message>
        <source>Cell &amp;ids</source>
        <translation>单元格 ID</translation>
    </message>
    <message>
        <source>Show the cell ids of the algorithm: most count from the lower left, range-grid from the upper left</source>
        <translation>显示算法的单元格 ID：多数从左下角开始编号，range-grid 从左上角开始</translation>
    </message>
    <message>
        <source>&amp;Objects per cell</source>
        <translation>每单元格对象数</translation>
    </message>
    <message>
        <source>Show how many objects are registered in each cell</source>
        <translation>显示每个单元格中登记了多少对象</translation>
    </message>
    <message>
        <source>&amp;Faults of textbook algorithms</source>
        <translation>教科书算法的缺陷</translation>
    </message>
    <message>
        <source>Mark the objects that the algorithm loses</source>
        <translation>标出算法会丢失的对象</translation>
    </message>
    <message>
        <source>Sprites of the &amp;world</source>
        <translation>世界的精灵</translation>
    </message>
    <message>
        <source>Show the pictures of the objects</source>
        <translation>显示对象的图片</translation>
    </message>
    <message>
        <source>&amp;Shapes</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Show the bounding shapes of the objects; only outlines over sprites</source>
        <translation>显示对象的碰撞形状；精灵上只显示轮廓</translation>
    </message>
    <message>
        <source>Box&amp;es (AABBs)</source>
        <translation>包围盒 (AABB)</translation>
    </message>
    <message>
        <source>Show the axis-aligned boxes that the broad phase uses</source>
        <translation>显示粗检测使用的轴对齐包围盒</translation>
    </message>
    <message>
        <source>&amp;Dim all but the focus</source>
        <translation>淡化焦点之外的内容</translation>
    </message>
    <message>
        <source>Dim everything except the object under the pointer, its cells and candidates, or else the selected objects</source>
        <translation>淡化除指针下的对象及其单元格和候选对象之外的一切；指针下没有对象时，以所选对象为准</translation>
    </message>
    <message>
        <source>Na&amp;mes</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Show the names of the objects, where there is room</source>
        <translation>在有空间的地方显示对象的名称</translation>
    </message>
    <message>
        <source>A&amp;xes</source>
        <translation>坐标轴</translation>
    </message>
    <message>
        <source>Show the axes at the origin, and the size of the world</source>
        <translation>显示原点处的坐标轴，以及世界的大小</translation>
    </message>
    <message>
        <source>&amp;Legend</source>
        <translation>图例</translation>
    </message>
    <message>
        <source>Show what the colours mean</source>
        <translation>显示各种颜色的含义</translation>
    </message>
    <message>
        <source>Move the view &amp;left</source>
        <translation>视图左移</translation>
    </message>
    <message>
        <source>Move the view &amp;right</source>
        <translation>视图右移</translation>
    </message>
    <message>
        <source>Move the view &amp;up</source>
        <translation>视图上移</translation>
    </message>
    <message>
        <source>Move the view &amp;down</source>
        <translation>视图下移</translation>
    </message>
</context>
<context>
    <name>WhyPanel</name>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
</context>
<context>
    <name>broadside::AnimationEditor</name>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Play or pause the animation here</source>
        <translation>在此播放或暂停动画</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Undo the last change of an animation in the file of the atlas</source>
        <translation>撤销对图集文件中动画的最近一次更改</translation>
    </message>
    <message>
        <source>Time of the frame</source>
        <translation>帧的时间</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>The chosen picture</source>
        <translation>所选的图片</translation>
    </message>
    <message>
        <source>Frames of the animation</source>
        <translation>动画的帧</translation>
    </message>
    <message>
        <source>The frames, from first to last; the time below is that of the chosen frame</source>
        <translation>从第一帧到最后一帧；下方的时间属于所选的帧</translation>
    </message>
    <message>
        <source>After the last frame</source>
        <translation>最后一帧之后</translation>
    </message>
    <message>
        <source>looping</source>
        <translation>循环</translation>
    </message>
    <message>
        <source>once</source>
        <translation>一次</translation>
    </message>
    <message>
        <source>ping-pong</source>
        <translation>往返</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>播放方式</translation>
    </message>
    <message>
        <source>Looping starts again, once stops at the last frame, ping-pong plays forward and back. Saved in the file of the atlas.</source>
        <translation>“循环”会从头再来，“一次”停在最后一帧，“往返”正放再倒放。保存在图集的文件中。</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Time that the chosen frame, or each frame if none is chosen, is shown, in seconds. Saved in the file of the atlas.</source>
        <translation>所选帧的显示时间，以秒为单位；未选择帧时，为每一帧的显示时间。保存在图集的文件中。</translation>
    </message>
    <message>
        <source>%1, %2 s</source>
        <translation>%1，%2 s</translation>
    </message>
    <message>
        <source>The atlas %1 no longer exists.</source>
        <translation>图集“%1”已不存在。</translation>
    </message>
    <message>
        <source>The animation %1 is no longer in its file.</source>
        <translation>动画“%1”已不在其文件中。</translation>
    </message>
    <message>
        <source>The atlas is part of the program and cannot be changed. Add your own atlas to set its times.</source>
        <translation>此图集是程序的一部分，不能更改。要设置时间，请添加自己的图集。</translation>
    </message>
</context>
<context>
    <name>broadside::ArrangeActions</name>
    <message>
        <source>&amp;Align</source>
        <translation>对齐</translation>
    </message>
    <message>
        <source>The objects are already aligned.</source>
        <translation>这些对象已经对齐。</translation>
    </message>
    <message>
        <source>&amp;Distribute</source>
        <translation>分布</translation>
    </message>
    <message>
        <source>The objects are already distributed.</source>
        <translation>这些对象已经均匀分布。</translation>
    </message>
    <message>
        <source>The last selected object is not in the world.</source>
        <translation>最后选中的对象不在世界中。</translation>
    </message>
    <message>
        <source>Now: as %1</source>
        <translation>当前：以 %1 为准</translation>
    </message>
    <message>
        <source>S&amp;ize</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>The objects already match.</source>
        <translation>这些对象已经相符。</translation>
    </message>
    <message>
        <source>&amp;Nudge</source>
        <translation>微移</translation>
    </message>
    <message>
        <source>%1 not changed: locked, or on a locked layer. Shift+L unlocks objects; the panel Objects unlocks layers.</source>
        <translation>未更改 %1：已锁定，或位于锁定的图层。Shift+L 解锁对象；“对象”面板解锁图层。</translation>
    </message>
    <message>
        <source>%1 not changed: the shape does not allow it (circles and rotated objects keep their proportions), or a limit of the scene is reached.</source>
        <translation>未更改 %1：形状不允许（圆和旋转过的对象保持比例），或达到了场景的上限。</translation>
    </message>
    <message>
        <source>Nothing changed. %1</source>
        <translation>没有任何更改。%1</translation>
    </message>
</context>
<context>
    <name>broadside::AssetActions</name>
    <message>
        <source>P&amp;ictures</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>&amp;Add pictures...</source>
        <translation>添加图片...</translation>
    </message>
    <message>
        <source>Add pictures, atlases, or sheets of Aseprite or TexturePacker to the scene; dropping the files onto the window does the same</source>
        <translation>将图片、图集，或者 Aseprite 或 TexturePacker 的精灵表添加到场景；也可以把文件拖到窗口上</translation>
    </message>
    <message>
        <source>&amp;Place in the world</source>
        <translation>放入世界</translation>
    </message>
    <message>
        <source>Place objects that show the picture chosen in the panel Assets, with a box that fits it</source>
        <translation>放置显示“资源”面板中所选图片的对象，并带有与之相符的矩形</translation>
    </message>
    <message>
        <source>Choose a region or an animation in the panel Assets first.</source>
        <translation>请先在“资源”面板中选择一个区域或动画。</translation>
    </message>
    <message>
        <source>Edit &amp;shape over picture</source>
        <translation>在图片上编辑形状</translation>
    </message>
    <message>
        <source>Show the picture of the selected object with its bounding shape, to edit it pixel by pixel</source>
        <translation>显示所选对象的图片及其碰撞形状，以便逐像素编辑</translation>
    </message>
    <message>
        <source>Re&amp;load the files</source>
        <translation>重新加载文件</translation>
    </message>
    <message>
        <source>Read pictures and atlases again that changed on the disk; Broadside also does this by itself</source>
        <translation>重新读取磁盘上更改过的图片和图集；Broadside 也会自动这样做</translation>
    </message>
    <message>
        <source>&amp;Remove atlas</source>
        <translation>移除图集</translation>
    </message>
    <message>
        <source>Remove the atlas that is chosen in the panel Assets from the scene; its files stay</source>
        <translation>从场景中移除“资源”面板中所选的图集；其文件保留</translation>
    </message>
    <message>
        <source>Choose an atlas in the panel Assets first.</source>
        <translation>请先在“资源”面板中选择一个图集。</translation>
    </message>
    <message>
        <source>The scene has no file yet, and pictures are found relative to it. Save the scene first, then add the pictures.</source>
        <translation>场景还没有文件，而图片是相对于场景文件查找的。请先保存场景，再添加图片。</translation>
    </message>
    <message>
        <source>Pictures, atlases and sheets (%1 *.json)</source>
        <translation>图片、图集和精灵表 (%1 *.json)</translation>
    </message>
    <message>
        <source>Add pictures</source>
        <translation>添加图片</translation>
    </message>
    <message>
        <source>The pictures were not listed: the scene that they were added to, %1, is not open here any more.</source>
        <translation>图片没有列入：要添加到的场景“%1”在这里已经关闭。</translation>
    </message>
    <message>
        <source>... and %1 more.</source>
        <translation>... 还有 %1 项。</translation>
    </message>
    <message>
        <source>picture %1</source>
        <translation>图片“%1”</translation>
    </message>
</context>
<context>
    <name>broadside::AssetNotice</name>
    <message>
        <source>%1 problems with the pictures of the scene. Missing pictures are shown as checkers.</source>
        <translation>场景的图片有 %1 个错误。缺失的图片显示为棋盘格。</translation>
    </message>
    <message>
        <source>Show assets</source>
        <translation>显示资源</translation>
    </message>
    <message>
        <source>Show the panel that lists pictures and atlases</source>
        <translation>显示列出图片和图集的面板</translation>
    </message>
</context>
<context>
    <name>broadside::AssetsPanel</name>
    <message>
        <source>%1 (built in)</source>
        <translation>%1（内置）</translation>
    </message>
    <message>
        <source>Search pictures</source>
        <translation>搜索图片</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Show regions and animations whose names contain this text</source>
        <translation>显示名称中包含此文本的区域和动画</translation>
    </message>
    <message>
        <source>No pictures yet.

Add pictures (png, jpg, bmp, webp), an atlas, or a sheet of Aseprite or TexturePacker; or drop the files onto the window.</source>
        <translation>还没有图片。

请添加图片（png、jpg、bmp、webp）、图集，或者 Aseprite 或 TexturePacker 的精灵表；也可以把文件拖到窗口上。</translation>
    </message>
    <message>
        <source>Atlases, their animations and regions</source>
        <translation>图集及其动画和区域</translation>
    </message>
    <message>
        <source>Return or a double click places objects with it; or drag it into the world.</source>
        <translation>按回车键或双击可放置使用它的对象；也可以将它拖入世界。</translation>
    </message>
    <message>
        <source>Animation of %1, %2 s</source>
        <translation>动画：%1，%2 s</translation>
    </message>
    <message>
        <source>Picture of %1 pixels at %2, %3 of the atlas</source>
        <translation>图片：%1 像素，位于图集的 %2, %3</translation>
    </message>
    <message>
        <source>%1 pixels, %2 pixels per metre</source>
        <translation>%1 像素，每米 %2 像素</translation>
    </message>
    <message>
        <source>problem</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>... and %1 more: see the tooltips of the atlases.</source>
        <translation>... 还有 %1 项：见图集的工具提示。</translation>
    </message>
</context>
<context>
    <name>broadside::AuditView</name>
    <message>
        <source>Audit this step</source>
        <translation>核查此步</translation>
    </message>
    <message>
        <source>Every step</source>
        <translation>每一步</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>修复</translation>
    </message>
    <message>
        <source>Reduce</source>
        <translation>精简</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Undo reverts the fix.</source>
        <translation>撤销可还原此修复。</translation>
    </message>
    <message>
        <source>The recorded steps were simulated again with the fix. The simulation itself did not change.</source>
        <translation>已用此修复重新模拟已录制的步。模拟本身没有改变。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Stop the search; no scene is opened</source>
        <translation>停止搜索；不会打开场景</translation>
    </message>
    <message>
        <source>Searching for the smallest scene that shows it: %1 of %2 left, after %3</source>
        <translation>正在搜索能重现它的最小场景：还剩 %1（共 %2），已运行 %3</translation>
    </message>
    <message>
        <source>%1 Some steps could not be read: %2</source>
        <translation>%1 有些步无法读取：%2</translation>
    </message>
    <message>
        <source>Auditing...</source>
        <translation>正在核查...</translation>
    </message>
    <message>
        <source>An audit lists each missed pair, and objects that pass through others.</source>
        <translation>核查会列出每个漏检对，以及穿过其他对象的对象。</translation>
    </message>
    <message>
        <source> with boxes too small</source>
        <translation> 包围盒过小</translation>
    </message>
    <message>
        <source>%1, %2 in %3.</source>
        <translation>%3：%1，%2。</translation>
    </message>
    <message>
        <source>Missed pairs not recorded</source>
        <translation>漏检对未录制</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>第 %1 步</translation>
    </message>
    <message>
        <source>steps %1 to %2</source>
        <translation>第 %1 至 %2 步</translation>
    </message>
    <message>
        <source> The list and the timeline show %1 of %2.</source>
        <translation> 列表和时间轴显示了其中的 %1 / %2 项。</translation>
    </message>
    <message>
        <source>Step %1, %2 and %3. %4</source>
        <translation>第 %1 步，%2 和 %3。%4</translation>
    </message>
    <message>
        <source>Find objects that passed through others since the previous step; the recording has no candidates</source>
        <translation>查找自上一步以来穿过其他对象的对象；录制中没有候选对</translation>
    </message>
    <message>
        <source>Compare the candidates of this step with all pairs whose boxes overlap</source>
        <translation>将此步的候选对与所有包围盒重叠的配对进行比较</translation>
    </message>
    <message>
        <source>Find objects that passed through others in all steps</source>
        <translation>在所有步中查找穿过其他对象的对象</translation>
    </message>
    <message>
        <source>Audit all recorded steps and each new step in the background</source>
        <translation>在后台核查所有已录制的步和每个新步</translation>
    </message>
    <message>
        <source>Choose a finding in the list first.</source>
        <translation>请先在列表中选择一个问题。</translation>
    </message>
    <message>
        <source>The broad phase is that of the game. The tooltip of a finding says what to change in the game.</source>
        <translation>这是游戏的粗检测。问题的工具提示会说明应在游戏中修改什么。</translation>
    </message>
    <message>
        <source>The fix is already applied. Run the simulation again from its start.</source>
        <translation>修复已经应用。请从头重新运行模拟。</translation>
    </message>
    <message>
        <source>%1. Undo reverts it.</source>
        <translation>%1。撤销可还原。</translation>
    </message>
    <message>
        <source>This cannot be reduced to a scene: it is about the time between two frames, or about boxes of a recording.</source>
        <translation>这无法精简为场景：它涉及两帧之间的时间，或录制的包围盒。</translation>
    </message>
    <message>
        <source>A finding is being reduced.</source>
        <translation>正在精简一个问题。</translation>
    </message>
    <message>
        <source>Find the smallest scene that still shows this, and open it in a new tab</source>
        <translation>找出仍能重现此问题的最小场景，并在新标签页中打开</translation>
    </message>
    <message>
        <source>Looking for the smallest scene that shows it</source>
        <translation>正在查找能重现它的最小场景</translation>
    </message>
</context>
<context>
    <name>broadside::BreakpointActions</name>
    <message>
        <source>&amp;Add a breakpoint</source>
        <translation>添加断点</translation>
    </message>
    <message>
        <source>Stop the simulation when the two selected objects meet, or when the selected object is hit</source>
        <translation>当所选的两个对象相遇，或所选对象被命中时，停止模拟</translation>
    </message>
    <message>
        <source>Continue to the &amp;next breakpoint</source>
        <translation>继续到下一个断点</translation>
    </message>
    <message>
        <source>Go to the next step in which a breakpoint fires: first in the recorded steps, then by simulating as fast as possible</source>
        <translation>转到下一个触发断点的步：先在已录制的步中查找，然后以最快速度模拟</translation>
    </message>
    <message>
        <source>Continue &amp;backwards</source>
        <translation>反向继续</translation>
    </message>
    <message>
        <source>Go back to the last recorded step in which a breakpoint fired</source>
        <translation>退回到上一个触发断点的已录制的步</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Bring these objects into view</source>
        <translation>将这些对象移入视图</translation>
    </message>
    <message>
        <source>Searching for the next breakpoint: %1 steps simulated</source>
        <translation>正在查找下一个断点：已模拟 %1 步</translation>
    </message>
    <message>
        <source>Searching the recorded steps: %1 of %2</source>
        <translation>正在已录制的步中查找：%1 / %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Stop at the step that is reached</source>
        <translation>停在已到达的步</translation>
    </message>
    <message>
        <source>Add a breakpoint first (F9).</source>
        <translation>请先添加断点 (F9)。</translation>
    </message>
    <message>
        <source>Turn a breakpoint on first.</source>
        <translation>请先启用一个断点。</translation>
    </message>
    <message>
        <source>There is no earlier step.</source>
        <translation>没有更早的步。</translation>
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
        <translation>断点等待的事件</translation>
    </message>
    <message>
        <source>Ids, category bits or a part of the name, between commas: "2, 7", "category 0x4", "name tar".
All that is given must hold; empty for any object.</source>
        <translation>ID、类别位或名称的一部分，以逗号分隔：“2, 7”、“category 0x4”、“name tar”。
所给条件须全部满足；留空表示任意对象。</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>Other objects</source>
        <translation>其他对象</translation>
    </message>
    <message>
        <source>any object</source>
        <translation>任意对象</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>所选</translation>
    </message>
    <message>
        <source>%1: the selected objects</source>
        <translation>%1：所选的对象</translation>
    </message>
    <message>
        <source>Left of the region</source>
        <translation>区域左侧</translation>
    </message>
    <message>
        <source>Left side of the region</source>
        <translation>区域的左边</translation>
    </message>
    <message>
        <source>Bottom of the region</source>
        <translation>区域底部</translation>
    </message>
    <message>
        <source>Lower side of the region</source>
        <translation>区域的下边</translation>
    </message>
    <message>
        <source>Width of the region</source>
        <translation>区域的宽度</translation>
    </message>
    <message>
        <source>Height of the region</source>
        <translation>区域的高度</translation>
    </message>
    <message>
        <source>Draw it in the world</source>
        <translation>在世界中绘制</translation>
    </message>
    <message>
        <source>Limit of candidates</source>
        <translation>候选对上限</translation>
    </message>
    <message>
        <source> candidates</source>
        <translation> 个候选对</translation>
    </message>
    <message>
        <source>Times to ignore</source>
        <translation>忽略次数</translation>
    </message>
    <message>
        <source> times</source>
        <translation> 次</translation>
    </message>
    <message>
        <source>Stops when</source>
        <translation>停止条件</translation>
    </message>
    <message>
        <source>The event that stops the simulation</source>
        <translation>使模拟停止的事件</translation>
    </message>
    <message>
        <source>and</source>
        <translation>和</translation>
    </message>
    <message>
        <source>From</source>
        <translation>左下角</translation>
    </message>
    <message>
        <source>Lower left corner of the region, metres</source>
        <translation>区域的左下角，单位为米</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Width and height of the region, metres</source>
        <translation>区域的宽度和高度，单位为米</translation>
    </message>
    <message>
        <source>Drag the region in the world (B); Esc cancels</source>
        <translation>在世界中拖出区域 (B)；Esc 取消</translation>
    </message>
    <message>
        <source>More than</source>
        <translation>多于</translation>
    </message>
    <message>
        <source>Fires when a step has more candidates than this and the previous step had not</source>
        <translation>某一步的候选对多于此数，而上一步没有超过时触发</translation>
    </message>
    <message>
        <source>Pass first</source>
        <translation>先忽略</translation>
    </message>
    <message>
        <source>How many times it happens before the simulation stops</source>
        <translation>模拟停止之前允许发生的次数</translation>
    </message>
    <message>
        <source>Only for the selected objects: %1</source>
        <translation>仅限所选对象：%1</translation>
    </message>
    <message>
        <source>Only for the selected objects
Select an object first.</source>
        <translation>仅限所选对象
请先选择一个对象。</translation>
    </message>
</context>
<context>
    <name>broadside::BreakpointSession</name>
    <message>
        <source>No breakpoint that is on fires after this step</source>
        <translation>此步之后没有已启用的断点触发</translation>
    </message>
    <message>
        <source>No breakpoint that is on fires before this step</source>
        <translation>此步之前没有已启用的断点触发</translation>
    </message>
</context>
<context>
    <name>broadside::BreakpointsPanel</name>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Stop the simulation when something happens, to the selected objects or to any object</source>
        <translation>在所选对象或任意对象发生某事件时停止模拟</translation>
    </message>
    <message>
        <source>A breakpoint stops the simulation at the first step in which an event happens, and finds the earlier steps in which it happened.

Add one here, or select one or two objects and press F9.</source>
        <translation>断点使模拟停在事件发生的第一步，并找出之前发生过该事件的步。

可在此添加断点，或选择一个或两个对象后按 F9。</translation>
    </message>
    <message>
        <source>Breakpoints</source>
        <translation>断点</translation>
    </message>
    <message>
        <source>Stop when</source>
        <translation>停止条件</translation>
    </message>
    <message>
        <source>Fired</source>
        <translation>触发次数</translation>
    </message>
    <message>
        <source>On or off, and the event of a step</source>
        <translation>启用或停用，以及某一步的事件</translation>
    </message>
    <message>
        <source>The number of recorded steps in which it fired</source>
        <translation>触发了断点的已录制步数</translation>
    </message>
    <message>
        <source>Delete the breakpoint</source>
        <translation>删除断点</translation>
    </message>
    <message>
        <source>For any object</source>
        <translation>用于任意对象</translation>
    </message>
    <message>
        <source>For the selected objects: %1</source>
        <translation>用于所选对象：%1</translation>
    </message>
    <message>
        <source>Delete the breakpoint that is selected in the list (Del)</source>
        <translation>删除列表中所选的断点 (Del)</translation>
    </message>
    <message>
        <source>Delete the breakpoint that is selected in the list
Select a breakpoint first.</source>
        <translation>删除列表中所选的断点
请先选择一个断点。</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>The number of recorded steps in which it fired; ●: it stopped the simulation here</source>
        <translation>触发了断点的已录制步数；●：它使模拟停在这里</translation>
    </message>
    <message>
        <source>Older steps are still being searched</source>
        <translation>更早的步仍在查找中</translation>
    </message>
</context>
<context>
    <name>broadside::BroadPhasePanel</name>
    <message>
        <source>Cell size in metres</source>
        <translation>单元格大小，单位为米</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>使用</translation>
    </message>
    <message>
        <source>Broad phase algorithm</source>
        <translation>粗检测算法</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>算法</translation>
    </message>
    <message>
        <source>The algorithm that finds the pairs that may collide (candidates), so that not every pair has to be tested</source>
        <translation>找出可能碰撞的配对（候选对）的算法，从而不必检测每个配对</translation>
    </message>
    <message>
        <source>Cell size</source>
        <translation>单元格大小</translation>
    </message>
    <message>
        <source>Side of the square cells of the grid, in metres</source>
        <translation>网格的正方形单元格的边长，单位为米</translation>
    </message>
    <message>
        <source>Cell size, logarithmic</source>
        <translation>单元格大小，对数刻度</translation>
    </message>
    <message>
        <source>Drag to change the cell size while you watch the grid and the funnel.
From a thousandth of the world to the whole of it; one drag is one undo step.</source>
        <translation>拖动以改变单元格大小，同时观察网格和漏斗。
范围从世界的千分之一到整个世界；一次拖动为一个撤销步骤。</translation>
    </message>
    <message>
        <source>About the algorithms</source>
        <translation>关于这些算法</translation>
    </message>
    <message>
        <source>Costs, memory, when to use which, and the faults of the textbook grids</source>
        <translation>开销、内存、何时用哪种，以及教科书网格的缺陷</translation>
    </message>
    <message>
        <source>Five times the longest side of the largest object that collides.
A first guess: the funnel below shows how well it works here.</source>
        <translation>可碰撞的最大对象最长边的五倍。
这是初步估计：下方的漏斗显示它在这里效果如何。</translation>
    </message>
    <message>
        <source>Rule of thumb</source>
        <translation>经验值</translation>
    </message>
    <message>
        <source>Funnel</source>
        <translation>漏斗</translation>
    </message>
    <message>
        <source>All pairs that can collide &gt; candidate pairs of the broad phase &gt; pairs whose boxes overlap &gt; pairs whose shapes overlap</source>
        <translation>所有可碰撞的配对 &gt; 粗检测的候选对 &gt; 包围盒重叠的配对 &gt; 形状重叠的配对</translation>
    </message>
    <message>
        <source>Spared</source>
        <translation>省去</translation>
    </message>
    <message>
        <source>Share of all pairs that the narrow phase did not have to test</source>
        <translation>所有配对中细检测不必检测的比例</translation>
    </message>
    <message>
        <source>Change algorithm</source>
        <translation>更改算法</translation>
    </message>
    <message>
        <source>Change cell size</source>
        <translation>更改单元格大小</translation>
    </message>
    <message>
        <source>A recording has the broad phase of the game.</source>
        <translation>录制使用游戏的粗检测。</translation>
    </message>
    <message>
        <source>As recorded: %1. These are the candidates that the game reported. Debug &gt; Compare algorithms shows those of Broadside's algorithms.</source>
        <translation>录制所用：%1。这些是游戏报告的候选对。“调试 &gt; 比较算法”显示 Broadside 各算法的候选对。</translation>
    </message>
    <message>
        <source>The recording has no candidates of the game's broad phase. Debug &gt; Compare algorithms shows those of Broadside's algorithms.</source>
        <translation>录制中没有游戏粗检测的候选对。“调试 &gt; 比较算法”显示 Broadside 各算法的候选对。</translation>
    </message>
    <message>
        <source>The cell size of %1 cannot be chosen. Choose grid or hashed-grid.</source>
        <translation>%1 的单元格大小不能选择。请选择 grid 或 hashed-grid。</translation>
    </message>
    <message>
        <source> m</source>
        <translation> m</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Use the rule of thumb as the cell size</source>
        <translation>将经验值用作单元格大小</translation>
    </message>
    <message>
        <source>The cell size of %1 cannot be chosen.</source>
        <translation>%1 的单元格大小不能选择。</translation>
    </message>
    <message>
        <source>No two objects of this world can collide, so no cell size can be derived.</source>
        <translation>此世界中没有两个对象可以碰撞，因此推算不出单元格大小。</translation>
    </message>
    <message>
        <source>The cells already have this size.</source>
        <translation>单元格已是这个大小。</translation>
    </message>
    <message>
        <source>Make the cells %1 m</source>
        <translation>将单元格设为 %1 m</translation>
    </message>
    <message>
        <source>- (no pair can collide)</source>
        <translation>-（没有可碰撞的配对）</translation>
    </message>
</context>
<context>
    <name>broadside::BrushSection</name>
    <message>
        <source>Step of a row</source>
        <translation>一行的步距</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>Radius of the brush</source>
        <translation>笔刷的半径</translation>
    </message>
    <message>
        <source>Number of objects that the brush places</source>
        <translation>笔刷放置的对象数</translation>
    </message>
    <message>
        <source>Least distance of scattered objects</source>
        <translation>散布对象的最小距离</translation>
    </message>
    <message>
        <source>Seed of the brush</source>
        <translation>笔刷的种子</translation>
    </message>
    <message>
        <source>May overlap</source>
        <translation>允许重叠</translation>
    </message>
    <message>
        <source>Objects that a drag places</source>
        <translation>一次拖动放置的对象</translation>
    </message>
    <message>
        <source>one object</source>
        <translation>一个对象</translation>
    </message>
    <message>
        <source>a row</source>
        <translation>一行</translation>
    </message>
    <message>
        <source>scattered</source>
        <translation>散布</translation>
    </message>
    <message>
        <source>A drag places</source>
        <translation>拖动放置</translation>
    </message>
    <message>
        <source>One object at the place of release, a row along the drag (also with Shift), or scattered objects within a brush</source>
        <translation>在松开处放置一个对象，沿拖动方向放置一行（也可按 Shift），或在笔刷范围内散布对象</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>Distance between the objects of a row, metres</source>
        <translation>一行中对象之间的距离，单位为米</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>笔刷</translation>
    </message>
    <message>
        <source>Radius of the brush, metres</source>
        <translation>笔刷的半径，单位为米</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>How many objects the brush tries to place at each spot; a drag makes a new spot after each radius</source>
        <translation>笔刷在每个位置尝试放置的对象数；拖动时，每隔一个半径有一个新位置</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>Smallest distance between the positions of scattered objects, metres</source>
        <translation>散布对象的位置之间的最小距离，单位为米</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>The same seed and the same drag give the same positions</source>
        <translation>相同的种子和相同的拖动得到相同的位置</translation>
    </message>
    <message>
        <source>Also place objects over others; boxes (AABBs) count</source>
        <translation>也将对象放在其他对象之上；以包围盒 (AABB) 为准</translation>
    </message>
</context>
<context>
    <name>broadside::ChangedFileBar</name>
    <message>
        <source>Reload</source>
        <translation>重新加载</translation>
    </message>
    <message>
        <source>Replace the open scene by the one in the file; undo restores it</source>
        <translation>用文件中的场景替换打开的场景；撤销可恢复</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>保留我的</translation>
    </message>
    <message>
        <source>Keep the open scene; the next save replaces the file</source>
        <translation>保留打开的场景；下次保存会替换文件</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>List the objects that differ between the open scene and the file</source>
        <translation>列出打开的场景与文件之间有差异的对象</translation>
    </message>
    <message>
        <source>Save again</source>
        <translation>重新保存</translation>
    </message>
    <message>
        <source>Save the open scene to a new file of the same name</source>
        <translation>将打开的场景保存为同名的新文件</translation>
    </message>
    <message>
        <source>%1 was changed by another program, and the open scene differs from it.</source>
        <translation>“%1”被其他程序更改过，打开的场景与它不同。</translation>
    </message>
    <message>
        <source>%1 was deleted or renamed by another program. Saving makes the file again.</source>
        <translation>“%1”被其他程序删除或重命名。保存会重新创建该文件。</translation>
    </message>
    <message>
        <source>%1 was changed by another program and cannot be read. The open scene is kept, and the file is read again after its next change. %2</source>
        <translation>“%1”被其他程序更改过，无法读取。打开的场景予以保留，文件下次更改后会重新读取。%2</translation>
    </message>
</context>
<context>
    <name>broadside::ChecksPanel</name>
    <message>
        <source>Fix</source>
        <translation>修复</translation>
    </message>
    <message>
        <source>Likely mistakes</source>
        <translation>可能的错误</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Checks (%1)</source>
        <translation>检查 (%1)</translation>
    </message>
    <message>
        <source>Checking the level...</source>
        <translation>正在检查关卡...</translation>
    </message>
    <message>
        <source>No remarks: all objects are in the world, no static object is inside another one, and every mask can meet an object.</source>
        <translation>没有提示：所有对象都在世界中，没有静态对象位于另一个静态对象之内，每个掩码都能遇到某个对象。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source> Not everything was checked, because too many objects overlap or have their own masks.</source>
        <translation> 并非所有内容都已检查，因为重叠的对象或使用自有掩码的对象太多。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Click, or press Return, to select all listed objects.</source>
        <translation>单击或按回车键，可选择列出的所有对象。</translation>
    </message>
    <message>
        <source>Click, or press Return, to select and show the objects.</source>
        <translation>单击或按回车键，可选择并显示这些对象。</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>还有 %1</translation>
    </message>
    <message>
        <source>%1. Undo reverts it.</source>
        <translation>%1。撤销可还原。</translation>
    </message>
    <message>
        <source>Choose a remark or a heading in the list first.</source>
        <translation>请先在列表中选择一条提示或一个标题。</translation>
    </message>
    <message>
        <source>Stop the simulation first: the checks are about the scene.</source>
        <translation>请先停止模拟：检查针对的是场景。</translation>
    </message>
    <message>
        <source>The level is being checked.</source>
        <translation>正在检查关卡。</translation>
    </message>
    <message>
        <source>This has no automatic fix: only you know what is right here.</source>
        <translation>没有自动修复：怎样才对，只有您自己知道。</translation>
    </message>
</context>
<context>
    <name>broadside::ClipboardActions</name>
    <message>
        <source>Cu&amp;t</source>
        <translation>剪切</translation>
    </message>
    <message>
        <source>Copy the selected objects to the clipboard as scene text, and delete them</source>
        <translation>将所选对象以场景文本的形式复制到剪贴板，并删除它们</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the selected objects to the clipboard as scene text</source>
        <translation>将所选对象以场景文本的形式复制到剪贴板</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Paste the objects of the clipboard at the mouse, or in the middle of the view; the text of a scene file works, too</source>
        <translation>将剪贴板中的对象粘贴到鼠标处或视图中央；场景文件的文本也可以</translation>
    </message>
    <message>
        <source>Paste in plac&amp;e</source>
        <translation>原位粘贴</translation>
    </message>
    <message>
        <source>Paste the objects of the clipboard at their old positions</source>
        <translation>将剪贴板中的对象粘贴到原来的位置</translation>
    </message>
    <message>
        <source>The clipboard has no text. Copy objects first (Ctrl+C), here or in a scene file.</source>
        <translation>剪贴板中没有文本。请先复制对象 (Ctrl+C)，可在此处或场景文件中复制。</translation>
    </message>
    <message>
        <source>A recording is read only, so nothing can be pasted into it. Convert a step to a scene first.</source>
        <translation>录制是只读的，不能粘贴内容。请先将某一步转换为场景。</translation>
    </message>
    <message>
        <source>The objects on the clipboard cannot be pasted. %1</source>
        <translation>无法粘贴剪贴板中的对象。%1</translation>
    </message>
    <message>
        <source>The clipboard cannot be pasted: line %1, column %2: %3. %4.</source>
        <translation>无法粘贴剪贴板的内容：第 %1 行，第 %2 列：%3。%4。</translation>
    </message>
    <message>
        <source>The scene on the clipboard has no objects. Copy some first (Ctrl+C).</source>
        <translation>剪贴板中的场景没有对象。请先复制一些对象 (Ctrl+C)。</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Left out: %1 to objects that are not in this scene.</source>
        <translation>已略去 %1：所指对象不在此场景中。</translation>
    </message>
</context>
<context>
    <name>broadside::CollisionSection</name>
    <message>
        <source>Collision</source>
        <translation>碰撞</translation>
    </message>
    <message>
        <source>When hit</source>
        <translation>被命中时</translation>
    </message>
    <message>
        <source>What happens to this object when another object overlaps it</source>
        <translation>另一个对象与此对象重叠时，此对象会怎样</translation>
    </message>
    <message>
        <source>response</source>
        <translation>命中响应</translation>
    </message>
    <message>
        <source>Restitution</source>
        <translation>恢复系数</translation>
    </message>
    <message>
        <source>restitution</source>
        <translation>恢复系数</translation>
    </message>
    <message>
        <source>Speed after a bounce: 1 keeps all of it, 0 nothing; for two objects the product counts</source>
        <translation>反弹后的速度：1 全部保留，0 完全不保留；两个对象取其乘积</translation>
    </message>
    <message>
        <source>Category bits</source>
        <translation>类别位</translation>
    </message>
    <message>
        <source>category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Bits of the object's own categories</source>
        <translation>对象自身所属类别的位</translation>
    </message>
    <message>
        <source>Mask bits</source>
        <translation>掩码位</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>Bits of the categories that the object can collide with; 0: none.
Two objects can collide if each mask has a bit of the other's category.</source>
        <translation>可与此对象碰撞的类别的位；0：无。
两个对象的掩码都含有对方类别的某一位时，它们才能碰撞。</translation>
    </message>
    <message>
        <source>"%1" is not a 32-bit number. Type a number from 0 to 4294967295, or 0x and up to eight hexadecimal digits.</source>
        <translation>“%1”不是 32 位数。请输入 0 到 4294967295 之间的数，或 0x 加最多八位十六进制数字。</translation>
    </message>
</context>
<context>
    <name>broadside::CommandPalette</name>
    <message>
        <source>Find a command</source>
        <translation>查找命令</translation>
    </message>
    <message>
        <source>Search for a command</source>
        <translation>搜索命令</translation>
    </message>
    <message>
        <source>Type a few letters of a command</source>
        <translation>输入命令的几个字</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>No command matches. Type fewer letters.</source>
        <translation>没有匹配的命令。请少输入几个字。</translation>
    </message>
</context>
<context>
    <name>broadside::ComparisonTables</name>
    <message>
        <source>Numbers of the algorithms</source>
        <translation>各算法的数值</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>候选对</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>包围盒</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>漏检</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Distinct pairs that the algorithm reports</source>
        <translation>算法报告的不同配对</translation>
    </message>
    <message>
        <source>Candidates whose boxes overlap</source>
        <translation>包围盒重叠的候选对</translation>
    </message>
    <message>
        <source>Pairs that can collide and whose boxes overlap, but that the algorithm does not report</source>
        <translation>可碰撞且包围盒重叠、但算法没有报告的配对</translation>
    </message>
    <message>
        <source>Tests of the published loop, with duplicates</source>
        <translation>按发表的循环执行的检测次数，含重复</translation>
    </message>
    <message>
        <source>Of the structure, without the objects</source>
        <translation>仅结构本身，不含对象</translation>
    </message>
    <message>
        <source>Time to add all objects and report all candidates, measured once in the background. For a decision, measure with the panel Cell size or "broadside compare".</source>
        <translation>添加所有对象并报告所有候选对的时间，在后台测量一次。要据此做决定，请用“单元格大小”面板或“broadside compare”测量。</translation>
    </message>
    <message>
        <source>Pairs about which they disagree</source>
        <translation>各算法结果不一致的配对</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>配对</translation>
    </message>
    <message>
        <source>Reported by</source>
        <translation>已报告</translation>
    </message>
    <message>
        <source>Not by</source>
        <translation>未报告</translation>
    </message>
    <message>
        <source>Click to select the two and bring them into view</source>
        <translation>单击以选择这两个对象，并将它们移入视图</translation>
    </message>
    <message>
        <source>Overlap: algorithms that do not report the pair miss it. Apart: algorithms that report the pair test it for nothing.</source>
        <translation>重叠：没有报告这个配对的算法漏检了它。分离：报告这个配对的算法白白检测了它。</translation>
    </message>
    <message>
        <source>Algorithms that report the pair</source>
        <translation>报告这个配对的算法</translation>
    </message>
    <message>
        <source>Algorithms that do not</source>
        <translation>没有报告的算法</translation>
    </message>
    <message>
        <source>%1 µs</source>
        <translation>%1 µs</translation>
    </message>
    <message>
        <source>overlap</source>
        <translation>重叠</translation>
    </message>
    <message>
        <source>apart</source>
        <translation>分离</translation>
    </message>
</context>
<context>
    <name>broadside::ComparisonWindow</name>
    <message>
        <source>Compare algorithms</source>
        <translation>比较算法</translation>
    </message>
    <message>
        <source>Algorithm %1</source>
        <translation>算法 %1</translation>
    </message>
    <message>
        <source>An algorithm to compare; it uses the cell size of the scene</source>
        <translation>要比较的算法；它使用场景的单元格大小</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>（无）</translation>
    </message>
    <message>
        <source>World with algorithm %1</source>
        <translation>使用算法 %1 的世界</translation>
    </message>
    <message>
        <source>Drag to pan all views, use the wheel to zoom. Purple: this algorithm misses the pair. Dashed: only this algorithm reports the pair, for nothing.</source>
        <translation>拖动可平移所有视图，滚轮缩放。紫色：此算法漏检了这个配对。虚线：只有此算法报告了这个配对，而且没有用处。</translation>
    </message>
    <message>
        <source>Show &amp;world</source>
        <translation>显示世界</translation>
    </message>
    <message>
        <source>Show the whole world in every view</source>
        <translation>在每个视图中显示整个世界</translation>
    </message>
    <message>
        <source>Comparing...</source>
        <translation>正在比较...</translation>
    </message>
    <message>
        <source>All algorithms report the same pairs.</source>
        <translation>所有算法报告的配对相同。</translation>
    </message>
    <message>
        <source>Only some algorithms report %1. Their boxes do not overlap, so no pair is missed.</source>
        <translation>只有部分算法报告了 %1。它们的包围盒不重叠，因此没有漏检。</translation>
    </message>
    <message>
        <source>Only some algorithms report %1. The boxes of %2 overlap: the other algorithms miss them.</source>
        <translation>只有部分算法报告了 %1。其中 %2 的包围盒重叠：其他算法漏检了它们。</translation>
    </message>
    <message>
        <source>%1, %2 missed</source>
        <translation>%1，漏检 %2</translation>
    </message>
    <message>
        <source>An algorithm reports more than %1 pairs. They are counted, and not compared one by one.</source>
        <translation>有一个算法报告了超过 %1 个配对。它们只计数，不逐一比较。</translation>
    </message>
</context>
<context>
    <name>broadside::ComponentActions</name>
    <message>
        <source>&amp;Add component</source>
        <translation>添加组件</translation>
    </message>
    <message>
        <source>Remo&amp;ve component</source>
        <translation>移除组件</translation>
    </message>
    <message>
        <source>Make the selected objects act by themselves</source>
        <translation>使所选对象自行动作</translation>
    </message>
    <message>
        <source>Remove a component from all selected objects that have it</source>
        <translation>从所有带有某组件的所选对象上移除该组件</translation>
    </message>
    <message>
        <source>All selected objects already have this component.</source>
        <translation>所有选中的对象都已有此组件。</translation>
    </message>
    <message>
        <source>For the %1 of %2 objects without one</source>
        <translation>添加给 %2 个对象中还没有它的 %1 个</translation>
    </message>
    <message>
        <source>From %1, with all its values</source>
        <translation>从 %1 移除，连同其所有值</translation>
    </message>
    <message>
        <source>No selected object has a component</source>
        <translation>所选对象都没有组件</translation>
    </message>
</context>
<context>
    <name>broadside::ComponentBox</name>
    <message>
        <source>Component %1</source>
        <translation>组件 %1</translation>
    </message>
    <message>
        <source>A component of another program, or of a newer version</source>
        <translation>其他程序或更新版本的组件</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>Remove this component from the object</source>
        <translation>从对象上移除此组件</translation>
    </message>
    <message>
        <source>Select the object that %1 names</source>
        <translation>选择 %1 所指的对象</translation>
    </message>
    <message>
        <source>Select this object, and show its properties</source>
        <translation>选择此对象，并显示其属性</translation>
    </message>
    <message>
        <source>Choose an object of this scene first.</source>
        <translation>请先选择此场景中的一个对象。</translation>
    </message>
</context>
<context>
    <name>broadside::ComponentsSection</name>
    <message>
        <source>Components</source>
        <translation>组件</translation>
    </message>
    <message>
        <source>Add component</source>
        <translation>添加组件</translation>
    </message>
    <message>
        <source>Make the object act by itself</source>
        <translation>使对象自行动作</translation>
    </message>
    <message>
        <source>The selected objects have no component in common. Select fewer objects.</source>
        <translation>所选对象没有共同的组件。请少选几个对象。</translation>
    </message>
    <message>
        <source>Some objects have more. Select fewer objects to edit these.</source>
        <translation>有些对象有更多项。要编辑它们，请少选几个对象。</translation>
    </message>
    <message>
        <source>No components. A component makes the object shoot, walk, spawn or follow.</source>
        <translation>没有组件。组件使对象射击、行走、生成或跟随。</translation>
    </message>
    <message>
        <source>The object already has this component.</source>
        <translation>对象已有此组件。</translation>
    </message>
    <message>
        <source>All selected objects already have this component.</source>
        <translation>所有选中的对象都已有此组件。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>broadside::CurveChart</name>
    <message>
        <source>Left and Right go from point to point, Enter uses the point</source>
        <translation>左/右方向键在各点之间移动，Enter 使用该点</translation>
    </message>
</context>
<context>
    <name>broadside::CustomSection</name>
    <message>
        <source>Custom properties</source>
        <translation>自定义属性</translation>
    </message>
    <message>
        <source>Add property</source>
        <translation>添加属性</translation>
    </message>
    <message>
        <source>Add your own value for the program that loads the scene; the simulation does not use it</source>
        <translation>为加载场景的程序添加自定义的值；模拟不使用它</translation>
    </message>
    <message>
        <source>Add a property of this kind, and name it</source>
        <translation>添加一个此类型的属性，并为它命名</translation>
    </message>
    <message>
        <source>The selected objects have no property in common. Select fewer objects.</source>
        <translation>所选对象没有共同的属性。请少选几个对象。</translation>
    </message>
    <message>
        <source>Some objects have more. Select fewer objects to edit these.</source>
        <translation>有些对象有更多项。要编辑它们，请少选几个对象。</translation>
    </message>
    <message>
        <source>No properties. A property is a name and a value for the program that loads the scene.</source>
        <translation>没有属性。属性是供加载场景的程序使用的名称和值。</translation>
    </message>
    <message>
        <source>Add property %1</source>
        <translation>添加属性“%1”</translation>
    </message>
    <message>
        <source>Add property %1 to %2</source>
        <translation>将属性“%1”添加到 %2</translation>
    </message>
    <message>
        <source>property %1</source>
        <translation>属性“%1”</translation>
    </message>
    <message>
        <source>Rename property %1</source>
        <translation>重命名属性“%1”</translation>
    </message>
    <message>
        <source>Rename property %1 of %2</source>
        <translation>重命名 %2 的属性“%1”</translation>
    </message>
    <message>
        <source>Remove property %1</source>
        <translation>移除属性“%1”</translation>
    </message>
    <message>
        <source>Remove property %1 from %2</source>
        <translation>从 %2 移除属性“%1”</translation>
    </message>
</context>
<context>
    <name>broadside::DebugActions</name>
    <message>
        <source>&amp;Diagnose</source>
        <translation>诊断</translation>
    </message>
    <message>
        <source>Find the few faults that explain all missed pairs of the recorded steps</source>
        <translation>找出能解释已录制的步中所有漏检对的少数缺陷</translation>
    </message>
    <message>
        <source>Audit this &amp;step</source>
        <translation>核查此步</translation>
    </message>
    <message>
        <source>Find the missed pairs of this step with their causes, and objects that passed through others</source>
        <translation>找出此步的漏检对及其原因，以及穿过其他对象的对象</translation>
    </message>
    <message>
        <source>Audit e&amp;very step</source>
        <translation>核查每一步</translation>
    </message>
    <message>
        <source>Find missed pairs, and objects that pass through others, in all recorded steps and in each new step</source>
        <translation>在所有已录制的步和每个新步中，找出漏检对，以及穿过其他对象的对象</translation>
    </message>
    <message>
        <source>Expect a &amp;hit</source>
        <translation>预期命中</translation>
    </message>
    <message>
        <source>Find the step in which the two selected objects touch, or the reason why they never do</source>
        <translation>找出所选的两个对象接触的那一步，或它们从不接触的原因</translation>
    </message>
    <message>
        <source>Expect to stay in the &amp;world</source>
        <translation>预期留在世界中</translation>
    </message>
    <message>
        <source>Find the first step in which the selected object leaves the world, and why</source>
        <translation>找出所选对象离开世界的第一步及其原因</translation>
    </message>
    <message>
        <source>Expect to stay h&amp;ere...</source>
        <translation>预期留在此处...</translation>
    </message>
    <message>
        <source>Draw a region, and find the first step in which the selected object leaves it</source>
        <translation>绘制一个区域，并找出所选对象离开它的第一步</translation>
    </message>
    <message>
        <source>Expect &amp;that nothing touches it</source>
        <translation>预期无接触</translation>
    </message>
    <message>
        <source>Find the first step in which another object touches the selected one, and why</source>
        <translation>找出另一个对象接触所选对象的第一步及其原因</translation>
    </message>
    <message>
        <source>Com&amp;pare algorithms...</source>
        <translation>比较算法...</translation>
    </message>
    <message>
        <source>Compare two to four algorithms on the same steps: what each reports, misses and costs</source>
        <translation>在相同的步上比较两到四种算法：各自报告什么、漏检什么、开销多少</translation>
    </message>
    <message>
        <source>Why? Pin the object &amp;under the mouse</source>
        <translation>为什么？固定鼠标下的对象</translation>
    </message>
    <message>
        <source>Pin one object as A and another as B: the panel Why explains why they collide or not; from the menu, the selected objects</source>
        <translation>将一个对象固定为 A，另一个固定为 B：“为什么”面板解释它们为何碰撞或不碰撞；从菜单执行时，使用所选对象</translation>
    </message>
    <message>
        <source>Move the mouse over an object, or select one or two objects.</source>
        <translation>请将鼠标移到一个对象上，或选择一个或两个对象。</translation>
    </message>
</context>
<context>
    <name>broadside::DeterminismAction</name>
    <message>
        <source>&amp;Check determinism</source>
        <translation>检查确定性</translation>
    </message>
    <message>
        <source>Simulate the recorded steps again in the background, and compare every bit</source>
        <translation>在后台重新模拟已录制的步，并逐位比较</translation>
    </message>
    <message>
        <source>&amp;Repeat with another algorithm</source>
        <translation>用其他算法重现</translation>
    </message>
    <message>
        <source>Simulate the recorded steps with another broad phase, and find the first difference</source>
        <translation>用另一种粗检测模拟已录制的步，并找出第一处差异</translation>
    </message>
    <message>
        <source>Simulating the recorded steps again: %1 of %2</source>
        <translation>正在重新模拟已录制的步：%1 / %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Stop without a result</source>
        <translation>停止，不给出结果</translation>
    </message>
    <message>
        <source>The record changed during the check. Check again.</source>
        <translation>检查期间记录发生了变化。请重新检查。</translation>
    </message>
    <message>
        <source>Steps %1 to %2</source>
        <translation>第 %1 至 %2 步</translation>
    </message>
    <message>
        <source>%1 are the same with %2, bit for bit</source>
        <translation>%1：使用 %2 时逐位相同</translation>
    </message>
    <message>
        <source>%1 repeat bit for bit</source>
        <translation>%1：逐位重现</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>转到该步</translation>
    </message>
    <message>
        <source>Show the world after this step, with the object selected</source>
        <translation>显示此步之后的世界，并选中该对象</translation>
    </message>
    <message>
        <source>The recorded steps are already being checked.</source>
        <translation>正在检查已录制的步。</translation>
    </message>
    <message>
        <source>No steps are recorded. Run or step the simulation first.</source>
        <translation>没有已录制的步。请先运行或单步模拟。</translation>
    </message>
</context>
<context>
    <name>broadside::DiagnosisPanel</name>
    <message>
        <source>Diagnose</source>
        <translation>诊断</translation>
    </message>
    <message>
        <source>Progress of the diagnosis</source>
        <translation>诊断进度</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Stop the diagnosis. The last one stays.</source>
        <translation>停止诊断。上一次的结果保留。</translation>
    </message>
    <message>
        <source>Find the few faults that explain all missed pairs of the recorded steps</source>
        <translation>找出能解释已录制的步中所有漏检对的少数缺陷</translation>
    </message>
    <message>
        <source>Find the few faults that explain all missed pairs of the first %1 steps of this scene</source>
        <translation>找出能解释此场景前 %1 步中所有漏检对的少数缺陷</translation>
    </message>
    <message>
        <source>Diagnosing...</source>
        <translation>正在诊断...</translation>
    </message>
    <message>
        <source>Diagnose finds the fault behind all findings, and what to change.</source>
        <translation>诊断会找出所有问题背后的缺陷，以及应修改什么。</translation>
    </message>
    <message>
        <source> These steps were made for the diagnosis.</source>
        <translation> 这些步是为诊断而产生的。</translation>
    </message>
    <message>
        <source> Some steps could not be read: %1</source>
        <translation> 有些步无法读取：%1</translation>
    </message>
    <message>
        <source>steps %1 to %2</source>
        <translation>第 %1 至 %2 步</translation>
    </message>
    <message>
        <source>%1 in %2. No known fault explains them, and nothing sets them apart from found pairs.</source>
        <translation>%2：%1。没有已知的缺陷能解释它们，它们与被报告的配对也没有区别。</translation>
    </message>
    <message>
        <source>%1 in %2.</source>
        <translation>%2：%1。</translation>
    </message>
    <message>
        <source>No missed pairs in %1.</source>
        <translation>%1：没有漏检对。</translation>
    </message>
    <message>
        <source>Nothing is missed and nothing passes through anything in %1.</source>
        <translation>%1：没有漏检，也没有穿透。</translation>
    </message>
    <message>
        <source>No pair is missed in %1.</source>
        <translation>%1：没有漏检对。</translation>
    </message>
</context>
<context>
    <name>broadside::EarlierVersionsDialog</name>
    <message>
        <source>&amp;Open in a new tab</source>
        <translation>在新标签页中打开</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Earlier versions of %1</source>
        <translation>“%1”的早期版本</translation>
    </message>
    <message>
        <source>No earlier version is kept. Each save keeps the version that it replaces.</source>
        <translation>没有保留的早期版本。每次保存都会保留被替换的版本。</translation>
    </message>
    <message>
        <source>Each save keeps the version that it replaces. Select one to see its picture and how it differs from the open scene.</source>
        <translation>每次保存都会保留被替换的版本。选择一个版本，可查看其图片，以及它与打开的场景的差异。</translation>
    </message>
    <message>
        <source>The next save removes older versions above this number; 0 keeps none</source>
        <translation>下次保存会移除超出此数的旧版本；0 表示不保留</translation>
    </message>
    <message>
        <source>&amp;Versions kept of each file:</source>
        <translation>每个文件保留的版本数：</translation>
    </message>
    <message>
        <source>Earlier versions</source>
        <translation>早期版本</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>保存时间</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>Compared with the open scene</source>
        <translation>与打开的场景比较</translation>
    </message>
    <message>
        <source>Objects that differ</source>
        <translation>有差异的对象</translation>
    </message>
    <message>
        <source>no difference</source>
        <translation>无差异</translation>
    </message>
    <message>
        <source>reading...</source>
        <translation>正在读取...</translation>
    </message>
    <message>
        <source>Select a version first.</source>
        <translation>请先选择一个版本。</translation>
    </message>
    <message>
        <source>This version cannot be read.</source>
        <translation>无法读取此版本。</translation>
    </message>
    <message>
        <source>Open this version as an untitled scene; the file stays as it is</source>
        <translation>将此版本作为未命名场景打开；文件保持原样</translation>
    </message>
    <message>
        <source>Replace the open scene by this version, as one undo step; the file changes when you save</source>
        <translation>用此版本替换打开的场景，作为一个撤销步骤；保存时文件才会更改</translation>
    </message>
</context>
<context>
    <name>broadside::EditActions</name>
    <message>
        <source>There is nothing to undo.</source>
        <translation>没有可撤销的操作。</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>没有可重做的操作。</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Undo the last edit</source>
        <translation>撤销上一次编辑</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>撤销 %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Redo the edit</source>
        <translation>重做这次编辑</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>重做 %1</translation>
    </message>
    <message>
        <source>Dup&amp;licate</source>
        <translation>创建副本</translation>
    </message>
    <message>
        <source>Copy the selected objects to a place next to them</source>
        <translation>将所选对象复制到它们旁边</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Rename the selected object</source>
        <translation>重命名所选对象</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Delete the selected objects</source>
        <translation>删除所选对象</translation>
    </message>
    <message>
        <source>World se&amp;ttings...</source>
        <translation>世界设置...</translation>
    </message>
    <message>
        <source>Size, gravity, wind and edges of the world</source>
        <translation>世界的大小、重力、风和边缘</translation>
    </message>
    <message>
        <source>The selected objects cannot be duplicated. %1</source>
        <translation>无法为所选对象创建副本。%1</translation>
    </message>
</context>
<context>
    <name>broadside::EventsModel</name>
    <message>
        <source>launched with %1 m/s</source>
        <translation>以 %1 m/s 发射</translation>
    </message>
    <message>
        <source>speed limited from %1 to %2 m/s</source>
        <translation>速度由 %1 限制为 %2 m/s</translation>
    </message>
    <message>
        <source>spawned</source>
        <translation>已生成</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>命中</translation>
    </message>
    <message>
        <source>removed by a hit</source>
        <translation>因命中而移除</translation>
    </message>
    <message>
        <source>removed at the end of its lifetime</source>
        <translation>因寿命结束而移除</translation>
    </message>
    <message>
        <source>removed at the edge of the world</source>
        <translation>在世界边缘移除</translation>
    </message>
    <message>
        <source>Click to go to this step and select the object</source>
        <translation>单击以转到此步，并选择该对象</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>What</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>By</source>
        <translation>来源</translation>
    </message>
</context>
<context>
    <name>broadside::EventsPanel</name>
    <message>
        <source>Search events</source>
        <translation>搜索事件</translation>
    </message>
    <message>
        <source>Search...</source>
        <translation>搜索...</translation>
    </message>
    <message>
        <source>Show only events whose text or names contain this</source>
        <translation>只显示文本或名称中包含此内容的事件</translation>
    </message>
    <message>
        <source>Shown events</source>
        <translation>显示的事件</translation>
    </message>
    <message>
        <source>The kinds of events in the list</source>
        <translation>列表中的事件类型</translation>
    </message>
    <message>
        <source>All events</source>
        <translation>所有事件</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>命中</translation>
    </message>
    <message>
        <source>Removals</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>发射</translation>
    </message>
    <message>
        <source>Spawns</source>
        <translation>生成</translation>
    </message>
    <message>
        <source>Limited speeds</source>
        <translation>速度限制</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Object %1</source>
        <translation>对象 %1</translation>
    </message>
    <message>
        <source>A recording has no events, only the places of the objects.</source>
        <translation>录制中没有事件，只有对象的位置。</translation>
    </message>
    <message>
        <source>Run or step the simulation: hits, removals, launches and spawns are listed here.</source>
        <translation>运行或单步模拟：命中、移除、发射和生成会列在这里。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>broadside::ExampleView</name>
    <message>
        <source>Picture of the example</source>
        <translation>示例的图片</translation>
    </message>
    <message>
        <source>The picture is being made.</source>
        <translation>正在生成图片。</translation>
    </message>
    <message>
        <source>Click to go to step %1 and pin the two objects.</source>
        <translation>单击以转到第 %1 步，并固定这两个对象。</translation>
    </message>
    <message>
        <source>There is not enough memory for the picture.</source>
        <translation>内存不足，无法生成图片。</translation>
    </message>
</context>
<context>
    <name>broadside::ExpectationPanel</name>
    <message>
        <source>step %1</source>
        <translation>第 %1 步</translation>
    </message>
    <message>
        <source>A click on a step goes there</source>
        <translation>单击某一步即可转到该步</translation>
    </message>
    <message>
        <source>The reasons, from the outcome to its causes. A click on a step goes there.</source>
        <translation>从结果到原因的各条理由。单击某一步即可转到该步。</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>What to do about it</source>
        <translation>解决办法</translation>
    </message>
    <message>
        <source>Remove the expectation</source>
        <translation>移除预期</translation>
    </message>
    <message>
        <source>Expected: %1.</source>
        <translation>预期：%1。</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>重新检查</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Examine the recorded steps from the first one on</source>
        <translation>从第一步开始检查已录制的步</translation>
    </message>
    <message>
        <source>Stop examining the recorded steps</source>
        <translation>停止检查已录制的步</translation>
    </message>
    <message>
        <source>steps %1 to %2</source>
        <translation>第 %1 至 %2 步</translation>
    </message>
    <message>
        <source>Holds: first in %1.</source>
        <translation>在%1首次成立。</translation>
    </message>
    <message>
        <source>Holds in %1.</source>
        <translation>在%1中成立。</translation>
    </message>
    <message>
        <source>Fails: first in %1.</source>
        <translation>在%1首次不成立。</translation>
    </message>
    <message>
        <source>Fails in %1.</source>
        <translation>在%1中不成立。</translation>
    </message>
    <message>
        <source>They are nearest in %1: %2 m.</source>
        <translation>两者在%1最近：%2 m。</translation>
    </message>
    <message>
        <source>The steps from %1 on were made again with the fix.</source>
        <translation>已用此修复重新产生从%1开始的步。</translation>
    </message>
    <message>
        <source>Select one or two objects and choose Debug &gt; Expect a hit, Expect to stay or Expect no contact. Or drag from one object to another with the tool Expect. This panel then says whether it happens, and why not.</source>
        <translation>选择一个或两个对象，然后选择“调试 &gt; 预期命中”、“预期留在世界中”、“预期留在此处”或“预期无接触”。也可用“预期”工具从一个对象拖到另一个对象。此面板随后会说明预期是否发生，以及为何没有发生。</translation>
    </message>
    <message>
        <source>Examining the recorded steps: %1 %</source>
        <translation>正在检查已录制的步：%1%</translation>
    </message>
    <message>
        <source>The search was cancelled.</source>
        <translation>搜索已取消。</translation>
    </message>
    <message>
        <source>Run or step the simulation: its recorded steps are then checked.</source>
        <translation>运行或单步模拟：随后会检查已录制的步。</translation>
    </message>
    <message>
        <source>Pause the simulation to check its latest steps.</source>
        <translation>暂停模拟，以检查最近的步。</translation>
    </message>
    <message>
        <source>object %1</source>
        <translation>对象 %1</translation>
    </message>
</context>
<context>
    <name>broadside::ExplanationView</name>
    <message>
        <source>Show me</source>
        <translation>演示</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>修复</translation>
    </message>
    <message>
        <source>Explanations</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>Undo reverts the fix.</source>
        <translation>撤销可还原此修复。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Remedy: %1</source>
        <translation>解决办法：%1</translation>
    </message>
    <message>
        <source>Explains as much: %1</source>
        <translation>同样能解释的还有：%1</translation>
    </message>
    <message>
        <source>To be surer: %1</source>
        <translation>要更有把握：%1</translation>
    </message>
    <message>
        <source>The broad phase is the game's own. The remedy says what to change there.</source>
        <translation>这是游戏自己的粗检测。解决办法会说明应在游戏中修改什么。</translation>
    </message>
    <message>
        <source>Choose an explanation first.</source>
        <translation>请先选择一个解释。</translation>
    </message>
    <message>
        <source>The fix is applied already.</source>
        <translation>修复已经应用。</translation>
    </message>
    <message>
        <source>The objects are not part of the scene.</source>
        <translation>这些对象不属于此场景。</translation>
    </message>
    <message>
        <source>%1, and make the run again with it</source>
        <translation>%1，并据此重新运行</translation>
    </message>
    <message>
        <source>Play the steps before the example in slow motion, and pause there</source>
        <translation>以慢动作播放示例之前的步，并在示例处暂停</translation>
    </message>
    <message>
        <source>Choose an explanation with an example first.</source>
        <translation>请先选择一个带示例的解释。</translation>
    </message>
</context>
<context>
    <name>broadside::ExplanationsModel</name>
    <message>
        <source>%1 through %2</source>
        <translation>%1 穿过 %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Missed pairs that are not explained</source>
        <translation>未得到解释的漏检对</translation>
    </message>
    <message>
        <source>%1
Click to go to the first of these steps.</source>
        <translation>%1
单击以转到这些步中的第一步。</translation>
    </message>
    <message>
        <source>%1
Click to go to the example.</source>
        <translation>%1
单击以转到示例。</translation>
    </message>
    <message>
        <source>The explanations, best first, and the pairs that each explains</source>
        <translation>各个解释（最佳的在前），以及各自所解释的配对</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>The first step that shows it</source>
        <translation>出现此问题的第一步</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>第一步</translation>
    </message>
    <message>
        <source>The last step that shows it</source>
        <translation>出现此问题的最后一步</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>最后一步</translation>
    </message>
    <message>
        <source>The number of steps of a pair, or of all its pairs together</source>
        <translation>一个配对的步数，或其所有配对的总步数</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>数量</translation>
    </message>
</context>
<context>
    <name>broadside::ExportAction</name>
    <message>
        <source>&amp;Export picture...</source>
        <translation>导出图片...</translation>
    </message>
    <message>
        <source>Export the view, the world, or every recorded step as PNG, SVG or PDF</source>
        <translation>将视图、世界或每个已录制的步导出为 PNG、SVG 或 PDF</translation>
    </message>
    <message>
        <source>untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>Only one step of a recording can be exported at a time.</source>
        <translation>录制一次只能导出一步。</translation>
    </message>
    <message>
        <source>Edits wait for the next step. Make a step, or undo them, first.</source>
        <translation>有编辑在等待下一步。请先单步，或撤销这些编辑。</translation>
    </message>
    <message>
        <source>The picture was not exported.</source>
        <translation>图片未能导出。</translation>
    </message>
    <message>
        <source>Pictures are already being exported.</source>
        <translation>正在导出图片。</translation>
    </message>
    <message>
        <source>Exporting pictures ...</source>
        <translation>正在导出图片 ...</translation>
    </message>
    <message>
        <source>Exporting %1 ...</source>
        <translation>正在导出“%1”...</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Exported %1, up to %2.</source>
        <translation>已导出 %1，最后一个是“%2”。</translation>
    </message>
    <message>
        <source>Exported %1.</source>
        <translation>已导出“%1”。</translation>
    </message>
    <message>
        <source>The export was cancelled.</source>
        <translation>导出已取消。</translation>
    </message>
    <message>
        <source>The export was cancelled after %1.</source>
        <translation>导出在 %1 之后取消。</translation>
    </message>
</context>
<context>
    <name>broadside::ExportDialog</name>
    <message>
        <source>Width of the picture</source>
        <translation>图片的宽度</translation>
    </message>
    <message>
        <source>px</source>
        <translation>px</translation>
    </message>
    <message>
        <source>Height of the picture</source>
        <translation>图片的高度</translation>
    </message>
    <message>
        <source>a picture of each recorded step</source>
        <translation>每个已录制的步一张图片</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>第一步</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>最后一步</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>导出图片</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>what the view shows</source>
        <translation>视图所示的内容</translation>
    </message>
    <message>
        <source>the whole world</source>
        <translation>整个世界</translation>
    </message>
    <message>
        <source>out-0001.png and so on, with the number of the step</source>
        <translation>out-0001.png 等，带步的编号</translation>
    </message>
    <message>
        <source>Run the simulation first: no step is recorded.</source>
        <translation>请先运行模拟：没有已录制的步。</translation>
    </message>
    <message>
        <source>Browse...</source>
        <translation>浏览...</translation>
    </message>
    <message>
        <source>The end of the name sets the format: .png, .svg or .pdf</source>
        <translation>文件名的结尾决定格式：.png、.svg 或 .pdf</translation>
    </message>
    <message>
        <source>Export what the View menu shows: grid, ids, shapes, sprites ...</source>
        <translation>导出“视图”菜单所显示的内容：网格、ID、形状、精灵 ...</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Width and height in pixels</source>
        <translation>宽度和高度，单位为像素</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步</translation>
    </message>
    <message>
        <source>Export an animation of the recorded steps, picture by picture</source>
        <translation>将已录制的步逐张导出为动画</translation>
    </message>
    <message>
        <source>From, to</source>
        <translation>从，到</translation>
    </message>
    <message>
        <source>Numbers of the first and the last step</source>
        <translation>第一步和最后一步的编号</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.pdf)</source>
        <translation>图片 (*.png *.svg *.pdf)</translation>
    </message>
    <message>
        <source>Enter a file name.</source>
        <translation>请输入文件名。</translation>
    </message>
    <message>
        <source>End the name with .png, .svg or .pdf.</source>
        <translation>文件名须以 .png、.svg 或 .pdf 结尾。</translation>
    </message>
    <message>
        <source>The folder %1 does not exist. Choose another one.</source>
        <translation>文件夹“%1”不存在。请选择其他文件夹。</translation>
    </message>
    <message>
        <source>The first step is after the last step.</source>
        <translation>第一步在最后一步之后。</translation>
    </message>
    <message>
        <source>%1 x %2 pixels</source>
        <translation>%1 × %2 像素</translation>
    </message>
    <message>
        <source>%1 x %2 pixels of 1/96 inch; lines and texts stay sharp at any size</source>
        <translation>%1 × %2 像素，每像素 1/96 英寸；线条和文本在任何大小下都清晰</translation>
    </message>
    <message>
        <source>%1, from %2 on, each %3.</source>
        <translation>%1，从“%2”开始，每张 %3。</translation>
    </message>
    <message>
        <source>. This replaces the existing file.</source>
        <translation>。这会替换现有文件。</translation>
    </message>
    <message>
        <source>.</source>
        <translation>。</translation>
    </message>
    <message>
        <source>This takes %1: a smaller size is faster, and SVG and PDF have no pixels. You can cancel it at any time.</source>
        <translation>这需要 %1：尺寸越小越快，SVG 和 PDF 没有像素。可以随时取消。</translation>
    </message>
</context>
<context>
    <name>broadside::FaultNote</name>
    <message>
        <source>Select them</source>
        <translation>选择它们</translation>
    </message>
    <message>
        <source>Faults of the algorithm</source>
        <translation>算法的缺陷</translation>
    </message>
    <message>
        <source>Objects with which the published algorithm would crash or lose pairs.
They are framed in the world. Click the number for the list. An audit finds the pairs that are lost now.</source>
        <translation>会使发表的算法崩溃或丢失配对的对象。
它们在世界中带有边框。单击数字可查看列表。核查可找出当前丢失的配对。</translation>
    </message>
    <message>
        <source>Objects with faults</source>
        <translation>有缺陷的对象</translation>
    </message>
    <message>
        <source>&lt;b&gt;No faults&lt;/b&gt; in the registration of these objects. An audit also finds faults of rounding.</source>
        <translation>&lt;b&gt;没有缺陷&lt;/b&gt;：这些对象的登记正确。核查还能找出舍入造成的缺陷。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Faults: &lt;a href="list"&gt;%1&lt;/a&gt;.&lt;/b&gt; %2: %3. %4.</source>
        <translation>&lt;b&gt;缺陷：&lt;a href="list"&gt;%1&lt;/a&gt;。&lt;/b&gt;%2：%3。%4。</translation>
    </message>
    <message>
        <source>Select it</source>
        <translation>选择它</translation>
    </message>
    <message>
        <source>Select the objects with a fault: %1</source>
        <translation>选择有缺陷的对象：%1</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>还有 %1</translation>
    </message>
</context>
<context>
    <name>broadside::FileActions</name>
    <message>
        <source>Unsaved changes would be lost if the program ended now, because no copy of them can be made.</source>
        <translation>如果程序现在结束，未保存的更改将丢失，因为无法创建它们的副本。</translation>
    </message>
    <message>
        <source>%1 (sample)</source>
        <translation>%1（示例）</translation>
    </message>
    <message>
        <source>%1 could not be opened.</source>
        <translation>无法打开“%1”。</translation>
    </message>
    <message>
        <source>It is larger than %1 MiB. Split it into several tables, or write a trace.</source>
        <translation>文件大于 %1 MiB。请拆分为多个表格，或写成跟踪文件。</translation>
    </message>
    <message>
        <source>%1 could not be imported.</source>
        <translation>无法导入“%1”。</translation>
    </message>
    <message>
        <source>Reading %1 ...</source>
        <translation>正在读取“%1”...</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>正在打开</translation>
    </message>
    <message>
        <source>%1 was not opened, because the scene was changed while it was read. Open it again.</source>
        <translation>未打开“%1”，因为读取时场景有更改。请重新打开。</translation>
    </message>
    <message>
        <source>%1

The open scene stays as it is.</source>
        <translation>%1

打开的场景保持原样。</translation>
    </message>
    <message>
        <source>The file was read with %1 notes.</source>
        <translation>文件已读取，有 %1 条说明。</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>无法保存“%1”。</translation>
    </message>
    <message>
        <source>%1 was missing. Saving has made it again.</source>
        <translation>“%1”先前缺失。保存已重新创建它。</translation>
    </message>
    <message>
        <source>%1 was saved, but its version before that was not kept.</source>
        <translation>“%1”已保存，但没有保留它之前的版本。</translation>
    </message>
    <message>
        <source>%1, saved %2</source>
        <translation>%1，保存于 %2</translation>
    </message>
    <message>
        <source>Restore earlier version</source>
        <translation>恢复早期版本</translation>
    </message>
    <message>
        <source>The saved file cannot be read. %1</source>
        <translation>无法读取已保存的文件。%1</translation>
    </message>
    <message>
        <source>In the file, compared with the open scene: %1.</source>
        <translation>文件与打开的场景相比：%1。</translation>
    </message>
    <message>
        <source>%1
The file no longer exists.</source>
        <translation>%1
该文件已不存在。</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>没有最近的文件</translation>
    </message>
    <message>
        <source>Files that you open or save are listed here</source>
        <translation>打开或保存过的文件列在这里</translation>
    </message>
    <message>
        <source>Clear this list</source>
        <translation>清除此列表</translation>
    </message>
</context>
<context>
    <name>broadside::FileBar</name>
    <message>
        <source>Close this message</source>
        <translation>关闭此消息</translation>
    </message>
    <message>
        <source>Close the message about the file</source>
        <translation>关闭关于文件的消息</translation>
    </message>
</context>
<context>
    <name>broadside::FileChanges</name>
    <message>
        <source>Reload</source>
        <translation>重新加载</translation>
    </message>
    <message>
        <source>%1 was changed by another program and is reloaded. Undo restores the scene as it was before.</source>
        <translation>“%1”被其他程序更改过，现已重新加载。撤销可恢复场景先前的状态。</translation>
    </message>
    <message>
        <source>Save the scene into a file first.</source>
        <translation>请先将场景保存到文件。</translation>
    </message>
    <message>
        <source>There are no changes since the scene was saved.</source>
        <translation>场景保存之后没有更改。</translation>
    </message>
    <message>
        <source>The file is missing. Save the scene to make it again.</source>
        <translation>文件缺失。请保存场景以重新创建它。</translation>
    </message>
    <message>
        <source>%1 was not reverted.</source>
        <translation>“%1”未还原。</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>还原</translation>
    </message>
    <message>
        <source>The scene is again as in %1. Undo restores the changes.</source>
        <translation>场景已恢复为“%1”中的内容。撤销可恢复那些更改。</translation>
    </message>
</context>
<context>
    <name>broadside::FileMenu</name>
    <message>
        <source>&amp;New</source>
        <translation>新建</translation>
    </message>
    <message>
        <source>Create an empty scene</source>
        <translation>创建空场景</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>打开...</translation>
    </message>
    <message>
        <source>Open a scene file</source>
        <translation>打开场景文件</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>打开最近的文件</translation>
    </message>
    <message>
        <source>Open sa&amp;mple</source>
        <translation>打开示例</translation>
    </message>
    <message>
        <source>Open m&amp;ystery</source>
        <translation>打开谜题</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save the scene to its file</source>
        <translation>将场景保存到其文件</translation>
    </message>
    <message>
        <source>Save &amp;as...</source>
        <translation>另存为...</translation>
    </message>
    <message>
        <source>Save the scene to another file</source>
        <translation>将场景保存到另一个文件</translation>
    </message>
    <message>
        <source>Re&amp;vert</source>
        <translation>还原</translation>
    </message>
    <message>
        <source>Replace the scene by the last saved version, as one undo step</source>
        <translation>用上次保存的版本替换场景，作为一个撤销步骤</translation>
    </message>
    <message>
        <source>Ear&amp;lier versions...</source>
        <translation>早期版本...</translation>
    </message>
    <message>
        <source>Show earlier saved versions of this file, open one or restore it</source>
        <translation>显示此文件早先保存的版本，可打开或恢复其中一个</translation>
    </message>
    <message>
        <source>Save the scene to a file first.</source>
        <translation>请先将场景保存到文件。</translation>
    </message>
    <message>
        <source>&amp;Import the level again</source>
        <translation>重新导入关卡</translation>
    </message>
    <message>
        <source>Apply the changes of the level's own editor to this scene; your edits stay</source>
        <translation>将关卡在其编辑器中的更改应用到此场景；此处的编辑保留</translation>
    </message>
</context>
<context>
    <name>broadside::FindingLinks</name>
    <message>
        <source>Reduced</source>
        <translation>精简场景</translation>
    </message>
    <message>
        <source>%1 of %2 objects are enough to show it, in step %3</source>
        <translation>%2 个对象中，%1 个就足以在第 %3 步重现它</translation>
    </message>
    <message>
        <source>In step %1 the fault needs the inputs of the simulation, such as shots, and a scene has no inputs</source>
        <translation>第 %1 步的缺陷需要射击之类的模拟输入，而场景没有输入</translation>
    </message>
</context>
<context>
    <name>broadside::FindingsModel</name>
    <message>
        <source>Tunnelled: passed through another object</source>
        <translation>穿透：穿过了另一个对象</translation>
    </message>
    <message>
        <source>Box smaller than its shape: the shapes overlap, but the boxes do not</source>
        <translation>包围盒小于形状：形状重叠，而包围盒不重叠</translation>
    </message>
    <message>
        <source>Missed: %1</source>
        <translation>漏检：%1</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>第 %1 步</translation>
    </message>
    <message>
        <source>Steps %1 to %2</source>
        <translation>第 %1 至 %2 步</translation>
    </message>
    <message>
        <source>%1 through %2</source>
        <translation>%1 穿过 %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The boxes overlap, but the broad phase does not report the pair: %1.
</source>
        <translation>包围盒重叠，而粗检测没有报告这个配对：%1。
</translation>
    </message>
    <message>
        <source>The shapes overlap, but the boxes do not: a box is smaller than its shape.
</source>
        <translation>形状重叠，而包围盒不重叠：有一个包围盒小于其形状。
</translation>
    </message>
    <message>
        <source>Click to go to the first of these steps and show the two objects.</source>
        <translation>单击以转到这些步中的第一步，并显示这两个对象。</translation>
    </message>
    <message>
        <source>Click to go to the first of these findings.</source>
        <translation>单击以转到这些问题中的第一个。</translation>
    </message>
    <message>
        <source>Findings by cause, then the pairs, then the steps</source>
        <translation>按原因分组的问题，其下是配对，再下是步</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>The first step that shows it</source>
        <translation>出现此问题的第一步</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>第一步</translation>
    </message>
    <message>
        <source>The last step that shows it</source>
        <translation>出现此问题的最后一步</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>最后一步</translation>
    </message>
    <message>
        <source>The number of steps of a pair, or of all pairs of an explanation together</source>
        <translation>一个配对的步数，或一个解释的所有配对的总步数</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>数量</translation>
    </message>
</context>
<context>
    <name>broadside::FixButton</name>
    <message>
        <source>Fix: %1</source>
        <translation>修复：%1</translation>
    </message>
    <message>
        <source>%1. Undo reverts it.</source>
        <translation>%1。撤销可还原。</translation>
    </message>
</context>
<context>
    <name>broadside::FixProof</name>
    <message>
        <source>Trying the fix: step %1 is simulated again</source>
        <translation>正在试验修复：重新模拟第 %1 步</translation>
    </message>
    <message>
        <source>Fixed: step %1 was simulated again with the fix, and the finding is gone</source>
        <translation>已修复：用此修复重新模拟了第 %1 步，问题已消失</translation>
    </message>
    <message>
        <source>Not fixed: step %1 was simulated again with the fix, and the finding is still there</source>
        <translation>未修复：用此修复重新模拟了第 %1 步，问题仍然存在</translation>
    </message>
</context>
<context>
    <name>broadside::FixRun</name>
    <message>
        <source>The fix is applied. Steps %1 to %2 are simulated again.</source>
        <translation>修复已应用。正在重新模拟第 %1 至 %2 步。</translation>
    </message>
    <message>
        <source>Fixed: steps %1 to %2 were simulated again, and no step shows the finding.</source>
        <translation>已修复：重新模拟了第 %1 至 %2 步，没有一步出现此问题。</translation>
    </message>
    <message>
        <source>Not fixed: steps %1 to %2 were simulated again and show the finding %3 times, before the fix %4 times.</source>
        <translation>未修复：重新模拟了第 %1 至 %2 步，问题出现 %3 次，修复之前为 %4 次。</translation>
    </message>
</context>
<context>
    <name>broadside::FixTester</name>
    <message>
        <source>Not tried. Pause the simulation, then the fix is tried on the recorded steps.</source>
        <translation>未试验。暂停模拟后，会在已录制的步上试验修复。</translation>
    </message>
    <message>
        <source>Not tried, because the step before the finding is not recorded.</source>
        <translation>未试验，因为问题的前一步没有录制。</translation>
    </message>
    <message>
        <source>Not tried.</source>
        <translation>未试验。</translation>
    </message>
    <message>
        <source>The fix is being tried on the recorded steps.</source>
        <translation>正在已录制的步上试验修复。</translation>
    </message>
    <message>
        <source>Not tried, because the world cannot be made with this fix.</source>
        <translation>未试验，因为无法用此修复构建世界。</translation>
    </message>
    <message>
        <source> Only swept motion was tried.</source>
        <translation> 只试验了扫掠运动。</translation>
    </message>
</context>
<context>
    <name>broadside::GameSign</name>
    <message>
        <source>Run with F5. %1.</source>
        <translation>按 F5 运行。%1。</translation>
    </message>
    <message>
        <source>Score %1</source>
        <translation>得分 %1</translation>
    </message>
</context>
<context>
    <name>broadside::GuideActions</name>
    <message>
        <source>&amp;Guides</source>
        <translation>参考线</translation>
    </message>
    <message>
        <source>&amp;Show guides</source>
        <translation>显示参考线</translation>
    </message>
    <message>
        <source>Show the guides of the scene; objects do not snap to hidden guides</source>
        <translation>显示场景的参考线；对象不会吸附到隐藏的参考线</translation>
    </message>
    <message>
        <source>&amp;Add guide...</source>
        <translation>添加参考线...</translation>
    </message>
    <message>
        <source>Add a vertical or horizontal guide at a typed position</source>
        <translation>在输入的位置添加垂直或水平参考线</translation>
    </message>
    <message>
        <source>Guides at the &amp;edges of the selection</source>
        <translation>在选区边缘添加参考线</translation>
    </message>
    <message>
        <source>Add four guides along the box around the selected objects</source>
        <translation>沿所选对象的包围盒添加四条参考线</translation>
    </message>
    <message>
        <source>The scene has no guides.</source>
        <translation>场景没有参考线。</translation>
    </message>
    <message>
        <source>&amp;Remove all guides</source>
        <translation>移除所有参考线</translation>
    </message>
    <message>
        <source>Remove every guide of the scene; objects stay</source>
        <translation>移除场景的所有参考线；对象保留</translation>
    </message>
    <message>
        <source>Add guide</source>
        <translation>添加参考线</translation>
    </message>
    <message>
        <source>Place of the guide</source>
        <translation>参考线的位置</translation>
    </message>
    <message>
        <source>Add guides at the edges of</source>
        <translation>在边缘添加参考线：</translation>
    </message>
</context>
<context>
    <name>broadside::GuideDialog</name>
    <message>
        <source>Place of the guide</source>
        <translation>参考线的位置</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>Direction of the guide</source>
        <translation>参考线的方向</translation>
    </message>
    <message>
        <source>vertical, at an x</source>
        <translation>垂直，位于某个 x</translation>
    </message>
    <message>
        <source>horizontal, at a y</source>
        <translation>水平，位于某个 y</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>参考线</translation>
    </message>
    <message>
        <source>A vertical guide holds left, right and middle; a horizontal one top, bottom and middle</source>
        <translation>垂直参考线吸附左边缘、右边缘和中心；水平参考线吸附上边缘、下边缘和中心</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>放置</translation>
    </message>
    <message>
        <source>Metres from 0, which is the lower left corner of the world</source>
        <translation>到 0（世界的左下角）的距离，单位为米</translation>
    </message>
</context>
<context>
    <name>broadside::HeatSection</name>
    <message>
        <source>Count</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>The meaning of a cell's colour.
Candidates: reported pairs of which both objects are registered in the cell.
False positives: candidates whose boxes do not overlap.</source>
        <translation>单元格颜色的含义。
候选对：两个对象都登记在该单元格中的已报告配对。
误报：包围盒不重叠的候选对。</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步</translation>
    </message>
    <message>
        <source>This step, or the mean of the recorded steps up to it.
Steps with other cells do not count.</source>
        <translation>此步，或截至此步的已录制步的平均值。
使用其他单元格的步不计入。</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>A logarithmic scale shows differences of low numbers, a linear one those of high numbers</source>
        <translation>对数缩放突出小数值之间的差异，线性缩放突出大数值之间的差异</translation>
    </message>
    <message>
        <source>Objects per cell</source>
        <translation>每单元格对象数</translation>
    </message>
    <message>
        <source>Candidates per cell</source>
        <translation>每单元格候选对</translation>
    </message>
    <message>
        <source>False positives per cell</source>
        <translation>每单元格误报</translation>
    </message>
    <message>
        <source>This step</source>
        <translation>此步</translation>
    </message>
    <message>
        <source>Mean of the last 60</source>
        <translation>最近 60 步的平均值</translation>
    </message>
    <message>
        <source>Mean of the last 600</source>
        <translation>最近 600 步的平均值</translation>
    </message>
    <message>
        <source>Mean of all recorded</source>
        <translation>所有已录制步的平均值</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>对数</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>线性</translation>
    </message>
    <message>
        <source>Counting: %1 %</source>
        <translation>正在统计：%1%</translation>
    </message>
    <message>
        <source>At most %1 in a cell</source>
        <translation>单元格中最多 %1</translation>
    </message>
    <message>
        <source>%1; %2 steps count, %3 to %4</source>
        <translation>%1；计入 %2 步，第 %3 至 %4 步</translation>
    </message>
</context>
<context>
    <name>broadside::HelpActions</name>
    <message>
        <source>Find a &amp;command...</source>
        <translation>查找命令...</translation>
    </message>
    <message>
        <source>Find any command by a few of its letters</source>
        <translation>输入几个字查找任意命令</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts...</source>
        <translation>键盘快捷键...</translation>
    </message>
    <message>
        <source>Show and change the keys of all commands</source>
        <translation>显示和更改所有命令的按键</translation>
    </message>
    <message>
        <source>&amp;Welcome</source>
        <translation>欢迎</translation>
    </message>
    <message>
        <source>Show recent files, sample worlds, and mysteries: broken worlds to solve</source>
        <translation>显示最近的文件、示例世界和谜题（等待破解的出错世界）</translation>
    </message>
    <message>
        <source>&amp;First minute</source>
        <translation>一分钟上手</translation>
    </message>
    <message>
        <source>Show what to try first</source>
        <translation>显示首先可以尝试什么</translation>
    </message>
    <message>
        <source>A&amp;bout Broadside</source>
        <translation>关于 Broadside</translation>
    </message>
    <message>
        <source>Show the version and the parts of this program</source>
        <translation>显示此程序的版本和组成部分</translation>
    </message>
</context>
<context>
    <name>broadside::Hints</name>
    <message>
        <source>No more hints</source>
        <translation>不再显示提示</translation>
    </message>
    <message>
        <source>Close the hints for good; Help &gt; First minute has the same content</source>
        <translation>永久关闭提示；“帮助 &gt; 一分钟上手”中有相同的内容</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>知道了</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一条</translation>
    </message>
</context>
<context>
    <name>broadside::HistoryPanel</name>
    <message>
        <source>Edits of the scene</source>
        <translation>场景的编辑</translation>
    </message>
    <message>
        <source>As opened</source>
        <translation>打开时的状态</translation>
    </message>
    <message>
        <source>Click an edit to go to the state after it. Later edits are kept until you edit something there. The disk marks the saved state.</source>
        <translation>单击一次编辑，可转到它之后的状态。在那里再次编辑之前，后面的编辑都会保留。磁盘图标标记已保存的状态。</translation>
    </message>
    <message>
        <source>Edits of the simulation</source>
        <translation>模拟的编辑</translation>
    </message>
    <message>
        <source>As simulated</source>
        <translation>模拟时的状态</translation>
    </message>
    <message>
        <source>Edits of this simulation, which are not in the scene. An edit that a step has used is reverted by a new edit.</source>
        <translation>对此模拟的编辑，不在场景中。已被某一步用到的编辑，由一次新的编辑来还原。</translation>
    </message>
    <message>
        <source>In this simulation</source>
        <translation>在此模拟中</translation>
    </message>
</context>
<context>
    <name>broadside::InspectorPanel</name>
    <message>
        <source>Move the mouse over an object or a point of the world. This panel then lists the candidates for it, and the tests that each of them passes.</source>
        <translation>将鼠标移到世界中的对象或点上。此面板随后列出它的候选对象，以及每个候选对象通过的检测。</translation>
    </message>
    <message>
        <source>Potential colliders</source>
        <translation>潜在碰撞对象</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>命中</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>个命中</translation>
    </message>
    <message>
        <source>The shapes that the ray meets, nearest first</source>
        <translation>射线遇到的形状，最近的在前</translation>
    </message>
    <message>
        <source>shape overlaps</source>
        <translation>个形状重叠</translation>
    </message>
    <message>
        <source>shapes overlap</source>
        <translation>个形状重叠</translation>
    </message>
    <message>
        <source>Their shapes overlap in the narrow phase</source>
        <translation>它们的形状在细检测中重叠</translation>
    </message>
    <message>
        <source>box overlaps only</source>
        <translation>个仅包围盒重叠</translation>
    </message>
    <message>
        <source>boxes overlap only</source>
        <translation>个仅包围盒重叠</translation>
    </message>
    <message>
        <source>Their axis-aligned boxes overlap, their shapes do not</source>
        <translation>它们的轴对齐包围盒重叠，形状不重叠</translation>
    </message>
    <message>
        <source>candidate only</source>
        <translation>个仅为候选</translation>
    </message>
    <message>
        <source>candidates only</source>
        <translation>个仅为候选</translation>
    </message>
    <message>
        <source>False positives: candidates whose boxes do not overlap</source>
        <translation>误报：包围盒不重叠的候选对</translation>
    </message>
    <message>
        <source>%1 candidates: %2</source>
        <translation>候选对象 %1：%2</translation>
    </message>
    <message>
        <source>The panel Broad phase says why.</source>
        <translation>“粗检测”面板会说明原因。</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>未录制</translation>
    </message>
    <message>
        <source>no broad phase</source>
        <translation>没有粗检测</translation>
    </message>
    <message>
        <source>Registered with its own box</source>
        <translation>以自身的包围盒登记</translation>
    </message>
    <message>
        <source>Registered %1 m away from where it is</source>
        <translation>登记位置与实际位置相距 %1 m</translation>
    </message>
    <message>
        <source>Registered with a larger box, at least %1 m on each side</source>
        <translation>以更大的包围盒登记，每边至少大 %1 m</translation>
    </message>
    <message>
        <source>Sticks out of its registered box by %1 m</source>
        <translation>超出登记的包围盒 %1 m</translation>
    </message>
    <message>
        <source>In no cell</source>
        <translation>不在任何单元格中</translation>
    </message>
    <message>
        <source>Cell %1</source>
        <translation>单元格 %1</translation>
    </message>
    <message>
        <source>%1 cells: %2</source>
        <translation>%1 个单元格：%2</translation>
    </message>
    <message>
        <source>Cells %1</source>
        <translation>单元格 %1</translation>
    </message>
    <message>
        <source>
Nearest: %1, %2 m away</source>
        <translation>
最近：%1，距离 %2 m</translation>
    </message>
    <message>
        <source>
First hit: %1 at %2</source>
        <translation>
首个命中：%1，位于 %2</translation>
    </message>
    <message>
        <source>
Answered in %1 µs</source>
        <translation>
查询用时 %1 µs</translation>
    </message>
    <message>
        <source>Query: %1</source>
        <translation>查询：%1</translation>
    </message>
    <message>
        <source>Point %1</source>
        <translation>点 %1</translation>
    </message>
    <message>
        <source>%1 (pinned)</source>
        <translation>%1（已固定）</translation>
    </message>
    <message>
        <source>Candidates and cells are not recorded.</source>
        <translation>候选对和单元格未录制。</translation>
    </message>
    <message>
        <source>There is no broad phase. The panel Broad phase says why.</source>
        <translation>没有粗检测。“粗检测”面板会说明原因。</translation>
    </message>
    <message>
        <source>Outside the grid, where cells have no ids.</source>
        <translation>在网格之外，那里的单元格没有 ID。</translation>
    </message>
    <message>
        <source>In no cell: the algorithm has no cell here.</source>
        <translation>不在任何单元格中：算法在此处没有单元格。</translation>
    </message>
    <message>
        <source>%1; touches, but is not in %2</source>
        <translation>%1；接触但不属于 %2</translation>
    </message>
    <message>
        <source>This algorithm has no structure: every pair is a candidate.</source>
        <translation>此算法没有结构：每个配对都是候选对。</translation>
    </message>
    <message>
        <source>This algorithm has no cells.</source>
        <translation>此算法没有单元格。</translation>
    </message>
    <message>
        <source>x interval %1 to %2 m</source>
        <translation>x 区间 %1 至 %2 m</translation>
    </message>
    <message>
        <source>Tree node at depth %1, which holds %2 itself</source>
        <translation>深度为 %1 的树节点，其自身包含 %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Click to select all of them.</source>
        <translation>单击以全部选择。</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>还有 %1</translation>
    </message>
    <message>
        <source>Click to select it</source>
        <translation>单击以选择</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Object %1</source>
        <translation>对象 %1</translation>
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
        <translation>基础图层</translation>
    </message>
    <message>
        <source>Add a layer</source>
        <translation>添加图层</translation>
    </message>
    <message>
        <source>Add a layer on top of all others</source>
        <translation>在所有图层之上添加一个图层</translation>
    </message>
    <message>
        <source>Raise the layer</source>
        <translation>上移图层</translation>
    </message>
    <message>
        <source>Lower the layer</source>
        <translation>下移图层</translation>
    </message>
    <message>
        <source>Colour of the layer</source>
        <translation>图层的颜色</translation>
    </message>
    <message>
        <source>Hide the layer</source>
        <translation>隐藏图层</translation>
    </message>
    <message>
        <source>Lock the layer</source>
        <translation>锁定图层</translation>
    </message>
    <message>
        <source>Delete the layer</source>
        <translation>删除图层</translation>
    </message>
    <message>
        <source>Opacity of the layer</source>
        <translation>图层的不透明度</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Layer: %1</source>
        <translation>图层：%1</translation>
    </message>
    <message>
        <source>Opacity of %1</source>
        <translation>“%1”的不透明度</translation>
    </message>
    <message>
        <source>Mark %1 with a colour in this list</source>
        <translation>在此列表中用颜色标记“%1”</translation>
    </message>
    <message>
        <source>Show the layer</source>
        <translation>显示图层</translation>
    </message>
    <message>
        <source>Hide %1, so that it is neither drawn nor picked</source>
        <translation>隐藏“%1”，使它既不绘制，也不能选取</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>显示 %1</translation>
    </message>
    <message>
        <source>Unlock the layer</source>
        <translation>解锁图层</translation>
    </message>
    <message>
        <source>Unlock %1</source>
        <translation>解锁 %1</translation>
    </message>
    <message>
        <source>Lock %1, so that its objects cannot be dragged</source>
        <translation>锁定“%1”，使其中的对象不能拖动</translation>
    </message>
    <message>
        <source>A scene has at most %1 layers.</source>
        <translation>一个场景最多有 %1 个图层。</translation>
    </message>
    <message>
        <source>Raise %1 by one layer</source>
        <translation>将“%1”上移一层</translation>
    </message>
    <message>
        <source>This is the top layer.</source>
        <translation>这是最上面的图层。</translation>
    </message>
    <message>
        <source>There is no other layer.</source>
        <translation>没有其他图层。</translation>
    </message>
    <message>
        <source>Lower %1 by one layer</source>
        <translation>将“%1”下移一层</translation>
    </message>
    <message>
        <source>This is the lowest layer.</source>
        <translation>这是最下面的图层。</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>删除“%1”</translation>
    </message>
    <message>
        <source>The base layer cannot be deleted. Choose another layer in the list.</source>
        <translation>基础图层不能删除。请在列表中选择其他图层。</translation>
    </message>
    <message>
        <source>Stop the simulation first (Shift+F5).</source>
        <translation>请先停止模拟 (Shift+F5)。</translation>
    </message>
    <message>
        <source>&amp;Delete %1</source>
        <translation>删除“%1”</translation>
    </message>
    <message>
        <source>&amp;Delete %1, keep %2</source>
        <translation>删除“%1”，保留 %2</translation>
    </message>
    <message>
        <source>Its objects go to the base layer</source>
        <translation>其中的对象移到基础图层</translation>
    </message>
    <message>
        <source>Delete %1 &amp;and %2</source>
        <translation>删除“%1”和 %2</translation>
    </message>
    <message>
        <source>Its objects are deleted, too</source>
        <translation>其中的对象一并删除</translation>
    </message>
    <message>
        <source>Change the opacity of %1 to %2 %</source>
        <translation>将“%1”的不透明度改为 %2%</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>“%1”的颜色</translation>
    </message>
    <message>
        <source>Change the colour of %1</source>
        <translation>更改“%1”的颜色</translation>
    </message>
</context>
<context>
    <name>broadside::LayoutActions</name>
    <message>
        <source>&amp;Layout</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>Show the panels for building a world</source>
        <translation>显示用于构建世界的面板</translation>
    </message>
    <message>
        <source>&amp;Debug</source>
        <translation>调试</translation>
    </message>
    <message>
        <source>Show the panels for debugging the broad phase</source>
        <translation>显示用于调试粗检测的面板</translation>
    </message>
    <message>
        <source>&amp;Reset this layout</source>
        <translation>重置此布局</translation>
    </message>
    <message>
        <source>Move all panels back to their first places</source>
        <translation>将所有面板移回初始位置</translation>
    </message>
    <message>
        <source>Hide the &amp;panels</source>
        <translation>隐藏面板</translation>
    </message>
    <message>
        <source>Show only the world in the window, or the panels again (Tab in the world)</source>
        <translation>窗口中只显示世界，或重新显示面板（在世界中按 Tab）</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>Show the window on the whole screen, or as before</source>
        <translation>将窗口显示为全屏，或恢复原样</translation>
    </message>
</context>
<context>
    <name>broadside::LevelActions</name>
    <message>
        <source>&amp;Move to layer</source>
        <translation>移到图层</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>编组</translation>
    </message>
    <message>
        <source>Group the selected objects: a click selects the whole group, a double click one object</source>
        <translation>将所选对象编组：单击选择整个组，双击选择单个对象</translation>
    </message>
    <message>
        <source>&amp;Ungroup</source>
        <translation>取消编组</translation>
    </message>
    <message>
        <source>Ungroup the outermost group of the selected objects; groups inside it stay</source>
        <translation>取消所选对象最外层的编组；其中的编组保留</translation>
    </message>
    <message>
        <source>No selected object is in a group.</source>
        <translation>所选对象都不在编组中。</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>次序</translation>
    </message>
    <message>
        <source>To the &amp;front</source>
        <translation>移到最前</translation>
    </message>
    <message>
        <source>Bring the selected objects to the front of their layer, among those of their kind</source>
        <translation>将所选对象移到其图层同类型对象的最前面</translation>
    </message>
    <message>
        <source>&amp;Raise</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move the selected objects in front of the next one of their layer and kind</source>
        <translation>将所选对象移到其图层中下一个同类型对象之前</translation>
    </message>
    <message>
        <source>&amp;Lower</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Move the selected objects behind the next one of their layer and kind</source>
        <translation>将所选对象移到其图层中下一个同类型对象之后</translation>
    </message>
    <message>
        <source>To the &amp;back</source>
        <translation>移到最后</translation>
    </message>
    <message>
        <source>Send the selected objects to the back of their layer, among those of their kind</source>
        <translation>将所选对象移到其图层同类型对象的最后面</translation>
    </message>
    <message>
        <source>&amp;Hide or show</source>
        <translation>隐藏或显示</translation>
    </message>
    <message>
        <source>Hide the selected objects, so that they are neither drawn nor picked, or show them again</source>
        <translation>隐藏所选对象，使它们既不绘制，也不能选取；或重新显示它们</translation>
    </message>
    <message>
        <source>&amp;Lock or unlock</source>
        <translation>锁定或解锁</translation>
    </message>
    <message>
        <source>Lock the selected objects, so that they cannot be dragged, or unlock them</source>
        <translation>锁定所选对象，使它们不能拖动；或将它们解锁</translation>
    </message>
    <message>
        <source>&amp;Show all</source>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>Show all hidden objects; hidden layers stay hidden</source>
        <translation>显示所有隐藏的对象；隐藏的图层保持隐藏</translation>
    </message>
    <message>
        <source>Unloc&amp;k all</source>
        <translation>全部解锁</translation>
    </message>
    <message>
        <source>Unlock all locked objects; locked layers stay locked</source>
        <translation>解锁所有锁定的对象；锁定的图层保持锁定</translation>
    </message>
    <message>
        <source>Base layer</source>
        <translation>基础图层</translation>
    </message>
    <message>
        <source>Move the selected objects to this layer</source>
        <translation>将所选对象移到此图层</translation>
    </message>
    <message>
        <source>&amp;New layer</source>
        <translation>新建图层</translation>
    </message>
    <message>
        <source>Stop the simulation first (Shift+F5).</source>
        <translation>请先停止模拟 (Shift+F5)。</translation>
    </message>
    <message>
        <source>Add a layer on top of all others, and move the selected objects to it</source>
        <translation>在所有图层之上添加一个图层，并将所选对象移到其中</translation>
    </message>
    <message>
        <source>Move %1 to the new layer %2</source>
        <translation>将 %1 移到新图层“%2”</translation>
    </message>
</context>
<context>
    <name>broadside::LevelDialog</name>
    <message>
        <source>Show the &amp;pictures of tile layers</source>
        <translation>显示图块层的图片</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>导入“%1”</translation>
    </message>
    <message>
        <source>How many pixels of the level are one metre of the scene</source>
        <translation>关卡中多少像素为场景中的一米</translation>
    </message>
    <message>
        <source>Add an object for each tile, which collides with nothing</source>
        <translation>为每个图块添加一个对象，它不与任何对象碰撞</translation>
    </message>
    <message>
        <source>The scene is written to this file; its atlases are written next to it</source>
        <translation>场景写入此文件；其图集写在它旁边</translation>
    </message>
    <message>
        <source>What the scene does not have</source>
        <translation>场景中没有的内容</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>What the scene does not have, and why</source>
        <translation>场景中没有的内容及其原因</translation>
    </message>
    <message>
        <source>&amp;Browse...</source>
        <translation>浏览...</translation>
    </message>
    <message>
        <source>Level:</source>
        <translation>关卡：</translation>
    </message>
    <message>
        <source>%1, a %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>&amp;Pixels per metre:</source>
        <translation>每米像素数：</translation>
    </message>
    <message>
        <source>&amp;Scene file:</source>
        <translation>场景文件：</translation>
    </message>
    <message>
        <source>Reading...</source>
        <translation>正在读取...</translation>
    </message>
    <message>
        <source>There is not enough memory for this level. Close other documents first.</source>
        <translation>内存不足，无法容纳此关卡。请先关闭其他文档。</translation>
    </message>
    <message>
        <source> and %1</source>
        <translation> 和 %1</translation>
    </message>
    <message>
        <source>%1; the world is %2 wide and %3 high. %4.</source>
        <translation>%1；世界宽 %2，高 %3。%4。</translation>
    </message>
    <message>
        <source>Nothing is left out</source>
        <translation>没有略去任何内容</translation>
    </message>
    <message>
        <source>Enter the file of the scene first.</source>
        <translation>请先输入场景的文件名。</translation>
    </message>
    <message>
        <source>The level is being read.</source>
        <translation>正在读取关卡。</translation>
    </message>
    <message>
        <source>This level cannot be read.</source>
        <translation>无法读取此关卡。</translation>
    </message>
    <message>
        <source>Write the scene and open it</source>
        <translation>写入场景并打开它</translation>
    </message>
    <message>
        <source>Replace scene</source>
        <translation>替换场景</translation>
    </message>
    <message>
        <source>Replace %1 by the imported level?</source>
        <translation>要用导入的关卡替换“%1”吗？</translation>
    </message>
    <message>
        <source>The scene that it has now is kept as an earlier version.</source>
        <translation>其中现有的场景会作为早期版本保留。</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
</context>
<context>
    <name>broadside::LevelImporter</name>
    <message>
        <source>This scene was not imported from a level of another editor.</source>
        <translation>此场景不是从其他编辑器的关卡导入的。</translation>
    </message>
    <message>
        <source>The level file is missing: %1.</source>
        <translation>关卡文件缺失：%1。</translation>
    </message>
    <message>
        <source>The level is being read.</source>
        <translation>正在读取关卡。</translation>
    </message>
    <message>
        <source>The settings of the import could not be saved, so %1 cannot be imported again.</source>
        <translation>无法保存导入设置，因此无法重新导入“%1”。</translation>
    </message>
    <message>
        <source>There is not enough memory for this level. Close other documents first.</source>
        <translation>内存不足，无法容纳此关卡。请先关闭其他文档。</translation>
    </message>
    <message>
        <source>%1 could not be imported again.</source>
        <translation>无法重新导入“%1”。</translation>
    </message>
    <message>
        <source>%1 was not imported, because the scene was changed while it was read. Import it again.</source>
        <translation>未导入“%1”，因为读取时场景有更改。请重新导入。</translation>
    </message>
    <message>
        <source>%1 was read again. Nothing changed.</source>
        <translation>已重新读取“%1”。没有任何变化。</translation>
    </message>
    <message>
        <source>Import again</source>
        <translation>重新导入</translation>
    </message>
    <message>
        <source>%1 was imported again: %2 changed, %3 added, %4 removed.</source>
        <translation>已重新导入“%1”：更改 %2，添加 %3，移除 %4。</translation>
    </message>
    <message>
        <source>%1 changed in the level and in the scene. The values of the scene stay.</source>
        <translation>%1 在关卡和场景中都有更改。保留场景的值。</translation>
    </message>
</context>
<context>
    <name>broadside::LiveBar</name>
    <message>
        <source> Left out by the game: %1.</source>
        <translation> 游戏略去：%1。</translation>
    </message>
    <message>
        <source> Lost here: %1.</source>
        <translation> 在此丢失：%1。</translation>
    </message>
    <message>
        <source> The recording is full. Save it, then attach the game again.</source>
        <translation> 录制已满。请保存它，然后重新附加到游戏。</translation>
    </message>
    <message>
        <source>Pause the game</source>
        <translation>暂停游戏</translation>
    </message>
    <message>
        <source>Continue the game</source>
        <translation>继续游戏</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Broadside is not listening.</source>
        <translation>Broadside 没有在监听。</translation>
    </message>
    <message>
        <source>Waiting for a game under the name "%1".</source>
        <translation>正在以名称“%1”等待游戏。</translation>
    </message>
    <message>
        <source>A program has connected and has sent no header yet.</source>
        <translation>一个程序已连接，但还没有发送文件头。</translation>
    </message>
    <message>
        <source>%1 is attached and sends nothing: it may be stopped in a debugger. The next game that connects replaces it.</source>
        <translation>%1 已附加，但没有发送任何数据：它可能停在调试器中。下一个连接的游戏会取代它。</translation>
    </message>
    <message>
        <source>%1 is attached and paused.</source>
        <translation>%1 已附加，处于暂停状态。</translation>
    </message>
    <message>
        <source>%1 is attached.</source>
        <translation>%1 已附加。</translation>
    </message>
    <message>
        <source>%1 has ended. Its recording is here. Waiting for the next game.</source>
        <translation>%1 已结束。它的录制在这里。正在等待下一个游戏。</translation>
    </message>
    <message>
        <source>%1 has ended without bst_close(), so its recording stays in this tab. Waiting for the next game.</source>
        <translation>%1 没有调用 bst_close() 就结束了，因此它的录制留在此标签页中。正在等待下一个游戏。</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>单步</translation>
    </message>
    <message>
        <source>Save the recording...</source>
        <translation>保存录制...</translation>
    </message>
    <message>
        <source>Stop listening</source>
        <translation>停止监听</translation>
    </message>
    <message>
        <source>Save the recording so far as a trace (*.bstrace)</source>
        <translation>将目前的录制保存为跟踪文件 (*.bstrace)</translation>
    </message>
    <message>
        <source>Disconnect the game; its recording stays here</source>
        <translation>断开游戏；它的录制留在这里</translation>
    </message>
    <message>
        <source>This game is no longer attached. Its recording is here.</source>
        <translation>此游戏已不再附加。它的录制在这里。</translation>
    </message>
    <message>
        <source>This game is no longer attached.</source>
        <translation>此游戏已不再附加。</translation>
    </message>
    <message>
        <source>The game cannot pause: set settings.can_pause and call bst_poll in its code.</source>
        <translation>游戏无法暂停：请在其代码中设置 settings.can_pause 并调用 bst_poll。</translation>
    </message>
    <message>
        <source>No game is attached.</source>
        <translation>没有附加任何游戏。</translation>
    </message>
    <message>
        <source>Pause the game itself; you can look through the recording without that</source>
        <translation>暂停游戏本身；即使不暂停，也可以浏览录制</translation>
    </message>
    <message>
        <source>Let the game make one step and pause again</source>
        <translation>让游戏前进一步，然后再次暂停</translation>
    </message>
    <message>
        <source>Pause the game first.</source>
        <translation>请先暂停游戏。</translation>
    </message>
</context>
<context>
    <name>broadside::LiveDialog</name>
    <message>
        <source>Attach to a game</source>
        <translation>附加到游戏</translation>
    </message>
    <message>
        <source>Games find this window by it: letters, digits, '-', '_' and '.', up to 32 of them</source>
        <translation>游戏通过它找到此窗口：字母、数字、“-”、“_”和“.”，最多 32 个</translation>
    </message>
    <message>
        <source>Code for the game</source>
        <translation>用于游戏的代码</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the lines to the clipboard</source>
        <translation>将这些行复制到剪贴板</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>In the game, with broadside_trace.h, instead of bst_open_file:</source>
        <translation>在使用 broadside_trace.h 的游戏中，取代 bst_open_file：</translation>
    </message>
    <message>
        <source>&amp;Stop listening</source>
        <translation>停止监听</translation>
    </message>
    <message>
        <source>&amp;Listen</source>
        <translation>监听</translation>
    </message>
    <message>
        <source>Enter a valid name first.</source>
        <translation>请先输入有效的名称。</translation>
    </message>
    <message>
        <source>Disconnect the game; its recording stays in its tab</source>
        <translation>断开游戏；它的录制留在其标签页中</translation>
    </message>
    <message>
        <source>Wait for one game at a time; programs of other users cannot connect</source>
        <translation>一次等待一个游戏；其他用户的程序无法连接</translation>
    </message>
</context>
<context>
    <name>broadside::LockNotice</name>
    <message>
        <source>%1 is also open in another tab. Edit and save it in one of them only.</source>
        <translation>“%1”也在另一个标签页中打开。请只在其中一个里编辑和保存。</translation>
    </message>
    <message>
        <source>process %1</source>
        <translation>进程 %1</translation>
    </message>
    <message>
        <source>process %1 of %2 on %3</source>
        <translation>%3 上 %2 的进程 %1</translation>
    </message>
    <message>
        <source>%1 is also open in another Broadside (%2). Each asks before it replaces what the other has saved.</source>
        <translation>“%1”也在另一个 Broadside（%2）中打开。双方在替换对方保存的内容之前都会询问。</translation>
    </message>
</context>
<context>
    <name>broadside::MainWindow</name>
    <message>
        <source>&amp;Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>关闭窗口</translation>
    </message>
    <message>
        <source>Tool &amp;bar</source>
        <translation>工具栏</translation>
    </message>
    <message>
        <source>There is not enough memory for that, so it was not finished. Everything that was open is still open. Save your scenes, then close other tabs or programs, or use fewer objects.</source>
        <translation>内存不足，操作未完成。先前打开的内容仍然打开。请保存场景，然后关闭其他标签页或程序，或减少对象。</translation>
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
        <translation>详细信息</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>关闭此消息</translation>
    </message>
    <message>
        <source>Close message</source>
        <translation>关闭消息</translation>
    </message>
</context>
<context>
    <name>broadside::Minimap</name>
    <message>
        <source>Overview of the world</source>
        <translation>世界概览</translation>
    </message>
    <message>
        <source>The whole world. The frame is the visible part: click or drag to move it.</source>
        <translation>整个世界。方框是可见部分：单击或拖动可移动它。</translation>
    </message>
</context>
<context>
    <name>broadside::MotionSection</name>
    <message>
        <source>Motion</source>
        <translation>运动</translation>
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
        <translation>速度</translation>
    </message>
    <message>
        <source>m/s</source>
        <translation>m/s</translation>
    </message>
    <message>
        <source>At the start of the simulation</source>
        <translation>模拟开始时</translation>
    </message>
    <message>
        <source>Acceleration</source>
        <translation>加速度</translation>
    </message>
    <message>
        <source>m/s²</source>
        <translation>m/s²</translation>
    </message>
    <message>
        <source>Added to gravity and wind</source>
        <translation>加到重力和风上</translation>
    </message>
    <message>
        <source>Force</source>
        <translation>力</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Force divided by mass is added to the acceleration</source>
        <translation>力除以质量，加到加速度上</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation>质量</translation>
    </message>
    <message>
        <source>kg</source>
        <translation>kg</translation>
    </message>
    <message>
        <source>Divides the force and counts in bounces</source>
        <translation>用来除力，反弹时也起作用</translation>
    </message>
    <message>
        <source>Gravity scale</source>
        <translation>重力倍率</translation>
    </message>
    <message>
        <source>Factor of the world's gravity: 0 floats, -1 rises</source>
        <translation>世界重力的倍数：0 悬浮，-1 上升</translation>
    </message>
    <message>
        <source>Static objects do not move. Make the object dynamic first.</source>
        <translation>静态对象不会移动。请先将对象改为动态。</translation>
    </message>
    <message>
        <source>%1 of the %2 objects are static and do not move. Make them dynamic first, or deselect them.</source>
        <translation>%2 个对象中有 %1 个是静态的，不会移动。请先将它们改为动态，或取消选择它们。</translation>
    </message>
</context>
<context>
    <name>broadside::NumberField</name>
    <message>
        <source>mixed</source>
        <translation>多个值</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1 is too small. Type %2 or more.</source>
        <translation>%1 太小。请输入 %2 或更大的值。</translation>
    </message>
    <message>
        <source>%1 is too large. Type %2 or less.</source>
        <translation>%1 太大。请输入 %2 或更小的值。</translation>
    </message>
    <message>
        <source>%1 is not a whole number. Type one without a fraction.</source>
        <translation>%1 不是整数。请输入不带小数的数。</translation>
    </message>
    <message>
        <source>Calculations work too: 2.5*3, sqrt(2)/2; += 1 or *= 2 change what is there</source>
        <translation>也可以输入算式：2.5*3、sqrt(2)/2；+= 1 或 *= 2 修改现有的值</translation>
    </message>
</context>
<context>
    <name>broadside::ObjectChooser</name>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1 (not in this scene)</source>
        <translation>%1（不在此场景中）</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>多个值</translation>
    </message>
    <message>
        <source>There is no object "%1" in this scene. Type a name or an id, or choose from the list.</source>
        <translation>此场景中没有对象“%1”。请输入名称或 ID，或从列表中选择。</translation>
    </message>
</context>
<context>
    <name>broadside::ObjectsModel</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Visible</source>
        <translation>可见</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>锁定</translation>
    </message>
</context>
<context>
    <name>broadside::ObjectsPanel</name>
    <message>
        <source>Search objects</source>
        <translation>搜索对象</translation>
    </message>
    <message>
        <source>Search name, kind, shape or id</source>
        <translation>搜索名称、类型、形状或 ID</translation>
    </message>
    <message>
        <source>All words must match: "target static" finds the static targets. Layers, groups, templates and properties are searched, too. Enter selects the results.</source>
        <translation>所有词都须匹配：“目标 静态”找出静态的目标。图层、编组、模板和属性也在搜索范围内。Enter 选择结果。</translation>
    </message>
    <message>
        <source>Select the results</source>
        <translation>选择结果</translation>
    </message>
    <message>
        <source>Objects of the scene</source>
        <translation>场景的对象</translation>
    </message>
    <message>
        <source>%1; %2 of the first step removed</source>
        <translation>%1；第一步的对象中有 %2 个已移除</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>The list comes in a moment.</source>
        <translation>列表稍后显示。</translation>
    </message>
    <message>
        <source>No objects in this step.</source>
        <translation>此步中没有对象。</translation>
    </message>
    <message>
        <source>Too many objects to list them.
Select them in the world.</source>
        <translation>对象太多，无法列出。
请在世界中选择它们。</translation>
    </message>
    <message>
        <source>No objects yet.
Choose the Place tool and click in the world.</source>
        <translation>还没有对象。
选择“放置”工具，然后在世界中单击。</translation>
    </message>
    <message>
        <source>No object matches the search.</source>
        <translation>没有匹配的对象。</translation>
    </message>
</context>
<context>
    <name>broadside::OpenPages</name>
    <message>
        <source>table</source>
        <translation>表格</translation>
    </message>
</context>
<context>
    <name>broadside::OverrideMarks</name>
    <message>
        <source>Reset %1 to the template</source>
        <translation>将%1重置为模板的值</translation>
    </message>
    <message>
        <source>Instance of %1</source>
        <translation>“%1”的实例</translation>
    </message>
    <message>
        <source>Instances of %1</source>
        <translation>“%1”的实例</translation>
    </message>
    <message>
        <source>Overrides nothing</source>
        <translation>没有覆写</translation>
    </message>
    <message>
        <source>Overrides: %1</source>
        <translation>覆写：%1</translation>
    </message>
    <message>
        <source>The template %1 is missing. The selected objects keep their values. Detach them, or restore the template.</source>
        <translation>模板“%1”缺失。所选对象保留各自的值。请让它们脱离模板，或恢复该模板。</translation>
    </message>
    <message>
        <source>%1.
All other values follow the template.</source>
        <translation>%1。
其他所有值都跟随模板。</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1（缺失）</translation>
    </message>
    <message>
        <source>Overridden: the %1 is not that of the template. Click to reset it.</source>
        <translation>已覆写：%1与模板不同。单击以重置。</translation>
    </message>
    <message>
        <source>The value is that of the template.</source>
        <translation>此值与模板相同。</translation>
    </message>
    <message>
        <source>Select one instance only.</source>
        <translation>请只选择一个实例。</translation>
    </message>
    <message>
        <source>&amp;Reset to template</source>
        <translation>重置为模板的值</translation>
    </message>
    <message>
        <source>Reset the %1 to that of the template</source>
        <translation>将%1重置为模板的值</translation>
    </message>
    <message>
        <source>&amp;Apply to template</source>
        <translation>应用到模板</translation>
    </message>
    <message>
        <source>Copy this %1 to the template; the other instances follow</source>
        <translation>将此%1复制到模板；其他实例随之改变</translation>
    </message>
</context>
<context>
    <name>broadside::PaddleKeys</name>
    <message>
        <source>the flippers</source>
        <translation>挡板</translation>
    </message>
    <message>
        <source>the paddles</source>
        <translation>球拍</translation>
    </message>
    <message>
        <source>The arrow keys, or W A S D,</source>
        <translation>方向键或 W A S D</translation>
    </message>
    <message>
        <source>Up and Down, or W and S,</source>
        <translation>上/下方向键或 W 和 S</translation>
    </message>
    <message>
        <source>Left and Right, or A and D,</source>
        <translation>左/右方向键或 A 和 D</translation>
    </message>
    <message>
        <source>%1 steer %2</source>
        <translation>%1 控制%2</translation>
    </message>
    <message>
        <source>%1: click into the world first</source>
        <translation>%1：请先在世界中单击</translation>
    </message>
</context>
<context>
    <name>broadside::Page</name>
    <message>
        <source>World</source>
        <translation>世界</translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation>剪贴板</translation>
    </message>
    <message>
        <source>Arrows move the pointer, Space presses and releases; F7 ends this mode</source>
        <translation>方向键移动指针，空格键按下和松开；F7 结束此模式</translation>
    </message>
</context>
<context>
    <name>broadside::PageActions</name>
    <message>
        <source>Attach to a &amp;game...</source>
        <translation>附加到游戏...</translation>
    </message>
    <message>
        <source>Show what the broad phase of your game does while the game runs</source>
        <translation>在游戏运行时显示其粗检测的行为</translation>
    </message>
    <message>
        <source>&amp;Close scene</source>
        <translation>关闭场景</translation>
    </message>
    <message>
        <source>Close this scene; after the last one, an empty scene opens</source>
        <translation>关闭此场景；关闭最后一个场景后，会打开一个空场景</translation>
    </message>
    <message>
        <source>&amp;Next scene</source>
        <translation>下一个场景</translation>
    </message>
    <message>
        <source>Show the scene in the tab on the right; after the last one, the first</source>
        <translation>显示右边标签页中的场景；最后一个之后是第一个</translation>
    </message>
    <message>
        <source>&amp;Previous scene</source>
        <translation>上一个场景</translation>
    </message>
    <message>
        <source>Show the scene in the tab on the left; before the first one, the last</source>
        <translation>显示左边标签页中的场景；第一个之前是最后一个</translation>
    </message>
    <message>
        <source>Move tab ri&amp;ght</source>
        <translation>右移标签页</translation>
    </message>
    <message>
        <source>Move this tab one place to the right; from the last place, to the first</source>
        <translation>将此标签页右移一位；从末位移到首位</translation>
    </message>
    <message>
        <source>Move tab le&amp;ft</source>
        <translation>左移标签页</translation>
    </message>
    <message>
        <source>Move this tab one place to the left; from the first place, to the last</source>
        <translation>将此标签页左移一位；从首位移到末位</translation>
    </message>
    <message>
        <source>No other scene is open.</source>
        <translation>没有打开其他场景。</translation>
    </message>
</context>
<context>
    <name>broadside::PanelDocks</name>
    <message>
        <source>A recording is read only. Convert a step to a scene to edit it.</source>
        <translation>录制是只读的。要编辑，请将某一步转换为场景。</translation>
    </message>
</context>
<context>
    <name>broadside::PictureCanvas</name>
    <message>
        <source>The picture with its bounding shape</source>
        <translation>图片及其碰撞形状</translation>
    </message>
    <message>
        <source>Drag handles, edges or the whole shape; Ctrl: between the pixels.
Page up and down choose a handle, arrows move it by a pixel, with Shift by 8; + and - zoom, 0 shows all; Delete removes a vertex.</source>
        <translation>拖动控制点、边或整个形状；Ctrl：移到像素之间。
Page Up 和 Page Down 选择控制点，方向键将它移动一个像素，按住 Shift 则移动 8 个；+ 和 - 缩放，0 全部显示；Delete 移除顶点。</translation>
    </message>
</context>
<context>
    <name>broadside::PictureShapePanel</name>
    <message>
        <source>Pixels</source>
        <translation>像素</translation>
    </message>
    <message>
        <source>px</source>
        <translation>px</translation>
    </message>
    <message>
        <source>Fit &amp;box</source>
        <translation>贴合矩形</translation>
    </message>
    <message>
        <source>Fit the smallest box around the opaque part of the picture</source>
        <translation>贴合图片不透明部分的最小矩形</translation>
    </message>
    <message>
        <source>Fit &amp;circle</source>
        <translation>贴合圆</translation>
    </message>
    <message>
        <source>Fit the smallest circle around the opaque part of the picture</source>
        <translation>贴合图片不透明部分的最小圆</translation>
    </message>
    <message>
        <source>&amp;Trace outline</source>
        <translation>描摹轮廓</translation>
    </message>
    <message>
        <source>Trace a polygon around the opaque part, with as few points as the tolerance allows; several pieces become a compound</source>
        <translation>围绕不透明部分描摹多边形，在容差允许的范围内使点数最少；多块会成为复合形状</translation>
    </message>
    <message>
        <source>&amp;Shrink</source>
        <translation>收缩</translation>
    </message>
    <message>
        <source>Shrink the shape about its centre, so that hits feel right</source>
        <translation>以形状的中心收缩形状，使命中的手感合适</translation>
    </message>
    <message>
        <source>Tolerance of the outline</source>
        <translation>轮廓的容差</translation>
    </message>
    <message>
        <source>Largest distance of the outline from the border of the picture, in pixels</source>
        <translation>轮廓与图片边界的最大距离，单位为像素</translation>
    </message>
    <message>
        <source>How much smaller</source>
        <translation>缩小多少</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Percent of width and height; below 0 it grows</source>
        <translation>宽度和高度的百分比；小于 0 则放大</translation>
    </message>
    <message>
        <source>Fit box to picture</source>
        <translation>矩形贴合图片</translation>
    </message>
    <message>
        <source>Fit circle to picture</source>
        <translation>圆贴合图片</translation>
    </message>
    <message>
        <source>Trace outline of picture</source>
        <translation>描摹图片轮廓</translation>
    </message>
    <message>
        <source>Shapes are edited one object at a time: select one.</source>
        <translation>一次只能编辑一个对象的形状：请选择一个。</translation>
    </message>
    <message>
        <source>Select an object that shows a picture: its shape is edited here, over the picture.</source>
        <translation>选择一个显示图片的对象：在此处的图片上编辑它的形状。</translation>
    </message>
    <message>
        <source>The object shows no picture. Choose one under Sprite in the panel Properties, or place one from the panel Assets.</source>
        <translation>此对象不显示图片。请在“属性”面板的“精灵”下选择一张图片，或从“资源”面板放置一张。</translation>
    </message>
    <message>
        <source>The picture of the object is missing. The panel Assets says why.</source>
        <translation>对象的图片缺失。“资源”面板会说明原因。</translation>
    </message>
    <message>
        <source>Edit shape over picture</source>
        <translation>在图片上编辑形状</translation>
    </message>
    <message>
        <source>The %1 must be above 0 pixels.</source>
        <translation>%1必须大于 0 像素。</translation>
    </message>
    <message>
        <source>Remove vertex</source>
        <translation>移除顶点</translation>
    </message>
    <message>
        <source>The shape needs this vertex.</source>
        <translation>形状需要此顶点。</translation>
    </message>
    <message>
        <source>Shrink shape</source>
        <translation>收缩形状</translation>
    </message>
</context>
<context>
    <name>broadside::PlacePanel</name>
    <message>
        <source>Width of placed objects</source>
        <translation>所放置对象的宽度</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>Height of placed objects</source>
        <translation>所放置对象的高度</translation>
    </message>
    <message>
        <source>Radius of placed objects</source>
        <translation>所放置对象的半径</translation>
    </message>
    <message>
        <source>Number of corners of placed objects</source>
        <translation>所放置对象的角数</translation>
    </message>
    <message>
        <source>Thickness of placed objects</source>
        <translation>所放置对象的厚度</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Angle of placed objects</source>
        <translation>所放置对象的角度</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Restitution of placed objects</source>
        <translation>所放置对象的恢复系数</translation>
    </message>
    <message>
        <source>&lt;b&gt;Places instances of %1.&lt;/b&gt; Choose a shape to place that instead.</source>
        <translation>&lt;b&gt;将放置“%1”的实例。&lt;/b&gt;选择一种形状则改为放置该形状。</translation>
    </message>
    <message>
        <source>Kind of placed objects</source>
        <translation>所放置对象的类型</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>A target is removed when it is hit, a wall stays, a body moves and bounces</source>
        <translation>目标被命中时移除，墙保留，物体移动并反弹</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>Degrees counter-clockwise</source>
        <translation>逆时针的度数</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Width and height, metres</source>
        <translation>宽度和高度，单位为米</translation>
    </message>
    <message>
        <source>Width, metres</source>
        <translation>宽度，单位为米</translation>
    </message>
    <message>
        <source>Height, metres</source>
        <translation>高度，单位为米</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>Metres, from the centre to the outermost corners</source>
        <translation>从中心到最外侧各角的距离，单位为米</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>角数</translation>
    </message>
    <message>
        <source>How many, %1 to %2</source>
        <translation>数量，%1 至 %2</translation>
    </message>
    <message>
        <source>Thickness</source>
        <translation>厚度</translation>
    </message>
    <message>
        <source>Percent of the largest thickness for this size</source>
        <translation>此大小所允许的最大厚度的百分比</translation>
    </message>
    <message>
        <source>Response to hits</source>
        <translation>命中响应</translation>
    </message>
    <message>
        <source>When hit</source>
        <translation>被命中时</translation>
    </message>
    <message>
        <source>What happens to the placed object when another object overlaps it</source>
        <translation>另一个对象与所放置的对象重叠时，该对象会怎样</translation>
    </message>
    <message>
        <source>Restitution</source>
        <translation>恢复系数</translation>
    </message>
    <message>
        <source>Speed after a bounce: 1 keeps all of it, 0 nothing; for two objects the product counts</source>
        <translation>反弹后的速度：1 全部保留，0 完全不保留；两个对象取其乘积</translation>
    </message>
</context>
<context>
    <name>broadside::PlacementSection</name>
    <message>
        <source>Placement</source>
        <translation>放置</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>The name in lists and messages</source>
        <translation>列表和消息中显示的名称</translation>
    </message>
    <message>
        <source>Rename object</source>
        <translation>重命名对象</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>重命名 %1</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>static</source>
        <translation>静态</translation>
    </message>
    <message>
        <source>dynamic</source>
        <translation>动态</translation>
    </message>
    <message>
        <source>Static objects never move; two static objects never collide</source>
        <translation>静态对象从不移动；两个静态对象从不碰撞</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Move object</source>
        <translation>移动对象</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>移动 %1</translation>
    </message>
    <message>
        <source>Rotate object</source>
        <translation>旋转对象</translation>
    </message>
    <message>
        <source>Rotate %1</source>
        <translation>旋转 %1</translation>
    </message>
    <message>
        <source>Scale object</source>
        <translation>缩放对象</translation>
    </message>
    <message>
        <source>Scale %1</source>
        <translation>缩放 %1</translation>
    </message>
    <message>
        <source>Position x</source>
        <translation>位置 x</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>Position y</source>
        <translation>位置 y</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>x to the right, y up, metres from the world's corner</source>
        <translation>x 向右，y 向上，从世界的角算起的米数</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Degrees counter-clockwise</source>
        <translation>逆时针的度数</translation>
    </message>
    <message>
        <source>Scale x</source>
        <translation>缩放 x</translation>
    </message>
    <message>
        <source>Scale y</source>
        <translation>缩放 y</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Factors of the shape's width and height before rotation; circles and compounds have one factor for both</source>
        <translation>形状宽度和高度在旋转之前的倍数；圆和复合形状的宽和高共用一个倍数</translation>
    </message>
    <message>
        <source>visible</source>
        <translation>可见</translation>
    </message>
    <message>
        <source>An invisible object still collides</source>
        <translation>不可见的对象仍会碰撞</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>已锁定</translation>
    </message>
    <message>
        <source>A locked object cannot be dragged in the world; the fields still change it</source>
        <translation>锁定的对象不能在世界中拖动；字段仍可更改它</translation>
    </message>
    <message>
        <source>Editing</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Visibility and lock in the editor</source>
        <translation>编辑器中的可见性和锁定</translation>
    </message>
    <message>
        <source>"%1"</source>
        <translation>“%1”</translation>
    </message>
</context>
<context>
    <name>broadside::ProjectDesk</name>
    <message>
        <source>New pro&amp;ject...</source>
        <translation>新建项目...</translation>
    </message>
    <message>
        <source>Create a project: a list of scenes that belong together, in the same folder</source>
        <translation>创建项目：一份场景列表，其中的场景彼此相关，位于同一文件夹</translation>
    </message>
    <message>
        <source>Open projec&amp;t...</source>
        <translation>打开项目...</translation>
    </message>
    <message>
        <source>Open a project and close the current one; its scenes stay open</source>
        <translation>打开一个项目，并关闭当前项目；当前项目的场景保持打开</translation>
    </message>
    <message>
        <source>A&amp;dd this scene to the project</source>
        <translation>将此场景添加到项目</translation>
    </message>
    <message>
        <source>Add this scene to the open project, which is saved at once</source>
        <translation>将此场景添加到打开的项目；项目会立即保存</translation>
    </message>
    <message>
        <source>Close t&amp;he project</source>
        <translation>关闭项目</translation>
    </message>
    <message>
        <source>Close the project; its scenes stay open as files</source>
        <translation>关闭项目；其场景作为文件保持打开</translation>
    </message>
    <message>
        <source>Open a project first.</source>
        <translation>请先打开一个项目。</translation>
    </message>
    <message>
        <source>A recording is read only. Convert a step to a scene first.</source>
        <translation>录制是只读的。请先将某一步转换为场景。</translation>
    </message>
    <message>
        <source>Save the scene in the folder of the project first.</source>
        <translation>请先将场景保存到项目的文件夹。</translation>
    </message>
    <message>
        <source>The project could not be saved: %1 Your changes stay here and are saved with the next change.</source>
        <translation>无法保存项目：%1 更改保留在这里，并随下次更改一起保存。</translation>
    </message>
    <message>
        <source> The project %1 was closed. Its open scenes stay open as files.</source>
        <translation> 项目“%1”已关闭。其打开的场景作为文件保持打开。</translation>
    </message>
    <message>
        <source>The project could not be made.</source>
        <translation>无法创建项目。</translation>
    </message>
    <message>
        <source>The project %1 has no scenes yet. The panel Project adds them, and so does File &gt; Add this scene to the project.</source>
        <translation>项目“%1”还没有场景。可用“项目”面板或“文件 &gt; 将此场景添加到项目”来添加。</translation>
    </message>
    <message>
        <source>%1 could not be opened.</source>
        <translation>无法打开“%1”。</translation>
    </message>
    <message>
        <source>%1

All open files stay as they are.</source>
        <translation>%1

所有打开的文件保持原样。</translation>
    </message>
    <message>
        <source>The project %1 is open: %2.</source>
        <translation>项目“%1”已打开：%2。</translation>
    </message>
    <message>
        <source> %1 missing; the rest works. The panel Project marks missing files; locate or remove them there.</source>
        <translation> %1缺失；其余可正常使用。“项目”面板会标出缺失的文件；可在那里定位或移除它们。</translation>
    </message>
    <message>
        <source>One file is</source>
        <translation>一个文件</translation>
    </message>
    <message>
        <source>%1 files are</source>
        <translation>%1 个文件</translation>
    </message>
    <message>
        <source>%1 is not in the project's folder, %2. Save it there first (File &gt; Save as).</source>
        <translation>“%1”不在项目的文件夹“%2”中。请先将它保存到那里（文件 &gt; 另存为）。</translation>
    </message>
    <message>
        <source>%1 already belongs to the project %2.</source>
        <translation>“%1”已属于项目“%2”。</translation>
    </message>
    <message>
        <source>%1 now belongs to the project %2, which is saved.</source>
        <translation>“%1”现在属于项目“%2”，项目已保存。</translation>
    </message>
</context>
<context>
    <name>broadside::ProjectDocument</name>
    <message>
        <source>Another program changed the project, and it can no longer be read: %1. The open project stays, and your next change replaces the file.</source>
        <translation>其他程序更改了项目，现在无法读取：%1。打开的项目予以保留，您的下次更改会替换该文件。</translation>
    </message>
    <message>
        <source>Another program changed the project. It was reloaded.</source>
        <translation>其他程序更改了项目。项目已重新加载。</translation>
    </message>
</context>
<context>
    <name>broadside::ProjectPanel</name>
    <message>
        <source>&amp;Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Add &amp;scenes...</source>
        <translation>添加场景...</translation>
    </message>
    <message>
        <source>Add &amp;pictures...</source>
        <translation>添加图片...</translation>
    </message>
    <message>
        <source>&amp;Locate...</source>
        <translation>定位...</translation>
    </message>
    <message>
        <source>&amp;Remove from the project</source>
        <translation>从项目中移除</translation>
    </message>
    <message>
        <source>No project is open. A project lists scenes that belong together and the pictures that they share. The files stay in the folder of the project.</source>
        <translation>没有打开项目。项目列出彼此相关的场景，以及它们共用的图片。文件保留在项目的文件夹中。</translation>
    </message>
    <message>
        <source>Save the project to its file again</source>
        <translation>重新将项目保存到其文件</translation>
    </message>
    <message>
        <source>Files of the project</source>
        <translation>项目的文件</translation>
    </message>
    <message>
        <source>Scenes</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4. Changes are saved at once.</source>
        <translation>%1：%2，%3，%4。更改会立即保存。</translation>
    </message>
    <message>
        <source>The project is not saved: %1</source>
        <translation>项目未保存：%1</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1（缺失）</translation>
    </message>
    <message>
        <source>None yet: "Add scenes", below</source>
        <translation>还没有场景：用下方的“添加场景”</translation>
    </message>
    <message>
        <source>None yet: "Add pictures", below</source>
        <translation>还没有图片：用下方的“添加图片”</translation>
    </message>
    <message>
        <source>Choose a file in the list first.</source>
        <translation>请先在列表中选择一个文件。</translation>
    </message>
    <message>
        <source>Add scene files that lie in the project's folder</source>
        <translation>添加位于项目文件夹中的场景文件</translation>
    </message>
    <message>
        <source>Add pictures that lie in the project's folder</source>
        <translation>添加位于项目文件夹中的图片</translation>
    </message>
    <message>
        <source>Choose the new place of the missing file</source>
        <translation>选择缺失文件的新位置</translation>
    </message>
    <message>
        <source>The file is not missing.</source>
        <translation>此文件没有缺失。</translation>
    </message>
    <message>
        <source>Remove it from the list (Delete); the file stays</source>
        <translation>从列表中移除 (Delete)；文件保留</translation>
    </message>
    <message>
        <source>Not in the project's folder</source>
        <translation>不在项目的文件夹中</translation>
    </message>
    <message>
        <source>%1 is not in the project's folder.</source>
        <translation>“%1”不在项目的文件夹中。</translation>
    </message>
    <message>
        <source>%1 files are not in the project's folder.</source>
        <translation>%1 个文件不在项目的文件夹中。</translation>
    </message>
    <message>
        <source>A project lists only files in its own folder, %1, so that both can be moved together. Move or copy them there first.</source>
        <translation>项目只列出其自身文件夹“%1”中的文件，以便一起移动。请先将这些文件移动或复制到那里。</translation>
    </message>
    <message>
        <source>Add scenes to the project</source>
        <translation>将场景添加到项目</translation>
    </message>
    <message>
        <source>Add pictures to the project</source>
        <translation>将图片添加到项目</translation>
    </message>
    <message>
        <source>Scenes (*.broadside)</source>
        <translation>场景 (*.broadside)</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.bmp *.webp)</source>
        <translation>图片 (*.png *.jpg *.jpeg *.bmp *.webp)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>New place of %1</source>
        <translation>“%1”的新位置</translation>
    </message>
    <message>
        <source>The same kind (*.%1)</source>
        <translation>同类文件 (*.%1)</translation>
    </message>
</context>
<context>
    <name>broadside::PropertiesPanel</name>
    <message>
        <source>Show only what differs</source>
        <translation>只显示不同的值</translation>
    </message>
    <message>
        <source>All values shown here are equal.</source>
        <translation>此处显示的值全部相同。</translation>
    </message>
    <message>
        <source>Hide the fields with equal values</source>
        <translation>隐藏值相同的字段</translation>
    </message>
    <message>
        <source>Nothing is selected.
Click an object in the world or in the list to see and edit it.</source>
        <translation>未选择任何对象。
单击世界或列表中的对象，可查看和编辑它。</translation>
    </message>
    <message>
        <source>The selected object is not in the world: the simulation removed it.
Step back or stop to restore it.</source>
        <translation>所选对象不在世界中：模拟移除了它。
单步后退或停止可恢复它。</translation>
    </message>
    <message>
        <source>%1 objects are selected. A new value applies to all of them; += 1 or *= 2 changes each number.</source>
        <translation>已选择 %1 个对象。新的值应用于全部对象；+= 1 或 *= 2 更改每个数。</translation>
    </message>
    <message>
        <source>
%1 of them are not in the world: the simulation removed them.</source>
        <translation>
其中 %1 个不在世界中：模拟移除了它们。</translation>
    </message>
    <message>
        <source>
Locked: %1. They cannot be dragged; the fields still change them.</source>
        <translation>
已锁定：%1。不能拖动；字段仍可更改。</translation>
    </message>
</context>
<context>
    <name>broadside::PropertyRow</name>
    <message>
        <source>The name of the property; type another name to rename it</source>
        <translation>属性的名称；输入其他名称可重命名</translation>
    </message>
    <message>
        <source>Remove this property</source>
        <translation>移除此属性</translation>
    </message>
    <message>
        <source>A text</source>
        <translation>一段文本</translation>
    </message>
    <message>
        <source>The text is longer than %1 bytes. Type a shorter one.</source>
        <translation>文本超过 %1 字节。请输入较短的文本。</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>一个数</translation>
    </message>
    <message>
        <source>A number: %1</source>
        <translation>一个数：%1</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation>是或否</translation>
    </message>
    <message>
        <source>A colour: # and two hexadecimal digits each for red, green and blue</source>
        <translation>一种颜色：#，后接红、绿、蓝各两位十六进制数字</translation>
    </message>
    <message>
        <source>Choose a colour</source>
        <translation>选择颜色</translation>
    </message>
    <message>
        <source>"%1" is not a colour. Type # and six hexadecimal digits, or choose one.</source>
        <translation>“%1”不是颜色。请输入 # 和六位十六进制数字，或选择一种颜色。</translation>
    </message>
    <message>
        <source>An object: choose it, or type its name or id. An arrow in the world points to it while its owner is selected.</source>
        <translation>一个对象：选择它，或输入其名称或 ID。选中该属性所属的对象时，世界中会有箭头指向它。</translation>
    </message>
    <message>
        <source>Choose the object by a click in the world or in the list</source>
        <translation>在世界或列表中单击以选择对象</translation>
    </message>
    <message>
        <source>Choose the object</source>
        <translation>选择对象</translation>
    </message>
    <message>
        <source>Click the object in the world or in the list, or empty ground for no object.</source>
        <translation>单击世界或列表中的对象；单击空白处表示没有对象。</translation>
    </message>
    <message>
        <source>Read only: a value of this kind (a list, a table, or an integer above 2^53) cannot be edited here. It stays in the file.</source>
        <translation>只读：此类型的值（列表、表格或大于 2^53 的整数）不能在此编辑。它保留在文件中。</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>多个值</translation>
    </message>
    <message>
        <source>Name of property %1</source>
        <translation>属性“%1”的名称</translation>
    </message>
    <message>
        <source>Property %1</source>
        <translation>属性“%1”</translation>
    </message>
    <message>
        <source>Remove property %1</source>
        <translation>移除属性“%1”</translation>
    </message>
    <message>
        <source>There is no object %1 in this scene. Choose another one.</source>
        <translation>此场景中没有对象 %1。请选择其他对象。</translation>
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
        <translation>用“查询”工具 (Q) 查询粗检测，然后保留该查询。它在每一步之后重复，并连同名称显示在世界中。</translation>
    </message>
    <message>
        <source>&amp;Keep the query</source>
        <translation>保留查询</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Kept queries</source>
        <translation>已保留的查询</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>单元格</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>候选对</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>包围盒</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Nearest</source>
        <translation>最近</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Double-click to rename</source>
        <translation>双击以重命名</translation>
    </message>
    <message>
        <source>Cells that the query searches</source>
        <translation>查询所搜索的单元格</translation>
    </message>
    <message>
        <source>Candidates that the broad phase reports for the query</source>
        <translation>粗检测为此查询报告的候选对象</translation>
    </message>
    <message>
        <source>Candidates whose boxes it overlaps</source>
        <translation>包围盒与查询重叠的候选对象</translation>
    </message>
    <message>
        <source>Objects whose shapes it overlaps</source>
        <translation>形状与查询重叠的对象</translation>
    </message>
    <message>
        <source>Distance of the nearest shape; 0 when it overlaps</source>
        <translation>到最近形状的距离；重叠时为 0</translation>
    </message>
    <message>
        <source>How long the last answer took</source>
        <translation>最近一次查询的用时</translation>
    </message>
    <message>
        <source>Delete a query first: %1 is the limit.</source>
        <translation>请先删除一个查询：上限为 %1 个。</translation>
    </message>
    <message>
        <source>Repeat this query after every step</source>
        <translation>每一步之后重复此查询</translation>
    </message>
    <message>
        <source>Choose the Query tool (Q) first, then click or drag in the world.</source>
        <translation>请先选择“查询”工具 (Q)，然后在世界中单击或拖动。</translation>
    </message>
    <message>
        <source>Delete the chosen query</source>
        <translation>删除所选的查询</translation>
    </message>
    <message>
        <source>Choose a query first.</source>
        <translation>请先选择一个查询。</translation>
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
        <translation>对象</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>矩形</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>圆</translation>
    </message>
    <message>
        <source>Ray</source>
        <translation>射线</translation>
    </message>
</context>
<context>
    <name>broadside::RecordedObjects</name>
    <message>
        <source>Search the log of the game</source>
        <translation>搜索游戏日志</translation>
    </message>
    <message>
        <source>Search the log...</source>
        <translation>搜索日志...</translation>
    </message>
    <message>
        <source>Find the next step with a log line that contains this text (Enter)</source>
        <translation>查找下一个日志中含有此文本的步 (Enter)</translation>
    </message>
    <message>
        <source>Log of the game in this step</source>
        <translation>此步的游戏日志</translation>
    </message>
    <message>
        <source>Selected objects of the recording</source>
        <translation>录制中所选的对象</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>更早</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>更晚</translation>
    </message>
    <message>
        <source>Type a text to search for first.</source>
        <translation>请先输入要搜索的文本。</translation>
    </message>
    <message>
        <source>Go to the previous step with such a log line</source>
        <translation>转到上一个日志中含有此文本的步</translation>
    </message>
    <message>
        <source>Go to the next step with such a log line (Enter)</source>
        <translation>转到下一个日志中含有此文本的步 (Enter)</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>正在搜索</translation>
    </message>
    <message>
        <source>Searching: %1 %</source>
        <translation>正在搜索：%1%</translation>
    </message>
    <message>
        <source>No such line in later steps.</source>
        <translation>后面的步中没有这样的行。</translation>
    </message>
    <message>
        <source>No such line in earlier steps.</source>
        <translation>前面的步中没有这样的行。</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>第 %1 步：%2</translation>
    </message>
    <message>
        <source>Object %1 is not in this step.</source>
        <translation>对象 %1 不在此步中。</translation>
    </message>
    <message>
        <source>%1 (%2), %3
box from %4 to %5
%6 wide, %7 high
category %8, mask %9</source>
        <translation>%1 (%2)，%3
包围盒从 %4 到 %5
宽 %6，高 %7
类别 %8，掩码 %9</translation>
    </message>
    <message>
        <source>dynamic</source>
        <translation>动态</translation>
    </message>
    <message>
        <source>static</source>
        <translation>静态</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>The game logged in this step:</source>
        <translation>此步中的游戏日志：</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>还有 %1</translation>
    </message>
    <message>
        <source>Select an object. This panel then shows what the recording says of it in this step. To edit it, convert the step to a scene.</source>
        <translation>选择一个对象。此面板随后显示录制在这一步中对它的记录。要编辑它，请将此步转换为场景。</translation>
    </message>
</context>
<context>
    <name>broadside::RecordingBar</name>
    <message>
        <source>the recording does not say which candidates the game's broad phase reported (BST_CANDIDATES and bst_candidate in the game)</source>
        <translation>录制中没有说明游戏的粗检测报告了哪些候选对（游戏中的 BST_CANDIDATES 和 bst_candidate）</translation>
    </message>
    <message>
        <source>the recording does not say in which cells the game has its objects (BST_CELLS and bst_cells in the game)</source>
        <translation>录制中没有说明游戏的对象位于哪些单元格（游戏中的 BST_CELLS 和 bst_cells）</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Convert this step to a scene</source>
        <translation>将此步转换为场景</translation>
    </message>
    <message>
        <source>Searched share of the file</source>
        <translation>文件中已搜索的部分</translation>
    </message>
    <message>
        <source>The file has no index, so Broadside searches all of it for frames.
You can already use the frames that were found.</source>
        <translation>文件没有索引，因此 Broadside 在整个文件中搜索帧。
已找到的帧现在就可以使用。</translation>
    </message>
    <message>
        <source>Stop the search; the frames that were found stay</source>
        <translation>停止搜索；已找到的帧保留</translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>候选对</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>单元格</translation>
    </message>
    <message>
        <source> Not recorded: %1.</source>
        <translation> 未录制：%1。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Reading %1 ...</source>
        <translation>正在读取“%1”...</translation>
    </message>
    <message>
        <source>Recording, read only: no frame has arrived yet.</source>
        <translation>录制，只读：还没有收到任何帧。</translation>
    </message>
    <message>
        <source>a game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source> Its own broad phase: %1.</source>
        <translation> 游戏自己的粗检测：%1。</translation>
    </message>
    <message>
        <source> Its step numbers do not ascend, so frames are counted.</source>
        <translation> 其步编号不是递增的，因此按帧计数。</translation>
    </message>
    <message>
        <source>Recording of %1, read only: %2.</source>
        <translation>%1 的录制，只读：%2。</translation>
    </message>
    <message>
        <source>There is no step yet.</source>
        <translation>还没有任何步。</translation>
    </message>
    <message>
        <source>Open the objects of this step in a new tab as a scene that can be edited and simulated</source>
        <translation>在新标签页中将此步的对象打开为可编辑、可模拟的场景</translation>
    </message>
</context>
<context>
    <name>broadside::RecordingPage</name>
    <message>
        <source>%1 (recording)</source>
        <translation>%1（录制）</translation>
    </message>
    <message>
        <source>%1, step %2</source>
        <translation>%1，第 %2 步</translation>
    </message>
    <message>
        <source>The objects of step %1 as a scene, at rest, with a grid of Broadside: a trace has their places, not their velocities.</source>
        <translation>第 %1 步的对象作为场景：静止，使用 Broadside 的网格。跟踪文件中有对象的位置，没有速度。</translation>
    </message>
</context>
<context>
    <name>broadside::RecordingSaver</name>
    <message>
        <source>The recording could not be saved.</source>
        <translation>无法保存录制。</translation>
    </message>
    <message>
        <source>The recording so far was saved as %1.</source>
        <translation>目前的录制已保存为“%1”。</translation>
    </message>
</context>
<context>
    <name>broadside::RecoveryDialog</name>
    <message>
        <source>&amp;Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>&amp;Discard...</source>
        <translation>丢弃...</translation>
    </message>
    <message>
        <source>Recover unsaved work</source>
        <translation>恢复未保存的工作</translation>
    </message>
    <message>
        <source>Broadside ended before this work was saved. Open it to go on where you were; files are changed only when you save.</source>
        <translation>Broadside 在这些工作保存之前就结束了。打开它们可接着之前的进度继续；只有保存时才会更改文件。</translation>
    </message>
    <message>
        <source>Scenes and recordings that were not saved</source>
        <translation>未保存的场景和录制</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Last change</source>
        <translation>最后更改</translation>
    </message>
    <message>
        <source>Changes since the file was saved</source>
        <translation>文件保存之后的更改</translation>
    </message>
    <message>
        <source>Open what is selected with its unsaved changes, each in a tab</source>
        <translation>打开所选项及其未保存的更改，每项一个标签页</translation>
    </message>
    <message>
        <source>&amp;Keep for later</source>
        <translation>留待以后</translation>
    </message>
    <message>
        <source>Close this window; Broadside offers the work again at its next start</source>
        <translation>关闭此窗口；Broadside 会在下次启动时再次提供这些工作</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>录制</translation>
    </message>
    <message>
        <source>a recording that was never saved: %1</source>
        <translation>从未保存的录制：%1</translation>
    </message>
    <message>
        <source>never saved: %1</source>
        <translation>从未保存：%1</translation>
    </message>
    <message>
        <source>its file is missing: %1</source>
        <translation>文件缺失：%1</translation>
    </message>
    <message>
        <source>its file cannot be read: %1</source>
        <translation>无法读取文件：%1</translation>
    </message>
    <message>
        <source>with edits made during a simulation</source>
        <translation>包含模拟期间所做的编辑</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>reading...</source>
        <translation>正在读取...</translation>
    </message>
    <message>
        <source>Select a row first.</source>
        <translation>请先选择一行。</translation>
    </message>
    <message>
        <source>The selected work is being read.</source>
        <translation>正在读取所选的工作。</translation>
    </message>
    <message>
        <source>The selected work cannot be read.</source>
        <translation>无法读取所选的工作。</translation>
    </message>
    <message>
        <source>Delete the unsaved work of the selected rows</source>
        <translation>删除所选行的未保存的工作</translation>
    </message>
    <message>
        <source>Discard unsaved work</source>
        <translation>丢弃未保存的工作</translation>
    </message>
    <message>
        <source>Discard the unsaved work of %1?</source>
        <translation>要丢弃 %1 未保存的工作吗？</translation>
    </message>
    <message>
        <source>They cannot be restored afterwards.</source>
        <translation>丢弃后无法恢复。</translation>
    </message>
</context>
<context>
    <name>broadside::RestNotice</name>
    <message>
        <source>Nothing moves in this world.</source>
        <translation>此世界中没有任何对象在移动。</translation>
    </message>
    <message>
        <source>Nothing in the world has moved since step %1.</source>
        <translation>自第 %1 步以来，世界中没有任何对象移动过。</translation>
    </message>
    <message>
        <source>%1 left the world and cannot return.</source>
        <translation>%1 离开了世界，无法返回。</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Pause now, and later whenever nothing moves any more</source>
        <translation>立即暂停，以后每当不再有对象移动时也暂停</translation>
    </message>
</context>
<context>
    <name>broadside::SceneComparison</name>
    <message>
        <source>Compare with %1</source>
        <translation>与“%1”比较</translation>
    </message>
    <message>
        <source>In the file, compared with the open scene: %1.</source>
        <translation>文件与打开的场景相比：%1。</translation>
    </message>
    <message>
        <source>Objects that differ</source>
        <translation>有差异的对象</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>文件中</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The list has the first %1 of them.</source>
        <translation>列表中是其中的前 %1 个。</translation>
    </message>
    <message>
        <source>Select all in the world</source>
        <translation>在世界中全部选择</translation>
    </message>
    <message>
        <source>No object differs.</source>
        <translation>没有对象存在差异。</translation>
    </message>
    <message>
        <source>Select the objects of all rows that the open scene has</source>
        <translation>选择所有行中属于打开的场景的对象</translation>
    </message>
</context>
<context>
    <name>broadside::SceneDocument</name>
    <message>
        <source>Untitled</source>
        <translation>未命名</translation>
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
        <translation>%1。“模拟 &gt; 恢复已丢弃的步”可撤销此操作，直到下一步。</translation>
    </message>
    <message>
        <source>This scene has instances of templates of the project %1, but is not in that project. Add it, so that they follow (File &gt; Add this scene to the project).</source>
        <translation>此场景有项目“%1”的模板的实例，但不属于该项目。请将它添加进去，使实例跟随模板（文件 &gt; 将此场景添加到项目）。</translation>
    </message>
</context>
<context>
    <name>broadside::SceneTabs</name>
    <message>
        <source>Open scenes</source>
        <translation>打开的场景</translation>
    </message>
    <message>
        <source>%1 (recording)</source>
        <translation>%1（录制）</translation>
    </message>
    <message>
        <source>This recording has no file</source>
        <translation>此录制没有文件</translation>
    </message>
    <message>
        <source>This scene has no file yet</source>
        <translation>此场景还没有文件</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close the &amp;others</source>
        <translation>关闭其他</translation>
    </message>
    <message>
        <source>Copy the &amp;path</source>
        <translation>复制路径</translation>
    </message>
</context>
<context>
    <name>broadside::SelectActions</name>
    <message>
        <source>Select a cate&amp;gory</source>
        <translation>选择类别</translation>
    </message>
    <message>
        <source>The scene has no objects.</source>
        <translation>场景中没有对象。</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>全选</translation>
    </message>
    <message>
        <source>Select every object of the scene</source>
        <translation>选择场景的每个对象</translation>
    </message>
    <message>
        <source>Select n&amp;one</source>
        <translation>取消选择</translation>
    </message>
    <message>
        <source>Select nothing</source>
        <translation>不选择任何对象</translation>
    </message>
    <message>
        <source>In&amp;vert the selection</source>
        <translation>反选</translation>
    </message>
    <message>
        <source>Select the objects that are not selected, and deselect the others</source>
        <translation>选择未选中的对象，并取消选择其他对象</translation>
    </message>
    <message>
        <source>Select the same t&amp;ype</source>
        <translation>选择同类对象</translation>
    </message>
    <message>
        <source>Select all objects of the same kind (static or dynamic) with the same type of shape</source>
        <translation>选择所有类型相同（静态或动态）且形状类型相同的对象</translation>
    </message>
    <message>
        <source>Select the next one &amp;below</source>
        <translation>选择下方的下一个</translation>
    </message>
    <message>
        <source>Select the next object below the pointer; Alt+click or a second click at the same place does the same</source>
        <translation>选择指针下方的下一个对象；Alt+单击，或在同一位置再次单击，效果相同</translation>
    </message>
    <message>
        <source>There is no object below. Move the pointer over objects that cover each other.</source>
        <translation>下方没有对象。请将指针移到相互遮盖的对象上。</translation>
    </message>
    <message>
        <source>&amp;Find objects</source>
        <translation>查找对象</translation>
    </message>
    <message>
        <source>Search the list of objects by name, kind, shape or id</source>
        <translation>按名称、类型、形状或 ID 搜索对象列表</translation>
    </message>
    <message>
        <source>&amp;Select the results</source>
        <translation>选择结果</translation>
    </message>
    <message>
        <source>Select all objects that the search finds; Enter in the search field does the same</source>
        <translation>选择搜索找到的所有对象；在搜索字段中按 Enter 效果相同</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Select every object whose category has this bit</source>
        <translation>选择类别中含有此位的每个对象</translation>
    </message>
    <message>
        <source>No object has a category</source>
        <translation>没有任何对象带有类别</translation>
    </message>
    <message>
        <source>Type a search first (Ctrl+F).</source>
        <translation>请先输入搜索内容 (Ctrl+F)。</translation>
    </message>
    <message>
        <source>The search finds no object.</source>
        <translation>搜索没有找到对象。</translation>
    </message>
</context>
<context>
    <name>broadside::ShapeEditor</name>
    <message>
        <source>Radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>Radius of the shape before the object's scale, metres</source>
        <translation>形状在对象缩放之前的半径，单位为米</translation>
    </message>
    <message>
        <source>Change size</source>
        <translation>更改大小</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Width and height of the shape, before the object's scale; metres</source>
        <translation>形状在对象缩放之前的宽度和高度，单位为米</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>Points of the shape</source>
        <translation>形状的点</translation>
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
        <translation>插入</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点</translation>
    </message>
    <message>
        <source>In the object's own frame: relative to its position, before scale and rotation</source>
        <translation>在对象自身的坐标系中：相对于对象的位置，在缩放和旋转之前</translation>
    </message>
    <message>
        <source>Parts of the compound</source>
        <translation>复合形状的子形状</translation>
    </message>
    <message>
        <source>angle (°)</source>
        <translation>角度 (°)</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Add a shape to the compound</source>
        <translation>将形状添加到复合形状</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>子形状</translation>
    </message>
    <message>
        <source>Position and angle of each part in the compound</source>
        <translation>每个子形状在复合形状中的位置和角度</translation>
    </message>
    <message>
        <source>%1 of the shape, before the object's scale</source>
        <translation>形状在对象缩放之前的%1</translation>
    </message>
    <message>
        <source>%1 of the whole shape; the other side follows, so that circles stay circles</source>
        <translation>整个形状的%1；另一边随之改变，使圆仍为圆</translation>
    </message>
    <message>
        <source>%1 of the whole shape: all points move away from the object's position or towards it</source>
        <translation>整个形状的%1：所有点都远离或靠近对象的位置</translation>
    </message>
    <message>
        <source>All points are on one line, so this size is 0.</source>
        <translation>所有点都在一条直线上，因此此尺寸为 0。</translation>
    </message>
    <message>
        <source>Click a point in the table first.</source>
        <translation>请先单击表格中的一个点。</translation>
    </message>
    <message>
        <source>Insert a point half way to the next one</source>
        <translation>在到下一点的中间处插入一个点</translation>
    </message>
    <message>
        <source>Remove the chosen point (Delete)</source>
        <translation>移除所选的点 (Delete)</translation>
    </message>
    <message>
        <source>A polygon has at least three points.</source>
        <translation>多边形至少要有三个点。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Part %1: %2</source>
        <translation>子形状 %1：%2</translation>
    </message>
    <message>
        <source>Remove the chosen part (Delete)</source>
        <translation>移除所选的子形状 (Delete)</translation>
    </message>
    <message>
        <source>A compound has at least one part.</source>
        <translation>复合形状至少要有一个子形状。</translation>
    </message>
    <message>
        <source>Move point</source>
        <translation>移动点</translation>
    </message>
    <message>
        <source>Insert point</source>
        <translation>插入点</translation>
    </message>
    <message>
        <source>Remove point</source>
        <translation>移除点</translation>
    </message>
    <message>
        <source>Move part</source>
        <translation>移动子形状</translation>
    </message>
    <message>
        <source>Add part</source>
        <translation>添加子形状</translation>
    </message>
    <message>
        <source>Remove part</source>
        <translation>移除子形状</translation>
    </message>
</context>
<context>
    <name>broadside::ShapeSection</name>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Change to</source>
        <translation>改为</translation>
    </message>
    <message>
        <source>Replace the shape by another one of about the same size</source>
        <translation>用另一个大小相近的形状替换此形状</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Bounding shape, used to test for overlaps</source>
        <translation>碰撞形状，用于检测重叠</translation>
    </message>
    <message>
        <source>radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Radius of all</source>
        <translation>全部对象的半径</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>Of every shape, before its object's scale; metres</source>
        <translation>每个形状在其对象缩放之前的半径，单位为米</translation>
    </message>
    <message>
        <source>Width of all</source>
        <translation>全部对象的宽度</translation>
    </message>
    <message>
        <source>Height of all</source>
        <translation>全部对象的高度</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Width and height of every shape, before its object's scale; metres.
Round shapes and compounds keep their proportions: the other side follows.</source>
        <translation>每个形状在其对象缩放之前的宽度和高度，单位为米。
圆形类形状和复合形状保持比例：另一边随之改变。</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>多个值</translation>
    </message>
    <message>
        <source>Points and parts are edited one object at a time: select one.</source>
        <translation>一次只能编辑一个对象的点和子形状：请选择一个。</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>形状</translation>
    </message>
</context>
<context>
    <name>broadside::SharedFollower</name>
    <message>
        <source>%1 followed templates of the project that changed since this scene was saved: %2. Save to keep this, or undo it.</source>
        <translation>%1 跟随了项目中自此场景保存以来有更改的模板：%2。请保存以保留，或撤销。</translation>
    </message>
    <message>
        <source>%1 followed templates of the project: %2. Undo reverts that in this scene.</source>
        <translation>%1 跟随了项目的模板：%2。撤销可在此场景中还原。</translation>
    </message>
</context>
<context>
    <name>broadside::ShortcutsDialog</name>
    <message>
        <source>&amp;Assign</source>
        <translation>指定</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>无按键</translation>
    </message>
    <message>
        <source>&amp;Default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search by name or key</source>
        <translation>按名称或按键搜索</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>命令及其按键</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>全部重置</translation>
    </message>
    <message>
        <source>Reset the keys of all commands to their defaults</source>
        <translation>将所有命令的按键重置为默认值</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>新按键</translation>
    </message>
    <message>
        <source>Press the new key of the command</source>
        <translation>按下命令的新按键</translation>
    </message>
    <message>
        <source>Remove the key of the command</source>
        <translation>移除命令的按键</translation>
    </message>
    <message>
        <source>Reset the command to its default key</source>
        <translation>将命令重置为其默认按键</translation>
    </message>
    <message>
        <source>New &amp;key</source>
        <translation>新按键</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>Changed; default: %1</source>
        <translation>已更改；默认：%1</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>无按键</translation>
    </message>
    <message>
        <source>Choose a command to give it another key.</source>
        <translation>选择一个命令，为它指定其他按键。</translation>
    </message>
    <message>
        <source>Press the key for: %1</source>
        <translation>请按下用于此命令的按键：%1</translation>
    </message>
    <message>
        <source>This key cannot be used: %1.</source>
        <translation>此按键不能使用：%1。</translation>
    </message>
    <message>
        <source>That key is free.</source>
        <translation>该按键可用。</translation>
    </message>
    <message>
        <source>Conflict: "%1" has this key and loses it when you assign it.</source>
        <translation>冲突：“%1”正在使用此按键，指定后它将失去该按键。</translation>
    </message>
</context>
<context>
    <name>broadside::SimulationActions</name>
    <message>
        <source>&amp;Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Run or continue the simulation</source>
        <translation>运行或继续模拟</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Pause the simulation</source>
        <translation>暂停模拟</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>单步</translation>
    </message>
    <message>
        <source>Make one step, or as many as the field next to Step says</source>
        <translation>前进一步，或前进“单步”旁的字段所示的步数</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>&amp;Back to the first step</source>
        <translation>回到第一步</translation>
    </message>
    <message>
        <source>End the simulation and go back to the authored scene</source>
        <translation>结束模拟，并回到原场景</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>单步后退</translation>
    </message>
    <message>
        <source>Go back one step, or as many as the field next to Step says</source>
        <translation>后退一步，或后退“单步”旁的字段所示的步数</translation>
    </message>
    <message>
        <source>&amp;First recorded step</source>
        <translation>第一个已录制的步</translation>
    </message>
    <message>
        <source>Go to the oldest recorded step</source>
        <translation>转到最早的已录制的步</translation>
    </message>
    <message>
        <source>&amp;Last recorded step</source>
        <translation>最后一个已录制的步</translation>
    </message>
    <message>
        <source>Go to the latest recorded step</source>
        <translation>转到最近的已录制的步</translation>
    </message>
    <message>
        <source>Restore &amp;discarded steps</source>
        <translation>恢复已丢弃的步</translation>
    </message>
    <message>
        <source>Go back to the step after which recorded steps were discarded, and restore them</source>
        <translation>回到被丢弃的步的前一步，并恢复那些步</translation>
    </message>
    <message>
        <source>Slo&amp;wer</source>
        <translation>减慢</translation>
    </message>
    <message>
        <source>Run at half the speed: slow motion down to 1/64 of real time</source>
        <translation>以一半的速度运行：慢动作最低为实时的 1/64</translation>
    </message>
    <message>
        <source>Fast&amp;er</source>
        <translation>加快</translation>
    </message>
    <message>
        <source>Run at twice the speed, up to real time</source>
        <translation>以两倍的速度运行，最高为实时</translation>
    </message>
    <message>
        <source>This is the last step of the recording.</source>
        <translation>这是录制的最后一步。</translation>
    </message>
    <message>
        <source>The simulation is already running.</source>
        <translation>模拟已在运行。</translation>
    </message>
    <message>
        <source>The simulation is not running.</source>
        <translation>模拟没有运行。</translation>
    </message>
    <message>
        <source>Start the simulation first (F5).</source>
        <translation>请先启动模拟 (F5)。</translation>
    </message>
    <message>
        <source>This is the first step of the recording.</source>
        <translation>这是录制的第一步。</translation>
    </message>
    <message>
        <source>The world is already at its first step.</source>
        <translation>世界已处于第一步。</translation>
    </message>
    <message>
        <source>Step %1 is the oldest step in the memory for recorded steps.</source>
        <translation>第 %1 步是内存中最早的已录制的步。</translation>
    </message>
    <message>
        <source>This is the latest step.</source>
        <translation>这是最近的一步。</translation>
    </message>
    <message>
        <source>No steps have been discarded.</source>
        <translation>没有已丢弃的步。</translation>
    </message>
    <message>
        <source>The slowest speed is 1/%1 of real time.</source>
        <translation>最慢的速度是实时的 1/%1。</translation>
    </message>
    <message>
        <source>The simulation already runs in real time.</source>
        <translation>模拟已按实时运行。</translation>
    </message>
</context>
<context>
    <name>broadside::SimulationPanel</name>
    <message>
        <source>not started</source>
        <translation>未开始</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>running</source>
        <translation>正在运行</translation>
    </message>
    <message>
        <source>When nothing moves</source>
        <translation>无对象移动时</translation>
    </message>
    <message>
        <source>Swept (continuous)</source>
        <translation>扫掠（连续）</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Step by</source>
        <translation>每次步数</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Real time</source>
        <translation>实时</translation>
    </message>
    <message>
        <source>1/%1 of real time</source>
        <translation>实时的 1/%1</translation>
    </message>
    <message>
        <source>The speed of Run, for slow motion. The steps themselves do not change.</source>
        <translation>“运行”的速度，用于慢动作。步本身不变。</translation>
    </message>
    <message>
        <source>Pause when nothing moves any more</source>
        <translation>不再有对象移动时暂停</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Pauses the simulation when nothing moves any more and no component will act.
Objects that have left the world for good do not count.</source>
        <translation>不再有对象移动，且没有组件会动作时，暂停模拟。
已永远离开世界的对象不计入。</translation>
    </message>
    <message>
        <source>Time step</source>
        <translation>时间步长</translation>
    </message>
    <message>
        <source>Simulated seconds per step: 1/60, 0.02 or 16 ms</source>
        <translation>每步模拟的秒数：1/60、0.02 或 16 ms</translation>
    </message>
    <message>
        <source>Integrator</source>
        <translation>积分器</translation>
    </message>
    <message>
        <source>Semi-implicit Euler</source>
        <translation>半隐式欧拉</translation>
    </message>
    <message>
        <source>Velocity first, then position with the new velocity: stable, what most games use.
A fall of 1 s at steps of 0.1 s ends 10 % too low, and bounces lose height.</source>
        <translation>先更新速度，再用新速度更新位置：稳定，大多数游戏都用它。
以 0.1 s 的步长下落 1 s，终点会低 10%；弹起的高度会降低。</translation>
    </message>
    <message>
        <source>Explicit Euler</source>
        <translation>显式欧拉</translation>
    </message>
    <message>
        <source>Position first, with the old velocity: gains energy, springs explode</source>
        <translation>先用旧速度更新位置：能量会增加，弹簧会发散</translation>
    </message>
    <message>
        <source>Velocity Verlet</source>
        <translation>速度 Verlet</translation>
    </message>
    <message>
        <source>Exact under constant acceleration, at any step</source>
        <translation>加速度恒定时，无论步长多大都精确</translation>
    </message>
    <message>
        <source>How velocity and position advance in a step</source>
        <translation>速度和位置在一步中如何推进</translation>
    </message>
    <message>
        <source>Swept collision</source>
        <translation>扫掠碰撞</translation>
    </message>
    <message>
        <source>Collision</source>
        <translation>碰撞</translation>
    </message>
    <message>
        <source>Sweeps moving objects along their paths, so that a fast object does not pass through a thin one between two
steps. Off: only the positions at the ends of the steps are tested, as in most simple games.</source>
        <translation>沿路径扫掠移动的对象，使快速的对象不会在两步之间穿过薄的对象。
关闭：与大多数简单的游戏一样，只检测每步结束时的位置。</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Not started: the scene is shown as you made it. Stop returns to it.</source>
        <translation>未开始：场景显示为编辑时的样子。“停止”会回到这里。</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>Steps since the start</source>
        <translation>自开始以来的步数</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Simulated seconds</source>
        <translation>模拟的秒数</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>命中</translation>
    </message>
    <message>
        <source>Overlaps that began and made at least one of the two objects respond</source>
        <translation>新开始的、使两个对象中至少一个作出响应的重叠</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>已移除</translation>
    </message>
    <message>
        <source>Objects that were removed by hits, lifetimes or edges. Click the number for the list.</source>
        <translation>因命中、寿命或边缘而移除的对象。单击数字可查看列表。</translation>
    </message>
    <message>
        <source>Objects left</source>
        <translation>剩余对象</translation>
    </message>
    <message>
        <source>Objects in the world now</source>
        <translation>当前在世界中的对象</translation>
    </message>
    <message>
        <source>State hash</source>
        <translation>状态哈希</translation>
    </message>
    <message>
        <source>Equal hashes mean equal positions, angles and speeds, to the last bit.
The same scene and the same shots give the same hash on every machine.</source>
        <translation>哈希相同，则位置、角度和速度逐位相同。
相同的场景和相同的射击在任何机器上都得到相同的哈希。</translation>
    </message>
    <message>
        <source>Copy the state hash</source>
        <translation>复制状态哈希</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>最后一步</translation>
    </message>
    <message>
        <source>Time that each phase of the step took</source>
        <translation>此步各阶段所用的时间</translation>
    </message>
    <message>
        <source>Change integrator</source>
        <translation>更改积分器</translation>
    </message>
    <message>
        <source>Switch swept collision on</source>
        <translation>开启扫掠碰撞</translation>
    </message>
    <message>
        <source>Switch swept collision off</source>
        <translation>关闭扫掠碰撞</translation>
    </message>
    <message>
        <source>"%1" is not a time step, so it stays %2. Type more than 0 and up to 60 seconds, such as 1/60, 0.02 or 16 ms.</source>
        <translation>“%1”不是时间步长，因此仍为 %2。请输入大于 0、不超过 60 秒的值，例如 1/60、0.02 或 16 ms。</translation>
    </message>
    <message>
        <source>Change time step</source>
        <translation>更改时间步长</translation>
    </message>
    <message>
        <source>The game made the steps of a recording.</source>
        <translation>录制中的步是由游戏产生的。</translation>
    </message>
    <message>
        <source>- (not recorded)</source>
        <translation>-（未录制）</translation>
    </message>
    <message>
        <source>recording, %1</source>
        <translation>录制，%1</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>正在读取</translation>
    </message>
    <message>
        <source>making step %1</source>
        <translation>正在产生第 %1 步</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Copy the state hash to the clipboard</source>
        <translation>将状态哈希复制到剪贴板</translation>
    </message>
    <message>
        <source>Start the simulation first (F5).</source>
        <translation>请先启动模拟 (F5)。</translation>
    </message>
    <message>
        <source>Not recorded: call bst_frame_end_hash in the game</source>
        <translation>未录制：请在游戏中调用 bst_frame_end_hash</translation>
    </message>
    <message>
        <source>- (press Step or Run)</source>
        <translation>-（请按“单步”或“运行”）</translation>
    </message>
    <message>
        <source>- (not recorded: bst_counter in the game)</source>
        <translation>-（未录制：游戏中的 bst_counter）</translation>
    </message>
    <message>
        <source>- (being counted)</source>
        <translation>-（正在统计）</translation>
    </message>
    <message>
        <source>move %1
broad phase %2
narrow phase %3
responses %4</source>
        <translation>移动 %1
粗检测 %2
细检测 %3
响应 %4</translation>
    </message>
</context>
<context>
    <name>broadside::SimulationSession</name>
    <message>
        <source>The simulation ended because objects of the scene were edited</source>
        <translation>模拟已结束，因为编辑了场景的对象</translation>
    </message>
    <message>
        <source>Recorded step %1 was discarded, because you changed something</source>
        <translation>已录制的第 %1 步被丢弃，因为有更改</translation>
    </message>
    <message>
        <source>Recorded steps %1 to %2 were discarded, because you changed something in step %1</source>
        <translation>已录制的第 %1 至 %2 步被丢弃，因为第 %1 步中有更改</translation>
    </message>
    <message>
        <source>The step does not fit into memory. The simulation ended, and the scene did not change</source>
        <translation>内存容纳不下这一步。模拟已结束，场景没有改变</translation>
    </message>
    <message>
        <source>The step does not fit into memory. The world is as it was before the step</source>
        <translation>内存容纳不下这一步。世界仍为这一步之前的状态</translation>
    </message>
    <message>
        <source>Use fewer objects, larger cells or another algorithm</source>
        <translation>请减少对象，或使用更大的单元格或其他算法</translation>
    </message>
</context>
<context>
    <name>broadside::SlowStep</name>
    <message>
        <source>Step %1 has taken %2 s so far: %3 over %4 objects</source>
        <translation>第 %1 步至今已用 %2 s：%3，%4 个对象</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Stay at step %1</source>
        <translation>停在第 %1 步</translation>
    </message>
</context>
<context>
    <name>broadside::SnapActions</name>
    <message>
        <source>&amp;Snapping</source>
        <translation>吸附</translation>
    </message>
    <message>
        <source>&amp;Snap</source>
        <translation>吸附</translation>
    </message>
    <message>
        <source>Snap moved and placed objects to edges, centres and borders near by; hold Ctrl while you drag to do the opposite</source>
        <translation>将移动和放置的对象吸附到附近的边缘、中心和边界；拖动时按住 Ctrl 则相反</translation>
    </message>
    <message>
        <source>Grid s&amp;tep and pixels...</source>
        <translation>网格间距和像素...</translation>
    </message>
    <message>
        <source>Set the step of the grid, and the pixels per metre</source>
        <translation>设置网格间距，以及每米像素数</translation>
    </message>
</context>
<context>
    <name>broadside::SnapDialog</name>
    <message>
        <source>Step of the grid</source>
        <translation>网格间距</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>Pixels per metre</source>
        <translation>每米像素数</translation>
    </message>
    <message>
        <source>px/m</source>
        <translation>px/m</translation>
    </message>
    <message>
        <source>Snapping</source>
        <translation>吸附</translation>
    </message>
    <message>
        <source>Grid step</source>
        <translation>网格间距</translation>
    </message>
    <message>
        <source>Distance between the lines of the grid, metres; one line is at 0</source>
        <translation>网格线之间的距离，单位为米；其中一条线位于 0</translation>
    </message>
    <message>
        <source>Pixels of your pictures per metre; left and bottom edges snap to whole pixels</source>
        <translation>每米对应的图片像素数；左边缘和下边缘吸附到整像素</translation>
    </message>
</context>
<context>
    <name>broadside::SpriteSection</name>
    <message>
        <source>Sprite</source>
        <translation>精灵</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>A region or an animation of the scene's atlases, which the panel Assets lists. The bounding shape does not change.</source>
        <translation>场景图集中的一个区域或动画，列在“资源”面板中。碰撞形状不变。</translation>
    </message>
    <message>
        <source>sprite size</source>
        <translation>精灵大小</translation>
    </message>
    <message>
        <source>sprite offset</source>
        <translation>精灵偏移</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>Sprite width</source>
        <translation>精灵宽度</translation>
    </message>
    <message>
        <source>Sprite height</source>
        <translation>精灵高度</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Width and height before the object's scale, metres; 0 is natural: from the atlas's pixels per metre</source>
        <translation>对象缩放之前的宽度和高度，单位为米；0 为自然大小：由图集的每米像素数得出</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>Sprite offset x</source>
        <translation>精灵偏移 x</translation>
    </message>
    <message>
        <source>Sprite offset y</source>
        <translation>精灵偏移 y</translation>
    </message>
    <message>
        <source>From the object's position to the middle of the picture, metres</source>
        <translation>从对象的位置到图片中心，单位为米</translation>
    </message>
    <message>
        <source>mirroring</source>
        <translation>镜像</translation>
    </message>
    <message>
        <source>left-right</source>
        <translation>左右</translation>
    </message>
    <message>
        <source>Mirrored from left to right</source>
        <translation>左右镜像</translation>
    </message>
    <message>
        <source>up-down</source>
        <translation>上下</translation>
    </message>
    <message>
        <source>Mirrored from top to bottom</source>
        <translation>上下镜像</translation>
    </message>
    <message>
        <source>Mirrored</source>
        <translation>镜像</translation>
    </message>
    <message>
        <source>Mirror the picture</source>
        <translation>将图片镜像</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>朝向</translation>
    </message>
    <message>
        <source>either way</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>Direction that the picture looks; it is mirrored while its object moves the other way</source>
        <translation>图片朝向的方向；对象朝另一边移动时，图片会镜像</translation>
    </message>
    <message>
        <source>facing</source>
        <translation>朝向</translation>
    </message>
    <message>
        <source>Tint</source>
        <translation>着色</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>不透明度</translation>
    </message>
    <message>
        <source>opacity</source>
        <translation>不透明度</translation>
    </message>
    <message>
        <source>The colours of the picture are multiplied by the tint; white changes nothing. Opacity is from 0 to 1</source>
        <translation>图片的颜色与着色相乘；白色不产生变化。不透明度为 0 到 1</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>次序</translation>
    </message>
    <message>
        <source>order</source>
        <translation>次序</translation>
    </message>
    <message>
        <source>Start time</source>
        <translation>起始时间</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>start time</source>
        <translation>起始时间</translation>
    </message>
    <message>
        <source>Higher numbers are drawn over lower ones; numbers below 0 under all shapes</source>
        <translation>数字大的绘制在数字小的之上；小于 0 的绘制在所有形状之下</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Seconds into its animation when the simulation starts</source>
        <translation>模拟开始时位于动画的第几秒</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>tint</source>
        <translation>着色</translation>
    </message>
    <message>
        <source>natural</source>
        <translation>自然</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1（缺失）</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>多个值</translation>
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
        <translation>鼠标下的点，单位为米</translation>
    </message>
    <message>
        <source>cell (00, 00) = 000</source>
        <translation>单元格 (00, 00) = 000</translation>
    </message>
    <message>
        <source>Column, row and id of the cell under the mouse, counted from the lower left; range-grid counts from the upper left</source>
        <translation>鼠标下的单元格的列、行和 ID，从左下角起计数；range-grid 从左上角起计数</translation>
    </message>
    <message>
        <source> (%1 spared)</source>
        <translation> (省去 %1)</translation>
    </message>
    <message>
        <source>outside the grid</source>
        <translation>在网格之外</translation>
    </message>
    <message>
        <source>no cell, treated as %1</source>
        <translation>无单元格，按 %1 处理</translation>
    </message>
    <message>
        <source>cell (%1, %2) = %3</source>
        <translation>单元格 (%1, %2) = %3</translation>
    </message>
    <message>
        <source>no broad phase: see the panel Broad phase</source>
        <translation>没有粗检测：见“粗检测”面板</translation>
    </message>
    <message>
        <source>All pairs that can collide &gt; candidates of the broad phase &gt; overlapping boxes &gt; overlapping shapes</source>
        <translation>所有可碰撞的配对 &gt; 粗检测的候选对 &gt; 包围盒重叠 &gt; 形状重叠</translation>
    </message>
</context>
<context>
    <name>broadside::StepReadout</name>
    <message>
        <source>Steps and simulated time since the start</source>
        <translation>自开始以来的步数和模拟时间</translation>
    </message>
    <message>
        <source>   1/%1 speed</source>
        <translation>   1/%1 倍速</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>未开始</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>第 %1 步</translation>
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
        <translation>转到第 %1 步</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>发生的事</translation>
    </message>
</context>
<context>
    <name>broadside::StoryPanel</name>
    <message>
        <source>Story</source>
        <translation>经历</translation>
    </message>
    <message>
        <source>Search again</source>
        <translation>重新搜索</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Examine the recorded steps from where the search was cancelled</source>
        <translation>从取消搜索的地方继续检查已录制的步</translation>
    </message>
    <message>
        <source>Stop examining the recorded steps</source>
        <translation>停止检查已录制的步</translation>
    </message>
    <message>
        <source>%1, steps %2 to %3.</source>
        <translation>%1，第 %2 至 %3 步。</translation>
    </message>
    <message>
        <source>Select an object. This panel then lists what happened to it in the recorded steps, and why.</source>
        <translation>选择一个对象。此面板随后列出它在已录制的步中发生的事及其原因。</translation>
    </message>
    <message>
        <source>Select one object only: this panel tells the story of a single object.</source>
        <translation>请只选择一个对象：此面板讲述单个对象的经历。</translation>
    </message>
    <message>
        <source>Run or step the simulation. This panel then lists what happened to the selected object, and why.</source>
        <translation>运行或单步模拟。此面板随后列出所选对象发生的事及其原因。</translation>
    </message>
    <message>
        <source>Examining the recorded steps: %1 %</source>
        <translation>正在检查已录制的步：%1%</translation>
    </message>
    <message>
        <source>The search was cancelled.</source>
        <translation>搜索已取消。</translation>
    </message>
    <message>
        <source>Pause the simulation to examine its latest steps.</source>
        <translation>暂停模拟，以检查其最近的步。</translation>
    </message>
    <message>
        <source>The object is in none of the recorded steps.</source>
        <translation>已录制的步中都没有此对象。</translation>
    </message>
</context>
<context>
    <name>broadside::StrideField</name>
    <message>
        <source>Steps per press</source>
        <translation>每次按下的步数</translation>
    </message>
    <message>
        <source>How many steps one press of Step or Step back goes</source>
        <translation>每按一次“单步”或“单步后退”所走的步数</translation>
    </message>
</context>
<context>
    <name>broadside::StripChart</name>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间轴</translation>
    </message>
    <message>
        <source>Left and Right go one step, Page Up and Page Down ten, Home and End to the first and the last</source>
        <translation>左/右方向键移动一步，Page Up 和 Page Down 移动十步，Home 和 End 转到第一步和最后一步</translation>
    </message>
    <message>
        <source>Step %1, %2 s</source>
        <translation>第 %1 步，%2 s</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>第 %1 步</translation>
    </message>
</context>
<context>
    <name>broadside::StructureSwitch</name>
    <message>
        <source>S&amp;tructure of the algorithm</source>
        <translation>算法的结构</translation>
    </message>
    <message>
        <source>Show the structure of the algorithm: occupied cells, tree nodes or intervals</source>
        <translation>显示算法的结构：非空单元格、树节点或区间</translation>
    </message>
    <message>
        <source>Show structure</source>
        <translation>显示结构</translation>
    </message>
</context>
<context>
    <name>broadside::TableColumnChoices</name>
    <message>
        <source>Meaning of each column</source>
        <translation>各列的含义</translation>
    </message>
    <message>
        <source>Meaning of the column %1</source>
        <translation>列 %1 的含义</translation>
    </message>
    <message>
        <source>Choose the meaning of the column %1, if its name does not tell it</source>
        <translation>如果列 %1 的名称不能说明其含义，请在此选择</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>忽略</translation>
    </message>
</context>
<context>
    <name>broadside::TableDialog</name>
    <message>
        <source>tabs</source>
        <translation>制表符</translation>
    </message>
    <message>
        <source>semicolons</source>
        <translation>分号</translation>
    </message>
    <message>
        <source>commas</source>
        <translation>逗号</translation>
    </message>
    <message>
        <source>Units of the table in a metre</source>
        <translation>一米对应的表格单位数</translation>
    </message>
    <message>
        <source>Boxes that only touch do &amp;not overlap</source>
        <translation>仅接触的包围盒不算重叠</translation>
    </message>
    <message>
        <source>As a &amp;world: a new scene, not saved yet</source>
        <translation>作为世界：新场景，尚未保存</translation>
    </message>
    <message>
        <source>As &amp;frames over steps: a recording to go through</source>
        <translation>作为逐步的帧：可浏览的录制</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>导入“%1”</translation>
    </message>
    <message>
        <source>First rows, as they are read</source>
        <translation>前几行的读取结果</translation>
    </message>
    <message>
        <source>Errors of the table</source>
        <translation>表格的错误</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Problem and remedy</source>
        <translation>错误和解决办法</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>The middle of a box</source>
        <translation>包围盒的中心</translation>
    </message>
    <message>
        <source>The corner with the smallest x and y</source>
        <translation>x 和 y 最小的角</translation>
    </message>
    <message>
        <source>Upwards</source>
        <translation>向上</translation>
    </message>
    <message>
        <source>Downwards, as on screens</source>
        <translation>向下，与屏幕相同</translation>
    </message>
    <message>
        <source>Commas</source>
        <translation>逗号</translation>
    </message>
    <message>
        <source>Semicolons</source>
        <translation>分号</translation>
    </message>
    <message>
        <source>Tabs</source>
        <translation>制表符</translation>
    </message>
    <message>
        <source>A decimal point</source>
        <translation>小数点</translation>
    </message>
    <message>
        <source>A decimal comma</source>
        <translation>小数逗号</translation>
    </message>
    <message>
        <source>For games that compare with &lt; and not with &lt;=</source>
        <translation>适用于用 &lt; 而不是 &lt;= 比较的游戏</translation>
    </message>
    <message>
        <source>Between columns</source>
        <translation>列之间</translation>
    </message>
    <message>
        <source>The character between the fields of a line</source>
        <translation>一行中字段之间的字符</translation>
    </message>
    <message>
        <source>Numbers have</source>
        <translation>数字使用</translation>
    </message>
    <message>
        <source>How fractions are written: 1.5 or 1,5</source>
        <translation>小数的写法：1.5 或 1,5</translation>
    </message>
    <message>
        <source>x and y are</source>
        <translation>x 和 y 为</translation>
    </message>
    <message>
        <source>The point of a box to which the columns x and y refer</source>
        <translation>列 x 和 y 所指的包围盒上的点</translation>
    </message>
    <message>
        <source>y grows</source>
        <translation>y 增长方向</translation>
    </message>
    <message>
        <source>Broadside shows y upwards and flips tables whose y grows downwards</source>
        <translation>Broadside 以 y 向上显示，会将 y 向下增长的表格翻转</translation>
    </message>
    <message>
        <source>Units per metre</source>
        <translation>每米单位数</translation>
    </message>
    <message>
        <source>How many units of the table, such as pixels, are one metre.
1 keeps all numbers.</source>
        <translation>表格中多少单位（例如像素）为一米。
1 保留所有数值不变。</translation>
    </message>
    <message>
        <source>Open the objects of the first step as a scene that can be edited and simulated</source>
        <translation>将第一步的对象打开为可编辑、可模拟的场景</translation>
    </message>
    <message>
        <source>Open all steps as a recording, which is read only</source>
        <translation>将所有步打开为录制，录制是只读的</translation>
    </message>
    <message>
        <source>The table is being read.</source>
        <translation>正在读取表格。</translation>
    </message>
    <message>
        <source>Reading...</source>
        <translation>正在读取...</translation>
    </message>
    <message>
        <source>a decimal comma</source>
        <translation>小数逗号</translation>
    </message>
    <message>
        <source>a decimal point</source>
        <translation>小数点</translation>
    </message>
    <message>
        <source>Columns between %1, numbers with %2: %3. x and y are %4, y grows %5.</source>
        <translation>列以%1分隔，数字用%2：%3。x 和 y 为%4，y %5增长。</translation>
    </message>
    <message>
        <source>not named, so taken for %1</source>
        <translation>未命名，因此视为 %1</translation>
    </message>
    <message>
        <source>the middle of a box</source>
        <translation>包围盒的中心</translation>
    </message>
    <message>
        <source>the corner of a box</source>
        <translation>包围盒的角</translation>
    </message>
    <message>
        <source>downwards</source>
        <translation>向下</translation>
    </message>
    <message>
        <source>upwards</source>
        <translation>向上</translation>
    </message>
    <message>
        <source>%1 in %2, %3.</source>
        <translation>%1，%2，%3。</translation>
    </message>
    <message>
        <source>The table cannot be read with these settings. Nothing is imported.</source>
        <translation>无法用这些设置读取表格。没有导入任何内容。</translation>
    </message>
    <message>
        <source>Correct the errors of the table first; the list shows them.</source>
        <translation>请先改正表格的错误；列表中有这些错误。</translation>
    </message>
    <message>
        <source>The table has no boxes.</source>
        <translation>表格中没有包围盒。</translation>
    </message>
    <message>
        <source>Open the table in a new tab</source>
        <translation>在新标签页中打开表格</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>下</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>dynamic</source>
        <translation>动态</translation>
    </message>
    <message>
        <source>static</source>
        <translation>静态</translation>
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
        <translation>中心，y 向下</translation>
    </message>
    <message>
        <source>Middle, y up</source>
        <translation>中心，y 向上</translation>
    </message>
    <message>
        <source>Corner, y down</source>
        <translation>角，y 向下</translation>
    </message>
    <message>
        <source>Corner, y up</source>
        <translation>角，y 向上</translation>
    </message>
    <message>
        <source>Click the picture that looks like your game: it shows the first step of the table with this setting.</source>
        <translation>单击与游戏画面相像的图片：图片显示表格的第一步在该设置下的样子。</translation>
    </message>
</context>
<context>
    <name>broadside::TemplateActions</name>
    <message>
        <source>Te&amp;mplate</source>
        <translation>模板</translation>
    </message>
    <message>
        <source>&amp;New from selection</source>
        <translation>从选区新建</translation>
    </message>
    <message>
        <source>Make templates of the selected objects, which become instances of them; equal objects share one template</source>
        <translation>用所选对象创建模板，这些对象成为模板的实例；相同的对象共用一个模板</translation>
    </message>
    <message>
        <source>&amp;Place instances</source>
        <translation>放置实例</translation>
    </message>
    <message>
        <source>Place instances of the template that is chosen in the panel Templates</source>
        <translation>放置“模板”面板中所选模板的实例</translation>
    </message>
    <message>
        <source>&amp;Select instances</source>
        <translation>选择实例</translation>
    </message>
    <message>
        <source>Select all instances of the template that is chosen in the panel Templates</source>
        <translation>选择“模板”面板中所选模板的所有实例</translation>
    </message>
    <message>
        <source>&amp;Apply to template</source>
        <translation>应用到模板</translation>
    </message>
    <message>
        <source>Copy the overrides of the selected instance to its template; all other instances follow</source>
        <translation>将所选实例的覆写复制到其模板；其他所有实例随之改变</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>&amp;Reset to template</source>
        <translation>重置为模板的值</translation>
    </message>
    <message>
        <source>Remove all overrides of the selected instances, so that they follow their templates again</source>
        <translation>移除所选实例的所有覆写，使它们重新跟随模板</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>&amp;Detach</source>
        <translation>脱离模板</translation>
    </message>
    <message>
        <source>Detach the selected instances from their templates: they keep their values and become usual objects</source>
        <translation>使所选实例脱离模板：它们保留各自的值，成为普通对象</translation>
    </message>
    <message>
        <source>S&amp;hare with the project</source>
        <translation>与项目共享</translation>
    </message>
    <message>
        <source>Move the chosen template into the project, for all of its scenes; the project is saved at once</source>
        <translation>将所选模板移入项目，供其所有场景使用；项目会立即保存</translation>
    </message>
    <message>
        <source>&amp;Make local to this scene</source>
        <translation>改为此场景的本地模板</translation>
    </message>
    <message>
        <source>Let the instances of a shared template follow a local copy of it; the project keeps the template</source>
        <translation>使共享模板的实例改为跟随它的本地副本；项目保留该模板</translation>
    </message>
    <message>
        <source>Rename &amp;template...</source>
        <translation>重命名模板...</translation>
    </message>
    <message>
        <source>Rename the template that is chosen in the panel Templates (there: F2)</source>
        <translation>重命名“模板”面板中所选的模板（在面板中：F2）</translation>
    </message>
    <message>
        <source>D&amp;elete template</source>
        <translation>删除模板</translation>
    </message>
    <message>
        <source>Delete the template that is chosen in the panel Templates; its instances become usual objects</source>
        <translation>删除“模板”面板中所选的模板；其实例成为普通对象</translation>
    </message>
    <message>
        <source>No object is an instance of %1. Place one, or delete the template.</source>
        <translation>没有对象是“%1”的实例。请放置一个，或删除该模板。</translation>
    </message>
    <message>
        <source>Choose a template in the panel Templates first, or select an instance.</source>
        <translation>请先在“模板”面板中选择一个模板，或选择一个实例。</translation>
    </message>
    <message>
        <source>Select an object first.</source>
        <translation>请先选择一个对象。</translation>
    </message>
    <message>
        <source>Select an instance of a template first.</source>
        <translation>请先选择一个模板的实例。</translation>
    </message>
    <message>
        <source>Select one object only.</source>
        <translation>请只选择一个对象。</translation>
    </message>
</context>
<context>
    <name>broadside::TemplatesPanel</name>
    <message>
        <source>Search templates</source>
        <translation>搜索模板</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Show templates whose names contain this text</source>
        <translation>显示名称中包含此文本的模板</translation>
    </message>
    <message>
        <source>No templates yet.

Select objects and choose New from selection (Ctrl+T): each becomes an instance of a template. Place more instances. They follow all changes of the template.</source>
        <translation>还没有模板。

选择对象，然后选择“从选区新建”(Ctrl+T)：每个对象成为一个模板的实例。可再放置更多实例。它们跟随模板的所有更改。</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>模板</translation>
    </message>
    <message>
        <source>project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>dynamic</source>
        <translation>动态</translation>
    </message>
    <message>
        <source>static</source>
        <translation>静态</translation>
    </message>
    <message>
        <source>%1: %2 %3, %4.
Return or a double click places instances; or drag it into the world.</source>
        <translation>%1：%2 %3，%4。
按回车键或双击可放置实例；也可以将它拖入世界。</translation>
    </message>
    <message>
        <source>Shared with the other scenes of the project.</source>
        <translation>与项目的其他场景共享。</translation>
    </message>
    <message>
        <source>%1 (shared)</source>
        <translation>%1（共享）</translation>
    </message>
</context>
<context>
    <name>broadside::TimelinePanel</name>
    <message>
        <source>Candidates</source>
        <translation>候选对</translation>
    </message>
    <message>
        <source>Pairs that the broad phase reported in a step; each costs a box test</source>
        <translation>粗检测在一步中报告的配对；每个都要做一次包围盒检测</translation>
    </message>
    <message>
        <source>Overlaps</source>
        <translation>重叠</translation>
    </message>
    <message>
        <source>Pairs whose shapes overlapped in a step</source>
        <translation>一步中形状重叠的配对</translation>
    </message>
    <message>
        <source>False positives</source>
        <translation>误报</translation>
    </message>
    <message>
        <source>The share of the candidates whose boxes do not overlap</source>
        <translation>候选对中包围盒不重叠的比例</translation>
    </message>
    <message>
        <source>There are no candidates in this step, or they are not recorded.</source>
        <translation>此步中没有候选对，或没有录制候选对。</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>每步用时</translation>
    </message>
    <message>
        <source>Time of each phase of a step, from the bottom up: moving, broad phase, shape tests,
responses. Measured on this machine; the values differ a little from run to run.</source>
        <translation>一步中各阶段的用时，自下而上：移动、粗检测、形状检测、
响应。在本机上测量；各次运行的值略有不同。</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>Broad phase</source>
        <translation>粗检测</translation>
    </message>
    <message>
        <source>Shape tests</source>
        <translation>形状检测</translation>
    </message>
    <message>
        <source>Responses</source>
        <translation>响应</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>Objects that are in the world at the end of a step</source>
        <translation>一步结束时在世界中的对象</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>命中</translation>
    </message>
    <message>
        <source>Inputs and edits</source>
        <translation>输入和编辑</translation>
    </message>
    <message>
        <source>Missed, tunnelled</source>
        <translation>漏检、穿透</translation>
    </message>
    <message>
        <source>Breakpoints</source>
        <translation>断点</translation>
    </message>
    <message>
        <source>Selected object</source>
        <translation>所选对象</translation>
    </message>
    <message>
        <source>%1 tunnelled</source>
        <translation>%1 穿透</translation>
    </message>
    <message numerus="yes">
        <source>, %n removed</source>
        <translation>
            <numerusform>，%n 个已移除</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>%1 edited</source>
        <translation>%1 已编辑</translation>
    </message>
    <message>
        <source>steered or aimed</source>
        <translation>操纵或瞄准</translation>
    </message>
    <message>
        <source>settings changed</source>
        <translation>设置已更改</translation>
    </message>
    <message>
        <source>Restore discarded steps</source>
        <translation>恢复已丢弃的步</translation>
    </message>
    <message>
        <source>Run or step the simulation. Every step is recorded here, and you can go back to any of them.</source>
        <translation>运行或单步模拟。每一步都录制在这里，可以回到其中任何一步。</translation>
    </message>
    <message>
        <source>The current step, and the steps that you can go to</source>
        <translation>当前步，以及可以转到的步</translation>
    </message>
    <message>
        <source>Memory for recorded steps. When it is full, the oldest steps are discarded.</source>
        <translation>用于录制的内存。存满后，最早的步会被丢弃。</translation>
    </message>
    <message>
        <source>Memory for recorded steps</source>
        <translation>用于录制的内存</translation>
    </message>
    <message>
        <source>Restores the steps that were replaced because something was changed in the past.
The new steps are discarded instead.</source>
        <translation>恢复因更改了过去而被替换的步。
新的步则被丢弃。</translation>
    </message>
    <message>
        <source>Breakpoint: %1</source>
        <translation>断点：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Step %1 of %2 to %3</source>
        <translation>第 %1 步，范围 %2 至 %3</translation>
    </message>
    <message>
        <source>Nothing recorded.</source>
        <translation>没有录制任何内容。</translation>
    </message>
    <message>
        <source>%1 of</source>
        <translation>%1 /</translation>
    </message>
</context>
<context>
    <name>broadside::ToolActions</name>
    <message>
        <source>&amp;Select</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Select objects with a click or a rubber band, drag them to move them</source>
        <translation>单击或框选对象，拖动可移动对象</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>放置</translation>
    </message>
    <message>
        <source>Place objects with a click; what and how large is chosen in the Place panel</source>
        <translation>单击以放置对象；放置什么、多大，在“放置”面板中选择</translation>
    </message>
    <message>
        <source>&amp;Draw a polygon</source>
        <translation>绘制多边形</translation>
    </message>
    <message>
        <source>Draw a polygon vertex by vertex; a click on the first vertex, a double click or Enter closes it</source>
        <translation>逐个顶点绘制多边形；单击第一个顶点、双击或按 Enter 可闭合</translation>
    </message>
    <message>
        <source>Edit &amp;vertices</source>
        <translation>编辑顶点</translation>
    </message>
    <message>
        <source>Move, add and remove vertices of the selected polygon or mesh; a double click on the object starts this, too</source>
        <translation>移动、添加和移除所选多边形或三角网格的顶点；双击对象也可开始</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>测量</translation>
    </message>
    <message>
        <source>Drag to measure a distance, an angle and the cells in between; with two objects selected, their distance</source>
        <translation>拖动以测量距离、角度和其间的单元格；选中两个对象时，测量它们的距离</translation>
    </message>
    <message>
        <source>&amp;Guides</source>
        <translation>参考线</translation>
    </message>
    <message>
        <source>Click to add a vertical guide, Shift+click for a horizontal one, drag guides to move them: objects snap to guides</source>
        <translation>单击添加垂直参考线，Shift+单击添加水平参考线，拖动可移动参考线：对象会吸附到参考线</translation>
    </message>
    <message>
        <source>&amp;Cannon</source>
        <translation>大炮</translation>
    </message>
    <message>
        <source>Press in the world to aim, release to shoot; a longer drag is a faster shot; or use the arrows and Enter</source>
        <translation>在世界中按下以瞄准，松开以射击；拖得越远，射得越快；也可用方向键和 Enter</translation>
    </message>
    <message>
        <source>&amp;Query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>Query the broad phase: click for a point, drag for a box, Shift+drag for a circle, Ctrl+drag for a ray</source>
        <translation>查询粗检测：单击查询点，拖动查询矩形，Shift+拖动查询圆，Ctrl+拖动查询射线</translation>
    </message>
    <message>
        <source>&amp;Breakpoint region</source>
        <translation>断点区域</translation>
    </message>
    <message>
        <source>Drag a region: the simulation stops when an object enters it</source>
        <translation>拖出一个区域：有对象进入时，模拟停止</translation>
    </message>
    <message>
        <source>E&amp;xpect</source>
        <translation>预期</translation>
    </message>
    <message>
        <source>Drag from one object to another that it should hit, or draw the region in which the selected object should stay</source>
        <translation>从一个对象拖到它应当命中的另一个对象，或绘制所选对象应当留在其中的区域</translation>
    </message>
</context>
<context>
    <name>broadside::ToolBar</name>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Show this button on the tool bar</source>
        <translation>在工具栏上显示此按钮</translation>
    </message>
</context>
<context>
    <name>broadside::TransformActions</name>
    <message>
        <source>&amp;Rotate and flip</source>
        <translation>旋转和翻转</translation>
    </message>
    <message>
        <source>Rotate &amp;left</source>
        <translation>向左旋转</translation>
    </message>
    <message>
        <source>Rotate the selected objects by 90 degrees counter-clockwise, about their centre</source>
        <translation>将所选对象绕其中心逆时针旋转 90 度</translation>
    </message>
    <message>
        <source>Rotate &amp;right</source>
        <translation>向右旋转</translation>
    </message>
    <message>
        <source>Rotate the selected objects by 90 degrees clockwise, about their centre</source>
        <translation>将所选对象绕其中心顺时针旋转 90 度</translation>
    </message>
    <message>
        <source>Flip &amp;horizontally</source>
        <translation>水平翻转</translation>
    </message>
    <message>
        <source>Flip the selected objects from left to right</source>
        <translation>将所选对象左右翻转</translation>
    </message>
    <message>
        <source>Flip &amp;vertically</source>
        <translation>垂直翻转</translation>
    </message>
    <message>
        <source>Flip the selected objects from top to bottom</source>
        <translation>将所选对象上下翻转</translation>
    </message>
    <message>
        <source>Nothing changed: an object would be outside the limits.</source>
        <translation>没有任何更改：有对象会超出限制。</translation>
    </message>
    <message>
        <source>%1 not changed: locked.</source>
        <translation>未更改 %1：已锁定。</translation>
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
        <translation>测量</translation>
    </message>
    <message>
        <source>Copy as</source>
        <translation>复制为</translation>
    </message>
    <message>
        <source>Copy the recommended size with the other settings, for your own game</source>
        <translation>复制推荐的大小及其他设置，用于您自己的游戏</translation>
    </message>
    <message>
        <source>Measures the last recorded steps with many cell sizes.
This runs in the background and does not change the world.</source>
        <translation>用多种单元格大小测量最近的已录制的步。
在后台运行，不改变世界。</translation>
    </message>
    <message>
        <source>Shown quantity</source>
        <translation>显示的量</translation>
    </message>
    <message>
        <source>The quantity that the curve shows for each cell size</source>
        <translation>曲线针对每种单元格大小显示的量</translation>
    </message>
    <message>
        <source>Time per step</source>
        <translation>每步时间</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>候选对</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Shown cells</source>
        <translation>显示的单元格</translation>
    </message>
    <message>
        <source>The curve of Broadside's algorithm, or that of the rule by which your game makes pairs</source>
        <translation>Broadside 算法的曲线，或游戏产生配对所用规则的曲线</translation>
    </message>
    <message>
        <source>Broadside's algorithm</source>
        <translation>Broadside 的算法</translation>
    </message>
    <message>
        <source>Your game's own rule</source>
        <translation>游戏自己的规则</translation>
    </message>
    <message>
        <source>Progress of the measurement</source>
        <translation>测量进度</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Stop the measurement; the last result stays</source>
        <translation>停止测量；保留上一次的结果</translation>
    </message>
    <message>
        <source>Cost of cell sizes</source>
        <translation>单元格大小的开销</translation>
    </message>
    <message>
        <source>Each point is a cell size that was measured. Click a point to use its size.</source>
        <translation>每个点是一个测量过的单元格大小。单击点可使用其大小。</translation>
    </message>
    <message>
        <source>Press Measure. This chart then shows what each cell size costs in this world.</source>
        <translation>按“测量”。此图表随后显示每种单元格大小在此世界中的开销。</translation>
    </message>
    <message>
        <source>A &amp;sentence</source>
        <translation>一句话</translation>
    </message>
    <message>
        <source>&amp;C++</source>
        <translation>C++</translation>
    </message>
    <message>
        <source>constexpr double kCellSize = %1; // metres</source>
        <translation>constexpr double kCellSize = %1; // metres</translation>
    </message>
    <message>
        <source>&amp;JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>cell size</source>
        <translation>单元格大小</translation>
    </message>
    <message>
        <source>rule of thumb</source>
        <translation>经验值</translation>
    </message>
    <message>
        <source>without large objects</source>
        <translation>不含大对象</translation>
    </message>
    <message>
        <source>now</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source> Measured on one frame.</source>
        <translation> 在一帧上测量。</translation>
    </message>
    <message>
        <source> Measured on %1 frames.</source>
        <translation> 在 %1 帧上测量。</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>使用 %1</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>使用</translation>
    </message>
    <message>
        <source>These are steps of a recording. Use the size in the game, or convert a step to a scene.</source>
        <translation>这些是录制中的步。请在游戏中使用此大小，或将某一步转换为场景。</translation>
    </message>
    <message>
        <source>Measure first.</source>
        <translation>请先测量。</translation>
    </message>
    <message>
        <source>The scene already uses this size.</source>
        <translation>场景已在使用此大小。</translation>
    </message>
    <message>
        <source>Set the cell size of the scene</source>
        <translation>设置场景的单元格大小</translation>
    </message>
    <message>
        <source>Use measured cell size</source>
        <translation>使用测得的单元格大小</translation>
    </message>
    <message>
        <source>Of %1 measured, %2 suits this world best: %3 a step with %4.</source>
        <translation>测量了 %1，其中 %2 最适合此世界：使用 %4 时每步 %3。</translation>
    </message>
</context>
<context>
    <name>broadside::ViewActions</name>
    <message>
        <source>Show the &amp;world</source>
        <translation>显示世界</translation>
    </message>
    <message>
        <source>Show the whole world</source>
        <translation>显示整个世界</translation>
    </message>
    <message>
        <source>&amp;Frame selection</source>
        <translation>聚焦选区</translation>
    </message>
    <message>
        <source>Frame the selected objects in the view</source>
        <translation>将所选对象置于视图中</translation>
    </message>
    <message>
        <source>F&amp;ollow the shot</source>
        <translation>跟随炮弹</translation>
    </message>
    <message>
        <source>Keep the shot in the middle of the view while it flies</source>
        <translation>炮弹飞行时，使它保持在视图中央</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>&amp;Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>&amp;Move the view</source>
        <translation>移动视图</translation>
    </message>
    <message>
        <source>O&amp;verview</source>
        <translation>概览</translation>
    </message>
    <message>
        <source>Show the whole world in a corner, while the view shows a part of it</source>
        <translation>视图只显示世界的一部分时，在角落显示整个世界</translation>
    </message>
    <message>
        <source>Pointer by &amp;keys</source>
        <translation>用按键控制指针</translation>
    </message>
    <message>
        <source>Move a pointer in the world with the arrow keys; Space presses and releases the button</source>
        <translation>用方向键在世界中移动指针；空格键按下和松开按钮</translation>
    </message>
    <message>
        <source>Conte&amp;xt menu</source>
        <translation>上下文菜单</translation>
    </message>
    <message>
        <source>Open the context menu of the focused widget, as a right click or the Menu key does</source>
        <translation>打开焦点控件的上下文菜单，与右键单击或菜单键相同</translation>
    </message>
    <message>
        <source>Move the view by a tenth of its size</source>
        <translation>将视图移动其大小的十分之一</translation>
    </message>
    <message>
        <source>S&amp;how</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>&amp;Heat map of the cells</source>
        <translation>单元格热力图</translation>
    </message>
    <message>
        <source>Colour the cells by their objects or their cost; choose which in the panel Broad phase</source>
        <translation>按对象数或开销为单元格着色；在“粗检测”面板中选择依据</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>热力图</translation>
    </message>
</context>
<context>
    <name>broadside::ViewportWidget</name>
    <message>
        <source>World</source>
        <translation>世界</translation>
    </message>
    <message>
        <source>The world with its cells and objects. Drag with the middle button, or with Space held, to pan; use the wheel to zoom.</source>
        <translation>世界及其单元格和对象。用中键或按住空格键拖动可平移；滚轮缩放。</translation>
    </message>
</context>
<context>
    <name>broadside::Welcome</name>
    <message>
        <source>%1. %2 Run it (F5) and find out why.</source>
        <translation>%1。%2请运行它 (F5)，并找出原因。</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Show in the manual how this fault is found</source>
        <translation>在手册中显示如何找到此缺陷</translation>
    </message>
    <message>
        <source>Welcome to Broadside</source>
        <translation>欢迎使用 Broadside</translation>
    </message>
    <message>
        <source>Show at &amp;start</source>
        <translation>启动时显示</translation>
    </message>
    <message>
        <source>Show this page when Broadside starts without a file. Help &gt; Welcome shows it at any time.</source>
        <translation>Broadside 启动而没有指定文件时显示此页。“帮助 &gt; 欢迎”可随时显示它。</translation>
    </message>
    <message>
        <source>Open the &amp;last file at start</source>
        <translation>启动时打开上次的文件</translation>
    </message>
    <message>
        <source>Open the files of the last session at a start without a file. Then this page is not shown.</source>
        <translation>启动而没有指定文件时，打开上次会话的文件。此时不显示此页。</translation>
    </message>
</context>
<context>
    <name>broadside::WelcomePage</name>
    <message>
        <source>Welcome</source>
        <translation>欢迎</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>New scene</source>
        <translation>新建场景</translation>
    </message>
    <message>
        <source>An empty world; Ctrl+N</source>
        <translation>空世界；Ctrl+N</translation>
    </message>
    <message>
        <source>Open...</source>
        <translation>打开...</translation>
    </message>
    <message>
        <source>A scene file; Ctrl+O</source>
        <translation>场景文件；Ctrl+O</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>最近的文件</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1（缺失）</translation>
    </message>
    <message>
        <source>Scenes that you open or save appear here.</source>
        <translation>打开或保存过的场景显示在这里。</translation>
    </message>
    <message>
        <source>Sample worlds</source>
        <translation>示例世界</translation>
    </message>
    <message>
        <source>Mysteries</source>
        <translation>谜题</translation>
    </message>
    <message>
        <source>Six broken worlds. Find the fault of each: with the debugger it takes less than a minute.</source>
        <translation>六个出错的世界。找出各自的缺陷：用调试器不到一分钟。</translation>
    </message>
</context>
<context>
    <name>broadside::WhyPanel</name>
    <message>
        <source> and %1 more</source>
        <translation> 及另外 %1 个</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Go to that step</source>
        <translation>转到该步</translation>
    </message>
    <message>
        <source>Object A</source>
        <translation>对象 A</translation>
    </message>
    <message>
        <source>Object B</source>
        <translation>对象 B</translation>
    </message>
    <message>
        <source>Clear A and B, also in the world</source>
        <translation>清除 A 和 B，世界中的也一并清除</translation>
    </message>
    <message>
        <source>Choose from the list, type a name or an id, select two objects,
or press Shift+P over an object in the world.</source>
        <translation>从列表中选择，输入名称或 ID，选择两个对象，
或在世界中的对象上按 Shift+P。</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>The first of the two objects.</source>
        <translation>两个对象中的第一个。</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>The second of the two objects.</source>
        <translation>两个对象中的第二个。</translation>
    </message>
    <message>
        <source>Why the two collide or not in the shown step</source>
        <translation>两者在所示的步中为何碰撞或不碰撞</translation>
    </message>
    <message>
        <source>What to do about it</source>
        <translation>解决办法</translation>
    </message>
    <message>
        <source>The meetings of the two in the whole run. Click a step to go there.</source>
        <translation>两者在整个运行中的相遇。单击某一步可转到该步。</translation>
    </message>
    <message>
        <source>The recorded steps were simulated again with the fix. The simulation itself did not change.</source>
        <translation>已用此修复重新模拟已录制的步。模拟本身没有改变。</translation>
    </message>
    <message>
        <source>Can collide</source>
        <translation>可以碰撞</translation>
    </message>
    <message>
        <source>Their masks accept each other, and at least one of the two is dynamic</source>
        <translation>它们的掩码互相接受，且至少有一个是动态的</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>候选对</translation>
    </message>
    <message>
        <source>The broad phase reports the pair for a box test</source>
        <translation>粗检测报告这个配对，以进行包围盒检测</translation>
    </message>
    <message>
        <source>Cells of both</source>
        <translation>两者的单元格</translation>
    </message>
    <message>
        <source>Cells that both touch, by their ids; drawn hatched in the world</source>
        <translation>两者都接触的单元格，以 ID 列出；在世界中以斜线绘制</translation>
    </message>
    <message>
        <source>Boxes overlap</source>
        <translation>包围盒重叠</translation>
    </message>
    <message>
        <source>Their axis-aligned boxes overlap; touching counts</source>
        <translation>它们的轴对齐包围盒重叠；接触也算</translation>
    </message>
    <message>
        <source>Shapes overlap</source>
        <translation>形状重叠</translation>
    </message>
    <message>
        <source>The shapes really touch in the narrow phase</source>
        <translation>形状在细检测中确实接触</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>Between the shapes, in metres; 0 when they overlap</source>
        <translation>形状之间的距离，单位为米；重叠时为 0</translation>
    </message>
    <message>
        <source>Missed because</source>
        <translation>漏检原因</translation>
    </message>
    <message>
        <source>The cause why the broad phase does not report the pair although its boxes overlap</source>
        <translation>包围盒重叠，而粗检测没有报告这个配对的原因</translation>
    </message>
    <message>
        <source>Nearest</source>
        <translation>最近</translation>
    </message>
    <message>
        <source>The smallest distance between the two in all recorded steps, and the first step that has it</source>
        <translation>两者在所有已录制的步中的最小距离，以及出现该距离的第一步</translation>
    </message>
    <message>
        <source>Passed through</source>
        <translation>穿过</translation>
    </message>
    <message>
        <source>The last step so far in which one of the two passed through the other between two frames, if both moved in straight lines</source>
        <translation>目前为止，其中一个在两帧之间穿过另一个的最后一步（假定两者都沿直线移动）</translation>
    </message>
    <message>
        <source>Stop the search for steps in which one passed through the other</source>
        <translation>停止搜索其中一个穿过另一个的步</translation>
    </message>
    <message>
        <source>Select two objects, or press Shift+P over one and then over another. This panel then says why the two collide, or why they do not.</source>
        <translation>选择两个对象，或先后在两个对象上按 Shift+P。此面板随后说明两者为何碰撞，或为何不碰撞。</translation>
    </message>
    <message>
        <source>Choose B, or press Shift+P over it in the world.</source>
        <translation>选择 B，或在世界中的 B 上按 Shift+P。</translation>
    </message>
    <message>
        <source>This step is simulated again, to see how its pairs were tested.</source>
        <translation>正在重新模拟此步，以查看其配对是如何检测的。</translation>
    </message>
    <message>
        <source>There is no broad phase. The panel Broad phase says why.</source>
        <translation>没有粗检测。“粗检测”面板会说明原因。</translation>
    </message>
    <message>
        <source>One of the two is not in the world in this step. Go to a step in which both are.</source>
        <translation>两者之一在此步中不在世界里。请转到两者都在的步。</translation>
    </message>
    <message>
        <source>No objects are chosen.</source>
        <translation>没有选择对象。</translation>
    </message>
    <message>
        <source>This shows the objects after hits have moved or removed them. Pause to see how the pair was tested.</source>
        <translation>此处显示的是因命中而移动或移除之后的对象。请暂停，以查看该配对是如何检测的。</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>未录制</translation>
    </message>
    <message>
        <source>the algorithm has no cells</source>
        <translation>算法没有单元格</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>not missed</source>
        <translation>没有漏检</translation>
    </message>
    <message>
        <source>Object %1</source>
        <translation>对象 %1</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>第 %1 步</translation>
    </message>
    <message>
        <source>%1 passed through %2 in %3</source>
        <translation>%1 在%3穿过了 %2</translation>
    </message>
    <message>
        <source>and %1 more times</source>
        <translation>另有 %1 次</translation>
    </message>
    <message>
        <source>%1 was removed in %2</source>
        <translation>%1 在%2被移除</translation>
    </message>
    <message>
        <source>they came nearest in %1: %2 m</source>
        <translation>两者在%1最近：%2 m</translation>
    </message>
    <message>
        <source>they first overlapped in %1</source>
        <translation>两者在%1首次重叠</translation>
    </message>
    <message>
        <source>In the whole run: %1.</source>
        <translation>在整个运行中：%1。</translation>
    </message>
    <message>
        <source>%1 m in step %2</source>
        <translation>%1 m，在第 %2 步</translation>
    </message>
    <message>
        <source>searching</source>
        <translation>正在搜索</translation>
    </message>
    <message>
        <source>nothing is recorded yet</source>
        <translation>还没有录制任何内容</translation>
    </message>
    <message>
        <source>Run or step the simulation first.</source>
        <translation>请先运行或单步模拟。</translation>
    </message>
    <message>
        <source>This is the step in which the two are nearest.</source>
        <translation>这就是两者最近的那一步。</translation>
    </message>
    <message>
        <source>Go to the step in which the two are nearest</source>
        <translation>转到两者最近的那一步</translation>
    </message>
    <message>
        <source>in step %1</source>
        <translation>在第 %1 步</translation>
    </message>
    <message>
        <source>searching, %1 %</source>
        <translation>正在搜索，%1%</translation>
    </message>
    <message>
        <source>not searched</source>
        <translation>未搜索</translation>
    </message>
    <message>
        <source>not up to this step</source>
        <translation>到此步为止没有</translation>
    </message>
    <message>
        <source>The scene already has the fix, but this was recorded without it. Run the simulation again from its start.</source>
        <translation>场景中已有此修复，但这些步是在没有修复时录制的。请从头重新运行模拟。</translation>
    </message>
</context>
<context>
    <name>broadside::WorldDialog</name>
    <message>
        <source>Width of the world</source>
        <translation>世界的宽度</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>Height of the world</source>
        <translation>世界的高度</translation>
    </message>
    <message>
        <source>Gravity x</source>
        <translation>重力 x</translation>
    </message>
    <message>
        <source>m/s²</source>
        <translation>m/s²</translation>
    </message>
    <message>
        <source>Gravity y</source>
        <translation>重力 y</translation>
    </message>
    <message>
        <source>Wind x</source>
        <translation>风 x</translation>
    </message>
    <message>
        <source>Wind y</source>
        <translation>风 y</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>限制</translation>
    </message>
    <message>
        <source>Terminal speed</source>
        <translation>终端速度</translation>
    </message>
    <message>
        <source>m/s</source>
        <translation>m/s</translation>
    </message>
    <message>
        <source>World settings</source>
        <translation>世界设置</translation>
    </message>
    <message>
        <source>Open: nothing happens</source>
        <translation>开放：不作处理</translation>
    </message>
    <message>
        <source>Wrap: comes in at the opposite edge</source>
        <translation>环绕：从对面边缘进入</translation>
    </message>
    <message>
        <source>Bounce</source>
        <translation>反弹</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Width, height</source>
        <translation>宽度，高度</translation>
    </message>
    <message>
        <source>Gravity x, y</source>
        <translation>重力 x, y</translation>
    </message>
    <message>
        <source>Wind x, y</source>
        <translation>风 x, y</translation>
    </message>
    <message>
        <source>Beyond an edge</source>
        <translation>越过边缘时</translation>
    </message>
    <message>
        <source>Change world</source>
        <translation>更改世界</translation>
    </message>
</context>
<context>
    <name>broadside::WorldEditsBar</name>
    <message>
        <source>Apply to scene</source>
        <translation>应用到场景</translation>
    </message>
    <message>
        <source>Make the same edits in the scene, as one undo step, without the effects of the steps</source>
        <translation>在场景中做同样的编辑，作为一个撤销步骤，不含各步产生的影响</translation>
    </message>
    <message>
        <source>Close this message; the scene stays as it is</source>
        <translation>关闭此消息；场景保持原样</translation>
    </message>
    <message>
        <source>Close the offer to apply edits</source>
        <translation>关闭应用编辑的提议</translation>
    </message>
    <message>
        <source>Edits of %1 are part of this simulation only.</source>
        <translation>对 %1 的编辑只属于此模拟。</translation>
    </message>
    <message>
        <source>Edits of %1 were part of the simulation that has ended.</source>
        <translation>对 %1 的编辑属于已结束的模拟。</translation>
    </message>
</context>
<context>
    <name>broadside::WorldMenu</name>
    <message>
        <source>&amp;Order</source>
        <translation>次序</translation>
    </message>
    <message>
        <source>&amp;Expect</source>
        <translation>预期</translation>
    </message>
    <message>
        <source>&amp;Paste here</source>
        <translation>粘贴到此处</translation>
    </message>
    <message>
        <source>Place the objects of the clipboard where you clicked</source>
        <translation>将剪贴板中的对象放在单击的位置</translation>
    </message>
    <message>
        <source>No object here</source>
        <translation>此处没有对象</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Select the topmost object here</source>
        <translation>选择此处最上面的对象</translation>
    </message>
    <message>
        <source>Select this object, which is covered</source>
        <translation>选择这个被遮盖的对象</translation>
    </message>
    <message>
        <source>and %1 below</source>
        <translation>下方还有 %1</translation>
    </message>
</context>
<context>
    <name>funnel</name>
    <message>
        <source>counting pairs…</source>
        <translation>正在统计配对…</translation>
    </message>
    <message>
        <source>too many pairs to count in memory</source>
        <translation>配对太多，内存中无法统计</translation>
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
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} pairs</source>
        <translation type="unfinished">
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} steps</source>
        <translation type="unfinished">
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cells</source>
        <translation type="unfinished">
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} frames</source>
        <translation type="unfinished">
            <numerusform />
        </translation>
    </message>
</context>
</TS>
