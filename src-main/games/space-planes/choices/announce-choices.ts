import { buildChoice, fillCommandTemplate } from '#main/games/kit/choice.ts'
import { buildOption } from '#main/games/kit/inputs.ts'
import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { CommandOf } from '#shared/games/space-planes/commands.ts'
import { type Cube, FACES, listFacesAfterRoll } from '#shared/games/space-planes/model.ts'
import { getFaceSetOfShip } from '#shared/games/space-planes/sides.ts'
import { type ManoeuvreName, MANOEUVRES } from '#shared/games/space-planes/tables/manoeuvres.ts'
import type { Input, InputOption } from '#shared/match/protocol.ts'
import { findShipOnPlane } from '../manoeuvre-parts/plane.ts'
import { MANOEUVRE_GROUP_HEADING, KEY_BY_MANOEUVRE } from './manoeuvre-choices.ts'
import { type BattleChoice, createInput, type SeatContext } from './seat-context.ts'

/** A manoeuvre that was flown on the table: what the roll brought up, the new plane number, or a cancelled part. */
export function createAnnounceChoice({ battle, seat }: SeatContext, ship: Cube, name: ManoeuvreName): BattleChoice {
  const { title, summary } = MANOEUVRES[name]
  const template: CommandOf<'announce'> = {
    type: 'announce',
    by: seat,
    ship: ship.id,
    name,
    face: null,
    plane: null,
    isCancelled: false,
  }
  return {
    choice: buildChoice({
      id: `announce:${name}:${ship.id}`,
      label: title,
      group: MANOEUVRE_GROUP_HEADING,
      actors: [ship.id],
      note: summary,
      key: KEY_BY_MANOEUVRE[name],
    }),
    inputs: () => createAnnounceInputs(battle, ship, name),
    commands: ({ values }) => [fillCommandTemplate(template, values)],
    details: () => ({
      label: `Record the ${title === 'U-turn' ? title : title.toLowerCase()}`,
      text: 'Fly it with the cube and the joker on the table first.',
    }),
  }
}

function createAnnounceInputs(battle: Battle, ship: Cube, name: ManoeuvreName): Input[] {
  return [
    ...(name === 'corkscrew'
      ? [
          createInput('announce', 'face', {
            hint: 'Empty: not rolled.',
            options: listFaceOptionsAfterRoll(battle, ship),
          }),
        ]
      : []),
    ...(name === 'plane-switch'
      ? [
          createInput('announce', 'plane', {
            hint: `Empty: it stays ${ship.plane}.`,
            options: FACES.filter((plane) => findShipOnPlane(plane, battle, null) === null).map((plane) =>
              buildOption(plane, String(plane)),
            ),
          }),
        ]
      : []),
    createInput('announce', 'isCancelled', { value: false }),
  ]
}

/** The four faces that a single roll can bring up (SP-ROLL-1). */
export function listFaceOptionsAfterRoll(battle: Battle, ship: Cube): InputOption[] {
  const faces = getFaceSetOfShip(battle, ship)
  return listFacesAfterRoll(ship.face).map((face) => buildOption(face, `${face} ${faces[face].name}`))
}
