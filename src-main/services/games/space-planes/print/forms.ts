import { rollAttitude } from '#main/games/space-planes/roll-attitude.ts'
import { type Block, drawing, growing, row, space, stack } from '#main/print/blocks/block.ts'
import { pips, tickBoxes, writingLine } from '#main/print/blocks/pips.ts'
import { table } from '#main/print/blocks/table.ts'
import { paragraph, section } from '#main/print/blocks/text.ts'
import { type PageDraft, getPaperSize } from '#main/print/pages/page.ts'
import { layOutTitledPages } from '#main/print/pages/titled-pages.ts'
import { bold, TEXT_STYLES } from '#main/print/style.ts'
import type { PlanesSheet } from '#shared/contract/space-planes/print.ts'
import { DIRECTIONS, FACES, type FaceTwist } from '#shared/games/space-planes/model.ts'
import { MANOEUVRES } from '#shared/games/space-planes/tables/manoeuvres.ts'
import { MAX_SHIPS_ON_TABLE } from '#shared/games/space-planes/tables/settings.ts'
import { type PlanesPrintJob, buildPlanesPageTitle } from './job.ts'
import { drawPlaneNumberBox } from './ship-card.ts'

const TWISTS = [0, 1, 2, 3] as const satisfies readonly FaceTwist[]
/** Direction of the top of the art, by twist (SP-FACE-3). */
const POINTS = ['N', 'W', 'S', 'E'] as const
const ROLL_TABLES = 4
const PLAYERS = 6
const POINT_BOXES = { sizeMm: 4.2, gapMm: 0.8, groupMm: 1.8, shape: 'square' } as const
const TURN_MM = 7.6
const FIGURE = { ...TEXT_STYLES.small, sizePt: 9 }

/** Sheets to play with, which share pages. */
export type PlaySheet = Extract<PlanesSheet, 'rolls' | 'scores' | 'turns'>

/** Draws what is looked up and marked in play: rolls, planes and points, turns. */
export function drawPlaySheets(job: PlanesPrintJob, wanted: readonly PlaySheet[]): PageDraft[] {
  const sections: Readonly<Record<PlaySheet, () => Block>> = {
    rolls: rollSection,
    scores: () => scoreSection(job),
    turns: turnSection,
  }
  const kinds = (['rolls', 'scores', 'turns'] as const).filter((kind) => wanted.includes(kind))
  const names = { rolls: 'rolls', scores: 'planes and points', turns: 'turns' }
  const joined = kinds.map((kind) => names[kind]).join(', ')
  const title = buildPlanesPageTitle(`${joined.charAt(0).toUpperCase()}${joined.slice(1)}`, 'record of one battle')
  return layOutTitledPages(
    title,
    kinds.map((kind) => sections[kind]()),
    getPaperSize(job.options.paper),
    3.5,
  )
}

/** How a cube lies after a roll, for each of its 24 attitudes (SP-ROLL-1, SP-FACE-3). */
function rollSection(): Block {
  const attitudes = FACES.flatMap((face) => TWISTS.map((twist) => ({ face, twist })))
  const format = ({ face, twist }: (typeof attitudes)[number]) => `${face}${POINTS[twist]}`
  const rows = attitudes.map((attitude) => [
    [{ text: format(attitude), style: { face: 'sans-bold' as const } }],
    ...DIRECTIONS.map((dir) => format(rollAttitude(attitude, dir))),
  ])
  const columns = [{ title: 'Lies' }, ...DIRECTIONS.map((dir) => ({ title: dir, align: 'middle' as const }))]
  const perTable = rows.length / ROLL_TABLES
  const tables = Array.from({ length: ROLL_TABLES }, (_, index) =>
    table(columns, rows.slice(index * perTable, (index + 1) * perTable), { style: FIGURE }),
  )
  const note =
    'The face on top and where the top of its drawing points, seen from the ship; N is ahead. Tip it over the edge N, E, S or W: that is how it lies then.'
  return section('How a cube lies after a roll', [
    paragraph(note, TEXT_STYLES.soft),
    row(
      tables.map((block) => ({ block })),
      { gap: 4 },
    ),
  ])
}

/** The plane of every ship, and the points of every player (SP-PLANE-1, SP-SCORE-1). */
function scoreSection({ ships }: PlanesPrintJob): Block {
  const blanks = Math.max(0, MAX_SHIPS_ON_TABLE - ships.length)
  const names = [...ships.map(({ name }) => name), ...Array.from({ length: blanks }, () => '')]
  const planes = table(
    [{ title: 'Ship' }, { title: 'Plane', widthMm: 89 }, { title: '', widthMm: 13 }],
    names.map((name) => [[bold(name)], planeBoxes(), tickBoxes(['out'], { sizePt: 8.5 })]),
  )
  const players = Array.from({ length: PLAYERS }, () =>
    row([{ block: writingLine('', 6) }, { block: pips(6, POINT_BOXES), widthMm: 31 }], { gap: 2, align: 'bottom' }),
  )
  return row(
    [
      { block: section('Planes: cross out the old number', [planes], 0.6) },
      { block: section('Points', players, 2.4), widthMm: 56 },
    ],
    { gap: 5 },
  )
}

function planeBoxes(): Block {
  return drawing(7, (pen, { x, y }) => {
    for (const round of [0, 1])
      for (const [index, plane] of FACES.entries())
        drawPlaneNumberBox(pen, plane, [x + round * 45 + index * 7, y + 0.3])
  })
}

/** A line for each turn: what was flown, what was shot at, which cards were drawn (SP-TURN-1). */
function turnSection(): Block {
  const letters = Object.values(MANOEUVRES).map(({ title }) => title.charAt(0))
  const columns = [
    { title: 'No.', widthMm: 9 },
    { title: 'Ship', widthMm: 26 },
    { title: 'Manoeuvre', widthMm: 26 },
    { title: 'Where' },
    { title: 'Shoots at', widthMm: 26 },
    { title: 'Cards', widthMm: 30 },
    { title: 'Hit', widthMm: 10 },
  ]
  const hit = pips(1, { ...POINT_BOXES, gapMm: 0, groupMm: 0 })
  const fillCells = (index: number) => [
    paragraph(String(index + 1), FIGURE),
    '',
    paragraph(letters.join('  '), { ...TEXT_STYLES.unit, sizePt: 9 }),
    '',
    '',
    '',
    hit,
  ]
  const turns = table(columns, [], { rowMm: TURN_MM, fillsSpace: true, fillCells })
  return growing(section('Turns', [stack([turns, space(0)])], 0.6))
}

const FLOTILLA_MM = 11

/**
 * Draws a list of the flotilla's ships with captain and kills, boxes for new kills, and a blank column for their fate.
 */
export function drawFlotillaSheets({ flotilla, ships, options }: PlanesPrintJob): PageDraft[] {
  const columns = [
    { title: 'Ship', share: 3 },
    { title: 'Captain', share: 3 },
    { title: 'Kills', widthMm: 12, align: 'middle' },
    { title: 'New kills', widthMm: 34 },
    { title: 'Fate', share: 3 },
  ] as const
  const kills = pips(6, POINT_BOXES)
  const rows = ships.map((ship) => [
    [bold(ship.name)],
    ship.captain,
    paragraph(String(ship.kills), FIGURE, { anchor: 'middle' }),
    kills,
    '',
  ])
  const notes = flotilla?.notes.trim() ?? ''
  return layOutTitledPages(
    buildPlanesPageTitle(flotilla?.name ?? 'Flotilla', 'flotilla'),
    [
      ...(notes === '' ? [] : [paragraph(notes)]),
      growing(table(columns, rows, { rowMm: FLOTILLA_MM, fillsSpace: true, fillCells: () => ['', '', '', kills] })),
    ],
    getPaperSize(options.paper),
  )
}
