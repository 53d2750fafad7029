// Finds objects with the same name. Games that look for objects by name find only one of them.
broadside.check({
    name: "Objects with the same name",
    text: "Find objects that have the name of another object",
    run: function () {
        const first = new Map();
        const findings = [];
        for (const object of broadside.scene.objects()) {
            if (!object.name)
                continue;
            if (first.has(object.name))
                findings.push({object: object.id,
                               sentence: "The object " + first.get(object.name) + " has the same name. Rename one."});
            else
                first.set(object.name, object.id);
        }
        return findings;
    }
});
