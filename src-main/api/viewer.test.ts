import { expect, test } from 'vitest'
import { requireViewerAccess } from './viewer.ts'

const GAMEMASTER = { role: 'gamemaster', playerId: null } as const
const MIRA = { role: 'player', playerId: 'mira' } as const
const NOBODY_YET = { role: 'player', playerId: null } as const

test('the gamemaster looks as anybody: a side, a player, the whole table', () => {
  for (const as of ['A', 'mira', null]) expect(() => requireViewerAccess(GAMEMASTER, { id: 'x', as })).not.toThrow()
})

test('a player looks as themself and as nobody else', () => {
  expect(() => requireViewerAccess(MIRA, { id: 'x', as: 'mira' })).not.toThrow()
  for (const as of ['ben', 'A', null, undefined, ['mira'], { toString: () => 'mira' }])
    expect(() => requireViewerAccess(MIRA, { id: 'x', as }), String(as)).toThrow(
      expect.objectContaining({ code: 'FORBIDDEN' }),
    )
})

test('a player who is nobody at the table looks as nobody', () => {
  for (const as of ['mira', null])
    expect(() => requireViewerAccess(NOBODY_YET, { as })).toThrow(expect.objectContaining({ code: 'FORBIDDEN' }))
})

test('what is not seen by anybody’s eyes is not asked', () => {
  for (const input of [undefined, null, 7, 'as', {}, { id: 'x' }])
    expect(() => requireViewerAccess(MIRA, input)).not.toThrow()
})
