import type { DeclaredAttack } from '#shared/games/planet28/battle/attack-orders.ts'
import type { BattleUnit, SectionInPlay, VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import type { Cell } from '#shared/games/planet28/vehicle-grid.ts'
import { filterEffectsByShape, listUnitEffects } from '../effects-in-force.ts'
import { isSoloEnemy } from '../solo/solo-enemy.ts'
import type { Transaction } from '../transaction.ts'
import type { VehicleHitLocation } from './hit-on-vehicle.ts'
import { listHittableSections } from './spread-damage.ts'

type Context = Pick<Transaction, 'battle' | 'rules'>

interface DeclaredHit {
  readonly target?: string
  readonly hull?: VehicleHitLocation
}

/**
 * The first vehicle of an attack whose owner still has to pick the section that is hit; null if none has. A solo enemy
 * lets its weakest one be hit, and attackers of open-topped vehicles pick themselves (P28-VEH-DMG-2, P28-AI-7,
 * P28-VTR-open-topped).
 */
export function findVehicleAwaitingSectionPick(context: Context, attack: DeclaredAttack): VehicleUnit | null {
  const asked = listHits(attack).flatMap(({ target, hull = {} }) => {
    const unit = context.battle.units.find(({ id }) => id === target)
    if (unit?.kind !== 'vehicle' || hull.wishes !== undefined || !isPickedByOwner(context, unit, attack.by)) return []
    return listSectionsToPick(context, unit, hull).length > 1 ? [unit] : []
  })
  return asked[0] ?? null
}

/** Whether another side than the attacker's picks the section that is hit, and has a choice. */
export function isPickedByOwner(context: Context, unit: BattleUnit, attacker: string): boolean {
  if (unit.side === attacker || isSoloEnemy(context.battle, unit)) return false
  return filterEffectsByShape(listUnitEffects(unit, context.rules), 'attacker-picks').length === 0
}

/** Sections of the attacked side that the owner may pick: damaged ones first (P28-VEH-DMG-2). */
export function listSectionsToPick(
  { rules }: Pick<Context, 'rules'>,
  unit: VehicleUnit,
  { facing }: Pick<VehicleHitLocation, 'facing'>,
): readonly SectionInPlay[] {
  return listHittableSections(unit, facing ?? null, rules)
}

/** The side of a vehicle that an attack hits first. */
export function findHitFacing(attack: DeclaredAttack, vehicle: string): Pick<VehicleHitLocation, 'facing'> {
  const facing = listHits(attack).find(({ target }) => target === vehicle)?.hull?.facing
  return facing === undefined ? {} : { facing }
}

function listHits(attack: DeclaredAttack): readonly DeclaredHit[] {
  return attack.type === 'fire' ? attack.shots : [attack]
}

/** An attack with the sections that the owner of a vehicle picked; an empty list stands for the weakest one. */
export function addPickedSections(attack: DeclaredAttack, vehicle: string, cells: readonly Cell[]): DeclaredAttack {
  const pick = <Hit extends DeclaredHit>(hit: Hit): Hit =>
    hit.target === vehicle ? { ...hit, hull: { ...hit.hull, wishes: [...cells] } } : hit
  return attack.type === 'fire' ? { ...attack, shots: attack.shots.map(pick) } : pick(attack)
}
