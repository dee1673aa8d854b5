import { CUP_DIE_DRIFTS_BY_SETTING, WILD_DIE_LOST_FACE } from '#main/games/planetary-sand/fire/drift.ts'
import { type Block, drawing } from '#main/print/blocks/block.ts'
import type { StepPanel } from '#main/print/blocks/step-panels.ts'
import type { Pen } from '#main/print/pen.ts'
import { TEXT_STYLES, WHITE } from '#main/print/style.ts'
import type { DriftId } from '#shared/games/planetary-sand/battle.ts'
import { COVERS } from '#shared/games/planetary-sand/tables/armour.ts'
import { ROBOT_LIMITS } from '#shared/games/planetary-sand/tables/figures.ts'
import { RANGE_BANDS } from '#shared/games/planetary-sand/tables/range-bands.ts'
import { formatNumber } from '#shared/kit/format.ts'
import type { PictogramName } from '#shared/kit/pictograms.ts'
import { drawCord } from '../weapon-rows.ts'

const WORD = { ...TEXT_STYLES.figure, sizePt: 9, anchor: 'middle' } as const
const CUP = CUP_DIE_DRIFTS_BY_SETTING.A
const SIGN_MM = 14

/** The six steps that a child needs to play, each a picture (SAND-TURN-1, SAND-HIT-1, SAND-DEF-1, SAND-CUP-1). */
export function buildHowToPlayPanels(): StepPanel[] {
  const cover = (id: 'other' | 'bunker') => formatNumber(Number(COVERS[id].value))
  return [
    {
      title: 'A turn',
      text: 'One side moves, then the other. Both fire at once. Then hand to hand.',
      picture: signs([
        ['man', 'move'],
        ['robot', 'move'],
        ['pistol', 'fire'],
        ['blade', 'fight'],
      ]),
    },
    {
      title: 'Hit with two dice',
      text: 'Lay the cord from shooter to target: the nearer the third, the less you need.',
      picture: shot(),
    },
    {
      title: 'Cover and aim',
      text: 'In a building, behind a wall, rock, wreck or light vehicle; in a bunker or behind armour; the same target again, and it stood still.',
      picture: signs([
        ['wall', cover('other')],
        ['bunker', cover('bunker')],
        ['again', '+2'],
      ]),
    },
    {
      title: 'Is it down?',
      text: 'Damage above defence: down. The same: toss a coin, heads is down. Below: nothing.',
      picture: signs([
        ['skull', '3 on 2'],
        ['coin', '2 on 2'],
        ['tank', '1 on 6'],
      ]),
    },
    {
      title: 'Grenades, rockets, mortars',
      text: `One die, and lay the cup there. Missiles throw first: a ${WILD_DIE_LOST_FACE} is lost in space.`,
      picture: drift(),
    },
    {
      title: 'Meeting, and robots',
      text: `Stop at R1 from an enemy; after both have fired, run in. Robots obey within R${ROBOT_LIMITS.commandRange} of their specialist, ${ROBOT_LIMITS.robotsPerSpecialist} at most.`,
      picture: signs([
        ['man', 'stop at R1'],
        ['blade', 'run in'],
        ['robot', `within R${ROBOT_LIMITS.commandRange}`],
      ]),
    },
  ]
}

/** Pictograms beside each other with a word below each. */
function signs(items: readonly (readonly [PictogramName, string])[]): Block {
  return drawing(SIGN_MM + 5, (pen, { x, y, width }) => {
    const step = width / items.length
    for (const [index, [name, word]] of items.entries()) {
      const middle = x + (index + 0.5) * step
      pen.pictogram(name, [middle - SIGN_MM / 2, y], SIGN_MM)
      pen.text(word, [middle, y + SIGN_MM + 4], WORD)
    }
  })
}

/** A shooter, the cord with what each third needs, and the target. */
function shot(): Block {
  return drawing(SIGN_MM + 5, (pen, { x, y, width }) => {
    pen.pictogram('man', [x, y], SIGN_MM)
    pen.pictogram('robot', [x + width - SIGN_MM, y], SIGN_MM)
    const [start, length] = [x + SIGN_MM + 4, width - 2 * SIGN_MM - 8]
    drawCord(pen, [start, y + 7], length, 0.8)
    for (const [index, { need }] of Object.values(RANGE_BANDS).entries())
      pen.text(`${need}+`, [start + ((index + 0.5) * length) / 3, y + 14], { ...WORD, sizePt: 12 })
  })
}

/** The cup die around the cup: where the blast lands (SAND-CUP-1). */
function drift(): Block {
  const places: Readonly<Record<Exclude<DriftId, 'on-target'>, readonly [dx: number, dy: number]>> = {
    long: [0, -1],
    short: [0, 1],
    left: [-1, 0],
    right: [1, 0],
  }
  return drawing(24, (pen, { x, y, width }) => {
    const [middle, centre] = [x + width / 2, y + 12]
    pen.circle([middle, centre], 7.6, { lineMm: 0.6 })
    const hits = CUP.flatMap((id, index) => (id === 'on-target' ? [index + 1] : []))
    for (const [index, face] of hits.entries()) drawDie(pen, [middle - 6.6 + index * 6.8, centre - 3.2], face)
    for (const [id, [dx, dy]] of Object.entries(places)) {
      const [left, top] = [middle + dx * 17 - 3.2, centre + dy * 8.4 - 3.2]
      drawDie(pen, [left, top], CUP.indexOf(id as DriftId) + 1)
      const word = dx === 0 ? [left + 12, top + 4.4] : [left + 3.2 + dx * 11, top + 4.4]
      pen.text(id, [word[0] ?? 0, word[1] ?? 0], WORD)
    }
  })
}

function drawDie(pen: Pen, [x, y]: readonly [number, number], face: number): void {
  pen.rect({ x, y, width: 6.4, height: 6.4 }, { fill: WHITE, lineMm: 0.4, radius: 1 })
  pen.text(String(face), [x + 3.2, y + 4.7], { ...WORD, sizePt: 12 })
}
