// Grid MODE: a broad phase that compares everything, for `broadside check`. Modes: good; pairs, which reports all pairs;
// forgets, which loses moves; throws, which fails when an object is removed.

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public final class Grid extends BroadsideTrace.Checked {
    private static String mode;
    private final Map<Long, double[]> boxes = new TreeMap<>();
    private boolean isAsked;

    private static boolean overlap(double[] a, double[] b) {
        return a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];
    }

    @Override
    public void add(long id, double left, double low, double right, double high) {
        System.out.println("adds " + id); // is no answer
        boxes.put(id, new double[] {left, low, right, high});
        isAsked = false;
    }

    @Override
    public void move(long id, double left, double low, double right, double high) {
        if (!mode.equals("forgets"))
            add(id, left, low, right, high);
    }

    @Override
    public void remove(long id) {
        if (mode.equals("throws"))
            throw new IllegalStateException("removed by the test");
        boxes.remove(id);
    }

    @Override
    public void update() {
        isAsked = true;
    }

    @Override
    public Iterable<Long> query(double left, double low, double right, double high) {
        if (mode.equals("pairs"))
            return null;
        if (!isAsked && !boxes.isEmpty())
            throw new IllegalStateException("asked before an update");
        List<Long> found = new ArrayList<>();
        for (Map.Entry<Long, double[]> object : boxes.entrySet())
            if (overlap(new double[] {left, low, right, high}, object.getValue()))
                found.add(object.getKey());
        return found;
    }

    @Override
    public Iterable<Long> pairs() {
        if (!mode.equals("pairs"))
            return null;
        List<Long> found = new ArrayList<>();
        for (Map.Entry<Long, double[]> a : boxes.entrySet())
            for (Map.Entry<Long, double[]> b : boxes.entrySet())
                if (a.getKey() < b.getKey() && overlap(a.getValue(), b.getValue())) {
                    found.add(a.getKey());
                    found.add(b.getKey());
                }
        return found;
    }

    public static void main(String[] arguments) throws IOException {
        mode = arguments[0];
        BroadsideTrace.check((left, low, right, high, cellSize) -> new Grid(), "a test in Java", 0);
    }
}
