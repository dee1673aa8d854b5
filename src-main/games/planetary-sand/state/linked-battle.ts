import type { LinkedBattleRules } from '#main/games/kit/game.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { HALL_ROOM_NAME, createBuilding } from '#shared/games/planetary-sand/building.ts'
import { BattleOptions } from '#shared/games/planetary-sand/options.ts'
import { createQuickArmy } from '#shared/games/planetary-sand/quick-army.ts'
import { NEWEST_RULES } from '#shared/games/planetary-sand/rules.ts'

const [ATTACKER, DEFENDER] = ['attacker', 'defender'] as const
const RIFLES = { robots: 0, guns: 0, tanks: 0, carriers: 0, pads: 0 } as const

/**
 * Captures of the cluster game, fought as the defensive scenario over a hall, or over a bunker if there is a fort
 * (SAND-LAND-1, SAND-LAND-2, SAND-VIC-2).
 */
export const LINKED_BATTLE: LinkedBattleRules<Battle, BattleOptions> = {
  agree: ({ pieces: [a, b], hasStronghold, turnLimit }) =>
    BattleOptions.parse({
      rules: NEWEST_RULES,
      seats: [ATTACKER, DEFENDER],
      scenario: 'defensive',
      attacker: ATTACKER,
      field: {
        ...createBuilding(hasStronghold ? 'bunker' : 'building'),
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
