// The grid of a well-known tutorial about games, in C#, with its fault ("Using grids for collisions",
// java-gaming.org).
//
//     broadside recorder csharp > BroadsideTrace.cs
//     mcs RangeGrid.cs BroadsideTrace.cs
//     broadside check -- mono RangeGrid.exe
//
// It computes in whole pixels with y down: positions and sizes are truncated, and the last pixel does not count. So
// objects that touch at the border of two cells, or overlap there by less than a pixel, do not meet in any cell.

using System;
using System.Collections.Generic;

public sealed class RangeGrid : BroadsideChecked
{
    private const int Pixels = 100; // of a metre
    private readonly double worldLeft, worldHigh;
    private readonly int cellSize, columns, rows; // the size in pixels
    private readonly List<List<long>> cells = new List<List<long>>();
    private readonly SortedDictionary<long, double[]> objects = new SortedDictionary<long, double[]>();

    private RangeGrid(double left, double low, double right, double high, double size)
    {
        worldLeft = left;
        worldHigh = high;
        cellSize = (int)(size * Pixels);
        columns = ((int)((right - left) * Pixels) + cellSize - 1) / cellSize;
        rows = ((int)((high - low) * Pixels) + cellSize - 1) / cellSize;
        for (int i = 0; i < columns * rows; ++i)
            cells.Add(new List<long>());
    }

    private IEnumerable<int> CellsOf(params double[] box)
    {
        int x = (int)((box[0] - worldLeft) * Pixels), y = (int)((worldHigh - box[3]) * Pixels);
        int width = (int)((box[2] - box[0]) * Pixels), height = (int)((box[3] - box[1]) * Pixels);
        for (int row = Math.Max(0, y / cellSize); row <= Math.Min((y + height - 1) / cellSize, rows - 1); ++row)
            for (int column = Math.Max(0, x / cellSize);
                column <= Math.Min((x + width - 1) / cellSize, columns - 1); ++column)
                yield return column + row * columns;
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
        BroadsideTrace.Check((left, low, right, high, size) => new RangeGrid(left, low, right, high, size), "range grid",
            inside: true);
    }
}
