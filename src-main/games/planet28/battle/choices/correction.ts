import {
  buildCorrection,
  buildCorrectionTarget,
  findUnchangedRefusal,
  type PlayableChoice,
} from '#main/games/kit/choice.ts'
import { createInputs } from '#main/games/kit/inputs.ts'
import { type BattleCommand, BattleCommandSchema } from '#shared/games/planet28/battle/commands.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { BattleUnit } from '#shared/games/planet28/battle/units.ts'
import type { Draft, Input } from '#shared/match/protocol.ts'
import { getBattleRules } from '../transaction.ts'
import { formatModelName, getRowName } from './input-context.ts'

const createInput = createInputs(BattleCommandSchema)

/** A model, or a section of a vehicle, whose hit points can be corrected. */
interface CorrectablePart {
  readonly id: string
  readonly label: string
  /** Its side, or its vehicle. */
  readonly group: string
  readonly unit: BattleUnit
  /** Identifies the part in the command. */
  readonly fields: { readonly model: string } | { readonly cell: string }
  readonly hitPoints: number
  /** Maximum hit points; null if a ruling lets them exceed their start (`overheal`). */
  readonly max: number | null
}

/** Correction of the hit points of a model or a section, and of the actions of its unit (P28-ACT-4). */
export function createCorrection(battle: Battle): PlayableChoice<BattleCommand> {
  const parts = battle.sides.flatMap(({ id, name }) =>
    battle.units.filter(({ side }) => side === id).flatMap((unit) => listParts(battle, unit, name)),
  )
  const find = ({ target }: Pick<Draft, 'target'>) => parts.find(({ id }) => id === target)
  const over = { code: 'over', message: 'The battle is over.', rule: 'P28-TURN-9' }
  return {
    choice: buildCorrection('Correct a unit', {
      targets: parts.map(({ id, label, group }) => buildCorrectionTarget(id, label, group)),
      refusal: battle.phase === 'over' ? over : null,
    }),
    inputs: (draft) => listInputs(find(draft)),
    refusal: (draft) => findUnchangedRefusal(listInputs(find(draft)), draft.values),
    commands(draft) {
      const part = find(draft)
      return part ? [buildCommand(part, draft.values)] : []
    },
  }
}

function listParts(battle: Battle, unit: BattleUnit, side: string): CorrectablePart[] {
  if (unit.kind !== 'vehicle')
    return unit.models.map(({ id, hitPoints, start }) => ({
      id,
      label: formatModelName(unit, id),
      group: side,
      unit,
      fields: { model: id },
      hitPoints,
      max: battle.settings.overheal ? null : Math.max(start, hitPoints),
    }))
  const rules = getBattleRules(battle)
  return unit.sections.map(({ cell, hitPoints, start }) => {
    const placed = unit.profile.sections.find((section) => section.cell === cell)
    return {
      id: `${unit.id} ${cell}`,
      label: `${cell} ${getRowName({ rules }, placed?.weapon ?? placed?.section ?? '')}`.trim(),
      group: unit.name,
      unit,
      fields: { cell },
      hitPoints,
      max: Math.max(start, hitPoints),
    }
  })
}

function listInputs(part: CorrectablePart | undefined): Input[] {
  if (!part) return []
  const { hitPoints, max, unit } = part
  return [
    createInput('correct', 'hitPoints', { value: hitPoints, ...(max !== null && { max }) }),
    createInput('correct', 'actions', { value: unit.turn.actions }),
    createInput('correct', 'note'),
  ]
}

/** The command with the changed values alone. */
function buildCommand({ unit, fields, hitPoints: before }: CorrectablePart, values: Draft['values']): BattleCommand {
  const { hitPoints, actions, note } = values
  return {
    type: 'correct',
    by: unit.side,
    unit: unit.id,
    ...fields,
    note,
    ...(hitPoints !== before && { hitPoints }),
    ...(actions !== unit.turn.actions && { actions }),
  } as BattleCommand
}
