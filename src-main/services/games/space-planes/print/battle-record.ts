import { evolve } from '#main/games/space-planes/evolve.ts'
import { CORNER_STEPS, getFootprint, toTablePoint } from '#main/games/space-planes/footprint.ts'
import { type Block, row, space, stack } from '#main/print/blocks/block.ts'
import { paragraph } from '#main/print/blocks/text.ts'
import { type PageDraft, getPaperSize } from '#main/print/pages/page.ts'
import { layOutTitledPages } from '#main/print/pages/titled-pages.ts'
import { formatMm, type Pen } from '#main/print/pen.ts'
import { bold, INK, MM_PER_POINT, TEXT_STYLES, TINT_COLOUR, WHITE } from '#main/print/style.ts'
import type { Box } from '#shared/cluster/draw/picture.ts'
import { measureTextWidth } from '#shared/cluster/draw/text-width.ts'
import type { Battle, BattleEvent } from '#shared/games/space-planes/battle.ts'
import type { Point, Ship } from '#shared/games/space-planes/model.ts'
import { formatSeatName, listCubes } from '#shared/games/space-planes/sides.ts'
import { type PlanesPrintJob, type PrintableBattle, buildPlanesPageTitle } from './job.ts'
import { describeTurn } from './turn-sentence.ts'

const GAP_MM = 5
const LABEL = { ...TEXT_STYLES.figure, sizePt: 8.5 }
const LABEL_MM = LABEL.sizePt * MM_PER_POINT

/** One turn: its events, and the table after it. */
interface RecordedTurn {
  readonly title: string
  readonly sentence: string
  readonly after: Battle
}

/** Draws the battle turn by turn: the table after it, and a sentence of what happened. */
export function drawBattleRecordSheets({ battle, options }: PlanesPrintJob): PageDraft[] {
  if (battle === null) return []
  const turns = listTurns(battle).map(turnBlock)
  const pairs = Array.from({ length: Math.ceil(turns.length / 2) }, (_, index) => {
    const [left = space(0), right = space(0)] = turns.slice(index * 2, index * 2 + 2)
    return row([{ block: left }, { block: right }], { gap: GAP_MM })
  })
  return layOutTitledPages(
    buildPlanesPageTitle(battle.name, 'battle record'),
    pairs,
    getPaperSize(options.paper),
    GAP_MM,
  )
}

/** The turns of a battle in order, with the placing of ships as the first. */
function listTurns({ start, events }: PrintableBattle): RecordedTurn[] {
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
  return turns.map(({ battle: after, turn, by, events: own }) => ({
    title: turn === 0 ? 'Ships are placed' : `Turn ${turn}: ${formatSeatName(after, by)}`,
    sentence: describeTurn(own, after),
    after,
  }))
}

function turnBlock({ title, sentence, after }: RecordedTurn): Block {
  const states = listCubes(after).flatMap(({ id, face, plane }, index) => [
    ...(index === 0 ? [] : ['; ']),
    bold(id),
    ` face ${face}, plane ${plane}`,
  ])
  return stack(
    [
      paragraph(title, { ...TEXT_STYLES.name, sizePt: 11 }),
      ...(after.companion ? [] : [tablePicture(after)]),
      ...(states.length === 0 ? [] : [paragraph(states, { ...TEXT_STYLES.soft, sizePt: 8 })]),
      paragraph(sentence, TEXT_STYLES.body),
    ],
    { gap: 1 },
  )
}

/** The table from above: each ship with its bow and its letter, filled for the first seat and open for the others. */
function tablePicture({ settings, ships, seats }: Battle): Block {
  const [width, height] = settings.areaMm
  return {
    height: (given) => (given * height) / width,
    draw(pen, { x, y, width: given }) {
      const scale = given / width
      const high = height * scale
      const place = (point: Point) => ({ x: x + point.x * scale, y: y + high - point.y * scale })
      pen.rect({ x, y, width: given, height: high }, { lineMm: 0.25, fill: WHITE })
      for (const ship of ships)
        drawShip(pen, ship, { place, cubeMm: settings.cubeMm, isFirst: seats.indexOf(ship.owner) === 0 })
      const labels = ships.map((ship) => ({ text: ship.id, ...place(ship) }))
      drawLabels(pen, labels, { bounds: { x, y, width: given, height: high }, reachMm: settings.cubeMm * scale * 1.05 })
    },
  }
}

interface ShipLook {
  readonly place: (point: Point) => Point
  readonly cubeMm: number
  readonly isFirst: boolean
}

function drawShip(pen: Pen, ship: Ship, { place, cubeMm, isFirst }: ShipLook): void {
  const half = cubeMm / 2
  const path = (points: readonly Point[]) =>
    `${points
      .map(place)
      .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${formatMm(x)} ${formatMm(y)}`)
      .join('')}z`
  pen.path(path(getFootprint(ship, cubeMm)), { fill: isFirst ? INK : TINT_COLOUR, lineMm: 0.3 })
  const bow = [CORNER_STEPS.NW, CORNER_STEPS.NE].map(({ x, y }) => toTablePoint(ship, { x: x * half, y: y * half }))
  pen.path(path([...bow, toTablePoint(ship, { x: 0, y: half * 2 })]), {
    fill: isFirst ? INK : TINT_COLOUR,
    lineMm: 0.3,
  })
}

/** Directions in which a label is tried, nearest first. */
const PLACES = [3.9, 5.2, 6.6, 8, 9.4].flatMap((far) =>
  [0, 90, 180, 270, 45, 135, 225, 315].map((degrees) => {
    const angle = (degrees * Math.PI) / 180
    return { dx: far * Math.cos(angle), dy: far * Math.sin(angle) }
  }),
)

interface LabelRoom {
  readonly bounds: Box
  /** How far a ship and its bow reach from its centre. */
  readonly reachMm: number
}

/** Draws letters beside their ships where none covers a ship or another letter. */
function drawLabels(
  pen: Pen,
  labels: readonly (Point & { readonly text: string })[],
  { bounds, reachMm }: LabelRoom,
): void {
  const taken: Box[] = labels.map(({ x, y }) => ({
    x: x - reachMm,
    y: y - reachMm,
    width: 2 * reachMm,
    height: 2 * reachMm,
  }))
  for (const { text, x, y } of labels) {
    const width = measureTextWidth(text, { face: LABEL.face, size: LABEL_MM }) + 0.4
    const boxes = PLACES.map(({ dx, dy }) => ({
      x: x + dx - width / 2,
      y: y + dy - LABEL_MM / 2,
      width,
      height: LABEL_MM,
    }))
    const free = boxes.filter((box) => isInside(box, bounds))
    const box =
      free.find((candidate) => !taken.some((obstacle) => overlaps(candidate, obstacle))) ?? free[0] ?? boxes[0]
    if (box === undefined) continue
    taken.push(box)
    pen.text(text, [box.x + 0.2, box.y + LABEL_MM * 0.8], LABEL)
  }
}

function isInside(box: Box, { x, y, width, height }: Box): boolean {
  return box.x >= x && box.y >= y && box.x + box.width <= x + width && box.y + box.height <= y + height
}

function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}
