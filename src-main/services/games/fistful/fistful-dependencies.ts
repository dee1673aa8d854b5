import type { FistfulGame, FistfulSheet } from '#main/db/repositories/fistful.ts'
import { listPositionProblems } from '#main/games/fistful/state-problems.ts'
import type { AnyGame } from '#main/games/kit/game.ts'
import { sha256Hex } from '#main/games/kit/hash.ts'
import { requireFound, RefusalError } from '#main/services/kit/refusal-error.ts'
import { requireRowUnchanged, type ServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import { type GameState, NO_ORDERS, type Side, SIDES } from '#shared/games/fistful/model.ts'
import type { GamePosition } from '#shared/games/fistful/play-modes.ts'
import { assert } from '#shared/kit/assert.ts'
import { createFightTracker } from './fight-tracker.ts'

/** Shared dependencies of the services of A Fistful of Planets. */
export type FistfulDependencies = ReturnType<typeof createFistfulDependencies>

/** Reference of a command: the game, and the version of the desk it is based on. */
export interface GameVersionRef {
  readonly id: string
  readonly version: number
}

/** Creates the shared dependencies, once for an open campaign. */
export function createFistfulDependencies(tools: ServiceDependencies, games: readonly AnyGame[]) {
  const { file } = tools
  const board = file.rows.fistful
  const fights = createFightTracker(tools, games)
  const { campaign } = file.rows
  const versionOf = (table: string, id: string): number => file.changes.versionOf(table, id)
  const getGame = (id: string): FistfulGame => requireFound(board.games.find(id), 'game')

  function requireFresh(table: string, id: string, seen: number): void {
    if (versionOf(table, id) > seen) requireRowUnchanged(file, table, id, seen)
  }

  /** Returns a game that is not over, or refuses. */
  function getRunning(id: string): FistfulGame {
    const game = getGame(id)
    if (game.position.result !== null) throw new RefusalError('conflict', `${game.name} is over.`)
    return game
  }

  /** The newest change of the game or of a sheet that its desk shows. */
  function deskVersion(game: FistfulGame): number {
    const { id, position } = game
    const { turn } = position
    const rows = fights.ofTurn(game).map(({ row }) => versionOf('fistful_fight', row.id))
    const sheets = SIDES.flatMap((side) => [getSheetId(id, turn, side), getSheetId(id, turn + 1, side)])
    return Math.max(versionOf('fistful_game', id), ...rows, ...sheets.map((sheet) => versionOf('fistful_sheet', sheet)))
  }

  /**
   * Refuses a command if the game or a sheet of these sides has changed since. The other side's sheet may change
   * meanwhile.
   */
  function requireFreshSheets({ id, position: { turn } }: FistfulGame, seen: number, sides: readonly Side[]): void {
    requireFresh('fistful_game', id, seen)
    for (const side of sides) requireFresh('fistful_sheet', getSheetId(id, turn, side), seen)
  }

  /** A side's sheet of a turn; an empty one if none was written. */
  function sheetOf(game: Pick<FistfulGame, 'id'>, turn: number, side: Side): FistfulSheet {
    const id = getSheetId(game.id, turn, side)
    const fresh = { orders: NO_ORDERS, isReady: false, nonce: null, seal: null, isRevealed: false, proof: null }
    return board.sheets.find(id) ?? { id, gameId: game.id, turn, side, ...fresh }
  }

  /** Seed of a new game's dice. As hard to guess as the campaign's seed, which it does not reveal. */
  function seedFor(id: string): string {
    return sha256Hex(`${campaign.get().diceSeed}/fistful/${id}`)
  }

  return {
    ...tools,
    board,
    fights,
    requireFresh,
    getGame,
    getRunning,
    deskVersion,
    requireFreshSheets,
    sheetOf,
    seedFor,
  }
}

/** Returns the id of a sheet. Ids follow from the position in the game, so that a redone row is the same row. */
export function getSheetId(gameId: string, turn: number, side: Side): string {
  return `${gameId}/${turn}/${side}`
}

/** The state of a game in the rules' model. */
export function buildGameState({ settings, map, position }: FistfulGame, at: GamePosition = position): GameState {
  return { ...at, settings, map }
}

/** The part of a state that a game keeps from turn to turn. Throws on a position that breaks the rules. */
export function extractPosition(state: GameState): GamePosition {
  const [problem] = listPositionProblems(state)
  assert(problem === undefined, `A position of Fistful is broken: ${problem}`)
  const { turn, homeworlds, colonies, fleets, result } = state
  return { turn, homeworlds, colonies, fleets, result }
}

/** Whether a side's orders are written in this file. */
export function isPlayedHere({ mode, mySide }: Pick<FistfulGame, 'mode' | 'mySide'>, side: Side): boolean {
  return (mode !== 'mail' && mode !== 'sealed') || mySide === side
}

/** Refuses actions of the other player, who plays in another file. */
export function requirePlayedHere(game: FistfulGame, side: Side): void {
  if (isPlayedHere(game, side)) return
  throw new RefusalError('conflict', `${game.seats[side].name} plays side ${side} elsewhere: paste what comes by mail.`)
}

/** The side whose view is shown: a game by mail has no referee, and nothing is secret once it is over. */
export function getViewerSide({ mode, mySide, position }: FistfulGame, viewer: Side | null): Side | null {
  if (position.result !== null) return null
  return mode === 'mail' || mode === 'sealed' ? mySide : viewer
}

/** Refuses changes to a turn that is being fought. */
export function requireNoFightStarted({ fights }: FistfulDependencies, game: FistfulGame): void {
  if (fights.ofTurn(game).length > 0)
    throw new RefusalError(
      'conflict',
      `Turn ${game.position.turn} is being fought by the orders as they stand: undo that in History first.`,
    )
}
