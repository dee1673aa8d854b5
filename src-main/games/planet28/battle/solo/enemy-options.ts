import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { Sighting } from '#shared/games/planet28/battle/said.ts'
import type { BattleUnit, PeopleUnit } from '#shared/games/planet28/battle/units.ts'
import { meanOf, oddsOf } from '#shared/games/planet28/dice-odds.ts'
import { rangedAtHand, weaponsAtHand } from '../at-hand.ts'
import { canFight } from '../can-fight.ts'
import { reload } from '../commands/gear.ts'
import { move } from '../commands/move.ts'
import { cast, useAbility } from '../commands/powers.ts'
import { shoot } from '../commands/shoot.ts'
import { fighting, ofShape } from '../effects-in-force.ts'
import { type Scene, unitIn } from '../scene.ts'
import { type EnemyOption, frontOf, sightOf } from './enemy-option.ts'
import { hullCharges, hullReloads, hullShots } from './hull-options.ts'
import { hasEffect, isForFriends, type KnownPower, listKnownPowers, type PowerOrder } from './known-powers.ts'
import { isPossible } from './try-out.ts'

/** What an enemy of the list could do to those whom it sees (P28-AI-2, P28-AI-5, P28-AI-7). */
export interface EnemyOptions {
  readonly shots: readonly EnemyOption[]
  readonly charges: readonly EnemyOption[]
  readonly powers: readonly EnemyOption[]
  /** Reloads after which a shot could be made. */
  readonly reloads: readonly EnemyOption[]
}

/** Works out from distances, weapons and Speed what an enemy could do now. */
export function listOptions(scene: Scene, id: string, seen: readonly Sighting[]): EnemyOptions {
  const unit = unitIn(scene, id)
  if (unit.kind === 'vehicle') {
    const [shots, charges] = [hullShots(scene, unit, seen), hullCharges(scene, unit, seen)]
    return { shots, charges, powers: [], reloads: shots.length > 0 ? [] : hullReloads(scene, unit, seen) }
  }
  return {
    shots: shotsAt(scene, unit, seen),
    charges: chargesAt(scene, unit, seen),
    powers: powersAt(scene, unit, seen),
    reloads: reloadsFor(scene, unit, seen),
  }
}

/** Shots that could be made: in range, loaded, and at nobody whom anything bars (P28-SHOOT-1, P28-WEAP-3). */
function shotsAt(scene: Scene, unit: PeopleUnit, seen: readonly Sighting[]): EnemyOption[] {
  return rangedAtHand(scene, unit).flatMap(({ id, row, effects, models }) => {
    const isBlast = ofShape(effects, 'splash').length > 0 || ofShape(effects, 'marker').length > 0
    const isMarked = ofShape(effects, 'marker').length > 0
    const loaded = models.filter(({ empty }) => !empty.includes(id))
    const strikes = loaded.map(({ id: model }) => ({ model, weapon: id }))
    if (strikes.length === 0) return []
    return seen.flatMap((sighting): EnemyOption[] => {
      const { guessCm, ...said } = sightOf(sighting)
      const order: BattleCommandOf<'shoot'> = {
        type: 'shoot',
        by: unit.side,
        unit: unit.id,
        target: sighting.unit,
        strikes,
        said: isMarked ? { ...said, guessCm } : said,
        ...frontOf(scene, sighting.unit),
      }
      const meanDamage = meanOf(oddsOf(row.damage))
      const asksMore = isBlast || unitIn(scene, sighting.unit).kind === 'vehicle'
      return isPossible(scene, (trial) => shoot(trial, order))
        ? [{ target: sighting.unit, name: row.name, meanDamage, order, asksMore }]
        : []
    })
  })
}

/** Charges whose Move reaches contact, and whose free fight may be made (P28-AI-5, P28-CHRG-1). */
function chargesAt(scene: Scene, unit: PeopleUnit, seen: readonly Sighting[]): EnemyOption[] {
  const melee = weaponsAtHand(scene, unit, 'melee').map(({ name, row }) => ({
    name,
    meanDamage: meanOf(oddsOf(row.damage)),
  }))
  const best = melee.toSorted((one, other) => other.meanDamage - one.meanDamage)[0]
  if (best === undefined) return []
  return seen.flatMap(({ unit: target, distanceCm }): EnemyOption[] => {
    const said = { cm: distanceCm, ground: [], contacts: [target] }
    const order: BattleCommandOf<'move'> = { type: 'move', by: unit.side, unit: unit.id, said, charge: target }
    const isReached = isPossible(
      scene,
      (trial) => move(trial, order),
      (trial) =>
        trial.battle.due.some(({ ask, unit: charger }) => ask === 'charge-fight' && charger === unit.id) &&
        canFight(trial, unit, target),
    )
    return isReached ? [{ target, ...best, order, asksMore: false }] : []
  })
}

/** Powers that would have an effect now, on the nearest that they may be used on (P28-AI-7). */
function powersAt(scene: Scene, unit: PeopleUnit, seen: readonly Sighting[]): EnemyOption[] {
  return listKnownPowers(scene.rules, unit).flatMap((power): EnemyOption[] => {
    for (const { unit: target, distanceCm } of sightingsFor(scene, unit, { power, seen })) {
      const order = power.command(unitIn(scene, target), { distanceCm })
      const asksMore = power.hooks.at === 'anywhere' || unitIn(scene, target).kind === 'vehicle'
      if (isWorth(scene, order)) return [{ target, name: power.row.name, meanDamage: 0, order, asksMore }]
    }
    return []
  })
}

/** Itself for what it uses on itself or a friend, else those whom it sees, the nearest first. */
function sightingsFor(
  { battle }: Scene,
  { id, side }: PeopleUnit,
  { power, seen }: { readonly power: KnownPower; readonly seen: readonly Sighting[] },
): readonly Sighting[] {
  const self = { unit: id, distanceCm: 0 }
  if (power.hooks.at === 'self') return [self]
  if (!isForFriends(power)) return seen.toSorted((one, other) => one.distanceCm - other.distanceCm)
  if (power.hooks.at !== 'anywhere' && power.hooks.at !== 'seen') return [self]
  return [
    self,
    ...battle.units.filter((one) => one.side === side && one.id !== id).map((one) => ({ ...self, unit: one.id })),
  ]
}

function isWorth(scene: Scene, order: PowerOrder): boolean {
  const before = scene.battle
  return isPossible(
    scene,
    (trial) => (order.type === 'cast' ? cast(trial, order) : useAbility(trial, order)),
    (trial) => hasEffect(before, trial.events),
  )
}

/** Unloaded weapons that have ammunition and a target in range (P28-AI-5). */
function reloadsFor(scene: Scene, unit: PeopleUnit, seen: readonly Sighting[]): EnemyOption[] {
  return fighting(unit).flatMap(({ id: model, empty }) =>
    empty.flatMap((weapon): EnemyOption[] => {
      const order: BattleCommandOf<'reload'> = { type: 'reload', by: unit.side, unit: unit.id, model, weapon }
      const isUseful = isPossible(
        scene,
        (trial) => reload(trial, order),
        (trial) => isLoadedShot(trial, { unit: unit.id, weapon, seen }),
      )
      const name = scene.rules.tables.weapons[weapon]?.name ?? weapon
      return isUseful ? [{ target: unit.id, name, meanDamage: 0, order, asksMore: false }] : []
    }),
  )
}

/** Whether a weapon has a target in range once it is loaded. Grants an action for the shot, which may come next turn. */
function isLoadedShot(
  trial: Scene,
  { unit: id, weapon, seen }: { readonly unit: string; readonly weapon: string; readonly seen: readonly Sighting[] },
): boolean {
  const units = trial.battle.units.map((one) => (one.id === id ? { ...one, turn: { ...one.turn, actions: 1 } } : one))
  const ready = { ...trial, battle: { ...trial.battle, units: units as readonly BattleUnit[] } }
  const unit = unitIn(ready, id)
  return (
    unit.kind !== 'vehicle' &&
    shotsAt(ready, unit, seen).some(
      ({ order }) => order.type === 'shoot' && order.strikes.some((strike) => strike.weapon === weapon),
    )
  )
}
