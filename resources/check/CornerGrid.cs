// The grid of a well-known book about games, in C#, with its fault (Zechner, "Beginning Android games", 2011).
//
//     broadside recorder csharp > BroadsideTrace.cs
//     mcs CornerGrid.cs BroadsideTrace.cs
//     broadside check -- mono CornerGrid.exe
//
// An object is registered in the cells of the four corners of its box, and a query looks in the cells of its own four
// corners. So an object that spans three or more cells on an axis is not found by what is between its corners.

using System;
using System.Collections.Generic;

public sealed class CornerGrid : BroadsideChecked
{
    private readonly double worldLeft, worldLow;
    private readonly float cellSize;
    private readonly int columns, rows;
    private readonly List<List<long>> cells = new List<List<long>>();
    private readonly SortedDictionary<long, double[]> objects = new SortedDictionary<long, double[]>();

    private CornerGrid(double left, double low, double right, double high, double size)
    {
        worldLeft = left;
        worldLow = low;
        cellSize = (float)size;
        columns = (int)Math.Ceiling((float)(right - left) / cellSize);
        rows = (int)Math.Ceiling((float)(high - low) / cellSize);
        for (int i = 0; i < columns * rows; ++i)
            cells.Add(new List<long>());
    }

    // The cells of the four corners, each once; corners outside the world have none.
    private IEnumerable<int> CellsOf(params double[] box)
    {
        var found = new HashSet<int>();
        for (int i = 0; i < 4; ++i)
        {
            int column = (int)Math.Floor((float)(box[i % 2 * 2] - worldLeft) / cellSize);
            int row = (int)Math.Floor((float)(box[i / 2 * 2 + 1] - worldLow) / cellSize);
            if (column >= 0 && column < columns && row >= 0 && row < rows)
                found.Add(column + row * columns);
        }
        return found;
    }

    public override void Add(long id, double left, double low, double right, double high)
    {
        objects[id] = new[] {left, low, right, high};
    }

    public override void Move(long id, double left, double low, double right, double high)
    {
        objects[id] = new[] {left, low, right, high};
    }

    public override void Remove(long id) { objects.Remove(id); }

    // Moving objects are cleared and inserted again in each step.
    public override void Update()
    {
        foreach (var cell in cells)
            cell.Clear();
        foreach (var entry in objects)
            foreach (int cell in CellsOf(entry.Value))
                cells[cell].Add(entry.Key);
    }

    public override IEnumerable<long> Query(double left, double low, double right, double high)
    {
        foreach (int cell in CellsOf(left, low, right, high))
            foreach (long id in cells[cell])
                yield return id;
    }

    public static void Main()
    {
        BroadsideTrace.Check((left, low, right, high, size) => new CornerGrid(left, low, right, high, size), "corner grid",
            inside: true);
    }
}
