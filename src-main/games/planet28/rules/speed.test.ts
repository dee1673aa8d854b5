import { expect, test } from 'vitest'
import { PRINTED_RULES } from '../house/build-rules.ts'
import { computeCharacterSpeed } from './speed.ts'

const speed = (...traits: string[]) => computeCharacterSpeed(traits, PRINTED_RULES)

test('P28-MOVE-2: speed is 10 cm, 7 for the Big, with the reason', () => {
  expect(speed()).toEqual({ speedCm: 10, modifiers: [] })
  expect(speed('big')).toEqual({ speedCm: 7, modifiers: [{ source: 'Big', value: -3 }] })
})

test('P28-TR-gigantic: it includes Big, and nothing doubles', () => {
  expect(speed('gigantic').speedCm).toBe(7)
  expect(speed('gigantic', 'big').speedCm).toBe(7)
})

test('P28-MOVE-2: Fast and Slow are rolled each turn and change no printed speed', () => {
  expect(speed('fast', 'slow').speedCm).toBe(10)
})
