// BroadsideTrace.cs - lets Broadside see what the broad phase of your game does.
//
// Copy this one file into your game: Unity, MonoGame, or any other with C# 7. It needs nothing else. A whole example:
//
//     public static class Example
//     {
//         public static void Main()
//         {
//             var settings = BroadsideTrace.DefaultSettings();
//             settings.Program = "My game";
//             settings.Algorithm = "my grid";
//             settings.Records = BroadsideRecords.Candidates;
//             var trace = BroadsideTrace.OpenFile("my_game.bstrace", settings);
//
//             var lefts = new[] {0.0, 5.0};                          // of two boxes of 2 x 2, with the ids 1 and 2
//             for (int step = 0; step < 60; ++step)
//             {
//                 lefts[1] -= 0.1;
//                 trace.FrameBegin(step, step / 60.0);
//                 for (int i = 0; i < 2; ++i)                        // every object, in every frame
//                     trace.Box(i + 1, lefts[i], 0.0, lefts[i] + 2.0, 2.0);
//                 if (System.Math.Floor(lefts[0] / 2.0) == System.Math.Floor(lefts[1] / 2.0))
//                     trace.Candidate(1, 2);                         // each pair that the broad phase reports
//                 trace.FrameEnd();
//             }
//             trace.Close();
//         }
//     }
//
// `broadside audit my_game.bstrace` then lists the pairs that it misses: here, two boxes whose left sides are in
// different columns.
//
// Units    are yours: settings.UnitsPerMetre and YDown say what they are. Angles are in degrees.
// Ids      are integers from 1 to 2^53, one for each object as long as it lives.
// Objects  that a frame does not name are absent in it. Describe an object once (Define), before its first box.
// Order    of the objects, and of both ids of a pair, is kept. Name objects in the order of your own list.
// Memory   grows in the first frames. Later frames allocate nothing but the bytes of texts.
// Time     A frame goes to the operating system in one call, which does not wait for the disk as a rule. Frames that
//          cannot be written are left out and counted: trace.Dropped().
// Mistakes An id of 0, a box or a range of cells whose ends are in the wrong order, and a second box of an object in one
//          frame are counted, and Broadside shows the counts.
// Tests    Check() lets Broadside test a broad phase of yours before any game exists.
// Errors   OpenFile() throws an IOException or its like if the file cannot be opened. A full disk throws nothing.
// Threads  One at a time for each trace.
//
// The manual of Broadside describes the bytes in "Traces". The calls are those of broadside_trace.h.
//
// Copyright (c) the authors of Broadside. MIT licence: permission is hereby granted, free of charge, to any person
// obtaining a copy of this file, to deal in it without restriction, including without limitation the rights to use,
// copy, modify, merge, publish, distribute, sublicense, and/or sell copies of it. It is provided "as is", without
// warranty of any kind.

using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Runtime.InteropServices;
using System.Text;

/// <summary>What your frames say, together with |. Broadside does not look for the rest.</summary>
[Flags]
public enum BroadsideRecords
{
    Candidates = 1, // Candidate(): a frame without any has none
    Contacts = 2, // Contact()
    Cells = 4, // Cells(): an object without any is registered in none
    Boxes = 8, // RegisteredBox()
    Queries = 16 // Query()
}

/// <summary>Units of Counter().</summary>
public enum BroadsideUnit
{
    Count = 0,
    Microseconds = 1,
    Bytes = 2
}

/// <summary>Kinds of Query().</summary>
public enum BroadsideQuery
{
    Point = 0,
    Box = 1,
    Circle = 2,
    Ray = 3
}

/// <summary>What a game says about itself.</summary>
public sealed class BroadsideSettings
{
    public string Program = ""; // as people call it
    public string Algorithm = ""; // of your broad phase: "uniform grid"
    public BroadsideRecords Records = BroadsideRecords.Candidates;
    public double Dt; // seconds of a frame; 0: they differ
    public double UnitsPerMetre = 1.0; // 1: metres; 32: 32 pixels are a metre
    public bool YDown; // true: y grows downwards, as on screens
    public bool HalfOpen; // true: boxes that only touch do not overlap
    public bool WideFloats; // true: coordinates are doubles
    public double[] World = new double[4]; // left, low, right, high (y down: left, top, right, bottom); zeros: unknown
    public double CellSize; // of your grid; 0: there are no cells
    public double GridX; // the corner of cell (0, 0) with the smallest x and y
    public double GridY;
    public int GridColumns; // 0: cells go on for ever
    public int GridRows;
    public List<KeyValuePair<string, double>> Parameters = new List<KeyValuePair<string, double>>(); // others, to be shown
    public int KeyframeEvery = 60; // frames after which everything is said again
    public int MostBytes = 64 << 20; // of one frame, 128 MiB at most; a larger frame is left out
    public bool HasCapsules; // true: the game calls DefineCapsule()
    public double CellHeight; // of your grid, if its cells are not square; CellSize is then their width
    public int Rings; // your game searches the cell of an object and so many rings of cells around it; 0: not said
    public bool HasGrids; // true: the game calls World(), Grid() or GridCells()
}

/// <summary>A broad phase of yours, for BroadsideTrace.Check(). Override Query() or Pairs(), or both.</summary>
public abstract class BroadsideChecked
{
    public abstract void Add(long id, double left, double low, double right, double high);
    public abstract void Move(long id, double left, double low, double right, double high);
    public abstract void Remove(long id);
    /// <summary>Questions follow.</summary>
    public virtual void Update() {}
    /// <summary>The ids of the objects that overlap the box.</summary>
    public virtual IEnumerable<long> Query(double left, double low, double right, double high) { return null; }
    /// <summary>All pairs that overlap: two ids for each.</summary>
    public virtual IEnumerable<long> Pairs() { return null; }
}

/// <summary>Makes an empty broad phase for a world.</summary>
public delegate BroadsideChecked BroadsideCreate(double left, double low, double right, double high, double cellSize);

/// <summary>Made by OpenFile().</summary>
public sealed class BroadsideTrace : IDisposable
{
    private const long HighestId = 1L << 53;
    private const int StateWords = 14; // of 32 bits: seven doubles
    private const int MostGrids = 64;
    // Wrong calls that are counted.
    private const int NoId = 0;
    private const int ReversedBox = 1;
    private const int ReversedCells = 2;
    private const int SecondBox = 3;

    [StructLayout(LayoutKind.Explicit)]
    private struct FloatBits
    {
        [FieldOffset(0)] public float Value;
        [FieldOffset(0)] public int Bits;
    }

    // The bytes of messages that are no lists.
    private sealed class ByteList
    {
        public byte[] Data = new byte[256];
        public int Size;

        private void Room(int more)
        {
            if (more > Data.Length - Size)
                Array.Resize(ref Data, Math.Max(2 * Data.Length, Size + more));
        }
        public void U8(int value)
        {
            Room(1);
            Data[Size++] = (byte)value;
        }
        public void U16(int value)
        {
            U8(value);
            U8(value >> 8);
        }
        public void U32(uint value)
        {
            Room(4);
            SetU32(Size, value);
            Size += 4;
        }
        private void SetU32(int at, uint value)
        {
            Data[at] = (byte)value;
            Data[at + 1] = (byte)(value >> 8);
            Data[at + 2] = (byte)(value >> 16);
            Data[at + 3] = (byte)(value >> 24);
        }
        public void U64(ulong value)
        {
            U32((uint)value);
            U32((uint)(value >> 32));
        }
        public void F64(double value)
        {
            U64((ulong)BitConverter.DoubleToInt64Bits(value));
        }
        public void Bytes(byte[] data, int size)
        {
            Room(size);
            Buffer.BlockCopy(data, 0, Data, Size, size);
            Size += size;
        }
        public void Words(int[] words, int count)
        {
            Room(4 * count);
            Buffer.BlockCopy(words, 0, Data, Size, 4 * count);
            Size += 4 * count;
        }
        public void Text(string text)
        {
            byte[] data = Encoding.UTF8.GetBytes(text ?? "");
            int size = Math.Min(data.Length, 65535);
            U16(size);
            Bytes(data, size);
        }
        /// Returns where the message begins, for EndMessage().
        public int BeginMessage(uint kind)
        {
            U32(kind);
            U32(0);
            return Size;
        }
        public void EndMessage(int begin)
        {
            SetU32(begin - 4, (uint)(Size - begin));
        }
        public bool Equals(byte[] other)
        {
            if (other == null || other.Length != Size)
                return false;
            for (int i = 0; i < Size; ++i)
                if (other[i] != Data[i])
                    return false;
            return true;
        }
        public byte[] Copy()
        {
            var copy = new byte[Size];
            Buffer.BlockCopy(Data, 0, copy, 0, Size);
            return copy;
        }
    }

    // A list of a frame, as 32-bit words.
    private sealed class WordList
    {
        public int[] Data = new int[256];
        public int Size;
        public int Count; // of what is listed

        public void Clear()
        {
            Size = 0;
            Count = 0;
        }
        /// False: the list would be larger than a frame may be.
        public bool Room(int more, int mostBytes)
        {
            if (more <= Data.Length - Size)
                return true;
            if (Size + more > mostBytes / 4)
                return false;
            Array.Resize(ref Data, Math.Max(2 * Data.Length, Size + more));
            return true;
        }
        public void Id(long id)
        {
            Data[Size] = (int)id;
            Data[Size + 1] = (int)(id >> 32);
            Size += 2;
        }
    }

    private sealed class KnownObject
    {
        public long Id;
        public long Seen; // number of the frame that named it last
        public int Place; // in the order of that frame
        public int Defined; // the keyframe since which a reader knows the definition
        public bool IsPresent; // in the frame before, or in this one
        public int Words; // length of its state, as it was written last
        public int At; // place of that state
        public long Touched; // number of the frame that defined it last
        public byte[] Define; // the message
    }

    private struct KnownGrid
    {
        public uint Number;
        public byte[] Form; // as it is written
    }

    private struct Fault
    {
        public uint Count;
        public long First; // the id of the first wrong call
    }

    private static readonly int[] QueryNumbers = {2, 4, 3, 4};
    private static readonly double[] NoNumbers = new double[0];

    private readonly bool isWide;
    private readonly int keyframeEvery;
    private readonly int mostBytes;
    private KnownObject[] objects = new KnownObject[64];
    private int objectCount;
    private readonly Dictionary<long, int> byId = new Dictionary<long, int>();
    private int next; // index of the object that is probably named next
    private int[] saved = new int[64 * StateWords]; // states as they were written last
    private readonly int[] scratch = new int[StateWords];

    private bool isRecording;
    private bool hasFailed; // the frame is too large
    private bool wantsKeyframe = true;
    private bool isKeyframe;
    private int keyframes;
    private int sinceKeyframe;
    private long frame;
    private long dropped;
    private long step;
    private double seconds;

    private readonly ByteList defines = new ByteList();
    private readonly WordList states = new WordList();
    private readonly WordList placed = new WordList();
    private readonly WordList cells = new WordList();
    private readonly WordList gridCells = new WordList();
    private readonly WordList boxes = new WordList();
    private readonly WordList candidates = new WordList();
    private readonly WordList contacts = new WordList();
    private readonly WordList order = new WordList(); // the ids of all objects as they were named
    private readonly WordList gone = new WordList();
    // Teleported, spawned, asleep, swept.
    private readonly WordList[] marks = {new WordList(), new WordList(), new WordList(), new WordList()};
    private readonly List<WordList> lists;
    private readonly double[] world = new double[4]; // as World() said
    private readonly List<KnownGrid> grids = new List<KnownGrid>(); // as Grid() said
    private bool isElsewhere; // world or grids have changed since they were written
    private readonly ByteList surroundings = new ByteList();
    private readonly Fault[] faults = new Fault[4]; // since the last frame that was written
    private readonly ByteList others = new ByteList();
    private readonly ByteList draft = new ByteList(); // of a definition
    private readonly ByteList output = new ByteList(); // bytes that are not written yet
    private long written; // bytes of the file
    private bool hasToSeek; // the last write failed
    private FileStream file;

    private int lastPlace; // of the last named object that was in the frame before: its place there
    private bool hasNew; // an object was named that was not in the frame before
    private bool hasNewPlaced; // one of them with PlacedBox()
    private bool isReordered; // a reader cannot know the order without a list of it

    public static BroadsideSettings DefaultSettings()
    {
        return new BroadsideSettings();
    }

    /// <summary>Replaces the file. Throws if it cannot be opened.</summary>
    public static BroadsideTrace OpenFile(string path, BroadsideSettings settings)
    {
        return new BroadsideTrace(path, settings ?? new BroadsideSettings());
    }

    private BroadsideTrace(string path, BroadsideSettings settings)
    {
        if (!BitConverter.IsLittleEndian)
            throw new NotSupportedException("Numbers are written as they are in memory, which must be little-endian");
        isWide = settings.WideFloats;
        keyframeEvery = settings.KeyframeEvery > 0 ? settings.KeyframeEvery : 60;
        mostBytes = Math.Min(settings.MostBytes > 0 ? settings.MostBytes : 64 << 20, 128 << 20);
        lists = new List<WordList> {states, placed, cells, gridCells, boxes, candidates, contacts, order, gone};
        lists.AddRange(marks);
        PutHeader(settings);
        file = new FileStream(path, FileMode.Create, FileAccess.Write, FileShare.Read, 1);
    }

    public void Close()
    {
        if (file == null)
            return;
        Flush();
        file.Dispose();
        file = null;
        isRecording = false;
    }
    public void Dispose()
    {
        Close();
    }

    /// <summary>Frames left out so far.</summary>
    public long Dropped()
    {
        return dropped;
    }

    /// <summary>False: this frame is left out, and its calls do nothing.</summary>
    public bool FrameBegin(long step, double seconds)
    {
        if (isRecording) // the frame before was not ended: it is lost
        {
            wantsKeyframe = true;
            ++dropped;
        }
        isRecording = false;
        if (file == null || !Flush())
        {
            ++dropped;
            return false;
        }
        ++frame;
        isRecording = true;
        this.step = step;
        this.seconds = seconds;
        ++sinceKeyframe;
        isKeyframe = wantsKeyframe || sinceKeyframe >= keyframeEvery;
        if (isKeyframe)
        {
            sinceKeyframe = 0;
            wantsKeyframe = false;
            ++keyframes;
            ForgetObjects();
        }
        BeginPieces();
        return true;
    }

    public void FrameEnd()
    {
        End(0, 0);
    }

    /// <summary>With a number that is the same when the state of your game is the same.</summary>
    public void FrameEndHash(ulong hash)
    {
        End(hash, 1);
    }

    /// <summary>What an object is from this frame on. Two objects collide if a.category &amp; b.mask and b.category
    /// &amp; a.mask are not zero and one of them is dynamic. Objects that are not defined are dynamic and collide with
    /// everything.</summary>
    public void Define(long id, string name, bool isDynamic, uint category, uint mask)
    {
        PutDefine(id, name, isDynamic, category, mask, 0, NoNumbers);
    }
    public void DefineCircle(long id, string name, bool isDynamic, uint category, uint mask, double radius)
    {
        PutDefine(id, name, isDynamic, category, mask, 1, new[] {radius});
    }
    public void DefineRectangle(long id, string name, bool isDynamic, uint category, uint mask, double width,
                                double height)
    {
        PutDefine(id, name, isDynamic, category, mask, 2, new[] {width, height});
    }
    /// <summary>A segment with a radius; `ends` are x, y, x, y. Only with settings.HasCapsules.</summary>
    public void DefineCapsule(long id, string name, bool isDynamic, uint category, uint mask, double[] ends,
                              double radius)
    {
        PutDefine(id, name, isDynamic, category, mask, 7, new[] {ends[0], ends[1], ends[2], ends[3], radius});
    }
    /// <summary>`points` are x, y, x, y, ...</summary>
    public void DefinePolygon(long id, string name, bool isDynamic, uint category, uint mask, double[] points)
    {
        PutDefine(id, name, isDynamic, category, mask, 3, points);
    }

    /// <summary>The box of the game: where an object is in this frame. Overlaps are looked for among these
    /// boxes.</summary>
    public void Box(long id, double left, double low, double right, double high)
    {
        if (!isRecording)
            return;
        LookAtBox(id, left, low, right, high);
        if (isWide)
        {
            State(id, states, PutBox(left, low, right, high), false);
            return;
        }
        // The same for four floats, without loops.
        KnownObject known = Find(id);
        if (known == null)
            return;
        var narrow = new FloatBits {Value = (float)left};
        int a = narrow.Bits;
        narrow.Value = (float)low;
        int b = narrow.Bits;
        narrow.Value = (float)right;
        int c = narrow.Bits;
        narrow.Value = (float)high;
        int d = narrow.Bits;
        int[] old = saved;
        int at = known.At;
        if (!Name(known, known.Words == 4 && old[at] == a && old[at + 1] == b && old[at + 2] == c && old[at + 3] == d,
                  false))
            return;
        known.Words = 4;
        old[at] = a;
        old[at + 1] = b;
        old[at + 2] = c;
        old[at + 3] = d;
        if (!states.Room(6, mostBytes))
        {
            hasFailed = true;
            return;
        }
        int[] data = states.Data;
        int to = states.Size;
        data[to] = (int)id;
        data[to + 1] = (int)(id >> 32);
        data[to + 2] = a;
        data[to + 3] = b;
        data[to + 4] = c;
        data[to + 5] = d;
        states.Size = to + 6;
        ++states.Count;
    }

    /// <summary>The same for another shape, with its position and its angle.</summary>
    public void PlacedBox(long id, double left, double low, double right, double high, double x, double y,
                          double degrees)
    {
        if (!isRecording)
            return;
        LookAtBox(id, left, low, right, high);
        int words = PutBox(left, low, right, high);
        words = PutReal(words, x);
        words = PutReal(words, y);
        State(id, placed, PutReal(words, degrees), true);
    }

    /// <summary>A pair that your broad phase reports, in any order, perhaps twice.</summary>
    public void Candidate(long a, long b)
    {
        if (isRecording)
            PutPair(candidates, a, b);
    }
    /// <summary>Many of them: a, b, a, b, ... `count` pairs.</summary>
    public void Candidates(long[] ids, int count)
    {
        for (int i = 0; isRecording && i < count; ++i)
            PutPair(candidates, ids[2 * i], ids[2 * i + 1]);
    }
    /// <summary>A pair that really touches, as your game sees it.</summary>
    public void Contact(long a, long b)
    {
        if (isRecording)
            PutPair(contacts, a, b);
    }

    /// <summary>Cells of grid 0 in which an object is registered, both ends included; several times for several
    /// ranges.</summary>
    public void Cells(long id, int firstColumn, int firstRow, int lastColumn, int lastRow)
    {
        if (!isRecording)
            return;
        LookAtCells(id, firstColumn, firstRow, lastColumn, lastRow);
        scratch[0] = firstColumn;
        scratch[1] = firstRow;
        scratch[2] = lastColumn;
        scratch[3] = lastRow;
        PutState(cells, id, 4);
    }

    /// <summary>The same in another grid: see Grid().</summary>
    public void GridCells(uint number, long id, int firstColumn, int firstRow, int lastColumn, int lastRow)
    {
        if (number == 0)
            Cells(id, firstColumn, firstRow, lastColumn, lastRow);
        if (!isRecording || number == 0)
            return;
        LookAtCells(id, firstColumn, firstRow, lastColumn, lastRow);
        scratch[0] = (int)number;
        scratch[1] = firstColumn;
        scratch[2] = firstRow;
        scratch[3] = lastColumn;
        scratch[4] = lastRow;
        PutState(gridCells, id, 5);
    }

    /// <summary>The box of the broad phase: the one that your structure has of an object, with its margin, or from the
    /// last update of the structure.</summary>
    public void RegisteredBox(long id, double left, double low, double right, double high)
    {
        if (!isRecording)
            return;
        LookAtBox(id, left, low, right, high);
        PutState(boxes, id, PutBox(left, low, right, high));
    }

    /// <summary>`numbers`: x, y (Point); left, low, right, high (Box); x, y, radius (Circle); both ends (Ray). `count`:
    /// of the hits.</summary>
    public void Query(BroadsideQuery kind, double[] numbers, long[] hits, int count)
    {
        if (!isRecording || kind < BroadsideQuery.Point || kind > BroadsideQuery.Ray)
            return;
        int begin = others.BeginMessage(23);
        others.U32((uint)kind);
        for (int i = 0; i < 4; ++i)
            others.F64(i < QueryNumbers[(int)kind] ? numbers[i] : 0.0);
        others.U32((uint)count);
        for (int i = 0; i < count; ++i)
            others.U64((ulong)hits[i]);
        others.EndMessage(begin);
    }

    public void Counter(string name, double value, BroadsideUnit unit)
    {
        if (!isRecording)
            return;
        int begin = others.BeginMessage(24);
        others.F64(value);
        others.U8((int)unit);
        others.Text(name);
        others.EndMessage(begin);
    }

    public void Log(string text)
    {
        if (!isRecording)
            return;
        int begin = others.BeginMessage(25);
        others.Text(text);
        others.EndMessage(begin);
    }

    /// <summary>The world from this frame on; zeros: that of the settings again. Only with settings.HasGrids.</summary>
    public void World(double left, double low, double right, double high)
    {
        world[0] = left;
        world[1] = low;
        world[2] = right;
        world[3] = high;
        isElsewhere = true;
    }

    /// <summary>A grid from this frame on: x and y are the corner of cell (0, 0); 0 columns or rows: cells go on without
    /// end. Grid 0 is the one of the settings, until you describe it here. Objects meet in the cells of one grid only.
    /// 64 grids at most. Only with settings.HasGrids.</summary>
    public void Grid(uint number, string name, double x, double y, double cellWidth, double cellHeight, int columns,
                     int rows, int rings)
    {
        int place = grids.FindIndex(grid => grid.Number == number);
        if (place < 0 && grids.Count == MostGrids)
            return;
        var form = new ByteList();
        form.U32(number);
        form.F64(x);
        form.F64(y);
        form.F64(cellWidth);
        form.F64(cellHeight);
        form.U32((uint)Math.Max(columns, 0));
        form.U32((uint)Math.Max(rows, 0));
        form.U32((uint)Math.Max(rings, 0));
        form.Text(name);
        var known = new KnownGrid {Number = number, Form = form.Copy()};
        if (place < 0)
            grids.Add(known);
        else
            grids[place] = known;
        isElsewhere = true;
    }

    /// <summary>The grid no longer exists.</summary>
    public void GridGone(uint number)
    {
        if (grids.RemoveAll(grid => grid.Number == number) > 0)
            isElsewhere = true;
    }

    /// <summary>The object was put elsewhere in this frame: it did not move along the path to its place.</summary>
    public void Teleported(long id)
    {
        PutMark(0, id);
    }
    /// <summary>The object is new. If its id was used before, that was another object.</summary>
    public void Spawned(long id)
    {
        PutMark(1, id);
    }
    /// <summary>The game does not move or test the object in this frame, until something wakes it.</summary>
    public void Asleep(long id)
    {
        PutMark(2, id);
    }
    /// <summary>The game tests the whole path of the object in this frame.</summary>
    public void Swept(long id)
    {
        PutMark(3, id);
    }

    /// <summary>Why the object is removed: in its last frame, or in the first one without it.</summary>
    public void Removed(long id, string reason)
    {
        if (!isRecording)
            return;
        int begin = others.BeginMessage(31);
        others.U64((ulong)id);
        others.Text(reason);
        others.EndMessage(begin);
    }

    private void PutMark(int kind, long id)
    {
        if (!isRecording)
            return;
        if (!marks[kind].Room(2, mostBytes))
        {
            hasFailed = true;
            return;
        }
        marks[kind].Id(id);
        ++marks[kind].Count;
    }

    private void NoteFault(int kind, long id)
    {
        if (faults[kind].Count == 0)
            faults[kind].First = id;
        ++faults[kind].Count;
    }
    private void LookAtBox(long id, double left, double low, double right, double high)
    {
        if (left > right || low > high)
            NoteFault(ReversedBox, id);
    }
    private void LookAtCells(long id, int firstColumn, int firstRow, int lastColumn, int lastRow)
    {
        if (firstColumn > lastColumn || firstRow > lastRow)
            NoteFault(ReversedCells, id);
    }

    // World and grids, where they have changed; in a keyframe, if they are not those of the settings.
    private void PutSurroundings()
    {
        bool isUsual = grids.Count == 0 && Array.TrueForAll(world, side => side == 0.0);
        surroundings.Size = 0;
        if (isKeyframe ? isUsual : !isElsewhere)
            return;
        int begin = surroundings.BeginMessage(28);
        foreach (double side in world)
            surroundings.F64(side);
        surroundings.U32((uint)grids.Count);
        foreach (KnownGrid grid in grids)
            surroundings.Bytes(grid.Form, grid.Form.Length);
        surroundings.EndMessage(begin);
    }

    // The wrong calls, if there were any.
    private void PutFaults()
    {
        if (Array.TrueForAll(faults, fault => fault.Count == 0))
            return;
        int begin = others.BeginMessage(32);
        others.U32(faults[NoId].Count);
        for (int i = NoId + 1; i < faults.Length; ++i)
        {
            others.U32(faults[i].Count);
            others.U64((ulong)faults[i].First);
        }
        others.EndMessage(begin);
    }

    private void PutHeader(BroadsideSettings settings)
    {
        bool hasHeight =
            settings.CellSize > 0.0 && settings.CellHeight > 0.0 && settings.CellHeight != settings.CellSize;
        var parameters = new List<KeyValuePair<string, double>>();
        if (settings.CellSize > 0.0)
        {
            parameters.Add(new KeyValuePair<string, double>("cell-size", settings.CellSize));
            parameters.Add(new KeyValuePair<string, double>("grid-x", settings.GridX));
            parameters.Add(new KeyValuePair<string, double>("grid-y", settings.GridY));
            parameters.Add(new KeyValuePair<string, double>("grid-columns", settings.GridColumns));
            parameters.Add(new KeyValuePair<string, double>("grid-rows", settings.GridRows));
            if (hasHeight)
                parameters.Add(new KeyValuePair<string, double>("cell-height", settings.CellHeight));
            if (settings.Rings > 0)
                parameters.Add(new KeyValuePair<string, double>("rings", settings.Rings));
        }
        parameters.AddRange(settings.Parameters);
        byte[] magic = Encoding.ASCII.GetBytes("BSTRACE\n");
        output.Bytes(magic, magic.Length);
        output.U32(settings.HasGrids || hasHeight ? 3u : settings.HasCapsules ? 2u : 1u);
        output.U32(0);
        int begin = output.BeginMessage(1);
        output.F64(settings.Dt);
        output.F64(settings.UnitsPerMetre > 0.0 ? settings.UnitsPerMetre : 1.0);
        for (int i = 0; i < 4; ++i)
            output.F64(settings.World[i]);
        output.U8(isWide ? 8 : 4);
        output.U8(settings.HalfOpen ? 1 : 0);
        output.U8(settings.YDown ? 1 : 0);
        output.U8((int)settings.Records & 31);
        output.U32((uint)parameters.Count);
        output.Text(settings.Program);
        output.Text(settings.Algorithm);
        foreach (KeyValuePair<string, double> parameter in parameters)
        {
            output.Text(parameter.Key);
            output.F64(parameter.Value);
        }
        output.EndMessage(begin);
    }

    private void BeginPieces()
    {
        hasFailed = false;
        next = 0;
        lastPlace = 0;
        hasNew = false;
        hasNewPlaced = false;
        isReordered = false;
        defines.Size = 0;
        others.Size = 0;
        foreach (WordList list in lists)
            list.Clear();
    }

    // Games name their objects in the same order again and again: mostly it is the next one.
    private KnownObject Find(long id)
    {
        KnownObject known = next < objectCount ? objects[next] : null;
        if (known == null || known.Id != id)
            return Search(id);
        ++next;
        return known;
    }
    private KnownObject Search(long id)
    {
        int index;
        if (byId.TryGetValue(id, out index))
        {
            next = index + 1;
            return objects[index];
        }
        if (id < 1 || id > HighestId)
        {
            NoteFault(NoId, id);
            return null;
        }
        index = objectCount++;
        if (index == objects.Length)
        {
            Array.Resize(ref saved, 2 * saved.Length);
            Array.Resize(ref objects, 2 * objects.Length);
        }
        var known = new KnownObject {Id = id, Touched = frame, At = index * StateWords};
        objects[index] = known;
        byId.Add(id, index);
        next = index + 1;
        return known;
    }

    // Forgets those that were absent for long, so that the memory does not grow.
    private void ForgetObjects()
    {
        long old = frame - 8L * keyframeEvery;
        int kept = 0;
        for (int i = 0; i < objectCount; ++i)
        {
            KnownObject known = objects[i];
            if (known.Touched < old && known.Seen < old)
            {
                byId.Remove(known.Id);
                continue;
            }
            if (kept != i)
            {
                Array.Copy(saved, known.At, saved, kept * StateWords, StateWords);
                known.At = kept * StateWords;
                objects[kept] = known;
                byId[known.Id] = kept;
            }
            ++kept;
        }
        Array.Clear(objects, kept, objectCount - kept);
        objectCount = kept;
    }

    private void PutDefine(long id, string name, bool isDynamic, uint category, uint mask, int shape, double[] numbers)
    {
        KnownObject known = Search(id);
        if (known == null)
            return;
        draft.Size = 0;
        int begin = draft.BeginMessage(16);
        draft.U64((ulong)id);
        draft.U32(category);
        draft.U32(mask);
        draft.U8(isDynamic ? 1 : 0);
        draft.U8(shape);
        draft.Text(name);
        int count = numbers.Length;
        if (shape == 3)
        {
            count -= count % 2;
            draft.U32((uint)count / 2);
        }
        for (int i = 0; i < count; ++i)
            draft.F64(numbers[i]);
        draft.EndMessage(begin);
        if (!draft.Equals(known.Define))
        {
            known.Define = draft.Size <= mostBytes ? draft.Copy() : null;
            known.Defined = 0;
        }
        known.Touched = frame;
    }

    // Puts a number into `scratch` as the file has it; returns the place after it.
    private int PutReal(int at, double value)
    {
        if (isWide)
        {
            long wide = BitConverter.DoubleToInt64Bits(value);
            scratch[at] = (int)wide;
            scratch[at + 1] = (int)(wide >> 32);
            return at + 2;
        }
        scratch[at] = new FloatBits {Value = (float)value}.Bits;
        return at + 1;
    }
    private int PutBox(double left, double low, double right, double high)
    {
        int words = PutReal(0, left);
        words = PutReal(words, low);
        words = PutReal(words, right);
        return PutReal(words, high);
    }

    private void PutState(WordList list, long id, int words)
    {
        if (!list.Room(2 + words, mostBytes))
        {
            hasFailed = true;
            return;
        }
        list.Id(id);
        int[] data = list.Data;
        int at = list.Size;
        for (int i = 0; i < words; ++i)
            data[at + i] = scratch[i];
        list.Size = at + words;
        ++list.Count;
    }

    // A reader keeps the order of the frame before, without the objects that are gone, then appends new ones in the
    // order of the states: at first those without a placement. In a keyframe all are new.
    private void Rank(KnownObject known, bool isPlaced)
    {
        if (!isKeyframe && known.IsPresent)
        {
            if (hasNew || known.Place < lastPlace)
                isReordered = true;
            lastPlace = known.Place;
        }
        else
        {
            if (!isPlaced && hasNewPlaced)
                isReordered = true;
            hasNew = true;
            hasNewPlaced |= isPlaced;
        }
        known.Place = order.Count;
        if (!order.Room(2, mostBytes))
        {
            hasFailed = true;
            return;
        }
        order.Id(known.Id);
        ++order.Count;
    }

    // An object is in this frame; `isSame`: in the state that was written last. True: its state is to be written.
    private bool Name(KnownObject known, bool isSame, bool isPlaced)
    {
        isSame = isSame && known.IsPresent && (!isKeyframe || known.Seen == frame);
        if (known.Defined != keyframes)
        {
            if (known.Define != null)
                defines.Bytes(known.Define, known.Define.Length);
            known.Defined = keyframes;
        }
        if (known.Seen != frame)
            Rank(known, isPlaced);
        else
            NoteFault(SecondBox, known.Id);
        known.Seen = frame;
        known.IsPresent = true;
        return !isSame;
    }

    private void State(long id, WordList list, int words, bool isPlaced)
    {
        KnownObject known = Find(id);
        if (known == null)
            return;
        int at = known.At;
        bool isSame = known.Words == words;
        for (int i = 0; isSame && i < words; ++i)
            isSame = scratch[i] == saved[at + i];
        if (!Name(known, isSame, isPlaced))
            return;
        known.Words = words;
        for (int i = 0; i < words; ++i)
            saved[at + i] = scratch[i];
        PutState(list, id, words);
    }

    private void PutPair(WordList list, long a, long b)
    {
        if (!list.Room(4, mostBytes))
        {
            hasFailed = true;
            return;
        }
        list.Id(a);
        list.Id(b);
        ++list.Count;
    }

    // Those that were in the frame before and are absent now.
    private void FindGone()
    {
        for (int i = 0; i < objectCount; ++i)
        {
            KnownObject known = objects[i];
            if (!known.IsPresent || known.Seen == frame)
                continue;
            known.IsPresent = false;
            if (isKeyframe || !gone.Room(2, mostBytes))
                continue;
            gone.Id(known.Id);
            ++gone.Count;
        }
    }

    // A message of a list: the number of its items, after `layout` if that is not negative.
    private void PutList(uint kind, int layout, WordList list)
    {
        if (list.Count == 0)
            return;
        output.U32(kind);
        output.U32((uint)((layout < 0 ? 4 : 8) + 4 * list.Size));
        if (layout >= 0)
            output.U32((uint)layout);
        output.U32((uint)list.Count);
        output.Words(list.Data, list.Size);
    }

    private void PutFrame(ulong hash, uint hasHash)
    {
        int begin = output.BeginMessage(2);
        output.U64((ulong)step);
        output.F64(seconds);
        output.U32(isKeyframe ? 1u : 0u);
        output.U32(0);
        output.Bytes(surroundings.Data, surroundings.Size);
        output.Bytes(defines.Data, defines.Size);
        PutList(17, -1, gone);
        PutList(18, 0, states);
        PutList(18, 1, placed);
        if (isReordered)
            PutList(27, -1, order);
        PutList(19, -1, cells);
        PutList(29, -1, gridCells);
        PutList(20, -1, boxes);
        PutList(21, -1, candidates);
        PutList(22, -1, contacts);
        for (int mark = 0; mark < marks.Length; ++mark)
            PutList(30, mark, marks[mark]);
        output.Bytes(others.Data, others.Size);
        int end = output.BeginMessage(26);
        output.U64(hash);
        output.U64((ulong)dropped);
        output.U32(hasHash);
        output.EndMessage(end);
        output.EndMessage(begin);
    }

    private void End(ulong hash, uint hasHash)
    {
        if (!isRecording)
            return;
        isRecording = false;
        FindGone();
        PutSurroundings();
        PutFaults();
        long size = (long)surroundings.Size + defines.Size + others.Size;
        foreach (WordList list in lists)
            size += list == order && !isReordered ? 0 : 4L * list.Size;
        bool fits = !hasFailed && size <= mostBytes;
        if (fits)
        {
            PutFrame(hash, hasHash);
            fits = output.Size <= mostBytes;
        }
        if (!fits)
        {
            output.Size = 0;
            wantsKeyframe = true;
            ++dropped;
            return;
        }
        isElsewhere = false;
        Array.Clear(faults, 0, faults.Length);
        Flush();
    }

    // Writes what was not written yet; if that fails, the whole of it is written again later. True: all is written.
    private bool Flush()
    {
        if (output.Size == 0)
            return true;
        try
        {
            if (hasToSeek)
                file.Position = written;
            hasToSeek = true;
            file.Write(output.Data, 0, output.Size);
            file.Flush();
        }
        catch (IOException)
        {
            return false;
        }
        hasToSeek = false;
        written += output.Size;
        output.Size = 0;
        return true;
    }

    /// <summary>Tests a broad phase of yours. A program calls this, and `broadside check -- mono Program.exe` starts
    /// it. Say halfOpen if boxes that only touch need not be reported, and inside if objects never leave the
    /// world.</summary>
    public static void Check(BroadsideCreate create, string name, bool halfOpen = false, bool inside = false)
    {
        var answers = new StreamWriter(Console.OpenStandardOutput(), new UTF8Encoding(false));
        var lines = new StreamReader(Console.OpenStandardInput(), Encoding.ASCII);
        answers.NewLine = "\n";
        Console.SetOut(Console.Error); // what you print is no answer
        var grid = create(0, 0, 1, 1, 1);
        answers.WriteLine("= 1" + (grid.Pairs() != null ? " pairs" : "") + (grid.Query(0, 0, 1, 1) != null ? " query" : "") +
            (halfOpen ? " half-open" : "") + (inside ? " inside" : "") + " name " + name);
        answers.Flush();
        var numbers = new double[5];
        for (string line = lines.ReadLine(); line != null; line = lines.ReadLine())
        {
            string[] words = line.Split(' ');
            bool hasId = words[0] == "add" || words[0] == "move" || words[0] == "remove";
            long id = hasId ? long.Parse(words[1], CultureInfo.InvariantCulture) : 0;
            int first = hasId ? 2 : 1;
            for (int i = first; i < words.Length; ++i)
                numbers[i - first] = double.Parse(words[i], CultureInfo.InvariantCulture);
            switch (words[0])
            {
            case "world":
                grid = create(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4]);
                break;
            case "add":
                grid.Add(id, numbers[0], numbers[1], numbers[2], numbers[3]);
                break;
            case "move":
                grid.Move(id, numbers[0], numbers[1], numbers[2], numbers[3]);
                break;
            case "remove":
                grid.Remove(id);
                break;
            case "update":
                grid.Update();
                break;
            case "query":
                SendIds(answers, grid.Query(numbers[0], numbers[1], numbers[2], numbers[3]));
                break;
            case "pairs":
                SendIds(answers, grid.Pairs());
                break;
            }
        }
    }

    private static void SendIds(StreamWriter answers, IEnumerable<long> ids)
    {
        var line = new StringBuilder("=");
        foreach (long id in ids)
            line.Append(' ').Append(id.ToString(CultureInfo.InvariantCulture));
        answers.WriteLine(line);
        answers.Flush();
    }
}
