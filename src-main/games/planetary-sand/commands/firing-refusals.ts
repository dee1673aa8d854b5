import { type Decision, refuse } from '#main/games/kit/game.ts'
import type { Battle, Listing } from '#shared/games/planetary-sand/battle.ts'
import { getWeaponRow, WEAPONS, type WeaponId } from '#shared/games/planetary-sand/tables/weapons.ts'
import { findFigure, findOpening, findPiece, isAble, isInMelee } from '../find.ts'
import { isVolleyRolled, listVolleyShots } from '../fire/declared-shots.ts'
import { countShots } from '../fire/shooter.ts'
import { isAboard } from '../map/line-of-fire.ts'
import { findAllowedTargets } from '../robots/command-range.ts'
import { findPhaseRefusal } from './action-refusals.ts'

type No = Decision<never> | null

/** A shooter with its weapon. */
interface Firing {
  readonly by: string
  readonly shooter: string
  readonly weapon: WeaponId
}

/** The entry of the firing list for this shooter and weapon. */
function listingFor({ lists }: Battle, { by, shooter, weapon }: Firing): Listing | undefined {
  return lists[by]?.find((listing) => listing.shooter === shooter && listing.weapon === weapon)
}

/** Refuses a shooter that cannot fire now or has already fired; otherwise null (SAND-HIT-4, SAND-GUN-2). */
export function findFiringRefusal(battle: Battle, firing: Firing, target: string | null): No {
  const refusal = findPhaseRefusal(battle, firing.by, 'fire')
  if (refusal) return refusal
  if (battle.ready.includes(firing.by)) return refuse('ready', `${firing.by} has ended its fire.`, 'SAND-TURN-1')
  if (isVolleyRolled(battle))
    return refuse('rolled', 'The dice of this volley are thrown: say who lies under the blasts.', 'SAND-TURN-1')
  const listing = listingFor(battle, firing)
  const { shooter } = firing
  if (!listing)
    return refuse(
      'not-listed',
      `${shooter} is not listed with ${WEAPONS[firing.weapon].title.toLowerCase()}.`,
      'SAND-HIT-4',
    )
  const own = listVolleyShots(battle).filter((volleyShot) => volleyShot.shooter === shooter)
  const [first] = own
  const most = countShots(battle, listing)
  if (first && own.length >= most) return refuse('has-fired', `${shooter} has fired: ${most} a turn.`, 'SAND-GUN-2')
  const isSplit = getWeaponRow(firing.weapon).shots !== 'one' && first !== undefined && first.target !== target
  return isSplit ? refuse('one-target', `All shots of ${shooter} go at ${first.target}.`, 'SAND-GUN-2') : null
}

/** Refuses an invalid target; otherwise null (SAND-HTH-1, SAND-ROBO-2). */
export function findTargetRefusal(battle: Battle, { by, shooter }: Firing, target: string): No {
  const opening = findOpening(battle, target)
  if (opening)
    return opening.state === 'breached' ? refuse('breached', `${target} is breached already.`, 'SAND-DEF-4') : null
  const piece = findPiece(battle, target)
  const isThere = piece && (isAble(piece) || ('status' in piece && piece.status === 'returning'))
  if (!isThere) return refuse('no-such-target', `There is no ${target} to fire at.`)
  if (piece.side === by) return refuse('own-side', `${target} is of your own side.`)
  if (isAboard(battle, target)) return refuse('aboard', `${target} is aboard ${piece.inside}: fire at that.`)
  if (isInMelee(battle, target)) return refuse('in-melee', `${target} is in hand to hand.`, 'SAND-HTH-1')
  const gunner = findFigure(battle, shooter)
  const only = gunner && findAllowedTargets(battle, gunner)
  return only === null || only.includes(piece.unit)
    ? null
    : refuse(
        'ordered-otherwise',
        `${shooter} fires at ${only.join(' or ') || 'nobody who has not fired at it'} alone.`,
        'SAND-ROBO-2',
      )
}
