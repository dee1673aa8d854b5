import type { Author } from '#main/db/change-log/change-log.ts'
import type { BaseCommand, Decision, Schema } from '#main/games/kit/game.ts'
import { formatCanonicalJson } from '#main/games/kit/hash.ts'
import { summarizeMatch } from '#main/games/kit/match-summary.ts'
import { evolveAll } from '#main/games/kit/replay.ts'
import { formatSeat } from '#shared/match/seat-name.ts'
import { RefusalError } from '../kit/refusal-error.ts'
import { type GivenFaces, requireAllGivenFacesUsed, rollMatchDice, type DiceRollResult } from './match-dice.ts'
import type { MatchServiceDependencies, LoadedMatch } from './match-service-dependencies.ts'
import { getMatchEntryId } from './match-versions.ts'
import { buildVisibleEventViews } from './match-views.ts'

/** A decided command, and the number of its entry. */
interface DecidedCommand {
  readonly command: unknown
  readonly thrown: DiceRollResult<readonly unknown[]>
  readonly n: number
}

/** Decided commands in order, and the state after them. */
export interface DecidedCommandsAndState {
  readonly commands: readonly DecidedCommand[]
  readonly state: unknown
}

/** The History label of a change that writes entries, and what else is written in that change. */
export interface EntryLabelAndWrites {
  readonly label: string
  write(): void
}

/**
 * Decides commands one after the other, from the present state on, without storing anything. They share the given
 * faces in the order of rolling. Throws refusals.
 */
export function decideCommands(
  { dice, rows, standing, nameSeats }: MatchServiceDependencies,
  opened: LoadedMatch,
  { commands, faces }: { readonly commands: readonly BaseCommand[]; readonly faces: GivenFaces },
): DecidedCommandsAndState {
  const { match, game, seats } = opened
  const before = standing(opened)
  let { state } = before
  let drawn = rows.entries.countDice(match.id)
  let left = faces
  const decided = commands.map((command, index) => {
    const present = state
    const thrown = rollMatchDice(dice.ofPlay(match, drawn), left, (given) =>
      eventsOf(game.decide(present, command, given), (message) => nameSeats(seats, { message }).message),
    )
    state = evolveAll(game, state, thrown.result)
    drawn += thrown.faces.length
    left = left.slice(thrown.faces.length)
    return { command, thrown, n: before.n + index + 1 }
  })
  requireAllGivenFacesUsed(left)
  return { commands: decided, state }
}

/** Stores what was played, an entry of the log for each command, in one change. */
export function createEntryWriter({ file, rows, now, seatName, nameSeats }: MatchServiceDependencies) {
  /** The History label, which everyone may read: it contains no more than an observer sees. */
  function labelOf({ game, seats }: LoadedMatch, { commands, state }: DecidedCommandsAndState): string {
    const by = commands.map(({ command }) => (command as { readonly by: string }).by)[0] ?? ''
    const mover = seats.find((seat) => seat.seat === by)
    const [first] = commands
      .flatMap(({ thrown }) => thrown.result)
      .flatMap((event) => buildVisibleEventViews(game, event, { eyes: null, state }))
    const name = mover === undefined ? by : formatSeat({ seat: by, name: seatName(mover) })
    const more = commands.length > 1 ? `, and ${commands.length - 1} more` : ''
    const { text } = nameSeats(seats, { text: first?.text ?? 'A secret move' })
    const prefix = text.startsWith(`${name} `) ? '' : `${name.charAt(0).toUpperCase()}${name.slice(1)}: `
    return `${prefix}${text}${more}`
  }

  return function keep(
    opened: LoadedMatch,
    played: DecidedCommandsAndState,
    author: Author,
    also: EntryLabelAndWrites | null = null,
  ): void {
    const { id: matchId } = opened.match
    const { format } = opened.game
    const { commands, state } = played
    for (const { thrown } of commands) formatCanonicalJson(thrown.result) // throws on what a file would not give back
    const newest = commands.at(-1)?.n ?? 0
    const isOver = opened.game.isOver(state)
    const summary = summarizeMatch(opened.game, state)
    file.changes.record(also?.label ?? labelOf(opened, played), author, (changeId) => {
      for (const { command, thrown, n } of commands)
        rows.entries.add({
          id: getMatchEntryId(matchId, n),
          matchId,
          n,
          previousId: n === 1 ? null : getMatchEntryId(matchId, n - 1),
          changeId,
          actor: author.name,
          at: now(),
          command,
          faces: thrown.faces,
          typed: thrown.typed,
          events: thrown.result,
          isLast: isOver && n === newest,
          summary: n === newest ? summary : null,
        })
      rows.snapshots.put({ id: matchId, n: newest, version: changeId, format, state })
      also?.write()
    })
  }
}

/** Parses a value with a schema. Refuses invalid ones, with the game's own messages if it has any. */
export function parseWithSchema<Value>(schema: Schema<Value>, value: unknown, otherwise: string): Value {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const own = parsed.error.issues.filter(({ code }) => code === 'custom').map(({ message }) => message)
  throw new RefusalError('illegal', own.join(' ') || otherwise)
}

/** The events of a decision. Throws its refusal, with the names of the seats in its text. */
function eventsOf<Event>(decision: Decision<Event>, nameSeatsIn: (text: string) => string): readonly Event[] {
  if (decision.ok) return decision.events
  const { code, message, rule } = decision.refusal
  throw new RefusalError('illegal', nameSeatsIn(message), { code, rule })
}
