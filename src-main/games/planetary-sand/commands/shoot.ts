import type { Dice } from '#main/games/kit/dice.ts'
import { IllegalCommand, tryOrRefuse } from '#main/games/kit/transaction.ts'
import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import { isAtLeastRulesVersion } from '#shared/games/planetary-sand/rules.ts'
import type { PlateId } from '#shared/games/planetary-sand/tables/armour.ts'
import { type RangeBandId, RANGE_BANDS } from '#shared/games/planetary-sand/tables/range-bands.ts'
import { getWeaponRow, WEAPONS } from '#shared/games/planetary-sand/tables/weapons.ts'
import { areShotsDeclaredFirst } from '../fire/declared-shots.ts'
import { type DirectShot, getRangeBandOrRefusal, rollShot } from '../fire/direct-shot.ts'
import { isRepeatShot, isTargetFiring, findShotTarget } from '../fire/shot-target.ts'
import { computeLineOfFire } from '../ground/line-of-fire.ts'
import { measureOrUseEnteredDistance } from '../ground/positions.ts'
import { findPiece } from '../state/find.ts'
import type { Transaction } from '../state/transaction.ts'
import { requireShooterCanFire, requireAllowedTarget } from './firing-checks.ts'

/** The plates that a direct shot can hit (SAND-DEF-3). */
export const STRIKABLE_PLATES: readonly PlateId[] = ['front', 'side', 'rear']

/**
 * Declares a direct shot of the volley. Before rules 3 its dice are rolled at once. All shots take effect
 * simultaneously (SAND-TURN-1, SAND-TURN-3, SAND-HIT-1 to SAND-HIT-6, SAND-MSL-2).
 */
export function declareDirectShot(transaction: Transaction, command: CommandOf<'shoot'>): void {
  const { state: battle, dice } = transaction
  const { target, plate } = command
  requireShooterCanFire(battle, command, target)
  requireAllowedTarget(battle, command, target)
  if (isAtLeastRulesVersion(battle, 2) && plate !== null && !STRIKABLE_PLATES.includes(plate))
    transaction.refuse(
      'no-such-plate',
      'A direct shot strikes front, side or rear: top and bottom are a blast’s.',
      'SAND-DEF-3',
    )
  const aimed = aimInBand(battle, command)
  if (areShotsDeclaredFirst(battle)) transaction.apply({ type: 'declared', shot: command })
  else transaction.apply(rollAimed(battle, command, { ...aimed, dice }))
}

/** A legal shot with its range band (third of the range). */
interface AimedShot {
  readonly shot: DirectShot
  readonly band: RangeBandId
}

/** The shot with its range band. Throws `IllegalCommand` if it is impossible (SAND-MSL-1, SAND-KIT-1, SAND-HIT-4). */
function aimInBand(battle: Battle, command: CommandOf<'shoot'>): AimedShot {
  const { weapon, target } = command
  const shot = buildDirectShot(battle, command)
  const band = getRangeBandOrRefusal(shot)
  if (band === 'no-direct-fire')
    throw new IllegalCommand(band, `${WEAPONS[weapon].title} goes indirectly alone: launch it.`, 'SAND-MSL-1')
  if (band === 'out-of-range')
    throw new IllegalCommand(
      band,
      `${target} is R${shot.distance} away: it reaches R${getWeaponRow(weapon).range[battle.air]}.`,
      'SAND-KIT-1',
    )
  if (band === 'no-target')
    throw new IllegalCommand(band, `${target} is in cover and does not fight: nobody can shoot at it.`, 'SAND-HIT-4')
  return { shot, band }
}

/** Rolls the dice of a declared shot; null if it can no longer be fired. */
export function rollDeclaredShot(battle: Battle, command: CommandOf<'shoot'>, dice: Dice): BattleEvent | null {
  const { result: aimed } = tryOrRefuse(() => aimInBand(battle, command))
  return aimed === null ? null : rollAimed(battle, command, { ...aimed, dice })
}

function rollAimed(
  battle: Battle,
  { shooter, weapon, target }: CommandOf<'shoot'>,
  { shot, band, dice }: AimedShot & { readonly dice: Dice },
): BattleEvent {
  const roll = rollShot(shot, band, { settings: battle.settings, dice })
  const by = findPiece(battle, shooter)
  return { type: 'shot', shooter, side: by?.side ?? '', unit: by?.unit ?? '', weapon, target, roll }
}

/** A shot with its values entered from the table. */
export type ShotInput = Pick<CommandOf<'shoot'>, 'shooter' | 'weapon' | 'target' | 'distance' | 'plate'>

/**
 * Collects everything that decides a shot, from the map if known and otherwise from the table. Throws `IllegalCommand`
 * if it is impossible (SAND-KIT-1, SAND-DEF-3, SAND-HIT-6).
 */
export function buildDirectShot(
  battle: Battle,
  { shooter, weapon, target, distance: measured, plate }: ShotInput,
  measuredR: number | null = null,
): DirectShot {
  const distance = measuredR ?? measureOrUseEnteredDistance(battle, measured, [shooter, target])
  if (distance === null)
    throw new IllegalCommand(
      'say-distance',
      `Say how far it is: ${RANGE_BANDS.close.title.toLowerCase()}, medium or long.`,
      'SAND-KIT-1',
    )
  const struck = findShotTarget(battle, shooter, { target, plate })
  if (!struck)
    throw new IllegalCommand('say-plate', `Say which plate of ${target} is struck: front, side or rear.`, 'SAND-DEF-3')
  const { cover, blockedBy } = computeLineOfFire(battle, shooter, target)
  if (blockedBy !== null) throw new IllegalCommand('no-line', `${blockedBy} is in the line of fire.`, 'SAND-HIT-6')
  return {
    weapon,
    air: battle.air,
    distance,
    target: struck,
    isAgain: isRepeatShot(battle, shooter, target),
    cover,
    isFighting: cover === null || isTargetFiring(battle, target),
  }
}
