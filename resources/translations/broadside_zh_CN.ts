<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>Lays out 2D worlds and shows what the collision broad phase of such a world really does.</source>
        <translation>布置二维世界，并显示其碰撞粗检测实际做了什么。</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>Copyright (c) the authors of Broadside. MIT licence.</source>
        <translation>版权所有 (c) Broadside 作者。MIT 许可证。</translation>
    </message>
    <message>
        <source>What did you do? The clicks, or the command line:


What happened, and what did you expect?


A scene or recording that shows it (broadside reduce makes it small):


Versions:
%1
</source>
        <translation>做了什么？鼠标操作或命令行：


发生了什么，预期又是什么？


能重现问题的场景或录制（broadside reduce 可将其缩小）：


版本：
%1
</translation>
    </message>
    <message>
        <source>About Broadside</source>
        <translation>关于 Broadside</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>&amp;Copy version information</source>
        <translation>复制版本信息</translation>
    </message>
    <message>
        <source>&amp;Report a problem...</source>
        <translation>报告问题...</translation>
    </message>
    <message>
        <source>What is &amp;new</source>
        <translation>新内容</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>报告问题</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>&amp;Copy the text</source>
        <translation>复制文本</translation>
    </message>
    <message>
        <source>Fill in the text and copy it to Broadside's issue tracker. Broadside itself sends nothing.</source>
        <translation>填写文本，并将其复制到收集 Broadside 问题的地方。此处不会发送任何内容。</translation>
    </message>
    <message>
        <source>Parts of other projects in this program, with their licences:</source>
        <translation>本程序包含的第三方组件及其许可证：</translation>
    </message>
</context>
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
        <source>A scene has at most %1 objects. Split it into several scenes.</source>
        <translation>一个场景最多有 %1 个对象。请将它拆分为多个场景。</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>放置 %1</translation>
    </message>
    <message>
        <source>The largest possible id is %1. In the file, give the object with the largest id a smaller one, and open the file again.</source>
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
    <message>
        <source>%1 (faulty on purpose)</source>
        <translation>%1（故意带有缺陷）</translation>
    </message>
    <message>
        <source>Entries in all cells: each object is in one cell</source>
        <translation>所有单元格中的条目：每个对象在一个单元格中</translation>
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
        <source>Use the project's template %1</source>
        <translation>使用项目的模板“%1”</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
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
        <source>Nudge %1</source>
        <translation>微移 %1</translation>
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
    <message>
        <source>%1, limited to %2 by the world's terminal speed</source>
        <translation>%1，被世界的终端速度限制为 %2</translation>
    </message>
</context>
<context>
    <name>CauseWords</name>
    <message>
        <source>one is registered with old bounds</source>
        <translation>其中一个以旧的包围盒登记</translation>
    </message>
    <message>
        <source>they overlap outside the world or the grid</source>
        <translation>它们在世界或网格之外重叠</translation>
    </message>
    <message>
        <source>they overlap in a row or column that the table does not have</source>
        <translation>它们在表格所没有的行或列中重叠</translation>
    </message>
    <message>
        <source>one is larger than the cells and not registered in between</source>
        <translation>其中一个大于单元格，且没有登记在中间的单元格中</translation>
    </message>
    <message>
        <source>one is not registered</source>
        <translation>其中一个没有登记</translation>
    </message>
    <message>
        <source>rounding put them into different cells</source>
        <translation>舍入使它们落在不同的单元格中</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>coordinates are truncated to whole numbers</source>
        <translation>坐标被截断为整数</translation>
    </message>
</context>
<context>
    <name>Changes</name>
    <message>
        <source>What is new</source>
        <translation>新内容</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>更改</translation>
    </message>
</context>
<context>
    <name>ColorSchemes</name>
    <message>
        <source>Okabe and Ito (default)</source>
        <translation>Okabe-Ito（默认）</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>Blue and yellow (red-green blindness)</source>
        <translation>蓝与黄（红绿色盲）</translation>
    </message>
    <message>
        <source>Greys (patterns and widths differ)</source>
        <translation>灰阶（图案和线宽不同）</translation>
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
    <message>
        <source>%1 added</source>
        <translation>添加了 %1</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>移除了 %1</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <translation>更改了 %1</translation>
    </message>
    <message>
        <source>another order of objects</source>
        <translation>对象的次序不同</translation>
    </message>
    <message>
        <source>changed: %1</source>
        <translation>已更改：%1</translation>
    </message>
    <message>
        <source>also changed: %1</source>
        <translation>还更改了：%1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无差异</translation>
    </message>
    <message>
        <source>settings of the world</source>
        <translation>世界设置</translation>
    </message>
    <message>
        <source>broad phase</source>
        <translation>粗检测</translation>
    </message>
    <message>
        <source>step settings</source>
        <translation>步长设置</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>图层</translation>
    </message>
    <message>
        <source>guides</source>
        <translation>参考线</translation>
    </message>
    <message>
        <source>atlases</source>
        <translation>图集</translation>
    </message>
    <message>
        <source>templates</source>
        <translation>模板</translation>
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
        <translation>命中 %1</translation>
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
    <message>
        <source>(%1, %2)</source>
        <translation>(%1, %2)</translation>
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
    <message>
        <source>Reports of findings (*.html)</source>
        <translation>问题报告 (*.html)</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>页面 (*.html)</translation>
    </message>
    <message>
        <source>Texts for issue trackers (*.md)</source>
        <translation>问题跟踪系统的文本 (*.md)</translation>
    </message>
    <message>
        <source>Write the report as</source>
        <translation>报告另存为</translation>
    </message>
    <message>
        <source>%1 report</source>
        <translation>“%1”的报告</translation>
    </message>
    <message>
        <source>Without saving, the changes will be lost.</source>
        <translation>如果不保存，更改将丢失。</translation>
    </message>
    <message>
        <source>Discard all</source>
        <translation>全部丢弃</translation>
    </message>
    <message>
        <source>Edits of the simulation</source>
        <translation>模拟的编辑</translation>
    </message>
    <message>
        <source>Apply the edits of the simulation to %1?</source>
        <translation>要将模拟中的编辑应用到“%1”吗？</translation>
    </message>
    <message>
        <source>You edited %1 while the simulation was open. Only the simulation has these edits, and closing ends it.</source>
        <translation>模拟打开期间编辑了 %1。这些编辑只存在于模拟中，而关闭会结束模拟。</translation>
    </message>
    <message>
        <source>Missing file</source>
        <translation>文件缺失</translation>
    </message>
    <message>
        <source>%1 was deleted or renamed by another program. Save it again?</source>
        <translation>“%1”被其他程序删除或重命名。要重新保存吗？</translation>
    </message>
    <message>
        <source>Save again</source>
        <translation>重新保存</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>Export a map of Tiled as</source>
        <translation>将 Tiled 地图导出为</translation>
    </message>
    <message>
        <source>Maps of Tiled (*.tmj)</source>
        <translation>Tiled 地图 (*.tmj)</translation>
    </message>
    <message>
        <source>What does this mean?</source>
        <translation>这是什么意思？</translation>
    </message>
    <message>
        <source>%1

Overwriting replaces that version with the open scene. "Save as" keeps both.</source>
        <translation>%1

覆盖会用打开的场景替换那个版本。“另存为”则两者都保留。</translation>
    </message>
    <message>
        <source>The open scene is complete. Saving creates the file again under the same name; "Save as" asks for another name.</source>
        <translation>打开的场景内容完整。保存会以相同的名称重新创建文件；“另存为”会要求另选名称。</translation>
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
        <source>&lt;b&gt;Drag the cell size&lt;/b&gt; and watch the grid, the candidates and the funnel.</source>
        <translation>&lt;b&gt;拖动单元格大小&lt;/b&gt;，观察网格、候选对和漏斗。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Aim and shoot.&lt;/b&gt; Choose the Cannon (C), press in the world, drag away and release. A longer drag is a faster shot. Stop puts everything back.</source>
        <translation>&lt;b&gt;瞄准并射击。&lt;/b&gt;选择“大炮”(C)，在世界中按下，拉开后松开：拉得越远，射得越快。“停止”会让一切复原。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hover.&lt;/b&gt; Move the pointer over an object: its cells and the objects that the broad phase reports for it light up.</source>
        <translation>&lt;b&gt;悬停。&lt;/b&gt;将指针移到对象上：它的单元格，以及粗检测为它报告的对象，都会亮起。</translation>
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
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
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
    <name>HitResponse</name>
    <message>
        <source>nothing</source>
        <translation>无差异</translation>
    </message>
    <message>
        <source>A sensor: hits are counted, and the object moves on</source>
        <translation>传感器：只统计命中，对象继续移动</translation>
    </message>
    <message>
        <source>it is removed</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>The object is removed when another object begins to overlap it</source>
        <translation>另一个对象开始与它重叠时，该对象被移除</translation>
    </message>
    <message>
        <source>it bounces</source>
        <translation>反弹</translation>
    </message>
    <message>
        <source>The object bounces back; a static object stays in place</source>
        <translation>该对象弹回；静态对象留在原处</translation>
    </message>
    <message>
        <source>it stops</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>The object stops at the other one; a static object stays in place</source>
        <translation>该对象在另一个对象处停下；静态对象留在原处</translation>
    </message>
</context>
<context>
    <name>KeySchemes</name>
    <message>
        <source>Tiled</source>
        <translation>Tiled</translation>
    </message>
    <message>
        <source>Godot</source>
        <translation>Godot</translation>
    </message>
    <message>
        <source>Blender</source>
        <translation>Blender</translation>
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
    <name>Legend</name>
    <message>
        <source>hovered object</source>
        <translation>指针下的对象</translation>
    </message>
    <message>
        <source>its cells</source>
        <translation>它的单元格</translation>
    </message>
    <message>
        <source>touched, not registered</source>
        <translation>接触而未登记</translation>
    </message>
    <message>
        <source>potential colliders</source>
        <translation>潜在碰撞对象</translation>
    </message>
    <message>
        <source>box overlaps</source>
        <translation>包围盒重叠</translation>
    </message>
    <message>
        <source>shape overlaps</source>
        <translation>形状重叠</translation>
    </message>
    <message>
        <source>missed pairs</source>
        <translation>漏检对</translation>
    </message>
    <message>
        <source>static objects</source>
        <translation>静态对象</translation>
    </message>
    <message>
        <source>dynamic objects</source>
        <translation>动态对象</translation>
    </message>
    <message>
        <source>cannon</source>
        <translation>大炮</translation>
    </message>
    <message>
        <source>world frame</source>
        <translation>世界边框</translation>
    </message>
    <message>
        <source>cell lines</source>
        <translation>单元格线</translation>
    </message>
    <message>
        <source>structure</source>
        <translation>结构</translation>
    </message>
    <message>
        <source>faults</source>
        <translation>缺陷</translation>
    </message>
    <message>
        <source>A and its cells</source>
        <translation>A 及其单元格</translation>
    </message>
    <message>
        <source>B and its cells</source>
        <translation>B 及其单元格</translation>
    </message>
    <message>
        <source>cells of both</source>
        <translation>两者共有的单元格</translation>
    </message>
    <message>
        <source>where it is registered</source>
        <translation>登记的位置</translation>
    </message>
</context>
<context>
    <name>LengthText</name>
    <message>
        <source>%1, %2 px</source>
        <translation>%1，%2 px</translation>
    </message>
    <message>
        <source>%1, %2 m</source>
        <translation>%1，%2 m</translation>
    </message>
    <message>
        <source>px</source>
        <translation>px</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>px/s</source>
        <translation>px/s</translation>
    </message>
    <message>
        <source>m/s</source>
        <translation>m/s</translation>
    </message>
    <message>
        <source>px/s²</source>
        <translation>px/s²</translation>
    </message>
    <message>
        <source>m/s²</source>
        <translation>m/s²</translation>
    </message>
    <message>
        <source>%1 px</source>
        <translation>%1 px</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>%1 px/s</source>
        <translation>%1 px/s</translation>
    </message>
    <message>
        <source>%1 m/s</source>
        <translation>%1 m/s</translation>
    </message>
    <message>
        <source>%1 x %2 px</source>
        <translation>%1 × %2 px</translation>
    </message>
    <message>
        <source>%1 x %2 m</source>
        <translation>%1 × %2 m</translation>
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
    <message>
        <source>%1 and %2 touch or overlap</source>
        <translation>%1 和 %2 接触或重叠</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>%1 px</source>
        <translation>%1 px</translation>
    </message>
    <message>
        <source>%1 (%2), dx %3, dy %4, %5°</source>
        <translation>%1 (%2)，dx %3，dy %4，%5°</translation>
    </message>
    <message>
        <source>%1 and %2 are %3 apart</source>
        <translation>%1 和 %2 相距 %3</translation>
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
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Follow the &amp;desktop</source>
        <translation>跟随桌面</translation>
    </message>
</context>
<context>
    <name>MessageWords</name>
    <message>
        <source>warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>info</source>
        <translation>信息</translation>
    </message>
    <message>
        <source>error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1 (object %2).</source>
        <translation>%1（对象 %2）。</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <comment>a sentence, and what to do</comment>
        <translation>%1%2。</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>第 %1 行，第 %2 列：%3</translation>
    </message>
    <message>
        <source>%1 µs</source>
        <translation>%1 µs</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>What separates the parts of a list, as in "box, circle, polygon"</extracomment>
        <translation>，</translation>
    </message>
    <message>
        <source>; </source>
        <extracomment>What separates the parts of a list whose parts contain commas</extracomment>
        <translation>；</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>.</source>
        <comment>the end of a sentence</comment>
        <translation>。</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 字节</translation>
    </message>
    <message>
        <source>%1 KiB</source>
        <translation>%1 KiB</translation>
    </message>
    <message>
        <source>%1 MiB</source>
        <translation>%1 MiB</translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation>%1 GiB</translation>
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
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
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
        <source>The pasted objects use the atlas %1, which is not in the folder of this scene. Copy it with its picture to %2.</source>
        <translation>粘贴的对象使用图集“%1”，而此场景的文件夹中没有它。请将图集连同图片复制到“%2”。</translation>
    </message>
    <message>
        <source>The pasted objects use the atlas %1, and Broadside looks for it next to the file of this scene. Save the scene in the folder of the atlas.</source>
        <translation>粘贴的对象使用图集“%1”，程序会在此场景文件所在的文件夹中查找它。请将场景保存到图集所在的文件夹。</translation>
    </message>
</context>
<context>
    <name>PercentText</name>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>PlaceTool</name>
    <message>
        <source>The angle is not a number</source>
        <translation>角度不是数字</translation>
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
        <source>Click or drag to place an object in this simulation; the scene does not change</source>
        <translation>单击或拖动以在此模拟中放置对象；场景不变</translation>
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
        <source>%1. %2.</source>
        <translation>%1。%2。</translation>
    </message>
    <message>
        <source>Click to place an instance of %1, Shift+drag for a row; the panel Place has other shapes</source>
        <translation>单击放置“%1”的实例，Shift+拖动放置一行；“放置”面板中有其他形状</translation>
    </message>
    <message>
        <source>Click to place an instance of %1 on %2, Shift+drag for a row; the panel Place has other shapes</source>
        <translation>单击将“%1”的实例放到%2，Shift+拖动放置一行；“放置”面板中有其他形状</translation>
    </message>
    <message>
        <source>Click to place, drag to set its size, Shift+drag for a row; choose the shape in the panel Place</source>
        <translation>单击放置，拖动设置大小，Shift+拖动放置一行；在“放置”面板中选择形状</translation>
    </message>
    <message>
        <source>Click to place on %1, drag to set its size, Shift+drag for a row; choose the shape in the panel Place</source>
        <translation>单击放到%1，拖动设置大小，Shift+拖动放置一行；在“放置”面板中选择形状</translation>
    </message>
    <message>
        <source>%1 (locked: choose another in Objects)</source>
        <translation>%1（已锁定：请在“对象”面板中另选）</translation>
    </message>
    <message>
        <source>%1 (hidden: choose another in Objects)</source>
        <translation>%1（已隐藏：请在“对象”面板中另选）</translation>
    </message>
    <message>
        <source>Snapped to %1. Ctrl turns snapping off</source>
        <translation>已吸附到：%1。Ctrl 关闭吸附</translation>
    </message>
    <message>
        <source>Snapped to %1. Ctrl turns snapping on</source>
        <translation>已吸附到：%1。Ctrl 开启吸附</translation>
    </message>
    <message>
        <source>Objects must be within %1 of the origin</source>
        <translation>对象到原点的距离不能超过 %1</translation>
    </message>
</context>
<context>
    <name>PolygonTool</name>
    <message>
        <source>a polygon has three vertices or more</source>
        <translation>多边形至少要有三个顶点</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>多边形</translation>
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
        <source>Click to add a vertex; the first vertex, a double click or Enter closes; Backspace removes one</source>
        <translation>单击添加顶点；单击第一个顶点、双击或 Enter 闭合；Backspace 移除一个</translation>
    </message>
    <message>
        <source>Click to add a vertex at %1; the first vertex, a double click or Enter closes; Backspace removes one</source>
        <translation>单击在 %1 添加顶点；单击第一个顶点、双击或 Enter 闭合；Backspace 移除一个</translation>
    </message>
    <message>
        <source>objects must be within %1 of the origin</source>
        <translation>对象到原点的距离不能超过 %1</translation>
    </message>
</context>
<context>
    <name>PropertiesPanel</name>
    <message>
        <source>The scene itself has components: %1. They stay in the file and have no effect: this version runs only components of objects.</source>
        <translation>场景本身有组件：%1。它们保留在文件中，不起作用：此版本只运行对象的组件。</translation>
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
    <name>QPlatformTheme</name>
    <message>
        <source>Discard</source>
        <translation>丢弃</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
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
        <source>Click to query a point, drag for a box, Shift+drag for a circle, Ctrl+drag for a ray</source>
        <translation>单击查询点，拖动查询矩形，Shift+拖动查询圆，Ctrl+拖动查询射线</translation>
    </message>
    <message>
        <source>%1; %2 µs. Esc ends the query</source>
        <translation>%1；%2 µs。按 Esc 结束查询</translation>
    </message>
    <message>
        <source>radius %1</source>
        <translation>半径 %1</translation>
    </message>
    <message>
        <source>nearest %1 away</source>
        <translation>最近的距离 %1</translation>
    </message>
</context>
<context>
    <name>QueryWords</name>
    <message>
        <source>point %1</source>
        <translation>点 %1</translation>
    </message>
    <message>
        <source>box %1 around %2</source>
        <translation>矩形 %1，中心 %2</translation>
    </message>
    <message>
        <source>circle of radius %1 around %2</source>
        <translation>圆，半径 %1，中心 %2</translation>
    </message>
    <message>
        <source>ray of %1 from %2</source>
        <translation>射线，长 %1，起点 %2</translation>
    </message>
</context>
<context>
    <name>RegionTool</name>
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
        <source>Delete %1</source>
        <translation>删除“%1”</translation>
    </message>
</context>
<context>
    <name>ReportOpening</name>
    <message>
        <source>%1 (report)</source>
        <translation>%1（报告）</translation>
    </message>
    <message>
        <source>%1 could not be opened.</source>
        <translation>无法打开“%1”。</translation>
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
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1  (group of %2)</source>
        <translation>%1  （编组：%2）</translation>
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
        <source>Fast on the left, slow on the right</source>
        <translation>左边快，右边慢</translation>
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
        <source>You learn to find the step in which objects pass each other unseen.</source>
        <translation>学习找出对象未被察觉地相互穿过的那一步。</translation>
    </message>
    <message>
        <source>You learn to find missed pairs and to see where an object is registered.</source>
        <translation>学习找出漏检对，并查看对象登记在哪里。</translation>
    </message>
    <message>
        <source>You learn to choose a cell size by measuring it.</source>
        <translation>学习通过测量来选择单元格大小。</translation>
    </message>
    <message>
        <source>You learn to see which cells an object is in.</source>
        <translation>学习查看对象在哪些单元格中。</translation>
    </message>
    <message>
        <source>You learn to ask why two objects never collide.</source>
        <translation>学习查询两个对象为什么从不碰撞。</translation>
    </message>
    <message>
        <source>You learn to compare two algorithms bit for bit.</source>
        <translation>学习逐位比较两种算法。</translation>
    </message>
    <message>
        <source>Nine darts fly at a boss and one at an imp. The imp is hit. Of the nine darts, two hit and seven fly through.</source>
        <translation>九支飞镖射向 Boss，一支射向小鬼。小鬼中了镖。九支当中两支命中，七支穿了过去。</translation>
    </message>
    <message>
        <source>The cells follow the rule of thumb: five times the largest object. The game is fast among the barrels, and stutters among the crumbs.</source>
        <translation>单元格按教科书选取：最大对象的五倍。木桶那边一切正常；碎屑那边游戏卡顿。</translation>
    </message>
    <message>
        <source>Two builds of one game use different grids. After two seconds, a marble moves differently in the two. Which missed pair is the cause?</source>
        <translation>同一个游戏的两个构建使用不同的网格。各运行一次，两秒后有一颗弹珠走了不同的路线。是哪个漏检对造成的？</translation>
    </message>
    <message>
        <source>Move the pointer over them and drag the cell size</source>
        <translation>将指针移到它们上面，并拖动单元格大小</translation>
    </message>
    <message>
        <source>A world without objects</source>
        <translation>没有对象的世界</translation>
    </message>
</context>
<context>
    <name>SelectTool</name>
    <message>
        <source>A recording is read only. Convert a step to a scene to move its objects</source>
        <translation>录制是只读的。要移动其中的对象，请将某一步转换为场景</translation>
    </message>
    <message>
        <source>The selected objects are locked. Unlock them to move them</source>
        <translation>所选对象已锁定。要移动，请先解锁</translation>
    </message>
    <message>
        <source>Snapped to %1. Esc cancels</source>
        <translation>已吸附到：%1。按 Esc 取消</translation>
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
    <message>
        <source>Move %1</source>
        <translation>移动 %1</translation>
    </message>
    <message>
        <source>Touched: %1. Drag right to select only enclosed objects</source>
        <translation>接触到：%1。向右拖动则只选择完全框住的对象</translation>
    </message>
    <message>
        <source>Enclosed: %1. Drag left to select touched objects, too</source>
        <translation>完全框住：%1。向左拖动则也选择接触到的对象</translation>
    </message>
    <message>
        <source>Enclosed: %1, only touched: %2. Drag left to select both</source>
        <translation>完全框住：%1，仅接触到：%2。向左拖动则两者都选择</translation>
    </message>
    <message>
        <source>Release to drop, Esc to cancel; Ctrl turns snapping off</source>
        <translation>松开以放下，按 Esc 取消；Ctrl 关闭吸附</translation>
    </message>
    <message>
        <source>Release to drop, Esc to cancel; Ctrl turns snapping on</source>
        <translation>松开以放下，按 Esc 取消；Ctrl 开启吸附</translation>
    </message>
    <message>
        <source>Click or drag to select; a recording cannot be edited</source>
        <translation>单击或拖动以选择；录制不能编辑</translation>
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
    <name>ShapeWords</name>
    <message>
        <source>circle</source>
        <translation>圆</translation>
    </message>
    <message>
        <source>box</source>
        <translation>矩形</translation>
    </message>
    <message>
        <source>oriented-box</source>
        <translation>定向矩形</translation>
    </message>
    <message>
        <source>capsule</source>
        <translation>胶囊</translation>
    </message>
    <message>
        <source>mesh</source>
        <translation>三角网格</translation>
    </message>
    <message>
        <source>polygon</source>
        <translation>多边形</translation>
    </message>
    <message>
        <source>compound</source>
        <translation>复合形状</translation>
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
    <message>
        <source>x: %1; y: %2</source>
        <translation>x：%1；y：%2</translation>
    </message>
    <message>
        <source>equal gaps of %1</source>
        <translation>等间隙 %1</translation>
    </message>
    <message>
        <source>guide at %1</source>
        <translation>参考线 %1</translation>
    </message>
    <message>
        <source>cell border at %1</source>
        <translation>单元格边界 %1</translation>
    </message>
    <message>
        <source>grid, %1</source>
        <translation>网格，%1</translation>
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
        <source>Detach %1</source>
        <translation>使 %1 脱离模板</translation>
    </message>
    <message>
        <source>The name is longer than the limit of %1 bytes. Type a shorter one.</source>
        <translation>名称超过 %1 字节的上限。</translation>
    </message>
    <message>
        <source>The template %1 refers to an object in a component or a property. An object belongs to one scene, so the template cannot be shared. Set the object in the instances instead.</source>
        <translation>模板“%1”在组件或属性中引用了一个对象，而对象只属于一个场景，场景之间无法共享。请在各实例中指定引用的对象。</translation>
    </message>
    <message>
        <source>No template can be created. %1</source>
        <translation>无法创建模板。%1</translation>
    </message>
    <message>
        <source>All selected objects are already instances of templates. Detach them first to create templates from them.</source>
        <translation>所有选中的对象都已是模板的实例。请先让它们脱离模板，再用它们创建模板。</translation>
    </message>
    <message>
        <source>Create template %1</source>
        <translation>创建模板“%1”</translation>
    </message>
</context>
<context>
    <name>TransformObjects</name>
    <message>
        <source>Rotate %1</source>
        <translation>旋转 %1</translation>
    </message>
    <message>
        <source>Flip %1</source>
        <translation>翻转 %1</translation>
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
        <translation>转动 %1°</translation>
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
        <source>Size %1</source>
        <translation>调整 %1 的大小</translation>
    </message>
    <message>
        <source>Rotate %1</source>
        <translation>旋转 %1</translation>
    </message>
    <message>
        <source>%1. Release to apply, Esc to cancel</source>
        <translation>%1。松开以应用，按 Esc 取消</translation>
    </message>
    <message>
        <source>%1. Snapped to %2. Release to apply, Esc to cancel</source>
        <translation>%1。已吸附到：%2。松开以应用，按 Esc 取消</translation>
    </message>
    <message>
        <source>%1. Drag to resize; Shift keeps proportions, Alt resizes about the centre or the cross, Ctrl turns snapping off</source>
        <translation>%1。拖动以调整大小；Shift 保持比例，Alt 以中心或十字为基准，Ctrl 关闭吸附</translation>
    </message>
    <message>
        <source>%1. Drag to resize; Shift keeps proportions, Alt resizes about the centre or the cross, Ctrl turns snapping on</source>
        <translation>%1。拖动以调整大小；Shift 保持比例，Alt 以中心或十字为基准，Ctrl 开启吸附</translation>
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
        <source>Not possible: %1</source>
        <translation>无法执行：%1</translation>
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
    <message>
        <source>Add a vertex to %1</source>
        <translation>为 %1 添加顶点</translation>
    </message>
    <message>
        <source>Move vertices of %1</source>
        <translation>移动 %1 的顶点</translation>
    </message>
    <message>
        <source>Remove vertices of %1</source>
        <translation>移除 %1 的顶点</translation>
    </message>
    <message>
        <source>the handles of a %1 cannot be deleted; press Esc, then Delete to remove the whole object</source>
        <translation>%1 的控制点不能移除；按 Esc 再按 Delete 可移除整个对象</translation>
    </message>
    <message>
        <source>a polygon needs three vertices and a mesh one triangle; press Esc, then Delete to remove the whole object</source>
        <translation>多边形至少要有三个顶点，三角网格至少要有一个三角形；按 Esc 再按 Delete 可移除整个对象</translation>
    </message>
    <message>
        <source>Click an unlocked polygon, mesh or other shape with handles to edit its vertices</source>
        <translation>单击未锁定的多边形、三角网格或其他带控制点的形状，以编辑其顶点</translation>
    </message>
    <message>
        <source>Vertex %1 of %2: x %3, y %4</source>
        <translation>顶点 %1 / %2：x %3，y %4</translation>
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
        <source>Frames of the animation</source>
        <translation>动画的帧</translation>
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
        <source>This atlas is part of the program and cannot be changed. Add an atlas of your own to set the times of its frames.</source>
        <translation>此图集是程序的一部分，不能更改。要设置时间，请添加自己的图集。</translation>
    </message>
    <message>
        <source>The selected picture</source>
        <translation>所选的图片</translation>
    </message>
    <message>
        <source>The frames, from first to last; the time below is that of the selected frame</source>
        <translation>从第一帧到最后一帧；下方的时间属于所选的帧</translation>
    </message>
    <message>
        <source>Seconds that the selected frame is shown, or each frame if none is selected. Saved in the file of the atlas.</source>
        <translation>所选帧的显示时间，以秒为单位；未选择帧时，为每一帧的显示时间。保存在图集的文件中。</translation>
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
    <message>
        <source>The last selected object is %1</source>
        <translation>当前：以 %1 为准</translation>
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
        <source>&amp;Remove atlas</source>
        <translation>移除图集</translation>
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
        <source>... and %1 more.</source>
        <translation>... 还有 %1 项。</translation>
    </message>
    <message>
        <source>picture %1</source>
        <translation>图片“%1”</translation>
    </message>
    <message>
        <source>The scene is not saved yet, and paths of pictures are relative to its file. Save the scene first, then add the pictures.</source>
        <translation>场景还没有保存，而图片的路径是相对于场景文件的。请先保存场景，再添加图片。</translation>
    </message>
    <message>
        <source>Reload pictures and atlases that changed on disk; Broadside also does this automatically</source>
        <translation>重新读取磁盘上更改过的图片和图集；Broadside 也会自动这样做</translation>
    </message>
    <message>
        <source>The pictures were not added to %1, because that scene is no longer open.</source>
        <translation>图片没有列入：要添加到的场景“%1”在这里已经关闭。</translation>
    </message>
    <message>
        <source>Place objects that show the picture selected in the panel Assets, with a box that fits it</source>
        <translation>放置显示“资源”面板中所选图片的对象，并带有与之相符的矩形</translation>
    </message>
    <message>
        <source>Select a region or an animation in the panel Assets first.</source>
        <translation>请先在“资源”面板中选择一个区域或动画。</translation>
    </message>
    <message>
        <source>Remove the atlas that is selected in the panel Assets from the scene; its files stay</source>
        <translation>从场景中移除“资源”面板中所选的图集；其文件保留</translation>
    </message>
    <message>
        <source>Select an atlas in the panel Assets first.</source>
        <translation>请先在“资源”面板中选择一个图集。</translation>
    </message>
</context>
<context>
    <name>broadside::AssetNotice</name>
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
    <message>
        <source>Press Return or double-click to place objects with it, or drag it into the world.</source>
        <translation>按回车键或双击可放置使用它的对象；也可以将它拖入世界。</translation>
    </message>
    <message>
        <source>%1 x %2</source>
        <translation>%1 × %2</translation>
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
    <message>
        <source>%1 in %2.</source>
        <translation>%2：%1。</translation>
    </message>
    <message>
        <source>The list and the timeline show %1 of %2.</source>
        <translation>列表和时间轴显示了其中的 %1 / %2 项。</translation>
    </message>
    <message>
        <source>Report...</source>
        <translation>报告...</translation>
    </message>
    <message>
        <source>Write it as one page that you can send, with pictures and the world that shows it</source>
        <translation>写成可供发送的单个页面，含有图片和能显示它的世界</translation>
    </message>
    <message>
        <source>This finding cannot be reduced to a scene, because it concerns the time between two frames or the boxes of a recording.</source>
        <translation>这无法精简为场景：它涉及两帧之间的时间，或录制的包围盒。</translation>
    </message>
    <message>
        <source>Select a finding in the list first.</source>
        <translation>请先在列表中选择一个问题。</translation>
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
        <source>What the breakpoint waits for</source>
        <translation>断点等待的事件</translation>
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
        <source>Size</source>
        <translation>大小</translation>
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
        <source>Only for the selected objects: %1</source>
        <translation>仅限所选对象：%1</translation>
    </message>
    <message>
        <source>Only for the selected objects
Select an object first.</source>
        <translation>仅限所选对象
请先选择一个对象。</translation>
    </message>
    <message>
        <source>Ids, category bits or a part of the name, separated by commas: "2, 7", "category 0x4", "name tar".
An object must match all kinds of conditions that you give; leave it empty for any object.</source>
        <translation>ID、类别位或名称的一部分，以逗号分隔：“2, 7”、“category 0x4”、“name tar”。
所给条件须全部满足；留空表示任意对象。</translation>
    </message>
    <message>
        <source>Ignore first</source>
        <translation>先忽略</translation>
    </message>
    <message>
        <source>How many times the event is ignored before the simulation stops</source>
        <translation>模拟停止之前允许发生的次数</translation>
    </message>
    <message>
        <source>Lower left corner of the region</source>
        <translation>区域的左下角</translation>
    </message>
    <message>
        <source>Width and height of the region</source>
        <translation>区域的宽度和高度</translation>
    </message>
    <message>
        <source>Fires when a step has more candidates than this, and the step before it did not</source>
        <translation>某一步的候选对多于此数，而上一步没有超过时触发</translation>
    </message>
</context>
<context>
    <name>broadside::BreakpointSession</name>
    <message>
        <source>No breakpoint fires after this step; those that are off do not count</source>
        <translation>此步之后没有断点触发；已关闭的断点不计</translation>
    </message>
    <message>
        <source>No breakpoint fires before this step; those that are off do not count</source>
        <translation>此步之前没有断点触发；已关闭的断点不计</translation>
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
        <source>- (no pair can collide)</source>
        <translation>-（没有可碰撞的配对）</translation>
    </message>
    <message>
        <source>Measured best</source>
        <translation>实测最佳</translation>
    </message>
    <message>
        <source>The best of the sizes that the panel Cell size measured in this world</source>
        <translation>“单元格大小”面板在此世界中测量过的大小里最好的一个</translation>
    </message>
    <message>
        <source>Five times the longest side of the largest object that collides.
A first guess: the panel Cell size measures what is best here.</source>
        <translation>可碰撞的最大对象最长边的五倍。
这是初步估计：“单元格大小”面板可测量出这里的最佳大小。</translation>
    </message>
    <message>
        <source>Use the measured cell size</source>
        <translation>使用测量得出的单元格大小</translation>
    </message>
    <message>
        <source>Side of the square cells of the grid</source>
        <translation>网格的正方形单元格的边长</translation>
    </message>
    <message>
        <source>%1, not measured. This is more than a tenth of the world, because the largest object is %2 large.</source>
        <translation>%1，未测量。这超过世界的十分之一，因为最大的对象大小为 %2。</translation>
    </message>
    <message>
        <source>%1, not measured</source>
        <translation>%1，未测量</translation>
    </message>
    <message>
        <source>Make the cells %1</source>
        <translation>将单元格设为 %1</translation>
    </message>
</context>
<context>
    <name>broadside::BrushSection</name>
    <message>
        <source>Step of a row</source>
        <translation>一行的步距</translation>
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
        <source>Step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>笔刷</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距离</translation>
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
    <message>
        <source>One object where you release the button, a row along the drag (also with Shift), or scattered objects within a brush</source>
        <translation>在松开处放置一个对象，沿拖动方向放置一行（也可按 Shift），或在笔刷范围内散布对象</translation>
    </message>
    <message>
        <source>How many objects the brush tries to place at each spot; a drag starts a new spot after each radius</source>
        <translation>笔刷在每个位置尝试放置的对象数；拖动时，每隔一个半径有一个新位置</translation>
    </message>
    <message>
        <source>Distance between the objects of a row</source>
        <translation>一行中对象之间的距离</translation>
    </message>
    <message>
        <source>Smallest distance between the positions of scattered objects</source>
        <translation>散布对象的位置之间的最小距离</translation>
    </message>
</context>
<context>
    <name>broadside::Callout</name>
    <message>
        <source>Esc does the same. Help &gt; Show me how starts it again.</source>
        <translation>按 Esc 也可以。“帮助 &gt; 分步引导”可重新开始。</translation>
    </message>
    <message>
        <source>Stop the tour</source>
        <translation>停止引导</translation>
    </message>
</context>
<context>
    <name>broadside::ChangedFileBar</name>
    <message>
        <source>Reload</source>
        <translation>重新加载</translation>
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
        <source>%1 was changed by another program and cannot be read. The open scene is kept, and the file is read again after its next change. %2</source>
        <translation>“%1”被其他程序更改过，无法读取。打开的场景予以保留，文件下次更改后会重新读取。%2</translation>
    </message>
    <message>
        <source>Replace the open scene with the one in the file; undo restores it</source>
        <translation>用文件中的场景替换打开的场景；撤销可恢复</translation>
    </message>
    <message>
        <source>%1 was deleted or renamed by another program. Saving creates the file again.</source>
        <translation>“%1”被其他程序删除或重命名。保存会重新创建该文件。</translation>
    </message>
</context>
<context>
    <name>broadside::ChangedLevelBar</name>
    <message>
        <source>Import again...</source>
        <translation>重新导入...</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>暂不</translation>
    </message>
    <message>
        <source>Keep the scene as it is until the level changes once more</source>
        <translation>在关卡再次更改之前，场景保持原样</translation>
    </message>
    <message>
        <source>%1 has changed since this scene was imported from it.</source>
        <translation>此场景从“%1”导入之后，该文件又有更改。</translation>
    </message>
    <message>
        <source>%1 has changed since this scene was imported from %2, which uses it.</source>
        <translation>此场景从“%2”导入之后，它使用的“%1”又有更改。</translation>
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
        <source>Stop the simulation first: the checks are about the scene.</source>
        <translation>请先停止模拟：检查针对的是场景。</translation>
    </message>
    <message>
        <source>The level is being checked.</source>
        <translation>正在检查关卡。</translation>
    </message>
    <message>
        <source>Not everything was checked, because too many objects overlap or have their own masks.</source>
        <translation>并非所有内容都已检查，因为重叠的对象或使用自有掩码的对象太多。</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>This has no automatic fix. Decide what is right, and edit the objects.</source>
        <translation>没有自动修复：怎样才对，只有您自己知道。</translation>
    </message>
    <message>
        <source>Select a remark or a heading in the list first.</source>
        <translation>请先在列表中选择一条提示或一个标题。</translation>
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
        <source>Left out: %1 to objects that are not in this scene.</source>
        <translation>已略去 %1：所指对象不在此场景中。</translation>
    </message>
    <message>
        <source>Paste %1</source>
        <translation>粘贴 %1</translation>
    </message>
    <message>
        <source>Paste the objects of the clipboard at the pointer, or in the centre of the view; the text of a scene file works, too</source>
        <translation>将剪贴板中的对象粘贴到指针处或视图中央；场景文件的文本也可以</translation>
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
    <message>
        <source>Share of the speed that a bounce keeps: 1 keeps all, 0 nothing; for two objects, the product is used</source>
        <translation>反弹后的速度：1 全部保留，0 完全不保留；两个对象取其乘积</translation>
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
    <message>
        <source>Checks</source>
        <comment>tests of an algorithm</comment>
        <translation>检查</translation>
    </message>
    <message>
        <source>Comparisons of two objects in the published loop; a pair is counted each time that it is compared</source>
        <translation>已发表循环中两个对象的比较次数；一对对象每比较一次就计一次</translation>
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
    <message>
        <source>Drag to pan all views, use the wheel to zoom. Purple: this algorithm misses the pair. Dashed: only this algorithm reports the pair, and its boxes do not overlap.</source>
        <translation>拖动可平移所有视图，滚轮缩放。紫色：此算法漏检了这个配对。虚线：只有此算法报告了这个配对，而且没有用处。</translation>
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
        <source>No selected object has a component</source>
        <translation>所选对象都没有组件</translation>
    </message>
    <message>
        <source>Adds it to the %1 of %2 objects that do not have it</source>
        <translation>添加给 %2 个对象中还没有它的 %1 个</translation>
    </message>
    <message>
        <source>Removes it from %1, with all its values</source>
        <translation>从 %1 移除，连同其所有值</translation>
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
    <name>broadside::ConflictsDialog</name>
    <message>
        <source>Import %1 again</source>
        <translation>重新导入“%1”</translation>
    </message>
    <message>
        <source>These values were changed in the scene and in %1. The scene keeps its values. Tick a row to take the value of the level instead.</source>
        <translation>这些值在场景和“%1”中都有更改。场景保留自己的值。勾选一行，可改用关卡的值。</translation>
    </message>
    <message>
        <source>&amp;Take all from the level</source>
        <translation>全部采用关卡的值</translation>
    </message>
    <message>
        <source>Tick all rows</source>
        <translation>勾选所有行</translation>
    </message>
    <message>
        <source>&amp;Keep all of mine</source>
        <translation>全部保留我的</translation>
    </message>
    <message>
        <source>Untick all rows</source>
        <translation>取消勾选所有行</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Import the level again, as one undo step</source>
        <translation>重新导入关卡，作为一个撤销步骤</translation>
    </message>
    <message>
        <source>Values that were changed in both</source>
        <translation>两边都有更改的值</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>In the level</source>
        <translation>关卡中</translation>
    </message>
    <message>
        <source>At the last import</source>
        <translation>上次导入时</translation>
    </message>
    <message>
        <source>The values of the selected row</source>
        <translation>所选行的值</translation>
    </message>
    <message>
        <source>The list shows the first %1 of them. For the others, the scene keeps its values.</source>
        <translation>列表只含其中前 %1 项。其余各项，场景保留自己的值。</translation>
    </message>
    <message>
        <source>Key in the file</source>
        <translation>文件中的键</translation>
    </message>
    <message>
        <source>In the scene</source>
        <translation>场景中</translation>
    </message>
    <message>
        <source>%1, %2
In the scene: %3
In the level: %4
At the last import: %5</source>
        <translation>%1，%2
场景中：%3
关卡中：%4
上次导入时：%5</translation>
    </message>
</context>
<context>
    <name>broadside::CurveChart</name>
    <message>
        <source>Left and Right go from point to point, Enter uses the point</source>
        <translation>左/右方向键在各点之间移动，Enter 使用该点</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
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
        <source>Pin one object as A and another as B, and the panel Why explains why they collide or not; the menu pins the selected objects</source>
        <translation>将一个对象固定为 A，另一个固定为 B：“为什么”面板解释它们为何碰撞或不碰撞；从菜单执行时，使用所选对象</translation>
    </message>
    <message>
        <source>Why? Pin the object &amp;under the pointer</source>
        <translation>为什么？固定指针下的对象</translation>
    </message>
    <message>
        <source>Move the pointer over an object, or select one or two objects.</source>
        <translation>请将指针移到一个对象上，或选择一个或两个对象。</translation>
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
    <message>
        <source>The recorded steps changed during the check. Check again.</source>
        <translation>检查期间记录发生了变化。请重新检查。</translation>
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
        <source>No pair is missed in %1.</source>
        <translation>%1：没有漏检对。</translation>
    </message>
    <message>
        <source>Some steps could not be read: %1</source>
        <translation>有些步无法读取：%1</translation>
    </message>
    <message>
        <source>No missed pairs in %1, but another fault or cost.</source>
        <translation>%1：没有漏检对，但有其他缺陷或开销。</translation>
    </message>
    <message>
        <source>A longer run may show more.</source>
        <translation>运行更久可能会发现更多。</translation>
    </message>
    <message>
        <source>These steps were simulated for the diagnosis.</source>
        <translation>这些步是为诊断而产生的。</translation>
    </message>
    <message>
        <source>No pair is missed and no object passes through another in %1.</source>
        <translation>%1：没有漏检，也没有穿透。</translation>
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
        <source>Replace the open scene with this version, as one undo step; the file changes when you save</source>
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
        <source>Run or step the simulation: hits, removals, launches and spawns are listed here.</source>
        <translation>运行或单步模拟：命中、移除、发射和生成会列在这里。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>A recording has no events, only the positions of the objects.</source>
        <translation>录制中没有事件，只有对象的位置。</translation>
    </message>
</context>
<context>
    <name>broadside::ExampleView</name>
    <message>
        <source>Picture of the example</source>
        <translation>示例的图片</translation>
    </message>
    <message>
        <source>Click to go to step %1 and pin the two objects.</source>
        <translation>单击以转到第 %1 步，并固定这两个对象。</translation>
    </message>
    <message>
        <source>There is not enough memory for the picture.</source>
        <translation>内存不足，无法生成图片。</translation>
    </message>
    <message>
        <source>The picture is being created.</source>
        <translation>正在生成图片。</translation>
    </message>
</context>
<context>
    <name>broadside::ExpectationPanel</name>
    <message>
        <source>step %1</source>
        <translation>第 %1 步</translation>
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
    <message>
        <source>Select one or two objects and choose Debug &gt; Expect a hit, Expect to stay in the world, Expect to stay here or Expect that nothing touches it. Or drag from one object to another with the tool Expect. This panel then says whether it happens, and why not.</source>
        <translation>选择一个或两个对象，然后选择“调试 &gt; 预期命中”、“预期留在世界中”、“预期留在此处”或“预期无接触”。也可用“预期”工具从一个对象拖到另一个对象。此面板随后会说明预期是否发生，以及为何没有发生。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The steps from %1 on were simulated again with the fix.</source>
        <translation>已用此修复重新产生从%1开始的步。</translation>
    </message>
    <message>
        <source>Click a step to go there</source>
        <translation>单击某一步即可转到该步</translation>
    </message>
    <message>
        <source>The reasons, from the outcome to its causes. Click a step to go there.</source>
        <translation>从结果到原因的各条理由。单击某一步即可转到该步。</translation>
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
        <source>Remedy: %1</source>
        <translation>解决办法：%1</translation>
    </message>
    <message>
        <source>The broad phase is the game's own. The remedy says what to change there.</source>
        <translation>这是游戏自己的粗检测。解决办法会说明应在游戏中修改什么。</translation>
    </message>
    <message>
        <source>The objects are not part of the scene.</source>
        <translation>这些对象不属于此场景。</translation>
    </message>
    <message>
        <source>Play the steps before the example in slow motion, and pause there</source>
        <translation>以慢动作播放示例之前的步，并在示例处暂停</translation>
    </message>
    <message>
        <source>Report...</source>
        <translation>报告...</translation>
    </message>
    <message>
        <source>Write it as one page that you can send, with pictures and the world that shows it</source>
        <translation>写成可供发送的单个页面，含有图片和能显示它的世界</translation>
    </message>
    <message>
        <source>Remedy: Use cells of %1 m, the best size that the panel Cell size measured.</source>
        <translation>解决办法：使用 %1 m 的单元格，这是“单元格大小”面板测量出的最佳大小。</translation>
    </message>
    <message>
        <source>Equally good: %1</source>
        <translation>同样能解释的还有：%1</translation>
    </message>
    <message>
        <source>To confirm it: %1</source>
        <translation>要更有把握：%1</translation>
    </message>
    <message>
        <source>%1, and simulate the recorded steps again with it</source>
        <translation>%1，并据此重新运行</translation>
    </message>
    <message>
        <source>Select an explanation first.</source>
        <translation>请先选择一个解释。</translation>
    </message>
    <message>
        <source>The fix is already applied.</source>
        <translation>修复已经应用。</translation>
    </message>
    <message>
        <source>Select an explanation with an example first.</source>
        <translation>请先选择一个带示例的解释。</translation>
    </message>
    <message>
        <source>The status bar counts the shown step only.</source>
        <translation>状态栏只统计显示的这一步。</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1:&lt;/b&gt; %2</source>
        <translation>&lt;b&gt;%1：&lt;/b&gt;%2</translation>
    </message>
    <message>
        <source>&lt;b&gt;Not explained:&lt;/b&gt; no known fault explains these pairs, and nothing sets them apart from found pairs.</source>
        <translation>&lt;b&gt;未得到解释：&lt;/b&gt;没有已知缺陷能解释这些配对，它们与已找到的配对也没有区别。</translation>
    </message>
    <message>
        <source>Click a pair: the panel Why shows where it was lost.</source>
        <translation>单击一个配对：“为什么”面板会显示它在何处丢失。</translation>
    </message>
    <message>
        <source>Record in which cells, or with which boxes, your game registers its objects, and diagnose again. Or click a pair, and look at the two objects in the steps before.</source>
        <translation>请录制游戏把对象登记在哪些单元格中或用哪些包围盒登记，然后再次诊断。或者单击一个配对，查看这两个对象在之前各步中的情况。</translation>
    </message>
    <message>
        <source>Example: %1 and %2 in step %3.</source>
        <translation>示例：第 %3 步中的 %1 和 %2。</translation>
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
        <source>The last step that shows it</source>
        <translation>出现此问题的最后一步</translation>
    </message>
    <message>
        <source>The number of steps of a pair, or of all its pairs together</source>
        <translation>一个配对的步数，或其所有配对的总步数</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>First</source>
        <translation>首步</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>末步</translation>
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
    <message>
        <source>Some edits take effect in the next step. Make a step or undo the edits first.</source>
        <translation>有编辑在等待下一步。请先单步，或撤销这些编辑。</translation>
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
        <source>This takes %1: a smaller size is faster, and SVG and PDF have no pixels. You can cancel it at any time.</source>
        <translation>这需要 %1：尺寸越小越快，SVG 和 PDF 没有像素。可以随时取消。</translation>
    </message>
    <message>
        <source>%1. This replaces the existing file.</source>
        <translation>%1。这会替换现有文件。</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
</context>
<context>
    <name>broadside::Extensions</name>
    <message>
        <source>Extensions</source>
        <translation>扩展</translation>
    </message>
    <message>
        <source>Script &amp;output</source>
        <translation>脚本输出</translation>
    </message>
    <message>
        <source>Show what extensions printed and found, and their errors</source>
        <translation>显示扩展输出和发现的内容，以及其中的错误</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>重新加载</translation>
    </message>
    <message>
        <source>Read the folder of extensions again</source>
        <translation>重新读取扩展文件夹</translation>
    </message>
    <message>
        <source>Open the &amp;folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>Show the folder of extensions in your file manager</source>
        <translation>在文件管理器中显示扩展文件夹</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Copy %1</source>
        <translation>复制 %1</translation>
    </message>
    <message>
        <source>Copy this example into your folder of extensions</source>
        <translation>将此示例复制到您的扩展文件夹</translation>
    </message>
    <message>
        <source>Wait until %1 ends, or cancel it, then try again.</source>
        <translation>请等“%1”结束，或取消它，然后重试。</translation>
    </message>
    <message>
        <source>Your folder of extensions has no scripts. Copy an example from this menu, or put a script into the folder.</source>
        <translation>您的扩展文件夹中没有脚本。请从此菜单复制一个示例，或将脚本放入该文件夹。</translation>
    </message>
    <message>
        <source>The extension %1 could not be loaded.</source>
        <translation>无法加载扩展“%1”。</translation>
    </message>
    <message>
        <source>Import %1...</source>
        <translation>导入 %1...</translation>
    </message>
    <message>
        <source>Export %1...</source>
        <translation>导出 %1...</translation>
    </message>
    <message>
        <source>Check: %1</source>
        <translation>检查：%1</translation>
    </message>
    <message>
        <source>From the extension %1</source>
        <translation>来自扩展“%1”</translation>
    </message>
    <message>
        <source>Wait until %1 ends, or cancel it.</source>
        <translation>请等“%1”结束，或取消它。</translation>
    </message>
    <message>
        <source>Stop the simulation first (Shift+F5).</source>
        <translation>请先停止模拟 (Shift+F5)。</translation>
    </message>
    <message>
        <source>%1 (*.%2);;All files (*)</source>
        <translation>%1 (*.%2);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>The file could not be read.</source>
        <translation>无法读取文件。</translation>
    </message>
    <message>
        <source>%1 was cancelled and changed nothing. It cannot be stopped at once, and ends in the background.</source>
        <translation>“%1”已取消，没有更改任何内容。它无法立即停止，会在后台结束。</translation>
    </message>
    <message>
        <source>%1 was cancelled and changed nothing.</source>
        <translation>“%1”已取消，没有更改任何内容。</translation>
    </message>
    <message>
        <source>%1 failed and changed nothing.</source>
        <translation>“%1”失败，没有更改任何内容。</translation>
    </message>
    <message>
        <source>%1 changed nothing, because the scene was changed while it ran. Run it again.</source>
        <translation>“%1”没有更改任何内容，因为场景在它运行期间有更改。请重新运行。</translation>
    </message>
    <message>
        <source>%1 found nothing.</source>
        <translation>“%1”没有发现问题。</translation>
    </message>
    <message>
        <source>The file was not written.</source>
        <translation>文件没有写入。</translation>
    </message>
    <message>
        <source>%1 was written.</source>
        <translation>已写入 %1。</translation>
    </message>
    <message>
        <source>Extension</source>
        <translation>扩展</translation>
    </message>
    <message>
        <source>May the extension %1 read and write all your files?</source>
        <translation>允许扩展“%1”读写您的所有文件吗？</translation>
    </message>
    <message>
        <source>Allow this only if you trust the extension. Your answer is remembered.</source>
        <translation>只有信任此扩展时才允许。您的回答会被记住。</translation>
    </message>
    <message>
        <source>&amp;Allow all files</source>
        <translation>允许所有文件</translation>
    </message>
    <message>
        <source>&amp;Refuse</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>The example was not copied.</source>
        <translation>示例没有复制。</translation>
    </message>
    <message>
        <source>%1 was copied into your folder of extensions, and its entries are in this menu.</source>
        <translation>“%1”已复制到您的扩展文件夹，其菜单项在此菜单中。</translation>
    </message>
    <message>
        <source>Your folder of extensions is %1.</source>
        <translation>您的扩展文件夹是 %1。</translation>
    </message>
    <message>
        <source>%1: "%2" is not a key. Write one such as Ctrl+Alt+R.</source>
        <translation>%1："%2" 不是按键。请写成 Ctrl+Alt+R 的形式。</translation>
    </message>
    <message>
        <source>%1: the key %2 already belongs to another command. Choose another key in the script.</source>
        <translation>%1：按键 %2 已用于其他命令。请在脚本中选择其他按键。</translation>
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
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>broadside::FileActions</name>
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
        <source>%1 could not be saved.</source>
        <translation>无法保存“%1”。</translation>
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
    <message>
        <source>The last saved version of %1 was not kept.</source>
        <translation>“%1”上次保存的版本没有保留。</translation>
    </message>
    <message>
        <source>No copy of the unsaved changes can be written. They would be lost if the program ended now.</source>
        <translation>如果程序现在结束，未保存的更改将丢失，因为无法创建它们的副本。</translation>
    </message>
    <message>
        <source>%1 was missing. Saving created it again.</source>
        <translation>“%1”先前缺失。保存已重新创建它。</translation>
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
        <source>%1 was not reverted.</source>
        <translation>“%1”未还原。</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>还原</translation>
    </message>
    <message>
        <source>The file is missing. Save the scene to create it again.</source>
        <translation>文件缺失。请保存场景以重新创建它。</translation>
    </message>
    <message>
        <source>The scene is again as it was saved in %1. Undo restores the changes.</source>
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
    <message>
        <source>Open &amp;by name...</source>
        <translation>按名称打开...</translation>
    </message>
    <message>
        <source>Open a file by its path, also one whose name is not UTF-8</source>
        <translation>按路径打开文件，文件名不是 UTF-8 也可以</translation>
    </message>
    <message>
        <source>Replace the scene with the last saved version, as one undo step</source>
        <translation>用上次保存的版本替换场景，作为一个撤销步骤</translation>
    </message>
</context>
<context>
    <name>broadside::FindingLinks</name>
    <message>
        <source>Reduced</source>
        <translation>精简场景</translation>
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
        <source>The last step that shows it</source>
        <translation>出现此问题的最后一步</translation>
    </message>
    <message>
        <source>The number of steps of a pair, or of all pairs of an explanation together</source>
        <translation>一个配对的步数，或一个解释的所有配对的总步数</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>First</source>
        <translation>首步</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>末步</translation>
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
        <source>Not fixed: steps %1 to %2 were simulated again and show the finding %3, before the fix %4.</source>
        <translation>未修复：重新模拟了第 %1 至 %2 步，问题出现 %3，修复之前为 %4。</translation>
    </message>
    <message>
        <source>The fix is applied (%1). Steps %2 to %3 are simulated again.</source>
        <translation>修复已应用（%1）。正在重新模拟第 %2 至 %3 步。</translation>
    </message>
    <message>
        <source>Fixed (%1): steps %2 to %3 were simulated again, and no step shows the finding.</source>
        <translation>已修复（%1）：重新模拟了第 %2 至 %3 步，没有一步出现此问题。</translation>
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
        <source>Only swept motion was tried.</source>
        <translation>只试验了扫掠运动。</translation>
    </message>
    <message>
        <source>Not tried, because the world cannot be created with this fix.</source>
        <translation>未试验，因为无法用此修复构建世界。</translation>
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
        <source>Add guides at the edges of %1</source>
        <translation>在 %1 的边缘添加参考线</translation>
    </message>
    <message>
        <source>Position of the guide</source>
        <translation>参考线的位置</translation>
    </message>
</context>
<context>
    <name>broadside::GuideDialog</name>
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
        <source>Position of the guide</source>
        <translation>参考线的位置</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Left, right and centre of objects snap to a vertical guide; top, bottom and centre to a horizontal one</source>
        <translation>垂直参考线吸附左边缘、右边缘和中心；水平参考线吸附上边缘、下边缘和中心</translation>
    </message>
    <message>
        <source>Distance from 0, which is the lower left corner of the world</source>
        <translation>到 0（世界的左下角）的距离</translation>
    </message>
</context>
<context>
    <name>broadside::GuidedMystery</name>
    <message>
        <source>&lt;b&gt;Click a cross in the timeline.&lt;/b&gt; Each cross is a step with a missed pair: the two overlap, but the broad phase did not report them. The world goes to that step.</source>
        <translation>&lt;b&gt;单击时间轴中的一个叉。&lt;/b&gt;每个叉是一个有漏检对的步：两个对象重叠，但粗检测没有报告它们。世界会转到该步。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Press Diagnose&lt;/b&gt;, and read the sentence below it: it says which fault explains all these missed pairs.</source>
        <translation>&lt;b&gt;按“诊断”&lt;/b&gt;，并阅读下方的句子：它说明哪个缺陷能解释所有这些漏检对。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;Run the world&lt;/b&gt; with this button (F5). The tour pauses it when the darts are inside the boss.</source>
        <translation>&lt;b&gt;运行世界&lt;/b&gt;：用此按钮 (F5)。飞镖进入 Boss 内部时，引导会暂停世界。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Rest the pointer on the boss&lt;/b&gt;, or click it. It is registered in the hatched cells. It also touches the dotted cells, but is not registered there, so darts in them do not find it. The Inspector lists its cells and candidates.</source>
        <translation>&lt;b&gt;将指针停在 Boss 上&lt;/b&gt;，或单击它。它登记在画有斜线的单元格中。它也接触画有点的单元格，但没有登记在那里，因此其中的飞镖找不到它。“检视器”列出它的单元格和候选对象。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Press this button&lt;/b&gt; to apply the fix. The run is simulated again with it, and the panel says whether the finding is gone.</source>
        <translation>&lt;b&gt;按此按钮&lt;/b&gt;，应用有用的办法。世界会据此重新运行，面板会说明问题是否消失。</translation>
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
    <message>
        <source>What is new</source>
        <translation>新内容</translation>
    </message>
    <message>
        <source>Show the changes of all versions</source>
        <translation>显示所有版本的更改</translation>
    </message>
    <message>
        <source>Report a problem...</source>
        <translation>报告问题...</translation>
    </message>
    <message>
        <source>Fill in a text with the versions, to copy; nothing is sent</source>
        <translation>填写带版本信息的文本以供复制；不会发送任何内容</translation>
    </message>
    <message>
        <source>C&amp;ontents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Show the manual with the list of its pages</source>
        <translation>显示手册及其页面列表</translation>
    </message>
    <message>
        <source>&amp;Tutorial</source>
        <translation>教程</translation>
    </message>
    <message>
        <source>Show me how</source>
        <translation>分步引导</translation>
    </message>
    <message>
        <source>Solve a mystery step by step, with the real controls</source>
        <translation>用真实的界面一步步解开一个谜题</translation>
    </message>
    <message>
        <source>&amp;Search the manual...</source>
        <translation>搜索手册...</translation>
    </message>
    <message>
        <source>Find words in all pages of the manual</source>
        <translation>在手册的所有页面中查找词语</translation>
    </message>
    <message>
        <source>What is t&amp;his?</source>
        <translation>这是什么？</translation>
    </message>
    <message>
        <source>Explain what you click next</source>
        <translation>说明接下来点击的内容</translation>
    </message>
</context>
<context>
    <name>broadside::HelpLink</name>
    <message>
        <source>What does this mean?</source>
        <translation>这是什么意思？</translation>
    </message>
    <message>
        <source>Show the place of the manual that explains this</source>
        <translation>显示手册中解释此项的位置</translation>
    </message>
</context>
<context>
    <name>broadside::Hints</name>
    <message>
        <source>No more hints</source>
        <translation>不再显示提示</translation>
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
    <message>
        <source>Close the hints for good; Help &gt; Tutorial has the same content</source>
        <translation>永久关闭提示；“帮助 &gt; 教程”中有相同的内容</translation>
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
        <source>In this simulation</source>
        <translation>在此模拟中</translation>
    </message>
    <message>
        <source>Edits of this simulation, which are not in the scene. To undo an edit that a step has used, a new edit reverts it.</source>
        <translation>对此模拟的编辑，不在场景中。已被某一步用到的编辑，由一次新的编辑来还原。</translation>
    </message>
</context>
<context>
    <name>broadside::InspectorPanel</name>
    <message>
        <source>Potential colliders</source>
        <translation>潜在碰撞对象</translation>
    </message>
    <message>
        <source>The shapes that the ray meets, nearest first</source>
        <translation>射线遇到的形状，最近的在前</translation>
    </message>
    <message>
        <source>Their shapes overlap in the narrow phase</source>
        <translation>它们的形状在细检测中重叠</translation>
    </message>
    <message>
        <source>Their axis-aligned boxes overlap, their shapes do not</source>
        <translation>它们的轴对齐包围盒重叠，形状不重叠</translation>
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
        <source>In no cell</source>
        <translation>不在任何单元格中</translation>
    </message>
    <message>
        <source>Cell %1</source>
        <translation>单元格 %1</translation>
    </message>
    <message>
        <source>Cells %1</source>
        <translation>单元格 %1</translation>
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
        <source>Tree node at depth %1, which holds %2 itself</source>
        <translation>深度为 %1 的树节点，其自身包含 %2</translation>
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
    <message>
        <source>It is static: this is what it would find if it moved.
%1</source>
        <translation>它是静态的：以下是它假如移动会找到的对象。
%1</translation>
    </message>
    <message>
        <source>%1 (hidden)</source>
        <translation>%1（已隐藏）</translation>
    </message>
    <message>
        <source>Click to select it. It is not drawn, but it still collides.</source>
        <translation>单击以选择它。它不绘制，但仍会碰撞。</translation>
    </message>
    <message>
        <source>Move the pointer over an object or a point of the world. This panel then lists the candidates for it, and the tests that each of them passes.</source>
        <translation>将指针移到世界中的对象或点上。此面板随后列出它的候选对象，以及每个候选对象通过的检测。</translation>
    </message>
    <message>
        <source>Registered %1 away from where it is</source>
        <translation>登记位置与实际位置相距 %1</translation>
    </message>
    <message>
        <source>Registered with a larger box, at least %1 on each side</source>
        <translation>以更大的包围盒登记，每边至少大 %1</translation>
    </message>
    <message>
        <source>Sticks out of its registered box by %1</source>
        <translation>超出登记的包围盒 %1</translation>
    </message>
    <message>
        <source>
Nearest: %1, %2 away</source>
        <translation>
最近：%1，距离 %2</translation>
    </message>
    <message>
        <source>x interval %1 to %2</source>
        <translation>x 区间 %1 至 %2</translation>
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
    <message>
        <source>The base layer cannot be deleted. Select another layer in the list.</source>
        <translation>基础图层不能删除。请在列表中选择其他图层。</translation>
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
    <message>
        <source>Go to the next panel</source>
        <translation>转到下一个面板</translation>
    </message>
    <message>
        <source>Move the keyboard focus from the world to the first panel, and on to the next one</source>
        <translation>将键盘焦点从世界移到第一个面板，再移到下一个面板</translation>
    </message>
    <message>
        <source>Go to the previous panel</source>
        <translation>转到上一个面板</translation>
    </message>
    <message>
        <source>Move the keyboard focus to the previous panel, and from the first one to the world</source>
        <translation>将键盘焦点移到上一个面板，从第一个面板则移到世界</translation>
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
    <name>broadside::LevelDialog</name>
    <message>
        <source>Show the pictures of &amp;tile layers</source>
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
        <source>%1; the world is %2 wide and %3 high. %4.</source>
        <translation>%1；世界宽 %2，高 %3。%4。</translation>
    </message>
    <message>
        <source>Nothing is left out</source>
        <translation>没有略去任何内容</translation>
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
        <source>The scene that it has now is kept as an earlier version.</source>
        <translation>其中现有的场景会作为早期版本保留。</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>Enter a name for the scene file first.</source>
        <translation>请先输入场景的文件名。</translation>
    </message>
    <message>
        <source>Replace %1 with the imported level?</source>
        <translation>要用导入的关卡替换“%1”吗？</translation>
    </message>
</context>
<context>
    <name>broadside::LevelExport</name>
    <message>
        <source>Write the scene as a map that the editor Tiled opens</source>
        <translation>将场景写入为 Tiled 编辑器可打开的地图</translation>
    </message>
    <message>
        <source>The map was not written.</source>
        <translation>地图未写入。</translation>
    </message>
    <message>
        <source>Wrote the map %1.</source>
        <translation>已写入地图“%1”。</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>还有 %1</translation>
    </message>
    <message>
        <source>Wrote the map %1. It does not have everything that the scene has.</source>
        <translation>已写入地图“%1”。它没有包含场景的全部内容。</translation>
    </message>
    <message>
        <source>Export Tiled map...</source>
        <translation>导出 Tiled 地图...</translation>
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
    <message>
        <source>%1 changed in the level and in the scene. The values of the level are used.</source>
        <translation>%1 在关卡和场景中都有更改。使用关卡的值。</translation>
    </message>
</context>
<context>
    <name>broadside::LiveBar</name>
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
        <source>Let the game make one step and pause again</source>
        <translation>让游戏前进一步，然后再次暂停</translation>
    </message>
    <message>
        <source>Pause the game first.</source>
        <translation>请先暂停游戏。</translation>
    </message>
    <message>
        <source>Left out by the game: %1.</source>
        <translation>游戏略去：%1。</translation>
    </message>
    <message>
        <source>The recording is full. Save it, then attach the game again.</source>
        <translation>录制已满。请保存它，然后重新附加游戏。</translation>
    </message>
    <message>
        <source>Lost by Broadside: %1.</source>
        <translation>此处丢失：%1。</translation>
    </message>
    <message>
        <source>%1 has ended. Its recording stays in this tab. Waiting for the next game.</source>
        <translation>%1 已结束。它的录制在这里。正在等待下一个游戏。</translation>
    </message>
    <message>
        <source>This game is no longer attached. Its recording stays in this tab.</source>
        <translation>此游戏已不再附加。它的录制在这里。</translation>
    </message>
    <message>
        <source>Pause the game itself; you can look through the recording without pausing it</source>
        <translation>暂停游戏本身；即使不暂停，也可以浏览录制</translation>
    </message>
</context>
<context>
    <name>broadside::LiveDialog</name>
    <message>
        <source>Attach to a game</source>
        <translation>附加到游戏</translation>
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
    <message>
        <source>Games find this window by this name: up to 32 letters, digits, '-', '_' and '.'</source>
        <translation>游戏通过它找到此窗口：字母、数字、“-”、“_”和“.”，最多 32 个</translation>
    </message>
</context>
<context>
    <name>broadside::LockNotice</name>
    <message>
        <source>%1 is also open in another tab. Edit and save it in one of them only.</source>
        <translation>“%1”也在另一个标签页中打开。请只在其中一个里编辑和保存。</translation>
    </message>
    <message>
        <source>%1 is also open in another Broadside (%2). Each asks before it replaces what the other has saved.</source>
        <translation>“%1”也在另一个 Broadside（%2）中打开。双方在替换对方保存的内容之前都会询问。</translation>
    </message>
    <message>
        <source>process %1, since %2</source>
        <translation>进程 %1，始于 %2</translation>
    </message>
    <message>
        <source>process %1 of %2 on %3, since %4</source>
        <translation>%3 上 %2 的进程 %1，始于 %4</translation>
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
        <source>%1[*] - %2 - Broadside</source>
        <translation>%1[*] - %2 - Broadside</translation>
    </message>
    <message>
        <source>%1[*] - Broadside</source>
        <translation>%1[*] - Broadside</translation>
    </message>
    <message>
        <source>Choose colours, keys, mouse, files and language of the program</source>
        <translation>选择程序的颜色、按键、鼠标、文件和语言</translation>
    </message>
    <message>
        <source>Preferences...</source>
        <translation>首选项...</translation>
    </message>
    <message>
        <source>There was not enough memory to finish this. Everything that was open is still open. Save your scenes, then close other tabs or programs, or use fewer objects.</source>
        <translation>内存不足，操作未完成。先前打开的内容仍然打开。请保存场景，然后关闭其他标签页或程序，或减少对象。</translation>
    </message>
</context>
<context>
    <name>broadside::ManualContentsList</name>
    <message>
        <source>Search the manual</source>
        <translation>搜索手册</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Results of the search</source>
        <translation>搜索结果</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>No page has all these words. Try fewer words.</source>
        <translation>没有页面含有所有这些词。请少用几个词。</translation>
    </message>
    <message>
        <source>Find pages that have all these words. Text in quotation marks counts as one word.</source>
        <translation>查找含有所有这些词的页面。引号中的文本视为一个词。</translation>
    </message>
</context>
<context>
    <name>broadside::ManualFindBar</name>
    <message>
        <source>Find in this page</source>
        <translation>在此页中查找</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>上一个</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Hide the search in this page (Esc)</source>
        <translation>隐藏此页中的查找 (Esc)</translation>
    </message>
    <message>
        <source>Found: %1</source>
        <translation>找到：%1</translation>
    </message>
    <message>
        <source>Go to the previous match (Shift+Enter)</source>
        <translation>转到上一处 (Shift+Enter)</translation>
    </message>
    <message>
        <source>Go to the next match (Enter)</source>
        <translation>转到下一处 (Enter)</translation>
    </message>
</context>
<context>
    <name>broadside::ManualPageView</name>
    <message>
        <source>Manual</source>
        <translation>手册</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy this example</source>
        <translation>复制此示例</translation>
    </message>
    <message>
        <source>Copy example</source>
        <translation>复制示例</translation>
    </message>
</context>
<context>
    <name>broadside::ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>手册</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Go back to the previous page (Alt+Left)</source>
        <translation>返回上一页 (Alt+Left)</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Go to the page from which you went back (Alt+Right)</source>
        <translation>转到后退之前的页面 (Alt+Right)</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search all pages (Ctrl+Shift+F)</source>
        <translation>搜索所有页面 (Ctrl+Shift+F)</translation>
    </message>
    <message>
        <source>Find in page</source>
        <translation>在页面中查找</translation>
    </message>
    <message>
        <source>Find a text in this page (Ctrl+F)</source>
        <translation>在此页中查找文本 (Ctrl+F)</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Make the text larger (Ctrl++)</source>
        <translation>放大文字 (Ctrl++)</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Make the text smaller (Ctrl+-)</source>
        <translation>缩小文字 (Ctrl+-)</translation>
    </message>
    <message>
        <source>Usual size</source>
        <translation>正常大小</translation>
    </message>
    <message>
        <source>Show the text in its usual size (Ctrl+0)</source>
        <translation>以正常大小显示文字 (Ctrl+0)</translation>
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
        <source>At the start of the simulation</source>
        <translation>模拟开始时</translation>
    </message>
    <message>
        <source>Acceleration</source>
        <translation>加速度</translation>
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
    <message>
        <source>velocity</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>acceleration</source>
        <translation>加速度</translation>
    </message>
    <message>
        <source>force</source>
        <translation>力</translation>
    </message>
    <message>
        <source>mass</source>
        <translation>质量</translation>
    </message>
    <message>
        <source>gravity scale</source>
        <translation>重力倍率</translation>
    </message>
    <message>
        <source>Divides the force, and decides how objects bounce off each other</source>
        <translation>用来除力，反弹时也起作用</translation>
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
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
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
    <message>
        <source>Listing the objects...</source>
        <translation>列表稍后显示。</translation>
    </message>
</context>
<context>
    <name>broadside::OpenByNameDialog</name>
    <message>
        <source>Open by name</source>
        <translation>按名称打开</translation>
    </message>
    <message>
        <source>The path of a file or folder. A byte that is not UTF-8 is written like \xE9.</source>
        <translation>文件或文件夹的路径。不是 UTF-8 的字节写成 \xE9 的形式。</translation>
    </message>
    <message>
        <source>Files and folders</source>
        <translation>文件和文件夹</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>&amp;Path:</source>
        <translation>路径：</translation>
    </message>
    <message>
        <source>Folder above</source>
        <translation>上级文件夹</translation>
    </message>
    <message>
        <source>The folder cannot be read: %1</source>
        <translation>无法读取文件夹：%1</translation>
    </message>
    <message>
        <source>After a backslash, write x and two hexadecimal digits, or another backslash.</source>
        <translation>反斜杠之后，请写 x 和两位十六进制数字，或再写一个反斜杠。</translation>
    </message>
    <message>
        <source>There is no file or folder with this path.</source>
        <translation>没有此路径的文件或文件夹。</translation>
    </message>
    <message>
        <source>Open the file, or list the folder</source>
        <translation>打开文件，或列出文件夹的内容</translation>
    </message>
    <message>
        <source>The list shows the first %1 entries of the folder. Type the names of the others.</source>
        <translation>列表只含文件夹的前 %1 项。其余的请直接输入。</translation>
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
    <message>
        <source>No overrides</source>
        <translation>没有覆写</translation>
    </message>
</context>
<context>
    <name>broadside::OverwriteGuard</name>
    <message>
        <source>The saved file cannot be read. %1</source>
        <translation>无法读取已保存的文件。%1</translation>
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
    <message>
        <source>. </source>
        <comment>between hints</comment>
        <translation>。</translation>
    </message>
    <message>
        <source>%1: on</source>
        <translation>%1：开</translation>
    </message>
    <message>
        <source>%1: off</source>
        <translation>%1：关</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a tool and what to do with it</comment>
        <translation>%1：%2</translation>
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
    <name>broadside::PanelHelp</name>
    <message>
        <source>What does this panel show?</source>
        <translation>此面板显示什么？</translation>
    </message>
</context>
<context>
    <name>broadside::PictureCanvas</name>
    <message>
        <source>The picture with its bounding shape</source>
        <translation>图片及其碰撞形状</translation>
    </message>
    <message>
        <source>Drag handles, edges or the whole shape; hold Ctrl to place them between pixels.
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
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>y</source>
        <translation>y</translation>
    </message>
    <message>
        <source>radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Percent of width and height; a number below 0 enlarges the shape</source>
        <translation>宽度和高度的百分比；小于 0 则放大</translation>
    </message>
</context>
<context>
    <name>broadside::PlacePanel</name>
    <message>
        <source>Width of placed objects</source>
        <translation>所放置对象的宽度</translation>
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
        <source>Radius</source>
        <translation>半径</translation>
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
    <message>
        <source>Share of the speed that a bounce keeps: 1 keeps all, 0 nothing; for two objects, the product is used</source>
        <translation>反弹后的速度：1 全部保留，0 完全不保留；两个对象取其乘积</translation>
    </message>
    <message>
        <source>Width and height</source>
        <translation>宽度和高度</translation>
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
        <source>From the centre to the outermost corners</source>
        <translation>从中心到最外侧各角的距离</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; (%2)</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;（%2）</translation>
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
        <source>Position y</source>
        <translation>位置 y</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
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
    <message>
        <source>Degrees counter-clockwise. A whole group rotates as one about its centre; its angle is that of its first object</source>
        <translation>逆时针的度数。整个编组作为一个整体绕其中心旋转；编组的角度就是其中第一个对象的角度</translation>
    </message>
    <message>
        <source>x to the right, y up, from the world's corner</source>
        <translation>x 向右，y 向上，从世界的角算起</translation>
    </message>
</context>
<context>
    <name>broadside::PreferenceRows</name>
    <message>
        <source>Reset: %1</source>
        <translation>重置：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Choose...</source>
        <translation>选择...</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>选择：%1</translation>
    </message>
    <message>
        <source>Reset this to its default</source>
        <translation>将此项重置为默认值</translation>
    </message>
    <message>
        <source>This already has its default.</source>
        <translation>此项已是默认值。</translation>
    </message>
</context>
<context>
    <name>broadside::PreferencesDialog</name>
    <message>
        <source>Hovered object</source>
        <translation>指针下的对象</translation>
    </message>
    <message>
        <source>The object under the pointer</source>
        <translation>指针下的对象</translation>
    </message>
    <message>
        <source>Its cells</source>
        <translation>它的单元格</translation>
    </message>
    <message>
        <source>Cells of the hovered object, and pin A</source>
        <translation>指针下的对象和固定对象 A 的单元格</translation>
    </message>
    <message>
        <source>Its lost cells</source>
        <translation>它丢失的单元格</translation>
    </message>
    <message>
        <source>Cells that the hovered object touches, but in which it is not registered</source>
        <translation>指针下的对象接触、但没有登记它的单元格</translation>
    </message>
    <message>
        <source>Potential colliders</source>
        <translation>潜在碰撞对象</translation>
    </message>
    <message>
        <source>Candidates of the broad phase, and pin B</source>
        <translation>粗检测的候选对象，以及固定对象 B</translation>
    </message>
    <message>
        <source>Box overlaps</source>
        <translation>包围盒重叠</translation>
    </message>
    <message>
        <source>Candidates whose boxes overlap</source>
        <translation>包围盒重叠的候选对</translation>
    </message>
    <message>
        <source>Shape overlaps</source>
        <translation>形状重叠</translation>
    </message>
    <message>
        <source>Candidates whose shapes overlap, and cells of both pins</source>
        <translation>形状重叠的候选对象，以及两个固定对象的单元格</translation>
    </message>
    <message>
        <source>Missed pairs</source>
        <translation>漏检对</translation>
    </message>
    <message>
        <source>Pairs that overlap, but that the broad phase does not find</source>
        <translation>重叠、但粗检测没有找到的配对</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>缺陷</translation>
    </message>
    <message>
        <source>Objects with faults</source>
        <translation>有缺陷的对象</translation>
    </message>
    <message>
        <source>Static objects</source>
        <translation>静态对象</translation>
    </message>
    <message>
        <source>Objects that never move</source>
        <translation>从不移动的对象</translation>
    </message>
    <message>
        <source>Dynamic objects</source>
        <translation>动态对象</translation>
    </message>
    <message>
        <source>Objects that move</source>
        <translation>移动的对象</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search the preferences</source>
        <translation>搜索首选项</translation>
    </message>
    <message>
        <source>Show only the rows that have these words</source>
        <translation>只显示含有这些词的行</translation>
    </message>
    <message>
        <source>No preference matches. Type fewer letters.</source>
        <translation>没有匹配的首选项。请少输入几个字。</translation>
    </message>
    <message>
        <source>&amp;Reset all</source>
        <translation>全部重置</translation>
    </message>
    <message>
        <source>Reset all rows of this page to their defaults</source>
        <translation>将此页的所有行重置为默认值</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>The file in which the preferences are kept</source>
        <translation>保存首选项的文件</translation>
    </message>
    <message>
        <source>Settings &amp;file</source>
        <translation>设置文件</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>Show the folder of this file in the file manager</source>
        <translation>在文件管理器中显示此文件所在的文件夹</translation>
    </message>
    <message>
        <source>The folder cannot be opened.</source>
        <translation>无法打开文件夹。</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Colours of the window and background of the world</source>
        <translation>窗口和世界背景的颜色</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 磅</translation>
    </message>
    <message>
        <source>Size of texts</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Font size of menus, panels and dialogs; buttons and fields grow with it</source>
        <translation>菜单、面板和对话框的字号；按钮和输入框随之变大</translation>
    </message>
    <message>
        <source>Colours of the world</source>
        <translation>世界的颜色</translation>
    </message>
    <message>
        <source>Chooses all colours below and their contrast at once</source>
        <translation>一次选定下面的所有颜色及其对比度</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>Contrast of lines</source>
        <translation>线条的对比度</translation>
    </message>
    <message>
        <source>3:1</source>
        <translation>3:1</translation>
    </message>
    <message>
        <source>4.5:1</source>
        <translation>4.5:1</translation>
    </message>
    <message>
        <source>7:1</source>
        <translation>7:1</translation>
    </message>
    <message>
        <source>World</source>
        <translation>世界</translation>
    </message>
    <message>
        <source>When its lines are shown; its step is in View &gt; Snapping</source>
        <translation>何时显示它的线；步距在“视图 &gt; 吸附”中</translation>
    </message>
    <message>
        <source>Show while snapping to it</source>
        <translation>吸附到它时显示</translation>
    </message>
    <message>
        <source>Always show</source>
        <translation>始终显示</translation>
    </message>
    <message>
        <source>Never show</source>
        <translation>从不显示</translation>
    </message>
    <message>
        <source>Steps of new scenes</source>
        <translation>新场景的步</translation>
    </message>
    <message>
        <source>Steps of the simulation per second; 60 is a step of 1/60 s</source>
        <translation>每秒的模拟步数；60 即每步 1/60 s</translation>
    </message>
    <message>
        <source>per second</source>
        <translation>每秒</translation>
    </message>
    <message>
        <source>Placed objects</source>
        <translation>放置的对象</translation>
    </message>
    <message>
        <source>What the Place tool places at first: targets are removed when hit, walls stay, bodies fall and bounce</source>
        <translation>“放置”工具最初放置的对象：目标被命中时移除，墙留在原处，物体下落并反弹</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Walls</source>
        <translation>墙</translation>
    </message>
    <message>
        <source>Bodies</source>
        <translation>物体</translation>
    </message>
    <message>
        <source>Mouse and keys</source>
        <translation>鼠标和按键</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>滚轮</translation>
    </message>
    <message>
        <source>What the wheel does in the world; Ctrl with the wheel always zooms</source>
        <translation>滚轮在世界中的作用；按住 Ctrl 时滚轮始终为缩放</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Pan (with Shift to the side)</source>
        <translation>平移（按住 Shift 为左右平移）</translation>
    </message>
    <message>
        <source>Drag the view with</source>
        <translation>拖动视图用</translation>
    </message>
    <message>
        <source>Space with the left button also drags the view</source>
        <translation>按住空格键再用左键，也可拖动视图</translation>
    </message>
    <message>
        <source>Middle button</source>
        <translation>中键</translation>
    </message>
    <message>
        <source>Right button (a click opens the menu)</source>
        <translation>右键（单击打开菜单）</translation>
    </message>
    <message>
        <source>Keys as in</source>
        <translation>按键方案同</translation>
    </message>
    <message>
        <source>&amp;Edit...</source>
        <translation>编辑...</translation>
    </message>
    <message>
        <source>Change the keys of commands</source>
        <translation>更改命令的按键</translation>
    </message>
    <message>
        <source>E&amp;xport keys...</source>
        <translation>导出按键...</translation>
    </message>
    <message>
        <source>Save the keys of all commands in a file</source>
        <translation>将所有命令的按键保存到文件</translation>
    </message>
    <message>
        <source>&amp;Import keys...</source>
        <translation>导入按键...</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>The keys of all commands</source>
        <translation>所有命令的按键</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Copy of unsaved changes</source>
        <translation>未保存更改的副本</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Earlier versions</source>
        <translation>早期版本</translation>
    </message>
    <message>
        <source>How many are kept of each saved file; see File &gt; Earlier versions</source>
        <translation>每个已保存的文件保留多少个版本；见“文件 &gt; 早期版本”</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>最近的文件</translation>
    </message>
    <message>
        <source>How many are listed in File &gt; Open recent</source>
        <translation>“文件 &gt; 打开最近的文件”中列出多少个文件</translation>
    </message>
    <message>
        <source>Open the last files</source>
        <translation>打开上次的文件</translation>
    </message>
    <message>
        <source>Welcome page</source>
        <translation>欢迎页</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>录制</translation>
    </message>
    <message>
        <source>Memory for steps</source>
        <translation>已录制步的内存</translation>
    </message>
    <message>
        <source>Memory for the recorded steps of each scene; when it is full, the first steps are forgotten</source>
        <translation>用于每个场景的已录制步的内存；存满后，最早的步会被丢弃</translation>
    </message>
    <message>
        <source>Folder of recordings</source>
        <translation>录制文件夹</translation>
    </message>
    <message>
        <source>The current folder</source>
        <translation>当前文件夹</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>The window appears again in this language</source>
        <translation>窗口会以此语言重新显示</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>全部重置</translation>
    </message>
    <message>
        <source>Reset all rows of the page %1 to their defaults?</source>
        <translation>将“%1”页的所有行重置为默认值吗？</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Your own keys will be replaced. Export them first if you want to keep them.</source>
        <translation>您自己的按键会被替换。如要保留，请先将它们导出。</translation>
    </message>
    <message>
        <source>&amp;Replace my keys</source>
        <translation>替换我的按键</translation>
    </message>
    <message>
        <source>Export keys</source>
        <translation>导出按键</translation>
    </message>
    <message>
        <source>Keys (*.%1)</source>
        <translation>按键 (*.%1)</translation>
    </message>
    <message>
        <source>The keys could not be exported.</source>
        <translation>无法导出按键。</translation>
    </message>
    <message>
        <source>Import keys</source>
        <translation>导入按键</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>The keys were not imported. All keys are as before.</source>
        <translation>按键没有导入。所有按键保持不变。</translation>
    </message>
    <message>
        <source>No file manager could be started. The folder is %1.</source>
        <translation>没有文件管理器响应。文件夹是 %1。</translation>
    </message>
    <message>
        <source>Follow the desktop</source>
        <translation>跟随桌面</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Interface scale</source>
        <translation>界面缩放</translation>
    </message>
    <message>
        <source>Size of texts, icons and controls around the world</source>
        <translation>世界周围的文字、图标和控件的大小</translation>
    </message>
    <message>
        <source>Smallest contrast of lines with the background; colours become lighter or darker to reach it</source>
        <translation>线条与背景至少有多大差异；为此会将颜色调亮或调暗</translation>
    </message>
    <message>
        <source>Snapping grid</source>
        <translation>吸附网格</translation>
    </message>
    <message>
        <source>Changes the keys and the wheel to those of another program</source>
        <translation>将按键改为另一程序的按键，滚轮也随之更改</translation>
    </message>
    <message>
        <source>After a crash, at most this many seconds of edits are lost</source>
        <translation>程序意外终止时，最多丢失这么多秒的编辑</translation>
    </message>
    <message>
        <source>When Broadside starts without a file, it opens the files that were open last</source>
        <translation>启动而没有指定文件时，打开上次打开的文件</translation>
    </message>
    <message>
        <source>When Broadside starts without a file, it shows the welcome page</source>
        <translation>启动而没有指定文件时，显示欢迎页</translation>
    </message>
    <message>
        <source>Folder in which the dialog for saving a recording starts</source>
        <translation>选择录制文件时，对话框打开的起始位置</translation>
    </message>
    <message>
        <source>Replace all keys with those of a file</source>
        <translation>用文件中的按键替换所有按键</translation>
    </message>
    <message>
        <source>All rows of this page already have their defaults.</source>
        <translation>此页的所有行已是默认值。</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Open the page of the manual about these settings (F1)</source>
        <translation>打开手册中关于这些设置的页面（F1）</translation>
    </message>
    <message>
        <source>Units shown</source>
        <translation>显示的单位</translation>
    </message>
    <message>
        <source>The unit of lengths in fields, status bar and world; files are in metres</source>
        <translation>字段、状态栏和世界中长度的单位；文件以米为单位</translation>
    </message>
    <message>
        <source>Metres</source>
        <translation>米</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation>像素</translation>
    </message>
    <message>
        <source>Pixels per metre</source>
        <translation>每米像素数</translation>
    </message>
    <message>
        <source>Pixels of your game per metre; objects can also snap to them</source>
        <translation>游戏中每米的像素数；对象也可以吸附到像素</translation>
    </message>
    <message>
        <source>px/m</source>
        <translation>px/m</translation>
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
    <message>
        <source>The project %1 was closed. Its open scenes stay open as files.</source>
        <translation>项目“%1”已关闭。其打开的场景作为文件保持打开。</translation>
    </message>
    <message>
        <source>The project %1 has no scenes yet. Add them in the panel Project, or with File &gt; Add this scene to the project.</source>
        <translation>项目“%1”还没有场景。可用“项目”面板或“文件 &gt; 将此场景添加到项目”来添加。</translation>
    </message>
    <message>
        <source>The project could not be created.</source>
        <translation>无法创建项目。</translation>
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
    <message>
        <source>None yet. Use "Add scenes" below.</source>
        <translation>还没有场景：用下方的“添加场景”</translation>
    </message>
    <message>
        <source>None yet. Use "Add pictures" below.</source>
        <translation>还没有图片：用下方的“添加图片”</translation>
    </message>
    <message>
        <source>A project lists only files in its own folder, %1, so that the project can be moved as a whole. Move or copy the files there first.</source>
        <translation>项目只列出其自身文件夹“%1”中的文件，以便一起移动。请先将这些文件移动或复制到那里。</translation>
    </message>
    <message>
        <source>Select a file in the list first.</source>
        <translation>请先在列表中选择一个文件。</translation>
    </message>
    <message>
        <source>Add scene files that are in the project's folder</source>
        <translation>添加位于项目文件夹中的场景文件</translation>
    </message>
    <message>
        <source>Add pictures that are in the project's folder</source>
        <translation>添加位于项目文件夹中的图片</translation>
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
        <source>Repeat this query after every step</source>
        <translation>每一步之后重复此查询</translation>
    </message>
    <message>
        <source>Choose the Query tool (Q) first, then click or drag in the world.</source>
        <translation>请先选择“查询”工具 (Q)，然后在世界中单击或拖动。</translation>
    </message>
    <message>
        <source>%1 µs</source>
        <translation>%1 µs</translation>
    </message>
    <message>
        <source>At most %1 queries can be kept. Delete one first.</source>
        <translation>请先删除一个查询：上限为 %1 个。</translation>
    </message>
    <message>
        <source>Delete the selected query</source>
        <translation>删除所选的查询</translation>
    </message>
    <message>
        <source>Select a query first.</source>
        <translation>请先选择一个查询。</translation>
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
    <message>
        <source>Not recorded: %1.</source>
        <translation>未录制：%1。</translation>
    </message>
    <message>
        <source>the recording does not say in which cells the game registers its objects (BST_CELLS and bst_cells in the game)</source>
        <translation>录制中没有说明游戏的对象位于哪些单元格（游戏中的 BST_CELLS 和 bst_cells）</translation>
    </message>
    <message>
        <source>Broad phase of the game: %1.</source>
        <translation>游戏自己的粗检测：%1。</translation>
    </message>
    <message>
        <source>The step numbers of the recording do not ascend, so the frames are numbered instead.</source>
        <translation>其步编号不是递增的，因此按帧计数。</translation>
    </message>
    <message>
        <source>Diagnose</source>
        <translation>诊断</translation>
    </message>
    <message>
        <source>Find the few faults that explain all missed pairs of the recorded steps</source>
        <translation>找出能解释已录制的步中所有漏检对的少数缺陷</translation>
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
        <source>This scene has the objects of step %1 and one of Broadside's grids. The objects are at rest, because a trace has positions and no velocities.</source>
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
        <source>&amp;Keep for later</source>
        <translation>留待以后</translation>
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
        <translation>要丢弃未保存的工作（%1）吗？</translation>
    </message>
    <message>
        <source>They cannot be restored afterwards.</source>
        <translation>丢弃后无法恢复。</translation>
    </message>
    <message>
        <source>Close this list; File &gt; Recover unsaved work opens it again, and so does the next start</source>
        <translation>关闭此列表；“文件 &gt; 恢复未保存的工作”会再次打开它，下次启动时也会打开</translation>
    </message>
    <message>
        <source>Open the selected rows with their unsaved changes, each in a tab of its own</source>
        <translation>打开所选项及其未保存的更改，每项一个标签页</translation>
    </message>
</context>
<context>
    <name>broadside::RecoveryOffer</name>
    <message>
        <source>Recover &amp;unsaved work...</source>
        <translation>恢复未保存的工作...</translation>
    </message>
    <message>
        <source>List the work that earlier runs of Broadside left unsaved, to open or to discard it</source>
        <translation>列出 Broadside 之前的运行留下的未保存的工作，以便打开或丢弃</translation>
    </message>
    <message>
        <source>No earlier run left unsaved work.</source>
        <translation>之前的运行没有留下未保存的工作。</translation>
    </message>
</context>
<context>
    <name>broadside::ReportWriter</name>
    <message>
        <source>Writing the report %1 ...</source>
        <translation>正在写入报告 %1 ...</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Stop the report; no file is written</source>
        <translation>停止生成报告；不写入文件</translation>
    </message>
    <message>
        <source>The report was cancelled.</source>
        <translation>报告已取消。</translation>
    </message>
    <message>
        <source>The report was not written.</source>
        <translation>报告没有写入。</translation>
    </message>
    <message>
        <source>Wrote the report %1.</source>
        <translation>已写入报告 %1。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Show the report in the program for such files, such as a browser</source>
        <translation>用打开此类文件的程序（例如浏览器）显示报告</translation>
    </message>
    <message>
        <source>The report was not written. End its name with .html for a page, or with .md for the text of an issue tracker.</source>
        <translation>报告没有写入。文件名应以 .html（页面）或 .md（问题跟踪系统的文本）结尾。</translation>
    </message>
</context>
<context>
    <name>broadside::RestNotice</name>
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
        <source>Nothing moves in this world. Place a body, or give an object a velocity in the panel Properties.</source>
        <translation>此世界中没有对象移动。请放置一个物体，或在“属性”面板中给一个对象设置速度。</translation>
    </message>
    <message>
        <source>Pause now, and in future whenever nothing moves</source>
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
    <message>
        <source>Changed on disk</source>
        <translation>磁盘上的文件已更改</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened here.</source>
        <translation>“%1”在此打开之后，又被其他程序更改过。</translation>
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
        <source>The list shows the first %1 of them.</source>
        <translation>列表中是其中的前 %1 个。</translation>
    </message>
    <message>
        <source>The differences are marked in the world. Overwriting replaces the version in the file with the open scene. "Save as" keeps both.</source>
        <translation>差异已在世界中标出。覆盖会用打开的场景替换文件中的版本。“另存为”则两者都保留。</translation>
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
        <source>%1. Simulation &gt; Restore discarded steps undoes that, until the next step.</source>
        <translation>%1。“模拟 &gt; 恢复已丢弃的步”可撤销此操作，直到下一步。</translation>
    </message>
    <message>
        <source>This scene has instances of templates of the project %1, but is not in that project. Add it, so that they follow (File &gt; Add this scene to the project).</source>
        <translation>此场景有项目“%1”的模板的实例，但不属于该项目。请将它添加进去，使实例跟随模板（文件 &gt; 将此场景添加到项目）。</translation>
    </message>
    <message>
        <source>Solved: the finding is gone. Help &gt; Welcome has five more mysteries.</source>
        <translation>已解决：问题已消失。“帮助 &gt; 欢迎”中还有五个谜题。</translation>
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
    <name>broadside::ScriptOutput</name>
    <message>
        <source>Script output</source>
        <translation>脚本输出</translation>
    </message>
    <message>
        <source>&amp;Output of extensions; Return or a double click on a finding selects its object:</source>
        <translation>扩展的输出；在问题上按 Enter 或双击，可选择其对象：</translation>
    </message>
    <message>
        <source>Output of extensions</source>
        <translation>扩展的输出</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Remove all lines</source>
        <translation>移除所有行</translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <comment>an object, its id, what a check found</comment>
        <translation>%1 (%2)：%3</translation>
    </message>
    <message>
        <source>%1 found nothing.</source>
        <translation>“%1”没有发现问题。</translation>
    </message>
</context>
<context>
    <name>broadside::ScriptWorker</name>
    <message>
        <source>%1 is running...</source>
        <translation>正在运行“%1”...</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Extension</source>
        <translation>扩展</translation>
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
    <message>
        <source>Deselect all objects</source>
        <translation>不选择任何对象</translation>
    </message>
</context>
<context>
    <name>broadside::ShapeEditor</name>
    <message>
        <source>Radius</source>
        <translation>半径</translation>
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
        <source>All points are on one line, so this size is 0.</source>
        <translation>所有点都在一条直线上，因此此尺寸为 0。</translation>
    </message>
    <message>
        <source>Insert a point half way to the next one</source>
        <translation>在到下一点的中间处插入一个点</translation>
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
    <message>
        <source>Width of the whole shape; the other side follows, so that circles stay circles</source>
        <translation>整个形状的宽度；另一边随之改变，使圆仍为圆</translation>
    </message>
    <message>
        <source>Width of the shape, before the object's scale</source>
        <translation>形状在对象缩放之前的宽度</translation>
    </message>
    <message>
        <source>Width of the whole shape: all points move away from the object's position or towards it</source>
        <translation>整个形状的宽度：所有点都远离或靠近对象的位置</translation>
    </message>
    <message>
        <source>Height of the whole shape; the other side follows, so that circles stay circles</source>
        <translation>整个形状的高度；另一边随之改变，使圆仍为圆</translation>
    </message>
    <message>
        <source>Height of the shape, before the object's scale</source>
        <translation>形状在对象缩放之前的高度</translation>
    </message>
    <message>
        <source>Height of the whole shape: all points move away from the object's position or towards it</source>
        <translation>整个形状的高度：所有点都远离或靠近对象的位置</translation>
    </message>
    <message>
        <source>Relative to the object's position, before scale and rotation</source>
        <translation>在对象自身的坐标系中：相对于对象的位置，在缩放和旋转之前</translation>
    </message>
    <message>
        <source>Select a point in the table first.</source>
        <translation>请先单击表格中的一个点。</translation>
    </message>
    <message>
        <source>Remove the selected point (Delete)</source>
        <translation>移除所选的点 (Delete)</translation>
    </message>
    <message>
        <source>Remove the selected part (Delete)</source>
        <translation>移除所选的子形状 (Delete)</translation>
    </message>
    <message>
        <source>Radius of the shape before the object's scale</source>
        <translation>形状在对象缩放之前的半径</translation>
    </message>
    <message>
        <source>Width and height of the shape, before the object's scale</source>
        <translation>形状在对象缩放之前的宽度和高度</translation>
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
        <source>Radius</source>
        <translation>半径</translation>
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
    <message>
        <source>Replace the shape with another one of about the same size</source>
        <translation>用另一个大小相近的形状替换此形状</translation>
    </message>
    <message>
        <source>Of every shape, before its object's scale</source>
        <translation>每个形状在其对象缩放之前的半径</translation>
    </message>
    <message>
        <source>Width and height of every shape, before its object's scale.
Round shapes and compounds keep their proportions: the other side follows.</source>
        <translation>每个形状在其对象缩放之前的宽度和高度。
圆形类形状和复合形状保持比例：另一边随之改变。</translation>
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
        <source>"%1"</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>Conflict: %1 has this key and loses it when you assign it.</source>
        <translation>冲突：%1 正在使用此按键，指定后它将失去该按键。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Select a command to give it another key.</source>
        <translation>选择一个命令，为它指定其他按键。</translation>
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
    <message>
        <source>Remaining objects</source>
        <translation>剩余对象</translation>
    </message>
    <message>
        <source>Exact under constant acceleration, with any time step</source>
        <translation>加速度恒定时，无论步长多大都精确</translation>
    </message>
    <message>
        <source>Turn on swept collision</source>
        <translation>开启扫掠碰撞</translation>
    </message>
    <message>
        <source>Turn off swept collision</source>
        <translation>关闭扫掠碰撞</translation>
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
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Stay at step %1</source>
        <translation>停在第 %1 步</translation>
    </message>
    <message>
        <source>Step %1 has taken %2 s so far: %3 over %4</source>
        <translation>第 %1 步至今已用 %2 s：%3，%4</translation>
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
        <source>To &amp;pixels</source>
        <translation>吸附到像素</translation>
    </message>
    <message>
        <source>Snap to the gap that other neighbours in the row already have</source>
        <translation>吸附到与相邻对象的等间隙处，间隙等于该对象与行中下一个对象的间隙</translation>
    </message>
    <message>
        <source>Snap to a separate grid, which is then shown, unless the object snaps to something nearer</source>
        <translation>吸附到一个单独的、会显示出来的网格，除非有更近的目标吸引对象</translation>
    </message>
    <message>
        <source>Snap left and bottom edges to whole pixels of your pictures, unless the object snaps to something else</source>
        <translation>将左边缘和下边缘吸附到图片的整像素，除非有其他目标吸引对象</translation>
    </message>
</context>
<context>
    <name>broadside::SnapDialog</name>
    <message>
        <source>Step of the grid</source>
        <translation>网格间距</translation>
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
        <source>Pixels of your pictures per metre; left and bottom edges snap to whole pixels</source>
        <translation>每米对应的图片像素数；左边缘和下边缘吸附到整像素</translation>
    </message>
    <message>
        <source>Distance between the lines of the grid; one line is at 0</source>
        <translation>网格线之间的距离；其中一条线位于 0</translation>
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
    <message>
        <source>Direction in which the picture faces; it is mirrored while its object moves the other way</source>
        <translation>图片朝向的方向；对象朝另一边移动时，图片会镜像</translation>
    </message>
    <message>
        <source>Width and height before the object's scale; 0 is natural: from the atlas's pixels per metre</source>
        <translation>对象缩放之前的宽度和高度；0 为自然大小：由图集的每米像素数得出</translation>
    </message>
    <message>
        <source>From the object's position to the centre of the picture</source>
        <translation>从对象的位置到图片中心</translation>
    </message>
</context>
<context>
    <name>broadside::StatusLine</name>
    <message>
        <source>-00.00, -00.00 m</source>
        <translation>-00.00, -00.00 m</translation>
    </message>
    <message>
        <source>cell (00, 00) = 000</source>
        <translation>单元格 (00, 00) = 000</translation>
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
    <message>
        <source>%1 (%2 spared)</source>
        <translation>%1 (省去 %2)</translation>
    </message>
    <message>
        <source>0 pairs: no two objects here can collide</source>
        <translation>0 个配对：这里没有两个对象可以碰撞</translation>
    </message>
    <message>
        <source>Static objects do not collide with each other, and masks can forbid the rest. Hovering an object shows what it would find if it moved.</source>
        <translation>静态对象之间不会碰撞，其余的碰撞可能被掩码禁止。将指针悬停在对象上，可显示它假如移动会找到什么。</translation>
    </message>
    <message>
        <source>Column, row and id of the cell under the pointer, counted from the lower left; range-grid counts from the upper left</source>
        <translation>指针下的单元格的列、行和 ID，从左下角起计数；range-grid 从左上角起计数</translation>
    </message>
    <message>
        <source>The point under the pointer</source>
        <translation>指针下的点</translation>
    </message>
</context>
<context>
    <name>broadside::StepReadout</name>
    <message>
        <source>Steps and simulated time since the start</source>
        <translation>自开始以来的步数和模拟时间</translation>
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
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>1/%1 speed</source>
        <translation>1/%1 倍速</translation>
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
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
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
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>忽略</translation>
    </message>
    <message>
        <source>Choose the meaning of the column %1, if its name does not say it</source>
        <translation>如果列 %1 的名称不能说明其含义，请在此选择</translation>
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
    <message>
        <source>The centre of a box</source>
        <translation>包围盒的中心</translation>
    </message>
    <message>
        <source>without a name, so used as %1</source>
        <translation>未命名，因此视为 %1</translation>
    </message>
    <message>
        <source>the centre of a box</source>
        <translation>包围盒的中心</translation>
    </message>
</context>
<context>
    <name>broadside::TableReadings</name>
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
    <message>
        <source>Centre, y down</source>
        <translation>中心，y 向下</translation>
    </message>
    <message>
        <source>Centre, y up</source>
        <translation>中心，y 向上</translation>
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
        <source>&amp;Place instances</source>
        <translation>放置实例</translation>
    </message>
    <message>
        <source>&amp;Select instances</source>
        <translation>选择实例</translation>
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
        <source>D&amp;elete template</source>
        <translation>删除模板</translation>
    </message>
    <message>
        <source>No object is an instance of %1. Place one, or delete the template.</source>
        <translation>没有对象是“%1”的实例。请放置一个，或删除该模板。</translation>
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
    <message>
        <source>Create templates from the selected objects, which become instances of them; equal objects share one template</source>
        <translation>用所选对象创建模板，这些对象成为模板的实例；相同的对象共用一个模板</translation>
    </message>
    <message>
        <source>Place instances of the template that is selected in the panel Templates</source>
        <translation>放置“模板”面板中所选模板的实例</translation>
    </message>
    <message>
        <source>Select all instances of the template that is selected in the panel Templates</source>
        <translation>选择“模板”面板中所选模板的所有实例</translation>
    </message>
    <message>
        <source>Move the selected template into the project, for all of its scenes; the project is saved at once</source>
        <translation>将所选模板移入项目，供其所有场景使用；项目会立即保存</translation>
    </message>
    <message>
        <source>Rename the template that is selected in the panel Templates (there: F2)</source>
        <translation>重命名“模板”面板中所选的模板（在面板中：F2）</translation>
    </message>
    <message>
        <source>Delete the template that is selected in the panel Templates; its instances become usual objects</source>
        <translation>删除“模板”面板中所选的模板；其实例成为普通对象</translation>
    </message>
    <message>
        <source>Select a template in the panel Templates first, or an instance in the world.</source>
        <translation>请先在“模板”面板中选择一个模板，或在世界中选择一个实例。</translation>
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
        <source>Shared with the other scenes of the project.</source>
        <translation>与项目的其他场景共享。</translation>
    </message>
    <message>
        <source>%1 (shared)</source>
        <translation>%1（共享）</translation>
    </message>
    <message>
        <source>%1: %2 %3, %4.
Press Return or double-click to place instances, or drag it into the world.</source>
        <translation>%1：%2 %3，%4。
按回车键或双击可放置实例；也可以将它拖入世界。</translation>
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
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
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
    <message>
        <source>Missed (not audited)</source>
        <translation>漏检（未核查）</translation>
    </message>
    <message>
        <source>Restores the steps that were replaced because you changed something in an earlier step.
The new steps are discarded instead.</source>
        <translation>恢复因更改了过去而被替换的步。
新的步则被丢弃。</translation>
    </message>
    <message>
        <source>Object %1</source>
        <translation>对象 %1</translation>
    </message>
    <message>
        <source>Found overlaps</source>
        <translation>已找到的重叠</translation>
    </message>
    <message>
        <source>Pairs that the broad phase reported and whose shapes overlapped in a step.
Diagnose adds the pairs that it missed.</source>
        <translation>粗检测已报告、且形状在一步中重叠的配对。
诊断会加上它漏检对。</translation>
    </message>
    <message>
        <source>Pairs that overlapped in a step: those that the broad phase reported, and above
them those that it missed. The latter are known where a step was audited.</source>
        <translation>在一步中重叠的配对：粗检测报告的配对，以及其上方
漏检对。后者只在已核查的步中已知。</translation>
    </message>
    <message>
        <source>with missed pairs</source>
        <translation>含漏检对</translation>
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
    <message>
        <source>Place objects with a click; choose their shape and size in the panel Place</source>
        <translation>单击以放置对象；放置什么、多大，在“放置”面板中选择</translation>
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
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>The scene uses the best of the measured sizes: with cells of %1 a step takes %2.</source>
        <translation>场景使用的是测量过的大小中最好的一个：单元格为 %1 时，一步用时 %2。</translation>
    </message>
    <message>
        <source>Of the measured sizes, %1 is the best: with it a step takes %2. The scene was changed after the measurement.</source>
        <translation>测量过的大小中，%1 最好：此时一步用时 %2。测量之后，场景有更改。</translation>
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
        <source>F&amp;ollow the shot</source>
        <translation>跟随炮弹</translation>
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
    <message>
        <source>Dim everything except the object under the pointer with its cells and candidates; without one, except the selected objects</source>
        <translation>淡化除指针下的对象及其单元格和候选对象之外的一切；指针下没有对象时，以所选对象为准</translation>
    </message>
    <message>
        <source>Zoom the view to the selected objects</source>
        <translation>将所选对象置于视图中</translation>
    </message>
    <message>
        <source>Keep the shot in the centre of the view while it flies</source>
        <translation>炮弹飞行时，使它保持在视图中央</translation>
    </message>
    <message>
        <source>Show what the colours mean, or only the name of the legend</source>
        <translation>显示各种颜色的含义，或只显示图例的名称</translation>
    </message>
    <message>
        <source>Gri&amp;d of the recording</source>
        <translation>录制的网格</translation>
    </message>
    <message>
        <source>&amp;All grids</source>
        <translation>所有网格</translation>
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
        <source>When Broadside starts without a file, open the files of the last session instead of this page.</source>
        <translation>启动而没有指定文件时，打开上次会话的文件。此时不显示此页。</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>broadside::WelcomeCard</name>
    <message>
        <source>%1 (solved)</source>
        <translation>%1（已解决）</translation>
    </message>
</context>
<context>
    <name>broadside::WelcomePage</name>
    <message>
        <source>Welcome</source>
        <translation>欢迎</translation>
    </message>
    <message>
        <source>An empty world; Ctrl+N</source>
        <translation>空世界；Ctrl+N</translation>
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
    <message>
        <source>Show me &amp;how</source>
        <translation>分步引导</translation>
    </message>
    <message>
        <source>Solve a mystery step by step, with the real controls</source>
        <translation>用真实的界面一步步解开一个谜题</translation>
    </message>
    <message>
        <source>&amp;New scene</source>
        <translation>新建场景</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>打开...</translation>
    </message>
</context>
<context>
    <name>broadside::WhyPanel</name>
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
        <source>Nearest</source>
        <translation>最近</translation>
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
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 及另外 %2 个</translation>
    </message>
    <message>
        <source>Report...</source>
        <translation>报告...</translation>
    </message>
    <message>
        <source>Write this answer as one page that you can send, with pictures and the world</source>
        <translation>将此回答写成一个可以发送的页面，含图片和世界</translation>
    </message>
    <message>
        <source>Why the broad phase does not report the pair, although the boxes overlap</source>
        <translation>包围盒重叠，而粗检测没有报告这个配对的原因</translation>
    </message>
    <message>
        <source>Choose B, or press Shift+P over it in the world. Near A in this step: %1.</source>
        <translation>选择 B，或在世界中的 B 上按 Shift+P。此步中在 A 附近的有：%1。</translation>
    </message>
    <message>
        <source>When the two meet in the whole run. Click a step to go there.</source>
        <translation>两者在整个运行中的相遇。单击某一步可转到该步。</translation>
    </message>
    <message>
        <source>The smallest distance between the two in all recorded steps, and the first step with this distance</source>
        <translation>两者在所有已录制的步中的最小距离，以及出现该距离的第一步</translation>
    </message>
    <message>
        <source>A and B are empty.</source>
        <translation>A 和 B 为空。</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Nothing is wrong in this step. The pair is missed in step %1.</source>
        <translation>这一步没有问题。该配对在第 %1 步漏检。</translation>
    </message>
    <message>
        <source>Nothing is wrong in this step. The pair is missed in steps between %1 and %2.</source>
        <translation>这一步没有问题。该配对在第 %1 步到第 %2 步之间的某些步中漏检。</translation>
    </message>
</context>
<context>
    <name>broadside::WorldDialog</name>
    <message>
        <source>Width of the world</source>
        <translation>世界的宽度</translation>
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
    <message>
        <source>Ali&amp;gn</source>
        <translation>对齐</translation>
    </message>
    <message>
        <source>Propert&amp;ies</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>Select an object first.</source>
        <translation>请先选择一个对象。</translation>
    </message>
    <message>
        <source>Show the panel Properties, with the focus in it</source>
        <translation>显示“属性”面板，并将焦点移到其中</translation>
    </message>
</context>
<context>
    <name>broadside::WorldSpeech</name>
    <message>
        <source>Hovered: %1. Potential colliders: %2. Shape overlaps: %3.</source>
        <translation>指针下：%1。潜在碰撞对象：%2。形状重叠：%3。</translation>
    </message>
    <message>
        <source>Hovered: %1.</source>
        <translation>指针下：%1。</translation>
    </message>
    <message>
        <source>Selected: %1.</source>
        <translation>已选择：%1。</translation>
    </message>
    <message>
        <source>Selected last: %1. Selected objects: %2.</source>
        <translation>最后选择：%1。所选对象：%2。</translation>
    </message>
</context>
<context>
    <name>funnel</name>
    <message>
        <source>too many pairs to count in memory</source>
        <translation>配对太多，内存中无法统计</translation>
    </message>
    <message>
        <source>%1 candidates</source>
        <translation>%1 个候选对</translation>
    </message>
    <message>
        <source>counting pairs...</source>
        <translation>正在计数配对...</translation>
    </message>
</context>
<context>
    <name>messages</name>
    <message>
        <source>{first} {second}</source>
        <translation>{first}{second}</translation>
    </message>
    <message>
        <source>{what}: {why}</source>
        <translation>{what}：{why}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first}、{second}</translation>
    </message>
    <message>
        <source>{list}, {next}</source>
        <translation>{list}、{next}</translation>
    </message>
    <message numerus="yes">
        <source>{count} objects</source>
        <translation>
            <numerusform>{count} 个对象</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} pairs</source>
        <translation>
            <numerusform>{count} 个配对</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} steps</source>
        <translation>
            <numerusform>{count} 步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cells</source>
        <translation>
            <numerusform>{count} 个单元格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} frames</source>
        <translation>
            <numerusform>{count} 帧</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} and {count} more</source>
        <translation>{names} 及另外 {count} 个</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <translation>{first} 或 {second}</translation>
    </message>
    <message>
        <source>Uniform grid over the world: objects that share a cell are candidates</source>
        <translation>覆盖世界的均匀网格：共享单元格的对象成为候选对</translation>
    </message>
    <message>
        <source>update O(n + cells), pairs O(n + pairs that share a cell)</source>
        <translation>更新 O(n + 单元格数)，配对 O(n + 共享单元格的配对数)</translation>
    </message>
    <message>
        <source>for objects of similar size in a world of known size</source>
        <translation>适用于大小已知的世界中大小相近的对象</translation>
    </message>
    <message>
        <source>A uniform grid without borders: cells are found by hashing</source>
        <translation>无边界的均匀网格：通过哈希查找单元格</translation>
    </message>
    <message>
        <source>update O(n), pairs O(n + pairs that share a cell)</source>
        <translation>更新 O(n)，配对 O(n + 共享单元格的配对数)</translation>
    </message>
    <message>
        <source>for worlds without borders, or far larger than the area of the objects</source>
        <translation>适用于没有边界，或远大于对象所占面积的世界</translation>
    </message>
    <message>
        <source>update O(n), pairs O(n + pairs whose boxes overlap)</source>
        <translation>更新 O(n)，配对 O(n + 包围盒重叠的配对数)</translation>
    </message>
    <message>
        <source>when only speed matters</source>
        <translation>适用于只看重速度的场合</translation>
    </message>
    <message>
        <source>Every pair is a candidate: slow, but always correct</source>
        <translation>每个配对都是候选对：慢，但必然正确</translation>
    </message>
    <message>
        <source>update O(1), pairs O(n^2)</source>
        <translation>更新无开销，配对 O(n^2)</translation>
    </message>
    <message>
        <source>for fewer than about 50 objects, and to check the others</source>
        <translation>适用于少于约 50 个对象，也用于核对其他算法</translation>
    </message>
    <message>
        <source>update O(n log n), pairs O(n log n + candidates)</source>
        <translation>更新 O(n log n)，配对 O(n log n + 候选对数)</translation>
    </message>
    <message>
        <source>Sorted along x: objects whose x intervals overlap are candidates</source>
        <translation>沿 x 排序：x 区间重叠的对象成为候选对</translation>
    </message>
    <message>
        <source>update O(n log n), pairs O(n + pairs whose x intervals overlap)</source>
        <translation>更新 O(n log n)，配对 O(n + x 区间重叠的配对数)</translation>
    </message>
    <message>
        <source>for worlds that are wide and low; in one narrow column it is as slow as brute force</source>
        <translation>适用于又宽又矮的世界；对象挤成一根窄柱时退化为暴力检测</translation>
    </message>
    <message>
        <source>A balanced tree of boxes</source>
        <translation>包围盒的平衡树</translation>
    </message>
    <message>
        <source>update O(m log m), pairs O(m log n + pairs whose boxes overlap)</source>
        <translation>更新 O(m log m)，配对 O(m log n + 包围盒重叠的配对数)</translation>
    </message>
    <message>
        <source>for objects of very different sizes, in worlds without borders</source>
        <translation>适用于没有边界的世界中大小悬殊的对象</translation>
    </message>
    <message>
        <source>Textbook grid that registers only the four corners: misses pairs of objects that span three cells</source>
        <translation>只登记四个角的教科书网格：会漏检跨三个单元格的对象</translation>
    </message>
    <message>
        <source>update O(n), pairs O(n + pairs that share a bucket)</source>
        <translation>更新 O(n)，配对 O(n + 共享桶的配对数)</translation>
    </message>
    <message>
        <source>to see what a grid from a textbook misses; choose grid for correct results</source>
        <translation>用于观察教科书中的网格漏检什么；要得到正确结果，请选择 grid</translation>
    </message>
    <message>
        <source>misses objects that span three or more cells or lie outside the world; a static object that moved is still found at its old place</source>
        <translation>会漏检跨三个或更多单元格的对象，以及世界之外的对象；移动过的静态对象仍会在原来的位置被找到</translation>
    </message>
    <message>
        <source>Textbook grid in whole pixels: misses pairs because it truncates coordinates</source>
        <translation>以整像素计算的教科书网格：会漏检被截断的部分</translation>
    </message>
    <message>
        <source>update O(n + registrations), pairs O(n + pairs that share a bucket)</source>
        <translation>更新 O(n + 登记数)，配对 O(n + 共享桶的配对数)</translation>
    </message>
    <message>
        <source>to see what whole pixels miss; choose grid for correct results</source>
        <translation>用于观察整像素会漏检什么；要得到正确结果，请选择 grid</translation>
    </message>
    <message>
        <source>misses pairs that touch, or overlap by less than a pixel, at a cell border, and objects outside the world; a static object that moved is still found at its old place</source>
        <translation>会漏检在单元格边界处接触或重叠不足一个像素的对象，以及位于外部的对象；移动过的静态对象仍会在原来的位置被找到</translation>
    </message>
    <message>
        <source>Textbook grid of buckets: faults in a partial last row and outside the world</source>
        <translation>由桶组成的教科书网格：在不完整的最后一行和世界之外有缺陷</translation>
    </message>
    <message>
        <source>to see what a grid from a blog misses; choose grid for correct results</source>
        <translation>用于观察博客中的网格漏检什么；要得到正确结果，请选择 grid</translation>
    </message>
    <message>
        <source>has no buckets for a partial last row or for objects outside the world, where the original crashes; misses objects that span three or more cells; a partial last column adds false candidates; a static object that moved is still found at its old place</source>
        <translation>不完整的最后一行和世界之外没有桶，原版会在那里崩溃；会漏检跨三个或更多单元格的对象；不完整的最后一列会增加错误的候选对；移动过的静态对象仍会在原来的位置被找到</translation>
    </message>
    <message>
        <source>The algorithm "{name}" cannot be run by this version</source>
        <translation>此版本无法运行算法“{name}”</translation>
    </message>
    <message>
        <source>Choose one of {names}</source>
        <translation>从 {names} 中选择一个</translation>
    </message>
    <message>
        <source>Cells of {size} m in a world of {width} x {height} m make {count} cells; the limit is {limit}</source>
        <translation>在 {width} × {height} m 的世界中，{size} m 的单元格共有 {count} 个；上限为 {limit}</translation>
    </message>
    <message>
        <source>Make the cells {size} m or larger</source>
        <translation>将单元格设为 {size} m 或更大</translation>
    </message>
    <message>
        <source>its box reaches bucket {bucket}, which does not exist; the original would crash, but here the object is only left out of that bucket</source>
        <translation>它的包围盒到达桶 {bucket}，而这个桶不存在；原版会崩溃，这里则不在那里登记该对象</translation>
    </message>
    <message>
        <source>Choose cells that divide the height of the world, keep objects inside it, or choose grid</source>
        <translation>选择能整除世界高度的单元格，让对象留在世界中，或选择 grid</translation>
    </message>
    <message>
        <source>it needs more buckets than fit, so it is not registered and never found</source>
        <translation>它需要的桶多于现有空间，因此没有登记，永远找不到</translation>
    </message>
    <message>
        <source>Choose larger cells, or choose grid</source>
        <translation>选择更大的单元格，或选择 grid</translation>
    </message>
    <message>
        <source>it spans three or more cells but is registered only at its corners, so it is not found between them</source>
        <translation>它跨三个或更多单元格，但只登记在四个角上，因此从中间找不到它</translation>
    </message>
    <message>
        <source>Choose cells at least as large as the object, or choose grid</source>
        <translation>选择不小于该对象的单元格，或选择 grid</translation>
    </message>
    <message>
        <source>it was moved but is still registered at its old place, so it is found there and not at its new place</source>
        <translation>它移动过，但仍登记在原来的位置，因此在那里找得到它，在这里找不到</translation>
    </message>
    <message>
        <source>Reload the scene, or choose grid, which also registers moved static objects again</source>
        <translation>重新加载场景，或选择会跟随移动的 grid</translation>
    </message>
    <message>
        <source>The system cannot start another process</source>
        <translation>系统不再启动其他进程</translation>
    </message>
    <message>
        <source>Close other programs, or allow more processes with ulimit -u</source>
        <translation>结束其他程序，或用 ulimit -u 允许更多进程</translation>
    </message>
    <message>
        <source>operation {number} (object {id} is added)</source>
        <translation>操作 {number}（添加对象 {id}）</translation>
    </message>
    <message>
        <source>operation {number} (object {id} moves)</source>
        <translation>操作 {number}（对象 {id} 移动）</translation>
    </message>
    <message>
        <source>operation {number} (object {id} is removed)</source>
        <translation>操作 {number}（移除对象 {id}）</translation>
    </message>
    <message>
        <source>the last operation</source>
        <translation>最后一次操作</translation>
    </message>
    <message>
        <source>After {operation}, the boxes of objects {a} and {b} overlap, and the pair is not reported.</source>
        <translation>在{operation}之后，对象 {a} 和 {b} 的包围盒重叠，而这个配对没有报告。</translation>
    </message>
    <message>
        <source>After {operation}, a query with the box of object {a} does not find object {b}, which overlaps it.</source>
        <translation>在{operation}之后，以对象 {a} 的包围盒查询，没有找到与它重叠的对象 {b}。</translation>
    </message>
    <message>
        <source>After {operation}, object {id} is reported, but it does not exist.</source>
        <translation>在{operation}之后，报告了不存在的对象 {id}。</translation>
    </message>
    <message>
        <source>After {operation}, object {id} is reported as its own partner.</source>
        <translation>在{operation}之后，对象 {id} 被报告为自己的碰撞对象。</translation>
    </message>
    <message>
        <source>In {operation}, the broad phase ends the process.</source>
        <translation>在{operation}中，它结束了进程。</translation>
    </message>
    <message>
        <source>While a world is created or destroyed, the broad phase ends the process.</source>
        <translation>在创建或销毁世界时，它结束了进程。</translation>
    </message>
    <message>
        <source>In {operation}, the broad phase crashes with {signal}.</source>
        <translation>在{operation}中，它因{signal}而崩溃。</translation>
    </message>
    <message>
        <source>While a world is created or destroyed, the broad phase crashes with {signal}.</source>
        <translation>在创建或销毁世界时，它因{signal}而崩溃。</translation>
    </message>
    <message>
        <source>In {operation}, the broad phase takes too long.</source>
        <translation>在{operation}中，它用时过长。</translation>
    </message>
    <message>
        <source>While a world is created or destroyed, the broad phase takes too long.</source>
        <translation>在创建或销毁世界时，它用时过长。</translation>
    </message>
    <message>
        <source>a segmentation fault</source>
        <translation>段错误</translation>
    </message>
    <message>
        <source>an abort</source>
        <translation>异常中止</translation>
    </message>
    <message>
        <source>a division by zero or another arithmetic fault</source>
        <translation>除以零或其他算术错误</translation>
    </message>
    <message>
        <source>signal {number}</source>
        <translation>信号 {number}</translation>
    </message>
    <message>
        <source>Compute the box of an object from its shape, with its angle and size in that step.</source>
        <translation>根据对象的形状，以它在该步的角度和大小，计算它的包围盒。</translation>
    </message>
    <message>
        <source>{object} moved {path} m in a step of {dt} s and overlapped {through} for {inside} m of this path.</source>
        <translation>{object} 在 {dt} s 的一步中移动了 {path} m，其中有 {inside} m 与 {through} 重叠。</translation>
    </message>
    <message>
        <source>{object} moved {path} m between two frames, {dt} s apart. If both objects moved straight and did not rotate, it overlapped {through} for {inside} m of this path, but they overlap in neither frame.</source>
        <translation>{object} 在相隔 {dt} s 的两帧之间移动了 {path} m，如果两者都沿直线移动且不旋转，其中有 {inside} m 与 {through} 重叠：在这两帧中，它们都不重叠。</translation>
    </message>
    <message>
        <source>Use swept collision for moving objects ("Swept" in the panel Simulation, --continuous on the command line) or {order}.</source>
        <translation>扫掠移动的对象（“模拟”面板中的“扫掠（连续）”，命令行的 --continuous），或{order}。</translation>
    </message>
    <message>
        <source>Use swept collision for moving objects.</source>
        <translation>扫掠移动的对象。</translation>
    </message>
    <message>
        <source>Use swept collision for moving objects or {order}.</source>
        <translation>扫掠移动的对象，或{order}。</translation>
    </message>
    <message>
        <source>Use swept collision for moving objects, {first}, or {second}.</source>
        <translation>扫掠移动的对象，{first}，或{second}。</translation>
    </message>
    <message>
        <source>make a step at most {dt} s long</source>
        <translation>使一步最长为 {dt} s</translation>
    </message>
    <message>
        <source>make a frame of the game at most {dt} s long</source>
        <translation>使游戏的一帧最长为 {dt} s</translation>
    </message>
    <message>
        <source>reduce the speed from {speed} m/s to less than {limit} m/s</source>
        <translation>将 {speed} m/s 的速度限制在 {limit} m/s 以下</translation>
    </message>
    <message>
        <source>make {through} thicker by {missing} m</source>
        <translation>将 {through} 加厚 {missing} m</translation>
    </message>
    <message>
        <source>{remedy} None of these remedies was tested.</source>
        <translation>{remedy}这些都没有试验过。</translation>
    </message>
    <message>
        <source>any object</source>
        <translation>任意对象</translation>
    </message>
    <message>
        <source>Any object</source>
        <translation>任意对象</translation>
    </message>
    <message>
        <source>any two objects</source>
        <translation>任意两个对象</translation>
    </message>
    <message>
        <source>Any two objects</source>
        <translation>任意两个对象</translation>
    </message>
    <message>
        <source>one of {count} objects</source>
        <translation>{count} 个对象之一</translation>
    </message>
    <message>
        <source>One of {count} objects</source>
        <translation>{count} 个对象之一</translation>
    </message>
    <message>
        <source>{first}, {second} or {third}</source>
        <translation>{first}、{second} 或 {third}</translation>
    </message>
    <message>
        <source>{objects} of category {bits}</source>
        <translation>{objects}（类别 {bits}）</translation>
    </message>
    <message>
        <source>{objects} named "{name}"</source>
        <translation>{objects}（名称含“{name}”）</translation>
    </message>
    <message>
        <source>{both} begin to overlap</source>
        <translation>开始重叠：{both}</translation>
    </message>
    <message>
        <source>{both} stop overlapping</source>
        <translation>停止重叠：{both}</translation>
    </message>
    <message>
        <source>{object} is hit</source>
        <translation>被命中：{object}</translation>
    </message>
    <message>
        <source>{object} enters the region ({left}, {low}) to ({right}, {high}) m</source>
        <translation>进入区域 ({left}, {low}) 至 ({right}, {high}) m：{object}</translation>
    </message>
    <message>
        <source>{object} leaves the region ({left}, {low}) to ({right}, {high}) m</source>
        <translation>离开区域 ({left}, {low}) 至 ({right}, {high}) m：{object}</translation>
    </message>
    <message>
        <source>{object} leaves the world</source>
        <translation>离开世界：{object}</translation>
    </message>
    <message>
        <source>The candidates of a step exceed {count}</source>
        <translation>一步的候选对超过 {count} 个</translation>
    </message>
    <message>
        <source>The broad phase misses {both}</source>
        <translation>粗检测漏检：{both}</translation>
    </message>
    <message>
        <source>{both} pass through each other</source>
        <translation>相互穿过：{both}</translation>
    </message>
    <message>
        <source>The position or velocity of {object} becomes NaN or infinite</source>
        <translation>超出数值范围：{object}</translation>
    </message>
    <message>
        <source>{both} become candidates but do not overlap</source>
        <translation>成为不重叠的候选对：{both}</translation>
    </message>
    <message>
        <source>{condition}, from the {number}st time on</source>
        <translation>{condition}，从第 {number} 次起</translation>
    </message>
    <message>
        <source>{condition}, from the {number}nd time on</source>
        <translation>{condition}，从第 {number} 次起</translation>
    </message>
    <message>
        <source>{condition}, from the {number}rd time on</source>
        <translation>{condition}，从第 {number} 次起</translation>
    </message>
    <message>
        <source>{condition}, from the {number}th time on</source>
        <translation>{condition}，从第 {number} 次起</translation>
    </message>
    <message>
        <source>"{text}" is not a set of category bits</source>
        <translation>“{text}”不是一组类别位</translation>
    </message>
    <message>
        <source>Write a number from 1 to 4294967295, or 0x and up to eight hexadecimal digits</source>
        <translation>写 1 到 4294967295 的数，或 0x 加最多八位十六进制数字</translation>
    </message>
    <message>
        <source>The condition "name" has no name</source>
        <translation>“name”之后没有名称</translation>
    </message>
    <message>
        <source>The condition has two names</source>
        <translation>指定了两个名称</translation>
    </message>
    <message>
        <source>Write only one name or part of a name: the breakpoint is for objects whose names contain it</source>
        <translation>只写名称的一部分：名称中含有它的对象才计入</translation>
    </message>
    <message>
        <source>Step {step}: {what}.</source>
        <translation>第 {step} 步：{what}。</translation>
    </message>
    <message>
        <source>Step {step}: {what}, and {count} more do the same.</source>
        <translation>第 {step} 步：{what}，另有 {count} 处相同。</translation>
    </message>
    <message>
        <source>{a} and {b} began to overlap</source>
        <translation>{a} 和 {b} 开始重叠</translation>
    </message>
    <message>
        <source>{a} and {b} stopped overlapping</source>
        <translation>{a} 和 {b} 不再重叠</translation>
    </message>
    <message>
        <source>{name} was hit by {other}</source>
        <translation>{name} 被 {other} 命中</translation>
    </message>
    <message>
        <source>{name} entered the region</source>
        <translation>{name} 进入区域</translation>
    </message>
    <message>
        <source>{name} left the region</source>
        <translation>{name} 离开区域</translation>
    </message>
    <message>
        <source>{name} left the world at ({x}, {y}) m</source>
        <translation>{name} 在 ({x}, {y}) m 离开世界</translation>
    </message>
    <message numerus="yes">
        <source>The broad phase reported {count} candidates, more than {limit}</source>
        <translation>
            <numerusform>粗检测报告了 {count} 个候选对，超过 {limit}</numerusform>
        </translation>
    </message>
    <message>
        <source>The broad phase missed {a} and {b}, because of {cause}</source>
        <translation>{a} 和 {b} 是漏检对，原因：{cause}</translation>
    </message>
    <message>
        <source>{object} passed through {through} at {speed} m/s, undetected</source>
        <translation>{object} 以 {speed} m/s 穿过 {through}，没有被发现</translation>
    </message>
    <message>
        <source>{object} passed through {through} at {speed} m/s, detected too late</source>
        <translation>{object} 以 {speed} m/s 穿过 {through}，发现得太晚</translation>
    </message>
    <message>
        <source>{object} passed through {through} at {speed} m/s, undetected, if both moved straight</source>
        <translation>{object} 以 {speed} m/s 穿过 {through}，没有被发现（如果两者都沿直线移动）</translation>
    </message>
    <message>
        <source>{object} passed through {through} at {speed} m/s, detected too late, if both moved straight</source>
        <translation>{object} 以 {speed} m/s 穿过 {through}，发现得太晚（如果两者都沿直线移动）</translation>
    </message>
    <message>
        <source>The position or velocity of {name} became NaN or infinite, so the object was stopped</source>
        <translation>{name} 超出了数值范围，已停下</translation>
    </message>
    <message>
        <source>{a} and {b} are candidates but do not overlap</source>
        <translation>{a} 和 {b} 是候选对，而它们不重叠</translation>
    </message>
    <message>
        <source>Objects are registered in the cell of their centre only, and only that cell is searched.</source>
        <translation>对象只登记在其中心所在的单元格，而且只搜索该单元格。</translation>
    </message>
    <message>
        <source>Objects are registered in the cell of their centre, and one ring of cells around it is searched: objects larger than the cells reach beyond this ring.</source>
        <translation>对象登记在其中心所在的单元格，并搜索其周围的一圈单元格：大于单元格的对象会超出这个范围。</translation>
    </message>
    <message>
        <source>Objects are registered in the cell of their centre, and {count} rings of cells around it are searched: objects larger than the cells reach beyond these rings.</source>
        <translation>对象登记在其中心所在的单元格，并搜索其周围的 {count} 圈单元格：大于单元格的对象会超出这个范围。</translation>
    </message>
    <message>
        <source>Objects are registered only in the cell of their centre, and a search looks only in the cells that the searching object touches.</source>
        <translation>对象只登记在其中心所在的单元格，而搜索的是查询对象接触的单元格。</translation>
    </message>
    <message>
        <source>Objects are registered in the cell of their lowest corner only.</source>
        <translation>对象只登记在其坐标最小的角所在的单元格。</translation>
    </message>
    <message>
        <source>Objects outside the table of cells are not registered.</source>
        <translation>单元格表格之外的对象没有登记。</translation>
    </message>
    <message>
        <source>Objects are registered in only some of the cells that their box touches: {which}.</source>
        <translation>对象只登记在其包围盒接触的部分单元格中：{which}。</translation>
    </message>
    <message>
        <source>those of its four corners, so the cells in between are missing when an object spans three or more cells</source>
        <translation>四个角所在的单元格，因此跨三个或更多单元格的对象在中间缺失</translation>
    </message>
    <message>
        <source>those of two opposite corners</source>
        <translation>两个对角所在的单元格</translation>
    </message>
    <message>
        <source>every second one, like the squares of one colour on a chess board</source>
        <translation>每隔一个单元格，如同棋盘上同一颜色的格子</translation>
    </message>
    <message>
        <source>those whose column plus row is even, like the squares of one colour on a chess board</source>
        <translation>列号加行号为偶数的单元格，如同棋盘上同一颜色的格子</translation>
    </message>
    <message>
        <source>those whose column plus row is even, like the squares of one colour on a chess board, if there are more than {count}</source>
        <translation>列号加行号为偶数的单元格，如同棋盘上同一颜色的格子（单元格多于 {count} 个时）</translation>
    </message>
    <message>
        <source>the cell of its centre and the four next to it, so a larger object reaches beyond them</source>
        <translation>中心所在的单元格及其上下左右四个，因此较大的对象会超出它们</translation>
    </message>
    <message>
        <source>those in the row of its centre</source>
        <translation>中心所在行的单元格</translation>
    </message>
    <message>
        <source>those in the column of its centre</source>
        <translation>中心所在列的单元格</translation>
    </message>
    <message>
        <source>those that are wholly in the box, and the cell of its centre</source>
        <translation>完全位于包围盒内的单元格，以及中心所在的单元格</translation>
    </message>
    <message>
        <source>those of the last row</source>
        <translation>最后一行的单元格</translation>
    </message>
    <message>
        <source>those of the last column</source>
        <translation>最后一列的单元格</translation>
    </message>
    <message>
        <source>those along its outline, so a small object within a large one shares no cell with it</source>
        <translation>沿其轮廓的单元格，因此大对象内部的小对象与它没有共享的单元格</translation>
    </message>
    <message>
        <source>those along its diagonal</source>
        <translation>沿其对角线的单元格</translation>
    </message>
    <message>
        <source>those at {count} points along its diagonal</source>
        <translation>其对角线上 {count} 个点所在的单元格</translation>
    </message>
    <message>
        <source>all except those of the first row</source>
        <translation>不含第一行的单元格</translation>
    </message>
    <message>
        <source>all except those of the last row</source>
        <translation>不含最后一行的单元格</translation>
    </message>
    <message>
        <source>all except those of the first column</source>
        <translation>不含第一列的单元格</translation>
    </message>
    <message>
        <source>all except those of the last column</source>
        <translation>不含最后一列的单元格</translation>
    </message>
    <message numerus="yes">
        <source>those of the first {count} columns</source>
        <translation>
            <numerusform>前 {count} 列的单元格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>those of the first {count} rows</source>
        <translation>
            <numerusform>前 {count} 行的单元格</numerusform>
        </translation>
    </message>
    <message>
        <source>the first {count}</source>
        <translation>前 {count} 个</translation>
    </message>
    <message>
        <source>as many rows as the box has columns, and as many columns as it has rows</source>
        <translation>行数取了列数，列数取了行数</translation>
    </message>
    <message>
        <source>those from the cell border nearest to its low side onwards</source>
        <translation>从最接近其低坐标一边的单元格边界算起</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Tendency, not certain</source>
        <translation>倾向，不确定</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>开销</translation>
    </message>
    <message numerus="yes">
        <source>Explains {count} passages of an object through another.</source>
        <translation>
            <numerusform>解释了 {count} 次对象穿过另一对象的情况。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Explains {count} overlaps without a collision, counted in each step. The masks may be intentional.</source>
        <translation>
            <numerusform>解释了 {count} 次没有碰撞的重叠，每一步都计入。掩码可能是有意设置的。</numerusform>
        </translation>
    </message>
    <message>
        <source>Explains {count} of {all} per step, on average.</source>
        <translation>平均解释了每步 {all}中的 {count} 个。</translation>
    </message>
    <message numerus="yes">
        <source>{count} candidate pairs</source>
        <translation>
            <numerusform>{count} 个候选对</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} missed pairs</source>
        <translation>
            <numerusform>{count} 个漏检对</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} found pairs</source>
        <translation>
            <numerusform>{count} 个已找到的配对</numerusform>
        </translation>
    </message>
    <message>
        <source>Explains {count} of {missed}; none of {found} that were checked contradicts it.</source>
        <translation>解释了 {missed}中的 {count} 个；所检查的 {found}都不与之矛盾。</translation>
    </message>
    <message>
        <source>Explains about {count} of {missed}; none of {found} that were checked contradicts it.</source>
        <translation>解释了 {missed}中的约 {count} 个；所检查的 {found}都不与之矛盾。</translation>
    </message>
    <message>
        <source>Explains {count} of {missed}; {against} of {found} that were checked contradict it.</source>
        <translation>解释了 {missed}中的 {count} 个；所检查的 {found}中有 {against} 个与之矛盾。</translation>
    </message>
    <message>
        <source>Explains about {count} of {missed}; {against} of {found} that were checked contradict it.</source>
        <translation>解释了 {missed}中的约 {count} 个；所检查的 {found}中有 {against} 个与之矛盾。</translation>
    </message>
    <message>
        <source>Pairs are missed because one of the two objects is registered with wrong bounds.</source>
        <translation>漏检配对，因为其中一个登记的包围盒不是它自己的。</translation>
    </message>
    <message>
        <source>Pairs are missed because they overlap only outside the world or the grid.</source>
        <translation>漏检配对，因为它们只在世界或网格之外重叠。</translation>
    </message>
    <message>
        <source>Pairs are missed because they overlap only in a row or column that the table of cells does not have.</source>
        <translation>漏检配对，因为它们只在表格所没有的行或列中重叠。</translation>
    </message>
    <message>
        <source>Pairs are missed because one of the two objects spans three or more cells and is registered only at its corners.</source>
        <translation>漏检配对，因为其中一个跨三个或更多单元格，而只登记在四个角上。</translation>
    </message>
    <message>
        <source>Pairs are missed because one of the two objects is not registered.</source>
        <translation>漏检配对，因为其中一个没有登记。</translation>
    </message>
    <message>
        <source>Pairs are missed because the algorithm truncates coordinates to whole pixels.</source>
        <translation>漏检配对，因为算法将坐标截断为整像素。</translation>
    </message>
    <message>
        <source>Pairs are missed because rounding put one of the two objects on the other side of a cell border.</source>
        <translation>漏检配对，因为舍入使其中一个落到了单元格边界的另一边。</translation>
    </message>
    <message>
        <source>Pairs are missed for an unknown reason.</source>
        <translation>漏检配对，原因未知。</translation>
    </message>
    <message>
        <source>Objects tunnel: they move so far in one step that they pass through others.</source>
        <translation>对象穿透：它们一步移动得太远，会穿过其他对象。</translation>
    </message>
    <message>
        <source>Masks prevent collisions of some objects, although other objects with the same names can collide.</source>
        <translation>掩码使对象不碰撞，尽管同名的其他对象可以碰撞。</translation>
    </message>
    <message>
        <source>Boxes that only touch, or overlap only by the last bits of their coordinates, are not reported.</source>
        <translation>只是接触的包围盒，或只以坐标的最末几位重叠的包围盒，没有报告。</translation>
    </message>
    <message>
        <source>Boxes that only touch along x, side by side, are not reported; those that touch along y are.</source>
        <translation>只沿 x 并排接触的包围盒没有报告；沿 y 接触的有报告。</translation>
    </message>
    <message>
        <source>Boxes that only touch along y, one above the other, are not reported; those that touch along x are.</source>
        <translation>只沿 y 上下接触的包围盒没有报告；沿 x 接触的有报告。</translation>
    </message>
    <message>
        <source>Boxes that only touch at their corners are not reported; those that touch along a side are.</source>
        <translation>只在角上接触的包围盒没有报告；沿边接触的有报告。</translation>
    </message>
    <message>
        <source>Boxes that only touch at a border of cells are not reported; those that touch elsewhere are.</source>
        <translation>只在单元格边界处接触的包围盒没有报告；在别处接触的有报告。</translation>
    </message>
    <message>
        <source>Boxes that only touch at a border of the squares of a tree, {width} wide and {height} high, are not reported; those that touch elsewhere are.</source>
        <translation>只在树的正方形（宽 {width}，高 {height}）边界处接触的包围盒没有报告；在别处接触的有报告。</translation>
    </message>
    <message>
        <source>All objects are registered with boxes that are {inset} too small on each side: objects that only touch have a gap between their registered boxes, so they are not reported.</source>
        <translation>所有对象登记的包围盒每边都比自身小 {inset}：相互接触的包围盒成为分离的，没有报告。</translation>
    </message>
    <message>
        <source>Record the cells or the boxes in which the broad phase registers each object.</source>
        <translation>录制粗检测为每个对象保存的单元格或包围盒。</translation>
    </message>
    <message>
        <source>Record the names of objects.</source>
        <translation>录制对象的名称。</translation>
    </message>
    <message>
        <source>Record more steps.</source>
        <translation>录制更多的步。</translation>
    </message>
    <message>
        <source>only at their centre</source>
        <translation>只取中心</translation>
    </message>
    <message>
        <source>only at their centre along {axis}</source>
        <translation>沿 {axis} 只取中心</translation>
    </message>
    <message>
        <source>only at the corner with the lowest coordinates</source>
        <translation>只取坐标最小的角</translation>
    </message>
    <message>
        <source>only at the corner with the lowest coordinates along {axis}</source>
        <translation>沿 {axis} 只取坐标最小的角</translation>
    </message>
    <message>
        <source>only at the corner with the highest coordinates</source>
        <translation>只取坐标最大的角</translation>
    </message>
    <message>
        <source>only at the corner with the highest coordinates along {axis}</source>
        <translation>沿 {axis} 只取坐标最大的角</translation>
    </message>
    <message>
        <source>with {factor} of their size, around the centre</source>
        <translation>大小为自身的 {factor} 倍，以中心为准</translation>
    </message>
    <message>
        <source>with {factor} of their size along {axis}, around the centre</source>
        <translation>沿 {axis} 的大小为自身的 {factor} 倍，以中心为准</translation>
    </message>
    <message>
        <source>with {factor} of their size, from the lowest corner</source>
        <translation>大小为自身的 {factor} 倍，以坐标最小的角为准</translation>
    </message>
    <message>
        <source>with {factor} of their size along {axis}, from the lowest corner</source>
        <translation>沿 {axis} 的大小为自身的 {factor} 倍，以坐标最小的角为准</translation>
    </message>
    <message>
        <source>with the length of the wrong side</source>
        <translation>长度取了另一边的长度</translation>
    </message>
    <message>
        <source>with the length of the wrong side along {axis}</source>
        <translation>沿 {axis} 的长度取了另一边的长度</translation>
    </message>
    <message>
        <source>with the size that they had when they appeared</source>
        <translation>大小取了出现时的大小</translation>
    </message>
    <message>
        <source>with the size that they had when they appeared along {axis}</source>
        <translation>沿 {axis} 的大小取了出现时的大小</translation>
    </message>
    <message>
        <source>with a size of {size}</source>
        <translation>大小为 {size}</translation>
    </message>
    <message>
        <source>with a size of {size} along {axis}</source>
        <translation>沿 {axis} 的大小为 {size}</translation>
    </message>
    <message>
        <source>{inset} too small on each side</source>
        <translation>每边小 {inset}</translation>
    </message>
    <message>
        <source>{inset} too small on each side along {axis}</source>
        <translation>沿 {axis} 每边小 {inset}</translation>
    </message>
    <message>
        <source>with a size of at most {size}</source>
        <translation>大小最多为 {size}</translation>
    </message>
    <message>
        <source>with a size of at most {size} along {axis}</source>
        <translation>沿 {axis} 的大小最多为 {size}</translation>
    </message>
    <message>
        <source>too far along x and y, by {shift}</source>
        <translation>沿 x 和 y 都偏移 {shift}</translation>
    </message>
    <message>
        <source>{shift} too far along {axis}</source>
        <translation>沿 {axis} 偏移 {shift}</translation>
    </message>
    <message>
        <source>too far towards lower x and y, by {distance}</source>
        <translation>向坐标减小的方向偏移 {distance}</translation>
    </message>
    <message>
        <source>too far towards lower {axis}, by {distance}</source>
        <translation>沿 {axis} 向坐标减小的方向偏移 {distance}</translation>
    </message>
    <message>
        <source>too far towards higher x and y, by {distance}</source>
        <translation>向坐标增大的方向偏移 {distance}</translation>
    </message>
    <message>
        <source>too far towards higher {axis}, by {distance}</source>
        <translation>沿 {axis} 向坐标增大的方向偏移 {distance}</translation>
    </message>
    <message>
        <source>their size</source>
        <translation>自身的大小</translation>
    </message>
    <message>
        <source>{factor} of their size</source>
        <translation>自身大小的 {factor} 倍</translation>
    </message>
    <message>
        <source>at {place} plus {added}</source>
        <translation>位于{place}加 {added}</translation>
    </message>
    <message>
        <source>at {place} plus {added} along {axis}</source>
        <translation>沿 {axis} 位于{place}加 {added}</translation>
    </message>
    <message>
        <source>at {place} minus {added}</source>
        <translation>位于{place}减 {added}</translation>
    </message>
    <message>
        <source>at {place} minus {added} along {axis}</source>
        <translation>沿 {axis} 位于{place}减 {added}</translation>
    </message>
    <message>
        <source>their place</source>
        <translation>自身的位置</translation>
    </message>
    <message>
        <source>{factor} of their coordinates</source>
        <translation>自身坐标的 {factor} 倍</translation>
    </message>
    <message>
        <source>starting at their centre: the position is used as the lowest corner</source>
        <translation>从中心开始：位置被当作坐标最小的角</translation>
    </message>
    <message>
        <source>starting at their centre along {axis}: the position is used as the lowest corner</source>
        <translation>沿 {axis} 从中心开始：位置被当作坐标最小的角</translation>
    </message>
    <message>
        <source>half their size too low: the lowest corner is used as the centre</source>
        <translation>低了自身大小的一半：坐标最小的角被当作中心</translation>
    </message>
    <message>
        <source>half their size too low along {axis}: the lowest corner is used as the centre</source>
        <translation>沿 {axis} 低了自身大小的一半：坐标最小的角被当作中心</translation>
    </message>
    <message>
        <source>with coordinates truncated to whole numbers</source>
        <translation>坐标被截断为整数</translation>
    </message>
    <message>
        <source>with coordinates truncated to whole numbers along {axis}</source>
        <translation>沿 {axis} 的坐标被截断为整数</translation>
    </message>
    <message>
        <source>without their last unit (x + width - 1)</source>
        <translation>缺少最后一个单位 (x + width - 1)</translation>
    </message>
    <message>
        <source>without their last unit along {axis} (x + width - 1)</source>
        <translation>沿 {axis} 缺少最后一个单位 (x + width - 1)</translation>
    </message>
    <message>
        <source>as squares of their shorter side</source>
        <translation>当作以短边为边长的正方形</translation>
    </message>
    <message>
        <source>as squares of their longer side</source>
        <translation>当作以长边为边长的正方形</translation>
    </message>
    <message>
        <source>with a box that is rotated only by multiples of 90 degrees</source>
        <translation>包围盒只按 90 度的整数倍旋转</translation>
    </message>
    <message>
        <source>with the box that they have without rotation</source>
        <translation>取了未旋转时的包围盒</translation>
    </message>
    <message>
        <source>at their place, but with the box for their angle of {time} ago</source>
        <translation>位置正确，但包围盒取了 {time}之前的角度</translation>
    </message>
    <message>
        <source>at their place, but with the box for {factor} times their angle of {time} ago</source>
        <translation>位置正确，但包围盒取了 {time}之前的角度的 {factor} 倍</translation>
    </message>
    <message>
        <source>with the box for a wrong angle: it is rotated {degrees} degrees too far</source>
        <translation>包围盒取了另一个角度：多旋转了 {degrees} 度</translation>
    </message>
    <message>
        <source>with the box for {factor} times their angle</source>
        <translation>包围盒取了角度的 {factor} 倍</translation>
    </message>
    <message>
        <source>with the box for {factor} times their angle: the angle is in degrees, but sine and cosine take radians</source>
        <translation>包围盒取了角度的 {factor} 倍：角度以度为单位，而正弦和余弦需要弧度</translation>
    </message>
    <message>
        <source>with the box for {factor} times their angle: the angle is in radians already, and is converted from degrees to radians again</source>
        <translation>包围盒取了角度的 {factor} 倍：角度已是弧度，却又从度转换为弧度</translation>
    </message>
    <message>
        <source>with the box for an earlier angle, until the angle has changed by more than {radians} radians</source>
        <translation>包围盒取了先前的角度，直到角度的变化超过 {radians} 弧度</translation>
    </message>
    <message>
        <source>with boxes that are too small where sine and cosine of their angle have different signs: |w cos + h sin| wide and |w sin + h cos| high</source>
        <translation>角度的正弦和余弦符号不同时，包围盒太小：宽 |w cos + h sin|，高 |w sin + h cos|</translation>
    </message>
    <message>
        <source>their upper left corner</source>
        <translation>左上角</translation>
    </message>
    <message>
        <source>their upper right corner</source>
        <translation>右上角</translation>
    </message>
    <message>
        <source>their lower left corner</source>
        <translation>左下角</translation>
    </message>
    <message>
        <source>their lower right corner</source>
        <translation>右下角</translation>
    </message>
    <message>
        <source>at the right distance from (0, 0), but in another direction: they are moved first and then rotated around (0, 0)</source>
        <translation>到 (0, 0) 的距离正确，但方向不同：先移动，再绕 (0, 0) 旋转</translation>
    </message>
    <message>
        <source>with the size of the first object of their name: the size is stored only once for each name</source>
        <translation>大小取了同名的第一个对象的大小：每个名称只保存一次大小</translation>
    </message>
    <message>
        <source>with their width as the height, too</source>
        <translation>高度也取了宽度</translation>
    </message>
    <message>
        <source>with their height as the width, too</source>
        <translation>宽度也取了高度</translation>
    </message>
    <message>
        <source>left side</source>
        <translation>左边</translation>
    </message>
    <message>
        <source>right side</source>
        <translation>右边</translation>
    </message>
    <message>
        <source>upper side</source>
        <translation>上边</translation>
    </message>
    <message>
        <source>lower side</source>
        <translation>下边</translation>
    </message>
    <message>
        <source>{distance} too far left</source>
        <translation>向左偏移 {distance}</translation>
    </message>
    <message>
        <source>{distance} too far right</source>
        <translation>向右偏移 {distance}</translation>
    </message>
    <message>
        <source>{distance} too far up</source>
        <translation>向上偏移 {distance}</translation>
    </message>
    <message>
        <source>{distance} too far down</source>
        <translation>向下偏移 {distance}</translation>
    </message>
    <message>
        <source>their width</source>
        <translation>自身的宽度</translation>
    </message>
    <message>
        <source>their height</source>
        <translation>自身的高度</translation>
    </message>
    <message>
        <source>half their width</source>
        <translation>自身宽度的一半</translation>
    </message>
    <message>
        <source>half their height</source>
        <translation>自身高度的一半</translation>
    </message>
    <message>
        <source>{factor} of their width</source>
        <translation>自身宽度的 {factor} 倍</translation>
    </message>
    <message>
        <source>{factor} of their height</source>
        <translation>自身高度的 {factor} 倍</translation>
    </message>
    <message>
        <source>their shorter side</source>
        <translation>自身的短边</translation>
    </message>
    <message>
        <source>their longer side</source>
        <translation>自身的长边</translation>
    </message>
    <message>
        <source>a width that is {length} less than their own</source>
        <translation>比自身小 {length} 的宽度</translation>
    </message>
    <message>
        <source>a width that is {length} more than their own</source>
        <translation>比自身大 {length} 的宽度</translation>
    </message>
    <message>
        <source>a height that is {length} less than their own</source>
        <translation>比自身小 {length} 的高度</translation>
    </message>
    <message>
        <source>a height that is {length} more than their own</source>
        <translation>比自身大 {length} 的高度</translation>
    </message>
    <message>
        <source>a width of {length}</source>
        <translation>{length} 的宽度</translation>
    </message>
    <message>
        <source>a height of {length}</source>
        <translation>{length} 的高度</translation>
    </message>
    <message>
        <source>a width of at most {length}</source>
        <translation>最多 {length} 的宽度</translation>
    </message>
    <message>
        <source>a height of at most {length}</source>
        <translation>最多 {length} 的高度</translation>
    </message>
    <message>
        <source>a width of at least {length}</source>
        <translation>至少 {length} 的宽度</translation>
    </message>
    <message>
        <source>a height of at least {length}</source>
        <translation>至少 {length} 的高度</translation>
    </message>
    <message>
        <source>{length} as the width</source>
        <translation>以{length}作为宽度</translation>
    </message>
    <message>
        <source>{length} as the height</source>
        <translation>以{length}作为高度</translation>
    </message>
    <message>
        <source>{length} plus {added}</source>
        <translation>{length}再加 {added}</translation>
    </message>
    <message>
        <source>{length} minus {added}</source>
        <translation>{length}再减 {added}</translation>
    </message>
    <message>
        <source>with {lengths}</source>
        <translation>取了{lengths}</translation>
    </message>
    <message>
        <source>with boxes that are {length} smaller than their own on each side</source>
        <translation>包围盒每边比自身小 {length}</translation>
    </message>
    <message>
        <source>with boxes that are {length} larger than their own on each side</source>
        <translation>包围盒每边比自身大 {length}</translation>
    </message>
    <message>
        <source>with boxes that are {length} smaller than their own in width and height</source>
        <translation>包围盒的宽度和高度比自身小 {length}</translation>
    </message>
    <message>
        <source>with boxes that are {length} larger than their own in width and height</source>
        <translation>包围盒的宽度和高度比自身大 {length}</translation>
    </message>
    <message>
        <source>as points</source>
        <translation>当作点</translation>
    </message>
    <message>
        <source>with a size of {size}, instead of their own size</source>
        <translation>大小为 {size}，不管自身多大</translation>
    </message>
    <message>
        <source>with a size of {size}, instead of their own size: the size of a margin of {margin} around a point</source>
        <translation>大小为 {size}，不管自身多大：相当于一个点加上边距 {margin}</translation>
    </message>
    <message>
        <source>with {factor} of their size</source>
        <translation>大小为自身的 {factor} 倍</translation>
    </message>
    <message>
        <source>with width and height swapped</source>
        <translation>宽度和高度互换</translation>
    </message>
    <message>
        <source>with width and height swapped, plus {added}</source>
        <translation>宽度和高度互换，再加 {added}</translation>
    </message>
    <message>
        <source>with width and height swapped, minus {added}</source>
        <translation>宽度和高度互换，再减 {added}</translation>
    </message>
    <message>
        <source>with a width and height of at most {size}</source>
        <translation>宽度和高度最多为 {size}</translation>
    </message>
    <message>
        <source>with a width and height of at least {size}</source>
        <translation>宽度和高度至少为 {size}</translation>
    </message>
    <message>
        <source>{sizes}, instead of their own size</source>
        <translation>{sizes}，不管自身多大</translation>
    </message>
    <message>
        <source>{sizes}, measured from their {side}</source>
        <translation>{sizes}，从{side}算起</translation>
    </message>
    <message>
        <source>{sizes}, measured from their {first} and {second}</source>
        <translation>{sizes}，从{first}和{second}算起</translation>
    </message>
    <message>
        <source>with {other} used as {axis}</source>
        <translation>用 {other} 代替 {axis}</translation>
    </message>
    <message>
        <source>all with their {side} at {axis} = {place}</source>
        <translation>{side}都位于 {axis} = {place}</translation>
    </message>
    <message>
        <source>mirrored, with {place} - {axis} used as {axis}</source>
        <translation>镜像，用 {place} - {axis} 代替 {axis}</translation>
    </message>
    <message>
        <source>all at {axis} = {place}</source>
        <translation>都位于 {axis} = {place}</translation>
    </message>
    <message>
        <source>with {factor} times {axis} used as {axis}</source>
        <translation>用 {axis} 的 {factor} 倍代替 {axis}</translation>
    </message>
    <message>
        <source>as if zoomed by {factor} around {axis} = {place}</source>
        <translation>如同以 {axis} = {place} 为中心缩放 {factor} 倍</translation>
    </message>
    <message numerus="yes">
        <source>{count} columns of cells</source>
        <translation>
            <numerusform>{count} 列单元格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} rows of cells</source>
        <translation>
            <numerusform>{count} 行单元格</numerusform>
        </translation>
    </message>
    <message>
        <source>at the right distance from (0, 0), but in another direction, as if they were moved first and then rotated</source>
        <translation>到 (0, 0) 的距离正确，但方向不同，如同先移动再旋转</translation>
    </message>
    <message>
        <source>away from their places, all by the same distance within a step, but by a different distance in other steps, as with a camera position</source>
        <translation>偏离其位置，同一步中都偏移相同的量，不同的步则不同，如同相机的位置</translation>
    </message>
    <message>
        <source>as if zoomed by {factor} around a place that differs from step to step, as with a camera</source>
        <translation>如同以每步不同的位置为中心缩放 {factor} 倍，像相机那样</translation>
    </message>
    <message>
        <source>as if zoomed by {x} along x and by {y} along y around a place that differs from step to step, as with a camera</source>
        <translation>如同以每步不同的位置为中心，沿 x 缩放 {x} 倍、沿 y 缩放 {y} 倍，像相机那样</translation>
    </message>
    <message>
        <source>as if all coordinates were multiplied by {factor}</source>
        <translation>如同所有坐标都乘以 {factor}</translation>
    </message>
    <message>
        <source>as if zoomed by {factor} around ({x}, {y})</source>
        <translation>如同以 ({x}, {y}) 为中心缩放 {factor} 倍</translation>
    </message>
    <message>
        <source>with their upper left corner at ({x}, {y}), wherever they are</source>
        <translation>左上角都位于 ({x}, {y})，不管自身在哪里</translation>
    </message>
    <message>
        <source>with their lower left corner at ({x}, {y}), wherever they are</source>
        <translation>左下角都位于 ({x}, {y})，不管自身在哪里</translation>
    </message>
    <message>
        <source>with x and y swapped</source>
        <translation>x 和 y 互换</translation>
    </message>
    <message>
        <source>{how}, not counting a margin of {margin} on each side</source>
        <translation>{how}，此外每边有边距 {margin}</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>Dynamic objects</source>
        <translation>动态对象</translation>
    </message>
    <message>
        <source>Static objects</source>
        <translation>静态对象</translation>
    </message>
    <message>
        <source>Objects without a name</source>
        <translation>没有名称的对象</translation>
    </message>
    <message>
        <source>Dynamic objects without a name</source>
        <translation>没有名称的动态对象</translation>
    </message>
    <message>
        <source>Static objects without a name</source>
        <translation>没有名称的静态对象</translation>
    </message>
    <message>
        <source>Objects named {name}</source>
        <translation>名为 {name} 的对象</translation>
    </message>
    <message>
        <source>Dynamic objects named {name}</source>
        <translation>名为 {name} 的动态对象</translation>
    </message>
    <message>
        <source>Static objects named {name}</source>
        <translation>名为 {name} 的静态对象</translation>
    </message>
    <message>
        <source>Objects longer than {size}</source>
        <translation>长于 {size} 的对象</translation>
    </message>
    <message>
        <source>Objects with a length of at most {size}</source>
        <translation>最长为 {size} 的对象</translation>
    </message>
    <message>
        <source>Objects with odd ids</source>
        <translation>ID 为奇数的对象</translation>
    </message>
    <message>
        <source>Objects with even ids</source>
        <translation>ID 为偶数的对象</translation>
    </message>
    <message>
        <source>All objects</source>
        <translation>所有对象</translation>
    </message>
    <message>
        <source>Some objects</source>
        <translation>部分对象</translation>
    </message>
    <message>
        <source>objects</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>dynamic objects</source>
        <translation>动态对象</translation>
    </message>
    <message>
        <source>static objects</source>
        <translation>静态对象</translation>
    </message>
    <message>
        <source>objects without a name</source>
        <translation>没有名称的对象</translation>
    </message>
    <message>
        <source>dynamic objects without a name</source>
        <translation>没有名称的动态对象</translation>
    </message>
    <message>
        <source>static objects without a name</source>
        <translation>没有名称的静态对象</translation>
    </message>
    <message>
        <source>objects named {name}</source>
        <translation>名为 {name} 的对象</translation>
    </message>
    <message>
        <source>dynamic objects named {name}</source>
        <translation>名为 {name} 的动态对象</translation>
    </message>
    <message>
        <source>static objects named {name}</source>
        <translation>名为 {name} 的静态对象</translation>
    </message>
    <message>
        <source>objects longer than {size}</source>
        <translation>长于 {size} 的对象</translation>
    </message>
    <message>
        <source>objects with a length of at most {size}</source>
        <translation>最长为 {size} 的对象</translation>
    </message>
    <message>
        <source>objects with odd ids</source>
        <translation>ID 为奇数的对象</translation>
    </message>
    <message>
        <source>objects with even ids</source>
        <translation>ID 为偶数的对象</translation>
    </message>
    <message>
        <source>{objects} {which}</source>
        <translation>{which}的{objects}</translation>
    </message>
    <message>
        <source>{objects} that rotate</source>
        <translation>会旋转的{objects}</translation>
    </message>
    <message>
        <source>{objects} that jump to another place</source>
        <translation>被放到别处的{objects}</translation>
    </message>
    <message>
        <source>{objects} that move after {time} at rest</source>
        <translation>静止 {time}之后移动的{objects}</translation>
    </message>
    <message>
        <source>{objects} that begin to move after a rest</source>
        <translation>静止之后开始移动的{objects}</translation>
    </message>
    <message>
        <source>{objects} that have been at rest for {time}</source>
        <translation>已静止 {time}的{objects}</translation>
    </message>
    <message>
        <source>{objects} that appeared less than {time} ago</source>
        <translation>出现不到 {time}的{objects}</translation>
    </message>
    <message>
        <source>{objects} that jumped to another place less than {time} ago</source>
        <translation>被放到别处不到 {time}的{objects}</translation>
    </message>
    <message>
        <source>{objects}, from step {step} on,</source>
        <translation>{objects}（从第 {step} 步起）</translation>
    </message>
    <message numerus="yes">
        <source>{objects}, in steps with more than {count} objects,</source>
        <translation>
            <numerusform>{objects}（在对象多于 {count} 个的步中）</numerusform>
        </translation>
    </message>
    <message>
        <source>{objects} that move to the left</source>
        <translation>向左移动的{objects}</translation>
    </message>
    <message>
        <source>{objects} that move to the right</source>
        <translation>向右移动的{objects}</translation>
    </message>
    <message>
        <source>{objects} that move up</source>
        <translation>向上移动的{objects}</translation>
    </message>
    <message>
        <source>{objects} that move down</source>
        <translation>向下移动的{objects}</translation>
    </message>
    <message>
        <source>{objects} after the first {count} of the list</source>
        <translation>列表中前 {count} 个之后的{objects}</translation>
    </message>
    <message>
        <source>{objects}, in every second step,</source>
        <translation>{objects}（每隔一步）</translation>
    </message>
    <message>
        <source>{objects} are registered {how}.</source>
        <translation>{objects}的登记有误：{how}。</translation>
    </message>
    <message>
        <source>{objects} are tested {how}.</source>
        <translation>{objects}的检测有误：{how}。</translation>
    </message>
    <message>
        <source>{objects} are all registered {how}.</source>
        <translation>{objects}的登记全都有误：{how}。</translation>
    </message>
    <message>
        <source>{objects} are all tested {how}.</source>
        <translation>{objects}的检测全都有误：{how}。</translation>
    </message>
    <message>
        <source>{objects} are registered again only {when}.</source>
        <translation>{objects}只在以下情况下重新登记：{when}。</translation>
    </message>
    <message>
        <source>{objects} are updated only {when}.</source>
        <translation>{objects}只在以下情况下更新：{when}。</translation>
    </message>
    <message>
        <source>Registrations are correct, but pairs are tested with other boxes: {sentence}</source>
        <translation>登记正确，但检测配对时用了其他包围盒：{sentence}</translation>
    </message>
    <message>
        <source>{number}</source>
        <translation>{number}</translation>
    </message>
    <message>
        <source>at least {number}</source>
        <translation>至少 {number}</translation>
    </message>
    <message>
        <source>at most {number}</source>
        <translation>最多 {number}</translation>
    </message>
    <message>
        <source>({names})</source>
        <translation>({names})</translation>
    </message>
    <message>
        <source>steps since the two began to overlap</source>
        <translation>两者开始重叠以来的步数</translation>
    </message>
    <message>
        <source>steps since the younger of the two appeared</source>
        <translation>两者中较晚出现者出现以来的步数</translation>
    </message>
    <message>
        <source>steps without motion of the object that rests for fewer steps</source>
        <translation>静止较短者没有移动的步数</translation>
    </message>
    <message>
        <source>steps without motion of the object that rests for more steps</source>
        <translation>静止较长者没有移动的步数</translation>
    </message>
    <message>
        <source>objects before the later of the two in the list</source>
        <translation>两者中靠后者之前的对象数</translation>
    </message>
    <message>
        <source>the higher id</source>
        <translation>较大的 ID</translation>
    </message>
    <message>
        <source>the distance between the centres</source>
        <translation>中心之间的距离</translation>
    </message>
    <message>
        <source>the left end of the overlap</source>
        <translation>重叠的左端</translation>
    </message>
    <message>
        <source>the right end of the overlap</source>
        <translation>重叠的右端</translation>
    </message>
    <message>
        <source>the lower end of the overlap</source>
        <translation>重叠的下端</translation>
    </message>
    <message>
        <source>the upper end of the overlap</source>
        <translation>重叠的上端</translation>
    </message>
    <message>
        <source>objects before the later of the two in their cell</source>
        <translation>单元格中两者中靠后者之前的对象数</translation>
    </message>
    <message>
        <source>objects before the earlier of the two in their cell</source>
        <translation>单元格中两者中靠前者之前的对象数</translation>
    </message>
    <message>
        <source>objects between the two in the sweep</source>
        <translation>扫描中两者之间的对象数</translation>
    </message>
    <message>
        <source>the sweep by centres passes an object that lies beyond</source>
        <translation>按中心的扫描经过了位置在更远处的对象</translation>
    </message>
    <message>
        <source>the later one in the sweep has the lower side along the other axis</source>
        <translation>扫描中较后的一个沿另一轴的低边更低</translation>
    </message>
    <message>
        <source>the two overlapped before</source>
        <translation>两者以前重叠过</translation>
    </message>
    <message>
        <source>steps between the cells of the two centres</source>
        <translation>两者中心的单元格相隔的格数</translation>
    </message>
    <message>
        <source>low bits of an id shared with another object</source>
        <translation>ID 的低位与另一个对象相同</translation>
    </message>
    <message>
        <source>another pair with the same sum of ids</source>
        <translation>另一个配对的 ID 之和相同</translation>
    </message>
    <message>
        <source>another pair with the same XOR of ids</source>
        <translation>另一个配对的 ID 异或值相同</translation>
    </message>
    <message>
        <source>another pair with the same product of ids</source>
        <translation>另一个配对的 ID 之积相同</translation>
    </message>
    <message>
        <source>another pair with the same key low * (low - 1) / 2 + high</source>
        <translation>另一个配对在三角形中的编号相同</translation>
    </message>
    <message>
        <source>another pair with the same hash of ids</source>
        <translation>另一个配对的 ID 哈希相同</translation>
    </message>
    <message>
        <source>another pair with the same key low * factor + high</source>
        <translation>另一个配对的倍数键相同</translation>
    </message>
    <message>
        <source>low bits of both ids shared with another pair</source>
        <translation>两个 ID 的低位都与另一个配对相同</translation>
    </message>
    <message>
        <source>the names of the two</source>
        <translation>两者的名称</translation>
    </message>
    <message>
        <source>equal names</source>
        <translation>名称相同</translation>
    </message>
    <message>
        <source>the two names differ</source>
        <translation>两者的名称不同</translation>
    </message>
    <message>
        <source>only the one with the lower id is static</source>
        <translation>只有 ID 较小的一个是静态的</translation>
    </message>
    <message>
        <source>exactly one of the two is static</source>
        <translation>两者之一是静态的</translation>
    </message>
    <message>
        <source>steps without motion of the one with the lower id</source>
        <translation>ID 较小者没有移动的步数</translation>
    </message>
    <message>
        <source>steps without motion of the one with the higher id</source>
        <translation>ID 较大者没有移动的步数</translation>
    </message>
    <message>
        <source>steps without motion of the one further left</source>
        <translation>靠左者没有移动的步数</translation>
    </message>
    <message>
        <source>steps without motion of the one further right</source>
        <translation>靠右者没有移动的步数</translation>
    </message>
    <message>
        <source>the share of its box in which the object with the lower id must search</source>
        <translation>ID 较小者须用其包围盒的多大比例来查找</translation>
    </message>
    <message>
        <source>the share of its box in which one of the two must search</source>
        <translation>两者之一须用其包围盒的多大比例来查找</translation>
    </message>
    <message>
        <source>the past box of a dynamic object of the pair overlaps the other object</source>
        <translation>动态的一个过去的包围盒与另一个重叠</translation>
    </message>
    <message>
        <source>the past box of one of the two overlaps the other object</source>
        <translation>两者之一过去的包围盒与另一个重叠</translation>
    </message>
    <message>
        <source>the past box of the object with the lower id overlaps the other object</source>
        <translation>ID 较小者过去的包围盒与另一个重叠</translation>
    </message>
    <message>
        <source>one moves towards the cell of the other</source>
        <translation>一个移向另一个的单元格</translation>
    </message>
    <message>
        <source>steps without motion of one of the two when they met</source>
        <translation>两者相遇时其中一个没有移动的步数</translation>
    </message>
    <message>
        <source>the step in which the two first met</source>
        <translation>两者首次相遇的步</translation>
    </message>
    <message>
        <source>one of the two has not moved since it jumped to another place</source>
        <translation>两者之一被放到别处之后没有移动过</translation>
    </message>
    <message>
        <source>steps since one of the two was reported with another object</source>
        <translation>两者之一与另一个对象一起被报告以来的步数</translation>
    </message>
    <message>
        <source>cell entries before the other object in the search of the object with the lower id</source>
        <translation>ID 较小者的搜索中，另一个之前的单元格条目数</translation>
    </message>
    <message>
        <source>cell entries before the other object in a search</source>
        <translation>一次搜索中，另一个之前的单元格条目数</translation>
    </message>
    <message>
        <source>overlaps that are found before this one</source>
        <translation>在它之前找到的重叠数</translation>
    </message>
    <message>
        <source>overlaps that objects of the same name find before this one</source>
        <translation>在它之前由同名对象找到的重叠数</translation>
    </message>
    <message>
        <source>objects after the earlier of the two in their cell</source>
        <translation>单元格中两者中靠前者之后的对象数</translation>
    </message>
    <message>
        <source>cells that both touch</source>
        <translation>两者都接触的单元格数</translation>
    </message>
    <message>
        <source>the two touch an even number of common cells</source>
        <translation>两者共同接触的单元格数为偶数</translation>
    </message>
    <message>
        <source>the first cell of the object with the lower id is not a cell of the other object</source>
        <translation>ID 较小者的第一个单元格不是另一个的单元格</translation>
    </message>
    <message>
        <source>the first cell of the object with the higher id is not a cell of the other object</source>
        <translation>ID 较大者的第一个单元格不是另一个的单元格</translation>
    </message>
    <message>
        <source>neither object's first cell is a cell of the other object</source>
        <translation>两者的第一个单元格都不是另一个的单元格</translation>
    </message>
    <message>
        <source>the distance between the centres divided by the mean width</source>
        <translation>中心之间的距离，以平均宽度为单位</translation>
    </message>
    <message>
        <source>the distance between the centres divided by the mean height</source>
        <translation>中心之间的距离，以平均高度为单位</translation>
    </message>
    <message>
        <source>the distance between the centres divided by the mean shorter side</source>
        <translation>中心之间的距离，以平均短边为单位</translation>
    </message>
    <message>
        <source>the distance between the centres divided by the mean longer side</source>
        <translation>中心之间的距离，以平均长边为单位</translation>
    </message>
    <message>
        <source>motion along x of the object that meets a static object</source>
        <translation>与静态对象相遇的一个沿 x 的运动</translation>
    </message>
    <message>
        <source>motion along y of the object that meets a static object</source>
        <translation>与静态对象相遇的一个沿 y 的运动</translation>
    </message>
    <message>
        <source>only leaves of static objects should have found the pair</source>
        <translation>本应只由静态对象的叶节点找到它</translation>
    </message>
    <message>
        <source>only new leaves should have found the pair</source>
        <translation>本应只由新的叶节点找到它</translation>
    </message>
    <message>
        <source>only the leaf of the object with the lower id should have found the pair</source>
        <translation>本应只由 ID 较小者的叶节点找到它</translation>
    </message>
    <message>
        <source>only the leaf of the object with the higher id should have found the pair</source>
        <translation>本应只由 ID 较大者的叶节点找到它</translation>
    </message>
    <message>
        <source>the motion of the fastest leaf that should have found the pair</source>
        <translation>本应找到它的最快的叶节点的运动</translation>
    </message>
    <message>
        <source>the motion of the slowest leaf that should have found the pair</source>
        <translation>本应找到它的最慢的叶节点的运动</translation>
    </message>
    <message>
        <source>changed leaves before the one that should have found the pair</source>
        <translation>本应找到它的叶节点之前有更改的叶节点数</translation>
    </message>
    <message>
        <source>the object's own box, in the leaf that should have found the pair, does not overlap the other leaf</source>
        <translation>本应找到它的叶节点的包围盒与另一个叶节点分离</translation>
    </message>
    <message>
        <source>steps since the search that should have found the pair</source>
        <translation>本应找到它的搜索以来的步数</translation>
    </message>
    <message>
        <source>the name of the leaves that should have found the pair</source>
        <translation>本应找到它的叶节点的名称</translation>
    </message>
    <message>
        <source>only changed leaves of certain names should have found the pair</source>
        <translation>本应只由某些名称的有更改的叶节点找到它</translation>
    </message>
    <message>
        <source>id plus step is odd for both objects</source>
        <translation>两者的 ID 加步数都是奇数</translation>
    </message>
    <message>
        <source>place plus step is odd for both objects</source>
        <translation>两者的位置加步数都是奇数</translation>
    </message>
    <message>
        <source>lost by a sweep with one pass of sorting</source>
        <translation>因只排序一趟的扫描而丢失</translation>
    </message>
    <message>
        <source>lost by a sweep with one pass of sorting, from the end</source>
        <translation>因只从末尾排序一趟的扫描而丢失</translation>
    </message>
    <message>
        <source>lost by a sweep in which new objects are not sorted</source>
        <translation>因不排序新对象的扫描而丢失</translation>
    </message>
    <message>
        <source>lost by a sweep that does not sort objects that move to higher coordinates</source>
        <translation>因不排序向较大坐标移动的对象的扫描而丢失</translation>
    </message>
    <message>
        <source>lost by a sweep that does not sort objects that move to lower coordinates</source>
        <translation>因不排序向较小坐标移动的对象的扫描而丢失</translation>
    </message>
    <message>
        <source>lost by a sweep that sorts by the places of the previous step</source>
        <translation>因按前一步的位置排序的扫描而丢失</translation>
    </message>
    <message>
        <source>lost by a sweep that sorts every second step</source>
        <translation>因每两步排序一次的扫描而丢失</translation>
    </message>
    <message>
        <source>lost by a sweep that sorts every third step</source>
        <translation>因每三步排序一次的扫描而丢失</translation>
    </message>
    <message>
        <source>lost by a sweep that sorts every fourth step</source>
        <translation>因每四步排序一次的扫描而丢失</translation>
    </message>
    <message>
        <source>lost by a sweep that sorts every fifth step</source>
        <translation>因每五步排序一次的扫描而丢失</translation>
    </message>
    <message>
        <source>lost by a sweep that sorts every tenth step</source>
        <translation>因每十步排序一次的扫描而丢失</translation>
    </message>
    <message>
        <source>lost by a sweep that sorts only when the number of objects changes</source>
        <translation>因只在对象数改变时排序的扫描而丢失</translation>
    </message>
    <message>
        <source>lost by a sweep that compares whole units only</source>
        <translation>因只比较整单位的扫描而丢失</translation>
    </message>
    <message>
        <source>lost by a sweep that fills gaps with its last object</source>
        <translation>因用最后一个对象填补空位的扫描而丢失</translation>
    </message>
    <message>
        <source>lost by a sweep that skips objects in its active list</source>
        <translation>因跳过活动列表中的对象的扫描而丢失</translation>
    </message>
    <message>
        <source>objects that are already active when the first of the two is reached</source>
        <translation>第一个到来时处于活动状态的对象数</translation>
    </message>
    <message>
        <source>lost by a tree that searches its lowest nodes only</source>
        <translation>因只搜索最底层节点的树而丢失</translation>
    </message>
    <message>
        <source>the size of nodes that one of the two needs</source>
        <translation>两者之一所需节点的大小</translation>
    </message>
    <message>
        <source>the size of nodes that a dynamic one of the two needs</source>
        <translation>两者中动态的一个所需节点的大小</translation>
    </message>
    <message>
        <source>the size of nodes by width that one of the two needs</source>
        <translation>两者之一按宽度所需节点的大小</translation>
    </message>
    <message>
        <source>the size of nodes by width that a dynamic one of the two needs</source>
        <translation>两者中动态的一个按宽度所需节点的大小</translation>
    </message>
    <message>
        <source>open nodes with which a tree loses the two</source>
        <translation>树丢失两者时的未处理节点数</translation>
    </message>
    <message>
        <source>lost by a tree in which only the parents of changed leaves grow</source>
        <translation>因只有更改的叶节点的父节点才扩大的树而丢失</translation>
    </message>
    <message>
        <source>lost by a tree in which the parents of right leaves do not grow</source>
        <translation>因右叶节点的父节点不扩大的树而丢失</translation>
    </message>
    <message>
        <source>lost by a tree in which the parents of left leaves do not grow</source>
        <translation>因左叶节点的父节点不扩大的树而丢失</translation>
    </message>
    <message>
        <source>lost by a tree in which the parents of new leaves do not grow</source>
        <translation>因新叶节点的父节点不扩大的树而丢失</translation>
    </message>
    <message>
        <source>open nodes with which a tree of leaves loses the two</source>
        <translation>叶节点的树丢失两者时的未处理节点数</translation>
    </message>
    <message>
        <source>the two separated before</source>
        <translation>两者以前分离过</translation>
    </message>
    <message>
        <source>steps without motion of one of the two, from before the other appeared</source>
        <translation>另一个出现之前起，两者之一没有移动的步数</translation>
    </message>
    <message>
        <source>the one with the lower id comes later in your list</source>
        <translation>ID 较小者在您的列表中更靠后</translation>
    </message>
    <message>
        <source>the equal remainder of both ids divided by 2</source>
        <translation>两个 ID 除以 2 的余数</translation>
    </message>
    <message>
        <source>the equal remainder of both ids divided by 3</source>
        <translation>两个 ID 除以 3 的余数</translation>
    </message>
    <message>
        <source>the equal remainder of both ids divided by 4</source>
        <translation>两个 ID 除以 4 的余数</translation>
    </message>
    <message>
        <source>the equal remainder of both ids divided by 8</source>
        <translation>两个 ID 除以 8 的余数</translation>
    </message>
    <message>
        <source>the equal remainder of both places in your list divided by 2</source>
        <translation>两者在您的列表中的位置除以 2 的余数</translation>
    </message>
    <message>
        <source>the equal remainder of both places in your list divided by 3</source>
        <translation>两者在您的列表中的位置除以 3 的余数</translation>
    </message>
    <message>
        <source>the equal remainder of both places in your list divided by 4</source>
        <translation>两者在您的列表中的位置除以 4 的余数</translation>
    </message>
    <message>
        <source>the equal remainder of both places in your list divided by 8</source>
        <translation>两者在您的列表中的位置除以 8 的余数</translation>
    </message>
    <message>
        <source>centres in different parts of the world</source>
        <translation>中心位于世界的不同部分</translation>
    </message>
    <message>
        <source>first places in different parts of the world</source>
        <translation>最初的位置在世界的不同部分</translation>
    </message>
    <message>
        <source>different blocks of objects</source>
        <translation>对象的不同区块</translation>
    </message>
    <message>
        <source>the pair lies outside the part of the box with which objects search for partners</source>
        <translation>位于对象用来查找其他对象的包围盒部分之外</translation>
    </message>
    <message>
        <source>an object vanished in each step in which the pair should have been found</source>
        <translation>在本应找到它的每一步中都有对象消失</translation>
    </message>
    <message>
        <source>both names in the same group</source>
        <translation>同一组的名称</translation>
    </message>
    <message>
        <source>names in different groups</source>
        <translation>不同组的名称</translation>
    </message>
    <message>
        <source>other reported pairs in the step</source>
        <translation>该步中报告的其他配对数</translation>
    </message>
    <message>
        <source>reported pairs before it in the order of objects</source>
        <translation>按对象次序在它之前报告的配对数</translation>
    </message>
    <message>
        <source>other pairs that are reported for the first time</source>
        <translation>首次报告的其他配对数</translation>
    </message>
    <message>
        <source>other partners of the object with the lower id</source>
        <translation>ID 较小者的其他碰撞对象数</translation>
    </message>
    <message>
        <source>pairs that were reported before</source>
        <translation>以前报告过的配对数</translation>
    </message>
    <message>
        <source>other pairs that are reported for the first time ever</source>
        <translation>有史以来首次报告的其他配对数</translation>
    </message>
    <message>
        <source>other reported pairs of the same name</source>
        <translation>同名的其他已报告配对数</translation>
    </message>
    <message>
        <source>other partners of one of the two</source>
        <translation>两者之一的其他碰撞对象数</translation>
    </message>
    <message>
        <source>steps since the older of the two appeared</source>
        <translation>两者中较早出现者出现以来的步数</translation>
    </message>
    <message>
        <source>objects before the earlier of the two</source>
        <translation>两者中靠前者之前的对象数</translation>
    </message>
    <message>
        <source>the lower id</source>
        <translation>较小的 ID</translation>
    </message>
    <message>
        <source>the difference of the ids</source>
        <translation>ID 之差</translation>
    </message>
    <message>
        <source>low bits that the two ids share</source>
        <translation>两个 ID 相同的低位数</translation>
    </message>
    <message>
        <source>low bits that the places of the two in your list share</source>
        <translation>两者在您的列表中的位置相同的低位数</translation>
    </message>
    <message>
        <source>the side of the larger one</source>
        <translation>较大者的边长</translation>
    </message>
    <message>
        <source>the side of the smaller one</source>
        <translation>较小者的边长</translation>
    </message>
    <message>
        <source>the speed of the faster one</source>
        <translation>较快者的速度</translation>
    </message>
    <message>
        <source>the speed of the slower one</source>
        <translation>较慢者的速度</translation>
    </message>
    <message>
        <source>the relative speed</source>
        <translation>相对速度</translation>
    </message>
    <message>
        <source>the lesser motion along x</source>
        <translation>沿 x 的较小运动</translation>
    </message>
    <message>
        <source>the greater motion along x</source>
        <translation>沿 x 的较大运动</translation>
    </message>
    <message>
        <source>the lesser motion along y</source>
        <translation>沿 y 的较小运动</translation>
    </message>
    <message>
        <source>the greater motion along y</source>
        <translation>沿 y 的较大运动</translation>
    </message>
    <message>
        <source>the depth of the overlap</source>
        <translation>重叠的深度</translation>
    </message>
    <message>
        <source>the distance from (0, 0)</source>
        <translation>到原点的距离</translation>
    </message>
    <message>
        <source>objects in the step</source>
        <translation>该步中的对象数</translation>
    </message>
    <message>
        <source>the step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>number of the two objects that are asleep</source>
        <translation>两者中休眠的对象数</translation>
    </message>
    <message>
        <source>A pair is reported only after its boxes have overlapped for {time}.</source>
        <translation>包围盒重叠 {time}之后，配对才被报告。</translation>
    </message>
    <message>
        <source>Pairs of objects that appeared less than {time} ago are not reported.</source>
        <translation>出现不到 {time}的对象的配对没有报告。</translation>
    </message>
    <message>
        <source>Pairs of two objects that have been at rest for {time} are not reported.</source>
        <translation>两个对象都已静止 {time}的配对没有报告。</translation>
    </message>
    <message>
        <source>Pairs of an object that has been at rest for {time} are not reported.</source>
        <translation>有一个对象已静止 {time}的配对没有报告。</translation>
    </message>
    <message>
        <source>Pairs of an object that has been at rest for {time} are not reported, if it has the lower id.</source>
        <translation>有一个对象已静止 {time}的配对没有报告，条件是它的 ID 较小。</translation>
    </message>
    <message>
        <source>Pairs of an object that has been at rest for {time} are not reported, if it has the higher id.</source>
        <translation>有一个对象已静止 {time}的配对没有报告，条件是它的 ID 较大。</translation>
    </message>
    <message>
        <source>Pairs of an object that has been at rest for {time} are not reported, if it is the object further left.</source>
        <translation>有一个对象已静止 {time}的配对没有报告，条件是它更靠左。</translation>
    </message>
    <message>
        <source>Pairs of an object that has been at rest for {time} are not reported, if it is the object further right.</source>
        <translation>有一个对象已静止 {time}的配对没有报告，条件是它更靠右。</translation>
    </message>
    <message>
        <source>Objects with an id of {id} or more get no pairs.</source>
        <translation>ID 为 {id} 或更大的对象得不到配对。</translation>
    </message>
    <message>
        <source>Objects after the first {count} get no pairs.</source>
        <translation>前 {count} 个之后的对象得不到配对。</translation>
    </message>
    <message>
        <source>Pairs whose centres are {distance} or more apart are not reported.</source>
        <translation>中心相距 {distance} 或更远的配对没有报告。</translation>
    </message>
    <message>
        <source>Pairs whose overlap lies entirely at x &gt;= {place} are not reported.</source>
        <translation>完全在 x &gt;= {place} 处重叠的配对没有报告。</translation>
    </message>
    <message>
        <source>Pairs whose overlap lies entirely at x &lt;= {place} are not reported.</source>
        <translation>完全在 x &lt;= {place} 处重叠的配对没有报告。</translation>
    </message>
    <message>
        <source>Pairs whose overlap lies entirely at y &gt;= {place} are not reported.</source>
        <translation>完全在 y &gt;= {place} 处重叠的配对没有报告。</translation>
    </message>
    <message>
        <source>Pairs whose overlap lies entirely at y &lt;= {place} are not reported.</source>
        <translation>完全在 y &lt;= {place} 处重叠的配对没有报告。</translation>
    </message>
    <message>
        <source>Pairs whose overlap lies entirely between x {left} and {right} and between y {low} and {high} are not reported.</source>
        <translation>完全在 x {left} 与 {right} 之间、y {low} 与 {high} 之间重叠的配对没有报告。</translation>
    </message>
    <message>
        <source>Pairs in a part of the world are not reported: {conditions}.</source>
        <translation>在世界的一部分中，配对没有报告：{conditions}。</translation>
    </message>
    <message numerus="yes">
        <source>A pair is mistaken for another pair whose ids have the same lowest {bits} bits or fewer.</source>
        <translation>
            <numerusform>配对被当作 ID 的最低 {bits} 位或更少位相同的另一个配对。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pairs of two objects whose ids have the same lowest {bits} bits are not reported: they are mistaken for the same object, or for an object and its owner.</source>
        <translation>
            <numerusform>两个对象 ID 的最低 {bits} 位相同的配对没有报告：它们被当作同一个对象，或一个对象及其所有者。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ids are truncated to their lowest {bits} bits or fewer: objects with equal bits replace each other.</source>
        <translation>
            <numerusform>ID 被截断为最低 {bits} 位或更少：这些位相同的对象会相互取代。</numerusform>
        </translation>
    </message>
    <message>
        <source>Pairs with equal keys replace each other: the key is {key}.</source>
        <translation>键相同的配对会相互取代。键：{key}。</translation>
    </message>
    <message>
        <source>{key} of the lower and the higher id</source>
        <translation>较小和较大 ID 的 {key}</translation>
    </message>
    <message>
        <source>{key} in a float</source>
        <translation>存为 float 的 {key}</translation>
    </message>
    <message>
        <source>{key} in {bits} bits</source>
        <translation>存为 {bits} 位的 {key}</translation>
    </message>
    <message>
        <source>made of both ids</source>
        <translation>由两个 ID 构成</translation>
    </message>
    <message>
        <source>the sum of the two ids</source>
        <translation>两个 ID 之和</translation>
    </message>
    <message>
        <source>the XOR of the two ids</source>
        <translation>两个 ID 的异或</translation>
    </message>
    <message>
        <source>low * (low - 1) / 2 + high of the two ids</source>
        <translation>两个 ID 的 low * (low - 1) / 2 + high</translation>
    </message>
    <message>
        <source>low * {factor} + high of the lower and the higher id</source>
        <translation>较小和较大 ID 的 low * {factor} + high</translation>
    </message>
    <message>
        <source>the product of the two ids</source>
        <translation>两个 ID 之积</translation>
    </message>
    <message>
        <source>Pairs with a static object are not reported.</source>
        <translation>含有静态对象的配对没有报告。</translation>
    </message>
    <message>
        <source>Pairs of a static object with the lower id and a dynamic object with the higher id are not reported.</source>
        <translation>ID 较小的对象是静态的、另一个是动态的配对没有报告。</translation>
    </message>
    <message>
        <source>Pairs of {names} are not reported.</source>
        <translation>{names} 之间的配对没有报告。</translation>
    </message>
    <message>
        <source>Pairs of an object named {name} and an object with another name are not reported.</source>
        <translation>名为 {name} 的对象与其他名称的对象的配对没有报告。</translation>
    </message>
    <message>
        <source>Pairs with an object named {name} are not reported.</source>
        <translation>含有名为 {name} 的对象的配对没有报告。</translation>
    </message>
    <message>
        <source>This applies only to pairs of {names}.</source>
        <translation>这只适用于 {names} 之间的配对。</translation>
    </message>
    <message>
        <source>This applies only to pairs of an object named {name} and an object with another name.</source>
        <translation>这只适用于名为 {name} 的对象与其他名称的对象的配对。</translation>
    </message>
    <message>
        <source>This applies only to pairs with an object named {name}.</source>
        <translation>这只适用于含有名为 {name} 的对象的配对。</translation>
    </message>
    <message>
        <source>Pairs of two objects with the same name are not reported.</source>
        <translation>两个对象名称相同的配对没有报告。</translation>
    </message>
    <message>
        <source>Pairs of two objects of the same group are not reported. The groups: {groups}.</source>
        <translation>两个对象属于同一组的配对没有报告。各组：{groups}。</translation>
    </message>
    <message>
        <source>Pairs of two objects of different groups are not reported. The groups: {groups}.</source>
        <translation>两个对象属于不同组的配对没有报告。各组：{groups}。</translation>
    </message>
    <message>
        <source>Objects of the first group are at most {small} long, and objects of the second group are at least {large} long: perhaps your game divides objects by size.</source>
        <translation>第一组的对象最长为 {small}，另一组的至少长 {large}：对象也许是按大小划分的。</translation>
    </message>
    <message>
        <source>Objects of the second group are at most {small} long, and objects of the first group are at least {large} long: perhaps your game divides objects by size.</source>
        <translation>第二组的对象最长为 {small}，另一组的至少长 {large}：对象也许是按大小划分的。</translation>
    </message>
    <message>
        <source>Pairs of two objects whose ids both have the remainder {rest} when divided by {divisor} are not reported: they are treated as one group.</source>
        <translation>两个对象的 ID 除以 {divisor} 都余 {rest} 的配对没有报告：它们被视为同一组。</translation>
    </message>
    <message>
        <source>Pairs of two objects whose places in your list (from 0) both have the remainder {rest} when divided by {divisor} are not reported: they are treated as one group.</source>
        <translation>两个对象在您的列表中的位置（从 0 开始）除以 {divisor} 都余 {rest} 的配对没有报告：它们被视为同一组。</translation>
    </message>
    <message>
        <source>Pairs of a static object and one that moves to the right are not reported.</source>
        <translation>静态对象与向右移动的对象的配对没有报告。</translation>
    </message>
    <message>
        <source>Pairs of a static object and one that moves to the left are not reported.</source>
        <translation>静态对象与向左移动的对象的配对没有报告。</translation>
    </message>
    <message>
        <source>Pairs of a static object and one that moves up are not reported.</source>
        <translation>静态对象与向上移动的对象的配对没有报告。</translation>
    </message>
    <message>
        <source>Pairs of a static object and one that moves down are not reported.</source>
        <translation>静态对象与向下移动的对象的配对没有报告。</translation>
    </message>
    <message>
        <source>Pairs of a static object and one that does not move to the right by more than {motion} are not reported.</source>
        <translation>静态对象与向右移动不超过 {motion} 的对象的配对没有报告。</translation>
    </message>
    <message>
        <source>Pairs of a static object and one that does not move to the left by more than {motion} are not reported.</source>
        <translation>静态对象与向左移动不超过 {motion} 的对象的配对没有报告。</translation>
    </message>
    <message>
        <source>Pairs of a static object and one that does not move up by more than {motion} are not reported.</source>
        <translation>静态对象与向上移动不超过 {motion} 的对象的配对没有报告。</translation>
    </message>
    <message>
        <source>Pairs of a static object and one that does not move down by more than {motion} are not reported.</source>
        <translation>静态对象与向下移动不超过 {motion} 的对象的配对没有报告。</translation>
    </message>
    <message>
        <source>Pairs are not reported if one of the two objects had been at rest for {time} or more when they first met: the filter is applied only then, and its result is kept.</source>
        <translation>首次相遇时，两者之一已静止 {time}或更久的配对没有报告：过滤器只在那时查询，其结果一直保留。</translation>
    </message>
    <message>
        <source>Pairs that first met in step {step} or before are not reported: the filter is applied only then, and its result is kept.</source>
        <translation>在第 {step} 步或之前首次相遇的配对没有报告：过滤器只在那时查询，其结果一直保留。</translation>
    </message>
    <message numerus="yes">
        <source>There is room for {count} pairs, and the room of pairs that separated is not freed: later pairs are not reported.</source>
        <translation>
            <numerusform>只有 {count} 个配对的位置，已分离的配对的位置不再释放：后来的配对没有报告。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The broad phase adds at most {count} new pairs in a step: other new pairs wait.</source>
        <translation>
            <numerusform>粗检测每步最多开始 {count} 个新配对：其余的要等待。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For all objects of one name together, the broad phase reports at most {count} pairs in a step: the pairs in which such an object has the lower id.</source>
        <translation>
            <numerusform>对同一名称的所有对象合计，粗检测每步最多报告 {count} 个配对：即以这样的对象为 ID 较小者的配对。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The broad phase reports at most {count} pairs in a step.</source>
        <translation>
            <numerusform>粗检测每步最多报告 {count} 个配对。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The broad phase adds at most {count} new pairs in a step.</source>
        <translation>
            <numerusform>粗检测每步最多开始 {count} 个新配对。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An object gets at most {count} partners in a step.</source>
        <translation>
            <numerusform>对象每步最多得到 {count} 个碰撞对象。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first {count} objects of a cell are compared with the other objects in it.</source>
        <translation>
            <numerusform>只有单元格中的前 {count} 个对象与其中的其他对象比较。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A cell keeps only the last {count} objects that are added: they overwrite earlier ones.</source>
        <translation>
            <numerusform>单元格只保留最后添加的 {count} 个对象：它们覆盖先前的对象。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Searches find only the first {count} objects of a cell: later objects are registered there but never found.</source>
        <translation>
            <numerusform>搜索只能找到单元格中的前 {count} 个对象：后来的对象登记在那里，却永远找不到。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A cell holds only {count} objects: later ones are dropped.</source>
        <translation>
            <numerusform>单元格只能容纳 {count} 个对象：后来的被丢弃。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The list of pairs has room for {count} entries in a step, and a pair uses one entry for each shared cell: pairs found later are dropped.</source>
        <translation>
            <numerusform>配对列表每步可容纳 {count} 个条目，而配对的每个共享单元格占用一个条目：后来找到的配对被丢弃。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A search ends after {count} entries of the cells of an object: each object counts once in each of these cells, and the searching object counts, too.</source>
        <translation>
            <numerusform>搜索在对象的单元格的 {count} 个条目之后结束：每个对象在每个这样的单元格中计一次，进行搜索的对象自身也计入。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A search ends after {count} entries of the cells of an object: each object counts once in each of these cells, and the searching object counts, too. In each pair, only the object with the lower id searches.</source>
        <translation>
            <numerusform>搜索在对象的单元格的 {count} 个条目之后结束：每个对象在每个这样的单元格中计一次，进行搜索的对象自身也计入。每个配对中，只由 ID 较小的对象搜索。</numerusform>
        </translation>
    </message>
    <message>
        <source>A pair that separated once is never reported again, even if a new object gets one of the two ids.</source>
        <translation>分离过一次的配对不再报告，即使新对象使用了两个 ID 之一。</translation>
    </message>
    <message>
        <source>An object that has been at rest for {time} or more is not tested with objects that appeared after it came to rest.</source>
        <translation>已静止 {time}或更久的对象，不与它静止之后才出现的对象检测。</translation>
    </message>
    <message>
        <source>A pair is not reported if the object with the lower id comes later in your list: the search follows the order of the list, but the test that skips repeated pairs compares ids.</source>
        <translation>ID 较小的对象在您的列表中更靠后时，配对没有报告：搜索按列表的次序进行，而去除重复配对的检测比较的是 ID。</translation>
    </message>
    <message>
        <source>A pair that was tested once is never tested again.</source>
        <translation>检测过一次的配对不再检测。</translation>
    </message>
    <message>
        <source>An object that has not moved since it jumped to another place is not tested with objects that have moved: it still has the marks from before the jump.</source>
        <translation>被放到别处之后没有移动过的对象，不与移动过的对象检测：它的标记仍是以前的标记。</translation>
    </message>
    <message>
        <source>After an object is reported with another object that it overlaps, it is not tested for {time}.</source>
        <translation>对象与另一个重叠的对象一起被报告之后，{time}之内不再检测。</translation>
    </message>
    <message>
        <source>The test along y finds only objects whose low side is within the tested object, and misses objects that begin below it.</source>
        <translation>沿 y 的检测只查找下边位于这个对象范围之内的对象，会漏检从其下方开始的对象。</translation>
    </message>
    <message>
        <source>The cells at the corners of an object's cell are not searched.</source>
        <translation>对象所在单元格四角相邻的单元格没有搜索。</translation>
    </message>
    <message>
        <source>Only the object's own cell is searched.</source>
        <translation>只搜索对象自己的单元格。</translation>
    </message>
    <message>
        <source>The cells around an object's cell are searched, but not its own cell.</source>
        <translation>搜索对象周围的单元格，却没有搜索它自己的单元格。</translation>
    </message>
    <message>
        <source>Pairs that overlap by at most {depth} are not reported.</source>
        <translation>重叠最多为 {depth} 的配对没有报告。</translation>
    </message>
    <message>
        <source>A pair that shares an even number of cells is not reported: each shared cell switches the pair on or off.</source>
        <translation>共享偶数个单元格的配对没有报告：每个单元格都将它切换一次。</translation>
    </message>
    <message numerus="yes">
        <source>A pair that shares {count} cells or more is not reported.</source>
        <translation>
            <numerusform>共享 {count} 个或更多单元格的配对没有报告。</numerusform>
        </translation>
    </message>
    <message>
        <source>A pair is tested only in the first cell of the object with the lower id.</source>
        <translation>配对只在 ID 较小的对象的第一个单元格中检测。</translation>
    </message>
    <message>
        <source>A pair is tested only in the first cell of the object with the higher id.</source>
        <translation>配对只在 ID 较大的对象的第一个单元格中检测。</translation>
    </message>
    <message>
        <source>A pair is tested only in the first cell of one of its objects.</source>
        <translation>配对只在其中一个对象的第一个单元格中检测。</translation>
    </message>
    <message>
        <source>Circles are tested before boxes: pairs are not reported if the distance between their centres is {factor} times the mean of their widths or more.</source>
        <translation>检测包围盒之前先检测圆：中心距离达到平均宽度的 {factor} 倍或更大的配对没有报告。</translation>
    </message>
    <message>
        <source>Circles are tested before boxes: pairs are not reported if the distance between their centres is {factor} times the mean of their heights or more.</source>
        <translation>检测包围盒之前先检测圆：中心距离达到平均高度的 {factor} 倍或更大的配对没有报告。</translation>
    </message>
    <message>
        <source>Circles are tested before boxes: pairs are not reported if the distance between their centres is {factor} times the mean of their shorter sides or more.</source>
        <translation>检测包围盒之前先检测圆：中心距离达到平均短边的 {factor} 倍或更大的配对没有报告。</translation>
    </message>
    <message>
        <source>Circles are tested before boxes: pairs are not reported if the distance between their centres is {factor} times the mean of their longer sides or more.</source>
        <translation>检测包围盒之前先检测圆：中心距离达到平均长边的 {factor} 倍或更大的配对没有报告。</translation>
    </message>
    <message>
        <source>An object searches for partners with its box of the previous step.</source>
        <translation>对象用前一步的包围盒查找其他对象。</translation>
    </message>
    <message>
        <source>An object searches for partners with its box of the previous step, and in each pair only the object with the lower id searches.</source>
        <translation>对象用前一步的包围盒查找其他对象；两个对象中，由 ID 较小的一个查找。</translation>
    </message>
    <message>
        <source>An object searches only its own cell and those in the direction of its motion.</source>
        <translation>对象只搜索自己的单元格，以及其运动方向上的单元格。</translation>
    </message>
    <message>
        <source>An object searches for partners only in every second step: odd and even ids alternate.</source>
        <translation>对象只在每隔一步时查找其他对象，按 ID 轮流。</translation>
    </message>
    <message>
        <source>An object searches for partners only in every second step: odd and even places in the order of objects alternate.</source>
        <translation>对象只在每隔一步时查找其他对象，按对象的次序轮流。</translation>
    </message>
    <message>
        <source>An object searches for partners only with {part}.</source>
        <translation>对象只用{part}查找其他对象。</translation>
    </message>
    <message>
        <source>An object searches for partners only with {part}, and in each pair only the object with the lower id searches.</source>
        <translation>对象只用{part}查找其他对象；两个对象中，由 ID 较小的一个查找。</translation>
    </message>
    <message>
        <source>An object searches for partners only with its centre.</source>
        <translation>对象只用中心查找其他对象。</translation>
    </message>
    <message>
        <source>An object searches for partners only with its centre, and in each pair only the object with the lower id searches.</source>
        <translation>对象只用中心查找其他对象；两个对象中，由 ID 较小的一个查找。</translation>
    </message>
    <message>
        <source>An object searches for partners only in the innermost {share} of its box.</source>
        <translation>对象只用其包围盒最内侧的 {share} 查找其他对象。</translation>
    </message>
    <message>
        <source>An object searches for partners only in the innermost {share} of its box, and in each pair only the object with the lower id searches.</source>
        <translation>对象只用其包围盒最内侧的 {share} 查找其他对象；两个对象中，由 ID 较小的一个查找。</translation>
    </message>
    <message>
        <source>Some objects are registered at wrong places: all their reported partners are {distance} or more away from them.</source>
        <translation>部分对象没有登记在自身所在的位置：所有一起报告的碰撞对象都与它们相距 {distance} 或更远。</translation>
    </message>
    <message>
        <source>Some objects are registered at wrong places: {percent} % or more of their reported partners do not overlap them.</source>
        <translation>部分对象没有登记在自身所在的位置：一起报告的碰撞对象中，有 {percent}% 或更多与它们分离。</translation>
    </message>
    <message numerus="yes">
        <source>The list of active objects of the sweep has room for only {count} objects: the others are dropped.</source>
        <translation>
            <numerusform>扫描的活动对象列表只能容纳 {count} 个对象：其余的被丢弃。</numerusform>
        </translation>
    </message>
    <message>
        <source>The sweep compares an object only with the next {count} in its order.</source>
        <translation>扫描只将对象与其次序中随后的 {count} 个比较。</translation>
    </message>
    <message>
        <source>The sweep ends at the first object that does not overlap along the other axis.</source>
        <translation>扫描在第一个沿另一轴分离的对象处结束。</translation>
    </message>
    <message>
        <source>The sweep goes through objects in the order of their centres, and ends at the first object whose low side is beyond the high side of the tested object.</source>
        <translation>扫描按中心的次序遍历对象，在第一个低边超出这个对象高边的对象处结束。</translation>
    </message>
    <message>
        <source>When the sweep removes an active object, the last object of the active list takes its place and is not tested with the new object.</source>
        <translation>扫描的一个活动对象结束时，活动列表的最后一个占用它的位置，没有与新对象检测。</translation>
    </message>
    <message>
        <source>The list of the sweep is sorted by only one pass in each step: an object that passes several other objects is out of order.</source>
        <translation>扫描的列表每步只排序一趟：越过多个其他对象的对象次序不对。</translation>
    </message>
    <message>
        <source>The list of the sweep is sorted without new objects: they are appended, and sorted only in the next step.</source>
        <translation>扫描的列表排序时不含新对象：它们追加在末尾，下一步才排序。</translation>
    </message>
    <message>
        <source>The list of the sweep is sorted without objects that move to higher coordinates.</source>
        <translation>扫描的列表排序时不含向较大坐标移动的对象。</translation>
    </message>
    <message>
        <source>The list of the sweep is sorted without objects that move to lower coordinates.</source>
        <translation>扫描的列表排序时不含向较小坐标移动的对象。</translation>
    </message>
    <message>
        <source>The list of the sweep is sorted by the places of objects in the previous step.</source>
        <translation>扫描的列表按对象前一步的位置排序。</translation>
    </message>
    <message>
        <source>The list of the sweep is sorted only in every second step.</source>
        <translation>扫描的列表每两步才排序一次。</translation>
    </message>
    <message>
        <source>The list of the sweep is sorted only in every third step.</source>
        <translation>扫描的列表每三步才排序一次。</translation>
    </message>
    <message>
        <source>The list of the sweep is sorted only in every fourth step.</source>
        <translation>扫描的列表每四步才排序一次。</translation>
    </message>
    <message>
        <source>The list of the sweep is sorted only in every fifth step.</source>
        <translation>扫描的列表每五步才排序一次。</translation>
    </message>
    <message>
        <source>The list of the sweep is sorted only in every tenth step.</source>
        <translation>扫描的列表每十步才排序一次。</translation>
    </message>
    <message>
        <source>The list of the sweep is sorted only in steps in which the number of objects changes.</source>
        <translation>扫描的列表只在对象数改变的步中排序。</translation>
    </message>
    <message>
        <source>The list of the sweep is sorted by differences that are truncated to whole numbers: objects less than 1 apart stay out of order.</source>
        <translation>扫描的列表按截断为整数的差值排序：相差不到 1 的对象次序不对。</translation>
    </message>
    <message>
        <source>The list of the sweep is out of order: when an object is removed, the last object takes its place.</source>
        <translation>扫描的列表次序不对：移除一个对象时，最后一个占用它的位置。</translation>
    </message>
    <message>
        <source>Pairs with centres in different parts of the world are not reported: the world is divided {borders}.</source>
        <translation>中心位于世界不同部分的配对没有报告。世界的划分：{borders}。</translation>
    </message>
    <message>
        <source>Pairs of dynamic objects with centres in different parts of the world are not reported: the world is divided {borders}.</source>
        <translation>中心位于世界不同部分的动态对象的配对没有报告。世界的划分：{borders}。</translation>
    </message>
    <message>
        <source>Pairs of objects that appeared in different parts of the world are not reported: the world is divided {borders}, and an object keeps the part in which it appeared.</source>
        <translation>出现在世界不同部分的配对没有报告。世界的划分：{borders}；对象一直属于它出现时的部分。</translation>
    </message>
    <message>
        <source>Pairs of dynamic objects that appeared in different parts of the world are not reported: the world is divided {borders}, and an object keeps the part in which it appeared.</source>
        <translation>出现在世界不同部分的动态对象的配对没有报告。世界的划分：{borders}；对象一直属于它出现时的部分。</translation>
    </message>
    <message>
        <source>at {axis} = {place}</source>
        <translation>以 {axis} = {place} 为界</translation>
    </message>
    <message>
        <source>along {axis} in parts of {size}, counted from {axis} = {origin}</source>
        <translation>沿 {axis} 每 {size} 一段，从 {axis} = {origin} 算起</translation>
    </message>
    <message>
        <source>Pairs are not reported if one object has an id below {id} and the other has a higher id.</source>
        <translation>ID 小于 {id} 的对象与 ID 更大的对象的配对没有报告。</translation>
    </message>
    <message>
        <source>Pairs of two dynamic objects are not reported if one has an id below {id} and the other has a higher id.</source>
        <translation>ID 小于 {id} 的对象与 ID 更大的对象的动态对象配对没有报告。</translation>
    </message>
    <message numerus="yes">
        <source>Pairs of one of the first {count} objects of your list with a later object are not reported.</source>
        <translation>
            <numerusform>您的列表中前 {count} 个对象与其后的对象的配对没有报告。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pairs of two dynamic objects are not reported if one is among the first {count} objects of your list and the other is later.</source>
        <translation>
            <numerusform>您的列表中前 {count} 个对象与其后的对象的配对，在两者都是动态对象时没有报告。</numerusform>
        </translation>
    </message>
    <message>
        <source>Pairs whose ids are in different blocks of {count} are not reported.</source>
        <translation>ID 位于不同区块（每块 {count} 个）的配对没有报告。</translation>
    </message>
    <message>
        <source>Pairs of dynamic objects whose ids are in different blocks of {count} are not reported.</source>
        <translation>ID 位于不同区块（每块 {count} 个）的动态对象的配对没有报告。</translation>
    </message>
    <message numerus="yes">
        <source>Pairs in different blocks of your list, of {count} objects each, are not reported.</source>
        <translation>
            <numerusform>位于您的列表的不同区块（每块 {count} 个对象）的配对没有报告。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pairs of dynamic objects in different blocks of your list, of {count} objects each, are not reported.</source>
        <translation>
            <numerusform>位于您的列表的不同区块（每块 {count} 个对象）的动态对象的配对没有报告。</numerusform>
        </translation>
    </message>
    <message>
        <source>the corner of its {x} and its {y}</source>
        <translation>其{x}与{y}的交角</translation>
    </message>
    <message>
        <source>the {part} of its box</source>
        <translation>其包围盒的{part}</translation>
    </message>
    <message>
        <source>the {x} along x and the {y} along y of its box</source>
        <translation>其包围盒沿 x 的{x}、沿 y 的{y}</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>中间</translation>
    </message>
    <message>
        <source>whole</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>left half</source>
        <translation>左半部分</translation>
    </message>
    <message>
        <source>right half</source>
        <translation>右半部分</translation>
    </message>
    <message>
        <source>upper half</source>
        <translation>上半部分</translation>
    </message>
    <message>
        <source>lower half</source>
        <translation>下半部分</translation>
    </message>
    <message>
        <source>The missed pairs have this in common: {conditions}.</source>
        <translation>漏检对的共同之处：{conditions}。</translation>
    </message>
    <message>
        <source>{what}: {value}</source>
        <translation>{what}：{value}</translation>
    </message>
    <message>
        <source>{name} and any other name</source>
        <translation>{name} 与其他任意名称</translation>
    </message>
    <message>
        <source>{objects} are not registered ({wrong} of {registrations}).</source>
        <translation>{objects}没有登记（{registrations}中的 {wrong} 个）。</translation>
    </message>
    <message>
        <source>{objects} are not registered ({wrong} of {registrations}): the registrations with a cell {cells} are missing.</source>
        <translation>{objects}没有登记（{registrations}中的 {wrong} 个）：即有单元格{cells}的那些。</translation>
    </message>
    <message>
        <source>{objects}, outside the table of cells, are not registered ({wrong} of {registrations}).</source>
        <translation>单元格表格之外的{objects}没有登记（{registrations}中的 {wrong} 个）。</translation>
    </message>
    <message>
        <source>{objects}, outside the table of cells, are not registered ({wrong} of {registrations}): the registrations with a cell {cells} are missing.</source>
        <translation>单元格表格之外的{objects}没有登记（{registrations}中的 {wrong} 个）：即有单元格{cells}的那些。</translation>
    </message>
    <message numerus="yes">
        <source>{count} recorded registrations</source>
        <translation>
            <numerusform>{count} 个已录制的登记</numerusform>
        </translation>
    </message>
    <message>
        <source>{objects} are not registered in all cells that their boxes touch: {missing} of {all} are missing.</source>
        <translation>{objects}没有登记到其包围盒接触的所有单元格：{all}中缺少 {missing} 个。</translation>
    </message>
    <message>
        <source>{objects} are not registered in all cells that their boxes touch: {missing} of {all} are missing, those {cells}.</source>
        <translation>{objects}没有登记到其包围盒接触的所有单元格：{all}中缺少 {missing} 个，即{cells}的那些。</translation>
    </message>
    <message>
        <source>{objects} are registered in fewer cells than their boxes touch, as if they were smaller: {missing} of {all} are missing.</source>
        <translation>{objects}登记的单元格少于其包围盒接触的单元格，如同它们更小：{all}中缺少 {missing} 个。</translation>
    </message>
    <message>
        <source>{objects} are registered with a wrong size: on average {width} of their width and {height} of their height.</source>
        <translation>{objects}登记的大小不是自身的大小：平均为宽度的 {width}，高度的 {height}。</translation>
    </message>
    <message>
        <source>{objects} are registered at wrong places, off by {x} along x and {y} along y on average.</source>
        <translation>{objects}登记的位置有偏移，平均沿 x 偏移 {x}，沿 y 偏移 {y}。</translation>
    </message>
    <message>
        <source>{objects} are registered behind their place, against their motion.</source>
        <translation>{objects}登记的位置落后于自身的位置，与运动方向相反。</translation>
    </message>
    <message>
        <source>{objects} are registered behind their place, against their motion, by {steps} of it.</source>
        <translation>{objects}登记的位置落后于自身的位置，与运动方向相反，相当于 {steps}的运动量。</translation>
    </message>
    <message>
        <source>{objects} are registered behind their place, against their motion, by {steps} of it, as if a margin for the motion had the wrong sign.</source>
        <translation>{objects}登记的位置落后于自身的位置，与运动方向相反，相当于 {steps}的运动量，如同运动边距的符号反了。</translation>
    </message>
    <message>
        <source>{objects} are registered ahead of their place, in the direction of their motion.</source>
        <translation>{objects}登记的位置超前于自身的位置，朝着运动方向。</translation>
    </message>
    <message>
        <source>{objects} are registered ahead of their place, in the direction of their motion, by {steps} of it.</source>
        <translation>{objects}登记的位置超前于自身的位置，朝着运动方向，相当于 {steps}的运动量。</translation>
    </message>
    <message>
        <source>{objects} are registered ahead of their place, in the direction of their motion, by {steps} of it, as if a margin for the motion had the wrong sign.</source>
        <translation>{objects}登记的位置超前于自身的位置，朝着运动方向，相当于 {steps}的运动量，如同运动边距的符号反了。</translation>
    </message>
    <message>
        <source>1 step</source>
        <translation>1 步</translation>
    </message>
    <message>
        <source>{objects} are registered where they were in an earlier step.</source>
        <translation>{objects}登记在先前某一步所在的位置。</translation>
    </message>
    <message>
        <source>Register the whole box, from its lowest to its highest x and y.</source>
        <translation>登记整个包围盒，从最小的 x 和 y 到最大的 x 和 y。</translation>
    </message>
    <message>
        <source>Register the whole box: look for the line that subtracts this from its size.</source>
        <translation>登记整个包围盒：找出使它的大小减少这么多的那行代码。</translation>
    </message>
    <message>
        <source>Use the width for x and the height for y.</source>
        <translation>x 用宽度，y 用高度。</translation>
    </message>
    <message>
        <source>Use the width for x and the height for y. If these objects rotate, look for an extra rotation by 90 degrees.</source>
        <translation>x 用宽度，y 用高度。如果这些对象会旋转，请检查是否多转了 90 度。</translation>
    </message>
    <message>
        <source>Register the new size when an object's size changes.</source>
        <translation>大小改变时，登记当前的大小。</translation>
    </message>
    <message>
        <source>Register each object with its own size.</source>
        <translation>以每个对象自己的大小登记。</translation>
    </message>
    <message>
        <source>Register each object with its own size: look for a constant that is used instead, or for a half that becomes zero in integer arithmetic.</source>
        <translation>以每个对象自己的大小登记：查找取代它的常量，或在整数运算中变成零的一半。</translation>
    </message>
    <message>
        <source>Look for this factor where the size of the box is computed: half sizes that are halved again, a scale, or other units.</source>
        <translation>在计算包围盒大小的地方查找这个倍数：再次减半的半宽和半高、缩放，或其他单位。</translation>
    </message>
    <message>
        <source>Register width and height, each with its own value.</source>
        <translation>登记宽度和高度，各用自己的值。</translation>
    </message>
    <message>
        <source>Do not limit the size of the box.</source>
        <translation>不要限制包围盒的大小。</translation>
    </message>
    <message>
        <source>Use the same coordinates for registration and for collision tests: look for a camera, parent or origin offset.</source>
        <translation>登记和碰撞检测使用相同的坐标：查找相机、父对象或原点的偏移。</translation>
    </message>
    <message>
        <source>Use the same coordinates for registration and for collision tests: look for a camera, parent or origin with this offset.</source>
        <translation>登记和碰撞检测使用相同的坐标：查找有此偏移的相机、父对象或原点。</translation>
    </message>
    <message>
        <source>Subtract the whole offset of the picture from the position.</source>
        <translation>从位置中减去图片的全部偏移。</translation>
    </message>
    <message>
        <source>Use the same coordinates for registration and for collision tests: look for an axis with the other direction, a scale or an offset.</source>
        <translation>登记和碰撞检测使用相同的坐标：查找方向相反的轴、缩放或偏移。</translation>
    </message>
    <message>
        <source>Look for this scale where the place of the box is computed: other units, a zoom that is not undone, or an axis that points the other way.</source>
        <translation>在计算包围盒位置的地方查找这个缩放：其他单位、没有撤销的缩放，或方向相反的轴。</translation>
    </message>
    <message>
        <source>Compute the box from the actual angle of the object.</source>
        <translation>根据对象现有的角度计算包围盒。</translation>
    </message>
    <message>
        <source>Compute the box from the angle that the object has now: it is |w cos| + |h sin| wide and |w sin| + |h cos| high.</source>
        <translation>根据对象当前的角度计算包围盒：宽 |w cos| + |h sin|，高 |w sin| + |h cos|。</translation>
    </message>
    <message>
        <source>Update the angle before the box is computed.</source>
        <translation>先更新角度，再计算包围盒。</translation>
    </message>
    <message>
        <source>Check the direction of angle 0: it must be the same for the picture and for the object.</source>
        <translation>检查角度 0 的方向：图片的方向和对象的方向必须相同。</translation>
    </message>
    <message>
        <source>Convert the angle to radians once, before you compute sine and cosine.</source>
        <translation>只将角度转换为弧度一次，然后再求正弦和余弦。</translation>
    </message>
    <message>
        <source>Use the absolute values of sine and cosine before you add: the box is |w cos| + |h sin| wide and |w sin| + |h cos| high.</source>
        <translation>先取正弦和余弦的绝对值，再相加：包围盒宽 |w cos| + |h sin|，高 |w sin| + |h cos|。</translation>
    </message>
    <message>
        <source>Use the height for y.</source>
        <translation>y 用高度。</translation>
    </message>
    <message>
        <source>Use the width for x.</source>
        <translation>x 用宽度。</translation>
    </message>
    <message>
        <source>Subtract half the size from the position of the centre.</source>
        <translation>从中心的位置减去大小的一半。</translation>
    </message>
    <message>
        <source>Add half the size to the corner, or do not subtract it.</source>
        <translation>给角加上大小的一半，或不要减去它。</translation>
    </message>
    <message>
        <source>Use floor for the lower and ceil for the upper side, or keep fractions.</source>
        <translation>低的一边用 floor，高的一边用 ceil，或保留小数。</translation>
    </message>
    <message>
        <source>Register up to x + width, and treat touching as overlap.</source>
        <translation>登记到 x + width，并使接触的单元格计入。</translation>
    </message>
    <message>
        <source>Add the place of the parent to that of its child before you compute the box: register places in the level.</source>
        <translation>先将父对象的位置加到子对象的位置上，再计算包围盒：登记在关卡中的位置。</translation>
    </message>
    <message>
        <source>Add the place of the parent only once: places in the level already include it.</source>
        <translation>父对象的位置只加一次：在关卡中计算的结果已包含它。</translation>
    </message>
    <message>
        <source>Use x for x and y for y where the place of the box is computed.</source>
        <translation>在计算包围盒位置的地方，x 用 x，y 用 y。</translation>
    </message>
    <message>
        <source>Register places in the level, not on the screen: undo the camera's place and zoom where the box is computed.</source>
        <translation>登记在关卡中的位置，而不是屏幕上的位置：在计算包围盒的地方，撤销相机的位置及其缩放。</translation>
    </message>
    <message>
        <source>Put an object in its place before it is registered, or register it again in the same step.</source>
        <translation>先将对象放到它的位置，再登记，或在同一步中重新登记。</translation>
    </message>
    <message>
        <source>Test pairs with the present boxes of both objects.</source>
        <translation>用两个对象当前的包围盒检测配对。</translation>
    </message>
    <message>
        <source>Register each object again in every step in which its box changed, before you query the pairs.</source>
        <translation>在包围盒改变的每一步中，查询配对之前都重新登记对象。</translation>
    </message>
    <message>
        <source>Register the box at the place that the object has, in each step.</source>
        <translation>在每一步中，将包围盒登记在对象所在的位置。</translation>
    </message>
    <message>
        <source>Register these objects again after every move, or enlarge the registered box by {distance} on each side.</source>
        <translation>每次移动之后都重新登记它们，或将登记的包围盒每边扩大 {distance}。</translation>
    </message>
    <message>
        <source>Update the broad phase after objects have moved, and before you query its pairs.</source>
        <translation>在对象移动之后、查询配对之前，更新粗检测。</translation>
    </message>
    <message>
        <source>Apply all waiting moves in each step, before you query the pairs.</source>
        <translation>在每一步中，查询配对之前完成所有等待的移动。</translation>
    </message>
    <message>
        <source>Query pairs with the boxes that the collision tests use: move objects first, or register their present boxes.</source>
        <translation>用检测碰撞时的包围盒查询配对：先移动对象，或登记当前的包围盒。</translation>
    </message>
    <message>
        <source>Compare the range of cells from floor(minX/size) to floor(maxX/size), and on y, instead of the cell of the centre.</source>
        <translation>比较从 floor(minX/size) 到 floor(maxX/size) 的单元格范围，y 方向也一样，而不是比较中心所在的单元格。</translation>
    </message>
    <message>
        <source>Compare the cells of both corners of the box, not only those of the first corner.</source>
        <translation>比较包围盒两个角所在的单元格，而不只是第一个。</translation>
    </message>
    <message>
        <source>Compare columns and rows of both corners of the box.</source>
        <translation>比较包围盒两个角的列和行。</translation>
    </message>
    <message>
        <source>Add the object to each cell that it touches now and did not touch before.</source>
        <translation>将对象添加到现在接触而以前没有接触的每个单元格。</translation>
    </message>
    <message>
        <source>Register an object again as soon as its registered box does not hold its whole box, on both axes.</source>
        <translation>在任一个轴向上，只要登记的包围盒不再包含对象的整个包围盒，就重新登记。</translation>
    </message>
    <message>
        <source>Set the counter of steps at rest to zero when an object moves.</source>
        <translation>对象移动时，将静止步数的计数器清零。</translation>
    </message>
    <message>
        <source>Register an object again in each step in which it moves, also after a rest.</source>
        <translation>对象移动的每一步都重新登记它，静止之后也是如此。</translation>
    </message>
    <message>
        <source>Register the box at the place of the object in each step.</source>
        <translation>在每一步中，将包围盒登记在对象的位置。</translation>
    </message>
    <message>
        <source>Set the registered box to the place of the object when it begins to move.</source>
        <translation>对象开始移动时，将登记的包围盒设到对象的位置。</translation>
    </message>
    <message>
        <source>Register the box at the place of the object, not at a smoothed one.</source>
        <translation>将包围盒登记在对象的位置，而不是平滑后的位置。</translation>
    </message>
    <message>
        <source>Truncate the sum of all motions, not each motion, or register the box at the place of the object.</source>
        <translation>对所有运动之和取整，而不是对每次运动取整，或将包围盒登记在对象的位置。</translation>
    </message>
    <message>
        <source>Set the registered place when an object jumps to another place; do not add to the old one.</source>
        <translation>对象被放到别处时，直接设置登记的位置，而不是在其上累加。</translation>
    </message>
    <message>
        <source>Remove objects after the loop that updates them, or decrease the loop index by one after each removal.</source>
        <translation>在更新对象的循环之后再移除对象，或每次移除后退回一个位置。</translation>
    </message>
    <message>
        <source>Remove objects after the loop that updates them, or do not increase the loop index after a removal.</source>
        <translation>在更新对象的循环之后再移除对象，或移除后不要前进。</translation>
    </message>
    <message>
        <source>Update the table of places when the last object moves into a gap.</source>
        <translation>最后一个对象移到空位时，通知位置的表格。</translation>
    </message>
    <message>
        <source>Check the code that removes an object or empties a cell: it does not add the remaining objects again.</source>
        <translation>检查移除对象或清空单元格、而没有把仍然存在的内容重新添加的代码。</translation>
    </message>
    <message>
        <source>Check the condition for registering an object again, and look for code that loses its entry.</source>
        <translation>检查重新登记对象的条件，以及丢失其条目的代码。</translation>
    </message>
    <message>
        <source>Remove an object from the broad phase when it dies, before its id is used again.</source>
        <translation>对象消亡时，在其 ID 被重新使用之前，将它从粗检测中移除。</translation>
    </message>
    <message>
        <source>Set the box of a slot when a new object gets the slot, and in each step after that.</source>
        <translation>新对象占用一个槽位时，以及此后的每一步，都设置该槽位的包围盒。</translation>
    </message>
    <message>
        <source>Remove an object from the broad phase when it dies, and register the new one when it gets the id.</source>
        <translation>对象消亡时，将它从粗检测中移除；新对象得到该 ID 时，登记新对象。</translation>
    </message>
    <message>
        <source>Keep these objects in the broad phase.</source>
        <translation>让它们留在粗检测中。</translation>
    </message>
    <message>
        <source>Add these objects to the broad phase.</source>
        <translation>将它们添加到粗检测。</translation>
    </message>
    <message>
        <source>Add an object to the broad phase in the step in which it appears, before you query the pairs.</source>
        <translation>在对象出现的那一步、查询配对之前，将它添加到粗检测。</translation>
    </message>
    <message>
        <source>Add an object to the broad phase in the step in which it appears.</source>
        <translation>在对象出现的那一步，将它添加到粗检测。</translation>
    </message>
    <message>
        <source>Keep objects at rest registered: only skip their update.</source>
        <translation>让静止的对象保持登记：只跳过它们的更新。</translation>
    </message>
    <message>
        <source>Let the list of the broad phase grow with the objects.</source>
        <translation>让粗检测的列表随对象增长。</translation>
    </message>
    <message>
        <source>Let the list of the broad phase grow with the objects, and update all of them.</source>
        <translation>让粗检测的列表随对象增长，并更新所有对象。</translation>
    </message>
    <message>
        <source>Let the table that ids index grow with the largest id.</source>
        <translation>让以 ID 为索引的表格随最大的 ID 增长。</translation>
    </message>
    <message>
        <source>Check the code that adds new objects to the broad phase: it must add each of them.</source>
        <translation>检查通知粗检测有新对象的代码：每个新对象都必须通知。</translation>
    </message>
    <message>
        <source>Add all new objects in the step in which they appear, not only one of them.</source>
        <translation>在新对象出现的那一步添加所有新对象，而不只是其中一个。</translation>
    </message>
    <message>
        <source>Let the array of the broad phase grow with the slots of objects.</source>
        <translation>让粗检测的数组随对象的槽位增长。</translation>
    </message>
    <message>
        <source>When an object is removed, remove only its own entry, and keep the other entries in its cell.</source>
        <translation>移除对象时，只移除它自己的条目，保留其单元格中的其他条目。</translation>
    </message>
    <message>
        <source>Let the list of a node of the deepest level grow.</source>
        <translation>让最深层节点的列表增长。</translation>
    </message>
    <message>
        <source>When a node is divided, put the new object into one of its children, too.</source>
        <translation>节点分裂时，也将新对象放入它的一个子节点。</translation>
    </message>
    <message>
        <source>Let the pool of links between objects and cells grow.</source>
        <translation>让对象与单元格之间的链接池增长。</translation>
    </message>
    <message>
        <source>Create a missing cell also when a static object is put into it.</source>
        <translation>将静态对象放入尚不存在的单元格时，也要创建该单元格。</translation>
    </message>
    <message>
        <source>Delete a cell only when it holds no object at all, static ones included.</source>
        <translation>单元格中没有任何对象（包括静态对象）时，才删除它。</translation>
    </message>
    <message>
        <source>Update the broad phase after objects have moved, and before you query its pairs; if boxes are enlarged for the motion, enlarge them in the direction of the motion.</source>
        <translation>在对象移动之后、查询配对之前，更新粗检测；如果为运动扩大包围盒，请朝运动的方向扩大。</translation>
    </message>
    <message>
        <source>Check each function that changes where an object is registered: adding, moving, removing.</source>
        <translation>检查每个会改变对象登记位置的函数：添加、移动、移除。</translation>
    </message>
    <message>
        <source>Check each function that changes where such an object is registered: adding, moving, removing. Also check the line that computes its box: its place, its parent, its units and its origin.</source>
        <translation>检查每个会改变这种对象登记位置的函数：添加、移动、移除。也请检查计算其包围盒的那行代码：它的位置、父对象、单位和原点。</translation>
    </message>
    <message>
        <source>Check the line that computes the box of such an object for the broad phase: its place, its parent, its units and its origin.</source>
        <translation>检查为粗检测计算这种对象的包围盒的那行代码：它的位置、父对象、单位和原点。</translation>
    </message>
    <message>
        <source>Look for code that does not add such an object to the broad phase, or that removes it.</source>
        <translation>查找使这种对象没有添加到粗检测，或将它取出的代码。</translation>
    </message>
    <message>
        <source>Register objects in every cell from floor(minX/size) to floor(maxX/size), and likewise on y.</source>
        <translation>将对象登记到从 floor(minX/size) 到 floor(maxX/size) 的每个单元格，y 方向也一样。</translation>
    </message>
    <message>
        <source>Or make the cells as large as the largest object.</source>
        <translation>或者使单元格与最大的对象一样大。</translation>
    </message>
    <message>
        <source>Clamp cell numbers to the table, or make the table as large as the world: ceil(width/size) columns and ceil(height/size) rows.</source>
        <translation>将单元格编号限制在表格范围内，或使表格与世界一样大：ceil(width/size) 列、ceil(height/size) 行。</translation>
    </message>
    <message>
        <source>Check the bounds of the table, and the number of its columns and rows.</source>
        <translation>检查表格的边界，以及它的列数和行数。</translation>
    </message>
    <message>
        <source>Make the table of cells, or the root of the tree, as large as the world: ceil(width/size) columns and ceil(height/size) rows.</source>
        <translation>使单元格的表格或树的根与世界一样大：ceil(width/size) 列、ceil(height/size) 行。</translation>
    </message>
    <message>
        <source>Check the table of cells, or the root of the tree: it must be as large as the world, with ceil(width/size) columns and ceil(height/size) rows, and no part of it may be overwritten.</source>
        <translation>检查单元格的表格，或树的根：它必须与世界一样大，有 ceil(width/size) 列、ceil(height/size) 行，任何部分都不能被覆盖。</translation>
    </message>
    <message>
        <source>Check the cells or nodes of that region: they are not created, not loaded, or overwritten.</source>
        <translation>查找该区域的单元格或节点：它们没有创建、没有加载，或被覆盖了。</translation>
    </message>
    <message>
        <source>Let the list of a cell grow.</source>
        <translation>让单元格的列表增长。</translation>
    </message>
    <message>
        <source>Go through the whole list of the cell.</source>
        <translation>遍历单元格的整个列表。</translation>
    </message>
    <message>
        <source>Search all eight cells around the cell of the centre.</source>
        <translation>搜索中心所在单元格周围的全部八个单元格。</translation>
    </message>
    <message>
        <source>Search the object's own cell, too.</source>
        <translation>也搜索自己的单元格。</translation>
    </message>
    <message>
        <source>Add a pair once, and skip it when it is found again in another cell.</source>
        <translation>配对只添加一次，在另一个单元格中再次找到时跳过它。</translation>
    </message>
    <message>
        <source>Test a pair in the first cell that both objects share.</source>
        <translation>在两个对象共享的第一个单元格中检测配对。</translation>
    </message>
    <message>
        <source>Report a pair in the first step in which its boxes overlap.</source>
        <translation>在包围盒重叠的第一步就报告配对。</translation>
    </message>
    <message>
        <source>Keep reporting pairs of objects at rest, or keep their last contacts.</source>
        <translation>持续报告静止对象的配对，或保留它们最后的接触。</translation>
    </message>
    <message>
        <source>Wake an object at rest when another object touches its box.</source>
        <translation>有其他对象接触静止对象的包围盒时，将它唤醒。</translation>
    </message>
    <message>
        <source>Search as far as half the size of both objects, not a fixed distance.</source>
        <translation>搜索范围为两个对象大小的一半之和，而不是固定的距离。</translation>
    </message>
    <message>
        <source>Search with the whole box of the object.</source>
        <translation>用对象的整个包围盒搜索。</translation>
    </message>
    <message>
        <source>Search with the present box of the object, after all objects have moved.</source>
        <translation>在所有对象移动之后，用对象当前的包围盒搜索。</translation>
    </message>
    <message>
        <source>Let every object search for partners in every step.</source>
        <translation>让每个对象在每一步中都查找其他对象。</translation>
    </message>
    <message>
        <source>Apply the filter again in every step, or when an object begins to move.</source>
        <translation>在每一步中，或对象开始移动时，重新查询过滤器。</translation>
    </message>
    <message>
        <source>Apply the filter again in every step, or clear its stored results when their inputs change.</source>
        <translation>在每一步中重新查询过滤器，或在查询的内容改变时丢弃其结果。</translation>
    </message>
    <message>
        <source>Set the marks and lists of an object again when it jumps to another place.</source>
        <translation>对象被放到别处时，重新设置它的标记和列表。</translation>
    </message>
    <message>
        <source>Delay only the response after a hit, and report all pairs.</source>
        <translation>命中之后只推迟响应，仍报告所有配对。</translation>
    </message>
    <message>
        <source>Use both whole ids as the key of a pair.</source>
        <translation>用两个完整的 ID 作为配对的键。</translation>
    </message>
    <message>
        <source>Compare whole ids.</source>
        <translation>比较完整的 ID。</translation>
    </message>
    <message>
        <source>Use the whole id as the key.</source>
        <translation>用完整的 ID 作为键。</translation>
    </message>
    <message>
        <source>Use both ids as the key, such as (uint64_t(a) &lt;&lt; 32) | b with a &lt; b.</source>
        <translation>用两个 ID 作为键，例如 (uint64_t(a) &lt;&lt; 32) | b，其中 a &lt; b。</translation>
    </message>
    <message>
        <source>Compare masks and categories of the two kinds, and check other code that leaves pairs out.</source>
        <translation>比较这两种对象的掩码和类别，以及其他略去配对的因素。</translation>
    </message>
    <message>
        <source>Compare ids, not names or types, to leave out the object itself.</source>
        <translation>排除对象自身时，比较 ID，而不是名称或类型。</translation>
    </message>
    <message>
        <source>Check the filter that leaves out objects of the same group, and how objects get their groups.</source>
        <translation>检查略去同组对象的过滤器，以及如何给对象分组。</translation>
    </message>
    <message>
        <source>Check how objects are divided into groups, such as levels, layers or lists, and let each object search in all groups that its mask matches.</source>
        <translation>检查将对象分组的依据，例如关卡、图层或列表，并让每个对象在其掩码匹配的所有组中搜索。</translation>
    </message>
    <message>
        <source>Apply a rule for one-way platforms only to these platforms.</source>
        <translation>使单向平台的规则只适用于这些平台。</translation>
    </message>
    <message>
        <source>Free the room of a pair when its boxes separate or one of its objects is removed.</source>
        <translation>包围盒分离或其中一个对象被移除时，释放配对的位置。</translation>
    </message>
    <message>
        <source>Let the list of new pairs grow.</source>
        <translation>让新配对的列表增长。</translation>
    </message>
    <message>
        <source>Let the list of pairs of each kind of object grow.</source>
        <translation>让每种对象的配对列表增长。</translation>
    </message>
    <message>
        <source>Let the list of pairs grow.</source>
        <translation>让配对的列表增长。</translation>
    </message>
    <message>
        <source>Let the list of pairs grow, and add a pair only once.</source>
        <translation>让配对的列表增长，并且每个配对只添加一次。</translation>
    </message>
    <message>
        <source>Continue the search until it has found all partners.</source>
        <translation>让搜索继续，直到找到所有碰撞对象。</translation>
    </message>
    <message>
        <source>Let the search go through all entries of all cells.</source>
        <translation>让搜索遍历所有单元格的所有条目。</translation>
    </message>
    <message>
        <source>Let the list of partners grow.</source>
        <translation>让碰撞对象的列表增长。</translation>
    </message>
    <message>
        <source>Remove a pair from the list of known pairs when its boxes separate or one of its objects is removed.</source>
        <translation>包围盒分离或其中一个对象被移除时，将配对从已知配对的列表中移除。</translation>
    </message>
    <message>
        <source>Test new objects with objects at rest, too.</source>
        <translation>也将新对象与静止的对象检测。</translation>
    </message>
    <message>
        <source>Use the same values for the search and for the test: places in the list, or ids.</source>
        <translation>两处比较相同的内容：列表中的两个位置，或两个 ID。</translation>
    </message>
    <message>
        <source>Clear the marks of tested pairs in each step.</source>
        <translation>在每一步中清除已检测配对的标记。</translation>
    </message>
    <message>
        <source>Report every overlap, and let the response ignore shallow ones.</source>
        <translation>报告每个重叠，由响应来忽略浅的重叠。</translation>
    </message>
    <message>
        <source>Make the circle large enough for the corners of the box, or test the boxes.</source>
        <translation>使圆大到包含包围盒的各角，或检测包围盒。</translation>
    </message>
    <message>
        <source>Let the list of active objects grow.</source>
        <translation>让活动对象的列表增长。</translation>
    </message>
    <message>
        <source>Continue until the low side of the next object lies beyond the high side of the tested object.</source>
        <translation>继续到下一个对象的低边超出这个对象的高边为止。</translation>
    </message>
    <message>
        <source>Skip an object that does not overlap along the other axis, and continue until the low side of the next object lies beyond the high side of the tested object.</source>
        <translation>跳过沿另一轴分离的对象，继续到下一个对象的低边超出这个对象的高边为止。</translation>
    </message>
    <message>
        <source>Sort by the low sides, because the search ends by them.</source>
        <translation>按低边排序，因为搜索的结束取决于它。</translation>
    </message>
    <message>
        <source>Compare both ways: a.minY &lt;= b.maxY and b.minY &lt;= a.maxY.</source>
        <translation>从两个方向比较：a.minY &lt;= b.maxY 且 b.minY &lt;= a.maxY。</translation>
    </message>
    <message>
        <source>Test the object that takes the free place before you continue with the next place.</source>
        <translation>先检测占用该位置的对象，再继续到下一个位置。</translation>
    </message>
    <message>
        <source>Sort the whole list by the low sides in every step, before you search for pairs.</source>
        <translation>在每一步中，查找配对之前按低边对整个列表排序。</translation>
    </message>
    <message>
        <source>Test an object with the objects of each part that its box touches.</source>
        <translation>将对象与其包围盒接触的每个部分中的对象检测。</translation>
    </message>
    <message>
        <source>Assign an object to its new part when it moves there, and test it in each part that its box touches.</source>
        <translation>对象移到另一部分时，将它归入该部分，并在其包围盒接触的每个部分中检测它。</translation>
    </message>
    <message>
        <source>Test the objects of each block with those of the other blocks, too.</source>
        <translation>也将每个区块的对象与其他区块的对象检测。</translation>
    </message>
    <message>
        <source>Compare with &lt;= if touching counts as overlap; if not, say so in the recording (half-open boxes). Record coordinates with all their bits.</source>
        <translation>如果接触算重叠，用 &lt;= 比较；如果不算，请在录制中说明（半开的包围盒）；以全部位数录制坐标。</translation>
    </message>
    <message>
        <source>Let every leaf that is added or changed search for new partners.</source>
        <translation>让每个添加或更改的叶节点都搜索新的碰撞对象。</translation>
    </message>
    <message>
        <source>Keep the list of changed leaves when an object is removed: remove only the leaf of that object from it.</source>
        <translation>移除对象时保留更改过的叶节点的列表：只从中去掉被移除的叶节点。</translation>
    </message>
    <message>
        <source>Skip a pair only when both leaves search in the same step.</source>
        <translation>只有两个叶节点在同一步中搜索时，才跳过配对。</translation>
    </message>
    <message>
        <source>Let the list of changed leaves grow.</source>
        <translation>让更改过的叶节点的列表增长。</translation>
    </message>
    <message>
        <source>Change all leaves first, then let the changed ones search.</source>
        <translation>先更改所有叶节点，再让更改过的叶节点搜索。</translation>
    </message>
    <message>
        <source>Search with the box of the leaf.</source>
        <translation>用叶节点的包围盒搜索。</translation>
    </message>
    <message>
        <source>Test the objects of every node that the search goes through.</source>
        <translation>检测搜索经过的每个节点中的对象。</translation>
    </message>
    <message>
        <source>Keep an object in the smallest node that holds its whole box, or make the boxes of nodes twice as large as their squares.</source>
        <translation>将对象保存在包含其整个包围盒的最小节点中，或使节点的包围盒为其正方形的两倍大。</translation>
    </message>
    <message>
        <source>Choose the level by the longer side of the object.</source>
        <translation>按对象的长边选择层级。</translation>
    </message>
    <message>
        <source>Let the stack of the search grow.</source>
        <translation>让搜索的栈增长。</translation>
    </message>
    <message>
        <source>After a leaf is added or changed, let all nodes above it grow, up to the root.</source>
        <translation>添加或更改叶节点之后，让其上直到根的所有节点都扩大。</translation>
    </message>
    <message>
        <source>with their box of {time} before</source>
        <translation>取了 {time}之前的包围盒</translation>
    </message>
    <message>
        <source>too late, with an increasing delay: one more step after each {time}</source>
        <translation>滞后，而且越来越滞后：每过 {time}再多滞后一步</translation>
    </message>
    <message>
        <source>where they will be {time} later</source>
        <translation>位于再过 {time}之后的位置</translation>
    </message>
    <message>
        <source>with a box that follows them by at most {motion} in a step</source>
        <translation>位于一个跟随它们、每步最多移动 {motion} 的包围盒的位置</translation>
    </message>
    <message>
        <source>with a box that follows them: in each step by {share} of the remaining distance</source>
        <translation>位于一个跟随它们的包围盒的位置：每步移动剩余距离的 {share}</translation>
    </message>
    <message>
        <source>half-way between their old and their new place, and their later motion is added to it</source>
        <translation>位于旧位置和新位置的中点，其后的运动在此基础上累加</translation>
    </message>
    <message>
        <source>half-way between their old and their new place for {time}, and their later motion is added to it</source>
        <translation>在 {time}之内位于旧位置和新位置的中点，其后的运动在此基础上累加</translation>
    </message>
    <message>
        <source>between their old and their new place, and their later motion is added to it</source>
        <translation>位于旧位置和新位置之间，其后的运动在此基础上累加</translation>
    </message>
    <message>
        <source>between their old and their new place for {time}, and their later motion is added to it</source>
        <translation>在 {time}之内位于旧位置和新位置之间，其后的运动在此基础上累加</translation>
    </message>
    <message>
        <source>at wrong places</source>
        <translation>不在自身所在的位置</translation>
    </message>
    <message>
        <source>when their centre enters another cell: cells that their sides reach in between are missing</source>
        <translation>中心进入另一个单元格时：在此之间其各边到达的单元格会缺失</translation>
    </message>
    <message>
        <source>when the low corner of their box enters another cell: cells that their other sides reach in between are missing</source>
        <translation>包围盒的低角进入另一个单元格时：在此之间其另外两边到达的单元格会缺失</translation>
    </message>
    <message>
        <source>when they enter another column of cells: a change of their row does not count</source>
        <translation>进入另一列单元格时，不管位于哪一行</translation>
    </message>
    <message>
        <source>when they enter another row of cells: a change of their column does not count</source>
        <translation>进入另一行单元格时，不管位于哪一列</translation>
    </message>
    <message>
        <source>when their box leaves {box}</source>
        <translation>包围盒离开{box}时</translation>
    </message>
    <message>
        <source>when their centre leaves {box}</source>
        <translation>中心离开{box}时</translation>
    </message>
    <message>
        <source>when their box leaves along x {box}</source>
        <translation>包围盒沿 x 离开{box}时</translation>
    </message>
    <message>
        <source>when their box leaves along y {box}</source>
        <translation>包围盒沿 y 离开{box}时</translation>
    </message>
    <message>
        <source>the registered box</source>
        <translation>登记的包围盒</translation>
    </message>
    <message>
        <source>the tested box</source>
        <translation>检测的包围盒</translation>
    </message>
    <message>
        <source>a box that reaches {margin} beyond their last box</source>
        <translation>比原来的包围盒每边大 {margin} 的包围盒</translation>
    </message>
    <message>
        <source>in steps in which the number of objects changes</source>
        <translation>在对象数改变的步中</translation>
    </message>
    <message>
        <source>when their centre enters another square of {unit} units: coordinates are compared as whole numbers</source>
        <translation>中心进入边长为 {unit} 单位的另一个正方形时：坐标按整数比较</translation>
    </message>
    <message>
        <source>when the low corner of their box enters another square of {unit} units: coordinates are compared as whole numbers</source>
        <translation>包围盒的低角进入边长为 {unit} 单位的另一个正方形时：坐标按整数比较</translation>
    </message>
    <message>
        <source>in steps in which their box touches the part of the world from ({left}, {low}) to ({right}, {high}): perhaps that is the screen</source>
        <translation>在包围盒接触世界中从 ({left}, {low}) 到 ({right}, {high}) 的部分的步中：那里也许是屏幕</translation>
    </message>
    <message>
        <source>after {time} of motion</source>
        <translation>移动 {time}之后</translation>
    </message>
    <message>
        <source>when they are more than {distance} away from their registered place</source>
        <translation>与登记的位置相距超过 {distance} 时</translation>
    </message>
    <message>
        <source>when they are more than {distance} away from their tested place</source>
        <translation>与检测的位置相距超过 {distance} 时</translation>
    </message>
    <message>
        <source>in steps in which they move by at least {motion}</source>
        <translation>在移动至少 {motion} 的步中</translation>
    </message>
    <message>
        <source>in steps in which they move by at most {motion}: after a jump the old place stays</source>
        <translation>在移动最多 {motion} 的步中：跳跃之后仍为旧位置</translation>
    </message>
    <message>
        <source>once in {count} steps</source>
        <translation>每 {count} 步一次</translation>
    </message>
    <message>
        <source>when they move along x</source>
        <translation>沿 x 移动时</translation>
    </message>
    <message>
        <source>when they move along y</source>
        <translation>沿 y 移动时</translation>
    </message>
    <message>
        <source>{objects} are removed from cells that they leave, but not added to cells that they enter.</source>
        <translation>{objects}从离开的单元格中移除，却没有添加到进入的单元格。</translation>
    </message>
    <message>
        <source>{objects} are never registered again after they have been at rest for {time} in total.</source>
        <translation>{objects}累计静止 {time}之后，就不再重新登记。</translation>
    </message>
    <message>
        <source>{objects} are never tested again after they have been at rest for {time} in total.</source>
        <translation>{objects}累计静止 {time}之后，就不再重新检测。</translation>
    </message>
    <message>
        <source>{objects} are never registered again once they have been at rest for {time} in a row.</source>
        <translation>{objects}连续静止 {time}之后，就不再重新登记。</translation>
    </message>
    <message>
        <source>{objects} are never tested again once they have been at rest for {time} in a row.</source>
        <translation>{objects}连续静止 {time}之后，就不再重新检测。</translation>
    </message>
    <message numerus="yes">
        <source>Only the first {count} objects are registered again when they move.</source>
        <translation>
            <numerusform>只有前 {count} 个对象在移动时重新登记。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only the first {count} objects are updated when they move.</source>
        <translation>
            <numerusform>只有前 {count} 个对象在移动时更新。</numerusform>
        </translation>
    </message>
    <message>
        <source>{objects} are not registered again in steps in which other objects are removed.</source>
        <translation>在有其他对象被移除的步中，{objects}没有重新登记。</translation>
    </message>
    <message>
        <source>{objects} are not tested again in steps in which other objects are removed.</source>
        <translation>在有其他对象被移除的步中，{objects}没有重新检测。</translation>
    </message>
    <message>
        <source>When an object is removed, the last object of the list takes its place, and is never registered again.</source>
        <translation>移除一个对象时，列表的最后一个占用它的位置，不再重新登记。</translation>
    </message>
    <message>
        <source>when an object is removed, the last object of the list takes its place, and is never tested again.</source>
        <translation>移除一个对象时，列表的最后一个占用它的位置，不再重新检测。</translation>
    </message>
    <message>
        <source>Some objects are no longer registered, each from a different step on.</source>
        <translation>部分对象各自从某一步起不再登记。</translation>
    </message>
    <message>
        <source>some objects are no longer tested, each from a different step on.</source>
        <translation>部分对象各自从某一步起不再检测。</translation>
    </message>
    <message>
        <source>New objects are registered for {first}, then not for {second}, and then again.</source>
        <translation>新对象先登记 {first}，然后有 {second}不登记，之后又登记。</translation>
    </message>
    <message>
        <source>new objects are tested for {first}, then not for {second}, and then again.</source>
        <translation>新对象先检测 {first}，然后有 {second}不检测，之后又检测。</translation>
    </message>
    <message>
        <source>{objects} keep the box with which they were first registered.</source>
        <translation>{objects}一直保留首次登记时的包围盒。</translation>
    </message>
    <message>
        <source>{objects} keep the box with which they were first tested.</source>
        <translation>{objects}一直保留首次检测时的包围盒。</translation>
    </message>
    <message>
        <source>{objects} are registered again one after another by their ids, each only once in {count} steps.</source>
        <translation>{objects}按 ID 轮流重新登记，每个对象每 {count} 步才一次。</translation>
    </message>
    <message>
        <source>{objects} are updated one after another by their ids, each only once in {count} steps.</source>
        <translation>{objects}按 ID 轮流更新，每个对象每 {count} 步才一次。</translation>
    </message>
    <message>
        <source>A new object is not registered again: in a slot of a removed object it keeps the last box of that object, and in a new slot it keeps its own first box.</source>
        <translation>新对象没有重新登记：在已移除对象的槽位中，它保留该对象最后的包围盒；在新槽位中，它保留自己最初的包围盒。</translation>
    </message>
    <message>
        <source>a new object is not tested again: in a slot of a removed object it keeps the last box of that object, and in a new slot it keeps its own first box.</source>
        <translation>新对象没有重新检测：在已移除对象的槽位中，它保留该对象最后的包围盒；在新槽位中，它保留自己最初的包围盒。</translation>
    </message>
    <message>
        <source>A new object is not registered again for {time}: in a slot of a removed object it keeps the last box of that object, and in a new slot it keeps its own first box.</source>
        <translation>新对象有 {time}没有重新登记：在已移除对象的槽位中，它保留该对象最后的包围盒；在新槽位中，它保留自己最初的包围盒。</translation>
    </message>
    <message>
        <source>a new object is not tested again for {time}: in a slot of a removed object it keeps the last box of that object, and in a new slot it keeps its own first box.</source>
        <translation>新对象有 {time}没有重新检测：在已移除对象的槽位中，它保留该对象最后的包围盒；在新槽位中，它保留自己最初的包围盒。</translation>
    </message>
    <message>
        <source>A new object with the id of an earlier one keeps the earlier one's box.</source>
        <translation>ID 与先前某个对象相同的新对象，保留先前对象的包围盒。</translation>
    </message>
    <message>
        <source>a new object with the id of an earlier one keeps the earlier one's box.</source>
        <translation>ID 与先前某个对象相同的新对象，保留先前对象的包围盒。</translation>
    </message>
    <message>
        <source>A new object with the id of an earlier one keeps the earlier one's box for {time}.</source>
        <translation>ID 与先前某个对象相同的新对象，保留先前对象的包围盒达 {time}。</translation>
    </message>
    <message>
        <source>a new object with the id of an earlier one keeps the earlier one's box for {time}.</source>
        <translation>ID 与先前某个对象相同的新对象，保留先前对象的包围盒达 {time}。</translation>
    </message>
    <message>
        <source>A new object with the id of an earlier one keeps the earlier one's box until it moves.</source>
        <translation>ID 与先前某个对象相同的新对象，在移动之前保留先前对象的包围盒。</translation>
    </message>
    <message>
        <source>a new object with the id of an earlier one keeps the earlier one's box until it moves.</source>
        <translation>ID 与先前某个对象相同的新对象，在移动之前保留先前对象的包围盒。</translation>
    </message>
    <message>
        <source>{objects} are not registered.</source>
        <translation>{objects}没有登记。</translation>
    </message>
    <message>
        <source>{objects} are not tested.</source>
        <translation>{objects}没有检测。</translation>
    </message>
    <message>
        <source>{objects} are not registered at all.</source>
        <translation>{objects}根本没有登记。</translation>
    </message>
    <message>
        <source>{objects} are not tested at all.</source>
        <translation>{objects}根本没有检测。</translation>
    </message>
    <message>
        <source>New objects are not registered in their first step.</source>
        <translation>新对象在第一步没有登记。</translation>
    </message>
    <message>
        <source>new objects are not tested in their first step.</source>
        <translation>新对象在第一步没有检测。</translation>
    </message>
    <message>
        <source>New objects are not registered in their first {time}.</source>
        <translation>新对象在最初 {time}没有登记。</translation>
    </message>
    <message>
        <source>new objects are not tested in their first {time}.</source>
        <translation>新对象在最初 {time}没有检测。</translation>
    </message>
    <message>
        <source>{objects} are not registered any more after {time} without motion.</source>
        <translation>{objects}在 {time}没有移动之后不再登记。</translation>
    </message>
    <message>
        <source>{objects} are not tested any more after {time} without motion.</source>
        <translation>{objects}在 {time}没有移动之后不再检测。</translation>
    </message>
    <message numerus="yes">
        <source>Only the first {count} objects are registered.</source>
        <translation>
            <numerusform>只登记前 {count} 个对象。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only the first {count} objects are tested.</source>
        <translation>
            <numerusform>只检测前 {count} 个对象。</numerusform>
        </translation>
    </message>
    <message>
        <source>Objects with an id of {id} or more are not registered.</source>
        <translation>ID 为 {id} 或更大的对象没有登记。</translation>
    </message>
    <message>
        <source>objects with an id of {id} or more are not tested.</source>
        <translation>ID 为 {id} 或更大的对象没有检测。</translation>
    </message>
    <message>
        <source>Leaves of static objects do not search for new partners when they are changed.</source>
        <translation>静态对象的叶节点在更改时不搜索新的碰撞对象。</translation>
    </message>
    <message>
        <source>Leaves of objects named {name} do not search for partners.</source>
        <translation>名为 {name} 的对象的叶节点不搜索碰撞对象。</translation>
    </message>
    <message>
        <source>Leaves of objects named {names} do not search for new partners when they are changed.</source>
        <translation>名为 {names} 的对象的叶节点在更改时不搜索新的碰撞对象。</translation>
    </message>
    <message>
        <source>Leaves that are changed in a step in which an object is removed do not search for new partners.</source>
        <translation>在有对象被移除的步中更改的叶节点不搜索新的碰撞对象。</translation>
    </message>
    <message>
        <source>New leaves do not search for partners.</source>
        <translation>新的叶节点不搜索碰撞对象。</translation>
    </message>
    <message>
        <source>In each pair, only the leaf of the object with the higher id finds the pair: when only the other leaf changes, the pair is missed.</source>
        <translation>两个叶节点中，只有 ID 较大的一个会找到配对：只有另一个更改时，配对被略去。</translation>
    </message>
    <message>
        <source>In each pair, only the leaf of the object with the lower id finds the pair: when only the other leaf changes, the pair is missed.</source>
        <translation>两个叶节点中，只有 ID 较小的一个会找到配对：只有另一个更改时，配对被略去。</translation>
    </message>
    <message>
        <source>Leaves of objects that move by at most {motion} do not search for new partners when they are changed.</source>
        <translation>移动最多 {motion} 的对象的叶节点在更改时不搜索新的碰撞对象。</translation>
    </message>
    <message>
        <source>Leaves of objects that do not move do not search for new partners when they are changed.</source>
        <translation>不移动的对象的叶节点在更改时不搜索新的碰撞对象。</translation>
    </message>
    <message>
        <source>Leaves of objects that move by {motion} or more in a step do not search for new partners.</source>
        <translation>一步移动 {motion} 或更多的对象的叶节点不搜索新的碰撞对象。</translation>
    </message>
    <message numerus="yes">
        <source>The list of changed leaves has only {count} places: later ones do not search for partners.</source>
        <translation>
            <numerusform>更改过的叶节点的列表只有 {count} 个位置：后来的不搜索碰撞对象。</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed leaves search for new partners {time} late: before the leaves of that step are changed.</source>
        <translation>更改过的叶节点晚 {time}搜索新的碰撞对象：在该步的叶节点更改之前。</translation>
    </message>
    <message>
        <source>A changed leaf searches with the box of its object, not with its own larger box: objects that meet later within both leaves are not found.</source>
        <translation>更改过的叶节点用其对象的包围盒搜索，而不是用自己更大的包围盒：后来在两个叶节点之内相遇的对象没有找到。</translation>
    </message>
    <message>
        <source>A search in the quadtree looks only at objects in its lowest nodes, not at those that are kept in the nodes above.</source>
        <translation>在四叉树中的搜索只检查最底层节点中的对象，不检查保存在上层节点中的对象。</translation>
    </message>
    <message>
        <source>Nodes of the quadtree are too small: an object is kept in the node with its centre, and can reach beyond the box with which the node is searched.</source>
        <translation>四叉树的节点太小：对象保存在其中心所在的节点中，可能超出搜索该节点所用的包围盒。</translation>
    </message>
    <message>
        <source>The level of an object in the quadtree is chosen by its width alone: high objects reach beyond the boxes of their nodes.</source>
        <translation>对象在四叉树中的层级只按宽度选择：高的对象会超出其节点的包围盒。</translation>
    </message>
    <message>
        <source>A search in the tree has room for only {count} open nodes: other nodes are dropped, with everything below them.</source>
        <translation>在树中的搜索只有 {count} 个未处理节点的位置：其余节点及其下的一切都被丢弃。</translation>
    </message>
    <message>
        <source>When a leaf of the tree is changed, only its parent grows: the nodes above no longer contain the leaf.</source>
        <translation>树的叶节点更改时，只有它的父节点扩大：更上层的节点不再包含它。</translation>
    </message>
    <message>
        <source>The nodes above a changed leaf do not grow if it is a right child: searches do not reach it.</source>
        <translation>更改的叶节点是右子节点时，其上的节点不扩大：搜索到不了它。</translation>
    </message>
    <message>
        <source>The nodes above a changed leaf do not grow if it is a left child: searches do not reach it.</source>
        <translation>更改的叶节点是左子节点时，其上的节点不扩大：搜索到不了它。</translation>
    </message>
    <message>
        <source>The nodes above a new leaf do not grow: searches do not reach it.</source>
        <translation>新叶节点之上的节点不扩大：搜索到不了它。</translation>
    </message>
    <message>
        <source>that are not wholly within the world</source>
        <translation>没有完全位于世界之内</translation>
    </message>
    <message>
        <source>that are wholly within the world</source>
        <translation>完全位于世界之内</translation>
    </message>
    <message>
        <source>outside the world</source>
        <translation>位于世界之外</translation>
    </message>
    <message>
        <source>that are at least partly within the world</source>
        <translation>至少部分位于世界之内</translation>
    </message>
    <message>
        <source>that reach the border of the world at x = {x} or y = {y}</source>
        <translation>到达世界在 x = {x} 或 y = {y} 处的边界</translation>
    </message>
    <message>
        <source>that do not reach the border of the world at x = {x} or y = {y}</source>
        <translation>没有到达世界在 x = {x} 或 y = {y} 处的边界</translation>
    </message>
    <message>
        <source>that come within {distance} of the border of the world at x = {x} or y = {y}</source>
        <translation>与世界在 x = {x} 或 y = {y} 处的边界相距不超过 {distance}</translation>
    </message>
    <message>
        <source>that do not come within {distance} of the border of the world at x = {x} or y = {y}</source>
        <translation>与世界在 x = {x} 或 y = {y} 处的边界相距超过 {distance}</translation>
    </message>
    <message>
        <source>that stick out of the table of cells</source>
        <translation>伸出单元格表格</translation>
    </message>
    <message>
        <source>that are wholly within the table of cells</source>
        <translation>完全位于单元格表格之内</translation>
    </message>
    <message>
        <source>at least {distance} away from {name} along {axis}</source>
        <translation>沿 {axis} 与 {name} 相距至少 {distance}</translation>
    </message>
    <message>
        <source>at most {distance} away from {name} along {axis}</source>
        <translation>沿 {axis} 与 {name} 相距最多 {distance}</translation>
    </message>
    <message>
        <source>wholly at x &gt;= {place}</source>
        <translation>完全位于 x &gt;= {place} 处</translation>
    </message>
    <message>
        <source>that begin at x &lt;= {place}</source>
        <translation>始于 x &lt;= {place} 处</translation>
    </message>
    <message>
        <source>that end at x &gt;= {place}</source>
        <translation>止于 x &gt;= {place} 处</translation>
    </message>
    <message>
        <source>wholly at x &lt;= {place}</source>
        <translation>完全位于 x &lt;= {place} 处</translation>
    </message>
    <message>
        <source>wholly at y &gt;= {place}</source>
        <translation>完全位于 y &gt;= {place} 处</translation>
    </message>
    <message>
        <source>that begin at y &lt;= {place}</source>
        <translation>始于 y &lt;= {place} 处</translation>
    </message>
    <message>
        <source>that end at y &gt;= {place}</source>
        <translation>止于 y &gt;= {place} 处</translation>
    </message>
    <message>
        <source>wholly at y &lt;= {place}</source>
        <translation>完全位于 y &lt;= {place} 处</translation>
    </message>
    <message>
        <source>that move by {motion} along x in a step</source>
        <translation>一步沿 x 移动 {motion}</translation>
    </message>
    <message>
        <source>that move by {motion} along y in a step</source>
        <translation>一步沿 y 移动 {motion}</translation>
    </message>
    <message>
        <source>that move by {motion} in a step</source>
        <translation>一步移动 {motion}</translation>
    </message>
    <message>
        <source>whose last motion along x was to the left</source>
        <translation>上次沿 x 的运动是向左</translation>
    </message>
    <message>
        <source>whose last motion along x was to the right</source>
        <translation>上次沿 x 的运动是向右</translation>
    </message>
    <message>
        <source>with a longer side of {length}</source>
        <translation>长边为 {length}</translation>
    </message>
    <message>
        <source>that appeared at least {time} ago</source>
        <translation>至少 {time}之前出现</translation>
    </message>
    <message>
        <source>that appeared at most {time} ago</source>
        <translation>最多 {time}之前出现</translation>
    </message>
    <message>
        <source>that have been at rest for at least {time}</source>
        <translation>已静止至少 {time}</translation>
    </message>
    <message>
        <source>that have been at rest for at most {time}</source>
        <translation>已静止最多 {time}</translation>
    </message>
    <message>
        <source>that were once at rest for {time} or more</source>
        <translation>曾经静止 {time}或更久</translation>
    </message>
    <message>
        <source>that were never at rest for more than {time}</source>
        <translation>从未静止超过 {time}</translation>
    </message>
    <message>
        <source>that have been at rest for {time} or more in total</source>
        <translation>累计静止 {time}或更久</translation>
    </message>
    <message>
        <source>that have been at rest for at most {time} in total</source>
        <translation>累计静止最多 {time}</translation>
    </message>
    <message>
        <source>that touch {count} cells</source>
        <translation>接触 {count} 个单元格</translation>
    </message>
    <message>
        <source>that began to move at least {time} ago</source>
        <translation>至少 {time}之前开始移动</translation>
    </message>
    <message>
        <source>that began to move at most {time} ago</source>
        <translation>最多 {time}之前开始移动</translation>
    </message>
    <message>
        <source>that jumped at least {time} ago</source>
        <translation>至少 {time}之前跳跃过</translation>
    </message>
    <message>
        <source>that jumped at most {time} ago</source>
        <translation>最多 {time}之前跳跃过</translation>
    </message>
    <message>
        <source>with the id of an earlier object</source>
        <translation>ID 与先前某个对象相同</translation>
    </message>
    <message>
        <source>with an id of their own</source>
        <translation>有自己的 ID</translation>
    </message>
    <message>
        <source>after the first {count} in the list</source>
        <translation>在列表中位于前 {count} 个之后</translation>
    </message>
    <message>
        <source>among the first {count} in the list</source>
        <translation>在列表中属于前 {count} 个</translation>
    </message>
    <message>
        <source>with an id of {id}</source>
        <translation>ID 为 {id}</translation>
    </message>
    <message>
        <source>whose id has the remainder {rest} when divided by {divisor}</source>
        <translation>ID 除以 {divisor} 余 {rest}</translation>
    </message>
    <message numerus="yes">
        <source>whose id has the same lowest {bits} bits as that of an object that was removed</source>
        <translation>
            <numerusform>ID 的最低 {bits} 位与某个已移除对象的相同</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>whose id has at most the same lowest {bits} bits as that of an object that was removed</source>
        <translation>
            <numerusform>ID 最多有最低 {bits} 位与某个已移除对象的相同</numerusform>
        </translation>
    </message>
    <message>
        <source>from step {step} on</source>
        <translation>处于第 {step} 步及以后</translation>
    </message>
    <message>
        <source>up to step {step}</source>
        <translation>处于第 {step} 步及以前</translation>
    </message>
    <message>
        <source>that appear as the {first}, {second}, {third} and so on of the recording</source>
        <translation>在录制中按出现次序为{first}、{second}、{third}（依此类推）</translation>
    </message>
    <message>
        <source>that appear after {count} or more others in the same step</source>
        <translation>在同一步中排在 {count} 个或更多其他对象之后出现</translation>
    </message>
    <message numerus="yes">
        <source>that appear after at most {count} others in the same step</source>
        <translation>
            <numerusform>在同一步中排在最多 {count} 个其他对象之后出现</numerusform>
        </translation>
    </message>
    <message>
        <source>that wait in a queue of new objects, of which one is added in a step,</source>
        <translation>在新对象的队列中等待（每步只添加其中一个）</translation>
    </message>
    <message>
        <source>that have come out of a queue of new objects, of which one is added in a step,</source>
        <translation>已离开新对象的队列（每步只添加其中一个）</translation>
    </message>
    <message>
        <source>in slot {slot} or a higher one of an array (from 0), in which the slot that became free last is used first</source>
        <translation>位于数组的槽位 {slot} 或更高槽位（从 0 开始；最后空出的槽位最先使用）</translation>
    </message>
    <message>
        <source>in slot {slot} or a lower one of an array (from 0), in which the slot that became free last is used first</source>
        <translation>位于数组的槽位 {slot} 或更低槽位（从 0 开始；最后空出的槽位最先使用）</translation>
    </message>
    <message>
        <source>in steps with fewer objects than the step before</source>
        <translation>处于对象比前一步少的步</translation>
    </message>
    <message>
        <source>in steps with at least {count} fewer objects than the step before</source>
        <translation>处于对象比前一步至少少 {count} 个的步</translation>
    </message>
    <message>
        <source>in steps in which the number of objects does not rise</source>
        <translation>处于对象数没有增加的步</translation>
    </message>
    <message numerus="yes">
        <source>in steps with at most {count} more objects than the step before</source>
        <translation>
            <numerusform>处于对象比前一步最多多 {count} 个的步</numerusform>
        </translation>
    </message>
    <message>
        <source>in steps with more objects than the step before</source>
        <translation>处于对象比前一步多的步</translation>
    </message>
    <message numerus="yes">
        <source>in steps with at least {count} more objects than the step before</source>
        <translation>
            <numerusform>处于对象比前一步至少多 {count} 个的步</numerusform>
        </translation>
    </message>
    <message>
        <source>in steps in which the number of objects does not fall</source>
        <translation>处于对象数没有减少的步</translation>
    </message>
    <message>
        <source>in steps with at most {count} fewer objects than the step before</source>
        <translation>处于对象比前一步最多少 {count} 个的步</translation>
    </message>
    <message>
        <source>that come after {count} other object in a node of the deepest level of the tree</source>
        <translation>在树的最深层节点中排在 {count} 个其他对象之后</translation>
    </message>
    <message numerus="yes">
        <source>that come after {count} other objects in a node of the deepest level of the tree</source>
        <translation>
            <numerusform>在树的最深层节点中排在 {count} 个其他对象之后</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>that come after at most {count} others in a node of the deepest level of the tree</source>
        <translation>
            <numerusform>在树的最深层节点中排在最多 {count} 个其他对象之后</numerusform>
        </translation>
    </message>
    <message>
        <source>for which a node of the tree is divided</source>
        <translation>使树的一个节点分裂</translation>
    </message>
    <message>
        <source>for which no node of the tree is divided</source>
        <translation>没有使树的节点分裂</translation>
    </message>
    <message>
        <source>after the {lines}</source>
        <translation>位于{lines}之后</translation>
    </message>
    <message>
        <source>after the {lines} of the object</source>
        <translation>位于对象的{lines}之后</translation>
    </message>
    <message>
        <source>in the {lines}</source>
        <translation>位于{lines}</translation>
    </message>
    <message>
        <source>in the {lines} of the object</source>
        <translation>位于对象的{lines}</translation>
    </message>
    <message>
        <source>first column</source>
        <translation>第一列</translation>
    </message>
    <message numerus="yes">
        <source>first {count} columns</source>
        <translation>
            <numerusform>前 {count} 列</numerusform>
        </translation>
    </message>
    <message>
        <source>last column</source>
        <translation>最后一列</translation>
    </message>
    <message numerus="yes">
        <source>last {count} columns</source>
        <translation>
            <numerusform>最后 {count} 列</numerusform>
        </translation>
    </message>
    <message>
        <source>first row</source>
        <translation>第一行</translation>
    </message>
    <message numerus="yes">
        <source>first {count} rows</source>
        <translation>
            <numerusform>前 {count} 行</numerusform>
        </translation>
    </message>
    <message>
        <source>last row</source>
        <translation>最后一行</translation>
    </message>
    <message numerus="yes">
        <source>last {count} rows</source>
        <translation>
            <numerusform>最后 {count} 行</numerusform>
        </translation>
    </message>
    <message>
        <source>in columns from {column} on</source>
        <translation>位于第 {column} 列及以后</translation>
    </message>
    <message>
        <source>in columns up to {column}</source>
        <translation>位于第 {column} 列及以前</translation>
    </message>
    <message>
        <source>in rows from {row} on</source>
        <translation>位于第 {row} 行及以后</translation>
    </message>
    <message>
        <source>in rows up to {row}</source>
        <translation>位于第 {row} 行及以前</translation>
    </message>
    <message>
        <source>from number {number} on in the table, as row * {columns} + column</source>
        <translation>在表格中的编号（行 * {columns} + 列）为 {number} 或更大</translation>
    </message>
    <message>
        <source>up to number {number} in the table, as row * {columns} + column</source>
        <translation>在表格中的编号（行 * {columns} + 列）为 {number} 或更小</translation>
    </message>
    <message>
        <source>in columns whose number has the remainder {rest} when divided by {divisor}</source>
        <translation>所在列的编号除以 {divisor} 余 {rest}</translation>
    </message>
    <message>
        <source>in rows whose number has the remainder {rest} when divided by {divisor}</source>
        <translation>所在行的编号除以 {divisor} 余 {rest}</translation>
    </message>
    <message numerus="yes">
        <source>whose list is emptied whenever it holds {count} objects</source>
        <translation>
            <numerusform>其列表每当含有 {count} 个对象就被清空</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after the first {count} cells of all objects in a step, counted in the order of the list</source>
        <translation>
            <numerusform>按列表的次序计数，位于一步中所有对象的前 {count} 个单元格之后</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>among the first {count} cells of all objects in a step, counted in the order of the list</source>
        <translation>
            <numerusform>按列表的次序计数，属于一步中所有对象的前 {count} 个单元格</numerusform>
        </translation>
    </message>
    <message>
        <source>in which there was no dynamic object in the first step</source>
        <translation>在第一步中没有动态对象</translation>
    </message>
    <message>
        <source>in which there were at least {count} dynamic objects in the first step</source>
        <translation>在第一步中有至少 {count} 个动态对象</translation>
    </message>
    <message>
        <source>in which there were at most {count} dynamic objects in the first step</source>
        <translation>在第一步中有最多 {count} 个动态对象</translation>
    </message>
    <message>
        <source>from which another object was removed since this one came there</source>
        <translation>自这个对象到达以来，有另一个对象从其中移除</translation>
    </message>
    <message>
        <source>from which no other object was removed since this one came there</source>
        <translation>自这个对象到达以来，没有其他对象从其中移除</translation>
    </message>
    <message>
        <source>which all dynamic objects had left at some time before</source>
        <translation>以前曾有某一时刻，所有动态对象都已离开</translation>
    </message>
    <message>
        <source>which dynamic objects had never left before</source>
        <translation>动态对象以前从未全部离开</translation>
    </message>
    <message>
        <source>of objects {which}</source>
        <translation>属于{which}的对象</translation>
    </message>
    <message>
        <source>{cells} of objects {which}</source>
        <translation>{cells}、属于{which}的对象</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>第 1 个</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>第 2 个</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>第 3 个</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>第 4 个</translation>
    </message>
    <message>
        <source>5th</source>
        <translation>第 5 个</translation>
    </message>
    <message>
        <source>6th</source>
        <translation>第 6 个</translation>
    </message>
    <message>
        <source>7th</source>
        <translation>第 7 个</translation>
    </message>
    <message>
        <source>8th</source>
        <translation>第 8 个</translation>
    </message>
    <message>
        <source>9th</source>
        <translation>第 9 个</translation>
    </message>
    <message>
        <source>10th</source>
        <translation>第 10 个</translation>
    </message>
    <message>
        <source>11th</source>
        <translation>第 11 个</translation>
    </message>
    <message>
        <source>12th</source>
        <translation>第 12 个</translation>
    </message>
    <message>
        <source>13th</source>
        <translation>第 13 个</translation>
    </message>
    <message>
        <source>14th</source>
        <translation>第 14 个</translation>
    </message>
    <message>
        <source>15th</source>
        <translation>第 15 个</translation>
    </message>
    <message>
        <source>Nothing needs to change.</source>
        <translation>无需任何更改。</translation>
    </message>
    <message>
        <source>Step {step}: {sentence}</source>
        <translation>第 {step} 步：{sentence}</translation>
    </message>
    <message>
        <source>{a} and {b} touch in step {step}.</source>
        <translation>{a} 和 {b} 在第 {step} 步接触。</translation>
    </message>
    <message>
        <source>{a} and {b} are never in the world at the end of the same step.</source>
        <translation>{a} 和 {b} 从未在同一步结束时都在世界中。</translation>
    </message>
    <message>
        <source>Let both be in the world at the same time.</source>
        <translation>使两者同时在世界中。</translation>
    </message>
    <message>
        <source>{a} and {b} do not touch; they are closest at the end of step {step}, {distance} m apart.</source>
        <translation>{a} 和 {b} 没有接触；它们在第 {step} 步结束时最近，相距 {distance} m。</translation>
    </message>
    <message>
        <source>Change the path of one of the two: they must come {distance} m closer.</source>
        <translation>改变其中一个的路径：还差 {distance} m。</translation>
    </message>
    <message>
        <source>The shapes of {a} and {b} overlap at the end of step {step}, but no step has a contact between them.</source>
        <translation>{a} 和 {b} 的形状在第 {step} 步结束时重叠，但没有一步有两者的接触。</translation>
    </message>
    <message numerus="yes">
        <source>The box of {name} is inside the region at the end of {count} steps, which are all steps with this object.</source>
        <translation>
            <numerusform>{name} 的包围盒在 {count} 步结束时都在区域内，即有它的所有步。</numerusform>
        </translation>
    </message>
    <message>
        <source>The box of {name} extends beyond {side} by {excess} m in step {step}, the first step with this object.</source>
        <translation>在第 {step} 步（有 {name} 的第一步），它的包围盒超出{side} {excess} m。</translation>
    </message>
    <message>
        <source>In step {step}, the box of {name} extends beyond {side} by {excess} m.</source>
        <translation>在第 {step} 步，{name} 的包围盒超出{side} {excess} m。</translation>
    </message>
    <message>
        <source>the left side of the region</source>
        <translation>区域的左边</translation>
    </message>
    <message>
        <source>the right side of the region</source>
        <translation>区域的右边</translation>
    </message>
    <message>
        <source>the lower side of the region</source>
        <translation>区域的下边</translation>
    </message>
    <message>
        <source>the upper side of the region</source>
        <translation>区域的上边</translation>
    </message>
    <message>
        <source>Place {name} inside the region, or make the region larger.</source>
        <translation>将 {name} 放在区域内，或扩大区域。</translation>
    </message>
    <message>
        <source>The box of {name} is larger than the region: {width} m x {height} m, and the region is {regionWidth} m x {regionHeight} m.</source>
        <translation>{name} 的包围盒大于区域：{width} m × {height} m，而区域为 {regionWidth} m × {regionHeight} m。</translation>
    </message>
    <message>
        <source>Make the region larger than the box.</source>
        <translation>使区域大于包围盒。</translation>
    </message>
    <message>
        <source>Change what moves {name}, or put something in its way that stops it.</source>
        <translation>更改使 {name} 移动的因素，或在它的路径上放置会挡住它的对象。</translation>
    </message>
    <message>
        <source>No step has a contact between {name} and another object.</source>
        <translation>没有一步有 {name} 与其他对象的接触。</translation>
    </message>
    <message>
        <source>{name} touches {other} in step {step}.</source>
        <translation>{name} 在第 {step} 步接触 {other}。</translation>
    </message>
    <message>
        <source>{name} touches {first} and {second} in step {step}.</source>
        <translation>{name} 在第 {step} 步接触 {first} 和 {second}。</translation>
    </message>
    <message>
        <source>{name} touches {first}, {second} and {third} in step {step}.</source>
        <translation>{name} 在第 {step} 步接触 {first}、{second} 和 {third}。</translation>
    </message>
    <message numerus="yes">
        <source>{name} touches {first}, {second}, {third} and {count} more objects in step {step}.</source>
        <translation>
            <numerusform>{name} 在第 {step} 步接触 {first}、{second}、{third} 及另外 {count} 个对象。</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep {other} away, or set the mask of {name} to {mask}, which does not accept the category {category} of {other}.</source>
        <translation>让 {other} 远离，或将 {name} 的掩码设为 {mask}，它不接受 {other} 的类别 {category}。</translation>
    </message>
    <message>
        <source>Keep the two apart.</source>
        <translation>让两者保持分离。</translation>
    </message>
    <message>
        <source>Name two different objects</source>
        <translation>指定两个不同的对象</translation>
    </message>
    <message>
        <source>there is no object {id} in step {step}</source>
        <translation>第 {step} 步中没有对象 {id}</translation>
    </message>
    <message>
        <source>there is no object {id} in steps {first} to {last}</source>
        <translation>第 {first} 至 {last} 步中没有对象 {id}</translation>
    </message>
    <message>
        <source>Name an object that exists in these steps, or examine more steps</source>
        <translation>指定那里有的对象，或检查更多的步</translation>
    </message>
    <message>
        <source>{name} is not in the world before step {step}.</source>
        <translation>{name} 在第 {step} 步之前不在世界中。</translation>
    </message>
    <message>
        <source>Let {name} stay in the world for longer, or let the two meet before step {step}.</source>
        <translation>让 {name} 在世界中停留更久，或让两者在第 {step} 步之前相遇。</translation>
    </message>
    <message>
        <source>{a} and {b} are both static, and static objects are not tested with each other.</source>
        <translation>{a} 和 {b} 都是静态的，而静态对象之间不作检测。</translation>
    </message>
    <message>
        <source>Masks prevent collisions of the two: {reason}.</source>
        <translation>掩码使两者不会碰撞：{reason}。</translation>
    </message>
    <message>
        <source>Make one of them dynamic.</source>
        <translation>将其中一个改为动态。</translation>
    </message>
    <message>
        <source>Make one of them dynamic, and {change}.</source>
        <translation>将其中一个改为动态，并{change}。</translation>
    </message>
    <message>
        <source>{change}.</source>
        <translation>{change}。</translation>
    </message>
    <message>
        <source>The {key} {value} of {name} comes from the template "{template}".</source>
        <translation>{name} 的 {key} {value} 来自模板“{template}”。</translation>
    </message>
    <message numerus="yes">
        <source>The {key} {value} of {name} comes from the template "{template}": a change there changes {count} instances.</source>
        <translation>
            <numerusform>{name} 的 {key} {value} 来自模板“{template}”：在那里更改会改变 {count} 个实例。</numerusform>
        </translation>
    </message>
    <message>
        <source>The {key} {value} of {name} overrides that of its template "{template}".</source>
        <translation>{name} 的 {key} {value} 覆写了模板“{template}”的值。</translation>
    </message>
    <message>
        <source>The {key} {value} of {name} overrides that of its template "{template}", which is {other}.</source>
        <translation>{name} 的 {key} {value} 覆写了模板“{template}”的值 {other}。</translation>
    </message>
    <message>
        <source>The game did not record a contact in step {step}, although the shapes overlap.</source>
        <translation>在第 {step} 步，游戏没有录制接触，尽管形状重叠。</translation>
    </message>
    <message>
        <source>Check the narrow phase of your game, and the code that records contacts.</source>
        <translation>检查游戏的细检测，以及录制接触的地方。</translation>
    </message>
    <message>
        <source>The shapes overlap at the end of step {step}, but they were {distance} m apart when the pairs of this step were tested.</source>
        <translation>形状在第 {step} 步结束时重叠，但检测此步的配对时，它们相距 {distance} m。</translation>
    </message>
    <message>
        <source>The boxes of {a} and {b} overlap at the end of step {step}, but their shapes are {distance} m apart.</source>
        <translation>{a} 和 {b} 的包围盒在第 {step} 步结束时重叠，但它们的形状相距 {distance} m。</translation>
    </message>
    <message>
        <source>Enlarge one of the shapes by {distance} m, or move its path closer.</source>
        <translation>将其中一个形状扩大 {distance} m，或将它的路径移近。</translation>
    </message>
    <message>
        <source>At the end of step {step}, {inner} is in a hole or a notch of the shape of {outer}, {distance} m away from it.</source>
        <translation>在第 {step} 步结束时，{inner} 位于 {outer} 的形状的孔或缺口中，距形状 {distance} m。</translation>
    </message>
    <message>
        <source>Fill the hole or the notch in the shape of {outer}, if it should be solid.</source>
        <translation>如果应当是实心的，请填补 {outer} 的形状的孔或缺口。</translation>
    </message>
    <message>
        <source>Neither {a} nor {b} responds to a hit (`onHit` is set to none), so the contact changes nothing.</source>
        <translation>{a} 和 {b} 都不响应命中（`onHit` 为 none），因此接触不改变任何东西。</translation>
    </message>
    <message>
        <source>Set `onHit` of one of them if something should happen when they meet.</source>
        <translation>如果它们相遇时应当有所反应，请设置其中一个的 `onHit`。</translation>
    </message>
    <message>
        <source>In step {step} it touches {other}, which does not push it back, because `onHit` of {name} is set to none.</source>
        <translation>在第 {step} 步，它接触 {other}，后者没有将它推回，因为 {name} 的 `onHit` 为 none。</translation>
    </message>
    <message>
        <source>Set `onHit` of {name} to bounce or stop.</source>
        <translation>将 {name} 的 `onHit` 设为 bounce 或 stop。</translation>
    </message>
    <message>
        <source>{object} passed through {through} between the frame of step {step} and the frame before it, if both moved straight.</source>
        <translation>如果两者都沿直线移动，{object} 在第 {step} 步的帧与其前一帧之间穿过了 {through}。</translation>
    </message>
    <message>
        <source>{object} passed the middle of {through} in step {step}, in which they were found to overlap: too late to push it back.</source>
        <translation>{object} 在第 {step} 步越过了 {through} 的中间，到这一步才发现它们重叠：太晚，已无法将它推回。</translation>
    </message>
    <message>
        <source>{mover} met {name}, which was in the way, in step {step}, before it could reach {target}.</source>
        <translation>{mover} 在第 {step} 步遇到 {name}，后者位于它和 {target} 之间。</translation>
    </message>
    <message>
        <source>Move {name} out of the way.</source>
        <translation>将 {name} 移开。</translation>
    </message>
    <message>
        <source>{name} is hidden.</source>
        <translation>{name} 已隐藏。</translation>
    </message>
    <message>
        <source>{name} is hidden by its layer "{layer}".</source>
        <translation>{name} 因其图层“{layer}”而隐藏。</translation>
    </message>
    <message>
        <source>{name} is locked.</source>
        <translation>{name} 已锁定。</translation>
    </message>
    <message>
        <source>{name} is locked by its layer "{layer}".</source>
        <translation>{name} 因其图层“{layer}”而锁定。</translation>
    </message>
    <message>
        <source>The terminal speed of the world limits {name} to {speed} m/s in step {step}; without it: {asked} m/s.</source>
        <translation>在第 {step} 步，世界的终端速度将 {name} 限制为 {speed} m/s；没有此限制时：{asked} m/s。</translation>
    </message>
    <message>
        <source>The terminal speed of the world limits {name} to {speed} m/s in step {step}; without it: {asked} m/s, launched by {launcher}.</source>
        <translation>在第 {step} 步，世界的终端速度将 {name} 限制为 {speed} m/s；没有此限制时：{asked} m/s，由 {launcher} 发射。</translation>
    </message>
    <message>
        <source>{launcher} never launches {name}, its projectile.</source>
        <translation>{launcher} 从未发射它的投射物 {name}。</translation>
    </message>
    <message>
        <source>Shoot with {launcher}.</source>
        <translation>用 {launcher} 射击。</translation>
    </message>
    <message>
        <source>Neither {a} nor {b} moves.</source>
        <translation>{a} 和 {b} 都不移动。</translation>
    </message>
    <message>
        <source>Give one of the two a velocity, or place them so that their shapes overlap.</source>
        <translation>给其中一个设置速度，或放置得使形状重叠。</translation>
    </message>
    <message>
        <source>{launcher} launched {name} with {speed} m/s in step {step}.</source>
        <translation>{launcher} 在第 {step} 步以 {speed} m/s 发射了 {name}。</translation>
    </message>
    <message>
        <source>{name} was spawned in step {step}.</source>
        <translation>{name} 在第 {step} 步生成。</translation>
    </message>
    <message>
        <source>{name} was spawned by {spawner} in step {step}.</source>
        <translation>{name} 在第 {step} 步由 {spawner} 生成。</translation>
    </message>
    <message>
        <source>{name} met {other} in step {step}, and its `onHit` is {response}.</source>
        <translation>{name} 在第 {step} 步遇到 {other}，其 `onHit` 为 {response}。</translation>
    </message>
    <message>
        <source>{name} leaves the world at one edge in step {step}, and enters at the opposite one.</source>
        <translation>{name} 在第 {step} 步越过一边离开世界，从对面一边进入。</translation>
    </message>
    <message>
        <source>An input changes {name} in step {step}.</source>
        <translation>有一个输入在第 {step} 步更改了 {name}。</translation>
    </message>
    <message>
        <source>{name} moves by {distance} m in step {step}, from ({fromX}, {fromY}) to ({toX}, {toY}).</source>
        <translation>{name} 在第 {step} 步移动了 {distance} m，从 ({fromX}, {fromY}) 到 ({toX}, {toY})。</translation>
    </message>
    <message>
        <source>Only step {step} was examined.</source>
        <translation>只检查了第 {step} 步。</translation>
    </message>
    <message>
        <source>They still come closer in the last step, {step}, by {distance} m.</source>
        <translation>最后一步（第 {step} 步）仍使它们靠近了 {distance} m。</translation>
    </message>
    <message>
        <source>Examine more steps.</source>
        <translation>检查更多的步。</translation>
    </message>
    <message>
        <source>the algorithm {name}</source>
        <translation>算法“{name}”</translation>
    </message>
    <message>
        <source>The algorithm {name}</source>
        <translation>算法“{name}”</translation>
    </message>
    <message>
        <source>the broad phase</source>
        <translation>粗检测</translation>
    </message>
    <message>
        <source>The broad phase</source>
        <translation>粗检测</translation>
    </message>
    <message>
        <source>the position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>the angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>the velocity</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>the age</source>
        <translation>存在时间</translation>
    </message>
    <message>
        <source>the presence</source>
        <translation>是否存在</translation>
    </message>
    <message>
        <source>the spawned objects</source>
        <translation>生成的对象</translation>
    </message>
    <message>
        <source>the overlaps</source>
        <translation>重叠</translation>
    </message>
    <message>
        <source>the counters</source>
        <translation>计数器</translation>
    </message>
    <message>
        <source>the report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>{field} of {name} ({id})</source>
        <translation>{name} ({id}) 的{field}</translation>
    </message>
    <message>
        <source>({x}, {y}) m</source>
        <translation>({x}, {y}) m</translation>
    </message>
    <message>
        <source>{angle} degrees</source>
        <translation>{angle} 度</translation>
    </message>
    <message>
        <source>({x}, {y}) m/s</source>
        <translation>({x}, {y}) m/s</translation>
    </message>
    <message>
        <source>{time} s</source>
        <translation>{time} s</translation>
    </message>
    <message>
        <source>present</source>
        <translation>存在</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>不存在</translation>
    </message>
    <message>
        <source>{count} spawned</source>
        <translation>已生成 {count} 个</translation>
    </message>
    <message numerus="yes">
        <source>{count} overlaps</source>
        <translation>
            <numerusform>{count} 个重叠</numerusform>
        </translation>
    </message>
    <message>
        <source>steps of {dt} s since step {step} at {time} s, {spawned}, next id {id}, {steered}</source>
        <translation>自第 {step} 步 ({time} s) 起步长 {dt} s，{spawned}，下一个 ID {id}，{steered}</translation>
    </message>
    <message numerus="yes">
        <source>{count} spawned objects</source>
        <translation>
            <numerusform>{count} 个生成的对象</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} steered paddles</source>
        <translation>
            <numerusform>{count} 个受控的球拍</numerusform>
        </translation>
    </message>
    <message>
        <source>{candidates} candidates, {overlaps} overlaps, {hits} hits, hash {hash}</source>
        <translation>候选对 {candidates}，重叠 {overlaps}，命中 {hits}，哈希 {hash}</translation>
    </message>
    <message>
        <source>Outside the world</source>
        <translation>位于世界之外</translation>
    </message>
    <message>
        <source>The cells of a grid end at the border of the world, and so does the player's view.</source>
        <translation>网格的单元格到世界的边界为止，玩家所见的范围也是如此。</translation>
    </message>
    <message>
        <source>Overlapping static objects</source>
        <translation>静态对象相互嵌入</translation>
    </message>
    <message>
        <source>Larger than a cell</source>
        <translation>大于单元格</translation>
    </message>
    <message>
        <source>Masks that allow no collision</source>
        <translation>遇不到任何对象的掩码</translation>
    </message>
    <message>
        <source>An object never collides if no other object accepts it, or if it accepts no other object.</source>
        <translation>不被其他任何对象接受，或不接受任何对象的对象，永不碰撞。</translation>
    </message>
    <message>
        <source>The same name</source>
        <translation>名称相同</translation>
    </message>
    <message>
        <source>Fast enough to pass through</source>
        <translation>快得会穿透</translation>
    </message>
    <message>
        <source>It can be in front of an object in one step and behind it in the next: the two never overlap.</source>
        <translation>它可能在一步中位于某个对象之前，下一步就到了后面：两者从未被发现在一起。</translation>
    </message>
    <message>
        <source>Unused templates</source>
        <translation>未使用的模板</translation>
    </message>
    <message>
        <source>They make the list of templates longer and harder to read.</source>
        <translation>它们使模板列表变长，更难阅读。</translation>
    </message>
    <message>
        <source>Missing templates</source>
        <translation>缺失的模板</translation>
    </message>
    <message>
        <source>Objects refer to these templates. The objects stay unchanged, and no longer follow any template.</source>
        <translation>对象引用了它们；这些对象保持现状，无法再跟随。</translation>
    </message>
    <message>
        <source>Instances that differ from their templates</source>
        <translation>与模板不同的实例</translation>
    </message>
    <message>
        <source>They differ in properties that they do not override: the next edit of the template would change them.</source>
        <translation>它们在没有覆写的项上与模板不同：下次编辑模板会改变它们。</translation>
    </message>
    <message>
        <source>Templates that hide the project's</source>
        <translation>遮盖项目模板的模板</translation>
    </message>
    <message>
        <source>The objects of this scene are instances of its own template, and do not follow the project's template with the same name.</source>
        <translation>此场景的对象是场景自己的模板的实例，不跟随项目的同名模板。</translation>
    </message>
    <message>
        <source>A category or mask of 0</source>
        <translation>类别或掩码为 0</translation>
    </message>
    <message>
        <source>Axis-aligned boxes that are rotated</source>
        <translation>旋转过的轴对齐矩形</translation>
    </message>
    <message>
        <source>Hidden or locked copies</source>
        <translation>隐藏或锁定的副本</translation>
    </message>
    <message>
        <source>Copies that nothing removes</source>
        <translation>永不移除的副本</translation>
    </message>
    <message>
        <source>One object differs from similar ones</source>
        <translation>与同类不同的对象</translation>
    </message>
    <message>
        <source>{name} is at ({x} m, {y} m), outside the world of {width} m by {height} m</source>
        <translation>{name} 位于 ({x} m, {y} m)，在 {width} m × {height} m 的世界之外</translation>
    </message>
    <message>
        <source>Move it into the world, or make the world larger</source>
        <translation>将它移到世界中，或扩大世界</translation>
    </message>
    <message>
        <source>{name} is exactly where {other} is, and has the same properties</source>
        <translation>{name} 与 {other} 位置完全相同，内容也相同</translation>
    </message>
    <message>
        <source>Delete one of the two</source>
        <translation>删除其中一个</translation>
    </message>
    <message>
        <source>{a} and {b}, both static, overlap</source>
        <translation>{a} 和 {b} 都是静态的，相互嵌入</translation>
    </message>
    <message>
        <source>Move one of them until they only touch, or ignore this if it is intentional</source>
        <translation>移动其中一个，使它们只是接触；如果是有意的，则保持原样</translation>
    </message>
    <message>
        <source>{name}, {width} m by {height} m, spans three or more cells of {cell} m: {algorithm} registers only the cells at the ends, and misses objects in between</source>
        <translation>{name} 为 {width} m × {height} m，跨三个或更多 {cell} m 的单元格：{algorithm} 只登记两端的单元格，会漏检在中间相遇的对象</translation>
    </message>
    <message>
        <source>{count} objects span three or more cells of {cell} m; the largest is {name}, {width} m by {height} m: {algorithm} registers only the cells at the ends, and misses objects in between</source>
        <translation>{count} 个对象跨三个或更多 {cell} m 的单元格；最大的是 {name}，{width} m × {height} m：{algorithm} 只登记两端的单元格，会漏检在中间相遇的对象</translation>
    </message>
    <message>
        <source>Use the algorithm {name}, or larger cells</source>
        <translation>使用算法 {name}，或更大的单元格</translation>
    </message>
    <message>
        <source>{name}, {width} m by {height} m, is larger than a cell of {cell} m: it is a candidate for every object in the cells that it covers</source>
        <translation>{name} 为 {width} m × {height} m，大于 {cell} m 的单元格：它与共享其所覆盖的任一单元格的对象都成为候选对</translation>
    </message>
    <message>
        <source>{count} objects are larger than a cell of {cell} m; the largest is {name}, {width} m by {height} m: each is a candidate for every object in the cells that it covers</source>
        <translation>{count} 个对象大于 {cell} m 的单元格；最大的是 {name}，{width} m × {height} m：它们与共享其所覆盖的任一单元格的对象都成为候选对</translation>
    </message>
    <message>
        <source>No pair is missed because of this; measure whether larger cells are faster</source>
        <translation>这不会造成漏检；请测量更大的单元格是否更快</translation>
    </message>
    <message>
        <source>{name}, an axis-aligned box of {width} m by {height} m, is rotated by {angle} degrees: it collides as a box of {boxWidth} m by {boxHeight} m</source>
        <translation>{name} 是 {width} m × {height} m 的轴对齐矩形，旋转了 {angle} 度：它以 {boxWidth} m × {boxHeight} m 的矩形来碰撞</translation>
    </message>
    <message>
        <source>Make it an oriented box, or set its angle to 0</source>
        <translation>将它改为定向矩形，或将它的角度设为 0</translation>
    </message>
    <message>
        <source>{name}, which is hidden, is exactly where {other} is, and has the same shape</source>
        <translation>{name} 已隐藏，与 {other} 位置完全相同，形状也相同</translation>
    </message>
    <message>
        <source>{name}, which is locked, is exactly where {other} is, and has the same shape</source>
        <translation>{name} 已锁定，与 {other} 位置完全相同，形状也相同</translation>
    </message>
    <message>
        <source>Delete the hidden one, or show it and move it</source>
        <translation>删除隐藏的对象，或显示并移动它</translation>
    </message>
    <message>
        <source>Delete one of the two, or unlock the locked one and move it</source>
        <translation>删除其中一个，或将锁定的对象解锁并移动</translation>
    </message>
    <message>
        <source>{name} (category {category}, mask {mask}) never collides: no object has both a category in that mask and a mask that accepts that category</source>
        <translation>{name}（类别 {category}，掩码 {mask}）遇不到任何对象：在可能与它碰撞的对象中，没有一个既属于该掩码的类别，其掩码又接受该类别</translation>
    </message>
    <message numerus="yes">
        <source>{name} and {count} more objects (category {category}, mask {mask}) never collide: no object has both a category in that mask and a mask that accepts that category</source>
        <translation>
            <numerusform>{name} 及另外 {count} 个对象（类别 {category}，掩码 {mask}）遇不到任何对象：在可能与之碰撞的对象中，没有一个既属于该掩码的类别，其掩码又接受该类别</numerusform>
        </translation>
    </message>
    <message>
        <source>Give it a category that other objects accept and a mask that accepts their categories, or the mask 0 if it should never collide</source>
        <translation>给它一个为其他对象所接受的类别，以及接受它们类别的掩码；如果不应遇到任何对象，则将掩码设为 0</translation>
    </message>
    <message>
        <source>{name} (category {category}, mask {mask}) never collides: {other} (category {otherCategory}, mask {otherMask}) accepts it, but its own mask does not accept that object</source>
        <translation>{name}（类别 {category}，掩码 {mask}）遇不到任何对象：{other}（类别 {otherCategory}，掩码 {otherMask}）接受它，自身却不被接受</translation>
    </message>
    <message numerus="yes">
        <source>{name} and {count} more objects (category {category}, mask {mask}) never collide: {other} (category {otherCategory}, mask {otherMask}) accepts them, but their mask does not accept that object</source>
        <translation>
            <numerusform>{name} 及另外 {count} 个对象（类别 {category}，掩码 {mask}）遇不到任何对象：{other}（类别 {otherCategory}，掩码 {otherMask}）接受它们，自身却不被接受</numerusform>
        </translation>
    </message>
    <message>
        <source>Set the mask to {mask}, or to 0 if it should never collide</source>
        <translation>将掩码设为 {mask}；如果不应遇到任何对象，则设为 0</translation>
    </message>
    <message>
        <source>the mask 0</source>
        <translation>掩码为 0</translation>
    </message>
    <message>
        <source>the category 0</source>
        <translation>类别为 0</translation>
    </message>
    <message>
        <source>the category 0 and the mask 0</source>
        <translation>类别和掩码都为 0</translation>
    </message>
    <message>
        <source>{name} has {zeros}, so it never collides, although it should be removed when hit</source>
        <translation>{name} 的{zeros}，因此永不碰撞，尽管它应在被命中时移除</translation>
    </message>
    <message>
        <source>{name} has {zeros}, so it never collides, although it should bounce</source>
        <translation>{name} 的{zeros}，因此永不碰撞，尽管它应当反弹</translation>
    </message>
    <message>
        <source>{name} has {zeros}, so it never collides, although it should stop when hit</source>
        <translation>{name} 的{zeros}，因此永不碰撞，尽管它应在命中时停止</translation>
    </message>
    <message>
        <source>{name} has {zeros}, so it never collides, although it is dynamic</source>
        <translation>{name} 的{zeros}，因此永不碰撞，尽管它是动态的</translation>
    </message>
    <message>
        <source>Give it a category and a mask other than 0, or ignore this if it should never collide</source>
        <translation>将它的类别和掩码设为非 0；如果不应遇到任何对象，则保持原样</translation>
    </message>
    <message>
        <source>{name} starts at {speed} m/s, {distance} m in a step: it can pass through {other}, which is {thickness} m thick</source>
        <translation>{name} 以 {speed} m/s 开始，一步移动 {distance} m：它可能穿过厚 {thickness} m 的 {other}</translation>
    </message>
    <message>
        <source>{name} falls: over the {height} m of the world, gravity makes it as fast as {speed} m/s. That is {distance} m in a step: it can pass through {other}, which is {thickness} m thick</source>
        <translation>{name} 会下落：在世界 {height} m 的高度内，重力使它达到 {speed} m/s，即一步移动 {distance} m：它可能穿过厚 {thickness} m 的 {other}</translation>
    </message>
    <message>
        <source>{name} rises: over the {height} m of the world, gravity makes it as fast as {speed} m/s. That is {distance} m in a step: it can pass through {other}, which is {thickness} m thick</source>
        <translation>{name} 会上升：在世界 {height} m 的高度内，重力使它达到 {speed} m/s，即一步移动 {distance} m：它可能穿过厚 {thickness} m 的 {other}</translation>
    </message>
    <message>
        <source>{name} is only {thickness} m thick: {projectile}, which {launcher} shoots with up to {speed} m/s, moves {distance} m in a step and can pass through it</source>
        <translation>{name} 只有 {thickness} m 厚：{launcher} 以最高 {speed} m/s 射出的 {projectile}，一步移动 {distance} m，可能穿过它</translation>
    </message>
    <message>
        <source>{name} shoots with up to {speed} m/s, but nothing in this world is faster than {limit} m/s: from {distance} m on, aiming farther away changes only the direction</source>
        <translation>{name} 以最高 {speed} m/s 射击，但此世界中的一切都不超过 {limit} m/s：从 {distance} m 起，瞄得更远只会改变方向</translation>
    </message>
    <message>
        <source>Raise the world's terminal speed, or set the power to {power} or less</source>
        <translation>提高世界的终端速度，或将 power 设为 {power} 或更小</translation>
    </message>
    <message>
        <source>{count} objects are called {name}</source>
        <translation>{count} 个对象名为 {name}</translation>
    </message>
    <message>
        <source>Give them numbers, if anything looks for them by name</source>
        <translation>如果要按名称查找它们，请为它们编号</translation>
    </message>
    <message>
        <source>Give {name} a lifetime, let it be removed when hit, or let the edges of the world remove what leaves it</source>
        <translation>给 {name} 设置寿命，使它在被命中时移除，或使世界的边缘移除离开世界的对象</translation>
    </message>
    <message>
        <source>No object is an instance of the template {name}</source>
        <translation>没有对象是模板 {name} 的实例</translation>
    </message>
    <message>
        <source>Place one, or delete the template</source>
        <translation>放置一个，或删除该模板</translation>
    </message>
    <message numerus="yes">
        <source>The template {name} is missing; {count} objects can no longer follow it</source>
        <translation>
            <numerusform>模板 {name} 缺失；它的 {count} 个对象无法再跟随</numerusform>
        </translation>
    </message>
    <message>
        <source>Detach its instances, or restore the template: in the project if scenes share it</source>
        <translation>使剩余的实例脱离它，或恢复该模板：如果由场景共享，则随项目恢复</translation>
    </message>
    <message numerus="yes">
        <source>{count} instances of the template {name} differ from it without an override: its next edit would change them</source>
        <translation>
            <numerusform>模板 {name} 的 {count} 个实例与它不同，又没有覆写：下次编辑模板会改变它们</numerusform>
        </translation>
    </message>
    <message>
        <source>Let them follow the template, or list their own properties in "overrides"</source>
        <translation>让它们跟随模板，或在 "overrides" 中列出它们自己的项</translation>
    </message>
    <message>
        <source>Give it the same setting as the others, or ignore this if it is intentional</source>
        <translation>设为与其他对象相同；如果是有意的，则保持原样</translation>
    </message>
    <message>
        <source>the category {category}</source>
        <translation>类别 {category}</translation>
    </message>
    <message>
        <source>the mask {mask}</source>
        <translation>掩码 {mask}</translation>
    </message>
    <message>
        <source>the kind dynamic</source>
        <translation>动态类型</translation>
    </message>
    <message>
        <source>the kind static</source>
        <translation>静态类型</translation>
    </message>
    <message>
        <source>no response to hits</source>
        <translation>无命中响应</translation>
    </message>
    <message>
        <source>the response that removes it when hit</source>
        <translation>被命中时移除</translation>
    </message>
    <message>
        <source>the response that lets it bounce</source>
        <translation>反弹</translation>
    </message>
    <message>
        <source>the response that stops it when hit</source>
        <translation>命中时停止</translation>
    </message>
    <message>
        <source>a lifetime of {seconds} s</source>
        <translation>寿命 {seconds} s</translation>
    </message>
    <message>
        <source>no lifetime</source>
        <translation>无寿命</translation>
    </message>
    <message numerus="yes">
        <source>{count} calls use the id 0, or an id above 2^53, and are not recorded. Number the objects from 1 on.</source>
        <translation>
            <numerusform>{count} 次调用使用了 ID 0，或大于 2^53 的 ID，其内容都没有录制。请从 1 开始为对象编号。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} boxes have left &gt; right or low &gt; high, the first that of object {id}. Give the smaller x and y first.</source>
        <translation>
            <numerusform>{count} 个包围盒 left &gt; right 或 low &gt; high，第一个是对象 {id} 的。请先给出较小的 x 和 y。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} ranges of cells end before the first cell, the first that of object {id}; such a range is ignored. Give the first column and row, then the last.</source>
        <translation>
            <numerusform>{count} 个单元格范围在第一个单元格之前就结束，第一个是对象 {id} 的；这样的范围被忽略。请先给出第一列和第一行，再给出最后的列和行。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} boxes belong to objects that already had a box in the same step, the first to object {id}; the last box counts. Give each object an id of its own, and one box in each step.</source>
        <translation>
            <numerusform>{count} 个包围盒所属的对象在同一步中已有包围盒，第一个是对象 {id} 的；以最后一个为准。请为每个对象取各自的 ID，每步只给一个包围盒。</numerusform>
        </translation>
    </message>
    <message>
        <source>Audit the step again, or run the simulation from its start with the present settings</source>
        <translation>重新核查该步，或以当前设置从头运行模拟</translation>
    </message>
    <message>
        <source>No scene reproduces it: no textbook grid with the game's cells misses this pair for the same cause</source>
        <translation>没有场景能重现它：使用游戏的单元格时，没有教科书网格会因相同的原因漏检这个配对</translation>
    </message>
    <message>
        <source>Convert this step to a scene to look at the whole frame</source>
        <translation>将此步转换为场景，以查看整个帧</translation>
    </message>
    <message>
        <source>{subject} meets {other}</source>
        <translation>{subject} 遇到 {other}</translation>
    </message>
    <message>
        <source>{subject} still touches {other}</source>
        <translation>{subject} 仍接触 {other}</translation>
    </message>
    <message>
        <source>{subject} reaches the edge of the world</source>
        <translation>{subject} 到达世界边缘</translation>
    </message>
    <message>
        <source>{subject} is changed by an input</source>
        <translation>{subject} 被一个输入更改</translation>
    </message>
    <message>
        <source>{subject} is steered by its {component}</source>
        <translation>{subject} 由其 {component} 控制</translation>
    </message>
    <message>
        <source>{subject} is steered by its {component}, which follows {other}</source>
        <translation>{subject} 由其跟随 {other} 的 {component} 控制</translation>
    </message>
    <message>
        <source>{subject} is steered by its {component}, which follows {other},</source>
        <translation>{subject} 由其跟随 {other} 的 {component} 控制</translation>
    </message>
    <message>
        <source>{subject} changes its velocity abruptly</source>
        <translation>{subject} 的速度突然改变</translation>
    </message>
    <message>
        <source>{what} and starts to move with ({x}, {y}) m/s</source>
        <translation>{what}，开始以 ({x}, {y}) m/s 移动</translation>
    </message>
    <message>
        <source>{what} and stops; its velocity was ({x}, {y}) m/s</source>
        <translation>{what}，停下；原来的速度为 ({x}, {y}) m/s</translation>
    </message>
    <message>
        <source>{what} and changes its direction from ({fromX}, {fromY}) to ({toX}, {toY}) m/s</source>
        <translation>{what}，方向从 ({fromX}, {fromY}) 变为 ({toX}, {toY}) m/s</translation>
    </message>
    <message>
        <source>{what} and slows down from ({fromX}, {fromY}) to ({toX}, {toY}) m/s</source>
        <translation>{what}，从 ({fromX}, {fromY}) 减速到 ({toX}, {toY}) m/s</translation>
    </message>
    <message>
        <source>{what} and speeds up from ({fromX}, {fromY}) to ({toX}, {toY}) m/s</source>
        <translation>{what}，从 ({fromX}, {fromY}) 加速到 ({toX}, {toY}) m/s</translation>
    </message>
    <message>
        <source>{what} and rotates from {from} to {to} degrees</source>
        <translation>{what}，从 {from} 度旋转到 {to} 度</translation>
    </message>
    <message>
        <source>{what} and moves from ({fromX}, {fromY}) to ({toX}, {toY}) m</source>
        <translation>{what}，从 ({fromX}, {fromY}) 移到 ({toX}, {toY}) m</translation>
    </message>
    <message>
        <source>{what}.</source>
        <translation>{what}。</translation>
    </message>
    <message>
        <source>{what}; its motion does not change.</source>
        <translation>{what}；它的运动没有改变。</translation>
    </message>
    <message>
        <source>{what}; no object was near.</source>
        <translation>{what}；附近没有对象。</translation>
    </message>
    <message>
        <source>The normal is ({x}, {y}).</source>
        <translation>法线为 ({x}, {y})。</translation>
    </message>
    <message>
        <source>The normal is ({x}, {y}), the restitution {restitution}.</source>
        <translation>法线为 ({x}, {y})，恢复系数为 {restitution}。</translation>
    </message>
    <message>
        <source>The normal is ({x}, {y}); it was pushed out of the overlap by {push} m.</source>
        <translation>法线为 ({x}, {y})；它被推出重叠，移动了 {push} m。</translation>
    </message>
    <message>
        <source>The normal is ({x}, {y}), the restitution {restitution}; it was pushed out of the overlap by {push} m.</source>
        <translation>法线为 ({x}, {y})，恢复系数为 {restitution}；它被推出重叠，移动了 {push} m。</translation>
    </message>
    <message>
        <source>{subject} is removed: {reason}.</source>
        <translation>{subject} 被移除：{reason}。</translation>
    </message>
    <message>
        <source>{subject} is removed; the recording does not show why.</source>
        <translation>{subject} 被移除；录制中没有显示原因。</translation>
    </message>
    <message>
        <source>{subject} is removed; the recording does not show why. It overlapped {other} at that time.</source>
        <translation>{subject} 被移除；录制中没有显示原因。当时它与 {other} 重叠。</translation>
    </message>
    <message>
        <source>{subject} vanishes; the recording does not show why.</source>
        <translation>{subject} 消失；录制中没有显示原因。</translation>
    </message>
    <message>
        <source>{subject} vanishes; the recording does not show why. It overlapped {other} at that time.</source>
        <translation>{subject} 消失；录制中没有显示原因。当时它与 {other} 重叠。</translation>
    </message>
    <message>
        <source>{subject} is removed because it hit {other}.</source>
        <translation>{subject} 因命中 {other} 而被移除。</translation>
    </message>
    <message>
        <source>{subject} vanishes while it overlaps {other}.</source>
        <translation>{subject} 在与 {other} 重叠时消失。</translation>
    </message>
    <message>
        <source>{subject} is removed at the end of its lifetime.</source>
        <translation>{subject} 因寿命结束而被移除。</translation>
    </message>
    <message>
        <source>{subject} vanishes at the end of its lifetime.</source>
        <translation>{subject} 在寿命结束时消失。</translation>
    </message>
    <message>
        <source>{subject} is removed at the edge of the world.</source>
        <translation>{subject} 在世界边缘被移除。</translation>
    </message>
    <message>
        <source>{subject} vanishes outside the world.</source>
        <translation>{subject} 在世界之外消失。</translation>
    </message>
    <message>
        <source>{subject} is removed by an edit.</source>
        <translation>{subject} 被一次编辑移除。</translation>
    </message>
    <message>
        <source>{subject} vanishes because of an edit.</source>
        <translation>{subject} 因一次编辑而消失。</translation>
    </message>
    <message>
        <source>{subject} is there from the start.</source>
        <translation>{subject} 从一开始就在。</translation>
    </message>
    <message>
        <source>{subject} is there from the start at ({x}, {y}) m.</source>
        <translation>{subject} 从一开始就在 ({x}, {y}) m。</translation>
    </message>
    <message>
        <source>{subject} appears.</source>
        <translation>{subject} 出现。</translation>
    </message>
    <message>
        <source>{subject} appears at ({x}, {y}) m.</source>
        <translation>{subject} 出现在 ({x}, {y}) m。</translation>
    </message>
    <message>
        <source>{subject} is put into the world by an edit.</source>
        <translation>{subject} 由一次编辑放入世界。</translation>
    </message>
    <message>
        <source>{subject} is put into the world by an edit at ({x}, {y}) m.</source>
        <translation>{subject} 由一次编辑放入世界，位于 ({x}, {y}) m。</translation>
    </message>
    <message>
        <source>{subject} is put into the world again by {other}.</source>
        <translation>{subject} 由 {other} 重新放入世界。</translation>
    </message>
    <message>
        <source>{subject} is put into the world again by {other} at ({x}, {y}) m.</source>
        <translation>{subject} 由 {other} 重新放入世界，位于 ({x}, {y}) m。</translation>
    </message>
    <message>
        <source>{subject} is spawned by {spawner}.</source>
        <translation>{subject} 由 {spawner} 生成。</translation>
    </message>
    <message>
        <source>{subject} is launched by {launcher} with {speed} m/s.</source>
        <translation>{subject} 由 {launcher} 以 {speed} m/s 发射。</translation>
    </message>
    <message>
        <source>{subject} is launched by {launcher} with {speed} m/s from ({x}, {y}) m.</source>
        <translation>{subject} 由 {launcher} 从 ({x}, {y}) m 以 {speed} m/s 发射。</translation>
    </message>
    <message>
        <source>The position or velocity of {subject} became NaN or infinite, so the object was stopped.</source>
        <translation>{subject} 超出了数值范围，已停下。</translation>
    </message>
    <message>
        <source>{subject} jumped to another place: from ({fromX}, {fromY}) to ({toX}, {toY}) m.</source>
        <translation>{subject} 被放到别处：从 ({fromX}, {fromY}) 到 ({toX}, {toY}) m。</translation>
    </message>
    <message>
        <source>{subject} is asleep.</source>
        <translation>{subject} 处于休眠。</translation>
    </message>
    <message>
        <source>{subject} wakes up.</source>
        <translation>{subject} 被唤醒。</translation>
    </message>
    <message>
        <source>appears</source>
        <translation>出现</translation>
    </message>
    <message>
        <source>spawned</source>
        <translation>已生成</translation>
    </message>
    <message>
        <source>launched</source>
        <translation>已发射</translation>
    </message>
    <message>
        <source>contact</source>
        <translation>接触</translation>
    </message>
    <message>
        <source>pushed</source>
        <translation>被推开</translation>
    </message>
    <message>
        <source>speed limited</source>
        <translation>速度受限</translation>
    </message>
    <message>
        <source>edge of the world</source>
        <translation>世界边缘</translation>
    </message>
    <message>
        <source>input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>steered</source>
        <translation>受控制</translation>
    </message>
    <message>
        <source>steered by its {component}</source>
        <translation>由其 {component} 控制</translation>
    </message>
    <message>
        <source>jumped</source>
        <translation>放到别处</translation>
    </message>
    <message>
        <source>falls asleep</source>
        <translation>进入休眠</translation>
    </message>
    <message>
        <source>wakes up</source>
        <translation>唤醒</translation>
    </message>
    <message>
        <source>abrupt change</source>
        <translation>突然改变</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>已移除</translation>
    </message>
    <message>
        <source>removed by a hit</source>
        <translation>因命中而移除</translation>
    </message>
    <message>
        <source>removed by lifetime</source>
        <translation>因寿命结束而移除</translation>
    </message>
    <message>
        <source>removed by edge</source>
        <translation>在边缘移除</translation>
    </message>
    <message>
        <source>removed by input</source>
        <translation>由输入移除</translation>
    </message>
    <message>
        <source>{what} with {other}</source>
        <translation>{what}：{other}</translation>
    </message>
    <message>
        <source>{what} by {other}</source>
        <translation>{what}，来源：{other}</translation>
    </message>
    <message>
        <source>Nothing accelerates it, because it is static.</source>
        <translation>它没有加速度，因为它是静态的。</translation>
    </message>
    <message>
        <source>Nothing accelerates it.</source>
        <translation>它没有加速度。</translation>
    </message>
    <message>
        <source>In each second, {what} changes its velocity by ({x}, {y}) m/s.</source>
        <translation>每一秒，{what} 使它的速度改变 ({x}, {y}) m/s。</translation>
    </message>
    <message>
        <source>In each second, {list} change its velocity by ({x}, {y}) m/s.</source>
        <translation>每一秒，{list} 使它的速度改变 ({x}, {y}) m/s。</translation>
    </message>
    <message>
        <source>gravity ({x}, {y})</source>
        <translation>重力 ({x}, {y})</translation>
    </message>
    <message>
        <source>wind ({x}, {y})</source>
        <translation>风 ({x}, {y})</translation>
    </message>
    <message>
        <source>its force ({x}, {y})</source>
        <translation>它的力 ({x}, {y})</translation>
    </message>
    <message>
        <source>its own acceleration ({x}, {y})</source>
        <translation>它自身的加速度 ({x}, {y})</translation>
    </message>
    <message>
        <source>The cell size hardly matters: from {from} m to {to} m all times are within 10 % of each other.</source>
        <translation>单元格大小几乎没有影响：从 {from} m 到 {to} m，所有时间相差都在 10% 之内。</translation>
    </message>
    <message>
        <source>With cells of {size} m a step takes {time}.</source>
        <translation>单元格为 {size} m 时，一步用时 {time}。</translation>
    </message>
    <message>
        <source>Sizes with which {algorithm} misses more pairs are left out.</source>
        <translation>{algorithm} 漏检更多配对的大小已略去。</translation>
    </message>
    <message>
        <source>Keep the present cells of {size} m: with them a step takes {time}, and with the best of the other sizes, {other} m, {otherTime}.</source>
        <translation>保留当前 {size} m 的单元格：此时一步用时 {time}，而其他大小中最好的 {other} m 用时 {otherTime}。</translation>
    </message>
    <message numerus="yes">
        <source>{count} candidate pairs in all frames and {time} a step</source>
        <translation>
            <numerusform>所有帧共 {count} 个候选对，每步 {time}</numerusform>
        </translation>
    </message>
    <message>
        <source>Your game's own rule ({rule}): keep the present cells of {size} m, with {counted}. No other size is faster without more candidate pairs or missed pairs.</source>
        <translation>游戏自己的规则（{rule}）：保留当前 {size} m 的单元格，{counted}。没有其他大小能更快而不增加候选对或漏检对。</translation>
    </message>
    <message>
        <source>Your game's own rule ({rule}) has {counted} with cells of {size} m, instead of {presentCounted} with the present {present} m.</source>
        <translation>游戏自己的规则（{rule}）在单元格为 {size} m 时：{counted}；当前的 {present} m：{presentCounted}。</translation>
    </message>
    <message>
        <source>With its best cells, Broadside's own algorithm takes {time}.</source>
        <translation>Broadside 自己的算法使用最佳单元格时用时 {time}。</translation>
    </message>
    <message>
        <source>all cells that the box touches</source>
        <translation>包围盒接触的所有单元格</translation>
    </message>
    <message>
        <source>the cell of the centre</source>
        <translation>中心所在的单元格</translation>
    </message>
    <message numerus="yes">
        <source>{rule}, with {count} rings of neighbours</source>
        <translation>
            <numerusform>{rule}，加 {count} 圈相邻单元格</numerusform>
        </translation>
    </message>
    <message>
        <source>{rule}; objects outside are in the outermost cells</source>
        <translation>{rule}；外部的对象位于最外侧的单元格</translation>
    </message>
    <message>
        <source>{size} m</source>
        <translation>{size} m</translation>
    </message>
    <message>
        <source>{size} m ({units} units of your game)</source>
        <translation>{size} m（游戏中的 {units} 单位）</translation>
    </message>
    <message numerus="yes">
        <source>{count} reported pairs</source>
        <translation>
            <numerusform>{count} 个已报告的配对</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cells of {size} are too large: half of the objects are at most {median} large, and a step has {count} candidate pairs.</source>
        <translation>
            <numerusform>{size} 的单元格太大：一半对象的大小最多为 {median}，每步有 {count} 个候选对。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use cells of {size}: then a step has {count} candidate pairs, {share} less.</source>
        <translation>
            <numerusform>使用 {size} 的单元格：每步的候选对为 {count} 个，减少 {share}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use cells of {size}: then a step makes {count} tests, {share} less.</source>
        <translation>
            <numerusform>使用 {size} 的单元格：每步进行 {count} 次检测，减少 {share}。</numerusform>
        </translation>
    </message>
    <message>
        <source>Different cells share a bucket of the hash: of {all} a step, {count} are of objects whose cells are 3 or more apart.</source>
        <translation>不同的单元格共享哈希的同一个桶：每步 {all}中，有 {count} 个的对象，其单元格相距 3 个或更多。</translation>
    </message>
    <message>
        <source>Make the table larger, mix the bits of both coordinates in the hash, or compare the cells before you report a pair: without these pairs {count} remain.</source>
        <translation>扩大表格，在哈希中混合两个坐标的位，或在报告配对之前比较单元格：去掉这些配对后还剩 {count} 个。</translation>
    </message>
    <message>
        <source>Static objects are tested with static objects: {count} of {all} a step.</source>
        <translation>静态对象与静态对象进行了检测：每步 {all}中的 {count} 个。</translation>
    </message>
    <message>
        <source>Let only dynamic objects look for partners: then {count} pairs remain.</source>
        <translation>只让动态对象查找碰撞对象：这样还剩 {count} 个配对。</translation>
    </message>
    <message>
        <source>Objects of the name "{name}" ({count}) never move in these steps, and none is marked as static: {pairs} of {all} a step are between two of them.</source>
        <translation>名为“{name}”的对象（{count} 个）在这些步中从不移动，而没有一个标记为静态：每步 {all}中，有 {pairs} 个是其中两个对象之间的配对。</translation>
    </message>
    <message>
        <source>Objects of the name "{name}" ({count}) and of {others} never move in these steps, and none is marked as static: {pairs} of {all} a step are between two of them.</source>
        <translation>名为“{name}”的对象（{count} 个）以及{others}的对象在这些步中从不移动，而没有一个标记为静态：每步 {all}中，有 {pairs} 个是其中两个对象之间的配对。</translation>
    </message>
    <message numerus="yes">
        <source>{count} other names</source>
        <translation>
            <numerusform>另外 {count} 个名称</numerusform>
        </translation>
    </message>
    <message>
        <source>Mark them as static, or let them sleep, so that only moving objects look for partners: then {count} candidate pairs remain.</source>
        <translation>将它们标记为静态，或让它们休眠，只让移动的对象查找碰撞对象：这样还剩 {count} 个候选对。</translation>
    </message>
    <message>
        <source>The box of {name} covers {share} of the world.</source>
        <translation>{name} 的包围盒覆盖世界的 {share}。</translation>
    </message>
    <message>
        <source>This object is in {count} of {all} a step.</source>
        <translation>每步 {all}中，有 {count} 个含有此对象。</translation>
    </message>
    <message>
        <source>{name} and {others} are in {count} of {all} a step.</source>
        <translation>每步 {all}中，有 {count} 个含有 {name} 和{others}。</translation>
    </message>
    <message numerus="yes">
        <source>{count} other large objects</source>
        <translation>
            <numerusform>另外 {count} 个大对象</numerusform>
        </translation>
    </message>
    <message>
        <source>Split it into parts that are not larger than other objects, or exclude by its mask the objects that it need not touch: then {count} candidate pairs remain.</source>
        <translation>将它拆分为不大于其他对象的部分，或用掩码排除不必与它接触的对象：这样还剩 {count} 个候选对。</translation>
    </message>
    <message numerus="yes">
        <source>Up to {count} idle objects are parked at ({x}, {y}) and are in {pairs} of {all} a step.</source>
        <translation>
            <numerusform>最多有 {count} 个闲置对象停放在 ({x}, {y})，每步 {all}中有 {pairs} 个含有它们。</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove idle objects from the broad phase, or set their masks to 0: then {count} candidate pairs remain.</source>
        <translation>将闲置对象移出粗检测，或将它们的掩码设为 0：这样还剩 {count} 个候选对。</translation>
    </message>
    <message>
        <source>Remove each of them some time after it appears: with {life} steps, a step has {after} candidate pairs instead of {before}.</source>
        <translation>在它们出现一段时间后逐个移除：寿命为 {life} 步时，每步的候选对为 {after} 个，而不是 {before} 个。</translation>
    </message>
    <message>
        <source>The boxes of {a} and {b} overlap, but {broadPhase} missed the pair, {reason}.</source>
        <translation>{a} 和 {b} 的包围盒重叠，但{broadPhase}漏检了这个配对，{reason}。</translation>
    </message>
    <message>
        <source>The boxes of {a} and {b} overlap, but {broadPhase} missed the pair, {reason}; {where}.</source>
        <translation>{a} 和 {b} 的包围盒重叠，但{broadPhase}漏检了这个配对，{reason}；{where}。</translation>
    </message>
    <message>
        <source>Update the broad phase whenever an object moved. A textbook grid still does not register a static object again: choose {algorithm}.</source>
        <translation>每当有对象移动，都要通知粗检测。即便如此，教科书网格也不会重新登记静态对象：请选择 {algorithm}。</translation>
    </message>
    <message>
        <source>Choose a correct algorithm: {algorithm} misses no pairs, inside or outside the world.</source>
        <translation>选择正确的算法：{algorithm} 在世界内外都不会漏检。</translation>
    </message>
    <message>
        <source>because one of the two objects is registered with wrong bounds</source>
        <translation>因为其中一个登记的包围盒不是它自己的</translation>
    </message>
    <message>
        <source>because they overlap only outside the world or the grid</source>
        <translation>因为它们只在世界或网格之外重叠</translation>
    </message>
    <message>
        <source>because they overlap only outside the world</source>
        <translation>因为它们只在世界之外重叠</translation>
    </message>
    <message>
        <source>because they overlap only outside the grid</source>
        <translation>因为它们只在网格之外重叠</translation>
    </message>
    <message>
        <source>because they overlap only in a row or column that the table of cells does not have</source>
        <translation>因为它们只在表格所没有的行或列中重叠</translation>
    </message>
    <message>
        <source>because one of the two objects spans three or more cells and is registered only at its corners</source>
        <translation>因为其中一个跨三个或更多单元格，而只登记在四个角上</translation>
    </message>
    <message>
        <source>because one of the two objects is not registered</source>
        <translation>因为其中一个没有登记</translation>
    </message>
    <message>
        <source>because it truncates coordinates to whole pixels</source>
        <translation>因为它将坐标截断为整像素</translation>
    </message>
    <message>
        <source>because rounding put one of the two objects on the other side of a cell border</source>
        <translation>因为舍入使其中一个落到了单元格边界的另一边</translation>
    </message>
    <message>
        <source>for an unknown reason</source>
        <translation>原因未知</translation>
    </message>
    <message>
        <source>because {name} is registered with wrong bounds</source>
        <translation>因为 {name} 登记的包围盒不是它自己的</translation>
    </message>
    <message>
        <source>because both are registered with wrong bounds</source>
        <translation>因为两者登记的包围盒都不是自己的</translation>
    </message>
    <message>
        <source>because {name} spans three or more cells and is registered only at its corners</source>
        <translation>因为 {name} 跨三个或更多单元格，而只登记在四个角上</translation>
    </message>
    <message>
        <source>because both span three or more cells and are registered only at their corners</source>
        <translation>因为两者都跨三个或更多单元格，而只登记在四个角上</translation>
    </message>
    <message>
        <source>because {name} is not registered</source>
        <translation>因为 {name} 没有登记</translation>
    </message>
    <message>
        <source>because neither is registered</source>
        <translation>因为两者都没有登记</translation>
    </message>
    <message>
        <source>Update the broad phase whenever an object moved, before you query its pairs.</source>
        <translation>每当有对象移动，都要在查询之前通知粗检测。</translation>
    </message>
    <message>
        <source>Register objects outside the grid in the outermost cells, or extend the grid.</source>
        <translation>将外部的对象保留在最外侧的单元格中，或让单元格继续延伸。</translation>
    </message>
    <message>
        <source>Round the number of columns and rows up, so that the last cells reach the end of the world.</source>
        <translation>将列数和行数向上取整，使最后的单元格到达世界的尽头。</translation>
    </message>
    <message>
        <source>Register an object in every cell from its lower left to its upper right corner, not only at its corners.</source>
        <translation>将对象登记到从左下角到右上角的每个单元格，而不只是四个角。</translation>
    </message>
    <message>
        <source>Register each object as soon as it exists, in every cell that its box touches.</source>
        <translation>对象一出现就登记，登记到其包围盒接触的每个单元格。</translation>
    </message>
    <message>
        <source>Divide by the cell size before you round, round down with floor, and include the upper edge.</source>
        <translation>先除以单元格大小再取整，用 floor 向下取整，并计入上边缘。</translation>
    </message>
    <message>
        <source>Compute the cells of both sides of a box with the same numbers, in the precision of the box itself.</source>
        <translation>用相同的数、以包围盒本身的精度，计算包围盒两边的单元格。</translation>
    </message>
    <message>
        <source>Record in which cells, or with which boxes, objects are registered. Diagnose the recording, too: many missed pairs together can show the fault.</source>
        <translation>录制对象登记在哪些单元格中，或以哪些包围盒登记。也请诊断该录制：许多漏检对合在一起可以显示出缺陷。</translation>
    </message>
    <message>
        <source>Check what the game does between its cells and the pairs that it reports: limits, filters, and pairs that are mistaken for the same pair. Diagnose the recording, too: many missed pairs together can show the fault.</source>
        <translation>检查游戏在单元格与所报告的配对之间做了什么：上限、过滤器、被当作同一个的配对。也请诊断该录制：许多漏检对合在一起可以显示出缺陷。</translation>
    </message>
    <message>
        <source>an object is not in the frame</source>
        <translation>有一个对象不在帧中</translation>
    </message>
    <message>
        <source>an object is not registered</source>
        <translation>有一个对象没有登记</translation>
    </message>
    <message>
        <source>the two registrations do not overlap</source>
        <translation>登记没有相遇</translation>
    </message>
    <message>
        <source>not reported, for no recorded reason</source>
        <translation>没有报告，没有已录制的原因</translation>
    </message>
    <message>
        <source>masks prevent the collision</source>
        <translation>被掩码分开</translation>
    </message>
    <message>
        <source>box smaller than its shape</source>
        <translation>包围盒小于形状</translation>
    </message>
    <message>
        <source>reported, no contact recorded</source>
        <translation>已报告，没有录制接触</translation>
    </message>
    <message>
        <source>contact without a response</source>
        <translation>接触而没有响应</translation>
    </message>
    <message>
        <source>no tunnelling remains</source>
        <translation>没有对象穿过</translation>
    </message>
    <message>
        <source>{left} of {passages} tunnellings remain</source>
        <translation>{passages} 次穿过中仍有 {left} 次</translation>
    </message>
    <message>
        <source>step {step}</source>
        <translation>第 {step} 步</translation>
    </message>
    <message>
        <source>steps {first} to {last}</source>
        <translation>第 {first} 至 {last} 步</translation>
    </message>
    <message numerus="yes">
        <source>{after} missed pairs instead of {before}</source>
        <translation>
            <numerusform>漏检对 {after} 个（原为 {before} 个）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{after} tunnellings instead of {before}</source>
        <translation>
            <numerusform>穿过对象 {after} 次（原为 {before} 次）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{after} candidates instead of {before}</source>
        <translation>
            <numerusform>候选对 {after} 个（原为 {before} 个）</numerusform>
        </translation>
    </message>
    <message>
        <source>Tried on the world as loaded: {missed}, {candidates}.</source>
        <translation>在刚加载的世界上试验：{missed}，{candidates}。</translation>
    </message>
    <message>
        <source>Tried on {steps}: {missed}, {passages}, {candidates}.</source>
        <translation>在{steps}上试验：{missed}，{passages}，{candidates}。</translation>
    </message>
    <message>
        <source>It ends this finding.</source>
        <translation>它消除了此问题。</translation>
    </message>
    <message>
        <source>It does not end this finding.</source>
        <translation>它没有消除此问题。</translation>
    </message>
    <message>
        <source>{name} is not in the world in step {step}.</source>
        <translation>第 {step} 步时 {name} 不在世界中。</translation>
    </message>
    <message>
        <source>Ask about a step in which it was there.</source>
        <translation>请查询它存在的步。</translation>
    </message>
    <message>
        <source>To see the two before that, ask about step {step}.</source>
        <translation>要查看在此之前的两者，请查询第 {step} 步。</translation>
    </message>
    <message>
        <source>{name} was removed in step {step}, so nothing can collide with it any more.</source>
        <translation>{name} 在第 {step} 步被移除，因此不会再遇到任何对象。</translation>
    </message>
    <message>
        <source>{name} was removed in step {step}, at the end of its lifetime.</source>
        <translation>{name} 在第 {step} 步因寿命结束而被移除。</translation>
    </message>
    <message>
        <source>{name} was removed in step {step}, when it left the world: the edges of this world remove objects.</source>
        <translation>{name} 在第 {step} 步离开世界时被移除，因为世界的边缘会移除对象。</translation>
    </message>
    <message>
        <source>{name} was removed in step {step}, when it was found to overlap {other}.</source>
        <translation>{name} 在第 {step} 步被发现与 {other} 重叠时被移除。</translation>
    </message>
    <message>
        <source>{name} was removed in step {step} by an input.</source>
        <translation>{name} 在第 {step} 步被一个输入移除。</translation>
    </message>
    <message>
        <source>{name} is no longer in the world from step {step} on.</source>
        <translation>从第 {step} 步起，{name} 不再在世界中。</translation>
    </message>
    <message>
        <source>{name} has the category 0, which no mask accepts</source>
        <translation>{name} 的类别为 0，没有掩码接受它</translation>
    </message>
    <message>
        <source>the mask {mask} of {owner} does not accept the category {category} of {other}</source>
        <translation>{owner} 的掩码 {mask} 不接受 {other} 的类别 {category}</translation>
    </message>
    <message>
        <source>{first}, and {second}</source>
        <translation>{first}，而且 {second}</translation>
    </message>
    <message>
        <source>give {name} a category that the mask {mask} of {owner} accepts</source>
        <translation>给 {name} 设置 {owner} 的掩码 {mask} 所接受的类别</translation>
    </message>
    <message>
        <source>Give {name} a category that the mask {mask} of {owner} accepts</source>
        <translation>给 {name} 设置 {owner} 的掩码 {mask} 所接受的类别</translation>
    </message>
    <message>
        <source>set the mask of {owner} to {mask}</source>
        <translation>将 {owner} 的掩码设为 {mask}</translation>
    </message>
    <message>
        <source>Set the mask of {owner} to {mask}</source>
        <translation>将 {owner} 的掩码设为 {mask}</translation>
    </message>
    <message>
        <source>{a} and {b} never collide: both are static, and static objects are not tested with each other.</source>
        <translation>{a} 和 {b} 永不碰撞：两者都是静态的，而静态对象之间不作检测。</translation>
    </message>
    <message>
        <source>{a} and {b} never collide: both are static, and static objects are not tested with each other; also, {reason}.</source>
        <translation>{a} 和 {b} 永不碰撞：两者都是静态的，而静态对象之间不作检测；此外，{reason}。</translation>
    </message>
    <message>
        <source>Make one of them dynamic, if they should collide.</source>
        <translation>如果它们应当碰撞，请将其中一个改为动态。</translation>
    </message>
    <message>
        <source>Make one of them dynamic, and {change}, if they should collide.</source>
        <translation>如果它们应当碰撞，请将其中一个改为动态，并{change}。</translation>
    </message>
    <message>
        <source>{a} and {b} never collide: {reason}.</source>
        <translation>{a} 和 {b} 永不碰撞：{reason}。</translation>
    </message>
    <message>
        <source>{change}, if they should collide.</source>
        <translation>如果它们应当碰撞，请{change}。</translation>
    </message>
    <message>
        <source>cell {id}</source>
        <translation>单元格 {id}</translation>
    </message>
    <message>
        <source>cells {first} and {second}</source>
        <translation>单元格 {first} 和 {second}</translation>
    </message>
    <message>
        <source>cells {first}, {second} and {third}</source>
        <translation>单元格 {first}、{second} 和 {third}</translation>
    </message>
    <message>
        <source>cells {first}, {second}, {third} and {fourth}</source>
        <translation>单元格 {first}、{second}、{third} 和 {fourth}</translation>
    </message>
    <message>
        <source>cells {first}, {second}, {third} and {count} more</source>
        <translation>单元格 {first}、{second}、{third} 及另外 {count} 个</translation>
    </message>
    <message>
        <source>{cells} of {grid}</source>
        <translation>{grid} 的{cells}</translation>
    </message>
    <message>
        <source>cells outside {grid}</source>
        <translation>{grid} 之外的单元格</translation>
    </message>
    <message>
        <source>a cell outside the grid</source>
        <translation>网格之外的一个单元格</translation>
    </message>
    <message>
        <source>in {cells}</source>
        <translation>位于{cells}</translation>
    </message>
    <message>
        <source>in {cells} and outside the grid</source>
        <translation>位于{cells}，以及网格之外</translation>
    </message>
    <message>
        <source>in no cell</source>
        <translation>不在任何单元格中</translation>
    </message>
    <message>
        <source>outside the grid</source>
        <translation>位于网格之外</translation>
    </message>
    <message>
        <source>{a} is {whereA}, {b} {whereB}</source>
        <translation>{a} {whereA}，{b} {whereB}</translation>
    </message>
    <message>
        <source>{a} is registered {whereA}, {b} {whereB}</source>
        <translation>{a} 的登记{whereA}，{b} 的登记{whereB}</translation>
    </message>
    <message>
        <source>{distance} m apart</source>
        <translation>相距 {distance} m</translation>
    </message>
    <message>
        <source>only touching</source>
        <translation>只是接触</translation>
    </message>
    <message>
        <source>so close that only their boxes, which are a little smaller, are apart</source>
        <translation>非常接近，只有略小一些的包围盒是分离的</translation>
    </message>
    <message>
        <source>touching, which does not count as an overlap here</source>
        <translation>相互接触，而接触在这里不算重叠</translation>
    </message>
    <message>
        <source>The shapes of {a} and {b} overlap, but their boxes are {apart}: the boxes of both are smaller than their shapes.</source>
        <translation>{a} 和 {b} 的形状重叠，但它们的包围盒{apart}：两者的包围盒都小于各自的形状。</translation>
    </message>
    <message>
        <source>The shapes of {a} and {b} overlap, but their boxes are {apart}: the box of {name} is smaller than its shape.</source>
        <translation>{a} 和 {b} 的形状重叠，但它们的包围盒{apart}：{name} 的包围盒小于它的形状。</translation>
    </message>
    <message>
        <source>{object} passed through {through} between two frames of the game, if both moved in a straight line. The second frame is step {step}; they overlap in neither of the two frames.</source>
        <translation>如果两者都沿直线移动，{object} 在游戏的两帧之间穿过了 {through}，其中后一帧是第 {step} 步：在这两帧中，它们都不重叠。</translation>
    </message>
    <message>
        <source>{object} passed through {through} within step {step}. The overlap was found too late: {object} was already beyond the middle of {through}.</source>
        <translation>{object} 在第 {step} 步之内穿过了 {through}。重叠发现得太晚：那时 {object} 已越过 {through} 的中间。</translation>
    </message>
    <message>
        <source>{object} passed through {through} within step {step}, and no overlap was found: they overlap neither before that step nor after it.</source>
        <translation>{object} 在第 {step} 步之内穿过了 {through}，没有被发现：该步之前和之后，它们都不重叠。</translation>
    </message>
    <message>
        <source>{a} and {b} overlap; whether the broad phase reports them is not recorded.</source>
        <translation>{a} 和 {b} 重叠；粗检测是否报告它们，没有录制。</translation>
    </message>
    <message>
        <source>{a} and {b} are {apart}, and their boxes overlap; whether the broad phase reports them is not recorded.</source>
        <translation>{a} 和 {b} {apart}，它们的包围盒重叠；粗检测是否报告它们，没有录制。</translation>
    </message>
    <message>
        <source>{a} and {b} are {apart}; whether the broad phase reports them is not recorded.</source>
        <translation>{a} 和 {b} {apart}；粗检测是否报告它们，没有录制。</translation>
    </message>
    <message>
        <source>Record the candidates (BST_CANDIDATES and bst_candidate in the game), or ask about one of Broadside's algorithms on the same boxes.</source>
        <translation>录制候选对（游戏中的 BST_CANDIDATES 和 bst_candidate），或用相同的包围盒查询 Broadside 的某个算法。</translation>
    </message>
    <message>
        <source>{a} and {b} are {apart}, and {broadPhase} does not report the pair.</source>
        <translation>{a} 和 {b} {apart}，{broadPhase}没有报告这个配对。</translation>
    </message>
    <message>
        <source>{a} and {b} are {apart}, and {broadPhase} does not report the pair, although they share {cells}.</source>
        <translation>{a} 和 {b} {apart}，{broadPhase}没有报告这个配对，尽管它们共享{cells}。</translation>
    </message>
    <message>
        <source>{a} and {b} are {apart} and share no cell: {where}.</source>
        <translation>{a} 和 {b} {apart}，没有共享的单元格：{where}。</translation>
    </message>
    <message>
        <source>{a} and {b} share {cells}, but their boxes are {apart}: a false positive.</source>
        <translation>{a} 和 {b} 共享{cells}，但它们的包围盒{apart}：误报。</translation>
    </message>
    <message>
        <source>{a} and {b} share {cells}, but their boxes are {apart} and touch no common cell: a false positive of {broadPhase}.</source>
        <translation>{a} 和 {b} 共享{cells}，但它们的包围盒{apart}，没有共同接触的单元格：{broadPhase}的误报。</translation>
    </message>
    <message>
        <source>Choose grid, which reports two objects only if both touch the same cell; the box test rejects this pair.</source>
        <translation>选择 grid，其中两个对象只在都接触的单元格中相遇；包围盒检测会排除这个配对。</translation>
    </message>
    <message>
        <source>Check how the game computes the cells of the two objects; the box test rejects this pair.</source>
        <translation>检查游戏如何计算这两者的单元格；包围盒检测会排除这个配对。</translation>
    </message>
    <message>
        <source>{broadPhase} reports {a} and {b}, but their boxes are {apart}: a false positive.</source>
        <translation>{broadPhase}报告了 {a} 和 {b}，但它们的包围盒{apart}：误报。</translation>
    </message>
    <message>
        <source>{broadPhase} reports {a} and {b}, although they share no cell: {where}. Their boxes are {apart}: a false positive.</source>
        <translation>{broadPhase}报告了 {a} 和 {b}，尽管它们没有共享的单元格：{where}。它们的包围盒{apart}：误报。</translation>
    </message>
    <message>
        <source>Choose another algorithm, such as grid: {name} makes every pair a candidate.</source>
        <translation>选择其他算法，例如 grid：{name} 使每个配对都成为候选对。</translation>
    </message>
    <message>
        <source>They are far apart for a candidate: look for pairs that stay in the list from an earlier step, and for ids that are used twice.</source>
        <translation>对候选对来说相距很远：查找从先前的步留在列表中的配对，以及用了两次的 ID。</translation>
    </message>
    <message>
        <source>Nothing is wrong: the box test rejects the pair.</source>
        <translation>一切正常：包围盒检测会排除这个配对。</translation>
    </message>
    <message>
        <source>Look for pairs that stay in the list from an earlier step, for ids that are used twice, and for different cells that share one number.</source>
        <translation>查找从先前的步留在列表中的配对、用了两次的 ID，以及保存在同一编号下的单元格。</translation>
    </message>
    <message>
        <source>A grid that also searches the neighbouring cells reports such pairs. The box test rejects them.</source>
        <translation>同时查询周围单元格的网格会这样。包围盒检测会排除这个配对。</translation>
    </message>
    <message>
        <source>Change nothing: cells that are small enough to always separate the two would cost more than this one box test.</source>
        <translation>保持原样：小到足以把两者分开的单元格，开销会比这一次包围盒检测更大。</translation>
    </message>
    <message>
        <source>Cells of {size} m or smaller separate the two at any position. But one such pair costs only a single box test, so look at all candidates before you change the cells.</source>
        <translation>{size} m 或更小的单元格可在任何位置将两者分开；这样一个配对只花费一次包围盒检测，因此更改之前请查看所有候选对。</translation>
    </message>
    <message>
        <source>The boxes of {a} and {b} overlap, but their shapes only touch, or miss each other by rounding.</source>
        <translation>{a} 和 {b} 的包围盒重叠，但它们的形状只是接触，或因舍入而错过。</translation>
    </message>
    <message>
        <source>Nothing is wrong: the distance is smaller than the rounding error, so both answers are correct. Move one of them a little if this should count as a hit.</source>
        <translation>一切正常：距离小于数的精度，两种结果都有可能。如果这应当算作命中，请将其中一个稍微移动。</translation>
    </message>
    <message>
        <source>The boxes of {a} and {b} overlap, but their shapes are {distance} m apart.</source>
        <translation>{a} 和 {b} 的包围盒重叠，但它们的形状相距 {distance} m。</translation>
    </message>
    <message>
        <source>Nothing is wrong: the narrow phase rejects the pair. Enlarge a shape if this should count as a hit.</source>
        <translation>一切正常：细检测会排除这个配对。如果这应当算作命中，请扩大一个形状。</translation>
    </message>
    <message>
        <source>{a} and {b} overlap</source>
        <translation>{a} 和 {b} 重叠</translation>
    </message>
    <message>
        <source>{a} and {b} have overlapped since the first step</source>
        <translation>{a} 和 {b} 从第一步起重叠</translation>
    </message>
    <message>
        <source>{a} and {b} have overlapped since step {step}</source>
        <translation>{a} 和 {b} 从第 {step} 步起重叠</translation>
    </message>
    <message>
        <source>{a} and {b} met in step {step}, and are {distance} m apart at its end</source>
        <translation>{a} 和 {b} 在第 {step} 步相遇，该步结束时相距 {distance} m</translation>
    </message>
    <message>
        <source>{overlap}.</source>
        <translation>{overlap}。</translation>
    </message>
    <message>
        <source>{overlap}; {name} is removed in this step.</source>
        <translation>{overlap}；{name} 在此步中被移除。</translation>
    </message>
    <message>
        <source>{overlap}; {a} and {b} are removed in this step.</source>
        <translation>{overlap}；{a} 在此步中被移除，{b} 在此步中被移除。</translation>
    </message>
    <message>
        <source>Nothing is wrong with the broad phase: the pair is a candidate. If nothing happens in the game, look at its narrow phase and at what responds to a hit.</source>
        <translation>粗检测一切正常：这个配对是候选对。如果游戏中什么也没发生，请检查它的细检测，以及响应命中的部分。</translation>
    </message>
    <message>
        <source>Nothing is wrong: the response (`onHit`) happens when the overlap begins.</source>
        <translation>一切正常：响应 (`onHit`) 在重叠开始时发生。</translation>
    </message>
    <message>
        <source>Set `onHit` of one of them if something should happen when they meet: neither responds to a hit.</source>
        <translation>如果它们相遇时应当有所反应，请设置其中一个的 `onHit`：两者都不响应命中。</translation>
    </message>
    <message>
        <source>object {id} cannot be placed: the world already has objects with higher ids</source>
        <translation>无法放置对象 {id}：世界中已有 ID 更大的对象</translation>
    </message>
    <message>
        <source>Place it with the id {id} or a higher one</source>
        <translation>以 ID {id} 或更大的 ID 放置它</translation>
    </message>
    <message>
        <source>object {id} has no launcher, so it cannot shoot</source>
        <translation>对象 {id} 没有发射器，因此无法射击</translation>
    </message>
    <message>
        <source>there is no object {id} to shoot with</source>
        <translation>没有可用于射击的对象 {id}</translation>
    </message>
    <message>
        <source>Name an object that has a launcher component</source>
        <translation>指定带有发射器组件的对象</translation>
    </message>
    <message>
        <source>the launcher's projectile {id} is static, so it cannot fly</source>
        <translation>发射器的投射物 {id} 是静态的，因此无法飞行</translation>
    </message>
    <message>
        <source>the launcher's projectile {id} does not exist</source>
        <translation>发射器的投射物 {id} 不存在</translation>
    </message>
    <message>
        <source>Set `projectile` to the id of a dynamic object</source>
        <translation>将 `projectile` 设为某个动态对象的 ID</translation>
    </message>
    <message>
        <source>Set `object` of the spawner to the id of an object</source>
        <translation>将生成器的 `object` 设为某个对象的 ID</translation>
    </message>
    <message>
        <source>{count} pairs of boxes overlap, more than the limit of {limit} for one step: no object responds to a hit in this step</source>
        <translation>有 {count} 对包围盒重叠，超过一步所能保留的 {limit}：在这一步中，任何对象都不作响应</translation>
    </message>
    <message>
        <source>Look for objects on top of each other (the heat map of objects per cell shows where) and move them apart, or set masks so that they do not collide</source>
        <translation>找出相互重叠在一起的对象（每单元格对象数的热力图会显示位置）并将它们分散开，或设置掩码使它们互不碰撞</translation>
    </message>
    <message>
        <source>Lower its velocity, force or acceleration, set a terminal speed, or close the world's edges</source>
        <translation>降低它的速度、力或加速度，设置终端速度，或封闭世界的边缘</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>圆</translation>
    </message>
    <message>
        <source>A circle</source>
        <translation>一个圆</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>矩形</translation>
    </message>
    <message>
        <source>An axis-aligned box; when it is rotated, it becomes the box around its rotated corners</source>
        <translation>与坐标轴平行的矩形；旋转后变为包住其各角的矩形</translation>
    </message>
    <message>
        <source>Oriented box</source>
        <translation>定向矩形</translation>
    </message>
    <message>
        <source>A box that rotates without growing</source>
        <translation>旋转时不会变大的矩形</translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation>胶囊</translation>
    </message>
    <message>
        <source>A segment with a radius: a bar with two round ends</source>
        <translation>带半径的线段：两端为圆头的长条</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>三角形</translation>
    </message>
    <message>
        <source>A mesh of one upright triangle</source>
        <translation>由一个直立三角形构成的三角网格</translation>
    </message>
    <message>
        <source>Ramp</source>
        <translation>斜坡</translation>
    </message>
    <message>
        <source>A mesh of one triangle with a right angle</source>
        <translation>由一个直角三角形构成的三角网格</translation>
    </message>
    <message>
        <source>Fan</source>
        <translation>扇形</translation>
    </message>
    <message>
        <source>A mesh of triangles around a shared corner</source>
        <translation>由共用一个角的三角形构成的三角网格</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>多边形</translation>
    </message>
    <message>
        <source>A regular polygon</source>
        <translation>正多边形</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>星形</translation>
    </message>
    <message>
        <source>A concave polygon with points</source>
        <translation>带尖角的凹多边形</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L 形</translation>
    </message>
    <message>
        <source>A concave polygon with two arms</source>
        <translation>两臂的凹多边形</translation>
    </message>
    <message>
        <source>Cup</source>
        <translation>杯形</translation>
    </message>
    <message>
        <source>A concave polygon that is open at the top</source>
        <translation>上方开口的凹多边形</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>十字</translation>
    </message>
    <message>
        <source>A concave polygon with four arms</source>
        <translation>四臂的凹多边形</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>箭头</translation>
    </message>
    <message>
        <source>A concave polygon that points to the right</source>
        <translation>指向右边的凹多边形</translation>
    </message>
    <message>
        <source>Dumbbell</source>
        <translation>哑铃</translation>
    </message>
    <message>
        <source>A compound: two circles joined by a bar</source>
        <translation>复合形状：由一根杆连接的两个圆</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>框</translation>
    </message>
    <message>
        <source>A compound: four boxes around a hole</source>
        <translation>复合形状：围绕一个孔的四个矩形</translation>
    </message>
    <message>
        <source>Cart</source>
        <translation>小车</translation>
    </message>
    <message>
        <source>A compound: a box on two wheels</source>
        <translation>复合形状：一个矩形和两个轮子</translation>
    </message>
    <message>
        <source>triangles</source>
        <translation>三角形</translation>
    </message>
    <message>
        <source>corners</source>
        <translation>角</translation>
    </message>
    <message>
        <source>points</source>
        <translation>尖角</translation>
    </message>
    <message>
        <source>inner radius</source>
        <translation>内半径</translation>
    </message>
    <message>
        <source>arms</source>
        <translation>臂</translation>
    </message>
    <message>
        <source>walls</source>
        <translation>壁</translation>
    </message>
    <message>
        <source>shaft</source>
        <translation>箭杆</translation>
    </message>
    <message>
        <source>bar</source>
        <translation>杆</translation>
    </message>
    <message>
        <source>{value}</source>
        <translation>{value}</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>非数字</translation>
    </message>
    <message>
        <source>infinite</source>
        <translation>无穷大</translation>
    </message>
    <message>
        <source>minus infinite</source>
        <translation>负无穷大</translation>
    </message>
    <message>
        <source>({x}, {y})</source>
        <translation>({x}, {y})</translation>
    </message>
    <message>
        <source>{type} {name} is {size}</source>
        <translation>{type} 的 {name} 为 {size}</translation>
    </message>
    <message>
        <source>Give a {name} above 0 m</source>
        <translation>{name} 应大于 0 m</translation>
    </message>
    <message>
        <source>{type} {name} is {size}, more than {limit} m</source>
        <translation>{type} 的 {name} 为 {size}，超过 {limit} m</translation>
    </message>
    <message>
        <source>Give a {name} of at most {limit} m</source>
        <translation>{name} 应不超过 {limit} m</translation>
    </message>
    <message>
        <source>{type} "{key}" is {point}</source>
        <translation>{type} 的 "{key}" 为 {point}</translation>
    </message>
    <message>
        <source>polygon point {number} is {point}</source>
        <translation>多边形的点 {number} 为 {point}</translation>
    </message>
    <message>
        <source>mesh vertex {number} is {point}</source>
        <translation>三角网格的顶点 {number} 为 {point}</translation>
    </message>
    <message>
        <source>offset is {point}</source>
        <translation>offset 为 {point}</translation>
    </message>
    <message>
        <source>Give coordinates between -{limit} m and {limit} m</source>
        <translation>坐标应在 -{limit} m 和 {limit} m 之间</translation>
    </message>
    <message>
        <source>angle is {angle}</source>
        <translation>angle 为 {angle}</translation>
    </message>
    <message>
        <source>Give an angle in degrees</source>
        <translation>给出以度为单位的角度</translation>
    </message>
    <message>
        <source>polygon has {count} points, more than {limit}</source>
        <translation>多边形有 {count} 个点，超过 {limit}</translation>
    </message>
    <message>
        <source>Leave points out, or split the shape into the parts of a compound</source>
        <translation>去掉一些点，或将形状拆分为复合形状的子形状</translation>
    </message>
    <message>
        <source>mesh has {count} vertices, more than {limit}</source>
        <translation>三角网格有 {count} 个顶点，超过 {limit}</translation>
    </message>
    <message>
        <source>Leave vertices out, or split the shape into the parts of a compound</source>
        <translation>去掉一些顶点，或将形状拆分为复合形状的子形状</translation>
    </message>
    <message numerus="yes">
        <source>polygon has {count} points</source>
        <translation>
            <numerusform>多边形只有 {count} 个点</numerusform>
        </translation>
    </message>
    <message>
        <source>Give at least three points</source>
        <translation>至少给出三个点</translation>
    </message>
    <message>
        <source>polygon points {first} and {second} are both {point}</source>
        <translation>多边形的点 {first} 和 {second} 都是 {point}</translation>
    </message>
    <message>
        <source>Remove one of them</source>
        <translation>移除其中一个</translation>
    </message>
    <message>
        <source>polygon folds back on itself at point {number}, {point}</source>
        <translation>多边形在点 {number}（{point}）处折返</translation>
    </message>
    <message>
        <source>Move or remove that point</source>
        <translation>移动或移除该点</translation>
    </message>
    <message>
        <source>polygon side from point {from} to point {to} meets the side from point {otherFrom} to point {otherTo}</source>
        <translation>多边形从点 {from} 到点 {to} 的边与从点 {otherFrom} 到点 {otherTo} 的边相遇</translation>
    </message>
    <message>
        <source>Move the points so that sides meet only at shared corners</source>
        <translation>移动各点，使边只在共用的角处相遇</translation>
    </message>
    <message>
        <source>mesh has no triangles</source>
        <translation>三角网格没有三角形</translation>
    </message>
    <message>
        <source>Give at least one triangle</source>
        <translation>至少给出一个三角形</translation>
    </message>
    <message>
        <source>mesh has {count} indices, not a multiple of three</source>
        <translation>三角网格有 {count} 个索引，不是三的倍数</translation>
    </message>
    <message>
        <source>Give three indices for each triangle</source>
        <translation>每个三角形给出三个索引</translation>
    </message>
    <message>
        <source>mesh has {count} triangles, more than {limit}</source>
        <translation>三角网格有 {count} 个三角形，超过 {limit}</translation>
    </message>
    <message>
        <source>Leave triangles out, or split the mesh into the parts of a compound</source>
        <translation>去掉一些三角形，或将三角网格拆分为复合形状的子形状</translation>
    </message>
    <message>
        <source>mesh index {index} is too large for a mesh with {count} vertices</source>
        <translation>三角网格的索引 {index} 对 {count} 个顶点来说太大</translation>
    </message>
    <message>
        <source>Give indices from 0 to one less than the number of vertices</source>
        <translation>索引应从 0 到顶点数减一</translation>
    </message>
    <message>
        <source>compound has no parts</source>
        <translation>复合形状没有子形状</translation>
    </message>
    <message>
        <source>Give at least one part</source>
        <translation>至少给出一个子形状</translation>
    </message>
    <message>
        <source>compounds are nested more than {limit} deep</source>
        <translation>复合形状的嵌套超过 {limit} 层</translation>
    </message>
    <message>
        <source>Put the innermost parts into an outer compound</source>
        <translation>将最内层的子形状移到外层的复合形状中</translation>
    </message>
    <message>
        <source>compound has more than {limit} parts</source>
        <translation>复合形状的子形状超过 {limit} 个</translation>
    </message>
    <message>
        <source>Split it into several objects</source>
        <translation>将它拆分为多个对象</translation>
    </message>
    <message>
        <source>part {number}: {fault}</source>
        <translation>子形状 {number}：{fault}</translation>
    </message>
    <message>
        <source>scale is {scale}</source>
        <translation>scale 为 {scale}</translation>
    </message>
    <message>
        <source>Give a scale above 0</source>
        <translation>scale 应大于 0</translation>
    </message>
    <message>
        <source>{type} scale is {scale}, which differs between the axes</source>
        <translation>{type} 的 scale 为 {scale}，两个轴向不同</translation>
    </message>
    <message>
        <source>Give one number for both axes</source>
        <translation>两个轴向只给出一个数</translation>
    </message>
    <message>
        <source>scale {scale} makes the shape larger than {limit} m</source>
        <translation>scale {scale} 使形状大于 {limit} m</translation>
    </message>
    <message>
        <source>Give a smaller scale</source>
        <translation>给出较小的 scale</translation>
    </message>
    <message>
        <source>two whole numbers [width, height] from 1 to {limit}, the picture's pixels</source>
        <translation>两个整数 [宽, 高]，从 1 到 {limit}，即图片的像素数</translation>
    </message>
    <message>
        <source>an array of regions</source>
        <translation>区域的数组</translation>
    </message>
    <message>
        <source>an array of animations</source>
        <translation>动画的数组</translation>
    </message>
    <message>
        <source>an array of frames</source>
        <translation>帧的数组</translation>
    </message>
    <message>
        <source>There are {count} regions, more than the limit of {limit}</source>
        <translation>有 {count} 个区域，超过上限 {limit}</translation>
    </message>
    <message>
        <source>There are {count} animations, more than the limit of {limit}</source>
        <translation>有 {count} 个动画，超过上限 {limit}</translation>
    </message>
    <message>
        <source>There are {count} frames, more than the limit of {limit}</source>
        <translation>有 {count} 帧，超过上限 {limit}</translation>
    </message>
    <message>
        <source>Split the atlas</source>
        <translation>拆分图集</translation>
    </message>
    <message>
        <source>Add "{key}": a text in double quotes</source>
        <translation>添加 "{key}"：双引号中的文本</translation>
    </message>
    <message>
        <source>The region has no "{key}", and is left out</source>
        <translation>区域缺少 "{key}"，已略去</translation>
    </message>
    <message>
        <source>The region {name} has no "rect" of four whole numbers, and is left out</source>
        <translation>区域 {name} 没有由四个整数组成的 "rect"，已略去</translation>
    </message>
    <message>
        <source>Write "rect": [x, y, width, height] in pixels</source>
        <translation>写成 "rect": [x, y, 宽, 高]，以像素为单位</translation>
    </message>
    <message>
        <source>Write "trim": [x, y, width, height]: the position of the trimmed picture in the original picture, and the size of the original</source>
        <translation>写成 "trim": [x, y, 宽, 高]：剩余部分在整张图片中的起点，以及整张图片的大小</translation>
    </message>
    <message>
        <source>The "glyph" of the region {name} is {value}, not one character; the region is left out</source>
        <translation>区域 {name} 的 "glyph" 是 {value}，不是单个字符；该区域已略去</translation>
    </message>
    <message>
        <source>Write one character, such as "A"</source>
        <translation>写一个字符，例如 "A"</translation>
    </message>
    <message>
        <source>The animation has no "{key}", and is left out</source>
        <translation>动画缺少 "{key}"，已略去</translation>
    </message>
    <message>
        <source>A frame of {animation} is shown for {time} seconds, and is left out</source>
        <translation>动画 {animation} 有一帧显示 {time} 秒，已略去</translation>
    </message>
    <message>
        <source>A frame of {animation} is shown for no seconds, and is left out</source>
        <translation>动画 {animation} 有一帧没有显示秒数，已略去</translation>
    </message>
    <message>
        <source>Write "seconds": a number above 0 and up to 1000000, such as 0.2</source>
        <translation>写成 "seconds"：大于 0、不超过一百万的数，例如 0.2</translation>
    </message>
    <message>
        <source>The region {name} is not inside the picture of {width} x {height} pixels, and is left out</source>
        <translation>区域 {name} 不在 {width} × {height} 像素的图片之内，已略去</translation>
    </message>
    <message>
        <source>Correct its "rect", or the atlas's "size"</source>
        <translation>更正它的 "rect"，或图集的 "size"</translation>
    </message>
    <message>
        <source>The region {name} is given twice: the first one is used</source>
        <translation>区域 {name} 出现两次：以第一个为准</translation>
    </message>
    <message>
        <source>Give each region a name of its own</source>
        <translation>为每个区域取各自的名称</translation>
    </message>
    <message>
        <source>A frame of {animation} shows {region}, which is not a region of the atlas; the frame is left out</source>
        <translation>动画 {animation} 有一帧显示 {region}，而没有这个区域；该帧已略去</translation>
    </message>
    <message>
        <source>Write the name of a region</source>
        <translation>写区域的名称</translation>
    </message>
    <message>
        <source>The animation {name} has no frames, and is left out</source>
        <translation>动画 {name} 没有帧，已略去</translation>
    </message>
    <message>
        <source>Write "frames": [{{"region": "name", "seconds": 0.2}}]</source>
        <translation>写成 "frames": [{{"region": "name", "seconds": 0.2}}]</translation>
    </message>
    <message>
        <source>The animation {name} is given twice: the first one is used</source>
        <translation>动画 {name} 出现两次：以第一个为准</translation>
    </message>
    <message>
        <source>Give each animation a name of its own</source>
        <translation>为每个动画取各自的名称</translation>
    </message>
    <message>
        <source>The atlas has no "size"</source>
        <translation>图集没有 "size"</translation>
    </message>
    <message>
        <source>Add "size": [width, height], the picture's pixels</source>
        <translation>添加 "size": [宽, 高]，即图片的像素数</translation>
    </message>
    <message>
        <source>The atlas names no picture</source>
        <translation>图集没有指定图片</translation>
    </message>
    <message>
        <source>Add "picture": the path of a png, jpg, bmp or webp next to it</source>
        <translation>添加 "picture"：与图集位于同一文件夹的 png、jpg、bmp 或 webp 的路径</translation>
    </message>
    <message>
        <source>This is not a sprite sheet: a sprite sheet is one JSON object</source>
        <translation>精灵表应是一个 JSON 对象，而这是别的内容</translation>
    </message>
    <message>
        <source>Export the sheet as JSON, "hash" or "array"</source>
        <translation>将精灵表导出为 JSON，类型为 "hash" 或 "array"</translation>
    </message>
    <message>
        <source>a whole number of pixels from 0 to {limit}</source>
        <translation>像素的整数，从 0 到 {limit}</translation>
    </message>
    <message>
        <source>"{key}" has a side of 0 pixels</source>
        <translation>"{key}" 有一边为 0 像素</translation>
    </message>
    <message>
        <source>Give both sides at least one pixel, or leave empty pictures out of the export</source>
        <translation>使两边至少为一个像素，或在导出时去掉空图片</translation>
    </message>
    <message>
        <source>The sheet has more than the limit of {limit} frames</source>
        <translation>精灵表的帧超过上限 {limit}</translation>
    </message>
    <message>
        <source>Split it into several sheets</source>
        <translation>将它拆分为多个精灵表</translation>
    </message>
    <message>
        <source>objects with "frame", the place of each picture</source>
        <translation>带有 "frame"（每张图片的位置）的对象</translation>
    </message>
    <message>
        <source>The frame {name}</source>
        <translation>帧 {name}</translation>
    </message>
    <message>
        <source>The trimmed picture of {name} does not fit into its "sourceSize": it is read as not trimmed</source>
        <translation>{name} 裁剪后剩余的部分不在其 "sourceSize" 之内：按未裁剪处理</translation>
    </message>
    <message>
        <source>Export the sheet again, or correct "spriteSourceSize"</source>
        <translation>重新导出精灵表，或更正 "spriteSourceSize"</translation>
    </message>
    <message>
        <source>The frame {name} is shown for {time} ms: 100 ms are used instead</source>
        <translation>帧 {name} 显示 {time} ms：改为按 100 ms 处理</translation>
    </message>
    <message>
        <source>Give it a duration above 0 ms</source>
        <translation>将时长设为大于 0 ms</translation>
    </message>
    <message>
        <source>an object with "image" and "size"</source>
        <translation>带有 "image" 和 "size" 的对象</translation>
    </message>
    <message>
        <source>an array of tags</source>
        <translation>标签的数组</translation>
    </message>
    <message>
        <source>There are more than the limit of {limit} tags</source>
        <translation>标签超过上限 {limit}</translation>
    </message>
    <message>
        <source>Export fewer tags</source>
        <translation>导出较少的标签</translation>
    </message>
    <message>
        <source>A tag has no name, and is left out</source>
        <translation>有一个标签没有名称，已略去</translation>
    </message>
    <message>
        <source>an object with a list of frames under each name, at most {limit}</source>
        <translation>每个名称下为帧列表的对象，最多 {limit} 个</translation>
    </message>
    <message>
        <source>An animation is not a list of frames with a name, and is left out</source>
        <translation>有一个动画不是某个名称下的帧列表，已略去</translation>
    </message>
    <message>
        <source>Write "name": ["first.png", "second.png"]</source>
        <translation>写成 "name": ["first.png", "second.png"]</translation>
    </message>
    <message>
        <source>an object or an array of frames</source>
        <translation>帧的对象或数组</translation>
    </message>
    <message>
        <source>This file contains a list of several sheets</source>
        <translation>这是一个文件中的多个精灵表</translation>
    </message>
    <message>
        <source>Export each sheet into its own file, as JSON "hash" or "array"</source>
        <translation>将每个精灵表单独导出为 JSON，类型为 "hash" 或 "array"</translation>
    </message>
    <message>
        <source>The frame {name} is not inside the picture of {width} x {height} pixels, and is left out</source>
        <translation>帧 {name} 不在 {width} × {height} 像素的图片之内，已略去</translation>
    </message>
    <message>
        <source>Export the sheet and its picture again</source>
        <translation>重新导出精灵表及其图片</translation>
    </message>
    <message>
        <source>Export the sheet again</source>
        <translation>重新导出精灵表</translation>
    </message>
    <message>
        <source>This is not a sprite sheet: it has no "frames"</source>
        <translation>这不是精灵表：它没有 "frames"</translation>
    </message>
    <message>
        <source>The sheet has no "meta", which names its picture</source>
        <translation>精灵表没有 "meta"，其中应指定它的图片</translation>
    </message>
    <message>
        <source>Add "meta": {{"image": "sheet.png", "size": {{"w": 256, "h": 256}}}}</source>
        <translation>添加 "meta": {{"image": "sheet.png", "size": {{"w": 256, "h": 256}}}}</translation>
    </message>
    <message>
        <source>scene</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>atlas</source>
        <translation>图集</translation>
    </message>
    <message>
        <source>sprite sheet</source>
        <translation>精灵表</translation>
    </message>
    <message>
        <source>The file does not exist</source>
        <translation>没有这个文件</translation>
    </message>
    <message>
        <source>Check the path, or choose another file</source>
        <translation>检查路径，或选择其他文件</translation>
    </message>
    <message>
        <source>This is a folder, not a file</source>
        <translation>这是文件夹，不是文件</translation>
    </message>
    <message>
        <source>Choose a {kind} file in it</source>
        <translation>在其中选择一个{kind}文件</translation>
    </message>
    <message>
        <source>The file cannot be reached: {cause}</source>
        <translation>无法访问文件：{cause}</translation>
    </message>
    <message>
        <source>Check the path and the permissions of its folders</source>
        <translation>检查路径，以及其中各文件夹的权限</translation>
    </message>
    <message>
        <source>This is a device or a pipe, not a file</source>
        <translation>这是设备或管道，不是文件</translation>
    </message>
    <message>
        <source>Save the {kind} to a file first</source>
        <translation>先将{kind}保存到文件</translation>
    </message>
    <message>
        <source>The file has {bytes} bytes, more than the limit of {limit} MiB</source>
        <translation>文件有 {bytes} 字节，超过上限 {limit} MiB</translation>
    </message>
    <message>
        <source>Split it into several files</source>
        <translation>将它拆分为多个文件</translation>
    </message>
    <message>
        <source>The file needs about {needed} MiB of memory, and only {free} MiB are free</source>
        <translation>文件需要约 {needed} MiB 内存，而可用的只有 {free} MiB</translation>
    </message>
    <message>
        <source>Close other files and programs, or split the file into several</source>
        <translation>关闭其他文件和程序，或将文件拆分为多个</translation>
    </message>
    <message>
        <source>The file cannot be opened: {cause}</source>
        <translation>无法打开文件：{cause}</translation>
    </message>
    <message>
        <source>Check the permissions of the file</source>
        <translation>检查文件的权限</translation>
    </message>
    <message>
        <source>The file cannot be read: {cause}</source>
        <translation>无法读取文件：{cause}</translation>
    </message>
    <message>
        <source>Copy it to another disk, or restore it from a backup</source>
        <translation>将它复制到其他磁盘，或从备份恢复</translation>
    </message>
    <message>
        <source>The file is empty</source>
        <translation>文件是空的</translation>
    </message>
    <message>
        <source>Choose another file, or restore this one from a backup</source>
        <translation>选择其他文件，或从备份恢复此文件</translation>
    </message>
    <message>
        <source>The file has the encoding UTF-16 or UTF-32 instead of UTF-8, or it is not text</source>
        <translation>文件的编码是 UTF-16 或 UTF-32，不是 UTF-8，或者根本不是文本</translation>
    </message>
    <message>
        <source>Save it with the encoding UTF-8</source>
        <translation>以 UTF-8 编码保存</translation>
    </message>
    <message>
        <source>The file is binary, not text: it contains a byte 0</source>
        <translation>文件是二进制文件，不是文本：其中含有字节 0</translation>
    </message>
    <message>
        <source>Choose a text file</source>
        <translation>选择文本文件</translation>
    </message>
    <message>
        <source>The byte 0x{byte} is not valid UTF-8</source>
        <translation>这里的字节 0x{byte} 不是 UTF-8</translation>
    </message>
    <message>
        <source>Save the file with the encoding UTF-8</source>
        <translation>以 UTF-8 编码保存文件</translation>
    </message>
    <message>
        <source>The file cannot be written: {cause}</source>
        <translation>无法写入文件：{cause}</translation>
    </message>
    <message>
        <source>it has no name</source>
        <translation>它没有名称</translation>
    </message>
    <message>
        <source>Name a file</source>
        <translation>指定一个文件</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>它是文件夹</translation>
    </message>
    <message>
        <source>Name a file inside it</source>
        <translation>指定其中的一个文件</translation>
    </message>
    <message>
        <source>its links form a loop</source>
        <translation>它的链接形成循环</translation>
    </message>
    <message>
        <source>it is a device or a pipe</source>
        <translation>它是设备或管道</translation>
    </message>
    <message>
        <source>Name a regular file</source>
        <translation>指定一个普通文件</translation>
    </message>
    <message>
        <source>there is no folder "{folder}"</source>
        <translation>没有文件夹“{folder}”</translation>
    </message>
    <message>
        <source>Create the folder, or save into an existing folder</source>
        <translation>创建该文件夹，或保存到已有的文件夹</translation>
    </message>
    <message>
        <source>the existing file is not writable</source>
        <translation>那里的文件不可写</translation>
    </message>
    <message>
        <source>Save it under another name, or in a folder that you can write to</source>
        <translation>以其他名称保存，或保存到可以写入的文件夹</translation>
    </message>
    <message>
        <source>Free some space or save it in another folder; the file on disk is unchanged</source>
        <translation>释放一些空间，或保存到其他文件夹；磁盘上的文件保持原样</translation>
    </message>
    <message>
        <source>it was written, but its folder could not be synced ({cause})</source>
        <translation>它已就位，但它的文件夹无法同步（{cause}）</translation>
    </message>
    <message>
        <source>Save again, or save it in another folder</source>
        <translation>重新保存，或保存到其他文件夹</translation>
    </message>
    <message>
        <source>{file} was saved, but without {losses} of the previous file.</source>
        <translation>{file} 已保存，但没有保留原文件的以下内容：{losses}。</translation>
    </message>
    <message>
        <source>the group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>the owner</source>
        <translation>所有者</translation>
    </message>
    <message>
        <source>the access control list</source>
        <translation>访问控制列表</translation>
    </message>
    <message>
        <source>the extended attribute {name}</source>
        <translation>扩展属性 {name}</translation>
    </message>
    <message>
        <source>the other names (hard links)</source>
        <translation>其他名称（硬链接）</translation>
    </message>
    <message>
        <source>This is not a scene file: a scene file is one JSON object</source>
        <translation>场景文件应是一个 JSON 对象，而这是别的内容</translation>
    </message>
    <message>
        <source>This is not a Broadside scene: {why}</source>
        <translation>这不是 Broadside 场景：{why}</translation>
    </message>
    <message>
        <source>Choose a scene file, or write "format": "{format}"</source>
        <translation>选择场景文件，或写成 "format": "{format}"</translation>
    </message>
    <message>
        <source>Choose a scene file, or add "format": "{format}"</source>
        <translation>选择场景文件，或添加 "format": "{format}"</translation>
    </message>
    <message>
        <source>The scene has no "version"</source>
        <translation>场景没有 "version"</translation>
    </message>
    <message>
        <source>This is not a project file: a project file is one JSON object</source>
        <translation>项目文件应是一个 JSON 对象，而这是别的内容</translation>
    </message>
    <message>
        <source>This is not a Broadside project: {why}</source>
        <translation>这不是 Broadside 项目：{why}</translation>
    </message>
    <message>
        <source>Choose a project file, or write "format": "{format}"</source>
        <translation>选择项目文件，或写成 "format": "{format}"</translation>
    </message>
    <message>
        <source>Choose a project file, or add "format": "{format}"</source>
        <translation>选择项目文件，或添加 "format": "{format}"</translation>
    </message>
    <message>
        <source>The project has no "version"</source>
        <translation>项目没有 "version"</translation>
    </message>
    <message>
        <source>This is not an atlas file: an atlas file is one JSON object</source>
        <translation>图集文件应是一个 JSON 对象，而这是别的内容</translation>
    </message>
    <message>
        <source>This is not a Broadside atlas: {why}</source>
        <translation>这不是 Broadside 图集：{why}</translation>
    </message>
    <message>
        <source>Choose an atlas file, or write "format": "{format}"</source>
        <translation>选择图集文件，或写成 "format": "{format}"</translation>
    </message>
    <message>
        <source>Choose an atlas file, or add "format": "{format}"</source>
        <translation>选择图集文件，或添加 "format": "{format}"</translation>
    </message>
    <message>
        <source>The atlas has no "version"</source>
        <translation>图集没有 "version"</translation>
    </message>
    <message>
        <source>Begin the file with {{"format": "{format}", "version": {version}</source>
        <translation>文件应以此开头：{{"format": "{format}", "version": {version}</translation>
    </message>
    <message>
        <source>"format" is {value}, not "{format}"</source>
        <translation>"format" 是 {value}，应为 "{format}"</translation>
    </message>
    <message>
        <source>it has no "format"</source>
        <translation>它没有 "format"</translation>
    </message>
    <message>
        <source>The file has version {version}, but this program reads only versions up to {known}</source>
        <translation>文件的版本为 {version}，而此程序最高读取版本 {known}</translation>
    </message>
    <message>
        <source>Write "version": {version}</source>
        <translation>写成 "version": {version}</translation>
    </message>
    <message>
        <source>Add "version": {version}</source>
        <translation>添加 "version": {version}</translation>
    </message>
    <message>
        <source>{what}, first in line {line}</source>
        <translation>{what}，首次出现在第 {line} 行</translation>
    </message>
    <message>
        <source>{what}, before {text}</source>
        <translation>{what}，在 {text} 之前</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>对象</translation>
    </message>
    <message numerus="yes">
        <source>an array of {count} values</source>
        <translation>
            <numerusform>有 {count} 个值的数组</numerusform>
        </translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数</translation>
    </message>
    <message>
        <source>a number above 0</source>
        <translation>大于 0 的数</translation>
    </message>
    <message>
        <source>a number of at least 0</source>
        <translation>不小于 0 的数</translation>
    </message>
    <message>
        <source>a number from 0 to 1</source>
        <translation>0 到 1 的数</translation>
    </message>
    <message>
        <source>a number from -1e9 to 1e9, the limit for coordinates</source>
        <translation>-1e9 到 1e9（坐标的上限）的数</translation>
    </message>
    <message>
        <source>a number above 0 and up to 1e9, the limit for sizes</source>
        <translation>大于 0、不超过 1e9（大小的上限）的数</translation>
    </message>
    <message>
        <source>two numbers [x, y]</source>
        <translation>两个数 [x, y]</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>a text in double quotes</source>
        <translation>双引号中的文本</translation>
    </message>
    <message>
        <source>a whole number from 1 to 9007199254740992</source>
        <translation>1 到 9007199254740992 的整数</translation>
    </message>
    <message>
        <source>a whole number from 0 to 4294967295</source>
        <translation>0 到 4294967295 的整数</translation>
    </message>
    <message>
        <source>"{key}" is {value}, not {expected}</source>
        <translation>"{key}" 是 {value}，应为{expected}</translation>
    </message>
    <message>
        <source>Write {expected}</source>
        <translation>写成{expected}</translation>
    </message>
    <message>
        <source>{what} has no "{key}"</source>
        <translation>{what}缺少 "{key}"</translation>
    </message>
    <message>
        <source>Add "{key}": {example}</source>
        <translation>添加 "{key}": {example}</translation>
    </message>
    <message>
        <source>Did you mean "{word}"? Write {words}</source>
        <translation>是否应为 "{word}"？写成 {words}</translation>
    </message>
    <message>
        <source>The key {key} is not known and does nothing</source>
        <translation>键 {key} 是未知的键，不起作用</translation>
    </message>
    <message>
        <source>The key {key} is given twice in the same object</source>
        <translation>键 {key} 在同一对象中出现两次</translation>
    </message>
    <message>
        <source>Remove one of the two</source>
        <translation>移除其中一个</translation>
    </message>
    <message>
        <source>The number {number} is too large for a floating-point number</source>
        <translation>数 {number} 太大，计算机无法运算</translation>
    </message>
    <message>
        <source>Write a number below 1.8e308</source>
        <translation>写小于 1.8e308 的数</translation>
    </message>
    <message>
        <source>A string has {count} bytes, more than the limit of {limit}</source>
        <translation>有一个字符串为 {count} 字节，超过上限 {limit}</translation>
    </message>
    <message>
        <source>Shorten it</source>
        <translation>将它缩短</translation>
    </message>
    <message>
        <source>The document has more than {limit} members</source>
        <translation>文档的成员超过 {limit} 个</translation>
    </message>
    <message>
        <source>Remove the members that are not needed</source>
        <translation>移除不需要的成员</translation>
    </message>
    <message>
        <source>This value contains more than {limit} values</source>
        <translation>此值包含的值超过 {limit} 个</translation>
    </message>
    <message>
        <source>Split it, or move data that is not part of the scene to another file</source>
        <translation>将它拆分，或把不属于场景的数据移到单独的文件</translation>
    </message>
    <message>
        <source>Values are nested deeper than {limit} levels</source>
        <translation>值的嵌套超过 {limit} 层</translation>
    </message>
    <message>
        <source>Nest fewer arrays and objects</source>
        <translation>减少数组和对象的嵌套</translation>
    </message>
    <message>
        <source>The string {string} contains half a surrogate pair, which is not a character</source>
        <translation>字符串 {string} 含有半个代理对，它不是字符</translation>
    </message>
    <message>
        <source>Write \u escapes above \uD7FF in pairs, or write the character itself</source>
        <translation>高于 \uD7FF 的 \u 转义须成对书写，或直接写字符本身</translation>
    </message>
    <message>
        <source>The text contains only white space</source>
        <translation>文本中只有空白</translation>
    </message>
    <message>
        <source>More text follows after the end of the document</source>
        <translation>文档结束之后还有文本</translation>
    </message>
    <message>
        <source>Remove what follows the last closing brace</source>
        <translation>移除最后一个右花括号之后的内容</translation>
    </message>
    <message>
        <source>A key in double quotes is missing here</source>
        <translation>这里缺少双引号中的键</translation>
    </message>
    <message>
        <source>Write "key": value, without a comma before the brace</source>
        <translation>写成 "键": 值，花括号之前不加逗号</translation>
    </message>
    <message>
        <source>A colon is missing after a key</source>
        <translation>键之后缺少冒号</translation>
    </message>
    <message>
        <source>Write a colon between key and value</source>
        <translation>在键和值之间写冒号</translation>
    </message>
    <message>
        <source>A comma or a closing brace }} is missing here</source>
        <translation>这里缺少逗号或右花括号 }}</translation>
    </message>
    <message>
        <source>Separate members by commas and close the object</source>
        <translation>用逗号分隔成员，并闭合对象</translation>
    </message>
    <message>
        <source>A comma or a closing bracket ] is missing here</source>
        <translation>这里缺少逗号或右方括号 ]</translation>
    </message>
    <message>
        <source>Separate elements by commas and close the array</source>
        <translation>用逗号分隔元素，并闭合数组</translation>
    </message>
    <message>
        <source>\u is not followed by four hexadecimal digits</source>
        <translation>\u 之后没有四位十六进制数字</translation>
    </message>
    <message>
        <source>Write \u and four digits, as in \u00e9</source>
        <translation>写 \u 和四位数字，例如 \u00e9</translation>
    </message>
    <message>
        <source>A string holds an unknown escape or a control character</source>
        <translation>有一个字符串含有未知的转义或控制字符</translation>
    </message>
    <message>
        <source>Write \\ for a backslash, \n for a line break and \t for a tab</source>
        <translation>反斜杠写作 \\，换行写作 \n，制表符写作 \t</translation>
    </message>
    <message>
        <source>A string is not closed</source>
        <translation>有一个字符串没有闭合</translation>
    </message>
    <message>
        <source>Write the closing double quote</source>
        <translation>写上右双引号</translation>
    </message>
    <message>
        <source>A number has no digit after its point</source>
        <translation>有一个数的小数点之后没有数字</translation>
    </message>
    <message>
        <source>Write a digit after the point, as in 1.0</source>
        <translation>在小数点之后写一位数字，例如 1.0</translation>
    </message>
    <message>
        <source>A number has no digit in its exponent</source>
        <translation>有一个数的指数没有数字</translation>
    </message>
    <message>
        <source>Write a digit after the e, as in 1e3</source>
        <translation>在 e 之后写一位数字，例如 1e3</translation>
    </message>
    <message>
        <source>A JSON value is missing here</source>
        <translation>这里没有 JSON 值</translation>
    </message>
    <message>
        <source>Write a number, a string in double quotes, true, false, null, an object or an array</source>
        <translation>写数、双引号中的字符串、true、false、null、对象或数组</translation>
    </message>
    <message>
        <source>The text ends in the middle of the document: the file is cut off</source>
        <translation>文本在文档中途结束：文件被截断了</translation>
    </message>
    <message>
        <source>Restore the file from a backup, or write what is missing</source>
        <translation>从备份恢复文件，或补上缺少的内容</translation>
    </message>
    <message>
        <source>The line ends where {what} is missing</source>
        <translation>该行在缺少{what}的地方结束</translation>
    </message>
    <message>
        <source>Print the whole frame on one line, and end the game properly</source>
        <translation>将整帧输出为一行，并正常结束游戏</translation>
    </message>
    <message>
        <source>{what} is missing before {text}</source>
        <translation>{text} 之前缺少{what}</translation>
    </message>
    <message>
        <source>Print JSON: numbers with a decimal point, names in double quotes, commas between values</source>
        <translation>输出 JSON：数用小数点，名称放在双引号中，值之间用逗号</translation>
    </message>
    <message>
        <source>"," or "{end}"</source>
        <translation>"," 或 "{end}"</translation>
    </message>
    <message>
        <source>{what} is {value}, but must be a whole number from {low} to {high}</source>
        <translation>{what} 是 {value}，应为 {low} 到 {high} 的整数</translation>
    </message>
    <message>
        <source>Print a whole number in this range</source>
        <translation>输出这样的数</translation>
    </message>
    <message>
        <source>A text has more than the limit of {limit} bytes</source>
        <translation>有一段文本超过上限 {limit} 字节</translation>
    </message>
    <message>
        <source>Print a shorter text</source>
        <translation>输出较短的文本</translation>
    </message>
    <message>
        <source>A text has no closing quote</source>
        <translation>有一段文本一直没有闭合</translation>
    </message>
    <message>
        <source>Close it with a double quote on the same line</source>
        <translation>在同一行用双引号闭合</translation>
    </message>
    <message>
        <source>A text has an escape that JSON does not know: {escape}</source>
        <translation>有一段文本含有 JSON 所没有的转义：{escape}</translation>
    </message>
    <message>
        <source>Print \\ for a backslash, and \u with four hexadecimal digits</source>
        <translation>反斜杠输出为 \\，\u 之后输出四位十六进制数字</translation>
    </message>
    <message>
        <source>Put the file back, locate it, or remove it from the project</source>
        <translation>将它放回原处，指定它现在的位置，或将它从项目中移除</translation>
    </message>
    <message>
        <source>Check the permissions of its folders</source>
        <translation>检查其中各文件夹的权限</translation>
    </message>
    <message>
        <source>This is not a file</source>
        <translation>这不是文件</translation>
    </message>
    <message>
        <source>Remove it from the project</source>
        <translation>将它从项目中移除</translation>
    </message>
    <message>
        <source>Links lead from this path out of the project's folder, to {target}</source>
        <translation>这里的链接通向项目的文件夹之外：{target}</translation>
    </message>
    <message>
        <source>Put the file itself into the project's folder</source>
        <translation>将文件本身放到项目的文件夹中</translation>
    </message>
    <message>
        <source>The template {name} refers to an object by its id, but each scene has a different object with this id</source>
        <translation>模板 {name} 以 ID 引用一个对象，而在每个场景中，该 ID 是不同的对象</translation>
    </message>
    <message>
        <source>Choose the object in each instance, or make this a template of one scene</source>
        <translation>在各实例中指定引用的对象，或将它改为单个场景的模板</translation>
    </message>
    <message>
        <source>an array of paths</source>
        <translation>路径的数组</translation>
    </message>
    <message>
        <source>The project lists {count} files in "{key}", more than the limit of {limit}</source>
        <translation>项目的 "{key}" 列出 {count} 个文件，超过上限 {limit}</translation>
    </message>
    <message>
        <source>Split it into several projects</source>
        <translation>将它拆分为多个项目</translation>
    </message>
    <message>
        <source>The path {path} is given twice</source>
        <translation>路径 {path} 出现两次</translation>
    </message>
    <message>
        <source>The object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>The template</source>
        <translation>模板</translation>
    </message>
    <message>
        <source>The layer</source>
        <translation>图层</translation>
    </message>
    <message>
        <source>The section</source>
        <translation>该部分</translation>
    </message>
    <message>
        <source>The shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>The part</source>
        <translation>子形状</translation>
    </message>
    <message>
        <source>The component</source>
        <translation>组件</translation>
    </message>
    <message>
        <source>The {type}</source>
        <translation>{type} 组件</translation>
    </message>
    <message>
        <source>a number that no other object has</source>
        <translation>其他对象没有用过的数</translation>
    </message>
    <message>
        <source>"static", or "dynamic" if it moves</source>
        <translation>"static"，会移动时为 "dynamic"</translation>
    </message>
    <message>
        <source>[x, y] in metres</source>
        <translation>以米为单位的 [x, y]</translation>
    </message>
    <message>
        <source>a colour such as "#e69f00"</source>
        <translation>颜色，例如 "#e69f00"</translation>
    </message>
    <message>
        <source>an object {{"id": 1, ...}}</source>
        <translation>对象 {{"id": 1, ...}}</translation>
    </message>
    <message>
        <source>an array [ ... ]</source>
        <translation>数组 [ ... ]</translation>
    </message>
    <message>
        <source>an array of templates</source>
        <translation>模板的数组</translation>
    </message>
    <message>
        <source>an object such as {{"name": "Crate", "kind": "static", "shape": ...}}</source>
        <translation>对象，例如 {{"name": "Crate", "kind": "static", "shape": ...}}</translation>
    </message>
    <message>
        <source>an array of layers</source>
        <translation>图层的数组</translation>
    </message>
    <message>
        <source>an object such as {{"name": "Walls"}}</source>
        <translation>对象，例如 {{"name": "Walls"}}</translation>
    </message>
    <message>
        <source>an array of components</source>
        <translation>组件的数组</translation>
    </message>
    <message>
        <source>an object such as {{"type": "launcher", "projectile": 2}}</source>
        <translation>对象，例如 {{"type": "launcher", "projectile": 2}}</translation>
    </message>
    <message>
        <source>the id of an object</source>
        <translation>某个对象的 ID</translation>
    </message>
    <message>
        <source>an object such as {{"x": [1.5], "y": [2]}}</source>
        <translation>对象，例如 {{"x": [1.5], "y": [2]}}</translation>
    </message>
    <message>
        <source>an array of numbers such as [1.5, 3]</source>
        <translation>数的数组，例如 [1.5, 3]</translation>
    </message>
    <message>
        <source>an array of paths such as ["cannon.atlas.json"]</source>
        <translation>路径的数组，例如 ["cannon.atlas.json"]</translation>
    </message>
    <message>
        <source>an object {{ ... }}</source>
        <translation>对象 {{ ... }}</translation>
    </message>
    <message>
        <source>an object such as {{"type": "box", "width": 1, "height": 1}}</source>
        <translation>对象，例如 {{"type": "box", "width": 1, "height": 1}}</translation>
    </message>
    <message>
        <source>with one of {names}</source>
        <translation>取 {names} 之一</translation>
    </message>
    <message>
        <source>an array of points [x, y]</source>
        <translation>点 [x, y] 的数组</translation>
    </message>
    <message>
        <source>six numbers [x1, y1, x2, y2, x3, y3]</source>
        <translation>六个数 [x1, y1, x2, y2, x3, y3]</translation>
    </message>
    <message>
        <source>an array of triangles</source>
        <translation>三角形的数组</translation>
    </message>
    <message>
        <source>an array of indices</source>
        <translation>索引的数组</translation>
    </message>
    <message>
        <source>an array of parts</source>
        <translation>子形状的数组</translation>
    </message>
    <message>
        <source>an object with offset, angle and shape</source>
        <translation>带有 offset、angle 和 shape 的对象</translation>
    </message>
    <message>
        <source>The scene has more than the limit of {limit} objects</source>
        <translation>场景的对象超过上限 {limit}</translation>
    </message>
    <message>
        <source>Split it into several scenes</source>
        <translation>将它拆分为多个场景</translation>
    </message>
    <message>
        <source>The text has {bytes} bytes, more than the limit of {limit} MiB</source>
        <translation>文本有 {bytes} 字节，超过上限 {limit} MiB</translation>
    </message>
    <message>
        <source>The id {id} is given twice</source>
        <translation>ID {id} 出现两次</translation>
    </message>
    <message>
        <source>Give each object an id of its own, such as one above the largest</source>
        <translation>为每个对象取各自的 ID，例如比最大的 ID 大一</translation>
    </message>
    <message>
        <source>"scale" cannot be used: {why}</source>
        <translation>"scale" 无法使用：{why}</translation>
    </message>
    <message>
        <source>The shape cannot be used: {why}</source>
        <translation>形状无法使用：{why}</translation>
    </message>
    <message>
        <source>The template has an empty name, so no object can use it</source>
        <translation>模板的名称为空：对象无法引用它</translation>
    </message>
    <message>
        <source>Write a name, such as "Crate"</source>
        <translation>写一个名称，例如 "Crate"</translation>
    </message>
    <message>
        <source>There are {count} templates, more than the limit of {limit}</source>
        <translation>有 {count} 个模板，超过上限 {limit}</translation>
    </message>
    <message>
        <source>Remove those that no object uses</source>
        <translation>移除没有对象使用的模板</translation>
    </message>
    <message>
        <source>The template {name} is given twice</source>
        <translation>模板 {name} 出现两次</translation>
    </message>
    <message>
        <source>Give each template a name of its own</source>
        <translation>为每个模板取各自的名称</translation>
    </message>
    <message>
        <source>Copy the whole text, up to its closing bracket</source>
        <translation>完整复制，直到它的右括号</translation>
    </message>
    <message>
        <source>"{key}" has {count} elements, more than the limit of {limit}</source>
        <translation>"{key}" 有 {count} 个元素，超过上限 {limit}</translation>
    </message>
    <message>
        <source>Remove some of them, or split the shape into the parts of a compound</source>
        <translation>去掉一些，或将形状拆分为复合形状的子形状</translation>
    </message>
    <message>
        <source>A mesh needs either "triangles", or "vertices" with "indices"</source>
        <translation>三角网格需要 "triangles"，或者 "vertices" 加 "indices"</translation>
    </message>
    <message>
        <source>Write one of the two forms</source>
        <translation>写其中一种</translation>
    </message>
    <message>
        <source>Components of type {type} are not known to this version, and do nothing</source>
        <translation>此版本不认识类型为 {type} 的组件，它们不起作用</translation>
    </message>
    <message>
        <source>Did you mean "{type}"? They are kept as they are</source>
        <translation>是否应为 "{type}"？它们按原样保留</translation>
    </message>
    <message>
        <source>Components of type {type} are not known to this version: they are kept and do nothing</source>
        <translation>此版本不认识类型为 {type} 的组件：它们予以保留，不起作用</translation>
    </message>
    <message>
        <source>The {type}'s {key} is {id}, but the scene has no object with this id</source>
        <translation>{type} 组件的 {key} {id} 不是此场景中的对象</translation>
    </message>
    <message>
        <source>Write the id of an object; without it, the {type} does nothing</source>
        <translation>写某个对象的 ID，否则 {type} 组件没有可作用的对象</translation>
    </message>
    <message>
        <source>A property refers to the object {id}, which is not in this scene</source>
        <translation>有一个属性引用对象 {id}，而它不在此场景中</translation>
    </message>
    <message>
        <source>Write the id of an object, or remove the property</source>
        <translation>写某个对象的 ID，或移除该属性</translation>
    </message>
    <message>
        <source>The sprite's "{key}" is {value}, not {expected}</source>
        <translation>精灵的 "{key}" 是 {value}，应为{expected}</translation>
    </message>
    <message>
        <source>Write {expected}; the present value is kept, but does nothing</source>
        <translation>写成{expected}；它按原样保留，不起作用</translation>
    </message>
    <message>
        <source>The scene has {count} layers, more than the limit of {limit}</source>
        <translation>场景有 {count} 个图层，超过上限 {limit}</translation>
    </message>
    <message>
        <source>Put objects that are hidden together on one layer</source>
        <translation>将一起隐藏的对象放在同一图层</translation>
    </message>
    <message>
        <source>The layer {name} is given twice</source>
        <translation>图层 {name} 出现两次</translation>
    </message>
    <message>
        <source>Give each layer a name of its own</source>
        <translation>为每个图层取各自的名称</translation>
    </message>
    <message>
        <source>The layer {name} is not in the list of layers: it is drawn on top</source>
        <translation>图层 {name} 不在图层列表中：它位于最上面</translation>
    </message>
    <message>
        <source>Add {{"name": {name}}} to "layers", or write the name of a layer</source>
        <translation>将 {{"name": {name}}} 添加到 "layers"，或写某个图层的名称</translation>
    </message>
    <message>
        <source>There are {count} paths in "atlases", more than the limit of {limit}</source>
        <translation>"atlases" 中有 {count} 个路径，超过上限 {limit}</translation>
    </message>
    <message>
        <source>Pack the pictures into fewer atlases</source>
        <translation>将图片打包为较少的图集</translation>
    </message>
    <message>
        <source>The atlas {path} is given twice</source>
        <translation>图集 {path} 出现两次</translation>
    </message>
    <message>
        <source>There are {count} guides in "{key}", more than the limit of {limit}</source>
        <translation>"{key}" 中有 {count} 条参考线，超过上限 {limit}</translation>
    </message>
    <message>
        <source>Remove those that are not needed</source>
        <translation>移除不需要的参考线</translation>
    </message>
    <message>
        <source>The guide at {axis} {place} is given twice</source>
        <translation>{axis} {place} 处的参考线出现两次</translation>
    </message>
    <message>
        <source>{body} is left out: it has no fixtures</source>
        <translation>已略去 {body}：它没有 fixture</translation>
    </message>
    <message>
        <source>its fixtures have different restitutions: the first one is used</source>
        <translation>它的各个 fixture 的恢复系数不同：以第一个为准</translation>
    </message>
    <message>
        <source>collision groups (groupIndex) are not kept; categories and masks are</source>
        <translation>碰撞组 (groupIndex) 不保留；类别和掩码保留</translation>
    </message>
    <message>
        <source>its fixtures have different filters, so it becomes {count} objects, which do not move together</source>
        <translation>它的各个 fixture 的过滤器不同，因此成为 {count} 个对象，它们不会一起移动</translation>
    </message>
    <message>
        <source>its fixture {fixture} has no shape that can be read</source>
        <translation>它的 fixture {fixture} 没有可以读取的形状</translation>
    </message>
    <message>
        <source>Export it from PhysicsEditor again</source>
        <translation>从 PhysicsEditor 重新导出</translation>
    </message>
    <message>
        <source>Export fewer shapes</source>
        <translation>导出较少的形状</translation>
    </message>
    <message>
        <source>The property list has more than the limit of {most} MiB</source>
        <translation>属性列表超过上限 {most} MiB</translation>
    </message>
    <message>
        <source>The file is not XML: {why}</source>
        <translation>文件不是 XML：{why}</translation>
    </message>
    <message>
        <source>"{key}" is {text}, not a number</source>
        <translation>"{key}" 是 {text}，不是数</translation>
    </message>
    <message>
        <source>"{key}" is not a 32-bit whole number</source>
        <translation>"{key}" 不是 32 位整数</translation>
    </message>
    <message>
        <source>{text} is not a point such as {{ 1.5, 2 }</source>
        <translation>{text} 不是 {{ 1.5, 2 } 这样的点</translation>
    </message>
    <message>
        <source>A polygon has more than the limit of {most} points</source>
        <translation>有一个多边形的点超过上限 {most}</translation>
    </message>
    <message>
        <source>Draw a simpler polygon</source>
        <translation>画得简单一些</translation>
    </message>
    <message>
        <source>The file has more than the limit of {most} polygons and circles</source>
        <translation>文件中的多边形和圆超过上限 {most}</translation>
    </message>
    <message>
        <source>The file has more than the limit of {most} bodies</source>
        <translation>文件中的 body 超过上限 {most}</translation>
    </message>
    <message>
        <source>This is not a PhysicsEditor file for Box2D: it has no "bodies"</source>
        <translation>这不是 PhysicsEditor 用于 Box2D 的形状列表：它没有 "bodies"</translation>
    </message>
    <message>
        <source>Export it from PhysicsEditor with the exporter for Box2D (plist)</source>
        <translation>用 Box2D 的导出器 (plist) 从 PhysicsEditor 导出</translation>
    </message>
    <message>
        <source>"ptm_ratio" is not above 0</source>
        <translation>"ptm_ratio" 不大于 0</translation>
    </message>
    <message>
        <source>This is not a R.U.B.E. world: a R.U.B.E. world is one JSON object</source>
        <translation>R.U.B.E. 的世界应是一个 JSON 对象，而这是别的内容</translation>
    </message>
    <message>
        <source>Export the world from R.U.B.E. as JSON</source>
        <translation>从 R.U.B.E. 将世界导出为 JSON</translation>
    </message>
    <message>
        <source>This is not a R.U.B.E. world: it has no list "body"</source>
        <translation>这不是 R.U.B.E. 的世界：它没有列表 "body"</translation>
    </message>
    <message>
        <source>Export the world from R.U.B.E. as JSON; scenes (.rube) are not read</source>
        <translation>从 R.U.B.E. 将世界导出为 JSON；场景 (.rube) 不能读取</translation>
    </message>
    <message>
        <source>a number, or the bits of one in hexadecimal digits</source>
        <translation>一个数，或其二进制位的十六进制写法</translation>
    </message>
    <message>
        <source>an object with x and y</source>
        <translation>带 x 和 y 的对象</translation>
    </message>
    <message>
        <source>two lists x and y of at most {most} numbers, of equal length</source>
        <translation>两个等长的列表 x 和 y，最多 {most} 个数</translation>
    </message>
    <message>
        <source>0, 1 or 2</source>
        <translation>0、1 或 2</translation>
    </message>
    <message>
        <source>Split the world</source>
        <translation>拆分世界</translation>
    </message>
    <message>
        <source>The world has more than the limit of {most} points</source>
        <translation>世界中的点超过上限 {most}</translation>
    </message>
    <message>
        <source>The world has more than the limit of {most} fixtures</source>
        <translation>世界中的 fixture 超过上限 {most}</translation>
    </message>
    <message>
        <source>The world has more than the limit of {most} custom properties</source>
        <translation>世界中的自定义属性超过上限 {most}</translation>
    </message>
    <message>
        <source>The world has more than the limit of {most} bodies</source>
        <translation>世界中的 body 超过上限 {most}</translation>
    </message>
    <message>
        <source>it rotates in Box2D, but keeps its angle here</source>
        <translation>它在 Box2D 中会旋转，在这里角度不变</translation>
    </message>
    <message>
        <source>its damping is not kept</source>
        <translation>它的阻尼不保留</translation>
    </message>
    <message>
        <source>it has too many custom properties; they are not kept</source>
        <translation>它的自定义属性太多，不予保留</translation>
    </message>
    <message>
        <source>it is kinematic in Box2D: here it is dynamic and has no gravity</source>
        <translation>它是 kinematic 的：在这里它是动态的，没有重力</translation>
    </message>
    <message numerus="yes">
        <source>The world has {count} joints, which are left out</source>
        <translation>
            <numerusform>世界中有 {count} 个关节，已略去</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The world has {count} images, which are left out</source>
        <translation>
            <numerusform>世界中有 {count} 张图像，已略去</numerusform>
        </translation>
    </message>
    <message>
        <source>The path of the file {file} does not lead to a place in the project</source>
        <translation>文件 {file} 没有以项目中的路径引用</translation>
    </message>
    <message>
        <source>Save the scene in Godot again</source>
        <translation>在 Godot 中重新保存场景</translation>
    </message>
    <message>
        <source>This is not a Godot scene: it does not begin with [gd_scene]</source>
        <translation>这不是 Godot 的场景：它不以 [gd_scene] 开头</translation>
    </message>
    <message>
        <source>This is not a Godot scene: it is empty</source>
        <translation>这不是 Godot 的场景：它是空的</translation>
    </message>
    <message>
        <source>This is a Godot resource, not a scene</source>
        <translation>这是 Godot 的资源，不是场景</translation>
    </message>
    <message>
        <source>Choose a scene that Godot saved as text, .tscn</source>
        <translation>选择 Godot 以文本形式保存的场景，.tscn</translation>
    </message>
    <message>
        <source>The format of this file is not 2, 3 or 4</source>
        <translation>此文件的格式不是 2、3 或 4</translation>
    </message>
    <message>
        <source>Save it with Godot 3 or 4</source>
        <translation>用 Godot 3 或 4 保存它</translation>
    </message>
    <message>
        <source>Split the scene</source>
        <translation>拆分场景</translation>
    </message>
    <message>
        <source>The scene has more than the limit of {most} properties</source>
        <translation>场景的属性超过上限 {most}</translation>
    </message>
    <message>
        <source>The scene has more than the limit of {most} nodes</source>
        <translation>场景的节点超过上限 {most}</translation>
    </message>
    <message>
        <source>The scene has more than the limit of {most} resources</source>
        <translation>场景的资源超过上限 {most}</translation>
    </message>
    <message>
        <source>The scene has more than the limit of {most} numbers</source>
        <translation>场景中的数超过上限 {most}</translation>
    </message>
    <message>
        <source>The nodes of the scene and of its instances have more than the limit of {most} properties together</source>
        <translation>场景节点的属性连同其实例的属性，超过上限 {most}</translation>
    </message>
    <message>
        <source>The scene and its instances have more than the limit of {most} nodes together, or their paths are too long</source>
        <translation>场景的节点连同其实例的节点，超过上限 {most}，或者节点的路径太长</translation>
    </message>
    <message>
        <source>The scene has too many instances, or a path of nodes is longer than the limit of {most} bytes</source>
        <translation>场景的实例太多，或者有节点的路径超过上限 {most} 字节</translation>
    </message>
    <message>
        <source>The path of this node is longer than the limit of {most} bytes</source>
        <translation>此节点的路径超过上限 {most} 字节</translation>
    </message>
    <message>
        <source>Shorten the names of nodes</source>
        <translation>缩短节点的名称</translation>
    </message>
    <message>
        <source>This name has more than the limit of {most} bytes</source>
        <translation>此名称超过上限 {most} 字节</translation>
    </message>
    <message>
        <source>This text has more than the limit of {most} bytes</source>
        <translation>此文本超过上限 {most} 字节</translation>
    </message>
    <message>
        <source>Values are nested deeper than the limit of {most}</source>
        <translation>值的嵌套超过上限 {most} 层</translation>
    </message>
    <message>
        <source>Use fewer levels</source>
        <translation>减少层数</translation>
    </message>
    <message>
        <source>the end of the file</source>
        <translation>文件末尾</translation>
    </message>
    <message>
        <source>Found {found} instead of '{wanted}' after {name}</source>
        <translation>这里是 {found}，而 {name} 之后应为“{wanted}”</translation>
    </message>
    <message>
        <source>Found {found} instead of a value</source>
        <translation>这里是 {found}，而不是值</translation>
    </message>
    <message>
        <source>A section has no name</source>
        <translation>有一节没有名称</translation>
    </message>
    <message>
        <source>The head of a section does not end with ']'</source>
        <translation>有一节的标题没有以“]”结尾</translation>
    </message>
    <message>
        <source>Found neither a section nor a property</source>
        <translation>这里既不是节，也不是属性</translation>
    </message>
    <message>
        <source>An escape in a text is not a number of {count} hexadecimal digits</source>
        <translation>文本中有一个转义不是 {count} 位的十六进制数</translation>
    </message>
    <message>
        <source>This text has no closing quote</source>
        <translation>此文本没有右引号</translation>
    </message>
    <message>
        <source>{text} is not a number</source>
        <translation>{text} 不是数</translation>
    </message>
    <message>
        <source>The node {path}</source>
        <translation>节点 {path}</translation>
    </message>
    <message>
        <source>The node {path} is left out: its parent is neither a body nor an area</source>
        <translation>已略去节点 {path}：它的父节点不是 body 或 area</translation>
    </message>
    <message>
        <source>Make it a child of a body or an area</source>
        <translation>将它改为该 body 的子节点</translation>
    </message>
    <message>
        <source>The node {path} is left out: its shapes are disabled until the game's code enables them</source>
        <translation>已略去节点 {path}：它的形状已停用，直到游戏的代码启用它们</translation>
    </message>
    <message>
        <source>The node {path} is left out: nodes of the type {type} are not read</source>
        <translation>已略去节点 {path}：类型为 {type} 的节点不能读取</translation>
    </message>
    <message>
        <source>The node {path} is left out: {why}</source>
        <translation>已略去节点 {path}：{why}</translation>
    </message>
    <message>
        <source>Save that scene as text (.tscn), or leave it out</source>
        <translation>将那个场景保存为文本 (.tscn)，或去掉它</translation>
    </message>
    <message>
        <source>it is an instance of a file that the scene does not name</source>
        <translation>它是某个文件的实例，而场景没有指定该文件</translation>
    </message>
    <message>
        <source>it is an instance of {file}, which is not a scene in text form (.tscn)</source>
        <translation>它是 {file} 的实例，而该文件不是文本形式的场景 (.tscn)</translation>
    </message>
    <message>
        <source>it is an instance of {file}, which is not a scene</source>
        <translation>它是 {file} 的实例，而该文件不是场景</translation>
    </message>
    <message>
        <source>instances are nested deeper than the limit of {most}</source>
        <translation>实例的嵌套超过上限 {most} 层</translation>
    </message>
    <message>
        <source>the game's code loads this instance</source>
        <translation>此实例由游戏的代码加载</translation>
    </message>
    <message>
        <source>an animation or code moves it in Godot; here it is static</source>
        <translation>在 Godot 中它由动画或代码移动；在这里它是静态的</translation>
    </message>
    <message>
        <source>code moves it in Godot; here it has no gravity</source>
        <translation>在 Godot 中它由代码移动；在这里它没有重力</translation>
    </message>
    <message>
        <source>it does not follow {node}, although it is part of it in Godot</source>
        <translation>它不跟随 {node}，而在 Godot 中它是其一部分</translation>
    </message>
    <message>
        <source>its node {node}: {note}</source>
        <translation>它的节点 {node}：{note}</translation>
    </message>
    <message>
        <source>its node {node} is disabled, and is left out</source>
        <translation>它的节点 {node} 已停用，已略去</translation>
    </message>
    <message>
        <source>its node {node} collides from one side in Godot, but from all sides here</source>
        <translation>它的节点 {node} 在 Godot 中只从一侧碰撞；在这里从所有方向碰撞</translation>
    </message>
    <message>
        <source>it has no valid points</source>
        <translation>它没有有效的点</translation>
    </message>
    <message>
        <source>it has no valid segments</source>
        <translation>它没有有效的线段</translation>
    </message>
    <message>
        <source>a concave polygon of segments becomes lines without thickness</source>
        <translation>由线段构成的凹多边形成为没有厚度的线</translation>
    </message>
    <message>
        <source>its two ends are the same point</source>
        <translation>它的两端是同一个点</translation>
    </message>
    <message>
        <source>it is infinitely long, but shapes of a scene are finite: use a rectangle</source>
        <translation>它没有尽头，而场景的形状有尽头：请使用矩形</translation>
    </message>
    <message>
        <source>it is a ray, which only pushes its own body</source>
        <translation>它是一条射线，只会推动自己的 body</translation>
    </message>
    <message>
        <source>shapes of the type {type} are not read</source>
        <translation>类型为 {type} 的形状不能读取</translation>
    </message>
    <message numerus="yes">
        <source>In Godot, two objects collide if the mask of one of them matches. So that the same pairs collide here, {count} objects ({names}) have a wider mask or category</source>
        <translation>
            <numerusform>在 Godot 中，两个对象之一的掩码就足以发生碰撞：{count} 个对象（{names}）在这里的掩码或类别放宽了，使相同的配对发生碰撞</numerusform>
        </translation>
    </message>
    <message>
        <source>Set their categories and masks by hand</source>
        <translation>手动设置它们的类别和掩码</translation>
    </message>
    <message>
        <source>In Godot, objects with the layers of {a} and objects with the layers of {b} do not collide; here they do</source>
        <translation>图层与 {a} 相同的对象和图层与 {b} 相同的对象，在 Godot 中不会相遇；在这里会</translation>
    </message>
    <message>
        <source>In Godot, objects with the layers of {a} and objects with the layers of {b} collide; here they do not</source>
        <translation>图层与 {a} 相同的对象和图层与 {b} 相同的对象，在 Godot 中会相遇；在这里不会</translation>
    </message>
    <message>
        <source>There are too many different layers to compare them: in Godot, two objects collide if one of their masks matches; here both masks must match</source>
        <translation>不同的图层太多，无法比较：在 Godot 中，两个掩码之一就足以发生碰撞；在这里两个都要符合</translation>
    </message>
    <message>
        <source>Save the project in LDtk again</source>
        <translation>在 LDtk 中重新保存项目</translation>
    </message>
    <message>
        <source>Choose a project file that LDtk saved (.ldtk)</source>
        <translation>选择 LDtk 保存的项目，.ldtk</translation>
    </message>
    <message>
        <source>This is not an LDtk project: an LDtk project is one JSON object</source>
        <translation>LDtk 的项目应是一个 JSON 对象，而这是别的内容</translation>
    </message>
    <message>
        <source>This is not an LDtk level: an LDtk level is one JSON object</source>
        <translation>LDtk 的关卡应是一个 JSON 对象，而这是别的内容</translation>
    </message>
    <message>
        <source>This is not an LDtk project: it has no "levels"</source>
        <translation>这不是 LDtk 的项目：它没有 "levels"</translation>
    </message>
    <message>
        <source>The project was saved by LDtk {version}, but only projects of LDtk 0.8 and later can be read</source>
        <translation>项目由 LDtk {version} 保存，而能读取的只有 LDtk 0.8 及以后版本的项目</translation>
    </message>
    <message>
        <source>Open it in a newer LDtk, and save it</source>
        <translation>用更新的 LDtk 打开并保存它</translation>
    </message>
    <message>
        <source>The path of the file {file} of the level {level} is not relative</source>
        <translation>关卡 {level} 的文件 {file} 没有以相对路径引用</translation>
    </message>
    <message>
        <source>The level {level} has no "layerInstances"</source>
        <translation>关卡 {level} 没有 "layerInstances"</translation>
    </message>
    <message numerus="yes">
        <source>The layer {layer} has {count} values instead of one for each of its {columns} x {rows} cells</source>
        <translation>
            <numerusform>图层 {layer} 有 {count} 个值，而不是 {columns} × {rows} 个单元格各一个</numerusform>
        </translation>
    </message>
    <message>
        <source>This part of the project</source>
        <translation>项目的这一部分</translation>
    </message>
    <message>
        <source>The IntGrid layer {layer}</source>
        <translation>IntGrid 图层 {layer}</translation>
    </message>
    <message>
        <source>a whole number from {low} to {high}</source>
        <translation>{low} 到 {high} 的整数</translation>
    </message>
    <message>
        <source>a whole number of at least 0</source>
        <translation>不小于 0 的整数</translation>
    </message>
    <message>
        <source>a value of the type {type}</source>
        <translation>类型为 {type} 的值</translation>
    </message>
    <message>
        <source>The project has more than the limit of {most} cells</source>
        <translation>项目的单元格超过上限 {most}</translation>
    </message>
    <message>
        <source>The project's entities have more than the limit of {most} fields together</source>
        <translation>项目中实体的字段超过上限 {most}</translation>
    </message>
    <message>
        <source>The project has more than the limit of {most} entities</source>
        <translation>项目的实体超过上限 {most}</translation>
    </message>
    <message>
        <source>The project has more than the limit of {most} layers</source>
        <translation>项目的图层超过上限 {most}</translation>
    </message>
    <message>
        <source>The project has more than the limit of {most} levels</source>
        <translation>项目的关卡超过上限 {most}</translation>
    </message>
    <message>
        <source>Split the project</source>
        <translation>拆分项目</translation>
    </message>
    <message>
        <source>The entity {entity} has more than the limit of {most} tags and fields</source>
        <translation>实体 {entity} 的标签和字段超过上限 {most}</translation>
    </message>
    <message>
        <source>Use fewer tags and fields</source>
        <translation>减少数量</translation>
    </message>
    <message>
        <source>The project has {count} worlds: they are placed next to each other</source>
        <translation>项目有 {count} 个世界：它们并排放置</translation>
    </message>
    <message>
        <source>The levels have {count} depths: here all levels are in one plane</source>
        <translation>关卡有 {count} 个深度：在这里都在同一平面</translation>
    </message>
    <message>
        <source>Where levels overlap, give their objects different categories and masks</source>
        <translation>在关卡相互重叠的地方，给它们的对象不同的类别和掩码</translation>
    </message>
    <message>
        <source>The world's upper left corner is the pixel {x}, {y} of LDtk's world</source>
        <translation>世界的左上角是 LDtk 世界的像素 {x}, {y}</translation>
    </message>
    <message>
        <source>its field {field} refers to an entity that does not exist</source>
        <translation>它的字段 {field} 引用了不存在的实体</translation>
    </message>
    <message>
        <source>the value of its field {field} does not fit the object's field of this name, and becomes a property</source>
        <translation>它的字段 {field} 的值不适合对象的同名字段，作为属性保留</translation>
    </message>
    <message>
        <source>the type of its field {field} is not supported, so the field is not kept</source>
        <translation>它的字段 {field} 的类型不保留</translation>
    </message>
    <message>
        <source>The layer {layer}: {cells} became {objects}</source>
        <translation>图层 {layer}：{cells}成为 {objects}</translation>
    </message>
    <message numerus="yes">
        <source>The layer {layer}: {count} tiles are pictures, and are left out</source>
        <translation>
            <numerusform>图层 {layer}：{count} 个图块是图片，已略去</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fields of {count} levels ({names}) are not kept</source>
        <translation>
            <numerusform>{count} 个关卡（{names}）的字段不保留</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pictures of {count} entities ({names}) are not shown</source>
        <translation>
            <numerusform>{count} 个实体（{names}）的图片不显示</numerusform>
        </translation>
    </message>
    <message>
        <source>Tiled map</source>
        <translation>Tiled 地图</translation>
    </message>
    <message>
        <source>LDtk project</source>
        <translation>LDtk 项目</translation>
    </message>
    <message>
        <source>Godot scene</source>
        <translation>Godot 场景</translation>
    </message>
    <message>
        <source>R.U.B.E. world</source>
        <translation>R.U.B.E. 世界</translation>
    </message>
    <message>
        <source>PhysicsEditor shape list</source>
        <translation>PhysicsEditor 形状列表</translation>
    </message>
    <message>
        <source>level</source>
        <translation>关卡</translation>
    </message>
    <message>
        <source>The level consists of more than the limit of {most} files</source>
        <translation>关卡的文件超过上限 {most}</translation>
    </message>
    <message>
        <source>Use fewer files</source>
        <translation>使用较少的文件</translation>
    </message>
    <message>
        <source>The level needs this level: {why}</source>
        <translation>关卡需要此关卡：{why}</translation>
    </message>
    <message>
        <source>The level needs this scene: {why}</source>
        <translation>关卡需要此场景：{why}</translation>
    </message>
    <message>
        <source>The level needs this resource: {why}</source>
        <translation>关卡需要此资源：{why}</translation>
    </message>
    <message>
        <source>The files of the level have more than the limit of {most} MiB together</source>
        <translation>关卡的文件总共超过上限 {most} MiB</translation>
    </message>
    <message>
        <source>Split the level</source>
        <translation>拆分关卡</translation>
    </message>
    <message>
        <source>This program was built without pugixml, so it reads no XML</source>
        <translation>此程序构建时没有 pugixml，因此不能读取 XML</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>一个数组</translation>
    </message>
    <message>
        <source>The level is larger than the limit of 1 000 000 000 m</source>
        <translation>关卡大于上限 1 000 000 000 m</translation>
    </message>
    <message>
        <source>Use more pixels per metre</source>
        <translation>增加每米像素数</translation>
    </message>
    <message numerus="yes">
        <source>The friction of {count} objects ({names}) is not kept: objects of a scene have no friction</source>
        <translation>
            <numerusform>{count} 个对象（{names}）的摩擦不保留：场景的对象没有摩擦</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are {count} more notes like this one</source>
        <translation>
            <numerusform>还有 {count} 条类似的说明</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct the first ones, and convert the level again</source>
        <translation>更正前几条，然后重新转换关卡</translation>
    </message>
    <message>
        <source>The level would have more than the limit of {most} objects</source>
        <translation>关卡转换后的对象超过上限 {most}</translation>
    </message>
    <message>
        <source>Split the level, or make fewer tiles solid</source>
        <translation>拆分关卡，或减少实心图块</translation>
    </message>
    <message>
        <source>The shapes of the level's objects have too many points together</source>
        <translation>关卡各对象的形状的点总共太多</translation>
    </message>
    <message>
        <source>Draw simpler shapes, or split the level</source>
        <translation>画简单一些的形状，或拆分关卡</translation>
    </message>
    <message>
        <source>{notes}; {more}</source>
        <translation>{notes}；{more}</translation>
    </message>
    <message>
        <source>{object} is left out: {why}</source>
        <translation>已略去 {object}：{why}</translation>
    </message>
    <message>
        <source>Correct its shape in your level editor</source>
        <translation>在关卡编辑器中更正它的形状</translation>
    </message>
    <message>
        <source>it has no shape</source>
        <translation>它没有形状</translation>
    </message>
    <message>
        <source>it has no size</source>
        <translation>它没有大小</translation>
    </message>
    <message>
        <source>it has fewer than two different points</source>
        <translation>它只有不到两个不同的点</translation>
    </message>
    <message>
        <source>it is too far from the origin</source>
        <translation>它离原点太远</translation>
    </message>
    <message numerus="yes">
        <source>{count} static objects</source>
        <translation>
            <numerusform>{count} 个静态对象</numerusform>
        </translation>
    </message>
    <message>
        <source>{object} is too far from the origin, and is left out</source>
        <translation>{object} 离原点太远，已略去</translation>
    </message>
    <message>
        <source>Move it closer, or use more pixels per metre</source>
        <translation>将它移近，或增加每米像素数</translation>
    </message>
    <message>
        <source>because of its scale or skew, its rectangle becomes a polygon</source>
        <translation>它的缩放或倾斜使矩形成为多边形</translation>
    </message>
    <message>
        <source>because of its scale or skew, its circle becomes a polygon</source>
        <translation>它的缩放或倾斜使圆成为多边形</translation>
    </message>
    <message>
        <source>because of its scale or skew, its capsule becomes a polygon</source>
        <translation>它的缩放或倾斜使胶囊成为多边形</translation>
    </message>
    <message>
        <source>The {key} of {object} was changed here and in the level: the scene keeps its value</source>
        <translation>{object} 的 {key} 在这里和关卡中都有更改：保留场景的值</translation>
    </message>
    <message>
        <source>The position, angle or scale of {object} was changed here and in the level: the scene keeps its value</source>
        <translation>{object} 的位置、角度或缩放在这里和关卡中都有更改：保留场景的值</translation>
    </message>
    <message>
        <source>The property {name} of {object} was changed here and in the level: the scene keeps its value</source>
        <translation>{object} 的属性 {name} 在这里和关卡中都有更改：保留场景的值</translation>
    </message>
    <message>
        <source>{object} was removed here, and changed in the level: it stays removed</source>
        <translation>{object} 在这里已移除，在关卡中有更改：仍为移除</translation>
    </message>
    <message>
        <source>{object} was changed here, and removed from the level: it stays in the scene</source>
        <translation>{object} 在这里有更改，从关卡中已移除：予以保留</translation>
    </message>
    <message>
        <source>The world</source>
        <translation>世界</translation>
    </message>
    <message>
        <source>The step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>The components of the scene</source>
        <translation>场景的组件</translation>
    </message>
    <message>
        <source>The other properties of the scene</source>
        <translation>场景的其他属性</translation>
    </message>
    <message>
        <source>The layer {name}</source>
        <translation>图层 {name}</translation>
    </message>
    <message>
        <source>The template {name}</source>
        <translation>模板 {name}</translation>
    </message>
    <message>
        <source>The atlas {name}</source>
        <translation>图集 {name}</translation>
    </message>
    <message>
        <source>{what} was changed here and in the level: the scene keeps its values</source>
        <translation>{what}在这里和关卡中都有更改：保留场景的值</translation>
    </message>
    <message>
        <source>{what} were changed here and in the level: the scene keeps its values</source>
        <translation>{what}在这里和关卡中都有更改：保留场景的值</translation>
    </message>
    <message>
        <source>{what} was removed here, and changed in the level: it stays removed</source>
        <translation>{what}在这里已移除，在关卡中有更改：仍为移除</translation>
    </message>
    <message>
        <source>The scene has {count} objects, more than a map's limit of {most}</source>
        <translation>场景有 {count} 个对象，超过地图的上限 {most}</translation>
    </message>
    <message>
        <source>The world has {pixels} pixels on one side, more than a map's limit of 2 147 483 647</source>
        <translation>世界的一边有 {pixels} 像素，超过地图的上限 2 147 483 647</translation>
    </message>
    <message>
        <source>Use fewer pixels per metre: --pixels-per-metre 1</source>
        <translation>减少每米像素数：--pixels-per-metre 1</translation>
    </message>
    <message>
        <source>Some ids are larger than 2 147 483 647, the limit of Tiled: all objects get new ids, from 1 on</source>
        <translation>有 ID 大于 Tiled 的上限 2 147 483 647：所有对象改用新 ID，从 1 开始</translation>
    </message>
    <message>
        <source>its sprite is not written</source>
        <translation>它的精灵不写入</translation>
    </message>
    <message>
        <source>its components are not written</source>
        <translation>它的组件不写入</translation>
    </message>
    <message>
        <source>its group is not written</source>
        <translation>它的编组不写入</translation>
    </message>
    <message>
        <source>its key {key} is not written</source>
        <translation>它的键 {key} 不写入</translation>
    </message>
    <message>
        <source>its template is not written, only its values</source>
        <translation>它的模板不写入，只写入值</translation>
    </message>
    <message>
        <source>a property becomes text, because Tiled has no type for it</source>
        <translation>Tiled 没有对应类型的属性成为文本</translation>
    </message>
    <message>
        <source>its shape becomes {count} objects, because an object in Tiled has one shape; convert joins them again</source>
        <translation>它的形状成为 {count} 个对象，因为 Tiled 的一个对象只有一个形状；convert 会将它们重新合并</translation>
    </message>
    <message>
        <source>a rotated "box" becomes the rectangle around it, without its angle</source>
        <translation>旋转的 "box" 成为包住它的矩形，不带角度</translation>
    </message>
    <message>
        <source>The scene's key {key} is not written</source>
        <translation>场景的键 {key} 不写入</translation>
    </message>
    <message>
        <source>The scene's components are not written</source>
        <translation>场景的组件不写入</translation>
    </message>
    <message>
        <source>The scene's atlases are not written</source>
        <translation>场景的图集不写入</translation>
    </message>
    <message>
        <source>Choose a map that Tiled saved (.tmx or .tmj)</source>
        <translation>选择 Tiled 保存的地图，.tmx 或 .tmj</translation>
    </message>
    <message>
        <source>This is not a Tiled map</source>
        <translation>这不是 Tiled 地图</translation>
    </message>
    <message>
        <source>This is not a Tiled map: a Tiled map in JSON is one object</source>
        <translation>Tiled 地图应是一个 JSON 对象，而这是别的内容</translation>
    </message>
    <message>
        <source>The file has more than {most} values</source>
        <translation>文件中的值超过 {most} 个</translation>
    </message>
    <message>
        <source>Split the map, or save it as .tmx</source>
        <translation>拆分地图，或保存为 .tmx</translation>
    </message>
    <message>
        <source>The file has too many elements: reading them takes more than {most} MiB of memory</source>
        <translation>文件的元素太多：读取它们需要的内存超过 {most} MiB</translation>
    </message>
    <message>
        <source>Split the map, or store its tile layers as CSV or Base64</source>
        <translation>拆分地图，或将图块层存储为 CSV 或 Base64</translation>
    </message>
    <message>
        <source>Save the map in Tiled again, or restore it from a backup</source>
        <translation>在 Tiled 中重新保存地图，或从备份恢复</translation>
    </message>
    <message>
        <source>The file has a DOCTYPE with definitions, which Tiled maps do not need</source>
        <translation>文件有带定义的 DOCTYPE，而 Tiled 地图不需要它</translation>
    </message>
    <message>
        <source>Remove the DOCTYPE</source>
        <translation>移除 DOCTYPE</translation>
    </message>
    <message>
        <source>The path of the file {file} is not relative</source>
        <translation>文件 {file} 没有以相对路径引用</translation>
    </message>
    <message>
        <source>The path of the picture {file} is not relative</source>
        <translation>图片 {file} 没有以相对路径引用</translation>
    </message>
    <message>
        <source>Put the file next to the map, and choose it in Tiled again</source>
        <translation>将它放到地图所在的文件夹，并在 Tiled 中重新选择</translation>
    </message>
    <message>
        <source>The map uses more than the limit of {most} files</source>
        <translation>地图引用的文件超过上限 {most}</translation>
    </message>
    <message>
        <source>Put several tilesets into one</source>
        <translation>将多个图块集合并为一个</translation>
    </message>
    <message>
        <source>The map needs this tileset: {why}</source>
        <translation>地图需要此图块集：{why}</translation>
    </message>
    <message>
        <source>The map needs this template: {why}</source>
        <translation>地图需要此模板：{why}</translation>
    </message>
    <message>
        <source>The files of the map have more than the limit of {most} MiB together</source>
        <translation>地图的文件总共超过上限 {most} MiB</translation>
    </message>
    <message>
        <source>This is not a Tiled tileset</source>
        <translation>这不是 Tiled 的图块集</translation>
    </message>
    <message>
        <source>Choose a tileset (.tsx or .tsj) in the map</source>
        <translation>在地图中选择图块集，.tsx 或 .tsj</translation>
    </message>
    <message>
        <source>This is not a Tiled template: it has no object</source>
        <translation>这不是 Tiled 的模板：它没有对象</translation>
    </message>
    <message>
        <source>Choose a template (.tx or .tj) in the map</source>
        <translation>在地图中选择模板，.tx 或 .tj</translation>
    </message>
    <message>
        <source>Save the template in Tiled again</source>
        <translation>在 Tiled 中重新保存模板</translation>
    </message>
    <message>
        <source>Save the map in Tiled again</source>
        <translation>在 Tiled 中重新保存地图</translation>
    </message>
    <message>
        <source>Split the map</source>
        <translation>拆分地图</translation>
    </message>
    <message>
        <source>"{key}" of {element} is {value}, not a number of at most 1 000 000 000</source>
        <translation>{element} 的 "{key}" 是 {value}，应为不超过 1 000 000 000 的数</translation>
    </message>
    <message>
        <source>Write a number of at most 1 000 000 000, or save the map in Tiled again</source>
        <translation>写不超过 1 000 000 000 的数，或在 Tiled 中重新保存地图</translation>
    </message>
    <message>
        <source>"{key}" of {element} is {value}, not a whole number from {low} to {high}</source>
        <translation>{element} 的 "{key}" 是 {value}，应为 {low} 到 {high} 的整数</translation>
    </message>
    <message>
        <source>Write a whole number from {low} to {high}, or save the map in Tiled again</source>
        <translation>写 {low} 到 {high} 的整数，或在 Tiled 中重新保存地图</translation>
    </message>
    <message>
        <source>"{key}" of {element} is {value}, not 0 or 1</source>
        <translation>{element} 的 "{key}" 是 {value}，应为 0 或 1</translation>
    </message>
    <message>
        <source>Write 0 or 1, or save the map in Tiled again</source>
        <translation>写 0 或 1，或在 Tiled 中重新保存地图</translation>
    </message>
    <message>
        <source>"{key}" has {bytes} bytes, more than the limit of {most}</source>
        <translation>"{key}" 有 {bytes} 字节，超过上限 {most}</translation>
    </message>
    <message>
        <source>The map has no "{key}"</source>
        <translation>地图没有 "{key}"</translation>
    </message>
    <message>
        <source>The names of the groups and the layer together are too long</source>
        <translation>编组和图层的名称合起来太长</translation>
    </message>
    <message>
        <source>Shorten them</source>
        <translation>将它们缩短</translation>
    </message>
    <message>
        <source>The map has more than the limit of {most} objects</source>
        <translation>地图的对象超过上限 {most}</translation>
    </message>
    <message>
        <source>The objects up to this one need more memory than the limit of {most} MiB</source>
        <translation>到此为止的对象需要的内存超过上限 {most} MiB</translation>
    </message>
    <message>
        <source>Make the templates smaller, or split the map</source>
        <translation>缩小模板，或拆分地图</translation>
    </message>
    <message>
        <source>The layers have more than the limit of {most} tiles together</source>
        <translation>各图层的图块总共超过上限 {most}</translation>
    </message>
    <message>
        <source>The map has more than the limit of {most} layers</source>
        <translation>地图的图层超过上限 {most}</translation>
    </message>
    <message>
        <source>Join some of the layers</source>
        <translation>合并其中一些</translation>
    </message>
    <message>
        <source>A layer has the unknown kind {kind}, and is left out</source>
        <translation>有一个图层的类型 {kind} 是未知的，已略去</translation>
    </message>
    <message>
        <source>Use tile layers or object layers</source>
        <translation>使用图块层或对象层</translation>
    </message>
    <message>
        <source>Groups are nested deeper than {most} levels</source>
        <translation>编组的嵌套超过 {most} 层</translation>
    </message>
    <message>
        <source>Nest fewer groups</source>
        <translation>减少编组的嵌套</translation>
    </message>
    <message>
        <source>Layer {layer}: {why}</source>
        <translation>图层 {layer}：{why}</translation>
    </message>
    <message>
        <source>Save the map in Tiled again, with the tile layer format CSV</source>
        <translation>在 Tiled 中重新保存地图，图块层格式选 CSV</translation>
    </message>
    <message>
        <source>The layer has fewer than {count} tiles</source>
        <translation>图层的图块少于 {count} 个</translation>
    </message>
    <message>
        <source>Tile {number} of the layer is {text}, not a number from 0 to 4 294 967 295</source>
        <translation>图层的图块 {number} 是 {text}，应为 0 到 4 294 967 295 的数</translation>
    </message>
    <message>
        <source>There is no comma after tile {number} of the layer</source>
        <translation>图层的图块 {number} 之后没有逗号</translation>
    </message>
    <message>
        <source>The layer does not have exactly {count} tiles</source>
        <translation>图层的图块不是恰好 {count} 个</translation>
    </message>
    <message>
        <source>The tiles of the layer are not valid Base64</source>
        <translation>图层的图块不是 Base64</translation>
    </message>
    <message>
        <source>The tiles of the layer are damaged: decoding them does not give {count} tiles</source>
        <translation>图层的图块已损坏：它们解不出 {count} 个图块</translation>
    </message>
    <message>
        <source>The encoding {encoding} of the layer is unknown</source>
        <translation>图层的编码 {encoding} 是未知的</translation>
    </message>
    <message>
        <source>The compression {compression} of the layer is unknown</source>
        <translation>图层的压缩方式 {compression} 是未知的</translation>
    </message>
    <message>
        <source>The tileset describes more than the limit of {most} tiles</source>
        <translation>图块集描述的图块超过上限 {most}</translation>
    </message>
    <message>
        <source>Split it into several tilesets</source>
        <translation>将它拆分为多个图块集</translation>
    </message>
    <message>
        <source>The tileset describes tile {tile} twice</source>
        <translation>图块集对图块 {tile} 描述了两次</translation>
    </message>
    <message>
        <source>Save the tileset in Tiled again</source>
        <translation>在 Tiled 中重新保存图块集</translation>
    </message>
    <message>
        <source>Save the tileset in Tiled again, so that it contains the size of its picture</source>
        <translation>在 Tiled 中重新保存图块集，使它含有图片的大小</translation>
    </message>
    <message>
        <source>A point of this {form} is not two numbers</source>
        <translation>此 {form} 有一个点不是两个数</translation>
    </message>
    <message>
        <source>Write points like 0,0 16,0 16,16, or draw the object in Tiled again</source>
        <translation>点应写成 0,0 16,0 16,16 的形式，或在 Tiled 中重新绘制该对象</translation>
    </message>
    <message>
        <source>This {form} has more than the limit of {most} points</source>
        <translation>此 {form} 的点超过上限 {most}</translation>
    </message>
    <message>
        <source>Split the object into several objects</source>
        <translation>将对象拆分为多个</translation>
    </message>
    <message>
        <source>The tile {tile} is in no tileset of the map</source>
        <translation>图块 {tile} 不在地图的任何图块集中</translation>
    </message>
    <message>
        <source>Add its tileset to the map; until then, the object is read as a rectangle</source>
        <translation>将它的图块集添加到地图；在此之前，该对象按矩形读取</translation>
    </message>
    <message>
        <source>The object has a size below 0</source>
        <translation>对象的大小小于 0</translation>
    </message>
    <message>
        <source>Give it a width and a height of at least 0</source>
        <translation>宽度和高度至少为 0</translation>
    </message>
    <message>
        <source>This element has more than the limit of {most} properties</source>
        <translation>此元素的属性超过上限 {most}</translation>
    </message>
    <message>
        <source>Use a property of type class for them, or remove some</source>
        <translation>为它们使用 class 类型的属性，或移除一些</translation>
    </message>
    <message>
        <source>The property {name} has more than the limit of {most} bytes</source>
        <translation>属性 {name} 超过上限 {most} 字节</translation>
    </message>
    <message>
        <source>The property {name} is given twice: the first one is used</source>
        <translation>属性 {name} 出现两次：使用第一个</translation>
    </message>
    <message>
        <source>object {id}</source>
        <translation>对象 {id}</translation>
    </message>
    <message>
        <source>{object} has the property {name}, whose value does not fit this field</source>
        <translation>{object} 有属性 {name}，其值不适合这个字段</translation>
    </message>
    <message>
        <source>Correct the value, or rename the property; until then it is kept as a property</source>
        <translation>更正它，或重命名该属性；它作为属性保留</translation>
    </message>
    <message>
        <source>Rename the property</source>
        <translation>重命名该属性</translation>
    </message>
    <message>
        <source>The id {id} is given twice: this object gets the id {other}</source>
        <translation>ID {id} 出现两次：此对象改用 ID {other}</translation>
    </message>
    <message>
        <source>There are no free ids left for the map's objects</source>
        <translation>地图对象的 ID 已用完</translation>
    </message>
    <message>
        <source>Draw it with another shape</source>
        <translation>用其他形状绘制它</translation>
    </message>
    <message>
        <source>an ellipse becomes a polygon of {points} points, at most {gap} pixels smaller</source>
        <translation>椭圆成为 {points} 个点的多边形，最多小 {gap} 像素</translation>
    </message>
    <message>
        <source>a polygon of two points becomes a line</source>
        <translation>两个点的多边形成为线</translation>
    </message>
    <message>
        <source>a rotated rectangle in a stretched tile becomes a polygon</source>
        <translation>拉伸图块中旋转的矩形成为多边形</translation>
    </message>
    <message>
        <source>a stretched capsule becomes a polygon</source>
        <translation>拉伸的胶囊成为多边形</translation>
    </message>
    <message>
        <source>a rectangle without area becomes a line</source>
        <translation>没有面积的矩形成为线</translation>
    </message>
    <message>
        <source>it is not a simple polygon ({why}), and becomes a mesh of triangles, which may cover a different area</source>
        <translation>它不是简单多边形（{why}），因此成为三角网格，所覆盖的面积可能不同</translation>
    </message>
    <message>
        <source>a point has no shape: it becomes a small circle that collides with nothing</source>
        <translation>点没有形状：它成为不与任何对象碰撞的小圆</translation>
    </message>
    <message>
        <source>its picture is not shown, because sprites have no diagonal flip</source>
        <translation>它的图片不显示，因为精灵没有对角线翻转</translation>
    </message>
    <message>
        <source>its picture is not shown, because the tileset does not say where it is</source>
        <translation>它的图片不显示，因为图块集没有说明图片的位置</translation>
    </message>
    <message>
        <source>its tile has no size</source>
        <translation>它的图块没有大小</translation>
    </message>
    <message>
        <source>only sprites have their own opacity: it is kept as the property "opacity"</source>
        <translation>只有精灵有自己的不透明度：它作为属性 "opacity" 保留</translation>
    </message>
    <message>
        <source>The layer {layer} has a parallax factor, which is not kept: layers do not move</source>
        <translation>图层 {layer} 有视差系数，不予保留：图层不会移动</translation>
    </message>
    <message>
        <source>The layer {layer} has a tint colour, which is not kept</source>
        <translation>图层 {layer} 有着色，不予保留</translation>
    </message>
    <message>
        <source>The layer {layer} has the class {name}, which is not kept</source>
        <translation>图层 {layer} 有类 {name}，不予保留</translation>
    </message>
    <message>
        <source>The layer {layer} is a picture, and is left out</source>
        <translation>图层 {layer} 是图片，已略去</translation>
    </message>
    <message>
        <source>Give an object a sprite to show a picture</source>
        <translation>要显示图片，请给一个对象添加精灵</translation>
    </message>
    <message>
        <source>The layer {layer} is left out: tiles of {orientation} maps are not rectangles</source>
        <translation>已略去图层 {layer}：{orientation} 地图的图块不是矩形</translation>
    </message>
    <message>
        <source>Draw collision shapes on an object layer</source>
        <translation>在对象层上绘制碰撞形状</translation>
    </message>
    <message numerus="yes">
        <source>The layer {layer} has {count} tiles that are in no tileset of the map; they are left out</source>
        <translation>
            <numerusform>图层 {layer} 有 {count} 个图块不属于地图的任何图块集，已略去</numerusform>
        </translation>
    </message>
    <message>
        <source>Add the tileset to the map in Tiled</source>
        <translation>在 Tiled 中将该图块集添加到地图</translation>
    </message>
    <message numerus="yes">
        <source>The layer {layer} has {count} tiles that are not solid</source>
        <translation>
            <numerusform>图层 {layer} 有 {count} 个没有设为实心的图块</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The layer {layer} has {count} tiles that are not solid; they are left out</source>
        <translation>
            <numerusform>图层 {layer} 有 {count} 个没有设为实心的图块，已略去</numerusform>
        </translation>
    </message>
    <message>
        <source>For walls, give the layer or the tiles the bool property "solid", or draw collision shapes</source>
        <translation>要用作墙，请给图层或图块添加布尔属性 "solid"，或绘制碰撞形状</translation>
    </message>
    <message numerus="yes">
        <source>The layer {layer}: {count} tiles are pictures that collide with nothing</source>
        <translation>
            <numerusform>图层 {layer}：{count} 个图块是不与任何对象碰撞的图片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The layer {layer} has {count} tiles whose pictures are not shown, because the tileset does not say where they are</source>
        <translation>
            <numerusform>图层 {layer} 有 {count} 个图块的图片不显示，因为图块集没有说明图片的位置</numerusform>
        </translation>
    </message>
    <message>
        <source>The layer {layer}: {tiles} became {objects}</source>
        <translation>图层 {layer}：{tiles}成为 {objects}</translation>
    </message>
    <message>
        <source>The layer {layer}: {tiles} became {objects}; pictures of tiles are not shown</source>
        <translation>图层 {layer}：{tiles}成为 {objects}；图块的图片不显示</translation>
    </message>
    <message numerus="yes">
        <source>{count} solid tiles</source>
        <translation>
            <numerusform>{count} 个实心图块</numerusform>
        </translation>
    </message>
    <message>
        <source>Tile {tile} of {tileset} in the layer {layer}: {note}</source>
        <translation>图层 {layer} 中 {tileset} 的图块 {tile}：{note}</translation>
    </message>
    <message>
        <source>The map is larger than the limit of 1 000 000 000 m</source>
        <translation>地图大于上限 1 000 000 000 m</translation>
    </message>
    <message>
        <source>The map is isometric: its objects are placed as seen from above, on square tiles with the tile's height as their side</source>
        <translation>地图是等距视角：其对象按俯视时边长为图块高度的正方形放置</translation>
    </message>
    <message>
        <source>The map is {orientation}: only its objects are read</source>
        <translation>地图是 {orientation} 的：只读取它的对象</translation>
    </message>
    <message>
        <source>The map is infinite: the world's upper left corner is the pixel {x}, {y}</source>
        <translation>地图是无限的：世界的左上角是像素 {x}, {y}</translation>
    </message>
    <message numerus="yes">
        <source>{count} objects ({names}) came from templates: their values were copied, and do not follow the template</source>
        <translation>
            <numerusform>{count} 个对象（{names}）来自模板：它们的值已复制，不再跟随模板</numerusform>
        </translation>
    </message>
    <message>
        <source>A pair has the object index {index}, but there are {count} objects, counted from 0</source>
        <translation>有一个配对引用对象 {index}，但只有 {count} 个对象，从 0 开始计数</translation>
    </message>
    <message>
        <source>A registration has the object index {index}, but there are {count} objects, counted from 0</source>
        <translation>有一个登记引用对象 {index}，但只有 {count} 个对象，从 0 开始计数</translation>
    </message>
    <message>
        <source>Use the positions of the objects in OwnPairs::objects as indices</source>
        <translation>用 OwnPairs::objects 中的位置作为索引</translation>
    </message>
    <message>
        <source>The box of object {index} is empty or not finite</source>
        <translation>对象 {index} 的包围盒是空的，或不是有限的</translation>
    </message>
    <message>
        <source>Leave the object out, or give it a box with lo &lt;= hi</source>
        <translation>略去该对象，或给它一个 lo &lt;= hi 的包围盒</translation>
    </message>
    <message>
        <source>The trace has no candidates</source>
        <translation>跟踪文件中没有候选对</translation>
    </message>
    <message>
        <source>Record the pairs that your broad phase reports</source>
        <translation>录制您的粗检测所报告的配对</translation>
    </message>
    <message>
        <source>the calculation at character {place} has no result</source>
        <translation>第 {place} 个字符处的计算没有结果</translation>
    </message>
    <message>
        <source>Use other numbers there</source>
        <translation>在那里选用其他数</translation>
    </message>
    <message>
        <source>the result at character {place} is too large</source>
        <translation>第 {place} 个字符处的计算结果太大</translation>
    </message>
    <message>
        <source>Use smaller numbers there</source>
        <translation>在那里选用较小的数</translation>
    </message>
    <message>
        <source>Remove it, or add "(" before it</source>
        <translation>移除它，或补上左括号</translation>
    </message>
    <message>
        <source>a comma is only allowed between groups of three digits and between the arguments of a function</source>
        <translation>逗号只能用在三位一组的数字之间，以及函数的参数之间</translation>
    </message>
    <message>
        <source>Write decimals with a point: 0.5</source>
        <translation>小数用小数点书写：0.5</translation>
    </message>
    <message>
        <source>an operator is missing before "{word}"</source>
        <translation>“{word}”之前缺少运算符</translation>
    </message>
    <message>
        <source>Add an operator, such as *</source>
        <translation>写一个运算符，例如 *</translation>
    </message>
    <message>
        <source>division by 0</source>
        <translation>任何数都不能除以 0</translation>
    </message>
    <message>
        <source>Divide by another number</source>
        <translation>除以其他数</translation>
    </message>
    <message>
        <source>division by 0 at character {place}</source>
        <translation>第 {place} 个字符处除以 0</translation>
    </message>
    <message>
        <source>more than {limit} nested parentheses and signs</source>
        <translation>括号和正负号的嵌套超过 {limit} 层</translation>
    </message>
    <message>
        <source>Type a shorter calculation</source>
        <translation>写得短一些</translation>
    </message>
    <message>
        <source>a number is missing at the end</source>
        <translation>末尾缺少一个数</translation>
    </message>
    <message>
        <source>a number is missing before "{word}"</source>
        <translation>“{word}”之前缺少一个数</translation>
    </message>
    <message>
        <source>Add a number there, or remove the rest</source>
        <translation>在那里写一个数，或去掉其余部分</translation>
    </message>
    <message>
        <source>")" is missing at the end</source>
        <translation>末尾缺少“)”</translation>
    </message>
    <message>
        <source>Add the missing ")"</source>
        <translation>补上右括号</translation>
    </message>
    <message>
        <source>"{text}" is not a number</source>
        <translation>“{text}”不是数</translation>
    </message>
    <message>
        <source>Type a number with a point and perhaps an exponent (0.5, -3, 1e6), or a calculation (2.5*3)</source>
        <translation>输入一个数，可带小数点和指数 (0.5, -3, 1e6)，或一个算式 (2.5*3)</translation>
    </message>
    <message>
        <source>Type a number with a point and perhaps an exponent: 0.5, -3, 1e6</source>
        <translation>输入一个数，可带小数点和指数：0.5, -3, 1e6</translation>
    </message>
    <message>
        <source>"(" is missing after "{name}"</source>
        <translation>“{name}”之后缺少“(”</translation>
    </message>
    <message>
        <source>Write {name}(...)</source>
        <translation>写成 {name}(...)</translation>
    </message>
    <message>
        <source>{name} takes one number</source>
        <translation>{name} 只接受一个数</translation>
    </message>
    <message>
        <source>Remove the comma and the text after it</source>
        <translation>移除逗号之后的内容</translation>
    </message>
    <message>
        <source>{text} is outside the range of numbers</source>
        <translation>{text} 超出了数的范围</translation>
    </message>
    <message>
        <source>Type a number between 1e-307 and 1e308</source>
        <translation>输入 1e-307 到 1e308 之间的数</translation>
    </message>
    <message>
        <source>the text has more than {limit} characters</source>
        <translation>超过 {limit} 个字符</translation>
    </message>
    <message>
        <source>Aims at the pointer and shoots an object</source>
        <translation>朝指针瞄准，并射出一个对象</translation>
    </message>
    <message>
        <source>Walks along x at a constant speed</source>
        <translation>以恒定速度沿 x 行走</translation>
    </message>
    <message>
        <source>Puts copies of an object into the world</source>
        <translation>将一个对象的副本放入世界</translation>
    </message>
    <message>
        <source>Removes its owner after some time</source>
        <translation>一段时间后移除其所属对象</translation>
    </message>
    <message>
        <source>Moves along one axis, controlled by keys or following an object</source>
        <translation>沿一个轴移动，由按键控制或跟随一个对象</translation>
    </message>
    <message>
        <source>Rotates about its position while a key is pressed</source>
        <translation>按住某个按键时，绕自身位置旋转</translation>
    </message>
    <message>
        <source>Counts what hits its owner</source>
        <translation>统计命中其所属对象的对象</translation>
    </message>
    <message>
        <source>The object that it shoots</source>
        <translation>要射出的对象</translation>
    </message>
    <message>
        <source>Launch speed for every metre between cannon and pointer</source>
        <translation>大炮与指针之间每一米对应的发射速度</translation>
    </message>
    <message>
        <source>How fast it walks</source>
        <translation>行走的速度</translation>
    </message>
    <message>
        <source>Its direction at the start</source>
        <translation>开始时朝哪边行走</translation>
    </message>
    <message>
        <source>The time of its animation at the start</source>
        <translation>开始时动画已播放多少</translation>
    </message>
    <message>
        <source>The object that it copies</source>
        <translation>要复制的对象</translation>
    </message>
    <message>
        <source>Time between two copies</source>
        <translation>两个副本之间的时间</translation>
    </message>
    <message>
        <source>The number of copies in all</source>
        <translation>副本的总数</translation>
    </message>
    <message>
        <source>How long its owner stays in the world</source>
        <translation>其所属对象在世界中停留多久</translation>
    </message>
    <message>
        <source>The axis along which it moves</source>
        <translation>沿哪个轴移动</translation>
    </message>
    <message>
        <source>How fast it moves</source>
        <translation>移动的速度</translation>
    </message>
    <message>
        <source>The object that it follows; without one, the arrow keys control it</source>
        <translation>要跟随的对象；无：由方向键控制</translation>
    </message>
    <message>
        <source>How far it rotates about its owner's position</source>
        <translation>绕其所属对象的位置旋转多少</translation>
    </message>
    <message>
        <source>How fast it rotates</source>
        <translation>旋转的速度</translation>
    </message>
    <message>
        <source>Points for each hit</source>
        <translation>每次命中的得分</translation>
    </message>
    <message>
        <source>The player that gets the points: 1, 2, ...</source>
        <translation>得分的玩家：1、2、...</translation>
    </message>
    <message>
        <source>The path</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>The path {path}</source>
        <translation>路径 {path}</translation>
    </message>
    <message>
        <source>The picture {path}</source>
        <translation>图片 {path}</translation>
    </message>
    <message>
        <source>{what} is empty</source>
        <translation>{what}为空</translation>
    </message>
    <message>
        <source>{what} has a backslash in it</source>
        <translation>{what}中含有反斜杠</translation>
    </message>
    <message>
        <source>Write '/' between folders</source>
        <translation>在文件夹之间写“/”</translation>
    </message>
    <message>
        <source>{what} is not in its simplest form</source>
        <translation>{what}不够简洁</translation>
    </message>
    <message>
        <source>Write it without ".", without "//" and without a '/' at its end</source>
        <translation>书写时不要用“.”、“//”和末尾的“/”</translation>
    </message>
    <message>
        <source>{what} is absolute: on another computer, the project would not find it</source>
        <translation>{what}是绝对路径：在其他机器上，项目会找不到它</translation>
    </message>
    <message>
        <source>Write the path relative to the folder of the project's file, such as {example}</source>
        <translation>从项目文件所在的文件夹起书写路径，例如 {example}</translation>
    </message>
    <message>
        <source>{what} contains "..", which can lead out of the project's folder</source>
        <translation>{what}用“..”向上，可能会离开项目的文件夹</translation>
    </message>
    <message>
        <source>Move the file into the project's folder, and write its path without ".."</source>
        <translation>将文件移到项目的文件夹中，书写路径时不要用“..”</translation>
    </message>
    <message>
        <source>{what} is absolute: on another computer, the atlas would not find it</source>
        <translation>{what}是绝对路径：在其他机器上，图集会找不到它</translation>
    </message>
    <message>
        <source>Write the path relative to the folder of the atlas's file, such as {example}</source>
        <translation>从图集文件所在的文件夹起书写路径，例如 {example}</translation>
    </message>
    <message>
        <source>{what} contains "..", which can lead out of the atlas's folder</source>
        <translation>{what}用“..”向上，可能会离开图集的文件夹</translation>
    </message>
    <message>
        <source>Move the file into the atlas's folder, and write its path without ".."</source>
        <translation>将文件移到图集的文件夹中，书写路径时不要用“..”</translation>
    </message>
    <message>
        <source>{what} is absolute: on another computer, the scene would not find it</source>
        <translation>{what}是绝对路径：在其他机器上，场景会找不到它</translation>
    </message>
    <message>
        <source>Write the path relative to the folder of the scene's file, such as {example}</source>
        <translation>从场景文件所在的文件夹起书写路径，例如 {example}</translation>
    </message>
    <message>
        <source>{what} contains "..", which can lead out of the scene's folder</source>
        <translation>{what}用“..”向上，可能会离开场景的文件夹</translation>
    </message>
    <message>
        <source>Move the file into the scene's folder, and write its path without ".."</source>
        <translation>将文件移到场景的文件夹中，书写路径时不要用“..”</translation>
    </message>
    <message>
        <source>A cannon, its ball and targets in 9.6 x 4.8 m</source>
        <translation>9.6 × 4.8 m 中有一门大炮、它的球和目标</translation>
    </message>
    <message>
        <source>The same in 9.6 x 6.4 m: twelve cells with sides of 2.5 m</source>
        <translation>同样的内容，世界为 9.6 × 6.4 m：十二个 2.5 m 的单元格</translation>
    </message>
    <message>
        <source>Boxes of about 0.5 m, a quarter of them moving, 4 m^2 for each</source>
        <translation>约 0.5 m 的矩形，四分之一在移动，每个占 4 m^2</translation>
    </message>
    <message>
        <source>Groups of 50 boxes: most cells are empty, a few are full</source>
        <translation>同样的矩形，每 50 个聚成一群：多数单元格是空的，少数是满的</translation>
    </message>
    <message>
        <source>Boxes, oriented boxes and circles of 0.05 to 50 m; half move</source>
        <translation>0.05 至 50 m 的矩形、定向矩形和圆；一半在移动</translation>
    </message>
    <message>
        <source>A level of 1 m tiles and platforms, 5 % balls and crates</source>
        <translation>由 1 m 的图块和平台组成的关卡，5% 是球和箱子</translation>
    </message>
    <message>
        <source>Walkers of 1 m that come back at the opposite edge</source>
        <translation>4.8 × 3.2 m 中 1 m 大小的行走者，从一边走出后从另一边回来</translation>
    </message>
    <message>
        <source>Two paddles, two walls and a ball; the right paddle follows it</source>
        <translation>两个球拍、两面墙和一个球；右边的球拍跟随球</translation>
    </message>
    <message>
        <source>A ball that falls through bumpers between slanted walls</source>
        <translation>在斜墙之间穿过弹射柱下落的球</translation>
    </message>
    <message>
        <source>Moving circles of about 1 m radius in 100 x 100 m</source>
        <translation>100 × 100 m 中半径约 1 m 的移动的圆</translation>
    </message>
    <message>
        <source>{count} targets are too many; the limit is {limit}</source>
        <translation>{count} 个目标太多；上限为 {limit}</translation>
    </message>
    <message>
        <source>{count} objects are too many; the limit is {limit}</source>
        <translation>{count} 个对象太多；上限为 {limit}</translation>
    </message>
    <message>
        <source>{count} walkers are too many; the limit is {limit}</source>
        <translation>{count} 个行走者太多；上限为 {limit}</translation>
    </message>
    <message>
        <source>{count} balls are too many; the limit is {limit}</source>
        <translation>{count} 个球太多；上限为 {limit}</translation>
    </message>
    <message>
        <source>{count} bumpers are too many; the limit is {limit}</source>
        <translation>{count} 个弹射柱太多；上限为 {limit}</translation>
    </message>
    <message>
        <source>{count} circles are too many; the limit is {limit}</source>
        <translation>{count} 个圆太多；上限为 {limit}</translation>
    </message>
    <message>
        <source>The world "{name}" has no objects</source>
        <translation>世界“{name}”没有对象</translation>
    </message>
    <message>
        <source>Leave the count out, or choose another kind of world</source>
        <translation>不写数量，或选择其他类型的世界</translation>
    </message>
    <message>
        <source>Ask for {limit} or fewer</source>
        <translation>请求的数量不要超过 {limit}</translation>
    </message>
    <message>
        <source>There is no sample world called {name}</source>
        <translation>没有名为 {name} 的示例世界</translation>
    </message>
    <message>
        <source>two numbers [width, height] above 0 and up to 1e9</source>
        <translation>两个数 [宽, 高]，大于 0、不超过 1e9</translation>
    </message>
    <message>
        <source>two numbers [x, y] from -1e9 to 1e9</source>
        <translation>两个数 [x, y]，从 -1e9 到 1e9</translation>
    </message>
    <message>
        <source>a whole number from -2147483648 to 2147483647</source>
        <translation>-2147483648 到 2147483647 的整数</translation>
    </message>
    <message>
        <source>A picture of {width} x {height} pixels is too large to trace: the limit is {limit} pixels</source>
        <translation>{width} × {height} 像素的图片太大，无法描摹：上限为 {limit} 像素</translation>
    </message>
    <message>
        <source>Trace a region of it, or a smaller picture</source>
        <translation>描摹其中的一个区域，或较小的图片</translation>
    </message>
    <message>
        <source>Begin with the line {{"broadside":"frames","version":1}</source>
        <translation>以这一行开头：{{"broadside":"frames","version":1}</translation>
    </message>
    <message>
        <source>More text follows after the first line</source>
        <translation>第一行之后还有文本</translation>
    </message>
    <message>
        <source>Print each frame on its own line</source>
        <translation>将每一帧输出为单独的一行</translation>
    </message>
    <message>
        <source>The first line has no "broadside":"frames"</source>
        <translation>第一行没有 "broadside":"frames"</translation>
    </message>
    <message>
        <source>The first line has no "version"</source>
        <translation>第一行没有 "version"</translation>
    </message>
    <message>
        <source>The first line announces {kind}, not "frames"</source>
        <translation>第一行声明的是 {kind}，而不是 "frames"</translation>
    </message>
    <message>
        <source>The frames have version {version}, but this program reads only versions up to 1</source>
        <translation>帧的版本为 {version}，此程序最高读取版本 1</translation>
    </message>
    <message>
        <source>"unitsPerMetre" is below 0.000 000 001</source>
        <translation>"unitsPerMetre" 小于 0.000 000 001</translation>
    </message>
    <message>
        <source>Print a larger number</source>
        <translation>输出更大的数</translation>
    </message>
    <message>
        <source>"dt" is not a number of at least 0</source>
        <translation>"dt" 不是大于或等于 0 的数</translation>
    </message>
    <message>
        <source>Print the duration of a frame in seconds</source>
        <translation>输出一帧的秒数</translation>
    </message>
    <message>
        <source>{key} is not a finite number</source>
        <translation>{key} 不是有限数</translation>
    </message>
    <message>
        <source>Print a number, or leave the key out</source>
        <translation>输出一个数，或去掉该键</translation>
    </message>
    <message>
        <source>There are more than the limit of 1 000 parameters</source>
        <translation>参数超过上限 1 000</translation>
    </message>
    <message>
        <source>Print fewer parameters</source>
        <translation>减少输出</translation>
    </message>
    <message>
        <source>The world is larger than the limit of 1 000 000 000 m</source>
        <translation>世界大于上限 1 000 000 000 m</translation>
    </message>
    <message>
        <source>Print a larger "unitsPerMetre"</source>
        <translation>输出更大的 "unitsPerMetre"</translation>
    </message>
    <message>
        <source>The key {key} is given twice</source>
        <translation>键 {key} 出现两次</translation>
    </message>
    <message>
        <source>Print it once in each frame</source>
        <translation>在每一帧中输出一次</translation>
    </message>
    <message>
        <source>Print {form}</source>
        <translation>输出 {form}</translation>
    </message>
    <message>
        <source>Print {form} in the units of your game</source>
        <translation>以您的单位输出 {form}</translation>
    </message>
    <message>
        <source>The list does not have exactly the numbers {form}</source>
        <translation>列表中的数不是 {form}</translation>
    </message>
    <message>
        <source>The number is not finite, or beyond the limit of 1 000 000 000</source>
        <translation>该数不是有限数，或超过上限 1 000 000 000</translation>
    </message>
    <message>
        <source>{key} is not a number above 0 and up to 1 000 000 000</source>
        <translation>{key} 不是大于 0、不超过 1 000 000 000 的数</translation>
    </message>
    <message>
        <source>Print a number in this range, or leave the key out</source>
        <translation>输出这样的数，或去掉该键</translation>
    </message>
    <message>
        <source>The world is not a rectangle with a width and a height above 0</source>
        <translation>世界不是有宽度和高度的矩形</translation>
    </message>
    <message>
        <source>Print [left,low,right,high], or with "yDown" [left,top,right,bottom]</source>
        <translation>输出 [left,low,right,high]，有 "yDown" 时输出 [left,top,right,bottom]</translation>
    </message>
    <message>
        <source>A cell has a width or a height that is not above 0</source>
        <translation>有一个单元格的宽度或高度不大于 0</translation>
    </message>
    <message>
        <source>Print the size of a cell</source>
        <translation>输出单元格的大小</translation>
    </message>
    <message>
        <source>{key} is not the id of an object</source>
        <translation>{key} 不是对象的 ID</translation>
    </message>
    <message>
        <source>Print the id in double quotes, such as "7"</source>
        <translation>将 ID 输出在双引号中，例如 "7"</translation>
    </message>
    <message>
        <source>An id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>The version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>A column or row</source>
        <translation>列或行</translation>
    </message>
    <message>
        <source>The number of a grid</source>
        <translation>网格编号</translation>
    </message>
    <message>
        <source>A category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>A mask</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>More text follows after the frame</source>
        <translation>该帧之后还有文本</translation>
    </message>
    <message>
        <source>The frame has no "boxes"</source>
        <translation>该帧没有 "boxes"</translation>
    </message>
    <message>
        <source>Print the boxes of all objects: "boxes":[[1,0,0,2,2]]</source>
        <translation>输出所有对象的包围盒："boxes":[[1,0,0,2,2]]</translation>
    </message>
    <message>
        <source>This is a first line again, not a frame</source>
        <translation>这是第一行的内容，不是帧</translation>
    </message>
    <message>
        <source>Write each run of the game into its own file</source>
        <translation>将游戏的每次运行写入单独的文件</translation>
    </message>
    <message>
        <source>The time is not a finite number</source>
        <translation>时间不是有限数</translation>
    </message>
    <message>
        <source>Check how the game computes the time</source>
        <translation>检查游戏中计算它的地方</translation>
    </message>
    <message>
        <source>The list has more than the limit of {most} entries</source>
        <translation>列表的条目超过上限 {most}</translation>
    </message>
    <message>
        <source>Print a smaller world</source>
        <translation>输出较小的世界</translation>
    </message>
    <message>
        <source>A box does not have exactly the values {values}</source>
        <translation>有一个包围盒的值不是 {values}</translation>
    </message>
    <message>
        <source>A registered box does not have exactly the values {values}</source>
        <translation>有一个登记的包围盒的值不是 {values}</translation>
    </message>
    <message>
        <source>A pair does not have exactly the values {values}</source>
        <translation>有一个配对的值不是 {values}</translation>
    </message>
    <message>
        <source>An entry of "cells" does not have exactly the values {values}</source>
        <translation>"cells" 有一个条目的值不是 {values}</translation>
    </message>
    <message>
        <source>The frame has more than the limit of {most} objects</source>
        <translation>该帧的对象超过上限 {most}</translation>
    </message>
    <message>
        <source>A pair has only one id</source>
        <translation>有一个配对只有一个 ID</translation>
    </message>
    <message>
        <source>There are more than the limit of {most} entries</source>
        <translation>条目超过上限 {most}</translation>
    </message>
    <message>
        <source>Print only what changes</source>
        <translation>只输出有变化的内容</translation>
    </message>
    <message>
        <source>The kind {kind} is neither static nor dynamic</source>
        <translation>类型 {kind} 既不是 static，也不是 dynamic</translation>
    </message>
    <message>
        <source>Print "static" or "dynamic"</source>
        <translation>输出两者之一</translation>
    </message>
    <message>
        <source>The frame has more than the limit of 1 000 counters</source>
        <translation>该帧的计数器超过上限 1 000</translation>
    </message>
    <message>
        <source>Print fewer counters</source>
        <translation>减少输出的计数器</translation>
    </message>
    <message>
        <source>The columns or rows of a grid are not whole numbers of at least 0</source>
        <translation>网格的列数或行数不是大于或等于 0 的整数</translation>
    </message>
    <message>
        <source>Print [x,y,columns,rows], with 0 for a number of columns or rows without limit</source>
        <translation>输出 [x,y,columns,rows]，单元格无限延伸时用 0</translation>
    </message>
    <message>
        <source>There are more than the limit of {most} ids</source>
        <translation>ID 超过上限 {most}</translation>
    </message>
    <message>
        <source>There are more than the limit of {most} reasons</source>
        <translation>原因超过上限 {most}</translation>
    </message>
    <message>
        <source>Print the reasons of this frame only</source>
        <translation>只输出此帧的原因</translation>
    </message>
    <message>
        <source>The frame has more than the limit of 64 grids</source>
        <translation>该帧的网格超过上限 64</translation>
    </message>
    <message>
        <source>Print only the most important grids</source>
        <translation>输出最重要的网格</translation>
    </message>
    <message>
        <source>A grid has no "cellSize"</source>
        <translation>有一个网格没有 "cellSize"</translation>
    </message>
    <message>
        <source>Print "cellSize":[width,height]</source>
        <translation>输出 "cellSize":[width,height]</translation>
    </message>
    <message>
        <source>Grid {number} is given twice</source>
        <translation>网格 {number} 出现两次</translation>
    </message>
    <message>
        <source>Give each grid its own "number"</source>
        <translation>为每个网格取各自的 "number"</translation>
    </message>
    <message>
        <source>More than the limit of {most} objects have names or kinds</source>
        <translation>有名称或类型的对象超过上限 {most}</translation>
    </message>
    <message>
        <source>Use the ids of removed objects again</source>
        <translation>重新使用已移除对象的 ID</translation>
    </message>
    <message>
        <source>The object {id} is given twice</source>
        <translation>对象 {id} 出现两次</translation>
    </message>
    <message>
        <source>Give each object an id of its own</source>
        <translation>为每个对象取各自的 ID</translation>
    </message>
    <message>
        <source>The line is longer than the limit of 128 MiB</source>
        <translation>该行长于上限 128 MiB</translation>
    </message>
    <message>
        <source>The frame has more than the limit of 256 MiB</source>
        <translation>该帧超过上限 256 MiB</translation>
    </message>
    <message>
        <source>The lines cannot be read</source>
        <translation>无法读取这些行</translation>
    </message>
    <message>
        <source>Copy the file to another disk, or run the game again</source>
        <translation>将文件复制到其他磁盘，或让游戏重新运行</translation>
    </message>
    <message>
        <source>The lines after this one cannot be read</source>
        <translation>无法读取此行之后的各行</translation>
    </message>
    <message>
        <source>Copy the file to another disk</source>
        <translation>将文件复制到其他磁盘</translation>
    </message>
    <message numerus="yes">
        <source>There are {count} more problems up to this line</source>
        <translation>
            <numerusform>到这一行为止，还有 {count} 个错误</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct the problems in the first lines</source>
        <translation>先修正前几行的错误</translation>
    </message>
    <message>
        <source>No line is a complete frame</source>
        <translation>没有一行是完整的帧</translation>
    </message>
    <message>
        <source>Print a line for each frame: {{"step":0,"boxes":[[1,0,0,2,2]],"pairs":[]}</source>
        <translation>为每一帧输出一行：{{"step":0,"boxes":[[1,0,0,2,2]],"pairs":[]}</translation>
    </message>
    <message numerus="yes">
        <source>This is the first frame with "pairs"; {count} earlier frames are left out</source>
        <translation>
            <numerusform>这是第一个带有 "pairs" 的帧；已略去之前的 {count} 帧</numerusform>
        </translation>
    </message>
    <message>
        <source>Print "{key}":[] if the list is empty</source>
        <translation>没有时输出 "{key}":[]</translation>
    </message>
    <message>
        <source>The box of object {id} has a number that is NaN or infinite</source>
        <translation>对象 {id} 的包围盒中有 NaN 或无穷大的数</translation>
    </message>
    <message>
        <source>The disk is full: the frames are kept there while you look at them</source>
        <translation>查看时帧存放在磁盘上，而磁盘已没有空间</translation>
    </message>
    <message>
        <source>Free some space, or choose another folder for temporary files with TMPDIR</source>
        <translation>腾出空间，或用 TMPDIR 指定其他存放临时文件的文件夹</translation>
    </message>
    <message>
        <source>Let the game write the trace again</source>
        <translation>让游戏重新写入跟踪文件</translation>
    </message>
    <message>
        <source>Let the game write it again</source>
        <translation>让游戏重新写入</translation>
    </message>
    <message>
        <source>Let the game write the trace again, with an unchanged broadside_trace.h</source>
        <translation>让游戏用未经修改的 broadside_trace.h 重新写入跟踪文件</translation>
    </message>
    <message>
        <source>Write smaller blocks</source>
        <translation>写入较小的块</translation>
    </message>
    <message>
        <source>trace</source>
        <translation>跟踪文件</translation>
    </message>
    <message>
        <source>The file cannot be opened: {why}</source>
        <translation>无法打开文件：{why}</translation>
    </message>
    <message>
        <source>Check the permissions of the folder and its free space</source>
        <translation>检查文件夹的权限和剩余空间</translation>
    </message>
    <message>
        <source>The recording cannot be read back from the disk</source>
        <translation>无法从磁盘读回录制</translation>
    </message>
    <message>
        <source>Check that the disk works, and record again</source>
        <translation>检查磁盘是否正常，然后重新录制</translation>
    </message>
    <message>
        <source>The file cannot be read</source>
        <translation>无法读取文件</translation>
    </message>
    <message>
        <source>Copy it to another disk, or let the game write it again</source>
        <translation>将它复制到其他磁盘，或让游戏重新写入</translation>
    </message>
    <message>
        <source>The file ends before its format can be read</source>
        <translation>文件还没说明自己是什么就结束了</translation>
    </message>
    <message>
        <source>This is not a trace: it does not begin with "BSTRACE"</source>
        <translation>这不是跟踪文件：它不以 "BSTRACE" 开头</translation>
    </message>
    <message>
        <source>Choose a file that was written by broadside_trace.h or broadside</source>
        <translation>选择由 broadside_trace.h 或 broadside 写入的文件</translation>
    </message>
    <message>
        <source>The trace has version {version}, but this program reads only versions up to {newest}</source>
        <translation>跟踪文件的版本为 {version}，此程序最高读取版本 {newest}</translation>
    </message>
    <message>
        <source>The trace has version 0, which does not exist</source>
        <translation>格式没有版本 0</translation>
    </message>
    <message>
        <source>The trace does not begin with a header</source>
        <translation>跟踪文件不以文件头开始</translation>
    </message>
    <message>
        <source>The trace ends within its header</source>
        <translation>跟踪文件在文件头中途结束</translation>
    </message>
    <message>
        <source>The header is too short</source>
        <translation>文件头太短</translation>
    </message>
    <message>
        <source>The header has {count} parameters, more than the limit of 1 000</source>
        <translation>文件头有 {count} 个参数，超过上限 1 000</translation>
    </message>
    <message>
        <source>The parameter {name} is not a number</source>
        <translation>参数 {name} 不是数</translation>
    </message>
    <message>
        <source>The seconds of a frame are not a number of at least 0</source>
        <translation>一帧的秒数不是大于或等于 0 的数</translation>
    </message>
    <message>
        <source>The number of units per metre is not above 0</source>
        <translation>一米的单位数不是大于 0 的数</translation>
    </message>
    <message>
        <source>Set units_per_metre to 1, or to another number above 0</source>
        <translation>将 units_per_metre 设为 1，或大于 0 的数</translation>
    </message>
    <message>
        <source>Numbers have {bytes} bytes, not 4 or 8</source>
        <translation>数为 {bytes} 字节，应为 4 或 8</translation>
    </message>
    <message>
        <source>The convention of overlaps is neither closed nor half-open</source>
        <translation>重叠的约定既不是闭区间，也不是半开区间</translation>
    </message>
    <message>
        <source>The direction of y is neither up nor down</source>
        <translation>y 的方向既不是向上，也不是向下</translation>
    </message>
    <message>
        <source>The world is not a rectangle with numbers up to 1 000 000 000</source>
        <translation>世界不是由不超过 1 000 000 000 的数构成的矩形</translation>
    </message>
    <message>
        <source>Give the lower left and the upper right corner, or leave the world out</source>
        <translation>给出左下角和右上角，或略去世界</translation>
    </message>
    <message>
        <source>{what}, at byte {byte}</source>
        <translation>{what}，位于字节 {byte}</translation>
    </message>
    <message>
        <source>{what}; its frames are left out</source>
        <translation>{what}；其中的帧已略去</translation>
    </message>
    <message>
        <source>There are more problems from here on, which are not listed</source>
        <translation>从这里起，错误比列出的更多</translation>
    </message>
    <message>
        <source>A block is too short</source>
        <translation>有一个块太短，不成其为块</translation>
    </message>
    <message>
        <source>A block is compressed in a way that this version does not know</source>
        <translation>有一个块的压缩方式是此版本所不认识的</translation>
    </message>
    <message>
        <source>A block has more than the limit of 64 MiB</source>
        <translation>有一个块超过上限 64 MiB</translation>
    </message>
    <message>
        <source>A block has more than the limit of 72 MiB</source>
        <translation>有一个块超过上限 72 MiB</translation>
    </message>
    <message>
        <source>A block is compressed with Zstandard, which this build does not have</source>
        <translation>有一个块用 Zstandard 压缩，而此构建不支持它</translation>
    </message>
    <message>
        <source>Build Broadside with libzstd-dev, or write the trace without compression</source>
        <translation>用 libzstd-dev 构建 Broadside，或写入不压缩的跟踪文件</translation>
    </message>
    <message>
        <source>A block is damaged</source>
        <translation>有一个块已损坏</translation>
    </message>
    <message>
        <source>A block has fewer frames than the index says</source>
        <translation>有一个块的帧数少于索引所说的帧数</translation>
    </message>
    <message>
        <source>The index at the end is damaged: it does not fit into the file; it was built again</source>
        <translation>末尾的索引已损坏：它与文件不符；已重新建立</translation>
    </message>
    <message>
        <source>The index at the end is damaged: it cannot be read; it was built again</source>
        <translation>末尾的索引已损坏：无法读取；已重新建立</translation>
    </message>
    <message>
        <source>The index at the end is damaged: its checksum is wrong; it was built again</source>
        <translation>末尾的索引已损坏：校验和错误；已重新建立</translation>
    </message>
    <message>
        <source>The index at the end is damaged: it names invalid places; it was built again</source>
        <translation>末尾的索引已损坏：它指向不存在的位置；已重新建立</translation>
    </message>
    <message>
        <source>Convert the trace to get a complete file</source>
        <translation>转换跟踪文件，以得到完整的文件</translation>
    </message>
    <message>
        <source>The index says step {indexed}, but the frame says step {found}</source>
        <translation>索引说是第 {indexed} 步，帧说是第 {found} 步</translation>
    </message>
    <message>
        <source>Remove the index from the end of the file, or let the game write the trace again</source>
        <translation>从文件中切掉索引，或让游戏重新写入跟踪文件</translation>
    </message>
    <message>
        <source>There are more than {most} frames; the rest is left out</source>
        <translation>帧超过 {most} 个；其余已略去</translation>
    </message>
    <message>
        <source>Write several traces</source>
        <translation>写成多个跟踪文件</translation>
    </message>
    <message>
        <source>The first frame is incomplete; all frames before the first complete one are left out</source>
        <translation>第一帧的内容不完整；直到第一个完整的帧为止，之前的帧已略去</translation>
    </message>
    <message>
        <source>Begin traces with a keyframe</source>
        <translation>跟踪文件以关键帧开头</translation>
    </message>
    <message>
        <source>The trace contains no frames</source>
        <translation>跟踪文件中没有帧</translation>
    </message>
    <message>
        <source>Run the game for longer</source>
        <translation>让游戏运行更久</translation>
    </message>
    <message>
        <source>The trace ends in the middle of a message; everything before it was read</source>
        <translation>跟踪文件在一条消息的中途结束；之前的内容都在这里</translation>
    </message>
    <message>
        <source>End the game properly, so that it closes the trace</source>
        <translation>正常结束游戏，使它关闭跟踪文件</translation>
    </message>
    <message>
        <source>A frame is too short, and is left out</source>
        <translation>有一帧太短，不成其为帧，已略去</translation>
    </message>
    <message>
        <source>A frame has more than the limit of 256 MiB</source>
        <translation>有一帧超过上限 256 MiB</translation>
    </message>
    <message>
        <source>A frame no longer exists: the file is shorter than before</source>
        <translation>有一帧已不在那里：文件比原来短</translation>
    </message>
    <message>
        <source>There is no frame at a place that the index names</source>
        <translation>索引所说的位置没有帧</translation>
    </message>
    <message>
        <source>Use an unchanged broadside_trace.h in the game</source>
        <translation>让游戏用未经修改的 broadside_trace.h 写入</translation>
    </message>
    <message>
        <source>The game sends a message that is only allowed in files</source>
        <translation>游戏发送了只有文件中才会有的消息</translation>
    </message>
    <message>
        <source>The game announces a message of {bytes} bytes, more than the limit of {most}</source>
        <translation>游戏声明的消息有 {bytes} 字节，超过上限 {most}</translation>
    </message>
    <message>
        <source>Let the game send less in each frame, or write a file</source>
        <translation>让游戏减少一帧的内容，或写入文件</translation>
    </message>
    <message>
        <source>The game sends a frame that is too short</source>
        <translation>游戏发送了一个太短、不成其为帧的帧</translation>
    </message>
    <message>
        <source>There are more objects than the limit of {most}</source>
        <translation>对象超过上限 {most}</translation>
    </message>
    <message>
        <source>Trace a smaller world</source>
        <translation>跟踪较小的世界</translation>
    </message>
    <message>
        <source>The id {id} is not valid: ids are 1 to 9 007 199 254 740 992 (2^53)</source>
        <translation>{id} 不是 ID：ID 为 1 到 9 007 199 254 740 992 (2^53)</translation>
    </message>
    <message>
        <source>Number the objects from 1</source>
        <translation>从 1 开始为对象编号</translation>
    </message>
    <message>
        <source>A part of a shape has the kind 0, which means that its box is in the state</source>
        <translation>形状有一部分的类型为 0，表示它的包围盒在状态中</translation>
    </message>
    <message>
        <source>Let the game write the part as a box with a width and a height (kind 6)</source>
        <translation>让游戏将该部分写成有宽度和高度的矩形（类型 6）</translation>
    </message>
    <message>
        <source>A part of a shape has the kind {kind}, which this version does not know</source>
        <translation>形状有一部分的类型为 {kind}，此版本不认识它</translation>
    </message>
    <message>
        <source>The time of a frame is not a number</source>
        <translation>有一帧的时间不是数</translation>
    </message>
    <message>
        <source>A frame has no end</source>
        <translation>有一帧没有结尾</translation>
    </message>
    <message>
        <source>States have a layout that this version does not know</source>
        <translation>状态的布局是此版本所不认识的</translation>
    </message>
    <message>
        <source>A frame has {count} grids, more than the limit of 64</source>
        <translation>有一帧有 {count} 个网格，超过上限 64</translation>
    </message>
    <message>
        <source>Record only the most important grids</source>
        <translation>只描述最重要的网格</translation>
    </message>
    <message>
        <source>The world of a frame is not a rectangle with numbers up to 1 000 000 000</source>
        <translation>有一帧的世界不是由不超过 1 000 000 000 的数构成的矩形</translation>
    </message>
    <message>
        <source>Give bst_world() the corner with the smallest x and y, then the one with the largest</source>
        <translation>先给 bst_world() x 和 y 最小的角，再给最大的角</translation>
    </message>
    <message>
        <source>Grid {number} has a corner or a cell that is not a valid number</source>
        <translation>网格 {number} 有一个角或一个单元格不是有效的数</translation>
    </message>
    <message>
        <source>Give bst_grid() cells with a width and a height above 0, up to 1 000 000 000</source>
        <translation>给 bst_grid() 的单元格，宽度和高度应大于 0、不超过 1 000 000 000</translation>
    </message>
    <message>
        <source>the game's broad phase</source>
        <translation>游戏的粗检测</translation>
    </message>
    <message>
        <source>the game's {algorithm}</source>
        <translation>游戏的“{algorithm}”</translation>
    </message>
    <message>
        <source>grid {number}</source>
        <translation>网格 {number}</translation>
    </message>
    <message>
        <source>the grid {name}</source>
        <translation>网格 {name}</translation>
    </message>
    <message>
        <source>object {id} is left out, because {why}</source>
        <translation>已略去对象 {id}，因为{why}</translation>
    </message>
    <message>
        <source>object {id} ({name}) is left out, because {why}</source>
        <translation>已略去对象 {id} ({name})，因为{why}</translation>
    </message>
    <message>
        <source>it lies beyond 1 000 000 000 m, the limit for coordinates</source>
        <translation>它超出了坐标的上限 1 000 000 000 m</translation>
    </message>
    <message>
        <source>it lies beyond 1 000 000 000 units, the limit for coordinates</source>
        <translation>它超出了坐标的上限 1 000 000 000 单位</translation>
    </message>
    <message>
        <source>its shape cannot be used: {why}</source>
        <translation>它的形状无法使用：{why}</translation>
    </message>
    <message>
        <source>its box contains NaN or infinity</source>
        <translation>它的包围盒含有 NaN 或无穷大</translation>
    </message>
    <message>
        <source>its box has a lower side that is greater than the opposite side</source>
        <translation>它的包围盒两边颠倒</translation>
    </message>
    <message>
        <source>its position or its angle is not a number up to 1 000 000 000</source>
        <translation>它的位置或角度不是数，或超过 1 000 000 000</translation>
    </message>
    <message>
        <source>step {step} has more than the limit of {most} candidate pairs, too many for a frame of a trace</source>
        <translation>第 {step} 步的候选对超过上限 {most}，对跟踪文件的一帧来说太多</translation>
    </message>
    <message>
        <source>Choose an algorithm that reports fewer pairs, such as packed-grid, or a smaller world</source>
        <translation>选择报告较少的算法，例如 packed-grid，或较小的世界</translation>
    </message>
    <message>
        <source>step {step} has another algorithm or other cells than the beginning of the trace, but a trace can describe only one</source>
        <translation>第 {step} 步的算法或单元格与跟踪文件开头的不同，而跟踪文件只描述一种</translation>
    </message>
    <message>
        <source>Finish the trace before the change, and start another one after it</source>
        <translation>在更改之前结束跟踪文件，更改之后开始另一个</translation>
    </message>
    <message>
        <source>{choice} does not give a column a meaning</source>
        <translation>{choice} 没有说明哪一列是什么含义</translation>
    </message>
    <message>
        <source>Write MEANING=COLUMN with commas between them, such as id=entity,left=min_x</source>
        <translation>写成 含义=列，以逗号分隔，例如 id=entity,left=min_x</translation>
    </message>
    <message>
        <source>{word} is not a meaning of a column</source>
        <translation>{word} 不是列的含义</translation>
    </message>
    <message>
        <source>Write {word}; the meanings are {list}</source>
        <translation>写成 {word}；可选的有 {list}</translation>
    </message>
    <message>
        <source>Choose one of {list}</source>
        <translation>从 {list} 中选择一个</translation>
    </message>
    <message>
        <source>The first line has no column names and fewer than five numbers</source>
        <translation>第一行没有名称，且少于五个数</translation>
    </message>
    <message>
        <source>Begin with this line: id,x,y,w,h</source>
        <translation>以这一行开头：id,x,y,w,h</translation>
    </message>
    <message>
        <source>Begin with this line: step,a,b</source>
        <translation>以这一行开头：step,a,b</translation>
    </message>
    <message>
        <source>Begin with this line: step,id,firstColumn,firstRow,lastColumn,lastRow</source>
        <translation>以这一行开头：step,id,firstColumn,firstRow,lastColumn,lastRow</translation>
    </message>
    <message>
        <source>The table has no column {column}</source>
        <translation>表格没有列 {column}</translation>
    </message>
    <message>
        <source>Name the column {column}</source>
        <translation>指定列 {column}</translation>
    </message>
    <message>
        <source>Name a column of the first line, or give its number from 1 to {most}</source>
        <translation>指定第一行中的列，或给出它的编号，从 1 到 {most}</translation>
    </message>
    <message>
        <source>Two columns are chosen for {meaning}</source>
        <translation>为 {meaning} 选择了两列</translation>
    </message>
    <message>
        <source>Choose one of the two</source>
        <translation>从两者中选择一个</translation>
    </message>
    <message>
        <source>The column {column} is not known, and is left out</source>
        <translation>不理解列 {column} 的含义，已略去</translation>
    </message>
    <message>
        <source>Name it id, x, y, w, h, step, name, kind, category or mask, if it has one of these meanings</source>
        <translation>如果它是其中之一，请将它命名为 id、x、y、w、h、step、name、kind、category 或 mask</translation>
    </message>
    <message>
        <source>The column {column} is given twice</source>
        <translation>列 {column} 出现两次</translation>
    </message>
    <message>
        <source>The column {column} has the same meaning as another column, and is left out</source>
        <translation>列 {column} 与另一列的含义相同，已略去</translation>
    </message>
    <message>
        <source>If this column should be used, choose it instead, for example with --columns</source>
        <translation>如果应当使用这一列，请另行选择，例如用 --columns</translation>
    </message>
    <message>
        <source>The first line does not name these columns: {list}</source>
        <translation>第一行没有列 {list}</translation>
    </message>
    <message>
        <source>Name the columns id,x,y,w,h or id,left,low,right,high in the first line, in any order. Or say which column is which, for example with --columns id=entity,x=3</source>
        <translation>在第一行将各列命名为 id,x,y,w,h 或 id,left,low,right,high，次序不限；或指明各列的含义，例如 --columns id=entity,x=3</translation>
    </message>
    <message numerus="yes">
        <source>The first line has {count} numbers and no names</source>
        <translation>
            <numerusform>第一行有 {count} 个数，没有名称</numerusform>
        </translation>
    </message>
    <message>
        <source>table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>The table has no rows</source>
        <translation>表格没有行</translation>
    </message>
    <message>
        <source>Write a line for each object after the first line</source>
        <translation>在第一行之下，为每个对象写一行</translation>
    </message>
    <message>
        <source>The table has more than the limit of 4 000 000 rows</source>
        <translation>表格的行超过上限 4 000 000</translation>
    </message>
    <message>
        <source>Write a trace instead, with broadside_trace.h</source>
        <translation>改用 broadside_trace.h 写入跟踪文件</translation>
    </message>
    <message>
        <source>The table has more than the limit of 8 000 000 rows</source>
        <translation>表格的行超过上限 8 000 000</translation>
    </message>
    <message>
        <source>Print JSON Lines, or write a trace with broadside_trace.h</source>
        <translation>输出 JSON Lines，或用 broadside_trace.h 写入跟踪文件</translation>
    </message>
    <message>
        <source>A quote is not closed</source>
        <translation>有一个引号一直没有闭合</translation>
    </message>
    <message>
        <source>Close it, or remove it</source>
        <translation>将它闭合，或去掉</translation>
    </message>
    <message>
        <source>The table is empty</source>
        <translation>表格是空的</translation>
    </message>
    <message>
        <source>The table has more than the limit of 1 000 columns</source>
        <translation>表格的列超过上限 1 000</translation>
    </message>
    <message>
        <source>Remove the columns that are not needed</source>
        <translation>去掉不需要的内容</translation>
    </message>
    <message numerus="yes">
        <source>The line has {count} fields, fewer than the columns need</source>
        <translation>
            <numerusform>该行有 {count} 个字段，少于各列所需</numerusform>
        </translation>
    </message>
    <message>
        <source>Add the missing fields, or remove the line</source>
        <translation>补全它，或去掉该行</translation>
    </message>
    <message>
        <source>The line has {fields} fields, but the first line has {columns}: the additional fields are left out</source>
        <translation>该行有 {fields} 个字段，而第一行有 {columns} 个：其余已略去</translation>
    </message>
    <message>
        <source>The line has {fields} fields, but the first line has {columns}: the additional fields are left out, here and in {lines}</source>
        <translation>该行有 {fields} 个字段，而第一行有 {columns} 个：其余已略去，这里和{lines}都是如此</translation>
    </message>
    <message numerus="yes">
        <source>{count} other lines</source>
        <translation>
            <numerusform>另外 {count} 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Put quotes around fields that contain a comma, or name the columns in the first line</source>
        <translation>给含有逗号的字段加引号，或在第一行为各列命名</translation>
    </message>
    <message>
        <source>Put quotes around fields that contain a semicolon, or name the columns in the first line</source>
        <translation>给含有分号的字段加引号，或在第一行为各列命名</translation>
    </message>
    <message>
        <source>Put quotes around fields that contain a tab, or name the columns in the first line</source>
        <translation>给含有制表符的字段加引号，或在第一行为各列命名</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>y</source>
        <translation>y</translation>
    </message>
    <message>
        <source>The width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>The height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>The right side</source>
        <translation>右边</translation>
    </message>
    <message>
        <source>The high side</source>
        <translation>高坐标一边</translation>
    </message>
    <message>
        <source>The id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>The category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>The mask</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>{what} {text} is not a number</source>
        <translation>{what} {text} 不是数</translation>
    </message>
    <message>
        <source>Write all numbers with a decimal point, or all with a decimal comma</source>
        <translation>所有数都用小数点，或都用小数逗号书写</translation>
    </message>
    <message>
        <source>Write a number such as 2.5</source>
        <translation>写一个数，例如 2.5</translation>
    </message>
    <message>
        <source>{what} {text} is beyond the limit of 1 000 000 000</source>
        <translation>{what} {text} 超过上限 1 000 000 000</translation>
    </message>
    <message>
        <source>Use larger units in the table</source>
        <translation>用更大的单位书写表格</translation>
    </message>
    <message>
        <source>{what} {text} is not above 0</source>
        <translation>{what} {text} 不大于 0</translation>
    </message>
    <message>
        <source>Give the box a size above 0, or remove the line</source>
        <translation>给包围盒一个大小，或去掉该行</translation>
    </message>
    <message>
        <source>{what} {text} is not a whole number from {low} to {high}</source>
        <translation>{what} {text} 不是 {low} 到 {high} 的整数</translation>
    </message>
    <message>
        <source>The {column} {text} is not a whole number from {low} to {high}</source>
        <translation>{column} {text} 不是 {low} 到 {high} 的整数</translation>
    </message>
    <message>
        <source>Write a whole number in this range</source>
        <translation>写这样的数</translation>
    </message>
    <message>
        <source>Write static or dynamic</source>
        <translation>写两者之一</translation>
    </message>
    <message>
        <source>The object {id} is given twice in step {step}</source>
        <translation>对象 {id} 在第 {step} 步中出现两次</translation>
    </message>
    <message>
        <source>Remove one of the two lines, or give one of them another id</source>
        <translation>去掉两行之一，或给它另一个 ID</translation>
    </message>
    <message>
        <source>Give one of them another id, or add a column "step" if these are frames</source>
        <translation>给它另一个 ID；如果这些是帧，则添加 step 列</translation>
    </message>
    <message>
        <source>The box has a left side greater than its right side, or a low side greater than its high side</source>
        <translation>包围盒两边颠倒</translation>
    </message>
    <message>
        <source>Write the smaller x as the left side, and the smaller y as the low side</source>
        <translation>左边写较小的 x，先写较小的 y</translation>
    </message>
    <message>
        <source>The box reaches beyond the limit of 1 000 000 000</source>
        <translation>包围盒超出了上限 1 000 000 000</translation>
    </message>
    <message>
        <source>The table has no column "step", but the objects have {count} steps</source>
        <translation>表格没有 step 列，而对象有 {count} 步</translation>
    </message>
    <message>
        <source>Add a column "step" with the step of each row</source>
        <translation>写明每一行的步</translation>
    </message>
    <message>
        <source>The step {step} has no objects</source>
        <translation>第 {step} 步没有对象</translation>
    </message>
    <message>
        <source>Add the objects of this step to the table of objects, or remove the row</source>
        <translation>将此步的对象写入对象的表格，或去掉该行</translation>
    </message>
    <message>
        <source>The table is empty, so it is treated as not recorded</source>
        <translation>表格是空的，因此视为未录制</translation>
    </message>
    <message>
        <source>Write at least the first line, with the names of the columns, and let the game close the file</source>
        <translation>至少写入带有列名的第一行，并让游戏关闭文件</translation>
    </message>
    <message numerus="yes">
        <source>{count} guides</source>
        <translation>
            <numerusform>{count} 条参考线</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set the masks of {count} objects</source>
        <translation>
            <numerusform>设置 {count} 个对象的掩码</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move {count} objects into the world</source>
        <translation>
            <numerusform>将 {count} 个对象移入世界</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Number the names of {count} objects</source>
        <translation>
            <numerusform>为 {count} 个对象的名称编号</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete {count} objects</source>
        <translation>
            <numerusform>删除 {count} 个对象</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Detach {count} objects</source>
        <translation>
            <numerusform>使 {count} 个对象脱离模板</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Let {count} objects follow their templates</source>
        <translation>
            <numerusform>让 {count} 个对象跟随模板</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make {count} objects oriented boxes</source>
        <translation>
            <numerusform>将 {count} 个对象改为定向矩形</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add {count} templates</source>
        <translation>
            <numerusform>添加 {count} 个模板</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete {count} templates</source>
        <translation>
            <numerusform>删除 {count} 个模板</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use {count} templates of the project</source>
        <translation>
            <numerusform>使用项目的 {count} 个模板</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add {count} atlases</source>
        <translation>
            <numerusform>添加 {count} 个图集</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} times</source>
        <translation>
            <numerusform>{count} 次</numerusform>
        </translation>
    </message>
    <message>
        <source>A property needs a name. Type one, or remove the property.</source>
        <translation>属性需要名称。请输入名称，或移除该属性。</translation>
    </message>
    <message>
        <source>The name is longer than {limit} bytes. Type a shorter one.</source>
        <translation>名称超过 {limit} 字节。请输入较短的名称。</translation>
    </message>
    <message>
        <source>A property "{name}" already exists. Type another name, or remove that property.</source>
        <translation>已有属性“{name}”。请输入其他名称，或移除已有的那个。</translation>
    </message>
    <message>
        <source>Layer {number}</source>
        <translation>图层 {number}</translation>
    </message>
    <message>
        <source>There are no pictures to pack</source>
        <translation>没有可打包的图片</translation>
    </message>
    <message>
        <source>Choose some pictures</source>
        <translation>选择一些图片</translation>
    </message>
    <message numerus="yes">
        <source>There are {count} pictures, more than the limit of {limit}</source>
        <translation>
            <numerusform>有 {count} 张图片，超过上限 {limit}</numerusform>
        </translation>
    </message>
    <message>
        <source>Pack them into several atlases</source>
        <translation>将它们打包为多个图集</translation>
    </message>
    <message>
        <source>A picture has no name</source>
        <translation>有一张图片没有名称</translation>
    </message>
    <message>
        <source>Give every picture a name</source>
        <translation>为每张图片命名</translation>
    </message>
    <message>
        <source>Two pictures are called {name}</source>
        <translation>有两张图片都叫 {name}</translation>
    </message>
    <message>
        <source>Rename one of the two: regions are found by their names</source>
        <translation>重命名其中一张：区域是按名称查找的</translation>
    </message>
    <message>
        <source>The picture {name} of {width} x {height} pixels, with its border, does not fit into an atlas of {side} pixels</source>
        <translation>图片 {name}（{width} × {height} 像素）及其边距在 {side} 像素的图集中放不下</translation>
    </message>
    <message numerus="yes">
        <source>Choose a larger atlas, of up to {limit} pixels, or a smaller picture</source>
        <translation>
            <numerusform>选择更大的图集（最大 {limit} 像素）或更小的图片</numerusform>
        </translation>
    </message>
    <message>
        <source>There is not enough memory for an atlas of {width} x {height} pixels</source>
        <translation>内存不足，无法创建 {width} × {height} 像素的图集</translation>
    </message>
    <message>
        <source>Choose a smaller size for the atlases</source>
        <translation>选择更小的图集</translation>
    </message>
    <message>
        <source>The file is outside the folder of the scene</source>
        <translation>文件不在场景的文件夹中</translation>
    </message>
    <message>
        <source>Copy it, with its picture, into the folder {folder}, and add it from there</source>
        <translation>将它连同图片复制到文件夹 {folder}，再从那里添加</translation>
    </message>
    <message>
        <source>The packed picture could not be encoded</source>
        <translation>无法对打包后的图片进行编码</translation>
    </message>
    <message>
        <source>Use fewer or smaller pictures</source>
        <translation>使用更少或更小的图片</translation>
    </message>
    <message>
        <source>The scene is not saved yet, and paths of pictures are relative to its file</source>
        <translation>场景还没有文件，而图片是相对于场景文件查找的</translation>
    </message>
    <message>
        <source>Save the scene, then add the pictures</source>
        <translation>保存场景，然后添加图片</translation>
    </message>
    <message>
        <source>Put the file there, or name another file</source>
        <translation>将它放到那里，或指定其他文件</translation>
    </message>
    <message>
        <source>The program has no built-in atlas of this name</source>
        <translation>程序没有这个图集</translation>
    </message>
    <message>
        <source>Name one of its built-in atlases, or a file</source>
        <translation>指定程序自带的图集，或一个文件</translation>
    </message>
    <message>
        <source>Add "picture" to the atlas file</source>
        <translation>在它的文件中添加 "picture"</translation>
    </message>
    <message numerus="yes">
        <source>The pictures of this scene need more than the limit of {limit} MiB of memory: this picture is not shown</source>
        <translation>
            <numerusform>此场景的图片占用的内存超过上限 {limit} MiB：这一张不显示</numerusform>
        </translation>
    </message>
    <message>
        <source>Make some pictures smaller, or remove atlases that are not needed</source>
        <translation>缩小其中一些图片，或移除不需要的图集</translation>
    </message>
    <message>
        <source>The picture has {width} x {height} pixels, but its atlas says {ownWidth} x {ownHeight}</source>
        <translation>图片有 {width} × {height} 像素，而图集写的是 {ownWidth} × {ownHeight}</translation>
    </message>
    <message>
        <source>Correct "size" and the regions of the atlas, or put the right picture there</source>
        <translation>更正图集的 "size" 和区域，或把正确的图片放到那里</translation>
    </message>
    <message>
        <source>The path of the atlas is relative to the scene's file, but the scene is not saved yet</source>
        <translation>图集在场景文件所在的文件夹中查找，而场景还没有文件</translation>
    </message>
    <message>
        <source>Save the scene into the folder of the atlas</source>
        <translation>将场景保存到图集所在的文件夹</translation>
    </message>
    <message>
        <source>This is not a picture that can be read</source>
        <translation>这不是可以读取的图片</translation>
    </message>
    <message>
        <source>Choose a png, jpg, bmp or webp; webp needs the package qt6-image-formats-plugins</source>
        <translation>选择 png、jpg、bmp 或 webp；webp 需要软件包 qt6-image-formats-plugins</translation>
    </message>
    <message>
        <source>The file of the picture does not contain its size</source>
        <translation>图片没有说明自己的大小</translation>
    </message>
    <message>
        <source>Save it again as a png</source>
        <translation>重新保存为 png</translation>
    </message>
    <message numerus="yes">
        <source>The picture has {width} x {height} pixels, more than the limit of {limit} on a side</source>
        <translation>
            <numerusform>图片有 {width} × {height} 像素，超过每边的上限 {limit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The picture of {width} x {height} pixels needs {size} MiB of memory, more than the limit of {limit} MiB</source>
        <translation>
            <numerusform>{width} × {height} 像素的图片会占用 {size} MiB 内存，超过上限 {limit} MiB</numerusform>
        </translation>
    </message>
    <message>
        <source>Make it smaller, or cut it into several</source>
        <translation>将它缩小，或切分为多张</translation>
    </message>
    <message>
        <source>The picture is damaged: {why}</source>
        <translation>图片已损坏：{why}</translation>
    </message>
    <message>
        <source>there is not enough memory for its pixels</source>
        <translation>内存不足，无法容纳它的像素</translation>
    </message>
    <message>
        <source>The picture cannot be opened: {why}</source>
        <translation>无法打开图片：{why}</translation>
    </message>
    <message>
        <source>Check that the file exists, and check its permissions</source>
        <translation>检查它是否存在，以及它的权限</translation>
    </message>
    <message>
        <source>The folder for copies of unsaved work cannot be created</source>
        <translation>无法创建存放未保存工作副本的文件夹</translation>
    </message>
    <message>
        <source>Free some space on the disk, or allow writing there</source>
        <translation>释放一些磁盘空间，或允许在那里写入</translation>
    </message>
    <message>
        <source>It is not a copy of a scene</source>
        <translation>它不是场景的副本</translation>
    </message>
    <message>
        <source>The copy cannot be read: {why}</source>
        <translation>无法读取副本：{why}</translation>
    </message>
    <message>
        <source>The copy is too large</source>
        <translation>副本太大</translation>
    </message>
    <message>
        <source>The copy is damaged</source>
        <translation>副本已损坏</translation>
    </message>
    <message>
        <source>The version before this save could not be kept: {why}</source>
        <translation>无法保留此次保存之前的版本：{why}</translation>
    </message>
    <message>
        <source>the folder for versions cannot be created</source>
        <translation>无法创建存放各版本的文件夹</translation>
    </message>
    <message>
        <source>Open the level itself to import it again</source>
        <translation>打开关卡本身，重新导入</translation>
    </message>
    <message>
        <source>There is no record of how this scene was imported</source>
        <translation>不知道此场景是如何导入的</translation>
    </message>
    <message>
        <source>The record of the import is too large</source>
        <translation>导入的记录太大</translation>
    </message>
    <message numerus="yes">
        <source>Measured on {count} frames.</source>
        <translation>
            <numerusform>用 {count} 帧测量。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} removed</source>
        <translation>
            <numerusform>移除了 {count} 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} objects tunnelled</source>
        <translation>
            <numerusform>{count} 个对象穿透</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} objects edited</source>
        <translation>
            <numerusform>编辑了 {count} 个对象</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} pairs whose boxes are too small</source>
        <translation>
            <numerusform>{count} 个配对的包围盒过小</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>mesh of {count} triangles</source>
        <translation>
            <numerusform>有 {count} 个三角形的三角网格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>polygon of {count} points</source>
        <translation>
            <numerusform>有 {count} 个点的多边形</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>compound of {count} parts</source>
        <translation>
            <numerusform>有 {count} 个子形状的复合形状</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} hits</source>
        <translation>
            <numerusform>{count} 次命中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} shapes overlap</source>
        <translation>
            <numerusform>{count} 个形状重叠</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} boxes overlap only</source>
        <translation>
            <numerusform>{count} 个仅包围盒重叠</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} candidates only</source>
        <translation>
            <numerusform>{count} 个仅为候选对</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} files are not in the project's folder.</source>
        <translation>
            <numerusform>{count} 个文件不在项目的文件夹中。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} objects are selected. A new value applies to all of them; += 1 or *= 2 changes each number.</source>
        <translation>
            <numerusform>已选择 {count} 个对象。新的值应用于全部对象；+= 1 或 *= 2 更改每个数。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cells: {ids}</source>
        <translation>
            <numerusform>{count} 个单元格：{ids}</numerusform>
        </translation>
    </message>
    <message>
        <source>The picture has no opaque pixels</source>
        <translation>图片没有任何不透明的部分</translation>
    </message>
    <message>
        <source>Choose another picture</source>
        <translation>选择其他图片</translation>
    </message>
    <message>
        <source>Check XDG_RUNTIME_DIR and the permissions of that folder</source>
        <translation>检查 XDG_RUNTIME_DIR，以及那里的权限</translation>
    </message>
    <message>
        <source>A new game replaced a game that had sent nothing for a long time</source>
        <translation>一个游戏替换了另一个很久没有发送任何内容的游戏</translation>
    </message>
    <message>
        <source>Attach one game at a time, each with its own name</source>
        <translation>一次附加一个游戏，每个游戏使用各自的名称</translation>
    </message>
    <message>
        <source>A program connected, but disconnected before it sent a header</source>
        <translation>一个程序连接后，还没发送文件头就断开了</translation>
    </message>
    <message numerus="yes">
        <source>A program connected, but sent no header within {count} seconds</source>
        <translation>
            <numerusform>一个程序已连接，但在 {count} 秒之内没有发送文件头</numerusform>
        </translation>
    </message>
    <message>
        <source>Use broadside_trace.h in the game</source>
        <translation>在游戏中使用 broadside_trace.h</translation>
    </message>
    <message>
        <source>The game disconnected in the middle of a frame; the frames before it were received</source>
        <translation>游戏在一帧的中途断开；之前的帧都在这里</translation>
    </message>
    <message>
        <source>End the game with bst_close()</source>
        <translation>用 bst_close() 结束游戏</translation>
    </message>
    <message>
        <source>The folder for the socket cannot be created: {why}</source>
        <translation>无法创建套接字的文件夹：{why}</translation>
    </message>
    <message>
        <source>Other users can enter the folder for the socket</source>
        <translation>其他用户可以进入套接字的文件夹</translation>
    </message>
    <message>
        <source>Remove that folder, or set XDG_RUNTIME_DIR to a folder that no other user can enter</source>
        <translation>移除该文件夹，或将 XDG_RUNTIME_DIR 设为其他用户无法进入的文件夹</translation>
    </message>
    <message>
        <source>Another program already listens under the name "{name}"</source>
        <translation>另一个程序已在以名称“{name}”监听</translation>
    </message>
    <message>
        <source>Choose another name, or close the other window</source>
        <translation>选择其他名称，或关闭另一个窗口</translation>
    </message>
    <message>
        <source>The path of the socket is used by another file</source>
        <translation>套接字的路径已被其他文件占用</translation>
    </message>
    <message>
        <source>Choose another name, or remove that file</source>
        <translation>选择其他名称，或移除那个文件</translation>
    </message>
    <message>
        <source>This name is not valid</source>
        <translation>此名称无效</translation>
    </message>
    <message>
        <source>Use up to 32 letters, digits, '-', '_' and '.', but no '.' at the start: my-game</source>
        <translation>最多使用 32 个字母、数字、“-”、“_”和“.”，且不以“.”开头：my-game</translation>
    </message>
    <message>
        <source>The path of the socket is too long</source>
        <translation>套接字的路径太长</translation>
    </message>
    <message>
        <source>Set XDG_RUNTIME_DIR to a shorter path</source>
        <translation>将 XDG_RUNTIME_DIR 设为较短的路径</translation>
    </message>
    <message>
        <source>The name cannot be reserved: {why}</source>
        <translation>无法占用该名称：{why}</translation>
    </message>
    <message>
        <source>Check the permissions of the folder for the socket</source>
        <translation>检查那里的权限</translation>
    </message>
    <message>
        <source>In step {step} {why}.</source>
        <translation>在第 {step} 步，{why}。</translation>
    </message>
    <message numerus="yes">
        <source>In step {step} {why}; {count} objects in all.</source>
        <translation>
            <numerusform>在第 {step} 步，{why}；共 {count} 个对象。</numerusform>
        </translation>
    </message>
    <message>
        <source>In step {step}: {fault}</source>
        <translation>在第 {step} 步：{fault}</translation>
    </message>
    <message>
        <source>Step {step} cannot be read: {why}</source>
        <translation>无法读取第 {step} 步：{why}</translation>
    </message>
    <message>
        <source>Step {step} cannot be read and is left out: {why}</source>
        <translation>无法读取第 {step} 步，已略去：{why}</translation>
    </message>
    <message>
        <source>Steps {first} to {last} cannot be read: {why}</source>
        <translation>无法读取第 {first} 至 {last} 步：{why}</translation>
    </message>
    <message>
        <source>Steps {first} to {last} cannot be read and are left out: {why}</source>
        <translation>无法读取第 {first} 至 {last} 步，已略去：{why}</translation>
    </message>
    <message>
        <source>The world is too large: not even one frame of it can be recorded</source>
        <translation>世界太大，连一帧也录制不下</translation>
    </message>
    <message>
        <source>Measure a smaller world</source>
        <translation>测量较小的世界</translation>
    </message>
    <message numerus="yes">
        <source>All {count} targets hit! Shift+F5 restores them.</source>
        <translation>
            <numerusform>{count} 个目标全部命中！按 Shift+F5 恢复。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hit} of {count} targets hit.</source>
        <translation>
            <numerusform>已命中 {hit} / {count} 个目标。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{chosen} of {count} vertices</source>
        <translation>
            <numerusform>{chosen} / {count} 个顶点</numerusform>
        </translation>
    </message>
    <message>
        <source>x {from} to {to} m</source>
        <translation>x {from} 至 {to} m</translation>
    </message>
    <message numerus="yes">
        <source>level {level}: {count} objects</source>
        <translation>
            <numerusform>第 {level} 级：{count} 个对象</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>depth {depth}: {count} objects</source>
        <translation>
            <numerusform>深度 {depth}：{count} 个对象</numerusform>
        </translation>
    </message>
    <message>
        <source>fault</source>
        <translation>缺陷</translation>
    </message>
    <message>
        <source>tunnelled: {length} m in one step</source>
        <translation>穿透：一步内 {length} m</translation>
    </message>
    <message>
        <source>missed: {cause}</source>
        <translation>漏检：{cause}</translation>
    </message>
    <message numerus="yes">
        <source>{count} missed: {cause}</source>
        <translation>
            <numerusform>{count} 个漏检：{cause}</numerusform>
        </translation>
    </message>
    <message>
        <source>stop on entering</source>
        <translation>进入时停止</translation>
    </message>
    <message>
        <source>stop on entering (off)</source>
        <translation>进入时停止（已停用）</translation>
    </message>
    <message>
        <source>stop on leaving</source>
        <translation>离开时停止</translation>
    </message>
    <message>
        <source>stop on leaving (off)</source>
        <translation>离开时停止（已停用）</translation>
    </message>
    <message>
        <source>{object} should stay inside</source>
        <translation>{object} 应当留在区域内</translation>
    </message>
    <message>
        <source>{object}: registered here</source>
        <translation>{object}：登记在这里</translation>
    </message>
    <message>
        <source>{object}: in no cell</source>
        <translation>{object}：不在任何单元格中</translation>
    </message>
    <message>
        <source>query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>point</source>
        <translation>点</translation>
    </message>
    <message>
        <source>{object} (pinned)</source>
        <translation>{object}（已固定）</translation>
    </message>
    <message>
        <source>its cells</source>
        <translation>它的单元格</translation>
    </message>
    <message>
        <source>cells of {object}</source>
        <translation>{object} 的单元格</translation>
    </message>
    <message>
        <source>its nodes</source>
        <translation>它的节点</translation>
    </message>
    <message>
        <source>nodes of {object}</source>
        <translation>{object} 的节点</translation>
    </message>
    <message>
        <source>its interval</source>
        <translation>它的区间</translation>
    </message>
    <message>
        <source>interval of {object}</source>
        <translation>{object} 的区间</translation>
    </message>
    <message>
        <source>– (not recorded)</source>
        <translation>–（未录制）</translation>
    </message>
    <message>
        <source>tunnelled</source>
        <translation>穿透</translation>
    </message>
    <message>
        <source>missed or tunnelled</source>
        <translation>漏检或穿透</translation>
    </message>
    <message>
        <source>where it is</source>
        <translation>所在位置</translation>
    </message>
    <message>
        <source>{algorithm}: {structure}</source>
        <translation>{algorithm}：{structure}</translation>
    </message>
    <message>
        <source>{algorithm}: {structure}; zoom in to see the rest</source>
        <translation>{algorithm}：{structure}；未全部显示，放大可查看其余部分</translation>
    </message>
    <message>
        <source>as recorded</source>
        <translation>按录制显示</translation>
    </message>
    <message>
        <source>no structure, every pair is a candidate</source>
        <translation>没有结构，每个配对都是候选对</translation>
    </message>
    <message>
        <source>the structure is not known</source>
        <translation>没有已知的结构</translation>
    </message>
    <message>
        <source>no structure</source>
        <translation>没有结构</translation>
    </message>
    <message numerus="yes">
        <source>{count} occupied cells in view</source>
        <translation>
            <numerusform>视图中有 {count} 个非空单元格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} occupied cells in view, {coarse} of them coarser (dashed), for large objects</source>
        <translation>
            <numerusform>视图中有 {count} 个非空单元格，其中 {coarse} 个较大（虚线），用于大对象</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} nodes in view, depth 0</source>
        <translation>
            <numerusform>视图中有 {count} 个节点，深度 0</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} nodes in view, depth 0 to {depth}, the deeper the fainter</source>
        <translation>
            <numerusform>视图中有 {count} 个节点，深度 0 至 {depth}，越深越淡</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} x intervals in view, stronger where more overlap</source>
        <translation>
            <numerusform>视图中有 {count} 个 x 区间，重叠越多颜色越深</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} occupied cells</source>
        <translation>
            <numerusform>{count} 个非空单元格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} occupied cells, and more</source>
        <translation>
            <numerusform>{count} 个非空单元格（还有更多）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} tree nodes</source>
        <translation>
            <numerusform>{count} 个树节点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} tree nodes, and more</source>
        <translation>
            <numerusform>{count} 个树节点（还有更多）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} x intervals</source>
        <translation>
            <numerusform>{count} 个 x 区间</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} x intervals, and more</source>
        <translation>
            <numerusform>{count} 个 x 区间（还有更多）</numerusform>
        </translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>候选对</translation>
    </message>
    <message>
        <source>false positives</source>
        <translation>误报</translation>
    </message>
    <message>
        <source>{quantity} per cell</source>
        <translation>每单元格{quantity}数</translation>
    </message>
    <message>
        <source>{quantity} per {side} x {side} cells</source>
        <translation>每 {side} × {side} 个单元格的{quantity}数</translation>
    </message>
    <message>
        <source>{what} (linear)</source>
        <translation>{what}（线性）</translation>
    </message>
    <message>
        <source>{what} (logarithmic)</source>
        <translation>{what}（对数）</translation>
    </message>
    <message numerus="yes">
        <source>{what}, mean of steps {first} to {last} (linear)</source>
        <translation>
            <numerusform>{what}，第 {first} 至 {last} 步的平均值（线性）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}, mean of steps {first} to {last} (logarithmic)</source>
        <translation>
            <numerusform>{what}，第 {first} 至 {last} 步的平均值（对数）</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no such object in step {step}</source>
        <translation>第 {step} 步中没有这个对象</translation>
    </message>
    <message>
        <source>Diagnose again</source>
        <translation>重新诊断</translation>
    </message>
    <message>
        <source>a picture cannot have {width} x {height} pixels</source>
        <translation>图片不能是 {width} × {height} 像素</translation>
    </message>
    <message numerus="yes">
        <source>Choose sides from 1 to {limit} pixels, because other programs read no larger pictures; show less, or export it in parts</source>
        <translation>
            <numerusform>边长选择 1 至 {limit} 像素，这是一般程序能够读取的范围；减少显示的内容，或分块导出</numerusform>
        </translation>
    </message>
    <message>
        <source>there is not enough memory for a picture of {width} x {height} pixels</source>
        <translation>内存不足，无法生成 {width} × {height} 像素的图片</translation>
    </message>
    <message>
        <source>Choose a smaller picture</source>
        <translation>选择更小的图片</translation>
    </message>
    <message>
        <source>the export was cancelled</source>
        <translation>导出已取消</translation>
    </message>
    <message>
        <source>Export it again</source>
        <translation>重新导出</translation>
    </message>
    <message numerus="yes">
        <source>about {count} minutes or more</source>
        <translation>
            <numerusform>约 {count} 分钟或更久</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about {count} hours or more</source>
        <translation>
            <numerusform>约 {count} 小时或更久</numerusform>
        </translation>
    </message>
    <message>
        <source>a picture of {width} x {height} pixels is empty</source>
        <translation>{width} × {height} 像素的图片容纳不下任何内容</translation>
    </message>
    <message>
        <source>Give a width and a height of at least one pixel</source>
        <translation>宽度和高度至少为一个像素</translation>
    </message>
    <message>
        <source>the part of the world to show is empty</source>
        <translation>要显示的世界部分是空的</translation>
    </message>
    <message>
        <source>Give it a width and a height above 0</source>
        <translation>将其宽度和高度设为大于 0</translation>
    </message>
    <message>
        <source>there is no object {id} to highlight</source>
        <translation>没有可突出显示的对象 {id}</translation>
    </message>
    <message>
        <source>Name the id of an object of the scene</source>
        <translation>指定场景中某个对象的 ID</translation>
    </message>
    <message>
        <source>Choose from {names}, separated by commas</source>
        <translation>从 {names} 中选择，以逗号分隔</translation>
    </message>
    <message>
        <source>the Qt platform '{platform}' has no windows with OpenGL</source>
        <translation>Qt 平台“{platform}”没有支持 OpenGL 的窗口</translation>
    </message>
    <message>
        <source>Start on a desktop (unset QT_QPA_PLATFORM and the option -platform), or use the commands that need no window, such as 'broadside render'</source>
        <translation>在桌面环境中启动（取消设置 QT_QPA_PLATFORM 和选项 -platform），或使用不需要窗口的命令，例如“broadside render”</translation>
    </message>
    <message>
        <source>this display offers no surface for OpenGL</source>
        <translation>此显示器没有提供 OpenGL 所需的表面</translation>
    </message>
    <message>
        <source>this display does not support OpenGL</source>
        <translation>此显示器没有提供 OpenGL</translation>
    </message>
    <message>
        <source>the OpenGL of this display cannot be used</source>
        <translation>无法使用此显示器的 OpenGL</translation>
    </message>
    <message>
        <source>OpenGL 3.3 core is needed, but this display supports only {major}.{minor}</source>
        <translation>需要 OpenGL 3.3 Core，而此显示器提供的是 {major}.{minor}</translation>
    </message>
    <message>
        <source>Install a graphics driver with OpenGL 3.3 (libgl1-mesa-dri renders in software), or use the commands that need no window, such as 'broadside render'</source>
        <translation>安装支持 OpenGL 3.3 的显卡驱动（libgl1-mesa-dri 用软件绘制），或使用不需要窗口的命令，例如“broadside render”</translation>
    </message>
    <message>
        <source>the graphics driver rejected the shader '{name}': {log}</source>
        <translation>显卡驱动拒绝了着色器“{name}”：{log}</translation>
    </message>
    <message>
        <source>this graphics driver has no OpenGL 3.3 core profile</source>
        <translation>此显卡驱动没有 OpenGL 3.3 Core Profile</translation>
    </message>
    <message>
        <source>Update the graphics driver, or start with LIBGL_ALWAYS_SOFTWARE=1</source>
        <translation>更新显卡驱动，或用 LIBGL_ALWAYS_SOFTWARE=1 启动</translation>
    </message>
    <message numerus="yes">
        <source>A picture of {width} x {height} pixels is larger than this graphics driver's limit of {limit} pixels on a side: the view shows it at a lower resolution</source>
        <translation>
            <numerusform>{width} × {height} 像素的图片超过此显卡驱动每边的上限 {limit}：视图以较低的分辨率显示它</numerusform>
        </translation>
    </message>
    <message>
        <source>Split its atlas (broadside pack --size {limit}), or export a picture, which has the full resolution</source>
        <translation>拆分它的图集 (broadside pack --size {limit})，或导出图片，导出的图片含有它的全部像素</translation>
    </message>
    <message numerus="yes">
        <source>{count} box overlaps</source>
        <translation>
            <numerusform>{count} 个包围盒重叠</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} candidates</source>
        <translation>
            <numerusform>{count} 个候选对</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cell sizes</source>
        <translation>
            <numerusform>{count} 种单元格大小</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} documents</source>
        <translation>
            <numerusform>{count} 个文档</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} events</source>
        <translation>
            <numerusform>{count} 个事件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} instances</source>
        <translation>
            <numerusform>{count} 个实例</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} other remarks</source>
        <translation>
            <numerusform>{count} 条其他提示</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} pictures</source>
        <translation>
            <numerusform>{count} 张图片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} references</source>
        <translation>
            <numerusform>{count} 个引用</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} rows</source>
        <translation>
            <numerusform>{count} 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} runs</source>
        <translation>
            <numerusform>{count} 次运行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} scenes</source>
        <translation>
            <numerusform>{count} 个场景</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} shape overlaps</source>
        <translation>
            <numerusform>{count} 个形状重叠</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} shared templates</source>
        <translation>
            <numerusform>{count} 个共享模板</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} shots</source>
        <translation>
            <numerusform>{count} 次射击</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} tunnellings</source>
        <translation>
            <numerusform>{count} 次穿透</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} values</source>
        <translation>
            <numerusform>{count} 个值</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} warnings</source>
        <translation>
            <numerusform>{count} 条警告</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} boxes</source>
        <translation>
            <numerusform>{count} 个包围盒</numerusform>
        </translation>
    </message>
    <message>
        <source>a number is missing</source>
        <translation>缺少一个数</translation>
    </message>
    <message numerus="yes">
        <source>{count} minutes ago</source>
        <translation>
            <numerusform>{count} 分钟前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} hours ago</source>
        <translation>
            <numerusform>{count} 小时前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} days ago</source>
        <translation>
            <numerusform>{count} 天前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} atlas files</source>
        <translation>
            <numerusform>{count} 个图集文件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} notes</source>
        <translation>
            <numerusform>{count} 条说明</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} files are missing; the rest works. The panel Project marks missing files; locate or remove them there.</source>
        <translation>
            <numerusform>{count} 个文件缺失；其余可正常使用。“项目”面板会标出缺失的文件；可在那里定位或移除它们。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} problems with the pictures of the scene. Missing pictures are shown as a checkerboard.</source>
        <translation>
            <numerusform>场景的图片有 {count} 个错误。缺失的图片显示为棋盘格。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Searching for the next breakpoint: {count} steps simulated</source>
        <translation>
            <numerusform>正在查找下一个断点：已模拟 {count} 步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file was read with {count} notes.</source>
        <translation>
            <numerusform>文件已读取，有 {count} 条说明。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of {all} objects are enough to reproduce it, in step {step}</source>
        <translation>
            <numerusform>{all} 个对象中，{count} 个就足以在第 {step} 步重现它</numerusform>
        </translation>
    </message>
    <message>
        <source>There is not enough memory for a copy of the unsaved scene</source>
        <translation>内存不足，无法复制未保存的场景</translation>
    </message>
    <message>
        <source>Save it now</source>
        <translation>请立即保存</translation>
    </message>
    <message>
        <source>there is not enough memory for it</source>
        <translation>内存容纳不下它</translation>
    </message>
    <message>
        <source>The broad phase of this step is not known</source>
        <translation>这一步没有已知的粗检测</translation>
    </message>
    <message>
        <source>Convert the step to a scene, and export the scene</source>
        <translation>将该步转换为场景，然后导出场景</translation>
    </message>
    <message>
        <source>{number} steps</source>
        <translation>{number} 步</translation>
    </message>
    <message>
        <source>Use swept collision for moving objects ("Swept" in the panel Simulation, --continuous on the command line).</source>
        <translation>对移动的对象使用扫掠碰撞（“模拟”面板中的“扫掠（连续）”，命令行的 --continuous）。</translation>
    </message>
    <message>
        <source>Use swept collision for moving objects ("Swept" in the panel Simulation, --continuous on the command line), {first}, or {second}.</source>
        <translation>对移动的对象使用扫掠碰撞（“模拟”面板中的“扫掠（连续）”，命令行的 --continuous），{first}，或{second}。</translation>
    </message>
    <message>
        <source>Use swept collision for moving objects ("Swept" in the panel Simulation, --continuous on the command line), {first}, {second}, or {third}.</source>
        <translation>对移动的对象使用扫掠碰撞（“模拟”面板中的“扫掠（连续）”，命令行的 --continuous），{first}，{second}，或{third}。</translation>
    </message>
    <message>
        <source>Stale registration</source>
        <translation>过时的登记</translation>
    </message>
    <message>
        <source>Outside the grid</source>
        <translation>在网格之外</translation>
    </message>
    <message>
        <source>Row or column left out of the table</source>
        <translation>表格缺少行或列</translation>
    </message>
    <message>
        <source>Larger than the registered cells</source>
        <translation>大于登记的单元格</translation>
    </message>
    <message>
        <source>Not registered</source>
        <translation>没有登记</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>舍入</translation>
    </message>
    <message>
        <source>Unknown cause</source>
        <translation>原因未知</translation>
    </message>
    <message>
        <source>Registered late</source>
        <translation>登记过晚</translation>
    </message>
    <message>
        <source>Registered ahead</source>
        <translation>登记超前</translation>
    </message>
    <message>
        <source>Registered once and never again</source>
        <translation>只登记一次，不再更新</translation>
    </message>
    <message>
        <source>Registered again under a condition only</source>
        <translation>只在某种条件下重新登记</translation>
    </message>
    <message>
        <source>Registered again in some steps only</source>
        <translation>只在某些步重新登记</translation>
    </message>
    <message>
        <source>Added late</source>
        <translation>添加过晚</translation>
    </message>
    <message>
        <source>Never registered</source>
        <translation>从未登记</translation>
    </message>
    <message>
        <source>Resting objects not registered</source>
        <translation>静止的对象没有登记</translation>
    </message>
    <message>
        <source>Limit of registered objects</source>
        <translation>登记的对象数上限</translation>
    </message>
    <message>
        <source>Id used by two objects</source>
        <translation>两个对象使用同一 ID</translation>
    </message>
    <message>
        <source>Registered at a point</source>
        <translation>登记为一个点</translation>
    </message>
    <message>
        <source>Registered with another size</source>
        <translation>以其他大小登记</translation>
    </message>
    <message>
        <source>Registered at another place</source>
        <translation>登记在另一位置</translation>
    </message>
    <message>
        <source>Outside the table</source>
        <translation>在表格之外</translation>
    </message>
    <message>
        <source>Cell of the centre only</source>
        <translation>只有中心所在的单元格</translation>
    </message>
    <message>
        <source>Larger than the searched ring</source>
        <translation>大于搜索的一圈单元格</translation>
    </message>
    <message>
        <source>Registered by the centre</source>
        <translation>按中心登记</translation>
    </message>
    <message>
        <source>Cell of the low corner only</source>
        <translation>只有低角所在的单元格</translation>
    </message>
    <message>
        <source>Cells of the corners only</source>
        <translation>只有各角所在的单元格</translation>
    </message>
    <message>
        <source>Limit of cells of an object</source>
        <translation>对象的单元格数上限</translation>
    </message>
    <message>
        <source>Cells left out</source>
        <translation>略去单元格</translation>
    </message>
    <message>
        <source>New cells of moving objects left out</source>
        <translation>略去移动对象的新单元格</translation>
    </message>
    <message>
        <source>New pairs reported late</source>
        <translation>新配对报告过晚</translation>
    </message>
    <message>
        <source>Pairs of resting objects</source>
        <translation>静止对象的配对</translation>
    </message>
    <message>
        <source>Pairs with a resting object</source>
        <translation>含有静止对象的配对</translation>
    </message>
    <message>
        <source>Search radius too small</source>
        <translation>搜索半径太小</translation>
    </message>
    <message>
        <source>Region left out</source>
        <translation>略去一个区域</translation>
    </message>
    <message>
        <source>Limit of objects in a cell</source>
        <translation>单元格的对象数上限</translation>
    </message>
    <message>
        <source>Window of the sweep</source>
        <translation>扫描的窗口</translation>
    </message>
    <message>
        <source>Sweep ends early</source>
        <translation>扫描提前结束</translation>
    </message>
    <message>
        <source>Pairs with the same key</source>
        <translation>键相同的配对</translation>
    </message>
    <message>
        <source>Pairs of certain names skipped</source>
        <translation>跳过某些名称的配对</translation>
    </message>
    <message>
        <source>Pairs of the same name skipped</source>
        <translation>跳过同名的配对</translation>
    </message>
    <message>
        <source>Limit of pairs in a step</source>
        <translation>每步配对数上限</translation>
    </message>
    <message>
        <source>Limit of partners of an object</source>
        <translation>对象的碰撞对象数上限</translation>
    </message>
    <message>
        <source>Registered elsewhere</source>
        <translation>登记在别处</translation>
    </message>
    <message>
        <source>Not registered again</source>
        <translation>没有重新登记</translation>
    </message>
    <message>
        <source>Registered at the right place late</source>
        <translation>位置正确，但登记过晚</translation>
    </message>
    <message>
        <source>Rows or columns of cells left out</source>
        <translation>略去整行或整列单元格</translation>
    </message>
    <message>
        <source>Pairs with static objects skipped</source>
        <translation>跳过含有静态对象的配对</translation>
    </message>
    <message>
        <source>Sorted by centres</source>
        <translation>按中心排序</translation>
    </message>
    <message>
        <source>Compared one way only</source>
        <translation>只单向比较</translation>
    </message>
    <message>
        <source>Tested once and never again</source>
        <translation>检测一次后不再检测</translation>
    </message>
    <message>
        <source>Neighbouring cells not searched</source>
        <translation>相邻单元格没有搜索</translation>
    </message>
    <message>
        <source>Search with an old box</source>
        <translation>用旧包围盒搜索</translation>
    </message>
    <message>
        <source>Search in one direction only</source>
        <translation>只朝一个方向搜索</translation>
    </message>
    <message>
        <source>Search in turns</source>
        <translation>轮流搜索</translation>
    </message>
    <message>
        <source>First answer of a filter kept</source>
        <translation>过滤器的首次结果一直保留</translation>
    </message>
    <message>
        <source>State of objects kept after a jump</source>
        <translation>跳跃后仍保留对象的状态</translation>
    </message>
    <message>
        <source>Objects skipped after a hit</source>
        <translation>命中后跳过对象</translation>
    </message>
    <message>
        <source>Limit of entries that a search goes through</source>
        <translation>搜索经过的条目数上限</translation>
    </message>
    <message>
        <source>List of the sweep out of order</source>
        <translation>扫描的列表次序不对</translation>
    </message>
    <message>
        <source>Active objects of the sweep skipped</source>
        <translation>跳过扫描的活动对象</translation>
    </message>
    <message>
        <source>Own cell not searched</source>
        <translation>自己的单元格没有搜索</translation>
    </message>
    <message>
        <source>Shallow overlaps skipped</source>
        <translation>跳过浅重叠</translation>
    </message>
    <message>
        <source>Pairs with several common cells</source>
        <translation>有多个共同单元格的配对</translation>
    </message>
    <message>
        <source>Circles tested before boxes</source>
        <translation>检测包围盒之前先检测圆</translation>
    </message>
    <message>
        <source>Static objects skipped in one direction</source>
        <translation>单向跳过静态对象</translation>
    </message>
    <message>
        <source>Changed leaves that do not search</source>
        <translation>更改的叶节点不搜索</translation>
    </message>
    <message>
        <source>Limit of new pairs in a step</source>
        <translation>每步新配对数上限</translation>
    </message>
    <message>
        <source>Nodes of a tree not searched</source>
        <translation>树的节点没有搜索</translation>
    </message>
    <message>
        <source>Nodes of a tree too small for their objects</source>
        <translation>树的节点对其对象太小</translation>
    </message>
    <message>
        <source>Limit of open nodes of a search</source>
        <translation>搜索的未处理节点数上限</translation>
    </message>
    <message>
        <source>Nodes above changed leaves not refitted</source>
        <translation>更改的叶节点之上的节点没有扩大</translation>
    </message>
    <message>
        <source>Resting objects not tested with newer ones</source>
        <translation>静止的对象不与较新的对象检测</translation>
    </message>
    <message>
        <source>Order of the list and order of the ids mixed</source>
        <translation>列表次序与 ID 次序混用</translation>
    </message>
    <message>
        <source>Pairs within a group of objects skipped</source>
        <translation>跳过同组对象的配对</translation>
    </message>
    <message>
        <source>Pairs of different parts of the world skipped</source>
        <translation>跳过世界不同部分的配对</translation>
    </message>
    <message>
        <source>Touching boxes</source>
        <translation>接触的包围盒</translation>
    </message>
    <message>
        <source>Tunnelling</source>
        <translation>穿透</translation>
    </message>
    <message>
        <source>Kept apart by masks</source>
        <translation>被掩码分开</translation>
    </message>
    <message>
        <source>What missed pairs have in common</source>
        <translation>漏检对的共同之处</translation>
    </message>
    <message>
        <source>The number of "{name}" objects keeps growing: {first} in step {from}, {last} in step {to}. Of {seen} that appeared, {gone} were removed.</source>
        <translation>“{name}”对象的数量不断增加：第 {from} 步有 {first} 个，第 {to} 步有 {last} 个。出现的 {seen} 个中，移除了 {gone} 个。</translation>
    </message>
    <message>
        <source>The number of "{name}" objects keeps growing: {first} in step {from}, {last} in step {to}, spawned by {spawner}. Of {seen} that appeared, {gone} were removed.</source>
        <translation>“{name}”对象的数量不断增加：第 {from} 步有 {first} 个，第 {to} 步有 {last} 个，由 {spawner} 生成。出现的 {seen} 个中，移除了 {gone} 个。</translation>
    </message>
    <message>
        <source>The "trim" of the region {name} is {value}, but the trimmed picture does not fit inside it; the region is left out</source>
        <translation>区域 {name} 的 "trim" 是 {value}，但裁剪后的图片放不进去；该区域已略去</translation>
    </message>
    <message>
        <source>A frame of {animation} has no "{key}", and is left out</source>
        <translation>动画 {animation} 有一帧缺少 "{key}"，已略去</translation>
    </message>
    <message>
        <source>Did you mean "{key}"? The unknown key is kept as it is</source>
        <translation>是否应为 "{key}"？未知的键按原样保留</translation>
    </message>
    <message>
        <source>{object} has a property "class", so its class {name} is not kept</source>
        <translation>{object} 有属性 "class"，因此它的类 {name} 不保留</translation>
    </message>
    <message>
        <source>a text becomes a rectangle that collides with nothing; its text is in the property "text"</source>
        <translation>文本成为不与任何对象碰撞的矩形；其文字在属性 "text" 中</translation>
    </message>
    <message>
        <source>")" has no matching "("</source>
        <translation>")" 没有对应的 "("</translation>
    </message>
    <message>
        <source>Write "{name}"; the sample worlds are {names}</source>
        <translation>写 "{name}"；示例世界有 {names}</translation>
    </message>
    <message numerus="yes">
        <source>{count} frames have no "{key}", so it is ignored in all frames</source>
        <translation>
            <numerusform>{count} 帧没有 "{key}"，因此在所有帧中都忽略它</numerusform>
        </translation>
    </message>
    <message>
        <source>Missed pair</source>
        <translation>漏检对</translation>
    </message>
    <message>
        <source>Box smaller than its shape</source>
        <translation>包围盒小于形状</translation>
    </message>
    <message>
        <source>{object} passes through {other} in step {step}.</source>
        <translation>{object} 在第 {step} 步穿过 {other}。</translation>
    </message>
    <message>
        <source>The shapes of {a} and {b} overlap in step {step}, but their boxes do not.</source>
        <translation>{a} 和 {b} 的形状在第 {step} 步重叠，但它们的包围盒不重叠。</translation>
    </message>
    <message>
        <source>The two objects of the finding are not in step {step}</source>
        <translation>问题的两个对象不在第 {step} 步中</translation>
    </message>
    <message>
        <source>What to change</source>
        <translation>应修改什么</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>发生了什么</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>证据</translation>
    </message>
    <message>
        <source>The example</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>配对</translation>
    </message>
    <message>
        <source>Open it in Broadside</source>
        <translation>在 Broadside 中打开</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Found in {file}.</source>
        <translation>发现于 {file}。</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} 至 {last}</translation>
    </message>
    <message>
        <source>Missed pairs</source>
        <translation>漏检对</translation>
    </message>
    <message>
        <source>Explains</source>
        <translation>能解释</translation>
    </message>
    <message>
        <source>Certainty</source>
        <translation>可信度</translation>
    </message>
    <message>
        <source>Lost at the stage</source>
        <translation>丢失于哪个阶段</translation>
    </message>
    <message>
        <source>{count}: {stage}</source>
        <translation>{count}：{stage}</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}：{value}</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>{a} and {b} in step {step}.</source>
        <translation>{a} 和 {b}，第 {step} 步。</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>Registered box</source>
        <translation>登记的包围盒</translation>
    </message>
    <message>
        <source>Cells that it touches</source>
        <translation>它接触的单元格</translation>
    </message>
    <message>
        <source>Cells in which it is registered</source>
        <translation>登记了它的单元格</translation>
    </message>
    <message>
        <source>x {left} to {right}, y {low} to {high}</source>
        <translation>x {left} 至 {right}，y {low} 至 {high}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>{cells} and {count} more</source>
        <translation>{cells} 及另外 {count} 个</translation>
    </message>
    <message>
        <source>Boxes are in metres.</source>
        <translation>包围盒以米为单位。</translation>
    </message>
    <message>
        <source>Boxes are in the units of the game.</source>
        <translation>包围盒以游戏的单位为单位。</translation>
    </message>
    <message>
        <source>The broad phase reports the pair.</source>
        <translation>粗检测报告了这个配对。</translation>
    </message>
    <message>
        <source>The broad phase does not report the pair.</source>
        <translation>粗检测没有报告这个配对。</translation>
    </message>
    <message>
        <source>First object</source>
        <translation>第一个对象</translation>
    </message>
    <message>
        <source>Second object</source>
        <translation>第二个对象</translation>
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
        <source>Number of steps</source>
        <translation>步数</translation>
    </message>
    <message numerus="yes">
        <source>{count} more pairs are not listed.</source>
        <translation>
            <numerusform>另有 {count} 个配对没有列出。</numerusform>
        </translation>
    </message>
    <message>
        <source>{a} and {b} with their boxes and cells in step {step}; other objects are faint.</source>
        <translation>{a} 和 {b} 及其包围盒和单元格，第 {step} 步；其他对象颜色较淡。</translation>
    </message>
    <message>
        <source>{a} and {b} one frame before, in step {step}.</source>
        <translation>{a} 和 {b}，前一帧，第 {step} 步。</translation>
    </message>
    <message>
        <source>Step {step}</source>
        <translation>第 {step} 步</translation>
    </message>
    <message>
        <source>Before: step {step}</source>
        <translation>之前：第 {step} 步</translation>
    </message>
    <message>
        <source>Animation of {a} and {b} from step {first} to step {last}.</source>
        <translation>{a} 和 {b} 从第 {first} 步至第 {last} 步的动画。</translation>
    </message>
    <message>
        <source>Save {file}</source>
        <translation>保存 {file}</translation>
    </message>
    <message>
        <source>Open this page with File &gt; Open, drop it on the window, or start Broadside with it: the world of the finding opens at its step, with the two objects selected. On the command line, give this page instead of a file:</source>
        <translation>用“文件 &gt; 打开”打开此页面，将它拖放到窗口上，或在启动 Broadside 时指定它：出现问题的世界会在该步打开，并选中这两个对象。在命令行中，用此页面代替文件：</translation>
    </message>
    <message>
        <source>The world of step {step}, as a scene.</source>
        <translation>第 {step} 步的世界，作为场景。</translation>
    </message>
    <message>
        <source>A part of the recording: steps {first} to {last} of {all} recorded frames.</source>
        <translation>录制的一部分：所录制的 {all} 帧中的第 {first} 至 {last} 步。</translation>
    </message>
    <message>
        <source>A diagnosis of it gives the same rule.</source>
        <translation>对它的诊断得出同样的规则。</translation>
    </message>
    <message>
        <source>It shows the step, but the whole recording is needed for the same diagnosis.</source>
        <translation>它显示了该步，但要得到相同的诊断，需要完整的录制。</translation>
    </message>
    <message>
        <source>It needs the inputs of the simulation, which a scene does not have:</source>
        <translation>它需要模拟的输入，而场景没有这些输入：</translation>
    </message>
    <message>
        <source>No world is attached: {reason}.</source>
        <translation>没有附加世界：{reason}。</translation>
    </message>
    <message>
        <source>the finding has no example</source>
        <translation>问题没有示例</translation>
    </message>
    <message>
        <source>it would take more than the limit of {limit} MiB</source>
        <translation>它会超过上限 {limit} MiB</translation>
    </message>
    <message>
        <source>Save this as {file}:</source>
        <translation>将以下内容保存为 {file}：</translation>
    </message>
    <message>
        <source>report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>The finding in this page is damaged: {what}</source>
        <translation>此页面中的问题已损坏：{what}</translation>
    </message>
    <message>
        <source>the page ends in the middle of it</source>
        <translation>页面在它的中途结束</translation>
    </message>
    <message>
        <source>{field} is missing or is not a number</source>
        <translation>{field} 缺失或不是数</translation>
    </message>
    <message>
        <source>it is neither a scene nor a recording</source>
        <translation>它既不是场景，也不是录制</translation>
    </message>
    <message>
        <source>its bytes have changed</source>
        <translation>它的字节有改动</translation>
    </message>
    <message>
        <source>script</source>
        <translation>脚本</translation>
    </message>
    <message>
        <source>No scene is open. Open one first, with broadside.open(FILE) on the command line.</source>
        <translation>没有打开的场景。请先打开一个，命令行中用 broadside.open(FILE)。</translation>
    </message>
    <message>
        <source>There is no object {id}. See broadside.scene.ids().</source>
        <translation>没有对象 {id}。见 broadside.scene.ids()。</translation>
    </message>
    <message numerus="yes">
        <source>A scene may have {limit} objects. Add fewer.</source>
        <translation>
            <numerusform>场景最多可有 {limit} 个对象。请少添加一些。</numerusform>
        </translation>
    </message>
    <message>
        <source>A scene has no section "{key}". Write world, broadPhase, step, layers, templates, guides, atlases or components.</source>
        <translation>场景没有 "{key}" 部分。请写 world、broadPhase、step、layers、templates、guides、atlases 或 components。</translation>
    </message>
    <message>
        <source>{message}. {remedy}.</source>
        <translation>{message}。{remedy}。</translation>
    </message>
    <message>
        <source>The option "{option}" is not known here. See the manual page Scripts for the options.</source>
        <translation>选项 "{option}" 在这里是未知的。可用的选项见手册的“脚本”页。</translation>
    </message>
    <message>
        <source>This program cannot answer questions about scenes. Use the program broadside.</source>
        <translation>此程序不能回答关于场景的问题。请使用程序 broadside。</translation>
    </message>
    <message>
        <source>{message}</source>
        <translation>{message}</translation>
    </message>
    <message>
        <source>broadside.open and broadside.save work on the command line only. In the window a command edits the scene that is shown.</source>
        <translation>broadside.open 和 broadside.save 只能在命令行中使用。在窗口中，命令编辑所显示的场景。</translation>
    </message>
    <message>
        <source>The script may not use the file {path}: it is outside the folder of the opened scene, and the command line does not name it. Move it there, or allow all files (--allow-files).</source>
        <translation>脚本不可使用文件 {path}：它在所打开场景的文件夹之外，命令行中也没有指定它。请将它移到该文件夹，或允许所有文件 (--allow-files)。</translation>
    </message>
    <message>
        <source>{path} is a folder, a device or a broken link. Name a regular file.</source>
        <translation>{path} 是文件夹、设备或失效的链接。请指定一个普通文件。</translation>
    </message>
    <message>
        <source>The script may use no files: no scene with a folder is open, and the command line names no file. Open or save a scene first, or allow all files.</source>
        <translation>脚本不可使用任何文件：没有打开位于文件夹中的场景，命令行中也没有指定文件。请先打开或保存一个场景，或允许所有文件。</translation>
    </message>
    <message>
        <source>{error}</source>
        <translation>{error}</translation>
    </message>
    <message>
        <source>Correct the script there; nothing was changed in the scene</source>
        <translation>请在那里更正脚本；场景没有任何更改</translation>
    </message>
    <message>
        <source>The script was stopped</source>
        <translation>脚本已停止</translation>
    </message>
    <message>
        <source>Look for a loop that does not end; nothing was changed in the scene</source>
        <translation>请查找不会结束的循环；场景没有任何更改</translation>
    </message>
    <message>
        <source>There is not enough memory for the script</source>
        <translation>内存不足，无法运行脚本</translation>
    </message>
    <message>
        <source>Use smaller lists and texts; nothing was changed in the scene</source>
        <translation>请使用较小的列表和文本；场景没有任何更改</translation>
    </message>
    <message>
        <source>The lines after this one are left out.</source>
        <translation>此行之后的各行已略去。</translation>
    </message>
    <message>
        <source>Your folder of extensions has this file already</source>
        <translation>您的扩展文件夹中已有此文件</translation>
    </message>
    <message>
        <source>Rename or remove that file, then copy the example again</source>
        <translation>请重命名或移除该文件，然后重新复制示例</translation>
    </message>
    <message>
        <source>Check the permissions of the folder above it</source>
        <translation>检查其上级文件夹的权限</translation>
    </message>
    <message numerus="yes">
        <source>Your extensions have {count} entries in this menu.</source>
        <translation>
            <numerusform>您的扩展在此菜单中有 {count} 个菜单项。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: {count} findings.</source>
        <translation>
            <numerusform>{name}：{count} 个问题。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not a file of keys: it does not begin with "broadside-keys"</source>
        <translation>这不是按键文件：它不以 "broadside-keys" 开头</translation>
    </message>
    <message>
        <source>Choose a file that "Export keys" wrote</source>
        <translation>选择由“导出按键”写入的文件</translation>
    </message>
    <message>
        <source>This file of keys was written by a newer version of Broadside</source>
        <translation>此按键文件由更新版本的 Broadside 写入</translation>
    </message>
    <message>
        <source>Update Broadside, or export the keys again</source>
        <translation>更新 Broadside，或重新导出按键</translation>
    </message>
    <message>
        <source>This file is too long for a file of keys</source>
        <translation>此文件作为按键文件太长</translation>
    </message>
    <message>
        <source>The file of keys cannot be read</source>
        <translation>无法读取按键文件</translation>
    </message>
    <message>
        <source>Check that the file exists and can be read</source>
        <translation>检查文件是否存在、能否读取</translation>
    </message>
    <message>
        <source>This line has no "="</source>
        <translation>此行没有 "="</translation>
    </message>
    <message>
        <source>Write a command, "=", and its keys</source>
        <translation>写命令、"=" 及其按键</translation>
    </message>
    <message>
        <source>There is no command "{name}"</source>
        <translation>没有命令 "{name}"</translation>
    </message>
    <message>
        <source>Remove the line, or correct the name</source>
        <translation>移除此行，或更正名称</translation>
    </message>
    <message>
        <source>Write "{name}", or remove the line</source>
        <translation>写 "{name}"，或移除此行</translation>
    </message>
    <message>
        <source>The command "{name}" is in the file twice</source>
        <translation>命令 "{name}" 在文件中出现两次</translation>
    </message>
    <message>
        <source>Remove one of the two lines</source>
        <translation>移除这两行之一</translation>
    </message>
    <message>
        <source>"{key}" is not a key</source>
        <translation>"{key}" 不是键</translation>
    </message>
    <message>
        <source>Write keys such as Ctrl+K, several of them separated by a semicolon and a space</source>
        <translation>按键写成 Ctrl+K 的形式，多个按键之间用分号加空格分隔</translation>
    </message>
    <message>
        <source>The key {key} cannot be given to a command</source>
        <translation>按键 {key} 不能指定给命令</translation>
    </message>
    <message>
        <source>Choose another key</source>
        <translation>选择其他按键</translation>
    </message>
    <message>
        <source>The key {key} already belongs to the command "{other}"</source>
        <translation>按键 {key} 已属于命令 "{other}"</translation>
    </message>
    <message>
        <source>Give one of the two commands another key</source>
        <translation>为两个命令之一指定其他按键</translation>
    </message>
    <message numerus="yes">
        <source>A script may register {limit} entries. Register fewer.</source>
        <translation>
            <numerusform>一个脚本最多可以注册 {limit} 个条目。请减少注册数量。</numerusform>
        </translation>
    </message>
    <message>
        <source>More findings are left out.</source>
        <translation>其余发现已省略。</translation>
    </message>
    <message numerus="yes">
        <source>The command "{name}" has more than {limit} keys</source>
        <translation>
            <numerusform>命令“{name}”的按键超过 {limit} 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave out some of its keys</source>
        <translation>去掉其中一些按键</translation>
    </message>
    <message>
        <source>Object {id}</source>
        <translation>对象 {id}</translation>
    </message>
    <message>
        <source>{name} ({id})</source>
        <translation>{name} ({id})</translation>
    </message>
    <message>
        <source>error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>info</source>
        <translation>信息</translation>
    </message>
    <message>
        <source>{file}:{line}</source>
        <translation>{file}:{line}</translation>
    </message>
    <message>
        <source>{file}:{line}:{column}</source>
        <translation>{file}:{line}:{column}</translation>
    </message>
    <message>
        <source>line {line}, column {column}</source>
        <translation>第 {line} 行，第 {column} 列</translation>
    </message>
    <message>
        <source>{message} (object {id})</source>
        <translation>{message}（对象 {id}）</translation>
    </message>
    <message>
        <source>{severity}: {message}.</source>
        <translation>{severity}：{message}。</translation>
    </message>
    <message>
        <source>{place}: {severity}: {message}.</source>
        <translation>{place}：{severity}：{message}。</translation>
    </message>
    <message>
        <source>{problem} {remedy}.</source>
        <translation>{problem}{remedy}。</translation>
    </message>
    <message>
        <source>The first answer of the program is not understood: "{text}"</source>
        <translation>无法理解程序的第一个应答："{text}"</translation>
    </message>
    <message>
        <source>Let it call check() of the recorder of its language, as the manual page "Test your broad phase" shows</source>
        <translation>让它调用其语言的录制器的 check()，如手册页“测试您的粗检测”所示</translation>
    </message>
    <message>
        <source>In {operation}, the broad phase ends the process. The last line that it printed: {text}.</source>
        <translation>在{operation}中，粗检测结束了进程。它输出的最后一行：{text}。</translation>
    </message>
    <message>
        <source>In {operation}, the answer is not a list of ids: "{text}".</source>
        <translation>在{operation}中，应答不是 ID 列表："{text}"。</translation>
    </message>
    <message>
        <source>With {algorithm}, the run differs from step {step} on: {name} ({id}) is gone, but the recorded run still has it.</source>
        <translation>使用 {algorithm} 时，从第 {step} 步起结果不同：{name} ({id}) 已不存在，但录制的运行中仍有它。</translation>
    </message>
    <message>
        <source>With {algorithm}, the run differs from step {step} on: {name} ({id}) is still there, but the recorded run has lost it.</source>
        <translation>使用 {algorithm} 时，从第 {step} 步起结果不同：{name} ({id}) 仍然存在，但录制的运行中已没有它。</translation>
    </message>
    <message>
        <source>position, angle or scale</source>
        <translation>位置、角度或缩放</translation>
    </message>
    <message>
        <source>property {name}</source>
        <translation>属性 {name}</translation>
    </message>
    <message>
        <source>removal</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>all values</source>
        <translation>所有值</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>不存在</translation>
    </message>
    <message>
        <source>{what}. Here: {here}. In the level: {there}. At the last import: {before}</source>
        <translation>{what}。此处：{here}。关卡中：{there}。上次导入时：{before}</translation>
    </message>
    <message>
        <source>Why two objects collide, or not</source>
        <translation>两个对象为何碰撞或不碰撞</translation>
    </message>
    <message>
        <source>it is in no bucket, so it is not registered and never found</source>
        <translation>它不在任何桶中，因此没有登记，永远找不到</translation>
    </message>
    <message>
        <source>Keep objects inside the world, or choose the algorithm grid</source>
        <translation>让对象留在世界中，或选择 grid</translation>
    </message>
    <message>
        <source>the distance from one of the two to its nearest partner</source>
        <translation>两者之一与其碰撞对象的距离</translation>
    </message>
    <message>
        <source>the share of the partners of one of the two that do not overlap it</source>
        <translation>碰撞对象中与两者之一分离的比例</translation>
    </message>
    <message>
        <source>Continue in the next step at the object where the last step ended, so that all objects are updated in turn.</source>
        <translation>下一步从上一步结束的地方继续，使每个对象都能轮到。</translation>
    </message>
    <message>
        <source>Coordinates truncated to integers</source>
        <translation>坐标截断为整数</translation>
    </message>
    <message>
        <source>Ids truncated to a few bits</source>
        <translation>ID 截断为几位</translation>
    </message>
    <message>
        <source>Tested only in the first cell</source>
        <translation>只在第一个单元格中检测</translation>
    </message>
    <message>
        <source>Pairs not reported again after they separated</source>
        <translation>配对分离后不再报告</translation>
    </message>
    <message>
        <source>at their place before the jump, plus their motion since then</source>
        <translation>位于原来的位置，其后的运动在此基础上累加</translation>
    </message>
    <message>
        <source>at their place before the jump for {time}, plus their motion since then</source>
        <translation>在 {time}之内位于原来的位置，其后的运动在此基础上累加</translation>
    </message>
    <message>
        <source>when the high corner of their box enters another cell: cells that their other sides reach in between are missing</source>
        <translation>包围盒的高角进入另一个单元格时：在此之间其另外两边到达的单元格会缺失</translation>
    </message>
    <message>
        <source>when they are more than {distance} away from their last place along x or along y</source>
        <translation>沿 x 或沿 y 与上次的位置相距超过 {distance} 时</translation>
    </message>
    <message>
        <source>when they are more than {distance} away from their last place both along x and along y</source>
        <translation>沿 x 和沿 y 都与上次的位置相距超过 {distance} 时</translation>
    </message>
    <message>
        <source>when their distances from their last place along x and along y are more than {distance} together</source>
        <translation>沿 x 与沿 y 到上次位置的距离之和超过 {distance} 时</translation>
    </message>
    <message>
        <source>when they are more than {distance} away from their last place along x</source>
        <translation>沿 x 与上次的位置相距超过 {distance} 时</translation>
    </message>
    <message>
        <source>when they are more than {distance} away from their last place along y</source>
        <translation>沿 y 与上次的位置相距超过 {distance} 时</translation>
    </message>
    <message>
        <source>in steps in which they move by at least {motion} along x or along y</source>
        <translation>在沿 x 或沿 y 移动至少 {motion} 的步中</translation>
    </message>
    <message>
        <source>in steps in which they move by at least {motion} both along x and along y</source>
        <translation>在沿 x 和沿 y 都移动至少 {motion} 的步中</translation>
    </message>
    <message>
        <source>in steps in which their motions along x and along y are at least {motion} together</source>
        <translation>在沿 x 与沿 y 的移动之和至少为 {motion} 的步中</translation>
    </message>
    <message>
        <source>in steps in which they move by at least {motion} along x</source>
        <translation>在沿 x 移动至少 {motion} 的步中</translation>
    </message>
    <message>
        <source>in steps in which they move by at least {motion} along y</source>
        <translation>在沿 y 移动至少 {motion} 的步中</translation>
    </message>
    <message>
        <source>Some objects stop being registered again, each from a different step on.</source>
        <translation>部分对象各自从某一步起不再重新登记。</translation>
    </message>
    <message>
        <source>some objects stop being tested again, each from a different step on.</source>
        <translation>部分对象各自从某一步起不再重新检测。</translation>
    </message>
    <message>
        <source>{objects} are registered again one after another by their places in the game's list, each only once in {count} steps.</source>
        <translation>{objects}按在游戏列表中的位置依次重新登记，每个对象每 {count} 步才一次。</translation>
    </message>
    <message>
        <source>{objects} are registered again only once in {count} steps, counted for each from the step in which it appeared.</source>
        <translation>{objects}每 {count} 步才重新登记一次，各自从出现的那一步算起。</translation>
    </message>
    <message>
        <source>{objects} are registered again no earlier than {time} after the last time.</source>
        <translation>{objects}在上次登记之后，至少要过 {time}才会重新登记。</translation>
    </message>
    <message>
        <source>Repeating step {step} gives a different result: for {subject}, the recorded run has {recorded}, the repetition {repeated}.</source>
        <translation>第 {step} 步没有重现：{subject}在记录中为 {recorded}，重现时为 {repeated}。</translation>
    </message>
    <message>
        <source>With {algorithm}, the run differs from step {step} on: for {subject}, the recorded run has {recorded}, the run with {algorithm} has {repeated}.</source>
        <translation>使用 {algorithm} 时，从第 {step} 步起结果不同：{subject}在记录中为 {recorded}，使用 {algorithm} 运行时为 {repeated}。</translation>
    </message>
    <message>
        <source>A script or a report that looks for an object by its name finds only one of them.</source>
        <translation>按名称查找该对象的脚本、报告或同事，只会找到其中一个。</translation>
    </message>
    <message>
        <source>An object whose category or mask is 0 never collides, even if it moves or responds to hits.</source>
        <translation>有一个为 0，对象就不与任何对象碰撞，尽管它会移动，或会响应命中。</translation>
    </message>
    <message>
        <source>A rotated axis-aligned box collides as the upright box around it, which is larger.</source>
        <translation>带角度的轴对齐矩形，以包住旋转后矩形的更大的矩形来碰撞。</translation>
    </message>
    <message>
        <source>Their number grows, and every step takes longer.</source>
        <translation>它们越积越多，每一步的开销越来越大。</translation>
    </message>
    <message>
        <source>One of many similar objects was set by mistake, or was forgotten in a change.</source>
        <translation>众多对象中有一个设置错误，或在某次更改时被遗漏。</translation>
    </message>
    <message>
        <source>Launches limited by the terminal speed</source>
        <translation>被速度上限截断的发射</translation>
    </message>
    <message>
        <source>{name} falls: over the {height} m of the world, gravity makes it as fast as {speed} m/s, the terminal speed of the world. That is {distance} m in a step: it can pass through {other}, which is {thickness} m thick</source>
        <translation>{name} 会下落：在世界 {height} m 的高度内，重力使它达到 {speed} m/s，即世界的速度上限，一步移动 {distance} m：它可能穿过厚 {thickness} m 的 {other}</translation>
    </message>
    <message>
        <source>{name} rises: over the {height} m of the world, gravity makes it as fast as {speed} m/s, the terminal speed of the world. That is {distance} m in a step: it can pass through {other}, which is {thickness} m thick</source>
        <translation>{name} 会上升：在世界 {height} m 的高度内，重力使它达到 {speed} m/s，即世界的速度上限，一步移动 {distance} m：它可能穿过厚 {thickness} m 的 {other}</translation>
    </message>
    <message>
        <source>Turn on swept collision ("continuous"), make the step shorter, or set a terminal speed</source>
        <translation>开启扫掠碰撞 ("continuous")，缩短步长，或设置速度上限</translation>
    </message>
    <message>
        <source>The scene has its own template {name}, which hides the project's template with this name</source>
        <translation>场景有自己的模板 {name}，它遮盖了项目的模板</translation>
    </message>
    <message>
        <source>Use the project's template, or rename the template of the scene</source>
        <translation>使用项目的模板，或重命名场景的模板</translation>
    </message>
    <message>
        <source>{other} overlaps {subject}, but their masks do not let them collide.</source>
        <translation>{other} 与 {subject} 重叠，但它们的掩码不允许两者碰撞。</translation>
    </message>
    <message>
        <source>{launcher} launches {subject} with {asked} m/s; the terminal speed of the world limits it to {limit} m/s.</source>
        <translation>{launcher} 以 {asked} m/s 发射 {subject}；世界的终端速度将其限制为 {limit} m/s。</translation>
    </message>
    <message>
        <source>{subject} would reach {asked} m/s; the terminal speed of the world limits it to {limit} m/s.</source>
        <translation>{subject} 本会达到 {asked} m/s；世界的终端速度将其限制为 {limit} m/s。</translation>
    </message>
    <message>
        <source>overlap that the masks forbid</source>
        <translation>掩码不允许的重叠</translation>
    </message>
    <message>
        <source>With cells of {size} m a step takes {time}; with the present size of {present} m, more pairs are missed.</source>
        <translation>单元格为 {size} m 时，一步用时 {time}；当前的 {present} m 漏检更多配对。</translation>
    </message>
    <message>
        <source>With cells of {size} m a step takes {time}, which is {saved} less than with the present size of {present} m ({presentTime}).</source>
        <translation>单元格为 {size} m 时，一步用时 {time}，比当前的 {present} m ({presentTime}) 少 {saved}。</translation>
    </message>
    <message>
        <source>With cells of {size} m a step takes {time}; the present size of {present} m is as good ({presentTime}).</source>
        <translation>单元格为 {size} m 时，一步用时 {time}；当前的 {present} m 同样好 ({presentTime})。</translation>
    </message>
    <message numerus="yes">
        <source>Look for partners only in the cells of a grid that an object touches: with cells of {size}, a step has {count} candidate pairs.</source>
        <translation>
            <numerusform>只在对象所接触的网格单元格中寻找碰撞对象：使用 {size} 的单元格时，每步有 {count} 个候选对。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is wrong: their boxes do not overlap, so the pair does not have to be a candidate. To make them meet, move them closer, or ask about another step.</source>
        <translation>一切正常：它们的包围盒不重叠，因此这个配对不必是候选对。如果它们应当相遇，请将它们移近，或查询另一步。</translation>
    </message>
    <message>
        <source>the position or velocity of {object} became NaN or infinite, so the object was stopped</source>
        <translation>{object} 超出了数值范围，已停下</translation>
    </message>
    <message>
        <source>the position or velocity of object {id} became NaN or infinite, so the object was stopped</source>
        <translation>对象 {id} 超出了数值范围，已停下</translation>
    </message>
    <message>
        <source>The animation {name} refers to the frame {frame}, which is not in the sheet</source>
        <translation>动画 {name} 引用了不存在的帧 {frame}</translation>
    </message>
    <message>
        <source>Open it with a newer version of Broadside, or save it there as version {known}</source>
        <translation>用更新的 Broadside 打开它，或在那里将它保存为版本 {known}</translation>
    </message>
    <message>
        <source>"version" is {value}, but the files of Broadside have no such version</source>
        <translation>"version" 是 {value}，Broadside 从未写过这个版本</translation>
    </message>
    <message>
        <source>"{key}" is {value}, which is not a known value</source>
        <translation>"{key}" 是 {value}，这是未知的值</translation>
    </message>
    <message>
        <source>The text ends in the middle of an object or an array</source>
        <translation>文本在对象或列表的中途结束</translation>
    </message>
    <message>
        <source>To run these components, open the scene in a newer version of Broadside</source>
        <translation>无需任何操作，除非要由更新的 Broadside 来运行它们</translation>
    </message>
    <message>
        <source>Choose the file again in Godot</source>
        <translation>在 Godot 中重新选择它</translation>
    </message>
    <message>
        <source>Read it with a version of Broadside that was built with pugixml</source>
        <translation>用带有 pugixml 的 Broadside 读取它</translation>
    </message>
    <message>
        <source>Read it with a version of Broadside that was built with pugixml, or save the Tiled map as JSON (.tmj)</source>
        <translation>用带有 pugixml 的 Broadside 读取它，或将 Tiled 地图保存为 JSON (.tmj)</translation>
    </message>
    <message>
        <source>{object}, {field}: changed here and in the level; the level's value is used</source>
        <translation>{object}，{field}：在这里和关卡中都有更改，以关卡为准</translation>
    </message>
    <message>
        <source>Audit the steps again, and report one of the new findings</source>
        <translation>重新核查各步，并报告其中的一个问题</translation>
    </message>
    <message>
        <source>Contradicts it</source>
        <translation>与之矛盾</translation>
    </message>
    <message>
        <source>Equally good: {sentence}</source>
        <translation>同样能解释的还有：{sentence}</translation>
    </message>
    <message>
        <source>To confirm it: {record}</source>
        <translation>要更有把握：{record}</translation>
    </message>
    <message>
        <source>Steps {first} to {last}, slowed down. If your system reduces motion, the picture does not move.</source>
        <translation>第 {first} 至 {last} 步，慢速播放。系统设置为减少动态效果时，图片静止。</translation>
    </message>
    <message>
        <source>The smallest scene that still shows it: {left} of {all} objects remain.</source>
        <translation>仍能显示它的最小场景：{all} 个对象中留下了 {left} 个。</translation>
    </message>
    <message>
        <source>The attached world is too large for a text. Write the report as a page (.html), too.</source>
        <translation>附加的世界太大，无法放入文本：请将报告也写成页面 (.html)。</translation>
    </message>
    <message>
        <source>This page contains no finding of Broadside</source>
        <translation>此页面中没有 Broadside 的问题</translation>
    </message>
    <message>
        <source>Choose a page that the command report or the button Report wrote</source>
        <translation>选择由命令 report 或“报告”按钮写入的页面</translation>
    </message>
    <message>
        <source>This page is cut off before its finding</source>
        <translation>此页面不完整，还没到问题部分就结束了</translation>
    </message>
    <message>
        <source>Get the page again from its source, or write it again</source>
        <translation>从来源处重新获取此页面，或重新生成它</translation>
    </message>
    <message>
        <source>its text has invalid characters</source>
        <translation>它的文本中有不应出现的字符</translation>
    </message>
    <message>
        <source>Its key: Left rotates counter-clockwise, Right clockwise</source>
        <translation>它的按键：左使其逆时针摆动，右使其顺时针摆动</translation>
    </message>
    <message>
        <source>The first line does not announce frames</source>
        <translation>第一行没有说明后面是帧</translation>
    </message>
    <message>
        <source>Open them with a newer version of Broadside</source>
        <translation>用更新的 Broadside 打开它们</translation>
    </message>
    <message>
        <source>The frame has no "pairs", but earlier frames have some</source>
        <translation>该帧没有 "pairs"，而之前的帧有</translation>
    </message>
    <message>
        <source>Open it with a newer version of Broadside</source>
        <translation>用更新的 Broadside 打开它</translation>
    </message>
    <message>
        <source>The recording cannot be stored in the temporary folder: {why}</source>
        <translation>那里无法存放录制：{why}</translation>
    </message>
    <message>
        <source>Open the last saved version of the scene; the copy stays where it is</source>
        <translation>打开上次保存的版本，并保留此文件</translation>
    </message>
    <message numerus="yes">
        <source>Group of {count} objects: {name}. It rotates as one; another new value applies to each object, and += 1 or *= 2 changes each number.</source>
        <translation>
            <numerusform>{count} 个对象的编组：{name}。它作为一个整体旋转；其他新的值应用于每个对象，+= 1 或 *= 2 更改每个数。</numerusform>
        </translation>
    </message>
    <message>
        <source>Broadside cannot wait for a game under this name: {why}</source>
        <translation>Broadside 无法在那里监听：{why}</translation>
    </message>
    <message>
        <source>{object}, if it moved</source>
        <translation>{object}，假如它移动</translation>
    </message>
    <message>
        <source>the list of things to show has an empty name</source>
        <translation>要显示的内容列表中有空名称</translation>
    </message>
    <message>
        <source>"{name}" is not the name of a thing to show</source>
        <translation>“{name}”不是可以显示的内容</translation>
    </message>
    <message>
        <source>Close other tabs or programs, or split the file into smaller ones</source>
        <translation>关闭其他标签页或程序，或将它拆分为较小的文件</translation>
    </message>
    <message>
        <source>The fastest one here: packed rows of cells, whose size is chosen automatically</source>
        <translation>这里最快的算法：紧凑存放的单元格行，大小自动确定</translation>
    </message>
    <message>
        <source>Each square with many objects is divided into four squares</source>
        <translation>在对象密集处一分为四的正方形</translation>
    </message>
    <message>
        <source>for objects that crowd in some places; slow if many objects lie across the centre lines</source>
        <translation>适用于局部密集的对象；许多对象跨越中线时会变慢</translation>
    </message>
    <message>
        <source>The program prints no first answer</source>
        <translation>程序没有说明自己是什么</translation>
    </message>
    <message>
        <source>The program prints "{text}" instead of its first answer</source>
        <translation>程序输出了“{text}”，但没有说明自己是什么</translation>
    </message>
    <message>
        <source>The program ends before its first answer</source>
        <translation>程序还没说明自己是什么就结束了</translation>
    </message>
    <message>
        <source>The program ends before its first answer; the last line that it printed: {text}</source>
        <translation>程序还没说明自己是什么就结束了；它输出的最后一行：{text}</translation>
    </message>
    <message>
        <source>those of its centre and of the midpoints of its sides</source>
        <translation>中心和各边中点所在的单元格</translation>
    </message>
    <message>
        <source>those whose centre is in a circle as wide as the longer side of the box, and the cell of the box's centre</source>
        <translation>中点位于以包围盒长边为直径的圆内的单元格，以及中心所在的单元格</translation>
    </message>
    <message>
        <source>those whose centre is in a circle as wide as the shorter side of the box, and the cell of the box's centre</source>
        <translation>中点位于以包围盒短边为直径的圆内的单元格，以及中心所在的单元格</translation>
    </message>
    <message>
        <source>those whose centre is in the box, and the cell of the box's centre</source>
        <translation>中点位于包围盒内的单元格，以及中心所在的单元格</translation>
    </message>
    <message>
        <source>floor(width/size) + 1 columns, no matter where the box begins in its first cell</source>
        <translation>floor(width/size) + 1 列，不管包围盒从其第一个单元格的何处开始</translation>
    </message>
    <message>
        <source>with boxes that are rotated around {point} instead of their centre</source>
        <translation>包围盒绕{point}旋转，而不是绕自身的中心</translation>
    </message>
    <message>
        <source>the midpoint of their {side}</source>
        <translation>{side}的中点</translation>
    </message>
    <message>
        <source>as if the centre of their parent object were (0, 0)</source>
        <translation>如同它们所属对象的中心是 (0, 0)</translation>
    </message>
    <message>
        <source>as if the centre of their parent object, named {name}, were (0, 0)</source>
        <translation>如同它们所属的名为 {name} 的对象的中心是 (0, 0)</translation>
    </message>
    <message>
        <source>with the centre of their parent object added to their own centre</source>
        <translation>自身的中心又加上了所属对象的中心</translation>
    </message>
    <message>
        <source>with the centre of their parent object, named {name}, added to their own centre</source>
        <translation>自身的中心又加上了所属的名为 {name} 的对象的中心</translation>
    </message>
    <message numerus="yes">
        <source>Each name of the object with the lower id has its own list of pairs, with room for {count} entries in a step. A pair uses one entry for each shared cell: pairs found later are dropped.</source>
        <translation>
            <numerusform>配对列表（ID 较小的对象的每个名称各一个）每步可容纳 {count} 个条目，而配对的每个共享单元格占用一个条目：后来找到的配对被丢弃。</numerusform>
        </translation>
    </message>
    <message>
        <source>{objects} are registered at wrong places: their centres are off by {nearest} to {farthest}, on average by {x} along x and {y} along y.</source>
        <translation>{objects}没有登记在自身所在的位置：中心偏离 {nearest} 至 {farthest}，平均沿 x 偏移 {x}，沿 y 偏移 {y}。</translation>
    </message>
    <message>
        <source>Rotate the box around the centre of the object, in the same way as the object itself.</source>
        <translation>使包围盒与对象一样，绕对象的中心旋转。</translation>
    </message>
    <message>
        <source>First rotate the box around its own centre, then move it to its place.</source>
        <translation>先使包围盒绕自身的中心旋转，再将它移到自己的位置。</translation>
    </message>
    <message>
        <source>Check whether the place of an object is its corner or its centre, also after a flip: add or subtract that share of the size once.</source>
        <translation>检查对象的位置是它的哪个点，角还是中心，翻转之后也要检查：大小的这一部分只加或减一次。</translation>
    </message>
    <message>
        <source>Let each dynamic object search for static objects, no matter which id is lower.</source>
        <translation>让每个动态对象都查询静态对象，不管它们的 ID 如何。</translation>
    </message>
    <message>
        <source>as if they had moved by {share} of their motion since they appeared: box and object drift apart</source>
        <translation>位于出现以来运动量的 {share} 所到达的位置：它们逐渐偏离自己的包围盒</translation>
    </message>
    <message>
        <source>as if each of their motions were truncated to a multiple of {unit}: the boxes of slow objects stay behind</source>
        <translation>位于每次运动截断为 {unit} 的倍数后所到达的位置：慢的对象会落后</translation>
    </message>
    <message>
        <source>in steps in which their box touches the area around the player, or around another single object, from ({left}, {low}) to ({right}, {high}) from its centre: perhaps that is the screen</source>
        <translation>在包围盒接触玩家或另一个单独对象周围的步中，范围为其中心起从 ({left}, {low}) 到 ({right}, {high})：那里也许是屏幕</translation>
    </message>
    <message>
        <source>with their centre in columns of cells from {column} on</source>
        <translation>中心位于第 {column} 列及以后的单元格</translation>
    </message>
    <message>
        <source>with their centre in columns of cells up to {column}</source>
        <translation>中心位于第 {column} 列及以前的单元格</translation>
    </message>
    <message>
        <source>with their centre in rows of cells from {row} on</source>
        <translation>中心位于第 {row} 行及以后的单元格</translation>
    </message>
    <message>
        <source>with their centre in rows of cells up to {row}</source>
        <translation>中心位于第 {row} 行及以前的单元格</translation>
    </message>
    <message>
        <source>that were at least {distance} away from every object that was removed since they appeared</source>
        <translation>自出现以来，每个被移除的对象当时都与其相距至少 {distance}</translation>
    </message>
    <message>
        <source>that were at most {distance} away from an object when it was removed, at any time since they appeared,</source>
        <translation>自出现以来，曾有另一个对象在被移除时与其相距最多 {distance}</translation>
    </message>
    <message>
        <source>Something was placed twice, or two walls share a corner: an object that hits them there collides with both.</source>
        <translation>某个对象放置了两次，或两面墙共用一个角：命中那里的对象会同时命中两者。</translation>
    </message>
    <message>
        <source>An object that is larger than a cell is in several cells: each of them reports it, and some algorithms miss it.</source>
        <translation>对象位于它覆盖的每个单元格中：每个单元格都会报告它，有些算法会丢失它。</translation>
    </message>
    <message>
        <source>An object that is hidden or locked is easily forgotten, and still collides.</source>
        <translation>隐藏或锁定的对象容易被遗忘，却照样碰撞。</translation>
    </message>
    <message>
        <source>Beyond some distance, aiming farther away no longer makes the shot faster.</source>
        <translation>超过某个距离后，瞄得更远也不会射得更快。</translation>
    </message>
    <message>
        <source>Turn on swept collision ("continuous"), or make the step shorter</source>
        <translation>开启扫掠碰撞 ("continuous")，或缩短步长</translation>
    </message>
    <message>
        <source>Turn on swept collision ("continuous"), make the step shorter, or make the wall thicker</source>
        <translation>开启扫掠碰撞 ("continuous")，缩短步长，或加厚墙</translation>
    </message>
    <message>
        <source>{name} creates up to {limit} copies of {copied}, and nothing removes them</source>
        <translation>{name} 最多创建 {limit} 个 {copied} 的副本，而它们永不移除</translation>
    </message>
    <message>
        <source>The scene has its own template {name}, which hides the project's; the two are equal</source>
        <translation>场景有自己的模板 {name}，它遮盖了项目的模板；两者相同</translation>
    </message>
    <message>
        <source>{name} has {setting}; the {count} similar objects have {theirs}</source>
        <translation>{name} 的设置：{setting}；其余 {count} 个同类对象：{theirs}</translation>
    </message>
    <message>
        <source>The finding does not occur in a world created from that frame, nor in a run from the start of the simulation</source>
        <translation>在由该帧构成的世界中，此问题没有出现；从模拟的起点开始也没有</translation>
    </message>
    <message>
        <source>All sizes from {from} m to {to} m are within 10 % of this time.</source>
        <translation>从 {from} m 到 {to} m 的任何大小，与它相差都在 10% 之内。</translation>
    </message>
    <message numerus="yes">
        <source>The cells of {size} are too small: half of the objects are in {cells} cells or more. A step makes {count} tests, because a pair is tested in each cell that it shares.</source>
        <translation>
            <numerusform>{size} 的单元格太小：一半对象位于 {cells} 个或更多单元格中，每步进行 {count} 次检测，因为配对会在每个共享的单元格中各遇到一次。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nearly every object is compared with every other: of {all} a step, {count} are of objects that are more than {size} apart.</source>
        <translation>
            <numerusform>几乎所有对象都在互相比较：每步 {all}中，有 {count} 个的对象相距超过 {size}。</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no object {id} to copy</source>
        <translation>没有可供复制的对象 {id}</translation>
    </message>
    <message>
        <source>Give it a name in the program that created the sheet</source>
        <translation>在制作精灵表的程序中为它命名</translation>
    </message>
    <message>
        <source>Add frames to it in the program that created the sheet</source>
        <translation>在制作精灵表的程序中为它添加帧</translation>
    </message>
    <message>
        <source>A \u escape is half a surrogate pair, which is not a character</source>
        <translation>有一个 \u 转义是半个代理对，它不是字符</translation>
    </message>
    <message>
        <source>Choose a file that contains a scene</source>
        <translation>选择含有场景的文件</translation>
    </message>
    <message>
        <source>This template is created from another template, which Tiled does not allow</source>
        <translation>此模板由另一个模板创建，这是 Tiled 不允许的</translation>
    </message>
    <message>
        <source>A world of 9.6 x 4.8 m without objects</source>
        <translation>9.6 × 4.8 m 的空世界</translation>
    </message>
    <message numerus="yes">
        <source>Create {count} templates</source>
        <translation>
            <numerusform>创建 {count} 个模板</numerusform>
        </translation>
    </message>
    <message>
        <source>Export it again from the program that created it</source>
        <translation>从制作它的程序中重新保存</translation>
    </message>
    <message numerus="yes">
        <source>{most}; mean of {count} steps, {first} to {last}</source>
        <translation>
            <numerusform>{most}；计入 {count} 步，第 {first} 至 {last} 步</numerusform>
        </translation>
    </message>
    <message>
        <source>The object {id} already exists. Leave out the id of the new object.</source>
        <translation>已有对象 {id}。请省略新对象的 ID。</translation>
    </message>
    <message>
        <source>The importer created no valid scene: {problem}</source>
        <translation>导入程序没有生成有效的场景：{problem}</translation>
    </message>
    <message>
        <source>The folder of extensions cannot be created</source>
        <translation>无法创建扩展文件夹</translation>
    </message>
    <message>
        <source>Pairs skipped because of how both objects compare</source>
        <translation>因两个对象的比较而跳过配对</translation>
    </message>
    <message>
        <source>lost by a search that leaves out nodes of the quadtree</source>
        <translation>因搜索略去四叉树的节点而丢失</translation>
    </message>
    <message>
        <source>lost by a sweep with another order than its search</source>
        <translation>因扫描的次序与其搜索不同而丢失</translation>
    </message>
    <message>
        <source>the larger area divided by the smaller one</source>
        <translation>较大面积除以较小面积</translation>
    </message>
    <message>
        <source>the motion of the two away from each other along x</source>
        <translation>两者沿 x 相互远离的移动</translation>
    </message>
    <message>
        <source>the motion of the two away from each other along y</source>
        <translation>两者沿 y 相互远离的移动</translation>
    </message>
    <message>
        <source>the motion of the two away from each other</source>
        <translation>两者相互远离的移动</translation>
    </message>
    <message>
        <source>steps between the appearances of the two</source>
        <translation>两者出现之间的步数</translation>
    </message>
    <message>
        <source>the speed of one of the two divided by its width</source>
        <translation>其中一个的速度除以其宽度</translation>
    </message>
    <message>
        <source>the speed of one of the two divided by its shorter side</source>
        <translation>其中一个的速度除以其短边</translation>
    </message>
    <message>
        <source>dynamic objects before a dynamic one of the two in their common cell</source>
        <translation>共享单元格中排在两者之一动态对象之前的动态对象数</translation>
    </message>
    <message>
        <source>static objects before a static one of the two in their common cell</source>
        <translation>共享单元格中排在两者之一静态对象之前的静态对象数</translation>
    </message>
    <message>
        <source>objects that the sweep passes and that do not overlap along the other axis</source>
        <translation>扫描经过且沿另一轴不重叠的对象数</translation>
    </message>
    <message>
        <source>Pairs are not reported if the area of one object is {ratio} times that of the other one, or more.</source>
        <translation>如果一个对象的面积是另一个的 {ratio} 倍或更多，配对就没有报告。</translation>
    </message>
    <message>
        <source>Pairs are not reported if the area of one object is at most {ratio} times that of the other one.</source>
        <translation>如果一个对象的面积最多是另一个的 {ratio} 倍，配对就没有报告。</translation>
    </message>
    <message>
        <source>Pairs whose objects move away from each other along {axis} are not reported.</source>
        <translation>沿 {axis} 相互远离的对象的配对没有报告。</translation>
    </message>
    <message>
        <source>Pairs whose objects move away from each other along {axis} by {motion} or more in a step are not reported.</source>
        <translation>在一步中沿 {axis} 相互远离 {motion} 或更多的对象的配对没有报告。</translation>
    </message>
    <message>
        <source>Pairs whose objects do not move away from each other along {axis} are not reported.</source>
        <translation>沿 {axis} 没有相互远离的对象的配对没有报告。</translation>
    </message>
    <message>
        <source>Pairs whose objects move away from each other along {axis} by at most {motion} in a step are not reported: negative motions are towards each other.</source>
        <translation>在一步中沿 {axis} 相互远离最多 {motion} 的对象的配对没有报告：负的移动表示相互靠近。</translation>
    </message>
    <message>
        <source>Pairs whose objects move away from each other are not reported.</source>
        <translation>相互远离的对象的配对没有报告。</translation>
    </message>
    <message>
        <source>Pairs whose objects move away from each other by {motion} or more in a step are not reported.</source>
        <translation>在一步中相互远离 {motion} 或更多的对象的配对没有报告。</translation>
    </message>
    <message>
        <source>Pairs whose objects do not move away from each other are not reported.</source>
        <translation>没有相互远离的对象的配对没有报告。</translation>
    </message>
    <message>
        <source>Pairs whose objects move away from each other by at most {motion} in a step are not reported: negative motions are towards each other.</source>
        <translation>在一步中相互远离最多 {motion} 的对象的配对没有报告：负的移动表示相互靠近。</translation>
    </message>
    <message>
        <source>Pairs of objects that appeared within {time} are not reported.</source>
        <translation>出现时间相差不超过 {time} 的对象的配对没有报告。</translation>
    </message>
    <message>
        <source>Pairs are not reported if one object appeared at least {time} before the other one.</source>
        <translation>如果一个对象比另一个至少早出现 {time}，配对就没有报告。</translation>
    </message>
    <message>
        <source>Pairs are not reported if one object moves by {part} of its width or more in a step.</source>
        <translation>如果一个对象在一步中移动其宽度的 {part} 倍或更多，配对就没有报告。</translation>
    </message>
    <message>
        <source>Pairs are not reported if one object moves by {part} of its shorter side or more in a step.</source>
        <translation>如果一个对象在一步中移动其短边的 {part} 倍或更多，配对就没有报告。</translation>
    </message>
    <message numerus="yes">
        <source>The sweep ends after {count} objects that do not overlap along the other axis.</source>
        <translation>
            <numerusform>扫描在 {count} 个沿另一轴分离的对象之后结束。</numerusform>
        </translation>
    </message>
    <message>
        <source>The list of the sweep is sorted by {order}, but a search ends at the first low side along {axis} beyond its object.</source>
        <translation>扫描的列表按{order}排序，但搜索在沿 {axis} 第一个超出其对象的低边处结束。</translation>
    </message>
    <message>
        <source>low sides along {axis}</source>
        <translation>沿 {axis} 的低边</translation>
    </message>
    <message>
        <source>centres along {axis}</source>
        <translation>沿 {axis} 的中心</translation>
    </message>
    <message>
        <source>high sides along {axis}</source>
        <translation>沿 {axis} 的高边</translation>
    </message>
    <message>
        <source>Look for a filter of pairs that compares its two objects, and remove it or correct its limit.</source>
        <translation>查找比较两个对象的配对过滤器，将其移除或改正其界限。</translation>
    </message>
    <message>
        <source>Compare ids as numbers everywhere, never as texts.</source>
        <translation>始终将 ID 作为数字比较，不要作为文本比较。</translation>
    </message>
    <message>
        <source>Sort the list by the low sides along the axis by which the search ends.</source>
        <translation>按搜索结束所依据的轴的低边对列表排序。</translation>
    </message>
    <message>
        <source>A search in the quadtree goes down only to nodes that contain the middle of its box.</source>
        <translation>四叉树中的搜索只进入包含其包围盒中心的节点。</translation>
    </message>
    <message>
        <source>A search in the quadtree goes down only to nodes that contain one corner of its box, always the same one.</source>
        <translation>四叉树中的搜索只进入包含其包围盒某一个角的节点，而且总是同一个角。</translation>
    </message>
    <message>
        <source>A search in the quadtree goes down only to nodes that contain one of two opposite corners of its box.</source>
        <translation>四叉树中的搜索只进入包含其包围盒两个对角之一的节点。</translation>
    </message>
    <message>
        <source>A search in the quadtree goes down only to nodes that contain a corner of its box, not to those within it.</source>
        <translation>四叉树中的搜索只进入包含其包围盒的角的节点，不进入盒内的节点。</translation>
    </message>
    <message numerus="yes">
        <source>A search in the quadtree looks only at the first {count} levels.</source>
        <translation>
            <numerusform>四叉树中的搜索只查看前 {count} 层。</numerusform>
        </translation>
    </message>
    <message>
        <source>A search in the quadtree looks only into the node of its own object.</source>
        <translation>四叉树中的搜索只查看其自身对象所在的节点。</translation>
    </message>
    <message>
        <source>A search in the quadtree looks only into the node of its own object and into those above it.</source>
        <translation>四叉树中的搜索只查看其自身对象所在的节点及其上方的节点。</translation>
    </message>
    <message>
        <source>A search in the quadtree looks only into the node of its own object and into those below it.</source>
        <translation>四叉树中的搜索只查看其自身对象所在的节点及其下方的节点。</translation>
    </message>
    <message>
        <source>In each pair, only the object with the lower id searches.</source>
        <translation>每个配对中只有 ID 较小的对象进行搜索。</translation>
    </message>
    <message>
        <source>In each pair, only the object with the higher id searches.</source>
        <translation>每个配对中只有 ID 较大的对象进行搜索。</translation>
    </message>
    <message>
        <source>Only dynamic objects search.</source>
        <translation>只有动态对象进行搜索。</translation>
    </message>
    <message>
        <source>Begin at the root, and go down to all nodes that overlap the box of the search.</source>
        <translation>从根开始，进入与搜索包围盒重叠的所有节点。</translation>
    </message>
    <message>
        <source>with coordinates truncated to multiples of {unit}</source>
        <translation>坐标被截断为 {unit} 的倍数</translation>
    </message>
    <message>
        <source>with coordinates truncated to multiples of {unit} along {axis}</source>
        <translation>沿 {axis} 的坐标被截断为 {unit} 的倍数</translation>
    </message>
    <message>
        <source>with their own size at a place that is truncated to whole numbers</source>
        <translation>大小不变，位置被截断为整数</translation>
    </message>
    <message>
        <source>with their own size at a place that is truncated to a whole number along {axis}</source>
        <translation>大小不变，沿 {axis} 的位置被截断为整数</translation>
    </message>
    <message>
        <source>with their own size at a place that is truncated to multiples of {unit}</source>
        <translation>大小不变，位置被截断为 {unit} 的倍数</translation>
    </message>
    <message>
        <source>with their own size at a place that is truncated to a multiple of {unit} along {axis}</source>
        <translation>大小不变，沿 {axis} 的位置被截断为 {unit} 的倍数</translation>
    </message>
    <message>
        <source>with half their width and half their height truncated to whole numbers</source>
        <translation>宽度的一半和高度的一半被截断为整数</translation>
    </message>
    <message>
        <source>with half their size along {axis} truncated to a whole number</source>
        <translation>沿 {axis} 的大小的一半被截断为整数</translation>
    </message>
    <message>
        <source>with half their width and half their height truncated to multiples of {unit}</source>
        <translation>宽度的一半和高度的一半被截断为 {unit} 的倍数</translation>
    </message>
    <message>
        <source>with half their size truncated to a multiple of {unit} along {axis}</source>
        <translation>沿 {axis} 的大小的一半被截断为 {unit} 的倍数</translation>
    </message>
    <message numerus="yes">
        <source>A cell holds only {count} dynamic objects: later ones are dropped.</source>
        <translation>
            <numerusform>单元格只能容纳 {count} 个动态对象：后来的被丢弃。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A cell holds only {count} static objects: later ones are dropped.</source>
        <translation>
            <numerusform>单元格只能容纳 {count} 个静态对象：后来的被丢弃。</numerusform>
        </translation>
    </message>
    <message>
        <source>in cells whose column plus row has the remainder {rest} when divided by {divisor}</source>
        <translation>所在单元格的列加行除以 {divisor} 余 {rest}</translation>
    </message>
    <message>
        <source>in cells whose column minus row has the remainder {rest} when divided by {divisor}</source>
        <translation>所在单元格的列减行除以 {divisor} 余 {rest}</translation>
    </message>
    <message>
        <source>in cells whose number in the table, row * {columns} + column, has the remainder {rest} when divided by {divisor}</source>
        <translation>所在单元格在表中的编号（行 * {columns} + 列）除以 {divisor} 余 {rest}</translation>
    </message>
    <message>
        <source>whose number among all new objects has the remainder {rest} when divided by {divisor}</source>
        <translation>在所有新对象中的序号除以 {divisor} 余 {rest}</translation>
    </message>
    <message>
        <source>that appeared in a step that has the remainder {rest} when divided by {divisor}</source>
        <translation>出现的步除以 {divisor} 余 {rest}</translation>
    </message>
    <message>
        <source>the two were apart since one of their leaves was changed last</source>
        <translation>自两者的叶子之一最后一次改变以来，两者曾经分离</translation>
    </message>
    <message>
        <source>the two rested since one of their leaves was changed last</source>
        <translation>自两者的叶子之一最后一次改变以来，两者曾经静止</translation>
    </message>
    <message>
        <source>the two moved apart since one of their leaves was changed last</source>
        <translation>自两者的叶子之一最后一次改变以来，两者曾经相互远离</translation>
    </message>
    <message>
        <source>Pairs dropped while their leaves overlap</source>
        <translation>叶子仍重叠时丢弃配对</translation>
    </message>
    <message>
        <source>A pair is dropped when the boxes of its objects are apart, although its leaves still overlap: it is only found again when one of its leaves is changed.</source>
        <translation>当对象的包围盒分离时，即使叶子仍然重叠，配对也被丢弃：只有当其中一个叶子改变时才会再次找到。</translation>
    </message>
    <message>
        <source>A pair is dropped when both objects rest, although its leaves still overlap: it is only found again when one of its leaves is changed.</source>
        <translation>当两个对象都静止时，即使叶子仍然重叠，配对也被丢弃：只有当其中一个叶子改变时才会再次找到。</translation>
    </message>
    <message>
        <source>A pair is dropped when its objects move apart, although its leaves still overlap: it is only found again when one of its leaves is changed.</source>
        <translation>当对象相互远离时，即使叶子仍然重叠，配对也被丢弃：只有当其中一个叶子改变时才会再次找到。</translation>
    </message>
    <message>
        <source>Keep a pair as long as its leaves overlap. Test its boxes in each step, without dropping it.</source>
        <translation>只要叶子重叠就保留配对。每一步都检测其包围盒，但不要丢弃它。</translation>
    </message>
    <message>
        <source>This holds only along x: along y they are right.</source>
        <translation>这只适用于 x 方向：y 方向是正确的。</translation>
    </message>
    <message>
        <source>This holds only along y: along x they are right.</source>
        <translation>这只适用于 y 方向：x 方向是正确的。</translation>
    </message>
    <message>
        <source>This holds only for sizes: places are right.</source>
        <translation>这只适用于大小：位置是正确的。</translation>
    </message>
    <message>
        <source>This holds only for places: sizes are right.</source>
        <translation>这只适用于位置：大小是正确的。</translation>
    </message>
    <message>
        <source>that have never moved</source>
        <translation>从未移动过</translation>
    </message>
    <message>
        <source>that have moved for at most {time} in all</source>
        <translation>总共移动不超过 {time}</translation>
    </message>
    <message>
        <source>that have moved for at least {time} in all</source>
        <translation>总共至少移动 {time}</translation>
    </message>
    <message>
        <source>columns between the cells of the two centres</source>
        <translation>两个中心所在单元格之间的列数</translation>
    </message>
    <message>
        <source>rows between the cells of the two centres</source>
        <translation>两个中心所在单元格之间的行数</translation>
    </message>
    <message>
        <source>the distance between the centres along x</source>
        <translation>沿 x 的中心距离</translation>
    </message>
    <message>
        <source>the distance between the centres along y</source>
        <translation>沿 y 的中心距离</translation>
    </message>
    <message>
        <source>the greater one of the distances between the centres along x and y</source>
        <translation>沿 x 和 y 的中心距离中较大者</translation>
    </message>
    <message>
        <source>lost by a sweep that sorts every sixth step</source>
        <translation>因每 6 步排序一次的扫描而丢失</translation>
    </message>
    <message>
        <source>lost by a sweep that sorts every seventh step</source>
        <translation>因每 7 步排序一次的扫描而丢失</translation>
    </message>
    <message>
        <source>lost by a sweep that sorts every eighth step</source>
        <translation>因每 8 步排序一次的扫描而丢失</translation>
    </message>
    <message>
        <source>lost by a sweep that sorts every ninth step</source>
        <translation>因每 9 步排序一次的扫描而丢失</translation>
    </message>
    <message>
        <source>lost by a sweep that moves objects by two places in a step</source>
        <translation>因每步将对象移动 2 个位置的扫描而丢失</translation>
    </message>
    <message>
        <source>lost by a sweep that moves objects by three places in a step</source>
        <translation>因每步将对象移动 3 个位置的扫描而丢失</translation>
    </message>
    <message>
        <source>lost by a sweep that moves objects by four places in a step</source>
        <translation>因每步将对象移动 4 个位置的扫描而丢失</translation>
    </message>
    <message>
        <source>lost by a sweep that moves objects by five places in a step</source>
        <translation>因每步将对象移动 5 个位置的扫描而丢失</translation>
    </message>
    <message>
        <source>lost by a sweep that moves objects by eight places in a step</source>
        <translation>因每步将对象移动 8 个位置的扫描而丢失</translation>
    </message>
    <message numerus="yes">
        <source>The list of the sweep is sorted only once in {count} steps.</source>
        <translation>
            <numerusform>扫描的列表每 {count} 步只排序一次。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The list of the sweep is sorted by moving each object by at most {count} places in a step.</source>
        <translation>
            <numerusform>扫描的列表排序时，每步最多将每个对象移动 {count} 个位置。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An object searches for partners only once in {count} steps, in turns: a pair is found only in steps in which one of the two searches.</source>
        <translation>
            <numerusform>对象轮流搜索伙伴，每 {count} 步只搜索一次：只有在两者之一进行搜索的步中才能找到配对。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An object searches for partners only once in {count} steps, in turns, and in each pair only the object with the lower id searches.</source>
        <translation>
            <numerusform>对象轮流搜索伙伴，每 {count} 步只搜索一次，而且每个配对中只有 ID 较小的对象进行搜索。</numerusform>
        </translation>
    </message>
    <message>
        <source>Pairs whose centres are {distance} or more apart along x are not reported.</source>
        <translation>中心沿 x 相距 {distance} 或更远的配对没有报告。</translation>
    </message>
    <message>
        <source>Pairs whose centres are {distance} or more apart along y are not reported.</source>
        <translation>中心沿 y 相距 {distance} 或更远的配对没有报告。</translation>
    </message>
    <message>
        <source>Pairs whose centres are {distance} or more apart along x or along y are not reported.</source>
        <translation>中心沿 x 或沿 y 相距 {distance} 或更远的配对没有报告。</translation>
    </message>
    <message>
        <source>A search looks only at cells in its own column.</source>
        <translation>搜索只查看自身所在列的单元格。</translation>
    </message>
    <message>
        <source>A search looks only at cells in its own row.</source>
        <translation>搜索只查看自身所在行的单元格。</translation>
    </message>
    <message>
        <source>A search does not look at columns that are {count} or more away from its own one.</source>
        <translation>搜索不查看与自身所在列相距 {count} 列或更多的列。</translation>
    </message>
    <message>
        <source>A search does not look at rows that are {count} or more away from its own one.</source>
        <translation>搜索不查看与自身所在行相距 {count} 行或更多的行。</translation>
    </message>
    <message>
        <source>legend</source>
        <translation>图例</translation>
    </message>
    <message numerus="yes">
        <source>{count} pairs of two sleeping objects are left out, as engines do.</source>
        <translation>
            <numerusform>像引擎那样略去了 {count} 个由两个休眠对象组成的配对。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is wrong. To see how the pair is tested, ask about a step in which one is awake.</source>
        <translation>没有问题。要查看配对如何被检测，请询问其中一个醒着的步。</translation>
    </message>
    <message>
        <source>{a} and {b} both sleep in this step: {broadPhase} leaves out such pairs, as engines do.</source>
        <translation>{a} 和 {b} 在这一步都在休眠：{broadPhase}像引擎那样略去这种配对。</translation>
    </message>
    <message>
        <source>The diagnosis of the recording finds no certain cause here. Compare where the two are registered with their boxes, in this step and in those before.</source>
        <translation>该录制的诊断在这里没有找到确定的原因。请比较两者的登记位置和包围盒，包括这一步和之前的步。</translation>
    </message>
    <message>
        <source>The diagnosis of the recording finds no certain cause here. Record in which cells, or with which boxes, objects are registered: then it can find more faults.</source>
        <translation>该录制的诊断在这里没有找到确定的原因。请录制对象登记在哪些单元格中，或以哪些包围盒登记：这样可以找到更多缺陷。</translation>
    </message>
    <message>
        <source>Diagnose the recording: many missed pairs together can show the fault.</source>
        <translation>请诊断该录制：许多漏检对合在一起可以显示出缺陷。</translation>
    </message>
    <message>
        <source>it is not recorded where they are registered</source>
        <translation>没有录制两者登记在哪里</translation>
    </message>
    <message>
        <source>their registrations overlap, but the pair is not reported</source>
        <translation>两者的登记重叠，但没有报告这个配对</translation>
    </message>
    <message>
        <source>the boxes with which they are registered are {gap} m apart</source>
        <translation>登记所用的包围盒相距 {gap} m</translation>
    </message>
    <message>
        <source>their registrations do not overlap</source>
        <translation>两者的登记不重叠</translation>
    </message>
    <message>
        <source>neither is registered</source>
        <translation>两者都没有登记</translation>
    </message>
    <message>
        <source>{name} is not registered</source>
        <translation>{name} 没有登记</translation>
    </message>
    <message>
        <source>The boxes of {a} and {b} overlap, but {broadPhase} missed the pair: {stage}; {where}.</source>
        <translation>{a} 和 {b} 的包围盒重叠，但{broadPhase}漏检了这个配对：{stage}；{where}。</translation>
    </message>
    <message>
        <source>The boxes of {a} and {b} overlap, but {broadPhase} missed the pair: {stage}.</source>
        <translation>{a} 和 {b} 的包围盒重叠，但{broadPhase}漏检了这个配对：{stage}。</translation>
    </message>
    <message>
        <source>The boxes of {a} and {b} overlap, but {broadPhase} missed the pair. {explanation}</source>
        <translation>{a} 和 {b} 的包围盒重叠，但{broadPhase}漏检了这个配对。{explanation}</translation>
    </message>
    <message>
        <source>neither of the two searches in this step</source>
        <translation>两者在这一步都不搜索</translation>
    </message>
    <message>
        <source>{share} % of these are {objects}.</source>
        <translation>其中 {share}% 是{objects}。</translation>
    </message>
    <message>
        <source>{share} % of these are {objects} with a cell {cells}.</source>
        <translation>其中 {share}% 是有单元格{cells}的{objects}。</translation>
    </message>
    <message>
        <source>object {id} is given twice</source>
        <translation>对象 {id} 指定了两次</translation>
    </message>
    <message>
        <source>Tried on this run: with swept collision, {left}. Nothing else was tried.</source>
        <translation>在此次运行上试验：扫掠，{left}。没有试验其他方法。</translation>
    </message>
    <message>
        <source>Tried on this run: with swept collision, {left}; with steps of {dt} s, {leftThen}. Nothing else was tried.</source>
        <translation>在此次运行上试验：扫掠，{left}；步长 {dt} s 时，{leftThen}。没有试验其他方法。</translation>
    </message>
    <message>
        <source>more than {limit} pairs of objects come near each other, too many for swept collision: in this step, each object moves as if it were alone</source>
        <translation>相互靠近的对象超过 {limit} 对，对扫掠碰撞来说太多：在这一步中，它们各走各的，如同没有其他对象</translation>
    </message>
    <message>
        <source>A frame is shorter than its stated length</source>
        <translation>有一帧比它所声明的短</translation>
    </message>
    <message>
        <source>A message of a frame is shorter than its stated length</source>
        <translation>帧中有一条消息比它所声明的短</translation>
    </message>
    <message>
        <source>A shape is shorter than its stated length</source>
        <translation>有一个形状比它所声明的短</translation>
    </message>
    <message>
        <source>A definition is shorter than its stated length</source>
        <translation>有一个定义比它所声明的短</translation>
    </message>
    <message>
        <source>A list of destroyed objects is shorter than its stated length</source>
        <translation>销毁对象的列表比它所声明的短</translation>
    </message>
    <message>
        <source>A list of states is shorter than its stated length</source>
        <translation>状态的列表比它所声明的短</translation>
    </message>
    <message>
        <source>A list of cells is shorter than its stated length</source>
        <translation>单元格的列表比它所声明的短</translation>
    </message>
    <message>
        <source>A list of cells of grids is shorter than its stated length</source>
        <translation>网格单元格的列表比它所声明的短</translation>
    </message>
    <message>
        <source>A list of registered boxes is shorter than its stated length</source>
        <translation>登记的包围盒的列表比它所声明的短</translation>
    </message>
    <message>
        <source>A list of candidates is shorter than its stated length</source>
        <translation>候选对的列表比它所声明的短</translation>
    </message>
    <message>
        <source>A list of contacts is shorter than its stated length</source>
        <translation>接触的列表比它所声明的短</translation>
    </message>
    <message>
        <source>A query is shorter than its stated length</source>
        <translation>有一个查询比它所声明的短</translation>
    </message>
    <message>
        <source>A counter is shorter than its stated length</source>
        <translation>有一个计数器比它所声明的短</translation>
    </message>
    <message>
        <source>A line of the log is shorter than its stated length</source>
        <translation>日志中有一行比它所声明的短</translation>
    </message>
    <message>
        <source>The end of a frame is shorter than its stated length</source>
        <translation>有一帧的结尾比它所声明的短</translation>
    </message>
    <message>
        <source>The order of objects is shorter than its stated length</source>
        <translation>对象的次序比它所声明的短</translation>
    </message>
    <message>
        <source>The surroundings of a frame are shorter than their stated length</source>
        <translation>一帧的环境比它所声明的短</translation>
    </message>
    <message>
        <source>A list of marked objects is shorter than its stated length</source>
        <translation>标记对象的列表比它所声明的短</translation>
    </message>
    <message>
        <source>The reason of a removal is shorter than its stated length</source>
        <translation>移除的原因比它所声明的短</translation>
    </message>
    <message>
        <source>A list of wrong calls is shorter than its stated length</source>
        <translation>错误调用的列表比它所声明的短</translation>
    </message>
    <message>
        <source>The sweep goes along y.</source>
        <translation>扫描沿 y 进行。</translation>
    </message>
    <message>
        <source>Keep an object in every node that its box touches, or enlarge the box of a search by the size of the largest object on all sides.</source>
        <translation>请把对象保存在其包围盒触及的每个节点中，或者把搜索的包围盒在各边扩大最大对象的尺寸。</translation>
    </message>
    <message>
        <source>A search in the quadtree looks only into the node of its own object and into the next one above it.</source>
        <translation>四叉树中的搜索只查看自身对象所在的节点和其上一级节点。</translation>
    </message>
    <message>
        <source>A search in the quadtree looks only into the node of its own object and into the children of that node.</source>
        <translation>四叉树中的搜索只查看自身对象所在的节点和该节点的子节点。</translation>
    </message>
    <message>
        <source>The quadtree keeps each object only in the node with its centre. A search looks only into nodes that its box touches: objects that reach over from other nodes are missed.</source>
        <translation>四叉树只把每个对象保存在其中心所在的节点中。搜索只查看其包围盒触及的节点：从其他节点伸过来的对象会被漏掉。</translation>
    </message>
    <message>
        <source>The quadtree keeps each object only in the node with one of its corners. A search looks only into nodes that its box touches: objects that reach over from other nodes are missed.</source>
        <translation>四叉树只把每个对象保存在其某个角所在的节点中。搜索只查看其包围盒触及的节点：从其他节点伸过来的对象会被漏掉。</translation>
    </message>
    <message>
        <source>The tree that fits best has a node capacity of {capacity} and a depth of {depth}.</source>
        <translation>最吻合的树的节点容量为 {capacity}，深度为 {depth}。</translation>
    </message>
    <message numerus="yes">
        <source>They overlap in {count} steps. In {missed} of these there is no contact, first in step {step}.</source>
        <translation>
            <numerusform>它们在 {count} 步中重叠。其中 {missed} 步没有接触，最早在第 {step} 步。</numerusform>
        </translation>
    </message>
    <message>
        <source>Compare where both objects are registered with their boxes, in this step and in those before. Diagnose the recording, too: many missed pairs together can show the fault.</source>
        <translation>请比较两个对象的登记位置和包围盒，包括这一步和之前的步。也请诊断该录制：许多漏检对合在一起可以显示出缺陷。</translation>
    </message>
    <message>
        <source>{object} moved {path} m in a step of {dt} s. The distance from the first touch to the middle of {through} is {inside} m; beyond the middle, a response pushes the object out on the far side.</source>
        <translation>{object} 在 {dt} s 的一步中移动了 {path} m。从最初接触到 {through} 的中间，距离为 {inside} m；越过中间之后，响应会将它推向另一边。</translation>
    </message>
    <message>
        <source>the ids sort differently as texts and as numbers</source>
        <translation>两个 ID 作为文本的次序与作为数字的次序不同</translation>
    </message>
    <message numerus="yes">
        <source>A search ends after {count} partners: of the pairs in which an object has the lower id, only {count} are reported in a step.</source>
        <translation>
            <numerusform>搜索在找到 {count} 个碰撞对象后结束：对象作为 ID 较小一方的配对，每步只报告 {count} 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>A pair is not reported if its ids sort differently as texts and as numbers, such as 9 and 10: the code compares ids in both ways.</source>
        <translation>如果两个 ID 作为文本的次序与作为数字的次序不同（例如 9 和 10），配对就没有报告：代码以两种方式比较 ID。</translation>
    </message>
    <message>
        <source>{share} % of these are those {cells}.</source>
        <translation>其中 {share}% 是{cells}的单元格。</translation>
    </message>
    <message>
        <source>{share} % of these are those {cells}, of {objects}.</source>
        <translation>其中 {share}% 是{objects}的单元格，且{cells}。</translation>
    </message>
    <message>
        <source>where they first came to rest, until their next rest of the same length</source>
        <translation>位于最初静止的位置，直到下一次同样长的静止</translation>
    </message>
    <message numerus="yes">
        <source>with at least {count} objects of the same kind (static or dynamic) that come earlier in the list</source>
        <translation>
            <numerusform>应有至少 {count} 个在列表中更靠前的同类（静态或动态）对象</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with at most {count} objects of the same kind (static or dynamic) that come earlier in the list</source>
        <translation>
            <numerusform>应有至多 {count} 个在列表中更靠前的同类（静态或动态）对象</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with at least {count} objects of the same kind (static or dynamic) that come later in the list</source>
        <translation>
            <numerusform>应有至少 {count} 个在列表中更靠后的同类（静态或动态）对象</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with at most {count} objects of the same kind (static or dynamic) that come later in the list</source>
        <translation>
            <numerusform>应有至多 {count} 个在列表中更靠后的同类（静态或动态）对象</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with at least {count} objects that come earlier in the list</source>
        <translation>
            <numerusform>应有至少 {count} 个在列表中更靠前的对象</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with at most {count} objects that come earlier in the list</source>
        <translation>
            <numerusform>应有至多 {count} 个在列表中更靠前的对象</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with at least {count} objects that come later in the list</source>
        <translation>
            <numerusform>应有至少 {count} 个在列表中更靠后的对象</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with at most {count} objects that come later in the list</source>
        <translation>
            <numerusform>应有至多 {count} 个在列表中更靠后的对象</numerusform>
        </translation>
    </message>
    <message>
        <source>This object is in {count} of {all} a step, and touches the other object in {touching} of them.</source>
        <translation>每步 {all}中，有 {count} 个含有此对象，其中 {touching} 个有接触。</translation>
    </message>
    <message>
        <source>{name} and {others} are in {count} of {all} a step, and touch the other object in {touching} of them.</source>
        <translation>每步 {all}中，有 {count} 个含有 {name} 和{others}，其中 {touching} 个有接触。</translation>
    </message>
    <message>
        <source>lost by a sweep that skips the object behind a removed one in its active list</source>
        <translation>因扫描跳过活动列表中被移除对象之后的对象而丢失</translation>
    </message>
    <message>
        <source>When the sweep removes an active object while it goes through the active list, it skips the next object of that list.</source>
        <translation>扫描在遍历活动列表时移除一个活动对象，会跳过该列表中的下一个对象。</translation>
    </message>
    <message>
        <source>When an object is removed from its cells, also forget which cells these were, so that it is added again.</source>
        <translation>将对象从其单元格中移除时，也要忘记这些单元格，使它能再次被加入。</translation>
    </message>
    <message>
        <source>Remove the objects that have ended in a loop of their own, or do not go on to the next place after a removal.</source>
        <translation>在单独的循环中移除已结束的对象，或者在移除之后不要前进到下一个位置。</translation>
    </message>
    <message>
        <source>{objects} are registered again slice by slice: the list is cut into {count} slices of equal size, each step takes one, and objects that are left over after the last slice never get their turn.</source>
        <translation>{objects}分段重新登记：列表分成 {count} 个等长的段，每一步取一段，最后一段之后剩下的对象永远轮不到。</translation>
    </message>
    <message>
        <source>An object that comes back in the same cells in which it vanished is not registered again until its cells change.</source>
        <translation>在消失时的同一些单元格中重新出现的对象，在其单元格改变之前不会重新登记。</translation>
    </message>
    <message>
        <source>an object that comes back in the same cells in which it vanished is not tested again until its cells change.</source>
        <translation>在消失时的同一些单元格中重新出现的对象，在其单元格改变之前不会再次检测。</translation>
    </message>
    <message>
        <source>Check how the game computes the box</source>
        <translation>检查游戏中计算该包围盒的地方</translation>
    </message>
    <message>
        <source>The range of cells ends before its first cell</source>
        <translation>单元格范围在其第一个单元格之前就结束</translation>
    </message>
    <message>
        <source>Write the first column and row, then the last</source>
        <translation>先写第一列和第一行，再写最后一列和最后一行</translation>
    </message>
</context>
</TS>
