import type { Author } from '#main/db/change-log/change-log.ts'
import type { Dice } from '#main/games/kit/dice.ts'
import type { BaseCommand, AnyGame } from '#main/games/kit/game.ts'
import type { ServiceMethodInput } from '#shared/contract/contract.ts'
import type { MatchView } from '#shared/contract/matches.ts'
import { formatList } from '#shared/kit/format.ts'
import type { Viewer } from '../kit/caller.ts'
import type { OrderRefusalFinder } from '../kit/guards.ts'
import { RefusalError } from '../kit/refusal-error.ts'
import { createEntryWriter, decideCommands, parseWithSchema, type DecidedCommandsAndState } from './entries.ts'
import type { GivenFaces } from './match-dice.ts'
import type { MatchServiceDependencies, LoadedMatch } from './match-service-dependencies.ts'
import { createMatchViewBuilder } from './match-views.ts'
import { selectViewerSeat } from './seats.ts'

/** Reference of a command: the match, the version it is based on, and the seat. */
export type MatchVersionRef = ServiceMethodInput<'matches', 'undo'>

/** Received commands of one seat. */
export interface IncomingCommands extends MatchVersionRef {
  readonly commands: readonly Readonly<Record<string, unknown>>[]
  readonly faces: GivenFaces
}

/** Undo and redo of a change, as provided by History. */
export interface UndoService {
  undo(change: { readonly id: number; readonly despite: boolean }, author: Author): unknown
  redo(change: { readonly id: number }, author: Author): unknown
}

/** Maximum number of orders of a bot in one turn, against endless loops. */
const MOST_ORDERS = 12

/** Creates the service of playing: commands, undo and redo. */
export function createMatchPlayService(
  book: MatchServiceDependencies,
  history: UndoService,
  refuseOrder: OrderRefusalFinder = () => null,
) {
  const { rows, dice, open, standing, versions } = book
  const views = createMatchViewBuilder(book)
  const keep = createEntryWriter(book)

  function decide(
    opened: LoadedMatch,
    { version, seat, commands, faces }: IncomingCommands,
    viewer: Viewer,
  ): DecidedCommandsAndState {
    const { match, game, seats } = opened
    const { state, n } = standing(opened)
    versions.requireFreshPlay(match.id, n, version, viewer)
    if (game.isOver(state)) throw new RefusalError('conflict', `${match.name} is over.`)
    const by = selectViewerSeat(viewer, seats, seat)
    if (by === null) throw new RefusalError('illegal', 'Say which seat this is for.')
    const parsed = commands.map((command, index) => {
      const read = parseWithSchema(game.commands, { ...command, by }, `This is no command of ${game.id}.`)
      requireRoom(game, { given: n + index, command, name: match.name })
      const elsewhere = refuseOrder(match, read)
      if (elsewhere !== null) throw new RefusalError('illegal', elsewhere)
      if (viewer.role !== 'gamemaster') requireOpen(game, { state, command: read }, faces)
      return read
    })
    return decideCommands(book, opened, { commands: parsed, faces })
  }

  /** The next order of the bot whose turn it is, or null if it is a person's turn or the match is over. */
  function botOrder(opened: LoadedMatch, whims: Dice) {
    const { state } = standing(opened)
    return opened.game.isOver(state) ? null : (opened.game.botMove?.(state, whims) ?? null)
  }

  return {
    act(given: IncomingCommands, viewer: Viewer): MatchView {
      const opened = open(given.id, viewer)
      keep(opened, decide(opened, given, viewer), viewer)
      return views.view(opened, { viewer, seat: given.seat })
    },
    /** Plays the turn of the bot, order by order. `why` gives its reasons. */
    playBot({ id, version }: Omit<MatchVersionRef, 'seat'>, viewer: Viewer): { view: MatchView; why: string } {
      const opened = open(id, viewer)
      const { n } = standing(opened)
      versions.requireFreshPlay(id, n, version, viewer)
      const whims = dice.ofBot(opened.match, n)
      const first = botOrder(opened, whims)
      if (first === null) throw new RefusalError('conflict', 'No bot is to act: a person is, or it is over.')
      const reasons = new Set<string>()
      let order: typeof first | null = first
      for (let count = 0; count < MOST_ORDERS && order?.command.by === first.command.by; count += 1) {
        reasons.add(order.why)
        keep(opened, decideCommands(book, opened, { commands: [order.command], faces: [] }), viewer)
        order = botOrder(opened, whims)
      }
      return { view: views.view(opened, { viewer, seat: null }), why: [...reasons].join(' ') }
    },
    /** Undoes the newest entry. */
    undo({ id, version, seat }: MatchVersionRef, viewer: Viewer): MatchView {
      const opened = open(id, viewer)
      const last = rows.entries.findNewest(id)
      versions.requireFreshPlay(id, last?.n ?? 0, version, viewer)
      if (last === null) throw new RefusalError('conflict', `Nothing was played in ${opened.match.name} yet.`)
      if (!book.wasPlayed(id, last.n))
        throw new RefusalError(
          'conflict',
          `${opened.match.name} came in with this order: it cannot be taken back alone.`,
        )
      history.undo({ id: last.changeId, despite: true }, viewer) // a desk warns in its own words
      return views.view(opened, { viewer, seat })
    },
    /** Redoes the entry undone last, unless another was played in its place. */
    redo({ id, version, seat }: MatchVersionRef, viewer: Viewer): MatchView {
      const opened = open(id, viewer)
      const n = rows.entries.findNewest(id)?.n ?? 0
      versions.requireFreshPlay(id, n, version, viewer)
      const undone = versions.undoneAfter(id, n)
      if (undone === null) throw new RefusalError('conflict', `Nothing was undone in ${opened.match.name}.`)
      history.redo({ id: undone.id }, viewer)
      return views.view(opened, { viewer, seat })
    },
  }
}

/**
 * Throws a refusal if a player enters dice or corrects by hand; only the gamemaster may, because the player could gain
 * from it.
 */
function requireOpen(
  game: AnyGame,
  { state, command }: { readonly state: unknown; readonly command: BaseCommand },
  faces: GivenFaces,
): void {
  const refusal = faces.some((face) => face !== null)
    ? 'Only the gamemaster enters dice that were thrown at the table: leave the faces out, or let them enter this.'
    : (game.forGamemaster?.(command, state) ?? null)
  if (refusal !== null) throw new RefusalError('illegal', refusal)
}

/** Throws a refusal if the match has grown too large for its file. It can still be ended. */
function requireRoom(
  { longest }: AnyGame,
  { given, command, name }: { given: number; command: IncomingCommands['commands'][number]; name: string },
): void {
  if (longest === undefined || given < longest.orders || longest.then.includes(String(command['type']))) return
  throw new RefusalError(
    'conflict',
    `${name} has had ${given} orders, the most that a battle takes: end it with ${formatList(longest.then, 'or')}, or take orders back.`,
  )
}
