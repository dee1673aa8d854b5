import { buildChoice } from '#main/games/kit/choice.ts'
import type { Choice } from '#shared/match/protocol.ts'
import { type ChoiceContext, isChoiceWanted, type SandChoice } from './choice-context.ts'
import { findCommandRefusal } from './trial.ts'

/** The choice to end a phase (SAND-TURN-1). */
export function listEndPhaseChoices(
  focus: ChoiceContext,
  fields: Partial<Choice>,
  details: Pick<SandChoice, 'details'> = {},
): SandChoice[] {
  const { battle, seat } = focus
  if (!isChoiceWanted(focus, 'end-phase')) return []
  const command = { type: 'end-phase', by: seat } as const
  const refusal = findCommandRefusal(battle, command)
  const choice = buildChoice({
    id: 'end-phase',
    label: 'Done',
    group: 'Phase',
    refusal,
    isImmediate: refusal === null,
    ...fields,
  })
  return [{ choice, commands: () => [command], ...details }]
}
