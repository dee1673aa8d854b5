import type { MatchLogLine, MatchView, SeatInput } from '#shared/contract/matches.ts'
import type { TestCampaign } from './campaign.ts'
import { AUTHOR } from './test-world.ts'
import { TINY_GAME, type TinyOptions, type TinyView } from './tiny-game.ts'

/** The gamemaster, who may view every seat. */
export const GAMEMASTER = { ...AUTHOR, role: 'gamemaster', playerId: null } as const

export function emptySeat(seat: string): SeatInput {
  return { seat, playerId: null, warbandId: null, factionId: null }
}

/** A new match with the player of its red seat. */
export interface Begun {
  readonly id: string
  readonly ana: string
}

/** Starts a match of the tiny game: Ana is red, and blue has no player. */
export function beginTiny({ services, author }: TestCampaign, options: TinyOptions = { cards: 1 }): Begun {
  const { id: ana } = services.players.create({ name: 'Ana', notes: '' }, author)
  const seats = [{ ...emptySeat('red'), playerId: ana }]
  const fields = { name: 'The Duel', seats, starId: null, nightId: null, battleId: null }
  return { ...services.matches.create({ ...fields, game: TINY_GAME.id, options }, author), ana }
}

type Faces = readonly (number | null)[]

/** Actions of a test on one match as the gamemaster: every command carries the last seen version by default. */
export function tinyTable(
  { services: { matches }, file }: Pick<TestCampaign, 'services' | 'file'>,
  { id, ana }: Begun,
) {
  const view = (seat: string | null = null): MatchView => matches.view({ id, seat }, GAMEMASTER)
  const seen = (seat: string | null) => ({ id, version: view().version, seat })
  return {
    id,
    ana,
    view,
    act: (seat: string | null, command: Record<string, unknown>, faces: Faces = [], version = view().version) =>
      matches.act({ id, version, seat, commands: [command], faces }, GAMEMASTER),
    /** Gives several commands in one change. */
    actTogether: (seat: string, commands: readonly Record<string, unknown>[], faces: Faces = []) =>
      matches.act({ id, version: view().version, seat, commands, faces }, GAMEMASTER),
    undo: (seat: string | null = null) => matches.undo(seen(seat), GAMEMASTER),
    redo: (seat: string | null = null) => matches.redo(seen(seat), GAMEMASTER),
    cards: (seat: string): readonly string[] => (view(seat).view as TinyView).hand,
    log: (seat: string | null = null): MatchLogLine[] =>
      matches.log({ id, seat, before: null, limit: 200 }, GAMEMASTER).lines,
    latest: (seat: string | null = null) => matches.log({ id, seat, before: null, limit: 200 }, GAMEMASTER).latest,
    /** Dice of a log entry, which never leave the main process. */
    faces: (n: number): number[] =>
      JSON.parse(
        file.db.prepare<[string], string>('SELECT faces FROM match_entry WHERE id = ?').pluck().get(`${id}/${n}`) ??
          '[]',
      ),
  }
}
export type TinyTable = ReturnType<typeof tinyTable>
