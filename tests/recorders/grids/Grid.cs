// Grid MODE: a broad phase that compares everything, for `broadside check`. Modes: good; pairs, which reports all pairs;
// forgets, which loses moves; throws, which fails when an object is removed.

using System;
using System.Collections.Generic;

public sealed class Grid : BroadsideChecked
{
    private static string mode;
    private readonly SortedDictionary<long, double[]> boxes = new SortedDictionary<long, double[]>();
    private bool isAsked;

    private static bool Overlap(double[] a, double[] b)
    {
        return a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];
    }

    public override void Add(long id, double left, double low, double right, double high)
    {
        Console.WriteLine("adds " + id); // is no answer
        boxes[id] = new[] {left, low, right, high};
        isAsked = false;
    }

    public override void Move(long id, double left, double low, double right, double high)
    {
        if (mode != "forgets")
            Add(id, left, low, right, high);
    }

    public override void Remove(long id)
    {
        if (mode == "throws")
            throw new InvalidOperationException("removed by the test");
        boxes.Remove(id);
    }

    public override void Update() { isAsked = true; }

    public override IEnumerable<long> Query(double left, double low, double right, double high)
    {
        if (mode == "pairs")
            return null;
        if (!isAsked && boxes.Count > 0)
            throw new InvalidOperationException("asked before an update");
        var found = new List<long>();
        foreach (var entry in boxes)
            if (Overlap(new[] {left, low, right, high}, entry.Value))
                found.Add(entry.Key);
        return found;
    }

    public override IEnumerable<long> Pairs()
    {
        return mode == "pairs" ? AllPairs() : null;
    }

    private IEnumerable<long> AllPairs()
    {
        foreach (var a in boxes)
            foreach (var b in boxes)
                if (a.Key < b.Key && Overlap(a.Value, b.Value))
                {
                    yield return a.Key;
                    yield return b.Key;
                }
    }

    public static void Main(string[] arguments)
    {
        mode = arguments[0];
        BroadsideTrace.Check((left, low, right, high, cellSize) => new Grid(), "a test in C#");
    }
}
