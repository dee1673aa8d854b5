import type { Dice } from '#main/games/kit/dice.ts'
import type { Game, LinkedBattleRules } from '#main/games/kit/game.ts'
import type { Battle, BattleEvent, BattleView } from '#shared/games/space-planes/battle.ts'
import { type Command, CommandSchema } from '#shared/games/space-planes/commands.ts'
import { BattleOptions } from '#shared/games/space-planes/options.ts'
import { QuestionSchema } from '#shared/games/space-planes/questions.ts'
import { STANDARD_FACES } from '#shared/games/space-planes/tables/faces.ts'
import { createDefaultSettings, type PlanesSettings } from '#shared/games/space-planes/tables/settings.ts'
import { findNextBotOrder } from './bots/bots.ts'
import { SPACE_PLANES_PLAYABLE } from './choices/playable.ts'
import { buildCommandReport } from './command-result.ts'
import { decide } from './decide.ts'
import { createSortedDeck, shuffleCards } from './deck.ts'
import { evolve } from './evolve.ts'
import { formatEvent } from './format-event.ts'
import { answerQuery } from './queries/answer-query.ts'
import { createSeatNameReplacer } from './seat-names.ts'
import { redactEventForViewer, buildPublicBattleView } from './view.ts'

const [FIRST, SECOND] = ['brass', 'azure'] as const

/** Clashes of the cluster game, flown with cubes in proportion to strength (SP-CLASH-1, SP-CLASH-2). */
const LINKED_BATTLE: LinkedBattleRules<Battle, BattleOptions> = {
  agree: ({ pieces: [a, b], turnLimit }) => ({
    seats: [FIRST, SECOND],
    settings: { turnLimit },
    shares: { [FIRST]: a, [SECOND]: b },
  }),
  verdict({ phase, winners, seats, shares, settings, ships, leftOut }) {
    if (phase !== 'over') return null
    const spared = (seat: string) => (winners.includes(seat) ? (leftOut[seat] ?? 0) : 0)
    const left = (seat: string) => ships.filter(({ owner }) => owner === seat).length + spared(seat)
    return { winners, had: seats.map((seat) => shares?.[seat] ?? settings.shipsEach), left: seats.map(left) }
  },
}

/** Creates the battle before the first ship is placed (SP-COMP-1, SP-COMP-2, SP-SETUP-1, SP-SETUP-2). */
export function setUpBattle(
  { seats, settings: changed, bots, shares, byMail, drawnPlaces, companion, sides, faces, drawings }: BattleOptions,
  dice: Dice,
): Battle {
  const cards = byMail ? { deckMode: 'table' } : {} // the chains deal them (SP-MAIL-2)
  const settings = { ...createDefaultSettings(seats.length), ...changed, ...cards } as PlanesSettings
  return {
    settings,
    faces: faces ?? STANDARD_FACES,
    seats,
    phase: 'placing',
    active: seats[0] ?? '',
    turn: 0,
    done: { manoeuvre: null, shot: null },
    ships: [],
    lost: [],
    leftOut: {},
    points: Object.fromEntries(seats.map((seat) => [seat, 0])),
    deck: settings.deckMode === 'app' ? shuffleCards(createSortedDeck(), dice) : [],
    discard: [],
    winners: [],
    ...(bots ? { bots } : {}),
    ...(shares ? { shares } : {}),
    ...(sides ? { sides } : {}),
    ...(drawings ? { drawings } : {}),
    ...(companion ? { companion: { cubes: [], roll: null } } : {}),
    ...(byMail ? { mail: { links: {}, aimed: null, ...(drawnPlaces && { drawsPlaces: drawnPlaces }) } } : {}),
  }
}

/**
 * Corrections, and the cards and measurements of a table, must not be entered by the player whom they favour
 * (SP-DECK-3, SP-RANGE-5).
 */
function forGamemaster(command: Command): string | null {
  if (command.type === 'apply') return 'Only the gamemaster applies results.'
  if (command.type === 'correct' || command.type === 'amend')
    return 'Only the gamemaster corrects a battle: tell them what is wrong.'
  if (command.type === 'join' || command.type === 'answer' || command.type === 'draw-places')
    return 'Mails alone bring this: let the gamemaster paste one.'
  if (command.type !== 'shoot') return null
  const { cards, said: measured } = command
  if (cards.length > 0) return 'Only the gamemaster enters the cards that were flipped: let them enter this shot.'
  const isSaid = measured.range !== null || measured.back !== null
  return isSaid ? 'Only the gamemaster says what the ruler showed: leave it out, or let them enter this shot.' : null
}

/** Space Planes as a game of the kit. */
export const SPACE_PLANES: Game<Battle, Command, BattleEvent, BattleView, BattleOptions> = {
  id: 'space-planes',
  format: 1,
  options: BattleOptions,
  commands: CommandSchema,
  setUp: setUpBattle,
  seats: ({ seats }) => seats,
  isOver: ({ phase }) => phase === 'over',
  winners: ({ winners }) => winners,
  decide,
  forGamemaster,
  evolve,
  viewFor: buildPublicBattleView,
  eventFor: redactEventForViewer,
  describe: formatEvent,
  naming: createSeatNameReplacer,
  result: buildCommandReport,
  playable: SPACE_PLANES_PLAYABLE,
  botMove: findNextBotOrder,
  arena: LINKED_BATTLE,
  ask(battle, question) {
    const read = QuestionSchema.safeParse(question)
    return read.success ? answerQuery(battle, read.data) : null
  },
}
