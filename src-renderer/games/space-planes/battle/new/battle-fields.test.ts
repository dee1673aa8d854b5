import { expect, test } from 'vitest'
import { BattleOptions } from '#shared/games/space-planes/options.ts'
import {
  listNumberChangeTexts,
  moveSeatUp,
  createNewPlanesBattleFields,
  buildGameOptions,
  buildSeatInputs,
  resizeSeats,
  setSeatLivery,
  removeBots,
} from './battle-fields.ts'
import { UNCHANGED_NUMBER_SETTINGS } from './number-setting-rows.ts'

test('a new battle is the book’s: only what differs is written down', () => {
  expect(buildGameOptions(createNewPlanesBattleFields())).toEqual({ seats: ['brass', 'azure'], settings: {} })
  const own = {
    ...createNewPlanesBattleFields(),
    answers: { tie: 'shared', sameShip: 'true', headings: 'free' } as const,
    numbers: { ...UNCHANGED_NUMBER_SETTINGS, areaWidthMm: 700, turnLimit: 40 },
  }
  const options = buildGameOptions(own)
  expect(options.settings).toEqual({ tie: 'shared', sameShip: true, turnLimit: 40, areaMm: [700, 304.8] })
  expect(BattleOptions.safeParse(options).success).toBe(true)
  expect(listNumberChangeTexts(own)).toEqual(['Width of the area, mm: 700', 'Turns until points decide: 40'])
})

test('a seat that a bot flies is agreed with the rules, and is nobody’s of the campaign', () => {
  const seats = [
    { livery: 'brass', who: null, ships: null },
    { livery: 'azure', who: 'bot:hunter', ships: null },
  ]
  const options = buildGameOptions({ ...createNewPlanesBattleFields(), seats })
  expect(options).toEqual({ seats: ['brass', 'azure'], bots: { azure: 'hunter' }, settings: {} })
  expect(BattleOptions.safeParse(options).success).toBe(true)
  expect(buildSeatInputs(seats)[1]).toMatchObject({ playerId: null, factionId: null })
})

test('where the cubes on the table alone say where they stand, no bot flies', () => {
  const seats = removeBots([{ livery: 'brass', who: 'bot:ace', ships: null }, ...resizeSeats([], 1).slice(1)])
  expect(seats).toEqual([{ livery: 'brass', who: null, ships: null }])
  const options = buildGameOptions({ ...createNewPlanesBattleFields(), isCompanion: true })
  expect(options).toEqual({ seats: ['brass', 'azure'], companion: true, settings: {} })
  expect(BattleOptions.safeParse(options).success).toBe(true)
})

test('seats come and go at the end, change liveries with each other, and keep who sits there', () => {
  const three = resizeSeats([{ livery: 'oxide', who: 'player:p1', ships: null }], 3)
  expect(three.map(({ livery }) => livery)).toEqual(['oxide', 'brass', 'azure'])
  expect(setSeatLivery(three, 2, 'oxide').map(({ livery }) => livery)).toEqual(['azure', 'brass', 'oxide'])
  expect(moveSeatUp(three, 1).map(({ livery }) => livery)).toEqual(['brass', 'oxide', 'azure'])
  expect(buildSeatInputs(three)[0]).toEqual({ seat: 'oxide', playerId: 'p1', warbandId: null, factionId: null })
  expect(resizeSeats(three, 2)).toHaveLength(2)
})
