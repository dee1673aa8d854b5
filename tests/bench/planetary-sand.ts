import { NEWEST_GENERATOR } from '#main/games/kit/dice-generators.ts'
import { seededDice, SimulationDice } from '#main/games/kit/dice.ts'
import { casesOf, type SeriesCase } from '#main/games/planetary-sand/bots/cases.ts'
import { playPart } from '#main/games/planetary-sand/bots/series.ts'
import { decide } from '#main/games/planetary-sand/decide.ts'
import { evolve } from '#main/games/planetary-sand/evolve.ts'
import { type DirectShot, rollShot } from '#main/games/planetary-sand/fire/direct-shot.ts'
import { volleyOf } from '#main/games/planetary-sand/table/volley.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Command } from '#shared/games/planetary-sand/commands.ts'
import { SeriesPlan } from '#shared/games/planetary-sand/series.ts'
import { defaultSettings } from '#shared/games/planetary-sand/tables/settings.ts'
import { sandBattle } from '../support/planetary-sand.ts'
import { perSecond, secondsOn } from './rates.ts'
import type { Finding } from './report.ts'
import { median } from './statistics.ts'

/** Firestone’s attacks a second, by the reference of `performance.md`: the goals of P3 are its multiples. */
const SHOTS = { bare: 1_000_000, logged: 340_000 } as const
const MEN = 20
const VOLLEY = 30
/** Long enough for a second or two on each thread, as a series that somebody watches. */
const GAMES = 160
const ROUNDS = 3

/** Planetary Sand: shots, volleys with their odds, battles of bots on a map, and what a second thread adds. */
export async function measurePlanetarySand(thread: URL): Promise<Finding[]> {
  const played = mapBattle()
  return [
    measureShots(),
    measureLoggedShots(),
    measureVolley(),
    measureBattles(played),
    await measureThreads(played, thread),
  ]
}

/** Direct shots, dice and coin included, nothing kept of them. */
function measureShots(): Finding {
  const [settings, dice] = [defaultSettings(), new SimulationDice('shots', 1)]
  const shot: DirectShot = {
    weapon: 'zap-rifle',
    air: 'HE',
    distance: 2,
    target: { kind: 'man', defence: 1, plate: null },
    isAgain: true,
    cover: 'building',
    isFighting: true,
  }
  return perSecond('shots of Planetary Sand in a second', SHOTS.bare, () => {
    for (let at = 0; at < 1000; at += 1) rollShot(shot, 'medium', { settings, dice })
    return 1000
  })
}

/** Thirty riflemen on both sides, all of the first listed. */
function fireFight(): Battle {
  const men = (p: string) => Array.from({ length: VOLLEY }, (_, at) => ({ id: `${p}${at}` }))
  const lists = { Ana: men('a').map(({ id }) => ({ shooter: id, weapon: 'zap-rifle' as const, crew: [] })), Ben: [] }
  return sandBattle({ ana: men('a'), ben: men('b'), battle: { phase: 'fire', lists } })
}

const shotAt = (at: number) => ({
  shooter: `a${at}`,
  weapon: 'zap-rifle' as const,
  target: `b${at}`,
  distance: { r: 2 },
  plate: null,
})

/** Shots as the table fires them: decided, explained, logged as events with dice that remember what they showed, the battle after each. */
function measureLoggedShots(): Finding {
  const start = fireFight()
  const orders = Array.from({ length: VOLLEY }, (_, at): Command => ({ type: 'shoot', by: 'Ana', ...shotAt(at) }))
  let volley = 0
  return perSecond('shots of Planetary Sand in a second, decided and logged', SHOTS.logged, () => {
    const dice = seededDice(`logged/${volley}`, 0, NEWEST_GENERATOR)
    volley += 1
    orders.reduce((battle, order) => {
      const decision = decide(battle, order, dice)
      return decision.ok ? decision.events.reduce(evolve, battle) : battle
    }, start)
    return VOLLEY
  })
}

/** What a volley may come to, as the page asks before it is fired. */
function measureVolley(): Finding {
  const battle = fireFight()
  const shots = Array.from({ length: VOLLEY }, (_, at) => shotAt(at))
  const times = Array.from({ length: 40 }, () => {
    const started = performance.now()
    volleyOf(battle, { ask: 'volley', shots })
    return performance.now() - started
  }).slice(10)
  return {
    what: `a volley of ${VOLLEY} with its odds`,
    value: median(times),
    goal: { atMost: 5 },
    unit: ' ms',
    from: 'median of 30',
  }
}

function mapBattle(): SeriesCase {
  const army = (p: string) => ({
    figures: Array.from({ length: MEN }, (_, at) => ({
      id: `${p}${at}`,
      unit: `${p} ${Math.floor(at / 7)}`,
      weapon: at % 8 === 7 ? 'space-bazooka' : 'zap-rifle',
    })),
  })
  const [played] = casesOf(
    SeriesPlan.parse({ tempers: ['bold', 'steady'], games: 1, seed: 'bench', armies: [army('a'), army('b')] }),
  )
  if (!played) throw new Error('There is no battle')
  return played
}

const partOf = (played: SeriesCase, from: number, games: number) => ({
  plan: { tempers: ['bold', 'steady'] as ['bold', 'steady'], seed: 'bench' },
  played,
  from,
  games,
})

function measureBattles(played: SeriesCase): Finding {
  playPart(partOf(played, 0, 4))
  let from = 0
  return perSecond(`battles of ${MEN} against ${MEN} on a map in a second`, 50, () => {
    playPart(partOf(played, from, 1))
    from += 1
    return 1
  })
}

/** The same games on one thread and on two; the best of some, because whatever else runs costs two threads more than one. */
async function measureThreads(played: SeriesCase, thread: URL): Promise<Finding> {
  const ratios: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const one = await secondsOn(thread, [partOf(played, 0, GAMES)])
    const two = await secondsOn(thread, [partOf(played, 0, GAMES / 2), partOf(played, GAMES / 2, GAMES / 2)])
    ratios.push(one / two)
  }
  return {
    what: 'a series on two threads against one',
    value: Math.max(...ratios),
    goal: { atLeast: 1.85 },
    unit: '',
    from: `${GAMES} battles on warm threads, best of ${ROUNDS}`,
  }
}
