import { expect, test } from 'vitest'
import { withNewPageSuggestion } from '../entry/use-link-suggestions.ts'
import {
  buildLinkCompletionEdit,
  findUnfinishedLink,
  getSuggestionActionForKey,
  type TextEdit,
} from './unfinished-link.ts'

const apply = (body: string, { from, to, insert }: TextEdit) => body.slice(0, from) + insert + body.slice(to)

test('A link is open from its brackets to the caret, on one line', () => {
  expect(findUnfinishedLink('see [[emb', 9)).toEqual({ lead: '[[', start: 4, text: 'emb' })
  expect(findUnfinishedLink('see [[', 6)).toEqual({ lead: '[[', start: 4, text: '' })
  expect(findUnfinishedLink('see [[Ember]] and', 17)).toBeNull()
  expect(findUnfinishedLink('see [[emb\nmore', 14)).toBeNull()
  expect(findUnfinishedLink('see [emb', 8)).toBeNull()
  expect(findUnfinishedLink('[['.padEnd(200, 'a'), 200)).toBeNull()
})

test('A chosen link takes the place of what was typed, the caret stands behind it', () => {
  const body = 'see [[emb and more'
  const edit = buildLinkCompletionEdit(body, { lead: '[[', start: 4, text: 'emb' }, 'star:Ember')
  expect(apply(body, edit)).toBe('see [[star:Ember]] and more')
  expect(edit.selectFrom).toBe('see [[star:Ember]]'.length)
})

test('Brackets that are closed already are not doubled', () => {
  const body = 'see [[emb]] and [[more]]'
  expect(apply(body, buildLinkCompletionEdit(body, { lead: '[[', start: 4, text: 'emb' }, 'Ember'))).toBe(
    'see [[Ember]] and [[more]]',
  )
})

test('A mention is open from its sign, for a name of up to three words', () => {
  expect(findUnfinishedLink('@', 1)).toEqual({ lead: '@', start: 0, text: '' })
  expect(findUnfinishedLink('met @Mira V', 11)).toEqual({ lead: '@', start: 4, text: 'Mira V' })
  expect(findUnfinishedLink('met @Mira and then some', 23)).toBeNull()
  expect(findUnfinishedLink('mira@example', 12)).toBeNull()
  const body = 'met @mi today'
  expect(apply(body, buildLinkCompletionEdit(body, { lead: '@', start: 4, text: 'mi' }, 'Mira'))).toBe(
    'met [[Mira]] today',
  )
})

test('Keys while links are offered', () => {
  expect(getSuggestionActionForKey('Enter', { count: 3, isKnown: true })).toBe('choose')
  expect(getSuggestionActionForKey('Enter', { count: 0, isKnown: true })).toBeNull()
  expect(getSuggestionActionForKey('Enter', { count: 0, isKnown: false })).toBe('choose')
  expect(getSuggestionActionForKey('Escape', { count: 3, isKnown: true })).toBe('dismiss')
  expect(getSuggestionActionForKey('a', { count: 3, isKnown: true })).toBeNull()
})

test('a name that no page bears is offered last, as a page to be written later; after @ only what is there', () => {
  const vex = { thing: { kind: 'character', id: 'vex', name: 'Vex Harrow' }, link: 'Vex Harrow' } as const
  const typed = (text: string, lead: '[[' | '@' = '[[') => ({ lead, start: 0, text })
  expect(withNewPageSuggestion(typed('Admiral Vance '), [])).toEqual([{ thing: null, link: 'Admiral Vance' }])
  expect(withNewPageSuggestion(typed('Vex'), [vex])).toEqual([vex, { thing: null, link: 'Vex' }])
  expect(withNewPageSuggestion(typed('vex harrow'), [vex])).toEqual([vex])
  expect([
    withNewPageSuggestion(typed('Vance', '@'), []),
    withNewPageSuggestion(typed(' '), []),
    withNewPageSuggestion(null, [vex]),
  ]).toEqual([[], [], []])
})
