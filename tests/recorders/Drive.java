// java Drive CALLS OUT: makes the calls of a file with BroadsideTrace.java.

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.List;

public class Drive {
    private static final BroadsideTrace.Settings settings = BroadsideTrace.defaultSettings();
    private static BroadsideTrace trace;
    private static String path;

    private static double number(String word) {
        return Double.parseDouble(word.replace("inf", "Infinity"));
    }
    private static int bits(String word) {
        return Integer.parseUnsignedInt(word);
    }
    private static long id(String word) {
        return Long.parseLong(word);
    }
    private static int integer(String word) {
        return Integer.parseInt(word);
    }

    private static String text(String word) {
        if (word.equals("null"))
            return null;
        int end = word.lastIndexOf('"');
        String once = word.substring(1, end).replace('_', ' ');
        int times = end + 1 < word.length() ? integer(word.substring(end + 2)) : 1;
        StringBuilder all = new StringBuilder();
        for (int i = 0; i < times; ++i)
            all.append(once);
        return all.toString();
    }

    /** The words of the list that begins with the bracket at `at`. */
    private static List<String> list(String[] words, int at) {
        List<String> items = new ArrayList<>();
        for (++at; !words[at].equals("]"); ++at)
            items.add(words[at]);
        return items;
    }
    private static double[] numbers(String[] words, int at) {
        return list(words, at).stream().mapToDouble(Drive::number).toArray();
    }
    private static long[] ids(String[] words, int at) {
        return list(words, at).stream().mapToLong(Drive::id).toArray();
    }

    private static void set(String[] w) {
        switch (w[1]) {
        case "program": settings.program = text(w[2]); break;
        case "algorithm": settings.algorithm = text(w[2]); break;
        case "records": settings.records = integer(w[2]); break;
        case "dt": settings.dt = number(w[2]); break;
        case "units_per_metre": settings.unitsPerMetre = number(w[2]); break;
        case "y_down": settings.yDown = w[2].equals("true"); break;
        case "half_open": settings.halfOpen = w[2].equals("true"); break;
        case "wide_floats": settings.wideFloats = w[2].equals("true"); break;
        case "has_capsules": settings.hasCapsules = w[2].equals("true"); break;
        case "has_grids": settings.hasGrids = w[2].equals("true"); break;
        case "cell_height": settings.cellHeight = number(w[2]); break;
        case "rings": settings.rings = integer(w[2]); break;
        case "world": settings.world = numbers(w, 2); break;
        case "cell_size": settings.cellSize = number(w[2]); break;
        case "grid_x": settings.gridX = number(w[2]); break;
        case "grid_y": settings.gridY = number(w[2]); break;
        case "grid_columns": settings.gridColumns = integer(w[2]); break;
        case "grid_rows": settings.gridRows = integer(w[2]); break;
        case "keyframe_every": settings.keyframeEvery = integer(w[2]); break;
        case "most_bytes": settings.mostBytes = integer(w[2]); break;
        case "parameters":
            List<String> items = list(w, 2);
            for (int i = 0; i < items.size(); i += 2)
                settings.parameters.put(text(items.get(i)), number(items.get(i + 1)));
            break;
        default: throw new IllegalArgumentException("there is no setting " + w[1]);
        }
    }

    private static void define(String[] w) {
        long id = id(w[1]);
        String name = text(w[2]);
        boolean isDynamic = w[3].equals("true");
        int category = bits(w[4]), mask = bits(w[5]);
        switch (w[0]) {
        case "define": trace.define(id, name, isDynamic, category, mask); break;
        case "define_circle": trace.defineCircle(id, name, isDynamic, category, mask, number(w[6])); break;
        case "define_rectangle":
            trace.defineRectangle(id, name, isDynamic, category, mask, number(w[6]), number(w[7]));
            break;
        case "define_capsule":
            trace.defineCapsule(id, name, isDynamic, category, mask, numbers(w, 6), number(w[w.length - 1]));
            break;
        case "define_polygon": trace.definePolygon(id, name, isDynamic, category, mask, numbers(w, 6)); break;
        default: throw new IllegalArgumentException("there is no call " + w[0]);
        }
    }

    private static void expect(boolean holds, String what) {
        if (!holds)
            throw new IllegalStateException(what);
    }

    private static void call(String[] w) {
        switch (w[0]) {
        case "set": set(w); break;
        case "open": trace = BroadsideTrace.openFile(path, settings); break;
        case "dropped": expect(trace.dropped() == id(w[1]), "another number of frames was dropped"); break;
        case "frame_begin": expect(trace.frameBegin(id(w[1]), number(w[2])), "a frame is left out"); break;
        case "frame_end": trace.frameEnd(); break;
        case "frame_end_hash": trace.frameEndHash(Long.parseUnsignedLong(w[1], 16)); break;
        case "box": trace.box(id(w[1]), number(w[2]), number(w[3]), number(w[4]), number(w[5])); break;
        case "placed_box":
            trace.placedBox(id(w[1]), number(w[2]), number(w[3]), number(w[4]), number(w[5]), number(w[6]),
                    number(w[7]), number(w[8]));
            break;
        case "candidate": trace.candidate(id(w[1]), id(w[2])); break;
        case "contact": trace.contact(id(w[1]), id(w[2])); break;
        case "candidates": trace.candidates(ids(w, 1), ids(w, 1).length / 2); break;
        case "cells": trace.cells(id(w[1]), integer(w[2]), integer(w[3]), integer(w[4]), integer(w[5])); break;
        case "registered_box":
            trace.registeredBox(id(w[1]), number(w[2]), number(w[3]), number(w[4]), number(w[5]));
            break;
        case "query":
            long[] hits = ids(w, 4 + list(w, 2).size());
            trace.query(integer(w[1]), numbers(w, 2), hits, hits.length);
            break;
        case "counter": trace.counter(text(w[1]), number(w[2]), integer(w[3])); break;
        case "log": trace.log(text(w[1])); break;
        default: callMore(w);
        }
    }

    private static void callMore(String[] w) {
        switch (w[0]) {
        case "world": trace.world(number(w[1]), number(w[2]), number(w[3]), number(w[4])); break;
        case "grid":
            trace.grid(integer(w[1]), text(w[2]), number(w[3]), number(w[4]), number(w[5]), number(w[6]),
                    integer(w[7]), integer(w[8]), integer(w[9]));
            break;
        case "grid_gone": trace.gridGone(integer(w[1])); break;
        case "grid_cells":
            trace.gridCells(integer(w[1]), id(w[2]), integer(w[3]), integer(w[4]), integer(w[5]), integer(w[6]));
            break;
        case "teleported": trace.teleported(id(w[1])); break;
        case "spawned": trace.spawned(id(w[1])); break;
        case "asleep": trace.asleep(id(w[1])); break;
        case "swept": trace.swept(id(w[1])); break;
        case "removed": trace.removed(id(w[1]), text(w[2])); break;
        default: define(w);
        }
    }

    public static void main(String[] arguments) throws Exception {
        path = arguments[1];
        for (String line : Files.readAllLines(Paths.get(arguments[0]), StandardCharsets.UTF_8))
            if (!line.trim().isEmpty() && line.charAt(0) != '#')
                call(line.trim().split(" +"));
        trace.close();
    }
}
