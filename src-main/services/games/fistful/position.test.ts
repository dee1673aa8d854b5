import { expect, test } from 'vitest'
import { colonyOf, gameOf } from '#tests/support/fistful.ts'
import { buildPositionView } from './position.ts'

const fog = { fog: 'gm' } as const
const besieged = colonyOf('B', 3, { fortified: true, besieged: 1 })
const game = gameOf({ colonies: { '0708': besieged }, fleets: ['A:A 0708 1S'], settings: fog })

test('FIST-FOG-1: without fog both sides read one position, half-paid forts too; in the fog these are their owner’s', () => {
  const half = { '0506': colonyOf('A', 4, { fortProgress: 4 }), '0708': colonyOf('B', 3, { fortProgress: 4 }) }
  const open = gameOf({ colonies: half, fleets: ['A:A 0506 1S'] })
  expect(buildPositionView(open, open, [], 'B')).toEqual(buildPositionView(open, open, [], 'A'))
  const fogged = gameOf({ colonies: half, fleets: ['A:A 0506 1S'], settings: fog })
  const halves = buildPositionView(fogged, fogged, [], 'A').colonies.filter(({ fortProgress }) => fortProgress !== null)
  expect(halves).toMatchObject([{ star: '0506', fortProgress: 4 }])
})

test('FIST-CAP-2: who besieges a colony in the fog knows of its fort, not of its size', () => {
  const { colonies } = buildPositionView(game, game, [], 'A')
  expect(colonies.find(({ star }) => star === '0708')).toMatchObject({
    isBesieged: true,
    isFortified: true,
    size: null,
    seenOn: null,
  })
})

test('FIST-RECON-2: what scouts saw in an earlier turn is kept, with the turn', () => {
  const before = { ...game, colonies: { ...game.colonies, '0708': { ...besieged, besieged: 0 } }, fleets: [] }
  const look = {
    side: 'A',
    fleet: 'A',
    star: '0708',
    enemyFleets: {},
    colony: { ...besieged, besieged: false },
  } as const
  const report = {
    turn: 2,
    rejected: [],
    landings: [],
    landingRolls: [],
    production: [],
    moves: [],
    withdrawals: [],
    battles: [],
    lostTransports: [],
    sieges: [],
    liftedSieges: [],
    captures: [],
    result: null,
    dice: [],
    recon: [look],
  }
  const seen = buildPositionView(before, before, [report], 'A').colonies.find(({ star }) => star === '0708')
  expect(seen).toMatchObject({ size: 3, isFortified: true, seenOn: 2 })
  expect(
    buildPositionView(before, before, [report], 'B').colonies.find(({ star }) => star === '0708')?.seenOn,
  ).toBeNull()
})
