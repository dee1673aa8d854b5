import type { Author } from '#main/db/change-log.ts'
import type { BaseCommand, Decision, Schema } from '#main/games/kit/game.ts'
import { canonicalJson } from '#main/games/kit/hash.ts'
import { evolveAll } from '#main/games/kit/replay.ts'
import { RefusalError } from '../refusal-error.ts'
import type { MatchContext, OpenMatch } from './match-context.ts'
import { type GivenFaces, rollMatchDice, type DiceRollResult } from './match-dice.ts'
import { getEntryId } from './match-versions.ts'
import { listVisibleEvents } from './match-views.ts'

/** A decided command, and the state after it. */
export interface PlayedCommand {
  readonly command: unknown
  readonly thrown: DiceRollResult<readonly unknown[]>
  readonly state: unknown
  readonly n: number
}

/** Additional writes in the same change as an entry, and the History label. */
export interface EntryExtras {
  readonly label: string
  write(): void
}

/** Decides a command in the present state without storing anything. Throws refusals. */
export function decideCommand(
  { dice, rows, standing }: MatchContext,
  opened: OpenMatch,
  { command, faces }: { readonly command: BaseCommand; readonly faces: GivenFaces },
): PlayedCommand {
  const { match, game } = opened
  const { state, n } = standing(opened)
  const rolled = dice.ofPlay(match, rows.entries.countDice(match.id))
  const thrown = rollMatchDice(rolled, faces, (given) => eventsOf(game.decide(state, command, given)))
  return { command, thrown, state: evolveAll(game, state, thrown.result), n: n + 1 }
}

/** Stores what was played as a log entry, in one change. */
export function createEntryWriter({ file, rows, now, seatName }: MatchContext) {
  /** The History label, which everyone may read: it contains no more than an observer sees. */
  function labelOf({ game, seats }: OpenMatch, { command, thrown, state }: PlayedCommand): string {
    const { by } = command as { readonly by: string }
    const mover = seats.find((seat) => seat.seat === by)
    const [first] = thrown.result.flatMap((event) => listVisibleEvents(game, event, { eyes: null, state }))
    const name = mover === undefined ? by : seatName(mover)
    return `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${first?.text ?? 'A secret move'}`
  }

  return function keep(
    opened: OpenMatch,
    played: PlayedCommand,
    author: Author,
    also: EntryExtras | null = null,
  ): void {
    const { id: matchId } = opened.match
    const { format } = opened.game
    const { n, command, state, thrown } = played
    const { result: events, faces, typed } = thrown
    canonicalJson(events) // throws on what a file would not give back
    const isLast = opened.game.isOver(state)
    file.changes.record(also?.label ?? labelOf(opened, played), author, (changeId) => {
      rows.entries.add({
        id: getEntryId(matchId, n),
        matchId,
        n,
        previousId: n === 1 ? null : getEntryId(matchId, n - 1),
        changeId,
        actor: author.name,
        at: now(),
        command,
        faces,
        typed,
        events,
        isLast,
      })
      rows.snapshots.put({ id: matchId, n, version: changeId, format, state })
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

function eventsOf<Event>(decision: Decision<Event>): readonly Event[] {
  if (decision.ok) return decision.events
  const { code, message, rule } = decision.refusal
  throw new RefusalError('illegal', message, { code, rule })
}
