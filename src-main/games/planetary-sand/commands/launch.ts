import type { Dice } from '#main/games/kit/dice.ts'
import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle, DriftId } from '#shared/games/planetary-sand/battle.ts'
import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import { getWeaponRow, WEAPONS } from '#shared/games/planetary-sand/tables/weapons.ts'
import type { Point } from '#shared/kit/convex.ts'
import { resolveBlastHits } from '../fire/blast-hits.ts'
import { areShotsDeclaredFirst } from '../fire/declared-shots.ts'
import { computeLandingPoint, rollDrift, getTemplateWidth } from '../fire/drift.ts'
import { listTargetsUnderTemplate } from '../fire/under-template.ts'
import { findRangeBandAt, roundR, toR } from '../ground/cords.ts'
import { findMuzzlePoint } from '../ground/line-of-fire.ts'
import { measureOrUseEnteredDistance } from '../ground/positions.ts'
import { findPiece } from '../state/find.ts'
import type { Transaction } from '../state/transaction.ts'
import { requireShooterCanFire, requireAllowedTarget } from './firing-checks.ts'

/**
 * Declares indirect fire at a unit or a point. Before rules 3 its dice are rolled at once (SAND-TURN-1, SAND-MSL-3).
 */
export function declareLaunch(transaction: Transaction, command: CommandOf<'launch'>): void {
  const { state: battle, dice } = transaction
  const { aim } = command
  const target = 'at' in aim ? aim.at : null
  requireShooterCanFire(battle, command, target)
  if (target !== null) requireAllowedTarget(battle, command, target)
  requireRange(transaction, command)
  if (areShotsDeclaredFirst(battle)) {
    transaction.apply({ type: 'declared', shot: command })
    return
  }
  const drift = rollLaunchDrift(battle, command, dice)
  transaction.apply(buildMissileLandingEvent(battle, command, { drift, dice }))
}

/** Rolls the wild die and the cup die of a launch. Null if the missile is lost in space (SAND-MSL-4, SAND-CUP-1). */
export function rollLaunchDrift(battle: Battle, { weapon }: CommandOf<'launch'>, dice: Dice): DriftId | null {
  return rollDrift(getWeaponRow(weapon), battle.settings, dice)
}

/** Lands a missile. On a map, coins are tossed for all that lies under its template (SAND-CUP-2, SAND-CUP-3). */
export function buildMissileLandingEvent(
  battle: Battle,
  command: CommandOf<'launch'>,
  { drift, dice }: { readonly drift: DriftId | null; readonly dice: Dice },
): BattleEvent {
  const { shooter, weapon, aim } = command
  const target = 'at' in aim ? aim.at : null
  const centre = drift && centreOf(battle, command, drift)
  const by = findPiece(battle, shooter)
  const fired = { shooter, side: by?.side ?? '', unit: by?.unit ?? '', weapon, target, drift, centre }
  const hits = drift === null ? [] : centre && hitsAt(battle, command, { centre, dice })
  return { type: 'launched', ...fired, hits }
}

/** Requires a point within range. Indirect fire needs no line of sight and has no minimum range (SAND-MSL-3). */
function requireRange(
  transaction: Transaction,
  { shooter, weapon, aim, distance: measured }: CommandOf<'launch'>,
): void {
  const { state: battle } = transaction
  const { blast, range } = getWeaponRow(weapon)
  if (!blast) transaction.refuse('no-blast', `${WEAPONS[weapon].title} is no explosive: shoot with it.`, 'SAND-GUN-4')
  const distance =
    'at' in aim
      ? measureOrUseEnteredDistance(battle, measured, [shooter, aim.at])
      : distanceToAim(battle, shooter, aim, measured)
  if (distance === null) transaction.refuse('say-distance', 'Say how far it is.', 'SAND-KIT-1')
  if (findRangeBandAt(distance, range[battle.air]) === null)
    transaction.refuse(
      'out-of-range',
      `It is R${distance} away: ${WEAPONS[weapon].title.toLowerCase()} reaches R${range[battle.air]}.`,
      'SAND-MSL-3',
    )
}

function distanceToAim(
  battle: Battle,
  shooter: string,
  aim: Point,
  measured: CommandOf<'launch'>['distance'],
): number | null {
  const { unitMm } = battle.settings
  const muzzle = findMuzzlePoint(battle, shooter)
  if (muzzle) return roundR(Math.hypot(aim.x - muzzle.x, aim.y - muzzle.y) / unitMm)
  return measured && roundR(toR(measured, unitMm))
}

/** The centre of the template on the map, or null without a map (SAND-CUP-2). */
function centreOf(battle: Battle, { shooter, weapon, aim }: CommandOf<'launch'>, drift: DriftId): Point | null {
  const muzzle = findMuzzlePoint(battle, shooter)
  const point = 'at' in aim ? findMuzzlePoint(battle, aim.at) : { x: aim.x, y: aim.y }
  const { blast } = getWeaponRow(weapon)
  return (
    muzzle &&
    point &&
    blast &&
    computeLandingPoint(muzzle, point, { drift, widthMm: getTemplateWidth(blast.template, battle.settings) })
  )
}

function hitsAt(battle: Battle, { weapon }: CommandOf<'launch'>, { centre, dice }: { centre: Point; dice: Dice }) {
  const { blast } = getWeaponRow(weapon)
  if (!blast) return []
  const radiusMm = getTemplateWidth(blast.template, battle.settings) / 2
  return resolveBlastHits(listTargetsUnderTemplate(battle, { centre, radiusMm }), blast.damage, {
    settings: battle.settings,
    dice,
  })
}
