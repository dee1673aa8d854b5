import type { Battle, PendingDecision } from '#shared/games/planet28/battle/state.ts'
import type { BattleUnit, Model, CharacterOrSquadUnit, UnitTurnActivity } from '#shared/games/planet28/battle/units.ts'

/** Changes one unit of a battle. No effect if the unit does not exist. */
export function changeUnit(battle: Battle, id: string, change: (unit: BattleUnit) => BattleUnit): Battle {
  const { units } = battle
  for (let at = 0; at < units.length; at += 1) {
    const unit = units[at]
    if (unit?.id !== id) continue
    const changed = units.slice()
    changed[at] = change(unit)
    return { ...battle, units: changed }
  }
  return battle
}

/** Updates what a unit did this turn. */
export function changeUnitTurn(battle: Battle, unit: string, change: Partial<UnitTurnActivity>): Battle {
  return changeUnit(battle, unit, (battleUnit) => ({ ...battleUnit, turn: { ...battleUnit.turn, ...change } }))
}

/** Changes one character or squad of a battle. */
export function changePeopleUnit(
  battle: Battle,
  id: string,
  change: (unit: CharacterOrSquadUnit) => CharacterOrSquadUnit,
): Battle {
  return changeUnit(battle, id, (unit) => (unit.kind === 'vehicle' ? unit : change(unit)))
}

/** Changes one model of a battle. */
export function changeModel(
  battle: Battle,
  { unit, model }: { readonly unit: string; readonly model: string },
  change: (model: Model) => Model,
): Battle {
  return changePeopleUnit(battle, unit, (peopleUnit) => ({
    ...peopleUnit,
    models: peopleUnit.models.map((old) => (old.id === model ? change(old) : old)),
  }))
}

/** Replaces the locks of a unit: it touches exactly these units (P28-FIGHT-5). */
export function replaceLocks(locks: Battle['locks'], unit: string, contacts: readonly string[]): Battle['locks'] {
  const others = locks.filter((pair) => !pair.includes(unit))
  return [...others, ...contacts.map((otherContact) => [unit, otherContact] as const)]
}

/** The unit credited for an action: the controlling unit if it is controlled for this action (P28-ARC-5). */
export function findCreditedUnit({ units }: Battle, unit: BattleUnit): BattleUnit | undefined {
  const leader = unit.kind === 'vehicle' ? undefined : unit.control?.by
  return leader === undefined ? unit : units.find(({ id }) => id === leader)
}

/** Releases a controlled unit. Its state of this turn is unchanged except for its moves (P28-ARC-5). */
export function releaseControl<Unit extends BattleUnit>(unit: Unit): Unit {
  if (unit.kind === 'vehicle' || unit.control === null) return unit
  const { side, turn } = unit.control
  return { ...unit, side, control: null, turn: { ...turn, moves: unit.turn.moves } }
}

/** Removes a unit from a battle, including its locks and its place in the order. */
export function removeUnit(battle: Battle, unit: string): Battle {
  return {
    ...takeOffTable(battle, unit),
    units: battle.units.filter(({ id }) => id !== unit),
  }
}

/** Takes a unit off the table, but keeps its record. */
export function takeOffTable(battle: Battle, unit: string): Battle {
  return {
    ...battle,
    locks: replaceLocks(battle.locks, unit, []),
    order: battle.order.filter((place) => place.unit !== unit),
    active: battle.active === unit ? (battle.paused.at(-1) ?? null) : battle.active,
    paused: battle.active === unit ? battle.paused.slice(0, -1) : battle.paused.filter((id) => id !== unit),
    due: battle.due.filter((due) => !isDecisionAbout(due, unit)),
  }
}

/** Whether a pending decision is of a unit or about it. */
export function isDecisionAbout(due: PendingDecision, unit: string): boolean {
  if (due.ask === 'answer' || due.ask === 'section') return due.unit === unit || due.attack.unit === unit
  return due.unit === unit || ('target' in due && due.target === unit) || ('against' in due && due.against === unit)
}
