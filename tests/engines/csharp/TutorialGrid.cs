using System;
using System.Collections.Generic;

/// A grid as a tutorial describes it, in whole pixels: an object is in the cells from its first to its last pixel.
public sealed class TutorialGrid
{
    public readonly int Cell, Columns, Rows;
    private readonly List<Insect>[,] cells;

    public TutorialGrid(int width, int height, int cell)
    {
        Cell = cell;
        Columns = (width + cell - 1) / cell;
        Rows = (height + cell - 1) / cell;
        cells = new List<Insect>[Columns, Rows];
        for (int x = 0; x < Columns; ++x)
            for (int y = 0; y < Rows; ++y)
                cells[x, y] = new List<Insect>();
    }

    public int FirstColumn(Insect insect) { return Math.Max(0, (int)insect.X / Cell); }
    public int FirstRow(Insect insect) { return Math.Max(0, (int)insect.Y / Cell); }
    public int LastColumn(Insect insect) { return Math.Min(Columns - 1, ((int)insect.X + insect.Width - 1) / Cell); }
    public int LastRow(Insect insect) { return Math.Min(Rows - 1, ((int)insect.Y + insect.Height - 1) / Cell); }

    public void Add(Insect insect)
    {
        for (int x = FirstColumn(insect); x <= LastColumn(insect); ++x)
            for (int y = FirstRow(insect); y <= LastRow(insect); ++y)
                cells[x, y].Add(insect);
    }

    public IEnumerable<Insect> Retrieve(Insect insect)
    {
        var found = new HashSet<Insect> {insect};
        for (int x = FirstColumn(insect); x <= LastColumn(insect); ++x)
            for (int y = FirstRow(insect); y <= LastRow(insect); ++y)
                foreach (var other in cells[x, y])
                    if (found.Add(other))
                        yield return other;
    }
}
