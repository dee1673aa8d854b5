import { type Block, drawing, row, stack } from '#main/print/blocks/block.ts'
import { heading, paragraph } from '#main/print/blocks/text.ts'
import { bold, BRASS_COLOUR, type RichText, TEXT_STYLES } from '#main/print/style.ts'
import type { PictogramName } from '#shared/kit/pictograms.ts'
import type { PrintableUnit } from './printable-unit.ts'

/** A part of a turn with its rules. */
interface TurnRule {
  readonly title: string
  readonly pictogram: PictogramName
  readonly texts: readonly RichText[]
}

const ICON_MM = 4

/** The course of a turn in blocks with pictograms. Rules of squads and vehicles are for those who have some. */
export function buildTurnRules(units: readonly PrintableUnit[]): Block[] {
  const has = (kind: PrintableUnit['kind']) => units.some((unit) => unit.kind === kind)
  const breakTests = {
    ...BREAK_TESTS,
    texts: [...BREAK_TESTS.texts, ...(has('squad') ? [SQUADS_BREAK] : []), ...(has('vehicle') ? [VEHICLES_BREAK] : [])],
  }
  return [...ACTIONS, breakTests, ...(has('vehicle') ? [VEHICLES] : []), AGENDAS].map(turnRule)
}

function turnRule({ title, pictogram, texts }: TurnRule): Block {
  const icon = drawing(ICON_MM, (pen, { x, y }) => pen.pictogram(pictogram, [x, y - 0.3], ICON_MM, BRASS_COLOUR))
  const head = row([{ block: icon, widthMm: ICON_MM }, { block: heading(title) }], { gap: 1.6 })
  const lines = texts.map((text) => paragraph(text, { ...TEXT_STYLES.body, sizePt: 9 }))
  const { height, draw } = stack([head, ...lines], { gap: 0.6 }) // without its split: a rule stays whole
  return { height, draw }
}

const ACTIONS: readonly TurnRule[] = [
  {
    // P28-ROLL-1, P28-ROLL-2, P28-TURN-1, P28-TURN-2
    title: 'Rolls',
    pictogram: 'die',
    texts: [
      ['Roll ', bold('1D10 under'), ' the skill: a 1 always succeeds, a 10 always fails.'],
      ['The highest Agility acts first, with ', bold('two actions'), '.'],
    ],
  },
  {
    // P28-MOVE-1, P28-TERR-2, P28-TERR-3
    title: 'Move',
    pictogram: 'boot',
    texts: [
      [bold('Even ground: '), 'up to the Speed.'],
      [bold('Rough: '), 'Agility, or half the Speed.'],
      [bold('Hazardous: '), 'Agility for half the Speed, or stay and take 1D10.'],
    ],
  },
  {
    // P28-SHOOT-3 to P28-SHOOT-6, P28-COVER-1
    title: 'Shoot',
    pictogram: 'pistol',
    texts: [
      [bold('−1'), ' for each move of shooter and target this turn.'],
      [bold('−1'), ' at a target 5 cm or more higher, ', bold('+1'), ' if the shooter is 5 cm or more higher.'],
      'Not into a fight, nor out of one. One weapon an action.',
      [bold('Cover: '), '1D6 more armour.'],
    ],
  },
  {
    // P28-FIGHT-1, P28-CHRG-1, P28-CHRG-5
    title: 'Fight',
    pictogram: 'blade',
    texts: [
      'An enemy in contact or within 5 cm.',
      [bold('Charge: '), 'a move into contact, and at once a fight with ', bold('+1D4'), '.'],
      [bold('Block: '), 'Awareness takes the bonus from a charge.'],
    ],
  },
  {
    // P28-ARM-1
    title: 'Armour',
    pictogram: 'shield',
    texts: ['Roll it and take it off the damage.'],
  },
]

const BREAK_TESTS: TurnRule = {
  // P28-BREAK-1, P28-BREAK-2, P28-BREAK-5
  title: 'Break tests',
  pictogram: 'skull',
  texts: [
    [
      bold('Below half: '),
      'Psyche after every wound, ',
      bold('−1'),
      ' for each test before. If it fails: full Speed to the nearest edge.',
    ],
    'With one hit point left: no test.',
  ],
}
/** P28-SQ-11. */
const SQUADS_BREAK: RichText = [
  bold('Squads: '),
  'at a quarter of all hit points, Psyche for each member left; each that fails leaves.',
]
/** P28-VEH-BREAK-1, P28-VEH-BREAK-3. */
const VEHICLES_BREAK: RichText = [
  bold('Vehicles: '),
  'with three quarters of the sections lost, 1D10 under the number left. None at the last three.',
]

const VEHICLES: TurnRule = {
  // P28-VEH-DMG-1, P28-VEH-DMG-2
  title: 'Vehicles',
  pictogram: 'tracks',
  texts: [
    'Damage goes to one section of the side that is hit, a damaged one first, the rest to the next. No armour but cover.',
  ],
}

const AGENDAS: TurnRule = {
  // P28-AGENDA-2
  title: 'Agendas',
  pictogram: 'mask',
  texts: ['Worth 5 campaign points, 1 less for each game in which it failed.'],
}
