import { expect, test } from 'vitest'
import type { PlayableRefInput, PlayerView } from '#shared/contract/nights.ts'
import { getPlayableKey, findPlayerOfPlayable, findPlayerOfUnit } from './playable-players.ts'

const person = (name: string, ...plays: PlayableRefInput[]): PlayerView => {
  return { id: name.toLowerCase(), name, notes: '', version: 1, plays: plays.map((part) => ({ ...part, name: 'X' })) }
}
const crew: PlayableRefInput = { kind: 'warband', id: 'crew', side: null }
const vex: PlayableRefInput = { kind: 'character', id: 'vex', side: null }
const side = (which: 'A' | 'B'): PlayableRefInput => ({ kind: 'fistful-game', id: 'war', side: which })

test('A unit is played by its own player, else by whoever plays its warband', () => {
  const ada = person('Ada', crew)
  expect(findPlayerOfUnit(vex, 'crew', [ada])?.name).toBe('Ada')
  expect(findPlayerOfUnit(vex, 'crew', [ada, person('Bo', vex)])?.name).toBe('Bo')
  expect(findPlayerOfUnit(vex, 'crew', [])).toBeNull()
})

test('The two sides of a game are two parts', () => {
  const players = [person('Ada', side('A')), person('Bo', side('B'))]
  expect((['A', 'B'] as const).map((which) => findPlayerOfPlayable(side(which), players)?.name)).toEqual(['Ada', 'Bo'])
  expect(getPlayableKey(side('A'))).not.toBe(getPlayableKey(side('B')))
})
