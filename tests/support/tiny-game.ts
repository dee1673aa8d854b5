import * as z from 'zod'
import { buildChoice } from '#main/games/kit/choice.ts'
import type { Dice } from '#main/games/kit/dice.ts'
import type { Decision, Game } from '#main/games/kit/game.ts'
import type { Choice, PlayableGame } from '#shared/match/protocol.ts'

// The smallest game with all features of a match: seats, a secret hand, dice, commands, an end. Two seats take turns:
// each draws cards that no other seat sees and plays them with two dice. The game ends at 30 points, or after two
// passes.

/** The seats of the tiny game. */
export const TINY_SEATS = ['red', 'blue'] as const
export type TinySeat = (typeof TINY_SEATS)[number]

const Seat = z.enum(TINY_SEATS)
const Command = z.discriminatedUnion('type', [
  z.object({ type: z.literal('draw'), by: Seat }),
  z.object({ type: z.literal('play'), by: Seat, card: z.string().max(60) }),
  z.object({ type: z.literal('pass'), by: Seat }),
])
export type TinyCommand = z.infer<typeof Command>
const Options = z.object({ cards: z.int().min(0).max(5) })
export type TinyOptions = z.infer<typeof Options>

/** A card is its own canary: while it is in a hand, its name must not occur in any other seat's view. */
type Hands = Readonly<Record<TinySeat, readonly string[]>>

export interface TinyState {
  readonly turn: TinySeat
  /** Number of cards dealt so far; no two have the same name. */
  readonly dealt: number
  readonly hands: Hands
  readonly points: Readonly<Record<TinySeat, number>>
  readonly played: readonly string[]
  /** Consecutive passes. */
  readonly passes: number
}

export type TinyEvent =
  /** The card is null for viewers who may not see it. */
  | { readonly type: 'drew'; readonly by: TinySeat; readonly card: string | null }
  | { readonly type: 'played'; readonly by: TinySeat; readonly card: string; readonly points: number }
  | { readonly type: 'passed'; readonly by: TinySeat }

export interface TinyView {
  readonly turn: TinySeat
  readonly viewer: string | null
  readonly hand: readonly string[]
  readonly cards: Readonly<Record<TinySeat, number>>
  readonly points: Readonly<Record<TinySeat, number>>
  readonly played: readonly string[]
}

const TO_WIN = 30

const getOpponent = (seat: TinySeat): TinySeat => (seat === 'red' ? 'blue' : 'red')
const cardOf = (seat: TinySeat, number: number, dice: Dice): string => `canary-${seat}-${number}-${dice.die(10)}`
const isTinyOver = ({ points, passes }: TinyState): boolean =>
  passes >= 2 || points.red >= TO_WIN || points.blue >= TO_WIN

function setUp({ cards }: TinyOptions, dice: Dice): TinyState {
  const hand = (seat: TinySeat, from: number) => Array.from({ length: cards }, (_, at) => cardOf(seat, from + at, dice))
  const hands = { red: hand('red', 0), blue: hand('blue', cards) }
  return { turn: 'red', dealt: 2 * cards, hands, points: { red: 0, blue: 0 }, played: [], passes: 0 }
}

function decide(state: TinyState, command: TinyCommand, dice: Dice): Decision<TinyEvent> {
  const { by } = command
  if (by !== state.turn) return refuse('not-your-turn', `It is the turn of ${state.turn}.`, 'TINY-1')
  switch (command.type) {
    case 'draw':
      return { ok: true, events: [{ type: 'drew', by, card: cardOf(by, state.dealt, dice) }] }
    case 'play': {
      if (!state.hands[by].includes(command.card)) return refuse('no-such-card', 'That card is not in your hand.')
      return { ok: true, events: [{ type: 'played', by, card: command.card, points: dice.die(6) + dice.die(6) }] }
    }
    case 'pass':
      return { ok: true, events: [{ type: 'passed', by }] }
  }
}

function evolve(state: TinyState, event: TinyEvent): TinyState {
  const { by } = event
  const next = { ...state, turn: getOpponent(by), passes: 0 }
  switch (event.type) {
    case 'drew':
      return {
        ...next,
        dealt: state.dealt + 1,
        hands: { ...state.hands, [by]: [...state.hands[by], ...(event.card === null ? [] : [event.card])] },
      }
    case 'played':
      return {
        ...next,
        hands: { ...state.hands, [by]: state.hands[by].filter((card) => card !== event.card) },
        points: { ...state.points, [by]: state.points[by] + event.points },
        played: [...state.played, event.card],
      }
    case 'passed':
      return { ...next, passes: state.passes + 1 }
  }
}

function describe(event: TinyEvent): string {
  switch (event.type) {
    case 'drew':
      return event.card === null ? 'Draw a card' : `Draw ${event.card}`
    case 'played':
      return `Play ${event.card} for ${event.points} points`
    case 'passed':
      return 'Pass'
  }
}

/** Choices of the seat whose turn it is: draw, play a card of the hand, or pass. */
function listChoices({ turn, hand }: TinyView, seat: string): Choice[] {
  if (turn !== seat) return []
  const targets = hand.map((card) => {
    return { id: card, label: card, group: null, chance: null, note: null, refusal: null }
  })
  return [
    buildChoice({ id: 'draw', label: 'Draw', group: 'Cards', isImmediate: true }),
    buildChoice({ id: 'play', label: 'Play', group: 'Cards', targets }),
    buildChoice({ id: 'pass', label: 'Pass', group: 'Turn', isImmediate: true }),
  ]
}

const PLAYABLE: PlayableGame<TinyView> = {
  turn: ({ turn }) => ({ text: `Turn of ${turn}`, waitsFor: [turn], isSecret: false }),
  choices: (view, seat) => ({
    prompt: 'which card?',
    hint: null,
    pieces: [],
    actsBy: 'piece',
    choices: listChoices(view, seat),
    notices: [],
  }),
  preview(view, seat, { choice: id, target }) {
    const choice = listChoices(view, seat).find((candidate) => candidate.id === id)
    if (!choice) throw new RangeError(`There is no choice ${id}.`)
    const isMissing = choice.targets !== null && !choice.targets.some((card) => card.id === target)
    return {
      label: choice.label,
      confirmation: null,
      commands: isMissing ? [] : [{ type: id, ...(target === null ? {} : { card: target }) }],
      inputs: [],
      missing: isMissing ? ['target'] : [],
      refusal: null,
      text: null,
      warnings: [],
      marks: [],
      forecast: null,
      rolls: [],
    }
  },
}

/** Game for the tests of everything that games share. */
export const TINY_GAME: Game<TinyState, TinyCommand, TinyEvent, TinyView, TinyOptions> = {
  id: 'tiny',
  format: 1,
  options: Options,
  commands: Command,
  seats: () => TINY_SEATS,
  isOver: isTinyOver,
  setUp,
  decide,
  evolve,
  viewFor: ({ turn, hands, points, played }, viewer) => {
    const own = TINY_SEATS.find((seat) => seat === viewer)
    const cards = { red: hands.red.length, blue: hands.blue.length }
    return { turn, viewer, hand: own === undefined ? [] : hands[own], cards, points, played }
  },
  eventFor: (event, viewer) => (event.type === 'drew' && event.by !== viewer ? { ...event, card: null } : event),
  describe,
  result: (_, events) => ({
    title: events.map(describe).join('; '),
    outcome: null,
    tone: 'neutral',
    decisive: null,
    rolls: [],
    affected: [],
    notes: [],
  }),
  playable: PLAYABLE,
}

function refuse(code: string, message: string, rule: string | null = null): Decision<never> {
  return { ok: false, refusal: { code, message, rule } }
}
