// Writes the objects as a Lua table, for games with LÖVE and others.
const reserved = /^(and|break|do|else|elseif|end|false|for|function|goto|if|in|local|nil|not|or|repeat|return|then|true|until|while)$/;

function lua(value, indent) {
    if (value === null || value === undefined)
        return "nil";
    if (typeof value === "string")
        return JSON.stringify(value);
    if (typeof value !== "object")
        return String(value);
    const inner = indent + "  ";
    if (Array.isArray(value))
        return "{" + value.map(function (each) { return lua(each, inner); }).join(", ") + "}";
    const members = Object.keys(value).map(function (key) {
        const isName = /^[A-Za-z_]\w*$/.test(key) && !reserved.test(key);
        return inner + (isName ? key : "[" + JSON.stringify(key) + "]") + " = " + lua(value[key], inner);
    });
    return "{\n" + members.join(",\n") + "\n" + indent + "}";
}

broadside.exporter({
    name: "Lua table",
    text: "Write world and objects as a Lua module that returns a table",
    suffix: "lua",
    write: function () {
        return "return " + lua({world: broadside.scene.world, objects: broadside.scene.objects()}, "") + "\n";
    }
});
