import { buildChoice } from '#main/games/kit/choice.ts'
import { buildOption } from '#main/games/kit/inputs.ts'
import type { CommandOf } from '#shared/games/space-planes/commands.ts'
import type { Cube, Face } from '#shared/games/space-planes/model.ts'
import { getCube, listCubes } from '#shared/games/space-planes/sides.ts'
import { formatCount } from '#shared/kit/format.ts'
import type { CommandDraft, Input } from '#shared/match/protocol.ts'
import { listFaceOptionsAfterRoll } from './announce-choices.ts'
import { type BattleChoice, createInput, type SeatContext } from './seat-context.ts'
import { formatShipLabel } from './ship-actions.ts'

/** Records how all other ships followed a roll on the table (SP-REOR-1 to SP-REOR-6). */
export function createRollFollowersChoice(context: SeatContext, roller: string): BattleChoice {
  const { battle, seat } = context
  const { plane } = getCube(battle, roller)
  const followers = listFollowers(context, roller, plane)
  return {
    choice: buildChoice({
      id: 'follow-roll',
      label: 'Record how the others followed',
      group: 'Roll',
      isPrimary: true,
    }),
    inputs: () => followers.flatMap((ship) => createFollowerInputs(context, ship, plane)),
    commands: ({ values }) => [
      { type: 'reorient', by: seat, cubes: followers.map((ship) => readFollower(ship, values)) },
    ],
    details: () => ({
      text: `The foremost ship first, higher planes before lower ones. Then set every plane die to ${plane}.`,
    }),
  }
}

/** Higher planes first, then lower ones; ships on the plane of the roller only flip (SP-REOR-3). */
function listFollowers({ battle }: SeatContext, roller: string, plane: Face): Cube[] {
  const others = listCubes(battle).filter(({ id }) => id !== roller)
  return [
    ...others.filter((ship) => ship.plane > plane),
    ...others.filter((ship) => ship.plane < plane),
    ...others.filter((ship) => ship.plane === plane),
  ]
}

/** The face of a ship afterwards, and whether one of its moves was cancelled (SP-REOR-2, SP-REOR-4). */
function createFollowerInputs(context: SeatContext, ship: Cube, plane: Face): Input[] {
  const moves = Math.abs(ship.plane - plane)
  const direction = ship.plane > plane ? 'the way of the roll' : 'against the roll'
  const flip = 'flip once the way of the roll'
  const label = formatShipLabel(context, ship.id)
  const face = createInput('reorient', 'cubes.face', {
    label: `${label}: face up`,
    hint: moves === 0 ? `To do: ${flip}.` : `To do: ${formatCount(moves, 'long move')} ${direction}, then ${flip}.`,
    options: [
      ...listFaceOptionsAfterRoll(context.battle, ship),
      buildOption(ship.face, `Could not flip: ${ship.face}`),
    ],
  })
  const isStopped = createInput('reorient', 'cubes.isStopped', {
    label: `${label}: a long move was cancelled`,
    value: false,
  })
  return [
    { ...face, path: getFollowerPath(ship, 'face') },
    ...(moves === 0 ? [] : [{ ...isStopped, path: getFollowerPath(ship, 'isStopped') }]),
  ]
}

const getFollowerPath = ({ id }: Cube, field: 'face' | 'isStopped'): string => `cubes.${id}.${field}`

/** A ship that shows its old face could not flip, so a step of it was cancelled (SP-REOR-4, SP-CANCEL-4). */
function readFollower(ship: Cube, values: CommandDraft['values']): CommandOf<'reorient'>['cubes'][number] {
  const face = values[getFollowerPath(ship, 'face')] as Face
  return {
    ship: ship.id,
    face,
    isStopped: face === ship.face || values[getFollowerPath(ship, 'isStopped')] === true,
  }
}
