import type { BattleView } from '#shared/games/space-planes/battle.ts'
import { type Face, FACES, type Pose } from '#shared/games/space-planes/model.ts'
import { listCubes } from '#shared/games/space-planes/sides.ts'
import { getBoxCorners } from '#shared/kit/boxes.ts'
import { getPolygonGap } from '#shared/kit/distances.ts'

/** Lists the plane numbers that no ship shows yet (SP-SETUP-4). */
export function listFreePlanes(battle: Pick<BattleView, 'ships' | 'companion'>): readonly Face[] {
  return FACES.filter((face) => !listCubes(battle).some(({ plane }) => plane === face))
}

/**
 * Initial pose of the next ship: the centre, or next to a placed ship where there is room, starting with the one
 * placed last (SP-SETUP-3).
 */
export function getStartPose({ ships, settings }: Pick<BattleView, 'ships' | 'settings'>): Pose {
  const { areaMm, cardLongMm, cubeMm } = settings
  const [width, height] = areaMm
  const middle = { x: Math.round(width / 2), y: Math.round(height / 2), heading: 0 }
  const away = 1.5 * cardLongMm + cubeMm
  const beside = ships.toReversed().flatMap(({ x, y }) =>
    AROUND.map(([across, up]) => ({
      x: Number((x + across * away).toFixed(1)),
      y: Number((y + up * away).toFixed(1)),
      heading: 0,
    })),
  )
  const others = ships.map((ship) => squareOf(ship, cubeMm))
  const isFree = (pose: Pose): boolean =>
    pose.x >= cubeMm &&
    pose.x <= width - cubeMm &&
    pose.y >= cubeMm &&
    pose.y <= height - cubeMm &&
    others.every((candidate) => getPolygonGap(candidate, squareOf(pose, cubeMm)) > cardLongMm)
  return beside.find(isFree) ?? beside[0] ?? middle
}

const squareOf = (pose: Pose, mm: number) => getBoxCorners({ ...pose, length: mm, width: mm })
/** Unit vectors in twelve directions, right and left first. */
const AROUND = [0, 6, 3, 9, 1, 5, 7, 11, 2, 4, 8, 10].map((hour) => {
  const angle = (hour * Math.PI) / 6
  return [Math.cos(angle), Math.sin(angle)] as const
})

const SHIFTS: Readonly<Record<string, Pose>> = {
  ArrowUp: { x: 0, y: 1, heading: 0 },
  ArrowDown: { x: 0, y: -1, heading: 0 },
  ArrowLeft: { x: -1, y: 0, heading: 0 },
  ArrowRight: { x: 1, y: 0, heading: 0 },
  '[': { x: 0, y: 0, heading: 5 },
  ']': { x: 0, y: 0, heading: -5 },
}

interface Nudge {
  /** Moves by ten millimetres instead of one. */
  readonly isFar: boolean
  /** Whether ships are aligned with the table and rotate by 90° (SP-SETUP-5). */
  readonly isSquare: boolean
}

/** Moves or rotates a pose by a key, farther with Shift. */
export function nudgePose(pose: Pose, key: string, { isFar, isSquare }: Nudge): Pose {
  const { x, y, heading } = SHIFTS[key] ?? { x: 0, y: 0, heading: 0 }
  const far = isFar ? 10 : 1
  const tenths = (value: number) => Number(value.toFixed(1))
  return {
    x: tenths(pose.x + x * far),
    y: tenths(pose.y + y * far),
    heading: (((pose.heading + (isSquare ? Math.sign(heading) * 90 : heading)) % 360) + 360) % 360,
  }
}

/** Shortens the problem of a position to fit beside the ship. Null if there is none. */
export function formatProblemNote(problem: string | null): string | null {
  return problem?.replace(/^It stands /, '').replace(/: .*$|\.$/, '') ?? null
}
