import type { Battle, BattleEvent, BattleByMailState, PhysicalTableState } from '#shared/games/space-planes/battle.ts'
import type { Cube, Ship } from '#shared/games/space-planes/model.ts'
import {
  getCube,
  listCubes,
  countPlacedOrLeftOutShips,
  listSeatsInPlacingOrder,
} from '#shared/games/space-planes/sides.ts'

type Of<Type extends BattleEvent['type']> = Extract<BattleEvent, { type: Type }>

/** Applies each type of event to a battle. */
const EVOLUTIONS: { readonly [Type in BattleEvent['type']]: (battle: Battle, event: Of<Type>) => Battle } = {
  placed: (battle, { ship }) => nextToPlace({ ...battle, ships: [...battle.ships, ship] }),
  'left-out': (battle, { seat }) =>
    nextToPlace({ ...battle, leftOut: { ...battle.leftOut, [seat]: (battle.leftOut[seat] ?? 0) + 1 } }),
  'began-manoeuvre': (battle, { ship }) => ({ ...battle, done: { ...battle.done, manoeuvre: ship } }),
  stepped: (battle, { ship, to }) => changeShip(battle, ship, to),
  stopped: (battle) => battle,
  'changed-plane': (battle, { ship, plane }) => changeCube(battle, ship, { plane }),
  levelled: (battle, { plane }) => withCubes(battle, (cubes) => cubes.map((cube) => ({ ...cube, plane }))),
  entered: (battle, { cube }) => nextToPlace(withCompanion(battle, { cubes: [...listCubes(battle), cube] })),
  announced: (battle, { ship }) => ({ ...battle, done: { ...battle.done, manoeuvre: ship } }),
  rolled: (battle, { ship, face, endsTurn }) =>
    withCompanion(changeCube(battle, ship, { face }), { roll: { ship, before: getCube(battle, ship).face, endsTurn } }),
  followed: (battle, { cubes }) =>
    withCompanion(
      cubes.reduce((before, { ship, face }) => changeCube(before, ship, { face }), battle),
      { roll: null },
    ),
  unrolled: (battle, { ship, face }) => withCompanion(changeCube(battle, ship, { face }), { roll: null }),
  amended: (battle, { cube: { id, face, plane } }) => changeCube(battle, id, { face, plane }),
  reshuffled: (battle, { deck }) => ({ ...battle, deck, discard: [] }),
  shot: (battle, { ship, target, attacker, answer, isHit }) => {
    const used = [...attacker.cards, ...answer.cards]
    const after = {
      ...battle,
      done: { ...battle.done, shot: ship },
      deck: battle.deck.slice(used.length),
      discard: [...battle.discard, ...used],
    }
    return isHit ? destroyShip(after, target) : after
  },
  joined: (battle, { seat, anchor }) => withMail(battle, { links: { ...battle.mail?.links, [seat]: anchor } }),
  'drew-places': (battle, { seat, link }) => withMail(battle, { links: { ...battle.mail?.links, [seat]: link } }),
  aimed: (battle, { type: _type, ...aimed }) => withMail(battle, { aimed }),
  answered: (battle, { links }) => withMail(battle, { links: { ...battle.mail?.links, ...links }, aimed: null }),
  'ended-turn': (battle, { next }) => ({
    ...battle,
    active: next,
    turn: battle.turn + 1,
    done: { manoeuvre: null, shot: null },
  }),
  surrendered: (battle, { seat }) =>
    listCubes(battle)
      .filter(({ owner }) => owner === seat)
      .reduce((before, { id }) => withoutShip(before, id, null), battle),
  corrected: (battle, { ship }) => changeShip(battle, ship.id, ship),
  won: (battle, { winners }) => ({ ...battle, phase: 'over', winners }),
  applied: (battle) => ({ ...battle, isApplied: true }),
}

/** Applies one event to a battle. */
export function evolve(battle: Battle, event: BattleEvent): Battle {
  const evolution = EVOLUTIONS[event.type] as (before: Battle, happened: BattleEvent) => Battle
  return evolution(battle, event)
}

/** Returns the ship with this id. Throws if it does not exist, which is a bug in the caller. */
export function getShip({ ships }: Battle, id: string): Ship {
  const ship = ships.find((candidate) => candidate.id === id)
  if (!ship) throw new Error(`There is no ship ${id} on the table`)
  return ship
}

/** Replaces the cubes of a battle, wherever they are stored. */
function withCubes(battle: Battle, change: <One extends Cube>(cubes: readonly One[]) => readonly One[]): Battle {
  return battle.companion
    ? withCompanion(battle, { cubes: change(battle.companion.cubes) })
    : { ...battle, ships: change(battle.ships) }
}

function withCompanion(battle: Battle, change: Partial<PhysicalTableState>): Battle {
  return { ...battle, companion: { cubes: [], roll: null, ...battle.companion, ...change } }
}

function changeCube(battle: Battle, id: string, change: Partial<Pick<Cube, 'face' | 'plane'>>): Battle {
  return withCubes(battle, (cubes) => cubes.map((cube) => (cube.id === id ? { ...cube, ...change } : cube)))
}

function withMail(battle: Battle, change: Partial<BattleByMailState>): Battle {
  return { ...battle, mail: { links: {}, aimed: null, ...battle.mail, ...change } }
}

function changeShip(battle: Battle, id: string, change: Partial<Ship>): Battle {
  return { ...battle, ships: battle.ships.map((ship) => (ship.id === id ? { ...ship, ...change } : ship)) }
}

/** Gives the shooter a point and frees the plane number of the ship (SP-SCORE-1, SP-PLANE-2). */
function destroyShip(battle: Battle, target: string): Battle {
  const seat = battle.active
  const points = { ...battle.points, [seat]: (battle.points[seat] ?? 0) + 1 }
  return withoutShip({ ...battle, points }, target, seat)
}

function withoutShip(battle: Battle, id: string, by: string | null): Battle {
  const { owner, cube } = getCube(battle, id)
  return {
    ...withCubes(battle, (cubes) => cubes.filter((otherCube) => otherCube.id !== id)),
    lost: [...battle.lost, { id, owner, by, ...(cube === undefined ? {} : { cube }) }],
  }
}

/**
 * Advances placing: one ship per seat in turn until all are placed (SP-SETUP-2). Then the first placer begins
 * (SP-TURN-1).
 */
function nextToPlace(battle: Battle): Battle {
  const { seats } = battle
  const following = listSeatsInPlacingOrder(battle)[countPlacedOrLeftOutShips(battle)]
  const isDone = following === undefined
  const next = following ?? seats.find((seat) => listCubes(battle).some(({ owner }) => owner === seat))
  return { ...battle, phase: isDone ? 'flying' : 'placing', active: next ?? battle.active, turn: isDone ? 1 : 0 }
}
