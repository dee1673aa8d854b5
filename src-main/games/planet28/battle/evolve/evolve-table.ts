import type { BattleEventOf } from '#shared/games/planet28/battle/events.ts'
import type { Battle, PendingDecision } from '#shared/games/planet28/battle/state.ts'
import type { CharacterOrSquadUnit } from '#shared/games/planet28/battle/units.ts'
import type { BattleMapState } from '#shared/games/planet28/field/map.ts'
import { changePeopleUnit, changeUnit, findCreditedUnit, takeOffTable, removeUnit } from './changes.ts'
import { type Evolutions, ignoreEvent } from './evolutions.ts'

/** Events that concern more than one unit. */
export const TABLE_EVOLUTIONS: Evolutions<
  | 'asked'
  | 'answered'
  | 'zoned'
  | 'appeared'
  | 'controlled'
  | 'vanished'
  | 'split'
  | 'noted'
  | 'placed'
  | 'section-hurt'
> = {
  asked: (battle, { due }) => {
    const isFirst = due.ask === 'answer' || due.ask === 'section'
    return { ...battle, due: isFirst ? [due, ...battle.due] : [...battle.due, due] }
  },
  answered: (battle, { due }) => {
    const at = battle.due.findIndex(({ ask, unit }) => ask === due.ask && unit === due.unit)
    return { ...battle, due: battle.due.filter((_one, place) => place !== at) }
  },
  zoned: (battle, { zone }) => ({ ...battle, zones: [...battle.zones, zone] }),
  controlled: (battle, { unit, by }) => takeControl(battle, unit, by),
  appeared: (battle, { unit }) => ({ ...battle, units: [...battle.units, unit] }),
  vanished: (battle, { unit }) => removeUnit(battle, unit),
  split: (battle, { squad, characters }) => splitSquad(battle, squad, characters),
  noted: ignoreEvent,
  placed: (battle, event) => (battle.map === undefined ? battle : { ...battle, map: changeMap(battle.map, event) }),
  'section-hurt': (battle, { unit, section, by }) => hurtSection(battle, { unit, section, by }),
}

/**
 * Replaces a squad by its members, who take its place in everything and use its remaining actions one after the other
 * (P28-SQ-12).
 */
function splitSquad(battle: Battle, squad: string, characters: readonly CharacterOrSquadUnit[]): Battle {
  const locks = battle.locks.flatMap(([a, b]) => {
    if (a !== squad && b !== squad) return [[a, b] as const]
    return characters.map(({ id }) => (a === squad ? ([id, b] as const) : ([a, id] as const)))
  })
  const order = battle.order.flatMap((place) =>
    place.unit === squad ? characters.map(({ id }) => ({ ...place, unit: id })) : [place],
  )
  const gone = changePeopleUnit(battle, squad, (unit) => ({
    ...unit,
    models: unit.models.filter(({ fate }) => fate !== 'fights'),
  }))
  const [first, ...others] = characters.map(({ id }) => id)
  const isActive = battle.active === squad
  const paused = battle.paused.flatMap((id) => (id === squad ? characters.map((character) => character.id) : [id]))
  return {
    ...gone,
    locks,
    order,
    active: isActive ? (first ?? null) : battle.active,
    paused: isActive ? [...paused, ...others] : paused,
    due: battle.due.map((due) => renamed(due, squad, first ?? squad)),
    units: [...gone.units, ...characters],
  }
}

/** Redirects a pending decision of a split squad to the first remaining member. */
function renamed(due: PendingDecision, squad: string, id: string): PendingDecision {
  const named = due.unit === squad ? { ...due, unit: id } : due
  if ('target' in named && named.target === squad) return { ...named, target: id }
  return 'against' in named && named.against === squad ? { ...named, against: id } : named
}

/**
 * Damages a section. A section destroyed by this hit is credited, and the vehicle too if nothing is left of it
 * (P28-VEH-DMG-3, P28-VCAMP-1).
 */
function hurtSection(battle: Battle, { unit, section, by }: Omit<BattleEventOf<'section-hurt'>, 'type'>): Battle {
  const before = battle.units.find(({ id }) => id === unit)
  const old = before?.kind === 'vehicle' ? before.sections.find(({ cell }) => cell === section.cell) : undefined
  if (before?.kind !== 'vehicle' || old === undefined) return battle
  const sections = before.sections.map((otherOld) => (otherOld === old ? section : otherOld))
  const wasHurt = before.tally.wasHurt || section.hitPoints < old.hitPoints
  const after = changeUnit(battle, unit, () => ({ ...before, sections, tally: { ...before.tally, wasHurt } }))
  if (section.hitPoints > 0 || old.hitPoints === 0) return after
  const isWreck = sections.every(({ hitPoints }) => hitPoints === 0)
  const credited = creditSection(after, { by, side: before.side, isWreck })
  return isWreck ? takeOffTable(credited, unit) : credited
}

/** Credits a section, or a whole vehicle, destroyed by an enemy (P28-VCAMP-1). */
function creditSection(
  battle: Battle,
  { by, side, isWreck }: { readonly by: string | null; readonly side: string; readonly isWreck: boolean },
): Battle {
  const striker = battle.units.find(({ id }) => id === by)
  const destroyer = striker === undefined ? undefined : findCreditedUnit(battle, striker)
  if (destroyer === undefined || destroyer.side === side) return battle
  const { tally } = destroyer
  const counted = {
    ...tally,
    sectionsDestroyed: tally.sectionsDestroyed + 1,
    kills: tally.kills + (isWreck ? 1 : 0),
  }
  return changeUnit(battle, destroyer.id, (unit) => ({ ...unit, tally: counted }))
}

/** Gives another side control of a unit for one action, in addition to its own (P28-ARC-5). */
function takeControl(battle: Battle, id: string, by: string): Battle {
  const side = battle.units.find((unit) => unit.id === by)?.side
  const paused = battle.active === null ? battle.paused : [...battle.paused, battle.active]
  return changePeopleUnit({ ...battle, active: id, paused }, id, (unit) => ({
    ...unit,
    side: side ?? unit.side,
    control: { by, side: unit.side, turn: unit.turn },
    turn: { ...unit.turn, actions: 1 },
  }))
}

/** Applies what a command changed on the map. */
function changeMap(map: BattleMapState, { places, gone, ground, memories }: BattleEventOf<'placed'>): BattleMapState {
  const kept = Object.entries({ ...map.places, ...places }).filter(([id]) => !gone.includes(id))
  const field = ground.length === 0 ? map.field : { ...map.field, pieces: [...map.field.pieces, ...ground] }
  return { ...map, field, places: Object.fromEntries(kept), memories }
}
