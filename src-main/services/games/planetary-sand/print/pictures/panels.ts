import type { Pen } from '#main/print/pen.ts'
import { BANDS } from '#shared/games/planetary-sand/tables/bands.ts'
import { ROBOT_LIMITS } from '#shared/games/planetary-sand/tables/figures.ts'
import { HOLD_TURNS } from '#shared/games/planetary-sand/tables/phases.ts'
import { buildCirclePath } from '../discs.ts'
import {
  drawArrow,
  drawBunker,
  drawCord,
  drawDie,
  drawFallenMan,
  drawMan,
  drawRobot,
  drawTank,
  drawWall,
} from './icons.ts'

/** The area of a picture in millimetres: its floor, and its left and right edge. */
interface Stage {
  readonly left: number
  readonly right: number
  readonly floor: number
}

/** A picture with its title and a minimal text. */
export interface Panel {
  readonly title: string
  readonly words: string
  readonly draw: (pen: Pen, stage: Stage) => void
}

const LABEL = { sizePt: 10, face: 'bold', anchor: 'middle' } as const

const turn: Panel = {
  title: 'A turn',
  words: 'One side moves, then the other. Both fire at once. Then hand to hand.',
  draw(pen, { left, right, floor }) {
    const columnWidth = (right - left) / 4
    const steps = ['move', 'move', 'fire', 'fight'] as const
    for (const [at, step] of steps.entries()) {
      const x = left + columnWidth * (at + 0.5)
      const faces = at === 1 ? -1 : 1
      const gap = step === 'fire' ? 6 : 3
      drawMan(pen, [x - gap * faces, floor - 7], { tall: 12, faces })
      if (step === 'move') drawArrow(pen, [x + faces, floor - 18], [x + 9 * faces, floor - 18])
      else drawMan(pen, [x + gap, floor - 7], { tall: 12, faces: -1 })
      pen.text(step, [x, floor], LABEL)
    }
  },
}

const needs: Panel = {
  title: 'Hit with two dice',
  words: 'Lay the cord from shooter to target. The nearer the third, the less you need.',
  draw(pen, { left, right, floor }) {
    drawMan(pen, [left + 5, floor - 12])
    drawCord(
      pen,
      [left + 14, floor - 9],
      right - left - 30,
      Object.values(BANDS).map(({ need }) => `${need}+`),
    )
    drawMan(pen, [right - 7, floor - 12], { faces: -1 })
    drawDie(pen, [left + 32, floor - 24], 4)
    drawDie(pen, [left + 41, floor - 24], 5)
  },
}

const cover: Panel = {
  title: 'Cover and aim',
  words: 'Behind a wall 1 less, in a bunker 2 less. The same target again, and it stood still: 2 more.',
  draw(pen, { left, right, floor }) {
    const columnWidth = (right - left) / 3
    const middle = (at: number) => left + columnWidth * (at + 0.5)
    drawMan(pen, [middle(0) - 5, floor - 6], { faces: -1 })
    drawWall(pen, [middle(0) - 1, floor - 6], [12, 8])
    drawBunker(pen, [middle(1) - 12, floor - 6], [24, 13])
    drawMan(pen, [middle(2) - 8, floor - 6])
    for (const back of [0, 3]) drawArrow(pen, [middle(2) - 1, floor - 15 + back], [middle(2) + 8, floor - 15 + back])
    drawMan(pen, [middle(2) + 11, floor - 6], { faces: -1 })
    for (const [at, text] of ['−1', '−2', 'again +2'].entries()) pen.text(text, [middle(at), floor], LABEL)
  },
}

const damage: Panel = {
  title: 'Is it down?',
  words: 'Damage above defence: down. The same: toss a coin, heads is down. Below: nothing.',
  draw(pen, { left, right, floor }) {
    const columnWidth = (right - left) / 3
    const middle = (at: number) => left + columnWidth * (at + 0.5)
    drawFallenMan(pen, [middle(0), floor - 6])
    pen.path(buildCirclePath([middle(1), floor - 13], 7), { lineMm: 0.5 })
    pen.text('H', [middle(1), floor - 10.5], { ...LABEL, sizePt: 20 })
    drawTank(pen, [middle(2), floor - 6], 22)
    for (const [at, text] of ['3 against 2', '2 against 2', '1 against 6'].entries())
      pen.text(text, [middle(at), floor], LABEL)
  },
}

const drift: Panel = {
  title: 'Mortars and missiles',
  words: 'Throw one die, and lay the cup there. Who lies under it is hit. Missiles throw first: a 1 is lost.',
  draw(pen, { left, right, floor }) {
    const [x, y] = [(left + right) / 2, floor - 13]
    pen.path(buildCirclePath([x, y], 6), { lineMm: 0.5 })
    drawMan(pen, [x, y + 4.5], { tall: 9 })
    const ways = [
      { dx: 0, dy: -1, shows: 4, word: 'long' },
      { dx: 0, dy: 1, shows: 3, word: 'short' },
      { dx: -1, dy: 0, shows: 5, word: 'left' },
      { dx: 1, dy: 0, shows: 6, word: 'right' },
    ]
    for (const { dx, dy, shows, word } of ways) {
      if (dx !== 0) drawArrow(pen, [x + dx * 7, y], [x + dx * 15, y])
      const at = dx === 0 ? [x + 10, y + dy * 9 - 2.5] : [x + dx * 20 - 2.5, y - 2.5]
      if (dx === 0) drawArrow(pen, [x, y + dy * 7], [x, y + dy * 12])
      drawDie(pen, [at[0] ?? 0, at[1] ?? 0], shows, 5)
      pen.text(word, [(at[0] ?? 0) + (dx < 0 ? -1.5 : 6.5), (at[1] ?? 0) + 3.8], {
        sizePt: 10,
        face: 'bold',
        anchor: dx < 0 ? 'end' : 'start',
      })
    }
    drawDie(pen, [left, floor - 10], 1, 5)
    drawDie(pen, [left + 6, floor - 10], 2, 5)
    pen.text('on target', [left, floor - 1], { sizePt: 10, face: 'bold' })
  },
}

const meet: Panel = {
  title: 'Meeting the enemy',
  words: 'Stop at R1 from an enemy. After you have both fired you may run in.',
  draw(pen, { left, right, floor }) {
    const [from, to] = [left + 22, right - 22]
    drawMan(pen, [from - 8, floor - 8])
    drawMan(pen, [to + 8, floor - 8], { faces: -1 })
    pen.line([from, floor - 9], [to, floor - 9], { lineMm: 0.6 })
    for (const x of [from, to]) pen.path(buildCirclePath([x, floor - 9], 1.4), { fill: '#111111', stroke: null })
    pen.text('R1', [(from + to) / 2, floor - 12], { ...LABEL, sizePt: 14 })
    pen.text('stop', [from - 8, floor - 1], LABEL)
    pen.text('stop', [to + 8, floor - 1], LABEL)
  },
}

const melee: Panel = {
  title: 'Hand to hand',
  words: 'Take away one for one. Twice as many left? The others are prisoners: one guard for 8.',
  draw(pen, { left, right, floor }) {
    for (const at of [0, 1, 2, 3]) drawMan(pen, [left + 3 + at * 6, floor - 7], { tall: 11 })
    for (const at of [0, 1]) drawMan(pen, [left + 31 + at * 6, floor - 7], { tall: 11, faces: -1 })
    pen.text('4 against 2', [left + 19, floor], LABEL)
    drawArrow(pen, [left + 43, floor - 12], [left + 50, floor - 12])
    drawMan(pen, [right - 26, floor - 7], { tall: 11 })
    for (const at of [0, 1]) prisoner(pen, [right - 14 + at * 9, floor - 7])
    pen.text('captured', [right - 14, floor], LABEL)
  },
}

/** Draws a prisoner: a man behind bars. */
function prisoner(pen: Pen, [x, y]: readonly [number, number]): void {
  drawMan(pen, [x, y], { tall: 11, faces: -1 })
  for (const bar of [-3, 0, 3]) pen.line([x + bar, y - 13], [x + bar, y], { lineMm: 0.4 })
}

const robots: Panel = {
  title: 'Robots, and winning',
  words: `Robots stay within R${ROBOT_LIMITS.commandRange} of their specialist, ${ROBOT_LIMITS.robotsPerSpecialist} at most. Hold the flag ${HOLD_TURNS} turns running, or be the last who can fight.`,
  draw(pen, { left, right, floor }) {
    drawMan(pen, [left + 6, floor - 6])
    pen.line([left + 14, floor - 8], [left + 34, floor - 8], { lineMm: 0.6, dash: [1.5, 1] })
    for (const at of [0, 1, 2]) drawRobot(pen, [left + 40 + at * 10, floor - 6], 12)
    pen.text(`R${ROBOT_LIMITS.commandRange}`, [left + 24, floor - 10], LABEL)
    pen.line([right - 12, floor - 4], [right - 12, floor - 22], { lineMm: 0.7 })
    pen.path(`M${right - 12} ${floor - 22}L${right - 1} ${floor - 18.5}L${right - 12} ${floor - 15}z`, {
      fill: '#111111',
    })
    pen.text('specialist', [left + 8, floor], LABEL)
    pen.text(`${HOLD_TURNS} turns`, [right - 9, floor], LABEL)
  },
}

/** Everything a child needs to play, one picture each. */
export const PANELS: readonly Panel[] = [turn, needs, cover, damage, drift, meet, melee, robots]
