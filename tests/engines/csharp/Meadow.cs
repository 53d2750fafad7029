// Bees fly over a meadow, and wait beyond its right edge: a game whose grid is that of a tutorial.
// Argument: the trace to write.

using System.Collections.Generic;

/// A box in pixels, y down. It moves by fractions of a pixel.
public sealed class Insect
{
    public readonly int Number, Width, Height;
    public readonly string Kind;
    public double X, Y, SpeedX, SpeedY; // X, Y: the upper left corner

    public Insect(int number, string kind, int width, int height)
    {
        Number = number;
        Kind = kind;
        Width = width;
        Height = height;
    }
    public bool Overlaps(Insect other)
    {
        return X < other.X + other.Width && other.X < X + Width && Y < other.Y + other.Height && other.Y < Y + Height;
    }
}

public static class Meadow
{
    public const int Width = 640, Height = 448, Cell = 64;
    private static long seed = 17;

    private static int Random(int below)
    {
        seed = seed * 16807 % 2147483647;
        return (int)(seed % below);
    }

    /// Turns back 96 pixels beyond the right edge, where it cannot be seen, and at the other edges.
    private static void Move(Insect insect)
    {
        insect.X += insect.SpeedX;
        insect.Y += insect.SpeedY;
        if (insect.X < 0 || insect.X + insect.Width > Width + 96)
            insect.SpeedX = -insect.SpeedX;
        if (insect.Y < 0 || insect.Y + insect.Height > Height)
            insect.SpeedY = -insect.SpeedY;
    }

    public static void Main(string[] arguments)
    {
        var insects = new List<Insect>();
        for (int i = 0; i < 80; ++i)
        {
            bool isWasp = i % 8 == 0;
            insects.Add(new Insect(i + 1, isWasp ? "Wasp" : "Bee", isWasp ? 28 : 14, isWasp ? 20 : 12)
            {
                X = Random(Width), Y = Random(Height - 20), SpeedX = (Random(33) - 16) / 8.0, SpeedY = (Random(33) - 16) / 8.0
            });
        }
        var recorder = new GridRecorder(arguments[0]);
        int met = 0;
        for (int step = 0; step < 500; ++step)
        {
            var grid = new TutorialGrid(Width, Height, Cell);
            foreach (var insect in insects)
            {
                Move(insect);
                grid.Add(insect);
            }
            recorder.Frame(step, step / 60.0, insects, grid);
            foreach (var insect in insects)
                foreach (var other in grid.Retrieve(insect))
                    if (insect.Overlaps(other))
                        ++met;
        }
        recorder.Close();
        System.Console.WriteLine(met + " times two insects met");
    }
}
