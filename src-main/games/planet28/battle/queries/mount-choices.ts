import type { CharacterOrSquadUnit, VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import { listUsableRangedWeapons } from '../damage/usable-weapons.ts'
import type { WeaponInUse } from '../damage/weapons.ts'
import { listUnitEffects, filterEffectsByShape } from '../effects-in-force.ts'
import { listPassengers } from '../vehicles/aboard.ts'
import { getMaxMountsLoadedPerAction } from '../vehicles/commands/fire.ts'
import { needsReloadAfterShot, type Mount, listWorkingMounts } from '../vehicles/mounts.ts'
import { countCrew } from '../vehicles/sections.ts'
import { listEnemyIds, DEFAULT_SHOT_INPUT, listShotInputNames, listTargetInputNames } from './attack-choices.ts'
import type { BattleWithRules, ChoiceDraft } from './build-choice.ts'

/** Lists mounts that could fire: loaded, and with a round left (P28-WEAP-3, P28-WR-reload). */
export function listReadyMounts({ rules }: BattleWithRules, unit: VehicleUnit): Mount[] {
  return listWorkingMounts(unit, rules).filter(
    ({ section, weapon }) =>
      (section.isLoaded || !needsReloadAfterShot(weapon)) &&
      (weapon.row.ammo === null || unit.stock.includes(weapon.row.ammo)),
  )
}

/**
 * Lists choices to fire: one shot per mount, one more for each Gunner aboard, and those of passengers through
 * loopholes. Shots fired together are one command (P28-VEH-SHOOT-1, P28-TR-gunner, P28-VTR-loopholes).
 */
export function listFireChoices(desk: BattleWithRules, unit: VehicleUnit): ChoiceDraft[] {
  const mounts = listWorkingMounts(unit, desk.rules)
  const aboard = listPassengers(desk.battle, unit.id)
  const gunners = aboard.filter(
    (peopleUnit) => filterEffectsByShape(listUnitEffects(peopleUnit, desk.rules), 'mans-gun').length > 0,
  )
  const byMount = ({ section: { cell }, weapon }: Mount, gunner: CharacterOrSquadUnit | null): ChoiceDraft => {
    const shot = gunner === null ? { cell } : { cell, passenger: gunner.id }
    const who = gunner === null ? '' : `, ${gunner.name}`
    return fireOffer(desk, unit, { shot, weapon, name: `${weapon.row.name} in ${cell}${who}` })
  }
  return [
    ...mounts.map((mount) => byMount(mount, null)),
    ...gunners.flatMap((gunner) => mounts.map((mount) => byMount(mount, gunner))),
    ...(filterEffectsByShape(listUnitEffects(unit, desk.rules), 'passengers-shoot').length > 0 ? aboard : []).flatMap(
      (passenger) =>
        listUsableRangedWeapons(desk, passenger).flatMap((weapon) =>
          weapon.models.map(({ id: model }) => {
            const isSquad = passenger.kind === 'squad'
            const shot = { passenger: passenger.id, weapon: weapon.id, ...(isSquad && { model }) }
            const who = `${passenger.name}${isSquad ? `, member ${model.slice(model.lastIndexOf('.') + 1)}` : ''}`
            return fireOffer(desk, unit, { shot, weapon, name: `${weapon.row.name} of ${who}` })
          }),
        ),
    ),
  ]
}

interface ShotOffered {
  readonly shot: Readonly<Record<string, string>>
  readonly weapon: Pick<WeaponInUse, 'row' | 'effects'>
  readonly name: string
}

function fireOffer(desk: BattleWithRules, unit: VehicleUnit, { shot, weapon, name }: ShotOffered): ChoiceDraft {
  const fromCm = weapon.row.minRangeCm ?? 0
  const measured = { distanceCm: fromCm, guessCm: fromCm, isSeen: true, ...DEFAULT_SHOT_INPUT }
  const best = (target: string) => ({ shots: [{ ...shot, target, said: measured, hull: { facing: 'front' } }] })
  const none = { code: 'no-target', message: 'There is nobody to aim this at.', rule: 'P28-SHOOT-1' }
  return {
    id: `fire:${Object.values(shot).join(':')}`,
    label: `Shoot: ${name}`,
    order: { type: 'fire', by: unit.side, unit: unit.id, shots: [{ ...shot, said: DEFAULT_SHOT_INPUT }] },
    actions: 1,
    crew: countCrew(unit, desk.rules),
    facts: listShotInputNames(weapon.effects),
    reach: { cm: weapon.row.rangeCm, fromCm, parts: [] },
    aim: {
      field: 'shots',
      units: listEnemyIds(desk, unit),
      none,
      best,
      facts: (id) => listTargetInputNames(desk, id, 'shoot'),
    },
  }
}

/** Lists choices to load: each unloaded mount individually, and as many as can be loaded at once (P28-VEH-ACT-1). */
export function listLoadChoices(desk: BattleWithRules, unit: VehicleUnit): ChoiceDraft[] {
  const empty = listWorkingMounts(unit, desk.rules).filter(
    ({ section, weapon }) => !section.isLoaded && needsReloadAfterShot(weapon),
  )
  const load = (mounts: readonly Mount[], label: string): ChoiceDraft => {
    const cells = mounts.map(({ section }) => section.cell)
    const order = { type: 'load-mounts', by: unit.side, unit: unit.id, cells } as const
    return { id: `load-mounts:${cells.join(':')}`, label, order, actions: 1 }
  }
  const together = empty.slice(0, getMaxMountsLoadedPerAction(unit, desk.rules))
  return [
    ...(together.length > 1 ? [load(together, `Load: ${together.length} weapons`)] : []),
    ...empty.map((mount) => load([mount], `Load: ${mount.weapon.row.name} in ${mount.section.cell}`)),
  ]
}
