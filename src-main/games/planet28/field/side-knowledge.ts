import { isOnTable } from '#shared/games/planet28/battle/on-table.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { BattleUnit } from '#shared/games/planet28/battle/units.ts'
import type { MiniatureOnField } from '#shared/games/planet28/field/map.ts'
import type { Field } from '#shared/games/planet28/field/model.ts'
import type { BotMemory, LastKnownPosition } from '#shared/games/planet28/field/run.ts'
import { listFightingModels } from '../battle/effects-in-force.ts'
import { isDecisionAbout } from '../battle/evolve/changes.ts'
import { areLocked } from '../battle/transaction.ts'
import type { BodiesByUnit, FieldBattle } from './field-battle.ts'
import { hasLineOfSight } from './sight.ts'

/** Everything one side knows: its own units, enemies in sight, and the last known positions of the others. */
export interface SideKnowledge {
  readonly side: string
  readonly field: Field
  /** The battle without unseen enemies. */
  readonly battle: Battle
  readonly places: BodiesByUnit
  readonly mind: BotMemory
}

const FRESH: BotMemory = { seen: {}, stance: 'press', why: 'Nobody was seen yet.' }

/**
 * Maximum number of bodies whose lines of sight are cached. Enough for several battles, each of which looks up its own
 * bodies only.
 */
const MOST_SEEN_FROM = 1000

let sights: { readonly field: Field; readonly from: Map<MiniatureOnField, Map<MiniatureOnField, boolean>> } | null =
  null

/** Whether two bodies see each other. Cached per pair, as bodies never move. */
function doSee(field: Field, a: MiniatureOnField, b: MiniatureOnField): boolean {
  if (sights?.field !== field || sights.from.size > MOST_SEEN_FROM) sights = { field, from: new Map() }
  const { from } = sights
  const before = from.get(a)?.get(b) ?? from.get(b)?.get(a)
  if (before !== undefined) return before
  const now = hasLineOfSight(field, a, b)
  const ofOne = from.get(a)
  if (ofOne === undefined) from.set(a, new Map([[b, now]]))
  else ofOne.set(b, now)
  return now
}

/** Enemies that a unit sees or touches. A passenger sees what its vehicle sees. */
export function listSeenEnemies(
  { field, battle, places }: Pick<FieldBattle, 'field' | 'battle' | 'places'>,
  unit: BattleUnit,
): readonly BattleUnit[] {
  const own = places[unit.kind === 'vehicle' ? unit.id : (unit.aboard?.vehicle ?? unit.id)]
  if (own === undefined) return []
  return battle.units.filter((foe) => {
    const body = places[foe.id]
    if (foe.side === unit.side || body === undefined || !isOnTable(foe)) return false
    return areLocked(battle, unit.id, foe.id) || doSee(field, own, body)
  })
}

/** Enemies seen by a side, with the state they were computed for. */
interface Looked {
  readonly practice: FieldBattle
  readonly seen: ReadonlySet<string>
}

/**
 * Last result per side. A repeated query follows immediately or not at all, and a larger cache would outlive the
 * battle.
 */
let looked: { readonly places: BodiesByUnit; readonly sides: Map<string, Looked> } | null = null

/** Ids of all enemies that a side sees. Cached until a unit moves, gains or loses contact, joins or leaves. */
function seenBySide(practice: FieldBattle, side: string): ReadonlySet<string> {
  if (looked?.places !== practice.places) looked = { places: practice.places, sides: new Map() }
  const { sides } = looked
  const before = sides.get(side)
  if (before !== undefined && isSameGround(before.practice, practice)) return before.seen
  const seen = lookOf(practice, side)
  sides.set(side, { practice, seen })
  return seen
}

/** Whether units, sides, contacts and field are unchanged. */
function isSameGround(practice: FieldBattle, { field, battle }: FieldBattle): boolean {
  const { units, locks } = practice.battle
  if (practice.field !== field || locks !== battle.locks || units.length !== battle.units.length) return false
  for (let at = 0; at < units.length; at += 1) {
    const unit = units[at]
    const battleUnit = battle.units[at]
    if (unit !== battleUnit && (unit?.id !== battleUnit?.id || unit?.side !== battleUnit?.side)) return false
  }
  return true
}

function lookOf(practice: FieldBattle, side: string): Set<string> {
  const seen = new Set<string>()
  for (const foe of practice.battle.units) if (foe.side !== side && isSeenBy(practice, side, foe.id)) seen.add(foe.id)
  return seen
}

/** Whether a unit of a side touches or sees an enemy on the field. */
function isSeenBy({ battle, field, places }: FieldBattle, side: string, foe: string): boolean {
  const body = places[foe]
  if (body === undefined) return false
  for (const { id, side: whose } of battle.units) {
    if (whose !== side) continue
    const own = places[id]
    if (areLocked(battle, id, foe) || (own !== undefined && doSee(field, own, body))) return true
  }
  return false
}

/** Computes what a side may know (P28-AI-2, P28-AI-4). Unseen enemies are left out, with their position and state. */
export function computeSideKnowledge(practice: FieldBattle, side: string): SideKnowledge {
  const { field, battle, places, minds } = practice
  const mind = minds[side] ?? FRESH
  const hidden = hiddenFrom(practice, side)
  if (hidden.length === 0) return { side, field, battle, places, mind }
  const units = battle.units.filter(({ id }) => !hidden.includes(id))
  const known: Record<string, MiniatureOnField> = {}
  for (const id in places) if (!hidden.includes(id)) known[id] = places[id] as MiniatureOnField
  return { side, field, battle: { ...battle, units }, places: known, mind }
}

/** What a player of a side knows who looks at the whole map: every unit and its position. */
export function createFullSideKnowledge({ field, battle, places, minds }: FieldBattle, side: string): SideKnowledge {
  return { side, field, battle, places, mind: minds[side] ?? FRESH }
}

/** Ids of enemies on the table that a side does not see and that no pending decision names. */
function hiddenFrom(practice: FieldBattle, side: string): string[] {
  const { units, due } = practice.battle
  const seen = seenBySide(practice, side)
  const hidden: string[] = []
  for (const unit of units)
    if (
      unit.side !== side &&
      !seen.has(unit.id) &&
      isOnTable(unit) &&
      !due.some((decision) => isDecisionAbout(decision, unit.id))
    )
      hidden.push(unit.id)
  return hidden
}

/** Hit points that a unit has left. */
export function sumHitPoints(unit: BattleUnit | undefined): number {
  if (unit === undefined) return 0
  let sum = 0
  for (const { hitPoints } of unit.kind === 'vehicle' ? unit.sections : listFightingModels(unit)) sum += hitPoints
  return sum
}

/**
 * Updates the sightings of every side: visible enemies are remembered at their position, and enemies that left the
 * table or got into a visible vehicle are forgotten.
 */
export function updateSightings(practice: FieldBattle): FieldBattle {
  const { battle, minds } = practice
  const entries = battle.sides.map(({ id }) => {
    const mind = minds[id] ?? FRESH
    const seen = sightingsOf(practice, id, mind.seen)
    return [id, seen === mind.seen ? mind : { ...mind, seen }] as const
  })
  const isSame = entries.every(([id, mind]) => mind === minds[id])
  return isSame ? practice : { ...practice, minds: Object.fromEntries(entries) }
}

/** Current sightings of a side. Returns the same object if nothing changed. */
function sightingsOf(practice: FieldBattle, side: string, before: Sightings): Sightings {
  const seen = seenBySide(practice, side)
  const now: Record<string, LastKnownPosition> = {}
  for (const unit of practice.battle.units) {
    const old = before[unit.id]
    if (seen.has(unit.id)) now[unit.id] = sightingOf(practice, unit, old)
    else if (old !== undefined && mayBeThere(unit, seen)) now[unit.id] = old
  }
  return areSame(before, now) ? before : now
}

type Sightings = BotMemory['seen']

function areSame(a: Sightings, b: Sightings): boolean {
  for (const id in a) if (a[id] !== b[id]) return false
  for (const id in b) if (a[id] === undefined) return false
  return true
}

/** Position and state of a visible enemy. Returns the same object if nothing changed. */
function sightingOf(
  { battle, places }: FieldBattle,
  unit: BattleUnit,
  old: LastKnownPosition | undefined,
): LastKnownPosition {
  const { x, y } = places[unit.id] as MiniatureOnField
  const { turn } = battle
  const hitPoints = sumHitPoints(unit)
  const isSame = old?.x === x && old.y === y && old.turn === turn && old.hitPoints === hitPoints
  return isSame ? old : { x, y, turn, hitPoints }
}

/**
 * Whether a side may still believe that an unseen enemy is at its last known position. False if it saw the enemy get
 * into a vehicle.
 */
function mayBeThere(unit: BattleUnit, seen: ReadonlySet<string>): boolean {
  const vehicle = unit.kind === 'vehicle' ? undefined : unit.aboard?.vehicle
  return isOnTable(unit) && (vehicle === undefined || !seen.has(vehicle))
}
