import java.util.Arrays;
import java.util.List;

/** Records a grid whose cells are lists: call frame() when the grid has all objects, before anything is removed. */
class GridRecorder {
    private final BroadsideTrace trace;
    private final BookGrid grid;

    GridRecorder(String file, BookGrid grid) {
        BroadsideTrace.Settings settings = BroadsideTrace.defaultSettings();
        settings.program = "Harbour";
        settings.algorithm = "grid of a book";
        settings.world = new double[] {0, 0, Harbour.WIDTH, Harbour.HEIGHT};
        settings.cellSize = grid.cellSize;
        settings.gridColumns = grid.cellsPerRow;
        settings.gridRows = grid.cellsPerColumn;
        settings.records = BroadsideTrace.CANDIDATES | BroadsideTrace.CELLS;
        trace = BroadsideTrace.openFile(file, settings);
        this.grid = grid;
    }

    void frame(long step, double seconds, List<Harbour.Thing> statics, List<Harbour.Thing> dynamics) {
        trace.frameBegin(step, seconds);
        for (List<Harbour.Thing> things : Arrays.asList(statics, dynamics))
            for (Harbour.Thing thing : things) {
                trace.define(thing.number, thing.kind, things == dynamics, 1, -1);
                trace.box(thing.number, thing.left, thing.low, thing.right(), thing.high());
                for (int id : grid.cellIds(thing)) {
                    int column = id % grid.cellsPerRow, row = id / grid.cellsPerRow;
                    trace.cells(thing.number, column, row, column, row);
                }
            }
        for (Harbour.Thing thing : dynamics)
            for (Harbour.Thing other : grid.potentialColliders(thing))
                trace.candidate(thing.number, other.number);
        trace.frameEnd();
    }

    void close() {
        trace.close();
    }
}
