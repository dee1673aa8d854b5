import { expect, test } from 'vitest'
import { listCoinTossers, findWeakestArmourPlate } from './pieces-under-template.ts'

const tank = {
  target: 'tank',
  unit: 'armour',
  isOwn: false,
  plates: [
    { plate: 'front', defence: 6, coin: 'never' },
    { plate: 'side', defence: 4, coin: 'on-heads' },
  ],
} as const

test('the weakest plate under a template counts, and a coin only where damage equals it (SAND-BLAST-1, SAND-DEF-2)', () => {
  expect(findWeakestArmourPlate(tank, ['front', 'side'])).toMatchObject({ plate: 'side' })
  expect(findWeakestArmourPlate(tank, [])).toBeNull()
  const man = {
    target: 'man',
    unit: 'men',
    isOwn: true,
    plates: [{ plate: null, defence: 3, coin: 'on-heads' }],
  } as const
  const lain = { target: 'tank', plates: ['side'], isShielded: false } as const
  const behind = { target: 'man', plates: [], isShielded: true } as const
  expect(listCoinTossers([tank, man], [lain, { ...behind, isShielded: false }])).toEqual(['man', 'tank'])
  expect(listCoinTossers([tank, man], [{ ...lain, plates: ['front'] }, behind])).toEqual([])
})
