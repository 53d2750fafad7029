// Finds dynamic objects that begin outside the world.
broadside.check({
    name: "Dynamic objects outside the world",
    text: "Find dynamic objects whose position is outside the world",
    run: function () {
        const world = broadside.scene.world;
        return broadside.scene.objects().filter(function (object) {
            const x = object.position[0];
            const y = object.position[1];
            return object.kind === "dynamic" && (x < 0 || y < 0 || x > world.width || y > world.height);
        }).map(function (object) {
            return {object: object.id, sentence: "It begins outside the world. Move it inside, or make it static."};
        });
    }
});
