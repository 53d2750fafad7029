// drive.js CALLS OUT: makes the calls of a file with broadside_trace.js.
"use strict";

const assert = require("assert");
const fs = require("fs");
const BroadsideTrace = require("./broadside_trace.js");
const [calls, out] = process.argv.slice(2);

// frame_begin: frameBegin
const camel = (name) => name.replace(/_([a-z])/g, (all, letter) => letter.toUpperCase());

// Takes the next word, or list, from the front of the words.
function value(words) {
    const word = words.shift();
    if (word === "[") {
        const items = [];
        while (words[0] !== "]")
            items.push(value(words));
        words.shift();
        return items;
    }
    if (word.startsWith('"')) {
        const end = word.lastIndexOf('"');
        return word.slice(1, end).replace(/_/g, " ").repeat(Number(word.slice(end + 2) || 1));
    }
    const names = { true: true, false: false, null: null, inf: Infinity, "-inf": -Infinity };
    return word in names ? names[word] : Number(word);
}

const settings = BroadsideTrace.defaultSettings();
let trace = null;

function call(words) {
    const name = words.shift();
    if (name === "set") {
        const key = words.shift();
        const said = value(words);
        settings[camel(key)] = key === "parameters"
            ? said.filter((word, i) => i % 2 === 0).map((word, i) => [word, said[2 * i + 1]]) : said;
    } else if (name === "open") {
        trace = BroadsideTrace.openFile(out, settings);
    } else if (name === "dropped") {
        assert.strictEqual(trace.dropped(), Number(words[0]));
    } else if (name === "frame_end_hash") {
        trace.frameEndHash(words[0].startsWith("f") ? BigInt("0x" + words[0]) : words[0]);
    } else {
        const values = [];
        while (words.length > 0)
            values.push(value(words));
        assert.strictEqual(trace[camel(name)](...values), name === "frame_begin" ? true : undefined);
    }
}

for (const line of fs.readFileSync(calls, "utf8").split("\n"))
    if (line.trim() && !line.startsWith("#"))
        call(line.trim().split(/\s+/));
trace.close();
