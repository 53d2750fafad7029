// Boats cross a harbour with piers and nets: a game whose grid is that of a book on games for Android.
// Argument: the trace to write.

import java.util.ArrayList;
import java.util.List;

public class Harbour {
    static final float WIDTH = 32, HEIGHT = 20;
    private static long seed = 13;

    private static int random(int below) {
        seed = seed * 16807 % 2147483647;
        return (int) (seed % below);
    }

    /** A box in metres, y up. */
    static final class Thing {
        final int number;
        final String kind;
        final float width, height;
        float left, low, speedX, speedY;

        Thing(int number, String kind, float left, float low, float width, float height) {
            this.number = number;
            this.kind = kind;
            this.left = left;
            this.low = low;
            this.width = width;
            this.height = height;
        }
        float right() {
            return left + width;
        }
        float high() {
            return low + height;
        }
        boolean overlaps(Thing other) {
            return left <= other.right() && other.left <= right() && low <= other.high() && other.low <= high();
        }
        /** Bounces at the edges of the harbour. */
        void move() {
            left += speedX;
            low += speedY;
            if (left < 0 || right() > WIDTH)
                speedX = -speedX;
            if (low < 0 || high() > HEIGHT)
                speedY = -speedY;
        }
    }

    public static void main(String[] arguments) {
        List<Thing> nets = new ArrayList<>(), boats = new ArrayList<>();
        BookGrid grid = new BookGrid(WIDTH, HEIGHT, 2.5f);
        int number = 0;
        for (int i = 0; i < 10; ++i) {
            float length = 1 + random(16) / 2f; // up to 8.5 m: four cells
            boolean lies = i % 2 == 0;
            Thing net = new Thing(++number, "Net", random(46) / 2f, random(22) / 2f, lies ? length : 0.5f, lies ? 0.5f : length);
            nets.add(net);
            grid.insertStatic(net);
        }
        for (int i = 0; i < 50; ++i) {
            Thing boat = new Thing(++number, "Boat", random(60) / 2f, random(36) / 2f, 0.5f + random(4) / 4f, 0.5f);
            boat.speedX = (random(17) - 8) / 64f; // exact in floats
            boat.speedY = (random(17) - 8) / 64f;
            boats.add(boat);
        }
        int caught = 0;
        GridRecorder recorder = new GridRecorder(arguments[0], grid);
        for (int step = 0; step < 500; ++step) {
            grid.clearDynamic();
            for (Thing boat : boats) {
                boat.move();
                grid.insertDynamic(boat);
            }
            recorder.frame(step, step / 60.0, nets, boats);
            for (Thing boat : boats)
                for (Thing other : grid.potentialColliders(boat))
                    if (boat.overlaps(other))
                        ++caught;
        }
        recorder.close();
        System.out.println(caught + " times two things met");
    }
}
