import { type Block, drawing, row, space, stack } from '#main/print/blocks/block.ts'
import { pips, writingLine } from '#main/print/blocks/pips.ts'
import { portrait } from '#main/print/blocks/portrait.ts'
import { table } from '#main/print/blocks/table.ts'
import { fitted, fitText, heading, paragraph, section } from '#main/print/blocks/text.ts'
import { band } from '#main/print/blocks/title-band.ts'
import {
  bold,
  BRASS_COLOUR,
  HAIRLINE_COLOUR,
  INK,
  MM_PER_POINT,
  SOFT_INK_COLOUR,
  TEXT_STYLES,
  TINT_COLOUR,
  WHITE,
} from '#main/print/style.ts'
import { buildAgreements } from './agreements.ts'
import { buildRuleRow } from './entry-blocks.ts'
import type { PrintableBattleResult, PrintableWarband } from './printable-unit.ts'
import { HALF_PAGE_SIZES } from './sheet-sizes.ts'
import { buildRuleEntry, groupEquipmentByTable, type WeaponEntry } from './unit-entries.ts'
import type { UnitSheetContent } from './unit-sheet.ts'
import type { VehicleSheetContent } from './vehicle-sheet.ts'
import { countBreakTestPips } from './wound-track.ts'

const PLAY = { opposed: 'opposed play', solo: 'solo play', 'co-op': 'co-op play' } as const
const BLANK_ROWS = 9
/** Rows of a warband without units, which leave room for its stash. */
const EMPTY_ROWS = 6

/** Builds the roster of a warband: a row for each unit, or rows to write in; the stash, and games to note. */
export function buildRosterSheet(
  { view, standing, print, games: played }: PrintableWarband,
  units: readonly UnitSheetContent[],
): Block {
  const { weapons, armour, items } = groupEquipmentByTable(print.rules.tables, view.stash)
  const stash = [...weapons, ...armour, ...items].map((item) =>
    buildRuleRow(buildRuleEntry(item, print.house), HALF_PAGE_SIZES),
  )
  const money = standing?.hasFought
    ? { credits: standing.purse, pool: standing.pool }
    : { credits: view.leftoverCredits, pool: null }
  return stack(
    [
      band(view.name, {
        ...HALF_PAGE_SIZES.band,
        subtitle: ['Warband roster', PLAY[view.play]],
        figure: { value: String(view.cost), unit: `of ${view.pointLimit} points` },
      }),
      pointsGauge(view.cost, view.pointLimit, money),
      units.length === 0 ? blankUnits(EMPTY_ROWS) : stack(units.map((unit) => unitRow(unit))),
      stashAndAgreements(stash, buildAgreements(print.rules)),
      heading('Games'),
      games(played),
    ],
    { gap: 3 },
  )
}

/** What nobody carries, beside what the table has agreed on. */
function stashAndAgreements(stash: readonly Block[], agreements: readonly Block[]): Block {
  const columns = [
    ...(stash.length === 0 ? [] : [section('Stash', stash, 0.4)]),
    ...(agreements.length === 0 ? [] : [section('Agreed at this table', agreements, 0.8)]),
  ]
  return row(
    columns.map((block) => ({ block })),
    { gap: 5 },
  )
}

/** A roster to be filled in by hand. */
export function buildBlankRosterSheet(): Block {
  return stack(
    [
      band('', { ...HALF_PAGE_SIZES.band, subtitle: ['Warband roster'], figure: { value: '', unit: 'points' } }),
      writingLine('Warband', 8),
      blankUnits(BLANK_ROWS),
      heading('Games'),
      games([]),
    ],
    { gap: 3 },
  )
}

/** Rows for units to be written in. */
function blankUnits(count: number): Block {
  const line = drawing(22, (pen, { x, y, width }) => {
    pen.rect({ x, y: y + 2, width: 13.5, height: 16 }, { lineMm: 0.3 })
    pen.line([x + 16, y + 10], [x + 54, y + 10], { lineMm: 0.2 })
    drawMiniStats(
      pen,
      SKILL_LETTERS.map(() => ''),
      { x: x + 58, y: y + 4 },
    )
    pen.line([x + 110, y + 10], [x + width - 18, y + 10], { lineMm: 0.2 })
    pen.line([x + 110, y + 18], [x + width - 18, y + 18], { lineMm: 0.2 })
    pen.rect({ x: x + width - 14, y: y + 5, width: 14, height: 10 }, { lineMm: 0.3 })
    pen.text('name', [x + 16, y + 13.4], TEXT_STYLES.unit)
    pen.text('weapons and gear', [x + 110, y + 5], TEXT_STYLES.unit)
    pen.text('points', [x + width - 7, y + 18.6], { ...TEXT_STYLES.unit, anchor: 'middle' })
    pen.line([x, y + 22], [x + width, y + 22], { lineMm: 0.2 })
  })
  return stack(Array.from({ length: count }, () => line))
}

/** Games that were played, and rows for the next ones. */
function games(played: readonly PrintableBattleResult[]): Block {
  return table(
    [
      { title: 'Date', share: 1.8 },
      { title: 'Scenario', share: 2.6 },
      { title: 'Against', share: 2 },
      { title: 'Result', share: 1 },
      { title: 'Credits', share: 1, align: 'end' },
    ],
    played.map(({ date, name, against, reachedGoal }) => [
      date,
      [bold(name)],
      against,
      reachedGoal ? 'goal reached' : 'goal missed',
    ]),
    { rowMm: 8, fillsSpace: true },
  )
}

/** Points spent of the limit, and what is in the purse and in the pool. */
function pointsGauge(
  cost: number,
  limit: number,
  { credits, pool }: { readonly credits: number; readonly pool: number | null },
): Block {
  return drawing(11, (pen, { x, y, width }) => {
    const gauge = width * 0.52
    const filled = limit > 0 ? Math.min(1, cost / limit) : 1
    const base = y + 9
    pen.rect({ x, y: base - 1.6, width: gauge * filled, height: 1.6 }, { fill: BRASS_COLOUR, stroke: null })
    pen.line([x, base], [x + gauge, base], { lineMm: 0.4 })
    for (let tick = 0; tick <= 20; tick += 1) {
      const at = x + (gauge * tick) / 20
      pen.line([at, base], [at, base - (tick % 2 === 0 ? 3.6 : 2.4)], { lineMm: 0.2 })
    }
    const pointer = x + gauge * filled
    pen.path(`M${pointer} ${base - 2}l-1.4 -4h2.8z`, { fill: INK, stroke: null })
    const left = x + gauge + 6
    pen.pictogram('coin', [left, y + 1.5], 7)
    pen.text(String(credits), [left + 8.6, y + 7.6], { ...TEXT_STYLES.figure, sizePt: 17 })
    pen.text('credits', [left + 8.6, y + 11], { ...TEXT_STYLES.unit })
    pen.line([left + 22, y + 7.8], [left + 36, y + 7.8], { lineMm: 0.2 })
    if (pool === null) return
    pen.pictogram('star', [left + 40, y + 1.5], 7)
    pen.text(String(pool), [left + 48.6, y + 7.6], { ...TEXT_STYLES.figure, sizePt: 17 })
    pen.text('in the pool', [left + 48.6, y + 11], { ...TEXT_STYLES.unit })
    pen.line([left + 66, y + 7.8], [x + width, y + 7.8], { lineMm: 0.2 })
  })
}

const SKILL_LETTERS = ['A', 'F', 'S', 'Aw', 'P', 'Sp']
const STAT_MM = 7.6

function unitRow(unit: UnitSheetContent): Block {
  const { sheet } = unit
  const picture =
    unit.kind === 'fighter'
      ? portrait({
          widthMm: 13.5,
          heightMm: 16,
          url: unit.sheet.pictureUrl,
          isLeader: unit.sheet.isLeader,
          id: unit.sheet.id,
        })
      : drawing(16, (pen, { x, y }) => {
          pen.rect({ x, y, width: 13.5, height: 16 }, { lineMm: 0.35 })
          pen.pictogram('tracks', [x + 1.7, y + 3], 10)
        })
  const title = stack([
    fitted(sheet.title, { ...TEXT_STYLES.name, sizePt: 13 }, { heightMm: 5.6, singlePt: 10 }),
    paragraph(sheet.kind, { ...TEXT_STYLES.note, sizePt: 9 }),
    drawing(5, (pen, { x, y }) => {
      pen.pictogram('star', [x, y + 0.6], 3.6)
      const points = sheet.campaignPoints === null ? '' : String(sheet.campaignPoints)
      pen.text(points, [x + 4.6, y + 3.8], { ...TEXT_STYLES.figure, sizePt: 9.5 })
      pen.line([x + 10.4, y + 4.4], [x + 20, y + 4.4], { lineMm: 0.2 })
      if (unit.kind === 'fighter' && unit.sheet.hasAgenda) pen.pictogram('mask', [x + 22, y + 0.4], 4.4)
    }),
  ])
  const values = unit.kind === 'fighter' ? sheet.stats.map(({ value }) => value) : vehicleValues(unit.sheet)
  const stats = drawing(11, (pen, { x, y }) => drawMiniStats(pen, values, { x, y }))
  const injuries = sheet.conditions.map(({ name }) => name).join(', ')
  const gear = stack(
    [
      ...sheet.weapons.map((weapon) => weaponLine(weapon)),
      ...(injuries === '' ? [] : [paragraph(injuries, { ...TEXT_STYLES.label, sizePt: 8.5 })]),
      paragraph(listNames(unit), { ...TEXT_STYLES.soft, sizePt: 8.5 }),
    ],
    { gap: 0.4 },
  )
  const cost = fitted(sheet.cost, { ...TEXT_STYLES.figure, sizePt: 15 }, { heightMm: 8, anchor: 'end' })
  const content = row(
    [
      { block: picture, widthMm: 13.5 },
      { block: title, share: 1 },
      { block: stats, widthMm: STAT_MM * SKILL_LETTERS.length },
      { block: track(unit), widthMm: 33 },
      { block: gear, share: 1 },
      { block: cost, widthMm: 14 },
    ],
    { gap: 2.4, align: 'middle' },
  )
  return stack([
    space(1.6),
    content,
    drawing(1.6, (pen, { x, y, width }) => pen.line([x, y + 1.6], [x + width, y + 1.6], { lineMm: 0.2 })),
  ])
}

function vehicleValues({ stats }: VehicleSheetContent): string[] {
  const [agility = '', fighting = '', shooting = '', speed = ''] = stats.map(({ value }) => value)
  return [agility, fighting, shooting, '–', '–', speed]
}

function listNames({ sheet }: UnitSheetContent): string {
  const own = sheet.entries.filter(({ isExplanation }) => !isExplanation)
  return own.map(({ name, facts }) => (facts === '' ? name : `${name} ${facts}`)).join(', ')
}

function weaponLine({ pictogram, name, damage }: WeaponEntry): Block {
  const icon = drawing(4.2, (pen, { x, y }) => pen.pictogram(pictogram, [x, y], 4.2))
  const words = paragraph([{ text: name, style: { face: 'bold' } }, ` ${damage}`], { ...TEXT_STYLES.body, sizePt: 9 })
  return row([{ block: icon, widthMm: 4.2 }, { block: words }], { gap: 1.4, align: 'middle' })
}

/** Hit points small enough for a row; the sheet of a vehicle or a squad has its own. */
function track(unit: UnitSheetContent): Block {
  const options = { sizeMm: 2.7, gapMm: 0.4, groupMm: 1 } as const
  const square = { ...options, shape: 'square' } as const
  if (unit.kind === 'vehicle')
    return stack(
      [
        note(`${unit.sheet.stats.at(-1)?.value ?? ''} on the hull; sections:`),
        pips(unit.sheet.sections.length, square),
      ],
      {
        gap: 0.6,
      },
    )
  const { hitPoints, members, asNumbers } = unit.sheet
  if (members !== null)
    return stack([note(`${members.length} × ${hitPoints ?? ''} on the sheet; fallen:`), pips(members.length, square)], {
      gap: 0.6,
    })
  if (hitPoints === null || asNumbers || hitPoints > 60) return writingLine(`${hitPoints ?? ''} hit points`, 6)
  const lower = countBreakTestPips(hitPoints)
  const dashes = drawing(1.4, (pen, { x, y, width }) =>
    pen.line([x, y + 0.6], [x + width, y + 0.6], { dash: [0.9, 0.6], lineMm: 0.2 }),
  )
  return stack([pips(hitPoints - lower, options), dashes, pips(lower, { ...options, marksLast: true })])
}

function note(text: string): Block {
  return paragraph(text, { ...TEXT_STYLES.body, sizePt: 8.5 })
}

function drawMiniStats(
  pen: Parameters<Block['draw']>[0],
  values: readonly string[],
  { x, y }: { readonly x: number; readonly y: number },
): void {
  for (const [index, letter] of SKILL_LETTERS.entries()) {
    const left = x + index * STAT_MM
    pen.rect({ x: left, y, width: STAT_MM, height: 11 }, { fill: WHITE, stroke: HAIRLINE_COLOUR, lineMm: 0.2 })
    pen.rect({ x: left, y, width: STAT_MM, height: 4 }, { fill: TINT_COLOUR, stroke: HAIRLINE_COLOUR, lineMm: 0.2 })
    pen.text(letter, [left + STAT_MM / 2, y + 3], { ...TEXT_STYLES.unit, colour: SOFT_INK_COLOUR, anchor: 'middle' })
    const fit = fitText(values[index] ?? '', { ...TEXT_STYLES.figure, sizePt: 12 }, { width: STAT_MM - 1 })
    const [line] = fit.lines
    const size = fit.style.sizePt * MM_PER_POINT
    if (line)
      pen.lines([{ x: left + STAT_MM / 2, y: y + 7.5 + size * 0.32, spans: line }], { role: 'P', anchor: 'middle' })
  }
  pen.rect({ x, y, width: STAT_MM * SKILL_LETTERS.length, height: 11 }, { lineMm: 0.35 })
}
