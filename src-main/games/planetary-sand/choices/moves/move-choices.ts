import { buildChoice, fillCommandTemplate } from '#main/games/kit/choice.ts'
import { findPiece } from '#main/games/planetary-sand/state/find.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Command } from '#shared/games/planetary-sand/commands.ts'
import { type ChoiceContext, isChoiceWanted, type PhaseQuestion, type SandChoice } from '../choice-context.ts'
import { listEndPhaseChoices } from '../end-phase.ts'
import { createDistanceInput } from '../inputs.ts'
import { buildMatchPiece, hasUsedMove, listFocusedPieces, listOwnPieces } from '../pieces.ts'
import { findCommandRefusal } from '../trial.ts'
import { createMapMoveChoiceHandlers } from './map-move.ts'
import { createMeasuredMoveChoiceHandlers } from './measured-move.ts'
import { listMoveDrafts } from './movement.ts'
import { listTravellers } from './reach.ts'
import { createRobotOrderChoiceHandlers } from './robot-order.ts'
import { type MoveDraft, selectPieces } from './selection.ts'

/** Movement of a side, piece by piece or unit by unit (SAND-MOVE-1, SAND-TURN-1). */
export function buildMoveQuestion(focus: ChoiceContext): PhaseQuestion {
  const { battle, seat } = focus
  const own = listOwnPieces(battle, seat)
  const pieces = own.map((piece) => buildMatchPiece(piece, hasUsedMove(battle, piece)))
  const isPrimary = pieces.every(({ isDone }) => isDone)
  return {
    prompt: 'who moves?',
    hint: null,
    pieces,
    actsBy: 'group',
    choices: [...listActions(focus), ...listEndPhaseChoices(focus, { isPrimary })],
  }
}

/** What the pieces in focus may do. If nothing is allowed, a refused move says why. */
function listActions(focus: ChoiceContext): SandChoice[] {
  const { battle, seat } = focus
  const ids = skipMoved(focus)
  if (ids.length === 0) return []
  const drafts = listMoveDrafts(selectPieces(battle, seat, ids)).filter(({ id }) => isChoiceWanted(focus, id))
  const legal = drafts.filter(({ trial }) => findCommandRefusal(battle, trial) === null)
  if (legal.length > 0) return legal.map((draft) => createMoveChoice(battle, draft, ids))
  return drafts.filter(({ id }) => id === 'move').map((draft) => createRefusedMove(battle, draft, ids))
}

/** The own pieces in focus; those that have moved are left out, unless all of them have. */
function skipMoved(focus: ChoiceContext): readonly string[] {
  const own = listFocusedPieces(focus)
  const left = own.filter((piece) => !hasUsedMove(focus.battle, piece))
  return (left.length > 0 ? left : own).map(({ id }) => id)
}

/** A choice for a draft that is legal as far as it is known. */
export function createMoveChoice(battle: Battle, draft: MoveDraft, focused: readonly string[]): SandChoice {
  const { id, label, group, note, missing, command } = draft
  const actors = listActors(command, focused)
  const choice = buildChoice({ id, label, group, note, actors, isImmediate: missing === null })
  return { choice, ...createFunctions(battle, draft) }
}

function createFunctions(battle: Battle, { missing, command }: MoveDraft): Omit<SandChoice, 'choice'> {
  const [lead = ''] = listTravellers(command)
  const start = findPiece(battle, lead)?.at ?? null
  if (missing === 'path')
    return start
      ? createMapMoveChoiceHandlers(battle, command, start)
      : createMeasuredMoveChoiceHandlers(battle, command)
  if (missing === 'order' && command.type === 'order') return createRobotOrderChoiceHandlers(battle, command)
  if (missing === null) return { commands: () => [command] }
  return {
    inputs: () => [createDistanceInput(battle, [command.type, 'distance'], { value: { r: 1 } })],
    commands: ({ values }) => [fillCommandTemplate(command, values)],
  }
}

function createRefusedMove(battle: Battle, draft: MoveDraft, actors: readonly string[]): SandChoice {
  const { id, label, group, trial } = draft
  const refusal = findCommandRefusal(battle, trial)
  return { choice: buildChoice({ id, label, group, actors, refusal }), commands: () => [trial] }
}

/** The pieces that carry a command out: those that it names, else those in focus. */
function listActors(command: Command, focused: readonly string[]): readonly string[] {
  const travellers = listTravellers(command)
  if (travellers.length > 0) return travellers
  switch (command.type) {
    case 'board':
    case 'leave':
    case 'suit-up':
    case 'evacuate':
    case 'close':
      return command.figures
    case 'reload':
      return command.hands
    case 'repair':
      return command.robots
    default:
      return focused
  }
}
