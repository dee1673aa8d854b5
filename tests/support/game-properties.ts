import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createSeededDice } from '#main/games/kit/dice.ts'
import type { BaseCommand, Game, SeatId } from '#main/games/kit/game.ts'
import { formatCanonicalJson } from '#main/games/kit/hash.ts'
import type { JsonRecord } from '#main/games/kit/json.ts'
import { evolveAll, findReplayMismatch, type LogEntry, replayLog } from '#main/games/kit/replay.ts'
import type { CampaignServices } from '#main/services/campaign/campaign-services.ts'
import { openTestCampaign, type TestCampaign } from './campaign.ts'
import { expectSame } from './expect-same.ts'
import { runs } from './soak.ts'
import { GAMEMASTER } from './tiny-matches.ts'

/** A game, and how it is played at random. */
export interface RandomPlay<State, Command extends BaseCommand, Event, View, Options extends JsonRecord> {
  readonly game: Game<State, Command, Event, View, Options>
  readonly options: fc.Arbitrary<Options>
  /** Candidate commands: legal ones, and some illegal ones. */
  readonly commandsIn: (state: State) => readonly Command[]
  /** Strings that must not be visible to this viewer. */
  readonly secretsFrom: (state: State, viewer: SeatId | null) => readonly string[]
}

/** One step of a random game. */
interface Step<State, Command, Event> {
  readonly before: State
  readonly entry: LogEntry<Command, Event>
  readonly after: State
}

/** Number of random games per property. */
const GAMES = runs({ part: 10, whole: 250 })
const Picks = fc.array(fc.nat(1000), { minLength: 5, maxLength: 25 })

/** Properties of every game; each game has one test file that calls this. */
export function gameProperties<State, Command extends BaseCommand, Event, View, Options extends JsonRecord>(
  play: RandomPlay<State, Command, Event, View, Options>,
): void {
  describe(`${play.game.id}, played at random`, () => {
    describeRules(play)
    describeMatches(play)
    describeUndo(play)
  })
}

function describeRules<State, Command extends BaseCommand, Event, View, Options extends JsonRecord>(
  play: RandomPlay<State, Command, Event, View, Options>,
): void {
  const { game } = play
  const everyGame = (check: (played: ReturnType<typeof playedOut<State, Command, Event, View, Options>>) => void) =>
    fc.assert(
      fc.property(play.options, Picks, (options, picks) => check(playedOut(play, options, picks))),
      { numRuns: GAMES },
    )

  test('nothing that is given to the rules is changed, and they say the same twice', () =>
    everyGame(({ steps }) => {
      for (const { before, entry, after } of steps)
        expect(formatCanonicalJson(evolveAll(game, before, entry.events))).toBe(formatCanonicalJson(after))
    }))

  test('a state is the same after it was a file, and is played on as if it had never been', () =>
    everyGame(({ steps }) => {
      for (const { before, entry, after } of steps) {
        const read = fromFile(before)
        expectSame(read, before)
        expectSame(evolveAll(game, read, fromFile(entry.events)), after)
      }
    }))

  test('a log replays to the state that it led to, and proves itself', () =>
    everyGame(({ record, steps }) => {
      expectSame(replayLog(game, record.start, record.log), steps.at(-1)?.after ?? record.start)
      expect(findReplayMismatch(game, fromFile(record))).toBeNull()
    }))

  test('no view, no line of the log and no word about it holds what its reader may not know', () =>
    everyGame(({ steps }) => {
      for (const { entry, after } of steps)
        for (const viewer of [null, ...game.seats(after)]) {
          const read = entry.events.flatMap((event) => game.eventFor(event, viewer) ?? [])
          const seen = formatCanonicalJson([
            game.viewFor(after, viewer),
            read,
            read.map((event) => game.describe(event)),
          ])
          expect(play.secretsFrom(after, viewer).filter((secret) => seen.includes(secret))).toEqual([])
        }
    }))
}

/**
 * Plays a whole game with frozen states, commands and events, so that mutations throw. Refused commands are skipped.
 */
function playedOut<State, Command extends BaseCommand, Event, View, Options extends JsonRecord>(
  { game, commandsIn }: RandomPlay<State, Command, Event, View, Options>,
  options: Options,
  picks: readonly number[],
) {
  const setUp = createSeededDice('set-up')
  const start = frozen(game.setUp(frozen(options), setUp))
  const steps: Step<State, Command, Event>[] = []
  let [state, drawn] = [start, 0]
  for (const pick of picks) {
    const commands = game.isOver(state) ? [] : commandsIn(state)
    const command = commands[pick % commands.length]
    if (command === undefined) break
    const dice = createSeededDice('play', drawn)
    const decision = frozen(game.decide(state, frozen(command), dice))
    if (!decision.ok) continue
    const after = frozen(evolveAll(game, state, decision.events))
    steps.push({ before: state, entry: { command, faces: dice.faces, events: decision.events }, after })
    ;[state, drawn] = [after, drawn + dice.faces.length]
  }
  return { steps, record: { options, faces: setUp.faces, start, log: steps.map(({ entry }) => entry) } }
}

function describeMatches<State, Command extends BaseCommand, Event, View, Options extends JsonRecord>(
  play: RandomPlay<State, Command, Event, View, Options>,
): void {
  test('a match that is reloaded after every command is the same as one that is not', () =>
    everyMatch(play, (options, picks) => {
      const [kept, reloaded] = [openMatch(play, options), openMatch(play, options)]
      try {
        for (const pick of picks) {
          kept.give(pick)
          reloaded.give(pick)
          reloaded.reload()
          expectSame(reloaded.seen(), kept.seen())
        }
        expectSame(reloaded.played(), kept.played())
      } finally {
        kept.close()
        reloaded.close()
      }
    }))
}

function describeUndo<State, Command extends BaseCommand, Event, View, Options extends JsonRecord>(
  play: RandomPlay<State, Command, Event, View, Options>,
): void {
  test('undone to the beginning and done again, or played again, a match is the same byte for byte', () =>
    everyMatch(play, (options, picks) => {
      const match = openMatch(play, options)
      try {
        const [begun, states] = [match.stored(), [match.seen()]]
        const given = picks.flatMap((pick) => {
          const command = match.give(pick)
          if (command !== null) states.push(match.seen())
          return command ?? []
        })
        const [played, before] = [match.stored(), match.played()]
        for (const seen of states.slice(0, -1).toReversed()) {
          match.turn('undo')
          expectSame(match.seen(), seen)
        }
        expectSame(match.stored(), begun)
        for (const _ of given) match.turn('redo')
        expectSame(match.stored(), played)
        for (const _ of given) match.turn('undo')
        for (const command of given) match.act(command)
        expectSame(match.played(), before)
        expectSame(match.seen(), states.at(-1))
      } finally {
        match.close()
      }
    }))
}

function everyMatch<State, Command extends BaseCommand, Event, View, Options extends JsonRecord>(
  { options }: RandomPlay<State, Command, Event, View, Options>,
  check: (options: Options, picks: readonly number[]) => void,
): void {
  fc.assert(fc.property(options, Picks, check), { numRuns: runs({ part: 2, whole: 12 }) })
}

interface StoredEntry {
  readonly command: string
  readonly faces: string
  readonly events: string
}

/** Opens a match in a separate campaign. */
function openMatch<State, Command extends BaseCommand, Event, View, Options extends JsonRecord>(
  { game, commandsIn }: RandomPlay<State, Command, Event, View, Options>,
  options: Options,
) {
  const campaign: TestCampaign = openTestCampaign({ games: [game] })
  const { orrery, path } = campaign
  const matches = (): CampaignServices['matches'] => {
    const services = orrery.current()
    if (!services) throw new Error('The campaign is closed')
    return services.matches
  }
  const fields = { name: 'A match', seats: [], starId: null, nightId: null, battleId: null }
  const { id } = matches().create({ ...fields, game: game.id, options }, GAMEMASTER)
  const rows = (sql: string): unknown[] => orrery.file()?.db.prepare(sql).all() ?? []
  const stored = () => rows('SELECT * FROM match_entry ORDER BY n') as StoredEntry[]
  const view = (seat: SeatId | null) => matches().view({ id, seat }, GAMEMASTER)

  function state(): State {
    const [match] = rows('SELECT start FROM "match"') as { start: string }[]
    const log = stored().map(({ events }) => JSON.parse(events) as readonly Event[])
    return log.reduce((before, events) => evolveAll(game, before, events), JSON.parse(match?.start ?? '') as State)
  }

  const act = ({ by, ...command }: Command) =>
    matches().act({ id, version: view(null).version, seat: by, commands: [command], faces: [] }, GAMEMASTER)

  return {
    stored,
    /** The log without author and time. */
    played: () => stored().map(({ command, faces, events }) => [command, faces, events]),
    act,
    /** Views of every seat and of an observer. */
    seen: () => [null, ...view(null).mine].map((seat) => view(seat).view),
    /** Sends one of the available commands. A refused one has no effect and returns null. */
    give(pick: number): Command | null {
      const commands = game.isOver(state()) ? [] : commandsIn(state())
      const command = commands[pick % commands.length]
      if (command === undefined) return null
      const before = [stored(), rows('SELECT * FROM change'), rows('SELECT * FROM match_snapshot')]
      try {
        act(command)
        return command
      } catch (error) {
        expect(error).toMatchObject({ name: 'Refused', code: 'illegal' })
        expectSame([stored(), rows('SELECT * FROM change'), rows('SELECT * FROM match_snapshot')], before)
        return null
      }
    },
    turn: (direction: 'undo' | 'redo') =>
      matches()[direction]({ id, version: view(null).version, seat: null }, GAMEMASTER),
    reload(): void {
      orrery.shutDown()
      orrery.campaigns.open({ path })
    },
    close: () => campaign.close(),
  }
}

function fromFile<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value
}

function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.values(value).forEach(frozen)
  return Object.freeze(value)
}
