// The grid of a well-known blog about games, in Java, with its faults (Conkerjo, "Spatial hashing", 2009).
//
//     broadside recorder java > BroadsideTrace.java
//     javac BucketGrid.java BroadsideTrace.java
//     broadside check -- java BucketGrid
//
// The table has only whole cells, so the last row is missing if the cells do not divide the height of the world. An
// object there has a bucket beyond the table: the original throws, and here the object is not registered. A missing
// last column is found in the next row. As only corners are registered, large objects lose what is between them.

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

public final class BucketGrid extends BroadsideTrace.Checked {
    private final double worldLeft, worldLow;
    private final float cellSize;
    private final int columns, rows;
    private final List<List<Long>> cells = new ArrayList<>();
    private final Map<Long, double[]> objects = new TreeMap<>();

    BucketGrid(double left, double low, double right, double high, double size) {
        worldLeft = left;
        worldLow = low;
        cellSize = (float) size;
        columns = (int) Math.floor((float) (right - left) / cellSize);
        rows = (int) Math.floor((float) (high - low) / cellSize);
        for (int i = 0; i < columns * rows; ++i)
            cells.add(new ArrayList<>());
    }

    // The buckets of the four corners, each once.
    private Set<Integer> cellsOf(double... box) {
        Set<Integer> found = new LinkedHashSet<>();
        for (int i = 0; i < 4; ++i) {
            int column = (int) Math.floor((float) (box[i % 2 * 2] - worldLeft) / cellSize);
            int row = (int) Math.floor((float) (box[i / 2 * 2 + 1] - worldLow) / cellSize);
            int bucket = column + row * columns;
            if (bucket >= 0 && bucket < cells.size()) // the original has no such check
                found.add(bucket);
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
        BroadsideTrace.check(BucketGrid::new, "bucket grid", BroadsideTrace.INSIDE);
    }
}
