import { expect } from 'vitest'
import { type Dice, createSeededDice } from '#main/games/kit/dice.ts'
import type { BaseCommand, Game } from '#main/games/kit/game.ts'
import { formatCanonicalJson } from '#main/games/kit/hash.ts'
import { evolveAll } from '#main/games/kit/replay.ts'
import type {
  Choice,
  AvailableChoices,
  CommandDraft,
  Json,
  PlayableGame,
  DraftPreview,
} from '#shared/match/protocol.ts'
import { pickOne, pickValues } from './random-values.ts'

/** A match that is played at random through choices and previews alone. */
export interface PlayedByProtocol<State, Command extends BaseCommand, Event, View> {
  readonly game: Game<State, Command, Event, View>
  readonly start: State
  readonly seed: string
  /** Maximum number of changes. */
  readonly changes: number
  /** The state with other secrets of the other seats, which must not change any answer to this seat. */
  readonly disguise?: (state: State, seat: string) => State
  /** What must hold besides in every state of this game. */
  readonly inspect?: (state: State) => void
}

/** Choices that are tried for each question. */
const TRIED = 3
/** How seldom a seat ends its phase while its pieces can act: once in so many times. */
const PATIENCE = 5

/**
 * Plays a match through the protocol and checks at every step what must hold for every game: what is open is carried
 * out, defaults are legal, chances sum to 1, nothing is changed by asking, no seat that is waited for is stuck, and no
 * answer depends on the secrets of another seat. Returns the last state and the ids of the choices that were given.
 */
export function playByProtocol<State, Command extends BaseCommand, Event, View>(
  match: PlayedByProtocol<State, Command, Event, View>,
): { readonly state: State; readonly given: readonly string[] } {
  const { game, changes, seed } = match
  const { playable } = game
  if (!playable) throw new RangeError(`${game.id} is not played on the match page.`)
  const chance = createSeededDice(seed)
  const given: string[] = []
  let state = deepFreeze(match.start)
  for (let change = 0; change < changes && !game.isOver(state); change += 1) {
    const { waitsFor } = playable.turn(game.viewFor(state, null))
    const seat = pickOne(waitsFor, chance)
    const asked = { ...match, playable, state, seat, chance }
    expectNoDeadEnd(asked)
    match.inspect?.(state)
    const next = askSeat(asked)
    if (next === null) continue
    given.push(next.choice)
    state = deepFreeze(next.state)
  }
  return { state, given }
}

interface Asked<State, Command extends BaseCommand, Event, View> extends PlayedByProtocol<State, Command, Event, View> {
  readonly playable: PlayableGame<View>
  readonly state: State
  readonly seat: string
  readonly chance: Dice
}

/** Asks a seat with a random focus, checks the answers, and returns the state after one of them, chosen at random. */
function askSeat<State, Command extends BaseCommand, Event, View>(
  asked: Asked<State, Command, Event, View>,
): { readonly choice: string; readonly state: State } | null {
  const { game, playable, state, seat, chance } = asked
  const view = deepFreeze(game.viewFor(state, seat))
  const pieces = pickFocus(playable.choices(view, seat, []), chance)
  const choices = playable.choices(view, seat, pieces)
  expectSound(choices)
  const answers: unknown[] = [choices]
  const possible: { readonly choice: string; readonly state: State; readonly isActive: boolean }[] = []
  for (const choice of pickSome(choices.choices, chance)) {
    for (const tried of tryDrafts(playable, { view, seat, pieces, choice, chance })) {
      answers.push(tried.draft, tried.preview)
      expectLegal(
        { ...asked, chance: createSeededDice('junk') },
        { choice, ...tryJunk(playable, { view, seat, tried }) },
      )
      const after = expectLegal(asked, { choice, ...tried })
      if (after !== null && !choice.isSeldom)
        possible.push({ choice: choice.id, state: after, isActive: choice.actors.length > 0 })
    }
  }
  expectNoSecrets(asked, pieces, answers)
  if (possible.length === 0) return null
  const active = possible.filter(({ isActive }) => isActive)
  return pickOne(active.length > 0 && chance.die(PATIENCE) > 1 ? active : possible, chance)
}

/** Every id is unique, and an immediate choice needs nothing. */
function expectSound({ choices, pieces }: AvailableChoices): void {
  for (const ids of [choices, pieces, ...choices.map(({ targets }) => targets ?? [])].map((all) =>
    all.map(({ id }) => id),
  ))
    expect(ids).toEqual([...new Set(ids)])
  for (const { isImmediate, targets, refusal } of choices)
    if (isImmediate) expect({ targets, refusal }).toEqual({ targets: null, refusal: null })
}

/** A seat that is waited for can do something, with one of its pieces or as a whole. */
function expectNoDeadEnd<State, Command extends BaseCommand, Event, View>({
  game,
  playable,
  state,
  seat,
}: Asked<State, Command, Event, View>): void {
  const view = game.viewFor(state, seat)
  const isOpen = ({ choices }: AvailableChoices) =>
    choices.some(({ refusal, isSeldom }) => refusal === null && !isSeldom)
  const whole = playable.choices(view, seat, [])
  const isStuck = !isOpen(whole) && !whole.pieces.some(({ id }) => isOpen(playable.choices(view, seat, [id])))
  expect({ seat, turn: playable.turn(view).text, isStuck }).toMatchObject({ isStuck: false })
}

/** A group, a piece, some pieces, or none. */
function pickFocus({ pieces }: AvailableChoices, chance: Dice): string[] {
  if (pieces.length === 0) return []
  const chosen = pickOne(pieces, chance)
  const kinds = [
    () => [],
    () => [chosen.id],
    () => pieces.filter(({ group, isDone }) => group === chosen.group && !isDone).map(({ id }) => id),
    () => pieces.filter(({ group }) => group === chosen.group).map(({ id }) => id),
    () => pieces.filter(() => chance.die(3) === 1).map(({ id }) => id),
  ]
  return pickOne(kinds, chance)()
}

function pickSome(choices: readonly Choice[], chance: Dice): readonly Choice[] {
  const left = [...choices]
  while (left.length > TRIED) left.splice(chance.die(left.length) - 1, 1)
  return left
}

interface Drafting<View> {
  readonly view: View
  readonly seat: string
  readonly pieces: readonly string[]
  readonly choice: Choice
  readonly chance: Dice
}

/** A draft with its preview. */
interface TriedDraft {
  readonly draft: CommandDraft
  readonly preview: DraftPreview
  /** Whether nothing was entered. */
  readonly hasDefaults: boolean
}

/** Values that hardly any input takes; a window may send anything. */
const JUNK: readonly Json[] = [true, -1, 1e9, 'nothing', '', [], [null], [[1]], {}, { x: 1 }, [{ x: 'a' }]]

/** Tries a draft without a target, one with its defaults, and one with random values. */
function tryDrafts<View>(
  playable: PlayableGame<View>,
  { view, seat, pieces, choice, chance }: Drafting<View>,
): TriedDraft[] {
  const open = choice.targets?.filter(({ refusal }) => refusal === null) ?? []
  const target = open.length === 0 ? null : pickOne(open, chance).id
  const plain: CommandDraft = { pieces, choice: choice.id, target, values: {} }
  const tryDraft = (draft: CommandDraft): TriedDraft => ({
    draft,
    preview: playable.preview(view, seat, draft),
    hasDefaults: Object.keys(draft.values).length === 0,
  })
  const fill = ({ draft, preview }: TriedDraft): CommandDraft => ({
    ...draft,
    values: { ...pickValues(preview.inputs, chance), ...draft.values },
  })
  const withDefaults = tryDraft(plain)
  const isPlain = withDefaults.preview.inputs.length === 0
  const filled = isPlain ? [] : [tryDraft(fill(withDefaults))]
  const refilled = filled.filter(({ preview }) => preview.missing.length > 0).map((tried) => tryDraft(fill(tried)))
  return [...(target === null ? [] : [tryDraft({ ...plain, target: null })]), withDefaults, ...filled, ...refilled]
}

/** Tries the same draft with nonsense in all of its inputs. */
function tryJunk<View>(
  playable: PlayableGame<View>,
  { view, seat, tried }: { readonly view: View; readonly seat: string; readonly tried: TriedDraft },
): TriedDraft {
  const dice = createSeededDice(tried.draft.choice)
  const values = Object.fromEntries(tried.preview.inputs.map(({ path }) => [path, pickOne(JUNK, dice)]))
  const draft = { ...tried.draft, values }
  return { draft, preview: playable.preview(view, seat, draft), hasDefaults: false }
}

interface Tried extends TriedDraft {
  readonly choice: Choice
}

/** Commands are given only when nothing is missing or refused, and then they are legal. Returns the state after them. */
function expectLegal<State, Command extends BaseCommand, Event, View>(
  { game, state, chance }: Asked<State, Command, Event, View>,
  { choice, draft, preview, hasDefaults }: Tried,
): State | null {
  const { commands, missing, refusal, forecast } = preview
  for (const { outcomes } of forecast?.distributions ?? []) {
    const sum = outcomes.reduce((total, outcome) => total + outcome.chance, 0)
    expect(Math.abs(sum - 1)).toBeLessThan(1e-9)
    expect(outcomes.every((outcome) => outcome.chance > -1e-12)).toBe(true)
  }
  const isOpen = missing.length === 0 && refusal === null
  expect({ draft, isOpen, hasCommands: commands.length > 0 }).toMatchObject({ isOpen, hasCommands: isOpen })
  if (choice.isImmediate) expect({ draft, missing, refusal }).toMatchObject({ missing: [], refusal: null })
  if (hasDefaults && choice.refusal === null && missing.length === 0)
    expect({ draft, refusal }).toMatchObject({ refusal: null })
  if (!isOpen) return null
  const dice = createSeededDice(`play/${chance.die(1_000_000)}`)
  return commands.reduce<State>((before, json) => {
    const read = game.commands.safeParse(json)
    if (!read.success) throw new Error(`${game.id} does not know its own command ${JSON.stringify(json)}`)
    const decision = game.decide(before, read.data, dice)
    if (!decision.ok) throw new Error(`${JSON.stringify(json)} is refused: ${decision.refusal.message}`)
    return evolveAll(game, before, decision.events)
  }, state)
}

/** The same questions get the same answers whatever the other seats keep secret. */
function expectNoSecrets<State, Command extends BaseCommand, Event, View>(
  { game, playable, state, seat, disguise }: Asked<State, Command, Event, View>,
  pieces: readonly string[],
  answers: readonly unknown[],
): void {
  const disguised = disguise?.(state, seat)
  if (disguised === undefined) return
  const view = game.viewFor(disguised, seat)
  const again = answers.map((answer, at) => {
    if (at === 0) return playable.choices(view, seat, pieces)
    return at % 2 === 1 ? answer : playable.preview(view, seat, answers[at - 1] as CommandDraft)
  })
  expect(formatCanonicalJson(again)).toBe(formatCanonicalJson(answers))
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.values(value).forEach(deepFreeze)
  return Object.freeze(value)
}
