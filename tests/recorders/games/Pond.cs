// Rafts drift on a pond and bounce off its banks. The broad phase has a fault: a raft is only in the cell of its centre.
// Argument: the trace to write. Lines that end with //+ are for Broadside.

using System;

public static class Pond
{
    private const int Width = 640, Height = 512, Cell = 64, Columns = 10, Rows = 8;
    private static long seed = 7;

    private static int Random(int below)
    {
        seed = seed * 16807 % 2147483647;
        return (int)(seed % below);
    }

    private sealed class Raft
    {
        public int Id;
        public double X = Random(560), Y = Random(440); // of the upper left corner
        public readonly int W = 16 + Random(48), H = 16 + Random(48);
        private double dx = (Random(33) - 16) / 8.0, dy = (Random(33) - 16) / 8.0;

        public void Move()
        {
            X += dx;
            Y += dy;
            if (X < 0 || X + W > Width)
                dx = -dx;
            if (Y < 0 || Y + H > Height)
                dy = -dy;
        }
        public int Column
        {
            get { return Math.Min(Math.Max((int)Math.Floor((X + W / 2.0) / Cell), 0), Columns - 1); }
        }
        public int Row
        {
            get { return Math.Min(Math.Max((int)Math.Floor((Y + H / 2.0) / Cell), 0), Rows - 1); }
        }
    }

    public static void Main(string[] arguments)
    {
        var rafts = new Raft[40];
        for (int i = 0; i < 40; ++i)
            rafts[i] = new Raft {Id = i + 1};
        var settings = new BroadsideSettings //+
        {
            Program = "Pond", Algorithm = "grid of centres", YDown = true, //+
            World = new double[] {0, 0, Width, Height}, UnitsPerMetre = 32, //+
            CellSize = Cell, GridColumns = Columns, GridRows = Rows, //+
            Records = BroadsideRecords.Candidates | BroadsideRecords.Cells //+
        };
        var trace = BroadsideTrace.OpenFile(arguments[0], settings); //+
        for (int step = 0; step < 120; ++step)
        {
            trace.FrameBegin(step, step / 60.0); //+
            for (int i = 0; i < 40; ++i)
            {
                Raft raft = rafts[i];
                raft.Move();
                trace.Box(raft.Id, raft.X, raft.Y, raft.X + raft.W, raft.Y + raft.H); //+
                trace.Cells(raft.Id, raft.Column, raft.Row, raft.Column, raft.Row); //+
                for (int j = 0; j < i; ++j)
                    if (rafts[j].Column == raft.Column && rafts[j].Row == raft.Row)
                        trace.Candidate(rafts[j].Id, raft.Id); //+
            }
            trace.FrameEnd(); //+
        }
        trace.Close(); //+
    }
}
