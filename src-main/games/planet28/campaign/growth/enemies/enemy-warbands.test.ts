import { expect, test } from 'vitest'
import { aSide } from '#tests/support/battles.ts'
import { listEnemyWarbandIds } from './enemy-warbands.ts'

const players = aSide('crew')
const enemies = aSide('choir', { isEnemy: true })

test('P28-SOLO-1: who was run by the list of enemies in its last battle is an enemy', () => {
  expect([...listEnemyWarbandIds([{ play: 'solo', sides: [players, enemies] }])]).toEqual(['choir'])
})

test('the last battle decides, and opposed play has no enemies', () => {
  const before = { play: 'co-op', sides: [players, enemies] } as const
  expect([...listEnemyWarbandIds([{ play: 'solo', sides: [aSide('choir')] }, before])]).toEqual([])
  expect([...listEnemyWarbandIds([{ play: 'opposed', sides: [players, enemies] }])]).toEqual([])
})
