// drive CALLS OUT: makes the calls of a file with broadside_trace.rs.

mod broadside_trace;

use broadside_trace::{default_settings, open_file, Settings, Trace};

fn number(word: &str) -> f64 {
    word.parse().unwrap()
}
fn id(word: &str) -> u64 {
    word.parse().unwrap()
}
fn bits(word: &str) -> u32 {
    word.parse().unwrap()
}
fn integer(word: &str) -> i32 {
    word.parse().unwrap()
}
fn text(word: &str) -> String {
    if word == "null" {
        return String::new();
    }
    let end = word.rfind('"').unwrap();
    let times = if end + 1 < word.len() { word[end + 2..].parse().unwrap() } else { 1 };
    word[1..end].replace('_', " ").repeat(times)
}

/// The words of the list that begins with the bracket at `at`.
fn list<'a>(words: &[&'a str], at: usize) -> Vec<&'a str> {
    words[at + 1..].iter().take_while(|word| **word != "]").cloned().collect()
}
fn numbers(words: &[&str], at: usize) -> Vec<f64> {
    list(words, at).into_iter().map(number).collect()
}
fn ids(words: &[&str], at: usize) -> Vec<u64> {
    list(words, at).into_iter().map(id).collect()
}

fn set(settings: &mut Settings, w: &[&str]) {
    match w[1] {
        "program" => settings.program = text(w[2]),
        "algorithm" => settings.algorithm = text(w[2]),
        "records" => settings.records = bits(w[2]),
        "dt" => settings.dt = number(w[2]),
        "units_per_metre" => settings.units_per_metre = number(w[2]),
        "y_down" => settings.y_down = w[2] == "true",
        "half_open" => settings.half_open = w[2] == "true",
        "wide_floats" => settings.wide_floats = w[2] == "true",
        "has_capsules" => settings.has_capsules = w[2] == "true",
        "has_grids" => settings.has_grids = w[2] == "true",
        "cell_height" => settings.cell_height = number(w[2]),
        "rings" => settings.rings = bits(w[2]),
        "world" => settings.world.copy_from_slice(&numbers(w, 2)),
        "cell_size" => settings.cell_size = number(w[2]),
        "grid_x" => settings.grid_x = number(w[2]),
        "grid_y" => settings.grid_y = number(w[2]),
        "grid_columns" => settings.grid_columns = integer(w[2]),
        "grid_rows" => settings.grid_rows = integer(w[2]),
        "keyframe_every" => settings.keyframe_every = bits(w[2]),
        "most_bytes" => settings.most_bytes = bits(w[2]) as usize,
        "parameters" => {
            for pair in list(w, 2).chunks(2) {
                settings.parameters.push((text(pair[0]), number(pair[1])));
            }
        }
        _ => panic!("there is no setting {}", w[1]),
    }
}

fn define(trace: &mut Trace, w: &[&str]) {
    let (id, name, is_dynamic) = (id(w[1]), text(w[2]), w[3] == "true");
    let (category, mask) = (bits(w[4]), bits(w[5]));
    match w[0] {
        "define" => trace.define(id, &name, is_dynamic, category, mask),
        "define_circle" => trace.define_circle(id, &name, is_dynamic, category, mask, number(w[6])),
        "define_rectangle" => {
            trace.define_rectangle(id, &name, is_dynamic, category, mask, number(w[6]), number(w[7]))
        }
        "define_capsule" => {
            let ends = numbers(w, 6);
            let radius = number(w[w.len() - 1]);
            trace.define_capsule(id, &name, is_dynamic, category, mask, [ends[0], ends[1], ends[2], ends[3]], radius)
        }
        "define_polygon" => trace.define_polygon(id, &name, is_dynamic, category, mask, &numbers(w, 6)),
        _ => panic!("there is no call {}", w[0]),
    }
}

fn call(trace: &mut Trace, w: &[&str]) {
    match w[0] {
        "dropped" => assert_eq!(trace.dropped(), id(w[1])),
        "frame_begin" => assert!(trace.frame_begin(id(w[1]), number(w[2]))),
        "frame_end" => trace.frame_end(),
        "frame_end_hash" => trace.frame_end_hash(u64::from_str_radix(w[1], 16).unwrap()),
        "box" => trace.r#box(id(w[1]), number(w[2]), number(w[3]), number(w[4]), number(w[5])),
        "placed_box" => {
            let n = w[2..9].iter().map(|word| number(word)).collect::<Vec<f64>>();
            trace.placed_box(id(w[1]), n[0], n[1], n[2], n[3], n[4], n[5], n[6])
        }
        "candidate" => trace.candidate(id(w[1]), id(w[2])),
        "contact" => trace.contact(id(w[1]), id(w[2])),
        "candidates" => trace.candidates(&ids(w, 1)),
        "cells" => trace.cells(id(w[1]), integer(w[2]), integer(w[3]), integer(w[4]), integer(w[5])),
        "registered_box" => trace.registered_box(id(w[1]), number(w[2]), number(w[3]), number(w[4]), number(w[5])),
        "query" => trace.query(bits(w[1]), &numbers(w, 2), &ids(w, 4 + list(w, 2).len())),
        "counter" => trace.counter(&text(w[1]), number(w[2]), w[3].parse().unwrap()),
        "log" => trace.log(&text(w[1])),
        "world" => trace.world(number(w[1]), number(w[2]), number(w[3]), number(w[4])),
        "grid" => {
            let n = w[3..7].iter().map(|word| number(word)).collect::<Vec<f64>>();
            let (columns, rows, rings) = (integer(w[7]), integer(w[8]), integer(w[9]));
            trace.grid(bits(w[1]), &text(w[2]), n[0], n[1], n[2], n[3], columns, rows, rings)
        }
        "grid_gone" => trace.grid_gone(bits(w[1])),
        "grid_cells" => {
            trace.grid_cells(bits(w[1]), id(w[2]), integer(w[3]), integer(w[4]), integer(w[5]), integer(w[6]))
        }
        "teleported" => trace.teleported(id(w[1])),
        "spawned" => trace.spawned(id(w[1])),
        "asleep" => trace.asleep(id(w[1])),
        "swept" => trace.swept(id(w[1])),
        "removed" => trace.removed(id(w[1]), &text(w[2])),
        _ => define(trace, w),
    }
}

fn main() -> std::io::Result<()> {
    let arguments: Vec<String> = std::env::args().collect();
    let mut settings = default_settings();
    let mut trace = None;
    for line in std::fs::read_to_string(&arguments[1])?.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        if words.is_empty() || words[0] == "#" {
            continue;
        }
        match words[0] {
            "set" => set(&mut settings, &words),
            "open" => trace = Some(open_file(&arguments[2], &settings)?),
            _ => call(trace.as_mut().unwrap(), &words),
        }
    }
    Ok(())
}
