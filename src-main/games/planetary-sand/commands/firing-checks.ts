import { IllegalCommand } from '#main/games/kit/transaction.ts'
import type { Battle, FiringListEntry } from '#shared/games/planetary-sand/battle.ts'
import { getWeaponRow, WEAPONS, type WeaponId } from '#shared/games/planetary-sand/tables/weapons.ts'
import { isVolleyRolled, listVolleyShots } from '../fire/declared-shots.ts'
import { countShotsThisTurn } from '../fire/shooter.ts'
import { isAboard } from '../ground/line-of-fire.ts'
import { findFigure, findOpening, findPiece, isActivePiece, isInMelee } from '../state/find.ts'
import { findAllowedTargetUnits } from '../state/robot-control.ts'
import { requirePhase } from './action-checks.ts'

/** A shooter with its weapon. */
interface Firing {
  readonly by: string
  readonly shooter: string
  readonly weapon: WeaponId
}

/** The entry of the firing list for this shooter and weapon. */
function listingFor({ lists }: Battle, { by, shooter, weapon }: Firing): FiringListEntry | undefined {
  return lists[by]?.find((listing) => listing.shooter === shooter && listing.weapon === weapon)
}

/** Requires a shooter that can fire now and has shots left (SAND-HIT-4, SAND-GUN-2). */
export function requireShooterCanFire(battle: Battle, firing: Firing, target: string | null): void {
  const { by, shooter, weapon } = firing
  requirePhase(battle, by, 'fire')
  if (battle.ready.includes(by)) throw new IllegalCommand('ready', `${by} has ended its fire.`, 'SAND-TURN-1')
  if (isVolleyRolled(battle))
    throw new IllegalCommand(
      'rolled',
      'The dice of this volley are thrown: say who lies under the blasts.',
      'SAND-TURN-1',
    )
  const listing = listingFor(battle, firing)
  if (!listing)
    throw new IllegalCommand(
      'not-listed',
      `${shooter} is not listed with ${WEAPONS[weapon].title.toLowerCase()}.`,
      'SAND-HIT-4',
    )
  const own = listVolleyShots(battle).filter((volleyShot) => volleyShot.shooter === shooter)
  const [first] = own
  const most = countShotsThisTurn(battle, listing)
  if (first && own.length >= most)
    throw new IllegalCommand('has-fired', `${shooter} has fired: ${most} a turn.`, 'SAND-GUN-2')
  if (getWeaponRow(weapon).shots !== 'one' && first !== undefined && first.target !== target)
    throw new IllegalCommand('one-target', `All shots of ${shooter} go at ${first.target}.`, 'SAND-GUN-2')
}

/** Requires a target that the shooter may fire at (SAND-HTH-1, SAND-ROBO-2). */
export function requireAllowedTarget(battle: Battle, { by, shooter }: Firing, target: string): void {
  const opening = findOpening(battle, target)
  if (opening?.state === 'breached')
    throw new IllegalCommand('breached', `${target} is breached already.`, 'SAND-DEF-4')
  if (opening) return
  const piece = findPiece(battle, target)
  const isThere = piece && (isActivePiece(piece) || ('status' in piece && piece.status === 'returning'))
  if (!isThere) throw new IllegalCommand('no-such-target', `There is no ${target} to fire at.`)
  if (piece.side === by) throw new IllegalCommand('own-side', `${target} is of your own side.`)
  if (isAboard(battle, target)) throw new IllegalCommand('aboard', `${target} is aboard ${piece.inside}: fire at that.`)
  if (isInMelee(battle, target)) throw new IllegalCommand('in-melee', `${target} is in hand to hand.`, 'SAND-HTH-1')
  const gunner = findFigure(battle, shooter)
  const allowed = gunner && findAllowedTargetUnits(battle, gunner)
  if (allowed !== null && !allowed.includes(piece.unit))
    throw new IllegalCommand(
      'ordered-otherwise',
      `${shooter} fires at ${allowed.join(' or ') || 'nobody who has not fired at it'} alone.`,
      'SAND-ROBO-2',
    )
}
