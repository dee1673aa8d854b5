import { evolve } from '#main/games/space-planes/evolve.ts'
import { CORNER_STEPS, getFootprint, toTablePoint } from '#main/games/space-planes/footprint.ts'
import { formatEvent } from '#main/games/space-planes/format-event.ts'
import { drawParagraph } from '#main/print/blocks/draw-paragraph.ts'
import { paginate } from '#main/print/pages/paginate.ts'
import { drawTitledSheet, type PrintArea, getPrintArea } from '#main/print/pages/sheet.ts'
import { formatMm, type Pen } from '#main/print/pen.ts'
import type { PrintedSheet } from '#shared/contract/printed-sheet.ts'
import type { Battle, BattleEvent } from '#shared/games/space-planes/battle.ts'
import type { Point } from '#shared/games/space-planes/model.ts'
import { formatSeatName } from '#shared/games/space-planes/sides.ts'
import { formatCount } from '#shared/kit/format.ts'
import type { PrintedBattle, PrintJob } from './sheet.ts'

const PICTURE_MM = 92
const GAP_MM = 6
const LINE_MM = 4.1
const HEAD_MM = 6
/** Height of the page header above the first turn. */
const TITLE_MM = 18
/** Maximum number of lines per turn; further ones are steps of a reorientation, which the picture shows. */
const MOST_LINES = 9

/** One turn: its events, and the state of the table after it. */
interface Told {
  readonly title: string
  readonly lines: readonly string[]
  readonly after: Battle
}

/** Draws the battle turn by turn: the events, and the table after each turn if the positions are known. */
export function drawRecordSheets(job: PrintJob): PrintedSheet[] {
  const { battle } = job
  if (battle === null) return []
  const room = getPrintArea(job.options.paper, false)
  const pages = paginate(turnsOf(battle), heightOf, room.bottom - room.top - TITLE_MM)
  return pages.map((turns, page) =>
    drawTitledSheet(
      job,
      pages.length > 1 ? `${battle.name}, ${page + 1} of ${pages.length}` : battle.name,
      (pen, inside) => {
        let y = inside.top
        for (const turn of turns) {
          drawTurn(pen, turn, { ...inside, top: y })
          y += heightOf(turn)
        }
      },
    ),
  )
}

/** The turns of a battle in order, with the placing of ships as the first. */
function turnsOf({ start, events }: PrintedBattle): Told[] {
  const turns: { battle: Battle; readonly turn: number; readonly by: string; readonly events: BattleEvent[] }[] = []
  let battle = start
  for (const event of events) {
    const last = turns.at(-1)
    const turn = last?.turn === battle.turn ? last : { battle, turn: battle.turn, by: battle.active, events: [] }
    if (turn !== last) turns.push(turn)
    battle = evolve(battle, event)
    turn.events.push(event)
    turn.battle = battle
  }
  return turns.map(({ battle: after, turn, by, events: mine }) => ({
    title: turn === 0 ? 'Ships are placed' : `Turn ${turn}: ${formatSeatName(after, by)}`,
    lines: formatEventLines(mine),
    after,
  }))
}

function formatEventLines(events: readonly BattleEvent[]): string[] {
  const lines = events.filter(({ type }) => type !== 'ended-turn').map(formatEvent)
  const rest = lines.length - MOST_LINES
  if (lines.length === 0) return ['Nothing is flown, and nobody shoots.']
  return rest > 0 ? [...lines.slice(0, MOST_LINES), `and ${formatCount(rest, 'step')} more`] : lines
}

/** Height of the picture; 0 if the positions are unknown. */
function pictureHeight({ companion, settings: { areaMm } }: Battle): number {
  return companion ? 0 : (PICTURE_MM * areaMm[1]) / areaMm[0]
}

function heightOf({ lines, after }: Told): number {
  return Math.max(pictureHeight(after), HEAD_MM + 2 * LINE_MM * lines.length) + GAP_MM
}

function drawTurn(pen: Pen, { title, lines, after }: Told, { left, right, top }: PrintArea): void {
  pen.text(title, [left, top + 4], { sizePt: 11, face: 'bold' })
  let y = top + 4 + HEAD_MM
  const beside = after.companion ? 0 : PICTURE_MM + GAP_MM
  for (const line of lines) y = drawParagraph(pen, line, [left, y, right - left - beside], { sizePt: 9 })
  if (!after.companion) drawTable(pen, after, [right - PICTURE_MM, top])
}

/**
 * Draws the table from above: each ship with its bow and its letter, filled for the first seat and open for the
 * others.
 */
function drawTable(pen: Pen, { settings, ships, seats }: Battle, [left, top]: readonly [number, number]): void {
  const scale = PICTURE_MM / settings.areaMm[0]
  const height = settings.areaMm[1] * scale
  const at = ({ x, y }: Point): readonly [number, number] => [left + x * scale, top + height - y * scale]
  const path = (points: readonly Point[]) =>
    `${points.map((point, index) => `${index === 0 ? 'M' : 'L'}${at(point).map(formatMm).join(' ')}`).join('')}z`
  pen.rect({ x: left, y: top, width: PICTURE_MM, height }, { lineMm: 0.2 })
  for (const ship of ships) {
    const half = settings.cubeMm / 2
    const fill = seats.indexOf(ship.owner) === 0 ? '#c8c8c8' : null
    pen.path(path(getFootprint(ship, settings.cubeMm)), { fill, lineMm: 0.25 })
    const bow = [CORNER_STEPS.NW, CORNER_STEPS.NE].map(({ x, y }) =>
      toTablePoint(ship, { x: x * half * 0.4, y: y * half }),
    )
    pen.path(path([...bow, toTablePoint(ship, { x: 0, y: half * 1.7 })]), { fill: '#111111', stroke: null })
    const [x, y] = at(ship)
    pen.text(ship.id, [x, y + 1], { sizePt: 8, anchor: 'middle', face: 'bold' })
    pen.text(`${ship.face} on ${ship.plane}`, [x, y + half * scale * 1.5 + 3], { sizePt: 6.5, anchor: 'middle' })
  }
}
