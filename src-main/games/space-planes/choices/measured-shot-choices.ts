import { buildOption } from '#main/games/kit/inputs.ts'
import type { Cube, RangeClass } from '#shared/games/space-planes/model.ts'
import { formatRangeClass } from '#shared/games/space-planes/shot-text.ts'
import { formatSeatName, formatShipName, getCube, getFaceSetOfShip } from '#shared/games/space-planes/sides.ts'
import { formatCount } from '#shared/kit/format.ts'
import type { CommandDraft, Input, Notice, InputOption, ChoiceTarget } from '#shared/match/protocol.ts'
import { ANSWER_FLIPS_BY_RANGE_CLASS, ATTACK_FLIPS_BY_RANGE_CLASS } from '../shot-cards.ts'
import { countCardsToEnter, createCardInputs, readEnteredCards } from './card-inputs.ts'
import { type BattleChoice, createInput, type SeatContext } from './seat-context.ts'
import { formatShipLabel, listEnemiesOnPlane } from './ship-actions.ts'
import { forecastShot, type ShotWithRangeClasses } from './shot-forecast.ts'
import { buildShotChoice, createShotMarks } from './shot-targets.ts'

const RANGES = ['red', 'blue'] as const
const BACK_RANGES = ['red', 'blue', 'none'] as const

/**
 * A shot along lines that the players measured with the ruler (SP-RANGE-5). With known positions it is rarely needed,
 * and Orrery measures the line back unless the players did.
 */
export function createMeasuredShotChoice(context: SeatContext, ship: Cube): BattleChoice {
  const { battle, seat } = context
  const hasPositions = battle.companion === undefined
  return {
    choice: buildShotChoice(context, ship, {
      id: `shoot-measured:${ship.id}`,
      label: hasPositions ? 'Shoot along measured lines' : 'Shoot',
      targets: listEnemiesOnPlane(context, ship).map((target) => createMeasuredTarget(context, target)),
      note: 'Only the gamemaster enters what the ruler showed.',
      isSeldom: hasPositions,
    }),
    inputs: (draft) => createShotInputs(context, ship, draft),
    commands({ target, values }) {
      const { range, back } = readRanges(values)
      const lines = findMeasuredLines(context, ship.id, { target, values })
      if (lines === null) return []
      const cards = readEnteredCards(values, countCardsToEnter(battle, lines.range, lines.back))
      return [{ type: 'shoot', by: seat, ship: ship.id, target: lines.target, said: { range, back }, cards }]
    },
    details({ target, values }) {
      const lines = findMeasuredLines(context, ship.id, { target, values })
      return {
        forecast: lines === null ? null : forecastShot(battle, lines),
        warnings: lines === null ? [] : listRangeDoubts(context, lines),
        marks: createShotMarks(context, ship.id, target),
      }
    },
  }
}

function createMeasuredTarget(context: SeatContext, cube: Cube): ChoiceTarget {
  const { battle } = context
  const { id, owner, face } = cube
  return {
    id,
    label: formatShipLabel(context, id),
    group: battle.seats.length > 2 ? formatSeatName(battle, owner) : null,
    chance: null,
    note: `face ${face} ${getFaceSetOfShip(battle, cube)[face].name}`,
    refusal: null,
  }
}

/** Inputs of both lines, and of the cards once the lines are known. The last one gives the shot. */
function createShotInputs(context: SeatContext, ship: Cube, draft: CommandDraft): Input[] {
  const { battle } = context
  if (draft.target === null) return []
  const hasPositions = battle.companion === undefined
  const lines = findMeasuredLines(context, ship.id, draft)
  const { range, back } = readRanges(draft.values)
  const shot = { ship: ship.id, target: draft.target }
  const listOptions = (path: 'range' | 'back'): InputOption[] =>
    path === 'range'
      ? RANGES.map((value) => createRangeOption(context, value, back === null ? null : { ...shot, range: value, back }))
      : BACK_RANGES.map((value) =>
          createRangeOption(context, value, range === null ? null : { ...shot, range, back: value }),
        )
  return [
    createInput('shoot', 'said.range', {
      label: `Line of ${formatShipName(battle, ship.id)}, by the ruler`,
      options: listOptions('range'),
      isOptional: false,
    }),
    createInput('shoot', 'said.back', {
      label: `Line back of ${formatShipName(battle, draft.target)}, by the ruler`,
      hint: hasPositions ? 'Empty: as Orrery measures it.' : null,
      options: listOptions('back'),
      isOptional: hasPositions,
      isFinal: !hasPositions && battle.settings.deckMode === 'app',
    }),
    ...(lines === null ? [] : createCardInputs(battle, lines, draft)),
  ]
}

function createRangeOption(
  { battle }: SeatContext,
  value: RangeClass,
  lines: ShotWithRangeClasses | null,
): InputOption {
  const label = formatRangeClass(value)
  return buildOption(value, label.charAt(0).toUpperCase() + label.slice(1), {
    note:
      lines === null
        ? null
        : `${formatCount(ATTACK_FLIPS_BY_RANGE_CLASS[lines.range].cards, 'card')} against ${ANSWER_FLIPS_BY_RANGE_CLASS[lines.back].cards}`,
    chance: lines === null ? null : forecastShot(battle, lines).chance,
  })
}

/** The measured classes of a draft; null where none was entered. */
function readRanges(values: CommandDraft['values']): {
  range: ShotWithRangeClasses['range'] | null
  back: RangeClass | null
} {
  return {
    range: RANGES.find((range) => range === values['said.range']) ?? null,
    back: BACK_RANGES.find((range) => range === values['said.back']) ?? null,
  }
}

/** Both lines of a shot, the line back as Orrery measures it unless it was entered; null while one is unknown. */
function findMeasuredLines(
  { lines }: SeatContext,
  ship: string,
  { target, values }: Pick<CommandDraft, 'target' | 'values'>,
): ShotWithRangeClasses | null {
  const entered = readRanges(values)
  const back = entered.back ?? lines.find((line) => line.ship === target && line.target === ship)?.range ?? null
  return target === null || entered.range === null || back === null
    ? null
    : { ship, target, range: entered.range, back }
}

/** Red lines of faces without a red mark, which hint at a wrong face (SP-RANGE-3). */
function listRangeDoubts(context: SeatContext, { ship, target, range, back }: ShotWithRangeClasses): Notice[] {
  const { battle } = context
  return [
    { id: ship, isRed: range === 'red' },
    { id: target, isRed: back === 'red' },
  ].flatMap(({ id, isRed }) => {
    const cube = getCube(battle, id)
    const { name, red } = getFaceSetOfShip(battle, cube)[cube.face]
    if (!isRed || red.length > 0) return []
    const text = `Face ${cube.face} ${name} has no red mark: check which face of ${formatShipName(battle, id)} is up.`
    return [{ text, rule: 'SP-RANGE-3', isUrgent: true }]
  })
}
