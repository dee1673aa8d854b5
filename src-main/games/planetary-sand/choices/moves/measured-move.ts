import { fillCommandTemplate } from '#main/games/kit/choice.ts'
import { buildOption } from '#main/games/kit/inputs.ts'
import { formatStopReason } from '#main/games/planetary-sand/ground/stop-reason.ts'
import { findPiece, getEnemySide } from '#main/games/planetary-sand/state/find.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Command } from '#shared/games/planetary-sand/commands.ts'
import type { Figure, Machine } from '#shared/games/planetary-sand/model.ts'
import { COVERS } from '#shared/games/planetary-sand/tables/armour.ts'
import { TERRAIN, type TerrainId } from '#shared/games/planetary-sand/tables/terrain.ts'
import type { Input } from '#shared/match/protocol.ts'
import type { SandChoice } from '../choice-context.ts'
import { createColumnInput, createDistanceInput, createInput } from '../inputs.ts'
import { listRemainingUnits } from '../pieces.ts'
import { tryMovement } from '../trial.ts'
import { computeReachByTerrain, formatReach, listTravellers } from './reach.ts'

/** Inputs and commands of a movement whose path is measured at the table (SAND-KIT-1, SAND-MOVE-5). */
export function createMeasuredMoveChoiceHandlers(battle: Battle, command: Command): Omit<SandChoice, 'choice'> {
  return {
    inputs: () => [createStretchesInput(battle, command), ...createEndInputs(battle, command)],
    commands: ({ values }) => [fillCommandTemplate(command, values)],
    details({ values }, isComplete) {
      const reach = computeReachByTerrain(battle, command).get('flat') ?? null
      const farthest = reach === null ? [] : [`Reach on flat ground: ${formatReach(reach, battle)}.`]
      const end = isComplete ? describeMovement(battle, fillCommandTemplate(command, values)) : []
      return { text: [...farthest, ...end].join(' ') || null }
    },
  }
}

/** How far a movement gets, and what stops it, as sentences. Empty if it is refused. */
export function describeMovement(battle: Battle, command: Command): string[] {
  const trial = tryMovement(battle, command)
  if ('refusal' in trial) return []
  const { moved, stopped } = trial.acted
  const reason = formatStopReason(stopped)
  return [`They go ${formatReach(moved, battle)}${reason === null ? '' : `: ${reason}`}.`]
}

/** The stretches of a path, by default as far as it goes on the first ground that can be crossed. */
function createStretchesInput(battle: Battle, command: Command): Input {
  const reaches = computeReachByTerrain(battle, command)
  const grounds = [...reaches].map(([terrain, reach]) =>
    buildOption(terrain, TERRAIN[terrain].title, {
      note: reach === null ? 'cannot be crossed' : formatReach(reach, battle),
    }),
  )
  const [terrain, reach] = [...reaches].find(([, r]) => r !== null) ?? (['flat', 1] satisfies [TerrainId, number])
  const length = { r: reach ?? 1 }
  return createInput(command.type, 'way.stretches', {
    columns: [
      createColumnInput(createInput(command.type, 'way.stretches.terrain', { options: grounds, value: terrain })),
      createColumnInput(createDistanceInput(battle, [command.type, 'way.stretches.length'], { value: length })),
    ],
    value: [{ terrain, length }],
    isOptional: false,
  })
}

/** Where a path ends, as reported from the table (SAND-SET-1, SAND-HIT-3, SAND-VIC-4, SAND-MOVE-3). */
function createEndInputs(battle: Battle, command: Command): Input[] {
  const { type } = command
  const [leadId = ''] = listTravellers(command)
  const lead = findPiece(battle, leadId)
  if (!lead) return []
  const units = listRemainingUnits(battle, getEnemySide(battle, lead.side))
  const enemies = units.map((unit) => buildOption(unit, unit))
  const zones = battle.sides.map((side) => buildOption(side, `Zone of ${side}`))
  const covers = Object.entries(COVERS).map(([id, { title }]) => buildOption(id, capitalize(title)))
  const objectives = battle.objectives.map(({ id }) => buildOption(id, id))
  const met = units.filter((unit) => canPart(battle, lead, unit)).map((unit) => buildOption(unit, unit))
  return [
    createInput(type, 'ends.zone', { options: [...zones, buildOption(null, 'No Man’s Land')], value: lead.zone }),
    createInput(type, 'ends.cover', { options: [buildOption(null, 'In the open'), ...covers] }),
    ...(objectives.length > 0
      ? [createInput(type, 'ends.near', { options: [buildOption(null, 'None'), ...objectives] })]
      : []),
    ...(enemies.length > 0 ? [createInput(type, 'ends.meets', { options: enemies, max: MAX_UNITS })] : []),
    ...(met.length > 0 ? [createInput(type, 'ends.parts', { options: met, max: MAX_UNITS })] : []),
  ]
}

/** Maximum number of enemy units that a path may meet or part from. */
const MAX_UNITS = 20

/** Whether the lead's unit has met an enemy unit that it may meet again after parting (SAND-MOVE-3). */
function canPart({ settings, met }: Battle, { unit }: Figure | Machine, enemy: string): boolean {
  return (
    settings.meetAgain === 'after-parting' &&
    met.some(({ units }) => units.includes(enemy) && units.some((name) => name === unit))
  )
}

function capitalize(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
