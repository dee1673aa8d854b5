import type { PrintedSheet } from '#shared/contract/space-planes/print.ts'
import type { Pen } from './pen.ts'
import { plainSheet, type PrintJob, type Room } from './sheet.ts'

interface Column {
  readonly title: string
  /** Its share of the width. */
  readonly share: number
}

/** A table to write in: heads, rows, and what stands in them already. */
function drawTable(
  pen: Pen,
  { left, right, top, bottom }: Room,
  table: {
    readonly columns: readonly Column[]
    readonly rowMm: number
    readonly rows: readonly (readonly string[])[]
    readonly most?: number
  },
): void {
  const sum = table.columns.reduce((total, { share }) => total + share, 0)
  const widths = table.columns.map(({ share }) => ((right - left) * share) / sum)
  const starts = widths.map((_, index) => left + widths.slice(0, index).reduce((total, width) => total + width, 0))
  const count = Math.min(table.most ?? Infinity, Math.floor((bottom - top - 6) / table.rowMm))
  const end = top + 6 + count * table.rowMm
  for (const [index, { title }] of table.columns.entries())
    pen.text(title, [(starts[index] ?? left) + 1, top + 4], { sizePt: 8, face: 'bold' })
  for (let row = 0; row <= count; row += 1)
    pen.line([left, top + 6 + row * table.rowMm], [right, top + 6 + row * table.rowMm])
  for (const x of [...starts, right]) pen.line([x, top + 6], [x, end])
  for (const [row, cells] of table.rows.slice(0, count).entries())
    for (const [index, cell] of cells.entries())
      pen.text(cell, [(starts[index] ?? left) + 1, top + 6 + (row + 0.65) * table.rowMm], { sizePt: 10 })
}

/** The flotilla on one page: who flies what, and room for what becomes of them. */
export function flotillaSheet(job: PrintJob): PrintedSheet {
  const { flotilla, ships } = job
  return plainSheet(job, flotilla?.name ?? 'Flotilla', (pen, room) => {
    const y = flotilla?.notes
      ? pen.paragraph(
          flotilla.notes.replace(/\s+/g, ' ').slice(0, 600),
          [room.left, room.top, room.right - room.left],
          { sizePt: 10 },
        ) + 3
      : room.top
    drawTable(
      pen,
      { ...room, top: y },
      {
        columns: [
          { title: 'Ship', share: 3 },
          { title: 'Captain', share: 4 },
          { title: 'Kills', share: 1 },
          { title: 'New kills', share: 2 },
          { title: 'Fate', share: 4 },
        ],
        rowMm: 11,
        rows: ships.map(({ name, captain, kills }) => [name, captain, String(kills)]),
        most: Math.max(8, ships.length),
      },
    )
  })
}

/** Points, and which plane each ship is on (SP-SCORE-1, SP-PLANE-1). */
export function scoreSheet(job: PrintJob): PrintedSheet {
  return plainSheet(job, 'Scores and planes', (pen, room) => {
    const columns = [
      { title: 'Player', share: 4 },
      { title: 'Points', share: 6 },
    ]
    drawTable(pen, { ...room, bottom: room.top + 70 }, { columns, rowMm: 10, rows: [], most: 6 })
    pen.paragraph(
      'Planes: cross out the old number as a die changes. After a roll all dice show the roller’s number.',
      [room.left, room.top + 82, room.right - room.left],
    )
    drawTable(
      pen,
      { ...room, top: room.top + 88 },
      {
        columns: [
          { title: 'Ship', share: 3 },
          { title: 'Planes, turn by turn', share: 9 },
          { title: 'Top face', share: 3 },
          { title: 'Lost to', share: 3 },
        ],
        rowMm: 12,
        rows: job.ships.slice(0, 6).map(({ name }) => [name]),
        most: 6,
      },
    )
  })
}

/** A line a turn: what was done, what was shot at, which cards fell. */
export function turnSheet(job: PrintJob): PrintedSheet {
  return plainSheet(job, 'Turns', (pen, room) =>
    drawTable(pen, room, {
      columns: [
        { title: 'Turn', share: 1.2 },
        { title: 'Player', share: 2.5 },
        { title: 'Ship', share: 2 },
        { title: 'C V U P', share: 1.6 },
        { title: 'Parts', share: 4.5 },
        { title: 'Shot at', share: 2.4 },
        { title: 'Cards', share: 2.8 },
        { title: 'Hit', share: 0.9 },
      ],
      rowMm: 9,
      rows: [],
    }),
  )
}
