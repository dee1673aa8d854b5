const CHANCE = 'Draw from the given Dice: rules know no chance of their own.'
const CLOCK = 'Take the time from the injected clock.'

const noChanceNoClock = {
  create(context) {
    const say = (node, message) => context.report({ node, message })
    return {
      MemberExpression(node) {
        const { object, property } = node
        if (object.name === 'Math' && property.name === 'random') say(node, CHANCE)
        if (object.name === 'Date' && property.name === 'now') say(node, CLOCK)
      },
      NewExpression(node) {
        if (node.callee.name === 'Date' && node.arguments.length === 0) say(node, CLOCK)
      },
    }
  },
}

/** Rules of our own for oxlint: what must come out the same in every run draws no chance and reads no clock. */
export default { meta: { name: 'orrery' }, rules: { 'no-chance-no-clock': noChanceNoClock } }
