// Rafts drift on a pond and bounce off its banks. The broad phase has a fault: a raft is only in the cell of its centre.
// Argument: the trace to write. Lines that end with //+ are for Broadside.

public class Pond {
    private static final int WIDTH = 640, HEIGHT = 512, CELL = 64, COLUMNS = 10, ROWS = 8;
    private static long seed = 7;

    private static int random(int below) {
        seed = seed * 16807 % 2147483647;
        return (int) (seed % below);
    }

    private static final class Raft {
        final int id;
        double x = random(560), y = random(440); // of the upper left corner
        final int width = 16 + random(48), height = 16 + random(48);
        double dx = (random(33) - 16) / 8.0, dy = (random(33) - 16) / 8.0;

        Raft(int id) {
            this.id = id;
        }
        void move() {
            x += dx;
            y += dy;
            if (x < 0 || x + width > WIDTH)
                dx = -dx;
            if (y < 0 || y + height > HEIGHT)
                dy = -dy;
        }
        int column() {
            return Math.min(Math.max((int) Math.floor((x + width / 2.0) / CELL), 0), COLUMNS - 1);
        }
        int row() {
            return Math.min(Math.max((int) Math.floor((y + height / 2.0) / CELL), 0), ROWS - 1);
        }
    }

    public static void main(String[] arguments) {
        Raft[] rafts = new Raft[40];
        for (int i = 0; i < 40; ++i)
            rafts[i] = new Raft(i + 1);
        BroadsideTrace.Settings settings = BroadsideTrace.defaultSettings(); //+
        settings.program = "Pond"; //+
        settings.algorithm = "grid of centres"; //+
        settings.yDown = true; //+
        settings.world = new double[] {0, 0, WIDTH, HEIGHT}; settings.unitsPerMetre = 32; //+
        settings.cellSize = CELL; //+
        settings.gridColumns = COLUMNS; settings.gridRows = ROWS; //+
        settings.records = BroadsideTrace.CANDIDATES | BroadsideTrace.CELLS; //+
        BroadsideTrace trace = BroadsideTrace.openFile(arguments[0], settings); //+
        for (int step = 0; step < 120; ++step) {
            trace.frameBegin(step, step / 60.0); //+
            for (int i = 0; i < 40; ++i) {
                Raft raft = rafts[i];
                raft.move();
                trace.box(raft.id, raft.x, raft.y, raft.x + raft.width, raft.y + raft.height); //+
                trace.cells(raft.id, raft.column(), raft.row(), raft.column(), raft.row()); //+
                for (int j = 0; j < i; ++j)
                    if (rafts[j].column() == raft.column() && rafts[j].row() == raft.row())
                        trace.candidate(rafts[j].id, raft.id); //+
            }
            trace.frameEnd(); //+
        }
        trace.close(); //+
    }
}
