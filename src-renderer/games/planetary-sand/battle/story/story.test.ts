import { expect, test } from 'vitest'
import { buildStoryLine } from './story.ts'

const lineOf = (...events: { text: string; event: { type: string } }[]) => ({
  n: 3,
  seat: 'Red',
  actor: 'Gamemaster',
  at: '2026-11-22T10:00:00Z',
  typed: 0,
  result: null,
  events,
})
const done = { text: 'Red is done', event: { type: 'ended-phase' } }

test('an order tells what happened first, what came of it, and is loud where somebody is lost', () => {
  const fell = { text: 'Blue 1 out of the battle: fire', event: { type: 'fell' } }
  const next = { text: 'Turn 2: first side moves', event: { type: 'began-phase' } }
  expect(
    buildStoryLine(lineOf(done, fell, { text: 'All losses fall together', event: { type: 'volley-fell' } }, next)),
  ).toEqual({
    n: 3,
    title: 'Blue 1 out of the battle: fire',
    details: ['Turn 2: first side moves'],
    isLoud: true,
  })
})

test('whoever is merely done is told so', () => {
  expect(buildStoryLine(lineOf(done))).toEqual({ n: 3, title: 'Red is done', details: [], isLoud: false })
})

test('who is captured stands before the phase that ended with it', () => {
  const open = { text: 'The firing lists are open', event: { type: 'revealed' } }
  const taken = { text: 'Red captures Blue 1', event: { type: 'captured' } }
  expect(buildStoryLine(lineOf(done, open, taken))).toMatchObject({
    title: 'Red captures Blue 1',
    details: ['The firing lists are open'],
  })
})
