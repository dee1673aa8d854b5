import { deepStrictEqual } from 'node:assert'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createSeededDice } from '#main/games/kit/dice.ts'
import { evolveAll, type LogEntry } from '#main/games/kit/replay.ts'
import { findCollision } from '#main/games/space-planes/collision.ts'
import { computePartEndAndSweep } from '#main/games/space-planes/commands/manoeuvre.ts'
import { SPACE_PLANES } from '#main/games/space-planes/game.ts'
import type { Battle, BattleEvent } from '#shared/games/space-planes/battle.ts'
import type { Command } from '#shared/games/space-planes/commands.ts'
import type { ManoeuvrePart, Ship } from '#shared/games/space-planes/model.ts'
import { battleOf, shipAt } from '../support/space-planes.ts'
import type { BenchmarkResult } from './benchmark-result.ts'
import { compareSpeed } from './compare-speed.ts'

/** The part of boardgame.io's API that is used: its reducer as run by a server. */
interface BoardgameState {
  readonly G: Battle
}
interface Boardgame {
  InitializeGame(given: { game: object; numPlayers: number }): BoardgameState
  CreateGameReducer(given: { game: object }): (state: BoardgameState, action: object) => BoardgameState
}

const SEATS = ['Ana', 'Ben']
/** A vector that returns to its start after four manoeuvres. */
const VECTOR = [
  { move: 'short', dir: 'N' },
  { pivot: 'SW', turn: 'ccw' },
] as const satisfies readonly Exclude<ManoeuvrePart, { plane: unknown }>[]
const WHAT = 'manoeuvres, against the reducer of boardgame.io'

/**
 * Measures manoeuvres of six ships, each ordered, checked, executed and logged, against the reducer of boardgame.io
 * with a move that uses the same geometry.
 */
export function measureManoeuvres(packages: string | null): BenchmarkResult {
  if (packages === null) return { what: WHAT, value: 0, goal: { atLeast: 1 }, unit: '', from: 'it is not installed' }
  const start = battleOf(
    ['a', 'd', 'b', 'e', 'c', 'f'].map((id, at) =>
      shipAt({ id, owner: SEATS[at % 2] ?? '', x: 100 + 190 * Math.floor(at / 2), y: 80 + 130 * (at % 2) }),
    ),
  )
  const turns = Array.from({ length: 4 }, () => start.ships.map(({ id, owner }) => ({ id, owner }))).flat()
  const ours = () => flown(start, turns)
  process.env['NODE_ENV'] ??= 'production' // without development checks
  const boardgame = createRequire(join(packages, 'any.js'))('boardgame.io/internal') as Boardgame
  const theirs = withBoardgame(boardgame, structuredClone(start), turns)
  deepStrictEqual(ours(), theirs())
  return compareSpeed({ what: `${turns.length} ${WHAT}`, atLeast: 1, ours, theirs })
}

type Turns = readonly Pick<Ship, 'id' | 'owner'>[]

/** Flies a manoeuvre and ends the turn, logging the events of both. */
function flown(start: Battle, turns: Turns): readonly Ship[] {
  const log: LogEntry<Command, BattleEvent>[] = []
  let battle = start
  for (const { id, owner } of turns)
    for (const command of [
      { type: 'manoeuvre', by: owner, ship: id, name: 'vector', parts: [...VECTOR] },
      { type: 'pass', by: owner },
    ] satisfies Command[]) {
      const dice = createSeededDice('unused')
      const decision = SPACE_PLANES.decide(battle, command, dice)
      if (!decision.ok) throw new Error(decision.refusal.message)
      battle = evolveAll(SPACE_PLANES, battle, decision.events)
      log.push({ command, faces: dice.faces, events: decision.events })
    }
  return battle.ships
}

/** The same ships in boardgame.io: a move changes a draft of the state, another ends the turn. */
function withBoardgame(boardgame: Boardgame, start: Battle, turns: Turns): () => readonly Ship[] {
  const fly = ({ G }: { G: { ships: Ship[] } & Omit<Battle, 'ships'> }, id: string, parts: typeof VECTOR) => {
    for (const part of parts) {
      const at = G.ships.findIndex((candidate) => candidate.id === id)
      const ship = G.ships[at]
      if (!ship) return 'INVALID_MOVE'
      const { to, sweep } = computePartEndAndSweep(ship, part, G)
      if (findCollision(G, ship, sweep)) return 'INVALID_MOVE'
      G.ships[at] = { ...ship, ...to }
    }
    return undefined
  }
  const game = { setup: () => start, moves: { fly }, turn: { minMoves: 1, maxMoves: 1 } }
  const reducer = boardgame.CreateGameReducer({ game })
  const first = boardgame.InitializeGame({ game, numPlayers: SEATS.length })
  return () => {
    let state = first
    for (const { id, owner } of turns) {
      const payload = { type: 'fly', args: [id, VECTOR], playerID: `${SEATS.indexOf(owner)}` }
      state = reducer(state, { type: 'MAKE_MOVE', payload })
    }
    return state.G.ships
  }
}
