// The grid of a well-known blog about games, in C#, with its faults (Conkerjo, "Spatial hashing", 2009).
//
//     broadside recorder csharp > BroadsideTrace.cs
//     mcs BucketGrid.cs BroadsideTrace.cs
//     broadside check -- mono BucketGrid.exe
//
// The table has only whole cells, so the last row is missing if the cells do not divide the height of the world. An
// object there has a bucket beyond the table: the original throws, and here the object is not registered. A missing
// last column is found in the next row. As only corners are registered, large objects lose what is between them.

using System;
using System.Collections.Generic;

public sealed class BucketGrid : BroadsideChecked
{
    private readonly double worldLeft, worldLow;
    private readonly float cellSize;
    private readonly int columns, rows;
    private readonly List<List<long>> cells = new List<List<long>>();
    private readonly SortedDictionary<long, double[]> objects = new SortedDictionary<long, double[]>();

    private BucketGrid(double left, double low, double right, double high, double size)
    {
        worldLeft = left;
        worldLow = low;
        cellSize = (float)size;
        columns = (int)Math.Floor((float)(right - left) / cellSize);
        rows = (int)Math.Floor((float)(high - low) / cellSize);
        for (int i = 0; i < columns * rows; ++i)
            cells.Add(new List<long>());
    }

    // The buckets of the four corners, each once.
    private IEnumerable<int> CellsOf(params double[] box)
    {
        var found = new HashSet<int>();
        for (int i = 0; i < 4; ++i)
        {
            int column = (int)Math.Floor((float)(box[i % 2 * 2] - worldLeft) / cellSize);
            int row = (int)Math.Floor((float)(box[i / 2 * 2 + 1] - worldLow) / cellSize);
            int bucket = column + row * columns;
            if (bucket >= 0 && bucket < cells.Count) // the original has no such check
                found.Add(bucket);
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
        BroadsideTrace.Check((left, low, right, high, size) => new BucketGrid(left, low, right, high, size), "bucket grid",
            inside: true);
    }
}
