import { buildOption } from '#main/games/kit/inputs.ts'
import type { Input } from '#shared/match/protocol.ts'
import { createOrderInput, type InputContext } from './input-context.ts'

/**
 * Reaction of the target: a weapon to fight back with, or a block of a charge. Solo enemies have no choice
 * (P28-CHRG-5, P28-COUNT-1, P28-AI-5).
 */
export function createAnswerInputs(context: InputContext): Input[] {
  const answers = context.target?.answers ?? null
  if (answers === null) return []
  const { bound, counters, canBlock } = answers
  const options = counters.map(({ weapon, name }) => buildOption(weapon, name))
  const isBoundToCounter = bound?.counter !== undefined
  const counter = createOrderInput(context, 'answer.counter', {
    options: isBoundToCounter ? options.filter(({ value }) => value === bound.counter) : options,
    value: bound?.counter ?? null,
    isOptional: !isBoundToCounter,
    hint: isBoundToCounter ? 'As enemies of the list always do' : 'By default it does not fight back',
  })
  const block = createOrderInput(context, 'answer.block', {
    value: bound?.block ?? false,
    ...(bound?.block === true && { hint: 'As enemies of the list always do' }),
  })
  return [...(options.length > 0 ? [counter] : []), ...(canBlock || bound?.block === true ? [block] : [])]
}
