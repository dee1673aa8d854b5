import type { Battle } from '#shared/games/space-planes/battle.ts'
import {
  CORNERS,
  DIRECTIONS,
  FACES,
  type ManoeuvrePart,
  ROTATION_SENSES,
  type Ship,
} from '#shared/games/space-planes/model.ts'
import { MANOEUVRES, type ManoeuvreName, type ManoeuvrePartKind } from '#shared/games/space-planes/tables/manoeuvres.ts'
import { findShipOnPlane } from './manoeuvre-parts/plane.ts'

/** A legal manoeuvre. */
export interface LegalManoeuvre {
  readonly name: ManoeuvreName
  readonly parts: readonly ManoeuvrePart[]
}

const known = new Map<string, readonly LegalManoeuvre[]>()

/**
 * Lists every manoeuvre that this ship may be ordered to fly, with its parts in the listed order, including those that
 * would be cancelled (SP-MAN-1 to SP-MAN-5).
 */
export function listLegalManoeuvres(battle: Battle, ship: Ship): readonly LegalManoeuvre[] {
  const free = PARTS['set-plane'](battle, ship) // what may be ordered depends on nothing else
  const shown = free.map((part) => ('plane' in part ? part.plane : '')).join('')
  const list =
    known.get(shown) ?? (Object.keys(MANOEUVRES) as ManoeuvreName[]).flatMap((name) => named(name, battle, ship))
  if (!known.has(shown)) known.set(shown, list)
  return list
}

/**
 * Every combination of parts of one manoeuvre. A U-turn of one pivot is listed once, although either pivot could be
 * omitted.
 */
function named(name: ManoeuvreName, battle: Battle, ship: Ship): LegalManoeuvre[] {
  const lists = MANOEUVRES[name].parts.reduce<readonly (readonly ManoeuvrePart[])[]>(
    (begun, kinds) =>
      begun.flatMap((parts) => [
        parts,
        ...listLegalManoeuvreParts(kinds, battle, ship).map((part) => [...parts, part]),
      ]),
    [[]],
  )
  const once = new Map(lists.filter((parts) => parts.length > 0).map((parts) => [JSON.stringify(parts), parts]))
  return [...once.values()].map((parts) => ({ name, parts }))
}

/** Every part of these kinds that the ship may choose in its current position. */
export function listLegalManoeuvreParts(
  kinds: readonly ManoeuvrePartKind[],
  battle: Battle,
  ship: Ship,
): readonly ManoeuvrePart[] {
  return kinds.flatMap((kind): readonly ManoeuvrePart[] => PARTS[kind](battle, ship))
}

const PARTS: Readonly<Record<ManoeuvrePartKind, (battle: Battle, ship: Ship) => readonly ManoeuvrePart[]>> = {
  'move-short': () => DIRECTIONS.map((dir) => ({ move: 'short', dir })),
  'move-long': () => DIRECTIONS.map((dir) => ({ move: 'long', dir })),
  pivot: () => CORNERS.flatMap((corner) => ROTATION_SENSES.map((turn) => ({ pivot: corner, turn }))),
  roll: () => DIRECTIONS.map((dir) => ({ roll: dir })),
  'set-plane': (battle, ship) =>
    FACES.filter((plane) => plane !== ship.plane && findShipOnPlane(plane, battle, ship.id) === null).map((plane) => ({
      plane,
    })),
}
