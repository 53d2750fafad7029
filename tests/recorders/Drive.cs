// Drive.exe CALLS OUT: makes the calls of a file with BroadsideTrace.cs.

using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;

public static class Drive
{
    private static readonly BroadsideSettings settings = BroadsideTrace.DefaultSettings();
    private static BroadsideTrace trace;
    private static string path;

    private static double Number(string word)
    {
        if (word == "inf")
            return double.PositiveInfinity;
        if (word == "-inf")
            return double.NegativeInfinity;
        double value = double.Parse(word, NumberStyles.Float, CultureInfo.InvariantCulture);
        return word[0] == '-' && value == 0.0 ? -0.0 : value;
    }
    private static uint Bits(string word) { return uint.Parse(word); }

    private static string Text(string word)
    {
        if (word == "null")
            return null;
        int end = word.LastIndexOf('"');
        string once = word.Substring(1, end - 1).Replace('_', ' ');
        int times = end + 1 < word.Length ? int.Parse(word.Substring(end + 2)) : 1;
        var all = new System.Text.StringBuilder();
        for (int i = 0; i < times; ++i)
            all.Append(once);
        return all.ToString();
    }

    // The words of the list that begins with the bracket at `at`.
    private static List<string> Words(string[] words, int at)
    {
        var items = new List<string>();
        for (++at; words[at] != "]"; ++at)
            items.Add(words[at]);
        return items;
    }
    private static double[] Numbers(string[] words, int at) { return Words(words, at).ConvertAll(Number).ToArray(); }
    private static long[] Ids(string[] words, int at) { return Words(words, at).ConvertAll(long.Parse).ToArray(); }

    private static void Set(string[] w)
    {
        switch (w[1])
        {
        case "program": settings.Program = Text(w[2]); break;
        case "algorithm": settings.Algorithm = Text(w[2]); break;
        case "records": settings.Records = (BroadsideRecords)int.Parse(w[2]); break;
        case "dt": settings.Dt = Number(w[2]); break;
        case "units_per_metre": settings.UnitsPerMetre = Number(w[2]); break;
        case "y_down": settings.YDown = w[2] == "true"; break;
        case "half_open": settings.HalfOpen = w[2] == "true"; break;
        case "wide_floats": settings.WideFloats = w[2] == "true"; break;
        case "has_capsules": settings.HasCapsules = w[2] == "true"; break;
        case "has_grids": settings.HasGrids = w[2] == "true"; break;
        case "cell_height": settings.CellHeight = Number(w[2]); break;
        case "rings": settings.Rings = int.Parse(w[2]); break;
        case "world": settings.World = Numbers(w, 2); break;
        case "cell_size": settings.CellSize = Number(w[2]); break;
        case "grid_x": settings.GridX = Number(w[2]); break;
        case "grid_y": settings.GridY = Number(w[2]); break;
        case "grid_columns": settings.GridColumns = int.Parse(w[2]); break;
        case "grid_rows": settings.GridRows = int.Parse(w[2]); break;
        case "keyframe_every": settings.KeyframeEvery = int.Parse(w[2]); break;
        case "most_bytes": settings.MostBytes = int.Parse(w[2]); break;
        case "parameters":
            List<string> items = Words(w, 2);
            for (int i = 0; i < items.Count; i += 2)
                settings.Parameters.Add(new KeyValuePair<string, double>(Text(items[i]), Number(items[i + 1])));
            break;
        default: throw new Exception("there is no setting " + w[1]);
        }
    }

    private static void Define(string[] w)
    {
        long id = long.Parse(w[1]);
        string name = Text(w[2]);
        bool isDynamic = w[3] == "true";
        uint category = Bits(w[4]), mask = Bits(w[5]);
        switch (w[0])
        {
        case "define": trace.Define(id, name, isDynamic, category, mask); break;
        case "define_circle": trace.DefineCircle(id, name, isDynamic, category, mask, Number(w[6])); break;
        case "define_rectangle":
            trace.DefineRectangle(id, name, isDynamic, category, mask, Number(w[6]), Number(w[7]));
            break;
        case "define_capsule":
            trace.DefineCapsule(id, name, isDynamic, category, mask, Numbers(w, 6), Number(w[w.Length - 1]));
            break;
        case "define_polygon": trace.DefinePolygon(id, name, isDynamic, category, mask, Numbers(w, 6)); break;
        default: throw new Exception("there is no call " + w[0]);
        }
    }

    private static void Expect(bool holds, string what)
    {
        if (!holds)
            throw new Exception(what);
    }

    private static void Call(string[] w)
    {
        switch (w[0])
        {
        case "set": Set(w); break;
        case "open": trace = BroadsideTrace.OpenFile(path, settings); break;
        case "dropped": Expect(trace.Dropped() == long.Parse(w[1]), "another number of frames was dropped"); break;
        case "frame_begin": Expect(trace.FrameBegin(long.Parse(w[1]), Number(w[2])), "a frame is left out"); break;
        case "frame_end": trace.FrameEnd(); break;
        case "frame_end_hash": trace.FrameEndHash(ulong.Parse(w[1], NumberStyles.HexNumber)); break;
        case "box": trace.Box(long.Parse(w[1]), Number(w[2]), Number(w[3]), Number(w[4]), Number(w[5])); break;
        case "placed_box":
            trace.PlacedBox(long.Parse(w[1]), Number(w[2]), Number(w[3]), Number(w[4]), Number(w[5]), Number(w[6]),
                            Number(w[7]), Number(w[8]));
            break;
        case "candidate": trace.Candidate(long.Parse(w[1]), long.Parse(w[2])); break;
        case "contact": trace.Contact(long.Parse(w[1]), long.Parse(w[2])); break;
        case "candidates": trace.Candidates(Ids(w, 1), Ids(w, 1).Length / 2); break;
        case "cells":
            trace.Cells(long.Parse(w[1]), int.Parse(w[2]), int.Parse(w[3]), int.Parse(w[4]), int.Parse(w[5]));
            break;
        case "registered_box":
            trace.RegisteredBox(long.Parse(w[1]), Number(w[2]), Number(w[3]), Number(w[4]), Number(w[5]));
            break;
        case "query":
            long[] hits = Ids(w, 4 + Words(w, 2).Count);
            trace.Query((BroadsideQuery)int.Parse(w[1]), Numbers(w, 2), hits, hits.Length);
            break;
        case "counter": trace.Counter(Text(w[1]), Number(w[2]), (BroadsideUnit)int.Parse(w[3])); break;
        case "log": trace.Log(Text(w[1])); break;
        default: CallMore(w); break;
        }
    }

    private static void CallMore(string[] w)
    {
        switch (w[0])
        {
        case "world": trace.World(Number(w[1]), Number(w[2]), Number(w[3]), Number(w[4])); break;
        case "grid":
            trace.Grid(Bits(w[1]), Text(w[2]), Number(w[3]), Number(w[4]), Number(w[5]), Number(w[6]), int.Parse(w[7]),
                       int.Parse(w[8]), int.Parse(w[9]));
            break;
        case "grid_gone": trace.GridGone(Bits(w[1])); break;
        case "grid_cells":
            trace.GridCells(Bits(w[1]), long.Parse(w[2]), int.Parse(w[3]), int.Parse(w[4]), int.Parse(w[5]),
                            int.Parse(w[6]));
            break;
        case "teleported": trace.Teleported(long.Parse(w[1])); break;
        case "spawned": trace.Spawned(long.Parse(w[1])); break;
        case "asleep": trace.Asleep(long.Parse(w[1])); break;
        case "swept": trace.Swept(long.Parse(w[1])); break;
        case "removed": trace.Removed(long.Parse(w[1]), Text(w[2])); break;
        default: Define(w); break;
        }
    }

    public static void Main(string[] arguments)
    {
        path = arguments[1];
        foreach (string line in File.ReadAllLines(arguments[0]))
            if (line.Trim() != "" && line[0] != '#')
                Call(line.Split(new[] {' '}, StringSplitOptions.RemoveEmptyEntries));
        trace.Close();
    }
}
