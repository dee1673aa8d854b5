import type { Dice } from '#main/games/kit/dice.ts'
import type { GameState, Side, StarLabel } from '#shared/games/fistful/model.ts'
import { type BotStyle, BOT_STYLES } from '#shared/games/fistful/tables/bot-styles.ts'
import { SHIPS } from '#shared/games/fistful/tables/ships.ts'
import { parseHexLabel } from '#shared/kit/hex.ts'
import { getMapDistances } from '../rules/map-distances.ts'
import { classifyHomeworldStars } from '../setup.ts'

/**
 * Chooses a bot's homeworld: a large star with large neighbours, closer to the centre for bolder bots (FIST-SETUP-2).
 */
export function chooseBotHomeworld(state: GameState, side: Side, temper: BotStyle, dice: Dice): StarLabel {
  const { map } = state
  const { within } = getMapDistances(map)
  const ratingOf = (star: StarLabel) => map.stars[star]?.rating ?? 0
  const middle = (map.board.rows + 1) / 2
  const worthOf = (star: StarLabel) => {
    const near = within(star, SHIPS.T.range).reduce((sum, otherText) => sum + ratingOf(otherText), 0)
    const off = Math.abs((parseHexLabel(star, map.board)?.row ?? middle) - middle)
    return 10 * ratingOf(star) + near - BOT_STYLES[temper].forward * off + dice.die(20) / 10
  }
  let best: { star: StarLabel; worth: number } | null = null
  for (const star of classifyHomeworldStars(state, side).legal) {
    const worth = worthOf(star)
    if (best === null || worth > best.worth) best = { star, worth }
  }
  if (best === null) throw new Error('No star of this map may be a homeworld.')
  return best.star
}
