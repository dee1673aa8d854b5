import { type CutOut } from '#main/print/pages/cut-outs.ts'
import { formatMm, type Pen } from '#main/print/pen.ts'
import { TEXT_STYLES, WHITE } from '#main/print/style.ts'
import type { PlanesPrintOptions } from '#shared/contract/space-planes/print.ts'

const STRIP_MM = 15.5
/** Shorter rulers only bear their length. */
const MIN_LABELLED_MM = 40
const MIN_STRIP_MM = 8

/**
 * Rulers to cut out: the card's edges, the moves of this cube (SP-MOVE-3), and the gauge for setting up (SP-SETUP-3).
 */
export function buildDistanceRulerCutOuts({
  cubeMm,
  cardLongMm,
  cardShortMm,
}: Pick<PlanesPrintOptions, 'cubeMm' | 'cardLongMm' | 'cardShortMm'>): CutOut[] {
  const strips = [
    { mm: 2 * cardLongMm, label: `Set-up: over ${cardLongMm}, up to ${2 * cardLongMm} mm` },
    { mm: cardLongMm, label: `Range, long edge ${cardLongMm} mm` },
    { mm: cardLongMm - cubeMm, label: `Long move ${cardLongMm - cubeMm} mm` },
    { mm: cardShortMm, label: `Short edge ${cardShortMm} mm` },
    { mm: cardShortMm - cubeMm, label: `Short move ${cardShortMm - cubeMm} mm` },
  ]
  return strips
    .filter(({ mm }) => mm >= MIN_STRIP_MM)
    .map(({ mm, label }) => ({
      widthMm: STRIP_MM,
      heightMm: mm,
      draw: (pen, { x, y }) => drawStrip(pen, { mm, label }, [x, y]),
    }))
}

function drawStrip(
  pen: Pen,
  { mm, label }: { readonly mm: number; readonly label: string },
  [x, y]: readonly [number, number],
): void {
  pen.rect({ x, y, width: STRIP_MM, height: mm }, { lineMm: 0.25, fill: WHITE })
  const ticks: string[] = []
  for (let at = 1; at < mm; at += 1)
    ticks.push(`M${formatMm(x)} ${formatMm(y + at)}h${at % 10 === 0 ? 3.2 : at % 5 === 0 ? 2 : 1}`)
  pen.path(ticks.join(''), { lineMm: 0.12 })
  for (let at = 20; at < mm - 3; at += 20)
    pen.text(String(at), [x + 3.8, y + at + 1], { ...TEXT_STYLES.small, face: 'sans-bold' })
  const text = mm >= MIN_LABELLED_MM ? label : String(mm)
  pen.group([x + STRIP_MM - 2, y + mm - 2], { turn: -90 }, (inner) =>
    inner.text(text, [0, 0], { ...TEXT_STYLES.small, face: 'sans-bold', sizePt: 9 }),
  )
}
