using System.Collections.Generic;

/// Records a grid of lists: call Frame() when the grid has all objects, before anything is removed.
public sealed class GridRecorder
{
    private readonly BroadsideTrace trace;

    public GridRecorder(string file)
    {
        trace = BroadsideTrace.OpenFile(file, new BroadsideSettings
        {
            Program = "Meadow", Algorithm = "grid of a tutorial", YDown = true, HalfOpen = true, UnitsPerMetre = 32,
            World = new double[] {0, 0, Meadow.Width, Meadow.Height},
            CellSize = Meadow.Cell,
            Records = BroadsideRecords.Candidates | BroadsideRecords.Cells
        });
    }

    public void Frame(long step, double seconds, List<Insect> insects, TutorialGrid grid)
    {
        trace.FrameBegin(step, seconds);
        foreach (var one in insects)
        {
            trace.Define(one.Number, one.Kind, true, 1, uint.MaxValue);
            trace.Box(one.Number, one.X, one.Y, one.X + one.Width, one.Y + one.Height);
            int first = grid.FirstColumn(one), last = grid.LastColumn(one);
            if (first <= last && grid.FirstRow(one) <= grid.LastRow(one)) // else it is in no cell
                trace.Cells(one.Number, first, grid.FirstRow(one), last, grid.LastRow(one));
        }
        foreach (var one in insects)
            foreach (var other in grid.Retrieve(one))
                trace.Candidate(one.Number, other.Number);
        trace.FrameEnd();
    }

    public void Close()
    {
        trace.Close();
    }
}
