import {
  buildCorrectionChoice,
  buildCorrectionTarget,
  findUnchangedCorrectionRefusal,
  type PlayableChoice,
} from '#main/games/kit/choice.ts'
import { createInputBuilder } from '#main/games/kit/inputs.ts'
import { type BattleCommand, BattleCommandSchema } from '#shared/games/planet28/battle/commands.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { BattleUnit } from '#shared/games/planet28/battle/units.ts'
import type { CommandDraft, Input, Json } from '#shared/match/protocol.ts'
import { getBattleRules } from '../battle/transaction.ts'
import { formatModelName, getRowName } from './input-context.ts'
import { readPlace, toBoardPoint } from './map-inputs.ts'

const createInput = createInputBuilder(BattleCommandSchema)

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

/**
 * Correction of the hit points of a model or a section, of the actions of its unit, and of its place on a map
 * (P28-ACT-4).
 */
export function createCorrectionChoice(battle: Battle): PlayableChoice<BattleCommand> {
  const parts = battle.sides.flatMap(({ id, name }) =>
    battle.units.filter(({ side }) => side === id).flatMap((unit) => listParts(battle, unit, name)),
  )
  const find = ({ target }: Pick<CommandDraft, 'target'>) => parts.find(({ id }) => id === target)
  const over = { code: 'over', message: 'The battle is over.', rule: 'P28-TURN-9' }
  return {
    choice: buildCorrectionChoice('Correct a unit', {
      targets: parts.map(({ id, label, group }) => buildCorrectionTarget(id, label, group)),
      refusal: battle.phase === 'over' ? over : null,
    }),
    inputs: (draft) => listInputs(battle, find(draft)),
    refusal: (draft) => findUnchangedCorrectionRefusal(listInputs(battle, find(draft)), draft.values),
    commands(draft) {
      const part = find(draft)
      return part ? [buildCommand(battle, part, draft.values)] : []
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

function listInputs(battle: Battle, part: CorrectablePart | undefined): Input[] {
  if (!part) return []
  const { hitPoints, max, unit } = part
  return [
    createInput('correct', 'hitPoints', { value: hitPoints, ...(max !== null && { max }) }),
    createInput('correct', 'actions', { value: unit.turn.actions }),
    ...listPlaceInputs(battle, unit),
    createInput('correct', 'note'),
  ]
}

/** Where a unit stands on a map, and which way a vehicle faces. */
function listPlaceInputs({ map }: Battle, { id }: BattleUnit): Input[] {
  const body = map?.places[id]
  if (map === undefined || body === undefined) return []
  const points = { max: 1, from: toBoardPoint(map, body), step: 1 }
  const hint = 'Left as it is without a place. Use the arrows, or type it.'
  return [
    createInput('correct', 'to', { points, hint, isOptional: true }),
    ...(body.hull === undefined ? [] : [createInput('correct', 'heading', { value: body.hull.heading })]),
  ]
}

/** The command with the changed values alone. */
function buildCommand(battle: Battle, part: CorrectablePart, values: CommandDraft['values']): BattleCommand {
  const { unit, fields } = part
  const changed = listInputs(battle, part).flatMap(({ path, value }) => {
    const entered = values[path] ?? null
    return entered === null || entered === value ? [] : [[path, entered] as const]
  })
  const { to, ...fixed } = Object.fromEntries<Json>(changed)
  const place = battle.map && to !== undefined ? readPlace(battle.map, to) : undefined
  const base = { type: 'correct', by: unit.side, unit: unit.id, ...fields }
  return { ...base, ...fixed, ...(place !== undefined && { to: place }) } as BattleCommand
}
