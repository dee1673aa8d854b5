import { isOnTable } from '#shared/games/planet28/battle/on-table.ts'
import type { Battle, BattleUnit } from '#shared/games/planet28/battle/state.ts'
import type { Field } from '#shared/games/planet28/field/model.ts'
import type { Mind, Sighting } from '#shared/games/planet28/field/run.ts'
import { fighting } from '../battle/effects-in-force.ts'
import { lockedWith } from '../battle/scene.ts'
import type { Body } from './body.ts'
import type { Places, Practice } from './practice.ts'
import { isSeen } from './sight.ts'

/** All that one side knows: its own units, foes that one of them sees, and where the others were seen last. */
export interface Outlook {
  readonly side: string
  readonly field: Field
  /** The battle without foes that nobody sees. */
  readonly battle: Battle
  readonly places: Places
  readonly mind: Mind
}

const FRESH: Mind = { seen: {}, stance: 'press', why: 'Nobody was seen yet.' }

const known = new WeakMap<Field, WeakMap<Body, WeakMap<Body, boolean>>>()

/** Whether two see each other; bodies never change where they stand, so that a pair is worked out once. */
export function doSee(field: Field, one: Body, other: Body): boolean {
  const ofOne = seenFrom(field, one)
  const before = ofOne.get(other)
  if (before !== undefined) return before
  const now = isSeen(field, one, other)
  ofOne.set(other, now)
  return now
}

function seenFrom(field: Field, body: Body): WeakMap<Body, boolean> {
  let ofField = known.get(field)
  if (ofField === undefined) known.set(field, (ofField = new WeakMap<Body, WeakMap<Body, boolean>>()))
  let ofOne = ofField.get(body)
  if (ofOne === undefined) ofField.set(body, (ofOne = new WeakMap<Body, boolean>()))
  return ofOne
}

/** The foes that a unit sees, or touches; who is aboard sees what its vehicle does. */
export function seenBy({ field, battle, places }: Pick<Practice, 'field' | 'battle' | 'places'>, unit: BattleUnit) {
  const own = places[unit.kind === 'vehicle' ? unit.id : (unit.aboard?.vehicle ?? unit.id)]
  const touched = lockedWith(battle, unit.id)
  return battle.units.filter((foe) => {
    const body = places[foe.id]
    if (foe.side === unit.side || own === undefined || body === undefined || !isOnTable(foe)) return false
    return touched.includes(foe.id) || doSee(field, own, body)
  })
}

const seenBySides = new WeakMap<Battle, Map<string, { readonly places: Places; readonly seen: ReadonlySet<string> }>>()

/** The ids of all foes that somebody of a side sees; worked out once while everybody stands where they do. */
function seenBySide(practice: Practice, side: string): ReadonlySet<string> {
  const { battle, places } = practice
  let sides = seenBySides.get(battle)
  if (sides === undefined) seenBySides.set(battle, (sides = new Map()))
  const before = sides.get(side)
  if (before?.places === places) return before.seen
  const seen = lookOf(practice, side)
  sides.set(side, { places, seen })
  return seen
}

function lookOf({ battle, field, places }: Practice, side: string): Set<string> {
  const seen = new Set<string>()
  const mine = battle.units.filter((unit) => unit.side === side)
  for (const { id } of mine) for (const foe of lockedWith(battle, id)) seen.add(foe)
  const own = mine.flatMap(({ id }) => places[id] ?? [])
  for (const { id, side: theirs } of battle.units) {
    const body = places[id]
    if (theirs === side || body === undefined) seen.delete(id)
    else if (!seen.has(id) && own.some((at) => doSee(field, at, body))) seen.add(id)
  }
  return seen
}

/** What a side may know (P28-AI-2, P28-AI-4): a foe that nobody sees is not there, wherever it stands and however it is. */
export function outlookOf(practice: Practice, side: string): Outlook {
  const { field, battle, places, minds } = practice
  const seen = seenBySide(practice, side)
  const named = new Set(
    battle.due.flatMap((due) => [due.unit, 'target' in due ? due.target : '', 'against' in due ? due.against : '']),
  )
  const isKnown = (unit: BattleUnit) =>
    unit.side === side || seen.has(unit.id) || named.has(unit.id) || !isOnTable(unit)
  const units = battle.units.filter(isKnown)
  const own = Object.fromEntries(Object.entries(places).filter(([id]) => units.some((unit) => unit.id === id)))
  return { side, field, battle: { ...battle, units }, places: own, mind: minds[side] ?? FRESH }
}

/** All hit-points that a unit has left. */
export function hitPointsOf(unit: BattleUnit | undefined): number {
  if (unit === undefined) return 0
  const bodies = unit.kind === 'vehicle' ? unit.sections : fighting(unit)
  return bodies.reduce((sum, { hitPoints }) => sum + hitPoints, 0)
}

/** Every side looks around: who is seen is remembered where it stands; who left the table, or sits in a vehicle that is seen, is forgotten. */
export function lookAround(practice: Practice): Practice {
  const { battle, places, minds } = practice
  const entries = battle.sides.map(({ id }) => {
    const mind = minds[id] ?? FRESH
    const seen = seenBySide(practice, id)
    const sightings: Record<string, Sighting> = {}
    for (const unit of battle.units) {
      const before = mind.seen[unit.id]
      if (seen.has(unit.id)) {
        const { x, y } = places[unit.id] as Body
        sightings[unit.id] = { x, y, turn: battle.turn, hitPoints: hitPointsOf(unit) }
      } else if (before !== undefined && mayBeThere(unit, seen)) sightings[unit.id] = before
    }
    return [id, { ...mind, seen: sightings }] as const
  })
  return { ...practice, minds: Object.fromEntries(entries) }
}

/** Whether a side may still think that somebody is where it was seen last: nobody of it saw it get into a vehicle. */
function mayBeThere(unit: BattleUnit, seen: ReadonlySet<string>): boolean {
  const vehicle = unit.kind === 'vehicle' ? undefined : unit.aboard?.vehicle
  return isOnTable(unit) && (vehicle === undefined || !seen.has(vehicle))
}
