import { BRASS_COLOUR, INK } from '../style.ts'
import { type Block, drawing } from './block.ts'

const SIZE_MM = 50

/** An engraved orrery in the middle of a line, for the title page of a book. */
export function orrery(): Block {
  return drawing(SIZE_MM, (pen, { x, y, width }) => drawOrrery(pen, [x + width / 2, y + SIZE_MM / 2]))
}

function drawOrrery(pen: Parameters<Block['draw']>[0], [x, y]: readonly [number, number]): void {
  const orbit = { stroke: BRASS_COLOUR, lineMm: 0.35 }
  for (const radius of [24, 17, 10.5]) pen.circle([x, y], radius, orbit)
  for (let tick = 0; tick < 72; tick += 1) {
    const angle = (tick * Math.PI) / 36
    const inner = tick % 6 === 0 ? 21.8 : 22.8
    pen.line(
      [x + inner * Math.cos(angle), y + inner * Math.sin(angle)],
      [x + 24 * Math.cos(angle), y + 24 * Math.sin(angle)],
      { stroke: BRASS_COLOUR, lineMm: 0.25 },
    )
  }
  pen.group([x, y], { turn: -24 }, (tilted) => tilted.path('M-20 0a20 7 0 1 0 40 0a20 7 0 1 0 -40 0z', orbit))
  for (const [degrees, radius, size] of [
    [-50, 17, 1.5],
    [140, 10.5, 1.1],
    [95, 24, 1.8],
    [200, 17, 0.9],
  ] as const) {
    const angle = (degrees * Math.PI) / 180
    pen.circle([x + radius * Math.cos(angle), y + radius * Math.sin(angle)], size, { fill: INK, stroke: null })
  }
  pen.pictogram('star', [x - 4.5, y - 4.5], 9)
}
