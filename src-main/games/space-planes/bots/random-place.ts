import type { Dice } from '#main/games/kit/dice.ts'
import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { CommandOf } from '#shared/games/space-planes/commands.ts'
import { FACES, type Face, type Pose } from '#shared/games/space-planes/model.ts'
import { normalizePose } from '../footprint.ts'
import { findShipOnPlane } from '../manoeuvre-parts/plane.ts'
import { findPlacingProblem } from '../placing.ts'

/** Number of random places tried before a systematic search. */
const TRIES = 200
/** Grid step of the systematic search, in millimetres. */
const STEP_MM = 4

/**
 * Chooses a random legal place for the next ship, with any face up, or leaves it out if there is none (SP-SETUP-2 to
 * SP-SETUP-7).
 */
export function chooseRandomPlace(battle: Battle, whims: Dice): CommandOf<'place'> | CommandOf<'leave-out'> {
  const by = battle.active
  const planes = FACES.filter((plane) => findShipOnPlane(plane, battle, null) === null)
  const plane = planes[whims.die(Math.max(1, planes.length)) - 1]
  const pose = plane === undefined ? null : freePose(battle, plane, whims)
  if (plane === undefined || pose === null) return { type: 'leave-out', by }
  const face = FACES[whims.die(FACES.length) - 1] ?? 1
  return { type: 'place', by, ...pose, face, plane }
}

function freePose(battle: Battle, plane: Face, whims: Dice): Pose | null {
  const { areaMm, headings } = battle.settings
  const isFree = (pose: Pose) => findPlacingProblem(battle, pose, plane) === null
  for (let look = 0; look < TRIES; look += 1) {
    const heading = headings === 'square' ? 90 * (whims.die(4) - 1) : whims.die(360) - 1
    const pose = normalizePose({ ...spotIn(battle, whims), heading })
    if (isFree(pose)) return pose
  }
  const [columns, rows] = areaMm.map((mm) => Math.floor(mm / STEP_MM))
  for (let row = 0; row <= (rows ?? 0); row += 1)
    for (let column = 0; column <= (columns ?? 0); column += 1) {
      const pose = { x: column * STEP_MM, y: row * STEP_MM, heading: 0 }
      if (isFree(pose)) return pose
    }
  return null
}

/** A random point for the first ship; for the others, a point at about a legal distance from another ship. */
function spotIn({ ships, settings }: Battle, whims: Dice): Pick<Pose, 'x' | 'y'> {
  const { areaMm, cardLongMm, cubeMm } = settings
  const near = ships.length === 0 ? undefined : ships[whims.die(ships.length) - 1]
  if (!near) return { x: whims.die(Math.floor(areaMm[0])), y: whims.die(Math.floor(areaMm[1])) }
  const angle = (whims.die(360) * Math.PI) / 180
  const mm = cardLongMm + whims.die(Math.ceil(cardLongMm + 2 * cubeMm))
  return { x: near.x + mm * Math.cos(angle), y: near.y + mm * Math.sin(angle) }
}
