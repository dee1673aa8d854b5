import type { BattleView } from '#shared/games/space-planes/battle.ts'
import type { Ship } from '#shared/games/space-planes/model.ts'
import { getNextShipIndexInSeat } from '#shared/games/space-planes/sides.ts'
import type { BoardMark } from '#shared/match/protocol.ts'
import { formatMm } from '../format-battle.ts'
import type { ReorientStep } from '../reorient/reorient-steps.ts'
import { listShipMarks, type ShipMark } from './ship-marks.ts'
import { findShip, placeRulerCard } from './table-geometry.ts'
import type { DrawnArcs, DrawnGhost, DrawnLine, TableScene } from './table-scene.ts'

/** What is prepared on the table, besides the marks of its preview. */
interface Prepared {
  readonly marks: readonly BoardMark[]
  /** Ships in focus, and the target. */
  readonly chosen: readonly string[]
  readonly arcs: DrawnArcs | null
}

/** Scene of a battle with the marks of what is prepared. */
export function buildTableScene(battle: BattleView, { marks, chosen, arcs }: Prepared): TableScene {
  const isPlacing = battle.phase === 'placing'
  const shipMarks = listShipMarks(marks)
  const last = shipMarks.find(({ pose }) => pose.role === 'chosen')
  const step = last?.pose.step ?? null
  const sweep = marks.flatMap((mark) => (mark.kind === 'area' ? mark.outline : []))
  return {
    ships: battle.ships.map((ship) => ({ ...ship, isChosen: chosen.includes(ship.id) })),
    ghosts: shipMarks.map((mark, index) => buildGhost(battle, mark, { index, sweep })),
    lines: buildLines(marks),
    arcs,
    card:
      last && step
        ? placeRulerCard(step.from, { ...last.at, heading: last.pose.heading }, step.part, battle.settings)
        : null,
    ...(isPlacing && { rings: battle.ships }),
  }
}

/** Scene of one step of a reorientation: the moved ship and its previous position. */
export function buildReorientStepScene({ ship: id, from, ships }: ReorientStep): TableScene {
  const ship = findShip(ships, id)
  const path: DrawnLine[] = ship ? [{ key: 'path', from, to: ship, kind: 'path', label: null }] : []
  return {
    ships: ships.map((drawn) => ({ ...drawn, isChosen: drawn.id === id, isFaint: drawn.id !== id })),
    ghosts: [{ key: 'from', ship: from, sweep: [], isStopped: false, isChosen: false, isQuiet: true, fills: null }],
    lines: path,
  }
}

function buildGhost(
  battle: BattleView,
  { id, at, pose }: ShipMark,
  { index, sweep }: { readonly index: number; readonly sweep: DrawnGhost['sweep'] },
): DrawnGhost {
  const { role, isStopped, note, fills, heading, face, twist, plane } = pose
  const isChosen = role === 'chosen'
  return {
    key: `${role} ${index}`,
    ship: { ...identifyShip(battle, id), ...at, heading, face, twist, plane },
    sweep: isChosen ? sweep : [],
    isStopped,
    isChosen,
    isQuiet: role === 'other',
    note,
    fills,
  }
}

/** Id, owner and cube of a ship on the table, or of the next one to be placed. */
function identifyShip(battle: BattleView, id: string): Pick<Ship, 'id' | 'owner' | 'cube'> {
  const ship = findShip(battle.ships, id)
  if (ship === null) return { id, owner: battle.active, cube: getNextShipIndexInSeat(battle) }
  return { id, owner: ship.owner, ...(ship.cube !== undefined && { cube: ship.cube }) }
}

/** Lines of fire with their lengths. Beside the line of a shot in hand the others have no label, which would overlap it. */
function buildLines(marks: readonly BoardMark[]): DrawnLine[] {
  const lines = marks.filter((mark) => mark.kind === 'line')
  const isAimed = lines.some(({ isMain }) => isMain)
  return lines.map(({ from, to, label, isMain }, index) => ({
    key: `line ${index}`,
    from,
    to,
    kind: label === 'red' ? 'red' : 'blue',
    label: isMain || !isAimed ? `${label} ${formatMm(Math.hypot(to.x - from.x, to.y - from.y))}` : null,
  }))
}
