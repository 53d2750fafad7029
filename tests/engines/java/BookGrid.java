import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A spatial hash grid as a book on games for Android describes it: an object is in the cells of its four corners. */
class BookGrid {
    final float cellSize;
    final int cellsPerRow, cellsPerColumn;
    private final List<List<Harbour.Thing>> staticCells = new ArrayList<>(), dynamicCells = new ArrayList<>();
    private final List<Harbour.Thing> found = new ArrayList<>();

    BookGrid(float worldWidth, float worldHeight, float cellSize) {
        this.cellSize = cellSize;
        cellsPerRow = (int) Math.ceil(worldWidth / cellSize);
        cellsPerColumn = (int) Math.ceil(worldHeight / cellSize);
        for (int i = 0; i < cellsPerRow * cellsPerColumn; ++i) {
            staticCells.add(new ArrayList<>());
            dynamicCells.add(new ArrayList<>());
        }
    }

    void insertStatic(Harbour.Thing thing) {
        for (int cell : cellIds(thing))
            staticCells.get(cell).add(thing);
    }
    void insertDynamic(Harbour.Thing thing) {
        for (int cell : cellIds(thing))
            dynamicCells.get(cell).add(thing);
    }
    void clearDynamic() {
        for (List<Harbour.Thing> cell : dynamicCells)
            cell.clear();
    }

    List<Harbour.Thing> potentialColliders(Harbour.Thing thing) {
        found.clear();
        for (int cell : cellIds(thing))
            for (List<List<Harbour.Thing>> cells : Arrays.asList(dynamicCells, staticCells))
                for (Harbour.Thing other : cells.get(cell))
                    if (other != thing && !found.contains(other))
                        found.add(other);
        return found;
    }

    /** The cells of the corners, each once. A corner outside the world has none. */
    int[] cellIds(Harbour.Thing thing) {
        int left = (int) Math.floor(thing.left / cellSize), right = (int) Math.floor(thing.right() / cellSize);
        int low = (int) Math.floor(thing.low / cellSize), high = (int) Math.floor(thing.high() / cellSize);
        int[] ids = new int[4];
        int count = 0;
        for (int y = low; y <= high; y += Math.max(1, high - low))
            for (int x = left; x <= right; x += Math.max(1, right - left))
                if (x >= 0 && x < cellsPerRow && y >= 0 && y < cellsPerColumn)
                    ids[count++] = x + y * cellsPerRow;
        return Arrays.copyOf(ids, count);
    }
}
