import { expect, test } from 'vitest'
import { colonyOf, gameOf, ordersOf, resolveTurnWith } from '#tests/support/fistful.ts'

const fog = { fog: 'gm' } as const

test('FIST-RECON-2: all of the enemy’s fleets there, its colony’s size, fort and siege', () => {
  const colonies = { '0506': colonyOf('B', 3, { fortified: true, fortProgress: null }) }
  const game = gameOf({ colonies, fleets: ['A:A 0205 2S', 'B:K 0506 1T2D', 'B:L 0506 1S'], settings: fog })
  const { report } = resolveTurnWith(game, { A: ordersOf({ fleets: ['A RECON 0506,0203'] }) })
  expect(report.recon).toEqual([
    {
      side: 'A',
      fleet: 'A',
      star: '0506',
      enemyFleets: { K: { T: 1, D: 2 }, L: { S: 1 } },
      colony: { size: 3, fortified: true, besieged: false },
    },
    { side: 'A', fleet: 'A', star: '0203', enemyFleets: {}, colony: null },
  ])
})

test('FIST-RECON-3: after moves and battles', () => {
  const game = gameOf({ fleets: ['A:A 0205 1S', 'B:K 0708 1C'], settings: fog })
  const orders = { A: ordersOf({ fleets: ['A RECON 0506'] }), B: ordersOf({ fleets: ['K MOVE 0506'] }) }
  const supplied = { ...game, colonies: { ...game.colonies, '0708': colonyOf('B', 3) } }
  expect(resolveTurnWith(supplied, orders).report.recon).toMatchObject([{ enemyFleets: { K: { C: 1 } } }])
})

test('FIST-RECON-3: who is attacked defends, and sees as many stars as scouts are left', () => {
  const game = gameOf({ fleets: ['A:A 0205 2S', 'B:K 0205 1S'], settings: fog })
  const orders = { A: ordersOf({ fleets: ['A RECON 0304,0506'] }) }
  expect(resolveTurnWith(game, { ...orders, dice: [1, 6] }).report.recon.map(({ star }) => star)).toEqual(['0304'])
})
