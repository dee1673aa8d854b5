import { expect, test } from 'vitest'
import type { AgendaAudit } from '#shared/contract/planet28/agendas.ts'
import { formatSearchedCorners, formatFailures, formatAgendaOutcome, formatAgendaReaders } from './format-agenda.ts'

const LINE: AgendaAudit = {
  id: 'a',
  characterName: 'Mira',
  warbandName: 'Crew',
  agenda: 'vendetta',
  face: 1,
  rolled: 'typed',
  dealtAt: '',
  dealtBy: 'Mira',
  outcome: 'held',
  failedGames: 0,
  isRevealed: false,
  paid: null,
  endedAt: null,
  steps: [],
}

test('what became of an agenda', () => {
  const words = (changes: Partial<AgendaAudit>) => formatAgendaOutcome({ ...LINE, ...changes })
  expect(words({ failedGames: 1 })).toBe('Dealt, failed once')
  expect(words({ outcome: 'done', paid: 3, failedGames: 2, isRevealed: true })).toBe(
    'Done for 3 CP, failed 2 times, revealed',
  )
  expect(words({ outcome: 'dropped', failedGames: 5 })).toBe('Dropped, failed 5 times')
  expect([words({ outcome: 'removed' }), words({ outcome: 'undone' })]).toEqual([
    'Taken away',
    'Its dealing was undone',
  ])
})

test('P28-AG-3: the corners searched', () => {
  const search = { searched: 0, faces: [], foundAt: null, isNextCertain: false }
  expect(formatSearchedCorners(search)).toBe('No corner searched yet.')
  expect(formatSearchedCorners({ ...search, searched: 2, faces: [1, 3] })).toBe(
    'Searched corner 1: 1, corner 2: 3; nothing found yet.',
  )
  expect(formatSearchedCorners({ ...search, searched: 4, faces: [1, 3, 2], foundAt: 4 })).toMatch(
    /corner 4: certain; found in corner 4/,
  )
})

test('who it is for, and how often it was failed', () => {
  expect(formatAgendaReaders({ playerName: 'Ilse', characterName: 'Mira' })).toBe('Ilse')
  expect(formatAgendaReaders({ playerName: null, characterName: 'Mira' })).toBe('the player of Mira')
  expect([0, 1, 2].map(formatFailures)).toEqual(['Not failed yet', 'Failed once', 'Failed 2 times'])
})
