import type { LinkedBattleRules } from '#main/games/kit/game.ts'
import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { BattleOptions } from '#shared/games/space-planes/options.ts'

const [FIRST, SECOND] = ['brass', 'azure'] as const

/** Clashes of the cluster game, flown with cubes in proportion to strength (SP-CLASH-1, SP-CLASH-2). */
export const LINKED_BATTLE: LinkedBattleRules<Battle, BattleOptions> = {
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
