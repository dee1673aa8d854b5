import type { AttackOrder } from '#shared/games/planet28/battle/attack-orders.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { FollowUpAttack } from '#shared/games/planet28/battle/forecasts.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { FACINGS } from '#shared/games/planet28/vehicle-grid.ts'
import { listLoadedWeaponStrikes } from '../damage/usable-weapons.ts'
import { areLocked, type Transaction, getUnit } from '../transaction.ts'
import { getVehicle } from '../vehicles/get-vehicle.ts'
import { getVehicleSize } from '../vehicles/sections.ts'
import { listEnemyIds } from './attack-choices.ts'
import {
  getVehicleHitInput,
  findShotMeasurements,
  replaceVehicleHitInput,
  replaceShotMeasurements,
  replaceTarget,
} from './attack-input.ts'
import { listReadyMounts } from './mount-choices.ts'
import { isFightAttack, getAttackTarget, listFiredWeapons } from './strikes.ts'

/** Height difference from which a shot is modified (P28-SHOOT-4). */
const HEIGHT_CM = 5

/** An attack with one change. */
export interface AttackVariant {
  readonly label: string
  readonly attack: AttackOrder
  readonly battle?: Battle
}

/** Lists variants of position: distance, height, cover, hit side, or a Charge. */
export function listPositionVariants(transaction: Transaction, attack: AttackOrder): AttackVariant[] {
  const own = isFightAttack(attack)
    ? charges(transaction, attack)
    : [...distances(transaction, attack), ...covers(attack), ...moves(transaction, attack)]
  return [...own, ...otherSides(transaction, attack)]
}

/** Variants of distance that bring the target within range (P28-SHOOT-1). */
function distances(transaction: Transaction, attack: AttackOrder): AttackVariant[] {
  const shotSight = findShotMeasurements(attack)
  const row = listFiredWeapons(transaction, attack)[0]?.row
  if (shotSight === null || row === undefined) return []
  const { distanceCm } = shotSight
  const wanted = [
    ...(distanceCm > row.rangeCm ? [row.rangeCm] : []),
    ...(distanceCm < (row.minRangeCm ?? 0) ? [row.minRangeCm ?? 0] : []),
  ]
  return wanted.map((cm) => ({
    label: cm < distanceCm ? `${distanceCm - cm} cm nearer` : `${cm - distanceCm} cm farther`,
    attack: replaceShotMeasurements(attack, { distanceCm: cm }),
  }))
}

/** Variants of cover and height (P28-COVER-1, P28-SHOOT-4, P28-VEH-COVER-1). */
function covers(attack: AttackOrder): AttackVariant[] {
  const shotSight = findShotMeasurements(attack)
  if (shotSight === null) return []
  const { heightCm = 0, cover } = shotSight
  const open = replaceShotMeasurements(attack, { cover: 'none', hiddenMembers: 0 })
  return [
    ...(cover === 'none' ? [] : [{ label: 'Without its cover', attack: open }]),
    ...((getVehicleHitInput(attack).hiddenPercent ?? 0) === 0
      ? []
      : [{ label: 'Without its cover', attack: replaceVehicleHitInput(attack, { hiddenPercent: 0 }) }]),
    ...(heightCm >= HEIGHT_CM
      ? [{ label: 'From its height', attack: replaceShotMeasurements(attack, { heightCm: 0 }) }]
      : []),
    ...(heightCm > -HEIGHT_CM
      ? [{ label: `From ${HEIGHT_CM} cm above it`, attack: replaceShotMeasurements(attack, { heightCm: -HEIGHT_CM }) }]
      : []),
  ]
}

/** Variants of both units' moves. A vehicle's own moves do not count (P28-SHOOT-3, P28-VEH-SHOOT-2). */
function moves(transaction: Transaction, attack: AttackOrder): AttackVariant[] {
  const target = getAttackTarget(attack)
  const own = getUnit(transaction, attack.unit).turn.moves
  const after = { attack, battle: withMoves(transaction, attack.unit, own === 0 ? 1 : 0) }
  return [
    ...(attack.type === 'fire' ? [] : [{ label: own === 0 ? 'After a Move' : 'Without a Move before', ...after }]),
    ...(getUnit(transaction, target).turn.moves === 0
      ? []
      : [{ label: 'Once it stands still', attack, battle: withMoves(transaction, target, 0) }]),
  ]
}

/** Variants of the hit side, for vehicles with sides (P28-VEH-FACE-1). */
function otherSides(transaction: Transaction, attack: AttackOrder): AttackVariant[] {
  const unit = getUnit(transaction, getAttackTarget(attack))
  if (unit.kind !== 'vehicle' || getVehicleSize(unit, transaction.rules) === 'small') return []
  return FACINGS.filter((facing) => facing !== getVehicleHitInput(attack).facing).map((facing) => ({
    label: facing === 'front' || facing === 'rear' ? `At its ${facing}` : `At its ${facing} side`,
    attack: replaceVehicleHitInput(attack, { facing, wishes: [] }),
  }))
}

/** A charge instead of a Fight (P28-CHRG-1). */
function charges({ battle }: Transaction, attack: AttackOrder): AttackVariant[] {
  const [{ unit }, target] = [attack, getAttackTarget(attack)]
  if (battle.due.length > 0 || areLocked(battle, unit, target)) return []
  const due = { ask: 'charge-fight', unit, target, rule: 'P28-CHRG-1' } as const
  return [{ label: 'By a Charge', attack, battle: { ...battle, due: [due] } }]
}

/** Variants with other weapons in hand or in mounts. */
export function listWeaponVariants(transaction: Transaction, attack: AttackOrder): AttackVariant[] {
  if (attack.type === 'fire') return otherMounts(transaction, attack)
  const unit = getUnit(transaction, attack.unit)
  if (unit.kind === 'vehicle' || attack.type === 'vehicle-fight') return []
  const type = attack.type === 'shoot' ? 'ranged' : 'melee'
  return listLoadedWeaponStrikes(transaction, unit)
    .filter(({ row, weapon }) => row.type === type && attack.strikes.every((strike) => strike.weapon !== weapon))
    .map(({ row, strikes }) => ({ label: `With ${row.name}`, attack: { ...attack, strikes: [...strikes] } }))
}

/** Variants with another mount instead of the first; mounts with the same weapon are skipped. */
function otherMounts(transaction: Transaction, attack: BattleCommandOf<'fire'>): AttackVariant[] {
  const [first, ...more] = attack.shots
  const weapons = listFiredWeapons(transaction, attack)
  if (first?.cell === undefined) return []
  const fired = attack.shots.map(({ cell }) => cell)
  return listReadyMounts(transaction, getVehicle(transaction, attack.unit))
    .filter(({ section, weapon }) => !fired.includes(section.cell) && weapon.id !== weapons[0]?.id)
    .map(({ section: { cell }, weapon }) => ({
      label: `With ${weapon.row.name} in ${cell}`,
      attack: { ...attack, shots: [{ ...first, cell }, ...more] },
    }))
}

/** Variants with another attacker of the same side. */
export function listAttackerVariants(
  { battle }: Transaction,
  { unit }: AttackOrder,
  others: readonly FollowUpAttack[],
): AttackVariant[] {
  return others
    .filter((otherAttack) => otherAttack.unit !== unit)
    .map((otherAttack) => {
      const name = battle.units.find(({ id }) => id === otherAttack.unit)?.name ?? otherAttack.unit
      return { label: `Wait for ${name}: ${otherAttack.name}`, attack: otherAttack.attack }
    })
}

/** Variants with another target at the same distance; for vehicles on the same side. */
export function listTargetVariants(transaction: Transaction, attack: AttackOrder): AttackVariant[] {
  const { facing = 'front' } = getVehicleHitInput(attack)
  const isHarmless = attack.type === 'fight' && attack.isHarmless === true
  return listEnemyIds(transaction, getUnit(transaction, attack.unit))
    .filter((id) => id !== getAttackTarget(attack) && (!isHarmless || getUnit(transaction, id).kind === 'character'))
    .map((id) => {
      const target = getUnit(transaction, id)
      const aimed = replaceTarget(attack, id)
      const label = `At ${target.name} instead`
      return { label, attack: target.kind === 'vehicle' ? replaceVehicleHitInput(aimed, { facing }) : aimed }
    })
}

function withMoves({ battle }: Transaction, id: string, count: number): Battle {
  return {
    ...battle,
    units: battle.units.map((unit) => (unit.id === id ? { ...unit, turn: { ...unit.turn, moves: count } } : unit)),
  }
}
