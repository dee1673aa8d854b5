import type { PlayableChoice } from '#main/games/kit/choice.ts'
import { createInputBuilder } from '#main/games/kit/inputs.ts'
import type { Battle, BattleView } from '#shared/games/space-planes/battle.ts'
import { type Command, CommandSchema } from '#shared/games/space-planes/commands.ts'
import type { Cube } from '#shared/games/space-planes/model.ts'
import type { EnemyLineOfFire } from '#shared/games/space-planes/questions.ts'
import { listCubes } from '#shared/games/space-planes/sides.ts'
import { listUndrawnCards } from '../odds/get-card-pile.ts'
import { listLinesOfFire } from '../queries/ranges.ts'

/** A choice of a battle. */
export type BattleChoice = PlayableChoice<Command>

/** Creates inputs with the labels and bounds of the commands. */
export const createInput = createInputBuilder(CommandSchema)

/** A seat with its ships in focus, and the battle as everybody sees it. */
export interface SeatContext {
  readonly battle: Battle
  readonly seat: string
  /** Ships of the seat on the table. */
  readonly own: readonly Cube[]
  /** Ships for which choices are listed: all of them unless some are in focus. */
  readonly focus: readonly Cube[]
  /** Lines of fire between all enemies; empty unless positions are known and ships fly. */
  readonly lines: readonly EnemyLineOfFire[]
}

/** Creates the context from what the seat may see. */
export function createSeatContext(view: BattleView, seat: string, pieces: readonly string[]): SeatContext {
  const battle = createBattleFromView(view)
  const own = listCubes(battle).filter(({ owner }) => owner === seat)
  const focus = own.length === 1 || pieces.length === 0 ? own : own.filter(({ id }) => pieces.includes(id))
  const hasLines = battle.phase === 'flying' && battle.active === seat && battle.companion === undefined
  return { battle, seat, own, focus, lines: hasLines ? listLinesOfFire(battle) : [] }
}

/**
 * A battle that agrees with the view, to try commands on. The undrawn cards lie in ascending order, since nobody knows
 * their order; joined seats have empty links.
 */
export function createBattleFromView({ cardsLeft: _cardsLeft, mail, ...open }: BattleView): Battle {
  return {
    ...open,
    deck: open.settings.deckMode === 'app' ? listUndrawnCards(open.discard) : [],
    ...(mail && {
      mail: {
        links: Object.fromEntries(mail.joined.map((joined) => [joined, ''])),
        aimed: mail.aimed,
        ...(mail.drawsPlaces !== undefined && { drawsPlaces: mail.drawsPlaces }),
      },
    }),
  }
}
