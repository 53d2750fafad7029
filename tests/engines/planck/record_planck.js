// Records the broad phase of planck.js: the tree of boxes, and the pairs for which there are contacts.
const BroadsideTrace = require("./broadside_trace.js");

module.exports = function record(world, file) {
    const trace = BroadsideTrace.openFile(file, {
        program: "Yard",
        algorithm: "planck.js DynamicTree",
        wideFloats: true, // the numbers of JavaScript are doubles
        records: BroadsideTrace.CANDIDATES + BroadsideTrace.BOXES,
    });
    const ids = new Map(); // of proxies: a chain has one for each of its edges
    const idOf = (proxy) => ids.get(proxy) || ids.set(proxy, ids.size + 1).get(proxy);
    function* listFrom(first) {
        for (let item = first; item; item = item.getNext())
            yield item;
    }
    const proxiesOf = (body) => [...listFrom(body.getFixtureList())].flatMap((fixture) => fixture.m_proxies);
    trace.frame = (step, seconds) => { // after each world.step()
        trace.frameBegin(step, seconds);
        for (const body of listFrom(world.getBodyList()))
            for (const proxy of proxiesOf(body)) {
                const { fixture, childIndex, proxyId } = proxy;
                const [category, mask] = [fixture.getFilterCategoryBits(), fixture.getFilterMaskBits()];
                trace.define(idOf(proxy), body.getUserData(), body.isDynamic(), category, mask);
                const box = { lowerBound: { x: 0, y: 0 }, upperBound: { x: 0, y: 0 } };
                fixture.getShape().computeAABB(box, body.getTransform(), childIndex); // where it is
                trace.box(idOf(proxy), box.lowerBound.x, box.lowerBound.y, box.upperBound.x, box.upperBound.y);
                const fat = world.m_broadPhase.getFatAABB(proxyId); // where the tree has it
                trace.registeredBox(idOf(proxy), fat.lowerBound.x, fat.lowerBound.y, fat.upperBound.x, fat.upperBound.y);
            }
        for (const c of listFrom(world.getContactList()))
            trace.candidate(idOf(c.getFixtureA().m_proxies[c.getChildIndexA()]),
                idOf(c.getFixtureB().m_proxies[c.getChildIndexB()]));
        for (const joint of listFrom(world.getJointList())) // these are kept apart on purpose
            for (const a of proxiesOf(joint.getBodyA()))
                for (const b of proxiesOf(joint.getBodyB()))
                    trace.candidate(idOf(a), idOf(b));
        trace.frameEnd();
    };
    return trace;
};
