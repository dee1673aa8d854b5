import type { Battle } from '#shared/games/space-planes/battle.ts'
import { CORNERS, DIRECTIONS, FACES, type Part, SENSES, type Ship } from '#shared/games/space-planes/model.ts'
import { MANOEUVRES, type ManoeuvreName, type PartKind } from '#shared/games/space-planes/tables/manoeuvres.ts'
import { whoShows } from './parts/plane.ts'

/** A manoeuvre that may be ordered. */
export interface OrderedManoeuvre {
  readonly name: ManoeuvreName
  readonly parts: readonly Part[]
}

/** Every manoeuvre that this ship may order, its parts as they are listed, those that would be cancelled too (SP-MAN-1 to SP-MAN-5). */
export function allManoeuvres(battle: Battle, ship: Ship): readonly OrderedManoeuvre[] {
  return (Object.keys(MANOEUVRES) as ManoeuvreName[]).flatMap((name) =>
    MANOEUVRES[name].parts
      .reduce<readonly (readonly Part[])[]>(
        (begun, kinds) =>
          begun.flatMap((parts) => [parts, ...optionsOf(kinds, battle, ship).map((part) => [...parts, part])]),
        [[]],
      )
      .filter((parts, at, all) => parts.length > 0 && all.findIndex((other) => isSame(other, parts)) === at)
      .map((parts) => ({ name, parts })),
  )
}

/** Every part of these kinds that the ship may choose now. */
function optionsOf(kinds: readonly PartKind[], battle: Battle, ship: Ship): readonly Part[] {
  return kinds.flatMap((kind): readonly Part[] => PARTS[kind](battle, ship))
}

const PARTS: Readonly<Record<PartKind, (battle: Battle, ship: Ship) => readonly Part[]>> = {
  'move-short': () => DIRECTIONS.map((dir) => ({ move: 'short', dir })),
  'move-long': () => DIRECTIONS.map((dir) => ({ move: 'long', dir })),
  pivot: () => CORNERS.flatMap((corner) => SENSES.map((turn) => ({ pivot: corner, turn }))),
  roll: () => DIRECTIONS.map((dir) => ({ roll: dir })),
  'set-plane': (battle, ship) =>
    FACES.filter((plane) => plane !== ship.plane && whoShows(plane, battle, ship.id) === null).map((plane) => ({
      plane,
    })),
}

/** One pivot of a U-turn is the same in the first place and in the second. */
function isSame(one: readonly Part[], other: readonly Part[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
