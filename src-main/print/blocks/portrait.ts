import { buildBoxPath, formatMm, type Pen } from '../pen.ts'
import { BRASS_COLOUR, INK, WHITE } from '../style.ts'
import { type Block, drawing } from './block.ts'

/** Busts on a field of 120 by 140. */
const BUSTS = [
  'M14 130Q16 96 34 84q-8-14-6-32 4-32 32-34 28 2 32 34 2 18-6 32 18 12 20 46zM60 40q-14 0-15 18 0 18 15 24 15-6 15-24-1-18-15-18z',
  'M4 130Q6 92 36 84l10-4v-8q-8-6-9-20-1-24 23-25 24 1 23 25-1 14-9 20v8l10 4q30 8 32 46zM37 44q23 8 46 0l1-8q-4-14-24-14t-24 14z',
  'M18 130q2-36 26-42l6-4v-8q-14-8-14-30 1-26 24-27 23 1 24 27 0 22-14 30v8l6 4q24 6 26 42zM40 46v12q10 8 19 0V48zM61 48v10q9 8 19 0V46z',
] as const
const LEADER =
  'M18 130Q20 92 42 86l8-6v-8q-8-6-9-20h38q-1 14-9 20v8l8 6q22 6 24 44zM32 50q28 8 56 0l-4-8q-2-18-24-20-22 2-24 20zM36 40q24-8 48 0'
const FIELD = { width: 120, height: 140 }
const SKY_LINES = 46

interface PortraitOptions {
  readonly widthMm: number
  readonly heightMm: number
  /** URL of a picture, or null for a silhouette. */
  readonly url: string | null
  readonly isLeader: boolean
  /** Chooses the silhouette. Empty for an empty frame. */
  readonly id: string
}

/** A portrait in a frame: the picture, or an engraved silhouette. */
export function portrait({ widthMm, heightMm, url, isLeader, id }: PortraitOptions): Block {
  return drawing(heightMm, (pen, { x, y }) => {
    const box = { x, y, width: widthMm, height: heightMm }
    if (url === null && id !== '') drawBust(pen, box, isLeader ? LEADER : (BUSTS[hash(id) % BUSTS.length] ?? LEADER))
    if (url !== null) pen.image(url, box)
    pen.rect(box, { stroke: INK, lineMm: 0.35 })
  })
}

function hash(text: string): number {
  return Array.from(text).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7)
}

function drawBust(pen: Pen, box: { x: number; y: number; width: number; height: number }, bust: string): void {
  const scale = Math.max(box.width / FIELD.width, box.height / FIELD.height)
  const left = box.x + (box.width - FIELD.width * scale) / 2
  const top = box.y + box.height - FIELD.height * scale
  pen.group([0, 0], { clip: buildBoxPath(box) }, (cut) =>
    cut.group([left, top], { scale }, (field) => {
      for (let line = 0; line < SKY_LINES; line += 1) {
        const lineMm = 0.35 + 0.9 * Math.abs(Math.sin(line * 0.11 + 0.5))
        field.path(`M0 ${formatMm(6 + line * 2.8)}h120`, { stroke: BRASS_COLOUR, lineMm })
      }
      field.circle([95, 33], 13, { fill: WHITE, stroke: BRASS_COLOUR, lineMm: 0.8 })
      field.group([95, 33], { turn: -18 }, (planet) =>
        planet.path('M-21 0a21 5 0 1 0 42 0a21 5 0 1 0 -42 0z', { stroke: BRASS_COLOUR, lineMm: 1.4 }),
      )
      field.group([0, 10], {}, (person) => person.path(bust, { fill: INK, stroke: WHITE, lineMm: 2, hasHoles: true }))
    }),
  )
}
