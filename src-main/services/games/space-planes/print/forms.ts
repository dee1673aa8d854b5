import { formSheet } from '#main/services/print/form.ts'
import { plainSheet } from '#main/services/print/sheet.ts'
import { drawTable } from '#main/services/print/table.ts'
import type { PrintedSheet } from '#shared/contract/printed-sheet.ts'
import type { PrintJob } from './sheet.ts'

/** The flotilla on one page: who flies what, and room for what becomes of them. */
export function flotillaSheet(job: PrintJob): PrintedSheet {
  const { flotilla, ships } = job
  return formSheet(job, {
    title: flotilla?.name ?? 'Flotilla',
    words: flotilla?.notes ?? '',
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
  return formSheet(job, {
    title: 'Turns',
    words: '',
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
  })
}
