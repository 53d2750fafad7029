// The grid of a well-known book about games, in Java, with its fault (Zechner, "Beginning Android games", 2011).
//
//     broadside recorder java > BroadsideTrace.java
//     javac CornerGrid.java BroadsideTrace.java
//     broadside check -- java CornerGrid
//
// An object is registered in the cells of the four corners of its box, and a query looks in the cells of its own four
// corners. So an object that spans three or more cells on an axis is not found by what is between its corners.

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

public final class CornerGrid extends BroadsideTrace.Checked {
    private final double worldLeft, worldLow;
    private final float cellSize;
    private final int columns, rows;
    private final List<List<Long>> cells = new ArrayList<>();
    private final Map<Long, double[]> objects = new TreeMap<>();

    CornerGrid(double left, double low, double right, double high, double size) {
        worldLeft = left;
        worldLow = low;
        cellSize = (float) size;
        columns = (int) Math.ceil((float) (right - left) / cellSize);
        rows = (int) Math.ceil((float) (high - low) / cellSize);
        for (int i = 0; i < columns * rows; ++i)
            cells.add(new ArrayList<>());
    }

    // The cells of the four corners, each once; corners outside the world have none.
    private Set<Integer> cellsOf(double... box) {
        Set<Integer> found = new LinkedHashSet<>();
        for (int i = 0; i < 4; ++i) {
            int column = (int) Math.floor((float) (box[i % 2 * 2] - worldLeft) / cellSize);
            int row = (int) Math.floor((float) (box[i / 2 * 2 + 1] - worldLow) / cellSize);
            if (column >= 0 && column < columns && row >= 0 && row < rows)
                found.add(column + row * columns);
        }
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
        BroadsideTrace.check(CornerGrid::new, "corner grid", BroadsideTrace.INSIDE);
    }
}
