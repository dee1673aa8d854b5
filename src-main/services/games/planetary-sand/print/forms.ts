import { drawParagraph } from '#main/print/blocks/draw-paragraph.ts'
import { drawFormSheet } from '#main/print/pages/form.ts'
import { paginate } from '#main/print/pages/paginate.ts'
import { drawTitledSheet, getPrintArea } from '#main/print/pages/sheet.ts'
import type { PrintedSheet } from '#shared/contract/printed-sheet.ts'
import { AIRS, GRAVITIES } from '#shared/games/planetary-sand/tables/environment.ts'
import { WEAPONS } from '#shared/games/planetary-sand/tables/weapons.ts'
import { formatCount } from '#shared/kit/format.ts'
import { drawFigureBoxes, computeFigureBoxesHeightMm } from './cards.ts'
import type { SandJob } from './job.ts'

const ROW_MM = 12
/** Height of title and notes above the list. */
const HEAD_MM = 42
const LONGEST_NOTES = 400
/** Number of boxes in a row to be filled in by hand. */
const BLANK_BOXES = 10

/** Draws the army list, with a box to tick for each figure. */
export function drawArmySheets(job: SandJob): PrintedSheet[] {
  const { army } = job
  const { top: above, bottom } = getPrintArea(job.options.paper, false)
  const high = bottom - above - HEAD_MM
  const rows = army === null ? blankRows(high) : listRows(army)
  const pages = paginate(rows, rowMm, high)
  return (pages.length > 0 ? pages : [[]]).map((mine) =>
    drawTitledSheet(job, army?.name ?? 'Army', (pen, room) => {
      const plan = army?.plan
      const head = plan
        ? `${GRAVITIES[plan.gravity].title}, ${AIRS[plan.air].title.toLowerCase()}; ${formatCount(plan.helmets, 'spare helmet')}. ${army.notes}`
        : 'Write who and what in a row, and tick a box for each that falls.'
      const text = head.replace(/\s+/g, ' ').slice(0, LONGEST_NOTES)
      let y = drawParagraph(pen, text, [room.left, room.top, room.right - room.left], { sizePt: 10 }) + 5
      for (const row of mine) {
        pen.text(row.title, [room.left, y], { sizePt: 11, face: 'bold' })
        pen.text(row.words, [room.left, y + 4.2], { sizePt: 8 })
        drawFigureBoxes(pen, row.count, [room.left + 118, y - 4])
        y += rowMm(row)
        pen.line([room.left, y - 5.8], [room.right, y - 5.8], { lineMm: 0.1 })
      }
    }),
  )
}

interface ListRow {
  readonly title: string
  readonly words: string
  readonly count: number
}

/** As many blank rows as fit on a page. */
function blankRows(high: number): ListRow[] {
  return Array.from({ length: Math.floor(high / ROW_MM) }, () => ({ title: '', words: '', count: BLANK_BOXES }))
}

/** Height of a row, given by its boxes. */
function rowMm({ count }: ListRow): number {
  return Math.max(ROW_MM, computeFigureBoxesHeightMm(count) + 2.6)
}

function listRows({ figures, machines }: NonNullable<SandJob['army']>): ListRow[] {
  return [
    ...figures.map(({ unit, toy, count, hasSuit, isSpecialist, grenades }) => ({
      title: `${unit.name}: ${count} × ${toy.name}`,
      words: [
        toy.weapon === null ? 'no weapon' : WEAPONS[toy.weapon].title.toLowerCase(),
        ...(hasSuit ? ['suits'] : []),
        ...(isSpecialist ? ['Robotics Specialist'] : []),
        ...(grenades > 0 ? [`${grenades} grenades each`] : []),
      ].join(', '),
      count,
    })),
    ...machines.map(({ name, row, toy, isLoaded, spares }) => ({
      title: name,
      words: [
        row.title,
        ...(toy.weapon === null ? [] : [WEAPONS[toy.weapon].title.toLowerCase()]),
        ...(row.pad === null ? [] : [isLoaded ? 'loaded' : 'empty', formatCount(spares, 'spare')]),
      ].join(', '),
      count: 1,
    })),
  ]
}

/** Draws the sheets of shooters, ticked or written in secret before any target is named (SAND-TURN-1, SAND-HIT-4). */
export function drawFiringSheets(job: SandJob): PrintedSheet[] {
  return [...secretSheets(job), shotSheet(job)]
}

const LISTED_TURNS = 10
const LISTED_MM = 8
/** Height of a list's header, text and column titles. */
const LIST_HEAD_MM = 34

/** Sheets for secret fire: all armed figures of an army, and a column per turn for how many of them fire. */
function secretSheets(job: SandJob): PrintedSheet[] {
  const { army } = job
  if (army === null) return []
  const rows = shooters(army)
  const { top, bottom } = getPrintArea(job.options.paper, false)
  return paginate(rows, () => LISTED_MM, bottom - top - LIST_HEAD_MM).map((mine) =>
    drawFormSheet(job, {
      title: `Secret firing list: ${army.name}`,
      words: 'Keep it covered. Each turn write how many of a row fire, then reveal both lists; nobody else fires.',
      columns: [
        ...Object.entries({ Who: 6, Weapon: 3.6 }),
        ...Array.from({ length: LISTED_TURNS }, (_, at) => [`T${at + 1}`, 0.8] as const),
      ],
      rowMm: LISTED_MM,
      rows: mine,
      most: mine.length,
    }),
  )
}

/** Shooters by weapon: one row per model of a unit, grenades separate. */
function shooters({ figures, machines }: NonNullable<SandJob['army']>): string[][] {
  return [
    ...figures.flatMap(({ unit, toy, count, grenades }) => {
      const who = `${count} × ${toy.name}, ${unit.name}`
      return [
        ...(toy.weapon === null ? [] : [[who, WEAPONS[toy.weapon].title]]),
        ...(grenades > 0 ? [[who, WEAPONS['atomic-grenade'].title]] : []),
      ]
    }),
    ...machines.flatMap(({ name, toy }) => (toy.weapon === null ? [] : [[name, WEAPONS[toy.weapon].title]])),
  ].map(([who = '', weapon = '']) => [shortened(who, LONGEST_WHO), weapon])
}

const LONGEST_WHO = 44

function shortened(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`
}

/** The sheet of shots: target, third, dice and effect (SAND-HIT-1). */
function shotSheet(job: SandJob): PrintedSheet {
  return drawFormSheet(job, {
    title: 'Firing list',
    words: 'Write shooters and weapons in secret. Reveal both lists, then name targets; losses fall together.',
    columns: Object.entries({
      Turn: 1,
      Shooter: 3,
      Weapon: 2.5,
      Target: 3,
      'C M L': 1.4,
      Dice: 1.4,
      Hit: 1,
      Effect: 2,
    }),
    rowMm: 9,
    rows: [],
  })
}

/** Draws the record, one line per turn: objectives held, prisoners, works (SAND-VIC-4, SAND-PRIS-1, SAND-RELOAD-1). */
export function drawRecordSheet(job: SandJob): PrintedSheet {
  return drawFormSheet(job, {
    title: 'Battle record',
    words: 'Held: turns running that each side has held its goal; six win. Again: who shot at whom, for +2.',
    columns: Object.entries({
      Turn: 1,
      'Held by one': 2,
      'Held by other': 2,
      'Prisoners, guards': 3,
      'Reload, repair': 3,
      'Rooms without air': 3,
      Again: 3,
    }),
    rowMm: 10,
    rows: Array.from({ length: 20 }, (_, index) => [String(index + 1)]),
  })
}
