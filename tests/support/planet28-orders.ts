import { type Dice, SimulationDice } from '#main/games/kit/dice.ts'
import type { BattleCommand } from '#shared/games/planet28/battle/commands.ts'
import type { Battle, PendingDecision } from '#shared/games/planet28/battle/state.ts'
import type { BattleUnit } from '#shared/games/planet28/battle/units.ts'
import { PEOPLE_ORDERS } from './planet28-people-orders.ts'
import { answers, anyOf, type Chooser, isSo, type Loose, oneOf, someoneElse } from './planet28-said.ts'
import { VEHICLE_ORDERS } from './planet28-vehicle-orders.ts'

export type OrderKind = BattleCommand['type']

/** Generates a random command of a kind; null if there is none. */
type Maker = (chooser: Chooser) => Loose | null

/** Commands outside of turns, and those for a table with manual entry. */
const TABLE_ORDERS = {
  'begin-turn': ({ battle, chance }: Chooser) => ({
    near: auraPairs(battle, chance),
    ...(isSo(80, chance) && { enemyDistances: enemyDistances(battle, chance) }),
  }),
  activate: () => ({}),
  'put-later': () => ({}),
  hold: () => ({}),
  'step-in': () => ({}),
  'end-activation': () => ({ reason: 'Enough' }),
  'end-turn': () => ({}),
  'next-turn': () => ({}),
  finish: ({ battle, chance }: Chooser) => ({
    reachedGoal: battle.sides.slice(0, chance.die(2) - 1).map(({ id }) => id),
  }),
  correct: (chooser: Chooser) => correction(chooser),
  tally: ({ unit, chance }: Chooser) => ({
    fact: anyOf(['hit', 'kill', 'section', 'hurt', 'hurt', 'slain', 'fled'], chance),
    ...(unit.kind === 'vehicle'
      ? { cell: oneOf(unit.sections, chance)?.cell }
      : { model: oneOf(unit.models, chance)?.id }),
  }),
  declare: (chooser: Chooser) => declaration(chooser),
  'pick-section': ({ unit, chance }: Chooser) => {
    const section = unit.kind === 'vehicle' ? oneOf(unit.sections, chance) : undefined
    return { cells: section === undefined ? [] : [section.cell] }
  },
  answer: ({ unit, chance }: Chooser) => (answers(unit, chance)['answer'] as Loose | undefined) ?? {},
} satisfies Partial<Record<OrderKind, Maker>>

/** Generators of every kind of command. */
const MAKERS: Readonly<Record<OrderKind, Maker>> = { ...TABLE_ORDERS, ...PEOPLE_ORDERS, ...VEHICLE_ORDERS }

export const ORDER_KINDS = Object.keys(MAKERS) as readonly OrderKind[]

const TURN_KINDS: readonly OrderKind[] = ['activate', 'put-later', 'step-in', 'end-turn', 'next-turn']
const ANSWER_KINDS: Readonly<Record<PendingDecision['ask'], readonly OrderKind[]>> = {
  retreat: ['retreat'],
  'free-fight': ['free-fight'],
  depart: ['depart', 'back-off'],
  push: ['push'],
  'charge-fight': ['fight', 'vehicle-fight', 'declare', 'skip-fight'],
  answer: ['answer'],
  section: ['pick-section'],
}
const BY_HAND: readonly OrderKind[] = ['correct', 'tally', 'finish']

/** Kinds of commands that may be legal in the current state. */
export function kindsIn({ due: [due], phase, active, units }: Battle): readonly OrderKind[] {
  if (due !== undefined) return [...ANSWER_KINDS[due.ask], ...BY_HAND]
  const isManned = units.some((unit) => unit.kind !== 'vehicle' && unit.aboard !== null)
  if (phase === 'between') return ['begin-turn', 'next-turn', ...(isManned ? (['let-drive'] as const) : []), ...BY_HAND]
  if (active === null) return [...TURN_KINDS, ...BY_HAND]
  const acts = ORDER_KINDS.filter((kind) => !TURN_KINDS.includes(kind) && kind !== 'begin-turn' && kind !== 'let-drive')
  return [
    ...acts.filter((kind) => !Object.values(ANSWER_KINDS).flat().includes(kind)),
    'fight',
    'vehicle-fight',
    'declare',
    'step-in',
  ]
}

/** A random command of this kind; null if there is none. */
export function orderOf(kind: OrderKind, battle: Battle, chance: Dice): BattleCommand | null {
  const unit = whoFor(kind, battle, chance)
  if (unit === undefined) return null
  const made = MAKERS[kind]({ battle, unit, chance })
  if (made === null) return null
  const names = NO_UNIT.includes(kind) ? {} : { unit: unit.id }
  return { by: unit.side, type: kind, ...names, ...made } as unknown as BattleCommand
}

const NO_UNIT: readonly OrderKind[] = ['declare', 'begin-turn', 'end-turn', 'next-turn', 'finish']

/** The unit of a command: the one with a pending choice, the active one, the next one, or any. */
function whoFor(kind: OrderKind, battle: Battle, chance: Dice): BattleUnit | undefined {
  const find = (id: string | null | undefined) => battle.units.find((unit) => unit.id === id)
  if (BY_HAND.includes(kind)) return oneOf(battle.units, chance)
  if (kind === 'let-drive')
    return oneOf(
      battle.units.filter(({ kind: what }) => what === 'vehicle'),
      chance,
    )
  if (kind === 'step-in')
    return oneOf(
      battle.units.filter(({ turn }) => turn.isHolding),
      chance,
    )
  const asked = battle.due.filter(({ ask }) => ANSWER_KINDS[ask].includes(kind))
  if (asked.length > 0) return find(oneOf(asked, chance)?.unit)
  if (battle.active !== null && !isSo(2, chance)) return find(battle.active)
  const waiting = battle.order.filter(({ unit }) => find(unit)?.turn.isActivated === false)
  const [first] = waiting
  return find(isSo(70, chance) ? first?.unit : oneOf(waiting, chance)?.unit) ?? battle.units[0]
}

/** Pairs of units within the range of an aura. */
function auraPairs({ units }: Battle, chance: Dice): Loose[] {
  const pairs = units.flatMap(({ id: bearer }) =>
    units.flatMap(({ id: unit }) => (unit === bearer || !isSo(40, chance) ? [] : [{ bearer, unit }])),
  )
  return pairs.slice(0, 400)
}

/** Distances of the enemies of the solo list. */
function enemyDistances({ sides, units }: Battle, chance: Dice): Loose[] {
  const led = sides.filter(({ isEnemy }) => isEnemy).map(({ id }) => id)
  return units.filter(({ side }) => led.includes(side)).map(({ id }) => ({ unit: id, distanceCm: chance.die(60) }))
}

/** Manual correction of values, mostly of contacts. */
function correction(chooser: Chooser): Loose {
  const { unit, chance } = chooser
  const foe = someoneElse(chooser, 0)
  if (isSo(60, chance)) return { contacts: foe === undefined ? [] : [foe.id], note: 'They touch' }
  if (isSo(40, chance)) return { actions: chance.die(3) - 1, note: 'Counted anew' }
  const half = (start: number) => Math.max(1, Math.floor(start / 2))
  if (unit.kind !== 'vehicle') {
    const model = oneOf(unit.models, chance)
    return { model: model?.id, hitPoints: half(model?.start ?? 2), note: 'Half of it' }
  }
  const section = oneOf(unit.sections, chance)
  return { cell: section?.cell, hitPoints: half(section?.start ?? 2), note: 'Half of it' }
}

/** A random fight without the answer of its target. */
function declaration(chooser: Chooser): Loose | null {
  const { side: by, id: unit, kind } = chooser.unit
  const type = kind === 'vehicle' ? 'vehicle-fight' : 'fight'
  const made = MAKERS[type](chooser)
  if (made === null) return null
  const { answer: _answer, ...fight } = made
  return { attack: { by, type, unit, ...fight } }
}

/** Candidate commands in a battle, deterministic, some of them legal. */
export function ordersIn(battle: Battle): BattleCommand[] {
  const chance = new SimulationDice('orders', battle.turn)
  const wanted = kindsIn(battle).filter((kind) => kind !== 'finish' && kind !== 'next-turn')
  const made = wanted.flatMap((kind) => Array.from({ length: 6 }, () => orderOf(kind, battle, chance)))
  const ends = battle.due.length === 0 && battle.active !== null ? [orderOf('end-activation', battle, chance)] : []
  return [...made, ...ends, ...ends].filter((order) => order !== null)
}

/**
 * The shortest way to continue: pending choices are declined, the active unit ends its activation, the next turn
 * begins.
 */
export function findShortestContinuation(battle: Battle): BattleCommand | null {
  // A unit that is left makes its blow before the leaving one moves away.
  const due = battle.due.find(({ ask }) => ask === 'free-fight') ?? battle.due[0]
  const unit = battle.units.find(({ id }) => id === (due?.unit ?? battle.active))
  const base = { by: unit?.side ?? battle.sides[0]?.id ?? '', ...(unit === undefined ? {} : { unit: unit.id }) }
  const done = unit === undefined ? { type: 'next-turn' } : { type: 'end-activation', reason: 'Enough' }
  // An enemy of the solo list makes its free fight: a random one is tried (P28-AI-5).
  const isLed = battle.sides.some(({ id, isEnemy }) => isEnemy && id === unit?.side)
  if (due?.ask === 'charge-fight' && isLed) return null
  const loose = due === undefined ? done : shortest(due, unit)
  return loose === null ? null : ({ ...base, ...loose } as unknown as BattleCommand)
}

function shortest({ ask }: PendingDecision, unit: BattleUnit | undefined): Loose | null {
  switch (ask) {
    case 'retreat':
      return { type: 'retreat', cm: 0, isAtEdge: false }
    case 'free-fight':
      return { type: 'free-fight', weapon: null }
    case 'depart':
      if (unit?.kind === 'vehicle') return { type: 'back-off', cm: 0, ground: 'even', wishes: [] }
      return { type: 'depart', said: { cm: 0, ground: [], contacts: [] } }
    case 'push':
      return { type: 'push', cm: 0, contacts: [] }
    case 'charge-fight':
      return { type: 'skip-fight' }
    case 'answer':
      return { type: 'answer' }
    case 'section':
      return { type: 'pick-section', cells: [] }
  }
}
