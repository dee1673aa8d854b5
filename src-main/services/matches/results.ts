import { JOURNAL_ENTRY_DEFAULTS } from '#main/db/repositories/journal.ts'
import type { Match } from '#main/db/repositories/matches.ts'
import type { AnyGame } from '#main/games/kit/game.ts'
import type { Viewer } from '#main/services/kit/caller.ts'
import { getNameIndex } from '#main/services/kit/name-index.ts'
import { requireFound, RefusalError } from '#main/services/kit/refusal-error.ts'
import type { ServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import type { ApplyResultsInput, CommonMatchResults } from '#shared/contract/match-results.ts'
import { formatNameMidSentence } from '#shared/kit/format.ts'
import { createAppliedResultsTracker } from './applied-results.ts'
import { createEntryWriter, decideCommands } from './entries.ts'
import { createMatchServiceDependencies, type LoadedMatch } from './match-service-dependencies.ts'
import {
  createResultsDraftWriter,
  type ResultsDraft,
  type ResultsDraftContext,
  type ResultsDraftWriter,
} from './results-draft.ts'

/** A match with its present state and all its events. It need not be over: the results so far can be applied. */
export interface MatchWithEvents<State, Event> {
  readonly match: Match
  readonly state: State
  readonly events: readonly Event[]
}

/** State fields common to all games with results. */
interface Applicable {
  readonly phase: string
  readonly isApplied?: boolean
}

/**
 * How the results of a game's matches are applied. `Line` is the fate of one participant, `Said` the group's decision
 * where it differs.
 */
export interface MatchResultsDefinition<State extends Applicable, Event, Line, Said> {
  readonly game: AnyGame
  /** Noun for the match, such as “battle of Space Planes”. */
  readonly noun: string
  /** The table it writes to. If one of its rows has changed since, the results must be reviewed again. */
  readonly table: 'flotilla' | 'army'
  forces(ended: MatchWithEvents<State, Event>): readonly string[]
  lines(ended: MatchWithEvents<State, Event>): Line[]
  /** What cannot be written, and why. */
  notes(ended: MatchWithEvents<State, Event>, lines: readonly Line[]): string[]
  report(
    ended: MatchWithEvents<State, Event>,
    lines: readonly Line[],
    telling: ResultsDraftWriter,
    place: ResultsDraftContext,
  ): ResultsDraft
  /** Writes the results to the forces. Called inside the change. */
  write(ended: MatchWithEvents<State, Event>, lines: readonly Line[], item: Said): void
}

/** Creates the results service: previews what a finished match would write, and writes it once, as one change. */
export function createMatchResultsService<State extends Applicable, Event, Line, Said>(
  tools: ServiceDependencies,
  after: MatchResultsDefinition<State, Event, Line, Said>,
) {
  const { file, links, newId, now } = tools
  const { journal, starLinks, matches } = file.rows
  const book = createMatchServiceDependencies(tools, [after.game])
  const keep = createEntryWriter(book)
  const names = getNameIndex(file)
  const applied = createAppliedResultsTracker(file)

  function opened(id: string): LoadedMatch {
    const open = book.open(id, { name: '', session: '', role: 'gamemaster', playerId: null })
    if (open.game.id === after.game.id) return open
    throw new RefusalError('illegal', `${open.match.name} is no ${after.noun}.`)
  }
  function endedOf(open: LoadedMatch): MatchWithEvents<State, Event> {
    const events = book.logOf(open.match.id).flatMap((entry) => entry.events as Event[])
    return { match: open.match, state: book.standing(open).state as State, events }
  }
  /** The newest change of the match and of all rows it would write to. */
  function seenOf({ match, seats }: LoadedMatch, ended: MatchWithEvents<State, Event>): number {
    const n = matches.entries.findNewest(match.id)?.n ?? 0
    const forces = after.forces(ended).map((id) => file.changes.versionOf(after.table, id))
    return Math.max(book.versions.newestOf(match.id, seats, n), ...forces)
  }
  function draftOf(
    { seats }: LoadedMatch,
    ended: MatchWithEvents<State, Event>,
    lines: readonly Line[],
    place: ResultsDraftContext,
  ): ResultsDraft {
    const rowOf = (seat: string) => seats.find((candidate) => candidate.seat === seat)
    const linkBook = links.names()
    const telling = createResultsDraftWriter({
      find: (kind, id) => names.find(kind, id),
      linkFor: (entity) => linkBook.linkFor(entity),
      factionOf: (seat) => rowOf(seat)?.factionId ?? null,
      seatName(seat) {
        const row = rowOf(seat)
        return row ? book.seatName(row) : seat
      },
    })
    return after.report(ended, lines, telling, place)
  }
  function write(
    open: LoadedMatch,
    ended: MatchWithEvents<State, Event>,
    applying: ApplyResultsInput & { said: Said },
  ): string | null {
    const { title, starId, nightId, said: input } = applying
    applied.keep(open.match)
    const lines = after.lines(ended)
    after.write(ended, lines, input)
    const { id, name, notes, battleId } = open.match
    matches.matches.update({ id, name, notes, battleId, starId, nightId })
    if (title === null) return null
    const { body, known } = draftOf(open, ended, lines, applying)
    const [entryId, at] = [newId(), now()]
    journal.add({ ...JOURNAL_ENTRY_DEFAULTS, id: entryId, title, body, tags: ['battle'], createdAt: at, updatedAt: at })
    links.store({ id: entryId, body, known })
    if (starId !== null) starLinks.add({ id: newId(), starId, targetKind: 'journal', targetId: entryId })
    return entryId
  }

  return {
    results(id: string): CommonMatchResults & { lines: Line[] } {
      const open = opened(id)
      const ended = endedOf(open)
      const { starId, nightId, name } = open.match
      const lines = after.lines(ended)
      const isOwn = ended.state.isApplied ?? false
      const appliedElsewhere = isOwn ? null : applied.wordsFor(open.match)
      const { body } = draftOf(open, ended, lines, { remark: '', starId, nightId })
      return {
        isOver: ended.state.phase === 'over',
        isApplied: isOwn || appliedElsewhere !== null,
        appliedElsewhere,
        seen: seenOf(open, ended),
        lines,
        notes: after.notes(ended, lines),
        draft: { title: name, body },
        starId,
        nightId,
      }
    },
    apply(applying: ApplyResultsInput & { said: Said }, author: Viewer): { entryId: string | null } {
      const open = opened(applying.id)
      const ended = endedOf(open)
      requireSeen(seenOf(open, ended), applying.seen)
      const { starId, nightId } = applying
      if (starId !== null) requireFound(names.find('star', starId), 'star')
      if (nightId !== null) requireFound(names.find('night', nightId), 'session')
      const by = open.game.seats(ended.state)[0] ?? ''
      const command = { by, type: 'apply' }
      const played = decideCommands(book, open, { commands: [command], faces: [] })
      applied.requireFirst(open.match)
      let entryId: string | null = null
      const label = `Apply the results of ${formatNameMidSentence(open.match.name)}`
      keep(open, played, author, { label, write: () => (entryId = write(open, ended, applying)) })
      return { entryId }
    },
  }
}

function requireSeen(now: number, seen: number): void {
  if (now === seen) return
  throw new RefusalError(
    'stale',
    'The battle or what fought in it was changed since. Nothing was applied: look at the results again.',
  )
}
