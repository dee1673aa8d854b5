import { expect, test } from 'vitest'
import { EMBLEM_SHAPES, DEFAULT_FACTION_COLOURS, getFactionStylesById, getFactionStylesByName } from './emblems.ts'

const plain = (id: string) => ({ id, name: `The ${id}`, colour: null, emblem: null })

test('factions that chose nothing are told apart by colour and by shape', () => {
  const looks = [...getFactionStylesById(EMBLEM_SHAPES.map(plain)).values()]
  expect(new Set(looks.map(({ colour }) => colour)).size).toBe(DEFAULT_FACTION_COLOURS.length)
  expect(new Set(looks.map(({ emblem }) => emblem)).size).toBe(EMBLEM_SHAPES.length)
})

test('what a faction chose holds, and the others keep what their places give them', () => {
  const chosen = { ...plain('ember'), colour: '#112233', emblem: 'cross' as const }
  const looks = getFactionStylesByName([plain('tithe'), chosen])
  expect(looks.get('The ember')).toEqual({ colour: '#112233', emblem: 'cross' })
  expect(looks.get('The tithe')).toEqual({ colour: DEFAULT_FACTION_COLOURS[0], emblem: EMBLEM_SHAPES[0] })
})
