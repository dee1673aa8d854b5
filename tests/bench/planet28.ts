import { SimulationDice } from '#main/games/kit/dice.ts'
import { decide, decideUntold } from '#main/games/planet28/battle/decide.ts'
import { oddsOf } from '#main/games/planet28/battle/odds/odds-of.ts'
import { setUp } from '#main/games/planet28/battle/setup.ts'
import { quickUnits } from '#main/games/planet28/campaign/battle-units/quick-units.ts'
import { type BalancePart, playBalance } from '#main/games/planet28/field/balance.ts'
import { generateField } from '#main/games/planet28/field/generate.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { BattleOptions } from '#shared/games/planet28/battle/options.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { perSecond, secondsOn } from './rates.ts'
import type { Finding } from './report.ts'
import { median } from './statistics.ts'

/** Attacks of Firestone and actions of Showdown gen 1 in a second, by the reference of `performance.md`: the goals are their multiples. */
const PEERS = { firestone: 169_000, showdown: 8500 } as const
const KITS = [
  ['laser-rifle', 'dagger'],
  ['great-sword', 'light-armour'],
  ['laser-pistol', 'dagger', 'light-armour'],
]
const GAMES = 160

const SIXES: BattleOptions = {
  play: 'opposed',
  goal: '',
  turns: 8,
  settings: {},
  house: [],
  sides: ['red', 'blue'].map((id) => ({ id, name: id, isEnemy: false, warbandIds: [] })),
  units: ['red', 'blue'].flatMap((side) =>
    KITS.flatMap((equipment, at) =>
      quickUnits({ name: side, count: 2, skill: 5, hitPoints: 20, equipment }, { side, base: `${side}-${at}` }),
    ),
  ),
}

/** Planet 28: attacks, their odds, and battles of directors on the practice field. */
export async function measurePlanet28(thread: URL): Promise<Finding[]> {
  return [
    ...measureAttacks(),
    measureOdds('the exact odds of an attack', 1, 0.01),
    measureOdds('the exact odds of a chain of four attacks', 4, 0.2),
    measureBattles(),
    await measureThreads(thread),
  ]
}

/** Somebody with a laser rifle is acting. */
function fireFight(): Battle {
  const battle = setUp(SIXES, new SimulationDice('set-up', 0))
  return { ...battle, phase: 'turn', turn: 1, active: 'red-0-1' }
}

function shotAt(target: string): BattleCommandOf<'shoot'> {
  const strikes = [{ model: 'red-0-1.1', weapon: 'laser-rifle' }]
  const said = { distanceCm: 20, heightCm: 0, isSeen: true, cover: 'part' } as const
  return { type: 'shoot', by: 'red', unit: 'red-0-1', target, strikes, said }
}

/** Whole shots by the rules, dice, armour and break tests included: as battles that are only counted decide them, and with every roll explained and the battle after it. */
function measureAttacks(): Finding[] {
  const [battle, dice, order] = [fireFight(), new SimulationDice('shots', 1), shotAt('blue-1-1')]
  const bare = () => {
    for (let at = 0; at < 500; at += 1) decideUntold(battle, order, dice)
    return 500
  }
  let after: Battle | null = null
  const logged = () => {
    for (let at = 0; at < 500; at += 1) {
      const decision = decide(battle, order, dice)
      if (decision.ok) after = decision.after
    }
    return after === null ? 0 : 500
  }
  return [
    perSecond('attacks of Planet 28 in a second', Math.max(6 * PEERS.firestone, 100 * PEERS.showdown), bare),
    perSecond('attacks of Planet 28 in a second, logged', 2 * PEERS.firestone, logged),
  ]
}

function measureOdds(what: string, count: number, atMost: number): Finding {
  const [battle, attacks] = [fireFight(), Array.from({ length: count }, () => shotAt('blue-1-1'))]
  const rate = perSecond(what, 0, () => {
    for (let at = 0; at < 100; at += 1) oddsOf(battle, attacks)
    return 100
  })
  return { ...rate, value: 1000 / rate.value, goal: { atMost }, unit: ' ms' }
}

const partOf = (from: number, games: number): BalancePart => ({
  plan: {
    options: SIXES,
    field: FIELD,
    directors: ['captain', 'list'],
    places: {},
    question: { ask: 'chances' },
    margin: 0.1,
    most: 2000,
    seed: 'bench',
  },
  from,
  games,
})
const FIELD = generateField(new SimulationDice('bench', 0))

function measureBattles(): Finding {
  let from = 0
  return perSecond('battles of 6 against 6 on the practice field in a second', 40, () => {
    playBalance(partOf(from, 1))
    from += 1
    return 1
  })
}

/** The same battles on one thread and on two. */
async function measureThreads(thread: URL): Promise<Finding> {
  const ratios: number[] = []
  for (let round = 0; round < 3; round += 1) {
    const one = await secondsOn(thread, [partOf(0, GAMES)])
    const two = await secondsOn(thread, [partOf(0, GAMES / 2), partOf(GAMES / 2, GAMES / 2)])
    ratios.push(one / two)
  }
  return {
    what: 'practice battles on two threads against one',
    value: median(ratios),
    goal: { atLeast: 1.85 },
    unit: '',
    from: `${GAMES} battles, median of 3`,
  }
}
