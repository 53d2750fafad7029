// In a browser there are no modules and no files: what the download has must be what node writes into a file.
"use strict";

const assert = require("assert");
const fs = require("fs");
const vm = require("vm");

function play(recorder, path) {
    const trace = recorder.openFile(path, { program: "Browser" });
    for (let step = 0; step < 3; ++step) {
        assert.strictEqual(trace.frameBegin(step, step / 60), true);
        trace.box(1, step, 0, step + 1, 1);
        trace.log("step " + step);
        trace.frameEnd();
    }
    trace.close();
}

const downloads = [];
const browser = vm.createContext({
    TextEncoder,
    Blob: class {
        constructor(pieces) {
            this.bytes = Buffer.concat(pieces);
        }
    },
    URL: { createObjectURL: (blob) => blob, revokeObjectURL() {} },
    document: {
        createElement: () => ({
            click() {
                downloads.push([this.download, this.href.bytes]);
            },
        }),
    },
    setTimeout() {},
});
vm.runInContext(fs.readFileSync("broadside_trace.js", "utf8"), browser);
play(browser.BroadsideTrace, "download.bstrace");
play(require("./broadside_trace.js"), "node.bstrace");
assert.deepStrictEqual(downloads, [["download.bstrace", fs.readFileSync("node.bstrace")]]);
