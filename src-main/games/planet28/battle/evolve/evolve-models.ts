import type { BattleEventOf } from '#shared/games/planet28/battle/events.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { BattleUnit, Model } from '#shared/games/planet28/battle/units.ts'
import { keepsWoundPenalty } from '../damage/wounds.ts'
import { changeModel, changePeopleUnit, changeUnit, findCreditedUnit, takeOffTable } from './changes.ts'
import type { Evolutions } from './evolutions.ts'

/** Events of single models. */
export const MODEL_EVOLUTIONS: Evolutions<
  'hurt' | 'soaked' | 'healed' | 'lost' | 'used' | 'loaded' | 'took-in-hand' | 'gained' | 'set-apart' | 'corrected'
> = {
  hurt: (battle, event) => {
    return changePeopleUnit(battle, event.unit, (unit) => {
      const models = unit.models.map((model) =>
        model.id === event.model ? withHitPoints(battle, model, model.hitPoints - event.hitPoints) : model,
      )
      const isOnLast = unit.kind === 'character' && models[0]?.hitPoints === 1
      const tally = unit.tally.wasHurt ? unit.tally : { ...unit.tally, wasHurt: true }
      return { ...unit, models, tally, standsFirm: unit.standsFirm || isOnLast }
    })
  },
  soaked: (battle, event) =>
    changeModel(battle, event, (model) => ({ ...model, pool: Math.max(0, (model.pool ?? 0) - event.hitPoints) })),
  healed: (battle, event) =>
    changeModel(battle, event, (model) => withHitPoints(battle, model, model.hitPoints + event.hitPoints)),
  lost: (battle, event) => loseModel(battle, event),
  used: (battle, { unit, model, item, pieces }) => {
    const after = changeModel(battle, { unit, model }, (fielded) => ({
      ...fielded,
      equipment: without(fielded.equipment, item, pieces),
    }))
    return changeUnit(after, unit, (battleUnit) => {
      const uses = { ...battleUnit.tally.uses, [item]: (battleUnit.tally.uses[item] ?? 0) + 1 }
      return { ...battleUnit, tally: { ...battleUnit.tally, uses } }
    })
  },
  loaded: (battle, { unit, model, weapon, isLoaded }) =>
    changeModel(battle, { unit, model }, (item) => ({
      ...item,
      freeRounds: isLoaded ? item.freeRounds : without(item.freeRounds, weapon, 1),
      empty: isLoaded ? without(item.empty, weapon, 1) : [...item.empty, weapon],
    })),
  'took-in-hand': (battle, { unit, model, hands }) =>
    changeModel(battle, { unit, model }, (item) => ({ ...item, hands })),
  gained: (battle, { unit, model, item }) =>
    changeModel(battle, { unit, model }, (fielded) => ({ ...fielded, equipment: [...fielded.equipment, item] })),
  'set-apart': (battle, { unit, models }) =>
    changePeopleUnit(battle, unit, (peopleUnit) => ({
      ...peopleUnit,
      models: peopleUnit.models.map((model) => {
        const staysApart = battle.settings.rejoin === 'never' && model.isApart
        return { ...model, isApart: staysApart || models.includes(model.id) }
      }),
    })),
  corrected: (battle, { unit, model, hitPoints, actions }) => {
    const acting =
      actions === null
        ? battle
        : changeUnit(battle, unit, (battleUnit) => ({ ...battleUnit, turn: { ...battleUnit.turn, actions } }))
    if (model === null || hitPoints === null) return acting
    const after = changeModel(acting, { unit, model }, (item) => ({
      ...withHitPoints(battle, item, hitPoints),
      fate: hitPoints === 0 ? 'slain' : 'fights',
    }))
    // Keeps its place in the order, in case a later correction brings it back.
    return { ...withoutEmpty(after, unit), order: battle.order }
  },
}

function withHitPoints({ settings }: Battle, model: Model, points: number): Model {
  const hitPoints = Math.max(0, points)
  return { ...model, hitPoints, isWounded: keepsWoundPenalty(model, hitPoints, settings) }
}

function without(list: readonly string[], item: string, pieces: number): string[] {
  let left = pieces
  return list.filter((id) => {
    if (id !== item || left === 0) return true
    left -= 1
    return false
  })
}

/** Removes a slain or fleeing model. A unit without fighting models leaves the table (P28-DMG-1, P28-BREAK-4). */
function loseModel(battle: Battle, event: BattleEventOf<'lost'>): Battle {
  const { unit, fate, by } = event
  const lostTo = by !== null && battle.locks.some((pair) => pair.includes(by) && pair.includes(unit)) ? by : null
  const gone = changeModel(battle, event, (model) => ({
    ...model,
    fate,
    lostTo,
    hitPoints: fate === 'slain' ? 0 : model.hitPoints,
  }))
  const lost = gone.units.find(({ id }) => id === unit)
  const after = withoutEmpty(gone, unit)
  const striker = by === null ? undefined : battle.units.find(({ id }) => id === by)
  const killer = striker === undefined ? undefined : findCreditedUnit(battle, striker)
  if (fate !== 'slain' || killer === undefined || killer.side === lost?.side || lost?.copyOf !== null) return after
  return changeUnit(after, killer.id, withKill)
}

/** Takes a unit off the table if none of its models fights. */
function withoutEmpty(battle: Battle, id: string): Battle {
  const unit = battle.units.find((battleUnit) => battleUnit.id === id)
  const isEmpty = unit !== undefined && unit.kind !== 'vehicle' && unit.models.every(({ fate }) => fate !== 'fights')
  return isEmpty ? takeOffTable(battle, id) : battle
}

function withKill(unit: BattleUnit): BattleUnit {
  return { ...unit, tally: { ...unit.tally, kills: unit.tally.kills + 1 } }
}
