import type { Game, LinkedBattleRules } from '#main/games/kit/game.ts'
import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { HALL_ROOM_NAME, createBuildingWithRooms } from '#shared/games/planetary-sand/building.ts'
import { type Command, CommandSchema } from '#shared/games/planetary-sand/commands.ts'
import { BattleOptions } from '#shared/games/planetary-sand/options.ts'
import { ENDING_ORDERS, MAX_BATTLE_ORDERS } from '#shared/games/planetary-sand/order-limit.ts'
import { QuestionSchema } from '#shared/games/planetary-sand/questions.ts'
import { createQuickArmy } from '#shared/games/planetary-sand/quick-army.ts'
import { NEWEST_RULES_VERSION } from '#shared/games/planetary-sand/rules.ts'
import { createBotAdvice } from './bots/advice.ts'
import { PLANETARY_SAND_PLAYABLE } from './choices/playable.ts'
import { decide } from './commands/decide.ts'
import { setUpBattle } from './commands/set-up.ts'
import { buildCommandReport } from './report/command-result.ts'
import { formatEvent } from './report/format-event.ts'
import { evolve } from './state/evolve.ts'
import { redactEventForViewer, buildBattleViewForViewer } from './state/view.ts'

const [ATTACKER, DEFENDER] = ['attacker', 'defender'] as const
const RIFLES = { robots: 0, guns: 0, tanks: 0, carriers: 0, pads: 0 } as const

/**
 * Captures of the cluster game, fought as the defensive scenario over a hall, or over a bunker if there is a fort
 * (SAND-LAND-1, SAND-LAND-2, SAND-VIC-2).
 */
const LINKED_BATTLE: LinkedBattleRules<Battle, BattleOptions> = {
  agree: ({ pieces: [a, b], hasStronghold, turnLimit }) =>
    BattleOptions.parse({
      rules: NEWEST_RULES_VERSION,
      seats: [ATTACKER, DEFENDER],
      scenario: 'defensive',
      attacker: ATTACKER,
      field: {
        ...createBuildingWithRooms(hasStronghold ? 'bunker' : 'building'),
        objectives: [{ id: 'The colony', home: DEFENDER, room: HALL_ROOM_NAME }],
      },
      armies: [
        createQuickArmy({ name: 'Attacker', counts: { ...RIFLES, men: a } }, 'HE'),
        createQuickArmy({ name: 'Defender', counts: { ...RIFLES, men: b } }, 'HE'),
      ],
      settings: turnLimit === null ? {} : { turnLimit },
    }),
  verdict({ end, sides, figures }) {
    if (end === null) return null
    const own = (side: string) => figures.filter((figure) => figure.side === side)
    return {
      winners: end.winner === null ? [] : [end.winner],
      had: sides.map((side) => own(side).length),
      left: sides.map((side) => own(side).filter(({ status }) => status === 'able').length),
    }
  },
}

/** Commands that only the gamemaster may give, with the reason. */
const GAMEMASTERS: Readonly<Partial<Record<Command['type'], string>>> = {
  correct: 'Only the gamemaster corrects a battle: tell them what is wrong.',
  exchange: 'Both sides agree on an exchange: the gamemaster writes it down.',
  apply: 'Only the gamemaster applies results.',
}

/** Planetary Sand as a game of the kit. */
export const PLANETARY_SAND: Game<Battle, Command, BattleEvent, Battle, BattleOptions> = {
  id: 'planetary-sand',
  format: 1,
  options: BattleOptions,
  commands: CommandSchema,
  longest: { orders: MAX_BATTLE_ORDERS, then: ENDING_ORDERS },
  setUp: setUpBattle,
  seats: ({ sides }) => sides,
  isOver: ({ phase }) => phase === 'over',
  winners: ({ end }) => (end === null || end.winner === null ? [] : [end.winner]),
  decide,
  forGamemaster: ({ type }) => GAMEMASTERS[type] ?? null,
  evolve,
  viewFor: buildBattleViewForViewer,
  eventFor: redactEventForViewer,
  describe: formatEvent,
  result: buildCommandReport,
  playable: PLANETARY_SAND_PLAYABLE,
  arena: LINKED_BATTLE,
  /** Advice of a bot. Answers use only what the seat may see: closed firing lists stay secret (SAND-HIT-4). */
  ask(battle, question, viewer) {
    const read = QuestionSchema.safeParse(question)
    return read.success ? createBotAdvice(buildBattleViewForViewer(battle, viewer), read.data) : null
  },
}
