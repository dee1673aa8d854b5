import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createGivenDice, createSeededDice } from '#main/games/kit/dice.ts'
import { decide } from '#main/games/planetary-sand/commands/decide.ts'
import { PLANETARY_SAND } from '#main/games/planetary-sand/game.ts'
import { evolve } from '#main/games/planetary-sand/state/evolve.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { BattleOptions } from '#shared/games/planetary-sand/options.ts'
import { runs } from '../support/soak.ts'

describe('a volley', () => {
  test('ends alike in whatever order its shots are fired, each with its dice (SAND-TURN-3)', () => {
    const Shots = fc.array(fc.record({ by: fc.nat(3), at: fc.nat(3), dice: fc.tuple(Die, Die, Coin) }), {
      maxLength: 4,
    })
    fc.assert(
      fc.property(Shots, fc.nat(23), (wanted, turn) => {
        const battle = fireFight()
        const shots = wanted.filter(({ by }, at) => wanted.findIndex((candidate) => candidate.by === by) === at)
        const otherShots = shots.toSorted((shot, two) => ((shot.by * 7 + turn) % 5) - ((two.by * 7 + turn) % 5))
        expect(fallen(battle, otherShots)).toEqual(fallen(battle, shots))
      }),
      { numRuns: runs({ part: 50, whole: 1000 }) },
    )
  })
})

const Die = fc.integer({ min: 1, max: 6 })

const Coin = fc.integer({ min: 1, max: 2 })

/** Four men of Ana's and four in suits of Ben's in the fire phase, all of Ana's listed. */
function fireFight(): Battle {
  const men = (p: string) =>
    [0, 1, 2, 3].map((at) => ({ id: `${p}${at}`, unit: p, weapon: 'zap-rifle', hasSuit: p === 'b' }))
  const options = BattleOptions.parse({ seats: ['Ana', 'Ben'], armies: [{ figures: men('a') }, { figures: men('b') }] })
  const lists = { Ana: men('a').map(({ id }) => ({ shooter: id, weapon: 'zap-rifle' as const, crew: [] })), Ben: [] }
  return { ...PLANETARY_SAND.setUp(options, createSeededDice('fight')), phase: 'fire', turn: 1, lists }
}

interface Wanted {
  readonly by: number
  readonly at: number
  readonly dice: readonly [number, number, number]
}

function fallen(start: Battle, shots: readonly Wanted[]): unknown {
  const fired = shots.reduce((battle, { by, at, dice }) => {
    const command = {
      type: 'shoot',
      by: 'Ana',
      shooter: `a${by}`,
      weapon: 'zap-rifle',
      target: `b${at}`,
      distance: { r: 2 },
      plate: null,
    } as const
    const decision = decide(battle, command, createGivenDice(dice))
    return decision.ok ? decision.events.reduce(evolve, battle) : battle
  }, start)
  const ended = (['Ana', 'Ben'] as const).reduce((battle, by) => {
    const decision = decide(battle, { type: 'end-phase', by }, createSeededDice('none'))
    return decision.ok ? decision.events.reduce(evolve, battle) : battle
  }, fired)
  return ended.figures.map(({ id, status }) => [id, status])
}
