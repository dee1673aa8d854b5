import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { Sighting } from '#shared/games/planet28/battle/table-input.ts'
import type { BattleUnit, CharacterOrSquadUnit } from '#shared/games/planet28/battle/units.ts'
import { computeMean, computeDiceOdds } from '#shared/games/planet28/dice-odds.ts'
import { listUsableRangedWeapons, listUsableWeapons } from '../damage/usable-weapons.ts'
import { listFightingModels, filterEffectsByShape } from '../effects-in-force.ts'
import { canFight } from '../fight/can-fight.ts'
import { executeMove } from '../move/move.ts'
import { castPower, useAbility } from '../powers/powers.ts'
import { executeShoot } from '../shoot/shoot.ts'
import { readOnly, type Transaction, getUnit } from '../transaction.ts'
import { reloadWeapon } from '../turn/gear.ts'
import { type EnemyChoice, buildFrontVehicleHitInput, buildShotInputFromSighting } from './enemy-choice.ts'
import { isCommandPossible } from './is-command-possible.ts'
import {
  hasPowerEffect,
  isPowerForFriends,
  type KnownPower,
  listKnownPowers,
  type PowerCommand,
} from './known-powers.ts'
import { listVehicleRamChoices, listVehicleReloadChoices, listVehicleShotChoices } from './vehicle-choices.ts'

/** Possible actions of a solo enemy against the units it sees (P28-AI-2, P28-AI-5, P28-AI-7). */
export interface EnemyChoices {
  readonly shots: readonly EnemyChoice[]
  readonly charges: readonly EnemyChoice[]
  readonly powers: readonly EnemyChoice[]
  /** Reloads that make a shot possible. */
  readonly reloads: readonly EnemyChoice[]
}

/** Lists the possible actions of an enemy from distances, weapons and Speed. */
export function listEnemyChoices(transaction: Transaction, id: string, seen: readonly Sighting[]): EnemyChoices {
  const unit = getUnit(transaction, id)
  if (unit.kind === 'vehicle') {
    const [shots, charges] = [
      listVehicleShotChoices(transaction, unit, seen),
      listVehicleRamChoices(transaction, unit, seen),
    ]
    return {
      shots,
      charges,
      powers: [],
      reloads: shots.length > 0 ? [] : listVehicleReloadChoices(transaction, unit, seen),
    }
  }
  return {
    shots: shotsAt(transaction, unit, seen),
    charges: chargesAt(transaction, unit, seen),
    powers: powersAt(transaction, unit, seen),
    reloads: reloadsFor(transaction, unit, seen),
  }
}

/** Lists possible shots: in range, loaded, and at legal targets (P28-SHOOT-1, P28-WEAP-3). */
function shotsAt(transaction: Transaction, unit: CharacterOrSquadUnit, seen: readonly Sighting[]): EnemyChoice[] {
  return listUsableRangedWeapons(transaction, unit).flatMap(({ id, row, effects, models }) => {
    const isBlast =
      filterEffectsByShape(effects, 'splash').length > 0 || filterEffectsByShape(effects, 'marker').length > 0
    const isMarked = filterEffectsByShape(effects, 'marker').length > 0
    const loaded = models.filter(({ empty }) => !empty.includes(id))
    const strikes = loaded.map(({ id: model }) => ({ model, weapon: id }))
    if (strikes.length === 0) return []
    return seen.flatMap((sighting): EnemyChoice[] => {
      const { guessCm, ...measured } = buildShotInputFromSighting(sighting)
      const order: BattleCommandOf<'shoot'> = {
        type: 'shoot',
        by: unit.side,
        unit: unit.id,
        target: sighting.unit,
        strikes,
        said: isMarked ? { ...measured, guessCm } : measured,
        ...buildFrontVehicleHitInput(transaction, sighting.unit),
      }
      const meanDamage = computeMean(computeDiceOdds(row.damage))
      const asksMore = isBlast || getUnit(transaction, sighting.unit).kind === 'vehicle'
      return isCommandPossible(transaction, (trial) => executeShoot(trial, order))
        ? [{ target: sighting.unit, name: row.name, meanDamage, order, asksMore }]
        : []
    })
  })
}

/** Lists charges whose Move reaches contact, and whose free fight is legal (P28-AI-5, P28-CHRG-1). */
function chargesAt(transaction: Transaction, unit: CharacterOrSquadUnit, seen: readonly Sighting[]): EnemyChoice[] {
  const melee = listUsableWeapons(transaction, unit, 'melee').map(({ name, row }) => ({
    name,
    meanDamage: computeMean(computeDiceOdds(row.damage)),
  }))
  const best = melee.toSorted((a, b) => b.meanDamage - a.meanDamage)[0]
  if (best === undefined) return []
  return seen.flatMap(({ unit: target, distanceCm }): EnemyChoice[] => {
    const measured = { cm: distanceCm, ground: [], contacts: [target] }
    const order: BattleCommandOf<'move'> = {
      type: 'move',
      by: unit.side,
      unit: unit.id,
      said: measured,
      charge: target,
    }
    const isReached = isCommandPossible(
      transaction,
      (trial) => executeMove(trial, order),
      (trial) =>
        trial.battle.due.some(({ ask, unit: charger }) => ask === 'charge-fight' && charger === unit.id) &&
        canFight(trial, unit, target),
    )
    return isReached ? [{ target, ...best, order, asksMore: false }] : []
  })
}

/** Lists powers that would have an effect now, on the nearest legal target (P28-AI-7). */
function powersAt(transaction: Transaction, unit: CharacterOrSquadUnit, seen: readonly Sighting[]): EnemyChoice[] {
  return listKnownPowers(transaction.rules, unit).flatMap((power): EnemyChoice[] => {
    for (const { unit: target, distanceCm } of sightingsFor(transaction, unit, { power, seen })) {
      const order = power.command(getUnit(transaction, target), { distanceCm })
      const asksMore = power.hooks.at === 'anywhere' || getUnit(transaction, target).kind === 'vehicle'
      if (isWorth(transaction, order)) return [{ target, name: power.row.name, meanDamage: 0, order, asksMore }]
    }
    return []
  })
}

/**
 * The candidates for a power: the unit itself for powers on itself or a friend, otherwise the units seen, nearest
 * first.
 */
function sightingsFor(
  { battle }: Transaction,
  { id, side }: CharacterOrSquadUnit,
  { power, seen }: { readonly power: KnownPower; readonly seen: readonly Sighting[] },
): readonly Sighting[] {
  const self = { unit: id, distanceCm: 0 }
  if (power.hooks.at === 'self') return [self]
  if (!isPowerForFriends(power)) return seen.toSorted((a, b) => a.distanceCm - b.distanceCm)
  if (power.hooks.at !== 'anywhere' && power.hooks.at !== 'seen') return [self]
  return [
    self,
    ...battle.units.filter((unit) => unit.side === side && unit.id !== id).map((unit) => ({ ...self, unit: unit.id })),
  ]
}

function isWorth(transaction: Transaction, order: PowerCommand): boolean {
  const before = transaction.battle
  return isCommandPossible(
    transaction,
    (trial) => (order.type === 'cast' ? castPower(trial, order) : useAbility(trial, order)),
    (trial) => hasPowerEffect(before, trial.events),
  )
}

/** Lists unloaded weapons that have ammunition and a target in range (P28-AI-5). */
function reloadsFor(transaction: Transaction, unit: CharacterOrSquadUnit, seen: readonly Sighting[]): EnemyChoice[] {
  return listFightingModels(unit).flatMap(({ id: model, empty }) =>
    empty.flatMap((weapon): EnemyChoice[] => {
      const order: BattleCommandOf<'reload'> = { type: 'reload', by: unit.side, unit: unit.id, model, weapon }
      const isUseful = isCommandPossible(
        transaction,
        (trial) => reloadWeapon(trial, order),
        (trial) => isLoadedShot(trial, { unit: unit.id, weapon, seen }),
      )
      const name = transaction.rules.tables.weapons[weapon]?.name ?? weapon
      return isUseful ? [{ target: unit.id, name, meanDamage: 0, order, asksMore: false }] : []
    }),
  )
}

/** Whether a weapon has a target in range once it is loaded. Grants an action for the shot, which may come next turn. */
function isLoadedShot(
  trial: Transaction,
  { unit: id, weapon, seen }: { readonly unit: string; readonly weapon: string; readonly seen: readonly Sighting[] },
): boolean {
  const units = trial.battle.units.map((battleUnit): BattleUnit =>
    battleUnit.id === id ? { ...battleUnit, turn: { ...battleUnit.turn, actions: 1 } } : battleUnit,
  )
  const ready = readOnly({ ...trial.battle, units })
  const unit = getUnit(ready, id)
  return (
    unit.kind !== 'vehicle' &&
    shotsAt(ready, unit, seen).some(
      ({ order }) => order.type === 'shoot' && order.strikes.some((strike) => strike.weapon === weapon),
    )
  )
}
