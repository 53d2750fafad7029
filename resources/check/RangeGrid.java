// The grid of a well-known tutorial about games, in Java, with its fault ("Using grids for collisions",
// java-gaming.org).
//
//     broadside recorder java > BroadsideTrace.java
//     javac RangeGrid.java BroadsideTrace.java
//     broadside check -- java RangeGrid
//
// It computes in whole pixels with y down: positions and sizes are truncated, and the last pixel does not count. So
// objects that touch at the border of two cells, or overlap there by less than a pixel, do not meet in any cell.

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public final class RangeGrid extends BroadsideTrace.Checked {
    private static final int PIXELS = 100; // of a metre

    private final double worldLeft, worldHigh;
    private final int cellSize, columns, rows; // the size in pixels
    private final List<List<Long>> cells = new ArrayList<>();
    private final Map<Long, double[]> objects = new TreeMap<>();

    RangeGrid(double left, double low, double right, double high, double size) {
        worldLeft = left;
        worldHigh = high;
        cellSize = (int) (size * PIXELS);
        columns = ((int) ((right - left) * PIXELS) + cellSize - 1) / cellSize;
        rows = ((int) ((high - low) * PIXELS) + cellSize - 1) / cellSize;
        for (int i = 0; i < columns * rows; ++i)
            cells.add(new ArrayList<>());
    }

    private List<Integer> cellsOf(double... box) {
        int x = (int) ((box[0] - worldLeft) * PIXELS), y = (int) ((worldHigh - box[3]) * PIXELS);
        int width = (int) ((box[2] - box[0]) * PIXELS), height = (int) ((box[3] - box[1]) * PIXELS);
        List<Integer> found = new ArrayList<>();
        for (int row = Math.max(0, y / cellSize); row <= Math.min((y + height - 1) / cellSize, rows - 1); ++row)
            for (int column = Math.max(0, x / cellSize);
                    column <= Math.min((x + width - 1) / cellSize, columns - 1); ++column)
                found.add(column + row * columns);
        return found;
    }

    @Override
    public void add(long id, double left, double low, double right, double high) {
        objects.put(id, new double[] {left, low, right, high});
    }

    @Override
    public void move(long id, double left, double low, double right, double high) {
        add(id, left, low, right, high);
    }

    @Override
    public void remove(long id) {
        objects.remove(id);
    }

    // Moving objects are cleared and inserted again in each step.
    @Override
    public void update() {
        for (List<Long> cell : cells)
            cell.clear();
        for (Map.Entry<Long, double[]> object : objects.entrySet())
            for (int cell : cellsOf(object.getValue()))
                cells.get(cell).add(object.getKey());
    }

    @Override
    public Iterable<Long> query(double left, double low, double right, double high) {
        List<Long> found = new ArrayList<>();
        for (int cell : cellsOf(left, low, right, high))
            found.addAll(cells.get(cell));
        return found;
    }

    public static void main(String[] arguments) throws IOException {
        BroadsideTrace.check(RangeGrid::new, "range grid", BroadsideTrace.INSIDE);
    }
}
