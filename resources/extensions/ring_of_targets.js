// Places a ring of twelve targets around the middle of the world.
broadside.command({
    name: "Ring of targets",
    text: "Place twelve targets in a ring around the middle of the world",
    key: "Ctrl+Alt+R",
    run: function () {
        const world = broadside.scene.world;
        const radius = 0.35 * Math.min(world.width, world.height);
        const count = 12;
        for (let i = 0; i < count; ++i) {
            const angle = 2 * Math.PI * i / count;
            broadside.scene.add({
                name: "Target " + (i + 1),
                kind: "static",
                position: [world.width / 2 + radius * Math.cos(angle), world.height / 2 + radius * Math.sin(angle)],
                shape: {type: "circle", radius: 0.1 * radius},
                onHit: "remove"
            });
        }
    }
});
