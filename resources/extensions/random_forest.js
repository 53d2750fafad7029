// Plants fifty trees at random places that do not touch. The same seed plants the same forest.
const seed = 7;
const trees = 50;

broadside.command({
    name: "Random forest",
    text: "Plant fifty trees at random places that do not touch",
    run: function () {
        const random = broadside.random(seed);
        const world = broadside.scene.world;
        const size = Math.min(world.width, world.height) / 40;
        const planted = [];
        for (let tries = 0; planted.length < trees && tries < 100 * trees; ++tries) {
            const tree = {x: random() * world.width, y: random() * world.height, radius: size * (0.5 + random())};
            const isFree = planted.every(function (other) {
                return Math.hypot(other.x - tree.x, other.y - tree.y) > other.radius + tree.radius;
            });
            if (isFree)
                planted.push(tree);
        }
        planted.forEach(function (tree, index) {
            broadside.scene.add({name: "Tree " + (index + 1), kind: "static", position: [tree.x, tree.y],
                                 shape: {type: "circle", radius: tree.radius}});
        });
        print("Trees that were planted: " + planted.length);
    }
});
