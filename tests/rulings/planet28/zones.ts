import { createScenarioService } from '#main/services/games/planet28/battles/scenarios.ts'
import { openTestForces } from '#tests/support/forces.ts'
import { AUTHOR } from '#tests/support/test-world.ts'
import type { RulingDemonstrations, TableRuling } from './ruling-demonstrations.ts'

/** Zones are rolled during the setup of a battle. */
export const ZONES = {
  sameZone: {
    scene: 'The second side rolls the zone of the first: what the app says',
    play({ sameZone }) {
      const forces = openTestForces()
      try {
        const scenarios = createScenarioService(forces.tools)
        const sides = ['Red', 'Blue'].map((name) => ({ name, warbandId: null, zone: null }))
        const plan = { name: 'Gate', promptId: null, story: '', goal: '', tablePlan: '', turns: null, notes: '', sides }
        const { id } = scenarios.create(plan, AUTHOR)
        if (sameZone === 'allowed' || sameZone === 'reroll')
          forces.rulings.choose(
            { id: 'sameZone', value: sameZone, version: 0, reason: '', agreedBy: '', agreedOn: null },
            AUTHOR,
          )
        const roll = (side: number) =>
          scenarios.roll({ id, version: scenarios.get({ id }).version, what: { of: 'zone', side }, face: 2 }, AUTHOR)
        roll(0)
        return roll(1).sides[1]?.zone
      } catch (error) {
        return error instanceof Error ? error.message : error
      } finally {
        forces.close()
      }
    },
    outcomes: {
      allowed: 'side-2',
      reroll: 'Red deploys there already (Table edge 2), and your group rolls again then: roll once more.',
    },
  },
} satisfies Partial<RulingDemonstrations<TableRuling>>
