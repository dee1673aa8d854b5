import { type Block, drawing, padded, row, stack } from '#main/print/blocks/block.ts'
import { measurePipsWidth, pips, tickBoxes } from '#main/print/blocks/pips.ts'
import { CAPITAL_HEIGHT_RATIO, fitText, fitted, measureSpans, paragraph } from '#main/print/blocks/text.ts'
import {
  bold,
  HAIRLINE_COLOUR,
  INK,
  MM_PER_POINT,
  SOFT_INK_COLOUR,
  TEXT_STYLES,
  toSpans,
  WHITE,
} from '#main/print/style.ts'
import type { SheetSizes } from './sheet-sizes.ts'
import type { RuleEntry, WeaponEntry } from './unit-entries.ts'

/** A weapon: pictogram, name, special rules or rounds, and its numbers in cells. */
export function buildWeaponRow(weapon: WeaponEntry, { weapon: sizes }: SheetSizes): Block {
  const { heightMm, boxMm, iconMm, namePt, textPt } = sizes
  const box = drawing(boxMm, (pen, { x, y }) => {
    pen.rect({ x, y, width: boxMm, height: boxMm }, { fill: INK, stroke: null })
    const inset = (boxMm - iconMm) / 2
    pen.pictogram(weapon.pictogram, [x + inset, y + inset], iconMm, WHITE)
  })
  const name = fittedLine(weapon.name, { ...TEXT_STYLES.name, sizePt: namePt })
  const words =
    weapon.text === '' ? [] : [paragraph(weapon.text, { ...TEXT_STYLES.soft, sizePt: textPt, leading: 1.1 })]
  const rounds = weapon.rounds === null ? [] : [roundsRow(weapon.rounds, sizes)]
  const hands = typeof weapon.hands === 'number' ? 'hands' : 'arc'
  const cells = [
    { block: figureCell(weapon.range, 'range', sizes), widthMm: sizes.cellMm },
    { block: figureCell(weapon.damage, 'damage', sizes), widthMm: sizes.cellMm },
    {
      block: typeof weapon.hands === 'number' ? handsCell(weapon.hands, sizes) : figureCell(weapon.hands, hands, sizes),
      widthMm: sizes.handsMm,
    },
  ]
  const content = row(
    [{ block: box, widthMm: boxMm }, { block: stack([name, ...words, ...rounds], { gap: 0.3 }) }, ...cells],
    {
      gap: 1.6,
      align: 'middle',
    },
  )
  return underlined(content, heightMm)
}

/** A weapon to be written in. */
export function buildBlankWeaponRow({ weapon: sizes }: SheetSizes): Block {
  const frame = drawing(sizes.boxMm, (pen, { x, y }) =>
    pen.rect({ x, y, width: sizes.boxMm, height: sizes.boxMm }, { lineMm: 0.3 }),
  )
  const cell = (label: string, widthMm: number) => ({ block: figureCell('', label, sizes), widthMm })
  const content = row(
    [
      { block: frame, widthMm: sizes.boxMm },
      { block: drawing(0, () => {}) },
      cell('range', sizes.cellMm),
      cell('damage', sizes.cellMm),
      cell('hands', sizes.handsMm),
    ],
    { gap: 1.6, align: 'middle' },
  )
  return underlined(content, sizes.heightMm)
}

function underlined(content: Block, leastMm: number): Block {
  const height = (width: number) => Math.max(leastMm, content.height(width) + 1.2)
  return {
    height,
    draw(pen, { x, y, width }) {
      const high = height(width)
      const own = content.height(width)
      content.draw(pen, { x, y: y + (high - own) / 2, width, height: own })
      pen.line([x, y + high], [x + width, y + high], { stroke: HAIRLINE_COLOUR, lineMm: 0.2 })
    },
  }
}

function fittedLine(
  text: string,
  style: typeof TEXT_STYLES.name | (typeof TEXT_STYLES.name & { sizePt: number }),
): Block {
  return fitted(text, style, { heightMm: style.sizePt * MM_PER_POINT * 1.1, singlePt: style.sizePt * 0.75 })
}

function roundsRow(
  { name, count }: NonNullable<WeaponEntry['rounds']>,
  { roundMm, textPt }: SheetSizes['weapon'],
): Block {
  const label = paragraph(name, { ...TEXT_STYLES.body, sizePt: textPt })
  if (count === 0) return label
  const options = { sizeMm: roundMm, gapMm: 0.9, groupMm: 1.6, shape: 'square' } as const
  const shown = Math.min(count, 5)
  return row([{ block: pips(count, options), widthMm: measurePipsWidth(shown, options) + 0.1 }, { block: label }], {
    gap: 1.5,
    align: 'middle',
  })
}

/** A figure over its label, right of a hairline. */
function figureCell(value: string, label: string, { figurePt, heightMm }: SheetSizes['weapon']): Block {
  const high = heightMm * 0.8
  return drawing(high, (pen, { x, y, width }) => {
    pen.line([x, y], [x, y + high], { stroke: HAIRLINE_COLOUR, lineMm: 0.2 })
    const figure = fitText(value, { ...TEXT_STYLES.figure, sizePt: figurePt }, { width: width - 1.4 })
    const size = figure.style.sizePt * MM_PER_POINT
    const centre = x + 0.4 + width / 2
    const step = size * figure.style.leading
    const labelMm = TEXT_STYLES.unit.sizePt * MM_PER_POINT
    const total = Math.max(1, figure.lines.length) * step + labelMm
    const top = y + (high - total) / 2
    if (figure.lines.length > 0)
      pen.lines(
        figure.lines.map((spans, index) => ({
          x: centre,
          y: top + index * step + size * (0.2 + CAPITAL_HEIGHT_RATIO),
          spans,
        })),
        { role: 'P', anchor: 'middle' },
      )
    pen.text(label, [centre, top + Math.max(1, figure.lines.length) * step + labelMm * 0.75], {
      ...TEXT_STYLES.unit,
      anchor: 'middle',
    })
  })
}

function handsCell(hands: number, sizes: SheetSizes['weapon']): Block {
  const plain = figureCell('', 'hands', sizes)
  return {
    height: plain.height,
    draw(pen, box) {
      plain.draw(pen, box)
      const size = sizes.figurePt * MM_PER_POINT
      const start = box.x + 0.4 + (box.width - hands * size) / 2
      const label = TEXT_STYLES.unit.sizePt * MM_PER_POINT
      const top = box.y + (sizes.heightMm * 0.8 - size * TEXT_STYLES.figure.leading - label) / 2
      for (let hand = 0; hand < hands; hand += 1) pen.pictogram('hand', [start + hand * size, top], size)
    },
  }
}

/** A rule with its pictogram, and boxes to tick after it. */
export function buildRuleRow({ name, pictogram, facts, text, boxes }: RuleEntry, { rule }: SheetSizes): Block {
  const style = { ...TEXT_STYLES.body, sizePt: rule.textPt, leading: 1.14 }
  const title = facts === '' ? name : `${name} ${facts}`
  const words = paragraph([bold(/[.!?]$/.test(title) ? title : `${title}.`), ` ${text}`], style)
  const ticks = { sizeMm: 3.4, gapMm: 0.8, groupMm: 1.6, shape: 'square' } as const
  const content =
    boxes === 0
      ? words
      : boxes <= 5
        ? row([{ block: words }, { block: pips(boxes, ticks), widthMm: measurePipsWidth(boxes, ticks) + 0.2 }], {
            gap: 1.5,
          })
        : stack([words, pips(boxes, ticks)], { gap: 0.6 })
  const icon = drawing(rule.iconMm, (pen, { x, y }) => pen.pictogram(pictogram, [x, y + 0.2], rule.iconMm))
  return padded(row([{ block: icon, widthMm: rule.iconMm }, { block: content }], { gap: 1.8 }), { bottom: rule.gapMm })
}

/** Rules with ever fewer texts: all of them, then without the longest texts, whose rules are only named. */
export function shortenRules(entries: readonly RuleEntry[], sizes: SheetSizes): Block[][] {
  const longestFirst = entries.toSorted((a, b) => b.text.length - a.text.length)
  return [...entries.keys(), entries.length].map((count) => {
    const named = longestFirst.slice(0, count)
    const names = paragraph(named.map(({ name }) => name).join(', '), { ...TEXT_STYLES.body, sizePt: 8.5 })
    const explained = entries.filter((entry) => !named.includes(entry)).map((entry) => buildRuleRow(entry, sizes))
    return named.length === 0 ? explained : [...explained, names]
  })
}

interface CardFootContent {
  readonly campaignPoints: number | null
  readonly hasAgenda?: boolean
}

/** Foot of an index card: states to tick, whether an agenda is held, and campaign points. */
export function buildCardFoot(
  states: readonly string[],
  { campaignPoints: points, hasAgenda = false }: CardFootContent,
  { tick }: SheetSizes,
): Block {
  const right = drawing(tick.sizeMm + 1, (pen, { x, y, width }) => {
    const baseline = y + tick.sizeMm - 0.4
    pen.pictogram('star', [x + width - 24, y], 3.6)
    pen.text(points === null ? '' : String(points), [x + width - 19.4, baseline], { ...TEXT_STYLES.figure, sizePt: 10 })
    pen.line([x + width - 12, baseline + 0.6], [x + width, baseline + 0.6], { lineMm: 0.2 })
    if (!hasAgenda) return
    pen.pictogram('mask', [x + width - 42, y], 4)
    pen.text('agenda', [x + width - 37, baseline], { sizePt: 8.5 })
  })
  return padded(
    row([{ block: tickBoxes(states, tick) }, { block: right, widthMm: hasAgenda ? 42 : 24 }]),
    { top: 1 },
    (pen, { x, y, width }) => pen.line([x, y], [x + width, y], { lineMm: 0.2 }),
  )
}

/** Title of the next card of a unit that does not fit one. */
export function buildContinuationTitle(title: string): Block {
  return { ...paragraph([bold(title), ', continued']), keepsWithNext: true }
}

/** Counted campaign points, with space to write further ones (pp. 83-84). */
export function buildCampaignPointsBlock(points: number | null): Block {
  return drawing(11, (pen, { x, y, width }) => {
    pen.rect({ x, y, width, height: 11 }, { lineMm: 0.35 })
    pen.pictogram('star', [x + 1.8, y + 2.5], 6)
    const label = toSpans('Campaign', TEXT_STYLES.body)
    pen.text('Campaign', [x + 9.4, y + 4.8])
    pen.text('points', [x + 9.4, y + 8.6])
    const after = x + 9.4 + measureSpans(label) + 2
    const value = points === null ? '' : String(points)
    pen.text(value, [after, y + 7.6], { ...TEXT_STYLES.figure, sizePt: 15 })
    const line = after + measureSpans(toSpans(value, { ...TEXT_STYLES.figure, sizePt: 15 })) + 2
    if (line < x + width - 4)
      pen.line([line, y + 8.6], [x + width - 1.8, y + 8.6], { stroke: SOFT_INK_COLOUR, lineMm: 0.2 })
  })
}
