import {
  buildCorrectionChoice,
  buildCorrectionTarget,
  fillCommandTemplate,
  findUnchangedCorrectionRefusal,
} from '#main/games/kit/choice.ts'
import { buildOption } from '#main/games/kit/inputs.ts'
import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { CommandOf } from '#shared/games/space-planes/commands.ts'
import { FACES } from '#shared/games/space-planes/model.ts'
import {
  capitalizeSeat,
  formatSeatName,
  formatShipName,
  getFaceSetOfShip,
  listCubes,
} from '#shared/games/space-planes/sides.ts'
import type { CommandDraft, Input, Refusal } from '#shared/match/protocol.ts'
import { type BattleChoice, createInput } from './seat-context.ts'

/** Correction of a ship: its visible faces, and its position if the battle tracks positions. */
export function createCorrectionChoice(battle: Battle): BattleChoice {
  const targets = listCubes(battle).map(({ id, owner }) =>
    buildCorrectionTarget(id, capitalizeSeat(formatShipName(battle, id)), formatSeatName(battle, owner)),
  )
  const listInputs = ({ target }: Pick<CommandDraft, 'target'>) =>
    battle.companion ? listCubeInputs(battle, target) : listShipInputs(battle, target)
  return {
    choice: buildCorrectionChoice('Correct a ship', { targets, refusal: findRefusal(battle) }),
    inputs: listInputs,
    refusal: (draft) => findUnchangedCorrectionRefusal(listInputs(draft), draft.values),
    commands: (draft) => [battle.companion ? buildAmendment(battle, draft) : buildCommand(battle, draft)],
  }
}

function findRefusal({ phase, mail }: Battle): Refusal | null {
  if (phase === 'over') return { code: 'over', message: 'The battle is over.', rule: 'SP-END-1' }
  return mail === undefined
    ? null
    : { code: 'by-mail', message: 'By mail both tables hold the same ships: undo a turn instead.', rule: 'SP-MAIL-3' }
}

/** What a ship shows at the table, without its position. */
function listCubeInputs(battle: Battle, target: string | null): Input[] {
  const cube = listCubes(battle).find(({ id }) => id === target)
  if (!cube) return []
  const faces = getFaceSetOfShip(battle, cube)
  return [
    createInput('amend', 'cube.face', {
      value: cube.face,
      options: FACES.map((face) => buildOption(face, `${face} ${faces[face].name}`)),
    }),
    createInput('amend', 'cube.plane', { value: cube.plane }),
    createInput('amend', 'note'),
  ]
}

function listShipInputs(battle: Battle, target: string | null): Input[] {
  const ship = battle.ships.find(({ id }) => id === target)
  if (!ship) return []
  const faces = getFaceSetOfShip(battle, ship)
  return [
    createInput('correct', 'ship.x', { value: ship.x }),
    createInput('correct', 'ship.y', { value: ship.y }),
    createInput('correct', 'ship.heading', { max: 359.999, value: ship.heading }),
    createInput('correct', 'ship.face', {
      value: ship.face,
      options: FACES.map((face) => buildOption(face, `${face} ${faces[face].name}`)),
    }),
    createInput('correct', 'ship.twist', { value: ship.twist }),
    createInput('correct', 'ship.plane', { value: ship.plane }),
    createInput('correct', 'note'),
  ]
}

function buildAmendment({ active }: Battle, { target, values }: CommandDraft): CommandOf<'amend'> {
  const cube = { id: target ?? '', face: 1, plane: 1 } as const
  return fillCommandTemplate<CommandOf<'amend'>>({ type: 'amend', by: active, note: '', cube }, values)
}

function buildCommand({ active }: Battle, { target, values }: CommandDraft): CommandOf<'correct'> {
  const ship = { id: target ?? '', x: 0, y: 0, heading: 0, face: 1, twist: 0, plane: 1 } as const
  return fillCommandTemplate<CommandOf<'correct'>>({ type: 'correct', by: active, note: '', ship }, values)
}
