import type { Dice } from '#main/games/kit/dice.ts'
import { type Decision, refuse } from '#main/games/kit/game.ts'
import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle, DriftId } from '#shared/games/planetary-sand/battle.ts'
import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import { getWeaponRow, WEAPONS } from '#shared/games/planetary-sand/tables/weapons.ts'
import type { Point } from '#shared/kit/convex.ts'
import { resolveBlastHits } from '../blast/blast-hits.ts'
import { computeLandingPoint, rollDrift, getTemplateWidth } from '../blast/drift.ts'
import { listLyingUnder } from '../blast/lying-under.ts'
import { findBandAt, roundR, toR } from '../distance/cords.ts'
import { findPiece } from '../find.ts'
import { isDeclareFirst } from '../fire/declared-shots.ts'
import { findMuzzle } from '../map/line-of-fire.ts'
import { measureOrUseInput } from '../map/positions.ts'
import { findFiringRefusal, findTargetRefusal } from './firing-refusals.ts'

/**
 * Declares indirect fire at a unit or a point. Before rules 3 its dice are rolled at once (SAND-TURN-1, SAND-MSL-3).
 */
export function launch(battle: Battle, command: CommandOf<'launch'>, dice: Dice): Decision<BattleEvent> {
  const { aim } = command
  const target = 'at' in aim ? aim.at : null
  const refusal =
    findFiringRefusal(battle, command, target) ??
    (target === null ? null : findTargetRefusal(battle, command, target)) ??
    refuseReach(battle, command)
  if (refusal) return refusal
  if (isDeclareFirst(battle)) return { ok: true, events: [{ type: 'declared', shot: command }] }
  const drift = rollLaunchDrift(battle, command, dice)
  return { ok: true, events: [landMissile(battle, command, { drift, dice })] }
}

/** Rolls the wild die and the cup die of a launch. Null if the missile is lost in space (SAND-MSL-4, SAND-CUP-1). */
export function rollLaunchDrift(battle: Battle, { weapon }: CommandOf<'launch'>, dice: Dice): DriftId | null {
  return rollDrift(getWeaponRow(weapon), battle.settings, dice)
}

/** Lands a missile. On a map, coins are tossed for all that lies under its template (SAND-CUP-2, SAND-CUP-3). */
export function landMissile(
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

/** Refuses a point out of range. Indirect fire needs no line of sight and has no minimum range (SAND-MSL-3). */
function refuseReach(
  battle: Battle,
  { shooter, weapon, aim, distance: said }: CommandOf<'launch'>,
): Decision<never> | null {
  const { blast, range } = getWeaponRow(weapon)
  if (!blast) return refuse('no-blast', `${WEAPONS[weapon].title} is no explosive: shoot with it.`, 'SAND-GUN-4')
  const distance =
    'at' in aim ? measureOrUseInput(battle, said, [shooter, aim.at]) : distanceToAim(battle, shooter, aim, said)
  if (distance === null) return refuse('say-distance', 'Say how far it is.', 'SAND-KIT-1')
  return findBandAt(distance, range[battle.air]) === null
    ? refuse(
        'out-of-range',
        `It is R${distance} away: ${WEAPONS[weapon].title.toLowerCase()} reaches R${range[battle.air]}.`,
        'SAND-MSL-3',
      )
    : null
}

function distanceToAim(
  battle: Battle,
  shooter: string,
  aim: Point,
  said: CommandOf<'launch'>['distance'],
): number | null {
  const { unitMm } = battle.settings
  const muzzle = findMuzzle(battle, shooter)
  if (muzzle) return roundR(Math.hypot(aim.x - muzzle.x, aim.y - muzzle.y) / unitMm)
  return said && roundR(toR(said, unitMm))
}

/** The centre of the template on the map, or null without a map (SAND-CUP-2). */
function centreOf(battle: Battle, { shooter, weapon, aim }: CommandOf<'launch'>, drift: DriftId): Point | null {
  const muzzle = findMuzzle(battle, shooter)
  const point = 'at' in aim ? findMuzzle(battle, aim.at) : { x: aim.x, y: aim.y }
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
  return resolveBlastHits(listLyingUnder(battle, { centre, radiusMm }), blast.damage, {
    settings: battle.settings,
    dice,
  })
}
