import { expect, test } from 'vitest'
import type { AvailableChoices, Piece } from '#shared/match/protocol.ts'
import {
  describeFocusedPieces,
  formatPieceGroupProgress,
  groupPieces,
  listGroupFocusIds,
  listFocusIdsAfterPick,
} from './piece-groups.ts'

const piece = (id: string, group: string, isDone = false): Piece => ({ id, label: id, group, note: 'at home', isDone })
const pieces = [piece('a1', 'First'), piece('b', 'Gun'), piece('a2', 'First', true), piece('a3', 'First')]
const choices = (actsBy: AvailableChoices['actsBy']): AvailableChoices => ({
  prompt: '',
  hint: null,
  pieces,
  actsBy,
  choices: [],
  notices: [],
})

test('a group comes into focus with those who have something left to do, a finished one as a whole', () => {
  expect(groupPieces(pieces).map((group) => [group.name, listGroupFocusIds(group)])).toEqual([
    ['First', ['a1', 'a3']],
    ['Gun', ['b']],
  ])
  expect(groupPieces([piece('a', 'First', true)]).map(listGroupFocusIds)).toEqual([['a']])
})

test('groups and the focus are described in words', () => {
  expect(groupPieces(pieces).map(formatPieceGroupProgress)).toEqual(['1 of 3 done, at home', 'at home'])
  expect(describeFocusedPieces({ pieces }, ['a1', 'a3'])).toBe('First')
  expect(describeFocusedPieces({ pieces: [...pieces, piece('a4', 'First')] }, ['a1', 'a3'])).toBe('2 of First')
  expect(describeFocusedPieces({ pieces }, ['b'])).toBe('b')
})

test('a press on the board takes the group, a second one the piece alone', () => {
  expect(listFocusIdsAfterPick(choices('group'), [], 'a1')).toEqual(['a1', 'a3'])
  expect(listFocusIdsAfterPick(choices('group'), ['a1', 'a3'], 'a1')).toEqual(['a1'])
  expect(listFocusIdsAfterPick(choices('piece'), [], 'a1')).toEqual(['a1'])
  expect(listFocusIdsAfterPick(choices('group'), [], 'foe')).toEqual([])
})
