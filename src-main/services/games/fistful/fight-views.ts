import type { FistfulGame } from '#main/db/repositories/fistful.ts'
import { getDefaultFightTerms } from '#main/games/fistful/fights/linked-battle.ts'
import type { FightView } from '#shared/contract/fistful/views.ts'
import { type LinkedFight, LINKED_FIGHT_KINDS, listSidesInSeatOrder } from '#shared/games/fistful/linked-fights.ts'
import type { FightWithOutcome } from './fight-tracker.ts'
import { formatStarWithLabel } from './format-ships.ts'

/** The name of a fight: “the clash at Hesper”. */
export function getFightName(
  { map }: Pick<FistfulGame, 'map'>,
  { what, star }: Pick<LinkedFight, 'what' | 'star'>,
): string {
  return `${what === 'clash' ? 'The clash at' : 'The capture of'} ${formatStarWithLabel(map, star)}`
}

/** The view of a fight of the current turn, for the desk. */
export function buildFightView(game: FistfulGame, { row, isDecided, outcome }: FightWithOutcome): FightView {
  const { fight, place, matchId, isByBook } = row
  const { what, star } = fight
  const [a, b] = listSidesInSeatOrder(fight)
  return {
    place,
    what,
    star,
    name: getFightName(game, fight),
    matchId,
    isDecided,
    isByBook,
    terms: structuredClone(row.terms ?? getDefaultFightTerms(fight)),
    sides: [game.seats[a].name, game.seats[b].name],
    text: textOf(game, { row, isDecided, outcome }),
  }
}

function textOf(
  game: FistfulGame,
  { row: { fight, matchId, isByBook }, isDecided, outcome }: FightWithOutcome,
): string {
  const name = getFightName(game, fight)
  const { noun, byBook } = LINKED_FIGHT_KINDS[fight.what]
  if (isByBook) return `${name} ${byBook}.`
  if (!isDecided) return `${name} ${matchId === null ? 'waits for' : 'is fought in'} its ${noun}.`
  if (outcome === null) return `${name}: the ${noun} decided nothing, so it ${byBook}.`
  const kept = fight.what === 'clash' ? `, with ${outcome.left} of ${outcome.had} cubes left` : ''
  return `${name}: ${game.seats[outcome.winner].name} won the ${noun}${kept}.`
}
