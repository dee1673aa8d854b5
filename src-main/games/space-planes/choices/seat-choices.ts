import { buildChoice } from '#main/games/kit/choice.ts'
import { seededDice } from '#main/games/kit/dice.ts'
import { decide } from '../decide.ts'
import type { BattleChoice, SeatContext } from './seat-context.ts'
import { canAct } from './ship-actions.ts'

/** Ends the turn; the likely next step once no ship may act (SP-TURN-3). */
export function createPassChoice(context: SeatContext): BattleChoice {
  const { own, seat } = context
  return {
    choice: buildChoice({
      id: 'pass',
      label: 'End the turn',
      group: 'Turn',
      key: 'E',
      isPrimary: !own.some((ship) => canAct(context, ship)),
      isImmediate: true,
    }),
    commands: () => [{ type: 'pass', by: seat }],
  }
}

/** Gives up, in anybody's turn; not listed where the rules refuse it (SP-END-3, SP-MAIL-3). */
export function listSurrenderChoices({ battle, seat }: SeatContext): BattleChoice[] {
  const command = { type: 'surrender', by: seat } as const
  if (!decide(battle, command, seededDice('surrender')).ok) return []
  const choice = buildChoice({
    id: 'surrender',
    label: 'Surrender',
    group: 'Turn',
    isSeldom: true,
    warning: 'All ships of this player leave the table, and nobody scores for them. It can be undone.',
  })
  return [{ choice, commands: () => [command] }]
}
