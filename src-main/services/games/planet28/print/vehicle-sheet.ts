import { type Block, drawing, chooseFirstFittingBlock, growing, padded, row, stack } from '#main/print/blocks/block.ts'
import { measurePipsWidth, pencilLines, pips, tickBoxes } from '#main/print/blocks/pips.ts'
import { qrCode } from '#main/print/blocks/qr-code.ts'
import { type Stat, statBoxes } from '#main/print/blocks/stat-boxes.ts'
import { paragraph } from '#main/print/blocks/text.ts'
import { band } from '#main/print/blocks/title-band.ts'
import { bold, HAIRLINE_COLOUR, TEXT_STYLES } from '#main/print/style.ts'
import { VEHICLE_DAMAGE } from '#shared/games/planet28/tables/vehicle-damage.ts'
import {
  buildCampaignPointsBlock,
  buildCardFoot,
  buildContinuationTitle,
  buildRuleRow,
  shortenRules,
  buildWeaponRow,
} from './entry-blocks.ts'
import { countHullColumns, buildHullBlock, type HullSection } from './hull.ts'
import { CARD_SIZES, HALF_PAGE_SIZES, type SheetSizes } from './sheet-sizes.ts'
import { type RuleEntry, replaceHyphensByMinusSigns, type WeaponEntry } from './unit-entries.ts'

/** Record sheet of a vehicle. */
export interface VehicleSheetContent {
  readonly title: string
  /** URL of its page, shown as a code. Empty for none. */
  readonly pageUrl: string
  readonly kind: string
  readonly warband: string
  readonly cost: string
  readonly stats: readonly Stat[]
  readonly sections: readonly HullSection[]
  /** Small vehicles have none (P28-VEH-FACE-1). */
  readonly hasFacings: boolean
  readonly crew: number
  readonly seats: number
  readonly asNumbers: boolean
  readonly weapons: readonly WeaponEntry[]
  readonly entries: readonly RuleEntry[]
  readonly conditions: readonly RuleEntry[]
  readonly campaignPoints: number | null
  readonly notes: string
}

const STATES = ['Immobile', 'Shaken', 'Derelict']
/** Seats and crew with a line for each name. More are counted. */
const MOST_NAMED = 8
const CODE_MM = 18
const DAMAGE_FIGURE_MM = 5.6
const PIP_MM = 3.6
const RIM_MM = 5.5
const SMALL_PIP_MM = 3

/** A half page. If it is too full, the notes go first, then the hull gets smaller, then the damage table goes. */
export function buildVehicleHalfPage(sheet: VehicleSheetContent, heightMm: number): Block {
  const all = [...sheet.conditions, ...sheet.entries]
  const half = Math.ceil(all.length / 2)
  const column = (entries: readonly RuleEntry[]) =>
    stack(entries.map((entry) => buildRuleRow(entry, { ...HALF_PAGE_SIZES, rule: CARD_SIZES.rule })))
  const code = sheet.pageUrl === '' ? [] : [qrCode(sheet.pageUrl, CODE_MM)]
  const notes = sheet.notes === '' ? [] : [paragraph(sheet.notes, TEXT_STYLES.note)]
  const blocks = (pipMm: number, extra: readonly Block[]) => [
    band(sheet.title, {
      ...HALF_PAGE_SIZES.band,
      subtitle: [sheet.kind, sheet.warband],
      figure: { value: sheet.cost, unit: 'points' },
    }),
    statBoxes(sheet.stats, { ...HALF_PAGE_SIZES.stats, heightMm: 17.5, figurePt: 21 }),
    buildHullBlock(sheet.sections, {
      cellMm: { width: 27, height: pipMm * 5.6 },
      rimMm: sheet.hasFacings ? RIM_MM : 0,
      pipMm,
      asNumbers: sheet.asNumbers,
    }),
    people(sheet),
    lostSections(sheet),
    stack(sheet.weapons.map((weapon) => buildWeaponRow(weapon, HALF_PAGE_SIZES))),
    row(
      [
        { block: column(all.slice(0, half)) },
        {
          block: stack([column(all.slice(half)), buildCampaignPointsBlock(sheet.campaignPoints), ...code], { gap: 1 }),
        },
      ],
      { gap: 4 },
    ),
    ...extra,
  ]
  const layouts = [
    blocks(PIP_MM, [...notes, pencilLines(7), damageStrip()]),
    blocks(PIP_MM, [pencilLines(7), damageStrip()]),
    blocks(SMALL_PIP_MM, [pencilLines(7), damageStrip()]),
    blocks(SMALL_PIP_MM, [pencilLines(7)]),
  ]
  return chooseFirstFittingBlock(
    layouts.map((layout) => stack(layout, { gap: 1.8 })),
    heightMm,
  )
}

/** A hull of more columns takes the width of the card, so that its cells hold five pips in a row. */
const MOST_COLUMNS_BESIDE = 4
const CARD_CELL_MM = { width: 15, height: 13 }

/** An index card. Long rules are only named if they do not fit; a hull that is too high goes on in the next card. */
export function buildVehicleCard(sheet: VehicleSheetContent, sizes: SheetSizes, heightMm: number): Block {
  const entries = [...sheet.conditions, ...sheet.entries].filter(({ isExplanation }) => !isExplanation)
  const isWide = countHullColumns(sheet.sections) > MOST_COLUMNS_BESIDE
  const states = tickBoxes(STATES, { ...sizes.tick, gapMm: 3 })
  const layout = (rules: readonly Block[]) =>
    padded(
      stack(
        [
          band(sheet.title, { ...sizes.band, subtitle: [sheet.kind], figure: { value: sheet.cost, unit: 'points' } }),
          ...(isWide ? [states, ...hullOverStats(sheet, sizes)] : [hullBesideStats(sheet, sizes)]),
          stack(sheet.weapons.map((weapon) => buildWeaponRow(weapon, sizes))),
          stack(rules),
          growing(drawing(0, () => {})),
          buildCardFoot(isWide ? [] : STATES, sheet, sizes),
        ],
        { gap: sizes.gapMm, continued: buildContinuationTitle(sheet.title) },
      ),
      { top: 2.4, right: 2.4, bottom: 2, left: 2.4 },
    )
  return chooseFirstFittingBlock(shortenRules(entries, sizes).map(layout), heightMm)
}

function hullBesideStats(sheet: VehicleSheetContent, sizes: SheetSizes): Block {
  const stats = [0, 2, 4].map((start) => cardStats(sheet.stats.slice(start, start + 2), sizes))
  return row(
    [
      { block: cardHull(sheet), share: 2.2 },
      { block: stack(stats, { gap: 1 }), share: 1 },
    ],
    { gap: 1.6 },
  )
}

function hullOverStats(sheet: VehicleSheetContent, sizes: SheetSizes): Block[] {
  return [cardHull(sheet), cardStats(sheet.stats, sizes)]
}

function cardStats(stats: readonly Stat[], sizes: SheetSizes): Block {
  return statBoxes(stats, { ...sizes.stats, heightMm: 13.4, figurePt: 16 })
}

function cardHull({ sections, asNumbers }: VehicleSheetContent): Block {
  return buildHullBlock(sections, { cellMm: CARD_CELL_MM, rimMm: 0, pipMm: 2.2, asNumbers })
}

/** Names of the crew and of those in the seats. */
function people({ crew, seats }: VehicleSheetContent): Block {
  const places = [
    ...Array.from({ length: Math.min(crew, MOST_NAMED) }, (_, index) => ({ icon: 'crew' as const, number: index + 1 })),
    ...Array.from({ length: Math.min(seats, MOST_NAMED) }, (_, index) => ({
      icon: 'seat' as const,
      number: index + 1,
    })),
  ]
  const perRow = 4
  const rows = Math.ceil(places.length / perRow)
  return drawing(rows === 0 ? 0 : rows * 7 + 2, (pen, { x, y, width, height }) => {
    if (rows === 0) return
    pen.rect({ x, y, width, height }, { lineMm: 0.35 })
    const step = (width - 4) / perRow
    for (const [index, { icon, number }] of places.entries()) {
      const left = x + 2 + (index % perRow) * step
      const top = y + 1.6 + Math.floor(index / perRow) * 7
      pen.pictogram(icon, [left, top], 5)
      pen.text(String(number), [left + 6, top + 4], { ...TEXT_STYLES.figure, sizePt: 8 })
      pen.line([left + 8.6, top + 4.6], [left + step - 2, top + 4.6], { lineMm: 0.2 })
    }
  })
}

function lostSections({ sections }: VehicleSheetContent): Block {
  const options = { sizeMm: 4.2, gapMm: 0.8, groupMm: 1.8, shape: 'square' } as const
  const shown = Math.min(10, sections.length)
  return row(
    [
      { block: paragraph([bold('Sections lost')]), widthMm: 21 },
      { block: pips(sections.length, options), widthMm: measurePipsWidth(shown, options) + 0.2 },
      { block: tickBoxes(STATES, { ...HALF_PAGE_SIZES.tick, gapMm: 3.4 }) },
    ],
    { gap: 2.4, align: 'middle' },
  )
}

/** The vehicle damage table, rolled after the game (pp. 81-82). Long rows are wider. */
function damageStrip(): Block {
  const rows = Object.values(VEHICLE_DAMAGE)
  const weights = rows.map(({ summary }) => Math.max(24, Math.sqrt(summary.length) * 4.4))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const cells = (width: number) =>
    rows.map(({ roll, name, summary }, index) => {
      const wide = (width * (weights[index] ?? 0)) / total
      const text = stack([
        paragraph(name, { ...TEXT_STYLES.label, sizePt: 8 }),
        paragraph(replaceHyphensByMinusSigns(summary), { ...TEXT_STYLES.body, sizePt: 8, leading: 1.08 }),
      ])
      return { wide, roll, text, height: DAMAGE_FIGURE_MM + text.height(wide - 2) + 1 }
    })
  return {
    height: (width) => Math.max(...cells(width).map(({ height }) => height)),
    draw(pen, { x, y, width, height }) {
      let left = x
      for (const { wide, roll, text } of cells(width)) {
        if (left > x) pen.line([left, y], [left, y + height], { stroke: HAIRLINE_COLOUR, lineMm: 0.2 })
        pen.text(String(roll), [left + 1, y + 4.6], TEXT_STYLES.figure)
        text.draw(pen, { x: left + 1, y: y + DAMAGE_FIGURE_MM, width: wide - 2, height })
        left += wide
      }
      pen.rect({ x, y, width, height }, { lineMm: 0.35 })
    },
  }
}
