import type { CommandOf } from '#shared/games/space-planes/commands.ts'
import type { Cube } from '#shared/games/space-planes/model.ts'
import { countEnteredCards, createCardInputs, readCards } from './card-inputs.ts'
import type { BattleChoice, SeatContext } from './seat-context.ts'
import { forecastShot } from './shot-forecast.ts'
import { buildShotChoice, createShotMarks, findShotLines, listShotTargets } from './shot-targets.ts'

const MEASURED_BY_ORRERY: CommandOf<'shoot'>['said'] = { range: null, back: null }

/** A shot along lines that Orrery measures (SP-SHOT-1 to SP-SHOT-4). */
export function createShotChoice(context: SeatContext, ship: Cube): BattleChoice {
  const { battle, seat } = context
  const findLines = (target: string | null) => findShotLines(context, ship.id, target)
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
      const cards = readCards(values, countEnteredCards(battle, lines.range, lines.back))
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
