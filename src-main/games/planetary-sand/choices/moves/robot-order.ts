import * as z from 'zod'
import { buildOption } from '#main/games/kit/inputs.ts'
import { getEnemySide } from '#main/games/planetary-sand/state/find.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import type { CommandDraft, Input } from '#shared/match/protocol.ts'
import type { SandChoice } from '../choice-context.ts'
import { createInput } from '../inputs.ts'
import { listRemainingUnits } from '../pieces.ts'

/** Value of the kind of an order for a post alone. */
const NO_ORDER = 'none'
const Kind = z.enum(['go-to', 'attack', 'guard', NO_ORDER]).catch('go-to')
const Text = z.string().catch('')

/** Inputs and commands of an order to robots, which holds from the next turn (SAND-ROBO-2, SAND-ROBO-7). */
export function createRobotOrderChoiceHandlers(
  battle: Battle,
  command: CommandOf<'order'>,
): Omit<SandChoice, 'choice'> {
  return {
    inputs: ({ values }) => [
      createKindInput(),
      ...createTargetInputs(battle, command, Kind.parse(values['order.kind'])),
      createPostInput(battle, command),
    ],
    commands: ({ values }) => [
      {
        ...command,
        order: readOrder(values),
        post: z.string().nullable().catch(null).parse(values['post']),
      },
    ],
    details: () => ({ label: 'Give the order', text: 'It holds from the next turn.' }),
  }
}

function createKindInput(): Input {
  const options = [
    buildOption('go-to', 'Go to a place'),
    buildOption('attack', 'Attack a unit'),
    buildOption('guard', 'Guard a place'),
    buildOption(NO_ORDER, 'No order, a post alone'),
  ]
  return createInput('order', 'order.kind', { options, value: 'go-to' })
}

/** The unit to attack, or the place to go to or to guard. */
function createTargetInputs(battle: Battle, { by }: CommandOf<'order'>, kind: z.infer<typeof Kind>): Input[] {
  if (kind === NO_ORDER) return []
  if (kind !== 'attack') return [createInput('order', 'order.target', { label: 'Place', hint: 'Such as: the pond.' })]
  const units = listRemainingUnits(battle, getEnemySide(battle, by)).map((unit) => buildOption(unit, unit))
  const input = createInput('order', 'order.target', { label: 'Unit', options: units, value: units[0]?.value ?? null })
  return [{ ...input, path: 'order.unit' }]
}

function createPostInput({ machines, rooms }: Battle, { by }: CommandOf<'order'>): Input {
  const posts = [...machines.filter(({ side }) => side === by), ...rooms].map(({ id }) => buildOption(id, id))
  return createInput('order', 'post', { options: [buildOption(null, 'As it is'), ...posts] })
}

function readOrder(values: CommandDraft['values']): CommandOf<'order'>['order'] {
  const kind = Kind.parse(values['order.kind'])
  if (kind === NO_ORDER) return null
  return { kind, target: Text.parse(values[kind === 'attack' ? 'order.unit' : 'order.target']) }
}
