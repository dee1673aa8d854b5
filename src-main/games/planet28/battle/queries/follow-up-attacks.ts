import type { AttackOrder } from '#shared/games/planet28/battle/attack-orders.ts'
import type { FollowUpAttack } from '#shared/games/planet28/battle/forecasts.ts'
import { isOnTable } from '#shared/games/planet28/battle/on-table.ts'
import type { BattleUnit, CharacterOrSquadUnit, VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import { listLoadedWeaponStrikes } from '../damage/usable-weapons.ts'
import { listBareHandWeaponIds } from '../damage/weapons.ts'
import { isShaken } from '../vehicles/break-rules.ts'
import { needsReloadAfterShot, type Mount } from '../vehicles/mounts.ts'
import { countCrew } from '../vehicles/sections.ts'
import { getVehicleHitInput, findShotMeasurements } from './attack-input.ts'
import type { BattleWithRules } from './build-choice.ts'
import { listReadyMounts } from './mount-choices.ts'
import { isFightAttack, getAttackTarget } from './strikes.ts'

/**
 * Lists attacks on the same target that could follow this turn, by other units of the side or by the same unit again
 * (P28-TURN-1, P28-SHOOT-1, P28-VEH-SHOOT-1).
 */
export function listFollowUpAttacks(desk: BattleWithRules, first: AttackOrder): FollowUpAttack[] {
  const { units } = desk.battle
  const own = units.find(({ id }) => id === first.unit)
  if (own === undefined) return []
  return units.flatMap((unit) => {
    if (unit.side !== own.side || !canFollow(unit, first)) return []
    return unit.kind === 'vehicle' ? shotsOf(desk, unit, first) : attacksOf(desk, unit, first)
  })
}

function attacksOf(desk: BattleWithRules, unit: CharacterOrSquadUnit, first: AttackOrder): FollowUpAttack[] {
  const bare = isFightAttack(first) ? [] : listBareHandWeaponIds(desk.rules)
  return listLoadedWeaponStrikes(desk, unit)
    .filter(({ weapon }) => !bare.includes(weapon))
    .filter(({ weapon, row }) => unit.id !== first.unit || isGoodAgain(first, { weapon, ammo: row.ammo }))
    .map(({ strikes, weapon, row }): FollowUpAttack => {
      const base = { by: unit.side, unit: unit.id, strikes: [...strikes], ...aimedAs(first) }
      const attack: AttackOrder =
        row.type === 'ranged'
          ? { ...base, type: 'shoot', said: saidFor(first, row.rangeCm) }
          : { ...base, type: 'fight', distanceCm: 0 }
      return { id: `${unit.id}:${weapon}`, unit: unit.id, weapon, name: row.name, rangeCm: row.rangeCm, attack }
    })
}

/**
 * Each loaded weapon of a vehicle with a round left. Weapons already fired by this attack are listed again for the
 * next action.
 */
function shotsOf(desk: BattleWithRules, unit: VehicleUnit, first: AttackOrder): FollowUpAttack[] {
  if (countCrew(unit, desk.rules) === 0) return []
  return listReadyMounts(desk, unit)
    .filter((mount) => !isFiredBy(first, unit, mount) || firesTwice(unit, mount))
    .map(({ section: { cell }, weapon: { id: weapon, row } }): FollowUpAttack => {
      const shots = [{ cell, said: saidFor(first, row.rangeCm), ...aimedAs(first) }]
      const attack: AttackOrder = { type: 'fire', by: unit.side, unit: unit.id, shots }
      const named = { id: `${unit.id}:${cell}`, name: `${row.name} in ${cell}` }
      return { ...named, unit: unit.id, weapon, rangeCm: row.rangeCm, attack }
    })
}

function isFiredBy(first: AttackOrder, { id }: VehicleUnit, { section }: Mount): boolean {
  return first.type === 'fire' && first.unit === id && first.shots.some(({ cell }) => cell === section.cell)
}

/**
 * Whether a weapon can fire again with the next action: without reloading, and with enough rounds (P28-WEAP-3,
 * P28-WR-reload).
 */
function firesTwice({ stock }: VehicleUnit, { weapon }: Mount): boolean {
  const { ammo } = weapon.row
  return !needsReloadAfterShot(weapon) && (ammo === null || stock.filter((piece) => piece === ammo).length > 1)
}

function aimedAs(first: AttackOrder) {
  const hull = getVehicleHitInput(first)
  return { target: getAttackTarget(first), ...(Object.keys(hull).length > 0 && { hull }) }
}

/** Whether a unit has actions left this turn and may use them; for the attacking unit, after this attack. */
function canFollow(unit: BattleUnit, first: AttackOrder): boolean {
  const { turn } = unit
  if (!isOnTable(unit) || !isFree(unit)) return false
  if (unit.id === first.unit) return turn.actions > 1
  return turn.actions > 0 && (!turn.isActivated || turn.isHolding)
}

function isFree(unit: BattleUnit): boolean {
  if (unit.kind === 'vehicle') return !unit.isDerelict && !isShaken(unit)
  return !unit.isBroken && unit.aboard === null && unit.onFace === null
}

/** Whether a second shot by the same unit is possible without the round used by the first (P28-WEAP-3). */
function isGoodAgain(first: AttackOrder, { weapon, ammo }: { weapon: string; ammo: string | null }): boolean {
  if (ammo === null || first.type === 'vehicle-fight' || first.type === 'fire') return true
  return first.strikes.every((strike) => strike.weapon !== weapon)
}

/** The values of the first attack, limited to the range of the weapon. */
function saidFor(first: AttackOrder, rangeCm: number): NonNullable<ReturnType<typeof findShotMeasurements>> {
  const shotSight = findShotMeasurements(first)
  if (shotSight === null) return { distanceCm: rangeCm, isSeen: true, cover: 'none' }
  return { ...shotSight, distanceCm: Math.min(shotSight.distanceCm, rangeCm) }
}
