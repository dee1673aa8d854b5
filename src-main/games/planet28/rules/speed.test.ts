import { expect, test } from 'vitest'
import { characterSpeed } from './speed.ts'

test('P28-MOVE-2: speed is 10 cm, 7 for the Big, with the reason', () => {
  expect(characterSpeed([])).toEqual({ speedCm: 10, modifiers: [] })
  expect(characterSpeed(['big'])).toEqual({ speedCm: 7, modifiers: [{ source: 'Big', value: -3 }] })
})

test('P28-TR-gigantic: it includes Big, and nothing doubles', () => {
  expect(characterSpeed(['gigantic']).speedCm).toBe(7)
  expect(characterSpeed(['gigantic', 'big']).speedCm).toBe(7)
})

test('P28-MOVE-2: Fast and Slow are rolled each turn and change no printed speed', () => {
  expect(characterSpeed(['fast', 'slow']).speedCm).toBe(10)
})
