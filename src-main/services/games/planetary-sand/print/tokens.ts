import { drawing } from '#main/print/blocks/block.ts'
import { type CutOut, createCutOut } from '#main/print/pages/cut-outs.ts'
import { TEXT_STYLES, WHITE } from '#main/print/style.ts'
import { AIRS } from '#shared/games/planetary-sand/tables/environment.ts'
import { ROBOT_LIMITS } from '#shared/games/planetary-sand/tables/figures.ts'
import type { PictogramName } from '#shared/kit/pictograms.ts'
import type { PrintableArmy } from './job.ts'

const ACROSS_MM = 20
const SIGN_MM = 9
const FEW = 3

interface Token {
  readonly word: string
  readonly picture: PictogramName
  readonly count: number
}

/**
 * Round tokens with a sign and a word, as many as the army may need; a few of each kind without an army (SAND-AIR-4,
 * SAND-DEF-4, SAND-MSL-5, SAND-HIT-2).
 */
export function buildTokenCutOuts(army: PrintableArmy | null): CutOut[] {
  return listTokens(army).flatMap(({ word, picture, count }) =>
    Array.from({ length: count }, () =>
      createCutOut(
        drawing(ACROSS_MM, (pen, { x, y }) => {
          const middle = x + ACROSS_MM / 2
          pen.circle([middle, y + ACROSS_MM / 2], ACROSS_MM / 2, { fill: WHITE, lineMm: 0.3 })
          pen.pictogram(picture, [middle - SIGN_MM / 2, y + 3], SIGN_MM)
          pen.text(word, [middle, y + 15.4], { ...TEXT_STYLES.small, face: 'sans-bold', anchor: 'middle' })
        }),
        ACROSS_MM,
      ),
    ),
  )
}

function listTokens(army: PrintableArmy | null): Token[] {
  const isVacuum = army === null || AIRS[army.plan.air].isVacuum
  const hasRobots = army?.figures.some(({ row }) => row.isRobot) ?? true
  const pads = army === null ? FEW : army.machines.filter(({ row }) => row.pad !== null).length
  const hasGrenades = army?.figures.some(({ grenades }) => grenades > 0) ?? true
  return [
    { word: 'Wreck', picture: 'wreck', count: army === null ? FEW : Math.max(2, Math.min(8, army.machines.length)) },
    { word: 'Prisoner', picture: 'bars', count: 4 },
    { word: 'Again +2', picture: 'again', count: 4 },
    { word: `Out of R${ROBOT_LIMITS.commandRange}`, picture: 'robot', count: hasRobots ? FEW : 0 },
    { word: 'Thrown', picture: 'grenade', count: hasGrenades ? FEW : 0 },
    { word: 'Loaded', picture: 'ammo', count: Math.min(8, pads) },
    { word: 'Helmet', picture: 'helmet', count: isVacuum ? FEW : Math.min(FEW, army.plan.helmets) },
    { word: 'Breach', picture: 'bunker', count: isVacuum ? FEW : 0 },
    { word: 'No air', picture: 'mask', count: isVacuum ? FEW : 0 },
  ]
}
