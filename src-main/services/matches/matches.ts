import type { Author } from '#main/db/change-log/change-log.ts'
import type { MatchEntry, MatchSeat } from '#main/db/repositories/matches.ts'
import type { AnyGame } from '#main/games/kit/game.ts'
import { findReplayMismatch, replayLog } from '#main/games/kit/replay.ts'
import type { ServiceMethodInput } from '#shared/contract/contract.ts'
import type { MatchFields, MatchListItem, MatchLogLine, MatchView } from '#shared/contract/matches.ts'
import { formatNameMidSentence } from '#shared/kit/format.ts'
import type { Choice, AvailableChoices, CommandDraft, PlayableGame, DraftPreview } from '#shared/match/protocol.ts'
import type { CommandResult } from '#shared/match/result.ts'
import type { Viewer } from '../kit/caller.ts'
import type { OrderRefusalFinder } from '../kit/guards.ts'
import { requireFound, RefusalError } from '../kit/refusal-error.ts'
import type { ServiceDependencies } from '../kit/service-dependencies.ts'
import { beginMatch, type NewMatch, requireMatchReferencesExist, buildSeatRows } from './begin-match.ts'
import { createMatchListItemBuilder } from './match-list-items.ts'
import { createMatchServiceDependencies, type SeatNameFinder } from './match-service-dependencies.ts'
import { createMatchViewBuilder } from './match-views.ts'
import { createMatchPlayService, type MatchVersionRef, type UndoService } from './playing.ts'
import { selectViewerSeat, listViewerSeats } from './seats.ts'

type ChangedMatch = MatchFields & Omit<MatchVersionRef, 'seat'> & { readonly notes: string }

/** The playable games, and how changes are reverted. */
export interface MatchServiceOptions {
  readonly games: readonly AnyGame[]
  readonly history: UndoService
  /** Returns why an order may not be given in this file, or null. */
  readonly refuseOrder?: OrderRefusalFinder
  /** Returns the name of a seat that a game keeps beside its matches, or null. */
  readonly nameSeat?: SeatNameFinder
}

/** A viewer with the gamemaster's role, for data only the gamemaster may see. */
const gamemaster = (author: Author): Viewer => ({ ...author, role: 'gamemaster', playerId: null })

/** Creates the service for all games played as matches. */
export function createMatchService(
  tools: ServiceDependencies,
  { games, history, refuseOrder, nameSeat }: MatchServiceOptions,
) {
  const book = createMatchServiceDependencies(tools, games, nameSeat)
  const { file, rows, open } = book
  const lines = createMatchListItemBuilder(book)
  const views = createMatchViewBuilder(book)
  const { changes } = file

  /** Whether two entries were given together. The entries of an imported file were not. */
  const isSameChange = (id: string, a: MatchEntry | undefined, b: MatchEntry | undefined): boolean =>
    a !== undefined &&
    b !== undefined &&
    (a.n === b.n || (a.changeId === b.changeId && !book.versions.isBeginning(id, a.changeId)))

  /** What a seat of the viewer may see of a match that is played on the match page. */
  function requirePlayable({ id, seat }: { readonly id: string; readonly seat: string }, viewer: Viewer): PlayableSeat {
    const opened = open(id, viewer)
    const { game, seats } = opened
    const eyes = selectViewerSeat(viewer, seats, seat) ?? seat
    if (game.playable === undefined) throw new RefusalError('illegal', `${game.id} is not played in this way.`)
    return { playable: game.playable, view: game.viewFor(book.standing(opened).state, eyes), seats, seat: eyes }
  }

  return {
    /** The matches of one game, or all. */
    list: ({ game }: { game: string | null }, viewer: Viewer): MatchListItem[] =>
      rows.matches.listHeads().flatMap((head) => {
        if (game !== null && head.game !== game) return []
        const seats = rows.seats.listOf(head.id)
        const isTheirs = viewer.role === 'gamemaster' || listViewerSeats(viewer, seats).length > 0
        return isTheirs ? [lines.line(head, seats)] : []
      }),
    create: (fields: NewMatch, author: Author): { id: string } => beginMatch(book, fields, author),
    view: ({ id, seat }: Omit<MatchVersionRef, 'version'>, viewer: Viewer): MatchView =>
      views.view(open(id, viewer), { viewer, seat }),
    update({ id, version, ...fields }: ChangedMatch, author: Author): MatchView {
      const viewer = gamemaster(author)
      const before = open(id, viewer)
      book.versions.requireFreshMatch(id, before.seats, version)
      requireMatchReferencesExist(book, fields)
      const { name, notes, starId, nightId, battleId } = fields
      const order = before.seats.map(({ seat }) => seat)
      const label =
        before.match.name === name
          ? `Edit ${formatNameMidSentence(name)}`
          : `${before.match.name} becomes ${formatNameMidSentence(name)}`
      changes.record(label, author, () => {
        rows.matches.update({ id, name, notes, starId, nightId, battleId })
        for (const seat of buildSeatRows(id, order, fields.seats)) rows.seats.put(seat)
      })
      return views.view(open(id, viewer), { viewer, seat: null })
    },
    /** Also removes a match of an unknown game. */
    remove({ id, version }: Omit<MatchVersionRef, 'seat'>, author: Author): void {
      const match = requireFound(rows.matches.find(id), 'match')
      const n = rows.entries.findNewest(id)?.n ?? 0
      book.versions.requireFreshPlay(id, n, version, { role: 'gamemaster' })
      changes.record(`Remove ${formatNameMidSentence(match.name)}`, author, () => rows.matches.remove(id))
    },
    ...createMatchPlayService(book, history, refuseOrder),
    /** The state after `n` entries. */
    at({ id, seat, n }: ServiceMethodInput<'matches', 'at'>, viewer: Viewer): { n: number; view: unknown } {
      const { match, game, seats } = open(id, viewer)
      const log = book.logOf(id).slice(0, n)
      return {
        n: log.length,
        view: game.viewFor(replayLog(game, match.start, log), selectViewerSeat(viewer, seats, seat)),
      }
    },
    choices({ id, seat, pieces }: ServiceMethodInput<'matches', 'choices'>, viewer: Viewer): AvailableChoices {
      const { playable, view, seats, seat: eyes } = requirePlayable({ id, seat }, viewer)
      return book.nameSeats(seats, playable.choices(view, eyes, pieces))
    },
    correction({ id }: { id: string }, author: Author): Choice | null {
      const opened = open(id, gamemaster(author))
      const view = opened.game.viewFor(book.standing(opened).state, null)
      return book.nameSeats(opened.seats, opened.game.playable?.correction?.(view) ?? null)
    },
    preview({ id, seat, draft }: { id: string; seat: string; draft: CommandDraft }, viewer: Viewer): DraftPreview {
      const { playable, view, seats, seat: eyes } = requirePlayable({ id, seat }, viewer)
      try {
        return book.nameSeats(seats, playable.preview(view, eyes, draft))
      } catch (error) {
        if (!(error instanceof RangeError)) throw error
        throw new RefusalError(
          'conflict',
          `There is no choice ${draft.choice} now: look at how it stands, and at what these pieces may do.`,
        )
      }
    },
    ask({ id, seat, question }: ServiceMethodInput<'matches', 'ask'>, viewer: Viewer): { answer: unknown } {
      const opened = open(id, viewer)
      const { game, seats } = opened
      const answer = game.ask?.(book.standing(opened).state, question, selectViewerSeat(viewer, seats, seat)) ?? null
      if (answer === null) throw new RefusalError('illegal', `This is no question of ${game.id}.`)
      return { answer }
    },
    log(
      { id, seat, before, limit }: ServiceMethodInput<'matches', 'log'>,
      viewer: Viewer,
    ): { lines: MatchLogLine[]; total: number; latest: CommandResult | null } {
      const opened = open(id, viewer)
      const { game, seats } = opened
      const eyes = selectViewerSeat(viewer, seats, seat)
      const { state } = book.standing(opened)
      const entries = rows.entries.listPage(id, { before, limit })
      const lines = entries.map((entry) => views.logLine(opened, entry, { eyes, state }))
      const [newest] = entries
      const together = lines.filter((_, index) => isSameChange(id, newest, entries[index])).toReversed()
      const events = together.flatMap((line) => line.events.map(({ event }) => event))
      const latest = newest ? (game.result?.(game.viewFor(state, eyes), events) ?? null) : null
      const named = book.nameSeats(seats, latest)
      return { lines, total: rows.entries.findNewest(id)?.n ?? 0, latest: named }
    },
    verify({ id }: { id: string }, author: Author): { fault: string | null } {
      const { match, game } = open(id, gamemaster(author))
      const { options, faces, start } = match
      return { fault: findReplayMismatch(game, { options, faces, start, log: book.logOf(id) }) }
    },
  }
}

/** A seat of a match that is played on the match page, with what it may see. */
interface PlayableSeat {
  readonly playable: PlayableGame<unknown>
  readonly view: unknown
  readonly seats: readonly MatchSeat[]
  readonly seat: string
}
