// What scripts see as `broadside`. Each `///` describes the function below it: the manual page "Scripts" is made from
// these lines. `//#` begins a chapter. Scripts cannot reach `host`, the part of the program behind it.
(function (host) {
    "use strict";
    const parse = JSON.parse;
    const stringify = JSON.stringify;
    const broadside = {};
    broadside.scene = {};
    const entries = [];

    // Some functions of the language run for minutes, or end the program, when a length is huge, and nothing can
    // interrupt them. So huge lengths are errors.
    const kMostLength = 20000000;
    function refuseHuge(length) {
        if (length > kMostLength)
            throw new RangeError("A list or a text may have up to " + kMostLength + " elements here, but this one has " +
                                 length + ". Use a smaller one.");
    }
    function limit(owner, name, lengthOf) {
        const native = owner[name];
        if (typeof native !== "function")
            return;
        Object.defineProperty(owner, name, {writable: true, configurable: true, value: function () {
            refuseHuge(lengthOf.apply(this, arguments));
            return native.apply(this, arguments);
        }});
    }
    for (const name of ["concat", "copyWithin", "entries", "every", "fill", "filter", "find", "findIndex", "forEach",
                        "includes", "indexOf", "join", "lastIndexOf", "map", "reduce", "reduceRight", "reverse", "shift",
                        "slice", "some", "sort", "splice", "toString", "toLocaleString", "unshift"])
        limit(Array.prototype, name, function () { return this ? this.length : 0; });
    limit(Array, "from", function (list) { return list ? list.length : 0; });
    limit(String.prototype, "repeat", function (count) { return this.length * count; });
    for (const name of ["padStart", "padEnd"])
        limit(String.prototype, name, function (length) { return length; });

    function jsonOf(value, what) {
        const json = stringify(value);
        if (json === undefined)
            throw new TypeError(what + " is missing.");
        return json;
    }
    function objectOf(values, what) {
        if (values === null || typeof values !== "object" || Array.isArray(values))
            throw new TypeError(what + " is no object. Write, for example, {name: \"Crate\"}.");
        return values;
    }
    function merged(before, values) {
        for (const key of Object.keys(values)) {
            if (values[key] === undefined)
                delete before[key];
            else
                before[key] = values[key];
        }
        return before;
    }
    function ask(command, operands, options) {
        return parse(host.ask(command, stringify(operands.map(String)), stringify(options || {})));
    }
    function register(kind, spec, action, keys) {
        const what = "broadside." + kind;
        objectOf(spec, "The argument of " + what);
        if (typeof spec.name !== "string" || spec.name === "")
            throw new TypeError(what + " needs a name. Add name: \"...\".");
        if (typeof spec[action] !== "function")
            throw new TypeError(what + " needs a function. Add " + action + ": function (...) { ... }.");
        if (entries.some(function (entry) { return entry.kind === kind && entry.spec.name === spec.name; }))
            throw new TypeError("The name \"" + spec.name + "\" is used twice. Give each " + kind + " another name.");
        const row = {kind: kind};
        for (const key of keys)
            row[key] = spec[key] === undefined ? "" : String(spec[key]);
        entries.push({kind: kind, spec: spec, action: action});
        host.registerEntry(stringify(row));
    }

    //# The scene
    /// broadside.scene.ids(): The ids of all objects, in the order of the file.
    broadside.scene.ids = function () { return parse(host.ids()); };
    /// broadside.scene.objects(): All objects as plain values with the keys of the scene file. A key that has its
    /// default value is left out. A change of such a value changes the scene only through `change`.
    broadside.scene.objects = function () { return parse(host.objects()); };
    /// broadside.scene.get(id): One such object, or null.
    broadside.scene.get = function (id) { return parse(host.object(Number(id))); };
    /// broadside.scene.add(values): Adds an object and returns its id. Without `id` it gets the next free one.
    broadside.scene.add = function (values) {
        objectOf(values, "The new object");
        const id = values.id === undefined ? host.nextId() : values.id;
        host.add(jsonOf(Object.assign({}, values, {id: id}), "The new object"));
        return id;
    };
    /// broadside.scene.change(id, values): Gives an object other values: `{position: [1, 2]}`. Keys that are not named
    /// keep their values. The value `undefined` removes a key, so that the default holds.
    broadside.scene.change = function (id, values) {
        const before = parse(host.object(Number(id)));
        if (before === null)
            throw new RangeError("There is no object " + id + ". See broadside.scene.ids().");
        const after = merged(before, objectOf(values, "The second argument of change"));
        if (after.id !== Number(id))
            throw new TypeError("The id of an object stays the same. Remove the object and add another one.");
        host.replace(stringify(after));
    };
    /// broadside.scene.remove(id): Removes an object, or all objects of a list of ids.
    broadside.scene.remove = function (id) { host.remove(stringify([].concat(id).map(Number))); };
    /// broadside.scene.section(key): A section of the scene file: `world`, `broadPhase`, `step`, `layers`, `templates`,
    /// `guides`, `atlases` or `components`.
    broadside.scene.section = function (key) { return parse(host.section(String(key))); };
    /// broadside.scene.setSection(key, value): Replaces a section. For lists, such as `layers`.
    broadside.scene.setSection = function (key, value) { host.setSection(String(key), jsonOf(value, "The section")); };
    /// broadside.scene.text(): The scene as the text of its file.
    broadside.scene.text = function () { return host.sceneText(); };
    function settings(key) {
        Object.defineProperty(broadside.scene, key, {
            enumerable: true,
            get: function () { return parse(host.section(key)); },
            set: function (values) {
                host.setSection(key, stringify(merged(parse(host.section(key)), objectOf(values, key))));
            }
        });
    }
    /// broadside.scene.world: Width, height, gravity and edges. Assign the keys to change:
    /// `broadside.scene.world = {width: 20}`. Others keep their values. Writing to `broadside.scene.world.width` has no
    /// effect.
    settings("world");
    /// broadside.scene.broadPhase: Algorithm and cell size; assigned in the same way.
    settings("broadPhase");
    /// broadside.scene.step: Duration of a step and integrator; assigned in the same way.
    settings("step");

    //# Questions
    // Each is the answer of the command line's command of that name.
    /// broadside.candidates(id): The ids that the broad phase reports for an object.
    broadside.candidates = function (id) { return ask("query", [], {object: id}).candidates; };
    /// broadside.query(options): What is at a place: one of `object: id`, `point: [x, y]`, `box: [x0, y0, x1, y1]`,
    /// `circle: [x, y, r]` and `ray: [x0, y0, x1, y1]`; with `algorithm` and `cell` if wanted. See `broadside query`.
    broadside.query = function (options) { return ask("query", [], options); };
    /// broadside.pairs(options): The funnel of the scene: `pairs`, `candidates`, `boxOverlaps`, `overlaps`. With
    /// `list: true` also the pairs. See `broadside pairs`.
    broadside.pairs = function (options) { return ask("pairs", [], options); };
    /// broadside.why(a, b, options): Why two objects overlap, are candidates, or are not. See `broadside why`.
    broadside.why = function (a, b, options) { return ask("why", [a, b], options); };
    /// broadside.audit(options): What the broad phase misses, and what tunnels: `broadside.audit({steps: 120})`. See
    /// `broadside audit`.
    broadside.audit = function (options) { return ask("audit", [], options); };
    /// broadside.diagnose(options): Explanations of all missed pairs. See `broadside diagnose`.
    broadside.diagnose = function (options) { return ask("diagnose", [], options); };
    /// broadside.run(options): What happens in a simulation: `broadside.run({steps: 60}).hits`. The scene stays as it
    /// is. See `broadside run`.
    broadside.run = function (options) { return ask("run", [], Object.assign({steps: 0}, options)); };
    /// broadside.tune(options): The best cell size, with the measured ones. See `broadside tune`.
    broadside.tune = function (options) { return ask("tune", [], options); };

    //# Files
    /// broadside.arguments: The words after the script on the command line. Empty in the window.
    broadside.arguments = parse(host.arguments());
    /// broadside.open(path): On the command line only: opens a scene file. Edits before it are dropped.
    broadside.open = function (path) { host.open(String(path)); };
    /// broadside.save(path): On the command line only: writes the scene into a file.
    broadside.save = function (path) { host.save(String(path)); };
    /// broadside.read(path): The text of a file. A script may use the files in the folder of the opened scene, and the
    /// files and folders that the command line names. `--allow-files`, or your permission in the window, allows all.
    broadside.read = function (path) { return host.read(String(path)); };
    /// broadside.write(path, text): Replaces a file, under the same rules. Undo does not undo this.
    broadside.write = function (path, text) { host.write(String(path), String(text)); };

    //# Output
    function textOf(values) {
        return Array.prototype.map.call(values, function (value) {
            if (typeof value === "string")
                return value;
            const json = typeof value === "object" ? stringify(value) : undefined;
            return json === undefined ? String(value) : json;
        }).join(" ");
    }
    /// print(...): Prints the values on one line: to standard output, or to "Script output" in the window.
    function print() { host.print("print", textOf(arguments)); }
    /// console.log(...), console.info(...), console.warn(...), console.error(...): The same; the last two go to standard
    /// error.
    const console = {
        log: print,
        info: print,
        warn: function () { host.print("warning", textOf(arguments)); },
        error: function () { host.print("error", textOf(arguments)); }
    };

    /// broadside.help(): This list of functions, as Markdown.
    broadside.help = function () { return host.help(); };

    //# Extensions
    /// broadside.command(spec): A command of the menu World > Extensions: `{name, text, key, run}`. The menu and
    /// the command line show `name`. `text` says what the command does, and `key` is a shortcut such as "Ctrl+Alt+R".
    /// `run` is called without arguments. All edits of one run are one undo step.
    broadside.command = function (spec) { register("command", spec, "run", ["name", "text", "key"]); };
    /// broadside.check(spec): A check of a scene: `{name, text, run}`. `run` returns a list of findings
    /// `{object: id, sentence: "..."}`; `object` may be left out.
    broadside.check = function (spec) { register("check", spec, "run", ["name", "text"]); };
    /// broadside.importer(spec): Reads a format: `{name, suffix, read}`. `read(text, fileName)` returns a scene: an object
    /// with the keys of the scene file.
    broadside.importer = function (spec) { register("importer", spec, "read", ["name", "text", "suffix"]); };
    /// broadside.exporter(spec): Writes a format: `{name, suffix, write}`. `write()` returns the text of the file.
    broadside.exporter = function (spec) { register("exporter", spec, "write", ["name", "text", "suffix"]); };

    //# Chance
    /// broadside.random(seed): A function that returns numbers from 0 up to, but not including, 1. The same seed gives
    /// the same numbers on every machine.
    broadside.random = function (seed) {
        let state = Number(seed) >>> 0;
        return function () { // mulberry32
            state = (state + 0x6D2B79F5) >>> 0;
            let mixed = Math.imul(state ^ (state >>> 15), state | 1);
            mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
            return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
        };
    };

    function perform(kind, name, text, fileName) {
        try {
            const entry = entries.filter(function (each) { return each.kind === kind && each.spec.name === name; })[0];
            if (entry === undefined)
                throw new RangeError("The script has no " + kind + " \"" + name + "\".");
            const result = entry.spec[entry.action](text, fileName);
            if (kind === "check") {
                if (!Array.isArray(result))
                    throw new TypeError("A check returns a list. Return [] when nothing was found.");
                for (const finding of result)
                    host.find(Number(finding.object || 0), String(finding.sentence));
            } else if (kind === "importer") {
                host.take(typeof result === "string" ? result : jsonOf(result, "The scene that read() returns"));
            } else if (kind === "exporter") {
                if (typeof result !== "string")
                    throw new TypeError("write() returns a text.");
                host.give(result);
            }
            return null;
        } catch (error) {
            const isGeneral = error instanceof Error && error.name === "Error";
            return {error: isGeneral ? error.message : error instanceof Error ? String(error) : textOf([error]),
                    stack: error && error.stack ? String(error.stack) : ""};
        }
    }
    return {broadside: broadside, print: print, console: console, perform: perform};
})
