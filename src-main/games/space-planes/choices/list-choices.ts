import { buildChoice } from '#main/games/kit/choice.ts'
import { createSeededDice } from '#main/games/kit/dice.ts'
import type { CommandOf } from '#shared/games/space-planes/commands.ts'
import type { Cube } from '#shared/games/space-planes/model.ts'
import { decide } from '../decide.ts'
import { createAimChoice } from './aim-choices.ts'
import { createAnnounceChoice } from './announce-choices.ts'
import { countCardsToEnter, createCardInputs, readEnteredCards } from './card-inputs.ts'
import { createRollFollowersChoice } from './follow-choice.ts'
import { createManoeuvreChoice, listManoeuvreChoices } from './manoeuvre-choices.ts'
import { createMeasuredShotChoice } from './measured-shot-choices.ts'
import { listPlacingChoices } from './placing-choices.ts'
import { findReasonToWait } from './question-text.ts'
import type { BattleChoice, SeatContext } from './seat-context.ts'
import { listEnemiesOnPlane, canShipAct } from './ship-actions.ts'
import { forecastShot } from './shot-forecast.ts'
import { buildShotChoice, createShotMarks, findShotWithRangeClasses, listShotTargets } from './shot-targets.ts'

/** Everything that the seat may do now: with its ships in focus, then as a whole. Nothing if a bot flies it. */
export function listBattleChoices(context: SeatContext): BattleChoice[] {
  const { battle, seat, focus } = context
  if (battle.phase === 'over' || battle.bots?.[seat] !== undefined) return []
  if (findReasonToWait(context) !== null) return listSurrenderChoices(context)
  if (battle.phase === 'placing') return listPlacingChoices(context)
  if (battle.companion?.roll) return [createRollFollowersChoice(context, battle.companion.roll.ship)]
  return [
    ...focus.flatMap((ship) => listManoeuvres(context, ship)),
    ...listShootersFirst(context).flatMap((ship) => listShots(context, ship)),
    createPassChoice(context),
    ...listSurrenderChoices(context),
  ]
}

/** The manoeuvres of a ship: reported from the table, or flown here. */
function listManoeuvres(context: SeatContext, ship: Cube): BattleChoice[] {
  return listManoeuvreChoices(context, ship, context.battle.companion ? createAnnounceChoice : createManoeuvreChoice)
}

/** The shots of a ship: reported, by mail, or at one table. */
function listShots(context: SeatContext, ship: Cube): BattleChoice[] {
  const { companion, mail } = context.battle
  if (companion) return [createMeasuredShotChoice(context, ship)]
  if (mail) return [createAimChoice(context, ship)]
  // Measured by hand only for a ship in focus: it stands in the menu, where ships are not told apart.
  const isMeasurable = context.focus.length === 1 && listEnemiesOnPlane(context, ship).length > 0
  return [createShotChoice(context, ship), ...(isMeasurable ? [createMeasuredShotChoice(context, ship)] : [])]
}

/** The ships in focus, the one with the likeliest hit first, so that the letter of a shot takes it. */
function listShootersFirst({ focus, lines }: SeatContext): readonly Cube[] {
  const open = lines.filter(({ whyNot: refusal }) => refusal === null)
  const bestOf = ({ id }: Cube) =>
    Math.max(-1, ...open.flatMap(({ ship, chance }) => (ship === id ? [chance?.now ?? 0] : [])))
  return focus.toSorted((a, b) => bestOf(b) - bestOf(a))
}

const MEASURED_BY_ORRERY: CommandOf<'shoot'>['said'] = { range: null, back: null }

/** A shot along lines that Orrery measures (SP-SHOT-1 to SP-SHOT-4). */
function createShotChoice(context: SeatContext, ship: Cube): BattleChoice {
  const { battle, seat } = context
  const findLines = (target: string | null) => findShotWithRangeClasses(context, ship.id, target)
  return {
    choice: buildShotChoice(context, ship, {
      id: `shoot:${ship.id}`,
      label: 'Shoot',
      targets: listShotTargets(context, ship),
    }),
    inputs(draft) {
      const lines = findLines(draft.target)
      return lines === null ? [] : createCardInputs(battle, lines, draft)
    },
    commands({ target, values }) {
      const lines = findLines(target)
      if (lines === null) return []
      const cards = readEnteredCards(values, countCardsToEnter(battle, lines.range, lines.back))
      return [{ type: 'shoot', by: seat, ship: ship.id, target: lines.target, said: MEASURED_BY_ORRERY, cards }]
    },
    details({ target }) {
      const lines = findLines(target)
      return {
        forecast: lines === null ? null : forecastShot(battle, lines),
        marks: createShotMarks(context, ship.id, target),
      }
    },
  }
}

/** Ends the turn; the likely next step once no ship may act (SP-TURN-3). */
function createPassChoice(context: SeatContext): BattleChoice {
  const { own, seat } = context
  return {
    choice: buildChoice({
      id: 'pass',
      label: 'End the turn',
      group: 'Turn',
      key: 'E',
      isPrimary: !own.some((ship) => canShipAct(context, ship)),
      isImmediate: true,
    }),
    commands: () => [{ type: 'pass', by: seat }],
  }
}

/** Gives up, in anybody's turn; not listed where the rules refuse it (SP-END-3, SP-MAIL-3). */
function listSurrenderChoices({ battle, seat }: SeatContext): BattleChoice[] {
  const command = { type: 'surrender', by: seat } as const
  if (!decide(battle, command, createSeededDice('surrender')).ok) return []
  const choice = buildChoice({
    id: 'surrender',
    label: 'Surrender',
    group: 'Turn',
    isSeldom: true,
    warning: 'All ships of this player leave the table, and nobody scores for them. It can be undone.',
  })
  return [{ choice, commands: () => [command] }]
}
