import { type Block, padded, row, stack } from '#main/print/blocks/block.ts'
import { measurePipsWidth, pips, writingLine } from '#main/print/blocks/pips.ts'
import { paragraph } from '#main/print/blocks/text.ts'
import { bold, HAIRLINE_COLOUR, INK, TEXT_STYLES } from '#main/print/style.ts'
import type { SheetSizes } from './sheet-sizes.ts'

/** What the members have in common. */
interface Members {
  readonly hitPoints: number | null
  /** Whether hit points are numbers to write instead of pips. */
  readonly asNumbers: boolean
  /** Whether names of the members are to be written in. */
  readonly isSquad: boolean
}

const LABEL_MM = { page: 24, card: 15 }
const LEAST_PIP_MM = 2.2

/** A row of hit points for each member of a squad, or for each of the characters that share a sheet. */
export function buildMemberRows(sheet: Members, members: readonly string[], sizes: SheetSizes): Block {
  const rows = stack(
    members.map((label, index) => memberRow(sheet, label, { sizes, isLast: index === members.length - 1 })),
  )
  return {
    ...rows,
    draw(pen, box) {
      rows.draw(pen, box)
      pen.rect({ ...box, height: rows.height(box.width) }, { stroke: INK, lineMm: 0.35 })
    },
  }
}

function memberRow(
  { hitPoints, asNumbers, isSquad }: Members,
  label: string,
  { sizes, isLast }: { readonly sizes: SheetSizes; readonly isLast: boolean },
): Block {
  const labelMm = LABEL_MM[sizes.isCard ? 'card' : 'page']
  const inset = sizes.isCard ? 0.45 : 0.7
  const name = isSquad
    ? padded(writingLine([bold(label)], 4), { right: 2 })
    : paragraph(label, { ...TEXT_STYLES.label, sizePt: 10 })
  const inner = (width: number) => {
    const points =
      hitPoints === null || asNumbers
        ? writingLine(asNumbers ? `of ${hitPoints}:` : '', 4)
        : fittedPips(hitPoints, width - labelMm - 5, sizes.memberPipMm)
    return row([{ block: name, widthMm: labelMm }, { block: points }], { gap: 1, align: 'middle' })
  }
  return {
    height: (width) => inner(width).height(width - 4) + 2 * inset,
    draw(pen, { x, y, width, height }) {
      inner(width).draw(pen, { x: x + 2, y: y + inset, width: width - 4, height: height - 2 * inset })
      if (!isLast) pen.line([x, y + height], [x + width, y + height], { stroke: HAIRLINE_COLOUR, lineMm: 0.15 })
    },
  }
}

/** The largest pips that stand on one line. */
function fittedPips(count: number, width: number, mostMm: number): Block {
  let sizeMm = mostMm
  const options = () => ({ sizeMm, gapMm: sizeMm * 0.12, groupMm: sizeMm * 0.36, marksLast: true })
  while (sizeMm > LEAST_PIP_MM && measurePipsWidth(count, options()) > width) sizeMm -= 0.1
  return pips(count, options())
}
