import { expect, test } from 'vitest'
import { collectChangedAnswers, getSettingAnswer, listChangedAnswerTexts, listSettingFields } from './setting-fields.ts'

const ROWS = {
  tie: {
    title: 'Ties',
    rule: 'RULE-1',
    question: 'Who wins a tie?',
    reason: 'Nobody is named.',
    choices: [
      { value: 'none', label: 'Nobody' },
      { value: 'shared', label: 'Both' },
    ],
  },
  again: {
    title: 'Again',
    rule: 'RULE-2',
    question: 'Is it rolled again?',
    reason: 'It says once.',
    choices: [
      { value: false, label: 'No' },
      { value: true, label: 'Yes' },
    ],
  },
} as const

test('answers that differ from the book are told in words and sent as values', () => {
  const answers = { tie: 'none', again: 'true' }
  expect(listChangedAnswerTexts(ROWS, answers)).toEqual(['Again: Yes'])
  expect(collectChangedAnswers(ROWS, answers)).toEqual({ again: true })
  expect(collectChangedAnswers(ROWS, { gone: 'x' })).toEqual({})
})

test('a question is a field, with the answer of the book first', () => {
  expect(getSettingAnswer(ROWS.tie, undefined)).toBe('none')
  expect(listSettingFields(ROWS, { tie: 'shared' })[0]).toMatchObject({
    id: 'tie',
    label: 'Ties',
    hint: 'Who wins a tie? Nobody is named. (RULE-1)',
    answer: 'shared',
    options: [{ value: 'none', label: 'Nobody (default)' }, { value: 'shared' }],
  })
})
